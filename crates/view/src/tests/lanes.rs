//! Tests of the lanes: no element covers another, all messages in transit are shown, and counts are right.

mod logs;
mod sample;

use std::sync::Arc;

use super::frames::{frame_at, run_of};
use super::truth::{graph, overdrawn};
use super::*;
use crate::graph_record::Part;
use sample::{chosen, duel, everywhere};
use suffrage_engine::protocol::MessageClass;
use suffrage_session::model::lanes::{BallotVotes, Flow};
use suffrage_session::model::story::{Acting, Story};

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 55)];
const SETS: [GlyphSet; 3] = [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii];

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
fn all_messages_in_transit_are_shown_and_nothing_overlaps() {
    for size in SIZES {
        for (name, mut frame) in moments(size) {
            for (index, look) in looks().iter().enumerate() {
                show(&format!("{name}-{index}"), &screen(&frame, &view(), look, size));
                for glide in [0.0, 0.4, 0.9] {
                    let view = View { glide, ..view() };
                    let shown = graph(&frame, &view, look, size);
                    assert_eq!(shown.in_transit(), frame.messages.len(), "{name} in {size:?} at {glide}");
                    assert_eq!(overdrawn(&shown), None, "{name} in {size:?} at {glide}");
                }
            }
            let moved = |selected| {
                let parts = graph(&frame, &View { selected, ..view() }, &looks()[0], size).parts;
                parts
                    .into_iter()
                    .filter(|(part, _)| matches!(part, Part::Pill(_) | Part::Aggregate))
                    .collect::<Vec<_>>()
            };
            assert_eq!(moved(0), moved(frame.n - 1), "{name} in {size:?}: selecting moves something");
            // Cards keep their places if there are no messages.
            let cards = |frame: &Frame| {
                let parts = graph(frame, &view(), &looks()[0], size).parts;
                parts.into_iter().filter(|(part, _)| matches!(part, Part::Card(_))).collect::<Vec<_>>()
            };
            let before = cards(&frame);
            frame.messages.clear();
            Arc::make_mut(frame.lanes.as_mut().expect("the frame has lanes")).flows.clear();
            assert_eq!(cards(&frame), before, "{name} in {size:?}");
        }
    }
}

#[test]
fn no_rim_covers_a_title_a_meter_or_a_refused_demand() {
    for size in SIZES {
        for (name, frame) in moments(size) {
            for look in [&looks()[0], &looks()[2], &looks()[6]] {
                let quiet = Frame { story: Story { acts: None, ..frame.story.clone() }, ..frame.clone() };
                let written = |frame: &Frame, places: &[Rect]| {
                    let screen = screen(frame, &view(), look, size);
                    let of =
                        |place: &Rect| place.positions().map(|at| screen[at].symbol().to_owned()).collect::<String>();
                    places.iter().map(of).collect::<Vec<_>>()
                };
                let words = |frame: &Frame| {
                    let parts = graph(frame, &view(), look, size).parts.into_iter();
                    parts.filter(|(part, _)| *part == Part::Words).map(|(_, place)| place).collect::<Vec<_>>()
                };
                let places = words(&quiet);
                let expected = written(&quiet, &places);
                let lanes = frame.lanes.clone().expect("the frame has lanes");
                for (lane, of) in lanes.lanes.iter().enumerate() {
                    for member in &of.members {
                        let mut frame = quiet.clone();
                        Arc::make_mut(frame.lanes.as_mut().expect("the frame has lanes")).acts = Some(lane);
                        frame.story.acts =
                            Some(Acting { position: member.position, id: member.id, record: 0, event: (1, 1), ago: 0 });
                        let what = format!("{name} in {size:?}: {} in lane {lane} acts", member.id);
                        assert_eq!(words(&frame), places, "{what}");
                        assert_eq!(written(&frame, &places), expected, "{what}");
                    }
                }
            }
        }
    }
}

