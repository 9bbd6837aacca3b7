//! `suffrage export`: a run in a format for other programs.

mod stop;

use std::ffi::OsStr;
use std::io::{BufWriter, Write};
use std::path::Path;

use tempfile::NamedTempFile;

use crate::export::{Choice, Choices, FORMATS, Failure, Format, Output, Subject, of_ending};
use crate::paint::{Depth, GlyphSet, Glyphs, Look, Theme, ThemeSpec, View};
use crate::protocol::{Remark, Value};
use crate::text::visible::Visible;
use crate::text::{Language, Texts, ids};

use super::arguments::{AUTO, ExportArguments};
use super::faults::Style;
use super::save::{self, NotWritten};
use super::{Completion, RenderedFaults, output, refused, run, themes, told};

/// The sizes of pictures, in columns and rows: what the smallest screen shows, and what no printer prints.
const LEAST_SIZE: (u16, u16) = (40, 10);
const MOST_SIZE: (u16, u16) = (500, 200);
const SPEEDS: (f64, f64) = (0.1, 100.0);

pub(super) fn export(texts: &Texts, arguments: &ExportArguments) -> anyhow::Result<Completion> {
    let format = format(texts, arguments)?;
    let asked = Asked::of(arguments, format).map_err(|faults| all_refused(texts, faults))?;
    let (theme, warnings) = themes::chosen(texts, arguments.theme.as_deref().unwrap_or(OsStr::new(AUTO)), Style::of_stderr())?;
    let spec = theme.map_or_else(|| ThemeSpec::built_in(format.theme()), |theme| theme.spec);
    let (name, scenario) = super::scenario(texts, &arguments.scenario, Style::of_stderr())?;
    let scenario = arguments.seed.map(|choice| scenario.with_seed(choice.draw())).unwrap_or(scenario);
    output::to_stderr(&warnings);
    let look = Look::new(texts.language(), Theme::of(&spec, Depth::True), Glyphs::new(GlyphSet::Default));
    let (view, choices) = (View::default(), &asked.choices);
    let subject = Subject { name: &name, scenario: &scenario, look: &look, view: &view, size: asked.size, choices, shown: None };
    match file(arguments) {
        None => to_stdout(texts, format, &subject),
        Some(file) if run::same_file(file, &arguments.scenario) => {
            Err(refused(texts, ids::CliExportIsScenario { file: file.display().to_string() }))
        }
        Some(file) => to_file(texts, format, &subject, Path::new(file)),
    }
}

/// The file to write to; none for the standard output.
fn file(arguments: &ExportArguments) -> Option<&OsStr> {
    arguments.output.as_deref().filter(|file| *file != "-")
}

fn format(texts: &Texts, arguments: &ExportArguments) -> anyhow::Result<&'static dyn Format> {
    let of_file = || of_ending(&Path::new(file(arguments)?).extension()?.to_string_lossy());
    arguments
        .format
        .or_else(of_file)
        .ok_or_else(|| refused(texts, ids::CliExportNoFormat { formats: names(FORMATS.iter().copied()) }))
}

fn names(formats: impl Iterator<Item = &'static dyn Format>) -> String {
    formats.map(Format::name).collect::<Vec<_>>().join(", ")
}

/// What the options ask for.
struct Asked {
    choices: Choices,
    size: (u16, u16),
}

impl Asked {
    /// # Errors
    /// All that the format does not have or that says nothing.
    fn of(arguments: &ExportArguments, format: &dyn Format) -> Result<Self, Vec<Remark>> {
        let mut faults: Vec<Remark> = given(arguments)
            .filter(|choice| !format.takes().contains(choice))
            .map(|choice| not_of_format(choice, format))
            .collect();
        faults.extend(two_pictures(arguments));
        let size = match arguments.size.as_deref().map(|given| (given, size(given))) {
            None => format.size(),
            Some((_, Some(size))) => size,
            Some((given, None)) => {
                faults.push(bad_size(given));
                format.size()
            }
        };
        let speed = arguments.speed.as_deref().map(|given| (given, speed(given)));
        faults.extend(speed.filter(|(_, speed)| speed.is_none()).map(|(given, _)| bad_speed(given)));
        let choices = Choices {
            at: arguments.at,
            until: arguments.until,
            space_time: arguments.space_time,
            stops: arguments.stops,
            answers: arguments.answers,
            speed: speed.and_then(|(_, speed)| speed),
            languages: if arguments.all_languages { Language::ALL.to_vec() } else { Vec::new() },
        };
        if faults.is_empty() { Ok(Self { choices, size }) } else { Err(faults) }
    }
}

fn given(arguments: &ExportArguments) -> impl Iterator<Item = Choice> {
    let given = [
        (Choice::At, arguments.at.is_some()),
        (Choice::Until, arguments.until.is_some()),
        (Choice::SpaceTime, arguments.space_time),
        (Choice::Stops, arguments.stops),
        (Choice::Answers, arguments.answers),
        (Choice::Speed, arguments.speed.is_some()),
        (Choice::Size, arguments.size.is_some()),
        (Choice::Theme, arguments.theme.is_some()),
        (Choice::AllLanguages, arguments.all_languages),
    ];
    given.into_iter().filter(|(_, is_given)| *is_given).map(|(choice, _)| choice)
}

fn not_of_format(choice: Choice, format: &dyn Format) -> Remark {
    let those = || FORMATS.iter().copied().filter(|format| format.takes().contains(&choice));
    let (option, others, formats) = (choice.option(), Value::Number(those().count() as u64), names(those()));
    ids::CliExportNotOfFormat { option, format: format.name(), others, formats }.into()
}

