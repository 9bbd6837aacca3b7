//! An algorithm that a user wrote: a text of declarations and handlers, which this protocol interprets.
//!
//! # The idea
//! A listing in a lecture says what a process does at each event. Here the listing is the program: `on ELECTION(j), if
//! not participating:` is a handler, and its lines are statements. A student changes one line of a known algorithm, or
//! writes one, and gets what a built-in algorithm gets: steps, faults, properties, exhaustive checks.
//!
//! # How a text becomes a run
//! `lex` splits the text into lines of tokens and nests them by indentation. `parse` and `body` read declarations,
//! statements and expressions. In one pass they replace each name by an index and collect all errors, each with its
//! place in the text. The result, a `Listing`, refers to the text. [`Program::keep`] never frees the text, so that
//! all names are `'static`, as they are for a built-in protocol. `run` executes handlers, `evaluate` computes values,
//! and `explain` describes processes and steps.
//!
//! # What it assumes
//! The text chooses the links: a ring, on which a process knows only its own id and two directions, or a complete
//! graph, on which it knows all ids. For an event, the handlers are tried in the order of the text. The first one whose
//! guard holds runs; if there is none, the event has no effect. A crash deletes all variables that are not `stable`.
//!
//! # What goes wrong at run time
//! The text is checked before the run: names, numbers of values, messages, timers, calls. Kinds of values are not: a
//! sum of a list and a number is found only when a process computes it. Then the process halts. Its earlier sends and
//! assignments stay, it ignores all later events, and the property `no-error` is violated. A crash and a return restart
//! it. Each handling ends, because it has a limited number of steps, and procedures cannot call themselves.
//!
//! # Steps
//! Each executed line is a step with the name of the line, such as `L17`. It carries the values that its sentence
//! names: the last comparison of a condition, and what the line sends or assigns. Lines that only change variables have
//! no sentence of their own ([`Step::is_silent`]).
//!
//! # Where it comes from
//! The notation is that of distributed systems textbooks: N. Lynch, *Distributed Algorithms*, 1996, and G. Tel,
//! *Introduction to Distributed Algorithms*, 2nd ed., 2000, write algorithms as reactions to messages.

mod body;
mod declare;
mod evaluate;
mod explain;
mod fault;
mod lex;
mod parse;
mod program;
mod run;
#[cfg(test)]
mod tests;
mod value;

use std::num::NonZeroU16;

use serde::ser::{SerializeMap as _, SerializeStruct as _};
use serde::{Serialize, Serializer};
use smallvec::SmallVec;

use crate::protocol::prelude::*;

use program::{ARRIVALS, REVIVAL, START, UNDELIVERABLE};
use run::Handling;
use value::InProgram;

pub use fault::Fault;
pub use program::{Listing, Program};
pub use run::Reason;
pub use value::{Of, Value};

/// A user's algorithm with the parameters of a run.
#[derive(Clone, Debug)]
pub struct Own {
    pub(super) program: &'static Program,
    parameters: Box<[i64]>,
    /// The number of processes.
    n: u32,
    /// `T`, in ticks.
    patience: Ticks,
    /// `R`, in ticks.
    round: Ticks,
}

/// The program is the variant: this protocol has one for each text.
#[derive(Clone, Copy, Debug)]
pub struct Variant(pub &'static Program);

impl Variant {
    pub const NAMES: &'static [&'static str] = &["standard"];
    pub const LINES: &'static [&'static str] = &["variant = \"standard\""];
    pub const ALL: &'static [Self] = &[];
}

/// The state of a process.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    program: Of,
    elected: Option<Id>,
    decided: Option<Datum>,
    /// The values of the declared states, and the proposal if the program uses it.
    vars: Box<[Value]>,
    /// The line and the reason of an error at run time.
    halted: Option<(u16, Reason)>,
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let program = self.program.0;
        let mut map = serializer.serialize_map(None)?;
        for (state, value) in program.states.iter().zip(&self.vars) {
            map.serialize_entry(state.name, &InProgram(value, program))?;
        }
        if program.together {
            map.serialize_entry("decided", &self.decided)?;
        } else {
            map.serialize_entry("elected", &self.elected)?;
        }
        if let Some((line, _)) = self.halted {
            map.serialize_entry("halted", &line)?;
        }
        map.end()
    }
}

/// A message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Message {
    program: Of,
    /// The index of the message's declaration.
    kind: u8,
    values: SmallVec<[Value; 1]>,
}

impl Message {
    pub const NAMES: &'static [&'static str] = &[];
    pub const CLASSES: &'static [&'static [MessageClass]] = &[];

    fn new(program: &'static Program, kind: u8, values: SmallVec<[Value; 1]>) -> Self {
        Self { program: Of(program), kind, values }
    }

    fn declared(&self) -> &'static program::Message<'static> {
        &self.program.0.messages[self.index()]
    }

    /// The index of the message's kind.
    pub fn index(&self) -> usize {
        usize::from(self.kind)
    }

    /// The name of the message's kind.
    pub fn name(&self) -> &'static str {
        self.declared().name
    }

    pub fn class(&self) -> MessageClass {
        self.declared().class
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut message = serializer.serialize_struct("Message", 2)?;
        message.serialize_field("kind", self.name())?;
        message.serialize_field("payload", &Payload(self))?;
        message.end()
    }
}

