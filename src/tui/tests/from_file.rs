//! Tests of runs from files: `r` reads the current file, and a changed file is announced.

use std::time::Duration;

use super::all_lengths;
use super::input::press;
use super::library::InMemory;
use super::opening::{app, on_file};
use crate::tui::app::App;
use crate::tui::features::demos;
use suffrage_text::Language;
use suffrage_view::view_state::{Overlay, overlay};

const FILE: &str = "lecture/mine.toml";

fn ring(ids: &str, seed: u64) -> String {
    format!(
        "protocol = \"chang-roberts\"\nseed = {seed}\nevents = [{{ at = 1, start = 4 }}]\n[processes]\nids = [{ids}]\n"
    )
}

fn opened() -> (App, InMemory) {
    let library = InMemory::new(Language::English);
    library.write(FILE, &ring("4, 48, 7, 31", 7));
    (on_file(&library, FILE), library)
}

fn ids(app: &App) -> Vec<u32> {
    app.frame.processes.iter().map(|process| process.id.number()).collect()
}

fn wait(app: &mut App, seconds: u64) -> bool {
    (0..seconds).fold(false, |changed, _| app.pass(app.player.now + Duration::from_secs(1)) | changed)
}

fn footer(app: &App) -> Vec<&str> {
    app.view.hints.iter().map(|hint| hint.word.as_str()).collect()
}

#[test]
fn a_restart_reads_the_current_file_and_the_old_run_stays() {
    let (mut app, library) = opened();
    press(&mut app, "right right 7 c");
    library.write(FILE, &ring("9, 4, 7, 5, 8", 7));
    press(&mut app, "r");
    assert_eq!(
        all_lengths(&app),
        "Restarted with mine.toml as it is now; the old run stays as a branch. | \
         Restarted with mine.toml as it is now. | With mine.toml as it is now."
    );
    assert_eq!((ids(&app), app.frame.clock.tick, app.session.acts().len()), (vec![9, 4, 7, 5, 8], 0, 0));
    assert_eq!(app.selected().map(|process| process.id.number()), Some(7), "the selection stays");
    assert_eq!(app.session.history().roots.len(), 2);
    // After this, a restart does not change the scenario.
    press(&mut app, "right r");
    assert_eq!(app.view.said.as_deref(), Some("Restarted."));
    assert_eq!(app.session.history().roots.len(), 2);
}

#[test]
fn a_faulty_file_is_reported_and_the_run_stays() {
    let (mut app, library) = opened();
    press(&mut app, "right right 7 c right space");
    for text in
        ["protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 9 }]\n[processes]\nids = [4]\n", "protocol = ", ""]
    {
        library.write(FILE, text);
        let before = (app.frame.clock.tick, app.session.acts(), app.session.branch());
        press(&mut app, "r");
        assert_eq!((app.frame.clock.tick, app.session.acts(), app.session.branch()), before);
        assert!(all_lengths(&app).starts_with("lecture/mine.toml: "), "{}", all_lengths(&app));
        assert!(!app.view.playing);
    }
    library.write(FILE, &ring("4, 48, 7, 31", 7));
    press(&mut app, "r");
    assert_eq!((app.frame.clock.tick, app.session.acts().len()), (0, 0));
}

#[test]
fn a_restart_works_without_the_file() {
    let (mut app, library) = opened();
    press(&mut app, "right right 7 c");
    library.remove(FILE);
    assert!(!wait(&mut app, 5), "it may be being written");
    press(&mut app, "r");
    assert_eq!((ids(&app), app.frame.clock.tick, app.session.acts().len()), (vec![4, 48, 7, 31], 0, 0));
    assert!(all_lengths(&app).contains("mine.toml is gone"), "{}", all_lengths(&app));
}

