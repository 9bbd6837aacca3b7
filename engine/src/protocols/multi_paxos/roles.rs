//! An acceptor: promises and votes, slot by slot, with one promise for all slots.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{Message, MultiPaxos, Step, Timer, Vote};
use crate::protocol::prelude::*;

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
    pub(super) fn prepare(
        &mut self,
        from: Port,
        (ballot, slot): (Ballot, u32),
        fx: &mut impl Effects<MultiPaxos>,
    ) -> bool {
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

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Client {
    /// Stable. Their numbers are 1 and so on.
    pub(super) commands: Vec<Command>,
    /// Stable: how many of them are answered. The next one, if there is any, is open.
    pub(super) answered: u32,
    /// The position of the proposer that it asked last; `None` after a crash.
    pub(super) asks: Option<u32>,
    /// The proposer whose silence it has waited out, until it is answered.
    pub(super) suspect: Option<Id>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Command {
    pub(super) key: Option<Datum>,
    pub(super) value: Datum,
    /// The positions of the proposers that it was sent to, in their order.
    pub(super) sent_to: Vec<u32>,
}

impl Client {
    /// The number of the command that waits for its answer.
    pub(super) fn open(&self) -> Option<u32> {
        (self.commands.len() > self.answered as usize).then_some(self.answered + 1)
    }

    pub(super) fn after_crash(mut self) -> Self {
        (self.asks, self.suspect) = (None, None);
        self
    }

    /// What a command is in the log.
    pub(super) fn entry(&self, me: Id, number: u32) -> Option<LogEntry> {
        let Command { key, value, .. } = self.commands.get(number.checked_sub(1)? as usize)?;
        Some(LogEntry { from: Some((me, number)), key: *key, value: Some(*value) })
    }

    pub(super) fn requested(
        &mut self,
        of: &MultiPaxos,
        me: Local<'_>,
        leader: Option<u32>,
        request: Request,
        fx: &mut impl Effects<MultiPaxos>,
    ) {
        let Request { key, value } = request;
        let was_open = self.open().is_some();
        self.commands.push(Command { key, value, sent_to: Vec::new() });
        let number = self.commands.len() as u32;
        if let Some(entry) = self.entry(me.id, number) {
            fx.attest(Evidence::Proposed(entry));
        }
        if was_open {
            fx.line(Step::Wait { number });
        } else {
            self.ask_next_command(of, me, leader, fx);
        }
    }

    /// Asks for the open command whom it asked last; at first, and after a crash, the scenario's leader or else the first proposer.
    fn ask_next_command(
        &mut self,
        of: &MultiPaxos,
        me: Local<'_>,
        leader: Option<u32>,
        fx: &mut impl Effects<MultiPaxos>,
    ) {
        let (Some(number), Some(to)) = (self.open(), self.asks.or(leader).or(of.first_proposer())) else { return };
        fx.line(Step::Ask { number, leader: me.known[to as usize] });
        self.send(of, me, to, fx);
    }

    fn send(&mut self, of: &MultiPaxos, me: Local<'_>, to: u32, fx: &mut impl Effects<MultiPaxos>) {
        let Some(number) = self.open() else { return };
        self.asks = Some(to);
        let suspect = self.suspect;
        let command = &mut self.commands[number as usize - 1];
        command.sent_to.push(to);
        let (key, value) = (command.key, command.value);
        fx.send(Port::peer(to), Message::Request { client: me.id, number, key, value, suspect });
        fx.arm(Timer::Client, of.client_patience);
    }

    pub(super) fn recovered(
        &mut self,
        of: &MultiPaxos,
        me: Local<'_>,
        leader: Option<u32>,
        fx: &mut impl Effects<MultiPaxos>,
    ) -> bool {
        let (Some(number), Some(to)) = (self.open(), leader.or(of.first_proposer())) else { return false };
        fx.line(Step::AskAgain { number, leader: me.known[to as usize] });
        self.send(of, me, to, fx);
        true
    }

    /// Its patience is over: it suspects whom it asked, and asks the next one.
    pub(super) fn waited(&mut self, of: &MultiPaxos, me: Local<'_>, fx: &mut impl Effects<MultiPaxos>) {
        let (Some(number), Some(asked)) = (self.open(), self.asks) else { return };
        let suspect = me.known[asked as usize];
        let to = of.proposer_after(asked);
        self.suspect = Some(suspect);
        fx.line(Step::AskNext { number, suspect, leader: me.known[to as usize] });
        self.send(of, me, to, fx);
    }

    /// Whether it was for the open command.
    pub(super) fn answered(
        &mut self,
        of: &MultiPaxos,
        me: Local<'_>,
        number: u32,
        fx: &mut impl Effects<MultiPaxos>,
    ) -> bool {
        if self.open() != Some(number) {
            return false;
        }
        fx.line(Step::Answered { number });
        self.answered = number;
        self.suspect = None;
        fx.disarm(Timer::Client);
        self.ask_next_command(of, me, None, fx);
        true
    }

    /// Who refuses names another proposer: it asks that one. Whether it does.
    pub(super) fn referred(
        &mut self,
        of: &MultiPaxos,
        me: Local<'_>,
        ballot: Ballot,
        fx: &mut impl Effects<MultiPaxos>,
    ) -> bool {
        let to = me.known.iter().position(|&id| id == ballot.proposer).map(|at| at as u32);
        let (Some(number), Some(to)) = (self.open(), to) else { return false };
        if self.asks == Some(to) || self.suspect == Some(ballot.proposer) {
            return false;
        }
        fx.line(Step::AskNamed { number, leader: ballot.proposer });
        self.send(of, me, to, fx);
        true
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Learner {
    /// Stable: what was chosen, by slot, with the ballot; a slot that is missing is a gap.
    pub(super) log: BTreeMap<u32, (Ballot, LogEntry)>,
    /// Stable: how many slots are applied.
    pub(super) applied: u32,
    /// Stable: the commands applied, in their order, each with its client and number.
    pub(super) done: BTreeSet<(Id, u32)>,
    /// Stable: the slots that were passed over.
    pub(super) passed_over: BTreeSet<u32>,
    /// Stable: by key, ascending.
    pub(super) store: Vec<(Datum, Datum)>,
    /// The votes heard of for slots that are not chosen yet.
    pub(super) heard: Vec<Heard>,
}

/// The acceptors that voted in one ballot of a slot, by position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Heard {
    pub(super) slot: u32,
    pub(super) ballot: Ballot,
    pub(super) entry: LogEntry,
    pub(super) by: BTreeSet<u32>,
}

impl Learner {
    pub(super) fn after_crash(mut self) -> Self {
        self.heard.clear();
        self
    }

    pub(super) fn has_applied(&self, command: (Id, u32)) -> bool {
        self.done.contains(&command)
    }

    /// Counts a vote; whether it counts for anything.
    pub(super) fn accepted(&mut self, of: &MultiPaxos, by: u32, vote: Vote, fx: &mut impl Effects<MultiPaxos>) -> bool {
        let Vote { slot, ballot, entry } = vote;
        if self.log.contains_key(&slot) {
            return false;
        }
        let known = self.heard.iter().position(|heard| (heard.slot, heard.ballot) == (slot, ballot));
        let place = known.unwrap_or_else(|| {
            self.heard.push(Heard { slot, ballot, entry, by: BTreeSet::new() });
            self.heard.len() - 1
        });
        let voters = &mut self.heard[place].by;
        if !voters.insert(by) {
            return false;
        }
        let count = voters.len() as u32;
        if count < of.majority() {
            fx.line(Step::Count { slot, count, majority: of.majority() });
            return true;
        }
        fx.line(Step::Learn { slot, entry });
        self.heard.retain(|heard| heard.slot != slot);
        self.log.insert(slot, (ballot, entry));
        while let Some(&(_, entry)) = self.log.get(&(self.applied + 1)) {
            self.apply(entry, fx);
        }
        true
    }

    /// Takes the entry of the next slot into force.
    fn apply(&mut self, entry: LogEntry, fx: &mut impl Effects<MultiPaxos>) {
        self.applied += 1;
        let slot = self.applied;
        fx.attest(Evidence::Applied { slot, entry });
        let Some(value) = entry.value else { return fx.line(Step::ApplyNoOp { slot }) };
        if entry.from.is_some_and(|command| !self.done.insert(command)) {
            self.passed_over.insert(slot);
            return fx.line(Step::PassOver { slot, entry });
        }
        fx.line(Step::Apply { slot, entry });
        let Some(key) = entry.key else { return };
        match self.store.binary_search_by_key(&key, |(known, _)| *known) {
            Ok(place) => self.store[place].1 = value,
            Err(place) => self.store.insert(place, (key, value)),
        }
    }
}
