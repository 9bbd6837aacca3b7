//! Messages as plain data. The heartbeats of the failure detector are drawn like messages, but counted separately.

use super::{ground, pending::ends, window};
use crate::prelude::*;
use crate::{model::Pending, model::Ring, model::Thing, model::lanes::Between};
use suffrage_engine::sim::{Alarm, FIRST_HEARTBEAT, Heartbeat, Heartbeats};
use suffrage_engine::{protocol::Shown, protocols::sum};

/// A message that is in transit or was lost a moment ago.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each flag is one fact about the message")]
pub struct Message {
    /// The number that identifies the message in its run. It is the same in all frames.
    pub number: u32,
    pub from: usize,
    pub to: usize,
    /// On a two-way ring, whether the message travels clockwise.
    pub clockwise: bool,
    pub kind: &'static str,
    pub class: MessageClass,
    /// The payload in a form that is short enough for a pill (a small label). Empty if the message is drawn as a dot.
    pub payload: String,
    /// For a payload that is a word: the shortest prefix that no other possible word has. Otherwise `None`.
    pub beginning: Option<String>,
    /// Whether the payload is the value that processes assume if a message does not come.
    pub is_silence: bool,
    /// Whether the message is a lie: the algorithm would send another one. Always false while traitors are hidden.
    pub is_lie: bool,
    /// The ids of the processes that signed the message, in the order of signing. Empty if messages are not signed.
    pub signed_by: Vec<Id>,
    /// The full payload on one line; `None` if `payload` is already the full payload.
    pub whole: Option<String>,
    pub sent: Ticks,
    /// The tick in which the message arrives. It is later than `sent`.
    pub due: Ticks,
    pub lost: Option<Ticks>,
    /// Whether this is a notice: it tells the sender that a message was undeliverable.
    pub notice: bool,
    /// The part from which the message comes and the part to which it goes; `None` if the algorithm has no parts.
    pub between: Option<Between>,
}

impl Message {
    /// Whether this is a heartbeat of the failure detector and not a message of the protocol.
    pub const fn is_heartbeat(&self) -> bool {
        self.number >= FIRST_HEARTBEAT
    }
}

pub(super) fn message(run: &Run, in_flight: &InFlight<'_>) -> Message {
    timed(run, in_flight, described(run, (in_flight.from, in_flight.to), in_flight.message))
}

fn timed(run: &Run, in_flight: &InFlight<'_>, said: Message) -> Message {
    let InFlight { number, clockwise, due, notice, .. } = *in_flight;
    Message { number, clockwise, sent: run.trace().sent_at(number).min(due.saturating_sub(1)), due, notice, ..said }
}

fn message_as_dot(run: &Run, (from, to): (u32, u32), content: &sum::Message) -> Message {
    let (kind, class) = (run.entry.kinds[content.kind()], content.class());
    Message { from: from as usize, to: to as usize, kind, class, ..Message::default() }
}

fn described(run: &Run, (from, to): (u32, u32), content: &sum::Message) -> Message {
    let Shown { payload, whole, .. } = content.shown();
    Message {
        from: from as usize,
        to: to as usize,
        kind: run.entry.kinds[content.kind()],
        class: content.class(),
        beginning: run.beginnings.get(&payload).cloned(),
        is_silence: run.entry.silence().is_some_and(|silence| silence.to_string() == payload),
        is_lie: is_lie(run, from, content),
        signed_by: run.now.world.signed_by(content),
        payload,
        whole,
        between: run.between(from, to, content),
        ..Message::default()
    }
}

pub(super) fn is_lie(run: &Run, from: u32, content: &sum::Message) -> bool {
    !run.hides_faulty && run.now.world.is_lie(from, content)
}

fn lost(run: &Run, index: usize, tick: Ticks, record: &Record) -> Option<Message> {
    let (number, from, clockwise, due, notice) = match record.what {
        RecordKind::Lost { number, from, clockwise, due, .. } => (number, from, clockwise, due, false),
        RecordKind::NoticeLost { number, from, clockwise, .. } => (number, from, clockwise, tick, true),
        _ => return None,
    };
    let said = described(run, (from, record.at), run.content(index)?);
    Some(Message { number, clockwise, sent: record.set_out, due, lost: Some(tick), notice, ..said })
}

