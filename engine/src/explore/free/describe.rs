//! Describes a run without a clock as plain data: which message arrives, which timer fires, which number is drawn.

use super::{Notice, chain::Draft};
use crate::explore::path::{Drawn, Effects, Move, Passage, Path, Setting, Stage};
use crate::explore::prelude::*;
use crate::{explore::message_label, sim::command::MessageAct, sim::command::Parts};

/// The step whose outcomes `outcomes_of` searches, the state after it (`row`), and the outcomes, once found.
#[derive(Clone, Debug)]
pub(super) struct SearchTarget {
    row: Vec<u64>,
    step: Transition,
    outcomes: Option<Vec<u32>>,
}

/// The messages in transit of a described run. Each message has an identity that is valid for the whole run.
#[derive(Default)]
pub(super) struct Mirror {
    /// By link: the number and the identity of each message, in the order of the link's list.
    pub(super) under_way: BTreeMap<u32, Vec<(u32, Passage)>>,
    pub(super) sent: BTreeMap<u32, u32>,
    pub(super) set: BTreeMap<(u32, u32), u32>,
    pub(super) drawn: BTreeMap<u32, u32>,
    /// The notices in transit, in the order of the state's list, each with its number in the run, from 1.
    notices: Vec<(Notice, u32)>,
    pub(super) noticed: u32,
}

impl Mirror {
    /// Inserts a copy of a message directly after the original. Returns the identity of the original.
    fn copy(&mut self, link: u32, place: u32) -> Passage {
        let list = self.under_way.entry(link).or_default();
        let (message, passage) = list[place as usize];
        list.insert(place as usize + 1, (message, Passage { copy: true, ..passage }));
        passage
    }
}

impl Free {
    pub(super) fn check_target(&mut self, draft: &Draft, step: Transition) {
        if let Some(target) = &mut self.target
            && target.outcomes.is_none()
            && target.step == step
            && target.row[..] == draft.row[..]
        {
            target.outcomes = Some(draft.outcomes.to_vec());
        }
    }

    /// The outcomes of a step from `from` (`None`: the start) to `to`; empty if it calls no handler.
    fn outcomes_of(&mut self, from: Option<&[u64]>, step: Transition, to: &[u64]) -> Vec<u32> {
        self.target = Some(SearchTarget { row: to.to_vec(), step, outcomes: None });
        let mut out = Successors::default();
        // The result can be ignored: the search has visited both states, so all numbers fit into their fields.
        _ = match from {
            Some(from) => self.all_steps(from, &mut out),
            None => self.begin(&mut out),
        };
        self.target.take().and_then(|target| target.outcomes).unwrap_or_default()
    }

    pub(super) fn describe_run(&mut self, states: &[Vec<u64>], steps: &[Transition]) -> Path {
        let mut mirror = self.mirror();
        let Some(first) = states.first() else { return Path::default() };
        let outcomes = self.outcomes_of(None, Step::Act.into(), first);
        let beginning = self.effects(&mut mirror, &outcomes);
        let mut path = Path { after: self.departure(), beginning, ..Path::default() };
        for (pair, &taken) in states.windows(2).zip(steps) {
            let [before, after] = pair else { continue };
            let outcomes = self.outcomes_of(Some(before), taken, after);
            let noticed = mirror.noticed;
            let what = self.moved(&mut mirror, before, taken.step, &outcomes);
            let bounced = (mirror.noticed > noticed).then_some(mirror.noticed);
            let breaker = outcomes.first().map(|&place| self.outcomes[place as usize].at);
            let breaks = taken.breaks_after.and_then(|after| Some((breaker?, after)));
            let effects = self.effects(&mut mirror, &outcomes);
            path.stages.push(Stage { what, breaks, bounced, effects });
        }
        path
    }

    fn effects(&self, mirror: &mut Mirror, outcomes: &[u32]) -> Effects {
        let mut effects = Effects::default();
        for &place in outcomes {
            let outcome = &self.outcomes[place as usize];
            for &(link, message) in &outcome.sent {
                let nth = mirror.sent.entry(link).or_insert_with(|| self.sent_before(link));
                *nth += 1;
                let passage = self.passage(link, *nth);
                self.set_out(mirror, link, message, passage);
                effects.sent.push(passage);
            }
            for &timer in &outcome.set {
                let nth = mirror.set.entry((outcome.at, timer)).or_insert_with(|| self.set_before(outcome.at, timer));
                *nth += 1;
                effects.set.push(Setting { at: outcome.at, timer, nth: *nth });
            }
            for &is in &outcome.answers {
                let first = || self.so_far(&Pin::Draw { process: outcome.at, nth: 1, number: 0 });
                let nth = mirror.drawn.entry(outcome.at).or_insert_with(first);
                *nth += 1;
                effects.drawn.push(Drawn { at: outcome.at, nth: *nth, is });
            }
        }
        effects
    }

