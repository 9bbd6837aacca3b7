//! Executes handlers.

use std::borrow::Cow;
use std::num::NonZeroU16;
use std::ops::ControlFlow;

use smallvec::SmallVec;

use super::program::{Action, Expression, Handler, Statement};
use super::value::{Of, Value};
use super::{Act, Compared, Message, Own, State, Step, Timer};
use crate::protocol::{Datum, Effects, Event, Evidence, Id, Local, Port, Topology};

/// The maximum number of steps in one handling.
const MOST_STEPS: u32 = 100_000;

/// The reason why a process halts, as a text key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reason(pub(super) &'static str);

impl Reason {
    /// The kinds of the values do not fit.
    pub(super) const KINDS: Self = Self("algo-halt-kinds");
    /// `@` in a calculation or a comparison of order.
    pub(super) const UNDEFINED: Self = Self("algo-halt-undefined");
    pub(super) const EMPTY_LIST: Self = Self("algo-halt-empty");

    pub(super) const fn key(self) -> &'static str {
        self.0
    }
}

pub(super) type Outcome<T> = Result<T, Reason>;

/// `Break` ends the handling.
type Flow = Outcome<ControlFlow<()>>;

const GO_ON: Flow = Ok(ControlFlow::Continue(()));
const END: Flow = Ok(ControlFlow::Break(()));

/// One handling of an event, or the evaluation of a condition.
pub(super) struct Handling<'a> {
    pub(super) own: &'a Own,
    pub(super) me: Local<'a>,
    pub(super) event: &'a Event<Own>,
    pub(super) fx: &'a mut dyn Effects<Own>,
    pub(super) vars: Cow<'a, [Value]>,
    pub(super) elected: Option<Id>,
    pub(super) decided: Option<Datum>,
    pub(super) locals: SmallVec<[Value; 8]>,
    /// The index of the first local variable of the current procedure.
    pub(super) base: usize,
    /// The number of steps that are left.
    pub(super) steps: u32,
    /// Whether a condition is evaluated, so that comparisons are noted.
    pub(super) is_condition: bool,
    pub(super) compared: Option<Compared>,
    line: u16,
    /// The first line of the handler, unless it handles a message.
    began: Option<NonZeroU16>,
    /// The reported lines, each with the text of its statement; `None` for a line without a sentence.
    told: SmallVec<[(u16, Option<u16>); 8]>,
}

impl<'a> Handling<'a> {
    pub(super) fn new(
        own: &'a Own,
        me: Local<'a>,
        vars: Cow<'a, [Value]>,
        (elected, decided): (Option<Id>, Option<Datum>),
        event: &'a Event<Own>,
        fx: &'a mut dyn Effects<Own>,
    ) -> Self {
        Self {
            own,
            me,
            event,
            fx,
            vars,
            elected,
            decided,
            locals: SmallVec::new(),
            base: 0,
            steps: MOST_STEPS,
            is_condition: false,
            compared: None,
            line: 0,
            began: None,
            told: SmallVec::new(),
        }
    }

    /// Executes the first handler whose guard holds.
    pub(super) fn run(
        own: &Own,
        me: Local<'_>,
        state: &mut State,
        event: &Event<Own>,
        handlers: &'static [Handler],
        fx: &mut dyn Effects<Own>,
    ) {
        let vars = Cow::Owned(std::mem::take(&mut state.vars).into_vec());
        let mut handling = Handling::new(own, me, vars, (state.elected, state.decided), event, fx);
        if let Event::Received { message, .. } = event {
            handling.locals.extend(message.values.iter().cloned());
            handling.locals.push(handling.sender());
        }
        if let Err(reason) = handling.choose(handlers) {
            state.halted = Some((handling.line, reason));
            handling.tell(Act::Halts(reason), Some(u16::MAX));
            handling.fx.attest(Evidence::Halted { line: handling.line, reason: reason.key() });
        }
        (state.elected, state.decided) = (handling.elected, handling.decided);
        state.vars = handling.vars.into_owned().into();
    }

    fn choose(&mut self, handlers: &'static [Handler]) -> Outcome<()> {
        for handler in handlers {
            self.line = handler.line;
            let applies = match &handler.guard {
                Some(guard) => self.condition(guard)?,
                None => true,
            };
            if applies {
                let has_message = matches!(self.event, Event::Received { .. } | Event::Undeliverable { .. });
                self.began = NonZeroU16::new(handler.line).filter(|_| !has_message);
                let locals = usize::from(handler.locals).max(self.locals.len());
                self.locals.resize(locals, Value::Undefined);
                return self.block(&handler.block).map(|_| ());
            }
        }
        Ok(())
    }

    /// Reports the current line. `text`: the text of its statement; `None` if the line has no sentence. A statement is
    /// reported only once in a handling.
    fn tell(&mut self, act: Act, text: Option<u16>) {
        let line = self.line;
        let is_known = |known: &(u16, Option<u16>)| known.0 == line && (text.is_none() || known.1 == text);
        if !self.told.iter().any(is_known) {
            self.told.push((line, text));
            let Self { compared, began, .. } = *self;
            self.fx.line(Step { program: Of(self.own.program), line, text, act, compared, began });
        }
    }

