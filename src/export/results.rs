//! The result of a run: for people (`text`), and for programs as JSON, whose shape is a contract (docs/scenarios.md).

pub(crate) mod text;

use std::io::{self, Write};

use serde::{Serialize, ser::SerializeMap, ser::Serializer};
use suffrage_engine::protocol::{Cell, Figure, Id, Remark, Ticks};
use suffrage_engine::{engine::Counts, engine::FinalCell, engine::Finished, property::Property, property::Status};
use suffrage_scenario::{Scenario, report::Judged};
use suffrage_text::{Texts, ids};

#[derive(Clone, Copy)]
pub struct FinishedRun<'a> {
    pub texts: &'a Texts,
    pub scenario: &'a Scenario,
    pub finished: &'a Finished,
    pub judged: &'a [Judged],
}

/// Writes a line, a run process by process, so that a million of them are never all in memory.
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
        map.serialize_entry("variant", scenario.variant.name())?;
        map.serialize_entry("seed", &scenario.seed)?;
        map.serialize_entry("tick", &summary.tick)?;
        map.serialize_entry("quiet", &summary.quiet)?;
        if let Some(excess) = summary.excess {
            map.serialize_entry("stopped", excess.name())?;
        }
        map.serialize_entry("last_change", &summary.last_change)?;
        map.serialize_entry("processes", &ProcessList { finished: self.finished, count: scenario.count() })?;
        let Counts { sent, delivered, lost, in_flight, duplicated, by_kind, .. } = &summary.counts;
        let (sent, delivered, lost, in_flight, duplicated) = (*sent, *delivered, *lost, *in_flight, *duplicated);
        map.serialize_entry("messages", &Messages { sent, delivered, lost, in_flight, duplicated, by_kind })?;
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

/// By name, without what all names begin with; null where there is nothing to measure.
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
            state: serde_json::Value,
        }
        serializer.collect_seq((0..self.count).map(|position| {
            let FinalCell { id, up, elected, .. } = self.finished.cell(position);
            ProcessEntry { position, id, up, elected, state: self.finished.world.state(position as u32) }
        }))
    }
}

#[derive(Serialize)]
struct Messages<'a> {
    sent: u64,
    delivered: u64,
    lost: u64,
    in_flight: u64,
    duplicated: u64,
    #[serde(serialize_with = "by_kind")]
    by_kind: &'a [(&'static str, u64)],
}

fn by_kind<S: Serializer>(kinds: &&[(&'static str, u64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(kinds.iter().copied())
}

/// A property that holds has no tick, processes or reason; an undecided one nothing of an earlier rest.
#[derive(Serialize)]
struct PropertyEntry<'a> {
    name: &'static str,
    status: &'static str,
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
        let why = if violated { property.why.clone() } else { Some(Remark::from(ids::PROPERTY_UNDECIDED)) };
        Self {
            name: property.name,
            status: match property.status {
                Status::Holds => "holds",
                Status::Violated => "violated",
                Status::Undecided => "undecided",
            },
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
