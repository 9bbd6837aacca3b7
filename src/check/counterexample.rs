//! A run that was found, as a scenario of its own that makes just this run: what chance would decide is settled.

use crate::explore::{Breaking, Ground, LaidOut, Path, Timed};
use crate::protocol::Ticks;
use crate::scenario::{Expect, Scenario};
use crate::sim::command::Command;
use crate::sim::detector::Detector;
use crate::sim::pins::Pin;
use crate::text::LocalText;

/// The scenario of a run that violates a property, with its title and what is said about it.
pub fn counterexample(
    scenario: &Scenario,
    property: &'static str,
    breaking: &Breaking,
    (title, about): (LocalText, LocalText),
) -> Scenario {
    let expect = Expect { violates: vec![property], ..Expect::default() };
    Scenario { title, about, expect, ..laid_out(scenario, &breaking.path) }
}

/// The scenario of a run that was found.
pub fn laid_out(scenario: &Scenario, path: &Path) -> Scenario {
    let run = path.timed.as_ref().map_or_else(|| step_by_step(scenario, path), |timed| with_clock(scenario, timed));
    let Run { end, detector, events, choices } = run;
    Scenario {
        title: LocalText::default(),
        summary: LocalText::default(),
        about: LocalText::default(),
        until: Some(end),
        detector,
        events,
        choices,
        notes: Vec::new(),
        questions: Vec::new(),
        written_for: None,
        expect: Expect::default(),
        check: None,
        ..scenario.clone()
    }
}

/// What a run differs in from the scenario that it is one of.
struct Run {
    end: Ticks,
    detector: Detector,
    events: Vec<(Ticks, Command)>,
    choices: Vec<Pin>,
}

/// A run without a clock.
fn step_by_step(scenario: &Scenario, path: &Path) -> Run {
    let ground = Ground {
        script: &scenario.events,
        process_time: scenario.network.process_time,
        topology: scenario.protocol().entry().topology,
    };
    let LaidOut { end, script, choices } = ground.lay_out(path);
    Run { end, detector: Detector::Manual, events: script, choices }
}

/// A run with the clock has the ticks, the acts and the detector of its scenario.
fn with_clock(scenario: &Scenario, timed: &Timed) -> Run {
    let mut events: Vec<(Ticks, Command)> = scenario.events.iter().chain(&timed.acts).cloned().collect();
    // A stable sort: in each tick the acts of the scenario come first.
    events.sort_by_key(|(tick, _)| *tick);
    Run { end: timed.end, detector: scenario.detector, events, choices: timed.choices.clone() }
}
