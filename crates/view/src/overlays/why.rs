//! Draws answers to "why": the chain of causes of an event, the latest first; or what a process waits for.

use super::{flight, panel, panel::Row, panel::lines, panel::row};
use crate::{panes::log, panes::space_time, prelude::*, view_state::overlay::Why};
use suffrage_engine::engine::Outlook;
use suffrage_session::model::Thing;
use suffrage_session::model::why::{Cause, Waiting, Why as Causes, WhyQuestion};

const LEAST_CHAIN: usize = 4;
/// The details of the chosen link get at most this many tenths of the rows; more if the chain is short.
const ABOUT: usize = 6;

pub(super) fn draw(scene: &Scene<'_>, plan: &Screen, why: &Why, canvas: &mut Canvas<'_>) {
    let (nth, of) = why.nth;
    let title = scene.fit(ids::WhyTitle { nth, of });
    let panel = place(scene, plan);
    let place = panel::open_at(scene, panel, &compare::with_run(scene, &title), canvas);
    let parts = Parts::of(scene, place, why);
    panel::draw_rows(place, 0, &parts.asked, canvas);
    parts.draw_list(scene, why, canvas);
    let shown = usize::from(parts.list.height);
    canvas.hits.scrolls(parts.rows.len().saturating_sub(shown), shown);
    panel::draw_below(scene, place, parts.list.bottom() - place.y, &parts.about, canvas);
}

/// The area of the panel. If possible, the panel does not cover the event of the chosen link.
fn place(scene: &Scene<'_>, plan: &Screen) -> Rect {
    let (area, place) = (plan.whole(), plan.panel_place());
    // If two graphs are side by side, the panel hides a part of a graph in either half of the screen.
    let diagram = plan.place_of(Pane::SpaceTime).filter(|_| plan.difference.is_none());
    let row = diagram.and_then(|diagram| space_time::selected_row(scene, diagram));
    let hidden = row.is_some_and(|row| place.x == area.x && row >= place.y && place.height < area.height);
    if hidden { Rect { y: area.y + 1, ..place } } else { place }
}

fn waits(why: &Causes) -> bool {
    matches!(why.question, WhyQuestion::Waits(_))
}

struct Parts {
    asked: Vec<Row>,
    list: Rect,
    rows: Vec<(usize, Row)>,
    top: usize,
    /// `.0`: whether rows above are left out; `.1`: whether rows below are left out.
    more: (bool, bool),
    about: Vec<Row>,
}

impl Parts {
    fn of(scene: &Scene<'_>, place: Rect, answer: &Why) -> Self {
        let (width, height) = (usize::from(place.width), usize::from(place.height));
        let asked = lines(&scene.remark(&answer.why.asked), width, scene.theme().strong());
        let asked: Vec<_> = asked.take(height.saturating_sub(LEAST_CHAIN).min(4)).collect();
        let room = height - asked.len();
        let most = (room * ABOUT / 10).min(room.saturating_sub(LEAST_CHAIN + 1));
        let mut about = if waits(&answer.why) { Vec::new() } else { about(scene, answer, (width, most)) };
        let rows = |about: &[Row]| room - if about.is_empty() { 0 } else { about.len() + 1 };
        let (list_rows, top, more) = if waits(&answer.why) {
            let all = scene.frame.waiting.as_ref().map_or_else(Vec::new, |waiting| waiting_rows(scene, waiting, width));
            let top = answer.chosen.min(all.len().saturating_sub(room));
            (all.into_iter().map(|row| (0, row)).collect(), top, (false, false))
        } else {
            list_rows(scene, answer, (width, rows(&about)))
        };
        // If the chain is short, the details of the chosen link get more rows.
        if !more.0 && !more.1 && list_rows.len() < rows(&about) && !waits(&answer.why) {
            about = self::about(scene, answer, (width, room.saturating_sub(list_rows.len() + 1)));
        }
        let list = Rect { y: place.y + asked.len() as u16, height: rows(&about) as u16, ..place };
        Self { asked, list, rows: list_rows, top, more, about }
    }

