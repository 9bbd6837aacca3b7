//! Evaluates expressions.

use std::cmp::Ordering;
use std::num::{NonZeroU16, NonZeroU32};
use std::sync::Arc;

use super::program::{Comparison, Expression, Function, Known, Operator};
use super::run::{Outcome, Reason};
use super::value::Value;
use super::{Compared, Message, Own, State};
use crate::protocol::{Id, Port, Topology};

/// A list of this length takes one step more than an empty one.
const VALUES_PER_STEP: usize = 64;

/// What a process knows besides its state.
pub(super) struct Knowledge<'a> {
    pub(super) own: &'a Own,
    pub(super) id: Id,
    pub(super) position: u32,
    /// The ids of all processes, by position; empty on a ring.
    pub(super) known: &'a [Id],
}

impl Knowledge<'_> {
    /// The sender of a message: a side on a ring, an id on a complete graph.
    pub(super) fn sender(&self, from: Port) -> Value {
        if self.own.program.links != Topology::Complete {
            return Value::Side(from.is_clockwise());
        }
        self.known.get(from.position() as usize).map_or(Value::Undefined, |&id| id.into())
    }

    fn others(&self, is_wanted: impl Fn(Id, Id) -> bool) -> impl Iterator<Item = (u32, Id)> {
        let all = (0..).zip(self.known.iter().copied());
        all.filter(move |&(position, id)| position != self.position && is_wanted(id, self.id))
    }

    /// The ports of the other processes, by position. `is_wanted` gets the other id and the own id.
    pub(super) fn ports(&self, is_wanted: impl Fn(Id, Id) -> bool) -> impl Iterator<Item = Port> {
        self.others(is_wanted).map(|(position, _)| Port::peer(position))
    }

    /// The port of the process with this id. The search begins at the position `near`, which becomes the next position.
    pub(super) fn port(&self, target: &Value, near: &mut usize) -> Outcome<Port> {
        let id = target.id().ok_or(Reason::NoId)?;
        if id == self.id {
            return Err(Reason::OwnId);
        }
        let begin = (*near).min(self.known.len());
        let place = |ids: &[Id]| ids.iter().position(|&known| known == id);
        let ahead = place(&self.known[begin..]).map(|place| begin + place);
        let position = ahead.or_else(|| place(&self.known[..begin])).ok_or(Reason::UnknownId)?;
        *near = position + 1;
        Ok(Port::peer(position as u32))
    }
}

/// The event that a handling is about.
#[derive(Clone, Copy)]
pub(super) enum Cause<'a> {
    Arrival(Port),
    Undeliverable(Port, &'a Message),
    Other,
}

/// The counters of one handling.
#[derive(Debug)]
pub(super) struct Meter {
    steps: u32,
    /// Whether a condition is evaluated, so that comparisons are noted.
    is_condition: bool,
    pub(super) compared: Option<Compared>,
}

impl Meter {
    pub(super) const fn new(steps: u32) -> Self {
        Self { steps, is_condition: false, compared: None }
    }

    /// Uses up one step, and more for an operation on a list of `values` values.
    pub(super) fn spend(&mut self, values: usize) -> Outcome<()> {
        self.steps = self.steps.checked_sub(1 + (values / VALUES_PER_STEP) as u32).ok_or(Reason::TooManySteps)?;
        Ok(())
    }
}

/// The value of a condition outside a handling; false if it has an error.
pub(super) fn holds(of: &Knowledge<'_>, state: &State, condition: &Expression) -> bool {
    let (meter, draw) = (&mut Meter::new(super::run::MOST_STEPS), &mut |_: NonZeroU32| 0);
    let mut evaluation = Evaluation { of, state, locals: &[], cause: Cause::Other, meter, draw };
    evaluation.condition(condition).unwrap_or(false)
}

/// The variables that an expression can use.
pub(super) struct Evaluation<'a> {
    pub(super) of: &'a Knowledge<'a>,
    pub(super) state: &'a State,
    pub(super) locals: &'a [Value],
    pub(super) cause: Cause<'a>,
    pub(super) meter: &'a mut Meter,
    pub(super) draw: &'a mut dyn FnMut(NonZeroU32) -> u32,
}

