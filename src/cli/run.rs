//! `suffrage run`: runs a scenario headless.

use std::{ffi::OsStr, fs::File, io::BufWriter, io::Write, path::Path};

use super::{Completion, Loaded, arguments::Format, arguments::RunArguments, faults, faults::Style, output, refused};
use crate::export::results::{FinishedRun, write_json, write_text};
use anyhow::{Context, ensure};
use suffrage_engine::engine::{FinalLog, Finished};
use suffrage_scenario::{Scenario, read::places_of_entries, report, report::Judged, report::RunResult};
use suffrage_session::{self as session, Entry, Warning};
use suffrage_text::{Texts, ids, visible::Form, visible::Visible};

pub(super) fn run(texts: &Texts, arguments: &RunArguments) -> anyhow::Result<Completion> {
    let Loaded { name, text, scenario } = super::loaded(texts, None, &arguments.scenario, Style::of_stderr())?;
    let scenario = super::seeded(texts, scenario, arguments.seed);
    let finished = finished(texts, arguments, &scenario)?;
    let texts = &texts.of_run(session::is_anonymous(&scenario));
    let judged = judged(&scenario, &finished);
    let run = FinishedRun { texts, scenario: &scenario, finished: &finished, judged: &judged };
    output::to_stdout(texts, arguments.format.form(), |out| match arguments.format {
        Format::Text => write_text(run, out),
        Format::Json => write_json(&run, out),
    })?;
    if arguments.format == Format::Json {
        output::to_stderr(&unmet(texts, &judged));
    }
    output::to_stderr(&stopped(texts, &finished));
    output::to_stderr(&warnings(texts, (&name, &text), &session::warnings(&scenario, &finished)));
    Ok(completion(&judged, &finished))
}

pub(super) fn completion(judged: &[Judged], finished: &Finished) -> Completion {
    let is_whole = finished.summary().excess.is_none();
    if is_whole && judged.iter().all(|judged| judged.met) { Completion::Well } else { Completion::Unmet }
}

pub(super) fn stopped(texts: &Texts, finished: &Finished) -> String {
    session::stopped(finished.summary()).map(|stopped| texts.with_groups().remark(&stopped) + "\n").unwrap_or_default()
}

fn warnings(texts: &Texts, file: (&str, &str), warnings: &[Warning]) -> String {
    if warnings.is_empty() {
        return String::new();
    }
    let [events, choices, notes, questions] = places_of_entries(file.1, ["events", "choices", "notes", "questions"]);
    let place = |entry: Entry| match entry {
        Entry::Event(index) => events.get(index),
        Entry::Choice(index) => choices.get(index),
        Entry::Note(index) => notes.get(index),
        Entry::Question(index) => questions.get(index),
    };
    let told = |warning: &Warning| {
        let told = (&warning.told, warning.about.and_then(place));
        faults::placed(texts, true, file, told, Style::of_stderr())
    };
    warnings.iter().map(told).collect()
}

fn finished(texts: &Texts, arguments: &RunArguments, scenario: &Scenario) -> anyhow::Result<Finished> {
    let Some(path) = &arguments.trace else {
        return scenario.run(arguments.until, None).with_context(|| output::cannot_write(texts, ""));
    };
    let file = path.display().to_string();
    ensure!(!same_file(path, &arguments.scenario), refused(texts, ids::CliTraceIsScenario { file }));
    let cannot = || output::cannot_write(texts, path);
    let mut trace =
        BufWriter::with_capacity(1 << 16, Visible::new(File::create(path).with_context(cannot)?, Form::Json));
    let finished = scenario.run(arguments.until, Some(&mut trace)).with_context(cannot)?;
    trace.flush().with_context(cannot)?;
    Ok(finished)
}

pub(super) fn same_file(written: &OsStr, scenario: &OsStr) -> bool {
    match (Path::new(written).canonicalize(), Path::new(scenario).canonicalize()) {
        (Ok(written), Ok(scenario)) => written == scenario && written.is_file(),
        _ => false,
    }
}

pub(super) fn judged(scenario: &Scenario, finished: &Finished) -> Vec<Judged> {
    let summary = finished.summary();
    let logs = if scenario.expect.log.is_some() { FinalLog::all(&finished.world, &finished.judge) } else { Vec::new() };
    let outcome = RunResult {
        last_change: summary.last_change,
        cut_off: (!summary.quiet).then_some(summary.tick),
        counts: &summary.counts,
        properties: &summary.properties,
        logs: &logs,
    };
    report::judge(&scenario.expect, &outcome, (0..scenario.count()).map(|position| finished.cell(position)))
}

pub(super) fn unmet(texts: &Texts, judged: &[Judged]) -> String {
    let line = |judged: &Judged| {
        let (expected, came) = (texts.remark(&judged.expected), texts.remark(&judged.came));
        texts.say(ids::CliUnmet { name: judged.name, expected, came }) + "\n"
    };
    judged.iter().filter(|judged| !judged.met).map(line).collect()
}
