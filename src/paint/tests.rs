//! The whole screen, in the sizes and languages it is made for.

use std::fmt::Write as _;

use proptest::prelude::*;
use ratatui::style::{Color, Modifier};

use super::view::sample as moments;
use super::view_state::{HelpGroup, Hint, Pane, PickerRow};
use super::*;

/// The view of a person who has just opened a run.
fn view() -> View {
    let hint = |(cap, word): (&str, &str)| Hint { cap: cap.to_owned(), word: word.to_owned() };
    let hints =
        [("spc", "play"), ("←→", "step"), ("↑↓", "node"), ("c", "crash"), ("x", "drop"), ("+-", "speed"), ("Tab", "pane")];
    let more = [("a", "algorithm"), ("S", "size"), ("g", "go to tick")];
    View {
        hints: hints.into_iter().chain(more).map(hint).collect(),
        pinned: [("?", "help"), ("q", "quit")].map(hint).to_vec(),
        ..sample::view(6)
    }
}

fn look(theme: ThemeName, language: Language) -> Look {
    Look::new(language, Theme::new(theme, Depth::True), Glyphs::new(GlyphSet::Full))
}

fn screen(frame: &Frame, view: &View, look: &Look, (width, height): (u16, u16)) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    draw(frame, view, look, buffer.area, &mut buffer);
    buffer
}

/// A screen as a terminal would be told to show it.
fn ansi(buffer: &Buffer) -> String {
    let mut out = String::new();
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let cell = &buffer[(x, y)];
            out.push_str("\x1b[0");
            for (modifier, code) in [
                (Modifier::BOLD, 1),
                (Modifier::DIM, 2),
                (Modifier::UNDERLINED, 4),
                (Modifier::REVERSED, 7),
                (Modifier::CROSSED_OUT, 9),
            ] {
                if cell.modifier.contains(modifier) {
                    let _ = write!(out, ";{code}");
                }
            }
            for (colour, code) in [(cell.fg, 38), (cell.bg, 48)] {
                if let Color::Rgb(red, green, blue) = colour {
                    let _ = write!(out, ";{code};2;{red};{green};{blue}");
                }
            }
            out.push('m');
            out.push_str(cell.symbol());
        }
        out.push_str("\x1b[0m\n");
    }
    out
}

/// With `SUFFRAGE_SCREENS=folder` the screens are written there with their escape sequences, to be looked at.
fn show(name: &str, buffer: &Buffer) {
    if let Ok(folder) = std::env::var("SUFFRAGE_SCREENS") {
        std::fs::write(format!("{folder}/{name}-{}x{}.ansi", buffer.area.width, buffer.area.height), ansi(buffer))
            .expect("the folder for the screens can be written");
    }
}

#[test]
fn the_moments_in_all_sizes() {
    let moments = [
        ("ring", moments::ring()),
        ("decided", moments::ring_decided()),
        ("bully", moments::bully()),
        ("stuck", moments::stuck()),
        ("ring24", sample::ring_of(24)),
        ("ring64", sample::ring_of(64)),
    ];
    for (name, frame) in &moments {
        for size in [(80, 24), (120, 40), (60, 18), (40, 10), (200, 55)] {
            for (theme, mark) in [(ThemeName::Dark, ""), (ThemeName::Mono, "-mono")] {
                show(&format!("{name}{mark}"), &screen(frame, &view(), &look(theme, Language::English), size));
            }
        }
    }
}