    fn draw_list(&self, scene: &Scene<'_>, answer: &Why, canvas: &mut Canvas<'_>) {
        for (at, (link, spans)) in (0..self.list.height).zip(self.rows.iter().skip(self.top)) {
            let chosen = *link == answer.chosen && !waits(&answer.why);
            if chosen {
                canvas.row(self.list, at).fill(scene.theme().selected_row());
            }
            let mut pen = canvas.row(self.list, at);
            for (text, style) in spans {
                pen.write(text, if chosen { scene.theme().on_selected_row(*style) } else { *style });
            }
            if !waits(&answer.why) && *link < answer.why.causes.len() {
                canvas.hits.add(Rect { y: self.list.y + at, height: 1, ..self.list }, Target::Row(*link));
            }
        }
        let below = self.top + usize::from(self.list.height) < self.rows.len();
        panel::mark_frame(scene, self.list, (self.more.0 || self.top > 0, self.more.1 || below), canvas);
    }
}

/// `.0`: the rows near the chosen link, each with the index of its link; `.1`: the index of the first visible row;
/// `.2`: whether the chain has more links before these rows, and whether it has more links after them.
fn list_rows(scene: &Scene<'_>, answer: &Why, size: (usize, usize)) -> (Vec<(usize, Row)>, usize, (bool, bool)) {
    let (causes, (width, height)) = (&answer.why.causes, size);
    let latest = causes.iter().take(2).map(|cause| cause.tick).max().unwrap_or_default();
    let widest = scene.look.texts.number(latest).len();
    let rows_of = |link: usize| -> Vec<(usize, Row)> {
        let rows = match causes.get(link) {
            Some(cause) => {
                let mut rows = link_rows(scene, cause, link == answer.chosen, (widest, width));
                rows.extend(because_rows(scene, causes, link, (widest, width)));
                rows
            }
            None => end_rows(scene, answer, (widest, width)),
        };
        rows.into_iter().map(|row| (link, row)).collect()
    };
    // Collects enough rows for a full list, wherever the chosen link will be in it.
    let (mut first, mut next) = (answer.chosen, answer.chosen);
    let (mut above, mut below) = (Vec::new(), Vec::new());
    while first > 0 && above.len() < height {
        first -= 1;
        above.splice(0..0, rows_of(first));
    }
    while next <= causes.len() && below.len() < height {
        below.extend(rows_of(next));
        next += 1;
    }
    let begins = above.len();
    above.extend(below);
    let top = begins.saturating_sub(height / 3).min(above.len().saturating_sub(height));
    (above, top, (first > 0, next <= causes.len()))
}

fn link_rows(scene: &Scene<'_>, cause: &Cause, chosen: bool, (widest, width): (usize, usize)) -> Vec<Row> {
    let theme = scene.theme();
    let style = if cause.aside { theme.muted() } else { theme.text() };
    let indent = widest + 3;
    let mut rows = Vec::new();
    for (nth, line) in cause.told.iter().enumerate() {
        let (glyph, ink) = sign_of(scene, line.sign);
        let who = log::route(scene, line).map(|who| who + " ").unwrap_or_default();
        let what = format!("{glyph}{} ", scene.look.texts.spelled(&line.payload));
        let begin = if nth > 0 {
            " ".repeat(indent)
        } else {
            let mark = if chosen { scene.glyphs().play } else { " " };
            format!("{mark} {:>widest$} ", scene.look.texts.number(cause.tick))
        };
        let room = width.saturating_sub(indent + what.width() + who.width());
        let brief = scene.remark(&line.brief);
        let mut words = wrapped(&brief, room.max(1)).into_iter();
        if brief.width() > room && room < LEAST_WORDS {
            rows.push(vec![(begin, style), (what, ink), (who, style)]);
            words = wrapped(&brief, width.saturating_sub(indent).max(8)).into_iter();
        } else {
            rows.push(vec![(begin, style), (what, ink), (who, style), (words.next().unwrap_or_default(), style)]);
        }
        rows.extend(words.map(|words| row(format!("{}{words}", " ".repeat(indent)), style)));
    }
    rows
}

