//! What each cell of a table shows, and how it is drawn.

use ratatui::style::{Color, Modifier, Style};

use super::inks::{Ink, Tone};
use super::scale::Form;
use super::{Matrix, Scale, marks};
use crate::engine::{KindTraffic, PairTraffic};
use crate::paint::canvas::Canvas;
use crate::paint::target::Target;

/// What is between a sender and a receiver, or between several of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pair {
    /// The kind shown, by its index: of those under way, if any are, else of those that have arrived.
    kind: Option<u8>,
    /// How many of any kind are under way.
    pub(super) under_way: u32,
    /// How many of the kind shown are under way, or have arrived.
    of_kind: u32,
    lost: u32,
    /// The number of the newest under way.
    newest: u32,
}

/// The cells of a table, by sender and receiver.
pub(super) struct Cells {
    pairs: Vec<Pair>,
    side: usize,
    form: Form,
    inks: Vec<Ink>,
    /// How many of them are of the protocol's messages, and of notices.
    kinds: usize,
    /// How many cells show messages or notices under way.
    pub(super) busy: usize,
}

impl Cells {
    pub(super) fn of(matrix: &Matrix<'_>) -> Self {
        let Matrix { scene, pairs, scale, .. } = *matrix;
        let inks: Vec<Ink> = pairs.kinds().iter().map(|kind| Ink::new(scene.look, kind.seen.map(|(_, class)| class))).collect();
        let mut cells = Self {
            pairs: Vec::with_capacity(scale.side * scale.side),
            side: scale.side,
            form: scale.form,
            inks,
            kinds: pairs.kinds().len(),
            busy: 0,
        };
        if scale.form == Form::Blocks {
            cells.add_blocks(pairs, scale.per_cell / pairs.per_row());
        } else {
            for from in 0..scale.side {
                cells.pairs.extend((0..scale.side).map(|to| pair(pairs, from, to)));
            }
        }
        cells.busy = cells.pairs.iter().filter(|pair| pair.under_way > 0).count();
        cells.add_heartbeats(matrix);
        cells
    }

    /// A cell of several rows and columns has the kind most of which are under way, or if none is, most of which have arrived.
    fn add_blocks(&mut self, pairs: &PairTraffic, rows: usize) {
        let kinds = pairs.kinds().len();
        let mut sums = vec![KindTraffic::default(); self.side * kinds];
        for block in 0..self.side {
            sums.fill(KindTraffic::default());
            let mut lost = vec![0; self.side];
            for from in block * rows..((block + 1) * rows).min(pairs.side()) {
                for to in 0..pairs.side() {
                    let cell = to / rows;
                    for (sum, one) in sums[cell * kinds..].iter_mut().zip(pairs.between(from, to)) {
                        sum.under_way += one.under_way;
                        sum.arrived += one.arrived;
                        sum.newest = sum.newest.max(one.newest);
                    }
                    lost[cell] += pairs.lost_between(from, to);
                }
            }
            self.pairs.extend(sums.chunks(kinds).zip(lost).map(|(sums, lost)| most(sums, lost)));
        }
    }

    /// Heartbeats of the detector are seen where nothing else is under way.
    fn add_heartbeats(&mut self, matrix: &Matrix<'_>) {
        let mut beats =
            matrix.scene.frame.messages.iter().filter(|message| message.is_heartbeat() && message.lost.is_none()).peekable();
        let Some(first) = beats.peek() else { return };
        let kind = self.inks.len() as u8;
        self.inks.push(Ink::new(matrix.scene.look, Some(first.class)));
        for beat in beats {
            let cell = matrix.row_of(beat.from) * self.side + matrix.row_of(beat.to);
            if let Some(pair) = self.pairs.get_mut(cell).filter(|pair| pair.under_way == 0) {
                *pair = Pair { kind: Some(kind), under_way: 1, of_kind: 1, newest: beat.number, ..*pair };
            }
        }
    }

    /// How many messages and notices under way have a cell of their own, and how many share theirs.
    pub(super) fn under_way(&self, pairs: &PairTraffic) -> (usize, usize) {
        let all: u64 = pairs.kinds().iter().map(|kind| kind.under_way).sum();
        let own = self.pairs.iter().filter(|pair| pair.under_way == 1 && !self.is_heartbeat(pair)).count();
        (own, (all as usize).saturating_sub(own))
    }

