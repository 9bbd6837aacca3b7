//! What is to be measured, from the words of the command line; all that cannot be understood at once.

use super::arguments::{MeasureArguments, words};
use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_engine::protocols::ProtocolId;
use suffrage_measure::{Initiators, MOST_RUNS, Options, Order, Shard, Subject};
use suffrage_scenario::MOST_TICKS;
use suffrage_text::ids;

/// The usual sizes: doubling from 8 on.
const SIZES: &str = "8..=1024";
const RUNS: u64 = 10;
/// So many sizes are the most: no list is read that memory has no room for.
const MOST_SIZES: usize = 10_000;

/// Options and shard, and everything that was not understood; in its place the usual stands.
pub(super) fn options(arguments: &MeasureArguments) -> (Options, Shard, Vec<Remark>) {
    let mut faults = Vec::new();
    let given = arguments.n.as_deref().unwrap_or(SIZES);
    let sizes = sizes(given).unwrap_or_else(|| {
        faults.push(ids::CliMeasureBadSizes { given: given.to_owned() }.into());
        vec![1]
    });
    let initiators = arguments.initiators.as_deref().map_or(Some(Initiators::All), initiators).unwrap_or_else(|| {
        faults.push(ids::CliMeasureBadInitiators { given: arguments.initiators.clone().unwrap_or_default() }.into());
        Initiators::All
    });
    let delay = arguments.delay.as_deref().map_or(Some((1, 1)), delay).unwrap_or_else(|| {
        faults.push(ids::CliCompareBadDelay { delay: arguments.delay.clone().unwrap_or_default() }.into());
        (1, 1)
    });
    let shard = arguments.shard.as_deref().map_or(Some(Shard::WHOLE), shard).unwrap_or_else(|| {
        faults.push(ids::CliMeasureBadShard { given: arguments.shard.clone().unwrap_or_default() }.into());
        Shard::WHOLE
    });
    let order = arguments.order.clone().and_then(|order| {
        let fault = |given| ids::CliMeasureBadWord { option: "--order", given, known: words(&Order::ALL) }.into();
        order.or_fault(&mut faults, fault)
    });
    let runs = arguments.runs.clone().and_then(|runs| {
        let fault = |given| ids::CliMeasureRuns { runs: given, most: MOST_RUNS.to_string() }.into();
        runs.or_fault(&mut faults, fault)
    });
    let seed = arguments.seed.clone().and_then(|seed| {
        let fault = |given| ids::CliBadSeed { option: "--seed", given, most: u64::MAX.to_string() }.into();
        seed.or_fault(&mut faults, fault)
    });
    let until = arguments.until.clone().and_then(|until| {
        let fault = |given| ids::CliBadNumber { option: "--until", given, most: MOST_TICKS.to_string() }.into();
        until.or_fault(&mut faults, fault)
    });
    let options = Options {
        protocols: arguments.protocols.iter().map(|protocol| subject(protocol, arguments.variant.as_deref())).collect(),
        sizes,
        order: order.unwrap_or(Order::Random),
        initiators,
        runs: runs.unwrap_or(RUNS),
        seed: seed.map_or(0, crate::cli::arguments::SeedChoice::draw),
        delay,
        until,
    };
    (options, shard, faults)
}

/// An unknown protocol is told by the check of the options.
fn subject(protocol: &str, variant: Option<&str>) -> Subject {
    let standard = || ProtocolId::named(protocol).map_or("standard", |known| known.standard().name());
    Subject { protocol: protocol.to_owned(), variant: variant.unwrap_or_else(standard).to_owned() }
}

/// `8..=1024`, doubling, or a list of numbers and such ranges; ascending, and each as often as it is named.
fn sizes(given: &str) -> Option<Vec<u32>> {
    let mut sizes = Vec::new();
    for part in given.split(',').map(str::trim) {
        match part.split_once("..") {
            None => sizes.push(number(part)?),
            Some((first, last)) => {
                sizes.extend(doubling(number(first)?, number(last.strip_prefix('=').unwrap_or(last))?)?);
            }
        }
    }
    sizes.sort_unstable();
    (sizes.len() <= MOST_SIZES).then_some(sizes)
}

/// From the first number on, up to the last one. None if there is none.
fn doubling(first: u32, last: u32) -> Option<impl Iterator<Item = u32>> {
    let next = move |size: &u32| size.checked_mul(2).filter(move |&next| next <= last);
    (first > 0 && first <= last).then(|| std::iter::successors(Some(first), next))
}

fn number(given: &str) -> Option<u32> {
    given.trim().parse().ok()
}

fn initiators(given: &str) -> Option<Initiators> {
    if given == "all" { Some(Initiators::All) } else { number(given).map(Initiators::Some) }
}

/// `3`, or `1..4`.
fn delay(given: &str) -> Option<(Ticks, Ticks)> {
    let ticks = |given: &str| given.trim().parse().ok();
    match given.split_once("..") {
        Some((least, most)) => Some((ticks(least)?, ticks(most)?)),
        None => ticks(given).map(|delay| (delay, delay)),
    }
}

/// `0/3`: the first of three parts.
fn shard(given: &str) -> Option<Shard> {
    let (index, of) = given.split_once('/')?;
    let (index, of) = (index.trim().parse().ok()?, of.trim().parse().ok()?);
    (index < of).then_some(Shard { index, of })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_double_or_are_listed() {
        assert_eq!(sizes("8..=64"), Some(vec![8, 16, 32, 64]));
        assert_eq!(sizes("8..100"), Some(vec![8, 16, 32, 64]));
        assert_eq!(sizes("100, 5, 8..=16"), Some(vec![5, 8, 16, 100]));
        assert_eq!(sizes("2147483648..=4294967295"), Some(vec![2_147_483_648]));
        for bad in ["", "8..", "64..=8", "0..=8", "eight", "8,,9", "-8", "4294967296"] {
            assert_eq!(sizes(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_shard_is_one_of_its_parts() {
        assert_eq!(shard("2/3"), Some(Shard { index: 2, of: 3 }));
        for bad in ["3/3", "0/0", "1", "-1/3", "a/b", "1/2/3"] {
            assert_eq!(shard(bad), None, "{bad}");
        }
    }

    #[test]
    fn initiators_and_delays() {
        assert_eq!(initiators("all"), Some(Initiators::All));
        assert_eq!(initiators("3"), Some(Initiators::Some(3)));
        assert_eq!(initiators("some"), None);
        assert_eq!((delay("3"), delay("1..4"), delay("1..")), (Some((3, 3)), Some((1, 4)), None));
    }
}
