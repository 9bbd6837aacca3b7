//! What lies over the screen, as it is read there: nothing is cut that cannot be read elsewhere, and nothing lies beside it in scraps.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::paint::view_state::Overlay;
use crate::paint::{self, Depth, GlyphSet, Glyphs, Look, Theme, ThemeName};
use crate::session::{self, builtin};
use crate::text::Language;
use crate::tui::app::App;
use crate::tui::fake::{FakeLibrary, press};
use crate::tui::library::Opening;

/// The program on a built-in scenario, on a screen of a size.
fn lecture(name: &str, language: Language, (width, height): (u16, u16)) -> App {
    let scenario = builtin::ALL.iter().find(|scenario| scenario.name == name).expect("it is built in");
    let scenario = session::read_scenario(scenario.text).unwrap_or_else(|_| panic!("{name} has faults"));
    let look = Look::new(language, Theme::new(ThemeName::Dark, Depth::True), Glyphs::new(GlyphSet::Default));
    let opening = Opening { scenario, name: name.to_owned() };
    App::new(&opening, Box::new(FakeLibrary::default()), look, Rect::new(0, 0, width, height), session::open)
}

/// The rows of the screen.
fn rows(app: &App) -> Vec<String> {
    let mut buffer = Buffer::empty(app.area);
    paint::draw(&app.frame, &app.view, &app.look, app.area, &mut buffer);
    let cells: Vec<&str> = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
    cells.chunks(app.area.width.into()).map(<[_]>::concat).collect()
}

/// All words on the screen, whatever row they stand in.
fn words(app: &App) -> String {
    let frame = ['│', '┌', '┐', '└', '┘', '─', '►', '↑', '↓'];
    rows(app).join(" ").replace(frame, " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_row_of_a_picker_is_whole_where_there_is_room() {
    let mut app = lecture("bully-leader-fails", Language::English, (80, 24));
    press(&mut app, "v");
    assert!(words(&app).contains("all who follow it are told"), "{:#?}", rows(&app));
    let mut app = lecture("chang-roberts-ring", Language::Portuguese, (120, 40));
    press(&mut app, "f");
    assert_eq!(words(&app).matches("inteiro: cortá-lo").count(), 3, "{:#?}", rows(&app));
}

#[test]
fn all_of_the_chosen_row_can_be_read() {
    for (language, size) in Language::ALL.into_iter().flat_map(|language| [(80, 24), (60, 18), (48, 20)].map(|size| (language, size))) {
        let mut app = lecture("bully-leader-fails", language, size);
        press(&mut app, ":");
        let Some(Overlay::Palette { rows: all, .. }) = app.view.overlays.last().cloned() else { panic!("no palette") };
        for row in all {
            let shown = words(&app);
            let told = row.why.iter().all(|why| shown.contains(why.as_str()));
            assert!(shown.contains(&row.does) && told, "{language:?} {size:?} {row:?}\n{:#?}", rows(&app));
            press(&mut app, "down");
        }
    }
}

#[test]
fn the_smallest_palette_shows_what_is_typed_what_is_found_and_what_is_wrong() {
    let mut app = lecture("bully-leader-fails", Language::English, (24, 6));
    press(&mut app, ": t i c k space 0");
    let shown = words(&app);
    assert!(shown.contains("tick 0") && shown.contains("asks for a tick"), "{:#?}", rows(&app));
    press(&mut app, "bs bs bs bs bs bs h enter");
    let shown = rows(&app);
    assert!(shown[2].contains("│ h  ") && shown[3].contains("Tick 0 is"), "{shown:#?}");
}

#[test]
fn beside_an_overlay_there_is_enough_to_be_read_or_nothing() {
    for (size, keys) in [((80, 24), "?"), ((80, 24), ":"), ((80, 24), "o"), ((40, 12), "enter"), ((24, 6), "enter"), ((60, 18), "v")] {
        for language in Language::ALL {
            let mut app = lecture("bully-leader-fails", language, size);
            press(&mut app, keys);
            let shown = rows(&app);
            let top = shown.iter().position(|row| row.contains('┌')).expect("it has a frame");
            let row: Vec<char> = shown[top].chars().collect();
            let left = row.iter().position(|&cell| cell == '┌').expect("it has a corner");
            let right = row.len() - 1 - row.iter().position(|&cell| cell == '┐').expect("it has a corner");
            let bottom = shown.iter().position(|row| row.contains('└')).expect("it ends");
            let below = shown.len() - 2 - bottom;
            let enough = |beside: usize| beside == 0 || beside > 3;
            assert!(enough(left) && enough(right) && top - 1 != 1 && below != 1, "{keys} {language:?} {shown:#?}");
        }
    }
}
