//! Reads declarations, handlers and procedures.

use std::ops::Range;

use super::fault::{Fault, Faults, nearest};
use super::lex::{self, Lexeme, Line, Token};
use super::program::{CLASSES, Handler, Handlers, Known, Listing, Message, Procedure, ROLES, State, Statement};
use super::value::Value;
use crate::protocol::{MessageClass, Remark, Topology};

/// The maximum numbers of declarations.
const MOST_MESSAGES: usize = 12;
const MOST_FIELDS: usize = 8;
const MOST_TIMERS: usize = 8;
const MOST_STATES: usize = 32;
const MOST_WORDS: usize = 16;
const MOST_PARAMETERS: usize = 16;
/// The maximum number of calls within each other.
const MOST_CALLS: usize = 32;
/// The maximum number of tokens in a line.
const MOST_TOKENS: usize = 250;

/// Words of the language, which no variable can have as its name.
const KEYWORDS: [&str; 26] = [
    "on", "to", "if", "else", "for", "in", "while", "let", "send", "back", "onward", "wait", "stop", "ignore",
    "discard", "draw", "and", "or", "not", "div", "mod", "true", "false", "next", "previous", "of",
];

/// The names that every algorithm can use.
pub(super) const KNOWN: [(&str, Known); 11] = [
    ("id", Known::Id),
    ("n", Known::Count),
    ("elected", Known::Elected),
    ("decided", Known::Decided),
    ("proposal", Known::Proposal),
    ("T", Known::Patience),
    ("R", Known::Round),
    ("others", Known::Others),
    ("higher", Known::Higher),
    ("lower", Known::Lower),
    ("alone", Known::Alone),
];

/// The place of a statement or expression, which determines what it can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Arrival,
    Undeliverable,
    OtherEvent,
    /// A procedure, by its index.
    Procedure(usize),
    /// The condition after `when`.
    When,
}

/// What the parser knows about a procedure.
struct Header<'t> {
    name: &'t str,
    at: Range<usize>,
    arguments: Vec<&'t str>,
    line: u16,
    /// The procedures that it calls, each with the place of the call.
    calls: Vec<(usize, Range<usize>)>,
}

pub(super) struct Parser<'t> {
    pub(super) listing: Listing<'t>,
    pub(super) faults: Faults,
    /// The words that each state can hold; empty if it holds other values.
    pub(super) held: Vec<Vec<u16>>,
    procedures: Vec<Header<'t>>,
    pub(super) sent: Vec<bool>,
    pub(super) place: Place,
    /// The visible local variables; the index of each is its slot.
    pub(super) locals: Vec<&'t str>,
    /// The number of slots that the current handler or procedure needs.
    pub(super) widest: usize,
    pub(super) depth: usize,
}

/// The rest of a line.
pub(super) struct Cursor<'a, 't> {
    pub(super) line: &'a Line<'t>,
    next: usize,
}

impl<'a, 't> Cursor<'a, 't> {
    const fn new(line: &'a Line<'t>) -> Self {
        Self { line, next: 0 }
    }

    pub(super) fn ahead(&self, by: usize) -> Option<Lexeme<'t>> {
        self.line.tokens.get(self.next + by).map(|token| token.is)
    }

    pub(super) fn peek(&self) -> Option<Lexeme<'t>> {
        self.ahead(0)
    }

    pub(super) fn advance(&mut self) -> Option<&'a Token<'t>> {
        let token = self.line.tokens.get(self.next)?;
        self.next += 1;
        Some(token)
    }

    /// The place of the next token, or of the end of the line.
    pub(super) fn at(&self) -> Range<usize> {
        self.line.tokens.get(self.next).map_or(self.line.at.end..self.line.at.end, |token| token.at.clone())
    }

    /// The place from `begin` to the last token that was read.
    pub(super) fn since(&self, begin: usize) -> Range<usize> {
        let last = self.next.checked_sub(1).and_then(|last| self.line.tokens.get(last));
        begin..last.map_or(begin, |token| token.at.end.max(begin))
    }

    pub(super) fn takes(&mut self, wanted: Lexeme<'_>) -> bool {
        let takes = self.peek() == Some(wanted);
        self.next += usize::from(takes);
        takes
    }

    pub(super) fn takes_sign(&mut self, sign: &'static str) -> bool {
        self.takes(Lexeme::Sign(sign))
    }

    pub(super) fn takes_word(&mut self, word: &str) -> bool {
        self.takes(Lexeme::Name(word))
    }

    pub(super) fn is_word(&self, by: usize, word: &str) -> bool {
        self.ahead(by) == Some(Lexeme::Name(word))
    }
}

