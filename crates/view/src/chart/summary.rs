//! What a sweep came to, as a chart, and its law in words.

use super::{Chart, Curve, CurveKind, Plotted, Series};
use suffrage_measure::{Fit, Fitted, Section, Side, Summary, Unfit};
use suffrage_text::{Texts, ids};

impl Chart {
    /// A series for each protocol, with its bounds as lines and the law that fits best as a dotted one.
    pub fn of(texts: &Texts, summary: &Summary, title: String) -> Self {
        let sections = summary.sections.iter().enumerate();
        Self {
            title,
            counted: texts.say(ids::MEASURE_MESSAGES),
            series: summary.sections.iter().map(|section| series(texts, section)).collect(),
            curves: sections.flat_map(|(index, section)| curves(texts, index, section)).collect(),
        }
    }
}

fn series(texts: &Texts, section: &Section) -> Series {
    let points = section.rows.iter().filter_map(|row| {
        let of = row.messages?;
        Some(Plotted { n: row.n.into(), mean: of.mean, least: of.least as f64, most: of.most as f64 })
    });
    let name = match &section.fit {
        Ok(Fit { best, .. }) => {
            texts.say(ids::MeasureSeries { protocol: section.protocol.clone(), law: best.law.name() })
        }
        Err(_) => section.protocol.clone(),
    };
    Series { name, points: points.collect() }
}

fn curves(texts: &Texts, of: usize, section: &Section) -> Vec<Curve> {
    let bound = |side: Side| {
        let values = section.rows.iter().filter_map(|row| {
            let bound = row.bounds.iter().find(|bound| bound.side == side)?;
            let value = if side == Side::Worst { bound.values.1 } else { bound.values.0 };
            Some((f64::from(row.n), value as f64))
        });
        Curve { label: told_side(texts, side), of, kind: CurveKind::Bound, points: values.collect() }
    };
    let law = section.fit.as_ref().ok().map(|fit| {
        let points = section.rows.iter().map(|row| (f64::from(row.n), fit.best.at(row.n.into())));
        Curve { label: fit.best.law.name().to_owned(), of, kind: CurveKind::Law, points: points.collect() }
    });
    let bounds = [Side::Best, Side::Expected, Side::Worst].map(bound).into_iter();
    bounds.filter(|curve| !curve.points.is_empty()).chain(law).collect()
}

/// The kind of a bound, in a word.
pub fn told_side(texts: &Texts, side: Side) -> String {
    texts.say(match side {
        Side::Best => ids::MEASURE_BEST,
        Side::Expected => ids::MEASURE_EXPECTED,
        Side::Worst => ids::MEASURE_WORST,
    })
}

/// The law that fits best and the second best, with the power beside them, as a sentence; or why there is none.
pub fn told_law(texts: &Texts, fit: &Result<Fit, Unfit>) -> String {
    let fit = match fit {
        Ok(fit) => fit,
        Err(Unfit::NoRest) => return texts.say(ids::MEASURE_NO_LAW_WITHOUT_REST),
        Err(Unfit::Few) => return texts.say(ids::MeasureNoLaw { fewest: Fit::FEWEST as u64 }),
        Err(Unfit::Close) => return texts.say(ids::MEASURE_NO_LAW_OF_CLOSE),
        Err(Unfit::Constant) => return texts.say(ids::MEASURE_NO_LAW_OF_CONSTANT),
    };
    let told = |Fitted { law, factor, r2 }: Fitted| {
        let (factor, r2) =
            (texts.language().decimal(&significant(factor)), texts.language().decimal(&format!("{r2:.4}")));
        (format!("{factor} · {}", law.name()), r2)
    };
    let ((best, r2), (second, second_r2)) = (told(fit.best), told(fit.second));
    let exponent = texts.language().decimal(&format!("{:.3}", fit.exponent));
    let exponent_r2 = texts.language().decimal(&format!("{:.4}", fit.exponent_r2));
    if fit.is_told_apart() {
        texts.say(ids::MeasureLaw { best, r2, second, second_r2, exponent, exponent_r2 })
    } else {
        texts.say(ids::MeasureLawNotApart { best, r2, second, second_r2, exponent, exponent_r2 })
    }
}

/// With three digits at least, and without an exponent.
fn significant(number: f64) -> String {
    let decimals = if number >= 100.0 { 0 } else { (2 - number.abs().log10().floor() as i32).clamp(0, 12) as usize };
    format!("{number:.decimals$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_for_no_law_has_its_own_sentence() {
        use std::collections::BTreeSet;
        for language in suffrage_text::Language::ALL {
            let texts = Texts::new(language);
            let all = [Unfit::NoRest, Unfit::Few, Unfit::Close, Unfit::Constant];
            let told: BTreeSet<String> = all.map(|unfit| told_law(&texts, &Err(unfit))).into();
            assert_eq!(told.len(), 4, "{told:?}");
        }
        assert_eq!(
            told_law(&Texts::new(suffrage_text::Language::English), &Err(Unfit::NoRest)),
            "law: none, as no run came to rest"
        );
    }

    #[test]
    fn factors_have_three_digits() {
        let written = [(1.0, "1.00"), (0.012_345, "0.0123"), (45.67, "45.7"), (1_234.5, "1234"), (12.0, "12.0")];
        for (number, is) in written {
            assert_eq!(significant(number), is);
        }
    }
}
