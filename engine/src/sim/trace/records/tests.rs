use super::*;
use crate::sim::observe::LossReason;
use crate::sim::trace::{NO_CAUSE, RecordKind};

/// A long list of all sorts: with messages, without, rare ones, with few steps and with many.
fn record(number: usize) -> (Record, u32, u32) {
    let (at, from, kind) = (number as u32 % 9, number as u32 % 7, 1);
    let now = 3 * number as Ticks;
    let (what, set_out) = match number % 11 {
        3 => (RecordKind::Revived, 0),
        5 => {
            let (due, reason) = (now, LossReason::Loss);
            (RecordKind::Lost { number: number as u32, from, clockwise: true, kind, due, reason }, now - 4)
        }
        _ => (RecordKind::Delivered { from, kind }, now.saturating_sub(4)),
    };
    let (sends, steps) = match number % 97 {
        13 => (300, 2),
        14 => (1, 100),
        of => (of as u32 % 3, of as u32 % 2),
    };
    (Record { cause: NO_CAUSE, at, set_out, sends, what }, sends, steps)
}

fn is_as_written(records: &Records) {
    let mut before = (0, 0);
    for number in 0..records.held().end {
        let (whole, _, steps) = record(number);
        let has_message = whole.what.ends_a_message();
        if records.held().contains(&number) {
            assert_eq!(records.at(number), Some(whole.at), "{number}");
            assert_eq!(records.get(number), Some(whole), "{number}");
            assert_eq!(records.steps(number), before.0..before.0 + steps as usize, "{number}");
            assert_eq!(records.message(number), has_message.then_some(before.1), "{number}");
        } else {
            assert_eq!((records.get(number), records.at(number)), (None, None), "{number}");
        }
        before = (before.0 + steps as usize, before.1 + usize::from(has_message));
    }
    assert_eq!(records.counts_before(records.held().end), Counts { steps: before.0, messages: before.1 });
}

fn write(records: &mut Records, until: usize) {
    for number in records.held().end..until {
        let (whole, sends, steps) = record(number);
        records.push(Record { sends: 0, ..whole }, 3 * number as Ticks);
        for _ in 0..sends {
            records.count_send(number);
        }
        for _ in 0..steps {
            assert!(records.count_step(number));
        }
    }
}

#[test]
fn records_are_those_that_were_written_whatever_is_given_up() {
    let mut records = Records::starting_at(0);
    for (until, first, end) in
        [(10, 0, 10), (700, 65, 640), (9_000, 4_230, 8_999), (9_100, 4_231, 9_000), (20_000, 19_900, 19_950)]
    {
        write(&mut records, until);
        is_as_written(&records);
        let counts = records.counts_before(first);
        assert_eq!(records.evict_before(first), counts);
        let left = records.counts_before(end);
        assert_eq!(records.truncate(end), left);
        assert_eq!(records.held(), first..end);
        is_as_written(&records);
    }
}

#[test]
fn a_step_of_a_record_after_which_others_came_belongs_to_it() {
    let mut records = Records::starting_at(0);
    let delivered = |_| Record { cause: NO_CAUSE, at: 1, set_out: 0, sends: 0, what: RecordKind::Delivered { from: 0, kind: 0 } };
    (0..130).map(delivered).for_each(|record| records.push(record, 1));
    assert!(records.count_step(129) && records.count_step(60) && records.count_step(60) && !records.count_step(130));
    assert_eq!((records.steps(60), records.steps(61), records.steps(128), records.steps(129)), (0..2, 2..2, 2..2, 2..3));
}
