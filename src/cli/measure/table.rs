//! Writes measurements as text: a table for each protocol, below it the proved bounds and the fitted growth law.

use std::io::{self, Write};

use super::Report;
use crate::cli::prelude::*;
use crate::each_once;
use suffrage_measure::{Initiators, Side, Statistics};
use suffrage_text::formula::names;
use suffrage_view::chart::{told_law, told_side};

const FORMULAS: usize = 4;
const LETTERS: [char; 8] = ['k', 'm', 'r', 'f', 'b', 'a', 'l', 'c'];

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
        let below = [unrest(texts, section), bounds(texts, section), vec![told_law(texts, &section.fit)]].concat();
        below.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        let kinds = kinds(texts, section);
        // With several protocols, message kinds would hide the comparison.
        if summary.sections.len() == 1 && kinds.len() > 2 {
            writeln!(out, "{}", texts.say(ids::CLI_MEASURE_KINDS))?;
            grid(&kinds, section, out)?;
        }
    }
    Ok(())
}

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

fn kinds<'a>(texts: &'a Texts, section: &Section) -> Vec<Column<'a>> {
    let kinds = each_once(section.rows.iter().flat_map(|row| &row.kinds).map(|kind| kind.kind));
    let of = |name: &'static str| -> Column<'a> {
        let mean = move |row: &Row| {
            let kind = row.kinds.iter().find(|kind| kind.kind == name);
            kind.map(|kind| decimal(texts, kind.sent.mean)).unwrap_or_default()
        };
        (name.to_owned(), Box::new(mean))
    };
    let sizes: Column<'a> = ("n".to_owned(), Box::new(|row| texts.number(row.n.into())));
    std::iter::once(sizes).chain(kinds.into_iter().map(of)).collect()
}

fn bound(row: &Row, side: Side) -> Option<&BoundRow> {
    row.bounds.iter().find(|bound| bound.side == side)
}

fn bounded(texts: &Texts, bound: &BoundRow) -> String {
    let (least, most) = bound.values;
    let cross = if bound.broken.is_empty() { "" } else { "✗ " };
    let value =
        if least == most { texts.number(least) } else { format!("{}–{}", texts.number(least), texts.number(most)) };
    format!("{cross}{value}")
}

fn decimal(texts: &Texts, number: f64) -> String {
    let hundredths = (number * 100.0).round() as u64;
    texts.number(hundredths / 100) + &texts.language().decimal(&format!(".{:02}", hundredths % 100))
}

fn unrest(texts: &Texts, section: &Section) -> Vec<String> {
    let all = || section.rows.iter().flat_map(|row| &row.unrest);
    let mut reasons: Vec<Option<&str>> = all().map(|unrest| unrest.stopped.as_deref()).collect();
    reasons.sort_unstable();
    reasons.dedup();
    let line = |reason: Option<&str>| {
        let runs = all().filter(|unrest| unrest.stopped.as_deref() == reason).map(|unrest| unrest.runs).sum::<u64>();
        let has_it = |row: &Row| row.unrest.iter().any(|unrest| unrest.stopped.as_deref() == reason);
        let (sizes, stopped) = (sizes(texts, &section.rows, has_it), reason.unwrap_or("until").to_owned());
        texts.say(ids::CliMeasureUnrest { sizes, runs, stopped })
    };
    reasons.into_iter().map(line).collect()
}

fn bounds(texts: &Texts, section: &Section) -> Vec<String> {
    let sides = [Side::Best, Side::Expected, Side::Worst].map(|side| formulas(texts, section, side));
    let between = if sides.iter().flatten().any(|told| told.contains(", ")) { "; " } else { ", " };
    let formulas = sides.into_iter().flatten().collect::<Vec<_>>().join(between);
    if formulas.is_empty() {
        return Vec::new();
    }
    let all = || section.rows.iter().flat_map(|row| &row.bounds);
    let broken = all().map(|bound| bound.broken.len() as u64).sum::<u64>();
    let kept = match () {
        () if broken > 0 => "broken",
        () if all().all(|bound| bound.side == Side::Expected) => "nothing",
        () if all().all(|bound| bound.held == 0) => "none",
        () if section.rows.iter().any(|row| row.not_quiet > 0) => "rest",
        () => "all",
    };
    let mut lines = vec![texts.say(ids::CliMeasureBounds { formulas, kept, broken })];
    let letters = letters(texts, section);
    lines.extend((!letters.is_empty()).then(|| texts.say(ids::CliMeasureLetters { letters })));
    lines
}

