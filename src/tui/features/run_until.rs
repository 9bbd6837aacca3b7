//! Playing until something happens.

use crate::paint::view_state::ListRow;
use crate::paint::words;
use crate::protocol::{Remark, Role, Value};
use crate::session::{Looked, Met, Until};
use crate::text::{Texts, ids};
use crate::tui::app::App;
use crate::tui::layers::list::Choice;

fn row(texts: &Texts, name: impl Into<Remark>, about: impl Into<Remark>, goal: Until) -> (Until, ListRow) {
    (goal, ListRow::new(texts.say(name), texts.say(about)))
}

impl App {
    /// Asks until what the run is to be played. What was chosen the last time is chosen already.
    pub(in crate::tui) fn ask_until(&mut self) {
        let goals = self.goals();
        let chosen = goals.iter().position(|(goal, _)| Some(*goal) == self.last_until).unwrap_or_default();
        let choice = |(goal, row)| Choice::new(row, move |app: &mut App| app.travel_until(goal));
        let choices = goals.into_iter().map(choice).collect();
        let title = self.of_side(&self.look.texts.fit(ids::ASK_UNTIL));
        self.ask_to_choose(title, choices, chosen);
    }

    /// What a run can be played until, as rows of a list.
    pub(in crate::tui) fn goals(&self) -> Vec<(Until, ListRow)> {
        let texts = &self.look.texts;
        let mut goals = vec![row(texts, ids::UNTIL_LEADER, ids::UNTIL_LEADER_ABOUT, Until::Leader)];
        let properties: Vec<&str> = self.session.lookup().properties().iter().map(|property| property.name).collect();
        if !properties.is_empty() {
            let about = ids::UntilBreachAbout { properties: properties.join(", ") };
            goals.push(row(texts, ids::UNTIL_BREACH, about, Until::Breach));
        }
        let kinds = || self.session.lookup().kinds().iter().copied().enumerate();
        for (at, kind) in kinds() {
            let goal = Until::Message { kind: at, of: None };
            goals.push(row(texts, ids::UntilMessage { kind }, ids::UntilMessageAbout { kind }, goal));
        }
        if let Some(process) = self.selected() {
            let (position, id) = (process.position, process.id);
            for (at, kind) in kinds() {
                let goal = Until::Message { kind: at, of: Some(position) };
                goals.push(row(texts, ids::UntilMessageOf { kind, id }, ids::UntilMessageOfAbout { kind, id }, goal));
            }
            let state = texts.say(words::state(process.role));
            goals.push(row(texts, ids::UntilChange { id }, ids::UntilChangeAbout { id, state }, Until::Change(position)));
        }
        goals.push(row(texts, ids::UNTIL_QUIET, ids::UNTIL_QUIET_ABOUT, Until::Quiet));
        goals
    }

    /// What the footer says of where the way to something has led, from where a watched process had this state; nothing while it goes on.
    pub(in crate::tui) fn told(&self, (goal, before): (Until, Option<Role>), looked: &Looked) -> Option<Remark> {
        let tick = ("tick", Value::Number(self.session.tick()));
        let said = match looked {
            Looked::On => return None,
            Looked::Met(Met::Leads(id)) => Remark::from(ids::SAYS_MET_LEADS).with("id", Value::Id(*id)),
            Looked::Met(Met::Broke(property)) => {
                let why = property.why.clone().unwrap_or_else(|| Remark::new("property-undecided"));
                let said = Remark::from(ids::SAYS_MET_BROKE).with("property", Value::Name(property.name));
                said.with("why", Value::Said(Box::new(why)))
            }
            Looked::Met(Met::Sent { from, to, .. }) => {
                let said = Remark::from(ids::SAYS_MET_SENT).with("from", Value::Id(*from)).with("to", Value::Id(*to));
                said.with("kind", Value::Name(self.kind_of(goal)))
            }
            Looked::Met(Met::Changed(id)) => {
                let at = self.session.position_of(*id);
                let now = at.and_then(|at| self.session.lookup().process(at)).map(|process| process.role);
                let word = |role: Option<Role>| {
                    Value::Text(role.map_or_else(String::new, |role| self.look.texts.say(words::state(role))))
                };
                let said = Remark::from(if now == before { ids::SAYS_MET_INSIDE } else { ids::SAYS_MET_CHANGED });
                let said = said.with("id", Value::Id(*id)).with("state", word(now));
                if now == before { said } else { said.with("before", word(before)) }
            }
            Looked::Met(Met::Quiet) => Remark::from(ids::SAYS_MET_QUIET),
            Looked::Quiet => Remark::from(ids::SAYS_NEVER_QUIET).with("what", Value::Text(self.named_goal(goal))),
            Looked::Limit => Remark::from(ids::SAYS_NEVER_LIMIT).with("what", Value::Text(self.named_goal(goal))),
        };
        Some(said.with(tick.0, tick.1))
    }

    /// The state of the process that is watched, if one is.
    pub(in crate::tui) fn watched(&self, goal: Until) -> Option<Role> {
        let Until::Change(at) = goal else { return None };
        self.session.lookup().process(at).map(|process| process.role)
    }

    fn kind_of(&self, goal: Until) -> &'static str {
        match goal {
            Until::Message { kind, .. } => self.session.lookup().kinds().get(kind).copied().unwrap_or_default(),
            _ => "",
        }
    }

    /// What is looked for, in the words of the list.
    pub(in crate::tui) fn named_goal(&self, goal: Until) -> String {
        let texts = &self.look.texts;
        let kind = self.kind_of(goal);
        match goal {
            Until::Leader => texts.say(ids::UNTIL_LEADER),
            Until::Breach => texts.say(ids::UNTIL_BREACH),
            Until::Message { of: None, .. } => texts.say(ids::UntilMessage { kind }),
            Until::Message { of: Some(at), .. } => texts.say(ids::UntilMessageOf { kind, id: self.named(at) }),
            Until::Change(at) => texts.say(ids::UntilChange { id: self.named(at) }),
            Until::Quiet => texts.say(ids::UNTIL_QUIET),
        }
    }
}
