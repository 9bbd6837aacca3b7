//! The runs of a sweep: numbers them, executes them in parallel, and records their costs.

use std::sync::atomic::{AtomicBool, Ordering};
use std::{collections::BTreeMap, num::NonZeroUsize, ops::ControlFlow, sync::mpsc};

use super::{options::Initiators, options::Order, summary::Summary};
use rayon::{ThreadPoolBuildError, iter::ParallelBridge, iter::ParallelIterator};
use serde::{Deserialize, Serialize};
use suffrage_engine::engine::{Measured, Measuring};
pub use suffrage_engine::protocol::BoundSide as Side;
use suffrage_engine::protocol::{Bound, Seating, Ticks, Topology};
use suffrage_engine::sim::Limits;
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_scenario::{self as scenario, Ids, Scenario, drawn};

/// Makes the draw of initiators independent of other draws with the same seed.
const INITIATORS: u64 = 2;
/// The highest limit of messages in transit while the screen measures. A headless sweep may use more memory.
const MOST_IN_PORTIONS: u64 = 1_000_000;
const BEGIN: Ticks = 1;

#[derive(Clone, Debug)]
pub struct Sweep {
    /// One scenario for each protocol. Each run has a copy with its own ids, seed and initiators.
    pub bases: Vec<Scenario>,
    pub sizes: Vec<u32>,
    /// The order of the ids; `None`: the scenarios define the ids and `sizes` has no effect.
    pub order: Option<Order>,
    /// The processes that start at tick 1. Events of the scenarios may start further processes.
    pub initiators: Initiators,
    /// The number of runs of each protocol with each size.
    pub runs: u64,
    /// The seed of the first run of each size. Each later run has the next higher seed.
    pub seed: u64,
    pub until: Option<Ticks>,
}

/// How a sweep ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    Whole,
    /// The sweep was interrupted before its last run ended.
    Stopped,
}

impl Sweep {
    pub fn total(&self) -> u64 {
        self.bases.len() as u64 * self.sizes.len() as u64 * self.runs
    }

    /// Returns the index of the protocol, the index of the size, and the index of the run among those of this pair.
    pub(super) fn place(&self, number: u64) -> (usize, usize, u64) {
        let (rows, run) = (number / self.runs, number % self.runs);
        let sizes = self.sizes.len() as u64;
        ((rows / sizes) as usize, (rows % sizes) as usize, run)
    }

    pub(super) fn named(&self, number: u64) -> RunName<'_> {
        let (base, size, run) = self.place(number);
        let variant = self.bases[base].variant;
        let (protocol, n, seed) = (variant.protocol().name(), self.sizes[size], self.seed.wrapping_add(run));
        RunName { run: number, protocol, variant: variant.name(), n, seed }
    }

    /// The scenario of the run with this number.
    ///
    /// # Panics
    /// If no run has this number.
    pub fn scenario(&self, number: u64) -> Scenario {
        let (base, ..) = self.place(number);
        let RunName { n, seed, .. } = self.named(number);
        let mut scenario = self.bases[base].clone();
        scenario.seed = seed;
        scenario.until = self.until.or(scenario.until);
        if let Some(order) = self.order {
            scenario.ids = seated(&scenario, order, n);
        }
        let targets = match self.initiators {
            Initiators::All => Some(Targets::All),
            Initiators::Some(0) => None,
            Initiators::Some(count) => Some(Targets::Listed(drawn(count, scenario.count() as u32, (INITIATORS, seed)))),
        };
        scenario.events.extend(targets.map(|targets| (BEGIN, Command::Start(targets))));
        scenario
    }

    /// Executes a run. The run is cancelled (`None`) if `stops`, which is called after each tick, returns true.
    ///
    /// # Panics
    /// If no run has this number.
    pub fn one(&self, number: u64, stops: &dyn Fn() -> bool) -> Option<Outcome> {
        let scenario = self.scenario(number);
        let measured = scenario.plan().measure(span(&scenario), stops)?;
        Some(Outcome::of(self.named(number), measured))
    }

    fn begin(&self, number: u64) -> Measuring {
        let scenario = self.scenario(number);
        let (seed, until, mut limits) = span(&scenario);
        limits.under_way = limits.under_way.min(MOST_IN_PORTIONS);
        scenario.plan().begin_measuring((seed, until, limits))
    }

    /// Executes these runs and passes each outcome to `each`, in the order of `numbers`.
    ///
    /// # Errors
    /// The system cannot start threads.
    ///
    /// # Panics
    /// If a number is not below [`Self::total`].
    pub fn run(
        &self,
        numbers: &[u64],
        threads: NonZeroUsize,
        stops: &(dyn Fn() -> bool + Sync),
        mut each: impl FnMut(Outcome) -> ControlFlow<()>,
    ) -> Result<Ended, ThreadPoolBuildError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.get()).build()?;
        let is_given_up = AtomicBool::new(false);
        let stops = &|| is_given_up.load(Ordering::Relaxed) || stops();
        let (sender, receiver) = mpsc::channel();
        let given = pool.in_place_scope(|scope| {
            scope.spawn(move |_| {
                // The bridge starts the runs one by one in their order, so the first runs usually end first.
                numbers.iter().enumerate().par_bridge().for_each_with(sender, |sender, (turn, &number)| {
                    if let Some(outcome) = (!stops()).then(|| self.one(number, stops)).flatten() {
                        // Sending fails after an interruption, because then no receiver is left.
                        let _ = sender.send((turn, outcome));
                    }
                });
            });
            let given = deliver_in_order(receiver, &mut each);
            is_given_up.store(true, Ordering::Relaxed);
            given
        });
        Ok(if given == numbers.len() { Ended::Whole } else { Ended::Stopped })
    }
}

