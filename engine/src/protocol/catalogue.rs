//! A protocol's entry in the catalogue: name, variants, parameters and properties.

use std::ops::Deref;

use super::remark::Remark;
use super::{
    ACCEPTOR, Begins, BoundSide, CLIENT, Datum, Id, LEARNER, Local, MessageClass, PROPOSER, Parameters, Parts,
    Protocol, Requests, Role, Setup, Strip, Topology,
};

/// A protocol as the catalogue lists it.
pub trait Catalogued: Protocol {
    /// Its variants, made by `variants!`.
    type Variant: Copy;

    /// What it says of itself: what differs from [`Nature::ELECTION`].
    const NATURE: Nature;

    fn new(variant: Self::Variant, setup: &Setup<'_>) -> Self;

    /// What cannot be of its parameters together, or with the ids and the number of processes.
    fn limits(_variant: Self::Variant, _setup: &Setup<'_>) -> Limits {
        Limits::default()
    }
}

/// What cannot be of a protocol's parameters together, or with the ids and the number of processes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The highest id that its parameters have room for; `None`: any.
    pub highest_id: Option<Id>,
    /// The parameters that contradict each other or the number of processes, each of which is valid alone.
    pub refusals: Vec<Refusal>,
}

/// What a protocol says of itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nature {
    /// On the screen: the same in every language.
    pub title: &'static str,
    pub topology: Topology,
    pub knows: Knows,
    pub draws: Draws,
    /// Whom a start reaches.
    pub begins: Begins,
    pub strip: Strip,
    /// The kinds that the proved bounds count; empty if they count all.
    pub bounded_kinds: &'static [&'static str],
    /// All that a live process can be seen as.
    pub roles: &'static [Role],
    /// How many values a step weighs at most.
    pub most_weighed: usize,
    /// In the order of the report.
    pub properties: &'static [&'static str],
    /// When a scenario can say whom all follow at tick 0, and how the absence of a leader is noticed.
    pub follows: Follows,
    /// Under `[params]`.
    pub params: &'static [Parameter],
    /// Whether elections have terms, so that one leader is demanded of each.
    pub has_terms: bool,
    /// What grows without end in its runs, if anything does.
    pub grows: Option<Grows>,
    /// The ids round a ring that cost the most or the fewest messages when all begin, in the standard variant, as far as they are known.
    pub seatings: &'static [(BoundSide, Seating)],
    pub agrees_on: AgreesOn,
    /// What its clients can be asked for.
    pub requests: Requests,
}

/// A protocol's nature with the names of what it is made of, and what follows from them: what the world, the screen and the reader of scenario files
/// read of a protocol.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Profile {
    pub nature: Nature,
    /// In scenario files.
    pub name: &'static str,
    /// The standard one first.
    pub variants: &'static [&'static str],
    /// The kinds of messages, in declared order.
    pub kinds: &'static [&'static str],
    /// Of each kind what its messages can be seen as, the usual first. Messages of a kind that is only ever seen as [`MessageClass::Heartbeat`]
    /// are upkeep ([`Election::upkeep`](super::Election::upkeep)): they are counted apart, and a run is quiet when nothing else goes on.
    pub classes: &'static [&'static [MessageClass]],
    /// In declared order.
    pub timers: &'static [&'static str],
    /// What is true of a process when each timer runs out, as keys of the catalogue of texts.
    pub timer_meanings: &'static [&'static str],
    /// The index of the kind of its upkeep messages.
    pub upkeep: Option<usize>,
}

impl Deref for Profile {
    type Target = Nature;

    fn deref(&self) -> &Nature {
        &self.nature
    }
}

impl Profile {
    /// Of a protocol of this name with these variants, kinds of messages, and timers with their meanings.
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

    /// The variants in which a message can be altered on its way ([`Protocol::altered`]).
    pub const fn alterable(&self) -> &'static [&'static str] {
        match self.nature.agrees_on {
            AgreesOn::Proposals => self.variants,
            AgreesOn::Orders { unsigned, .. } => unsigned,
            AgreesOn::Nothing => &[],
        }
    }
}

impl Nature {
    /// An election on a complete graph, without names.
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

    /// The part of its clients; `None` if it has none.
    pub fn client(&self) -> Option<usize> {
        (self.requests != Requests::None).then_some(CLIENT)
    }

