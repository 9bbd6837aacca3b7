//! `suffrage check`: checks all runs of a scenario.

mod arguments;
mod json;
mod text;

use std::io::Write as _;

use super::{arguments::Screen, play, run, save, watch};
use crate::check::{
    About, Answer, Refusal, captions, counterexample, example, goal, goal_text, search, search_for, unit,
};
use crate::cli::prelude::*;
use crate::{system::StopRequest, tui};
use anyhow::{Context, ensure};
use serde_json::json;
use suffrage_engine::{explore::Breaking, explore::Goal, explore::Search, protocol::PropertyId};
use suffrage_scenario::{builtin, read, write};

pub(super) use arguments::CheckArguments;

#[derive(Clone, Copy)]
struct Checked<'a> {
    texts: &'a Texts,
    scenario: &'a Scenario,
    question: &'a Question,
    answer: &'a Answer,
    counterexamples: &'a [(&'static str, Scenario)],
    expects: bool,
    took: Duration,
}

const PORTION: u64 = 1 << 14;

pub(super) fn check(texts: &Texts, arguments: &CheckArguments) -> anyhow::Result<Completion> {
    let texts = &texts.with_groups();
    if arguments.all {
        return all(texts, arguments);
    }
    let Some(argument) = &arguments.scenario else { return Ok(Completion::Well) };
    let file = super::loaded(texts, None, argument, Style::of_stderr())?;
    let scenario = super::seeded(texts, file.scenario.clone(), arguments.seed);
    let files = arguments.output.iter().chain(&arguments.graph);
    let mut faults: Vec<Remark> = files.filter_map(|file| unwritable(file, argument)).collect();
    faults.extend(arguments.graph.as_deref().and_then(|file| json::graph_form(file).err()));
    let threads = watch::threads(arguments.threads.as_deref()).map_err(|fault| faults.push(fault));
    let asked = arguments::question((&file.scenario, &scenario), arguments).map_err(|unsound| faults.extend(unsound));
    let (Ok(threads), Ok((mut question, expects)), true) = (threads, asked, faults.is_empty()) else {
        return Err(super::all_refused(texts, faults));
    };
    question.workers = watch::workers(threads)?;
    match arguments.reach.as_deref().map(|given| goal(&scenario, given)) {
        None => Ok(one(texts, arguments, None, (&file, &scenario), &question, expects)?.0),
        Some(Ok(goal)) => reach(texts, arguments, (&file, &scenario), &question, goal),
        Some(Err(fault)) => Err(super::all_refused(texts, vec![fault])),
    }
}

fn unwritable(file: &OsStr, scenario: &OsStr) -> Option<Remark> {
    if run::same_file(file, scenario) {
        return Some(ids::CliCheckIsScenario { file: file.display().to_string() }.into());
    }
    save::obstacle(Path::new(file), true)
}

/// Checks every built-in scenario whose file states the expected answer.
fn all(texts: &Texts, arguments: &CheckArguments) -> anyhow::Result<Completion> {
    // Also rejects a `--seed` before the command, which clap's conflicts do not see.
    ensure!(arguments.seed.is_none(), super::refused(texts, ids::CHECK_ALL_SEEDS));
    let threads = watch::threads(arguments.threads.as_deref()).map_err(|fault| super::refused(texts, fault))?;
    let workers = watch::workers(threads)?;
    let mut worst = Completion::Well;
    for entry in builtin::ALL {
        let file = super::loaded(texts, None, entry.name.as_ref(), Style::of_stderr())?;
        let scenario = &file.scenario;
        if scenario.check.is_none() {
            continue;
        }
        let asked = arguments::question((scenario, scenario), arguments);
        let (mut question, expects) = asked.map_err(|faults| super::all_refused(texts, faults))?;
        question.workers.clone_from(&workers);
        let name = Some(entry.name);
        let (completion, stopped) = one(texts, arguments, name, (&file, scenario), &question, expects)?;
        worst = worst.max(completion);
        if stopped {
            return Ok(worst.max(Completion::Undecided));
        }
    }
    Ok(worst)
}

