//! `suffrage measure`: measures the costs of algorithms over many sizes and runs.

mod arguments;
mod data;
mod table;

use std::{fs, fs::OpenOptions, io::ErrorKind, io::Write, ops::ControlFlow};

use super::{refused, run::same_file, save, save::NotWritten, watch};
use crate::cli::prelude::*;
use crate::{export::write_picture, system::StopRequest};
use anyhow::{Context, ensure};
use suffrage_measure::{Ended, Outcome, Summary, file, file::FileFault, file::Measurements};
use suffrage_text::visible;
use suffrage_view::{Glyphs, Look, Theme, chart::Chart, chart::LEAST, chart::told_side, picture::Picture};
use table::setting;

pub(super) use arguments::MeasureArguments;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Form {
    #[default]
    Table,
    Csv,
    Json,
}

const FORMS: [(&str, Form); 3] = [("table", Form::Table), ("csv", Form::Csv), ("json", Form::Json)];

#[derive(Clone, Copy)]
struct Report<'a> {
    texts: &'a Texts,
    measured: &'a Measurements,
    summary: &'a Summary,
}

pub(super) fn measure(texts: &Texts, arguments: &MeasureArguments) -> anyhow::Result<Completion> {
    let (measured, completion) = match arguments.merge.as_slice() {
        [] => measured(texts, arguments)?,
        files => (merged(texts, arguments, files)?, Completion::Well),
    };
    if completion != Completion::Well {
        return Ok(completion);
    }
    let summary = Summary::of(&measured.sweep, &measured.outcomes);
    let report = Report { texts, measured: &measured, summary: &summary };
    let (form, ..) = arguments.format_and_threads();
    let written = if form == Form::Json { visible::Form::Json } else { visible::Form::Lines };
    output::to_stdout(texts, written, |out| {
        match form {
            Form::Table => table::write(report, out),
            Form::Csv => data::write_csv(report, out),
            Form::Json => data::write_json(report, out),
        }?;
        if draws_chart(arguments) { write_chart(report, out) } else { Ok(()) }
    })?;
    if let Some(file) = &arguments.svg {
        save_chart(report, Path::new(file)).map_err(|reason| refused(texts, reason))?;
    }
    output::to_stderr(&broken_bounds(texts, &summary));
    Ok(if summary.broken().next().is_some() { Completion::Unmet } else { Completion::Well })
}

fn measured(texts: &Texts, arguments: &MeasureArguments) -> anyhow::Result<(Measurements, Completion)> {
    let (options, shard, mut faults) = arguments.options();
    let sweep = options.sweep().map_err(|unsound| faults.extend(unsound)).ok();
    faults.extend(arguments.format_and_threads().2);
    faults.extend(chart_faults(arguments));
    faults.extend(arguments.output.as_ref().and_then(|file| Record::fault(Path::new(file))));
    let Some(sweep) = sweep.filter(|_| faults.is_empty()) else {
        return Err(super::all_refused(texts, faults));
    };
    let record = arguments.output.as_ref().map(|file| Record::begin(Path::new(file), &options, shard)).transpose();
    let record = record.map_err(|reason| refused(texts, reason))?;
    let numbers: Vec<u64> = shard.numbers(sweep.total()).collect();
    let stop = StopRequest::watch().context("cannot watch for signals")?;
    let bar = watch::progress(texts, numbers.len() as u64)?;
    let (mut record, mut outcomes, mut failed) = (record, Vec::new(), None);
    let each = |outcome: Outcome| {
        bar.inc(1);
        let written = record.as_mut().map_or(Ok(()), |record| record.write(&file::line(&outcome)));
        outcomes.push(outcome);
        failed = written.err();
        if failed.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let ended = sweep.run(&numbers, arguments.format_and_threads().1, &|| stop.asked().is_some(), each);
    bar.finish_and_clear();
    failed.map_or(Ok(()), |reason| Err(refused(texts, reason)))?;
    let ended = ended.context("cannot start threads")?;
    let completion = match stop.asked().filter(|_| ended == Ended::Stopped) {
        Some(signal) => {
            let (done, of) = (outcomes.len() as u64, numbers.len() as u64);
            let stopped = match arguments.output.as_ref().map(|file| file.display().to_string()) {
                Some(file) => texts.say(ids::CliMeasureStopped { done, of, file }),
                None => texts.say(ids::CliMeasureStoppedForNothing { done, of }),
            };
            output::to_stderr(&(stopped + "\n"));
            Completion::Stopped(signal)
        }
        None => Completion::Well,
    };
    Ok((Measurements { options, shard, sweep, outcomes }, completion))
}

fn merged(texts: &Texts, arguments: &MeasureArguments, files: &[OsString]) -> anyhow::Result<Measurements> {
    let given = arguments.given_sweep_options();
    let mut faults: Vec<Remark> = Vec::new();
    if !given.is_empty() {
        faults.push(ids::CliMeasureForeign { verb: "--merge", options: given.join(", ") }.into());
    }
    faults.extend(arguments.format_and_threads().2);
    faults.extend(arguments.output.as_ref().and_then(|file| Record::fault(Path::new(file))));
    faults.extend(chart_faults(arguments));
    let mut read = Vec::new();
    for file in files.iter().map(Path::new) {
        match read_file(file) {
            Ok(measured) => read.push((file.display().to_string(), measured)),
            Err(wrong) => faults.extend(wrong),
        }
    }
    ensure!(faults.is_empty(), super::all_refused(texts, faults));
    let merged = file::merge(read).map_err(|faults| super::all_refused(texts, faults))?;
    if let Some(file) = &arguments.output {
        let written = Record::begin(Path::new(file), &merged.options, merged.shard)
            .and_then(|mut record| record.write(&merged.outcomes.iter().map(file::line).collect::<String>()));
        written.map_err(|reason| refused(texts, reason))?;
    }
    Ok(merged)
}

fn broken_bounds(texts: &Texts, summary: &Summary) -> String {
    const NAMED: usize = 5;
    let line = |(section, row, bound): (&Section, &Row, &BoundRow)| {
        let seeds: Vec<String> = bound.broken.iter().take(NAMED).map(u64::to_string).collect();
        let (protocol, variant, n) = (section.protocol.clone(), section.variant.clone(), u64::from(row.n));
        let (side, count, seeds) = (told_side(texts, bound.side), bound.broken.len() as u64, seeds.join(", "));
        let more = count.saturating_sub(NAMED as u64);
        texts.say(ids::CliMeasureBroken { protocol, variant, n, side, count, seeds, more }) + "\n"
    };
    summary.broken().map(line).collect()
}

/// A file to which each finished run is appended as a complete line.
#[derive(Debug)]
struct Record {
    path: PathBuf,
    file: File,
}

impl Record {
    /// The reason why the file cannot be created, if it is known in advance.
    fn fault(path: &Path) -> Option<Remark> {
        if path.as_os_str() != "-" && !path.is_dir() && path.symlink_metadata().is_ok() {
            return Some(ids::CliMeasureExists { file: path.display().to_string() }.into());
        }
        save::obstacle(path, true)
    }

    fn begin(path: &Path, options: &Options, shard: Shard) -> Result<Self, Remark> {
        let file = OpenOptions::new().create_new(true).append(true).open(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => ids::CliMeasureExists { file: path.display().to_string() }.into(),
            _ => NotWritten::from(error).remark(&path.display().to_string()),
        })?;
        let mut record = Self { path: path.to_owned(), file };
        record.write(&file::head(options, shard))?;
        Ok(record)
    }

    fn write(&mut self, text: &str) -> Result<(), Remark> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| NotWritten::from(error).remark(&self.path.display().to_string()))
    }
}

