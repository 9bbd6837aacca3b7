//! Tests that no text is cut on screens with two runs side by side, in the usual sizes and languages.

use super::frames::scenario_of;
use super::*;
use crate::testing::cuts;
use suffrage_engine::protocols::VariantId;
use suffrage_scenario::change::Variation;
use suffrage_scenario::{Order, Scenario};
use suffrage_session::Session;

const SIZES: [(u16, u16); 5] = [(80, 24), (100, 24), (120, 40), (160, 45), (200, 55)];

fn algorithm(variant: &str) -> Variation {
    Variation::Algorithm(VariantId::named("chang-roberts", variant).expect("it is in the catalogue"))
}

fn both(left: &Scenario, right: &Scenario) -> Session {
    let mut lanes = Session::open(left);
    lanes.show_both(left, right);
    lanes
}

pub(super) fn pairs() -> Vec<(&'static str, Session)> {
    let beside = |name, variation| {
        let left = scenario_of(name);
        let right = left.varied(variation).expect("it can be varied").scenario;
        (name, both(&left, &right))
    };
    vec![
        beside("chang-roberts-ring", algorithm("no-forward")),
        beside("bully-leader-fails", algorithm("replace")),
        beside("bully-leader-returns", Variation::Delay(1, 4)),
        beside("chang-roberts-64", Variation::Order(Order::Descending)),
        beside("chang-roberts-1000", Variation::Seed(9)),
    ]
}

pub(super) fn beside(pair: &mut Session, view: &View, (width, height): (u16, u16)) -> (Frame, View) {
    let area = Rect::new(0, 0, width, height);
    let asks = asks(area, [0, 1].map(|side| pair.side(side).expect("two runs").scenario().count()), view);
    let comparison = pair.comparison([&asks[0], &asks[1]], view.reveal).expect("two runs");
    let frame = Frame { clock: comparison.clock, ..comparison.focused().clone() };
    (frame, View { beside: Some(Box::new(comparison)), ..view.clone() })
}

#[test]
fn nothing_is_cut_where_two_runs_are_side_by_side() {
    let looks = Language::ALL.map(|language| look(ThemeName::Mono, language));
    cuts::take();
    let mut faults = Vec::new();
    for (name, mut pair) in pairs() {
        for tick in [0, 2, 5, 12, 60] {
            pair.seek(tick);
            for size in SIZES {
                for zoomed in [false, true] {
                    let (frame, view) = beside(&mut pair, &View { zoomed, ..view() }, size);
                    for look in &looks {
                        screen(&frame, &view, look, size);
                        let place = (name, tick, size, zoomed, look.texts.language());
                        faults.extend(cuts::take().into_iter().map(|cut| format!("{place:?}: {cut}")));
                    }
                }
            }
        }
    }
    let shown = faults.iter().take(40).map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(faults.is_empty(), "{} texts are cut:\n{shown}", faults.len());
}

#[test]
fn the_same_graph_looks_the_same_on_both_sides() {
    let left = scenario_of("chang-roberts-ring");
    let mut pair = both(&left, &left);
    for size in [(80, 24), (81, 24), (120, 40), (200, 55)] {
        let look = look(ThemeName::Dark, Language::English);
        let (frame, view) = beside(&mut pair, &view(), size);
        let buffer = screen(&frame, &view, &look, size);
        let half = (size.0 - 1) / 2;
        for row in 2..size.1 / 2 {
            let cells = |from: u16| (from..from + half).map(|x| buffer[(x, row)].clone()).collect::<Vec<_>>();
            assert_eq!(cells(0), cells(half + 1), "{size:?}, row {row}");
        }
    }
}

#[test]
fn the_time_line_has_a_bar_for_each_tick_of_each_run() {
    let look = look(ThemeName::Dark, Language::English);
    let bars = &look.glyphs.bars[1..];
    for (name, mut pair) in pairs() {
        pair.seek(60);
        for tick in [5, 12, 60] {
            pair.seek(tick);
            for size in SIZES.into_iter().filter(|&(width, height)| width >= 60 && height >= 18) {
                let (frame, view) = beside(&mut pair, &view(), size);
                let Some(ruler) = hits(&frame, &view, &look, size).timeline else { continue };
                let buffer = screen(&frame, &view, &look, size);
                let sides = view.beside.as_ref().map(|comparison| &comparison.sides).expect("two runs");
                for (row, side) in (size.1 - 3..).zip(sides) {
                    // Notes are neither shown nor announced beside two runs.
                    let signs = (0..size.0).map(|x| buffer[(x, row)].symbol());
                    assert_eq!(signs.filter(|sign| *sign == look.glyphs.note).count(), 0, "{name} {tick} {size:?}");
                    for (of_tick, column) in ruler.scale.ticks(ruler.last).filter(|_| ruler.scale.pitch > 1) {
                        let is_sent = side.sent.iter().any(|sent| sent.tick == of_tick);
                        let symbol = buffer[(ruler.left + column as u16, row)].symbol();
                        let place = (name, tick, size, row, of_tick);
                        assert_eq!(bars.contains(&symbol), is_sent, "{place:?}: {symbol:?}\n{}", words(&buffer));
                    }
                }
            }
        }
    }
}
