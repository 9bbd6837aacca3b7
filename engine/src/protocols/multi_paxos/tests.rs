//! The costs of Multi-Paxos, gaps in the log, and the agreement of logs.

mod counts;
mod leaders;
mod telling;
mod turbulence;

use super::{ACCEPTOR, CLIENT, LEARNER, MultiPaxos, PROPOSER};
use crate::protocol::{Datum, LogEntry};
use crate::protocols::tests::{Outcome, Scene};

const EVERY: &[usize] = &[PROPOSER, ACCEPTOR, LEARNER];

/// Processes 1 to n are proposers, acceptors and learners. All other processes are clients.
fn group(n: u32, clients: u32) -> Scene {
    let scene = (1..=n).fold(Scene::new(1..=n + clients), |scene, number| scene.parts(number, EVERY));
    (n + 1..=n + clients).fold(scene, |scene, number| scene.parts(number, &[CLIENT]))
}

fn word(word: &str) -> Datum {
    Datum::word(word).expect("a word")
}

/// Adds a request at the given tick: the client sets the key x to `value`.
fn ask(scene: Scene, tick: u64, client: u32, value: u32) -> Scene {
    scene.request(tick, client, Some(word("x")), value)
}

fn applied(outcome: &Outcome<MultiPaxos>, number: u32) -> Vec<String> {
    let Some(learner) = &outcome.state(number - 1).learner else { return Vec::new() };
    let of = |(slot, (_, entry)): (&u32, &(_, LogEntry))| match (learner.passed_over.contains(slot), entry.from) {
        (_, None) => "no-op".to_owned(),
        (true, Some((client, number))) => format!("again {client}#{number}"),
        (false, Some((client, number))) => format!("{client}#{number}"),
    };
    learner.log.iter().take_while(|(slot, _)| **slot <= learner.applied).map(of).collect()
}
