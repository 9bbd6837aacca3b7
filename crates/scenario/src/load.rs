//! Loads the text of a scenario: a file, the standard input, or a built-in scenario.

use std::{ffi::OsStr, fs::File, fs::FileType, io, io::Read, path::Path, path::PathBuf};

use crate::{Scenario, builtin, builtin::BuiltIn, config::Faults, lesson, program, read::read_with};
use suffrage_engine::protocol::{Remark, Value};
use suffrage_text::{TextId, ids};

/// The maximum size of a scenario file, in bytes.
pub const MOST_BYTES: u64 = 8 * 1024 * 1024;
const MOST_SUGGESTIONS: usize = 6;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    BuiltIn(&'static BuiltIn),
    Path(PathBuf),
    StandardInput,
}

impl Source {
    /// The source that an argument names: a file, a built-in scenario, or `-` for the standard input.
    pub fn named(argument: &OsStr) -> Self {
        if argument == "-" {
            return Self::StandardInput;
        }
        argument.to_str().and_then(builtin::named).map_or_else(|| Self::Path(argument.into()), Self::BuiltIn)
    }

    pub fn name(&self) -> String {
        match self {
            Self::BuiltIn(scenario) => scenario.name.to_owned(),
            Self::Path(path) => path.display().to_string(),
            Self::StandardInput => "-".to_owned(),
        }
    }

    pub(crate) fn text(&self, most: u64) -> Result<String, Unreadable> {
        match self {
            Self::BuiltIn(scenario) => Ok(scenario.text.to_owned()),
            Self::Path(path) => file(path, most),
            Self::StandardInput => text(io::stdin().lock(), most),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum LoadError {
    Unreadable(Unreadable),
    /// All errors in a text. `algorithm`: the path of the algorithm; `None` if the text is that of the scenario.
    Faults {
        algorithm: Option<String>,
        text: String,
        faults: Faults,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Neither a file nor a built-in scenario has this name; the value lists similar built-in names.
    Missing(Vec<&'static str>),
    TooLarge,
    /// The path is not a regular file, or the user has no permission to read it; the value is the text of the error.
    Unfit(TextId),
    /// The place of the first byte that is not UTF-8. Lines and bytes count from 1.
    NotUtf8 {
        line: u64,
        byte: u64,
    },
    /// Another error, in the words of the operating system.
    Other(String),
}

impl Unreadable {
    pub fn remark(&self, name: &str) -> Remark {
        let file = name.to_owned();
        match self {
            Self::Missing(like) => match like.as_slice() {
                [] => ids::LoadMissing { file }.into(),
                [nearest] => ids::LoadMissingButNear { file, nearest: *nearest }.into(),
                like if like.len() <= MOST_SUGGESTIONS => {
                    ids::LoadMissingButLike { file, names: like.join(", ") }.into()
                }
                like => {
                    let (names, more) = (like[..MOST_SUGGESTIONS].join(", "), (like.len() - MOST_SUGGESTIONS) as u64);
                    ids::LoadMissingButMany { file, names, more }.into()
                }
            },
            Self::Unfit(why) => Remark::from(*why).with("file", Value::Text(file)),
            Self::TooLarge => ids::LoadTooLarge { file, most: MOST_BYTES / (1024 * 1024) }.into(),
            Self::NotUtf8 { line, byte } => ids::LoadNotUtf8 { file, line: *line, byte: *byte }.into(),
            Self::Other(reason) => ids::LoadOther { file, reason: reason.clone() }.into(),
        }
    }
}

/// The text and the scenario of a source.
///
/// # Errors
/// The reason why the text cannot be read, or all faults of the scenario.
pub fn load(source: &Source) -> Result<(String, Scenario), LoadError> {
    if let Source::Path(path) = source
        && program::is_file(path)
        && let Some(scenario) = program::example(program::load(path)?)
    {
        return Ok((crate::write(&scenario, ""), scenario));
    }
    let text = source.text(MOST_BYTES).map_err(LoadError::Unreadable)?;
    let named = program::named_by(&text, source);
    let found = match named.as_ref().map(|path| (path, program::load(path))) {
        Some((path, Err(LoadError::Unreadable(why)))) => Some(Err(why.remark(&path.display().to_string()))),
        found => found.map(|(_, found)| found).transpose()?.map(Ok),
    };
    match read_with(&text, found.as_ref()) {
        Ok(scenario) => Ok((text, scenario)),
        Err(_) if lesson::is_lesson(&text) => Err(LoadError::Unreadable(Unreadable::Unfit(ids::LOAD_LESSON))),
        Err(faults) => Err(LoadError::Faults { algorithm: None, text, faults }),
    }
}

/// The text of a regular file of at most `most` bytes.
///
/// # Errors
/// The reason why the file cannot be read.
pub fn file(path: &Path, most: u64) -> Result<String, Unreadable> {
    let why = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound if path.to_str().is_some_and(|name| builtin::lesson(name).is_some()) => {
            Unreadable::Unfit(ids::LOAD_LESSON)
        }
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => {
            Unreadable::Missing(path.to_str().map(builtin::like).unwrap_or_default())
        }
        io::ErrorKind::IsADirectory => Unreadable::Unfit(ids::LOAD_FOLDER),
        io::ErrorKind::PermissionDenied => Unreadable::Unfit(ids::LOAD_NOT_PERMITTED),
        _ => Unreadable::Other(error.to_string()),
    };
    regular(std::fs::metadata(path).map_err(why)?.file_type())?;
    // In the meantime the file may have been replaced by a pipe, so check again.
    let opened = open(path).map_err(why)?;
    let now = opened.metadata().map_err(why)?;
    regular(now.file_type())?;
    if now.len() > most {
        return Err(Unreadable::TooLarge);
    }
    text(opened, most)
}

fn regular(kind: FileType) -> Result<(), Unreadable> {
    match () {
        () if kind.is_file() => Ok(()),
        () if kind.is_dir() => Err(Unreadable::Unfit(ids::LOAD_FOLDER)),
        () if is_pipe(kind) => Err(Unreadable::Unfit(ids::LOAD_PIPE)),
        () => Err(Unreadable::Unfit(ids::LOAD_SPECIAL)),
    }
}

fn text(reader: impl Read, most: u64) -> Result<String, Unreadable> {
    let mut bytes = Vec::new();
    reader.take(most + 1).read_to_end(&mut bytes).map_err(|error| Unreadable::Other(error.to_string()))?;
    if bytes.len() as u64 > most {
        return Err(Unreadable::TooLarge);
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|&byte| byte == b'\n').count() as u64;
        let byte = good.iter().rev().take_while(|&&byte| byte != b'\n').count() as u64 + 1;
        Unreadable::NotUtf8 { line, byte }
    })
}

/// The path may have become a pipe since the last check. With `NONBLOCK`, opening a pipe does not wait for a writer.
#[cfg(all(unix, not(portable)))]
fn open(path: &Path) -> io::Result<File> {
    use rustix::fs::{Mode, OFlags};
    Ok(rustix::fs::open(path, OFlags::RDONLY | OFlags::NONBLOCK | OFlags::CLOEXEC, Mode::empty())?.into())
}

#[cfg(all(unix, not(portable)))]
fn is_pipe(kind: FileType) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&kind)
}

#[cfg(not(all(unix, not(portable))))]
fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}

#[cfg(not(all(unix, not(portable))))]
fn is_pipe(_: FileType) -> bool {
    false
}

#[cfg(test)]
mod tests;
