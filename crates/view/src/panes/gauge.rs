//! Draws the gauge, which compares the number of messages so far with the bounds and the mean of the protocol. Without
//! bounds there is no bar.

use crate::{prelude::*, scale::round};
use suffrage_engine::{engine::Counts, protocol::Bound, protocol::BoundSide};
use suffrage_text::formula::names;

pub(crate) fn label(scene: &Scene<'_>) -> String {
    let what = counted_kinds(scene).unwrap_or_else(|| scene.say(ids::SCREEN_GAUGE_MESSAGES));
    let all = all_messages(scene).map_or(0, |all| all.width() + 2);
    let label = format!(" {what} {:>3}  ", scene.look.texts.number(counted(scene)));
    // The label is as wide as the text in the row below it.
    format!("{label}{}", " ".repeat(all.saturating_sub(label.width())))
}

/// The number of messages sent, of the kinds that the bounds are about. Without bounds: of all kinds except upkeep.
fn counted(scene: &Scene<'_>) -> u64 {
    let counts = &scene.frame.counts;
    if counted_kinds(scene).is_none() { counts.cost() } else { counts.of(scene.frame.bounded_kinds) }
}

fn bounded(scene: &Scene<'_>) -> u64 {
    scene.frame.bounded.unwrap_or_else(|| counted(scene))
}

/// The kinds of messages that the bounds are about, such as `PROBE+REPLY`; `None`: no bounds, or all but upkeep.
fn counted_kinds(scene: &Scene<'_>) -> Option<String> {
    const MOST: usize = 14;
    let kinds = scene.frame.bounded_kinds;
    let first = kinds.first().filter(|_| !scene.frame.bounds.is_empty())?;
    let counts = &scene.frame.counts;
    // Only upkeep is left out, and upkeep is shown separately.
    if counts.upkeep.is_some() && counts.of(kinds) == counts.cost() {
        return None;
    }
    let all = kinds.join("+");
    Some(if all.width() <= MOST { all } else { format!("{first}+{}", scene.glyphs().more) })
}

fn all_messages(scene: &Scene<'_>) -> Option<String> {
    let sent = scene.look.texts.number(scene.frame.counts.cost());
    counted_kinds(scene).map(|_| format!(" {} {sent:>3}", scene.say(ids::SCREEN_GAUGE_MESSAGES)))
}

/// Draws the gauge; its bar begins `edge` columns from the left.
pub(crate) fn draw(scene: &Scene<'_>, area: Rect, edge: u16, canvas: &mut Canvas<'_>) {
    let theme = scene.theme();
    canvas.row(area, 0).write(&label(scene), theme.strong());
    if let Some(all) = all_messages(scene) {
        canvas.row(area, 1).write(&all, theme.muted());
    }
    let place = Rect { x: area.x + edge, width: area.width.saturating_sub(edge + 2), ..area };
    let Some(scale) = Scale::of(scene) else {
        draw_unbound(scene, place, canvas);
        draw_figures(scene, place, 0, canvas);
        draw_counts(scene, place, 0, canvas);
        return;
    };
    let room = usize::from(place.width);
    let caption = scale.end.as_ref().and_then(|end| end.within(room / 2)).unwrap_or_default();
    let bar = Rect { width: place.width - if caption.is_empty() { 0 } else { caption.width() as u16 + 1 }, ..place };
    // A logarithmic bar shows the natural logarithm of 1 + `messages`, in thousandths.
    let logarithm = |messages: u64| (1000.0 * (messages as f64).ln_1p()) as u64;
    let drawn = |messages| if scale.is_log { logarithm(messages) } else { messages };
    draw_bar(scene, bar, (drawn(bounded(scene)), drawn(scale.full)), canvas);
    if scale.is_log && all_messages(scene).is_none() {
        canvas.row(area, 1).skip(1).write(&scene.say(ids::SCREEN_TIMELINE_LOG), theme.muted());
    }
    canvas.at_right(place, 0, 0, caption, theme.muted());
    let mut taken = 0;
    for bound in &scale.marks {
        let at = share(drawn(bound.value), drawn(scale.full), usize::from(bar.width));
        let at = at.min(usize::from(bar.width).saturating_sub(1));
        taken = draw_mark(scene, place, at, taken, bound, canvas);
    }
    draw_counts(scene, place, taken, canvas);
    if taken == 0 {
        draw_figures(scene, place, 1, canvas);
    }
}

