//! Messages: a pill on its link with a trail behind it and an arrow head before it; a cross where one was lost.

mod body;
mod crowd;
mod occupancy;
mod places;
mod priority;

use ratatui::layout::Rect;

use super::cuts::Drawn;
use super::dots::{self, Dots, Heat, Stroke};
use super::geometry::CardSize;
use super::hub;
use super::path::Path;
use super::stage::{Label, Stage};
use crate::paint::View;
use crate::paint::canvas::{Canvas, inside};
use crate::paint::shown::Part;
use crate::paint::target::Target;
use crate::protocol::{MessageClass, Topology};
use crate::session::model::{CutLinks, Frame, Message};
use body::{head, trail_style};
use crowd::Crowd;
use occupancy::{BLANK, FIXED, MESSAGE, Occupancy, WORDS, beside};
use places::{Form, Found};
use priority::Priority;

/// How long a lost message stays on the screen, in ticks.
const LOST_STAYS: f64 = 1.5;

/// Up to so many messages leave thick trails on a complete graph; more would cover it.
const THICK_TRAILS: usize = 16;
/// Up to so many leave trails of their whole way there; more leave short tails.
const WHOLE_TRAILS: usize = 48;
/// A short tail, from the middle of its pill on, in units.
const TAIL: f64 = 6.0;

pub(super) struct Pills<'a> {
    pills: Vec<Pill<'a>>,
    occupancy: Occupancy,
}

struct Pill<'a> {
    message: &'a Message,
    path: Path,
    along: f64,
    /// What is drawn where; `None` where there is no place even for one glyph.
    body: Option<(Form, Rect)>,
    selected: bool,
}

pub(super) struct Wanted<'a> {
    /// The messages, the oldest first; their ends are cards of the layout.
    pub(super) messages: &'a [Message],
    /// The time, in ticks.
    pub(super) now: f64,
    /// The number of the selected message.
    pub(super) message: Option<u32>,
    pub(super) process: Option<usize>,
}

impl<'a> Pills<'a> {
    /// Finds a place for every message of a frame that is clear of what stands beside the cards and of the marks of cuts.
    pub(super) fn place(stage: Stage<'_>, frame: &'a Frame, view: &View, cuts: &Drawn, besides: &[Label]) -> Self {
        let now = frame.clock.tick as f64 + view.glide;
        let mut occupancy = Occupancy::new(stage.clip);
        for (x, y) in cuts.cells().filter(|&(x, y)| inside(stage.clip, x, y)) {
            occupancy.take(Rect { x: x as u16, y: y as u16, width: 1, height: 1 }, FIXED);
        }
        for beside in besides {
            occupancy.take(beside.place, FIXED);
        }
        for line in hub::cells(stage, frame) {
            occupancy.take(beside(line, 1), WORDS);
        }
        let wanted = Wanted { messages: &frame.messages, now, message: view.message, process: Some(view.selected) };
        Self::place_in(occupancy, stage, &wanted, Some((&frame.cuts, cuts)))
    }

    pub(super) fn place_all(stage: Stage<'_>, wanted: &Wanted<'a>) -> Self {
        Self::place_in(Occupancy::new(stage.clip), stage, wanted, None)
    }

    fn place_in(mut occupancy: Occupancy, stage: Stage<'_>, wanted: &Wanted<'a>, cuts: Option<(&CutLinks, &Drawn)>) -> Self {
        let layout = stage.layout;
        layout.cards.iter().for_each(|&card| occupancy.take(card, FIXED));
        let mut crowd = Crowd::new(wanted.messages.len(), stage.clip);
        let mut placed = Self { pills: Vec::new(), occupancy };
        for (priority, message) in priority::order(wanted.messages, wanted.message, wanted.process) {
            if !layout.has_way(message.from, message.to) || is_over(message, wanted.now) || !crowd.admits(priority, message) {
                continue;
            }
            let pill = placed.pill(message, priority == Priority::Selected, wanted.now, stage, cuts);
            crowd.count(priority, pill.body.is_some());
            if let Some((form, body)) = pill.body {
                placed.occupancy.take(beside(body, form.air()), BLANK);
                placed.occupancy.take(body, MESSAGE);
            }
            placed.pills.push(pill);
        }
        placed
    }

