//! What stands below a table: why runs did not come to rest, what is proved and whether it was kept, and the law.

use suffrage_measure::{Row, Section, Side};
use suffrage_text::formula::names;
use suffrage_text::{Texts, ids};
use suffrage_view::chart::{told_law, told_side};

/// So many formulas of one bound are told.
const FORMULAS: usize = 4;
/// The letters that formulas may have besides n.
const LETTERS: [char; 8] = ['k', 'm', 'r', 'f', 'b', 'a', 'l', 'c'];

pub(super) fn below(texts: &Texts, section: &Section) -> Vec<String> {
    let mut lines = unrest(texts, section);
    lines.extend(bounds(texts, section));
    lines.push(told_law(texts, &section.fit));
    lines
}

/// A line for each reason for which runs did not come to rest.
fn unrest(texts: &Texts, section: &Section) -> Vec<String> {
    let all = || section.rows.iter().flat_map(|row| &row.unrest);
    let mut reasons: Vec<Option<&str>> = all().map(|unrest| unrest.stopped.as_deref()).collect();
    reasons.sort_unstable();
    reasons.dedup();
    let line = |reason: Option<&str>| {
        let runs = all().filter(|unrest| unrest.stopped.as_deref() == reason).map(|unrest| unrest.runs).sum::<u64>();
        let has_it = |row: &Row| row.unrest.iter().any(|unrest| unrest.stopped.as_deref() == reason);
        let (sizes, stopped) = (sizes(texts, &section.rows, has_it), reason.unwrap_or("until").to_owned());
        texts.say(ids::CliMeasureUnrest { sizes, runs, stopped })
    };
    reasons.into_iter().map(line).collect()
}

fn bounds(texts: &Texts, section: &Section) -> Vec<String> {
    let sides = [Side::Best, Side::Expected, Side::Worst].map(|side| formulas(texts, section, side));
    let between = if sides.iter().flatten().any(|told| told.contains(", ")) { "; " } else { ", " };
    let formulas = sides.into_iter().flatten().collect::<Vec<_>>().join(between);
    if formulas.is_empty() {
        return Vec::new();
    }
    let all = || section.rows.iter().flat_map(|row| &row.bounds);
    let broken = all().map(|bound| bound.broken.len() as u64).sum::<u64>();
    let kept = if broken > 0 {
        "broken"
    } else if all().all(|bound| bound.side == Side::Expected) {
        "nothing"
    } else if all().all(|bound| bound.held == 0) {
        "none"
    } else if section.rows.iter().any(|row| row.not_quiet > 0) {
        "rest"
    } else {
        "all"
    };
    let mut lines = vec![texts.say(ids::CliMeasureBounds { formulas, kept, broken })];
    let letters = letters(texts, section);
    lines.extend((!letters.is_empty()).then(|| texts.say(ids::CliMeasureLetters { letters })));
    lines
}

/// A side with its formula; where sizes have different ones, each with its sizes.
fn formulas(texts: &Texts, section: &Section, side: Side) -> Option<String> {
    let formula = |row: &Row| row.bounds.iter().find(|bound| bound.side == side).map(|bound| bound.formula.clone());
    let mut all: Vec<String> = Vec::new();
    for formula in section.rows.iter().filter_map(formula) {
        if !all.contains(&formula) {
            all.push(formula);
        }
    }
    let is_one = all.len() == 1;
    let more = if all.len() > FORMULAS { ", …" } else { "" };
    let with_sizes = |of: &String| {
        if is_one {
            of.clone()
        } else {
            format!("{of} (n = {})", sizes(texts, &section.rows, |row| formula(row).as_ref() == Some(of)))
        }
    };
    let told: Vec<String> = all.iter().filter(|formula| !formula.is_empty()).take(FORMULAS).map(with_sizes).collect();
    (!all.is_empty()).then(|| format!("{} {}{more}", told_side(texts, side), told.join(", ")).trim_end().to_owned())
}

/// What the letters of the formulas stand for, as far as there are any besides n.
fn letters(texts: &Texts, section: &Section) -> String {
    let formulas = || section.rows.iter().flat_map(|row| &row.bounds).map(|bound| bound.formula.as_str());
    let told = LETTERS.into_iter().filter_map(|letter| {
        let those = || formulas().filter(|formula| names(formula, letter));
        those().next()?;
        let is_summed = letter == 'k' && those().all(|formula| formula.contains('Σ'));
        let letter = if is_summed { "phase".to_owned() } else { letter.to_string() };
        Some(texts.say(ids::CliMeasureLetter { letter }))
    });
    told.collect::<Vec<_>>().join(", ")
}

/// The sizes that are meant: those that follow each other as a span.
fn sizes(texts: &Texts, rows: &[Row], is_meant: impl Fn(&Row) -> bool) -> String {
    let spans = rows.chunk_by(|one, other| is_meant(one) == is_meant(other)).filter(|span| is_meant(&span[0]));
    let number = |row: &Row| texts.number(row.n.into());
    let told = spans.map(|span| match span {
        [first, .., last] => format!("{}–{}", number(first), number(last)),
        one => number(&one[0]),
    });
    told.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use suffrage_engine::protocols::CATALOGUE;
    use suffrage_text::Language;

    #[test]
    fn a_letter_is_none_within_a_word() {
        assert!(names("2n+k-1", 'k') && names("2nk", 'k') && names("a(l+4)+lc", 'c') && names("n+k²-1", 'k'));
        assert!(
            !names("2n(floor(log2 n)+1)", 'l')
                && !names("2^ceil(log2 n)", 'c')
                && !names("PREPARE + … + RESPONSE", 'r')
        );
    }

    /// Every letter of every formula that a measurement can tell is explained, in every language.
    #[test]
    fn no_letter_of_a_formula_is_left_unexplained() {
        let mut told = 0;
        for entry in CATALOGUE {
            for variant in entry.variants {
                told += explained(entry.name, variant);
            }
        }
        assert!(told > 20, "{told}");
    }

    fn explained(protocol: &str, variant: &str) -> usize {
        use suffrage_measure::{Initiators, Options, Order, Subject, Summary};
        let mut told = 0;
        for initiators in [Initiators::All, Initiators::Some(2)] {
            let subject = Subject { protocol: protocol.to_owned(), variant: variant.to_owned() };
            let options = Options {
                protocols: vec![subject],
                sizes: vec![5],
                order: Order::Random,
                initiators,
                runs: 1,
                seed: 0,
                delay: (1, 1),
                until: Some(500),
            };
            let Ok(sweep) = options.sweep() else { continue };
            let outcomes: Vec<_> = (0..sweep.total()).filter_map(|number| sweep.one(number, &|| false)).collect();
            let summary = Summary::of(&sweep, &outcomes);
            let section = &summary.sections[0];
            for formula in section.rows.iter().flat_map(|row| &row.bounds).map(|bound| bound.formula.as_str()) {
                told += 1;
                for letter in ('a'..='z').filter(|letter| *letter != 'n' && names(formula, *letter)) {
                    assert!(LETTERS.contains(&letter), "{letter} of {formula}");
                    for language in Language::ALL {
                        let texts = Texts::new(language);
                        let said = letters(&texts, section);
                        assert!(said.contains(&format!("{letter}: ")), "{letter} of {formula}: {said}");
                    }
                }
            }
        }
        told
    }
}
