//! The catalogue: the list of all protocols, with what each declares of itself.

use crate::protocol::{
    Begins, Catalogued, Follows, Grows, Id, Kinds, Parameter, Parts, Protocol as _, Refusal, Requests, Scope, Seating, Setup,
    Strip, Timers, Topology, Variants,
};

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
            $(Entry::of::<$module::$Protocol>(
                ProtocolId(BuiltIn::$Protocol),
                include_str!(concat!("../../assets/pseudocode/", stringify!($module), ".toml")),
            )),+
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
                        let all = <<$module::$Protocol as Catalogued>::Variant as Variants>::ALL;
                        all.iter().map(|&variant| VariantId(Chosen::$Protocol(variant))).collect()
                    }),+
                }
            }

            pub const fn standard(self) -> VariantId {
                VariantId(match self.0 {
                    $(BuiltIn::$Protocol => Chosen::$Protocol(<$module::$Protocol as Catalogued>::Variant::STANDARD)),+
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

            /// What cannot be of the parameters together, or with so many processes.
            pub fn refusals(self, setup: &Setup<'_>) -> Vec<Refusal> {
                match self.0 {
                    $(Chosen::$Protocol(variant) => $module::$Protocol::refusals(variant, setup)),+
                }
            }

            /// The highest id that the parameters have room for; `None`: any.
            pub fn highest_id(self, setup: &Setup<'_>) -> Option<Id> {
                match self.0 {
                    $(Chosen::$Protocol(variant) => $module::$Protocol::highest_id(variant, setup)),+
                }
            }

            /// The positions of the processes that do not keep to the algorithm.
            pub fn faulty(self, setup: &Setup<'_>) -> Vec<u32> {
                match self.0 {
                    $(Chosen::$Protocol(variant) => {
                        let protocol = $module::$Protocol::new(variant, setup);
                        (0..setup.processes).filter(|&at| protocol.is_faulty(at)).collect()
                    }),+
                }
            }

            /// Whether a start of the process at a position begins anything.
            pub fn can_begin(self, at: u32, setup: &Setup<'_>) -> bool {
                match self.0 {
                    $(Chosen::$Protocol(variant) => $module::$Protocol::new(variant, setup).can_begin(at)),+
                }
            }

            /// Makes the protocol in this variant and runs the task with it.
            pub fn with<T: Task>(self, setup: &Setup<'_>, task: T) -> T::Done {
                match self.0 {
                    $(Chosen::$Protocol(variant) => task.with($module::$Protocol::new(variant, setup))),+
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

/// A task that is generic over the protocol.
pub trait Task {
    type Done;
    fn with<P: Catalogued>(self, protocol: P) -> Self::Done;
}

/// The catalogue's entry of a protocol.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each of them says one thing of a protocol")]
pub struct Entry {
    pub id: ProtocolId,
    /// In scenario files.
    pub name: &'static str,
    /// On the screen: the same in every language.
    pub title: &'static str,
    /// The standard one first.
    pub variants: &'static [&'static str],
    pub topology: Topology,
    /// Whether its processes can have overlay links.
    pub has_links: bool,
    /// Whether its processes can have places.
    pub has_places: bool,
    /// Whether its processes know no ids.
    pub anonymous: bool,
    /// Whether its processes may draw numbers.
    pub draws: bool,
    /// In declared order.
    pub kinds: &'static [&'static str],
    /// In declared order.
    pub timers: &'static [&'static str],
    /// In the order of the report.
    pub properties: &'static [&'static str],
    pub strip: Strip,
    /// Whom a start reaches.
    pub begins: Begins,
    /// What grows without end in its runs, if anything does.
    pub grows: Option<Grows>,
    /// What its properties speak of.
    pub scope: Scope,
    /// When a scenario can say whom all follow at tick 0, and how the absence of a leader is noticed.
    pub follows: Follows,
    /// Whether its processes propose values.
    pub takes_proposals: bool,
    /// The parts that it tells apart, in scenario files.
    pub parts: &'static [&'static str],
    /// The parts of every process where a scenario gives none to anybody.
    pub default_parts: Parts,
    /// The parts that some process must have.
    pub needed_parts: Parts,
    /// What its clients can be asked for.
    pub requests: Requests,
    /// Whether learners apply the slots of a replicated log.
    pub logs: bool,
    /// Under `[params]`.
    pub params: &'static [Parameter],
    /// The ids round a ring that cost the most messages when all begin, in the standard variant, if they are known.
    pub worst_seating: Option<Seating>,
    /// Those that cost the fewest.
    pub best_seating: Option<Seating>,
    /// Whether it needs `bounce = true`.
    pub needs_bounce: bool,
    /// The variants in which a message can be altered on its way.
    pub alterable: &'static [&'static str],
    /// Whether only those of faulty processes can.
    pub only_faulty_alter: bool,
    /// The only values that can be agreed on; empty if any can.
    pub values: &'static [&'static str],
    /// The listings, as TOML.
    pub pseudocode: &'static str,
}

impl Entry {
    /// The part of its clients; `None` if it has none.
    pub fn client(&self) -> Option<usize> {
        (self.requests != Requests::None).then_some(0)
    }

    const fn of<P: Catalogued>(id: ProtocolId, pseudocode: &'static str) -> Self {
        Self {
            id,
            name: P::NAME,
            title: P::TITLE,
            variants: P::Variant::NAMES,
            topology: P::TOPOLOGY,
            has_links: P::HAS_LINKS,
            has_places: P::HAS_PLACES,
            anonymous: P::ANONYMOUS,
            draws: P::DRAWS,
            kinds: <P::Message>::KINDS,
            timers: P::Timer::NAMES,
            properties: P::PROPERTIES,
            strip: P::STRIP,
            begins: P::BEGINS,
            grows: P::GROWS,
            scope: Scope::of(P::STRIP, P::ATTESTS),
            follows: P::FOLLOWS,
            takes_proposals: P::TAKES_PROPOSALS,
            parts: P::PARTS,
            default_parts: P::DEFAULT_PARTS,
            needed_parts: P::NEEDED_PARTS,
            requests: P::REQUESTS,
            logs: P::LOGS,
            params: P::PARAMETERS,
            worst_seating: P::WORST_SEATING,
            best_seating: P::BEST_SEATING,
            needs_bounce: P::NEEDS_BOUNCE,
            alterable: P::ALTERABLE,
            only_faulty_alter: P::ONLY_FAULTY_ALTER,
            values: P::VALUES,
            pseudocode,
        }
    }
}