#[test]
fn adjacent_counts_of_messages_stay_apart() {
    for name in
        ["multi-paxos-gap", "multi-paxos-leader-change", "multi-paxos-three-commands", "paxos-one-vote", "paxos-duel"]
    {
        let mut run = run_of(name);
        for (size, tick) in SIZES.into_iter().flat_map(|size| (0..20).map(move |tick| (size, tick))) {
            let frame = frame_at(&mut run, tick, &view(), size);
            let parts = graph(&frame, &view(), &looks()[0], size).parts;
            let numbers: Vec<Rect> =
                parts.into_iter().filter(|(part, _)| *part == Part::Aggregate).map(|(_, place)| place).collect();
            let touch = |one: &Rect| {
                numbers.iter().any(|other| other.y == one.y && (one.right()..=one.right() + 1).contains(&other.x))
            };
            assert!(!numbers.iter().any(touch), "{name} at {tick} in {size:?}: {numbers:?}");
        }
    }
}

#[test]
fn too_many_messages_are_counted_on_every_screen() {
    let kinds =
        [(MessageClass::Election, "PREPARE"), (MessageClass::Answer, "ACCEPTED"), (MessageClass::Value, "PROPOSE")];
    for size in SIZES {
        for (set, look) in looks().iter().enumerate() {
            for n in [1, 5, 30, 100] {
                for kept in 1..=kinds.len() {
                    let mut frame = everywhere(n, size);
                    frame.messages.clear();
                    let lanes = Arc::make_mut(frame.lanes.as_mut().expect("the frame has lanes"));
                    let ends = (0..3).flat_map(|from| (0..3).map(move |to| (from, to)));
                    let of = |(from, to)| {
                        kinds[..kept].iter().map(move |&(class, kind)| Flow { from, to, class, kind, count: 71 })
                    };
                    lanes.flows = ends.flat_map(of).collect();
                    let all = lanes.under_way();
                    let shown = graph(&frame, &view(), look, size);
                    assert_eq!(shown.in_transit(), all, "{n} in {size:?} in {set}");
                    assert_eq!(overdrawn(&shown), None, "{n} in {size:?} in {set}");
                    let screen = screen(&frame, &view(), look, size);
                    for (count, place) in shown.aggregates {
                        let place = place.expect("the count has a place");
                        let said: String = place.positions().map(|at| screen[at].symbol().to_owned()).collect();
                        let mut numbers = said.split(|letter: char| !letter.is_ascii_digit());
                        assert!(numbers.any(|number| number == count.to_string()), "{said:?} for {count} in {size:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_lane_with_more_members_than_places_counts_the_others() {
    for (n, size) in [(100, (80, 24)), (230, (120, 40))] {
        let frame = everywhere(n, size);
        let shown = graph(&frame, &view(), &looks()[0], size);
        let cards = shown.parts.iter().filter(|(part, _)| matches!(part, Part::Card(_))).count();
        let text = words(&screen(&frame, &view(), &looks()[0], size));
        let told = text.split_whitespace().filter_map(|word| word.strip_prefix('+')?.parse::<usize>().ok());
        assert_eq!(cards + told.sum::<usize>(), 3 * n as usize, "{n} in {size:?}\n{text}");
    }
}

/// A vote can go to two roles of one process: proposer and learner.
#[test]
fn a_message_for_two_parts_of_its_receiver_is_drawn_to_both() {
    for size in SIZES {
        for (also, lines) in [(None, 1), (Some(sample::PROPOSER), 2)] {
            let mut frame = everywhere(3, size);
            frame.messages.retain(|message| (message.from, message.to) == (1, 1));
            let between = frame.messages[0].between.as_mut().expect("the message has parts");
            between.also = also;
            Arc::make_mut(frame.lanes.as_mut().expect("the frame has lanes")).flows.clear();
            let shown = graph(&frame, &view(), &looks()[0], size);
            let pills = shown.parts.iter().filter(|(part, _)| matches!(part, Part::Pill(_))).count();
            assert_eq!((pills, shown.in_transit()), (lines, 1), "{size:?} {also:?}");
        }
    }
}

#[test]
fn a_process_has_a_card_in_each_of_its_lanes() {
    for size in SIZES.into_iter().filter(|size| size.0 >= 80) {
        for n in [1, 3, 5] {
            let frame = everywhere(n, size);
            let shown = graph(&frame, &view(), &looks()[0], size);
            for position in 0..frame.n {
                let cards =
                    shown.parts.iter().filter(|(part, _)| *part == Part::Card(position)).map(|(_, place)| *place);
                let middles: Vec<u16> = cards.map(|place| place.y + place.height / 2).collect();
                assert_eq!(middles.len(), 3, "{n} in {size:?}");
                assert!(middles.iter().all(|&middle| middle == middles[0]), "{n} in {size:?}: {middles:?}");
            }
        }
    }
}

fn meter(of: &BallotVotes, frame: &Frame, glyphs: &Glyphs) -> String {
    let voters = frame.lanes.as_ref().expect("the frame has lanes").voters();
    let square = |voted: bool| if voted { glyphs.meter[0] } else { glyphs.meter[1] };
    let squares: String = voters.members.iter().map(|voter| square(of.by.contains(&voter.position))).collect();
    format!("{}={} {squares} {}/{}", of.ballot, of.entry, of.by.len(), voters.members.len())
}

#[test]
fn a_large_lane_is_a_row_that_counts_messages_in_transit() {
    for (n, size) in [(40, (80, 24)), (40, (120, 40)), (100, (120, 40))] {
        let (frame, look) = (everywhere(n, size), &looks()[0]);
        let text = words(&screen(&frame, &view(), look, size));
        let (asked, told) = (n.div_ceil(2), n / 2);
        for said in [format!("PROPOSE ×{asked} →ACCEPTORS"), format!("✓ACCEPTED ×{told} →LEARNERS")] {
            assert!(text.contains(&said), "{said} in {size:?}\n{text}");
        }
        assert!(text.contains(&format!("1.1=x {told}/{n}")), "{size:?}\n{text}");
        assert_eq!(graph(&frame, &view(), look, size).in_transit(), frame.messages.len());
    }
}

#[test]
fn a_meter_has_a_square_for_each_voter_and_its_star_from_the_majority_on() {
    for size in SIZES {
        for set in SETS {
            let look = Look::new(Language::English, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(set));
            for by in [vec![], vec![3], vec![2, 4], vec![2, 3, 4]] {
                let mut frame = chosen(size);
                let lanes = std::sync::Arc::make_mut(frame.lanes.as_mut().expect("the frame has lanes"));
                lanes.ballots[0].by.clone_from(&by);
                let votes = lanes.ballots[0].clone();
                let text = words(&screen(&frame, &view(), &look, size));
                let meter = meter(&votes, &frame, &look.glyphs);
                let star = format!("{meter} {}", look.glyphs.state(suffrage_engine::protocol::Role::Decided));
                assert!(text.contains(&meter), "{size:?} {meter}\n{text}");
                assert_eq!(text.contains(&star), by.len() >= 2, "{size:?} {meter}\n{text}");
            }
        }
    }
}

#[test]
fn only_voters_for_the_highest_ballot_are_solid() {
    let size = (120, 40);
    let look = &looks()[0];
    let tile = look.theme.tile_plain(suffrage_engine::protocol::Role::Active).bg;
    let solid = |frame: &Frame| {
        let buffer = screen(frame, &view(), look, size);
        let shown = graph(frame, &view(), look, size);
        let cards = shown
            .parts
            .iter()
            .filter_map(|(part, place)| if let Part::Card(at) = part { Some((*at, *place)) } else { None });
        let is_solid = |place: Rect| Some(buffer[(place.x + 1, place.y + 1)].bg) == tile;
        cards.filter(|(_, place)| is_solid(*place)).map(|(at, _)| at).collect::<Vec<_>>()
    };
    let mut frame = chosen(size);
    assert_eq!(solid(&frame), [2, 3]);
    let lanes = std::sync::Arc::make_mut(frame.lanes.as_mut().expect("the frame has lanes"));
    let higher = BallotVotes { ballot: sample::ballot(2, 2), entry: sample::value("x"), by: Vec::new() };
    lanes.ballots.insert(0, higher);
    assert_eq!(solid(&frame), [] as [usize; 0]);
}

#[test]
fn a_refused_demand_stays_beside_its_receiver_for_a_tick_and_a_half() {
    for size in [(80, 24), (120, 40), (200, 55)] {
        let (frame, look) = (duel(size), &looks()[0]);
        let said = |glide: f64| words(&screen(&frame, &View { glide, ..view() }, look, size)).matches("⊘1.1=a").count();
        assert_eq!(said(0.0), 3, "{size:?}");
        let mut later = frame.clone();
        later.clock.tick += 1;
        let said_later =
            |glide: f64| words(&screen(&later, &View { glide, ..view() }, look, size)).matches("⊘1.1=a").count();
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
