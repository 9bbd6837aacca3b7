//! `suffrage run`: runs scenarios headless.

use std::io::Write;

use super::{arguments::RunArguments, compare, refused, told};
use crate::cli::prelude::*;
use crate::export::results::{FinishedRun, write_json, write_text};
use crate::export::{Subject, Wanted, write_log};
use crate::tui::made;
use anyhow::{Context, ensure};
use serde_json::json;
use suffrage_engine::engine::{FinalLog, Finished, Summary};
use suffrage_scenario::{
    change::Variation, program, read::places_of_entries, report, report::Judged, report::RunResult,
};
use suffrage_session::{self as session, Entry, Warning};

pub(super) fn run(texts: &Texts, arguments: &RunArguments) -> anyhow::Result<Completion> {
    let one = |option| refused(texts, ids::CliRunSeveral { option });
    let is_one = arguments.scenarios.len() == 1;
    ensure!(is_one || arguments.trace.is_none(), one("--trace"));
    ensure!(is_one || !arguments.log, one("--log"));
    ensure!(!arguments.log || !traces_to_stdout(arguments), refused(texts, ids::CLI_RUN_TWO_OUTPUTS));
    let inputs = arguments.scenarios.iter().filter(|scenario| *scenario == "-").count();
    ensure!(inputs <= 1, refused(texts, ids::CLI_RUN_INPUT_TWICE));
    let (mut worst, mut has_failed) = (Completion::Well, false);
    for (index, argument) in arguments.scenarios.iter().enumerate() {
        match run_one(texts, arguments, argument, index > 0) {
            Ok(completion) => worst = worst.max(completion),
            Err(error) if is_one => return Err(error),
            Err(error) => {
                output::styled_to_stderr(&told(texts, &error));
                has_failed = true;
            }
        }
    }
    // The faults have been reported already.
    if has_failed { Err(RenderedFaults(String::new()).into()) } else { Ok(worst) }
}

fn traces_to_stdout(arguments: &RunArguments) -> bool {
    arguments.trace.as_deref().is_some_and(|file| file == "-")
}

fn run_one(texts: &Texts, arguments: &RunArguments, argument: &OsStr, is_later: bool) -> anyhow::Result<Completion> {
    let Loaded { name, text, scenario } = super::loaded(texts, None, argument, Style::of_stderr())?;
    let scenario = varied(texts, arguments, &super::seeded(texts, scenario, arguments.seed))?;
    let finished = finished(texts, arguments, argument, &scenario)?;
    if arguments.log {
        log(texts, &scenario, &finished)?;
    }
    let texts = &texts.of_run(session::is_anonymous(&scenario));
    let judged = judged(&scenario, &finished);
    let run = FinishedRun { texts, scenario: &scenario, finished: &finished, judged: &judged };
    let write = |out: &mut dyn Write| match arguments.format {
        Format::Text if is_later => writeln!(out).and_then(|()| write_text(run, out)),
        Format::Text => write_text(run, out),
        Format::Json => write_json(&run, out),
    };
    if arguments.log || traces_to_stdout(arguments) {
        let mut result = Vec::new();
        write(&mut result).with_context(|| output::cannot_write(texts, "stderr"))?;
        output::to_stderr(&String::from_utf8_lossy(&result));
    } else {
        output::to_stdout(texts, arguments.format.form(), |out| write(out))?;
    }
    if arguments.format == Format::Json {
        output::to_stderr(&unmet(texts, &judged));
    }
    output::to_stderr(&stopped(texts, &finished));
    output::to_stderr(&warnings(texts, (&name, &text), &session::warnings(&scenario, &finished)));
    Ok(completion(&judged, &finished))
}

fn log(texts: &Texts, scenario: &Scenario, finished: &Finished) -> anyhow::Result<()> {
    let subject = Subject::new(scenario, texts, Some(finished.summary().tick), Wanted::default());
    super::export::to_stdout(texts, Form::Lines, |out| write_log(&subject, out))
}

