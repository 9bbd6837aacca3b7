//! The lines of acts from outside.

use std::io::Write;

use serde_json::{Value, json};

use super::{Journal, Line, way_of};
use crate::protocol::Ticks;
use crate::sim::command::{LinkAct, Links, NetworkChange, Parts, Probability};
use crate::sim::pins::{DirectedLink, Pin};

impl<W: Write> Journal<'_, W> {
    /// Only acts on links, the network and choices: those on processes, messages and timers are seen by their effects.
    pub(super) fn commanded(&mut self, tick: Ticks, command: Parts<'_>) {
        let between =
            |(from, to): (u32, u32)| Line { from: Some(self.id(from)), to: Some(self.id(to)), ..Line::default() };
        let (event, lines): (_, Vec<Line>) = match command {
            Parts::Links(LinkAct::Cut { pairs, one_way }) => {
                let cut = |&pair| Line { one_way: Some(one_way), ..between(pair) };
                ("cut", pairs.iter().map(cut).collect())
            }
            Parts::Links(LinkAct::Mend(Links::Between(pairs))) => {
                ("mended", pairs.iter().copied().map(between).collect())
            }
            Parts::Links(LinkAct::Mend(Links::All)) => ("mended", vec![Line::default()]),
            Parts::Links(LinkAct::Part(groups)) => {
                let ids = |group: &Vec<u32>| group.iter().map(|&at| self.id(at)).collect();
                ("partitioned", vec![Line { groups: Some(groups.iter().map(ids).collect()), ..Line::default() }])
            }
            Parts::Network(NetworkChange { loss, duplicate, fifo }) => {
                let (loss, duplicate) = (loss.map(Probability::value), duplicate.map(Probability::value));
                ("network", vec![Line { loss, duplicate, fifo: *fifo, ..Line::default() }])
            }
            Parts::Choice(pin) => ("settled", vec![self.settled(pin)]),
            Parts::Processes(..) | Parts::Request(..) | Parts::Message(..) | Parts::Timer(..) => return,
        };
        for line in lines {
            self.write(tick, None, event, line);
        }
    }

    fn settled(&self, pin: &Pin) -> Line {
        let on = |DirectedLink { from, to, clockwise }: DirectedLink| Line {
            from: Some(self.id(from)),
            to: Some(self.id(to)),
            way: way_of(self.nature.topology, clockwise),
            ..Line::default()
        };
        let (of, is, line) = match *pin {
            Pin::Delay { on: link, ticks, .. } => ("delay", json!(ticks), on(link)),
            Pin::Loss { on: link, copy, lost, .. } => {
                ("loss", json!(lost), Line { copy: copy.then_some(true), ..on(link) })
            }
            Pin::Copy { on: link, ticks, .. } => ("copy", ticks.map_or(Value::Bool(false), Value::from), on(link)),
            Pin::Notice { ticks, .. } => ("notice", json!(ticks), Line::default()),
            Pin::Draw { process, number, .. } => ("draw", json!(number), self.process(process)),
            Pin::Noticer { process, .. } => ("noticer", json!(self.id(process)), Line::default()),
            Pin::Timer { process, timer, ticks, .. } => {
                let timer = self.nature.timers.get(timer).copied();
                ("timer", json!(ticks), Line { timer, ..self.process(process) })
            }
        };
        Line { of: Some(of), nth: Some(pin.nth()), is: Some(is), ..line }
    }
}