    fn pill(
        &self,
        message: &'a Message,
        selected: bool,
        now: f64,
        stage: Stage<'_>,
        cuts: Option<(&CutLinks, &Drawn)>,
    ) -> Pill<'a> {
        let (layout, ends) = (stage.layout, (message.from, message.to));
        let clockwise = match layout.graph.topology {
            Topology::OneWayRing => !message.notice,
            Topology::TwoWayRing | Topology::Complete => message.clockwise,
        };
        let path = layout.route(ends.0, ends.1, clockwise);
        let stop = match cuts {
            Some((cuts, drawn)) if cuts.is_cut(ends.0, ends.1) => drawn.stop(&path, layout, ends),
            _ => f64::INFINITY,
        };
        let Found { along, body } = places::find(stage, message, &path, (now, stop), &self.occupancy);
        Pill { message, path, along, body, selected }
    }

    #[cfg(test)]
    pub(super) fn messages(&self) -> impl Iterator<Item = &Message> {
        self.pills.iter().filter(|pill| pill.body.is_some()).map(|pill| pill.message)
    }

    #[cfg(test)]
    pub(super) fn bodies(&self) -> impl Iterator<Item = Rect> + '_ {
        self.pills.iter().filter_map(|pill| pill.body).map(|(_, body)| body)
    }

    pub(super) fn trails(&self, dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>) {
        let complete = layout.graph.topology == Topology::Complete;
        let crowd = if complete { self.pills.len() } else { 0 };
        let thick = layout.lane.is_none() && layout.size <= CardSize::Medium && crowd <= THICK_TRAILS;
        // Beside the trail of the selected message the others are thin, and its own is drawn last, with the way that lies ahead.
        let chosen = self.pills.iter().any(|pill| pill.selected);
        let (others, selected): (Vec<&Pill<'_>>, Vec<_>) = self.pills.iter().partition(|pill| !pill.selected);
        // A trail without its message says nothing, save that of the selected one.
        let others = others.into_iter().filter(|pill| pill.body.is_some());
        for pill in others.chain(selected) {
            let message = pill.message;
            let thick = if chosen { pill.selected } else { thick };
            let (stroke, heat) = if message.lost.is_some() {
                (Stroke::Dotted(1.0), Heat::Lost)
            } else if thick && !message.notice && message.class != MessageClass::Heartbeat {
                (Stroke::Thick, Heat::Trail)
            } else {
                (Stroke::Thin, Heat::Trail)
            };
            let start = if crowd > WHOLE_TRAILS && !pill.selected { (pill.along - TAIL).max(0.0) } else { 0.0 };
            if pill.selected && message.lost.is_none() {
                let ahead = pill.path.walk(pill.along, pill.path.length(), dots::STEP);
                dots.line(ahead, Stroke::Dotted(1.0), heat, trail_style(message, look));
            }
            dots.line(pill.path.walk(start, pill.along, dots::STEP), stroke, heat, trail_style(message, look));
        }
    }

    pub(super) fn draw(mut self, canvas: &mut Canvas<'_>, Stage { look, clip, .. }: Stage<'_>) {
        for pill in &self.pills {
            if let Some((form, body)) = pill.body {
                body::draw(canvas, clip, look, pill.message, form, body);
                canvas.hit(body.intersection(clip), Target::Message(pill.message.number));
                canvas.shown().pill(pill.message, body);
                if pill.selected {
                    body::mark_selected(canvas, clip, look, form, body);
                }
            }
        }
        for pill in &self.pills {
            if let Some((_, body)) = pill.body
                && pill.message.lost.is_none()
            {
                let (dx, dy) = pill.path.heading(pill.along);
                let (direction, (x, y)) = head(body, dx, dy);
                let cell = Rect { x: x.max(0) as u16, y: y.max(0) as u16, width: 1, height: 1 };
                // Beyond the head another pill would be read together with it.
                let beyond = Rect { x: (x + dx.signum() as i32).max(0) as u16, ..cell };
                let is_level = y == i32::from(body.y) + i32::from(body.height) / 2;
                let parts = !is_level || self.occupancy.is_free(beyond, MESSAGE);
                if inside(clip, x, y) && parts && self.occupancy.is_free(cell, FIXED | MESSAGE | WORDS) {
                    self.occupancy.take(cell, MESSAGE);
                    canvas.hit(cell, Target::Message(pill.message.number));
                    canvas.shown().part(Part::Head, cell);
                    canvas.put(clip, x, y, look.glyphs.arrows[direction], trail_style(pill.message, look));
                }
            }
        }
    }
}

/// Whether a message was lost too long ago to be shown.
fn is_over(message: &Message, now: f64) -> bool {
    message.lost.is_some_and(|lost| now - lost as f64 > LOST_STAYS)
}

#[cfg(test)]
mod tests;
