//! All runs of a sweep: numbered, and made by as many threads as there are.

use std::collections::BTreeMap;
use std::num::{NonZeroU32, NonZeroUsize};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;

use rayon::ThreadPoolBuildError;
use rayon::iter::{ParallelBridge, ParallelIterator};

use super::options::{Initiators, Order};
use super::outcome::{Named, Outcome};
use suffrage_engine::engine::Measuring;
use suffrage_engine::protocol::{BoundSide, Seating, Ticks, Topology};
use suffrage_engine::sim::Limits;
use suffrage_engine::sim::chance::{Choice, Choose, Purpose, Seeded};
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_scenario::{self as scenario, Ids, Scenario};

/// What the choice of those that begin is about, among the choices of who sits where.
const INITIATORS: u64 = 2;
/// The most messages under way in a run that is made in portions.
const MOST_IN_PORTIONS: u64 = 1_000_000;
/// The tick at which they begin.
const BEGIN: Ticks = 1;

#[derive(Clone, Debug)]
pub struct Sweep {
    /// What a run of each protocol has besides its processes, its seed, and those that begin.
    pub bases: Vec<Scenario>,
    /// Numbers of processes.
    pub sizes: Vec<u32>,
    /// `None`: who sits where is what the scenarios say, whatever the sizes are.
    pub order: Option<Order>,
    /// Who begins, besides what the scenarios say.
    pub initiators: Initiators,
    /// Runs of each protocol and size.
    pub runs: u64,
    /// That of the first run of each size.
    pub seed: u64,
    pub until: Option<Ticks>,
}

/// How the runs of a sweep ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    Whole,
    /// Before the last one was over.
    Stopped,
}

impl Sweep {
    /// How many runs there are.
    pub fn total(&self) -> u64 {
        self.bases.len() as u64 * self.sizes.len() as u64 * self.runs
    }

    /// The protocol and the size of a run, by their places, and which run of them it is.
    pub(super) fn place(&self, number: u64) -> (usize, usize, u64) {
        let (rows, run) = (number / self.runs, number % self.runs);
        let sizes = self.sizes.len() as u64;
        ((rows / sizes) as usize, (rows % sizes) as usize, run)
    }

    pub(super) fn named(&self, number: u64) -> Named<'_> {
        let (base, size, run) = self.place(number);
        let variant = self.bases[base].variant;
        Named {
            run: number,
            protocol: variant.protocol().name(),
            variant: variant.name(),
            n: self.sizes[size],
            seed: self.seed.wrapping_add(run),
        }
    }

    /// The run with a number, as a scenario that makes it.
    ///
    /// # Panics
    /// There are not so many runs.
    pub fn scenario(&self, number: u64) -> Scenario {
        let (base, ..) = self.place(number);
        let Named { n, seed, .. } = self.named(number);
        let mut scenario = self.bases[base].clone();
        scenario.seed = seed;
        scenario.until = self.until.or(scenario.until);
        if let Some(order) = self.order {
            scenario.ids = seated(&scenario, order, n);
        }
        let targets = match self.initiators {
            Initiators::All => Some(Targets::All),
            Initiators::Some(0) => None,
            Initiators::Some(count) => Some(Targets::Listed(drawn(count, scenario.count() as u32, seed))),
        };
        scenario.events.extend(targets.map(|targets| (BEGIN, Command::Start(targets))));
        scenario
    }

    /// Makes one run; `None` if `stops`, which is asked at the end of every tick, said so.
    ///
    /// # Panics
    /// There are not so many runs.
    pub fn one(&self, number: u64, stops: &dyn Fn() -> bool) -> Option<Outcome> {
        let scenario = self.scenario(number);
        let measured = scenario.plan().measure(span(&scenario), stops)?;
        Some(Outcome::of(self.named(number), measured))
    }

    /// Begins a run that is made in portions, beside something that needs memory too: less may be under way in it.
    pub(super) fn begin(&self, number: u64) -> Measuring {
        let scenario = self.scenario(number);
        let (seed, until, limits) = span(&scenario);
        scenario.plan().begin_measuring((
            seed,
            until,
            Limits { under_way: limits.under_way.min(MOST_IN_PORTIONS), ..limits },
        ))
    }

    /// Makes these runs, and gives each when it is over, in their order as long as nothing stops them. What is over when they stop is given
    /// too.
    ///
    /// # Errors
    /// The system has no threads left.
    ///
    /// # Panics
    /// There are not so many runs.
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
                // A bridge hands them out one by one, so that the first are over first.
                numbers.iter().enumerate().par_bridge().for_each_with(sender, |sender, (turn, &number)| {
                    if let Some(outcome) = (!stops()).then(|| self.one(number, stops)).flatten() {
                        // Nobody listens any more when it has been given up.
                        let _ = sender.send((turn, outcome));
                    }
                });
            });
            let given = in_turn(receiver, &mut each);
            is_given_up.store(true, Ordering::Relaxed);
            given
        });
        Ok(if given == numbers.len() { Ended::Whole } else { Ended::Stopped })
    }
}

