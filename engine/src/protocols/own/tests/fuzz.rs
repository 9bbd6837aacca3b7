//! A million random texts: each is accepted, or refused with places inside the text; each handling of a program ends.

use std::collections::BTreeSet;
use std::panic::catch_unwind;
use std::sync::LazyLock;
use std::thread;

use super::{Lab, graph};
use crate::protocol::prelude::*;
use crate::protocols::own::{Program, Value, parse};

const TEXTS: u64 = 1_000_000;
/// The maximum number of texts that become programs, because a program is never freed.
const PROGRAMS: usize = 400;

/// Pieces of texts of the language.
static PIECES: LazyLock<Vec<&str>> = LazyLock::new(|| {
    "algorithm:|links:|one-way ring|two-way ring|complete graph|decides together|message ASK(j)|message SAY|\
     timer t|state|stable|parameter|active when|show|idle|on start|on revival|on undeliverable|on timeout t|\
     on ASK(j)|on SAY from p|to go|to go(a, b)|if|else|else if|for|(a, b)|while|let|send|ASK(x)|SAY|to next|\
     to previous|to others|to higher|back|onward|send it one further|wait|stop waiting for t|for t|ignore|\
     discard|stop|go|go(1, 2)|x|l|w|one|y|id|n|elected|decided|proposal|T|R|others|higher|lower|alone|next|\
     previous|max|min|size|union|minus|first|rest|opposite|draw|true|false|and|or|not|in|not in|div|mod|of|\
     from|@|0|1|9223372036854775807|99999999999999999999|=|≠|!=|<|≤|<=|>|≥|>=|==|:=|+|-|*|^|(|)|[|]|,|;|:|#|\n|\
     \n  |\n    |\n      |\t|\r\n|\u{feff}|\u{7}|\u{202e}|ñ|É|'''|_|&|\""
        .split('|')
        .collect()
});

/// Declarations before random pieces.
const DECLARED: &str = "message ASK(j)\nmessage SAY\ntimer t\nparameter f := 1\nstate x := 0\nstate l := []\n\
                        state w := one of one, two\non start: x := 1\n";

/// The listings of `assets/listings`. Chang–Roberts has the handlers of the manual.
fn listings() -> Vec<String> {
    let page = include_str!("../../../../../docs/own-algorithms.md");
    let example = page.split("```").find(|part| part.trim_start().starts_with("algorithm:")).expect("an example");
    let files = [
        include_str!("../../../../../assets/listings/ring_list.algo"),
        include_str!("../../../../../assets/listings/franklin.algo"),
        include_str!("../../../../../assets/listings/hirschberg_sinclair.algo"),
        include_str!("../../../../../assets/listings/peterson.algo"),
        include_str!("../../../../../assets/listings/bully.algo"),
        include_str!("../../../../../assets/listings/flooding.algo"),
    ];
    // A line of one variant only ends with its name.
    let is_standard = |line: &&str| line.split_once("#|").is_none_or(|(_, names)| names.contains("standard"));
    let standard = |file: &str| file.lines().filter(is_standard).flat_map(|line| [line, "\n"]).collect();
    files.into_iter().map(standard).chain([example.trim_start().to_owned()]).collect()
}

