//! Tests of pills, for all numbers of processes that must fit according to the visual specification.

use ratatui::buffer::Buffer;

use super::super::card_layout::layout;
use super::super::curve::Point;
use super::super::geometry::{Graph, Layout};
use super::*;
use crate::canvas::{Canvas, inside};
use crate::tests::frames::english;
use crate::{Look, ThemeName};
use suffrage_engine::protocol::{MessageClass, Topology};

fn placed<'a>(messages: &'a [Message], now: f64, look: &Look, layout: &Layout) -> Pills<'a> {
    let stage = Stage { look, layout, clip: layout.area };
    Pills::place(
        stage,
        &Request { messages, now, message: None, without_beats: false },
        [],
        (&CutLinks::default(), &Cuts::default()),
    )
}

impl Pills<'_> {
    fn bodies(&self) -> impl Iterator<Item = Rect> + '_ {
        self.pills.iter().filter_map(|pill| match pill.drawn {
            Drawing::Alone(_, stand) | Drawing::FirstOf(_, _, stand) => Some(stand.body),
            Drawing::Merged(_) | Drawing::Hidden => None,
        })
    }

    /// `.0`: the message; `.1`: its `along` and `off` in units; `.2`: its cells, if it is drawn alone.
    pub(in crate::arena) fn stands(&self) -> impl Iterator<Item = (&Message, (f64, f64), Option<Rect>)> + '_ {
        let found = self.pills.iter().filter_map(|pill| Some((pill, pill.found?)));
        found.map(|(pill, found)| {
            let body = if let Drawing::Alone(_, stand) = pill.drawn { Some(stand.body) } else { None };
            (pill.message, (found.along, found.off), body)
        })
    }
}

const ARENAS: [(u16, u16); 4] = [(44, 13), (48, 16), (78, 16), (72, 30)];
const RINGS: [Topology; 2] = [Topology::OneWayRing, Topology::TwoWayRing];

fn place_graph((width, height): (u16, u16), n: usize, topology: Topology) -> Option<Layout> {
    let area = Rect { x: 0, y: 1, width: width + 2, height };
    layout(area, Graph { n, topology, id_digits: if n < 10 { 1 } else { 2 }, label: 5, presented: false })
}

fn message(from: usize, to: usize, clockwise: bool) -> Message {
    Message {
        number: (1000 * from + 10 * to) as u32,
        from,
        to,
        clockwise,
        kind: "ELECTION",
        class: MessageClass::Probe,
        payload: (from + 1).to_string(),
        beginning: None,
        is_silence: false,
        is_lie: false,
        signed_by: Vec::new(),
        whole: None,
        sent: 10,
        due: 14,
        lost: None,
        notice: false,
        between: None,
    }
}

fn traffic(n: usize, topology: Topology) -> Vec<Message> {
    let clockwise = (0..n).map(|at| message(at, (at + 1) % n, true));
    let back = (0..n).filter(|_| topology == Topology::TwoWayRing).map(|at| message((at + 1) % n, at, false));
    clockwise.chain(back).collect()
}

#[test]
fn every_message_alone_has_a_pill_with_its_payload() {
    let look = english(ThemeName::Dark);
    for size in ARENAS {
        for n in 2..=64 {
            for topology in RINGS {
                let Some(layout) = place_graph(size, n, topology) else { continue };
                for (at, message) in traffic(n, topology).into_iter().enumerate().step_by(n.div_ceil(8)) {
                    for now in [10.0, 12.0, 14.0] {
                        let one = std::slice::from_ref(&message);
                        let pills = placed(one, now, &look, &layout);
                        let pill = &pills.pills[0];
                        let Drawing::Alone(form, _) = pill.drawn else {
                            panic!("{n} on {topology:?} in {size:?}: message {at} at {now}")
                        };
                        let told = pill.forms[form] != PillForm::Glyph;
                        assert!(told, "{n} on {topology:?} in {size:?}: message {at} at {now} ({:?})", layout.size);
                    }
                }
            }
        }
    }
}

fn stands(pills: &Pills<'_>) -> (usize, Vec<Rect>) {
    let stands = pills.pills.iter().filter_map(|pill| match pill.drawn {
        Drawing::Alone(_, stand) => Some((1, stand)),
        Drawing::FirstOf(count, _, stand) => Some((count, stand)),
        Drawing::Merged(_) | Drawing::Hidden => None,
    });
    let (counts, stands): (Vec<usize>, Vec<Stand>) = stands.unzip();
    (counts.iter().sum(), stands.iter().flat_map(|stand| [stand.body, stand.head]).collect())
}

