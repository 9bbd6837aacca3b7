//! Itai–Rodeh: an election among identical processes.
//!
//! # The idea
//! The processes of this ring have no ids. They are identical, and know only their number n. Then no deterministic
//! rule can elect one of them: all do the same, tick for tick (Angluin). Randomness breaks the symmetry. Every
//! process draws a number from 1 to n and sends it round. The highest number wins, as in Chang–Roberts. But several
//! processes may have drawn it, so a process that receives its own number does not know whether its message has
//! returned. Therefore a message counts its hops: after exactly n hops it is back at its origin.
//!
//! Each process compares an arriving number with its own. It discards a smaller number. It forwards a greater number
//! and becomes passive: from then on it only forwards messages. It forwards an equal number, but marks it as not
//! alone. If a number returns unmarked, the process that drew it leads. If it returns marked, all processes that drew
//! it draw again in the next round. No round leaves more processes than the previous one. With probability 1 one
//! process remains in the end; with probability 0 some tie forever.
//!
//! Rounds are compared before numbers. Otherwise a late message of an old round could beat a new draw; with rounds,
//! links need not be FIFO.
//!
//! # What it assumes
//! A ring on which every process is up; reliable links; and that every process knows n exactly. A process that
//! assumes a wrong n can mistake the number of another process for its own: a ring of 4 that assumes 2, with the
//! draws 1 2 1 2, elects two leaders at once (variant `wrong-n`). If n is unknown, every algorithm on an anonymous
//! ring has this problem: it either never stops or is sometimes wrong. A crash makes n wrong, too. If a ring closes
//! over crashed processes (`bounce`), a message returns too early and is not recognised.
//!
//! A process knows the leader only as a distance in steps back: ELECTED counts its hops as well. Only an observer of
//! the whole ring can name the leader.
//!
//! # What it costs
//! A round costs at most n² ELECTION, and the announcement n ELECTED. There is no bound for a single run; but the
//! expected number of rounds is at most e·n/(n − 1), and the expected number of messages is O(n log n). With two
//! processes, exactly k ties have probability 2^−(k+1) and cost 3 + 4k ELECTION: 7 on average. If all start at once,
//! the mean numbers of ELECTION are 14.1 for n = 4, 32.0 for n = 8, 74.0 for n = 16 and 381 for n = 64. The mean
//! number of rounds falls from 1.6 for n = 4 to 1.4 for n = 64 (computed in `explain`). Every election costs at least
//! 2n − 1 ELECTION: n hops of the winning number and one of each other number.
//!
//! # Where it comes from
//! A. Itai and M. Rodeh, "Symmetry breaking in distributed networks", 22nd Annual Symposium on Foundations of
//! Computer Science, 1981, pages 150–158; Information and Computation 88(1), 1990, pages 60–87. The rules here are
//! those of W. Fokkink and J. Pang, "Variations on Itai–Rodeh leader election for anonymous rings and their analysis
//! in PRISM", Journal of Universal Computer Science 12(8), 2006, pages 981–1006. The proof that symmetry cannot be
//! broken without randomness: D. Angluin, 12th ACM Symposium on Theory of Computing, 1980, pages 82–93.
//!
//! # What is simplified
//! ELECTED, which the papers omit, travels once round, so that all learn the end and the leader's distance. Elections
//! are numbered, so that another one is possible.
//!
//! # The variants
//! - `standard`: as above. The parameter `draw` sets the highest number to draw, instead of n; with `draw = 1` all tie
//!   forever.
//! - `wrong-n`: all processes assume `believes` processes instead of n. The default of this parameter is half of n.

mod explain;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;
use std::num::NonZeroU32;

use crate::protocol::numbered::{Election, Epoch, EpochOrder};
use crate::protocol::prelude::*;

/// The parameters of a run, which are equal for all processes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ItaiRodeh {
    /// The assumed number of processes; it is wrong in `wrong-n`.
    processes: NonZeroU32,
    draw: NonZeroU32,
    /// The true number of processes. The rules of the algorithm do not use it.
    seats: u32,
}

variants! { Standard => "standard", WrongN => "wrong-n" }

