//! Tests of colours in a real terminal: the question about the background, early and late answers, and output for
//! terminals with fewer colours or none.

use std::path::Path;
use std::time::Duration;

use portable_pty::CommandBuilder;
use rustix::process::Signal;

use super::tty::{Tty, path_text, suffrage};

const QUESTION: &str = "\x1b]11;?\x07\x1b[c";
const DARK: &str = "\x1b]11;rgb:0d0d/1111/1717\x1b\\";
const LIGHT: &str = "\x1b]11;rgb:fdfd/f6f6/e3e3\x07";
const ATTRIBUTES: &str = "\x1b[?62;22c";
const RIGHT: &str = "\x1b[C";

const DARK_GROUND: &str = "48;2;13;17;23";
const LIGHT_GROUND: &str = "48;2;255;255;255"; // The same codes on a light terminal.

fn asked(command: CommandBuilder) -> Tty {
    let tty = Tty::start(command, 80, 24);
    tty.wait_for_written(QUESTION);
    tty
}

/// Steps from `tick` to the next tick, and quits. The number of the next tick shows that no key was lost or added.
fn steps_and_quits(mut tty: Tty, tick: u32) {
    tty.type_keys(RIGHT);
    tty.wait_for_text(&format!("tick {}", tick + 1));
    assert!(tty.text().contains("‖ paused"), "{}", tty.text());
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.assert_as_found();
}

#[test]
fn a_dark_ground_gets_the_dark_theme_and_a_light_one_the_light_theme() {
    for (answer, ground, other) in [(DARK, DARK_GROUND, LIGHT_GROUND), (LIGHT, LIGHT_GROUND, DARK_GROUND)] {
        let mut tty = asked(suffrage(&["chang-roberts-ring"]));
        tty.type_keys(answer);
        tty.type_keys(ATTRIBUTES);
        tty.wait_for_text("tick 0");
        assert!(tty.written().contains(ground) && !tty.written().contains(other), "{answer:?}");
        steps_and_quits(tty, 0);
    }
}

#[test]
fn without_an_answer_the_environment_decides_the_theme() {
    for (hint, attributes, ground) in [("", "", DARK_GROUND), ("0;15", "", LIGHT_GROUND), ("", ATTRIBUTES, DARK_GROUND)]
    {
        let mut command = suffrage(&["chang-roberts-ring"]);
        command.env("COLORFGBG", hint);
        let mut tty = asked(command);
        tty.type_keys(attributes);
        tty.wait_for_text("tick 0");
        assert!(tty.written().contains(ground), "{hint:?} {attributes:?}");
        steps_and_quits(tty, 0);
    }
}

#[test]
fn an_answer_that_comes_late_is_no_key() {
    for late in [Duration::from_millis(150), Duration::from_secs(2)] {
        for answer in [LIGHT, DARK] {
            let mut tty = asked(suffrage(&["chang-roberts-ring"]));
            tty.wait_for_text("tick 0");
            tty.wait_for_silence(late);
            tty.type_keys(answer);
            tty.type_keys(ATTRIBUTES);
            steps_and_quits(tty, 0);
        }
    }
}

#[test]
fn a_late_answer_in_two_pieces_is_no_key_either() {
    let whole = format!("{DARK}{ATTRIBUTES}");
    for at in [2, 5, 12, DARK.len() - 1, DARK.len() + 2] {
        let (one, other) = whole.split_at(at);
        let mut tty = asked(suffrage(&["chang-roberts-ring"]));
        tty.wait_for_text("tick 0");
        tty.type_keys(one);
        // A redraw in another size shows that the program has read the first part of the answer.
        tty.resize(90, 24);
        tty.wait_for("the footer of the wider screen", |screen| {
            screen
                .rows(0, 90)
                .nth(23)
                .is_some_and(|row| row.trim_end().ends_with("quit") && row.len() > 80)
                .then_some(())
        });
        tty.type_keys(other);
        steps_and_quits(tty, 0);
    }
}

#[test]
fn keys_typed_with_a_late_answer_are_not_lost() {
    let mut tty = asked(suffrage(&["chang-roberts-ring"]));
    tty.wait_for_text("tick 0");
    tty.type_keys(&format!("ll{RIGHT}{LIGHT}l{ATTRIBUTES}{RIGHT}"));
    // One of the five keys shows the answer to the question of tick 3.
    tty.wait_for_text("tick 4");
    steps_and_quits(tty, 4);
}

#[test]
fn an_unneeded_question_about_colours_is_not_sent() {
    let mut none = suffrage(&["chang-roberts-ring"]);
    none.env("NO_COLOR", "1");
    let mut dumb = suffrage(&["chang-roberts-ring"]);
    dumb.env("TERM", "dumb");
    dumb.env_remove("COLORTERM");
    for command in [none, dumb, suffrage(&["chang-roberts-ring", "--theme", "dark"])] {
        let tty = Tty::start(command, 80, 24);
        tty.wait_for_text("tick 0");
        assert!(!tty.written().contains("\x1b]11;?"));
        steps_and_quits(tty, 0);
    }
}

