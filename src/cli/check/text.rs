//! The answer of a check for people.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use crate::check::{budgets, story, unit};
use crate::explore::{End, Finding, Holding, Report, Runs, Standings};
use crate::protocol::{Cell, Id, PropertyId, Strip};
use crate::scenario::Scenario;
use crate::scenario::check::Check;
use crate::session;
use crate::text::{Texts, ids};

use super::checked::Checked;

/// The most ends that are listed.
const MOST_ENDS: usize = 20;

pub(super) fn write(checked: Checked<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Checked { texts, scenario, question, answer, expects, took, .. } = checked;
    let report = &answer.report;
    head(texts, scenario, &question.check, out)?;
    cost(texts, &question.check, report, took.as_secs_f64(), out)?;
    if !report.is_complete {
        writeln!(out, "  {}", texts.say(ids::CHECK_INCOMPLETE))?;
    }
    writeln!(out)?;
    properties(checked, out)?;
    writeln!(out, "\n{}: {}", texts.say(ids::CHECK_RUNS), runs(texts, report.runs))?;
    ends(checked, &scenario.seating(), out)?;
    stories(checked, out)?;
    if expects {
        writeln!(out)?;
        if answer.unlike.is_empty() {
            writeln!(out, "{}", texts.say(ids::CHECK_AS_FILE))?;
        }
        for unlike in &answer.unlike {
            writeln!(out, "{}", texts.say(ids::CheckUnlikeFile { what: texts.remark(unlike) }))?;
        }
    }
    Ok(())
}

/// What is asked.
pub(super) fn head(texts: &Texts, scenario: &Scenario, check: &Check, out: &mut dyn Write) -> io::Result<()> {
    let (protocol, variant, n) = (scenario.protocol().name(), scenario.variant.name(), scenario.count() as u64);
    writeln!(out, "{}", texts.say(ids::CliCheckLine { protocol, variant, count: n }))?;
    writeln!(out, "{}", budgets(texts, scenario, check).join(" · "))?;
    writeln!(out)
}

/// What was visited, and what it cost.
pub(super) fn cost(texts: &Texts, check: &Check, report: &Report, seconds: f64, out: &mut dyn Write) -> io::Result<()> {
    let Report { states, transitions, depth, .. } = *report;
    let visited = ids::CheckVisited { states, transitions, depth: u64::from(depth), unit: unit(check) };
    writeln!(out, "  {}", texts.say(visited))?;
    let (speed, memory) = (report.states as f64 / seconds.max(1e-9), memory(report.bytes));
    let cost = ids::CheckCost { seconds: format!("{seconds:.2}"), memory, speed: texts.number(speed as u64) };
    writeln!(out, "  {}", texts.say(cost))
}

/// The shortest run that violates each property, as its log tells it.
fn stories(checked: Checked<'_>, out: &mut dyn Write) -> io::Result<()> {
    let texts = &checked.texts.of_run(session::is_anonymous(checked.scenario));
    for (index, (name, counterexample)) in checked.counterexamples.iter().enumerate() {
        let is_alike = |(_, before): &(&str, Scenario)| {
            (&before.events, &before.choices) == (&counterexample.events, &counterexample.choices)
        };
        if checked.counterexamples[..index].iter().any(is_alike) {
            writeln!(out, "\n{}", texts.say(ids::CheckSameStory { name: *name }))?;
            continue;
        }
        writeln!(out, "\n{}", texts.say(ids::CheckStory { name: *name }))?;
        told(texts, counterexample, out)?;
    }
    Ok(())
}

/// A run that was found, as its log tells it.
pub(super) fn told(texts: &Texts, found: &Scenario, out: &mut dyn Write) -> io::Result<()> {
    let texts = &texts.of_run(session::is_anonymous(found));
    let told = story(found);
    let tick = told.lines.iter().map(|line| line.tick.to_string().width()).max().unwrap_or_default();
    let mut before = None;
    for line in &told.lines {
        let when = if before == Some(line.tick) { String::new() } else { line.tick.to_string() };
        before = Some(line.tick);
        let route = line.route.map(|(from, to)| format!("{from} → {to}  ")).unwrap_or_default();
        let told = std::iter::once(&line.full).chain(&line.more).map(|said| texts.remark(said)).collect::<Vec<_>>();
        writeln!(out, "  {when:>tick$}  {route}{}", told.join("; "))?;
    }
    Ok(())
}

/// In bytes, as people write it.
pub(super) fn memory(bytes: u64) -> String {
    let units = [("GB", 1e9), ("MB", 1e6), ("kB", 1e3)];
    let unit = units.into_iter().find(|(_, size)| bytes as f64 >= *size);
    unit.map_or_else(|| format!("{bytes} B"), |(unit, size)| format!("{:.1} {unit}", bytes as f64 / size))
}

fn properties(checked: Checked<'_>, out: &mut dyn Write) -> io::Result<()> {
    let (texts, report) = (checked.texts, &checked.answer.report);
    writeln!(out, "{}", texts.say(ids::CHECK_PROPERTIES))?;
    let width = report.findings.iter().map(|finding| finding.property.name().width()).max().unwrap_or_default();
    for finding in &report.findings {
        let name = finding.property.name();
        writeln!(out, "  {name:width$}  {}", holding(checked, finding))?;
    }
    Ok(())
}

