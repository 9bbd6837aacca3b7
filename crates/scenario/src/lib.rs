//! Scenarios: the content of scenario files, checked and with defaults filled in.
//!
//! [`read`](mod@read) turns a file into a [`Scenario`], or into all its faults (`faults`). [`report`] checks the
//! expectations after a run. [`load`] loads a file, or a built-in scenario by name ([`builtin`]).

pub mod begin;
pub mod branch;
pub mod builtin;
pub mod change;
pub mod check;
mod choices;
pub mod command;
pub mod config;
mod each;
pub mod faults;
pub mod fields;
pub mod lesson;
pub mod load;
pub mod overlay;
pub mod program;
pub mod read;
pub mod report;
pub mod schema;
mod seating;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
pub mod write;

use std::sync::Arc;

use config::Bounds;
use suffrage_engine::protocol::{Cell, Datum, Given, Id, Parameters, Parts, Strip, Ticks};
use suffrage_engine::protocols::{Entry, ProtocolId, VariantId};
use suffrage_engine::{engine::Finished, sim::Plan, sim::command::Command, sim::detector::Detector};
use suffrage_engine::{sim::detector::Noticers, sim::network::Network, sim::pins::Pin};
use suffrage_text::LocalText;

pub use overlay::{OverlayLinks, Places};
pub use read::{Acts, read};
pub use seating::{Graph, drawn};
pub use write::{write, written_acts};

/// The names that most files of this folder use.
mod prelude {
    pub(crate) use crate::config::{Bounds, FEW, Faults, Item, Problem, Reader, Section, Shape, Subject};
    pub(crate) use crate::fields::{FLAG, Field, Kind, Table};
    pub(crate) use crate::{
        DELAYS, Expect, ExpectedCell, ExpectedSlot, Ids, Order, Question, QuestionSubject, Scenario, TICKS,
        TICKS_FROM_ONE, faults,
    };
    pub(crate) use crate::{command::Part, read::given::GivenValue, schema::Key, seating::PositionMap};
    pub(crate) use crate::{seating::Roster, write::FieldText, write::WriteContext};
    pub(crate) use std::{collections::BTreeMap, collections::BTreeSet, ops::Range, sync::Arc};
    pub(crate) use suffrage_engine::protocol::{
        Cell, Datum, Id, ParameterValue, Parameters, Parts, Remark, Strip, Takes, Ticks, Topology, Value,
    };
    pub(crate) use suffrage_engine::protocols::{CATALOGUE, Entry, VariantId};
    pub(crate) use suffrage_engine::{sim::detector::Detector, sim::detector::Noticers, sim::pins::Pin};
    pub(crate) use suffrage_text::{LocalText, TextId, ids};
    pub(crate) use toml::de::DeValue;
}

/// The largest tick in a scenario file. Sums of such ticks do not overflow.
pub const MOST_TICKS: Ticks = 1_000_000_000_000;
/// The longest delay of a message, and the longest processing time, in ticks.
pub const LONGEST_DELAY: Ticks = 1_000_000_000;

const TICKS: Bounds = 0..=MOST_TICKS;
const TICKS_FROM_ONE: Bounds = 1..=MOST_TICKS;
const DELAYS: Bounds = 1..=LONGEST_DELAY;

/// The order of the ids 1 to n, if a file has only `count = n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// 1, 2, … n, clockwise on a ring.
    Ascending,
    Descending,
    /// A Fisher–Yates shuffle, drawn from the seed.
    Random,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ids {
    Listed(Vec<Id>),
    /// The ids are 1 to `count`.
    Counted {
        count: u32,
        order: Order,
    },
    /// `count` ids of `bits` bits, drawn from the seed, in ascending order.
    Drawn {
        count: u32,
        bits: u32,
    },
}

impl Default for Ids {
    fn default() -> Self {
        Self::Listed(Vec::new())
    }
}

