//! What processes know of a replicated log, with what was so a tick before.

use super::holdings::a_tick_before;
use crate::engine::Span;
use crate::protocol::{Log, MessageClass};
use crate::session::model::Ask;
use crate::session::model::logs::{LogMember, Logs};
use crate::session::run::Run;
use crate::session::run::snapshot::Snapshot;

/// More processes have no place in any table of slots.
const MOST: usize = 256;

/// Nothing where no process keeps a log, or where it is not asked for.
pub(super) fn logs(run: &Run, ask: &Ask) -> Option<Logs> {
    if ask.holdings == 0 || !run.facts.logs || run.count() > MOST {
        return None;
    }
    let all = 0..run.count() as u32;
    let of_moment = |moment: &Snapshot| -> Vec<Option<Log>> { all.clone().map(|at| moment.world.log(at)).collect() };
    let (now, before) = (of_moment(&run.now), a_tick_before(run, of_moment));
    let member = |(at, log): (u32, Option<Log>)| {
        let log = log?;
        let before = before.as_ref().and_then(|before| before[at as usize].clone());
        Some(LogMember {
            position: at as usize,
            id: run.id(at),
            role: run.now.world.role(at),
            before: before.filter(|before| *before != log),
            is_answered: is_answered(run, at),
            log,
        })
    };
    Some(Logs { members: all.clone().zip(now).filter_map(member).collect() })
}

fn is_answered(run: &Run, at: u32) -> bool {
    let (world, span) = (&run.now.world, Span::of(at));
    world.in_flight(&span).any(|message| message.to == at && world.class(message.content) == MessageClass::Elected)
}
