//! `suffrage show` prints the file of a demo; `suffrage schema` prints the JSON Schema of scenario files.

use super::refused;
use crate::cli::prelude::*;
use suffrage_scenario::{builtin, schema};

pub(super) fn show(texts: &Texts, name: &str) -> anyhow::Result<Completion> {
    let demo = builtin::named(name).ok_or_else(|| refused(texts, no_demo(name)))?;
    output::text(texts, Form::Lines, demo.text)
}

pub(super) fn schema(texts: &Texts) -> anyhow::Result<Completion> {
    output::text(texts, Form::Lines, &schema::text())
}

fn no_demo(name: &str) -> Remark {
    match builtin::like(name).as_slice() {
        [] => ids::CliNoDemo { name: name.to_owned() }.into(),
        like => ids::CliNoDemoButLike { name: name.to_owned(), names: like.join(", ") }.into(),
    }
}
