//! A note or a question of the scenario: a calm panel at the edge of the arena, out of the way of what it speaks of.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Scene;
use super::rule::{self, Rule};
use crate::paint::captions::Caption;
use crate::paint::row::{RowPen, clear, wrapped};
use crate::paint::screen::Plan;
use crate::session::{LocalText, Remark};

/// What a note shows.
pub(in crate::paint) struct Note<'n> {
    /// What it says.
    pub(in crate::paint) text: &'n LocalText,
    /// Whether it is a question.
    pub(in crate::paint) question: bool,
    /// The answer, once it may be shown.
    pub(in crate::paint) answer: Option<&'n Remark>,
}

/// The rows of a note at a width, its rule and the blank row at its end included.
struct Lines {
    text: Vec<String>,
    answer: Vec<String>,
}

impl Lines {
    fn of(scene: &Scene<'_>, note: &Note<'_>, width: u16) -> Self {
        let room = usize::from(width).saturating_sub(6);
        let answer = note.answer.map(|answer| format!("{}: {}", scene.say(Caption::NoteAnswer), scene.look.texts.remark(answer)));
        Self {
            text: wrapped(note.text.in_language(scene.look.texts.language().code()), room),
            answer: answer.map_or_else(Vec::new, |answer| wrapped(&answer, room)),
        }
    }
}

/// Draws the panel at the bottom of the arena, or at its top if what it speaks of is at the bottom.
pub(in crate::paint) fn draw(scene: &Scene<'_>, plan: &Plan, note: &Note<'_>, buffer: &mut Buffer) {
    let theme = scene.theme();
    let area = plan.arena().unwrap_or(plan.body);
    let at_top = false;
    let lines = Lines::of(scene, note, area.width);
    // A rule, a blank row, the text, the answer below a blank row, and a blank row: the blank ones give way first.
    let text = lines.text.len() + lines.answer.len();
    let airy = 3 + text + usize::from(!lines.answer.is_empty()) <= usize::from(area.height);
    let blank = usize::from(airy);
    let between = if lines.answer.is_empty() { 0 } else { blank };
    let height = (1 + 2 * blank + text + between).min(usize::from(area.height)) as u16;
    let y = if at_top { area.y } else { area.bottom() - height };
    let panel = Rect { y, height, ..area };
    clear(buffer, panel, theme.base().patch(theme.bar()));
    let title = scene.say(if note.question { Caption::TitleQuestion } else { Caption::TitleNote });
    rule::draw(scene, panel, &title, &Rule { focused: true, ..Rule::default() }, buffer);
    let mut row = 1 + blank as u16;
    let write = |lines: &[String], style: Style, row: &mut u16, buffer: &mut Buffer| {
        for line in lines {
            RowPen::new(buffer, panel, *row).skip(3).write(line, style);
            *row += 1;
        }
    };
    write(&lines.text, theme.strong(), &mut row, buffer);
    row += between as u16;
    write(&lines.answer, theme.keyword(), &mut row, buffer);
}