/// The reason for the event of a link; empty if no reason is known, or if the next link gives the reason.
fn because_rows(scene: &Scene<'_>, causes: &[Cause], link: usize, (widest, width): (usize, usize)) -> Vec<Row> {
    let explained = causes.get(link + 1).is_some_and(|next| next.aside);
    let own = causes[..=link].iter().rfind(|cause| !cause.aside);
    let because = own.and_then(|cause| cause.because.as_ref()).filter(|_| !explained);
    let Some(because) = because.map(|because| scene.look.texts.fit_remark(because)) else { return Vec::new() };
    let room = width.saturating_sub(widest + 5);
    let because = because.within(room).unwrap_or_else(|| because.shortest());
    marked_rows(because, scene.glyphs().up, (widest + 3, width), scene.theme().muted())
}

fn marked_rows(text: &str, mark: &str, (indent, width): (usize, usize), style: Style) -> Vec<Row> {
    let lines = wrapped(text, width.saturating_sub(indent + 2).max(8)).into_iter().zip(0..);
    let marked =
        |(line, nth)| row(format!("{}{} {line}", " ".repeat(indent), if nth == 0 { mark } else { " " }), style);
    lines.map(marked).collect()
}

/// The words of an event begin beside its processes (`4→7`) if they fit or this many columns are free, else below.
const LEAST_WORDS: usize = 12;

fn end_rows(scene: &Scene<'_>, answer: &Why, (widest, width): (usize, usize)) -> Vec<Row> {
    let (theme, end) = (scene.theme(), scene.look.texts.fit_remark(&answer.why.end));
    // If the chain has no links, its end is the whole answer.
    if answer.why.causes.is_empty() {
        return marked_rows(end.longest(), " ", (0, width), theme.text());
    }
    let end = end.within(width.saturating_sub(widest + 5)).unwrap_or_else(|| end.shortest());
    marked_rows(end, scene.glyphs().ended, (widest + 3, width), theme.strong())
}

fn about(scene: &Scene<'_>, answer: &Why, (width, room): (usize, usize)) -> Vec<Row> {
    let theme = scene.theme();
    let Some(cause) = answer.why.causes.get(answer.chosen) else { return Vec::new() };
    let rows_of = |text: &str, style| -> Vec<Row> { lines(text, width, style).collect() };
    let mut rows = Vec::new();
    for line in &cause.told {
        let sentences: Vec<String> =
            std::iter::once(&line.full).chain(&line.more).map(|sentence| scene.remark(sentence)).collect();
        rows.extend(rows_of(&sentences.join("; "), theme.text()));
    }
    let moment = scene.fit(ids::WhyMoment { tick: cause.tick, event: cause.event, record: cause.record + 1 });
    let moment = row(moment.within(width).unwrap_or_default(), theme.muted());
    // Without room, the event is more important than its tick.
    let sentences = room.saturating_sub(1).max(1);
    if rows.len() > sentences {
        let next = rows[sentences].first().map(|(text, _)| text.clone()).unwrap_or_default();
        rows.truncate(sentences);
        if let Some((last, _)) = rows.last_mut().and_then(|row| row.last_mut()) {
            *last = whole_words(&format!("{last} {next}"), width, scene.glyphs().more);
        }
    }
    rows.extend((rows.len() < room).then_some(moment));
    let is_last = answer.why.causes.iter().rposition(|cause| !cause.aside) == Some(answer.chosen);
    let end = is_last.then(|| rows_of(&scene.remark(&answer.why.end), theme.strong()));
    let also = cause.also.iter().chain(&cause.because).map(|told| rows_of(&scene.remark(told), theme.muted()));
    for told in also.chain(end) {
        if rows.len() + told.len() <= room {
            rows.extend(told);
        }
    }
    rows.truncate(room);
    rows
}

