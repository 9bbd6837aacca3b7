//! Tests of two runs side by side in a real terminal.

use super::tty::{Tty, suffrage};
use super::{ESCAPE, RIGHT};

#[test]
fn two_runs_are_stepped_together_and_one_is_closed() {
    let mut tty = Tty::start(suffrage(&["compare", "chang-roberts-ring", "--variant", "no-forward"]), 120, 40);
    tty.wait_for_text("NO DIFFERENCE SO FAR");
    tty.wait_for_text("Chang–Roberts · no-forward");
    for _ in 0..8 {
        tty.type_keys(RIGHT);
    }
    tty.wait_for_text("FIRST DIFFERENCE");
    tty.wait_for_text("tick 8");
    tty.wait_for_text("58 is discarded");
    tty.type_keys("\t");
    tty.type_keys(ESCAPE);
    tty.wait_until_gone("FIRST DIFFERENCE");
    tty.wait_for_text("no-forward");
    tty.type_keys("A");
    tty.wait_for_text("Compare with which run");
    tty.type_keys("standard\r");
    tty.wait_for_text("FIRST DIFFERENCE");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}
