//! `suffrage play`, and `suffrage` alone: a scenario on the screen.

use std::ffi::OsStr;

use crate::paint::{GlyphSet, ThemeName};
use crate::scenario::builtin;
use crate::text::Texts;
use crate::tui::{self, Opening, Options};

use super::shelf::Shelf;
use super::words::CliText;
use super::{Ending, Failure, output};

/// Shows a scenario on the screen, until the person leaves.
pub(super) fn play(texts: &Texts, argument: Option<&OsStr>, theme: Option<ThemeName>) -> Result<Ending, Failure> {
    let language = texts.language();
    let first = OsStr::new(builtin::ALL[0].name);
    let (name, scenario) = super::scenario(texts, argument.unwrap_or(first))?;
    let options = Options { language, theme, glyphs: GlyphSet::Full, library: Box::new(Shelf::new(language)) };
    match tui::play(&Opening { scenario, name }, options) {
        Ok(()) => Ok(Ending::Well),
        Err(failure) => Err(Failure(format!("{}: {}\n", texts.say(CliText::Error), output::tame(&failure.say(texts))))),
    }
}
