//! Figures of a whole run, beside the count of messages.

/// What a run comes to at a moment, over all processes that are up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// The key of its name in the catalogue of texts.
    pub name: &'static str,
    pub value: f64,
    pub unit: Unit,
}

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Parts of a whole, from 0 to 1.
    Share,
    Processes,
    Hops,
    /// Sides of the square.
    Sides,
    /// A ratio.
    Plain,
}
