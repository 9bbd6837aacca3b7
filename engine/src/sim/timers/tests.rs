use super::*;

#[test]
fn a_timer_replaces_one_of_its_name_and_a_cancelled_one_leaves_no_tick() {
    let mut timers = Timers::new();
    timers.set(1, TimerKey::Own('a'), 0, 5);
    timers.set(1, TimerKey::Own('a'), 0, 9);
    timers.set(2, TimerKey::Own('a'), 0, 7);
    timers.cancel(2, TimerKey::Own('a'));
    assert_eq!(timers.next_due(), Some(9));
    assert_eq!(timers.take(8), None);
    assert_eq!(timers.take(9).map(|armed| armed.at), Some(1));
    assert_eq!(timers.next_due(), None);
}

#[test]
fn timers_of_one_tick_fire_in_the_order_of_setting_and_a_crash_keeps_the_detectors() {
    let mut timers = Timers::new();
    for at in [4, 2, 9] {
        timers.set(at, TimerKey::Own('a'), 0, 3);
    }
    timers.set(2, TimerKey::Absence, 0, 3);
    timers.cancel_own(2);
    let order: Vec<_> = std::iter::from_fn(|| timers.take(3)).map(|armed| (armed.at, armed.key)).collect();
    assert_eq!(order, [(4, TimerKey::Own('a')), (9, TimerKey::Own('a')), (2, TimerKey::Absence)]);
}
