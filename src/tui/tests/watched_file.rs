//! The file that the run comes from, while somebody edits it.

use std::time::Duration;

use super::all_lengths;
use super::input::press;
use super::library::InMemory;
use super::opening::of_file;
use crate::text::Language;
use crate::tui::app::App;

fn mine(highest: u32) -> String {
    format!("protocol = \"bully\"\nevents = [{{ at = 1, start = 1 }}]\n[processes]\nids = [1, 2, {highest}]\n")
}

/// `mine.toml` on the screen, at its second tick.
fn opened() -> (App, InMemory) {
    let library = InMemory::new(Language::English);
    library.write_mine(&mine(3));
    let mut app = of_file(&library, &mine(3), "mine.toml");
    press(&mut app, "right right");
    (app, library)
}

fn ids(app: &App) -> Vec<u32> {
    app.frame.processes.iter().map(|process| process.id.number()).collect()
}

fn seconds(number: u64) -> Duration {
    Duration::from_secs(number)
}

#[test]
fn a_file_that_changes_is_announced_once_and_replaces_nothing() {
    let (mut app, library) = opened();
    assert_eq!(app.patience(), Some(seconds(1)), "it is looked at every second");
    assert!(!app.pass(seconds(1)), "nothing has changed");
    library.write_mine(&mine(9));
    assert!(!app.pass(seconds(1)), "it is not time to look again");
    assert!(app.pass(seconds(2)));
    assert_eq!(all_lengths(&app), "mine.toml has changed: `r` restarts from it as it is now. | mine.toml has changed: see `r`.");
    assert_eq!((ids(&app), app.frame.clock.tick), (vec![1, 2, 3], 2), "nothing is replaced unasked");
    assert!(app.view.hints.iter().any(|hint| hint.word == "reread"));
    press(&mut app, "left");
    assert!(!app.pass(seconds(3)), "it is said once");
    press(&mut app, "r");
    assert_eq!((ids(&app), app.frame.clock.tick), (vec![1, 2, 9], 0));
    let said = "From the start, from mine.toml as it is now; branch 1 stays.";
    assert!(all_lengths(&app).starts_with(said), "{}", all_lengths(&app));
    assert!(app.view.hints.iter().all(|hint| hint.word != "reread"));
    press(&mut app, "right r");
    assert_eq!(app.view.said.as_deref(), Some("From the start."), "it has not changed since");
}

#[test]
fn a_file_that_was_only_touched_or_is_gone_is_not_announced() {
    let (mut app, library) = opened();
    library.write_mine(&mine(3));
    assert!(!app.pass(seconds(5)));
    *library.mine.borrow_mut() = None;
    assert!(!app.pass(seconds(9)), "it may be being written");
    press(&mut app, "r");
    assert_eq!((ids(&app), app.frame.clock.tick), (vec![1, 2, 3], 2), "the run stays");
    assert!(all_lengths(&app).starts_with("mine.toml: there is no such file"), "{}", all_lengths(&app));
}

#[test]
fn a_file_that_is_faulty_leaves_the_run_and_says_the_fault() {
    let (mut app, library) = opened();
    library.write_mine(&mine(3).replace("ids", "idz"));
    assert!(app.pass(seconds(2)));
    press(&mut app, "r");
    assert_eq!((ids(&app), app.frame.clock.tick), (vec![1, 2, 3], 2), "the run stays");
    let said = all_lengths(&app);
    assert!(
        said.starts_with("mine.toml, line 4: unknown key `idz` in `[processes]`; did you mean `ids`?. The run stays."),
        "{said}"
    );
    assert!(said.ends_with("mine.toml: fault in line 4"), "{said}");
}

#[test]
fn another_seed_is_no_run_of_the_file() {
    let (mut app, library) = opened();
    press(&mut app, "s right");
    library.write_mine(&mine(9));
    assert!(!app.pass(seconds(2)), "the file says nothing of this run");
    press(&mut app, "r");
    assert_eq!((ids(&app), app.view.said.as_deref()), (vec![1, 2, 3], Some("From the start.")));
}
