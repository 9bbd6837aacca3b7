//! One scenario made from another: another seed, another number of processes, another algorithm.

use crate::protocol::{Id, Parameters, Remark};
use crate::protocols::VariantId;
use crate::sim::command::Command;
use crate::text::{TextId, ids};

use super::bounds::too_many;
use super::seating::{Moving, Roster};
use super::{Expect, Ids, Order, Scenario, command};
use crate::config::{Problem, say};

/// A scenario made from another one, and what could not stay as it was.
#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    pub scenario: Scenario,
    /// What was left out or added, the most important first.
    pub said: Vec<Remark>,
}

/// That so many of something were left out.
pub(super) fn left_out(id: TextId, count: usize) -> Remark {
    say(id).number("count", count as u64)
}

impl Scenario {
    /// The same scenario with another seed. Where the seed decides who sits where, acts and notes follow their processes.
    #[must_use]
    pub fn with_seed(&self, seed: u64) -> Self {
        let mut scenario = Self { seed, ..self.clone() };
        if matches!(self.ids, Ids::Counted { order: Order::Random, .. }) {
            let move_to = Moving { from: self.roster(), to: Roster::new(self.ids.clone(), seed) };
            scenario.reseat(&move_to);
        }
        scenario
    }

    /// The same scenario with another number of processes. Listed ids are cut off at the end or continued with the smallest
    /// that are free; a list from n down to 1 stays one. What names a process that is no more is left out, and so is what was
    /// expected and told of the other number: its notes, questions and texts would say of this run what is not so.
    ///
    /// # Errors
    /// A ring of 0, or more processes than the protocol's graph may have.
    pub fn with_count(&self, count: usize) -> Result<Changed, Problem> {
        if let Some(fault) = too_many(count as u64, Some(self.protocol().entry())) {
            return Err(fault);
        }
        let ids = resized(&self.ids, count);
        let moving = Moving { from: self.roster(), to: Roster::new(ids.clone(), self.seed) };
        let mut scenario = Self { ids, ..self.clone() };
        scenario.parameters.resize(count);
        let acts = scenario.reseat(&moving);
        let mut changes = Vec::new();
        if acts > 0 {
            changes.push(left_out(ids::CHANGE_ACTS_LEFT_OUT, acts));
        }
        if let Some(leader) = scenario.leader.filter(|leader| moving.to.position(*leader).is_none()) {
            scenario.leader = None;
            changes.push(say(ids::CHANGE_LEADER_LEFT_OUT).id("id", leader));
        }
        if count != self.count() {
            scenario.drop_expectations(&mut changes);
            scenario.drop_narration(&mut changes);
        }
        Ok(Changed { scenario, said: changes })
    }

    /// Another algorithm, or another variant of the same, on the same processes, network and acts on processes. Acts on
    /// messages, expectations, notes and texts belong to the old algorithm and are left out; what the new one requires is
    /// added. Of another variant only the expectations are left out.
    ///
    /// # Errors
    /// More processes than the new protocol's graph may have.
    pub fn with_variant(&self, variant: VariantId) -> Result<Changed, Problem> {
        let entry = variant.protocol().entry();
        if let Some(fault) = too_many(self.count() as u64, Some(entry)) {
            return Err(fault);
        }
        let mut scenario = Self { variant, ..self.clone() };
        let mut changes = Vec::new();
        if entry.needs_bounce && !scenario.network.bounce {
            scenario.network.bounce = true;
            changes.push(say(ids::CHANGE_BOUNCE_ADDED));
        }
        if variant.protocol() == self.protocol() {
            // The same messages, the same narration: only what was expected of the other variant does not count.
            scenario.drop_expectations(&mut changes);
            return Ok(Changed { scenario, said: changes });
        }
        let count = |is: fn(&Command) -> bool| self.events.iter().filter(|(_, command)| is(command)).count();
        let (on_messages, on_timers) = (count(Command::is_on_a_message), count(Command::is_on_a_timer));
        scenario.events.retain(|(_, command)| !command.is_on_a_message() && !command.is_on_a_timer());
        changes.extend((on_messages > 0).then_some(left_out(ids::CHANGE_MESSAGE_ACTS_LEFT_OUT, on_messages)));
        changes.extend((on_timers > 0).then_some(left_out(ids::CHANGE_TIMER_ACTS_LEFT_OUT, on_timers)));
        if self.parameters != Parameters::default() {
            scenario.parameters = Parameters::default();
            changes.push(say(ids::CHANGE_PARAMETERS_LEFT_OUT));
        }
        scenario.drop_expectations(&mut changes);
        scenario.drop_narration(&mut changes);
        Ok(Changed { scenario, said: changes })
    }

    pub(super) fn roster(&self) -> Roster {
        Roster::new(self.ids.clone(), self.seed)
    }

