//! Decides whether runs terminate. States are numbered in the order in which they were found. A step "goes back" if
//! it leads to the same or an earlier state; every cycle contains such a step. If no step goes back, all runs end.
//!
//! Otherwise all cycles lie between two states: the lowest state to which a step goes back, and the highest state
//! from which a step goes back. In this range, states without predecessors are removed until every remaining state
//! has one. The remaining states are the cycles and the states after them. Steps are not stored but computed again,
//! so this takes four bytes per state.
//!
//! A strongly connected component is unfair if a message, a timer or a script act waits in all its states and no step
//! of the component serves it. (This is weak fairness for events that are in transit or armed, not for events that
//! are deliverable.) A subset of an unfair component is unfair too, so checking maximal components is enough.
//!
//! If a random step leads out of a component, runs leave the component with probability 1. Inside a component, the
//! adversary takes no step: such a step uses up part of the budget and never leads back.

use std::{collections::BTreeSet, collections::VecDeque, ops::Range};

use super::{list_steps, report::Runs, together::Keeps, together::Piece, together::Together};
use crate::explore::prelude::*;
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

enum Phase {
    /// Counts the steps into each state. The number is the index of the state to expand next.
    Counting(u32),
    /// Removes states into which no remaining step leads: such a state is on no cycle. `left`: how many states remain.
    Removing { stack: Vec<u32>, left: u32 },
    /// Finds the strongly connected components of the remaining states.
    Joining(Box<Components>),
    /// The answer is known.
    Over,
}

pub(super) struct Endless {
    into: Counts,
    phase: Phase,
    pub(super) runs: Runs,
    /// A fair cycle, if there is one: its first state, and the states after it, up to and including the first.
    pub(super) cycle: Option<(u32, Vec<u32>)>,
}

impl Endless {
    pub(super) fn among(among: Range<u32>, together: &Together) -> Self {
        let phase = Phase::Counting(among.start);
        Self { into: Counts::of(among, together), phase, runs: Runs::Undecided, cycle: None }
    }

    /// Works for about `transitions` transitions. Returns whether the answer is known.
    pub(super) fn work(
        &mut self,
        system: &mut dyn System,
        store: &Store,
        together: &mut Together,
        mut transitions: u64,
    ) -> bool {
        let Self { into, phase, .. } = self;
        let mut worked = |count: usize| {
            transitions = transitions.saturating_sub(count.max(1) as u64);
            transitions > 0
        };
        match phase {
            Phase::Counting(state) => {
                while *state < into.among.end {
                    let (first, waiting) = (*state, (into.among.end - *state) as usize);
                    let pieces =
                        together.work_out((&*system, store), Keeps::Numbers, waiting, |place| first + place as u32);
                    *state += pieces.iter().map(Piece::len).sum::<usize>() as u32;
                    let others = unknown_steps(&pieces, system, store);
                    let count = into.see_all(&pieces, &others, together, |into, _, _| *into += 1);
                    together.give_back(pieces);
                    if !worked(count) {
                        return false;
                    }
                }
                let stack = into.among.clone().filter(|&state| into.get(state) == 0).collect();
                *phase = Phase::Removing { stack, left: into.among.len() as u32 };
            }
            Phase::Removing { stack, left } => {
                while !stack.is_empty() {
                    let pieces = together.work_out((&*system, store), Keeps::Numbers, stack.len(), |place| {
                        stack[stack.len() - 1 - place]
                    });
                    let taken = pieces.iter().map(Piece::len).sum::<usize>();
                    stack.truncate(stack.len() - taken);
                    *left -= taken as u32;
                    let others = unknown_steps(&pieces, system, store);
                    let count = into.see_all(&pieces, &others, together, |into, to, freed| {
                        *into -= 1;
                        if *into == 0 {
                            freed.push(to);
                        }
                    });
                    into.take_freed(stack);
                    together.give_back(pieces);
                    if !worked(count) {
                        return false;
                    }
                }
                if *left == 0 {
                    (self.runs, self.phase) = (Runs::End, Phase::Over);
                } else {
                    *phase = Phase::Joining(Box::new(Components::among(into.among.clone())));
                }
            }
            Phase::Joining(parts) => {
                if !parts.work(system, store, |state| into.is_led_to(state), &mut worked) {
                    return false;
                }
                self.runs = match (&parts.trap, parts.is_left_by_chance) {
                    (Some(_), _) => Runs::GoOn,
                    (None, true) => Runs::WithProbabilityOne,
                    (None, false) => Runs::GoOnUnfairly,
                };
                self.cycle = parts.trap.take().map(|(entry, part)| (entry, fair_cycle(system, store, entry, &part)));
                self.phase = Phase::Over;
            }
            Phase::Over => {}
        }
        matches!(self.phase, Phase::Over)
    }
}

