//! Tests of the program in a real terminal: what the user sees, and the restored terminal afterwards.

mod check;
#[cfg(feature = "class")]
mod class;
mod colours;
mod compare;
mod mouse;
mod own;
mod save;
mod time;
mod tty;

use std::time::Duration;

use rustix::process::Signal;
use suffrage::tui::library::{
    FileVersion, Library, ListedAlgorithm, ListedLesson, NotSaved, Opening, ReadError, Refusal, RunToSave, SaveKind,
    Saved, Shown,
};
use suffrage::tui::{self, Options};
use suffrage_scenario::{Scenario, lesson::Lesson};
use suffrage_session::history::file::SavedSession;
use suffrage_text::Language;
use suffrage_view::ThemeSpec;
use tty::{Tty, command, path_text, suffrage};

const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";
const END: &str = "\x1b[F";
const PAGE_DOWN: &str = "\x1b[6~";
const SHIFT_TAB: &str = "\x1b[Z";
const F5: &str = "\x1b[15~";
const ESCAPE: &str = "\x1b";
const CTRL_Z: &str = "\x1a";
const CTRL_C: &str = "\x03";

fn opened(columns: u16, rows: u16) -> Tty {
    let tty = Tty::start(suffrage(&["chang-roberts-ring"]), columns, rows);
    tty.wait_for_text("tick 0");
    tty
}

