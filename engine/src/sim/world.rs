//! The world of processes; only this module executes the steps of a run.

mod acts;
pub(super) mod branch;
mod deliver;
mod detection;
mod handler_effects;
pub(super) mod inspect;
mod pass;
mod repeat;
pub(super) mod settle;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use super::timers::Timers;
use super::transport::{Excess, Limits, Transport};
use super::{command::Command, detector::Detector, detector::Noticers, pins::Pins, queue::Bucket, queue::earlier};
use crate::protocol::{Given, Overlay, Profile, Up};
use crate::sim::prelude::*;
use detection::Change;
use handler_effects::{Batch, HandlerEffects};

pub(crate) use deliver::Deliveries;
pub(crate) use handler_effects::Unheard;

/// The description of a run. It never changes during the run.
#[derive(Clone, Debug)]
pub struct Plan {
    pub protocol: Algorithm,
    pub nature: Profile,
    pub ids: Vec<Id>,
    /// The inputs of the processes, by position. A single entry applies to all processes.
    pub given: Vec<Given>,
    pub overlay: Arc<Overlay>,
    pub down: Vec<u32>,
    pub network: Network,
    pub detector: Detector,
    /// The acts of the script, each with its tick (at least 1). Acts of one tick are in file order.
    pub script: Vec<(Ticks, Command)>,
    /// Choices pinned from the beginning. `None`: no choice is or will be pinned, so choices are not counted.
    pub pins: Option<Pins>,
    /// Whether messages have numbers. Traces and commands that select a message need them.
    pub numbered: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Common {
    /// The set of processes that are up; empty if the algorithm does not let processes know this set.
    pub(crate) up: Up,
    /// By position: the number that the process drew as its lot; empty before the lots are drawn.
    pub(crate) lots: Vec<Option<u32>>,
}

impl Common {
    const fn bytes(&self) -> usize {
        self.up.bytes() + size_of::<Option<u32>>() * self.lots.len()
    }
}

#[derive(Clone, Debug)]
struct Slot<S> {
    state: S,
    id: Id,
    up: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Commands,
    Deliveries,
    Timers,
    /// The heartbeats of the tick are done. Processes that missed their leader's heartbeat start elections.
    Beaten,
    Over,
}

/// A world of processes that run one protocol. A clone continues with the same result as the original.
#[derive(Clone, Debug)]
pub struct World {
    plan: Arc<Plan>,
    slots: Vec<Slot<State>>,
    transport: Transport,
    timers: Timers<Timer>,
    now: Ticks,
    phase: Phase,
    script_done: usize,
    /// The tick of the latest act; 0: no act yet.
    last_act: Ticks,
    asked: Vec<Command>,
    commands: VecDeque<(Command, usize)>,
    has_begun: bool,
    /// The packets due at this tick. The first `delivered` of them are already delivered.
    current: Bucket<Message>,
    delivered: usize,
    noticing: VecDeque<(u32, Noticed)>,
    /// By position: how many messages the process sends in its next broadcast before its armed crash.
    armed: BTreeMap<u32, u32>,
    /// One bit per process: whether an adversary may crash the process in its first broadcast of this tick.
    may_break: u64,
    cuts: Cuts,
    heartbeats: Option<Box<Heartbeats>>,
    drawn: BTreeMap<u32, u32>,
    noticers_drawn: u32,
    common: Common,
    changes: VecDeque<Change>,
    rests: bool,
    limits: Limits,
    excess: Option<Excess>,
    /// Messages with a number below this arrive at their due tick. For all others, chance may decide earlier.
    settled: u32,
}

impl World {
    fn empty(plan: Arc<Plan>) -> Self {
        Self {
            slots: Vec::with_capacity(plan.ids.len()),
            transport: Transport::new(&plan),
            timers: Timers::new(),
            now: 0,
            phase: Phase::Over,
            script_done: 0,
            last_act: 0,
            asked: Vec::new(),
            commands: VecDeque::new(),
            has_begun: false,
            current: Bucket::default(),
            delivered: 0,
            noticing: VecDeque::new(),
            armed: BTreeMap::new(),
            may_break: 0,
            cuts: Cuts::default(),
            heartbeats: detection::heartbeats_of(&plan),
            drawn: BTreeMap::new(),
            noticers_drawn: 0,
            common: Common {
                up: if plan.nature.knows_who_is_up() { Up::of(&plan.ids, &plan.down) } else { Up::default() },
                lots: Vec::new(),
            },
            changes: VecDeque::new(),
            rests: false,
            limits: Limits::default(),
            excess: None,
            settled: 0,
            plan,
        }
    }

