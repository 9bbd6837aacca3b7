//! The space-time diagram and the wall class.

use ratatui::layout::Position;

use super::*;
use crate::paint::Target;
use crate::protocol::{MessageClass, Role};
use crate::scenario::builtin;
use crate::session;
use crate::session::model::space_time::{Crossing, Event, EventKind, Lifeline, Selected, SpaceTime};

const WALL: (u16, u16) = (200, 55);

/// A built-in scenario at a tick, as a screen of this size asks for it.
fn moment(name: &str, tick: u64, view: &View, (width, height): (u16, u16)) -> Frame {
    let scenario = builtin::named(name).expect("a built-in scenario");
    let scenario = crate::scenario::read(scenario.text).unwrap_or_else(|_| panic!("{name} has faults"));
    let mut session = session::open(&scenario);
    session.seek(tick);
    let mut frame = session.frame(&ask(Rect::new(0, 0, width, height), scenario.count(), view));
    frame.stops.clear();
    frame
}

fn crossing(from: usize, to: usize, down: isize, (sent, due): (u64, u64), class: MessageClass) -> Crossing {
    let (cause, arrival) = (Some((10 * from) as u32 + sent as u32), (due <= 11).then_some(100 + (10 * to) as u32 + due as u32));
    Crossing { from, to, down, sent, due, lost: None, class, notice: false, cause, arrival, in_past: false }
}

/// Franklin on a two-way ring of 8 at tick 11: probes both ways, past the end of the ring too, one of them lost.
fn two_ways() -> Frame {
    let mut frame = sample::franklin_of_eight();
    let role = |at: usize| frame.processes[at].role;
    let lifelines = frame.processes.iter().map(|process| {
        let stretches =
            if role(process.position) == Role::Black { vec![(0, Role::Red), (6, Role::Black)] } else { vec![(0, Role::Red)] };
        Lifeline { position: process.position, id: process.id, stretches, past_until: None }
    });
    let probe = MessageClass::Probe;
    let mut messages = Vec::new();
    for at in 0..8 {
        messages.push(crossing(at, (at + 1) % 8, 1, (1, 4 + at as u64 % 3), probe));
        messages.push(crossing(at, (at + 7) % 8, -1, (2, 5 + at as u64 % 2), probe));
    }
    messages.push(Crossing { lost: Some(9), arrival: None, ..crossing(4, 5, 1, (7, 10), probe) });
    messages.push(Crossing { arrival: None, ..crossing(1, 0, -1, (9, 14), probe) });
    messages.push(Crossing { arrival: None, ..crossing(7, 0, 1, (9, 13), probe) });
    messages.push(Crossing { notice: true, ..crossing(5, 4, -1, (9, 11), probe) });
    let start = |at: usize, tick: u64, sends| Event {
        number: (10 * at) as u32 + tick as u32,
        position: at,
        tick,
        what: EventKind::Start,
        sends,
        leads: false,
        crashes: false,
        in_past: false,
    };
    let mut events: Vec<Event> = (0..8).flat_map(|at| [start(at, 1, true), start(at, 2, true)]).collect();
    for message in messages.iter().filter(|message| message.arrival.is_some()) {
        let from_above = message.down > 0;
        let what =
            if message.notice { EventKind::Bounce { from_above } } else { EventKind::Receive { class: probe, from_above } };
        let number = message.arrival.expect("it has arrived");
        events.push(Event { number, what, ..start(message.to, message.due, false) });
    }
    let lifelines = lifelines.collect();
    frame.space_time = Some(SpaceTime {
        from: 0,
        cut: false,
        until: 11,
        middle: 0,
        lifelines,
        events,
        messages,
        touches: Vec::new(),
        selected: None,
    });
    (frame.clock.recorded, frame.clock.quiet) = (11, false);
    frame
}

fn snapshot(name: &str, frame: &Frame, view: &View, (theme, language): (ThemeName, Language), size: (u16, u16)) {
    let look = look(theme, language);
    show(name, &screen(frame, view, &look, size));
    insta::assert_snapshot!(name, styled(frame, view, &look, size));
}

