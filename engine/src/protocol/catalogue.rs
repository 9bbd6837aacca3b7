//! A protocol's entry in the catalogue: name, variants, parameters and properties.

use super::remark::Remark;
use super::{Datum, Explain, Id, Parameters, Parts, Requests, Setup, Steps, Strip, Variants};

pub trait Catalogued: Explain<Input: From<Given>> {
    type Variant: Variants;

    /// In scenario files.
    const NAME: &'static str = Self::Step::PROTOCOL;
    /// The name on the screen, where the language has none of its own for it.
    const TITLE: &'static str;
    /// The properties that a run is judged by, in the order of the report.
    const PROPERTIES: &'static [&'static str] = ELECTION;
    /// When a scenario can say whom all follow at tick 0, and how the absence of a leader is noticed.
    const FOLLOWS: Follows = if Self::STRIP.is_of_leaders() { Follows::Always } else { Follows::Never };
    /// Whether its processes propose values.
    const TAKES_PROPOSALS: bool = false;
    /// The parts that it tells apart, by name, as scenario files have them; at most [`Parts::MOST`]. Where it takes requests the first is
    /// that of its clients.
    const PARTS: &'static [&'static str] = &[];
    /// The parts of every process where a scenario gives none to anybody.
    const DEFAULT_PARTS: Parts = Parts::NONE;
    /// The parts without which nothing can be done: some process must have them.
    const NEEDED_PARTS: Parts = Parts::NONE;
    /// What its clients can be asked for.
    const REQUESTS: Requests = Requests::None;
    /// Under `[params]`.
    const PARAMETERS: &'static [Parameter] = &[];
    /// What grows without end in its runs, if anything does.
    const GROWS: Option<Grows> = None;
    /// The ids round a ring that cost the most messages of all when all begin, in the standard variant, if they are known.
    const WORST_SEATING: Option<Seating> = None;
    /// Those that cost the fewest.
    const BEST_SEATING: Option<Seating> = None;
    /// Whether it needs `bounce = true`.
    const NEEDS_BOUNCE: bool = false;

    /// The variants in which a message can be altered on its way ([`Protocol::altered`](super::Protocol::altered)).
    const ALTERABLE: &'static [&'static str] = &[];

    /// Whether only a faulty process can say something else than it does.
    const ONLY_FAULTY_ALTER: bool = false;
    /// The only values that can be agreed on; empty if any can.
    const VALUES: &'static [&'static str] = &[];

    fn new(variant: Self::Variant, setup: &Setup<'_>) -> Self;

    /// The highest id that its parameters have room for; `None`: any.
    fn highest_id(_variant: Self::Variant, _setup: &Setup<'_>) -> Option<Id> {
        None
    }

    /// What cannot be of the parameters together, or with so many processes; each of them alone is what it takes.
    fn refusals(_variant: Self::Variant, _setup: &Setup<'_>) -> Vec<Refusal> {
        Vec::new()
    }
}

/// What grows without end in the runs of a protocol, so that all of them can be visited only within a bound on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grows {
    /// Each timer that runs out may begin another attempt, term or ballot.
    Timers,
    /// Each draw may lead to another round.
    Draws,
}

/// How ids sit round a ring, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    Ascending,
    Descending,
    /// Each id half of the time between two higher ones: every round of local comparisons leaves half of those that are left, rounded down,
    /// which is the most that it can leave.
    Halving,
}

impl Seating {
    /// The ids from 1 to `n`, by position.
    pub fn ids(self, n: u32) -> Vec<Id> {
        let ascending = (1..=n).filter_map(Id::new);
        match self {
            Self::Ascending => ascending.collect(),
            Self::Descending => ascending.rev().collect(),
            Self::Halving => {
                let mut places: Vec<u32> = (0..n).collect();
                places.sort_by_key(|&place| (if place == 0 { u32::BITS } else { place.trailing_zeros() }, place));
                let mut seated: Vec<(u32, Id)> = places.into_iter().zip(ascending).collect();
                seated.sort_unstable_by_key(|(place, _)| *place);
                seated.into_iter().map(|(_, id)| id).collect()
            }
        }
    }
}

/// When processes follow a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follows {
    Never,
    Always,
    /// Where this flag is set under `[params]`.
    With(&'static str),
}

impl Follows {
    pub fn with(self, parameters: &Parameters) -> bool {
        match self {
            Self::Never => false,
            Self::Always => true,
            Self::With(flag) => parameters.flag(flag) == Some(true),
        }
    }
}

/// A parameter that cannot be as it is, or as it would be if it is not given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Its name under `[params]`.
    pub parameter: &'static str,
    pub what: Remark,
    /// What would be right.
    pub mend: Remark,
}

/// What a scenario gives a process at tick 0; each protocol makes its own input of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// `None` is @.
    pub leader: Option<Id>,
    pub leader_at: Option<u32>,
    /// `None`: what the protocol takes for one, such as its id.
    pub proposal: Option<Datum>,
    pub parts: Parts,
}

/// Of a protocol that gives a process nothing.
impl From<Given> for () {
    fn from(_: Given) -> Self {}
}

