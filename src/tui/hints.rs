//! The footer and the help, made from the one table of keys.

use crossterm::event::KeyCode;
use unicode_width::UnicodeWidthStr;

use super::app::App;
use super::binding::{Binding, PINNED};
use super::filter::{Found, Query};
use super::guards;
use super::key::Key;
use crate::paint::view_state::{HelpGroup, Hint, Pane};
use crate::text::{TextId, Texts, ids};

pub(super) struct Footer {
    pub(super) hints: Vec<Hint>,
    /// Which of them closes what is open.
    pub(super) way_out: Option<usize>,
    pub(super) pinned: Vec<Hint>,
}

/// The keys that can act now: those from the left, the most useful first, and those at the right end.
pub(super) fn footer(app: &App) -> Footer {
    let texts = &app.look.texts;
    let hint = |gathered: Gathered| Hint { cap: together(&gathered.keys, texts), word: texts.say(gathered.word) };
    let (hints, pinned) = gather(app);
    let way_out = hints.iter().position(|gathered| gathered.closes);
    Footer { way_out, hints: hints.into_iter().map(hint).collect(), pinned: pinned.into_iter().map(hint).collect() }
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
fn gather(app: &App) -> (Vec<Gathered>, Vec<Gathered>) {
    let place = app.place();
    let mut gathered: Vec<Gathered> = Vec::new();
    for entry in app.bindings.iter().filter(|entry| counts(entry, app) && (entry.can)(app).is_ok()) {
        let (Some(hinted), Some(word)) = (&entry.hint, entry.word(app)) else { continue };
        let key = entry.keys.first().copied();
        match gathered.iter_mut().find(|gathered| gathered.word == word) {
            Some(gathered) => {
                gathered.keys.extend(key);
                gathered.closes |= closes(entry, app);
            }
            // What is open comes before what lies under it.
            None => gathered.push(Gathered {
                order: (entry.place != place, rank(word, hinted.rank, app)),
                word,
                closes: closes(entry, app),
                keys: key.into_iter().collect(),
            }),
        }
    }
    gathered.sort_by_key(|gathered| gathered.order);
    gathered.into_iter().partition(|gathered| gathered.order.1 < PINNED)
}

/// Keys that share a word.
struct Gathered {
    order: (bool, u8),
    word: TextId,
    /// Whether they close what is open.
    closes: bool,
    keys: Vec<Key>,
}

/// Whether a key closes what is on top: what is open, the selected event, or else the pane that has all the room.
fn closes(entry: &Binding<App>, app: &App) -> bool {
    if entry.id == ids::DOES_CANCEL {
        return app.layers.is_empty() && app.view.zoomed && app.view.event.is_none();
    }
    entry.closes && entry.place == app.place()
}

/// The groups of the help, in its order.
pub(super) const GROUPS: &[TextId] = &[
    ids::GROUP_TIME,
    ids::GROUP_PROCESS,
    ids::GROUP_ACTS,
    ids::GROUP_RUN,
    ids::GROUP_BRANCHES,
    ids::GROUP_TREE,
    ids::GROUP_SCREEN,
    ids::GROUP_SPACE_TIME,
    ids::GROUP_PROPERTIES,
    ids::GROUP_NOTE,
    ids::GROUP_READING,
    ids::GROUP_FLIGHT,
    ids::GROUP_WHY,
    ids::GROUP_FAULTS,
    ids::GROUP_HELP,
    ids::GROUP_CHOOSING,
    ids::GROUP_CONFIRMING,
];

/// All keys by group, in the order of the table; of them those that fit what has been typed.
pub(super) fn help(bindings: &[Binding<App>], texts: &Texts, typed: &str) -> Vec<HelpGroup> {
    let query = Query::new(typed);
    let mut groups: Vec<HelpGroup> = Vec::new();
    for &group in GROUPS {
        // Keys that do the same in two places of a group share a row.
        let mut gathered: Vec<(TextId, Vec<Key>)> = Vec::new();
        for entry in bindings.iter().filter(|entry| entry.group == group) {
            let caps: Vec<String> = entry.keys.iter().map(|key| key.cap(texts)).collect();
            if !query.is_in(Found { caps: &caps, texts: &said(entry, texts) }) {
                continue;
            }
            match gathered.iter_mut().find(|(does, _)| *does == entry.id) {
                Some((_, keys)) => add_keys(keys, entry.keys),
                None => gathered.push((entry.id, entry.keys.to_vec())),
            }
        }
        let rows: Vec<_> = gathered.into_iter().map(|(does, keys)| (caps(&keys, texts), texts.say(does))).collect();
        if !rows.is_empty() {
            groups.push(HelpGroup { title: texts.say(group), rows });
        }
    }
    groups
}

/// What can be found of a command: all that is said of it, then its group, then further words that people look for.
pub(super) fn said(entry: &Binding<App>, texts: &Texts) -> Vec<String> {
    let words = entry.words().map(|word| texts.say(word)).chain([texts.say(entry.id)]);
    let also = entry.also.map(|also| texts.say(also));
    [words.collect::<Vec<_>>().join(", "), texts.say(entry.group)].into_iter().chain(also).collect()
}

pub(super) fn add_keys(keys: &mut Vec<Key>, more: &[Key]) {
    for key in more {
        if !keys.contains(key) {
            keys.push(*key);
        }
    }
}

fn counts(entry: &Binding<App>, app: &App) -> bool {
    let places = app.places();
    let Some(depth) = places.iter().position(|&place| place == entry.place) else { return false };
    let shadowed = |key| app.bindings.iter().any(|other| places[..depth].contains(&other.place) && other.keys.contains(key));
    if entry.keys.iter().all(shadowed) {
        return false;
    }
    // Where nothing is told, the keys that go from stop to stop go from tick to tick, as others do.
    let scenario = app.session.scenario();
    let tells = !app.is_comparing() && (!scenario.notes.is_empty() || !scenario.questions.is_empty());
    let leads_to_stops = entry.hint.as_ref().is_some_and(|hinted| hinted.word == ids::WORD_STOP);
    // The way back is named only where there is no way on: of the two keys each recalls the other.
    let doubles = entry.id == ids::DOES_PREVIOUS_STOP && guards::next_stop(app).is_ok();
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
        ids::WORD_STOP if !app.view.playing => 2,
        ids::WORD_RESTART if over => 3,
        ids::WORD_OPEN if over => 4,
        ids::WORD_REVIVE => 5,
        ids::WORD_HIT if app.is_at_hit() => 2,
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

/// The caps of all keys of a row of the help. The ten digits are one key to the reader.
pub(super) fn caps(keys: &[Key], texts: &Texts) -> String {
    if keys.iter().all(|key| key.digit().is_some()) {
        return texts.spelled("0–9").into_owned();
    }
    keys.iter().map(|key| key.cap(texts)).collect::<Vec<_>>().join(" ")
}
