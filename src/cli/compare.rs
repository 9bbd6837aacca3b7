//! `suffrage compare`: shows two runs side by side, on the screen or as a report.

use std::{collections::BTreeSet, io::Write};

use super::{arguments::CompareArguments, play, refused, run};
use crate::cli::prelude::*;
use crate::each_once;
use crate::export::results::{FinishedRun, status, write_json};
use crate::tui::{self, Begin, FromFile, Options, made};
use anyhow::{Context, Result, ensure};
use serde::{Serialize, ser::SerializeMap, ser::Serializer};
use suffrage_engine::{engine::Counts, engine::Summary, protocol::Strip, protocol::Ticks};
use suffrage_scenario::{begin, change::Variation};
use suffrage_session::{self as session, difference::Difference, difference::Doing};
use suffrage_text::visible::visible;

pub(super) fn compare(texts: &Texts, arguments: &CompareArguments) -> Result<Completion> {
    let format = arguments.format.or_else(|| (!std::io::stdout().is_terminal()).then_some(Format::Text));
    ensure!(format.is_none() || arguments.screen.at.is_none(), refused(texts, ids::CliNeedsScreen { option: "--at" }));
    let from_input = |argument: &OsStr| argument == "-";
    let named = [Some(&arguments.left), arguments.right.as_ref()];
    let inputs = named.into_iter().flatten().filter(|argument| from_input(argument)).count();
    ensure!(inputs == 0 || format.is_some(), refused(texts, ids::CLI_INPUT_IS_TAKEN));
    ensure!(inputs <= 1, refused(texts, ids::CLI_COMPARE_INPUT_TWICE));
    let mut variations = Vec::from_iter(delay(texts, arguments.delay.as_deref())?);
    // The seed comes before the order, because a random order depends on the seed.
    variations.extend(arguments.seed.map(|choice| Variation::Seed(choice.draw())));
    variations.extend(arguments.order.map(Variation::Order));
    variations.extend(arguments.no_fifo.then_some(Variation::Fifo(false)));
    let wanted = [arguments.protocol.as_deref(), arguments.variant.as_deref()];
    let named_and_made = !variations.is_empty() || wanted != [None; 2];
    match (&arguments.right, named_and_made) {
        (None, false) => return Err(refused(texts, ids::CLI_COMPARE_NOTHING)),
        (Some(_), true) => return Err(refused(texts, ids::CLI_COMPARE_TWO_WAYS)),
        _ => {}
    }
    let Loaded { name: called, scenario: left, .. } = super::loaded(texts, None, &arguments.left, Style::of_stderr())?;
    let algorithm = algorithm(texts, wanted, &left)?;
    let makings: Vec<Making> = algorithm.into_iter().chain(variations).map(Making::Varied).collect();
    let (right_name, Changed { scenario: right, said }) = if let Some(argument) = &arguments.right {
        let Loaded { name, scenario, .. } = super::loaded(texts, None, argument, Style::of_stderr())?;
        (name, Changed { scenario, said: Vec::new() })
    } else {
        let made = made(&left, &makings).map_err(|fault| anyhow::Error::msg(fault.in_one_line(texts)))?;
        (called.clone(), made)
    };
    if format.is_none() {
        play::fits_screen(texts, [&left, &right].into_iter())?;
    }
    match format {
        Some(format) => write(texts, format, arguments.until, [&left, &right], &said),
        None => play::show(texts, (&arguments.screen, &ClassArguments::default()), false, |options| {
            let from = arguments.right.is_none().then(|| FromFile { said: left.clone(), makings });
            let left = Opening { scenario: left, name: called };
            let begin = Begin { from: [None, from], ..options.begin };
            tui::play(&left, Some(&Opening { scenario: right, name: right_name }), Options { begin, ..options })
        }),
    }
}

pub(super) fn delay(texts: &Texts, delay: Option<&str>) -> Result<Option<Variation>> {
    let Some(delay) = delay else { return Ok(None) };
    let (shortest, longest) = begin::given_delays(delay).map_err(|why| refused(texts, why))?;
    Ok(Some(Variation::Delay(shortest, longest)))
}

