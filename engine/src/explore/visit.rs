//! Visits all states of a system in breadth-first order, so that the first path found to a state is a shortest path.

mod add;

use super::report::{Breaking, End, Finding, Goal, Holding, Looking, Report, Runs};
use super::together::{Keeps, Portion, Together, Turns};
use super::{endless::Endless, list_steps, store::NO_PARENT};
use crate::explore::prelude::*;

#[derive(Clone, Copy, Debug)]
enum Site {
    /// The state with this number violates the property.
    State(u32),
    /// A step from the state `parent` violates the property. `index`: its index among the steps of that state.
    Step { parent: u32, index: u32 },
}

enum Phase {
    Beginning,
    Exploring,
    Endless(Box<Endless>),
    Over,
}

/// A search through all states of a system. It works in portions; after each portion, the caller can stop it.
pub struct Search {
    pub(super) system: Box<dyn System>,
    asked: CheckOptions,
    pub(super) store: Store,
    phase: Phase,
    next: u32,
    /// For each distance from the initial states: the number of the first state at that distance.
    levels: Vec<u32>,
    transitions: u64,
    turns: Turns,
    is_cut: bool,
    is_complete: bool,
    broken: Vec<(PropertyId, Site)>,
    /// By number of a state at rest: violated properties that do not count yet. They count as soon as the search finds
    /// a step to this state from a state that is not idle.
    spared: BTreeMap<u32, Vec<PropertyId>>,
    /// By number of the final outcome: how many states have it, the distance of the first such state, and its number.
    ends: BTreeMap<u32, (u64, u32, u32)>,
    runs: Runs,
    /// A fair endless run. `.0`: its states up to the end of the first cycle. `.1`: the length of the cycle.
    cycle: Option<(Vec<u32>, u32)>,
    goal: Option<Goal>,
    looking: Option<Looking>,
    reached: Option<u32>,
    out: Successors,
    /// Whether the expansion of the current state is suspended, with a part of the successors in `out`.
    is_left: bool,
    added: Portion,
    /// The work done so far, in transitions.
    effort: u64,
    together: Together,
}

impl Search {
    pub(super) fn new(system: Box<dyn System>, asked: CheckOptions) -> Self {
        let store = Store::new(system.base().layout.words());
        // A search with the clock does not run in parallel.
        let asked = CheckOptions { workers: asked.workers.filter(|_| asked.asynchronous), ..asked };
        let together = Together::new(asked.workers.as_ref());
        Self {
            system,
            asked,
            store,
            phase: Phase::Beginning,
            next: 0,
            levels: vec![0],
            transitions: 0,
            turns: Turns::default(),
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

    fn grow(&mut self) {
        let before = self.system.grow();
        self.store.repack(&before, &self.system.base().layout);
    }

    fn judge(&mut self, state: u32, depth: u32) {
        let judged = self.system.judge(self.store.row(state));
        if let Some(looking) = self.looking.as_ref().filter(|_| self.reached.is_none())
            && looking.is_met(&*self.system, self.store.row(state), &judged, depth == 0)
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
                self.is_complete = !self.system.base().has_skipped;
                let endless = || Box::new(Endless::among(self.turns.between(), &self.together));
                // Without all states, it cannot be decided whether endless runs exist.
                let asks = self.is_complete && self.looking.is_none();
                self.phase = if asks { Phase::Endless(endless()) } else { Phase::Over };
                return;
            }
            let goes_on = if self.spared.is_empty() {
                let (next, waiting) = (self.next, self.store.len() - self.next as usize);
                let on = (&*self.system, &self.store);
                let pieces = self.together.work_out(on, Keeps::Nothing, waiting, |place| next + place as u32);
                let goes_on = self.add_pieces(&pieces, until);
                self.together.give_back(pieces);
                goes_on
            } else {
                let goes_on = self.goes_on_with_next();
                if goes_on {
                    self.add_next();
                }
                goes_on
            };
            if !goes_on {
                self.phase = Phase::Over;
                return;
            }
        }
    }

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

