//! What was opened last, kept from one time the program is used to the next: a line for each name, in the person's folder for such things.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

use suffrage_scenario::builtin;
use suffrage_scenario::load;
use suffrage_text::visible::visible;

/// So many names are kept, in a file of at most so many bytes.
const KEPT: usize = 9;
const MOST_BYTES: u64 = 64 * 1024;

fn file() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    let folder = folders.state_dir().unwrap_or_else(|| folders.data_dir());
    Some(folder.join("suffrage").join("opened"))
}

/// The names of built-in scenarios, and the paths of files that are still there; the latest first.
pub(super) fn names() -> Vec<String> {
    file().map(|file| read(&file)).unwrap_or_default()
}

fn read(file: &Path) -> Vec<String> {
    let Ok(text) = load::file(file, MOST_BYTES) else { return Vec::new() };
    let is_there =
        |name: &&str| builtin::named(name).is_some() || Path::new(name).is_absolute() && Path::new(name).is_file();
    text.lines().filter(is_there).take(KEPT).map(str::to_owned).collect()
}

/// Puts a name at the top of the list. Where it cannot be kept, as in a folder that is not the person's own, it is not.
pub(super) fn remember(name_or_path: &str) {
    if let (Some(file), Some(name)) = (file(), lasting(name_or_path)) {
        // The list is a convenience: a lecture is not disturbed by what keeps it from being written.
        drop(write(&file, &name));
    }
}

/// A name that means the same wherever the program is called from; nothing for one that has no line of its own.
fn lasting(name_or_path: &str) -> Option<String> {
    if builtin::named(name_or_path).is_some() {
        return Some(name_or_path.to_owned());
    }
    let path = std::path::absolute(name_or_path).ok()?.into_os_string().into_string().ok()?;
    (visible(&path) == path).then_some(path)
}

fn write(file: &Path, name: &str) -> std::io::Result<()> {
    let folder = file.parent().ok_or(std::io::ErrorKind::NotFound)?;
    fs::create_dir_all(folder)?;
    let before = read(file).into_iter().filter(|known| known != name);
    let names: Vec<String> = std::iter::once(name.to_owned()).chain(before).take(KEPT).collect();
    // Another program that reads it meanwhile finds the old list or the new one.
    let mut new = tempfile::NamedTempFile::new_in(folder)?;
    writeln!(new, "{}", names.join("\n"))?;
    new.persist(file).map_err(|fault| fault.error)?;
    Ok(())
}

#[cfg(test)]
mod tests;
