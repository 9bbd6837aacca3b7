//! The results of a sweep: statistics of each size, proved bounds, and the law of growth.

use std::collections::BTreeMap;

use super::{fit::Fit, fit::Unfit, sweep::Outcome, sweep::Side, sweep::Sweep};
use suffrage_engine::protocol::Ticks;

#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// One section for each protocol, in the order of the options.
    pub sections: Vec<Section>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    pub protocol: String,
    pub variant: String,
    pub rows: Vec<Row>,
    /// The law that fits the mean numbers of messages, or the reason why no law can be fitted.
    pub fit: Result<Fit, Unfit>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub n: u32,
    /// The number of finished runs.
    pub runs: u64,
    /// The number of runs that did not come to rest. The other statistics exclude these runs.
    pub not_quiet: u64,
    pub unrest: Vec<NotAtRest>,
    /// Statistics of the messages per run, without upkeep messages such as heartbeats; `None`: no run came to rest.
    pub messages: Option<Statistics>,
    pub ticks: Option<Statistics>,
    pub rounds: Option<Statistics>,
    /// The kinds of messages, in the order in which the protocol declares them.
    pub kinds: Vec<KindRow>,
    pub bounds: Vec<BoundRow>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct KindRow {
    pub kind: &'static str,
    pub sent: Statistics,
}

/// Runs that did not come to rest for the same reason.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct NotAtRest {
    /// The limit that the runs exceeded; `None`: the limit of ticks.
    pub stopped: Option<String>,
    pub runs: u64,
    /// The earliest tick at which such a run was stopped.
    pub tick: Ticks,
}

/// A proved bound on messages, compared with all runs of a size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoundRow {
    pub side: Side,
    /// The formula of the bound; empty: the runs have different formulas.
    pub formula: String,
    /// The lowest and the highest value of the bound in these runs. The value may depend on the random draws of a run.
    pub values: (u64, u64),
    /// The number of compared runs at rest. For an expected value it is 0, because one run is not compared with a mean.
    pub held: u64,
    /// The seeds of the runs that violate the bound.
    pub broken: Vec<u64>,
}

impl Summary {
    /// Summarises the outcomes of a sweep, which may be in any order.
    pub fn of(sweep: &Sweep, outcomes: &[Outcome]) -> Self {
        let mut by_number: Vec<&Outcome> = outcomes.iter().collect();
        by_number.sort_unstable_by_key(|outcome| outcome.run);
        let mut cells: BTreeMap<(usize, usize), Vec<&Outcome>> = BTreeMap::new();
        for outcome in by_number {
            let (base, size, _) = sweep.place(outcome.run);
            cells.entry((base, size)).or_default().push(outcome);
        }
        let section = |base: usize| {
            let scenario = &sweep.bases[base];
            let kinds = scenario.protocol().entry().kinds;
            let cell = |size: usize| cells.get(&(base, size)).map(Vec::as_slice).unwrap_or_default();
            let rows: Vec<Row> =
                sweep.sizes.iter().enumerate().map(|(size, &n)| Row::of(n, kinds, cell(size))).collect();
            let means: Vec<(u32, f64)> = rows.iter().filter_map(|row| Some((row.n, row.messages?.mean))).collect();
            let (protocol, variant) = (scenario.protocol().name().to_owned(), scenario.variant.name().to_owned());
            let fit = if means.is_empty() && rows.iter().any(|row| row.runs > 0) {
                Err(Unfit::NoRest)
            } else {
                Fit::of(&means)
            };
            Section { protocol, variant, rows, fit }
        };
        Self { sections: (0..sweep.bases.len()).map(section).collect() }
    }

    /// The violated bounds.
    pub fn broken(&self) -> impl Iterator<Item = (&Section, &Row, &BoundRow)> {
        let rows = self.sections.iter().flat_map(|section| section.rows.iter().map(move |row| (section, row)));
        rows.flat_map(|(section, row)| row.bounds.iter().map(move |bound| (section, row, bound)))
            .filter(|(.., bound)| !bound.broken.is_empty())
    }
}

