//! A single act, as an entry of `events` says it, held against a scenario.

use crate::scenario::faults;
use toml::de::DeTable;

use super::given::Known;
use super::{Arrays, is_top_level_value};
use crate::config::{Document, Problem, Reader};
use crate::protocol::Ticks;
use crate::scenario::Scenario;
use crate::scenario::command;
use crate::scenario::seating::Roster;
use crate::sim::command::Command;

pub struct Acts<'s> {
    scenario: &'s Scenario,
    roster: Roster,
}

impl<'s> Acts<'s> {
    pub fn on(scenario: &'s Scenario) -> Self {
        Self { scenario, roster: scenario.roster() }
    }

    /// One act with its tick: `{ at = 4, crash = 7 }`.
    ///
    /// # Errors
    /// What is wrong with it first.
    pub fn read(&self, entry: &str) -> Result<(Ticks, Command), Problem> {
        let text = format!("events = [{entry}]");
        let document = Document::read(&text);
        let mut reader = Reader::new(&text, is_top_level_value);
        let top = Reader::top(document.root());
        let arrays = Arrays::gather(&mut reader, &top);
        let (alterable, clients) = (self.scenario.alterable(), self.scenario.clients());
        let known = Known {
            alterable: alterable.as_deref(),
            clients: &clients,
            follows: self.scenario.follows(),
            roster: Some(&self.roster),
            entry: Some(self.scenario.protocol().entry()),
            bounce: self.scenario.network.bounce,
        };
        let mut acts = command::read(&mut reader, &arrays.of("events"), known);
        if let Some(fault) = reader.finish(&document).into_iter().next() {
            return Err(fault.problem);
        }
        match acts.pop() {
            Some(act) if is_one_entry(document.root(), entry) => Ok(act),
            _ => Err(faults::not_one_entry()),
        }
    }
}

/// Whether a list of acts is this entry and nothing else: it might hold more than one, or end the list and go on with other keys.
fn is_one_entry(document: &DeTable<'_>, entry: &str) -> bool {
    let list = document.iter().next().filter(|_| document.len() == 1).and_then(|(_, list)| list.get_ref().as_array());
    let Some([act]) = list.map(|list| list.iter().as_slice()) else { return false };
    act.span().len() == entry.trim().len()
}
