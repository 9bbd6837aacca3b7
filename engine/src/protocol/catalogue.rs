//! A protocol's entry in the catalogue: name, variants, parameters and properties.

use super::remark::Remark;
use super::{Explain, Id, Setup, Steps, Variants};

pub trait Catalogued: Explain<Input: From<Given>> {
    type Variant: Variants;

    /// In scenario files.
    const NAME: &'static str = Self::Step::PROTOCOL;
    /// The name on the screen, where the language has none of its own for it.
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

macro_rules! properties {
    ($($Name:ident => $name:literal),+ $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum PropertyId {
            $($Name),+
        }

        impl PropertyId {
            pub const ALL: &[Self] = &[$(Self::$Name),+];

            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Name => $name),+
                }
            }

            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$Name),)+
                    _ => None,
                }
            }

            /// What it is called on the screen.
            pub fn title(self) -> Remark {
                Remark::new(match self {
                    $(Self::$Name => concat!("property-", $name, "-title")),+
                })
            }

            pub fn demand(self) -> Remark {
                Remark::new(match self {
                    $(Self::$Name => concat!("property-", $name, "-demands")),+
                })
            }
        }
    };
}

properties! {
    OneLeader => "one-leader",
    OneLeaderPerTerm => "one-leader-per-term",
    Agreement => "agreement",
    Highest => "highest",
    Termination => "termination",
    Safety => "safety",
}

/// The properties of every election.
pub const ELECTION: &[&str] = &[
    PropertyId::OneLeader.name(),
    PropertyId::Agreement.name(),
    PropertyId::Highest.name(),
    PropertyId::Termination.name(),
    PropertyId::Safety.name(),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: &'static str,
    pub takes: Takes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A whole number from the first to the second.
    Number(u64, u64),
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
