use super::*;
use crate::ThemeName;
use crate::tests::frames::{english, frame_of, ring_of, selecting, storm_of};

#[test]
fn many_chips_form_a_grid() {
    let (frame, view, look) = (frame_of((&ring_of(130), 9), (80, 24)), selecting(6), english(ThemeName::Dark));
    let chips = Chips::of(&Scene { frame: &frame, view: &view, look: &look }, 74, usize::MAX);
    let place = "130".len() + 2 + GAP;
    for row in &chips.rows {
        let mut column = 0;
        for chip in &chips.chips[row.clone()] {
            assert_eq!(column % place, 0, "{:?}", chip.line);
            column += values::width(&chip.line) + GAP;
        }
        assert!(column - GAP <= 72);
    }
    assert!(chips.chips.iter().any(|chip| values::width(&chip.line) > place), "some have messages behind them");
}

#[test]
fn a_chip_with_more_messages_than_a_row_holds_counts_the_rest() {
    let (frame, view, look) = (frame_of((&storm_of(24), 3), (200, 55)), selecting(6), english(ThemeName::Dark));
    let chips = Chips::of(&Scene { frame: &frame, view: &view, look: &look }, 40, usize::MAX);
    let text: String = chips.chips[5].line.iter().map(|(text, _)| &**text).collect();
    assert!(text.trim_end().ends_with("+13"), "{text}");
    assert!(chips.chips.iter().all(|chip| values::width(&chip.line) <= 38));
}
