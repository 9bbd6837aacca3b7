//! Executes handlers.

use std::num::NonZeroU32;
use std::ops::ControlFlow;

use smallvec::SmallVec;

use super::evaluate::{Cause, Evaluation, Knowledge, Meter};
use super::program::{Action, Expression, Handler, Program, Statement, Target};
use super::value::{Of, Value};
use super::{Act, Message, Own, State, Step, Timer};
use crate::protocol::{Effects, Evidence, Id, Local, Port, Topology};

/// The maximum number of steps in one handling.
pub(super) const MOST_STEPS: u32 = 100_000;

/// The reason why a process halts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    Overflow,
    DividedByZero,
    /// The kinds of the values do not fit.
    Kinds,
    /// `@` in a calculation or a comparison of order.
    Undefined,
    EmptyList,
    /// No process has this id.
    UnknownId,
    OwnId,
    /// The value is no id.
    NoId,
    /// The value cannot be decided.
    NoDecision,
    TooLong,
    TooManySteps,
    /// The bounds of `draw` are in the wrong order or too far apart.
    NoRange,
}

impl Reason {
    /// The text key of the reason.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Overflow => "algo-halt-overflow",
            Self::DividedByZero => "algo-halt-division",
            Self::Kinds => "algo-halt-kinds",
            Self::Undefined => "algo-halt-undefined",
            Self::EmptyList => "algo-halt-empty",
            Self::UnknownId => "algo-halt-unknown-id",
            Self::OwnId => "algo-halt-own-id",
            Self::NoId => "algo-halt-no-id",
            Self::NoDecision => "algo-halt-no-decision",
            Self::TooLong => "algo-halt-too-long",
            Self::TooManySteps => "algo-halt-steps",
            Self::NoRange => "algo-halt-range",
        }
    }
}

pub(super) type Outcome<T> = Result<T, Reason>;

/// `Break` ends the handling.
type Flow = Outcome<ControlFlow<()>>;

const GO_ON: Flow = Ok(ControlFlow::Continue(()));
const END: Flow = Ok(ControlFlow::Break(()));

/// One handling of an event.
pub(super) struct Handling<'a, F> {
    of: Knowledge<'a>,
    state: &'a mut State,
    cause: Cause<'a>,
    fx: &'a mut F,
    locals: SmallVec<[Value; 8]>,
    /// The index of the first local variable of the current procedure.
    base: usize,
    meter: Meter,
    line: u16,
    /// The reported lines, each with the text of its statement; `None` for a line without a sentence.
    told: SmallVec<[(u16, Option<u16>); 8]>,
}

impl<'a, F: Effects<Own>> Handling<'a, F> {
    /// Executes the first handler whose guard holds. `values`: the content of the message.
    pub(super) fn run(
        own: &'a Own,
        me: Local<'a>,
        state: &'a mut State,
        (cause, values): (Cause<'a>, &[Value]),
        handlers: &'static [Handler],
        fx: &'a mut F,
    ) {
        let of = Knowledge { own, id: me.id, position: me.position, known: me.known };
        let mut locals: SmallVec<[Value; 8]> = SmallVec::new();
        locals.extend(values.iter().cloned());
        if let Cause::Arrival(from) = cause {
            locals.push(of.sender(from));
        }
        let (meter, told) = (Meter::new(MOST_STEPS), SmallVec::new());
        let mut handling = Self { of, state, cause, fx, locals, base: 0, meter, line: 0, told };
        if let Err(reason) = handling.choose(handlers) {
            handling.halt(reason);
        }
    }

    fn choose(&mut self, handlers: &'static [Handler]) -> Outcome<()> {
        for handler in handlers {
            self.line = handler.line;
            let applies = match &handler.guard {
                Some(guard) => self.condition(guard)?,
                None => true,
            };
            if applies {
                let locals = usize::from(handler.locals).max(self.locals.len());
                self.locals.resize(locals, Value::Undefined);
                return self.block(&handler.block).map(|_| ());
            }
        }
        Ok(())
    }

    #[cold]
    fn halt(&mut self, reason: Reason) {
        let line = self.line;
        self.state.halted = Some((line, reason));
        self.tell(Act::Halts(reason), Some(u16::MAX));
        self.fx.attest(Evidence::Halted { line, reason: reason.key() });
    }

    const fn program(&self) -> &'static Program {
        self.of.own.program
    }

