//! Safety and liveness as small monitors over a run.
//!
//! The monitors see every change of a cell of `elected` while the run goes on and look at the whole world only when it is
//! asked what they found, so that judging costs a run of a million processes next to nothing. The definitions are those of
//! docs/scenarios.md.

mod terms;

use std::collections::{BTreeMap, BTreeSet};

use crate::protocol::{Decision, Id, Protocol, Remark, Standing, Ticks, Value};
use crate::sim::World;
use crate::sim::observe::{Happening, Observer};
use terms::Terms;

/// A property's name and what is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// The name, as in scenario files.
    pub name: &'static str,
    /// What is known of it.
    pub status: Status,
    /// Why it is violated or undecided.
    pub why: Option<Remark>,
    /// The tick at which it first broke.
    pub tick: Option<Ticks>,
    /// The processes concerned, by id in clockwise order, at most [`MOST_NAMED`] of them.
    pub processes: Vec<Id>,
}

/// What is known of a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It holds for good.
    Holds,
    /// It is broken.
    Violated,
    /// The run has not ended.
    Undecided,
}

/// How many processes a violation names at most.
pub const MOST_NAMED: usize = 1_000;

/// The first moment at which something went wrong, and who was concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Breach {
    tick: Ticks,
    processes: Vec<Id>,
}

/// The monitors of an election, as an observer of the run.
#[derive(Clone, Debug)]
pub struct Judge {
    /// The live processes that hold their own id.
    leaders: BTreeMap<u32, Id>,
    two_leaders: Option<Breach>,
    terms: Terms,
    /// Leaders that somebody held while it took part in an election, with the first moment.
    held_in_election: BTreeMap<Id, (Ticks, Id)>,
    last_change: Ticks,
    election_begun: bool,
    first_elected: Option<Ticks>,
    times_won: u32,
}

impl Judge {
    /// The monitors of a run that begins with this world.
    pub fn new<P: Protocol>(world: &World<P>) -> Self {
        let own = (0..world.count() as u32).map(|at| world.process(at)).filter(|seen| leads(seen.standing, seen.local.id));
        let own: Vec<_> = own.collect();
        let mut terms = Terms::default();
        for seen in &own {
            world.plan().protocol.term(seen.state).into_iter().for_each(|term| terms.led(0, term, seen.local.id));
        }
        Self {
            leaders: own.iter().map(|seen| (seen.local.position, seen.local.id)).collect(),
            two_leaders: None,
            terms,
            held_in_election: BTreeMap::new(),
            last_change: 0,
            election_begun: false,
            first_elected: None,
            times_won: 0,
        }
    }

    /// The last tick that changed a cell of `elected`.
    pub const fn last_change(&self) -> Ticks {
        self.last_change
    }

    /// The first tick at which a process came to hold itself as leader.
    pub const fn first_elected(&self) -> Option<Ticks> {
        self.first_elected
    }

    /// The live processes that hold themselves as leader, by position.
    pub fn leaders(&self) -> impl Iterator<Item = Id> + '_ {
        self.leaders.values().copied()
    }

    /// How many times a process has come to hold itself as leader.
    pub const fn times_won(&self) -> u32 {
        self.times_won
    }

    fn stood(&mut self, tick: Ticks, at: u32, id: Id, before: Standing, after: Standing) {
        // Who announces itself at once has held an election too, of which no moment of taking part is seen.
        self.election_begun |= after.taking_part || leads(after, id);
        if let (true, Some(Decision::Leader(leader))) = (after.taking_part, after.decision) {
            self.held_in_election.entry(leader).or_insert((tick, id));
        }
        if before.decision == after.decision {
            return;
        }
        self.last_change = tick;
        if leads(after, id) {
            self.first_elected.get_or_insert(tick);
            self.times_won += 1;
            self.leaders.insert(at, id);
        } else if leads(before, id) {
            self.leaders.remove(&at);
        }
    }

    /// What is known of these properties, which the protocol's entry in the catalogue names, at this moment of the run, which has
    /// come to rest or not.
    pub fn findings<P: Protocol>(&self, properties: &[&'static str], world: &World<P>, quiet: bool) -> Vec<Property> {
        let mut all = self.all_findings(world, quiet);
        let mut found = |name: &str| all.iter().position(|found| found.name == name).map(|at| all.swap_remove(at));
        properties.iter().filter_map(|name| found(name)).collect()
    }

    fn all_findings<P: Protocol>(&self, world: &World<P>, quiet: bool) -> Vec<Property> {
        let ended = quiet.then(|| Ending::of(world));
        let undecided = |name| Property {
            name,
            status: Status::Undecided,
            why: Some(Remark::new("property-undecided")),
            tick: None,
            processes: Vec::new(),
        };
        // A run comes to rest at the last tick at which anything was due, which is the present one.
        let at = world.now();
        let judged = |name, fault: Option<(Remark, Vec<Id>)>| {
            fault.map_or_else(|| holds(name), |(why, processes)| violated(name, why, at, processes))
        };
        let one_leader = match (&self.two_leaders, &ended) {
            (Some(breach), _) => {
                let why = Remark::new("property-one-leader-violated").with("ids", Value::Ids(breach.processes.clone()));
                violated("one-leader", why, breach.tick, breach.processes.clone())
            }
            (None, Some(_)) => holds("one-leader"),
            (None, None) => undecided("one-leader"),
        };
        let per_term = match self.terms.breach() {
            Some((tick, why, processes)) => violated("one-leader-per-term", why, tick, processes),
            None if quiet => holds("one-leader-per-term"),
            None => undecided("one-leader-per-term"),
        };
        let Some(ending) = ended else {
            let rest = ["agreement", "highest", "termination", "safety"].map(undecided);
            return [one_leader, per_term].into_iter().chain(rest).collect();
        };
        vec![
            one_leader,
            per_term,
            judged("agreement", ending.disagreement()),
            judged("highest", ending.not_the_highest()),
            judged("termination", self.election_begun.then(|| ending.waiting_for_ever()).flatten()),
            self.safety(&ending),
        ]
    }

    fn safety(&self, ending: &Ending) -> Property {
        let elected = ending.the_leader();
        let wrong = self.held_in_election.iter().filter(|(leader, _)| Some(**leader) != elected);
        let first = wrong.min_by_key(|(leader, (tick, _))| (*tick, **leader));
        first.map_or_else(
            || holds("safety"),
            |(&leader, &(tick, holder))| {
                let why = Remark::new("property-safety-violated").id("holder", holder).id("leader", leader);
                violated("safety", why, tick, vec![holder])
            },
        )
    }
}

