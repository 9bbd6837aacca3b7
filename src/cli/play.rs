//! `suffrage play`, and `suffrage` alone: a scenario on the screen.

use std::ffi::OsStr;

use crate::protocol::Remark;
use crate::scenario::builtin;
use crate::text::{TextId, Texts};
use crate::tui::{self, Opening, Options};

use super::arguments::{GlyphChoice, Screen};
use super::faults::Style;
use super::library::Shelf;
use super::words::CliText;
use super::{Ending, Failure, output, themes};

/// Shows a scenario on the screen, until the person leaves.
pub(super) fn play(texts: &Texts, argument: Option<&OsStr>, screen: &Screen) -> Result<Ending, Failure> {
    let argument = argument.unwrap_or(OsStr::new(builtin::ALL[0].name));
    if argument == "-" {
        return Err(Failure::new(texts, &Remark::new(CliText::InputIsTaken.key())));
    }
    let (name, scenario) = super::scenario(texts, argument, Style::of_stderr())?;
    show(texts, screen, |options| tui::play(&Opening { scenario, name }, options))
}

/// Shows something on the screen.
pub(super) fn show(
    texts: &Texts,
    screen: &Screen,
    play: impl FnOnce(Options) -> Result<(), tui::Failure>,
) -> Result<Ending, Failure> {
    let (theme, warnings) = themes::chosen(texts, screen.theme(), Style::of_stderr())?;
    let options = Options {
        language: texts.language(),
        theme,
        depth: screen.depth(),
        motion: !screen.no_motion,
        glyphs: screen.glyphs.unwrap_or_else(GlyphChoice::of_environment).set(),
        mouse: !screen.no_mouse,
        library: Box::new(Shelf { texts: Texts::new(texts.language()) }),
    };
    let played = play(options);
    // Before, the screen would have covered them.
    output::to_stderr(&warnings);
    match played {
        Ok(()) => Ok(Ending::Well),
        Err(failure) => Err(Failure::told(texts, &failure.say(texts))),
    }
}
