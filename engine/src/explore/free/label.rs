//! What a step is, in a few words that are the same in every language: ids, and the names of messages and timers.

use super::Free;
use crate::explore::{Step, message_label};

impl Free {
    pub(super) fn labelled(&self, state: &[u64], step: Step) -> String {
        let id = |at: u32| self.plan.ids[at as usize];
        match step {
            Step::Deliver { link, place } => self.of_message(state, link, place),
            Step::Lose { link, place } => format!("lose {}", self.of_message(state, link, place)),
            Step::Copy { link, place } => format!("copy {}", self.of_message(state, link, place)),
            Step::Return { place } => {
                let notice = self.notices.get(self.get(state, super::Field::Notices))[place as usize];
                let ends = (id(notice.to), id(notice.from));
                format!("undeliverable {}", message_label(self.messages.get(notice.message), ends))
            }
            Step::Fire { at, timer } => format!("time-out {} {}", self.plan.nature.timers[timer as usize], id(at)),
            Step::Notice { gone, .. } => format!("notice {}", id(gone)),
            Step::Begin { at } | Step::Start { at } => format!("start {}", id(at)),
            Step::Act => "act".to_owned(),
            Step::Crash { at } => format!("crash {}", id(at)),
            Step::Break { of, after } => format!("{}, crash after {after}", self.labelled(state, of.into())),
            Step::Revive { at } => format!("revive {}", id(at)),
            Step::Tick { .. } => "tick".to_owned(),
        }
    }

    fn of_message(&self, state: &[u64], link: u32, place: u32) -> String {
        let ends = self.links.get(link);
        let message = self.links.list(link, self.content(state, link))[place as usize];
        let ends = (self.plan.ids[ends.from as usize], self.plan.ids[ends.to as usize]);
        message_label(self.messages.get(message), ends)
    }
}
