//! Exports a run in formats that other programs read. Each format is a row in [`FORMATS`].
//!
//! `results` writes the result of a run for the command line.

mod animation;
mod asciicast;
mod events;
mod film;
mod lesson;
mod log;
mod markdown;
mod mermaid;
mod page;
pub(crate) mod results;
mod shiviz;
mod stops;
mod svg;

use std::io::{self, Write};

pub(crate) use lesson::write_lesson;
pub(crate) use log::write_log;

use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_scenario::Scenario;
use suffrage_session as session;
use suffrage_text::{Texts, visible::Form};
use suffrage_view::{Depth, GlyphSet, Glyphs, Look, Theme, ThemeName, picture::Picture};

/// A run to export, and the options of the export.
#[derive(Debug)]
pub struct Subject<'a> {
    /// The scenario of the run, including all acts.
    pub scenario: &'a Scenario,
    /// The texts for this run. If the run is anonymous, they show a process as `p3` instead of its id.
    pub texts: Texts,
    /// The last tick to export; `None`: the end of the run.
    pub until: Option<Ticks>,
    pub wanted: Wanted,
}

/// Options for the pictures of an export.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    pub picture: PictureKind,
    /// The picture to export, if it is already drawn, such as the screen; `None`: the export draws its pictures.
    pub shown: Option<Picture>,
    /// The tick that a picture shows; `None`: the end of the run.
    pub at: Option<Ticks>,
    /// The first tick of an animation or a page; `None`: tick 0.
    pub from: Option<Ticks>,
    /// The last tick of an animation or a page; `None`: the end of the run.
    pub to: Option<Ticks>,
    /// The columns and rows of pictures; `None`: the default of the format.
    pub size: Option<(u16, u16)>,
    /// The theme of pictures; `None`: the default of the format.
    pub theme: Option<Theme>,
    pub answers: bool,
    /// The speed of playback as a multiple of the normal speed; `None`: 1.
    pub speed: Option<f64>,
    pub all_languages: bool,
    /// The command line that makes the same export again, if there is one.
    pub command: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PictureKind {
    #[default]
    Screen,
    SpaceTime,
    Stops,
}

impl<'a> Subject<'a> {
    pub fn new(scenario: &'a Scenario, texts: &Texts, until: Option<Ticks>, wanted: Wanted) -> Self {
        Self { scenario, texts: texts.of_run(session::is_anonymous(scenario)), until, wanted }
    }

    fn look(&self, theme: ThemeName) -> Look {
        let theme = self.wanted.theme.unwrap_or_else(|| Theme::new(theme, Depth::True));
        Look::new(self.texts.language(), theme, Glyphs::new(GlyphSet::Default))
    }

    fn title(&self) -> String {
        let title = self.scenario.title.in_language(self.texts.language().code()).trim();
        if title.is_empty() { self.algorithm() } else { title.to_owned() }
    }

    fn algorithm(&self) -> String {
        let entry = self.scenario.protocol().entry();
        self.texts.protocol(entry.name, entry.title)
    }
}

/// The reason why an export failed.
#[derive(Debug)]
pub enum Failure {
    /// The format cannot show this run; the remark says what to do instead.
    Refused(Remark),
    /// Writing the output failed.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// An export format and its options.
#[derive(Debug)]
pub struct Format {
    pub name: &'static str,
    /// The file name extension, without the dot.
    pub ending: &'static str,
    pub form: Form,
    /// The options of the command line that the format supports.
    pub takes: &'static [&'static str],
    write: WriteFormat,
}

type WriteFormat = fn(&Subject<'_>, Beside<'_>, &mut dyn Write) -> Result<(), Failure>;

impl Format {
    /// Writes the run in this format to `out`. Passes the content of further files, such as pictures, to `beside`.
    ///
    /// # Errors
    /// The format cannot show this run, the run is too large for pictures, or writing fails.
    pub fn write(&self, subject: &Subject<'_>, beside: Beside<'_>, out: &mut dyn Write) -> Result<(), Failure> {
        let makes_pictures = self.takes.contains(&"--size");
        if let Some(why) = session::too_large(subject.scenario).filter(|_| makes_pictures) {
            return Err(Failure::Refused(why));
        }
        (self.write)(subject, beside, out)
    }
}

fn check_length(session: &session::Session) -> Result<(), Failure> {
    session.lookup().too_long().map_or(Ok(()), |why| Err(Failure::Refused(why)))
}

/// For further files of an export: a prefix for their names, and a function that stores one file. `None` if the export
/// must be a single file.
pub type Beside<'p> = Option<(&'p str, &'p mut dyn FnMut(String, Vec<u8>))>;

/// `title` is the description for screen readers.
pub(crate) fn write_picture(picture: &Picture, title: &str, out: &mut dyn Write) -> io::Result<()> {
    svg::write(picture, svg::Sheet { title, width: None }, out)
}

/// All export formats.
pub static FORMATS: [Format; 9] = [
    of_events("trace", "jsonl", Form::Json, events::write_trace),
    of_events("csv", "csv", Form::Lines, events::write_table),
    of_events("mermaid", "mmd", Form::Lines, mermaid::write),
    of_events("shiviz", "log", Form::Lines, shiviz::write),
    Format {
        takes: &["--animate", "--at", "--space-time", "--stops", "--answers", "--size", "--theme"],
        ..of_events("svg", "svg", Form::Lines, svg::write_subject)
    },
    Format {
        takes: &["--animate", "--from", "--to", "--speed", "--size", "--theme"],
        ..of_events("animation", "anim.svg", Form::Lines, animation::write)
    },
    Format {
        takes: &["--until", "--answers", "--speed", "--size", "--theme"],
        ..of_events("asciicast", "cast", Form::Json, asciicast::write)
    },
    Format {
        takes: &["--answers", "--size", "--theme", "--lang all"],
        ..of_events("markdown", "md", Form::Lines, markdown::write)
    },
    Format {
        takes: &["--from", "--to", "--answers", "--size", "--theme", "--lang all"],
        ..of_events("html", "html", Form::Lines, page::write)
    },
];

const fn of_events(name: &'static str, ending: &'static str, form: Form, write: WriteFormat) -> Format {
    Format { name, ending, form, takes: &["--until"], write }
}

/// If several extensions fit, the longest one decides.
pub(crate) fn of_file(name: &str) -> Option<&'static Format> {
    let name = name.to_ascii_lowercase();
    let is_of = |format: &&Format| name.strip_suffix(format.ending).is_some_and(|stem| stem.ends_with('.'));
    FORMATS.iter().filter(is_of).max_by_key(|format| format.ending.len())
}
