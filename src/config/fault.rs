//! What can be wrong in a scenario file, and what would be right: typed values and catalogue keys, no language.

pub mod words;

use std::ops::Range;

use crate::protocol::{Id, Ticks};

use super::syntax::SyntaxProblem;

/// One fault of a scenario file, with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The bytes of the file that are wrong. Empty where something is missing.
    pub span: Range<usize>,
    /// Another place that belongs to it: the first of two ids, the other of two acts.
    pub related: Option<Range<usize>>,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What is wrong at a place of a scenario file.
#[derive(Clone, Debug, PartialEq)]
pub enum FaultKind {
    /// The text is not TOML.
    Syntax(SyntaxProblem),
    /// A key that the format does not know.
    UnknownKey {
        /// The key.
        key: String,
        /// The table it stands in as the file writes it, such as `[network]`; empty at the top.
        table: String,
        /// The known key that is most like it.
        nearest: Option<&'static str>,
        /// The keys that are known there.
        known: Vec<&'static str>,
    },
    /// A key of the top level that stands below a table, so that TOML put it inside that table.
    Misplaced {
        /// The key.
        key: &'static str,
        /// The table that swallowed it, as the file writes it.
        table: String,
        /// The first table of the file, as the file writes it: the key belongs above it.
        first_table: String,
        /// Whether it may also be written as `[[key]]`, wherever it stands.
        array: bool,
    },
    /// A value of another type than the key takes.
    WrongType {
        /// The key.
        key: String,
        /// What it takes.
        expected: Shape,
        /// What is there.
        found: &'static str,
    },
    /// A key that must be there and is not.
    MissingKey {
        /// The key.
        key: &'static str,
        /// Which table needs it; empty at the top.
        table: &'static str,
        /// How it is written, for example; of the table of processes the text says it in full.
        example: Option<&'static str>,
    },
    /// A number that is too small or too large.
    OutOfRange {
        /// The key.
        key: String,
        /// The number as the file writes it.
        found: String,
        /// The smallest number that would be right.
        least: String,
        /// The largest.
        most: String,
    },
    /// A word that is none of those that are valid there.
    UnknownWord {
        /// What the word should name.
        subject: Subject,
        /// The word.
        found: String,
        /// The valid word that is most like it.
        nearest: Option<&'static str>,
        /// The valid words.
        valid: Vec<&'static str>,
    },
    /// Something of the format that a later version will bring.
    NotInThisVersion {
        /// What it is.
        subject: Subject,
        /// Its name.
        name: String,
        /// What this version has instead.
        valid: Vec<&'static str>,
    },
    /// Two processes with one id.
    DuplicateId(Id),
    /// A name or an id that a list has twice.
    Repeated {
        /// What is there twice.
        item: String,
        /// The list's key.
        key: &'static str,
    },
    /// A process that the scenario does not have.
    UnknownProcess {
        /// Its id.
        id: Id,
        /// The lowest id there is.
        lowest: Id,
        /// The highest.
        highest: Id,
        /// All ids by position, if they are few.
        ids: Vec<Id>,
    },
    /// A ring of 0.
    NoProcess,
    /// More processes than the protocol's graph may have.
    TooManyProcesses {
        /// How many there are.
        count: u64,
        /// How many there may be.
        most: u64,
        /// Whether the limit is that of a complete graph.
        complete: bool,
    },
    /// Both `ids` and `count`.
    IdsAndCount,
    /// An entry of `events` with a second act.
    SecondAct {
        /// The act that comes first.
        first: String,
        /// The act that is one too many.
        second: String,
    },
    /// An entry of `events` without an act.
    NoAct(&'static [&'static str]),
    /// A text that should be one entry of `events` and is none, or more than that.
    NotOneEntry,
    /// A key that belongs to another act, or to another value of another key.
    Foreign {
        /// The key.
        key: &'static str,
        /// Where it belongs: `crash`, `kind = "oracle"`, `count`.
        owner: &'static str,
    },
    /// A list that must name somebody and names nobody.
    EmptyList(String),
    /// A range of ticks whose first number is the larger one.
    DelayUpsideDown {
        /// The key.
        key: String,
        /// The first number.
        first: Ticks,
        /// The second, smaller one.
        second: Ticks,
    },
    /// A note with both `at` and `when`.
    AtAndWhen,
    /// A change of the network that names none of these.
    NoChange(&'static [&'static str]),
    /// A link from a process to itself.
    SelfLink(Id),
    /// A partition that leaves everybody together.
    OneGroup,
    /// An act on a timer of a protocol that has none.
    NoTimers(&'static str),
    /// A message between two processes that have no link.
    NoLink {
        /// The sender.
        from: Id,
        /// The receiver.
        to: Id,
        /// The process that the sender's messages go to.
        next: Id,
    },
    /// A message between two processes that have no link on a ring with two ways.
    NoLinkOfTwo {
        /// The sender.
        from: Id,
        /// The receiver.
        to: Id,
        /// The two that the sender has links to, the one before it clockwise first.
        neighbours: [Id; 2],
    },
    /// A parameter that the protocol does not take.
    ForeignParameter {
        /// The parameter.
        key: String,
        /// The protocol.
        protocol: &'static str,
        /// The parameters it takes.
        known: Vec<&'static str>,
    },
    /// A protocol that needs `bounce = true` in a network without it.
    NeedsBounce(&'static str),
    /// A word where a colour should be.
    NoColour {
        /// The word, or the whole text.
        found: String,
    },
    /// A value with two colours.
    SecondColour(&'static str),
    /// `elected` with another number of cells than there are processes.
    CellCount {
        /// The number of cells.
        cells: u64,
        /// The number of processes.
        processes: u64,
    },
    /// A list by position with another number of values than there are processes.
    ListLength {
        /// The key.
        key: &'static str,
        /// The number of values.
        found: u64,
        /// The number of processes.
        processes: u64,
    },
    /// A property that shall hold and be violated.
    HoldsAndViolates(&'static str),
}

/// What a key takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A whole number.
    Integer,
    /// A number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// A text.
    Word,
    /// A text, or a table of texts by language.
    LocalText,
    /// A list of such texts.
    LocalTexts,
    /// A list of words.
    Words,
    /// A table.
    Table,
    /// A list of tables.
    Tables,
    /// An id.
    Id,
    /// A list of ids.
    Ids,
    /// An id, a list of ids, or `"all"`.
    Targets,
    /// An id, or `"@"`.
    Cell,
    /// A list of cells.
    Cells,
    /// One number of ticks, or the shortest and the longest.
    Delay,
    /// Two ids, or a list of such pairs.
    Pairs,
    /// Two ids.
    Pair,
    /// The same, or `"all"`.
    PairsOrAll,
    /// A list of lists of ids.
    Groups,
    /// A list of whole numbers.
    Numbers,
    /// A colour of a theme.
    Colour,
}

impl Shape {
    /// Its name in the catalogue's choices.
    const fn name(self) -> &'static str {
        match self {
            Self::Integer => "integer",
            Self::Number => "number",
            Self::Boolean => "boolean",
            Self::Word => "word",
            Self::LocalText => "local-text",
            Self::LocalTexts => "local-texts",
            Self::Words => "words",
            Self::Table => "table",
            Self::Tables => "tables",
            Self::Id => "id",
            Self::Ids => "ids",
            Self::Targets => "targets",
            Self::Cell => "cell",
            Self::Cells => "cells",
            Self::Delay => "delay",
            Self::Pairs => "pairs",
            Self::Pair => "pair",
            Self::PairsOrAll => "pairs-or-all",
            Self::Groups => "groups",
            Self::Numbers => "numbers",
            Self::Colour => "colour",
        }
    }
}

/// What a word names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A version of the format.
    Version,
    /// A protocol.
    Protocol,
    /// A variant of the protocol.
    Variant,
    /// A kind of messages of the protocol.
    Kind,
    /// A timer of the protocol.
    Timer,
    /// A property that the protocol is judged by.
    Property,
    /// A language.
    Language,
    /// An order of seating.
    Order,
    /// A failure detector.
    Detector,
    /// Who notices.
    Noticers,
    /// What a note waits for.
    When,
    /// What a question is about.
    Question,
    /// An act.
    Act,
    /// A key.
    Key,
    /// A theme of the program.
    Theme,
    /// A part of a colour.
    Colour,
}

impl Subject {
    /// Its name in the catalogue's choices.
    const fn name(self) -> &'static str {
        match self {
            Self::Version => "version",
            Self::Protocol => "protocol",
            Self::Variant => "variant",
            Self::Kind => "kind",
            Self::Timer => "timer",
            Self::Property => "property",
            Self::Language => "language",
            Self::Order => "order",
            Self::Detector => "detector",
            Self::Noticers => "noticers",
            Self::When => "when",
            Self::Question => "question",
            Self::Act => "act",
            Self::Key => "key",
            Self::Theme => "theme",
            Self::Colour => "colour",
        }
    }
}