    pub(super) fn drop_expectations(&mut self, changes: &mut Vec<Remark>) {
        if !self.expect.is_empty() {
            self.expect = Expect::default();
            changes.push(say(ids::CHANGE_EXPECTATIONS_LEFT_OUT));
        }
    }

    fn drop_narration(&mut self, changes: &mut Vec<Remark>) {
        let narration = self.notes.len() + self.questions.len();
        if narration > 0 {
            changes.push(left_out(ids::CHANGE_NARRATION_LEFT_OUT, narration));
        }
        self.notes.clear();
        self.questions.clear();
        (self.title, self.about) = Default::default();
    }

    /// Takes every position to the new seat of its process; gives how many acts lost somebody. A note keeps those of its
    /// processes who are still there.
    pub(super) fn reseat(&mut self, moving: &Moving) -> usize {
        self.down = moving.all(&self.down);
        let mut acts = 0;
        self.events = std::mem::take(&mut self.events)
            .into_iter()
            .filter_map(|(tick, command)| {
                let (command, is_whole) = command::reseated(&command, moving);
                acts += usize::from(!is_whole);
                command.map(|command| (tick, command))
            })
            .collect();
        for note in &mut self.notes {
            note.look = moving.all(&note.look);
        }
        acts
    }
}

/// A command of one scenario in the seats of another, if everybody whom it names sits there too.
pub fn reseated(command: &Command, from: &Scenario, to: &Scenario) -> Option<Command> {
    let (command, is_whole) = command::reseated(command, &Moving { from: from.roster(), to: to.roster() });
    command.filter(|_| is_whole)
}

