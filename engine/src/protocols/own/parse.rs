//! Reads handlers and procedures.

use std::collections::BTreeSet;
use std::iter::successors;

use super::evaluate::KNOWN;
use super::fault::{Advise, At, Fault, nearest, nearest_or_all};
use super::lex::{Lexeme, Lexer, Line};
use super::program::{
    ARRIVALS, Expression, Handler, Listing, Message, Procedure, REVIVAL, START, Statement, UNDELIVERABLE,
};
use super::value::Value;
use crate::protocol::Remark;

/// The maximum number of calls within each other.
const MOST_CALLS: usize = 32;

/// Words of the language, which no variable can have as its name.
const KEYWORDS: [&str; 26] = [
    "on", "to", "if", "else", "for", "in", "while", "let", "send", "back", "onward", "wait", "stop", "ignore",
    "discard", "draw", "and", "or", "not", "div", "mod", "true", "false", "next", "previous", "of",
];

/// The place of a statement or expression, which determines what it can use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Place {
    /// The first value of a state or parameter, which is an atom without names.
    #[default]
    Constant,
    /// The condition after `when`.
    When,
    Arrival,
    Undeliverable,
    OtherEvent,
    /// A procedure, by its index.
    Procedure(usize),
}

#[derive(Default)]
pub(super) struct Parser<'a, 't> {
    pub(super) listing: Listing<'t>,
    faults: Vec<Fault>,
    /// The number of the current line.
    pub(super) number: u16,
    /// The tokens of the current line that are not read yet.
    pub(super) rest: &'a [(Lexeme<'t>, At)],
    /// The end of the current line.
    end: usize,
    /// The end of the last token that was read.
    read: usize,
    pub(super) place: Place,
    /// The visible local variables; the index of each is its slot.
    pub(super) locals: Vec<&'t str>,
    /// The number of slots that the current handler or procedure needs.
    widest: usize,
    /// The number of brackets around the current token.
    pub(super) depth: usize,
    /// The names in declarations that have errors. Errors that follow from this are left out.
    lost: Vec<&'t str>,
}

/// The listing of a text.
pub(super) fn listing(text: &str) -> Result<Listing<'_>, Vec<Fault>> {
    let mut lexer = Lexer::default();
    let lines = lexer.lines(text);
    let mut parser = Parser { listing: Listing { text, ..Listing::default() }, ..Parser::default() };
    if !lines.is_empty() || lexer.faults.is_empty() {
        parser.read(&lines);
    }
    let Lexer { mut faults, broken } = lexer;
    let is_in_broken = |fault: &Fault| broken.iter().any(|line| (line.start..=line.end).contains(&fault.at.start));
    faults.extend(parser.faults.into_iter().filter(|fault| !is_in_broken(fault)));
    faults.sort_by_key(|fault| fault.at.start);
    if faults.is_empty() { Ok(parser.listing) } else { Err(faults) }
}

/// Tokens, errors and names.
impl<'a, 't> Parser<'a, 't> {
    pub(super) fn begin(&mut self, line: &'a Line<'t>) {
        (self.number, self.rest, self.end, self.read) = (line.number, &line.tokens, line.at.end, line.at.start);
    }

