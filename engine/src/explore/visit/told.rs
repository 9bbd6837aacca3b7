//! The runs that a search has found, made again from the states that they go through.

use super::super::report::{Breaking, Holding, Runs};
use super::super::store::NO_PARENT;
use super::super::{Path, System};
use super::{Site, Visitor};
use crate::protocol::PropertyId;

impl<S: System> Visitor<S> {
    /// The states of the way by which one was first met, itself last.
    pub(super) fn states_to(&self, state: u32) -> Vec<u32> {
        let mut way: Vec<u32> = std::iter::successors(Some(state), |&state| self.store.parent(state)).collect();
        way.reverse();
        way
    }

    /// A run through these states, and one step more if asked for.
    pub(super) fn path(&mut self, way: &[u32], last: Option<u32>) -> Path {
        let (mut rows, mut steps) = (Vec::new(), Vec::new());
        rows.extend(way.first().map(|&first| self.store.row(first).to_vec()));
        for pair in way.windows(2) {
            let place = |visitor: &Self| {
                let (words, row) = (visitor.system.layout().words(), visitor.store.row(pair[1]));
                visitor.out.rows.chunks_exact(words).position(|found| found == row)
            };
            self.go_on_from(pair[0], |visitor| place(visitor).is_some());
            let (index, row) = (place(self), self.store.row(pair[1]));
            steps.extend(index.map(|index| self.out.steps[index]));
            rows.push(row.to_vec());
        }
        if let (Some(index), Some(&parent)) = (last, way.last()) {
            self.go_on_from(parent, |visitor| visitor.out.steps.len() > index as usize);
            let words = self.system.layout().words();
            rows.push(self.out.rows[index as usize * words..][..words].to_vec());
            steps.push(self.out.steps[index as usize]);
        }
        self.system.tell(&rows, &steps)
    }

    /// Where a property first broke.
    pub(super) fn site_of(&self, property: PropertyId) -> Option<Site> {
        self.broken.iter().find(|(broken, _)| *broken == property).map(|(_, site)| *site)
    }

    pub(super) fn holding(&mut self, property: PropertyId) -> Holding {
        match self.site_of(property) {
            Some(site) => Holding::Violated(Box::new(self.breaking(property, site))),
            None if self.is_complete && (property != PropertyId::Termination || self.runs != Runs::Undecided) => {
                Holding::Holds
            }
            None => Holding::Undecided { within: self.depth_of(self.next.min(self.store.len() as u32 - 1)) },
        }
    }

    /// The states to where a property broke, and the step after them if it broke in one.
    pub(super) fn way_to_site(&self, site: Site) -> (Vec<u32>, Option<u32>) {
        match site {
            Site::State(state) => (self.states_to(state), None),
            Site::Step { parent: NO_PARENT, .. } => (Vec::new(), None),
            Site::Step { parent, index } => (self.states_to(parent), Some(index)),
        }
    }

    pub(super) fn breaking(&mut self, property: PropertyId, site: Site) -> Breaking {
        let round = self.cycle.clone().filter(|(states, _)| {
            property == PropertyId::Termination && matches!(site, Site::State(last) if states.last() == Some(&last))
        });
        let ((way, last), round) = match round {
            // Gone round twice, so that it is seen to come again.
            Some((mut states, round)) => {
                states.extend_from_within(states.len() - round as usize..);
                ((states, None), round)
            }
            None => (self.way_to_site(site), 0),
        };
        let steps = (way.len() + usize::from(last.is_some())).saturating_sub(1) as u32 - round;
        Breaking { steps, path: self.path(&way, last), round }
    }
}
