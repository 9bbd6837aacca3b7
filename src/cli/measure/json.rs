//! Measurements as JSON.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use suffrage_measure::file::PROGRAM;
use suffrage_measure::{BoundRow, Fit, Fitted, Row, Section, Statistics, Unrest};

use super::Report;

pub(super) fn write(report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
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
    let kinds: Map<String, Value> =
        row.kinds.iter().map(|kind| (kind.kind.to_owned(), statistics(&kind.sent))).collect();
    json!({
        "n": row.n,
        "runs": row.runs,
        "not_quiet": row.not_quiet,
        "unrest": row.unrest.iter().map(unrest).collect::<Vec<_>>(),
        "messages": row.messages.as_ref().map(statistics),
        "ticks": row.ticks.as_ref().map(statistics),
        "rounds": row.rounds.as_ref().map(statistics),
        "kinds": kinds,
        "bounds": row.bounds.iter().map(bound).collect::<Vec<_>>(),
    })
}

fn unrest(of: &Unrest) -> Value {
    let Unrest { stopped, runs, tick } = of;
    json!({ "stopped": stopped, "runs": runs, "tick": tick })
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
    json!({
        "best": fitted(fit.best),
        "second": fitted(fit.second),
        "told_apart": fit.is_told_apart(),
        "exponent": fit.exponent,
        "exponent_r2": fit.exponent_r2,
    })
}
