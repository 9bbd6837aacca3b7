//! Tests of the lines of the pseudocode against runs that execute them.

use std::collections::BTreeSet;

use super::frames::{frame_at, run_of, seen};
use super::{look, screen};
use crate::panes::algorithm::class_named;
use crate::{ThemeName, View};
use suffrage_engine::protocol::MessageClass;
use suffrage_engine::protocols::ProtocolId;
use suffrage_scenario::{self as scenario, Scenario, builtin, program};
use suffrage_session::model::{Frame, Sign};
use suffrage_session::{Ask, Moved, Session};
use suffrage_text::Language;
use suffrage_text::listing::{Length, Line, Listings, Tone, executable, of_program};

/// The largest number of runs of each variant. In these runs, a test finds out which steps the variant executes.
const RUNS: u64 = 400;
/// The number of runs of each variant in which the network returns undeliverable messages to their senders (`bounce`).
const SOME: usize = 40;
/// The last tested tick of a run that never comes to rest.
const LONG_ENOUGH: u64 = 90;

/// A scenario with starts, crashes, revivals and losses, all of which depend only on the number `run`.
fn troubled((protocol, variant): (&str, &str), run: u64, bounce: bool) -> Scenario {
    let pick = |what: u64, of: u64| (run * 7919 + what * 104_729 + run * what * 31) % of;
    let n = 3 + pick(1, 4);
    let mut events = vec!["{ at = 1, start = \"all\" }".to_owned()];
    if run.is_multiple_of(3) {
        let first = if run.is_multiple_of(6) { n } else { 1 + pick(2, n) };
        events = vec![format!("{{ at = 1, start = {first} }}")];
    }
    for act in 0..run % 5 {
        let (tick, id) = (2 + pick(3 + act, 25), 1 + pick(11 + act, n));
        let what = ["crash", "revive", "start"][pick(17 + act, 3) as usize];
        events.push(format!("{{ at = {tick}, {what} = {id} }}"));
    }
    if run % 5 == 4 {
        let (tick, id) = (1 + pick(23, 12), if run.is_multiple_of(2) { n } else { 1 + pick(29, n) });
        events.push(format!("{{ at = {tick}, crash = {id} }}"));
        events.push(format!("{{ at = {}, revive = {id} }}", tick + 1 + pick(31, 12)));
    }
    let loss = ["0.0", "0.1"][usize::from(run % 4 == 3)];
    let text = format!(
        "version = 1\nprotocol = \"{protocol}\"\nvariant = \"{variant}\"\nseed = {run}\nevents = [{}]\n\
         [processes]\ncount = {n}\norder = \"random\"\n\
         [network]\ndelay = [1, {}]\nfifo = {}\nloss = {loss}\nduplicate = {loss}\n\
         bounce = {bounce}\n",
        events.join(", "),
        1 + pick(5, 6),
        !run.is_multiple_of(2),
    );
    scenario::read(&text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

fn executed_steps(scenario: &Scenario) -> BTreeSet<&'static str> {
    let mut session = Session::open(scenario);
    let mut obeyed = BTreeSet::new();
    while session.tick() < LONG_ENOUGH && session.next_event() == Moved::Yes {
        obeyed.extend(session.frame(&Ask::default()).algorithm.obeyed);
    }
    obeyed
}

#[test]
fn steps_that_need_returned_messages_are_listed_only_with_them() {
    let listings = Listings::new(Language::English, false);
    let mut marked = 0;
    for variant in ProtocolId::ALL.iter().flat_map(|protocol| protocol.variants()) {
        let (protocol, name) = (variant.protocol().name(), variant.name());
        let runs = |bounce| (0..RUNS).map(move |run| executed_steps(&troubled((protocol, name), run, bounce)));
        let back: BTreeSet<&str> = runs(true).take(SOME).flatten().collect();
        let mut without = BTreeSet::new();
        let whole = listings.of(protocol, name, Length::Full).expect("every protocol has a listing");
        let unmarked: BTreeSet<String> =
            whole.for_run(false).lines.iter().flat_map(|line| line.steps.clone()).collect();
        for obeyed in runs(false).take(if variant.protocol().entry().needs_bounce() { 0 } else { RUNS as usize }) {
            without.extend(obeyed);
            if back.iter().all(|&step| !unmarked.contains(step) || without.contains(step)) {
                break;
            }
        }
        for length in Length::ALL {
            let listing = listings.of(protocol, name, length).expect("every protocol has a listing");
            let shown = listing.clone().for_run(false);
            for line in listing.lines.iter().filter(|line| !line.steps.is_empty()) {
                let is_in = |steps: &BTreeSet<&str>| line.steps.iter().any(|step| steps.contains(step.as_str()));
                let is_shown = shown.lines.contains(line);
                assert!(is_shown || !is_in(&without), "{protocol} {name}: {:?} is obeyed without bounce", line.steps);
                let only_back = is_in(&back) && !is_in(&without) && !variant.protocol().entry().needs_bounce();
                assert!(!is_shown || !only_back, "{protocol} {name}: {:?} is obeyed only with bounce", line.steps);
                marked += usize::from(only_back);
            }
        }
    }
    assert!(marked > 10, "{marked}");
}

fn classes_named(frame: &Frame, line: &Line) -> Vec<MessageClass> {
    let forms = line.spans.iter().filter_map(|(tone, words)| match tone {
        Tone::MessageName => class_named(frame, words, 0),
        Tone::OtherMessage => class_named(frame, words, 1),
        Tone::Plain | Tone::Control => None,
    });
    forms.collect()
}

#[test]
fn a_listing_names_messages_in_their_colours() {
    for language in Language::ALL {
        let listings = Listings::new(language, false);
        for variant in ProtocolId::ALL.iter().flat_map(|protocol| protocol.variants()) {
            let (protocol, name) = (variant.protocol().name(), variant.name());
            let frame = Session::open(&troubled((protocol, name), 0, true)).frame(&Ask::default());
            let all: BTreeSet<_> = frame.classes.iter().copied().flatten().map(|class| format!("{class:?}")).collect();
            for length in Length::ALL {
                let listing = listings.of(protocol, name, length).expect("every protocol has a listing");
                let said =
                    listing.lines.iter().flat_map(|line| classes_named(&frame, line)).map(|class| format!("{class:?}"));
                assert_eq!(said.collect::<BTreeSet<_>>(), all, "{protocol} {name} {language:?} {length:?}");
            }
        }
    }
}

#[test]
fn a_message_is_handled_by_a_line_that_names_it() {
    let listings = Listings::new(Language::English, false);
    let mut handled = 0;
    for scenario in builtin::ALL {
        let mut session = run_of(scenario.name);
        while session.scenario().count() <= 8 && session.tick() < 16 && session.next_event() == Moved::Yes {
            let frame = session.frame(&Ask { log_lines: usize::MAX, ..Ask::default() });
            let shown = frame.story.acts.map(|acts| frame.log[acts.record].sign);
            let (Some(&step), Some(Sign::Message(class))) = (frame.algorithm.obeyed.last(), shown) else {
                continue;
            };
            for length in Length::ALL {
                let listing = listings.of(frame.protocol, frame.variant, length).expect("every protocol has a listing");
                let line = listing.line_of(step).map(|at| listing.lines[at]);
                // The line for the arrival of a message begins with "on" and the name of the message.
                let arrives = |line: &Line| {
                    let name = |(tone, _): &(Tone, String)| matches!(tone, Tone::MessageName | Tone::OtherMessage);
                    line.text().starts_with("on ") && line.spans.get(2).is_some_and(name)
                };
                if let Some(line) = line.filter(|line| arrives(line)) {
                    let place = (scenario.name, session.tick(), line.text());
                    assert!(classes_named(&frame, line).contains(&class), "{place:?}: {class:?}");
                    handled += 1;
                }
            }
        }
    }
    assert!(handled > 100, "{handled}");
}

#[test]
fn the_last_executed_line_fades_and_at_the_end_no_process_acts() {
    let look = look(ThemeName::Dark, Language::English);
    let text = builtin::named("chang-roberts-ring").map_or("", |builtin| builtin.text);
    let mut run = run_of(text);
    let mut lit = |tick: u64| {
        let frame = frame_at(&mut run, tick, &View::default(), (120, 40));
        let buffer = screen(&frame, &View::default(), &look, (120, 40));
        let mark = look.glyphs.play;
        let row = |y: u16| -> String { (70..120).map(|x| buffer[(x, y)].symbol()).collect() };
        let (title, log) = (row(1), (1..30).find(|&y| row(y).contains(" LOG ")).unwrap_or(30));
        let marks = (71..120).flat_map(|x| (1..log).map(move |y| (x, y))).find(|&cell| buffer[cell].symbol() == mark);
        let is_lit = marks.map(|(x, y)| buffer[(x + 10, y)].bg != look.theme.base().bg.unwrap_or_default());
        (is_lit, title.contains("process 58"))
    };
    // At tick 5, process 58 discards the id 31; nothing happens at ticks 6 and 7, and the run ends at tick 27.
    assert_eq!([5, 6, 7].map(&mut lit), [(Some(true), true), (Some(false), true), (Some(false), true)]);
    assert_eq!(lit(27), (None, false));
}

#[test]
fn a_note_or_another_pane_never_changes_the_wording_of_the_code() {
    let look = look(ThemeName::Dark, Language::English);
    let mut seen = 0;
    for name in
        ["byzantine-generals-four", "bully-partition", "paxos-one-vote", "multi-paxos-gap", "flooding-one-crash"]
    {
        let mut run = run_of(name);
        for tick in 0..14 {
            let frame = frame_at(&mut run, tick, &View::default(), (120, 40));
            let overlays = frame.stops.first().map(super::note_of).into_iter().collect();
            let view = View { overlays, ..View::default() };
            let words = super::words(&screen(&frame, &view, &look, (120, 40)));
            let side = words.lines().map(|line| line.chars().skip(75).collect::<String>());
            let code =
                side.skip_while(|row| !row.contains("ALGORITHM")).skip(1).take_while(|row| !row.starts_with('─'));
            let full =
                look.listings.of(frame.protocol, frame.variant, Length::Full).expect("every protocol has a listing");
            let full: BTreeSet<String> = full.lines.iter().map(|line| line.text()).collect();
            for row in code {
                let line: String = row.chars().skip(3).collect();
                assert!(full.contains(line.trim()), "{name} {tick}: {row}\n{words}");
                seen += 1;
            }
        }
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn a_line_wider_than_the_pane_wraps_and_the_whole_current_line_is_visible() {
    let look = look(ThemeName::Dark, Language::English);
    let mut wrapped = 0;
    for name in ["bully", "chang-roberts", "franklin", "flooding"] {
        let text = ProtocolId::named(name).and_then(|id| executable(id.entry(), "standard")).expect("a listing");
        let id = ProtocolId::of_text("wrapped.algo", &text).expect("it is valid");
        let listing = of_program(id.program().expect("a program"));
        let mut run = Session::open(&program::example(id).expect("a scenario"));
        while run.next_event() == Moved::Yes {
            let frame = seen(&mut run, &View::default(), (80, 24));
            let Some(line) = frame.algorithm.obeyed.last().and_then(|step| listing.line_of(step)) else { continue };
            let (line, buffer) = (listing.lines[line], screen(&frame, &View::default(), &look, (80, 24)));
            let pane = (1..24).map(|y| (51..80).map(|x| buffer[(x, y)].symbol()).collect::<Vec<_>>());
            let rows: Vec<Vec<&str>> = pane.skip_while(|row| row[1] != look.glyphs.play).collect();
            // At the end of the run no process acts.
            if rows.is_empty() {
                continue;
            }
            let said = |count: usize| rows.iter().take(count).map(|row| row[3..].concat().trim().to_owned());
            let count = (1..4).find(|&count| said(count).collect::<Vec<_>>().join(" ") == line.text());
            let count = count.unwrap_or_else(|| panic!("{name}, tick {}: {}\n{rows:?}", run.tick(), line.text()));
            let indent = |row: &[&str]| row[3..].iter().take_while(|cell| **cell == " ").count();
            assert_eq!(indent(&rows[0]), line.indent);
            for row in &rows[1..count] {
                assert_eq!((row[1], indent(row)), (" ", line.indent + 2), "{name}: {}", line.text());
                wrapped += 1;
            }
        }
    }
    assert!(wrapped > 20, "{wrapped}");
}