fn waiting_rows(scene: &Scene<'_>, waiting: &Waiting, width: usize) -> Vec<Row> {
    let theme = scene.theme();
    let id = waiting.id;
    let mut rows = Vec::new();
    let mut say = |text: &str, style| rows.extend(lines(text, width, style));
    let has_timer = waiting.pending.iter().any(|pending| matches!(pending.thing, Thing::Timer { .. }));
    let waits = match &waiting.waits {
        Some(waits) => scene.remark(waits),
        None if !waiting.up => scene.say(ids::WhyIsDown { id }),
        None if has_timer => scene.say(ids::WhyWaitsForTimer { id }),
        None => scene.say(ids::WhyWaitsForNothing { id }),
    };
    let heading = match &waiting.waits {
        _ if waiting.pending.is_empty() => scene.say(ids::WhyNothingPending { id }),
        Some(_) => scene.say(ids::WHY_CAN_END),
        None => scene.say(ids::WhyCanCome { id }),
    };
    say(&waits, theme.text());
    say("\u{20}", theme.text());
    say(&heading, theme.muted());
    for pending in &waiting.pending {
        rows.push(flight::row_of(scene, pending, width));
        if let Thing::Timer { meaning, .. } = &pending.thing {
            let lines = wrapped(&scene.remark(meaning), width.saturating_sub(2).max(8));
            rows.extend(lines.into_iter().map(|line| row(format!("  {line}"), theme.muted())));
        }
    }
    if waiting.left_out > 0 {
        rows.push(row(scene.say(ids::WhyMorePending { count: waiting.left_out }), theme.muted()));
    }
    if let Some(outlook) = outlook(scene, waiting) {
        rows.push(Row::new());
        rows.extend(lines(&outlook, width, theme.strong()));
    }
    rows
}

/// Sentences that tell whether anything will still reach a process; `None` if this is unknown.
pub(super) fn outlook(scene: &Scene<'_>, waiting: &Waiting) -> Option<String> {
    let outlook = waiting.outlook?;
    let never = outlook == Outlook::Never && waiting.up;
    let has = |is: fn(&Thing) -> bool| waiting.pending.iter().any(|pending| is(&pending.thing));
    let has_beats = has(|thing| match thing {
        Thing::Message { message, .. } => message.is_heartbeat(),
        thing => matches!(thing, Thing::Alarm { .. }),
    });
    let id = waiting.id;
    let outlook = match (outlook, waiting.up) {
        (Outlook::Comes, true) if waiting.waits.is_some() => scene.say(ids::WhyComesWaits { id }),
        (Outlook::Comes, true) => scene.say(ids::WhyComes { id }),
        (Outlook::Comes, false) => scene.say(ids::WhyComesDown { id }),
        (Outlook::Never, false) => scene.say(ids::WhyNeverDown { id }),
        (Outlook::Never, true) if has_beats => scene.say(ids::WhyBeats { id }),
        (Outlook::Never, true) => scene.say(ids::WhyNever { id }),
        (Outlook::Chance, _) => scene.say(ids::WhyChance { id }),
        (Outlook::Unknown, _) => scene.say(ids::WhyUnknown { id }),
    };
    let mut said = Vec::new();
    if never && has(|thing| matches!(thing, Thing::Message { message, cut: true, .. } if !message.is_heartbeat())) {
        said.push(scene.say(ids::WHY_DOOMED));
    }
    said.push(outlook);
    if never && !waiting.could.is_empty() {
        let could = waiting.could.iter().map(|could| scene.remark(could));
        let could = could.collect::<Vec<_>>().join(&scene.say(ids::WHY_BETWEEN));
        said.push(scene.say(ids::WhyNeverCould { could }));
    }
    Some(said.join(" "))
}