    /// Those of the failure detector have the ink after those of the protocol's messages.
    fn is_heartbeat(&self, pair: &Pair) -> bool {
        pair.kind.is_some_and(|kind| usize::from(kind) >= self.kinds)
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, matrix: &Matrix<'_>) {
        match self.form {
            Form::Rows(high) => self.draw_rows(canvas, matrix, high),
            Form::Halves => self.draw_halves(canvas, matrix),
            Form::Blocks => self.draw_blocks(canvas, matrix),
        }
    }

    /// A digit that stands in a cell, and the sign of more than nine, each as the first cell has it that has one.
    pub(super) fn counted(&self) -> [Option<(String, Style)>; 2] {
        let sample = |counts: std::ops::RangeInclusive<u32>| {
            let pair = self.pairs.iter().find(|pair| counts.contains(&pair.under_way))?;
            Some((count(pair.under_way, &mut [0; 4]).to_owned(), self.ink(*pair)?.pill))
        };
        let is_written = matches!(self.form, Form::Rows(_));
        [2..=MOST_IN_A_CELL, MOST_IN_A_CELL + 1..=u32::MAX].map(|counts| sample(counts).filter(|_| is_written))
    }

    fn ink(&self, pair: Pair) -> Option<&Ink> {
        pair.kind.and_then(|kind| self.inks.get(usize::from(kind)))
    }

    fn at(&self, from: usize, to: usize) -> Pair {
        self.pairs.get(from * self.side + to).copied().unwrap_or_default()
    }

    fn draw_rows(&self, canvas: &mut Canvas<'_>, matrix: &Matrix<'_>, high: u16) {
        let (look, wide) = (matrix.scene.look, matrix.scale.wide);
        let (left, top) = matrix.corner();
        let (across, down) = ((wide - 1) / 2, high / 2);
        let empty = marks::row(matrix);
        let cut = |from, to| matrix.scene.frame.cuts.is_cut(from, to);
        let mut digit = [0; 4];
        for from in 0..self.side {
            let y = top + from as u16 * high;
            let acting = matrix.acting() == Some(from);
            for to in 0..self.side {
                let (pair, x) = (self.at(from, to), left + to as u16 * wide);
                let (sign, style): (&str, Style) = match self.ink(pair) {
                    _ if from == to => marks::on_diagonal(matrix, from),
                    Some(ink) if pair.under_way > 1 => (count(pair.under_way, &mut digit), ink.pill),
                    Some(ink) if pair.under_way == 1 => (ink.sign, ink.pill),
                    Some(ink) => (ink.sign, ink.arrived),
                    None if cut(from, to) => (look.glyphs.cut, matrix.cut()),
                    None if acting => (" ", empty),
                    None => continue,
                };
                let style = if from == to && acting { style.patch(empty) } else { style };
                let is_chosen = pair.under_way > 0 && matrix.scene.view.message == Some(pair.newest);
                let style = if is_chosen { style.add_modifier(Modifier::UNDERLINED) } else { style };
                for (row, column) in (0..high).flat_map(|row| (0..wide).map(move |column| (row, column))) {
                    let symbol = if (row, column) == (down, across) { sign } else { " " };
                    put(canvas, (x + column, y + row), symbol, style);
                }
            }
            self.draw_losses(canvas, matrix, from, (y, high));
        }
    }

    /// What was lost takes the left column of its cell, unless something is under way there.
    fn draw_losses(&self, canvas: &mut Canvas<'_>, matrix: &Matrix<'_>, from: usize, (y, high): (u16, u16)) {
        let look = matrix.scene.look;
        let (left, _) = matrix.corner();
        for to in (0..self.side).filter(|&to| to != from) {
            let pair = self.at(from, to);
            if pair.lost > 0 && pair.under_way == 0 {
                let x = left + to as u16 * matrix.scale.wide + (matrix.scale.wide - 1) / 2;
                put(canvas, (x, y + high / 2), look.glyphs.lost, look.theme.fault());
            }
        }
    }

