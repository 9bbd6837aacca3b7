//! Reads statements and expressions.

use std::cmp::Ordering;
use std::num::NonZeroU16;

use super::evaluate::{FUNCTIONS, OPPOSITE};
use super::fault::{At, Fault, nearest};
use super::lex::{Lexeme, Line, MOST_LEVELS};
use super::parse::{Parser, Place};
use super::program::{Action, Expression, Pair, Statement};
use super::value::Value;
use crate::protocol::Topology;

/// The levels of operators with two operands, from the weakest to the strongest, and the levels between them.
const OR: usize = 0;
const AND: usize = 1;
const NOT: usize = 2;
const COMPARISON: usize = 3;
const SUM: usize = 4;
const PRODUCT: usize = 5;
const POWER: usize = 6;
const ATOM: usize = 7;

/// Makes an expression from the index of a comparison's text and two operands.
type Maker = fn(NonZeroU16, Pair) -> Expression;

/// The operators with two operands: their tokens, their levels and their expressions.
const OPERATORS: [(&[&str], usize, Maker); 16] = [
    (&["or"], OR, |_, pair| Expression::Or(pair)),
    (&["and"], AND, |_, pair| Expression::And(pair)),
    (&["in"], COMPARISON, |_, pair| Expression::In(true, pair)),
    (&["not", "in"], COMPARISON, |_, pair| Expression::In(false, pair)),
    (&["="], COMPARISON, |text, pair| Expression::Compare(Ordering::is_eq, text, pair)),
    (&["≠"], COMPARISON, |text, pair| Expression::Compare(Ordering::is_ne, text, pair)),
    (&["<"], COMPARISON, |text, pair| Expression::Compare(Ordering::is_lt, text, pair)),
    (&["≤"], COMPARISON, |text, pair| Expression::Compare(Ordering::is_le, text, pair)),
    (&[">"], COMPARISON, |text, pair| Expression::Compare(Ordering::is_gt, text, pair)),
    (&["≥"], COMPARISON, |text, pair| Expression::Compare(Ordering::is_ge, text, pair)),
    (&["+"], SUM, |_, pair| Expression::Add(pair)),
    (&["-"], SUM, |_, pair| Expression::Compute(i64::checked_sub, pair)),
    (&["*"], PRODUCT, |_, pair| Expression::Compute(i64::checked_mul, pair)),
    (&["div"], PRODUCT, |_, pair| Expression::Compute(i64::checked_div_euclid, pair)),
    (&["mod"], PRODUCT, |_, pair| Expression::Compute(i64::checked_rem_euclid, pair)),
    (&["^"], POWER, |_, pair| Expression::Compute(power, pair)),
];

fn power(base: i64, exponent: i64) -> Option<i64> {
    base.checked_pow(u32::try_from(exponent).ok()?)
}

