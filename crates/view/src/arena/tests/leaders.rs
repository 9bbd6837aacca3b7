//! Tests that the screen never names a single leader while live processes follow different leaders.

use std::collections::BTreeSet;

use super::super::headline::headline;
use super::story::{ARENAS, hub_of, picture};
use crate::tests::frames::{english, frame_at, run_of};
use crate::{ThemeName, View};
use suffrage_engine::protocol::{Id, Role};
use suffrage_scenario::builtin;
use suffrage_session::model::{Frame, Verdict};

const TICKS: u64 = 40;

fn followed_leaders(frame: &Frame) -> BTreeSet<Id> {
    let live = frame.processes.iter().filter(|process| process.role != Role::Crashed);
    live.filter_map(|process| process.elected?.leader()).collect()
}

#[test]
fn no_leader_is_claimed_for_all_while_live_processes_hold_different_ones() {
    let look = english(ThemeName::Dark);
    let (mut divided, mut drawn) = (0, 0);
    for name in builtin::ALL.iter().map(|demo| demo.name).filter(|name| run_of(name).scenario().count() <= 64) {
        let mut run = run_of(name);
        for tick in 0..TICKS {
            let frame = frame_at(&mut run, tick, &View::default(), (200, 55));
            // With groups, several leaders are intended, and no process is wrong.
            if followed_leaders(&frame).len() > 1 && !matches!(frame.verdict, Verdict::Groups { .. }) {
                divided += 1;
                let what = format!("{name} at {tick}");
                let is_spreading = matches!(frame.verdict, Verdict::Spreading { .. });
                assert!(is_spreading || matches!(frame.verdict, Verdict::Split { .. }), "{what}: {:?}", frame.verdict);
                let said = headline(&frame, &look);
                let is_claimed = said.rows.iter().flatten().any(|(text, _)| text.starts_with(" ★"));
                assert!(is_spreading || !is_claimed, "{what}: one leader is claimed");
                for size in ARENAS.into_iter().filter(|_| !is_spreading && frame.leading.is_some()) {
                    let Some((buffer, shown)) = picture(&frame, &look, size) else { continue };
                    let hub = hub_of(&buffer, &shown);
                    drawn += usize::from(!hub.is_empty());
                    let is_several = hub.iter().any(|part| part.contains("leaders"));
                    assert!(hub.is_empty() || is_several, "{what} in {size:?}: {hub:?}");
                }
            }
            if frame.clock.has_ended() {
                break;
            }
        }
    }
    assert!(divided > 20 && drawn > 10, "{divided} {drawn}");
}