    fn block(&mut self, block: &'static [Statement]) -> Flow {
        for statement in block {
            self.line = statement.line;
            self.spend(0)?;
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
                self.vars.to_mut()[usize::from(*state)] = value;
            }
            Action::Let(slot, value) => {
                let value = self.value(value)?;
                self.tell(Act::Other, None);
                let slot = self.base + usize::from(*slot);
                self.locals[slot] = value;
            }
            Action::Elect(text, value) => {
                let value = self.value(value)?;
                self.tell_cell(*text, &value, value.id().map(Act::Elects), Reason("algo-halt-no-id"))?;
                self.elected = value.id();
            }
            Action::Decide(text, value) => {
                let value = self.value(value)?;
                self.tell_cell(*text, &value, value.datum().map(Act::Decides), Reason("algo-halt-no-decision"))?;
                self.decided = value.datum();
            }
            Action::Send { text, message, values, to } => self.send(*text, *message, values, to)?,
            Action::SendFurther(text) => {
                if let Event::Undeliverable { to, message } = self.event {
                    self.tell(Act::Other, Some(*text));
                    self.fx.send(to.beyond(), message.clone());
                }
            }
            Action::Wait(timer, time) => {
                let time = self.value(time)?.number().ok_or(Reason::KINDS)?;
                self.tell(Act::Other, None);
                let timer = Timer { program: Of(self.own.program), index: *timer };
                self.fx.arm(timer, u64::try_from(time).unwrap_or(1).max(1));
            }
            Action::StopWaiting(timer) => {
                self.tell(Act::Other, None);
                self.fx.disarm(Timer { program: Of(self.own.program), index: *timer });
            }
            Action::End(text, ignores) => {
                self.tell(Act::Ends { ignores: *ignores }, Some(*text));
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
                let Value::List(items) = self.value(list)? else { return Err(Reason::KINDS) };
                for item in items.iter() {
                    self.bind(self.base + usize::from(*first), usize::from(*names), item)?;
                    if self.enter(block)?.is_break() {
                        return END;
                    }
                }
            }
            Action::While(condition, block) => {
                let line = self.line;
                while self.condition(condition)? {
                    self.spend(0)?;
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

    /// Reports the new value of `elected` or `decided`. For `@`, which only resets the process, the line has no sentence.
    fn tell_cell(&mut self, text: u16, value: &Value, act: Option<Act>, reason: Reason) -> Outcome<()> {
        if act.is_none() && *value != Value::Undefined {
            return Err(reason);
        }
        self.tell(act.unwrap_or(Act::Other), act.map(|_| text));
        Ok(())
    }

    fn bind(&mut self, first: usize, names: usize, item: &Value) -> Outcome<()> {
        let parts = match item {
            item if names == 1 => std::slice::from_ref(item),
            Value::Tuple(parts) if parts.len() == names => parts,
            _ => return Err(Reason::KINDS),
        };
        self.locals[first..first + names].clone_from_slice(parts);
        Ok(())
    }

    fn call(&mut self, procedure: u16, arguments: &'static [Expression]) -> Flow {
        let given: SmallVec<[Value; 4]> = self.values(arguments)?;
        self.tell(Act::Other, None);
        let procedure = &self.own.program.procedures[usize::from(procedure)];
        let (base, frame) = (self.base, self.locals.len());
        self.base = frame;
        self.locals.extend(given);
        self.locals.resize(frame + usize::from(procedure.locals), Value::Undefined);
        let flow = self.block(&procedure.block)?;
        self.locals.truncate(frame);
        self.base = base;
        Ok(flow)
    }

    fn send(&mut self, text: u16, message: u8, values: &'static [Expression], to: &'static Expression) -> Outcome<()> {
        let content: SmallVec<[Value; 1]> = self.values(values)?;
        let value = if let [only] = &content[..] { only.datum() } else { None };
        let target = self.value(to)?;
        let ports = self.ports(&target)?;
        let to = if matches!(to, Expression::Back) { None } else { target.id() };
        self.tell(Act::Sends { message, value, to }, Some(text));
        let message = Message::new(self.own.program, message, content);
        for port in ports {
            self.spend(0)?;
            self.fx.send(port, message.clone());
        }
        Ok(())
    }

    /// The ports of a side, an id, or a list of them. A search for an id begins at the sender of the message.
    fn ports(&self, target: &Value) -> Outcome<SmallVec<[Port; 4]>> {
        let mut near = match (target, self.event) {
            (Value::Number(_), Event::Received { from, .. }) => from.position() as usize,
            _ => 0,
        };
        target.each().iter().map(|target| self.port(target, &mut near)).collect()
    }

    /// The port of a side, or of the process with this id. The search begins at the position `near`, which becomes the next position.
    fn port(&self, target: &Value, near: &mut usize) -> Outcome<Port> {
        match (target, self.own.program.links) {
            (_, Topology::Complete) => {}
            (Value::Side(true), _) => return Ok(Port::NEXT),
            (Value::Side(false), Topology::TwoWayRing) => return Ok(Port::PREVIOUS),
            _ => return Err(Reason::KINDS),
        }
        let id = target.id().ok_or(Reason("algo-halt-no-id"))?;
        if id == self.me.id {
            return Err(Reason("algo-halt-own-id"));
        }
        let known = self.me.known;
        let (before, ahead) = known.split_at(known.len().min(*near));
        let place = |ids: &[Id]| ids.iter().position(|&known| known == id);
        let found = place(ahead).map(|place| before.len() + place).or_else(|| place(before));
        let position = found.ok_or(Reason("algo-halt-unknown-id"))?;
        *near = position + 1;
        Ok(Port::peer(position as u32))
    }
}
