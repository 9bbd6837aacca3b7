//! The messages and steps of a recorded run, in the types of its protocol.

use std::any::Any;
use std::fmt::Debug;

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
        // A record has one message at most, so that few places are left to search.
        let (first, last) = (self.messages.first()?.0, self.messages.last()?.0);
        let end = self.messages.len().min(record.checked_sub(first)? as usize + 1);
        let start = (self.messages.len() - 1).saturating_sub(last.checked_sub(record)? as usize);
        let among = &self.messages[start..end];
        let at = among.binary_search_by_key(&record, |&(of, _)| of).ok()?;
        Some(&among[at].1)
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
