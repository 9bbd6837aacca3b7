//! What the class sees of flooding: roles, labels, the rule behind each step, and the proved bounds.

use super::{Aggregate, Flooding, Known, Message, Phase, State, Step, Values, Variant};
use crate::protocol::prelude::*;

impl Explain for Flooding {
    fn role(&self, _: Local<'_>, state: &State) -> Role {
        match state.phase {
            Phase::Flooding => Role::Active,
            Phase::Decided => Role::Decided,
            Phase::Idle | Phase::Out => Role::Idle,
        }
    }

    fn facts(&self, _: Local<'_>, state: &State) -> Vec<Fact> {
        let phase = match state.phase {
            Phase::Idle => Fact::new("fact-flooding-idle"),
            Phase::Flooding => Fact::new("fact-flooding-round").with("round", state.round).with("rounds", self.rounds),
            Phase::Decided => Fact::new("fact-flooding-decided"),
            Phase::Out => return vec![Fact::new("fact-flooding-out")],
        };
        let mut facts = vec![phase, Fact::new("fact-flooding-known").with("values", listed(&state.known))];
        if state.phase == Phase::Flooding {
            facts.push(match state.fresh.len() {
                0 => Fact::new("fact-flooding-nothing-new"),
                _ => Fact::new("fact-flooding-new").with("values", listed(&state.fresh)),
            });
        }
        if let Some(frozen) = &state.frozen {
            facts.push(Fact::new("fact-flooding-frozen").with("values", listed(frozen)));
        }
        facts.push(match state.decided {
            None => Fact::new("fact-flooding-undecided"),
            Some(value) => Fact::new("fact-flooding-decision").with("value", value),
        });
        facts
    }

    fn marks(&self, _: Local<'_>, state: &State) -> Marks {
        let set = state.deciding();
        let badge = |value| {
            let badge = Remark::new("badge-flooding").with("rule", self.aggregate.name());
            badge.with("value", value).with("count", set.len())
        };
        Marks::badge(self.aggregate.of(set).filter(|_| state.phase == Phase::Flooding).map(badge))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let wait = Remark::new("wait-flooding").id("me", me.id).with("round", state.round);
        (state.phase == Phase::Flooding).then(|| wait.with("rounds", self.rounds))
    }

    fn holdings(&self, _: Local<'_>, state: &State) -> Vec<Holding> {
        let value = |value: Option<Datum>| value.map_or(Held::Nothing, Held::Value);
        vec![
            Holding::of("holding-flooding-known", set(&state.known)),
            Holding::of("holding-flooding-new", set(&state.fresh)),
            Holding::of("holding-flooding-now", value(self.aggregate.of(state.deciding()))),
            Holding::of("holding-decided", value(state.decided)),
        ]
    }

    fn reached(&self, state: &State) -> Option<Reached> {
        let reached = Reached { round: state.round.into(), of: Some(self.rounds) };
        matches!(state.phase, Phase::Flooding | Phase::Decided).then_some(reached)
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let told = told.with("rounds", self.rounds);
        match (step, handled.message()) {
            (Step::Learn { .. } | Step::LearnTooLate { .. } | Step::NothingNew, Some(message)) => {
                let Message::Values { values } = message;
                let weighed = Weighed::one(Bearer::Message, Value::Text(Self::shown(message).payload));
                told.with("values", listed(values)).weighing(weighed)
            }
            (Step::Learn { .. } | Step::LearnTooLate { .. } | Step::NothingNew, None) => {
                told.with("values", String::new())
            }
            (Step::Start, _) => told.with("others", me.peers().count()),
            (Step::Decide { value }, _) => told.weighing(Weighed::one(Bearer::Process, Value::from(value))),
            _ => told,
        }
    }