#[test]
fn derived_runs_are_remade_from_the_current_file() {
    for (keys, text, (expected, seed, variant)) in [
        ("s", ring("9, 4, 7", 7), (vec![9, 4, 7], 8, "standard")),
        ("s s s", ring("9, 4, 7", 7), (vec![9, 4, 7], 10, "standard")),
        ("S 3 enter", ring("9, 4, 7, 5", 7), (vec![9, 4, 7], 7, "standard")),
        ("S 3 enter S 2 enter", ring("9, 4, 7, 5", 7), (vec![9, 4], 7, "standard")),
        ("S 3 space 5 enter S 3 enter", ring("9, 4, 7, 5", 7), (vec![9, 4, 7], 7, "standard")),
        ("S 3 enter S 7 space 9 enter", ring("9, 4, 7, 5", 7), (vec![7, 9], 7, "standard")),
        ("a down enter", ring("9, 4, 7", 1), (vec![9, 4, 7], 1, "no-forward")),
        ("s a down enter", ring("9, 4, 7", 1), (vec![9, 4, 7], 8, "no-forward")),
    ] {
        let (mut app, library) = opened();
        press(&mut app, keys);
        library.write(FILE, &text);
        press(&mut app, "esc right r");
        assert_eq!(
            (ids(&app), app.frame.seed, app.frame.variant),
            (expected, seed, variant),
            "{keys}: {}",
            all_lengths(&app)
        );
    }
    let (mut app, library) = opened();
    press(&mut app, "right 7 c a down enter");
    library.write(FILE, &ring("9, 4, 7", 7));
    press(&mut app, "r right right");
    let down = app.frame.processes.iter().filter(|process| process.role == suffrage_engine::protocol::Role::Crashed);
    assert_eq!(down.map(|process| process.id.number()).collect::<Vec<_>>(), [7]);
}

#[test]
fn a_change_is_announced_once_it_is_complete_and_no_run_is_replaced_unasked() {
    let (mut app, library) = opened();
    press(&mut app, "right right");
    assert!(!wait(&mut app, 3), "nothing has changed");
    library.write(FILE, &ring("9, 4, 7", 7));
    assert!(!wait(&mut app, 1), "it may be being written still");
    library.write(FILE, &ring("9, 4, 7, 5", 7));
    assert!(!wait(&mut app, 1));
    assert!(wait(&mut app, 1));
    assert_eq!(all_lengths(&app), "mine.toml has changed: r restarts from it. | mine.toml has changed.");
    assert_eq!((ids(&app), app.frame.clock.tick), (vec![4, 48, 7, 31], 2));
    assert!(!wait(&mut app, 5), "the remark is shown once");
    press(&mut app, "left");
    assert_eq!((app.view.said.as_deref(), footer(&app).contains(&"reread")), (None, true), "the footer keeps the key");
    press(&mut app, "r");
    assert_eq!(ids(&app), [9, 4, 7, 5]);
    assert!(!footer(&app).contains(&"reread"));
    press(&mut app, "right");
    let first = app.session.history().roots[0].trunk;
    crate::tui::features::branches::go_to(&mut app, first, 0);
    app.refresh();
    assert!(footer(&app).contains(&"reread"));
}

#[test]
fn a_file_written_by_the_program_is_not_announced() {
    let (mut app, _) = opened();
    press(&mut app, "right ctrl+s");
    for _ in 0..40 {
        press(&mut app, "bs");
    }
    FILE.chars().for_each(|letter| press(&mut app, &letter.to_string()));
    press(&mut app, "enter");
    assert_eq!(app.view.said.as_deref(), Some("Saved as lecture/mine.toml."));
    assert!(!wait(&mut app, 5));
    assert_eq!(app.view.said.as_deref(), Some("Saved as lecture/mine.toml."));
}

#[test]
fn a_change_is_explained() {
    let (mut app, library) = opened();
    press(&mut app, "right");
    library.write(FILE, &format!("# The same, with a remark.\n{}", ring("4, 48, 7, 31", 7)));
    assert!(!wait(&mut app, 5), "its content is the same");
    library.write(FILE, "protocol = \"bulli\"\n[processes]\nids = [4]\n");
    assert!(wait(&mut app, 2));
    assert!(all_lengths(&app).starts_with("lecture/mine.toml: "), "its fault: {}", all_lengths(&app));
    assert!(footer(&app).contains(&"reread"));
    library.write(FILE, &ring("4, 48, 7, 31", 7));
    assert!(wait(&mut app, 2));
    assert_eq!(app.view.said.as_deref(), Some("mine.toml was changed back."));
    assert!(!footer(&app).contains(&"reread"));
}

#[test]
fn both_files_of_two_runs_side_by_side_are_watched_and_read_again() {
    let (mut app, library) = opened();
    press(&mut app, "A enter");
    let both = |app: &App| app.view.beside.as_deref().expect("two runs").sides.each_ref().map(|side| side.n);
    assert_eq!(both(&app), [4, 4]);
    library.write(FILE, &ring("9, 4, 7", 7));
    press(&mut app, "right r");
    assert_eq!((both(&app), app.view.beside.as_deref().map(|both| both.clock.tick)), ([3, 3], Some(0)));
    let protocols = [0, 1].map(|side| app.session.side(side).map(|lane| lane.scenario().protocol().name()));
    assert_eq!(protocols, [Some("chang-roberts"), Some("franklin")]);
    assert_eq!(
        all_lengths(&app).split(" | ").next(),
        Some("Restarted with mine.toml as it is now; the old run stays as a branch."),
        "of the same file once"
    );
    library.write(FILE, &ring("9, 4", 7));
    assert!(wait(&mut app, 2));
    assert!(all_lengths(&app).starts_with("mine.toml has changed"), "{}", all_lengths(&app));
}

