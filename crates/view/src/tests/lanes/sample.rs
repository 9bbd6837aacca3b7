//! Frames, built without a run, of processes with several roles (parts).

use std::sync::Arc;

use crate::tests::frames::frame_of;
use suffrage_engine::engine::Process;
use suffrage_engine::protocol::{Ballot, Datum, Id, LogEntry, MessageClass, PartView, Role, Tally, TallyOf};
use suffrage_session::model::lanes::{BallotVotes, Between, Flow, Lane, Lanes, Member, Refused};
use suffrage_session::model::{Frame, Message};

pub(super) const CLIENT: usize = 0;
pub(super) const PROPOSER: usize = 1;
pub(super) const ACCEPTOR: usize = 2;
pub(super) const LEARNER: usize = 3;
const NAMES: [&str; 4] = ["client", "proposer", "acceptor", "learner"];
pub(super) const KINDS: &[&str] = &["REQUEST", "PREPARE", "PROMISE", "PROPOSE", "ACCEPTED", "RESPONSE"];
const CLASSES: &[&[MessageClass]] = &[
    &[MessageClass::Election],
    &[MessageClass::Election],
    &[MessageClass::Answer],
    &[MessageClass::Value],
    &[MessageClass::Answer],
    &[MessageClass::Elected],
];

pub(super) fn id(number: u32) -> Id {
    Id::new(number).expect("an id")
}

pub(super) fn ballot(round: u32, proposer: u32) -> Ballot {
    Ballot { round, proposer: id(proposer) }
}

pub(super) fn value(word: &str) -> LogEntry {
    LogEntry::of(Datum::word(word).expect("a word"))
}

pub(super) struct Sample {
    frame: Frame,
    lanes: Lanes,
    tick: u64,
    number: u32,
}

impl Sample {
    pub(super) fn new(n: u32, tick: u64, size: (u16, u16)) -> Self {
        let text = format!("protocol = \"bully\"\n[processes]\ncount = {n}\n[network]\ndelay = 3\n");
        let mut frame = frame_of((&text, 0), size);
        frame.messages.clear();
        (frame.kinds, frame.classes) = (KINDS, CLASSES);
        frame.roles = &[Role::Idle, Role::Waiting, Role::Active, Role::Decided];
        frame.clock.tick = tick;
        frame.processes.iter_mut().for_each(|process| process.role = Role::Idle);
        let lane = |part: usize| Lane { part, name: NAMES[part], members: Vec::new() };
        let lanes = Lanes {
            lanes: (0..NAMES.len()).map(lane).collect(),
            voters: ACCEPTOR,
            majority: 0,
            slot: None,
            ballots: Vec::new(),
            ballot_columns: ballot(1, n).to_string().len(),
            value_columns: 1,
            refused: Vec::new(),
            acts: None,
            flows: Vec::new(),
        };
        Self { frame, lanes, tick, number: 0 }
    }

    /// Adds the process with id `number` to the lane with index `part`.
    pub(super) fn part(mut self, number: u32, part: usize, role: Role, change: impl FnOnce(&mut PartView)) -> Self {
        let mut view = PartView::of(part, role);
        change(&mut view);
        self.lanes.lanes[part].members.push(Member { position: number as usize - 1, id: id(number), view });
        self
    }

    pub(super) fn sent(
        mut self,
        kind: usize,
        parts: (usize, usize),
        ends: (u32, u32),
        payload: &str,
        at: (u64, u64),
    ) -> Self {
        self.number += 1;
        self.frame.messages.push(Message {
            number: self.number,
            from: ends.0 as usize - 1,
            to: ends.1 as usize - 1,
            clockwise: true,
            kind: KINDS[kind],
            class: CLASSES[kind][0],
            payload: payload.to_owned(),
            beginning: None,
            is_silence: false,
            is_lie: false,
            signed_by: Vec::new(),
            whole: None,
            sent: at.0,
            due: at.1,
            lost: None,
            notice: false,
            between: Some(Between { from: parts.0, to: parts.1, also: None, ballot: Some(ballot(1, 2)) }),
        });
        self
    }

    pub(super) fn refused(mut self, ends: (u32, u32), payload: &str, tick: u64) -> Self {
        self.lanes.refused.push(Refused {
            record: 0,
            from: ends.0 as usize - 1,
            to: ends.1 as usize - 1,
            between: Between { from: PROPOSER, to: ACCEPTOR, also: None, ballot: None },
            class: MessageClass::Value,
            payload: payload.to_owned(),
            tick,
        });
        self
    }

    pub(super) fn voted(mut self, ballot: Ballot, entry: LogEntry, by: &[usize]) -> Self {
        self.lanes.ballots.push(BallotVotes { ballot, entry, by: by.to_vec() });
        self
    }

    pub(super) fn acts(mut self, part: usize, number: u32) -> Self {
        self.lanes.acts = Some(part);
        let (position, id) = (number as usize - 1, id(number));
        self.frame.story.acts =
            Some(suffrage_session::model::story::Acting { position, id, record: 0, event: (1, 1), ago: 0 });
        self
    }

    pub(super) fn frame(self) -> Frame {
        let Self { mut frame, mut lanes, tick, .. } = self;
        lanes.majority = lanes.lanes[ACCEPTOR].members.len() / 2 + 1;
        lanes.lanes.retain(|lane| !lane.members.is_empty());
        lanes.voters = lanes.lanes.iter().position(|lane| lane.part == ACCEPTOR).expect("somebody votes");
        frame.clock.tick = tick;
        frame.counts.in_flight = frame.messages.len() as u64;
        lanes.flows = flows(&lanes, &frame.messages);
        let learns = |process: &Process| {
            let of = lanes.lanes.iter().filter(|lane| lane.part == LEARNER).flat_map(|lane| &lane.members);
            of.into_iter().any(|member| member.position == process.position)
        };
        frame.processes.iter_mut().for_each(|process| process.owes = learns(process));
        frame.lanes = Some(Arc::new(lanes));
        frame
    }
}

