//! Tests that common elements are written once, and that the elements of each frame are still the whole picture.

use std::collections::BTreeSet;

use super::*;
use suffrage_scenario::{self as scenario, builtin};
use suffrage_text::Language;
use suffrage_view::{Depth, GlyphSet, Glyphs, Look, Theme, ThemeName, picture};

fn look(theme: ThemeName) -> Look {
    Look::new(Language::English, Theme::new(theme, Depth::True), Glyphs::new(GlyphSet::Default))
}

#[test]
fn every_frame_has_all_elements_of_its_picture_and_no_other() {
    let scenario = scenario::read(builtin::named("bully-leader-fails").expect("it is built in").text).expect("valid");
    let (mut session, mut film, mut pictures) = (Session::open(&scenario), Film::new(), Vec::new());
    for tick in 0..=11 {
        session.seek(tick);
        let frame = session.frame(&picture::ask_screen((100, 30), scenario.count(), &View::default()));
        let picture = Picture::screen(&frame, &View::default(), &look(ThemeName::Light), (100, 30));
        assert_eq!(film.add([&picture; 2]), pictures.len());
        pictures.push(picture);
    }
    let palette =
        &mut Palette::Classes(film.colours().into_iter().enumerate().map(|(nth, tint)| (tint, nth)).collect());
    let mut written = Vec::new();
    film.write(|frames| format!(" data-f=\"{frames:?}\""), &mut written).expect("memory can be written");
    let written = String::from_utf8(written).expect("it is text");
    for (frame, picture) in pictures.iter().enumerate() {
        let wanted = svg::elements([picture; 2], palette);
        for (layer, known) in wanted.iter().zip(&film.elements) {
            let shown = known.iter().filter(|(_, frames)| frames.contains(&frame)).map(|(element, _)| element);
            assert_eq!(shown.collect::<BTreeSet<_>>(), layer.iter().collect(), "frame {frame}");
        }
    }
    let once = film.elements.iter().flat_map(|layer| layer.keys());
    assert!(once.clone().count() > 300);
    for element in once {
        assert_eq!(written.matches(&format!("{element}\n")).count(), 1, "{element}");
    }
}

/// A page has one set of shapes for both themes, so the shapes must not depend on the theme.
#[test]
fn the_light_and_the_dark_theme_draw_the_same_shapes() {
    for builtin in builtin::ALL.iter().step_by(5) {
        let scenario = scenario::read(builtin.text).expect("built-in scenarios are valid");
        let mut session = Session::open(&scenario);
        session.seek(7);
        let frame = session.frame(&picture::ask_screen((120, 40), scenario.count(), &View::default()));
        let [light, dark] = [ThemeName::Light, ThemeName::Dark]
            .map(|theme| Picture::screen(&frame, &View::default(), &look(theme), (120, 40)));
        let shapes = |picture: &Picture, y| {
            let cells = picture.row(y);
            cells.map(|(x, cell)| (x, cell.symbol.to_owned(), cell.is_bold, cell.is_struck)).collect::<Vec<_>>()
        };
        (0..40).for_each(|y| assert_eq!(shapes(&light, y), shapes(&dark, y), "{} row {y}", builtin.name));
    }
}
