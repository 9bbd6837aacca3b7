//! The catalogue: the list of all protocols, with what each declares of itself.

use std::ops::Deref;

use crate::protocol::{Catalogued, Limits, Profile, Protocol as _, Setup};

use sum::{Algorithm, Summand};

/// Makes the modules, the ids and the dispatch of the protocols in this list.
macro_rules! protocols {
    ($($module:ident::$Protocol:ident),+ $(,)?) => {
        $(pub mod $module;)+

        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        enum BuiltIn {
            $($Protocol),+
        }

        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        enum Chosen {
            $($Protocol(<$module::$Protocol as Catalogued>::Variant)),+
        }

        /// All protocols, in teaching order.
        pub static CATALOGUE: &[Entry] = &[
            $(Entry {
                id: ProtocolId(BuiltIn::$Protocol),
                profile: &<$module::$Protocol as Summand>::PROFILE,
                pseudocode: include_str!(concat!("../../assets/pseudocode/", stringify!($module), ".toml")),
            }),+
        ];

        #[cfg(test)]
        pub(crate) fn for_each_protocol<T: tests::ForEach>(task: &mut T) {
            $(task.with::<$module::$Protocol>();)+
        }

        impl ProtocolId {
            /// All protocols, in teaching order.
            pub const ALL: &'static [Self] = &[$(Self(BuiltIn::$Protocol)),+];

            /// Its variants, the standard one first.
            pub fn variants(self) -> Vec<VariantId> {
                match self.0 {
                    $(BuiltIn::$Protocol => {
                        let all = <<$module::$Protocol as Catalogued>::Variant>::ALL;
                        all.iter().map(|&variant| VariantId(Chosen::$Protocol(variant))).collect()
                    }),+
                }
            }

            pub const fn standard(self) -> VariantId {
                VariantId(match self.0 {
                    $(BuiltIn::$Protocol => Chosen::$Protocol(<<$module::$Protocol as Catalogued>::Variant>::STANDARD)),+
                })
            }
        }

        impl VariantId {
            pub const fn protocol(self) -> ProtocolId {
                ProtocolId(match self.0 {
                    $(Chosen::$Protocol(_) => BuiltIn::$Protocol),+
                })
            }

            pub fn name(self) -> &'static str {
                match self.0 {
                    $(Chosen::$Protocol(variant) => variant.name()),+
                }
            }

            /// The line of a scenario file that selects it.
            pub fn line(self) -> &'static str {
                match self.0 {
                    $(Chosen::$Protocol(variant) => variant.line()),+
                }
            }

            /// What cannot be of the parameters together, or with the ids and the number of processes.
            pub fn limits(self, setup: &Setup<'_>) -> Limits {
                match self.0 {
                    $(Chosen::$Protocol(variant) => $module::$Protocol::limits(variant, setup)),+
                }
            }

            /// The positions of the processes that do not keep to the algorithm.
            pub fn faulty(self, setup: &Setup<'_>) -> Vec<u32> {
                let protocol = self.algorithm(setup);
                (0..setup.processes).filter(|&at| protocol.duties(at).is_faulty).collect()
            }

            /// Whether a start of the process at a position begins anything.
            pub fn can_begin(self, at: u32, setup: &Setup<'_>) -> bool {
                self.algorithm(setup).duties(at).begins
            }

            /// The protocol in this variant.
            pub fn algorithm(self, setup: &Setup<'_>) -> Algorithm {
                match self.0 {
                    $(Chosen::$Protocol(variant) => Algorithm::$Protocol($module::$Protocol::new(variant, setup))),+
                }
            }
        }
    };
}

protocols! {
    chang_roberts::ChangRoberts,
    ring_list::RingList,
    franklin::Franklin,
    hirschberg_sinclair::HirschbergSinclair,
    peterson::Peterson,
    itai_rodeh::ItaiRodeh,
    bully::Bully,
    raft_election::RaftElection,
    flooding::Flooding,
    byzantine_generals::ByzantineGenerals,
    paxos::Paxos,
    multi_paxos::MultiPaxos,
    superpeer_dht::SuperpeerDht,
    superpeer_tokens::SuperpeerTokens,
}

pub mod sum;

#[cfg(test)]
use crate::explore::tests::handlers;
#[cfg(test)]
use tests::greeter;

#[cfg(test)]
pub(crate) mod tests;

/// Ordered as they are taught.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProtocolId(BuiltIn);

impl ProtocolId {
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|protocol| protocol.name() == name)
    }

    pub fn entry(self) -> &'static Entry {
        &CATALOGUE[self.0 as usize]
    }

    /// In scenario files.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    pub fn variant(self, name: &str) -> Option<VariantId> {
        self.variants().into_iter().find(|variant| variant.name() == name)
    }
}

/// A protocol of the catalogue in one of its variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VariantId(Chosen);

impl VariantId {
    pub fn named(protocol: &str, variant: &str) -> Option<Self> {
        ProtocolId::named(protocol)?.variant(variant)
    }

    pub fn is_standard(self) -> bool {
        self == self.protocol().standard()
    }
}

/// The catalogue's entry of a protocol.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub id: ProtocolId,
    profile: &'static Profile,
    /// The listings, as TOML.
    pub pseudocode: &'static str,
}

impl Deref for Entry {
    type Target = Profile;

    fn deref(&self) -> &Profile {
        self.profile
    }
}
