//! Enumerates all possible ways (paths) through a tick. The enumeration can be suspended.
//!
//! A tick consists of parts: its acts, each arriving message, and the timers. After each part the world is copied, so
//! that the parts with which several paths begin are computed only once.

use super::{Level, states::Start, states::StateExtras, ticks::ActionChoices, ticks::Actions};
use crate::explore::prelude::*;
use crate::sim::chance::Purpose;
use crate::sim::{ArrivalChance, HeldLinks, PossibleArrival};
use crate::{explore::ExecutedSteps, explore::next_answers, explore::table::hash_of_words, sim::chance::FaultBudget};

#[derive(Clone, Copy, Debug)]
enum Part {
    Acts,
    Arrival(PossibleArrival),
    Timers,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    level: usize,
    is_last: bool,
    next: usize,
}

/// An entry on the stack of remaining work.
#[derive(Debug)]
enum Frame {
    /// Executes a part of the tick. `answers`: the next answers to the random choices; `None`: all were tried.
    Part { place: Place, part: Part, answers: Option<Vec<u32>>, answered: usize },
    /// Tries both possibilities for the next message: it stays in transit, or it arrives.
    Next(Place),
    /// All paths on which this message stays in transit were tried. Next, the paths on which it arrives are tried.
    Stayed { place: Place, coming: PossibleArrival, is_noted: bool, may_come: bool },
    /// All paths on which this message arrives were tried.
    Came,
}

#[derive(Debug, Default)]
pub(super) struct Walk {
    start: Start,
    all: ActionChoices,
    rests: bool,
    actions: Actions,
    coming: Vec<PossibleArrival>,
    staying: HeldLinks,
    answers: Vec<u32>,
    frames: Vec<Frame>,
    index: HashTable<u32>,
}

impl Walk {
    pub(super) fn go_on(&mut self, system: &mut Clocked, out: &mut Successors, see: See<'_>) -> Progress {
        let (mut parts, enough) = (0, out.steps.len() + MOST_STATES);
        while parts < MOST_PARTS && out.steps.len() < enough {
            let Some(frame) = self.frames.pop() else {
                if !self.begin(system) {
                    return Progress::Whole;
                }
                continue;
            };
            match frame {
                Frame::Part { answers: None, answered, .. } => self.answers.truncate(answered),
                Frame::Part { place, part, answers: Some(answers), answered } => {
                    parts += 1;
                    self.answers.truncate(answered);
                    let (level, answers) = self.carry_out(system, place, part, answers);
                    self.frames.push(Frame::Part { place, part, answers, answered });
                    match part {
                        Part::Acts => {
                            system.levels[level].world.coming(&mut self.coming);
                            self.frames.push(Frame::Next(Place { level, next: 0, is_last: true }));
                        }
                        Part::Arrival(_) => self.frames.push(Frame::Next(Place { level, is_last: true, ..place })),
                        Part::Timers => {
                            let mut levels = std::mem::take(&mut system.levels);
                            let fits = self.end(system, &mut levels[level], out, see);
                            system.levels = levels;
                            if !fits {
                                return Progress::NoRoom;
                            }
                        }
                    }
                }
                Frame::Next(place) => self.decide(place),
                Frame::Stayed { place, coming, is_noted, may_come } => {
                    if is_noted {
                        self.staying.pop();
                    }
                    if may_come {
                        self.answers.pop();
                        self.answers.push(1);
                        self.frames.push(Frame::Came);
                        self.add_part(Place { next: place.next + 1, ..place }, Part::Arrival(coming));
                    }
                }
                Frame::Came => _ = self.answers.pop(),
            }
        }
        Progress::Part
    }

    fn begin(&mut self, system: &mut Clocked) -> bool {
        let actions = loop {
            let Some(actions) = self.all.next(system, &self.start) else { return false };
            if !self.rests || !actions.commands.is_empty() {
                break actions;
            }
        };
        system.levels[0].seen.faults = system.faults(actions.left);
        self.actions = actions;
        self.add_part(Place { level: 0, is_last: false, next: 0 }, Part::Acts);
        true
    }

    fn add_part(&mut self, place: Place, part: Part) {
        self.frames.push(Frame::Part { place, part, answers: Some(Vec::new()), answered: self.answers.len() });
    }

