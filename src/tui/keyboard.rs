//! Key handling: a key runs its command, or is typed into a field. Also builds the footer from the key table.

use crossterm::event::{Event, KeyCode};
use unicode_width::UnicodeWidthStr;

use crate::tui::binding::{Binding, Key, KeyPlace, PINNED, cap_of, find};
use crate::tui::features::lesson::{challenge, vote};
use crate::tui::features::{branches, class, demos, notes, panes, present, search, travel};
use crate::tui::{self, app::App, bindings::TABLE, features::notes::OpenNote, layers};
use suffrage_text::{TextId, Texts, ids};
use suffrage_view::{is_too_small, view_state::Hint, view_state::Pane};

pub(super) fn press(app: &mut App, key: Key, event: &Event) {
    app.view.said = None;
    if is_too_small(app.area) {
        return press_unseen(app, key);
    }
    // A key that unblanks the screen does nothing else, unless it ends or suspends the program.
    if std::mem::take(&mut app.view.blank) && find(KeyPlace::Everywhere, key).is_none() {
        return;
    }
    // A presenter's remote sends two keys in turn. Both must act while the run travels to a tick.
    if turns_presentation(app, key) || turns_page(app, key) {
        return;
    }
    if app.travel.is_some()
        && let Some(binding) = find(KeyPlace::Everywhere, key)
    {
        return try_to(app, binding, key);
    }
    if travel::stop(app) {
        return;
    }
    if let Some(binding) = find(app.place(), key) {
        try_to(app, binding, key);
    } else if !layers::edit(app, event) {
        press_below(app, key);
    }
}

fn press_unseen(app: &mut App, key: Key) {
    let places = [KeyPlace::Everywhere, app.place(), KeyPlace::Screen];
    let binding = places.into_iter().find_map(|place| find(place, key));
    let ends = |binding: &&Binding| {
        binding.place == KeyPlace::Everywhere || matches!(binding.id, ids::DOES_QUIT | ids::DOES_QUIT_WITHOUT)
    };
    if let Some(binding) = binding.filter(ends) {
        try_to(app, binding, key);
    }
}

fn press_below(app: &mut App, key: Key) {
    if is_barred(app, key) {
        return app.say(ids::SAYS_ANSWER_OR_ASIDE);
    }
    if let Some(binding) = app.places().into_iter().skip(1).find_map(|place| find(place, key)) {
        close_note_for(app, binding);
        try_to(app, binding, key);
    } else {
        app.view.typed.clear();
        let help = cap_of(ids::DOES_HELP, &app.look.texts);
        app.say(ids::SaysUnbound { key: key.cap(&app.look.texts), help });
    }
}

/// Whether the key does nothing because an answer is expected: a mistyped letter would act on the run.
fn is_barred(app: &App, key: Key) -> bool {
    let is_letter = matches!(key.code, KeyCode::Char(letter) if letter.is_alphabetic() && letter != 'q');
    app.place() == KeyPlace::Predict && is_letter && key.modifiers.is_empty()
}

pub(super) fn close_note_for(app: &mut App, binding: &Binding) {
    if (binding.can)(app).is_err() {
        return;
    }
    if app.place() == KeyPlace::Note && binding.place == KeyPlace::Screen && !binding.keeps_notes {
        notes::close(app);
    }
    if app.place() == KeyPlace::NextDemo && !binding.keeps_notes {
        notes::refuse_next_demo(app);
    }
}

fn turns_page(app: &mut App, key: Key) -> bool {
    let down = match find(KeyPlace::Screen, key).map(|binding| binding.id) {
        Some(ids::DOES_NEXT_STOP) => true,
        Some(ids::DOES_PREVIOUS_STOP) => false,
        _ => return false,
    };
    // If the note shows its answer, the key for going back must hide the answer first.
    let shows_answer = app.layers.top_as::<OpenNote>().is_some_and(|note| note.answered);
    if !matches!(app.place(), KeyPlace::Note | KeyPlace::Vote | KeyPlace::Challenge | KeyPlace::Aside)
        || !down && shows_answer
    {
        return false;
    }
    // Only the layout knows the number of rows of the note.
    tui::lay_out(app);
    layers::turn_page(app, down)
}