pub(super) fn algorithm(
    texts: &Texts,
    [protocol, variant]: [Option<&str>; 2],
    scenario: &Scenario,
) -> Result<Option<Variation>> {
    if protocol.is_none() && variant.is_none() {
        return Ok(None);
    }
    let protocol = match protocol {
        Some(name) => {
            let protocol = suffrage_measure::protocol(name).map_err(|fault| refused(texts, *fault))?;
            let warnings = super::algorithm_warnings(texts, protocol, name.as_ref(), "", Style::of_stderr());
            output::styled_to_stderr(&warnings);
            protocol
        }
        None => scenario.protocol(),
    };
    variant_of(texts, protocol, variant).map(|variant| Some(Variation::Algorithm(variant)))
}

pub(super) fn named_variant(texts: &Texts, protocol: &str, variant: Option<&str>) -> Result<VariantId> {
    variant_of(texts, suffrage_measure::protocol(protocol).map_err(|fault| refused(texts, *fault))?, variant)
}

fn variant_of(texts: &Texts, protocol: ProtocolId, variant: Option<&str>) -> Result<VariantId> {
    let Some(wanted) = variant else { return Ok(protocol.standard()) };
    protocol.variant(wanted).ok_or_else(|| refused(texts, suffrage_measure::no_variant(protocol, wanted)))
}

fn write(
    texts: &Texts,
    format: Format,
    until: Option<Ticks>,
    scenarios: [&Scenario; 2],
    said: &[Remark],
) -> Result<Completion> {
    let finished = |scenario: &Scenario| scenario.run(until, None).with_context(|| output::cannot_write(texts, ""));
    let [left, right] = scenarios;
    let runs = [finished(left)?, finished(right)?];
    let judged = [0, 1].map(|side| run::judged(scenarios[side], &runs[side]));
    let limit = until.unwrap_or_else(|| left.tick_limit().max(right.tick_limit()));
    let difference = session::first_difference(left, right, limit);
    let of_runs = scenarios.map(|scenario| texts.of_run(session::is_anonymous(scenario)));
    let side = |side: usize| FinishedRun {
        texts: &of_runs[side],
        scenario: scenarios[side],
        finished: &runs[side],
        judged: &judged[side],
    };
    let report = Report { texts, sides: [side(0), side(1)], difference: difference.as_ref(), said, limit };
    match format {
        Format::Text => output::to_stdout(texts, Form::Lines, |out| report.write_text(out))?,
        Format::Json => output::to_stdout(texts, Form::Json, |out| write_json(&report, out))?,
    }
    let mut completion = Completion::Well;
    for ((judged, finished), side) in judged.iter().zip(&runs).zip([ids::CLI_COMPARE_LEFT, ids::CLI_COMPARE_RIGHT]) {
        let of_side =
            |line: &str| texts.say(ids::CliCompareOfSide { side: texts.say(side), told: line.to_owned() }) + "\n";
        let told = run::unmet(texts, judged) + &run::stopped(texts, finished);
        output::to_stderr(&told.lines().map(of_side).collect::<String>());
        if run::completion(judged, finished) == Completion::Unmet {
            completion = Completion::Unmet;
        }
    }
    Ok(completion)
}

const LEADERS_NAMED: usize = 4;
const GAP: usize = 3;

struct Report<'a> {
    texts: &'a Texts,
    sides: [FinishedRun<'a>; 2],
    difference: Option<&'a Difference>,
    said: &'a [Remark],
    limit: Ticks,
}

type Row = (String, [String; 2]);

impl Report<'_> {
    fn both(&self, what: impl Fn(&FinishedRun<'_>) -> String) -> [String; 2] {
        self.sides.each_ref().map(what)
    }

    fn say(&self, said: impl Into<Remark>) -> String {
        self.texts.say(said)
    }

    fn write_text(&self, out: &mut impl Write) -> io::Result<()> {
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
        // Upkeep messages are counted separately, as on the screen.
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

/// docs/json.md describes these fields, which other programs rely on.
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
    /// The number of the event within its tick, from 1; `None` if this run has no event at this point.
    event: Option<usize>,
    text: String,
}
