//! The footer and the help, made from the one table of keys.

use crossterm::event::KeyCode;
use unicode_width::UnicodeWidthStr;

use crate::tui::binding::{Binding, Key, PINNED};
use crate::tui::features::{branches, search, stops};
use crate::tui::{app::App, bindings::TABLE};
use suffrage_text::{TextId, Texts, ids};
use suffrage_view::view_state::{Hint, Pane};

/// Puts the keys that can act now into the footer: those from the left, the most useful first, and those at the right end.
pub(super) fn show(app: &mut App) {
    let texts = &app.look.texts;
    let hint = |gathered: HintKeys| Hint { cap: together(&gathered.keys, texts), word: texts.say(gathered.word) };
    let (hints, pinned) = gather(app);
    app.view.way_out = hints.iter().position(|gathered| gathered.closes);
    app.view.hints = hints.into_iter().map(hint).collect();
    app.view.pinned = pinned.into_iter().map(hint).collect();
}

/// The key that a click on a hint presses: the one whose cap is so many columns from the left.
pub(super) fn key_at(app: &App, index: usize, pinned: bool, column: usize) -> Option<Key> {
    let (hints, at_right) = gather(app);
    let keys = if pinned { at_right } else { hints }.into_iter().nth(index)?.keys;
    let caps: Vec<usize> = keys.iter().map(|key| key.cap(&app.look.texts).width()).collect();
    let between = between(&keys, &caps, &app.look.texts).len();
    let mut right = 0;
    let under = caps.iter().position(|width| {
        right += width + between;
        column < right
    });
    under.map(|index| keys[index])
}

/// The hints of this moment, in order: those from the left, and the pinned ones.
fn gather(app: &App) -> (Vec<HintKeys>, Vec<HintKeys>) {
    let place = app.place();
    let mut gathered: Vec<HintKeys> = Vec::new();
    for entry in TABLE.iter().filter(|entry| counts(entry, app) && (entry.can)(app).is_ok()) {
        let (Some(hinted), Some(word)) = (&entry.hint, entry.word(app)) else { continue };
        // What is open comes before what lies under it.
        let order = (entry.place != place, rank(word, hinted.rank, app));
        let key = entry.keys.first().copied();
        match gathered.iter_mut().find(|gathered| gathered.word == word) {
            Some(gathered) => {
                gathered.keys.extend(key);
                gathered.order = gathered.order.min(order);
                gathered.closes |= closes(entry, app);
            }
            None => gathered.push(HintKeys { order, word, closes: closes(entry, app), keys: Vec::from_iter(key) }),
        }
    }
    gathered.sort_by_key(|gathered| gathered.order);
    gathered.into_iter().partition(|gathered| gathered.order.1 < PINNED)
}

struct HintKeys {
    order: (bool, u8),
    word: TextId,
    closes: bool,
    keys: Vec<Key>,
}

/// Whether a key closes what is on top: what is open, the selected event, or else the pane that has all the room.
fn closes(entry: &Binding, app: &App) -> bool {
    if entry.id == ids::DOES_CANCEL {
        return app.layers.is_empty() && app.view.zoomed && app.view.event.is_none();
    }
    entry.closes && entry.place == app.place()
}

fn counts(entry: &Binding, app: &App) -> bool {
    let places = app.places();
    let Some(depth) = places.iter().position(|&place| place == entry.place) else { return false };
    let shadowed = |key| TABLE.iter().any(|other| places[..depth].contains(&other.place) && other.keys.contains(key));
    if entry.keys.iter().all(shadowed) {
        return false;
    }
    // Where nothing is told, the keys that go from stop to stop go from tick to tick, as others do.
    let scenario = app.session.scenario();
    let tells = !app.is_comparing() && (!scenario.notes.is_empty() || !scenario.questions.is_empty());
    let leads_to_stops = entry.hint.as_ref().is_some_and(|hinted| hinted.word == ids::WORD_STOP)
        && entry.word(app) != Some(ids::WORD_NEXT_DEMO);
    // The way back is named only where there is no way on: of the two keys each recalls the other.
    let doubles = entry.id == ids::DOES_PREVIOUS_STOP && stops::can_go_to_next(app).is_ok();
    // Playing is cancelled by its own key, which has its own hint.
    let view = &app.view;
    let cancels = entry.id != ids::DOES_CANCEL || !view.typed.is_empty() || view.zoomed || view.log_back > 0;
    (tells || !leads_to_stops) && cancels && !doubles
}

/// The rank of a hint at this moment: what a lecturer is likeliest to want next comes first.
fn rank(word: TextId, usual: u8, app: &App) -> u8 {
    let clock = app.session.clock();
    let over = clock.quiet && clock.half_way.is_none();
    match word {
        // While it plays, the speed; ticks and stops come again when it stands.
        ids::WORD_SPEED if app.view.playing => 1,
        ids::WORD_STEP if app.view.playing => 35,
        ids::WORD_STOP | ids::WORD_TO_REST | ids::WORD_NEXT_DEMO if !app.view.playing => 2,
        ids::WORD_REREAD => 2,
        ids::WORD_RESTART if over => 3,
        ids::WORD_OPEN if over => 4,
        ids::WORD_UNDO if branches::has_just_acted(app) => 2,
        ids::WORD_REVIVE => 5,
        ids::WORD_HIT if search::is_at_hit(app) => 2,
        // The keys of the pane that has them.
        ids::WORD_SCROLL if app.layers.is_empty() => 4,
        ids::WORD_ZOOM | ids::WORD_UNZOOM if app.view.focus != Pane::Arena || app.view.zoomed => 7,
        ids::WORD_SIDE | ids::WORD_ALONE => 3,
        ids::WORD_PANE if app.view.focus != Pane::Arena => 8,
        _ => usual,
    }
}

/// The caps of the keys of one hint: `←→`, but `PgUp/PgDn`.
fn together(keys: &[Key], texts: &Texts) -> String {
    let caps: Vec<String> = keys.iter().map(|key| key.cap(texts)).collect();
    let widths: Vec<usize> = caps.iter().map(|cap| cap.width()).collect();
    caps.join(between(keys, &widths, texts))
}

/// What stands between caps of these widths. Arrows made of several characters would melt into one another.
fn between(keys: &[Key], widths: &[usize], texts: &Texts) -> &'static str {
    let arrow = |key: &Key| matches!(key.code, KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down);
    if texts.is_ascii() && keys.iter().all(arrow) {
        " "
    } else if widths.iter().all(|&width| width == 1) {
        ""
    } else {
        "/"
    }
}
