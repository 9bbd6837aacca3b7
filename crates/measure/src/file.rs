//! Measurement files: JSON lines, first the options, then one line per finished run. Several files can be merged.
//!
//! Each line is written when its run ends. A truncated file is readable if its first line is complete: text after the
//! last line end is ignored. The order of the runs does not matter.

use std::collections::{BTreeMap, BTreeSet};

use super::{options::Options, options::Shard, sweep::Outcome, sweep::Sweep};
use serde::{Deserialize, Serialize};
use suffrage_engine::protocol::{Remark, Value};
use suffrage_text::ids;

const FORMAT: u32 = 1;
/// The version of the program. Another version may have other costs for the same run.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    measurements: u32,
    program: String,
    options: Options,
    shard: Shard,
}

/// The content of a measurement file.
#[derive(Clone, Debug)]
pub struct Measurements {
    pub options: Options,
    pub shard: Shard,
    pub sweep: Sweep,
    /// The finished runs, in file order.
    pub outcomes: Vec<Outcome>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct FileFault {
    /// The number of the line in the file, from 1.
    pub line: u64,
    pub what: Remark,
}

pub fn head(options: &Options, shard: Shard) -> String {
    line(&Header { measurements: FORMAT, program: PROGRAM.to_owned(), options: options.clone(), shard })
}

/// The line for a value in a measurement file, with the line end.
pub fn line(value: &impl Serialize) -> String {
    serde_json::json!(value).to_string() + "\n"
}

/// Reads a measurement file.
///
/// # Errors
/// All faults of the file; an incomplete last line is no fault.
pub fn read(text: &[u8]) -> Result<Measurements, Vec<FileFault>> {
    let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].split_inclusive(|&byte| byte == b'\n');
    let of_head = |what: Vec<Remark>| what.into_iter().map(|what| FileFault { line: 1, what }).collect::<Vec<_>>();
    let (header, sweep) = header(lines.next()).map_err(of_head)?;
    let (mut outcomes, mut faults, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    for (bytes, number) in lines.zip(2..) {
        match outcome(bytes, &sweep, header.shard) {
            Ok(outcome) if seen.insert(outcome.run) => outcomes.push(outcome),
            Ok(outcome) => {
                faults.push(FileFault { line: number, what: ids::CliMeasureLineTwice { run: outcome.run }.into() });
            }
            Err(what) => faults.push(FileFault { line: number, what }),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let Header { options, shard, .. } = header;
    Ok(Measurements { options, shard, sweep, outcomes })
}

fn header(line: Option<&[u8]>) -> Result<(Header, Sweep), Vec<Remark>> {
    let Some(line) = line else { return Err(vec![ids::CLI_MEASURE_NO_HEAD.into()]) };
    let head: Header = serde_json::from_slice(line)
        .map_err(|error| vec![Remark::from(ids::CliMeasureBadHead { reason: error.to_string() })])?;
    if head.measurements != FORMAT || head.program != PROGRAM {
        let (program, own) = (head.program, PROGRAM);
        return Err(vec![ids::CliMeasureOtherProgram { program, own }.into()]);
    }
    let Shard { index, of } = head.shard;
    if index >= of {
        return Err(vec![ids::CliMeasureBadHead { reason: format!("shard {index}/{of}") }.into()]);
    }
    let sweep = head.options.sweep()?;
    Ok((head, sweep))
}

/// Reads the result of a run from a line. A run outside the sweep or outside the shard is an error.
fn outcome(line: &[u8], sweep: &Sweep, shard: Shard) -> Result<Outcome, Remark> {
    let outcome: Outcome = serde_json::from_slice(line)
        .map_err(|error| Remark::from(ids::CliMeasureBadLine { reason: error.to_string() }))?;
    let is_one = outcome.run < sweep.total() && shard.has(outcome.run) && {
        let named = sweep.named(outcome.run);
        (named.protocol, named.variant, named.n, named.seed)
            == (outcome.protocol.as_str(), outcome.variant.as_str(), outcome.n, outcome.seed)
    };
    if is_one { Ok(outcome) } else { Err(ids::CliMeasureForeignLine { run: outcome.run }.into()) }
}

const MOST_STRETCHES: usize = 3;

struct Part {
    name: String,
    shard: Shard,
    runs: u64,
}

/// Merges files of the same sweep. `files` has the name and the content of each file.
///
/// # Errors
/// The files have different options, two files have the same run, or no file has a run.
///
/// # Panics
/// If `files` is empty.
pub fn merge(files: Vec<(String, Measurements)>) -> Result<Measurements, Vec<Remark>> {
    let (first, same) = (files[0].0.clone(), files[0].1.options.clone());
    let other = |(name, read): &(String, Measurements)| other(&same, &read.options, (&first, name));
    let faults: Vec<Remark> = files.iter().filter_map(other).collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let sweep = files[0].1.sweep.clone();
    let part = |(name, read): &(String, Measurements)| {
        let (name, shard, runs) = (name.clone(), read.shard, read.outcomes.len() as u64);
        Part { name, shard, runs }
    };
    let parts: Vec<Part> = files.iter().map(part).collect();
    let mut by_number: BTreeMap<u64, (usize, Outcome)> = BTreeMap::new();
    let mut doubles: BTreeMap<(usize, usize), Vec<u64>> = BTreeMap::new();
    for (index, (_, read)) in files.into_iter().enumerate() {
        for outcome in read.outcomes {
            match by_number.get(&outcome.run) {
                Some((before, _)) => doubles.entry((*before, index)).or_default().push(outcome.run),
                None => {
                    by_number.insert(outcome.run, (index, outcome));
                }
            }
        }
    }
    let double =
        |(files, runs): ((usize, usize), _)| describe_duplicates(&sweep, (&parts[files.0], &parts[files.1]), runs);
    let mut faults: Vec<Remark> = doubles.into_iter().map(double).collect();
    faults.extend(describe_gaps(&sweep, &by_number, &parts));
    if !faults.is_empty() {
        return Err(faults);
    }
    let outcomes = by_number.into_values().map(|(_, outcome)| outcome).collect();
    Ok(Measurements { options: same, shard: Shard::WHOLE, sweep, outcomes })
}

fn other(same: &Options, options: &Options, (first, name): (&str, &str)) -> Option<Remark> {
    let differ = same.differences(options);
    let (file, first, options) = (name.to_owned(), first.to_owned(), differ.join(", "));
    (!differ.is_empty()).then(|| ids::CliMeasureOtherOptions { file, first, options }.into())
}

/// The consecutive runs of one protocol and size from `first` to `last`.
struct Stretch {
    first: u64,
    last: u64,
}

impl Stretch {
    fn told(&self, sweep: &Sweep) -> Remark {
        let (named, last) = (sweep.named(self.first), sweep.named(self.last));
        let span = |first: u64, last: u64| if first == last { first.to_string() } else { format!("{first}–{last}") };
        let (protocol, variant) = (named.protocol.to_owned(), named.variant.to_owned());
        let (runs, n, seeds) = (span(self.first, self.last), u64::from(named.n), span(named.seed, last.seed));
        ids::CliMeasureStretch { runs, protocol, variant, n, seeds }.into()
    }
}

#[derive(Default)]
struct Runs {
    count: u64,
    first: Vec<Stretch>,
    named: u64,
}

impl Runs {
    /// The numbers must be added in ascending order.
    fn add(&mut self, sweep: &Sweep, number: u64) {
        self.count += 1;
        let goes_on =
            |stretch: &&mut Stretch| stretch.last + 1 == number && number / sweep.runs == stretch.last / sweep.runs;
        if self.named + 1 < self.count {
            // `first` is full, and an earlier run is already missing there. So this run is only counted.
        } else if let Some(stretch) = self.first.last_mut().filter(goes_on) {
            stretch.last = number;
            self.named += 1;
        } else if self.first.len() < MOST_STRETCHES {
            self.first.push(Stretch { first: number, last: number });
            self.named += 1;
        }
    }

    fn told(&self, sweep: &Sweep) -> Value {
        let more = (self.named < self.count).then(|| Value::Text("…".to_owned()));
        let all = self.first.iter().map(|stretch| Value::from(stretch.told(sweep))).chain(more).collect::<Vec<_>>();
        let listed = |after: Value, before: Value| Remark::from(ids::CliMeasureStretches { before, after }).into();
        all.into_iter().rev().reduce(listed).unwrap_or(Value::Text(String::new()))
    }
}

fn describe_duplicates(sweep: &Sweep, (before, after): (&Part, &Part), mut runs: Vec<u64>) -> Remark {
    let (first, second, count) = (before.name.clone(), after.name.clone(), runs.len() as u64);
    if first == second {
        return ids::CliMeasureFileTwice { file: first }.into();
    }
    if count == after.runs {
        return ids::CliMeasureFileWithin { file: second, other: first }.into();
    }
    if count == before.runs {
        return ids::CliMeasureFileWithin { file: first, other: second }.into();
    }
    runs.sort_unstable();
    let mut all = Runs::default();
    for number in runs {
        all.add(sweep, number);
    }
    ids::CliMeasureDouble { count, runs: all.told(sweep), first, second }.into()
}

fn describe_gaps(sweep: &Sweep, there: &BTreeMap<u64, (usize, Outcome)>, parts: &[Part]) -> Vec<Remark> {
    let mut of_file: BTreeMap<usize, Runs> = BTreeMap::new();
    let (mut of_parts, mut others) = (BTreeSet::new(), Runs::default());
    let of = parts.first().map(|part| part.shard.of).filter(|of| parts.iter().all(|part| part.shard.of == *of));
    for number in (0..sweep.total()).filter(|number| !there.contains_key(number)) {
        let owner = parts.iter().position(|part| part.shard.has(number));
        match (owner, of) {
            (Some(owner), _) => of_file.entry(owner).or_default().add(sweep, number),
            (None, Some(of)) => {
                of_parts.insert(number % of);
            }
            (None, None) => others.add(sweep, number),
        }
    }
    let unfinished = of_file.iter().map(|(owner, runs)| {
        let file = parts[*owner].name.clone();
        Remark::from(ids::CliMeasureUnfinished { file, count: runs.count, runs: runs.told(sweep) })
    });
    let mut told: Vec<Remark> = unfinished.collect();
    if let Some(of) = of.filter(|_| !of_parts.is_empty()) {
        let named: Vec<String> = of_parts.iter().take(2 * MOST_STRETCHES).map(|part| format!("{part}/{of}")).collect();
        let more = if named.len() < of_parts.len() { ", …" } else { "" };
        told.push(ids::CliMeasureNoPart { count: of_parts.len() as u64, parts: named.join(", ") + more }.into());
    }
    told.extend(
        (others.count > 0).then(|| ids::CliMeasureGap { count: others.count, runs: others.told(sweep) }.into()),
    );
    told
}
