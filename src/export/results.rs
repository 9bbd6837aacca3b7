//! Writes the result of a run as text or as JSON; `tests/cli.rs` checks the keys of the JSON.

use std::{cmp::Reverse, collections::BTreeMap, io, io::Write};

use serde::{Serialize, ser::SerializeMap, ser::Serializer};
use serde_json::{Value as Json, json};
use suffrage_engine::engine::{Counts, FinalCell, Finished, Summary};
use suffrage_engine::property::{Property, Repetition, Status};
use suffrage_engine::protocol::{Cell, Figure, Id, Remark, Strip, Ticks};
use suffrage_scenario::{Scenario, program, report::Judged};
use suffrage_session as session;
use suffrage_text::{Texts, ids, visible::visible};
use suffrage_view::words;
use unicode_width::UnicodeWidthStr;

/// If there are more processes than this, the text lists only the first `FIRST` and the last `LAST`.
const MOST_SHOWN: usize = 24;
const FIRST: usize = 12;
const LAST: usize = 4;
const MOST_LEADERS: usize = 4;
/// The maximum width of a list or object, in columns. If it is wider, the text shows only the number of its entries.
const LONGEST_FIELD: usize = 60;

#[derive(Clone, Copy)]
pub(crate) struct FinishedRun<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) scenario: &'a Scenario,
    pub(crate) finished: &'a Finished,
    pub(crate) judged: &'a [Judged],
}

/// Writes process by process, so that a million entries are never in memory together.
pub(crate) fn write_json(result: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, result)?;
    out.write_all(b"\n")
}

impl Serialize for FinishedRun<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (scenario, summary) = (self.scenario, self.finished.summary());
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("version", &1)?;
        map.serialize_entry("title", scenario.title.in_language(self.texts.language().code()))?;
        map.serialize_entry("protocol", scenario.protocol().name())?;
        if let Some(program) = program::fingerprint(scenario.protocol()) {
            map.serialize_entry("program", &program)?;
        }
        map.serialize_entry("variant", scenario.variant.name())?;
        map.serialize_entry("seed", &scenario.seed)?;
        map.serialize_entry("tick", &summary.tick)?;
        map.serialize_entry("quiet", &summary.quiet)?;
        if let Some(Repetition { from, every, .. }) = summary.repeats {
            map.serialize_entry("repeats", &json!({ "from": from, "every": every }))?;
        }
        if let Some(excess) = summary.excess {
            map.serialize_entry("stopped", excess.name())?;
        }
        map.serialize_entry("last_change", &summary.last_change)?;
        map.serialize_entry("processes", &ProcessList { finished: self.finished, count: scenario.count() })?;
        map.serialize_entry("messages", &summary.counts)?;
        let properties: Vec<_> =
            summary.properties.iter().map(|property| PropertyEntry::new(self.texts, property, summary.tick)).collect();
        map.serialize_entry("properties", &properties)?;
        if !summary.figures.is_empty() {
            map.serialize_entry("figures", &Figures(&summary.figures))?;
        }
        let expectations: Vec<_> =
            self.judged.iter().map(|judged| ExpectationEntry { name: judged.name, met: judged.met }).collect();
        map.serialize_entry("expectations", &expectations)?;
        map.serialize_entry("digest", &format_args!("{:016x}", summary.digest))?;
        map.end()
    }
}

/// A figure that was not measured is null.
struct Figures<'a>(&'a [Figure]);

impl Serialize for Figures<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = |figure: &Figure| figure.name.trim_start_matches("figure-").replace('-', "_");
        serializer.collect_map(self.0.iter().map(|figure| (name(figure), figure.value)))
    }
}

struct ProcessList<'a> {
    finished: &'a Finished,
    count: usize,
}

impl Serialize for ProcessList<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct ProcessEntry {
            position: usize,
            id: Id,
            up: bool,
            elected: Option<Cell>,
            state: Json,
        }
        serializer.collect_seq((0..self.count).map(|position| {
            let FinalCell { id, up, elected, .. } = self.finished.cell(position);
            ProcessEntry { position, id, up, elected, state: self.finished.world.state(position as u32) }
        }))
    }
}

#[derive(Serialize)]
struct PropertyEntry<'a> {
    name: &'static str,
    status: Status,
    #[serde(skip_serializing_if = "Option::is_none")]
    tick: Option<Ticks>,
    #[serde(skip_serializing_if = "Option::is_none")]
    processes: Option<&'a [Id]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

impl<'a> PropertyEntry<'a> {
    fn new(texts: &Texts, property: &'a Property, now: Ticks) -> Self {
        let (told, violated) = (property.status != Status::Holds, property.status == Status::Violated);
        let open = property.why.clone().filter(|_| property.tick.is_none());
        let why = if violated { property.why.clone() } else { open.or(Some(Remark::from(ids::PROPERTY_UNDECIDED))) };
        Self {
            name: property.name,
            status: property.status,
            tick: told.then(|| property.tick.filter(|_| violated).unwrap_or(now)),
            processes: told.then_some(if violated { &property.processes } else { &[] }),
            why: why.filter(|_| told).map(|why| texts.remark(&why)),
        }
    }
}

#[derive(Serialize)]
struct ExpectationEntry {
    name: &'static str,
    met: bool,
}

pub(crate) fn write_text(run: FinishedRun<'_>, out: &mut dyn Write) -> io::Result<()> {
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
        None => {
            let repeats = summary.repeats.map(|found| format!("; {}", texts.remark(&found.sentence())));
            texts.say(ids::CliNotQuiet { tick }) + &repeats.unwrap_or_default()
        }
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
        let [before, of_id, of_state, of_cell] = [0, 1, 2, 3].map(|column| gap(widths[column], &row[column]));
        let line = format!("  {before}{position}  {of_id}{id}  {state}{of_state}  {of_cell}{elected}  {fields}");
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

/// Writes the most frequent values of `elected`, each with the number of processes that have this value.
fn strip(texts: &Texts, finished: &Finished, count: usize, out: &mut dyn Write) -> io::Result<()> {
    let mut held: BTreeMap<Option<Cell>, u64> = BTreeMap::new();
    for cell in (0..count).map(|position| finished.cell(position)).filter(|cell| cell.up) {
        *held.entry(cell.elected).or_default() += 1;
    }
    let up: u64 = held.values().sum();
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
            // The `elected` cell has its own column.
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