impl Evaluation<'_> {
    /// The value of a condition. Its comparisons are noted.
    pub(super) fn condition(&mut self, condition: &Expression) -> Outcome<bool> {
        self.meter.is_condition = true;
        let holds = self.truth(condition);
        self.meter.is_condition = false;
        holds
    }

    /// The variable, constant or field that the expression names; `None` if its value must be computed.
    #[inline]
    fn stored<'v>(&'v self, of: &'v Expression) -> Option<&'v Value> {
        match of {
            Expression::Constant(value) => Some(value),
            Expression::Local(slot) => self.locals.get(usize::from(*slot)),
            Expression::State(state) => self.state.vars.get(usize::from(*state)),
            _ => None,
        }
    }

    /// The number that the expression names, without a copy of its value.
    #[inline]
    fn stored_number(&self, of: &Expression) -> Option<i64> {
        match of {
            Expression::Known(Known::Id) => Some(self.of.id.number().into()),
            of => self.stored(of)?.number(),
        }
    }

    fn truth(&mut self, of: &Expression) -> Outcome<bool> {
        if let Some(Value::Bool(holds)) = self.stored(of) {
            return Ok(*holds);
        }
        match of {
            Expression::Not(of) => self.truth(of).map(|holds| !holds),
            Expression::And(pair) => Ok(self.truth(&pair[0])? && self.truth(&pair[1])?),
            Expression::Or(pair) => Ok(self.truth(&pair[0])? || self.truth(&pair[1])?),
            Expression::Compare(how, text, pair) => self.compare(*how, *text, pair),
            Expression::In(wanted, pair) => {
                let (item, list) = (self.value(&pair[0])?, self.list(&pair[1])?);
                Ok(list.contains(&item) == *wanted)
            }
            of => match self.value(of)? {
                Value::Bool(holds) => Ok(holds),
                _ => Err(Reason::Kinds),
            },
        }
    }

    pub(super) fn value(&mut self, of: &Expression) -> Outcome<Value> {
        Ok(match of {
            Expression::Constant(value) => value.clone(),
            Expression::Local(slot) => self.locals[usize::from(*slot)].clone(),
            Expression::State(state) => self.state.vars[usize::from(*state)].clone(),
            Expression::Parameter(parameter) => Value::Number(self.of.own.parameters[usize::from(*parameter)]),
            Expression::Known(known) => self.known(*known),
            Expression::List(items) => Value::List(self.values(items)?),
            Expression::Tuple(items) => Value::Tuple(self.values(items)?),
            Expression::Negate(of) => Value::Number(self.number(of)?.checked_neg().ok_or(Reason::Overflow)?),
            Expression::Compute(operator, pair) => self.compute(*operator, pair)?,
            Expression::Call(function, arguments) => self.call(*function, arguments)?,
            Expression::Draw(pair) => {
                let (lowest, highest) = (self.number(&pair[0])?, self.number(&pair[1])?);
                let count = highest.checked_sub(lowest).and_then(|span| span.checked_add(1));
                let below = count.and_then(|count| u32::try_from(count).ok()).and_then(NonZeroU32::new);
                let drawn = (self.draw)(below.ok_or(Reason::NoRange)?);
                Value::Number(lowest + i64::from(drawn))
            }
            Expression::Not(_)
            | Expression::And(_)
            | Expression::Or(_)
            | Expression::Compare(..)
            | Expression::In(..) => Value::Bool(self.truth(of)?),
        })
    }

    fn values(&mut self, of: &[Expression]) -> Outcome<Arc<[Value]>> {
        let values = of.iter().map(|item| self.value(item)).collect::<Outcome<Vec<_>>>()?;
        self.sized(values)
    }

    /// The values of a new list, if it is not too long.
    fn sized(&mut self, values: Vec<Value>) -> Outcome<Arc<[Value]>> {
        self.meter.spend(values.len())?;
        if Value::fit(&values) { Ok(values.into()) } else { Err(Reason::TooLong) }
    }

    fn known(&self, known: Known) -> Value {
        let Knowledge { own, id, .. } = self.of;
        let ids = |is_wanted: fn(Id, Id) -> bool| {
            Value::List(self.of.others(is_wanted).map(|(_, id)| Value::from(id)).collect())
        };
        match known {
            Known::Id => (*id).into(),
            Known::Count => Value::Number(own.n.into()),
            Known::Elected => self.state.elected.into(),
            Known::Decided => self.state.decided.into(),
            Known::Proposal => self.state.vars.last().cloned().unwrap_or(Value::Undefined),
            Known::Patience => Value::Number(i64::try_from(own.patience).unwrap_or(i64::MAX)),
            Known::Round => Value::Number(i64::try_from(own.round).unwrap_or(i64::MAX)),
            Known::Others => ids(|_, _| true),
            Known::Higher => ids(|other, own| other > own),
            Known::Lower => ids(|other, own| other < own),
            Known::Alone => {
                let Cause::Undeliverable(to, _) = self.cause else { return Value::Bool(false) };
                Value::Bool(to.beyond().distance() >= own.n)
            }
        }
    }

    fn number(&mut self, of: &Expression) -> Outcome<i64> {
        match self.value(of)? {
            Value::Number(number) => Ok(number),
            Value::Undefined => Err(Reason::Undefined),
            _ => Err(Reason::Kinds),
        }
    }

    fn list(&mut self, of: &Expression) -> Outcome<Arc<[Value]>> {
        let Value::List(items) = self.value(of)? else { return Err(Reason::Kinds) };
        self.meter.spend(items.len())?;
        Ok(items)
    }

    fn compare(&mut self, how: Comparison, text: NonZeroU16, pair: &[Expression; 2]) -> Outcome<bool> {
        if let (Some(left), Some(right)) = (self.stored_number(&pair[0]), self.stored_number(&pair[1])) {
            return Ok(self.compare_numbers(how, text, [left, right]));
        }
        let (left, right) = (self.value(&pair[0])?, self.value(&pair[1])?);
        if let (Value::Number(left), Value::Number(right)) = (&left, &right) {
            return Ok(self.compare_numbers(how, text, [*left, *right]));
        }
        match how {
            Comparison::Equal | Comparison::Different if left.is_comparable(&right) => {
                Ok((left == right) == (how == Comparison::Equal))
            }
            Comparison::Equal | Comparison::Different => Err(Reason::Kinds),
            _ if left == Value::Undefined || right == Value::Undefined => Err(Reason::Undefined),
            _ => Err(Reason::Kinds),
        }
    }

    #[inline]
    fn compare_numbers(&mut self, how: Comparison, text: NonZeroU16, [left, right]: [i64; 2]) -> bool {
        if self.meter.is_condition {
            self.meter.compared = Some(Compared { text, left, right });
        }
        is(how, left.cmp(&right))
    }

    fn compute(&mut self, operator: Operator, pair: &[Expression; 2]) -> Outcome<Value> {
        let (left, right) = (self.value(&pair[0])?, self.value(&pair[1])?);
        let (left, right) = match (left, right) {
            (Value::Number(left), Value::Number(right)) => (left, right),
            (Value::List(left), right) if operator == Operator::Add => {
                let mut values = left.to_vec();
                match right {
                    Value::List(right) => values.extend(right.iter().cloned()),
                    right => values.push(right),
                }
                return self.sized(values).map(Value::List);
            }
            (Value::Undefined, _) | (_, Value::Undefined) => return Err(Reason::Undefined),
            _ => return Err(Reason::Kinds),
        };
        if right == 0 && matches!(operator, Operator::Divide | Operator::Remainder) {
            return Err(Reason::DividedByZero);
        }
        let result = match operator {
            Operator::Add => left.checked_add(right),
            Operator::Subtract => left.checked_sub(right),
            Operator::Multiply => left.checked_mul(right),
            Operator::Divide => left.checked_div_euclid(right),
            Operator::Remainder => left.checked_rem_euclid(right),
            Operator::Power => u32::try_from(right).ok().and_then(|right| left.checked_pow(right)),
        };
        result.map(Value::Number).ok_or(Reason::Overflow)
    }

    fn call(&mut self, function: Function, arguments: &[Expression]) -> Outcome<Value> {
        Ok(match (function, arguments) {
            (Function::Max | Function::Min, arguments) => {
                let mut values = arguments.iter().map(|of| self.value(of)).collect::<Outcome<Vec<_>>>()?;
                if let [Value::List(items)] = &values[..] {
                    values = items.to_vec();
                    self.meter.spend(values.len())?;
                }
                if values.contains(&Value::Undefined) {
                    return Err(Reason::Undefined);
                }
                if !values.iter().all(|value| matches!(value, Value::Number(_) | Value::Text(_))) {
                    return Err(Reason::Kinds);
                }
                let values = values.into_iter();
                let found = if function == Function::Max { values.max() } else { values.min() };
                found.ok_or(Reason::EmptyList)?
            }
            (Function::Size, [list]) => {
                Value::Number(i64::try_from(self.list(list)?.len()).map_err(|_| Reason::Overflow)?)
            }
            (Function::Union, [one, other]) => {
                let (one, other) = (self.list(one)?, self.list(other)?);
                let mut values: Vec<Value> = one.iter().chain(other.iter()).cloned().collect();
                values.sort_unstable();
                values.dedup();
                Value::List(self.sized(values)?)
            }
            (Function::Minus, [one, other]) => {
                let (one, other) = (self.list(one)?, self.list(other)?);
                let mut taken: Vec<&Value> = other.iter().collect();
                taken.sort_unstable();
                let left = one.iter().filter(|value| taken.binary_search(value).is_err());
                Value::List(self.sized(left.cloned().collect())?)
            }
            (Function::First, [list]) => self.list(list)?.first().cloned().ok_or(Reason::EmptyList)?,
            (Function::Rest, [list]) => {
                let list = self.list(list)?;
                let (_, rest) = list.split_first().ok_or(Reason::EmptyList)?;
                Value::List(self.sized(rest.to_vec())?)
            }
            (Function::Opposite, [side]) => match self.value(side)? {
                Value::Side(is_next) => Value::Side(!is_next),
                _ => return Err(Reason::Kinds),
            },
            // The parser has checked the numbers of arguments.
            _ => return Err(Reason::Kinds),
        })
    }
}

const fn is(how: Comparison, order: Ordering) -> bool {
    match how {
        Comparison::Equal => order.is_eq(),
        Comparison::Different => order.is_ne(),
        Comparison::Less => order.is_lt(),
        Comparison::AtMost => order.is_le(),
        Comparison::Greater => order.is_gt(),
        Comparison::AtLeast => order.is_ge(),
    }
}
