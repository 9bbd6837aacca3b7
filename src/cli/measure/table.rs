//! Measurements as tables for people: one of each protocol, with what is proved and the law that fits below it.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use suffrage_measure::{BoundRow, Initiators, Options, Row, Section, Shard, Side, Statistics};
use suffrage_text::{Texts, ids};
use suffrage_view::chart::told_side;

use super::Report;
use super::below::below;

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
        grid(&columns(texts, section), section, out)?;
        for line in below(texts, section) {
            writeln!(out, "{line}")?;
        }
        let kinds = kinds(texts, section);
        // Beside other protocols the kinds of each would hide what is compared.
        if summary.sections.len() == 1 && kinds.len() > 2 {
            writeln!(out, "{}", texts.say(ids::CLI_MEASURE_KINDS))?;
            grid(&kinds, section, out)?;
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

fn grid(columns: &[Column<'_>], section: &Section, out: &mut dyn Write) -> io::Result<()> {
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
    columns
        .push((texts.say(ids::CLI_MEASURE_COLUMN_LEAST), Box::new(of(messages, |texts, of| texts.number(of.least)))));
    columns.push((texts.say(ids::CLI_MEASURE_COLUMN_MOST), Box::new(of(messages, |texts, of| texts.number(of.most)))));
    columns.push((texts.say(ids::CLI_MEASURE_COLUMN_DEVIATION), Box::new(of(messages, deviation))));
    columns.push((texts.say(ids::CLI_MEASURE_COLUMN_TICKS), Box::new(of(|row| row.ticks, mean))));
    if section.rows.iter().any(|row| row.rounds.is_some()) {
        columns.push((texts.say(ids::CLI_MEASURE_COLUMN_ROUNDS), Box::new(of(|row| row.rounds, mean))));
    }
    for side in [Side::Best, Side::Expected, Side::Worst] {
        if section.rows.iter().any(|row| bound(row, side).is_some()) {
            let value = move |row: &Row| bound(row, side).map(|of| bounded(texts, of)).unwrap_or_default();
            columns.push((told_side(texts, side), Box::new(value)));
        }
    }
    columns
}

/// The sizes, and the mean of each kind of message.
fn kinds<'a>(texts: &'a Texts, section: &Section) -> Vec<Column<'a>> {
    let mut names: Vec<&'static str> = Vec::new();
    for kind in section.rows.iter().flat_map(|row| &row.kinds) {
        if !names.contains(&kind.kind) {
            names.push(kind.kind);
        }
    }
    let of = |name: &'static str| -> Column<'a> {
        let mean = move |row: &Row| {
            let kind = row.kinds.iter().find(|kind| kind.kind == name);
            kind.map(|kind| decimal(texts, kind.sent.mean)).unwrap_or_default()
        };
        (name.to_owned(), Box::new(mean))
    };
    let sizes: Column<'a> = ("n".to_owned(), Box::new(|row| texts.number(row.n.into())));
    std::iter::once(sizes).chain(names.into_iter().map(of)).collect()
}

fn bound(row: &Row, side: Side) -> Option<&BoundRow> {
    row.bounds.iter().find(|bound| bound.side == side)
}

/// One number, or the span where it is not the same in all runs; with a cross where a run did not keep it.
fn bounded(texts: &Texts, bound: &BoundRow) -> String {
    let (least, most) = bound.values;
    let cross = if bound.broken.is_empty() { "" } else { "✗ " };
    let value =
        if least == most { texts.number(least) } else { format!("{}–{}", texts.number(least), texts.number(most)) };
    format!("{cross}{value}")
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
        let texts = Texts::new(suffrage_text::Language::English).with_groups();
        assert_eq!(decimal(&texts, 8_744.926), "8,744.93");
        let spanish = Texts::new(suffrage_text::Language::Spanish).with_groups();
        assert!(decimal(&spanish, 29.87).ends_with("29,87"));
    }
}
