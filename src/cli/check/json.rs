//! The answer of a check for programs. Its shape is a contract: docs/checking.md.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use crate::check::Question;
use crate::explore::{End, Finding, Holding, Report, Runs, Standings};
use crate::protocol::Id;
use crate::scenario::Scenario;

use super::checked::Checked;

pub(super) fn write(checked: Checked<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Checked { scenario, question, answer, expects, .. } = checked;
    let report = &answer.report;
    let seated = scenario.seating();
    let mut map = visited(scenario, question, report);
    let mut add = |key: &str, value: Value| _ = map.insert(key.to_owned(), value);
    add("runs", json!(runs(report.runs)));
    add("properties", report.findings.iter().map(property).collect());
    add("ends", report.ends.iter().map(|end| ending(&seated, end)).collect());
    if expects {
        add("as_expected", json!(answer.unlike.is_empty()));
    }
    write_line(&map, out)
}

/// What is asked, and what was visited.
pub(super) fn visited(scenario: &Scenario, question: &Question, report: &Report) -> Map<String, Value> {
    let all = [
        ("version", json!(1)),
        ("protocol", json!(scenario.protocol().name())),
        ("variant", json!(scenario.variant.name())),
        ("asynchronous", json!(question.check.asynchronous)),
        ("states", json!(report.states)),
        ("transitions", json!(report.transitions)),
        ("depth", json!(report.depth)),
        ("complete", json!(report.is_complete)),
        ("cut", json!(report.is_cut)),
    ];
    all.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

pub(super) fn write_line(map: &Map<String, Value>, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, map)?;
    out.write_all(b"\n")
}

const fn runs(runs: Runs) -> &'static str {
    match runs {
        Runs::End => "end",
        Runs::EndWithinBounds => "end-within-bounds",
        Runs::GoOnUnfairly => "go-on-unfairly",
        Runs::WithProbabilityOne => "with-probability-1",
        Runs::GoOn => "go-on",
        Runs::Undecided => "undecided",
    }
}

fn property(finding: &Finding) -> Value {
    let name = finding.property.name();
    match &finding.holding {
        Holding::Holds => json!({ "name": name, "status": "holds" }),
        Holding::Undecided { within } => json!({ "name": name, "status": "undecided", "within": within }),
        Holding::Violated(breaking) if breaking.round > 0 => {
            json!({ "name": name, "status": "violated", "steps": breaking.steps, "round": breaking.round })
        }
        Holding::Violated(breaking) => json!({ "name": name, "status": "violated", "steps": breaking.steps }),
    }
}

fn ending(seated: &[Id], end: &End) -> Value {
    let End { standings: Standings(standings), states, steps } = end;
    let process = |(id, standing): (&Id, &Option<Option<crate::protocol::Cell>>)| match standing {
        None => json!({ "id": id, "up": false }),
        Some(cell) => json!({ "id": id, "up": true, "elected": cell }),
    };
    json!({ "states": states, "steps": steps, "processes": seated.iter().zip(standings).map(process).collect::<Vec<_>>() })
}
