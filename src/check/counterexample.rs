//! A run that was found, as a scenario of its own that makes just this run: what chance would decide is settled.

use suffrage_engine::explore::{Breaking, Ground, LaidOut, Path, Timed};
use suffrage_engine::{protocol::Ticks, sim::command::Command, sim::detector::Detector};
use suffrage_scenario::{Expect, Scenario};
use suffrage_session::{Moved, Session, history::CommandLog, model::Ask, model::LogLine};
use suffrage_text::LocalText;

/// The scenario of a run that violates a property, with its title and what is said about it.
pub(crate) fn counterexample(
    scenario: &Scenario,
    property: &'static str,
    breaking: &Breaking,
    (title, about): (LocalText, LocalText),
) -> Scenario {
    // No run that is stopped shows that it would go on for ever.
    let violates = if breaking.round > 0 { Vec::new() } else { vec![property] };
    let expect = Expect { violates, ..Expect::default() };
    Scenario { title, about, expect, ..laid_out(scenario, &breaking.path) }
}

/// The scenario of a run that was found.
pub(crate) fn laid_out(scenario: &Scenario, path: &Path) -> Scenario {
    let LaidOut { end, script, choices } = run_of(scenario, path);
    let before = path.after.as_ref().map_or(0, |after| after.tick);
    let settled = path.timed.as_ref().map_or(&[][..], |timed| &timed.settled);
    let known = scenario
        .events
        .iter()
        .filter(|act| if path.timed.is_some() { !settled.contains(act) } else { act.0 <= before });
    let (armed, acts): (Vec<_>, Vec<_>) = script.into_iter().partition(|act| path.timed.is_some() && is_armed(act));
    let mut events: Vec<(Ticks, Command)> = armed.into_iter().chain(known.cloned()).chain(acts).collect();
    // A stable sort: in each tick crashes in mid-broadcast that were found with the clock come first, then the acts of the scenario.
    events.sort_by_key(|(tick, _)| *tick);
    Scenario {
        title: LocalText::default(),
        summary: LocalText::default(),
        about: LocalText::default(),
        until: Some(end),
        detector: if path.timed.is_some() { scenario.detector } else { Detector::Manual },
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

/// A run that goes on from a moment of another one as acts on that: what chance would decide is settled as soon as it goes on.
pub(crate) fn acts_of(scenario: &Scenario, path: &Path) -> CommandLog {
    let run = run_of(scenario, path);
    let first = path.after.as_ref().map_or(0, |after| after.tick) + 1;
    let mut acts = CommandLog::new();
    let settled = run.choices.into_iter().map(|pin| (first, Command::Pin(pin)));
    for (tick, act) in settled.chain(run.script) {
        acts.entry(tick).or_default().push(act);
    }
    acts
}

/// Whether it can be made by acts alone: a crash in mid-broadcast is armed before the acts of the scenario in its tick, and an act comes after them;
/// and none of those acts may delay a message whose arrival is settled.
pub(crate) fn can_be_acts(scenario: &Scenario, path: &Path) -> bool {
    if path.timed.as_ref().is_some_and(|timed| !timed.settled.is_empty()) {
        return false;
    }
    let mut armed = path.timed.iter().flat_map(|timed| &timed.acts).filter(|act| is_armed(act));
    armed.all(|(tick, _)| scenario.events.iter().all(|(at, _)| at != tick))
}

pub(crate) fn end_of(scenario: &Scenario, path: &Path) -> Ticks {
    run_of(scenario, path).end
}

const fn is_armed((_, act): &(Ticks, Command)) -> bool {
    matches!(act, Command::Crash { after: Some(_), .. })
}

fn run_of(scenario: &Scenario, path: &Path) -> LaidOut {
    // A run with the clock has the ticks and the acts of its scenario.
    if let Some(Timed { end, acts, choices, .. }) = &path.timed {
        return LaidOut { end: *end, script: acts.clone(), choices: choices.clone() };
    }
    let ground = Ground {
        script: &scenario.events,
        process_time: scenario.network.process_time,
        topology: scenario.protocol().entry().topology,
    };
    ground.lay_out(path)
}

/// Replays a counterexample up to its end, and gives the lines of its log.
pub(crate) fn story(counterexample: &Scenario) -> Vec<LogLine> {
    let end = counterexample.tick_limit();
    let mut session = Session::open(counterexample);
    while session.tick() < end && session.seek(end) == Moved::OnTheWay {}
    session.frame(&Ask { log_lines: usize::MAX, ..Ask::default() }).log
}
