//! Opens the program for tests: on a small run or on built-in scenarios, in any look.

use ratatui::layout::Rect;

use super::library::{InMemory, built_in, written};
use crate::tui;
use crate::tui::app::App;
use crate::tui::features::from_file;
use crate::tui::library::{Library, Opening};
use suffrage_engine::protocol::Ticks;
use suffrage_scenario::Scenario;
use suffrage_text::Language;
use suffrage_view::{Depth, GlyphSet, Glyphs, Look, Theme, ThemeName};

pub(super) const IDS: [u32; 4] = [4, 48, 7, 31];
/// Playback stops at this note.
pub(super) const NOTE: Ticks = 3;
/// Playback does not stop at this note.
pub(super) const PASSING_NOTE: Ticks = 5;
pub(super) const QUESTION: Ticks = 7;

pub(super) const TEST_SEED: u64 = 3_141_592_653;

/// A ring of four processes. Processes 4 and 31 start at tick 1, process 48 becomes the leader at tick 6, and the run
/// ends at tick 10.
pub(super) fn small(title: &str) -> Scenario {
    // A question about a tick is asked at the end of the tick before.
    let before = QUESTION + 1;
    written(&format!(
        "protocol = \"chang-roberts\"\nseed = 7\ntitle = \"{title}\"\nevents = [{{ at = 1, start = [4, 31] }}]\n\
         questions = [{{ at = {before}, of = \"messages\", ask = \"A question?\" }}]\n\
         [processes]\nids = [4, 48, 7, 31]\n\
         [[notes]]\nat = {NOTE}\npause = true\nlook = [7]\ntext = \"A note.\"\n\
         [[notes]]\nat = {PASSING_NOTE}\ntext = \"A passing note.\"\n"
    ))
}

pub(super) fn app() -> (App, InMemory) {
    let library = InMemory::new(Language::English);
    (with(&library, &small("first"), "first", (80, 24), (ThemeName::Dark, GlyphSet::Default)), library)
}

pub(super) fn opened(scenario: &Scenario) -> App {
    with(&InMemory::new(Language::English), scenario, "a", (80, 24), (ThemeName::Dark, GlyphSet::Default))
}

pub(super) fn with(
    library: &InMemory,
    scenario: &Scenario,
    name: &str,
    (width, height): (u16, u16),
    (theme, glyphs): (ThemeName, GlyphSet),
) -> App {
    let look = Look::new(library.language(), Theme::new(theme, Depth::True), Glyphs::new(glyphs));
    let opening = Opening { scenario: scenario.clone(), name: name.to_owned() };
    let mut app = App::new(&opening, Box::new(library.clone()), look, Rect::new(0, 0, width, height));
    tui::begin(&mut app);
    app.seeds = || TEST_SEED;
    app
}

pub(super) fn on_file(library: &InMemory, name: &str) -> App {
    let opening = library.open(name).expect("it is there");
    let mut app = with(library, &opening.scenario, name, (80, 24), (ThemeName::Dark, GlyphSet::Default));
    from_file::track_all(&mut app, [&opening].into_iter(), Default::default());
    app
}

pub(super) fn on(scenario: &Scenario, size: (u16, u16), look: (ThemeName, GlyphSet), language: Language) -> App {
    with(&InMemory::new(language), scenario, "ring", size, look)
}

pub(super) fn lecture(name: &str, language: Language, size: (u16, u16)) -> App {
    with(&InMemory::new(language), &built_in(name), name, size, (ThemeName::Dark, GlyphSet::Default))
}

pub(super) fn without_notes(name: &str, size: (u16, u16)) -> App {
    let mut scenario = built_in(name);
    (scenario.notes, scenario.questions) = (Vec::new(), Vec::new());
    with(&InMemory::new(Language::English), &scenario, name, size, (ThemeName::Dark, GlyphSet::Default))
}
