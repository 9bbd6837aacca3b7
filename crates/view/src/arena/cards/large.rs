//! Cards with an id in large digits.

use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::{Modifier, Style};

use super::super::beside::armed;
use super::super::curve::Point;
use super::super::digits::{self, Size};
use super::super::dots::{self, Dots, Heat, Stroke};
use super::super::path::Path;
use super::{Painter, Says};
use crate::canvas::Canvas;
use crate::words;
use suffrage_engine::protocol::Role;

impl Painter<'_> {
    /// XXL and XL: glyph above, digits, the word below.
    pub(super) fn with_big_digits(&self, canvas: &mut Canvas<'_>, size: Size) {
        let theme = &self.look.theme;
        self.ground(canvas);
        let edge = self.edge();
        let glyph = if self.is_framed() { format!(" {} ", self.glyph()) } else { self.glyph().to_owned() };
        self.write(canvas, (1, 0), &glyph, edge);
        match self.part {
            Some(part) => self.part_holds(canvas, part),
            None => self.caption(canvas, edge),
        }
        let id = self.id();
        if let Some(width) = digits::width(&id, size, &self.look.glyphs) {
            // No stroke through digits made of blocks: frame, glyph and word say it.
            let style = self.plain(theme.tile(self.role())).remove_modifier(Modifier::CROSSED_OUT);
            let x = self.card.x + (self.card.width - width) / 2;
            let at = (i32::from(x), i32::from(self.card.y) + 1);
            digits::draw(canvas, self.clip, at, &id, size, &self.look.glyphs, style);
        } else {
            let at = ((self.card.width - id.chars().count() as u16) / 2, self.card.height / 2);
            self.write(canvas, at, &id, theme.tile(self.role()));
        }
        // A glyph in a frame has its own blank behind it.
        self.name(canvas, glyph.chars().count() as u16 + if self.is_framed() { 1 } else { 2 });
        if self.role() == Role::Crashed {
            self.cross(canvas);
        }
        self.follows(canvas);
        self.marks(canvas);
    }

    /// The word of the state below the digits, with what stands beside the process; where both have no room, that is above them.
    fn caption(&self, canvas: &mut Canvas<'_>, style: Style) {
        let followed = self.followed().map_or(0, |(text, _)| text.chars().count());
        let room = usize::from(self.card.width - 2) - followed;
        let spaced = |text: String| if self.is_framed() { format!(" {text} ") } else { text };
        // What has no room with blanks round it may have it without.
        let fitted = |text: String, room: usize| {
            [spaced(text.clone()), text].into_iter().find(|text| text.chars().count() <= room)
        };
        let word = match self.says {
            Some(Says::Decided(value)) if !self.solid() => value.to_string(),
            Some(Says::Decided(_) | Says::Follows { .. }) | None => {
                self.look.texts.say(words::state_in(self.strip, self.role()))
            }
        };
        let badges = self.badges();
        let both = badges.iter().find_map(|badge| fitted(format!("{word} {badge}"), room));
        // The glyph stands at the left of the top row.
        let corner = (room / 2).saturating_sub(1);
        let free = both.is_none() && armed(self.process).is_none();
        let apart = badges.iter().filter(|_| free).find_map(|badge| fitted(badge.clone(), corner));
        // Where there is room for one only, the badge stays: the state has its glyph and its colour too.
        let alone = || badges.iter().filter(|_| apart.is_none()).find_map(|badge| fitted(badge.clone(), room));
        let caption = both.or_else(alone).or_else(|| fitted(word, room)).unwrap_or_default();
        let length = caption.chars().count();
        if length > 0 {
            // No single dash of the frame stands between it and whom the process follows.
            let closed = if followed > 0 && length + 1 == room { format!("{caption} ") } else { caption };
            self.write(canvas, (((room + 2 - length) / 2) as u16, self.card.height - 1), &closed, style);
        }
        if let Some(badge) = apart {
            let badge = if self.is_framed() && !badge.starts_with(' ') { format!(" {badge}") } else { badge };
            self.write(canvas, (self.card.width - 1 - badge.chars().count() as u16, 0), &badge, style);
        }
    }

    /// A cross over the whole card of a process that is down, behind its id.
    fn cross(&self, canvas: &mut Canvas<'_>) {
        // The frame has corners of its own for it.
        let inner = self.card.inner(Margin { horizontal: 1, vertical: 1 });
        let mut dots = Dots::new(inner);
        let style = self.look.theme.fault();
        let (left, right) = (f64::from(self.card.left()), f64::from(self.card.right()) - 0.25);
        let (top, bottom) = (2.0 * f64::from(self.card.top()), 2.0 * f64::from(self.card.bottom()) - 0.25);
        for (from, to) in [((left, top), (right, bottom)), ((right, top), (left, bottom))] {
            let ends = [from, to].map(|(x, y)| Point { x, y });
            let path = Path::through(ends.to_vec());
            dots.line(path.walk(0.0, path.length(), dots::STEP), Stroke::Thick, Heat::Lost, style);
        }
        // Digits could not be read any more below it.
        let of_digits = |cell: &Position| canvas.symbol(cell.x, cell.y) != " ";
        for Position { x, y } in inner.positions().filter(of_digits) {
            dots.clear(Rect { x, y, width: 1, height: 1 });
        }
        dots.draw(self.look.glyphs.lines, canvas);
    }
}