/// Statements.
impl<'a, 't> Parser<'a, 't> {
    /// Reads the lines of a block.
    pub(super) fn statements(&mut self, lines: &'a [Line<'t>], block: &mut Vec<Statement>) {
        let mut rest = lines.iter().peekable();
        while let Some(line) = rest.next() {
            self.begin(line);
            let action = if self.takes("if") {
                let mut cases = vec![self.case(line)];
                let mut otherwise = Vec::new();
                while let Some(line) = rest.next_if(|next| next.begins_with("else")) {
                    self.begin(line);
                    self.advance();
                    if !self.takes("if") {
                        otherwise = self.colon_and_block(line);
                        break;
                    }
                    cases.push(self.case(line));
                }
                Some(Action::If(cases.into_iter().flatten().collect(), otherwise))
            } else if self.takes("while") {
                self.case(line).map(|(condition, block)| Action::While(condition, block))
            } else if self.takes("for") {
                self.loop_of(line)
            } else if self.is_at(&["else"]) {
                let _: Option<()> = self.fail(self.at(), "algo-else");
                self.statements(&line.block, &mut Vec::new());
                None
            } else {
                self.simple_statements(block);
                self.expect_no_block(line);
                None
            };
            if let Some(action) = action {
                self.listing.lines.push(line.number);
                block.push(Statement { line: line.number, action });
            }
        }
    }

    /// Reads a condition and its block; `None` if the condition has an error.
    fn case(&mut self, line: &'a Line<'t>) -> Option<(Expression, Vec<Statement>)> {
        let condition = self.condition();
        if condition.is_none() {
            self.statements(&line.block, &mut Vec::new());
        }
        Some((condition?, self.colon_and_block(line)))
    }

    fn colon_and_block(&mut self, line: &'a Line<'t>) -> Vec<Statement> {
        let has_colon = if self.is_at(&["=="]) { self.leftover() } else { self.expect(":") };
        if has_colon.is_some() {
            return self.block(line);
        }
        self.statements(&line.block, &mut Vec::new());
        Vec::new()
    }

    fn loop_of(&mut self, line: &'a Line<'t>) -> Option<Action> {
        let visible = self.locals.len();
        let head = self.loop_head();
        if head.is_none() {
            self.locals.truncate(visible);
            self.statements(&line.block, &mut Vec::new());
        }
        let (names, list) = head?;
        let block = self.colon_and_block(line);
        self.locals.truncate(visible);
        Some(Action::For { first: visible as u16, names, list, block })
    }

    /// Reads the names and the list of a loop, and makes the names visible. The list cannot use them.
    fn loop_head(&mut self) -> Option<(u16, Expression)> {
        let names = if self.is_at(&["("]) { self.names()? } else { vec![self.name()?] };
        self.expect("in")?;
        let list = self.expression()?;
        let count = names.len() as u16;
        names.into_iter().try_for_each(|name| self.add_local(name).map(|_| ()))?;
        Some((count, list))
    }

    /// Reads statements that semicolons separate, to the end of the line.
    pub(super) fn simple_statements(&mut self, block: &mut Vec<Statement>) {
        let line = self.number;
        while let Some(action) = self.simple() {
            self.listing.lines.push(line);
            block.push(Statement { line, action });
            if !self.takes(";") {
                self.expect_end();
                return;
            }
        }
    }

    fn simple(&mut self) -> Option<Action> {
        let at = self.at();
        let Some(Lexeme::Name(name)) = self.peek() else {
            return if at.is_empty() { self.fail(at, "algo-line-ends") } else { self.blame(at, "algo-statement") };
        };
        self.advance();
        match name {
            "let" => {
                let name = self.name()?;
                self.expect(":=")?;
                let value = self.expression()?;
                Some(Action::Let(self.add_local(name)?, value))
            }
            "send" => self.send(at.start),
            "wait" => {
                let time = self.expression()?;
                self.expect("for")?;
                Some(Action::Wait(self.timer()? as u8, time))
            }
            "stop" if self.takes("waiting") => {
                self.expect("for")?;
                Some(Action::StopWaiting(self.timer()? as u8))
            }
            "stop" | "ignore" | "discard" => Some(Action::End(self.note_statement(at.start), name == "ignore")),
            "if" | "for" | "while" | "else" => self.blame_with(at, "algo-begins-line", "algo-begins-line-mend"),
            _ if self.takes(":=") => self.assignment(name, at),
            _ if ["=", "≠", "<", "≤", ">", "≥"].iter().any(|sign| self.is_at(&[sign])) => {
                self.fail_with(at.start..self.at().end, "algo-comparison", "algo-assign-mend")
            }
            _ if self.is_at(&["=="]) => self.leftover(),
            _ => {
                let arguments = self.arguments()?;
                Some(Action::Call(self.call(name, arguments.len(), at)?, arguments))
            }
        }
    }

    /// Adds the text of a statement from `begin` to the last token that was read, and returns its index.
    fn note_statement(&mut self, begin: usize) -> u16 {
        self.listing.statements.push(&self.listing.text[self.since(begin)]);
        (self.listing.statements.len() - 1) as u16
    }

    fn assignment(&mut self, name: &'t str, at: At) -> Option<Action> {
        let place = self.at();
        let value = self.expression()?;
        let meaning = self.known().find(|(known, _)| *known == name).map(|(_, meaning)| meaning);
        match meaning {
            Some(Expression::Local(slot)) => Some(Action::Let(slot, value)),
            Some(Expression::State(index)) => {
                let held = &self.listing.states[usize::from(index)].held;
                let fits = match &value {
                    Expression::Constant(Value::Word(word)) => held.contains(word),
                    Expression::Constant(value) => *value == Value::Undefined,
                    _ => true,
                };
                if held.is_empty() || fits {
                    Some(Action::Set(index, value))
                } else {
                    let written = &self.listing.text[self.since(place.start)];
                    self.add(self.not_held(name, written, self.since(place.start), held))
                }
            }
            _ if name == "elected" => Some(Action::Elect(self.note_statement(at.start), value)),
            _ if name == "decided" => Some(Action::Decide(self.note_statement(at.start), value)),
            Some(Expression::Parameter(_) | Expression::Known(_)) => self.blame(at, "algo-fixed"),
            _ => {
                let states = self.listing.states.iter().map(|state| state.name).chain(["elected", "decided"]);
                let known: Vec<&str> = states.chain(self.locals.iter().copied()).collect();
                self.unknown(at, "algo-no-name", &known, nearest)
            }
        }
    }

    fn send(&mut self, begin: usize) -> Option<Action> {
        let at = self.at();
        if self.takes("it") {
            self.expect("one")?;
            self.expect("further")?;
            if self.place != Place::Undeliverable || !self.is_ring() {
                return self.fail(self.since(begin), "algo-further");
            }
            return Some(Action::SendFurther(self.note_statement(begin)));
        }
        let Some(Lexeme::Kind(_)) = self.peek() else {
            return self.fail(at, "algo-expected-message");
        };
        self.advance();
        let message = self.message_at(at.clone());
        if let Some(message) = message {
            self.listing.messages[message].is_sent = true;
        }
        let values = self.arguments()?;
        let message = message?;
        self.check_arity(message, values.len(), self.since(at.start))?;
        let to = self.receiver()?;
        Some(Action::Send { text: self.note_statement(begin), message: message as u8, values, to })
    }

    fn receiver(&mut self) -> Option<Expression> {
        let at = self.at();
        let links = self.listing.links;
        if let Some(Lexeme::Name(way @ ("back" | "onward"))) = self.peek() {
            self.advance();
            return match (way, links) {
                _ if self.place != Place::Arrival => self.blame_with(at, "algo-back", "algo-back-mend"),
                ("back", Topology::OneWayRing) => self.blame(at, "algo-one-way"),
                ("back", _) => Some(Expression::Back),
                (_, Topology::Complete) => self.fail(at, "algo-onward"),
                _ => Some(Expression::Call(OPPOSITE, vec![Expression::Back])),
            };
        }
        if !self.takes("to") {
            return match links {
                Topology::OneWayRing => Some(Expression::Constant(Value::Side(true))),
                Topology::TwoWayRing => self.fail_with(at, "algo-no-target", "algo-ring-mend"),
                Topology::Complete => self.fail_with(at, "algo-no-target", "algo-no-target-mend"),
            };
        }
        let at = self.at();
        let to = self.expression()?;
        if links == Topology::OneWayRing && matches!(to, Expression::Constant(Value::Side(false))) {
            return self.add(Fault::new(at, "algo-one-way").text("name", "previous"));
        }
        Some(to)
    }
}

