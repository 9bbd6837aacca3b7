//! A scenario of one's own: an algorithm, the processes, the delay of messages, and the processes that start.

use crate::prelude::*;
use crate::{read, write};
use suffrage_engine::sim::command::{Command, Targets};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Starts {
    Nobody,
    Everybody,
    Listed(Vec<Id>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    pub variant: VariantId,
    pub ids: Ids,
    pub seed: u64,
    /// The shortest and the longest delay of a message, in ticks.
    pub delay: (Ticks, Ticks),
    /// The processes that start an election at tick 1.
    pub starts: Starts,
}

impl Beginning {
    /// Builds the scenario.
    ///
    /// # Errors
    /// All faults of the scenario.
    pub fn scenario(&self) -> Result<Scenario, Vec<Problem>> {
        let mut scenario = Scenario { ids: self.ids.clone(), seed: self.seed, ..Scenario::bare(self.variant) };
        (scenario.network.shortest_delay, scenario.network.longest_delay) = self.delay;
        let fault = faults::too_many(self.ids.count() as u64, Some(scenario.protocol().entry()));
        fault.map_or(Ok(()), |fault| Err(vec![fault]))?;
        let targets = match &self.starts {
            Starts::Nobody => None,
            Starts::Everybody => Some(Targets::All),
            Starts::Listed(listed) => Some(Targets::Listed(positions(listed, &scenario.roster())?)),
        };
        scenario.events = targets.map(|targets| (1, Command::Start(targets))).into_iter().collect();
        read(&write(&scenario, "")).map_err(|faults| faults.told.into_iter().map(|fault| fault.problem).collect())
    }
}

fn positions(listed: &[Id], roster: &Roster) -> Result<Vec<u32>, Vec<Problem>> {
    let unknown = listed.iter().filter(|&&id| roster.position(id).is_none());
    let few = || roster.if_at_most(crate::config::FEW);
    let faults: Vec<Problem> = unknown.map(|&id| faults::unknown_process(id, roster.span(), few())).collect();
    if faults.is_empty() { Ok(listed.iter().filter_map(|&id| roster.position(id)).collect()) } else { Err(faults) }
}

/// Reads ids such as `3 1 4` or `3,1,4`; `None` if there are none, or a word is no id.
pub fn listed(text: &str) -> Option<Vec<Id>> {
    let words = text.split(|mark: char| mark == ',' || mark.is_whitespace()).filter(|word| !word.is_empty());
    let ids = words.map(|word| word.parse().ok().and_then(Id::new)).collect::<Option<Vec<Id>>>()?;
    (!ids.is_empty()).then_some(ids)
}

/// Reads the shortest and the longest delay in ticks, such as `3` or `1..4`.
pub fn delays(text: &str) -> Option<(Ticks, Ticks)> {
    let ticks = |text: &str| text.trim().parse().ok();
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    Some((ticks(least)?, ticks(most)?))
}

/// Reads delays as [`delays`] does, with an error for the user.
///
/// # Errors
/// The text is no delay, or the longest delay comes first.
pub fn given_delays(text: &str) -> Result<(Ticks, Ticks), Remark> {
    let delay = text.to_owned();
    match delays(text) {
        None => Err(ids::CliCompareBadDelay { delay }.into()),
        Some((first, second)) if first > second => {
            Err(ids::CliCompareDelayUpsideDown { delay, turned: format!("{second}..{first}") }.into())
        }
        Some(delays) => Ok(delays),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Order;
    use suffrage_engine::protocols::ProtocolId;

    fn beginning(variant: VariantId, ids: Ids) -> Beginning {
        Beginning { variant, ids, seed: 0, delay: (1, 1), starts: Starts::Everybody }
    }

    #[test]
    fn every_variant_begins_with_little_said() {
        for variant in ProtocolId::ALL.iter().flat_map(|protocol| protocol.variants()) {
            let ids = Ids::Counted { count: 5, order: Order::Descending };
            let scenario = beginning(variant, ids).scenario().unwrap_or_else(|faults| panic!("{variant:?} {faults:?}"));
            let finished = scenario.run(Some(200), None).expect("the run writes nothing");
            assert!(finished.summary().counts.cost() > 0, "{variant:?}");
        }
    }

    #[test]
    fn the_ring_of_the_exercise_sheet_sends_15_messages() {
        let ids = Ids::Listed(listed("3 1 4,5, 2").expect("ids"));
        let scenario = beginning(ProtocolId::ALL[0].standard(), ids).scenario().expect("it is valid");
        assert_eq!(scenario.run(None, None).expect("the run writes nothing").summary().counts.cost(), 15);
    }

    #[test]
    fn faults_are_reported_together() {
        let variant = ProtocolId::ALL[0].standard();
        let ids = |text| Ids::Listed(listed(text).expect("ids"));
        let twice = Beginning { delay: (4, 1), ..beginning(variant, ids("3 1 3")) };
        assert_eq!(twice.scenario().map_err(|faults| faults.len()), Err(2));
        let starts = Starts::Listed(listed("7 3 8").expect("ids"));
        let strangers = Beginning { starts, ..beginning(variant, ids("3 1")) };
        assert_eq!(strangers.scenario().map_err(|faults| faults.len()), Err(2));
        let many = Ids::Counted { count: u32::MAX, order: Order::Random };
        assert_eq!(beginning(variant, many).scenario().map_err(|faults| faults.len()), Err(1));
        assert_eq!((listed(""), listed("3 x"), listed("-1")), (None, None, None));
    }

    #[test]
    fn delays_are_one_number_or_two() {
        assert_eq!((delays("3"), delays("1..4"), delays(" 1 .. 4 ")), (Some((3, 3)), Some((1, 4)), Some((1, 4))));
        assert_eq!((delays("1-4"), delays("..4"), delays("")), (None, None, None));
        let reversed = ids::CliCompareDelayUpsideDown { delay: "4..1".to_owned(), turned: "1..4".to_owned() };
        assert_eq!((given_delays("1..4"), given_delays("4..1")), (Ok((1, 4)), Err(reversed.into())));
    }
}
