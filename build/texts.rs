//! The catalogue of texts: its ids, made from the English files, and where the files of each language are.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};

/// Writes `ids.rs` (one id for each text) and `catalogue.rs` (the files by language) into `out`.
pub(crate) fn generate(texts: &Path, out: &Path) {
    println!("cargo::rerun-if-changed={}", texts.display());
    let mut ids = String::new();
    let mut names = String::new();
    for file in listed(&texts.join("en")) {
        let source = fs::read_to_string(&file).expect("a file of the catalogue can be read");
        let resource =
            fluent_syntax::parser::parse(source.as_str()).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", file.display()));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                id_of(message, &mut ids);
                let _ = writeln!(names, "    {},", shouted(message.id.name));
            }
        }
    }
    let _ = writeln!(ids, "/// Every text.\npub const ALL: &[TextId] = &[\n{names}];");
    fs::write(out.join("ids.rs"), ids).expect("OUT_DIR can be written to");
    fs::write(out.join("catalogue.rs"), catalogue(texts)).expect("OUT_DIR can be written to");
}

/// `&[("en", &[include_str!(…), …]), …]`, English first and the others by code.
fn catalogue(texts: &Path) -> String {
    let mut folders = listed(texts);
    folders.sort_by_key(|folder| !folder.ends_with("en"));
    let mut languages = String::from("&[\n");
    for folder in folders {
        let code = folder.file_name().unwrap_or_default().to_string_lossy();
        let _ = writeln!(languages, "({code:?}, &[");
        for file in listed(&folder) {
            let _ = writeln!(languages, "    include_str!({:?}),", file.display().to_string());
        }
        languages.push_str("]),\n");
    }
    languages + "]"
}

/// What is in a folder, by name.
fn listed(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut all: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder of the assets can be listed").path()).collect();
    all.sort();
    all
}

/// A constant for a text, and for one with values a structure that has a field for each of them.
fn id_of(message: &Message<&str>, ids: &mut String) {
    let key = message.id.name;
    let mut values = BTreeMap::new();
    for text in message.value.iter().chain(message.attributes.iter().map(|length| &length.value)) {
        of_text(text, &mut values);
    }
    let mut values: Vec<(&str, usize)> = values.into_iter().collect();
    values.sort_by_key(|(_, turn)| *turn);
    let _ = writeln!(ids, "pub const {}: TextId = TextId({key:?});", shouted(key));
    if values.is_empty() {
        return;
    }
    let (types, bounds): (Vec<String>, Vec<String>) =
        (0..values.len()).map(|nth| (format!("V{nth}"), format!("V{nth}: Into<Value>"))).unzip();
    let (name, types, bounds) = (capital(key), types.join(", "), bounds.join(", "));
    let _ = writeln!(ids, "pub struct {name}<{types}> {{");
    for (nth, (value, _)) in values.iter().enumerate() {
        let _ = writeln!(ids, "    pub r#{}: V{nth},", value.replace('-', "_"));
    }
    let _ = writeln!(ids, "}}\nimpl<{bounds}> From<{name}<{types}>> for Remark {{");
    let _ = writeln!(ids, "    fn from(said: {name}<{types}>) -> Self {{\n        Self::new({key:?})");
    for (value, _) in &values {
        let _ = writeln!(ids, "            .with({value:?}, said.r#{}.into())", value.replace('-', "_"));
    }
    ids.push_str("    }\n}\n");
}

/// The values that a text names, each with its turn in it.
fn of_text<'t>(text: &Pattern<&'t str>, values: &mut BTreeMap<&'t str, usize>) {
    for element in &text.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, values);
        }
    }
}

fn of_expression<'t>(expression: &Expression<&'t str>, values: &mut BTreeMap<&'t str, usize>) {
    match expression {
        Expression::Select { selector, variants } => {
            of_inline(selector, values);
            for variant in variants {
                of_text(&variant.value, values);
            }
        }
        Expression::Inline(inline) => of_inline(inline, values),
    }
}

fn of_inline<'t>(inline: &InlineExpression<&'t str>, values: &mut BTreeMap<&'t str, usize>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let turn = values.len();
            values.entry(id.name).or_insert(turn);
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                of_inline(argument, values);
            }
        }
        InlineExpression::Placeable { expression } => of_expression(expression, values),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// `why-title` as the name of a constant: `WHY_TITLE`.
fn shouted(key: &str) -> String {
    key.replace('-', "_").to_uppercase()
}

/// `why-title` as the name of a type: `WhyTitle`.
fn capital(key: &str) -> String {
    let words = key.split('-').map(|word| word.split_at(1)).map(|(first, rest)| first.to_uppercase() + rest);
    words.collect()
}
