use super::*;
use crate::sim::observe::LossReason;
use crate::sim::trace::{NO_CAUSE, RecordKind};

fn loss(number: u32, from: u32, due: Ticks) -> Record {
    let what = RecordKind::Lost { number, from, clockwise: true, kind: 0, due, reason: LossReason::Loss };
    Record { cause: NO_CAUSE, at: from + 1, set_out: due - 1, sends: 0, what }
}

/// How many are kept or counted of each sender from a tick on.
fn by_sender(losses: &EarlyLosses, tick: Ticks) -> BTreeMap<u32, u32> {
    let mut all = BTreeMap::new();
    let kept = losses.since(tick).iter().filter_map(|(.., record)| Some((record.what.from()?, 1)));
    for (from, count) in kept.chain(losses.counted_since(tick)) {
        *all.entry(from).or_default() += count;
    }
    all
}

#[test]
fn however_many_are_lost_the_latest_are_kept_and_all_are_counted() {
    let mut losses = EarlyLosses::new();
    let a_tick = 3 * MOST_TOLD as u32;
    for number in 0..2 * a_tick {
        let tick = 5 + Ticks::from(number / a_tick);
        losses.push(number, tick, loss(number, number % 7, tick));
        assert!(losses.latest.len() <= 2 * MOST_TOLD && losses.counted.len() <= 2 * 7);
        assert!(losses.has(number) && losses.latest.len() >= MOST_TOLD.min(number as usize + 1));
    }
    assert!(!losses.has(0) && losses.latest.is_sorted_by_key(|&(number, ..)| number));
    assert_eq!(by_sender(&losses, 0).values().sum::<u32>(), 2 * a_tick);
    let late = by_sender(&losses, 6);
    assert!(late.values().sum::<u32>() == a_tick && late.len() == 7 && late.values().all(|&count| count >= a_tick / 7));
    losses.forget_before(6);
    assert_eq!((by_sender(&losses, 0), by_sender(&losses, 6)), (late.clone(), late));
    losses.forget_before(7);
    assert!(by_sender(&losses, 0).is_empty());
}
