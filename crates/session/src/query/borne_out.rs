//! What a scenario tells and asks that is true of a run.
//!
//! A note was written for one run. In that run it is told as it stands; in any other (another seed, another number of processes, acts of
//! a person) only if everything up to its tick is as it was in the run it was written for, or if its facts hold. Both are found by running the two
//! without a screen up to the ticks in question, which depends on nothing but the scenario and the acts.

use std::collections::{BTreeMap, BTreeSet};

use crate::history::CommandLog;
use suffrage_engine::engine::{FinalCell, FinalLog, Glimpse, Moments, counts};
use suffrage_engine::protocol::Ticks;
use suffrage_engine::sim::digest::Likeness;
use suffrage_scenario::report::{self, RunResult};
use suffrage_scenario::{Expect, Question, Scenario, Validity, When};

/// About so many messages are sent at most on the way to what is told: longer runs bear nothing out, so that no key has to wait.
const MOST_MESSAGES: u64 = 300_000;

/// Runs of more processes bear nothing out either: to seat them takes as long.
const MOST_PROCESSES: usize = 100_000;

/// Of the notes and questions of a scenario, which are told in a run, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct BorneOut {
    /// The tick of each note; `None`: it is not told.
    pub notes: Vec<Option<Ticks>>,
    pub questions: Vec<bool>,
}

/// The tick at whose end a question is asked: the one before the tick that it is about.
pub(crate) const fn asked_at(question: &Question) -> Ticks {
    question.at.saturating_sub(1)
}

impl BorneOut {
    /// `None` where there is nothing to doubt: it is the run that all of it was written for.
    pub(crate) fn of(scenario: &Scenario, acts: &CommandLog) -> Option<Self> {
        let acted = acts.values().any(|acts| !acts.is_empty());
        if !acted && scenario.written_for.is_none() {
            return None;
        }
        if scenario.notes.is_empty() && scenario.questions.is_empty() || scenario.count() > MOST_PROCESSES {
            return Some(Self::default());
        }
        let here = with_acts(scenario, acts);
        let there = scenario.written_for.as_deref().unwrap_or(scenario);
        let seen = seen(&here, scenario);
        // The tick at which somebody is first elected here is looked at there too.
        let alike = if begins_alike(&here, there) { alike(&seen, there) } else { BTreeMap::new() };
        let is_told = |tick, index, validity: &Validity| {
            let is_alike = match alike.get(&tick) {
                Some(Alike::Wholly) => true,
                // What says no figure of its own does not say either when anything will arrive.
                Some(Alike::ButForDelays) => validity.cites.is_empty(),
                None => false,
            };
            is_alike || validity.facts.is_some() && seen.get(&tick).is_some_and(|seen| seen.holds.contains(&index))
        };
        let elected = seen.iter().find(|(_, seen)| seen.first_elected).map(|(&tick, _)| tick);
        let tick = |when| match when {
            When::At(tick) => Some(tick),
            When::LeaderElected => elected,
        };
        let notes = scenario.notes.iter().enumerate();
        let notes =
            notes.map(|(index, note)| tick(note.when).filter(|&tick| is_told(tick, index, &note.validity))).collect();
        let questions = scenario.questions.iter().zip(scenario.notes.len()..);
        let questions =
            questions.map(|(question, index)| is_told(asked_at(question), index, &question.validity)).collect();
        Some(Self { notes, questions })
    }
}

/// A scenario without what its own run does not bear out: in a file its notes and questions are for that run.
pub(crate) fn only_borne_out(scenario: &Scenario) -> Scenario {
    let mut told = Scenario { written_for: None, ..scenario.clone() };
    let Some(borne_out) = BorneOut::of(scenario, &CommandLog::new()) else { return told };
    let mut notes = borne_out.notes.iter();
    told.notes.retain(|_| notes.next().is_some_and(Option::is_some));
    let mut questions = borne_out.questions.iter();
    told.questions.retain(|_| questions.next() == Some(&true));
    told
}