macro_rules! properties {
    ($($Name:ident => $name:literal),+ $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum PropertyId {
            $($Name),+
        }

        impl PropertyId {
            pub const ALL: &[Self] = &[$(Self::$Name),+];

            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Name => $name),+
                }
            }

            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$Name),)+
                    _ => None,
                }
            }

            /// What it is called on the screen.
            pub fn title(self) -> Remark {
                Remark::new(match self {
                    $(Self::$Name => concat!("property-", $name, "-title")),+
                })
            }

            const fn usual_demand(self) -> &'static str {
                match self {
                    $(Self::$Name => concat!("property-", $name, "-demands")),+
                }
            }
        }
    };
}

properties! {
    OneLeader => "one-leader",
    OneLeaderPerTerm => "one-leader-per-term",
    Agreement => "agreement",
    Highest => "highest",
    Termination => "termination",
    Safety => "safety",
    Validity => "validity",
    Integrity => "integrity",
    ChosenOnce => "chosen-once",
    PromiseKept => "promise-kept",
    Prefix => "prefix",
    Served => "served",
    Load => "load",
    Responsible => "responsible",
    Share => "share",
}

/// What the properties of a protocol speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The leaders that live processes follow.
    Leaders,
    /// The leaders that groups of live processes follow.
    Groups,
    /// What the correct processes decide.
    Correct,
    /// Whatever any process ever decides.
    All,
    /// What is applied of a log.
    Log,
}

impl Scope {
    pub const ALL: [Self; 5] = [Self::Leaders, Self::Groups, Self::Correct, Self::All, Self::Log];

    /// Where the strip shows this, and processes attest what they do, or not.
    pub const fn of(strip: Strip, attests: bool) -> Self {
        match (strip, attests) {
            (Strip::Leaders, _) => Self::Leaders,
            (Strip::Groups, _) => Self::Groups,
            (Strip::Decisions | Strip::Progress, false) => Self::Correct,
            (Strip::Decisions, true) => Self::All,
            (Strip::Progress, true) => Self::Log,
        }
    }
}

impl PropertyId {
    /// What it demands.
    pub fn demand(self, scope: Scope) -> Remark {
        Remark::new(match (self, scope) {
            (Self::Agreement, Scope::Correct | Scope::Log) => "property-agreement-demands-values",
            (Self::Agreement, Scope::All) => "property-agreement-demands-ever",
            (Self::Termination, Scope::Correct | Scope::All) => "property-termination-demands-values",
            (Self::Termination, Scope::Log) => "property-termination-demands-log",
            (Self::Validity, Scope::All) => "property-validity-demands-ever",
            (Self::Validity, Scope::Log) => "property-validity-demands-log",
            _ => self.usual_demand(),
        })
    }
}

/// The properties of every election of several leaders, each for those that it serves.
pub const SERVICE: &[&str] =
    &[PropertyId::Served.name(), PropertyId::Load.name(), PropertyId::Responsible.name(), PropertyId::Share.name()];

/// The properties of every election.
pub const ELECTION: &[&str] = &[
    PropertyId::OneLeader.name(),
    PropertyId::Agreement.name(),
    PropertyId::Highest.name(),
    PropertyId::Termination.name(),
    PropertyId::Safety.name(),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: &'static str,
    pub takes: Takes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A whole number from the first to the second.
    Number(u64, u64),
    /// A number with or without a part after its point, from the first to the second.
    Decimal(u32, u32),
    Flag,
    /// A time from 1 tick on, or the shortest and the longest of a time that is drawn.
    Span,
    /// A time from 1 tick on.
    Time,
    /// A list of whole numbers, one for each process by position.
    ByPosition,
    /// A list of some processes, by their ids.
    Processes,
    /// One of these words.
    Word(&'static [&'static str]),
    /// Such a value for each process that a table names by its id.
    ByProcess(&'static Takes),
    /// Whichever of these the value looks like.
    Either(&'static [Takes]),
    /// The same as another, but in one variant only: the line of the file that asks for that variant ([`Variants::line`]).
    InVariant(&'static str, &'static Takes),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_halving_ring_halves() {
        let numbers = |n| Seating::Halving.ids(n).iter().map(|id| id.number()).collect::<Vec<_>>();
        assert_eq!(numbers(8), [8, 1, 5, 2, 7, 3, 6, 4]);
        for n in 1..100 {
            let mut left = numbers(n);
            while left.len() > 1 {
                let ids = std::mem::take(&mut left);
                let of = ids.len();
                let wins = |&at: &usize| ids[at] > ids[(at + 1) % of] && ids[at] > ids[(at + of - 1) % of];
                left = (0..of).filter(wins).map(|at| ids[at]).collect();
                assert_eq!(left.len(), of / 2, "of {of} on a ring of {n}");
            }
        }
    }

    #[test]
    fn ids_sit_clockwise() {
        let numbers = |seating: Seating| seating.ids(4).iter().map(|id| id.number()).collect::<Vec<_>>();
        assert_eq!(numbers(Seating::Ascending), [1, 2, 3, 4]);
        assert_eq!(numbers(Seating::Descending), [4, 3, 2, 1]);
    }
}
