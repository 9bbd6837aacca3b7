//! Writing to the standard streams: a reader that has left is no error.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use anyhow::Context;

use crate::text::{Texts, ids};

pub(super) fn cannot_write(texts: &Texts, file: impl AsRef<Path>) -> String {
    texts.say(ids::CliCannotWrite { file: file.as_ref().display().to_string() })
}

/// Writes to the standard output what `write` writes. A reader that has gone away ends it without a word.
pub(super) fn to_stdout(
    texts: &Texts,
    write: impl FnOnce(&mut BufWriter<io::StdoutLock<'static>>) -> io::Result<()>,
) -> anyhow::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
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

/// Writes to the error output; if that is closed too, the error is lost.
pub(super) fn to_stderr(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