impl Run {
    /// The messages in the requested window: those in transit, oldest first, then those that were just lost.
    pub fn messages(&self, ask: &Ask) -> Vec<Message> {
        let (run, n) = (self, self.count());
        let window = window(n, ask);
        let reach = if ask.per_sector > 0 { ask.neighbours } else { 0 };
        let near = Some((ask.selected as u32, reach as u32, n as u32));
        let span = Span { window: window.start as u32..window.end as u32, near, either: false };
        let own = Span::of(ask.selected as u32);
        let lens = Span { window: 0..0, ..span.clone() };
        // The limit does not apply to lanes, which count their messages. It does not apply to planes either, where
        // one rumour consists of many messages.
        let most =
            ask.messages.filter(|_| run.entry.voters().is_none() && !ground::has_plane(run)).unwrap_or(usize::MAX);
        let mut kept: Vec<InFlight<'_>> = match self.is_crowd(ask) {
            true if ask.own => run.now.world.in_flight(&own).collect(),
            true => Vec::new(),
            false => run.now.world.in_flight(&span).collect(),
        };
        let is_of_selected = |in_flight: &InFlight<'_>| {
            let (from, to) = (in_flight.from, in_flight.to);
            own.admits(from, to) || lens.admits(from, to)
        };
        // Numbers are in the order of sending. Oldest first, so that the limit leaves out the newest.
        kept.sort_by_key(|in_flight| in_flight.number);
        let mut left = most;
        kept.retain(|in_flight| is_of_selected(in_flight) || left.checked_sub(1).map(|rest| left = rest).is_some());
        let mut messages: Vec<Message> = Vec::with_capacity(kept.len());
        let is_wave = ground::has_plane(run) && ask.messages.is_some_and(|most| kept.len() > most);
        messages.extend(kept.iter().map(|in_flight| {
            let (ends, content) = ((in_flight.from, in_flight.to), in_flight.message);
            if is_wave && content.class() == MessageClass::Heartbeat && !is_of_selected(in_flight) {
                timed(run, in_flight, message_as_dot(run, ends, content))
            } else {
                message(run, in_flight)
            }
        }));
        // Heartbeats come first, so that messages are drawn over them.
        messages.splice(0..0, heartbeats(run, |at| span.has(at), most.saturating_sub(messages.len())));
        let is_shown = |record: &Record| record.what.from().is_some_and(|from| span.admits(from, record.at));
        let lately = recent_losses(run).filter(|(.., record)| is_shown(record));
        messages.extend(lately.filter_map(|(index, tick, record)| lost(run, index, tick, &record)));
        messages
    }

    /// The messages in transit on which the user can act, in no particular order. There can be millions of them.
    fn open_to_acts<'r>(&'r self, span: &'r Span) -> impl Iterator<Item = InFlight<'r>> {
        self.now.world.in_flight(span).filter(|in_flight| !in_flight.notice)
    }

    /// The messages in transit from or to a process, oldest first. Notices and heartbeats are not listed.
    pub fn messages_of(&self, at: usize) -> Vec<Message> {
        let span = Span::of(at as u32);
        let mut kept: Vec<InFlight<'_>> = self.open_to_acts(&span).collect();
        kept.sort_unstable_by_key(|in_flight| in_flight.number);
        kept.iter().map(|in_flight| message(self, in_flight)).collect()
    }

    /// Whether [`Run::messages_of`] would list at least one message.
    pub fn has_messages_of(&self, at: usize) -> bool {
        self.now.pairs.may_have(at as u32) && self.open_to_acts(&Span::of(at as u32)).next().is_some()
    }

    /// Whether a message is in transit. Notices and heartbeats do not count.
    pub fn has_messages(&self) -> bool {
        self.open_to_acts(&Span::ALL).next().is_some()
    }

    /// The message with this number; `None` if it is neither in transit nor lost a moment ago.
    pub fn message_numbered(&self, number: u32) -> Option<Message> {
        let under_way = || self.now.world.in_flight(&Span::ALL).find(|in_flight| in_flight.number == number);
        let recent_losses = || {
            let mut lately = recent_losses(self).filter_map(|(index, tick, record)| lost(self, index, tick, &record));
            lately.find(|message| message.number == number)
        };
        let beats = || heartbeats(self, |_| true, usize::MAX).into_iter();
        let message = under_way().map(|in_flight| message(self, &in_flight)).or_else(recent_losses);
        message.or_else(|| beats().find(|message| message.number == number))
    }

    pub(super) fn is_crowd(&self, ask: &Ask) -> bool {
        ask.crowd.is_some_and(|most| self.now.pairs.most() > most as u64)
    }
}

fn recent_losses(run: &Run) -> impl Iterator<Item = (usize, Ticks, Record)> {
    run.trace().losses_since(first_shown(run), run.visible())
}

fn first_shown(run: &Run) -> Ticks {
    (run.tick() + 1).saturating_sub(loss_is_shown_for(run))
}

const FEW: u64 = 24;

