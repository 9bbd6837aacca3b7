//! What stands in a cell: as much as has room there.

use unicode_width::UnicodeWidthStr;

use super::LETTERS;
use crate::scene::Scene;
use suffrage_engine::engine::Process;
use suffrage_engine::protocol::{Cell, Strip};

/// What the cell of a process says in so many columns: of a client of a log, without room for more, how many of its requests are answered.
pub(super) fn process_text(scene: &Scene<'_>, process: &Process, columns: usize) -> Option<String> {
    let whole = whole_text(scene, process)?;
    if process.requested.is_some() && whole.width() > columns {
        return Some(value_text(scene, process.elected?));
    }
    Some(if scene.frame.strip == Strip::Progress { whole } else { shortened(whole, columns) })
}

/// All that the cell of a process says: of a client of a log, how many of its requests are answered.
pub(super) fn whole_text(scene: &Scene<'_>, process: &Process) -> Option<String> {
    let text = value_text(scene, process.elected?);
    Some(process.requested.map_or_else(|| text.clone(), |of| format!("{text}/{of}")))
}

/// What a cell says: of a value that silence also means, in brackets.
pub(super) fn value_text(scene: &Scene<'_>, cell: Cell) -> String {
    let text = scene.look.texts.cell(Some(cell));
    match cell {
        Cell::Decided(value) if scene.frame.silence == Some(value) => format!("[{text}]"),
        Cell::Decided(_) | Cell::Leader(_) => text,
    }
}

/// A text that has no room in so many columns, by its first letter.
fn shortened(text: String, columns: usize) -> String {
    if text.width() <= columns {
        return text;
    }
    let is_hollow = text.starts_with('[');
    let first: String = text.chars().skip(usize::from(is_hollow)).take(1).flat_map(char::to_uppercase).collect();
    if is_hollow && columns >= LETTERS { format!("[{first}]") } else { first }
}
