//! Pins choices during a run. Also counts how many choices of each kind the run has made.

use crate::sim::prelude::*;
use crate::{protocol::Upkeep, sim::command::Command, sim::pins::ChoiceCounts, sim::pins::PinEffect};

impl World {
    /// Pins a choice. Has no effect if the run did not count its choices from the beginning.
    pub(super) fn settle(&mut self, pin: &Pin, observer: &mut dyn Observer) {
        // An earlier command of this tick may have sent the message, so all messages must be in their buckets.
        self.transport.queue.settle();
        let graph = self.graph();
        let settled = self.would_be(pin).unwrap_or(PinEffect::No);
        if let (PinEffect::Ahead, Some(pinning)) = (settled, &mut self.transport.pinning) {
            pinning.settle(*pin, graph);
        }
        let found = settled != PinEffect::No;
        observer.see(self.now, SimEvent::Commanded { command: &Command::Pin(*pin), found });
        match (settled, pin) {
            (PinEffect::Message(number, due), _) => {
                self.transport.move_message(number, due, self.now, observer);
            }
            (PinEffect::Timer(due), Pin::Timer { process: at, timer, .. }) => {
                if let Some(timer) = self.plan.protocol.timer(*timer)
                    && let Some(number) = self.timers.move_to(*at, TimerKey::Own(timer), due)
                {
                    observer.see(self.now, SimEvent::TimerMoved { at: *at, timer, number, due });
                }
            }
            (PinEffect::No | PinEffect::Ahead | PinEffect::Timer(_), _) => {}
        }
    }

    /// Whether pinning the choice now would change anything; `None` if the run does not count choices.
    pub fn would_settle(&self, pin: &Pin) -> Option<bool> {
        Some(self.would_be(pin)? != PinEffect::No)
    }

    /// The effect of the pin now. [`PinEffect::No`]: the due tick stays. `None`: the run counts no choices.
    fn would_be(&self, pin: &Pin) -> Option<PinEffect> {
        let settled = match self.transport.pinning.as_ref()?.would_settle(*pin, self.graph(), &self.choice_counts()) {
            PinEffect::Message(number, due) => PinEffect::Message(number, due.max(self.now)),
            PinEffect::Timer(due) => PinEffect::Timer(due.max(self.now)),
            settled => settled,
        };
        let moves = match (settled, pin) {
            (PinEffect::Message(number, due), _) => self.packets().any(|one| one.number == number && one.due != due),
            (PinEffect::Timer(due), Pin::Timer { process, timer, .. }) => {
                let timer = self.plan.protocol.timer(*timer);
                let armed = timer.and_then(|timer| self.timers.due(*process, TimerKey::Own(timer)));
                armed.is_some_and(|before| before != due)
            }
            _ => true,
        };
        Some(if moves { settled } else { PinEffect::No })
    }

    /// The pins whose choices the run has not made yet.
    pub fn open_pins(&self) -> Vec<Pin> {
        let open = |pinning: &Pinning| pinning.open().copied().collect();
        self.transport.pinning.as_deref().map(open).unwrap_or_default()
    }

    /// Whether a pinned choice may still disturb the upkeep. An open pin on a message counts only if `leader` sends the
    /// message; with `None`, it counts for every sender.
    pub(super) fn is_to_be_disturbed(&self, upkeep: Upkeep<Timer>, leader: Option<u32>) -> bool {
        if self.transport.pinning.is_none() {
            return false;
        }
        let waits_behind = |due: Ticks, link: u32| {
            let Route { from, to, .. } = self.transport.wiring.route(self.transport.topology, link);
            let longest = self.transport.network.on(from, to).longest_delay;
            self.timers.due(from, TimerKey::Own(upkeep.next)).is_some_and(|next| due > next.saturating_add(longest))
        };
        if self.transport.queue.iter().any(|(due, _, packet)| waits_behind(due, packet.link)) {
            return true;
        }
        let is_sender = |at: u32| leader.is_none_or(|leader| leader == at) && self.is_up(at);
        self.open_pins().iter().any(|pin| match *pin {
            Pin::Delay { on, .. } | Pin::Loss { on, copy: false, .. } => is_sender(on.from) && self.is_up(on.to),
            Pin::Timer { process, .. } => self.is_up(process),
            _ => false,
        })
    }

    /// How many choices the run has made. `None` if the world does not count choices.
    pub(crate) fn counted(&self) -> Option<ChoiceCounters> {
        let (pinning, notices, draws) = (self.transport.pinning.clone()?, self.transport.notices, self.drawn.clone());
        Some(ChoiceCounters { pinning, notices, noticers: self.noticers_drawn, draws, graph: self.graph() })
    }

    const fn graph(&self) -> (Topology, u32) {
        (self.transport.topology, self.slots.len() as u32)
    }

    const fn choice_counts(&self) -> ChoiceCounts<'_> {
        ChoiceCounts { notices: self.transport.notices, noticers: self.noticers_drawn, draws: &self.drawn }
    }

    /// Whether the same pins are open as in `earlier`, and the run has come no nearer to the choice of any open pin.
    pub(super) fn waits_for_pins_like(&self, earlier: &Self) -> bool {
        let (Some(own), Some(then)) = (&self.transport.pinning, &earlier.transport.pinning) else { return true };
        own.open().eq(then.open())
            && own.open().all(|pin| {
                let now = own.so_far(pin, self.graph(), &self.choice_counts());
                now >= pin.nth() || now == then.so_far(pin, earlier.graph(), &earlier.choice_counts())
            })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct ChoiceCounters {
    pinning: Box<Pinning>,
    notices: u32,
    noticers: u32,
    draws: BTreeMap<u32, u32>,
    graph: (Topology, u32),
}

impl ChoiceCounters {
    pub(crate) fn so_far(&self, of: &Pin) -> u32 {
        let asked = ChoiceCounts { notices: self.notices, noticers: self.noticers, draws: &self.draws };
        self.pinning.so_far(of, self.graph, &asked)
    }

    /// For a message in transit: its number on its link, from 1, and the tick at which it was sent; `None`: unknown.
    pub(crate) fn message(&self, number: u32) -> Option<(u32, Ticks)> {
        self.pinning.message(number)
    }

    pub(crate) fn armed_at(&self, process: u32, timer: usize) -> Ticks {
        self.pinning.armed_at(process, timer)
    }
}
