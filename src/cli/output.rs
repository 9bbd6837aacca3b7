//! Writing to the standard streams: a reader that has left is no error.

use std::io::{self, BufWriter, Write};

use crate::text::{Texts, ids};

use super::Failure;

/// Writes to the standard output what `write` writes. A reader that has gone away ends it without a word.
pub(super) fn to_stdout(
    texts: &Texts,
    write: impl FnOnce(&mut BufWriter<io::StdoutLock<'static>>) -> io::Result<()>,
) -> Result<(), Failure> {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    match write(&mut out).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            // What is left in the buffer cannot be written either; dropping it would try once more.
            let (_, _) = out.into_parts();
            Err(Failure::of_file(texts, ids::CLI_CANNOT_WRITE, "stdout".as_ref(), &error))
        }
        Err(_) => {
            let (_, _) = out.into_parts();
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}

/// Writes to the error output. If that is gone too, there is nobody left to tell.
pub(super) fn to_stderr(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// A text of unknown origin without anything that a terminal obeys.
pub(super) fn tame(text: &str) -> String {
    if !text.contains(char::is_control) {
        return text.to_owned();
    }
    text.chars().map(|letter| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter }).collect()
}
