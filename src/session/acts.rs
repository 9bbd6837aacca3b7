//! What an act of the person at the keys would meet when it enters the next tick.

use super::run::Run;
use crate::protocol::{Explain, Remark, Ticks, Value};
use crate::sim::World;
use crate::sim::command::{Command, Select, Targets};
use crate::sim::observe::Silent;

impl<P: Explain> Run<P> {
    /// How a message under way is named by an act that enters the next tick: it is counted among those that are then under way on
    /// the same link. Nothing if it will have arrived or been lost by then, or if it is a notice, which nobody sent.
    pub(super) fn select(&self, number: u32) -> Option<Select> {
        let before;
        let world = if self.next_tick_is_clear() && self.moment.half_way.is_none() {
            &self.moment.world
        } else {
            before = self.when_an_act_enters();
            &before
        };
        let mut same_link = world.underway();
        same_link.retain(|message| !message.notice);
        let found = same_link.iter().find(|message| message.number == number)?;
        let (from, to) = (found.from, found.to);
        let older = same_link.iter().filter(|other| (other.from, other.to) == (from, to) && other.number < number).count();
        Some(Select { from, to, kind: None, nth: older as u32 + 1 })
    }

    /// Whether neither the scenario nor an earlier act has anything for the next tick.
    fn next_tick_is_clear(&self) -> bool {
        let next = self.tick() + 1;
        !self.acts.contains_key(&next) && !self.scenario.events.iter().any(|(tick, _)| *tick == next)
    }

    /// The world at the moment at which an act enters it: all that the tick on the screen has left is over, and so is what the
    /// scenario and earlier acts do at the next one.
    fn when_an_act_enters(&self) -> World<P> {
        let (mut moment, mut chance) = (self.moment.clone(), self.chance);
        if moment.half_way.is_some() {
            moment.finish(&mut chance);
        }
        let mut world = moment.world;
        let next = world.now() + 1;
        for command in self.acts.get(&next).into_iter().flatten() {
            world.command(command.clone());
        }
        world.begin(next);
        world.obey(&mut chance, &mut Silent);
        world
    }

    /// Why a command would change nothing now, if it would not.
    pub(super) fn changes_nothing(&self, command: &Command) -> Option<Remark> {
        // What else the next tick brings comes first and may change that.
        if !self.next_tick_is_clear() {
            return None;
        }
        let world = &self.moment.world;
        if let Some(select) = command.select() {
            return self.misses(command, select, world.now() + 1);
        }
        if let Some(timer) = command.timer() {
            let named = *P::TIMERS.get(timer.timer)?;
            let armed = world.is_armed(timer.process, named);
            let id = world.plan().ids[timer.process as usize];
            let why = || Remark::new("act-no-such-timer").id("id", id).with("timer", Value::Name(P::timer_name(named)));
            return (!armed).then(why);
        }
        if matches!(command, Command::Cut { .. } | Command::Partition(_) | Command::Mend(_)) {
            let key = if matches!(command, Command::Mend(_)) { "act-not-cut" } else { "act-cut-already" };
            return (!world.cuts().would_change(command, world.count())).then(|| Remark::new(key));
        }
        if let Command::Network(change) = command {
            let same = world.network().changed(*change) == *world.network();
            return same.then(|| Remark::new("act-network-already"));
        }
        let Some(Targets::Listed(positions)) = command.targets() else { return None };
        let wants_up = !matches!(command, Command::Revive(_));
        if positions.iter().any(|&at| world.is_up(at) == wants_up) {
            return None;
        }
        let key = if wants_up { "act-is-down" } else { "act-is-up" };
        let ids = positions.iter().map(|&at| world.plan().ids[at as usize]).collect();
        Some(Remark::new(key).with("ids", Value::Ids(ids)))
    }

    /// Why an act on a message finds none that it could change.
    fn misses(&self, command: &Command, select: &Select, next: Ticks) -> Option<Remark> {
        let world = &self.moment.world;
        let fits = world.underway().into_iter().filter(|message| {
            !message.notice
                && (message.from, message.to) == (select.from, select.to)
                && select.kind.is_none_or(|kind| P::kind(message.message) == kind)
        });
        // While a tick is shown half-way some of them arrive before the act enters.
        let nth = if self.moment.half_way.is_some() { 1 } else { select.nth.max(1) };
        let due = fits.map(|message| message.due).nth(nth as usize - 1);
        let ids = &world.plan().ids;
        let say = |key| Remark::new(key).id("from", ids[select.from as usize]).id("to", ids[select.to as usize]);
        match due {
            None => Some(say("act-no-such-message")),
            Some(due) if due == next && matches!(command, Command::Deliver(_)) => Some(say("act-due-anyway")),
            Some(_) => None,
        }
    }
}
