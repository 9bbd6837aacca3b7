//! A protocol's entry in the catalogue: name, variants, parameters and properties.

use super::{Explain, Id, Setup, Steps, Variants};

/// A protocol that scenarios can name.
pub trait Catalogued: Explain<Input: From<Given>> {
    type Variant: Variants;

    /// In scenario files.
    const NAME: &'static str = Self::Step::PROTOCOL;
    /// The name on the screen: the same in every language.
    const TITLE: &'static str;
    /// The properties that a run is judged by, in the order of the report.
    const PROPERTIES: &'static [&'static str] = ELECTION;
    /// Under `[params]`.
    const PARAMETERS: &'static [Parameter] = &[];
    /// Whether it needs `bounce = true`.
    const NEEDS_BOUNCE: bool = false;

    fn new(variant: Self::Variant, setup: &Setup<'_>) -> Self;
}

/// What a scenario gives a process at tick 0; each protocol makes its own input of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// `None` is @.
    pub leader: Option<Id>,
    pub leader_at: Option<u32>,
}

/// The properties of every election.
pub const ELECTION: &[&str] = &["one-leader", "agreement", "highest", "termination", "safety"];

/// Without `highest`: on an anonymous ring no process knows an id.
pub const ANONYMOUS_ELECTION: &[&str] = &["one-leader", "agreement", "termination", "safety"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: &'static str,
    pub takes: Takes,
}

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
