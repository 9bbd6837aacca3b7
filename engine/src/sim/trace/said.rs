//! What messages and steps of a recorded run say, in the types of its protocol.

use std::any::Any;
use std::fmt::Debug;

use crate::protocol::Protocol;

/// The messages and steps of the records of a trace.
#[derive(Debug)]
pub struct Said<P: Protocol> {
    /// By the number of their record, ascending.
    pub(super) messages: Vec<(u32, P::Message)>,
    /// In the order of the run; each record knows where its own lie.
    pub(super) steps: Vec<P::Step>,
}

impl<P: Protocol> Default for Said<P> {
    fn default() -> Self {
        Self { messages: Vec::new(), steps: Vec::new() }
    }
}

/// The same, whatever the protocol.
pub(super) trait Erased: Any + Debug {
    /// The same for another trace, with nothing in it.
    fn anew(&self) -> Box<dyn Erased>;
    /// The message of a record.
    fn message(&self, record: u32) -> Option<&dyn Any>;
    /// Lets go of the first so many steps, and of the messages of the records before one that are not kept.
    fn evict_oldest(&mut self, record: u32, is_kept: &dyn Fn(u32) -> bool, steps: usize);
    /// Forgets the messages from a record on, and all but the first so many steps.
    fn truncate(&mut self, record: u32, steps: usize);
}

impl<P: Protocol> Erased for Said<P> {
    fn anew(&self) -> Box<dyn Erased> {
        Box::new(Self::default())
    }

    fn message(&self, record: u32) -> Option<&dyn Any> {
        let at = self.messages.binary_search_by_key(&record, |&(of, _)| of).ok()?;
        Some(&self.messages[at].1)
    }

    fn evict_oldest(&mut self, record: u32, is_kept: &dyn Fn(u32) -> bool, steps: usize) {
        let gone = self.messages.partition_point(|&(of, _)| of < record);
        let kept: Vec<_> = self.messages.drain(..gone).filter(|&(of, _)| is_kept(of)).collect();
        self.messages.splice(0..0, kept);
        self.steps.drain(..steps);
    }

    fn truncate(&mut self, record: u32, steps: usize) {
        self.messages.truncate(self.messages.partition_point(|&(of, _)| of < record));
        self.steps.truncate(steps);
    }
}