fn draw_figures(scene: &Scene<'_>, place: Rect, row: u16, canvas: &mut Canvas<'_>) {
    if scene.frame.counts.cost() == 0 || scene.view.is_asking() {
        return;
    }
    let is_free = |x: u16| canvas.symbol(x, place.y + row) == " ";
    let free = (place.x..place.right()).take_while(|&x| is_free(x)).count();
    let room = free.saturating_sub(if row == 0 { 0 } else { 3 });
    let said = scene.frame.figures.iter().map(|figure| {
        let (name, value) = scene.look.texts.figure(figure);
        format!("{name} {value}")
    });
    let between = scene.glyphs().between;
    let whole = said.fold(String::new(), |whole, next| {
        let longer = if whole.is_empty() { next } else { format!("{whole}{between}{next}") };
        if longer.width() <= room { longer } else { whole }
    });
    canvas.row(place, row).write(&whole, scene.theme().muted());
}

struct Scale<'a> {
    /// The number of messages that a full bar stands for, at least 1.
    full: u64,
    /// Whether the bar is logarithmic. If `full` is far above all marks, a linear bar would look empty.
    is_log: bool,
    end: Option<Fit>,
    marks: Vec<&'a Bound>,
}

impl<'a> Scale<'a> {
    fn of(scene: &Scene<'a>) -> Option<Self> {
        let bound = |side| scene.frame.bounds.iter().find(|bound| bound.side == side);
        let (best, worst, mean) = (bound(BoundSide::Best), bound(BoundSide::Worst), bound(BoundSide::Expected));
        let exact = worst.filter(|worst| best.is_some_and(|best| best.value == worst.value));
        let mut marks: Vec<&Bound> = best.into_iter().chain(mean).filter(|_| exact.is_none()).collect();
        let (full, end) = match worst {
            None if marks.is_empty() => return None,
            Some(worst) => (worst.value, Some(caption_until_return(scene, caption(scene, worst, exact.is_some())))),
            // Without an upper bound the end of the bar has no meaning, and the bar is never full.
            None => {
                let most = marks.iter().map(|bound| bound.value).fold(bounded(scene), u64::max);
                (round(&[10, 15, 20, 30, 50, 70], |end| end > most), None)
            }
        };
        marks.sort_by_key(|bound| bound.value);
        let is_log = marks.last().is_some_and(|usual| full / usual.value.max(1) >= FAR);
        Some(Self { full: full.max(1), is_log, end, marks })
    }
}

fn caption_until_return(scene: &Scene<'_>, said: Fit) -> Fit {
    let Some(count) = scene.frame.bounded else { return said };
    said.lengths().map(|bound| scene.say(ids::ScreenGaugeUntilReturn { count, bound: bound.to_owned() })).collect()
}

fn caption(scene: &Scene<'_>, bound: &Bound, exact: bool) -> Fit {
    let letter = |letter, weight| if names(bound.formula, letter) { weight } else { 0 };
    let letters = match bound.formula {
        "" => NO_FORMULA,
        sum if sum.contains('Σ') => SUM,
        log if scene.frame.strip == Strip::Progress && names(log, 'k') => COMMANDS,
        _ => letter('k', 1) + letter('m', 2) + letter('r', 4),
    };
    let (formula, value) = (bound.formula, bound.value);
    match bound.side {
        _ if exact => scene.fit(ids::ScreenGaugeExact { letters, formula, value }),
        BoundSide::Best => scene.fit(ids::ScreenGaugeBest { letters, formula, value }),
        BoundSide::Expected => scene.fit(ids::ScreenGaugeExpected { letters, formula, value }),
        BoundSide::Worst => scene.fit(ids::ScreenGaugeWorst { letters, formula, value }),
    }
}

/// The value of `letters` if a bound has no formula. In a caption, `letters` selects the explanation of the formula.
const NO_FORMULA: u64 = 8;
/// The value of `letters` if the formula is a sum over phases.
const SUM: u64 = 16;
/// The value of `letters` if k in the formula is the number of commands in a log.
const COMMANDS: u64 = 32;

fn draw_unbound(scene: &Scene<'_>, place: Rect, canvas: &mut Canvas<'_>) {
    if scene.frame.counts.cost() == 0 || scene.view.is_asking() {
        // Before the first message, a bound would be useless. While a question is open, a bound could be its answer.
        return;
    }
    let has_crash = scene.frame.marks.iter().any(|mark| mark.sign == Sign::Crash);
    let why = match scene.frame.strip {
        Strip::Leaders | Strip::Groups if has_crash => scene.fit(ids::SCREEN_GAUGE_UNBOUND_CRASH),
        // For agreement on values, a crash invalidates no bound.
        Strip::Decisions | Strip::Progress if scene.frame.disturbed => scene.fit(ids::SCREEN_GAUGE_UNBOUND_DISTURBED),
        _ => return,
    };
    let theme = scene.theme();
    canvas.row(place, 0).fill(theme.bar()).skip(1).keep_free(1).fit(&why, theme.bar_muted());
}

