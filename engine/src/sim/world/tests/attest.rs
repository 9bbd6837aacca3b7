//! Attested evidence for the judges of a run.

use super::*;
use crate::protocol::{Evidence, LogEntry};
use crate::sim::digest::Digest;

#[derive(Default)]
struct Attested(Vec<String>);

impl Observer for Attested {
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        let line = match event {
            SimEvent::Revived { at } => format!("{at} is back"),
            SimEvent::Attested { at, evidence } => format!("{at} attests {evidence:?}"),
            SimEvent::Handled { at } => format!("{at} is done"),
            _ => return,
        };
        self.0.push(format!("{tick}: {line}"));
    }
}

fn gone_through(observer: &mut impl Observer) -> World {
    let mut chance = Seeded::new(1);
    let script = vec![(1, crash(0, None)), (2, revive(0))];
    let mut world = World::new(plan(2, Network::default(), script), &mut chance, observer);
    while let Some(tick) = world.next_due() {
        world.begin(tick);
        world.finish(&mut chance, observer);
    }
    world
}

#[test]
fn evidence_is_seen_within_its_handler_call_and_changes_nothing() {
    let mut attested = Attested::default();
    gone_through(&mut attested);
    let evidence = Evidence::Proposed(LogEntry::of(0.into()));
    assert_eq!(
        attested.0,
        ["2: 0 is back".to_owned(), format!("2: 0 attests {evidence:?}"), "2: 0 is done".to_owned()]
    );
    // The digest contains only handled events, so attested evidence must not change it.
    let (mut alone, mut watched) = (Digest::default(), Digest::default());
    gone_through(&mut alone);
    gone_through(&mut (&mut watched, &mut Attested::default()));
    assert_eq!(alone, watched);
}