#[test]
fn only_files_of_runs_on_the_screen_are_looked_at() {
    let (mut app, library) = app();
    assert_eq!(app.idle_time(), None, "nothing wakes a program that shows a demo");
    library.write(FILE, &ring("4, 48, 7, 31", 7));
    let mut from_file = on_file(&library, FILE);
    from_file.pass(Duration::from_millis(300));
    assert_eq!(from_file.idle_time(), Some(Duration::from_secs(1)));
    press(&mut app, "o");
    crate::tui::features::runs::show_other(&mut app, &super::opening::small("other"));
    app.refresh();
    assert_eq!(app.idle_time(), None);
    press(&mut from_file, "space b");
    library.write(FILE, &ring("9, 4, 7", 7));
    wait(&mut from_file, 9);
    assert!(from_file.view.blank && from_file.view.said.is_none(), "a blank screen stays blank");
    press(&mut from_file, "space");
    assert!(wait(&mut from_file, 2), "the warning waits for a visible screen");
}

fn warned(notes: usize) -> String {
    let library = InMemory::new(Language::English);
    let notes = "[[notes]]\nat = 80\ntext = \"a\"\n".repeat(notes);
    let acts = "events = [{ at = 1, crash = 4 }, { at = 2, start = [4, 7] }]";
    library.write(FILE, &format!("protocol = \"chang-roberts\"\n{acts}\n[processes]\nids = [4, 48, 7]\n{notes}"));
    let mut app = on_file(&library, FILE);
    wait(&mut app, 2);
    let said = all_lengths(&app);
    press(&mut app, "right r");
    assert!(!wait(&mut app, 5), "the remark is shown once");
    said
}

#[test]
fn content_without_effect_is_reported_once_after_opening() {
    assert_eq!(
        warned(0),
        "mine.toml: tick 2: 4 starts: no effect, because it is down | tick 2: 4 starts: no effect, because it is down | \
         A line of mine.toml has no effect."
    );
    assert!(
        warned(2).starts_with(
            "mine.toml: tick 2: 4 starts: no effect, because it is down (1 more; `suffrage run` shows it)"
        )
    );
    let (mut app, library) = opened();
    assert!(!wait(&mut app, 3), "there is nothing to say");
    library.write(FILE, &ring("4, 48, 7, 31", 7).replace("start = 4 }", "start = 4 }, { at = 2, revive = 7 }"));
    wait(&mut app, 3);
    press(&mut app, "r");
    assert!(wait(&mut app, 1), "of the file as it is now");
    assert!(all_lengths(&app).contains("7 is back: no effect, because it is up"), "{}", all_lengths(&app));
    press(&mut app, "s");
    assert!(!wait(&mut app, 3), "there is no remark about derived runs");
}

#[test]
fn no_warning_answers_a_question_or_tells_how_the_run_ends() {
    let library = InMemory::new(Language::English);
    let told = "questions = [{ at = 1, of = \"tick\", ask = \"When?\" }]\nnotes = [{ at = 80, text = \"a\" }]";
    let acts = "events = [{ at = 1, start = 4 }, { at = 2, revive = 7 }]";
    library.write(FILE, &format!("protocol = \"chang-roberts\"\n{acts}\n{told}\n[processes]\nids = [4, 48, 7]\n"));
    let mut app = on_file(&library, FILE);
    assert!(!wait(&mut app, 5), "a question is open");
    press(&mut app, "enter");
    assert!(wait(&mut app, 1));
    assert!(all_lengths(&app).contains("7 is back: no effect"), "{}", all_lengths(&app));
    library.write(
        FILE,
        &format!(
            "protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = 4 }}]\n{told}\n[processes]\nids = [4, 48, 7]\n"
        ),
    );
    press(&mut app, "r enter");
    wait(&mut app, 1);
    let said = all_lengths(&app);
    assert!(said.contains("a note or question never appears"), "{said}");
    assert!(!said.contains(char::is_numeric), "{said}");
}

const TOO_LARGE: &str = "the screen and pictures show at most 4,096: use “suffrage run” or “suffrage measure”";

