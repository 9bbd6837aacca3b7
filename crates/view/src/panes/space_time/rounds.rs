//! Draws rounds: the barriers between them, what each process holds after a barrier, and messages that arrived too
//! late.

use super::{Chart, lines::legs, lines::visible_messages};
use crate::{arena::legend::Entry, prelude::*};
use suffrage_engine::engine::{Behind, Broken};
use suffrage_session::model::space_time::{Barrier, Rounds};

/// A pane with at least this many rows below the title names the rounds.
pub(super) const LEAST_WITH_NAMES: u16 = 6;
/// If a set has more values than this, only the number of its values is shown.
const MOST_VALUES: usize = 9;
/// The background of every second round is this many percent of the header's background, mixed with the usual one.
const GROUND: u32 = 40;

fn columns(Chart { geometry, diagram, .. }: Chart<'_>, rounds: &Rounds, index: usize) -> (i32, i32) {
    let from = geometry.column(rounds.barriers[index].tick);
    let next = rounds.barriers.get(index + 1).map(|next| geometry.column(next.tick));
    (from, next.unwrap_or_else(|| geometry.column(diagram.until) + 1))
}

pub(super) fn draw_grounds(chart: Chart<'_>, canvas: &mut Canvas<'_>) {
    let Chart { scene, geometry, diagram, .. } = chart;
    let (Some(rounds), theme) = (&diagram.rounds, scene.theme()) else { return };
    let Some(ground) = theme.bar().bg.and_then(|bar| theme.mixed(bar, GROUND)) else { return };
    let plot = geometry.plot;
    for index in (0..rounds.barriers.len()).step_by(2).filter(|&index| is_round(scene, index)) {
        let (from, to) = columns(chart, rounds, index);
        let (from, to) = (from.max(plot.x.into()), to.min(plot.right().into()));
        if let (Ok(x), Ok(width)) = (u16::try_from(from), u16::try_from(to - from)) {
            canvas.set_style(Rect { x, width, ..plot }, Style::new().bg(ground));
        }
    }
}

/// Whether a round begins at the barrier with this index. The last barrier only ends a round.
fn is_round(scene: &Scene<'_>, index: usize) -> bool {
    scene.frame.round.is_none_or(|(_, of)| index < of as usize)
}

pub(super) fn draw_barriers(chart: Chart<'_>, canvas: &mut Canvas<'_>) {
    let Chart { scene, geometry, diagram, .. } = chart;
    let (Some(rounds), theme, plot) = (&diagram.rounds, scene.theme(), geometry.plot) else { return };
    for (index, barrier) in rounds.barriers.iter().enumerate() {
        if let Some(column) = geometry.visible_column(barrier.tick) {
            for row in (plot.y..plot.bottom()).filter(|&row| geometry.on_lifeline(row).is_none()) {
                if canvas.symbol(column, row) == " " {
                    canvas.put(plot, column.into(), row.into(), scene.glyphs().barrier, theme.muted());
                }
            }
        }
        if let (Some((_, of)), true) = (scene.frame.round, is_round(scene, index)) {
            draw_name(chart, columns(chart, rounds, index), (index as u32 + 1, of), canvas);
        }
    }
}

fn draw_name(chart: Chart<'_>, (from, to): (i32, i32), (number, of): (u32, u32), canvas: &mut Canvas<'_>) {
    let Chart { scene, geometry, diagram, .. } = chart;
    let Some(row) = geometry.names else { return };
    let plot = geometry.plot;
    let (from, to) = (from.max(plot.x.into()), to.min(plot.right().into()));
    let room = usize::try_from(to - from - 1).unwrap_or(0);
    // The round in progress gets the width of its name.
    let is_last = diagram.rounds.as_ref().is_some_and(|rounds| rounds.barriers.len() == number as usize);
    let to = if is_last { plot.right().into() } else { to };
    let plain = number.to_string();
    let name = scene.fit(ids::ScreenHeaderRound { number, of });
    let name = name.within(room).or_else(|| Some(plain.as_str()).filter(|plain| plain.width() <= room));
    if let Some(name) = name {
        let column = if is_last { from + 2 } else { from + (to - from - i32::from(name.width() as u16) + 1) / 2 };
        canvas.write(Rect { y: row, height: 1, ..plot }, column, row.into(), name, scene.theme().strong());
    }
}

