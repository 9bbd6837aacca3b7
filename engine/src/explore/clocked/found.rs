//! The states that are found in parts, each once.

use std::num::NonZeroU32;

use hashbrown::HashTable;

use super::acts::Deeds;
use crate::explore::answers::next_answers;
use crate::explore::table::hash_of_words;
use crate::explore::{Step, Successors};
use crate::protocol::PropertyId;
use crate::sim::chance::Tape;

/// So many parts are carried out before a walk is left.
pub(super) const PARTS: usize = 256;

/// So many states are found before a walk is left.
pub(super) const FOUND: usize = 128;

/// Sees a way: the state that it leads to, what was done, and the answers of chance.
pub(super) type See<'a> = &'a mut dyn FnMut(&[u64], &Deeds, &[u32]);

/// The answers after those of a tape.
pub(super) fn next_of(answers: Vec<u32>, tape: &Tape) -> Option<Vec<u32>> {
    let asked: Vec<NonZeroU32> = tape.asked().iter().map(|(_, below)| *below).collect();
    next_answers(answers, &asked)
}

/// Adds a packed state once. `given`: it takes a gift to come there.
pub(super) fn add(
    index: &mut HashTable<u32>,
    row: &[u64],
    (broken, given): (&[PropertyId], bool),
    out: &mut Successors,
) {
    let words = row.len();
    let hash = hash_of_words(row);
    let row_of = |rows: &[u64], place: u32| hash_of_words(&rows[place as usize * words..][..words]);
    let known = index.find(hash, |&place| out.rows[place as usize * words..][..words] == *row).copied();
    let place = known.unwrap_or_else(|| {
        let place = out.steps.len() as u32;
        out.rows.extend_from_slice(row);
        out.steps.push(Step::Tick { index: place, given });
        index.insert_unique(hash, place, |&place| row_of(&out.rows, place));
        place
    });
    if !given {
        out.steps[place as usize] = Step::Tick { index: place, given };
    }
    out.broken.extend(broken.iter().map(|&property| (place, property)));
}
