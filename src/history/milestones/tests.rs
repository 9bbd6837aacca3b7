use super::*;

#[test]
fn a_place_is_found_between_two_milestones() {
    let mut milestones = Milestones { most: 10, ..Milestones::new(4) };
    for tick in 1..=1_000 {
        milestones.pass(tick, 3 * tick as usize);
    }
    assert!((5..=10).contains(&milestones.known.len()), "{:?}", milestones.known);
    for tick in 0..=1_000 {
        let before = milestones.records_before(tick);
        assert!(before <= 3 * tick as usize && before + 2 * milestones.distance > 3 * tick as usize, "{tick}: {before}");
        let at = milestones.tick_before(3 * tick as usize);
        assert!(at <= tick && milestones.records_before(at) <= 3 * tick as usize, "{tick}: {at}");
    }
    milestones.forget_after(500);
    assert!(milestones.known.iter().all(|&(tick, _)| tick <= 500));
    assert_eq!(milestones.known[0], (0, 0));
}
