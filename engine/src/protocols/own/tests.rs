//! Tests of the language: what a text means, which texts are refused, and what each statement does.

mod fuzz;
mod grammar;
mod handling;
mod refused;
mod texts;

use std::num::NonZeroU32;

use crate::protocol::prelude::*;
use crate::protocols::tests::id;

use super::{Message, Own, Program, State, Step, Timer, Value, Variant};

/// A program with this text.
fn program(text: &str) -> &'static Program {
    Program::keep("test.algo", text).unwrap_or_else(|faults| panic!("{faults:#?}\n{text}"))
}

/// The text of an algorithm on this kind of links, with declarations and handlers.
fn on(links: &str, body: &str) -> String {
    format!("algorithm: Test\nlinks: {links}\n{body}\n")
}

fn ring(body: &str) -> String {
    on("one-way ring", body)
}

fn graph(body: &str) -> String {
    on("complete graph", body)
}

/// One process of an algorithm. It records what the process does.
struct Lab {
    own: Own,
    known: Vec<Id>,
    position: u32,
    state: State,
    done: Done,
}

/// What a process did since the last event.
#[derive(Default)]
struct Done {
    sent: Vec<(Port, Message)>,
    armed: Vec<(&'static str, Ticks)>,
    disarmed: Vec<&'static str>,
    steps: Vec<Step>,
    attested: Vec<Evidence>,
    /// The bounds of random choices. Each choice is the highest possible number.
    chosen: Vec<u32>,
}

impl Effects<Own> for Done {
    fn send(&mut self, to: Port, message: Message) {
        self.sent.push((to, message));
    }

    fn arm(&mut self, timer: Timer, after: Ticks) {
        self.armed.push((timer.name(), after));
    }

    fn disarm(&mut self, timer: Timer) {
        self.disarmed.push(timer.name());
    }

    fn choose(&mut self, below: NonZeroU32) -> u32 {
        self.chosen.push(below.get());
        below.get() - 1
    }

    fn line(&mut self, step: Step) {
        self.steps.push(step);
    }

    fn attest(&mut self, evidence: Evidence) {
        self.attested.push(evidence);
    }
}

impl Lab {
    /// The process with id 20 among the ids 10, 20, 30 and 40.
    fn new(text: &str) -> Self {
        Self::with(text, &Parameters::default(), Given::default())
    }

    fn with(text: &str, parameters: &Parameters, given: Given) -> Self {
        let program = program(text);
        let setup = Setup {
            processes: 4,
            parameters,
            longest_delay: 3,
            process_time: 1,
            parts: &[],
            overlay: &Overlay::default(),
            down: &[],
        };
        let own = Own::new(Variant(program), &setup);
        let known = if program.links == Topology::Complete { [10, 20, 30, 40].map(id).to_vec() } else { Vec::new() };
        let me = Local::of(id(20), 1, &known);
        let state = own.boot(me, &given, None, &mut Done::default());
        Self { own, known, position: 1, state, done: Done::default() }
    }

    fn handle(&mut self, event: Event<Own>) -> &mut Self {
        self.done = Done::default();
        let me = Local::of(id(20), self.position, &self.known);
        self.own.handle(me, &mut self.state, event, &mut self.done);
        self
    }

    fn start(&mut self) -> &mut Self {
        self.handle(Event::Start)
    }

    /// Receives a message with this index.
    fn receive(&mut self, from: Port, kind: u8, values: &[Value]) -> &mut Self {
        let message = Message::new(self.own.program, kind, values.iter().cloned().collect());
        self.handle(Event::Received { from, message })
    }

    fn crash_and_return(&mut self) -> &mut Self {
        let me = Local::of(id(20), self.position, &self.known);
        self.state = self.own.boot(me, &Given::default(), Some(&self.state), &mut Done::default());
        self.handle(Event::Recovered)
    }

    /// The value of a state as text.
    fn value(&self, name: &str) -> String {
        let index = self.own.program.states.iter().position(|state| state.name == name).expect("a declared state");
        self.state.vars[index].shown(self.own.program)
    }

    /// The messages that the process sent: the receiver and the message as JSON.
    fn sent(&self) -> Vec<(u32, String)> {
        let port = |port: Port| if self.known.is_empty() { port.distance() } else { port.position() };
        let json = |message: &Message| serde_json::to_string(message).expect("a message becomes JSON");
        self.done.sent.iter().map(|(to, message)| (port(*to), json(message))).collect()
    }

    fn lines(&self) -> Vec<&'static str> {
        self.done.steps.iter().map(|step| step.name()).collect()
    }

    /// The line and the reason of an error.
    fn halted(&self) -> Option<(u16, &'static str)> {
        self.state.halted.map(|(line, reason)| (line, reason.key()))
    }
}
