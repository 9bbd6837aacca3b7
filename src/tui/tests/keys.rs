//! Tests that the key table is complete, and that no key has two meanings.

use crossterm::event::{Event, KeyEvent};

use super::input::{key, press};
use super::opening::{app, lecture};
use super::overlays::screen;
use crate::tui::binding::Key;
use crate::tui::binding::{KeyPlace, find};
use crate::tui::bindings::TABLE;
use crate::tui::layers::help;
use suffrage_text::{Language, Texts, ids};
use suffrage_view::view_state::HelpGroup;

fn chord(name: &str) -> Key {
    match key(name) {
        Event::Key(event) => Key::of(event),
        other => panic!("{other:?} is no key"),
    }
}

#[test]
fn no_key_is_bound_twice() {
    let collide =
        |one: KeyPlace, other: KeyPlace| one == other || one == KeyPlace::Everywhere || other == KeyPlace::Everywhere;
    for (number, entry) in TABLE.iter().enumerate() {
        for other in &TABLE[number + 1..] {
            for key in entry.keys {
                assert!(
                    !(collide(entry.place, other.place) && other.keys.contains(key)),
                    "{key:?} does {:?} and {:?} at {:?}",
                    entry.id,
                    other.id,
                    entry.place
                );
            }
        }
    }
}

#[test]
fn every_described_command_has_a_key() {
    for id in suffrage_text::testing::ids_of("does-") {
        let bound = TABLE.iter().find(|entry| entry.id == id && !entry.keys.is_empty());
        let entry = bound.unwrap_or_else(|| panic!("{id:?} has no key"));
        assert_eq!(find(entry.place, entry.keys[0]).map(|found| found.id), Some(id));
    }
}

#[test]
fn the_help_shows_every_key_with_its_effect() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let groups = help::groups(&texts, (None, ""));
        for entry in TABLE {
            let does = texts.say(entry.id);
            let row = groups.iter().flat_map(|group| &group.rows).find(|(_, said)| *said == does);
            let (caps, _) = row.unwrap_or_else(|| panic!("{:?} is not in the help", entry.id));
            for chord in entry.keys.iter().filter(|chord| chord.digit().is_none()) {
                let cap = chord.cap(&texts);
                assert!(
                    groups
                        .iter()
                        .flat_map(|group| &group.rows)
                        .any(|(caps, said)| *said == does && caps.contains(&cap)),
                    "{cap} is not in {caps}"
                );
            }
        }
        assert!(groups.iter().all(|group| !group.rows.is_empty()), "{groups:?}");
    }
}

fn free_letters() -> impl Iterator<Item = char> {
    let named = |key| TABLE.iter().any(|row| row.place == KeyPlace::Screen && row.keys.contains(&key));
    ('a'..='z').chain('A'..='Z').filter(move |letter| !named(chord(&letter.to_string())))
}

#[test]
fn unbound_keys_do_nothing() {
    let free: Vec<_> = free_letters().map(|letter| chord(&letter.to_string())).collect();
    assert!(!free.is_empty() && free.iter().all(|&key| find(KeyPlace::Screen, key).is_none()), "{free:?}");
}

/// The expected text of docs/keys.md.
fn page() -> String {
    let head = "# Keys\n\nWritten by `SUFFRAGE_DOCS=write cargo test keys` from the table of keys. `?` on the screen shows the same \
                in your language.\n";
    let row = |(keys, does): (String, String)| {
        let cell = |text: &str| text.replace('|', "\\|");
        let keys: Vec<String> = keys.split(' ').map(|key| format!("`{}`", cell(key))).collect();
        format!("| {} | {} |\n", keys.join(" "), cell(&does))
    };
    let table = |group: HelpGroup| {
        let rows: String = group.rows.into_iter().map(row).collect();
        format!("\n## {}\n\n| keys | what they do |\n|---|---|\n{rows}", group.title)
    };
    let tables: String = help::groups(&Texts::new(Language::English), (None, "")).into_iter().map(table).collect();
    let free: Vec<_> = free_letters().map(|letter| format!("`{letter}`")).collect();
    let free = format!("\n## Free\n\nNo command uses these letters on the screen yet: {}.\n", free.join(" "));
    [head, &tables, &free].concat()
}

#[test]
fn the_page_of_keys_is_up_to_date() {
    suffrage_text::testing::is_written("docs/keys.md", &page());
}

