//! The mean number of messages of an election, exactly, where all begin at once and every message takes equally long.
//!
//! Then a number goes on until it meets a greater one or is home. Of m processes that draw from 1 to K, the number of one passes
//! the next j of them with the probability E[(X/K)^j], X being its draw. Each of the m gaps between them is crossed with that
//! probability by the number that was drawn j places before, and the gaps add up to n, wherever the m sit: such a round costs n·Σ
//! E[(X/K)^j] hops, j from 0 to m − 1. The m′ that drew the highest number draw again; the distribution of m′ is easily written
//! down.

/// The most processes, and the greatest draw, for which it is computed: the sums stay small.
const MOST: u32 = 64;

/// The mean number of messages, ELECTED included, rounded; `None` above [`MOST`], or where the mean is not finite.
pub(super) fn messages(processes: u32, draw: u32) -> Option<u64> {
    let elections = elections(processes, draw)?;
    Some((elections + f64::from(processes)).round() as u64)
}

/// The mean number of ELECTION.
pub(super) fn elections(processes: u32, draw: u32) -> Option<f64> {
    rounds_summed(processes, draw, |drawing| f64::from(processes) * hops_of_a_gap(drawing, draw))
}

/// The mean number of rounds.
#[cfg(test)]
pub(super) fn rounds(processes: u32, draw: u32) -> Option<f64> {
    rounds_summed(processes, draw, |_| 1.0)
}

/// The mean of the sum over all rounds of their cost, which depends on how many draw.
fn rounds_summed(processes: u32, draw: u32, cost: impl Fn(u32) -> f64) -> Option<f64> {
    if processes > MOST || draw > MOST || draw == 1 && processes > 1 {
        return None;
    }
    // From few that draw to all: the mean of the remaining rounds.
    let mut means = vec![0.0; processes as usize + 1];
    for drawing in 1..=processes {
        let tied = highest_drawn(drawing, draw);
        let fewer: f64 = (2..drawing).map(|again| tied[again as usize] * means[again as usize]).sum();
        let all_again = if drawing > 1 { tied[drawing as usize] } else { 0.0 };
        means[drawing as usize] = (cost(drawing) + fewer) / (1.0 - all_again);
    }
    means.last().copied()
}

/// The mean number of messages that cross one gap between two processes that draw.
fn hops_of_a_gap(drawing: u32, draw: u32) -> f64 {
    let geometric = |number: u32| {
        let share = f64::from(number) / f64::from(draw);
        (0..drawing).fold((0.0, 1.0), |(sum, power), _| (sum + power, power * share)).0
    };
    (1..=draw).map(geometric).sum::<f64>() / f64::from(draw)
}

/// The probability, for each number of processes, that so many draw the highest number.
fn highest_drawn(drawing: u32, draw: u32) -> Vec<f64> {
    let power = |base: f64, exponent: u32| (0..exponent).fold(1.0, |product, _| product * base);
    let mut ways = 1.0;
    let mut probabilities = vec![0.0];
    for tied in 1..=drawing {
        ways *= f64::from(drawing - tied + 1) / f64::from(tied);
        let highest = |number: u32| power(f64::from(number - 1) / f64::from(draw), drawing - tied);
        let all = power(1.0 / f64::from(draw), tied);
        probabilities.push((1..=draw).map(highest).sum::<f64>() * ways * all);
    }
    probabilities
}