    pub(super) fn set_out(&self, mirror: &mut Mirror, link: u32, message: u32, passage: Passage) {
        let list = mirror.under_way.entry(link).or_default();
        let place = if self.links.fifo { list.len() } else { list.partition_point(|(other, _)| *other <= message) };
        list.insert(place, (message, passage));
    }

    pub(super) fn passage(&self, link: u32, nth: u32) -> Passage {
        let ends = self.links.get(link);
        Passage { from: ends.from, to: ends.to, out: ends.out, nth, copy: false }
    }

    fn moved(&self, mirror: &mut Mirror, before: &[u64], step: Step, outcomes: &[u32]) -> Move {
        let take = |mirror: &mut Mirror, link: u32, place: u32| {
            mirror.under_way.entry(link).or_default().remove(place as usize).1
        };
        match step {
            Step::Deliver { link, place } => {
                let message = self.links.list(link, self.content(before, link))[place as usize];
                let ends = self.links.get(link);
                let is_cut = self.outside(before).cuts.separate(ends.from, ends.to);
                if self.base.plan.network.bounce && !is_cut && !self.is_up(before, ends.to) {
                    let notice = Notice { to: ends.from, from: ends.to, out: ends.out, message };
                    mirror.noticed += 1;
                    let place = mirror.notices.partition_point(|(other, _)| *other <= notice);
                    mirror.notices.insert(place, (notice, mirror.noticed));
                }
                Move::Arrives(take(mirror, link, place))
            }
            Step::Return { place } => {
                let (notice, nth) = mirror.notices.remove(place as usize);
                Move::Returns { to: notice.to, nth }
            }
            Step::Fire { at, timer } => {
                let nth = mirror.set.get(&(at, timer)).copied().unwrap_or_else(|| self.set_before(at, timer));
                Move::RunsOut(Setting { at, timer, nth })
            }
            Step::Notice { gone, .. } => {
                Move::Notice { gone, by: outcomes.iter().map(|&place| self.outcomes[place as usize].at).collect() }
            }
            Step::Begin { at } | Step::Start { at } => Move::Starts(at),
            // `Tick` never occurs: without a clock there are no ticks.
            Step::Act | Step::Tick { .. } => self.acted(mirror, before),
            Step::Crash { at } => Move::Crashes(at),
            Step::Revive { at } => Move::Revives(at),
            Step::Lose { link, place } => Move::Loses(take(mirror, link, place)),
            Step::Copy { link, place } => Move::Copies(mirror.copy(link, place)),
        }
    }

    fn acted(&self, mirror: &mut Mirror, before: &[u64]) -> Move {
        let (act, command) = &self.acts[self.outside(before).done as usize];
        let on = match command.parts() {
            Parts::Processes(_, Targets::Listed(one)) => one.first().copied(),
            Parts::Message(what @ (MessageAct::Drop | MessageAct::Duplicate), select) => {
                match self.find(before, select) {
                    Some((link, place)) if what == MessageAct::Drop => {
                        mirror.under_way.entry(link).or_default().remove(place as usize);
                    }
                    // This is described as a copy by the network. In a replay with the clock, an act's copy arrives
                    // together with its message; a copy by the network may arrive later.
                    Some((link, place)) => return Move::Copies(mirror.copy(link, place)),
                    None => {}
                }
                None
            }
            _ => None,
        };
        Move::Acts { act: *act, on }
    }

    pub(super) fn labelled(&self, state: &[u64], taken: Transition) -> String {
        let id = |at: u32| self.base.plan.ids[at as usize];
        let label = match taken.step {
            Step::Deliver { link, place } => self.of_message(state, link, place),
            Step::Lose { link, place } => format!("lose {}", self.of_message(state, link, place)),
            Step::Copy { link, place } => format!("copy {}", self.of_message(state, link, place)),
            Step::Return { place } => {
                let notice = self.notices.get(self.get(state, super::Field::Notices))[place as usize];
                let ends = (id(notice.to), id(notice.from));
                format!("undeliverable {}", message_label(self.messages.get(notice.message), ends))
            }
            Step::Fire { at, timer } => format!("time-out {} {}", self.base.plan.nature.timers[timer as usize], id(at)),
            Step::Notice { gone, .. } => format!("notice {}", id(gone)),
            Step::Begin { at } | Step::Start { at } => format!("start {}", id(at)),
            Step::Act => "act".to_owned(),
            Step::Crash { at } => format!("crash {}", id(at)),
            Step::Revive { at } => format!("revive {}", id(at)),
            Step::Tick { .. } => "tick".to_owned(),
        };
        match taken.breaks_after {
            Some(after) => format!("{label}, crash after {after}"),
            None => label,
        }
    }

    fn of_message(&self, state: &[u64], link: u32, place: u32) -> String {
        let ends = self.links.get(link);
        let message = self.links.list(link, self.content(state, link))[place as usize];
        let ends = (self.base.plan.ids[ends.from as usize], self.base.plan.ids[ends.to as usize]);
        message_label(self.messages.get(message), ends)
    }
}