/// A sequence of pseudorandom numbers (splitmix64).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound.max(1) as u64) as usize
    }

    fn piece(&mut self) -> &'static str {
        PIECES[self.below(PIECES.len())]
    }

    /// Random bytes; wrong UTF-8 becomes U+FFFD.
    fn bytes(&mut self) -> String {
        let (length, bound) = (self.below(80), [128, 256][self.below(2)]);
        let bytes: Vec<u8> = (0..length).map(|_| self.below(bound) as u8).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn pieces(&mut self) -> String {
        let mut text = if self.below(4) == 0 { String::new() } else { graph(DECLARED) };
        for _ in 0..self.below(16) {
            text.push_str(self.piece());
            text.push(' ');
        }
        text
    }

    /// The place of a word, a sign or a line.
    fn place(&mut self, text: &str) -> (usize, usize) {
        let at = text.floor_char_boundary(self.below(text.len()));
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let mut end = |rest: &str| match self.below(3) {
            0 => rest.find('\n').map_or(rest.len(), |end| end + 1),
            _ if rest.starts_with(is_part) => rest.find(|letter| !is_part(letter)).unwrap_or(rest.len()),
            _ => rest.chars().next().map_or(0, char::len_utf8),
        };
        (at, at + end(&text[at..]))
    }

    /// A listing with a few edits.
    fn edited(&mut self, listings: &[String]) -> String {
        let mut text = listings[self.below(listings.len())].clone();
        for _ in 0..=self.below(3) {
            let (begin, end) = self.place(&text);
            match self.below(4) {
                0 => text.replace_range(begin..end, ""),
                1 => text.replace_range(begin..end, self.piece()),
                2 => text.insert_str(begin, self.piece()),
                _ => {
                    let part = text[begin..end].to_owned();
                    let (at, _) = self.place(&text);
                    text.insert_str(at, &part);
                }
            }
        }
        text
    }
}

/// The text with this number: bytes, pieces of the language, or an edited listing.
fn text(number: u64, listings: &[String]) -> String {
    let mut random = Random(number);
    match number % 20 {
        0 => random.edited(listings),
        1..=5 => random.pieces(),
        _ => random.bytes(),
    }
}

/// Whether the text is a program. Its errors must have places in the text.
fn is_accepted(text: &str) -> bool {
    let Err(faults) = parse::listing(text) else { return true };
    assert!(!faults.is_empty() && faults.is_sorted_by_key(|fault| fault.at.start), "{faults:?}\n{text:?}");
    for fault in faults {
        assert!(text.get(fault.at.clone()).is_some(), "{fault:?}\n{text:?}");
    }
    false
}

/// Gives the process one event of each kind, and messages with values that may not fit.
fn handle_all(text: &str) {
    let mut lab = Lab::new(text);
    let program: &Program = lab.own.program;
    let values = [
        Value::Number(10),
        Value::Undefined,
        Value::List([Value::Number(30), Value::Number(20)].into()),
        Value::Word(0),
    ];
    let mut random = Random(text.len() as u64);
    for _ in 0..2 {
        lab.start();
        let from = if lab.known.is_empty() { Port::PREVIOUS } else { Port::peer(2) };
        for (kind, message) in program.messages.iter().enumerate() {
            for _ in 0..3 {
                let content: Vec<Value> =
                    message.fields.iter().map(|_| values[random.below(values.len())].clone()).collect();
                lab.receive(from, kind as u8, &content);
            }
        }
        for (to, message) in std::mem::take(&mut lab.done.sent) {
            lab.handle(Event::Received { from, message: message.clone() });
            lab.handle(Event::Undeliverable { to, message });
        }
        for index in 0..program.timers.len() {
            let timer = lab.own.timer(index).expect("a declared timer");
            lab.handle(Event::Fired(timer));
        }
        lab.crash_and_return();
    }
    serde_json::to_string(&lab.state).expect("a state becomes JSON");
}

#[test]
fn no_text_panics_and_each_handling_ends() {
    let listings = listings();
    assert!(listings.iter().all(|listing| is_accepted(listing)));
    let workers = thread::available_parallelism().map_or(1, |count| count.get().min(8)) as u64;
    let accepted = |worker: u64| {
        let mut accepted = Vec::new();
        for number in (worker..TEXTS).step_by(workers as usize) {
            let text = text(number, &listings);
            let is_program = catch_unwind(|| is_accepted(&text)).unwrap_or_else(|_| panic!("text {number}:\n{text}"));
            if is_program {
                accepted.push(number);
            }
        }
        accepted
    };
    let accepted: BTreeSet<u64> = thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|worker| scope.spawn(move || accepted(worker))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no text panics")).collect()
    });
    assert!(accepted.len() > 1_000, "{}", accepted.len());
    let spread = accepted.len().div_ceil(PROGRAMS);
    accepted.iter().step_by(spread).for_each(|number| handle_all(&text(*number, &listings)));
}
