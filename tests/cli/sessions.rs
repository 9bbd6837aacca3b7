//! Tests of refused sessions and branches on the command line.

use super::{Folder, refused};

const SCENARIO: &str = "protocol = \"bully\"\nevents = [{ at = 2, crash = 3 }]\n[processes]\ncount = 3\n";

#[test]
fn a_file_that_is_no_session_gets_one_clear_line() {
    let folder = Folder::new();
    let play = |name: &str, expected: &str| {
        refused(folder.suffrage().args(["play", name]), expected);
        refused(folder.suffrage().arg(name), expected);
    };
    play("none.suffrage", "error: none.suffrage: there is no such session\n");
    folder.file("empty.suffrage", "");
    play("empty.suffrage", "error: empty.suffrage is empty\n");
    folder.file("cut.suffrage", "{ \"suffrage-session\": 1, ");
    play("cut.suffrage", "error: cut.suffrage ends in the middle: it is not complete\n");
    folder.file("old.suffrage", "{ \"suffrage-session\": 0 }");
    play("old.suffrage", "error: old.suffrage: 0 is not a version of a session; this suffrage reads 1\n");
    folder.file("scenario.suffrage", SCENARIO);
    play("scenario.suffrage", "error: scenario.suffrage is not a session of suffrage\n");
    folder.file("newer.suffrage", "{ \"suffrage-session\": 2, \"forests\": [] }");
    play(
        "newer.suffrage",
        "error: newer.suffrage has session version 2, but this suffrage reads version 1: use a newer suffrage\n",
    );
    folder.file("changed.suffrage", "{ \"suffrage-session\": 1, \"digest\": \"0000000000000000\", \"branches\": [] }");
    play("changed.suffrage", "error: changed.suffrage is damaged: its content has changed since it was saved\n");
    folder.file("torn.suffrage", "{ \"suffrage-session\": 1,\n  \"digest\": \"00\", branches }");
    play("torn.suffrage", "error: torn.suffrage is damaged: it is not valid JSON at line 2, column 19\n");
}

#[test]
fn a_session_is_not_a_scenario() {
    let folder = Folder::new();
    folder.file("x.suffrage", "{}");
    let expected = "error: x.suffrage is a session, not a scenario: suffrage x.suffrage shows it, and Ctrl+S there saves a branch as a scenario\n";
    refused(folder.suffrage().args(["run", "x.suffrage"]), expected);
    refused(folder.suffrage().args(["compare", "x.suffrage", "bully-crossing", "--format", "text"]), expected);
}

#[test]
fn a_file_that_is_no_branch_is_refused_with_the_reason() {
    let folder = Folder::new();
    folder.file("mine.toml", SCENARIO);
    folder.file("other.toml", SCENARIO.replace("count = 3", "count = 4"));
    folder.file("less.toml", SCENARIO.replace("crash = 3", "crash = 2"));
    let branch =
        |name: &str, expected: &str| refused(folder.suffrage().args(["play", "mine.toml", "--branch", name]), expected);
    branch("other.toml", "error: other.toml is not a branch of mine.toml: its [processes] is different\n");
    branch(
        "less.toml",
        "error: less.toml is not a branch of mine.toml: at tick 2 it lacks acts of mine.toml or has them in another order\n",
    );
    branch(
        "none.toml",
        "error: --branch none.toml: no such file, and no built-in scenario of this name (`suffrage list` shows all)\n",
    );
}
