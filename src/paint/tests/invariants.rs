//! What must hold on every screen.

use proptest::prelude::*;

use super::*;
use crate::paint::layout::LEAST_WIDTH;
use crate::paint::view_state::overlay;

fn all_moments() -> Vec<Frame> {
    let mut half_way = moments::ring();
    half_way.clock.half_way = Some((3, 7));
    let mut split = moments::bully();
    split.verdict = crate::session::model::Verdict::Split { leaders: vec![sample::id(6), sample::id(7)], named: 2 };
    let mut window = sample::ring_of(40);
    (window.n, window.first) = (2_000_000, 1_000_000);
    window.processes.iter_mut().for_each(|process| process.position += 1_000_000);
    window.messages.clear();
    vec![
        moments::ring(),
        moments::ring_decided(),
        moments::bully(),
        moments::stuck(),
        half_way,
        split,
        window,
        sample::franklin_of_eight(),
        sample::ring_of(1),
        sample::ring_of(24),
        sample::ring_of(130),
    ]
}

#[test]
fn the_message_count_is_on_every_screen() {
    for frame in [moments::ring_decided(), moments::bully(), moments::stuck()] {
        for size in [(24, 6), (30, 8), (40, 10), (60, 18), (80, 24), (100, 24), (120, 40), (200, 55)] {
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
    for frame in [moments::ring_decided(), moments::bully(), moments::stuck()] {
        for size in [(40, 10), (80, 24), (120, 40)] {
            let words = words(&screen(&frame, &view(), &look(ThemeName::Dark, Language::English), size));
            for position in 0..frame.n {
                assert!(!words.contains(&format!("p{position} ")), "{words}");
            }
        }
    }
}

#[test]
fn what_is_not_recorded_leaves_no_trace_on_the_timeline() {
    let mut one = moments::ring();
    let mut other = one.clone();
    one.clock.recorded = one.clock.tick;
    other.clock.recorded = 14;
    let draw = |frame| words(&screen(frame, &view(), &look(ThemeName::Dark, Language::English), (80, 24)));
    let (one, other) = (draw(&one), draw(&other));
    let track = |words: &str| words.lines().nth(22).map(|line| line.matches('─').count());
    assert_eq!(track(&one), Some(0), "{one}");
    assert!(track(&other) > Some(10), "{other}");
}

#[test]
fn a_scrolled_log_says_so() {
    let view = View { log_back: 3, ..view() };
    let words = words(&screen(&moments::ring_decided(), &view, &look(ThemeName::Dark, Language::English), (120, 40)));
    assert!(words.contains("3 newer ↓"), "{words}");
}

#[test]
fn an_ended_run_says_who_waits_for_what() {
    let words = words(&screen(&moments::stuck(), &view(), &look(ThemeName::Dark, Language::English), (80, 24)));
    assert!(words.contains("undecided for ever"), "{words}");
    assert!(words.contains("waits for ELECTION or ELECTED"), "{words}");
}

#[test]
fn the_footer_keeps_what_a_key_said_before_the_keys() {
    let frame = moments::ring();
    let look = look(ThemeName::Dark, Language::English);
    let said = "4 is already down: nothing to crash";
    for width in [40, 60, 80, 120] {
        let view = View { said: Some(said.into()), ..view() };
        let footer = words(&screen(&frame, &view, &look, (width, 24))).lines().last().map(str::to_owned);
        assert!(footer.as_ref().is_some_and(|footer| footer.contains(said)), "{width}: {footer:?}");
    }
    let view = View { said: Some(said.into()), ..view() };
    // What the row cannot hold stands above it, whole, in presentation too, which has no such row.
    for presenting in [false, true] {
        let view = View { presenting, ..view.clone() };
        let words = words(&screen(&frame, &view, &look, (24, 6)));
        let rows: Vec<&str> = words.lines().map(str::trim).collect();
        let said = rows.windows(2).position(|pair| pair == ["4 is already down:", "nothing to crash"]);
        assert!(said.is_some(), "{words}");
        assert_eq!(rows[5].contains("? help"), !presenting, "{words}");
    }
}

#[test]
fn a_question_shows_its_answer_only_once_it_may() {
    let [_, question] = moments::stops();
    let draw = |answer| {
        let overlay = Overlay::Note(overlay::Note { text: question.text.clone(), question: true, answer });
        let view = View { overlays: vec![overlay], ..view() };
        words(&screen(&moments::bully(), &view, &look(ThemeName::Dark, Language::English), (80, 24)))
    };
    assert!(!draw(None).contains("27 messages"));
    assert!(draw(question.answer.clone()).contains("answer: 27 messages"));
}

#[test]
fn a_note_keeps_off_what_it_speaks_of() {
    let mut frame = moments::bully();
    frame.stops = moments::stops().to_vec();
    let place = |frame: &Frame, size| {
        let note = &frame.stops[0];
        let view = View {
            overlays: vec![Overlay::Note(overlay::Note { text: note.text.clone(), question: false, answer: None })],
            ..view()
        };
        let words = words(&screen(frame, &view, &look(ThemeName::Dark, Language::English), size));
        let row = words.lines().position(|line| line.contains("NOTE")).expect("the note is on the screen");
        let before = words.lines().nth(row).and_then(|line| line.split_once("NOTE")).map_or(0, |(before, _)| before.width());
        (row, before)
    };
    frame.stops[0].look = vec![0];
    let (row, _) = place(&frame, (60, 18));
    assert!(row > 5, "1 is at the top");
    frame.stops[0].look = vec![3, 4];
    let (row, _) = place(&frame, (60, 18));
    assert!(row < 3, "4 and 5 are at the bottom");
    for (size, arena) in [((80, 24), 50), ((120, 40), 74)] {
        let (_, column) = place(&frame, size);
        assert!(column > arena, "where there is a side column, the note leaves the arena alone");
    }
}

fn any_view() -> impl Strategy<Value = View> {
    let kinds = overlays().len();
    let pane = prop::sample::select(Pane::ALL.to_vec());
    (0..140_usize, pane, any::<bool>(), any::<bool>(), 0..20_usize, 0..=kinds, 0..30_usize, any::<bool>()).prop_map(
        |(selected, focus, zoomed, playing, log_back, overlay, scroll, typing)| {
            let mut laid = overlays().into_iter().map(|(_, overlay)| overlay).nth(overlay);
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn no_size_and_no_state_of_the_screen_panics(
        moment in 0..all_moments().len(),
        view in any_view(),
        size in (1..=250_u16, 1..=80_u16),
        small in any::<bool>(),
        theme in prop::sample::select(vec![ThemeName::Dark, ThemeName::Light, ThemeName::Mono]),
        language in prop::sample::select(Language::ALL.to_vec()),
        glyphs in prop::sample::select(vec![GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii]),
    ) {
        let size = if small { (size.0 % 64 + 1, size.1 % 26 + 1) } else { size };
        let look = Look::new(language, Theme::new(theme, Depth::True), Glyphs::new(glyphs));
        let buffer = screen(&all_moments()[moment], &view, &look, size);
        if theme == ThemeName::Mono {
            prop_assert!(buffer.content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
        }
    }
}

#[test]
fn the_smallest_windows_say_what_they_need() {
    for width in 1..30 {
        for height in 1..8 {
            screen(&moments::ring(), &view(), &look(ThemeName::Dark, Language::English), (width, height));
        }
    }
    let words = words(&screen(&moments::ring(), &view(), &look(ThemeName::Dark, Language::English), (20, 5)));
    assert!(words.contains("20×5: too small") && words.contains("needs 24×6"), "{words}");
}

/// Every word of a row is one of these, whole.
fn assert_whole(row: &str, allowed: &str, width: u16) {
    let allowed: Vec<&str> = allowed.split_whitespace().collect();
    for word in row.split_whitespace() {
        assert!(allowed.contains(&word), "{width}: {word:?} in {row:?}");
    }
}

#[test]
fn nothing_in_header_footer_and_rules_is_cut_in_mid_word() {
    let look = look(ThemeName::Dark, Language::English);
    let mut half_way = moments::bully();
    half_way.clock.half_way = Some((3, 9));
    for frame in [moments::bully(), half_way] {
        for width in LEAST_WIDTH..=140 {
            let words = words(&screen(&frame, &view(), &look, (width, 24)));
            let rows: Vec<&str> = words.lines().collect();
            let header = "Bully complete graph · n = 7 delay 2–4 seed 42 ‖ paused ×1 tick 13 13, 13: event 3 of 9 3/9";
            assert_whole(rows[0], header, width);
            let footer =
                "spc play ←→ step ↑↓ node c crash x drop +- speed Tab pane a algorithm S size g go to tick ? help q quit";
            assert_whole(rows[23], footer, width);
            let elected = rows.iter().find(|row| row.contains("down ─")).expect("the rule of ELECTED is on every screen");
            assert_whole(&elected.replace('─', " "), "ELECTED 19 messages · 1 lost msgs ✗ leader 7 is down", width);
        }
    }
}
