//! What the class sees of flooding: roles, labels, the rule behind each step, and the proved bounds.

use super::{Aggregate, Flooding, Known, Message, Phase, State, Step, Timer, Values, Variant};
use crate::protocol::{
    Bearer, Bound, BoundSide, Datum, Derivation, Explain, Explanation, Fact, Handled, Held, Holding, Local, MessageClass, Remark,
    Role, Rule, Seen, Tie, Value, Weighed,
};

impl Explain for Flooding {
    const ROLES: &[Role] = &[Role::Idle, Role::Active, Role::Decided];
    const CLASSES: &[&[MessageClass]] = &[&[MessageClass::Value]];
    const HOLDS: bool = true;
    const DERIVES: bool = true;
    const BARRIERS: &[Timer] = &[Timer::Round];

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
            Phase::Flooding => {
                Fact::new("fact-flooding-round").number("round", state.round.into()).number("rounds", self.rounds.into())
            }
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
            Some(value) => Fact::new("fact-flooding-decision").with("value", Value::from(value)),
        });
        facts
    }

    fn badge(&self, _: Local<'_>, state: &State) -> Option<Remark> {
        let set = state.deciding();
        let value = self.aggregate.of(set).filter(|_| state.phase == Phase::Flooding)?;
        let badge =
            Remark::new("badge-flooding").with("rule", Value::Name(self.aggregate.name())).with("value", Value::from(value));
        Some(badge.number("count", set.len().into()))
    }

    fn purpose(&self, round: u32) -> Option<Remark> {
        Some(Remark::new(if round == 1 { "purpose-flooding-first" } else { "purpose-flooding-later" }))
    }

    fn payload(message: &Message) -> String {
        let Message::Values { values } = message;
        if values.len() <= MOST_SHOWN { written(values) } else { format!("{} v", values.len()) }
    }

    fn values_in(message: &Message) -> Vec<Datum> {
        let Message::Values { values } = message;
        values.iter().map(|known| known.value).collect()
    }

    fn whole(message: &Message) -> Option<String> {
        let Message::Values { values } = message;
        (values.len() > MOST_SHOWN).then(|| written(values))
    }

    fn values(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let told = match step {
            Step::Learn { .. } | Step::LearnTooLate { .. } | Step::NothingNew => match handled.message() {
                Some(Message::Values { values }) => told.with("values", &listed(values)),
                None => told.with("values", &listed(&Values::default())),
            },
            Step::Start => told.number("others", me.peers().count() as u64),
            Step::StartIgnored
            | Step::Late
            | Step::PassOn { .. }
            | Step::Keep { .. }
            | Step::Decide { .. }
            | Step::Out
            | Step::Recovered => told,
        };
        told.id("j", handled.subject().unwrap_or(me.id)).number("rounds", self.rounds.into())
    }

    fn weighed(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Weighed {
        match (step, handled.message()) {
            (Step::Learn { .. } | Step::LearnTooLate { .. } | Step::NothingNew, Some(message)) => {
                Weighed::one(Bearer::Message, Value::Text(Self::payload(message)))
            }
            (Step::Decide { value }, _) => Weighed::one(Bearer::Process, Value::from(value)),
            _ => Weighed::one(Bearer::Process, me.id),
        }
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        let wait = Remark::new("wait-flooding").id("me", me.id).number("round", state.round.into());
        (state.phase == Phase::Flooding).then(|| wait.number("rounds", self.rounds.into()))
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

    fn derivation(&self, _: Local<'_>, state: &State) -> Option<Derivation> {
        let told = |known: &Known| Derivation {
            path: known.by.into_iter().collect(),
            value: Some(known.value),
            ballot: None,
            rule: Rule::Told,
            from: Vec::new(),
        };
        let rule = match self.aggregate {
            Aggregate::Least => Rule::Least,
            Aggregate::Greatest => Rule::Greatest,
            Aggregate::Majority if state.deciding().is_tied() => Rule::Tie,
            Aggregate::Majority => Rule::Majority,
        };
        let set = state.deciding();
        let value = self.aggregate.of(set)?;
        Some(Derivation { path: Vec::new(), value: Some(value), ballot: None, rule, from: set.iter().map(told).collect() })
    }

    fn comes_to(&self, _: Local<'_>, state: &State) -> Option<Datum> {
        self.aggregate.of(state.deciding())
    }

    fn rounds_ignored(&self) -> u32 {
        u32::from(self.variant == Variant::LastRoundIgnored)
    }

    fn tie(&self) -> Option<Tie> {
        (self.aggregate == Aggregate::Majority).then_some(Tie::Least)
    }

    fn round(&self, state: &State) -> Option<(u32, u32)> {
        matches!(state.phase, Phase::Flooding | Phase::Decided).then_some((state.round, self.rounds))
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
}

impl Flooding {
    /// The most messages if no more processes crash than have by now.
    fn bound_with_crashes(&self, seen: &Seen<'_>) -> Bound {
        let (n, up) = (seen.ids.len() as u64, (seen.ids.len() - seen.down.len()) as u64);
        let rounds = u64::from(self.rounds).min(seen.crashed.len() as u64 + 2);
        let formulas: [[&str; 4]; 2] = [["n(n-1)", "2n(n-1)", "3n(n-1)", "4n(n-1)"], ["m(n-1)", "2m(n-1)", "3m(n-1)", "4m(n-1)"]];
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