#[test]
fn a_lecture_on_the_default_scenario() {
    let mut tty = opened(80, 24);
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 1");
    tty.type_keys("58c");
    tty.wait_for_text("Tick 2: 58 crashes.");
    tty.wait_for_text("crash");
    tty.type_keys("c");
    tty.wait_for_text("tick 2: 58 crashes, 58 is back");
    tty.type_keys("q");
    tty.wait_for_text("Your acts are not saved");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn going_back_and_forward_shows_the_same_screens() {
    let mut tty = opened(120, 40);
    for tick in 1..=6 {
        // The first key press answers the question of tick 3.
        if tick == 3 {
            tty.type_keys(RIGHT);
            tty.wait_for_text("answer: 58 leads");
        }
        tty.type_keys(RIGHT);
        tty.wait_for_text(&format!("tick {tick}"));
    }
    // Notes select a process, so the selection may differ when going back for the first time.
    let mut back = || -> Vec<String> {
        let seen = (0..6).rev().map(|tick| {
            tty.type_keys(LEFT);
            tty.wait_for_whole_screen(&format!("tick {tick} "))
        });
        let seen = seen.collect();
        tty.type_keys(END);
        tty.wait_for_text("tick 6 ");
        seen
    };
    back();
    let (once, again) = (back(), back());
    for (tick, (once, again)) in once.iter().zip(&again).enumerate() {
        assert!(once == again, "{} ticks back:\n{once}\n{again}", tick + 1);
    }
}

#[test]
fn any_size_at_any_moment() {
    let mut tty = opened(80, 24);
    for (columns, rows, sign) in
        [(10, 2, "too small"), (1, 1, ""), (200, 55, "tick 0"), (79, 24, "needs 80×24"), (120, 40, "tick 0")]
    {
        tty.resize(columns, rows);
        tty.wait_for_text(sign);
    }
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 1");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn an_unknown_escape_sequence_is_ignored() {
    let mut tty = opened(80, 24);
    tty.type_keys("\x1b[999~");
    tty.resize(120, 40);
    tty.wait_for("the footer at the end of the larger screen", |screen| {
        screen.rows(0, 120).nth(39).is_some_and(|footer| footer.contains("quit")).then_some(())
    });
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 1 ");
}

#[test]
fn without_a_name_all_demos_are_shown_over_the_first_one() {
    let mut tty = Tty::start(suffrage(&[]), 120, 40);
    tty.wait_for_text("Elections on rings");
    tty.wait_for_text("PREVIEW");
    tty.type_keys(ESCAPE);
    tty.wait_until_gone("TOPICS");
    tty.wait_for_text("tick 0");
    tty.type_keys("o/");
    tty.type_keys("one initiator, in the worst\r");
    tty.wait_until_gone("TOPICS");
    tty.wait_for_text("One initiator, in the worst seat");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn a_lesson_opens_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let lesson = |arguments: &[&str]| {
        let mut command = suffrage(&[&["lesson"], arguments].concat());
        command.env("XDG_STATE_HOME", folder.path());
        Tty::start(command, 80, 24)
    };
    let mut tty = lesson(&["leaders", "--scene", "bully-leader-fails"]);
    tty.wait_for_text("2/25");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
    let mut tty = lesson(&[]);
    tty.wait_for_text("LESSONS");
    tty.type_keys("\r");
    tty.wait_for_text("2/25");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
}

#[test]
fn a_file_is_opened_and_its_faults_are_shown() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let good = folder.path().join("good.toml");
    let scenario = "title = \"Three of them\"\nprotocol = \"bully\"\n[processes]\nids = [1, 2, 3]\n";
    std::fs::write(&good, scenario).expect("the folder is writable");
    let bad = folder.path().join("bad.toml");
    std::fs::write(&bad, scenario.replace("2, 3", "2, 2").replace("bully", "bulli")).expect("the folder is writable");

    let mut tty = opened(120, 40);
    tty.type_keys("o");
    tty.wait_for_text("TOPICS");
    tty.type_keys("/");
    tty.type_keys(path_text(&bad));
    tty.type_keys("\r");
    tty.wait_for_text("cannot be opened");
    tty.wait_for_text("bad.toml:");
    tty.type_keys("\x1b");
    tty.wait_until_gone("cannot be opened");
    for _ in 0.."bad.toml".len() {
        tty.type_keys("\x7f");
    }
    tty.type_keys("good.toml\r");
    tty.wait_for_text("Bully");
    tty.wait_until_gone("TOPICS");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn a_run_plays_until_a_property_breaks_and_the_pane_leads_there_again() {
    let mut tty = Tty::start(suffrage(&["bully-leader-returns"]), 120, 40);
    tty.wait_for_text("tick 0");
    tty.type_keys("u");
    tty.wait_for_text("Play until");
    tty.type_keys("property\r");
    tty.wait_for_text("Stopped: One leader broke, tick 15: 7 became a leader while 6 led.");
    tty.wait_for_text("✗ One leader");
    tty.type_keys(ESCAPE);
    // An escape directly followed by a letter would be read as Alt and the letter.
    tty.wait_until_gone("7 is back and");
    tty.type_keys("urest\r");
    tty.wait_for_text("Stopped: the run is at rest");
    tty.type_keys(SHIFT_TAB);
    tty.wait_for_text("PROPERTIES");
    tty.type_keys("\r");
    tty.wait_for_text("Tick 15: One leader broke: 7 became a leader while 6 led.");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn a_paste_is_no_key_press() {
    let mut tty = opened(80, 24);
    tty.type_keys("\x1b[200~q\x1b[201~");
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 1");
}

#[test]
fn any_action_is_found_by_its_words() {
    let mut tty = opened(80, 24);
    tty.type_keys(":");
    tty.wait_for_text("Commands");
    tty.type_keys("go 3");
    tty.wait_for_text("g 3");
    tty.type_keys("\r");
    tty.wait_for_text("tick 3");
    tty.type_keys(":quit\r");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn a_remote_that_alternates_f5_and_escape_toggles_presentation() {
    let mut tty = opened(80, 24);
    tty.type_keys(PAGE_DOWN);
    tty.wait_for_text("NOTE");
    for _ in 0..3 {
        tty.type_keys(F5);
        tty.wait_until_gone("? help");
        tty.type_keys(ESCAPE);
        tty.wait_for_text("? help");
    }
    assert!(tty.text().contains("NOTE"), "the class still reads: {}", tty.text());
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn a_blank_screen_shows_nothing_until_any_key() {
    let mut tty = opened(80, 24);
    let whole = tty.wait_for_whole_screen("tick 0");
    for key in ["b", " ", ESCAPE, PAGE_DOWN, "q"] {
        tty.type_keys("b");
        // The blank screen shows only the key that ends it, in a corner.
        tty.wait_for("a blank screen", |screen| (screen.contents().trim().lines().count() == 1).then_some(()));
        tty.type_keys(key);
        tty.wait_for("the same screen again", |screen| (screen.contents() == whole).then_some(()));
    }
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn signals_end_it_with_the_terminal_as_it_was() {
    for (signal, code) in [(Signal::TERM, 143), (Signal::INT, 130), (Signal::HUP, 129), (Signal::QUIT, 131)] {
        let mut tty = opened(80, 24);
        tty.type_keys(" ");
        tty.wait_for_text("pause");
        tty.signal(signal);
        assert_eq!(tty.exit_code(), code, "{signal:?}");
        tty.assert_as_found();
    }
}

#[test]
fn control_c_ends_the_program_from_every_layer() {
    // Ctrl+C while the run plays, in the list of demos, in the palette, after an act, and in a text field.
    for (keys, sign) in
        [(" ", "pause"), ("o", "TOPICS"), (":go", "Commands"), ("c", "crashes"), ("\x13", "chang-roberts-ring.toml")]
    {
        let mut tty = opened(80, 24);
        tty.type_keys(keys);
        tty.wait_for_text(sign);
        tty.type_keys(CTRL_C);
        assert_eq!(tty.exit_code(), 130, "{keys:?}");
        tty.assert_as_found();
    }
}

#[test]
fn a_paused_run_writes_nothing_and_takes_no_time() {
    let tty = opened(120, 40);
    tty.wait_for_silence(Duration::from_millis(500));
    #[cfg(target_os = "linux")]
    let before = tty.processor_time();
    let watched = Duration::from_secs(2);
    tty.assert_silent_for(watched);
    #[cfg(target_os = "linux")]
    {
        let taken = tty.processor_time().saturating_sub(before);
        assert!(taken <= watched / 500, "{taken:?} of {watched:?}");
    }
}

#[test]
fn the_preview_of_the_start_screen_moves_and_then_stands_still() {
    let tty = Tty::start(suffrage(&[]), 120, 40);
    tty.wait_for_text("PREVIEW");
    let before = tty.written().len();
    // A tick of the preview is shorter than this second of silence, so the preview has ended.
    tty.wait_for_silence(Duration::from_secs(1));
    assert!(tty.written().len() > before, "it moved");
    tty.assert_silent_for(Duration::from_secs(1));
}

#[test]
fn it_ends_when_the_terminal_goes_away() {
    for keys in [RIGHT, " "] {
        assert_eq!(opened(80, 24).hang_up(keys), 129);
    }
}

fn in_a_shell() -> Tty {
    let script = "\"$0\" chang-roberts-ring; echo \"stopped $?\"; read line; fg; echo \"ended $?\"";
    let tty = Tty::start(command("sh", &["-m", "-c", script, env!("CARGO_BIN_EXE_suffrage")]), 80, 24);
    tty.wait_for_text("tick 0");
    tty
}

fn stopped_and_on_again(mut tty: Tty) {
    tty.wait_for_text("stopped");
    tty.assert_as_found();
    tty.resize(120, 40);
    tty.type_keys("\r");
    tty.wait_for("the footer at the end of the larger screen", |screen| {
        screen.rows(0, 120).nth(39).is_some_and(|footer| footer.contains("quit")).then_some(())
    });
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 1");
    tty.type_keys("q");
    tty.wait_for_text("ended 0");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn control_z_gives_the_terminal_back_and_fg_takes_it_again() {
    let mut tty = in_a_shell();
    tty.type_keys(CTRL_Z);
    stopped_and_on_again(tty);
}

#[test]
fn sigtstp_stops_it_and_fg_resumes_it() {
    let tty = in_a_shell();
    tty.signal_foreground(Signal::TSTP);
    stopped_and_on_again(tty);
}

#[test]
fn an_orphaned_program_does_not_stop() {
    let mut tty = opened(80, 24);
    tty.type_keys(CTRL_Z);
    tty.type_keys(RIGHT);
    tty.wait_for_text("tick 1");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn after_sigstop_the_screen_is_redrawn() {
    let mut tty = opened(80, 24);
    let whole = tty.wait_for_whole_screen("tick 0");
    tty.signal(Signal::STOP);
    tty.scribble();
    tty.signal(Signal::CONT);
    tty.wait_for("the whole screen again", |screen| (screen.contents() == whole).then_some(()));
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn without_a_terminal_it_says_so_and_ends_with_2() {
    let binary = env!("CARGO_BIN_EXE_suffrage");
    let tty = Tty::start(command("sh", &["-c", "\"$0\" </dev/null; echo \"code $?\"", binary]), 200, 10);
    tty.wait_for_text("code 2");
    assert!(tty.text().contains("error: standard input is not a terminal"), "{}", tty.text());
    assert!(!tty.written().contains('\x1b'), "nothing was done to the terminal: {:?}", tty.written());
    let tty = Tty::start(command("sh", &["-c", "\"$0\" >/dev/null; echo \"code $?\"", binary]), 200, 10);
    tty.wait_for_text("code 2");
    assert!(tty.text().contains("error: standard output is not a terminal"), "{}", tty.text());
}

#[test]
fn without_colours_text_is_still_bold_and_reversed() {
    let mut command = suffrage(&["chang-roberts-ring"]);
    command.env("NO_COLOR", "1");
    let tty = Tty::start(command, 80, 24);
    tty.wait_for_text("tick 0");
    let written = tty.written();
    assert!(!written.contains("\x1b[38;") && !written.contains("\x1b[48;"), "no colour is set: {written:?}");
    let reversed = tty.wait_for("the screen", |screen| {
        let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        Some(
            cells
                .filter_map(|(row, column)| screen.cell(row, column))
                .filter(|cell| cell.inverse() || cell.bold())
                .count(),
        )
    });
    assert!(reversed > 0, "tiles are reversed and ids bold");
}

#[derive(Debug)]
struct Panics;

impl Library for Panics {
    fn opened(&self) -> Vec<String> {
        panic!("a bug in the program");
    }

    fn open(&self, _: &str) -> Result<Opening, Refusal> {
        Err(String::new())
    }

    fn remember(&self, _: &str) {}

    fn has_file(&self, _: &str) -> bool {
        false
    }

    fn version(&self, _: &str) -> Option<FileVersion> {
        None
    }

    fn read_again(&self, _: &str) -> Result<Scenario, ReadError> {
        Err(ReadError::Gone)
    }

    fn open_session(&self, _: &str) -> Option<Result<SavedSession, Refusal>> {
        None
    }

    fn themes(&self) -> Vec<(String, Result<ThemeSpec, Refusal>)> {
        Vec::new()
    }

    fn lessons(&self) -> Vec<ListedLesson> {
        Vec::new()
    }

    fn is_lesson(&self, _: &str) -> bool {
        false
    }

    fn lesson(&self, _: &str) -> Result<(String, Lesson), Refusal> {
        Err(String::new())
    }

    fn progress(&self) -> Option<String> {
        None
    }

    fn keep_progress(&self, _: &str) -> Result<(), Refusal> {
        Ok(())
    }

    fn set_progress_aside(&self) -> String {
        String::new()
    }

    fn algorithms(&self) -> Vec<ListedAlgorithm> {
        Vec::new()
    }

    fn speak(&mut self, _: Language) {}

    fn name_to_save(&self, name: &str, _: SaveKind) -> String {
        name.to_owned()
    }

    fn save(&self, _: &RunToSave<'_>, _: &str, _: bool) -> Result<Saved, NotSaved> {
        Err(NotSaved::Refused("not here".to_owned()))
    }

    fn export(&self, _: &Shown<'_>, _: &str, _: bool) -> Result<String, NotSaved> {
        Err(NotSaved::Refused("not here".to_owned()))
    }
}

#[test]
#[ignore = "it panics: the next test runs it in a terminal of its own"]
fn panics_when_o_is_pressed() {
    let scenario =
        suffrage_scenario::read("protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\n").expect("it has no faults");
    let options = Options {
        language: Language::English,
        theme: None,
        depth: None,
        glyphs: suffrage_view::GlyphSet::Default,
        motion: true,
        speed: suffrage_view::View::NORMAL_SPEED,
        mouse: true,
        begin: suffrage::tui::library::Begin::default(),
        library: Box::new(Panics),
        audience: None,
    };
    tui::play(&Opening { scenario, name: "three".to_owned() }, None, options).expect("a panic is no error");
}

#[test]
fn a_panic_leaves_the_terminal_as_it_was_and_can_be_read() {
    let this = std::env::current_exe().expect("a test knows its own program");
    let arguments = ["--ignored", "--exact", "--nocapture", "terminal::panics_when_o_is_pressed"];
    let mut tty = Tty::start(command(this, &arguments), 80, 24);
    tty.wait_for_text("tick 0");
    tty.type_keys("o");
    assert_eq!(tty.exit_code(), 101);
    tty.wait_for_text("test result");
    let written = tty.written();
    let (_, after) = written.rsplit_once("\x1b[?1049l").expect("the normal screen is restored");
    assert!(after.contains("a bug in the program"), "it can be read there: {after}");
    tty.assert_as_found();
}