/// Everything that can lie over the screen.
fn overlays() -> Vec<(&'static str, Overlay)> {
    let row = |(cap, does): (&str, &str)| (cap.to_owned(), does.to_owned());
    let group =
        |title: &str, rows: &[(&str, &str)]| HelpGroup { title: title.to_owned(), rows: rows.iter().copied().map(row).collect() };
    let groups = vec![
        group("Time", &[("Space .", "play or pause"), ("→ l", "next tick"), ("← h", "tick back"), ("Home", "first tick")]),
        group("Processes", &[("↑ k", "previous process"), ("↓ j", "next process"), ("0–9", "type an id to select it")]),
        group("Acts", &[("c", "crash or revive"), ("C", "crash after k messages of its next batch"), ("e", "begin an election")]),
        group("Screen", &[("Tab", "next pane"), ("z", "zoom the pane"), ("Esc", "close what is on top")]),
    ];
    let choice = |name: &str, about: &str| PickerRow { name: name.to_owned(), about: about.to_owned() };
    let choices = vec![
        choice("ring-of-seven", "Everybody starts, the highest id wins"),
        choice("seats-descending", "The same people, reseated: does it cost the same?"),
        choice("bully-leader-crashes", "7 is down, 4 notices; who leads, and after how many messages?"),
    ];
    let [note, question] = moments::stops();
    let fault = "error: the protocol 'bulli' is not known\n  --> lecture.toml:3:12\n   |\n 3 | protocol = \"bulli\"\n   |            ^^^^^^^ did you mean bully?";
    vec![
        ("help", Overlay::Help { groups, scroll: 0 }),
        (
            "prompt",
            Overlay::Prompt {
                title: "Go to tick".into(),
                input: "12x".into(),
                cursor: 3,
                fault: Some("12x is not a tick: a tick is a whole number from 0".into()),
            },
        ),
        ("picker", Overlay::Picker { title: "Open".into(), rows: choices, chosen: 1, input: "e".into(), fault: None }),
        ("note", Overlay::Note { text: note.text, question: false, answer: None }),
        ("question", Overlay::Note { text: question.text, question: true, answer: question.answer }),
        ("inspect", Overlay::Inspect { position: 2, scroll: 0 }),
        ("message", Overlay::Message { title: "lecture.toml".into(), text: fault.into(), scroll: 0 }),
        ("confirm", Overlay::Confirm { text: "Leave this run? Its acts are not saved.".into() }),
    ]
}

#[test]
fn the_overlays_in_all_sizes() {
    let mut frame = moments::bully();
    frame.stops = moments::stops().to_vec();
    for (name, overlay) in overlays() {
        for size in [(80, 24), (120, 40), (40, 10)] {
            let view = View { overlays: vec![overlay.clone()], ..view() };
            show(name, &screen(&frame, &view, &look(ThemeName::Dark, Language::English), size));
        }
    }
    for pane in Pane::ALL {
        for size in [(80, 24), (120, 40), (60, 18), (40, 10)] {
            let view = View { focus: pane, ..view() };
            show(&format!("focus-{pane:?}"), &screen(&frame, &view, &look(ThemeName::Dark, Language::English), size));
            let view = View { zoomed: true, log_back: 2, ..view };
            show(&format!("zoom-{pane:?}"), &screen(&frame, &view, &look(ThemeName::Dark, Language::Spanish), size));
        }
    }
}

/// A screen with its styles, but for the graph, which has tests of its own: the text, then a letter for the style of each cell
/// (a point for the plain one), then what the letters mean.
fn styled(frame: &Frame, view: &View, look: &Look, size: (u16, u16)) -> String {
    let mut buffer = screen(frame, view, look, size);
    let scene = Scene { frame, view, look };
    let plan = Plan::new(buffer.area, Class::of(buffer.area), &scene);
    for (_, place) in plan.parts.iter().filter(|(part, _)| matches!(part, Part::Arena(_))) {
        row::clear(&mut buffer, *place, look.theme.base());
    }
    let base = look.theme.base();
    let mut styles = vec![(base.fg.unwrap_or_default(), base.bg.unwrap_or_default(), Modifier::empty())];
    let mut letters = String::new();
    for y in 0..size.1 {
        for x in 0..size.0 {
            let cell = &buffer[(x, y)];
            let style = (cell.fg, cell.bg, cell.modifier);
            // The ink of a blank is not to be seen.
            let blank = cell.symbol() == " " && !cell.modifier.intersects(Modifier::REVERSED | Modifier::UNDERLINED);
            let same = |known: &(Color, Color, Modifier)| if blank { known.1 == style.1 } else { *known == style };
            let at = styles.iter().position(same).unwrap_or_else(|| {
                styles.push(style);
                styles.len() - 1
            });
            letters.push(if at == 0 { '.' } else { char::from(b'a' + at as u8 - 1) });
        }
        letters.push('\n');
    }
    let mut out = words(&buffer);
    out.push_str(&letters);
    for (at, (fg, bg, modifier)) in styles.iter().enumerate().skip(1) {
        let _ = writeln!(out, "{} = {fg} on {bg} {modifier:?}", char::from(b'a' + at as u8 - 1));
    }
    out
}

