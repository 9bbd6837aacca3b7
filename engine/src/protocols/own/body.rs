//! Reads statements and expressions.

use std::num::NonZeroU16;
use std::ops::Range;

use super::fault::{Fault, nearest};
use super::lex::{Lexeme, Line, MOST_LEVELS};
use super::parse::{Cursor, KNOWN, Parser, Place};
use super::program::{Action, Comparison, Expression, Function, Known, Operator, Statement, Target};
use super::value::Value;
use crate::protocol::Topology;

type Pair = Box<[Expression; 2]>;

impl<'t> Parser<'t> {
    /// Reads the lines of a block.
    pub(super) fn statements(&mut self, lines: &[Line<'t>], block: &mut Vec<Statement>) {
        let mut rest = lines.iter().peekable();
        while let Some(line) = rest.next() {
            let mut cursor = Self::cursor(line);
            let action = match cursor.peek() {
                Some(Lexeme::Name("if")) => {
                    cursor.advance();
                    let mut cases = vec![self.case(&mut cursor)];
                    let mut otherwise = Vec::new();
                    while let Some(line) = rest.next_if(|next| Self::cursor(next).is_word(0, "else")) {
                        let mut cursor = Self::cursor(line);
                        cursor.advance();
                        if cursor.takes_word("if") {
                            cases.push(self.case(&mut cursor));
                        } else {
                            otherwise = self.colon_and_block(&mut cursor);
                            break;
                        }
                    }
                    Action::If(cases.into_iter().flatten().collect(), otherwise)
                }
                Some(Lexeme::Name("while")) => {
                    cursor.advance();
                    let Some((condition, block)) = self.case(&mut cursor) else { continue };
                    Action::While(condition, block)
                }
                Some(Lexeme::Name("for")) => {
                    cursor.advance();
                    let visible = self.locals.len();
                    let action = self.loop_of(&mut cursor);
                    self.locals.truncate(visible);
                    let Some(action) = action else {
                        self.statements(&line.block, &mut Vec::new());
                        continue;
                    };
                    action
                }
                Some(Lexeme::Name("else")) => {
                    self.faults.push(Fault::new(cursor.at(), "algo-else"));
                    self.statements(&line.block, &mut Vec::new());
                    continue;
                }
                _ => {
                    self.simple_statements(&mut cursor, block);
                    if let Some(inner) = line.block.first() {
                        self.faults.push(Fault::new(inner.at.clone(), "algo-no-block"));
                    }
                    continue;
                }
            };
            self.listing.lines.push(line.number);
            block.push(Statement { line: line.number, action });
        }
    }

    /// Reads a condition and its block; `None` if the condition has an error.
    fn case(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<(Expression, Vec<Statement>)> {
        let condition = self.expression(cursor);
        if condition.is_none() {
            self.statements(&cursor.line.block, &mut Vec::new());
        }
        let condition = condition?;
        Some((condition, self.colon_and_block(cursor)))
    }

    fn colon_and_block(&mut self, cursor: &mut Cursor<'_, 't>) -> Vec<Statement> {
        let place = cursor.at();
        if cursor.takes_sign(":") {
            return self.block(cursor);
        }
        if self.listing.text.get(place) == Some("==") {
            let _: Option<()> = self.leftover(cursor);
        } else {
            let _: Option<()> = self.sign(cursor, ":");
        }
        self.statements(&cursor.line.block, &mut Vec::new());
        Vec::new()
    }

    fn loop_of(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Action> {
        let mut names = Vec::new();
        if cursor.takes_sign("(") {
            loop {
                names.push(self.name(cursor)?);
                if !cursor.takes_sign(",") {
                    break;
                }
            }
            self.sign(cursor, ")")?;
        } else {
            names.push(self.name(cursor)?);
        }
        self.word(cursor, "in")?;
        // The list cannot use the names of the loop.
        let list = self.expression(cursor)?;
        let first = self.locals.len() as u16;
        let count = names.len() as u16;
        for (name, place) in names {
            self.add_local(name, place)?;
        }
        Some(Action::For { first, names: count, list, block: self.colon_and_block(cursor) })
    }

    /// Reads statements that semicolons separate, to the end of the line.
    pub(super) fn simple_statements(&mut self, cursor: &mut Cursor<'_, 't>, block: &mut Vec<Statement>) {
        loop {
            let Some(action) = self.simple(cursor) else { return };
            let line = cursor.line.number;
            self.listing.lines.push(line);
            block.push(Statement { line, action });
            if !cursor.takes_sign(";") {
                let _: Option<()> = self.end(cursor);
                return;
            }
        }
    }

    fn simple(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Action> {
        let at = cursor.at();
        let Some(Lexeme::Name(name)) = cursor.peek() else {
            if at.is_empty() {
                return self.fail(Fault::new(at, "algo-line-ends"));
            }
            let text = &self.listing.text[at.clone()];
            return self.fail(Fault::new(at, "algo-statement").text("name", text));
        };
        cursor.advance();
        match name {
            "let" => {
                let (name, place) = self.name(cursor)?;
                self.sign(cursor, ":=")?;
                let value = self.expression(cursor)?;
                Some(Action::Let(self.add_local(name, place)?, value))
            }
            "send" => self.send(cursor, at.start),
            "wait" => {
                let time = self.expression(cursor)?;
                self.word(cursor, "for")?;
                Some(Action::Wait(self.timer(cursor)? as u8, time))
            }
            "stop" if cursor.takes_word("waiting") => {
                self.word(cursor, "for")?;
                Some(Action::StopWaiting(self.timer(cursor)? as u8))
            }
            "stop" | "ignore" | "discard" => {
                let text = self.note_statement(at);
                Some(Action::End(text, name == "ignore"))
            }
            "if" | "for" | "while" | "else" => {
                let fault = Fault::new(at, "algo-begins-line").text("name", name);
                self.fail(fault.mend(Some("algo-begins-line-mend")))
            }
            "elected" | "decided" if cursor.takes_sign(":=") => {
                let value = self.expression(cursor)?;
                let text = self.note_statement(cursor.since(at.start));
                Some(if name == "elected" { Action::Elect(text, value) } else { Action::Decide(text, value) })
            }
            _ if cursor.takes_sign(":=") => self.assignment(cursor, name, at),
            _ if matches!(cursor.peek(), Some(Lexeme::Sign("=" | "≠" | "<" | "≤" | ">" | "≥"))) => {
                let place = at.start..cursor.at().end;
                self.fail(Fault::new(place, "algo-comparison").mend(Some("algo-assign-mend")))
            }
            _ if cursor.peek() == Some(Lexeme::Sign("==")) => self.leftover(cursor),
            _ => {
                let arguments = self.arguments(cursor)?;
                Some(Action::Call(self.call(name, arguments.len(), at)?, arguments))
            }
        }
    }

    fn assignment(&mut self, cursor: &mut Cursor<'_, 't>, name: &'t str, at: Range<usize>) -> Option<Action> {
        let place = cursor.at();
        let value = self.expression(cursor)?;
        if let Some(slot) = self.locals.iter().position(|local| *local == name) {
            return Some(Action::Let(slot as u16, value));
        }
        if let Some(state) = self.listing.states.iter().position(|state| state.name == name) {
            if let Expression::Constant(Value::Word(word)) = value
                && !self.held[state].is_empty()
                && !self.held[state].contains(&word)
            {
                let word = self.listing.words[usize::from(word)];
                let held = self.held[state].clone();
                let fault = self.not_held(name, word, place, &held);
                return self.fail(fault);
            }
            return Some(Action::Set(state as u16, value));
        }
        let is_parameter = self.listing.parameters.iter().any(|(known, _)| *known == name);
        if is_parameter || KNOWN.iter().any(|(known, _)| *known == name) {
            return self.fail(Fault::new(at, "algo-fixed").text("name", name));
        }
        let known = self.listing.states.iter().map(|state| state.name).chain(["elected", "decided"]);
        let advice = nearest(name, known.chain(self.locals.iter().copied()));
        self.fail(Fault::new(at, "algo-no-name").text("name", name).advise(advice))
    }

    /// Reads values in brackets; none if there are no brackets.
    fn arguments(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Vec<Expression>> {
        if cursor.takes_sign("(") { self.items(cursor, ")") } else { Some(Vec::new()) }
    }

    fn items(&mut self, cursor: &mut Cursor<'_, 't>, close: &'static str) -> Option<Vec<Expression>> {
        let mut items = Vec::new();
        while !cursor.takes_sign(close) {
            if !items.is_empty() {
                self.sign(cursor, ",")?;
            }
            items.push(self.expression_within(cursor)?);
        }
        Some(items)
    }

    fn send(&mut self, cursor: &mut Cursor<'_, 't>, begin: usize) -> Option<Action> {
        let at = cursor.at();
        let is_ring = self.listing.links != Topology::Complete;
        if cursor.takes_word("it") {
            self.word(cursor, "one")?;
            self.word(cursor, "further")?;
            let place = cursor.since(begin);
            if self.place != Place::Undeliverable || !is_ring {
                return self.fail(Fault::new(place, "algo-further"));
            }
            return Some(Action::SendFurther(self.note_statement(place)));
        }
        let Some(Lexeme::Kind(name)) = cursor.peek() else {
            return self.fail(Fault::new(at, "algo-expected-message"));
        };
        cursor.advance();
        let message = self.message_named(name, at.clone());
        if let Some(message) = message {
            self.sent[message] = true;
        }
        let values = self.arguments(cursor)?;
        let message = message?;
        self.check_arity(message, values.len(), cursor.since(at.start))?;
        let to = self.target(cursor)?;
        let text = self.note_statement(cursor.since(begin));
        Some(Action::Send { text, message: message as u8, values, to })
    }

    fn target(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Target> {
        let at = cursor.at();
        let links = self.listing.links;
        if let Some(Lexeme::Name(way @ ("back" | "onward"))) = cursor.peek() {
            cursor.advance();
            return match (way, links) {
                _ if self.place != Place::Arrival => {
                    self.fail(Fault::new(at, "algo-back").text("name", way).mend(Some("algo-back-mend")))
                }
                ("back", Topology::TwoWayRing | Topology::Complete) => Some(Target::Back),
                ("back", Topology::OneWayRing) => self.fail(Fault::new(at, "algo-one-way").text("name", way)),
                (_, Topology::Complete) => self.fail(Fault::new(at, "algo-onward")),
                _ => Some(Target::Onward),
            };
        }
        if !cursor.takes_word("to") {
            if links == Topology::OneWayRing {
                return Some(Target::Next);
            }
            return self.fail(Fault::new(at, "algo-no-target").mend(Some(match links {
                Topology::Complete => "algo-no-target-mend",
                _ => "algo-ring-mend",
            })));
        }
        let at = cursor.at();
        Some(match self.expression(cursor)? {
            Expression::Constant(Value::Side(false)) if links == Topology::OneWayRing => {
                return self.fail(Fault::new(at, "algo-one-way").text("name", "previous"));
            }
            Expression::Constant(Value::Side(true)) => Target::Next,
            Expression::Constant(Value::Side(false)) => Target::Previous,
            Expression::Known(Known::Others) => Target::Others,
            Expression::Known(Known::Higher) => Target::Higher,
            Expression::Known(Known::Lower) => Target::Lower,
            target => Target::Of(target),
        })
    }

    pub(super) fn expression(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Expression> {
        self.depth = 0;
        self.expression_within(cursor)
    }

    /// Reads an expression within brackets, or within another expression.
    fn expression_within(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Expression> {
        self.depth += 1;
        if self.depth > MOST_LEVELS {
            return self.fail(Fault::new(cursor.at(), "algo-too-deep").number("most", MOST_LEVELS as u64));
        }
        let mut left = self.both(cursor)?;
        while cursor.takes_word("or") {
            left = Expression::Or(pair(left, self.both(cursor)?));
        }
        self.depth -= 1;
        Some(left)
    }

    fn both(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Expression> {
        let mut left = self.negation(cursor)?;
        while cursor.takes_word("and") {
            left = Expression::And(pair(left, self.negation(cursor)?));
        }
        Some(left)
    }

    fn negation(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Expression> {
        let mut count = 0;
        while cursor.is_word(0, "not") {
            cursor.advance();
            count += 1;
        }
        let mut value = self.comparison(cursor)?;
        for _ in 0..count {
            value = Expression::Not(Box::new(value));
        }
        Some(value)
    }

    fn comparison(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Expression> {
        let begin = cursor.at().start;
        let left = self.sum(cursor)?;
        if cursor.takes_word("in") {
            return Some(Expression::In(true, pair(left, self.sum(cursor)?)));
        }
        if cursor.is_word(0, "not") && cursor.is_word(1, "in") {
            cursor.advance();
            cursor.advance();
            return Some(Expression::In(false, pair(left, self.sum(cursor)?)));
        }
        let comparison = match cursor.peek() {
            Some(Lexeme::Sign("=")) => Comparison::Equal,
            Some(Lexeme::Sign("≠")) => Comparison::Different,
            Some(Lexeme::Sign("<")) => Comparison::Less,
            Some(Lexeme::Sign("≤")) => Comparison::AtMost,
            Some(Lexeme::Sign(">")) => Comparison::Greater,
            Some(Lexeme::Sign("≥")) => Comparison::AtLeast,
            Some(Lexeme::Sign("==")) => return self.leftover(cursor),
            _ => return Some(left),
        };
        cursor.advance();
        let right = self.sum(cursor)?;
        self.listing.comparisons.push(&self.listing.text[cursor.since(begin)]);
        let text = NonZeroU16::new(self.listing.comparisons.len() as u16).unwrap_or(NonZeroU16::MAX);
        Some(Expression::Compare(comparison, text, pair(left, right)))
    }

    fn sum(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Expression> {
        let mut left = self.product(cursor)?;
        loop {
            let operator = match cursor.peek() {
                Some(Lexeme::Sign("+")) => Operator::Add,
                Some(Lexeme::Sign("-")) => Operator::Subtract,
                _ => return Some(left),
            };
            cursor.advance();
            left = Expression::Compute(operator, pair(left, self.product(cursor)?));
        }
    }

    fn product(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Expression> {
        let mut left = self.power(cursor)?;
        loop {
            let operator = match cursor.peek() {
                Some(Lexeme::Sign("*")) => Operator::Multiply,
                Some(Lexeme::Name("div")) => Operator::Divide,
                Some(Lexeme::Name("mod")) => Operator::Remainder,
                _ => return Some(left),
            };
            cursor.advance();
            left = Expression::Compute(operator, pair(left, self.power(cursor)?));
        }
    }

    fn power(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Expression> {
        let mut left = self.atom(cursor)?;
        while cursor.takes_sign("^") {
            left = Expression::Compute(Operator::Power, pair(left, self.atom(cursor)?));
        }
        Some(left)
    }

    fn atom(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Expression> {
        let at = cursor.at();
        let Some(token) = cursor.advance() else {
            return self.fail(Fault::new(at, "algo-expected-value"));
        };
        match token.is {
            Lexeme::Number(number) => Some(Expression::Constant(Value::Number(number))),
            Lexeme::Sign("@") => Some(Expression::Constant(Value::Undefined)),
            Lexeme::Sign("-") => {
                self.depth += 1;
                if self.depth > MOST_LEVELS {
                    return self.fail(Fault::new(at, "algo-too-deep").number("most", MOST_LEVELS as u64));
                }
                let value = self.atom(cursor)?;
                self.depth -= 1;
                Some(Expression::Negate(Box::new(value)))
            }
            Lexeme::Sign("(") => {
                let mut items = self.items(cursor, ")")?;
                match items.len() {
                    0 => self.fail(Fault::new(at, "algo-expected-value")),
                    1 => Some(items.remove(0)),
                    _ => Some(Expression::Tuple(items)),
                }
            }
            Lexeme::Sign("[") => Some(Expression::List(self.items(cursor, "]")?)),
            Lexeme::Name("draw") => {
                let lowest = self.sum(cursor)?;
                self.word(cursor, "to")?;
                let highest = self.sum(cursor)?;
                if self.place == Place::When {
                    return self.fail(Fault::new(at, "algo-draw"));
                }
                self.listing.draws = true;
                Some(Expression::Draw(pair(lowest, highest)))
            }
            Lexeme::Name(name) if cursor.takes_sign("(") => {
                let arguments = self.items(cursor, ")")?;
                self.function(name, arguments, at)
            }
            Lexeme::Name(name) => self.variable(name, at),
            Lexeme::Kind(name) => {
                self.fail(Fault::new(at, "algo-is-message").text("name", name).mend(Some("algo-is-message-mend")))
            }
            Lexeme::Sign(sign) => self.fail(Fault::new(at, "algo-expected-value-not").text("name", sign)),
        }
    }

    fn function(&mut self, name: &'t str, arguments: Vec<Expression>, at: Range<usize>) -> Option<Expression> {
        let Some((_, function, count)) = Function::ALL.iter().find(|(known, ..)| *known == name) else {
            let advice = nearest(name, Function::ALL.iter().map(|(known, ..)| *known));
            return self.fail(Fault::new(at, "algo-no-function").text("name", name).advise(advice));
        };
        let (given, wanted) = (arguments.len(), count.unwrap_or(arguments.len().max(1)));
        if given != wanted {
            let fault = Fault::new(at, "algo-arguments").text("name", name).number("count", wanted as u64);
            return self.fail(fault.number("given", given as u64));
        }
        if *function == Function::Opposite && self.listing.links == Topology::Complete {
            return self.fail(Fault::new(at, "algo-only-ring").text("name", name));
        }
        Some(Expression::Call(*function, arguments))
    }

    fn variable(&mut self, name: &'t str, at: Range<usize>) -> Option<Expression> {
        let listing = &mut self.listing;
        let is_ring = listing.links != Topology::Complete;
        if let Some(slot) = self.locals.iter().position(|local| *local == name) {
            return Some(Expression::Local(slot as u16));
        }
        if let Some(state) = listing.states.iter().position(|state| state.name == name) {
            return Some(Expression::State(state as u16));
        }
        if let Some(parameter) = listing.parameters.iter().position(|(known, _)| *known == name) {
            return Some(Expression::Parameter(parameter as u16));
        }
        if let Some(word) = listing.words.iter().position(|word| *word == name) {
            return Some(Expression::Constant(Value::Word(word as u16)));
        }
        match (name, KNOWN.iter().find(|(known, _)| *known == name).map(|(_, known)| *known)) {
            ("true" | "false", _) => Some(Expression::Constant(Value::Bool(name == "true"))),
            ("next" | "previous", _) if !is_ring => self.fail(Fault::new(at, "algo-only-ring").text("name", name)),
            ("next" | "previous", _) => Some(Expression::Constant(Value::Side(name == "next"))),
            (_, Some(Known::Others | Known::Higher | Known::Lower)) if is_ring => {
                self.fail(Fault::new(at, "algo-ring").mend(Some("algo-ring-mend")))
            }
            (_, Some(Known::Alone)) if !is_ring || self.place != Place::Undeliverable => {
                self.fail(Fault::new(at, "algo-alone").text("name", name))
            }
            (_, Some(known)) => {
                listing.uses_proposal |= known == Known::Proposal;
                Some(Expression::Known(known))
            }
            (_, None) => {
                let known = listing.states.iter().map(|state| state.name).chain(self.locals.iter().copied());
                let known = known.chain(listing.parameters.iter().map(|(name, _)| *name));
                let known = known.chain(listing.words.iter().copied()).chain(KNOWN.iter().map(|(name, _)| *name));
                let advice = nearest(name, known.chain(["true", "false", "next", "previous"]));
                self.fail(Fault::new(at, "algo-no-name").text("name", name).advise(advice))
            }
        }
    }
}

#[expect(clippy::unnecessary_box_returns, reason = "operands are stored in a box")]
fn pair(left: Expression, right: Expression) -> Pair {
    Box::new([left, right])
}
