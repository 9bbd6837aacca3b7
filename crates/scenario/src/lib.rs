//! A run described: everything that a scenario file says, valid and with its defaults filled in.
//!
//! [`read`](mod@read) turns a file into a [`Scenario`] or into all its faults at
//! once (`faults`), and [`report`] judges the expectations of a finished run. [`load`] finds the text by path or by the name
//! of a built-in scenario ([`builtin`]).

pub mod branch;
pub mod builtin;
pub mod change;
pub mod check;
mod choices;
pub mod command;
pub mod config;
pub mod faults;
pub mod fields;
pub mod load;
pub mod overlay;
pub mod read;
pub mod report;
pub mod schema;
mod seating;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod write;

use std::sync::Arc;

use config::Bounds;
pub use overlay::{OverlayLinks, Places};
pub use read::{Acts, read};
pub use seating::{Graph, drawn};
use suffrage_engine::engine::Finished;
use suffrage_engine::protocol::{Cell, Datum, Given, Id, Parameters, Parts, Ticks};
use suffrage_engine::protocols::{ProtocolId, VariantId};
use suffrage_engine::sim::{Plan, command::Command, detector::Detector, network::Network, pins::Pin};
use suffrage_text::LocalText;
pub use write::{write, written_acts};

/// The largest tick a scenario may name: far beyond any run, and small enough that no sum of ticks overflows.
pub const MOST_TICKS: Ticks = 1_000_000_000_000;
/// The longest a message or a handling may take, in ticks.
pub const LONGEST_DELAY: Ticks = 1_000_000_000;

const TICKS: Bounds = 0..=MOST_TICKS;
const TICKS_FROM_ONE: Bounds = 1..=MOST_TICKS;
const DELAYS: Bounds = 1..=LONGEST_DELAY;

/// The order in which `count = n` seats its ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// 1, 2, … n clockwise.
    Ascending,
    Descending,
    /// A Fisher–Yates shuffle drawn from the seed.
    Random,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ids {
    Listed(Vec<Id>),
    /// `count` and `order`: ids 1 to `count`.
    Counted {
        count: u32,
        order: Order,
    },
    /// `count` and `bits`: ids of so many bits, drawn from the seed and seated in ascending order.
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
    /// The first time a leader is elected (a process comes to hold its own id).
    LeaderElected,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub when: When,
    pub text: LocalText,
    pub pause: bool,
    /// The positions of the processes to look at.
    pub look: Vec<u32>,
    pub validity: Validity,
}

/// In which runs a note or a question is true, besides the run it was written for.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Validity {
    /// What must be so at its tick in another run; `None`: it was written for one run alone.
    pub facts: Option<Expect>,
    /// Figures in its text that are taken from elsewhere: from another run, or from a calculation.
    pub cites: Vec<u64>,
}

/// What a question asks for; the run itself answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QuestionSubject {
    #[default]
    Leader,
    Messages,
    Tick,
    Decision,
    /// One of the listed texts; the class decides.
    Choices,
}

/// A question to the class, asked before its tick is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    pub at: Ticks,
    pub ask: LocalText,
    pub of: QuestionSubject,
    pub choices: Vec<LocalText>,
    /// Which of the choices is right in the run that the question was written for, counted from 0.
    pub right: Option<usize>,
    pub validity: Validity,
}

/// A cell of an expected `elected` array: a leader or a value, or `None` for @.
pub type ExpectedCell = Option<Cell>;

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Expect {
    pub leader: Option<Id>,
    /// What every correct process that owes a decision has decided.
    pub decided: Option<Datum>,
    /// The whole `elected` array, by position.
    pub elected: Option<Vec<ExpectedCell>>,
    /// What every correct learner has applied of a replicated log, from slot 1 on.
    pub log: Option<Vec<ExpectedSlot>>,
    /// The last tick at which a cell of `elected` may change.
    pub by: Option<Ticks>,
    /// How many messages of the listed kinds must have been sent; the index of the kind and the count, in file order.
    pub messages: Vec<(usize, u64)>,
    /// How many messages must have been sent in all, upkeep apart: `messages = 15`.
    pub in_all: Option<u64>,
    pub holds: Vec<&'static str>,
    pub violates: Vec<&'static str>,
}

