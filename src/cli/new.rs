//! `suffrage new`: prints a scenario file made from the options, or writes it.

use super::{arguments::named, compare, refused, save, told};
use crate::cli::prelude::*;
use anyhow::{Error, Result, ensure};
use clap::Args;
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_scenario::{Ids, Order, begin, program, write, written_acts};
use suffrage_scenario::{begin::Beginning, begin::Starts, fields::ORDERS};
use suffrage_text::listing::{executable, executable_protocols};

#[derive(Debug, Args)]
pub(super) struct NewArguments {
    /// The algorithm, as `suffrage list` names it.
    #[arg(value_name = "PROTOCOL")]
    pub(super) protocol: String,
    /// Write the algorithm itself to this new file, which must end with .algo, to run and change it.
    #[arg(value_name = "FILE.algo", conflicts_with_all = ["ids", "count", "order", "delay", "start", "seed", "output"])]
    pub(super) algorithm: Option<PathBuf>,
    /// The variant [default: standard].
    #[arg(long, value_name = "NAME")]
    pub(super) variant: Option<String>,
    /// The ids in their order (clockwise on a ring), such as 3,1,4,5,2.
    #[arg(long, value_name = "ID,…", conflicts_with_all = ["count", "order"])]
    pub(super) ids: Option<String>,
    /// Number of processes, with the ids 1 to N.
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(super) count: u32,
    /// Order of the ids 1 to N [default: ascending].
    #[arg(long, hide_possible_values = true, value_name = "ascending|descending|random", value_parser = named(ORDERS))]
    pub(super) order: Option<Order>,
    /// Delay of messages in ticks, such as 3 or 1..4.
    #[arg(long, value_name = "N|N..M", default_value = "1")]
    pub(super) delay: String,
    /// The processes that start at tick 1: all, none, or ids such as 4,2.
    #[arg(long, value_name = "all|none|ID,…", default_value = "all")]
    pub(super) start: String,
    /// Seed of the run; the word random draws a new seed [default: 0].
    #[arg(long, value_name = "N|random", allow_negative_numbers = true)]
    pub(super) seed: Option<SeedChoice>,
    /// Write to this new file [default: standard output, as with -].
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<OsString>,
}

pub(super) fn new(texts: &Texts, arguments: &NewArguments) -> Result<Completion> {
    let variant = compare::named_variant(texts, &arguments.protocol, arguments.variant.as_deref())?;
    if let Some(file) = &arguments.algorithm {
        return write_algorithm(texts, variant, file);
    }
    let beginning = Beginning {
        variant,
        ids: match &arguments.ids {
            Some(given) => Ids::Listed(listed(texts, given)?),
            None => Ids::Counted { count: arguments.count, order: arguments.order.unwrap_or(Order::Ascending) },
        },
        seed: arguments.seed.map_or(0, SeedChoice::draw),
        delay: begin::given_delays(&arguments.delay).map_err(|why| refused(texts, why))?,
        starts: match arguments.start.as_str() {
            "all" => Starts::Everybody,
            "none" => Starts::Nobody,
            given => Starts::Listed(listed(texts, given)?),
        },
    };
    let scenario = beginning.scenario().map_err(|faults| {
        let lines = faults.iter().map(|fault| told(texts, &Error::msg(fault.in_one_line(texts))));
        Error::from(RenderedFaults(lines.collect()))
    })?;
    let last = || Targets::Listed(vec![scenario.count() as u32 - 1]);
    let acts = [(4, Command::Crash { targets: last(), after: None }), (9, Command::Revive(last()))];
    let acts = written_acts(&scenario, acts.iter().map(|(tick, act)| (*tick, act))).join(", ");
    let mut text = write(&scenario, &texts.say(ids::CliNewExample { acts }));
    let output = arguments.output.as_deref().filter(|file| *file != "-");
    if Path::new(&arguments.protocol).parent() == Path::new(output.unwrap_or(OsStr::new("-"))).parent() {
        text = program::by_name(&text);
    }
    match output {
        Some(file) => written(texts, Path::new(file), text),
        None => output::text(texts, Form::Lines, &text),
    }
}

fn written(texts: &Texts, file: &Path, text: String) -> Result<Completion> {
    let refused = |reason: save::NotWritten| refused(texts, reason.remark(&file.display().to_string()));
    save::write(file, text, false).map(|()| Completion::Well).map_err(refused)
}

/// Writes the executable listing of a variant.
fn write_algorithm(texts: &Texts, variant: VariantId, file: &Path) -> Result<Completion> {
    ensure!(program::is_file(file), refused(texts, ids::CliNewNoAlgo { file: file.display().to_string() }));
    let entry = variant.protocol().entry();
    let known = || executable_protocols().collect::<Vec<_>>().join(", ");
    let text = executable(entry, variant.name());
    let text = text.ok_or_else(|| refused(texts, ids::CliNewNoListing { protocol: entry.name, known: known() }))?;
    written(texts, file, text)
}

fn listed(texts: &Texts, given: &str) -> Result<Vec<Id>> {
    begin::listed(given).ok_or_else(|| refused(texts, ids::CliNewBadIds { given: given.to_owned() }))
}
