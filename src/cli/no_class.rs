//! Stands for `class.rs` in a program that is built without the web server: it adds no option.

use crate::tui::audience::Audience;
use clap::Args;
use suffrage_text::Texts;

#[derive(Clone, Debug, Default, Args)]
pub(super) struct ClassArguments {}

#[expect(clippy::unused_self, clippy::unnecessary_wraps, reason = "the functions of `class.rs`")]
impl ClassArguments {
    pub(super) fn inherit(&mut self, _: &Self) {}

    pub(super) fn audience(&self, _: &Texts) -> anyhow::Result<Option<Box<dyn Audience>>> {
        Ok(None)
    }
}
