//! Explanations of the generals: roles, labels, the rule of each step, holdings, and the derivation of decisions.

use super::message::{Message, Order, Path, Step};
use super::oral::{COMMANDER, Count, Node, SILENCE, count, paths};
use super::{ByzantineGenerals, Stage, State, Variant, lieutenants};
use crate::protocol::prelude::*;

impl Explain for ByzantineGenerals {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state.stage {
            Stage::Idle | Stage::Out => Role::Idle,
            _ if self.is_faulty(me.position) => Role::Traitor,
            Stage::Round(_) => Role::Waiting,
            Stage::Commanding | Stage::Over => Role::Decided,
        }
    }

    fn facts(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        let standing = match state.stage {
            Stage::Out => return vec![Fact::new("fact-byzantine-generals-out")],
            Stage::Idle => Fact::new("fact-byzantine-generals-idle"),
            Stage::Commanding => {
                return vec![Fact::new("fact-byzantine-generals-commander").with("order", self.order.word())];
            }
            Stage::Round(round) => {
                Fact::new("fact-byzantine-generals-round").with("round", round).with("rounds", self.rounds())
            }
            Stage::Over => Fact::new("fact-byzantine-generals-over"),
        };
        let mut facts = vec![standing];
        facts.extend(self.received(me, state));
        let (decision, none) = ("fact-byzantine-generals-decision", "fact-byzantine-generals-undecided");
        facts.push(Fact::either(decision, "order", state.decided, none));
        facts
    }

    fn marks(&self, me: Local<'_>, state: &State) -> Marks {
        let is_lieutenant = me.position != COMMANDER && matches!(state.stage, Stage::Round(_) | Stage::Over);
        let badge = match self.variant {
            _ if !is_lieutenant => None,
            Variant::Standard => Some(votes(&state.heard.votes(self.tie, state.stage == Stage::Over))),
            Variant::Signed => {
                let badge = Remark::new("badge-byzantine-generals-holds").with("values", state.holds.words());
                (!state.holds.is_empty()).then_some(badge)
            }
        };
        let title = (me.position == COMMANDER).then(|| Remark::new("named-byzantine-generals-commander"));
        Marks { title, ..Marks::badge(badge) }
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let Stage::Round(round) = state.stage else { return None };
        let wait = Remark::new("wait-byzantine-generals").id("me", me.id);
        Some(wait.with("round", round).with("rounds", self.rounds()))
    }

    fn holdings(&self, _: Local<'_>, state: &State) -> Vec<Holding> {
        let value = |order: Option<Order>| order.map_or(Held::Nothing, |order| Held::Value(order.datum()));
        let decided = Holding::of("holding-decided", value(state.decided));
        match self.variant {
            Variant::Standard => {
                let direct = value(state.heard.heard(&Node::default()));
                let votes = state.heard.votes(self.tie, state.stage == Stage::Over);
                let number = |order: Order| match votes_for(&votes, order) {
                    0 => Held::Nothing,
                    count => Held::Number(count as u64),
                };
                vec![
                    Holding::of("holding-byzantine-generals-direct", direct),
                    Holding::of("holding-byzantine-generals-attack", number(Order::Attack)),
                    Holding::of("holding-byzantine-generals-retreat", number(Order::Retreat)),
                    decided,
                ]
            }
            Variant::Signed => {
                let values: Vec<_> = state.holds.values().into_iter().map(|order| (order.datum(), None)).collect();
                let held = if values.is_empty() { Held::Nothing } else { Held::Set(values) };
                vec![Holding::of("holding-byzantine-generals-values", held), decided]
            }
        }
    }

    fn reached(&self, state: &State) -> Option<Reached> {
        let round = match state.stage {
            Stage::Round(round) => round,
            Stage::Over => self.rounds(),
            Stage::Idle | Stage::Out | Stage::Commanding => return None,
        };
        Some(Reached { round: round.into(), of: Some(self.rounds()) })
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let heard = handled.message().map(|Message::Order { path, value }| (path, value.word()));
        let others = || me.peers().count() as u64;
        let rule = match (step, heard) {
            (Step::Tie { .. }, None) if self.tie == Tie::Direct => {
                rule.instead(&explanation!("rule-byzantine-generals-tie-direct"))
            }
            (Step::Hear, Some((path, _))) if path.len() == 1 => {
                rule.instead(&explanation!("rule-byzantine-generals-hear-direct"))
            }
            (Step::Learn, Some((path, _))) if path.len() > self.faults as usize => {
                rule.instead(&explanation!("rule-byzantine-generals-learn-last"))
            }
            _ => rule,
        };
        let rule = match step {
            Step::Command | Step::CommandFalsely { .. } => rule.with("others", others()),
            Step::Relay { round } | Step::RelayFalsely { round } => {
                rule.with("receivers", others().saturating_sub(round.into()))
            }
            Step::Hear | Step::HearLate | Step::Repeated | Step::Learn | Step::Known => {
                let (path, value) = heard.map_or_else(Default::default, |(path, value)| (path.to_string(), value));
                rule.with("path", path).with("value", value)
            }
            Step::Majority { votes, of, .. } => rule.weighing(Weighed::votes(votes.into(), (of - votes).into())),
            Step::Tie { votes, .. } => rule.weighing(Weighed::votes(votes.into(), votes.into())),
            Step::Obey { order } => rule.weighing(Weighed::one(Bearer::Process, order.word())),
            _ => rule,
        };
        let rule = match heard {
            Some((_, value)) if is_about_message(step) => rule.weighing(Weighed::one(Bearer::Message, value)),
            _ => rule,
        };
        rule.with("rounds", self.rounds())
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        if seen.begun.is_empty() {
            return Vec::new();
        }
        let n = seen.ids.len() as u64;
        match self.variant {
            Variant::Standard => bounds_of_oral(self, n, seen),
            Variant::Signed => bounds_of_signed(self, n, seen),
        }
    }

    fn shown(message: &Message) -> Shown {
        let Message::Order { path, value } = message;
        Shown { whole: Some(format!("{path} {}", value.word())), ..Shown::of(value.word()) }
    }
}

