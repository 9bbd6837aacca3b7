//! The measurements file while it is written: whole lines, each at once, by one process, which holds a lock on it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::cli::save::{self, NotWritten};
use crate::measure::file::{self, FileFault, Measurements};
use crate::measure::{Options, Outcome, Shard};
use crate::protocol::Remark;
use crate::text::ids;

#[derive(Debug)]
pub(super) struct Record {
    path: PathBuf,
    file: File,
}

impl Record {
    /// What keeps a new file from being made, as far as it can be seen without making it.
    pub(super) fn fault(path: &Path) -> Option<Remark> {
        let name = path.display().to_string();
        if path.as_os_str() != "-" && path.symlink_metadata().is_ok() {
            return Some(if path.is_dir() {
                NotWritten::Folder.remark(&name)
            } else {
                ids::CliMeasureExists { file: name }.into()
            });
        }
        save::obstacle(path).err().map(|reason| reason.remark(&name))
    }

    /// Begins a file. It has its first line from the moment on at which it is there.
    pub(super) fn begin(path: &Path, options: &Options, shard: Shard) -> Result<Self, Remark> {
        let cannot = |reason: NotWritten| reason.remark(&path.display().to_string());
        save::write(path, &file::head(options, shard), false).map_err(|reason| match reason {
            NotWritten::Exists => ids::CliMeasureExists { file: path.display().to_string() }.into(),
            reason => cannot(reason),
        })?;
        let file = OpenOptions::new().append(true).open(path).map_err(|error| cannot(NotWritten::of(error)))?;
        locked(path, &file.try_lock())?;
        Ok(Self { path: path.to_owned(), file })
    }

    /// Takes a file that is to be gone on with, and reads it when nobody else can write it any more. Nothing of it is changed yet.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub(super) fn take(path: &Path) -> Result<(Self, Measurements), Vec<Remark>> {
        let of = |remark: Remark| vec![remark];
        let file = OpenOptions::new().read(true).append(true).open(path).map_err(|error| {
            // What cannot even be read is told as such.
            File::open(path).map_or_else(|error| unreadable(path, &error), |_| of(NotWritten::of(error).remark(&name(path))))
        })?;
        locked(path, &file.try_lock()).map_err(of)?;
        let read = parsed(path, &file)?;
        Ok((Self { path: path.to_owned(), file }, read))
    }

    /// Cuts what stands behind the last whole line.
    pub(super) fn cut(self, whole: u64) -> Result<Self, Remark> {
        self.file.set_len(whole).map_err(|error| NotWritten::of(error).remark(&name(&self.path)))?;
        Ok(self)
    }

    pub(super) fn add(&mut self, outcome: &Outcome) -> Result<(), Remark> {
        let cannot = |error: io::Error| NotWritten::of(error).remark(&self.path.display().to_string());
        self.file.write_all(file::line(outcome).as_bytes()).map_err(cannot)
    }
}

/// Writes a whole file.
pub(super) fn write(path: &Path, read: &Measurements) -> Result<(), Remark> {
    let lines = read.outcomes.iter().map(file::line);
    let text = std::iter::once(file::head(&read.options, read.shard)).chain(lines).collect::<String>();
    save::write(path, &text, false).map_err(|reason| match reason {
        NotWritten::Exists => ids::CliMeasureExists { file: path.display().to_string() }.into(),
        reason => reason.remark(&path.display().to_string()),
    })
}

/// Reads a measurements file that nobody is writing.
///
/// # Errors
/// All that is wrong with it, each with the file and the line.
pub(super) fn read(path: &Path) -> Result<Measurements, Vec<Remark>> {
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    locked(path, &file.try_lock_shared()).map_err(|remark| vec![remark])?;
    parsed(path, &file)
}

/// A file system without locks is written all the same: there is nothing better on it.
fn locked(path: &Path, outcome: &Result<(), TryLockError>) -> Result<(), Remark> {
    match outcome {
        Err(TryLockError::WouldBlock) => Err(ids::CliMeasureBeingWritten { file: name(path) }.into()),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

fn unreadable(path: &Path, error: &io::Error) -> Vec<Remark> {
    vec![ids::CliMeasureUnreadable { file: name(path), reason: error.to_string() }.into()]
}

fn parsed(path: &Path, mut file: &File) -> Result<Measurements, Vec<Remark>> {
    let (name, mut text) = (name(path), Vec::new());
    file.read_to_end(&mut text).map_err(|error| unreadable(path, &error))?;
    let told = |FileFault { line, what }: FileFault| Remark::from(ids::CliMeasureInFile { file: name.clone(), line, what });
    file::read(&text).map_err(|faults| faults.into_iter().map(told).collect())
}