#[test]
fn pictures_of_the_panes() {
    let english = Language::English;
    let pictures = [
        ("ring-compact", moments::ring(), ThemeName::Dark, english, (80, 24)),
        ("ring-compact-mono", moments::ring(), ThemeName::Mono, english, (80, 24)),
        ("ring-standard", moments::ring_decided(), ThemeName::Dark, english, (120, 40)),
        ("ring-standard-mono", moments::ring_decided(), ThemeName::Mono, english, (120, 40)),
        ("ring-list", moments::ring_decided(), ThemeName::Dark, english, (40, 10)),
        ("ring-list-mono", moments::ring_decided(), ThemeName::Mono, english, (40, 10)),
        ("complete-compact", moments::bully(), ThemeName::Dark, english, (80, 24)),
        ("complete-compact-mono", moments::bully(), ThemeName::Mono, english, (80, 24)),
        ("complete-standard", moments::bully(), ThemeName::Dark, english, (120, 40)),
        ("complete-standard-mono", moments::bully(), ThemeName::Mono, english, (120, 40)),
        ("complete-list", moments::bully(), ThemeName::Dark, english, (40, 10)),
        ("complete-list-mono", moments::bully(), ThemeName::Mono, english, (40, 10)),
        ("stuck-compact", moments::stuck(), ThemeName::Dark, english, (80, 24)),
        ("spanish-compact", moments::bully(), ThemeName::Dark, Language::Spanish, (80, 24)),
        ("portuguese-standard", moments::ring_decided(), ThemeName::Dark, Language::Portuguese, (120, 40)),
    ];
    for (name, frame, theme, language, size) in pictures {
        insta::assert_snapshot!(name, styled(&frame, &view(), &look(theme, language), size));
    }
}

#[test]
fn pictures_of_the_overlays() {
    let mut frame = moments::bully();
    frame.stops = moments::stops().to_vec();
    for (name, overlay) in overlays() {
        // Over the zoomed log, so that the graph is not in the picture.
        let view = View { focus: Pane::Log, zoomed: true, overlays: vec![overlay], ..view() };
        let look = look(ThemeName::Dark, Language::English);
        insta::assert_snapshot!(format!("overlay-{name}"), words(&screen(&frame, &view, &look, (80, 24))));
    }
}

// ---- what must hold on every screen ----

/// The characters of a screen, row by row.
fn words(buffer: &Buffer) -> String {
    let mut words = String::new();
    for y in 0..buffer.area.height {
        (0..buffer.area.width).for_each(|x| words.push_str(buffer[(x, y)].symbol()));
        words.push('\n');
    }
    words
}

fn all_moments() -> Vec<Frame> {
    let mut half_way = moments::ring();
    half_way.clock.half_way = Some((3, 7));
    let mut split = moments::bully();
    split.verdict = crate::session::frame::Verdict::Split { leaders: vec![sample::id(6), sample::id(7)], named: 2 };
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
        let view = View { said: Some(said.to_owned()), ..view() };
        let footer = words(&screen(&frame, &view, &look, (width, 24))).lines().last().map(str::to_owned);
        assert!(footer.as_ref().is_some_and(|footer| footer.contains(said)), "{width}: {footer:?}");
    }
    let view = View { said: Some(said.to_owned()), ..view() };
    let footer = words(&screen(&frame, &view, &look, (24, 6))).lines().last().map(str::to_owned);
    assert!(footer.as_ref().is_some_and(|footer| footer.contains("4 is already down:…")), "{footer:?}");
}

#[test]
fn a_question_shows_its_answer_only_once_it_may() {
    let [_, question] = moments::stops();
    let draw = |answer| {
        let overlay = Overlay::Note { text: question.text.clone(), question: true, answer };
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
        let view = View { overlays: vec![Overlay::Note { text: note.text.clone(), question: false, answer: None }], ..view() };
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
                Overlay::Help { scroll: at, .. } | Overlay::Inspect { scroll: at, .. } | Overlay::Message { scroll: at, .. },
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
        glyphs in prop::sample::select(vec![GlyphSet::Full, GlyphSet::Safe, GlyphSet::Ascii]),
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
