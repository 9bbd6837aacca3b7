//! The vocabularies of a protocol as enums: each of their names is written once, beside what it names.

use std::fmt::Debug;
use std::hash::Hash;

use serde::{Deserialize, Serialize};

/// The variants of a protocol, made by `variants!`.
pub trait Variants: Copy + Debug + Eq + Ord + Hash + 'static {
    /// All of them, the standard one first.
    const ALL: &'static [Self];
    /// Their names in scenario files, in the same order.
    const NAMES: &'static [&'static str];
    /// The first one.
    const STANDARD: Self;

    /// The name in scenario files.
    fn name(self) -> &'static str;

    /// The line of a scenario file that asks for it.
    fn line(self) -> &'static str;
}

/// Makes the enum of a protocol's variants: `variants! { Standard => "standard", … }`.
macro_rules! variants {
    ($First:ident => $first:literal $(, $Other:ident => $other:literal)* $(,)?) => {
        /// The variants of the algorithm.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Variant {
            #[doc = concat!("`", $first, "`.")]
            $First,
            $(
                #[doc = concat!("`", $other, "`.")]
                $Other,
            )*
        }

        impl Variant {
            /// The line of a scenario file that asks for it.
            const fn asked_for_by(self) -> &'static str {
                match self {
                    Self::$First => concat!("variant = \"", $first, "\""),
                    $(Self::$Other => concat!("variant = \"", $other, "\""),)*
                }
            }
        }

        impl $crate::protocol::Variants for Variant {
            const ALL: &'static [Self] = &[Self::$First $(, Self::$Other)*];
            const NAMES: &'static [&'static str] = &[$first $(, $other)*];
            const STANDARD: Self = Self::$First;

            fn name(self) -> &'static str {
                match self {
                    Self::$First => $first,
                    $(Self::$Other => $other,)*
                }
            }

            fn line(self) -> &'static str {
                self.asked_for_by()
            }
        }
    };
}
pub(crate) use variants;

/// The timers of a protocol, made by `timers!`.
pub trait Timers: Copy + Debug + Eq + Ord + Hash + Serialize + for<'de> Deserialize<'de> + 'static {
    /// All of them, in the order in which acts from outside name them.
    const ALL: &'static [Self];
    /// Their names in scenario files, in the same order.
    const NAMES: &'static [&'static str];

    /// The name in scenario files (`fire = { timer = "answer" }`).
    fn name(self) -> &'static str;

    /// What will be so when it runs out, as a key of the catalogue of texts.
    fn meaning(self) -> &'static str;
}

/// The timers of an algorithm in which nothing happens because of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum NoTimer {}

impl Timers for NoTimer {
    const ALL: &'static [Self] = &[];
    const NAMES: &'static [&'static str] = &[];

    fn name(self) -> &'static str {
        match self {}
    }

    fn meaning(self) -> &'static str {
        match self {}
    }
}

/// Makes the enum of a protocol's timers: `timers! { "bully": /// … pub enum Timer { Answer => "answer", … } }`.
macro_rules! timers {
    ($protocol:literal: $(#[$about:meta])* $vis:vis enum $Timer:ident { $($(#[$doc:meta])* $Name:ident => $name:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        $vis enum $Timer {
            $($(#[$doc])* #[serde(rename = $name)] $Name),+
        }

        impl $crate::protocol::Timers for $Timer {
            const ALL: &'static [Self] = &[$(Self::$Name),+];
            const NAMES: &'static [&'static str] = &[$($name),+];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$Name => $name),+
                }
            }

            fn meaning(self) -> &'static str {
                match self {
                    $(Self::$Name => concat!("timer-", $protocol, "-", $name)),+
                }
            }
        }
    };
}
pub(crate) use timers;
