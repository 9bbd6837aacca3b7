//! Tests of invariants that hold on every screen.

use std::cell::RefCell;

use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use super::frames::{SPLIT, TWO_WAY, frame_at, large, run_of, seen};
use super::*;
use crate::layout::LEAST_SIZE;
use suffrage_engine::protocol::Topology;
use suffrage_session::Session;
use suffrage_text::LocalText;

fn all_moments() -> Vec<Session> {
    let at = |(scenario, tick): (&str, u64)| {
        let mut run = run_of(scenario);
        run.seek(tick);
        run
    };
    let mut half_way = at((ELECTING.0, 0));
    while half_way.events().1 < 2 {
        half_way.next_event();
    }
    vec![
        at(ELECTING),
        at(DECIDED),
        at(BULLY),
        at(STUCK),
        half_way,
        at(SPLIT),
        Session::open(&large(100_000, Topology::OneWayRing)),
        at(TWO_WAY),
        at((&ring_of(1), 2)),
        at((&ring_of(24), 9)),
        at((&ring_of(130), 9)),
    ]
}

#[test]
fn the_message_count_is_on_every_screen() {
    for moment in [DECIDED, BULLY, STUCK] {
        for size in [(80, 24), (100, 24), (120, 40), (200, 55)] {
            let frame = frame_of(moment, size);
            for language in Language::ALL {
                let words = words(&screen(&frame, &view(), &look(ThemeName::Dark, language), size));
                let count = frame.counts.sent.to_string();
                let shown = ["message", "msg", "mensaje", "msj", "mensage"].iter().any(|unit| {
                    words.contains(&format!("{count} {unit}"))
                        || words.lines().any(|line| line.contains(unit) && line.contains(&count))
                });
                assert!(shown, "{size:?} {language:?}\n{words}");
            }
        }
    }
}

#[test]
fn processes_are_named_by_id_and_never_by_position() {
    for moment in [DECIDED, BULLY, STUCK] {
        for size in [(80, 24), (120, 40)] {
            let frame = frame_of(moment, size);
            let words = words(&screen(&frame, &view(), &look(ThemeName::Dark, Language::English), size));
            for position in 0..frame.n {
                assert!(!words.contains(&format!("p{position} ")), "{words}");
            }
        }
    }
}

#[test]
fn the_timeline_shows_only_recorded_ticks() {
    let (text, tick) = ELECTING;
    let mut run = run_of(text);
    let one = frame_at(&mut run, tick, &view(), (80, 24));
    run.seek(14);
    let other = frame_at(&mut run, tick, &view(), (80, 24));
    let draw = |frame| words(&screen(frame, &view(), &look(ThemeName::Dark, Language::English), (80, 24)));
    let (one, other) = (draw(&one), draw(&other));
    let beyond = |words: &str| {
        let track =
            words.lines().nth(22).and_then(|row| row.split_once('█').map(|(_, beyond)| beyond.trim().chars().count()));
        track.unwrap_or_else(|| panic!("no playhead\n{words}"))
    };
    assert_eq!(beyond(&one), 0, "{one}");
    assert!(beyond(&other) > 10, "{other}");
    // An open question hides the recorded future, too.
    let asking = Overlay::Note(overlay::Note {
        text: LocalText::plain("?"),
        question: true,
        look: Vec::new(),
        answer: None,
        scroll: 0,
        study: None,
    });
    let view = View { overlays: vec![asking], ..view() };
    let frame = frame_at(&mut run, tick, &view, (80, 24));
    let asked = words(&screen(&frame, &view, &look(ThemeName::Dark, Language::English), (80, 24)));
    assert_eq!(beyond(&asked), 0, "{asked}");
}

#[test]
fn a_scrolled_log_says_so() {
    let view = View { log_back: 3, ..view() };
    let words = words(&screen(
        &frame_at(&mut run_of(DECIDED.0), DECIDED.1, &view, (120, 40)),
        &view,
        &look(ThemeName::Dark, Language::English),
        (120, 40),
    ));
    assert!(words.contains("3 newer ↓"), "{words}");
}

