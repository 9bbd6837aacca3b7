//! An algorithm in the form that the interpreter runs: all names are replaced by indices.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::num::NonZeroU16;
use std::ops::{Deref, Range};

use super::evaluate::{Function, Known};
use super::fault::Fault;
use super::parse;
use super::value::Value;
use crate::protocol::{
    AgreesOn, Begins, CONSENSUS, Draws, ELECTION, Follows, Knows, MessageClass, Nature, Parameter, Profile, PropertyId,
    Role, Strip, Takes, Topology,
};

/// The declarations and handlers of a text. Names are parts of the text.
#[derive(Debug, Default)]
pub struct Listing<'t> {
    pub text: &'t str,
    pub title: &'t str,
    pub links: Topology,
    /// Whether the text says `decides together`.
    pub together: bool,
    pub messages: Vec<Message<'t>>,
    pub timers: Vec<&'t str>,
    pub states: Vec<State<'t>>,
    pub parameters: Vec<(&'t str, i64)>,
    /// The words of all states.
    pub words: Vec<&'t str>,
    pub draws: bool,
    /// The place of the first handler: the screen shows the text from there on.
    pub body: usize,
    /// The lines that a process can execute, ascending, counted from 1. Lines that need returned messages are included.
    pub lines: Vec<u16>,
    pub warnings: Vec<Fault>,
    pub(super) uses_proposal: bool,
    pub(super) active: Option<Expression>,
    pub(super) shows: Vec<(Role, Expression)>,
    /// The handlers of each event, in the order of the text: [`START`], [`REVIVAL`], [`UNDELIVERABLE`], then the arrival
    /// of each message from [`ARRIVALS`] on, then the timeout of each timer.
    pub(super) handlers: Vec<Vec<Handler>>,
    pub(super) procedures: Vec<Procedure<'t>>,
    /// The texts of all comparisons.
    pub(super) comparisons: Vec<&'t str>,
    /// The texts of all sends and assignments, such as `send ELECTION(id) to next`.
    pub(super) statements: Vec<&'t str>,
}

/// Indices of [`Listing::handlers`].
pub(super) const START: usize = 0;
pub(super) const REVIVAL: usize = 1;
pub(super) const UNDELIVERABLE: usize = 2;
pub(super) const ARRIVALS: usize = 3;

#[derive(Debug)]
pub struct Message<'t> {
    pub name: &'t str,
    pub fields: Vec<&'t str>,
    pub class: MessageClass,
    pub(super) at: Range<usize>,
    pub(super) line: u16,
    pub(super) is_sent: bool,
}

#[derive(Debug)]
pub struct State<'t> {
    pub name: &'t str,
    /// Whether the variable survives a crash.
    pub is_stable: bool,
    pub(super) first: Value,
    /// The words that the state can hold; empty if it holds other values.
    pub(super) held: Vec<u16>,
}

#[derive(Debug)]
pub(super) struct Handler {
    pub(super) line: u16,
    pub(super) guard: Option<Expression>,
    pub(super) block: Vec<Statement>,
    /// The number of local variables. The first ones are the fields of the message and the sender.
    pub(super) locals: u16,
}

#[derive(Debug)]
pub(super) struct Procedure<'t> {
    pub(super) name: &'t str,
    /// The place of the name in the first line of the procedure.
    pub(super) at: Range<usize>,
    /// The number of arguments.
    pub(super) arguments: usize,
    /// The procedures that it calls.
    pub(super) calls: Vec<usize>,
    pub(super) block: Vec<Statement>,
    /// The number of local variables. The first ones are the arguments.
    pub(super) locals: u16,
}

#[derive(Debug)]
pub(super) struct Statement {
    pub(super) line: u16,
    pub(super) action: Action,
}

/// What a statement does. The first number is the index of a state (`Set`), local variable (`Let`, `For`), timer or
/// procedure, else the index of the statement's text. A send goes `to` a side, an id, or a list of ids; `SendFurther`
/// sends a returned message one place further. An `End` has `true` for the statement `ignore`. An `If` has the
/// conditions with their blocks, and the block of `else`. A `For` sets `names` local variables, from `first` on.
#[derive(Debug)]
pub(super) enum Action {
    Set(u16, Expression),
    Let(u16, Expression),
    Elect(u16, Expression),
    Decide(u16, Expression),
    Send { text: u16, message: u8, values: Vec<Expression>, to: Expression },
    SendFurther(u16),
    Wait(u8, Expression),
    StopWaiting(u8),
    End(u16, bool),
    Call(u16, Vec<Expression>),
    If(Vec<(Expression, Vec<Statement>)>, Vec<Statement>),
    For { first: u16, names: u16, list: Expression, block: Vec<Statement> },
    While(Expression, Vec<Statement>),
}

pub(super) type Pair = Box<[Expression; 2]>;

