//! Tests of the use of space: notes beside the code, captions below the graph, long routes, the legend of the diagram.

use super::frames::{english, frame_at, run_of};
use super::*;
use suffrage_scenario::builtin;
use suffrage_text::ids;

#[test]
fn a_note_leaves_the_listing_and_the_log_visible() {
    let mut session = run_of("bully-leader-fails");
    for tick in 1..40 {
        let frame = frame_at(&mut session, tick, &view(), (80, 24));
        let Some(stop) = frame.stops.first() else { continue };
        let told = View { overlays: vec![note_of(stop)], ..view() };
        let words = words(&screen(&frame, &told, &english(ThemeName::Dark), (80, 24)));
        let side: Vec<String> =
            words.lines().map(|line| line.chars().skip(51).collect::<String>().trim().to_owned()).collect();
        let row = |title: &str| {
            side.iter().position(|line| line.contains(title)).unwrap_or_else(|| panic!("{tick} {title}\n{words}"))
        };
        let (listing, log) = (row("ALGORITHM"), row("LOG"));
        let note = side.iter().position(|line| line.contains("NOTE") || line.contains("QUESTION")).expect("the note");
        assert!(listing < log && log < note, "{words}");
        assert!(log - listing >= 3 && note - log >= 2, "{tick}\n{words}");
        // If the listing is cut, the log has no unused row.
        let blank = side[log + 1..note].iter().filter(|line| line.is_empty()).count();
        let cut = side[listing + 1..log].iter().any(|line| line.starts_with(['↑', '↓']));
        assert!(blank == 0 || !cut, "{tick}\n{words}");
    }
}

#[test]
fn a_presentation_has_two_layouts_with_a_note_and_without() {
    let (presenting, look) = (View { presenting: true, ..view() }, english(ThemeName::Dark));
    let mut moving: Vec<String> = Vec::new();
    for scenario in builtin::ALL {
        let mut session = run_of(scenario.name);
        for size in [(80, 24), (120, 40), (200, 55)] {
            let mut bodies: [Vec<Rect>; 2] = Default::default();
            let mut logs = 0;
            for tick in 0..40 {
                let frame = frame_at(&mut session, tick, &presenting, size);
                // An open question with choices may take more room.
                let notes = frame.stops.iter().filter(|stop| !stop.question && stop.choices.is_empty());
                let notes: Vec<Overlay> = notes.map(note_of).collect();
                for overlays in [Vec::new(), notes] {
                    let kind = usize::from(!overlays.is_empty());
                    let view = View { overlays, ..presenting.clone() };
                    let area = Rect::new(0, 0, size.0, size.1);
                    let plan = Screen::new(area, Class::of(area), &Scene { frame: &frame, view: &view, look: &look });
                    bodies[kind].push(plan.body);
                    logs = plan.runs[0].logs.map_or(0, |rows| rows.height);
                }
            }
            bodies.iter_mut().for_each(Vec::dedup);
            if bodies.iter().any(|bodies| bodies.len() > 1) {
                moving.push(format!("{} {size:?}: {bodies:?}", scenario.name));
            }
            // Without a caption no row is reserved: only header, logs, ELECTED and timeline remain.
            assert!(bodies[0][0].height + logs + 3 >= size.1, "{} {size:?}: {bodies:?}", scenario.name);
        }
    }
    assert!(moving.is_empty(), "{moving:#?}");
}

#[test]
fn words_that_do_not_fit_beside_a_long_route_are_below_it() {
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 5 }]\n[processes]\nids = [5, 4016790001, 1234567, 1900001]\n";
    let mut session = run_of(text);
    let frame = frame_at(&mut session, 2, &view(), (120, 40));
    let words = words(&screen(&frame, &view(), &english(ThemeName::Dark), (120, 40)));
    let line = words.lines().position(|line| line.contains("5→4016790001")).expect("the route");
    let rows: Vec<&str> = words.lines().skip(line).take(2).collect();
    assert!(rows[1].contains("< 4016790001: sends 4016790001"), "{words}");
}

#[test]
fn large_numbers_are_grouped_by_language() {
    let text = "protocol = \"chang-roberts\"\nseed = 123456\nevents = [{ at = 1, start = \"all\" }]\n\
                [processes]\ncount = 20000\norder = \"random\"\n";
    let mut session = run_of(text);
    for (language, separator) in [(Language::English, ','), (Language::Spanish, '.'), (Language::Portuguese, '.')] {
        for size in [(80, 24), (120, 40), (200, 55)] {
            let frame = frame_at(&mut session, 3, &view(), size);
            let sent = frame.counts.sent;
            let words = words(&screen(&frame, &view(), &look(ThemeName::Dark, language), size));
            assert!(
                sent > 30_000 && words.contains(&format!("{}{separator}{:03}", sent / 1000, sent % 1000)),
                "{words}"
            );
            assert!(!words.contains(&sent.to_string()) && !words.contains("20000"), "{words}");
            assert!(!words.contains("123,456") && !words.contains("123.456"), "a seed is a name: {words}");
        }
    }
}

