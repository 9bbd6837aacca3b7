//! The entry of a protocol in the catalogue: name, variants, parameters and properties.

use std::ops::Deref;

use super::remark::Remark;
use super::{
    ACCEPTOR, Begins, BoundSide, CLIENT, Datum, Id, LEARNER, Local, MessageClass, PROPOSER, Parameters, Parts,
    Protocol, Requests, Role, Setup, StableColumns, Strip, Topology,
};

/// A protocol with a catalogue entry.
pub trait Catalogued: Protocol {
    /// The enum of the protocol's variants, which `variants!` generates.
    type Variant: Copy;

    /// The static description of the protocol.
    const NATURE: Nature;

    fn new(variant: Self::Variant, setup: &Setup<'_>) -> Self;

    /// The highest valid id, and the parameters that contradict the scenario.
    fn limits(_variant: Self::Variant, _setup: &Setup<'_>) -> Limits {
        Limits::default()
    }
}

/// The limits that a scenario must respect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The highest valid id; `None` if every id is valid.
    pub highest_id: Option<Id>,
    /// Errors in parameters that contradict each other or the rest of the scenario.
    pub refusals: Vec<Refusal>,
}

/// The static description of a protocol.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nature {
    /// The name of the protocol on the screen, equal in every language.
    pub title: &'static str,
    pub topology: Topology,
    pub knows: Knows,
    pub draws: Draws,
    /// The processes that a start command starts.
    pub begins: Begins,
    pub strip: Strip,
    /// The message kinds that the proved bounds count; empty for all kinds.
    pub bounded_kinds: &'static [&'static str],
    /// The roles that a live process can have on the screen.
    pub roles: &'static [Role],
    /// The maximum number of values that a step compares.
    pub most_weighed: usize,
    /// The names of the protocol's properties, in the order in which reports list them.
    pub properties: &'static [&'static str],
    /// Whether processes may follow a leader at tick 0. If not, a scenario can set no leader, and no failure detector,
    /// because a failure detector watches the leader.
    pub follows: Follows,
    /// The parameters of the protocol under `[params]`.
    pub params: &'static [Parameter],
    /// Whether elections have terms, each with at most one leader.
    pub has_terms: bool,
    /// The quantity that grows without limit in the protocol's runs; `None` if no quantity does.
    pub grows: Option<Grows>,
    /// The known orders of ids on the ring for which the standard variant sends the fewest messages
    /// ([`BoundSide::Best`]) or the most, if all processes are initiators.
    pub seatings: &'static [(BoundSide, Seating)],
    pub agrees_on: AgreesOn,
    /// The requests that the clients of the protocol accept.
    pub requests: Requests,
}

/// The static description of a protocol, together with all its names.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Profile {
    pub nature: Nature,
    /// The name of the protocol in scenario files.
    pub name: &'static str,
    /// The names of the variants, the standard variant first.
    pub variants: &'static [&'static str],
    /// The names of the message kinds, in declaration order.
    pub kinds: &'static [&'static str],
    /// For each message kind, the classes of its messages; the usual class comes first.
    pub classes: &'static [&'static [MessageClass]],
    /// The names of the timers, in declaration order.
    pub timers: &'static [&'static str],
    /// For each timer, the key of a text that says what happens when the timer fires.
    pub timer_meanings: &'static [&'static str],
    /// The index of the message kind that a leader repeats forever; `None` if there is none.
    pub upkeep: Option<usize>,
}

impl Deref for Profile {
    type Target = Nature;

    fn deref(&self) -> &Nature {
        &self.nature
    }
}

impl Profile {
    /// Creates a profile. The kind whose only class is [`MessageClass::Heartbeat`] becomes `upkeep`.
    pub const fn of(
        nature: Nature,
        name: &'static str,
        [variants, kinds, timers, timer_meanings]: [&'static [&'static str]; 4],
        classes: &'static [&'static [MessageClass]],
    ) -> Self {
        let (mut upkeep, mut kind) = (None, 0);
        while kind < classes.len() {
            if matches!(classes[kind], [MessageClass::Heartbeat]) {
                upkeep = Some(kind);
            }
            kind += 1;
        }
        Self { nature, name, variants, kinds, classes, timers, timer_meanings, upkeep }
    }

    /// The variants in which a message can be altered in transit ([`Protocol::altered`]).
    pub const fn alterable(&self) -> &'static [&'static str] {
        match self.nature.agrees_on {
            AgreesOn::Proposals => self.variants,
            AgreesOn::Orders { unsigned, .. } => unsigned,
            AgreesOn::Nothing => &[],
        }
    }
}

