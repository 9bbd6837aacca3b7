//! Counts over all processes, updated at each event. So the screen can show a million processes without looking at
//! each.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::protocol::{Datum, Held, Id, Local, Remark, Standing, Ticks};
use crate::protocols::sum::{Algorithm, State};
use crate::sim::World;
use crate::sim::observe::{Observer, SimEvent, Was};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    has_barriers: bool,
    pub up: usize,
    pub competing: usize,
    /// How many live processes have a leader.
    pub decided: usize,
    /// For each leader: how many live processes have it as leader.
    pub named: BTreeMap<Id, usize>,
    /// The ticks at which rounds began and at which the last one ended, if all processes work in common rounds.
    pub rounds: Vec<Ticks>,
    /// The crashes during a broadcast, in the order of time. Only used for algorithms with common rounds.
    pub broken: Vec<Broken>,
    /// The latest tick at which a process went down, and the state of each such process, by position.
    gone: (Ticks, BTreeMap<u32, Behind>),
    /// For each tick in `rounds`: the state of each process (`None`: already down). Empty with more than 64 processes.
    pub behind: Vec<Arc<[Option<Behind>]>>,
}

/// A crash during a broadcast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken {
    pub at: u32,
    pub tick: Ticks,
    /// How many messages of the broadcast were sent before the crash.
    pub sent: u32,
    /// How many messages the broadcast would have had without the crash.
    pub of: u32,
}

impl Census {
    pub fn of(world: &World) -> Self {
        let mut census = Self { has_barriers: world.plan().nature.barrier().is_some(), ..Self::default() };
        for at in 0..world.count() as u32 {
            census.up += usize::from(world.is_up(at));
            census.enter(world.process(at).standing);
        }
        census
    }

    #[inline(never)]
    fn stood(&mut self, before: Standing, after: Standing) {
        self.leave(before);
        self.enter(after);
    }

    fn enter(&mut self, standing: Standing) {
        self.competing += usize::from(standing.taking_part);
        if let Some(leader) = standing.leader {
            self.decided += 1;
            *self.named.entry(leader).or_default() += 1;
        }
    }

    #[inline]
    pub(super) fn hold(&mut self, world: &World) {
        if self.has_barriers && self.behind.len() < self.rounds.len() && world.tick_is_over() && world.count() <= MOST {
            let (tick, gone) = &self.gone;
            let nobody = BTreeMap::new();
            self.behind.push(behind(world, if *tick == world.now() { gone } else { &nobody }));
        }
    }

    fn went_down(&mut self, tick: Ticks, at: u32, was: &Was<'_>) {
        if self.gone.0 != tick {
            self.gone = (tick, BTreeMap::new());
        }
        self.gone.1.extend(Behind::before_crash(was).map(|behind| (at, behind)));
        // After a recovery, a process takes no part in rounds. So each process needs at most one entry in `broken`.
        let broken = was.batch.filter(|_| self.broken.iter().all(|broken| broken.at != at));
        self.broken.extend(broken.map(|(sent, of)| Broken { at, tick, sent, of }));
    }

    fn leave(&mut self, standing: Standing) {
        self.competing -= usize::from(standing.taking_part);
        if let Some(leader) = standing.leader {
            self.decided -= 1;
            let held = self.named.entry(leader).or_default();
            *held -= 1;
            if *held == 0 {
                self.named.remove(&leader);
            }
        }
    }
}

impl Observer for Census {
    #[inline(always)]
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        match event {
            // A crash or a recovery may also cause this event: a process that is down has the default standing.
            SimEvent::Stood { before, after, .. } => self.stood(before, after),
            SimEvent::WentDown { at, was, .. } => {
                self.up -= 1;
                if self.has_barriers {
                    self.went_down(tick, at, &was);
                }
            }
            SimEvent::Revived { .. } => self.up += 1,
            SimEvent::Started { .. } if self.has_barriers && self.rounds.is_empty() => self.rounds.push(tick),
            // All processes have a timer for the same barrier, but the round begins only once.
            SimEvent::Fired { timer, by_hand: false, .. }
                if self.has_barriers && self.rounds.last() != Some(&tick) && Algorithm::is_barrier(timer) =>
            {
                self.rounds.push(tick);
            }
            _ => {}
        }
    }
}

/// The state of a process at the end of a tick, or just before the process went down in that tick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// The values that the process has collected, ascending, with repetitions; `None`: the process collects no values.
    pub set: Option<Vec<Datum>>,
    /// The short mark that the screen shows with the process; `None`: no mark.
    pub badge: Option<Remark>,
    pub decided: Option<Datum>,
    /// The decision that the process would make if the rounds ended with this tick; `None`: no decision.
    pub comes_to: Option<Datum>,
    /// Whether the process went down in this tick.
    pub is_down: bool,
}

/// With more processes than this, no states are stored, because they would need too much memory.
const MOST: usize = 64;

impl Behind {
    fn of(protocol: &Algorithm, me: Local<'_>, state: &State) -> Self {
        let set = protocol.holdings(me, state).into_iter().find_map(|holding| match holding.value {
            Held::Set(values) => Some(values.into_iter().map(|(value, _)| value).collect()),
            Held::Nothing | Held::Value(_) | Held::Number(_) | Held::Ballot(_) | Held::Vote(..) => None,
        });
        let (badge, comes_to) = (protocol.marks(me, state).badge, protocol.comes_to(me, state));
        Self { set, badge, decided: None, comes_to, is_down: false }
    }

    fn before_crash(was: &Was<'_>) -> Option<Self> {
        (was.me.known.len() <= MOST).then(|| Self { is_down: true, ..Self::of(was.protocol, was.me, was.state) })
    }
}

fn behind(world: &World, gone: &BTreeMap<u32, Behind>) -> Arc<[Option<Behind>]> {
    let protocol = &world.plan().protocol;
    let of = |at: u32| {
        let seen = world.process(at);
        if !seen.up {
            return gone.get(&at).cloned();
        }
        Some(Behind { decided: seen.standing.decided, ..Behind::of(protocol, seen.local, seen.state) })
    };
    (0..world.count() as u32).map(of).collect()
}

#[cfg(test)]
mod tests;
