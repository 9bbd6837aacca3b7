//! Choices that are settled, in words.

use super::{Teller, said};
use crate::protocol::{Remark, Value};
use crate::sim::pins::{DirectedLink, Pin};
use crate::text::{TextId, ids};

impl Teller<'_> {
    /// A settled choice in a few words: `message 3 of 1→2 takes 7`.
    pub fn choice(&self, pin: &Pin) -> Remark {
        let nth = u64::from(pin.nth());
        match *pin {
            Pin::Delay { on, ticks, .. } => self.on(ids::TOLD_CHOICE_DELAY, on).number("ticks", ticks),
            Pin::Loss { on, copy, lost, .. } => self.on(told_loss(copy, lost), on),
            Pin::Copy { on, ticks: Some(ticks), .. } => self.on(ids::TOLD_CHOICE_COPY, on).number("ticks", ticks),
            Pin::Copy { on, ticks: None, .. } => self.on(ids::TOLD_CHOICE_NO_COPY, on),
            Pin::Notice { ticks, .. } => Remark::from(ids::TOLD_CHOICE_NOTICE).number("ticks", ticks),
            Pin::Draw { process, number, .. } => {
                Remark::from(ids::TOLD_CHOICE_DRAW).with("id", self.id(process)).number("number", u64::from(number))
            }
            Pin::Noticer { process, .. } => Remark::from(ids::TOLD_CHOICE_NOTICER).with("id", self.id(process)),
            Pin::Timer { process, timer, ticks, .. } => {
                let name = Value::Name(self.timers.get(timer).copied().unwrap_or_default());
                Remark::from(ids::TOLD_CHOICE_TIMER).with("id", self.id(process)).with("timer", name).number("ticks", ticks)
            }
        }
        .number("nth", nth)
    }

    fn on(&self, text: TextId, on: DirectedLink) -> Remark {
        Remark::from(text).with("link", said(self.link(on)))
    }

    /// The link, with the way round where it has to be said.
    fn link(&self, on: DirectedLink) -> Remark {
        let (from, to) = (self.id(on.from), self.id(on.to));
        match (self.graph.says_way(on), on.clockwise) {
            (false, _) => ids::ToldWay { from, to }.into(),
            (true, true) => ids::ToldWayClockwise { from, to }.into(),
            (true, false) => ids::ToldWayCounterClockwise { from, to }.into(),
        }
    }
}

const fn told_loss(copy: bool, lost: bool) -> TextId {
    match (copy, lost) {
        (false, true) => ids::TOLD_CHOICE_LOST,
        (false, false) => ids::TOLD_CHOICE_NOT_LOST,
        (true, true) => ids::TOLD_CHOICE_COPY_LOST,
        (true, false) => ids::TOLD_CHOICE_COPY_NOT_LOST,
    }
}
