use super::*;
use crate::sim::observe::LossReason;

fn record(what: RecordKind, set_out: Ticks) -> Record {
    Record { cause: 70_000, at: 9_999_999, set_out, sends: 0, what }
}

#[test]
fn what_is_packed_is_unpacked_the_same() {
    assert_eq!(size_of::<Packed>(), 16);
    let plain = [
        RecordKind::Started(None),
        RecordKind::Started(Some(9_999_998)),
        RecordKind::Revived,
        RecordKind::Leads,
        RecordKind::Waits,
        RecordKind::Fired { timer: 255, by_hand: true },
        RecordKind::Fired { timer: 0, by_hand: false },
    ];
    let downs = DOWNS.map(RecordKind::WentDown);
    for what in plain.into_iter().chain(downs) {
        let whole = record(what, 0);
        let packed = Packed::of(&whole, 1_000).expect("it fits");
        assert_eq!((packed.unpacked(1_000), packed.has_message()), (Some(whole), false));
    }
    for kind in 0..KINDS {
        let from = 9_999_997;
        for (what, set_out) in
            [(RecordKind::Delivered { from, kind }, 1_000), (RecordKind::CameBack { from, kind }, 999 + DEPARTURES)]
        {
            let whole = record(what, set_out);
            let packed = Packed::of(&whole, 1_000).expect("it fits");
            assert_eq!((packed.unpacked(1_000), packed.has_message()), (Some(whole), true));
        }
        for set_out in [999, 1_000, 999 + DEPARTURES, 1_000 + DEPARTURES] {
            let delivery = Delivery { cause: 3, at: 9, set_out, from, kind };
            assert_eq!(Packed::of_delivery(delivery, 1_000), Packed::of(&delivery.whole(), 1_000), "{delivery:?}");
        }
    }
}

#[test]
fn what_does_not_fit_is_not_cut_off() {
    let delivered = |at, from, set_out| Record { at, ..record(RecordKind::Delivered { from, kind: 0 }, set_out) };
    assert!(Packed::of(&delivered(POSITIONS - 1, POSITIONS - 1, 5), 5).is_some());
    let (number, clockwise, due, reason) = (1, true, 3, LossReason::Loss);
    let lost = record(RecordKind::Lost { number, from: 1, clockwise, kind: 0, due, reason }, 2);
    let far = delivered(1, 1, 5 + DEPARTURES);
    for whole in [delivered(POSITIONS, 1, 5), delivered(1, POSITIONS, 5), delivered(1, 1, 4), far, lost] {
        assert_eq!(Packed::of(&whole, 5), None, "{whole:?}");
    }
}

#[test]
fn sends_and_steps_are_counted_as_far_as_they_fit() {
    let whole = record(RecordKind::Revived, 0);
    let mut packed = Packed::of(&whole, 0).expect("it fits");
    for sends in 1..=255 {
        assert_eq!(packed.count_send(), Some(()));
        assert_eq!(packed.unpacked(0), Some(Record { sends, ..whole.clone() }));
    }
    for steps in 1..STEPS {
        assert_eq!((packed.count_step(), packed.steps()), (Some(()), steps));
    }
    let full = packed;
    assert_eq!((packed.count_send(), packed.count_step(), packed), (None, None, full));
    for mut rare in [Packed::rare(false), Packed::rare(true)] {
        assert!(rare.is_rare() && rare.unpacked(0).is_none());
        assert_eq!((rare.count_send(), rare.count_step()), (None, None));
    }
}
