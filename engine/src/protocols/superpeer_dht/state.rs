//! What a process keeps.

use serde::{Deserialize, Serialize};

use super::message::Member;
use crate::protocol::Id;

/// A crash spares nothing of it but the number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The super-peer that serves it, or its own id if it is one; `None` is @.
    pub(super) elected: Option<Id>,
    /// Of its latest LOOKUP, JOIN or HANDOVER (stable).
    pub(super) number: u32,
    pub(super) waits: Option<Wait>,
    /// Whom it has sent a JOIN since it looked up or was handed over.
    pub(super) asked: Vec<Id>,
    /// Whom it serves, ascending; empty unless it is a super-peer.
    pub(super) members: Vec<Member>,
    /// The hops of its latest look-up; 0 if it needed none.
    pub(super) hops: Option<u32>,
}

/// What it waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wait {
    Found,
    /// The answer to its JOIN.
    Welcome {
        from: Id,
    },
    /// The news of the super-peer to which the role moves.
    Moved {
        from: Id,
    },
}

impl State {
    pub(super) fn awaits_welcome(&self, from: Id, number: u32) -> bool {
        self.waits == Some(Wait::Welcome { from }) && self.number == number
    }

    pub(super) fn awaits_move(&self, from: Id, number: u32) -> bool {
        self.waits == Some(Wait::Moved { from }) && self.number == number
    }

    /// The number of its next request.
    pub(super) const fn count(&mut self) -> u32 {
        // Saturates: wrapping to 0 would make old answers look new.
        self.number = self.number.saturating_add(1);
        self.number
    }
}
