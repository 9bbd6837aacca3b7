//! Writing to the standard streams: a reader that has left is no error, and nothing passes that a terminal obeys.

use std::{io, io::BufWriter, io::IsTerminal, io::Write, path::Path};

use anyhow::Context;
use suffrage_text::{Texts, ids, visible::Form, visible::Visible, visible::visible_lines};

pub(super) fn cannot_write(texts: &Texts, file: impl AsRef<Path>) -> String {
    texts.say(ids::CliCannotWrite { file: file.as_ref().display().to_string() })
}

/// Writes to the standard output what `write` writes. A reader that has gone away ends it without a word.
pub(super) fn to_stdout(
    texts: &Texts,
    form: Form,
    write: impl FnOnce(&mut BufWriter<Visible<io::StdoutLock<'static>>>) -> io::Result<()>,
) -> anyhow::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 16, Visible::new(io::stdout().lock(), form));
    match write(&mut out).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            // What is left in the buffer cannot be written either; dropping it would try once more.
            let (_, _) = out.into_parts();
            Err(error).with_context(|| cannot_write(texts, "stdout"))
        }
        Err(_) => {
            let (_, _) = out.into_parts();
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}

/// How many columns a stream has, if it is a terminal that says so.
pub(super) fn columns(stream: &impl IsTerminal) -> Option<u16> {
    let (columns, _) = stream.is_terminal().then(|| crossterm::terminal::size().ok())??;
    (columns > 0).then_some(columns)
}

/// Writes lines of text to the error output; if that is closed too, they are lost.
pub(super) fn to_stderr(text: &str) {
    styled_to_stderr(&visible_lines(text));
}

/// The same of a text with colours, in which all that is from outside has been made visible.
pub(super) fn styled_to_stderr(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