/// What is expected in a slot of a replicated log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedSlot {
    /// A gap that was filled.
    NoOp,
    /// A key is given a value.
    Set(Datum, Datum),
    /// The same, of a command that was applied in an earlier slot: passed over.
    Again(Datum, Datum),
}

impl Expect {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A valid scenario: a run of the world can be made from it without any further fault.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scenario {
    pub title: LocalText,
    /// One line for who chooses a run: what will be watched, and never what comes of it.
    pub summary: LocalText,
    pub about: LocalText,
    pub variant: VariantId,
    pub seed: u64,
    /// The tick limit of a headless run, if the file gives one.
    pub until: Option<Ticks>,
    pub ids: Ids,
    /// Everyone's `elected` at tick 0.
    pub leader: Option<Id>,
    /// The positions that are down at tick 0, in the order of the file.
    pub down: Vec<u32>,
    /// What the processes propose: one value of all, or one of each by position; empty where it is left to the protocol.
    pub proposals: Vec<Datum>,
    /// The parts of the processes by position; empty where it is left to the protocol.
    pub roles: Vec<Parts>,
    /// Where processes are; `None`: what is usual with the protocol.
    pub places: Option<Places>,
    /// Which of them an overlay links; `None`: what is usual with the protocol.
    pub links: Option<OverlayLinks>,
    /// Whether the square of places has edges; else who leaves it at one enters it at the opposite one.
    pub has_edges: bool,
    pub parameters: Parameters,
    pub network: Network,
    pub detector: Detector,
    /// The acts from outside, in file order (which decides within a tick), each with its tick (at least 1).
    pub events: Vec<(Ticks, Command)>,
    /// Choices that are settled from the beginning, in file order.
    pub choices: Vec<Pin>,
    pub notes: Vec<Note>,
    pub questions: Vec<Question>,
    /// The scenario that the notes and questions were written for, where this one was made from it.
    pub written_for: Option<Arc<Self>>,
    pub expect: Expect,
    /// What is asked of all its runs, if the file says.
    pub check: Option<check::Check>,
}

impl Scenario {
    /// A scenario of a protocol that says nothing, and has no processes yet.
    pub fn bare(variant: VariantId) -> Self {
        let bounce = variant.protocol().entry().needs_bounce();
        Self { network: Network { bounce, ..Network::default() }, variant, ..Self::default() }
    }

    pub const fn protocol(&self) -> ProtocolId {
        self.variant.protocol()
    }

    /// The parts of the process at a position.
    pub fn parts(&self, at: u32) -> Parts {
        match self.roles.as_slice() {
            [] => self.protocol().entry().default_parts(),
            roles => roles.get(at as usize).copied().unwrap_or_default(),
        }
    }

    /// Whether the process at a position is a client, which can be asked for something.
    pub fn is_client(&self, at: u32) -> bool {
        self.protocol().entry().client().is_some_and(|client| self.parts(at).has(client))
    }

    /// The positions of those that can be asked for something.
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

    /// The tick limit of a headless run: the file's, else `max(10000, 8 * n * t_max)`.
    pub fn tick_limit(&self) -> Ticks {
        let n = self.count() as Ticks;
        self.until.unwrap_or_else(|| (8 * n).saturating_mul(self.network.longest_delay).max(10_000))
    }
}

impl Scenario {
    /// Runs it headless, to its end or to `until` (its own limit if `None`), writing the trace as JSON lines if asked to.
    ///
    /// # Errors
    /// What writing the trace meets.
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
            network: self.network,
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
            // A single one is that of all.
            proposal: self.proposals.get(at).or(self.proposals.first()).copied(),
            parts: self.parts(at as u32),
        };
        let are_alike = self.proposals.len() <= 1 && self.roles.is_empty();
        (0..if are_alike { 1 } else { self.count() }).map(of).collect()
    }
}
