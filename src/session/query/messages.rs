//! Messages as plain data.

use super::fair_sample::fair_sample;
use super::window::window;
use super::{ground, heartbeats};
use crate::engine::{Content, InFlight, Span};
use crate::protocol::{Label, Ticks};
use crate::session::model::{Ask, Message};
use crate::session::run::Run;
use crate::sim::trace::{Record, RecordKind};

pub(super) fn message(run: &Run, in_flight: &InFlight<'_>) -> Message {
    let world = &run.now.world;
    let Label { kind, class, payload } = world.label(in_flight.content);
    Message {
        number: in_flight.number,
        from: in_flight.from as usize,
        to: in_flight.to as usize,
        clockwise: in_flight.clockwise,
        kind,
        class,
        beginning: run.beginnings.get(&payload).cloned(),
        is_silence: is_silence(run, &payload),
        is_lie: is_lie(run, in_flight.from, in_flight.content),
        signed_by: world.signed_by(in_flight.content),
        payload,
        whole: world.whole(in_flight.content),
        sent: run.now.ledger.sent_at(in_flight.number).min(in_flight.due.saturating_sub(1)),
        due: in_flight.due,
        lost: None,
        notice: in_flight.notice,
        between: run.between(in_flight.from, in_flight.to, in_flight.content),
    }
}

/// Whether a message says what silence stands for.
fn is_silence(run: &Run, payload: &str) -> bool {
    run.facts.silence.is_some_and(|silence| silence.to_string() == payload)
}

/// Whether a message says something else than the algorithm has its sender say. While it is hidden who is faulty, none does.
pub(super) fn is_lie(run: &Run, from: u32, content: Content<'_>) -> bool {
    !run.hides_faulty && run.now.world.is_lie(from, content)
}

fn lost(run: &Run, index: usize, tick: Ticks, record: &Record) -> Option<Message> {
    let (number, from, clockwise, due, notice) = match record.what {
        RecordKind::Lost { number, from, clockwise, due, .. } => (number, from, clockwise, due, false),
        RecordKind::NoticeLost { number, from, clockwise, .. } => (number, from, clockwise, tick, true),
        _ => return None,
    };
    let content = run.content(index)?;
    let Label { kind, class, payload } = run.now.world.label(content);
    Some(Message {
        number,
        from: from as usize,
        to: record.at as usize,
        clockwise,
        kind,
        class,
        beginning: run.beginnings.get(&payload).cloned(),
        is_silence: is_silence(run, &payload),
        is_lie: is_lie(run, from, content),
        signed_by: run.now.world.signed_by(content),
        payload,
        whole: run.now.world.whole(content),
        sent: record.set_out,
        due,
        lost: Some(tick),
        notice,
        between: run.between(from, record.at, content),
    })
}

impl Run {
    /// The messages between processes of the window that is asked for: those under way, the oldest first, and those lost lately.
    pub fn messages(&self, ask: &Ask) -> Vec<Message> {
        let (run, n) = (self, self.count());
        let window = window(n, ask);
        let reach = if ask.per_sector > 0 { ask.neighbours } else { 0 };
        let span = Span {
            window: window.start as u32..window.end as u32,
            near: Some((ask.selected as u32, reach as u32, n as u32)),
            either: false,
        };
        let own = Span::of(ask.selected as u32);
        // Between lanes everything is told one by one, or as a crowd that is counted; a rumour on a plane is a wave of all its messages.
        let most = ask.messages.filter(|_| run.facts.voters.is_none() && !ground::has_plane(run)).unwrap_or(usize::MAX);
        let mut kept = match self.is_crowd(ask) {
            true if ask.own => run.now.world.in_flight(&own).collect(),
            true => Vec::new(),
            false => self.sample(ask, &span, most),
        };
        kept.sort_unstable_by_key(|in_flight| in_flight.number);
        let mut messages: Vec<Message> = kept.iter().map(|in_flight| message(run, in_flight)).collect();
        // Heartbeats are drawn first, so that messages lie over them.
        messages.splice(0..0, heartbeats::messages(run, |at| span.has(at), most.saturating_sub(messages.len())));
        let is_shown = |record: &Record| record.what.from().is_some_and(|from| span.admits(from, record.at));
        let lately = lost_lately(run).filter(|(.., record)| is_shown(record));
        messages.extend(lately.filter_map(|(index, tick, record)| lost(run, index, tick, &record)));
        messages
    }

