//! What each protocol can say: its messages and states, made by hand, so that every wording is asked for once.

use serde::de::DeserializeOwned;
use serde_json::json;

use super::{Samples, Scene, everything_said, handlings, id, setup};
use crate::protocol::{Catalogued, Explain, Id, Local, ParameterValue, Parameters, Protocol, Remark, Setup};
use crate::protocols::bully::{self, Bully};
use crate::protocols::chang_roberts::{self, ChangRoberts};
use crate::protocols::franklin::{self, Franklin};
use crate::protocols::hirschberg_sinclair::{self, HirschbergSinclair};
use crate::protocols::itai_rodeh::{self, ItaiRodeh};
use crate::protocols::peterson::{self, Peterson};
use crate::protocols::raft_election::{self, RaftElection};
use crate::protocols::ring_list::RingList;

/// Reads states or messages as the trace writes them.
fn read<T: DeserializeOwned>(json: serde_json::Value) -> T {
    serde_json::from_value(json).expect("what is written here reads as JSON")
}

impl Samples for ChangRoberts {
    fn said() -> Vec<Remark> {
        let ids = [31, 42, 58].map(id);
        let messages: Vec<_> = ids
            .into_iter()
            .flat_map(|id| [(id, chang_roberts::Message::Election { id }), (id, chang_roberts::Message::Elected { id })])
            .collect();
        let states = [(true, None), (false, Some(58))]
            .map(|(participating, elected)| read(json!({ "participating": participating, "elected": elected })));
        everything_said::<Self>(&handlings(&messages, &[]), &states)
    }
}

impl Samples for RingList {
    fn scenes(turbulent: Vec<Scene>) -> Vec<Scene> {
        let mut alone = Scene::new([3, 8]).down(&[8]).start(1, &[3]);
        alone.network.bounce = true;
        [turbulent, vec![alone]].concat()
    }

    fn said() -> Vec<Remark> {
        let messages = [
            json!({ "kind": "ELECTION", "payload": { "list": [31, 58] } }),
            json!({ "kind": "COORDINATOR", "payload": { "leader": 58, "members": [31, 42, 58], "seen": [31] } }),
        ]
        .map(|message| (id(31), read(message)));
        let states = [
            json!({ "participating": true, "elected": null, "members": [] }),
            json!({ "participating": false, "elected": 58, "members": [31, 42, 58] }),
        ]
        .map(read);
        everything_said::<Self>(&handlings(&messages, &[]), &states)
    }
}

impl Samples for Franklin {
    fn said() -> Vec<Remark> {
        let messages = [31, 42, 58].map(id).map(|id| (id, franklin::Message::Election { epoch: 1, id, round: 2 }));
        let kept = json!([{ "side": "left", "round": 3, "id": 58 }]);
        let red = [(None, None), (Some(31), None), (None, Some(31))].map(|(left, right)| {
            json!({ "epoch": 1, "unfinished": true, "colour": "red", "round": 2, "left": left, "right": right, "kept": kept,
                "elected": null })
        });
        let others = ["none", "black"].map(|colour| {
            json!({ "epoch": 1, "unfinished": true, "colour": colour, "round": 0, "left": null, "right": null, "kept": [],
                "elected": 58 })
        });
        let states: Vec<_> = red.into_iter().chain(others).map(read).collect();
        everything_said::<Self>(&handlings(&messages, &[]), &states)
    }
}

impl Samples for HirschbergSinclair {
    fn said() -> Vec<Remark> {
        let probe = |id: Id| hirschberg_sinclair::Message::Probe { epoch: 1, id, phase: 2, hop: 3 };
        let messages = [31, 42, 58].map(id).map(|id| (id, probe(id)));
        let state = |rank, phase: u32, left, right| {
            read(
                json!({ "epoch": 1, "unfinished": true, "rank": rank, "phase": phase, "left": left, "right": right, "elected": null }),
            )
        };
        let states = [
            state("candidate", 0, false, false),
            state("candidate", 1, true, false),
            state("candidate", 1, false, true),
            state("asleep", 0, false, false),
            state("defeated", 1, false, false),
            read(
                json!({ "epoch": 1, "unfinished": false, "rank": "leader", "phase": 2, "left": false, "right": false, "elected": 42 }),
            ),
        ];
        everything_said::<Self>(&handlings(&messages, &[]), &states)
    }
}