impl Ids {
    pub fn count(&self) -> usize {
        match self {
            Self::Listed(ids) => ids.len(),
            Self::Counted { count, .. } | Self::Drawn { count, .. } => *count as usize,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    At(Ticks),
    /// The first time that a process takes its own id as its leader.
    LeaderElected,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub when: When,
    pub text: LocalText,
    pub pause: bool,
    /// The positions of the processes to which the note draws attention.
    pub look: Vec<u32>,
    pub validity: Validity,
}

/// The conditions under which a note or question is true in another run.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Validity {
    /// The facts that must hold in the other run; `None` if the text is true in no other run.
    pub facts: Option<Expect>,
    /// The numbers in the text that come from another run or from a calculation.
    pub cites: Vec<u64>,
}

/// The subject of a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QuestionSubject {
    #[default]
    Leader,
    Messages,
    Tick,
    Decision,
    /// Which of the listed choices is right; the students vote.
    Choices,
}

/// A question to the students, asked before the run shows the tick `at`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    pub at: Ticks,
    pub ask: LocalText,
    pub of: QuestionSubject,
    pub choices: Vec<LocalText>,
    /// The index of the right choice; `None` if the file does not give it.
    pub right: Option<usize>,
    /// The tick whose picture gives the answer, if the file says it.
    pub shown: Option<Ticks>,
    pub validity: Validity,
}

/// The expected content of a cell of the array `elected`. `None` is an empty cell; files write it as `@`.
pub type ExpectedCell = Option<Cell>;

/// The expected results of a run; a member that is `None` or empty expects nothing.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Expect {
    pub leader: Option<Id>,
    /// The expected decision of every correct process that must decide.
    pub decided: Option<Datum>,
    /// The whole array `elected`, by position.
    pub elected: Option<Vec<ExpectedCell>>,
    /// The log that every correct learner must have applied, from slot 1.
    pub log: Option<Vec<ExpectedSlot>>,
    /// The tick after which the array `elected` must not change.
    pub by: Option<Ticks>,
    /// Pairs of the index of a message kind and the expected number of messages.
    pub messages: Vec<(usize, u64)>,
    /// The expected number of messages of all kinds, without upkeep messages.
    pub in_all: Option<u64>,
    pub holds: Vec<&'static str>,
    pub violates: Vec<&'static str>,
    /// Whether the run is expected to repeat the same events forever, so that it never comes to rest.
    pub never_rests: bool,
}

/// The expected content of a slot of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedSlot {
    /// No operation; it fills a gap in the log.
    NoOp,
    /// A command that sets a key to a value.
    Set(Datum, Datum),
    /// A command that is skipped, because an earlier slot contains it too.
    Again(Datum, Datum),
}

impl Expect {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The failure detector if the scenario names none. Without one, members would not notice that a super-peer is gone.
fn default_detector(entry: &Entry, network: &Network) -> Detector {
    if entry.strip == Strip::Groups {
        Detector::Oracle { delay: network.patience(), by: Noticers::All }
    } else {
        Detector::Manual
    }
}

/// A valid scenario: it has no faults and can be run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scenario {
    pub title: LocalText,
    /// One line for a list of scenarios: what to watch, without the result.
    pub summary: LocalText,
    pub about: LocalText,
    pub variant: VariantId,
    pub seed: u64,
    /// The tick limit of a headless run, if the file has one.
    pub until: Option<Ticks>,
    pub ids: Ids,
    /// The leader that all processes follow at tick 0, if any.
    pub leader: Option<Id>,
    /// The positions of the processes that are down at tick 0, in file order.
    pub down: Vec<u32>,
    /// One proposal for all processes, or one per position; empty: the default of the protocol.
    pub proposals: Vec<Datum>,
    /// The roles of each process, by position; empty: the default of the protocol.
    pub roles: Vec<Parts>,
    /// The places of the processes in the square; `None`: the default of the protocol.
    pub places: Option<Places>,
    /// The links of the overlay; `None`: the default of the protocol.
    pub links: Option<OverlayLinks>,
    /// Whether the square of places has edges; otherwise it is a torus.
    pub has_edges: bool,
    pub parameters: Parameters,
    pub network: Network,
    pub detector: Detector,
    /// The acts with their ticks (from 1); acts of the same tick happen in this order.
    pub events: Vec<(Ticks, Command)>,
    /// The choices that are pinned from the start, in file order.
    pub choices: Vec<Pin>,
    pub notes: Vec<Note>,
    pub questions: Vec<Question>,
    /// The original scenario, for which the notes and questions were written; `None`: this scenario is the original.
    pub written_for: Option<Arc<Self>>,
    pub expect: Expect,
    /// The exhaustive check of all runs, if the file has one.
    pub check: Option<check::Check>,
}

