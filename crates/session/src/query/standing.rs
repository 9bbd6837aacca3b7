//! The state of a run as a whole: the values in the cells of the processes, and the verdict.

use std::cmp::Reverse;

use crate::prelude::*;
use crate::{history::Outcome, model::Leading, model::Verdict, query::ground};
use suffrage_engine::{engine::Census, engine::FinalCell, engine::counts, protocol::PropertyId};
use unicode_width::UnicodeWidthStr;

const LEADERS_NAMED: usize = 8;

pub(crate) fn value_columns(world: &World) -> usize {
    let proposals = (0..world.ids().len() as u32).filter_map(|at| world.proposal(at));
    let proposed = proposals.map(|value| value.to_string().width()).max().unwrap_or_default();
    proposed.max(world.plan().nature.silence().map_or(0, |value| value.to_string().width() + 2))
}

pub(super) fn notices(run: &Run) -> u64 {
    let bounce = run.scenario.network.bounce;
    if bounce { run.now.world.in_flight(&Span::ALL).filter(|message| message.notice).count() as u64 } else { 0 }
}

pub(super) fn leading(run: &Run) -> Option<Leading> {
    if run.entry.strip == Strip::Groups {
        return None;
    }
    let Census { named, up, .. } = &run.now.census;
    let held = |leader: Id| named.get(&leader).copied().unwrap_or_default();
    let (known, leader) = run.now.judge.leaders().map(|leader| (held(leader), leader)).max()?;
    Some(Leading { leader, known, of: *up })
}

pub(super) fn held(run: &Run) -> Vec<(Option<Cell>, usize)> {
    const MOST: usize = 4;
    if run.entry.strip == Strip::Groups {
        return members(run);
    }
    let Census { up, decided, named, .. } = &run.now.census;
    let (decided, cells) = match run.entry.strip {
        Strip::Leaders | Strip::Groups => {
            (*decided, named.iter().map(|(&leader, &count)| (Cell::Leader(leader), count)).collect())
        }
        Strip::Decisions | Strip::Progress => {
            let mut counted: BTreeMap<Cell, usize> = BTreeMap::new();
            let live = (0..run.ids().len() as u32).filter(|&at| run.now.world.is_up(at));
            let guessing = is_guessing(run);
            let shown = live.filter(|&at| !(guessing && run.now.world.holds_its_input(at)));
            // The cell of a client counts its requests. This number is not the progress of a log.
            let shown = shown.filter(|&at| run.now.world.requested(at).is_none());
            for cell in shown.filter_map(|at| run.now.world.elected(at)) {
                *counted.entry(cell).or_default() += 1;
            }
            (counted.values().sum(), counted.into_iter().collect::<Vec<_>>())
        }
    };
    let undefined = (*up > decided).then_some((None, *up - decided));
    let cells = cells.into_iter().map(|(cell, count)| (Some(cell), count));
    let mut held: Vec<(Option<Cell>, usize)> = undefined.into_iter().chain(cells).collect();
    held.sort_unstable_by_key(|&(cell, count)| Reverse((count, cell)));
    held.truncate(MOST);
    held
}

fn members(run: &Run) -> Vec<(Option<Cell>, usize)> {
    const MOST: usize = 16;
    let Census { up, decided, named, .. } = &run.now.census;
    let mut largest: Vec<(usize, Id)> = named.iter().map(|(&leader, &count)| (count, leader)).collect();
    largest.sort_unstable_by_key(|&(count, leader)| (Reverse(count), leader));
    largest.truncate(MOST);
    // A super-peer has itself as leader, but is not its own member.
    let serving: BTreeSet<Id> = run.now.judge.leaders().collect();
    let others =
        |(count, leader): (usize, Id)| (Some(Cell::Leader(leader)), count - usize::from(serving.contains(&leader)));
    let undefined = (*up > *decided).then_some((None, *up - *decided));
    largest.into_iter().map(others).chain(undefined).collect()
}

