//! `suffrage play`, and `suffrage` alone: a scenario on the screen.

use std::ffi::OsStr;
use std::io::IsTerminal;

use crate::protocol::Remark;
use crate::scenario::builtin;
use crate::text::{TextId, Texts};

use super::words::CliText;
use super::{Ending, Failure};

/// Shows a scenario on the screen, until the person leaves.
pub(super) fn play(texts: &Texts, argument: Option<&OsStr>) -> Result<Ending, Failure> {
    let first = OsStr::new(builtin::ALL[0].name);
    let (_name, _scenario) = super::scenario(texts, argument.unwrap_or(first))?;
    if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        return Err(Failure::new(texts, &Remark::new(CliText::NoTerminal.key())));
    }
    Ok(Ending::Well)
}