#[test]
fn pictures_of_the_wall() {
    let view = view();
    let ring = moment("chang-roberts-ring", 17, &view, WALL);
    let complete = moment("bully-leader-fails", 9, &view, WALL);
    let themes = [(ThemeName::Dark, ""), (ThemeName::Light, "-light"), (ThemeName::Mono, "-mono")];
    for (theme, mark) in themes {
        for (name, frame) in [("wall-ring", &ring), ("wall-complete", &complete), ("wall-two-way", &two_ways())] {
            snapshot(&format!("{name}{mark}"), frame, &view, (theme, Language::English), WALL);
        }
    }
    snapshot("wall-spanish", &ring, &view, (ThemeName::Dark, Language::Spanish), WALL);
    snapshot("wall-portuguese", &complete, &view, (ThemeName::Dark, Language::Portuguese), WALL);
}

/// The view of somebody who has the diagram over all the room and an event of it selected.
fn zoomed(event: Option<u32>) -> View {
    View { focus: Pane::SpaceTime, zoomed: true, event, ..view() }
}

/// The number of the event by which somebody came to lead.
fn leading(name: &str, tick: u64) -> u32 {
    let frame = moment(name, tick, &zoomed(None), (80, 24));
    let diagram = frame.space_time.expect("it is on the screen");
    diagram.events.iter().find(|event| event.leads).expect("somebody leads").number
}

