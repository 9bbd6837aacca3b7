//! The parts besides the proposer: an acceptor, with one promise for all slots; a client; and a learner.

use std::collections::{BTreeMap, BTreeSet};

use super::{Around, Message, MultiPaxos, Step, Timer, Vote, position};
use crate::protocol::prelude::*;

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Acceptor {
    pub(super) promised: Option<Ballot>,
    pub(super) votes: BTreeMap<u32, (Ballot, LogEntry)>,
}

impl Acceptor {
    /// Handles a PREPARE. Returns `false` if the acceptor has already promised this ballot.
    pub(super) fn prepare(&mut self, around: &mut Around<'_>, from: Port, (ballot, slot): (Ballot, u32)) -> bool {
        let fx = &mut *around.fx;
        match self.promised {
            Some(promised) if promised == ballot => return false,
            Some(promised) if promised > ballot => {
                fx.line(Step::DenyPrepare { ballot: promised });
                fx.send(from, Message::Refused { ballot: promised });
            }
            _ => {
                self.promised = Some(ballot);
                fx.line(Step::Promise { ballot });
                // One promise covers all slots.
                fx.attest(Evidence::Promised { slot: 1, ballot });
                let vote = |(&slot, &(ballot, entry)): (&u32, &(Ballot, LogEntry))| Vote { slot, ballot, entry };
                fx.send(from, Message::Promise { ballot, votes: self.votes.range(slot..).map(vote).collect() });
            }
        }
        true
    }

    pub(super) fn propose(&mut self, around: &mut Around<'_>, from: Port, Vote { slot, ballot, entry }: Vote) {
        let fx = &mut *around.fx;
        if let Some(promised) = self.promised.filter(|&promised| promised > ballot) {
            fx.line(Step::DenyPropose { ballot: promised });
            return fx.send(from, Message::Refused { ballot: promised });
        }
        self.promised = Some(ballot);
        self.votes.insert(slot, (ballot, entry));
        fx.line(Step::Accept { slot, entry });
        fx.attest(Evidence::Accepted { slot, ballot, entry });
        for to in around.of.vote_receivers(around.me, ballot.proposer) {
            fx.send(Port::peer(to), Message::Accepted { ballot, slot, entry });
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Client {
    /// The commands of the client, numbered from 1 (stable).
    pub(super) commands: Vec<Command>,
    /// The number of answered commands (stable). The client waits for the answer to the next command.
    pub(super) answered: u32,
    /// The position of the proposer that the client asked last; `None` before the first request and after a crash.
    pub(super) asks: Option<u32>,
    /// The proposer that did not answer in time; `None` once another proposer has answered.
    pub(super) suspect: Option<Id>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Command {
    pub(super) key: Option<Datum>,
    pub(super) value: Datum,
    pub(super) sent_to: Vec<u32>,
}

impl Client {
    pub(super) fn open(&self) -> Option<u32> {
        (self.commands.len() > self.answered as usize).then_some(self.answered + 1)
    }

    pub(super) fn after_crash(mut self) -> Self {
        (self.asks, self.suspect) = (None, None);
        self
    }

    pub(super) fn entry(&self, me: Id, number: u32) -> Option<LogEntry> {
        let Command { key, value, .. } = self.commands.get(number.checked_sub(1)? as usize)?;
        Some(LogEntry { from: Some((me, number)), key: *key, value: Some(*value) })
    }

    pub(super) fn requested(&mut self, around: &mut Around<'_>, Request { key, value }: Request) {
        let was_open = self.open().is_some();
        self.commands.push(Command { key, value, sent_to: Vec::new() });
        let number = self.commands.len() as u32;
        if let Some(entry) = self.entry(around.me.id, number) {
            around.fx.attest(Evidence::Proposed(entry));
        }
        if was_open {
            around.fx.line(Step::Wait { number });
        } else {
            self.ask_next_command(around);
        }
    }

    fn ask_next_command(&mut self, around: &mut Around<'_>) {
        if let (Some(number), Some(to)) = (self.open(), self.asks.or(around.first_asked())) {
            self.send(around, to, Step::Ask { number, leader: around.me.known[to as usize] });
        }
    }

    fn send(&mut self, around: &mut Around<'_>, to: u32, step: Step) {
        let Some(number) = self.open() else { return };
        around.fx.line(step);
        self.asks = Some(to);
        let command = &mut self.commands[number as usize - 1];
        command.sent_to.push(to);
        let (client, key, value, suspect) = (around.me.id, command.key, command.value, self.suspect);
        around.fx.send(Port::peer(to), Message::Request { client, number, key, value, suspect });
        around.fx.arm(Timer::Client, around.of.client_timeout);
    }

    pub(super) fn recovered(&mut self, around: &mut Around<'_>) -> bool {
        let (Some(number), Some(to)) = (self.open(), around.first_asked()) else { return false };
        self.send(around, to, Step::AskAgain { number, leader: around.me.known[to as usize] });
        true
    }

    pub(super) fn ask_next_proposer(&mut self, around: &mut Around<'_>) {
        let (Some(number), Some(asked)) = (self.open(), self.asks) else { return };
        let suspect = around.me.known[asked as usize];
        let to = around.of.proposer_after(asked);
        self.suspect = Some(suspect);
        self.send(around, to, Step::AskNext { number, suspect, leader: around.me.known[to as usize] });
    }

    /// Returns whether the response answers the open command.
    pub(super) fn answered(&mut self, around: &mut Around<'_>, number: u32) -> bool {
        if self.open() != Some(number) {
            return false;
        }
        around.fx.line(Step::Answered { number });
        self.answered = number;
        self.suspect = None;
        around.fx.disarm(Timer::Client);
        self.ask_next_command(around);
        true
    }

    /// Sends the open command to the proposer of `ballot`, if neither asked nor suspected. Returns whether it was sent.
    pub(super) fn referred(&mut self, around: &mut Around<'_>, ballot: Ballot) -> bool {
        let leader = ballot.proposer;
        let (Some(number), Some(to)) = (self.open(), position(around.me, leader)) else { return false };
        if self.asks == Some(to) || self.suspect == Some(leader) {
            return false;
        }
        self.send(around, to, Step::AskNamed { number, leader });
        true
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Learner {
    /// The entries that the learner knows as chosen, by slot, each with its ballot (stable).
    pub(super) log: BTreeMap<u32, (Ballot, LogEntry)>,
    /// The number of applied slots (stable).
    pub(super) applied: u32,
    /// The applied commands (stable). `.0`: the client. `.1`: the number of its command.
    pub(super) done: BTreeSet<(Id, u32)>,
    /// The slots whose command was applied in an earlier slot (stable).
    pub(super) passed_over: BTreeSet<u32>,
    /// The store: pairs (key, value), ascending by key (stable).
    pub(super) store: Vec<(Datum, Datum)>,
    pub(super) heard: Vec<SlotVotes>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct SlotVotes {
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

    /// Returns whether the vote was counted.
    pub(super) fn accepted(&mut self, of: &MultiPaxos, by: u32, vote: Vote, fx: &mut dyn Effects<MultiPaxos>) -> bool {
        let Vote { slot, ballot, entry } = vote;
        if self.log.contains_key(&slot) {
            return false;
        }
        let known = self.heard.iter().position(|heard| (heard.slot, heard.ballot) == (slot, ballot));
        let place = known.unwrap_or_else(|| {
            self.heard.push(SlotVotes { slot, ballot, entry, by: BTreeSet::new() });
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

    fn apply(&mut self, entry: LogEntry, fx: &mut dyn Effects<MultiPaxos>) {
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
