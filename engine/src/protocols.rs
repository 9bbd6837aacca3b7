//! The catalogue: all protocols, and the tables that describe them.

use std::ops::Deref;
use std::sync::{Mutex, PoisonError};

use crate::protocol::{Catalogued, Limits, Profile, Protocol as _, Setup};

use own::{Fault, Of, Own, Program};
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
                Place::$Protocol as u8,
                <<$module::$Protocol as Catalogued>::Variant>::LINES,
                include_str!(concat!("../../assets/pseudocode/", stringify!($module), ".toml")),
            )),+
        ];

        #[cfg(test)]
        pub(crate) fn for_each_protocol<T: tests::ForEach>(task: &mut T) {
            $(task.with::<$module::$Protocol>();)+
        }

        impl ProtocolId {
            /// All built-in protocols, in teaching order.
            pub const ALL: &'static [Self] = &[$(Self(Source::BuiltIn(Place::$Protocol as u8))),+];
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

pub mod own;
pub mod sum;

#[cfg(test)]
use crate::explore::tests::handlers;
#[cfg(test)]
use tests::greeter;

#[cfg(test)]
pub(crate) mod tests;

/// A protocol: one of the catalogue, or a user's program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProtocolId(Source);

/// Where a protocol comes from. Programs follow the catalogue, in the order in which they were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Source {
    /// The index in the catalogue.
    BuiltIn(u8),
    /// How many programs were read before this one. There is one for each name and text.
    Own(u16, Of<&'static Entry>),
}

impl Default for Source {
    fn default() -> Self {
        Self::BuiltIn(0)
    }
}

/// The maximum number of programs, because a program stays in memory until the process ends.
const MOST_PROGRAMS: usize = 1_000;

/// Why a text is no protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoProgram {
    /// The errors in the text, by their places.
    Faults(Vec<Fault>),
    /// This many programs were read already.
    TooMany(usize),
}

/// The entries of all programs so far.
static PROGRAMS: Mutex<Vec<&'static Entry>> = Mutex::new(Vec::new());

impl ProtocolId {
    /// The protocol of a user's text. `name`: its name in scenario files, such as `my.algo`. The same name and text
    /// give the same protocol.
    ///
    /// # Errors
    /// All errors in the text. If there are too many programs, only this.
    pub fn of_text(name: &str, text: &str) -> Result<Self, NoProgram> {
        let mut programs = PROGRAMS.lock().unwrap_or_else(PoisonError::into_inner);
        let uniform = Program::uniform(text);
        let is_it = |program: &Program| program.name == name && program.text == uniform;
        if let Some(entry) = programs.iter().find(|entry| entry.id().program().is_some_and(is_it)) {
            return Ok(entry.id());
        }
        if programs.len() >= MOST_PROGRAMS {
            return Err(NoProgram::TooMany(MOST_PROGRAMS));
        }
        let program = Program::keep(name, text).map_err(NoProgram::Faults)?;
        let entry: &'static Entry = Box::leak(Box::new(Entry {
            profile: &program.profile,
            lines: own::Variant::LINES,
            pseudocode: "",
            make: Make::Own { number: programs.len() as u16, program },
        }));
        programs.push(entry);
        Ok(entry.id())
    }

    /// The user's program; `None` for a protocol of the catalogue.
    pub const fn program(self) -> Option<&'static Program> {
        match self.0 {
            Source::Own(_, Of(Entry { make: Make::Own { program, .. }, .. })) => Some(program),
            _ => None,
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|protocol| protocol.name() == name)
    }

    pub fn entry(self) -> &'static Entry {
        match self.0 {
            Source::BuiltIn(index) => &CATALOGUE[usize::from(index)],
            Source::Own(_, Of(entry)) => entry,
        }
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
        match self.protocol.entry().make {
            Make::BuiltIn { limits, .. } => limits(self.variant, setup),
            Make::Own { .. } => Limits::default(),
        }
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
        match self.protocol.entry().make {
            Make::BuiltIn { algorithm, .. } => algorithm(self.variant, setup),
            Make::Own { program, .. } => Own::new(own::Variant(program), setup).algorithm(),
        }
    }
}

/// The description of a protocol.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    profile: &'static Profile,
    lines: &'static [&'static str],
    /// The pseudocode listings, as TOML.
    pub pseudocode: &'static str,
    make: Make,
}

/// How a protocol makes the algorithm of a run.
#[derive(Clone, Copy, Debug)]
enum Make {
    /// `index`: the index in the catalogue. The functions get the index of the variant.
    BuiltIn { index: u8, limits: fn(u8, &Setup<'_>) -> Limits, algorithm: fn(u8, &Setup<'_>) -> Algorithm },
    /// `number`: how many programs were read before.
    Own { number: u16, program: &'static Program },
}

impl Entry {
    const fn of<P: Summand>(index: u8, lines: &'static [&'static str], pseudocode: &'static str) -> Self {
        let make = Make::BuiltIn {
            index,
            limits: |variant, setup| P::limits(P::VARIANTS[variant as usize], setup),
            algorithm: |variant, setup| P::new(P::VARIANTS[variant as usize], setup).algorithm(),
        };
        Self { profile: const { &P::PROFILE }, lines, pseudocode, make }
    }

    pub const fn id(&'static self) -> ProtocolId {
        match self.make {
            Make::BuiltIn { index, .. } => ProtocolId(Source::BuiltIn(index)),
            Make::Own { number, .. } => ProtocolId(Source::Own(number, Of(self))),
        }
    }
}

impl Deref for Entry {
    type Target = Profile;

    fn deref(&self) -> &Profile {
        self.profile
    }
}