    /// The parts that it tells apart, as scenario files have them; at most [`Parts::MOST`].
    pub const fn parts(&self) -> &'static [&'static str] {
        if self.requests.is_none() { &[] } else { Parts::NAMES }
    }

    /// The parts of every process where a scenario gives none to anybody: commands for a log come from clients only.
    pub const fn default_parts(&self) -> Parts {
        match self.requests {
            Requests::None => Parts::NONE,
            Requests::Value => Parts::of(&[PROPOSER, ACCEPTOR, LEARNER]),
            Requests::Set => Parts::of(&[CLIENT, PROPOSER, ACCEPTOR, LEARNER]),
        }
    }

    /// The parts that some process must have.
    pub const fn needed_parts(&self) -> Parts {
        if self.requests.is_none() { Parts::NONE } else { Parts::of(&[PROPOSER, ACCEPTOR, LEARNER]) }
    }

    /// The part whose members vote. They attest what they propose, promise and accept ([`Effects::attest`](super::Effects::attest)), and every
    /// decision ever made is judged, that of a process that crashes as well.
    pub const fn voters(&self) -> Option<usize> {
        if self.requests.is_none() { None } else { Some(ACCEPTOR) }
    }

    /// The index of the timer that ends a round.
    pub const fn barrier(&self) -> Option<usize> {
        if let Begins::InRounds(timer) = self.begins { Some(timer) } else { None }
    }

    /// Whether it needs `bounce = true`: who knows all ids on a ring closes it over the crashed, which it notices only by what comes back.
    pub const fn needs_bounce(&self) -> bool {
        self.knows_everybody() && !matches!(self.topology, Topology::Complete)
    }

    /// The ids round a ring whose runs are on this side of all others.
    pub fn seating(&self, side: BoundSide) -> Option<Seating> {
        self.seatings.iter().find(|(of, _)| *of == side).map(|(_, seating)| *seating)
    }

    /// Whether its processes propose values.
    pub const fn takes_proposals(&self) -> bool {
        matches!(self.agrees_on, AgreesOn::Proposals)
    }

    /// The only values that can be agreed on; empty if any can.
    pub const fn values(&self) -> &'static [&'static str] {
        if let AgreesOn::Orders { words, .. } = self.agrees_on { words } else { &[] }
    }

    /// The value that silence stands for where processes decide on a value.
    pub const fn silence(&self) -> Option<Datum> {
        if let AgreesOn::Orders { silence, .. } = self.agrees_on { Some(silence) } else { None }
    }

    /// The position of the process whose order all are to follow. What it holds was given to it, and is no decision: agreement does not judge it.
    pub const fn commander(&self) -> Option<u32> {
        if let AgreesOn::Orders { commander, .. } = self.agrees_on { Some(commander) } else { None }
    }

    /// What its properties speak of.
    pub const fn scope(&self) -> Scope {
        match (self.strip, self.attests()) {
            (Strip::Leaders, _) => Scope::Leaders,
            (Strip::Groups, _) => Scope::Groups,
            (Strip::Decisions | Strip::Progress, false) => Scope::Correct,
            (Strip::Decisions, true) => Scope::All,
            (Strip::Progress, true) => Scope::Log,
        }
    }

    /// Whether its processes attest what they do.
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

    /// Whether its processes can have overlay links.
    pub const fn has_links(&self) -> bool {
        matches!(self.knows, Knows::Links)
    }

    /// Whether its processes can have places.
    pub const fn has_places(&self) -> bool {
        matches!(self.knows, Knows::Links | Knows::WhoIsUp)
    }

    /// Whether its processes may draw numbers.
    pub const fn draws(&self) -> bool {
        matches!(self.draws, Draws::Numbers)
    }

    /// Whether all that are up draw lots when they begin together.
    pub const fn draws_lots(&self) -> bool {
        matches!(self.draws, Draws::Lots)
    }

    /// Whether its processes keep a replicated log.
    pub const fn logs(&self) -> bool {
        matches!(self.strip, Strip::Progress)
    }

    /// Whether it tells how a process comes to its decision.
    pub const fn derives(&self) -> bool {
        matches!(self.strip, Strip::Decisions)
    }

    /// Whether its processes hold anything that has a name.
    pub const fn holds(&self) -> bool {
        matches!(self.strip, Strip::Decisions | Strip::Groups)
    }
}