    /// Those between processes of the window, or to or from one process, about which a command can be: no notice and nothing of the detector's,
    /// in no particular order. The others, of which there may be millions, are not put into words.
    fn open_to_acts<'r>(&'r self, span: &'r Span) -> impl Iterator<Item = InFlight<'r>> {
        self.now.world.in_flight(span).filter(|in_flight| !in_flight.notice)
    }

    /// The messages under way to or from a process, without notices and heartbeats, the oldest first.
    pub fn messages_of(&self, at: usize) -> Vec<Message> {
        let span = Span::of(at as u32);
        let mut kept: Vec<InFlight<'_>> = self.open_to_acts(&span).collect();
        kept.sort_unstable_by_key(|in_flight| in_flight.number);
        kept.iter().map(|in_flight| message(self, in_flight)).collect()
    }

    /// Whether there is any.
    pub fn has_messages_of(&self, at: usize) -> bool {
        self.now.pairs.may_have(at as u32) && self.open_to_acts(&Span::of(at as u32)).next().is_some()
    }

    /// Whether any message at all is under way, notices and heartbeats apart.
    pub fn has_messages(&self) -> bool {
        self.open_to_acts(&Span::ALL).next().is_some()
    }

    /// A message under way, or lost lately, by its number.
    pub fn message_numbered(&self, number: u32) -> Option<Message> {
        let under_way = || self.now.world.in_flight(&Span::ALL).find(|in_flight| in_flight.number == number);
        let lost_lately = || {
            let mut lately = lost_lately(self).filter_map(|(index, tick, record)| lost(self, index, tick, &record));
            lately.find(|message| message.number == number)
        };
        let heartbeats = || heartbeats::messages(self, |_| true, usize::MAX).into_iter();
        let message = under_way().map(|in_flight| message(self, &in_flight)).or_else(lost_lately);
        message.or_else(|| heartbeats().find(|message| message.number == number))
    }

    /// Whether more messages are under way than are told one by one.
    pub(super) fn is_crowd(&self, ask: &Ask) -> bool {
        ask.crowd.is_some_and(|most| self.now.pairs.most() > most as u64)
    }

    fn sample<'r>(&'r self, ask: &Ask, span: &'r Span, most: usize) -> Vec<InFlight<'r>> {
        let (n, selected) = (self.count(), ask.selected as u32);
        let (window, reach) = (&span.window, span.near.map_or(0, |(_, reach, _)| reach as usize));
        // Senders are counted from before the first one that is shown, so that they are small numbers.
        let before = (window.len() + reach).min(n);
        let sender = |message: &InFlight<'_>| {
            let is_own = message.from == selected || message.to == selected;
            (!is_own).then(|| (message.from as usize + before + n - ask.selected.min(n)) % n)
        };
        fair_sample(most, || self.now.world.in_flight(span), sender, |message| message.number)
    }
}

/// The records of the messages that were lost lately, each with its number and its tick; of very many only the latest.
pub(super) fn lost_lately(run: &Run) -> impl Iterator<Item = (usize, Ticks, Record)> {
    run.trace().losses_since(first_shown(run), run.visible())
}

/// The senders of all messages that were lost lately, with how many of each; a sender may come several times.
pub(super) fn lost_lately_by_sender(run: &Run) -> impl Iterator<Item = (u32, u32)> {
    run.trace().losses_by_sender(first_shown(run), run.visible())
}

/// The first tick whose losses are still shown.
fn first_shown(run: &Run) -> Ticks {
    (run.tick() + 1).saturating_sub(heartbeats::lost_is_shown(run))
}
