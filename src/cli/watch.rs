//! What is seen of runs while they are made.

mod line;

use std::io::{self, IsTerminal};

use anyhow::Context;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use suffrage_text::{Texts, ids};

/// How often in a second progress is drawn at most.
const REDRAWN: u8 = 20;

/// The clock, for how long something took.
#[expect(clippy::disallowed_methods, reason = "the command line says how long it took")]
pub(super) fn now() -> std::time::Instant {
    std::time::Instant::now()
}

/// The error output if somebody watches it.
fn target() -> ProgressDrawTarget {
    if io::stderr().is_terminal() {
        ProgressDrawTarget::term_like_with_hz(Box::new(line::Line), REDRAWN)
    } else {
        ProgressDrawTarget::hidden()
    }
}

/// Something that goes on for nobody knows how long, on the error output if somebody watches it.
pub(super) fn spinner() -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template("{spinner} {msg} · {elapsed}").context("the form of the progress bar")?;
    let bar = ProgressBar::with_draw_target(None, target()).with_style(style);
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    Ok(bar)
}

/// How far the runs have come, on the error output if somebody watches it.
pub(super) fn progress(texts: &Texts, runs: u64) -> anyhow::Result<ProgressBar> {
    let form =
        format!("{{bar:30}} {{pos}} / {{len}} {} · {{elapsed}} · {{eta}}", texts.say(ids::CLI_MEASURE_RUNS_DONE));
    let style = ProgressStyle::with_template(&form).context("the form of the progress bar")?;
    let bar = ProgressBar::with_draw_target(Some(runs), target()).with_style(style);
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    Ok(bar)
}
