//! What was done from outside to links and to messages on their way.

use super::Diagram;
use crate::protocol::{Explain, Ticks, Topology};
use crate::session::model::space_time::{Touch, TouchKind};
use crate::sim::trace::What;

impl<P: Explain> Diagram<'_, P> {
    /// What a record tells of links and messages. Where the processes were parted, or all links mended, there is a mark between
    /// any two neighbours that it concerns.
    pub(super) fn add_touches(&mut self, index: u32, tick: Ticks) {
        if tick > self.window.until {
            return;
        }
        let record = self.run.trace.record(index as usize);
        let touch = |what, from: u32| (what, vec![(from as usize, record.at as usize)]);
        let (what, pairs) = match &record.what {
            What::Cut { from, .. } => touch(TouchKind::Cut, *from),
            What::Mended { from } => touch(TouchKind::Mended, *from),
            What::Duplicated { from, .. } => touch(TouchKind::Doubled, *from),
            What::AllMended => (TouchKind::Mended, self.neighbours().collect()),
            What::Parted(groups) => {
                let group = |at: usize| groups.iter().position(|group| group.contains(&(at as u32)));
                (TouchKind::Cut, self.neighbours().filter(|&(one, other)| group(one) != group(other)).collect())
            }
            _ => return,
        };
        let processes = &self.window.processes;
        let shown = pairs.into_iter().filter(|(one, other)| processes.contains(one) || processes.contains(other));
        self.touches.extend(shown.map(|between| Touch { tick, what, between }));
    }

    /// The processes of the window, each with the next one.
    fn neighbours(&self) -> impl Iterator<Item = (usize, usize)> + use<P> {
        let n = self.run.moment.world.count();
        let ring = P::TOPOLOGY != Topology::Complete && n > 2;
        self.window.processes.clone().map(move |at| (at, (at + 1) % n)).filter(move |&(one, other)| ring || one < other)
    }
}
