//! The picture of lanes: nothing of it covers anything, all that is under way is in it, and what it counts is true.

mod logs;
mod sample;

use super::truth::{graph, overdrawn};
use super::*;
use crate::paint::shown::Part;
use crate::session::model::lanes::BallotVotes;
use sample::{chosen, duel, everywhere};

const SIZES: [(u16, u16); 5] = [(60, 18), (80, 24), (100, 30), (120, 40), (200, 55)];
const SETS: [GlyphSet; 3] = [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii];

/// All moments with their names.
fn moments(size: (u16, u16)) -> Vec<(String, Frame)> {
    let mut moments = vec![("chosen".to_owned(), chosen(size)), ("duel".to_owned(), duel(size))];
    moments.extend([1, 2, 3, 5, 8, 14, 40].map(|n| (format!("everywhere-{n}"), everywhere(n, size))));
    moments
}

fn looks() -> Vec<Look> {
    let themes = [ThemeName::Dark, ThemeName::Light, ThemeName::Mono];
    let of = |theme, set| Look::new(Language::English, Theme::new(theme, Depth::True), Glyphs::new(set));
    themes.into_iter().flat_map(|theme| SETS.map(|set| of(theme, set))).collect()
}

#[test]
fn everything_under_way_is_shown_and_nothing_covers_anything() {
    for size in SIZES {
        for (name, mut frame) in moments(size) {
            for (index, look) in looks().iter().enumerate() {
                show(&format!("{name}-{index}"), &screen(&frame, &view(), look, size));
                for glide in [0.0, 0.4, 0.9] {
                    let view = View { glide, ..view() };
                    let shown = graph(&frame, &view, look, size);
                    assert_eq!(shown.under_way(), frame.messages.len(), "{name} in {size:?} at {glide}");
                    assert_eq!(overdrawn(&shown), None, "{name} in {size:?} at {glide}");
                }
            }
            let moved = |selected| {
                let parts = graph(&frame, &View { selected, ..view() }, &looks()[0], size).parts;
                parts.into_iter().filter(|(part, _)| matches!(part, Part::Pill(_) | Part::Aggregate)).collect::<Vec<_>>()
            };
            assert_eq!(moved(0), moved(frame.n - 1), "{name} in {size:?}: selecting moves something");
            // Without any message nothing else moves.
            let cards = |frame: &Frame| {
                let parts = graph(frame, &view(), &looks()[0], size).parts;
                parts.into_iter().filter(|(part, _)| matches!(part, Part::Card(_))).collect::<Vec<_>>()
            };
            let before = cards(&frame);
            frame.messages.clear();
            assert_eq!(cards(&frame), before, "{name} in {size:?}");
        }
    }
}

#[test]
fn a_process_has_a_card_in_each_of_its_lanes() {
    for size in SIZES {
        for n in [1, 3, 5] {
            let frame = everywhere(n, size);
            let shown = graph(&frame, &view(), &looks()[0], size);
            for position in 0..frame.n {
                let cards = shown.parts.iter().filter(|(part, _)| *part == Part::Card(position)).map(|(_, place)| *place);
                let middles: Vec<u16> = cards.map(|place| place.y + place.height / 2).collect();
                assert_eq!(middles.len(), 3, "{n} in {size:?}");
                assert!(middles.iter().all(|&middle| middle == middles[0]), "{n} in {size:?}: {middles:?}");
            }
        }
    }
}

/// The meter of a ballot as it has to be written.
fn meter(of: &BallotVotes, frame: &Frame, glyphs: &Glyphs) -> String {
    let voters = frame.lanes.as_ref().expect("it has lanes").voters();
    let square = |voted: bool| if voted { glyphs.meter[0] } else { glyphs.meter[1] };
    let squares: String = voters.members.iter().map(|voter| square(of.by.contains(&voter.position))).collect();
    format!("{}={} {squares} {}/{}", of.ballot, of.entry, of.by.len(), voters.members.len())
}

