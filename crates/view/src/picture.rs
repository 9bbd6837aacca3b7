//! Painted cells as plain data for exports: a screen, or one of its parts.
//!
//! Exports are drawn by the painters of the screen. A writer needs neither a buffer nor a theme: colours are numbers.

use std::io;

use ratatui::{backend::Backend, backend::CrosstermBackend, buffer::Buffer, buffer::Cell};

use crate::panes::{self, elected, graph};
use crate::{arena::legend, chart, chart::Chart, draw, look, look::theme::rgb_of, prelude::*};

pub use super::look::theme::mixed;

/// A colour as `0xRRGGBB`.
pub type Rgb = u32;

#[derive(Clone, Debug)]
pub struct Picture {
    buffer: Buffer,
    /// The colour of texts for which the theme sets no colour.
    ink: Rgb,
    /// The colour of the background.
    pub ground: Rgb,
}

/// A cell of a picture: a symbol with its style and colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureCell<'p> {
    pub symbol: &'p str,
    /// The width of the symbol in columns.
    pub columns: u16,
    pub ink: Rgb,
    pub ground: Rgb,
    pub is_bold: bool,
    /// The colour of the line below the symbol; `None` without a line.
    pub underline: Option<Rgb>,
    pub is_struck: bool,
}

impl PictureCell<'_> {
    pub fn is_blank(&self) -> bool {
        self.symbol.trim().is_empty()
    }
}

impl Picture {
    fn new((width, height): (u16, u16), look: &Look, paint: impl FnOnce(Rect, &mut Buffer)) -> Self {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        Canvas::new(&mut buffer).clear(area, look.theme.base());
        paint(area, &mut buffer);
        look::keep_to(look.glyphs.set, area, &mut buffer);
        let base = look.theme.base();
        // If the theme leaves colours to the terminal, they are black on white, as on paper.
        let of = |colour: Option<Color>, paper| colour.and_then(rgb_of).unwrap_or(paper);
        Self { buffer, ink: of(base.fg, 0), ground: of(base.bg, 0xff_ff_ff) }
    }

    /// A picture of the whole screen as the program shows it.
    pub fn screen(frame: &Frame, view: &View, look: &Look, size: (u16, u16)) -> Self {
        Self::new(size, look, |area, buffer| drop(draw(frame, view, look, area, buffer)))
    }

    /// A picture of only the graph and ELECTED, without a selected process.
    pub fn figure(frame: &Frame, look: &Look, size: (u16, u16)) -> Self {
        let look = &look.of_run(frame.anonymous);
        Self::new(size, look, |area, buffer| {
            let view = unselected();
            let scene = Scene { frame, view: &view, look };
            let mut canvas = Canvas::new(buffer);
            let below = u16::from(area.height > 1);
            graph::draw_figure(&scene, Rect { height: area.height - below, ..area }, &mut canvas);
            elected::draw_cells(&scene, Rect { y: area.bottom() - below, height: below, ..area }, &mut canvas);
        })
    }

    pub fn diagram(frame: &Frame, look: &Look, size: (u16, u16)) -> Self {
        let look = &look.of_run(frame.anonymous);
        Self::new(size, look, |area, buffer| {
            let view = View { zoomed: true, ..unselected() };
            let scene = Scene { frame, view: &view, look };
            panes::draw(&scene, Slot::new(Pane::SpaceTime, area), &mut Canvas::new(buffer));
        })
    }

    pub fn chart(chart: &Chart, look: &Look, size: (u16, u16)) -> Self {
        Self::new(size, look, |area, buffer| chart::draw(chart, area, look, &mut Canvas::new(buffer)))
    }

