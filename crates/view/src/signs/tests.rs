use super::*;
use crate::look::charset::GlyphSet;
use crate::panes::timeline::marks;

/// What pictures are drawn with: lines, fills, heads and brackets, which stand for nothing by themselves; and what a list is read by.
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
    // A chart says beside it which is whose.
    "marks",
];

#[test]
fn every_sign_is_in_the_glossary() {
    for set in [GlyphSet::Default, GlyphSet::Safe, GlyphSet::Ascii] {
        let glyphs = Glyphs::new(set);
        let explained: Vec<String> =
            explained(&glyphs).into_iter().chain(marks::explained(&glyphs)).map(|(sign, _)| sign).collect();
        let bars = glyphs.bars;
        for (name, sign) in
            glyphs.all().into_iter().filter(|(name, sign)| !DRAWN_WITH.contains(name) && !bars.contains(sign))
        {
            assert!(explained.iter().any(|known| known.contains(sign)), "{set:?}: {name} {sign:?} is not explained");
        }
    }
}
