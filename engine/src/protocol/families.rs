//! Families of algorithms: elections that never rest, agreement on values, and elections of several leaders.

use std::collections::{BTreeMap, BTreeSet};

use super::explain::Explain;
use super::show::{Derivation, Log, PartView, Tie};
use super::{Datum, Given, Id, Local, Place, PropertyId, Protocol, Upkeep};

/// Elections in which the leader repeats a message forever.
pub trait Election: Protocol {
    /// The timers of a leader and its followers, with their durations.
    fn upkeep(&self) -> Upkeep<Self::Timer>;

    /// Whether live processes will only repeat messages from now on. `None`: yes if and only if this rule holds:
    ///
    /// One process leads, all messages in transit are the leader's repeated messages, and they reach every other
    /// process before the timer of that process fires. `under_way`: all messages in transit.
    fn is_upheld<'a>(
        &self,
        live: &mut dyn Iterator<Item = (Local<'a>, &'a Self::State)>,
        under_way: &mut dyn Iterator<Item = &'a Self::Message>,
    ) -> Option<bool>;
}

/// Algorithms in which processes agree on values.
pub trait Agreement: Explain {
    /// The value that a process proposes; `None` if it proposes nothing.
    fn proposal(&self, _me: Local<'_>, _given: &Given) -> Option<Datum> {
        None
    }

    /// The signers of a message, the first signer first; empty if messages are not signed.
    fn signed_by(&self, _message: &Self::Message) -> Vec<Id> {
        Vec::new()
    }

    /// Whether the message or vote `said` is a lie: by the algorithm, a sender in this state would send another one.
    fn is_lie(&self, _sender: Local<'_>, _state: &Self::State, _said: Said<'_, Self::Message>) -> bool {
        false
    }

    fn counting(&self) -> Counting {
        Counting::default()
    }

    /// How a live process derives its decision from the received values; `None` if it has nothing to derive.
    fn derivation(&self, _me: Local<'_>, _state: &Self::State) -> Option<Derivation> {
        None
    }

    /// What the screen shows for each part of a process, in catalogue order. `state`: the last one, if it is down.
    fn views(&self, _me: Local<'_>, _state: &Self::State) -> Vec<PartView> {
        Vec::new()
    }

    /// The log of this process; `None` without a log. `state`: the last state, if the process is down.
    fn log(&self, _me: Local<'_>, _state: &Self::State) -> Option<Log> {
        None
    }
}

/// A message of a process, or a vote that the process sent to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<'a, M> {
    Message(&'a M),
    /// The vote of the last process in [`Derivation::path`]. If this process had to send a vote, a missing vote is a
    /// lie.
    Vote(&'a Derivation),
}

/// How processes count votes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counting {
    /// The rule for ties; `None` if processes do not decide by majority.
    pub tie: Option<Tie>,
    /// A decision ignores the values that arrive in the last `rounds_ignored` rounds.
    pub rounds_ignored: u32,
    /// For each round, the text key of its purpose. The last key is also for all later rounds.
    pub purposes: &'static [&'static str],
}

/// Elections in which several leaders serve groups of members.
pub trait Groups: Protocol {
    fn service(&self) -> Service;

    /// Whether `state` is the state of a process that serves `member`.
    fn has_member(&self, state: &Self::State, member: Id) -> bool;

    /// The figures of the current state, always the same in the same order. `live`: the live processes by position.
    fn figures(&self, live: &[(Local<'_>, &Self::State)]) -> Vec<Figure>;

    fn whereabouts(&self, me: Local<'_>, state: &Self::State) -> Whereabouts;
}

/// The requirements that the scenario sets for the leaders.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Service {
    /// The maximum number of members of a leader; `None` if there is no limit.
    pub limit: Option<u32>,
    /// The fraction of the live processes that must lead; `None` if there is no requirement.
    pub share: Option<f64>,
    /// The circle of ids; `None` if the protocol does not use one.
    pub circle: Option<IdCircle>,
    /// The property that is meaningless with these parameters, and is not judged; `None` if all properties are judged.
    pub unjudged: Option<PropertyId>,
}

impl Service {
    /// Whether the property is judged in this run.
    pub fn judges(&self, property: PropertyId) -> bool {
        self.unjudged != Some(property) && (property != PropertyId::Share || self.share.is_some())
    }
}

/// Facts about one process in an election with several leaders.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Whereabouts {
    /// The super-peer that must serve this process, possibly itself; `None` if the ids do not determine it.
    pub responsible: Option<Id>,
    /// The positions of the processes in the finger table, from the nearest to the farthest.
    pub fingers: Vec<u32>,
    /// The look-up that this process waits for; `None` if it waits for none.
    pub look_up: Option<LookUp>,
    /// The token that this process holds; `None` if it holds none.
    pub token: Option<HeldToken>,
}

/// A circle of ids, divided into segments of equal size. The first bits of an id are the number of its segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdCircle {
    /// The number of bits in an id.
    pub bits: u32,
    /// How many bits the number of a segment has, at most `bits`.
    pub prefix: u32,
}

impl IdCircle {
    /// The clockwise distance from id 0 to `id`, as a fraction of the whole circle.
    pub fn part(self, id: u64) -> f64 {
        id as f64 / self.size() as f64
    }

