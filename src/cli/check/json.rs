//! Writes the answer of a check as JSON (docs/checking.md describes the fields), and the graph of visited states.

use std::{fmt::Write as _, io::Write};

use super::{Checked, text};
use crate::cli::prelude::*;
use crate::{check::Basis, check::lines_not_executed, check::story, cli::refused, cli::save};
use anyhow::ensure;
use serde_json::json;
use suffrage_engine::explore::{End, Finding, Holding, Report, Search, Standings};
use suffrage_session::{self as session, model::LogLine};
use suffrage_text::listing::Listings;

/// `name` is given if several scenarios are checked.
pub(super) fn write(name: Option<&str>, checked: Checked<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Checked { scenario, question, answer, expects, took, .. } = checked;
    let report = &answer.report;
    let seated = scenario.seating();
    let mut all = search_fields(scenario, question, report, took);
    all["runs"] = json!(report.runs);
    all["repeatable"] = json!(answer.repeatable());
    all["properties"] = report.findings.iter().map(|finding| property(checked, finding)).collect();
    let listings = Listings::new(Language::English, true);
    let lines = lines_not_executed(&listings, scenario, report).into_iter();
    all["not_obeyed"] = lines.map(|line| json!(line.steps)).collect();
    all["ends"] = report.ends.iter().map(|end| ending(&seated, end)).collect();
    if expects {
        all["as_expected"] = match answer.verdict(expects) {
            Status::Undecided => Value::Null,
            verdict => json!(verdict == Status::Holds),
        };
        all["unlike"] = json!(answer.contradictions);
    }
    if let Some(name) = name {
        all["scenario"] = json!(name);
    }
    writeln!(out, "{all}")
}

pub(super) fn search_fields(scenario: &Scenario, question: &Question, report: &Report, took: Duration) -> Value {
    let seconds = took.as_secs_f64();
    json!({
        "version": 1,
        "protocol": scenario.protocol().name(),
        "variant": scenario.variant.name(),
        "asynchronous": question.check.asynchronous,
        "states": report.states,
        "transitions": report.transitions,
        "depth": report.depth,
        "complete": report.is_complete,
        "cut": report.is_cut,
        "seconds": seconds,
        "memory": report.bytes,
        "states_per_second": (report.states as f64 / seconds.max(1e-9)) as u64,
    })
}

fn property(checked: Checked<'_>, finding: &Finding) -> Value {
    let name = finding.property.name();
    match &finding.holding {
        Holding::Holds => {
            let basis = Basis::of(finding.property, &checked.answer.report, checked.scenario, &checked.question.check);
            json!({ "name": name, "status": "holds", "judged": basis })
        }
        Holding::Undecided { within } => json!({ "name": name, "status": "undecided", "within": within }),
        Holding::Violated(breaking) => {
            let mut violated = json!({ "name": name, "status": "violated", "steps": breaking.steps });
            if breaking.round > 0 {
                violated["round"] = json!(breaking.round);
            }
            if let Some((_, run)) = checked.counterexamples.iter().find(|(broken, _)| *broken == name) {
                violated["story"] = told(checked.texts, run);
            }
            violated
        }
    }
}

pub(super) fn told(texts: &Texts, found: &Scenario) -> Value {
    let texts = &texts.of_run(session::is_anonymous(found));
    let line = |line: &LogLine| {
        let mut told = json!({ "tick": line.tick, "told": text::sentence(texts, line) });
        if let Some((from, to)) = line.route {
            (told["from"], told["to"]) = (json!(from), json!(to));
        }
        told
    };
    story(found).iter().map(line).collect()
}

fn ending(seated: &[Id], end: &End) -> Value {
    let End { standings: Standings(standings), states, steps } = end;
    let process = |(id, standing): (&Id, &Option<Option<Cell>>)| match standing {
        None => json!({ "id": id, "up": false }),
        Some(cell) => json!({ "id": id, "up": true, "elected": cell }),
    };
    json!({ "states": states, "steps": steps, "processes": seated.iter().zip(standings).map(process).collect::<Vec<_>>() })
}

const MOST_DRAWN: u64 = 2_000;

type GraphForm = (u64, fn(&mut Search, &Report) -> String);

/// The format of a graph: Graphviz for a `.dot` file, the Aldebaran format of CADP and mCRL2 for an `.aut` file.
pub(super) fn graph_form(file: &OsStr) -> Result<GraphForm, Remark> {
    match Path::new(file).extension().and_then(OsStr::to_str) {
        Some("dot") => Ok((MOST_DRAWN, dot)),
        Some("aut") => Ok((u64::MAX, aut)),
        _ => Err(ids::CheckBadGraph { file: file.display().to_string() }.into()),
    }
}

pub(super) fn write_graph(texts: &Texts, file: &OsStr, search: &mut Search, report: &Report) -> anyhow::Result<()> {
    let (most, graph) = graph_form(file).map_err(|fault| refused(texts, fault))?;
    let states = report.states;
    ensure!(states <= most, refused(texts, ids::CheckGraphTooLarge { states, most }));
    save::replace(Path::new(file), graph(search, report)).map_err(|reason| refused(texts, reason))
}

fn dot(search: &mut Search, report: &Report) -> String {
    let way = report.shortest().map(|(property, _)| search.states_to_breach(property)).unwrap_or_default();
    let mut text = String::from("digraph states {\n  node [shape = circle];\n");
    // Writing to a string cannot fail.
    for first in 0..search.beginnings() {
        _ = writeln!(text, "  {first} [shape = doublecircle];");
    }
    for state in &way {
        _ = writeln!(text, "  {state} [color = red];");
    }
    let mut coloured = vec![false; way.len()];
    search.steps(&mut |from, label, to| {
        let place = way.windows(2).position(|pair| pair == [from, to]).filter(|&place| !coloured[place]);
        if let Some(place) = place {
            coloured[place] = true;
        }
        let red = if place.is_some() { ", color = red" } else { "" };
        _ = writeln!(text, "  {from} -> {to} [label = \"{label}\"{red}];");
    });
    text.push_str("}\n");
    text
}

/// The format allows only one initial state, so if there are several, an extra state leads to each.
fn aut(search: &mut Search, report: &Report) -> String {
    let beginnings = search.beginnings();
    let before = u32::from(beginnings != 1);
    let (mut edges, mut count) = (String::new(), 0_u64);
    if before == 1 {
        for first in 0..beginnings {
            count += 1;
            _ = writeln!(edges, "(0, \"begin\", {})", first + before);
        }
    }
    search.steps(&mut |from, label, to| {
        count += 1;
        _ = writeln!(edges, "({}, \"{label}\", {})", from + before, to + before);
    });
    format!("des (0, {count}, {})\n{edges}", report.states + u64::from(before))
}
