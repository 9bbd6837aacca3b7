//! A run described: everything that a scenario file says, valid and with its defaults filled in.
//!
//! [`read`](mod@read) turns a file into a [`Scenario`] or into all its faults at
//! once ([`faults`]), and [`report`] judges the expectations of a finished run. [`load`] finds the text by path or by the name
//! of a built-in scenario ([`builtin`]).

pub mod bounds;
pub mod branch;
pub mod builtin;
pub mod change;
pub(crate) mod command;
pub(crate) mod faults;
pub(crate) mod fields;
pub mod load;
pub mod read;
pub mod report;
mod seating;
pub mod vary;
pub mod write;

use crate::protocol::{Id, Parameters, Ticks};
use crate::protocols::{ProtocolId, VariantId};
use crate::sim::command::Command;
use crate::sim::detector::Detector;
use crate::sim::network::Network;
use crate::text::LocalText;

pub use read::{Acts, read};
pub use write::{write, written_acts};

/// The order in which `count = n` seats its ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// 1, 2, … n clockwise.
    Ascending,
    /// n, n − 1, … 1 clockwise.
    Descending,
    /// A Fisher–Yates shuffle drawn from the seed.
    Random,
}

/// Where the ids come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ids {
    /// Listed clockwise in the file.
    Listed(Vec<Id>),
    /// `count` and `order`: ids 1 to `count`.
    Counted {
        /// How many processes.
        count: u32,
        /// How they are seated.
        order: Order,
    },
}

impl Ids {
    /// The number of processes.
    pub fn len(&self) -> usize {
        match self {
            Self::Listed(ids) => ids.len(),
            Self::Counted { count, .. } => *count as usize,
        }
    }

    /// Whether there is no process at all (validation refuses that).
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// When a note or a stop is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// At a tick.
    At(Ticks),
    /// The first time a leader is elected (a process comes to hold its own id).
    LeaderElected,
}

/// A narration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// When it is shown.
    pub when: When,
    /// What it says.
    pub text: LocalText,
    /// Whether playback stops.
    pub pause: bool,
    /// The positions of the processes to look at.
    pub look: Vec<u32>,
}

/// What a question asks for; the run itself answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Who leads in the end.
    Leader,
    /// How many messages are sent in all.
    Messages,
    /// At which tick the run comes to rest.
    Tick,
    /// What is decided.
    Decision,
    /// One of the listed texts; the class decides.
    Choices,
}

/// A question to the class, asked before its tick is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The tick before which playback stops.
    pub at: Ticks,
    /// What is asked.
    pub ask: LocalText,
    /// What it is about.
    pub of: Asked,
    /// The possible answers, for [`Asked::Choices`].
    pub choices: Vec<LocalText>,
}

/// A cell of an expected `elected` array: an id, or `None` for @.
pub type ExpectedCell = Option<Id>;

/// What makes a scenario a test.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Expect {
    /// The leader that every live process must hold.
    pub leader: Option<Id>,
    /// The whole `elected` array, by position.
    pub elected: Option<Vec<ExpectedCell>>,
    /// The last tick at which a cell of `elected` may change.
    pub by: Option<Ticks>,
    /// How many messages of the listed kinds must have been sent; the index of the kind and the count, in file order.
    pub messages: Vec<(usize, u64)>,
    /// The properties that must hold in the end, by name.
    pub holds: Vec<&'static str>,
    /// The properties that must be violated, by name.
    pub violates: Vec<&'static str>,
}

impl Expect {
    /// Whether nothing is expected.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A valid scenario: a run of the world can be made from it without any further fault.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// The title, empty if the file has none.
    pub title: LocalText,
    /// What it shows.
    pub about: LocalText,
    /// The protocol in one of its variants.
    pub variant: VariantId,
    /// The seed of all chance.
    pub seed: u64,
    /// The tick limit of a headless run, if the file gives one.
    pub until: Option<Ticks>,
    /// The ids.
    pub ids: Ids,
    /// Everyone's `elected` at tick 0.
    pub leader: Option<Id>,
    /// The positions that are down at tick 0, in the order of the file.
    pub down: Vec<u32>,
    /// The protocol's own parameters.
    pub parameters: Parameters,
    /// The network.
    pub network: Network,
    /// The failure detector.
    pub detector: Detector,
    /// The acts from outside, in file order (which decides within a tick), each with its tick (at least 1).
    pub events: Vec<(Ticks, Command)>,
    /// The narration.
    pub notes: Vec<Note>,
    /// The questions.
    pub questions: Vec<Question>,
    /// The expectations.
    pub expect: Expect,
}

impl Scenario {
    /// The protocol.
    pub const fn protocol(&self) -> ProtocolId {
        self.variant.protocol()
    }

    /// The properties that its runs are judged by.
    pub fn properties(&self) -> &'static [&'static str] {
        self.protocol().entry().properties
    }

    /// The number of processes.
    pub fn count(&self) -> usize {
        self.ids.len()
    }

    /// The tick limit of a headless run: the file's, else `max(10000, 8 * n * t_max)`.
    pub fn tick_limit(&self) -> Ticks {
        let n = self.count() as Ticks;
        self.until.unwrap_or_else(|| (8 * n).saturating_mul(self.network.longest_delay).max(10_000))
    }
}