#[derive(Debug)]
pub(super) enum Expression {
    Constant(Value),
    Local(u16),
    State(u16),
    Parameter(u16),
    /// A name that every algorithm can use.
    Known(Known),
    /// The sender of the message.
    Back,
    List(Vec<Expression>),
    Tuple(Vec<Expression>),
    Not(Box<Expression>),
    Negate(Box<Expression>),
    And(Pair),
    Or(Pair),
    /// `.0`: for which orders of the operands it is true. `.1`: the index of the comparison's text, counted from 1.
    Compare(fn(Ordering) -> bool, NonZeroU16, Pair),
    /// `in` or, if `.0` is false, `not in`.
    In(bool, Pair),
    /// The sum of two numbers, or a list with more values.
    Add(Pair),
    Compute(fn(i64, i64) -> Option<i64>, Pair),
    Call(Function, Vec<Expression>),
    Draw(Pair),
}

/// The classes of messages by their names.
pub(super) const CLASSES: [(&str, MessageClass); 6] = [
    ("question", MessageClass::Election),
    ("probe", MessageClass::Probe),
    ("answer", MessageClass::Answer),
    ("decision", MessageClass::Elected),
    ("refusal", MessageClass::Refusal),
    ("value", MessageClass::Value),
];

/// The roles of `show` by their names.
pub(super) const ROLES: [(&str, Role); 6] = [
    ("idle", Role::Idle),
    ("active", Role::Active),
    ("waiting", Role::Waiting),
    ("relay", Role::Relay),
    ("red", Role::Red),
    ("black", Role::Black),
];

/// A listing that stays in memory until the program ends, with the tables that describe it.
#[derive(Debug)]
pub struct Program {
    listing: Listing<'static>,
    /// The name of the algorithm in scenario files, such as `my.algo`.
    pub name: &'static str,
    pub profile: Profile,
    /// For each line, counted from 0, the name of its step: `L1`, `L2` and so on.
    steps: Vec<String>,
}

impl Deref for Program {
    type Target = Listing<'static>;

    fn deref(&self) -> &Listing<'static> {
        &self.listing
    }
}

impl Program {
    /// The program of this text, with [uniform](Self::uniform) ends of lines. It is never freed, so the caller keeps one
    /// for each distinct text.
    ///
    /// # Errors
    /// All errors in the text, in the order of their places.
    pub fn keep(name: &str, text: &str) -> Result<&'static Self, Vec<Fault>> {
        parse::listing(text)?;
        let listing = parse::listing(Self::uniform(text).leak())?;
        let name = String::from(name).leak();
        let steps = (1..=listing.text.lines().count()).map(|line| format!("L{line}")).collect();
        let profile = profile(name, &listing);
        Ok(Box::leak(Box::new(Self { listing, name, profile, steps })))
    }

    /// The text in the form in which scenarios store it: without a byte order mark, and each line ends with one line
    /// feed.
    pub fn uniform(text: &str) -> String {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        text.replace("\r\n", "\n").trim_end().to_owned() + "\n"
    }

    pub(super) fn step(&'static self, line: u16) -> &'static str {
        self.steps.get(usize::from(line).wrapping_sub(1)).map_or("", String::as_str)
    }

    /// The text of a line, counted from 1, without blanks at its ends and without its comment.
    pub(super) fn line(&'static self, line: u16) -> &'static str {
        let line = self.text.lines().nth(usize::from(line).wrapping_sub(1)).unwrap_or_default();
        line.split('#').next().unwrap_or_default().trim()
    }
}

fn profile(name: &'static str, of: &Listing<'static>) -> Profile {
    // The roles that a live process can have.
    let ends = if of.together { Role::Decided } else { Role::Leader };
    let roles = of.shows.iter().map(|(role, _)| *role).chain(of.active.iter().map(|_| Role::Active));
    let roles = roles.chain([Role::Idle, ends]);
    let nature = Nature {
        title: of.title,
        topology: of.links,
        knows: if of.links == Topology::Complete { Knows::Ids } else { Knows::Neighbours },
        draws: if of.draws { Draws::Numbers } else { Draws::Nothing },
        begins: if of.together { Begins::Together } else { Begins::Named },
        strip: if of.together { Strip::Decisions } else { Strip::Leaders },
        roles: roles.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().leak(),
        properties: [if of.together { CONSENSUS } else { ELECTION }, &[PropertyId::NoError.name()]].concat().leak(),
        follows: if of.together { Follows::Never } else { Follows::Always },
        params: of.parameters.iter().map(|(name, _)| Parameter { name, takes: NUMBER }).collect::<Vec<_>>().leak(),
        agrees_on: if of.together { AgreesOn::Proposals } else { AgreesOn::Nothing },
        ..Nature::ELECTION
    };
    let names = |names: Vec<&'static str>| -> &'static [&'static str] { names.leak() };
    let classes = of.messages.iter().map(|message| &*vec![message.class].leak()).collect::<Vec<_>>();
    Profile::of(
        nature,
        name,
        [
            super::Variant::NAMES,
            names(of.messages.iter().map(|message| message.name).collect()),
            names(of.timers.clone()),
            names(vec!["algo-timer"; of.timers.len()]),
        ],
        classes.leak(),
    )
}

/// The values that a scenario can give to a parameter.
const NUMBER: Takes = Takes::Number(0, u32::MAX as u64);

impl Listing<'_> {
    /// Whether the text has a handler `on undeliverable`.
    pub fn hears_bounces(&self) -> bool {
        !self.handlers[UNDELIVERABLE].is_empty()
    }
}
