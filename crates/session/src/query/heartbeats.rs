//! Heartbeats of the failure detector as plain data: they are drawn like messages, and counted apart from them.

use crate::model::{Message, Pending, Ring, Thing};
use crate::run::Run;
use suffrage_engine::protocol::{MessageClass, Ticks, Topology};
use suffrage_engine::sim::{Alarm, Heartbeat, Heartbeats};

/// What heartbeats are called. They belong to no protocol.
pub(super) const KIND: &str = "HEARTBEAT";

/// For how many ticks what was lost is shown. In a quiet run no tick would take it off the screen: it is shown for its own tick only.
pub(super) fn lost_is_shown(run: &Run) -> Ticks {
    if run.is_quiet() { 1 } else { 2 }
}

fn drawn(run: &Run, heartbeat: &Heartbeat, lost: Option<Ticks>) -> Message {
    Message {
        number: heartbeat.number,
        from: heartbeat.from as usize,
        to: heartbeat.to as usize,
        // The notice runs back the way the heartbeat came, and is drawn on it.
        clockwise: run.entry.topology != Topology::Complete,
        kind: KIND,
        class: MessageClass::Heartbeat,
        payload: String::new(),
        beginning: None,
        is_silence: false,
        is_lie: false,
        signed_by: Vec::new(),
        whole: None,
        sent: heartbeat.sent.min(heartbeat.due.saturating_sub(1)),
        due: heartbeat.due,
        lost,
        notice: heartbeat.is_notice(),
        between: None,
    }
}

/// The heartbeats under way between processes that are shown, then those lost lately; at most so many.
pub(super) fn messages(run: &Run, is_shown: impl Fn(u32) -> bool, most: usize) -> Vec<Message> {
    let Some(detector) = run.now.world.detector() else { return Vec::new() };
    let is_shown = |heartbeat: &Heartbeat| is_shown(heartbeat.from) && is_shown(heartbeat.to);
    let under_way =
        detector.under_way().filter(|heartbeat| is_shown(heartbeat)).map(|heartbeat| drawn(run, heartbeat, None));
    let shown = lost_is_shown(run);
    let lately = detector.lost().iter().filter(|(tick, heartbeat)| tick + shown > run.tick() && is_shown(heartbeat));
    under_way.chain(lately.map(|(tick, heartbeat)| drawn(run, heartbeat, Some(*tick)))).take(most).collect()
}

/// Counts the heartbeats under way, and tells of them one by one while they and all messages are few.
pub(super) fn count(run: &Run, ring: &mut Ring, few: u64) {
    let per_sector = ring.per_sector as u32;
    let mut all: Vec<Message> = Vec::new();
    for heartbeat in run.now.world.detector().into_iter().flat_map(Heartbeats::under_way) {
        let from = &mut ring.sectors[(heartbeat.from / per_sector) as usize];
        if heartbeat.is_notice() {
            from.notices += 1;
            continue;
        }
        from.lanes[0][MessageClass::Heartbeat as usize] += 1;
        if run.entry.topology == Topology::Complete {
            ring.sectors[(heartbeat.to / per_sector) as usize].lanes[1][MessageClass::Heartbeat as usize] += 1;
        }
        if all.len() as u64 <= few {
            all.push(drawn(run, heartbeat, None));
        }
    }
    if all.is_empty() {
        return;
    }
    ring.kinds.push((MessageClass::Heartbeat, KIND));
    ring.kinds.dedup_by_key(|(class, _)| *class);
    // What is told one by one is all there is, or nothing.
    let told = ring.few.len() as u64 == run.now.world.counters().in_flight();
    if told && (ring.few.len() + all.len()) as u64 <= few {
        ring.few.extend(all);
    } else {
        ring.few.clear();
    }
}

/// All that the detector has under way and set: heartbeats, and then the alarms of those who send and listen.
pub(super) fn pending(run: &Run) -> impl Iterator<Item = Pending> {
    let detector = run.now.world.detector();
    let heartbeats = detector.into_iter().flat_map(Heartbeats::under_way).map(|heartbeat| Pending {
        due: Some(heartbeat.due),
        thing: Thing::Message {
            message: drawn(run, heartbeat, None),
            ends: (run.id(heartbeat.from), run.id(heartbeat.to)),
            whole: String::new(),
            cut: run.now.world.cuts().separate(heartbeat.from, heartbeat.to),
        },
    });
    let alarms = detector.into_iter().flat_map(Heartbeats::alarms);
    heartbeats.chain(alarms.map(|&Alarm { at, leader, set, due, number }| Pending {
        due: Some(due),
        thing: Thing::Alarm { number, position: at as usize, id: run.id(at), leader: run.id(leader), set },
    }))
}