/// Expressions.
impl<'t> Parser<'_, 't> {
    fn is_ring(&self) -> bool {
        self.listing.links != Topology::Complete
    }

    pub(super) fn expression(&mut self) -> Option<Expression> {
        self.depth = 1;
        self.operation(OR)
    }

    /// Reads an expression that is true or false.
    pub(super) fn condition(&mut self) -> Option<Expression> {
        let begin = self.at().start;
        let condition = self.expression()?;
        self.check_truth(&condition, begin)?;
        Some(condition)
    }

    /// Adds an error if the expression from `begin` to the last token is neither true nor false in any state.
    fn check_truth(&mut self, of: &Expression, begin: usize) -> Option<()> {
        use Expression::{Add, Back, Compute, Constant, Draw, List, Negate, Tuple};
        let is_constant = matches!(of, Constant(value) if !matches!(value, Value::Bool(_)));
        if is_constant || matches!(of, List(_) | Tuple(_) | Negate(_) | Add(_) | Compute(..) | Draw(_) | Back) {
            return self.blame_with(self.since(begin), "algo-no-truth", "algo-no-truth-mend");
        }
        Some(())
    }

    /// Reads operands that operators of this level connect.
    fn operation(&mut self, level: usize) -> Option<Expression> {
        if level == ATOM {
            return self.atom();
        }
        let begin = self.at().start;
        let mut negations = 0;
        while level == NOT && self.takes("not") {
            negations += 1;
        }
        let mut left = self.operation(level + 1)?;
        left = (0..negations).fold(left, |of, _| Expression::Not(Box::new(of)));
        if level == COMPARISON && self.is_at(&["=="]) {
            return self.leftover();
        }
        let operator =
            |parser: &Self| OPERATORS.iter().find(|(tokens, of_level, _)| *of_level == level && parser.is_at(tokens));
        while let Some((tokens, _, maker)) = operator(self) {
            if level <= AND {
                self.check_truth(&left, begin)?;
            }
            tokens.iter().for_each(|token| _ = self.takes(token));
            let of_right = self.at().start;
            let pair = Box::new([left, self.operation(level + 1)?]);
            if level <= AND {
                self.check_truth(&pair[1], of_right)?;
            }
            left = maker(NonZeroU16::MIN.saturating_add(self.listing.comparisons.len() as u16), pair);
            if level == COMPARISON {
                self.listing.comparisons.push(&self.listing.text[self.since(begin)]);
                break;
            }
        }
        Some(left)
    }

    /// Enters a bracket, or an operand of a sign.
    fn nest(&mut self, at: At) -> Option<()> {
        self.depth += 1;
        self.check_count(self.depth, MOST_LEVELS, at, "algo-too-deep")
    }

    /// Reads values in brackets; none if there are no brackets.
    fn arguments(&mut self) -> Option<Vec<Expression>> {
        self.depth = 0;
        if self.takes("(") { self.items(")") } else { Some(Vec::new()) }
    }

    fn items(&mut self, close: &'static str) -> Option<Vec<Expression>> {
        let mut items = Vec::new();
        while !self.takes(close) {
            if !items.is_empty() {
                self.expect(",")?;
            }
            self.nest(self.at())?;
            items.push(if self.place == Place::Constant { self.atom()? } else { self.operation(OR)? });
            self.depth -= 1;
        }
        Some(items)
    }

    /// Reads a value without operators, except signs.
    pub(super) fn atom(&mut self) -> Option<Expression> {
        let at = self.at();
        let is_constant = self.place == Place::Constant;
        let token = self.advance();
        match token {
            Some(Lexeme::Number(number)) => Some(Expression::Constant(Value::Number(number))),
            Some(Lexeme::Sign("@")) => Some(Expression::Constant(Value::Undefined)),
            Some(Lexeme::Sign("-")) if !is_constant || matches!(self.peek(), Some(Lexeme::Number(_))) => {
                self.nest(at)?;
                let value = self.atom()?;
                self.depth -= 1;
                Some(Expression::Negate(Box::new(value)))
            }
            Some(Lexeme::Sign("(")) => {
                let mut items = self.items(")")?;
                match items.len() {
                    0 => self.fail(at, "algo-expected-value"),
                    1 => Some(items.remove(0)),
                    _ => Some(Expression::Tuple(items)),
                }
            }
            Some(Lexeme::Sign("[")) => Some(Expression::List(self.items("]")?)),
            Some(Lexeme::Name(name @ ("true" | "false"))) if is_constant => {
                Some(Expression::Constant(Value::Bool(name == "true")))
            }
            _ if is_constant => self.fail(at, "algo-expected-constant"),
            Some(Lexeme::Name("draw")) => {
                let lowest = self.operation(SUM)?;
                self.expect("to")?;
                let highest = self.operation(SUM)?;
                if self.place == Place::When {
                    return self.fail(at, "algo-draw");
                }
                self.listing.draws = true;
                Some(Expression::Draw(Box::new([lowest, highest])))
            }
            Some(Lexeme::Name(name)) if self.takes("(") => {
                let arguments = self.items(")")?;
                self.function(name, arguments, at)
            }
            Some(Lexeme::Name(name)) => self.variable(name, at),
            Some(Lexeme::Kind(_)) => self.blame_with(at, "algo-is-message", "algo-is-message-mend"),
            Some(Lexeme::Sign(sign)) => self.add(Fault::new(at, "algo-expected-value-not").text("name", sign)),
            None => self.fail(at, "algo-expected-value"),
        }
    }

    fn function(&mut self, name: &str, arguments: Vec<Expression>, at: At) -> Option<Expression> {
        let names = FUNCTIONS.map(|(name, ..)| name);
        let (_, count, function) = FUNCTIONS[self.find(at.clone(), "algo-no-function", &names, nearest)?];
        self.check_arguments(arguments.len(), count.unwrap_or(arguments.len().max(1)), at.clone())?;
        if name == "opposite" && !self.is_ring() {
            return self.blame(at, "algo-only-ring");
        }
        Some(Expression::Call(function, arguments))
    }

    fn variable(&mut self, name: &'t str, at: At) -> Option<Expression> {
        let Some((_, meaning)) = self.known().find(|(known, _)| *known == name) else {
            let known: Vec<&str> = self.known().map(|(known, _)| known).collect();
            return self.unknown(at, "algo-no-name", &known, nearest);
        };
        let is_ring = self.is_ring();
        match name {
            "next" | "previous" if !is_ring => self.blame(at, "algo-only-ring"),
            "others" | "higher" | "lower" if is_ring => self.fail_with(at, "algo-ring", "algo-ring-mend"),
            "alone" if !is_ring || self.place != Place::Undeliverable => self.blame(at, "algo-alone"),
            _ => {
                self.listing.uses_proposal |= name == "proposal";
                Some(meaning)
            }
        }
    }
}
