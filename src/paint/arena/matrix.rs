//! A complete graph on which more messages are under way than have a place of their own, or that has too many processes for any layout:
//! a table of senders and receivers, in which every message under way is seen or counted.
//!
//! A row is a sender and a column a receiver, in the order of the graph; on the diagonal are the processes themselves.

mod cells;
mod inks;
mod marks;
mod panel;
mod scale;

use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::corner;
use super::geometry::Layout;
use super::legend::{self, Entry, Selected};
use super::rim;
use crate::engine::PairTraffic;
use crate::paint::canvas::Canvas;
use crate::paint::class::Class;
use crate::paint::scene::Scene;
use crate::paint::target::Target;
use crate::paint::words;
use crate::protocol::Role;
use crate::session::model::Frame;
use crate::session::model::story::Acting;
use crate::text::ids;
use cells::Cells;
pub use scale::Scale;
use scale::{Form, Room};

/// The table of a frame in an area, where it takes the place of the graph: of one that has no layout there always, else from the first tick
/// in which more messages are under way than have a place in the layout until none is.
pub fn place(frame: &Frame, layout: Option<&Layout>, area: Rect, screen: Rect, halves: bool) -> Option<Scale> {
    let pairs = frame.pairs.as_ref()?;
    // What is told one by one is asked for before anything is known of the layout.
    if layout.is_some_and(|layout| pairs.most() <= layout.places.min(most_places(screen)) as u64) {
        return None;
    }
    let room = Room {
        columns: area.width,
        rows: area.height,
        narrow: matches!(Class::of(screen), Class::TooSmall | Class::List | Class::Compact),
        halves,
        digits: super::digits_of(frame, &frame.processes).max(frame.n.ilog10() as u16 + 1).max(2),
    };
    Scale::new(frame.n, pairs.per_row(), room)
}

/// In no layout has a message fewer cells of the screen, with what keeps it apart from others.
const CELLS_A_MESSAGE: usize = 16;

/// The most messages that have a place of their own on a screen of this size, whatever the layout.
pub fn most_places(area: Rect) -> usize {
    usize::from(area.width) * usize::from(area.height) / CELLS_A_MESSAGE
}

/// What is left of the colour of cells that are cut, in percent.
const CUT: u32 = 45;

/// A table with what it shows, and where its parts are.
#[derive(Clone, Copy)]
struct Matrix<'a> {
    scene: Scene<'a>,
    pairs: &'a PairTraffic,
    scale: Scale,
    area: Rect,
    /// Who acts, as long as it has a rim in other pictures.
    acts: Option<Acting>,
}

impl Matrix<'_> {
    /// The first cell of the table.
    fn corner(&self) -> (u16, u16) {
        let (x, y) = self.scale.offset;
        (self.area.x + x + self.scale.left, self.area.y + y + self.scale.top)
    }

    fn cells(&self) -> Rect {
        let (x, y) = self.corner();
        let (width, height) = self.scale.size();
        Rect { x, y, width, height }.intersection(self.area)
    }

    /// The cells with their labels and the panel.
    fn whole(&self) -> Rect {
        let (x, y) = self.scale.offset;
        let (x, y) = (self.area.x + x, self.area.y + y);
        Rect { x, y, width: self.panel().right() - x, height: self.area.bottom() - y }
    }

    /// Where counts and sentences stand.
    fn panel(&self) -> Rect {
        let x = self.cells().right() + 1;
        let bottom = if self.scale.form == Form::Halves { self.area.bottom() } else { self.area.bottom() - 1 };
        // Nothing touches the edge of the screen, and the table nothing but the panel.
        let edge = u16::from(self.area.width >= scale::EDGED);
        let width = self.area.right().saturating_sub(x + edge).min(scale::PANEL);
        let y = self.area.y + self.scale.offset.1;
        Rect { x, y, width, height: bottom - y }.intersection(self.area)
    }

    fn legend(&self) -> Rect {
        let last = Rect { y: self.area.bottom() - 1, height: 1, ..self.area };
        if self.scale.form != Form::Halves {
            return last;
        }
        let right = self.cells().right();
        Rect { y: self.cells().bottom(), width: right - self.area.x, ..last }
    }

    /// Where the halves of rows leave two rows free below the legend, the second of them.
    fn sentence(&self) -> Option<Rect> {
        let row = self.legend();
        (self.scale.form == Form::Halves && row.y + 2 < self.area.bottom()).then_some(Rect { y: row.y + 2, ..row })
    }

    /// What is cut stands behind what is sent.
    fn cut(&self) -> Style {
        let theme = &self.scene.look.theme;
        theme.faded(theme.muted(), CUT)
    }

    fn acting(&self) -> Option<usize> {
        self.acts.map(|acts| acts.position)
    }

    /// The row or column of a process.
    const fn row_of(&self, position: usize) -> usize {
        position / self.scale.per_cell
    }
}

