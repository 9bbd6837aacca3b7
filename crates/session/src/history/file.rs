//! The session file. It contains the scenarios, the branches with their acts, names and bookmarks, and the moment on
//! the screen.
//!
//! The file is JSON with a version number and a digest of its content. If the digest does not fit, the whole file is
//! rejected.

use std::cell::OnceCell;

use crate::history::{Bookmark, Branch, Origin, Outcome, Root, shortened};
use crate::prelude::*;
use serde::Deserialize;
use serde_json::{Map, Value as Json};
use suffrage_engine::sim::digest::{OFFSET, fnv};
use suffrage_scenario::{self as scenario, Acts, MOST_TICKS, written_acts};
use suffrage_scenario::{branch::by_tick, config::Problem, config::quoted};

pub const VERSION: u64 = 1;
const MARK: &str = "suffrage-session";
const DIGEST: &str = "digest";
/// The maximum number of values in a session file. Reading a file of this size takes at most 2 seconds.
const MOST_VALUES: usize = 500_000;

#[derive(Clone, Debug, PartialEq)]
pub struct SavedSession {
    pub history: History,
    /// For each scenario, the name that the user sees.
    pub names: Vec<String>,
    pub branch: usize,
    pub tick: Ticks,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
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
    /// The text of the scenario for which the notes and questions were written; `None`: `scenario`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    written_for: Option<String>,
}

/// Either `scenario` or `parent` is present: only a branch without a parent names its scenario.
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

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
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
    // This never fails: the value consists only of numbers, texts, lists and tables.
    let Ok(Json::Object(table)) = serde_json::to_value(&file) else { return String::new() };
    file.digest = fingerprint(&table);
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}

