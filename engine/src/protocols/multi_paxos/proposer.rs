//! A proposer: it takes over with one ballot for all slots, and leads until it sees a higher ballot.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;

use super::roles::Learner;
use super::{Message, MultiPaxos, Step, Timer, Vote, position};
use crate::protocol::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Proposer {
    /// The highest ballot that the proposer has seen (stable); `None` if it has seen none.
    pub(super) met: Option<Ballot>,
    /// The proposer that this proposer follows as leader, possibly itself; `None` if it knows no leader.
    pub(super) leader: Option<Id>,
    pub(super) stage: Stage,
    pub(super) queue: Vec<LogEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) enum Stage {
    Idle,
    /// `promises`: the votes reported by each acceptor, by position.
    Preparing {
        ballot: Ballot,
        slot: u32,
        promises: BTreeMap<u32, Vec<Vote>>,
    },
    BackingOff,
    Leading(Leading),
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Leading {
    pub(super) ballot: Ballot,
    pub(super) first: u32,
    pub(super) next: u32,
    /// The slots from `first` to the slot before `next`.
    pub(super) slots: BTreeMap<u32, Proposal>,
    pub(super) awaited: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Proposal {
    pub(super) entry: LogEntry,
    pub(super) why: EntrySource,
    pub(super) by: BTreeSet<u32>,
    pub(super) chosen: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) enum EntrySource {
    Gap,
    /// Acceptors have voted in this slot, so the leader proposes the entry of the highest ballot again.
    Adopted,
    Requested,
}

pub(super) struct Around<'a> {
    pub(super) of: &'a MultiPaxos,
    pub(super) me: Local<'a>,
    pub(super) first_asked: Option<u32>,
    pub(super) log: Option<&'a Learner>,
    pub(super) fx: &'a mut dyn Effects<MultiPaxos>,
}

impl Around<'_> {
    pub(super) fn first_asked(&self) -> Option<u32> {
        self.first_asked.or(self.of.first_proposer())
    }

    fn has_applied(&self, entry: LogEntry) -> bool {
        entry.from.is_some_and(|command| self.log.is_some_and(|log| log.done.contains(&command)))
    }

    fn tell_acceptors(&mut self, message: &Message) {
        self.of.with(ACCEPTOR).for_each(|to| self.fx.send(Port::peer(to), message.clone()));
    }

    fn answer(&mut self, entry: LogEntry, message: impl Fn(u32) -> Message) {
        if let Some((client, number)) = entry.from
            && let Some(to) = position(self.me, client)
        {
            self.fx.send(Port::peer(to), message(number));
        }
    }

    fn respond(&mut self, entry: LogEntry) {
        self.answer(entry, |number| Message::Response { number });
    }

    fn refer(&mut self, entry: LogEntry, ballot: Ballot) {
        self.answer(entry, |_| Message::Refused { ballot });
    }
}

impl Proposer {
    pub(super) const fn new(met: Option<Ballot>, leader: Option<Id>) -> Self {
        Self { met, leader, stage: Stage::Idle, queue: Vec::new() }
    }

    pub(super) fn start(&mut self, around: &mut Around<'_>) {
        if self.stage != Stage::Idle {
            return around.fx.line(Step::StartIgnored);
        }
        self.prepare(around, |ballot, slot| Step::Start { ballot, slot });
    }

    fn prepare(&mut self, around: &mut Around<'_>, step: impl Fn(Ballot, u32) -> Step) {
        let me = around.me.id;
        let round = self.met.map_or(0, |met| met.round).saturating_add(1);
        let ballot = Ballot { round, proposer: me };
        let slot = around.log.map_or(0, |log| log.applied) + 1;
        around.fx.line(step(ballot, slot));
        (self.met, self.leader) = (Some(ballot), Some(me));
        self.stage = Stage::Preparing { ballot, slot, promises: BTreeMap::new() };
        around.tell_acceptors(&Message::Prepare { ballot, slot });
        around.fx.arm(Timer::Attempt, around.of.timeout);
    }