#[test]
fn a_shifted_character_is_the_same_with_or_without_a_reported_shift() {
    assert_eq!(find(KeyPlace::Screen, chord("shift+C")).map(|entry| entry.id), Some(ids::DOES_CRASH_AFTER));
    assert_eq!(find(KeyPlace::Screen, chord("?")).map(|entry| entry.id), Some(ids::DOES_HELP));
    assert_eq!(find(KeyPlace::Screen, chord("shift+right")).map(|entry| entry.id), Some(ids::DOES_NEXT_EVENT));
    assert_eq!(find(KeyPlace::List, chord("ctrl+c")).map(|entry| entry.id), Some(ids::DOES_INTERRUPT));
    assert!(find(KeyPlace::Screen, chord("ctrl+r")).is_none(), "Ctrl is no ornament");
}

/// The description of a state, and the keys that lead to it.
const STATES: [(&str, &str); 22] = [
    ("at the start", ""),
    ("in the middle", "right right right right esc down"),
    ("at the end", "g 9 9 enter esc"),
    ("half-way through a tick", "g 4 enter ;"),
    ("with a note", "g 3 enter"),
    ("with a question", "g 7 enter"),
    ("with its answer", "g 7 enter enter"),
    ("in presentation", "f5 right"),
    ("in presentation with a question", "f5 g 7 enter"),
    ("two runs at the start", "A enter"),
    ("two runs in the middle", "A enter right right right"),
    ("two runs at the end", "A enter g 9 9 enter"),
    ("the log", "right right tab tab"),
    ("space-time", "right right t"),
    ("an event", "right right right esc t enter"),
    ("the help", "? pgdn pgdn"),
    ("the palette", ": pgdn pgdn"),
    ("the inspector", "right right enter"),
    ("what is pending", "right right p down"),
    ("an answer to why", "right right w"),
    ("the tree", "right right B"),
    ("faults", "right right f down"),
];

#[test]
fn every_key_acts_visibly_or_gives_the_reason() {
    let mut dead = Vec::new();
    for (state, way) in STATES {
        let open = || {
            let (mut app, _) = app();
            press(&mut app, way);
            app.view.said = None;
            app.refresh();
            app
        };
        let opened = open();
        let (places, before) = (opened.places(), screen(&opened));
        for (depth, entry) in places.iter().enumerate().flat_map(|(depth, place)| {
            TABLE.iter().filter(move |entry| entry.place == *place).map(move |entry| (depth, entry))
        }) {
            // Scrolling is impossible at the first and last row, and if all rows are visible.
            let scrolls = [
                "does-row-",
                "does-page-",
                "does-later-cause",
                "does-earlier-cause",
                "does-first-cause",
                "does-last-cause",
            ];
            if scrolls.iter().any(|does| format!("{:?}", entry.id).contains(does)) {
                continue;
            }
            // One key of each row is enough, because the others do the same.
            for &key in &entry.keys[..1] {
                if places[..depth].iter().any(|&above| find(above, key).is_some()) {
                    continue;
                }
                let mut app = open();
                app.take(&Event::Key(KeyEvent::new(key.code, key.modifiers)));
                if screen(&app) == before && app.exit.is_none() {
                    dead.push(format!("{state}: {key:?} {:?}", entry.id));
                }
            }
        }
    }
    assert!(dead.is_empty(), "{dead:#?}");
}

fn words(hints: &[suffrage_view::view_state::Hint]) -> String {
    hints.iter().map(|hint| format!("{} {}", hint.cap, hint.word)).collect::<Vec<_>>().join("  ")
}

#[test]
fn the_footer_shows_the_keys_that_can_act_the_most_useful_first() {
    let (mut app, _) = app();
    let footer = words(&app.view.hints);
    let first = "spc play  → step  PgDn note  ↑↓ process  o demos  c crash  e elect  f faults  +- speed  : commands  Tab pane  F5 present";
    assert!(footer.starts_with(first), "{footer}");
    assert_eq!(words(&app.view.pinned), "? help  q quit");
    press(&mut app, "right 4 c");
    let footer = words(&app.view.hints);
    assert!(
        footer.starts_with("spc play  ←→ step  PgDn to rest  U undo  c revive  ↑↓ process  o demos  d done  f faults"),
        "{footer}"
    );
    press(&mut app, "space");
    assert!(words(&app.view.hints).starts_with("spc pause  +- speed  U undo  c revive"), "{}", words(&app.view.hints));
    press(&mut app, "?");
    assert_eq!(words(&app.view.hints), "Esc close  ↑↓ scroll");
    assert_eq!(words(&app.view.pinned), "");
}

