use super::*;
use crate::session::query::space_time::orders::Orders;
use crate::sim::observe::{Observer, SimEvent};
use crate::sim::trace::{Ledger, Recorder, Recording};

type Protocol = crate::protocols::chang_roberts::ChangRoberts;

#[test]
fn moving_on_finds_what_beginning_anew_finds() {
    let (mut recording, mut ledger) = (Recording::new::<Protocol>(), Ledger::new(0));
    let mut recorder = Recorder::<Protocol>::new(&mut ledger, Some(&mut recording));
    for index in 0..500_u32 {
        recorder.see(1, SimEvent::Revived { at: index * index % 7 });
    }
    let trace = recording.trace;
    let mut orders = Orders::default();
    orders.catch_up(&trace, 7);
    let anew = |positions: &[u32], among: &Range<usize>| {
        let all = positions.iter().flat_map(|&at| orders.of(at));
        let mut found: Vec<u32> = all.filter(|&index| among.contains(&(index as usize))).collect();
        found.sort_unstable();
        found
    };
    let positions = vec![1, 4];
    let mut followed = Followed::default();
    followed.begin(positions.clone(), 0..100, anew(&positions, &(0..100)));
    for among in [0..101, 20..140, 30..120, 30..500, 499..500, 500..500] {
        assert!(followed.move_to(&positions, among.clone(), &trace, 7), "{among:?}");
        assert_eq!(followed.records(), anew(&positions, &among), "{among:?}");
    }
    assert!(!followed.move_to(&positions, 10..400, &trace, 7), "what lies before is not known");
    assert!(!followed.move_to(&[1], 500..500, &trace, 7), "other processes have other records");
}
