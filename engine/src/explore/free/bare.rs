//! A state as it is, without numbers, for tests.

use std::collections::BTreeMap;

use super::{Field, Free, Notice};
use crate::protocol::Port;
use crate::protocols::sum::{Message, State};

/// A process: its state, whether it is up, its armed timers, and after how many messages it crashes in mid-broadcast.
pub(in crate::explore) type Process<S> = (S, bool, Vec<usize>, Option<u32>);

/// All of a state that a world has too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::explore) struct Bare<S, M> {
    pub(in crate::explore) processes: Vec<Process<S>>,
    /// By sender, receiver and the sender's port. Where messages keep the order of sending the first is the oldest, else they ascend.
    pub(in crate::explore) under_way: BTreeMap<(u32, u32, Port), Vec<M>>,
    /// Those who are told that a message could not be delivered, by whom, and the message; ascending.
    pub(in crate::explore) notices: Vec<(u32, u32, M)>,
}

impl Free {
    pub(in crate::explore) fn bare(&self, row: &[u64]) -> Bare<State, Message> {
        let process = |at: u32| {
            let body = self.bodies[at as usize].values.get(self.body(row, at));
            let armed = self.facts(row, at).timers().map(|timer| timer as usize).collect();
            (body.state.clone(), body.up, armed, body.breaks_after)
        };
        let mut under_way: BTreeMap<_, Vec<Message>> = BTreeMap::new();
        for &link in self.links.in_order() {
            let (ends, list) = (self.links.get(link), self.links.list(link, self.content(row, link)));
            let mut messages: Vec<Message> = list.iter().map(|&message| self.messages.get(message).clone()).collect();
            if !self.links.is_fifo() {
                messages.sort();
            }
            if !messages.is_empty() {
                under_way.insert((ends.from, ends.to, ends.out), messages);
            }
        }
        let notice = |notice: &Notice| (notice.to, notice.from, self.messages.get(notice.message).clone());
        let mut notices: Vec<_> = self.notices.get(self.get(row, Field::Notices)).iter().map(notice).collect();
        notices.sort();
        Bare { processes: (0..self.count() as u32).map(process).collect(), under_way, notices }
    }
}
