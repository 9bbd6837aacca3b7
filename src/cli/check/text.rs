//! Writes the answer of a check as text.

use std::io::{self, Write};

use super::Checked;
use crate::check::{Answer, Basis, budgets, lines_not_executed, story, unit};
use crate::cli::prelude::*;
use suffrage_engine::explore::{End, Finding, Holding, Report, Runs, Standings};
use suffrage_engine::{property::titled, protocol::Value};
use suffrage_scenario::check::Check;
use suffrage_session::{self as session, model::LogLine};
use suffrage_text::listing::Listings;
use suffrage_view::wrapped;

const MOST_ENDS: usize = 20;
const NBSP: &str = "\u{a0}";

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
    verdict(checked, out)?;
    writeln!(out, "\n{}: {}", texts.say(ids::CHECK_RUNS), runs(texts, report.runs))?;
    ends(checked, &scenario.seating(), out)?;
    not_obeyed(checked, out)?;
    stories(checked, out)?;
    if expects {
        writeln!(out)?;
        if answer.contradictions.is_empty() {
            let as_file = if answer.is_open { ids::CHECK_AS_FILE_UNDECIDED } else { ids::CHECK_AS_FILE };
            writeln!(out, "{}", texts.say(as_file))?;
        }
        for contradiction in &answer.contradictions {
            let what = texts.remark(&contradiction.describe(unit(&question.check)));
            writeln!(out, "{}", texts.say(ids::CheckUnlikeFile { what }))?;
        }
    }
    Ok(())
}

fn not_obeyed(Checked { texts, scenario, answer, .. }: Checked<'_>, out: &mut dyn Write) -> io::Result<()> {
    let listings = Listings::new(texts.language(), false);
    let lines = lines_not_executed(&listings, scenario, &answer.report);
    if lines.is_empty() {
        return Ok(());
    }
    let is_cut = answer.report.is_cut;
    writeln!(out, "{}", texts.say(if is_cut { ids::CHECK_NOT_OBEYED_BOUNDED } else { ids::CHECK_NOT_OBEYED }))?;
    lines.into_iter().try_for_each(|line| {
        let number = line.number.map_or_else(String::new, |number| format!("{number:>3}  "));
        writeln!(out, "  {number}{}", line.text())
    })
}

pub(super) fn write_one(name: &'static str, checked: Checked<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Checked { texts, question, answer, expects, took, .. } = checked;
    let states = answer.report.states;
    let said = match answer.verdict(expects) {
        Status::Holds => ids::CliCheckOneWell { name, states, seconds: format!("{:.2}", took.as_secs_f64()) }.into(),
        Status::Violated => {
            let all = answer.contradictions.iter().map(|one| texts.remark(&one.describe(unit(&question.check))));
            Remark::from(ids::CliCheckOneUnlike { name, what: all.collect::<Vec<_>>().join("; ") })
        }
        Status::Undecided => ids::CliCheckOneUndecided { name, states }.into(),
    };
    writeln!(out, "{}", texts.say(said))
}

pub(super) fn head(texts: &Texts, scenario: &Scenario, check: &Check, out: &mut dyn Write) -> io::Result<()> {
    let (protocol, variant, n) = (scenario.protocol().name(), scenario.variant.name(), scenario.count() as u64);
    writeln!(out, "{}", texts.say(ids::CliCheckLine { protocol, variant, count: n }))?;
    writeln!(out, "{}", budgets(texts, scenario, check).join(" · "))?;
    writeln!(out)
}

pub(super) fn cost(texts: &Texts, check: &Check, report: &Report, seconds: f64, out: &mut dyn Write) -> io::Result<()> {
    let Report { states, transitions, depth, .. } = *report;
    let visited = ids::CheckVisited { states, transitions, depth: u64::from(depth), unit: unit(check) };
    writeln!(out, "  {}", texts.say(visited))?;
    let (speed, memory) = (report.states as f64 / seconds.max(1e-9), memory(report.bytes));
    let cost = ids::CheckCost { seconds: format!("{seconds:.2}"), memory, speed: speed as u64 };
    writeln!(out, "  {}", texts.say(cost))
}

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
        write_log(texts, counterexample, out)?;
    }
    Ok(())
}

pub(super) fn write_log(texts: &Texts, found: &Scenario, out: &mut dyn Write) -> io::Result<()> {
    let texts = &texts.of_run(session::is_anonymous(found));
    let lines = story(found);
    let tick = lines.iter().map(|line| texts.number(line.tick).width()).max().unwrap_or_default();
    let room =
        output::columns(&io::stdout()).map_or(usize::MAX, |columns| usize::from(columns).saturating_sub(tick + 4));
    let mut before = None;
    for line in &lines {
        let mut when = if before == Some(line.tick) { String::new() } else { texts.number(line.tick) };
        before = Some(line.tick);
        let route = line.route.map(|(from, to)| format!("{from} → {to}  ").replace(' ', NBSP)).unwrap_or_default();
        for row in wrapped(&format!("{route}{}", sentence(texts, line)), room) {
            writeln!(out, "  {when:>tick$}  {}", row.replace(NBSP, " "))?;
            when.clear();
        }
    }
    Ok(())
}

