//! Warnings about entries of a scenario file that have no effect in the run.

use super::describe_command::Teller;
use crate::prelude::*;
use suffrage_engine::{engine::Finished, sim::command::Command, sim::detector::Detector, sim::pins::Pin};
use suffrage_scenario::When;

/// The entry of the scenario file that a warning is about. The number is the index of the entry in its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    Event(usize),
    Choice(usize),
    Note(usize),
    Question(usize),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Warning {
    pub told: Remark,
    /// The entry that the warning is about, or the first of several; `None` for a general warning.
    pub about: Option<Entry>,
}

impl Warning {
    fn about(told: impl Into<Remark>, about: Option<Entry>) -> Self {
        Self { told: told.into(), about }
    }
}

/// Warnings about entries without effect. First come acts, then choices, then notes and questions.
pub fn warnings(scenario: &Scenario, finished: &Finished) -> Vec<Warning> {
    let met = acts(scenario, finished).into_iter().chain(unmet(scenario, finished));
    met.chain(unreached_narration(scenario, finished)).collect()
}

/// The maximum number of unused choices that warnings name. If there are more, a warning says how many.
const MOST_UNMET: usize = 20;

fn unmet(scenario: &Scenario, finished: &Finished) -> Vec<Warning> {
    let teller = Teller { scenario, ids: finished.world.ids() };
    let entry = |pin: &Pin| {
        let choice = scenario.choices.iter().position(|choice| choice == pin).map(Entry::Choice);
        let is_it = |(_, command): &(Ticks, Command)| *command == Command::Pin(*pin);
        choice.or_else(|| scenario.events.iter().position(is_it).map(Entry::Event))
    };
    let open = finished.world.open_pins();
    let told = open.iter().take(MOST_UNMET).map(|pin| {
        let choice = Value::Said(Box::new(teller.choice(pin)));
        Warning::about(ids::WarnUnmetChoice { choice }, entry(pin))
    });
    let count = open.len().saturating_sub(MOST_UNMET) as u64;
    let more = (count > 0).then(|| Warning::about(ids::WarnMoreUnmetChoices { count }, None));
    told.chain(more).collect()
}

fn acts(scenario: &Scenario, finished: &Finished) -> Vec<Warning> {
    let summary = finished.summary();
    let teller = Teller { scenario, ids: finished.world.ids() };
    let told = |act: &(Ticks, Command)| Value::Said(Box::new(teller.told_at(act.0, &act.1)));
    let event = |act: &(Ticks, Command)| scenario.events.iter().position(|event| is_of(act, event)).map(Entry::Event);
    let vain = summary.vain.acts.iter();
    let vain = vain.map(|act| Warning::about(ids::WarnVainAct { act: told(act), why: reason_key(&act.1) }, event(act)));
    let more =
        (summary.vain.more > 0).then(|| Warning::about(ids::WarnMoreVainActs { count: summary.vain.more }, None));
    let is_late = |(tick, _): &&(Ticks, Command)| !summary.quiet && summary.excess.is_none() && *tick > summary.tick;
    let late = scenario.events.iter().filter(is_late);
    let (count, first) = (late.clone().count() as u64, late.min_by_key(|(tick, _)| *tick));
    let late =
        first.map(|act| Warning::about(ids::WarnLateActs { count, first: act.0, until: summary.tick }, event(act)));
    let armed = armed(scenario, finished).map(|act| Warning::about(ids::WarnArmedCrash { act: told(act) }, event(act)));
    vain.chain(more).chain(armed).chain(late).collect()
}

/// Whether the act `done` belongs to this event of the file. It may name only some of the event's processes.
fn is_of((tick, done): &(Ticks, Command), (at, event): &(Ticks, Command)) -> bool {
    let is_part = match (done.parts(), event.parts()) {
        (Parts::Processes(done, Targets::Listed(some)), Parts::Processes(event, Targets::Listed(all))) => {
            done == event && some.iter().all(|at| all.contains(at))
        }
        _ => done == event,
    };
    tick == at && is_part
}