    /// Reports the current line. `text`: the text of its statement; `None` if the line has no sentence. A statement is
    /// reported only once in a handling.
    fn tell(&mut self, act: Act, text: Option<u16>) {
        let line = self.line;
        let is_known = |known: &(u16, Option<u16>)| known.0 == line && (text.is_none() || known.1 == text);
        if !self.told.iter().any(is_known) {
            self.told.push((line, text));
            self.fx.line(Step { program: Of(self.program()), line, act, compared: self.meter.compared });
        }
    }

    fn evaluate<T>(&mut self, ask: impl FnOnce(&mut Evaluation<'_>) -> Outcome<T>) -> Outcome<T> {
        let Self { of, state, cause, fx, locals, base, meter, .. } = self;
        let draw = &mut |below: NonZeroU32| fx.choose(below);
        ask(&mut Evaluation { of, state, locals: &locals[*base..], cause: *cause, meter, draw })
    }

    fn value(&mut self, of: &'static Expression) -> Outcome<Value> {
        self.evaluate(|evaluation| evaluation.value(of))
    }

    fn condition(&mut self, of: &'static Expression) -> Outcome<bool> {
        self.evaluate(|evaluation| evaluation.condition(of))
    }

    fn block(&mut self, block: &'static [Statement]) -> Flow {
        for statement in block {
            self.line = statement.line;
            self.meter.spend(0)?;
            if self.statement(&statement.action)?.is_break() {
                return END;
            }
        }
        GO_ON
    }

    fn statement(&mut self, action: &'static Action) -> Flow {
        match action {
            Action::Set(state, value) => {
                let value = self.value(value)?;
                self.tell(Act::Other, None);
                self.state.vars[usize::from(*state)] = value;
            }
            Action::Let(slot, value) => {
                let value = self.value(value)?;
                self.tell(Act::Other, None);
                let slot = self.base + usize::from(*slot);
                self.locals[slot] = value;
            }
            Action::Elect(text, value) => {
                let value = self.value(value)?;
                let leader = match value {
                    Value::Undefined => None,
                    value => Some(value.id().ok_or(Reason::NoId)?),
                };
                // Without a leader, the line only resets the process.
                self.tell(leader.map_or(Act::Other, Act::Elects), leader.map(|_| *text));
                self.state.elected = leader;
            }
            Action::Decide(text, value) => {
                let value = self.value(value)?;
                let decided = match value {
                    Value::Undefined => None,
                    value => Some(value.datum().ok_or(Reason::NoDecision)?),
                };
                self.tell(decided.map_or(Act::Other, Act::Decides), decided.map(|_| *text));
                self.state.decided = decided;
            }
            Action::Send { text, message, values, to } => self.send(*text, *message, values, to)?,
            Action::SendFurther(text) => {
                if let Cause::Undeliverable(to, message) = self.cause {
                    self.tell(Act::SendsFurther { text: *text }, Some(*text));
                    self.fx.send(to.beyond(), message.clone());
                }
            }
            Action::Wait(timer, time) => {
                let time = self.value(time)?.number().ok_or(Reason::Kinds)?;
                self.tell(Act::Other, None);
                self.fx.arm(self.timer(*timer), u64::try_from(time).unwrap_or(1).max(1));
            }
            Action::StopWaiting(timer) => {
                self.tell(Act::Other, None);
                self.fx.disarm(self.timer(*timer));
            }
            Action::End(text, ignores) => {
                self.tell(Act::Ends { text: *text, ignores: *ignores }, Some(*text));
                return END;
            }
            Action::Call(procedure, arguments) => return self.call(*procedure, arguments),
            Action::If(cases, otherwise) => {
                for (condition, block) in cases {
                    if self.condition(condition)? {
                        return self.enter(block);
                    }
                }
                return self.block(otherwise);
            }
            Action::For { first, names, list, block } => {
                let Value::List(items) = self.value(list)? else { return Err(Reason::Kinds) };
                for item in items.iter() {
                    self.bind(*first, *names, item)?;
                    if self.enter(block)?.is_break() {
                        return END;
                    }
                }
            }
            Action::While(condition, block) => {
                let line = self.line;
                while self.condition(condition)? {
                    self.meter.spend(0)?;
                    if self.enter(block)?.is_break() {
                        return END;
                    }
                    self.line = line;
                }
            }
        }
        GO_ON
    }

    /// Executes the block of a condition or loop, and reports the line of the condition.
    fn enter(&mut self, block: &'static [Statement]) -> Flow {
        if block.first().is_none_or(|first| first.line != self.line) {
            self.tell(Act::Other, None);
        }
        self.block(block)
    }

    fn bind(&mut self, first: u16, names: u16, item: &Value) -> Outcome<()> {
        let first = self.base + usize::from(first);
        if names == 1 {
            self.locals[first] = item.clone();
            return Ok(());
        }
        let Value::Tuple(parts) = item else { return Err(Reason::Kinds) };
        if parts.len() != usize::from(names) {
            return Err(Reason::Kinds);
        }
        self.locals[first..first + parts.len()].clone_from_slice(parts);
        Ok(())
    }

    fn call(&mut self, procedure: u16, arguments: &'static [Expression]) -> Flow {
        let mut given: SmallVec<[Value; 4]> = SmallVec::new();
        for argument in arguments {
            given.push(self.value(argument)?);
        }
        self.tell(Act::Other, None);
        let procedure = &self.program().procedures[usize::from(procedure)];
        let (base, frame) = (self.base, self.locals.len());
        self.base = frame;
        self.locals.extend(given);
        self.locals.resize(frame + usize::from(procedure.locals), Value::Undefined);
        let flow = self.block(&procedure.block)?;
        self.locals.truncate(frame);
        self.base = base;
        Ok(flow)
    }

    const fn timer(&self, index: u8) -> Timer {
        Timer { program: Of(self.program()), index }
    }

    fn send(&mut self, text: u16, message: u8, values: &'static [Expression], to: &'static Target) -> Outcome<()> {
        let mut content: SmallVec<[Value; 1]> = SmallVec::new();
        for value in values {
            content.push(self.value(value)?);
        }
        let value = if let [only] = &content[..] { only.datum() } else { None };
        let act = |to: Option<Id>| Act::Sends { text, message, value, to };
        let one = |port| (SmallVec::<[Port; 4]>::from_slice(&[port]), None);
        let (ports, receiver) = match to {
            Target::Next => one(Port::NEXT),
            Target::Previous => one(Port::PREVIOUS),
            Target::Back | Target::Onward => one(self.way(matches!(to, Target::Back))),
            Target::Others => (self.of.ports(|_, _| true).collect(), None),
            Target::Higher => (self.of.ports(|other, own| other > own).collect(), None),
            Target::Lower => (self.of.ports(|other, own| other < own).collect(), None),
            Target::Of(target) => {
                let target = self.value(target)?;
                self.ports(&target)?
            }
        };
        self.tell(act(receiver), Some(text));
        let message = Message::new(self.program(), message, content);
        for port in ports {
            self.meter.spend(0)?;
            self.fx.send(port, message.clone());
        }
        Ok(())
    }

    /// The port to the process that the message came from or, on a ring, to the other neighbour.
    fn way(&self, back: bool) -> Port {
        match (self.cause, self.program().links) {
            (Cause::Arrival(from), Topology::Complete) => from,
            (Cause::Arrival(from), _) if from.is_clockwise() != back => Port::PREVIOUS,
            _ => Port::NEXT,
        }
    }

    /// The ports of a side, an id or a list of ids. `.1`: the id, if there is only one.
    fn ports(&self, target: &Value) -> Outcome<(SmallVec<[Port; 4]>, Option<Id>)> {
        let links = self.program().links;
        match target {
            Value::Side(true) if links != Topology::Complete => Ok((SmallVec::from_slice(&[Port::NEXT]), None)),
            Value::Side(false) if links == Topology::TwoWayRing => Ok((SmallVec::from_slice(&[Port::PREVIOUS]), None)),
            Value::List(targets) if links == Topology::Complete => {
                let mut ports = SmallVec::new();
                let mut near = 0;
                for target in targets.iter() {
                    ports.push(self.of.port(target, &mut near)?);
                }
                Ok((ports, None))
            }
            target if links == Topology::Complete => {
                Ok((SmallVec::from_slice(&[self.of.port(target, &mut 0)?]), target.id()))
            }
            _ => Err(Reason::Kinds),
        }
    }
}