/// Of the options that each ask for a picture of another kind, only one can be had.
fn two_pictures(arguments: &ExportArguments) -> Option<Remark> {
    let kinds = [Choice::At, Choice::SpaceTime, Choice::Stops];
    let mut asked = given(arguments).filter(|choice| kinds.contains(choice));
    let (one, other) = (asked.next()?, asked.next()?);
    // The diagram of a moment is one picture.
    let is_one = one == Choice::At && other == Choice::SpaceTime && asked.next().is_none();
    let (option, other) = if one == Choice::At && arguments.stops { (one, Choice::Stops) } else { (one, other) };
    (!is_one).then(|| ids::CliExportOnePicture { option: option.option(), other: other.option() }.into())
}

/// `120x40`, also `120×40`.
fn size(given: &str) -> Option<(u16, u16)> {
    let (columns, rows) = given.split_once(['x', 'X', '×'])?;
    let (columns, rows) = (columns.trim().parse().ok()?, rows.trim().parse().ok()?);
    let fits = (LEAST_SIZE.0..=MOST_SIZE.0).contains(&columns) && (LEAST_SIZE.1..=MOST_SIZE.1).contains(&rows);
    fits.then_some((columns, rows))
}

fn bad_size(given: &str) -> Remark {
    let written = |(columns, rows): (u16, u16)| format!("{columns}x{rows}");
    ids::CliExportBadSize { given: given.to_owned(), least: written(LEAST_SIZE), most: written(MOST_SIZE) }.into()
}

fn speed(given: &str) -> Option<f64> {
    let speed: f64 = given.trim().replace(',', ".").parse().ok()?;
    (SPEEDS.0..=SPEEDS.1).contains(&speed).then_some(speed)
}

fn bad_speed(given: &str) -> Remark {
    ids::CliExportBadSpeed { given: given.to_owned(), least: SPEEDS.0.to_string(), most: SPEEDS.1.to_string() }.into()
}

/// All that is wrong, a line each.
fn all_refused(texts: &Texts, faults: Vec<Remark>) -> anyhow::Error {
    let lines = faults.into_iter().map(|fault| told(texts, &refused(texts, fault)));
    RenderedFaults(lines.collect()).into()
}

fn to_stdout(texts: &Texts, format: &dyn Format, subject: &Subject<'_>) -> anyhow::Result<Completion> {
    let mut refusal = None;
    output::to_stdout(texts, format.form(), |out| match format.write(subject, &mut Output::new(out, None)) {
        Ok(()) => Ok(()),
        Err(Failure::Io(error)) => Err(error),
        Err(Failure::Refused(remark)) => {
            refusal = Some(remark);
            Ok(())
        }
    })?;
    refusal.map_or(Ok(Completion::Well), |remark| Err(refused(texts, remark)))
}

/// What keeps a file from being written.
enum Failed {
    Export(Failure),
    /// With the name of the file, if it is one beside the export's own.
    NotWritten(NotWritten, Option<String>),
}

impl From<NotWritten> for Failed {
    fn from(reason: NotWritten) -> Self {
        Self::NotWritten(reason, None)
    }
}

impl From<Failure> for Failed {
    fn from(failure: Failure) -> Self {
        Self::Export(failure)
    }
}

/// Writes the whole export, and what lies beside it, or changes nothing.
pub(super) fn write(path: &Path, overwrite: bool, format: &dyn Format, subject: &Subject<'_>) -> Result<(), NotExported> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let written = save::write_with(path, overwrite, |file| {
        stop::remove_when_stopped(file.path());
        let mut out = BufWriter::with_capacity(1 << 16, Visible::new(file, format.form()));
        let mut output = Output::new(&mut out, Some(&stem));
        format.write(subject, &mut output)?;
        let beside = output.beside;
        out.flush().map_err(Failure::Io)?;
        beside.iter().try_for_each(|(name, bytes)| {
            let put = |file: &mut NamedTempFile| file.write_all(bytes).map_err(NotWritten::of);
            save::write_with(&path.with_file_name(name), true, put)
                .map_err(|reason| Failed::NotWritten(reason, Some(name.clone())))
        })
    });
    written.map_err(|failed| match failed {
        Failed::Export(Failure::Refused(remark)) => NotExported::Refused(remark),
        Failed::Export(Failure::Io(error)) => NotExported::Refused(NotWritten::of(error).remark(&path.display().to_string())),
        Failed::NotWritten(NotWritten::Exists, None) => NotExported::Exists,
        Failed::NotWritten(reason, None) => NotExported::Refused(reason.remark(&path.display().to_string())),
        Failed::NotWritten(reason, Some(name)) => NotExported::Refused(reason.remark(&name)),
    })
}

pub(super) enum NotExported {
    /// There is such a file already, which is not to be replaced.
    Exists,
    Refused(Remark),
}

fn to_file(texts: &Texts, format: &dyn Format, subject: &Subject<'_>, path: &Path) -> anyhow::Result<Completion> {
    match write(path, true, format, subject) {
        Ok(()) => Ok(Completion::Well),
        Err(NotExported::Refused(remark)) => Err(refused(texts, remark)),
        Err(NotExported::Exists) => Err(refused(texts, NotWritten::Exists.remark(&path.display().to_string()))),
    }
}

#[cfg(test)]
mod tests;
