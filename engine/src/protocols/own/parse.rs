//! Reads declarations, handlers and procedures.

use std::ops::Range;

use super::fault::{Fault, Faults, nearest};
use super::lex::{self, Lexeme, Line, Token};
use super::program::{Handler, Handlers, Known, Listing, Procedure, Statement};
use crate::protocol::{Remark, Topology};

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
    /// The lines with characters that are no tokens.
    broken: Vec<Range<usize>>,
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
    pub(super) const fn new(line: &'a Line<'t>) -> Self {
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
        broken: Vec::new(),
        held: Vec::new(),
        procedures: Vec::new(),
        sent: Vec::new(),
        place: Place::When,
        locals: Vec::new(),
        widest: 0,
        depth: 0,
    };
    let of_characters = parser.faults.len();
    if !(lines.is_empty() && of_characters > 0) {
        parser.read(&lines);
    }
    let is_in_broken =
        |fault: &Fault| parser.broken.iter().any(|line| (line.start..=line.end).contains(&fault.at.start));
    let mut of_parser = parser.faults.split_off(of_characters);
    of_parser.retain(|fault| !is_in_broken(fault));
    parser.faults.append(&mut of_parser);
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
        self.check_lines(lines);
        let is_body =
            |line: &Line<'t>| matches!(line.tokens.first().map(|token| token.is), Some(Lexeme::Name("on" | "to")));
        let first = lines.iter().position(is_body).unwrap_or(lines.len());
        self.listing.body = lines.get(first).map_or(self.listing.text.len(), |line| line.at.start);
        let (mut has_links, mut conditions) = (false, Vec::new());
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| !is_body(line)) {
            has_links |= line.text.starts_with("links");
            if index > first {
                self.faults.push(Fault::new(line.at.clone(), "algo-late"));
            }
            if let Some(inner) = line.block.first() {
                self.faults.push(Fault::new(inner.at.clone(), "algo-no-block"));
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
            self.faults.push(Fault::new(beginning.clone(), "algo-no-title").mend(Some("algo-no-title-mend")));
        }
        if !has_links {
            self.faults.push(Fault::new(beginning, "algo-no-links").mend(Some("algo-links-mend")));
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
        self.listing.lines.sort_unstable();
        self.listing.lines.dedup();
        for (message, is_sent) in self.listing.messages.iter().zip(&self.sent) {
            let warn = |key| Fault::new(message.at.clone(), key).text("name", message.name);
            self.listing.warnings.extend((!is_sent).then(|| warn("algo-never-sent")));
        }
        for (message, handlers) in self.listing.messages.iter().zip(&self.listing.handlers.arrivals) {
            let warn = |key| Fault::new(message.at.clone(), key).text("name", message.name);
            self.listing.warnings.extend(handlers.is_empty().then(|| warn("algo-never-handled")));
        }
    }

    fn check_lines(&mut self, lines: &[Line<'t>]) {
        for line in lines {
            if line.tokens.len() > MOST_TOKENS {
                let place = line.tokens[MOST_TOKENS].at.clone();
                self.faults.push(Fault::new(place, "algo-long-line").number("most", MOST_TOKENS as u64));
            }
            if line.is_broken {
                self.broken.push(line.at.clone());
            }
            self.check_lines(&line.block);
        }
    }

    /// Adds an error if the line goes on.
    pub(super) fn end(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<()> {
        if cursor.peek().is_none() { Some(()) } else { self.leftover(cursor) }
    }

    pub(super) fn leftover<T>(&mut self, cursor: &Cursor<'_, 't>) -> Option<T> {
        let place = cursor.at();
        if place.is_empty() {
            return self.fail(Fault::new(place, "algo-line-ends"));
        }
        let text = &self.listing.text[place.clone()];
        let fault = Fault::new(place, "algo-leftover").text("name", text);
        self.fail(match text {
            "==" => Fault { what: Remark::new("algo-equals"), ..fault }.mend(Some("algo-equals-mend")),
            "=" => fault.mend(Some("algo-assign-mend")),
            _ => fault,
        })
    }

    pub(super) fn sign(&mut self, cursor: &mut Cursor<'_, 't>, sign: &'static str) -> Option<()> {
        if cursor.takes_sign(sign) {
            return Some(());
        }
        self.fail(Fault::new(cursor.at(), "algo-expected").text("sign", sign))
    }

    pub(super) fn word(&mut self, cursor: &mut Cursor<'_, 't>, word: &'static str) -> Option<()> {
        if cursor.takes_word(word) {
            return Some(());
        }
        self.fail(Fault::new(cursor.at(), "algo-expected").text("sign", word))
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
                self.fail(Fault::new(place, "algo-is-message").text("name", name).mend(Some("algo-is-message-mend")))
            }
            _ => self.fail(Fault::new(place, "algo-expected-name")),
        }
    }

    /// Reads a name for something new.
    pub(super) fn new_name(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<&'t str> {
        let (name, place) = self.name(cursor)?;
        self.check_new(name, place)?;
        Some(name)
    }

    /// Adds an error if the name is reserved or already in use.
    pub(super) fn check_new(&mut self, name: &'t str, place: Range<usize>) -> Option<()> {
        if KEYWORDS.contains(&name) || KNOWN.iter().any(|(known, _)| *known == name) {
            let fault = Fault::new(place, "algo-reserved").text("name", name);
            return self.fail(fault.mend(Some("algo-reserved-mend")));
        }
        let listing = &self.listing;
        let is_used = listing.states.iter().any(|state| state.name == name)
            || listing.parameters.iter().any(|(known, _)| *known == name)
            || listing.words.contains(&name)
            || self.procedures.iter().any(|procedure| procedure.name == name)
            || self.locals.contains(&name);
        if is_used {
            let fault = Fault::new(place, "algo-twice").text("name", name);
            return self.fail(fault.mend(Some("algo-reserved-mend")));
        }
        Some(())
    }

    /// Reads names in brackets; none if there are no brackets.
    pub(super) fn names(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<Vec<(&'t str, Range<usize>)>> {
        let mut names: Vec<(&'t str, Range<usize>)> = Vec::new();
        if !cursor.takes_sign("(") {
            return Some(names);
        }
        loop {
            let (name, place) = self.name(cursor)?;
            if names.iter().any(|(known, _)| *known == name) {
                return self.fail(Fault::new(place, "algo-twice").text("name", name).mend(Some("algo-reserved-mend")));
            }
            names.push((name, place));
            if !cursor.takes_sign(",") {
                self.sign(cursor, ")")?;
                return Some(names);
            }
        }
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
                return self.fail(unknown("algo-event", &text, place, events.into_iter().chain(messages)));
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
        let known = self.listing.timers.iter().position(|timer| *timer == name);
        known.or_else(|| {
            let advice = nearest(name, self.listing.timers.iter().copied());
            self.fail(Fault::new(place, "algo-no-timer").text("name", name).advise(advice))
        })
    }

    pub(super) fn message_named(&mut self, name: &'t str, place: Range<usize>) -> Option<usize> {
        let known = self.listing.messages.iter().position(|message| message.name == name);
        known.or_else(|| {
            let advice = nearest(name, self.listing.messages.iter().map(|message| message.name));
            self.fail(Fault::new(place, "algo-no-message").text("name", name).advise(advice))
        })
    }

    pub(super) fn check_arity(&mut self, message: usize, given: usize, place: Range<usize>) -> Option<()> {
        let message = &self.listing.messages[message];
        let fields = message.fields.len();
        if fields == given {
            return Some(());
        }
        let fields_written = if fields == 0 { String::new() } else { format!("({})", message.fields.join(", ")) };
        let advice = Remark::new("algo-arity-mend").with("name", format!("message {}{fields_written}", message.name));
        let fault = Fault::new(place, "algo-arity").text("name", message.name).number("count", fields as u64);
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
            return self.fail(Fault::new(place, "algo-no-procedure").text("name", name).advise(advice));
        };
        if let Place::Procedure(caller) = self.place {
            self.procedures[caller].calls.push((index, place.clone()));
        }
        let procedure = &self.procedures[index];
        let wanted = procedure.arguments.len();
        if wanted == given {
            return Some(index as u16);
        }
        let fault = Fault::new(place, "algo-arguments").text("name", name).number("count", wanted as u64);
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
                    self.faults.push(Fault::new(at, "algo-deep-calls").number("most", MOST_CALLS as u64));
                    return;
                }
                Ok(_) => {}
                Err(cycle) => {
                    let name = |at: usize| self.procedures[cycle[at % cycle.len()]].name;
                    let key = if cycle.len() == 1 { "algo-recursion-itself" } else { "algo-recursion" };
                    let place = self.procedures[cycle[0]].at.clone();
                    let fault = Fault::new(place, key).text("name", name(0));
                    let fault = if cycle.len() == 1 { fault } else { fault.text("other", name(1)) };
                    self.faults.push(fault.mend(Some("algo-recursion-mend")));
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
            self.faults.push(Fault::new(line.at.clone(), "algo-empty"));
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
pub(super) fn unknown<'k>(
    key: &'static str,
    name: &str,
    place: Range<usize>,
    known: impl Iterator<Item = &'k str> + Clone,
) -> Fault {
    let all = known.clone().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    let advice = nearest(name, known).unwrap_or_else(|| Remark::new("algo-one-of").with("names", all));
    Fault::new(place, key).text("name", name).advise(Some(advice))
}
