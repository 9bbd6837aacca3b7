//! Where processes are, and which of them an overlay links: from what a file says to places and links by position.

use std::num::NonZeroU32;

use suffrage_engine::protocol::{Overlay, Place, Remark};
use suffrage_engine::sim::chance::{Choice, Choose, Purpose, Seeded};
use suffrage_text::ids;

use super::Scenario;
use super::seating::Moving;

/// To how many of the nearest a process is linked, where a file does not say it.
const NEIGHBOURS: u32 = 6;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Places {
    /// Drawn from the seed.
    Random,
    /// By position.
    Listed(Vec<Place>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OverlayLinks {
    /// Of each process to so many of the nearest.
    Nearest(u32),
    Listed(Vec<(u32, u32)>),
}

impl Scenario {
    /// Places and links of its processes; none where its algorithm has no use for them.
    pub fn overlay(&self) -> Overlay {
        let entry = self.protocol().entry();
        if self.count() > entry.topology.most_processes() {
            // They are too many to be run, which is said; nobody asks where they are.
            return Overlay::default();
        }
        let places = match &self.places {
            _ if !entry.has_places() => Vec::new(),
            Some(Places::Listed(places)) => places.clone(),
            Some(Places::Random) => self.drawn_places(),
            None if entry.has_links() => self.drawn_places(),
            None => Vec::new(),
        };
        let links = match &self.links {
            _ if !entry.has_links() => Vec::new(),
            Some(OverlayLinks::Listed(links)) => links.clone(),
            Some(OverlayLinks::Nearest(count)) => Overlay::nearest(&places, self.torus, *count as usize),
            None => Overlay::nearest(&places, self.torus, self.usual_neighbours() as usize),
        };
        Overlay::new(self.count() as u32, places, self.torus, &links)
    }

    fn usual_neighbours(&self) -> u32 {
        NEIGHBOURS.min((self.count() as u32).saturating_sub(1))
    }

    fn drawn_places(&self) -> Vec<Place> {
        let side = NonZeroU32::MIN.saturating_add(Place::SIDE as u32 - 1);
        let mut chance = Seeded::new(self.seed);
        let mut part = |at: u32, axis| {
            chance.pick(Choice { purpose: Purpose::Place, about: at.into(), number: axis }, side) as u16
        };
        (0..self.count() as u32).map(|at| Place { x: part(at, 0), y: part(at, 1) }).collect()
    }

    /// The lowest position of each part of the overlay that no links join to others; one at most where they join all.
    pub(super) fn overlay_parts(&self) -> Vec<u32> {
        if self.protocol().entry().has_links() { self.overlay().parts(self.count() as u32) } else { Vec::new() }
    }

    /// The least number of nearest neighbours that joins all.
    pub(super) fn joining_neighbours(&self) -> u32 {
        let joins = |count: &u32| {
            let links = Some(OverlayLinks::Nearest(*count));
            Self { links, ..self.without_acts() }.overlay_parts().len() <= 1
        };
        let most = (self.count() as u32).saturating_sub(1);
        (1..most).find(joins).unwrap_or(most)
    }

    /// Its processes and where they are, and nothing that happens to them.
    fn without_acts(&self) -> Self {
        let Self { seed, torus, .. } = *self;
        Self { seed, torus, ids: self.ids.clone(), places: self.places.clone(), ..Self::of(self.variant) }
    }

    /// Takes places and links to the new seats of their processes. Who is new has a drawn place.
    pub(super) fn reseat_overlay(&mut self, moving: &Moving) {
        if let Some(Places::Listed(places)) = &self.places {
            let drawn = self.drawn_places();
            let of = |at: u32| moving.back(at).and_then(|before| places.get(before as usize));
            let moved = drawn.iter().zip(0..).map(|(drawn, at)| *of(at).unwrap_or(drawn)).collect();
            self.places = Some(Places::Listed(moved));
        }
        if let Some(OverlayLinks::Listed(links)) = &mut self.links {
            *links = links.iter().filter_map(|&pair| moving.pair(pair)).collect();
        }
    }

    /// Leaves out what its algorithm has no use for.
    pub(super) fn drop_overlay(&mut self, changes: &mut Vec<Remark>) {
        let entry = self.protocol().entry();
        if !entry.has_places() && (self.places.is_some() || !self.torus) {
            (self.places, self.torus) = (None, true);
            changes.push(ids::CHANGE_PLACES_LEFT_OUT.into());
        }
        if !entry.has_links() && self.links.take().is_some() {
            changes.push(ids::CHANGE_OVERLAY_LEFT_OUT.into());
        }
    }

    /// Links each process to more of the nearest if its links do not join all any more.
    pub(super) fn join_overlay(&mut self, changes: &mut Vec<Remark>) {
        let most = (self.count() as u32).saturating_sub(1);
        if let Some(OverlayLinks::Nearest(count)) = &mut self.links {
            *count = (*count).min(most);
        }
        if self.overlay_parts().len() > 1 {
            let count = self.joining_neighbours();
            self.links = Some(OverlayLinks::Nearest(count));
            changes.push(ids::ChangeNeighbours { count: u64::from(count) }.into());
        }
    }
}
