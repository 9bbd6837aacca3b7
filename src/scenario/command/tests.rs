//! Random acts, drawn from the list of all.

use std::fmt::Debug;

use proptest::prelude::*;
use proptest::sample::subsequence;

use super::any_of_each;
use crate::protocol::{Datum, Request, Requests, Ticks, Topology};
use crate::protocols::Entry;
use crate::scenario::choices::tests::any_pin;
use crate::sim::command::{Command, Links, NetworkChange, Probability, Select, Targets, TimerOf};
use crate::sim::pins::Pin;

/// What acts are drawn for: a protocol, and a number of processes.
pub(crate) type On = (&'static Entry, u32);

/// An act that a scenario file can say.
pub(crate) fn any_act(entry: &'static Entry, count: u32) -> impl Strategy<Value = Command> {
    prop::strategy::Union::new(any_of_each((entry, count)))
}

/// What an act is about, or what stands beside its key.
pub(crate) trait Drawn: Debug + Sized + 'static {
    /// Nothing if the protocol has no such thing.
    fn any(on: On) -> Option<BoxedStrategy<Self>>;
}

pub(crate) fn drawn_beside<T: Drawn>(key: &str, on: On) -> BoxedStrategy<T> {
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
pub(crate) fn datum(entry: &Entry) -> BoxedStrategy<Datum> {
    let word = || "[a-zé\" ]{1,6}".prop_filter_map("a word", |word| Datum::word(&word));
    match entry.values {
        [] => prop_oneof![any::<u32>().prop_map(Datum::Number), word()].boxed(),
        values => prop::sample::select(values).prop_filter_map("a word", Datum::word).boxed(),
    }
}

impl Drawn for (Select, Datum) {
    fn any(on: On) -> Option<BoxedStrategy<Self>> {
        let select = (!on.0.alterable.is_empty()).then(|| Select::any(on))??;
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
        let probability =
            |most: f64| prop::option::of((0.0..=most).prop_map(|value| Probability::new(value).expect("it is between 0 and 1")));
        let change = (probability(1.0), probability(0.05), prop::option::of(any::<bool>()))
            .prop_map(|(loss, duplicate, fifo)| Self { loss, duplicate, fifo });
        Some(change.prop_filter("a change changes something", |change| *change != Self::default()).boxed())
    }
}
