//! Tests of the list of things to search for, and of the keys from hit to hit.

use std::time::Duration;

use crossterm::event::{Event, KeyCode};

use super::input::{key, press};
use super::opening::lecture;
use super::overlays::rows as screen;
use crate::tui::app::App;
use crate::tui::features::search;
use crate::tui::features::travel::Travel;
use crate::tui::layers::list::List;
use suffrage_engine::protocol::Value;
use suffrage_session::search::{Criterion, Direction, Query};
use suffrage_text::{Language, Texts, ids};
use suffrage_view::view_state::{ListRow, Overlay, overlay};

fn english(name: &str) -> App {
    lecture(name, Language::English, (80, 24))
}

fn said(app: &App) -> &str {
    app.view.said.as_deref().unwrap_or_default()
}

fn rows(app: &App) -> Vec<ListRow> {
    match app.view.overlays.last() {
        Some(Overlay::List(overlay::List { rows, .. })) => rows.clone(),
        other => panic!("no list: {other:?}"),
    }
}

fn does(app: &App) -> Vec<String> {
    rows(app).into_iter().map(|row| row.about.to_string()).collect()
}

fn type_in(app: &mut App, text: &str) {
    press(app, "/");
    app.take(&Event::Paste(text.to_owned()));
}

fn newest(app: &App) -> String {
    app.frame.log.last().map_or_else(String::new, |line| app.look.texts.remark(&line.brief))
}

#[test]
fn slash_enter_and_n_lead_from_hit_to_hit_and_back() {
    let mut app = english("bully-leader-returns");
    type_in(&mut app, "comes back");
    assert_eq!(does(&app), ["a process comes back", "“comes back” in the log"]);
    press(&mut app, "enter");
    assert_eq!((app.frame.clock.tick, said(&app)), (15, "Match 1 (a process comes back), tick 15: 7: is back: starts"));
    press(&mut app, "n");
    assert!(
        said(&app).starts_with("No further match (a process comes back); the run is at rest from tick "),
        "{}",
        said(&app)
    );
    assert!(said(&app).ends_with(". Press n again to search from tick 0."), "{}", said(&app));
    assert_eq!(app.frame.clock.tick, 15, "nothing has moved");
    press(&mut app, "n");
    assert_eq!(said(&app), "Search restarted from tick 0: Match 1 (a process comes back), tick 15: 7: is back: starts");
    press(&mut app, "N");
    assert_eq!(
        said(&app),
        "No earlier match (a process comes back). Press N again to search from the end of the recorded run."
    );
    press(&mut app, "N");
    assert!(said(&app).starts_with("Search restarted from the end: Match 1 ("), "{}", said(&app));
    press(&mut app, "home esc / enter");
    assert!(said(&app).starts_with("Match 1 (a process comes back)"), "{}", said(&app));
}

#[test]
fn the_same_key_continues_the_search_of_an_endless_run() {
    let mut app = english("chang-roberts-orphan");
    type_in(&mut app, "a link is cut");
    press(&mut app, "enter");
    let portions = |app: &mut App| {
        while app.travel.is_some() {
            app.pass(app.player.now + std::time::Duration::from_millis(1));
        }
    };
    portions(&mut app);
    assert_eq!(said(&app), "No further match (a link is cut) up to tick 10,000. Press n again to search further.");
    press(&mut app, "n");
    portions(&mut app);
    assert_eq!(
        (app.session.tick(), said(&app).split(". ").next()),
        (0, Some("No further match (a link is cut) up to tick 20,000"))
    );
}

#[test]
fn a_message_that_has_arrived_keeps_its_name() {
    let mut app = english("bully-leader-fails");
    press(&mut app, "g 5 enter esc p esc");
    type_in(&mut app, "the message");
    press(&mut app, "enter");
    let named = "Found (the message ELECTION 4→5 is sent or arrives), tick 6: ";
    assert!(said(&app).starts_with(named), "{}", said(&app));
    press(&mut app, "N");
    assert!(said(&app).contains("(the message ELECTION 4→5 is sent or arrives), tick 5"), "{}", said(&app));
}

