//! Byzantine generals: all loyal generals do the same, whatever the traitors among them say.
//!
//! # The idea
//! A commander sends its order, attack or retreat, to its lieutenants. Some of the generals are traitors and send any
//! order, possibly a different one to each receiver. So no general trusts a single message. Every lieutenant tells
//! all others which order it received; the others relay these reports, and so on for `m + 1` rounds. Finally each
//! lieutenant takes the majority of its values: the order that it received from the commander, and one report from
//! each other lieutenant. It derives each report in the same way, from the messages of the next round. If `n > 3m`
//! and at most m of the n generals are traitors, all loyal lieutenants decide the same value. If the commander is
//! loyal, that value is its order.
//!
//! # What it assumes
//! Every general can send to every other and knows each sender; all start together. A round lasts `R = t_max +
//! t_process`, so messages that are sent at its beginning have arrived at its end. A traitor can omit messages, so a
//! missing message counts as *retreat*. A message that arrives after its round but before the decision counts, but is
//! not relayed. Of several messages over the same path, only the first counts. A general that is down at the start,
//! or crashes after it, takes no part after its return: it drops all messages.
//!
//! # What it costs
//! Each path that the order can take costs one message. The total is Σ (n−1)(n−2)…(n−1−k) for k = 0 to m. For m = 1
//! that is 4 with three generals, 9 with four and 16 with five; for m = 2, 85 with six and 156 with seven; for m = 3,
//! 3,609 with ten; for m = 4, 108,384 with thirteen (`every_path_is_one_message`). It grows with n to the power m +
//! 1; a run of more than 1,000,000 messages is refused.
//!
//! # How few are enough
//! With four generals and m = 1 no traitor causes a violation, whatever it sends to each receiver. A *table* lists what
//! a traitor sends to each receiver: attack, retreat or nothing. A test tries all 27 tables of a traitor as commander
//! and all 9 of a traitor as lieutenant, for both orders and both rules for ties
//! (`four_generals_tolerate_every_table_of_lies`). With three generals, a traitor as lieutenant can relay *retreat*,
//! or nothing, after the order *attack*. Then the loyal lieutenant has a tie and retreats: integrity is violated in 2
//! of the traitor's 3 tables (`three_generals_are_too_few`). The loyal lieutenant receives the same messages as if
//! the commander had lied, and cannot tell the two cases apart (`a_lying_lieutenant_looks_like_a_lying_commander`).
//! Six generals are too few for two traitors. Two traitors with the strategy `flip` violate integrity; one with
//! `flip` and one with `split` also violate agreement (`six_generals_are_too_few_for_two_traitors`).
//!
//! # A rule for ties
//! A tie counts as *retreat*. With the other rule, `tie = "direct"`, a lieutenant keeps the value that it received
//! directly from the commander. That looks equally good, but the commander of five generals can send *attack* to two
//! lieutenants and *retreat* to two. Then each lieutenant counts 2 : 2 and keeps its own value: agreement is violated
//! in 6 of the commander's 16 tables without silence (`five_generals_and_ties_to_the_direct_value`). Seven generals
//! should tolerate two traitors, but with that rule a commander with `split` and a silent lieutenant violate
//! agreement. If ties count as retreat, no two traitors cause a violation
//! (`seven_generals_tolerate_two_traitors_but_not_the_direct_tie`).
//!
//! # With signatures
//! In the variant `signed` a value carries the signatures of all generals that sent it, so a traitor can withhold a
//! value but not forge it. A loyal lieutenant stores each new value. If the value has fewer than m + 1 signatures,
//! the lieutenant signs it and sends it to all that have not signed it. After round m + 1 the lieutenant follows the
//! only value that it has stored; if it has stored none or both, it retreats. This tolerates any m traitors, even one
//! among three generals (`every_strategy_of_signing_traitors_is_tolerated`). If all are loyal it takes (n−1)²
//! messages (`signed_orders_cost_the_square`).
//!
//! # Where it comes from
//! L. Lamport, R. Shostak, M. Pease, "The Byzantine Generals Problem", ACM Transactions on Programming Languages and
//! Systems 4(3), 1982, pages 382–401: `standard` is its OM(m), `signed` its SM(m). Slides often demand agreement of all
//! active processes, including the commander. Here integrity covers a loyal commander's order, and agreement only
//! concerns the loyal lieutenants.