fn flows(lanes: &Lanes, messages: &[Message]) -> Vec<Flow> {
    let lane = |part: usize| lanes.lane_of(part).expect("its part has members");
    let of = |message: &Message| {
        let between = message.between.expect("it goes between parts");
        Flow { from: lane(between.from), to: lane(between.to), class: message.class, kind: message.kind, count: 1 }
    };
    let mut flows: Vec<Flow> = Vec::new();
    for one in messages.iter().map(of) {
        let is_same = |known: &&mut Flow| Flow { count: 1, ..**known } == one;
        match flows.iter_mut().find(is_same) {
            Some(known) => known.count += 1,
            None => flows.push(one),
        }
    }
    flows
}

fn tally(of: TallyOf, ballot: Ballot, by: &[u32]) -> Tally {
    Tally { of, ballot, entry: None, by: by.to_vec() }
}

/// A frame in which a value is chosen and no process knows it: client 1, proposer 2, acceptors 3–5, learners 6 and 7.
pub(super) fn chosen(size: (u16, u16)) -> Frame {
    let (first, x) = (ballot(1, 2), value("x"));
    let mut sample = Sample::new(7, 15, size).part(1, CLIENT, Role::Waiting, |view| view.says = None).part(
        2,
        PROPOSER,
        Role::Waiting,
        |view| {
            view.promised = Some(first);
            view.tallies = vec![tally(TallyOf::Promises, first, &[2, 3, 4]), tally(TallyOf::Votes, first, &[])];
        },
    );
    for acceptor in [3, 4] {
        sample = sample.part(acceptor, ACCEPTOR, Role::Active, |view| {
            (view.promised, view.vote) = (Some(first), Some((first, x)));
        });
    }
    sample = sample.part(5, ACCEPTOR, Role::Waiting, |view| view.promised = Some(first));
    for learner in [6, 7] {
        sample =
            sample.part(learner, LEARNER, Role::Idle, |view| view.tallies = vec![tally(TallyOf::Votes, first, &[])]);
    }
    for acceptor in [3, 4] {
        sample = sample.sent(4, (ACCEPTOR, PROPOSER), (acceptor, 2), "x", (13, 16));
        sample = sample.sent(4, (ACCEPTOR, LEARNER), (acceptor, 6), "x", (13, 16));
        sample = sample.sent(4, (ACCEPTOR, LEARNER), (acceptor, 7), "x", (13, 16));
    }
    sample.sent(3, (PROPOSER, ACCEPTOR), (2, 5), "1.2=x", (10, 19)).voted(first, x, &[2, 3]).acts(ACCEPTOR, 4).frame()
}

pub(super) fn duel(size: (u16, u16)) -> Frame {
    let (one, two, a) = (ballot(1, 1), ballot(1, 2), value("a"));
    let mut sample = Sample::new(3, 10, size)
        .part(1, PROPOSER, Role::Waiting, |view| {
            (view.promised, view.vote) = (Some(one), Some((one, a)));
            view.tallies = vec![tally(TallyOf::Promises, one, &[0, 1, 2]), tally(TallyOf::Votes, one, &[])];
        })
        .part(2, PROPOSER, Role::Waiting, |view| {
            view.promised = Some(two);
            view.tallies = vec![tally(TallyOf::Promises, two, &[1]), tally(TallyOf::Votes, two, &[])];
        })
        .part(3, PROPOSER, Role::Idle, |_| ());
    for number in 1..=3 {
        sample = sample.part(number, ACCEPTOR, Role::Waiting, |view| view.promised = Some(two));
        sample = sample.part(number, LEARNER, Role::Idle, |_| ()).refused((1, number), "1.1=a", 10);
    }
    for acceptor in [1, 3] {
        sample = sample.sent(2, (ACCEPTOR, PROPOSER), (acceptor, 2), "1.2", (9, 12));
    }
    sample.acts(ACCEPTOR, 2).frame()
}

pub(super) fn everywhere(n: u32, size: (u16, u16)) -> Frame {
    let (first, value) = (ballot(1, 1), value("x"));
    let mut sample = Sample::new(n, 5, size);
    for number in 1..=n {
        let role = if number == 1 { Role::Waiting } else { Role::Idle };
        sample = sample.part(number, PROPOSER, role, |view| {
            if number == 1 {
                (view.promised, view.vote) = (Some(first), Some((first, value)));
                view.tallies = vec![tally(TallyOf::Promises, first, &(0..n).collect::<Vec<_>>())];
            }
        });
        let has_voted = number % 2 == 0;
        sample = sample.part(number, ACCEPTOR, if has_voted { Role::Active } else { Role::Waiting }, |view| {
            view.promised = Some(first);
            view.vote = has_voted.then_some((first, value));
        });
        sample = sample.part(number, LEARNER, Role::Idle, |_| ());
        sample = if has_voted {
            sample.sent(4, (ACCEPTOR, LEARNER), (number, number), "x", (4, 7))
        } else {
            sample.sent(3, (PROPOSER, ACCEPTOR), (1, number), "1.1=x", (4, 7))
        };
    }
    let by: Vec<usize> = (0..n as usize).filter(|at| at % 2 == 1).collect();
    sample.voted(first, value, &by).acts(PROPOSER, 1).frame()
}
