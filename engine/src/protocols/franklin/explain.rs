//! What the class sees of Franklin: colours, rounds, labels, the rule behind each step, and the proved bounds.

use std::cmp::Ordering;

use super::{Colour, Franklin, Message, State, Step, Variant};
use crate::protocol::prelude::*;

impl Explain for Franklin {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match state.colour {
            _ if state.elected == Some(me.id) => Role::Leader,
            Colour::None => Role::Idle,
            Colour::Red => Role::Red,
            Colour::Black => Role::Black,
        }
    }

    fn facts(&self, _: Local<'_>, state: &State) -> Vec<Fact> {
        let colour = match state.colour {
            Colour::None => "fact-franklin-no-colour",
            Colour::Red => "fact-franklin-red",
            Colour::Black => "fact-franklin-black",
        };
        let mut facts = vec![Fact::new(colour)];
        if state.round > 0 {
            facts.push(Fact::new("fact-franklin-round").with("round", state.round));
        }
        if state.colour == Colour::Red {
            let side = |id: Option<Id>, key, missing| id.map_or(Fact::new(missing), |id| Fact::new(key).id("j", id));
            facts.push(side(state.left, "fact-franklin-left", "fact-franklin-left-missing"));
            facts.push(side(state.right, "fact-franklin-right", "fact-franklin-right-missing"));
        }
        let kept = state.kept.iter();
        facts.extend(kept.map(|kept| Fact::new("fact-franklin-kept").id("j", kept.id).with("round", kept.round)));
        facts.push(Fact::elected(state.elected));
        facts.push(Fact::new("fact-franklin-election").with("epoch", state.election.epoch()));
        facts
    }

    fn marks(&self, _: Local<'_>, state: &State) -> Marks {
        let red = state.colour == Colour::Red;
        Marks::badge(red.then(|| Remark::new("badge-franklin-round").with("round", state.round)))
    }

    fn reached(&self, state: &State) -> Option<Reached> {
        Some(Reached::alone(state.round))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        if !state.election.is_unfinished() {
            return None;
        }
        let key = match (state.colour, state.left, state.right) {
            (Colour::None | Colour::Black, ..) => "wait-franklin-black",
            (Colour::Red, None, None) => "wait-franklin-both",
            (Colour::Red, Some(_), _) => "wait-franklin-right",
            (Colour::Red, None, Some(_)) => "wait-franklin-left",
        };
        Some(Remark::new(key).id("me", me.id).with("round", state.round))
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let subject = handled.subject().unwrap_or(me.id);
        match step {
            Step::AwaitOther { .. } => {
                // The first of two sides is in, and the other one may still decide.
                let told = told.instead(&match subject.cmp(&me.id) {
                    Ordering::Less => explanation!("rule-franklin-await-lower"),
                    Ordering::Greater => explanation!("rule-franklin-await-higher"),
                    Ordering::Equal => explanation!("rule-franklin-await-own"),
                });
                told.weighing(Weighed::ids(subject, me.id))
            }
            Step::Win { .. } => told.weighing(Weighed::ids(subject, me.id)),
            Step::NextRound { round, left, right } => {
                told.with("next", u64::from(round) + 1).weighing(Weighed::between(left, me.id, right))
            }
            Step::TurnBlack { left, right, .. } => {
                told.id("higher", left.max(right)).weighing(Weighed::between(left, me.id, right))
            }
            Step::StartIgnored | Step::Start | Step::Wake | Step::Listen => told,
            _ => told.weighing(Weighed::one(Bearer::Message, subject)),
        }
    }

    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        if !seen.is_one_election() {
            return Vec::new();
        }
        let (n, k) = (seen.ids.len() as u64, seen.begun.len() as u64);
        match self.variant {
            Variant::Standard => tournament(n, n, "n(2floor(log2 n)+3)"),
            Variant::InitiatorsOnly => tournament(n, k, "n(2floor(log2 k)+3)"),
        }
    }

    fn shown(message: &Message) -> Shown {
        Shown::about(message.id())
    }
}

/// The least and the most messages of every run on a ring of n in which this many are red at first, whatever their ids.
///
/// In each round the messages of the reds together cross every link once each way: 2n. Of two red neighbours at most one wins, so
/// that of r at most ⌊r/2⌋ are left, and the last one needs a round to find that it is alone: from 2 rounds (1, if it is alone
/// from the beginning) to ⌊log₂ r⌋ + 1. ELECTED is n.
fn tournament(n: u64, reds: u64, most: &'static str) -> Vec<Bound> {
    let cost = |rounds: u64| 2 * n * rounds + n;
    let (best, least) = if reds == 1 { ("3n", cost(1)) } else { ("5n", cost(2)) };
    let worst = if reds == 1 { "3n" } else { most };
    Bound::between((best, least), (worst, cost(u64::from(reds.ilog2()) + 1)))
}
