//! The golden scripts: readable runs, each of which is a test.
//!
//! A script is a text with commands (`> …`), each followed by its output. Lines that begin with `#` tell the reader
//! what to look at. `SUFFRAGE_GOLDEN=write cargo test golden` writes the output again; read the difference.
//!
//! | command | does | prints |
//! |---|---|---|
//! | `open` | reads the scenario below it (`\|` before each line) | |
//! | `next`, `next 3` | plays one tick, or this many | the new lines of the log |
//! | `end` | plays until the run is at rest | the new lines of the log |
//! | `start 4`, `crash 7`, `revive 7`, `leave 7` | acts at the next tick | the new lines of the log |
//! | `tell` | | the same lines as whole sentences, in every language |
//! | `elected` | | the cells of `elected`, clockwise |
//! | `counts` | | the messages sent, by kind |
//! | `waits` | | what each live process waits for |

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use suffrage_engine::protocol::{Id, MessageClass};
use suffrage_engine::sim::command::{Command, Targets};
use suffrage_scenario as scenario;
use suffrage_session::model::{LogLine, Sign};
use suffrage_session::{Ask, Frame, Moved, Session};
use suffrage_text::{Language, Texts};

/// More ticks than any script needs. A run that never rests fails at this limit.
const MOST_TICKS: u64 = 1_000;

struct Play {
    session: Option<Session>,
    shown: usize,
    before: usize, // The number of log lines printed before the last command.
    english: Texts,
}

impl Play {
    fn session(&mut self) -> &mut Session {
        self.session.as_mut().expect("a script opens a scenario first")
    }

    fn frame(&mut self) -> Frame {
        self.session().frame(&Ask { processes: usize::MAX, log_lines: usize::MAX, ..Ask::default() })
    }

    /// The scenario is the text below the command.
    fn execute(&mut self, command: &str, scenario: &str) -> String {
        let (verb, about) = command.split_once(' ').unwrap_or((command, ""));
        let number = |text: &str| text.parse::<u32>().unwrap_or_else(|_| panic!("`{command}` takes a number"));
        match verb {
            "open" => {
                let scenario = scenario::read(scenario).unwrap_or_else(|faults| panic!("{faults:#?}"));
                self.session = Some(Session::open(&scenario));
                let anonymous = self.frame().anonymous;
                self.english = self.english.of_run(anonymous);
                (self.shown, self.before) = (0, 0);
                String::new()
            }
            "next" => {
                let ticks = if about.is_empty() { 1 } else { number(about) };
                (0..ticks).for_each(|_| drop(self.session().go_on()));
                self.new_lines()
            }
            "end" => {
                while self.session().next_tick() == Moved::Yes {
                    assert!(self.session().tick() < MOST_TICKS, "the run does not come to rest");
                }
                self.new_lines()
            }
            "start" | "crash" | "revive" | "leave" => {
                let id = Id::new(number(about)).expect("an id");
                let position = self.session().position_of(id).unwrap_or_else(|| panic!("there is no {id}"));
                let targets = Targets::Listed(vec![position as u32]);
                // Each command has a tick of its own.
                self.session().close_tick();
                self.session().act(match verb {
                    "start" => Command::Start(targets),
                    "crash" => Command::Crash { targets, after: None },
                    "revive" => Command::Revive(targets),
                    _ => Command::Leave { targets, announced: false },
                });
                self.new_lines()
            }
            "tell" => self.tell(),
            "elected" => {
                let cells = self.frame().processes.into_iter().map(|process| self.english.cell(process.elected));
                cells.collect::<Vec<_>>().join(" ") + "\n"
            }
            "counts" => {
                let counts = self.frame().counts.by_kind.into_iter().map(|(kind, count)| format!("{kind} {count}"));
                counts.collect::<Vec<_>>().join(", ") + "\n"
            }
            "waits" => {
                let waits = self.frame().processes.into_iter().filter_map(|process| process.waits);
                waits.map(|wait| self.english.remark(&wait) + "\n").collect()
            }
            _ => panic!("`{command}` is not a command of a golden script"),
        }
    }

