//! Playing until something happens.

use super::app::App;
use super::dialog::{Choice, Pick};
use super::says::{Said, Says, Title};
use crate::paint::view_state::PickerRow;
use crate::paint::words;
use crate::protocol::{Remark, Role, Value};
use crate::session::{Looked, Met, Until};

impl App {
    /// Asks until what the run is to be played. What was chosen the last time is chosen already.
    pub(super) fn ask_until(&mut self) {
        let choices = self.goals();
        let last = self.last_until.map(Pick::Until);
        let chosen = choices.iter().position(|choice| Some(&choice.pick) == last.as_ref()).unwrap_or_default();
        let title = self.of_side(&self.look.texts.say(Title::Until));
        self.ask_to_choose(title, choices, chosen);
    }

    /// What a run can be played until, as rows of a list.
    pub(super) fn goals(&self) -> Vec<Choice> {
        let texts = &self.look.texts;
        let row = |name, about, values: &[(&'static str, Value)], goal| Choice {
            row: PickerRow { name: texts.say_with(name, values), about: texts.say_with(about, values) },
            pick: Pick::Until(goal),
        };
        let mut goals = vec![row(Title::UntilLeader, Title::UntilLeaderAbout, &[], Until::Leader)];
        let properties: Vec<&str> = self.frame.properties.iter().map(|property| property.name).collect();
        if !properties.is_empty() {
            let names = [("properties", Value::Text(properties.join(", ")))];
            goals.push(row(Title::UntilBreach, Title::UntilBreachAbout, &names, Until::Breach));
        }
        let kinds = || self.frame.counts.by_kind.iter().enumerate();
        for (kind, (name, _)) in kinds() {
            let values = [("kind", Value::Name(name))];
            goals.push(row(Title::UntilMessage, Title::UntilMessageAbout, &values, Until::Message { kind, of: None }));
        }
        if let Some(process) = self.selected() {
            let (at, id) = (process.position, ("id", Value::Id(process.id)));
            for (kind, (name, _)) in kinds() {
                let values = [("kind", Value::Name(name)), id.clone()];
                goals.push(row(
                    Title::UntilMessageOf,
                    Title::UntilMessageOfAbout,
                    &values,
                    Until::Message { kind, of: Some(at) },
                ));
            }
            let state = ("state", Value::Text(texts.say(words::state(process.role))));
            goals.push(row(Title::UntilChange, Title::UntilChangeAbout, &[id, state], Until::Change(at)));
        }
        goals.push(row(Title::UntilQuiet, Title::UntilQuietAbout, &[], Until::Quiet));
        goals
    }

    /// What the footer says of where the way to something has led, from where a watched process had this state; nothing while it goes on.
    pub(super) fn told(&self, (goal, before): (Until, Option<Role>), looked: &Looked) -> Option<Said> {
        let tick = ("tick", Value::Number(self.session.tick()));
        let said = match looked {
            Looked::On => return None,
            Looked::Met(Met::Leads(id)) => Said::from(Says::MetLeads).with("id", Value::Id(*id)),
            Looked::Met(Met::Broke(property)) => {
                let why = property.why.clone().unwrap_or_else(|| Remark::new("property-undecided"));
                let said = Said::from(Says::MetBroke).with("property", Value::Name(property.name));
                said.with("why", Value::Said(Box::new(why)))
            }
            Looked::Met(Met::Sent { from, to, .. }) => {
                let said = Said::from(Says::MetSent).with("from", Value::Id(*from)).with("to", Value::Id(*to));
                said.with("kind", Value::Name(self.kind_of(goal)))
            }
            Looked::Met(Met::Changed(id)) => {
                let now = self.frame.processes.iter().find(|process| process.id == *id).map(|process| process.role);
                let word = |role: Option<Role>| {
                    Value::Text(role.map_or_else(String::new, |role| self.look.texts.say(words::state(role))))
                };
                let said = Said::from(if now == before { Says::MetInside } else { Says::MetChanged });
                let said = said.with("id", Value::Id(*id)).with("state", word(now));
                if now == before { said } else { said.with("before", word(before)) }
            }
            Looked::Met(Met::Quiet) => Said::from(Says::MetQuiet),
            Looked::Quiet => Said::from(Says::NeverQuiet).with("what", Value::Text(self.named_goal(goal))),
            Looked::Limit => Said::from(Says::NeverLimit).with("what", Value::Text(self.named_goal(goal))),
        };
        Some(said.with(tick.0, tick.1))
    }

    /// The state of the process that is watched, if one is.
    pub(super) fn watched(&self, goal: Until) -> Option<Role> {
        let Until::Change(at) = goal else { return None };
        self.frame.processes.get(at.checked_sub(self.frame.first)?).map(|process| process.role)
    }

    fn kind_of(&self, goal: Until) -> &'static str {
        match goal {
            Until::Message { kind, .. } => self.frame.counts.by_kind.get(kind).map_or("", |(name, _)| name),
            _ => "",
        }
    }

    /// What is looked for, in the words of the list.
    pub(super) fn named_goal(&self, goal: Until) -> String {
        let texts = &self.look.texts;
        let kind = ("kind", Value::Name(self.kind_of(goal)));
        match goal {
            Until::Leader => texts.say(Title::UntilLeader),
            Until::Breach => texts.say(Title::UntilBreach),
            Until::Message { of: None, .. } => texts.say_with(Title::UntilMessage, &[kind]),
            Until::Message { of: Some(at), .. } => texts.say_with(Title::UntilMessageOf, &[kind, ("id", self.named(at))]),
            Until::Change(at) => texts.say_with(Title::UntilChange, &[("id", self.named(at))]),
            Until::Quiet => texts.say(Title::UntilQuiet),
        }
    }
}
