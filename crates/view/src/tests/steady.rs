//! Tests of elements whose position and words must not change during a run.

use super::*;
use suffrage_engine::protocol::Role;

#[test]
fn a_crash_removes_the_bound_and_moves_nothing() {
    let (text, tick) = ELECTING;
    let whole = frame_of(ELECTING, (120, 40));
    let crash = format!("{{ at = {tick}, crash = 9 }}, {{ at = 1,");
    let crashed = frame_of((&text.replacen("{ at = 1,", &crash, 1), tick), (120, 40));
    let languages = [
        (Language::English, "no bound: a process crashed"),
        (Language::Spanish, "sin cota: cayó un proceso"),
        (Language::Portuguese, "sem limite: um processo caiu"),
    ];
    for (language, said) in languages {
        let look = look(ThemeName::Dark, language);
        let rows = |frame: &Frame| -> Vec<String> {
            words(&screen(frame, &view(), &look, (120, 40))).lines().map(str::to_owned).collect()
        };
        let (before, after) = (rows(&whole), rows(&crashed));
        let gauge = before.iter().position(|row| row.contains("2n+k(2n-k-1)/2")).expect("the gauge has a bound");
        assert!(!after.concat().contains("2n+k(2n-k-1)/2"), "{language:?}");
        assert!(after[gauge].contains(said), "{language:?}: {}", after[gauge]);
        assert_eq!(before[gauge][..14], after[gauge][..14], "the count stays");
        let fate = |rows: &[String]| rows[gauge + 1].rsplit("   ").next().map(|fate| fate.trim().to_owned());
        // Before the crash, the lower bound's caption may leave no room for the numbers of delivered and lost messages.
        assert!(fate(&before).is_none_or(|fate| fate.is_empty()) || fate(&before) == fate(&after), "{language:?}");
    }
}

#[test]
fn the_inspector_lists_losses_separately_and_spans_its_column() {
    // The messages of 7 are lost at this tick: its successor is down.
    let view = View { overlays: vec![Overlay::Inspect(overlay::Inspect { position: 1, scroll: 0 })], ..view() };
    let look = look(ThemeName::Dark, Language::English);
    // If the inspector is too low for its text, it scrolls.
    for size in [(80, 24), (120, 40), (200, 55)] {
        let frame = frame_of(("chang-roberts-dead-leader", 8), size);
        let text = words(&screen(&frame, &view, &look, size));
        let rows: Vec<&str> = text.lines().collect();
        let at = |label: &str| {
            rows.iter().position(|row| row.contains(label)).unwrap_or_else(|| panic!("{size:?} {label}\n{text}"))
        };
        assert!(rows[at("│ in transit")..=at("│ in transit") + 1].concat().contains("nothing"), "{size:?}\n{text}");
        assert!(at("lost  ") >= at("│ in transit"), "{size:?}\n{text}");
        // The frame spans its column, and is not much taller than its text.
        let title = rows[at(" PROCESS ")];
        assert!(title.ends_with('┐') || size.0 == 200, "{size:?}\n{text}");
        if size.0 >= 120 {
            assert!(text.contains("ALGORITHM") && text.contains("LOG"), "{size:?}\n{text}");
        }
    }
}

#[test]
fn the_track_ends_at_the_last_recorded_tick() {
    let frame = frame_of(ELECTING, (120, 40));
    let text = words(&screen(&frame, &view(), &look(ThemeName::Dark, Language::English), (120, 40)));
    let track = text.lines().find(|row| row.starts_with(" time")).expect("there is a track");
    assert!(frame.clock.recorded < 40, "there is room beyond it");
    assert!(!track.contains('·'), "{track}");
}

#[test]
fn kinds_of_messages_have_one_name_everywhere() {
    for language in [Language::English, Language::Spanish, Language::Portuguese] {
        let text = words(&screen(&frame_of(ELECTING, (120, 40)), &view(), &look(ThemeName::Dark, language), (120, 40)));
        assert!(text.contains("?n ELECTION") && !text.contains("election"), "{language:?}\n{text}");
    }
}

#[test]
fn an_idle_process_has_one_word_in_every_language() {
    let sources = [
        include_str!("../../../../assets/pseudocode/bully.toml"),
        include_str!("../../../../assets/pseudocode/chang_roberts.toml"),
        include_str!("../../../../assets/text/arena.ftl"),
    ];
    for other in ["inactivo", "inativo", "libre", "livre"] {
        assert!(!sources.iter().any(|source| source.contains(other)), "{other}");
    }
}

#[test]
fn without_colours_only_the_name_of_the_algorithm_is_reversed_in_the_header() {
    let look = look(ThemeName::Mono, Language::English);
    for size in [(80, 24), (120, 40), (200, 55)] {
        let frame = frame_of(ELECTING, size);
        let buffer = screen(&frame, &view(), &look, size);
        let reversed = |y: u16| -> String {
            let cells = (0..size.0).map(|x| &buffer[(x, y)]).filter(|cell| cell.modifier.contains(Modifier::REVERSED));
            cells.map(ratatui::buffer::Cell::symbol).collect()
        };
        assert_eq!(reversed(0).trim(), frame.protocol_title, "{size:?}");
        assert!(buffer[(1, 0)].modifier.contains(Modifier::BOLD));
        assert_eq!(reversed(size.1 - 1), "", "{size:?}");
    }
    let tile = look.theme.tile(Role::Leader).add_modifier;
    assert!(tile.contains(Modifier::REVERSED) && !look.theme.selected_row().add_modifier.contains(Modifier::REVERSED));
}