/// The values that processes agree on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AgreesOn {
    /// None, or only those that clients ask for.
    Nothing,
    /// Those that processes propose. Any message can be altered on its way.
    Proposals,
    /// The order of one process, the commander. Only messages of faulty processes can be altered.
    Orders {
        /// Its position.
        commander: u32,
        /// All that it can order.
        words: &'static [&'static str],
        /// The order that silence stands for.
        silence: Datum,
        /// The variants in which nobody signs what it says, so that messages can be altered.
        unsigned: &'static [&'static str],
    },
}

/// What a process knows of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knows {
    /// Not even its own id: observers use the ids of the scenario, written as names: `p3`.
    Nothing,
    /// Its own id, and where its neighbours are.
    Neighbours,
    /// All ids ([`Local::known`](super::Local::known)).
    Ids,
    /// All ids, where all are ([`Local::places`](super::Local::places)), and whom its overlay links lead to
    /// ([`Local::neighbours`](super::Local::neighbours)).
    Links,
    /// All ids, where all are, and at once who is up ([`Local::up`](super::Local::up)): it handles every change of that
    /// ([`Event::Membership`](super::Event::Membership)).
    WhoIsUp,
}

/// What processes draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    Nothing,
    /// Numbers, whenever they choose to ([`Effects::choose`](super::Effects::choose)).
    Numbers,
    /// Lots, all that are up when they begin together ([`Local::lot`](super::Local::lot)).
    Lots,
}

/// What grows without end in the runs of a protocol, so that all of them can be visited only within a bound on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grows {
    /// Each timer that runs out may begin another attempt, term or ballot.
    Timers,
    /// Each draw may lead to another round; only the order of rounds matters ([`Protocol::rounds`]).
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

/// What a scenario gives a process at tick 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// `None` is @.
    pub leader: Option<Id>,
    pub leader_at: Option<u32>,
    /// `None`: its id, where processes propose values.
    pub proposal: Option<Datum>,
    pub parts: Parts,
}

impl Given {
    /// What a process proposes: what it is given, or else its id.
    pub fn value(&self, me: Local<'_>) -> Datum {
        self.proposal.unwrap_or(Datum::Number(me.id.number()))
    }
}

/// When a property is judged.
#[derive(Clone, Copy)]
enum Judged {
    Always,
    /// Where a run has come to rest.
    AtRest,
    /// So too if it is of leaders, else always.
    AtRestOfLeaders,
}

/// What the judge of a property needs of a run besides the moment: to see its events, or to remember some of them.
#[derive(Clone, Copy)]
pub(crate) enum Needs {
    Events,
    Begin,
    Values,
    Votes,
}

macro_rules! properties {
    ($($Name:ident => $name:literal, $Judged:ident, [$($Needs:ident),*];)+) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum PropertyId {
            $($Name),+
        }

        impl PropertyId {
            pub const ALL: &[Self] = &[$(Self::$Name),+];
            const TABLE: &[(&'static str, Judged, &[Needs])] = &[$(($name, Judged::$Judged, &[$(Needs::$Needs),*])),+];
            /// The keys of what each is called, and of what it demands, in the catalogue of texts.
            const KEYS: &[(&'static str, &'static str)] =
                &[$((concat!("property-", $name, "-title"), concat!("property-", $name, "-demands"))),+];
        }
    };
}

// A new property has a row here, a judge in `property`, and its texts `property-…-title`, `-demands` and `-violated` in each language.
properties! {
    OneLeader => "one-leader", Always, [];
    OneLeaderPerTerm => "one-leader-per-term", Always, [Events];
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
}

impl PropertyId {
    pub const fn name(self) -> &'static str {
        Self::TABLE[self as usize].0
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|known| known.name() == name)
    }

    /// What it is called on the screen.
    pub fn title(self) -> Remark {
        Remark::new(Self::KEYS[self as usize].0)
    }

    /// Whether it is judged only where a run has come to rest. `strip`: that of the protocol.
    pub const fn is_at_rest(self, strip: Strip) -> bool {
        match Self::TABLE[self as usize].1 {
            Judged::Always => false,
            Judged::AtRest => true,
            Judged::AtRestOfLeaders => strip.is_of_leaders(),
        }
    }

    pub(crate) const fn needs(self) -> &'static [Needs] {
        Self::TABLE[self as usize].2
    }

    /// What it demands.
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
    /// Another of these, in one variant only: the line of the file that asks for that variant (`Variant::line`).
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
