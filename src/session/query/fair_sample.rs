//! A choice of many messages that leaves no sender out.

use std::collections::BinaryHeap;

/// Those of the things that `each` gives which have no sender, and at most so many of the others: of every sender the oldest, then
/// the second oldest of every sender, and so on, and of the last round the oldest. A sender is a small number, an age the lower the
/// older; no two things have the same age.
pub(super) fn fair_sample<T, I: Iterator<Item = T>>(
    most: usize,
    each: impl Fn() -> I,
    sender: impl Fn(&T) -> Option<usize>,
    age: impl Fn(&T) -> u32,
) -> Vec<T> {
    let mut counts: Vec<usize> = Vec::new();
    let mut all = 0;
    for thing in each() {
        let Some(sender) = sender(&thing) else { continue };
        if sender >= counts.len() {
            counts.resize(sender + 1, 0);
        }
        counts[sender] += 1;
        all += 1;
    }
    if all <= most {
        return each().collect();
    }
    // The rounds that are whole, found by halving.
    let within = |rounds: usize| counts.iter().map(|&count| count.min(rounds)).sum::<usize>() <= most;
    let (mut whole, mut over) = (0, most + 1);
    while over - whole > 1 {
        let middle = usize::midpoint(whole, over);
        if within(middle) { whole = middle } else { over = middle }
    }
    let mut kept: Vec<BinaryHeap<ByAge<T>>> = counts.iter().map(|_| BinaryHeap::new()).collect();
    let mut chosen = Vec::new();
    for thing in each() {
        let Some(sender) = sender(&thing) else {
            chosen.push(thing);
            continue;
        };
        let (heap, age) = (&mut kept[sender], age(&thing));
        if heap.len() <= whole {
            heap.push(ByAge(age, thing));
        } else if let Some(mut youngest) = heap.peek_mut()
            && age < youngest.0
        {
            *youngest = ByAge(age, thing);
        }
    }
    let mut last = Vec::new();
    let free = chosen.len();
    for mut heap in kept {
        if heap.len() > whole {
            last.extend(heap.pop());
        }
        chosen.extend(heap.into_iter().map(|kept| kept.1));
    }
    last.sort_unstable_by_key(|thing| thing.0);
    let left = most + free - chosen.len();
    chosen.extend(last.into_iter().take(left).map(|kept| kept.1));
    chosen
}

struct ByAge<T>(u32, T);

impl<T> PartialEq for ByAge<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for ByAge<T> {}

impl<T> PartialOrd for ByAge<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for ByAge<T> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

#[cfg(test)]
mod tests;