/// The scenario with the changes that the options ask for; reports the parts that no longer fit.
fn varied(texts: &Texts, arguments: &RunArguments, scenario: &Scenario) -> anyhow::Result<Scenario> {
    let wanted = [arguments.protocol.as_deref(), arguments.variant.as_deref()];
    let mut variations = Vec::from_iter(compare::algorithm(texts, wanted, scenario)?);
    variations.extend(compare::delay(texts, arguments.delay.as_deref())?);
    variations.extend(arguments.order.map(Variation::Order));
    let makings: Vec<Making> = variations.into_iter().map(Making::Varied).collect();
    let made = made(scenario, &makings).map_err(|fault| anyhow::Error::msg(fault.in_one_line(texts)))?;
    let Changed { scenario, said } = made;
    output::to_stderr(&said.iter().map(|said| texts.remark(said) + "\n").collect::<String>());
    Ok(scenario)
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

fn finished(
    texts: &Texts,
    arguments: &RunArguments,
    argument: &OsStr,
    scenario: &Scenario,
) -> anyhow::Result<Finished> {
    let Some(path) = &arguments.trace else {
        return scenario.run(arguments.until, None).with_context(|| output::cannot_write(texts, ""));
    };
    if traces_to_stdout(arguments) {
        let mut finished = None;
        output::to_stdout(texts, Form::Json, |out| {
            trace_head(scenario, out)?;
            finished = Some(scenario.run(arguments.until, Some(out))?);
            Ok(())
        })?;
        // If the reader has closed the pipe, the run goes on without a trace.
        let untraced = || scenario.run(arguments.until, None).with_context(|| output::cannot_write(texts, ""));
        return finished.map_or_else(untraced, Ok);
    }
    let file = path.display().to_string();
    ensure!(!same_file(path, argument), refused(texts, ids::CliTraceIsScenario { file }));
    let cannot = || output::cannot_write(texts, path);
    let mut trace =
        BufWriter::with_capacity(1 << 16, Visible::new(File::create(path).with_context(cannot)?, Form::Json));
    trace_head(scenario, &mut trace).with_context(cannot)?;
    let finished = scenario.run(arguments.until, Some(&mut trace)).with_context(cannot)?;
    trace.flush().with_context(cannot)?;
    Ok(finished)
}

/// Writes which text of a user's algorithm the trace is of.
fn trace_head(scenario: &Scenario, out: &mut dyn Write) -> io::Result<()> {
    let Some(program) = program::fingerprint(scenario.protocol()) else { return Ok(()) };
    writeln!(out, "{}", json!({ "protocol": scenario.protocol().name(), "program": program }))
}

pub(super) fn same_file(written: &OsStr, scenario: &OsStr) -> bool {
    match (Path::new(written).canonicalize(), Path::new(scenario).canonicalize()) {
        (Ok(written), Ok(scenario)) => written == scenario && written.is_file(),
        _ => false,
    }
}

pub(super) fn judged(scenario: &Scenario, finished: &Finished) -> Vec<Judged> {
    let &Summary { last_change, quiet, tick, repeats, ref counts, ref properties, .. } = finished.summary();
    let logs = if scenario.expect.log.is_some() { FinalLog::all(&finished.world, &finished.judge) } else { Vec::new() };
    let cut_off = (!quiet).then_some(tick);
    let outcome = RunResult { last_change, cut_off, repeats, counts, properties, logs: &logs };
    report::judge(&scenario.expect, &outcome, (0..scenario.count()).map(|position| finished.cell(position)))
}

pub(super) fn unmet(texts: &Texts, judged: &[Judged]) -> String {
    let line = |judged: &Judged| {
        let (expected, came) = (texts.remark(&judged.expected), texts.remark(&judged.came));
        texts.say(ids::CliUnmet { name: judged.name, expected, came }) + "\n"
    };
    judged.iter().filter(|judged| !judged.met).map(line).collect()
}