    /// The common legend of several figures, at most `width` columns wide; `None` if it has no entries.
    pub fn key<'f>(frames: impl IntoIterator<Item = &'f Frame>, look: &Look, width: u16) -> Option<Self> {
        let rows = legend::key_rows(frames, look, usize::from(width));
        let height = u16::try_from(rows.len()).ok().filter(|&height| height > 0)?;
        Some(Self::new((width, height), look, |area, buffer| {
            let mut canvas = Canvas::new(buffer);
            let room = usize::from(width.saturating_sub(2));
            for (row, y) in rows.iter().zip(area.y..) {
                let place = Rect { y, height: 1, ..area };
                legend::draw_entries(&mut canvas, place, row, (room, legend::KEY_GAP), look);
            }
        }))
    }

    /// A picture of texts, one below the other, in rows of at most `width` columns.
    pub fn words(said: &[(&str, Said)], look: &Look, width: u16) -> Self {
        let room = usize::from(width).saturating_sub(2);
        let rows: Vec<(String, Said)> =
            said.iter().flat_map(|&(text, kind)| wrapped(text, room).into_iter().map(move |row| (row, kind))).collect();
        let height = u16::try_from(rows.len()).unwrap_or(u16::MAX);
        Self::new((width, height), look, |area, buffer| {
            let style = |said: &Said| match said {
                Said::Title => look.theme.title(),
                Said::Aside => look.theme.muted(),
                Said::Text => look.theme.text(),
            };
            Canvas::new(buffer).lines(area, 1, rows.iter().map(|(row, said)| (row, style(said))));
        })
    }

    /// Puts pictures one below the other; `None` without pictures.
    pub fn stacked(pictures: &[Self]) -> Option<Self> {
        Self::grid(pictures, 1, (0, 0))
    }

    /// Puts pictures side by side, `columns` in a row, with gaps between them; `None` without pictures.
    pub fn grid(pictures: &[Self], columns: usize, (gap_x, gap_y): (u16, u16)) -> Option<Self> {
        let widest = pictures.iter().map(|picture| picture.size().0).max()?;
        let mut placed = Vec::new();
        let mut y = 0_u16;
        for row in pictures.chunks(columns.max(1)) {
            let mut x = 0_u16;
            for picture in row {
                placed.push(((x, y), picture));
                x = x.saturating_add(widest + gap_x);
            }
            let highest = row.iter().map(|picture| picture.size().1).max().unwrap_or_default();
            y = y.saturating_add(highest + gap_y);
        }
        let width = placed.iter().map(|((left, _), picture)| left.saturating_add(picture.size().0)).max()?;
        let height = placed.iter().map(|((_, top), picture)| top.saturating_add(picture.size().1)).max()?;
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        for ((left, top), picture) in placed {
            for (from, cell) in picture.buffer.area.positions().zip(&picture.buffer.content) {
                if let Some(to) = buffer.cell_mut((left.saturating_add(from.x), top.saturating_add(from.y))) {
                    *to = cell.clone();
                }
            }
        }
        Some(Self { buffer, ..*pictures.first()? })
    }

    /// The bytes that change a terminal from `before`, a picture of the same size (`None`: empty), to this picture.
    ///
    /// # Errors
    /// If writing to memory fails.
    pub fn bytes_after(&self, before: Option<&Self>) -> io::Result<Vec<u8>> {
        let nothing = before.is_none().then(|| Buffer::empty(self.buffer.area));
        let before = before.map(|before| &before.buffer).or(nothing.as_ref());
        let (cells, mut out) = (before.map_or_else(Vec::new, |before| before.diff(&self.buffer)), Vec::new());
        if !cells.is_empty() {
            CrosstermBackend::new(&mut out).draw(cells.into_iter())?;
        }
        Ok(out)
    }

    /// The size of the picture in columns and rows.
    pub const fn size(&self) -> (u16, u16) {
        (self.buffer.area.width, self.buffer.area.height)
    }

    /// The cells of row `y`, each with its column; a wide symbol is one cell.
    pub fn row(&self, y: u16) -> impl Iterator<Item = (u16, PictureCell<'_>)> {
        let width = self.size().0;
        let start = usize::from(y) * usize::from(width);
        let cells = self.buffer.content.get(start..start + usize::from(width)).unwrap_or_default();
        let mut next = 0;
        (0..width).zip(cells).filter_map(move |(x, cell)| {
            let is_covered = x < next;
            let seen = self.seen(cell, width - x);
            next = if is_covered { next } else { x + seen.columns };
            (!is_covered).then_some((x, seen))
        })
    }

    fn seen<'p>(&self, cell: &'p Cell, room: u16) -> PictureCell<'p> {
        let ink_of = |colour| rgb_of(colour).unwrap_or(self.ink);
        let (mut ink, mut ground) = (ink_of(cell.fg), rgb_of(cell.bg).unwrap_or(self.ground));
        if cell.modifier.contains(Modifier::REVERSED) {
            std::mem::swap(&mut ink, &mut ground);
        }
        if cell.modifier.contains(Modifier::DIM) {
            ink = mixed(ink, 50, ground);
        }
        let symbol = cell.symbol();
        let columns = if symbol.len() == 1 { 1 } else { symbol.width() as u16 };
        let line = if cell.underline_color == Color::Reset { ink } else { ink_of(cell.underline_color) };
        PictureCell {
            symbol,
            columns: columns.clamp(1, room.max(1)),
            ink,
            ground,
            is_bold: cell.modifier.contains(Modifier::BOLD),
            underline: cell.modifier.contains(Modifier::UNDERLINED).then_some(line),
            is_struck: cell.modifier.contains(Modifier::CROSSED_OUT),
        }
    }
}

