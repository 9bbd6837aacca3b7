//! Sessions and branches on the command line: the refusals.

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
    play("cut.suffrage", "error: cut.suffrage ends in the middle: it was not copied or written as a whole\n");
    folder.file("old.suffrage", "{ \"suffrage-session\": 0 }");
    play("old.suffrage", "error: old.suffrage: version 0 is none of a session; this suffrage knows 1\n");
    folder.file("scenario.suffrage", SCENARIO);
    play("scenario.suffrage", "error: scenario.suffrage is no session of suffrage\n");
    folder.file("newer.suffrage", "{ \"suffrage-session\": 2, \"forests\": [] }");
    play(
        "newer.suffrage",
        "error: newer.suffrage was saved by a newer suffrage (session version 2, this one knows 1): it needs that one or a newer one\n",
    );
    folder.file("changed.suffrage", "{ \"suffrage-session\": 1, \"digest\": \"0000000000000000\", \"branches\": [] }");
    play("changed.suffrage", "error: changed.suffrage is damaged: its content is not what was saved\n");
    folder.file("torn.suffrage", "{ \"suffrage-session\": 1,\n  \"digest\": \"00\", branches }");
    play("torn.suffrage", "error: torn.suffrage is damaged: at line 2, column 19 it is no JSON any more\n");
}

#[test]
fn a_session_is_not_a_scenario() {
    let folder = Folder::new();
    folder.file("x.suffrage", "{}");
    let expected = "error: x.suffrage is a session, not a scenario: suffrage x.suffrage shows it, and Ctrl+s there saves a branch as a scenario\n";
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
    branch("other.toml", "error: other.toml is no branch of mine.toml: its [processes] is another\n");
    branch("less.toml", "error: less.toml is no branch of mine.toml: at tick 2 it does not do what that does\n");
    branch(
        "none.toml",
        "error: --branch none.toml: there is no such file, nor a built-in scenario of this name (suffrage list shows them)\n",
    );
}
