//! What an act of the person at the keys would meet when it enters the next tick.

use super::Run;
use suffrage_engine::engine::{InFlight, Span};
use suffrage_engine::protocol::{Remark, Ticks, Value};
use suffrage_engine::sim::World;
use suffrage_engine::sim::command::{Command, LinkAct, MessageAct, Parts, ProcessAct, Select, Targets, TimerOf};
use suffrage_engine::sim::observe::Silent;
use suffrage_text::ids;

impl Run {
    /// It is counted among the messages that are in flight on the same link when the act enters.
    pub fn select(&self, number: u32) -> Option<Select> {
        let before;
        let world = if self.next_tick_is_clear() && self.now.half_way.is_none() {
            &self.now.world
        } else {
            before = self.when_an_act_enters();
            &before
        };
        let same_link = messages(world);
        let found = same_link.iter().find(|message| message.number == number)?;
        let (from, to) = (found.from, found.to);
        let older =
            same_link.iter().filter(|other| (other.from, other.to) == (from, to) && other.number < number).count();
        Some(Select { from, to, kind: None, nth: older as u32 + 1 })
    }

    /// Whether neither the scenario nor an earlier act has anything for the next tick.
    fn next_tick_is_clear(&self) -> bool {
        let next = self.tick() + 1;
        !self.acts.contains_key(&next) && !self.scenario.events.iter().any(|(tick, _)| *tick == next)
    }

    /// The world at the moment at which an act enters: after the rest of this tick and the earlier acts of the next one.
    fn when_an_act_enters(&self) -> World {
        let (mut moment, mut chance) = self.at_tick_end();
        let next = moment.world.now() + 1;
        moment.begin_tick(next, &self.acts);
        moment.world.obey(&mut chance, &mut Silent);
        moment.world
    }

    pub fn changes_nothing(&self, command: &Command) -> Option<Remark> {
        // What else the next tick brings comes first and may change that.
        if !self.next_tick_is_clear() {
            return None;
        }
        let world = &self.now.world;
        match command.parts() {
            Parts::Processes(act, targets) => self.finds_nobody(act, targets),
            Parts::Request(client, _) => (!world.is_up(client))
                .then(|| Remark::from(ids::ACT_IS_DOWN).with("ids", Value::Ids(vec![self.id(client)]))),
            Parts::Message(act, select) => self.misses(act, select, world.now() + 1),
            Parts::Timer(_, TimerOf { process, timer }) => {
                let index = u8::try_from(timer).ok().filter(|&index| usize::from(index) < self.entry.timers.len())?;
                let name = || Value::Name(world.timer_name(index));
                let no_such = || Remark::from(ids::ActNoSuchTimer { id: self.id(process), timer: name() });
                (!world.has_armed(process, index)).then(no_such)
            }
            Parts::Links(act) => {
                let same = match act {
                    LinkAct::Cut { .. } | LinkAct::Part(_) => ids::ACT_CUT_ALREADY,
                    LinkAct::Mend(_) => ids::ACT_NOT_CUT,
                };
                (!world.cuts().would_change(act, self.count())).then(|| same.into())
            }
            Parts::Choice(pin) => {
                (world.would_settle(pin) == Some(false)).then(|| Remark::from(ids::ACT_DECIDED_ALREADY))
            }
            Parts::Network(change) => {
                let same = world.network().changed(*change) == *world.network();
                same.then(|| Remark::from(ids::ACT_NETWORK_ALREADY))
            }
        }
    }

    /// Why an act on processes changes none of them.
    fn finds_nobody(&self, act: ProcessAct, targets: &Targets) -> Option<Remark> {
        if act == ProcessAct::Start && self.now.world.has_begun() {
            return Some(ids::ACT_HAS_BEGUN.into());
        }
        let Targets::Listed(positions) = targets else { return None };
        let wants_up = act.is_on_up();
        if positions.iter().any(|&at| self.now.world.is_up(at) == wants_up) {
            return None;
        }
        let key = if wants_up { ids::ACT_IS_DOWN } else { ids::ACT_IS_UP };
        let ids = positions.iter().map(|&at| self.id(at)).collect();
        Some(Remark::from(key).with("ids", Value::Ids(ids)))
    }

    /// Why an act on a message finds none that it could change.
    fn misses(&self, act: MessageAct, select: &Select, next: Ticks) -> Option<Remark> {
        let fits = messages(&self.now.world).into_iter().filter(|message| {
            (message.from, message.to) == (select.from, select.to)
                && select.kind.is_none_or(|kind| message.kind == kind)
        });
        // While a tick is shown half-way some of them arrive before the act enters.
        let nth = if self.now.half_way.is_some() { 1 } else { select.nth.max(1) };
        let due = fits.map(|message| message.due).nth(nth as usize - 1);
        let say = |key| Remark::from(key).id("from", self.id(select.from)).id("to", self.id(select.to));
        match due {
            None => Some(say(ids::ACT_NO_SUCH_MESSAGE)),
            Some(due) if due == next && act == MessageAct::Deliver => Some(say(ids::ACT_DUE_ANYWAY)),
            Some(_) => None,
        }
    }
}

fn messages(world: &World) -> Vec<InFlight<'_>> {
    let mut messages: Vec<_> = world.in_flight(&Span::ALL).filter(|message| !message.notice).collect();
    messages.sort_by_key(|message| message.number);
    messages
}