/// The crash acts with the field `after` whose crash never happened.
fn armed<'s>(scenario: &'s Scenario, finished: &Finished) -> impl Iterator<Item = &'s (Ticks, Command)> {
    let waits: Vec<u32> =
        if finished.summary().quiet { finished.world.armed_crashes().keys().copied().collect() } else { Vec::new() };
    scenario.events.iter().filter(move |(_, act)| match act {
        Command::Crash { targets: Targets::Listed(listed), after: Some(_) } => {
            listed.iter().all(|at| waits.contains(at))
        }
        _ => false,
    })
}

/// The maximum number of messages in a quick check.
const GLANCE: u32 = 200_000;
const MOST_PROCESSES: usize = 10_000; // The limit of a quick check, in processes.

/// The warnings of a quick check, made when a scenario is opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GlanceWarnings {
    pub acts: Vec<Remark>,
    /// The number of notes and questions that the run never reaches. The reasons would reveal how the run ends.
    pub unseen: usize,
}

pub fn at_a_glance(scenario: &Scenario) -> GlanceWarnings {
    let n = scenario.count();
    if n > MOST_PROCESSES {
        return GlanceWarnings::default();
    }
    let limit = scenario.tick_limit();
    // A limit on ticks is needed too: heartbeats never end, and they do not count as messages.
    let until = limit.min(10 * u64::from(GLANCE) / n.max(1) as u64);
    let Ok(finished) = scenario.plan().run_within(scenario.seed, until, GLANCE) else {
        return GlanceWarnings::default();
    };
    let mut shown = scenario.clone();
    if until < limit {
        // The check does not know whether later events have an effect.
        shown.events.retain(|(tick, _)| *tick <= until);
    }
    let acts = acts(&shown, &finished).into_iter().map(|warning| warning.told).collect();
    GlanceWarnings { acts, unseen: unreached_narration(&shown, &finished).count() }
}

fn unreached_narration<'s>(scenario: &'s Scenario, finished: &'s Finished) -> impl Iterator<Item = Warning> + 's {
    let summary = finished.summary();
    // If a run at rest has heartbeats, the user can go to later ticks.
    let goes_on = summary.counts.upkeep.is_some() || matches!(scenario.detector, Detector::Heartbeat { .. });
    let rest = (summary.quiet && !goes_on).then_some(summary.tick);
    let is_late = move |at: Ticks| rest.is_some_and(|rest| at > rest);
    let rest = rest.unwrap_or_default();
    let notes = scenario.notes.iter().enumerate().filter_map(move |(index, note)| {
        let told: Option<Remark> = match note.when {
            When::At(at) => is_late(at).then(|| ids::WarnNoteUnseen { at, rest }.into()),
            When::LeaderElected => {
                (summary.quiet && summary.first_elected.is_none()).then(|| ids::WARN_NOTE_OF_NO_LEADER.into())
            }
        };
        Some(Warning::about(told?, Some(Entry::Note(index))))
    });
    // A question is shown one tick before the tick that it is about.
    let questions =
        scenario.questions.iter().enumerate().filter(move |(_, question)| is_late(question.at.saturating_sub(1)));
    let questions = questions.map(move |(index, question)| {
        Warning::about(ids::WarnQuestionUnseen { at: question.at, rest }, Some(Entry::Question(index)))
    });
    notes.chain(questions)
}

fn reason_key(command: &Command) -> &'static str {
    match command.parts() {
        Parts::Processes(ProcessAct::Start | ProcessAct::Crash { .. } | ProcessAct::Leave { .. }, _)
        | Parts::Request(..) => "down",
        Parts::Processes(ProcessAct::Revive, _) => "up",
        Parts::Message(..) => "no-message",
        Parts::Timer(..) => "no-timer",
        Parts::Choice(_) => "decided",
        Parts::Links(_) | Parts::Network(_) => "already",
    }
}

#[cfg(test)]
mod tests;
