//! The lens: the selected process among its neighbours, with the messages between them, as in a picture of a small graph.

use ratatui::layout::Rect;

use super::super::cards;
use super::super::curve::{Curve, Point, Shape};
use super::super::dots::{self, Dots, Heat, Stroke};
use super::super::geometry::{CardSize, Graph, Layout};
use super::super::layout::layout;
use super::super::legend::{self, Selected};
use super::super::pills::{Pills, Wanted};
use super::super::stage::Stage;
use super::corners;
use crate::engine::Process;
use crate::paint::canvas::Canvas;
use crate::paint::{Look, View};
use crate::protocol::{Role, Topology};
use crate::session::model::{Frame, Message};

const ENOUGH: usize = 5;

pub(super) struct Lens {
    /// The first of them in the frame's list of neighbours.
    first: usize,
    count: usize,
    layout: Layout,
    /// The graph of a ring has a card of no width at both ends, where links and messages come from and go to.
    ends: usize,
    area: Rect,
}

impl Lens {
    /// The largest cards of which enough fit into a place, or as many as do.
    pub(super) fn new(frame: &Frame, place: Rect) -> Option<Self> {
        let near = &frame.ring.as_ref()?.near;
        let digits = super::super::digits_of(frame, near);
        if frame.topology == Topology::Complete && place.height > 1 {
            Self::graph(near, place, digits)
        } else {
            Self::row(frame, near, place, digits)
        }
    }

    fn graph(near: &[Process], place: Rect, digits: u16) -> Option<Self> {
        let most = near.len().min(9);
        let graph = |n: usize| Graph { n, topology: Topology::Complete, id_digits: digits, presented: false };
        let fitting = (1..=most / 2).rev().map(|side| 2 * side + 1).filter_map(|n| Some((n, layout(place, graph(n)).ok()?)));
        let mut fitting: Vec<(usize, Layout)> = fitting.collect();
        // Chips of one row have no room for messages between them where there is little height.
        let smallest = if place.height >= 9 { CardSize::Small } else { CardSize::Medium };
        let of_size = |least: usize, size: CardSize| fitting.iter().position(|(n, layout)| *n >= least && layout.size <= size);
        let best = of_size(ENOUGH, CardSize::Medium).or_else(|| of_size(ENOUGH, smallest)).or_else(|| of_size(3, smallest))?;
        let (count, layout) = fitting.swap_remove(best);
        Some(Self { first: (near.len() - count) / 2, count, layout, ends: 0, area: place })
    }

    fn row(frame: &Frame, near: &[Process], place: Rect, digits: u16) -> Option<Self> {
        let two_way = frame.topology == Topology::TwoWayRing;
        let pill = digits.max(2) + 3;
        let rows = |size: CardSize, lane: bool| size.cells(digits.max(2)).1 + if lane { 1 + u16::from(two_way) } else { 0 };
        let sizes = [
            (CardSize::XLarge, pill, false),
            (CardSize::Large, pill, false),
            (CardSize::Medium, pill, false),
            (CardSize::Large, 1, true),
            (CardSize::Medium, 1, true),
            (CardSize::Small, 1, frame.topology != Topology::Complete),
        ];
        let fitting = sizes.into_iter().filter(|&(size, _, lane)| rows(size, lane) <= place.height).map(|(size, gap, lane)| {
            let width = size.cells(digits.max(2)).0;
            let tails = 2 * gap.max(3);
            let count = usize::from((place.width + gap).saturating_sub(tails) / (width + gap)).min(near.len());
            // An odd number has a middle; a small ring has no more than it has.
            let count = if count.is_multiple_of(2) && count < frame.n { count.saturating_sub(1) } else { count };
            (size, gap, lane, count)
        });
        let fitting: Vec<_> = fitting.filter(|&(.., count)| count > 0).collect();
        let enough = fitting.iter().find(|&&(.., count)| count >= ENOUGH.min(near.len()));
        let &(size, gap, lane, count) = enough.or_else(|| fitting.iter().max_by_key(|&&(.., count)| count))?;
        let (width, height) = size.cells(digits.max(2));
        let height_in_all = rows(size, lane);
        let taken = count as u16 * (width + gap) - gap;
        let tail = gap.max(3).min((place.width - taken) / 2);
        let area = Rect {
            x: place.x + (place.width - taken) / 2 - tail,
            y: place.y + (place.height - height_in_all) / 2,
            width: taken + 2 * tail,
            height: height_in_all,
        };
        let mut cards = vec![Rect { x: area.x, y: area.y, width: 0, height }];
        cards.extend((0..count as u16).map(|at| Rect { x: area.x + tail + at * (width + gap), y: area.y, width, height }));
        cards.push(Rect { x: area.right(), y: area.y, width: 0, height });
        let layout = straight(
            cards,
            area,
            size,
            Graph { n: count + 2, topology: frame.topology, id_digits: digits, presented: false },
            lane,
        );
        Some(Self { first: (near.len() - count) / 2, count, layout, ends: 1, area })
    }

    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// What marks the selected process on its card.
    pub(super) fn marks_selected(&self) -> legend::Lens {
        match Selected::on_cards(self.layout.size) {
            Selected::Corners => legend::Lens::Corners,
            Selected::Pointers => legend::Lens::Pointers,
            Selected::Underline | Selected::Arrow(..) => legend::Lens::None,
        }
    }

    pub(super) fn area(&self) -> Rect {
        self.area
    }

