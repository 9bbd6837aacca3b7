//! Tests that screens contain only characters of their glyph set: ASCII, or WGL4 in the safe set.

use super::frames::{TWO_WAY, frame_at, run_of};
use super::*;
use crate::look::is_wgl4;
use suffrage_scenario::builtin;

const SETS: [GlyphSet; 2] = [GlyphSet::Ascii, GlyphSet::Safe];
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 55)];
/// The letters and marks of Spanish and Portuguese that English does not use.
const LETTERS: &str = "áéíóúüñçãõâêôàÁÉÍÓÚÑÇÃÕÂÊÔÀªº¿¡";

fn may_be_drawn(set: GlyphSet, language: Language, letter: char) -> bool {
    match set {
        GlyphSet::Default => true,
        GlyphSet::Safe => is_wgl4(letter),
        GlyphSet::Ascii => letter.is_ascii() || language != Language::English && LETTERS.contains(letter),
    }
}

/// Checks, for each glyph set in [`SETS`], that a screen has only characters of this set. If `guarded` is true,
/// [`draw`] first replaces other characters, which can be in users' texts.
pub(super) fn assert_kept(frame: &Frame, view: &View, language: Language, size: (u16, u16), guarded: bool) {
    for set in SETS {
        let look = Look::new(language, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(set));
        let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
        let area = buffer.area;
        if guarded {
            draw(frame, view, &look, area, &mut buffer);
        } else {
            draw_all(frame, view, &look, area, &mut Canvas::new(&mut buffer));
        }
        let text = words(&buffer);
        let beyond: String =
            text.chars().filter(|&letter| letter != '\n' && !may_be_drawn(set, language, letter)).collect();
        assert!(beyond.is_empty(), "{set:?} {language:?} {size:?}: {beyond:?} in\n{text}");
    }
}

#[test]
fn no_pane_and_no_overlay_leaves_its_set() {
    let plain = |cap: &str, word: &str| Hint { cap: cap.to_owned(), word: word.to_owned() };
    let view = View { hints: vec![plain("spc", "play")], ..view() };
    let (ring24, ring130) = (ring_of(24), ring_of(130));
    for (scenario, tick) in [BULLY, DECIDED, STUCK, TWO_WAY, (&*ring24, 9), (&*ring130, 9)] {
        let mut run = run_of(scenario);
        for size in SIZES {
            for &pane in Pane::ALL {
                for zoomed in [false, true] {
                    let view = View { focus: pane, zoomed, ..view.clone() };
                    assert_kept(&frame_at(&mut run, tick, &view, size), &view, Language::English, size, false);
                }
            }
            let frame = frame_at(&mut run, tick, &view, size);
            for (_, overlay) in overlays() {
                // These overlays contain characters of users, as in files and titles.
                assert_kept(&frame, &View { overlays: vec![overlay], ..view.clone() }, Language::English, size, true);
            }
        }
    }
}

#[test]
fn no_lecture_leaves_its_set_in_any_language() {
    let layouts: Vec<(Language, bool)> =
        Language::ALL.into_iter().flat_map(|one| [(one, false), (one, true)]).collect();
    let mut turns = layouts.iter().copied().cycle();
    for scenario in builtin::ALL {
        let mut run = run_of(scenario.name);
        for tick in [0, 6, 23] {
            for size in [(80, 24), (120, 40), (200, 55)] {
                for (language, presenting) in turns.by_ref().take(1) {
                    let bare = View { presenting, hints: Vec::new(), ..view() };
                    let frame = frame_at(&mut run, tick, &bare, size);
                    let told = View { overlays: frame.stops.first().map(note_of).into_iter().collect(), ..bare };
                    assert_kept(&frame, &told, language, size, false);
                }
            }
        }
        // Skips two of the six layouts, so that the same moment gets another layout in the next scenario.
        turns.nth(1);
    }
}
