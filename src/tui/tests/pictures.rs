//! Palette, help and presentation as they are, with their styles, in the sizes, themes and languages that people use.

use ratatui::layout::Rect;

use crate::paint::tests::styled;
use crate::paint::{Depth, GlyphSet, Glyphs, Look, Theme, ThemeName};
use crate::scenario::builtin;
use crate::text::Language;
use crate::tui::app::App;
use crate::tui::fake::{FakeLibrary, press};
use crate::tui::library::Opening;
use crate::{scenario, session};

const SMALL: (u16, u16) = (80, 24);
const MEDIUM: (u16, u16) = (120, 40);
const LARGE: (u16, u16) = (200, 55);

/// The screen of a built-in scenario after some keys. The graph is left out: it has pictures of its own, and what lies over it is
/// pictured over the zoomed log.
fn picture(name: &str, keys: &str, (theme, glyphs): (ThemeName, GlyphSet), language: Language, size: (u16, u16)) -> String {
    let scenario = builtin::ALL.iter().find(|scenario| scenario.name == name).expect("it is built in");
    let scenario = scenario::read(scenario.text).unwrap_or_else(|_| panic!("{name} has faults"));
    let look = Look::new(language, Theme::new(theme, Depth::True), Glyphs::new(glyphs));
    let opening = Opening { scenario, name: name.to_owned() };
    let area = Rect::new(0, 0, size.0, size.1);
    let mut app = App::new(&opening, Box::new(FakeLibrary::default()), look, area, (session::open, crate::tui::bindings::TABLE));
    press(&mut app, keys);
    styled(&app.frame, &app.view, &app.look, size)
}

#[test]
fn pictures_of_what_keys_open() {
    let full = GlyphSet::Default;
    let pictures = [
        ("palette-small", "tab tab z :", (ThemeName::Dark, full), Language::English, SMALL),
        ("palette-medium", "tab tab z : t i c k", (ThemeName::Light, full), Language::Spanish, MEDIUM),
        ("palette-large", "right tab tab z : h", (ThemeName::Mono, full), Language::Portuguese, LARGE),
        ("palette-tiny", "tab tab z : h enter", (ThemeName::Mono, GlyphSet::Ascii), Language::English, (40, 10)),
        ("help-small", "tab tab z ? pgdn", (ThemeName::Mono, full), Language::Spanish, SMALL),
        ("help-medium", "tab tab z ?", (ThemeName::Dark, full), Language::Portuguese, MEDIUM),
        ("help-large", "tab tab z ?", (ThemeName::Light, full), Language::English, LARGE),
        ("help-found", "tab tab z ? c r a s h", (ThemeName::Dark, full), Language::English, MEDIUM),
        ("help-tiny", "tab tab z ? down", (ThemeName::Dark, GlyphSet::Ascii), Language::English, (40, 10)),
        ("presentation-small", "f5 pgdn", (ThemeName::Dark, full), Language::English, SMALL),
        ("presentation-medium", "f5 pgdn pgdn pgdn pgdn", (ThemeName::Light, full), Language::Spanish, MEDIUM),
        ("presentation-large", "f5 pgdn pgdn tab", (ThemeName::Mono, full), Language::Portuguese, LARGE),
        ("presentation-tiny", "f5 pgdn", (ThemeName::Mono, GlyphSet::Ascii), Language::English, (40, 10)),
        ("blank", "b", (ThemeName::Light, full), Language::English, SMALL),
        ("revealed", "g 9 enter esc g 4 enter esc R", (ThemeName::Mono, full), Language::English, SMALL),
    ];
    for (name, keys, look, language, size) in pictures {
        insta::assert_snapshot!(name, picture("bully-leader-fails", keys, look, language, size));
    }
}
