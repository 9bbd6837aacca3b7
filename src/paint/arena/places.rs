//! Layouts that were worked out before: they depend on nothing but the area and the graph, and a picture is drawn many times.

use std::cell::RefCell;
use std::rc::Rc;

use ratatui::layout::Rect;

use super::band::BandShape;
use super::geometry::{Graph, Layout};
use crate::session::model::Frame;

#[derive(Clone, Debug)]
pub enum Placed {
    Graph(Rc<Layout>),
    Band(Rc<BandShape>),
    Nothing,
}

/// What a layout depends on: the area, the graph, and whether the frame has all processes or their sectors.
type Key = (Rect, Graph, bool, bool);

#[derive(Debug, Default)]
pub struct Places {
    layouts: RefCell<Vec<(Key, Placed)>>,
    /// The past of the ring that was drawn last.
    pub(super) past: RefCell<Option<super::past::Kept>>,
}

const KEPT: usize = 4;

impl Places {
    pub fn of(&self, frame: &Frame, area: Rect) -> Placed {
        let key = (area, super::graph(frame), frame.processes.len() == frame.n, frame.ring.is_some());
        let mut kept = self.layouts.borrow_mut();
        if let Some((_, placed)) = kept.iter().find(|(known, _)| *known == key) {
            return placed.clone();
        }
        let placed = super::place(frame, area).map_or_else(
            |_| super::band::place(frame, area).map_or(Placed::Nothing, |shape| Placed::Band(Rc::new(shape))),
            |layout| Placed::Graph(Rc::new(layout)),
        );
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push((key, placed.clone()));
        placed
    }
}
