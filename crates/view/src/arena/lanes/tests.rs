//! Tests of lanes: a message moves from the card of one part to the card of another, and never backwards.

use std::collections::BTreeMap;

use super::*;
use crate::layout;
use crate::layout::Class;
use crate::tests::frames::{english, frame_at, run_of};
use crate::view_state::Pane;
use crate::{Look, ThemeName, View};
use suffrage_engine::protocol::MessageClass;
use suffrage_scenario::builtin;
use suffrage_session::Session;

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 55)];
const LAST_TICK: u64 = 50;
/// From one drawn tick to the next, a message may move back on its path by at most this many units. It moves back when
/// its drawn size changes.
const MOST_BACKWARDS: f64 = 3.0;

fn scenarios() -> impl Iterator<Item = &'static str> {
    let names = builtin::ALL.iter().map(|known| known.name).filter(|name| *name != "chang-roberts-1000");
    names.filter(|name| frame_at(&mut run_of(name), 0, &View::default(), SIZES[0]).lanes.is_some())
}

fn each_tick(run: &mut Session, size: (u16, u16), look: &Look, mut see: impl FnMut(&Frame, Rect)) {
    let area = Rect::new(0, 0, size.0, size.1);
    for tick in 0..=LAST_TICK {
        let frame = frame_at(run, tick, &View::default(), size);
        let view = View { playing: true, ..View::default() };
        let scene = Scene { frame: &frame, view: &view, look };
        let place = layout::Screen::new(area, Class::of(area), &scene).place_of(Pane::Arena);
        see(&frame, place.expect("there is a graph"));
        if frame.clock.quiet && tick > 0 {
            break;
        }
    }
}

fn side_by_side(scene: &Scene<'_>, area: Rect) -> Option<LanesPlan> {
    match place(scene, area)? {
        LanesLayout::SideBySide(plan) => Some(plan),
        LanesLayout::Rows(_) => None,
    }
}

fn part_of(lanes: &Lanes, card: &Card) -> (usize, usize) {
    let lane = &lanes.lanes[card.lane];
    (lane.members[card.member].position, lane.part)
}

fn check_ends(frame: &Frame, plan: &LanesPlan, what: &str) {
    let lanes = frame.lanes.as_deref().expect("there are lanes");
    let messages = traffic::between_cards(frame, lanes, plan);
    for message in &frame.messages {
        let Some(between) = message.between else { panic!("{what}: {} goes between no parts", message.number) };
        let is_there = |part: usize| lanes.lane_of(part).is_some();
        let mut expected: Vec<_> = [Some(between.to), between.also].into_iter().flatten().collect();
        assert!(is_there(between.from) && expected.iter().all(|&part| is_there(part)), "{what}: {between:?}");
        // A message from a part to the same part is not drawn.
        expected.retain(|&to| (message.from, between.from) != (message.to, to));
        let expected: Vec<_> =
            expected.into_iter().map(|to| ((message.from, between.from), (message.to, to))).collect();
        let drawn = messages.iter().filter(|way| (way.number, way.notice) == (message.number, message.notice));
        let cards = drawn.map(|way| (plan.cards[way.from], plan.cards[way.to])).collect::<Vec<_>>();
        let found: Vec<_> = cards.iter().map(|(from, to)| (part_of(lanes, from), part_of(lanes, to))).collect();
        assert_eq!(found, expected, "{what}: {} goes other ways", message.number);
        for (from, to) in cards.iter().filter(|_| message.from == message.to) {
            let middle = |card: &Card| 2 * card.place.y + card.place.height;
            assert!(middle(from).abs_diff(middle(to)) <= 1, "{what}: {} is not in one row", message.number);
        }
    }
}

#[test]
fn every_message_connects_the_cards_of_its_parts() {
    let look = english(ThemeName::Dark);
    let mut twice = 0;
    for name in scenarios() {
        for size in SIZES {
            each_tick(&mut run_of(name), size, &look, |frame, area| {
                let scene = Scene { frame, view: &View::default(), look: &look };
                let Some(plan) = side_by_side(&scene, area) else { return };
                check_ends(frame, &plan, &format!("{name} at {} in {size:?}", frame.clock.tick));
                twice += frame
                    .messages
                    .iter()
                    .filter(|message| message.between.is_some_and(|way| way.also.is_some()))
                    .count();
            });
        }
    }
    assert!(twice > 0, "nothing is for two parts of one process");
}

