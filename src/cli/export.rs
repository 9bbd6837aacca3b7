//! `suffrage export`: writes a run in a format for other programs.

use std::io::Write;

use super::{all_refused, arguments::ExportArguments, arguments::listed, refused, run, save, save::NotWritten, themes};
use crate::cli::prelude::*;
use crate::export::{Beside, FORMATS, Failure, Format, PictureKind, Subject, Wanted, of_file};
use crate::{system, tui::library::NotSaved, tui::library::Shown};
use suffrage_engine::protocol::Value;
use suffrage_session::with_acts;
use suffrage_view::{LEAST_SIZE, Theme};

const MOST_SIZE: (u16, u16) = (500, 200);
pub(super) const PICTURES: &str = "svg";
const ANIMATION: &str = "animation";
const SPEEDS: (f64, f64) = (0.1, 100.0);

pub(super) fn export(texts: &Texts, arguments: &ExportArguments) -> anyhow::Result<Completion> {
    let format = format(texts, arguments)?;
    let faults = faults(arguments, format);
    if !faults.is_empty() {
        return Err(all_refused(texts, faults));
    }
    let loaded = super::loaded(texts, None, &arguments.scenario, Style::of_stderr())?;
    let scenario = super::seeded(texts, loaded.scenario, arguments.seed);
    let (wanted, warnings) = wanted(texts, arguments, command(arguments, format, &scenario))?;
    output::to_stderr(&warnings);
    let subject = Subject::new(&scenario, texts, arguments.until, wanted);
    match file(arguments) {
        None => to_stdout(texts, format.form, |out| format.write(&subject, None, out)).map(|()| Completion::Well),
        Some(file) if run::same_file(file, &arguments.scenario) => {
            Err(refused(texts, ids::CliExportIsScenario { file: file.display().to_string() }))
        }
        Some(file) => {
            let put = |beside: Beside<'_>, out: &mut dyn Write| format.write(&subject, beside, out);
            let written = write(format.form, Path::new(file), true, system::remove_when_stopped, put);
            written.map(|()| Completion::Well).map_err(|why| refused(texts, why.remark(&file.display().to_string())))
        }
    }
}

fn file(arguments: &ExportArguments) -> Option<&OsStr> {
    arguments.output.as_deref().filter(|file| *file != "-")
}

/// The `String` has the warnings about text that has too little contrast in the theme.
fn wanted(texts: &Texts, arguments: &ExportArguments, command: Option<String>) -> anyhow::Result<(Wanted, String)> {
    let chosen = arguments.theme.as_deref().map(|theme| themes::chosen(texts, theme, Style::of_stderr()));
    let (theme, warnings) = chosen.transpose()?.unwrap_or_default();
    let picture = match (arguments.stops, arguments.space_time) {
        (true, _) => PictureKind::Stops,
        (_, true) => PictureKind::SpaceTime,
        _ => PictureKind::Screen,
    };
    let wanted = Wanted {
        picture,
        shown: None,
        at: arguments.at,
        from: arguments.from,
        to: arguments.to,
        size: arguments.size.as_deref().and_then(size),
        theme: theme.map(|theme| Theme::of(&theme.spec, Depth::True)),
        answers: arguments.answers,
        speed: arguments.speed.as_deref().and_then(speed),
        all_languages: arguments.all_languages,
        command,
    };
    Ok((wanted, warnings))
}

/// The command line that repeats the export; `None` for a scenario from standard input.
fn command(arguments: &ExportArguments, format: &Format, scenario: &Scenario) -> Option<String> {
    let name = arguments.scenario.to_str().filter(|name| *name != "-")?;
    let quote = if name.contains(' ') { "\"" } else { "" };
    let seed = arguments.seed.map(|_| format!(" --seed {}", scenario.seed)).unwrap_or_default();
    let option = |name, tick: Option<u64>| tick.map(|tick| format!(" {name} {tick}")).unwrap_or_default();
    let (from, to) = (option("--from", arguments.from), option("--to", arguments.to));
    let answers = if arguments.answers { " --answers" } else { "" };
    Some(format!("suffrage export {quote}{name}{quote} --format {}{from}{to}{seed}{answers}", format.name))
}

fn format(texts: &Texts, arguments: &ExportArguments) -> anyhow::Result<&'static Format> {
    let of_file = || of_file(&file(arguments)?.to_string_lossy());
    let format = arguments.format.or_else(of_file);
    // An animation has the extension `anim.svg`, but with `--animate` a file that ends in `.svg` is one too.
    let is_animation = arguments.animate && format.is_none_or(|format| format.name == PICTURES);
    let format = if is_animation { FORMATS.iter().find(|format| format.name == ANIMATION) } else { format };
    format.ok_or_else(|| refused(texts, ids::CliExportNoFormat { formats: names(FORMATS.iter()) }))
}

fn names(formats: impl Iterator<Item = &'static Format>) -> String {
    listed(formats.map(|format| format.name), ", ")
}

fn faults(arguments: &ExportArguments, format: &Format) -> Vec<Remark> {
    let not_of_format = |option: &'static str| {
        let those = || FORMATS.iter().filter(|format| format.takes.contains(&option));
        let (others, formats) = (Value::Number(those().count() as u64), names(those()));
        ids::CliExportNotOfFormat { option, format: format.name, others, formats }.into()
    };
    let foreign = given(arguments).filter(|option| !format.takes.contains(option));
    let mut faults: Vec<Remark> = foreign.map(not_of_format).collect();
    faults.extend(two_pictures(arguments));
    if let (Some(from), Some(to)) = (arguments.from, arguments.to)
        && from > to
    {
        faults.push(ids::CliExportFromAfterTo { from, to }.into());
    }
    if let Some(given) = arguments.size.clone().filter(|given| size(given).is_none()) {
        let [least, most] = [LEAST_SIZE, MOST_SIZE].map(|(columns, rows)| format!("{columns}x{rows}"));
        faults.push(ids::CliExportBadSize { given, least, most }.into());
    }
    if let Some(given) = arguments.speed.clone().filter(|given| speed(given).is_none()) {
        let (least, most) = (SPEEDS.0.to_string(), SPEEDS.1.to_string());
        faults.push(ids::CliExportBadSpeed { given, least, most }.into());
    }
    faults
}

