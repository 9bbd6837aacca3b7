//! What two runs came to, side by side: for people as a table, for programs as JSON.

use std::{collections::BTreeSet, io, io::Write};

use crate::{each_once, export::results::FinishedRun, export::results::status};
use serde::{Serialize, ser::SerializeMap, ser::Serializer};
use suffrage_engine::engine::{Counts, Summary};
use suffrage_engine::protocol::{Cell, Id, Remark, Strip, Ticks};
use suffrage_session as session;
use suffrage_session::difference::{Difference, Doing};
use suffrage_text::{Texts, ids, visible::visible};
use unicode_width::UnicodeWidthStr;

const LEADERS_NAMED: usize = 4;
const GAP: usize = 3;

pub(super) struct Report<'a> {
    pub(super) texts: &'a Texts,
    pub(super) sides: [FinishedRun<'a>; 2],
    pub(super) difference: Option<&'a Difference>,
    /// What could not stay as it was when the right scenario was made.
    pub(super) said: &'a [Remark],
    /// How far the two were compared.
    pub(super) limit: Ticks,
}

/// A row of the table: what it is, and what each run has there.
type Row = (String, [String; 2]);

impl Report<'_> {
    fn both(&self, what: impl Fn(&FinishedRun<'_>) -> String) -> [String; 2] {
        self.sides.each_ref().map(what)
    }

    fn say(&self, said: impl Into<Remark>) -> String {
        self.texts.say(said)
    }

    pub(super) fn write_text(&self, out: &mut impl Write) -> io::Result<()> {
        let rows = [self.settings(), self.end(), self.messages(), self.properties()].join(&Row::default());
        let label = rows.iter().map(|(label, _)| label.width()).max().unwrap_or_default();
        let left = rows.iter().map(|(_, [left, _])| left.width()).max().unwrap_or_default();
        for (name, [one, other]) in &rows {
            let gap = |width: usize, text: &str| " ".repeat(width.saturating_sub(text.width()) + GAP);
            let line = format!("{name}{}{one}{}{other}", gap(label, name), gap(left, one));
            writeln!(out, "{}", line.trim_end())?;
        }
        writeln!(out)?;
        for said in self.said {
            writeln!(out, "{}", self.texts.remark(said))?;
        }
        if !self.said.is_empty() {
            writeln!(out)?;
        }
        self.write_difference(out)
    }

    fn write_difference(&self, out: &mut impl Write) -> io::Result<()> {
        let Some(difference) = self.difference else {
            let over = self.sides.iter().all(|side| side.finished.summary().quiet);
            let tick = self.limit;
            let none = if over { self.say(ids::CLI_COMPARE_SAME) } else { self.say(ids::CliCompareSameUntil { tick }) };
            return writeln!(out, "{none}");
        };
        let tick = difference.tick;
        let first = match difference.who {
            Some(id) => self.say(ids::CliCompareFirstAbout { tick, id }),
            None => self.say(ids::CliCompareFirst { tick }),
        };
        writeln!(out, "{first}")?;
        let names = [self.say(ids::CLI_COMPARE_LEFT), self.say(ids::CLI_COMPARE_RIGHT)];
        let width = names.iter().map(|name| name.width()).max().unwrap_or_default();
        for (index, (name, doing)) in names.iter().zip(&difference.sides).enumerate() {
            let told = told(self.sides[index].texts, doing);
            writeln!(out, "  {name}{}  {told}", " ".repeat(width - name.width()))?;
        }
        Ok(())
    }

    /// What is run, and the settings that are not the same.
    fn settings(&self) -> Vec<Row> {
        let mut rows = vec![(String::new(), [self.say(ids::CLI_COMPARE_LEFT), self.say(ids::CLI_COMPARE_RIGHT)])];
        let title = |side: &FinishedRun<'_>| {
            visible(side.scenario.title.in_language(self.texts.language().code())).into_owned()
        };
        let titles = self.both(title);
        if titles[0] != titles[1] && titles.iter().all(|title| !title.is_empty()) {
            rows.push((String::new(), titles));
        }
        let name = |side: &FinishedRun<'_>| side.scenario.protocol().name().to_owned();
        rows.push((self.say(ids::CLI_COMPARE_PROTOCOL), self.both(name)));
        rows.push((self.say(ids::CLI_COMPARE_VARIANT), self.both(|side| side.scenario.variant.name().to_owned())));
        let apart = session::difference::apart(self.sides.each_ref().map(|side| side.scenario));
        let [left, right] = apart.map(|apart| apart.iter().map(|remark| self.texts.remark(remark)).collect::<Vec<_>>());
        for (index, (one, other)) in left.into_iter().zip(right).enumerate() {
            let label = if index == 0 { self.say(ids::CLI_COMPARE_SETTINGS) } else { String::new() };
            rows.push((label, [one, other]));
        }
        rows
    }

    fn end(&self) -> Vec<Row> {
        let ends = self.both(|side| match side.finished.summary() {
            Summary { tick, quiet: true, .. } => self.say(ids::CliCompareQuietAt { tick: *tick }),
            Summary { tick, .. } => self.say(ids::CliCompareNotQuietBy { tick: *tick }),
        });
        // What the processes hold: leaders, or values where both runs decide on one.
        let elects = |side: &FinishedRun<'_>| side.scenario.protocol().entry().strip == Strip::Leaders;
        let held = if self.sides.iter().any(elects) { ids::CLI_COMPARE_LEADER } else { ids::CLI_COMPARE_DECIDED };
        vec![(self.say(ids::CLI_COMPARE_END), ends), (self.say(held), self.both(|side| self.held(side)))]
    }

    fn held(&self, side: &FinishedRun<'_>) -> String {
        let cells = (0..side.scenario.count()).map(|position| side.finished.cell(position));
        let held: BTreeSet<Cell> = cells.filter(|cell| cell.up).filter_map(|cell| cell.elected).collect();
        if held.is_empty() {
            return self.say(ids::CLI_COMPARE_NOBODY);
        }
        let mut named: Vec<String> = held.iter().take(LEADERS_NAMED).map(|&cell| side.texts.cell(Some(cell))).collect();
        if held.len() > LEADERS_NAMED {
            named.push("…".to_owned());
        }
        named.join(", ")
    }

    fn messages(&self) -> Vec<Row> {
        let counts = self.sides.each_ref().map(|side| &side.finished.summary().counts);
        let number = |what: [u64; 2]| what.map(|count| count.to_string());
        // Upkeep is counted apart, as on the screen.
        let mut rows = vec![(self.say(ids::CLI_COMPARE_SENT), number(counts.map(Counts::cost)))];
        let kinds = each_once(counts.iter().flat_map(|counts| &counts.by_kind).map(|(kind, _)| *kind));
        for kind in kinds {
            let of = counts.map(|counts| {
                let known = counts.by_kind.iter().find(|(name, _)| *name == kind);
                known.map_or_else(|| "–".to_owned(), |(_, count)| count.to_string())
            });
            let upkeep = counts.iter().any(|counts| counts.upkeep == Some(kind));
            rows.push((if upkeep { kind.to_owned() } else { format!("  {kind}") }, of));
        }
        rows.push((self.say(ids::CLI_COMPARE_DELIVERED), number(counts.map(|counts| counts.delivered))));
        rows.push((self.say(ids::CLI_COMPARE_LOST), number(counts.map(|counts| counts.lost))));
        rows
    }

    fn properties(&self) -> Vec<Row> {
        let all = self.sides.each_ref().map(|side| &side.finished.summary().properties);
        let names = each_once(all.iter().copied().flatten().map(|property| property.name));
        let standing = |side: usize, name: &str| {
            let Some(property) = all[side].iter().find(|property| property.name == name) else {
                return "–".to_owned();
            };
            let (sign, status) = status(self.texts, property, self.sides[side].finished.summary().tick);
            format!("{sign} {status}")
        };
        names.into_iter().map(|name| (name.to_owned(), [standing(0, name), standing(1, name)])).collect()
    }
}

fn told(texts: &Texts, doing: &Doing) -> String {
    doing.sentence().map(|sentence| texts.remark(sentence)).unwrap_or_default()
}

/// Its shape is a contract: docs/scenarios.md.
impl Serialize for Report<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("version", &1)?;
        for (name, side) in ["left", "right"].into_iter().zip(&self.sides) {
            map.serialize_entry(name, side)?;
        }
        let difference = self.difference.map(|Difference { tick, who, sides, .. }| {
            let [left, right] = [0, 1].map(|side| {
                let text = told(self.sides[side].texts, &sides[side]);
                DoingEntry { event: sides[side].event, text }
            });
            DifferenceEntry { tick: *tick, process: *who, left, right }
        });
        map.serialize_entry("first_difference", &difference)?;
        map.end()
    }
}

#[derive(Serialize)]
struct DifferenceEntry {
    tick: Ticks,
    process: Option<Id>,
    left: DoingEntry,
    right: DoingEntry,
}

#[derive(Serialize)]
struct DoingEntry {
    /// Which event of its tick, from 1; nothing where this run does nothing.
    event: Option<usize>,
    text: String,
}
