//! Every protocol, in every variant, under every fault: headless and on the screen.
//!
//! The rows come from the catalogue, so a new protocol is included automatically. Each run must be reproducible,
//! count its messages consistently, look the same on the screen as headless, be paintable at every moment, and keep
//! the properties that hold under its fault. A stuck run says which process waits for what.

mod faults;

use std::panic::AssertUnwindSafe;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use faults::{FAULTS, Fault, UNTIL, guaranteed, of_timers, scenario};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use suffrage_engine::engine::{Counts, Summary};
use suffrage_engine::property::{Property, Status};
use suffrage_engine::protocol::Ticks;
use suffrage_engine::protocols::{CATALOGUE, Entry};
use suffrage_scenario::{self as scenario, Scenario};
use suffrage_session::model::{Frame, Verdict};
use suffrage_session::{Ask, Moved, Session};
use suffrage_text::Language;
use suffrage_view::{self as paint, Depth, GlyphSet, Glyphs, Look, Theme, ThemeName, View};

struct Cell {
    entry: &'static Entry,
    variant: &'static str,
    fault: Fault,
    name: String,
    text: String,
}

fn cells() -> Vec<Cell> {
    let mut cells = Vec::new();
    for entry in CATALOGUE {
        for &variant in entry.variants {
            for &fault in FAULTS.iter().filter(|fault| fault.is_of(entry)) {
                let text = scenario(entry, variant, &fault, &[]);
                cells.push(Cell { entry, variant, fault, name: fault.name.to_owned(), text });
            }
            for (name, act) in of_timers(entry) {
                // A timer that fires early, or never, breaks the algorithm's assumptions about time.
                let fault = Fault { class: faults::Class::Muddles, ..FAULTS[0] };
                let text = scenario(entry, variant, &fault, &[act]);
                cells.push(Cell { entry, variant, fault, name, text });
            }
        }
    }
    cells
}

fn look(language: Language) -> Look {
    Look::new(language, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(GlyphSet::Default))
}

fn check(cell: &Cell, looks: &[Look]) -> Result<(), String> {
    let scenario = scenario::read(&cell.text).map_err(|faults| format!("not a scenario: {faults:?}\n{}", cell.text))?;
    let headless = run(&scenario, None);
    let again = run(&scenario, None);
    if (headless.digest, &headless.counts) != (again.digest, &again.counts) {
        return Err("a second run is another run".to_owned());
    }
    keeps_its_books(&headless.counts)?;
    let frame = run_on_screen(&scenario, looks)?;
    // On the screen, a run with too many events stops earlier.
    let is_full = headless.counts.sent + headless.counts.delivered > suffrage_session::MOST_EVENTS as u64;
    let as_far = if is_full { run(&scenario, Some(frame.clock.tick)) } else { headless.clone() };
    check_same_as_headless(&frame, &as_far)?;
    check_stuck_says_so(&frame, looks)?;
    let kept = guaranteed(cell.entry, cell.variant, &cell.fault);
    let broken: Vec<&Property> = headless.properties.iter().filter(|property| kept.contains(&property.name)).collect();
    // Properties that are checked at rest stay undecided in a run that never rests.
    let broken = broken
        .into_iter()
        .filter(|property| property.status == Status::Violated || headless.quiet && property.status != Status::Holds);
    match broken.map(|property| property.name).collect::<Vec<_>>() {
        names if names.is_empty() => Ok(()),
        names => Err(format!("{names:?} must hold: {:?}", headless.properties)),
    }
}

fn run(scenario: &Scenario, until: Option<Ticks>) -> Summary {
    scenario.run(until, None).expect("the run writes nothing").summary().clone()
}

fn keeps_its_books(counts: &Counts) -> Result<(), String> {
    let kinds: u64 = counts.by_kind.iter().map(|(_, count)| count).sum();
    if counts.sent + counts.duplicated != counts.delivered + counts.lost + counts.in_flight || kinds != counts.sent {
        return Err(format!("the books do not balance: {counts:?}"));
    }
    Ok(())
}

fn run_on_screen(scenario: &Scenario, looks: &[Look]) -> Result<Frame, String> {
    let mut session = Session::open(scenario);
    let view = View::default();
    let books = Ask { messages: Some(0), ..Ask::default() };
    loop {
        let tick = session.tick();
        if tick == 3 || tick == 12 {
            check_paint(&mut session, &view, looks)?;
        }
        // A headless run ends at its last tick with an event.
        if tick >= UNTIL || session.next_tick() != Moved::Yes {
            break;
        }
        keeps_its_books(&session.frame(&books).counts)?;
    }
    check_paint(&mut session, &view, looks)?;
    Ok(session.frame(&Ask { processes: usize::MAX, log_lines: usize::MAX, ..Ask::default() }))
}