fn holding(checked: Checked<'_>, finding: &Finding) -> String {
    let (texts, report, unit) = (checked.texts, &checked.answer.report, unit(&checked.question.check));
    let is_at_rest = is_at_rest(finding.property, checked.scenario.protocol().entry().strip);
    match &finding.holding {
        Holding::Holds if is_at_rest && !report.rests => texts.say(ids::CHECK_NOT_JUDGED),
        Holding::Holds if report.is_cut => texts.say(ids::CHECK_HOLDS_BOUNDED),
        Holding::Holds if is_at_rest => texts.say(ids::CHECK_HOLDS_AT_REST),
        Holding::Holds => texts.say(ids::CHECK_HOLDS),
        Holding::Undecided { within } => {
            texts.say(ids::CheckUndecided { steps: u64::from(*within), unit, states: texts.number(report.states) })
        }
        Holding::Violated(breaking) if breaking.round > 0 => {
            let (steps, round) = (u64::from(breaking.steps - breaking.round), u64::from(breaking.round));
            texts.say(ids::CheckViolatedRound { steps, round })
        }
        Holding::Violated(breaking) => texts.say(ids::CheckViolated { steps: u64::from(breaking.steps), unit }),
    }
}

/// Whether a property is judged where nothing is under way.
fn is_at_rest(property: PropertyId, strip: Strip) -> bool {
    match property {
        PropertyId::Agreement => strip.is_of_leaders(),
        PropertyId::Highest
        | PropertyId::Termination
        | PropertyId::Safety
        | PropertyId::Served
        | PropertyId::Responsible
        | PropertyId::Share => true,
        PropertyId::OneLeader
        | PropertyId::OneLeaderPerTerm
        | PropertyId::Validity
        | PropertyId::Integrity
        | PropertyId::ChosenOnce
        | PropertyId::PromiseKept
        | PropertyId::Prefix
        | PropertyId::Load => false,
    }
}

fn runs(texts: &Texts, runs: Runs) -> String {
    texts.say(match runs {
        Runs::End => ids::CHECK_RUNS_END,
        Runs::EndWithinBounds => ids::CHECK_RUNS_END_BOUNDED,
        Runs::GoOnUnfairly => ids::CHECK_RUNS_UNFAIR,
        Runs::WithProbabilityOne => ids::CHECK_RUNS_PROBABILITY_ONE,
        Runs::GoOn => ids::CHECK_RUNS_GO_ON,
        Runs::Undecided => ids::CHECK_RUNS_UNDECIDED,
    })
}

fn ends(checked: Checked<'_>, seated: &[Id], out: &mut dyn Write) -> io::Result<()> {
    let (texts, report) = (checked.texts, &checked.answer.report);
    if report.ends.is_empty() {
        return writeln!(out, "{}: {}", texts.say(ids::CHECK_ENDS), texts.say(ids::CHECK_NO_END));
    }
    writeln!(out, "{}", texts.say(ids::CHECK_ENDS))?;
    let named: Vec<String> = report.ends.iter().take(MOST_ENDS).map(|end| standings(texts, seated, &end.standings)).collect();
    let width = named.iter().map(|name| name.width()).max().unwrap_or_default();
    for (name, End { states, steps, .. }) in named.iter().zip(&report.ends) {
        let pad = " ".repeat(width - name.width());
        let told =
            texts.say(ids::CheckEndStates { states: *states, steps: u64::from(*steps), unit: unit(&checked.question.check) });
        writeln!(out, "  {name}{pad}  {told}")?;
    }
    let more = report.ends.len().saturating_sub(MOST_ENDS) as u64;
    if more > 0 {
        writeln!(out, "  {}", texts.say(ids::CheckMoreEnds { count: more }))?;
    }
    Ok(())
}

/// `3`, `2 (3 crashed)`, or the cells by position where they differ.
pub(super) fn standings(texts: &Texts, seated: &[Id], Standings(standings): &Standings) -> String {
    let live: Vec<Option<Cell>> = standings.iter().copied().flatten().collect();
    let cell = |cell: Option<Cell>| cell.map_or_else(|| "@".to_owned(), |cell| cell.to_string());
    let are_alike = live.windows(2).all(|pair| pair[0] == pair[1]);
    let held = match live.first() {
        None => "-".to_owned(),
        Some(first) if are_alike => cell(*first),
        Some(_) => {
            let cells = standings.iter().map(|standing| standing.map_or_else(|| "✗".to_owned(), cell));
            format!("[{}]", cells.collect::<Vec<_>>().join(" "))
        }
    };
    let down: Vec<Id> = seated.iter().zip(standings).filter(|(_, standing)| standing.is_none()).map(|(id, _)| *id).collect();
    if down.is_empty() { held } else { texts.say(ids::CheckEndDown { held, ids: down }) }
}
