//! Why something is as it is: the chain of its causes, the latest first; or what a process waits for.

use std::rc::Rc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use super::panel::{self, Row, row};
use super::{Scene, flight, log, sign};
use crate::paint::captions::WhyText;
use crate::paint::row::{RowPen, wrapped};
use crate::session::frame::why::{Cause, Outlook, Question, Waiting, Why};
use crate::session::frame::{LogLine, Thing};
use crate::session::{Remark, Value};

/// What the panel shows.
pub(in crate::paint) struct Answer<'a> {
    /// The answer.
    pub(in crate::paint) why: &'a Rc<Why>,
    /// The chosen link; where there is no chain, the rows scrolled out of sight.
    pub(in crate::paint) chosen: usize,
    /// Which of how many questions it answers, from 1.
    pub(in crate::paint) nth: (usize, usize),
}

/// The rows that are kept for the chain, whatever else there is to say.
const LEAST_CHAIN: usize = 3;
/// In so many columns the links that are not chosen are told in whole sentences too.
const WIDE: usize = 60;

/// Draws the panel over the side column, so that the graph stays in sight; without one over the lower half.
pub(in crate::paint) fn draw(scene: &Scene<'_>, (area, column): (Rect, Option<Rect>), answer: &Answer<'_>, buffer: &mut Buffer) {
    let (nth, of) = answer.nth;
    let title = scene.say_with(WhyText::Title, &[("nth", Value::Number(nth as u64)), ("of", Value::Number(of as u64))]);
    let panel = flight::panel(area, column);
    let place = panel::open_at(scene, panel, &super::compare::with_run(scene, &title), buffer);
    let parts = Parts::of(scene, place, answer);
    let theme = scene.theme();
    for (row, line) in (0..place.height).zip(&parts.asked) {
        RowPen::new(buffer, place, row).write(line, theme.strong());
    }
    parts.draw_body(scene, answer, buffer);
    if !parts.end.is_empty() {
        let rule = parts.body.bottom() - place.y;
        RowPen::new(buffer, place, rule).repeat(scene.look.glyphs.rule, usize::from(place.width), theme.rule());
        for (row, line) in (rule + 1..place.height).zip(&parts.end) {
            RowPen::new(buffer, place, row).write(line, theme.text());
        }
    }
}

/// The link at a cell.
pub(in crate::paint) fn row_at(
    scene: &Scene<'_>,
    (area, column): (Rect, Option<Rect>),
    answer: &Answer<'_>,
    at: Position,
) -> Option<usize> {
    let parts = Parts::of(scene, panel::inside(flight::panel(area, column)), answer);
    let row = usize::from(at.y.checked_sub(parts.body.y)?);
    if !parts.body.contains(at) || waits(answer.why) {
        return None;
    }
    parts.rows.get(row).map(|(link, _)| *link)
}

/// How far the panel can be scrolled where it has no chain.
pub(in crate::paint) fn furthest(scene: &Scene<'_>, (area, column): (Rect, Option<Rect>), answer: &Answer<'_>) -> usize {
    let parts = Parts::of(scene, panel::inside(flight::panel(area, column)), answer);
    parts.rows.len().saturating_sub(usize::from(parts.body.height))
}

fn waits(why: &Why) -> bool {
    matches!(why.question, Question::Waits(_))
}

/// The panel's contents from top to bottom.
struct Parts {
    /// The question.
    asked: Vec<String>,
    /// The place of the chain.
    body: Rect,
    /// The rows of the chain that are in sight, each with the index of its link; or all rows of what is waited for.
    rows: Vec<(usize, Row)>,
    /// How the chain ends.
    end: Vec<String>,
    /// There is more above, and below.
    more: (bool, bool),
}

impl Parts {
    fn of(scene: &Scene<'_>, place: Rect, answer: &Answer<'_>) -> Self {
        let (width, height) = (usize::from(place.width), usize::from(place.height));
        let say = |remark: &Remark| wrapped(&scene.look.texts.remark(remark), width);
        let mut asked = say(&answer.why.asked);
        asked.truncate(height.saturating_sub(LEAST_CHAIN).min(3));
        let mut end = if waits(answer.why) { Vec::new() } else { say(&answer.why.end) };
        if height < asked.len() + LEAST_CHAIN + 1 + end.len() {
            end.clear();
        }
        let below = if end.is_empty() { 0 } else { end.len() + 1 };
        let rows = height - asked.len() - below;
        let body = Rect { y: place.y + asked.len() as u16, height: rows as u16, ..place };
        let (rows, more) = if waits(answer.why) {
            let all = scene.frame.waiting.as_ref().map_or_else(Vec::new, |waiting| waiting_rows(scene, waiting, width));
            let top = answer.chosen.min(all.len().saturating_sub(rows));
            let more = (top > 0, top + rows < all.len());
            (all.into_iter().map(|row| (top, row)).collect(), more)
        } else {
            chain_rows(scene, answer, (width, rows))
        };
        Self { asked, body, rows, end, more }
    }

