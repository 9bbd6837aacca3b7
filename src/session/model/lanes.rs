//! Processes in the parts that they stand in, one lane a part, and what voters have voted.

use crate::protocol::{Ballot, Id, LogEntry, MessageClass, PartView, Role, Ticks};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lanes {
    /// The parts that have members, in the order of the catalogue.
    pub lanes: Vec<Lane>,
    /// The lane whose members vote.
    pub voters: usize,
    /// So many votes for one ballot choose its value.
    pub majority: usize,
    /// Of a log: the slot that the votes are for.
    pub slot: Option<u32>,
    /// The ballots that anybody has voted for, the highest first.
    pub ballots: Vec<BallotVotes>,
    /// The columns of the widest ballot met so far.
    pub ballot_columns: usize,
    /// The columns of the widest value that is voted on.
    pub value_columns: usize,
    /// Demands that were left without an answer lately, the oldest first.
    pub refused: Vec<Refused>,
    /// The lane of the part that acted last.
    pub acts: Option<usize>,
    /// All that is under way, heartbeats apart, by the lanes that it goes between and by kind.
    pub flows: Vec<Flow>,
}

/// So many messages of a kind that are under way from one lane to another, or to the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flow {
    /// Lanes, not parts.
    pub from: usize,
    pub to: usize,
    pub class: MessageClass,
    pub kind: &'static str,
    pub count: usize,
}

/// All processes that stand in a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// Its index in the catalogue.
    pub part: usize,
    /// As scenario files name it.
    pub name: &'static str,
    /// By position.
    pub members: Vec<Member>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub position: usize,
    pub id: Id,
    pub view: PartView,
}

/// The votes for one ballot, over the whole run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BallotVotes {
    pub ballot: Ballot,
    pub entry: LogEntry,
    /// The positions of those who have voted for it, ascending.
    pub by: Vec<usize>,
}

/// A demand that arrived and is left without an answer, because of a promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Its record.
    pub record: usize,
    /// Positions.
    pub from: usize,
    pub to: usize,
    pub between: Between,
    pub class: MessageClass,
    pub payload: String,
    /// The tick at which it arrived.
    pub tick: Ticks,
}

/// The parts between which a message goes, by their indices in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Between {
    pub from: usize,
    pub to: usize,
    /// Another part of its receiver that it is for: that is whose ballot it is.
    pub also: Option<usize>,
    /// The ballot that it is about.
    pub ballot: Option<Ballot>,
}

impl Lanes {
    /// The lane of a part, if it has members.
    pub fn lane_of(&self, part: usize) -> Option<usize> {
        self.lanes.iter().position(|lane| lane.part == part)
    }

    /// How many messages are under way, heartbeats apart.
    pub fn under_way(&self) -> usize {
        self.flows.iter().map(|flow| flow.count).sum()
    }

    pub fn voters(&self) -> &Lane {
        &self.lanes[self.voters]
    }

    /// How many voters are up.
    pub fn voters_up(&self) -> usize {
        self.voters().members.iter().filter(|member| member.view.role != Role::Crashed).count()
    }

    /// As what a part is seen: as one that has voted only for a vote of the highest ballot that anybody has voted for.
    pub fn role(&self, lane: usize, view: &PartView) -> Role {
        let is_older = view.vote.is_some_and(|(ballot, _)| Some(ballot) < self.highest());
        if view.role == Role::Active && lane == self.voters && is_older { Role::Waiting } else { view.role }
    }

    /// As what all parts are seen.
    pub fn roles(&self) -> impl Iterator<Item = Role> {
        let lanes = self.lanes.iter().enumerate();
        lanes.flat_map(move |(at, lane)| lane.members.iter().map(move |member| self.role(at, &member.view)))
    }

    /// The highest ballot that anybody has voted for.
    pub fn highest(&self) -> Option<Ballot> {
        self.ballots.first().map(|votes| votes.ballot)
    }
}