/// The `bool` says whether a signal stopped the search.
fn one(
    texts: &Texts,
    arguments: &CheckArguments,
    name: Option<&'static str>,
    (file, scenario): (&Loaded, &Scenario),
    question: &Question,
    expects: bool,
) -> anyhow::Result<(Completion, bool)> {
    let mut search = search(scenario, question).map_err(|faults| refused(texts, (file, scenario), &faults))?;
    let (stopped, took) = work_through(texts, &mut search)?;
    let answer = &Answer::of(search.report(), expects.then_some(&question.check));
    let counterexamples = &if name.is_none() { counterexamples(scenario, question, answer) } else { Vec::new() };
    let checked = Checked { texts, scenario, question, answer, counterexamples, expects, took };
    let form = arguments.format.unwrap_or_default();
    output::to_stdout(texts, form.form(), |out| match (form, name) {
        (Format::Text, None) => text::write(checked, out),
        (Format::Text, Some(name)) => text::write_one(name, checked, out),
        (Format::Json, _) => json::write(name, checked, out),
    })?;
    if let Some(file) = &arguments.graph {
        json::write_graph(texts, file, &mut search, &answer.report)?;
    }
    write_and_open(texts, arguments, counterexamples.first().map(|(_, counterexample)| counterexample))?;
    let completion = match answer.verdict(expects) {
        Status::Holds => Completion::Well,
        Status::Violated => Completion::Unmet,
        Status::Undecided => Completion::Undecided,
    };
    Ok((completion, stopped))
}

/// Each violated property with its shortest failing run. The property with the shortest run comes first.
fn counterexamples(scenario: &Scenario, question: &Question, answer: &Answer) -> Vec<(&'static str, Scenario)> {
    let mut broken: Vec<_> = answer.report.broken().collect();
    broken.sort_by_key(|(_, breaking)| breaking.steps);
    let told = |(property, breaking): (PropertyId, &Breaking)| {
        let name = property.name();
        (name, counterexample(scenario, name, breaking, captions(scenario, &question.check, name, breaking)))
    };
    broken.into_iter().map(told).collect()
}

fn reach(
    texts: &Texts,
    arguments: &CheckArguments,
    (file, scenario): (&Loaded, &Scenario),
    question: &Question,
    goal: Goal,
) -> anyhow::Result<Completion> {
    let mut search = search_for(scenario, question, goal).map_err(|all| refused(texts, (file, scenario), &all))?;
    let (_, took) = work_through(texts, &mut search)?;
    let (found, report) = (search.reached(), search.report());
    let run = found.as_ref().map(|found| example(scenario, &question.check, goal, (&found.path, found.steps)));
    let (completion, outcome) = match () {
        () if found.is_some() => (Completion::Well, "reached"),
        () if report.is_complete => (Completion::Unmet, "never"),
        () => (Completion::Undecided, "undecided"),
    };
    let steps = found.map(|found| found.steps);
    let form = arguments.format.unwrap_or_default();
    output::to_stdout(texts, form.form(), |out| match form {
        Format::Text => {
            text::head(texts, scenario, &question.check, out)?;
            text::cost(texts, &question.check, &report, took.as_secs_f64(), out)?;
            let (goal, unit, states) = (goal_text(texts, scenario, goal), unit(&question.check), report.states);
            let said = match steps {
                Some(steps) => texts.say(ids::CheckReached { goal, steps: u64::from(steps), unit }),
                None if report.is_complete && report.is_cut => texts.say(ids::CheckNeverBounded { goal, states }),
                None if report.is_complete => texts.say(ids::CheckNever { goal, states }),
                None => texts.say(ids::CheckReachUndecided { goal, steps: u64::from(report.depth), unit, states }),
            };
            writeln!(out, "\n{said}")?;
            run.iter().try_for_each(|run| writeln!(out).and_then(|()| text::write_log(texts, run, out)))
        }
        Format::Json => {
            let mut all = json::search_fields(scenario, question, &report, took);
            all["reach"] = json!({ "goal": arguments.reach, "status": outcome });
            if let Some(run) = &run {
                all["reach"]["steps"] = json!(steps);
                all["reach"]["story"] = json::told(texts, run);
            }
            writeln!(out, "{all}")
        }
    })?;
    write_and_open(texts, arguments, run.as_ref())?;
    Ok(completion)
}