impl Nature {
    /// The default description, from which each protocol lists its differences: an election on a complete graph.
    pub const ELECTION: Self = Self {
        title: "",
        topology: Topology::Complete,
        knows: Knows::Ids,
        draws: Draws::Nothing,
        begins: Begins::Named,
        strip: Strip::Leaders,
        bounded_kinds: &[],
        roles: &[],
        most_weighed: 2,
        properties: ELECTION,
        follows: Follows::Always,
        params: &[],
        has_terms: false,
        grows: None,
        seatings: &[],
        agrees_on: AgreesOn::Nothing,
        requests: Requests::None,
    };

    /// The index of the part `client`; `None` if the protocol has no clients.
    pub fn client(&self) -> Option<usize> {
        (self.requests != Requests::None).then_some(CLIENT)
    }

    /// The names of the parts (roles of Paxos) in scenario files; empty if the protocol has no parts.
    pub const fn parts(&self) -> &'static [&'static str] {
        if self.requests.is_none() { &[] } else { Parts::NAMES }
    }

    /// The parts (roles of Paxos) of every process, if the scenario sets none.
    pub const fn default_parts(&self) -> Parts {
        match self.requests {
            Requests::None => Parts::NONE,
            Requests::Value => Parts::of(&[PROPOSER, ACCEPTOR, LEARNER]),
            Requests::Set => Parts::of(&[CLIENT, PROPOSER, ACCEPTOR, LEARNER]),
        }
    }

    /// The parts (roles of Paxos) that must each belong to at least one process of a run.
    pub const fn needed_parts(&self) -> Parts {
        if self.requests.is_none() { Parts::NONE } else { Parts::of(&[PROPOSER, ACCEPTOR, LEARNER]) }
    }

    /// The index of the part whose processes vote; `None` if no process votes.
    pub const fn voters(&self) -> Option<usize> {
        if self.requests.is_none() { None } else { Some(ACCEPTOR) }
    }

    /// The index of the timer that ends a round at the same tick for all processes; `None` if there is no such timer.
    pub const fn barrier(&self) -> Option<usize> {
        if let Begins::InRounds(timer) = self.begins { Some(timer) } else { None }
    }

    /// Whether scenarios need `bounce = true`, because only a returned message reveals a crash.
    pub const fn needs_bounce(&self) -> bool {
        self.knows_everybody() && !matches!(self.topology, Topology::Complete)
    }

    /// The known order of ids with the fewest messages ([`BoundSide::Best`]) or the most ([`BoundSide::Worst`]).
    pub fn seating(&self, side: BoundSide) -> Option<Seating> {
        self.seatings.iter().find(|(of, _)| *of == side).map(|(_, seating)| *seating)
    }

    pub const fn takes_proposals(&self) -> bool {
        matches!(self.agrees_on, AgreesOn::Proposals)
    }

    /// The values that a process can decide; empty if it can decide any value.
    pub const fn values(&self) -> &'static [&'static str] {
        if let AgreesOn::Orders { words, .. } = self.agrees_on { words } else { &[] }
    }

    /// The value that a process assumes if it receives nothing; `None` if the protocol has no such value.
    pub const fn silence(&self) -> Option<Datum> {
        if let AgreesOn::Orders { silence, .. } = self.agrees_on { Some(silence) } else { None }
    }

    /// The position of the commander, which gives the order; `None` if the protocol has no commander.
    pub const fn commander(&self) -> Option<u32> {
        if let AgreesOn::Orders { commander, .. } = self.agrees_on { Some(commander) } else { None }
    }

    /// The data that the properties of the protocol judge.
    pub const fn scope(&self) -> Scope {
        match (self.strip, self.attests()) {
            (Strip::Leaders, _) => Scope::Leaders,
            (Strip::Groups, _) => Scope::Groups,
            (Strip::Decisions | Strip::Progress, false) => Scope::Correct,
            (Strip::Decisions, true) => Scope::All,
            (Strip::Progress, true) => Scope::Log,
        }
    }

    pub const fn attests(&self) -> bool {
        self.voters().is_some()
    }

    pub const fn anonymous(&self) -> bool {
        matches!(self.knows, Knows::Nothing)
    }

    /// Whether all processes know all ids.
    pub const fn knows_everybody(&self) -> bool {
        matches!(self.knows, Knows::Ids | Knows::Links | Knows::WhoIsUp)
    }

    pub const fn knows_who_is_up(&self) -> bool {
        matches!(self.knows, Knows::WhoIsUp)
    }

    /// Whether the processes can have overlay links.
    pub const fn has_links(&self) -> bool {
        matches!(self.knows, Knows::Links)
    }

    pub const fn has_places(&self) -> bool {
        matches!(self.knows, Knows::Links | Knows::WhoIsUp)
    }

    /// Whether the processes may draw random numbers.
    pub const fn draws(&self) -> bool {
        matches!(self.draws, Draws::Numbers)
    }

    /// Whether all live processes draw lots when they start together.
    pub const fn draws_lots(&self) -> bool {
        matches!(self.draws, Draws::Lots)
    }

    /// Whether the processes keep a replicated log.
    pub const fn logs(&self) -> bool {
        matches!(self.strip, Strip::Progress)
    }

    /// Whether the protocol can show how a process derives its decision.
    pub const fn derives(&self) -> bool {
        matches!(self.strip, Strip::Decisions)
    }

    /// Whether processes have named values, which the screen shows in a table of all processes.
    pub const fn holds(&self) -> bool {
        matches!(self.strip, Strip::Decisions | Strip::Groups)
    }
}

