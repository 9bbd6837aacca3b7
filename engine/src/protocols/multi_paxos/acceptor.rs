//! An acceptor: promises and votes, slot by slot, with one promise for all slots.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::message::Vote;
use super::{Message, MultiPaxos, Step};
use crate::protocol::{Ballot, Effects, Evidence, Local, LogEntry, Port};

/// All of it is stable.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Acceptor {
    /// It votes for no lower ballot.
    pub(super) promised: Option<Ballot>,
    /// By slot: its latest vote.
    pub(super) votes: BTreeMap<u32, (Ballot, LogEntry)>,
}

impl Acceptor {
    /// Whether it was not a repetition.
    pub(super) fn prepare(&mut self, from: Port, (ballot, slot): (Ballot, u32), fx: &mut impl Effects<MultiPaxos>) -> bool {
        match self.promised {
            Some(promised) if promised == ballot => return false,
            Some(promised) if promised > ballot => {
                fx.line(Step::DenyPrepare { ballot: promised });
                fx.send(from, Message::Refused { ballot: promised });
            }
            _ => {
                self.promised = Some(ballot);
                fx.line(Step::Promise { ballot });
                // The promise is one for all slots.
                fx.attest(Evidence::Promised { slot: 1, ballot });
                let vote = |(&slot, &(ballot, entry)): (&u32, &(Ballot, LogEntry))| Vote { slot, ballot, entry };
                fx.send(from, Message::Promise { ballot, votes: self.votes.range(slot..).map(vote).collect() });
            }
        }
        true
    }

    pub(super) fn propose(
        &mut self,
        of: &MultiPaxos,
        me: Local<'_>,
        from: Port,
        Vote { slot, ballot, entry }: Vote,
        fx: &mut impl Effects<MultiPaxos>,
    ) {
        if let Some(promised) = self.promised.filter(|&promised| promised > ballot) {
            fx.line(Step::DenyPropose { ballot: promised });
            fx.send(from, Message::Refused { ballot: promised });
            return;
        }
        self.promised = Some(ballot);
        self.votes.insert(slot, (ballot, entry));
        fx.line(Step::Accept { slot, entry });
        fx.attest(Evidence::Accepted { slot, ballot, entry });
        for to in of.hearers(me, ballot.proposer) {
            fx.send(Port::peer(to), Message::Accepted { ballot, slot, entry });
        }
    }
}
