//! The messages and steps of a recorded run, in the types of its protocol.

use std::any::Any;
use std::fmt::Debug;

use super::chunks::Chunks;
use super::losses::MOST_TOLD;
use super::numbered::find;
use super::records::Counts;
use super::window::Evicted;
use crate::protocol::Protocol;

#[derive(Debug)]
pub struct Said<P: Protocol> {
    /// In the order of their records.
    pub(super) messages: Chunks<P::Message>,
    /// Those of losses shortly before the first record, by the number of the record, ascending.
    pub(super) early: Vec<(u32, P::Message)>,
    /// In the order of their records.
    pub(super) steps: Chunks<P::Step>,
}

impl<P: Protocol> Default for Said<P> {
    fn default() -> Self {
        Self { messages: Chunks::starting_at(0), early: Vec::new(), steps: Chunks::starting_at(0) }
    }
}

impl<P: Protocol> Said<P> {
    /// The message of a loss shortly before the first record: of very many only the latest are kept.
    pub(super) fn say_early(&mut self, record: u32, message: P::Message) {
        self.early.push((record, message));
        self.bound_early();
    }

    fn bound_early(&mut self) {
        if self.early.len() >= 2 * MOST_TOLD {
            self.early.drain(..self.early.len() - MOST_TOLD);
        }
    }
}

/// [`Said`] of any protocol.
pub(super) trait Erased: Any + Debug {
    fn anew(&self) -> Box<dyn Erased>;
    /// By its place among all messages.
    fn message(&self, place: usize) -> Option<&dyn Any>;
    /// Of a loss shortly before the first record.
    fn early(&self, record: u32) -> Option<&dyn Any>;
    /// Evicts what the trace evicted, and the messages of earlier losses unless they are kept.
    fn evict(&mut self, evicted: &Evicted, is_kept: &dyn Fn(u32) -> bool);
    /// Forgets all that comes after so many.
    fn truncate(&mut self, left: Counts);
}

impl<P: Protocol> Erased for Said<P> {
    fn anew(&self) -> Box<dyn Erased> {
        Box::new(Self::default())
    }

    fn message(&self, place: usize) -> Option<&dyn Any> {
        self.messages.get(place).map(|message| message as &dyn Any)
    }

    fn early(&self, record: u32) -> Option<&dyn Any> {
        find(&self.early, record).map(|message| message as &dyn Any)
    }

    fn evict(&mut self, evicted: &Evicted, is_kept: &dyn Fn(u32) -> bool) {
        self.early.retain(|&(record, _)| is_kept(record));
        let late = evicted.losses.iter().filter_map(|&(record, place)| Some((record, self.messages.get(place)?.clone())));
        self.early.extend(late);
        self.bound_early();
        self.messages.evict_before(evicted.before.messages);
        self.steps.evict_before(evicted.before.steps);
    }

    fn truncate(&mut self, left: Counts) {
        self.messages.truncate(left.messages);
        self.steps.truncate(left.steps);
    }
}