/// The source of the values that processes agree on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AgreesOn {
    /// Processes agree on no values, or only on requests of clients.
    Nothing,
    /// Each process proposes a value. Every message can be altered in transit.
    Proposals,
    /// One process, the commander, gives an order. Only messages of faulty processes can be altered.
    Orders {
        commander: u32,
        /// The possible orders.
        words: &'static [&'static str],
        /// The order that a process assumes if it receives nothing.
        silence: Datum,
        /// The variants without signatures, in which messages can be altered.
        unsigned: &'static [&'static str],
    },
}

/// The knowledge of a process about the other processes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knows {
    /// Nothing, not even its own id. Observers use the ids of the scenario, written as names: `p3`.
    Nothing,
    /// Its own id and the directions of its neighbours.
    Neighbours,
    /// All ids ([`Local::known`](super::Local::known)).
    Ids,
    /// All ids, the point of each process in the square ([`Local::places`](super::Local::places)), and its own overlay
    /// neighbours ([`Local::neighbours`](super::Local::neighbours)).
    Links,
    /// All ids, the point of each process in the square, and which processes are up ([`Local::up`](super::Local::up)).
    /// The process handles each crash and recovery of another process immediately
    /// ([`Event::Membership`](super::Event::Membership)).
    WhoIsUp,
}

/// The random choices that processes make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    Nothing,
    /// Processes may draw numbers at any time ([`Effects::choose`](super::Effects::choose)).
    Numbers,
    /// Processes draw lots once, when all live processes start together ([`Local::lot`](super::Local::lot)).
    Lots,
}

/// A quantity that grows without limit in the runs of a protocol, so an exhaustive search must limit it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grows {
    /// The number of fired timers: each may start another attempt, term or ballot.
    Timers,
    /// The number of random draws: each may start another round ([`Protocol::rounds`]).
    Draws,
}

/// The order of ids round a ring, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    Ascending,
    Descending,
    /// The order in which the most processes survive each round of comparisons: half of them, rounded down. In each
    /// round, every second remaining id is lower than both neighbours and does not survive.
    Halving,
}

impl Seating {
    /// The ids from 1 to `n` in this order, clockwise.
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

/// Whether processes may follow a leader at tick 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follows {
    Never,
    Always,
    /// Only if the scenario sets this flag under `[params]`.
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

/// An invalid value of a parameter, from the scenario or by default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The name of the parameter under `[params]`.
    pub parameter: &'static str,
    pub what: Remark,
    /// A sentence that says what to write instead.
    pub mend: Remark,
}

/// The input of a process at tick 0, from the scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The leader that the process follows; `None`: no leader, shown as @ (undefined).
    pub leader: Option<Id>,
    pub leader_at: Option<u32>,
    /// The value that the process proposes; `None` if the scenario gives none.
    pub proposal: Option<Datum>,
    pub parts: Parts,
}

impl Given {
    /// The value that a process proposes: the given value, or else the id of the process.
    pub fn value(&self, me: Local<'_>) -> Datum {
        self.proposal.unwrap_or(Datum::Number(me.id.number()))
    }
}

#[derive(Clone, Copy)]
enum When {
    Always,
    AtRest,
    /// The property is judged only at rest if the cells contain leaders. Otherwise it is judged during the whole run.
    AtRestOfLeaders,
}

/// The past events of a run that the judge of a property needs.
#[derive(Clone, Copy)]
pub(crate) enum Needs {
    Events,
    Begin,
    Values,
    Votes,
}

