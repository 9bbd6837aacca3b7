//! What a person did at the keys, as part of a scenario.

use std::{collections::BTreeMap, collections::BTreeSet};

use super::{MOST_TICKS, Scenario, When, change::Changed, change::tell_left_out, choices, fields, write::Seats};
use suffrage_engine::{protocol::Remark, protocol::Ticks, sim::command::Command, sim::pins::Pin};
use suffrage_text::ids;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBranch {
    /// It is about something else: what is different, as a scenario file calls it.
    Other(&'static str),
    /// It does not do at a tick what the other one does there.
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
    /// What this scenario does beyond another one, which it is a branch of: the same processes under the same algorithm in the same
    /// network, with all that happens to them there. What they tell and expect does not count.
    ///
    /// # Errors
    /// Why it is no branch.
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
        let (own, theirs) = (Seats::of(self), Seats::of(trunk));
        let both = [&own, &theirs];
        // The same seats may be written in two ways.
        let seats = || (own.ids != theirs.ids).then_some(fields::SEATS.name);
        let parameters = || (self.parameters != trunk.parameters).then_some("[params]");
        let standing = || seats().or_else(|| fields::STANDING.unlike(both));
        let detector = || (self.detector != trunk.detector).then_some(fields::DETECTOR.name);
        let world = || fields::NETWORK.unlike(both).or_else(detector);
        let pins = |scenario: &Self| scenario.choices.iter().copied().collect::<BTreeSet<Pin>>();
        let settled = || (pins(self) != pins(trunk)).then_some(choices::ARRAY);
        fields::TOP.unlike(both).or_else(standing).or_else(world).or_else(parameters).or_else(settled)
    }

    /// The same scenario with the acts of a person at the keys, each at its tick after what the file does then. What the file tells
    /// and asks from the first of them on was written for another run, and is left out; so is what it expects.
    #[must_use]
    pub fn with_acts(&self, acts: &[(Ticks, Command)]) -> Changed {
        let mut scenario = self.clone();
        let mut changes = Vec::new();
        let ticks = || acts.iter().map(|(tick, _)| *tick);
        let (Some(first), Some(last)) = (ticks().min(), ticks().max()) else {
            return Changed { scenario, said: changes };
        };
        scenario.events.extend_from_slice(acts);
        // Stable: what the file does at a tick comes before what the person did.
        scenario.events.sort_by_key(|(tick, _)| *tick);
        let limit = scenario.tick_limit();
        if limit <= last {
            // A run without a screen is to come to every act, and to what follows from it.
            scenario.until = Some(last.saturating_add(limit).min(MOST_TICKS));
        }
        scenario.drop_expectations(&mut changes);
        let told = scenario.notes.len() + scenario.questions.len();
        // When a leader is first elected is not known here.
        scenario.notes.retain(|note| matches!(note.when, When::At(tick) if tick < first));
        scenario.questions.retain(|question| question.at <= first);
        let narration = told - scenario.notes.len() - scenario.questions.len();
        tell_left_out(&mut changes, ids::CHANGE_NARRATION_LEFT_OUT, narration);
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