    fn draw_body(&self, scene: &Scene<'_>, answer: &Answer<'_>, buffer: &mut Buffer) {
        let top = if waits(answer.why) { self.rows.first().map_or(0, |(top, _)| *top) } else { 0 };
        for (at, (link, spans)) in (0..self.body.height).zip(self.rows.iter().skip(top)) {
            let chosen = *link == answer.chosen && !waits(answer.why);
            if chosen {
                RowPen::new(buffer, self.body, at).fill(scene.theme().selected_row());
            }
            let mut pen = RowPen::new(buffer, self.body, at);
            for (text, style) in spans {
                pen.write(text, if chosen { scene.theme().on_selected_row(*style) } else { *style });
            }
        }
        let edge = Rect { x: self.body.right() + 1, width: 1, ..self.body };
        let style = scene.theme().base().patch(scene.theme().strong());
        if self.more.0 {
            RowPen::new(buffer, edge, 0).stamp(scene.strokes().up, style);
        }
        if self.more.1 && self.body.height > 0 {
            RowPen::new(buffer, edge, self.body.height - 1).stamp(scene.strokes().down, style);
        }
    }
}

/// The rows of a chain round the chosen link, and whether there are more above and below.
fn chain_rows(scene: &Scene<'_>, answer: &Answer<'_>, (width, height): (usize, usize)) -> (Vec<(usize, Row)>, (bool, bool)) {
    let causes = &answer.why.causes;
    let Some(latest) = causes.iter().take(2).map(|cause| cause.tick).max() else { return (Vec::new(), (false, false)) };
    let widest = scene.look.texts.number(latest).len();
    let chosen = answer.chosen.min(causes.len() - 1);
    let rows_of = |link: usize| cause_rows(scene, &causes[link], link == chosen, (widest, width));
    let tagged = |link: usize| rows_of(link).into_iter().map(move |row| (link, row));
    let mut rows: Vec<(usize, Row)> = tagged(chosen).collect();
    let (mut first, mut next) = (chosen, chosen + 1);
    let mut above: Vec<Vec<(usize, Row)>> = Vec::new();
    let mut above_rows = 0;
    while first > 0 && above_rows < height / 3 {
        first -= 1;
        above.push(tagged(first).collect());
        above_rows += above[above.len() - 1].len();
    }
    while next < causes.len() && above_rows + rows.len() < height {
        rows.extend(tagged(next));
        next += 1;
    }
    // What room is left at the end of the chain is for what comes before.
    while first > 0 && above_rows + rows.len() < height {
        first -= 1;
        above.push(tagged(first).collect());
        above_rows += above[above.len() - 1].len();
    }
    let mut all: Vec<(usize, Row)> = above.into_iter().rev().flatten().collect();
    all.extend(rows);
    // The chosen link is in sight as a whole, if there is room for it.
    let of_chosen = all.iter().filter(|(link, _)| *link == chosen).count();
    let begins = all.iter().position(|(link, _)| *link == chosen).unwrap_or_default();
    let fits = all.len().saturating_sub(height);
    let skip = if next < causes.len() { (begins + of_chosen).saturating_sub(height).min(begins) } else { fits.min(begins) };
    all.drain(..skip);
    let more = (first > 0 || skip > 0, next < causes.len() || all.len() > height);
    (all, more)
}

/// A link: what happened, and below it in what way the next one led to it.
fn cause_rows(scene: &Scene<'_>, cause: &Cause, chosen: bool, (widest, width): (usize, usize)) -> Vec<Row> {
    let theme = scene.theme();
    let mark = if chosen { scene.look.glyphs.play } else { " " };
    let indent = 2 + widest + 1;
    let mut rows = Vec::new();
    for (nth, line) in cause.told.iter().enumerate() {
        let tick = if nth == 0 { scene.look.texts.number(cause.tick) } else { String::new() };
        let begin = vec![
            (format!("{} ", if nth == 0 { mark } else { " " }), theme.strong()),
            (format!("{tick:>widest$} "), if cause.aside { theme.muted() } else { theme.text() }),
        ];
        rows.extend(told(scene, line, chosen, cause.aside, (begin, indent, width)));
    }
    let quiet = |text: &str, lead: &str| -> Vec<Row> {
        let room = width.saturating_sub(indent + 2).max(8);
        let lines = wrapped(text, room).into_iter().enumerate();
        let lead = |nth: usize| if nth == 0 { lead.to_owned() } else { " ".to_owned() };
        lines.map(|(nth, line)| row(format!("{}{} {line}", " ".repeat(indent), lead(nth)), theme.muted())).collect()
    };
    if chosen {
        let number = |number: u64| Value::Number(number);
        let values = [
            ("tick", number(cause.tick)),
            ("event", number(cause.event as u64)),
            ("record", number(u64::from(cause.record) + 1)),
        ];
        rows.extend(quiet(&scene.say_with(WhyText::Moment, &values), " "));
    }
    if let Some(also) = &cause.also {
        rows.extend(quiet(&scene.look.texts.remark(also), " "));
    }
    if let Some(because) = &cause.because {
        rows.extend(quiet(&scene.look.texts.remark(because), scene.strokes().up));
    }
    rows
}