pub(super) fn sentence(texts: &Texts, line: &LogLine) -> String {
    let told = std::iter::once(&line.full).chain(&line.more).map(|said| texts.remark(&as_in_files(said)));
    told.collect::<Vec<_>>().join("; ")
}

fn as_in_files(said: &Remark) -> Remark {
    let called = |value: &Value| titled(value).map_or_else(|| value.clone(), Value::Name);
    Remark { key: said.key, values: said.values.iter().map(|(name, value)| (*name, called(value))).collect() }
}

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
    let Checked { texts, scenario, question, answer, .. } = checked;
    let (report, unit) = (&answer.report, unit(&question.check));
    match &finding.holding {
        Holding::Holds => {
            texts.say(match (Basis::of(finding.property, report, scenario, &question.check), report.is_cut) {
                (Basis::NothingBegan, _) => ids::CHECK_NOTHING_BEGAN,
                (Basis::Nothing, false) => ids::CHECK_NOT_JUDGED,
                (Basis::Nothing, true) => ids::CHECK_NOT_JUDGED_BOUNDED,
                (Basis::EveryRest, false) => ids::CHECK_HOLDS_AT_REST,
                (Basis::EveryRest, true) => ids::CHECK_HOLDS_AT_REST_BOUNDED,
                (Basis::EveryRestAndRun, _) => ids::CHECK_HOLDS_TERMINATION_BOUNDED,
                (Basis::EveryRun, _) => ids::CHECK_RUNS_END_BOUNDED,
                (Basis::EveryState, false) => ids::CHECK_HOLDS,
                (Basis::EveryState, true) => ids::CHECK_HOLDS_BOUNDED,
            })
        }
        Holding::Undecided { within } => {
            texts.say(ids::CheckUndecided { steps: u64::from(*within), unit, states: report.states })
        }
        Holding::Violated(breaking) if breaking.round > 0 => {
            let (steps, round) = (u64::from(breaking.steps - breaking.round), u64::from(breaking.round));
            texts.say(ids::CheckViolatedRound { steps, round })
        }
        Holding::Violated(breaking) => texts.say(ids::CheckViolated { steps: u64::from(breaking.steps), unit }),
    }
}

fn verdict(checked: Checked<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Checked { texts, scenario, question, answer, .. } = checked;
    let holds = |finding: &&Finding| {
        matches!(finding.holding, Holding::Holds)
            && !Basis::of(finding.property, &answer.report, scenario, &question.check).is_empty()
    };
    let held: Vec<&str> = answer.report.findings.iter().filter(holds).map(|finding| finding.property.name()).collect();
    if held.is_empty() {
        return Ok(());
    }
    let budgets = budgets(texts, scenario, &question.check).join(", ");
    writeln!(out, "\n{}", texts.say(ids::CheckNoRun { budgets, properties: held.join(", ") }))
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

fn alike(texts: &Texts, answer: &Answer) -> String {
    let report = &answer.report;
    let count = report.ends.len() as u64;
    match count {
        0 if !report.is_complete => texts.say(ids::CheckNoEndMet { states: report.states }),
        0 if report.is_cut => texts.say(ids::CHECK_NO_END_BOUNDED),
        0 => texts.say(ids::CHECK_NO_END),
        _ if !report.is_complete => texts.say(ids::CheckEndsSoFar { count }),
        1 if report.is_cut => texts.say(ids::CHECK_ENDS_ALIKE_BOUNDED),
        1 if report.runs == Runs::End => texts.say(ids::CHECK_ENDS_ALIKE),
        1 => texts.say(ids::CHECK_ENDS_ALIKE_SOME),
        _ => texts.say(ids::CheckEndsDiffer { count }),
    }
}

fn ends(checked: Checked<'_>, seated: &[Id], out: &mut dyn Write) -> io::Result<()> {
    let (texts, report) = (checked.texts, &checked.answer.report);
    writeln!(out, "{}: {}", texts.say(ids::CHECK_ENDS), alike(texts, checked.answer))?;
    let named: Vec<String> =
        report.ends.iter().take(MOST_ENDS).map(|end| standings(texts, seated, &end.standings)).collect();
    let width = named.iter().map(|name| name.width()).max().unwrap_or_default();
    for (name, End { states, steps, .. }) in named.iter().zip(&report.ends) {
        let pad = " ".repeat(width - name.width());
        let unit = unit(&checked.question.check);
        let told = texts.say(ids::CheckEndStates { states: *states, steps: u64::from(*steps), unit });
        writeln!(out, "  {name}{pad}  {told}")?;
    }
    let more = report.ends.len().saturating_sub(MOST_ENDS) as u64;
    if more > 0 {
        writeln!(out, "  {}", texts.say(ids::CheckMoreEnds { count: more }))?;
    }
    Ok(())
}

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
    let down: Vec<Id> = seated.iter().zip(standings).filter(|(_, cell)| cell.is_none()).map(|(id, _)| *id).collect();
    if down.is_empty() { held } else { texts.say(ids::CheckEndDown { held, ids: down }) }
}
