//! Whether what stands in a session's file can be a session: a tree whose acts its processes can take.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::history::file::{File, SavedSession, SessionFault, WrittenBranch, WrittenRoot};
use crate::history::{Bookmark, Branch, CommandLog, History, Outcome, Root, shortened};
use suffrage_engine::protocol::{Cell, Datum, Id, Strip, Ticks};
use suffrage_scenario::MOST_TICKS;
use suffrage_scenario::{self as scenario, Acts, Scenario};

/// So many processes may the scenarios have in all that something was done to.
const MOST_SEATS: usize = 64_000_000;

pub(super) fn checked(file: File) -> Result<SavedSession, SessionFault> {
    let File { shown, scenarios, branches, .. } = file;
    let (roots, names) = read_scenarios(scenarios)?;
    let trunks = trunks(&branches, roots.len())?;
    let roots = roots.into_iter().zip(trunks).map(|(scenario, trunk)| Root { scenario, trunk }).collect();
    let mut seats: Vec<OnceCell<Vec<Id>>> = Vec::new();
    let mut history =
        History { roots, branches: Vec::with_capacity(branches.len()), unsaved: false, filed: Vec::new() };
    seats.resize(history.roots.len(), OnceCell::new());
    for (number, branch) in branches.iter().enumerate() {
        let branch = read_branch((&history, &seats), number, branch, &branches)?;
        history.branches.push(branch);
    }
    for (branch, acts) in read_all_acts(&history, &branches)? {
        history.branches[branch].acts = acts;
    }
    forks_lie_within(&history)?;
    let Some(branch) = history.branches.get(shown.branch) else { return Err(SessionFault::Shown) };
    if shown.tick > MOST_TICKS.min(branch.recorded) {
        return Err(SessionFault::Shown);
    }
    history.saved();
    Ok(SavedSession { history, names, branch: shown.branch, tick: shown.tick })
}

fn read_scenarios(written: Vec<WrittenRoot>) -> Result<(Vec<Scenario>, Vec<String>), SessionFault> {
    let mut scenarios = Vec::with_capacity(written.len());
    let mut names = Vec::with_capacity(written.len());
    for (number, WrittenRoot { name, scenario: text, written_for }) in written.into_iter().enumerate() {
        let mut scenario = read_scenario(number, &text)?;
        scenario.written_for = written_for.map(|text| read_scenario(number, &text)).transpose()?.map(Arc::new);
        scenarios.push(scenario);
        names.push(name);
    }
    Ok((scenarios, names))
}

fn read_scenario(number: usize, text: &str) -> Result<Scenario, SessionFault> {
    scenario::read(text).map_err(|faults| {
        let Some(fault) = faults.into_iter().next() else { return SessionFault::Damaged };
        let at = fault.span.start.min(text.len());
        let line = text[..text.floor_char_boundary(at)].matches('\n').count() as u64 + 1;
        SessionFault::Scenario { scenario: number, line, fault: fault.problem }
    })
}

fn trunks(branches: &[WrittenBranch], scenarios: usize) -> Result<Vec<usize>, SessionFault> {
    let mut trunks = vec![None; scenarios];
    for (number, branch) in branches.iter().enumerate() {
        match (branch.parent, branch.scenario) {
            (None, Some(scenario)) if trunks.get(scenario) == Some(&None) && branch.fork == 0 => {
                trunks[scenario] = Some(number);
            }
            (Some(parent), None) if parent < number => {}
            (Some(_), None) => return Err(SessionFault::Parent(number)),
            _ => return Err(SessionFault::Root(number)),
        }
    }
    // A scenario of which there is no run could never be shown.
    trunks.into_iter().enumerate().map(|(scenario, trunk)| trunk.ok_or(SessionFault::NoRun(scenario))).collect()
}

/// The acts of all branches that have any, scenario by scenario: who sits where is known of one at a time.
fn read_all_acts(history: &History, written: &[WrittenBranch]) -> Result<Vec<(usize, CommandLog)>, SessionFault> {
    let mut acting: Vec<usize> = (0..written.len()).filter(|&branch| !written[branch].acts.is_empty()).collect();
    acting.sort_by_key(|&branch| history.branches[branch].root);
    let mut seats = MOST_SEATS;
    let mut all = Vec::with_capacity(acting.len());
    for branches in acting.chunk_by(|&one, &other| history.branches[one].root == history.branches[other].root) {
        let scenario = &history.roots[history.branches[branches[0]].root].scenario;
        seats = seats.checked_sub(scenario.count()).ok_or(SessionFault::TooLarge)?;
        let reader = Acts::on(scenario);
        for &branch in branches {
            all.push((branch, read_acts(&reader, branch, &written[branch])?));
        }
    }
    Ok(all)
}

