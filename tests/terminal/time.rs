//! Tests of moves through time in a real terminal: another branch, the first branch again, a comparison, a cause, and
//! a saved branch.

use std::fs;

use super::tty::{Tty, suffrage};
use super::{END, ESCAPE, LEFT, RIGHT};

const CTRL_S: &str = "\x13";

fn step(tty: &mut Tty, key: &str, tick: u32) {
    tty.type_keys(key);
    tty.wait_for_text(&format!("tick {tick}"));
}

#[test]
fn two_futures_of_the_bully_are_compared_explained_and_saved() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let bully = include_str!("../../scenarios/bully-leader-fails.toml");
    // Steps would stop at the questions, so they are removed.
    let (head, rest) = bully.split_once("questions = [").expect("it has questions");
    let (_, tail) = rest.split_once("\n]\n").expect("the list of questions ends");
    fs::write(folder.path().join("bully.toml"), format!("{head}{tail}")).expect("it can be written");
    let in_folder = |arguments: &[&str]| {
        let mut command = suffrage(arguments);
        command.cwd(folder.path());
        command
    };
    let mut tty = Tty::start(in_folder(&["bully.toml"]), 80, 24);
    tty.wait_for_text("tick 0");

    for tick in 1..=11 {
        step(&mut tty, RIGHT, tick);
    }
    tty.wait_for_text("✓ leader 6");

    for tick in (1..=10).rev() {
        step(&mut tty, LEFT, tick);
    }
    tty.type_keys("5c");
    tty.wait_for_text("Tick 2: 5 crashes. Branch 2 starts here");
    tty.wait_for_text("branch 2/2");
    for tick in 3..=8 {
        step(&mut tty, RIGHT, tick);
    }

    tty.type_keys("<");
    tty.wait_for_text("branch 1/2");
    tty.wait_for_text("tick 8");
    tty.type_keys(END);
    tty.wait_for_text("tick 11");
    tty.wait_for_text("✓ leader 6");

    tty.type_keys("B");
    tty.wait_for_text("2: 5 crashes");
    tty.type_keys("\x1b[B");
    tty.type_keys("A");
    tty.wait_for_text("FIRST DIFFERENCE");
    tty.wait_for_text("5 crashes");
    tty.type_keys(ESCAPE);
    tty.wait_until_gone("FIRST DIFFERENCE");

    // Why does 6 lead? Because 7 crashed.
    tty.type_keys("6w");
    tty.wait_for_text("Why does 6 lead?");
    tty.wait_for_text("7 crashes");
    tty.type_keys(ESCAPE);
    tty.wait_until_gone("Why does 6 lead?");

    tty.type_keys(">");
    tty.wait_for_text("branch 2/2");
    tty.type_keys(CTRL_S);
    tty.wait_for_text("bully-2.toml");
    tty.type_keys("\r");
    tty.wait_for_text("What goes into the file?");
    tty.type_keys("\r");
    tty.wait_for_text("Saved as");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
    let saved = fs::read_to_string(folder.path().join("bully-2.toml")).expect("it is written");
    assert!(saved.contains("{ at = 2, crash = 7 },\n  { at = 2, crash = 5 },\n"), "{saved}");

    let mut tty = Tty::start(in_folder(&["play", "bully-2.toml", "--at", "11"]), 80, 24);
    tty.wait_for_text("tick 11");
    tty.wait_for_text("✓ leader 6");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}
