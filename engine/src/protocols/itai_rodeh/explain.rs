//! Explanations of Itai–Rodeh: roles, labels and the rule of each step. No ids occur: processes have none.

use super::{Draw, ItaiRodeh, Message, Phase, State, Step};
use crate::protocol::prelude::*;

impl Explain for ItaiRodeh {
    fn role(&self, _: Local<'_>, state: &State) -> Role {
        match state.phase {
            Phase::Active => Role::Active,
            Phase::Leader => Role::Leader,
            Phase::Passive if state.election.unfinished => Role::Relay,
            Phase::Passive | Phase::Asleep => Role::Idle,
        }
    }

    fn facts(&self, _: Local<'_>, state: &State) -> Vec<Fact> {
        let phase = match state.phase {
            Phase::Asleep => "fact-itai-rodeh-asleep",
            Phase::Active if self.is_without_chance() => "fact-itai-rodeh-active-alike",
            Phase::Active => "fact-itai-rodeh-active",
            Phase::Passive => "fact-itai-rodeh-passive",
            Phase::Leader => "fact-itai-rodeh-leader",
        };
        let number = state.number.map_or(Fact::new("fact-itai-rodeh-nothing-drawn"), |number| {
            let fact = Fact::new("fact-itai-rodeh-drawn").with("own", number.get());
            fact.with("most", self.draw.get()).with("round", state.round)
        });
        let elected = match state.elected {
            None => Fact::new("fact-elected-undefined"),
            Some(0) => Fact::new("fact-itai-rodeh-elected-itself"),
            Some(steps) => Fact::new("fact-itai-rodeh-elected").with("hop", steps),
        };
        let knows = Fact::new("fact-itai-rodeh-knows").with("n", self.processes.get());
        let election = Fact::new("fact-itai-rodeh-election").with("epoch", state.election.epoch);
        vec![Fact::new(phase), number, elected, knows, election]
    }

    fn reached(&self, state: &State) -> Option<Reached> {
        Some(Reached::alone(state.round))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        if !state.election.unfinished {
            return None;
        }
        let number = |remark: Remark| remark.with("own", state.drawn().number).with("n", self.processes.get());
        Some(match state.phase {
            Phase::Active if self.is_without_chance() => Remark::new("wait-itai-rodeh-alike").id("me", me.id),
            Phase::Active => number(Remark::new("wait-itai-rodeh-active").id("me", me.id)),
            _ => Remark::new("wait-itai-rodeh-passive").id("me", me.id),
        })
    }

    fn remark(&self, _: Local<'_>, step: Step, handled: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        let (number, round, hop) = match handled.message() {
            Some(Message::Election { number, round, hop, .. }) => (*number, *round, *hop),
            Some(Message::Elected { hop, .. }) => (0, 0, *hop),
            None => (0, 0, 0),
        };
        let is_election = matches!(handled.message(), Some(Message::Election { .. }));
        let rule = match step {
            Step::Start { own }
            | Step::Wake { own }
            | Step::Draw { own }
            | Step::Tie { own }
            | Step::Win { own }
            | Step::PassEqual { own }
            | Step::GiveWay { own }
            | Step::Purge { own } => rule.with("own-round", own.round),
            _ => rule,
        };
        let rule = match step {
            Step::Win { own } | Step::PassEqual { own } | Step::GiveWay { own } | Step::Purge { own }
                if is_election =>
            {
                if round == own.round {
                    rule.weighing(Weighed::pair(number, own.number, Value::from))
                } else {
                    let rule = match step {
                        _ if !matches!(handled, Handled::Received { .. }) => rule,
                        Step::GiveWay { .. } => rule.instead(&explanation!("rule-itai-rodeh-give-way-round")),
                        Step::Purge { .. } => rule.instead(&explanation!("rule-itai-rodeh-purge-round")),
                        _ => rule,
                    };
                    rule.weighing(Weighed::pair(round, own.round, |round| Value::Text(format!("r{round}"))))
                }
            }
            // The number in the message returned, was discarded, or was forwarded unchanged.
            Step::Tie { .. } | Step::PassOn | Step::Drop | Step::Older | Step::SkipCrashed if is_election => {
                rule.weighing(Weighed::one(Bearer::Message, number))
            }
            _ => rule,
        };
        rule.with("j", number)
            .with("round", round)
            .with("hop", hop)
            .with("n", self.processes.get())
            .with("most", self.draw.get())
    }

    /// Minimum: the winning number makes n hops, every other number one hop, and ELECTED n hops. There is no maximum,
    /// because the number of rounds is random. The mean is known only if all processes start at the same time. If each
    /// process can draw only 1, no run ends, and there are no bounds.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        let n = seen.ids.len();
        if !seen.is_one_election() || self.processes.get() as usize != n || self.is_without_chance() {
            return Vec::new();
        }
        let mut bounds = vec![Bound { side: BoundSide::Best, formula: "3n-1", value: 3 * n as u64 - 1 }];
        let together = seen.begun.len() == n && seen.begun.windows(2).all(|pair| pair[0].tick == pair[1].tick);
        if seen.lockstep.is_some() && together {
            let mean = mean_messages(self.processes.get(), self.draw.get());
            bounds.extend(mean.map(|value| Bound { side: BoundSide::Expected, formula: "", value }));
        }
        bounds
    }

    fn marks(&self, _: Local<'_>, state: &State) -> Marks {
        let badge = Remark::new("badge-itai-rodeh").with("round", state.round);
        let drawn = state.number.map(|number| u64::from(number.get()));
        Marks { drawn, ..Marks::badge((state.phase == Phase::Active).then_some(badge)) }
    }

    fn shown(message: &Message) -> Shown {
        Shown::of(match message {
            Message::Election { number, alone: true, .. } => number.to_string(),
            Message::Election { number, alone: false, .. } => format!("{number}="),
            Message::Elected { hop, .. } => hop.to_string(),
        })
    }
}

