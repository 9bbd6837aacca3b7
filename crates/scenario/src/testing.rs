//! Random acts and choices for property tests.

use std::collections::BTreeSet;

use crate::{command::ACTS, config::Problem, seating::Graph};
use proptest::{prelude::*, sample::subsequence};
use suffrage_engine::protocol::{Datum, Request, Requests, Topology, Value};
use suffrage_engine::sim::command::{Command, Links, NetworkChange, Probability, Select, Targets, TimerOf};
use suffrage_engine::{protocols::Entry, sim::pins::DirectedLink, sim::pins::Pin};

/// Random acts that a scenario file of this protocol can contain.
pub fn any_act(entry: &'static Entry, count: u32) -> impl Strategy<Value = Command> {
    prop::strategy::Union::new(ACTS.iter().filter_map(|act| any_of(act, entry, count)))
}

fn any_of(act: &str, entry: &'static Entry, count: u32) -> Option<BoxedStrategy<Command>> {
    let targets = || {
        let listed = prop::collection::vec(0..count, 1..3).prop_map(Targets::Listed);
        prop_oneof![1 => Just(Targets::All), 5 => listed]
    };
    // Two processes with a link between them, in every topology.
    let complete = entry.topology == Topology::Complete;
    let pair =
        move || (0..count, 1..count).prop_map(move |(at, on)| (at, (at + if complete { on } else { 1 }) % count));
    let pairs = || prop::collection::vec(pair(), 1..3);
    let select = || {
        let message = (pair(), prop::option::of(0..entry.kinds.len()), 1..4_u32);
        message.prop_map(|((from, to), kind, nth)| Select { from, to, kind, nth })
    };
    let timer = || (0..count, 0..entry.timers.len()).prop_map(|(process, timer)| TimerOf { process, timer });
    let (has_timers, can_alter) = (!entry.timers.is_empty(), !entry.alterable().is_empty());
    Some(match act {
        "start" => targets().prop_map(Command::Start).boxed(),
        "crash" => {
            let crash = (targets(), prop::option::of(0..3_u32));
            crash.prop_map(|(targets, after)| Command::Crash { targets, after }).boxed()
        }
        "revive" => targets().prop_map(Command::Revive).boxed(),
        "leave" => {
            let leave = (targets(), any::<bool>());
            leave.prop_map(|(targets, announced)| Command::Leave { targets, announced }).boxed()
        }
        "request" => {
            let asks = match entry.requests {
                Requests::None => return None,
                Requests::Value => datum(entry).prop_map(|value| Request { key: None, value }).boxed(),
                Requests::Set => {
                    (datum(entry), datum(entry)).prop_map(|(key, value)| Request { key: Some(key), value }).boxed()
                }
            };
            (0..count, asks).prop_map(|(client, request)| Command::Request { client, request }).boxed()
        }
        "drop" => select().prop_map(Command::Drop).boxed(),
        "delay" => (select(), 1..9_u64).prop_map(|(select, by)| Command::Delay { select, by }).boxed(),
        "duplicate" => select().prop_map(Command::Duplicate).boxed(),
        "alter" if can_alter => (select(), datum(entry)).prop_map(|(select, to)| Command::Alter { select, to }).boxed(),
        "deliver" => select().prop_map(Command::Deliver).boxed(),
        "fire" if has_timers => timer().prop_map(Command::Fire).boxed(),
        "disarm" if has_timers => timer().prop_map(Command::Disarm).boxed(),
        "alter" | "fire" | "disarm" => return None,
        "cut" => (pairs(), any::<bool>()).prop_map(|(pairs, one_way)| Command::Cut { pairs, one_way }).boxed(),
        "partition" => {
            let group = subsequence((0..count).collect::<Vec<u32>>(), 1..count as usize).prop_shuffle();
            group.prop_map(|group| Command::Partition(vec![group])).boxed()
        }
        "mend" => prop_oneof![pairs().prop_map(Links::Between), Just(Links::All)].prop_map(Command::Mend).boxed(),
        "network" => {
            // With a high probability of duplicates, the messages would fill the memory.
            let probability = |most: f64| {
                prop::option::of((0.0..=most).prop_map(|value| Probability::new(value).expect("it is between 0 and 1")))
            };
            let change = (probability(1.0), probability(0.05), prop::option::of(any::<bool>()))
                .prop_map(|(loss, duplicate, fifo)| NetworkChange { loss, duplicate, fifo });
            let changes =
                change.prop_filter("a change changes something", |change| *change != NetworkChange::default());
            changes.prop_map(Command::Network).boxed()
        }
        "choose" => any_pin(entry, count).prop_map(Command::Pin).boxed(),
        other => unreachable!("the act {other} is not drawn"),
    })
}

