//! Tests of "Why?" on real runs: the chain under keys and mouse, moves along it and back, and its picture.

use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::input::press;
use super::opening::without_notes;
use crate::tui::app::App;
use crate::tui::features::panes;
use crate::tui::features::why;
use suffrage_session::model::why::{Why, WhyQuestion};
use suffrage_view::Target;
use suffrage_view::view_state::{Overlay, Pane, overlay};

fn bully() -> App {
    let mut app = without_notes("bully-leader-fails", (80, 24));
    press(&mut app, "g 9 9 enter");
    app
}

fn told(app: &App) -> (&Why, usize) {
    match app.view.overlays.last() {
        Some(Overlay::Why(overlay::Why { why, chosen, .. })) => (why, *chosen),
        other => panic!("the panel is open: {other:?}"),
    }
}

fn asked(app: &App) -> String {
    app.look.texts.remark(&told(app).0.asked)
}

fn id(app: &App) -> String {
    app.session.id_at(app.view.selected).map_or_else(String::new, |id| id.to_string())
}

#[test]
fn the_arena_follows_the_chosen_link_and_the_run_stays_where_it_is() {
    let mut app = bully();
    press(&mut app, "6 w");
    assert_eq!((asked(&app).as_str(), told(&app).1), ("Why does 6 lead?", 0));
    assert_eq!((id(&app), app.view.traced), ("6".to_owned(), None), "a timer ran out there");
    press(&mut app, "down");
    let lost = app.view.traced.expect("the message to 7 was lost");
    assert!(lost.lost && app.session.id_at(lost.to).is_some_and(|id| id.number() == 7));
    press(&mut app, "down down");
    let carried = app.view.traced.expect("ELECTION from 4");
    assert_eq!(app.session.id_at(carried.from), suffrage_engine::protocol::Id::new(4));
    press(&mut app, "end");
    assert_eq!((id(&app), app.view.traced, app.frame.clock.tick), ("4".to_owned(), None, 11));
    press(&mut app, "down down");
    assert_eq!(told(&app).1, told(&app).0.causes.len() - 1, "there is nothing beyond the end");
    press(&mut app, "home up");
    assert_eq!(told(&app).1, 0);
    press(&mut app, "esc");
    assert_eq!((id(&app), app.view.traced, app.view.overlays.len()), ("6".to_owned(), None, 0));
}

#[test]
fn enter_goes_there_with_the_chain_open_and_escape_comes_back() {
    let mut app = bully();
    press(&mut app, "6 w");
    let whole = told(&app).0.clone();
    press(&mut app, "end enter");
    assert_eq!((app.session.tick(), app.session.events().0), (5, 1));
    assert_eq!(told(&app).0, &whole, "the chain stays, although it tells of later ticks");
    press(&mut app, "up enter");
    assert_eq!((app.session.tick(), app.session.events().0), (6, 2), "in the midst of its tick");
    assert_eq!(told(&app).0, &whole);
    press(&mut app, "esc");
    assert_eq!((app.session.tick(), id(&app), app.view.overlays.len()), (11, "6".to_owned(), 0));

    press(&mut app, "w end enter w");
    assert_eq!((app.session.tick(), app.view.overlays.len()), (5, 0), "w stays there");
}

#[test]
fn another_moment_asks_again_and_so_does_an_act() {
    let mut app = bully();
    press(&mut app, "6 w");
    press(&mut app, "left left left left");
    assert_eq!((app.session.tick(), asked(&app).as_str()), (7, "Why does 6 have no leader?"));
    press(&mut app, "esc");
    assert_eq!(app.session.tick(), 7, "a step by the user leaves the chain");
    press(&mut app, "6 w tab");
    assert_eq!(asked(&app), "Why does 6 have no leader?");
    press(&mut app, "c");
    assert_eq!((app.session.tick(), asked(&app).as_str()), (8, "Why is 6 down?"));
    assert_eq!(told(&app).0.end.key, "why-end-hand");
}

#[test]
fn tab_shows_the_next_question() {
    let mut app = bully();
    press(&mut app, "4 w tab");
    assert_eq!(asked(&app), "What did 4 do last, and why?");
    press(&mut app, "tab");
    assert_eq!(asked(&app), "What is 4 waiting for?");
    assert!(app.frame.waiting.is_some());
    press(&mut app, "tab");
    assert_eq!(asked(&app), "Why does 4 have 6 as its leader?");
    press(&mut app, "backtab");
    assert_eq!(asked(&app), "What is 4 waiting for?");
    assert!(!app.view.hints.iter().any(|hint| hint.word == "go there"), "there is no chain of causes");
    press(&mut app, "7");
    assert_eq!(asked(&app), "Why is 7 down?");
    press(&mut app, "esc");
    assert_eq!(id(&app), "7", "a new selection stays");
}