/// The values of a message by the names of its fields.
struct Payload<'a>(&'a Message);

impl Serialize for Payload<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Message { program, values, .. } = self.0;
        let fields = self.0.declared().fields.iter().zip(values);
        serializer.collect_map(fields.map(|(name, value)| (name, InProgram(value, program.0))))
    }
}

/// A timer, as the index of its declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timer {
    index: u8,
    program: Of,
}

impl Timer {
    pub const NAMES: &'static [&'static str] = &[];
    pub const MEANINGS: &'static [&'static str] = &[];
    pub const ALL: &'static [Self] = &[];

    pub fn index(self) -> usize {
        usize::from(self.index)
    }

    pub fn name(self) -> &'static str {
        self.program.0.timers[self.index()]
    }
}

impl Serialize for Timer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// An executed line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    program: Of,
    line: u16,
    /// The index of the statement's text; `None` if the line has no sentence of its own.
    text: Option<u16>,
    act: Act,
    compared: Option<Compared>,
    /// The first line of the handler, unless it handles a message.
    began: Option<NonZeroU16>,
}

/// What a line does. The sentence about `Other` only quotes the statement. `value`: the content of the message, if it is
/// one number or word. `to`: the receiver, if it is given by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Other,
    Sends { message: u8, value: Option<Datum>, to: Option<Id> },
    Elects(Id),
    Decides(Datum),
    Ends { ignores: bool },
    Halts(Reason),
}

/// The last comparison of two numbers in a condition. `text`: the index of its text, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Compared {
    text: NonZeroU16,
    left: i64,
    right: i64,
    holds: bool,
}

impl Step {
    pub const PROTOCOL: &'static str = "own";

    /// The name of the step, such as `L17` for line 17.
    pub fn name(self) -> &'static str {
        self.program.0.step(self.line)
    }

    /// Whether the line has no sentence of its own.
    pub fn is_silent(self) -> bool {
        self.text.is_none()
    }
}

impl Catalogued for Own {
    type Variant = Variant;

    /// Each program has its own description ([`Program::profile`]).
    const NATURE: Nature = Nature::ELECTION;

    fn new(Variant(program): Variant, setup: &Setup<'_>) -> Self {
        let number = |name| setup.parameters.number(name).and_then(|number| i64::try_from(number).ok());
        let parameters = program.parameters.iter().map(|(name, usual)| number(name).unwrap_or(*usual)).collect();
        let round = setup.longest_delay.saturating_add(setup.process_time);
        Self { program, parameters, n: setup.processes, patience: setup.timeout(), round }
    }
}

impl Protocol for Own {
    type State = State;
    type Message = Message;
    type Timer = Timer;
    type Step = Step;

    fn boot(&self, me: Local<'_>, given: &Given, before: Option<&State>, _: &mut impl Effects<Self>) -> State {
        let value = |(index, state): (usize, &program::State<'static>)| match before {
            Some(before) if state.is_stable => before.vars[index].clone(),
            _ => state.first.clone(),
        };
        let proposal = self.program.uses_proposal.then(|| given.value(me).into());
        State {
            program: Of(self.program),
            elected: given.leader.filter(|_| before.is_none()),
            decided: None,
            vars: self.program.states.iter().enumerate().map(value).chain(proposal).collect(),
            halted: None,
        }
    }

    fn handle(&self, me: Local<'_>, state: &mut State, event: Event<Self>, fx: &mut impl Effects<Self>) {
        if state.halted.is_some() {
            return;
        }
        let messages = self.program.messages.len();
        let index = match &event {
            Event::Start => START,
            Event::Recovered => REVIVAL,
            Event::Undeliverable { .. } => UNDELIVERABLE,
            Event::Received { message, .. } => ARRIVALS + message.index(),
            Event::Fired(timer) => ARRIVALS + messages + timer.index(),
            Event::Requested(_) | Event::Membership { .. } => return,
        };
        Handling::run(self, me, state, &event, &self.program.handlers[index], fx);
    }

    fn standing(&self, seat: Seat<'_>, state: &State) -> Standing {
        let Seat { position, ids } = seat;
        let known = if self.program.links == Topology::Complete { ids } else { &[] };
        let me = ids.get(position as usize).map(|&id| Local::of(id, position, known));
        let taking_part = me.is_some_and(|me| self.takes_part(me, state));
        if self.program.together {
            return Standing { decided: state.decided, taking_part, owes: true, ..Standing::default() };
        }
        Standing::following(state.elected, taking_part)
    }

    fn altered(&self, _: Local<'_>, message: &Message, to: Datum) -> Option<Message> {
        let [value] = &message.values[..] else { return None };
        let value = match value {
            Value::List(_) => Value::List([Value::from(to)].into()),
            Value::Number(_) | Value::Text(_) => to.into(),
            _ => return None,
        };
        Some(Message::new(self.program, message.kind, SmallVec::from_buf([value])))
    }

    fn carried(message: &Message) -> u64 {
        message.values.iter().map(Value::listed).sum()
    }
}

impl Own {
    pub fn timer(&self, index: usize) -> Option<Timer> {
        let index = u8::try_from(index).ok().filter(|_| index < self.program.timers.len())?;
        Some(Timer { index, program: Of(self.program) })
    }
}
