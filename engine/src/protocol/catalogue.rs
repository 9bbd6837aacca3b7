//! What a protocol says of itself for the catalogue: its name, its variants, its parameters, and how it is judged.

use super::{Explain, Id, Setup, Steps, Variants};

/// A protocol that scenarios can name.
pub trait Catalogued: Explain<Input: From<Given>> {
    /// Its variants.
    type Variant: Variants;

    /// The name in scenario files.
    const NAME: &'static str = Self::Step::PROTOCOL;
    /// The name on the screen: the same in every language.
    const TITLE: &'static str;
    /// The properties that a run is judged by, in the order of the report.
    const PROPERTIES: &'static [&'static str] = ELECTION;
    /// Its parameters under `[params]`.
    const PARAMETERS: &'static [Parameter] = &[];
    /// Whether it needs `bounce = true`.
    const NEEDS_BOUNCE: bool = false;

    /// The algorithm as a run sets it up.
    fn new(variant: Self::Variant, setup: &Setup<'_>) -> Self;
}

/// What a scenario gives a process at tick 0; each protocol makes its own input of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The leader that everybody holds from the beginning; `None` is @.
    pub leader: Option<Id>,
    /// The position of that leader.
    pub leader_at: Option<u32>,
}

/// The properties every election is judged by.
pub const ELECTION: &[&str] = &["one-leader", "agreement", "highest", "termination", "safety"];

/// The same without `highest`: on an anonymous ring nobody knows an id.
pub const ANONYMOUS_ELECTION: &[&str] = &["one-leader", "agreement", "termination", "safety"];

/// A parameter of a protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name in scenario files.
    pub name: &'static str,
    /// What it takes.
    pub takes: Takes,
}

/// What a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A whole number from the first to the second.
    Number(u64, u64),
    /// `true` or `false`.
    Flag,
    /// A time from 1 tick on, or the shortest and the longest of a time that is drawn.
    Span,
    /// A time from 1 tick on.
    Time,
    /// A list of whole numbers, one for each process by position.
    ByPosition,
    /// The same as another, but in one variant only: the line of the file that asks for that variant ([`Variants::line`]).
    InVariant(&'static str, &'static Takes),
}
