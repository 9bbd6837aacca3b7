//! What only some algorithms have to say: families of them, each with questions of its own.

use super::explain::Explain;
use super::figure::Figure;
use super::show::{Derivation, Log, PartView, Tie};
use super::{Datum, Given, Id, Local, PropertyId, Protocol, Upkeep};

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

/// A circle of ids of so many bits, the first of which name a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdCircle {
    pub bits: u32,
    /// At most `bits`.
    pub prefix: u32,
}

impl IdCircle {
    /// Where an id lies, clockwise from 0: a part of the circle.
    pub fn part(self, id: u64) -> f64 {
        id as f64 / (1_u64 << self.bits) as f64
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
