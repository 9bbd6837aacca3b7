//! Layouts that were worked out before: they depend on nothing but the area and the graph, and a picture is drawn many times.

use std::cell::RefCell;
use std::rc::Rc;

use ratatui::layout::Rect;

use super::band::BandShape;
use super::geometry::{Graph, Layout};
use super::legend;
use crate::session::model::Frame;
use crate::session::model::ground::Seats;
use crate::text::Texts;

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
    /// The past of the ring that was drawn last.
    pub(super) past: RefCell<Option<super::past::Kept>>,
}

const KEPT: usize = 4;

impl Places {
    /// The words of the legend take room from the graph.
    pub fn new(texts: Texts) -> Self {
        Self { layouts: RefCell::default(), legends: RefCell::default(), texts, past: RefCell::default() }
    }

    /// The rows of the legend in an arena of this width.
    pub fn legend_rows(&self, frame: &Frame, width: u16) -> u16 {
        let key = (signs(frame), width);
        let mut legends = self.legends.borrow_mut();
        if let Some((_, rows)) = legends.iter().find(|(known, _)| *known == key) {
            return *rows;
        }
        let rows = legend::rows(frame, &self.texts, width);
        if legends.len() == KEPT {
            legends.remove(0);
        }
        legends.push((key, rows));
        rows
    }

    /// Where everything is in an area that a person works with.
    pub fn of(&self, frame: &Frame, area: Rect) -> Placed {
        self.seen_by(frame, area, false)
    }

    /// Where everything is in an area that has no legend; `None` if the graph has no place there.
    pub fn bare(&self, frame: &Frame, area: Rect) -> Option<Rc<Layout>> {
        let key = (("", false, false), area, super::graph(frame, false), true, false, frame.seats.clone());
        let known = || self.layouts.borrow().iter().find(|(known, _)| *known == key).map(|(_, placed)| placed.clone());
        let placed = known().unwrap_or_else(|| {
            let placed = super::place(frame, area, 0, false).map_or(Placed::Nothing, |layout| Placed::Graph(Rc::new(layout)));
            self.keep(key, placed)
        });
        match placed {
            Placed::Graph(layout) => Some(layout),
            Placed::Band(_) | Placed::Crowd(_) | Placed::Nothing => None,
        }
    }

    fn keep(&self, key: Key, placed: Placed) -> Placed {
        let mut kept = self.layouts.borrow_mut();
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push((key, placed.clone()));
        placed
    }

    /// Where everything is in an area; as large and as wide as fits if a class sees it.
    pub fn seen_by(&self, frame: &Frame, area: Rect, class: bool) -> Placed {
        let key = (
            signs(frame),
            area,
            super::graph(frame, class),
            frame.processes.len() == frame.n,
            frame.ring.is_some(),
            frame.seats.clone(),
        );
        if let Some((_, placed)) = self.layouts.borrow().iter().find(|(known, _)| *known == key) {
            return placed.clone();
        }
        let legend = self.legend_rows(frame, area.width);
        let band = || super::band::place(frame, area, legend).map(|shape| Placed::Band(Rc::new(shape)));
        let crowd = || super::crowd::place(frame, area, legend).map(|layout| Placed::Crowd(Rc::new(layout)));
        let placed = super::place(frame, area, legend, class)
            .map_or_else(|_| crowd().or_else(band).unwrap_or(Placed::Nothing), |layout| Placed::Graph(Rc::new(layout)));
        self.keep(key, placed)
    }
}
