//! The end of a run that nobody leads: the outline of a plaque, with that in it.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::headline;
use super::inside::Inside;
use super::letters::{self, Size};
use super::plaque;
use crate::paint::Look;
use crate::paint::canvas::Canvas;
use crate::session::model::Frame;
use crate::text::{Fit, ids};

pub(super) struct Nobody {
    /// In capitals, a text a row.
    lines: Vec<String>,
    /// How many have no leader.
    below: Fit,
    style: Style,
    is_framed: bool,
}

/// The columns of a frame and of a blank beside it, at both sides, and its rows.
const FRAME: (u16, u16) = (4, 2);

impl Nobody {
    /// The widest that has room, with its first row, its columns and its rows; nothing where there are no capitals.
    pub(super) fn largest(frame: &Frame, inside: &Inside, look: &Look) -> Option<(Self, i32, (u16, u16))> {
        let said = look.texts.say(ids::HUB_NO_LEADER).to_uppercase();
        let by_word = said.split(' ').map(str::to_owned).collect::<Vec<_>>();
        [(vec![said], true), (by_word.clone(), true), (by_word, false)].into_iter().find_map(|(lines, is_framed)| {
            let widths: Option<Vec<u16>> = lines.iter().map(|line| letters::width(line, Size::D3, &look.glyphs)).collect();
            let around = if is_framed { FRAME } else { (0, 0) };
            let columns = widths?.into_iter().max()? + around.0;
            let count = lines.len() as u16;
            let rows = count * Size::D3.rows() + (count - 1) + around.1;
            let top = (inside.middle.1 - f64::from(rows) / 2.0).round() as i32;
            let top = [0, 1, -1, 2, -2].into_iter().map(|shift| top + shift).find(|&top| inside.holds(top, rows, columns))?;
            let (below, style) = (headline::below_no_leader(frame, look), headline::style_of_no_leader(frame, look));
            Some((Self { lines, below, style, is_framed }, top, (columns, rows)))
        })
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, clip: Rect, look: &Look, place: Rect) {
        canvas.fill(clip, place, look.theme.base());
        if self.is_framed {
            plaque::outline(canvas, clip, place, &look.glyphs.panel, self.style);
        }
        let mut y = place.y + u16::from(self.is_framed);
        for line in &self.lines {
            let columns = letters::width(line, Size::D3, &look.glyphs).unwrap_or_default();
            let at = (i32::from(place.x + (place.width - columns) / 2), i32::from(y));
            letters::draw(canvas, clip, at, line, Size::D3, &look.glyphs, self.style);
            y += Size::D3.rows() + 1;
        }
        if !self.is_framed {
            return;
        }
        let room = usize::from(place.width.saturating_sub(4));
        let title = format!("{} {}", look.glyphs.ended, look.texts.say(ids::SCREEN_HEADER_ENDED));
        let title = Some(title.as_str()).filter(|title| title.chars().count() <= room);
        for (text, y) in [(title, place.y), (self.below.within(room), place.bottom() - 1)] {
            let Some(text) = text.filter(|text| !text.is_empty()) else { continue };
            let text = format!(" {text} ");
            let x = place.x + (place.width - text.chars().count() as u16) / 2;
            canvas.write(clip, i32::from(x), i32::from(y), &text, self.style);
        }
    }
}
