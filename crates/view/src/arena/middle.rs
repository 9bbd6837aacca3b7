//! Draws the headline of a graph. On a complete graph, the headline is one row above the graph. On a ring, it is in the
//! free middle: one row, or digits that are at most as high as those on the cards. The font of the digits has three by
//! five pixels.

use super::{geometry::digits as id_digits, headline::Headline, prelude::*};

/// The free space between the headline and a card: two columns or one row.
const AIR: Margin = Margin::new(2, 1);
/// The smallest width of the rows of words above and below the digits, in columns.
pub(super) const WORDS: u16 = 20;
const ROWS_ABOVE: u16 = 1;
const ROWS_BELOW: u16 = 2;
const SIGN_PIXELS: u16 = 7;

pub(super) const fn rows_with(size: Size) -> u16 {
    ROWS_ABOVE + size.rows() + ROWS_BELOW
}

#[derive(Default)]
pub(super) struct Middle {
    labels: Vec<Label>,
    digits: Vec<(Rect, Span)>,
    size: Option<Size>,
    /// The cells that a headline of this layout may cover at any tick.
    pub(super) room: Option<Rect>,
}

/// Divides `area` into a row for the headline and the rest for the graph. Only a complete graph has such a row.
pub(super) fn parted(frame: &Frame, area: Rect) -> (Option<Rect>, Rect) {
    if frame.topology != Topology::Complete || frame.seats.is_some() || area.height == 0 {
        return (None, area);
    }
    let rest = Rect { y: area.y + 1, height: area.height - 1, ..area };
    (Some(Rect { height: 1, ..area }), rest)
}

pub(super) fn draw_row(canvas: &mut Canvas<'_>, row: Rect, frame: &Frame, look: &Look) {
    let is_in_transit = frame.messages.iter().any(|message| message.lost.is_none());
    let rows = match frame.round.zip(frame.purpose.as_ref()).filter(|_| is_in_transit) {
        Some(((round, _), purpose)) if frame.strip != Strip::Leaders => {
            let round = look.texts.say(ids::HubRound { round });
            let purpose = look.texts.remark(purpose);
            let named = vec![(format!("{round}  "), look.theme.strong()), (purpose.clone(), look.theme.muted())];
            vec![named, vec![(purpose, look.theme.muted())], vec![(round, look.theme.strong())]]
        }
        // Agreement protocols have no headline while messages are in transit before a decision.
        None if frame.strip != Strip::Leaders && is_in_transit => Vec::new(),
        _ => headline(frame, look).rows,
    };
    if let Some(label) = longest(&rows, row.width).map(|words| centred(words, row)) {
        canvas.record().part(Part::Hub, label.place);
        draw_labels(canvas, row, &[label]);
    }
}

/// The longest text that fits. `rows` must be sorted, the longest first.
fn longest(rows: &[Vec<Span>], width: u16) -> Option<&[Span]> {
    rows.iter().map(Vec::as_slice).find(|words| values::width(words) <= usize::from(width))
}

fn centred(words: &[Span], row: Rect) -> Label {
    let width = values::width(words) as u16;
    Label { place: Rect { x: row.x + (row.width - width) / 2, width, ..row }, spans: words.to_vec() }
}

impl Middle {
    /// Places the headline. The position depends only on the layout, so the headline never moves.
    pub(super) fn of(stage: Stage<'_>, frame: &Frame) -> Self {
        let Stage { look, layout, clip } = stage;
        if layout.graph.topology == Topology::Complete {
            return Self::default();
        }
        let headline = headline(frame, look);
        let (values, letters) = (frame.story.most_weighed.max(1) as u16, id_digits(layout.graph));
        let highest = Size::on(layout.size).map_or(0, Size::rows);
        let mut fonts = [Size::D5, Size::D3].into_iter().filter(|size| size.rows() <= highest);
        let sized = fonts.find_map(|size| {
            let pixel = digits_width("0", size, &look.glyphs)? / 3;
            let columns = pixel * (values * 4 * letters + (values - 1) * SIGN_PIXELS);
            let room = block(layout, clip, (columns.max(WORDS), rows_with(size)))?;
            Some((size, room))
        });
        let in_row = || (1..=clip.width).rev().find_map(|width| Some((None, block(layout, clip, (width, 1))?)));
        let placed = sized.map(|(size, room)| (Some(size), room)).or_else(in_row);
        placed.map(|placed| Self::in_block(&headline, placed, look)).unwrap_or_default()
    }