fn unknown_steps(pieces: &[Piece], system: &mut dyn System, store: &Store) -> Vec<u32> {
    let (mut out, mut next, mut all) = (Successors::default(), Vec::new(), Vec::new());
    for state in pieces.iter().flat_map(Piece::unknown) {
        list_steps(system, store, state, &mut out, &mut next);
        all.extend(next.iter().map(|&(_, to)| to));
    }
    all
}

/// Finds strongly connected components with Tarjan's algorithm (SIAM J. Comput. 1(2), 1972), without recursion.
#[derive(Default)]
struct Components {
    among: Range<u32>,
    /// By state: its number in the order of visits, from 1; 0: not visited yet.
    met: Vec<u32>,
    low: Vec<u32>,
    count: u32,
    next: u32,
    frames: Vec<(u32, Vec<u32>)>,
    /// Tarjan's stack: the visited states whose component is not complete yet.
    open: Vec<u32>,
    is_open: Vec<bool>,
    /// The first component with endless fair runs: the state at which the search entered it, and its states.
    trap: Option<(u32, BTreeSet<u32>)>,
    /// Whether a component with endless fair runs has a random step that leads out.
    is_left_by_chance: bool,
}

impl Components {
    fn among(among: Range<u32>) -> Self {
        let states = among.len();
        let (met, low, is_open) = (vec![0; states], vec![0; states], vec![false; states]);
        Self { next: among.start, among, met, low, is_open, ..Self::default() }
    }

    const fn place(&self, state: u32) -> usize {
        (state - self.among.start) as usize
    }

    fn meet(&mut self, system: &mut dyn System, store: &Store, state: u32, is_left: impl Fn(u32) -> bool) {
        let place = self.place(state);
        self.count += 1;
        (self.met[place], self.low[place]) = (self.count, self.count);
        self.open.push(state);
        self.is_open[place] = true;
        let mut next = Vec::new();
        list_steps(system, store, state, &mut Successors::default(), &mut next);
        self.frames.push((state, next.into_iter().map(|(_, to)| to).filter(|&to| is_left(to)).collect()));
    }

    fn work(
        &mut self,
        system: &mut dyn System,
        store: &Store,
        is_left: impl Fn(u32) -> bool,
        worked: &mut impl FnMut(usize) -> bool,
    ) -> bool {
        loop {
            let Some((state, next)) = self.frames.last_mut() else {
                while self.next < self.among.end && (self.met[self.place(self.next)] != 0 || !is_left(self.next)) {
                    self.next += 1;
                }
                if self.next == self.among.end {
                    return true;
                }
                self.meet(system, store, self.next, &is_left);
                continue;
            };
            let state = *state;
            let (next, place) = (next.pop(), self.place(state));
            match next.map(|to| (to, self.place(to))) {
                Some((to, at)) if self.met[at] == 0 => self.meet(system, store, to, &is_left),
                Some((_, at)) => {
                    if self.is_open[at] {
                        self.low[place] = self.low[place].min(self.met[at]);
                    }
                }
                None => {
                    self.frames.pop();
                    if let Some(&(parent, _)) = self.frames.last() {
                        let parent = self.place(parent);
                        self.low[parent] = self.low[parent].min(self.low[place]);
                    }
                    if self.low[place] == self.met[place] {
                        self.close(system, store, state);
                    }
                }
            }
            if !worked(1) {
                return false;
            }
        }
    }

