//! A line to type in.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::{OverlayPainter, Places, branches, panel};
use crate::paint::canvas::{Canvas, wrapped};
use crate::paint::scene::Scene;
use crate::paint::view_state::Overlay;
use crate::paint::view_state::overlay::Prompt;

/// The columns a prompt has where there is room.
const COLUMNS: usize = 48;

impl OverlayPainter for Prompt {
    /// What has been typed, and below it what is wrong with it.
    fn draw(&self, scene: &Scene<'_>, places: &Places, canvas: &mut Canvas<'_>) {
        let area = place(scene, places.whole);
        let fault = self.fault.as_deref();
        let columns = COLUMNS.max(self.title.width() + 2).max(fault.map_or(0, UnicodeWidthStr::width)).min(panel::room(area));
        let faults = fault.map_or_else(Vec::new, |fault| wrapped(fault, columns));
        let place = panel::open(scene, area, &self.title, (columns, 1 + faults.len()), canvas);
        draw_input(scene, place, &self.input, self.cursor, canvas);
        for (row, line) in (1..).zip(&faults) {
            canvas.row(place, row).write(line, scene.theme().fault());
        }
    }
}

/// Where the line is: below the rows of the tree while that is open, because the line is about one of them.
fn place(scene: &Scene<'_>, whole: Rect) -> Rect {
    match scene.view.overlays.iter().rev().nth(1) {
        Some(Overlay::Branches(tree)) => branches::below_rows(whole, tree),
        _ => whole,
    }
}

/// The input with its cursor in the first row of an area; of an input that is longer, the part round the cursor.
pub(super) fn draw_input(scene: &Scene<'_>, area: Rect, input: &str, cursor: usize, canvas: &mut Canvas<'_>) {
    let style = scene.theme().strong();
    let mut pen = canvas.row(area, 0);
    let room = pen.left();
    let mut characters: Vec<char> = input.chars().collect();
    let cursor = cursor.min(characters.len());
    characters.push(' ');
    let columns = |range: &[char]| range.iter().map(|character| character.width().unwrap_or(0)).sum::<usize>();
    let mut start = 0;
    while start < cursor && columns(&characters[start..=cursor]) > room {
        start += 1;
    }
    for (at, character) in characters.into_iter().enumerate().skip(start) {
        let style = if at == cursor { style.add_modifier(Modifier::REVERSED) } else { style };
        pen.write(character.encode_utf8(&mut [0; 4]), Style::new().patch(style));
    }
}
