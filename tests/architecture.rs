//! The arrows between the layers point down and files make no circles: what each module may name, held against the sources themselves.
//!
//! The sources are read as tokens, so that comments and texts do not count and macros do. Every fault names the file, the
//! line, what is named there and the rule that forbids it. The last tests hand the checker bad sources and expect it to object:
//! a checker that cannot fail proves nothing.

#[path = "architecture/circles.rs"]
mod circles;

use std::fmt;
use std::fs;
use std::path::Path;
use std::str::FromStr;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use suffrage::protocol::Strip;
use suffrage::protocols::CATALOGUE;

const ALGORITHMS_ARE_PURE: &str = "an algorithm names nothing but the contract, crate::protocol, and an algorithm that it contains: no world, no clock, no chance, no screen";
const THE_WORLD_KNOWS_NO_ALGORITHM: &str = "what runs and judges algorithms names no concrete one";
const MEASUREMENTS_NEED_NO_SESSION: &str =
    "what is measured is made by the engine alone: no session, no picture, no command line";
const THE_SCREEN_SEES_PLAIN_DATA: &str = "the screen sees the session, a scenario, and the plain types that they are made of: no world, no \
     algorithm and no contract of one";
const A_LAYER_PASSES_NOTHING_ON: &str = "a layer passes on no names of another: they are imported from where they are defined";
const LIBRARIES_STAY_WHERE_THEY_BELONG: &str =
    "ratatui stays in paint and tui, crossterm in tui, clap in cli, rand in cli, tui and tests, rand_core in sim/chance.rs";
const NO_AMBIENT_CHANCE_OR_TIME: &str =
    "no wall clock, no ambient randomness, no hash order below tui; the command line may say how long something took";

/// One place in the sources that names something.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Mention {
    /// The segments of the path as far as they are written: `["crate", "sim", "world"]`.
    path: Vec<String>,
    line: usize,
    /// Whether it stands in code that only tests compile.
    in_test: bool,
    /// Whether it is exported under a name of the module that mentions it.
    is_reexport: bool,
}

/// A breach of a rule.
#[derive(Debug, PartialEq, Eq)]
struct Fault {
    file: String,
    line: usize,
    named: String,
    rule: &'static str,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: `{}`: {}", self.file, self.line, self.named, self.rule)
    }
}

/// Collects the paths of one file, those that `super` and `self` begin already resolved to `crate`.
struct Reader {
    mentions: Vec<Mention>,
    /// Whether a `pub use` is being read.
    in_reexport: bool,
}

impl Reader {
    fn read(file: &str, source: &str) -> Vec<Mention> {
        let tokens = TokenStream::from_str(source).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        let mut reader = Self { mentions: Vec::new(), in_reexport: false };
        reader.walk(tokens, &module_of(file), only_for_tests(file));
        reader.mentions
    }