/// The kind of a text above or below a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    Title,
    Text,
    Aside,
}

/// The data that a picture of a screen needs about a run of `n` processes.
pub fn ask_screen((width, height): (u16, u16), n: usize, view: &View) -> Ask {
    super::ask(Rect::new(0, 0, width, height), n, view)
}

/// The data that a figure (the graph and ELECTED) needs about a run of `n` processes.
pub fn ask_figure((width, height): (u16, u16), n: usize) -> Ask {
    graph::ask_preview(Rect::new(0, 0, width, height.saturating_sub(1)), n)
}

/// The data that a space-time diagram of this size and of `n` processes needs.
pub fn ask_diagram((width, height): (u16, u16), n: usize) -> Ask {
    let view = View { focus: Pane::SpaceTime, zoomed: true, by_hand: true, ..View::default() };
    super::ask(Rect::new(0, 0, width, height), n, &view)
}

/// The size of a space-time diagram of `ticks` ticks, in columns and rows, at most `most`.
pub fn diagram_size(frame: &Frame, ticks: u64, look: &Look, most: (u16, u16)) -> (u16, u16) {
    panes::space_time::whole_size(frame, ticks, &look.texts, most)
}

/// The verdict about all processes, with its sign, as in ELECTED.
pub fn verdict(frame: &Frame, look: &Look) -> String {
    let look = &look.of_run(frame.anonymous);
    elected::verdict(&Scene { frame, view: &unselected(), look }).0.longest().to_owned()
}

/// The colours for a document that contains pictures in `theme`, each with its name.
pub fn document_colours(theme: &look::theme::Theme) -> [(&'static str, Rgb); 7] {
    let ink = |style: Style, paper| style.fg.and_then(rgb_of).unwrap_or(paper);
    let ground = |style: Style| style.bg.and_then(rgb_of).unwrap_or(0xff_ff_ff);
    [
        ("ground", ground(theme.base())),
        ("text", ink(theme.base(), 0)),
        ("bar", ground(theme.bar())),
        ("muted", ink(theme.muted(), 0)),
        ("rule", ink(theme.rule(), 0x80_80_80)),
        ("accent", ink(theme.state_text(Role::Active), 0)),
        ("question", ink(theme.keyword(), 0)),
    ]
}

fn unselected() -> View {
    View { selected: usize::MAX, fades: false, ..View::default() }
}
