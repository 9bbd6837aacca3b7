//! Agreement by flooding: processes that may crash decide on one of their proposed values, in f + 1 rounds.
//!
//! # The idea
//! Every process proposes a value. All start together, and time is divided into rounds as long as the longest delay. In
//! the first round every process sends its own value to all others (VALUES); in each later one it sends the values
//! learnt in the previous round. After the last round all decide by the same rule on the set of known values: the
//! least, the greatest, or the value with the most proposers.
//!
//! Without crashes all know everything after one round. A process that crashes while sending reaches only some of the
//! others: after that round the sets differ, and the processes that know the value forward it in the next one. A
//! value stays unknown to some processes only while each process that has just learnt it crashes during forwarding.
//! That needs one crash per round. With at most f crashes, one of f + 1 rounds has no crash, and after this round all
//! sets are equal.
//!
//! # What it assumes
//! A complete graph of n processes that know one another; messages that take at most `t_max` ticks and are never
//! lost; a common start; at most f processes that crash permanently. A round lasts `R = t_max + t_process` ticks. A
//! message that arrives before the decision counts, even if its round is over; a later message does not count. A
//! process that is down at the start, or crashes after it, takes no part when it returns.
//!
//! # What it guarantees
//! All processes that never crash decide (termination). They decide the same value (agreement), and some process
//! proposed it (validity). Integrity does not hold: it demands that they decide v if all of *them* propose v, but a
//! crashed process may have spread its own value to all sets (`integrity_fails_with_the_value_of_a_crashed_process`).
//!
//! f rounds are too few if at least two processes survive f crashes (f ≤ n − 2). With f = n − 1 they are enough: a
//! single survivor cannot disagree with any process (`f_rounds_are_too_few_exactly_when_two_survive`).
//!
//! # What it costs
//! Without crashes and with f ≥ 1: n(n−1) messages if all propose the same and 2n(n−1) if all differ, for any number of
//! rounds, because a process that has learnt nothing sends nothing (`the_cost_without_crashes`). With f = 0 there is
//! one round, and nothing is forwarded: n(n−1).
//!
//! A crash can raise the cost. If only one process received a value, it forwards the value one round later, and then
//! all others forward it. With c crashes nothing is sent after c + 2 rounds, so the cost is at most min(f + 1, c +
//! 2)·n(n−1) (`the_bound_with_crashes_holds_however_processes_crash`).
//!
//! # Where it comes from
//! M. Pease, R. Shostak and L. Lamport, "Reaching agreement in the presence of faults", J. ACM 27(2), 1980, proved the
//! number of rounds that agreement takes; with crashes only, as here: N. Lynch, *Distributed Algorithms*, Morgan
//! Kaufmann, 1996, section 6.2 (`FloodSet`), and Coulouris et al., *Distributed Systems*, 5th ed., section 15.5.2.
//!
//! # The variants
//! - `standard`: as above. The parameter `rounds` sets a number of rounds other than f + 1. Lecture slides with a
//!   loop that ends one round early (r ≤ f) correspond to `rounds = f`.
//! - `last-round-ignored`: decides on the set at the beginning of the last round, although the messages of that round
//!   are still sent. Some slides do this: they decide on `Values(i, f + 1)` before the values of round f + 1 are
//!   added to the set.

#[cfg(test)]
mod tests;
mod values;

use crate::protocol::prelude::*;

pub use values::{Known, Values};

/// Agreement by flooding, with the parameters of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flooding {
    variant: Variant,
    rounds: u32,
    aggregate: Aggregate,
    /// The length of a round, in ticks.
    round: Ticks,
}

