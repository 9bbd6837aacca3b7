//! What two runs on the screen are compared by.

use super::Session;
use super::difference::{Finder, apart};
use super::lane::Lane;
use super::model::comparison::{Comparison, Difference};
use super::model::{Ask, Sign};
use super::query::describe_command::{Teller, called};
use crate::protocol::Remark;

impl Session {
    pub const fn difference(&self) -> Option<&Difference> {
        self.finder.found()
    }

    fn sides_mut(&mut self) -> Option<[&mut Lane; 2]> {
        let (here, there) = (&mut self.lane, self.beside.as_mut()?);
        Some(if self.focus == 0 { [here, there] } else { [there, here] })
    }

    /// The moment on the screen, of both runs. `revealed`: a difference that lies beyond it is told too.
    pub fn comparison(&mut self, asks: [&Ask; 2], revealed: bool) -> Option<Comparison> {
        let other = self.beside.as_mut()?;
        let selected = {
            let position = asks[self.focus].selected;
            let mut selected = [Some(position); 2];
            selected[1 - self.focus] = same_process(&self.lane, other, position);
            selected
        };
        let asked = [0, 1].map(|side| Ask { selected: selected[side].unwrap_or_default(), ..*asks[side] });
        let (focus, here) = (self.focus, self.lane.frame(&self.tree, &asked[self.focus]));
        let there = other.frame(&self.tree, &asked[1 - focus]);
        let mut sides = if focus == 0 { [here, there] } else { [there, here] };
        // What a scenario tells and asks was written for a run by itself.
        for frame in &mut sides {
            frame.stops.clear();
            for marks in [&mut frame.marks, &mut frame.marks_ahead] {
                marks.retain(|mark| mark.sign != Sign::Note);
            }
        }
        let rested = [0, 1].map(|side| self.side(side).and_then(|lane| lane.run.rested()));
        let happened = self.difference_has_happened();
        Some(Comparison {
            clock: self.clock(),
            sides,
            focus,
            selected,
            rested,
            apart: self.apart(revealed),
            difference: self.finder.found().filter(|_| happened || revealed).cloned(),
            ahead: !happened,
        })
    }

    /// What tells the two apart besides their algorithms: the settings; of two branches of one tree, their names and their own acts.
    fn apart(&self, revealed: bool) -> [Vec<Remark>; 2] {
        let [Some(left), Some(right)] = [0, 1].map(|side| self.side(side)) else { return self.apart.clone() };
        let shared = self.tree.shared(left.branch(), right.branch()).filter(|_| left.branch() != right.branch());
        let Some(shared) = shared else { return self.apart.clone() };
        let tick = self.tick();
        let mut lanes = [left, right].into_iter();
        self.apart.clone().map(|settings| {
            let Some(lane) = lanes.next() else { return settings };
            let mut course = self.tree.course(lane.branch()).split_off(&shared.saturating_add(1));
            course.retain(|&entered, _| entered <= tick || revealed);
            let id_at = |position: usize| lane.run.ids().get(position).copied();
            let acts = Teller::new(lane.scenario(), &id_at).course(&course);
            std::iter::once(called(&self.tree, lane.branch())).chain(acts).chain(settings).collect()
        })
    }

    fn difference_has_happened(&self) -> bool {
        let Some(found) = self.finder.found() else { return false };
        let tick = self.tick();
        if found.tick != tick {
            return found.tick < tick;
        }
        let shown = self.lanes().filter(|lane| lane.tick() == tick).map(|lane| lane.events().0).max();
        found.sides.iter().filter_map(|doing| doing.event).max().unwrap_or_default() <= shown.unwrap_or_default()
    }

    /// The moment has changed: the ticks that both runs have gone through are compared.
    pub(super) fn compare(&mut self) {
        let until = self.tick();
        let mut finder = std::mem::take(&mut self.finder);
        if let Some(sides) = self.sides_mut() {
            finder.find(sides.map(|lane| &mut lane.run), until);
        }
        self.finder = finder;
    }

    pub(super) fn compare_anew(&mut self) {
        self.finder = Finder::default();
        if let Some([left, right]) = self.sides_mut() {
            self.apart = apart([left.scenario(), right.scenario()]);
        }
    }
}

/// The position in another run of the process at a position: nearly always the same one sits in the same place.
fn same_process(here: &Lane, there: &Lane, position: usize) -> Option<usize> {
    let id = *here.run.ids().get(position)?;
    if there.run.ids().get(position) == Some(&id) { Some(position) } else { there.run.position_of(id) }
}
