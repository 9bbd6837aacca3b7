//! Writes a file completely or not at all, and replaces an existing file only if the caller allows it.
//!
//! The text goes to a temporary file in the same folder, which is renamed once it is complete on disk: a reader sees
//! the old text or the new one, never a part.

use std::{fs::Metadata, fs::OpenOptions, io::Write};

use crate::cli::prelude::*;
use crate::system;
use tempfile::{Builder, NamedTempFile};

#[derive(Debug)]
pub(super) enum NotWritten {
    Exists,
    NoFolder(PathBuf),
    BadName,
    /// The text about the error. Its only parameter is the file name.
    File(TextId),
    Refused(Remark),
    Other(io::Error),
}

const FOLDER: NotWritten = NotWritten::File(ids::SAVE_FOLDER);

impl NotWritten {
    pub(super) fn remark(&self, name: &str) -> Remark {
        let file = name.to_owned();
        match self {
            Self::Exists => ids::SaveExists { file }.into(),
            Self::NoFolder(folder) => ids::SaveNoFolder { file, folder: folder.display().to_string() }.into(),
            Self::BadName => ids::SaveBadName { file: shortened(name) }.into(),
            Self::File(what) => Remark::from(*what).with("file", file),
            Self::Refused(why) => why.clone(),
            Self::Other(error) => ids::SaveOther { file, reason: error.to_string() }.into(),
        }
    }
}

impl From<io::Error> for NotWritten {
    fn from(error: io::Error) -> Self {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::AlreadyExists => Self::Exists,
            Kind::PermissionDenied => Self::File(ids::SAVE_NOT_PERMITTED),
            Kind::IsADirectory => FOLDER,
            Kind::ReadOnlyFilesystem => Self::File(ids::SAVE_READ_ONLY),
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => Self::File(ids::SAVE_FULL),
            Kind::InvalidFilename | Kind::InvalidInput => Self::BadName,
            _ => Self::Other(error),
        }
    }
}

/// Cuts the middle of a very long name, so that an error message stays readable.
fn shortened(name: &str) -> String {
    const KEPT: usize = 30;
    let characters: Vec<char> = name.chars().collect();
    if characters.len() <= 3 * KEPT {
        return name.to_owned();
    }
    let part = |characters: &[char]| characters.iter().collect::<String>();
    format!("{}…{}", part(&characters[..KEPT]), part(&characters[characters.len() - KEPT..]))
}

/// A replaced file keeps its permissions. If `path` is a symbolic link, its target is replaced.
pub(super) fn write(path: &Path, text: impl AsRef<[u8]>, overwrite: bool) -> Result<(), NotWritten> {
    write_with(path, overwrite, |file| Ok(file.write_all(text.as_ref())?))
}

pub(super) fn replace(path: &Path, text: impl AsRef<[u8]>) -> Result<(), Remark> {
    write(path, text, true).map_err(|reason| reason.remark(&path.display().to_string()))
}

/// Writes a file with `put`. If anything fails, the old file stays.
pub(super) fn write_with(
    path: &Path,
    overwrite: bool,
    put: impl FnOnce(&mut NamedTempFile) -> Result<(), NotWritten>,
) -> Result<(), NotWritten> {
    let (path, before) = target(path)?;
    if before.is_some() && !overwrite {
        return Err(NotWritten::Exists);
    }
    let folder = folder_of(&path)?;
    let mut written = temporary(folder)?;
    put(&mut written)?;
    // Before the rename, the new file must be on disk and have the permissions of the replaced file.
    let permissions = before.as_ref().map_or(Ok(()), |before| written.as_file().set_permissions(before.permissions()));
    permissions.and_then(|()| written.as_file().sync_all())?;
    match before {
        Some(_) => written.persist(&path).map(drop).map_err(|failed| failed.error)?,
        None => claim(written, &path)?,
    }
    // Not every folder can be synced; the file exists anyway.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// The reason why the file cannot be written, if it is known in advance.
pub(super) fn obstacle(path: &Path, overwrite: bool) -> Option<Remark> {
    let tried = target(path).and_then(|(path, before)| match before {
        Some(_) if !overwrite => Err(NotWritten::Exists),
        _ => Ok(temporary(folder_of(&path)?)?),
    });
    tried.err().map(|reason| reason.remark(&path.display().to_string()))
}

fn folder_of(path: &Path) -> Result<&Path, NotWritten> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if folder.is_dir() { Ok(folder) } else { Err(NotWritten::NoFolder(folder.to_owned())) }
}