#[test]
fn messages_on_every_link_are_complete_and_touch_nothing() {
    let look = english(ThemeName::Dark);
    for size in ARENAS {
        for n in 2..=64 {
            for topology in RINGS {
                let Some(layout) = place_graph(size, n, topology) else { continue };
                let messages = traffic(n, topology);
                for now in [10.0, 11.0, 12.0, 13.0, 14.0] {
                    let (count, cells) = stands(&placed(&messages, now, &look, &layout));
                    assert_eq!(count, messages.len(), "{n} on {topology:?} in {size:?} at {now}");
                    for (at, cell) in cells.iter().enumerate() {
                        assert_eq!(cell.intersection(layout.area), *cell, "{n} on {topology:?} in {size:?}");
                        let clear = |others: &[Rect]| others.iter().all(|other| !other.intersects(*cell));
                        assert!(
                            clear(&layout.cards) && clear(&cells[..at]),
                            "{n} on {topology:?} in {size:?} at {now}: {cell}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn few_messages_are_merged_if_the_layout_has_places_for_all() {
    let look = english(ThemeName::Dark);
    for size in ARENAS {
        for n in 2..=30 {
            let Some(layout) = place_graph(size, n, Topology::TwoWayRing).filter(|layout| layout.places == usize::MAX)
            else {
                continue;
            };
            let messages = traffic(n, Topology::TwoWayRing);
            for now in [10.0, 14.0] {
                let pills = placed(&messages, now, &look, &layout);
                let many = pills.pills.iter().filter(|pill| matches!(pill.drawn, Drawing::FirstOf(..))).count();
                let told = pills.pills.iter().filter(|pill| matches!(pill.drawn, Drawing::Alone(0, _))).count();
                assert!(
                    20 * many <= messages.len() && 10 * told >= 7 * messages.len(),
                    "{n} in {size:?} at {now}: {many}, {told} of {}",
                    messages.len()
                );
            }
        }
    }
}

#[test]
fn a_message_never_moves_back_whatever_the_traffic_or_selection() {
    let look = english(ThemeName::Dark);
    for size in [(48, 19), (72, 30)] {
        for n in [2, 5, 8, 12, 16, 24] {
            for topology in [Topology::OneWayRing, Topology::TwoWayRing, Topology::Complete] {
                let Some(layout) = place_graph(size, n, topology) else { continue };
                let ends = if topology == Topology::Complete { (n / 2).max(1) } else { 1 };
                let message = message(0, ends, true);
                let others: Vec<Message> =
                    traffic(n, topology).into_iter().filter(|other| other.number != message.number).collect();
                let crowd: Vec<Message> = others.into_iter().chain([message.clone()]).collect();
                let mut last = -1.0;
                for step in 0..=40 {
                    let now = 10.0 + f64::from(step) / 10.0;
                    let alone = placed(std::slice::from_ref(&message), now, &look, &layout).pills[0].along();
                    let stage = Stage { look: &look, layout: &layout, clip: layout.area };
                    let wanted = Request { messages: &crowd, now, message: Some(message.number), without_beats: false };
                    let all = Pills::place(stage, &wanted, [], (&CutLinks::default(), &Cuts::default()));
                    let among = all.pills.iter().find(|pill| pill.message.number == message.number).map(Pill::along);
                    assert_eq!(among, Some(alone), "{n} on {topology:?} in {size:?} at {now}");
                    assert!(alone >= last, "{n} on {topology:?} in {size:?} at {now}: {alone} after {last}");
                    last = alone;
                }
            }
        }
    }
}

fn open_part(layout: &Layout, from: usize, to: usize, clockwise: bool) -> Vec<Point> {
    let path = layout.route(from, to, clockwise);
    let covered = |point: &Point| {
        let (x, y) = point.cell();
        layout.cards.iter().any(|card| inside(*card, x, y))
    };
    path.walk(0.0, path.length(), 0.5).filter(|point| !covered(point)).collect()
}

#[test]
fn opposite_messages_of_a_two_way_ring_are_on_different_sides() {
    let look = english(ThemeName::Dark);
    for size in ARENAS {
        for n in 3..=20 {
            let Some(layout) = place_graph(size, n, Topology::TwoWayRing) else {
                panic!("{n} in {size:?} does not fit")
            };
            let centre = layout.shape.centre;
            let out = |body: Rect| {
                let (x, y) = (f64::from(body.x) + f64::from(body.width) / 2.0, 2.0 * f64::from(body.y) + 1.0);
                ((x - centre.x) / layout.shape.a).hypot((y - centre.y) / layout.shape.b)
            };
            for at in 0..n {
                let next = (at + 1) % n;
                let (there, back) = (message(at, next, true), message(next, at, false));
                for quarter in 0..4 {
                    let now = 10.0 + f64::from(quarter);
                    let both = [there.clone(), back.clone()];
                    let bodies: Vec<Rect> = placed(&both, now, &look, &layout).bodies().collect();
                    let [outer, inner] = bodies[..] else { panic!("{n} in {size:?} at {now}: {bodies:?}") };
                    let meet = quarter == 2;
                    assert!(!meet || out(outer) > out(inner), "{n} in {size:?}: {at} at {now}");
                }
            }
        }
    }
}

#[test]
fn no_lane_runs_through_a_card() {
    for size in ARENAS {
        for n in 2..=64 {
            for topology in RINGS {
                let Some(layout) = place_graph(size, n, topology).filter(|layout| layout.lane.is_some()) else {
                    continue;
                };
                for at in 0..n {
                    let next = (at + 1) % n;
                    for (from, to, clockwise) in [(at, next, true), (next, at, false)] {
                        if topology == Topology::OneWayRing && !clockwise {
                            continue;
                        }
                        let path = layout.route(from, to, clockwise);
                        let all = path.walk(0.0, path.length(), 0.5).count();
                        let open = open_part(&layout, from, to, clockwise).len();
                        assert_eq!(open, all, "{n} on {topology:?} in {size:?}: {from} to {to} ({:?})", layout.size);
                    }
                }
            }
        }
    }
}

#[test]
fn merged_messages_are_counted_in_the_graph_or_beside_it() {
    let look = english(ThemeName::Dark);
    for size in ARENAS {
        for n in 2..=64 {
            for topology in RINGS {
                let Some(layout) = place_graph(size, n, topology) else { continue };
                let many: Vec<Message> =
                    traffic(n, topology).iter().flat_map(|message| vec![message.clone(); 12]).collect();
                let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: size.0 + 2, height: size.1 + 2 });
                let mut canvas = Canvas::new(&mut buffer);
                canvas.begin_graph();
                let pills = placed(&many, 12.0, &look, &layout);
                pills.draw(&mut canvas, Stage { look: &look, layout: &layout, clip: layout.area });
                let shown = canvas.graphs.remove(0);
                let numbered: usize = shown.aggregates.iter().map(|(count, _)| count).sum();
                assert_eq!(shown.alone + numbered + pills.unnumbered(), many.len(), "{n} {topology:?} in {size:?}");
                for (count, cells) in shown.aggregates {
                    let cells = cells.expect("it has a place");
                    let text: String = cells.positions().map(|at| buffer[at].symbol().to_owned()).collect();
                    assert!(text.contains(&count.to_string()), "{text:?} for {count}: {n} {topology:?} in {size:?}");
                }
            }
        }
    }
}

#[test]
fn two_messages_of_one_link_have_a_pill_each_with_its_payload() {
    let look = english(ThemeName::Dark);
    for size in [(48, 16), (78, 16), (72, 30)] {
        for n in 3..=5 {
            let Some(layout) = place_graph(size, n, Topology::Complete) else { continue };
            for (from, to) in (0..n).flat_map(|from| (0..n).map(move |to| (from, to))).filter(|(from, to)| from != to) {
                for now in [10.0, 11.0, 13.0] {
                    let first = message(from, to, true);
                    let second = Message { number: 1, class: MessageClass::Elected, ..first.clone() };
                    let both = [first, second];
                    let pills = placed(&both, now, &look, &layout);
                    for pill in &pills.pills {
                        let is_told = matches!(pill.drawn, Drawing::Alone(at, _) if pill.forms[at] != PillForm::Glyph);
                        assert!(is_told, "{from} to {to} of {n} in {size:?} at {now}: {:?}", pill.drawn);
                    }
                }
            }
        }
    }
}