/// Whether the students are guessing who the traitors are: some correct process that must decide has not decided yet.
pub(super) fn is_guessing(run: &Run) -> bool {
    let waits = |at: u32| {
        let FinalCell { elected, owes, .. } = FinalCell::of(&run.now.world, &run.now.judge, at);
        owes && elected.is_none() && !run.now.world.holds_its_input(at)
    };
    run.hides_faulty && run.entry.strip == Strip::Decisions && (0..run.ids().len() as u32).any(waits)
}

/// The verdict about the decided values, including violating decisions of processes that are down now.
fn of_values(run: &Run) -> Verdict {
    let (guessing, world) = (is_guessing(run), &run.now.world);
    let owes = |at: u32| FinalCell::of(world, &run.now.judge, at).owes;
    let owing = |&at: &u32| owes(at) || guessing && world.is_up(at) && world.is_faulty(at);
    let of = (0..run.ids().len() as u32).filter(owing).count();
    let mut values = decisions(run, |at| owes(at) && !(guessing && world.holds_its_input(at)));
    let decided = values.values().map(Vec::len).sum();
    if values.len() < 2 && is_broken(run, PropertyId::Agreement) {
        values = decisions(run, |at| world.is_up(at));
        for (id, value) in run.now.judge.differing.filter(|_| values.len() < 2).into_iter().flatten() {
            let by = values.entry(value).or_default();
            if !by.contains(&id) {
                by.push(id);
            }
        }
    }
    match (values.len(), values.first_key_value()) {
        (1, Some((&value, _))) if decided == of => Verdict::AllDecided { all: of, value },
        (0 | 1, _) if run.is_quiet() && run.now.census.competing > 0 => Verdict::Stuck { undecided: of - decided, of },
        (0 | 1, _) => Verdict::Deciding { decided, of, leader: None },
        _ => Verdict::SplitValues { values: values.into_iter().collect() },
    }
}

fn decisions(run: &Run, counts: impl Fn(u32) -> bool) -> BTreeMap<Datum, Vec<Id>> {
    let mut values: BTreeMap<Datum, Vec<Id>> = BTreeMap::new();
    for (at, &id) in (0..).zip(run.ids()) {
        if let Some(value) = run.now.world.elected(at).and_then(Cell::decided).filter(|_| counts(at)) {
            values.entry(value).or_default().push(id);
        }
    }
    values
}

fn is_broken(run: &Run, property: PropertyId) -> bool {
    let broken = |found: &Property| found.name == property.name() && found.status == Status::Violated;
    run.properties().iter().any(broken)
}

fn of_groups(run: &Run) -> Verdict {
    let Census { up, named, .. } = &run.now.census;
    let loads: Vec<usize> =
        run.now.judge.leaders().map(|leader| named.get(&leader).map_or(0, |held| held.saturating_sub(1))).collect();
    let (leaders, served) = (loads.len(), loads.iter().sum());
    let largest = loads.into_iter().max().unwrap_or_default();
    Verdict::Groups { leaders, served, open: up.saturating_sub(leaders + served), largest, rests: run.is_quiet() }
}

fn of_logs(run: &Run) -> Verdict {
    let world = &run.now.world;
    let live = || (0..run.ids().len() as u32).filter(|&at| world.is_up(at));
    let owes = |at: u32| FinalCell::of(world, &run.now.judge, at).owes;
    let undecided = if run.is_quiet() { live().filter(|&at| owes(at)).count() } else { 0 };
    if undecided > 0 {
        let has_asked = |at: &u32| owes(*at) || world.requested(*at).is_some_and(|count| count > 0);
        return Verdict::Stuck { undecided, of: live().filter(has_asked).count() };
    }
    let count = |at: u32| match world.elected(at)?.decided()? {
        Datum::Number(count) => Some(count),
        Datum::Word(_) => None,
    };
    let mut applied: Vec<u32> = live().filter(|&at| world.requested(at).is_none()).filter_map(count).collect();
    if applied.is_empty() {
        // No live process has a log, but the log of a process that is down survives the crash.
        applied.extend((0..run.ids().len() as u32).filter_map(|at| world.log(at)?.applied));
    }
    let [slowest, furthest] =
        [applied.iter().min(), applied.iter().max()].map(|count| count.copied().unwrap_or_default());
    let differs = is_broken(run, PropertyId::Prefix).then(|| first_difference(run)).flatten();
    Verdict::Applied { slowest, furthest, differs }
}

