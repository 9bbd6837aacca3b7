//! A note or a question of the scenario: a calm panel below the log, or at the edge of the arena where the log has no room for
//! it, out of the way of what it speaks of.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Scene;
use super::rule::{self, Rule};
use crate::paint::arena;
use crate::paint::captions::Caption;
use crate::paint::row::{RowPen, clear, wrapped};
use crate::paint::screen::Plan;
use crate::paint::view_state::Overlay;
use crate::session::frame::Stop;
use crate::session::{LocalText, Remark, Value};

/// What a note shows.
pub(in crate::paint) struct Note<'n> {
    /// What it says.
    pub(in crate::paint) text: &'n LocalText,
    /// Whether it is a question.
    pub(in crate::paint) question: bool,
    /// The answer, once it may be shown.
    pub(in crate::paint) answer: Option<&'n Remark>,
}

/// The rows of a note at a width, besides its rule.
struct Lines {
    text: Vec<String>,
    /// The answers to choose from.
    choices: Vec<String>,
    answer: Vec<String>,
}

impl Lines {
    fn of(scene: &Scene<'_>, note: &Note<'_>, width: u16) -> Self {
        let room = usize::from(width.saturating_sub(2 * margin(width)));
        let texts = &scene.look.texts;
        let language = texts.language().code();
        let choices = stop(scene, note).map_or(&[][..], |stop| &stop.choices);
        let choices = choices.iter().flat_map(|choice| {
            let mut rows = wrapped(choice.in_language(language), room.saturating_sub(2));
            rows.iter_mut().enumerate().for_each(|(at, row)| row.insert_str(0, if at == 0 { "- " } else { "  " }));
            rows
        });
        let answer =
            note.answer.map(|answer| scene.say_with(Caption::NoteAnswer, &[("answer", Value::Text(texts.remark(answer)))]));
        Self {
            text: wrapped(note.text.in_language(language), room),
            choices: choices.collect(),
            answer: answer.map_or_else(Vec::new, |answer| wrapped(&answer, room)),
        }
    }

    /// The rows with this many blank ones before, after and between the parts.
    fn height(&self, blank: usize) -> usize {
        let parts = [&self.text, &self.choices, &self.answer];
        let shown = parts.iter().filter(|part| !part.is_empty()).count();
        1 + parts.iter().map(|part| part.len()).sum::<usize>() + blank * (shown + 1)
    }
}

/// The stop that a note shows, if it is the one of this moment.
fn stop<'a>(scene: &Scene<'a>, note: &Note<'_>) -> Option<&'a Stop> {
    scene.frame.stops.iter().find(|stop| stop.text == *note.text)
}

/// The blanks on both sides of the words.
const fn margin(width: u16) -> u16 {
    if width < 40 { 1 } else { 3 }
}

/// The note that is shown, if one is.
pub(in crate::paint) fn shown<'v>(scene: &Scene<'v>) -> Option<Note<'v>> {
    scene.view.overlays.iter().rev().find_map(|overlay| match overlay {
        Overlay::Note { text, question, answer } => Some(Note { text, question: *question, answer: answer.as_ref() }),
        _ => None,
    })
}

/// The place of a note at the bottom of the log, which gives up the rows: nothing of the graph is then covered. There is none if
/// the note is longer than the log is high.
pub(in crate::paint) fn beside_the_graph(scene: &Scene<'_>, note: &Note<'_>, log: Rect) -> Option<Rect> {
    let lines = Lines::of(scene, note, log.width);
    let fits = |blank: &usize| lines.height(*blank) <= usize::from(log.height);
    let height = lines.height([1, 0].into_iter().find(fits)?) as u16;
    Some(Rect { y: log.bottom() - height, height, ..log })
}

/// Draws the panel.
pub(in crate::paint) fn draw(scene: &Scene<'_>, plan: &Plan, note: &Note<'_>, buffer: &mut Buffer) {
    let theme = scene.theme();
    let area = plan.note.or(plan.arena()).unwrap_or(plan.body);
    let lines = Lines::of(scene, note, area.width);
    // The blank rows give way first.
    let blank = usize::from(lines.height(1) <= usize::from(area.height));
    let height = lines.height(blank).min(usize::from(area.height)) as u16;
    let looked_at = stop(scene, note).map_or(&[][..], |stop| &stop.look);
    let panel = plan.note.unwrap_or_else(|| out_of_the_way(scene, area, height, looked_at));
    clear(buffer, panel, theme.base().patch(theme.bar()));
    let title = scene.say(if note.question { Caption::TitleQuestion } else { Caption::TitleNote });
    rule::draw(scene, panel, &title, &Rule { focused: true, ..Rule::default() }, buffer);
    let mut row = 1 + blank as u16;
    let parts = [(&lines.text, theme.strong()), (&lines.choices, theme.text()), (&lines.answer, theme.strong())];
    for (part, style) in parts.into_iter().filter(|(part, _)| !part.is_empty()) {
        for line in part {
            RowPen::new(buffer, panel, row).skip(usize::from(margin(panel.width))).write(line, style);
            row += 1;
        }
        row += blank as u16;
    }
}

/// The bottom of the area, or its top if fewer of the cards to look at would be covered there.
fn out_of_the_way(scene: &Scene<'_>, area: Rect, height: u16, looked_at: &[usize]) -> Rect {
    let bottom = Rect { y: area.bottom() - height, height, ..area };
    let top = Rect { height, ..area };
    let Ok(layout) = arena::place(scene.frame, area) else { return bottom };
    let covered = |panel: Rect| {
        let cards = looked_at.iter().filter_map(|&position| layout.cards.get(position));
        cards.filter(|card| card.intersects(panel)).count()
    };
    if covered(top) < covered(bottom) { top } else { bottom }
}