    pub(super) fn peek(&self) -> Option<Lexeme<'t>> {
        self.rest.first().map(|(token, _)| *token)
    }

    pub(super) fn advance(&mut self) -> Option<Lexeme<'t>> {
        let ((token, at), rest) = self.rest.split_first()?;
        (self.rest, self.read) = (rest, at.end);
        Some(*token)
    }

    /// The place of the next token, or of the end of the line.
    pub(super) fn at(&self) -> At {
        self.rest.first().map_or(self.end..self.end, |(_, at)| at.clone())
    }

    /// The place from `begin` to the last token that was read.
    pub(super) fn since(&self, begin: usize) -> At {
        begin..self.read.max(begin)
    }

    /// Whether the next tokens are these words or signs.
    pub(super) fn is_at(&self, tokens: &[&str]) -> bool {
        let is_same = |wanted: &str, token: Lexeme<'_>| token == Lexeme::Name(wanted) || token == Lexeme::Sign(wanted);
        let pairs = tokens.iter().zip(self.rest);
        self.rest.len() >= tokens.len() && pairs.into_iter().all(|(wanted, (token, _))| is_same(wanted, *token))
    }

    /// Reads the word or sign if it is the next token.
    pub(super) fn takes(&mut self, token: &str) -> bool {
        self.is_at(&[token]) && self.advance().is_some()
    }

    /// Reads the word or sign, or adds an error.
    pub(super) fn expect(&mut self, token: &'static str) -> Option<()> {
        if self.takes(token) {
            return Some(());
        }
        self.add(Fault::new(self.at(), "algo-expected").text("sign", token))
    }

    /// Adds an error if the line goes on.
    pub(super) fn expect_end(&mut self) -> Option<()> {
        if self.rest.is_empty() { Some(()) } else { self.leftover() }
    }

    /// Adds an error about the next token.
    pub(super) fn leftover<T>(&mut self) -> Option<T> {
        let at = self.at();
        match &self.listing.text[at.clone()] {
            "" => self.fail(at, "algo-line-ends"),
            "==" => self.fail_with(at, "algo-equals", "algo-equals-mend"),
            "=" => self.blame_with(at, "algo-leftover", "algo-assign-mend"),
            "," => self.blame_with(at, "algo-leftover", "algo-list-mend"),
            _ => self.blame(at, "algo-leftover"),
        }
    }

    /// Adds an error and returns `None`, as the next functions do.
    pub(super) fn add<T>(&mut self, fault: Fault) -> Option<T> {
        self.faults.push(fault);
        None
    }

    /// An error about this part of the text, which its sentence shows.
    fn about(&self, at: At, key: &'static str) -> Fault {
        let text = &self.listing.text[at.clone()];
        Fault::new(at, key).text("name", text)
    }

    pub(super) fn fail<T>(&mut self, at: At, key: &'static str) -> Option<T> {
        self.add(Fault::new(at, key))
    }

    /// `mend`: the key of the advice.
    pub(super) fn fail_with<T>(&mut self, at: At, key: &'static str, mend: &'static str) -> Option<T> {
        self.add(Fault::new(at, key).mend(mend))
    }

    pub(super) fn blame<T>(&mut self, at: At, key: &'static str) -> Option<T> {
        self.add(self.about(at, key))
    }

    /// `mend`: the key of the advice.
    pub(super) fn blame_with<T>(&mut self, at: At, key: &'static str, mend: &'static str) -> Option<T> {
        self.add(self.about(at, key).mend(mend))
    }

    /// The error that a name is unknown. `advise`: makes the advice of the name and the known names.
    pub(super) fn unknown<T>(&mut self, at: At, key: &'static str, known: &[&str], advise: Advise) -> Option<T> {
        let name = &self.listing.text[at.clone()];
        if self.lost.contains(&name) {
            return None;
        }
        let declare = match key {
            "algo-no-message" => Some("algo-declare-message"),
            "algo-no-name" => Some("algo-declare-state"),
            "algo-no-timer" => Some("algo-declare-timer"),
            _ => None,
        };
        let declare = || Some(Remark::new(declare?).with("name", name.to_owned()));
        let mend = advise(name, known).or_else(declare);
        self.add(Fault { mend, ..self.about(at, key) })
    }

    /// The index in `known` of the name at this place.
    pub(super) fn find(&mut self, at: At, key: &'static str, known: &[&str], advise: Advise) -> Option<usize> {
        let name = &self.listing.text[at.clone()];
        known.iter().position(|known| *known == name).or_else(|| self.unknown(at, key, known, advise))
    }

    /// Adds an error if something has more than `most` parts.
    pub(super) fn check_count(&mut self, count: usize, most: usize, at: At, key: &'static str) -> Option<()> {
        if count <= most { Some(()) } else { self.add(Fault::over(at, key, most)) }
    }

    /// Adds the error if something does not get the number of values that it takes.
    pub(super) fn check_given(&mut self, given: usize, wanted: usize, fault: Fault) -> Option<()> {
        if given == wanted {
            return Some(());
        }
        self.add(fault.number("count", wanted as u64).number("given", given as u64))
    }

    pub(super) fn check_arguments(&mut self, given: usize, wanted: usize, at: At) -> Option<()> {
        self.check_given(given, wanted, self.about(at, "algo-arguments"))
    }

    pub(super) fn check_arity(&mut self, message: usize, given: usize, at: At) -> Option<()> {
        let Message { name, fields, line, .. } = &self.listing.messages[message];
        let written = if fields.is_empty() { String::new() } else { format!("({})", fields.join(", ")) };
        let mend = Remark::new("algo-arity-mend").with("name", format!("message {name}{written}"));
        let fault = Fault::new(at, "algo-arity").text("name", *name);
        self.check_given(given, fields.len(), Fault { mend: Some(mend.number("line", u64::from(*line))), ..fault })
    }

    /// The names that an expression can use, with their meanings.
    pub(super) fn known(&self) -> impl Iterator<Item = (&'t str, Expression)> {
        let Listing { states, parameters, words, .. } = &self.listing;
        let states = (0..).zip(states).map(|(state, declared)| (declared.name, Expression::State(state)));
        let locals = (0..).zip(&self.locals).map(|(slot, name)| (*name, Expression::Local(slot)));
        let parameters = (0..).zip(parameters).map(|(index, (name, _))| (*name, Expression::Parameter(index)));
        let words = (0..).zip(words).map(|(word, name)| (*name, Value::Word(word)));
        let sides = [("next", Value::Side(true)), ("previous", Value::Side(false))];
        let constants = [("true", Value::Bool(true)), ("false", Value::Bool(false))].into_iter().chain(sides);
        let constant = |(name, value): (&'t str, Value)| (name, Expression::Constant(value));
        let known = KNOWN.into_iter().map(|(name, known)| (name, Expression::Known(known)));
        states.chain(locals).chain(parameters).chain(words.map(constant)).chain(known).chain(constants.map(constant))
    }

    /// Reads a name that is no message.
    pub(super) fn name(&mut self) -> Option<(&'t str, At)> {
        let at = self.at();
        match self.peek() {
            Some(Lexeme::Name(name)) => {
                self.advance();
                Some((name, at))
            }
            Some(Lexeme::Kind(_)) => self.blame_with(at, "algo-is-message", "algo-is-message-mend"),
            _ => self.fail(at, "algo-expected-name"),
        }
    }

    /// Reads a name for something new.
    pub(super) fn new_name(&mut self) -> Option<&'t str> {
        let (name, at) = self.name()?;
        self.check_new(name, at)?;
        Some(name)
    }

    /// Adds an error if the name is reserved or already in use.
    pub(super) fn check_new(&mut self, name: &'t str, at: At) -> Option<()> {
        if KEYWORDS.contains(&name) || KNOWN.iter().any(|(known, _)| *known == name) {
            return self.blame_with(at, "algo-reserved", "algo-reserved-mend");
        }
        let is_procedure = self.listing.procedures.iter().any(|procedure| procedure.name == name);
        self.check_unique(is_procedure || self.known().any(|(known, _)| known == name), at)
    }

    /// Adds an error if a name is already in use.
    pub(super) fn check_unique(&mut self, is_used: bool, at: At) -> Option<()> {
        if is_used { self.blame_with(at, "algo-twice", "algo-reserved-mend") } else { Some(()) }
    }

    /// Reads names in brackets; none if there are no brackets.
    pub(super) fn names(&mut self) -> Option<Vec<(&'t str, At)>> {
        let mut names: Vec<(&'t str, At)> = Vec::new();
        if !self.takes("(") {
            return Some(names);
        }
        loop {
            let (name, at) = self.name()?;
            self.check_unique(names.iter().any(|(known, _)| *known == name), at.clone())?;
            names.push((name, at));
            if !self.takes(",") {
                self.expect(")")?;
                return Some(names);
            }
        }
    }

    /// Makes a local variable visible and returns its slot.
    pub(super) fn add_local(&mut self, (name, at): (&'t str, At)) -> Option<u16> {
        self.check_new(name, at)?;
        self.locals.push(name);
        self.widest = self.widest.max(self.locals.len());
        Some((self.locals.len() - 1) as u16)
    }

    /// Reads the name of a timer.
    pub(super) fn timer(&mut self) -> Option<usize> {
        let (_, at) = self.name()?;
        self.find(at, "algo-no-timer", &self.listing.timers.clone(), nearest)
    }

    fn messages(&self) -> Vec<&'t str> {
        self.listing.messages.iter().map(|message| message.name).collect()
    }

    pub(super) fn message_at(&mut self, at: At) -> Option<usize> {
        self.find(at, "algo-no-message", &self.messages(), nearest)
    }

    /// The index of the procedure that a statement calls, after the check of the number of arguments.
    pub(super) fn call(&mut self, name: &'t str, given: usize, at: At) -> Option<u16> {
        let procedures = self.listing.procedures.iter().map(|procedure| procedure.name);
        let states = self.listing.states.iter().map(|state| state.name);
        let known: Vec<&str> = procedures.chain(states).chain(KEYWORDS).collect();
        let procedures = &mut self.listing.procedures;
        let Some(index) = procedures.iter().position(|procedure| procedure.name == name) else {
            return self.unknown(at, "algo-no-procedure", &known, nearest);
        };
        if let Place::Procedure(caller) = self.place {
            procedures[caller].calls.push(index);
        }
        let wanted = procedures[index].arguments;
        self.check_arguments(given, wanted, at)?;
        Some(index as u16)
    }
}

