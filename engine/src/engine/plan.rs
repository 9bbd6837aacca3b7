//! What a run begins with, and its beginning.

use std::io;
use std::sync::Arc;

use super::{BoundContext, Census, Finished, Glimpse, Measured, Measuring, Moments, PairTraffic, headless};
use crate::explore::{self, Asked, Refused, Search};
use crate::property::Judge;
use crate::protocol::{Given, Id, Overlay, Parameters, Setup, Ticks};
use crate::protocols::VariantId;
use crate::protocols::sum::Algorithm;
use crate::sim::chance::Seeded;
use crate::sim::command::Command;
use crate::sim::detector::Detector;
use crate::sim::network::Network;
use crate::sim::pins::{Pin, Pins};
use crate::sim::trace::{Recorder, Recording, Tally};
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
    pub world: World,
    pub judge: Judge,
    pub tally: Tally,
    pub bounds: BoundContext,
    pub census: Census,
    pub pairs: PairTraffic,
    pub recording: Recording,
}

impl Plan {
    pub fn start(self, chance: &mut Seeded) -> Started {
        let plan = self.blueprint(true);
        let mut recording = Recording::new(plan.network.process_time);
        let is_settled = plan.pins.as_ref().is_some_and(|pins| !pins.is_empty());
        let bounds =
            BoundContext::new(plan.down.clone(), !plan.network.fifo || is_settled, plan.nature.upkeep.is_some());
        let nature = plan.nature;
        let world = World::new(plan, chance, &mut Recorder::new(Some(&mut recording), nature));
        let (judge, tally, census) = (Judge::new(&world), Tally::new(world.count()), Census::of(&world));
        let pairs = PairTraffic::of(&world);
        Started { world, judge, tally, bounds, census, pairs, recording }
    }

    /// Runs to the end or to a tick limit without a screen, writing the trace as JSON lines if asked to.
    ///
    /// # Errors
    /// What writing the trace meets.
    pub fn run(self, seed: u64, until: Ticks, trace: Option<&mut dyn io::Write>) -> io::Result<Finished> {
        let numbered = self.picks_a_message() || trace.is_some();
        headless::run(self.blueprint(numbered), (seed, until, Limits::default()), trace)
    }

    /// Runs until about `messages` have been sent, or to its end or the tick limit if that comes before.
    ///
    /// # Errors
    /// As [`Plan::run`]: nothing is written.
    pub fn run_within(self, seed: u64, until: Ticks, messages: u32) -> io::Result<Finished> {
        let limits = Limits { under_way: messages.into(), numbered: messages, ..Limits::default() };
        headless::run(self.blueprint(true), (seed, until, limits), None)
    }

    /// What the run costs, to its end or to a tick limit; `None` if `stops`, which is asked at the end of every tick, said so.
    pub fn measure(self, span: (u64, Ticks, Limits), stops: &dyn Fn() -> bool) -> Option<Measured> {
        self.begin_measuring(span).finish(stops)
    }

    /// Begins to measure what the run costs, in portions.
    pub fn begin_measuring(self, span: (u64, Ticks, Limits)) -> Measuring {
        let numbered = self.picks_a_message();
        Measuring::new(self.blueprint(numbered), span)
    }

    /// Looks at single moments of the run, in their order.
    pub fn glimpse(self, seed: u64, moments: &Moments, see: &mut dyn FnMut(&Glimpse<'_>)) {
        let numbered = self.picks_a_message();
        headless::glimpse(self.blueprint(numbered), seed, moments, see);
    }

    /// Begins a search through all its runs: with the clock, or without one, where any message at the head of a link may come next, and any armed
    /// timer may run out at any moment.
    ///
    /// # Errors
    /// What of it has no meaning with that clock, or has no end.
    pub fn search(self, asked: &Asked) -> Result<Box<dyn Search>, Vec<Refused>> {
        let plan = self.blueprint(true);
        if asked.asynchronous { explore::without_clock(plan, asked) } else { explore::with_clock(plan, asked) }
    }

    fn algorithm(&self) -> Algorithm {
        let parts: Vec<_> = self.given.iter().map(|given| given.parts).collect();
        self.variant.algorithm(&Setup {
            longest_delay: self.network.longest_delay,
            process_time: self.network.process_time,
            processes: self.ids.len() as u32,
            parameters: &self.parameters,
            parts: &parts,
            overlay: &self.overlay,
            down: &self.down,
        })
    }

    /// Whether any choice is settled, or may be.
    pub fn settles(&self) -> bool {
        self.counts || !self.pins.is_empty() || self.script.iter().any(|(_, command)| command.is_a_choice())
    }

    /// Whether an act names a message by its place among those that are under way, or moves one.
    fn picks_a_message(&self) -> bool {
        self.script.iter().any(|(_, command)| command.is_on_a_message() || command.is_a_choice())
    }

    /// Messages have numbers only if an act picks one, or somebody looks at them.
    fn blueprint(self, numbered: bool) -> Blueprint {
        let protocol = self.algorithm();
        let settles = self.settles();
        let Self { given, ids, overlay, down, network, detector, mut script, pins, .. } = self;
        let pins = settles.then(|| Pins::of(protocol.profile().topology, ids.len() as u32, pins));
        // A stable sort keeps the order of the file within a tick.
        script.sort_by_key(|(tick, _)| *tick);
        Blueprint {
            nature: protocol.profile(),
            given,
            protocol,
            ids,
            overlay,
            down,
            network,
            detector,
            script,
            pins,
            numbered,
        }
    }
}