impl<P: Protocol> Observer<P> for Judge {
    #[inline(always)]
    fn see(&mut self, tick: Ticks, happening: Happening<'_, P>) {
        match happening {
            Happening::Stood { at, id, before, after, term } => {
                if let Some(term) = term.filter(|_| leads(after, id)) {
                    self.terms.led(tick, term, id);
                }
                self.stood(tick, at, id, before, after);
            }
            Happening::Started { .. } => self.election_begun = true,
            Happening::TickOver if self.leaders.len() > 1 && self.two_leaders.is_none() => {
                self.two_leaders = Some(Breach { tick, processes: self.leaders.values().copied().collect() });
            }
            _ => {}
        }
    }
}

fn leads(standing: Standing, id: Id) -> bool {
    standing.decision == Some(Decision::Leader(id))
}

fn holds(name: &'static str) -> Property {
    Property { name, status: Status::Holds, why: None, tick: None, processes: Vec::new() }
}

fn violated(name: &'static str, why: Remark, tick: Ticks, mut processes: Vec<Id>) -> Property {
    processes.truncate(MOST_NAMED);
    Property { name, status: Status::Violated, why: Some(why), tick: Some(tick), processes }
}

/// The live processes when a run has come to rest, and what they hold.
struct Ending {
    cells: Vec<(Id, Option<Id>)>,
    /// The different leaders that are held.
    named: BTreeSet<Id>,
}

impl Ending {
    fn of<P: Protocol>(world: &World<P>) -> Self {
        let live = (0..world.count() as u32).map(|at| world.process(at)).filter(|seen| seen.up);
        let cells = live.map(|seen| {
            let held = seen.standing.decision.map(|Decision::Leader(leader)| leader);
            (seen.local.id, held)
        });
        let cells: Vec<(Id, Option<Id>)> = cells.collect();
        let (mut named, mut latest) = (BTreeSet::new(), None);
        // Neighbours mostly hold the same leader, and a million look-ups of it would be for nothing.
        for held in cells.iter().filter_map(|(_, held)| *held) {
            if latest.replace(held) != Some(held) {
                named.insert(held);
            }
        }
        Self { cells, named }
    }

    /// The one that is elected in the end, if it is one.
    fn the_leader(&self) -> Option<Id> {
        if self.named.len() == 1 { self.named.first().copied() } else { None }
    }

    fn disagreement(&self) -> Option<(Remark, Vec<Id>)> {
        (self.named.len() > 1).then(|| {
            let holders = self.cells.iter().filter(|(_, held)| held.is_some()).map(|(id, _)| *id).collect();
            let leaders = self.named.iter().copied().take(8).collect();
            (Remark::new("property-agreement-violated").with("ids", Value::Ids(leaders)), holders)
        })
    }

    fn not_the_highest(&self) -> Option<(Remark, Vec<Id>)> {
        let highest = self.cells.iter().map(|(id, _)| *id).max()?;
        let wrong: Vec<(Id, Id)> =
            self.cells.iter().filter_map(|&(id, held)| Some((id, held.filter(|held| *held != highest)?))).collect();
        let &(_, leader) = wrong.first()?;
        let why = Remark::new("property-highest-violated").id("leader", leader).id("highest", highest);
        Some((why, wrong.into_iter().map(|(id, _)| id).collect()))
    }

    fn waiting_for_ever(&self) -> Option<(Remark, Vec<Id>)> {
        let waiting: Vec<Id> = self.cells.iter().filter(|(_, held)| held.is_none()).map(|(id, _)| *id).collect();
        if waiting.is_empty() {
            return None;
        }
        let why = Remark::new("property-termination-violated")
            .number("count", waiting.len() as u64)
            .with("ids", Value::Ids(waiting.iter().take(8).copied().collect()));
        Some((why, waiting))
    }
}
