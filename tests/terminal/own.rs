//! Tests of a user's algorithm in a real terminal: its file is edited while it runs, and a process halts.

use std::fs;

use super::tty::{Tty, suffrage};
use super::{LEFT, RIGHT};

/// In the default scenario, 48 halts in line 6 at tick 2.
const HALTS: &str = "algorithm: Halts\nlinks: one-way ring\nmessage ASK(j)\nstate x := 0\non start: send ASK(id)\n\
                     on ASK(j): x := 1 div (j - 45)\n";

fn opened(folder: &tempfile::TempDir, columns: u16, rows: u16) -> Tty {
    fs::write(folder.path().join("my.algo"), HALTS).expect("the folder is writable");
    let mut command = suffrage(&["my.algo"]);
    command.cwd(folder.path());
    let tty = Tty::start(command, columns, rows);
    tty.wait_for_text("tick 0");
    tty
}

#[test]
fn a_restart_reads_the_algorithm_as_it_is_now_and_no_error_replaces_the_run() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("my.algo");
    let mut tty = opened(&folder, 120, 40);
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 1");
    fs::write(&file, HALTS.replace("x := 1 div (j - 45)", "elected := j")).expect("the folder is writable");
    tty.wait_for_text("my.algo has changed: r restarts from it.");
    tty.type_keys("r");
    tty.wait_for_text("Restarted with my.algo as it is now; the old run stays as a branch.");
    tty.wait_for_text("on ASK(j): elected := j");
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 1");
    // An error: the run stays, and the footer shows the error.
    fs::write(&file, HALTS.replace("x := 1 div (j - 45)", "elect := j")).expect("the folder is writable");
    let error = "my.algo:6:12: nothing is called `elect`; did you mean `elected`?";
    tty.wait_for_text(error);
    tty.type_keys("r");
    tty.wait_for_text("r reread");
    tty.wait_for_text("tick 1");
    tty.wait_for_text("on ASK(j): elected := j");
    // Without the file, a restart uses the last text.
    fs::remove_file(&file).expect("it is there");
    tty.type_keys("r");
    tty.wait_for_text("my.algo no longer exists: its last contents are used.");
    tty.wait_for_text("tick 0");
    tty.wait_for_text("on ASK(j): elected := j");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn a_halted_process_has_a_badge_until_the_user_goes_back_or_restarts_it() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut tty = opened(&folder, 120, 40);
    let step = |tty: &mut Tty, key: &str, tick: &str| {
        tty.type_keys(key);
        tty.wait_for_text(tick);
    };
    step(&mut tty, RIGHT, "tick 1");
    for _ in 0..2 {
        step(&mut tty, RIGHT, "tick 2");
        tty.wait_for_text("idle ✗ 6");
        tty.wait_for_text("Freedom from errors broke");
        step(&mut tty, LEFT, "tick 1");
        tty.wait_until_gone("✗ 6");
    }
    step(&mut tty, RIGHT, "tick 2");
    step(&mut tty, "48c", "tick 3");
    tty.wait_until_gone("✗ 6");
    step(&mut tty, "c", "48 is back");
    tty.wait_until_gone("✗ 6");
    tty.type_keys("qq");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}