mod explain;
mod message;
mod oral;
#[cfg(test)]
mod tests;
mod traitors;

use crate::protocol::prelude::*;
pub use message::{Message, Order, Path, Step};
use oral::{COMMANDER, Count, SILENCE, Tree, paths};
use traitors::{Chains, Lies, Traitors};

#[derive(Clone, Debug)]
pub struct ByzantineGenerals {
    variant: Variant,
    order: Order,
    /// The number m of traitors to tolerate.
    faults: u32,
    tie: Tie,
    traitors: Traitors,
    /// R, the length of a round, in ticks.
    round: Ticks,
}

variants! {
    Standard => "standard",
    Signed => "signed",
}

/// The state of a general. After a crash, only `stage` remains: `Out` if the general had started, else `Idle`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct State {
    stage: Stage,
    decided: Option<Order>,
    /// The received values, in the variant `standard`.
    #[serde(skip_serializing_if = "Tree::is_empty")]
    heard: Tree,
    /// The received values, in the variant `signed`.
    #[serde(skip_serializing_if = "Chains::is_empty")]
    holds: Chains,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    #[default]
    Idle,
    /// The general takes no part, because it was down at the start or crashed later.
    Out,
    Commanding,
    /// The round of a lieutenant, counted from 1.
    Round(u32),
    Over,
}

timers! {
    "byzantine-generals":
    pub enum Timer {
        /// Runs for R from the start of a round. When it fires, all messages of the round have arrived.
        Round => "round",
    }
}

impl Catalogued for ByzantineGenerals {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Byzantine generals",
        draws: Draws::Numbers,
        begins: Begins::InRounds(Timer::Round as usize),
        strip: Strip::Decisions,
        roles: &[Role::Idle, Role::Waiting, Role::Decided, Role::Traitor],
        follows: Follows::Never,
        properties: &[PropertyId::Agreement.name(), PropertyId::Integrity.name(), PropertyId::Termination.name()],
        params: &[
            Parameter { name: ORDER, takes: Takes::Word(Order::WORDS) },
            Parameter { name: FAULTS, takes: Takes::Number(0, MOST_FAULTS) },
            Parameter {
                name: TIE,
                takes: Takes::InVariant(Variant::Standard.line(), &Takes::Word(&["retreat", DIRECT])),
            },
            Parameter { name: TRAITORS, takes: traitors::TAKES },
        ],
        agrees_on: AgreesOn::Orders {
            commander: COMMANDER,
            words: Order::WORDS,
            silence: SILENCE.datum(),
            unsigned: &[Variant::NAMES[0]],
        },
        ..Nature::ELECTION
    };

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        let of = setup.parameters;
        Self {
            variant,
            order: of.word(ORDER).and_then(Order::named).unwrap_or(Order::Attack),
            faults: faults(setup),
            tie: if of.word(TIE) == Some(DIRECT) { Tie::Direct } else { Tie::Silence },
            traitors: Traitors::of(of),
            round: setup.longest_delay + setup.process_time,
        }
    }

    fn limits(variant: Variant, setup: &Setup<'_>) -> Limits {
        let (n, f) = (u64::from(setup.processes), u64::from(faults(setup)));
        let fits =
            |faults: u64| variant == Variant::Signed || paths(n, faults).is_some_and(|sent| sent <= MOST_MESSAGES);
        let mut refusals = Vec::new();
        if f >= n || !fits(f) {
            let what = Remark::new("refused-byzantine-generals-faults").with("n", n).with("f", f);
            let what = if f >= n { what } else { too_many(n, f) };
            let most = (0..n).take_while(|&faults| fits(faults)).last().unwrap_or(0);
            let mend = Remark::new("refused-byzantine-generals-faults-mend").with("most", most);
            refusals.push(Refusal { parameter: FAULTS, what, mend });
        }
        let forger = variant == Variant::Signed
            && Traitors::of(setup.parameters).iter().any(|(at, lies)| at != COMMANDER && lies.forges());
        if forger {
            refusals.push(Refusal {
                parameter: TRAITORS,
                what: Remark::new("refused-byzantine-generals-forger"),
                mend: Remark::new("refused-byzantine-generals-forger-mend"),
            });
        }
        Limits { refusals, ..Limits::default() }
    }
}