/// The ids of each scenario in ascending order, as far as they are asked for.
type Seats = [OnceCell<Vec<Id>>];

fn read_branch(
    (history, seats): (&History, &Seats),
    number: usize,
    written: &WrittenBranch,
    all: &[WrittenBranch],
) -> Result<Branch, SessionFault> {
    let inherited = written.parent.and_then(|parent| history.branches.get(parent)).map(|parent| parent.root);
    let root = inherited.or(written.scenario).ok_or(SessionFault::Root(number))?;
    let child_of_this = |child: usize| all.get(child).is_some_and(|branch| branch.parent == Some(number));
    if written.visited_last.is_some_and(|child| !child_of_this(child)) {
        return Err(SessionFault::Child(number));
    }
    if !(written.fork..=MOST_TICKS).contains(&written.recorded) {
        return Err(SessionFault::Recorded(number));
    }
    let outcome = written.came_to.as_ref().map(|outcome| {
        let lies_within = (written.fork..=written.recorded).contains(&outcome.tick);
        let read = lies_within.then(|| read_outcome(&history.roots[root].scenario, &seats[root], outcome)).flatten();
        read.ok_or(SessionFault::Outcome(number))
    });
    Ok(Branch {
        root,
        parent: written.parent,
        fork: written.fork,
        acts: CommandLog::new(),
        last_child: written.visited_last,
        name: written.name.as_deref().and_then(shortened),
        recorded: written.recorded,
        outcome: outcome.transpose()?,
        bookmarks: read_bookmarks(number, written)?,
    })
}

fn read_outcome(scenario: &Scenario, seats: &OnceCell<Vec<Id>>, written: &Outcome<Datum, String>) -> Option<Outcome> {
    let property = |name: &String| scenario.properties().iter().find(|known| *known == name).copied();
    let cell = |&datum: &Datum| match (scenario.protocol().entry().strip, datum) {
        (Strip::Leaders | Strip::Groups, Datum::Number(number)) => Id::new(number).map(Cell::Leader),
        (Strip::Leaders | Strip::Groups, Datum::Word(_)) => None,
        (Strip::Decisions | Strip::Progress, value) => Some(Cell::Decided(value)),
    };
    let outcome = written.translated(cell, property)?;
    let Outcome { up, undecided, held: cells, .. } = &outcome;
    let ascend = cells.windows(2).all(|pair| pair[0] < pair[1]);
    let sorted = || {
        let mut ids = scenario.seating();
        ids.sort_unstable();
        ids
    };
    let is_known = |leader: Id| seats.get_or_init(sorted).binary_search(&leader).is_ok();
    let known = cells.iter().filter_map(|cell| cell.leader()).all(is_known);
    // A process that is up and not undecided holds something.
    let held = up.checked_sub(*undecided).filter(|_| *up <= scenario.count())?;
    let fits = cells.len() <= held && (held == 0 || !cells.is_empty());
    (ascend && known && fits).then_some(outcome)
}

fn read_bookmarks(number: usize, written: &WrittenBranch) -> Result<BTreeMap<Ticks, Option<String>>, SessionFault> {
    let mut bookmarks = BTreeMap::new();
    for Bookmark { tick, name } in &written.bookmarks {
        let own = written.parent.is_none() || *tick > written.fork;
        if !own || *tick > MOST_TICKS || bookmarks.insert(*tick, name.as_deref().and_then(shortened)).is_some() {
            return Err(SessionFault::Bookmark { branch: number, tick: *tick });
        }
    }
    Ok(bookmarks)
}

fn read_acts(reader: &Acts<'_>, number: usize, written: &WrittenBranch) -> Result<CommandLog, SessionFault> {
    let mut course = CommandLog::new();
    for entry in &written.acts {
        let (tick, command) =
            reader.read(entry).map_err(|fault| SessionFault::Act { branch: number, act: entry.clone(), fault })?;
        if tick <= written.fork {
            return Err(SessionFault::ActBeforeFork { branch: number, act: entry.clone() });
        }
        course.entry(tick).or_default().push(command);
    }
    Ok(course)
}

/// Every branch leaves its parent where that has been, after that left its own.
fn forks_lie_within(history: &History) -> Result<(), SessionFault> {
    for (number, branch) in history.branches.iter().enumerate() {
        let Some(parent) = branch.parent.map(|parent| &history.branches[parent]) else { continue };
        let end = parent.acts.keys().next_back().copied().unwrap_or_default().max(parent.recorded);
        if branch.fork > end || (parent.parent.is_some() && branch.fork <= parent.fork) {
            return Err(SessionFault::Fork { branch: number, tick: branch.fork });
        }
    }
    Ok(())
}
