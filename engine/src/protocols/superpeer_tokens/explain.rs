//! Explanations of repelling tokens: roles, labels, the rule of each step, holdings, and figures.

use super::{Message, State, Step, SuperpeerTokens};
use crate::protocol::prelude::*;

const MOST_NAMED: usize = 64;

impl Explain for SuperpeerTokens {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state.token {
            Some(_) if state.elected == Some(me.id) => Role::Leader,
            Some(_) => Role::Active,
            None if state.asks.is_some() => Role::Waiting,
            None => Role::Idle,
        }
    }

    fn facts(&self, me: Local<'_>, state: &State) -> Vec<Fact> {
        let mut facts = vec![Fact::elected(state.elected)];
        if let Some(held) = state.token {
            let whole = held.begins.saturating_sub(1);
            let fact = Fact::new("fact-superpeer-tokens-held").with("token", held.which).with("periods", whole);
            let force =
                Fact::new("fact-superpeer-tokens-force").with("force", decimal(self.force(me, state).strength()));
            facts.push(fact.with("tenure", self.tenure));
            facts.push(force.with("theta", decimal(held.theta.value())));
        } else {
            facts.push(Fact::new("fact-superpeer-tokens-none"));
        }
        if state.elected == Some(me.id) {
            let members: Vec<Id> = state.members.iter().copied().take(MOST_NAMED).collect();
            facts.push(match state.members.len() {
                0 => Fact::new("fact-superpeer-tokens-no-members"),
                count => Fact::new("fact-superpeer-tokens-members").with("count", count).with("ids", members),
            });
        }
        let heard = state.rumours.counting(state.period).count();
        facts.push(Fact::new("fact-superpeer-tokens-heard").with("count", heard));
        facts
    }

    fn marks(&self, me: Local<'_>, state: &State) -> Marks {
        let serves = state.elected == Some(me.id);
        let badge = if serves { "badge-superpeer-tokens-settled" } else { "badge-superpeer-tokens" };
        Marks::badge(state.token.map(|held| Remark::new(badge).with("token", held.which)))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let wait = match (state.token.and_then(|held| held.offered), state.asks) {
            (Some(to), _) => Remark::new("wait-superpeer-tokens-accept").id("j", id_at(me, to)),
            (None, Some(to)) => Remark::new("wait-superpeer-tokens-welcome").id("j", id_at(me, to.position)),
            (None, None) => return None,
        };
        Some(wait.id("me", me.id))
    }

    fn holdings(&self, me: Local<'_>, state: &State) -> Vec<Holding> {
        let serves = state.elected == Some(me.id);
        let members = state.members.iter().map(|id| (Datum::Number(id.number()), None)).collect();
        let number = |number: Option<u64>| number.map_or(Held::Nothing, Held::Number);
        let shown = |value: Option<f64>| {
            let word = value.and_then(|value| Datum::word(&decimal(value)));
            word.map_or(Held::Nothing, Held::Value)
        };
        let force = state.token.map(|_| self.force(me, state).strength());
        vec![
            Holding::of("holding-superpeer-members", if serves { Held::Set(members) } else { Held::Nothing }),
            Holding::of("holding-superpeer-load", number(serves.then_some(state.members.len() as u64))),
            Holding::of("holding-superpeer-tokens-token", number(state.token.map(|held| held.which.into()))),
            Holding::of("holding-superpeer-tokens-force", shown(force)),
            Holding::of("holding-superpeer-tokens-theta", shown(state.token.map(|held| held.theta.value()))),
        ]
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let holder = match handled.message() {
            Some(Message::Gossip { rumour }) => id_at(me, rumour.position),
            _ => me.id,
        };
        let rule = match step {
            Step::PassOn { .. } | Step::GiveWay { .. } => rule.id("holder", holder),
            Step::Settle { .. } => rule.with("tenure", self.tenure),
            Step::Full => rule.with("limit", self.limit.unwrap_or_default()),
            _ => rule,
        };
        match step {
            Step::Get { token }
            | Step::Tell { token, .. }
            | Step::Settle { token }
            | Step::Stay { token }
            | Step::Stuck { token }
            | Step::Offer { token, .. }
            | Step::LetGo { token }
            | Step::Keep { token }
            | Step::GiveWay { token } => rule.weighing(Weighed::one(Bearer::Process, u64::from(token))),
            Step::PassOn { token, .. }
            | Step::Accept { token }
            | Step::Decline { token }
            | Step::BeginLate { token } => rule.weighing(Weighed::one(Bearer::Message, u64::from(token))),
            _ => rule,
        }
    }

    fn shown(message: &Message) -> Shown {
        Shown::of(match message {
            Message::Gossip { rumour } => format!("{}.{}", rumour.token, rumour.number),
            Message::Handover { token, .. } | Message::Accept { token, .. } | Message::Refuse { token, .. } => {
                token.to_string()
            }
            Message::Join {} | Message::Welcome { .. } | Message::Full {} => String::new(),
        })
    }
}

impl Groups for SuperpeerTokens {
    fn service(&self) -> Service {
        Service { limit: self.limit, share: Some(self.share.value()), ..Service::default() }
    }

    fn has_member(&self, state: &State, member: Id) -> bool {
        state.members.binary_search(&member).is_ok()
    }

    fn whereabouts(&self, me: Local<'_>, state: &State) -> Whereabouts {
        let token = state.token.as_ref().map(|held| {
            let force = self.force(me, state);
            HeldToken {
                number: held.which,
                is_settled: state.elected == Some(me.id),
                force: (force.x, force.y),
                theta: held.theta.value(),
            }
        });
        Whereabouts { token, ..Whereabouts::default() }
    }

    fn figures(&self, live: &[(Local<'_>, &State)]) -> Vec<Figure> {
        let serving = live.iter().filter(|(me, state)| state.elected == Some(me.id));
        let loads: Vec<u32> = serving.map(|(_, state)| state.members.len() as u32).collect();
        let mut figures = Figure::of_loads(live.len(), &loads);
        let served: Vec<_> = live.iter().map(|&(me, state)| (me, state.elected)).collect();
        figures.extend(Figure::of_places(&served, self.is_torus));
        figures
    }
}

fn id_at(me: Local<'_>, at: u32) -> Id {
    me.known.get(at as usize).copied().unwrap_or(me.id)
}

fn decimal(value: f64) -> String {
    format!("{value:.2}")
}
