//! Tests that, with two runs side by side, each graph shows all messages of its own run.

use super::*;
use crate::tests::compare::{beside, pairs};

#[test]
fn each_of_two_graphs_shows_or_counts_every_message_of_its_run() {
    let look = english(ThemeName::Dark);
    for (name, mut pair) in pairs() {
        for tick in 0..24 {
            pair.seek(tick);
            for size in SIZES {
                for zoomed in [false, true] {
                    let (frame, view) = beside(&mut pair, &View { zoomed, ..view() }, size);
                    let comparison = view.beside.as_deref().expect("two runs");
                    let graphs = pictures(&frame, &view, &look, size);
                    // The only visible run of a zoomed screen is the focused one.
                    let focused = [comparison.focused()];
                    let sides: Vec<&Frame> = if zoomed { focused.to_vec() } else { comparison.sides.iter().collect() };
                    assert_eq!(graphs.len(), sides.len(), "{name} in {size:?}");
                    for (side, picture) in sides.into_iter().zip(&graphs) {
                        check_picture(picture, side, &format!("{name} at {tick} in {size:?} zoomed {zoomed}"));
                    }
                }
            }
        }
    }
}
