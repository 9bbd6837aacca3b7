//! What the class sees of Itai–Rodeh: roles, labels and the rule behind each step. No id is named: observers have names for the
//! processes, the processes have none.

use super::{Drawn, ItaiRodeh, Message, Phase, State, Step, expected};
use crate::protocol::{
    Bearer, Bound, BoundSide, Carried, Explain, Explanation, Fact, Handled, Local, MessageClass, Remark, Role, Seen, Value,
    Weighed, explanation,
};

impl Explain for ItaiRodeh {
    const ROLES: &[Role] = &[Role::Idle, Role::Active, Role::Relay, Role::Leader];
    const CLASSES: &[&[MessageClass]] = &[&[MessageClass::Election], &[MessageClass::Elected]];

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

    fn badge(&self, _: Local<'_>, state: &State) -> Option<Remark> {
        (state.phase == Phase::Active).then(|| Remark::new("badge-itai-rodeh").number("round", u64::from(state.round)))
    }

    fn reached(&self, state: &State) -> Option<u64> {
        Some(u64::from(state.round))
    }

    fn face(&self, state: &State) -> Option<u64> {
        state.number.map(|number| u64::from(number.get()))
    }

    fn payload(message: &Message) -> String {
        match message {
            Message::Election { number, alone: true, .. } => number.to_string(),
            Message::Election { number, alone: false, .. } => format!("{number}="),
            Message::Elected { hop, .. } => hop.to_string(),
        }
    }

    fn exception(&self, _: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Option<Explanation> {
        match step {
            Step::GiveWay { own } if is_of_another_round(handled, own) => Some(explanation!("rule-itai-rodeh-give-way-round")),
            Step::Purge { own } if is_of_another_round(handled, own) => Some(explanation!("rule-itai-rodeh-purge-round")),
            _ => None,
        }
    }

    fn values(&self, _: Local<'_>, _: Step, handled: &Handled<'_, Self>, told: Explanation) -> Explanation {
        let (number, round, hop) = match handled.message() {
            Some(Message::Election { number, round, hop, .. }) => (*number, *round, *hop),
            Some(Message::Elected { hop, .. }) => (0, 0, *hop),
            None => (0, 0, 0),
        };
        told.number("j", u64::from(number))
            .number("round", u64::from(round))
            .number("hop", u64::from(hop))
            .number("n", u64::from(self.processes.get()))
            .number("most", u64::from(self.draw.get()))
    }

    fn weighed(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Weighed {
        let Some(Message::Election { number, round, .. }) = handled.message() else {
            return Weighed::one(Bearer::Process, me.id);
        };
        match step {
            Step::Win { own } | Step::PassEqual { own } | Step::GiveWay { own } | Step::Purge { own } if *round == own.round => {
                Weighed::pair(u64::from(*number), u64::from(own.number), Value::Number)
            }
            Step::GiveWay { own } | Step::Purge { own } | Step::Win { own } | Step::PassEqual { own } => {
                Weighed::pair(*round, own.round, |round| Value::Text(format!("r{round}")))
            }
            // Its own number came home, and is not its own alone.
            Step::Tie { .. } | Step::PassOn | Step::Drop | Step::Older | Step::SkipCrashed => {
                Weighed::one(Bearer::Message, u64::from(*number))
            }
            Step::StartIgnored | Step::Start { .. } | Step::Wake { .. } | Step::Draw { .. } | Step::Learn | Step::LapOver => {
                Weighed::one(Bearer::Process, me.id)
            }
        }
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        if !state.election.is_unfinished() {
            return None;
        }
        let number =
            |remark: Remark| remark.number("own", u64::from(state.drawn().number)).number("n", u64::from(self.processes.get()));
        Some(match state.phase {
            Phase::Active if self.is_without_chance() => Remark::new("wait-itai-rodeh-alike").id("me", me.id),
            Phase::Active => number(Remark::new("wait-itai-rodeh-active").id("me", me.id)),
            _ => Remark::new("wait-itai-rodeh-passive").id("me", me.id),
        })
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

impl Carried for Drawn {
    fn tell(self, name: &'static str, told: Explanation) -> Explanation {
        told.number(name, u64::from(self.number)).number("own-round", u64::from(self.round))
    }

    #[cfg(test)]
    fn sample() -> Self {
        Self { round: 1, number: 1 }
    }
}