#[test]
fn too_many_processes_are_refused_and_the_run_on_the_screen_stays() {
    let (mut app, library) = opened();
    press(&mut app, "right right");
    let before = (ids(&app), app.frame.clock.tick);
    let large = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 4 }]\n[processes]\ncount = 5000\n";
    let stays = |app: &App| (ids(app), app.frame.clock.tick) == before && app.session.history().roots.len() == 1;
    library.write(FILE, large);
    press(&mut app, "r");
    assert!(all_lengths(&app).contains(TOO_LARGE) && stays(&app), "{}", all_lengths(&app));
    press(&mut app, "S 5 0 0 0 enter");
    let fault = match app.view.overlays.last() {
        Some(Overlay::Prompt(overlay::Prompt { fault: Some(fault), .. })) => fault.clone(),
        other => panic!("{other:?}"),
    };
    assert!(fault.contains(TOO_LARGE) && stays(&app), "{fault}");
    press(&mut app, "esc");
    library.write("large.toml", large);
    app.session.history_mut().saved();
    demos::open_named(&mut app, "large.toml");
    assert!(stays(&app));
    press(&mut app, "esc A");
    let both = ids(&app);
    press(&mut app, "enter S 5 0 0 0 enter");
    assert_eq!(ids(&app), both);
}

const ALGORITHM: &str = "lecture/my.algo";
const ECHO: &str = "algorithm: Echo\nlinks: one-way ring\nmessage ASK(j)\non start: send ASK(id) to next\n\
                    on ASK(j), if j ≠ id: send ASK(j) to next\n";

fn with_algorithm(text: &str) -> (App, InMemory) {
    let library = InMemory::new(Language::English);
    library.write(ALGORITHM, text);
    library.write(FILE, &ring("4, 48, 7, 31", 7).replace("chang-roberts", "my.algo"));
    (on_file(&library, FILE), library)
}

#[test]
fn the_algorithm_that_a_scenario_names_is_watched_too() {
    let (mut app, library) = with_algorithm(ECHO);
    let text = |app: &App| app.session.scenario().protocol().program().map(|program| program.text);
    press(&mut app, "right right");
    assert!(!wait(&mut app, 3), "nothing has changed");
    let mended = ECHO.replace("j ≠ id", "j > id");
    library.write(ALGORITHM, &mended);
    assert!(wait(&mut app, 2));
    assert_eq!(all_lengths(&app), "my.algo has changed: r restarts from it. | my.algo has changed.");
    assert_eq!((text(&app), app.frame.clock.tick), (Some(ECHO), 2));
    press(&mut app, "r right");
    assert_eq!((text(&app), app.frame.clock.tick), (Some(mended.as_str()), 1));
    for gone in [false, true] {
        if gone {
            library.remove(ALGORITHM);
        } else {
            library.write(ALGORITHM, "algorithm: Echo\n");
        }
        assert!(wait(&mut app, 2));
        assert!(all_lengths(&app).starts_with("lecture/mine.toml: "), "{}", all_lengths(&app));
        assert!(!wait(&mut app, 5), "the remark is shown once");
        press(&mut app, "r");
        assert_eq!((text(&app), app.frame.clock.tick), (Some(mended.as_str()), 1), "the run stays");
        assert!(footer(&app).contains(&"reread"));
    }
    library.write(ALGORITHM, &mended);
    assert!(wait(&mut app, 2));
    assert!(!footer(&app).contains(&"reread"), "{}", all_lengths(&app));
}

#[test]
fn warnings_about_an_algorithm_are_shown_once() {
    let (mut app, _) = with_algorithm(&ECHO.replace("message", "message UNUSED\nmessage"));
    assert!(wait(&mut app, 1));
    assert!(
        all_lengths(&app).starts_with("mine.toml: UNUSED is never sent (1 more; `suffrage run` shows it)"),
        "{}",
        all_lengths(&app)
    );
    assert!(!wait(&mut app, 5), "the remark is shown once");
}

#[test]
fn the_programs_of_the_session_are_algorithms_to_choose() {
    let (mut app, library) = with_algorithm(ECHO);
    library.write(ALGORITHM, &ECHO.replace("j ≠ id", "j > id"));
    press(&mut app, "r");
    crate::tui::features::runs::show_other(&mut app, &super::opening::small("other"));
    press(&mut app, "a m y .");
    let listed = super::overlays::rows(&app).iter().filter(|row| row.contains("Echo · my.algo")).count();
    assert_eq!(listed, 1, "only the last text of a file");
    press(&mut app, "enter");
    let scenario = app.session.scenario();
    assert_eq!((scenario.protocol().name(), ids(&app)), ("my.algo", vec![4, 48, 7, 31]));
    assert!(scenario.protocol().program().is_some_and(|program| program.text.contains("j > id")));
}
