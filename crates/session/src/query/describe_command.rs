//! Short descriptions of acts. The tree of branches shows one description for each act.

use crate::model::percent;
use crate::prelude::*;
use suffrage_engine::sim::command::{Command, LinkAct, Links, MessageAct, NetworkChange, Select, TimerOf};
use suffrage_engine::sim::pins::{DirectedLink, Pin};
use suffrage_scenario::command::texts;

/// The largest number of processes or acts that a text names.
pub(crate) const NAMED: usize = 12;

/// Writes short texts about acts, with the names that the protocol gives to messages and timers.
#[derive(Debug)]
pub struct Teller<'a> {
    pub scenario: &'a Scenario,
    /// The ids of the processes, by position.
    pub ids: &'a [Id],
}

impl Teller<'_> {
    /// An act in a few words: `4 crashes`.
    pub fn told(&self, command: &Command) -> Remark {
        let [some, all] = texts(command);
        let did = Remark::new(some);
        match command.parts() {
            Parts::Processes(act, targets) => {
                let told = match targets {
                    Targets::All => Remark::new(all),
                    Targets::Listed(positions) => self.about(did, positions),
                };
                let after = if let ProcessAct::Crash { after } = act { after } else { None };
                after.into_iter().fold(told, |told, after| told.number("after", u64::from(after)))
            }
            Parts::Request(client, request) => {
                did.with("id", self.id(client)).with("request", Value::Text(request.to_string()))
            }
            Parts::Message(act, select) => {
                let told = did.with("message", said(self.message(select)));
                match act {
                    MessageAct::Delay(by) => told.number("by", by),
                    MessageAct::Alter(says) => told.with("value", Value::from(says)),
                    MessageAct::Drop | MessageAct::Duplicate | MessageAct::Deliver => told,
                }
            }
            Parts::Timer(_, TimerOf { process, timer }) => {
                did.with("timer", self.timer(timer)).with("id", self.id(process))
            }
            Parts::Links(LinkAct::Cut { pairs, one_way }) => self.on_links(did, pairs, one_way),
            Parts::Links(LinkAct::Mend(Links::Between(pairs))) => self.on_links(did, pairs, false),
            Parts::Links(LinkAct::Mend(Links::All)) => Remark::new(all),
            Parts::Links(LinkAct::Part(groups)) => did.with("groups", said(self.groups(groups))),
            Parts::Network(change) => did.with("changes", said(on_network(change))),
            Parts::Choice(pin) => did.with("choice", said(self.choice(pin))),
        }
    }

    /// An act in a few words, with its tick: `tick 12: 4 crashes`.
    pub fn told_at(&self, tick: Ticks, command: &Command) -> Remark {
        Remark::from(ids::ToldAt { tick, told: said(self.told(command)) })
    }

    /// The last `count` of several acts in a few words: `…, 7 crashes, 4 starts`.
    pub(crate) fn told_last(&self, acts: &[Command], count: usize) -> Remark {
        let cut = acts.len().saturating_sub(count);
        let more = (cut > 0).then(|| ids::TOLD_MORE.into());
        listed(ids::TOLD_AND, more.into_iter().chain(acts[cut..].iter().map(|act| self.told(act))), false)
    }

    pub fn course(&self, course: &CommandLog) -> Vec<Remark> {
        course.iter().flat_map(|(&tick, acts)| acts.iter().map(move |act| self.told_at(tick, act))).collect()
    }

    fn id(&self, position: u32) -> Value {
        self.ids.get(position as usize).map_or_else(|| Value::Number(position.into()), |&id| Value::Id(id))
    }

    fn timer(&self, timer: usize) -> Value {
        Value::Name(self.scenario.protocol().entry().timers.get(timer).copied().unwrap_or_default())
    }

    fn about(&self, did: Remark, positions: &[u32]) -> Remark {
        let count = positions.len();
        let told = did.number("count", count as u64);
        if count > NAMED {
            return told.with("ids", said(Remark::from(ids::ToldMany { many: count as u64 })));
        }
        let ids = positions.iter().filter_map(|&at| self.ids.get(at as usize).copied()).collect();
        told.with("ids", Value::Ids(ids))
    }

    fn message(&self, select: &Select) -> Remark {
        let (from, to) = (self.id(select.from), self.id(select.to));
        let kind = select.kind.and_then(|kind| self.scenario.protocol().entry().kinds.get(kind)).copied();
        match (kind, select.nth) {
            (Some(kind), 0 | 1) => ids::ToldMessageKind { kind, from, to }.into(),
            (Some(kind), nth) => ids::ToldMessageKindNth { kind, nth: u64::from(nth), from, to }.into(),
            (None, 0 | 1) => ids::ToldMessage { from, to }.into(),
            (None, nth) => ids::ToldMessageNth { nth: u64::from(nth), from, to }.into(),
        }
    }

    fn on_links(&self, did: Remark, pairs: &[(u32, u32)], one_way: bool) -> Remark {
        let link = |&(from, to): &(u32, u32)| {
            let (from, to) = (self.id(from), self.id(to));
            if one_way { ids::ToldWay { from, to }.into() } else { ids::ToldLink { from, to }.into() }
        };
        let links = listed(ids::TOLD_AND, pairs.iter().take(NAMED).map(link), pairs.len() > NAMED);
        did.number("count", pairs.len() as u64).with("links", said(links))
    }

    fn groups(&self, groups: &[Vec<u32>]) -> Remark {
        let mut left = NAMED;
        let mut cut = false;
        let mut named = Vec::new();
        for group in groups {
            let ids: Vec<Id> = group.iter().take(left).filter_map(|&at| self.ids.get(at as usize).copied()).collect();
            cut |= ids.len() < group.len();
            left -= ids.len().min(left);
            if !ids.is_empty() {
                named.push(Remark::from(ids::ToldGroup { ids }));
            }
        }
        listed(ids::TOLD_AGAINST, named.into_iter(), cut)
    }

    /// A pinned choice in a few words: `message 3 of 1→2 takes 7 ticks`.
    pub fn choice(&self, pin: &Pin) -> Remark {
        let nth = u64::from(pin.nth());
        match *pin {
            Pin::Delay { on, ticks, .. } => self.on(ids::TOLD_CHOICE_DELAY, on).number("ticks", ticks),
            Pin::Loss { on, copy: false, lost: true, .. } => self.on(ids::TOLD_CHOICE_LOST, on),
            Pin::Loss { on, copy: false, lost: false, .. } => self.on(ids::TOLD_CHOICE_NOT_LOST, on),
            Pin::Loss { on, copy: true, lost: true, .. } => self.on(ids::TOLD_CHOICE_COPY_LOST, on),
            Pin::Loss { on, copy: true, lost: false, .. } => self.on(ids::TOLD_CHOICE_COPY_NOT_LOST, on),
            Pin::Copy { on, ticks: Some(ticks), .. } => self.on(ids::TOLD_CHOICE_COPY, on).number("ticks", ticks),
            Pin::Copy { on, ticks: None, .. } => self.on(ids::TOLD_CHOICE_NO_COPY, on),
            Pin::Notice { ticks, .. } => Remark::from(ids::TOLD_CHOICE_NOTICE).number("ticks", ticks),
            Pin::Draw { process, number, .. } => {
                Remark::from(ids::TOLD_CHOICE_DRAW).with("id", self.id(process)).number("number", u64::from(number))
            }
            Pin::Noticer { process, .. } => Remark::from(ids::TOLD_CHOICE_NOTICER).with("id", self.id(process)),
            Pin::Timer { process, timer, ticks, .. } => {
                let told = Remark::from(ids::TOLD_CHOICE_TIMER).with("id", self.id(process));
                told.with("timer", self.timer(timer)).number("ticks", ticks)
            }
        }
        .number("nth", nth)
    }

    fn on(&self, text: TextId, on: DirectedLink) -> Remark {
        Remark::from(text).with("link", said(self.link(on)))
    }

    fn link(&self, on: DirectedLink) -> Remark {
        let (from, to) = (self.id(on.from), self.id(on.to));
        match (self.scenario.graph().says_way(on), on.clockwise) {
            (false, _) => ids::ToldWay { from, to }.into(),
            (true, true) => ids::ToldWayClockwise { from, to }.into(),
            (true, false) => ids::ToldWayCounterClockwise { from, to }.into(),
        }
    }
}

