//! Everything that Paxos says, and the scenes in which every step is taken.

use serde_json::{Value as Json, json};

use super::super::{ACCEPTOR, CLIENT, LEARNER, Message, PROPOSER, Paxos, State, Timer, Variant};
use crate::protocol::{Catalogued, Explain, Local, ParameterValue, Parts, Remark, Setup};
use crate::protocols::tests::{Samples, Scene, everything_said, from_json, handlings, id, setup};

fn message(kind: &str, payload: &Json) -> Message {
    from_json(json!({ "kind": kind, "payload": payload }))
}

fn attempt(phase: &str, proposes: Option<u32>) -> Json {
    let promises = json!([[0, null], [1, { "ballot": { "round": 1, "proposer": 31 }, "value": 9 }]]);
    json!({ "phase": phase, "wants": 42, "promises": promises, "proposes": proposes })
}

/// A process that asks, attempts, has promised and voted, has heard of a vote and keeps a value; or has done nothing of that.
fn state(attempt: &Json, has: bool) -> State {
    let ballot = json!({ "round": 2, "proposer": 42 });
    let vote = json!({ "ballot": ballot, "value": 42 });
    from_json(json!({
        "proposal": 42,
        "client": { "asks": has.then_some(7), "place": 0, "has_asked": has, "was_refused": false },
        "proposer": { "round": 2, "attempt": attempt, "kept": if has { json!([42]) } else { json!([]) } },
        "acceptor": { "promised": has.then(|| ballot.clone()), "accepted": has.then_some(vote) },
        "heard": if has { json!([[ballot, 42, [0]]]) } else { json!([]) },
        "decided": has.then_some(42),
        "election": null,
    }))
}

fn states() -> Vec<State> {
    let phases = [("preparing", None), ("proposing", Some(9)), ("backing-off", None), ("done", Some(42))];
    let attempts = phases.map(|(phase, proposes)| attempt(phase, proposes));
    let none = [state(&Json::Null, true), state(&Json::Null, false)];
    let waits: State = {
        let mut asking = state(&Json::Null, true);
        asking.client.asks = None;
        asking
    };
    attempts.iter().map(|attempt| state(attempt, true)).chain(none).chain([waits]).collect()
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
        // Another proposer comes to lead in the middle of an attempt.
        let ids = [3, 8, 5, 1, 4];
        let deposed = Scene::new(ids).delay(2, 2).give("leader", ParameterValue::Flag(true)).down(&[8]).start(1, &[5]);
        let deposed = deposed.parameter("patience", 2).revive(16, 8);
        all.into_iter().chain((12..26).map(|tick| deposed.clone().revive(tick, 8))).collect()
    }

    fn said() -> Vec<Remark> {
        let ballot = json!({ "round": 2, "proposer": 31 });
        let vote = json!({ "ballot": ballot, "value": "attack" });
        let messages = [
            message("REQUEST", &json!({ "value": 58 })),
            message("PREPARE", &json!({ "ballot": ballot })),
            message("PROMISE", &json!({ "ballot": ballot, "accepted": null })),
            message("PROMISE", &json!({ "ballot": ballot, "accepted": vote })),
            message("PROPOSE", &json!({ "ballot": ballot, "value": 58 })),
            message("ACCEPTED", &json!({ "ballot": ballot, "value": 58 })),
            message("RESPONSE", &json!({ "value": 58 })),
            message("ELECTION", &json!({ "id": 31 })),
        ];
        let mut said =
            everything_said::<Self>(&handlings(&messages.map(|message| (id(31), message)), Timer::ALL), &states());
        let all = [Parts::of(&[CLIENT, PROPOSER, ACCEPTOR, LEARNER])];
        let protocol = Self::new(Variant::Standard, &Setup { parts: &all, ..setup() });
        let known = [id(31), id(42), id(58)];
        let me = Local::of(id(42), 1, &known);
        said.extend(states().iter().flat_map(|state| protocol.facts(me, state)));
        said
    }
}

/// With a client in every role, and one that is nothing else.
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