    pub(crate) const fn size(self) -> u64 {
        1 << self.bits
    }

    pub(crate) const fn segment(self) -> u64 {
        1 << (self.bits - self.prefix)
    }

    pub(crate) fn key(self, id: Id) -> Id {
        let number = u64::from(id.number());
        Id::new((number - number % self.segment()) as u32).unwrap_or(id)
    }

    /// The clockwise distance from one id to another.
    pub(crate) const fn distance(self, from: Id, to: Id) -> u64 {
        (to.number() as u64).wrapping_sub(from.number() as u64) % self.size()
    }

    pub const fn segments(self) -> u64 {
        1 << self.prefix
    }

    /// The lowest id of the segment with the number `segment`.
    pub const fn begin(self, segment: u64) -> u64 {
        segment << (self.bits - self.prefix)
    }

    /// The number of the segment that contains `id`.
    pub const fn segment_of(self, id: Id) -> u64 {
        (id.number() as u64) >> (self.bits - self.prefix)
    }
}

/// A look-up that is not answered yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookUp {
    pub key: Id,
    /// The positions on the path of the look-up, from the process that asks to the process that will answer.
    pub way: Vec<u32>,
    /// The maximum number of hops of a look-up.
    pub most: u32,
}

/// A token, with the force that pushes it away from its holder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeldToken {
    /// The number of the token, counted from 1.
    pub number: u32,
    /// Whether the holder of the token is a super-peer.
    pub is_settled: bool,
    /// `.0`: the force to the right. `.1`: the force downwards. The unit is 1 / (side of the square).
    pub force: (f64, f64),
    /// The force above which the token moves; the unit is 1 / (side of the square).
    pub theta: f64,
}

impl HeldToken {
    pub fn strength(&self) -> f64 {
        let (x, y) = self.force;
        (x * x + y * y).sqrt()
    }
}

/// A quantity that is measured over all live processes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// The key of the figure's name in the text catalogue.
    pub name: &'static str,
    /// The value in `unit`; `None` if there is nothing to measure.
    pub value: Option<f64>,
    pub unit: Unit,
}

/// The unit of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// A fraction from 0 to 1.
    Share,
    Processes,
    Hops,
    /// Lengths; the unit is the side of the square.
    Sides,
    /// A ratio, without a unit.
    Plain,
}

impl Figure {
    const fn new(name: &'static str, unit: Unit, value: Option<f64>) -> Self {
        Self { name, value, unit }
    }

    /// The share of serving processes, the highest load, and the coefficient of variation of the loads. `live`: the
    /// number of live processes. `loads`: the number of members of each serving process.
    pub fn of_loads(live: usize, loads: &[u32]) -> Vec<Self> {
        let share = (live > 0).then(|| loads.len() as f64 / live as f64);
        let mean = mean(loads.iter().map(|&load| f64::from(load)));
        let variation = mean.filter(|&mean| mean > 0.0).map(|mean| {
            let squares: f64 = loads.iter().map(|&load| (f64::from(load) - mean) * (f64::from(load) - mean)).sum();
            (squares / loads.len() as f64).sqrt() / mean
        });
        vec![
            Self::new("figure-share", Unit::Share, share),
            Self::new("figure-largest-load", Unit::Processes, loads.iter().max().map(|&load| load.into())),
            Self::new("figure-load-variation", Unit::Plain, variation),
        ]
    }

