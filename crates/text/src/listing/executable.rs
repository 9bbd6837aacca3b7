//! The listings of `assets/listings`: algorithms that the interpreter of the engine can run.
//!
//! A file has the form of a user's algorithm. A line that ends with `#|` and names of variants belongs to these
//! variants only. If a file has no handlers, they are the English listing of `assets/pseudocode` in full length.

use std::cell::RefCell;

use suffrage_engine::protocols::{Entry, own::Program};

use super::{Line, Listing, Source, spans_of};

/// The names of the protocols with their files.
const FILES: &[(&str, &str)] = &[
    ("chang-roberts", include_str!("../../../../assets/listings/chang_roberts.algo")),
    ("ring-list", include_str!("../../../../assets/listings/ring_list.algo")),
    ("franklin", include_str!("../../../../assets/listings/franklin.algo")),
    ("hirschberg-sinclair", include_str!("../../../../assets/listings/hirschberg_sinclair.algo")),
    ("peterson", include_str!("../../../../assets/listings/peterson.algo")),
    ("bully", include_str!("../../../../assets/listings/bully.algo")),
    ("flooding", include_str!("../../../../assets/listings/flooding.algo")),
];

/// The names of the protocols that have an executable listing, in teaching order.
pub fn executable_protocols() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

/// The text of a variant as an algorithm that a user can run and change; `None` if the protocol has no such text.
pub fn executable(entry: &Entry, variant: &str) -> Option<String> {
    let (_, file) = FILES.iter().find(|(name, _)| *name == entry.name)?;
    let of_variant = |line: &'static str| match line.split_once("#|") {
        Some((line, variants)) => variants.split_whitespace().any(|name| name == variant).then(|| line.trim_end()),
        None => Some(line),
    };
    let mut text: String = file.lines().filter_map(of_variant).flat_map(|line| [line, "\n"]).collect();
    if !text.lines().any(|line| line.starts_with("on ")) {
        let has = |only: &[String]| only.is_empty() || only.iter().any(|name| name == variant);
        for line in Source::of(entry).full.iter().filter(|line| has(&line.only)) {
            text.extend(line.en.chars().filter(|letter| !"{}!".contains(*letter)));
            text.push('\n');
        }
    }
    Some(text)
}

/// The words of the language that the pane shows as control words.
const CONTROL: &[&str] =
    &["on", "from", "to", "if", "else", "for", "in", "not", "and", "or", "while", "let", "wait", "back", "onward"];

thread_local! {
    /// The lines of each program. A program is never freed either.
    static LINES: RefCell<Vec<(&'static Program, &'static [Line])>> = const { RefCell::new(Vec::new()) };
}

/// The text of a user's algorithm from its first handler on, without comments and blank lines.
pub fn of_program(program: &'static Program) -> Listing<'static> {
    let lines = LINES.with_borrow_mut(|all| {
        let known = all.iter().find(|(known, _)| std::ptr::eq(*known, program)).map(|(_, lines)| *lines);
        known.unwrap_or_else(|| {
            let lines: &'static [Line] = lines_of(program).leak();
            all.push((program, lines));
            lines
        })
    });
    Listing { lines: lines.iter().collect() }
}

fn lines_of(program: &'static Program) -> Vec<Line> {
    let mut bounce = false;
    let mut begin = 0;
    let mut lines = Vec::new();
    for (number, raw) in (1_u16..).zip(program.text.split_inclusive('\n')) {
        let code = raw.split('#').next().unwrap_or_default().trim_end();
        let text = code.trim_start();
        let is_shown = begin >= program.body && !text.is_empty();
        begin += raw.len();
        if !is_shown {
            continue;
        }
        let indent = code.len() - text.len();
        if indent == 0 {
            bounce = text.starts_with("on undeliverable");
        }
        let is_executed = program.lines.binary_search(&number).is_ok();
        let steps = if is_executed { vec![format!("L{number}")] } else { Vec::new() };
        lines.push(Line { indent, spans: spans_of(&marked(text)), steps, only: Vec::new(), bounce });
    }
    lines
}

/// The text with braces around its control words.
fn marked(text: &str) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut rest = text;
    let mut marked = String::new();
    while !rest.is_empty() {
        let word = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        if CONTROL.contains(&&rest[..word]) {
            marked.extend(["{", &rest[..word], "}"]);
        } else {
            marked.push_str(&rest[..word]);
        }
        let others = rest[word..].find(is_part).map_or(rest.len(), |next| word + next);
        marked.push_str(&rest[word..others]);
        rest = &rest[others..];
    }
    marked
}

#[cfg(test)]
mod tests {
    use super::*;
    use suffrage_engine::protocols::ProtocolId;

    #[test]
    fn a_program_is_shown_from_its_first_handler_on() {
        let text = "algorithm: A\nlinks: one-way ring\nmessage ASK(j)\n\n# a comment\non start: # begin\n\n  \
                    send ASK(id) to next\non ASK(j), if j not in [1]: ignore\non undeliverable: send it one further\n";
        let program = ProtocolId::of_text("shown.algo", text).ok().and_then(ProtocolId::program).expect("a program");
        let listing = of_program(program);
        let lines: Vec<(String, &[String])> = listing.lines.iter().map(|line| (line.text(), &line.steps[..])).collect();
        let step = |name: &str| vec![name.to_owned()];
        assert_eq!(lines[0], ("on start:".to_owned(), &[][..]));
        assert_eq!(lines[1], ("send ASK(id) to next".to_owned(), &step("L8")[..]));
        assert_eq!(lines[2], ("on ASK(j), if j not in [1]: ignore".to_owned(), &step("L9")[..]));
        assert_eq!((lines.len(), listing.lines[1].indent), (4, 2));
        assert_eq!(of_program(program).for_run(false).lines.len(), 3);
    }

    #[test]
    fn every_executable_listing_is_a_program_in_each_variant() {
        for name in executable_protocols() {
            let entry = ProtocolId::named(name).expect("the catalogue contains it").entry();
            for variant in entry.variants {
                let text = executable(entry, variant).expect("it has a listing");
                let read = ProtocolId::of_text(&format!("{name}-{variant}.algo"), &text);
                let program = read.unwrap_or_else(|faults| panic!("{name} {variant}: {faults:?}")).program();
                assert!(program.is_some_and(|program| program.warnings.is_empty()), "{name} {variant}");
            }
        }
    }
}