#[test]
fn the_diagram_has_a_legend_of_strokes_and_marks() {
    cuts_taken();
    let looks = Language::ALL.map(|language| look(ThemeName::Mono, language));
    let mut full = 0;
    for scenario in builtin::ALL {
        let mut session = run_of(scenario.name);
        for (size, zoomed) in [((120, 40), true), ((200, 55), true)] {
            let view = View { focus: Pane::SpaceTime, zoomed, ..view() };
            let frame = frame_at(&mut session, 13, &view, size);
            for look in &looks {
                let words = words(&screen(&frame, &view, look, size));
                if is_full(&words, frame.n) {
                    full += 1;
                    continue;
                }
                let received = look.texts.say(ids::LEGEND_RECEIVED);
                assert_eq!(
                    words.contains(&received),
                    words.contains(['▼', '▲']),
                    "{} {size:?}\n{words}",
                    scenario.name
                );
                assert_eq!(cuts_taken(), Vec::<String>::new(), "{} {size:?}", scenario.name);
            }
        }
    }
    assert!(full < 12, "{full}");
}

fn is_full(words: &str, n: usize) -> bool {
    let is_rule = |line: &&str| line.starts_with('─');
    words.lines().skip_while(|line| !is_rule(line)).skip(1).take_while(|line| !is_rule(line)).count() == n + 1
}

fn cuts_taken() -> Vec<String> {
    crate::testing::cuts::take()
}

#[test]
fn the_chosen_row_has_one_ink_with_sixteen_colours() {
    for name in [ThemeName::Dark, ThemeName::Light] {
        let theme = Theme::new(name, Depth::Sixteen);
        let look = Look::new(Language::English, theme, Glyphs::new(GlyphSet::Default));
        let mut session = run_of("bully-leader-fails");
        session.seek(8);
        let frame = session.frame(&Ask { underway: 50, ..ask(Rect::new(0, 0, 80, 24), 7, &view()) });
        let count = frame.underway.as_ref().map_or(0, |underway| underway.first.len());
        assert!(count > 0, "{count}");
        for chosen in 0..count {
            let view = View { overlays: vec![Overlay::Flight(overlay::Flight { chosen })], ..view() };
            let buffer = screen(&frame, &view, &look, (80, 24));
            let row = look.theme.selected_row();
            let mut inked = 0;
            for cell in buffer
                .content
                .iter()
                .skip(80)
                .take(80 * 22)
                .filter(|cell| Some(cell.bg) == row.bg && cell.symbol() != " ")
            {
                // Undecided cells of ELECTED have the same background as the selected row.
                if cell.symbol() != "@" {
                    assert_eq!(Some(cell.fg), row.fg, "{name:?} {chosen}: {:?}", cell.symbol());
                    inked += 1;
                }
            }
            assert!(inked > 0, "{name:?} {chosen}");
        }
    }
}

#[test]
fn the_header_gives_up_the_seed_before_the_title_and_the_verdict() {
    let look = english(ThemeName::Dark);
    let (mut cut, mut whole) = (0, 0);
    for scenario in builtin::ALL {
        let mut session = run_of(scenario.name);
        let title = session.scenario().title.in_language("en").to_owned();
        let title = crate::words::beside_protocol(&title, session.scenario().protocol().entry().title);
        for (tick, size) in [(2, (80, 24)), (9, (80, 24)), (30, (80, 24)), (9, (120, 40)), (9, (200, 55))] {
            let frame = frame_at(&mut session, tick, &view(), size);
            let words = words(&screen(&frame, &view(), &look, size));
            let header = words.lines().next().unwrap_or_default();
            let what = format!("{} {tick}: {header}", scenario.name);
            let verdict = header.split(['✓', '◔', '✗']).next_back().unwrap_or_default();
            assert!(verdict.trim_start().starts_with(char::is_alphanumeric) && verdict.contains("tick"), "{what}");
            let start = title.split(' ').next().unwrap_or_default();
            assert!(header.contains(start), "{what}");
            let has_title = header.contains(&title);
            assert!(has_title || !header.contains("seed") && !header.contains("n ="), "{what}");
            *(if has_title { &mut whole } else { &mut cut }) += 1;
        }
    }
    assert!(cut > 5 && whole > 200, "{cut} {whole}");
}

#[test]
fn the_logs_of_multi_paxos_are_below_the_graph_on_every_screen() {
    let mut run = run_of("multi-paxos-gap");
    for size in [(80, 24), (120, 40), (200, 55)] {
        for presenting in [false, true] {
            let view = View { presenting, ..view() };
            let frame = frame_at(&mut run, 40, &view, size);
            let words = words(&screen(&frame, &view, &english(ThemeName::Dark), size));
            let rows = words.lines().filter(|line| line.contains("–") && line.contains("y=2") && line.contains("x=1"));
            assert_eq!(rows.count(), 2, "{size:?}\n{words}");
        }
    }
}

#[test]
fn a_badge_of_a_log_ends_with_a_blank_and_the_legend_explains_it() {
    let frame = frame_at(&mut run_of("raft-election-log"), 1, &view(), (80, 24));
    let words = words(&screen(&frame, &view(), &english(ThemeName::Dark), (80, 24)));
    assert!(words.contains("╰ 3/t2 ╯") && words.contains("n/tn log, last term"), "{words}");
}

#[test]
fn without_a_log_pane_a_row_below_the_lanes_names_the_timer_that_ran_out() {
    let mut run = run_of("multi-paxos-two-halves");
    for (tick, told) in [(11, false), (12, true)] {
        let frame = frame_at(&mut run, tick, &view(), (80, 24));
        let words = words(&screen(&frame, &view(), &english(ThemeName::Dark), (80, 24)));
        assert_eq!(words.contains("1 proposed again"), told, "{tick}\n{words}");
    }
}
