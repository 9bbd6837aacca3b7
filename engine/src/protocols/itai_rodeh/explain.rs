//! What the class sees of Itai–Rodeh: roles, labels and the rule behind each step. No id is named: observers have names for the
//! processes, the processes have none.

use super::{Drawn, ItaiRodeh, Message, Phase, State, Step, expected};
use crate::protocol::prelude::*;

impl Explain for ItaiRodeh {
    fn role(&self, _: Local<'_>, state: &State) -> Role {
        match state.phase {
            Phase::Active => Role::Active,
            Phase::Leader => Role::Leader,
            Phase::Passive if state.election.is_unfinished() => Role::Relay,
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
            let fact = Fact::new("fact-itai-rodeh-drawn").number("own", u64::from(number.get()));
            fact.number("most", u64::from(self.draw.get())).number("round", u64::from(state.round))
        });
        let elected = match state.elected {
            None => Fact::new("fact-elected-undefined"),
            Some(0) => Fact::new("fact-itai-rodeh-elected-itself"),
            Some(steps) => Fact::new("fact-itai-rodeh-elected").number("hop", u64::from(steps)),
        };
        let knows = Fact::new("fact-itai-rodeh-knows").number("n", u64::from(self.processes.get()));
        let election = Fact::new("fact-itai-rodeh-election").number("epoch", u64::from(state.election.epoch()));
        vec![Fact::new(phase), number, elected, knows, election]
    }

    fn reached(&self, state: &State) -> Option<Reached> {
        Some(Reached::alone(state.round))
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        if !state.election.is_unfinished() {
            return None;
        }
        let number = |remark: Remark| {
            remark.number("own", u64::from(state.drawn().number)).number("n", u64::from(self.processes.get()))
        };
        Some(match state.phase {
            Phase::Active if self.is_without_chance() => Remark::new("wait-itai-rodeh-alike").id("me", me.id),
            Phase::Active => number(Remark::new("wait-itai-rodeh-active").id("me", me.id)),
            _ => Remark::new("wait-itai-rodeh-passive").id("me", me.id),
        })
    }

    fn remark(&self, _: Local<'_>, step: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let (number, round, hop) = match handled.message() {
            Some(Message::Election { number, round, hop, .. }) => (*number, *round, *hop),
            Some(Message::Elected { hop, .. }) => (0, 0, *hop),
            None => (0, 0, 0),
        };
        let of_message = |told: Explanation| match handled.message() {
            Some(Message::Election { .. }) => told.weighing(Weighed::one(Bearer::Message, number)),
            _ => told,
        };
        let told = match step {
            Step::Start { own } | Step::Wake { own } | Step::Draw { own } | Step::Tie { own } => {
                told.number("own-round", own.round.into())
            }
            Step::Win { own } | Step::PassEqual { own } | Step::GiveWay { own } | Step::Purge { own } => {
                let told = told.number("own-round", own.round.into());
                if !matches!(handled.message(), Some(Message::Election { .. })) {
                    told
                } else if round == own.round {
                    told.weighing(Weighed::pair(number, own.number, Value::from))
                } else {
                    told.weighing(Weighed::pair(round, own.round, |round| Value::Text(format!("r{round}"))))
                }
            }
            // A number that came home, or goes no further or on as it is.
            Step::PassOn | Step::Drop | Step::Older | Step::SkipCrashed => of_message(told),
            _ => told,
        };
        let told = match step {
            Step::Tie { .. } => of_message(told),
            Step::GiveWay { own } if is_of_another_round(handled, own) => {
                told.instead(&explanation!("rule-itai-rodeh-give-way-round"))
            }
            Step::Purge { own } if is_of_another_round(handled, own) => {
                told.instead(&explanation!("rule-itai-rodeh-purge-round"))
            }
            _ => told,
        };
        told.number("j", u64::from(number))
            .number("round", u64::from(round))
            .number("hop", u64::from(hop))
            .number("n", u64::from(self.processes.get()))
            .number("most", u64::from(self.draw.get()))
    }

    /// Chance decides how many rounds there are: no number of messages is too many for one run. But the number that wins makes n hops,
    /// every other one at least, and ELECTED n; and of runs in which all begin at once the mean is known. If all draw 1, none ends.
    fn bounds(&self, seen: &Seen<'_>) -> Vec<Bound> {
        let n = seen.ids.len();
        if !seen.is_one_election() || self.processes.get() as usize != n || self.is_without_chance() {
            return Vec::new();
        }
        let mut bounds = vec![Bound { side: BoundSide::Best, formula: "3n-1", value: 3 * n as u64 - 1 }];
        let together = seen.begun.len() == n && seen.begun.windows(2).all(|pair| pair[0].tick == pair[1].tick);
        if seen.lockstep.is_some() && together {
            let mean = expected::messages(self.processes.get(), self.draw.get());
            bounds.extend(mean.map(|value| Bound { side: BoundSide::Expected, formula: "", value }));
        }
        bounds
    }

    fn marks(&self, _: Local<'_>, state: &State) -> Marks {
        let badge = Remark::new("badge-itai-rodeh").number("round", u64::from(state.round));
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
    /// Whether all draw the same number, so that no number among several is alone.
    fn is_without_chance(&self) -> bool {
        self.draw.get() == 1 && self.processes.get() > 1 && self.seats > 1
    }
}

fn is_of_another_round(handled: &Handled<'_, ItaiRodeh>, own: Drawn) -> bool {
    matches!(handled, Handled::Received { message: Message::Election { round, .. }, .. } if *round != own.round)
}

impl From<Drawn> for Value {
    fn from(drawn: Drawn) -> Self {
        Self::Number(drawn.number.into())
    }
}
