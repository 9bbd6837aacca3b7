//! The forms in which a run that is over can be written: each is a file here and a line in [`EXPORTS`].

pub(crate) mod json;
pub mod svg;
pub(crate) mod text;

use std::fmt::Debug;
use std::io::{self, Write};

use crate::engine::Finished;
use crate::scenario::Scenario;
use crate::scenario::report::Judged;
use crate::text::Texts;
use crate::text::visible::Form;

#[derive(Clone, Copy)]
pub struct FinishedRun<'a> {
    pub texts: &'a Texts,
    pub scenario: &'a Scenario,
    pub finished: &'a Finished,
    pub judged: &'a [Judged],
}

pub trait Export: Debug + Sync {
    fn name(&self) -> &'static str;

    fn form(&self) -> Form;

    /// Whether it says which expectations were not met, so that nothing else has to.
    fn tells_expectations(&self) -> bool;

    /// # Errors
    /// Those of the writer.
    fn write(&self, run: FinishedRun<'_>, out: &mut dyn Write) -> io::Result<()>;
}

/// All forms; the first is taken when no other is asked for.
pub const EXPORTS: &[&dyn Export] = &[&text::Text, &json::Json];