const COUNT: Takes = Takes::Number(1, u32::MAX as u64);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Phase {
    #[default]
    Asleep,
    Active,
    /// The process has forwarded a greater number or an ELECTED.
    Passive,
    Leader,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// A crash deletes the whole state, except the number of the election.
    #[serde(flatten)]
    election: Election,
    phase: Phase,
    round: u32,
    number: Option<NonZeroU32>,
    /// The counter-clockwise distance to the leader, in hops; 0 for the leader itself. `None` is @ (undefined).
    elected: Option<u32>,
}

/// A number that a process drew, and the round in which the process drew it. Draws compare by round, then by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Draw {
    round: u32,
    number: u32,
}

impl State {
    fn drawn(&self) -> Draw {
        Draw { round: self.round, number: self.number.map_or(0, NonZeroU32::get) }
    }

    fn forget(&mut self) {
        *self = Self { election: self.election, ..Self::default() };
    }
}

messages! {
    #[derive(Copy)]
    pub enum Message {
        /// "This number was drawn by the process `hop` hops back." `alone`: no process on the way has the same draw.
        Election { number: u32, round: u32, hop: u32, alone: bool, epoch: Epoch } => "ELECTION": Election,
        /// "The leader is `hop` hops back."
        Elected { hop: u32, epoch: Epoch } => "ELECTED": Elected,
    }
}

steps! {
    "itai-rodeh":
    /// A line of the pseudocode. `own`: the draw of the process when it executes the line.
    pub enum Step {
        StartIgnored => "start-ignored",
        Start { own: Draw } => "start",
        Older => "older",
        Wake { own: Draw } => "wake",
        Draw { own: Draw } => "draw",
        Win { own: Draw } => "win",
        Tie { own: Draw } => "tie",
        PassEqual { own: Draw } => "pass-equal",
        GiveWay { own: Draw } => "give-way",
        Purge { own: Draw } => "purge",
        PassOn => "pass-on",
        Drop => "drop",
        Learn => "learn",
        LapOver => "lap-over",
        SkipCrashed => "skip-crashed",
    }
}

// The names of the parameters under `[params]`.
const DRAW: &str = "draw";
const BELIEVES: &str = "believes";

impl Catalogued for ItaiRodeh {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Itai–Rodeh",
        topology: Topology::OneWayRing,
        knows: Knows::Nothing,
        draws: Draws::Numbers,
        grows: Some(Grows::Draws),
        roles: &[Role::Idle, Role::Active, Role::Relay, Role::Leader],
        // The property `highest` is left out: no process knows an id.
        properties: &[
            PropertyId::OneLeader.name(),
            PropertyId::Agreement.name(),
            PropertyId::Termination.name(),
            PropertyId::Safety.name(),
        ],
        params: &[
            Parameter { name: DRAW, takes: COUNT },
            Parameter { name: BELIEVES, takes: Takes::InVariant(Variant::WrongN.line(), &COUNT) },
        ],
        ..Nature::ELECTION
    };

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        let given = |name| setup.parameters.number(name).map(|number| u32::try_from(number).unwrap_or(u32::MAX));
        let believed = match variant {
            Variant::Standard => setup.processes,
            Variant::WrongN => given(BELIEVES).unwrap_or_else(|| setup.processes.div_ceil(2)),
        };
        let processes = NonZeroU32::new(believed).unwrap_or(NonZeroU32::MIN);
        Self { processes, draw: given(DRAW).and_then(NonZeroU32::new).unwrap_or(processes), seats: setup.processes }
    }
}

impl Protocol for ItaiRodeh {
    type State = State;
    type Message = Message;
    type Timer = NoTimer;
    type Step = Step;

    /// False with a wrong number of processes: one may lead and stay in its round, while others go on.
    fn rounds_stay_together(&self) -> bool {
        self.processes.get() == self.seats
    }

    fn boot(&self, me: Local<'_>, given: &Given, before: Option<&State>, _: &mut impl Effects<Self>) -> State {
        match before {
            // Each process stores its own distance to the leader that the scenario gives.
            None => State {
                elected: given.leader_at.map(|leader| steps_back(me.position, leader, self.seats)),
                ..State::default()
            },
            Some(before) => State { election: before.election.after_crash(), ..State::default() },
        }
    }

