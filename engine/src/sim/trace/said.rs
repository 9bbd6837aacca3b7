//! The messages and steps of a recorded run, in the types of its protocol.

use std::any::Any;
use std::fmt::Debug;

use super::numbered::find;
use crate::protocol::Protocol;

#[derive(Debug)]
pub struct Said<P: Protocol> {
    /// By the number of their record, ascending.
    pub(super) messages: Vec<(u32, P::Message)>,
    /// In the order of the run; each record knows the end of its own.
    pub(super) steps: Vec<P::Step>,
}

impl<P: Protocol> Default for Said<P> {
    fn default() -> Self {
        Self { messages: Vec::new(), steps: Vec::new() }
    }
}

/// [`Said`] of any protocol.
pub(super) trait Erased: Any + Debug {
    fn anew(&self) -> Box<dyn Erased>;
    fn message(&self, record: u32) -> Option<&dyn Any>;
    /// Evicts the first `steps` steps, and the messages of records before `record` unless they are kept.
    fn evict_oldest(&mut self, record: u32, is_kept: &dyn Fn(u32) -> bool, steps: usize);
    /// Forgets the messages from a record on, and all but the first `steps` steps.
    fn truncate(&mut self, record: u32, steps: usize);
}

impl<P: Protocol> Erased for Said<P> {
    fn anew(&self) -> Box<dyn Erased> {
        Box::new(Self::default())
    }

    fn message(&self, record: u32) -> Option<&dyn Any> {
        find(&self.messages, record).map(|message| message as &dyn Any)
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
