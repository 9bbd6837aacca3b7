//! The file of a whole session: every scenario, every branch with what was done on it, names and bookmarks, and the moment that was on
//! the screen. Nothing that was computed is in it, because everything follows from the acts.
//!
//! It is JSON with a version, and with a fingerprint of its content: what was damaged is refused, and never half read.

mod check;

use crate::history::{Bookmark, Branch, History, Outcome, Root};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use suffrage_engine::protocol::{Datum, Remark, Ticks, Value};
use suffrage_scenario::config::{Problem, quoted};
use suffrage_scenario::{self as scenario, written_acts};
use suffrage_text::ids;

#[cfg(test)]
mod tests;

pub const VERSION: u64 = 1;
/// The key of the version, by which a session file is known.
const MARK: &str = "suffrage-session";
const DIGEST: &str = "digest";
/// A session has at most so many values in its tables and lists: far more than anybody does, and read within a second or two.
const MOST_PARTS: usize = 500_000;

#[derive(Clone, Debug, PartialEq)]
pub struct SavedSession {
    pub history: History,
    /// What the person calls the scenarios, one for each in their order.
    pub names: Vec<String>,
    pub branch: usize,
    pub tick: Ticks,
}

/// All that stands in the file; the fingerprint is that of what comes after it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// Its key is [`MARK`].
    #[serde(rename = "suffrage-session")]
    version: u64,
    digest: String,
    shown: WrittenMoment,
    scenarios: Vec<WrittenRoot>,
    branches: Vec<WrittenBranch>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenMoment {
    branch: usize,
    tick: Ticks,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRoot {
    name: String,
    scenario: String,
    /// The scenario that its notes and questions were written for, if that is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    written_for: Option<String>,
}

/// A branch. It belongs to the scenario of its parent; one without a parent is the first of its scenario, and says of which.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBranch {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scenario: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    parent: Option<usize>,
    #[serde(default, skip_serializing_if = "is_zero")]
    fork: Ticks,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// What was done on it, each as an entry of `events` in a scenario file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    acts: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    visited_last: Option<usize>,
    recorded: Ticks,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    came_to: Option<Outcome<Datum, String>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    bookmarks: Vec<Bookmark>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
const fn is_zero(ticks: &Ticks) -> bool {
    *ticks == 0
}

pub fn write(kept: &SavedSession) -> String {
    let SavedSession { history, names, branch, tick } = kept;
    let scenarios = history.roots.iter().enumerate().map(|(number, root)| WrittenRoot {
        name: names.get(number).cloned().unwrap_or_default(),
        scenario: scenario::write(&root.scenario, ""),
        written_for: root.scenario.written_for.as_ref().map(|origin| scenario::write(origin, "")),
    });
    let mut file = File {
        version: VERSION,
        digest: String::new(),
        shown: WrittenMoment { branch: *branch, tick: *tick },
        scenarios: scenarios.collect(),
        branches: history.branches.iter().map(|branch| written(history, branch)).collect(),
    };
    // Numbers, texts, lists and tables of them are all that there is: nothing of that is refused.
    let Ok(Json::Object(table)) = serde_json::to_value(&file) else { return String::new() };
    file.digest = fingerprint(&table);
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}

fn written(history: &History, branch: &Branch) -> WrittenBranch {
    let acts = branch.acts.iter().flat_map(|(&tick, acts)| acts.iter().map(move |act| (tick, act)));
    let in_words =
        |outcome: &Outcome| outcome.translated(|&cell| Some(Datum::from(cell)), |&name| Some(name.to_owned()));
    WrittenBranch {
        scenario: branch.parent.is_none().then_some(branch.root),
        parent: branch.parent,
        fork: branch.fork,
        name: branch.name.clone(),
        acts: written_acts(&history.roots[branch.root].scenario, acts),
        visited_last: branch.last_child,
        recorded: branch.recorded,
        came_to: branch.outcome.as_ref().and_then(in_words),
        bookmarks: branch.bookmarks.iter().map(|(&tick, name)| Bookmark { tick, name: name.clone() }).collect(),
    }
}

/// Reads a session's file.
///
/// # Errors
/// What is wrong with it first. Nothing of it is used then.
pub fn read(text: &str) -> Result<SavedSession, SessionFault> {
    // Some editors put this mark before everything.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(SessionFault::Empty);
    }
    if has_more_parts(text, MOST_PARTS) {
        return Err(SessionFault::TooLarge);
    }
    let file = match serde_json::from_str(text) {
        Ok(Json::Object(file)) if file.contains_key(MARK) => file,
        Ok(_) => return Err(SessionFault::NoSession),
        Err(error) if !text.contains(MARK) && !error.is_eof() => return Err(SessionFault::NoSession),
        Err(error) if error.is_eof() => return Err(SessionFault::CutOff),
        Err(error) => return Err(SessionFault::NoJson { line: error.line() as u64, column: error.column() as u64 }),
    };
    let version = &file[MARK];
    if version.as_u64() != Some(VERSION) {
        // Beyond 64 bits a number is a fraction for the parser.
        let is_later = |version: f64| version > 1.0 && version.fract() == 0.0;
        let later = version.as_f64().is_some_and(is_later);
        return Err(if later {
            SessionFault::Newer(version.to_string())
        } else {
            SessionFault::Version(version.to_string())
        });
    }
    if file.get(DIGEST).and_then(Json::as_str) != Some(fingerprint(&file).as_str()) {
        return Err(SessionFault::Damaged);
    }
    check::checked(serde_json::from_value(Json::Object(file)).map_err(|_| unreadable(text))?)
}

