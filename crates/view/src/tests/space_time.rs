//! Tests of the space-time diagram and of the wall class.

use ratatui::layout::Position;

use super::frames::{TWO_WAY, frame_at, run_of};
use super::*;
use crate::Target;
use suffrage_engine::protocol::Role;
use suffrage_session::model::space_time::{EventKind, SpaceTime};

const WALL: (u16, u16) = (200, 55);

fn moment(scenario: &str, tick: u64, view: &View, size: (u16, u16)) -> Frame {
    let mut frame = frame_at(&mut run_of(scenario), tick, view, size);
    frame.stops.clear();
    frame
}

fn snapshot(name: &str, frame: &Frame, view: &View, (theme, language): (ThemeName, Language), size: (u16, u16)) {
    let look = look(theme, language);
    show(name, &screen(frame, view, &look, size));
    insta::assert_snapshot!(name, styled(frame, view, &look, size));
}

fn zoomed(event: Option<u32>) -> View {
    View { focus: Pane::SpaceTime, zoomed: true, event, ..view() }
}

fn leading(name: &str, tick: u64) -> u32 {
    let frame = moment(name, tick, &zoomed(None), (80, 24));
    let diagram = frame.space_time.expect("the diagram is on the screen");
    diagram.events.iter().find(|event| event.leads).expect("a process leads").number
}

#[test]
fn pictures_of_the_zoomed_diagram() {
    let english = |theme| (theme, Language::English);
    for (name, scenario, tick, size) in [
        ("space-time-ring-compact", "chang-roberts-ring", 20, (80, 24)),
        ("space-time-ring-standard", "chang-roberts-ring", 20, (120, 40)),
        ("space-time-complete-compact", "bully-leader-fails", 11, (80, 24)),
        ("space-time-complete-standard", "bully-leader-fails", 11, (120, 40)),
    ] {
        let frame = moment(scenario, tick, &zoomed(None), size);
        snapshot(name, &frame, &zoomed(None), english(ThemeName::Dark), size);
    }
    let view = zoomed(Some(leading("bully-leader-fails", 11)));
    let frame = moment("bully-leader-fails", 11, &view, (80, 24));
    snapshot("space-time-past", &frame, &view, english(ThemeName::Dark), (80, 24));
    snapshot("space-time-past-mono", &frame, &view, english(ThemeName::Mono), (80, 24));
}

#[test]
fn without_colours_the_past_of_an_event_differs_in_more_than_brightness() {
    let (view, size) = (zoomed(Some(leading("bully-leader-fails", 11))), (120, 40));
    let frame = moment("bully-leader-fails", 11, &view, size);
    let mut all = frame.clone();
    all.space_time = all.space_time.map(|mut diagram| {
        diagram.events.iter_mut().for_each(|event| event.in_past = true);
        diagram.messages.iter_mut().for_each(|message| message.in_past = true);
        diagram.lifelines.iter_mut().for_each(|line| line.past_until = Some(diagram.until));
        diagram
    });
    let look = look(ThemeName::Mono, Language::English);
    let shown = |frame| words(&screen(frame, &view, &look, size));
    assert_ne!(shown(&frame), shown(&all), "the characters alone show the past");
}

#[test]
fn with_plain_glyphs_the_diagram_has_plain_characters() {
    let look = Look::new(Language::English, Theme::new(ThemeName::Mono, Depth::True), Glyphs::new(GlyphSet::Ascii));
    let mut slants = 0;
    for size in [(80, 24), (120, 40)] {
        for frame in
            [moment(TWO_WAY.0, TWO_WAY.1, &zoomed(None), size), moment("bully-leader-fails", 11, &zoomed(None), size)]
        {
            let words = words(&screen(&frame, &zoomed(None), &look, size));
            let body: Vec<&str> = words.lines().skip(1).take(usize::from(size.1) - 6).collect();
            assert!(body.iter().all(|row| row.is_ascii()), "{}", body.join("\n"));
            slants += body.iter().filter(|row| row.contains('\\') && row.contains('/')).count();
        }
    }
    assert!(slants > 5, "steep lines consist of slants");
}