    pub fn new(plan: Plan, chance: &mut dyn Choose, observer: &mut dyn Observer) -> Self {
        let mut world = Self::empty(Arc::new(plan));
        let plan = Arc::clone(&world.plan);
        let n = plan.ids.len() as u32;
        let mut down = plan.down.clone();
        down.sort_unstable();
        for at in 0..n {
            let is_down = down.binary_search(&at).is_ok();
            let state = world.boot(&plan, at, None, is_down, chance, observer);
            world.slots.push(Slot { state, id: plan.ids[at as usize], up: !is_down });
        }
        for &at in &plan.down {
            world.watch_absence(at, observer);
        }
        world.begin_to_listen();
        world.rests = world.comes_to_rest();
        world
    }

    fn boot(
        &mut self,
        plan: &Plan,
        at: u32,
        before: Option<&State>,
        down: bool,
        chance: &mut dyn Choose,
        observer: &mut dyn Observer,
    ) -> State {
        let Self { transport, timers, drawn, now, common, .. } = self;
        let (me, given) = (local(plan, common, at), given(plan, at));
        if down {
            let first = plan.protocol.boot(me, given, None, &mut Unheard);
            plan.protocol.boot(me, given, Some(&first), &mut Unheard)
        } else {
            let (moment, batch) = (HandlingTime { now: *now, start: *now }, Batch::WHOLE);
            let mut effects =
                HandlerEffects { plain: false, at, moment, batch, transport, timers, drawn, chance, observer };
            plan.protocol.boot(me, given, before, &mut effects)
        }
    }

    pub fn command(&mut self, command: Command) {
        self.asked.push(command);
    }

    /// Starts `tick`, which must be later than the current tick; no event may be due between the two ticks.
    #[inline]
    pub fn begin(&mut self, tick: Ticks) {
        debug_assert!(self.phase == Phase::Over && tick > self.now, "the previous tick is over");
        self.now = tick;
        self.transport.queue.advance(tick);
        self.phase = Phase::Commands;
        if !self.asked.is_empty() || self.plan.script.get(self.script_done).is_some_and(|(at, _)| *at <= tick) {
            self.gather_commands(tick);
        }
    }

    #[cold]
    #[inline(never)]
    fn gather_commands(&mut self, tick: Ticks) {
        self.last_act = tick;
        while let Some((_, command)) = self.plan.script.get(self.script_done).filter(|(at, _)| *at <= tick) {
            self.commands.push_back((command.clone(), 0));
            self.script_done += 1;
        }
        for command in self.asked.drain(..) {
            let place = command.place_after(self.commands.iter().map(|(known, _)| known));
            self.commands.insert(place, (command, 0));
        }
        // Messages sent earlier must be in their buckets before a command sends messages.
        self.transport.queue.settle();
    }

    /// Handles the next event of the tick: a command on one process, a delivery or a timer. `false`: the tick is over.
    pub fn step(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) -> bool {
        if self.stops() {
            return false;
        }
        loop {
            if self.plan.nature.knows_who_is_up() && self.announces_next(chance, observer) {
                return true;
            }
            let handled = match self.phase {
                Phase::Commands => self.step_command(chance, observer),
                Phase::Deliveries => self.step_delivery(chance, observer),
                Phase::Timers => self.step_timer(chance, observer),
                Phase::Beaten => {
                    let notices = self.notices_next(chance, observer);
                    if !notices {
                        self.end_tick(observer);
                    }
                    notices
                }
                Phase::Over => return false,
            };
            if handled {
                return true;
            }
        }
    }

    #[inline(always)]
    fn open_deliveries(&mut self) {
        self.phase = Phase::Deliveries;
        self.transport.queue.take(&mut self.current);
        self.delivered = 0;
    }

    #[inline(always)]
    fn close_deliveries(&mut self) {
        self.current.clear();
        self.delivered = 0;
        self.phase = Phase::Timers;
    }

    /// Checks the limits. Called at the same points by all, so that a run always stops at the same event.
    #[inline(always)]
    fn check_limits(&mut self) {
        if self.heartbeats.is_some() || !self.transport.is_within(&self.limits) {
            self.find_excess();
        }
    }

    #[cold]
    #[inline(never)]
    fn find_excess(&mut self) {
        let beats = self.heartbeats.as_ref().map_or(0, |heartbeats| heartbeats.count_under_way);
        let excess = self.transport.excess(&self.limits);
        self.excess = excess.or_else(|| (beats > self.limits.under_way).then_some(Excess::Heartbeats));
    }

    #[inline(always)]
    fn stops(&mut self) -> bool {
        if self.excess.is_some() {
            (self.phase, self.rests) = (Phase::Over, false);
        }
        self.excess.is_some()
    }