#[test]
fn the_footer_follows_the_focus() {
    let (mut app, _) = app();
    press(&mut app, "g 7 enter");
    assert!(words(&app.view.hints).starts_with("spc/→/Enter/PgDn answer  Esc close"), "{}", words(&app.view.hints));
    press(&mut app, "enter enter tab tab");
    let footer = words(&app.view.hints);
    assert!(footer.starts_with("spc play  ←→ step  PgDn to rest  ↑↓ scroll  z zoom  Tab pane"), "{footer}");
    press(&mut app, "z");
    assert!(words(&app.view.hints).contains("z/Esc unzoom"), "{}", words(&app.view.hints));
    press(&mut app, "up");
    assert!(words(&app.view.hints).contains("z unzoom"), "{}", words(&app.view.hints));
    press(&mut app, "esc esc g 9 9 enter");
    assert!(
        words(&app.view.hints).starts_with("← step  PgUp note  r restart  ↑↓ scroll  o demos"),
        "{}",
        words(&app.view.hints)
    );
}

const BOUND_KEYS: &str = "space . right l left h shift+right ; shift+left , pgdn pgup + = - home end g up k down j 0 1 2 3 4 5 6 7 8 9 \
                   tab backtab enter z c C e v x U o r s S a R p t T f5 b esc : ? q < > [ ] B m ctrl+s";

#[test]
fn every_key_of_the_law_is_bound() {
    for name in BOUND_KEYS.split_whitespace() {
        assert!(find(KeyPlace::Screen, chord(name)).is_some(), "{name}");
    }
}

#[test]
fn every_shown_hint_can_act() {
    let (mut app, _) = app();
    for _ in 0..8 {
        for entry in TABLE.iter().filter(|entry| entry.place == KeyPlace::Screen && entry.hint.is_some()) {
            let word = app.look.texts.say(entry.hint.as_ref().expect("filtered").word);
            let shown = app.view.hints.iter().chain(&app.view.pinned).any(|hint| hint.word == word);
            if (entry.can)(&app).is_ok() && app.place() == KeyPlace::Screen {
                // The words "play" and "crash" are shown only at some moments, and "note" only in runs with notes.
                assert!(shown || ["play", "crash", "note"].contains(&word.as_str()), "{word} is not shown");
            }
        }
        press(&mut app, "right c");
    }
}

#[test]
fn beside_a_note_the_keys_of_the_screen_are_shown_too() {
    let (mut app, _) = app();
    press(&mut app, "right right right");
    let footer = words(&app.view.hints);
    assert!(footer.starts_with("Enter/Esc close  PgDn continue  spc play  ←→ step"), "{footer}");
    assert_eq!(words(&app.view.pinned), "? help  q quit");
}

#[test]
fn a_drawn_seed_is_taken_and_is_in_a_wide_header() {
    use super::opening::{TEST_SEED, app};
    let seed = TEST_SEED.to_string();
    for size in [(80, 24), (120, 40), (200, 55)] {
        for keys in ["D", "D f5 esc", "D right c", "D right 7 c left left c", "D A enter", "D A enter D tab"] {
            let (mut app, _) = app();
            app.area = ratatui::layout::Rect::new(0, 0, size.0, size.1);
            super::input::press(&mut app, keys);
            app.refresh();
            assert_eq!(app.session.scenario().seed, TEST_SEED, "{keys}");
            let header = super::overlays::rows(&app).remove(0);
            assert!(size.0 < 200 || header.contains(&seed), "{size:?} {keys}: {header}");
        }
    }
}

#[test]
fn the_header_says_how_long_it_takes_to_handle_a_message() {
    for language in Language::ALL {
        let app = lecture("bully-long-wait", language, (200, 55));
        let handling = app.look.texts.say(ids::ScreenHeaderHandling { time: 3_u64 });
        let header = super::overlays::rows(&app).swap_remove(0);
        assert!(header.contains(&handling), "{language:?}: {header}");
        let header = super::overlays::rows(&lecture("bully-leader-fails", language, (200, 55))).swap_remove(0);
        assert!(!header.contains(handling.trim_end_matches('3')), "{language:?}: {header}");
    }
}