fn given(arguments: &ExportArguments) -> impl Iterator<Item = &'static str> {
    let given = [
        ("--at", arguments.at.is_some()),
        ("--until", arguments.until.is_some()),
        ("--from", arguments.from.is_some()),
        ("--to", arguments.to.is_some()),
        ("--animate", arguments.animate),
        ("--space-time", arguments.space_time),
        ("--stops", arguments.stops),
        ("--answers", arguments.answers),
        ("--speed", arguments.speed.is_some()),
        ("--size", arguments.size.is_some()),
        ("--theme", arguments.theme.is_some()),
        ("--lang all", arguments.all_languages),
    ];
    given.into_iter().filter(|(_, is_given)| *is_given).map(|(option, _)| option)
}

fn two_pictures(arguments: &ExportArguments) -> Option<Remark> {
    let kinds = ["--at", "--space-time", "--stops"];
    let mut asked = given(arguments).filter(|option| kinds.contains(option));
    let (one, other) = (asked.next()?, asked.next()?);
    // `--at` and `--space-time` together ask for a single picture.
    let is_one = one == "--at" && other == "--space-time" && asked.next().is_none();
    let (option, other) = if one == "--at" && arguments.stops { (one, "--stops") } else { (one, other) };
    (!is_one).then(|| ids::CliExportOnePicture { option, other }.into())
}

/// Parses columns and rows such as `120x40` or `120×40`.
fn size(given: &str) -> Option<(u16, u16)> {
    let (columns, rows) = given.split_once(['x', 'X', '×'])?;
    let (columns, rows) = (columns.trim().parse().ok()?, rows.trim().parse().ok()?);
    let fits = (LEAST_SIZE.0..=MOST_SIZE.0).contains(&columns) && (LEAST_SIZE.1..=MOST_SIZE.1).contains(&rows);
    fits.then_some((columns, rows))
}

fn speed(given: &str) -> Option<f64> {
    let speed: f64 = given.trim().replace(',', ".").parse().ok()?;
    (SPEEDS.0..=SPEEDS.1).contains(&speed).then_some(speed)
}

pub(super) fn to_stdout(
    texts: &Texts,
    form: Form,
    write: impl FnOnce(&mut dyn Write) -> Result<(), Failure>,
) -> anyhow::Result<()> {
    let mut refusal = None;
    output::to_stdout(texts, form, |out| match write(out) {
        Ok(()) => Ok(()),
        Err(Failure::Io(error)) => Err(error),
        Err(Failure::Refused(remark)) => {
            refusal = Some(remark);
            Ok(())
        }
    })?;
    refusal.map_or(Ok(()), |remark| Err(refused(texts, remark)))
}

impl From<Failure> for NotWritten {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Refused(remark) => Self::Refused(remark),
            Failure::Io(error) => error.into(),
        }
    }
}

/// Exports the picture on the screen if `path` has the extension of a picture, else the whole run with all its acts.
pub(super) fn shown(texts: &Texts, shown: &Shown<'_>, path: &Path, replace: bool) -> Result<String, NotSaved> {
    let refused = |remark: &Remark| NotSaved::Refused(texts.remark(remark));
    let format = of_file(&path.to_string_lossy());
    let endings = || listed(FORMATS.iter().map(|format| format.ending), ", .");
    let format = format.ok_or_else(|| refused(&ids::ExportEnding { endings: format!(".{}", endings()) }.into()))?;
    let scenario = with_acts(shown.scenario, shown.acts).scenario;
    // The export uses its own colours, not those of the screen.
    let wanted = Wanted { shown: Some(shown.picture.clone()), ..Wanted::default() };
    let subject = Subject::new(&scenario, texts, None, wanted);
    let name = path.display().to_string();
    match write(format.form, path, replace, |_| (), |beside, out| format.write(&subject, beside, out)) {
        Ok(()) => Ok(name),
        Err(NotWritten::Exists) => Err(NotSaved::Exists(name)),
        Err(failed) => Err(refused(&failed.remark(&name))),
    }
}

/// Writes what `put` writes to a file, and further files beside it. Passes the path of the temporary file to `begun`
/// before writing. If writing fails, no file changes.
pub(super) fn write(
    form: Form,
    path: &Path,
    over: bool,
    begun: fn(&Path),
    put: impl FnOnce(Beside<'_>, &mut dyn Write) -> Result<(), Failure>,
) -> Result<(), NotWritten> {
    save::write_with(path, over, |file| {
        begun(file.path());
        let mut out = BufWriter::with_capacity(1 << 16, Visible::new(file, form));
        let (stem, mut beside) = (path.file_stem().unwrap_or_default().to_string_lossy(), Vec::new());
        let mut keep = |name: String, content| beside.push((path.with_file_name(name), content));
        put(Some((&stem, &mut keep)), &mut out)?;
        out.flush()?;
        // The pictures are written before the document that shows them.
        let mut beside = beside.iter();
        beside.try_for_each(|(path, content)| save::replace(path, content).map_err(NotWritten::Refused))
    })
}

#[cfg(test)]
mod tests;
