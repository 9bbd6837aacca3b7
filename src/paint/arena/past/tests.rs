use ratatui::buffer::Buffer;

use super::super::hub::Hub;
use super::*;
use crate::paint::arena;
use crate::paint::tests::frames::{english, frame_at, run_of};
use crate::paint::{ThemeName, View};
use crate::session::Session;

/// The frame of a scenario at a tick, and its layout in an area.
fn placed(scenario: &str, tick: u64, (width, height): (u16, u16)) -> (crate::session::model::Frame, Option<Rc<Layout>>) {
    let view = View::default();
    let frame = frame_at(&mut run_of(scenario), tick, &view, (width + 46, height + 10));
    let layout = arena::place(&frame, Rect::new(0, 0, width, height), 1, false).ok().map(Rc::new);
    (frame, layout)
}

fn drawn(scenario: &str, tick: u64, size: (u16, u16)) -> Option<Rings> {
    let (frame, layout) = placed(scenario, tick, size);
    let layout = layout?;
    let look = english(ThemeName::Dark);
    let stage = Stage { look: &look, layout: &layout, clip: Rect::new(0, 0, size.0, size.1) };
    let hub = Hub::of(stage, &frame).cells().collect::<Vec<_>>();
    rings(stage, frame.past.as_ref()?, Ways::new(), &hub).map(|(rings, _)| rings)
}

/// The cells that are taken by solid arcs, or by what is gone.
fn cells(rings: &Rings, heat: Heat, area: Rect) -> Vec<Position> {
    area.positions().filter(|at| rings.dots.heat(at.x.into(), at.y.into()) == heat).collect()
}

#[test]
fn a_large_ring_shows_who_has_come_through_and_who_is_gone() {
    let size = (74, 32);
    let rings = drawn("chang-roberts-64-descending", 33, size).expect("64 have room for their past");
    let area = Rect::new(0, 0, size.0, size.1);
    let (solid, gone) = (cells(&rings, Heat::Trail, area), cells(&rings, Heat::Idle, area));
    assert!(solid.len() > 200 && gone.len() > 40, "{} and {}", solid.len(), gone.len());
    assert_eq!((rings.solid, rings.gone), (Some(MessageClass::Election), Some(MessageClass::Election)));
    // At the beginning everybody is still there.
    let early = drawn("chang-roberts-64-descending", 2, size).expect("there is one tick");
    assert_eq!(early.gone, Some(MessageClass::Election), "1 is gone");
    assert!(drawn("chang-roberts-64-descending", 1, size).is_none_or(|rings| rings.solid.is_none()), "nothing is past yet");
}

#[test]
fn the_past_touches_no_card_and_no_lane_and_leaves_the_hub_free() {
    for (scenario, tick) in [("chang-roberts-64-descending", 40), ("chang-roberts-64", 12)] {
        for size in [(74, 30), (74, 32), (110, 45), (158, 58)] {
            let (frame, layout) = placed(scenario, tick, size);
            let (layout, look) = (layout.expect("64 have a layout"), english(ThemeName::Dark));
            let area = Rect::new(0, 0, size.0, size.1);
            let stage = Stage { look: &look, layout: &layout, clip: area };
            let hub: Vec<Rect> = Hub::of(stage, &frame).cells().collect();
            let past = frame.past.as_ref().expect("a past");
            let Some((rings, _)) = rings(stage, past, Ways::new(), &hub) else { continue };
            for at in area.positions().filter(|at| rings.dots.heat(at.x.into(), at.y.into()) != Heat::None) {
                assert!(!layout.cards.iter().chain(&hub).any(|place| place.contains(at)), "{scenario} in {size:?}: {at}");
            }
        }
    }
}

#[test]
fn small_rings_and_small_arenas_have_no_past() {
    assert!(placed("chang-roberts-64", 12, (78, 12)).1.is_none_or(|layout| !has_room(&layout)));
    let (frame, layout) = placed("franklin-ten", 3, (74, 32));
    assert!(frame.past.is_none() && !has_room(&layout.expect("ten have a layout")));
}

#[test]
fn what_is_kept_of_a_past_is_drawn_again_for_another_tick() {
    // What is recorded beyond a tick is seen in the time line: it is the same for all of them.
    let gone_through = || {
        let mut run = run_of("chang-roberts-64-descending");
        run.seek(40);
        run
    };
    let (mut run, look) = (gone_through(), english(ThemeName::Dark));
    let picture = |run: &mut Session, tick: u64, look: &Look| {
        let view = View::default();
        let frame = frame_at(run, tick, &view, (120, 40));
        let mut buffer = Buffer::empty(Rect::new(0, 0, 120, 40));
        crate::paint::draw(&frame, &view, look, buffer.area, &mut buffer);
        buffer
    };
    for tick in [8, 9, 10, 33, 34, 35, 30, 31, 10] {
        let anew = picture(&mut gone_through(), tick, &english(ThemeName::Dark));
        assert_eq!(picture(&mut run, tick, &look), anew, "at tick {tick}");
    }
}
