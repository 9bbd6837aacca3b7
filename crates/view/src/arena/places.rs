//! Layouts that were worked out before: they depend on nothing but the area and the graph, and a picture is drawn many times.

use std::cell::RefCell;
use std::rc::Rc;

use super::geometry::{Graph, Layout};
use super::{band::BandShape, legend};
use crate::prelude::*;
use suffrage_session::model::ground::Seats;

#[derive(Clone, Debug)]
pub enum Placed {
    Graph(Rc<Layout>),
    Band(Rc<BandShape>),
    /// Processes without cards, where they stand on a circle or on a plane.
    Crowd(Rc<Layout>),
    Nothing,
}

/// What a layout depends on: the rows of the legend, the area, the graph, whether the frame has all processes or their
/// sectors, and where processes stand.
type Key = (u16, Rect, Graph, bool, bool, Option<Seats>);

/// The last layouts.
#[derive(Debug, Default)]
pub struct Places(RefCell<Vec<(Key, Placed)>>);

const KEPT: usize = 4;

impl Places {
    /// What was found for a key before, or is found now.
    fn of(&self, key: Key, find: impl FnOnce() -> Placed) -> Placed {
        if let Some((_, placed)) = self.0.borrow().iter().find(|(known, _)| *known == key) {
            return placed.clone();
        }
        let placed = find();
        let mut known = self.0.borrow_mut();
        if known.len() == KEPT {
            known.remove(0);
        }
        known.push((key, placed.clone()));
        placed
    }
}

impl Look {
    /// Where everything is in an area that has no legend; `None` if the graph has no place there.
    pub(crate) fn placed_bare(&self, frame: &Frame, area: Rect) -> Option<Rc<Layout>> {
        let key = (0, area, super::graph(frame, false), true, false, frame.seats.clone());
        let find =
            || super::place(frame, area, 0, false).map_or(Placed::Nothing, |layout| Placed::Graph(layout.into()));
        if let Placed::Graph(layout) = self.places.of(key, find) { Some(layout) } else { None }
    }

    /// Where everything is in an area above a legend; as large and as wide as fits if a class sees it.
    pub(crate) fn placed(&self, frame: &Frame, area: Rect, class: bool) -> Placed {
        let is_whole = frame.processes.len() == frame.n;
        let (graph, legend) = (super::graph(frame, class), legend::rows(frame, &self.texts, area.width));
        let key = (legend, area, graph, is_whole, frame.ring.is_some(), frame.seats.clone());
        let crowd = || super::crowd::place(frame, area, legend).map(|layout| Placed::Crowd(layout.into()));
        let band = || super::band::place(frame, area, legend).map(|shape| Placed::Band(shape.into()));
        let graph = || super::place(frame, area, legend, class).map(|layout| Placed::Graph(layout.into()));
        self.places.of(key, || graph().or_else(crowd).or_else(band).unwrap_or(Placed::Nothing))
    }
}