    fn close(&mut self, system: &mut dyn System, store: &Store, root: u32) {
        let mut part = BTreeSet::new();
        while let Some(state) = self.open.pop() {
            let place = self.place(state);
            self.is_open[place] = false;
            part.insert(state);
            if state == root {
                break;
            }
        }
        let Some(&entry) = part.first() else { return };
        let is_known = self.trap.as_ref().is_some_and(|(known, _)| *known < entry);
        let around = if is_known { EndlessRuns::Ended } else { judge_component(system, store, &part) };
        match around {
            EndlessRuns::LeftByChance => self.is_left_by_chance = true,
            EndlessRuns::ForEver if self.trap.as_ref().is_none_or(|(known, _)| entry < *known) => {
                self.trap = Some((entry, part));
            }
            EndlessRuns::ForEver | EndlessRuns::Ended => {}
        }
    }
}

enum EndlessRuns {
    /// The component has no cycle, or every cycle is unfair.
    Ended,
    /// The component has a fair cycle, but runs leave the component with probability 1.
    LeftByChance,
    ForEver,
}

fn judge_component(system: &mut dyn System, store: &Store, part: &BTreeSet<u32>) -> EndlessRuns {
    let (mut waits, mut is_round, mut is_left) = (None::<BTreeSet<u64>>, false, false);
    let (mut served, mut all, mut next, mut out) = (BTreeSet::new(), Vec::new(), Vec::new(), Successors::default());
    for &state in part {
        all.clear();
        system.waits(store.row(state), &mut all);
        let here: BTreeSet<u64> = all.iter().copied().collect();
        waits = Some(waits.map_or(here.clone(), |waits| &waits & &here));
        list_steps(system, store, state, &mut out, &mut next);
        for &(step, to) in &next {
            if part.contains(&to) {
                is_round = true;
                served.extend(system.served(store.row(state), step));
            } else {
                // A random step has a probability above 0. (Without a clock, there are no probabilities.)
                is_left |= matches!(step, Step::Tick { given: false, .. });
            }
        }
    }
    match is_round && waits.is_some_and(|waits| waits.is_subset(&served)) {
        false => EndlessRuns::Ended,
        true if is_left => EndlessRuns::LeftByChance,
        true => EndlessRuns::ForEver,
    }
}

/// The states of a fair cycle from `entry` back to `entry`, without the first `entry`.
fn fair_cycle(system: &mut dyn System, store: &Store, entry: u32, part: &BTreeSet<u32>) -> Vec<u32> {
    let (mut way, mut at) = (Vec::new(), entry);
    let mut waits = Vec::new();
    system.waits(store.row(entry), &mut waits);
    for wait in waits {
        let serves = |system: &mut dyn System, step| serves(system, store, wait, step);
        let steps = std::iter::once(entry).chain(way.iter().copied()).collect::<Vec<u32>>();
        if steps.windows(2).any(|pair| is_served_between(system, store, wait, pair[0], pair[1])) {
            continue;
        }
        let leg = shortest_path(system, store, at, part, serves);
        at = leg.last().copied().unwrap_or(at);
        way.extend(leg);
    }
    if at != entry || way.is_empty() {
        way.extend(shortest_path(system, store, at, part, |_, (.., to)| to == entry));
    }
    way
}

fn serves(system: &dyn System, store: &Store, wait: u64, (from, step, to): (u32, Step, u32)) -> bool {
    let mut after = Vec::new();
    system.waits(store.row(to), &mut after);
    system.served(store.row(from), step) == Some(wait) || !after.contains(&wait)
}