    pub(super) fn requested(&mut self, around: &mut Around<'_>, entry: LogEntry, suspect: Option<Id>) {
        let Some((_, number)) = entry.from else { return };
        match &mut self.stage {
            Stage::Leading(_) => self.serve(around, entry),
            Stage::Preparing { .. } | Stage::BackingOff => {
                if self.queue.contains(&entry) {
                    return around.fx.line(Step::QueueIgnored);
                }
                around.fx.line(Step::Queue { number });
                self.queue.push(entry);
            }
            Stage::Idle => {
                let leader = self.leader.filter(|&leader| leader != around.me.id && Some(leader) != suspect);
                if let (Some(_), Some(ballot)) = (leader, self.met) {
                    around.fx.line(Step::Refer { ballot });
                    return around.refer(entry, ballot);
                }
                self.queue.push(entry);
                self.prepare(around, |ballot, slot| Step::TakeOver { ballot, slot });
            }
        }
    }

    fn serve(&mut self, around: &mut Around<'_>, entry: LogEntry) {
        let (Stage::Leading(leading), Some((client, number))) = (&mut self.stage, entry.from) else { return };
        if around.has_applied(entry) {
            around.fx.line(Step::RespondAtOnce { number, client });
            around.respond(entry);
        } else if let Some(slot) = leading.slot_of(entry) {
            if slot >= leading.awaited {
                return around.fx.line(Step::RequestIgnored { client });
            }
            around.fx.line(Step::RespondAgain { number, client });
            around.respond(entry);
        } else {
            around.fx.line(Step::Propose { slot: leading.next, entry });
            leading.take(around, entry, EntrySource::Requested);
        }
    }

    /// Returns whether the ballot or the leader is new to this proposer.
    pub(super) fn follow_if_higher(&mut self, around: &mut Around<'_>, ballot: Ballot) -> bool {
        if ballot.proposer == around.me.id || self.met.is_some_and(|met| met > ballot) {
            return false;
        }
        let is_news = self.met != Some(ballot) || self.leader != Some(ballot.proposer);
        (self.met, self.leader) = (Some(ballot), Some(ballot.proposer));
        if !is_news {
            return false;
        }
        around.fx.line(Step::Follow { ballot });
        self.stage = Stage::Idle;
        around.fx.disarm(Timer::Attempt);
        around.fx.disarm(Timer::Again);
        for entry in std::mem::take(&mut self.queue) {
            around.refer(entry, ballot);
        }
        true
    }

    pub(super) fn promised(&mut self, around: &mut Around<'_>, by: u32, (ballot, votes): (Ballot, Vec<Vote>)) -> bool {
        let Stage::Preparing { ballot: own, slot, promises } = &mut self.stage else { return false };
        if *own != ballot || promises.insert(by, votes).is_some() {
            return false;
        }
        let (count, majority) = (promises.len() as u32, around.of.majority());
        if count < majority {
            around.fx.line(Step::Promised { count, majority });
            return true;
        }
        let (first, promises) = (*slot, std::mem::take(promises));
        around.fx.disarm(Timer::Attempt);
        self.lead(around, (ballot, first), promises.into_values().flatten());
        true
    }

    fn lead(&mut self, around: &mut Around<'_>, (ballot, first): (Ballot, u32), reported: impl Iterator<Item = Vote>) {
        let mut highest: BTreeMap<u32, Vote> = BTreeMap::new();
        for vote in reported {
            let known = highest.entry(vote.slot).or_insert(vote);
            if known.ballot < vote.ballot {
                *known = vote;
            }
        }
        around.fx.line(Step::Lead { ballot, adopted: highest.len() as u32 });
        let mut leading = Leading { ballot, first, next: first, slots: BTreeMap::new(), awaited: first };
        for slot in first..=highest.keys().next_back().copied().unwrap_or_default() {
            if let Some(vote) = highest.get(&slot) {
                around.fx.line(Step::Adopt { slot, entry: vote.entry });
                leading.take(around, vote.entry, EntrySource::Adopted);
            } else {
                around.fx.line(Step::FillGap { slot });
                leading.take(around, LogEntry::default(), EntrySource::Gap);
            }
        }
        self.stage = Stage::Leading(leading);
        for entry in std::mem::take(&mut self.queue) {
            // A command that is proposed but not applied needs no action until its slot is chosen.
            let is_proposed = matches!(&self.stage, Stage::Leading(leading) if leading.slot_of(entry).is_some());
            if !is_proposed || around.has_applied(entry) {
                self.serve(around, entry);
            }
        }
    }

