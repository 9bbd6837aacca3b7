//! A moment of a run on the screen, from which all runs are gone through.

use super::refusal::Refused;
use super::{Asked, Setting};
use crate::property::{Judge, Memory, Rules};
use crate::protocol::Ticks;
use crate::sim::chance::Tape;
use crate::sim::detector::Detector;
use crate::sim::network::Fate;
use crate::sim::observe::Silent;
use crate::sim::pins::Pin;
use crate::sim::{Counted, TickEnd, TimerKey, World};

/// The end of a tick, what the judges remember of the run up to it, and how often what choices are numbered by has come up.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub(super) end: TickEnd,
    pub(super) tick: Ticks,
    pub(super) memory: Memory,
    pub(super) counted: Counted,
    /// Of each message of the end, if it is counted: which of its link it is, and when it left.
    pub(super) under_way: Vec<Option<(u32, Ticks)>>,
}

impl Origin {
    /// # Errors
    /// Why it cannot be gone on from here.
    pub(crate) fn of(world: &World, judge: &Judge, asked: &Asked) -> Result<Self, Refused> {
        // Where something has been settled already, it is not known what may still come.
        let counted = world.counted().filter(|_| world.open_pins().is_empty()).ok_or(Refused::Choices)?;
        let rules = Rules::of(&World::new(world.plan().clone(), &mut Tape::default(), &mut Silent), &asked.properties);
        let mut end = world.tick_end();
        // What is under way keeps its due tick.
        end.rest.settled = end.messages.len();
        let mut under_way = Vec::new();
        world.in_transit(&mut Vec::new(), |number, _| under_way.push(counted.message(number)));
        let origin = Self { end, tick: world.now(), memory: rules.remembered(judge), counted, under_way };
        match origin.refusal(world, asked) {
            Some(refused) => Err(refused),
            None => Ok(origin),
        }
    }

    /// Without a clock, what is under way must be free to arrive at any moment.
    fn refusal(&self, world: &World, asked: &Asked) -> Option<Refused> {
        if !asked.asynchronous {
            return None;
        }
        if matches!(world.plan().detector, Detector::Oracle { .. }) {
            return Some(Refused::NoticesByClock);
        }
        let is_free = self
            .end
            .messages
            .iter()
            .zip(&self.under_way)
            .all(|(message, counted)| message.fate == Fate::Arrives && counted.is_some());
        let has_news = self.end.timers.iter().any(|timer| !matches!(timer.key, TimerKey::Own(_)));
        (!is_free || has_news).then_some(Refused::UnderWay)
    }

    /// The timers that are armed, with the ticks at which they were.
    pub(super) fn armed(&self) -> Vec<(Setting, Ticks)> {
        let own = self.end.timers.iter().filter_map(|running| match running.key {
            TimerKey::Own(timer) => Some((running.at, timer.index())),
            TimerKey::Absence | TimerKey::Farewell { .. } => None,
        });
        let set = |(at, timer): (u32, usize)| {
            let nth = self.counted.so_far(&Pin::Timer { process: at, timer, nth: 1, ticks: 0 });
            (Setting { at, timer: timer as u32, nth }, self.counted.armed_at(at, timer))
        };
        own.map(set).collect()
    }
}