    pub(super) fn in_block(headline: &Headline, (size, room): (Option<Size>, Rect), look: &Look) -> Self {
        let row = |y: u16| Rect { y, height: 1, ..room };
        let mut middle = Self { room: Some(room), ..Self::default() };
        if let Some(size) = size.filter(|&size| middle.put_digits(&headline.digits, (size, room), look)) {
            let below = room.y + ROWS_ABOVE + size.rows();
            let said =
                |fit: &Fit, style| Vec::from_iter(fit.within(room.width.into()).map(|text| (text.to_owned(), style)));
            let (outcome, style) = &headline.outcome;
            let count = said(&headline.count, look.theme.muted());
            let rows = [(headline.title.clone(), room.y), (said(outcome, *style), below), (count, below + 1)];
            let fits = |words: &[Span]| !words.is_empty() && values::width(words) <= usize::from(room.width);
            let fitting = rows.into_iter().filter(|(words, _)| fits(words));
            middle.labels = fitting.map(|(words, y)| centred(&words, row(y))).collect();
        } else if let Some(words) = longest(&headline.rows, room.width) {
            middle.labels = vec![centred(words, row(room.y + room.height / 2))];
        }
        middle
    }

    /// Places the values as large digits. Returns false if the font lacks a letter or the values do not fit.
    fn put_digits(&mut self, values: &[Span], (size, room): (Size, Rect), look: &Look) -> bool {
        let blank = digits_width("0", size, &look.glyphs).unwrap_or_default() / 3;
        let widths = values.iter().map(|(text, _)| {
            let width = digits_width(text.trim(), size, &look.glyphs)?;
            Some(width + if text.starts_with(' ') { 2 * blank } else { 0 })
        });
        let Some(widths) = widths.collect::<Option<Vec<u16>>>().filter(|widths| !widths.is_empty()) else {
            return false;
        };
        let whole = widths.iter().sum::<u16>() + blank * (widths.len() as u16 - 1);
        if whole > room.width {
            return false;
        }
        let mut x = room.x + (room.width - whole) / 2;
        for ((text, style), width) in values.iter().zip(widths) {
            let aside = if text.starts_with(' ') { blank } else { 0 };
            let place = Rect { x: x + aside, y: room.y + ROWS_ABOVE, width: width - 2 * aside, height: size.rows() };
            self.digits.push((place, (text.trim().to_owned(), *style)));
            x += width + blank;
        }
        self.size = Some(size);
        true
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = Rect> {
        self.labels.iter().map(|label| label.place).chain(self.digits.iter().map(|(place, _)| *place))
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, (look, clip): (&Look, Rect)) {
        draw_labels(canvas, clip, &self.labels);
        let size = self.size.unwrap_or(Size::D3);
        for (place, (text, style)) in &self.digits {
            draw_digits(canvas, &look.glyphs, (clip, place.as_position()), (text, size, *style));
        }
        self.cells().for_each(|place| canvas.record().part(Part::Hub, place));
    }
}

fn block(layout: &Layout, clip: Rect, (width, height): (u16, u16)) -> Option<Rect> {
    let centre = layout.shape.centre;
    let x = (centre.x - f64::from(width) / 2.0).round();
    let y = ((centre.y - f64::from(height)) / 2.0).round();
    let block = Rect { x: x.max(0.0) as u16, y: y.max(0.0) as u16, width, height };
    let is_inside = (block.top()..block.bottom()).all(|row| f64::from(width) / 2.0 + 0.5 <= within_curve(layout, row));
    let is_clear = layout.cards.iter().all(|card| !card.outer(AIR).intersects(block));
    (is_inside && is_clear && clip.intersection(block) == block).then_some(block)
}

/// How many columns on each side of the centre are free of messages in this row.
fn within_curve(layout: &Layout, row: u16) -> f64 {
    let pill = f64::from(id_digits(layout.graph)) + 1.0;
    // Messages are centred on the curve, except on a two-way ring, where they are beside the curve.
    let (aside, below) = match (layout.lane.is_some(), layout.graph.topology == Topology::TwoWayRing) {
        (true, _) => (layout.lane_inset.0 + pill / 2.0 + 1.0, 2.0 * layout.lane_inset.1 + 2.0),
        (false, true) => (pill + 3.0, 4.0),
        (false, false) => (pill / 2.0 + 3.0, 2.0),
    };
    let shape = layout.shape.smaller(aside, below);
    let edge = 2.0 * f64::from(row) - shape.centre.y;
    if shape.a > 0.0 && shape.b > 0.0 { shape.half_width(edge.abs().max((edge + 2.0).abs())) } else { 0.0 }
}

/// The size of large digits. The number in a name is the height in rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Size {
    D3,
    D5,
    D8,
}

impl Size {
    /// The size of one pixel of the font: its width in columns and its height in half rows.
    const fn pixel(self) -> u16 {
        [1, 2, 3][self as usize]
    }

    /// The size of the digits on a card; `None` if the card shows the id as plain text.
    pub(super) const fn on(card: CardSize) -> Option<Self> {
        match card {
            CardSize::Huge => Some(Self::D8),
            CardSize::XxLarge => Some(Self::D5),
            CardSize::XLarge => Some(Self::D3),
            _ => None,
        }
    }