    pub(super) fn handle_attempt_timer(&mut self, around: &mut Around<'_>) {
        match self.stage {
            Stage::Preparing { .. } => {
                let most =
                    NonZeroU32::new(u32::try_from(around.of.timeout).unwrap_or(u32::MAX)).unwrap_or(NonZeroU32::MIN);
                let ticks = around.fx.choose(most).saturating_add(1);
                around.fx.line(Step::BackOff { ticks });
                self.stage = Stage::BackingOff;
                around.fx.arm(Timer::Attempt, Ticks::from(ticks));
            }
            Stage::BackingOff => self.prepare(around, |ballot, slot| Step::Retry { ballot, slot }),
            Stage::Idle | Stage::Leading(_) => {}
        }
    }

    pub(super) fn repeat_open_proposals(&mut self, around: &mut Around<'_>) {
        let Stage::Leading(leading) = &self.stage else { return };
        let open: Vec<(u32, LogEntry)> =
            leading.slots.iter().filter(|(_, own)| !own.chosen).map(|(&slot, own)| (slot, own.entry)).collect();
        around.fx.line(Step::Again { count: open.len() as u32 });
        let ballot = leading.ballot;
        for (slot, entry) in open {
            around.tell_acceptors(&Message::Propose { ballot, slot, entry });
        }
        around.fx.arm(Timer::Again, around.of.timeout);
    }

    /// Returns whether the vote was counted.
    pub(super) fn accepted(&mut self, around: &mut Around<'_>, by: u32, vote: Vote) -> bool {
        let Stage::Leading(leading) = &mut self.stage else { return false };
        let Some(own) = leading.slots.get_mut(&vote.slot).filter(|own| leading.ballot == vote.ballot && !own.chosen)
        else {
            return false;
        };
        if !own.by.insert(by) {
            return false;
        }
        let (count, majority) = (own.by.len() as u32, around.of.majority());
        if count < majority {
            around.fx.line(Step::Count { slot: vote.slot, count, majority });
            return true;
        }
        own.chosen = true;
        leading.chosen(around, vote.slot);
        true
    }
}

impl Leading {
    pub(super) fn slot_of(&self, entry: LogEntry) -> Option<u32> {
        let is_same = |own: &Proposal| own.entry.from.is_some() && own.entry.from == entry.from;
        self.slots.iter().find(|(_, own)| is_same(own)).map(|(&slot, _)| slot)
    }

    fn take(&mut self, around: &mut Around<'_>, entry: LogEntry, why: EntrySource) {
        let slot = self.next;
        self.next += 1;
        self.slots.insert(slot, Proposal { entry, why, by: BTreeSet::new(), chosen: false });
        around.tell_acceptors(&Message::Propose { ballot: self.ballot, slot, entry });
        around.fx.arm(Timer::Again, around.of.timeout);
    }

    /// Answers the clients of all entries before the first slot that is not chosen.
    fn chosen(&mut self, around: &mut Around<'_>, slot: u32) {
        let mut answered = Vec::new();
        while let Some(own) = self.slots.get(&self.awaited).filter(|own| own.chosen) {
            answered.push(own.entry);
            self.awaited += 1;
        }
        let count = answered.iter().filter(|entry| entry.from.is_some()).count() as u32;
        let entry = self.slots.get(&slot).map(|own| own.entry).unwrap_or_default();
        around.fx.line(Step::Chosen { slot, entry, answered: count });
        for entry in answered {
            around.respond(entry);
        }
        if self.slots.values().all(|own| own.chosen) {
            around.fx.disarm(Timer::Again);
        }
    }
}
