//! Several messages in one place: one thing with their number.

use ratatui::layout::Rect;

use super::super::stage::Stage;
use super::form::Form;
use super::occupancy::MARGIN;
use super::{As, Pills, body, cells, rank};
use crate::paint::Look;
use crate::session::model::Message;

impl<'a> Pills<'a> {
    /// The number of messages that stands right beside some cells, or with nothing but a dot of a trail between.
    fn number_beside(&self, body: Rect, index: usize) -> Option<usize> {
        let is_number = |at: &usize| matches!(self.pills[*at].drawn, As::First(..));
        let columns = [1, 2].into_iter().flat_map(|off| [body.x.checked_sub(off), Some(body.right() + off - 1)]).flatten();
        let mut owners = columns.filter_map(|x| self.occupancy.owner(Rect { x, width: 1, ..body }, index));
        owners.find(is_number)
    }

    /// What the messages in the place of this one are written as: with what they are, if they all are the same.
    pub(super) fn texts(&self, index: usize, count: usize, look: &Look) -> (Option<&'a Message>, [String; 3]) {
        let first = self.pills[index].message;
        let kind = |message: &Message| (message.class, message.notice);
        let mut others = self.pills.iter().filter(|pill| pill.drawn == As::With(index));
        let same = Some(first).filter(|_| others.all(|other| kind(other.message) == kind(first)));
        (same, body::pile_texts(same, count, look))
    }

    /// Gives several messages in one place the longest text with their number that covers nothing.
    pub(super) fn count_in(&mut self, index: usize, Stage { look, layout, clip }: Stage<'_>) {
        let As::First(count, ..) = self.pills[index].drawn else { return };
        let (_, texts) = self.texts(index, count, look);
        let pill = &self.pills[index];
        let (message, Some(found)) = (pill.message, pill.found) else { return };
        // Rather fewer words than a rim with a gap. A number that touched another would be read as one with it.
        let found = [found.clear_of | MARGIN, found.clear_of].into_iter().find_map(|clear_of| {
            texts.iter().enumerate().find_map(|(at, text)| {
                let stand = pill.stand((text.chars().count() as u16, 1), clip)?;
                if self.number_beside(stand.body, index).is_some() {
                    return None;
                }
                let is_free =
                    |cells: Rect| self.occupancy.is_free(cells, clear_of) && self.occupancy.owner(cells, index).is_none();
                cells(message, stand).into_iter().flatten().all(is_free).then_some((at, stand))
            })
        });
        if let Some((at, stand)) = found {
            self.claim(index, message, stand);
            self.pills[index].drawn = As::First(count, at, stand);
        } else if let As::First(.., stand) = pill.drawn
            && let Some(other) = self.number_beside(stand.body, index)
        {
            self.count_with(index, other, Stage { look, layout, clip });
        }
    }

    /// Several messages in one place are counted with those right beside them, as no text parts their numbers.
    fn count_with(&mut self, index: usize, other: usize, stage: Stage<'_>) {
        let message = self.pills[index].message;
        if message.lost.is_some() {
            // What was lost is told in the log, too.
            self.pills[index].drawn = As::Nothing;
            return;
        }
        let (As::First(more, ..), As::First(count, ..)) = (self.pills[index].drawn, self.pills[other].drawn) else { return };
        let smallest = Form::Glyph.cells(self.pills[other].message, stage.look);
        let stand = self.pills[other].stand(smallest, stage.clip);
        let Some(stand) = stand.filter(|_| rank(message) == rank(self.pills[other].message)) else { return };
        for pill in self.pills.iter_mut().filter(|pill| pill.drawn == As::With(index)) {
            pill.drawn = As::With(other);
        }
        self.pills[index].drawn = As::With(other);
        self.pills[other].drawn = As::First(count + more, body::SHORTEST, stand);
        self.count_in(other, stage);
    }
}
