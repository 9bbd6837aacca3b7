use unicode_width::UnicodeWidthStr;

use super::*;
use crate::look::GlyphSet;
use crate::panes::timeline;
use suffrage_text::{Language, Texts};

#[test]
fn the_words_for_states_fit_a_card() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        // On an outlined card of eleven columns, the word is inside the frame, between two blanks.
        for outline in [Role::Idle, Role::Waiting, Role::Relay, Role::Black, Role::Crashed, Role::Leader, Role::Decided]
        {
            assert!(texts.say(state(outline)).width() <= 7, "{language:?} {outline:?}");
        }
        for tile in [Role::Active, Role::Red, Role::Traitor] {
            assert!(texts.say(state(tile)).width() <= 9, "{language:?} {tile:?}");
        }
    }
}

/// The names of glyphs without a meaning of their own: lines, fills, arrow heads, brackets, separators of lists.
const DRAWN_WITH: [&str; 32] = [
    "frames",
    "wraps",
    "lifelines",
    "pointers",
    "chevrons",
    "arrows",
    "pill_ends",
    "blocks",
    "quarters",
    "full_aside",
    "textures",
    "densities",
    "lower_block",
    "lines",
    "to",
    "of",
    "pause",
    "rule",
    "parting",
    "tree",
    "folds",
    "levels",
    "up",
    "down",
    "sides",
    "info",
    "ended",
    "more",
    "between",
    "panel",
    "cut_at_tick",
    // A chart has its own legend.
    "marks",
];

#[test]
fn every_sign_is_in_the_glossary() {
    for set in [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii] {
        let glyphs = Glyphs::new(set);
        let explained: Vec<String> =
            signs(&glyphs).into_iter().chain(timeline::explained(&glyphs)).map(|(sign, _)| sign).collect();
        let bars = glyphs.bars;
        for (name, sign) in
            glyphs.all().into_iter().filter(|(name, sign)| !DRAWN_WITH.contains(name) && !bars.contains(sign))
        {
            assert!(explained.iter().any(|known| known.contains(sign)), "{set:?}: {name} {sign:?} is not explained");
        }
    }
}
