use super::*;
use crate::tests::frames::{frame_of, selecting};
use crate::{Depth, GlyphSet, Glyphs, Look, Theme, ThemeName};
use suffrage_text::Language;

#[test]
fn the_factor_is_rounded_and_not_shown_as_one() {
    let look = |language| Look::new(language, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(GlyphSet::Default));
    let (english, spanish) = (look(Language::English), look(Language::Spanish));
    let frame = frame_of(("chang-roberts-ring", 0), (80, 24));
    let view = selecting(0);
    let scene = |look| Scene { frame: &frame, view: &view, look };
    assert_eq!(factor(&scene(&english), 44, 70), "1.6");
    assert_eq!(factor(&scene(&english), 100, 104), "1.04");
    assert_eq!(factor(&scene(&english), 1, 20_000), "20,000.0");
    assert_eq!(factor(&scene(&english), 1000, 1001), "1.00");
    assert_eq!(factor(&scene(&spanish), 44, 70), "1,6");
}