    /// The two corners between which it is seen from a point outside.
    pub(super) fn seen_from(&self, point: Point) -> [Point; 2] {
        let area = Rect { height: self.area.height.min(self.layout.cards[0].height.max(self.area.height)), ..self.area };
        let corners = corners(area);
        let middle = Point { x: f64::midpoint(corners[0].x, corners[2].x), y: f64::midpoint(corners[0].y, corners[2].y) };
        let straight = (middle.y - point.y).atan2(middle.x - point.x);
        let turn = |corner: &Point| {
            let angle = (corner.y - point.y).atan2(corner.x - point.x) - straight;
            angle.sin().atan2(angle.cos())
        };
        let least = corners.iter().copied().min_by(|one, other| turn(one).total_cmp(&turn(other))).unwrap_or(corners[0]);
        let most = corners.iter().copied().max_by(|one, other| turn(one).total_cmp(&turn(other))).unwrap_or(corners[2]);
        [least, most]
    }

    fn messages(&self, frame: &Frame, shown: &[Process]) -> Vec<Message> {
        // In a row, the messages of a complete graph would run through the cards.
        if frame.topology == Topology::Complete && self.ends > 0 {
            return Vec::new();
        }
        let n = frame.n;
        let first = shown.first().map_or(0, |process| process.position);
        let place = |position: usize| {
            let along = (position + n - first) % n;
            if along < self.count {
                return Some(along + self.ends);
            }
            // What comes from just before the first, or goes to just after the last, is seen at its end.
            (self.ends == 1 && along == self.count).then_some(self.count + 1).or((self.ends == 1 && along == n - 1).then_some(0))
        };
        let messages = frame.messages.iter().filter_map(|message| {
            let (from, to) = (place(message.from)?, place(message.to)?);
            Some(Message { from, to, ..message.clone() })
        });
        messages.collect()
    }

    fn shown<'a>(&self, frame: &'a Frame) -> Option<&'a [Process]> {
        frame.ring.as_ref()?.near.get(self.first..self.first + self.count)
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_>, clip: Rect, frame: &Frame, view: &View, look: &Look) {
        let Some(shown) = self.shown(frame) else { return };
        let stage = Stage { look, layout: &self.layout, clip: clip.intersection(self.area) };
        canvas.fill(stage.clip, self.area, look.theme.text());
        let messages = self.messages(frame, shown);
        let now = frame.clock.tick as f64 + view.glide;
        let pills = Pills::place_all(stage, &Wanted { messages: &messages, now, message: view.message, without_beats: false });
        let mut dots = Dots::new(stage.clip);
        let cut = self.links(&mut dots, frame, shown, look);
        pills.trails(&mut dots, stage);
        dots.draw(look.glyphs.lines, canvas);
        for (x, y) in cut {
            canvas.put(stage.clip, x, y, look.glyphs.cut, look.theme.fault());
        }
        let places = self.layout.cards[self.ends..].iter().copied();
        cards::draw(canvas, stage, shown.iter().zip(places), (view.selected, frame.strip));
        pills.draw(canvas, stage);
    }

    /// Draws the links; gives the cells in the middle of those that are cut.
    fn links(&self, dots: &mut Dots, frame: &Frame, shown: &[Process], look: &Look) -> Vec<(i32, i32)> {
        let mut cut = Vec::new();
        let first = shown.first().map_or(0, |process| process.position);
        let position = |place: usize| (first + frame.n + place - self.ends) % frame.n;
        let down = |place: usize| {
            let process = place.checked_sub(self.ends).and_then(|at| shown.get(at));
            process.is_some_and(|process| process.role == Role::Crashed)
        };
        let n = self.layout.cards.len();
        let row = self.ends > 0;
        let mut line = |from: usize, to: usize, clockwise: bool, style| {
            let path = self.layout.link(from, to, clockwise);
            if frame.cuts.is_cut(position(from), position(to)) {
                cut.push(path.at(path.length() / 2.0).cell());
                return;
            }
            let stroke = if down(from) || down(to) { Stroke::Dotted(3.0) } else { Stroke::Thin };
            dots.line(path.walk(0.0, path.length(), dots::STEP), stroke, Heat::Idle, style);
        };
        match self.layout.graph.topology {
            Topology::Complete if row => {}
            Topology::Complete => {
                for from in 0..n {
                    (from + 1..n).for_each(|to| line(from, to, true, look.theme.web()));
                }
            }
            topology @ (Topology::OneWayRing | Topology::TwoWayRing) => {
                for at in 1..n {
                    line(at - 1, at, true, look.theme.faint());
                    if topology == Topology::TwoWayRing {
                        line(at, at - 1, false, look.theme.faint());
                    }
                }
            }
        }
        cut
    }
}

/// The layout of cards in a row, whose ring is the straight line through them and back.
fn straight(cards: Vec<Rect>, area: Rect, size: CardSize, graph: Graph, lane: bool) -> Layout {
    let middle = |card: &Rect| f64::from(card.x) + f64::from(card.width) / 2.0;
    let (left, right) = (middle(&cards[0]), middle(&cards[cards.len() - 1]));
    let height = f64::from(cards[0].height);
    let through = |y: f64| Curve::through(vec![Point { x: left, y }, Point { x: right, y }, Point { x: left, y }]);
    let y = 2.0 * f64::from(area.y) + height;
    let stations = cards.iter().map(|card| (middle(card) - left) / (right - left) / 2.0).collect();
    let below = 2.0 * f64::from(area.y) + 2.0 * height + if graph.topology == Topology::TwoWayRing { 2.0 } else { 1.0 };
    let centre = Point { x: f64::midpoint(left, right), y };
    let shape = Shape { centre, a: (right - left) / 2.0, b: height, exponent: 2.0 };
    let lane_inset = (0.0, if lane { (below - y) / 2.0 } else { 0.0 });
    let lane = lane.then(|| through(below));
    let straight = Layout::of(graph, size, (area, cards), (shape, through(y)));
    Layout { stations, lane, lane_inset, places: usize::MAX, ..straight }
}
