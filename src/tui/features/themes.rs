//! The themes that a key goes through: the program's, then the person's own.

use crate::tui::app::App;
use crate::tui::library::NamedTheme;
use suffrage_engine::protocol::{Remark, Value};
use suffrage_text::ids;
use suffrage_view::{Theme, ThemeName};

pub(in crate::tui) fn apply(app: &mut App, theme: &NamedTheme) {
    app.look.theme = Theme::of(&theme.spec, app.look.theme.depth());
    app.theme.clone_from(&theme.name);
}

/// The next theme: dark, light, mono, the person's own, and from the start. One whose file has faults is passed over.
pub(in crate::tui) fn next(app: &mut App) {
    let built_in = ThemeName::ALL.map(NamedTheme::built_in).map(|theme| (theme.name.clone(), Some(theme)));
    // A file cannot take the name of one of the program's themes.
    let own = app.library.themes().into_iter().filter(|(name, _)| ThemeName::named(name).is_none());
    let own = own.map(|(name, spec)| (name.clone(), spec.ok().map(|spec| NamedTheme { name, spec })));
    let mut themes: Vec<_> = built_in.into_iter().chain(own).collect();
    let here = themes.iter().position(|(name, _)| *name == app.theme).unwrap_or_default();
    let next = (here + 1) % themes.len();
    themes.rotate_left(next);
    let passed = themes.iter().take_while(|(_, theme)| theme.is_none());
    let faulty: Vec<String> = passed.map(|(name, _)| name.clone()).collect();
    let Some(next) = themes.into_iter().find_map(|(_, theme)| theme) else { return };
    apply(app, &next);
    let name = Value::Text(next.name);
    app.say(match faulty.first() {
        None => Remark::from(ids::SaysTheme { name }),
        Some(first) => Remark::from(ids::SaysThemeAfterFaulty {
            name,
            count: faulty.len() as u64,
            first: first.clone(),
            faulty: faulty.join(", "),
        }),
    });
}
