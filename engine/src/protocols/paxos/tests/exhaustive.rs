//! All runs of two proposers with one attempt each and three acceptors, without a clock: messages of different links
//! arrive in any order, or not at all; messages of one link do not overtake each other, which is the default.

use std::collections::{BTreeSet, VecDeque};
use std::hash::{Hash, Hasher};
use std::num::NonZeroU32;

use super::super::roles::Phase;
use super::super::{Message, State, Step, Timer, Variant};
use super::*;
use crate::protocol::{Ballot, Catalogued, Effects, Event, Evidence, Given, Id, Local, Parts, Port, Protocol, Setup};
use crate::protocols::tests::{id, setup};

/// Processes 0 and 1 are proposers; 2, 3 and 4 are acceptors.
const PARTS: [Parts; 5] = {
    let [proposer, acceptor] = [Parts::of(&[PROPOSER]), Parts::of(&[ACCEPTOR])];
    [proposer, proposer, acceptor, acceptor, acceptor]
};

const MAJORITY: usize = 2;

#[derive(Clone, Hash)]
struct Model {
    states: Vec<State>,
    /// The messages in transit as (sender, receiver, message), sorted by link. The messages of one link are in the
    /// order of sending.
    under_way: Vec<(u32, u32, Message)>,
    started: [bool; 2],
    /// All votes as (ballot, value, position of the acceptor).
    votes: BTreeSet<(Ballot, Datum, u32)>,
}

/// A hasher that collects all bytes, so different values never have equal hashes.
#[derive(Default)]
struct Bytes(Vec<u8>);

impl Hasher for Bytes {
    fn finish(&self) -> u64 {
        self.0.len() as u64
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }
}

impl Model {
    /// Models with equal keys behave equally. The key omits state that only the screen needs.
    fn key(&self) -> Vec<u8> {
        let mut model = self.clone();
        for state in &mut model.states {
            if let Some(attempt) = state.proposer.attempt.as_mut().filter(|attempt| attempt.phase != Phase::Preparing) {
                attempt.promises.clear();
            }
            for votes in state.heard.0.values_mut().filter(|votes| votes.voters.len() >= MAJORITY) {
                votes.voters = vec![0; MAJORITY];
            }
        }
        let mut bytes = Bytes::default();
        model.hash(&mut bytes);
        bytes.0
    }
}

/// The effects of a handler call: messages go to the model, and timers never fire.
struct Outbox<'a> {
    from: u32,
    model: &'a mut Model,
}

impl Effects<Paxos> for Outbox<'_> {
    fn send(&mut self, to: Port, message: Message) {
        self.model.under_way.push((self.from, to.position(), message));
    }

    fn arm(&mut self, _: Timer, _: Ticks) {}

    fn disarm(&mut self, _: Timer) {}

    fn choose(&mut self, _: NonZeroU32) -> u32 {
        panic!("nothing is random without a clock")
    }

    fn line(&mut self, _: Step) {}

    fn attest(&mut self, evidence: Evidence) {
        if let Evidence::Accepted { ballot, entry, .. } = evidence {
            self.model.votes.extend(entry.value.map(|value| (ballot, value, self.from)));
        }
    }
}

struct Explorer {
    protocol: Paxos,
    ids: Vec<Id>,
}

impl Explorer {
    fn new(variant: &str) -> Self {
        let variant = Variant::ALL.iter().copied().find(|known| known.name() == variant).expect("a variant");
        let protocol = Paxos::new(variant, &Setup { processes: 5, parts: &PARTS, ..setup() });
        Self { protocol, ids: (1..=5).map(id).collect() }
    }

    fn begin(&self) -> Model {
        let mut model =
            Model { states: Vec::new(), under_way: Vec::new(), started: [false; 2], votes: BTreeSet::new() };
        for at in 0..5 {
            let mut fx = Outbox { from: at, model: &mut model };
            let state = self.protocol.boot(self.local(at), &Given::default(), None, &mut fx);
            model.states.push(state);
        }
        model
    }

    fn local(&self, at: u32) -> Local<'_> {
        Local::of(self.ids[at as usize], at, &self.ids)
    }

    fn handle(&self, model: &Model, at: u32, event: Event<Paxos>) -> Model {
        let mut next = model.clone();
        let mut state = next.states[at as usize].clone();
        self.protocol.handle(self.local(at), &mut state, event, &mut Outbox { from: at, model: &mut next });
        next.states[at as usize] = state;
        next.under_way.sort_by_key(|&(from, to, _)| (from, to));
        next
    }

    /// All models that can follow after one start or one arrival. No step loses a message, because a message that stays
    /// in transit forever has the same effect as a lost message.
    fn successors(&self, model: &Model) -> Vec<Model> {
        let mut all = Vec::new();
        for at in 0..2 {
            if !model.started[at as usize] {
                let mut next = self.handle(model, at, Event::Start);
                next.started[at as usize] = true;
                all.push(next);
            }
        }
        let mut link = None;
        for (place, &(from, to, message)) in model.under_way.iter().enumerate() {
            if link.replace((from, to)) == Some((from, to)) {
                continue;
            }
            let mut rest = model.clone();
            rest.under_way.remove(place);
            all.push(self.handle(&rest, to, Event::Received { from: Port::peer(from), message }));
        }
        all
    }

    /// `.0`: the number of states. `.1`: the number of transitions. `.2`: the fewest steps to a state in which two
    /// values are chosen; `None` if there is no such state.
    fn explore(&self) -> (usize, usize, Option<usize>) {
        let first = self.begin();
        let mut known: BTreeSet<Vec<u8>> = [first.key()].into();
        let (mut queue, mut transitions, mut broken) = (VecDeque::from([(first, 0)]), 0, None);
        while let Some((model, steps)) = queue.pop_front() {
            if chosen(&model).len() > 1 {
                broken = broken.or(Some(steps));
            }
            for next in self.successors(&model) {
                transitions += 1;
                if known.insert(next.key()) {
                    queue.push_back((next, steps + 1));
                }
            }
        }
        (known.len(), transitions, broken)
    }
}

fn chosen(model: &Model) -> BTreeSet<Datum> {
    let of = |ballot, value| model.votes.iter().filter(|vote| (vote.0, vote.1) == (ballot, value)).count();
    model
        .votes
        .iter()
        .filter(|(ballot, value, _)| of(*ballot, *value) >= MAJORITY)
        .map(|(_, value, _)| *value)
        .collect()
}

#[test]
fn two_proposers_and_three_acceptors_choose_once_whatever_happens() {
    assert_eq!(Explorer::new("standard").explore(), (38_999, 175_380, None));
}

#[test]
fn a_proposer_that_adopts_nothing_violates_it_in_fourteen_steps() {
    assert_eq!(Explorer::new("own-value").explore(), (36_083, 163_392, Some(14)));
}
