//! Describes processes, messages and executed lines.

use super::evaluate::holds;
use super::{Act, Compared, Message, Own, Reason, State, Step, Value};
use crate::protocol::prelude::*;
use crate::protocol::{self};

/// If the content of a message has more characters than this, its label shows only some of them.
const LONGEST_LABEL: usize = 24;

impl Own {
    pub(super) fn takes_part(&self, me: Local<'_>, state: &State) -> bool {
        self.program.active.as_ref().is_some_and(|active| holds(self, me, state, active))
    }
}

impl Explain for Own {
    fn role(&self, me: Local<'_>, state: &State) -> Role {
        match self.program.shows.iter().find(|(_, condition)| holds(self, me, state, condition)) {
            Some((role, _)) => *role,
            None if state.elected == Some(me.id) && !self.program.together => Role::Leader,
            None if state.decided.is_some() && self.program.together => Role::Decided,
            None if self.takes_part(me, state) => Role::Active,
            None => Role::Idle,
        }
    }

    fn facts(&self, _: Local<'_>, state: &State) -> Vec<Fact> {
        let halted = |(line, reason): (u16, Reason)| {
            Fact::new("algo-fact-halted").with("line", u32::from(line)).with("reason", Remark::new(reason.key()))
        };
        let mut facts: Vec<Fact> = state.halted.map(halted).into_iter().collect();
        for (declared, value) in self.program.states.iter().zip(&state.vars) {
            facts.push(Fact::new("algo-fact").with("name", declared.name).with("value", value.shown(self.program)));
        }
        facts.push(if self.program.together {
            Fact::either("algo-fact-decided", "value", state.decided, "algo-fact-undecided")
        } else {
            Fact::elected(state.elected)
        });
        facts
    }

    fn waiting_for(&self, me: Local<'_>, state: &State) -> Option<Remark> {
        if let Some((line, reason)) = state.halted {
            let halted = Remark::new("algo-halted").id("me", me.id).with("line", u32::from(line));
            return Some(halted.with("reason", Remark::new(reason.key())));
        }
        self.takes_part(me, state).then(|| Remark::new("algo-waits").id("me", me.id))
    }

    fn marks(&self, _: Local<'_>, state: &State) -> Marks {
        Marks::badge(state.halted.map(|(line, _)| Remark::new("algo-badge-halted").with("line", u32::from(line))))
    }

    fn holdings(&self, _: Local<'_>, state: &State) -> Vec<Holding> {
        let decided = Holding::of("holding-decided", state.decided.map_or(Held::Nothing, Held::Value));
        if self.program.together { vec![decided] } else { Vec::new() }
    }

    fn shown(message: &Message) -> Shown {
        let Message { program, values, .. } = message;
        let whole = values.iter().map(|value| value.shown(program.0)).collect::<Vec<_>>().join(", ");
        let short: String = whole.chars().take(LONGEST_LABEL).collect();
        let said = values.iter().flat_map(Value::each).filter_map(Value::datum);
        let values = if program.0.together { said.collect() } else { Vec::new() };
        if short.len() == whole.len() {
            Shown { values, ..Shown::of(whole) }
        } else {
            Shown { values, whole: Some(whole), ..Shown::of(short + "…") }
        }
    }

    fn remark(&self, _: Local<'_>, step: Step, _: &Handled<'_, Self>, rule: Explanation) -> Explanation {
        match step.compared {
            Some(Compared { left, right, .. }) => rule.weighing(Weighed::pair(left, right, number)),
            None => rule,
        }
    }
}

impl Agreement for Own {
    fn proposal(&self, me: Local<'_>, given: &Given) -> Option<Datum> {
        self.program.together.then(|| given.value(me))
    }
}

fn number(of: i64) -> protocol::Value {
    u64::try_from(of).map_or_else(|_| of.to_string().into(), protocol::Value::from)
}

impl Step {
    /// The explanation of this step. The second argument has no effect here: a start has one sentence.
    pub fn rule(self, me: Id, _: bool) -> Explanation {
        let program = self.program.0;
        let text = self.text.and_then(|text| program.statements.get(usize::from(text)).copied());
        let statement = text.unwrap_or_else(|| program.line(self.line));
        let rule = match self.act {
            Act::Other => explanation!("algo-obeys").with("statement", statement),
            Act::Sends { message, value, to } => {
                let name = program.messages[usize::from(message)].name;
                let value = value.map(|value| value.to_string());
                let written = sent(statement, value.as_deref(), to);
                let brief = value.map_or_else(|| name.to_owned(), |value| format!("{name} {value}"));
                explanation!("algo-sends").with("sent", written).with("label", brief)
            }
            Act::Elects(leader) => explanation!("algo-elects").id("leader", leader),
            Act::Decides(value) => explanation!("algo-decides").with("value", value),
            Act::Ends { .. } => explanation!("algo-ends").with("statement", statement),
            Act::Halts(reason) => explanation!("algo-halts").with("reason", Remark::new(reason.key())),
        };
        let ignored = matches!(self.act, Act::Ends { ignores: true });
        // A line that stands alone shows its event itself.
        let began = self.began.filter(|began| text.is_some() || began.get() != self.line);
        let began = began.map(|began| program.line(began.get()).split([',', ':']).next().unwrap_or_default());
        let event = began.map_or_else(String::new, |event| format!(", {event}"));
        let mut rule = Explanation { ignored, ..rule.id("me", me).with("line", u32::from(self.line)) };
        rule.full = rule.full.with("event", event);
        let since = |holds: &'static str, fails: &'static str| {
            let Some(Compared { text, left, right, holds: is_true }) = self.compared else {
                return protocol::Value::from("");
            };
            let key = if is_true { holds } else { fails };
            let condition = program.comparisons.get(usize::from(text.get() - 1)).copied().unwrap_or_default();
            let since = Remark::new(key).with("condition", condition).with("left", left.to_string());
            let sign = Weighed::pair(left, right, number).signs[0];
            since.with("sign", sign.to_string()).with("right", right.to_string()).into()
        };
        rule.brief = rule.brief.with("since", since("algo-since-brief", "algo-since-brief"));
        rule.full = rule.full.with("since", since("algo-since", "algo-since-not"));
        rule
    }
}

/// The text of a send without its first word, with the value and the receiver that are known.
fn sent(text: &'static str, value: Option<&str>, to: Option<Id>) -> String {
    let text = text.strip_prefix("send").unwrap_or(text).trim_start();
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let name = text.find(|letter| !is_name(letter)).unwrap_or(text.len());
    let mut depth = 0;
    let closes = |letter: char| {
        depth += i32::from(matches!(letter, '(' | '[')) - i32::from(matches!(letter, ')' | ']'));
        depth == 0 && letter == ')'
    };
    let fields = text[name..].trim_start().starts_with('(');
    let end = if fields { text[name..].find(closes).map_or(text.len(), |end| name + end + 1) } else { name };
    let content = value.filter(|_| fields).map_or_else(|| text[name..end].to_owned(), |value| format!("({value})"));
    let target = to.map_or_else(|| text[end..].to_owned(), |to| format!(" to {to}"));
    format!("{}{content}{target}", &text[..name])
}
