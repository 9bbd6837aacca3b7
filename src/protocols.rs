//! The catalogue: the one list of all protocols and what each assumes and takes.

use crate::protocol::Topology;

pub mod bully;
pub mod chang_roberts;
pub mod raft_election;
#[cfg(test)]
pub(crate) mod tests;

/// What the catalogue says of a protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The name in scenario files.
    pub name: &'static str,
    /// The name on the screen: the same in every language.
    pub title: &'static str,
    /// The variants, the standard one first.
    pub variants: &'static [&'static str],
    /// Who has a link to whom.
    pub topology: Topology,
    /// The kinds of messages in declared order.
    pub kinds: &'static [&'static str],
    /// The names of the timers, in declared order.
    pub timers: &'static [&'static str],
    /// The properties that a run is judged by, in the order of the report.
    pub properties: &'static [&'static str],
    /// Its parameters under `[params]`.
    pub params: &'static [Parameter],
    /// Whether it needs `bounce = true`.
    pub needs_bounce: bool,
}

/// A parameter of a protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name in scenario files.
    pub name: &'static str,
    /// What it takes.
    pub takes: Takes,
}

/// What a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A whole number from the first to the second.
    Number(u64, u64),
    /// `true` or `false`.
    Flag,
    /// A time from 1 tick on, or the shortest and the longest of a time that is drawn.
    Span,
    /// A time from 1 tick on.
    Time,
    /// A list of whole numbers, one for each process by position.
    ByPosition,
}

/// The properties every election is judged by.
pub const ELECTION_PROPERTIES: &[&str] = &["one-leader", "agreement", "highest", "termination", "safety"];

/// All protocols of this version, in teaching order.
pub const CATALOGUE: &[Entry] = &[
    Entry {
        name: "chang-roberts",
        title: "Chang–Roberts",
        variants: &["standard", "no-forward", "replace"],
        topology: Topology::OneWayRing,
        kinds: &["ELECTION", "ELECTED"],
        timers: &[],
        properties: ELECTION_PROPERTIES,
        params: &[],
        needs_bounce: false,
    },
    Entry {
        name: "bully",
        title: "Bully",
        variants: &["standard", "accept-any", "unguarded", "restless", "trusting", "patient"],
        topology: Topology::Complete,
        kinds: &["ELECTION", "ANSWER", "COORDINATOR"],
        timers: &["answer", "coordinator", "settle", "patience"],
        properties: ELECTION_PROPERTIES,
        params: &[],
        needs_bounce: false,
    },
    Entry {
        name: "raft-election",
        title: "Raft",
        variants: &["standard", "fixed", "amnesia"],
        topology: Topology::Complete,
        kinds: &["REQUEST_VOTE", "VOTE", "HEARTBEAT", "REJECT"],
        timers: &["election", "heartbeat"],
        // Any majority's candidate may win, so that `highest` says nothing.
        properties: &["one-leader-per-term", "one-leader", "agreement", "termination", "safety"],
        params: &[
            Parameter { name: "timeout", takes: Takes::Span },
            Parameter { name: "heartbeat", takes: Takes::Time },
            Parameter { name: "autostart", takes: Takes::Flag },
            Parameter { name: "log_term", takes: Takes::ByPosition },
            Parameter { name: "log_length", takes: Takes::ByPosition },
        ],
        needs_bounce: false,
    },
];

/// Protocols that the format knows and a later version will bring; naming one is refused with "not in this version".
pub const NOT_IN_THIS_VERSION: &[&str] = &[
    "ring-list",
    "franklin",
    "hirschberg-sinclair",
    "peterson",
    "itai-rodeh",
    "flooding",
    "byzantine-generals",
    "paxos",
    "multi-paxos",
    "superpeer-dht",
    "superpeer-tokens",
];

/// The most processes a ring may have in a run.
pub const MOST_ON_A_RING: usize = 2_000_000;
/// The most processes a complete graph may have.
pub const MOST_ON_A_COMPLETE_GRAPH: usize = 4_096;

/// The entry of a protocol by its name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    CATALOGUE.iter().find(|entry| entry.name == name)
}
