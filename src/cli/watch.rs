//! What is seen of runs while they are made, and how they are stopped.

mod line;

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use anyhow::Context;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::{SigId, flag, low_level};

use crate::text::{Texts, ids};

/// How often in a second progress is drawn at most.
const REDRAWN: u8 = 20;

/// While it is there, a first signal only asks the runs to stop; a second one ends the program.
#[derive(Debug)]
pub(super) struct Stop {
    signal: Arc<AtomicUsize>,
    registered: Vec<SigId>,
}

impl Stop {
    pub(super) fn watch() -> io::Result<Self> {
        let (signal, again) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
        let mut registered = Vec::new();
        for one in [SIGHUP, SIGINT, SIGTERM] {
            // The order counts: at the first signal nothing has been asked for yet.
            registered.push(flag::register_conditional_shutdown(one, 128 + one, Arc::clone(&again))?);
            registered.push(flag::register(one, Arc::clone(&again))?);
            registered.push(flag::register_usize(one, Arc::clone(&signal), one.unsigned_abs() as usize)?);
        }
        Ok(Self { signal, registered })
    }

    /// The signal that asked, if one did.
    pub(super) fn asked(&self) -> Option<u8> {
        u8::try_from(self.signal.load(Ordering::Relaxed)).ok().filter(|&signal| signal > 0)
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        for id in self.registered.drain(..) {
            low_level::unregister(id);
        }
    }
}

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
    let form = format!("{{bar:30}} {{pos}} / {{len}} {} · {{elapsed}} · {{eta}}", texts.say(ids::CLI_MEASURE_RUNS_DONE));
    let style = ProgressStyle::with_template(&form).context("the form of the progress bar")?;
    let bar = ProgressBar::with_draw_target(Some(runs), target()).with_style(style);
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    Ok(bar)
}