    fn new_lines(&mut self) -> String {
        let frame = self.frame();
        self.before = self.shown;
        self.shown = frame.log.len();
        frame.log[self.before..].iter().fold(String::new(), |mut said, line| {
            let name = |id| self.english.name(id);
            let route =
                line.route.map_or_else(|| self.doer(&frame, line), |(from, to)| format!("{}→{}", name(from), name(to)));
            let sign = format!("{}{}", glyph(line.sign), line.payload);
            let brief = self.english.remark(&line.brief);
            let _ = writeln!(said, "{}", format!("{:>3}  {sign:<4} {route:<6} {brief}", line.tick).trim_end());
            said
        })
    }

    fn doer(&self, frame: &Frame, line: &LogLine) -> String {
        let alone = matches!(line.sign, Sign::Timer | Sign::Start | Sign::Revive);
        let who = line.about.first().filter(|_| alone).map(|&at| self.english.name(frame.processes[at].id));
        who.unwrap_or_default()
    }

    fn tell(&mut self) -> String {
        let frame = self.frame();
        let (lines, anonymous) = (frame.log[self.before..].to_vec(), frame.anonymous);
        let mut said = String::new();
        for line in &lines {
            for language in [Language::English, Language::Spanish, Language::Portuguese] {
                let texts = Texts::new(language).of_run(anonymous);
                let sentences = std::iter::once(&line.full).chain(&line.more).map(|remark| texts.remark(remark));
                let sentences = sentences.collect::<Vec<_>>().join(". ");
                let mark = if language == Language::English { line.tick.to_string() } else { String::new() };
                let _ = writeln!(said, "{mark:>3}  {}: {sentences}", language.code());
            }
        }
        said
    }
}

fn glyph(sign: Sign) -> &'static str {
    match sign {
        Sign::Message(MessageClass::Election | MessageClass::Probe) | Sign::Start => "?",
        Sign::Message(MessageClass::Answer) => "✓",
        Sign::Message(MessageClass::Elected) | Sign::Leader | Sign::Chosen => "★",
        Sign::Message(MessageClass::Heartbeat) => "♥",
        Sign::Message(MessageClass::Refusal) => "⊘",
        Sign::Message(MessageClass::Value) => "▪",
        Sign::Lost | Sign::Crash => "✗",
        Sign::Bounced => "↩",
        Sign::Cut => "╳",
        Sign::Broken => "!",
        Sign::Timer => "⧖",
        Sign::Revive => "↑",
        Sign::Mend | Sign::Note | Sign::Info => "·",
    }
}

fn played(script: &str) -> String {
    let mut play = Play { session: None, shown: 0, before: 0, english: Texts::new(Language::English) };
    let mut answered = String::new();
    let mut lines = script.lines().peekable();
    while let Some(line) = lines.next() {
        let Some(command) = line.strip_prefix("> ") else {
            if line.is_empty() || line.starts_with('#') {
                answered += line;
                answered += "\n";
            }
            continue;
        };
        answered += line;
        answered += "\n";
        let mut scenario = String::new();
        while let Some(row) = lines.next_if(|row| row.starts_with('|')) {
            scenario += row.trim_start_matches('|').trim_start();
            scenario += "\n";
            answered += row;
            answered += "\n";
        }
        answered += &play.execute(command, &scenario);
    }
    answered
}

#[test]
fn every_script_gives_the_recorded_output() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let write = std::env::var_os("SUFFRAGE_GOLDEN").is_some_and(|value| value == "write");
    let mut scripts: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    scripts.sort();
    assert!(!scripts.is_empty());
    let mut changed = Vec::new();
    for path in scripts.iter().filter(|path| path.extension().is_some_and(|extension| extension == "txt")) {
        let script = fs::read_to_string(path).unwrap();
        let answered = played(&script);
        if answered == script {
            continue;
        }
        if write {
            fs::write(path, &answered).unwrap();
        }
        let differs = script.lines().zip(answered.lines()).position(|(was, is)| was != is);
        let at = differs.unwrap_or_else(|| script.lines().count().min(answered.lines().count()));
        let line = |text: &str| text.lines().nth(at).unwrap_or("(the end)").to_owned();
        changed.push(format!("{}:{}\n  was {}\n  is  {}", path.display(), at + 1, line(&script), line(&answered)));
    }
    assert!(write || changed.is_empty(), "{}", changed.join("\n"));
}

#[test]
fn a_script_with_different_output_fails() {
    let script = "> open\n| protocol = \"chang-roberts\"\n| [processes]\n| ids = [1, 2]\n> elected\n1 2\n";
    assert!(played(script).ends_with("> elected\n@ @\n"));
}
