//! The line that the pseudocode pane marks for a built-in algorithm is a line that its listing, when it runs, executes.

use suffrage_engine::protocol::Ticks;
use suffrage_engine::protocols::ProtocolId;
use suffrage_engine::sim::World;
use suffrage_engine::sim::chance::Seeded;
use suffrage_engine::sim::observe::{Observer, SimEvent};
use suffrage_text::Language;
use suffrage_text::listing::{Length, Listings, of_program};

use super::twins::twin;
use crate::{Scenario, builtin, read};

const LAST_TICK: Ticks = 400;
/// The maximum number of processes of a scenario that runs here.
const MOST_PROCESSES: usize = 64;

/// Lines of the shown listing of the list ring that are only parts of a line of its executable listing, or differ in
/// their words, each with the line that does the same.
const OTHER_WORDS: &[(&str, &str)] = &[
    ("if id in seen: stop; else send", "if id in seen: stop"),
    ("COORDINATOR(j, list, seen + id)", "send COORDINATOR(j, list, seen + id)"),
    ("send ELECTION([id]) to next", "else: send ELECTION([id]) to next"),
    ("if nobody else is left: elected := id", "on undeliverable, if alone: lead_alone"),
];

/// The executed lines of each handling.
#[derive(Default)]
struct Handlings {
    done: Vec<Vec<&'static str>>,
    now: Vec<&'static str>,
}

impl Observer for Handlings {
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Obeyed { step, .. } => self.now.push(step.name()),
            SimEvent::Handled { .. } => self.done.push(std::mem::take(&mut self.now)),
            _ => {}
        }
    }
}

fn handlings(scenario: &Scenario) -> Vec<Vec<&'static str>> {
    let (mut seen, mut chance) = (Handlings::default(), Seeded::new(scenario.seed));
    let mut world = World::new(scenario.plan(), &mut chance, &mut seen);
    while let Some(tick) = world.next_due().filter(|tick| *tick <= LAST_TICK) {
        world.begin(tick);
        world.finish(&mut chance, &mut seen);
    }
    seen.done
}

/// A line of an executable listing.
struct Line {
    indent: usize,
    text: String,
    step: Option<String>,
}

/// Whether a handling that executed the lines `obeyed` tested the condition of the line at `index`, which was false: the
/// line before it was executed, or it is the first line of the handler and no other line was executed.
fn tested(lines: &[Line], index: usize, obeyed: &[&str]) -> bool {
    let line = &lines[index];
    let before = lines[..index].iter().rev().take_while(|before| before.indent >= line.indent);
    let before = before.filter(|before| before.indent == line.indent).find(|before| !before.text.starts_with("if "));
    let was_obeyed = |before: &Line| before.step.as_deref().is_some_and(|step| obeyed.contains(&step));
    line.text.starts_with("if ") && before.map_or(obeyed.is_empty(), was_obeyed)
}

/// Compares all scenarios of a protocol in all its variants. Returns the number of handlings with a marked line, and how
/// often the line was not the last executed one.
fn compared(protocol: &str) -> (usize, usize) {
    let id = ProtocolId::named(protocol).expect("the catalogue contains it");
    let listings = Listings::new(Language::English, false);
    let (mut count, mut others) = (0, 0);
    for variant in id.variants() {
        let own = twin(variant);
        let program = own.protocol().program().expect("it is a program");
        let line = |line: &&suffrage_text::listing::Line| Line {
            indent: line.indent,
            text: line.text(),
            step: line.steps.first().cloned(),
        };
        let lines: Vec<Line> = of_program(program).lines.iter().map(line).collect();
        let shown = listings.of(protocol, variant.name(), Length::Full).expect("it has a listing");
        let line_of = |step: &str| {
            let shown = shown.lines[shown.line_of(step).unwrap_or_else(|| panic!("{step} has no line"))].text();
            let same = OTHER_WORDS.iter().find(|(words, _)| protocol == "ring-list" && *words == shown);
            let text = same.map_or(&*shown, |(_, same)| same);
            let found: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].text == text).collect();
            assert_eq!(found.len(), 1, "{protocol} {}: {text}", variant.name());
            found[0]
        };
        for demo in builtin::ALL.iter().filter(|demo| demo.protocol == protocol && demo.n <= MOST_PROCESSES) {
            let scenario = read(demo.text).unwrap_or_else(|faults| panic!("{}: {faults:?}", demo.name));
            let steps = handlings(&Scenario { variant, ..scenario.clone() });
            let obeyed = handlings(&Scenario { variant: own, ..scenario });
            assert_eq!(steps.len(), obeyed.len(), "{}", demo.name);
            for (at, (steps, obeyed)) in steps.iter().zip(&obeyed).enumerate() {
                for step in steps {
                    let index = line_of(step);
                    let is_obeyed = lines[index].step.as_deref().is_some_and(|name| obeyed.contains(&name));
                    assert!(
                        is_obeyed || tested(&lines, index, obeyed),
                        "{} {}: handling {at}: {step} marks `{}`, but {obeyed:?} were executed",
                        demo.name,
                        variant.name(),
                        lines[index].text
                    );
                    count += 1;
                    others += usize::from(obeyed.last().copied() != lines[index].step.as_deref());
                }
            }
        }
    }
    (count, others)
}

#[test]
fn the_marked_line_of_chang_roberts_is_one_that_its_listing_executes() {
    assert_eq!(compared("chang-roberts"), (25_401, 188));
}

#[test]
fn the_marked_line_of_the_list_ring_is_one_that_its_listing_executes() {
    assert_eq!(compared("ring-list"), (242, 1));
}
