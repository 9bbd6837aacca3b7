//! Describes a run with the clock by its random choices and the acts of the adversary. Describes a tick by a short
//! label.

use super::{Work, ticks::Actions, ticks::Beginnings};
use crate::explore::prelude::*;
use crate::sim::network::Network;
use crate::sim::observe::{Down, LossReason, Noticed};
use crate::{explore::message_label, explore::path::Timed, sim::chance::Purpose, sim::command::Command};

#[derive(Clone, Copy)]
struct Transit {
    on: DirectedLink,
    nth: u32,
    copy: bool,
    left: Ticks,
    longest: Ticks,
    lost: bool,
    arrived: Option<Ticks>,
}

#[derive(Default)]
struct Transits {
    topology: Option<crate::protocol::Topology>,
    network: Network,
    sent: BTreeMap<DirectedLink, u32>,
    all: BTreeMap<u32, Transit>,
    /// For each notice, by its number: its longest delay, the tick at which it was sent, and the tick at which it
    /// returned or was lost, if it did.
    notices: BTreeMap<u32, (Ticks, Ticks, Option<Ticks>)>,
    /// The processes that noticed a crash, in order of time. Used if chance selects the process that notices a crash.
    noticers: Vec<u32>,
    delays: Option<Command>,
    settled: Vec<(Ticks, Command)>,
}

impl Observer for Transits {
    fn see(&mut self, tick: Ticks, event: SimEvent<'_>) {
        match event {
            SimEvent::Sent { number, from, to, clockwise, due, copy, .. } => {
                let on = DirectedLink::of(self.topology.expect("it is known"), (from, to), clockwise);
                let nth = self.sent.entry(on).or_default();
                *nth += u32::from(!copy);
                let longest = self.network.on(from, to).longest_delay;
                let way = Transit { on, nth: *nth, copy, left: due - longest, longest, lost: false, arrived: None };
                self.all.insert(number, way);
            }
            SimEvent::Delivered { number, .. } => self.arrive(number, tick, false),
            SimEvent::Lost { number, reason, .. } => self.arrive(number, tick, reason == LossReason::Loss),
            SimEvent::Bounced { number, from, to, .. } => {
                self.notices.insert(number, (self.network.on(from, to).longest_delay, tick, None));
            }
            SimEvent::CameBack { number, .. } | SimEvent::NoticeLost { number, .. } => {
                if let Some((.., back)) = self.notices.get_mut(&number) {
                    *back = Some(tick);
                }
            }
            SimEvent::Started { at, noticed: Some(_) } => self.noticers.push(at),
            SimEvent::Commanded { command: command @ Command::Delay { .. }, found: true } => {
                self.delays = Some(command.clone());
            }
            // Only messages sent after the starting point of the check have a pin.
            SimEvent::Delayed { number, .. } if self.all.contains_key(&number) => {
                self.settled.extend(self.delays.take().map(|act| (tick, act)));
            }
            _ => {}
        }
    }
}

impl Transits {
    fn arrive(&mut self, number: u32, tick: Ticks, lost: bool) {
        if let Some(way) = self.all.get_mut(&number) {
            (way.arrived, way.lost) = (Some(tick), lost);
        }
    }

    /// Pins for all messages and notices. A message that never arrives gets the longest delay.
    fn pins(&self, may_be_lost: bool, may_be_doubled: bool) -> Vec<Pin> {
        let mut pins = Vec::new();
        let copies: Vec<_> = self.all.values().filter(|way| way.copy).map(|way| (way.on, way.nth)).collect();
        for &Transit { on, nth, copy, left, longest, lost, arrived } in self.all.values() {
            // If an act loses or delivers a message in the tick in which it was sent, the pin still needs a delay of 1.
            let ticks = arrived.map_or(longest, |arrived| arrived.saturating_sub(left).max(1));
            pins.push(if copy { Pin::Copy { on, nth, ticks: Some(ticks) } } else { Pin::Delay { on, nth, ticks } });
            if may_be_lost || lost {
                pins.push(Pin::Loss { on, nth, copy, lost });
            }
            if may_be_doubled && !copy && !copies.contains(&(on, nth)) {
                pins.push(Pin::Copy { on, nth, ticks: None });
            }
        }
        for (nth, (longest, set_out, back)) in (1..).zip(self.notices.values()) {
            pins.push(Pin::Notice { nth, ticks: back.map_or(*longest, |back| back - set_out) });
        }
        pins
    }
}

impl Clocked {
    pub(super) fn timed(&mut self, states: &[Vec<u64>]) -> Timed {
        let network = self.base.plan.network.clone();
        let (loses, doubles) = (network.loses(), network.duplicate > 0.0);
        let mut ways = Transits { topology: Some(self.base.plan.nature.topology), network, ..Transits::default() };
        let first = states.first().map(Vec::as_slice).unwrap_or_default();
        let begun = self.way_to(Work::Beginnings(Beginnings::default()), first);
        let mut tape = Tape::new(begun.map(|(_, answers)| answers).unwrap_or_default());
        let (mut world, _) = self.first_world(&mut tape, &mut ways);
        let (mut timed, mut noticers) = (Timed { choices: drawn(&tape), ..Timed::default() }, 0);
        for pair in states.windows(2) {
            let from = Work::Tick(Box::new(self.set_out(&pair[0])));
            let Some((actions, answers)) = self.way_to(from, &pair[1]) else { continue };
            timed.end += 1;
            let tape = self.make_again(&mut world, (&actions, answers), &mut ways);
            let acts = crashes(&tape).chain(actions.commands);
            timed.acts.extend(acts.map(|command| (timed.end, command)));
            timed.choices.extend(drawn(&tape));
            noticers += tape.asked().iter().filter(|(choice, _)| choice.purpose == Purpose::Noticer).count();
        }
        if noticers > 0 {
            timed.choices.extend((1..).zip(&ways.noticers).map(|(nth, &process)| Pin::Noticer { nth, process }));
        }
        timed.choices.extend(ways.pins(loses, doubles));
        timed.settled = ways.settled;
        match &self.origin {
            Some(origin) => shift_to_origin(timed, origin),
            None => timed,
        }
    }

