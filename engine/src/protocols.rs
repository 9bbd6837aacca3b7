//! The catalogue: all protocols, and the tables that describe them.

use std::ops::Deref;

use crate::protocol::{Catalogued, Limits, Profile, Protocol as _, Setup};

use sum::{Algorithm, Summand};

/// Defines the modules and the catalogue of the listed protocols.
macro_rules! protocols {
    ($($module:ident::$Protocol:ident),+ $(,)?) => {
        $(pub mod $module;)+

        enum Place {
            $($Protocol),+
        }

        /// All protocols, in teaching order.
        pub static CATALOGUE: &[Entry] = &[
            $(Entry::of::<$module::$Protocol>(
                ProtocolId(Place::$Protocol as u8),
                <<$module::$Protocol as Catalogued>::Variant>::LINES,
                include_str!(concat!("../../assets/pseudocode/", stringify!($module), ".toml")),
            )),+
        ];

        #[cfg(test)]
        pub(crate) fn for_each_protocol<T: tests::ForEach>(task: &mut T) {
            $(task.with::<$module::$Protocol>();)+
        }

        impl ProtocolId {
            /// All protocols, in teaching order.
            pub const ALL: &'static [Self] = &[$(Self(Place::$Protocol as u8)),+];
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

/// A protocol of the catalogue: its index, in teaching order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProtocolId(u8);

impl ProtocolId {
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|protocol| protocol.name() == name)
    }

    pub fn entry(self) -> &'static Entry {
        &CATALOGUE[self.0 as usize]
    }

    /// The name of the protocol in scenario files.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The variants of the protocol, the standard variant first.
    pub fn variants(self) -> Vec<VariantId> {
        (0..self.entry().variants.len() as u8).map(|variant| VariantId { protocol: self, variant }).collect()
    }

    pub const fn standard(self) -> VariantId {
        VariantId { protocol: self, variant: 0 }
    }

    pub fn variant(self, name: &str) -> Option<VariantId> {
        self.variants().into_iter().find(|variant| variant.name() == name)
    }
}

/// One variant of a protocol of the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VariantId {
    protocol: ProtocolId,
    variant: u8,
}

impl VariantId {
    pub fn named(protocol: &str, variant: &str) -> Option<Self> {
        ProtocolId::named(protocol)?.variant(variant)
    }

    pub const fn protocol(self) -> ProtocolId {
        self.protocol
    }

    pub const fn is_standard(self) -> bool {
        self.variant == 0
    }

    pub fn name(self) -> &'static str {
        self.protocol.entry().variants[self.variant as usize]
    }

    /// The line of a scenario file that selects this variant.
    pub fn line(self) -> &'static str {
        self.protocol.entry().lines[self.variant as usize]
    }

    /// The highest valid id, and errors: parameters that contradict each other or the rest of the scenario.
    pub fn limits(self, setup: &Setup<'_>) -> Limits {
        (self.protocol.entry().limits)(self.variant, setup)
    }

    /// The positions of the processes that may deviate from the algorithm.
    pub fn faulty(self, setup: &Setup<'_>) -> Vec<u32> {
        let protocol = self.algorithm(setup);
        (0..setup.processes).filter(|&at| protocol.duties(at).is_faulty).collect()
    }

    /// Whether a start command can start the process at position `at`.
    pub fn can_begin(self, at: u32, setup: &Setup<'_>) -> bool {
        self.algorithm(setup).duties(at).begins
    }

    pub fn algorithm(self, setup: &Setup<'_>) -> Algorithm {
        (self.protocol.entry().algorithm)(self.variant, setup)
    }
}

/// A protocol's entry in the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub id: ProtocolId,
    profile: &'static Profile,
    lines: &'static [&'static str],
    /// The pseudocode listings, as TOML.
    pub pseudocode: &'static str,
    limits: fn(u8, &Setup<'_>) -> Limits,
    algorithm: fn(u8, &Setup<'_>) -> Algorithm,
}

impl Entry {
    const fn of<P: Summand>(id: ProtocolId, lines: &'static [&'static str], pseudocode: &'static str) -> Self {
        Self {
            id,
            profile: const { &P::PROFILE },
            lines,
            pseudocode,
            limits: |variant, setup| P::limits(P::VARIANTS[variant as usize], setup),
            algorithm: |variant, setup| P::new(P::VARIANTS[variant as usize], setup).algorithm(),
        }
    }
}

impl Deref for Entry {
    type Target = Profile;

    fn deref(&self) -> &Profile {
        self.profile
    }
}