#[test]
fn pictures_of_the_zoomed_diagram() {
    let english = |theme| (theme, Language::English);
    for (name, scenario, tick, size) in [
        ("space-time-ring-compact", "chang-roberts-ring", 20, (80, 24)),
        ("space-time-ring-standard", "chang-roberts-ring", 20, (120, 40)),
        ("space-time-complete-compact", "bully-leader-fails", 11, (80, 24)),
        ("space-time-complete-standard", "bully-leader-fails", 11, (120, 40)),
        ("space-time-list", "chang-roberts-ring", 20, (40, 10)),
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
fn without_colours_the_past_of_an_event_is_told_apart_by_more_than_brightness() {
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
    assert_ne!(shown(&frame), shown(&all), "the characters alone tell what belongs to the past");
}

#[test]
fn with_plain_glyphs_the_diagram_is_made_of_plain_characters() {
    let look = Look::new(Language::English, Theme::new(ThemeName::Mono, Depth::True), Glyphs::new(GlyphSet::Ascii));
    let mut slants = 0;
    for size in [(60, 18), (80, 24), (120, 40)] {
        for frame in [two_ways(), moment("bully-leader-fails", 11, &zoomed(None), size)] {
            let words = words(&screen(&frame, &zoomed(None), &look, size));
            let body: Vec<&str> = words.lines().skip(1).take(usize::from(size.1) - 6).collect();
            assert!(body.iter().all(|row| row.is_ascii()), "{}", body.join("\n"));
            slants += body.iter().filter(|row| row.contains('\\') && row.contains('/')).count();
        }
    }
    assert!(slants > 5, "steep ways are made of slants");
}

#[test]
fn every_event_in_sight_is_found_by_the_pointer() {
    for (name, tick) in
        [("chang-roberts-ring", 20), ("bully-leader-fails", 11), ("chang-roberts-64", 30), ("bully-restless-16", 6)]
    {
        for (size, view) in [(WALL, view()), ((80, 24), zoomed(None)), ((60, 18), zoomed(None)), ((40, 10), zoomed(None))] {
            let frame = moment(name, tick, &view, size);
            let diagram = frame.space_time.as_ref().expect("it is on the screen");
            let area = Rect::new(0, 0, size.0, size.1);
            let look = look(ThemeName::Dark, Language::English);
            let hits = hits(&frame, &view, &look, size);
            let found: Vec<Target> = area.positions().filter_map(|at: Position| hits.at(at)).collect();
            let events = diagram.events.iter().filter(|event| {
                found.iter().any(|target| matches!(target, Target::Process(position) if *position == event.position))
            });
            let mut missed = 0;
            for event in events.clone() {
                // Of several events of a process at one tick, one is shown.
                let there = found.iter().any(|target| match target {
                    Target::Event { number, position } => {
                        let other = diagram.events.iter().find(|other| other.number == *number);
                        *position == event.position && other.is_some_and(|other| other.tick == event.tick)
                    }
                    _ => false,
                });
                missed += usize::from(!there);
            }
            // The list of a small screen shows processes that its few rows of the diagram have no room for.
            let few_rows = diagram.lifelines.len() > usize::from(size.1);
            assert!(missed == 0 || few_rows || name != "chang-roberts-ring", "{name} {size:?}: {missed} of {}", events.count());
            assert!(found.iter().any(|target| matches!(target, Target::Event { .. })), "{name} {size:?}");
        }
    }
}

#[test]
fn a_message_between_the_lifelines_leads_to_its_arrival() {
    let (view, size) = (zoomed(None), (120, 40));
    let frame = moment("chang-roberts-ring", 20, &view, size);
    let diagram = frame.space_time.as_ref().expect("it is on the screen");
    let look = look(ThemeName::Dark, Language::English);
    let buffer = screen(&frame, &view, &look, size);
    let dots = |at: Position| buffer[at].symbol().starts_with(|letter| ('\u{2801}'..='\u{28ff}').contains(&letter));
    let hits = hits(&frame, &view, &look, size);
    let mut lines = 0;
    for at in buffer.area.positions().filter(|&at| dots(at)) {
        lines += 1;
        let Some(Target::Event { number, .. }) = hits.at(at) else { panic!("nothing at {at:?}") };
        assert!(diagram.messages.iter().any(|message| message.arrival == Some(number) || message.cause == Some(number)));
    }
    assert!(lines > 50, "{lines}");
}

#[test]
fn an_event_that_is_far_back_is_brought_into_sight() {
    let mut frame = two_ways();
    frame.clock.tick = 900;
    frame.clock.recorded = 900;
    let diagram = frame.space_time.as_mut().expect("it is there");
    diagram.until = 900;
    diagram.selected = Some(Selected { number: 1, position: 0, tick: 1, past: 0, more_before: false, told: Vec::new() });
    let look = look(ThemeName::Dark, Language::English);
    let view = zoomed(Some(1));
    let words = words(&screen(&frame, &view, &look, (80, 24)));
    assert!(words.contains("►\n"), "there is more: {words}");
    assert!(words.contains("17 at tick 1: nothing led to it"), "{words}");
    let area = Rect::new(0, 0, 80, 24);
    let hits = hits(&frame, &view, &look, (80, 24));
    let mut targets = area.positions().filter_map(|at| hits.at(at));
    let found = targets.any(|target| matches!(target, Target::Event { number: 1, .. }));
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
                let plan = Plan::new(area, Class::of(area), &scene);
                let has = |pane| plan.place_of(pane).is_some_and(|place| place.height >= 6);
                assert!(has(Pane::Algorithm), "{name} {size:?}");
                assert!(has(Pane::Log), "{name} {size:?}");
                assert!(has(Pane::Processes), "{name} {size:?}");
                assert!(has(Pane::SpaceTime), "{name} {size:?}");
                for (at, one) in plan.slots.iter().enumerate() {
                    assert!(plan.slots[at + 1..].iter().all(|other| !one.place.intersects(other.place)), "{name} {size:?}");
                }
            }
        }
    }
}

/// The words of the rows between header and ELECTED of a built-in scenario's diagram.
fn diagram(name: &str, tick: u64, view: &View, look: &Look, size: (u16, u16)) -> String {
    words(&screen(&moment(name, tick, view, size), view, look, size))
}