    fn decide(&mut self, place: Place) {
        let Some(coming) = self.coming.get(place.next).copied() else {
            self.add_part(place, Part::Timers);
            return;
        };
        let (comes, after) = (coming.comes_after(&self.staying), Place { next: place.next + 1, ..place });
        if comes == ArrivalChance::Now {
            self.add_part(after, Part::Arrival(coming));
            return;
        }
        let may_come = comes == ArrivalChance::Maybe;
        self.answers.extend(may_come.then_some(0));
        let is_noted = coming.stays(&mut self.staying);
        self.frames.push(Frame::Stayed { place, coming, is_noted, may_come });
        self.frames.push(Frame::Next(Place { is_last: place.is_last && !may_come, ..after }));
    }

    /// Executes a part of the tick. Returns the index of the resulting world in `Clocked::levels`, and the next answers
    /// to the random choices, or `None` if all sequences of answers were tried.
    fn carry_out(
        &mut self,
        system: &mut Clocked,
        Place { level, is_last, .. }: Place,
        part: Part,
        answers: Vec<u32>,
    ) -> (usize, Option<Vec<u32>>) {
        let is_alone = is_last && system.is_certain;
        let level = if is_alone { level } else { copy_level(system, level) };
        let Clocked { base: Base { rules, obeyed, .. }, remembers, levels, .. } = system;
        let Level { world, seen } = &mut levels[level];
        let mut tape = Tape::with_faults(answers.clone(), seen.faults);
        let breaks = seen.faults.crashes > 0;
        let watch = &mut Watch { rules, remembers: *remembers, seen, obeyed };
        match part {
            Part::Acts => world.begin_asked((&self.actions.commands, breaks), &mut tape, watch),
            Part::Arrival(coming) => world.bring(&coming, &mut tape, watch),
            Part::Timers => world.finish(&mut tape, watch),
        }
        seen.draws += tape.asked().iter().filter(|(choice, _)| choice.purpose == Purpose::Draw).count() as u32;
        seen.faults = tape.faults;
        // All answers are stored, because a replay also asks questions that have only one possible answer.
        self.answers.extend(tape.answered().map(|(_, answer)| answer));
        (level, if is_alone { None } else { next_of(answers, &tape) })
    }

    /// Adds the state at the end of a tick, unless a bound forbids it. Returns `false` if a number exceeds its field.
    fn end(&mut self, system: &mut Clocked, level: &mut Level, out: &mut Successors, see: See<'_>) -> bool {
        let Level { world, seen } = level;
        let Self { start, actions, index, answers, .. } = self;
        system.base.handlings += 1;
        let Some(budget) = system.charged(actions, seen) else {
            out.cut = true;
            return true;
        };
        if system.base.rules.judges(PropertyId::Safety) && world.is_at_rest() {
            if system.base.rules.judge_rest(&seen.memory, &*world).contains(&PropertyId::Safety) {
                seen.broken.push(PropertyId::Safety);
            }
            Rules::rest(&mut seen.memory);
        }
        let memory = if system.remembers { system.base.memories.number(seen.memory.clone()) } else { start.memory };
        let up = (0..system.count() as u32).fold(0, |all, at| all | u64::from(world.live(at).is_some()) << at);
        let may_begin = system.outsides.get(start.outside).may_begin & !seen.touched & up;
        if !system.pack(world, &StateExtras { may_begin, budget, memory }, Some((start, seen.touched))) {
            return false;
        }
        let given = !actions.commands.is_empty() || seen.faults != system.faults(actions.left);
        add(index, &system.room.row, (&seen.broken, given), out);
        see(&system.room.row, actions, answers);
        true
    }
}

fn copy_level(system: &mut Clocked, level: usize) -> usize {
    let remembers = system.remembers;
    let (before, after) = system.levels.split_at_mut(level + 1);
    let from = &before[level];
    if let Some(to) = after.first_mut() {
        to.world.copy(&from.world);
        to.seen.copy(&from.seen, remembers);
    } else {
        let level = Level { world: from.world.clone(), seen: from.seen.clone() };
        system.levels.push(level);
    }
    level + 1
}

