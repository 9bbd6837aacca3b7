//! A run with its observers, and the queries of sessions and exports about it.

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
    /// Runs headless to the end or a tick limit; writes the trace as JSON lines if `trace` is given.
    ///
    /// # Errors
    /// Errors of writing the trace.
    pub fn run(self, seed: u64, until: Ticks, trace: Option<&mut dyn io::Write>) -> io::Result<Finished> {
        let numbered = self.picks_a_message() || trace.is_some();
        headless::run(Self { numbered, ..self }, (seed, until, Limits::default()), trace)
    }

    /// Runs until about `messages` messages have been sent, or to its end or the tick limit if that comes first.
    ///
    /// # Errors
    /// As [`Plan::run`]: nothing is written.
    pub fn run_within(self, seed: u64, until: Ticks, messages: u32) -> io::Result<Finished> {
        let limits = Limits { under_way: messages.into(), numbered: messages, ..Limits::default() };
        headless::run(Self { numbered: true, ..self }, (seed, until, limits), None)
    }

    /// The cost of the run, up to its end or a tick limit; `None` if `stops`, called after every tick, returned true.
    pub fn measure(self, span: (u64, Ticks, Limits), stops: &dyn Fn() -> bool) -> Option<Measured> {
        self.begin_measuring(span).finish(stops)
    }

    /// Starts to measure the cost of the run, in portions.
    pub fn begin_measuring(self, span: (u64, Ticks, Limits)) -> Measuring {
        let numbered = self.picks_a_message();
        Measuring::new(Self { numbered, ..self }, span)
    }

    /// Calls `see` at selected ticks of the run, in order.
    pub fn glimpse(self, seed: u64, moments: &Moments, see: &mut dyn FnMut(&Glimpse<'_>)) {
        let numbered = self.picks_a_message();
        headless::glimpse(Self { numbered, ..self }, seed, moments, see);
    }

    /// Starts a search through all runs: with the clock, or without one, where any message at the head of a link may
    /// arrive next and any armed timer may fire at any time.
    ///
    /// # Errors
    /// The inputs that have no meaning with or without the clock, or are unbounded.
    pub fn search(self, asked: &CheckOptions) -> Result<Search, Vec<CheckError>> {
        explore::begin(Self { numbered: true, ..self }, None, asked)
    }

    /// The plan with its script sorted by tick and with these choices pinned.
    #[must_use]
    pub fn settling(mut self, choices: Vec<Pin>) -> Self {
        // A stable sort keeps file order within a tick.
        self.script.sort_by_key(|(tick, _)| *tick);
        let settles = !choices.is_empty() || self.script.iter().any(|(_, command)| command.is_a_choice());
        self.pins = settles.then(|| Pins::of(self.nature.topology, self.ids.len() as u32, choices));
        self
    }

    /// Whether an act selects a message among those in transit, or moves one: then messages must be numbered.
    fn picks_a_message(&self) -> bool {
        self.script.iter().any(|(_, command)| command.is_on_a_message() || command.is_a_choice())
    }
}

/// A message or notice in transit.
pub type InFlight<'a> = Underway<'a, Message>;

/// A filter of messages by their ends.
#[derive(Clone, Debug)]
pub struct Span {
    pub window: Range<u32>,
    /// In addition to the window: the neighbours of `.0` at most `.1` places away, on a ring of `.2` processes.
    pub near: Option<(u32, u32, u32)>,
    /// Whether one end inside is enough.
    pub either: bool,
}

impl Span {
    pub const ALL: Self = Self { window: 0..u32::MAX, near: None, either: false };

    /// All messages from or to one process.
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

/// Watches for a message of a given kind, for the end of a message, and for a leader's announcement, as requested.
#[derive(Clone, Debug, Default)]
pub struct Hook {
    wanted: Option<(usize, Option<u32>)>,
    /// Number, sender and receiver of the first matching message.
    pub seen: Option<(u32, u32, u32)>,
    followed: Option<u32>,
    /// Whether the followed message has arrived or was lost.
    pub ended: bool,
    listens: bool,
    announced_by: Option<u32>,
}

impl Hook {
    pub fn rest(&mut self) {
        (self.wanted, self.seen, self.followed, self.ended) = (None, None, None, false);
    }

    /// Watches for a message of a kind; `of`: only one sent or received by this process.
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
