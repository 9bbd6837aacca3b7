//! `suffrage measure`: what algorithms cost, over many sizes and runs.

mod arguments;
mod asked;
mod below;
mod chart;
mod csv;
mod form;
mod json;
mod record;
mod report;
mod table;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::ops::ControlFlow;
use std::path::Path;

use anyhow::Context;

use self::record::Record;
use crate::measure::file::Measurements;
use crate::measure::{Ended, Outcome, Summary, merge};
use crate::paint::chart::told_side;
use crate::protocol::Remark;
use crate::text::{Texts, ids};

use super::watch::{self, Stop};
use super::{Completion, output, refused};
pub(super) use arguments::{MeasureArguments, help, usage};
use report::Report;

pub(super) fn measure(texts: &Texts, arguments: &MeasureArguments) -> anyhow::Result<Completion> {
    let (measured, completion) = match (&arguments.resume, arguments.merge.as_slice()) {
        (None, []) => begin(texts, arguments)?,
        (Some(file), []) => go_on(texts, arguments, Path::new(file))?,
        (_, files) => (merged(texts, arguments, files)?, Completion::Well),
    };
    if completion != Completion::Well {
        return Ok(completion);
    }
    let summary = Summary::of(&measured.sweep, &measured.outcomes);
    let report = Report { texts, measured: &measured, summary: &summary };
    let (form, ..) = arguments.told();
    output::to_stdout(texts, form.form(), |out| {
        form.write(report, out)?;
        if chart::is_wanted(arguments) { chart::write(report, out) } else { Ok(()) }
    })?;
    if let Some(file) = &arguments.svg {
        chart::save(report, Path::new(file)).map_err(|reason| refused(texts, reason))?;
    }
    output::to_stderr(&broken(texts, &summary));
    Ok(if summary.broken().next().is_some() { Completion::Unmet } else { Completion::Well })
}

fn begin(texts: &Texts, arguments: &MeasureArguments) -> anyhow::Result<(Measurements, Completion)> {
    let (options, shard, mut faults) = asked::options(arguments);
    let sweep = options.sweep().map_err(|unsound| faults.extend(unsound)).ok();
    faults.extend(arguments.told().2);
    faults.extend(chart::faults(arguments));
    faults.extend(arguments.output.as_ref().and_then(|file| Record::fault(Path::new(file))));
    let Some(sweep) = sweep.filter(|_| faults.is_empty()) else {
        return Err(super::all_refused(texts, faults));
    };
    let record = arguments.output.as_ref().map(|file| Record::begin(Path::new(file), &options, shard)).transpose();
    let record = record.map_err(|reason| refused(texts, reason))?;
    let measured = Measurements { options, shard, sweep, outcomes: Vec::new(), whole: 0 };
    made(texts, arguments, measured, record)
}

fn go_on(texts: &Texts, arguments: &MeasureArguments, file: &Path) -> anyhow::Result<(Measurements, Completion)> {
    let mut faults = foreign("--resume", &arguments.of_sweep());
    faults.extend(foreign("--resume", arguments.output.as_ref().map_or(&[], |_| &["-o"])));
    faults.extend(arguments.told().2);
    faults.extend(chart::faults(arguments));
    let taken = Record::take(file).map_err(|wrong| faults.extend(wrong)).ok();
    let Some((record, read)) = taken.filter(|_| faults.is_empty()) else {
        return Err(super::all_refused(texts, faults));
    };
    let record = record.cut(read.whole).map_err(|reason| refused(texts, reason))?;
    made(texts, arguments, read, Some(record))
}

