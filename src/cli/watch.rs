//! The threads and the progress display of a search or a measurement. The number of threads does not change the result.

use std::{io::Write, num::NonZeroUsize, sync::Arc, thread::available_parallelism};

use super::output::columns;
use crate::cli::prelude::*;
use anyhow::Context;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle, TermLike};
use suffrage_engine::explore::Workers;

/// The largest number of threads: more than any machine has processors.
const MOST_THREADS: u64 = 4_096;

const REDRAWS_PER_SECOND: u8 = 20;

#[expect(clippy::disallowed_methods, reason = "the command line says how long it took")]
pub(super) fn now() -> std::time::Instant {
    std::time::Instant::now()
}

pub(super) fn spinner() -> anyhow::Result<ProgressBar> {
    bar(None, "{spinner} {msg} · {elapsed}")
}

pub(super) fn progress(texts: &Texts, runs: u64) -> anyhow::Result<ProgressBar> {
    let done = texts.say(ids::CLI_MEASURE_RUNS_DONE);
    bar(Some(runs), &format!("{{bar:30}} {{pos}} / {{len}} {done} · {{elapsed}} · {{eta}}"))
}

fn bar(length: Option<u64>, form: &str) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template(form).context("cannot build the progress bar")?;
    let target = if io::stderr().is_terminal() {
        ProgressDrawTarget::term_like_with_hz(Box::new(Line), REDRAWS_PER_SECOND)
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(length, target).with_style(style);
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    Ok(bar)
}

pub(super) fn threads(given: Option<&str>) -> Result<NonZeroUsize, Remark> {
    let Some(given) = given else { return Ok(available_parallelism().unwrap_or(NonZeroUsize::MIN)) };
    let asked = given.parse().ok().filter(|asked: &NonZeroUsize| asked.get() as u64 <= MOST_THREADS);
    asked.ok_or_else(|| ids::CliThreads { given: given.to_owned(), most: MOST_THREADS.to_string() }.into())
}

pub(super) fn workers(threads: NonZeroUsize) -> anyhow::Result<Option<Workers>> {
    if threads == NonZeroUsize::MIN {
        return Ok(None);
    }
    let workers = rayon::ThreadPoolBuilder::new().num_threads(threads.get()).build().context("cannot start threads")?;
    Ok(Some(Arc::new(workers)))
}

/// The columns at the end of a row that stay free for `^C`, which the terminal shows after Ctrl+C.
const ECHO: u16 = 2;
const WIDTH: u16 = 80;

#[derive(Debug)]
struct Line;

const fn width(columns: u16) -> u16 {
    columns.saturating_sub(ECHO)
}

fn write(text: &str) -> io::Result<()> {
    io::stderr().lock().write_all(text.as_bytes())
}

/// Moves the cursor by `by` cells. A terminal would read 0 as 1, so nothing is written for 0.
fn moved(by: usize, way: char) -> io::Result<()> {
    if by == 0 { Ok(()) } else { write(&format!("\x1b[{by}{way}")) }
}

impl TermLike for Line {
    fn width(&self) -> u16 {
        width(columns(&io::stderr()).unwrap_or(WIDTH))
    }

    fn move_cursor_up(&self, rows: usize) -> io::Result<()> {
        moved(rows, 'A')
    }

    fn move_cursor_down(&self, rows: usize) -> io::Result<()> {
        moved(rows, 'B')
    }

    fn move_cursor_right(&self, columns: usize) -> io::Result<()> {
        moved(columns, 'C')
    }

    fn move_cursor_left(&self, columns: usize) -> io::Result<()> {
        moved(columns, 'D')
    }

    fn write_line(&self, text: &str) -> io::Result<()> {
        write(&format!("{text}\n"))
    }

    fn write_str(&self, text: &str) -> io::Result<()> {
        write(text)
    }

    fn clear_line(&self) -> io::Result<()> {
        write("\r\x1b[2K")
    }

    fn flush(&self) -> io::Result<()> {
        io::stderr().lock().flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_echo_of_a_signal_has_room_at_the_end_of_the_row() {
        assert_eq!([1, 80, 200].map(width), [0, 78, 198]);
    }
}
