//! Visits all states of a system, breadth first: the first way to anything is a shortest one.

mod alone;
mod told;

use std::collections::BTreeMap;

use super::endless::Endless;
use super::following::following;
use super::goal::{Goal, Looking};
use super::report::{Breaking, End, Finding, Report, Runs, Standings};
use super::store::{NO_PARENT, Store};
use super::together::{Piece, Portion, Together, each_of};
use super::{Asked, Path, Search, Successors, System, Worked};
use crate::protocol::PropertyId;

/// Where a property first broke.
#[derive(Clone, Copy, Debug)]
enum Site {
    State(u32),
    /// In a step from a state, by its place among the steps.
    Step {
        parent: u32,
        index: u32,
    },
}

enum Phase {
    Beginning,
    Exploring,
    /// Looks for runs that go on for ever.
    Endless(Box<Endless>),
    Over,
}

pub(super) struct Visitor<S> {
    system: S,
    asked: Asked,
    store: Store,
    phase: Phase,
    /// The next state to go on from.
    next: u32,
    /// The number of the first state of each level.
    levels: Vec<u32>,
    transitions: u64,
    /// The first state that a step leads to from itself or from one that was met later, and the last that such a step leads from.
    turns: Option<(u32, u32)>,
    is_cut: bool,
    /// Whether all states have been visited.
    is_complete: bool,
    broken: Vec<(PropertyId, Site)>,
    /// States at rest that were met only from others in which nothing went on, with what breaks as soon as they are met from elsewhere.
    spared: BTreeMap<u32, Vec<PropertyId>>,
    /// By number: how many states end so, the steps to the first, and that state.
    ends: BTreeMap<u32, (u64, u32, u32)>,
    runs: Runs,
    /// A cycle that can be gone round for ever: the states of the way into it and once round, with the length of the round.
    cycle: Option<(Vec<u32>, u32)>,
    goal: Option<Goal>,
    looking: Option<Looking>,
    /// The first state in which what is looked for is so.
    reached: Option<u32>,
    out: Successors,
    /// Whether the system has left what it works on, with a part of it in `out`.
    is_left: bool,
    /// What of it has been added.
    added: Portion,
    /// What has been done, in transitions and as much as they take.
    effort: u64,
    together: Together,
}

/// A part of what follows a state.
#[derive(Clone, Copy)]
struct Part {
    /// How many steps belong to states before it.
    first: usize,
    before: Portion,
    after: Portion,
}

impl<S: System> Visitor<S> {
    pub(super) fn new(system: S, asked: Asked) -> Self {
        let store = Store::new(system.layout().words());
        let together = Together::new(asked.workers.clone());
        Self {
            system,
            asked,
            store,
            phase: Phase::Beginning,
            next: 0,
            levels: vec![0],
            transitions: 0,
            turns: None,
            is_cut: false,
            is_complete: false,
            broken: Vec::new(),
            spared: BTreeMap::new(),
            ends: BTreeMap::new(),
            runs: Runs::Undecided,
            cycle: None,
            goal: None,
            looking: None,
            reached: None,
            out: Successors::default(),
            is_left: false,
            added: Portion::default(),
            effort: 0,
            together,
        }
    }

    /// Makes room for a number that found none.
    fn grow(&mut self) {
        let before = self.system.grow();
        self.store.repack(&before, self.system.layout());
    }

    /// Adds a part of what follows a state, and judges what is new.
    fn add(&mut self, out: &Successors, parent: u32, Part { first, before, after }: Part) {
        let depth = self.levels.len() as u32 - 1;
        self.is_cut |= after.cut;
        let steps = before.steps..after.steps;
        if parent != NO_PARENT {
            self.transitions += steps.len() as u64;
        }
        self.effort += steps.len() as u64;
        let words = self.system.layout().words();
        for index in steps {
            let (state, is_new) = self.store.insert(out.found[index], &out.rows[index * words..][..words], parent);
            if is_new {
                self.judge(state, depth);
            } else if state <= parent && parent != NO_PARENT {
                let (first, last) = self.turns.unwrap_or((state, parent));
                self.turns = Some((first.min(state), last.max(parent)));
            }
            let is_spared = !self.spared.is_empty() && self.spared.contains_key(&state);
            if is_spared && parent != NO_PARENT && !self.system.is_idle(self.store.row(parent)) {
                for property in self.spared.remove(&state).unwrap_or_default() {
                    self.broke(property, Site::Step { parent, index: (index - first) as u32 });
                }
            }
        }
        for index in before.broken..after.broken {
            let (index, property) = out.broken[index];
            self.broke(property, Site::Step { parent, index: index - first as u32 });
        }
    }