variants! { Standard => "standard", LastRoundIgnored => "last-round-ignored" }

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aggregate {
    Least,
    Greatest,
    Majority,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct State {
    phase: Phase,
    /// The number of the round, counted from 1; 0 before the start.
    round: u32,
    known: Values,
    /// The values learnt in this round, for the messages of the next round.
    fresh: Values,
    /// From the last round of `last-round-ignored` on: the values known at its start, from which the process decides.
    frozen: Option<Values>,
    decided: Option<Datum>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Idle,
    Flooding,
    Decided,
    /// The process takes no part, because it was down at the start or crashed later.
    #[default]
    Out,
}

messages! {
    pub enum Message {
        /// The values that the sender learnt in the previous round; in the first round, its proposal.
        Values { values: Values } => "VALUES": Value,
    }
}

timers! {
    "flooding":
    pub enum Timer {
        /// Runs during a round. When it fires, the round is over.
        Round => "round",
    }
}

steps! {
    "flooding":
    pub enum Step {
        Start => "start",
        Learn { count: u32 } => "learn",
        LearnTooLate { count: u32 } => "learn-too-late",
        NothingNew => "nothing-new",
        Late => "late",
        PassOn { round: u32, count: u32 } => "pass-on",
        Keep { round: u32 } => "keep",
        Decide { value: Datum } => "decide",
        Out => "out",
        Recovered => "recovered",
    }
}

// The names of the parameters under `[params]`.
const CRASHES: &str = "f";
const ROUNDS: &str = "rounds";
const AGGREGATE: &str = "aggregate";

impl Catalogued for Flooding {
    type Variant = Variant;

    const NATURE: Nature = Nature {
        title: "Flooding",
        begins: Begins::InRounds(Timer::Round as usize),
        strip: Strip::Decisions,
        roles: &[Role::Idle, Role::Active, Role::Decided],
        follows: Follows::Never,
        properties: CONSENSUS,
        params: &[
            Parameter { name: CRASHES, takes: Takes::Number(0, MOST_ROUNDS - 1) },
            Parameter { name: ROUNDS, takes: Takes::Number(1, MOST_ROUNDS) },
            Parameter { name: AGGREGATE, takes: Takes::Word(&Aggregate::NAMES) },
        ],
        agrees_on: AgreesOn::Proposals,
        ..Nature::ELECTION
    };

    fn new(variant: Variant, setup: &Setup<'_>) -> Self {
        let given = setup.parameters;
        let f = given.number(CRASHES).unwrap_or_else(|| u64::from(setup.processes.saturating_sub(1).min(1)));
        let rounds = given.number(ROUNDS).unwrap_or(f + 1).clamp(1, MOST_ROUNDS);
        let named = |aggregate: &Aggregate| Some(aggregate.name()) == given.word(AGGREGATE);
        let aggregate = Aggregate::ALL.into_iter().find(named).unwrap_or(Aggregate::Least);
        Self { variant, rounds: rounds as u32, aggregate, round: setup.longest_delay + setup.process_time }
    }

    fn limits(_: Variant, setup: &Setup<'_>) -> Limits {
        let n = u64::from(setup.processes);
        let Some(f) = setup.parameters.number(CRASHES).filter(|&f| f >= n) else { return Limits::default() };
        let what = Remark::new("refused-flooding-crashes").with("f", f).with("n", n);
        let mend = Remark::new("refused-flooding-crashes-mend").with("most", n.saturating_sub(1));
        Limits { refusals: vec![Refusal { parameter: CRASHES, what, mend }], ..Limits::default() }
    }
}

/// Flooding needs f + 1 rounds, and f is below the number of processes.
const MOST_ROUNDS: u64 = Topology::Complete.most_processes() as u64;

impl Protocol for Flooding {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, me: Local<'_>, given: &Given, before: Option<&State>, _: &mut impl Effects<Self>) -> State {
        match before {
            Some(State { phase: Phase::Flooding | Phase::Decided | Phase::Out, .. }) => State::default(),
            _ => State { phase: Phase::Idle, known: self.values_of(me, given.value(me)), ..State::default() },
        }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        match event {
            Event::Start => {
                fx.line(Step::Start);
                state.phase = Phase::Flooding;
                state.fresh = state.known.clone();
                self.begin_round(me, state, fx);
            }
            // An idle process that hears of a value has missed the start.
            Event::Received { .. } if matches!(state.phase, Phase::Idle | Phase::Out) => {
                fx.line(Step::Out);
                *state = State::default();
            }
            Event::Received { .. } if state.phase == Phase::Decided => fx.line(Step::Late),
            Event::Received { message: Message::Values { values }, .. } => {
                let count = state.known.learn(&values, &mut state.fresh);
                fx.line(match count {
                    0 => Step::NothingNew,
                    _ if state.frozen.is_some() => Step::LearnTooLate { count },
                    _ => Step::Learn { count },
                });
            }
            Event::Fired(Timer::Round) if state.round < self.rounds => {
                let (round, count) = (state.round + 1, state.fresh.len());
                fx.line(if count > 0 { Step::PassOn { round, count } } else { Step::Keep { round } });
                self.begin_round(me, state, fx);
            }
            Event::Fired(Timer::Round) => {
                state.decided = self.aggregate.of(state.deciding());
                (state.phase, state.fresh) = (Phase::Decided, Values::default());
                if let Some(value) = state.decided {
                    fx.line(Step::Decide { value });
                }
            }
            Event::Recovered => fx.line(Step::Recovered),
            // A crashed receiver needs no values.
            Event::Undeliverable { .. } | Event::Requested(_) | Event::Membership { .. } => {}
        }
    }

    fn standing(&self, _: Seat<'_>, state: &State) -> Standing {
        let taking_part = state.phase == Phase::Flooding;
        Standing { leader: None, decided: state.decided, taking_part, owes: state.phase != Phase::Out, serves: 0 }
    }

    fn altered(&self, sender: Local<'_>, _: &Message, to: Datum) -> Option<Message> {
        Some(Message::Values { values: self.values_of(sender, to) })
    }
}

impl State {
    fn deciding(&self) -> &Values {
        self.frozen.as_ref().unwrap_or(&self.known)
    }
}