    #[inline]
    fn handle(&self, _: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Received { message: Message::Election { number, round, hop, alone, epoch }, .. } => {
                match state.election.hear(epoch) {
                    EpochOrder::Older => return fx.line(Step::Older),
                    EpochOrder::Newer => {
                        state.forget();
                        self.begin_round(state, |own| Step::Wake { own }, fx);
                    }
                    EpochOrder::Present => {}
                }
                let pass_on = |alone| Message::Election { number, round, hop: hop.saturating_add(1), alone, epoch };
                match state.phase {
                    Phase::Active => self.compare(state, (Draw { round, number }, hop, alone), pass_on, fx),
                    Phase::Leader => fx.line(Step::Drop),
                    Phase::Passive | Phase::Asleep => {
                        fx.line(Step::PassOn);
                        fx.send(Port::NEXT, pass_on(alone));
                    }
                }
            }
            Event::Received { message: Message::Elected { hop, epoch }, .. } => match state.election.hear(epoch) {
                EpochOrder::Older => fx.line(Step::Older),
                heard => {
                    if heard == EpochOrder::Newer {
                        state.forget();
                        state.election.finish();
                    }
                    if hop >= self.processes.get() {
                        return fx.line(Step::LapOver);
                    }
                    fx.line(Step::Learn);
                    state.election.finish();
                    state.phase = Phase::Passive;
                    state.elected = Some(hop);
                    fx.send(Port::NEXT, Message::Elected { hop: hop.saturating_add(1), epoch });
                }
            },
            Event::Start => {
                if state.election.start() {
                    state.forget();
                    self.begin_round(state, |own| Step::Start { own }, fx);
                } else {
                    fx.line(Step::StartIgnored);
                }
            }
            Event::Undeliverable { to, message } => {
                fx.line(Step::SkipCrashed);
                fx.send(to.beyond(), message);
            }
            Event::Recovered | Event::Requested(_) | Event::Membership { .. } => {}
        }
    }

    /// The kind of a round is the number of its election. Only active processes start new rounds.
    fn rounds(of: Rounded<'_, Self>, visit: &mut dyn FnMut(u32, Option<&mut u32>)) {
        match of {
            Rounded::State(state) => {
                visit(state.election.epoch, (state.phase == Phase::Active).then_some(&mut state.round));
            }
            Rounded::Message(Message::Election { round, epoch, .. }) => visit(*epoch, Some(round)),
            Rounded::Message(Message::Elected { .. }) => {}
        }
    }

    #[inline]
    fn standing(&self, seat: Seat<'_>, state: &State) -> Standing {
        let leader = state.elected.map(|steps| seat.ids[behind(seat.position, steps, seat.ids.len())]);
        Standing::following(leader, state.election.unfinished)
    }
}

impl ItaiRodeh {
    fn begin_round(self, state: &mut State, reason: fn(Draw) -> Step, fx: &mut impl Effects<Self>) {
        let number = fx.choose(self.draw).saturating_add(1);
        state.phase = Phase::Active;
        state.round = state.round.saturating_add(1);
        state.number = NonZeroU32::new(number);
        fx.line(reason(state.drawn()));
        fx.line(Step::Draw { own: state.drawn() });
        fx.send(
            Port::NEXT,
            Message::Election { number, round: state.round, hop: 1, alone: true, epoch: state.election.epoch },
        );
    }

    fn compare(
        self,
        state: &mut State,
        (drawn, hop, alone): (Draw, u32, bool),
        pass_on: impl Fn(bool) -> Message,
        fx: &mut impl Effects<Self>,
    ) {
        let own = state.drawn();
        match drawn.cmp(&own) {
            Ordering::Equal if hop == self.processes.get() && alone => {
                fx.line(Step::Win { own });
                state.phase = Phase::Leader;
                state.elected = Some(0);
                state.election.finish();
                fx.send(Port::NEXT, Message::Elected { hop: 1, epoch: state.election.epoch });
            }
            Ordering::Equal if hop == self.processes.get() => self.begin_round(state, |own| Step::Tie { own }, fx),
            Ordering::Equal => {
                fx.line(Step::PassEqual { own });
                fx.send(Port::NEXT, pass_on(false));
            }
            Ordering::Greater => {
                fx.line(Step::GiveWay { own });
                state.phase = Phase::Passive;
                fx.send(Port::NEXT, pass_on(alone));
            }
            Ordering::Less => fx.line(Step::Purge { own }),
        }
    }
}

const fn steps_back(position: u32, other: u32, processes: u32) -> u32 {
    if position >= other { position - other } else { position + (processes - other) }
}

fn behind(position: u32, steps: u32, processes: usize) -> usize {
    (position as usize + processes - steps as usize % processes) % processes
}