const fn is_about_message(step: Step) -> bool {
    matches!(
        step,
        Step::Hear | Step::HearLate | Step::Repeated | Step::Learn | Step::Known | Step::TooLate | Step::TakesNoPart
    )
}

impl Agreement for ByzantineGenerals {
    fn counting(&self) -> Counting {
        Counting {
            tie: (self.variant == Variant::Standard).then_some(self.tie),
            rounds_ignored: 0,
            purposes: match self.variant {
                Variant::Signed => &["purpose-byzantine-generals-first", "purpose-byzantine-generals-signed"],
                Variant::Standard => &[
                    "purpose-byzantine-generals-first",
                    "purpose-byzantine-generals-second",
                    "purpose-byzantine-generals-later",
                ],
            },
        }
    }

    fn proposal(&self, me: Local<'_>, _: &Given) -> Option<Datum> {
        (me.position == COMMANDER).then(|| self.order.datum())
    }

    fn signed_by(&self, message: &Message) -> Vec<Id> {
        let Message::Order { path, .. } = message;
        if self.variant == Variant::Signed { path.to_vec() } else { Vec::new() }
    }

    fn is_lie(&self, sender: Local<'_>, state: &State, said: Said<'_, Message>) -> bool {
        let (path, stated, is_silent) = match said {
            Said::Message(Message::Order { path, value }) => (&path[..], Some(*value), false),
            Said::Vote(vote) if vote.rule == Rule::Silence && vote.value.is_some() => (&vote.path[..], None, true),
            Said::Vote(vote) => (&vote.path[..], vote.value.and_then(Order::of), false),
        };
        self.truth(sender, state, path).is_some_and(|truth| is_silent || stated.is_some_and(|stated| stated != truth))
    }

