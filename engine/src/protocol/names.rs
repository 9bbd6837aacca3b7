//! Macros that define a protocol's variants, timers, messages and steps as enums. Each name is written only once.

use serde::{Deserialize, Serialize};

/// Defines the enum of a protocol's variants: `variants! { Standard => "standard", … }`.
macro_rules! variants {
    ($($Name:ident => $name:literal),+ $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Variant {
            $(
                #[doc = concat!("`", $name, "`.")]
                $Name,
            )+
        }

        impl Variant {
            /// The names of the variants in scenario files, the standard variant first.
            pub const NAMES: &'static [&'static str] = &[$($name),+];
            pub const ALL: &'static [Self] = &[$(Self::$Name),+];
            /// For each variant, the line of a scenario file that selects it.
            pub const LINES: &'static [&'static str] =
                &[$(concat!("variant = \"", $name, "\"")),+];

            /// The line of a scenario file that selects this variant.
            pub const fn line(self) -> &'static str {
                Self::LINES[self as usize]
            }

            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }
    };
}
pub(crate) use variants;

/// The timer type of an algorithm without timers. It has no values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum NoTimer {}

impl NoTimer {
    pub const ALL: &'static [Self] = &[];
    pub const NAMES: &'static [&'static str] = &[];
    pub const MEANINGS: &'static [&'static str] = &[];

    pub const fn index(self) -> usize {
        match self {}
    }

    pub const fn name(self) -> &'static str {
        match self {}
    }
}

/// Defines the enum of a protocol's timers, each with its name: `Answer => "answer"`. If a timer belongs to another
/// algorithm inside the protocol, the name of that algorithm follows: `Answer => "answer" of "bully"`.
macro_rules! timers {
    ($protocol:literal: $(#[$about:meta])* $vis:vis enum $Timer:ident {
        $($(#[$doc:meta])* $Name:ident => $name:literal $(of $inner:literal)?),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        $vis enum $Timer {
            $($(#[$doc])* #[serde(rename = $name)] $Name),+
        }

        impl $Timer {
            pub const NAMES: &'static [&'static str] = &[$($name),+];
            /// For each timer, the key of a text that says what happens when the timer fires.
            pub const MEANINGS: &'static [&'static str] =
                &[$($crate::protocol::timers!(@meaning $protocol, $name $(, $inner)?)),+];
            pub const ALL: &'static [Self] = &[$(Self::$Name),+];

            pub const fn index(self) -> usize {
                self as usize
            }

            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }
    };
    (@meaning $protocol:literal, $name:literal) => { concat!("timer-", $protocol, "-", $name) };
    (@meaning $protocol:literal, $name:literal, $inner:literal) => { concat!("timer-", $inner, "-", $name) };
}
pub(crate) use timers;

/// Defines the enum of a protocol's messages, such as `Vote { granted: bool } => "VOTE": Answer | Refusal`. After the
/// name of a kind come the classes of its messages, the usual class first.
///
/// If all messages have the field `id`, `every { id: Id }` after the enum defines the method `message.id()`.
macro_rules! messages {
    ($(#[$about:meta])* $vis:vis enum $Message:ident {
        $($(#[$doc:meta])* $Name:ident { $($(#[$field_doc:meta])* $field:ident: $of:ty),* $(,)? } => $kind:literal: $($Class:ident)|+),+ $(,)?
    } $(every $common:tt)?) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        #[serde(tag = "kind", content = "payload")]
        $vis enum $Message {
            $($(#[$doc])* #[serde(rename = $kind)] $Name { $($(#[$field_doc])* $field: $of),* }),+
        }

        pub(crate) enum Kind {
            $($Name),+
        }

        impl $Message {
            pub const NAMES: &'static [&'static str] = &[$($kind),+];
            pub const CLASSES: &'static [&'static [$crate::protocol::MessageClass]] =
                &[$(&[$($crate::protocol::MessageClass::$Class),+]),+];

            /// The index of the message's kind.
            #[inline]
            pub const fn index(&self) -> usize {
                match self {
                    $(Self::$Name { .. } => Kind::$Name as usize),+
                }
            }

            /// The name of the message's kind.
            pub const fn name(&self) -> &'static str {
                Self::NAMES[self.index()]
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

/// Defines the enum of a protocol's steps, each with its values and its name: `Win { round: u32 } => "win"`. The
/// sentence about a step refers to these values by their names, such as `round`.
macro_rules! steps {
    ($protocol:literal: $(#[$about:meta])* $vis:vis enum $Step:ident {
        $($(#[$doc:meta])* $Name:ident $({ $($(#[$value_doc:meta])* $value:ident: $of:ty),+ $(,)? })? => $name:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $Step {
            $($(#[$doc])* $Name $({
                $(
                    #[doc = concat!("The value that its rule names `", stringify!($value), "`.")]
                    $(#[$value_doc])*
                    $value: $of
                ),+
            })?),+
        }

        impl $Step {
            /// The name of the protocol in scenario files and in the keys of its rules.
            pub const PROTOCOL: &'static str = $protocol;

            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Name { .. } => $name),+
                }
            }

            /// The explanation of this step, with its values. `noticed`: whether a failed leader caused the start.
            pub fn rule(self, me: $crate::protocol::Id, noticed: bool) -> $crate::protocol::Explanation {
                let (brief, full) = match self {
                    _ if noticed && self.name() == "start" => (
                        concat!("rule-", $protocol, "-start-noticed-brief"),
                        concat!("rule-", $protocol, "-start-noticed"),
                    ),
                    $(Self::$Name { .. } => (
                        concat!("rule-", $protocol, "-", $name, "-brief"),
                        concat!("rule-", $protocol, "-", $name),
                    )),+
                };
                let rule = $crate::protocol::Explanation::new(brief, full).named(self.name()).id("me", me);
                match self {
                    $(Self::$Name $({ $($value),+ })? => {
                        $($(let rule = rule.with(stringify!($value), $value);)+)?
                        rule
                    }),+
                }
            }

            #[cfg(test)]
            pub(crate) fn samples() -> Vec<Self> {
                vec![$(Self::$Name $({ $($value: <$of as $crate::protocols::tests::Sample>::sample()),+ })?),+]
            }
        }
    };
}
pub(crate) use steps;
