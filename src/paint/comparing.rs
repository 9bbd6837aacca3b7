//! The words of two runs side by side.

use crate::text::text_ids;

text_ids! {
    /// Texts of the screen with two runs.
    pub enum Comparing {
        Chip = "compare-chip",
        Over = "compare-over",
        Left = "compare-left",
        Right = "compare-right",
        Counts = "compare-counts",
        CountsFactor = "compare-counts-factor",
        Point = "compare-point",
        First = "compare-first",
        FirstAhead = "compare-first-ahead",
        FirstAt = "compare-first-at",
        None = "compare-none",
        Time = "compare-time",
    }
}

#[cfg(test)]
mod tests {
    use super::Comparing;

    #[test]
    fn every_language_has_every_word() {
        crate::text::tests::prove_ids(Comparing::ALL);
    }
}