fn said(remark: Remark) -> Value {
    Value::Said(Box::new(remark))
}

fn listed(between: TextId, things: impl DoubleEndedIterator<Item = Remark>, cut: bool) -> Remark {
    let both = |rest: Remark, thing| Remark::from(between).with("first", said(thing)).with("rest", said(rest));
    let mut things = things.rev();
    let last = if cut { Some(Remark::from(ids::TOLD_MORE)) } else { things.next() };
    let last = last.unwrap_or_else(|| Remark::from(ids::TOLD_MORE));
    things.fold(last, both)
}

fn on_network(change: &NetworkChange) -> Remark {
    let loss = change.loss.map(|loss| ids::ToldLoss { percent: percent(loss.value()) }.into());
    let copies = change.duplicate.map(|copies| ids::ToldDuplication { percent: percent(copies.value()) }.into());
    let fifo = change.fifo.map(|fifo| Remark::from(if fifo { ids::TOLD_FIFO } else { ids::TOLD_NO_FIFO }));
    let changes: Vec<Remark> = [loss, copies, fifo].into_iter().flatten().collect();
    listed(ids::TOLD_AND, changes.into_iter(), false)
}

pub fn called(history: &History, branch: usize) -> Remark {
    let number = history.number(branch) as u64;
    match &history.branch(branch).name {
        Some(name) => ids::BranchCalledNamed { number, name: name.clone() }.into(),
        None => ids::BranchCalled { number }.into(),
    }
}

#[cfg(test)]
mod tests;
