//! What a picture of a graph must never do: leave out a message, or draw over a card, a pill or a head.

use super::frames::{frame_at, run_of};
use super::*;
use crate::paint::shown::{Part, Shown};
use crate::session::model::Message;

fn graphs(frame: &Frame, view: &View, look: &Look, (width, height): (u16, u16)) -> Vec<Shown> {
    draw_and_tell(frame, view, look, &mut Buffer::empty(Rect::new(0, 0, width, height)))
}

/// The things of a picture that are drawn over each other.
fn overdrawn(shown: &Shown) -> Option<((Part, Rect), (Part, Rect))> {
    let solid = |(part, _): &&(Part, Rect)| !matches!(part, Part::Hub | Part::Corner | Part::Rim(_));
    let parts: Vec<(Part, Rect)> = shown.parts.iter().filter(solid).copied().collect();
    let over = |at: usize| parts[..at].iter().find(|other| other.1.intersects(parts[at].1)).map(|&other| (other, parts[at]));
    (0..parts.len()).find_map(over)
}

#[test]
fn nothing_is_drawn_over_a_card_a_pill_or_a_head() {
    for (scenario, last) in [(ELECTING.0, 30), (BULLY.0, 24), ("franklin-ten", 12)] {
        let mut run = run_of(scenario);
        for tick in 0..last {
            for size in [(60, 18), (80, 24), (120, 40)] {
                let frame = frame_at(&mut run, tick, &view(), size);
                for shown in graphs(&frame, &view(), &frames::english(ThemeName::Dark), size) {
                    assert_eq!(overdrawn(&shown), None, "{} at {tick} in {size:?}", frame.protocol);
                }
            }
        }
    }
}

#[test]
fn a_picture_tells_which_messages_it_shows() {
    let frame = frame_of(ELECTING, (120, 40));
    let [shown] = &graphs(&frame, &view(), &frames::english(ThemeName::Dark), (120, 40))[..] else { panic!("one graph") };
    let number = |message: &Message| Part::Pill(message.number);
    assert_eq!(shown.under_way() as u64, frame.counts.in_flight);
    assert!(frame.messages.iter().all(|message| shown.parts.iter().any(|(part, _)| *part == number(message))));
    assert_eq!(shown.parts.iter().filter(|(part, _)| matches!(part, Part::Card(_))).count(), frame.n);
}

/// Everybody notices at once that the leader is gone.
fn crowd(n: usize, delay: &str) -> String {
    let (leader, ids) = (n, (1..=n).map(|id| id.to_string()).collect::<Vec<_>>().join(","));
    format!(
        "protocol = \"bully\"\nseed = 3\nevents = [{{ at = 2, crash = {leader} }}]\n[processes]\nids = [{ids}]\nleader = {leader}\n\
         [network]\ndelay = {delay}\n[detector]\nkind = \"oracle\"\ndelay = 2\nby = \"all\"\n"
    )
}

#[test]
fn of_a_crowd_on_a_complete_graph_every_message_under_way_is_drawn_or_counted() {
    for (n, delay) in [(30, "[1, 1]"), (34, "[1, 4]"), (130, "[1, 3]")] {
        let mut run = run_of(&crowd(n, delay));
        for tick in [0, 3, 4, 5, 6, 7, 8, 12] {
            for size in [(60, 18), (80, 24), (120, 40), (200, 55)] {
                let frame = frame_at(&mut run, tick, &view(), size);
                if frame.counts.in_flight < 200 {
                    continue;
                }
                for theme in [ThemeName::Dark, ThemeName::Mono] {
                    let shown = graphs(&frame, &view(), &frames::english(theme), size);
                    let told: usize = shown.iter().map(Shown::under_way).sum();
                    assert_eq!(told as u64, frame.counts.in_flight, "{n} at {tick} in {size:?}");
                }
            }
        }
    }
}
