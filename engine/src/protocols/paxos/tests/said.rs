//! All texts of Paxos, and scenes that execute every step.

use super::super::roles::{Acceptor, Attempt, Client, Phase, Proposer, Votes, VotesByBallot};
use super::super::{ACCEPTOR, CLIENT, LEARNER, Message, PROPOSER, Paxos, State, Timer, Variant, Vote};
use crate::protocol::{Ballot, Catalogued, Datum, Explain, Local, ParameterValue, Parts, Remark, Setup};
use crate::protocols::tests::{Samples, Scene, everything_said, handlings, id, setup};

fn attempt(phase: Phase, proposes: Option<u32>) -> Attempt {
    let vote = Vote { ballot: Ballot { round: 1, proposer: id(31) }, value: 9.into() };
    let promises = vec![(0, None), (1, Some(vote))];
    Attempt { phase, wants: 42.into(), promises, proposes: proposes.map(Datum::from) }
}

fn state(attempt: Option<Attempt>, has: bool) -> State {
    let (ballot, value) = (Ballot { round: 2, proposer: id(42) }, Datum::Number(42));
    let (promised, accepted) = (has.then_some(ballot), has.then_some(Vote { ballot, value }));
    let mut heard = VotesByBallot::default();
    heard.0.extend(has.then(|| (ballot, Votes { value, voters: vec![0] })));
    State {
        proposal: value,
        client: Client { asks: has.then(|| 7.into()), place: 0, has_asked: has, was_refused: false },
        proposer: Proposer { round: 2, attempt, kept: if has { vec![value] } else { Vec::new() } },
        acceptor: Acceptor { promised, accepted },
        heard,
        decided: has.then_some(value),
        election: None,
    }
}

fn states() -> Vec<State> {
    let phases =
        [(Phase::Preparing, None), (Phase::Proposing, Some(9)), (Phase::BackingOff, None), (Phase::Done, Some(42))];
    let attempts = phases.map(|(phase, proposes)| state(Some(attempt(phase, proposes)), true));
    let mut waits = state(None, true);
    waits.client.asks = None;
    let mut refused = waits.clone();
    refused.client.was_refused = true;
    attempts.into_iter().chain([state(None, true), state(None, false), waits, refused]).collect()
}

impl Samples for Paxos {
    fn steps() -> Vec<Self::Step> {
        crate::protocols::paxos::Step::samples()
    }

    fn scenes(turbulent: Vec<Scene>) -> Vec<Scene> {
        let led = |scene: &Scene| {
            let scene = scene.clone().give("leader", ParameterValue::Flag(true)).parameter("patience", 2);
            asked(scene.parameter("backoff_ticks", 3))
        };
        let plain = turbulent.iter().map(|scene| asked(scene.clone().parameter("patience", 2)));
        let all: Vec<Scene> = plain.chain(turbulent.iter().map(led)).collect();
        let ids = [3, 8, 5, 1, 4];
        let deposed = Scene::new(ids).delay(2, 2).give("leader", ParameterValue::Flag(true)).down(&[8]).start(1, &[5]);
        let deposed = deposed.parameter("patience", 2).revive(16, 8);
        all.into_iter().chain((12..26).map(|tick| deposed.clone().revive(tick, 8))).collect()
    }

    fn said() -> Vec<Remark> {
        let (ballot, value) = (Ballot { round: 2, proposer: id(31) }, Datum::Number(58));
        let vote = Vote { ballot, value: Datum::word("attack").expect("a word") };
        let messages = [
            Message::Request { value },
            Message::Prepare { ballot },
            Message::Promise { ballot, accepted: None },
            Message::Promise { ballot, accepted: Some(vote) },
            Message::Propose { ballot, value },
            Message::Accepted { ballot, value },
            Message::Response { value },
            Message::Election { id: id(31) },
        ];
        let mut said =
            everything_said::<Self>(&handlings(&messages.map(|message| (id(31), message)), Timer::ALL), &states());
        let all = [Parts::of(&[CLIENT, PROPOSER, ACCEPTOR, LEARNER])];
        let protocol = Self::new(Variant::Standard, &Setup { parts: &all, ..setup() });
        let known = [id(31), id(42), id(58)];
        let me = Local::of(id(42), 1, &known);
        said.extend(states().iter().flat_map(|state| protocol.facts(me, state)));
        let refused = super::initial::all_refused().into_iter().flatten();
        said.extend(refused.flat_map(|refusal| [refusal.what, refusal.mend]));
        said
    }
}

fn asked(scene: Scene) -> Scene {
    let all = [PROPOSER, ACCEPTOR, LEARNER];
    let scene = [3, 5, 4].into_iter().fold(scene, |scene, process| scene.parts(process, &all));
    let scene = scene.parts(8, &[CLIENT, PROPOSER, ACCEPTOR, LEARNER]).parts(1, &[CLIENT]);
    scene
        .request(2, 1, None, 70)
        .request(4, 8, None, 80)
        .request(5, 8, None, 81)
        .request(40, 1, None, 71)
        .request(90, 8, None, 71)
}