/// The run as a scenario by itself. What a person does at a tick comes after what the file does then.
fn with_acts(scenario: &Scenario, acts: &CommandLog) -> Scenario {
    let mut whole = scenario.clone();
    whole.events.extend(acts.iter().flat_map(|(&tick, acts)| acts.iter().map(move |act| (tick, act.clone()))));
    whole
}

struct Seen {
    likeness: Likeness,
    first_elected: bool,
    /// Of what is told at this tick, that whose facts hold: notes by their index, and questions after them.
    holds: BTreeSet<usize>,
}

fn seen(run: &Scenario, told: &Scenario) -> BTreeMap<Ticks, Seen> {
    let waits = told.notes.iter().any(|note| note.when == When::LeaderElected);
    let fixed = told.notes.iter().filter_map(|note| match note.when {
        When::At(tick) => Some(tick),
        When::LeaderElected => None,
    });
    let moments = Moments {
        ticks: fixed.chain(told.questions.iter().map(asked_at)).collect(),
        first_elected_by: waits.then(|| run.tick_limit()),
        most_messages: MOST_MESSAGES,
    };
    let mut seen = BTreeMap::new();
    run.plan().glimpse(run.seed, &moments, &mut |glimpse| {
        let is_now = |when| match when {
            When::At(tick) => tick == glimpse.tick,
            When::LeaderElected => glimpse.first_elected,
        };
        let notes = told.notes.iter().enumerate().filter(|(_, note)| is_now(note.when));
        let notes = notes.map(|(index, note)| (index, &note.validity));
        let questions =
            told.questions.iter().zip(told.notes.len()..).filter(|(question, _)| asked_at(question) == glimpse.tick);
        let all = notes.chain(questions.map(|(question, index)| (index, &question.validity)));
        let holds = all.filter(|(_, validity)| validity.facts.as_ref().is_some_and(|facts| hold(facts, run, glimpse)));
        let holds = holds.map(|(index, _)| index).collect();
        seen.insert(glimpse.tick, Seen { likeness: glimpse.likeness, first_elected: glimpse.first_elected, holds });
    });
    seen
}

#[derive(Clone, Copy, Debug)]
enum Alike {
    Wholly,
    /// What is under way may arrive at other ticks.
    ButForDelays,
}

fn alike(seen: &BTreeMap<Ticks, Seen>, other: &Scenario) -> BTreeMap<Ticks, Alike> {
    let moments =
        Moments { ticks: seen.keys().copied().collect(), first_elected_by: None, most_messages: MOST_MESSAGES };
    let mut alike = BTreeMap::new();
    other.plan().glimpse(other.seed, &moments, &mut |glimpse| {
        let Some(Seen { likeness, .. }) = seen.get(&glimpse.tick) else { return };
        if *likeness == glimpse.likeness {
            alike.insert(glimpse.tick, Alike::Wholly);
        } else if likeness.is_but_for_delays(&glimpse.likeness) {
            alike.insert(glimpse.tick, Alike::ButForDelays);
        }
    });
    alike
}

fn begins_alike(one: &Scenario, other: &Scenario) -> bool {
    one.variant == other.variant
        && one.leader == other.leader
        && one.down == other.down
        && one.network == other.network
        && one.detector == other.detector
        && one.parameters == other.parameters
        && one.proposals == other.proposals
        && one.roles == other.roles
        && one.seating() == other.seating()
}

fn hold(facts: &Expect, run: &Scenario, glimpse: &Glimpse<'_>) -> bool {
    let Glimpse { world, judge, .. } = *glimpse;
    let properties = judge.findings(run.properties(), world.is_at_rest());
    let counts = counts(world);
    let logs = if facts.log.is_some() { FinalLog::all(world, judge) } else { Vec::new() };
    let last_change = judge.last_change;
    let result = RunResult { last_change, cut_off: None, counts: &counts, properties: &properties, logs: &logs };
    // Of a run with another number of processes no strip can be the same.
    let cells = world.ids().len();
    if facts.elected.as_ref().is_some_and(|elected| elected.len() != cells) {
        return false;
    }
    let processes = (0..cells as u32).map(|at| FinalCell::of(world, judge, at));
    report::judge(facts, &result, processes).iter().all(|judged| judged.met)
}