impl Row {
    fn of(n: u32, kinds: &[&'static str], outcomes: &[&Outcome]) -> Self {
        let quiet: Vec<&Outcome> = outcomes.iter().copied().filter(|outcome| outcome.quiet).collect();
        let sent = |kind: &'static str| {
            let counts = quiet.iter().map(|outcome| outcome.kinds.get(kind).copied().unwrap_or_default());
            Some(KindRow { kind, sent: Statistics::of(counts)? })
        };
        let bounds = [Side::Best, Side::Expected, Side::Worst].into_iter();
        Self {
            n,
            runs: outcomes.len() as u64,
            not_quiet: (outcomes.len() - quiet.len()) as u64,
            unrest: NotAtRest::of(outcomes),
            messages: Statistics::of(quiet.iter().map(|outcome| outcome.messages)),
            ticks: Statistics::of(quiet.iter().map(|outcome| outcome.tick)),
            rounds: Statistics::of(quiet.iter().filter_map(|outcome| outcome.round)),
            kinds: kinds.iter().copied().filter_map(sent).collect(),
            bounds: bounds.filter_map(|side| BoundRow::of(side, outcomes)).collect(),
        }
    }
}

impl NotAtRest {
    fn of(outcomes: &[&Outcome]) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for outcome in outcomes.iter().filter(|outcome| !outcome.quiet) {
            match all.iter_mut().find(|unrest| unrest.stopped == outcome.stopped) {
                Some(unrest) => {
                    unrest.runs += 1;
                    unrest.tick = unrest.tick.min(outcome.tick);
                }
                None => all.push(Self { stopped: outcome.stopped.clone(), runs: 1, tick: outcome.tick }),
            }
        }
        all.sort_by(|one, other| one.stopped.cmp(&other.stopped));
        all
    }
}

impl BoundRow {
    fn of(side: Side, outcomes: &[&Outcome]) -> Option<Self> {
        let all = outcomes.iter().flat_map(|outcome| outcome.bounds.iter().map(move |bound| (*outcome, bound)));
        let proved: Vec<_> = all.filter(|(_, bound)| bound.side == side).collect();
        let values = proved.iter().map(|(_, bound)| bound.value);
        let (least, most) = (values.clone().min()?, values.max()?);
        let (_, first) = proved.first()?;
        let is_one = proved.iter().all(|(_, bound)| bound.formula == first.formula);
        let broken =
            proved.iter().filter(|(outcome, bound)| !outcome.keeps(bound)).map(|(outcome, _)| outcome.seed).collect();
        let formula = if is_one { first.formula.clone() } else { String::new() };
        let held =
            if side == Side::Expected { 0 } else { proved.iter().filter(|(outcome, _)| outcome.quiet).count() as u64 };
        Some(Self { side, formula, values: (least, most), held, broken })
    }
}

/// Mean, minimum, maximum and standard deviation of integers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Statistics {
    pub count: u64,
    pub mean: f64,
    pub least: u64,
    pub most: u64,
    /// The sample standard deviation (divisor `count` − 1); `None`: there is only one integer.
    pub deviation: Option<f64>,
    /// The exact sum.
    pub sum: u128,
}

impl Statistics {
    /// The statistics of the numbers; `None` if there are none.
    pub fn of(numbers: impl IntoIterator<Item = u64, IntoIter: Clone>) -> Option<Self> {
        let numbers = numbers.into_iter();
        let (least, most) = (numbers.clone().min()?, numbers.clone().max()?);
        let (count, sum) = numbers.clone().fold((0, 0), |(count, sum), number| (count + 1, sum + u128::from(number)));
        let mean = sum as f64 / count as f64;
        let squares: f64 = numbers.map(|number| (number as f64 - mean).powi(2)).sum();
        let deviation = (count > 1).then(|| (squares / (count - 1) as f64).sqrt());
        Some(Self { count, mean, least, most, deviation, sum })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_numbers_have_no_statistics_and_one_number_no_deviation() {
        assert_eq!(Statistics::of([]), None);
        let one = Statistics::of([7]).expect("a number");
        assert_eq!((one.mean, one.least, one.most, one.deviation), (7.0, 7, 7, None));
    }

    #[test]
    fn the_deviation_is_that_of_a_sample() {
        let some = Statistics::of([2, 4, 4, 4, 5, 5, 7, 9]).expect("numbers");
        assert_eq!((some.count, some.mean, some.least, some.most, some.sum), (8, 5.0, 2, 9, 40));
        assert!((some.deviation.expect("several") - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        // The squares of these integers exceed every integer type.
        let large = Statistics::of([u64::MAX, u64::MAX - 2]).expect("numbers");
        assert_eq!(large.sum, 2 * u128::from(u64::MAX) - 2);
    }
}