/// Passes outcomes to `each`, sorted by their number. Missing numbers are skipped. Returns how many were passed.
fn deliver_in_order(
    receiver: mpsc::Receiver<(usize, Outcome)>,
    each: &mut impl FnMut(Outcome) -> ControlFlow<()>,
) -> usize {
    let (mut waiting, mut given) = (BTreeMap::new(), 0);
    for (turn, outcome) in receiver {
        waiting.insert(turn, outcome);
        while let Some(outcome) = waiting.remove(&given) {
            given += 1;
            if each(outcome).is_break() {
                return given;
            }
        }
    }
    for outcome in waiting.into_values() {
        given += 1;
        if each(outcome).is_break() {
            break;
        }
    }
    given
}

fn span(scenario: &Scenario) -> (u64, Ticks, Limits) {
    let room = transit_limit(scenario.protocol().entry().topology, scenario.count() as u64);
    let under_way = Limits::default().under_way.max(room);
    (scenario.seed, scenario.tick_limit(), Limits { under_way, ..Limits::default() })
}

/// The limit of messages in transit for `n` processes. The default limit is too low for large networks.
const fn transit_limit(topology: Topology, n: u64) -> u64 {
    match topology {
        Topology::OneWayRing | Topology::TwoWayRing => 4 * n,
        Topology::Complete => 2 * n * n,
    }
}

fn seated(scenario: &Scenario, order: Order, n: u32) -> Ids {
    let entry = scenario.protocol().entry();
    let counted = |order| Ids::Counted { count: n, order };
    // If the best or worst order is unknown, the options were already refused.
    let known = |side: Side| {
        let seating: Option<Seating> = entry.seating(side);
        seating.map_or(counted(scenario::Order::Random), |seating| Ids::Listed(seating.ids(n)))
    };
    match order {
        Order::Random => counted(scenario::Order::Random),
        Order::Ascending => counted(scenario::Order::Ascending),
        Order::Descending => counted(scenario::Order::Descending),
        Order::Worst => known(Side::Worst),
        Order::Best => known(Side::Best),
    }
}

/// A proved bound on the messages of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProvedBound {
    pub side: Side,
    /// The formula of the bound; empty: no short formula exists.
    pub formula: String,
    /// The value of the bound, in messages.
    pub value: u64,
}

/// The cost of a run. A measurement file has one line for each run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    pub run: u64,
    pub protocol: String,
    pub variant: String,
    pub n: u32,
    pub seed: u64,
    pub quiet: bool,
    /// The name of the limit that stopped the run; `None`: the run came to rest, or reached its tick limit.
    pub stopped: Option<String>,
    /// The tick of the last event, or the tick at which the run was stopped.
    pub tick: Ticks,
    /// The number of sent messages. Upkeep messages, such as heartbeats, do not count, because they never end.
    pub messages: u64,
    /// For each kind of message, the number of sent messages, including upkeep.
    pub kinds: BTreeMap<String, u64>,
    /// The highest round, phase or term of the run; `None`: the algorithm has none.
    pub round: Option<u64>,
    /// The number of messages to compare with `bounds`.
    pub bounded: u64,
    pub bounds: Vec<ProvedBound>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct RunName<'a> {
    run: u64,
    pub(super) protocol: &'a str,
    pub(super) variant: &'a str,
    pub(super) n: u32,
    pub(super) seed: u64,
}