/// Random values on which the processes of a protocol can agree.
pub fn datum(entry: &Entry) -> BoxedStrategy<Datum> {
    let word = || "[a-zé\" ]{1,6}".prop_filter_map("a word", |word| Datum::word(&word));
    match entry.values() {
        [] => prop_oneof![any::<u32>().prop_map(Datum::Number), word()].boxed(),
        values => prop::sample::select(values).prop_filter_map("a word", Datum::word).boxed(),
    }
}

/// Random pinned choices that are valid in a file with `count` processes.
pub fn any_pin(entry: &'static Entry, count: u32) -> BoxedStrategy<Pin> {
    let graph = Graph::of(entry, count as usize, false);
    let on = move || {
        (0..count, 0..count, any::<bool>()).prop_filter_map("a link", move |(from, to, clockwise)| {
            let is_linked = graph.has(from, to) && !(graph.topology == Topology::Complete && from == to);
            let either = DirectedLink { from, to, clockwise };
            is_linked.then(|| if graph.has_two_ways(from, to) { Some(either) } else { graph.link(from, to) })?
        })
    };
    let nth = || 1..4_u32;
    let mut all = vec![
        (on(), nth(), 1..9_u64).prop_map(|(on, nth, ticks)| Pin::Delay { on, nth, ticks }).boxed(),
        (on(), nth(), any::<[bool; 2]>()).prop_map(|(on, nth, [copy, lost])| Pin::Loss { on, nth, copy, lost }).boxed(),
        (on(), nth(), prop::option::of(1..9_u64)).prop_map(|(on, nth, ticks)| Pin::Copy { on, nth, ticks }).boxed(),
        (nth(), 1..9_u64).prop_map(|(nth, ticks)| Pin::Notice { nth, ticks }).boxed(),
        (nth(), 0..count).prop_map(|(nth, process)| Pin::Noticer { nth, process }).boxed(),
    ];
    if entry.draws() {
        let draw = (0..count, nth(), prop_oneof![0..6_u32, Just(u32::MAX)]);
        all.push(draw.prop_map(|(process, nth, number)| Pin::Draw { process, nth, number }).boxed());
    }
    if !entry.timers.is_empty() {
        let timer = (0..count, 0..entry.timers.len(), nth(), 1..30_u64);
        all.push(timer.prop_map(|(process, timer, nth, ticks)| Pin::Timer { process, timer, nth, ticks }).boxed());
    }
    prop::strategy::Union::new(all).boxed()
}

/// Several random pins, at most one for each choice.
pub fn any_pins(entry: &'static Entry, count: u32) -> impl Strategy<Value = Vec<Pin>> {
    prop::collection::vec(any_pin(entry, count), 0..6).prop_map(|pins| {
        let mut seen = BTreeSet::new();
        pins.into_iter().filter(|pin| seen.insert(pin.question())).collect()
    })
}

impl Problem {
    fn value(&self, name: &str) -> Option<&Value> {
        let mut values = self.what.values.iter().chain(&self.mend.values);
        values.find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// The name that replaces the placeholder `value` in the problem's sentences; `None` if no name does.
    pub fn name(&self, value: &str) -> Option<&'static str> {
        if let Value::Name(name) = self.value(value)? { Some(name) } else { None }
    }

    /// The text that replaces the placeholder `value` in the problem's sentences; `None` if no text does.
    pub fn words(&self, value: &str) -> Option<&str> {
        if let Value::Text(words) = self.value(value)? { Some(words) } else { None }
    }
}
