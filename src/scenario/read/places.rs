//! Where the entries of a scenario stand in its file.

use std::ops::Range;

use toml::Spanned;
use toml::de::DeTable;

use crate::config::Document;
use crate::scenario::choices;

/// Of each list its entries, as bytes of the file, in its order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct EntryPlaces {
    pub(crate) events: Vec<Range<usize>>,
    pub(crate) choices: Vec<Range<usize>>,
    pub(crate) notes: Vec<Range<usize>>,
    pub(crate) questions: Vec<Range<usize>>,
}

impl EntryPlaces {
    /// Those of a file without faults.
    pub(crate) fn of(text: &str) -> Self {
        let document = Document::read(text);
        let places = |name: &str| of_list(document.root(), name);
        Self { events: places("events"), choices: places(choices::ARRAY), notes: places("notes"), questions: places("questions") }
    }
}

fn of_list(root: &DeTable<'_>, name: &str) -> Vec<Range<usize>> {
    let list = root.get(name).and_then(|list| list.get_ref().as_array());
    list.map(|list| list.iter().map(Spanned::span).collect()).unwrap_or_default()
}

/// Where a file without faults has a key of a table. Without the name of a table it is one of the top level, without that of a key the
/// table itself.
pub(crate) fn of_key(text: &str, table: &str, key: &str) -> Option<Range<usize>> {
    let document = Document::read(text);
    let root = document.root();
    let within = if table.is_empty() { root } else { root.get(table)?.get_ref().as_table()? };
    if key.is_empty() {
        return root.get(table).map(Spanned::span);
    }
    within.iter().find(|(known, _)| known.get_ref() == key).map(|(known, _)| known.span())
}
