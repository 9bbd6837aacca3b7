//! The columns of the matrix: faults, as lines of a scenario.

use suffrage_engine::protocol::{Requests, Strip, Topology};
use suffrage_engine::protocols::Entry;

/// A fault is a column of the matrix.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fault {
    pub(crate) name: &'static str,
    /// Entries of `events`, without the start of the election.
    pub(crate) events: &'static [&'static str],
    pub(crate) network: &'static str,
    pub(crate) detector: &'static str,
    pub(crate) class: Class,
}

impl Fault {
    /// Whether the fault is possible with this protocol. A fault with a failure detector is possible only with
    /// protocols that elect leaders.
    pub(crate) fn is_of(&self, entry: &Entry) -> bool {
        self.detector.is_empty() || entry.strip == Strip::Leaders
    }

    fn is_of_processes(&self) -> bool {
        self.network.is_empty() && self.events.iter().all(|act| act.contains("crash") || act.contains("leave"))
    }

    /// Whether all other processes notice that the leader is down.
    fn is_noticed(&self) -> bool {
        let told = !self.detector.is_empty() || self.events.iter().any(|act| act.contains("announced"));
        told && self.is_of_processes()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Class {
    /// The fault has no effect that the algorithm could notice.
    Harmless,
    /// Messages are slow, but arrive in order on each link.
    Slow,
    /// Messages or processes are lost and never return.
    Loses,
    /// A process returns without its memory.
    Returns,
    /// Messages arrive out of order, or twice.
    Muddles,
}

/// The highest id is at neither end and not next to the second highest.
pub(crate) const IDS: [u32; 5] = [3, 7, 1, 9, 5];

const NOTHING: Fault = Fault { name: "", events: &[], network: "", detector: "", class: Class::Harmless };

const fn acts(name: &'static str, class: Class, events: &'static [&'static str]) -> Fault {
    Fault { name, events, class, ..NOTHING }
}

const fn network(name: &'static str, class: Class, network: &'static str) -> Fault {
    Fault { name, network, class, ..NOTHING }
}

pub(crate) const FAULTS: &[Fault] = &[
    acts("none", Class::Harmless, &[]),
    network("random delays", Class::Slow, "delay = [1, 4]\nprocess_time = 1"),
    acts("crash", Class::Loses, &["{ at = 3, crash = 9 }"]),
    acts("crash of a loser", Class::Loses, &["{ at = 2, crash = 1 }"]),
    acts("crash in mid-broadcast", Class::Loses, &["{ at = 2, crash = 9, after = 1 }"]),
    acts("crash and return", Class::Returns, &["{ at = 3, crash = 9 }", "{ at = 9, revive = 9 }"]),
    acts("leave", Class::Loses, &["{ at = 4, leave = 9 }"]),
    acts("leave announced", Class::Loses, &["{ at = 20, leave = 9, announced = true }"]),
    acts("everybody down", Class::Loses, &["{ at = 4, crash = [3, 7, 1, 9, 5] }"]),
    acts("cut", Class::Loses, &["{ at = 2, cut = [1, 9] }"]),
    acts("one-way cut", Class::Loses, &["{ at = 3, cut = [9, 5], one_way = true }"]),
    acts("partition", Class::Loses, &["{ at = 2, partition = [[3, 7], [1, 9, 5]] }"]),
    acts(
        "partition and mend",
        Class::Loses,
        &["{ at = 2, partition = [[3, 7], [1, 9, 5]] }", "{ at = 9, mend = \"all\" }", "{ at = 30, start = 7 }"],
    ),
    acts("drop", Class::Loses, &["{ at = 3, drop = { from = 1, to = 9 } }"]),
    acts("delay", Class::Muddles, &["{ at = 2, delay = { from = 1, to = 9, by = 6 } }"]),
    acts("deliver", Class::Harmless, &["{ at = 3, deliver = { from = 1, to = 9 } }"]),
    acts("duplicate", Class::Muddles, &["{ at = 3, duplicate = { from = 1, to = 9 } }"]),
    acts("a second start", Class::Harmless, &["{ at = 40, start = 1 }"]),
    network("loss", Class::Loses, "loss = 0.2"),
    network("duplication", Class::Muddles, "duplicate = 0.2"),
    network("no FIFO", Class::Muddles, "fifo = false\ndelay = [1, 6]"),
    network("everything at once", Class::Muddles, "fifo = false\ndelay = [1, 6]\nloss = 0.1\nduplicate = 0.1"),
    Fault { events: &["{ at = 20, crash = 9 }"], detector: "kind = \"oracle\"", ..acts("oracle", Class::Loses, &[]) },
    Fault {
        events: &["{ at = 20, crash = 9 }"],
        detector: "kind = \"heartbeat\"\nperiod = 8",
        ..acts("heartbeat", Class::Loses, &[])
    },
    network("bounce", Class::Harmless, "bounce = true"),
    Fault { events: &["{ at = 3, crash = 9 }"], ..network("bounce and crash", Class::Loses, "bounce = true") },
];

/// For each timer: one act that makes it fire too early, and one that cancels it.
pub(crate) fn of_timers(entry: &Entry) -> Vec<(String, String)> {
    let acts = entry.timers.iter().flat_map(|timer| {
        let act = |verb: &str| format!("{{ at = 3, {verb} = {{ process = 7, timer = \"{timer}\" }} }}");
        [(format!("{timer} fires"), act("fire")), (format!("{timer} is disarmed"), act("disarm"))]
    });
    acts.collect()
}

pub(crate) fn scenario(entry: &Entry, variant: &str, fault: &Fault, acts: &[String]) -> String {
    // In protocols with clients, the clients make requests. The second request comes while the first is served.
    let asked: &[&str] = match entry.requests {
        Requests::Set => &[
            "{ at = 1, request = { client = 1, set = [\"x\", 1] } }",
            "{ at = 2, request = { client = 9, set = [\"y\", 2] } }",
        ],
        Requests::None | Requests::Value => &[],
    };
    let events: Vec<&str> = std::iter::once("{ at = 1, start = \"all\" }")
        .chain(asked.iter().copied())
        .chain(fault.events.iter().copied())
        .chain(acts.iter().map(String::as_str))
        .collect();
    let bounce = if entry.needs_bounce() && !fault.network.contains("bounce") { "bounce = true\n" } else { "" };
    let detector = if fault.detector.is_empty() { String::new() } else { format!("[detector]\n{}\n", fault.detector) };
    format!(
        "protocol = \"{}\"\nvariant = \"{variant}\"\nseed = 5\nuntil = {UNTIL}\nevents = [\n  {}\n]\n[processes]\nids = {IDS:?}\n\
         [network]\n{}\n{bounce}{detector}",
        entry.name,
        events.join(",\n  "),
        fault.network,
    )
}

/// A run that never rests stops at this tick.
pub(crate) const UNTIL: u64 = 70;

pub(crate) fn guaranteed(entry: &Entry, variant: &str, fault: &Fault) -> Vec<&'static str> {
    let is_standard = variant == entry.variants[0];
    // These variants are wrong even without a fault.
    let is_right = !matches!(
        (entry.name, variant),
        ("chang-roberts", "no-forward")
            | ("itai-rodeh", "wrong-n")
            | ("raft-election", "fixed")
            | ("paxos", "own-value")
            | ("superpeer-dht", "exact-pattern")
    );
    match fault.class {
        Class::Harmless if is_right && fault.events.is_empty() => entry.properties.to_vec(),
        Class::Harmless | Class::Slow if is_standard && entry.topology != Topology::Complete => {
            entry.properties.to_vec()
        }
        // If the winning id or number is lost, nobody is elected, because every other id is discarded on its way.
        Class::Loses
            if is_standard
                && !fault.network.contains("bounce")
                && !fault.events.iter().any(|act| act.contains("start")) =>
        {
            match entry.name {
                "chang-roberts" | "franklin" | "hirschberg-sinclair" | "itai-rodeh" => vec!["one-leader", "agreement"],
                "bully" | "ring-list" if fault.is_noticed() => vec!["agreement", "highest", "termination"],
                // The protocol tolerates one crash. The survivors may decide on the value of the crashed process.
                "flooding" if fault.is_of_processes() => vec!["agreement", "validity", "termination"],
                "bully" if fault.is_of_processes() => vec!["agreement", "termination"],
                "superpeer-dht" if fault.is_of_processes() => vec!["served", "load", "responsible"],
                _ => always(entry, is_standard),
            }
        }
        // The other processes notice a return, too. The bully that returns becomes leader.
        Class::Returns if is_standard && entry.name == "bully" => vec!["agreement", "highest", "termination"],
        // All processes know the members at once, and a new process with a lower id receives the whole list.
        Class::Returns | Class::Slow if is_standard && entry.name == "superpeer-dht" => {
            vec!["served", "load", "responsible"]
        }
        _ => always(entry, is_standard),
    }
}

fn always(entry: &Entry, is_standard: bool) -> Vec<&'static str> {
    // Votes and promises survive crashes. So loss, delay, duplicates and crashes can violate only termination.
    let is_safe = |property| match entry.name {
        "paxos" | "multi-paxos" => property != "termination",
        _ => property == "one-leader-per-term",
    };
    entry.properties.iter().copied().filter(|&property| is_standard && is_safe(property)).collect()
}