fn target(path: &Path) -> Result<(PathBuf, Option<Metadata>), NotWritten> {
    if path.as_os_str() == "-" {
        return Err(NotWritten::File(ids::SAVE_DASH));
    }
    // A name that ends like a folder is never a file.
    if path.file_name().is_none() || is_folder(path) {
        return Err(if path.is_dir() || is_folder(path) { FOLDER } else { NotWritten::BadName });
    }
    let link = match path.symlink_metadata() {
        Ok(metadata) => metadata.is_symlink(),
        Err(error) if is_missing(&error) => return Ok((path.to_owned(), None)),
        Err(error) => return Err(error.into()),
    };
    let path = if link {
        let leads_nowhere = NotWritten::File(ids::SAVE_LEADS_NOWHERE);
        path.canonicalize().map_err(|error| if is_missing(&error) { leads_nowhere } else { error.into() })?
    } else {
        path.to_owned()
    };
    let metadata = path.metadata()?;
    if metadata.is_dir() {
        return Err(FOLDER);
    }
    if !metadata.is_file() {
        return Err(NotWritten::File(ids::SAVE_SPECIAL));
    }
    // The folder permits the replacement, but a read-only file must not be replaced.
    system::check_writable(&path)?;
    Ok((path, Some(metadata)))
}

fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

fn temporary(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".suffrage-");
    if let Some(permissions) = system::new_file_permissions() {
        builder.permissions(permissions);
    }
    builder.tempfile_in(folder)
}

fn claim(file: NamedTempFile, path: &Path) -> Result<(), NotWritten> {
    let file = match file.persist_noclobber(path) {
        Ok(_) => return Ok(()),
        Err(failed) if failed.error.kind() == io::ErrorKind::AlreadyExists => return Err(NotWritten::Exists),
        Err(failed) => failed.file,
    };
    // Some file systems have neither way: an empty file claims the name, and the complete file replaces it.
    OpenOptions::new().write(true).create_new(true).open(path)?;
    file.persist(path).map(drop).map_err(|failed| {
        // This program created the empty file, so no data is lost.
        let _ = std::fs::remove_file(path);
        failed.error.into()
    })
}

/// An unused path in the folder of `beside`, such as `bully.toml`. If `numbered` is true, or if this path exists, the
/// name gets a number: `bully-2.toml`.
pub(super) fn free(beside: &Path, ending: &str, numbered: bool) -> PathBuf {
    let is_free = |path: &PathBuf| path.symlink_metadata().is_err();
    let stem = beside.file_stem().unwrap_or(OsStr::new("suffrage")).to_string_lossy().into_owned();
    let plain = beside.with_file_name(format!("{stem}.{ending}"));
    if !numbered && is_free(&plain) {
        return plain;
    }
    let (stem, from) = number_of(&stem).unwrap_or((&stem, 1));
    let named = |number: u64| beside.with_file_name(format!("{stem}-{number}.{ending}"));
    // If all these numbers are taken, the user must choose a name.
    (from + 1..).take(10_000).map(named).find(is_free).unwrap_or(plain)
}

/// Splits `bully-2` into `bully` and 2. The number has at most three digits.
fn number_of(stem: &str) -> Option<(&str, u64)> {
    let (before, number) = stem.rsplit_once('-').filter(|(before, _)| !before.is_empty())?;
    let small =
        (1..=3).contains(&number.len()) && !number.starts_with('0') && number.bytes().all(|byte| byte.is_ascii_digit());
    Some((before, number.parse().ok().filter(|_| small)?))
}

/// Appends the first of the `endings` to a path without extension. Fails if the extension is none of the `endings`.
pub(super) fn with_ending(path: PathBuf, endings: [&str; 2]) -> Result<PathBuf, NotWritten> {
    if path.file_name().is_none() || is_folder(&path) {
        return Ok(path);
    }
    // A name that is only an extension would be a hidden file, which nobody means.
    let alone = |ending: &str| path.file_name().is_some_and(|name| name.eq_ignore_ascii_case(format!(".{ending}")));
    if endings.into_iter().any(alone) {
        return Err(NotWritten::BadName);
    }
    match path.extension() {
        Some(known) if endings.into_iter().any(|ending| known.eq_ignore_ascii_case(ending)) => Ok(path),
        Some(other) if other.to_string_lossy().starts_with(char::is_alphabetic) => {
            Err(NotWritten::File(ids::SAVE_OTHER_ENDING))
        }
        _ => {
            let mut name = path.into_os_string();
            name.push(".");
            name.push(endings[0]);
            Ok(name.into())
        }
    }
}

fn is_folder(path: &Path) -> bool {
    let name = path.as_os_str().as_encoded_bytes();
    [&b"/"[..], b"/."].into_iter().any(|end| name.ends_with(end))
}

#[cfg(all(test, unix))]
mod tests;
