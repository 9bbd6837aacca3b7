//! Random acts, drawn from the list of all.

use std::{collections::BTreeSet, fmt::Debug};

use crate::{command::any_of_each, config::Problem, links::Graph};
use proptest::{prelude::*, sample::subsequence};
use suffrage_engine::protocol::{Datum, Request, Requests, Ticks, Topology, Value};
use suffrage_engine::protocols::Entry;
use suffrage_engine::sim::command::{Command, Links, NetworkChange, Probability, Select, Targets, TimerOf};
use suffrage_engine::sim::pins::{DirectedLink, Pin};

/// What acts are drawn for: a protocol, and a number of processes.
pub type On = (&'static Entry, u32);

/// An act that a scenario file can say.
pub fn any_act(entry: &'static Entry, count: u32) -> impl Strategy<Value = Command> {
    prop::strategy::Union::new(any_of_each((entry, count)))
}

/// What an act is about, or what stands beside its key.
pub trait Drawn: Debug + Sized + 'static {
    /// Nothing if the protocol has no such thing.
    fn any(on: On) -> Option<BoxedStrategy<Self>>;
}

/// # Panics
/// If the protocol has no such thing.
pub fn drawn_beside<T: Drawn>(key: &str, on: On) -> BoxedStrategy<T> {
    T::any(on).unwrap_or_else(|| panic!("{key} may stand beside an act of every protocol"))
}

impl Drawn for bool {
    fn any(_: On) -> Option<BoxedStrategy<Self>> {
        Some(any::<Self>().boxed())
    }
}

impl Drawn for Option<u32> {
    fn any(_: On) -> Option<BoxedStrategy<Self>> {
        Some(prop::option::of(0..3_u32).boxed())
    }
}

impl Drawn for Targets {
    fn any((_, count): On) -> Option<BoxedStrategy<Self>> {
        let listed = prop::collection::vec(0..count, 1..3).prop_map(Self::Listed);
        Some(prop_oneof![1 => Just(Self::All), 5 => listed].boxed())
    }
}

/// Two processes that have a link, whatever the topology.
fn link((entry, count): On) -> impl Strategy<Value = (u32, u32)> {
    let complete = entry.topology == Topology::Complete;
    (0..count, 1..count).prop_map(move |(at, on)| (at, (at + if complete { on } else { 1 }) % count))
}

impl Drawn for Select {
    fn any(on: On) -> Option<BoxedStrategy<Self>> {
        let kind = prop::option::of(0..on.0.kinds.len());
        Some((link(on), kind, 1..4_u32).prop_map(|((from, to), kind, nth)| Self { from, to, kind, nth }).boxed())
    }
}

impl Drawn for (Select, Ticks) {
    fn any(on: On) -> Option<BoxedStrategy<Self>> {
        Some((Select::any(on)?, 1..9_u64).boxed())
    }
}

/// A value that processes of a protocol can agree on.
pub fn datum(entry: &Entry) -> BoxedStrategy<Datum> {
    let word = || "[a-zé\" ]{1,6}".prop_filter_map("a word", |word| Datum::word(&word));
    match entry.values() {
        [] => prop_oneof![any::<u32>().prop_map(Datum::Number), word()].boxed(),
        values => prop::sample::select(values).prop_filter_map("a word", Datum::word).boxed(),
    }
}

impl Drawn for (Select, Datum) {
    fn any(on: On) -> Option<BoxedStrategy<Self>> {
        let select = (!on.0.alterable().is_empty()).then(|| Select::any(on))??;
        Some((select, datum(on.0)).boxed())
    }
}

impl Drawn for (u32, Request) {
    fn any((entry, count): On) -> Option<BoxedStrategy<Self>> {
        let (key, value) = (datum(entry), datum(entry));
        let asks = match entry.requests {
            Requests::None => return None,
            Requests::Value => value.prop_map(|value| Request { key: None, value }).boxed(),
            Requests::Set => (key, value).prop_map(|(key, value)| Request { key: Some(key), value }).boxed(),
        };
        Some((0..count, asks).boxed())
    }
}

impl Drawn for TimerOf {
    fn any((entry, count): On) -> Option<BoxedStrategy<Self>> {
        let timers = entry.timers.len();
        (timers > 0).then(|| (0..count, 0..timers).prop_map(|(process, timer)| Self { process, timer }).boxed())
    }
}

impl Drawn for Vec<(u32, u32)> {
    fn any(on: On) -> Option<BoxedStrategy<Self>> {
        Some(prop::collection::vec(link(on), 1..3).boxed())
    }
}

impl Drawn for Links {
    fn any(on: On) -> Option<BoxedStrategy<Self>> {
        Some(prop_oneof![Vec::any(on)?.prop_map(Self::Between), Just(Self::All)].boxed())
    }
}

impl Drawn for Vec<Vec<u32>> {
    fn any((_, count): On) -> Option<BoxedStrategy<Self>> {
        let group = subsequence((0..count).collect::<Vec<u32>>(), 1..count as usize).prop_shuffle();
        Some(group.prop_map(|group| vec![group]).boxed())
    }
}

impl Drawn for Pin {
    fn any(on: On) -> Option<BoxedStrategy<Self>> {
        Some(any_pin(on.0, on.1))
    }
}

impl Drawn for NetworkChange {
    fn any(_: On) -> Option<BoxedStrategy<Self>> {
        // Where too many messages are doubled, there are soon more than any memory holds.
        let probability = |most: f64| {
            prop::option::of((0.0..=most).prop_map(|value| Probability::new(value).expect("it is between 0 and 1")))
        };
        let change = (probability(1.0), probability(0.05), prop::option::of(any::<bool>()))
            .prop_map(|(loss, duplicate, fifo)| Self { loss, duplicate, fifo });
        Some(change.prop_filter("a change changes something", |change| *change != Self::default()).boxed())
    }
}

/// A choice that a scenario file of so many processes can settle.
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

/// Several of them, each choice once.
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

    /// A name that one of its sentences has.
    pub fn name(&self, value: &str) -> Option<&'static str> {
        if let Value::Name(name) = self.value(value)? { Some(name) } else { None }
    }

    /// Words of the file or a list that one of its sentences has.
    pub fn words(&self, value: &str) -> Option<&str> {
        if let Value::Text(words) = self.value(value)? { Some(words) } else { None }
    }
}
