use super::*;
use crate::ThemeName;
use crate::tests::frames::{english, frame_at, run_of, selecting};
use crate::{GlyphSet, Look};
use suffrage_scenario::builtin;

#[test]
fn heights_depend_only_on_the_number_of_messages() {
    let one_row = |messages| height(messages, 1);
    assert_eq!([1, 2, 3, 4, 7, 16, 64, 256, 1 << 40].map(one_row), [2, 3, 3, 4, 4, 5, 7, 8, 8]);
    let two_rows = |messages| height(messages, 2);
    assert_eq!([1, 2, 3, 4, 7, 16, 64, 406, 1 << 40].map(two_rows), [3, 5, 5, 6, 7, 9, 12, 16, 16]);
}

#[test]
fn every_mark_of_a_built_in_scenario_is_explained() {
    for set in [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii] {
        let look = Look { glyphs: Glyphs::new(set), ..english(ThemeName::Dark) };
        let explained = explained(&look.glyphs);
        let mut seen: Vec<&str> = Vec::new();
        for scenario in builtin::ALL {
            let view = selecting(0);
            let frame = frame_at(&mut run_of(scenario.name), 40, &view, (200, 55));
            let scene = Scene { frame: &frame, view: &view, look: &look };
            let marks = Marks::of(&scene, true);
            for (tick, (glyph, _)) in (0..=40).filter_map(|tick| Some((tick, marks.at(tick)?))) {
                // A start has the glyph of the first kind of messages.
                let start = frame.usual_class(0).map(|class| look.glyphs.message(class));
                let known = explained.iter().any(|(known, _)| known == glyph) || start == Some(glyph);
                assert!(known, "{} {tick} {glyph:?}", scenario.name);
                seen.push(glyph);
            }
        }
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.len() >= 7, "{seen:?}");
        // Each meaning has its own sign.
        let mut signs: Vec<&String> = explained.iter().map(|(sign, _)| sign).collect();
        signs.sort_unstable();
        assert!(signs.windows(2).all(|pair| pair[0] != pair[1]), "{set:?} {signs:?}");
    }
}
