//! Reads declarations.

use std::ops::Range;

use super::fault::{Fault, nearest};
use super::lex::{Lexeme, MOST_LEVELS};
use super::parse::{Cursor, Parser, Place, unknown};
use super::program::{CLASSES, Message, ROLES, State};
use super::value::Value;
use crate::protocol::{MessageClass, Topology};

/// The maximum numbers of declarations.
const MOST_MESSAGES: usize = 12;
const MOST_FIELDS: usize = 8;
const MOST_TIMERS: usize = 8;
const MOST_STATES: usize = 32;
const MOST_WORDS: usize = 16;
const MOST_PARAMETERS: usize = 16;
impl<'t> Parser<'t> {
    pub(super) fn declaration(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<()> {
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
                    _ => return self.fail(Fault::new(place, "algo-links").mend(Some("algo-links-mend"))),
                };
                while cursor.advance().is_some() {}
            }
            "decides" => {
                self.word(cursor, "together")?;
                self.listing.together = true;
                if self.listing.links != Topology::Complete {
                    return self.fail(Fault::new(place, "algo-together").mend(Some("algo-together-mend")));
                }
            }
            "message" => self.message(cursor)?,
            "timer" => {
                let (name, place) = self.name(cursor)?;
                if self.listing.timers.contains(&name) {
                    return self
                        .fail(Fault::new(place, "algo-twice").text("name", name).mend(Some("algo-reserved-mend")));
                }
                self.listing.timers.push(name);
                self.check_count(self.listing.timers.len(), MOST_TIMERS, place, "algo-many-timers")?;
            }
            "state" | "stable" => self.state(cursor, begins == "stable")?,
            "parameter" => {
                let place = cursor.at();
                let name = self.new_name(cursor)?;
                self.sign(cursor, ":=")?;
                let at = cursor.at();
                let Value::Number(number) = self.constant(cursor)? else {
                    return self.fail(Fault::new(at, "algo-expected-number"));
                };
                self.listing.parameters.push((name, number));
                self.check_count(self.listing.parameters.len(), MOST_PARAMETERS, place, "algo-many-parameters")?;
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
        self.fail(Fault::new(place, "algo-declaration").text("name", text).advise(nearest(text, known)))
    }

    fn message(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<()> {
        let at = cursor.at();
        let Some(Lexeme::Kind(name)) = cursor.peek() else {
            let text = &self.listing.text[at.clone()];
            let fault = Fault::new(at, "algo-no-message-name").text("name", text);
            return self.fail(fault.mend(Some("algo-is-message-mend")));
        };
        cursor.advance();
        if self.listing.messages.iter().any(|message| message.name == name) {
            return self.fail(Fault::new(at, "algo-twice").text("name", name).mend(Some("algo-reserved-mend")));
        }
        let fields: Vec<&'t str> = self.names(cursor)?.into_iter().map(|(name, _)| name).collect();
        self.check_count(fields.len(), MOST_FIELDS, at.clone(), "algo-many-fields")?;
        let mut class = MessageClass::default();
        if cursor.takes_sign(":") {
            let (written, place) = self.name(cursor)?;
            let Some((_, known)) = CLASSES.iter().find(|(known, _)| *known == written) else {
                return self.fail(unknown("algo-class", written, place, CLASSES.iter().map(|(known, _)| *known)));
            };
            class = *known;
        }
        self.listing.messages.push(Message { name, fields, class, at: at.clone(), line: cursor.line.number });
        self.check_count(self.listing.messages.len(), MOST_MESSAGES, at, "algo-many-messages")
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
                let known = self.listing.words.iter().position(|known| *known == word);
                if known.is_none() {
                    self.check_new(word, place)?;
                    self.listing.words.push(word);
                }
                held.push(known.unwrap_or(self.listing.words.len() - 1) as u16);
                if !cursor.takes_sign(",") {
                    break;
                }
            }
            self.check_count(held.len(), MOST_WORDS, place.clone(), "algo-many-words")?;
            let Some(index) = held.iter().find(|word| self.listing.words[usize::from(**word)] == first) else {
                return self.fail(self.not_held(name, first, at, &held));
            };
            (Value::Word(*index), held)
        } else {
            (self.constant(cursor)?, Vec::new())
        };
        self.listing.states.push(State { name, is_stable, first });
        self.held.push(held);
        self.check_count(self.listing.states.len(), MOST_STATES, place, "algo-many-states")
    }

    /// The error that a state cannot hold a word.
    pub(super) fn not_held(&self, state: &str, word: &str, place: Range<usize>, held: &[u16]) -> Fault {
        let words = held.iter().map(|word| self.listing.words[usize::from(*word)]);
        unknown("algo-not-held", word, place, words).text("state", state)
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
                if self.depth > MOST_LEVELS {
                    self.depth = 0;
                    return self.fail(Fault::new(place, "algo-too-deep").number("most", MOST_LEVELS as u64));
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
                    (_, 0) => return self.fail(Fault::new(place, "algo-expected-value")),
                    (_, 1) => items.remove(0),
                    _ => Value::Tuple(items.into()),
                })
            }
            _ => self.fail(Fault::new(place, "algo-expected-constant")),
        }
    }

    /// Reads `active when …` or `show … when …`.
    pub(super) fn condition_line(&mut self, cursor: &mut Cursor<'_, 't>) -> Option<()> {
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
            return self.fail(unknown("algo-role", name, place, ROLES.iter().map(|(known, _)| *known)));
        };
        self.word(cursor, "when")?;
        let condition = self.expression(cursor)?;
        self.listing.shows.push((*role, condition));
        Some(())
    }

    fn check_count(&mut self, count: usize, most: usize, place: Range<usize>, key: &'static str) -> Option<()> {
        if count <= most { Some(()) } else { self.fail(Fault::new(place, key).number("most", most as u64)) }
    }
}
