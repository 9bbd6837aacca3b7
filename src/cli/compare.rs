//! `suffrage compare`: two runs side by side, on the screen or as a report.

mod report;

use std::{ffi::OsStr, io::IsTerminal};

use super::arguments::{CompareArguments, Format};
use super::{Completion, Loaded, faults::Style, output, play, refused, run};
use crate::export::results::{FinishedRun, write_json};
use crate::tui::{self, Begin, FromFile, Making, Opening, Options, made};
use anyhow::{Context, Result, ensure};
use report::Report;
use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_scenario::{Scenario, change::Changed, change::Variation};
use suffrage_session as session;
use suffrage_text::{Texts, ids, visible::Form};

pub(super) fn compare(texts: &Texts, arguments: &CompareArguments) -> Result<Completion> {
    let format = arguments.format.or_else(|| (!std::io::stdout().is_terminal()).then_some(Format::Text));
    ensure!(format.is_none() || arguments.screen.at.is_none(), refused(texts, ids::CliNeedsScreen { option: "--at" }));
    let from_input = |argument: &OsStr| argument == "-";
    let named = [Some(&arguments.left), arguments.right.as_ref()];
    let inputs = named.into_iter().flatten().filter(|argument| from_input(argument)).count();
    ensure!(inputs == 0 || format.is_some(), refused(texts, ids::CLI_INPUT_IS_TAKEN));
    ensure!(inputs <= 1, refused(texts, ids::CLI_COMPARE_INPUT_TWICE));
    let variations = variations(texts, arguments)?;
    let named_and_made = !variations.is_empty() || arguments.protocol.is_some() || arguments.variant.is_some();
    match (&arguments.right, named_and_made) {
        (None, false) => return Err(refused(texts, ids::CLI_COMPARE_NOTHING)),
        (Some(_), true) => return Err(refused(texts, ids::CLI_COMPARE_TWO_WAYS)),
        _ => {}
    }
    let Loaded { name: left_name, scenario: left, .. } =
        super::loaded(texts, None, &arguments.left, Style::of_stderr())?;
    let algorithm = algorithm(texts, arguments, &left)?;
    let makings: Vec<Making> = algorithm.into_iter().chain(variations).map(Making::Varied).collect();
    let (right_name, Changed { scenario: right, said }) = if let Some(argument) = &arguments.right {
        let Loaded { name, scenario, .. } = super::loaded(texts, None, argument, Style::of_stderr())?;
        (name, Changed { scenario, said: Vec::new() })
    } else {
        let made = made(&left, &makings).map_err(|fault| anyhow::Error::msg(fault.in_one_line(texts)))?;
        (left_name.clone(), made)
    };
    if format.is_none() {
        play::fits_screen(texts, [&left, &right].into_iter())?;
    }
    match format {
        Some(format) => write(texts, format, arguments.until, [&left, &right], &said),
        None => play::show(texts, &arguments.screen, false, |options| {
            let from = arguments.right.is_none().then(|| FromFile { said: left.clone(), makings });
            let left = Opening { scenario: left, name: left_name };
            let begin = Begin { from: [None, from], ..options.begin };
            tui::play(&left, Some(&Opening { scenario: right, name: right_name }), Options { begin, ..options })
        }),
    }
}

/// What the options say is different on the right, besides the algorithm.
fn variations(texts: &Texts, arguments: &CompareArguments) -> Result<Vec<Variation>> {
    let mut variations = Vec::new();
    if let Some(delay) = &arguments.delay {
        let bad = || refused(texts, ids::CliCompareBadDelay { delay: delay.clone() });
        let (shortest, longest) = delays(delay).ok_or_else(bad)?;
        if shortest > longest {
            let turned = format!("{longest}..{shortest}");
            return Err(refused(texts, ids::CliCompareDelayUpsideDown { delay: delay.clone(), turned }));
        }
        variations.push(Variation::Delay(shortest, longest));
    }
    // The seed comes before the order: it decides what a random one is.
    variations.extend(arguments.seed.map(|choice| Variation::Seed(choice.draw())));
    variations.extend(arguments.order.map(Variation::Order));
    variations.extend(arguments.no_fifo.then_some(Variation::Fifo(false)));
    Ok(variations)
}

/// `3`, or `1..4`.
pub(super) fn delays(text: &str) -> Option<(Ticks, Ticks)> {
    match text.split_once("..") {
        Some((least, most)) => Some((least.trim().parse().ok()?, most.trim().parse().ok()?)),
        None => text.trim().parse().ok().map(|delay| (delay, delay)),
    }
}

fn algorithm(texts: &Texts, arguments: &CompareArguments, left: &Scenario) -> Result<Option<Variation>> {
    if arguments.protocol.is_none() && arguments.variant.is_none() {
        return Ok(None);
    }
    let wanted = arguments.protocol.as_deref().unwrap_or(left.protocol().name());
    let protocol = suffrage_measure::protocol(wanted).map_err(|fault| refused(texts, *fault))?;
    let variant = match arguments.variant.as_deref() {
        None => protocol.standard(),
        Some(wanted) => {
            protocol.variant(wanted).ok_or_else(|| refused(texts, suffrage_measure::no_variant(protocol, wanted)))?
        }
    };
    Ok(Some(Variation::Algorithm(variant)))
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

#[cfg(test)]
mod tests;