#[test]
fn every_visible_event_is_a_pointer_target() {
    for (name, tick) in
        [("chang-roberts-ring", 20), ("bully-leader-fails", 11), ("chang-roberts-64", 30), ("bully-restless-16", 6)]
    {
        for (size, view) in [(WALL, view()), ((80, 24), zoomed(None))] {
            let frame = moment(name, tick, &view, size);
            let diagram = frame.space_time.as_ref().expect("the diagram is on the screen");
            let area = Rect::new(0, 0, size.0, size.1);
            let look = look(ThemeName::Dark, Language::English);
            let hits = hits(&frame, &view, &look, size);
            let scene = Scene { frame: &frame, view: &view, look: &look };
            let place = Screen::new(area, Class::of(area), &scene).place_of(Pane::SpaceTime).unwrap_or(area);
            let found: Vec<Target> = place.positions().filter_map(|at: Position| hits.at(at)).collect();
            let events = diagram.events.iter().filter(|event| {
                found.iter().any(|target| matches!(target, Target::Process(position) if *position == event.position))
            });
            let mut missed = 0;
            for event in events.clone() {
                // If a process has several events at one tick, only one of them is shown.
                let there = found.iter().any(|target| match target {
                    Target::Event { number, position } => {
                        let other = diagram.events.iter().find(|other| other.number == *number);
                        *position == event.position && other.is_some_and(|other| other.tick == event.tick)
                    }
                    _ => false,
                });
                missed += usize::from(!there);
            }
            // On a small screen, the diagram has too few rows for all known processes.
            let few_rows = diagram.lifelines.len() > usize::from(size.1);
            assert!(
                missed == 0 || few_rows || name != "chang-roberts-ring",
                "{name} {size:?}: {missed} of {}",
                events.count()
            );
            assert!(found.iter().any(|target| matches!(target, Target::Event { .. })), "{name} {size:?}");
        }
    }
}

#[test]
fn a_message_between_the_lifelines_means_its_arrival() {
    let (view, size) = (zoomed(None), (120, 40));
    let frame = moment("chang-roberts-ring", 20, &view, size);
    let diagram = frame.space_time.as_ref().expect("the diagram is on the screen");
    let look = look(ThemeName::Dark, Language::English);
    let buffer = screen(&frame, &view, &look, size);
    let dots = |at: Position| buffer[at].symbol().starts_with(|letter| ('\u{2801}'..='\u{28ff}').contains(&letter));
    let hits = hits(&frame, &view, &look, size);
    let mut lines = 0;
    for at in buffer.area.positions().filter(|&at| dots(at)) {
        lines += 1;
        let Some(Target::Event { number, .. }) = hits.at(at) else { panic!("nothing at {at:?}") };
        assert!(
            diagram.messages.iter().any(|message| message.arrival == Some(number) || message.cause == Some(number))
        );
    }
    assert!(lines > 50, "{lines}");
}

#[test]
fn an_event_far_back_becomes_visible() {
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 17 }]\n\
                [processes]\nids = [17, 42, 31, 9, 58, 23, 76]\n[network]\ndelay = 100\n";
    let first =
        moment(text, 1, &zoomed(None), (80, 24)).space_time.expect("the diagram is on the screen").events[0].number;
    let view = zoomed(Some(first));
    let frame = moment(text, 900, &view, (80, 24));
    let look = look(ThemeName::Dark, Language::English);
    let words = words(&screen(&frame, &view, &look, (80, 24)));
    assert!(words.contains("►\n"), "there is more: {words}");
    assert!(words.contains("17 starts at tick 1: nothing led to it"), "{words}");
    let area = Rect::new(0, 0, 80, 24);
    let hits = hits(&frame, &view, &look, (80, 24));
    let mut targets = area.positions().filter_map(|at| hits.at(at));
    let found = targets.any(|target| matches!(target, Target::Event { number, .. } if number == first));
    assert!(found, "{words}");
}

