//! Converts the user's acts on a branch to a part of a scenario, and back.

use super::{MOST_TICKS, change::Changed, choices, fields};
use crate::prelude::*;
use suffrage_engine::{engine::CommandLog, sim::command::Command};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBranch {
    /// The scenarios differ in a setting that must be equal. The value is the key of this setting in scenario files.
    Other(&'static str),
    /// At this tick, the branch lacks an act of the trunk, or its additional acts are not at the places where
    /// [`Scenario::add_acts`] would put them.
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
    /// The acts that this scenario has beyond those of `trunk`. Notes, questions and expectations are not compared.
    ///
    /// # Errors
    /// The reason why this scenario is not a branch of `trunk`.
    pub fn acts_beyond(&self, trunk: &Self) -> Result<Vec<(Ticks, Command)>, NoBranch> {
        if let Some(what) = self.unlike(trunk) {
            return Err(NoBranch::Other(what));
        }
        let (mut mine, theirs) = (by_tick(self.events.iter().cloned()), by_tick(trunk.events.iter().cloned()));
        for (tick, acts) in theirs {
            let own = mine.get_mut(&tick).ok_or(NoBranch::Lacks(tick))?;
            let whole = own.clone();
            for act in &acts {
                own.remove(own.iter().position(|own| own == act).ok_or(NoBranch::Lacks(tick))?);
            }
            let mut joined = acts;
            for act in own {
                joined.insert(act.place_after(joined.iter()), act.clone());
            }
            if joined != whole {
                return Err(NoBranch::Lacks(tick));
            }
        }
        Ok(mine.into_iter().flat_map(|(tick, acts)| acts.into_iter().map(move |act| (tick, act))).collect())
    }

    fn unlike(&self, trunk: &Self) -> Option<&'static str> {
        let (own, theirs) = (WriteContext::of(self), WriteContext::of(trunk));
        let both = [&own, &theirs];
        // Two files can write the same ids in different ways, so the ids are compared, not the lines.
        let ids = || (own.ids != theirs.ids).then_some(fields::PROCESS_IDS.name);
        let parameters = || (self.parameters != trunk.parameters).then_some("[params]");
        let processes = || ids().or_else(|| fields::PROCESS_STATE.unlike(both));
        let detector = || (self.detector != trunk.detector).then_some(fields::DETECTOR.name);
        let world = || fields::NETWORK.unlike(both).or_else(detector);
        let pins = |scenario: &Self| scenario.choices.iter().copied().collect::<BTreeSet<Pin>>();
        let settled = || (pins(self) != pins(trunk)).then_some(choices::ARRAY);
        fields::TOP.unlike(both).or_else(processes).or_else(world).or_else(parameters).or_else(settled)
    }

    /// Adds acts of the user to the events. At each tick they follow the file's own events, except armed crashes, which
    /// come first ([`Command::place_after`]).
    pub fn add_acts(&mut self, acts: impl IntoIterator<Item = (Ticks, Command)>) {
        // The sort is stable, so acts of the same tick keep their order.
        self.events.sort_by_key(|(tick, _)| *tick);
        for (tick, act) in acts {
            let first = self.events.partition_point(|(at, _)| *at < tick);
            let end = self.events.partition_point(|(at, _)| *at <= tick);
            let place = act.place_after(self.events[first..end].iter().map(|(_, event)| event));
            self.events.insert(first + place, (tick, act));
        }
    }

    /// The scenario with `acts`, without the expectations and the text `about`, which describe the run without them.
    #[must_use]
    pub fn with_acts(&self, acts: &[(Ticks, Command)]) -> Changed {
        let (mut scenario, mut changes) = (self.clone(), Vec::new());
        let Some(last) = acts.iter().map(|(tick, _)| *tick).max() else { return Changed { scenario, said: changes } };
        scenario.add_acts(acts.iter().cloned());
        let limit = scenario.tick_limit();
        if limit <= last {
            // A headless run must reach the last act and its consequences.
            scenario.until = Some(last.saturating_add(limit).min(MOST_TICKS));
        }
        scenario.drop_expectations(&mut changes);
        let about = std::mem::take(&mut scenario.about);
        changes.extend((about != LocalText::default()).then(|| ids::CHANGE_ABOUT_LEFT_OUT.into()));
        Changed { scenario, said: changes }
    }
}

/// The acts of each tick. Acts of the same tick stay in order.
pub fn by_tick(acts: impl IntoIterator<Item = (Ticks, Command)>) -> CommandLog {
    let mut ticks = CommandLog::new();
    for (tick, act) in acts {
        ticks.entry(tick).or_default().push(act);
    }
    ticks
}

#[cfg(test)]
mod tests;