/// A bar is logarithmic if its right end is at least this many times its largest mark.
const FAR: u64 = 20;

fn share(amount: u64, full: u64, parts: usize) -> usize {
    (u128::from(amount.min(full)) * parts as u128 / u128::from(full)) as usize
}

pub(crate) fn draw_bar(scene: &Scene<'_>, bar: Rect, (amount, full): (u64, u64), canvas: &mut Canvas<'_>) {
    let style = scene.theme().gauge();
    let levels = scene.glyphs().levels;
    let mut pen = canvas.row(bar, 0);
    // Without colours the ends of the bar would be invisible.
    let brackets = scene.theme().is_mono() && pen.left() > 2;
    if brackets {
        pen.write("[", style).keep_free(1);
    }
    let width = pen.left();
    let steps = share(amount, full, width * levels.len());
    let (cells, rest) = (steps / levels.len(), steps % levels.len());
    pen.repeat(levels[levels.len() - 1], cells, style);
    if rest > 0 {
        pen.write(levels[rest - 1], style);
    }
    let empty = pen.left();
    pen.repeat(" ", empty, style);
    if brackets {
        canvas.at_right(bar, 0, 0, "]", style);
    }
}

/// Draws the mark of a bound, and its caption if there is room. Returns the first column after the caption or the mark.
fn draw_mark(scene: &Scene<'_>, place: Rect, at: usize, taken: usize, bound: &Bound, canvas: &mut Canvas<'_>) -> usize {
    let glyphs = scene.glyphs();
    let x = place.x + at as u16;
    if let Some(cell) = canvas.cell_mut(x, place.y) {
        if cell.symbol() == glyphs.levels[glyphs.levels.len() - 1] {
            cell.modifier.insert(Modifier::REVERSED);
        }
        cell.set_symbol(glyphs.limit);
    }
    if at < taken {
        return taken;
    }
    let caption = caption(scene, bound, false);
    let room = usize::from(place.width);
    let (up, style) = (glyphs.up, scene.theme().muted());
    let mut pen = canvas.row(place, 1);
    if let Some(right) = caption.within(room.saturating_sub(at + 2)) {
        pen.skip(at).write(up, style).skip(1).write(right, style);
        return at + 2 + right.width();
    }
    if let Some(left) = caption.within(at.saturating_sub(taken + 1)) {
        pen.skip(at - 1 - left.width()).write(left, style).skip(1).write(up, style);
    }
    at + 1
}

fn draw_counts(scene: &Scene<'_>, place: Rect, taken: usize, canvas: &mut Canvas<'_>) {
    let room = usize::from(place.width).saturating_sub(taken + 3);
    let fate = fate(scene);
    let both = format!("{}   {fate}", kinds(scene));
    if let Some(text) = [both, fate].iter().find(|text| text.width() <= room) {
        canvas.at_right(place, 1, 0, text, scene.theme().muted());
    }
}

pub(crate) fn kinds(scene: &Scene<'_>) -> String {
    let counts = &scene.frame.counts;
    let said = |(kind, count): &(&str, u64)| format!("{kind} {}", scene.look.texts.number(*count));
    let (upkeep, kinds): (Vec<_>, Vec<_>) =
        counts.by_kind.iter().filter(|(_, count)| *count > 0).partition(|(kind, _)| counts.upkeep == Some(kind));
    let kinds = kinds.into_iter().map(said).collect::<Vec<_>>().join(scene.glyphs().between);
    upkeep.into_iter().fold(kinds, |kinds, upkeep| format!("{kinds} + {}", said(upkeep)))
}

pub(crate) fn fate(scene: &Scene<'_>) -> String {
    let counts = &scene.frame.counts;
    let &Counts { sent, duplicated: copies, delivered, lost, in_flight, .. } = counts;
    let parts = [
        // If the network makes copies, more messages may arrive than were sent. So sent messages and copies are shown.
        (copies > 0).then(|| scene.say(ids::ScreenGaugeCopies { sent, copies })),
        Some(scene.say(ids::ScreenGaugeFate { delivered, lost, in_flight })),
        (counts.heartbeats > 0).then(|| scene.say(ids::ScreenCountHeartbeats { count: counts.heartbeats })),
        (counts.notices > 0).then(|| scene.say(ids::ScreenGaugeNotices { count: counts.notices })),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(scene.glyphs().between)
}

#[cfg(test)]
mod tests;
