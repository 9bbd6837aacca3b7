//! Formulas of bounds, as they are written.

/// Whether a formula has a letter that stands for a number, and not as part of a word such as `floor`.
pub fn names(formula: &str, letter: char) -> bool {
    formula
        .split(|character: char| !character.is_alphabetic())
        .any(|part| part.chars().count() <= 2 && part.contains(letter))
}
