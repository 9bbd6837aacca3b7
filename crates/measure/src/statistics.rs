//! Mean, extremes and deviation of whole numbers.

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Statistics {
    pub count: u64,
    pub mean: f64,
    pub least: u64,
    pub most: u64,
    /// The standard deviation of the sample (with count − 1); `None` of a single number.
    pub deviation: Option<f64>,
    /// The exact sum, of which the mean is made.
    pub sum: u128,
}

impl Statistics {
    /// `None` of no numbers. The order of the numbers decides how the deviation is rounded.
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
    fn of_nothing_there_are_none_and_of_one_number_no_deviation() {
        assert_eq!(Statistics::of([]), None);
        let one = Statistics::of([7]).expect("a number");
        assert_eq!((one.mean, one.least, one.most, one.deviation), (7.0, 7, 7, None));
    }

    #[test]
    fn the_deviation_is_that_of_a_sample() {
        let some = Statistics::of([2, 4, 4, 4, 5, 5, 7, 9]).expect("numbers");
        assert_eq!((some.count, some.mean, some.least, some.most, some.sum), (8, 5.0, 2, 9, 40));
        assert!((some.deviation.expect("several") - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        // Numbers whose squares no whole number holds.
        let large = Statistics::of([u64::MAX, u64::MAX - 2]).expect("numbers");
        assert_eq!(large.sum, 2 * u128::from(u64::MAX) - 2);
    }
}
