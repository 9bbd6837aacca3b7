//! Some states, and what of their successors is needed to add them.

use hashbrown::HashTable;

use super::super::store::{Lookup, Store};
use super::super::table::hash_of_words;
use super::super::{Successors, System};
use super::Turns;
use crate::protocol::PropertyId;

/// What is kept of successors that are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::explore) enum Keeps {
    #[default]
    Nothing,
    Numbers,
}

/// Where the successors of a state end among those of several. In a piece `steps` only counts them.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::explore) struct Portion {
    pub(in crate::explore) steps: usize,
    /// Of rows that were not known, in a piece.
    pub(in crate::explore) fresh: usize,
    pub(in crate::explore) broken: usize,
    /// Whether a bound forbids a step.
    pub(in crate::explore) cut: bool,
}

impl Portion {
    pub(in crate::explore) const fn all_of(out: &Successors) -> Self {
        Self { steps: out.steps.len(), fresh: 0, broken: out.broken.len(), cut: out.cut }
    }
}

/// Rows that were not known.
#[derive(Debug, Default)]
pub(in crate::explore) struct Fresh {
    words: Vec<u64>,
    /// Each looked for, with the place of its step among those of its state.
    all: Vec<(Lookup, u32)>,
    /// By hash, where of equal rows only the first is kept.
    distinct: HashTable<u32>,
}

impl Fresh {
    fn clear(&mut self) {
        self.words.clear();
        self.all.clear();
        self.distinct.clear();
    }

    #[inline]
    fn add(&mut self, lookup: Lookup, step: u32, row: &[u64]) {
        self.words.extend_from_slice(row);
        self.all.push((lookup, step));
    }

    fn add_distinct(&mut self, lookup: Lookup, step: u32, row: &[u64]) {
        let Self { words, all, distinct } = self;
        let (width, place) = (row.len(), all.len() as u32);
        let hash = |lookup: Lookup| hash_of_words(&[lookup.tag.into()]);
        let is_it = |&other: &u32| &words[other as usize * width..][..width] == row;
        if distinct.find(hash(lookup), is_it).is_none() {
            distinct.insert_unique(hash(lookup), place, |&other| hash(all[other as usize].0));
            self.add(lookup, step, row);
        }
    }

    pub(in crate::explore) fn lookups(&self) -> impl Iterator<Item = Lookup> + '_ {
        self.all.iter().map(|&(lookup, _)| lookup)
    }

    /// A row, and the place of its step among those of its state.
    #[inline]
    pub(in crate::explore) fn get(&self, place: usize, width: usize) -> (Lookup, u32, &[u64]) {
        let (lookup, step) = self.all[place];
        (lookup, step, &self.words[place * width..][..width])
    }
}

/// States, and what of their successors is needed to add them.
#[derive(Debug, Default)]
pub(in crate::explore) struct Piece {
    keeps: Keeps,
    /// Whether of equal rows only the first is kept.
    is_distinct: bool,
    /// `None`: it takes a number that is not known.
    states: Vec<(u32, Option<Portion>)>,
    /// Whether all that follows them is known.
    is_whole: bool,
    /// Of all states so far.
    steps: usize,
    /// The states that were known, once for each step, if they are kept.
    pub(in crate::explore) known: Vec<u32>,
    pub(in crate::explore) fresh: Fresh,
    /// What steps break for good, by the place of the step among those of its state.
    pub(in crate::explore) broken: Vec<(u32, PropertyId)>,
    pub(in crate::explore) turns: Turns,
}

impl Piece {
    pub(super) fn begin(&mut self, keeps: Keeps, is_distinct: bool) {
        (self.keeps, self.is_distinct) = (keeps, is_distinct);
        (self.is_whole, self.steps, self.turns) = (true, 0, Turns::default());
        self.states.clear();
        self.known.clear();
        self.fresh.clear();
        self.broken.clear();
    }

    /// Adds some states. `out`: room.
    pub(super) fn work_out<S: System>(
        &mut self,
        system: &S,
        store: &Store,
        all: impl Iterator<Item = u32>,
        out: &mut Successors,
    ) {
        out.clear();
        let first = self.states.len();
        self.states.extend(all.map(|state| (state, out.add_portion(|out| system.known_next(store.row(state), out)))));
        store.find_all(&out.rows, &mut out.found);
        self.keep(first, out, system.layout().words());
    }

    fn keep(&mut self, first: usize, out: &Successors, width: usize) {
        let Self { keeps, is_distinct, states, is_whole, steps, known, fresh, broken, turns } = self;
        let mut before = Portion::default();
        for (state, portion) in &mut states[first..] {
            let Some(after) = portion else {
                *is_whole = false;
                continue;
            };
            let found = &out.found[before.steps..after.steps];
            turns.see(*state, found);
            let rows = out.rows[before.steps * width..].chunks_exact(width);
            for ((step, &lookup), row) in (0..).zip(found).zip(rows) {
                match lookup.state {
                    Some(state) if *keeps == Keeps::Numbers => known.push(state),
                    Some(_) => {}
                    None if *is_distinct => fresh.add_distinct(lookup, step, row),
                    None => fresh.add(lookup, step, row),
                }
            }
            let index = |&(index, property): &(u32, PropertyId)| (index - before.steps as u32, property);
            broken.extend(out.broken[before.broken..after.broken].iter().map(index));
            *steps += found.len();
            before = *after;
            *after = Portion { steps: *steps, fresh: fresh.all.len(), broken: broken.len(), cut: after.cut };
        }
    }

    /// The states in order, each with what of the successors ends before it, and where what follows it ends; `None` where that is to be worked
    /// out.
    pub(in crate::explore) fn each(&self) -> impl Iterator<Item = (Portion, Option<Portion>)> {
        self.states.iter().scan(Portion::default(), |ended, &(_, portion)| {
            let before = std::mem::replace(ended, portion.unwrap_or(*ended));
            Some((before, portion))
        })
    }

    /// The states of which it is to be worked out what follows them.
    pub(in crate::explore) fn unknown(&self) -> impl Iterator<Item = u32> {
        let states = if self.is_whole { &[] } else { &*self.states };
        states.iter().filter_map(|&(state, portion)| portion.is_none().then_some(state))
    }

    pub(in crate::explore) const fn len(&self) -> usize {
        self.states.len()
    }
}

impl Successors {
    /// Adds what follows a state; `None`, and nothing is added, if that comes to nothing.
    fn add_portion(&mut self, add: impl FnOnce(&mut Self) -> bool) -> Option<Portion> {
        self.begun = self.steps.len();
        self.cut = false;
        self.whole_or_nothing(add).then(|| Portion::all_of(self))
    }
}