#[test]
fn on_the_wall_every_pane_has_its_place_and_a_note_too() {
    for (name, tick) in [("chang-roberts-ring", 10), ("bully-leader-fails", 6), ("chang-roberts-1000", 5)] {
        for size in [(160, 45), WALL, (250, 70)] {
            let frame = moment(name, tick, &view(), size);
            for language in Language::ALL {
                let look = look(ThemeName::Dark, language);
                let scene = Scene { frame: &frame, view: &view(), look: &look };
                let area = Rect::new(0, 0, size.0, size.1);
                let plan = Screen::new(area, Class::of(area), &scene);
                let has = |pane| plan.place_of(pane).is_some_and(|place| place.height >= 6);
                assert!(has(Pane::Algorithm), "{name} {size:?}");
                assert!(has(Pane::Log), "{name} {size:?}");
                assert!(has(Pane::Processes), "{name} {size:?}");
                assert!(has(Pane::SpaceTime), "{name} {size:?}");
                for (at, one) in plan.runs[0].slots.iter().enumerate() {
                    assert!(
                        plan.runs[0].slots[at + 1..].iter().all(|other| !one.place.intersects(other.place)),
                        "{name} {size:?}"
                    );
                }
            }
        }
    }
}

fn diagram(name: &str, tick: u64, view: &View, look: &Look, size: (u16, u16)) -> String {
    words(&screen(&moment(name, tick, view, size), view, look, size))
}

#[test]
fn a_crash_a_loss_a_cut_a_mend_and_a_copy_differ_in_every_glyph_set() {
    for set in [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii] {
        let glyphs = Glyphs::new(set);
        let crash = glyphs.state(Role::Crashed);
        let mut signs = vec![
            crash,
            glyphs.lost_at_tick,
            glyphs.cut_at_tick,
            glyphs.mended,
            glyphs.doubled,
            glyphs.timer,
            glyphs.revived,
        ];
        signs.extend([glyphs.sends, glyphs.back, glyphs.armed, glyphs.arrows[2], glyphs.arrows[6], glyphs.info]);
        let count = signs.len();
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), count, "{set:?} {signs:?}");
    }
    let (look, view) = (look(ThemeName::Dark, Language::English), zoomed(None));
    // The rows of the diagram, without its legend.
    let count = |text: &str, sign: char| {
        let rows = text.lines().skip(2).take(32).filter(|row| !row.contains("received"));
        rows.flat_map(str::chars).filter(|&letter| letter == sign).count()
    };
    let parted = diagram("bully-partition", 18, &view, &look, (120, 40));
    assert_eq!((count(&parted, '✗'), count(&parted, '╳'), count(&parted, '=')), (0, 1, 6), "{parted}");
    let doubled = diagram("chang-roberts-duplicate", 6, &view, &look, (120, 40));
    assert_eq!((count(&doubled, '✗'), count(&doubled, '»')), (0, 1), "{doubled}");
    let fails = diagram("bully-leader-fails", 11, &view, &look, (120, 40));
    assert_eq!(count(&fails, '✗'), 1, "one crash: {fails}");
    assert!(count(&fails, '×') > 1, "{fails}");
}

#[test]
fn several_arrivals_in_one_cell_are_counted() {
    let (look, view) = (look(ThemeName::Dark, Language::English), zoomed(None));
    let frame = moment("bully-accept-any", 9, &view, (120, 40));
    let arrivals = |diagram: &SpaceTime| {
        let mut cells = std::collections::BTreeMap::new();
        for event in
            diagram.events.iter().filter(|event| matches!(event.what, EventKind::Receive { .. }) && !event.leads)
        {
            *cells.entry((event.position, event.tick)).or_insert(0) += 1;
        }
        cells.values().filter(|&&count| count == 2).count()
    };
    let twos = frame.space_time.as_ref().map(arrivals).unwrap_or_default();
    let words = words(&screen(&frame, &view, &look, (120, 40)));
    let plot = words.lines().skip(2).take(30).map(|line| line.chars().skip(5).collect::<String>());
    let shown: usize =
        plot.map(|line| line.matches(['─', '━', '╍', '┄', '═']).count().min(1) * line.matches('2').count()).sum();
    assert!(twos > 0 && shown == twos, "{twos} {words}");
}

