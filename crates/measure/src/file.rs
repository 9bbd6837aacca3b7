//! Measurements in a file: JSON lines, first the options, then a line for each finished run.
//!
//! Each line is written at once when its run ends. A file that was cut off behind its first line can be read: text after the last line end is
//! no run. The order of the lines has no meaning.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::options::{Options, Shard};
use super::outcome::Outcome;
use super::sweep::Sweep;
use suffrage_engine::protocol::Remark;
use suffrage_text::ids;

/// The version of the format.
const FORMAT: u32 = 1;
/// That of the program, without which runs may have cost something else.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    measurements: u32,
    program: String,
    options: Options,
    shard: Shard,
}

/// A measurements file, read.
#[derive(Clone, Debug)]
pub struct Measurements {
    pub options: Options,
    pub shard: Shard,
    pub sweep: Sweep,
    /// The finished runs, in the order of the file.
    pub outcomes: Vec<Outcome>,
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
    line_of(&Header { measurements: FORMAT, program: PROGRAM.to_owned(), options: options.clone(), shard })
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
    if head.shard.index >= head.shard.of {
        return Err(vec![
            ids::CliMeasureBadHead { reason: format!("shard {}/{}", head.shard.index, head.shard.of) }.into(),
        ]);
    }
    let sweep = head.options.sweep()?;
    Ok((head, sweep))
}

/// A line as the run that it tells of, if that is one of these.
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
