//! What was under way in the ticks before the one shown. A tick that has been looked at is kept; the others are gone through again.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::engine::{InFlight, Span, word_of};
use crate::protocol::{Ticks, Topology};
use crate::session::model::past::{Past, PastArc, PastTick};
use crate::session::run::Run;
use crate::session::run::snapshot::Snapshot;

/// Of larger rings nothing is told: no picture has room for it.
const MOST: usize = 256;
/// So many ticks are kept for each that is wanted, so that going back a little needs no going through.
const KEPT: usize = 3;

#[derive(Debug, Default)]
pub(super) struct Cache {
    /// Ticks in a row, the earliest first.
    ticks: VecDeque<Arc<PastTick>>,
    made: Option<(Ticks, usize, Arc<Past>)>,
}

impl Cache {
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// At most so many ticks, the latest first; nothing where none is wanted, and on a complete graph.
    pub(super) fn of(&mut self, run: &Run, wanted: usize) -> Option<Arc<Past>> {
        if wanted == 0 || run.facts.topology == Topology::Complete || run.count() > MOST {
            return None;
        }
        let now = run.tick();
        if run.now.half_way.is_none()
            && let Some((tick, most, past)) = &self.made
            && (*tick, *most) == (now, wanted)
        {
            return Some(Arc::clone(past));
        }
        self.hold(run, now.saturating_sub(wanted as Ticks + 1)..now, wanted);
        let before = self.ticks.iter().rev().filter(|tick| tick.tick < now);
        let mut ticks: Vec<Arc<PastTick>> = before.take(wanted + 1).cloned().collect();
        let more = ticks.len() > wanted && ticks.pop().is_some_and(|tick| !tick.arcs.is_empty());
        // What lies before the first message is no past.
        while ticks.last().is_some_and(|tick| tick.arcs.is_empty()) {
            ticks.pop();
        }
        let past = Arc::new(Past { ticks, now: under_way(run), more });
        self.made = run.now.half_way.is_none().then(|| (now, wanted, Arc::clone(&past)));
        Some(past)
    }

    /// Sees to it that these ticks, up to the one on the screen, are kept.
    fn hold(&mut self, run: &Run, ticks: std::ops::Range<Ticks>, wanted: usize) {
        let first = self.ticks.front().map_or(Ticks::MAX, |tick| tick.tick);
        let next = self.ticks.back().map_or(0, |tick| tick.tick + 1);
        let begin = if first <= ticks.start && next >= ticks.start {
            next
        } else {
            self.ticks.clear();
            ticks.start
        };
        if begin < ticks.end {
            run.at_each(begin..ticks.end, |tick, moment| self.ticks.push_back(Arc::new(of_tick(tick, moment))));
        }
        // The next picture has this tick in its past: no need to go through it again.
        let follows = self.ticks.back().is_some_and(|last| last.tick + 1 == ticks.end);
        if follows && run.now.half_way.is_none() {
            self.ticks.push_back(Arc::new(of_tick(ticks.end, &run.now)));
        }
        while self.ticks.len() > KEPT * (wanted + 1) {
            self.ticks.pop_front();
        }
    }
}

fn messages(moment: &Snapshot) -> impl Iterator<Item = InFlight<'_>> {
    moment.world.in_flight(&Span::ALL).filter(|message| !message.notice)
}

fn under_way(run: &Run) -> Vec<u64> {
    let mut words: Vec<u64> = messages(&run.now).map(|message| word(&run.now, &message)).collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// The same for all messages that carry the same, whatever their kind: a question that is passed on, its answer, and the announcement that
/// it has won. Those that carry nothing are told by their kind.
fn word(moment: &Snapshot, message: &InFlight<'_>) -> u64 {
    let payload = moment.world.label(message.content).payload;
    if payload.is_empty() { message.kind as u64 } else { word_of(&payload) }
}

fn of_tick(tick: Ticks, moment: &Snapshot) -> PastTick {
    let arc = |message: InFlight<'_>| {
        let sent = moment.ledger.sent_at(message.number).min(message.due.saturating_sub(1));
        let way = message.due.saturating_sub(sent).max(1) as f32;
        let part = |ticks: Ticks| (ticks as f32 / way).clamp(0.0, 1.0);
        PastArc {
            from: message.from,
            to: message.to,
            clockwise: message.clockwise,
            class: moment.world.class(message.content),
            word: word(moment, &message),
            part: (part(tick.saturating_sub(sent)), part((tick + 1).saturating_sub(sent))),
        }
    };
    let mut arcs: Vec<PastArc> = messages(moment).map(arc).collect();
    arcs.sort_by_key(|arc| (arc.from, arc.to, arc.clockwise, arc.word));
    PastTick { tick, arcs }
}