fn is_served_between(system: &mut dyn System, store: &Store, wait: u64, from: u32, to: u32) -> bool {
    let mut next = Vec::new();
    list_steps(system, store, from, &mut Successors::default(), &mut next);
    let step = next.iter().find(|(_, state)| *state == to).map(|(step, _)| *step);
    step.is_some_and(|step| serves(system, store, wait, (from, step, to)))
}

/// The shortest path in `part` from `from` whose last step meets `is_last`: the states after `from`; empty: none.
fn shortest_path(
    system: &mut dyn System,
    store: &Store,
    from: u32,
    part: &BTreeSet<u32>,
    is_last: impl Fn(&mut dyn System, (u32, Step, u32)) -> bool,
) -> Vec<u32> {
    let mut before = std::collections::BTreeMap::new();
    let (mut queue, mut next) = (VecDeque::from([from]), Vec::new());
    while let Some(state) = queue.pop_front() {
        list_steps(system, store, state, &mut Successors::default(), &mut next);
        for (step, to) in std::mem::take(&mut next) {
            if !part.contains(&to) {
                continue;
            }
            if is_last(system, (state, step, to)) {
                let mut way = vec![to];
                let mut at = state;
                while at != from {
                    way.push(at);
                    at = before[&at];
                }
                way.reverse();
                return way;
            }
            if to != from && !before.contains_key(&to) {
                before.insert(to, state);
                queue.push_back(to);
            }
        }
    }
    Vec::new()
}

/// For each state: how many remaining steps lead into it, in shares that several threads can count at the same time.
pub(super) struct Counts {
    pub(super) among: Range<u32>,
    /// The number of shares is a power of two. The state's index modulo this number selects the share.
    shares: Vec<Share>,
}

/// The maximum number of shares. It is low, because the thread of each share reads all steps.
const MOST_SHARES: usize = 8;

struct Share {
    into: Vec<u32>,
    freed: Vec<u32>,
}

impl Counts {
    pub(super) fn of(among: Range<u32>, together: &Together) -> Self {
        let count = together.threads.next_power_of_two().min(MOST_SHARES);
        let share = || Share { into: vec![0; among.len().div_ceil(count)], freed: Vec::new() };
        Self { shares: std::iter::repeat_with(share).take(count).collect(), among }
    }

    pub(super) fn get(&self, state: u32) -> u32 {
        let place = (state - self.among.start) as usize;
        self.shares[place % self.shares.len()].into[place / self.shares.len()]
    }

    pub(super) fn is_led_to(&self, state: u32) -> bool {
        self.among.contains(&state) && self.get(state) > 0
    }

    /// Calls `see` for the target of every step. Returns the number of steps.
    pub(super) fn see_all(
        &mut self,
        pieces: &[Piece],
        others: &[u32],
        together: &Together,
        see: impl Fn(&mut u32, u32, &mut Vec<u32>) + Sync,
    ) -> usize {
        let Self { among, shares } = self;
        let (mask, bits) = (shares.len() as u32 - 1, shares.len().ilog2());
        let place_of = |to: u32| among.contains(&to).then(|| to - among.start);
        let all = || {
            let known = pieces.iter().flat_map(|piece| &piece.known);
            known.chain(others).copied().filter_map(|to| Some((place_of(to)?, to)))
        };
        let see_one = |Share { into, freed }: &mut Share, place: u32, to: u32| {
            see(&mut into[(place >> bits) as usize], to, freed);
        };
        if together.threads > 1 && pieces.len() > 1 {
            (0..shares.len() as u32).into_par_iter().zip(shares).for_each(|(number, share)| {
                all().filter(|(place, _)| place & mask == number).for_each(|(place, to)| see_one(share, place, to));
            });
        } else {
            all().for_each(|(place, to)| see_one(&mut shares[(place & mask) as usize], place, to));
        }
        pieces.iter().map(|piece| piece.known.len()).sum::<usize>() + others.len()
    }

    pub(super) fn take_freed(&mut self, stack: &mut Vec<u32>) {
        for share in &mut self.shares {
            stack.append(&mut share.freed);
        }
    }
}