fn merged(texts: &Texts, arguments: &MeasureArguments, files: &[OsString]) -> anyhow::Result<Measurements> {
    let mut faults = foreign("--merge", &arguments.of_sweep());
    let given = [("--resume", arguments.resume.is_some()), ("--threads", arguments.threads.is_some())];
    let given: Vec<&'static str> = given.into_iter().filter(|(_, given)| *given).map(|(option, _)| option).collect();
    faults.extend(foreign("--merge", &given));
    faults.extend(arguments.told().2);
    faults.extend(arguments.output.as_ref().and_then(|file| Record::fault(Path::new(file))));
    faults.extend(chart::faults(arguments));
    let mut read = Vec::new();
    for file in files.iter().map(Path::new) {
        match record::read(file) {
            Ok(measured) => read.push((file.display().to_string(), measured)),
            Err(wrong) => faults.extend(wrong),
        }
    }
    if !faults.is_empty() {
        return Err(super::all_refused(texts, faults));
    }
    let merged = merge::merge(read).map_err(|faults| super::all_refused(texts, faults))?;
    if let Some(file) = &arguments.output {
        record::write(Path::new(file), &merged).map_err(|reason| refused(texts, reason))?;
    }
    Ok(merged)
}

/// Makes the runs that are missing, and adds them to the file if there is one.
fn made(
    texts: &Texts,
    arguments: &MeasureArguments,
    mut measured: Measurements,
    mut record: Option<Record>,
) -> anyhow::Result<(Measurements, Completion)> {
    let over: BTreeSet<u64> = measured.outcomes.iter().map(|outcome| outcome.run).collect();
    let total = measured.sweep.total();
    let missing: Vec<u64> = measured.shard.numbers(total).filter(|number| !over.contains(number)).collect();
    let stop = Stop::watch().context("signals")?;
    let bar = watch::progress(texts, (over.len() + missing.len()) as u64)?;
    bar.set_position(over.len() as u64);
    let (mut outcomes, mut failed) = (std::mem::take(&mut measured.outcomes), None);
    let each = |outcome: Outcome| {
        bar.inc(1);
        let written = record.as_mut().map_or(Ok(()), |record| record.add(&outcome));
        outcomes.push(outcome);
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(reason) => {
                failed = Some(reason);
                ControlFlow::Break(())
            }
        }
    };
    let ended = measured.sweep.run(&missing, arguments.told().1, &|| stop.asked().is_some(), each);
    bar.finish_and_clear();
    if let Some(reason) = failed {
        return Err(refused(texts, reason));
    }
    let ended = ended.context("threads")?;
    measured.outcomes = outcomes;
    let completion = match stop.asked().filter(|_| ended == Ended::Stopped) {
        Some(signal) => {
            let (done, of) = (measured.outcomes.len() as u64, (over.len() + missing.len()) as u64);
            let file = arguments.output.as_ref().or(arguments.resume.as_ref());
            output::to_stderr(&(stopped(texts, (done, of), file) + "\n"));
            Completion::Stopped(signal)
        }
        None => Completion::Well,
    };
    Ok((measured, completion))
}

fn stopped(texts: &Texts, (done, of): (u64, u64), file: Option<&OsString>) -> String {
    match file {
        Some(file) => texts.say(ids::CliMeasureStopped { done, of, file: file.display().to_string() }),
        None => texts.say(ids::CliMeasureStoppedForNothing { done, of }),
    }
}

/// Options that say what the files say already.
fn foreign(verb: &'static str, given: &[&'static str]) -> Vec<Remark> {
    let (options, is_any) = (given.join(", "), !given.is_empty());
    is_any.then(|| ids::CliMeasureForeign { verb, options }.into()).into_iter().collect()
}

/// The bounds that runs did not keep, a line each, with the seeds that make these runs again.
fn broken(texts: &Texts, summary: &Summary) -> String {
    const NAMED: usize = 5;
    let line = |(section, row, bound): (&crate::measure::Section, &crate::measure::Row, &crate::measure::BoundRow)| {
        let seeds: Vec<String> = bound.broken.iter().take(NAMED).map(u64::to_string).collect();
        let said = ids::CliMeasureBroken {
            protocol: section.protocol.clone(),
            variant: section.variant.clone(),
            n: u64::from(row.n),
            side: told_side(texts, bound.side),
            count: bound.broken.len() as u64,
            seeds: seeds.join(", "),
            more: bound.broken.len().saturating_sub(NAMED) as u64,
        };
        texts.say(said) + "\n"
    };
    summary.broken().map(line).collect()
}
