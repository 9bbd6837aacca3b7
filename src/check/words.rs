//! What is asked and what was found, in words.

use suffrage_engine::explore::Breaking;
use suffrage_engine::protocol::{Id, Remark};
use suffrage_scenario::Scenario;
use suffrage_scenario::check::{AnyStart, Check, TimerBound};
use suffrage_scenario::config::nearest;
use suffrage_text::{LocalText, Texts, ids};

/// The position of the process that a word of an option names by its id.
///
/// # Errors
/// There is no such process.
pub fn position_of(seated: &[Id], word: &str, option: &'static str) -> Result<u32, Remark> {
    let id = word.parse().ok().and_then(Id::new);
    let position = id.and_then(|id| seated.iter().position(|&known| known == id));
    position.map(|at| at as u32).ok_or_else(|| ids::CheckNoProcess { option, given: word.to_owned() }.into())
}

/// What would be right instead of a word that is none of these: the nearest, or all.
pub fn valid(given: &str, known: &[&'static str]) -> String {
    nearest(given, known).map_or_else(|| known.join(", "), ToOwned::to_owned)
}

/// What a step is.
pub fn unit(check: &Check) -> &'static str {
    if check.asynchronous { "steps" } else { "ticks" }
}

/// What the adversary may spend, and by what runs are bounded, in words.
pub fn budgets(texts: &Texts, scenario: &Scenario, check: &Check) -> Vec<String> {
    let mut all = vec![texts.say(if check.asynchronous { ids::CHECK_CLOCK_NONE } else { ids::CHECK_CLOCK })];
    match &check.any_start {
        AnyStart::Nobody => {}
        AnyStart::Everybody => all.push(texts.say(ids::CHECK_ANY_START_ALL)),
        AnyStart::Listed(listed) => {
            let seated = scenario.seating();
            let those: Vec<Id> = listed.iter().map(|&at| seated[at as usize]).collect();
            all.push(texts.say(ids::CheckAnyStart { ids: those }));
        }
    }
    let gift = |count: u32| (count > 0).then_some(u64::from(count));
    all.extend(gift(check.starts).map(|count| texts.say(ids::CheckStarts { count })));
    all.extend(gift(check.crashes).map(|count| texts.say(ids::CheckCrashes { count })));
    all.extend((check.mid_broadcast && check.crashes > 0).then(|| texts.say(ids::CHECK_MID_BROADCAST)));
    all.extend(gift(check.revivals).map(|count| texts.say(ids::CheckRevivals { count })));
    all.extend(gift(check.losses).map(|count| texts.say(ids::CheckLosses { count })));
    all.extend(gift(check.duplicates).map(|count| texts.say(ids::CheckDuplicates { count })));
    match &check.timers {
        TimerBound::None => {}
        TimerBound::InAll(count) => all.push(texts.say(ids::CheckTimers { count: u64::from(*count) })),
        TimerBound::Named(named) => {
            let timers = scenario.protocol().entry().timers;
            let told = |&(timer, count): &(usize, u32)| {
                texts.say(ids::CheckTimersNamed { timer: timers[timer], count: u64::from(count) })
            };
            all.extend(named.iter().map(told));
        }
    }
    all.extend(check.draws.map(|count| texts.say(ids::CheckDraws { count: u64::from(count) })));
    all.extend(check.early.map(|count| texts.say(ids::CheckEarly { count: u64::from(count) })));
    all
}

/// The title of a run that was found, and what is said about it, in all languages.
pub fn told_in_all(
    scenario: &Scenario,
    check: &Check,
    name: &'static str,
    breaking: &Breaking,
) -> (LocalText, LocalText) {
    let title = LocalText::in_all(|texts| texts.say(ids::CheckTitle { name, protocol: scenario.protocol().name() }));
    let (steps, round, unit) = (u64::from(breaking.steps), u64::from(breaking.round), unit(check));
    let about = LocalText::in_all(|texts| {
        if round > 0 {
            return texts.say(ids::CheckAboutEndless { from: steps - round, round, unit, name });
        }
        let budgets = budgets(texts, scenario, check).join(", ");
        texts.say(ids::CheckAbout { budgets, name, unit, steps })
    });
    (title, about)
}