pub(super) fn draw_held(chart: Chart<'_>, canvas: &mut Canvas<'_>) {
    let Chart { scene, geometry, diagram, .. } = chart;
    let Some(rounds) = &diagram.rounds else { return };
    for (index, barrier) in rounds.barriers.iter().enumerate() {
        let right = i32::from(geometry.plot.right());
        let end = rounds.barriers.get(index + 1).map_or(right, |next| geometry.column(next.tick)) - 1;
        let earlier = index.checked_sub(1).map(|before| &rounds.barriers[before]);
        for (place, lifeline) in diagram.lifelines.iter().enumerate() {
            let (Some(row), Some(behind)) = (geometry.row(lifeline.position), behind(barrier, place)) else { continue };
            let before = earlier.and_then(|earlier| self::behind(earlier, place)?.set.as_deref());
            let is_clear =
                |column: i32| u16::try_from(column).is_ok_and(|column| is_lifeline(scene, canvas.symbol(column, row)));
            let after = geometry.column(barrier.tick) + 1;
            let start = if is_clear(after) { after + 1 } else { after + 2 };
            let is_free = |width: usize| {
                let end_of_it = start + i32::from(width as u16);
                start >= i32::from(geometry.plot.x) && end_of_it <= end && (start..end_of_it).all(is_clear)
            };
            let broken = rounds.broken.iter().find(|broken| broken.at as usize == lifeline.position);
            let broken = broken.filter(|broken| broken.tick == barrier.tick);
            let forms = match broken {
                Some(broken) => forms_of_crash(scene, broken, &held(scene, &rounds.values, (behind, before))),
                None => forms(scene, &rounds.values, (behind, before)),
            };
            let Some(form) = forms.into_iter().find(|form| is_free(width(form))) else { continue };
            canvas.write_spans(geometry.plot, (start, row.into()), &form);
        }
    }
}

fn behind(barrier: &Barrier, place: usize) -> Option<&Behind> {
    barrier.behind.get(place)?.as_ref()
}

fn is_lifeline(scene: &Scene<'_>, symbol: &str) -> bool {
    let glyphs = scene.glyphs();
    symbol == " " || symbol == glyphs.limit || symbol == glyphs.rule || glyphs.lifelines.contains(&symbol)
}

/// The texts to try for a process after a barrier, in this order.
fn forms(scene: &Scene<'_>, values: &[Datum], (behind, before): (&Behind, Option<&[Datum]>)) -> Vec<Vec<Span>> {
    let theme = scene.theme();
    let says: Vec<Span> = match (behind.decided, &behind.badge) {
        (Some(value), _) => {
            vec![(format!(" {value} "), theme.tile(Role::Leader)), (value.to_string(), theme.tile(Role::Leader))]
        }
        (None, Some(badge)) => {
            let badge = scene.look.badge(badge);
            badge.lengths().map(|length| (format!("{length} "), theme.text())).collect()
        }
        (None, None) => Vec::new(),
    };
    let held = held(scene, values, (behind, before));
    // Next to a visible set, its size is not needed. A number alone could also seem to be a value of the set.
    let (first, count) = if behind.decided.is_some() { (0, says.len()) } else { (usize::from(says.len() > 1), 1) };
    let beside = says.iter().skip(first).take(count);
    let blank = || (" ".to_owned(), Style::new());
    let both = |said: &Span| held.first().map(|held| held.iter().cloned().chain([blank(), said.clone()]).collect());
    let both: Vec<Vec<Span>> = beside.filter_map(both).collect();
    both.into_iter().chain(held).chain(says.into_iter().map(|said| vec![said])).collect()
}

fn held(scene: &Scene<'_>, values: &[Datum], (behind, before): (&Behind, Option<&[Datum]>)) -> Vec<Vec<Span>> {
    match behind.set.as_ref().filter(|set| !set.is_empty()) {
        Some(set) if values.len() <= MOST_VALUES => {
            vec![chips(scene, values, (set, before)), counted(scene, values, (set, before))]
        }
        Some(set) => vec![counted(scene, values, (set, before))],
        None => Vec::new(),
    }
}

fn forms_of_crash(scene: &Scene<'_>, broken: &Broken, held: &[Vec<Span>]) -> Vec<Vec<Span>> {
    let said = scene.fit(ids::SpaceTimeCrashesAfter { sent: broken.sent, of: broken.of });
    let fault = scene.theme().fault();
    let set = held.first();
    let both = said.lengths().filter_map(|said| {
        let blank = (" ".to_owned(), Style::new());
        set.map(|set| set.iter().cloned().chain([blank, (said.to_owned(), fault)]).collect::<Vec<_>>())
    });
    let alone = said.lengths().map(|said| vec![(said.to_owned(), fault)]);
    both.chain(alone).chain(held.iter().cloned()).collect()
}

