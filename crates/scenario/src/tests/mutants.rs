//! Each single edit of a listing changes some built-in scenario of its protocol. So the scenarios test all of the text.

use std::collections::BTreeSet;

use suffrage_engine::protocols::{ProtocolId, VariantId};
use suffrage_text::listing::executable;

use super::twins::twin;
use crate::{Scenario, builtin, read};

const LAST_TICK: u64 = 400;
const MOST_MESSAGES: u32 = 3_000;
/// The end of the outcome of a run that stops early.
const TOO_MANY: &str = "too many messages";
/// The maximum number of processes of a scenario that runs here.
const MOST_PROCESSES: usize = 64;
/// A statement without effect. It replaces a deleted statement, because no block can be empty.
const NOTHING: &str = "let nothing := 0";
const COMMENT: &str = " # a comment";

/// Scenarios for what no built-in scenario does: a process that takes part starts again; a process that waits because it
/// has returned hears of a leader.
const OTHERS: &[&str] = &[
    "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 3 }, { at = 2, start = 3 }]\n[processes]\nids = [3, 5, 4]",
    "protocol = \"bully\"\nvariant = \"patient\"\nevents = [{ at = 1, crash = 2 }, { at = 5, revive = 2 }, \
     { at = 5, start = 3 }]\n[processes]\nids = [1, 2, 3]\nleader = 3",
];

/// Edits of Chang–Roberts that change no run, each with the line and the reason.
const SAME_CHANG_ROBERTS: &[(&str, &str, &str)] = &[
    (
        "on ELECTION(j), if participating: … if j < id: discard",
        "if j < id: let nothing := 0",
        "the conditions of the next lines, j > id and j = id, are false",
    ),
    (
        "on ELECTION(j), if participating: … if j ≠ id: discard",
        "if j ≠ id: let nothing := 0",
        "the condition of the next line, j = id, is false",
    ),
];

/// Edits of Bully that change no run, each with the line and the reason.
const SAME_BULLY: &[(&str, &str, &str)] = &[
    ("on ANSWER(j): ignore", "on ANSWER(j): let nothing := 0", "no statement follows"),
    (
        "on COORDINATOR(j), if phase = asking or phase = waiting: ignore",
        "on COORDINATOR(j), if phase = asking or phase = waiting: let nothing := 0",
        "no statement follows",
    ),
    ("on start, if phase ≠ idle: ignore", "on start, if phase ≠ idle: let nothing := 0", "no statement follows"),
    (
        "on COORDINATOR(j), if j > id: follow(j)",
        "on COORDINATOR(j), if j ≥ id: follow(j)",
        "a process sends COORDINATOR(id) to others only, so j is never its own id",
    ),
];

/// Words of the language that are operators or constants, each with its replacement.
const WORDS: &[(&str, &str)] =
    &[("and", "or"), ("or", "and"), ("not", ""), ("true", "false"), ("false", "true"), ("max", "min"), ("@", "id")];

/// Signs with their replacements.
const SIGNS: &[(&str, &[&str])] =
    &[("=", &["≠"]), ("≠", &["="]), ("<", &["≤", ">"]), (">", &["≥", "<"]), ("*", &["+"]), ("+", &["-"])];

/// The tokens of a line with their first bytes.
fn tokens(line: &str) -> Vec<(usize, &str)> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(letter) = line[at..].chars().next() {
        let rest = &line[at..];
        let length = if is_part(letter) {
            rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())
        } else {
            letter.len_utf8() + usize::from(rest.starts_with(":="))
        };
        if letter != ' ' {
            tokens.push((at, &rest[..length]));
        }
        at += length;
    }
    tokens
}

/// The edited forms of a line. `words`: the words of the states, in groups.
fn edits(line: &str, words: &[Vec<&str>]) -> Vec<String> {
    let mut edits = Vec::new();
    let mut replace = |at: usize, old: &str, new: &str| {
        edits.push(format!("{}{new}{}", &line[..at], &line[at + old.len()..]));
    };
    for (at, token) in tokens(line) {
        if let Ok(number) = token.parse::<i64>() {
            replace(at, token, &(number + 1).to_string());
        }
        for (_, new) in WORDS.iter().filter(|(old, _)| *old == token) {
            replace(at, token, new);
        }
        for (_, all) in SIGNS.iter().filter(|(old, _)| *old == token) {
            all.iter().for_each(|new| replace(at, token, new));
        }
        for group in words {
            if let Some(index) = group.iter().position(|word| *word == token) {
                replace(at, token, group[(index + 1) % group.len()]);
            }
        }
    }
    if !line.starts_with("state") {
        let is_block = |word: &&(usize, &str)| ["on", "to", "if", "else", "for", "while"].contains(&word.1);
        let all = tokens(line);
        let head = all.first().filter(is_block).and_then(|_| all.iter().find(|(_, token)| *token == ":"));
        let mut at = head.map_or(0, |(at, _)| at + 1);
        for statement in line[at..].split(';') {
            let blanks = statement.len() - statement.trim_start().len();
            if !statement.trim().is_empty() {
                replace(at + blanks, statement.trim(), NOTHING);
            }
            at += statement.len() + 1;
        }
    }
    edits
}

/// An edit: the index of the line, the line with the handler or procedure that it belongs to, and its edited form.
struct Edit {
    index: usize,
    line: String,
    edited: String,
}

