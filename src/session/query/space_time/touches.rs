//! What was done from outside to links and to messages on their way.

use super::Diagram;
use crate::protocol::{Ticks, Topology};
use crate::session::model::space_time::{Touch, TouchKind};
use crate::sim::trace::RecordKind;

impl Diagram<'_> {
    /// What a record tells of links and messages. Where the processes were parted, or all links mended, there is a mark between
    /// any two neighbours that it concerns.
    pub(super) fn add_touches(&mut self, index: u32, tick: Ticks) {
        if tick > self.window.until {
            return;
        }
        let record = self.run.trace().record(index as usize);
        let touch = |what, from: u32| (what, vec![(from as usize, record.at as usize)]);
        let (what, pairs) = match &record.what {
            RecordKind::Cut { from, .. } => touch(TouchKind::Cut, *from),
            RecordKind::Mended { from } => touch(TouchKind::Mended, *from),
            RecordKind::Duplicated { from, .. } => touch(TouchKind::Doubled, *from),
            RecordKind::AllMended => (TouchKind::Mended, self.neighbours().collect()),
            RecordKind::Parted(groups) => {
                let group = |at: usize| groups.iter().position(|group| group.contains(&(at as u32)));
                (TouchKind::Cut, self.neighbours().filter(|&(one, other)| group(one) != group(other)).collect())
            }
            _ => return,
        };
        let processes = self.window.processes;
        let shown = pairs.into_iter().filter(|(one, other)| processes.contains(*one) || processes.contains(*other));
        self.drawn.touches.extend(shown.map(|between| Touch { tick, what, between }));
    }

    fn neighbours(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let n = self.run.count();
        let ring = self.run.facts.topology != Topology::Complete && n > 2;
        self.window.processes.positions().map(move |at| (at, (at + 1) % n)).filter(move |&(one, other)| ring || one < other)
    }
}