    /// The tone of a column of a cell of half a row.
    fn tone(&self, matrix: &Matrix<'_>, from: usize, to: usize, column: usize) -> Option<Tone> {
        if from >= self.side {
            return None;
        }
        let theme = &matrix.scene.look.theme;
        if from == to {
            return marks::tone(matrix, from);
        }
        let pair = self.at(from, to);
        if pair.lost > 0 && pair.under_way == 0 && column == 0 && !theme.is_mono() {
            return Some(Tone { colour: theme.fault().fg, dim: false });
        }
        let Some(ink) = self.ink(pair) else {
            // The right end of a cell that is cut. Without colours such cells are counted beside the table.
            let cut = column + 1 == usize::from(matrix.scale.wide) && matrix.scene.frame.cuts.is_cut(from, to);
            return (cut && !theme.is_mono()).then(|| Tone { colour: matrix.cut().fg, dim: false });
        };
        if pair.under_way > 0 {
            return Some(ink.full);
        }
        // A cell of one column has no halves: there all is as bright.
        let is_bright =
            if matrix.scale.wide == 1 { ink.pattern.is_bright(from + to, 0) } else { ink.pattern.is_bright(from, column) };
        if is_bright { Some(ink.bright) } else { ink.dark }
    }

    fn draw_halves(&self, canvas: &mut Canvas<'_>, matrix: &Matrix<'_>) {
        let look = matrix.scene.look;
        let (left, top) = matrix.corner();
        let bar = marks::row(matrix).bg;
        let halves = Halves {
            full: look.glyphs.blocks.0,
            upper: look.glyphs.blocks.1.unwrap_or(look.glyphs.blocks.0),
            lower: look.glyphs.lower_block,
            mono: look.theme.is_mono(),
        };
        let wide = usize::from(matrix.scale.wide);
        for row in 0..self.side.div_ceil(2) {
            let acting = |from| matrix.acting() == Some(from);
            let ground = |from| bar.filter(|_| acting(from)).map(|bar| Tone { colour: Some(bar), dim: false });
            let (one, two) = (2 * row, 2 * row + 1);
            for across in 0..self.side * wide {
                let tone = |from| self.tone(matrix, from, across / wide, across % wide).or_else(|| ground(from));
                if let Some((symbol, style)) = halves.drawn(tone(one), tone(two)) {
                    put(canvas, (left + across as u16, top + row as u16), symbol, style);
                }
            }
        }
    }

    fn draw_blocks(&self, canvas: &mut Canvas<'_>, matrix: &Matrix<'_>) {
        let look = matrix.scene.look;
        let (left, top) = matrix.corner();
        let (per_cell, n) = (matrix.scale.per_cell, matrix.scene.frame.n);
        let empty = marks::row(matrix);
        let size = |row: usize| per_cell.min(n - row * per_cell);
        for from in 0..self.side {
            let y = top + from as u16;
            let acting = matrix.acting().is_some_and(|at| matrix.row_of(at) == from);
            for to in 0..self.side {
                let (pair, x) = (self.at(from, to), left + 2 * to as u16);
                let Some(ink) = self.ink(pair) else {
                    if acting {
                        put(canvas, (x, y), " ", empty);
                        put(canvas, (x + 1, y), " ", empty);
                    }
                    if is_cut(matrix, (from, to)) {
                        put(canvas, (x, y), look.glyphs.cut, if acting { empty } else { matrix.cut() });
                    }
                    continue;
                };
                let pairs = (size(from) * size(to)).max(1) as u64;
                let eighths = (8 * u64::from(pair.of_kind)).div_ceil(pairs).clamp(1, 8);
                let bar = look.glyphs.heights[eighths as usize - 1];
                let tone = if pair.under_way > 0 { ink.full } else { ink.bright };
                let style = if acting { empty } else { Style::new() };
                let style = Style { fg: tone.colour, ..style };
                let style = if tone.dim && look.theme.is_mono() { style.add_modifier(Modifier::DIM) } else { style };
                // Without colours the sign tells the kind.
                put(canvas, (x, y), if look.theme.is_mono() { ink.sign } else { bar }, style);
                put(canvas, (x + 1, y), bar, style);
            }
        }
    }
}

/// Whether any link between the processes of a row and those of a column is cut.
fn is_cut(matrix: &Matrix<'_>, (row, column): (usize, usize)) -> bool {
    let (per_cell, frame) = (matrix.scale.per_cell, matrix.scene.frame);
    let of = |at: usize| (at * per_cell..(at + 1) * per_cell).take_while(|&position| position < frame.n);
    !frame.cuts.is_empty() && of(row).any(|from| of(column).any(|to| from != to && frame.cuts.is_cut(from, to)))
}