impl Samples for ItaiRodeh {
    fn said() -> Vec<Remark> {
        let election = |number, round, hop| {
            json!({ "kind": "ELECTION", "payload":
                { "number": number, "round": round, "hop": hop, "alone": false, "epoch": 1 } })
        };
        let elected = |hop| json!({ "kind": "ELECTED", "payload": { "hop": hop, "epoch": 1 } });
        let messages = [election(2, 1, 1), election(2, 2, 2), elected(1), elected(2)].map(|message| (id(31), read(message)));
        let state = |phase, unfinished, number: Option<u32>, elected: Option<u32>| {
            read(
                json!({ "epoch": 1, "unfinished": unfinished, "phase": phase, "round": number.map_or(0, |_| 1), "number": number,
                "elected": elected }),
            )
        };
        let states = [
            state("asleep", false, None, None),
            state("active", true, Some(2), None),
            state("passive", true, Some(1), None),
            state("passive", false, Some(1), Some(1)),
            state("passive", false, None, Some(2)),
            state("leader", false, Some(2), Some(0)),
        ];
        let mut said = everything_said::<Self>(&handlings(&messages, &[]), &states);
        // Whoever draws from 1 to 1 is told of in other words.
        let mut alike = Parameters::none();
        alike.give("draw", ParameterValue::Number(1));
        let protocol = Self::new(itai_rodeh::Variant::Standard, &Setup { parameters: &alike, ..setup() });
        let known = [id(31), id(42)];
        let me = Local { id: id(42), position: 1, known: &known };
        said.extend(protocol.facts(me, &states[1]));
        said.extend(protocol.waiting_for(me, &states[1]));
        said
    }
}

impl Samples for Peterson {
    fn said() -> Vec<Remark> {
        let messages = [31, 42, 58].map(id).map(|id| (id, peterson::Message::Election { epoch: 1, id }));
        let parts = [("asleep", None, None), ("active", Some(42), None), ("active", Some(42), Some(31)), ("relay", None, None)];
        let unfinished = parts.map(|(part, tid, first)| {
            json!({ "epoch": 1, "unfinished": true, "part": part, "tid": tid, "first": first, "phase": 2, "elected": null })
        });
        let leader = json!({ "epoch": 1, "unfinished": false, "part": "leader", "tid": null, "first": null, "phase": 2,
            "elected": 42 });
        let states: Vec<_> = unfinished.into_iter().chain([leader]).map(read).collect();
        everything_said::<Self>(&handlings(&messages, &[]), &states)
    }
}

impl Samples for Bully {
    fn said() -> Vec<Remark> {
        let messages: Vec<(Id, bully::Message)> =
            [31, 58].map(|from| (id(from), bully::Message::Coordinator { id: id(from) })).to_vec();
        let timers = [bully::Timer::Answer];
        let states: Vec<_> = ["idle", "awaiting-answer", "awaiting-coordinator", "holding-back"]
            .into_iter()
            .flat_map(|phase| [true, false].map(|settling| json!({ "phase": phase, "elected": 58, "settling": settling })))
            .map(read)
            .collect();
        everything_said::<Self>(&handlings(&messages, &timers), &states)
    }
}

impl Samples for RaftElection {
    fn scenes(turbulent: Vec<Scene>) -> Vec<Scene> {
        let longer = |scene: Scene| scene.give("log_length", ParameterValue::ByPosition(vec![1, 0, 2, 1, 0]));
        turbulent.into_iter().map(longer).collect()
    }

    fn said() -> Vec<Remark> {
        let messages = [
            json!({ "kind": "REQUEST_VOTE", "payload": { "term": 3, "id": 31, "log": { "term": 2, "length": 4 } } }),
            json!({ "kind": "VOTE", "payload": { "term": 3, "granted": true } }),
            json!({ "kind": "HEARTBEAT", "payload": { "term": 3, "id": 31 } }),
            json!({ "kind": "REJECT", "payload": { "term": 3 } }),
        ]
        .map(|message| (id(31), read(message)));
        let states = [("follower", None, None), ("candidate", Some(42), None), ("leader", Some(42), Some(42))]
            .map(
                |(phase, voted, elected)| json!({ "phase": phase, "term": 3, "voted": voted, "votes": [42], "elected": elected }),
            )
            .map(read);
        let handled = handlings(&messages, Self::TIMERS);
        let mut said = everything_said::<Self>(&handled, &states);
        // Who has voted for itself says so; and of its log only one speaks that has one.
        let logs = Parameters::none().with("log_length", ParameterValue::ByPosition(vec![4, 3, 0]));
        let protocol = Self::new(raft_election::Variant::Standard, &Setup { parameters: &logs, ..setup() });
        let me = Local { id: id(42), position: 0, known: &[id(42), id(31)] };
        said.extend(states.iter().flat_map(|state| protocol.facts(me, state)));
        let itself = protocol.remark(me, raft_election::Step::RefuseVoted(id(42)), &handled[3]);
        said.extend([itself.brief, itself.full]);
        said
    }
}