/// A line of the log: its sign, who, and what; of the chosen link in whole sentences.
fn told(scene: &Scene<'_>, line: &LogLine, chosen: bool, aside: bool, (begin, indent, width): (Row, usize, usize)) -> Vec<Row> {
    let theme = scene.theme();
    let (glyph, ink) = sign::of(scene, line.sign);
    let style = if chosen {
        theme.strong()
    } else if aside {
        theme.muted()
    } else {
        theme.text()
    };
    let who = log::route(scene, line).map(|who| format!("{who} ")).unwrap_or_default();
    let what = format!("{glyph}{} ", line.payload);
    let texts = &scene.look.texts;
    let whole = chosen || width >= WIDE;
    let words = if whole {
        let sentences: Vec<String> =
            std::iter::once(&line.full).chain(&line.more).map(|sentence| texts.remark(sentence)).collect();
        sentences.join("; ")
    } else {
        texts.remark(&line.brief)
    };
    let head = indent + what.width() + who.width();
    let mut first = begin;
    first.extend([(what, ink), (who, style)]);
    // Whole sentences name who it is about; they begin below, where there is little room beside.
    let beside = width.saturating_sub(head);
    if beside >= words.width() || beside >= 24 {
        let mut lines = wrapped(&words, beside.max(1)).into_iter();
        first.push((lines.next().unwrap_or_default(), style));
        let rest = lines.map(|line| row(format!("{}{line}", " ".repeat(head)), style));
        return std::iter::once(first).chain(rest).collect();
    }
    let room = width.saturating_sub(indent).max(8);
    let rest = wrapped(&words, room).into_iter().map(|line| row(format!("{}{line}", " ".repeat(indent)), style));
    std::iter::once(first).chain(rest).collect()
}

/// What a process waits for, what can end that, and whether anything will come.
fn waiting_rows(scene: &Scene<'_>, waiting: &Waiting, width: usize) -> Vec<Row> {
    let theme = scene.theme();
    let texts = &scene.look.texts;
    let mut rows = Vec::new();
    let id = [("id", Value::Id(waiting.id))];
    let mut say = |text: &str, style| rows.extend(wrapped(text, width).into_iter().map(|line| row(line, style)));
    match &waiting.waits {
        Some(waits) => say(&texts.remark(waits), theme.text()),
        None if waiting.up => say(&scene.say_with(WhyText::WaitsForNothing, &id), theme.text()),
        None => say(&scene.say_with(WhyText::IsDown, &id), theme.text()),
    }
    say("\u{20}", theme.text());
    if waiting.pending.is_empty() {
        say(&scene.say_with(WhyText::NothingPending, &id), theme.muted());
    } else {
        let heading = if waiting.waits.is_some() { WhyText::CanEnd } else { WhyText::CanCome };
        say(&scene.say_with(heading, &id), theme.muted());
    }
    for pending in &waiting.pending {
        rows.push(flight::row_of(scene, pending));
        if let Thing::Timer { meaning, .. } = &pending.thing {
            let lines = wrapped(&texts.remark(meaning), width.saturating_sub(2).max(8));
            rows.extend(lines.into_iter().map(|line| row(format!("  {line}"), theme.muted())));
        }
    }
    if waiting.left_out > 0 {
        let more = scene.say_with(WhyText::MorePending, &[("count", Value::Number(waiting.left_out as u64))]);
        rows.push(row(more, theme.muted()));
    }
    rows.push(Row::new());
    rows.extend(wrapped(&outlook(scene, waiting), width).into_iter().map(|line| row(line, theme.strong())));
    rows
}

/// Whether anything will still come, as a sentence.
pub(super) fn outlook(scene: &Scene<'_>, waiting: &Waiting) -> String {
    let id = ("id", Value::Id(waiting.id));
    let text = match (waiting.outlook, waiting.up) {
        (Outlook::Comes, true) => WhyText::Comes,
        (Outlook::Comes, false) => WhyText::ComesDown,
        (Outlook::Never, false) => WhyText::NeverDown,
        (Outlook::Never, true) if waiting.could.is_empty() => WhyText::Never,
        (Outlook::Never, true) => WhyText::NeverCould,
        (Outlook::Unknown, _) => WhyText::Unknown,
    };
    let could: Vec<String> = waiting.could.iter().map(|could| scene.look.texts.remark(could)).collect();
    match text {
        WhyText::NeverCould => {
            let could = could.join(&scene.say(WhyText::Between));
            scene.say_with(text, &[id, ("could", Value::Text(could))])
        }
        text => scene.say_with(text, &[id]),
    }
}
