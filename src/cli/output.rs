//! Writes to the standard streams. A closed pipe is no error, and control characters never reach a terminal.

use std::io::Write;

use crate::cli::prelude::*;
use anyhow::Context;
use suffrage_text::visible::visible_lines;

pub(super) fn cannot_write(texts: &Texts, file: impl AsRef<Path>) -> String {
    texts.say(ids::CliCannotWrite { file: file.as_ref().display().to_string() })
}

/// Writing stops without an error if the reader has closed the pipe.
pub(super) fn to_stdout(
    texts: &Texts,
    form: Form,
    write: impl FnOnce(&mut BufWriter<Visible<io::StdoutLock<'static>>>) -> io::Result<()>,
) -> anyhow::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 16, Visible::new(io::stdout().lock(), form));
    let written = write(&mut out).and_then(|()| out.flush());
    // After an error, the rest of the buffer cannot be written either; dropping `out` would try again.
    let (_, _) = out.into_parts();
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.with_context(|| cannot_write(texts, "stdout")),
    }
}

/// Writes the whole output of a command.
pub(super) fn text(texts: &Texts, form: Form, text: &str) -> anyhow::Result<Completion> {
    to_stdout(texts, form, |out| out.write_all(text.as_bytes())).map(|()| Completion::Well)
}

pub(super) fn columns(stream: &impl IsTerminal) -> Option<u16> {
    let (columns, _) = stream.is_terminal().then(|| crossterm::terminal::size().ok())??;
    (columns > 0).then_some(columns)
}

/// If standard error is closed, the text is lost without an error.
pub(super) fn to_stderr(text: &str) {
    styled_to_stderr(&visible_lines(text));
}

/// The caller must have escaped all text from outside.
pub(super) fn styled_to_stderr(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