/// The listing of a text.
pub(super) fn listing(text: &str) -> Result<Listing<'_>, Faults> {
    let mut faults = Faults::new();
    let lines = lex::lines(text, &mut faults);
    let mut parser = Parser {
        listing: Listing {
            text,
            title: "",
            links: Topology::Complete,
            together: false,
            messages: Vec::new(),
            timers: Vec::new(),
            states: Vec::new(),
            parameters: Vec::new(),
            words: Vec::new(),
            draws: false,
            hears_bounces: false,
            body: text.len(),
            lines: Vec::new(),
            warnings: Vec::new(),
            uses_proposal: false,
            active: None,
            shows: Vec::new(),
            handlers: Handlers::default(),
            procedures: Vec::new(),
            comparisons: Vec::new(),
            statements: Vec::new(),
        },
        faults,
        held: Vec::new(),
        procedures: Vec::new(),
        sent: Vec::new(),
        place: Place::When,
        locals: Vec::new(),
        widest: 0,
        depth: 0,
    };
    if !(lines.is_empty() && !parser.faults.is_empty()) {
        parser.read(&lines);
    }
    parser.faults.sort_by_key(|fault| fault.at.start);
    if parser.faults.is_empty() { Ok(parser.listing) } else { Err(parser.faults) }
}

impl<'t> Parser<'t> {
    /// Adds an error and returns `None`.
    pub(super) fn fail<T>(&mut self, fault: Fault) -> Option<T> {
        self.faults.push(fault);
        None
    }

    fn read(&mut self, lines: &[Line<'t>]) {
        self.check_lengths(lines);
        let is_body =
            |line: &Line<'t>| matches!(line.tokens.first().map(|token| token.is), Some(Lexeme::Name("on" | "to")));
        let first = lines.iter().position(is_body).unwrap_or(lines.len());
        self.listing.body = lines.get(first).map_or(self.listing.text.len(), |line| line.at.start);
        let (mut has_links, mut conditions) = (false, Vec::new());
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| !is_body(line)) {
            has_links |= line.text.starts_with("links");
            if index > first {
                self.faults.push(Fault::new(line.at.clone(), "own-late"));
            }
            if let Some(inner) = line.block.first() {
                self.faults.push(Fault::new(inner.at.clone(), "own-no-block"));
            }
            let mut cursor = Cursor::new(line);
            if cursor.is_word(0, "active") || cursor.is_word(0, "show") {
                conditions.push(line);
            } else if self.declaration(&mut cursor).is_some() {
                self.end(&mut cursor);
            }
        }
        let beginning = 0..lines.first().map_or(0, |line| line.at.end);
        if self.listing.title.is_empty() {
            self.faults.push(Fault::new(beginning.clone(), "own-no-title").mend(Some("own-no-title-mend")));
        }
        if !has_links {
            self.faults.push(Fault::new(beginning, "own-no-links").mend(Some("own-links-mend")));
        }
        self.sent = vec![false; self.listing.messages.len()];
        self.listing.handlers.arrivals.resize_with(self.listing.messages.len(), Vec::new);
        self.listing.handlers.timeouts.resize_with(self.listing.timers.len(), Vec::new);
        for line in lines.iter().filter(|line| line.tokens.first().is_some_and(|token| token.is == Lexeme::Name("to")))
        {
            self.header(&mut Cursor::new(line));
        }
        self.listing.procedures.resize_with(self.procedures.len(), Procedure::default);
        for line in conditions {
            let mut cursor = Cursor::new(line);
            if self.condition_line(&mut cursor).is_some() {
                self.end(&mut cursor);
            }
        }
        for line in lines.iter().filter(|line| is_body(line)) {
            let mut cursor = Cursor::new(line);
            (self.locals, self.widest) = (Vec::new(), 0);
            let read = if cursor.takes_word("on") { self.handler(&mut cursor) } else { self.procedure(&mut cursor) };
            if read.is_none() {
                self.statements(&line.block, &mut Vec::new());
            }
        }
        self.check_calls();
        self.listing.hears_bounces = !self.listing.handlers.undeliverable.is_empty();
        self.listing.lines.sort_unstable();
        self.listing.lines.dedup();
        for (message, is_sent) in self.listing.messages.iter().zip(&self.sent) {
            let warn = |key| Fault::new(message.at.clone(), key).text("name", message.name);
            self.listing.warnings.extend((!is_sent).then(|| warn("own-never-sent")));
        }
        for (message, handlers) in self.listing.messages.iter().zip(&self.listing.handlers.arrivals) {
            let warn = |key| Fault::new(message.at.clone(), key).text("name", message.name);
            self.listing.warnings.extend(handlers.is_empty().then(|| warn("own-never-handled")));
        }
    }