impl Clocked {
    pub(super) fn set_out(&mut self, row: &[u64]) -> Walk {
        let start = self.start(row);
        let first = Level {
            world: self.world(&start),
            seen: TickEvents { memory: self.memory(row).clone(), ..TickEvents::default() },
        };
        match self.levels.first_mut() {
            Some(level) => *level = first,
            None => self.levels.push(first),
        }
        // At rest, nothing changes unless the adversary acts.
        let rest = &self.outsides.get(start.outside).rest;
        let rests = rest.rests && rest.script.is_none();
        let all = self.actions(&start);
        Walk { start, all, rests, ..Walk::default() }
    }
}

/// The enumeration of ticks suspends itself after executing this number of parts.
pub(super) const MOST_PARTS: usize = 256;

/// The enumeration of ticks suspends itself after finding this number of new states.
pub(super) const MOST_STATES: usize = 128;

/// A function that is called for each path, with its final state, the adversary's actions and the answers to choices.
pub(super) type See<'a> = &'a mut dyn FnMut(&[u64], &Actions, &[u32]);

pub(super) fn next_of(answers: Vec<u32>, tape: &Tape) -> Option<Vec<u32>> {
    let asked: Vec<NonZeroU32> = tape.asked().iter().map(|(_, below)| *below).collect();
    next_answers(answers, &asked)
}

/// Adds a state to `out`, unless `out` contains it already. `given`: the tick uses up part of the adversary's budget.
pub(super) fn add(
    index: &mut HashTable<u32>,
    row: &[u64],
    (broken, given): (&[PropertyId], bool),
    out: &mut Successors,
) {
    let words = row.len();
    let hash = hash_of_words(row);
    let row_of = |rows: &[u64], place: u32| hash_of_words(&rows[place as usize * words..][..words]);
    let known = index.find(hash, |&place| out.rows[place as usize * words..][..words] == *row).copied();
    let place = known.unwrap_or_else(|| {
        let place = out.steps.len() as u32;
        out.rows.extend_from_slice(row);
        out.steps.push(Step::Tick { index: place, given }.into());
        index.insert_unique(hash, place, |&place| row_of(&out.rows, place));
        place
    });
    if !given {
        out.steps[place as usize] = Step::Tick { index: place, given }.into();
    }
    out.broken.extend(broken.iter().map(|&property| (place, property)));
}

#[derive(Clone, Debug, Default)]
pub(super) struct TickEvents {
    pub(super) memory: Memory,
    pub(super) broken: Vec<PropertyId>,
    /// One bit per process: whether it handled an event or went down in this tick.
    pub(super) touched: u64,
    pub(super) fired: Vec<usize>,
    pub(super) draws: u32,
    pub(super) faults: FaultBudget,
}

impl TickEvents {
    pub(super) fn copy(&mut self, other: &Self, remembers: bool) {
        if remembers {
            self.memory.clone_from(&other.memory);
        }
        self.broken.clone_from(&other.broken);
        self.fired.clone_from(&other.fired);
        (self.touched, self.draws, self.faults) = (other.touched, other.draws, other.faults);
    }
}

pub(super) struct Watch<'a> {
    pub(super) rules: &'a Rules,
    pub(super) remembers: bool,
    pub(super) seen: &'a mut TickEvents,
    pub(super) obeyed: &'a mut ExecutedSteps,
}

impl Observer for Watch<'_> {
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Started { at, .. }
            | SimEvent::Requested { at, .. }
            | SimEvent::Revived { at }
            | SimEvent::Membership { at, .. }
            | SimEvent::Delivered { to: at, .. }
            | SimEvent::CameBack { to: at, .. }
            | SimEvent::WentDown { at, .. } => self.seen.touched |= 1 << at,
            SimEvent::Fired { at, timer, .. } => {
                self.seen.touched |= 1 << at;
                self.seen.fired.push(timer.index());
            }
            SimEvent::Obeyed { step, .. } => self.obeyed.note([step]),
            _ => {}
        }
        if self.remembers {
            let mut found = Vec::new();
            self.rules.see(&mut self.seen.memory, &event, &mut found);
            self.seen.broken.extend(found.iter().map(|found| found.property));
        }
    }
}