    pub(super) fn depth_of(&self, state: u32) -> u32 {
        self.levels.partition_point(|&first| first <= state) as u32 - 1
    }

    fn end_search(&mut self, endless: &Endless) {
        self.runs = match endless.runs {
            Runs::End if self.is_cut => Runs::EndWithinBounds,
            // A run that a bound stopped does not end at rest, so the probability is unknown.
            Runs::WithProbabilityOne if self.is_cut => Runs::Undecided,
            runs => runs,
        };
        if let Some((entry, round)) = &endless.cycle {
            let mut states = self.states_to(*entry);
            states.extend_from_slice(round);
            self.cycle = Some((states, round.len() as u32));
        }
        let has_upkeep = self.system.base().plan.nature.upkeep.is_some();
        let asks = self.asked.properties.contains(&PropertyId::Termination) && !has_upkeep;
        if let Some((states, _)) = self.cycle.as_ref().filter(|_| asks && self.runs == Runs::GoOn) {
            let last = states[states.len() - 1];
            self.broke(PropertyId::Termination, Site::State(last));
        }
    }

    fn work_on(&mut self, transitions: u64) -> bool {
        match &mut self.phase {
            Phase::Beginning => self.begin(self.effort.saturating_add(transitions)),
            Phase::Exploring => self.explore(self.effort.saturating_add(transitions)),
            Phase::Endless(endless) => {
                if endless.work(&mut *self.system, &self.store, &mut self.together, transitions) {
                    let Phase::Endless(endless) = std::mem::replace(&mut self.phase, Phase::Over) else { return true };
                    self.end_search(&endless);
                }
            }
            Phase::Over => return true,
        }
        matches!(self.phase, Phase::Over)
    }

    fn states_to(&self, state: u32) -> Vec<u32> {
        let mut way: Vec<u32> = std::iter::successors(Some(state), |&state| self.store.parent(state)).collect();
        way.reverse();
        way
    }

    /// Describes the run through the states `way`. With `last`, it continues by the step with this index.
    fn path(&mut self, way: &[u32], last: Option<u32>) -> Path {
        let (mut rows, mut steps) = (Vec::new(), Vec::new());
        rows.extend(way.first().map(|&first| self.store.row(first).to_vec()));
        for pair in way.windows(2) {
            let place = |search: &Self| {
                let (words, row) = (search.system.base().layout.words(), search.store.row(pair[1]));
                search.out.rows.chunks_exact(words).position(|found| found == row)
            };
            self.go_on_from(pair[0], |search| place(search).is_some());
            let (index, row) = (place(self), self.store.row(pair[1]));
            steps.extend(index.map(|index| self.out.steps[index]));
            rows.push(row.to_vec());
        }
        if let (Some(index), Some(&parent)) = (last, way.last()) {
            self.go_on_from(parent, |search| search.out.steps.len() > index as usize);
            let words = self.system.base().layout.words();
            rows.push(self.out.rows[index as usize * words..][..words].to_vec());
            steps.push(self.out.steps[index as usize]);
        }
        self.system.describe(&rows, &steps)
    }

    fn site_of(&self, property: PropertyId) -> Option<Site> {
        self.broken.iter().find(|(broken, _)| *broken == property).map(|(_, site)| *site)
    }

    fn holding(&mut self, property: PropertyId) -> Holding {
        match self.site_of(property) {
            Some(site) => Holding::Violated(Box::new(self.breaking(property, site))),
            None if self.is_complete && (property != PropertyId::Termination || self.runs != Runs::Undecided) => {
                Holding::Holds
            }
            None => Holding::Undecided { within: self.depth_of(self.next.min(self.store.len() as u32 - 1)) },
        }
    }

