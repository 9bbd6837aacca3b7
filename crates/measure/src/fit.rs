//! The law that costs follow: least squares on logarithms.
//!
//! Each candidate is c·f(n) with one free number c, so that all of them can be compared by R² on the logarithms. A power nᵃ has two, fits
//! at least as well as any power among them, and is therefore told beside them and no candidate.

/// Two fits whose R² differ by less are not told apart.
const APART: f64 = 0.001;
/// The largest size is at least so many times the smallest: what is measured of sizes nearer to each other says nothing of growth.
const SPAN: f64 = 2.0;

/// How a cost grows with the number of processes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    Linear,
    /// n·log₂ n.
    Linearithmic,
    Quadratic,
    Cubic,
}

impl Law {
    pub const ALL: [Self; 4] = [Self::Linear, Self::Linearithmic, Self::Quadratic, Self::Cubic];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Linear => "n",
            Self::Linearithmic => "n log n",
            Self::Quadratic => "n²",
            Self::Cubic => "n³",
        }
    }

    /// Its value without a factor.
    pub fn at(self, n: f64) -> f64 {
        match self {
            Self::Linear => n,
            Self::Linearithmic => n * n.log2(),
            Self::Quadratic => n * n,
            Self::Cubic => n * n * n,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fitted {
    pub law: Law,
    /// The number before it.
    pub factor: f64,
    /// On the logarithms; 1 is an exact fit, and below 0 a constant would fit better.
    pub r2: f64,
}

impl Fitted {
    pub fn at(&self, n: f64) -> f64 {
        self.factor * self.law.at(n)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    pub best: Fitted,
    pub second: Fitted,
    /// The a of nᵃ, which is no candidate.
    pub exponent: f64,
    /// The R² of nᵃ.
    pub exponent_r2: f64,
}

/// Why there is no law to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    NoRest,
    /// Fewer than [`Fit::FEWEST`] sizes say anything.
    Few,
    Close,
    Constant,
}

impl Fit {
    /// So many sizes are the fewest that say anything of a law.
    pub const FEWEST: usize = 3;

    /// The law of costs by the number of processes.
    ///
    /// # Errors
    /// Too few of them say anything (at least 2 processes, and a cost), or they are too much alike.
    pub fn of(costs: &[(u32, f64)]) -> Result<Self, Unfit> {
        let points: Vec<(f64, f64)> = costs
            .iter()
            .filter(|(n, cost)| *n >= 2 && *cost > 0.0)
            .map(|&(n, cost)| (f64::from(n), cost.ln()))
            .collect();
        let spread = squares(&points, |_| mean(points.iter().map(|(_, cost)| *cost)));
        let (least, most) =
            points.iter().fold((f64::INFINITY, 0.0_f64), |(least, most), (n, _)| (least.min(*n), most.max(*n)));
        if points.len() < Self::FEWEST {
            return Err(Unfit::Few);
        }
        if most < SPAN * least {
            return Err(Unfit::Close);
        }
        if spread <= 0.0 {
            return Err(Unfit::Constant);
        }
        let r2 = |left: f64| 1.0 - left / spread;
        let fitted = |law: Law| {
            let factor = mean(points.iter().map(|&(n, cost)| cost - law.at(n).ln()));
            Fitted { law, factor: factor.exp(), r2: r2(squares(&points, |n| factor + law.at(n).ln())) }
        };
        let mut fits = Law::ALL.map(fitted);
        fits.sort_by(|one, other| other.r2.total_cmp(&one.r2));
        let [best, second, ..] = fits;
        let (exponent, at_one) = line(&points);
        let exponent_r2 = r2(squares(&points, |n| at_one + exponent * n.ln()));
        Ok(Self { best, second, exponent, exponent_r2 })
    }

    /// Whether the best is better than the second by more than the sizes measured leave open.
    pub fn is_told_apart(&self) -> bool {
        self.best.r2 - self.second.r2 >= APART
    }
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len() as f64;
    values.sum::<f64>() / count
}

/// The sum of the squares of what a law leaves.
fn squares(points: &[(f64, f64)], law: impl Fn(f64) -> f64) -> f64 {
    points.iter().map(|&(n, cost)| (cost - law(n)).powi(2)).sum()
}

/// Slope and height at n = 1 of the line through the logarithms of several sizes.
fn line(points: &[(f64, f64)]) -> (f64, f64) {
    let (middle_n, middle) = (mean(points.iter().map(|(n, _)| n.ln())), mean(points.iter().map(|(_, cost)| *cost)));
    let across: f64 = points.iter().map(|(n, _)| (n.ln() - middle_n).powi(2)).sum();
    let along: f64 = points.iter().map(|(n, cost)| (n.ln() - middle_n) * (cost - middle)).sum();
    (along / across, middle - along / across * middle_n)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [u32; 6] = [8, 16, 32, 64, 128, 256];

    fn costs(of: impl Fn(f64) -> f64) -> Vec<(u32, f64)> {
        SIZES.iter().map(|&n| (n, of(f64::from(n)))).collect()
    }

    #[test]
    fn an_exact_law_is_found_with_its_factor() {
        for law in Law::ALL {
            let fit = Fit::of(&costs(|n| 2.5 * law.at(n))).expect("six sizes");
            assert_eq!(fit.best.law, law);
            assert!((fit.best.factor - 2.5).abs() < 1e-9 && (fit.best.r2 - 1.0).abs() < 1e-12, "{fit:?}");
            assert!(fit.second.r2 < fit.best.r2 && fit.is_told_apart());
            assert!((fit.best.at(8.0) - 2.5 * law.at(8.0)).abs() < 1e-6);
        }
    }

    #[test]
    fn a_power_is_told_with_its_exponent() {
        let fit = Fit::of(&costs(|n| 3.0 * n.powf(1.7))).expect("six sizes");
        assert!((fit.exponent - 1.7).abs() < 1e-9 && (fit.exponent_r2 - 1.0).abs() < 1e-12);
        assert!(fit.best.r2 < fit.exponent_r2, "none of the candidates is this power");
    }

    #[test]
    fn what_two_laws_fit_alike_is_not_told_apart() {
        // Half-way between n and n log n on the logarithms, so that both leave the same.
        let fit = Fit::of(&costs(|n| (Law::Linear.at(n) * Law::Linearithmic.at(n)).sqrt())).expect("six sizes");
        assert!(!fit.is_told_apart(), "{fit:?}");
        assert!([fit.best.law, fit.second.law].iter().all(|law| [Law::Linear, Law::Linearithmic].contains(law)));
    }

    #[test]
    fn too_little_says_nothing_of_a_law() {
        assert_eq!(Fit::of(&costs(f64::from)[..0]), Err(Unfit::Few));
        assert_eq!(Fit::of(&[(8, 16.0), (16, 32.0)]), Err(Unfit::Few), "two sizes fit too much");
        assert_eq!(Fit::of(&[(1, 2.0), (8, 16.0), (16, 32.0)]), Err(Unfit::Few), "one process has no n log n");
        assert_eq!(Fit::of(&[(4, 0.0), (8, 16.0), (16, 32.0)]), Err(Unfit::Few), "nothing has no logarithm");
        assert_eq!(Fit::of(&costs(|_| 5.0)), Err(Unfit::Constant), "a constant follows none of them");
    }

    #[test]
    fn sizes_that_are_nearly_the_same_say_nothing_of_growth() {
        // Chance moves the means by more than the sizes do.
        for first in [8, 1_000, 60_000] {
            assert_eq!(Fit::of(&[(first, 90.0), (first + 1, 110.0), (first + 2, 70.0)]), Err(Unfit::Close), "{first}");
        }
        assert_eq!(Fit::of(&[(4, 4.0), (5, 5.0), (7, 7.0)]), Err(Unfit::Close));
        assert_eq!(Fit::of(&[(4, 4.0), (5, 5.0), (8, 8.0)]).map(|fit| fit.best.law), Ok(Law::Linear));
    }
}