fn written(history: &History, branch: &Branch) -> WrittenBranch {
    let acts = branch.acts.iter().flat_map(|(&tick, acts)| acts.iter().map(move |act| (tick, act)));
    let in_words = |outcome: &Outcome| outcome.try_convert(|&cell| Some(cell.into()), |&name| Some(name.to_owned()));
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

/// Reads a session file. `file`: its name, for error messages.
///
/// # Errors
/// The first fault found. Then no part of the file is used.
pub fn read(text: &str, file: &str) -> Result<SavedSession, Box<Remark>> {
    read_text(text).map_err(|fault| fault.with("file", Value::Text(file.to_owned())).into())
}

fn of_branch(key: TextId, branch: usize) -> Remark {
    Remark::from(key).number("branch", branch as u64 + 1)
}

fn at_place(key: TextId, error: &serde_json::Error) -> Remark {
    Remark::from(key).number("line", error.line() as u64).number("column", error.column() as u64)
}

fn read_text(text: &str) -> Result<SavedSession, Box<Remark>> {
    // Some editors write a byte order mark at the start of a file.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let refused = |key: TextId| Err(Remark::from(key).into());
    if text.trim().is_empty() {
        return refused(ids::SESSION_EMPTY);
    }
    if has_more_values(text, MOST_VALUES) {
        return refused(ids::SESSION_TOO_LARGE);
    }
    let file = match serde_json::from_str(text) {
        Ok(Json::Object(file)) if file.contains_key(MARK) => file,
        Ok(_) => return refused(ids::SESSION_NO_SESSION),
        Err(error) if !text.contains(MARK) && !error.is_eof() => return refused(ids::SESSION_NO_SESSION),
        Err(error) if error.is_eof() => return refused(ids::SESSION_CUT_OFF),
        Err(error) => return Err(at_place(ids::SESSION_NO_JSON, &error).into()),
    };
    let version = &file[MARK];
    if version.as_u64() != Some(VERSION) {
        // If a number needs more than 64 bits, serde_json reads it as a float.
        let is_later = version.as_f64().is_some_and(|version| version > 1.0 && version.fract() == 0.0);
        let key = if is_later { ids::SESSION_NEWER } else { ids::SESSION_VERSION };
        let told = Remark::from(key).with("version", quoted(&version.to_string()));
        return Err(told.number("known", VERSION).into());
    }
    if file.get(DIGEST).and_then(Json::as_str) != Some(fingerprint(&file).as_str()) {
        return refused(ids::SESSION_DAMAGED);
    }
    // The line and the column of the fault are only known after parsing the text a second time.
    let unreadable =
        |error| at_place(ids::SESSION_UNREADABLE, &serde_json::from_str::<File>(text).err().unwrap_or(error));
    checked(serde_json::from_value(Json::Object(file)).map_err(unreadable)?)
}

/// Whether the text has more than `most` values. Counts commas and opening brackets; parsing a large text is slow.
fn has_more_values(text: &str, most: usize) -> bool {
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

/// The 64-bit FNV-1a digest of a file, without the entries for the version and the digest.
fn fingerprint(file: &Map<String, Json>) -> String {
    let mut digest = Fnv(OFFSET);
    digest.table(file.iter().filter(|(key, _)| ![MARK, DIGEST].contains(&key.as_str())).collect());
    format!("{:016x}", digest.0)
}

struct Fnv(u64);

impl Fnv {
    fn take(&mut self, bytes: &[u8]) {
        self.0 = fnv(self.0, bytes);
    }

    /// Adds the length before the bytes, because otherwise different contents could give the same bytes.
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
    /// Adds all runs of another session. Returns how many scenarios and how many branches this history had before.
    pub fn take_in(&mut self, other: Self) -> (usize, usize) {
        let (roots, branches) = (self.roots.len(), self.branches.len());
        self.roots.extend(other.roots.into_iter().map(|root| Root { trunk: root.trunk + branches, ..root }));
        self.branches.extend(other.branches.into_iter().map(|branch| Branch {
            root: branch.root + roots,
            parent: branch.parent.map(|parent| parent + branches),
            last_child: branch.last_child.map(|child| child + branches),
            origin: branch.origin.map(|origin| Origin { branch: origin.branch + branches, ..origin }),
            ..branch
        }));
        self.filed.extend(other.filed.into_iter().map(|(root, course)| (root + roots, course)));
        (roots, branches)
    }

    /// Whether this branch is the only unsaved content of the session.
    pub fn is_all(&self, branch: usize) -> bool {
        let mut saved = self.clone();
        saved.saved_branch(branch);
        !saved.is_unsaved()
    }
}

/// The maximum number of processes of all scenarios in a session file together, without scenarios that have no acts.
const MOST_ACTING_PROCESSES: usize = 64_000_000;

fn checked(file: File) -> Result<SavedSession, Box<Remark>> {
    let File { shown, scenarios, branches, .. } = file;
    let (mut roots, mut names) = (Vec::with_capacity(scenarios.len()), Vec::with_capacity(scenarios.len()));
    for (number, WrittenRoot { name, scenario: text, written_for }) in scenarios.into_iter().enumerate() {
        let mut scenario = read_scenario(number, &text)?;
        scenario.written_for = written_for.map(|text| read_scenario(number, &text)).transpose()?.map(Arc::new);
        roots.push(Root { scenario, trunk: 0 });
        names.push(name);
    }
    let trunks = trunks(&branches, roots.len())?;
    roots.iter_mut().zip(trunks).for_each(|(root, trunk)| root.trunk = trunk);
    let sorted_ids = vec![OnceCell::new(); roots.len()];
    let mut history = History { roots, ..History::default() };
    for (number, branch) in branches.iter().enumerate() {
        let branch = read_branch((&history, &sorted_ids), number, branch, &branches)?;
        history.branches.push(branch);
    }
    for (branch, acts) in read_all_acts(&history, &branches)? {
        history.branches[branch].acts = acts;
    }
    forks_lie_within(&history)?;
    let branch = history.branches.get(shown.branch);
    if branch.is_none_or(|branch| shown.tick > MOST_TICKS.min(branch.recorded)) {
        return Err(Remark::from(ids::SESSION_SHOWN).into());
    }
    history.saved();
    Ok(SavedSession { history, names, branch: shown.branch, tick: shown.tick })
}

fn read_scenario(number: usize, text: &str) -> Result<Scenario, Box<Remark>> {
    scenario::read(text).map_err(|faults| {
        let Some(fault) = faults.told.into_iter().next() else {
            return Remark::from(ids::SESSION_DAMAGED).into();
        };
        let at = fault.span.start.min(text.len());
        let line = text[..text.floor_char_boundary(at)].matches('\n').count() as u64 + 1;
        with_problem(
            Remark::from(ids::SESSION_SCENARIO).number("scenario", number as u64 + 1).number("line", line),
            fault.problem,
        )
    })
}

fn with_problem(told: Remark, Problem { what, mend, .. }: Problem) -> Box<Remark> {
    told.with("what", Value::Said(what)).with("mend", Value::Said(mend)).into()
}

fn trunks(branches: &[WrittenBranch], scenarios: usize) -> Result<Vec<usize>, Box<Remark>> {
    let mut trunks = vec![None; scenarios];
    for (number, branch) in branches.iter().enumerate() {
        match (branch.parent, branch.scenario) {
            (None, Some(scenario)) if trunks.get(scenario) == Some(&None) && branch.fork == 0 => {
                trunks[scenario] = Some(number);
            }
            (Some(parent), None) if parent < number => {}
            (Some(_), None) => return Err(of_branch(ids::SESSION_PARENT, number).into()),
            _ => return Err(of_branch(ids::SESSION_ROOT, number).into()),
        }
    }
    // Every scenario needs a run; otherwise it could never be shown.
    let no_run = |scenario: usize| Remark::from(ids::SESSION_NO_RUN).number("scenario", scenario as u64 + 1).into();
    trunks.into_iter().enumerate().map(|(scenario, trunk)| trunk.ok_or_else(|| no_run(scenario))).collect()
}

/// Reads the acts scenario by scenario, so that only one table of the positions of ids is in memory at a time.
fn read_all_acts(history: &History, written: &[WrittenBranch]) -> Result<Vec<(usize, CommandLog)>, Box<Remark>> {
    let mut acting: Vec<usize> = (0..written.len()).filter(|&branch| !written[branch].acts.is_empty()).collect();
    acting.sort_by_key(|&branch| history.branches[branch].root);
    let mut left = MOST_ACTING_PROCESSES;
    let mut all = Vec::with_capacity(acting.len());
    for branches in acting.chunk_by(|&one, &other| history.branches[one].root == history.branches[other].root) {
        let scenario = &history.roots[history.branches[branches[0]].root].scenario;
        left = left.checked_sub(scenario.count()).ok_or_else(|| Remark::from(ids::SESSION_TOO_LARGE))?;
        let reader = Acts::on(scenario);
        for &branch in branches {
            all.push((branch, read_acts(&reader, branch, &written[branch])?));
        }
    }
    Ok(all)
}

/// For each scenario, the ids of its processes in ascending order, computed at first use.
type SortedIds = [OnceCell<Vec<Id>>];

fn read_branch(
    (history, sorted_ids): (&History, &SortedIds),
    number: usize,
    written: &WrittenBranch,
    all: &[WrittenBranch],
) -> Result<Branch, Box<Remark>> {
    let inherited = written.parent.and_then(|parent| history.branches.get(parent)).map(|parent| parent.root);
    let root = inherited.or(written.scenario).ok_or_else(|| of_branch(ids::SESSION_ROOT, number))?;
    let child_of_this = |child: usize| all.get(child).is_some_and(|branch| branch.parent == Some(number));
    if written.visited_last.is_some_and(|child| !child_of_this(child)) {
        return Err(of_branch(ids::SESSION_CHILD, number).into());
    }
    if !(written.fork..=MOST_TICKS).contains(&written.recorded) {
        return Err(of_branch(ids::SESSION_RECORDED, number).into());
    }
    let outcome = written.came_to.as_ref().map(|outcome| {
        let lies_within = (written.fork..=written.recorded).contains(&outcome.tick);
        let read =
            lies_within.then(|| read_outcome(&history.roots[root].scenario, &sorted_ids[root], outcome)).flatten();
        read.ok_or_else(|| of_branch(ids::SESSION_OUTCOME, number))
    });
    let &WrittenBranch { parent, fork, visited_last: last_child, recorded, .. } = written;
    let name = written.name.as_deref().and_then(shortened);
    let (outcome, bookmarks) = (outcome.transpose()?, read_bookmarks(number, written)?);
    Ok(Branch { root, parent, fork, last_child, name, recorded, outcome, bookmarks, ..Branch::default() })
}

fn read_outcome(scenario: &Scenario, ids: &OnceCell<Vec<Id>>, written: &Outcome<Datum, String>) -> Option<Outcome> {
    let property = |name: &String| scenario.properties().iter().find(|known| *known == name).copied();
    let cell = |&datum: &Datum| match (scenario.protocol().entry().strip, datum) {
        (Strip::Leaders | Strip::Groups, Datum::Number(number)) => Id::new(number).map(Cell::Leader),
        (Strip::Leaders | Strip::Groups, Datum::Word(_)) => None,
        (Strip::Decisions | Strip::Progress, value) => Some(Cell::Decided(value)),
    };
    let outcome = written.try_convert(cell, property)?;
    let Outcome { up, undecided, held: cells, .. } = &outcome;
    let ascend = cells.windows(2).all(|pair| pair[0] < pair[1]);
    let sorted = || {
        let mut ids = scenario.seating();
        ids.sort_unstable();
        ids
    };
    let is_known = |leader: Id| ids.get_or_init(sorted).binary_search(&leader).is_ok();
    let known = cells.iter().filter_map(|cell| cell.leader()).all(is_known);
    // All live processes that are not undecided have a value.
    let held = up.checked_sub(*undecided).filter(|_| *up <= scenario.count())?;
    let fits = cells.len() <= held && (held == 0 || !cells.is_empty());
    (ascend && known && fits).then_some(outcome)
}

fn read_bookmarks(number: usize, written: &WrittenBranch) -> Result<BTreeMap<Ticks, Option<String>>, Box<Remark>> {
    let mut bookmarks = BTreeMap::new();
    for Bookmark { tick, name } in &written.bookmarks {
        let own = written.parent.is_none() || *tick > written.fork;
        if !own || *tick > MOST_TICKS || bookmarks.insert(*tick, name.as_deref().and_then(shortened)).is_some() {
            return Err(of_branch(ids::SESSION_BOOKMARK, number).number("tick", *tick).into());
        }
    }
    Ok(bookmarks)
}

fn read_acts(reader: &Acts<'_>, number: usize, written: &WrittenBranch) -> Result<CommandLog, Box<Remark>> {
    let act = |entry: &String| {
        let about = |key| of_branch(key, number).with("act", quoted(entry));
        let (tick, command) = reader.read(entry).map_err(|fault| with_problem(about(ids::SESSION_ACT), fault))?;
        if tick <= written.fork {
            return Err(about(ids::SESSION_ACT_BEFORE_FORK).into());
        }
        Ok((tick, command))
    };
    Ok(by_tick(written.acts.iter().map(act).collect::<Result<Vec<_>, Box<Remark>>>()?))
}

fn forks_lie_within(history: &History) -> Result<(), Box<Remark>> {
    for (number, branch) in history.branches.iter().enumerate() {
        let Some(parent) = branch.parent.map(|parent| &history.branches[parent]) else { continue };
        let end = parent.acts.keys().next_back().copied().unwrap_or_default().max(parent.recorded);
        if branch.fork > end || (parent.parent.is_some() && branch.fork <= parent.fork) {
            return Err(of_branch(ids::SESSION_FORK, number).number("tick", branch.fork).into());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