    fn derivation(&self, me: Local<'_>, state: &State) -> Option<Derivation> {
        if !matches!(state.stage, Stage::Round(_) | Stage::Over) {
            return None;
        }
        let is_over = state.stage == Stage::Over;
        match self.variant {
            Variant::Standard => {
                let decision = self.settled(me, state, &Node::default(), is_over);
                Some(Derivation { path: Vec::new(), ..decision })
            }
            Variant::Signed => Some(signed(state, is_over)),
        }
    }
}

impl ByzantineGenerals {
    /// The step that the screen shows while traitors are hidden.
    pub(in super::super) const fn seeming(step: Step) -> Step {
        match step {
            Step::CommandFalsely { .. } => Step::Command,
            Step::RelayFalsely { round } => Step::Relay { round },
            Step::SignFalsely { round } => Step::Sign { round },
            honest => honest,
        }
    }

    /// The value that `me` would send over `path` as a loyal general. `None` if the path does not end at `me`. Also
    /// `None` for a lieutenant in `signed`, because no signed value can be changed.
    fn truth(&self, me: Local<'_>, state: &State, path: &[Id]) -> Option<Order> {
        match path.split_last()? {
            (last, _) if *last != me.id => None,
            (_, []) => Some(self.order),
            _ if self.variant == Variant::Signed => None,
            (_, before) => {
                let before: Path = before.iter().copied().collect();
                Some(state.heard.heard(&Node::of(me, lieutenants(me, &before))).unwrap_or(SILENCE))
            }
        }
    }

    fn received(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        if me.position == COMMANDER || state.stage == Stage::Idle {
            return Vec::new();
        }
        match self.variant {
            Variant::Standard => {
                let (heard, of) = state.heard.heard_of();
                let direct = state.heard.heard(&Node::default());
                let (key, missing) = ("fact-byzantine-generals-told", "fact-byzantine-generals-not-told");
                let direct = Fact::either(key, "order", direct, missing);
                let count = Fact::new("fact-byzantine-generals-heard").with("count", heard).with("of", of);
                vec![direct, count]
            }
            Variant::Signed if state.holds.is_empty() => vec![Fact::new("fact-byzantine-generals-holds-nothing")],
            Variant::Signed => vec![Fact::new("fact-byzantine-generals-holds").with("values", state.holds.words())],
        }
    }

    /// How `me` derives the value of the path `node`. After all rounds (`is_over`), a missing value is [`SILENCE`].
    fn settled(&self, me: Local<'_>, state: &State, node: &Node, is_over: bool) -> Derivation {
        let ids = [COMMANDER].iter().chain(&node.lieutenants).map(|&at| me.known[at as usize]);
        let path: Vec<Id> = ids.collect();
        let direct = match state.heard.heard(node) {
            Some(order) => Derivation::new(path, Some(order.datum()), Rule::Told),
            None => Derivation::new(path, is_over.then(|| SILENCE.datum()), Rule::Silence),
        };
        if state.heard.is_leaf(node) {
            return direct;
        }
        let (path, said) = (direct.path.clone(), direct.value.and_then(Order::of));
        let relayed = node.children(me).map(|child| self.settled(me, state, &child, is_over));
        let from: Vec<Derivation> = [direct].into_iter().chain(relayed).collect();
        let votes = from.iter().filter_map(|vote| vote.value.and_then(Order::of));
        let Count { order, of, is_tie, .. } = count(votes, said.unwrap_or(SILENCE), self.tie);
        let value = (of > 0).then(|| order.datum());
        Derivation { path, value, ballot: None, rule: if is_tie && of > 0 { Rule::Tie } else { Rule::Majority }, from }
    }
}

fn votes_for(votes: &[Option<Order>], order: Order) -> usize {
    votes.iter().filter(|vote| **vote == Some(order)).count()
}

const MOST_SQUARES: usize = 9;

