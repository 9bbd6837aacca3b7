//! The chart of what was measured: on a terminal below the table, and as a picture.

use std::{io, io::IsTerminal, io::Write, path::Path};

use super::{Form, Report, arguments::MeasureArguments, table::setting};
use crate::cli::arguments::Screen;
use crate::{cli::output::columns, cli::run::same_file, cli::save, cli::save::NotWritten, export::write_picture};
use suffrage_engine::protocol::Remark;
use suffrage_text::ids;
use suffrage_view::{Depth, GlyphSet, Glyphs, Look, Theme, ThemeName, chart::Chart, chart::LEAST, picture::Picture};

/// Columns and rows: of a picture, and of a terminal that does not say how wide it is.
const PICTURE: (u16, u16) = (100, 32);
const TERMINAL: (u16, u16) = (80, 24);
/// A wider chart says no more.
const WIDEST: u16 = 120;

pub(super) fn is_wanted(arguments: &MeasureArguments) -> bool {
    arguments.chart || (arguments.told().0 == Form::Table && io::stdout().is_terminal())
}

pub(super) fn faults(arguments: &MeasureArguments) -> Vec<Remark> {
    let (form, ..) = arguments.told();
    let mut faults: Vec<Remark> =
        (arguments.chart && form != Form::Table).then(|| ids::CLI_MEASURE_CHART_OF_TABLE.into()).into_iter().collect();
    if let Some(file) = &arguments.svg {
        let mut measured = arguments.output.iter().chain(&arguments.merge);
        if measured.any(|other| file == other || same_file(file, other)) {
            faults.push(ids::CliMeasureSvgIsFile { file: file.display().to_string() }.into());
        } else {
            faults.extend(save::obstacle(Path::new(file)));
        }
    }
    faults
}

/// Below a table, in the signs that a terminal has, without colours.
pub(super) fn write(report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let set = Screen::default().glyphs();
    let width = columns(&io::stdout()).unwrap_or(TERMINAL.0).clamp(LEAST.0, WIDEST);
    let Some(picture) = picture(report, (ThemeName::Mono, set), (width, TERMINAL.1)) else {
        return writeln!(out, "\n{}", report.texts.say(ids::CLI_MEASURE_NO_CHART));
    };
    writeln!(out)?;
    for y in 0..picture.size().1 {
        let row: String = picture.row(y).map(|(_, cell)| cell.symbol).collect();
        writeln!(out, "{}", row.trim_end())?;
    }
    Ok(())
}

pub(super) fn save(report: Report<'_>, path: &Path) -> Result<(), Remark> {
    let picture = picture(report, (ThemeName::Light, GlyphSet::Default), PICTURE).ok_or(ids::CLI_MEASURE_NO_CHART)?;
    let mut text = Vec::new();
    write_picture(&picture, &title(report), &mut text)
        .map_err(|error| NotWritten::from(error).remark(&path.display().to_string()))?;
    save::replace(path, text)
}

fn picture(report: Report<'_>, (theme, set): (ThemeName, GlyphSet), size: (u16, u16)) -> Option<Picture> {
    let chart = Chart::of(report.texts, report.summary, title(report));
    let look = Look::new(report.texts.language(), Theme::new(theme, Depth::True), Glyphs::new(set));
    (!chart.is_empty()).then(|| Picture::chart(&chart, &look, size))
}

fn title(report: Report<'_>) -> String {
    let protocols: Vec<&str> = report.summary.sections.iter().map(|section| section.protocol.as_str()).collect();
    format!("{} · {}", protocols.join(", "), setting(report.texts, &report.measured.options))
}