/// Whether a text of JSON has more than so many values, counted without reading it: a comma or a bracket stands before each.
fn has_more_parts(text: &str, most: usize) -> bool {
    let (mut parts, mut in_quotes, mut escaped) = (0, false, false);
    text.bytes().any(|byte| {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_quotes => escaped = true,
            b'"' => in_quotes = !in_quotes,
            b',' | b'[' | b'{' if !in_quotes => parts += 1,
            _ => {}
        }
        parts > most
    })
}

fn unreadable(text: &str) -> SessionFault {
    let place = serde_json::from_str::<File>(text).err().map_or((1, 1), |error| (error.line(), error.column()));
    SessionFault::Unreadable { line: place.0 as u64, column: place.1 as u64 }
}

/// FNV-1a, 64 bits, over the content without its version and its fingerprint: whatever blanks stand in the file, and in whatever order the keys of a table.
fn fingerprint(file: &Map<String, Json>) -> String {
    let mut digest = Fnv(0xcbf2_9ce4_8422_2325);
    digest.table(file.iter().filter(|(key, _)| ![MARK, DIGEST].contains(&key.as_str())).collect());
    format!("{:016x}", digest.0)
}

struct Fnv(u64);

impl Fnv {
    fn take(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// A text with its length, so that no two different contents are the same sequence of bytes.
    fn text(&mut self, text: &str) {
        self.take(&(text.len() as u64).to_le_bytes());
        self.take(text.as_bytes());
    }

    fn table(&mut self, mut entries: Vec<(&String, &Json)>) {
        entries.sort_by_key(|(key, _)| *key);
        self.take(b"{");
        for (key, value) in entries {
            self.text(key);
            self.value(value);
        }
        self.take(b"}");
    }

    fn value(&mut self, value: &Json) {
        match value {
            Json::Object(table) => self.table(table.iter().collect()),
            Json::Array(items) => {
                self.take(b"[");
                for item in items {
                    self.value(item);
                }
                self.take(b"]");
            }
            Json::String(text) => {
                self.take(b"\"");
                self.text(text);
            }
            Json::Null | Json::Bool(_) | Json::Number(_) => self.text(&value.to_string()),
        }
    }
}

impl History {
    /// Takes in all runs of another session besides its own; how many scenarios and branches stand before them now.
    pub fn take_in(&mut self, other: Self) -> (usize, usize) {
        let (roots, branches) = (self.roots.len(), self.branches.len());
        self.roots.extend(other.roots.into_iter().map(|root| Root { trunk: root.trunk + branches, ..root }));
        self.branches.extend(other.branches.into_iter().map(|branch| Branch {
            root: branch.root + roots,
            parent: branch.parent.map(|parent| parent + branches),
            last_child: branch.last_child.map(|child| child + branches),
            ..branch
        }));
        self.filed.extend(other.filed.into_iter().map(|(root, course)| (root + roots, course)));
        (roots, branches)
    }

