//! What a process waits for, what can end that, and whether anything will still come.

use std::cell::Cell;

use super::Waiting;
use crate::query::pending;
use crate::run::Run;
use suffrage_engine::engine::{Ahead, Outlook, Span};
use suffrage_engine::protocol::{Remark, Strip};
use suffrage_engine::sim::TimerKey;
use suffrage_engine::sim::command::{Command, Links, Targets};
use suffrage_text::ids;

/// So many messages are sent and handled at most, about, while it is looked whether anything will come: it must not be felt.
const LOOKED_AHEAD: u64 = 50_000;
/// The same for each act that might bring something.
const TRIED: u64 = 10_000;
/// So much memory of the run is copied at most to try acts, in bytes.
const COPIED: usize = 32 << 20;
const PENDING: usize = 40;
/// So many processes that are down, or that might begin an election, are tried.
const TRIED_PROCESSES: usize = 6;

/// It takes long to look ahead, so that the answer about a process is kept while the moment on the screen stays.
pub(crate) fn waiting(run: &Run, position: usize) -> Option<Waiting> {
    let mut known = run.worked.waiting.borrow_mut();
    known.take_if(|(at, _)| *at != position);
    known.get_or_insert_with(|| (position, found(run, position))).1.clone()
}

fn found(run: &Run, position: usize) -> Option<Waiting> {
    let id = *run.ids().get(position)?;
    let (at, world) = (position as u32, &run.now.world);
    let (pending, count) = pending::dated(run, Some(at), PENDING);
    let outlook = outlook(run, at);
    let could = if outlook == Outlook::Never { could(run, at) } else { Vec::new() };
    Some(Waiting {
        position,
        id,
        up: world.is_up(at),
        waits: world.waiting_for(at),
        left_out: count - pending.len(),
        pending,
        outlook: Some(outlook),
        could,
    })
}

/// Whether anything will reach a process without acts beyond those of the scenario.
fn outlook(run: &Run, at: u32) -> Outlook {
    let world = &run.now.world;
    let mut lucky = Ahead::new(None, LOOKED_AHEAD, false);
    let outlook = world.ahead(at, &mut lucky);
    // Whether a message under way will be lost by chance has been drawn already, but is not known before it is due.
    let at_risk = world.network().loss > 0.0 && world.in_flight(&Span::ALL).next().is_some();
    if outlook == Outlook::Unknown || !(lucky.drew() || lucky.risked() || at_risk) {
        return outlook;
    }
    let other = world.ahead(at, &mut Ahead::new(None, LOOKED_AHEAD, true));
    let own_timer = world.armed_timers().any(|armed| armed.at == at && matches!(armed.key, TimerKey::Own(_)));
    match (outlook, other) {
        (_, Outlook::Unknown) => Outlook::Unknown,
        (Outlook::Comes, Outlook::Comes) if !at_risk || own_timer => Outlook::Comes,
        (Outlook::Never, Outlook::Never) if !at_risk && !lucky.risked() => Outlook::Never,
        _ => Outlook::Chance,
    }
}

/// The acts that would bring something to a process which nothing reaches by itself.
fn could(run: &Run, at: u32) -> Vec<Remark> {
    let world = &run.now.world;
    let id = |at: u32| run.id(at);
    let left = Cell::new(COPIED / world.bytes().max(1));
    let helps = |act: Command| {
        let may = left.get() > 0;
        left.set(left.get().saturating_sub(1));
        may && world.ahead(at, &mut Ahead::new(Some(act), TRIED, false)) == Outlook::Comes
    };
    let on = |at: u32| Targets::Listed(vec![at]);
    if !world.is_up(at) {
        return vec![Remark::from(ids::WhyCouldRevive { id: id(at) })];
    }
    let mut could = Vec::new();
    let down = (0..run.count() as u32).filter(|&other| !world.is_up(other)).take(TRIED_PROCESSES);
    let revived = down.filter(|&other| helps(Command::Revive(on(other))));
    could.extend(revived.map(|other| Remark::from(ids::WhyCouldRevive { id: id(other) })));
    if !world.cuts().is_empty() && helps(Command::Mend(Links::All)) {
        could.push(Remark::from(ids::WHY_COULD_MEND));
    }
    // If it cannot help itself, the highest may.
    let mut others: Vec<u32> = (0..run.count() as u32).filter(|&other| other != at && world.is_up(other)).collect();
    others.sort_unstable_by_key(|&other| std::cmp::Reverse(id(other)));
    let starters = std::iter::once(at).chain(others.into_iter().take(TRIED_PROCESSES));
    let starter = starters.into_iter().find(|&other| helps(Command::Start(on(other))));
    could.extend(starter.map(|other| match run.entry.strip {
        Strip::Leaders | Strip::Groups => Remark::from(ids::WhyCouldStart { id: id(other) }),
        Strip::Decisions | Strip::Progress => ids::WhyCouldBegin { id: id(other) }.into(),
    }));
    could
}