fn turns_presentation(app: &mut App, key: Key) -> bool {
    use KeyPlace::{Challenge, DemoSearch, Demos, How, NextDemo, Note, Page, Predict, Properties, Screen, SpaceTime};
    match (find(KeyPlace::Screen, key).map(|binding| binding.id), app.place()) {
        (Some(ids::DOES_PRESENT), Demos | DemoSearch) => {
            if demos::open_for_class(app) {
                present::present(app);
            }
        }
        (Some(ids::DOES_PRESENT), _) => present::present(app),
        (Some(ids::DOES_CANCEL), NextDemo) if app.view.presenting => notes::refuse_next_demo(app),
        // Without this rule, the letter would choose an answer in these places.
        (Some(ids::DOES_BLANK), Predict | Page) if app.view.presenting => present::blank(app),
        (Some(ids::DOES_CANCEL), Note | Predict | Challenge | Page | Screen | SpaceTime | Properties | How)
            if app.view.presenting
                && app.view.typed.is_empty()
                && !panes::is_unfolded(app)
                && !vote::has_current(app) =>
        {
            app.view.presenting = false;
        }
        _ => return false,
    }
    app.view.typed.clear();
    true
}

pub(super) fn run(app: &mut App, binding: &Binding, key: Option<Key>) {
    if !(binding.answers_first && !app.view.playing && notes::answer_first(app)) {
        app.pressed = key;
        (binding.run)(app);
    }
}

pub(super) fn try_to(app: &mut App, binding: &Binding, key: Key) {
    match (binding.can)(app) {
        Ok(()) => run(app, binding, Some(key)),
        Err(reason) => {
            // The user has already seen the messages that were lost in the last tick, so they disappear.
            if app.session.clock().quiet
                && matches!(binding.id, ids::DOES_NEXT_TICK | ids::DOES_NEXT_STOP | ids::DOES_PLAY_OR_PAUSE)
            {
                app.player.settle();
            }
            app.say(reason);
        }
    }
    if !matches!(binding.id, ids::DOES_TYPE_DIGIT | ids::DOES_ERASE_DIGIT | ids::DOES_CANCEL) {
        app.view.typed.clear();
    }
}

pub(super) fn show_hints(app: &mut App) {
    let texts = &app.look.texts;
    let hint = |gathered: HintKeys| Hint { cap: together(&gathered.keys, texts), word: texts.say(gathered.word) };
    let (hints, pinned) = gather(app);
    app.view.way_out = hints.iter().position(|gathered| gathered.closes);
    app.view.hints = hints.into_iter().map(hint).collect();
    app.view.pinned = pinned.into_iter().map(hint).collect();
    // The class types the address while the vote is open.
    if app.place() == KeyPlace::Vote
        && let Some(address) = class::address(app)
    {
        app.view.pinned = vec![Hint { cap: address, word: String::new() }];
    }
}

/// `column` counts from the left edge of the hint.
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

