//! Writing a cell after another: what differs in place and ink, in as few bytes as that takes.

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use crate::paint::Depth;
use crate::paint::look::theme::index;

/// The attributes that show on a blank too.
pub(super) const ON_BLANKS: Modifier = Modifier::REVERSED
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

/// Whether nothing but its ground is to be seen of a cell.
pub(super) fn is_blank(cell: &Cell) -> bool {
    cell.symbol() == " " && !cell.modifier.intersects(ON_BLANKS)
}

/// Writes cells in any order, from a terminal that was just reset.
pub(super) struct Pen<'o> {
    out: &'o mut Vec<u8>,
    depth: Depth,
    ink: Ink,
    at: Option<At>,
    /// The rightmost column that anything is written in: behind it a cursor may wait at the edge.
    last: u16,
}

/// Where the cursor is.
#[derive(Clone, Copy)]
struct At {
    x: u16,
    y: u16,
    /// Whether every terminal has it in this column: they differ in what is wide.
    is_certain: bool,
}

impl<'o> Pen<'o> {
    pub(super) fn new(depth: Depth, last: u16, out: &'o mut Vec<u8>) -> Self {
        let ink = Ink { fg: Color::Reset, bg: Color::Reset, line: Color::Reset, attributes: Modifier::empty() };
        Self { out, depth, ink, at: None, last }
    }

    pub(super) fn write(&mut self, (x, y): (u16, u16), cell: &Cell) {
        self.go(x, y);
        self.ink.become_that_of(cell, self.depth, self.out);
        let symbol = cell.symbol();
        self.out.extend_from_slice(symbol.as_bytes());
        let was_certain = self.at.is_none_or(|at| at.is_certain);
        self.at = Some(At { x: x + 1, y, is_certain: was_certain && is_narrow(symbol) && x < self.last });
    }

    pub(super) fn reset(self) {
        self.out.extend_from_slice(b"\x1b[m");
    }

    /// Moves to a cell: by distance where that is shorter and certain, else by column or to the place.
    fn go(&mut self, x: u16, y: u16) {
        let Some(at) = self.at else { return self.go_to(x, y) };
        if (at.x, at.y) == (x, y) {
            return;
        }
        let by_distance = at.is_certain.then(|| aside(at.x, x)).filter(|_| y >= at.y);
        let down = y.wrapping_sub(at.y);
        let there = if at.y == y { column_bytes(x) } else { place_bytes(x, y) };
        match by_distance {
            Some(aside) if aside + down_bytes(down) < there => {
                if down <= DOWN {
                    (0..down).for_each(|_| self.out.push(b'\n'));
                } else {
                    self.sequence(down, b'B');
                }
                self.go_aside(at.x, x);
                self.at = Some(At { x, y, ..at });
            }
            _ if at.y == y => {
                if x == 0 {
                    self.out.push(b'\r');
                } else {
                    self.out.extend_from_slice(b"\x1b[");
                    number(x + 1, self.out);
                    self.out.push(b'G');
                }
                self.at = Some(At { x, y, is_certain: true });
            }
            _ => self.go_to(x, y),
        }
    }

    fn go_to(&mut self, x: u16, y: u16) {
        self.out.extend_from_slice(b"\x1b[");
        number(y + 1, self.out);
        if x > 0 {
            self.out.push(b';');
            number(x + 1, self.out);
        }
        self.out.push(b'H');
        self.at = Some(At { x, y, is_certain: true });
    }

    fn go_aside(&mut self, from: u16, to: u16) {
        match to.checked_sub(from) {
            Some(right) => self.sequence(right, b'C'),
            None if to == 0 => self.out.push(b'\r'),
            None if from - to <= BACK => (to..from).for_each(|_| self.out.push(b'\x08')),
            None => self.sequence(from - to, b'D'),
        }
    }

    /// A move by so many cells; by none it is no move.
    fn sequence(&mut self, by: u16, way: u8) {
        if by == 0 {
            return;
        }
        self.out.extend_from_slice(b"\x1b[");
        if by > 1 {
            number(by, self.out);
        }
        self.out.push(way);
    }
}

/// Up to so many columns back are gone one by one.
const BACK: u16 = 3;
/// And so many rows down: in a raw terminal a line feed keeps the column.
const DOWN: u16 = 3;

/// Whether every terminal takes a symbol for one column: not beyond lines, blocks and circles, where pictures begin, save Braille. A terminal
/// that takes lines and blocks for two breaks the rows that are made of them, whatever the moves between them.
fn is_narrow(symbol: &str) -> bool {
    let mut letters = symbol.chars();
    matches!((letters.next(), letters.next()), (Some('\0'..'\u{2600}' | '⠀'..='⣿'), None))
        && (symbol.is_ascii() || symbol.width() == 1)
}

const fn digits(number: u16) -> usize {
    match number {
        0..10 => 1,
        10..100 => 2,
        100..1_000 => 3,
        _ => 4,
    }
}

/// The bytes of a move by so many cells.
const fn sequence_bytes(by: u16) -> usize {
    match by {
        0 => 0,
        1 => 3,
        _ => 3 + digits(by),
    }
}

const fn down_bytes(by: u16) -> usize {
    if by <= DOWN { by as usize } else { sequence_bytes(by) }
}

const fn aside(from: u16, to: u16) -> usize {
    if to >= from {
        sequence_bytes(to - from)
    } else if to == 0 {
        1
    } else if from - to <= BACK {
        (from - to) as usize
    } else {
        sequence_bytes(from - to)
    }
}

const fn column_bytes(x: u16) -> usize {
    if x == 0 { 1 } else { 3 + digits(x + 1) }
}

const fn place_bytes(x: u16, y: u16) -> usize {
    3 + digits(y + 1) + if x == 0 { 0 } else { 1 + digits(x + 1) }
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
