//! Measurements as tables for people: one of each protocol, with what is proved and the law that fits below it.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use crate::measure::{BoundRow, Fit, Initiators, Options, Row, Section, Shard, Side, Statistics};
use crate::paint::chart::told_law;
use crate::text::{Texts, ids};

use super::report::Report;

pub(super) fn write(report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Report { texts, measured, summary } = report;
    for (index, section) in summary.sections.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{} · {} · {}", section.protocol, section.variant, setting(texts, &measured.options))?;
        if measured.shard != Shard::WHOLE {
            let Shard { index, of } = measured.shard;
            writeln!(out, "{}", texts.say(ids::CliMeasureOfShard { shard: format!("{index}/{of}") }))?;
        }
        rows(texts, section, out)?;
        for line in below(texts, section) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// What all runs of a table have in common.
pub(super) fn setting(texts: &Texts, options: &Options) -> String {
    let Options { order, initiators, runs, seed, delay, .. } = options;
    let begin = match initiators {
        Initiators::All => texts.say(ids::CLI_MEASURE_ALL_BEGIN),
        Initiators::Some(count) => texts.say(ids::CliMeasureSomeBegin { count: u64::from(*count) }),
    };
    let order = texts.say(ids::CliMeasureInOrder { order: order.name() });
    let delay = if delay.0 == delay.1 { delay.0.to_string() } else { format!("{}..{}", delay.0, delay.1) };
    let last = seed.saturating_add(runs - 1);
    let seeds = texts.say(ids::CliMeasureSeedsOf { first: seed.to_string(), last: last.to_string(), runs: *runs });
    format!("{order} · {begin} · {} · {seeds}", texts.say(ids::CliMeasureDelayOf { delay }))
}

/// A column: its title, and its cell of each size; empty where there is nothing to say.
type Column<'a> = (String, Box<dyn Fn(&Row) -> String + 'a>);

fn rows(texts: &Texts, section: &Section, out: &mut dyn Write) -> io::Result<()> {
    let columns = columns(texts, section);
    let mut lines = vec![columns.iter().map(|(title, _)| title.clone()).collect::<Vec<_>>()];
    lines.extend(section.rows.iter().map(|row| columns.iter().map(|(_, cell)| cell(row)).collect()));
    let width = |column: usize| lines.iter().map(|line: &Vec<String>| line[column].width()).max().unwrap_or_default();
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    for line in &lines {
        let cells = line.iter().zip(&widths).map(|(cell, width)| " ".repeat(width - cell.width()) + cell);
        writeln!(out, "  {}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

fn columns<'a>(texts: &'a Texts, section: &Section) -> Vec<Column<'a>> {
    let of = move |part: fn(&Row) -> Option<Statistics>, what: fn(&Texts, &Statistics) -> String| {
        move |row: &Row| part(row).map(|statistics| what(texts, &statistics)).unwrap_or_default()
    };
    let mean: fn(&Texts, &Statistics) -> String = |texts, of| decimal(texts, of.mean);
    let deviation: fn(&Texts, &Statistics) -> String =
        |texts, of| of.deviation.map_or_else(|| "-".to_owned(), |deviation| decimal(texts, deviation));
    let messages: fn(&Row) -> Option<Statistics> = |row| row.messages;
    let mut columns: Vec<Column<'a>> = vec![
        ("n".to_owned(), Box::new(|row| texts.number(row.n.into()))),
        (texts.say(ids::CLI_MEASURE_COLUMN_RUNS), Box::new(|row| texts.number(row.runs))),
    ];
    if section.rows.iter().any(|row| row.not_quiet > 0) {
        columns.push((texts.say(ids::CLI_MEASURE_COLUMN_NOT_QUIET), Box::new(|row| texts.number(row.not_quiet))));
    }
    columns.push((texts.say(ids::CLI_MEASURE_COLUMN_MEAN), Box::new(of(messages, mean))));
    columns.push((texts.say(ids::CLI_MEASURE_COLUMN_LEAST), Box::new(of(messages, |texts, of| texts.number(of.least)))));
    columns.push((texts.say(ids::CLI_MEASURE_COLUMN_MOST), Box::new(of(messages, |texts, of| texts.number(of.most)))));
    columns.push((texts.say(ids::CLI_MEASURE_COLUMN_DEVIATION), Box::new(of(messages, deviation))));
    columns.push((texts.say(ids::CLI_MEASURE_COLUMN_TICKS), Box::new(of(|row| row.ticks, mean))));
    if section.rows.iter().any(|row| row.rounds.is_some()) {
        columns.push((texts.say(ids::CLI_MEASURE_COLUMN_ROUNDS), Box::new(of(|row| row.rounds, mean))));
    }
    for side in [Side::Best, Side::Expected, Side::Worst] {
        if section.rows.iter().any(|row| bound(row, side).is_some()) {
            let title = match side {
                Side::Best => ids::MEASURE_BEST,
                Side::Expected => ids::MEASURE_EXPECTED,
                Side::Worst => ids::MEASURE_WORST,
            };
            columns
                .push((texts.say(title), Box::new(move |row| bound(row, side).map(|of| bounded(texts, of)).unwrap_or_default())));
        }
    }
    columns
}

fn bound(row: &Row, side: Side) -> Option<&BoundRow> {
    row.bounds.iter().find(|bound| bound.side == side)
}

/// One number, or the span where it is not the same in all runs; with a cross where a run did not keep it.
fn bounded(texts: &Texts, bound: &BoundRow) -> String {
    let (least, most) = bound.values;
    let cross = if bound.broken.is_empty() { "" } else { "✗ " };
    let value = if least == most { texts.number(least) } else { format!("{}–{}", texts.number(least), texts.number(most)) };
    format!("{cross}{value}")
}

/// What stands below a table.
fn below(texts: &Texts, section: &Section) -> Vec<String> {
    let mut lines = Vec::new();
    let bounds: Vec<&BoundRow> = section.rows.iter().flat_map(|row| &row.bounds).collect();
    if let Some(formulas) = formulas(&bounds) {
        let broken = bounds.iter().map(|bound| bound.broken.len() as u64).sum::<u64>();
        lines.push(texts.say(ids::CliMeasureBounds { formulas, broken }));
    }
    lines.push(match &section.fit {
        Some(fit) => told_law(texts, fit),
        None => texts.say(ids::MeasureNoLaw { fewest: Fit::FEWEST as u64 }),
    });
    lines
}

/// Each side with its formula, where all sizes have the same.
fn formulas(bounds: &[&BoundRow]) -> Option<String> {
    let of = |side: Side| {
        let mut those = bounds.iter().filter(|bound| bound.side == side);
        let first = those.next()?;
        let formula = if those.all(|bound| bound.formula == first.formula) { first.formula.as_str() } else { "" };
        Some(format!("{} {formula}", side.name()).trim_end().to_owned())
    };
    let all: Vec<String> = [Side::Best, Side::Expected, Side::Worst].into_iter().filter_map(of).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// A number with two decimals and groups of digits, as the language writes it.
fn decimal(texts: &Texts, number: f64) -> String {
    let hundredths = (number * 100.0).round() as u64;
    texts.number(hundredths / 100) + &texts.language().decimal(&format!(".{:02}", hundredths % 100))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_written_as_the_language_does() {
        let texts = Texts::new(crate::text::Language::English).with_groups();
        assert_eq!(decimal(&texts, 8_744.926), "8,744.93");
        let spanish = Texts::new(crate::text::Language::Spanish).with_groups();
        assert!(decimal(&spanish, 29.87).ends_with("29,87"));
    }
}
