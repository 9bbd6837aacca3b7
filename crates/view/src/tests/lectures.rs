//! Tests that no text is cut in the built-in scenarios, at several ticks, in the usual sizes and languages.

use super::frames::{run_of, seen};
use super::*;
use crate::testing::cuts;
use suffrage_scenario::builtin;
use suffrage_session::Session;

/// The last tested tick of a run that never comes to rest.
const LONG_ENOUGH: u64 = 120;
const MOMENTS: u64 = 5;

const SIZES: [(u16, u16); 5] = [(80, 24), (100, 24), (120, 40), (160, 45), (200, 55)];

fn moments(name: &str, mut look_at: impl FnMut(&mut Session)) {
    let mut session = run_of(name);
    session.seek(LONG_ENOUGH);
    let end = session.tick();
    for moment in 0..MOMENTS {
        session.seek(end * moment / (MOMENTS - 1));
        look_at(&mut session);
    }
}

fn view_of(frame: &Frame, selected: usize) -> View {
    View { overlays: frame.stops.first().map(note_of).into_iter().collect(), ..View { selected, ..view() } }
}

#[test]
fn nothing_is_cut_on_any_screen_of_a_lecture() {
    let looks = Language::ALL.map(|language| look(ThemeName::Mono, language));
    cuts::take();
    let mut faults = Vec::new();
    let mut turns = looks.iter().cycle();
    for scenario in builtin::ALL {
        moments(scenario.name, |session| {
            let count = session.scenario().count();
            for (width, height) in SIZES {
                let selected = (session.tick() as usize * 7) % count;
                let frame = seen(session, &View { selected, ..view() }, (width, height));
                for look in turns.by_ref().take(1) {
                    let told = view_of(&frame, selected);
                    let presented = View { presenting: true, ..told.clone() };
                    for view in [View { selected, ..view() }, told, presented] {
                        screen(&frame, &view, look, (width, height));
                        let place = (scenario.name, session.tick(), (width, height), look.texts.language());
                        faults.extend(cuts::take().into_iter().map(|cut| format!("{place:?}: {cut}")));
                    }
                }
            }
        });
    }
    let shown = faults.iter().take(40).map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(faults.is_empty(), "{} texts are cut:\n{shown}", faults.len());
}
