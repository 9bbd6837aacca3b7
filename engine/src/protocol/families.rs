//! What only some algorithms have to say: families of them, each with questions of its own.

use std::collections::{BTreeMap, BTreeSet};

use super::explain::Explain;
use super::show::{Derivation, Log, PartView, Tie};
use super::{Datum, Given, Id, Local, Place, PropertyId, Protocol, Upkeep};

/// Elections that never rest.
pub trait Election: Protocol {
    /// How it keeps its leader.
    fn upkeep(&self) -> Upkeep<Self::Timer>;

    /// Whether nothing but upkeep is done from now on by the processes that are up, by position, as long as only these messages of upkeep are under
    /// way; `None` where that is so when one of them leads and all others hear from it in time ([`Election::upkeep`]).
    fn is_upheld<'a>(
        &self,
        live: &mut dyn Iterator<Item = (Local<'a>, &'a Self::State)>,
        under_way: &mut dyn Iterator<Item = &'a Self::Message>,
    ) -> Option<bool>;
}

/// Algorithms whose processes agree on values.
pub trait Agreement: Explain {
    /// What a process proposes; `None` where it proposes nothing.
    fn proposal(&self, _me: Local<'_>, _given: &Given) -> Option<Datum> {
        None
    }

    /// Who has signed what a message carries, the first to sign it first; nobody where messages are not signed.
    fn signed_by(&self, _message: &Self::Message) -> Vec<Id> {
        Vec::new()
    }

    /// Whether a process says something else than the algorithm has it say, as far as its state tells by now.
    fn is_lie(&self, _sender: Local<'_>, _state: &Self::State, _said: Said<'_, Self::Message>) -> bool {
        false
    }

    /// How votes are counted.
    fn counting(&self) -> Counting {
        Counting::default()
    }

    /// How a live process comes to its decision, as far as it has come.
    fn derivation(&self, _me: Local<'_>, _state: &Self::State) -> Option<Derivation> {
        None
    }

    /// The parts that a process stands in, in the order of the catalogue. Of one that is down: as it would be seen with all that it held.
    fn views(&self, _me: Local<'_>, _state: &Self::State) -> Vec<PartView> {
        Vec::new()
    }

    /// What a process knows of a replicated log. Of one that is down: as it would be seen with all that it held.
    fn log(&self, _me: Local<'_>, _state: &Self::State) -> Option<Log> {
        None
    }
}

/// What a process says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<'a, M> {
    Message(&'a M),
    /// A vote of a derivation, which the last process of its path told. Who says nothing where a value is due lies too.
    Vote(&'a Derivation),
}

/// How votes are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counting {
    /// What a majority comes to where several values have as many votes, if processes decide by majority.
    pub tie: Option<Tie>,
    /// What of the last rounds a decision does not count, in rounds.
    pub rounds_ignored: u32,
    /// What processes do in the first rounds and in all later ones, as keys of the catalogue of texts.
    pub purposes: &'static [&'static str],
}

/// Elections of several leaders, each for a group that it serves.
pub trait Groups: Protocol {
    fn service(&self) -> Service;

    /// Whether a process holds another one as a member that it serves.
    fn has_member(&self, state: &Self::State, member: Id) -> bool;

    /// What the run comes to at this moment beside its messages, from the knowledge and the states of all that are up, by position; always the
    /// same figures in the same order.
    fn figures(&self, live: &[(Local<'_>, &Self::State)]) -> Vec<Figure>;

    /// Where a process stands among the others.
    fn whereabouts(&self, me: Local<'_>, state: &Self::State) -> Whereabouts;
}

/// How groups are to be served.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Service {
    /// The most members that a process takes; `None` without a limit.
    pub limit: Option<u32>,
    /// Which part of the processes that are up is to serve the others.
    pub share: Option<f64>,
    /// The circle of ids that processes stand on.
    pub circle: Option<IdCircle>,
    /// The property of the protocol's list that these parameters give no meaning.
    pub unjudged: Option<PropertyId>,
}

impl Service {
    /// Whether a run is judged by a property of the protocol's list.
    pub fn judges(&self, property: PropertyId) -> bool {
        self.unjudged != Some(property) && (property != PropertyId::Share || self.share.is_some())
    }
}

/// Where a process stands among the others.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Whereabouts {
    /// Who is to serve it, or itself, where its id names one.
    pub responsible: Option<Id>,
    /// The positions that its fingers lead to, from the nearest to the farthest.
    pub fingers: Vec<u32>,
    /// Its look-up that is under way.
    pub look_up: Option<LookUp>,
    /// The token that it holds.
    pub token: Option<HeldToken>,
}

/// A circle of ids of m bits, the first k of which name a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdCircle {
    /// m.
    pub bits: u32,
    /// k, at most m.
    pub prefix: u32,
}

impl IdCircle {
    /// Where an id lies, clockwise from 0: a part of the circle.
    pub fn part(self, id: u64) -> f64 {
        id as f64 / self.size() as f64
    }

