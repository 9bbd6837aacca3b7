//! The catalogue: the one list of all protocols and what each assumes and takes.

use crate::protocol::Topology;

pub mod bully;
pub mod chang_roberts;
pub mod franklin;
pub mod hirschberg_sinclair;
pub mod itai_rodeh;
pub mod peterson;
pub mod raft_election;
pub mod ring_list;
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
    /// The same as another, but in one variant only: the line of the file that asks for that variant.
    InVariant(&'static str, &'static Takes),
}

/// The properties every election is judged by.
pub const ELECTION_PROPERTIES: &[&str] = &["one-leader", "agreement", "highest", "termination", "safety"];

/// The same without `highest`: on an anonymous ring nobody knows an id.
pub const ANONYMOUS_ELECTION_PROPERTIES: &[&str] = &["one-leader", "agreement", "termination", "safety"];

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
        name: "ring-list",
        title: "List ring",
        variants: &["standard"],
        topology: Topology::OneWayRing,
        kinds: &["ELECTION", "COORDINATOR"],
        timers: &[],
        properties: ELECTION_PROPERTIES,
        params: &[],
        needs_bounce: true,
    },
    Entry {
        name: "franklin",
        title: "Franklin",
        variants: &["standard", "initiators-only"],
        topology: Topology::TwoWayRing,
        kinds: &["ELECTION", "ELECTED"],
        timers: &[],
        properties: ELECTION_PROPERTIES,
        params: &[],
        needs_bounce: false,
    },
    Entry {
        name: "hirschberg-sinclair",
        title: "Hirschberg–Sinclair",
        variants: &["standard"],
        topology: Topology::TwoWayRing,
        kinds: &["PROBE", "REPLY", "ELECTED"],
        timers: &[],
        properties: ELECTION_PROPERTIES,
        params: &[],
        needs_bounce: false,
    },
    Entry {
        name: "peterson",
        title: "Peterson",
        variants: &["standard"],
        topology: Topology::OneWayRing,
        kinds: &["ELECTION", "ELECTED"],
        timers: &[],
        properties: ELECTION_PROPERTIES,
        params: &[],
        needs_bounce: false,
    },
    Entry {
        name: "itai-rodeh",
        title: "Itai–Rodeh",
        variants: &["standard", "wrong-n"],
        topology: Topology::OneWayRing,
        kinds: &["ELECTION", "ELECTED"],
        timers: &[],
        properties: ANONYMOUS_ELECTION_PROPERTIES,
        params: &[
            Parameter { name: "draw", takes: Takes::Number(1, u32::MAX as u64) },
            Parameter { name: "believes", takes: Takes::InVariant("variant = \"wrong-n\"", &Takes::Number(1, u32::MAX as u64)) },
        ],
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
pub const NOT_IN_THIS_VERSION: &[&str] =
    &["flooding", "byzantine-generals", "paxos", "multi-paxos", "superpeer-dht", "superpeer-tokens"];

/// The most processes a ring may have in a run.
pub const MOST_ON_A_RING: usize = 2_000_000;
/// The most processes a complete graph may have.
pub const MOST_ON_A_COMPLETE_GRAPH: usize = 4_096;

/// The entry of a protocol by its name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    CATALOGUE.iter().find(|entry| entry.name == name)
}