impl Outcome {
    fn of(named: RunName<'_>, measured: Measured) -> Self {
        let RunName { run, protocol, variant, n, seed } = named;
        let proved = |Bound { side, formula, value }: Bound| ProvedBound { side, formula: formula.to_owned(), value };
        let Measured { tick, quiet, excess, counts, round, bounded, bounds } = measured;
        Self {
            run,
            protocol: protocol.to_owned(),
            variant: variant.to_owned(),
            n,
            seed,
            quiet,
            stopped: excess.map(|excess| excess.name().to_owned()),
            tick,
            messages: counts.cost(),
            kinds: counts.by_kind.iter().map(|(kind, count)| ((*kind).to_owned(), *count)).collect(),
            round,
            bounded,
            bounds: bounds.into_iter().map(proved).collect(),
        }
    }

    /// False if the run violates the bound. Only a run at rest can violate a lower bound; no run violates a mean.
    pub fn keeps(&self, bound: &ProvedBound) -> bool {
        match bound.side {
            Side::Best => !self.quiet || self.bounded >= bound.value,
            Side::Worst => self.bounded <= bound.value,
            Side::Expected => true,
        }
    }
}

/// A sweep whose runs are executed in portions, one run after the other.
#[derive(Debug)]
pub struct Piecemeal {
    sweep: Sweep,
    outcomes: Vec<Outcome>,
    making: Option<Measuring>,
}

impl Piecemeal {
    pub const fn new(sweep: Sweep) -> Self {
        Self { sweep, outcomes: Vec::new(), making: None }
    }

    /// Executes about `events` more events; returns whether all runs are finished.
    pub fn go_on(&mut self, events: u64) -> bool {
        let number = self.outcomes.len() as u64;
        if number < self.sweep.total() {
            let mut making = self.making.take().unwrap_or_else(|| self.sweep.begin(number));
            if making.go_on(events) {
                self.outcomes.push(Outcome::of(self.sweep.named(number), making.end()));
            } else {
                self.making = Some(making);
            }
        }
        self.outcomes.len() as u64 == self.sweep.total()
    }

    /// `.0`: the number of finished runs; `.1`: the number of all runs.
    pub fn progress(&self) -> (u64, u64) {
        (self.outcomes.len() as u64, self.sweep.total())
    }

    pub fn summary(&self) -> Summary {
        Summary::of(&self.sweep, &self.outcomes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use suffrage_engine::protocols::ProtocolId;

    #[test]
    fn the_message_limit_suffices_for_every_protocol_if_all_start() {
        for protocol in ProtocolId::ALL {
            let entry = protocol.entry();
            let mut scenario = Scenario::bare(protocol.standard());
            scenario.ids = Ids::Counted { count: 48, order: scenario::Order::Random };
            scenario.events.push((BEGIN, Command::Start(Targets::All)));
            if !scenario.refusals().is_empty() {
                continue;
            }
            let limits = Limits { under_way: transit_limit(entry.topology, 48), ..Limits::default() };
            let measured =
                scenario.plan().measure((3, scenario.tick_limit(), limits), &|| false).expect("nothing stops it");
            assert_eq!(measured.excess, None, "{}", entry.name);
            let largest = u64::from(u32::MAX).min(entry.topology.most_processes() as u64);
            scenario.ids = Ids::Counted { count: largest as u32, order: scenario::Order::Random };
            assert!(span(&scenario).2.under_way >= transit_limit(entry.topology, largest), "{}", entry.name);
        }
    }

    #[test]
    fn initiators_are_distinct_and_any_process_can_be_drawn() {
        let mut seen = [0; 5];
        for seed in 0..200 {
            let some = drawn(2, 5, (INITIATORS, seed));
            assert!(some.len() == 2 && some[0] < some[1] && some[1] < 5, "{some:?}");
            for at in some {
                seen[at as usize] += 1;
            }
        }
        // On average, each process is drawn 80 times.
        assert!(seen.iter().all(|count| (50..110).contains(count)), "{seen:?}");
        assert_eq!(drawn(5, 5, (INITIATORS, 1)), [0, 1, 2, 3, 4]);
    }
}