    pub(crate) const fn size(self) -> u64 {
        1 << self.bits
    }

    /// How many ids a segment has.
    pub(crate) const fn segment(self) -> u64 {
        1 << (self.bits - self.prefix)
    }

    /// The first id of the segment in which an id lies.
    pub(crate) fn key(self, id: Id) -> Id {
        let number = u64::from(id.number());
        Id::new((number - number % self.segment()) as u32).unwrap_or(id)
    }

    /// From an id clockwise to another one.
    pub(crate) const fn distance(self, from: Id, to: Id) -> u64 {
        (to.number() as u64).wrapping_sub(from.number() as u64) % self.size()
    }

    pub const fn segments(self) -> u64 {
        1 << self.prefix
    }

    /// The first id of a segment.
    pub const fn begin(self, segment: u64) -> u64 {
        segment << (self.bits - self.prefix)
    }

    /// The segment that an id lies in.
    pub const fn segment_of(self, id: Id) -> u64 {
        (id.number() as u64) >> (self.bits - self.prefix)
    }
}

/// A look-up that is under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookUp {
    pub key: Id,
    /// The positions that it goes through, from the one that asks to the one that answers, as fingers are now.
    pub way: Vec<u32>,
    /// The most hops that it takes.
    pub most: u32,
}

/// A token at its holder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeldToken {
    /// From 1 on.
    pub number: u32,
    /// Whether its holder is a super-peer.
    pub is_settled: bool,
    /// The force on it, to the right and down, in 1/sides.
    pub force: (f64, f64),
    /// Above which it moves.
    pub theta: f64,
}

impl HeldToken {
    pub fn strength(&self) -> f64 {
        let (x, y) = self.force;
        (x * x + y * y).sqrt()
    }
}

/// What a run comes to at a moment, over all processes that are up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// The key of its name in the catalogue of texts.
    pub name: &'static str,
    /// `None`: there is nothing to measure.
    pub value: Option<f64>,
    pub unit: Unit,
}

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Parts of a whole, from 0 to 1.
    Share,
    Processes,
    Hops,
    /// Sides of the square.
    Sides,
    /// A ratio.
    Plain,
}

impl Figure {
    const fn new(name: &'static str, unit: Unit, value: Option<f64>) -> Self {
        Self { name, value, unit }
    }

    /// Of so many live processes some serve others, each so many.
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

    /// Of the hops of every look-up.
    pub fn of_hops(hops: &[u32]) -> Vec<Self> {
        vec![
            Self::new("figure-mean-hops", Unit::Hops, mean(hops.iter().map(|&hops| hops.into()))),
            Self::new("figure-largest-hops", Unit::Hops, hops.iter().max().map(|&hops| hops.into())),
        ]
    }

    /// How far live processes are from whom they hold, and how evenly those lie; nothing where processes are nowhere.
    pub fn of_places(held: &[(Local<'_>, Option<Id>)], is_torus: bool) -> Vec<Self> {
        let place = |me: &Local<'_>| me.places.get(me.position as usize).copied();
        if !held.iter().any(|(me, _)| place(me).is_some()) {
            return Vec::new();
        }
        let followed: BTreeSet<Id> = held.iter().filter_map(|(_, leader)| *leader).collect();
        let leaders = held.iter().filter(|(me, _)| followed.contains(&me.id));
        let leaders: BTreeMap<Id, Place> = leaders.filter_map(|(me, _)| Some((me.id, place(me)?))).collect();
        let distances: Vec<f64> = held
            .iter()
            .filter_map(|(me, leader)| Some(place(me)?.distance_to(*leaders.get(&(*leader)?)?, is_torus)))
            .collect();
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

/// The least distance of any two of some places, against that of as many places that lie as evenly as they can: as triangles.
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
    fn loads_and_hops_come_to_exact_figures() {
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
        let id = |number| Id::new(number).expect("it is an id");
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
