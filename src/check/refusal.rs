//! What stands against a search, in words, and where in the file it is said.

use suffrage_engine::explore::{MOST_PROCESSES, Refused};
use suffrage_engine::protocol::{Grows, Remark};
use suffrage_scenario::Scenario;
use suffrage_text::ids;

/// Something that stands against a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    pub told: Remark,
    /// Where the file may say it, the likeliest place first.
    pub about: Vec<About>,
}

/// A part of a scenario's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// By its place in the script.
    Act(usize),
    /// A table and a key in it; without a name the top level, or the table itself.
    Key(&'static str, &'static str),
}

/// All of them, what is said of several acts alike once.
pub(super) fn refusals(scenario: &Scenario, refused: &[Refused]) -> Vec<Refusal> {
    let acts = |is_such: fn(Refused) -> Option<usize>| {
        refused.iter().filter_map(|refused| is_such(*refused)).collect::<Vec<_>>()
    };
    let late = acts(|refused| if let Refused::ActNeedsClock { act } = refused { Some(act) } else { None });
    let oldest = acts(|refused| if let Refused::OldestOfUnordered { act } = refused { Some(act) } else { None });
    let copies = acts(|refused| if let Refused::CopyOfOpenDelay { act } = refused { Some(act) } else { None });
    let mut all: Vec<Refusal> = refused.iter().filter_map(|refused| of_whole(scenario, *refused)).collect();
    let of_acts = [
        of_acts(scenario, &late, |count, ticks| ids::CheckActNeedsClock { count, ticks }.into()),
        of_acts(scenario, &oldest, |count, ticks| ids::CheckOldestOfUnordered { count, ticks }.into()),
        of_acts(scenario, &copies, |count, ticks| ids::CheckCopyOfOpenDelay { count, ticks }.into()),
    ];
    all.extend(of_acts.into_iter().flatten());
    all
}

/// What is said of acts, by the ticks at which they are.
fn of_acts(scenario: &Scenario, acts: &[usize], told: impl Fn(u64, String) -> Remark) -> Option<Refusal> {
    let mut ticks: Vec<_> = acts.iter().filter_map(|&act| scenario.events.get(act)).map(|(tick, _)| *tick).collect();
    ticks.sort_unstable();
    ticks.dedup();
    let listed = ticks.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let about = acts.iter().copied().map(About::Act).collect();
    (!acts.is_empty()).then(|| Refusal { told: told(ticks.len() as u64, listed), about })
}

/// What is not about an act.
fn of_whole(scenario: &Scenario, refused: Refused) -> Option<Refusal> {
    let protocol = scenario.protocol().name();
    let at = |table, keys: &[&'static str]| keys.iter().map(|key| About::Key(table, key)).collect();
    let (told, about): (Remark, Vec<About>) = match refused {
        Refused::ActNeedsClock { .. } | Refused::OldestOfUnordered { .. } | Refused::CopyOfOpenDelay { .. } => {
            return None;
        }
        Refused::ChanceOfNetwork => (ids::CHECK_CHANCE_OF_NETWORK.into(), at("network", &["loss", "duplicate"])),
        Refused::Choices => (ids::CHECK_CHOICES.into(), at("", &["choices"])),
        Refused::Barriers => (ids::CheckBarriers { protocol }.into(), at("check", &["asynchronous"])),
        Refused::Heartbeats => (ids::CHECK_HEARTBEATS.into(), at("detector", &["kind"])),
        Refused::Unbounded(Grows::Timers) => (ids::CheckUnboundedTimers { protocol }.into(), at("check", &[""])),
        Refused::Unbounded(Grows::Draws) => (ids::CheckUnboundedDraws { protocol }.into(), at("check", &[""])),
        Refused::EarlyWithClock => (ids::CHECK_EARLY_WITH_CLOCK.into(), at("check", &["early"])),
        Refused::BeginTogether => (ids::CheckBeginTogether { protocol }.into(), at("check", &["any_start", "starts"])),
        Refused::NoticesByClock => (ids::CHECK_NOTICES_BY_CLOCK.into(), Vec::new()),
        Refused::UnderWay => (ids::CHECK_UNDER_WAY.into(), Vec::new()),
        Refused::TooMany => {
            let told = ids::CheckTooMany { count: scenario.count() as u64, most: MOST_PROCESSES as u64 };
            (told.into(), at("processes", &["count", "ids"]))
        }
    };
    Some(Refusal { told, about })
}