fn check_paint(session: &mut Session, view: &View, looks: &[Look]) -> Result<(), String> {
    for (size, look) in [(80, 24), (120, 40)].into_iter().zip(looks) {
        let area = Rect::new(0, 0, size.0, size.1);
        let frame = session.frame(&paint::ask(area, session.scenario().count(), view));
        let words = screen(&frame, view, look, area);
        // Upkeep messages, such as heartbeats, are counted separately.
        let count = look.texts.number(frame.counts.cost());
        let protocol = look.texts.protocol(frame.protocol, frame.protocol_title);
        if !words.contains(&protocol) || !words.contains(&count) {
            return Err(format!("tick {}: no {protocol} or no count {count} on\n{words}", frame.clock.tick));
        }
    }
    Ok(())
}

fn screen(frame: &Frame, view: &View, look: &Look, area: Rect) -> String {
    let mut buffer = Buffer::empty(area);
    paint::draw(frame, view, look, area, &mut buffer);
    let row = |y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..area.height).map(row).collect::<Vec<_>>().join("\n")
}

fn check_same_as_headless(frame: &Frame, headless: &Summary) -> Result<(), String> {
    let figures = |counts: &Counts| {
        let Counts { sent, delivered, lost, in_flight, duplicated, by_kind, .. } = counts.clone();
        (sent, delivered, lost, in_flight, duplicated, by_kind)
    };
    if figures(&frame.counts) != figures(&headless.counts) {
        return Err(format!("the screen counts {:?}, headless {:?}", frame.counts, headless.counts));
    }
    if frame.clock.quiet != headless.quiet {
        return Err(format!("at rest on the screen: {}, headless: {}", frame.clock.quiet, headless.quiet));
    }
    if frame.properties != headless.properties {
        return Err(format!("the screen judges {:?}, headless {:?}", frame.properties, headless.properties));
    }
    Ok(())
}

fn check_stuck_says_so(frame: &Frame, looks: &[Look]) -> Result<(), String> {
    if !frame.clock.quiet || frame.competing == 0 {
        return Ok(());
    }
    let says = matches!(frame.verdict, Verdict::Stuck { .. } | Verdict::Split { .. } | Verdict::LeaderDown { .. });
    let waits: Vec<_> = frame.processes.iter().filter_map(|process| process.waits.as_ref()).collect();
    if !says || waits.is_empty() {
        return Err(format!("stuck, and says {:?}; {} say for what they wait", frame.verdict, waits.len()));
    }
    let texts = &looks[0].texts;
    let known = waits.iter().all(|wait| texts.has(wait.key));
    let logged = frame.log.iter().any(|line| waits.contains(&&line.full));
    if known && logged { Ok(()) } else { Err(format!("what is waited for is not said: {waits:?}")) }
}

#[test]
fn every_protocol_in_every_variant_under_every_fault() {
    let cells = cells();
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                let looks = [look(Language::Spanish), look(Language::English)];
                while let Some(cell) = cells.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let checked = std::panic::catch_unwind(AssertUnwindSafe(|| check(cell, &looks)));
                    let fault = match checked {
                        Ok(Ok(())) => continue,
                        Ok(Err(fault)) => fault,
                        Err(_) => "it panics".to_owned(),
                    };
                    let at = format!("{} {} under {}", cell.entry.name, cell.variant, cell.name);
                    wrong.lock().expect("no worker panics").push(format!("{at}: {fault}"));
                }
            });
        }
    });
    let wrong = wrong.into_inner().expect("no worker panics");
    assert!(wrong.is_empty(), "{} of {} cells are wrong:\n{}", wrong.len(), cells.len(), wrong.join("\n"));
}

#[test]
fn wrong_counts_and_broken_guarantees_are_detected() {
    let counts = Counts { sent: 3, delivered: 1, lost: 1, by_kind: vec![("ELECTION", 3)], ..Counts::default() };
    assert!(keeps_its_books(&counts).is_err());
    assert!(keeps_its_books(&Counts { in_flight: 1, ..counts }).is_ok());
    // The variant `no-forward` elects nobody. The check expects a leader here, so it must fail.
    let entry = &CATALOGUE[0];
    let text = scenario(entry, "no-forward", &FAULTS[0], &[]);
    let cell = Cell { entry, variant: entry.variants[0], fault: FAULTS[0], name: String::new(), text };
    let looks = [look(Language::Spanish), look(Language::English)];
    assert!(check(&cell, &looks).is_err_and(|fault| fault.contains("termination")));
}
