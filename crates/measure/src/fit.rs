//! Fits growth laws to costs, by least squares on logarithms.
//!
//! Each candidate is c·f(n), with the factor c as its only parameter, so R² on the logarithms compares all candidates.
//! The power c·nᵃ has two parameters, so it always fits at least as well as c·n or c·n². It is reported separately.

/// If the R² values of two fits differ by less than this, the fits count as equally good.
const LEAST_DIFFERENCE: f64 = 0.001;
/// The largest size must be at least this many times the smallest. Closer sizes say nothing about growth.
const LEAST_RANGE: f64 = 2.0;

/// A law by which the cost may grow with the number of processes.
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

    /// The value f(n) for `n` processes. A fitted cost is a constant factor times f(n).
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
    /// The factor c of c·f(n).
    pub factor: f64,
    /// R², computed from logarithms: 1 for an exact fit, below 0 if a constant would fit better.
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
    /// The exponent of the power law c·n^exponent that fits best; any real number.
    pub exponent: f64,
    /// The R² of this power law.
    pub exponent_r2: f64,
}

/// The reason why no law can be fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    NoRest,
    /// Fewer than [`Fit::FEWEST`] sizes are usable.
    Few,
    Close,
    Constant,
}

impl Fit {
    /// The minimum number of usable sizes.
    pub const FEWEST: usize = 3;

    /// Fits the laws to pairs of a size and its cost. A usable pair has at least 2 processes and a positive cost.
    ///
    /// # Errors
    /// There are too few usable sizes, or the sizes or the costs differ too little.
    pub fn of(costs: &[(u32, f64)]) -> Result<Self, Unfit> {
        let usable = costs.iter().filter(|(n, cost)| *n >= 2 && *cost > 0.0);
        let points: Vec<(f64, f64)> = usable.map(|&(n, cost)| (f64::from(n), cost.ln())).collect();
        let spread = squares(&points, |_| mean(points.iter().map(|(_, cost)| *cost)));
        let (least, most) =
            points.iter().fold((f64::INFINITY, 0.0_f64), |(least, most), (n, _)| (least.min(*n), most.max(*n)));
        if points.len() < Self::FEWEST {
            return Err(Unfit::Few);
        }
        if most < LEAST_RANGE * least {
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
        let (exponent, at_one) = regression_line(&points);
        let exponent_r2 = r2(squares(&points, |n| at_one + exponent * n.ln()));
        Ok(Self { best, second, exponent, exponent_r2 })
    }

    /// Whether the best law fits clearly better than the second best.
    pub fn is_told_apart(&self) -> bool {
        self.best.r2 - self.second.r2 >= LEAST_DIFFERENCE
    }
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len() as f64;
    values.sum::<f64>() / count
}

fn squares(points: &[(f64, f64)], law: impl Fn(f64) -> f64) -> f64 {
    points.iter().map(|&(n, cost)| (cost - law(n)).powi(2)).sum()
}

fn regression_line(points: &[(f64, f64)]) -> (f64, f64) {
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
    fn a_power_is_reported_with_its_exponent() {
        let fit = Fit::of(&costs(|n| 3.0 * n.powf(1.7))).expect("six sizes");
        assert!((fit.exponent - 1.7).abs() < 1e-9 && (fit.exponent_r2 - 1.0).abs() < 1e-12);
        assert!(fit.best.r2 < fit.exponent_r2, "none of the candidates is this power");
    }

    #[test]
    fn two_laws_that_fit_equally_are_not_distinguished() {
        // On the logarithms, these costs are half-way between n and n log n, so both laws fit equally well.
        let fit = Fit::of(&costs(|n| (Law::Linear.at(n) * Law::Linearithmic.at(n)).sqrt())).expect("six sizes");
        assert!(!fit.is_told_apart(), "{fit:?}");
        assert!([fit.best.law, fit.second.law].iter().all(|law| [Law::Linear, Law::Linearithmic].contains(law)));
    }

    #[test]
    fn too_few_usable_sizes_give_no_law() {
        assert_eq!(Fit::of(&costs(f64::from)[..0]), Err(Unfit::Few));
        assert_eq!(Fit::of(&[(8, 16.0), (16, 32.0)]), Err(Unfit::Few), "two sizes fit any law");
        assert_eq!(Fit::of(&[(1, 2.0), (8, 16.0), (16, 32.0)]), Err(Unfit::Few), "n log n is 0 for one process");
        assert_eq!(Fit::of(&[(4, 0.0), (8, 16.0), (16, 32.0)]), Err(Unfit::Few), "0 has no logarithm");
        assert_eq!(Fit::of(&costs(|_| 5.0)), Err(Unfit::Constant), "a constant fits no law");
    }

    #[test]
    fn sizes_too_close_to_each_other_give_no_law() {
        // Random differences between the means are larger than the growth.
        for first in [8, 1_000, 60_000] {
            assert_eq!(Fit::of(&[(first, 90.0), (first + 1, 110.0), (first + 2, 70.0)]), Err(Unfit::Close), "{first}");
        }
        assert_eq!(Fit::of(&[(4, 4.0), (5, 5.0), (7, 7.0)]), Err(Unfit::Close));
        assert_eq!(Fit::of(&[(4, 4.0), (5, 5.0), (8, 8.0)]).map(|fit| fit.best.law), Ok(Law::Linear));
    }
}