    fn judge(&mut self, state: u32, depth: u32) {
        let judged = self.system.judge(self.store.row(state));
        if let Some(looking) = self.looking.as_ref().filter(|_| self.reached.is_none())
            && looking.is_met(&self.system, self.store.row(state), &judged, depth == 0)
        {
            self.reached = Some(state);
        }
        for property in judged.broken {
            self.broke(property, Site::State(state));
        }
        if !judged.broken_if_new.is_empty() {
            self.spared.insert(state, judged.broken_if_new);
        }
        if let Some(end) = judged.end {
            self.ends.entry(end).or_insert((0, depth, state)).0 += 1;
        }
    }

    fn broke(&mut self, property: PropertyId, site: Site) {
        if self.broken.iter().all(|(known, _)| *known != property) {
            self.broken.push((property, site));
        }
    }

    fn explore(&mut self, until: u64) {
        while self.effort < until {
            if self.next == self.store.len() as u32 {
                self.is_complete = !self.system.has_skipped();
                if self.looking.is_some() {
                    self.phase = Phase::Over;
                } else {
                    self.look_for_endless();
                }
                return;
            }
            let (next, waiting) = (self.next, self.store.len() - self.next as usize);
            let pieces = self.together.work_out((&self.system, &self.store), waiting, |place| next + place as u32);
            let goes_on = self.add_pieces(&pieces, until);
            self.together.give_back(pieces);
            if !goes_on {
                self.phase = Phase::Over;
                return;
            }
        }
    }

    /// Adds what was worked out together, and what follows the others, as far as numbers have room; whether the search goes on.
    fn add_pieces(&mut self, pieces: &[Piece], until: u64) -> bool {
        for (piece, _, before, portion) in each_of(pieces) {
            if !self.goes_on_with_next() {
                return false;
            }
            if let Some(after) = portion {
                self.add(&piece.out, self.next, Part { first: before.steps, before, after });
                self.next += 1;
                continue;
            }
            let worked = self.work_alone(Some(self.next));
            if worked == Worked::NoRoom {
                // All that was worked out lies where numbers lay before.
                return true;
            }
            self.add_alone(self.next, worked);
            if worked == Worked::Part {
                return true;
            }
            self.next += 1;
            if self.effort >= until {
                return true;
            }
        }
        true
    }

    /// Whether the search goes on with the next state.
    fn goes_on_with_next(&mut self) -> bool {
        if self.levels.last() == Some(&self.next) {
            self.levels.push(self.store.len() as u32);
        }
        !(self.is_beyond_limits() || self.asked.first && !self.broken.is_empty() || self.reached.is_some())
    }

    fn is_beyond_limits(&self) -> bool {
        let limits = self.asked.limits;
        self.store.len() as u64 >= limits.states
            || self.depth_of(self.next) >= limits.depth
            || (self.is_left || self.next.is_multiple_of(256)) && self.bytes() > limits.memory
    }

    fn bytes(&self) -> u64 {
        (self.store.bytes() + self.system.bytes()) as u64
    }

    /// In steps from a first state.
    fn depth_of(&self, state: u32) -> u32 {
        self.levels.partition_point(|&first| first <= state) as u32 - 1
    }

    /// Where not all states are known, nothing is said of runs without end.
    fn look_for_endless(&mut self) {
        let among = self.turns.map_or(0..0, |(first, last)| first..last + 1);
        let endless = || Phase::Endless(Box::new(Endless::among(among)));
        self.phase = if self.is_complete { endless() } else { Phase::Over };
    }

