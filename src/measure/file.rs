//! Measurements in a file: JSON lines, first the options with their fingerprint, then a line for each run that is over.
//!
//! A line is written at once when its run is over, so that a file can be cut anywhere behind the first line and still be read: what stands
//! behind the last end of a line is no run, and is made again. The order of the lines is no part of it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::options::{Options, Shard};
use super::outcome::Outcome;
use super::sweep::Sweep;
use crate::protocol::Remark;
use crate::text::ids;

/// The version of the format.
const FORMAT: u32 = 1;
/// That of the program, without which runs may have cost something else.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    measurements: u32,
    program: String,
    fingerprint: String,
    options: Options,
    shard: Shard,
}

/// A measurements file, read.
#[derive(Clone, Debug)]
pub struct Measurements {
    pub options: Options,
    pub shard: Shard,
    pub sweep: Sweep,
    /// The runs that are over, in the order of the file.
    pub outcomes: Vec<Outcome>,
    /// How many bytes of the file are whole lines.
    pub whole: u64,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq)]
pub struct FileFault {
    /// From 1 on.
    pub line: u64,
    pub what: Remark,
}

/// The first line of a file.
pub fn head(options: &Options, shard: Shard) -> String {
    let (program, fingerprint) = (PROGRAM.to_owned(), options.fingerprint(PROGRAM));
    line_of(&Header { measurements: FORMAT, program, fingerprint, options: options.clone(), shard })
}

/// The line of a run.
pub fn line(outcome: &Outcome) -> String {
    line_of(outcome)
}

fn line_of(value: &impl Serialize) -> String {
    serde_json::json!(value).to_string() + "\n"
}

/// Reads a file.
///
/// # Errors
/// Everything that is wrong with it; a last line without its end is not.
pub fn read(text: &[u8]) -> Result<Measurements, Vec<FileFault>> {
    let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].split_inclusive(|&byte| byte == b'\n');
    let of_head = |what: Vec<Remark>| what.into_iter().map(|what| FileFault { line: 1, what }).collect::<Vec<_>>();
    let (header, sweep) = header(lines.next()).map_err(of_head)?;
    let (mut outcomes, mut faults, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    for (bytes, number) in lines.zip(2..) {
        match outcome(bytes, &sweep, header.shard) {
            Ok(outcome) if seen.insert(outcome.run) => outcomes.push(outcome),
            Ok(outcome) => faults.push(FileFault { line: number, what: ids::CliMeasureLineTwice { run: outcome.run }.into() }),
            Err(what) => faults.push(FileFault { line: number, what }),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let Header { options, shard, .. } = header;
    Ok(Measurements { options, shard, sweep, outcomes, whole: whole as u64 })
}

fn header(line: Option<&[u8]>) -> Result<(Header, Sweep), Vec<Remark>> {
    let Some(line) = line else { return Err(vec![ids::CLI_MEASURE_NO_HEAD.into()]) };
    let head: Header =
        serde_json::from_slice(line).map_err(|error| vec![Remark::from(ids::CliMeasureBadHead { reason: error.to_string() })])?;
    if head.measurements != FORMAT || head.program != PROGRAM {
        let (program, own) = (head.program, PROGRAM);
        return Err(vec![ids::CliMeasureOtherProgram { program, own }.into()]);
    }
    if head.fingerprint != head.options.fingerprint(PROGRAM) || head.shard.index >= head.shard.of {
        return Err(vec![ids::CLI_MEASURE_FINGERPRINT.into()]);
    }
    let sweep = head.options.sweep()?;
    Ok((head, sweep))
}

/// A line as the run that it tells of, if that is one of these.
fn outcome(line: &[u8], sweep: &Sweep, shard: Shard) -> Result<Outcome, Remark> {
    let outcome: Outcome =
        serde_json::from_slice(line).map_err(|error| Remark::from(ids::CliMeasureBadLine { reason: error.to_string() }))?;
    let is_one = outcome.run < sweep.total() && shard.has(outcome.run) && {
        let named = sweep.named(outcome.run);
        (named.protocol, named.variant, named.n, named.seed)
            == (outcome.protocol.as_str(), outcome.variant.as_str(), outcome.n, outcome.seed)
    };
    if is_one { Ok(outcome) } else { Err(ids::CliMeasureForeignLine { run: outcome.run }.into()) }
}
