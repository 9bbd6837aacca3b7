//! A logarithmic scale and the round numbers on it.

use crate::GlyphSet;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct LogScale {
    /// The logarithms of its ends.
    least: f64,
    most: f64,
}

impl LogScale {
    /// From the least to the most of these numbers above 0; a single number stands in the middle of a decade. `None` of none.
    pub(super) fn of(numbers: impl Iterator<Item = f64>) -> Option<Self> {
        let (least, most) =
            numbers.fold((f64::INFINITY, 0.0_f64), |(least, most), number| (least.min(number), most.max(number)));
        if !least.is_finite() || least <= 0.0 {
            return None;
        }
        let (least, most) = (least.log10(), most.log10());
        Some(if most - least < 1e-9 { Self { least: least - 0.5, most: most + 0.5 } } else { Self { least, most } })
    }

    /// From 0 at the least to 1 at the most.
    pub(super) fn part(self, number: f64) -> f64 {
        ((number.log10() - self.least) / (self.most - self.least)).clamp(0.0, 1.0)
    }

    /// Powers of ten on it; where there are fewer than two, also twice and five times as much.
    pub(super) fn ticks(self) -> Vec<f64> {
        let of = |steps: &[f64]| -> Vec<f64> {
            let decades = self.least.floor() as i32..=self.most.ceil() as i32;
            let all = decades.flat_map(|decade| steps.iter().map(move |step| step * 10_f64.powi(decade)));
            all.filter(|tick| (self.least - 1e-9..=self.most + 1e-9).contains(&tick.log10())).collect()
        };
        let powers = of(&[1.0]);
        if powers.len() < 2 { of(&[1.0, 2.0, 5.0]) } else { powers }
    }
}

/// The numbers on a scale, all in one form: in digits while the largest has at most five of them, and else as powers of ten, if all are.
pub(super) fn written(numbers: &[f64], set: GlyphSet) -> Vec<String> {
    let is_power = |number: &f64| (number / 10_f64.powf(number.log10().round()) - 1.0).abs() < 1e-9;
    let are_powers = numbers.iter().any(|number| *number > 99_999.5) && numbers.iter().all(is_power);
    numbers.iter().map(|&number| if are_powers { power(number, set) } else { digits(number) }).collect()
}

pub(super) fn digits(number: f64) -> String {
    if number < 0.5 { format!("{number}") } else { format!("{number:.0}") }
}

fn power(number: f64, set: GlyphSet) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let power = format!("{:.0}", number.log10().round());
    if set != GlyphSet::Default {
        return format!("10^{power}");
    }
    let raised =
        |digit: char| if digit == '-' { Some('⁻') } else { RAISED.get(digit.to_digit(10)? as usize).copied() };
    "10".chars().chain(power.chars().filter_map(raised)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_factors_are_equally_far_apart() {
        let scale = LogScale::of([1.0, 10.0, 10_000.0].into_iter()).expect("numbers");
        let parts = [1.0, 10.0, 100.0, 10_000.0].map(|number| scale.part(number));
        for (part, is) in parts.into_iter().zip([0.0, 0.25, 0.5, 1.0]) {
            assert!((part - is).abs() < 1e-12, "{part} {is}");
        }
        assert_eq!(scale.ticks(), [1.0, 10.0, 100.0, 1_000.0, 10_000.0]);
        assert_eq!((scale.part(0.1), scale.part(1e9)), (0.0, 1.0), "nothing leaves the plot");
    }

    #[test]
    fn few_decades_have_more_ticks_and_one_number_its_own() {
        let scale = LogScale::of([15.0, 60.0].into_iter()).expect("numbers");
        assert_eq!(scale.ticks(), [20.0, 50.0]);
        let one = LogScale::of([8.0].into_iter()).expect("a number");
        assert!((one.part(8.0) - 0.5).abs() < 1e-12);
        assert_eq!(LogScale::of([].into_iter()), None);
        assert_eq!(LogScale::of([0.0].into_iter()), None);
    }

    #[test]
    fn all_numbers_of_a_scale_have_one_form() {
        let of = |numbers: &[f64]| written(numbers, GlyphSet::Default);
        assert_eq!(of(&[1.0, 100.0, 10_000.0]), ["1", "100", "10000"]);
        assert_eq!(of(&[0.1, 1.0, 10_000.0, 1e5, 1e12]), ["10⁻¹", "10⁰", "10⁴", "10⁵", "10¹²"]);
        assert_eq!(of(&[50_000.0, 100_000.0, 200_000.0]), ["50000", "100000", "200000"]);
        assert_eq!(written(&[10.0, 1e6], GlyphSet::Ascii), ["10^1", "10^6"]);
        for scale in [LogScale::of([3.0, 2e9].into_iter()), LogScale::of([90_000.0, 4e5].into_iter())] {
            let told = of(&scale.expect("numbers").ticks());
            assert!(
                told.iter().all(|one| one.starts_with("10"))
                    || told.iter().all(|one| one.bytes().all(|sign| sign.is_ascii_digit())),
                "{told:?}"
            );
        }
        assert_eq!([8.0, 1_024.0, 100_000.0, 0.1].map(digits), ["8", "1024", "100000", "0.1"]);
    }
}
