//! What each protocol can say: its messages and states, made by hand, so that every wording is asked for once.

use serde::de::DeserializeOwned;
use serde_json::json;

use super::{Bully, ChangRoberts, Election, Franklin, ItaiRodeh, Peterson, RingList, everything_said, handlings, id, variants};
use crate::protocol::{Id, Remark, Setup};
use crate::protocols::{bully, chang_roberts, franklin, peterson};

/// Reads states or messages as the trace writes them.
fn read<T: DeserializeOwned>(json: serde_json::Value) -> T {
    serde_json::from_value(json).expect("what is written here reads as JSON")
}

impl Election for ChangRoberts {
    const NAME: &'static str = "chang-roberts";

    fn of(setup: &Setup<'_>) -> Self {
        Self::new(setup)
    }

    fn said() -> Vec<Remark> {
        let ids = [31, 42, 58].map(id);
        let messages: Vec<_> = ids
            .into_iter()
            .flat_map(|id| [(id, chang_roberts::Message::Election { id }), (id, chang_roberts::Message::Elected { id })])
            .collect();
        let states = [(true, None), (false, Some(58))]
            .map(|(participating, elected)| read(json!({ "participating": participating, "elected": elected })));
        everything_said::<Self>(variants(Self::NAME), &handlings(&messages, &[]), &states)
    }
}

impl Election for RingList {
    const NAME: &'static str = "ring-list";

    fn of(setup: &Setup<'_>) -> Self {
        Self::new(setup)
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
        everything_said::<Self>(variants(Self::NAME), &handlings(&messages, &[]), &states)
    }
}

impl Election for Franklin {
    const NAME: &'static str = "franklin";

    fn of(setup: &Setup<'_>) -> Self {
        Self::new(setup)
    }

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
        everything_said::<Self>(variants(Self::NAME), &handlings(&messages, &[]), &states)
    }
}

impl Election for ItaiRodeh {
    const NAME: &'static str = "itai-rodeh";

    fn of(setup: &Setup<'_>) -> Self {
        Self::new(setup)
    }

    fn said() -> Vec<Remark> {
        Vec::new()
    }
}

impl Election for Peterson {
    const NAME: &'static str = "peterson";

    fn of(setup: &Setup<'_>) -> Self {
        Self::new(setup)
    }

    fn said() -> Vec<Remark> {
        let messages = [31, 42, 58].map(id).map(|id| (id, peterson::Message::Election { epoch: 1, id }));
        let parts = [("asleep", None, None), ("active", Some(42), None), ("active", Some(42), Some(31)), ("relay", None, None)];
        let unfinished = parts.map(|(part, tid, first)| {
            json!({ "epoch": 1, "unfinished": true, "part": part, "tid": tid, "first": first, "phase": 2, "elected": null })
        });
        let leader = json!({ "epoch": 1, "unfinished": false, "part": "leader", "tid": null, "first": null, "phase": 2,
            "elected": 42 });
        let states: Vec<_> = unfinished.into_iter().chain([leader]).map(read).collect();
        everything_said::<Self>(variants(Self::NAME), &handlings(&messages, &[]), &states)
    }
}

impl Election for Bully {
    const NAME: &'static str = "bully";

    fn of(setup: &Setup<'_>) -> Self {
        Self::new(setup)
    }

    fn said() -> Vec<Remark> {
        let messages: Vec<(Id, bully::Message)> =
            [31, 58].map(|from| (id(from), bully::Message::Coordinator { id: id(from) })).to_vec();
        let timers = [bully::Timer::Answer];
        let states: Vec<_> = ["idle", "awaiting-answer", "awaiting-coordinator", "holding-back"]
            .into_iter()
            .flat_map(|phase| [true, false].map(|settling| json!({ "phase": phase, "elected": 58, "settling": settling })))
            .map(read)
            .collect();
        everything_said::<Self>(variants(Self::NAME), &handlings(&messages, &timers), &states)
    }
}
