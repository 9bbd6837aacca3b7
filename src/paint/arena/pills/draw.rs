//! Draws messages in the places that were found for them: trails, pills, numbers of several, and arrow heads.

use ratatui::layout::Rect;

use super::super::dots::{self, Dots, Heat, Stroke};
use super::super::geometry::CardSize;
use super::super::stage::Stage;
use super::super::way::Stand;
use super::body::{self, trail_style};
use super::form::{Form, is_marked};
use super::{As, Pill, Pills};
use crate::paint::canvas::Canvas;
use crate::paint::shown::{Part, is_under_way};
use crate::paint::target::Target;
use crate::protocol::{MessageClass, Topology};
use crate::session::model::Message;

/// Up to so many messages leave thick trails on a complete graph; more would cover it.
const THICK_TRAILS: usize = 16;
/// Up to so many leave trails of their whole way there; more leave short tails.
const WHOLE_TRAILS: usize = 48;
/// A short tail, from the middle of its pill on, in units.
const TAIL: f64 = 6.0;

impl Pills<'_> {
    /// Trails behind the messages. On a two-way ring there are none: they run beside the line.
    pub(in super::super) fn trails(&self, dots: &mut Dots, Stage { look, layout, .. }: Stage<'_>) {
        if layout.graph.topology == Topology::TwoWayRing {
            return;
        }
        let complete = layout.graph.topology == Topology::Complete;
        let crowd = if complete { self.pills.len() } else { 0 };
        let thick = layout.lane.is_none() && layout.size <= CardSize::Medium && crowd <= THICK_TRAILS;
        // Beside the trail of the selected message the others are thin, and its own is drawn last, with the way that lies ahead.
        let chosen = self.pills.iter().any(|pill| pill.selected);
        let (others, selected): (Vec<&Pill<'_>>, Vec<_>) = self.pills.iter().partition(|pill| !pill.selected);
        // A trail without its message says nothing, save that of the selected one.
        // Behind messages that stand close together on a lane trails would be read as links between them.
        let others = others.into_iter().filter(|pill| pill.drawn != As::Nothing && pill.way.has_head());
        for pill in others.chain(selected) {
            let (message, path) = (pill.message, &pill.way.path);
            let thick = if chosen { pill.selected } else { thick };
            let (stroke, heat) = if message.lost.is_some() {
                (Stroke::Dotted(1.0), Heat::Lost)
            } else if thick && !message.notice && message.class != MessageClass::Heartbeat {
                (Stroke::Thick, Heat::Trail)
            } else {
                (Stroke::Thin, Heat::Trail)
            };
            let start = if crowd > WHOLE_TRAILS && !pill.selected { (pill.along() - TAIL).max(0.0) } else { 0.0 };
            if pill.selected && message.lost.is_none() {
                let ahead = path.walk(pill.along(), path.length(), dots::STEP);
                dots.line(ahead, Stroke::Dotted(1.0), heat, trail_style(message, look));
            }
            dots.line(path.walk(start, pill.along(), dots::STEP), stroke, heat, trail_style(message, look));
        }
    }

    pub(in super::super) fn draw(&self, canvas: &mut Canvas<'_>, stage: Stage<'_>) {
        for (index, pill) in self.pills.iter().enumerate() {
            match pill.drawn {
                As::Itself(at, stand) => pill.draw(canvas, stage, pill.forms[at], stand),
                As::First(count, at, stand) => self.draw_pile(canvas, stage, (index, count, at), stand),
                As::With(_) | As::Nothing => {}
            }
        }
    }

    fn draw_pile(&self, canvas: &mut Canvas<'_>, stage: Stage<'_>, (index, count, at): (usize, usize, usize), stand: Stand) {
        let (Stage { look, clip, .. }, Stand { body, head, arrow }) = (stage, stand);
        let first = &self.pills[index];
        let others = || self.pills.iter().filter(|pill| pill.drawn == As::With(index));
        let (of_kind, texts) = self.texts(index, count, look);
        let message = first.message;
        body::draw_pile(canvas, clip, look, of_kind, (&texts[at], body));
        if first.selected || others().any(|other| other.selected) {
            body::mark_selected(canvas, clip, look, Form::Plain, body);
        }
        canvas.hit(body.intersection(clip), Target::Message(message.number));
        if is_under_way(message) && body::has_number(count, at) {
            canvas.shown().aggregate(count, body);
        } else {
            canvas.shown().part(Part::Aggregate, body);
        }
        // Those that meet head on go no common way.
        let goes_along = |other: &Pill<'_>| (other.message.from, other.message.to) == (message.from, message.to);
        if message.lost.is_none() && others().all(goes_along) {
            draw_head(canvas, stage, message, head, arrow);
        }
    }
}

impl Pill<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>, stage: Stage<'_>, form: Form, Stand { body, head, arrow }: Stand) {
        let Stage { look, clip, .. } = stage;
        body::draw(canvas, clip, look, self.message, form, body);
        canvas.hit(body.intersection(clip), Target::Message(self.message.number));
        canvas.shown().pill(self.message, body);
        if self.selected {
            let pill = Rect { width: body.width - u16::from(is_marked(self.message)), ..body };
            body::mark_selected(canvas, clip, look, form, pill);
        }
        if self.message.lost.is_none() {
            draw_head(canvas, stage, self.message, head, arrow);
        }
    }
}

fn draw_head(canvas: &mut Canvas<'_>, Stage { look, clip, .. }: Stage<'_>, message: &Message, cell: Rect, arrow: usize) {
    if cell.is_empty() {
        return;
    }
    canvas.hit(cell, Target::Message(message.number));
    canvas.shown().part(Part::Head, cell);
    canvas.put(clip, i32::from(cell.x), i32::from(cell.y), look.glyphs.arrows[arrow], trail_style(message, look));
}
