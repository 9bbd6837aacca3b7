//! Measurements, and all that telling them needs.

use crate::measure::Summary;
use crate::measure::file::Measurements;
use crate::text::Texts;

#[derive(Clone, Copy)]
pub(super) struct Report<'a> {
    pub(super) texts: &'a Texts,
    pub(super) measured: &'a Measurements,
    pub(super) summary: &'a Summary,
}