#[test]
fn a_hit_inside_a_tick_is_the_newest_line_of_the_log() {
    let mut app = english("bully-leader-returns");
    type_in(&mut app, "answer arrives");
    press(&mut app, "enter");
    let mut before = None;
    for _ in 0..3 {
        let line = app.frame.log.last().cloned().expect("a line");
        assert!(line.route.is_some() && before != Some(line.clone()), "{line:?}");
        let (from, to) = line.route.expect("a message");
        assert!(said(&app).contains(&format!("{from}→{to}: ")), "{}", said(&app));
        before = Some(line);
        press(&mut app, "n");
    }
    assert!(app.view.hints.iter().any(|hint| hint.cap == "nN"), "the keys from hit to hit are in the footer");
}

#[test]
fn a_process_is_selected_and_its_events_are_searched() {
    let mut app = english("bully-leader-returns");
    type_in(&mut app, "6");
    assert_eq!(does(&app)[..3], ["everything about 6", "6: an elected cell changes", "6: a mark of the timeline"]);
    assert_eq!(rows(&app)[0].name, "process");
    press(&mut app, "enter");
    assert_eq!(app.selected().map(|process| process.id.number()), Some(6));
    let at = app.view.selected;
    for _ in 0..5 {
        assert!(app.frame.log.last().is_some_and(|line| line.about.contains(&at)), "{}", newest(&app));
        press(&mut app, "n");
    }
    type_in(&mut app, "process 7 crash");
    assert_eq!(does(&app)[0], "7: a process crashes or leaves");
    press(&mut app, "esc");
    let mut app = english("chang-roberts-64");
    type_in(&mut app, "6");
    let found = does(&app);
    assert!(
        ["everything about 6", "everything about 60", "everything about 64"]
            .iter()
            .all(|row| found.contains(&(*row).to_owned())),
        "{found:?}"
    );
}

#[test]
fn changes_of_elected_and_marks_have_keys_of_their_own() {
    let mut app = english("bully-leader-returns");
    press(&mut app, ")");
    assert_eq!((app.frame.clock.tick, said(&app)), (2, "Match 1 (an elected cell changes), tick 2: 7 now has @"));
    press(&mut app, ")");
    assert_eq!(said(&app), "Match 2 (an elected cell changes), tick 5: 4 now has @");
    press(&mut app, "(");
    assert_eq!((app.frame.clock.tick, app.frame.clock.half_way), (2, None));
    press(&mut app, "( (");
    assert!(said(&app).starts_with("Search restarted from the end: Match "), "{}", said(&app));
    press(&mut app, "home esc }");
    assert_eq!((app.frame.clock.tick, said(&app)), (2, "Match 1 (a mark of the timeline), tick 2: 7 crashes"));
    press(&mut app, "} {");
    assert_eq!(app.frame.clock.tick, 2);
    press(&mut app, "left n");
    assert_eq!(said(&app), "There is no search yet: / starts one.");
}

#[test]
fn words_are_found_in_the_readers_language_without_capitals_and_accents() {
    for (language, typed) in [(Language::Spanish, "LIDER"), (Language::Portuguese, "líder")] {
        let mut app = lecture("bully-leader-returns", language, (80, 24));
        type_in(&mut app, typed);
        let last = does(&app).len() - 1;
        assert!(does(&app)[last].contains(typed));
        (0..last).for_each(|_| press(&mut app, "down"));
        press(&mut app, "enter");
        let line = app.frame.log.last().expect("a line");
        let told: Vec<String> = [&line.brief, &line.full]
            .into_iter()
            .chain(&line.more)
            .map(|remark| app.look.texts.remark(remark))
            .collect();
        assert!(told.iter().any(|told| told.contains("líder")), "{told:?}");
        assert!(
            said(&app).contains("«LIDER» en el registro") || said(&app).contains("“líder” no registro"),
            "{}",
            said(&app)
        );
    }
}

#[test]
fn escape_leaves_everything_as_it_was_and_a_note_stays() {
    let mut app = english("bully-leader-fails");
    press(&mut app, "pgdn");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Note(_))), "there is a note to stop at");
    let before = screen(&app);
    press(&mut app, "/ x esc");
    assert_eq!(screen(&app), before);
    assert!(app.search.query.is_none());
}