#[test]
fn a_crash_a_loss_a_cut_a_mend_and_a_copy_are_told_apart_in_every_set_of_glyphs() {
    for set in [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii] {
        let glyphs = Glyphs::new(set);
        let crash = glyphs.state(Role::Crashed);
        let mut signs =
            vec![crash, glyphs.lost_at_tick, glyphs.cut_at_tick, glyphs.mended, glyphs.doubled, glyphs.timer, glyphs.revived];
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
        for event in diagram.events.iter().filter(|event| matches!(event.what, EventKind::Receive { .. }) && !event.leads) {
            *cells.entry((event.position, event.tick)).or_insert(0) += 1;
        }
        cells.values().filter(|&&count| count == 2).count()
    };
    let twos = frame.space_time.as_ref().map(arrivals).unwrap_or_default();
    let words = words(&screen(&frame, &view, &look, (120, 40)));
    let plot = words.lines().skip(2).take(30).map(|line| line.chars().skip(5).collect::<String>());
    let shown: usize = plot.map(|line| line.matches(['─', '━', '╍', '┄', '═']).count().min(1) * line.matches('2').count()).sum();
    assert!(twos > 0 && shown == twos, "{twos} {words}");
}

#[test]
fn the_axis_ends_with_what_has_happened() {
    let (look, view) = (look(ThemeName::Dark, Language::English), zoomed(None));
    let shown = diagram("chang-roberts-ring", 7, &view, &look, WALL);
    let axis = shown.lines().find(|line| line.trim_start().starts_with('0')).expect("an axis");
    assert_eq!(axis.split_whitespace().collect::<Vec<_>>(), ["0", "5", "7"], "{shown}");
}

#[test]
fn what_did_not_lead_to_the_selected_event_is_not_drawn() {
    let view = zoomed(Some(0));
    let frame = moment("bully-restless-16", 16, &view, (120, 40));
    let look = look(ThemeName::Dark, Language::English);
    let buffer = screen(&frame, &view, &look, (120, 40));
    let dots = buffer.content().iter().filter(|cell| cell.symbol().starts_with(|dot| ('\u{2801}'..='\u{28ff}').contains(&dot)));
    assert_eq!(dots.count(), 0, "nothing led to the first event");
    let shown = words(&buffer);
    assert!(shown.lines().filter(|line| line.contains("─ ─ ─")).count() > 10, "faint lifelines stay: {shown}");
}

#[test]
fn where_there_is_nothing_between_the_lifelines_the_past_has_its_ways_all_the_same() {
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
fn where_lines_are_too_many_their_number_stands_instead() {
    let (look, view) = (look(ThemeName::Dark, Language::English), zoomed(None));
    let shown = diagram("bully-restless-16", 16, &view, &look, WALL);
    let solid = shown.chars().filter(|&dot| dot == '⣿').count();
    assert!(solid < 30, "{solid} {shown}");
    for tick in [7, 8, 12, 16] {
        let shown = diagram("bully-restless-16", tick, &view, &look, WALL);
        let beyond = shown.lines().filter_map(|line| line.rsplit_once('┊').map(|(_, beyond)| beyond));
        let counts = beyond.flat_map(str::chars).filter(char::is_ascii_digit).count();
        assert_eq!(counts, 0, "{tick}: nothing stands beyond the moment\n{shown}");
    }
}

#[test]
fn on_a_small_wall_the_messages_of_seven_have_lines() {
    for name in ["bully-partition", "chang-roberts-ring"] {
        let size = (160, 45);
        let shown = diagram(name, 18, &view(), &look(ThemeName::Dark, Language::English), size);
        let column = shown.lines().map(|line| line.chars().skip(72).collect::<String>());
        let from = column.clone().position(|line| line.contains("SPACE-TIME")).expect("its rule");
        let dotted = column.skip(from).filter(|line| line.contains(|dot| ('\u{2801}'..='\u{28ff}').contains(&dot))).count();
        assert!(dotted > 3, "{name} {shown}");
    }
    let many = diagram("chang-roberts-64", 3, &view(), &look(ThemeName::Dark, Language::English), WALL);
    assert!(many.contains('↓'), "the table says that there is more: {many}");
}