    pub(super) const fn rows(self) -> u16 {
        (5 * self.pixel()).div_ceil(2)
    }
}

/// The pixels of a letter: five rows of three bits. The highest bit is the left pixel.
const fn letter(sign: char) -> Option<[u8; 5]> {
    Some(match sign {
        '0' => [0b111, 0b101, 0b101, 0b101, 0b111],
        '1' => [0b110, 0b010, 0b010, 0b010, 0b111],
        '2' => [0b111, 0b001, 0b111, 0b100, 0b111],
        '3' => [0b111, 0b001, 0b111, 0b001, 0b111],
        '4' => [0b101, 0b101, 0b111, 0b001, 0b001],
        '5' => [0b111, 0b100, 0b111, 0b001, 0b111],
        '6' => [0b011, 0b100, 0b111, 0b101, 0b111],
        '7' => [0b111, 0b001, 0b001, 0b001, 0b001],
        '8' => [0b111, 0b101, 0b111, 0b101, 0b111],
        '9' => [0b111, 0b101, 0b111, 0b001, 0b110],
        '<' => [0b001, 0b010, 0b100, 0b010, 0b001],
        '>' => [0b100, 0b010, 0b001, 0b010, 0b100],
        '=' => [0b000, 0b111, 0b000, 0b111, 0b000],
        '/' => [0b001, 0b001, 0b010, 0b100, 0b100],
        'p' => [0b111, 0b101, 0b111, 0b100, 0b100],
        't' => [0b111, 0b010, 0b010, 0b010, 0b010],
        'r' => [0b111, 0b101, 0b110, 0b101, 0b101],
        _ => return None,
    })
}

pub(super) fn digits_width(text: &str, size: Size, glyphs: &Glyphs) -> Option<u16> {
    let has_blocks = size.pixel().is_multiple_of(2) || glyphs.blocks.1.is_some();
    let is_written = !text.is_empty() && text.chars().all(|sign| letter(sign).is_some());
    (has_blocks && is_written).then(|| (4 * text.chars().count() as u16 - 1) * size.pixel())
}

pub(super) fn draw_digits(canvas: &mut Canvas<'_>, glyphs: &Glyphs, at: (Rect, Position), of: (&str, Size, Style)) {
    let ((clip, place), (text, size, style)) = (at, of);
    let (pixel, (full, upper)) = (size.pixel(), glyphs.blocks);
    let (x, y) = (i32::from(place.x), i32::from(place.y));
    for (at, rows) in (0_i32..).zip(text.chars().filter_map(letter)) {
        let left = x + 4 * at * i32::from(pixel);
        for (column, row) in (0..3 * pixel).flat_map(|column| (0..size.rows()).map(move |row| (column, row))) {
            let is_set =
                |half: u16| rows.get(usize::from(half / pixel)).is_some_and(|row| row >> (2 - column / pixel) & 1 == 1);
            let block = match (is_set(2 * row), is_set(2 * row + 1)) {
                (false, false) => continue,
                (true, false) => upper.unwrap_or(full),
                (false, true) => glyphs.lower_block,
                (true, true) => full,
            };
            canvas.put(clip, left + i32::from(column), y + i32::from(row), block, style);
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;

    use super::*;
    use crate::GlyphSet;

    fn drawn(text: &str, size: Size, columns: u16) -> Vec<String> {
        let area = Rect::new(0, 0, columns, size.rows());
        let mut buffer = Buffer::empty(area);
        let glyphs = Glyphs::new(GlyphSet::Default);
        draw_digits(&mut Canvas::new(&mut buffer), &glyphs, (area, Position::ORIGIN), (text, size, Style::new()));
        let row = |y| (0..columns).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..size.rows()).map(row).collect()
    }

    #[test]
    fn digits_and_signs_have_three_rows_or_more() {
        assert_eq!(drawn("<>=/", Size::D3, 16), [" ▄▀ ▀▄  ▄▄▄   █", "▀▄   ▄▀ ▄▄▄ ▄▀", "  ▀ ▀       ▀"]);
        assert_eq!(drawn("7", Size::D5, 6), ["██████", "    ██", "    ██", "    ██", "    ██"]);
        assert_eq!(drawn("7", Size::D8, 9).len(), 8);
    }

    #[test]
    fn a_text_is_as_wide_as_it_has_letters_and_has_no_width_without_them() {
        let (full, ascii) = (Glyphs::new(GlyphSet::Default), Glyphs::new(GlyphSet::Ascii));
        assert_eq!(
            [Size::D3, Size::D5, Size::D8].map(|size| digits_width("17", size, &full)),
            [Some(7), Some(14), Some(21)]
        );
        assert_eq!(["x1", "32,266", ""].map(|text| digits_width(text, Size::D3, &full)), [None; 3]);
        assert_eq!([Size::D3, Size::D5].map(|size| digits_width("17", size, &ascii)), [None, Some(14)]);
    }
}