/// The edits of states, handlers and procedures.
fn edits_of(text: &str) -> Vec<Edit> {
    let states = text.lines().filter_map(|line| line.strip_prefix("state ")?.split_once(" of "));
    let words: Vec<Vec<&str>> = states.map(|(_, words)| words.split(", ").collect()).collect();
    let body = text.lines().position(|line| line.starts_with("on ")).unwrap_or_default();
    let mut head = "";
    let mut all = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if !line.starts_with(' ') {
            head = line;
        }
        if index >= body || line.starts_with("state ") {
            let place = if head == line { line.to_owned() } else { format!("{head} … {}", line.trim()) };
            // One edit changes nothing: a comment.
            let comment = (index == body).then(|| format!("{line}{COMMENT}"));
            let edited = edits(line, &words).into_iter().chain(comment);
            all.extend(edited.map(|edited| Edit { index, line: place.clone(), edited }));
        }
    }
    all
}

/// The events and the result of a run. A run with too many messages stops early.
fn outcome(scenario: &Scenario) -> String {
    let finished = scenario.plan().run_within(scenario.seed, LAST_TICK, MOST_MESSAGES).expect("no trace is written");
    let summary = finished.summary();
    let cells: Vec<_> = (0..scenario.count()).map(|at| finished.cell(at).elected).collect();
    let properties = summary.properties.iter().map(|property| (property.name, property.status, property.tick));
    let properties: Vec<_> = properties.collect();
    let mut told = format!("{:?}", (summary.digest, summary.tick, &summary.counts, cells, properties));
    if summary.excess.is_some() {
        told.push_str(TOO_MANY);
    }
    told
}

/// The outcome with all events of the trace, which has the states too.
fn traced(scenario: &Scenario) -> String {
    let mut lines = Vec::new();
    let run = scenario.plan().run(scenario.seed, LAST_TICK, Some(&mut lines));
    run.expect("memory is writable");
    String::from_utf8(lines).expect("JSON is UTF-8")
}

/// The scenarios of a protocol, the small ones first.
fn scenarios(protocol: &str) -> Vec<Scenario> {
    let mut demos: Vec<_> =
        builtin::ALL.iter().filter(|demo| demo.protocol == protocol && demo.n <= MOST_PROCESSES).collect();
    demos.sort_by_key(|demo| demo.n);
    let others = OTHERS.iter().filter(|text| text.starts_with(&format!("protocol = \"{protocol}\"")));
    let texts = demos.iter().map(|demo| demo.text).chain(others.copied());
    texts.map(|text| read(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))).collect()
}

fn with(scenario: &Scenario, variant: VariantId) -> Scenario {
    Scenario { variant, ..scenario.clone() }
}

/// Edits the listing of each variant. Returns how many edits change some scenario in some variant, and the others.
fn tried(protocol: &str) -> (usize, BTreeSet<(String, String)>) {
    let id = ProtocolId::named(protocol).expect("the catalogue contains it");
    let scenarios = scenarios(protocol);
    let (mut noticed, mut missed) = (BTreeSet::new(), BTreeSet::new());
    for name in id.entry().variants {
        let text = executable(id.entry(), name).expect("the protocol has a listing");
        let variant = twin(id.variant(name).expect("a variant"));
        let outcomes: Vec<String> = scenarios.iter().map(|scenario| outcome(&with(scenario, variant))).collect();
        for Edit { index, line, edited } in edits_of(&text) {
            let key = (line, edited.trim().to_owned());
            if noticed.contains(&key) {
                continue;
            }
            let lines = text.lines().enumerate().map(|(at, line)| if at == index { edited.as_str() } else { line });
            let mutant = lines.flat_map(|line| [line, "\n"]).collect::<String>();
            let Ok(mutant) = ProtocolId::of_text("mutant.algo", &mutant) else { continue };
            let differs = |(scenario, original): (&Scenario, &String)| {
                let mutated = with(scenario, mutant.standard());
                let is_whole = !original.ends_with(TOO_MANY);
                outcome(&mutated) != *original || is_whole && traced(&mutated) != traced(&with(scenario, variant))
            };
            if scenarios.iter().zip(&outcomes).any(differs) {
                missed.remove(&key);
                noticed.insert(key);
            } else {
                missed.insert(key);
            }
        }
    }
    (noticed.len(), missed)
}

fn assert_all_noticed(protocol: &str, least: usize, same: &[(&str, &str, &str)]) {
    let (noticed, missed) = tried(protocol);
    let (comments, missed): (Vec<_>, Vec<_>) = missed.into_iter().partition(|(_, edited)| edited.ends_with(COMMENT));
    assert_eq!(comments.len(), 1, "a comment changes nothing");
    let missed: BTreeSet<(&str, &str)> = missed.iter().map(|(line, edited)| (&**line, &**edited)).collect();
    assert_eq!(missed, same.iter().map(|(line, edited, _)| (*line, *edited)).collect());
    assert!(noticed >= least, "{noticed} edits");
}

#[test]
fn each_edit_of_the_chang_roberts_listing_changes_a_scenario() {
    assert_all_noticed("chang-roberts", 40, SAME_CHANG_ROBERTS);
}

#[test]
fn each_edit_of_the_bully_listing_changes_a_scenario() {
    assert_all_noticed("bully", 70, SAME_BULLY);
}