/// One process can be both an acceptor and a proposer. An acceptor refuses a ballot; a proposer refuses a client.
#[test]
fn a_refusal_comes_from_the_refusing_part() {
    let mut told = 0;
    for name in scenarios() {
        let mut run = run_of(name);
        each_tick(&mut run, SIZES[1], &english(ThemeName::Dark), |frame, _| {
            let lanes = frame.lanes.as_deref().expect("there are lanes");
            for message in frame.messages.iter().filter(|message| message.class == MessageClass::Refusal) {
                let between = message.between.expect("it goes between parts");
                let place = |part: usize| lanes.lane_of(part).expect("the part has a lane");
                assert_eq!(
                    place(between.from),
                    place(between.to) + 1,
                    "{name} at {}: {}",
                    frame.clock.tick,
                    message.number
                );
                told += usize::from(lanes.lanes[place(between.to)].name == "client");
            }
        });
    }
    assert!(told > 0, "no client is refused");
}

#[derive(Default)]
struct Seen {
    plan: Option<LanesPlan>,
    along: BTreeMap<(u32, u64, bool, usize), f64>,
}

impl Seen {
    fn check(&mut self, scene: &Scene<'_>, area: Rect, what: &str) {
        let Some(plan) = side_by_side(scene, area) else { return };
        let Scene { frame, look, .. } = *scene;
        let lanes = frame.lanes.as_deref().expect("there are lanes");
        let clip = room(scene, area);
        let layout = plan.layout(clip, plan.columns[lanes.voters].form);
        if self.plan.as_ref() != Some(&plan) {
            // If a wider ballot has moved the lanes apart, the lines of the messages have other lengths.
            *self = Self { plan: Some(plan.clone()), along: BTreeMap::new() };
        }
        let picture = Picture { scene, lanes, plan: &plan, stage: Stage { look, layout: &layout, clip } };
        let messages = traffic::between_cards(frame, lanes, &plan);
        let standing = picture.place(&messages);
        for (message, (along, off), body) in standing.pills.stands() {
            // A message that crosses a lane passes behind the cards of that lane.
            let ends = [message.from, message.to].map(|card| plan.cards[card].lane);
            let passed = plan
                .cards
                .iter()
                .filter(|card| ends.iter().min() < Some(&card.lane) && Some(&card.lane) < ends.iter().max());
            let behind = passed.map(|card| card.place.width).max().unwrap_or_default();
            assert!(
                off <= f64::from(behind) / 2.0,
                "{what}: {} stands at {along}, {off} from where it is",
                message.number
            );
            let number = message.number;
            let before =
                self.along.insert((number, message.due, message.lost.is_some(), message.to), along).unwrap_or(0.0);
            assert!(along + MOST_BACKWARDS >= before, "{what}: {number} goes back from {before} to {along}");
            for card in [plan.cards[message.from].place, plan.cards[message.to].place] {
                let is_clear = body.is_none_or(|body| !body.intersects(card));
                assert!(is_clear, "{what}: {number} at {body:?} lies on a card of its own at {card}");
            }
        }
    }
}

fn check_play(name: &str, size: (u16, u16)) {
    let look = english(ThemeName::Dark);
    let mut seen = Seen::default();
    each_tick(&mut run_of(name), size, &look, |frame, area| {
        for glide in [0.0, 0.25, 0.5, 0.75] {
            let view = View { glide, playing: true, ..View::default() };
            let what = format!("{name} at {}+{glide} in {size:?}", frame.clock.tick);
            seen.check(&Scene { frame, view: &view, look: &look }, area, &what);
        }
    });
}

#[test]
fn a_message_moves_on_from_card_to_card_and_never_back() {
    for name in scenarios() {
        for size in SIZES {
            check_play(name, size);
        }
    }
}
