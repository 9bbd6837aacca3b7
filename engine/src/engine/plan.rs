//! What a run begins with, and its beginning: here the protocol's type is chosen, and erased.

use std::io;
use std::sync::Arc;

use super::{
    BoundContext, Census, Engine, Finished, Glimpse, Measured, Measuring, Moments, PairTraffic, glimpse, headless, measured,
};
use crate::explore::{self, Asked, Refused, Search};
use crate::property::Judge;
use crate::protocol::{Catalogued, Given, Id, Overlay, Parameters, Parts, Setup, Ticks};
use crate::protocols::{Task, VariantId};
use crate::sim::chance::Seeded;
use crate::sim::command::Command;
use crate::sim::detector::Detector;
use crate::sim::network::Network;
use crate::sim::pins::{Pin, Pins};
use crate::sim::trace::{Ledger, Recorder, Recording, Tally};
use crate::sim::{Blueprint, Limits, World};

#[derive(Clone, Debug)]
pub struct Plan {
    pub variant: VariantId,
    pub parameters: Parameters,
    /// What all processes are given, or each of them by position.
    pub given: Vec<Given>,
    /// The ids by position, clockwise; at least one.
    pub ids: Vec<Id>,
    /// Places and overlay links, by position.
    pub overlay: Arc<Overlay>,
    pub down: Vec<u32>,
    pub network: Network,
    pub detector: Detector,
    /// The acts from outside by tick (at least 1), in the order of the file within a tick.
    pub script: Vec<(Ticks, Command)>,
    /// Choices that are settled from the beginning; of two answers to one choice the later one counts.
    pub pins: Vec<Pin>,
    /// Whether choices can be settled by acts besides the script: then the run counts from its beginning what they are numbered by.
    pub counts: bool,
}

#[derive(Debug)]
pub struct Started {
    pub world: Box<dyn Engine>,
    pub judge: Judge,
    pub tally: Tally,
    pub bounds: BoundContext,
    pub census: Census,
    pub pairs: PairTraffic,
    pub ledger: Ledger,
    pub recording: Recording,
}

/// What all processes are given, for a protocol to be made of while the plan goes into the run.
struct GivenToAll {
    parameters: Parameters,
    parts: Vec<Parts>,
    overlay: Arc<Overlay>,
    down: Vec<u32>,
}

impl Plan {
    pub fn start(self, chance: &mut Seeded) -> Started {
        self.variant.with(&self.setup(&self.given_to_all()), Start { plan: self, chance })
    }

    /// Runs to the end or to a tick limit without a screen, writing the trace as JSON lines if asked to.
    ///
    /// # Errors
    /// What writing the trace meets.
    pub fn run(self, seed: u64, until: Ticks, trace: Option<&mut dyn io::Write>) -> io::Result<Finished> {
        self.variant.with(&self.setup(&self.given_to_all()), Run { plan: self, span: (seed, until, Limits::default()), trace })
    }

    /// The same until about so many messages have been sent, if it does not come to its end before.
    ///
    /// # Errors
    /// As [`Plan::run`]: nothing is written.
    pub fn run_within(self, seed: u64, until: Ticks, messages: u32) -> io::Result<Finished> {
        let limits = Limits { under_way: messages.into(), numbered: messages, ..Limits::default() };
        self.variant.with(&self.setup(&self.given_to_all()), Run { plan: self, span: (seed, until, limits), trace: None })
    }

    /// What the run costs, to its end or to a tick limit; `None` if `stops`, which is asked at the end of every tick, said so.
    pub fn measure(self, span: (u64, Ticks, Limits), stops: &dyn Fn() -> bool) -> Option<Measured> {
        self.variant.with(&self.setup(&self.given_to_all()), Measure { plan: self, span, stops })
    }

    /// The same in portions.
    pub fn begin_measuring(self, span: (u64, Ticks, Limits)) -> Box<dyn Measuring> {
        self.variant.with(&self.setup(&self.given_to_all()), BeginMeasuring { plan: self, span })
    }

