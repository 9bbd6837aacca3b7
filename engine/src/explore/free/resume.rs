//! Where runs are gone on with that have come to a moment on the screen: what is under way is free to arrive at any moment from then on.

use super::Free;
use super::body::Body;
use super::chain::Draft;
use super::tell::Mirror;
use crate::explore::origin::Origin;
use crate::explore::path::{Departure, Passage};
use crate::explore::{Step, Successors};
use crate::protocol::{Protocol, Ticks};
use crate::protocols::sum::State;
use crate::sim::TimerKey;
use crate::sim::pins::{DirectedLink, Pin};

/// A message under way at that moment.
struct UnderWay {
    link: u32,
    message: u32,
    /// Which of its link it is, and when it left, if it is counted.
    counted: Option<(Passage, Ticks)>,
}

impl Free {
    /// The state of that moment; `false` if a number found no room.
    pub(super) fn go_on(&mut self, origin: &Origin, out: &mut Successors) -> bool {
        let rest = &origin.end.rest;
        self.number_first(rest.common.clone(), rest.cuts.clone(), rest.has_begun);
        let mut draft = Draft::of(&vec![0; self.layout.words()]);
        for at in 0..self.count() as u32 {
            let body = self.body_at(origin, at);
            let number = self.number_of(at, &rest.common, body);
            if !self.set(&mut draft.row, at as usize, number) {
                return false;
            }
        }
        for UnderWay { link, message, .. } in self.under_way_at(origin) {
            let content = self.content(&draft.row, link);
            let content = self.links.append(link, content, message);
            if !self.set(&mut draft.row, self.field_of_link(link), content) {
                return false;
            }
        }
        self.finish(draft, Step::Act, out)
    }

    fn body_at(&self, origin: &Origin, at: u32) -> Body<State> {
        let (state, up) = origin.end.processes[at as usize].clone();
        let own = origin.end.timers.iter().filter_map(|running| match running.key {
            TimerKey::Own(timer) if running.at == at => Some(timer.index()),
            TimerKey::Own(_) | TimerKey::Absence | TimerKey::Farewell { .. } => None,
        });
        Body {
            state,
            up,
            may_begin: up && self.purse.any_start.contains(&at) && self.plan.protocol.duties(at).begins,
            armed: own.fold(0, |all, timer| all | 1 << timer),
            absent: false,
            breaks_after: origin.end.rest.armed.get(&at).copied(),
        }
    }

    /// The messages of that moment, in the order of sending.
    fn under_way_at(&mut self, origin: &Origin) -> Vec<UnderWay> {
        let all = origin.end.messages.iter().zip(&origin.under_way).map(|(message, counted)| {
            let link = self.link_at(message.from, message.out);
            let counted = counted.map(|(nth, left)| (self.passage(link, nth), left));
            UnderWay { link, message: self.messages.number(message.message.clone()), counted }
        });
        all.collect()
    }

    pub(super) fn departure(&mut self) -> Option<Departure> {
        let origin = self.origin.clone()?;
        let under_way = self.under_way_at(&origin).into_iter().filter_map(|message| message.counted).collect();
        Some(Departure { tick: origin.tick, under_way, armed: origin.armed() })
    }

    /// What is under way where a run is told from.
    pub(super) fn mirror(&mut self) -> Mirror {
        let mut mirror = Mirror::default();
        let Some(origin) = self.origin.clone() else { return mirror };
        mirror.noticed = origin.counted.so_far(&Pin::Notice { nth: 1, ticks: 0 });
        for UnderWay { link, message, counted } in self.under_way_at(&origin) {
            if let Some((passage, _)) = counted {
                self.set_out(&mut mirror, link, message, passage);
            }
        }
        mirror
    }

    /// How many messages a link has carried before.
    pub(super) fn sent_before(&self, link: u32) -> u32 {
        let ends = self.links.get(link);
        let on = DirectedLink::of(self.plan.nature.topology, (ends.from, ends.to), ends.out.is_clockwise());
        self.so_far(&Pin::Delay { on, nth: 1, ticks: 0 })
    }

    pub(super) fn set_before(&self, process: u32, timer: u32) -> u32 {
        self.so_far(&Pin::Timer { process, timer: timer as usize, nth: 1, ticks: 0 })
    }

    pub(super) fn drawn_before(&self, process: u32) -> u32 {
        self.so_far(&Pin::Draw { process, nth: 1, number: 0 })
    }

    fn so_far(&self, of: &Pin) -> u32 {
        self.origin.as_deref().map_or(0, |origin| origin.counted.so_far(of))
    }
}
