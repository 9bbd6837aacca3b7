//! The result of a run for people: aligned, short also where the run is large.

use std::{cmp::Reverse, collections::BTreeMap, io, io::Write};

use super::FinishedRun;
use serde_json::Value as Json;
use suffrage_engine::engine::{Counts, FinalCell, Finished, Summary};
use suffrage_engine::property::{Property, Status};
use suffrage_engine::protocol::{Cell, Id, Strip, Ticks};
use suffrage_scenario::{Scenario, report::Judged};
use suffrage_session as session;
use suffrage_text::{Texts, ids, visible::visible};
use suffrage_view::words;
use unicode_width::UnicodeWidthStr;

/// Of more processes than these, the first and the last are shown.
const MOST_SHOWN: usize = 24;
const FIRST: usize = 12;
const LAST: usize = 4;
const MOST_LEADERS: usize = 4;
/// A list or a table of a state that takes more columns is shown as the number of its items: JSON has them.
const LONGEST_FIELD: usize = 60;

pub(crate) fn write(run: FinishedRun<'_>, out: &mut dyn Write) -> io::Result<()> {
    let FinishedRun { texts, scenario, finished, judged } = run;
    head(texts, scenario, finished, out)?;
    processes(texts, finished, scenario, out)?;
    messages(texts, &finished.summary().counts, out)?;
    properties(texts, finished.summary(), out)?;
    figures(texts, finished.summary(), out)?;
    if !judged.is_empty() {
        expectations(texts, judged, out)?;
    }
    writeln!(out, "\n{} {:016x}", texts.say(ids::CLI_DIGEST), finished.summary().digest)
}

fn head(texts: &Texts, scenario: &Scenario, finished: &Finished, out: &mut dyn Write) -> io::Result<()> {
    let title = visible(scenario.title.in_language(texts.language().code()));
    if !title.is_empty() {
        writeln!(out, "{title}")?;
    }
    let (protocol, variant) = (scenario.protocol().name(), scenario.variant.name());
    let topology = texts.say(words::topology(scenario.protocol().entry().topology));
    let (count, seed) = (scenario.count() as u64, scenario.seed.to_string());
    writeln!(out, "{}", texts.say(ids::CliRunLine { protocol, variant, topology, count, seed }))?;
    let summary = finished.summary();
    let tick = summary.tick;
    let end = match session::stopped(summary) {
        Some(stopped) => texts.with_groups().remark(&stopped),
        None if summary.quiet => texts.say(ids::CliQuiet { tick }),
        None => texts.say(ids::CliNotQuiet { tick }),
    };
    let change = match (scenario.protocol().entry().strip, summary.last_change) {
        (Strip::Leaders, 0) => texts.say(ids::CLI_NO_CHANGE),
        (Strip::Leaders, tick) => texts.say(ids::CliLastChange { tick }),
        (Strip::Groups, 0) => texts.say(ids::CLI_NO_SUPER_PEER),
        (Strip::Groups, tick) => texts.say(ids::CliLastServed { tick }),
        (Strip::Decisions | Strip::Progress, 0) => texts.say(ids::CLI_NO_DECISION),
        (Strip::Decisions | Strip::Progress, tick) => texts.say(ids::CliLastDecision { tick }),
    };
    writeln!(out, "{end} · {change}\n")
}