/// The numbers of several messages drawn as one stand where they are said to stand.
#[test]
fn a_lane_of_many_is_a_row_that_counts_what_is_under_way() {
    for (n, size) in [(40, (80, 24)), (40, (120, 40)), (14, (60, 18)), (100, (120, 40))] {
        let (frame, look) = (everywhere(n, size), &looks()[0]);
        let text = words(&screen(&frame, &view(), look, size));
        let (asked, told) = (n.div_ceil(2), n / 2);
        for said in [format!("PROPOSE ×{asked} →ACCEPTORS"), format!("✓ACCEPTED ×{told} →LEARNERS")] {
            assert!(text.contains(&said), "{said} in {size:?}\n{text}");
        }
        assert!(text.contains(&format!("1.1=x {told}/{n}")), "{size:?}\n{text}");
        assert_eq!(graph(&frame, &view(), look, size).under_way(), frame.messages.len());
    }
}

#[test]
fn a_meter_has_a_square_for_each_voter_and_its_star_from_the_majority_on() {
    for size in SIZES {
        for set in SETS {
            let look = Look::new(Language::English, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(set));
            for by in [vec![], vec![3], vec![2, 4], vec![2, 3, 4]] {
                let mut frame = chosen(size);
                let lanes = std::sync::Arc::make_mut(frame.lanes.as_mut().expect("it has lanes"));
                lanes.ballots[0].by.clone_from(&by);
                let votes = lanes.ballots[0].clone();
                let text = words(&screen(&frame, &view(), &look, size));
                let meter = meter(&votes, &frame, &look.glyphs);
                let star = format!("{meter} {}", look.glyphs.state(crate::protocol::Role::Decided));
                assert!(text.contains(&meter), "{size:?} {meter}\n{text}");
                assert_eq!(text.contains(&star), by.len() >= 2, "{size:?} {meter}\n{text}");
            }
        }
    }
}

#[test]
fn who_has_voted_for_the_highest_ballot_is_solid_and_nobody_else() {
    let size = (120, 40);
    let look = &looks()[0];
    let tile = look.theme.tile_plain(crate::protocol::Role::Active).bg;
    let solid = |frame: &Frame| {
        let buffer = screen(frame, &view(), look, size);
        let shown = graph(frame, &view(), look, size);
        let cards =
            shown.parts.iter().filter_map(|(part, place)| if let Part::Card(at) = part { Some((*at, *place)) } else { None });
        let is_solid = |place: Rect| Some(buffer[(place.x + 1, place.y + 1)].bg) == tile;
        cards.filter(|(_, place)| is_solid(*place)).map(|(at, _)| at).collect::<Vec<_>>()
    };
    let mut frame = chosen(size);
    assert_eq!(solid(&frame), [2, 3]);
    let lanes = std::sync::Arc::make_mut(frame.lanes.as_mut().expect("it has lanes"));
    let higher = BallotVotes { ballot: sample::ballot(2, 2), entry: sample::value("x"), by: Vec::new() };
    lanes.ballots.insert(0, higher);
    assert_eq!(solid(&frame), [] as [usize; 0]);
}

#[test]
fn what_is_left_without_an_answer_stands_beside_its_receiver_for_a_tick_and_a_half() {
    for size in [(80, 24), (120, 40), (200, 55)] {
        let (frame, look) = (duel(size), &looks()[0]);
        let said = |glide: f64| words(&screen(&frame, &View { glide, ..view() }, look, size)).matches("⊘1.1=a").count();
        assert_eq!(said(0.0), 3, "{size:?}");
        let mut later = frame.clone();
        later.clock.tick += 1;
        let said_later = |glide: f64| words(&screen(&later, &View { glide, ..view() }, look, size)).matches("⊘1.1=a").count();
        assert_eq!((said_later(0.4), said_later(0.6)), (3, 0), "{size:?}");
    }
}

#[test]
fn a_demo_of_four_lanes_has_its_lanes_on_every_screen() {
    for size in SIZES {
        let text = words(&screen(&chosen(size), &view(), &looks()[0], size));
        for title in ["CLIENT", "PROPOSER", "ACCEPTORS 3/3", "LEARNERS"] {
            assert!(text.contains(title), "{size:?}\n{text}");
        }
    }
}
