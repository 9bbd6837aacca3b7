//! All texts of Multi-Paxos, and its views of a process.

use serde_json::json;

use super::super::{Message, Timer, Vote};
use super::*;
use crate::protocol::{Agreement as _, Ballot, Handled, Learnt, LogEntry, Remark, Request, Role};
use crate::protocols::tests::{Samples, everything_said, from_json, handlings, id};

#[test]
fn a_leader_its_slots_and_its_client_are_visible() {
    let scene = ask(ask(group(3, 1), 1, 4, 7), 1, 4, 8);
    let outcome = scene.run_until::<MultiPaxos>(4);
    let seen = |at| outcome.world.process(at);
    let protocol = outcome.algorithm();
    assert_eq!([outcome.role(0), outcome.role(1), outcome.role(3)], [Role::Leader, Role::Idle, Role::Waiting]);
    let leader = protocol.log(seen(0).local, seen(0).state).expect("it keeps a log");
    assert_eq!((leader.leads.map(|ballot| ballot.to_string()).as_deref(), leader.proposes.len()), (Some("1.1"), 1));
    let client = protocol.log(seen(3).local, seen(3).state).expect("it has commands");
    let commands: Vec<(bool, usize)> = client.commands.iter().map(|one| (one.answered, one.asked.len())).collect();
    assert_eq!(commands, [(false, 1), (false, 0)]);
    let parts: Vec<usize> = protocol.views(seen(0).local, seen(0).state).iter().map(|view| view.part).collect();
    assert_eq!(parts, EVERY);
    let after = scene.run::<MultiPaxos>();
    let seen = after.world.process(2);
    let log = protocol.log(seen.local, seen.state).expect("it keeps a log");
    assert!(log.slots.iter().all(|slot| slot.how == Learnt::Applied) && log.store == [(word("x"), 8.into())]);
}

impl Samples for MultiPaxos {
    fn steps() -> Vec<Self::Step> {
        crate::protocols::multi_paxos::Step::samples()
    }

    fn scenes(turbulent: Vec<Scene>) -> Vec<Scene> {
        let asked = |(seed, mut scene): (u64, Scene)| {
            scene.network.bounce = false;
            if seed % 2 == 0 {
                scene.network.loss = 0.25;
            }
            if seed % 7 == 0 {
                scene.network.duplicate = 0.2;
            }
            let asked = (0..6).fold(scene, |scene, turn| {
                ask(scene, 1 + 5 * turn + seed % 5, [3, 8, 5, 1, 4][((seed + turn) % 3) as usize], turn as u32)
            });
            asked.calm(200)
        };
        (0..).zip(turbulent).map(asked).chain([leaders::twice(), leaders::answered_again()]).collect()
    }

    fn said() -> Vec<Remark> {
        let ballot = Ballot { round: 2, proposer: id(31) };
        let (key, value) = (Some(word("x")), Datum::Number(7));
        let entry = LogEntry { from: Some((id(58), 2)), key, value: Some(value) };
        let vote = Vote { slot: 4, ballot, entry };
        let messages = [
            Message::Request { client: id(58), number: 2, key, value, suspect: Some(id(31)) },
            Message::Prepare { ballot, slot: 4 },
            Message::Promise { ballot, votes: vec![vote] },
            Message::Propose { ballot, slot: 4, entry },
            Message::Accepted { ballot, slot: 4, entry: LogEntry::default() },
            Message::Response { number: 2 },
            Message::Refused { ballot },
        ]
        .map(|message| (id(31), message));
        let no_op = json!(LogEntry::default());
        let client = json!({
            "commands": [{ "key": "x", "value": 7, "sent_to": [0] }], "answered": 0, "asks": 0, "suspect": 31,
        });
        let answered = json!({ "commands": [{ "key": "x", "value": 7, "sent_to": [0] }], "answered": 1, "asks": 0, "suspect": null });
        let proposer =
            |leader: Option<u32>, stage| json!({ "met": ballot, "leader": leader, "stage": stage, "queue": [entry] });
        let leading = json!({ "Leading": {
            "ballot": ballot, "first": 4, "next": 5, "awaited": 4,
            "slots": { "4": { "entry": entry, "why": "Gap", "by": [0], "chosen": false } },
        } });
        let stages = [
            proposer(None, json!("Idle")),
            proposer(Some(31), json!("Idle")),
            proposer(Some(42), json!("BackingOff")),
            proposer(Some(42), json!({ "Preparing": { "ballot": ballot, "slot": 4, "promises": { "0": [vote] } } })),
            proposer(Some(42), leading),
        ];
        let acceptor = json!({ "promised": ballot, "votes": { "4": [ballot, entry] } });
        let learner = json!({
            "log": { "1": [ballot, entry], "3": [ballot, no_op] }, "applied": 1, "done": [[58, 2]], "passed_over": [],
            "store": [["x", 7]], "heard": [{ "slot": 4, "ballot": ballot, "entry": entry, "by": [0] }],
        });
        let state = |client: &serde_json::Value, proposer: &serde_json::Value, acceptor: &serde_json::Value| {
            from_json::<super::super::State>(json!({
                "client": client, "proposer": proposer, "acceptor": acceptor, "learner": learner, "first_asked": null,
            }))
        };
        let mut held: Vec<_> = stages.iter().map(|proposer| state(&client, proposer, &acceptor)).collect();
        held.push(state(&answered, &json!(null), &json!({ "promised": null, "votes": {} })));
        held.push(state(&client, &json!(null), &json!(null)));
        let mut handled = handlings(&messages, Timer::ALL);
        handled.push(Handled::Requested(Request { key: Some(word("x")), value: 7.into() }));
        let mut said = everything_said::<Self>(&handled, &held);
        let (known, protocol) = ([id(31), id(42), id(58), id(60)], super::super::MultiPaxos::of_four());
        let me = crate::protocol::Local::of(id(42), 1, &known);
        for state in &held {
            said.extend(protocol.views(me, state).into_iter().filter_map(|view| view.says));
            said.extend(protocol.log(me, state).into_iter().flat_map(|log| log.proposes).map(|proposed| proposed.why));
        }
        said.extend(["fact-multi-paxos-why-adopted", "fact-multi-paxos-why-requested"].map(Remark::new));
        said
    }
}

impl MultiPaxos {
    fn of_four() -> Self {
        let setup = crate::protocol::Setup { processes: 4, ..crate::protocols::tests::setup() };
        <Self as crate::protocol::Catalogued>::new(super::super::Variant::Standard, &setup)
    }
}