    /// Sets the limits; call it before the run begins.
    pub const fn limit(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// The next tick at which an event or act is due; `None` if the run is quiet.
    #[inline]
    pub fn next_due(&self) -> Option<Ticks> {
        if self.excess.is_some() {
            return None;
        }
        if self.plan.nature.upkeep.is_none() && self.transport.queue.is_due_next() && self.phase == Phase::Over {
            return Some(self.now + 1);
        }
        self.next_due_later()
    }

    #[inline(never)]
    fn next_due_later(&self) -> Option<Ticks> {
        let act = self.next_act();
        if act.is_none() && self.rests && self.phase == Phase::Over {
            None
        } else {
            earlier(act, self.next_due_of_itself())
        }
    }

    /// The next tick at which an event, an act or a heartbeat is due.
    #[inline]
    pub fn next_due_of_any(&self) -> Option<Ticks> {
        if self.excess.is_some() {
            return None;
        }
        if self.transport.queue.is_due_next() && self.phase == Phase::Over {
            return Some(self.now + 1);
        }
        earlier(self.next_act(), self.next_due_of_itself())
    }

    pub(crate) fn next_act(&self) -> Option<Ticks> {
        let script = self.plan.script.get(self.script_done).map(|(at, _)| *at);
        let asked = (!self.asked.is_empty()).then_some(self.now + 1);
        earlier(script, asked)
    }

    fn next_due_without_heartbeats(&self) -> Option<Ticks> {
        earlier(self.transport.queue.next_due(), self.timers.next_due())
    }

    fn next_due_of_itself(&self) -> Option<Ticks> {
        let heartbeat = self.heartbeats.as_ref().and_then(|heartbeats| heartbeats.next_due());
        earlier(self.next_due_without_heartbeats(), heartbeat)
    }

    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Consumes the world and returns its plan.
    pub fn into_plan(self) -> Arc<Plan> {
        self.plan
    }

    /// The states of the processes that are up, by position.
    pub fn live_states(&self) -> impl Iterator<Item = &State> {
        self.slots.iter().filter(|slot| slot.up).map(|slot| &slot.state)
    }

    pub fn count(&self) -> usize {
        self.slots.len()
    }

    fn step_command(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) -> bool {
        let Some((command, done)) = self.next_command(observer) else {
            self.open_deliveries();
            return false;
        };
        let handled = self.obey_part(&command, done, chance, observer);
        if handled.is_some() {
            self.commands.push_front((command, done + 1));
        }
        handled == Some(true)
    }

    fn step_delivery(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) -> bool {
        if self.delivered < self.current.packets.len() {
            self.deliver_next(chance, observer);
            self.check_limits_if_due();
            return true;
        }
        self.close_deliveries();
        false
    }

    fn step_timer(&mut self, chance: &mut dyn Choose, observer: &mut dyn Observer) -> bool {
        if self.notices_next(chance, observer) {
            return true;
        }
        let Some(armed) = self.timers.take(self.now) else {
            self.listen(chance);
            return false;
        };
        match armed.key {
            TimerKey::Own(timer) => {
                observer.see(self.now, SimEvent::Fired { at: armed.at, timer, number: armed.number, by_hand: false });
                self.handle(armed.at, Event::Fired(timer), 0, chance, observer);
                self.check_limits();
                true
            }
            key @ (TimerKey::Absence | TimerKey::Farewell { .. }) => {
                let by = if key == TimerKey::Absence { self.plan.detector.noticers() } else { Noticers::All };
                self.notice(Noticed { gone: armed.at, timer: Some(armed.number) }, by, chance);
                false
            }
        }
    }
}

pub(crate) fn local<'a>(plan: &'a Plan, common: &'a Common, at: u32) -> Local<'a> {
    local_of(plan, &plan.nature, common, (at, plan.ids[at as usize]))
}

#[inline(always)]
fn local_of<'a>(plan: &'a Plan, profile: &Profile, common: &'a Common, (at, id): (u32, Id)) -> Local<'a> {
    Local {
        id,
        position: at,
        known: if profile.knows_everybody() { &plan.ids } else { &[] },
        neighbours: if profile.has_links() { plan.overlay.neighbours(at) } else { &[] },
        places: if profile.has_places() { plan.overlay.places() } else { &[] },
        up: if profile.knows_who_is_up() { Some(&common.up) } else { None },
        lot: if profile.draws_lots() { common.lots.get(at as usize).copied().flatten() } else { None },
    }
}

pub(crate) fn given(plan: &Plan, at: u32) -> &Given {
    if plan.given.len() == 1 { &plan.given[0] } else { &plan.given[at as usize] }
}