/// The maximum number of messages of a run in `standard`.
const MOST_MESSAGES: u64 = 1_000_000;

fn too_many(n: u64, f: u64) -> Remark {
    let remark = match paths(n, f) {
        Some(messages) => Remark::new("refused-byzantine-generals-messages").with("messages", messages),
        None => Remark::new("refused-byzantine-generals-beyond"),
    };
    remark.with("n", n).with("f", f).with("most", MOST_MESSAGES)
}

// The names of the parameters under `[params]`, and of a value of `tie`.
const ORDER: &str = "order";
const FAULTS: &str = "f";
const TIE: &str = "tie";
const DIRECT: &str = "direct";
const TRAITORS: &str = "traitors";

const MOST_FAULTS: u64 = Topology::Complete.most_processes() as u64;

fn faults(setup: &Setup<'_>) -> u32 {
    let most = setup.processes.saturating_sub(1);
    setup.parameters.number(FAULTS).map_or(most.min(1), |faults| u32::try_from(faults).unwrap_or(u32::MAX))
}

impl Protocol for ByzantineGenerals {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, _: Local<'_>, _: &Given, before: Option<&State>, _: &mut impl Effects<Self>) -> State {
        let has_started = before.is_some_and(|before| before.stage != Stage::Idle);
        State { stage: if has_started { Stage::Out } else { Stage::Idle }, ..State::default() }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Start if me.position == COMMANDER => self.command(me, state, fx),
            Event::Start => {
                fx.line(Step::Await);
                if self.variant == Variant::Standard {
                    state.heard = Tree::new(me, self.rounds());
                }
                state.stage = Stage::Round(1);
                fx.arm(Timer::Round, self.round);
            }
            Event::Received { message: Message::Order { path, value }, .. } => fx.line(match state.stage {
                // An idle general that receives an order has missed the start.
                Stage::Idle | Stage::Out => {
                    state.stage = Stage::Out;
                    Step::TakesNoPart
                }
                Stage::Round(_) if self.variant == Variant::Signed => {
                    let is_new = state.holds.learn(path, value, self.is_faulty(me.position));
                    if is_new { Step::Learn } else { Step::Known }
                }
                Stage::Round(_) if !state.heard.hear(me, lieutenants(me, &path), value) => Step::Repeated,
                Stage::Round(round) if path.len() < round as usize => Step::HearLate,
                Stage::Round(_) => Step::Hear,
                // No message tells the commander its own order.
                Stage::Over | Stage::Commanding => Step::TooLate,
            }),
            Event::Fired(Timer::Round) => {
                let Stage::Round(round) = state.stage else { return };
                if round == self.rounds() {
                    return self.decide(me, state, fx);
                }
                match self.variant {
                    Variant::Standard => self.relay(me, state, round, fx),
                    Variant::Signed => self.sign(me, state, round, fx),
                }
                state.stage = Stage::Round(round + 1);
                fx.arm(Timer::Round, self.round);
            }
            Event::Recovered => fx.line(Step::Recovered),
            // No general answers a message, so an undeliverable message needs no reaction.
            Event::Undeliverable { .. } | Event::Requested(_) | Event::Membership { .. } => {}
        }
    }

    fn standing(&self, seat: Seat<'_>, state: &State) -> Standing {
        Standing {
            leader: None,
            decided: state.decided.map(Order::datum),
            taking_part: matches!(state.stage, Stage::Round(_)),
            owes: state.stage != Stage::Out && !self.is_faulty(seat.position),
            serves: 0,
        }
    }

    fn duties(&self, at: u32) -> Duties {
        Duties { is_faulty: self.is_faulty(at), ..Duties::default() }
    }

    fn altered(&self, sender: Local<'_>, message: &Message, to: Datum) -> Option<Message> {
        let Message::Order { path, .. } = message;
        let may = self.variant == Variant::Standard && self.is_faulty(sender.position);
        let value = Order::of(to).filter(|_| may)?;
        Some(Message::Order { path: path.clone(), value })
    }

    fn carried(message: &Message) -> u64 {
        let Message::Order { path, .. } = message;
        path.len() as u64
    }
}

