//! The whole product: all scenarios and all protocols in crowds of every size, on every screen, at every tick. A test a screen, so that
//! they run side by side.

use super::*;

/// A run that has not come to rest by then is looked at no further.
const LAST: u64 = 400;

fn scenarios(size: Size) {
    for known in builtin::ALL {
        check_run(&mut run_of(known.name), size, (1, LAST), known.name);
    }
}

fn crowds(size: Size) {
    for protocol in protocols() {
        for n in COUNTS {
            let Some(mut run) = crowd(protocol, n) else { continue };
            check_run(&mut run, size, (1, LAST), &format!("{protocol} on {n}"));
        }
    }
}

macro_rules! on_every_screen {
    ($($screen:ident $width:literal $height:literal)*) => { $(
        mod $screen {
            #[test]
            #[ignore = "minutes: every tick of all scenarios"]
            fn every_message_of_every_scenario_is_shown_or_counted_and_nothing_is_drawn_over() {
                super::scenarios(($width, $height));
            }

            #[test]
            #[ignore = "minutes: every tick of all protocols in crowds of every size"]
            fn every_message_of_every_crowd_is_shown_or_counted_and_nothing_is_drawn_over() {
                super::crowds(($width, $height));
            }
        }
    )* };
}

on_every_screen! {
    on_60_by_18 60 18
    on_80_by_24 80 24
    on_100_by_30 100 30
    on_120_by_40 120 40
    on_200_by_55 200 55
}