/// If the formula differs between sizes, the text names the sizes of each formula.
fn formulas(texts: &Texts, section: &Section, side: Side) -> Option<String> {
    let formula = |row: &Row| row.bounds.iter().find(|bound| bound.side == side).map(|bound| bound.formula.clone());
    let all = each_once(section.rows.iter().filter_map(formula));
    let is_one = all.len() == 1;
    let more = if all.len() > FORMULAS { ", …" } else { "" };
    let with_sizes = |of: &String| {
        if is_one {
            of.clone()
        } else {
            format!("{of} (n = {})", sizes(texts, &section.rows, |row| formula(row).as_ref() == Some(of)))
        }
    };
    let told: Vec<String> = all.iter().filter(|formula| !formula.is_empty()).take(FORMULAS).map(with_sizes).collect();
    (!all.is_empty()).then(|| format!("{} {}{more}", told_side(texts, side), told.join(", ")).trim_end().to_owned())
}

fn letters(texts: &Texts, section: &Section) -> String {
    let formulas = || section.rows.iter().flat_map(|row| &row.bounds).map(|bound| bound.formula.as_str());
    let told = LETTERS.into_iter().filter_map(|letter| {
        let those = || formulas().filter(|formula| names(formula, letter));
        those().next()?;
        let is_summed = letter == 'k' && those().all(|formula| formula.contains('Σ'));
        let letter = if is_summed { "phase".to_owned() } else { letter.to_string() };
        Some(texts.say(ids::CliMeasureLetter { letter }))
    });
    told.collect::<Vec<_>>().join(", ")
}

fn sizes(texts: &Texts, rows: &[Row], is_meant: impl Fn(&Row) -> bool) -> String {
    let spans = rows.chunk_by(|one, other| is_meant(one) == is_meant(other)).filter(|span| is_meant(&span[0]));
    let number = |row: &Row| texts.number(row.n.into());
    let told = spans.map(|span| match span {
        [first, .., last] => format!("{}–{}", number(first), number(last)),
        one => number(&one[0]),
    });
    told.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use suffrage_engine::protocols::CATALOGUE;
    use suffrage_text::Language;

    #[test]
    fn a_letter_inside_a_word_is_no_variable() {
        assert!(names("2n+k-1", 'k') && names("2nk", 'k') && names("a(l+4)+lc", 'c') && names("n+k²-1", 'k'));
        assert!(
            !names("2n(floor(log2 n)+1)", 'l')
                && !names("2^ceil(log2 n)", 'c')
                && !names("PREPARE + … + RESPONSE", 'r')
        );
    }

    #[test]
    fn every_letter_of_a_formula_is_explained() {
        let mut told = 0;
        for entry in CATALOGUE {
            for variant in entry.variants {
                told += explained(entry.name, variant);
            }
        }
        assert!(told > 20, "{told}");
    }

    fn explained(protocol: &str, variant: &str) -> usize {
        use suffrage_measure::{Initiators, Options, Order, Subject, Summary};
        let mut told = 0;
        for initiators in [Initiators::All, Initiators::Some(2)] {
            let subject = Subject { protocol: protocol.to_owned(), variant: variant.to_owned() };
            let options = Options {
                protocols: vec![subject],
                sizes: vec![5],
                order: Order::Random,
                initiators,
                runs: 1,
                seed: 0,
                delay: (1, 1),
                until: Some(500),
            };
            let Ok(sweep) = options.sweep() else { continue };
            let outcomes: Vec<_> = (0..sweep.total()).filter_map(|number| sweep.one(number, &|| false)).collect();
            let summary = Summary::of(&sweep, &outcomes);
            let section = &summary.sections[0];
            for formula in section.rows.iter().flat_map(|row| &row.bounds).map(|bound| bound.formula.as_str()) {
                told += 1;
                for letter in ('a'..='z').filter(|letter| *letter != 'n' && names(formula, *letter)) {
                    assert!(LETTERS.contains(&letter), "{letter} of {formula}");
                    for language in Language::ALL {
                        let texts = Texts::new(language);
                        let said = letters(&texts, section);
                        assert!(said.contains(&format!("{letter}: ")), "{letter} of {formula}: {said}");
                    }
                }
            }
        }
        told
    }

    #[test]
    fn decimals_are_written_as_the_language_does() {
        let texts = Texts::new(suffrage_text::Language::English).with_groups();
        assert_eq!(decimal(&texts, 8_744.926), "8,744.93");
        let spanish = Texts::new(suffrage_text::Language::Spanish).with_groups();
        assert!(decimal(&spanish, 29.87).ends_with("29,87"));
    }
}