impl Scenario {
    /// A scenario of a protocol with default settings and without processes.
    pub fn bare(variant: VariantId) -> Self {
        let entry = variant.protocol().entry();
        let network = Network { bounce: entry.needs_bounce(), ..Network::default() };
        Self { variant, detector: default_detector(entry, &network), network, ..Self::default() }
    }

    pub fn default_detector(&self) -> Detector {
        default_detector(self.protocol().entry(), &self.network)
    }

    pub const fn protocol(&self) -> ProtocolId {
        self.variant.protocol()
    }

    /// The roles of the process at a position.
    pub fn parts(&self, at: u32) -> Parts {
        match self.roles.as_slice() {
            [] => self.protocol().entry().default_parts(),
            roles => roles.get(at as usize).copied().unwrap_or_default(),
        }
    }

    /// Whether the process at a position is a client, which takes requests.
    pub fn is_client(&self, at: u32) -> bool {
        self.protocol().entry().client().is_some_and(|client| self.parts(at).has(client))
    }

    pub fn clients(&self) -> Vec<u32> {
        let part = self.protocol().entry().client();
        let of = |client| (0..self.count() as u32).filter(move |&at| self.parts(at).has(client));
        part.map(of).into_iter().flatten().collect()
    }

    pub fn properties(&self) -> &'static [&'static str] {
        self.protocol().entry().properties
    }

    pub fn count(&self) -> usize {
        self.ids.count()
    }

    /// The tick limit of a headless run: `until` of the file, or else `max(10000, 8 * n * t_max)`.
    pub fn tick_limit(&self) -> Ticks {
        let n = self.count() as Ticks;
        self.until.unwrap_or_else(|| (8 * n).saturating_mul(self.network.slowest()).max(10_000))
    }

    /// Runs headless up to the tick `until` (default: [`Self::tick_limit`]). `trace` receives JSON lines.
    ///
    /// # Errors
    /// The trace cannot be written.
    pub fn run(&self, until: Option<Ticks>, trace: Option<&mut dyn std::io::Write>) -> std::io::Result<Finished> {
        self.plan().run(self.seed, until.unwrap_or_else(|| self.tick_limit()), trace)
    }

    pub fn plan(&self) -> Plan {
        let (ids, overlay) = (self.seating(), Arc::new(self.overlay()));
        let leader_at = self.leader.and_then(|leader| ids.iter().position(|&id| id == leader)).map(|at| at as u32);
        let protocol = self.variant.algorithm(&self.setup(&overlay));
        let plan = Plan {
            nature: protocol.profile(),
            protocol,
            given: self.given(leader_at),
            ids,
            overlay,
            down: self.down.clone(),
            network: self.network.clone(),
            detector: self.detector,
            script: self.events.clone(),
            pins: None,
            numbered: false,
        };
        plan.settling(self.choices.clone())
    }

    fn given(&self, leader_at: Option<u32>) -> Vec<Given> {
        let of = |at: usize| Given {
            leader: self.leader,
            leader_at,
            // A single proposal is the proposal of every process.
            proposal: self.proposals.get(at).or(self.proposals.first()).copied(),
            parts: self.parts(at as u32),
        };
        let are_alike = self.proposals.len() <= 1 && self.roles.is_empty();
        (0..if are_alike { 1 } else { self.count() }).map(of).collect()
    }
}
