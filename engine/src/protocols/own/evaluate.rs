//! Evaluates expressions.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::num::{NonZeroU16, NonZeroU32};
use std::sync::Arc;

use super::program::{Expression, Pair};
use super::run::{Handling, Outcome, Reason};
use super::value::Value;
use super::{Compared, Message, Own, State, Step, Timer};
use crate::protocol::{Effects, Event, Evidence, Id, Local, Port, Ticks, Topology};

/// A list of this length takes one step more than an empty one.
const VALUES_PER_STEP: usize = 64;

/// A function of the language.
pub(super) type Function = fn(&mut Handling<'_>, &[Expression]) -> Outcome<Value>;

/// The value of a name.
pub(super) type Known = fn(&Handling<'_>) -> Value;

/// The names that every algorithm can use. `T` is twice the longest delay and the process time, `R` is the longest delay
/// and the process time.
pub(super) const KNOWN: [(&str, Known); 11] = [
    ("id", |of| of.me.id.into()),
    ("n", |of| Value::Number(of.own.n.into())),
    ("elected", |of| of.elected.into()),
    ("decided", |of| of.decided.into()),
    ("proposal", |of| of.vars.last().cloned().into()),
    ("T", |of| Value::Number(i64::try_from(of.own.patience).unwrap_or(i64::MAX))),
    ("R", |of| Value::Number(i64::try_from(of.own.round).unwrap_or(i64::MAX))),
    ("others", |of| of.ids(|_, _| true)),
    ("higher", |of| of.ids(|other, own| other > own)),
    ("lower", |of| of.ids(|other, own| other < own)),
    ("alone", |of| {
        let Event::Undeliverable { to, .. } = of.event else { return Value::Bool(false) };
        Value::Bool(to.beyond().distance() >= of.own.n)
    }),
];

/// The functions with their names and the numbers of their arguments. `None`: at least one.
pub(super) const FUNCTIONS: [(&str, Option<usize>, Function); 8] = [
    ("max", None, |of, all| of.ranked(all)?.into_iter().max().ok_or(Reason::EMPTY_LIST)),
    ("min", None, |of, all| of.ranked(all)?.into_iter().min().ok_or(Reason::EMPTY_LIST)),
    ("size", Some(1), |of, all| Ok(Value::Number((of.list(&all[0])?.len() as u32).into()))),
    ("union", Some(2), |of, all| {
        let mut values = [of.list(&all[0])?, of.list(&all[1])?].concat();
        values.sort_unstable();
        values.dedup();
        of.sized(values).map(Value::List)
    }),
    ("minus", Some(2), |of, all| {
        let (mut values, mut taken) = (of.list(&all[0])?.to_vec(), of.list(&all[1])?.to_vec());
        taken.sort_unstable();
        values.retain(|value| taken.binary_search(value).is_err());
        of.sized(values).map(Value::List)
    }),
    ("first", Some(1), |of, all| of.list(&all[0])?.first().cloned().ok_or(Reason::EMPTY_LIST)),
    ("rest", Some(1), |of, all| {
        let list = of.list(&all[0])?;
        let (_, rest) = list.split_first().ok_or(Reason::EMPTY_LIST)?;
        of.sized(rest.to_vec()).map(Value::List)
    }),
    ("opposite", Some(1), OPPOSITE),
];

pub(super) const OPPOSITE: Function = |of, all| match of.value(&all[0])? {
    Value::Side(is_next) => Ok(Value::Side(!is_next)),
    _ => Err(Reason::KINDS),
};

/// A condition outside a handling has no effects.
impl Effects<Own> for () {
    fn send(&mut self, _: Port, _: Message) {}

    fn arm(&mut self, _: Timer, _: Ticks) {}

    fn disarm(&mut self, _: Timer) {}

    fn choose(&mut self, _: NonZeroU32) -> u32 {
        0
    }

    fn line(&mut self, _: Step) {}

    fn attest(&mut self, _: Evidence) {}
}

/// The value of a condition outside a handling; false if it has an error.
pub(super) fn holds(own: &Own, me: Local<'_>, state: &State, condition: &Expression) -> bool {
    let (cells, fx) = ((state.elected, state.decided), &mut ());
    let mut handling = Handling::new(own, me, Cow::Borrowed(&state.vars), cells, &Event::Start, fx);
    handling.condition(condition).unwrap_or(false)
}

impl Handling<'_> {
    /// Uses up one step, and more for an operation on a list of `values` values.
    pub(super) fn spend(&mut self, values: usize) -> Outcome<()> {
        self.steps = self.steps.checked_sub(1 + (values / VALUES_PER_STEP) as u32).ok_or(Reason("algo-halt-steps"))?;
        Ok(())
    }

    /// The value of a condition. Its comparisons are noted.
    pub(super) fn condition(&mut self, condition: &Expression) -> Outcome<bool> {
        self.is_condition = true;
        let holds = self.truth(condition);
        self.is_condition = false;
        holds
    }

    /// The variable, constant or field that the expression names; `None` if its value must be computed.
    #[inline]
    fn stored<'v>(&'v self, of: &'v Expression) -> Option<&'v Value> {
        match of {
            Expression::Constant(value) => Some(value),
            Expression::Local(slot) => self.locals.get(self.base + usize::from(*slot)),
            Expression::State(state) => self.vars.get(usize::from(*state)),
            _ => None,
        }
    }

    /// The number that the expression names, without a copy of its value.
    #[inline]
    fn stored_number(&self, of: &Expression) -> Option<i64> {
        match of {
            Expression::Known(known) => known(self).number(),
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
                _ => Err(Reason::KINDS),
            },
        }
    }

    pub(super) fn value(&mut self, of: &Expression) -> Outcome<Value> {
        if let Some(value) = self.stored(of) {
            return Ok(value.clone());
        }
        Ok(match of {
            Expression::Parameter(parameter) => Value::Number(self.own.parameters[usize::from(*parameter)]),
            Expression::Known(known) => known(self),
            Expression::Back => self.sender(),
            Expression::List(items) => Value::List(self.new_list(items)?),
            Expression::Tuple(items) => Value::Tuple(self.new_list(items)?),
            Expression::Negate(of) => {
                Value::Number(self.number(of)?.checked_neg().ok_or(Reason("algo-halt-overflow"))?)
            }
            Expression::Add(pair) => self.compute(i64::checked_add, pair, true)?,
            Expression::Compute(operator, pair) => self.compute(*operator, pair, false)?,
            Expression::Call(function, arguments) => function(self, arguments)?,
            Expression::Draw(pair) => {
                let (lowest, highest) = (self.number(&pair[0])?, self.number(&pair[1])?);
                let count = highest.checked_sub(lowest).and_then(|span| span.checked_add(1));
                let below = count.and_then(|count| u32::try_from(count).ok()).and_then(NonZeroU32::new);
                Value::Number(lowest + i64::from(self.fx.choose(below.ok_or(Reason("algo-halt-range"))?)))
            }
            _ => Value::Bool(self.truth(of)?),
        })
    }

    pub(super) fn values<T: FromIterator<Value>>(&mut self, of: &[Expression]) -> Outcome<T> {
        of.iter().map(|item| self.value(item)).collect()
    }

    fn new_list(&mut self, of: &[Expression]) -> Outcome<Arc<[Value]>> {
        let values = self.values(of)?;
        self.sized(values)
    }

    /// The values of a new list, if it is not too long.
    fn sized(&mut self, values: Vec<Value>) -> Outcome<Arc<[Value]>> {
        self.spend(values.len())?;
        if Value::fit(&values) { Ok(values.into()) } else { Err(Reason("algo-halt-too-long")) }
    }

    /// The ids of the other processes, by position. `is_wanted` gets the other id and the own id.
    fn ids(&self, is_wanted: fn(Id, Id) -> bool) -> Value {
        let ids = self.me.peers().map(|(_, id)| id).filter(|&id| is_wanted(id, self.me.id));
        Value::List(ids.map(Value::from).collect())
    }

    /// The sender of the message: a side on a ring, an id on a complete graph.
    pub(super) fn sender(&self) -> Value {
        match (self.event, self.own.program.links) {
            (Event::Received { from, .. }, Topology::Complete) => {
                self.me.known.get(from.position() as usize).copied().into()
            }
            (Event::Received { from, .. }, _) => Value::Side(from.is_clockwise()),
            _ => Value::Undefined,
        }
    }

    fn number(&mut self, of: &Expression) -> Outcome<i64> {
        match self.value(of)? {
            Value::Number(number) => Ok(number),
            Value::Undefined => Err(Reason::UNDEFINED),
            _ => Err(Reason::KINDS),
        }
    }

    fn list(&mut self, of: &Expression) -> Outcome<Arc<[Value]>> {
        let Value::List(items) = self.value(of)? else { return Err(Reason::KINDS) };
        self.spend(items.len())?;
        Ok(items)
    }

    fn compare(&mut self, how: fn(Ordering) -> bool, text: NonZeroU16, pair: &Pair) -> Outcome<bool> {
        let numbers = match (self.stored_number(&pair[0]), self.stored_number(&pair[1])) {
            (Some(left), Some(right)) => (left, right),
            _ => match (self.value(&pair[0])?, self.value(&pair[1])?) {
                (Value::Number(left), Value::Number(right)) => (left, right),
                // The operators `=` and `≠` do not distinguish less from greater.
                (left, right) if how(Ordering::Less) == how(Ordering::Greater) => {
                    return if left.is_comparable(&right) { Ok(how(left.cmp(&right))) } else { Err(Reason::KINDS) };
                }
                (Value::Undefined, _) | (_, Value::Undefined) => return Err(Reason::UNDEFINED),
                _ => return Err(Reason::KINDS),
            },
        };
        let holds = how(numbers.0.cmp(&numbers.1));
        if self.is_condition {
            self.compared = Some(Compared { text, left: numbers.0, right: numbers.1, holds });
        }
        Ok(holds)
    }

    /// The result for two numbers or, if `extends`, for a list and a value or list that extends it.
    fn compute(&mut self, operator: fn(i64, i64) -> Option<i64>, pair: &Pair, extends: bool) -> Outcome<Value> {
        match (self.value(&pair[0])?, self.value(&pair[1])?) {
            (Value::Number(left), Value::Number(right)) => {
                // Of all operations with 0 on the right, only a division has no result.
                let reason = if right == 0 { Reason("algo-halt-division") } else { Reason("algo-halt-overflow") };
                operator(left, right).map(Value::Number).ok_or(reason)
            }
            (Value::List(left), right) if extends => self.sized([&left[..], right.each()].concat()).map(Value::List),
            (Value::Undefined, _) | (_, Value::Undefined) => Err(Reason::UNDEFINED),
            _ => Err(Reason::KINDS),
        }
    }

    /// The arguments, or the values of the only argument. They must be numbers or words from outside.
    fn ranked(&mut self, arguments: &[Expression]) -> Outcome<Vec<Value>> {
        let mut values: Vec<Value> = self.values(arguments)?;
        if let [Value::List(items)] = &values[..] {
            values = items.to_vec();
            self.spend(values.len())?;
        }
        if values.contains(&Value::Undefined) {
            return Err(Reason::UNDEFINED);
        }
        if !values.iter().all(|value| matches!(value, Value::Number(_) | Value::Text(_))) {
            return Err(Reason::KINDS);
        }
        Ok(values)
    }
}
