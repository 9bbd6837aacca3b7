//! The cells that the hub may take, whatever it says. They depend on the layout only: what waits at their edges never goes back because
//! the hub has become smaller or larger.

use ratatui::layout::Rect;

use super::super::figures;
use super::super::plaque::{Form, Standing};
use super::{Builder, CAPITALS, NOUN, Plan};

/// The columns that words have below block letters that are narrower: those of most outcomes.
const WORDS: u16 = 20;

/// The rows from the middle in which a hub without block letters may be.
const ROWS: std::ops::RangeInclusive<i32> = -2..=2;

impl Builder<'_> {
    /// The cells of the largest plaque, of the widest decision with what stands above and below it, or of a row of text.
    pub(super) fn room(&self) -> Vec<Rect> {
        let (look, letters) = (self.stage.look, self.letters());
        let plaque = Form::largest(&self.inside, letters, Standing::Leads, look)
            .and_then(|(form, top)| Some((top, form.cells(letters, look)?)))
            .and_then(|(top, (width, height))| self.block(top, height, width));
        let in_rows = || {
            let middle = self.inside.middle.1.floor() as i32;
            ROWS.filter_map(|shift| self.row(middle + shift, u16::MAX)).collect()
        };
        let rows = self.plan().map_or_else(in_rows, |plan| self.of_decision(&plan));
        plaque.into_iter().chain(rows).collect()
    }

    fn of_decision(&self, plan: &Plan) -> Vec<Rect> {
        let letters = usize::from(self.stage.layout.graph.id_digits);
        let widest = figures::widest(self.frame.story.most_weighed, letters, plan.size, self.stage.look);
        let width = widest.map_or(0, |(_, with_glyphs)| with_glyphs);
        let end = plan.top + i32::from(plan.size.rows());
        let capitals = if self.stage.layout.graph.presented { CAPITALS.rows() + 1 } else { 0 };
        let last = if plan.counts { plan.count() } else { plan.outcome() }.max(plan.outcome() + i32::from(capitals));
        let words = (end..=last).map(|row| (row, width.max(WORDS)));
        let all = [(plan.top - 1, NOUN)].into_iter().chain((plan.top..end).map(|row| (row, width))).chain(words);
        all.filter_map(|(row, width)| self.row(row, width)).collect()
    }

    fn block(&self, top: i32, rows: u16, width: u16) -> Option<Rect> {
        let (x, y) = (u16::try_from(self.inside.left(width)).ok()?, u16::try_from(top).ok()?);
        Some(Rect { x, y, width, height: rows })
    }

    /// So many columns in the middle of a row, or as many as it has.
    fn row(&self, row: i32, most: u16) -> Option<Rect> {
        let room = self.inside.width(row).min(most);
        let width = (1..=room).rev().find(|&width| self.inside.holds(row, 1, width))?;
        self.block(row, 1, width)
    }
}