#[test]
fn the_axis_ends_at_the_current_tick() {
    let (look, view) = (look(ThemeName::Dark, Language::English), zoomed(None));
    let shown = diagram("chang-roberts-ring", 7, &view, &look, WALL);
    let axis = shown.lines().find(|line| line.trim_start().starts_with('0')).expect("an axis");
    assert_eq!(axis.split_whitespace().collect::<Vec<_>>(), ["0", "5", "7"], "{shown}");
}

#[test]
fn only_the_past_of_the_selected_event_is_drawn() {
    let view = zoomed(Some(0));
    let frame = moment("bully-restless-16", 16, &view, (120, 40));
    let look = look(ThemeName::Dark, Language::English);
    let buffer = screen(&frame, &view, &look, (120, 40));
    let dots = buffer
        .content()
        .iter()
        .filter(|cell| cell.symbol().starts_with(|dot| ('\u{2801}'..='\u{28ff}').contains(&dot)));
    assert_eq!(dots.count(), 0, "nothing led to the first event");
    let shown = words(&buffer);
    assert!(shown.lines().filter(|line| line.contains("─ ─ ─")).count() > 10, "faint lifelines stay: {shown}");
}

#[test]
fn the_past_has_lines_even_between_adjacent_lifelines() {
    let event = leading("chang-roberts-64", 66);
    let (look, view) = (look(ThemeName::Dark, Language::English), zoomed(Some(event)));
    let dotted = |text: &str| text.chars().filter(|dot| ('\u{2801}'..='\u{28ff}').contains(dot)).count();
    let size = (200, 80);
    let shown = diagram("chang-roberts-64", 66, &view, &look, size);
    assert!(dotted(&shown) > 60, "{shown}");
    assert_eq!(dotted(&diagram("chang-roberts-64", 66, &zoomed(None), &look, size)), 0);
    assert!(shown.contains("64 receives ?64 from 58 at tick 65: "), "{shown}");
}

#[test]
fn too_many_lines_are_replaced_by_their_number() {
    let (look, view) = (look(ThemeName::Dark, Language::English), zoomed(None));
    let shown = diagram("bully-restless-16", 16, &view, &look, WALL);
    let solid = shown.chars().filter(|&dot| dot == '⣿').count();
    assert!(solid < 30, "{solid} {shown}");
    for tick in [7, 8, 12, 16] {
        let shown = diagram("bully-restless-16", tick, &view, &look, WALL);
        let beyond = shown.lines().filter_map(|line| line.rsplit_once('┊').map(|(_, beyond)| beyond));
        let counts = beyond.flat_map(str::chars).filter(char::is_ascii_digit).count();
        assert_eq!(counts, 0, "{tick}: nothing is drawn beyond the current tick\n{shown}");
    }
}

#[test]
fn on_a_small_wall_the_messages_of_seven_have_lines() {
    for name in ["bully-partition", "chang-roberts-ring"] {
        let size = (160, 45);
        let shown = diagram(name, 18, &view(), &look(ThemeName::Dark, Language::English), size);
        let column = shown.lines().map(|line| line.chars().skip(72).collect::<String>());
        let from = column.clone().position(|line| line.contains("SPACE-TIME")).expect("its rule");
        let dotted =
            column.skip(from).filter(|line| line.contains(|dot| ('\u{2801}'..='\u{28ff}').contains(&dot))).count();
        assert!(dotted > 3, "{name} {shown}");
    }
    let many = diagram("chang-roberts-64", 3, &view(), &look(ThemeName::Dark, Language::English), WALL);
    assert!(many.contains('↓'), "the table shows that there is more: {many}");
}

