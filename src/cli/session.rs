//! Files that keep a whole session: how they are known, found and read.

use std::path::{Path, PathBuf};

use suffrage_engine::protocol::Remark;
use suffrage_scenario::load::{self, Unreadable};
use suffrage_session::history::file::{self, SavedSession};
use suffrage_text::ids;

pub(super) const ENDING: &str = "suffrage";
const MOST_MIB: u64 = 64;
pub(super) const MOST_BYTES: u64 = MOST_MIB * 1024 * 1024;

pub(super) fn is_one(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING))
}

pub(super) fn load(path: &Path) -> Result<SavedSession, Box<Remark>> {
    let name = path.display().to_string();
    let text = load::file(path, MOST_BYTES).map_err(|reason| {
        Box::new(match reason {
            Unreadable::TooLarge => ids::SaveSessionIsTooLarge { file: name.clone(), most: MOST_MIB }.into(),
            Unreadable::Missing { .. } => ids::SaveNoSuchSession { file: name.clone() }.into(),
            other => other.remark(&name),
        })
    })?;
    file::read(&text, &name)
}

/// Fails if the session could not be read back from it.
pub(super) fn text_of(kept: &SavedSession, name: &str) -> Result<String, Box<Remark>> {
    let text = file::write(kept);
    if text.len() as u64 > MOST_BYTES {
        return Err(Box::new(ids::SaveSessionTooLarge { file: name.to_owned(), most: MOST_MIB }.into()));
    }
    // What cannot be read back is not said to be saved.
    if file::read(&text, name).as_ref() != Ok(kept) {
        return Err(Box::new(ids::SAVE_INEXACT.into()));
    }
    Ok(text)
}

/// What is said of a scenario file beside which there is a session of it.
pub(super) fn beside(scenario: &Path) -> Option<Remark> {
    let session: PathBuf = scenario.with_extension(ENDING);
    let is_there = !is_one(scenario) && session.is_file();
    is_there.then(|| ids::SaveSessionBeside { file: session.display().to_string() }.into())
}