/// Another number of ids in the same manner.
fn resized(ids: &Ids, count: usize) -> Ids {
    let listed = match ids {
        Ids::Counted { order, .. } => return Ids::Counted { count: count as u32, order: *order },
        Ids::Listed(listed) => listed,
    };
    let number = |number: usize| u32::try_from(number).ok().and_then(Id::new);
    let falling = listed.len() > 1 && listed.iter().rev().enumerate().all(|(index, id)| Some(*id) == number(index + 1));
    if falling {
        return Ids::Listed((1..=count).rev().filter_map(number).collect());
    }
    let mut resized: Vec<Id> = listed.iter().take(count).copied().collect();
    let mut taken = listed.clone();
    taken.sort_unstable();
    let free = (1..).map_while(number).filter(|id| taken.binary_search(id).is_err());
    resized.extend(free.take(count.saturating_sub(listed.len())));
    Ids::Listed(resized)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{faults, read};
    use crate::sim::command::Targets;

    fn scenario(ids: &str) -> Scenario {
        let text = format!(
            "protocol = \"bully\"\nvariant = \"patient\"\ntitle = \"x\"\n\
             events = [{{ at = 1, crash = 3 }}, {{ at = 2, start = [1, 3] }}, {{ at = 3, drop = {{ from = 3, to = 1 }} }}]\n\
             notes = [{{ at = 1, text = \"3\", look = [3] }}, {{ at = 2, text = \"1\", look = [1] }}]\n\
             questions = [{{ at = 1, ask = \"?\", of = \"leader\" }}]\n\
             [processes]\n{ids}\nleader = 3\ndown = [3]\n[expect]\nleader = 3"
        );
        read(&text).unwrap_or_else(|faults| panic!("{faults:#?}"))
    }

    fn known(protocol: &str, variant: &str) -> VariantId {
        VariantId::named(protocol, variant).expect("it is in the catalogue")
    }

    fn listed(scenario: &Scenario) -> Vec<u32> {
        scenario.seating().iter().map(|id| id.number()).collect()
    }

    #[test]
    fn another_seed_moves_acts_and_notes_with_their_processes() {
        let before = scenario("count = 9\norder = \"random\"");
        let three = |scenario: &Scenario| scenario.seating().iter().position(|id| id.number() == 3).expect("there") as u32;
        let after = (1..100).map(|seed| before.with_seed(seed)).find(|after| three(after) != three(&before)).expect("some seed");
        let seat = three(&after);
        assert_eq!(after.down, [seat]);
        assert_eq!(after.events[0].1, Command::Crash { targets: Targets::Listed(vec![seat]), after: None });
        assert_eq!(after.notes[0].look, [seat]);
        assert_eq!(after.with_seed(before.seed), before);
    }

    #[test]
    fn fewer_processes_leave_out_what_names_the_others_and_what_was_told() {
        let changed = scenario("count = 3").with_count(2).expect("two are enough");
        let scenario = changed.scenario;
        assert_eq!(scenario.events, [(2, Command::Start(Targets::Listed(vec![0])))]);
        assert_eq!((scenario.leader, scenario.down.len(), scenario.notes.len()), (None, 0, 0));
        assert!(scenario.expect.is_empty());
        let expected = [
            left_out(ids::CHANGE_ACTS_LEFT_OUT, 3),
            say(ids::CHANGE_LEADER_LEFT_OUT).id("id", Id::new(3).expect("an id")),
            say(ids::CHANGE_EXPECTATIONS_LEFT_OUT),
            left_out(ids::CHANGE_NARRATION_LEFT_OUT, 3),
        ];
        assert_eq!(changed.said, expected);
    }

    #[test]
    fn what_was_told_of_one_number_is_not_told_of_another() {
        let before = scenario("count = 3");
        let more = before.with_count(64).expect("within the limits");
        assert_eq!(more.said, [say(ids::CHANGE_EXPECTATIONS_LEFT_OUT), left_out(ids::CHANGE_NARRATION_LEFT_OUT, 3)]);
        assert!(more.scenario.notes.is_empty() && more.scenario.questions.is_empty());
        assert_eq!((more.scenario.title.in_language("en"), more.scenario.about.in_language("en")), ("", ""));
        assert_eq!(more.scenario.events, before.events, "whoever acted is still there");
        assert_eq!(before.with_count(3), Ok(Changed { scenario: before, said: Vec::new() }), "the same number");
    }

    #[test]
    fn more_processes_go_on_as_the_list_began() {
        let count = |ids: &str, count: usize| listed(&scenario(ids).with_count(count).expect("within the limits").scenario);
        assert_eq!(count("count = 3\norder = \"descending\"", 5), [5, 4, 3, 2, 1]);
        assert_eq!(count("ids = [3, 2, 1]", 5), [5, 4, 3, 2, 1]);
        assert_eq!(count("ids = [3, 2, 1]", 2), [2, 1]);
        assert_eq!(count("ids = [1, 2, 3]", 5), [1, 2, 3, 4, 5]);
        assert_eq!(count("ids = [7, 1, 3]", 6), [7, 1, 3, 2, 4, 5]);
        assert_eq!(count("ids = [7, 1, 3]", 2), [7, 1]);
    }

    #[test]
    fn the_limits_hold_for_changes_too() {
        let scenario = scenario("count = 3");
        assert_eq!(scenario.with_count(0), Err(faults::no_process()));
        assert_eq!(scenario.with_count(4097), Err(faults::too_many_processes(4097, 4096, true)));
        let large =
            scenario.with_variant(known("chang-roberts", "standard")).and_then(|changed| changed.scenario.with_count(5000));
        let large = large.expect("a ring may have 5000").scenario;
        assert_eq!(large.with_variant(known("bully", "standard")), Err(faults::too_many_processes(5000, 4096, true)));
    }

    #[test]
    fn another_algorithm_keeps_processes_and_acts_on_them_and_gets_what_it_needs() {
        let before = scenario("count = 3");
        let changed = before.with_variant(known("ring-list", "standard")).expect("within the limits");
        let after = changed.scenario;
        assert_eq!((after.variant, after.network.bounce), (known("ring-list", "standard"), true));
        assert_eq!((&after.ids, after.leader, &after.down), (&before.ids, before.leader, &before.down));
        assert_eq!(after.events, before.events[..2]);
        assert!(after.notes.is_empty() && after.questions.is_empty() && after.expect.is_empty());
        assert_eq!(after.title.in_language("en"), "");
        let expected = [
            say(ids::CHANGE_BOUNCE_ADDED),
            left_out(ids::CHANGE_MESSAGE_ACTS_LEFT_OUT, 1),
            say(ids::CHANGE_EXPECTATIONS_LEFT_OUT),
            left_out(ids::CHANGE_NARRATION_LEFT_OUT, 3),
        ];
        assert_eq!(changed.said, expected);
    }

    #[test]
    fn another_variant_leaves_out_only_the_expectations() {
        let before = scenario("count = 3");
        let changed = before.with_variant(known("bully", "trusting")).expect("within the limits");
        assert_eq!(changed.said, [say(ids::CHANGE_EXPECTATIONS_LEFT_OUT)]);
        let expected = Scenario { variant: known("bully", "trusting"), expect: Expect::default(), ..before };
        assert_eq!(changed.scenario, expected);
    }

    #[test]
    fn every_change_is_a_sentence_in_every_language() {
        let expected = [
            say(ids::CHANGE_BOUNCE_ADDED),
            left_out(ids::CHANGE_ACTS_LEFT_OUT, 1),
            left_out(ids::CHANGE_MESSAGE_ACTS_LEFT_OUT, 2),
            left_out(ids::CHANGE_TIMER_ACTS_LEFT_OUT, 1),
            say(ids::CHANGE_PARAMETERS_LEFT_OUT),
            say(ids::CHANGE_LEADER_LEFT_OUT).id("id", Id::MAX),
            say(ids::CHANGE_EXPECTATIONS_LEFT_OUT),
            left_out(ids::CHANGE_NARRATION_LEFT_OUT, 1),
        ];
        for change in &expected {
            crate::text::tests::prove_remark(change);
        }
        assert_eq!(expected.len(), crate::text::tests::ids_of("change-").count());
    }
}
