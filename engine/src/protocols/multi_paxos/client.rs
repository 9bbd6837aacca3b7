//! A client: its commands one after the other, each until it is answered.

use serde::{Deserialize, Serialize};

use super::{Message, MultiPaxos, Step, Timer};
use crate::protocol::{Ballot, Datum, Effects, Evidence, Id, Local, LogEntry, Port, Request};

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
    fn ask_next_command(&mut self, of: &MultiPaxos, me: Local<'_>, leader: Option<u32>, fx: &mut impl Effects<MultiPaxos>) {
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
    pub(super) fn answered(&mut self, of: &MultiPaxos, me: Local<'_>, number: u32, fx: &mut impl Effects<MultiPaxos>) -> bool {
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
    pub(super) fn referred(&mut self, of: &MultiPaxos, me: Local<'_>, ballot: Ballot, fx: &mut impl Effects<MultiPaxos>) -> bool {
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