fn first_difference(run: &Run) -> Option<u32> {
    let mut known: BTreeMap<u32, LogEntry> = BTreeMap::new();
    let logs = (0..run.ids().len() as u32).filter_map(|at| run.now.world.log(at));
    let learnt = logs.flat_map(|log| log.slots);
    learnt.filter(|slot| *known.entry(slot.slot).or_insert(slot.entry) != slot.entry).map(|slot| slot.slot).min()
}

pub(super) fn rivals(run: &Run) -> Vec<Id> {
    if run.entry.strip == Strip::Groups {
        return Vec::new();
    }
    let mut leaders: Vec<Id> = run.now.judge.leaders().collect();
    leaders.sort_unstable();
    if leaders.len() > 1 { leaders } else { Vec::new() }
}

/// The live leader, if every announcement in transit is about this leader. Announcements without effect are ignored.
fn announced(run: &Run) -> Option<Id> {
    let world = &run.now.world;
    if run.now.pairs.is_kept()
        && run.now.pairs.under_way_kinds().iter().all(|(class, _)| *class != MessageClass::Elected)
    {
        return None;
    }
    let mut announced = world
        .in_flight(&Span::ALL)
        .filter(|message| !message.notice && message.message.class() == MessageClass::Elected)
        .filter(|message| world.is_up(message.to) && !world.cuts().separate(message.from, message.to))
        .filter_map(|message| world.follows(message.from).filter(|known| world.follows(message.to) != Some(*known)));
    let leader = announced.next()?;
    let leads = run.now.judge.leaders().any(|live| live == leader);
    (leads && announced.all(|other| other == leader)).then_some(leader)
}

pub(super) fn verdict(run: &Run) -> Verdict {
    let census = &run.now.census;
    if census.up == 0 {
        return Verdict::NobodyUp;
    }
    match run.entry.strip {
        Strip::Leaders => {}
        Strip::Groups => return of_groups(run),
        Strip::Decisions => return of_values(run),
        Strip::Progress => return of_logs(run),
    }
    let (of, decided) = (census.up, census.decided);
    let named = &census.named;
    if named.len() > 1 {
        // If two live processes lead, the verdict is "split" at once, even if announcements are in transit.
        if let Some(leader) = announced(run)
            && ground::leaders(run).nth(1).is_none()
        {
            return Verdict::Spreading { leader, told: named.get(&leader).map_or(0, |held| held - 1), of: of - 1 };
        }
        return Verdict::Split { leaders: named.keys().copied().take(LEADERS_NAMED).collect(), named: named.len() };
    }
    let leader = named.keys().next().copied();
    if let Some(leader) = leader {
        if !run.position_of(leader).is_some_and(|at| run.now.world.is_up(at as u32)) {
            return Verdict::LeaderDown { leader };
        }
        if decided == of {
            return Verdict::Agreed { all: of, leader };
        }
    }
    if run.is_quiet() && census.competing > 0 {
        return Verdict::Stuck { undecided: of - decided, of };
    }
    Verdict::Deciding { decided, of, leader }
}

pub(crate) fn outcome(run: &Run) -> Outcome {
    let up = run.now.census.up;
    let held = match run.entry.strip {
        Strip::Leaders | Strip::Groups => {
            run.now.census.named.iter().map(|(&leader, &count)| (Some(Cell::Leader(leader)), count)).collect()
        }
        Strip::Decisions | Strip::Progress => held(run),
    };
    let decided: usize = held.iter().filter(|(cell, _)| cell.is_some()).map(|(_, count)| count).sum();
    let mut cells: Vec<Cell> = held.into_iter().filter_map(|(cell, _)| cell).take(LEADERS_NAMED).collect();
    cells.sort_unstable();
    let broken = run.properties().iter().filter(|property| property.status == Status::Violated);
    let broken = broken.map(|property| property.name).collect();
    let (tick, quiet, messages) = (run.tick(), run.is_quiet(), counts(&run.now.world).cost());
    Outcome { tick, quiet, messages, up, undecided: up - decided, held: cells, broken }
}
