//! The graph of all states that were visited, for other tools.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::Path;

use suffrage_engine::explore::{Report, Search};
use suffrage_engine::protocol::Remark;
use suffrage_text::{Texts, ids};

use crate::cli::{refused, save};

/// The most states of a picture.
const MOST_DRAWN: u64 = 2_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GraphForm {
    /// Graphviz.
    Dot,
    /// Aldebaran, as CADP and mCRL2 read it.
    Aut,
}

pub(super) fn form(file: &OsStr) -> Result<GraphForm, Remark> {
    match Path::new(file).extension().and_then(OsStr::to_str) {
        Some("dot") => Ok(GraphForm::Dot),
        Some("aut") => Ok(GraphForm::Aut),
        _ => Err(ids::CheckBadGraph { file: file.display().to_string() }.into()),
    }
}

pub(super) fn write(texts: &Texts, file: &OsStr, search: &mut dyn Search, report: &Report) -> anyhow::Result<()> {
    let form = form(file).map_err(|fault| refused(texts, fault))?;
    if form == GraphForm::Dot && report.states > MOST_DRAWN {
        return Err(refused(texts, ids::CheckGraphTooLarge { states: report.states, most: MOST_DRAWN }));
    }
    let text = match form {
        GraphForm::Dot => dot(search, report),
        GraphForm::Aut => aut(search, report),
    };
    let written = save::write(Path::new(file), &text, true);
    written.map_err(|reason| refused(texts, reason.remark(&file.display().to_string())))
}

/// The shortest failing run in red.
fn dot(search: &mut dyn Search, report: &Report) -> String {
    let way = report.shortest().map(|(property, _)| search.states_to_breach(property)).unwrap_or_default();
    let mut text = String::from("digraph states {\n  node [shape = circle];\n");
    // Writing to a string cannot fail.
    for first in 0..search.beginnings() {
        _ = writeln!(text, "  {first} [shape = doublecircle];");
    }
    for state in &way {
        _ = writeln!(text, "  {state} [color = red];");
    }
    let mut coloured = vec![false; way.len()];
    search.steps(&mut |from, label, to| {
        let place = way.windows(2).position(|pair| pair == [from, to]).filter(|&place| !coloured[place]);
        if let Some(place) = place {
            coloured[place] = true;
        }
        let red = if place.is_some() { ", color = red" } else { "" };
        _ = writeln!(text, "  {from} -> {to} [label = \"{label}\"{red}];");
    });
    text.push_str("}\n");
    text
}

/// The form has one first state: where runs may begin in several it is one more, before them.
fn aut(search: &mut dyn Search, report: &Report) -> String {
    let beginnings = search.beginnings();
    let before = u32::from(beginnings != 1);
    let (mut edges, mut count) = (String::new(), 0_u64);
    if before == 1 {
        for first in 0..beginnings {
            count += 1;
            _ = writeln!(edges, "(0, \"begin\", {})", first + before);
        }
    }
    search.steps(&mut |from, label, to| {
        count += 1;
        _ = writeln!(edges, "({}, \"{label}\", {})", from + before, to + before);
    });
    format!("des (0, {count}, {})\n{edges}", report.states + u64::from(before))
}
