//! Measurements files, read and written.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::cli::save::{self, NotWritten};
use suffrage_engine::protocol::Remark;
use suffrage_measure::file::{self, FileFault, Measurements};
use suffrage_measure::{Options, Outcome, Shard};
use suffrage_text::ids;

/// A measurements file that runs are added to, each as one whole line.
#[derive(Debug)]
pub(super) struct Record {
    path: PathBuf,
    file: File,
}

impl Record {
    /// What keeps a new file from being made, as far as it can be seen without making it.
    pub(super) fn fault(path: &Path) -> Option<Remark> {
        let name = path.display().to_string();
        if path.as_os_str() != "-" && !path.is_dir() && path.symlink_metadata().is_ok() {
            return Some(ids::CliMeasureExists { file: name }.into());
        }
        save::obstacle(path).err().map(|reason| reason.remark(&name))
    }

    /// Makes a new file with its first line.
    pub(super) fn begin(path: &Path, options: &Options, shard: Shard) -> Result<Self, Remark> {
        let file = OpenOptions::new().create_new(true).append(true).open(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => ids::CliMeasureExists { file: path.display().to_string() }.into(),
            _ => NotWritten::of(error).remark(&path.display().to_string()),
        })?;
        let mut record = Self { path: path.to_owned(), file };
        record.write(&file::head(options, shard))?;
        Ok(record)
    }

    pub(super) fn add(&mut self, outcome: &Outcome) -> Result<(), Remark> {
        self.write(&file::line(outcome))
    }

    fn write(&mut self, text: &str) -> Result<(), Remark> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| NotWritten::of(error).remark(&self.path.display().to_string()))
    }
}

/// Writes a whole file.
pub(super) fn write(path: &Path, read: &Measurements) -> Result<(), Remark> {
    let mut record = Record::begin(path, &read.options, read.shard)?;
    record.write(&read.outcomes.iter().map(file::line).collect::<String>())
}

/// Reads a measurements file.
///
/// # Errors
/// All that is wrong with it, each with the file and the line.
pub(super) fn read(path: &Path) -> Result<Measurements, Vec<Remark>> {
    let name = path.display().to_string();
    let text = fs::read(path).map_err(|error| {
        vec![Remark::from(ids::CliMeasureUnreadable { file: name.clone(), reason: error.to_string() })]
    })?;
    let told =
        |FileFault { line, what }: FileFault| Remark::from(ids::CliMeasureInFile { file: name.clone(), line, what });
    file::read(&text).map_err(|faults| faults.into_iter().map(told).collect())
}