#[test]
fn an_ended_run_shows_what_processes_wait_for() {
    let words = |size| words(&screen(&frame_of(STUCK, size), &view(), &look(ThemeName::Dark, Language::English), size));
    let (low, high) = (words((80, 24)), words((120, 40)));
    assert!(low.contains("never decide") && high.contains("never decide"), "{low}{high}");
    assert!(high.contains("3 waits for ELECTION(3) to come back, or for"), "{high}");
}

#[test]
fn the_answer_to_a_key_has_priority_in_the_footer() {
    let frame = frame_of(ELECTING, (80, 24));
    let look = look(ThemeName::Dark, Language::English);
    let said = "4 is already down: nothing to crash";
    let long = ["one word and another"; 8].join(" ");
    for width in [80, 120] {
        let view = View { said: Some(said.into()), ..view() };
        let footer = words(&screen(&frame, &view, &look, (width, 24))).lines().last().map(str::to_owned);
        assert!(footer.as_ref().is_some_and(|footer| footer.contains(said)), "{width}: {footer:?}");
    }
    let view = View { said: Some(long.as_str().into()), ..view() };
    // A text that is longer than the footer row is shown in full above it; a presentation, which has no footer row,
    // shows it, too.
    for presenting in [false, true] {
        let view = View { presenting, ..view.clone() };
        let words = words(&screen(&frame, &view, &look, (80, 24)));
        let rows: Vec<&str> = words.lines().map(str::trim).collect();
        let flowed = words.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(flowed.matches("one word and another").count(), 8, "{words}");
        assert_eq!(rows[23].contains("? help"), !presenting, "{words}");
    }
}

#[test]
fn a_question_shows_its_answer_only_once_it_may() {
    let frame = frame_of(BULLY, (80, 24));
    let question = frame.stops.iter().find(|stop| stop.question).expect("it is asked here");
    let draw = |answer| {
        let overlay = Overlay::Note(overlay::Note {
            text: question.text.clone(),
            look: question.look.clone(),
            question: true,
            answer,
            scroll: 0,
            study: None,
        });
        let view = View { overlays: vec![overlay], ..view() };
        words(&screen(&frame, &view, &look(ThemeName::Dark, Language::English), (80, 24)))
    };
    assert!(!draw(None).contains("22 messages"));
    assert!(draw(question.answer.clone()).contains("answer: 22 messages"));
}

fn any_view() -> impl Strategy<Value = View> {
    let overlays = overlays();
    let kinds = overlays.len();
    let pane = prop::sample::select(Pane::ALL.to_vec());
    (0..140_usize, pane, any::<bool>(), any::<bool>(), 0..20_usize, 0..=kinds, 0..30_usize, any::<bool>()).prop_map(
        move |(selected, focus, zoomed, playing, log_back, overlay, scroll, typing)| {
            let mut laid = overlays.get(overlay).map(|(_, overlay)| overlay.clone());
            if let Some(
                Overlay::Help(overlay::Help { scroll: at, .. })
                | Overlay::Inspect(overlay::Inspect { scroll: at, .. })
                | Overlay::Message(overlay::Message { scroll: at, .. }),
            ) = &mut laid
            {
                *at = scroll;
            }
            View {
                selected,
                focus,
                zoomed,
                playing,
                glide: if playing { 0.4 } else { 0.0 },
                log_back,
                typed: if typing { "42".to_owned() } else { String::new() },
                overlays: laid.into_iter().collect(),
                ..view()
            }
        },
    )
}