fn renditions(written: &str) -> Vec<String> {
    let sequences = written.split("\x1b[").skip(1).filter_map(|rest| {
        let (numbers, _) = rest.split_once('m')?;
        let is_rendition = numbers.bytes().all(|byte| byte.is_ascii_digit() || byte == b';');
        is_rendition.then(|| numbers.to_owned())
    });
    sequences.collect()
}

fn played(command: CommandBuilder) -> Vec<String> {
    let mut tty = Tty::start(command, 120, 40);
    tty.wait_for_text("tick 0");
    tty.type_keys("llll7c");
    tty.wait_for_text("tick 3");
    renditions(&tty.written())
}

#[test]
fn with_256_colours_only_those_are_written() {
    let mut command = suffrage(&["chang-roberts-ring", "--theme", "dark"]);
    command.env_remove("COLORTERM");
    let renditions = played(command);
    assert!(renditions.iter().any(|numbers| numbers.contains("48;5;233")), "{renditions:?}");
    assert!(!renditions.iter().any(|numbers| numbers.contains("8;2;")), "{renditions:?}");
}

#[test]
fn with_sixteen_colours_they_are_written_as_such_terminals_know_them() {
    for term in ["xterm", "linux"] {
        let mut command = suffrage(&["chang-roberts-ring", "--theme", "dark", "--glyphs", "default"]);
        command.env("TERM", term);
        command.env_remove("COLORTERM");
        let renditions = played(command);
        let coloured =
            |numbers: &&String| numbers.split(';').any(|number| number.len() == 2 && "349".contains(&number[..1]));
        assert!(renditions.iter().filter(coloured).count() > 20, "{renditions:?}");
        assert!(!renditions.iter().any(|numbers| numbers.contains("38;") || numbers.contains("48;")), "{renditions:?}");
    }
    let renditions = played(suffrage(&["chang-roberts-ring", "--theme", "light", "--colors", "16"]));
    assert!(!renditions.iter().any(|numbers| numbers.contains("8;2;") || numbers.contains("8;5;")), "{renditions:?}");
}

#[test]
fn without_colours_only_weight_and_reversal_are_written() {
    let mut command = suffrage(&["chang-roberts-ring"]);
    command.env("NO_COLOR", "1");
    let renditions = played(command);
    let allowed = ["", "0", "1", "2", "7", "9", "22", "27", "29", "39", "49", "59"];
    let strange: Vec<&String> =
        renditions.iter().filter(|numbers| !numbers.split(';').all(|number| allowed.contains(&number))).collect();
    assert!(strange.is_empty(), "{strange:?}");
    for sign in ["1", "7"] {
        assert!(renditions.iter().any(|numbers| numbers.split(';').any(|number| number == sign)), "{sign} is written");
    }
}

#[test]
fn the_theme_key_cycles_through_all_themes_and_draws_at_once() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let themes = folder.path().join("suffrage/themes");
    write(&themes.join("sea.toml"), "base = \"light\"\n[roles]\nbackground = \"#eaf6ff\"\n");
    write(&themes.join("bad.toml"), "[roles]\nmutd = \"#ffffff\"\n");
    let mut command = suffrage(&["chang-roberts-ring", "--theme", "dark"]);
    command.env("XDG_CONFIG_HOME", path_text(folder.path()));
    let mut tty = Tty::start(command, 120, 40);
    tty.wait_for_text("tick 0");
    for (name, written) in
        [("light", LIGHT_GROUND), ("mono", "7"), ("sea; bad has errors", "48;2;234;246;255"), ("dark", "48;2;13;17;23")]
    {
        let before = tty.written().len();
        tty.type_keys("T");
        tty.wait_for_whole_screen(&format!("Theme {name}"));
        let is_it = |numbers: &String| {
            numbers.contains("8;2;") == written.contains("8;2;")
                && format!(";{numbers};").contains(&format!(";{written};"))
        };
        let renditions = renditions(&tty.written()[before..]);
        assert!(renditions.iter().any(is_it), "{name}: {renditions:?}");
    }
    steps_and_quits(tty, 0);
}

fn write(path: &Path, text: &str) {
    std::fs::create_dir_all(path.parent().expect("it is in a folder")).expect("the folder is writable");
    std::fs::write(path, text).expect("the folder is writable");
}

