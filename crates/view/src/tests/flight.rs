//! Tests of the panel of messages in transit and armed events, with real runs.

use super::frames::run_of;
use super::*;
use crate::testing::cuts;
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_session::Session;

fn run(name: &str, tick: u64) -> Session {
    let mut session = run_of(name);
    session.act(Command::Crash { targets: Targets::Listed(vec![0]), after: Some(1) });
    session.close_tick();
    session.act(Command::Cut { pairs: vec![(1, 2)], one_way: false });
    session.seek(tick);
    session
}

fn moment(session: &mut Session, size: (u16, u16), chosen: usize) -> (Frame, View) {
    let view = View { overlays: vec![Overlay::Flight(overlay::Flight { chosen })], ..view() };
    let area = Rect::new(0, 0, size.0, size.1);
    let asked = Ask { underway: 500, ..ask(area, session.scenario().count(), &view) };
    let frame = session.frame(&asked);
    let message = frame.underway.as_ref().and_then(|underway| match &underway.first.get(chosen)?.thing {
        suffrage_session::model::Thing::Message { message, .. } => Some(message.number),
        _ => None,
    });
    (frame, View { message, ..view })
}

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 24), (120, 40), (200, 55)];

#[test]
fn the_panel_in_all_sizes() {
    for size in SIZES {
        for (theme, mark) in [(ThemeName::Dark, ""), (ThemeName::Mono, "-mono"), (ThemeName::Light, "-light")] {
            let mut session = run("bully-partition", 3);
            let (frame, view) = moment(&mut session, size, 1);
            let buffer = screen(&frame, &view, &look(theme, Language::English), size);
            show(&format!("flight{mark}"), &buffer);
            assert!(size.0 < 40 || words(&buffer).contains("3→5"), "{size:?}");
            let underlined = buffer.content.iter().any(|cell| cell.modifier.contains(Modifier::UNDERLINED));
            assert!(size.0 < 60 || underlined, "the graph shows the chosen message beside it: {size:?}");
        }
    }
}

#[test]
fn nothing_in_the_panel_is_cut_in_any_language() {
    cuts::take();
    for name in ["bully-partition", "chang-roberts-ring", "bully-leader-resigns-announced", "chang-roberts-bounce"] {
        for tick in [1, 3, 5, 300] {
            for size in SIZES {
                for language in Language::ALL {
                    let mut session = run(name, tick);
                    let (frame, view) = moment(&mut session, size, 2);
                    screen(&frame, &view, &look(ThemeName::Mono, language), size);
                    let found: Vec<_> = cuts::take();
                    assert!(size.0 < 40 || found.is_empty(), "{name} {tick} {size:?} {language:?}: {found:?}");
                }
            }
        }
    }
}

#[test]
fn an_ascii_panel_is_ascii() {
    let look = Look::new(Language::English, Theme::new(ThemeName::Mono, Depth::True), Glyphs::new(GlyphSet::Ascii));
    let mut session = run("bully-partition", 3);
    let (frame, view) = moment(&mut session, (120, 40), 1);
    let mut buffer = screen(&frame, &view, &look, (120, 40));
    // Clears the footer: the hints of these tests have arrows that are not ASCII.
    Canvas::new(&mut buffer).clear(Rect::new(0, 39, 120, 1), look.theme.base());
    let text = words(&buffer);
    let odd: String = text.chars().filter(|letter| !letter.is_ascii()).collect();
    assert!(odd.chars().all(|letter| "×·".contains(letter)), "{odd}");
}

#[test]
fn pictures_of_the_panel() {
    let pictures = [
        ("flight-compact", ThemeName::Dark, Language::English, (80, 24)),
        ("flight-standard-mono", ThemeName::Mono, Language::English, (120, 40)),
    ];
    for (name, theme, language, size) in pictures {
        let mut session = run("bully-partition", 3);
        let (frame, view) = moment(&mut session, size, 1);
        insta::assert_snapshot!(name, styled(&frame, &view, &look(theme, language), size));
    }
}

#[test]
fn an_empty_panel_says_so() {
    let mut session = run_of("bully-leader-fails");
    session.seek(60);
    let (frame, view) = moment(&mut session, (120, 40), 0);
    let text = words(&screen(&frame, &view, &look(ThemeName::Dark, Language::English), (120, 40)));
    assert!(text.contains("No message is in transit and no timer"), "{text}");
}
