//! The measurements file while it is written: whole lines, each at once.

use std::fs::{File, OpenOptions};
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
        Ok(Self { path: path.to_owned(), file })
    }

    /// Goes on with a file behind its last whole line.
    pub(super) fn go_on(path: &Path, read: &Measurements) -> Result<Self, Remark> {
        let open = || {
            let file = OpenOptions::new().append(true).open(path)?;
            file.set_len(read.whole)?;
            Ok(file)
        };
        let file = open().map_err(|error: io::Error| NotWritten::of(error).remark(&path.display().to_string()))?;
        Ok(Self { path: path.to_owned(), file })
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

/// Reads a measurements file.
///
/// # Errors
/// All that is wrong with it, each with the file and the line.
pub(super) fn read(path: &Path) -> Result<Measurements, Vec<Remark>> {
    let name = path.display().to_string();
    let mut text = Vec::new();
    File::open(path).and_then(|mut file| file.read_to_end(&mut text)).map_err(|error| {
        let (file, reason) = (name.clone(), error.to_string());
        vec![Remark::from(ids::CliMeasureUnreadable { file, reason })]
    })?;
    let told = |FileFault { line, what }: FileFault| Remark::from(ids::CliMeasureInFile { file: name.clone(), line, what });
    file::read(&text).map_err(|faults| faults.into_iter().map(told).collect())
}