#[test]
fn a_theme_of_the_user_is_shown_and_its_faults_are_readable() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let themes = folder.path().join("suffrage/themes");
    write(&themes.join("sea.toml"), "[roles]\nbackground = \"#07202b\"\nmuted = \"#204050\"\n");
    write(&themes.join("bad.toml"), "[roles]\nmutd = \"#ffffff\"\nbar = \"#12345\"\n");
    std::fs::create_dir(themes.join("dir.toml")).expect("the folder is writable");
    let start = |arguments: &[&str]| {
        let mut command = suffrage(arguments);
        command.env("XDG_CONFIG_HOME", path_text(folder.path()));
        Tty::start(command, 160, 40)
    };
    let tty = start(&["chang-roberts-ring", "--theme", "sea"]);
    tty.wait_for_text("tick 0");
    assert!(tty.written().contains("48;2;7;32;43"));
    let mut tty = tty;
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    tty.wait_for_text("muted / background has a contrast of 1.5:1");
    let written = tty.written();
    let (_, after) = written.rsplit_once("\x1b[?1049l").expect("the screen is given back");
    assert!(after.contains("muted / background has a contrast of 1.5:1"), "{written}");

    let told = |name: &str, expected: &[&str]| {
        let tty = start(&["chang-roberts-ring", "--theme", name]);
        assert_eq!(tty.exit_code(), 2);
        tty.wait_for_text(expected[expected.len() - 1]);
        let text = tty.text().replace('\n', "");
        for expected in expected {
            assert!(text.contains(expected), "{expected}: {}", tty.text());
        }
        assert!(!tty.written().contains("\x1b[?1049h"), "the screen was not taken");
    };
    told("bad", &["bad.toml:2:1", "did you mean `muted`?", "bad.toml:3:8", "`#12345` is not a colour", "2 errors"]);
    told("see", &["there is no theme `see`; did you mean `sea`?", "`mono`"]);
    told("dir", &["there is no theme `dir`", "`auto`, `bad`, `sea`"]);
    told("nothing-like-it", &["there is no theme `nothing-like-it`", "`auto`, `bad`, `sea`", "suffrage/themes"]);
}

/// The key and the resize may arrive in any order. A suspended program receives both at once.
#[test]
fn a_key_that_arrives_with_a_resize_counts() {
    let mut tty = Tty::start(suffrage(&["chang-roberts-ring", "--theme", "dark"]), 40, 10);
    tty.wait_for_text("80×24");
    tty.signal(Signal::STOP);
    tty.resize(80, 24);
    tty.type_keys("l");
    tty.signal(Signal::CONT);
    tty.wait_for_text("tick 1");
    steps_and_quits(tty, 1);
}

#[test]
fn after_many_resizes_the_last_size_is_drawn_completely() {
    let mut tty = Tty::start(suffrage(&["chang-roberts-ring", "--theme", "dark"]), 80, 24);
    tty.wait_for_text("tick 0");
    let mut calm = Tty::start(suffrage(&["chang-roberts-ring", "--theme", "dark"]), 80, 24);
    calm.wait_for_text("tick 0");
    calm.type_keys("l");
    let expected = calm.wait_for_whole_screen("tick 1");
    let sizes = (0..60_u16).map(|step| match step % 4 {
        0 => (1 + step % 3, 1),
        1 => (300, 100),
        2 => (20 + step * 3, 5 + step),
        _ => (200 - step * 2, 60 - step / 2),
    });
    for (columns, rows) in sizes {
        tty.resize(columns, rows);
    }
    tty.resize(80, 24);
    tty.type_keys("l");
    tty.wait_for("the screen of a program whose size never changed", |screen| {
        (screen.contents() == expected).then_some(())
    });
    steps_and_quits(tty, 1);
}

#[test]
fn the_configuration_holds_where_no_option_says_otherwise() {
    let folder = tempfile::tempdir().expect("the system has a place for temporary files");
    let file = folder.path().join("config.toml");
    write(&file, "theme = \"light\"\nlang = \"es\"\nspeed = 2\n");
    let start = |arguments: &[&str]| {
        let mut command = suffrage(arguments);
        command.env("SUFFRAGE_CONFIG", path_text(&file));
        Tty::start(command, 120, 40)
    };
    let mut tty = start(&["chang-roberts-ring"]);
    tty.wait_for_text("pausa");
    assert!(tty.written().contains(LIGHT_GROUND) && !tty.written().contains(DARK_GROUND));
    tty.type_keys(" ");
    tty.wait_for_text("×2");
    tty.type_keys("q");
    assert_eq!(tty.exit_code(), 0);
    let tty = start(&["chang-roberts-ring", "--theme", "dark", "--lang", "en"]);
    tty.wait_for_text("paused");
    assert!(tty.written().contains(DARK_GROUND) && !tty.written().contains(LIGHT_GROUND));
}

#[test]
fn the_report_has_what_the_terminal_answers() {
    let mut tty = asked(suffrage(&["doctor"]));
    tty.type_keys(DARK);
    tty.type_keys(ATTRIBUTES);
    tty.wait_for_text("the terminal's background");
    let text = tty.text();
    assert!(text.contains("#0d1117, answered in"), "{text}");
    assert!(text.contains("theme = \"dark\""), "{text}");
    assert_eq!(tty.exit_code(), 0);
}
