//! Heartbeats of the failure detector as plain data: they are drawn like messages, and counted apart from them.

use super::model::{Message, Pending, Ring, Thing};
use super::run::Run;
use crate::protocol::{Explain, MessageClass, Ticks, Topology};
use crate::sim::{Alarm, Heartbeat};

/// What heartbeats are called. They belong to no protocol.
pub(super) const KIND: &str = "HEARTBEAT";

/// A lost heartbeat is shown for less than so many ticks.
const LOST_IS_SHOWN: Ticks = 2;

/// A heartbeat as it is drawn.
fn drawn<P: Explain>(heartbeat: &Heartbeat, lost: Option<Ticks>) -> Message {
    Message {
        number: heartbeat.number,
        from: heartbeat.from as usize,
        to: heartbeat.to as usize,
        // The notice runs back the way the heartbeat came, and is drawn on it.
        clockwise: P::TOPOLOGY != Topology::Complete,
        kind: KIND,
        class: MessageClass::Heartbeat,
        payload: String::new(),
        whole: None,
        sent: heartbeat.sent.min(heartbeat.due.saturating_sub(1)),
        due: heartbeat.due,
        lost,
        notice: heartbeat.is_notice(),
    }
}

/// The heartbeats under way between processes that are shown, then those lost lately; at most so many.
pub(super) fn messages<P: Explain>(run: &Run<P>, is_shown: impl Fn(u32) -> bool, most: usize) -> Vec<Message> {
    let world = &run.moment.world;
    let is_shown = |heartbeat: &Heartbeat| is_shown(heartbeat.from) && is_shown(heartbeat.to);
    let under_way = world.heartbeats().filter(|heartbeat| is_shown(heartbeat)).map(|heartbeat| drawn::<P>(heartbeat, None));
    // In a quiet run nothing of the past is to stay on the screen: it is shown for its own tick only.
    let shown = if run.is_quiet() { 1 } else { LOST_IS_SHOWN };
    let lately = world.lost_heartbeats().iter().filter(|(tick, heartbeat)| tick + shown > run.tick() && is_shown(heartbeat));
    under_way.chain(lately.map(|(tick, heartbeat)| drawn::<P>(heartbeat, Some(*tick)))).take(most).collect()
}

/// Counts the heartbeats under way, and tells of them one by one while they and all messages are few.
pub(super) fn count<P: Explain>(run: &Run<P>, ring: &mut Ring, few: u64) {
    let per_sector = ring.per_sector as u32;
    let mut all: Vec<Message> = Vec::new();
    for heartbeat in run.moment.world.heartbeats() {
        let from = &mut ring.sectors[(heartbeat.from / per_sector) as usize];
        if heartbeat.is_notice() {
            from.notices += 1;
            continue;
        }
        from.lanes[0][MessageClass::Heartbeat as usize] += 1;
        if P::TOPOLOGY == Topology::Complete {
            ring.sectors[(heartbeat.to / per_sector) as usize].lanes[1][MessageClass::Heartbeat as usize] += 1;
        }
        if all.len() as u64 <= few {
            all.push(drawn::<P>(heartbeat, None));
        }
    }
    if all.is_empty() {
        return;
    }
    ring.kinds.push((MessageClass::Heartbeat, KIND));
    ring.kinds.dedup_by_key(|(class, _)| *class);
    // What is told one by one is all there is, or nothing.
    let told = ring.few.len() as u64 == run.moment.world.counters().in_flight();
    if told && (ring.few.len() + all.len()) as u64 <= few {
        ring.few.extend(all);
    } else {
        ring.few.clear();
    }
}

/// All that the detector has under way and set, by due tick: heartbeats, and then the alarms of those who send and listen.
pub(super) fn pending<P: Explain>(run: &Run<P>) -> Vec<Pending> {
    let world = &run.moment.world;
    let id = |at: u32| world.plan().ids[at as usize];
    let mut pending: Vec<Pending> = world
        .heartbeats()
        .map(|heartbeat| Pending {
            due: Some(heartbeat.due),
            thing: Thing::Message {
                message: drawn::<P>(heartbeat, None),
                ends: (id(heartbeat.from), id(heartbeat.to)),
                whole: String::new(),
                cut: world.cuts().separate(heartbeat.from, heartbeat.to),
            },
        })
        .collect();
    pending.extend(world.alarms().map(|&Alarm { at, leader, set, due, number }| Pending {
        due: Some(due),
        thing: Thing::Alarm { number, position: at as usize, id: id(at), leader: id(leader), set },
    }));
    // A stable sort: in a tick heartbeats come before alarms, as they do in the run.
    pending.sort_by_key(|pending| pending.due);
    pending
}