/// Draws the table in an area, and in its last row what the signs mean.
pub(super) fn draw(scene: &Scene<'_>, scale: Scale, area: Rect, canvas: &mut Canvas<'_>) {
    let Some(pairs) = &scene.frame.pairs else { return };
    canvas.begin_graph();
    canvas.set_style(area, scene.look.theme.base());
    let acts = rim::acting(scene.frame, scene.look, scene.view.fades).map(|(acts, _)| acts);
    let matrix = Matrix { scene: *scene, pairs, scale, area, acts };
    let cells = Cells::of(&matrix);
    record(canvas, &matrix);
    cells.draw(canvas, &matrix);
    marks::draw(canvas, &matrix);
    let narrow = matches!(Class::of(canvas.area()), Class::TooSmall | Class::List | Class::Compact);
    // Nothing else says how many messages there were on a narrow screen and in a presentation.
    let is_counted = scene.view.presenting && corner::draw_count(canvas, area, matrix.whole(), scene.frame, scene.look);
    panel::draw(canvas, &matrix, &cells, (narrow, (narrow || scene.view.presenting) && !is_counted));
    let kinds = if narrow { Vec::new() } else { kinds(&matrix) };
    let states: Vec<Entry> = counted(&matrix, &cells).into_iter().chain(states(&matrix)).collect();
    let row = matrix.legend();
    if scale.form == Form::Halves && !kinds.is_empty() {
        legend::draw_row(canvas, row, kinds, scene.look);
        legend::draw_row(canvas, Rect { y: row.y + 1, ..row }, states, scene.look);
    } else {
        legend::draw_row(canvas, row, kinds.into_iter().chain(states).collect(), scene.look);
    }
    let (singly, together) = cells.under_way(pairs);
    if together > 0 {
        canvas.shown().told(singly + together);
    } else {
        canvas.shown().singly += singly;
    }
}

/// What is under the cells: the processes at the edges and on the diagonal, the newest message of a pair, or their link.
fn record(canvas: &mut Canvas<'_>, matrix: &Matrix<'_>) {
    let (pairs, scale, corner, n) = (matrix.pairs.clone(), matrix.scale, matrix.corner(), matrix.scene.frame.n);
    let whole = Rect { height: matrix.cells().bottom() - matrix.area.y, ..matrix.area };
    let left = Rect { width: matrix.cells().right() - matrix.area.x, ..whole };
    canvas.hit_by(left, move |at: Position| {
        let (from, to) = scale.pair_at(corner, at);
        match (from, to) {
            (Some(from), Some(to)) => cells::target(&pairs, scale, (from, to), n),
            (one, other) => {
                let first = one.or(other)? * scale.per_cell;
                (first < n).then_some(Target::Process(first))
            }
        }
    });
}

/// The kinds with their counts in this election, as the legend has them.
fn kinds(matrix: &Matrix<'_>) -> Vec<Entry> {
    let texts = &matrix.scene.look.texts;
    let word = |kind: &panel::Named| format!("{} {}", kind.name, texts.number(kind.count)).trim_start().to_owned();
    panel::kinds(matrix).map(|kind| Entry::new(kind.sign, kind.sample, word(&kind))).collect()
}

/// What a number in a cell says, and the sign of one that is too large for a digit.
fn counted(matrix: &Matrix<'_>, cells: &Cells) -> Vec<Entry> {
    let (texts, [digit, more]) = (&matrix.scene.look.texts, cells.counted());
    let entry = |(sign, style): (String, Style), word| Entry::new(&sign, style, texts.fit(word));
    let digit = digit.map(|sample| entry(sample, ids::MATRIX_SO_MANY));
    digit.into_iter().chain(more.map(|sample| entry(sample, ids::MATRIX_TEN_OR_MORE))).collect()
}

/// The states on the diagonal, crashes and losses, and the row of who acts.
fn states(matrix: &Matrix<'_>) -> Vec<Entry> {
    let Scene { frame, look, .. } = matrix.scene;
    let (theme, glyphs, texts) = (&look.theme, &look.glyphs, &look.texts);
    let mut entries = Vec::new();
    if matrix.scale.per_cell == 1 {
        let mut roles: Vec<Role> =
            frame.processes.iter().map(|process| process.role).filter(|role| *role != Role::Crashed).collect();
        roles.sort_unstable();
        roles.dedup();
        let entry = |role| {
            let entry = Entry::new(glyphs.state(role), theme.state_sample(role), texts.fit(words::state(role)));
            // The plaque says who leads.
            if role == Role::Leader { entry.plain() } else { entry }
        };
        entries.extend(roles.into_iter().map(entry));
    }
    let crashed = frame.processes.iter().any(|process| process.role == Role::Crashed);
    let word = match (crashed, matrix.pairs.lost() > 0) {
        (true, true) => Some(ids::MATRIX_CRASH_LOST),
        (true, false) => Some(words::state(Role::Crashed)),
        (false, true) => Some(ids::LEGEND_LOST),
        (false, false) => None,
    };
    entries.extend(word.map(|word| Entry::new(glyphs.lost, theme.fault(), texts.fit(word))));
    if !frame.cuts.is_empty() && (matrix.scale.form != Form::Halves || !theme.is_mono()) {
        let sample = if matrix.scale.form == Form::Halves { glyphs.blocks.1.unwrap_or(glyphs.blocks.0) } else { glyphs.cut };
        entries.push(Entry::new(sample, matrix.cut(), texts.fit(ids::LEGEND_CUT)));
    }
    if let Some(Acting { id, .. }) = matrix.acts.filter(|_| matrix.scale.per_cell == 1) {
        // The row says so itself where there is no room.
        entries.push(Entry::new(glyphs.play, theme.strong(), texts.fit(ids::MatrixActs { id })).plain());
    }
    entries.push(Selected::Underline.entry(look));
    entries
}

#[cfg(test)]
mod tests;