macro_rules! properties {
    ($($Name:ident => $name:literal, $When:ident, [$($Needs:ident),*];)+) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum PropertyId {
            $($Name),+
        }

        impl PropertyId {
            pub const ALL: &[Self] = &[$(Self::$Name),+];
            const TABLE: &[(&'static str, When, &[Needs])] = &[$(($name, When::$When, &[$(Needs::$Needs),*])),+];
            /// For each property, two text keys: of its title, and of the sentence that states its requirement.
            const KEYS: &[(&'static str, &'static str)] =
                &[$((concat!("property-", $name, "-title"), concat!("property-", $name, "-demands"))),+];
        }
    };
}

// A new property needs a row here, a judge in `property`, and the texts `property-…-title`, `-demands` and `-violated`
// in each language.
properties! {
    OneLeader => "one-leader", Always, [];
    OneLeaderPerTerm => "one-leader-per-term", Always, [Events];
    LeaderCompleteness => "leader-completeness", Always, [Events];
    Agreement => "agreement", AtRestOfLeaders, [Values];
    Highest => "highest", AtRest, [];
    Termination => "termination", AtRest, [Begin, Values];
    Safety => "safety", AtRest, [Events];
    Validity => "validity", Always, [Values, Votes];
    Integrity => "integrity", Always, [Values];
    ChosenOnce => "chosen-once", Always, [Votes];
    PromiseKept => "promise-kept", Always, [Votes];
    Prefix => "prefix", Always, [Votes];
    Served => "served", AtRest, [Begin];
    Load => "load", Always, [Events];
    Responsible => "responsible", AtRest, [];
    Share => "share", AtRest, [Begin];
    NoError => "no-error", Always, [Events];
}

/// The data that the properties of a protocol judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The leaders that live processes follow.
    Leaders,
    /// The leaders that live processes follow. Several processes may lead at the same time.
    Groups,
    /// The decisions of correct processes.
    Correct,
    /// The decisions of all processes.
    All,
    /// The applied entries of a log.
    Log,
}

impl Scope {
    pub const ALL: [Self; 5] = [Self::Leaders, Self::Groups, Self::Correct, Self::All, Self::Log];
}

impl PropertyId {
    pub const fn name(self) -> &'static str {
        Self::TABLE[self as usize].0
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|known| known.name() == name)
    }

    /// The name of the property on the screen.
    pub fn title(self) -> Remark {
        Remark::new(Self::KEYS[self as usize].0)
    }

    /// Whether the property is judged only at rest. `strip`: the kind of value that the cells of the processes show.
    pub const fn is_at_rest(self, strip: Strip) -> bool {
        match Self::TABLE[self as usize].1 {
            When::Always => false,
            When::AtRest => true,
            When::AtRestOfLeaders => strip.is_of_leaders(),
        }
    }

    pub(crate) const fn needs(self) -> &'static [Needs] {
        Self::TABLE[self as usize].2
    }

    /// The sentence that states what the property requires.
    pub fn demand(self, scope: Scope) -> Remark {
        Remark::new(match (self, scope) {
            (Self::Agreement, Scope::Correct | Scope::Log) => "property-agreement-demands-values",
            (Self::Agreement, Scope::All) => "property-agreement-demands-ever",
            (Self::Termination, Scope::Correct | Scope::All) => "property-termination-demands-values",
            (Self::Termination, Scope::Log) => "property-termination-demands-log",
            (Self::Validity, Scope::All) => "property-validity-demands-ever",
            (Self::Validity, Scope::Log) => "property-validity-demands-log",
            _ => Self::KEYS[self as usize].1,
        })
    }
}

/// The properties of elections with several leaders.
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

/// The properties of agreement on a proposal.
pub const CONSENSUS: &[&str] = &[
    PropertyId::Agreement.name(),
    PropertyId::Validity.name(),
    PropertyId::Integrity.name(),
    PropertyId::Termination.name(),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: &'static str,
    pub takes: Takes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// An integer in this inclusive range.
    Number(u64, u64),
    /// A number in this inclusive range; decimals are allowed.
    Decimal(u32, u32),
    Flag,
    /// A duration of at least 1 tick, or a range for a random duration.
    Span,
    /// A duration of at least 1 tick.
    Time,
    /// A list of integers, one for each process, by position.
    ByPosition,
    /// A list of what each process has in stable storage, by position; `[]` for a process with nothing.
    Stable(StableColumns),
    /// A list of ids of processes.
    Processes,
    /// One word of this list.
    Word(&'static [&'static str]),
    /// A table from ids of processes to values of this type.
    ByProcess(&'static Takes),
    /// Any of these types. The first type that fits the value is used.
    Either(&'static [Takes]),
    /// A parameter of only one variant: the line of a scenario file that selects the variant, and the value's type.
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