#[test]
fn a_long_search_shows_how_far_it_is_and_any_key_stops_it() {
    let mut app = english("chang-roberts-orphan");
    press(&mut app, "esc");
    search::search_for(&mut app, Query { criterion: Criterion::Cut, of: None }, Direction::Forward, ids::DOES_NEXT_HIT);
    while app.travel.is_some() {
        app.pass(Duration::ZERO);
    }
    assert!(said(&app).starts_with("No further match (a link is cut) up to tick "), "{}", said(&app));
    let searched = app.session.recorded();
    let mut app = english("chang-roberts-orphan");
    let way =
        search::way(&mut app, Query { criterion: Criterion::Cut, of: None }, Direction::Forward, ids::DOES_NEXT_HIT);
    app.travel = Some(Travel { portion: 2, ..way });
    app.pass(Duration::ZERO);
    assert!(said(&app).contains("searching (a link is cut); any key stops here."), "{}", said(&app));
    assert_eq!(app.idle_time(), Some(Duration::ZERO));
    let tick = app.frame.clock.tick;
    app.take(&key("q"));
    assert_eq!((app.exit, app.idle_time(), app.frame.clock.tick), (None, None, tick));
    assert!(tick < searched);
}

#[test]
fn the_focused_run_of_two_is_searched_and_the_other_follows() {
    let mut app = super::compare::compared("");
    press(&mut app, "/");
    app.take(&Event::Paste("lead".to_owned()));
    press(&mut app, "enter");
    let ticks = |app: &App| {
        let beside = app.view.beside.as_ref().expect("two runs");
        (beside.clock.tick, beside.sides.each_ref().map(|side| side.clock.tick))
    };
    let found = ticks(&app);
    // The run on the right came to rest earlier.
    assert!(found.0 == found.1[0] && found.1[1] > 0 && found.1[1] < found.0, "{found:?}");
    assert!(said(&app).to_lowercase().contains("left"), "{}", said(&app));
    press(&mut app, "n n tab n");
    assert_eq!(ticks(&app), found, "in vain on either side, and neither has moved");
    assert!(said(&app).to_lowercase().contains("right"), "{}", said(&app));
    press(&mut app, "{");
    assert_eq!((ticks(&app).0, ticks(&app).1[1]), (1, 1), "both stand where something was found on the right");
}

#[test]
fn every_text_of_the_search_is_whole_in_every_language_and_fits_the_footer() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut app = lecture("bully-leader-fails", language, (80, 24));
        let [help, quit] =
            ["word-help", "word-quit"].map(|key| texts.remark(&suffrage_engine::protocol::Remark::new(key)));
        let footers = [
            ids::FIND_HIT,
            ids::FIND_LOOKS,
            ids::FIND_NO_MORE_AT_REST,
            ids::FIND_NO_MORE_AT_LIMIT,
            ids::FIND_NO_MORE_BEFORE,
            ids::FIND_NO_MORE,
            ids::FIND_NOWHERE,
        ];
        for footer in footers {
            let long = "a rather long thing that somebody has typed into the list of what can be searched for";
            let text = |name| (name, Value::Text(long.to_owned()));
            let number = |name| (name, Value::Number(48));
            let values =
                [text("what"), text("told"), ("key", Value::Text("n".to_owned())), number("number"), number("tick")];
            app.view.said = Some(texts.fit(
                values.into_iter().fold(suffrage_engine::protocol::Remark::from(footer), |said, (name, value)| {
                    said.with(name, value)
                }),
            ));
            let last = screen(&app).pop().expect("it has rows");
            assert!(last.contains(&help) && last.contains(&quit), "{language:?} {footer:?}: {last}");
        }
    }
}

#[test]
fn a_paste_is_one_change_and_a_long_one_is_reported() {
    let mut app = english("bully-leader-returns");
    type_in(&mut app, "ad");
    press(&mut app, "left");
    app.take(&Event::Paste("lé".to_owned()));
    let typed = |app: &App| app.layers.top_as::<List>().map(|list| (list.typed().to_owned(), list.fault.clone()));
    assert_eq!(typed(&app), Some(("aléd".to_owned(), None)), "where the cursor is");
    app.take(&Event::Paste("x".repeat(100_000)));
    let (long, fault) = typed(&app).expect("the list is open");
    assert_eq!(long.chars().count(), 1_000);
    assert!(long.starts_with("alé") && long.ends_with('d'), "the text before is kept");
    assert!(fault.is_some_and(|fault| fault.contains("1,000")));
    press(&mut app, "y");
    assert_eq!(typed(&app).map(|(text, _)| text.chars().count()), Some(1_000), "nor can it be typed longer");
    app.take(&Event::Key(KeyCode::Backspace.into()));
    assert_eq!(typed(&app).map(|(text, _)| text.chars().count()), Some(999));
}
