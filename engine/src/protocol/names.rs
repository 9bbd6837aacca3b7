//! The vocabularies of a protocol as enums: each name is written once, beside what it names.

use std::fmt::Debug;
use std::hash::Hash;

use serde::{Deserialize, Serialize};

use super::{Ballot, Datum, Explanation, Id, LogEntry, Value};

/// The variants of a protocol, made by `variants!`.
pub trait Variants: Copy + Debug + Eq + Ord + Hash + 'static {
    /// All of them, the standard one first.
    const ALL: &'static [Self];
    /// Their names in scenario files, in the same order.
    const NAMES: &'static [&'static str];
    const STANDARD: Self;

    fn name(self) -> &'static str;

    /// The line of a scenario file that asks for it.
    fn line(self) -> &'static str;
}

/// Makes the enum of a protocol's variants: `variants! { Standard => "standard", … }`.
macro_rules! variants {
    ($First:ident => $first:literal $(, $Other:ident => $other:literal)* $(,)?) => {
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
    /// In declared order, by which acts from outside name them.
    const ALL: &'static [Self];
    /// Their names in scenario files, in the same order.
    const NAMES: &'static [&'static str];

    fn name(self) -> &'static str;

    /// What will be so when it runs out, as a key of the catalogue of texts.
    fn meaning(self) -> &'static str;

    /// Its place in [`Timers::ALL`].
    fn index(self) -> usize;
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

    fn index(self) -> usize {
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

            fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use timers;

/// The messages of a protocol, made by `messages!`.
pub trait Kinds {
    const KINDS: &'static [&'static str];

    fn kind(&self) -> usize;
}

/// Makes the enum of a protocol's messages: `messages! { /// … pub enum Message { Election { id: Id } => "ELECTION", … } }`. What all of
/// them carry can be named after them, `every { id: Id }`, and is read with `message.id()`.
macro_rules! messages {
    ($(#[$about:meta])* $vis:vis enum $Message:ident {
        $($(#[$doc:meta])* $Name:ident { $($(#[$field_doc:meta])* $field:ident: $of:ty),* $(,)? } => $kind:literal),+ $(,)?
    } $(every $common:tt)?) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(tag = "kind", content = "payload")]
        $vis enum $Message {
            $($(#[$doc])* #[serde(rename = $kind)] $Name { $($(#[$field_doc])* $field: $of),* }),+
        }

        pub(crate) enum Kind {
            $($Name),+
        }

        impl $crate::protocol::Kinds for $Message {
            const KINDS: &'static [&'static str] = &[$($kind),+];

            #[inline]
            fn kind(&self) -> usize {
                match self {
                    $(Self::$Name { .. } => Kind::$Name as usize),+
                }
            }
        }

        $crate::protocol::messages! { @carried $Message { $($Name)+ } $($common)? }
    };
    (@carried $Message:ident $Names:tt) => {};
    (@carried $Message:ident $Names:tt { $($field:ident: $of:ty),+ }) => {
        $($crate::protocol::messages! { @field $Message $Names $field $of })+
    };
    (@field $Message:ident { $($Name:ident)+ } $field:ident $of:ty) => {
        impl $Message {
            pub(crate) const fn $field(&self) -> $of {
                match self {
                    $(Self::$Name { $field, .. })|+ => *$field,
                }
            }
        }
    };
}
pub(crate) use messages;

/// The lines of a protocol's pseudocode, made by `steps!`.
pub trait Steps: Copy + Debug + Eq + 'static {
    /// In scenario files, and in the keys of its rules.
    const PROTOCOL: &'static str;

    /// As listings and trace write it.
    fn name(self) -> &'static str;

    /// Whether it is a step that leaves everything as it was because what came does not count: all of these have names that say so.
    fn is_ignored(self) -> bool {
        self.name().ends_with("-ignored") || self.name() == "outdated"
    }

    /// Whether it is a step that leaves a demand without an answer, because of what was promised: all of these have names that say so.
    fn is_refused(self) -> bool {
        self.name().ends_with("-refused")
    }

    /// The sentence of the rule that has the step's name, without values.
    fn rule(self) -> Explanation;

    /// The sentence of a start whose process noticed by itself that its leader is gone.
    fn noticed() -> Explanation;

    /// Adds the values that the step carries.
    fn tell(self, told: Explanation) -> Explanation;

    #[cfg(test)]
    fn samples() -> Vec<Self>;
}

/// What a step carries, as values that a sentence can name.
pub trait Carried: Copy {
    /// Adds this value under its name.
    fn tell(self, name: &'static str, told: Explanation) -> Explanation;

    #[cfg(test)]
    fn sample() -> Self;
}

impl Carried for u32 {
    fn tell(self, name: &'static str, told: Explanation) -> Explanation {
        told.number(name, u64::from(self))
    }

    #[cfg(test)]
    fn sample() -> Self {
        1
    }
}

impl Carried for Id {
    fn tell(self, name: &'static str, told: Explanation) -> Explanation {
        told.id(name, self)
    }

    #[cfg(test)]
    fn sample() -> Self {
        Self::new(58).expect("it is an id")
    }
}

impl Carried for Datum {
    fn tell(self, name: &'static str, told: Explanation) -> Explanation {
        told.with(name, &Value::from(self))
    }

    #[cfg(test)]
    fn sample() -> Self {
        Self::Number(58)
    }
}

impl Carried for Ballot {
    fn tell(self, name: &'static str, told: Explanation) -> Explanation {
        told.with(name, &Value::from(self))
    }

    #[cfg(test)]
    fn sample() -> Self {
        Self { round: 2, proposer: Id::sample() }
    }
}

impl Carried for LogEntry {
    fn tell(self, name: &'static str, told: Explanation) -> Explanation {
        let entry = if self.value.is_some() { self.to_string() } else { Self::NO_OP_IN_WORDS.to_owned() };
        told.with(name, &Value::Text(entry))
    }

    #[cfg(test)]
    fn sample() -> Self {
        Self::of(Datum::sample())
    }
}

/// Makes the enum of a protocol's steps: `steps! { "bully": /// … pub enum Step { Start => "start", Win { round: u32 } => "win", … } }`.
/// What a step carries has the name that the sentence of its rule calls it by.
macro_rules! steps {
    ($protocol:literal: $(#[$about:meta])* $vis:vis enum $Step:ident {
        $($(#[$doc:meta])* $Name:ident $({ $($(#[$value_doc:meta])* $value:ident: $of:ty),+ $(,)? })? => $name:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $Step {
            $($(#[$doc])* $Name $({
                $(
                    #[doc = concat!("What its rule calls `", stringify!($value), "`.")]
                    $(#[$value_doc])*
                    $value: $of
                ),+
            })?),+
        }

        impl $crate::protocol::Steps for $Step {
            const PROTOCOL: &'static str = $protocol;

            fn name(self) -> &'static str {
                match self {
                    $(Self::$Name { .. } => $name),+
                }
            }

            fn rule(self) -> $crate::protocol::Explanation {
                let (brief, full) = match self {
                    $(Self::$Name { .. } => (
                        concat!("rule-", $protocol, "-", $name, "-brief"),
                        concat!("rule-", $protocol, "-", $name),
                    )),+
                };
                $crate::protocol::Explanation::new(brief, full)
            }

            fn noticed() -> $crate::protocol::Explanation {
                let brief = concat!("rule-", $protocol, "-start-noticed-brief");
                $crate::protocol::Explanation::new(brief, concat!("rule-", $protocol, "-start-noticed"))
            }

            fn tell(self, told: $crate::protocol::Explanation) -> $crate::protocol::Explanation {
                match self {
                    $(Self::$Name $({ $($value),+ })? => {
                        $($(let told = $crate::protocol::Carried::tell($value, stringify!($value), told);)+)?
                        told
                    }),+
                }
            }

            #[cfg(test)]
            fn samples() -> Vec<Self> {
                vec![$(Self::$Name $({ $($value: <$of as $crate::protocol::Carried>::sample()),+ })?),+]
            }
        }
    };
}
pub(crate) use steps;
