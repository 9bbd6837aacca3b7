//! A line to type in.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::{OverlayPainter, Places, branches, panel};
use crate::canvas::Canvas;
use crate::scene::Scene;
use crate::view_state::Overlay;
use crate::view_state::overlay::Prompt;

const COLUMNS: usize = 48;

impl OverlayPainter for Prompt {
    /// Draws what has been typed, and below it what is wrong with it.
    fn draw(&self, scene: &Scene<'_>, places: &Places, canvas: &mut Canvas<'_>) {
        let area = match scene.view.overlays.iter().rev().nth(1) {
            // A line about a row of the tree leaves the rows in sight.
            Some(Overlay::Branches(tree)) => branches::below_rows(places.whole, tree),
            _ => places.whole,
        };
        let fault = self.fault.as_deref().unwrap_or_default();
        let columns = COLUMNS.max(self.title.width() + 2).max(fault.width()).min(panel::room(area));
        let faults: Vec<_> = panel::lines(fault, columns, scene.theme().fault()).collect();
        let place = panel::open(scene, area, &self.title, (columns, 1 + faults.len()), canvas);
        draw_input(scene, place, &self.input, self.cursor, canvas);
        panel::draw_rows(place, 1, &faults, canvas);
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
