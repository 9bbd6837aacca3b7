//! What a process of Paxos holds, in each of its parts.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::bully;
use super::message::Vote;
use crate::protocol::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// What it proposes of its own.
    pub(super) proposal: Datum,
    pub(super) client: Client,
    pub(super) proposer: Proposer,
    pub(super) acceptor: Acceptor,
    /// By ballot, who has told it of a vote: of a learner all ballots, of a proposer its own.
    pub(super) heard: Heard,
    /// Its cell: what it was told first, as client, as learner or as proposer.
    pub(super) decided: Option<Datum>,
    /// Of a proposer where a leader is elected.
    pub(super) election: Option<bully::State>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Client {
    /// What it waits for an answer to.
    pub(super) asks: Option<Datum>,
    /// Whom it has asked last, as a place in the list of proposers.
    pub(super) place: usize,
    pub(super) has_asked: bool,
    /// The answer to its latest request was another value.
    pub(super) was_refused: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Proposer {
    /// Of its latest attempt; 0 before the first.
    pub(super) round: u32,
    pub(super) attempt: Option<Attempt>,
    /// Values that wait for a leader.
    pub(super) kept: Vec<Datum>,
}

/// The attempt of a ballot.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Attempt {
    pub(super) phase: Phase,
    /// What it wants to have chosen.
    pub(super) wants: Datum,
    /// By position, ascending: the votes that the promises tell of.
    pub(super) promises: Vec<(u32, Option<Vote>)>,
    pub(super) proposes: Option<Datum>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Phase {
    /// Waits for promises.
    Preparing,
    /// Waits for votes.
    Proposing,
    /// Waits before the next round.
    BackingOff,
    /// A majority has voted in one of its ballots.
    Done,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Acceptor {
    pub(super) promised: Option<Ballot>,
    pub(super) accepted: Option<Vote>,
}

impl State {
    /// What a process begins with, or returns with after a crash.
    pub(super) fn new(proposal: Datum, round: u32, acceptor: Acceptor, election: Option<bully::State>) -> Self {
        let proposer = Proposer { round, ..Proposer::default() };
        let (client, heard) = (Client::default(), Heard::default());
        Self { proposal, client, proposer, acceptor, heard, decided: None, election }
    }

    /// Sets its cell, if it has none.
    pub(super) const fn decide(&mut self, value: Datum) {
        if self.decided.is_none() {
            self.decided = Some(value);
        }
    }
}

/// Who has told of a vote, by ballot. Written as a list of triples.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<(Ballot, Datum, Vec<u32>)>", into = "Vec<(Ballot, Datum, Vec<u32>)>")]
pub(super) struct Heard(pub(super) BTreeMap<Ballot, Votes>);

/// Of one ballot: the positions of the voters, ascending, and what the latest of them that counted voted for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Votes {
    pub(super) value: Datum,
    pub(super) voters: Vec<u32>,
}

impl From<Vec<(Ballot, Datum, Vec<u32>)>> for Heard {
    fn from(all: Vec<(Ballot, Datum, Vec<u32>)>) -> Self {
        Self(all.into_iter().map(|(ballot, value, voters)| (ballot, Votes { value, voters })).collect())
    }
}

impl From<Heard> for Vec<(Ballot, Datum, Vec<u32>)> {
    fn from(heard: Heard) -> Self {
        heard.0.into_iter().map(|(ballot, Votes { value, voters })| (ballot, value, voters)).collect()
    }
}

impl Heard {
    /// Counts a vote once; how many there are now, or `None` if this one was counted before.
    pub(super) fn count(&mut self, at: u32, vote: Vote, majority: usize) -> Option<usize> {
        let votes = self.0.entry(vote.ballot).or_insert_with(|| Votes { value: vote.value, voters: Vec::new() });
        let free = votes.voters.binary_search(&at).err()?;
        votes.voters.insert(free, at);
        // What completes the majority gives the value.
        if votes.voters.len() <= majority {
            votes.value = vote.value;
        }
        Some(votes.voters.len())
    }
}

impl Attempt {
    pub(super) const fn is_running(&self) -> bool {
        !matches!(self.phase, Phase::Done)
    }
}