/// `.0`: the hints at the left of the footer; `.1`: those at the right.
fn gather(app: &App) -> (Vec<HintKeys>, Vec<HintKeys>) {
    let place = app.place();
    let mut gathered: Vec<HintKeys> = Vec::new();
    for entry in TABLE.iter().filter(|entry| is_active(entry, app) && (entry.can)(app).is_ok()) {
        let (Some(hinted), Some(word)) = (&entry.hint, entry.word(app)) else { continue };
        // The keys of the top layer precede the keys of other layers.
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

fn closes(entry: &Binding, app: &App) -> bool {
    if entry.id == ids::DOES_CANCEL {
        return app.layers.is_empty() && app.view.zoomed && app.view.event.is_none();
    }
    entry.closes && entry.place == app.place()
}

fn is_active(entry: &Binding, app: &App) -> bool {
    let places = app.places();
    let Some(depth) = places.iter().position(|&place| place == entry.place) else { return false };
    let shadowed = |key| TABLE.iter().any(|other| places[..depth].contains(&other.place) && other.keys.contains(key));
    if entry.keys.iter().all(shadowed) || depth > 0 && entry.keys.first().is_some_and(|key| is_barred(app, *key)) {
        return false;
    }
    // Without notes and questions, the keys for stops act like the keys for ticks, so they have no hint.
    let scenario = app.session.scenario();
    let tells = !app.is_comparing() && (!scenario.notes.is_empty() || !scenario.questions.is_empty());
    let leads_to_stops = entry.hint.as_ref().is_some_and(|hinted| hinted.word == ids::WORD_STOP)
        && !matches!(entry.word(app), Some(ids::WORD_NEXT_DEMO | ids::WORD_NEXT_SCENE));
    // The hint for going back appears only if the run cannot go forward, because each key suggests the other.
    let doubles = entry.id == ids::DOES_PREVIOUS_STOP && notes::can_go_to_next(app).is_ok();
    // While playing, the key that cancels is also the play key, which has its own hint.
    let view = &app.view;
    let cancels = entry.id != ids::DOES_CANCEL || !view.typed.is_empty() || view.zoomed || view.log_back > 0;
    let never_rests = entry.word(app) == Some(ids::WORD_TO_REST) && app.session.lookup().repetition().is_some();
    (tells || !leads_to_stops) && cancels && !doubles && !never_rests
}

/// The action that a lecturer most likely wants next has the lowest rank.
fn rank(word: TextId, usual: u8, app: &App) -> u8 {
    let clock = app.session.clock();
    let over = clock.quiet && clock.half_way.is_none();
    match word {
        // While playing, speed comes first. Ticks and stops return after a pause.
        ids::WORD_SPEED if app.view.playing => 1,
        ids::WORD_STEP if app.view.playing => 35,
        ids::WORD_STOP | ids::WORD_TO_REST | ids::WORD_NEXT_DEMO | ids::WORD_NEXT_SCENE if !app.view.playing => 2,
        ids::WORD_REREAD => 2,
        ids::WORD_RESTART if over => 3,
        ids::WORD_OPEN if over => 4,
        ids::WORD_UNDO if branches::has_just_acted(app) => 2,
        ids::WORD_CRASH if challenge::counts(app, "crash") => 3,
        ids::WORD_REVIVE if challenge::counts(app, "revive") => 3,
        ids::WORD_START | ids::WORD_BEGIN if challenge::counts(app, "start") => 3,
        ids::WORD_LEAVE if challenge::counts(app, "leave") => 3,
        ids::WORD_REQUEST if challenge::counts(app, "request") => 3,
        ids::WORD_FAULTS if ["cut", "partition", "delay", "drop"].iter().any(|act| challenge::counts(app, act)) => 3,
        ids::WORD_REVIVE => 5,
        ids::WORD_HIT if search::is_at_hit(app) => 2,
        ids::WORD_SCROLL if app.layers.is_empty() => 4,
        ids::WORD_ZOOM | ids::WORD_UNZOOM if app.view.focus != Pane::Arena || app.view.zoomed => 7,
        ids::WORD_SIDE | ids::WORD_ALONE => 3,
        ids::WORD_PANE if app.view.focus != Pane::Arena => 8,
        _ => usual,
    }
}

fn together(keys: &[Key], texts: &Texts) -> String {
    let caps: Vec<String> = keys.iter().map(|key| key.cap(texts)).collect();
    let widths: Vec<usize> = caps.iter().map(|cap| cap.width()).collect();
    caps.join(between(keys, &widths, texts))
}

/// The separator between the names of the keys of a hint. `widths` are the widths of the names, in columns.
fn between(keys: &[Key], widths: &[usize], texts: &Texts) -> &'static str {
    let arrow = |key: &Key| matches!(key.code, KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down);
    match () {
        () if texts.is_ascii() && keys.iter().all(arrow) => " ",
        () if widths.iter().all(|&width| width == 1) => "",
        () => "/",
    }
}