#[test]
fn a_payload_is_beside_its_own_way_and_covers_nothing() {
    let (look, view, size) = (look(ThemeName::Dark, Language::English), zoomed(None), (120, 40));
    for (name, tick) in
        [("chang-roberts-ring", 20), ("franklin-ten", 16), ("bully-leader-fails", 11), ("peterson-ring", 12)]
    {
        let frame = moment(name, tick, &view, size);
        let mut bare = frame.clone();
        bare.space_time = bare.space_time.map(|mut diagram| {
            diagram.messages.iter_mut().for_each(|message| message.payload.clear());
            diagram
        });
        let (with, without) = (screen(&frame, &view, &look, size), screen(&bare, &view, &look, size));
        let changed: Vec<Position> =
            with.area.positions().filter(|&at| with[at].symbol() != without[at].symbol()).collect();
        assert!(changed.len() > 10, "{name}: {}", words(&with));
        for at in changed {
            assert_eq!(without[at].symbol(), " ", "{name} {at}: {}", words(&with));
            let is_sign = |letter: char| letter.is_alphanumeric() || "?✓★".contains(letter);
            assert!(with[at].symbol().chars().all(is_sign), "{name} {at}: {}", with[at].symbol());
        }
    }
    // Where two messages meet half-way, neither payload is shown, because it might seem to belong to the other.
    let frame = moment("franklin-ten", 2, &view, size);
    let shown = words(&screen(&frame, &view, &look, size));
    let dotted = |row: &&str| row.contains(|dot| ('\u{2801}'..='\u{28ff}').contains(&dot));
    let meeting = shown.lines().skip(2).take(30).filter(dotted);
    assert!(meeting.clone().count() > 9, "{shown}");
    meeting.for_each(|row| assert!(!row.contains(|letter: char| letter.is_ascii_digit()), "{shown}"));
}

#[test]
fn the_causes_of_an_event_are_visible_round_the_ring() {
    let event = leading("chang-roberts-64", 66);
    let (view, look) = (zoomed(Some(event)), look(ThemeName::Dark, Language::English));
    for size in [(80, 24), (100, 30), (120, 40)] {
        let frame = moment("chang-roberts-64", 66, &view, size);
        let diagram = frame.space_time.as_ref().expect("the diagram is on the screen");
        let selected = diagram.selected.as_ref().expect("it is selected").position;
        let hits = hits(&frame, &view, &look, size);
        let targets = Rect::new(0, 0, size.0, size.1).positions().filter_map(|at| hits.at(at));
        let mut rows: Vec<usize> = targets
            .filter_map(|target| if let Target::Event { position, .. } = target { Some(position) } else { None })
            .collect();
        rows.sort_unstable();
        rows.dedup();
        assert!(rows.len() > 10, "{size:?}");
        // Messages move clockwise, so the rows show the selected process and processes before it.
        assert!(rows.iter().all(|at| (selected + 64 - at) % 64 < rows.len() + 1), "{size:?} {selected} {rows:?}");
    }
}

#[test]
fn rounds_have_names_and_sets_behind_their_barriers() {
    for (language, first, crashed) in [
        (Language::English, "round 1 of 3", "1\u{b7}\u{b7}\u{b7}\u{b7} after 1/4"),
        (Language::Spanish, "ronda 1 de 3", "1\u{b7}\u{b7}\u{b7}\u{b7} tras 1/4"),
    ] {
        let size = (120, 40);
        let frame = moment("flooding-three-rounds", 4, &zoomed(None), size);
        let buffer = screen(&frame, &zoomed(None), &look(ThemeName::Dark, language), size);
        show(&format!("space-time-rounds-{language:?}"), &buffer);
        let text = words(&buffer);
        assert!(text.contains(first), "{text}");
        assert_eq!(text.matches(crashed).count(), 1, "its set at the crash, and nothing later\n{text}");
        for held in ["\u{b7}\u{b7}3\u{b7}\u{b7} min 3", "\u{b7}2345 min 2", "12345  1"] {
            assert!(text.contains(held), "{held} in\n{text}");
        }
    }
}
