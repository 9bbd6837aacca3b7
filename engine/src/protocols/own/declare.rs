//! Reads declarations.

use super::fault::{At, Fault, nearest, nearest_or_all};
use super::lex::{Lexeme, Line};
use super::parse::{Parser, Place};
use super::program::{CLASSES, Expression, Message, ROLES, State};
use super::value::Value;
use crate::protocol::{MessageClass, Topology};

/// The maximum numbers of declarations.
const MOST_MESSAGES: usize = 12;
const MOST_FIELDS: usize = 8;
const MOST_TIMERS: usize = 8;
const MOST_STATES: usize = 32;
const MOST_WORDS: usize = 16;
const MOST_PARAMETERS: usize = 16;

/// The words that begin a line that is not indented.
const BEGINNINGS: &str = "algorithm links decides message timer state stable parameter active show on to";

impl<'t> Parser<'_, 't> {
    pub(super) fn declaration(&mut self, line: &Line<'t>) -> Option<()> {
        if let Some(title) = line.text.strip_prefix("algorithm").filter(|_| line.tokens.is_empty()) {
            self.listing.title = title.trim_start_matches([' ', ':']).trim();
            return Some(());
        }
        let begin = self.at();
        match self.advance() {
            Some(Lexeme::Name("links")) => {
                self.expect(":")?;
                let words: Vec<&str> = line.text.split([' ', ':']).filter(|word| !word.is_empty()).collect();
                self.listing.links = match words[1..] {
                    ["one-way", "ring"] => Topology::OneWayRing,
                    ["two-way", "ring"] => Topology::TwoWayRing,
                    ["complete", "graph"] => Topology::Complete,
                    _ => {
                        // What follows is read as if a ring or a graph was meant.
                        if line.text.contains("ring") {
                            self.listing.links = Topology::TwoWayRing;
                        }
                        return self.fail_with(line.at.clone(), "algo-links", "algo-links-mend");
                    }
                };
                while self.advance().is_some() {}
            }
            Some(Lexeme::Name("decides")) => {
                self.expect("together")?;
                self.listing.together = true;
                if self.listing.links != Topology::Complete {
                    return self.fail_with(line.at.clone(), "algo-together", "algo-together-mend");
                }
            }
            Some(Lexeme::Name("message")) => self.message()?,
            Some(Lexeme::Name("timer")) => {
                let (name, at) = self.name()?;
                self.check_unique(self.listing.timers.contains(&name), at.clone())?;
                self.listing.timers.push(name);
                self.check_count(self.listing.timers.len(), MOST_TIMERS, at, "algo-many-timers")?;
            }
            Some(Lexeme::Name(kind @ ("state" | "stable"))) => self.state(kind == "stable")?,
            Some(Lexeme::Name("parameter")) => {
                let at = self.at();
                let name = self.new_name()?;
                self.expect(":=")?;
                let of_value = self.at();
                let Value::Number(number) = self.constant()? else {
                    return self.fail(of_value, "algo-expected-number");
                };
                self.listing.parameters.push((name, number));
                self.check_count(self.listing.parameters.len(), MOST_PARAMETERS, at, "algo-many-parameters")?;
            }
            _ => return self.unknown(begin, "algo-declaration", &BEGINNINGS.split(' ').collect::<Vec<_>>(), nearest),
        }
        Some(())
    }

    fn message(&mut self) -> Option<()> {
        let at = self.at();
        let Some(Lexeme::Kind(name)) = self.peek() else {
            return self.blame_with(at, "algo-no-message-name", "algo-is-message-mend");
        };
        self.advance();
        self.check_unique(self.listing.messages.iter().any(|message| message.name == name), at.clone())?;
        let fields: Vec<&'t str> = self.names()?.into_iter().map(|(name, _)| name).collect();
        self.check_count(fields.len(), MOST_FIELDS, at.clone(), "algo-many-fields")?;
        let mut class = Some(MessageClass::default());
        if self.takes(":") {
            let (_, at) = self.name()?;
            let found = self.find(at, "algo-class", &CLASSES.map(|(name, _)| name), nearest_or_all);
            class = found.map(|class| CLASSES[class].1);
        }
        let (at_name, line) = (at.clone(), self.number);
        let known = class.unwrap_or_default();
        self.listing.messages.push(Message { name, fields, class: known, at: at_name, line, is_sent: false });
        self.check_count(self.listing.messages.len(), MOST_MESSAGES, at, "algo-many-messages")?;
        class.map(|_| ())
    }

    fn state(&mut self, is_stable: bool) -> Option<()> {
        let place = self.at();
        let name = self.new_name()?;
        self.expect(":=")?;
        let mut held = Vec::new();
        let first = if matches!(self.rest.get(1), Some((Lexeme::Name("of"), _))) {
            let (first, at) = self.name()?;
            self.advance();
            loop {
                let (word, place) = self.name()?;
                let known = self.listing.words.iter().position(|known| *known == word);
                if known.is_none() {
                    self.check_new(word, place)?;
                    self.listing.words.push(word);
                }
                held.push(known.unwrap_or(self.listing.words.len() - 1) as u16);
                if !self.takes(",") {
                    break;
                }
            }
            self.check_count(held.len(), MOST_WORDS, place.clone(), "algo-many-words")?;
            let Some(index) = held.iter().find(|word| self.listing.words[usize::from(**word)] == first) else {
                return self.add(self.not_held(name, first, at, &held));
            };
            Value::Word(*index)
        } else {
            self.constant()?
        };
        self.listing.states.push(State { name, is_stable, first, held });
        self.check_count(self.listing.states.len(), MOST_STATES, place, "algo-many-states")
    }

    /// The error that a state cannot hold a word.
    pub(super) fn not_held(&self, state: &str, word: &str, at: At, held: &[u16]) -> Fault {
        let words: Vec<&str> = held.iter().map(|word| self.listing.words[usize::from(*word)]).collect();
        let fault = Fault::new(at, "algo-not-held").text("name", word).text("state", state);
        Fault { mend: nearest_or_all(word, &words), ..fault }
    }

    /// Reads a value without names.
    fn constant(&mut self) -> Option<Value> {
        self.depth = 0;
        self.atom()?.constant()
    }

    /// Reads `active when …` or `show … when …`.
    pub(super) fn condition_line(&mut self) -> Option<()> {
        self.place = Place::When;
        self.locals.clear();
        if self.takes("active") {
            self.expect("when")?;
            self.listing.active = Some(self.condition()?);
            return Some(());
        }
        self.advance();
        let (_, at) = self.name()?;
        let (_, role) = ROLES[self.find(at, "algo-role", &ROLES.map(|(name, _)| name), nearest_or_all)?];
        self.expect("when")?;
        let condition = self.condition()?;
        self.listing.shows.push((role, condition));
        Some(())
    }
}

impl Expression {
    /// The value of an expression that the parser read as a constant.
    fn constant(self) -> Option<Value> {
        let all = |items: Vec<Self>| items.into_iter().map(Self::constant).collect::<Option<_>>();
        Some(match self {
            Self::Constant(value) => value,
            Self::Negate(of) => Value::Number(-of.constant()?.number()?),
            Self::List(items) => Value::List(all(items)?),
            Self::Tuple(items) => Value::Tuple(all(items)?),
            _ => return None,
        })
    }
}
