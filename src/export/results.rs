//! The forms in which the result of a run is written: each is a file here.

pub(crate) mod json;
pub(crate) mod text;

use suffrage_engine::engine::Finished;
use suffrage_scenario::Scenario;
use suffrage_scenario::report::Judged;
use suffrage_text::Texts;

#[derive(Clone, Copy)]
pub struct FinishedRun<'a> {
    pub texts: &'a Texts,
    pub scenario: &'a Scenario,
    pub finished: &'a Finished,
    pub judged: &'a [Judged],
}