/// Gives what comes in the order of the turns, and at the end what came out of turn; how many there were until `each` had enough.
fn in_turn(receiver: mpsc::Receiver<(usize, Outcome)>, each: &mut impl FnMut(Outcome) -> ControlFlow<()>) -> usize {
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

/// The seed of a run, its last tick, and how much it may have under way.
fn span(scenario: &Scenario) -> (u64, Ticks, Limits) {
    let room = room(scenario.protocol().entry().topology, scenario.count() as u64);
    let under_way = Limits::default().under_way.max(room);
    (scenario.seed, scenario.tick_limit(), Limits { under_way, ..Limits::default() })
}

/// How many messages are under way at once where all begin. In large networks they are more than a scenario may have.
const fn room(topology: Topology, n: u64) -> u64 {
    match topology {
        Topology::OneWayRing | Topology::TwoWayRing => 4 * n,
        Topology::Complete => 2 * n * n,
    }
}

fn seated(scenario: &Scenario, order: Order, n: u32) -> Ids {
    let entry = scenario.protocol().entry();
    let counted = |order| Ids::Counted { count: n, order };
    let known = |seating: Option<Seating>| seating.map(|seating| Ids::Listed(seating.ids(n)));
    match order {
        Order::Random => counted(scenario::Order::Random),
        Order::Ascending => counted(scenario::Order::Ascending),
        Order::Descending => counted(scenario::Order::Descending),
        // Where none is known the options are refused.
        Order::Worst => known(entry.seating(BoundSide::Worst)).unwrap_or_else(|| counted(scenario::Order::Random)),
        Order::Best => known(entry.seating(BoundSide::Best)).unwrap_or_else(|| counted(scenario::Order::Random)),
    }
}

/// So many different positions of n, ascending; all of them are equally likely (R. W. Floyd's algorithm, in J. Bentley, "Programming
/// pearls", Communications of the ACM 30(9), 1987).
fn drawn(count: u32, n: u32, seed: u64) -> Vec<u32> {
    let mut chance = Seeded::new(seed);
    let mut drawn = std::collections::BTreeSet::new();
    for last in n.saturating_sub(count)..n {
        let choice = Choice { purpose: Purpose::Seating, about: INITIATORS, number: last };
        let position = chance.pick(choice, NonZeroU32::MIN.saturating_add(last));
        if !drawn.insert(position) {
            drawn.insert(last);
        }
    }
    drawn.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use suffrage_engine::protocols::ProtocolId;

    #[test]
    fn every_protocol_has_room_for_what_is_under_way_where_all_begin() {
        for protocol in ProtocolId::ALL {
            let entry = protocol.entry();
            let mut scenario = Scenario::bare(protocol.standard());
            scenario.ids = Ids::Counted { count: 48, order: scenario::Order::Random };
            scenario.events.push((BEGIN, Command::Start(Targets::All)));
            if !scenario.refusals().is_empty() {
                continue;
            }
            let limits = Limits { under_way: room(entry.topology, 48), ..Limits::default() };
            let measured =
                scenario.plan().measure((3, scenario.tick_limit(), limits), &|| false).expect("nothing stops it");
            assert_eq!(measured.excess, None, "{}", entry.name);
            let largest = u64::from(u32::MAX).min(entry.topology.most_processes() as u64);
            scenario.ids = Ids::Counted { count: largest as u32, order: scenario::Order::Random };
            assert!(span(&scenario).2.under_way >= room(entry.topology, largest), "{}", entry.name);
        }
    }

    #[test]
    fn those_that_begin_are_different_and_all_can_be_drawn() {
        let mut seen = [0; 5];
        for seed in 0..200 {
            let some = drawn(2, 5, seed);
            assert!(some.len() == 2 && some[0] < some[1] && some[1] < 5, "{some:?}");
            for at in some {
                seen[at as usize] += 1;
            }
        }
        // 80 each in the mean.
        assert!(seen.iter().all(|count| (50..110).contains(count)), "{seen:?}");
        assert_eq!(drawn(5, 5, 1), [0, 1, 2, 3, 4]);
    }
}