fn read_file(path: &Path) -> Result<Measurements, Vec<Remark>> {
    let name = path.display().to_string();
    let text = fs::read(path).map_err(|error| {
        vec![Remark::from(ids::CliMeasureUnreadable { file: name.clone(), reason: error.to_string() })]
    })?;
    let told = |FileFault { line, what }| Remark::from(ids::CliMeasureInFile { file: name.clone(), line, what });
    file::read(&text).map_err(|faults| faults.into_iter().map(told).collect())
}

/// The columns and rows of a chart in a picture.
const PICTURE: (u16, u16) = (100, 32);
const TERMINAL: (u16, u16) = (80, 24); // The columns and rows for a terminal of unknown width.
/// The widest chart, in columns.
const WIDEST: u16 = 120;

fn draws_chart(arguments: &MeasureArguments) -> bool {
    arguments.chart || (arguments.format_and_threads().0 == Form::Table && io::stdout().is_terminal())
}

fn chart_faults(arguments: &MeasureArguments) -> Vec<Remark> {
    let (form, ..) = arguments.format_and_threads();
    let mut faults: Vec<Remark> =
        (arguments.chart && form != Form::Table).then(|| ids::CLI_MEASURE_CHART_OF_TABLE.into()).into_iter().collect();
    if let Some(file) = &arguments.svg {
        let mut measured = arguments.output.iter().chain(&arguments.merge);
        if measured.any(|other| file == other || same_file(file, other)) {
            faults.push(ids::CliMeasureSvgIsFile { file: file.display().to_string() }.into());
        } else {
            faults.extend(save::obstacle(Path::new(file), true));
        }
    }
    faults
}

fn write_chart(report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let set = Appearance::default().glyphs();
    let width = output::columns(&io::stdout()).unwrap_or(TERMINAL.0).clamp(LEAST.0, WIDEST);
    let Some(picture) = chart_picture(report, (ThemeName::Mono, set), (width, TERMINAL.1)) else {
        return writeln!(out, "\n{}", report.texts.say(ids::CLI_MEASURE_NO_CHART));
    };
    writeln!(out)?;
    for y in 0..picture.size().1 {
        let row: String = picture.row(y).map(|(_, cell)| cell.symbol).collect();
        writeln!(out, "{}", row.trim_end())?;
    }
    Ok(())
}

fn save_chart(report: Report<'_>, path: &Path) -> Result<(), Remark> {
    let picture =
        chart_picture(report, (ThemeName::Light, GlyphSet::Default), PICTURE).ok_or(ids::CLI_MEASURE_NO_CHART)?;
    let mut text = Vec::new();
    write_picture(&picture, &chart_title(report), &mut text)
        .map_err(|error| NotWritten::from(error).remark(&path.display().to_string()))?;
    save::replace(path, text)
}

fn chart_picture(report: Report<'_>, (theme, set): (ThemeName, GlyphSet), size: (u16, u16)) -> Option<Picture> {
    let chart = Chart::of(report.texts, report.summary, chart_title(report));
    let look = Look::new(report.texts.language(), Theme::new(theme, Depth::True), Glyphs::new(set));
    (!chart.is_empty()).then(|| Picture::chart(&chart, &look, size))
}

fn chart_title(report: Report<'_>) -> String {
    let protocols: Vec<&str> = report.summary.sections.iter().map(|section| section.protocol.as_str()).collect();
    format!("{} · {}", protocols.join(", "), setting(report.texts, &report.measured.options))
}