/// Counts roles and messages for each sector of the ring. With too many messages, only `Frame::pairs` counts them.
pub(super) fn ring(run: &Run, ask: &Ask) -> Ring {
    let (world, n, per_sector) = (&run.now.world, run.count(), ask.per_sector);
    let mut sectors = Vec::with_capacity(n.div_ceil(per_sector));
    for at in (0..n).step_by(per_sector) {
        let end = (at + per_sector).min(n);
        let mut sector = Sector { processes: (end - at) as u32, ..Sector::default() };
        world.count_roles(at as u32..end as u32, &mut sector);
        sectors.push(sector);
    }
    let kinds = if run.is_crowd(ask) {
        run.now.pairs.under_way_kinds()
    } else {
        world.count_in_flight(per_sector, &mut sectors)
    };
    let mut ring = Ring { per_sector, sectors, kinds, near: Vec::new(), few: Vec::new() };
    for from in run.trace().losses_by_sender(first_shown(run), run.visible()) {
        ring.sectors[from as usize / per_sector].lost += 1;
    }
    if world.counters().in_flight() <= FEW {
        let mut few: Vec<Message> = world.in_flight(&Span::ALL).map(|in_flight| message(run, &in_flight)).collect();
        few.sort_by_key(|message| message.number);
        ring.few = few;
    }
    count_heartbeats(run, &mut ring, FEW);
    ring
}

pub(super) const HEARTBEAT: &str = "HEARTBEAT";

/// How many ticks a lost message stays visible. At rest 1; otherwise an earlier loss would stay on the screen.
fn loss_is_shown_for(run: &Run) -> Ticks {
    if run.is_quiet() { 1 } else { 2 }
}

fn heartbeat_message(run: &Run, heartbeat: &Heartbeat, lost: Option<Ticks>) -> Message {
    Message {
        number: heartbeat.number,
        from: heartbeat.from as usize,
        to: heartbeat.to as usize,
        // A notice returns over the link of its heartbeat, so it is drawn at the same link.
        clockwise: run.entry.topology != Topology::Complete,
        kind: HEARTBEAT,
        class: MessageClass::Heartbeat,
        sent: heartbeat.sent.min(heartbeat.due.saturating_sub(1)),
        due: heartbeat.due,
        lost,
        notice: heartbeat.is_notice(),
        ..Message::default()
    }
}

fn heartbeats(run: &Run, is_shown: impl Fn(u32) -> bool, most: usize) -> Vec<Message> {
    let Some(detector) = run.now.world.detector() else { return Vec::new() };
    let is_shown = |heartbeat: &Heartbeat| is_shown(heartbeat.from) && is_shown(heartbeat.to);
    let under_way = detector.under_way().filter(|heartbeat| is_shown(heartbeat));
    let under_way = under_way.map(|heartbeat| heartbeat_message(run, heartbeat, None));
    let shown = loss_is_shown_for(run);
    let lately = detector.lost().iter().filter(|(tick, heartbeat)| tick + shown > run.tick() && is_shown(heartbeat));
    under_way.chain(lately.map(|(tick, heartbeat)| heartbeat_message(run, heartbeat, Some(*tick)))).take(most).collect()
}

fn count_heartbeats(run: &Run, ring: &mut Ring, few: u64) {
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
            all.push(heartbeat_message(run, heartbeat, None));
        }
    }
    if all.is_empty() {
        return;
    }
    ring.kinds.push((MessageClass::Heartbeat, HEARTBEAT));
    ring.kinds.dedup_by_key(|(class, _)| *class);
    // The list contains either all messages in transit or none of them.
    let told = ring.few.len() as u64 == run.now.world.counters().in_flight();
    if told && (ring.few.len() + all.len()) as u64 <= few {
        ring.few.extend(all);
    } else {
        ring.few.clear();
    }
}

pub(super) fn pending_heartbeats(run: &Run) -> impl Iterator<Item = Pending> {
    let detector = run.now.world.detector();
    let heartbeats = detector.into_iter().flat_map(Heartbeats::under_way).map(|heartbeat| {
        let (message, (ends, cut)) = (heartbeat_message(run, heartbeat, None), ends(run, heartbeat.from, heartbeat.to));
        Pending { due: Some(heartbeat.due), thing: Thing::Message { message, ends, whole: String::new(), cut } }
    });
    let alarms = detector.into_iter().flat_map(Heartbeats::alarms);
    heartbeats.chain(alarms.map(|&Alarm { at, leader, set, due, number }| Pending {
        due: Some(due),
        thing: Thing::Alarm { number, position: at as usize, id: run.id(at), leader: run.id(leader), set },
    }))
}