    /// The mean and the highest number of hops. `hops`: the number for each look-up.
    pub fn of_hops(hops: &[u32]) -> Vec<Self> {
        vec![
            Self::new("figure-mean-hops", Unit::Hops, mean(hops.iter().map(|&hops| hops.into()))),
            Self::new("figure-largest-hops", Unit::Hops, hops.iter().max().map(|&hops| hops.into())),
        ]
    }

    /// The mean and the largest distance from a process to its leader, and how evenly the leaders are spread. `held`:
    /// the live processes, each with its leader. The result is empty if no process has coordinates.
    pub fn of_places(held: &[(Local<'_>, Option<Id>)], is_torus: bool) -> Vec<Self> {
        let place = |me: &Local<'_>| me.places.get(me.position as usize).copied();
        if !held.iter().any(|(me, _)| place(me).is_some()) {
            return Vec::new();
        }
        let followed: BTreeSet<Id> = held.iter().filter_map(|(_, leader)| *leader).collect();
        let leaders = held.iter().filter(|(me, _)| followed.contains(&me.id));
        let leaders: BTreeMap<Id, Place> = leaders.filter_map(|(me, _)| Some((me.id, place(me)?))).collect();
        let distance = |(me, leader): &_| Some(place(me)?.distance_to(*leaders.get(&(*leader)?)?, is_torus));
        let distances: Vec<f64> = held.iter().filter_map(distance).collect();
        let serving: Vec<Place> =
            held.iter().filter(|(me, leader)| *leader == Some(me.id)).filter_map(|(me, _)| place(me)).collect();
        vec![
            Self::new("figure-mean-distance", Unit::Sides, mean(distances.iter().copied())),
            Self::new("figure-largest-distance", Unit::Sides, distances.iter().copied().reduce(f64::max)),
            Self::new("figure-evenness", Unit::Plain, evenness(&serving, is_torus)),
        ]
    }
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> Option<f64> {
    let count = values.len();
    (count > 0).then(|| values.sum::<f64>() / count as f64)
}

/// The evenness of points: the smallest distance between two of them, divided by the smallest distance in a triangular
/// grid with the same number of points. `None` for fewer than two points.
pub fn evenness(places: &[Place], is_torus: bool) -> Option<f64> {
    let pairs = places.iter().enumerate().flat_map(|(at, one)| places[at + 1..].iter().map(move |other| (one, other)));
    let least = pairs.map(|(one, other)| one.square_to(*other, is_torus)).min()?;
    let widest = (2.0 / (3.0_f64.sqrt() * places.len() as f64)).sqrt();
    Some((least as f64).sqrt() / f64::from(Place::SIDE) / widest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(figures: &[Figure]) -> Vec<Option<f64>> {
        figures.iter().map(|figure| figure.value).collect()
    }

    #[test]
    fn loads_and_hops_give_exact_figures() {
        assert_eq!(values(&Figure::of_loads(10, &[2, 0, 2, 2])), [Some(0.4), Some(2.0), Some(0.75_f64.sqrt() / 1.5)]);
        assert_eq!(values(&Figure::of_loads(3, &[])), [Some(0.0), None, None]);
        assert_eq!(values(&Figure::of_loads(2, &[0, 0])), [Some(1.0), Some(0.0), None]);
        assert_eq!(values(&Figure::of_hops(&[0, 4, 3, 1])), [Some(2.0), Some(4.0)]);
        assert_eq!(values(&Figure::of_hops(&[])), [None, None]);
    }

    #[test]
    fn places_are_measured_in_sides_and_round_the_edges_of_a_torus() {
        let places: Vec<Place> =
            [(0.0, 0.5), (0.25, 0.5), (0.75, 0.5)].iter().filter_map(|&(x, y)| Place::of(x, y)).collect();
        let id = |number| Id::new(number).expect("an id");
        let of = |position: u32, leader: u32| {
            (Local { places: &places, ..Local::of(id(position), position, &[]) }, Some(id(leader)))
        };
        let held = [of(0, 0), of(1, 0), of(2, 2)];
        let even = (2.0 / (3.0_f64.sqrt() * 2.0)).sqrt();
        assert_eq!(values(&Figure::of_places(&held, true)), [Some(0.25 / 3.0), Some(0.25), Some(0.25 / even)]);
        assert_eq!(values(&Figure::of_places(&held, false)), [Some(0.25 / 3.0), Some(0.25), Some(0.75 / even)]);
        assert!(Figure::of_places(&[(Local::of(id(1), 0, &[]), None)], true).is_empty());
    }
}