/// A text such as `■■□ 2:1`: ■ for attack, □ for retreat, then the number of votes for each.
fn votes(votes: &[Option<Order>]) -> Remark {
    let square = |vote: &Option<Order>| vote.map_or('·', |order| if order == Order::Attack { '■' } else { '□' });
    let badge = if votes.len() > MOST_SQUARES {
        Remark::new("badge-byzantine-generals-votes")
    } else {
        Remark::new("badge-byzantine-generals-squares").with("squares", votes.iter().map(square).collect::<String>())
    };
    badge.with("attack", votes_for(votes, Order::Attack)).with("retreat", votes_for(votes, Order::Retreat))
}

fn signed(state: &State, is_over: bool) -> Derivation {
    let all = state.holds.0.iter();
    let received = all.map(|chain| Derivation::new(chain.signed_by.to_vec(), Some(chain.value.datum()), Rule::Told));
    let (value, rule) = match *state.holds.values() {
        [order] => (Some(order), Rule::Only),
        ref values => ((is_over || values.len() > 1).then_some(SILENCE), Rule::NotOne),
    };
    Derivation { path: Vec::new(), value: value.map(Order::datum), ballot: None, rule, from: received.collect() }
}

const fn formula(faults: u32) -> &'static str {
    match faults {
        0 => "n-1",
        1 => "(n-1)²",
        2 => "(n-1)((n-2)²+1)",
        _ => "Σ(n-1)…(n-1-k), k≤f",
    }
}

/// One message for each path and receiver. Exact if no process is silent or down, and all timers fired in time.
fn bounds_of_oral(protocol: &ByzantineGenerals, n: u64, seen: &Seen<'_>) -> Vec<Bound> {
    let Some(value) = paths(n, protocol.faults.into()) else { return Vec::new() };
    let is_exact = seen.is_undisturbed()
        && seen.down.is_empty()
        && !protocol.traitors.iter().any(|(_, lies)| lies.may_keep_silent());
    Bound::most(formula(protocol.faults), value, is_exact)
}

/// If no traitor makes random choices, each process forwards each value once.
///
/// For one value, the commander sends n − 1 messages and each lieutenant sends n − 2. Together these are (n−1)². If the
/// commander signs two values, the messages of the lieutenants double.
fn bounds_of_signed(protocol: &ByzantineGenerals, n: u64, seen: &Seen<'_>) -> Vec<Bound> {
    if protocol.traitors.iter().any(|(_, lies)| lies.draws()) {
        return Bound::most("", drawn(protocol, n), false);
    }
    let others = n - 1;
    let relays = if protocol.faults == 0 { 0 } else { others * n.saturating_sub(2) };
    let says = |to: u32| protocol.traitors.get(0).and_then(|lies| lies.instead(protocol.order, to, |_| 0));
    let two_values = Order::BOTH.into_iter().all(|order| (1..n as u32).any(|to| says(to) == Some(order)));
    let (formula, value) = match (protocol.faults, two_values) {
        (0, _) => ("n-1", others),
        (_, false) => ("(n-1)²", others + relays),
        (_, true) => ("(n-1)(2n-3)", others + 2 * relays),
    };
    let is_exact = seen.is_undisturbed() && seen.down.is_empty() && protocol.traitors.iter().next().is_none();
    Bound::most(formula, value, is_exact)
}

/// The maximum number of messages if some traitors make random choices.
///
/// The commander sends each value at most once to each lieutenant. A loyal lieutenant forwards each value once, to
/// n − 2 others. A traitor with random choices forwards each value at most m times, each time to at most n − 2 others.
fn drawn(protocol: &ByzantineGenerals, n: u64) -> u64 {
    let traitors = protocol.traitors.iter().filter(|(at, lies)| *at != COMMANDER && lies.draws()).count() as u64;
    let relays =
        (n - 1 - traitors.min(n - 1)) * u64::from(protocol.faults.min(1)) + traitors * u64::from(protocol.faults);
    let of_value = n - 1 + relays * n.saturating_sub(2);
    let values = if protocol.traitors.get(COMMANDER).is_some() { 2 } else { 1 };
    values * of_value
}
