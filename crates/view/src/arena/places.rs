//! Layouts that were worked out before: they depend on nothing but the area and the graph, and a picture is drawn many times.

use std::cell::RefCell;
use std::rc::Rc;

use ratatui::layout::Rect;

use super::geometry::{Graph, Layout};
use super::{band::BandShape, legend};
use suffrage_session::{model::Frame, model::ground::Seats};
use suffrage_text::Texts;

#[derive(Clone, Debug)]
pub enum Placed {
    Graph(Rc<Layout>),
    Band(Rc<BandShape>),
    /// Processes without cards, where they stand on a circle or on a plane.
    Crowd(Rc<Layout>),
    Nothing,
}

/// What a layout depends on: the signs, for which the legend has rows, the area, the graph, whether the frame has all processes or their sectors, and
/// where processes stand.
type Key = (Signs, Rect, Graph, bool, bool, Option<Seats>);

/// What decides how many signs there can be: the protocol, and whether there are heartbeats and returned messages too.
type Signs = (&'static str, bool, bool);

const fn signs(frame: &Frame) -> Signs {
    (frame.protocol, frame.heartbeats, frame.network.bounce)
}

#[derive(Debug)]
pub struct Places {
    layouts: RefCell<Vec<(Key, Placed)>>,
    /// The rows of the legends that were asked for, by signs and width.
    legends: RefCell<Vec<((Signs, u16), u16)>>,
    texts: Texts,
}

const KEPT: usize = 4;

impl Places {
    /// The words of the legend take room from the graph.
    pub fn new(texts: Texts) -> Self {
        Self { layouts: RefCell::default(), legends: RefCell::default(), texts }
    }

    /// The rows of the legend in an arena of this width.
    pub fn legend_rows(&self, frame: &Frame, width: u16) -> u16 {
        remembered(&self.legends, (signs(frame), width), || legend::rows(frame, &self.texts, width))
    }

    /// Where everything is in an area that a person works with.
    pub fn of(&self, frame: &Frame, area: Rect) -> Placed {
        self.seen_by(frame, area, false)
    }

    /// Where everything is in an area that has no legend; `None` if the graph has no place there.
    pub fn bare(&self, frame: &Frame, area: Rect) -> Option<Rc<Layout>> {
        let key = (("", false, false), area, super::graph(frame, false), true, false, frame.seats.clone());
        let make =
            || super::place(frame, area, 0, false).map_or(Placed::Nothing, |layout| Placed::Graph(layout.into()));
        match remembered(&self.layouts, key, make) {
            Placed::Graph(layout) => Some(layout),
            Placed::Band(_) | Placed::Crowd(_) | Placed::Nothing => None,
        }
    }

    /// Where everything is in an area; as large and as wide as fits if a class sees it.
    pub fn seen_by(&self, frame: &Frame, area: Rect, class: bool) -> Placed {
        let is_whole = frame.processes.len() == frame.n;
        let graph = super::graph(frame, class);
        let key = (signs(frame), area, graph, is_whole, frame.ring.is_some(), frame.seats.clone());
        let legend = self.legend_rows(frame, area.width);
        let crowd = || super::crowd::place(frame, area, legend).map(|layout| Placed::Crowd(layout.into()));
        let band = || super::band::place(frame, area, legend).map(|shape| Placed::Band(shape.into()));
        let graph = || super::place(frame, area, legend, class).map(|layout| Placed::Graph(layout.into()));
        remembered(&self.layouts, key, || graph().or_else(crowd).or_else(band).unwrap_or(Placed::Nothing))
    }
}

/// What was made for a key before, or is made now; of the last few keys.
fn remembered<K: PartialEq, V: Clone>(known: &RefCell<Vec<(K, V)>>, key: K, make: impl FnOnce() -> V) -> V {
    if let Some((_, value)) = known.borrow().iter().find(|(known, _)| *known == key) {
        return value.clone();
    }
    let value = make();
    let mut known = known.borrow_mut();
    if known.len() == KEPT {
        known.remove(0);
    }
    known.push((key, value.clone()));
    value
}
