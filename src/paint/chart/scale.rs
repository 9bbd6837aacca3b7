//! A logarithmic scale and the round numbers on it.

use crate::paint::GlyphSet;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct LogScale {
    /// The logarithms of its ends.
    least: f64,
    most: f64,
}

impl LogScale {
    /// From the least to the most of these numbers above 0; a single number stands in the middle of a decade. `None` of none.
    pub(super) fn of(numbers: impl Iterator<Item = f64>) -> Option<Self> {
        let (least, most) = numbers.fold((f64::INFINITY, 0.0_f64), |(least, most), number| (least.min(number), most.max(number)));
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

/// A number as short as a scale needs it: whole up to five digits, and a power of ten beyond.
pub(super) fn written(number: f64, set: GlyphSet) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let power = number.log10().round();
    if number < 99_999.5 || (number / 10_f64.powf(power) - 1.0).abs() > 1e-9 {
        let digits = format!("{number:.0}");
        return if number < 0.5 { format!("{number}") } else { digits };
    }
    let power = format!("{power:.0}");
    if set != GlyphSet::Default {
        return format!("10^{power}");
    }
    let raised = power.bytes().filter_map(|digit| RAISED.get(usize::from(digit.wrapping_sub(b'0'))));
    std::iter::once("10").flat_map(str::chars).chain(raised.copied()).collect()
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
    fn numbers_are_short() {
        let of = |number| written(number, GlyphSet::Default);
        assert_eq!([8.0, 1_024.0, 10_000.0, 1e5, 1e12, 131_072.0].map(of), ["8", "1024", "10000", "10⁵", "10¹²", "131072"]);
        assert_eq!(written(1e6, GlyphSet::Ascii), "10^6");
    }
}