    /// Whether a branch is all that has not been saved: to have it is to have everything.
    pub fn is_all(&self, branch: usize) -> bool {
        let mut saved = self.clone();
        saved.saved_branch(branch);
        !saved.is_unsaved()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum SessionFault {
    NoSession,
    CutOff,
    NoJson {
        line: u64,
        column: u64,
    },
    Empty,
    Newer(String),
    Version(String),
    Damaged,
    /// It has more in it than a session can have.
    TooLarge,
    /// Something in it is missing, unknown or of the wrong kind.
    Unreadable {
        line: u64,
        column: u64,
    },
    Scenario {
        scenario: usize,
        line: u64,
        fault: Problem,
    },
    NoRun(usize),
    /// A branch neither grows from another nor is the first of a scenario.
    Root(usize),
    /// A branch grows from one that does not stand before it.
    Parent(usize),
    /// A branch leaves its parent where that has never been.
    Fork {
        branch: usize,
        tick: Ticks,
    },
    /// What was visited last from a branch does not grow from it.
    Child(usize),
    /// A branch has been computed up to a tick that it does not have.
    Recorded(usize),
    Outcome(usize),
    /// A bookmark is not on its branch, or there twice.
    Bookmark {
        branch: usize,
        tick: Ticks,
    },
    Act {
        branch: usize,
        act: String,
        fault: Problem,
    },
    ActBeforeFork {
        branch: usize,
        act: String,
    },
    Shown,
}

impl SessionFault {
    /// What is wrong with the file of this name, and what would be right, in one sentence.
    pub fn remark(&self, file: &str) -> Remark {
        let file = file.to_owned();
        // People count from 1.
        let nth = |index: &usize| *index as u64 + 1;
        let sentences = |fault: &Problem| [&fault.what, &fault.mend].map(|remark| Value::Said(remark.clone()));
        match self {
            Self::NoSession => ids::SessionNoSession { file }.into(),
            Self::CutOff => ids::SessionCutOff { file }.into(),
            Self::NoJson { line, column } => ids::SessionNoJson { file, line: *line, column: *column }.into(),
            Self::Empty => ids::SessionEmpty { file }.into(),
            Self::Newer(version) => ids::SessionNewer { file, version: quoted(version), known: VERSION }.into(),
            Self::Version(version) => ids::SessionVersion { file, version: quoted(version), known: VERSION }.into(),
            Self::Damaged => ids::SessionDamaged { file }.into(),
            Self::TooLarge => ids::SessionTooLarge { file }.into(),
            Self::Unreadable { line, column } => ids::SessionUnreadable { file, line: *line, column: *column }.into(),
            Self::Scenario { scenario, line, fault } => {
                let [what, mend] = sentences(fault);
                ids::SessionScenario { file, scenario: nth(scenario), line: *line, what, mend }.into()
            }
            Self::NoRun(scenario) => ids::SessionNoRun { file, scenario: nth(scenario) }.into(),
            Self::Root(branch) => ids::SessionRoot { file, branch: nth(branch) }.into(),
            Self::Parent(branch) => ids::SessionParent { file, branch: nth(branch) }.into(),
            Self::Fork { branch, tick } => ids::SessionFork { file, branch: nth(branch), tick: *tick }.into(),
            Self::Child(branch) => ids::SessionChild { file, branch: nth(branch) }.into(),
            Self::Recorded(branch) => ids::SessionRecorded { file, branch: nth(branch) }.into(),
            Self::Outcome(branch) => ids::SessionOutcome { file, branch: nth(branch) }.into(),
            Self::Bookmark { branch, tick } => ids::SessionBookmark { file, tick: *tick, branch: nth(branch) }.into(),
            Self::Act { branch, act, fault } => {
                let [what, mend] = sentences(fault);
                ids::SessionAct { file, branch: nth(branch), act: quoted(act), what, mend }.into()
            }
            Self::ActBeforeFork { branch, act } => {
                ids::SessionActBeforeFork { file, act: quoted(act), branch: nth(branch) }.into()
            }
            Self::Shown => ids::SessionShown { file }.into(),
        }
    }
}