    /// Looks at single moments of the run, in their order.
    pub fn glimpse(self, seed: u64, moments: &Moments, see: &mut dyn FnMut(&Glimpse<'_>)) {
        self.variant.with(&self.setup(&self.given_to_all()), Look { plan: self, seed, moments, see });
    }

    /// Begins a search through all its runs: with the clock, or without one, where any message at the head of a link may come next, and any armed
    /// timer may run out at any moment.
    ///
    /// # Errors
    /// What of it has no meaning with that clock, or has no end.
    pub fn search(self, asked: &Asked) -> Result<Box<dyn Search>, Vec<Refused>> {
        self.variant.with(&self.setup(&self.given_to_all()), Explore { plan: self, asked })
    }

    /// What the protocol is made of, apart from the plan, which the task takes.
    fn given_to_all(&self) -> GivenToAll {
        GivenToAll {
            parameters: self.parameters.clone(),
            parts: self.given.iter().map(|given| given.parts).collect(),
            overlay: Arc::clone(&self.overlay),
            down: self.down.clone(),
        }
    }

    fn setup<'a>(&self, given: &'a GivenToAll) -> Setup<'a> {
        Setup {
            longest_delay: self.network.longest_delay,
            process_time: self.network.process_time,
            processes: self.ids.len() as u32,
            parameters: &given.parameters,
            parts: &given.parts,
            overlay: &given.overlay,
            down: &given.down,
        }
    }

    /// Whether any choice is settled, or may be.
    pub fn settles(&self) -> bool {
        self.counts || !self.pins.is_empty() || self.script.iter().any(|(_, command)| command.is_a_choice())
    }

    /// Whether an act names a message by its place among those that are under way, or moves one.
    fn picks_a_message(&self) -> bool {
        self.script.iter().any(|(_, command)| command.is_on_a_message() || command.is_a_choice())
    }

    /// Messages have numbers only if an act picks one.
    fn unnumbered<P: Catalogued>(self, protocol: P) -> Blueprint<P> {
        let picks_a_message = self.picks_a_message();
        self.blueprint(protocol, picks_a_message)
    }

    fn blueprint<P: Catalogued>(self, protocol: P, numbered: bool) -> Blueprint<P> {
        let settles = self.settles();
        let Self { given, ids, overlay, down, network, detector, mut script, pins, .. } = self;
        let pins = settles.then(|| Pins::of(P::TOPOLOGY, ids.len() as u32, pins));
        // A stable sort keeps the order of the file within a tick.
        script.sort_by_key(|(tick, _)| *tick);
        Blueprint {
            protocol,
            ids,
            overlay,
            inputs: given.into_iter().map(Into::into).collect(),
            down,
            network,
            detector,
            script,
            pins,
            numbered,
        }
    }
}

struct Start<'a> {
    plan: Plan,
    chance: &'a mut Seeded,
}

impl Task for Start<'_> {
    type Done = Started;

    fn with<P: Catalogued>(self, protocol: P) -> Started {
        let plan = self.plan.blueprint(protocol, true);
        let (mut ledger, mut recording) = (Ledger::new(plan.network.process_time), Recording::new::<P>());
        let is_settled = plan.pins.as_ref().is_some_and(|pins| !pins.is_empty());
        let bounds = BoundContext::new(plan.down.clone(), !plan.network.fifo || is_settled);
        let world = World::new(plan, self.chance, &mut Recorder::new(&mut ledger, Some(&mut recording)));
        let (judge, tally, census) = (Judge::new(&world), Tally::new(world.count()), Census::of(&world));
        let pairs = PairTraffic::of(&world);
        Started { world: Box::new(world), judge, tally, bounds, census, pairs, ledger, recording }
    }
}

struct Run<'a> {
    plan: Plan,
    /// The seed, the last tick, and how much the run may have under way.
    span: (u64, Ticks, Limits),
    trace: Option<&'a mut dyn io::Write>,
}

impl Task for Run<'_> {
    type Done = io::Result<Finished>;

    fn with<P: Catalogued>(self, protocol: P) -> io::Result<Finished> {
        let Self { plan, span, trace } = self;
        let picks_a_message = plan.picks_a_message();
        let plan = plan.blueprint(protocol, picks_a_message || trace.is_some() || span.2 != Limits::default());
        headless::run(plan, P::PROPERTIES, span, trace)
    }
}

struct Measure<'a> {
    plan: Plan,
    /// The seed, the last tick, and how much the run may have under way.
    span: (u64, Ticks, Limits),
    stops: &'a dyn Fn() -> bool,
}

impl Task for Measure<'_> {
    type Done = Option<Measured>;

    fn with<P: Catalogued>(self, protocol: P) -> Option<Measured> {
        let Self { plan, span, stops } = self;
        measured::Work::new(plan.unnumbered(protocol), span).finish(stops)
    }
}

struct BeginMeasuring {
    plan: Plan,
    span: (u64, Ticks, Limits),
}

impl Task for BeginMeasuring {
    type Done = Box<dyn Measuring>;

    fn with<P: Catalogued>(self, protocol: P) -> Box<dyn Measuring> {
        Box::new(measured::Work::new(self.plan.unnumbered(protocol), self.span))
    }
}

struct Explore<'a> {
    plan: Plan,
    asked: &'a Asked,
}

impl Task for Explore<'_> {
    type Done = Result<Box<dyn Search>, Vec<Refused>>;

    fn with<P: Catalogued>(self, protocol: P) -> Self::Done {
        let plan = self.plan.blueprint(protocol, true);
        if self.asked.asynchronous { explore::without_clock(plan, self.asked) } else { explore::with_clock(plan, self.asked) }
    }
}

struct Look<'a> {
    plan: Plan,
    seed: u64,
    moments: &'a Moments,
    see: &'a mut dyn FnMut(&Glimpse<'_>),
}

impl Task for Look<'_> {
    type Done = ();

    fn with<P: Catalogued>(self, protocol: P) {
        let Self { plan, seed, moments, see } = self;
        glimpse::glimpse(plan.unnumbered(protocol), seed, moments, see);
    }
}
