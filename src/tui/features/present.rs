//! Presentation mode, the blank screen, the recorded future for rehearsal, the theme and the language.
//!
//! A presenter's remote has few keys. One of them sends F5 and Esc in turn, independent of the program's state. So F5
//! only enters presentation and Esc only leaves it. If F5 also left it, an Esc sent at the wrong time would close the
//! note that the class is reading.

use crate::tui::features::prelude::*;
use crate::tui::library::NamedTheme;
use suffrage_text::Language;
use suffrage_view::{Theme, ThemeName};

/// Enters presentation mode. Only notes, questions, parts of a lesson and the offer of the next demo stay open.
pub(crate) fn present(app: &mut App) {
    use KeyPlace::{Challenge, NextDemo, Note, Page, Predict, Vote};
    let open = app.layers.iter().count();
    app.layers.retain(|layer| matches!(layer.place(), Note | NextDemo | Predict | Challenge | Page | Vote));
    if app.view.presenting {
        if app.layers.iter().count() == open {
            app.say(ids::SAYS_PRESENTING);
        }
        return;
    }
    (app.view.presenting, app.view.traitors) = (true, None);
    app.restorable.focus = None;
    (app.view.focus, app.view.zoomed) = (Pane::Arena, false);
}

/// Blanks the screen. Playback pauses, because nobody could see it.
pub(crate) fn blank(app: &mut App) {
    app.pause();
    app.view.blank = true;
}

pub(crate) fn show_traitors(app: &mut App) {
    let shown = app.view.hides_traitors();
    app.view.traitors = Some(shown);
    app.say(if shown { ids::SAYS_TRAITORS_SHOWN } else { ids::SAYS_TRAITORS_HIDDEN });
}

pub(crate) fn reveal(app: &mut App) {
    app.view.reveal = !app.view.reveal;
    let beyond = app.session.recorded() > app.session.tick();
    let all = !app.view.reveal || app.session.catch_up(travel::CAUGHT_UP);
    app.say(match (app.view.reveal, beyond) {
        (true, true) if !all => ids::SAYS_REVEALED_PART,
        (true, true) => ids::SAYS_REVEALED,
        (true, false) => ids::SAYS_REVEALED_NOTHING,
        (false, _) => ids::SAYS_HIDDEN,
    });
}

pub(crate) fn apply_theme(app: &mut App, theme: &NamedTheme) {
    app.look.theme = Theme::of(&theme.spec, app.look.theme.depth());
    app.theme.clone_from(&theme.name);
}

pub(crate) fn next_language(app: &mut App) {
    let next = beside(&Language::ALL, app.look.texts.language(), true);
    app.look.texts = app.look.texts.in_language(next);
    app.library.speak(next);
    if let Some(audience) = &mut app.audience {
        audience.speak(next);
    }
    app.say(ids::SAYS_LANGUAGE);
}

pub(crate) fn next_theme(app: &mut App) {
    let built_in = ThemeName::ALL.map(NamedTheme::built_in).map(|theme| (theme.name.clone(), Some(theme)));
    // A file cannot replace a built-in theme.
    let own = app.library.themes().into_iter().filter(|(name, _)| ThemeName::named(name).is_none());
    let own = own.map(|(name, spec)| (name.clone(), spec.ok().map(|spec| NamedTheme { name, spec })));
    let mut themes: Vec<_> = built_in.into_iter().chain(own).collect();
    let here = themes.iter().position(|(name, _)| *name == app.theme).unwrap_or_default();
    let next = (here + 1) % themes.len();
    themes.rotate_left(next);
    let passed = themes.iter().take_while(|(_, theme)| theme.is_none());
    let faulty: Vec<String> = passed.map(|(name, _)| name.clone()).collect();
    let Some(next) = themes.into_iter().find_map(|(_, theme)| theme) else { return };
    apply_theme(app, &next);
    let name = Value::Text(next.name);
    let (count, all) = (faulty.len() as u64, faulty.join(", "));
    app.say(match faulty.into_iter().next() {
        None => Remark::from(ids::SaysTheme { name }),
        Some(first) => ids::SaysThemeAfterFaulty { name, count, first, faulty: all }.into(),
    });
}
