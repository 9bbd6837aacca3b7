//! Stores data between two uses of the program: session files, and the list of recently opened names.

use std::{fs, io::Write as _};

use crate::cli::prelude::*;
use etcetera::BaseStrategy;
use suffrage_scenario::{builtin, load};
use suffrage_session::history::file::{self, SavedSession};
use suffrage_text::visible::visible;

pub(super) const ENDING: &str = "suffrage";
const MOST_MIB: u64 = 64;
pub(super) const MOST_BYTES: u64 = MOST_MIB * 1024 * 1024;
const MOST_NAMES: usize = 9;
const MOST_BYTES_OF_LIST: u64 = 64 * 1024; // The largest size of the file with the list.

pub(super) fn is_one(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING))
}

pub(super) fn load(path: &Path) -> Result<SavedSession, Box<Remark>> {
    let name = path.display().to_string();
    let text = load::file(path, MOST_BYTES).map_err(|reason| {
        Box::new(match reason {
            Unreadable::TooLarge => ids::SaveSessionIsTooLarge { file: name.clone(), most: MOST_MIB }.into(),
            Unreadable::Missing(_) => ids::SaveNoSuchSession { file: name.clone() }.into(),
            other => other.remark(&name),
        })
    })?;
    file::read(&text, &name)
}

/// The text of the session file. Fails if the text is too large, or if reading it back would not give the same session.
pub(super) fn text_of(kept: &SavedSession, name: &str) -> Result<String, Box<Remark>> {
    let text = file::write(kept);
    if text.len() as u64 > MOST_BYTES {
        return Err(Box::new(ids::SaveSessionTooLarge { file: name.to_owned(), most: MOST_MIB }.into()));
    }
    // Never report a file as saved that cannot be read back.
    if file::read(&text, name).as_ref() != Ok(kept) {
        return Err(Box::new(ids::SAVE_INEXACT.into()));
    }
    Ok(text)
}

pub(super) fn beside(scenario: &Path) -> Option<Remark> {
    let session: PathBuf = scenario.with_extension(ENDING);
    let is_there = !is_one(scenario) && session.is_file();
    is_there.then(|| ids::SaveSessionBeside { file: session.display().to_string() }.into())
}

/// The file with the recently opened names, one per line.
pub(super) fn list() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    let folder = folders.state_dir().unwrap_or_else(|| folders.data_dir());
    Some(folder.join("suffrage").join("opened"))
}

/// The latest name is first. Names of files that no longer exist are left out.
pub(super) fn opened() -> Vec<String> {
    list().map(|file| listed(&file)).unwrap_or_default()
}

fn listed(file: &Path) -> Vec<String> {
    let Ok(text) = load::file(file, MOST_BYTES_OF_LIST) else { return Vec::new() };
    let is_there =
        |name: &&str| builtin::named(name).is_some() || Path::new(name).is_absolute() && Path::new(name).is_file();
    text.lines().filter(is_there).take(MOST_NAMES).map(str::to_owned).collect()
}

/// Does nothing if the list cannot be written.
pub(super) fn remember(name_or_path: &str) {
    if let (Some(file), Some(name)) = (list(), lasting(name_or_path)) {
        // The list is a convenience: a failure must not disturb a lecture.
        drop(write(&file, &name));
    }
}

/// The built-in name or the absolute path; `None` if the path has characters that need escapes.
fn lasting(name_or_path: &str) -> Option<String> {
    if builtin::named(name_or_path).is_some() {
        return Some(name_or_path.to_owned());
    }
    let path = std::path::absolute(name_or_path).ok()?.into_os_string().into_string().ok()?;
    (visible(&path) == path).then_some(path)
}

fn write(file: &Path, name: &str) -> io::Result<()> {
    let before = listed(file).into_iter().filter(|known| known != name);
    let names: Vec<String> = std::iter::once(name.to_owned()).chain(before).take(MOST_NAMES).collect();
    replace(file, &names.join("\n"))
}

/// Writes a whole file. Another process reads the old text or the new one, never a part.
fn replace(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().ok_or(io::ErrorKind::NotFound)?;
    fs::create_dir_all(folder)?;
    let mut new = tempfile::NamedTempFile::new_in(folder)?;
    writeln!(new, "{text}")?;
    new.persist(file).map_err(|fault| fault.error)?;
    Ok(())
}

/// The largest size of the file with the progress in lessons, in bytes.
const MOST_BYTES_OF_PROGRESS: u64 = 1 << 20;

/// The file with the progress in lessons, in the folder of the list.
fn progress_file() -> Option<PathBuf> {
    list().map(|list| list.with_file_name("lessons.json"))
}

/// The text of this file; empty if there is no file, `None` if the file cannot be read.
pub(super) fn progress() -> Option<String> {
    progress_file().map_or_else(|| Some(String::new()), |file| progress_of(&file))
}

fn progress_of(file: &Path) -> Option<String> {
    match load::file(file, MOST_BYTES_OF_PROGRESS) {
        Err(Unreadable::Missing(_)) => Some(String::new()),
        text => text.ok(),
    }
}

pub(super) fn keep_progress(text: &str) -> io::Result<()> {
    let file = progress_file().ok_or(io::ErrorKind::NotFound)?;
    // A larger file could not be read back.
    if text.len() as u64 >= MOST_BYTES_OF_PROGRESS {
        Err(io::ErrorKind::FileTooLarge.into())
    } else {
        replace(&file, text)
    }
}

/// Renames the file with the progress. Returns its new name.
pub(super) fn set_progress_aside() -> io::Result<PathBuf> {
    set_aside(&progress_file().ok_or(io::ErrorKind::NotFound)?)
}

fn set_aside(file: &Path) -> io::Result<PathBuf> {
    let names = (1_u64..).map(|count| if count == 1 { "bad".to_owned() } else { format!("bad-{count}") });
    let mut files = names.map(|name| file.with_extension(name));
    let is_free = |file: &PathBuf| fs::symlink_metadata(file).is_err();
    let aside = files.find(is_free).ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(file, &aside)?;
    Ok(aside)
}

#[cfg(test)]
mod tests;