impl ItaiRodeh {
    fn is_without_chance(&self) -> bool {
        self.draw.get() == 1 && self.processes.get() > 1 && self.seats > 1
    }
}

impl From<Draw> for Value {
    fn from(drawn: Draw) -> Self {
        Self::Number(drawn.number.into())
    }
}

/// The mean is computed only if neither the number of processes nor the highest number to draw exceeds this limit.
const MOST: u32 = 64;

/// The mean number of messages, including ELECTED. `None` above [`MOST`], or if the mean is infinite.
pub(super) fn mean_messages(processes: u32, draw: u32) -> Option<u64> {
    let elections = elections(processes, draw)?;
    Some((elections + f64::from(processes)).round() as u64)
}

pub(super) fn elections(processes: u32, draw: u32) -> Option<f64> {
    rounds_summed(processes, draw, |drawing| f64::from(processes) * hops_of_a_gap(drawing, draw))
}

/// The mean cost of all rounds together. `cost`: the cost of one round, given the number of processes that draw.
pub(super) fn rounds_summed(processes: u32, draw: u32, cost: impl Fn(u32) -> f64) -> Option<f64> {
    if processes > MOST || draw > MOST || draw == 1 && processes > 1 {
        return None;
    }
    // For each number of drawing processes, from one to all: the mean cost of this round and all later rounds.
    let mut means = vec![0.0; processes as usize + 1];
    for drawing in 1..=processes {
        let tied = highest_drawn(drawing, draw);
        let fewer: f64 = (2..drawing).map(|again| tied[again as usize] * means[again as usize]).sum();
        let all_again = if drawing > 1 { tied[drawing as usize] } else { 0.0 };
        means[drawing as usize] = (cost(drawing) + fewer) / (1.0 - all_again);
    }
    means.last().copied()
}

fn hops_of_a_gap(drawing: u32, draw: u32) -> f64 {
    let geometric = |number: u32| {
        let share = f64::from(number) / f64::from(draw);
        (0..drawing).fold((0.0, 1.0), |(sum, power), _| (sum + power, power * share)).0
    };
    (1..=draw).map(geometric).sum::<f64>() / f64::from(draw)
}

/// The probability that exactly i processes draw the highest number, at index i.
fn highest_drawn(drawing: u32, draw: u32) -> Vec<f64> {
    let power = |base: f64, exponent: u32| (0..exponent).fold(1.0, |product, _| product * base);
    let mut ways = 1.0;
    let mut probabilities = vec![0.0];
    for tied in 1..=drawing {
        ways *= f64::from(drawing - tied + 1) / f64::from(tied);
        let highest = |number: u32| power(f64::from(number - 1) / f64::from(draw), drawing - tied);
        let all = power(1.0 / f64::from(draw), tied);
        probabilities.push((1..=draw).map(highest).sum::<f64>() * ways * all);
    }
    probabilities
}