fn write_and_open(texts: &Texts, arguments: &CheckArguments, found: Option<&Scenario>) -> anyhow::Result<()> {
    let Some(found) = found else {
        let nothing = if arguments.reach.is_some() { ids::CHECK_NOTHING_REACHED } else { ids::CLI_CHECK_NOTHING_FOUND };
        if arguments.output.is_some() || arguments.play {
            output::to_stderr(&(texts.say(nothing) + "\n"));
        }
        return Ok(());
    };
    if let Some(file) = &arguments.output {
        save::replace(Path::new(file), write(found, "")).map_err(|reason| super::refused(texts, reason))?;
    }
    if arguments.play {
        let opening = Opening { scenario: found.clone(), name: String::new() };
        let screen = Screen { look: arguments.look.clone(), ..Screen::default() };
        play::show(texts, (&screen, &ClassArguments::default()), false, |options| tui::play(&opening, None, options))?;
    }
    Ok(())
}

/// The error about an act names its line, unless options have added acts, which change the indices of the acts.
fn refused(texts: &Texts, (file, scenario): (&Loaded, &Scenario), refusals: &[Refusal]) -> anyhow::Error {
    let Loaded { name, text, scenario: as_read } = file;
    let is_as_read = scenario.events.len() == as_read.events.len();
    let [acts] = if is_as_read { read::places_of_entries(text, ["events"]) } else { [Vec::new()] };
    let place = |about: &About| match *about {
        About::Act(act) => acts.get(act).cloned(),
        About::Key(table, key) => read::place_of_key(text, table, key),
    };
    let told = |refusal: &Refusal| {
        let place = refusal.about.iter().find_map(place);
        faults::placed(texts, false, (name, text), (&refusal.told, place.as_ref()), Style::of_stderr())
    };
    RenderedFaults(refusals.iter().map(told).collect()).into()
}

/// The `bool` says whether a signal ended the search.
fn work_through(texts: &Texts, search: &mut Search) -> anyhow::Result<(bool, Duration)> {
    let begun = watch::now();
    let stop = StopRequest::watch().context("cannot watch for signals")?;
    let bar = watch::spinner()?;
    while stop.asked().is_none() && !search.work(PORTION) {
        bar.set_message(texts.say(ids::CliCheckProgress { states: search.states() }));
    }
    bar.finish_and_clear();
    Ok((stop.asked().is_some(), begun.elapsed()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use suffrage_scenario::builtin;

    #[test]
    fn goals_are_parsed_and_described() {
        let entry = builtin::ALL.iter().find(|entry| entry.name == "bully-trusting").expect("it is built in");
        let scenario = suffrage_scenario::read(entry.text).expect("it is valid");
        let texts = Texts::new(suffrage_text::Language::English);
        let told = |given: &str| {
            goal(&scenario, given).map(|goal| goal_text(&texts, &scenario, goal)).map_err(|fault| texts.remark(&fault))
        };
        assert_eq!(told("leader").as_deref(), Ok("a leader is elected"));
        assert_eq!(told("leader=2").as_deref(), Ok("2 leads"));
        assert_eq!(told(" message = answer ").as_deref(), Ok("ANSWER is sent"));
        assert_eq!(told("message=ANSWER@2").as_deref(), Ok("ANSWER is sent to or from 2"));
        assert_eq!(told("rest").as_deref(), Ok("the run is at rest"));
        assert_eq!(told("change=3").as_deref(), Ok("3 changes"));
        for (given, mend) in [
            ("leader=99", "99"),
            ("message=ANSWR@2", "ANSWER"),
            ("message=ANSWER@9", "9"),
            ("leadr", "leader"),
            ("change", "change"),
            ("", "leader"),
        ] {
            let fault = told(given).expect_err("it is no goal");
            assert!(fault.contains(mend), "{given}: {fault}");
        }
    }
}
