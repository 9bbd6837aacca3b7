//! Cells as the bytes that bring them to the screen, and as few of them as will do.
//!
//! A frame that plays changes hundreds of cells, and a lecture may run over a slow line. Only what differs from the cell written
//! before is said: a colour, an attribute, a place that does not follow from the last one. What cannot be seen, such as the ink
//! of a blank, is never said.

use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};

use crate::paint::Depth;

/// The attributes that show on a blank too.
const ON_BLANKS: Modifier = Modifier::REVERSED
    .union(Modifier::UNDERLINED)
    .union(Modifier::SLOW_BLINK)
    .union(Modifier::RAPID_BLINK)
    .union(Modifier::CROSSED_OUT);
/// Each attribute with the numbers that switch it on and off.
const ATTRIBUTES: [(Modifier, u8, u8); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

fn is_blank(cell: &Cell) -> bool {
    cell.symbol() == " " && !cell.modifier.intersects(ON_BLANKS)
}

/// Gives all blanks of a picture the same ink, which is not to be seen: what changes nothing then counts as no change.
pub fn settle(picture: &mut Buffer) {
    for cell in &mut picture.content {
        if is_blank(cell) {
            cell.fg = Color::Reset;
            cell.underline_color = Color::Reset;
            cell.modifier = Modifier::empty();
        }
    }
}

/// Writes cells for a terminal that has so many colours.
///
/// The first cell is written as after a reset, and a reset ends it all: what else the program writes meets the terminal's own
/// colours.
pub fn write<'a>(cells: impl Iterator<Item = (u16, u16, &'a Cell)>, depth: Depth, out: &mut Vec<u8>) {
    let mut ink = Ink { fg: Color::Reset, bg: Color::Reset, line: Color::Reset, attributes: Modifier::empty() };
    let mut next = None;
    for (x, y, cell) in cells {
        go(next, (x, y), out);
        ink.become_that_of(cell, depth, out);
        out.extend_from_slice(cell.symbol().as_bytes());
        // Where the cursor is after a wide character is not relied upon: terminals differ in what is wide.
        next = Some((x + 1, y));
    }
    out.extend_from_slice(b"\x1b[m");
}

/// Moves to a cell. Within a row by column, not by distance: that holds whatever the terminal took for wide.
fn go(from: Option<(u16, u16)>, (x, y): (u16, u16), out: &mut Vec<u8>) {
    match from {
        Some(at) if at == (x, y) => {}
        Some((_, row)) if row == y => {
            out.extend_from_slice(b"\x1b[");
            number(x + 1, out);
            out.push(b'G');
        }
        _ => {
            out.extend_from_slice(b"\x1b[");
            number(y + 1, out);
            if x > 0 {
                out.push(b';');
                number(x + 1, out);
            }
            out.push(b'H');
        }
    }
}

fn number(number: u16, out: &mut Vec<u8>) {
    let mut digits = [0; 5];
    let (mut rest, mut first) = (number, digits.len());
    loop {
        first -= 1;
        digits[first] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    out.extend_from_slice(&digits[first..]);
}

struct Ink {
    fg: Color,
    bg: Color,
    line: Color,
    attributes: Modifier,
}

impl Ink {
    fn become_that_of(&mut self, cell: &Cell, depth: Depth, out: &mut Vec<u8>) {
        let (mut fg, mut line, mut attributes) = (cell.fg, cell.underline_color, cell.modifier);
        if is_blank(cell) {
            (fg, line, attributes) = (self.fg, self.line, self.attributes.difference(ON_BLANKS));
        }
        if (fg, cell.bg, line, attributes) == (self.fg, self.bg, self.line, self.attributes) {
            return;
        }
        let mut sequence = Sequence { out, is_open: false };
        self.change_attributes(attributes, &mut sequence);
        for (has, wants, what) in [(self.fg, fg, 30), (self.bg, cell.bg, 40), (self.line, line, 50)] {
            if has != wants {
                sequence.colour(wants, what, depth);
            }
        }
        sequence.close();
        *self = Self { fg, bg: cell.bg, line, attributes };
    }

    fn change_attributes(&self, wanted: Modifier, sequence: &mut Sequence<'_>) {
        let mut held = self.attributes;
        for (attribute, _, off) in ATTRIBUTES {
            if held.contains(attribute) && !wanted.contains(attribute) {
                sequence.say(off);
                // What shares its end with others ends them as well.
                for (other, _, _) in ATTRIBUTES.iter().filter(|(_, _, ends)| *ends == off) {
                    held.remove(*other);
                }
            }
        }
        for (attribute, on, _) in ATTRIBUTES {
            if wanted.contains(attribute) && !held.contains(attribute) {
                sequence.say(on);
            }
        }
    }
}

/// A sequence of numbers that changes how characters look; nothing is written if there are none.
struct Sequence<'o> {
    out: &'o mut Vec<u8>,
    is_open: bool,
}

impl Sequence<'_> {
    fn say(&mut self, what: u8) {
        self.out.extend_from_slice(if std::mem::replace(&mut self.is_open, true) { b";" } else { b"\x1b[" });
        number(what.into(), self.out);
    }

    fn say_all(&mut self, parts: &[u8]) {
        for &part in parts {
            self.say(part);
        }
    }

    fn close(self) {
        if self.is_open {
            self.out.push(b'm');
        }
    }

    /// A colour of the text (30), the ground (40) or the line under the text (50).
    fn colour(&mut self, colour: Color, what: u8, depth: Depth) {
        match colour {
            Color::Reset => self.say(what + 9),
            Color::Rgb(red, green, blue) => self.say_all(&[what + 8, 2, red, green, blue]),
            _ => {
                let index = index(colour);
                // A terminal that knows only sixteen colours takes `38;5;3` for something that blinks or is struck. Elsewhere
                // the short form is avoided: many terminals make it brighter in bold.
                match (depth, what) {
                    (Depth::Sixteen, 50) => {}
                    (Depth::Sixteen, _) if index < 8 => self.say(what + index),
                    (Depth::Sixteen, _) => self.say(what + 60 + (index.min(15) - 8)),
                    _ => self.say_all(&[what + 8, 5, index]),
                }
            }
        }
    }
}

const fn index(colour: Color) -> u8 {
    match colour {
        Color::Reset | Color::Rgb(..) | Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
        Color::Indexed(index) => index,
    }
}

/// The terminal behind ratatui: crossterm's, except that cells are written as [`write()`] does.
#[derive(Debug)]
pub struct Cells<W: Write> {
    terminal: CrosstermBackend<W>,
    depth: Depth,
    bytes: Vec<u8>,
}

impl<W: Write> Cells<W> {
    pub const fn new(out: W, depth: Depth) -> Self {
        Self { terminal: CrosstermBackend::new(out), depth, bytes: Vec::new() }
    }
}

impl<W: Write> Backend for Cells<W> {
    type Error = io::Error;

    fn draw<'a, I: Iterator<Item = (u16, u16, &'a Cell)>>(&mut self, content: I) -> io::Result<()> {
        let mut content = content.peekable();
        if content.peek().is_none() {
            return Ok(());
        }
        self.bytes.clear();
        write(content, self.depth, &mut self.bytes);
        self.terminal.write_all(&self.bytes)
    }

    fn append_lines(&mut self, count: u16) -> io::Result<()> {
        self.terminal.append_lines(count)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.terminal.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.terminal.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.terminal.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.terminal.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.terminal.clear()
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.terminal.clear_region(region)
    }

    fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.terminal.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.terminal)
    }
}

#[cfg(test)]
mod tests;