fn put(canvas: &mut Canvas<'_>, (x, y): (u16, u16), symbol: &str, style: Style) {
    if let Some(cell) = canvas.cell_mut(x, y) {
        cell.set_symbol(symbol).set_style(style);
    }
}

/// The characters of which two halves of a row are made.
struct Halves {
    full: &'static str,
    upper: &'static str,
    lower: &'static str,
    mono: bool,
}

impl Halves {
    fn drawn(&self, one: Option<Tone>, two: Option<Tone>) -> Option<(&'static str, Style)> {
        let ink = |colour: Option<Color>, dim: bool| {
            let style = Style { fg: colour, ..Style::new() };
            if dim && self.mono { style.add_modifier(Modifier::DIM) } else { style }
        };
        Some(match (one, two) {
            (None, None) => return None,
            (Some(one), None) => (self.upper, ink(one.colour, one.dim)),
            (None, Some(two)) => (self.lower, ink(two.colour, two.dim)),
            (Some(one), Some(two)) if self.mono => (self.full, ink(None, one.dim && two.dim)),
            (Some(one), Some(two)) if one.colour == two.colour => (" ", Style { bg: one.colour, ..Style::new() }),
            (Some(one), Some(two)) => (self.upper, Style { fg: one.colour, bg: two.colour, ..Style::new() }),
        })
    }
}

/// The largest number that a cell has room for.
const MOST_IN_A_CELL: u32 = 9;

/// A number as a digit: more than nine are a plus.
fn count(number: u32, digit: &mut [u8; 4]) -> &str {
    char::from_digit(number, 10).unwrap_or('+').encode_utf8(digit)
}

/// The newest of what is under way, or else of what has arrived.
fn pair(pairs: &PairTraffic, from: usize, to: usize) -> Pair {
    let kinds = pairs.between(from, to);
    let under_way = kinds.iter().enumerate().filter(|(_, kind)| kind.under_way > 0);
    let newest = under_way.max_by_key(|(_, kind)| kind.newest);
    let latest = pairs.latest(from, to);
    let arrived = || kinds.get(latest).filter(|kind| kind.arrived > 0).map(|kind| (latest, kind.arrived));
    let (kind, of_kind) = newest.map(|(at, kind)| (at, kind.under_way)).or_else(arrived).unzip();
    Pair {
        kind: kind.map(|kind| kind as u8),
        under_way: kinds.iter().map(|kind| kind.under_way).sum(),
        of_kind: of_kind.unwrap_or_default(),
        lost: pairs.lost_between(from, to),
        newest: newest.map(|(_, kind)| kind.newest).unwrap_or_default(),
    }
}

fn most(sums: &[KindTraffic], lost: u32) -> Pair {
    let under_way: u32 = sums.iter().map(|sum| sum.under_way).sum();
    let count = |sum: &KindTraffic| if under_way > 0 { sum.under_way } else { sum.arrived };
    // Of equals the one that is declared first.
    let most = sums.iter().enumerate().rev().max_by_key(|(_, sum)| count(sum)).filter(|(_, sum)| count(sum) > 0);
    Pair {
        kind: most.map(|(at, _)| at as u8),
        under_way,
        of_kind: most.map(|(_, sum)| count(sum)).unwrap_or_default(),
        lost,
        newest: most.map(|(_, sum)| sum.newest).unwrap_or_default(),
    }
}

/// What is meant by a cell: the newest message under way, or the link; on the diagonal and in a cell of several pairs a process.
pub(super) fn target(pairs: &PairTraffic, scale: Scale, (from, to): (usize, usize), n: usize) -> Option<Target> {
    if scale.per_cell > 1 {
        let first = from * scale.per_cell;
        return (first < n).then_some(Target::Process(first));
    }
    let message = |from: usize| {
        let pair = (from < n && from != to).then(|| pair(pairs, from, to))?;
        (pair.under_way > 0).then_some(Target::Message(pair.newest))
    };
    // A row of two senders is the upper one's, unless only the lower one's message is under way.
    let below = (scale.form == Form::Halves).then_some(from + 1);
    let between = |from: usize| if from == to { Target::Process(from) } else { Target::Link { from, to } };
    let on_diagonal = |from: usize| (from == to && from < n).then_some(Target::Process(from));
    message(from).or_else(|| below.and_then(message)).or_else(|| below.and_then(on_diagonal)).or_else(|| Some(between(from)))
}
