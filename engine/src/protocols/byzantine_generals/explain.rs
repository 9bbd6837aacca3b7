//! What the class sees of the generals: roles, labels, the rule behind each step, what it holds and how it decides.

use super::bounds::bounds;
use super::message::{Message, Order, Path};
use super::oral::{COMMANDER, Count, Node, SILENCE, Tie, count};
use super::step::Step;
use super::{ByzantineGenerals, Stage, State, Timer, Variant, lieutenants};
use crate::protocol::{
    self, Bearer, Bound, Datum, Derivation, Explain, Explanation, Fact, Handled, Held, Holding, Id, Local, MessageClass,
    Protocol, Remark, Role, Rule, Seen, Value, Weighed, explanation,
};

impl Explain for ByzantineGenerals {
    const ROLES: &[Role] = &[Role::Idle, Role::Waiting, Role::Decided, Role::Traitor];
    const CLASSES: &[&[MessageClass]] = &[&[MessageClass::Value]];
    const SILENCE: Option<Datum> = Some(SILENCE.datum());
    const HOLDS: bool = true;
    const DERIVES: bool = true;
    const BARRIERS: &[Timer] = &[Timer::Round];

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
                return vec![Fact::new("fact-byzantine-generals-commander").with("order", Value::Name(self.order.word()))];
            }
            Stage::Round(round) => {
                Fact::new("fact-byzantine-generals-round").number("round", round.into()).number("rounds", self.rounds().into())
            }
            Stage::Over => Fact::new("fact-byzantine-generals-over"),
        };
        let mut facts = vec![standing];
        facts.extend(self.told(me, state));
        facts.push(match state.decided {
            None => Fact::new("fact-byzantine-generals-undecided"),
            Some(order) => Fact::new("fact-byzantine-generals-decision").with("order", Value::Name(order.word())),
        });
        facts
    }

    /// What it has for its decision: the votes of a lieutenant, or the signed values.
    fn badge(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let is_lieutenant = me.position != COMMANDER && matches!(state.stage, Stage::Round(_) | Stage::Over);
        match self.variant {
            _ if !is_lieutenant => None,
            Variant::Standard => Some(votes(&state.heard.votes(self.tie, state.stage == Stage::Over))),
            Variant::Signed => {
                let values: Vec<&str> = state.holds.values().into_iter().map(Order::word).collect();
                let badge = Remark::new("badge-byzantine-generals-holds").with("values", Value::Text(values.join(" ")));
                (!values.is_empty()).then_some(badge)
            }
        }
    }

    fn title(&self, me: Local<'_>) -> Option<Remark> {
        (me.position == COMMANDER).then(|| Remark::new("named-byzantine-generals-commander"))
    }

    fn purpose(&self, round: u32) -> Option<Remark> {
        Some(Remark::new(match (round, self.variant) {
            (1, _) => "purpose-byzantine-generals-first",
            (_, Variant::Signed) => "purpose-byzantine-generals-signed",
            (2, Variant::Standard) => "purpose-byzantine-generals-second",
            (_, Variant::Standard) => "purpose-byzantine-generals-later",
        }))
    }

    fn payload(message: &Message) -> String {
        let Message::Order { value, .. } = message;
        value.word().to_owned()
    }

    fn whole(message: &Message) -> Option<String> {
        let Message::Order { path, value } = message;
        Some(format!("{path} {}", value.word()))
    }

    fn signed_by(&self, message: &Message) -> Vec<Id> {
        let Message::Order { path, .. } = message;
        if self.variant == Variant::Signed { path.ids().to_vec() } else { Vec::new() }
    }

    fn is_lie(&self, sender: Local<'_>, state: &State, message: &Message) -> bool {
        let Message::Order { path, value } = message;
        self.truth(sender, state, path.ids()).is_some_and(|truth| truth != *value)
    }

    fn is_told_falsely(&self, teller: Local<'_>, state: &State, vote: &Derivation) -> bool {
        let is_silent = vote.rule == Rule::Silence && vote.value.is_some();
        let said = vote.value.and_then(Order::of).filter(|_| !is_silent);
        self.truth(teller, state, &vote.path).is_some_and(|truth| is_silent || said.is_some_and(|said| said != truth))
    }

    fn exception(&self, _: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Option<Explanation> {
        let Some(Message::Order { path, .. }) = handled.message() else {
            let is_direct_tie = matches!(step, Step::Tie { .. }) && self.tie == Tie::Direct;
            return is_direct_tie.then(|| explanation!("rule-byzantine-generals-tie-direct"));
        };
        match step {
            Step::Hear if path.len() == 1 => Some(explanation!("rule-byzantine-generals-hear-direct")),
            Step::Learn if path.len() > self.faults as usize => Some(explanation!("rule-byzantine-generals-learn-last")),
            _ => None,
        }
    }

    fn values(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let others = || me.peers().count() as u64;
        let told = match step {
            Step::Command | Step::CommandFalsely { .. } => told.number("others", others()),
            Step::Relay { round } | Step::RelayFalsely { round } => {
                told.number("receivers", others().saturating_sub(round.into()))
            }
            Step::Hear | Step::HearLate | Step::Repeated | Step::Learn | Step::Known => {
                let message = handled.message().map(|Message::Order { path, value }| (path.to_string(), value.word()));
                let (path, value) = message.unwrap_or_default();
                told.with("path", &Value::Text(path)).with("value", &Value::Name(value))
            }
            Step::StartIgnored
            | Step::Await
            | Step::Majority { .. }
            | Step::Tie { .. }
            | Step::Sign { .. }
            | Step::SignFalsely { .. }
            | Step::Obey { .. }
            | Step::NotOne { .. }
            | Step::Betray
            | Step::TooLate
            | Step::TakesNoPart
            | Step::Recovered => told,
        };
        told.id("j", handled.subject().unwrap_or(me.id)).number("rounds", self.rounds().into())
    }

    fn weighed(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Weighed {
        let of_message = handled.message().map(|Message::Order { value, .. }| Weighed::one(Bearer::Message, value.word()));
        match step {
            Step::Majority { votes, of, .. } => Weighed::votes(votes.into(), (of - votes).into()),
            Step::Tie { votes, .. } => Weighed::votes(votes.into(), votes.into()),
            Step::Obey { order } => Weighed::one(Bearer::Process, order.word()),
            Step::Hear | Step::HearLate | Step::Repeated | Step::Learn | Step::Known | Step::TooLate | Step::TakesNoPart => {
                of_message.unwrap_or_else(|| Weighed::one(Bearer::Process, me.id))
            }
            Step::StartIgnored
            | Step::Command
            | Step::CommandFalsely { .. }
            | Step::Await
            | Step::Relay { .. }
            | Step::RelayFalsely { .. }
            | Step::Sign { .. }
            | Step::SignFalsely { .. }
            | Step::NotOne { .. }
            | Step::Betray
            | Step::Recovered => Weighed::one(Bearer::Process, me.id),
        }
    }

    fn seeming(step: Step) -> Step {
        match step {
            Step::CommandFalsely { .. } => Step::Command,
            Step::RelayFalsely { round } => Step::Relay { round },
            Step::SignFalsely { round } => Step::Sign { round },
            honest => honest,
        }
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let Stage::Round(round) = state.stage else { return None };
        let wait = Remark::new("wait-byzantine-generals").id("me", me.id);
        Some(wait.number("round", round.into()).number("rounds", self.rounds().into()))
    }

    fn holdings(&self, _: Local<'_>, state: &State) -> Vec<Holding> {
        let value = |order: Option<Order>| order.map_or(Held::Nothing, |order| Held::Value(order.datum()));
        let decided = Holding::of("holding-decided", value(state.decided));
        match self.variant {
            Variant::Standard => {
                let direct = value(state.heard.heard(&Node::default()));
                let votes = state.heard.votes(self.tie, state.stage == Stage::Over);
                let number = |order: Order| match votes.iter().filter(|vote| **vote == Some(order)).count() {
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

    fn derivation(&self, me: Local<'_>, state: &State) -> Option<Derivation> {
        self.derived(me, state)
    }

    fn tie(&self) -> Option<protocol::Tie> {
        let tie = if self.tie == Tie::Direct { protocol::Tie::Direct } else { protocol::Tie::Silence };
        (self.variant == Variant::Standard).then_some(tie)
    }

    fn round(&self, state: &State) -> Option<(u32, u32)> {
        match state.stage {
            Stage::Round(round) => Some((round, self.rounds())),
            Stage::Over => Some((self.rounds(), self.rounds())),
            Stage::Idle | Stage::Out | Stage::Commanding => None,
        }
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        bounds(self, seen)
    }
}

impl ByzantineGenerals {
    /// What a general would say by a path that ends with it if it were loyal; nothing of a path that ends with another, and of a lieutenant
    /// that passes on what is signed: it can keep that back only.
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

    /// What a lieutenant was told, as facts.
    fn told(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        if me.position == COMMANDER || state.stage == Stage::Idle {
            return Vec::new();
        }
        match self.variant {
            Variant::Standard => {
                let (heard, of) = state.heard.heard_of();
                let direct = match state.heard.heard(&Node::default()) {
                    None => Fact::new("fact-byzantine-generals-not-told"),
                    Some(order) => Fact::new("fact-byzantine-generals-told").with("order", Value::Name(order.word())),
                };
                let count = Fact::new("fact-byzantine-generals-heard").number("count", heard as u64).number("of", of as u64);
                vec![direct, count]
            }
            Variant::Signed => match state.holds.values().as_slice() {
                [] => vec![Fact::new("fact-byzantine-generals-holds-nothing")],
                values => {
                    let words: Vec<&str> = values.iter().map(|order| order.word()).collect();
                    vec![Fact::new("fact-byzantine-generals-holds").with("values", Value::Text(words.join(" ")))]
                }
            },
        }
    }

    fn derived(&self, me: Local<'_>, state: &State) -> Option<Derivation> {
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

    /// How a path's value is settled, as far as it is; what is not heard is silence once the rounds are over.
    fn settled(&self, me: Local<'_>, state: &State, node: &Node, is_over: bool) -> Derivation {
        let ids = [COMMANDER].iter().chain(&node.lieutenants).map(|&at| me.known[at as usize]);
        let path: Vec<Id> = ids.collect();
        let direct = match state.heard.heard(node) {
            Some(order) => Derivation { path, value: Some(order.datum()), ballot: None, rule: Rule::Told, from: Vec::new() },
            None => {
                Derivation { path, value: is_over.then(|| SILENCE.datum()), ballot: None, rule: Rule::Silence, from: Vec::new() }
            }
        };
        if state.heard.is_leaf(node) {
            return direct;
        }
        let (path, said) = (direct.path.clone(), direct.value.and_then(Order::of));
        let from: Vec<Derivation> =
            [direct].into_iter().chain(node.children(me).map(|child| self.settled(me, state, &child, is_over))).collect();
        let votes = from.iter().filter_map(|vote| vote.value.and_then(Order::of));
        let Count { order, of, is_tie, .. } = count(votes, said.unwrap_or(SILENCE), self.tie);
        let value = (of > 0).then(|| order.datum());
        Derivation { path, value, ballot: None, rule: if is_tie && of > 0 { Rule::Tie } else { Rule::Majority }, from }
    }
}

/// Most voters of whom each has a square.
const MOST_SQUARES: usize = 9;

/// A square for each who has a vote, filled for attack and hollow for retreat, and how many of each there are: `■■□ 2:1`.
fn votes(votes: &[Option<Order>]) -> Remark {
    let count = |order: Order| votes.iter().filter(|vote| **vote == Some(order)).count() as u64;
    let square = |vote: &Option<Order>| match vote {
        Some(Order::Attack) => '■',
        Some(Order::Retreat) => '□',
        None => '·',
    };
    let many = votes.len() > MOST_SQUARES;
    let badge = Remark::new(if many { "badge-byzantine-generals-votes" } else { "badge-byzantine-generals-squares" });
    let badge = if many { badge } else { badge.with("squares", Value::Text(votes.iter().map(square).collect())) };
    badge.number("attack", count(Order::Attack)).number("retreat", count(Order::Retreat))
}

/// How a decision on signed values comes about, as far as it has come.
fn signed(state: &State, is_over: bool) -> Derivation {
    let told = state.holds.iter().map(|chain| Derivation {
        path: chain.signed_by.ids().to_vec(),
        value: Some(chain.value.datum()),
        ballot: None,
        rule: Rule::Told,
        from: Vec::new(),
    });
    let (value, rule) = match *state.holds.values() {
        [order] => (Some(order), Rule::Only),
        ref values => ((is_over || values.len() > 1).then_some(SILENCE), Rule::NotOne),
    };
    Derivation { path: Vec::new(), value: value.map(Order::datum), ballot: None, rule, from: told.collect() }
}