#[test]
fn a_question_without_causes_selects_its_process() {
    let mut app = bully();
    press(&mut app, "6 w tab end");
    assert_ne!(id(&app), "6", "the chain leads to others");
    press(&mut app, "tab");
    assert_eq!((asked(&app).as_str(), id(&app).as_str()), ("What is 6 waiting for?", "6"));
    press(&mut app, "c");
    assert_eq!(asked(&app), "What is 6 waiting for?");
    assert!(!app.frame.waiting.as_ref().is_some_and(|waiting| waiting.up), "the key was about 6");
}

#[test]
fn a_waiting_process_is_asked_what_it_waits_for() {
    let mut app = without_notes("bully-leader-fails", (80, 24));
    press(&mut app, "g 5 enter 4 w");
    assert_eq!((told(&app).0.question, asked(&app)), (WhyQuestion::Waits(3), "What is 4 waiting for?".to_owned()));
    press(&mut app, "right");
    assert_eq!(app.frame.waiting.as_ref().map(|waiting| waiting.pending.len()), Some(3), "two answers and its timer");
}

#[test]
fn a_message_a_line_of_the_log_and_a_property_are_asked_about() {
    let mut app = without_notes("bully-leader-fails", (120, 40));
    press(&mut app, "g 5 enter p down esc");
    let number = app.view.message.expect("a message is selected");
    press(&mut app, "w");
    assert_eq!(told(&app).0.question, WhyQuestion::Message(number));
    assert_eq!(asked(&app), "Why is ELECTION in transit from 4 to 6?");
    press(&mut app, "end enter down left");
    assert_eq!(
        (told(&app).0.question, app.session.tick()),
        (WhyQuestion::Message(number), 4),
        "the question keeps its subject"
    );
    press(&mut app, "esc esc g 7 enter");
    let lost = app.frame.messages.iter().find(|message| message.lost.is_some()).expect("a message is lost").number;
    why::ask_about(&mut app, WhyQuestion::Message(lost));
    app.refresh();
    assert_eq!((told(&app).0.question, told(&app).0.asked.key), (WhyQuestion::Message(lost), "why-asks-lost"));
    press(&mut app, "esc esc g 9 9 enter");

    app.view.focus = Pane::Log;
    press(&mut app, "up up w");
    let line = app.frame.log_length - 3;
    assert_eq!(told(&app).0.question, WhyQuestion::Record(line as u32));
    press(&mut app, "esc");

    app.view.focus = Pane::Properties;
    app.view.property = 0;
    press(&mut app, "w");
    assert!(
        app.view.overlays.is_empty() && app.view.said.as_deref().is_some_and(|said| said.contains("has not broken"))
    );

    let mut app = without_notes("raft-election-amnesia", (120, 40));
    press(&mut app, "g 9 9 enter");
    app.view.focus = Pane::Properties;
    panes::choose_broken_property(&mut app);
    press(&mut app, "w");
    assert_eq!(asked(&app), "Why is “One leader per term” broken? Process 3 (1 of 2)");
    press(&mut app, "tab");
    assert_eq!(asked(&app), "Why is “One leader per term” broken? Process 1 (2 of 2)");
}

#[test]
fn the_mouse_chooses_links_and_goes_there() {
    let mut app = bully();
    press(&mut app, "6 w");
    let under = |app: &App, row| {
        let found = |&at: &ratatui::layout::Position| app.hits().at(at) == Some(Target::Row(row));
        app.area.positions().find(found).expect("the link is visible")
    };
    let at = under(&app, 1);
    let mut click = || {
        for kind in [MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left)] {
            app.take(&Event::Mouse(MouseEvent { kind, column: at.x, row: at.y, modifiers: KeyModifiers::NONE }));
        }
        (told(&app).1, app.session.tick())
    };
    assert_eq!(click(), (1, 11));
}

#[test]
fn questions_concern_one_of_two_runs_at_a_time() {
    let mut app = bully();
    press(&mut app, "A enter 6 w");
    assert!(app.is_comparing());
    assert_eq!(asked(&app), "Why does 6 lead?");
    press(&mut app, "end enter");
    assert_eq!(app.session.tick(), 5);
    press(&mut app, "esc");
    assert_eq!(app.session.tick(), 11);
}
