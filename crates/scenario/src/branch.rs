//! The user's acts as part of a scenario.

use std::{collections::BTreeMap, collections::BTreeSet};

use super::{
    MOST_TICKS, Scenario, When, change::Changed, change::report_left_out, choices, fields, write::WriteContext,
};
use suffrage_engine::{protocol::Remark, protocol::Ticks, sim::command::Command, sim::pins::Pin};
use suffrage_text::ids;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBranch {
    /// Another setting differs: its key in a scenario file.
    Other(&'static str),
    /// At this tick it lacks acts of the trunk.
    Lacks(Ticks),
}

impl NoBranch {
    pub fn remark(self, file: &str, of: &str) -> Remark {
        let (file, of) = (file.to_owned(), of.to_owned());
        match self {
            Self::Other(what) => ids::BranchOther { file, of, what }.into(),
            Self::Lacks(tick) => ids::BranchLacks { file, of, tick }.into(),
        }
    }
}

impl Scenario {
    /// The acts of this scenario beyond those of `trunk`, if it is a branch of it: same processes, algorithm, network
    /// and earlier acts. Notes, questions and expectations are not compared.
    ///
    /// # Errors
    /// Why it is not a branch.
    pub fn acts_beyond(&self, trunk: &Self) -> Result<Vec<(Ticks, Command)>, NoBranch> {
        if let Some(what) = self.unlike(trunk) {
            return Err(NoBranch::Other(what));
        }
        let (mut mine, theirs) = (by_tick(&self.events), by_tick(&trunk.events));
        for (tick, acts) in theirs {
            let own = mine.get_mut(&tick).filter(|own| own.starts_with(&acts)).ok_or(NoBranch::Lacks(tick))?;
            own.drain(..acts.len());
        }
        Ok(mine.into_iter().flat_map(|(tick, acts)| acts.into_iter().map(move |act| (tick, act))).collect())
    }

    fn unlike(&self, trunk: &Self) -> Option<&'static str> {
        let (own, theirs) = (WriteContext::of(self), WriteContext::of(trunk));
        let both = [&own, &theirs];
        // The same ids can be written in two forms.
        let ids = || (own.ids != theirs.ids).then_some(fields::PROCESS_IDS.name);
        let parameters = || (self.parameters != trunk.parameters).then_some("[params]");
        let processes = || ids().or_else(|| fields::PROCESS_STATE.unlike(both));
        let detector = || (self.detector != trunk.detector).then_some(fields::DETECTOR.name);
        let world = || fields::NETWORK.unlike(both).or_else(detector);
        let pins = |scenario: &Self| scenario.choices.iter().copied().collect::<BTreeSet<Pin>>();
        let settled = || (pins(self) != pins(trunk)).then_some(choices::ARRAY);
        fields::TOP.unlike(both).or_else(processes).or_else(world).or_else(parameters).or_else(settled)
    }

    /// The scenario with the user's acts, each after the file's own events of its tick. Notes and questions from the
    /// first act on and all expectations are removed: they were written for another run.
    #[must_use]
    pub fn with_acts(&self, acts: &[(Ticks, Command)]) -> Changed {
        let mut scenario = self.clone();
        let mut changes = Vec::new();
        let ticks = || acts.iter().map(|(tick, _)| *tick);
        let (Some(first), Some(last)) = (ticks().min(), ticks().max()) else {
            return Changed { scenario, said: changes };
        };
        scenario.events.extend_from_slice(acts);
        // Stable: the file's events of a tick come before the user's.
        scenario.events.sort_by_key(|(tick, _)| *tick);
        let limit = scenario.tick_limit();
        if limit <= last {
            // A headless run must reach every act and its consequences.
            scenario.until = Some(last.saturating_add(limit).min(MOST_TICKS));
        }
        scenario.drop_expectations(&mut changes);
        let told = scenario.notes.len() + scenario.questions.len();
        // The tick of the first election is not known here.
        scenario.notes.retain(|note| matches!(note.when, When::At(tick) if tick < first));
        scenario.questions.retain(|question| question.at <= first);
        let narration = told - scenario.notes.len() - scenario.questions.len();
        report_left_out(&mut changes, ids::CHANGE_NARRATION_LEFT_OUT, narration);
        Changed { scenario, said: changes }
    }
}

fn by_tick(acts: &[(Ticks, Command)]) -> BTreeMap<Ticks, Vec<Command>> {
    let mut ticks: BTreeMap<Ticks, Vec<Command>> = BTreeMap::new();
    for (tick, act) in acts {
        ticks.entry(*tick).or_default().push(act.clone());
    }
    ticks
}

#[cfg(test)]
mod tests;