impl Flooding {
    /// Returns a set of one value. The set names the proposer only if the decision counts proposers.
    fn values_of(&self, proposer: Local<'_>, value: Datum) -> Values {
        Values::one(Known { value, by: (self.aggregate == Aggregate::Majority).then_some(proposer.id) })
    }

    fn begin_round(&self, me: Local<'_>, state: &mut State, fx: &mut impl Effects<Self>) {
        state.round += 1;
        if self.variant == Variant::LastRoundIgnored && state.round == self.rounds {
            state.frozen = Some(state.known.clone());
        }
        let values = std::mem::take(&mut state.fresh);
        if values.len() > 0 {
            me.peers().for_each(|(port, _)| fx.send(port, Message::Values { values: values.clone() }));
        }
        fx.arm(Timer::Round, self.round);
    }
}

impl Aggregate {
    const ALL: [Self; 3] = [Self::Least, Self::Greatest, Self::Majority];
    const NAMES: [&str; 3] = ["min", "max", "majority"];

    const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    fn of(self, set: &Values) -> Option<Datum> {
        match self {
            Self::Least => set.all().iter().next().map(|known| known.value),
            Self::Greatest => set.all().iter().next_back().map(|known| known.value),
            Self::Majority => set.most_proposed(),
        }
    }
}

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
        let mut facts = vec![phase, Fact::new("fact-flooding-known").with("values", list_values(&state.known))];
        if state.phase == Phase::Flooding {
            facts.push(match state.fresh.len() {
                0 => Fact::new("fact-flooding-nothing-new"),
                _ => Fact::new("fact-flooding-new").with("values", list_values(&state.fresh)),
            });
        }
        let frozen = |set| Fact::new("fact-flooding-frozen").with("values", list_values(set));
        facts.extend(state.frozen.as_ref().map(frozen));
        facts.push(Fact::either("fact-flooding-decision", "value", state.decided, "fact-flooding-undecided"));
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

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let rule = rule.with("rounds", self.rounds);
        match (step, handled.message()) {
            (Step::Learn { .. } | Step::LearnTooLate { .. } | Step::NothingNew, Some(message)) => {
                let Message::Values { values } = message;
                let weighed = Weighed::one(Bearer::Message, Value::Text(Self::shown(message).payload));
                rule.with("values", list_values(values)).weighing(weighed)
            }
            (Step::Learn { .. } | Step::LearnTooLate { .. } | Step::NothingNew, None) => {
                rule.with("values", String::new())
            }
            (Step::Start, _) => rule.with("others", me.peers().count()),
            (Step::Decide { value }, _) => rule.weighing(Weighed::one(Bearer::Process, Value::from(value))),
            _ => rule,
        }
    }

    /// Without crashes, all processes know all values after round 1. They forward the new values in round 2, unless all
    /// proposals are equal.
    ///
    /// With c crashes, one of the first c + 1 rounds has no crash. After it, all processes know the same values. So no
    /// message is sent after round c + 2.
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
            (rounds, _) if up == 1 || rounds == 1 => Bound::between(once, once),
            // The rule counts proposers, so equal values of different processes are sent separately.
            (_, Aggregate::Majority) => Bound::between(twice, twice),
            (_, Aggregate::Least | Aggregate::Greatest) => Bound::between(once, twice),
        }
    }

    fn shown(message: &Message) -> Shown {
        let Message::Values { values } = message;
        let few = values.len() <= MOST_SHOWN;
        Shown {
            whole: (!few).then(|| written(values)),
            values: values.all().iter().map(|known| known.value).collect(),
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
        let received = |known: &Known| Derivation::new(known.by.into_iter().collect(), Some(known.value), Rule::Told);
        let rule = match self.aggregate {
            Aggregate::Least => Rule::Least,
            Aggregate::Greatest => Rule::Greatest,
            Aggregate::Majority if state.deciding().is_tied() => Rule::Tie,
            Aggregate::Majority => Rule::Majority,
        };
        let set = state.deciding();
        let value = self.aggregate.of(set)?;
        Some(Derivation {
            from: set.all().iter().map(received).collect(),
            ..Derivation::new(Vec::new(), Some(value), rule)
        })
    }
}

impl Flooding {
    /// The upper bound on the number of messages, if only the processes in `seen.crashed` crash.
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
    Held::Set(values.all().iter().map(|known| (known.value, known.by)).collect())
}

const MOST_SHOWN: u32 = 3;

fn written(values: &Values) -> String {
    let value = |known: &Known| known.value.to_string();
    values.all().iter().map(value).collect::<Vec<_>>().join("·")
}

fn list_values(values: &Values) -> Value {
    let value = |known: &Known| match known.by {
        None => known.value.to_string(),
        Some(by) => format!("{} ({by})", known.value),
    };
    Value::Text(values.all().iter().map(value).collect::<Vec<_>>().join(" "))
}