impl ByzantineGenerals {
    const fn rounds(&self) -> u32 {
        self.faults + 1
    }

    fn is_faulty(&self, at: u32) -> bool {
        self.traitors.get(at).is_some()
    }

    fn command(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        let (order, path, lies) = (self.order, Path::from_iter([me.id]), self.traitors.get(me.position));
        fx.line(if lies.is_some() { Step::CommandFalsely { order } } else { Step::Command });
        state.stage = Stage::Commanding;
        state.decided = lies.is_none().then_some(order);
        for (port, _) in me.peers() {
            let to = port.position();
            let said = match (lies, self.variant) {
                (None, _) => vec![order],
                (Some(lies), Variant::Standard) => Vec::from_iter(lies.instead(order, to, |below| fx.choose(below))),
                (Some(lies), Variant::Signed) => lies.signs(order, to, |below| fx.choose(below)),
            };
            for value in said {
                fx.send(port, Message::Order { path: path.clone(), value });
            }
        }
    }

    fn relay(&self, me: Local<'_>, state: &State, round: u32, fx: &mut impl Effects<Self>) {
        let lies = self.traitors.get(me.position);
        fx.line(if lies.is_some() { Step::RelayFalsely { round } } else { Step::Relay { round } });
        for node in Tree::level(me, round as usize - 1) {
            let truth = state.heard.heard(&node).unwrap_or(SILENCE);
            let ids = [COMMANDER].iter().chain(&node.lieutenants).map(|&at| me.known[at as usize]);
            let path: Path = ids.chain([me.id]).collect();
            for (port, _) in me.peers().filter(|&(_, id)| !path.contains(&id)) {
                let to = port.position();
                let said = lies.map_or(Some(truth), |lies: &Lies| lies.instead(truth, to, |below| fx.choose(below)));
                if let Some(value) = said {
                    fx.send(port, Message::Order { path: path.clone(), value });
                }
            }
        }
    }

    fn sign(&self, me: Local<'_>, state: &mut State, round: u32, fx: &mut impl Effects<Self>) {
        let lies = self.traitors.get(me.position);
        fx.line(if lies.is_some() { Step::SignFalsely { round } } else { Step::Sign { round } });
        let passed = match lies {
            Some(lies) if lies.draws() => state.holds.draw(me, round, |below| fx.choose(below)),
            _ => state.holds.pass_on(me, self.faults, lies),
        };
        for one in passed {
            fx.send(one.to, Message::Order { path: one.signed_by.and(me.id), value: one.value });
        }
    }

    fn decide(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        state.stage = Stage::Over;
        if self.is_faulty(me.position) {
            return fx.line(Step::Betray);
        }
        let order = match self.variant {
            Variant::Standard => {
                let Count { order, votes, of, is_tie } = state.heard.settle(self.tie);
                fx.line(if is_tie { Step::Tie { order, votes } } else { Step::Majority { order, votes, of } });
                order
            }
            Variant::Signed => match *state.holds.values() {
                [order] => {
                    fx.line(Step::Obey { order });
                    order
                }
                ref values => {
                    fx.line(Step::NotOne { values: values.len() as u32 });
                    SILENCE
                }
            },
        };
        state.decided = Some(order);
    }
}

fn lieutenants(me: Local<'_>, path: &Path) -> Vec<u32> {
    let position = |id| me.known.iter().position(|known| *known == id).map(|at| at as u32);
    path.iter().skip(1).filter_map(|&id| position(id)).collect()
}
