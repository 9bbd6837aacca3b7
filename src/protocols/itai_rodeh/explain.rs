//! What the class sees of Itai–Rodeh: roles, labels and the rule behind each step. Nothing here speaks of ids: who looks on has
//! a name for each process, but no process has one for itself.

use super::{Drawn, ItaiRodeh, Message, Phase, State, Step, expected};
use crate::protocol::{
    Bound, BoundSide, Explain, Explanation, Fact, Handled, Label, Local, MessageClass, Remark, Role, Seen, explanation,
};

/// What stands for any draw in the list of steps.
const ANY: Drawn = Drawn { round: 1, number: 1 };

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

    fn badge(&self, _: Local<'_>, state: &State) -> Option<Remark> {
        (state.phase == Phase::Active).then(|| Remark::new("badge-itai-rodeh").number("round", u64::from(state.round)))
    }

    fn face(&self, state: &State) -> Option<u64> {
        state.number.map(|number| u64::from(number.get()))
    }

    fn label(message: &Message) -> Label {
        match message {
            Message::Election { number, alone, .. } => {
                let payload = if *alone { number.to_string() } else { format!("{number}=") };
                Label { kind: "ELECTION", class: MessageClass::Election, payload }
            }
            Message::Elected { hop, .. } => Label { kind: "ELECTED", class: MessageClass::Elected, payload: hop.to_string() },
        }
    }

    fn step_name(step: Step) -> &'static str {
        match step {
            Step::StartIgnored => "start-ignored",
            Step::Start(_) => "start",
            Step::Older => "older",
            Step::Wake(_) => "wake",
            Step::Draw(_) => "draw",
            Step::Win(_) => "win",
            Step::Tie(_) => "tie",
            Step::PassEqual(_) => "pass-equal",
            Step::GiveWay(_) => "give-way",
            Step::Purge(_) => "purge",
            Step::PassOn => "pass-on",
            Step::Drop => "drop",
            Step::Learn => "learn",
            Step::LapOver => "lap-over",
            Step::SkipCrashed => "skip-crashed",
        }
    }

    fn steps(&self) -> &'static [Step] {
        &[
            Step::StartIgnored,
            Step::Start(ANY),
            Step::Older,
            Step::Wake(ANY),
            Step::Draw(ANY),
            Step::Win(ANY),
            Step::Tie(ANY),
            Step::PassEqual(ANY),
            Step::GiveWay(ANY),
            Step::Purge(ANY),
            Step::PassOn,
            Step::Drop,
            Step::Learn,
            Step::LapOver,
            Step::SkipCrashed,
        ]
    }

    fn remark(&self, me: Local<'_>, step: Step, handled: &Handled<'_, Self>) -> Explanation {
        let told = match step {
            Step::StartIgnored => explanation!("rule-itai-rodeh-start-ignored"),
            Step::Start(own) if matches!(handled, Handled::Start { noticed: Some(_) }) => {
                drawn(explanation!("rule-itai-rodeh-start-noticed"), own)
            }
            Step::Start(own) => drawn(explanation!("rule-itai-rodeh-start"), own),
            Step::Older => explanation!("rule-itai-rodeh-older"),
            Step::Wake(own) => drawn(explanation!("rule-itai-rodeh-wake"), own),
            Step::Draw(own) => drawn(explanation!("rule-itai-rodeh-draw"), own).number("most", u64::from(self.draw.get())),
            Step::Win(own) => drawn(explanation!("rule-itai-rodeh-win"), own),
            Step::Tie(own) => drawn(explanation!("rule-itai-rodeh-tie"), own),
            Step::PassEqual(own) => drawn(explanation!("rule-itai-rodeh-pass-equal"), own),
            Step::GiveWay(own) if is_of_another_round(handled, own) => drawn(explanation!("rule-itai-rodeh-give-way-round"), own),
            Step::GiveWay(own) => drawn(explanation!("rule-itai-rodeh-give-way"), own),
            Step::Purge(own) if is_of_another_round(handled, own) => drawn(explanation!("rule-itai-rodeh-purge-round"), own),
            Step::Purge(own) => drawn(explanation!("rule-itai-rodeh-purge"), own),
            Step::PassOn => explanation!("rule-itai-rodeh-pass-on"),
            Step::Drop => explanation!("rule-itai-rodeh-drop"),
            Step::Learn => explanation!("rule-itai-rodeh-learn"),
            Step::LapOver => explanation!("rule-itai-rodeh-lap-over"),
            Step::SkipCrashed => return explanation!("rule-itai-rodeh-skip-crashed").id("me", me.id).returned(handled),
        };
        about(told.id("me", me.id).number("n", u64::from(self.processes.get())), handled)
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
        let another = seen.begun.iter().any(|one| one.won_before > 0);
        if !seen.is_undisturbed()
            || another
            || !seen.down.is_empty()
            || seen.begun.is_empty()
            || self.processes.get() as usize != n
            || self.is_without_chance()
        {
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
    /// Whether everybody draws the same number, so that among several nobody is alone with it.
    fn is_without_chance(&self) -> bool {
        self.draw.get() == 1 && self.processes.get() > 1 && self.seats > 1
    }
}

/// The sentence with what the process itself has drawn.
fn drawn(told: Explanation, own: Drawn) -> Explanation {
    told.number("own", u64::from(own.number)).number("own-round", u64::from(own.round))
}

fn is_of_another_round(handled: &Handled<'_, ItaiRodeh>, own: Drawn) -> bool {
    matches!(handled, Handled::Received { message: Message::Election { round, .. }, .. } if *round != own.round)
}

/// The sentence with what the message carries that was handled.
fn about(told: Explanation, handled: &Handled<'_, ItaiRodeh>) -> Explanation {
    let (number, round, hop) = match handled {
        Handled::Received { message: Message::Election { number, round, hop, .. }, .. } => (*number, *round, *hop),
        Handled::Received { message: Message::Elected { hop, .. }, .. } => (0, 0, *hop),
        Handled::Start { .. } | Handled::Undeliverable { .. } | Handled::Recovered | Handled::Fired(_) => (0, 0, 0),
    };
    told.number("j", u64::from(number)).number("round", u64::from(round)).number("hop", u64::from(hop))
}