fn is_new(value: Datum, before: Option<&[Datum]>) -> bool {
    before.is_none_or(|before| !before.contains(&value))
}

fn chips(scene: &Scene<'_>, values: &[Datum], (set, before): (&[Datum], Option<&[Datum]>)) -> Vec<Span> {
    let theme = scene.theme();
    // Two adjacent digits would look like one number.
    let is_parted = values.len() == 2 || values.iter().any(|value| value.to_string().width() > 1);
    let mut chips = Vec::new();
    for (index, value) in values.iter().enumerate() {
        chips.extend((is_parted && index > 0).then(|| (" ".to_owned(), theme.bar())));
        let text = value.to_string();
        chips.push(match set.contains(value) {
            true if is_new(*value, before) => (text, theme.chip()),
            true => (text, theme.bar()),
            false => (scene.glyphs().info.repeat(text.width()), theme.bar_muted()),
        });
    }
    chips
}

fn counted(scene: &Scene<'_>, values: &[Datum], (set, before): (&[Datum], Option<&[Datum]>)) -> Vec<Span> {
    let theme = scene.theme();
    let of = values.iter().filter(|value| set.contains(value)).count();
    let new = values.iter().filter(|value| set.contains(value) && is_new(**value, before)).count();
    let more = (new > 0).then(|| (format!("+{new}"), theme.chip()));
    [(format!("{of}/{} ", values.len()), theme.bar())].into_iter().chain(more).collect()
}

pub(super) fn draw_late(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    for crossing in visible_messages(geometry, diagram) {
        let Some(late) = crossing.late else { continue };
        let whole = crossing.due.saturating_sub(crossing.sent).max(1);
        let part = (late - crossing.sent) as f64 / whole as f64;
        for (x, y) in legs(geometry, crossing).map(|leg| leg.at(part)) {
            let style = scene.theme().fault().add_modifier(Modifier::BOLD);
            canvas.put(geometry.plot, x.round() as i32, y.round() as i32, scene.glyphs().broken, style);
        }
    }
}

pub(super) fn draw_decisions(Chart { scene, geometry, diagram, .. }: Chart<'_>, canvas: &mut Canvas<'_>) {
    for lifeline in diagram.lifelines.iter().filter(|_| diagram.selected.is_none()) {
        let Some(row) = geometry.row(lifeline.position) else { continue };
        for stretches in lifeline.stretches.windows(2) {
            if let &[(_, before), (since, Role::Decided)] = stretches
                && before != Role::Decided
            {
                let style = scene.theme().state_text(Role::Decided).add_modifier(Modifier::BOLD);
                let column = geometry.column(since);
                // Whether the mark covers only the first of two digits. The second digit is then removed.
                let is_digit = |column: i32| {
                    let has_digit = |column| canvas.symbol(column, row).starts_with(|sign: char| sign.is_ascii_digit());
                    u16::try_from(column).is_ok_and(has_digit)
                };
                let is_left_over = is_digit(column) && is_digit(column + 1);
                canvas.put(geometry.plot, column, row.into(), scene.glyphs().state(Role::Decided), style);
                if is_left_over {
                    canvas.put(geometry.plot, column + 1, row.into(), " ", style);
                }
            }
        }
    }
}

pub(super) fn entries(Chart { scene, geometry, diagram, .. }: Chart<'_>) -> Vec<Entry> {
    let (theme, texts) = (scene.theme(), &scene.look.texts);
    let is_visible = |tick: Ticks| geometry.visible_column(tick).is_some();
    let has_barrier = |rounds: &&Rounds| rounds.barriers.iter().any(|barrier| is_visible(barrier.tick));
    let Some(rounds) = diagram.rounds.as_ref().filter(has_barrier) else { return Vec::new() };
    let mut behind = rounds.barriers.iter().flat_map(|barrier| barrier.behind.iter().flatten());
    let has_set = behind.any(|behind| behind.set.is_some());
    let is_late = diagram.messages.iter().any(|crossing| crossing.late.is_some_and(is_visible));
    let entry = |sign: &str, style, word| Entry::new(sign, style, texts.say(word));
    let new = || entry("n", theme.chip(), ids::LEGEND_NEW_VALUE);
    let late = || entry(scene.glyphs().broken, theme.fault(), ids::LEGEND_LATE);
    let barrier = entry(scene.glyphs().barrier, theme.muted(), ids::LEGEND_BARRIER);
    [barrier].into_iter().chain(has_set.then(new)).chain(is_late.then(late)).collect()
}