    fn walk(&mut self, tokens: TokenStream, module: &[String], in_test: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut test_item = in_test;
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Punct(mark) if mark.as_char() == '#' && is_cfg_test(tokens.get(at + 1)) => test_item = true,
                TokenTree::Punct(mark) if mark.as_char() == ';' => test_item = in_test,
                TokenTree::Ident(word) if word == "mod" && inline_module(&tokens, at).is_some() => {
                    let (name, body) = inline_module(&tokens, at).expect("it was just seen");
                    let inner: Vec<String> = module.iter().cloned().chain([name]).collect();
                    self.walk(body.stream(), &inner, test_item);
                    test_item = in_test;
                    at += 2;
                }
                TokenTree::Ident(word) if word == "use" => self.in_reexport = is_public(&tokens, at),
                TokenTree::Ident(_) => {
                    at = self.path(&tokens, at, &[], module, test_item);
                    self.in_reexport = false;
                    continue;
                }
                TokenTree::Group(group) => {
                    self.walk(group.stream(), module, test_item);
                    if group.delimiter() == Delimiter::Brace {
                        test_item = in_test;
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Reads the path that begins at `at` after the segments `before`, with all branches of a `use` tree; where it ends.
    fn path(&mut self, tokens: &[TokenTree], mut at: usize, before: &[String], module: &[String], in_test: bool) -> usize {
        let mut path = before.to_vec();
        let mut line = 0;
        while let Some(TokenTree::Ident(word)) = tokens.get(at) {
            line = word.span().start().line;
            path.push(word.to_string());
            at += 1;
            if !is_path_separator(tokens, at) {
                break;
            }
            at += 2;
            if let Some(TokenTree::Group(branches)) = tokens.get(at)
                && branches.delimiter() == Delimiter::Brace
            {
                self.branches(branches, &path, module, in_test);
                return at + 1;
            }
        }
        self.mentions.push(Mention { path: resolved(&path, module), line, in_test, is_reexport: self.in_reexport });
        // Never less than one token further, whatever stood there.
        at
    }

    fn branches(&mut self, branches: &Group, before: &[String], module: &[String], in_test: bool) {
        let tokens: Vec<TokenTree> = branches.stream().into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            at = match &tokens[at] {
                TokenTree::Ident(_) => self.path(&tokens, at, before, module, in_test),
                _ => at + 1,
            };
        }
    }
}

/// `crate::a::b` for `src/a/b.rs` and for `engine/src/a/b.rs`: the modules of both crates have one tree of names.
fn module_of(file: &str) -> Vec<String> {
    let inside = file.trim_start_matches("engine/").trim_start_matches("src/").trim_end_matches(".rs");
    let segments = inside.split('/').filter(|segment| !["lib", "main"].contains(segment));
    ["crate"].into_iter().chain(segments).map(str::to_owned).collect()
}

fn only_for_tests(file: &str) -> bool {
    file.ends_with("/tests.rs") || file.contains("/tests/")
}

fn is_cfg_test(attribute: Option<&TokenTree>) -> bool {
    matches!(attribute, Some(TokenTree::Group(group)) if group.stream().to_string().replace(' ', "") == "cfg(test)")
}

fn inline_module(tokens: &[TokenTree], at: usize) -> Option<(String, &Group)> {
    match (tokens.get(at + 1), tokens.get(at + 2)) {
        (Some(TokenTree::Ident(name)), Some(TokenTree::Group(body))) if body.delimiter() == Delimiter::Brace => {
            Some((name.to_string(), body))
        }
        _ => None,
    }
}

/// Whether the item whose keyword stands at `at` is `pub` or `pub(…)`.
fn is_public(tokens: &[TokenTree], at: usize) -> bool {
    let is_pub = |at: usize| matches!(tokens.get(at), Some(TokenTree::Ident(word)) if word == "pub");
    match at.checked_sub(1).and_then(|before| tokens.get(before)) {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => at > 1 && is_pub(at - 2),
        Some(_) => is_pub(at - 1),
        None => false,
    }
}

fn is_path_separator(tokens: &[TokenTree], at: usize) -> bool {
    let colon = |tree: Option<&TokenTree>| matches!(tree, Some(TokenTree::Punct(mark)) if mark.as_char() == ':');
    colon(tokens.get(at)) && colon(tokens.get(at + 1))
}

/// `super::x` in `crate::a::b` is `crate::a::x`.
fn resolved(path: &[String], module: &[String]) -> Vec<String> {
    let ups = path.iter().take_while(|segment| *segment == "super").count();
    let rest = path[ups..].iter().cloned();
    match path[0].as_str() {
        "super" => module[..module.len().saturating_sub(ups).max(1)].iter().cloned().chain(rest).collect(),
        "self" => module.iter().cloned().chain(path[1..].iter().cloned()).collect(),
        _ => path.to_vec(),
    }
}

/// Whether an algorithm runs another one inside, whose public types it therefore names.
fn contains(outer: &str, inner: &str) -> bool {
    [("paxos", "bully")].contains(&(outer, inner))
}

/// The rule that a mention in a file breaks, if it breaks one.
fn broken(file: &str, mention: &Mention) -> Option<&'static str> {
    let module = module_of(file);
    let home = module.get(1).map_or("", String::as_str);
    let path: Vec<&str> = mention.path.iter().map(String::as_str).collect();
    let ours = matches!(path.as_slice(), ["crate" | "suffrage" | "suffrage_engine", _, ..]).then(|| path[1]);

    if home == "protocols" && module.len() > 2 && !mention.in_test {
        let of_protocols = (path.len() > 2 && path[1] == "protocols").then(|| path[2]);
        let own_file = of_protocols.is_some_and(|named| named == module[2] || contains(&module[2], named));
        let forbidden_in_std = ["time", "thread", "fs", "io", "env", "net", "process", "sync"];
        let foreign = match path.as_slice() {
            // Of std::sync shared ownership alone: what an Arc shares cannot change while it is shared, so it brings no lock, no
            // channel and no order of threads into an algorithm. It only saves the copying of long messages.
            ["crate" | "suffrage" | "suffrage_engine", "protocol", ..] | ["std", "sync", "Arc", ..] => false,
            ["crate" | "suffrage" | "suffrage_engine", _, ..] => !own_file,
            ["std" | "core", part, ..] => forbidden_in_std.contains(part),
            [library, _, ..] => ["rand", "rand_core", "ratatui", "crossterm", "clap"].contains(library),
            _ => false,
        };
        if foreign {
            return Some(ALGORITHMS_ARE_PURE);
        }
    }
    // The list of all algorithms names none: what is chosen by name is looked up there.
    let is_the_catalogue = home == "measure"
        && matches!(path.as_slice(), [_, "protocols", name, ..] if ["CATALOGUE", "Entry", "ProtocolId", "VariantId"].contains(name));
    // The counts of all states are those of real algorithms.
    let is_a_count = home == "explore" && mention.in_test;
    let knows_none = ["sim", "property", "explore", "check", "history", "measure"].contains(&home);
    if knows_none && ours == Some("protocols") && !is_the_catalogue && !is_a_count {
        return Some(THE_WORLD_KNOWS_NO_ALGORITHM);
    }
    if home == "measure"
        && !mention.in_test
        && ours.is_some_and(|named| ["session", "paint", "export", "tui", "cli"].contains(&named))
    {
        return Some(MEASUREMENTS_NEED_NO_SESSION);
    }
    let shown = match home {
        "paint" => Some(&["paint"][..]),
        "tui" => Some(&["paint", "history", "measure", "check", "tui"][..]),
        "export" => Some(&["paint", "export"][..]),
        _ => None,
    };
    if let (Some(own), Some(named)) = (shown, ours)
        && !own.contains(&named)
        && !is_plain_data(&path[1..])
    {
        return Some(THE_SCREEN_SEES_PLAIN_DATA);
    }
    if mention.is_reexport && !home.is_empty() && ours.is_some_and(|named| named != home) {
        return Some(A_LAYER_PASSES_NOTHING_ON);
    }
    let library_homes = [("ratatui", &["paint", "tui"][..]), ("crossterm", &["tui"][..]), ("clap", &["cli"][..])];
    for (library, homes) in library_homes {
        if path.contains(&library) && !homes.contains(&home) {
            return Some(LIBRARIES_STAY_WHERE_THEY_BELONG);
        }
    }
    let is_out_of_place = match path[0] {
        "rand" => !mention.in_test && !["cli", "tui"].contains(&home),
        "rand_core" => file != "engine/src/sim/chance.rs",
        _ => false,
    };
    if is_out_of_place {
        return Some(LIBRARIES_STAY_WHERE_THEY_BELONG);
    }
    let ambient = ["Instant", "SystemTime", "HashMap", "HashSet", "RandomState", "thread_rng", "getrandom"];
    let sleeps = path.ends_with(&["thread", "sleep"]) || path == ["rand", "rng"];
    // How long a search took is said on the command line.
    let is_a_duration = home == "cli" && path.contains(&"Instant");
    if home != "tui" && !is_a_duration && (sleeps || path.iter().any(|segment| ambient.contains(segment))) {
        return Some(NO_AMBIENT_CHANCE_OR_TIME);
    }
    None
}

/// Whether a path below `crate` names what everything that is shown may see: reading files, texts, the session, a scenario (but
/// not where it is loaded from), and the plain types of the layers below.
fn is_plain_data(path: &[&str]) -> bool {
    let of_the_contract = [
        "Ballot",
        "Bearer",
        "Bound",
        "BoundSide",
        "Cell",
        "Command",
        "Datum",
        "Derivation",
        "Fact",
        "Figure",
        "Held",
        "HeldToken",
        "Id",
        "IdCircle",
        "Label",
        "Learnt",
        "Log",
        "LogEntry",
        "LookUp",
        "MessageClass",
        "ParameterValue",
        "Parameters",
        "PartView",
        "Place",
        "Port",
        "Proposed",
        "Remark",
        "Request",
        "Role",
        "Rule",
        "Scope",
        "Slot",
        "Strip",
        "Tally",
        "TallyOf",
        "Ticks",
        "Tie",
        "Topology",
        "Value",
    ];
    match path {
        ["scenario", part, ..] => *part != "load",
        ["config" | "text" | "session" | "scenario", ..] | ["sim", "command", ..] => true,
        ["explore", name, ..] => ["Breaking", "Holding", "Limits", "Report", "Search"].contains(name),
        ["measure", name, ..] => ["Fit", "Fitted", "Section", "Side", "Summary", "Unfit"].contains(name),
        ["sim", "network", name, ..] => *name == "Network",
        ["sim", "detector", name, ..] => ["Detector", "Noticers"].contains(name),
        ["property", name, ..] => ["Property", "Status", "demand", "title", "titled", "names"].contains(name),
        ["protocol", name, ..] => of_the_contract.contains(name),
        ["engine", name, ..] => [
            "Behind",
            "Broken",
            "Counts",
            "Face",
            "FinalCell",
            "FinalProcess",
            "Finished",
            "KindTraffic",
            "Outlook",
            "PairTraffic",
            "Process",
            "Sector",
            "Summary",
        ]
        .contains(name),
        ["protocols", name, ..] => ["ProtocolId", "VariantId"].contains(name),
        _ => false,
    }
}

fn faults_of(file: &str, source: &str) -> Vec<Fault> {
    let fault = |mention: Mention| {
        broken(file, &mention).map(|rule| Fault {
            file: file.to_owned(),
            line: mention.line,
            named: mention.path.join("::"),
            rule,
        })
    };
    Reader::read(file, source).into_iter().filter_map(fault).collect()
}

/// Every Rust file under `src` and `engine/src`, by its path from the crate's root, with its text.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join("src"), root.join("engine/src")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("src can be listed") {
            let path = entry.expect("src can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(root).expect("it lies under the root").to_string_lossy().replace('\\', "/");
                found.push((name, fs::read_to_string(&path).expect("a source file is text")));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn the_layers_hold() {
    let sources = sources();
    for known in ["src/session.rs", "engine/src/protocol.rs"] {
        assert!(sources.iter().any(|(file, _)| file == known), "both crates were read: {} files", sources.len());
    }
    let faults: Vec<String> =
        sources.iter().flat_map(|(file, source)| faults_of(file, source)).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{} breaches of the architecture:\n{}", faults.len(), faults.join("\n"));
}

/// What the checker says of one bad source, as lines and rules.
/// The names of an algorithm in the source, in lower case: as in files, in modules and in types.
fn names_in_source(name: &str) -> [String; 3] {
    [name.to_owned(), name.replace('-', "_"), name.replace('-', "")]
}

/// Which algorithms a source names whose processes agree on a value, with the line.
fn named_in(source: &str) -> Vec<(usize, &'static str)> {
    let agree = || CATALOGUE.iter().filter(|entry| entry.strip != Strip::Leaders).map(|entry| entry.name);
    let lines = source.lines().enumerate().map(|(at, line)| (at + 1, line.to_lowercase()));
    let of_line = |(at, line): (usize, String)| {
        let names: Vec<_> = agree().filter(|name| names_in_source(name).iter().any(|name| line.contains(name))).collect();
        names.into_iter().map(move |name| (at, name))
    };
    lines.flat_map(of_line).collect()
}

#[test]
fn what_serves_agreement_names_no_algorithm() {
    let outside = |file: &str| !file.starts_with("engine/src/protocols") && !only_for_tests(file);
    let named: Vec<String> = sources()
        .iter()
        .filter(|(file, _)| outside(file))
        .flat_map(|(file, source)| named_in(source).into_iter().map(move |(line, name)| format!("{file}:{line}: {name}")))
        .collect();
    assert!(named.is_empty(), "{}", named.join("\n"));
    assert_eq!(named_in("\nif name == \"flooding\" {\nByzantineGenerals::new"), [(2, "flooding"), (3, "byzantine-generals")]);
}

fn objections(file: &str, source: &str) -> Vec<(usize, &'static str)> {
    faults_of(file, source).into_iter().map(|fault| (fault.line, fault.rule)).collect()
}

#[test]
fn an_algorithm_that_reaches_for_the_world_is_caught() {
    let bad =
        "use crate::protocol::{Effects, Protocol};\nuse crate::{sim::world::World, protocol::Id};\nuse std::time::Duration;\n";
    assert_eq!(objections("engine/src/protocols/bully.rs", bad), [(2, ALGORITHMS_ARE_PURE), (3, ALGORITHMS_ARE_PURE)]);
    assert_eq!(objections("engine/src/protocols/bully.rs", "use super::chang_roberts::Ring;"), [(1, ALGORITHMS_ARE_PURE)]);
    assert_eq!(
        objections("engine/src/protocols/bully.rs", "fn f() { let x = vec![rand::random::<u8>()]; }"),
        [(1, ALGORITHMS_ARE_PURE)]
    );
}

#[test]
fn an_algorithm_may_have_parts_and_its_tests_may_run_worlds() {
    let good = "use super::state::State;\nuse std::collections::BTreeMap;\n#[cfg(test)]\nmod tests {\n use crate::sim::world::World;\n}\n";
    assert_eq!(objections("engine/src/protocols/bully/message.rs", good), []);
    // An algorithm names the one that it contains, and not the other way round.
    assert_eq!(objections("engine/src/protocols/paxos/lead.rs", "use crate::protocols::bully::Bully;"), []);
    let reversed = objections("engine/src/protocols/bully.rs", "use crate::protocols::paxos::Paxos;");
    assert_eq!(reversed, [(1, ALGORITHMS_ARE_PURE)]);
    assert_eq!(objections("engine/src/protocols/bully/tests.rs", "use crate::sim::world::World;"), []);
    // After the tests the rule holds again.
    let bad = "#[cfg(test)]\nmod tests;\nuse crate::sim::world::World;\n";
    assert_eq!(objections("engine/src/protocols/bully.rs", bad), [(3, ALGORITHMS_ARE_PURE)]);
}

#[test]
fn an_algorithm_may_share_data_that_does_not_change_and_nothing_else_of_sync() {
    assert_eq!(objections("engine/src/protocols/ring_list/members.rs", "use std::sync::Arc;"), []);
    for shared in ["std::sync::Mutex", "std::sync::atomic::AtomicU64", "std::sync::mpsc", "std::sync::OnceLock", "std::sync"] {
        let source = format!("use {shared};");
        assert_eq!(objections("engine/src/protocols/ring_list/members.rs", &source), [(1, ALGORITHMS_ARE_PURE)], "{shared}");
    }
    let both = "use std::sync::{Arc, RwLock};";
    assert_eq!(objections("engine/src/protocols/ring_list/members.rs", both), [(1, ALGORITHMS_ARE_PURE)]);
}

#[test]
fn a_world_that_knows_an_algorithm_is_caught() {
    assert_eq!(objections("engine/src/sim/world.rs", "use crate::protocols::bully::Bully;"), [(1, THE_WORLD_KNOWS_NO_ALGORITHM)]);
    assert_eq!(objections("engine/src/property.rs", "\nuse super::protocols;"), [(2, THE_WORLD_KNOWS_NO_ALGORITHM)]);
}

#[test]
fn measurements_that_know_an_algorithm_or_reach_up_are_caught() {
    let catalogue = "use crate::protocols::{CATALOGUE, Entry, ProtocolId, VariantId};";
    assert_eq!(objections("src/measure/faults.rs", catalogue), []);
    assert_eq!(objections("src/history.rs", catalogue).len(), 4, "a tree of runs needs no list of them");
    let known = objections("src/measure/faults.rs", "use crate::protocols::bully::Bully;");
    assert_eq!(known, [(1, THE_WORLD_KNOWS_NO_ALGORITHM)]);
    for above in ["session::run", "paint::Look", "cli::save", "tui", "export::Format"] {
        let source = format!("use crate::{above};");
        // The module alone is no path into it.
        let objected = objections("src/measure/sweep.rs", &source);
        assert_eq!(objected, [(1, MEASUREMENTS_NEED_NO_SESSION)], "{above}");
    }
    assert_eq!(objections("src/measure/tests.rs", "use crate::session::run;"), []);
    assert_eq!(objections("src/paint/chart.rs", "use crate::measure::{Fit, Summary};"), []);
    assert_eq!(objections("src/paint/chart.rs", "use crate::measure::Sweep;"), [(1, THE_SCREEN_SEES_PLAIN_DATA)]);
    assert_eq!(objections("src/tui/features/measure.rs", "use crate::measure::{Options, Piecemeal};"), []);
}

#[test]
fn a_search_through_all_runs_that_knows_an_algorithm_is_caught() {
    for file in ["engine/src/explore/free.rs", "src/check/ask.rs"] {
        assert_eq!(objections(file, "use crate::protocols::bully::Bully;"), [(1, THE_WORLD_KNOWS_NO_ALGORITHM)], "{file}");
    }
    assert_eq!(objections("engine/src/explore/tests.rs", "use crate::protocols::bully::Bully;"), []);
}

#[test]
fn a_screen_that_sees_more_than_plain_data_is_caught() {
    let forbidden = [
        "crate::sim::World",
        "crate::sim::world::World",
        "crate::sim::trace::What",
        "crate::protocol",
        "crate::protocol::Protocol",
        "crate::protocol::{Explain, Id}",
        "crate::protocols::bully::Bully",
        "crate::protocols::CATALOGUE",
        "crate::scenario::load::load",
        "crate::{cli, paint}",
    ];
    for path in forbidden {
        let source = format!("use {path};");
        for file in ["src/paint/arena.rs", "src/tui.rs", "src/export/json.rs"] {
            assert_eq!(objections(file, &source), [(1, THE_SCREEN_SEES_PLAIN_DATA)], "{file} {path}");
        }
    }
    assert_eq!(objections("src/paint.rs", "fn f(h: &crate::history::History) {}"), [(1, THE_SCREEN_SEES_PLAIN_DATA)]);
    let good = "use crate::session::model::Frame;\nuse crate::text::Texts;\nuse crate::config::Fault;\nuse crate::scenario::{self, Scenario};\n\
                use crate::protocol::{Id, Remark};\nuse crate::sim::command::Command;\nuse crate::sim::network::Network;";
    assert_eq!(objections("src/paint.rs", good), []);
    assert_eq!(objections("src/tui.rs", &format!("{good}\nuse crate::history::History;\nuse crate::paint::Look;")), []);
}

#[test]
fn names_of_another_layer_that_are_passed_on_are_caught() {
    let bad = "use crate::scenario::Expect;\npub use crate::scenario::{Ids, Scenario};\npub(crate) use crate::sim::command::Command;\npub use frame::Frame;";
    let passed_on = A_LAYER_PASSES_NOTHING_ON;
    assert_eq!(objections("src/session.rs", bad), [(2, passed_on), (2, passed_on), (3, passed_on)]);
    let good =
        "pub use crate::session::model::Frame;\npub use super::super::session::Ask;\nfn f(s: &crate::scenario::Scenario) {}";
    assert_eq!(objections("src/session/pair.rs", good), []);
    assert_eq!(objections("src/session/pair.rs", "pub struct A { pub s: crate::scenario::Scenario }"), []);
}

#[test]
fn a_library_out_of_place_is_caught() {
    assert_eq!(objections("src/session.rs", "use ratatui::style::Color;"), [(1, LIBRARIES_STAY_WHERE_THEY_BELONG)]);
    assert_eq!(objections("src/paint.rs", "use ratatui::crossterm::event;"), [(1, LIBRARIES_STAY_WHERE_THEY_BELONG)]);
    assert_eq!(objections("src/tui.rs", "#[derive(clap::Args)] struct A;"), [(1, LIBRARIES_STAY_WHERE_THEY_BELONG)]);
}

#[test]
fn a_draw_of_rand_below_the_command_line_and_the_screen_is_caught() {
    let out_of_place = [(1, LIBRARIES_STAY_WHERE_THEY_BELONG)];
    let drawn = "fn f() -> u64 { rand::random() }";
    for file in
        ["engine/src/sim/world.rs", "engine/src/sim/chance.rs", "src/scenario.rs", "src/session/run.rs", "src/paint/arena.rs"]
    {
        assert_eq!(objections(file, drawn), out_of_place, "{file}");
        assert_eq!(objections(file, "use rand::{Rng, seq};"), [out_of_place, out_of_place].concat(), "{file}");
    }
    for file in ["src/cli/arguments.rs", "src/tui/keys.rs", "engine/src/sim/tests.rs"] {
        assert_eq!(objections(file, drawn), [], "{file}");
    }
    assert_eq!(objections("engine/src/sim/chance.rs", "#[cfg(test)]\nmod tests {\n use rand::distr::Uniform;\n}\n"), []);
}

#[test]
fn a_second_generator_of_the_trait_of_rand_is_caught() {
    let generator = "use rand_core::TryRng;";
    assert_eq!(objections("engine/src/sim/chance.rs", generator), []);
    for file in ["engine/src/sim/world.rs", "src/cli.rs", "src/tui/keys.rs", "engine/src/sim/tests.rs"] {
        assert_eq!(objections(file, generator), [(1, LIBRARIES_STAY_WHERE_THEY_BELONG)], "{file}");
    }
    assert_eq!(objections("engine/src/protocols/bully.rs", generator), [(1, ALGORITHMS_ARE_PURE)]);
}

#[test]
fn ambient_time_and_chance_are_caught() {
    let bad = "use std::collections::{BTreeMap, HashMap};\nfn f() { std::thread::sleep(D); }\n// Instant::now in a comment is no fault\n";
    assert_eq!(objections("src/session.rs", bad), [(1, NO_AMBIENT_CHANCE_OR_TIME), (2, NO_AMBIENT_CHANCE_OR_TIME)]);
    assert_eq!(objections("src/tui/clock.rs", "use std::time::Instant;"), []);
}

#[test]
fn a_fault_says_where_and_why() {
    let faults = faults_of("engine/src/sim/world.rs", "\n\nuse crate::protocols::bully;");
    assert_eq!(
        faults[0].to_string(),
        format!("engine/src/sim/world.rs:3: `crate::protocols::bully`: {THE_WORLD_KNOWS_NO_ALGORITHM}")
    );
}
