//! A run without a screen: as fast as the kernel goes, with the properties judged and `elected` tracked.

use std::io::{self, Write};

use super::picture;
use super::{FinalProcess, Finished, Summary};
use crate::property::Judge;
use crate::protocol::{Decision, Explain, Id, Ticks};
use crate::sim::chance::Seeded;
use crate::sim::digest::Digest;
use crate::sim::journal::Journal;
use crate::sim::observe::Observer;
use crate::sim::{Blueprint, World};

/// A headless run that is over.
#[derive(Debug)]
struct Over<P: Explain> {
    world: World<P>,
    summary: Summary,
}

/// Runs to the end or to a tick limit, writing the trace if asked to.
///
/// # Errors
/// What writing the trace meets.
pub(super) fn run<P: Explain>(
    plan: Blueprint<P>,
    properties: &[&'static str],
    (seed, until): (u64, Ticks),
    trace: Option<&mut dyn Write>,
) -> io::Result<Box<dyn Finished>> {
    let mut digest = Digest::default();
    let (world, judge) = match trace {
        None => to_the_end(plan, seed, until, &mut digest),
        Some(out) => {
            let ids = plan.ids.clone();
            let mut journal = Journal::new(out, &ids);
            let done = to_the_end(plan, seed, until, &mut (&mut digest, &mut journal));
            journal.finish()?;
            done
        }
    };
    let quiet = world.is_quiet();
    let summary = Summary {
        tick: if quiet { world.now() } else { until },
        quiet,
        last_change: judge.last_change(),
        counts: picture::counts(&world),
        properties: judge.findings(properties, &world, quiet),
        digest: digest.value(),
    };
    Ok(Box::new(Over { world, summary }))
}

fn to_the_end<P: Explain, O: Observer<P>>(plan: Blueprint<P>, seed: u64, until: Ticks, observer: &mut O) -> (World<P>, Judge) {
    let mut chance = Seeded::new(seed);
    let mut world = World::new(plan, &mut chance, observer);
    let mut judge = Judge::new(&world);
    let mut watchers = (&mut judge, observer);
    while let Some(tick) = world.next_due().filter(|&tick| tick <= until) {
        world.begin(tick);
        world.finish(&mut chance, &mut watchers);
    }
    (world, judge)
}

impl<P: Explain> Finished for Over<P> {
    fn summary(&self) -> &Summary {
        &self.summary
    }

    fn process(&self, position: usize) -> FinalProcess {
        let seen = self.world.process(position as u32);
        FinalProcess {
            position,
            id: seen.local.id,
            up: seen.up,
            elected: seen.standing.decision,
            state: serde_json::to_value(seen.state).unwrap_or_default(),
        }
    }

    fn cell(&self, position: usize) -> (Id, bool, Option<Decision>) {
        let seen = self.world.process(position as u32);
        (seen.local.id, seen.up, seen.standing.decision)
    }
}