    pub(super) fn make_again(
        &self,
        world: &mut World,
        (actions, answers): (&Actions, Vec<u32>),
        observer: &mut dyn Observer,
    ) -> Tape {
        let faults = self.faults(actions.left);
        let mut tape = Tape::with_faults(answers, faults);
        world.ask_through_tick((&actions.commands, faults.crashes > 0), &mut tape, observer);
        tape
    }

    fn way_to(&mut self, mut work: Work, to: &[u64]) -> Option<(Actions, Vec<u32>)> {
        let (mut found, mut out) = (None, Successors::default());
        while found.is_none() {
            let worked = self.work_on(&mut work, &mut out, &mut |row, actions, answers| {
                if found.is_none() && row == to {
                    found = Some((actions.clone(), answers.to_vec()));
                }
            });
            if worked != Progress::Part {
                break;
            }
        }
        found
    }

    /// A label for each successor: the events of the first tick that was found to lead to it.
    pub(super) fn labelled(&mut self, state: &[u64], out: &Successors) -> Vec<String> {
        let (mut ways, mut found, mut walk) = (BTreeMap::new(), Successors::default(), self.set_out(state));
        loop {
            let worked = walk.go_on(self, &mut found, &mut |row, actions, answers| {
                ways.entry(row.to_vec()).or_insert_with(|| (actions.clone(), answers.to_vec()));
            });
            if worked != Progress::Part {
                break;
            }
        }
        let label = |row: &[u64]| {
            let mut label = Label { ids: &self.base.plan.ids, steps: Vec::new() };
            if let Some((actions, answers)) = ways.get(row) {
                self.make_again(&mut self.world(&self.start(state)), (actions, answers.clone()), &mut label);
            }
            if label.steps.is_empty() { "tick".to_owned() } else { label.steps.join(", ") }
        };
        out.rows.chunks_exact(state.len()).map(label).collect()
    }
}

/// The commands that make processes crash during their broadcasts, according to the answers in `tape`.
fn crashes(tape: &Tape) -> impl Iterator<Item = Command> + '_ {
    let all = tape.answered().filter(|&(choice, answer)| choice.purpose == Purpose::Crash && answer == 1);
    all.map(|(choice, _)| Command::Crash {
        targets: Targets::Listed(vec![choice.about as u32]),
        after: Some(choice.number),
    })
}

/// Shifts ticks and choice numbers, so that they count from the start of the whole run instead of from `origin`.
fn shift_to_origin(timed: Timed, origin: &Origin) -> Timed {
    let Timed { end, acts, choices, settled } = timed;
    let later = |(tick, act)| (origin.tick + tick, act);
    Timed {
        end: origin.tick + end,
        acts: acts.into_iter().map(later).collect(),
        settled: settled.into_iter().map(later).collect(),
        choices: choices.into_iter().map(|pin| pin.later_by(origin.counted.so_far(&pin))).collect(),
    }
}

fn drawn(tape: &Tape) -> Vec<Pin> {
    let all = tape.answered().filter(|(choice, _)| choice.purpose == Purpose::Draw);
    all.map(|(choice, number)| Pin::Draw { process: choice.about as u32, nth: choice.number + 1, number }).collect()
}

/// Describes the events of a tick with the same words as the system without a clock.
struct Label<'a> {
    ids: &'a [Id],
    steps: Vec<String>,
}

impl Observer for Label<'_> {
    fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
        let id = |at: u32| self.ids[at as usize];
        let of = |message: &Message, from: u32, to: u32| message_label(message, (id(from), id(to)));
        let step = match event {
            SimEvent::Lost { from, to, message, reason: LossReason::Loss | LossReason::Dropped, .. } => {
                format!("lose {}", of(message, from, to))
            }
            SimEvent::Delivered { from, to, message, .. } | SimEvent::Lost { from, to, message, .. } => {
                of(message, from, to)
            }
            SimEvent::Sent { from, to, message, copy: true, .. } => format!("copy {}", of(message, from, to)),
            // A notice goes from the receiver of its message to the sender, so the label swaps `from` and `to`.
            SimEvent::CameBack { from, to, message, .. } | SimEvent::NoticeLost { from, to, message, .. } => {
                format!("undeliverable {}", of(message, to, from))
            }
            SimEvent::Fired { at, timer, .. } => format!("time-out {} {}", timer.name(), id(at)),
            SimEvent::Started { noticed: Some(Noticed { gone, .. }), .. } => format!("notice {}", id(gone)),
            SimEvent::Started { at, noticed: None } => format!("start {}", id(at)),
            SimEvent::Requested { at, .. } => format!("request {}", id(at)),
            SimEvent::WentDown { at, how: Down::CrashedInBatch, was } => {
                format!("crash {} after {}", id(at), was.batch.map_or(0, |(left, _)| left))
            }
            SimEvent::WentDown { at, how: Down::Crashed, .. } => format!("crash {}", id(at)),
            SimEvent::WentDown { at, .. } => format!("leave {}", id(at)),
            SimEvent::Revived { at } => format!("revive {}", id(at)),
            _ => return,
        };
        // Several processes that notice the same crash start in one step, so their label appears once.
        if self.steps.last() != Some(&step) || !matches!(event, SimEvent::Started { noticed: Some(_), .. }) {
            self.steps.push(step);
        }
    }
}