/// Handlers and procedures.
impl<'a, 't> Parser<'a, 't> {
    fn read(&mut self, lines: &'a [Line<'t>]) {
        let is_body = |line: &&Line<'t>| line.begins_with("on") || line.begins_with("to");
        self.listing.body = lines.iter().find(is_body).map_or(self.listing.text.len(), |line| line.at.start);
        let (mut has_links, mut conditions) = (false, Vec::new());
        for line in lines.iter().filter(|line| !is_body(line)) {
            has_links |= line.text.starts_with("links");
            if line.at.start > self.listing.body {
                self.faults.push(Fault::new(line.at.clone(), "algo-late"));
            }
            self.expect_no_block(line);
            if line.begins_with("active") || line.begins_with("show") {
                conditions.push(line);
                continue;
            }
            self.begin(line);
            if self.declaration(line).and_then(|()| self.expect_end()).is_none() {
                self.lost.extend(line.tokens.get(1).and_then(|(token, _)| match token {
                    Lexeme::Name(name) | Lexeme::Kind(name) => Some(*name),
                    _ => None,
                }));
            }
        }
        let beginning = 0..lines.first().map_or(0, |line| line.at.end);
        if self.listing.title.is_empty() {
            self.faults.push(Fault::new(beginning.clone(), "algo-no-title").mend("algo-no-title-mend"));
        }
        if !has_links {
            self.faults.push(Fault::new(beginning, "algo-no-links").mend("algo-links-mend"));
        }
        let events = ARRIVALS + self.listing.messages.len() + self.listing.timers.len();
        self.listing.handlers.resize_with(events, Vec::new);
        for line in lines.iter().filter(|line| line.begins_with("to")) {
            self.begin(line);
            self.header();
        }
        for line in conditions {
            self.begin(line);
            if self.condition_line().is_some() {
                self.expect_end();
            }
        }
        for line in lines.iter().filter(is_body) {
            (self.locals, self.widest) = (Vec::new(), 0);
            self.begin(line);
            let read = if self.takes("on") { self.handler(line) } else { self.procedure(line) };
            if read.is_none() {
                self.statements(&line.block, &mut Vec::new());
            }
        }
        self.check_calls();
        self.listing.lines.sort_unstable();
        self.listing.lines.dedup();
        let handlers = &self.listing.handlers[ARRIVALS..];
        let unsent = self.listing.messages.iter().filter(|message| !message.is_sent);
        let unsent = unsent.map(|message| self.about(message.at.clone(), "algo-never-sent"));
        let unheard = self.listing.messages.iter().zip(handlers).filter(|(_, handlers)| handlers.is_empty());
        let unheard = unheard.map(|(message, _)| self.about(message.at.clone(), "algo-never-handled"));
        self.listing.warnings = unsent.chain(unheard).collect();
    }

    /// Reads the first line of a procedure.
    fn header(&mut self) -> Option<()> {
        self.advance();
        let at = self.at();
        let name = self.new_name()?;
        let (arguments, calls, block) = (self.names()?.len(), Vec::new(), Vec::new());
        self.listing.procedures.push(Procedure { name, at, arguments, calls, block, locals: 0 });
        Some(())
    }

    fn procedure(&mut self, line: &'a Line<'t>) -> Option<()> {
        self.advance();
        // If the first line has an error, `header` has added it.
        let at = self.at();
        let index = self.listing.procedures.iter().position(|procedure| procedure.at == at)?;
        self.place = Place::Procedure(index);
        self.advance();
        self.names()?.into_iter().try_for_each(|name| self.add_local(name).map(|_| ()))?;
        self.expect(":")?;
        self.listing.procedures[index].block = self.block(line);
        self.listing.procedures[index].locals = self.widest as u16;
        Some(())
    }

    fn handler(&mut self, line: &'a Line<'t>) -> Option<()> {
        let at = self.at();
        self.place = Place::OtherEvent;
        let event = match self.advance() {
            Some(Lexeme::Name("start")) => START,
            Some(Lexeme::Name("revival")) => REVIVAL,
            Some(Lexeme::Name("undeliverable")) => {
                self.place = Place::Undeliverable;
                UNDELIVERABLE
            }
            Some(Lexeme::Name("timeout")) => ARRIVALS + self.listing.messages.len() + self.timer()?,
            Some(Lexeme::Kind(_)) => {
                self.place = Place::Arrival;
                let message = self.message_at(at.clone())?;
                let fields = self.names()?;
                self.check_arity(message, fields.len(), at);
                fields.into_iter().try_for_each(|name| self.add_local(name).map(|_| ()))?;
                if self.takes("from") {
                    let name = self.name()?;
                    self.add_local(name)?;
                }
                ARRIVALS + message
            }
            _ => {
                let known = [vec!["start", "revival", "undeliverable", "timeout"], self.messages()].concat();
                return self.unknown(at, "algo-event", &known, nearest_or_all);
            }
        };
        let mut guard = None;
        if self.takes(",") {
            self.expect("if")?;
            guard = Some(self.condition()?);
        }
        self.expect(":")?;
        let block = self.block(line);
        let handler = Handler { line: line.number, guard, block, locals: self.widest as u16 };
        self.listing.handlers[event].push(handler);
        Some(())
    }

    /// Adds an error if procedures call themselves, or if calls are nested too deeply.
    fn check_calls(&mut self) -> Option<()> {
        let all = &self.listing.procedures;
        // The number of nested calls of each procedure. It exceeds the number of procedures if there is a cycle of calls.
        let mut depths = vec![1; all.len()];
        for _ in 0..=all.len() {
            for (index, procedure) in all.iter().enumerate() {
                depths[index] = 1 + procedure.calls.iter().map(|&callee| depths[callee]).max().unwrap_or(0);
            }
        }
        let deep = depths.iter().position(|&depth| depth > MOST_CALLS.min(all.len()))?;
        if depths[deep] <= all.len() {
            return self.add(Fault::over(all[deep].at.clone(), "algo-deep-calls", MOST_CALLS));
        }
        // The calls that lead into the cycle reach one of its procedures twice.
        let next = |of: &usize| all[*of].calls.iter().copied().find(|&callee| depths[callee] > all.len());
        let mut path = BTreeSet::new();
        let first = successors(Some(deep), next).find(|&of| !path.insert(of))?;
        let other = next(&first)?;
        let key = if other == first { "algo-recursion-itself" } else { "algo-recursion" };
        let fault = self.about(all[first].at.clone(), key).mend("algo-recursion-mend");
        self.add(if other == first { fault } else { fault.text("other", all[other].name) })
    }

    /// Reads the rest of a line after its colon, and the lines that are indented below it.
    pub(super) fn block(&mut self, line: &'a Line<'t>) -> Vec<Statement> {
        let (visible, mut block) = (self.locals.len(), Vec::new());
        if self.peek().is_some() {
            self.simple_statements(&mut block);
        } else if line.block.is_empty() {
            self.faults.push(Fault::new(line.at.clone(), "algo-empty"));
        }
        self.statements(&line.block, &mut block);
        self.locals.truncate(visible);
        block
    }

    pub(super) fn expect_no_block(&mut self, line: &Line<'t>) {
        self.faults.extend(line.block.first().map(|inner| Fault::new(inner.at.clone(), "algo-no-block")));
    }
}
