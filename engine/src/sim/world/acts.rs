//! Acts from outside: starts, crashes, recoveries, and acts on messages, timers and links.

use super::deliver::{deduct, handle};
use super::handler_effects::{Batch, HandlerEffects, Unheard};
use super::{given, local, local_of};
use crate::sim::command::{Command, MessageAct, ProcessAct, Select, Targets, TimerAct, TimerOf};
use crate::sim::observe::Was;
use crate::sim::prelude::*;

impl World {
    #[inline(never)]
    pub(super) fn obey_on<O: Watcher + ?Sized>(
        &mut self,
        left: &mut u64,
        chance: &mut dyn Choose,
        observer: &mut O,
    ) -> bool {
        while *left > 0
            && let Some((command, done)) = self.next_command(observer.as_dyn())
        {
            let (mut next, mut announced, sent) = (done, 0, self.sent_within(*left));
            let is_quick = *left == u64::MAX && self.is_undisturbed() && self.transport.is_plain();
            let start = match command.parts() {
                Parts::Processes(ProcessAct::Start, targets) if is_quick => Some(targets),
                _ => None,
            };
            while self.excess.is_none() && *left > (next - done) as u64 + announced + self.sent_within(*left) - sent {
                if let Some(targets) = start {
                    next = self.start_quickly(targets, next, chance, observer);
                }
                if self.obey_part(&command, next, chance, observer.as_dyn()).is_none() {
                    break;
                }
                announced += self.announce_all(chance, observer.as_dyn());
                next += 1;
            }
            if self.is_obeyed(&command, next) {
                deduct(left, (next - done) as u64 + announced + self.sent_within(*left) - sent);
            } else {
                *left = 0;
                self.commands.push_front((command, next));
                return false;
            }
        }
        self.excess.is_none() && self.commands.is_empty()
    }

    /// Returns the next unfinished command, and for how many of its targets it was already executed.
    ///
    /// If processes start together, the first start command that reaches one starts all; later ones have no effect.
    pub(super) fn next_command(&mut self, observer: &mut dyn Observer) -> Option<(Command, usize)> {
        while let Some((command, done)) = self.commands.pop_front() {
            match command.parts() {
                Parts::Processes(ProcessAct::Start, targets) if self.plan.nature.begins.is_together() && done == 0 => {
                    if !self.reaches_anybody(targets) {
                        return Some((command, done));
                    }
                    if !std::mem::replace(&mut self.has_begun, true) {
                        return Some((Command::Start(Targets::All), done));
                    }
                    observer.see(self.now, SimEvent::Commanded { command: &command, found: false });
                }
                _ => return Some((command, done)),
            }
        }
        None
    }

    fn reaches_anybody(&self, targets: &Targets) -> bool {
        let is_up = |at: u32| self.slots[at as usize].up && self.plan.protocol.duties(at).begins;
        targets.among(self.slots.len()).any(is_up)
    }

    /// Executes a start command for its targets, from index `done` on. Stops before a target that cannot start. Leaves
    /// to the caller: the last target of the command, and the last target before the next check of the limits.
    ///
    /// Returns the index of the target at which it stopped.
    #[inline(never)]
    fn start_quickly<O: Watcher + ?Sized>(
        &mut self,
        targets: &Targets,
        done: usize,
        chance: &mut dyn Choose,
        observer: &mut O,
    ) -> usize {
        self.draw_lots(chance);
        let apart = self.events_between_checks();
        let n = self.slots.len();
        let count = if let Targets::Listed(listed) = targets { listed.len() } else { n };
        let end = (done - done % apart + apart).min(count).saturating_sub(1);
        let Self { plan, slots, transport, timers, drawn, now, common, .. } = self;
        let moment = HandlingTime { now: *now, start: *now };
        for index in done..end {
            let Some(at) = targets.get(index, n) else { return index };
            let slot = &mut slots[at as usize];
            if !slot.up || !plan.protocol.duties(at).begins {
                return index;
            }
            observer.see(*now, SimEvent::Started { at, noticed: None });
            let batch = Batch::WHOLE;
            let mut effects =
                HandlerEffects { plain: true, at, moment, batch, transport, timers, drawn, chance, observer };
            let (protocol, me) = (&plan.protocol, local_of(plan, &plan.nature, common, (at, slot.id)));
            handle(protocol, plan, slot, &mut effects, |state, effects| {
                protocol.handle(me, state, Event::Start, effects);
            });
            observer.see(*now, SimEvent::Handled { at });
        }
        end.max(done)
    }