fn processes(texts: &Texts, finished: &Finished, scenario: &Scenario, out: &mut dyn Write) -> io::Result<()> {
    let count = scenario.count();
    let cell = match scenario.protocol().entry().strip {
        Strip::Leaders | Strip::Groups => ids::CLI_ELECTED,
        Strip::Decisions => ids::CLI_DECIDED,
        Strip::Progress => ids::CLI_PROGRESS,
    };
    let shown = |positions: std::ops::Range<usize>| positions.map(|position| row(texts, finished, position));
    let mut rows =
        vec![[ids::CLI_POSITION, ids::CLI_ID, ids::CLI_STATE, cell, ids::CLI_FIELDS].map(|id| texts.say(id))];
    let cut = count > MOST_SHOWN;
    rows.extend(shown(0..if cut { FIRST } else { count }));
    if cut {
        rows.extend(shown(count - LAST..count));
    }
    let widths: [usize; 5] =
        std::array::from_fn(|column| rows.iter().map(|row| row[column].width()).max().unwrap_or_default());
    for (index, row) in rows.iter().enumerate() {
        if cut && index == FIRST + 1 {
            let left_out = ids::CliMoreProcesses { count: (count - FIRST - LAST) as u64 };
            writeln!(out, "  {}", texts.say(left_out))?;
        }
        let [position, id, state, elected, fields] = row;
        let line = format!(
            "  {}{position}  {}{id}  {state}{}  {}{elected}  {fields}",
            gap(widths[0], position),
            gap(widths[1], id),
            gap(widths[2], state),
            gap(widths[3], elected),
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    match scenario.protocol().entry().strip {
        Strip::Groups => groups(texts, finished, count, out),
        Strip::Leaders | Strip::Decisions | Strip::Progress if cut => strip(texts, finished, count, out),
        Strip::Leaders | Strip::Decisions | Strip::Progress => Ok(()),
    }
}

fn groups(texts: &Texts, finished: &Finished, count: usize, out: &mut dyn Write) -> io::Result<()> {
    let (mut leaders, mut open) = (0_u64, 0_u64);
    let mut served: BTreeMap<Id, u64> = BTreeMap::new();
    for cell in (0..count).map(|position| finished.cell(position)).filter(|cell| cell.up) {
        match cell.follows {
            None => open += 1,
            Some(leader) if leader == cell.id => leaders += 1,
            Some(leader) => *served.entry(leader).or_default() += 1,
        }
    }
    let largest = served.values().copied().max().unwrap_or(0);
    let said = match served.values().sum::<u64>() {
        0 if leaders == 0 => texts.say(ids::SCREEN_VERDICT_NO_GROUPS),
        served => texts.say(ids::ScreenVerdictGroups { leaders, served, open, largest }),
    };
    writeln!(out, "\n{said}")
}

/// Who is held as leader by how many, where the table does not show all cells.
fn strip(texts: &Texts, finished: &Finished, count: usize, out: &mut dyn Write) -> io::Result<()> {
    let mut up = 0_u64;
    let mut held: BTreeMap<Option<Cell>, u64> = BTreeMap::new();
    for position in 0..count {
        let FinalCell { up: is_up, elected, .. } = finished.cell(position);
        if is_up {
            up += 1;
            *held.entry(elected).or_default() += 1;
        }
    }
    let mut held: Vec<_> = held.into_iter().collect();
    held.sort_by_key(|(leader, holders)| (Reverse(*holders), *leader));
    for (leader, holders) in held.into_iter().take(MOST_LEADERS) {
        let leader = texts.cell(leader);
        writeln!(out, "  {}", texts.say(ids::CliHeldBy { leader, count: holders, up }))?;
    }
    Ok(())
}

fn gap(width: usize, cell: &str) -> String {
    " ".repeat(width.saturating_sub(cell.width()))
}

fn row(texts: &Texts, finished: &Finished, position: usize) -> [String; 5] {
    let process = finished.cell(position);
    let elected = texts.cell(process.elected);
    let state = texts.say(if process.up { ids::CLI_UP } else { ids::CLI_DOWN });
    let fields = match &finished.world.state(position as u32) {
        Json::Object(fields) if process.up => {
            // The cell of `elected` has a column of its own.
            let fields = fields.iter().filter(|(name, _)| *name != "elected").map(|(name, value)| {
                let whole = match value {
                    Json::String(word) => word.clone(),
                    value => value.to_string(),
                };
                match value {
                    Json::Array(items) if whole.width() > LONGEST_FIELD => format!("{name}=[… {}]", items.len()),
                    Json::Object(items) if whole.width() > LONGEST_FIELD => format!("{name}={{… {}}}", items.len()),
                    _ => format!("{name}={whole}"),
                }
            });
            fields.collect::<Vec<_>>().join(" ")
        }
        _ => String::new(),
    };
    [position.to_string(), texts.name(process.id), state, elected, fields]
}

fn messages(texts: &Texts, counts: &Counts, out: &mut dyn Write) -> io::Result<()> {
    let Counts { sent, delivered, lost, in_flight: flight, .. } = *counts;
    let totals = ids::CliMessageTotals { sent, delivered, lost, flight };
    writeln!(out, "\n{}", texts.say(ids::CLI_MESSAGES))?;
    write!(out, "  {}", texts.say(totals))?;
    if counts.duplicated > 0 {
        write!(out, ", {}", texts.say(ids::CliDuplicated { count: counts.duplicated }))?;
    }
    writeln!(out)?;
    let width = counts.by_kind.iter().map(|(kind, _)| kind.width()).max().unwrap_or_default();
    let digits = counts.by_kind.iter().map(|(_, count)| count.to_string().len()).max().unwrap_or_default();
    for (kind, count) in &counts.by_kind {
        writeln!(out, "  {kind:width$}  {count:>digits$}")?;
    }
    Ok(())
}

/// How a property stands at the end of a run, with its sign.
pub(crate) fn status(texts: &Texts, property: &Property, end: Ticks) -> (char, String) {
    match (property.status, property.tick) {
        (Status::Holds, Some(tick)) => {
            ('✓', texts.say(ids::CliHoldsAgain { again: property.again.unwrap_or(end), tick }))
        }
        (Status::Holds, None) => ('✓', texts.say(ids::CLI_HOLDS)),
        (Status::Violated, tick) => ('✗', texts.say(ids::CliViolated { tick: tick.unwrap_or(end) })),
        (Status::Undecided, Some(tick)) => ('?', texts.say(ids::CliUndecidedAgain { now: end, tick })),
        (Status::Undecided, None) => ('?', texts.say(ids::CliUndecided { tick: end })),
    }
}

fn properties(texts: &Texts, summary: &Summary, out: &mut dyn Write) -> io::Result<()> {
    let properties = &summary.properties;
    writeln!(out, "\n{}", texts.say(ids::CLI_PROPERTIES))?;
    let width = properties.iter().map(|property| property.name.width()).max().unwrap_or_default();
    for property in properties {
        let (sign, status) = status(texts, property, summary.tick);
        let why = property.why.as_ref().map(|why| format!(": {}", texts.remark(why))).unwrap_or_default();
        writeln!(out, "  {sign} {:width$}  {status}{why}", property.name)?;
    }
    Ok(())
}

fn figures(texts: &Texts, summary: &Summary, out: &mut dyn Write) -> io::Result<()> {
    if summary.figures.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}", texts.say(ids::CLI_FIGURES))?;
    let figures: Vec<(String, String)> = summary.figures.iter().map(|figure| texts.figure(figure)).collect();
    let width = figures.iter().map(|(name, _)| name.width()).max().unwrap_or_default();
    figures.iter().try_for_each(|(name, value)| writeln!(out, "  {name}{}  {value}", " ".repeat(width - name.width())))
}

fn expectations(texts: &Texts, judged: &[Judged], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{}", texts.say(ids::CLI_EXPECTATIONS))?;
    let width = judged.iter().map(|judged| judged.name.width()).max().unwrap_or_default();
    for judged in judged {
        let expected = texts.remark(&judged.expected);
        if judged.met {
            writeln!(out, "  ✓ {:width$}  {expected}", judged.name)?;
            continue;
        }
        let labels = [texts.say(ids::CLI_EXPECTED), texts.say(ids::CLI_CAME)];
        let label = labels.iter().map(|label| label.width()).max().unwrap_or_default();
        writeln!(out, "  ✗ {:width$}  {}{} {expected}", judged.name, labels[0], gap(label, &labels[0]))?;
        let came = texts.remark(&judged.came);
        writeln!(out, "    {:width$}  {}{} {came}", "", labels[1], gap(label, &labels[1]))?;
    }
    Ok(())
}
