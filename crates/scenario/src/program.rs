//! Users' algorithms: the text in the scenario, or the file that the scenario names.

use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::config::{Document, Fault, Faults, Problem};
use crate::load::{self, LoadError, Source};
use crate::read::given::GivenValue;
use crate::{Ids, Scenario, faults, read, write};
use suffrage_engine::protocol::{Id, Remark, Topology};
use suffrage_engine::protocols::{NoProgram, ProtocolId, own};
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_engine::sim::digest::{OFFSET, fnv};
use suffrage_text::ids;

/// The end of the name of an algorithm, also in `protocol = "my.algo"`.
pub const ENDING: &str = ".algo";
/// The key of the text in a scenario.
pub(crate) const KEY: &str = "algorithm";

impl LoadError {
    /// The reason in one sentence. `name`: the name of the file.
    pub fn remark(&self, name: &str) -> Remark {
        match self {
            Self::Unreadable(why) => why.remark(name),
            Self::Faults { text, faults, .. } => {
                let first = faults.told.first();
                let what = first.map_or_else(|| ids::MEND_ALGORITHM.into(), |fault| (*fault.problem.what).clone());
                Remark::from(ids::CLI_ALGORITHM_IN_LINE)
                    .with("file", name.to_owned())
                    .number("line", faults.line(text))
                    .with("what", what)
            }
        }
    }
}

/// Whether a word names a file with an algorithm, in the folder of the scenario.
fn is_name(word: &str) -> bool {
    let name = word.strip_suffix(ENDING).unwrap_or_default();
    !name.is_empty() && !word.contains(['/', '\\', ':']) && !word.contains("..") && !word.contains(char::is_control)
}

/// Whether a path names a file with an algorithm.
pub fn is_file(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == &ENDING[1..])
}

/// The algorithm of a file.
///
/// # Errors
/// The reason why the file cannot be read, or all errors in its text. The parser refuses texts far below the limit of a
/// file.
pub fn load(path: &Path) -> Result<ProtocolId, LoadError> {
    let text = load::file(path, load::MOST_BYTES).map_err(LoadError::Unreadable)?;
    let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    if !is_name(&name) {
        return Err(LoadError::Unreadable(load::Unreadable::Unfit(ids::LOAD_ALGORITHM_NAME)));
    }
    ProtocolId::of_text(&name, &text).map_err(|why| {
        let told = problems(why).into_iter().map(|(span, problem)| Fault { span, related: None, problem }).collect();
        let algorithm = Some(path.display().to_string());
        LoadError::Faults { algorithm, text, faults: Faults { told, more: 0 } }
    })
}

/// The path of the file that the scenario names; `None` if it names no file, or holds the text itself.
pub(crate) fn named_by(text: &str, source: &Source) -> Option<PathBuf> {
    let document = Document::read(text);
    let word = document.root().get("protocol")?.get_ref().as_str().filter(|word| is_name(word))?;
    let folder = match source {
        Source::Path(path) => path.parent().unwrap_or(Path::new("")),
        Source::BuiltIn(_) | Source::StandardInput => Path::new(""),
    };
    (!document.root().contains_key(KEY)).then(|| folder.join(word))
}

/// The value of the key [`KEY`] in a written scenario; `None` for a built-in algorithm.
pub(crate) fn written(scenario: &Scenario) -> Option<String> {
    scenario.protocol().program().map(|program| format!("'''\n{}'''", program.text))
}

/// A written scenario that only names the file of its algorithm, and follows its changes.
pub fn by_name(written: &str) -> String {
    let around = || {
        let (before, rest) = written.split_once("\nalgorithm = '''\n")?;
        Some(format!("{before}\n{}", rest.split_once("'''\n")?.1))
    };
    around().unwrap_or_else(|| written.to_owned())
}

/// Whether the scenario has a user's algorithm: a text, or a name for a file.
pub(crate) fn is_in(given: &GivenValue<'_, '_>, word: &str) -> bool {
    word.ends_with(ENDING) || given.section.get(KEY).is_some()
}

/// The user's algorithm of the scenario; `None` if it has errors.
pub(crate) fn of_scenario(given: &mut GivenValue<'_, '_>, word: &str) -> Option<ProtocolId> {
    let place = given.item.span();
    let Some(item) = given.section.get(KEY) else {
        let problem = match given.known.algorithm {
            _ if !is_name(word) => faults::algorithm_name(word),
            Some(Ok(id)) => return Some(*id),
            Some(Err(why)) => faults::algorithm_unreadable(why.clone()),
            None => faults::algorithm_missing(word),
        };
        given.reader.fault(place, problem);
        return None;
    };
    if !is_name(word) {
        given.reader.fault(place, faults::algorithm_name(word));
    }
    let text = given.reader.word(item, KEY)?;
    match ProtocolId::of_text(word, text) {
        Ok(id) => Some(id),
        Err(why) => {
            let whole = item.span();
            let begin = begin_of_literal(given.reader.text, &whole);
            for (part, problem) in problems(why) {
                let span = begin.map_or_else(|| whole.clone(), |begin| begin + part.start..begin + part.end);
                given.reader.fault(span, problem);
            }
            None
        }
    }
}

/// The place of the first letter of a text between three quotes; `None` for other forms, which have escapes.
fn begin_of_literal(text: &str, item: &Range<usize>) -> Option<usize> {
    let inside = text.get(item.clone())?.strip_prefix("'''")?;
    let line_end = if inside.starts_with("\r\n") { 2 } else { usize::from(inside.starts_with('\n')) };
    Some(item.start + 3 + line_end)
}

fn problems(why: NoProgram) -> Vec<(Range<usize>, Problem)> {
    match why {
        NoProgram::TooMany(most) => vec![(0..0, faults::algorithm_too_many(most as u64))],
        NoProgram::Faults(found) => {
            found.into_iter().map(|own::Fault { at, what, mend }| (at, faults::in_algorithm(what, mend))).collect()
        }
    }
}

/// The 64-bit FNV-1a hash of the text, in 16 hexadecimal digits; `None` for a built-in algorithm.
pub fn fingerprint(protocol: ProtocolId) -> Option<String> {
    Some(format!("{:016x}", fnv(OFFSET, protocol.program()?.text.as_bytes())))
}

/// A scenario in which an algorithm shows what it does: five processes, one of which starts, or all.
pub fn example(protocol: ProtocolId) -> Option<Scenario> {
    let program = protocol.program()?;
    let ids = if program.links == Topology::Complete { [1, 2, 3, 4, 5] } else { [45, 48, 5, 3, 7] };
    let mut scenario = Scenario::bare(protocol.standard());
    scenario.ids = Ids::Listed(ids.into_iter().filter_map(Id::new).collect());
    scenario.network.bounce = program.hears_bounces();
    let starts = if program.together { Targets::All } else { Targets::Listed(vec![0]) };
    scenario.events = vec![(1, Command::Start(starts))];
    read(&write(&scenario, "")).ok()
}

pub(crate) type Found = Result<ProtocolId, Remark>;

#[cfg(test)]
mod tests;