    /// The states up to a violation, and the index of the violating step; `None`: the last state violates.
    fn way_to_site(&self, site: Site) -> (Vec<u32>, Option<u32>) {
        match site {
            Site::State(state) => (self.states_to(state), None),
            Site::Step { parent: NO_PARENT, .. } => (Vec::new(), None),
            Site::Step { parent, index } => (self.states_to(parent), Some(index)),
        }
    }

    fn breaking(&mut self, property: PropertyId, site: Site) -> Breaking {
        let round = self.cycle.clone().filter(|(states, _)| {
            property == PropertyId::Termination && matches!(site, Site::State(last) if states.last() == Some(&last))
        });
        let ((way, last), round) = match round {
            // The cycle is added a second time, so that readers see the repetition.
            Some((mut states, round)) => {
                states.extend_from_within(states.len() - round as usize..);
                ((states, None), round)
            }
            None => (self.way_to_site(site), 0),
        };
        let steps = (way.len() + usize::from(last.is_some())).saturating_sub(1) as u32 - round;
        Breaking { steps, path: self.path(&way, last), round }
    }

    /// Explores about `transitions` more transitions. Returns whether the search is finished.
    pub fn work(&mut self, transitions: u64) -> bool {
        match self.asked.workers.clone() {
            // The whole portion runs on a thread of the pool; otherwise each parallel part would wake one up.
            Some(workers) => workers.install(|| self.work_on(transitions)),
            None => self.work_on(transitions),
        }
    }

    /// Calls `see` (state before, label, state after) for each step between visited states, in the order of the states.
    pub fn steps(&mut self, see: &mut dyn FnMut(u32, &str, u32)) {
        let Self { system, store, .. } = self;
        let (mut out, mut next) = (Successors::default(), Vec::new());
        self.is_left = false;
        // States from `next` on are not expanded yet.
        for state in 0..self.next {
            list_steps(&mut **system, store, state, &mut out, &mut next);
            let labels = system.labels(store.row(state), &out);
            for (label, lookup) in labels.iter().zip(&out.found) {
                if let Some(to) = lookup.state {
                    see(state, label, to);
                }
            }
        }
    }

    /// How many initial states were found.
    pub fn beginnings(&self) -> u32 {
        self.levels.get(1).copied().unwrap_or_default()
    }

    /// The states of the shortest run that violates a property. Empty: no such run was found.
    pub fn states_to_breach(&self, property: PropertyId) -> Vec<u32> {
        self.site_of(property).map(|site| self.way_to_site(site).0).unwrap_or_default()
    }

    /// Makes the search stop at the first state that meets the goal. Call this before [`Self::work`].
    pub const fn look_for(&mut self, goal: Goal) {
        self.goal = Some(goal);
    }

    /// The shortest run to the goal; `None`: the goal was not found.
    pub fn reached(&mut self) -> Option<Breaking> {
        let way = self.states_to(self.reached?);
        let steps = way.len().saturating_sub(1) as u32;
        Some(Breaking { steps, path: self.path(&way, None), round: 0 })
    }

    pub const fn states(&self) -> u64 {
        self.store.len() as u64
    }

    /// The shortest run that ends with this outcome; `None`: no such run was found.
    pub fn way_to(&mut self, end: &Standings) -> Option<Path> {
        let found = self.ends.iter().find(|&(&number, _)| self.system.base().ends.get(number) == end);
        let &(_, _, state) = found?.1;
        let way = self.states_to(state);
        Some(self.path(&way, None))
    }

    /// The results so far.
    pub fn report(&mut self) -> Report {
        let findings = self.asked.properties.clone().into_iter();
        let findings = findings.filter(|&property| self.system.base().rules.judges(property)).collect::<Vec<_>>();
        let findings =
            findings.into_iter().map(|property| Finding { property, holding: self.holding(property) }).collect();
        let end = |(&end, &(states, steps, _)): (&u32, &(u64, u32, u32))| End {
            standings: self.system.base().ends.get(end).clone(),
            states,
            steps,
        };
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
            handlings: self.system.base().handlings,
            obeyed: self.system.base().obeyed.names(),
        }
    }
}
