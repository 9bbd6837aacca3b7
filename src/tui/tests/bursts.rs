//! Tests that many keys at once have the same effect as the same keys one by one, with a new layout after each key.

use proptest::prelude::*;

use super::input::key;
use super::opening::lecture;
use crate::tui;
use crate::tui::app::App;
use suffrage_text::Language;

/// The test picks random keys from this list. The list repeats the keys that open, choose, step and act, so that the
/// test picks these keys more often.
const KEYS: &[&str] = &[
    "right",
    "right",
    "right",
    "left",
    ";",
    ",",
    "pgdn",
    "pgdn",
    "pgup",
    "home",
    "end",
    "up",
    "down",
    "down",
    "enter",
    "enter",
    "enter",
    "esc",
    "esc",
    "tab",
    "tab",
    "backtab",
    "1",
    "2",
    "3",
    "7",
    "bs",
    "c",
    "c",
    "C",
    "e",
    "v",
    "x",
    "x",
    "U",
    "U",
    "f",
    "p",
    "p",
    "w",
    "w",
    "d",
    "D",
    "m",
    "'",
    "<",
    ">",
    "B",
    "A",
    "a",
    "s",
    "S",
    "r",
    "t",
    "z",
    "R",
    "T",
    ":",
    "/",
    "n",
    "N",
    "(",
    ")",
    "{",
    "}",
    "f5",
    "b",
    "?",
    "i",
    "g",
    "u",
    "o",
    "q",
    "ctrl+left",
    "ctrl+right",
    "shift+up",
    "shift+down",
];
const SCENARIOS: [&str; 3] = ["chang-roberts-ring", "bully-leader-fails", "raft-election-split-vote"];

fn after(scenario: &str, keys: &[&str], size: (u16, u16), one_by_one: bool) -> App {
    let mut app = lecture(scenario, Language::English, size);
    for name in keys {
        tui::update(&mut app, &key(name));
        if one_by_one {
            app.lay_out_in(app.area);
        }
    }
    app.lay_out_in(app.area);
    app
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_burst_of_keys_equals_single_keys(
        scenario in 0..SCENARIOS.len(),
        keys in prop::collection::vec(0..KEYS.len(), 1..40),
        large in any::<bool>(),
    ) {
        let keys: Vec<&str> = keys.into_iter().map(|key| KEYS[key]).collect();
        let size = if large { (160, 45) } else { (80, 24) };
        let [one_by_one, at_once] = [true, false].map(|drawn| after(SCENARIOS[scenario], &keys, size, drawn));
        prop_assert_eq!(&at_once.view, &one_by_one.view, "{:?}", keys);
        prop_assert_eq!(&at_once.frame, &one_by_one.frame, "{:?}", keys);
        prop_assert_eq!(at_once.session.acts(), one_by_one.session.acts());
        prop_assert_eq!(at_once.exit, one_by_one.exit);
    }
}