    fn check_lengths(&mut self, lines: &[Line<'t>]) {
        for line in lines {
            if line.tokens.len() > MOST_TOKENS {
                let place = line.tokens[MOST_TOKENS].at.clone();
                self.faults.push(Fault::new(place, "own-long-line").number("most", MOST_TOKENS as u64));
            }
            self.check_lengths(&line.block);
        }
    }

    /// Adds an error if the line goes on.
    pub(super) fn end(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<()> {
        if cursor.peek().is_none() { Some(()) } else { self.leftover(cursor) }
    }

    pub(super) fn leftover<T>(&mut self, cursor: &Cursor<'_, 't>) -> Option<T> {
        let place = cursor.at();
        if place.is_empty() {
            return self.fail(Fault::new(place, "own-line-ends"));
        }
        let text = &self.listing.text[place.clone()];
        let fault = Fault::new(place, "own-leftover").text("name", text);
        self.fail(match text {
            "==" => Fault { what: Remark::new("own-equals"), ..fault }.mend(Some("own-equals-mend")),
            "=" => fault.mend(Some("own-assign-mend")),
            _ => fault,
        })
    }

    pub(super) fn sign(&mut self, cursor: &mut Cursor<'_, 't>, sign: &'static str) -> Option<()> {
        if cursor.takes_sign(sign) {
            return Some(());
        }
        self.fail(Fault::new(cursor.at(), "own-expected").text("sign", sign))
    }

    pub(super) fn word(&mut self, cursor: &mut Cursor<'_, 't>, word: &'static str) -> Option<()> {
        if cursor.takes_word(word) {
            return Some(());
        }
        self.fail(Fault::new(cursor.at(), "own-expected").text("sign", word))
    }

    /// Reads a name that is no message.
    pub(super) fn name(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<(&'t str, Range<usize>)> {
        let place = cursor.at();
        match cursor.peek() {
            Some(Lexeme::Name(name)) => {
                cursor.advance();
                Some((name, place))
            }
            Some(Lexeme::Kind(name)) => {
                self.fail(Fault::new(place, "own-is-message").text("name", name).mend(Some("own-is-message-mend")))
            }
            _ => self.fail(Fault::new(place, "own-expected-name")),
        }
    }

    /// Reads a name for something new.
    fn new_name(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<&'t str> {
        let (name, place) = self.name(cursor)?;
        self.check_new(name, place)?;
        Some(name)
    }

    /// Adds an error if the name is reserved or already in use.
    pub(super) fn check_new(&mut self, name: &'t str, place: Range<usize>) -> Option<()> {
        if KEYWORDS.contains(&name) || KNOWN.iter().any(|(known, _)| *known == name) {
            let fault = Fault::new(place, "own-reserved").text("name", name);
            return self.fail(fault.mend(Some("own-reserved-mend")));
        }
        let listing = &self.listing;
        let is_used = listing.states.iter().any(|state| state.name == name)
            || listing.parameters.iter().any(|(known, _)| *known == name)
            || listing.words.contains(&name)
            || self.procedures.iter().any(|procedure| procedure.name == name)
            || self.locals.contains(&name);
        if is_used {
            let fault = Fault::new(place, "own-twice").text("name", name);
            return self.fail(fault.mend(Some("own-reserved-mend")));
        }
        Some(())
    }

    fn check_count(&mut self, count: usize, most: usize, place: Range<usize>, key: &'static str) -> Option<()> {
        if count <= most { Some(()) } else { self.fail(Fault::new(place, key).number("most", most as u64)) }
    }

    fn declaration(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<()> {
        let place = cursor.line.at.clone();
        if let Some(title) = cursor.line.text.strip_prefix("algorithm").filter(|_| cursor.line.tokens.is_empty()) {
            self.listing.title = title.trim_start_matches([' ', ':']).trim();
            return Some(());
        }
        let Some(Lexeme::Name(begins)) = cursor.peek() else { return self.no_declaration(cursor) };
        cursor.advance();
        match begins {
            "links" => {
                self.sign(cursor, ":")?;
                let words: Vec<&str> = cursor.line.text.split([' ', ':']).filter(|word| !word.is_empty()).collect();
                self.listing.links = match words[1..] {
                    ["one-way", "ring"] => Topology::OneWayRing,
                    ["two-way", "ring"] => Topology::TwoWayRing,
                    ["complete", "graph"] => Topology::Complete,
                    _ => return self.fail(Fault::new(place, "own-links").mend(Some("own-links-mend"))),
                };
                while cursor.advance().is_some() {}
            }
            "decides" => {
                self.word(cursor, "together")?;
                self.listing.together = true;
                if self.listing.links != Topology::Complete {
                    return self.fail(Fault::new(place, "own-together").mend(Some("own-together-mend")));
                }
            }
            "message" => self.message(cursor)?,
            "timer" => {
                let (name, place) = self.name(cursor)?;
                if self.listing.timers.contains(&name) {
                    return self
                        .fail(Fault::new(place, "own-twice").text("name", name).mend(Some("own-reserved-mend")));
                }
                self.listing.timers.push(name);
                self.check_count(self.listing.timers.len(), MOST_TIMERS, place, "own-many-timers")?;
            }
            "state" | "stable" => self.state(cursor, begins == "stable")?,
            "parameter" => {
                let place = cursor.at();
                let name = self.new_name(cursor)?;
                self.sign(cursor, ":=")?;
                let at = cursor.at();
                let Value::Number(number) = self.constant(cursor)? else {
                    return self.fail(Fault::new(at, "own-expected-number"));
                };
                self.listing.parameters.push((name, number));
                self.check_count(self.listing.parameters.len(), MOST_PARAMETERS, place, "own-many-parameters")?;
            }
            _ => {
                *cursor = Cursor::new(cursor.line);
                return self.no_declaration(cursor);
            }
        }
        Some(())
    }

    fn no_declaration(&mut self, cursor: &Cursor<'_, 't>) -> Option<()> {
        let place = cursor.at();
        let text = &self.listing.text[place.clone()];
        let known = [
            "algorithm",
            "links",
            "decides",
            "message",
            "timer",
            "state",
            "stable",
            "parameter",
            "active",
            "show",
            "on",
            "to",
        ];
        self.fail(Fault::new(place, "own-declaration").text("name", text).advise(nearest(text, known)))
    }

    /// Reads names in brackets; none if there are no brackets.
    fn names(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Vec<(&'t str, Range<usize>)>> {
        let mut names: Vec<(&'t str, Range<usize>)> = Vec::new();
        if !cursor.takes_sign("(") {
            return Some(names);
        }
        loop {
            let (name, place) = self.name(cursor)?;
            if names.iter().any(|(known, _)| *known == name) {
                return self.fail(Fault::new(place, "own-twice").text("name", name).mend(Some("own-reserved-mend")));
            }
            names.push((name, place));
            if !cursor.takes_sign(",") {
                self.sign(cursor, ")")?;
                return Some(names);
            }
        }
    }

    fn message(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<()> {
        let at = cursor.at();
        let Some(Lexeme::Kind(name)) = cursor.peek() else {
            let text = &self.listing.text[at.clone()];
            let fault = Fault::new(at, "own-no-message-name").text("name", text);
            return self.fail(fault.mend(Some("own-is-message-mend")));
        };
        cursor.advance();
        if self.listing.messages.iter().any(|message| message.name == name) {
            return self.fail(Fault::new(at, "own-twice").text("name", name).mend(Some("own-reserved-mend")));
        }
        let fields: Vec<&'t str> = self.names(cursor)?.into_iter().map(|(name, _)| name).collect();
        self.check_count(fields.len(), MOST_FIELDS, at.clone(), "own-many-fields")?;
        let mut class = MessageClass::default();
        if cursor.takes_sign(":") {
            let (written, place) = self.name(cursor)?;
            let Some((_, known)) = CLASSES.iter().find(|(known, _)| *known == written) else {
                return self.fail(unknown("own-class", written, place, CLASSES.iter().map(|(known, _)| *known)));
            };
            class = *known;
        }
        self.listing.messages.push(Message { name, fields, class, at: at.clone(), line: cursor.line.number });
        self.check_count(self.listing.messages.len(), MOST_MESSAGES, at, "own-many-messages")
    }

    fn state(&mut self, cursor: &mut Cursor<'_, 't>, is_stable: bool) -> Option<()> {
        let place = cursor.at();
        let name = self.new_name(cursor)?;
        self.sign(cursor, ":=")?;
        let (first, held) = if cursor.is_word(1, "of") {
            let (first, at) = self.name(cursor)?;
            cursor.advance();
            let mut held = Vec::new();
            loop {
                let (word, place) = self.name(cursor)?;
                let index = match self.listing.words.iter().position(|known| *known == word) {
                    Some(index) => index,
                    None => {
                        self.check_new(word, place)?;
                        self.listing.words.push(word);
                        self.listing.words.len() - 1
                    }
                };
                held.push(index as u16);
                if !cursor.takes_sign(",") {
                    break;
                }
            }
            self.check_count(held.len(), MOST_WORDS, place.clone(), "own-many-words")?;
            let Some(index) = held.iter().find(|word| self.listing.words[usize::from(**word)] == first) else {
                return self.fail(self.not_held(name, first, at, &held));
            };
            (Value::Word(*index), held)
        } else {
            (self.constant(cursor)?, Vec::new())
        };
        self.listing.states.push(State { name, is_stable, first });
        self.held.push(held);
        self.check_count(self.listing.states.len(), MOST_STATES, place, "own-many-states")
    }

    /// The error that a state cannot hold a word.
    pub(super) fn not_held(&self, state: &str, word: &str, place: Range<usize>, held: &[u16]) -> Fault {
        let words = held.iter().map(|word| self.listing.words[usize::from(*word)]);
        unknown("own-not-held", word, place, words).text("state", state)
    }

    /// Reads a value without names.
    fn constant(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Value> {
        let place = cursor.at();
        match cursor.advance().map(|token| token.is) {
            Some(Lexeme::Number(number)) => Some(Value::Number(number)),
            Some(Lexeme::Sign("@")) => Some(Value::Undefined),
            Some(Lexeme::Name(truth @ ("true" | "false"))) => Some(Value::Bool(truth == "true")),
            Some(Lexeme::Sign("-")) if matches!(cursor.peek(), Some(Lexeme::Number(_))) => {
                Some(Value::Number(-self.constant(cursor)?.number()?))
            }
            Some(Lexeme::Sign(open @ ("[" | "("))) => {
                self.depth += 1;
                if self.depth > lex::MOST_LEVELS {
                    self.depth = 0;
                    return self.fail(Fault::new(place, "own-too-deep").number("most", lex::MOST_LEVELS as u64));
                }
                let close = if open == "[" { "]" } else { ")" };
                let mut items = Vec::new();
                while !cursor.takes_sign(close) {
                    if !items.is_empty() {
                        self.sign(cursor, ",")?;
                    }
                    items.push(self.constant(cursor)?);
                }
                self.depth -= 1;
                Some(match (open, items.len()) {
                    ("[", _) => Value::List(items.into()),
                    (_, 0) => return self.fail(Fault::new(place, "own-expected-value")),
                    (_, 1) => items.remove(0),
                    _ => Value::Tuple(items.into()),
                })
            }
            _ => self.fail(Fault::new(place, "own-expected-constant")),
        }
    }

    /// Reads `active when …` or `show … when …`.
    fn condition_line(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<()> {
        self.place = Place::When;
        self.locals.clear();
        if cursor.takes_word("active") {
            self.word(cursor, "when")?;
            self.listing.active = Some(self.expression(cursor)?);
            return Some(());
        }
        cursor.advance();
        let (name, place) = self.name(cursor)?;
        let Some((_, role)) = ROLES.iter().find(|(known, _)| *known == name) else {
            return self.fail(unknown("own-role", name, place, ROLES.iter().map(|(known, _)| *known)));
        };
        self.word(cursor, "when")?;
        let condition = self.expression(cursor)?;
        self.listing.shows.push((*role, condition));
        Some(())
    }

    /// Reads the first line of a procedure.
    fn header(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<()> {
        cursor.advance();
        let at = cursor.at();
        let name = self.new_name(cursor)?;
        let arguments = self.names(cursor)?.into_iter().map(|(name, _)| name).collect();
        self.procedures.push(Header { name, at, arguments, line: cursor.line.number, calls: Vec::new() });
        Some(())
    }

    fn procedure(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<()> {
        let line = cursor.line;
        // If the first line has an error, `header` has added it.
        let index = self.procedures.iter().position(|procedure| procedure.line == line.number)?;
        self.place = Place::Procedure(index);
        cursor.advance();
        cursor.advance();
        for (name, place) in self.names(cursor)? {
            self.add_local(name, place)?;
        }
        self.sign(cursor, ":")?;
        let block = self.block(cursor);
        self.listing.procedures[index] = Procedure { block, locals: self.widest as u16 };
        Some(())
    }

    fn handler(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<()> {
        let (line, place) = (cursor.line, cursor.at());
        self.place = Place::OtherEvent;
        let mut message = None;
        let mut timer = None;
        let event = cursor.advance().map(|token| token.is);
        match event {
            Some(Lexeme::Name("start" | "revival")) => {}
            Some(Lexeme::Name("undeliverable")) => self.place = Place::Undeliverable,
            Some(Lexeme::Name("timeout")) => timer = Some(self.timer(cursor)?),
            Some(Lexeme::Kind(name)) => {
                self.place = Place::Arrival;
                let index = self.message_named(name, place.clone())?;
                let fields = self.names(cursor)?;
                self.check_arity(index, fields.len(), place)?;
                for (name, place) in fields {
                    self.add_local(name, place)?;
                }
                if cursor.takes_word("from") {
                    let (name, place) = self.name(cursor)?;
                    self.add_local(name, place)?;
                }
                message = Some(index);
            }
            _ => {
                let text = self.listing.text[place.clone()].to_owned();
                let events = ["start", "revival", "undeliverable", "timeout"];
                let messages: Vec<&str> = self.listing.messages.iter().map(|message| message.name).collect();
                return self.fail(unknown("own-event", &text, place, events.into_iter().chain(messages)));
            }
        }
        let mut guard = None;
        if cursor.takes_sign(",") {
            self.word(cursor, "if")?;
            guard = Some(self.expression(cursor)?);
        }
        self.sign(cursor, ":")?;
        let block = self.block(cursor);
        let handler = Handler { line: line.number, guard, block, locals: self.widest as u16 };
        let handlers = &mut self.listing.handlers;
        match (event, message, timer) {
            (_, Some(message), _) => handlers.arrivals[message].push(handler),
            (_, _, Some(timer)) => handlers.timeouts[timer].push(handler),
            (Some(Lexeme::Name("start")), ..) => handlers.start.push(handler),
            (Some(Lexeme::Name("revival")), ..) => handlers.revival.push(handler),
            _ => handlers.undeliverable.push(handler),
        }
        Some(())
    }

    /// Reads the name of a timer.
    pub(super) fn timer(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<usize> {
        let (name, place) = self.name(cursor)?;
        match self.listing.timers.iter().position(|timer| *timer == name) {
            Some(timer) => Some(timer),
            None => {
                let advice = nearest(name, self.listing.timers.iter().copied());
                self.fail(Fault::new(place, "own-no-timer").text("name", name).advise(advice))
            }
        }
    }

    pub(super) fn message_named(&mut self, name: &'t str, place: Range<usize>) -> Option<usize> {
        match self.listing.messages.iter().position(|message| message.name == name) {
            Some(message) => Some(message),
            None => {
                let advice = nearest(name, self.listing.messages.iter().map(|message| message.name));
                self.fail(Fault::new(place, "own-no-message").text("name", name).advise(advice))
            }
        }
    }

    pub(super) fn check_arity(&mut self, message: usize, given: usize, place: Range<usize>) -> Option<()> {
        let message = &self.listing.messages[message];
        let fields = message.fields.len();
        if fields == given {
            return Some(());
        }
        let fields_written = if fields == 0 { String::new() } else { format!("({})", message.fields.join(", ")) };
        let advice = Remark::new("own-arity-mend").with("name", format!("message {}{fields_written}", message.name));
        let fault = Fault::new(place, "own-arity").text("name", message.name).number("count", fields as u64);
        let advice = advice.number("line", message.line.into());
        self.fail(fault.number("given", given as u64).advise(Some(advice)))
    }

    /// Makes a local variable visible and returns its slot.
    pub(super) fn add_local(&mut self, name: &'t str, place: Range<usize>) -> Option<u16> {
        self.check_new(name, place)?;
        self.locals.push(name);
        self.widest = self.widest.max(self.locals.len());
        Some((self.locals.len() - 1) as u16)
    }

    /// The index of the procedure that a statement calls, after the check of the number of arguments.
    pub(super) fn call(&mut self, name: &'t str, given: usize, place: Range<usize>) -> Option<u16> {
        let Some(index) = self.procedures.iter().position(|procedure| procedure.name == name) else {
            let known = self.procedures.iter().map(|procedure| procedure.name);
            let known = known.chain(self.listing.states.iter().map(|state| state.name)).chain(KEYWORDS);
            let advice = nearest(name, known);
            return self.fail(Fault::new(place, "own-no-procedure").text("name", name).advise(advice));
        };
        if let Place::Procedure(caller) = self.place {
            self.procedures[caller].calls.push((index, place.clone()));
        }
        let procedure = &self.procedures[index];
        let wanted = procedure.arguments.len();
        if wanted == given {
            return Some(index as u16);
        }
        let fault = Fault::new(place, "own-arguments").text("name", name).number("count", wanted as u64);
        self.fail(fault.number("given", given as u64))
    }

    /// Adds an error for each procedure that calls itself, and for calls that are nested too deeply.
    fn check_calls(&mut self) {
        /// The number of nested calls of a procedure. `Err`: the cycle of calls.
        fn depth(
            of: usize,
            all: &[Header<'_>],
            path: &mut Vec<usize>,
            known: &mut [Option<usize>],
        ) -> Result<usize, Vec<usize>> {
            if let Some(depth) = known[of] {
                return Ok(depth);
            }
            if let Some(begin) = path.iter().position(|&on_path| on_path == of) {
                return Err(path[begin..].to_vec());
            }
            path.push(of);
            let mut deepest = 0;
            for (callee, _) in &all[of].calls {
                deepest = deepest.max(depth(*callee, all, path, known)?);
            }
            path.pop();
            known[of] = Some(deepest + 1);
            Ok(deepest + 1)
        }
        let mut known = vec![None; self.procedures.len()];
        for index in 0..self.procedures.len() {
            let at = self.procedures[index].at.clone();
            match depth(index, &self.procedures, &mut Vec::new(), &mut known) {
                Ok(depth) if depth > MOST_CALLS => {
                    self.faults.push(Fault::new(at, "own-deep-calls").number("most", MOST_CALLS as u64));
                    return;
                }
                Ok(_) => {}
                Err(cycle) => {
                    let name = |at: usize| self.procedures[cycle[at % cycle.len()]].name;
                    let key = if cycle.len() == 1 { "own-recursion-itself" } else { "own-recursion" };
                    let place = self.procedures[cycle[0]].at.clone();
                    let fault = Fault::new(place, key).text("name", name(0));
                    let fault = if cycle.len() == 1 { fault } else { fault.text("other", name(1)) };
                    self.faults.push(fault.mend(Some("own-recursion-mend")));
                    return;
                }
            }
        }
    }

    /// Adds the text of a statement and returns its index.
    pub(super) fn note_statement(&mut self, place: Range<usize>) -> u16 {
        self.listing.statements.push(&self.listing.text[place]);
        (self.listing.statements.len() - 1) as u16
    }

    /// Reads the rest of a line after its colon, and the lines that are indented below it.
    pub(super) fn block(&mut self, cursor: &mut Cursor<'_, 't>) -> Vec<Statement> {
        let (visible, mut block) = (self.locals.len(), Vec::new());
        let line = cursor.line;
        if cursor.peek().is_none() && line.block.is_empty() {
            self.faults.push(Fault::new(line.at.clone(), "own-empty"));
        }
        if cursor.peek().is_some() {
            self.simple_statements(cursor, &mut block);
        }
        self.statements(&line.block, &mut block);
        self.locals.truncate(visible);
        block
    }

    pub(super) fn cursor<'a>(line: &'a Line<'t>) -> Cursor<'a, 't> {
        Cursor::new(line)
    }
}

/// An error about an unknown name. The advice is the nearest known name, or else the list of all known names.
fn unknown<'k>(
    key: &'static str,
    name: &str,
    place: Range<usize>,
    known: impl Iterator<Item = &'k str> + Clone,
) -> Fault {
    let all = known.clone().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    let advice = nearest(name, known).unwrap_or_else(|| Remark::new("own-one-of").with("names", all));
    Fault::new(place, key).text("name", name).advise(Some(advice))
}