#[test]
fn no_size_and_no_state_of_the_screen_panics() {
    let runs = RefCell::new(all_moments());
    let strategy = (
        (0..runs.borrow().len(), any_view()),
        (1..=250_u16, 1..=80_u16, any::<bool>()),
        prop::sample::select(vec![ThemeName::Dark, ThemeName::Light, ThemeName::Mono]),
        prop::sample::select(Language::ALL.to_vec()),
        prop::sample::select(vec![GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii]),
    );
    let mut runner = TestRunner::new(ProptestConfig { cases: 400, ..ProptestConfig::default() });
    let result = runner.run(&strategy, |((moment, view), (width, height, small), theme, language, glyphs)| {
        let size = if small { (width % 64 + 1, height % 26 + 1) } else { (width, height) };
        let look = Look::new(language, Theme::new(theme, Depth::True), Glyphs::new(glyphs));
        let run = &mut runs.borrow_mut()[moment];
        let among = View { selected: view.selected.min(run.scenario().count() - 1), ..view.clone() };
        let buffer = screen(&seen(run, &among, size), &view, &look, size);
        if theme == ThemeName::Mono {
            prop_assert!(buffer.content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
        }
        Ok(())
    });
    result.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn a_screen_that_is_too_small_says_its_size_and_what_it_needs() {
    let frame = frame_of(ELECTING, (80, 24));
    for width in [1, 20, 79, 80, 200] {
        for height in [1, 2, 10, 23] {
            screen(&frame, &view(), &look(ThemeName::Dark, Language::English), (width, height));
        }
    }
    let words = words(&screen(&frame, &view(), &look(ThemeName::Dark, Language::English), (20, 5)));
    assert!(words.contains("20×5: too small") && words.contains("needs 80×24"), "{words}");
}

fn assert_whole(row: &str, allowed: &str, width: u16) {
    let allowed: Vec<&str> = allowed.split_whitespace().collect();
    for word in row.split_whitespace() {
        assert!(allowed.contains(&word), "{width}: {word:?} in {row:?}");
    }
}

#[test]
fn nothing_in_header_footer_and_rules_is_cut_in_mid_word() {
    let look = look(ThemeName::Dark, Language::English);
    let mut run = run_of(BULLY.0);
    let whole = frame_at(&mut run, BULLY.1, &view(), (140, 24));
    run.previous_tick();
    while run.events().0 < 1 || run.tick() < BULLY.1 {
        run.next_event();
    }
    let half_way = seen(&mut run, &view(), (140, 24));
    assert_eq!(half_way.clock.half_way, Some((1, 2)));
    for frame in [whole, half_way] {
        for width in LEAST_SIZE.0..=140 {
            let words = words(&screen(&frame, &view(), &look, (width, 24)));
            let rows: Vec<&str> = words.lines().collect();
            let header = "Bully complete graph · n = 7 delay 2–4 seed 27 #27 ◔ 5 of 5 properties undecided ‖ paused ×1 tick 13 13, 13: event 1 of 2 1/2";
            assert_whole(rows[0], header, width);
            let footer = "spc play ←→ step ↑↓ node c crash x drop +- speed Tab pane a algorithm S size g go to tick ? help q quit";
            assert_whole(rows[23], footer, width);
            let ruled = rows.iter().find(|row| row.contains("down ─")).copied();
            let elected = ruled.unwrap_or(rows[21]);
            assert!(elected.contains("7 down") || elected.contains("7 is down"), "{width}: {elected:?}");
            let (sent, lost) = (frame.counts.sent, frame.counts.lost);
            let told = crate::arena::headline::headline(&frame, &look).rows.concat();
            let told = told.into_iter().map(|(text, _)| text).collect::<Vec<_>>().join(" ");
            let cells = format!("1 2 3 4 5 6 7 @ elected ×1 ×2 ×3 ×4 ×5 ×6 {told}");
            assert_whole(
                &elected.replace('─', " "),
                &format!("ELECTED {sent} messages · {lost} lost msgs ✗ leader 7 is down {cells}"),
                width,
            );
        }
    }
}