    fn end_search(&mut self, endless: &Endless) {
        self.runs = match endless.runs() {
            Runs::End if self.is_cut => Runs::EndWithinBounds,
            // What is cut short comes to no rest.
            Runs::WithProbabilityOne if self.is_cut => Runs::Undecided,
            runs => runs,
        };
        if let Some((entry, round)) = endless.cycle() {
            let mut states = self.states_to(entry);
            states.extend_from_slice(round);
            self.cycle = Some((states, round.len() as u32));
        }
        let asks = self.asked.properties.contains(&PropertyId::Termination);
        if let Some((states, _)) = self.cycle.as_ref().filter(|_| asks && self.runs == Runs::GoOn && !self.system.has_upkeep()) {
            let last = states[states.len() - 1];
            self.broke(PropertyId::Termination, Site::State(last));
        }
    }
}

impl<S: System> Search for Visitor<S> {
    fn work(&mut self, transitions: u64) -> bool {
        match &mut self.phase {
            Phase::Beginning => self.begin(self.effort.saturating_add(transitions)),
            Phase::Exploring => self.explore(self.effort.saturating_add(transitions)),
            Phase::Endless(endless) => {
                if endless.work(&mut self.system, &self.store, &mut self.together, transitions) {
                    let Phase::Endless(endless) = std::mem::replace(&mut self.phase, Phase::Over) else { return true };
                    self.end_search(&endless);
                }
            }
            Phase::Over => return true,
        }
        matches!(self.phase, Phase::Over)
    }

    fn steps(&mut self, see: &mut dyn FnMut(u32, &str, u32)) {
        let (mut out, mut next) = (Successors::default(), Vec::new());
        self.is_left = false;
        // Of the others it has not been worked out what follows them.
        for state in 0..self.next {
            following(&mut self.system, &self.store, state, &mut out, &mut next);
            for &(step, to) in &next {
                see(state, &self.system.label(self.store.row(state), step), to);
            }
        }
    }

    fn beginnings(&self) -> u32 {
        self.levels.get(1).copied().unwrap_or_default()
    }

    fn states_to_breach(&self, property: PropertyId) -> Vec<u32> {
        self.site_of(property).map(|site| self.way_to_site(site).0).unwrap_or_default()
    }

    fn look_for(&mut self, goal: Goal) {
        self.goal = Some(goal);
    }

    fn reached(&mut self) -> Option<Breaking> {
        let way = self.states_to(self.reached?);
        let steps = way.len().saturating_sub(1) as u32;
        Some(Breaking { steps, path: self.path(&way, None), round: 0 })
    }

    fn states(&self) -> u64 {
        self.store.len() as u64
    }

    fn way_to(&mut self, end: &Standings) -> Option<Path> {
        let found = self.ends.iter().find(|&(&number, _)| self.system.end(number) == *end);
        let &(_, _, state) = found?.1;
        let way = self.states_to(state);
        Some(self.path(&way, None))
    }

    fn report(&mut self) -> Report {
        let findings = self.asked.properties.clone().into_iter();
        let findings = findings.filter(|&property| self.system.judges(property)).collect::<Vec<_>>();
        let findings = findings.into_iter().map(|property| Finding { property, holding: self.holding(property) }).collect();
        let end = |(&end, &(states, steps, _)): (&u32, &(u64, u32, u32))| End { standings: self.system.end(end), states, steps };
        let mut ends: Vec<End> = self.ends.iter().map(end).collect();
        ends.sort_by(|one, other| one.standings.cmp(&other.standings));
        Report {
            states: self.store.len() as u64,
            transitions: self.transitions,
            depth: (self.store.len() as u32).checked_sub(1).map_or(0, |last| self.depth_of(last)),
            is_complete: self.is_complete && matches!(self.phase, Phase::Over),
            is_cut: self.is_cut,
            rests: !self.ends.is_empty(),
            findings,
            runs: self.runs,
            ends,
            bytes_of_states: self.store.bytes() as u64,
            bytes: self.bytes(),
            handlings: self.system.handlings(),
            obeyed: self.system.obeyed(),
        }
    }
}

/// What tests look at.
#[cfg(test)]
impl<S: System> Visitor<S> {
    pub(super) const fn system(&mut self) -> &mut S {
        &mut self.system
    }

    /// The fewest steps to a state; `None` of one that was not met.
    pub(super) fn depth_of_row(&self, row: &[u64]) -> Option<u32> {
        let mut found = Vec::new();
        self.store.find_all(row, &mut found);
        Some(self.depth_of(found.first()?.state?))
    }
}