    fn is_obeyed(&self, command: &Command, done: usize) -> bool {
        match command.parts() {
            Parts::Processes(_, targets) => targets.get(done, self.slots.len()).is_none(),
            _ => done > 0,
        }
    }

    /// Executes a command for its target with index `done`; a command without targets is executed if `done` is 0.
    /// Returns `None` if there is no such target, and `Some(false)` if the act is impossible for this target.
    pub(super) fn obey_part(
        &mut self,
        command: &Command,
        done: usize,
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) -> Option<bool> {
        let (handled, is_last) = match command.parts() {
            Parts::Processes(act, targets) => {
                let at = targets.get(done, self.slots.len())?;
                (self.act_on_process(act, command, at, chance, observer), self.is_obeyed(command, done + 1))
            }
            _ if done == 0 => {
                self.act(command, chance, observer);
                (true, true)
            }
            _ => return None,
        };
        if is_last || (done + 1).is_multiple_of(self.events_between_checks()) {
            self.check_limits();
        }
        Some(handled)
    }

    fn act(&mut self, command: &Command, chance: &mut dyn Choose, observer: &mut dyn Observer) {
        let found = match command.parts() {
            Parts::Processes(..) => return,
            Parts::Request(client, request) => return self.ask(client, request, chance, observer),
            Parts::Message(act, select) => return self.act_on_message(command, (act, select), observer),
            Parts::Timer(act, timer) => return self.act_on_timer(command, (act, timer), chance, observer),
            Parts::Links(act) => self.cuts.act(act, self.slots.len()),
            Parts::Network(behaviour) => self.transport.change_network(*behaviour, self.now),
            Parts::Choice(pin) => return self.settle(pin, observer),
        };
        observer.see(self.now, SimEvent::Commanded { command, found });
    }

    pub(super) fn act_on_process(
        &mut self,
        act: ProcessAct,
        command: &Command,
        at: u32,
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) -> bool {
        let is_idle = act == ProcessAct::Start && !self.plan.protocol.duties(at).begins;
        if self.slots[at as usize].up != act.is_on_up() || is_idle {
            let one = command.on(Targets::Listed(vec![at]));
            let is_of_all = matches!(command.parts(), Parts::Processes(_, Targets::All));
            let command = if is_of_all { command } else { &one };
            observer.see(self.now, SimEvent::Commanded { command, found: false });
            return false;
        }
        match act {
            ProcessAct::Start => {
                self.draw_lots(chance);
                observer.see(self.now, SimEvent::Started { at, noticed: None });
                self.handle(at, Event::Start, 0, chance, observer);
            }
            ProcessAct::Crash { after: None } => self.go_down(at, Down::Crashed, None, observer),
            ProcessAct::Crash { after: Some(after) } => {
                self.armed.insert(at, after);
                observer.see(self.now, SimEvent::ArmedCrash { at, after });
            }
            ProcessAct::Leave { announced } => {
                let how = if announced { Down::LeftAnnounced } else { Down::Left };
                self.go_down(at, how, None, observer);
            }
            ProcessAct::Revive => self.revive(at, chance, observer),
        }
        true
    }

    fn ask(&mut self, at: u32, request: Request, chance: &mut dyn Choose, observer: &mut dyn Observer) {
        if !self.slots[at as usize].up {
            let command = &Command::Request { client: at, request };
            observer.see(self.now, SimEvent::Commanded { command, found: false });
            return;
        }
        observer.see(self.now, SimEvent::Requested { at, request });
        self.handle(at, Event::Requested(request), 0, chance, observer);
    }

    fn act_on_timer(
        &mut self,
        command: &Command,
        (act, of): (TimerAct, TimerOf),
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) {
        let TimerOf { process: at, timer } = of;
        let own = self.plan.protocol.timer(timer);
        let armed = own.and_then(|timer| Some((timer, self.timers.cancel(at, TimerKey::Own(timer))?)));
        observer.see(self.now, SimEvent::Commanded { command, found: armed.is_some() });
        let Some((timer, number)) = armed else { return };
        match act {
            TimerAct::Fire => {
                observer.see(self.now, SimEvent::Fired { at, timer, number, by_hand: true });
                self.handle(at, Event::Fired(timer), 0, chance, observer);
            }
            TimerAct::Disarm => observer.see(self.now, SimEvent::Disarmed { at, timer, number }),
        }
    }

