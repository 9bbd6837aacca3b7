//! Tests of saving, of the question before a file is replaced, and of reopening, in a real terminal.

use std::fs;

use portable_pty::CommandBuilder;

use super::tty::{Tty, suffrage};
use super::{ESCAPE, LEFT, RIGHT};

const CTRL_S: &str = "\x13";
const CTRL_U: &str = "\x15";

fn in_folder(folder: &tempfile::TempDir, arguments: &[&str]) -> CommandBuilder {
    let mut command = suffrage(arguments);
    command.cwd(folder.path());
    command
}

#[test]
fn a_branch_is_saved_and_opened_again_and_no_file_is_replaced_unasked() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut tty = Tty::start(in_folder(&folder, &["bully-leader-fails"]), 80, 24);
    tty.wait_for_text("tick 0");
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 1");
    tty.type_keys("6c");
    tty.wait_for_text("tick 2");
    tty.type_keys(CTRL_S);
    tty.wait_for_text("bully-leader-fails-2.toml");
    tty.type_keys("\r");
    tty.wait_for_text("Saved as");
    let file = folder.path().join("bully-leader-fails-2.toml");
    let saved = fs::read_to_string(&file).expect("it is written");
    assert!(saved.contains("{ at = 2, crash = 7 },\n  { at = 2, crash = 6 },\n"), "{saved}");

    // Any answer except yes leaves the file unchanged.
    fs::write(&file, "mine").expect("it can be written");
    let save_again = |tty: &mut Tty, answer: &str| {
        tty.type_keys(CTRL_S);
        tty.wait_for_text("Save as ·");
        tty.type_keys(&format!("{CTRL_U}bully-leader-fails-2\r"));
        tty.wait_for_text("already exists");
        tty.type_keys(answer);
        tty.wait_until_gone("already exists");
    };
    save_again(&mut tty, "n");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "mine");
    tty.type_keys(ESCAPE);
    tty.wait_until_gone("Save as ·");
    save_again(&mut tty, "y");
    tty.wait_for_text("Saved as");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), saved);

    tty.type_keys("o/");
    tty.type_keys("bully-leader-fails-2.toml\r");
    tty.wait_for_text("tick 0");
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 1");
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 2");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0, "everything is saved: no question");
    tty.assert_as_found();
}

#[test]
fn a_session_is_saved_before_the_end_and_taken_up_again() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut tty = Tty::start(in_folder(&folder, &["play", "bully-leader-fails", "--at", "4"]), 80, 24);
    tty.wait_for_text("tick 4");
    tty.type_keys(ESCAPE);
    tty.type_keys("6c");
    tty.wait_for_text("tick 5");
    tty.type_keys(LEFT);
    tty.wait_for_text("tick 4");
    tty.type_keys(LEFT);
    tty.wait_for_text("tick 3");
    tty.type_keys("5c");
    tty.wait_for_text("Branch 2 starts");
    tty.type_keys("q");
    tty.wait_for_text("Your acts on 2 branches are in no file");
    tty.type_keys("s");
    tty.wait_for_text("bully-leader-fails.suffrage");
    tty.type_keys("\r");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();

    let mut tty = Tty::start(in_folder(&folder, &["bully-leader-fails.suffrage"]), 80, 24);
    tty.wait_for_text("tick 4");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    // The program reports a damaged copy and does not change it.
    let file = folder.path().join("bully-leader-fails.suffrage");
    let text = fs::read_to_string(&file).expect("it is there").replace("crash = 5", "crash = 4");
    fs::write(&file, &text).expect("it can be written");
    let tty = Tty::start(in_folder(&folder, &["bully-leader-fails.suffrage"]), 120, 24);
    assert_eq!(tty.exit_code(), 2);
    tty.wait_for_text("error: bully-leader-fails.suffrage is damaged: its content has changed since it was saved");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
}

#[test]
fn a_session_beside_the_scenario_is_mentioned_and_a_saved_branch_can_be_named() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let scenario = "protocol = \"bully\"\nevents = [{ at = 2, crash = 3 }, { at = 3, start = 1 }]\n[processes]\ncount = 3\nleader = 3\n";
    fs::write(folder.path().join("mine.toml"), scenario).expect("it can be written");
    fs::write(folder.path().join("mine.suffrage"), "{}").expect("it can be written");
    let branch = scenario.replace(" }]", " }, { at = 5, revive = 3 }]");
    fs::write(folder.path().join("mine-2.toml"), branch).expect("it can be written");
    let mut tty = Tty::start(in_folder(&folder, &["mine.toml", "--branch", "mine-2.toml"]), 80, 24);
    tty.wait_for_text("mine.suffrage holds a saved session");
    tty.type_keys("g5\r");
    tty.wait_for_text("tick 5");
    tty.wait_for_text("is back");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0, "nothing unsaved is lost");
    tty.assert_as_found();
}

#[test]
fn an_edited_file_is_announced_and_read_by_a_restart() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("mine.toml");
    let write = |text: &str| fs::write(&file, text).expect("it can be written");
    write("protocol = \"chang-roberts\"\n[processes]\nids = [3, 7, 5]\n");
    let mut tty = Tty::start(in_folder(&folder, &["mine.toml"]), 80, 24);
    tty.wait_for_text("tick 0");
    write("protocol = \"bulli\"\n[processes]\nids = [3, 7, 5]\n");
    tty.wait_for_text("there is no protocol");
    write("protocol = \"chang-roberts\"\n[processes]\nids = [3, 7, 5, 44]\n");
    tty.wait_for_text("mine.toml has changed: r restarts from it.");
    tty.type_keys("r");
    tty.wait_for_text("44");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn more_processes_than_the_screen_takes_leave_the_run_on_the_screen() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut tty = Tty::start(in_folder(&folder, &["chang-roberts-ring"]), 120, 40);
    tty.wait_for_text("tick 0");
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 1");
    tty.type_keys("S");
    tty.wait_for_text("processes");
    tty.type_keys(&format!("{CTRL_U}5000\r"));
    tty.wait_for_text("show at most 4,096");
    tty.type_keys(ESCAPE);
    tty.wait_until_gone("show at most 4,096");
    tty.wait_for_text("tick 1");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}