    /// Without crashes everybody knows everything after the first round. In the second one all have something to pass on, unless all
    /// propose the same; in a third one nobody has.
    ///
    /// With c crashes one of the first c + 1 rounds is without any. After it all know the same: in the next one they pass on what they have
    /// learnt in it, and then nobody has anything new. So nobody sends in more than c + 2 rounds.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        if seen.begun.is_empty() || seen.disturbed {
            return Vec::new();
        }
        if !seen.crashed.is_empty() {
            return vec![self.bound_with_crashes(seen)];
        }
        let (n, up) = (seen.ids.len() as u64, (seen.ids.len() - seen.down.len()) as u64);
        let is_whole = seen.down.is_empty();
        let once = (if is_whole { "n(n-1)" } else { "m(n-1)" }, up * (n - 1));
        let twice = (if is_whole { "2n(n-1)" } else { "2m(n-1)" }, 2 * up * (n - 1));
        match (self.rounds, self.aggregate) {
            _ if up == 1 => Bound::between(once, once),
            (1, _) => Bound::between(once, once),
            // Equal values of different processes are different.
            (_, Aggregate::Majority) => Bound::between(twice, twice),
            (_, Aggregate::Least | Aggregate::Greatest) => Bound::between(once, twice),
        }
    }

    fn shown(message: &Message) -> Shown {
        let Message::Values { values } = message;
        let few = values.len() <= MOST_SHOWN;
        Shown {
            whole: (!few).then(|| written(values)),
            values: values.iter().map(|known| known.value).collect(),
            ..Shown::of(if few { written(values) } else { format!("{} v", values.len()) })
        }
    }
}

impl Agreement for Flooding {
    fn counting(&self) -> Counting {
        Counting {
            tie: (self.aggregate == Aggregate::Majority).then_some(Tie::Least),
            rounds_ignored: u32::from(self.variant == Variant::LastRoundIgnored),
            purposes: &["purpose-flooding-first", "purpose-flooding-later"],
        }
    }

    fn proposal(&self, me: Local<'_>, given: &Given) -> Option<Datum> {
        Some(given.value(me))
    }

    fn derivation(&self, _: Local<'_>, state: &State) -> Option<Derivation> {
        let told = |known: &Known| Derivation::new(known.by.into_iter().collect(), Some(known.value), Rule::Told);
        let rule = match self.aggregate {
            Aggregate::Least => Rule::Least,
            Aggregate::Greatest => Rule::Greatest,
            Aggregate::Majority if state.deciding().is_tied() => Rule::Tie,
            Aggregate::Majority => Rule::Majority,
        };
        let set = state.deciding();
        let value = self.aggregate.of(set)?;
        Some(Derivation { from: set.iter().map(told).collect(), ..Derivation::new(Vec::new(), Some(value), rule) })
    }
}

impl Flooding {
    /// The most messages if no more processes crash than have by now.
    fn bound_with_crashes(&self, seen: &Seen<'_>) -> Bound {
        let (n, up) = (seen.ids.len() as u64, (seen.ids.len() - seen.down.len()) as u64);
        let rounds = u64::from(self.rounds).min(seen.crashed.len() as u64 + 2);
        let formulas: [[&str; 4]; 2] =
            [["n(n-1)", "2n(n-1)", "3n(n-1)", "4n(n-1)"], ["m(n-1)", "2m(n-1)", "3m(n-1)", "4m(n-1)"]];
        let of = formulas[usize::from(!seen.down.is_empty())];
        let formula = of.get(rounds as usize - 1).copied().unwrap_or_default();
        Bound { side: BoundSide::Worst, formula, value: rounds * up * (n - 1) }
    }
}

fn set(values: &Values) -> Held {
    Held::Set(values.iter().map(|known| (known.value, known.by)).collect())
}

/// The most values that a pill shows one by one.
const MOST_SHOWN: u32 = 3;

fn written(values: &Values) -> String {
    let value = |known: &Known| known.value.to_string();
    values.iter().map(value).collect::<Vec<_>>().join("·")
}

/// The values one by one, each with its proposer where that counts.
fn listed(values: &Values) -> Value {
    let value = |known: &Known| match known.by {
        None => known.value.to_string(),
        Some(by) => format!("{} ({by})", known.value),
    };
    Value::Text(values.iter().map(value).collect::<Vec<_>>().join(" "))
}