    fn act_on_message(&mut self, command: &Command, (act, select): (MessageAct, &Select), observer: &mut dyn Observer) {
        let Select { from, to, kind, nth } = *select;
        // An earlier command of this tick may have sent the message, so all messages must be in their buckets.
        self.transport.queue.settle();
        let mut found = self.transport.find(from, to, kind, nth);
        let mut altered = None;
        if let (MessageAct::Alter(says), Some((due, number))) = (act, found) {
            let message = self.transport.message(due, number);
            let (protocol, sender) = (&self.plan.protocol, local(&self.plan, &self.common, from));
            altered = message
                .and_then(|message| protocol.altered(sender, message, says).filter(|altered| altered != message));
            found = found.filter(|_| altered.is_some());
        }
        observer.see(self.now, SimEvent::Commanded { command, found: found.is_some() });
        let Some((due, number)) = found else { return };
        match act {
            MessageAct::Drop => self.transport.drop_message(due, number, self.now, observer),
            MessageAct::Delay(by) => self.transport.redate(number, due, due.saturating_add(by), self.now, observer),
            MessageAct::Duplicate => self.transport.duplicate_message(due, number, self.now, observer),
            MessageAct::Alter(says) => {
                let Some(message) = altered else { return };
                self.transport.alter_message((due, number), (message, says), self.now, observer);
            }
            MessageAct::Deliver if due == self.now => {}
            MessageAct::Deliver => self.transport.redate(number, due, self.now, self.now, observer),
        }
    }

    /// Takes a process down. `batch`: of an interrupted broadcast, how many messages were sent, and how many it has.
    pub(super) fn go_down(&mut self, at: u32, how: Down, batch: Option<(u32, u32)>, observer: &mut dyn Observer) {
        let before = self.standing(at);
        self.change_membership(at, false);
        let plan = Arc::clone(&self.plan);
        let slot = &mut self.slots[at as usize];
        let me = local(&plan, &self.common, at);
        let after = plan.protocol.boot(me, given(&plan, at), Some(&slot.state), &mut Unheard);
        let lost = std::mem::replace(&mut slot.state, after);
        slot.up = false;
        // After any other crash, an armed crash stays armed, for the first broadcast after the recovery.
        if how == Down::CrashedInBatch {
            self.armed.remove(&at);
        }
        self.timers.cancel_own(at);
        let was = Was { protocol: &plan.protocol, me: local(&plan, &self.common, at), state: &lost, batch };
        observer.see(self.now, SimEvent::WentDown { at, how, was });
        if observer.wants_states() && lost != slot.state {
            observer.see(self.now, SimEvent::Changed { at, before: &lost, after: &slot.state });
        }
        if observer.wants_standings() && before != Standing::default() {
            let (id, after) = (plan.ids[at as usize], Standing::default());
            observer.see(self.now, SimEvent::Stood { at, id, before, after, term: None });
        }
        self.watch_absence(at, observer);
        if self.heartbeats.is_some() {
            self.watch_leader(at, 0);
        }
        if how == Down::LeftAnnounced {
            let due = self.now + self.plan.network.slowest();
            let number = self.timers.next_number();
            self.set(at, TimerKey::Farewell { number }, due, observer);
        }
    }

    fn revive(&mut self, at: u32, chance: &mut dyn Choose, observer: &mut dyn Observer) {
        if let Some(number) = self.timers.cancel(at, TimerKey::Absence) {
            observer.see(self.now, SimEvent::Cancelled { at, number });
        }
        observer.see(self.now, SimEvent::Revived { at });
        self.change_membership(at, true);
        let plan = Arc::clone(&self.plan);
        let before = self.slots[at as usize].state.clone();
        let state = self.boot(&plan, at, Some(&before), false, chance, observer);
        self.slots[at as usize].state = state;
        self.handle(at, Event::Recovered, 0, chance, observer);
    }
}
