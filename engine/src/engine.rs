//! Plans and measures runs, watches them, and answers the questions that sessions and exports ask about a run.

mod bound_context;
mod census;
mod headless;
mod outlook;
mod pair_traffic;
mod snapshot;
mod world;

use std::io;
use std::ops::Range;

pub use crate::explore::hash_of as word_of;
use crate::explore::{self, CheckError, CheckOptions, Search};
use crate::protocol::{MessageClass, Ticks};
use crate::protocols::sum::{Algorithm, Message};
use crate::sim::observe::{Observer, SimEvent};
use crate::sim::pins::{Pin, Pins};
use crate::sim::{Limits, Plan, Underway};
pub use bound_context::{BoundContext, Return};
pub use census::{Behind, Broken, Census};
pub use headless::{
    Counts, FinalCell, FinalLog, Finished, Glimpse, Measured, Measuring, Moments, Summary, VainActs, counts,
};
pub use outlook::{Ahead, Outlook};
pub use pair_traffic::{Kind, KindTraffic, PairTraffic};
pub use snapshot::{CommandLog, Snapshot, next_act};
pub use world::{Face, Process, Sector};

impl Plan {
    /// Runs headless until the run ends or tick `until` is reached. Writes JSON lines to `trace`, if given.
    ///
    /// # Errors
    /// An error if the trace cannot be written.
    pub fn run(self, seed: u64, until: Ticks, trace: Option<&mut dyn io::Write>) -> io::Result<Finished> {
        let numbered = self.needs_numbered_messages() || trace.is_some();
        headless::run(Self { numbered, ..self }, (seed, until, Limits::default()), trace)
    }

    /// Runs headless until about `messages` messages are sent, the run ends, or tick `until` is reached.
    ///
    /// # Errors
    /// This function returns no error, because it writes no trace.
    pub fn run_within(self, seed: u64, until: Ticks, messages: u32) -> io::Result<Finished> {
        let limits = Limits { under_way: messages.into(), numbered: messages, ..Limits::default() };
        headless::run(Self { numbered: true, ..self }, (seed, until, limits), None)
    }

    /// Measures the message cost of the run. Calls `stops` after every tick. Returns `None` as soon as `stops`
    /// returns true. `span`: the seed, the last tick and the limits.
    pub fn measure(self, span: (u64, Ticks, Limits), stops: &dyn Fn() -> bool) -> Option<Measured> {
        self.begin_measuring(span).finish(stops)
    }

    /// Starts to measure the message cost of the run in portions. `span`: the seed, the last tick and the limits.
    pub fn begin_measuring(self, span: (u64, Ticks, Limits)) -> Measuring {
        let numbered = self.needs_numbered_messages();
        Measuring::new(Self { numbered, ..self }, span)
    }

    /// Runs with `seed`, and calls `see` at the end of each tick in `moments`.
    pub fn glimpse(self, seed: u64, moments: &Moments, see: &mut dyn FnMut(&Glimpse<'_>)) {
        let numbered = self.needs_numbered_messages();
        headless::glimpse(Self { numbered, ..self }, seed, moments, see);
    }

    /// Starts a search through all runs, with or without the clock. Without the clock, any message at the head of a
    /// link may arrive next, and any armed timer may fire at any time.
    ///
    /// # Errors
    /// All inputs that this search does not support, such as a value that grows without limit.
    pub fn search(self, asked: &CheckOptions) -> Result<Search, Vec<CheckError>> {
        explore::begin(Self { numbered: true, ..self }, None, asked)
    }

    /// Sorts the script by tick, and pins the random choices in `choices` to the results given there.
    #[must_use]
    pub fn settling(mut self, choices: Vec<Pin>) -> Self {
        // A stable sort does not change the file order within a tick.
        self.script.sort_by_key(|(tick, _)| *tick);
        let settles = !choices.is_empty() || self.script.iter().any(|(_, command)| command.is_a_choice());
        self.pins = settles.then(|| Pins::of(self.nature.topology, self.ids.len() as u32, choices));
        self
    }

    fn needs_numbered_messages(&self) -> bool {
        self.script.iter().any(|(_, command)| command.is_on_a_message() || command.is_a_choice())
    }
}

/// A message in transit, or a notice of an undeliverable message.
pub type InFlight<'a> = Underway<'a, Message>;

/// Selects messages by the positions of sender and receiver. The set contains all positions in `window` and in `near`.
#[derive(Clone, Debug)]
pub struct Span {
    pub window: Range<u32>,
    /// `(centre, reach, n)`: on a ring of `n` processes, the positions at most `reach` hops from `centre`.
    pub near: Option<(u32, u32, u32)>,
    /// If true, the set must contain the sender or the receiver of a message; if false, both.
    pub either: bool,
}

impl Span {
    pub const ALL: Self = Self { window: 0..u32::MAX, near: None, either: false };

    /// Selects all messages from or to the process at position `at`.
    pub const fn of(at: u32) -> Self {
        Self { window: at..at + 1, near: None, either: true }
    }

    #[inline]
    pub fn has(&self, at: u32) -> bool {
        let is_near = |(centre, reach, n): (u32, u32, u32)| {
            let apart = at.abs_diff(centre);
            apart.min(n - apart.min(n)) <= reach
        };
        self.window.contains(&at) || self.near.is_some_and(is_near)
    }

    #[inline]
    pub fn admits(&self, from: u32, to: u32) -> bool {
        if self.either { self.has(from) || self.has(to) } else { self.has(from) && self.has(to) }
    }
}

/// An observer that waits until a message of some kind is sent, a message ends its transit, or a process leads.
#[derive(Clone, Debug, Default)]
pub struct Hook {
    wanted: Option<(usize, Option<u32>)>,
    /// Number, sender and receiver of the first message of the requested kind; `None`: no such message was sent yet.
    pub seen: Option<(u32, u32, u32)>,
    followed: Option<u32>,
    /// Whether the message selected with `follow` has arrived or was lost.
    pub ended: bool,
    listens: bool,
    announced_by: Option<u32>,
}

impl Hook {
    pub fn rest(&mut self) {
        (self.wanted, self.seen, self.followed, self.ended) = (None, None, None, false);
    }

    /// Waits for the next message of this kind. `of`: the position of its sender or receiver; `None`: any process.
    pub fn want(&mut self, kind: usize, of: Option<u32>) {
        self.rest();
        self.wanted = Some((kind, of));
    }

    pub fn follow(&mut self, number: u32) {
        self.rest();
        self.followed = Some(number);
    }

    pub const fn listen(&mut self, listens: bool) {
        (self.listens, self.announced_by) = (listens, None);
    }
}

impl Observer for Hook {
    #[inline]
    fn wants_standings(&self) -> bool {
        false
    }

    #[inline]
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        if let Some(followed) = self.followed {
            self.ended |= matches!(
                event,
                SimEvent::Delivered { number, .. }
                    | SimEvent::Lost { number, .. }
                    | SimEvent::CameBack { number, .. }
                    | SimEvent::NoticeLost { number, .. } if number == followed
            );
        }
        let SimEvent::Sent { number, from, to, message, copy: false, .. } = event else { return };
        if self.listens && Algorithm::class(message) == MessageClass::Elected {
            self.announced_by = Some(from);
        }
        if let (Some((kind, of)), None) = (self.wanted, self.seen)
            && message.kind() == kind
            && of.is_none_or(|at| at == from || at == to)
        {
            self.seen = Some((number, from, to));
        }
    }
}
