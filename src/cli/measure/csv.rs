//! Measurements as a table for other programs: a row for each thing that is counted, of each protocol and size.

use std::io::{self, Write};

use suffrage_measure::{BoundRow, Row, Section, Side, Statistics};

use super::Report;

/// Why a run did not come to rest that was not stopped: it had no ticks left.
const TICKS: &str = "until";
const COLUMNS: &str =
    "protocol,variant,n,counted,runs,not_quiet,mean,min,max,deviation,best,expected,worst,broken,unrest";

pub(super) fn write(report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{COLUMNS}")?;
    for section in &report.summary.sections {
        for row in &section.rows {
            line(section, row, "messages", row.messages, &row.bounds, out)?;
            line(section, row, "ticks", row.ticks, &[], out)?;
            if row.rounds.is_some() {
                line(section, row, "rounds", row.rounds, &[], out)?;
            }
            for kind in &row.kinds {
                line(section, row, kind.kind, Some(kind.sent), &[], out)?;
            }
        }
    }
    Ok(())
}

fn line(
    section: &Section,
    row: &Row,
    counted: &str,
    statistics: Option<Statistics>,
    bounds: &[BoundRow],
    out: &mut dyn Write,
) -> io::Result<()> {
    let numbers = statistics.map_or_else(
        || ",,,".to_owned(),
        |Statistics { mean, least, most, deviation, .. }| {
            let deviation = deviation.map(|deviation| format!("{deviation:.4}")).unwrap_or_default();
            format!("{mean:.4},{least},{most},{deviation}")
        },
    );
    let bound = |side: Side| bounds.iter().find(|bound| bound.side == side);
    // Of a bound that depends on what was drawn, the one that binds most runs.
    let best = bound(Side::Best).map(|bound| bound.values.0.to_string()).unwrap_or_default();
    let expected = bound(Side::Expected).map(|bound| bound.values.0.to_string()).unwrap_or_default();
    let worst = bound(Side::Worst).map(|bound| bound.values.1.to_string()).unwrap_or_default();
    let broken = bounds.iter().map(|bound| bound.broken.len()).sum::<usize>();
    // Where no run was held against a bound, none has kept it.
    let is_held = broken > 0 || bounds.iter().any(|bound| bound.held > 0);
    let broken = if is_held { broken.to_string() } else { String::new() };
    let Row { n, runs, not_quiet, .. } = row;
    let unrest: Vec<&str> = row.unrest.iter().map(|unrest| unrest.stopped.as_deref().unwrap_or(TICKS)).collect();
    let unrest = unrest.join(" ");
    writeln!(
        out,
        "{},{},{n},{counted},{runs},{not_quiet},{numbers},{best},{expected},{worst},{broken},{unrest}",
        section.protocol, section.variant
    )
}
