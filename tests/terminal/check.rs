//! Tests of `suffrage check` in a real terminal: its progress, and the log of its counterexample.

use std::fs;

use super::tty::{Tty, suffrage};

const CTRL_C: &str = "\x03";

#[test]
fn a_stopped_search_leaves_no_progress_and_its_log_wraps_between_words() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("raft.toml");
    fs::write(&file, "version = 1\nprotocol = \"raft-election\"\n[processes]\ncount = 3\n").expect("it can be written");
    let mut command = suffrage(&["check", "raft.toml", "--asynchronous", "--timers", "9", "--property", "one-leader"]);
    command.cwd(folder.path());
    let mut tty = Tty::start(command, 80, 60);
    tty.wait_for_text(",");
    tty.type_keys(CTRL_C);
    tty.wait_for_text("broke: 2 became a leader while 1 led");
    let screen = tty.wait_for("the answer", |screen| Some(screen.contents()));
    assert!(screen.starts_with("raft-election · standard · 3 processes\n"), "{screen}");
    let story: Vec<&str> = screen.lines().skip_while(|line| !line.starts_with("The shortest run")).collect();
    assert!(story.len() > 12, "the story is wrapped\n{screen}");
    assert!(story.iter().any(|line| line.starts_with("  2  1 → 2  2 was")), "the rows stay together\n{screen}");
    for line in &story {
        assert!(
            line.starts_with("The ") || line.starts_with("  "),
            "a row begins in the middle of a line: {line:?}\n{screen}"
        );
    }
}
