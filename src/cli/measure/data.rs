//! Writes measurements as JSON, or as CSV with a row for each counter of each protocol and size.

use std::io::{self, Write};

use super::Report;
use crate::cli::prelude::*;
use serde_json::{Map, json};
use suffrage_measure::{Fit, Fitted, Side, Statistics, file::PROGRAM};

/// The entry in the column `unrest` for runs that reached their last tick and were not at rest.
const TICKS: &str = "until";
const COLUMNS: &str =
    "protocol,variant,n,counted,runs,not_quiet,mean,min,max,deviation,best,expected,worst,broken,unrest";

pub(super) fn write_csv(report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
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
    // If random draws make the bounds of runs differ, `best` is the lowest value, and `worst` the highest.
    let best = bound(Side::Best).map(|bound| bound.values.0.to_string()).unwrap_or_default();
    let expected = bound(Side::Expected).map(|bound| bound.values.0.to_string()).unwrap_or_default();
    let worst = bound(Side::Worst).map(|bound| bound.values.1.to_string()).unwrap_or_default();
    let broken = bounds.iter().map(|bound| bound.broken.len()).sum::<usize>();
    // If no run was compared with a bound, the column is empty.
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

pub(super) fn write_json(report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Report { measured, summary, .. } = report;
    let all = json!({
        "program": PROGRAM,
        "options": measured.options,
        "shard": measured.shard,
        "runs": measured.outcomes.len(),
        "protocols": summary.sections.iter().map(section).collect::<Vec<_>>(),
    });
    serde_json::to_writer_pretty(&mut *out, &all)?;
    writeln!(out)
}

fn section(section: &Section) -> Value {
    json!({
        "protocol": section.protocol,
        "variant": section.variant,
        "sizes": section.rows.iter().map(row).collect::<Vec<_>>(),
        "law": section.fit.as_ref().ok().map(law),
    })
}

fn row(row: &Row) -> Value {
    let kinds: Map<_, _> = row.kinds.iter().map(|kind| (kind.kind.to_owned(), statistics(&kind.sent))).collect();
    json!({
        "n": row.n,
        "runs": row.runs,
        "not_quiet": row.not_quiet,
        "unrest": row.unrest,
        "messages": row.messages.as_ref().map(statistics),
        "ticks": row.ticks.as_ref().map(statistics),
        "rounds": row.rounds.as_ref().map(statistics),
        "kinds": kinds,
        "bounds": row.bounds.iter().map(bound).collect::<Vec<_>>(),
    })
}

fn statistics(of: &Statistics) -> Value {
    json!({ "mean": of.mean, "min": of.least, "max": of.most, "deviation": of.deviation })
}

fn bound(bound: &BoundRow) -> Value {
    let BoundRow { side, formula, values: (least, most), held, broken } = bound;
    json!({ "side": side, "formula": formula, "least": least, "most": most, "held": held, "broken": broken })
}

fn law(fit: &Fit) -> Value {
    let fitted = |Fitted { law, factor, r2 }: Fitted| json!({ "law": law.name(), "factor": factor, "r2": r2 });
    let (best, second, told_apart) = (fitted(fit.best), fitted(fit.second), fit.is_told_apart());
    let &Fit { exponent, exponent_r2, .. } = fit;
    json!({ "best": best, "second": second, "told_apart": told_apart, "exponent": exponent, "exponent_r2": exponent_r2 })
}
