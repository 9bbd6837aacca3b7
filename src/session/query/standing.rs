//! How a run stands: what its processes hold, and what its properties say.

use std::collections::BTreeMap;

use crate::engine::{Census, Span, counts};
use crate::history::Outcome;
use crate::property::{Property, Status};
use crate::protocol::{Id, MessageClass};
use crate::session::model::{Leading, Verdict};
use crate::session::run::Run;

const LEADERS_NAMED: usize = 8;

#[derive(Debug, Default)]
pub(in crate::session) struct Cache {
    properties: Option<Vec<Property>>,
    /// The positions of ids, which never change.
    seats: BTreeMap<Id, Option<u32>>,
}

impl Cache {
    pub(super) fn forget(&mut self) {
        self.properties = None;
    }

    pub(super) fn properties(&mut self, run: &Run) -> Vec<Property> {
        let findings = || run.now.findings(run.entry.properties);
        self.properties.get_or_insert_with(findings).clone()
    }

    pub(super) fn seat(&mut self, run: &Run, id: Id) -> Option<u32> {
        let find = || run.ids().iter().position(|&known| known == id).map(|at| at as u32);
        *self.seats.entry(id).or_insert_with(find)
    }
}

pub(super) fn notices(run: &Run) -> u64 {
    let bounce = run.scenario.network.bounce;
    if bounce { run.now.world.in_flight(&Span::ALL).filter(|message| message.notice).count() as u64 } else { 0 }
}

/// The leader: of several, the one that most hold, and of those the highest.
pub(super) fn leading(run: &Run) -> Option<Leading> {
    let Census { named, up, .. } = &run.now.census;
    let held = |leader: Id| named.get(&leader).copied().unwrap_or_default();
    let (known, leader) = run.now.judge.leaders().map(|leader| (held(leader), leader)).max()?;
    Some(Leading { leader, known, of: *up })
}

/// The values of `elected` that most live processes hold, at most four of them: the most frequent first, of equals the higher id.
pub(super) fn held(run: &Run) -> Vec<(Option<Id>, usize)> {
    const MOST: usize = 4;
    let Census { up, decided, named, .. } = &run.now.census;
    let undefined = (up > decided).then_some((None, up - decided));
    let mut held: Vec<(Option<Id>, usize)> = undefined.into_iter().collect();
    for (&leader, &count) in named {
        let at = held.iter().position(|&(other, most)| (count, Some(leader)) > (most, other)).unwrap_or(held.len());
        if at < MOST {
            held.insert(at, (Some(leader), count));
            held.truncate(MOST);
        }
    }
    held
}

/// All that lead, ascending, if they are several: there should be one at most.
pub(super) fn rivals(run: &Run) -> Vec<Id> {
    let mut leaders: Vec<Id> = run.now.judge.leaders().collect();
    leaders.sort_unstable();
    if leaders.len() > 1 { leaders } else { Vec::new() }
}

/// The one leader whose announcements are on their way to live processes that do not hold it yet.
fn announced(run: &Run) -> Option<Id> {
    let world = &run.now.world;
    if run.now.pairs.is_kept() && run.now.pairs.under_way_kinds().iter().all(|(class, _)| *class != MessageClass::Elected) {
        return None;
    }
    let mut announced = world
        .in_flight(&Span::ALL)
        .filter(|message| !message.notice && world.class(message.content) == MessageClass::Elected)
        .filter(|message| world.is_up(message.to) && !world.cuts().separate(message.from, message.to))
        .filter_map(|message| world.follows(message.from).filter(|known| world.follows(message.to) != Some(*known)));
    let leader = announced.next()?;
    let leads = run.now.judge.leaders().any(|live| live == leader);
    (leads && announced.all(|other| other == leader)).then_some(leader)
}

pub(super) fn verdict(run: &Run, cache: &mut Cache) -> Verdict {
    let census = &run.now.census;
    if census.up == 0 {
        return Verdict::NobodyUp;
    }
    let (of, decided) = (census.up, census.decided);
    let named = &census.named;
    if named.len() > 1 {
        // Two live leaders are a fault at once, even while messages are under way.
        if let Some(leader) = announced(run)
            && how_many_lead(run, cache) < 2
        {
            return Verdict::Spreading { leader, told: named.get(&leader).map_or(0, |held| held - 1), of: of - 1 };
        }
        return Verdict::Split { leaders: named.keys().copied().take(LEADERS_NAMED).collect(), named: named.len() };
    }
    let leader = named.keys().next().copied();
    if let Some(leader) = leader {
        if !cache.seat(run, leader).is_some_and(|at| run.now.world.is_up(at)) {
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

pub(in crate::session) fn outcome(run: &Run, cache: &mut Cache) -> Outcome {
    let Census { up, named, .. } = &run.now.census;
    let held: usize = named.values().sum();
    let broken = cache.properties(run).into_iter().filter(|property| property.status == Status::Violated);
    Outcome {
        tick: run.tick(),
        quiet: run.is_quiet(),
        messages: counts(&*run.now.world).cost(),
        up: *up,
        undecided: up - held,
        leaders: named.keys().copied().take(LEADERS_NAMED).collect(),
        broken: broken.map(|property| property.name).collect(),
    }
}

fn how_many_lead(run: &Run, cache: &mut Cache) -> usize {
    let mut own = |id: Id| {
        let seat = cache.seat(run, id).filter(|&at| run.now.world.is_up(at));
        seat.is_some_and(|at| run.now.world.follows(at) == Some(id))
    };
    run.now.census.named.keys().filter(|&&id| own(id)).count()
}
