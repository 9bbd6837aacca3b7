//! The line of a choice that is settled.

use std::io::Write;

use serde_json::{Value, json};

use super::{Journal, Line, way_of};
use crate::protocol::{Protocol, Timers as _};
use crate::sim::pins::{DirectedLink, Pin};

impl<W: Write> Journal<'_, W> {
    pub(super) fn settled<P: Protocol>(&self, pin: &Pin) -> Line {
        let on = |DirectedLink { from, to, clockwise }: DirectedLink| Line {
            from: Some(self.id(from)),
            to: Some(self.id(to)),
            way: way_of(P::TOPOLOGY, clockwise),
            ..Line::default()
        };
        let (of, is, line) = match *pin {
            Pin::Delay { on: link, ticks, .. } => ("delay", json!(ticks), on(link)),
            Pin::Loss { on: link, copy, lost, .. } => ("loss", json!(lost), Line { copy: copy.then_some(true), ..on(link) }),
            Pin::Copy { on: link, ticks, .. } => ("copy", ticks.map_or(Value::Bool(false), Value::from), on(link)),
            Pin::Notice { ticks, .. } => ("notice", json!(ticks), Line::default()),
            Pin::Draw { process, number, .. } => ("draw", json!(number), self.process(process)),
            Pin::Noticer { process, .. } => ("noticer", json!(self.id(process)), Line::default()),
            Pin::Timer { process, timer, ticks, .. } => {
                let timer = <P::Timer>::ALL.get(timer).map(|timer| timer.name());
                ("timer", json!(ticks), Line { timer, ..self.process(process) })
            }
        };
        Line { of: Some(of), nth: Some(pin.nth()), is: Some(is), ..line }
    }
}
