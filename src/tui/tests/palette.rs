//! Tests of the palette and the help: every action is listed, is found by its words, and runs.

use crossterm::event::Event;

use super::input::press;
use super::opening::{IDS, app};
use crate::tui::app::App;
use crate::tui::app::ExitRequest;
use crate::tui::bindings::TABLE;
use crate::tui::features::playing;
use crate::tui::layers::help;
use suffrage_engine::protocol::Role;
use suffrage_text::{Language, Texts, ids};
use suffrage_view::Look;
use suffrage_view::view_state::{ListRow, Overlay, overlay};

fn rows(app: &App) -> Vec<ListRow> {
    match app.view.overlays.last() {
        Some(Overlay::List(overlay::List { rows, .. })) => rows.clone(),
        other => panic!("no palette: {other:?}"),
    }
}

fn command(app: &mut App, typed: &str) {
    press(app, ":");
    for character in typed.chars() {
        let name = if character == ' ' { "space".to_owned() } else { character.to_string() };
        press(app, &name);
    }
    press(app, "enter");
}

#[test]
fn every_action_is_in_the_palette_with_its_keys_or_why_it_cannot_act() {
    for language in Language::ALL {
        let (mut app, _) = app();
        app.look.texts = Texts::new(language);
        press(&mut app, ":");
        let rows = rows(&app);
        // The palette is already open, and a command that ends the program at once has a key, but no row.
        for entry in TABLE.iter().filter(|entry| !matches!(entry.id, ids::DOES_PALETTE | ids::DOES_INTERRUPT)) {
            let does = app.look.texts.say(entry.id);
            let found = rows
                .iter()
                .any(|row| row.about.ends_with(&does) && row.name.contains(&entry.keys[0].cap(&app.look.texts)));
            assert!(found || entry.keys[0].digit().is_some(), "{:?} is not in the palette: {does}", entry.id);
        }
    }
}

#[test]
fn an_unavailable_command_gives_the_reason_and_the_palette_stays_open() {
    let (mut app, _) = app();
    press(&mut app, ":");
    let back = rows(&app).into_iter().find(|row| row.name == "← h").expect("the key is in the table");
    assert_eq!(back.why.as_deref(), Some("Tick 0 is the start: there is nothing before it."));
    press(&mut app, "esc");
    command(&mut app, "h");
    let Some(Overlay::List(overlay::List { fault, .. })) = app.view.overlays.last() else { panic!("it is closed") };
    assert_eq!(fault.as_deref(), Some("Tick 0 is the start: there is nothing before it."));
    press(&mut app, "bs x y z enter");
    let Some(Overlay::List(overlay::List { fault, rows, .. })) = app.view.overlays.last() else {
        panic!("it is closed")
    };
    assert_eq!((fault.as_deref(), rows.len()), (Some("Nothing matches the typed text."), 0));
}

#[test]
fn actions_are_found_by_their_words_and_done() {
    let (mut app, _) = app();
    command(&mut app, "next tick");
    assert_eq!(app.frame.clock.tick, 1);
    command(&mut app, "crash");
    assert_eq!(app.selected().map(|process| process.role), Some(Role::Crashed));
    command(&mut app, "q");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Confirm(_))), "the acts are not saved");
    press(&mut app, "q");
    assert_eq!(app.exit, Some(ExitRequest::Quit));
    let (mut app, _) = super::opening::app();
    command(&mut app, "present");
    assert!(app.view.presenting);
}

#[test]
fn the_goals_of_playing_are_found_and_reached() {
    for language in Language::ALL {
        let (mut app, _) = app();
        app.look.texts = Texts::new(language);
        let goals: Vec<String> = playing::conditions(&app).into_iter().map(|goal| goal.1.name).collect();
        press(&mut app, ":");
        let rows = rows(&app);
        for goal in goals {
            assert!(rows.iter().any(|row| row.name == "u" && row.about.ends_with(&goal)), "{language:?}: {goal}");
        }
    }
    let (mut app, _) = app();
    command(&mut app, "plays until rest");
    assert_eq!(app.player.last_until, Some(suffrage_session::Until::Quiet));
    assert!(app.view.overlays.is_empty());
}

#[test]
fn synonyms_find_their_commands() {
    let found = |language: Language, typed: &str| -> Vec<String> {
        let texts = Texts::new(language);
        help::groups(&texts, (None, typed)).into_iter().flat_map(|group| group.rows).map(|(caps, _)| caps).collect()
    };
    for (language, partition, compare) in [
        (Language::English, "partition", "compare"),
        (Language::Spanish, "partición", "comparar"),
        (Language::Portuguese, "partição", "comparar"),
    ] {
        assert!(found(language, partition).contains(&"g".to_owned()), "{language:?}");
        let caps = found(language, compare);
        assert!(caps.contains(&"A".to_owned()) && caps.contains(&"Esc".to_owned()), "{language:?}: {caps:?}");
    }
}

#[test]
fn names_come_before_descriptions_in_every_language() {
    for (language, typed, wanted) in [
        (Language::English, "open", ids::DOES_OPEN),
        (Language::English, "load", ids::DOES_OPEN),
        (Language::English, "quit", ids::DOES_QUIT),
        (Language::Spanish, "quit", ids::DOES_QUIT),
        (Language::Spanish, "salir", ids::DOES_QUIT),
        (Language::Portuguese, "sair", ids::DOES_QUIT),
        (Language::English, "isolate", ids::DOES_ISOLATE),
        (Language::Portuguese, "isolate", ids::DOES_ISOLATE),
        (Language::Spanish, "idioma", ids::DOES_NEXT_LANGUAGE),
        (Language::Spanish, "language", ids::DOES_NEXT_LANGUAGE),
    ] {
        let (mut app, _) = app();
        app.look.texts = Texts::new(language);
        press(&mut app, ":");
        app.take(&Event::Paste(typed.to_owned()));
        let first = &rows(&app)[0];
        assert!(first.about.ends_with(&app.look.texts.say(wanted)) && first.why.is_none(), "{typed}: {first:?}");
    }
    let (mut app, library) = app();
    command(&mut app, "open");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Demos(_))) && app.exit.is_none());
    press(&mut app, "esc");
    library.write("mine.toml", suffrage_scenario::builtin::ALL[3].text);
    command(&mut app, "load mine.toml");
    assert_eq!(app.names.opened, "mine.toml");
    command(&mut app, "language");
    assert_eq!((app.look.texts.language(), app.view.said.as_deref()), (Language::Spanish, Some("Esto es español.")));
}

#[test]
fn the_best_comes_first_and_always_in_the_same_order() {
    let (mut app, _) = app();
    press(&mut app, ": c");
    assert_eq!(rows(&app)[0].name, "c");
    let once = rows(&app);
    press(&mut app, "bs C");
    assert_eq!(rows(&app)[0].name, "C");
    press(&mut app, "bs c");
    assert_eq!(rows(&app), once);
}

#[test]
fn words_are_those_of_the_readers_language() {
    let (mut app, _) = app();
    app.look.texts = Texts::new(Language::Portuguese);
    command(&mut app, "proximo tick");
    assert_eq!(app.frame.clock.tick, 1);
}

#[test]
fn an_argument_is_asked_for_or_typed_after_the_words() {
    let (mut app, _) = app();
    command(&mut app, "go tick");
    assert!(matches!(app.view.overlays.last(), Some(Overlay::Prompt(_))));
    press(&mut app, "esc");
    command(&mut app, "go 2");
    assert_eq!((app.frame.clock.tick, app.view.overlays.len()), (2, 0));
    command(&mut app, "id 48");
    assert_eq!(IDS[app.view.selected], 48);
    command(&mut app, "id 5");
    let Some(Overlay::Prompt(overlay::Prompt { fault, input, .. })) = app.view.overlays.last() else {
        panic!("no prompt")
    };
    assert_eq!((fault.as_deref(), input.as_str()), (Some("No process has the id 5."), "5"));
}

#[test]
fn the_help_is_searched_with_its_groups_and_any_remote_closes_it() {
    let (mut app, _) = app();
    press(&mut app, "? c r a s h");
    let Some(Overlay::Help(overlay::Help { groups, .. })) = app.view.overlays.last() else { panic!("no help") };
    assert!(groups.iter().all(|group| !group.rows.is_empty()));
    assert!(groups.iter().any(|group| group.rows.iter().any(|(cap, _)| cap == "c")), "{groups:?}");
    assert!(groups.iter().all(|group| group.rows.iter().all(|(cap, _)| cap != "Home")), "{groups:?}");
    press(&mut app, "esc");
    assert!(app.view.overlays.is_empty());
    press(&mut app, "? q ?");
    assert!(app.view.overlays.is_empty() && app.exit.is_none(), "q is typed, and the key that opens also closes");
    press(&mut app, "? . pgdn pgdn f5");
    assert!(app.view.overlays.is_empty() && app.view.presenting);
}

#[test]
fn scrolling_stops_at_the_last_row() {
    let (mut app, _) = app();
    press(&mut app, "?");
    for _ in 0..100 {
        press(&mut app, "pgdn");
    }
    let scroll = |app: &App| match app.view.overlays.last() {
        Some(Overlay::Help(overlay::Help { scroll, .. }) | Overlay::Inspect(overlay::Inspect { scroll, .. })) => {
            *scroll
        }
        other => panic!("{other:?}"),
    };
    let end = scroll(&app);
    press(&mut app, "down");
    assert_eq!(scroll(&app), end);
    press(&mut app, "up");
    assert_eq!(scroll(&app), end - 1, "scrolling back starts at once");
    press(&mut app, "esc enter pgdn pgdn pgdn");
    assert_eq!(scroll(&app), 0, "all of the inspector is in sight");
}

#[test]
fn the_glossary_is_searched_in_the_help_and_in_the_palette_in_every_language() {
    for (language, words) in [
        (Language::English, ["safety", "liveness", "quorum", "@", "T", "one leader"]),
        (Language::Spanish, ["seguridad", "vivacidad", "quorum", "@", "T", "un solo lider"]),
        (Language::Portuguese, ["seguranca", "vivacidade", "quorum", "@", "T", "um so lider"]),
    ] {
        let look = Look { texts: Texts::new(language), ..app().0.look };
        let explained = help::glossary(&look, "").into_iter().flat_map(|group| group.rows);
        explained.for_each(|(word, means)| assert!(!word.is_empty() && !means.is_empty(), "{word}: {means}"));
        for word in words.into_iter().chain(["safety", "termination"]) {
            let (mut app, _) = app();
            app.look.texts = Texts::new(language);
            press(&mut app, "?");
            app.take(&Event::Paste(word.to_owned()));
            let Some(Overlay::Help(overlay::Help { groups, .. })) = app.view.overlays.last() else { panic!("no help") };
            let found = groups.iter().find(|group| group.explains).and_then(|group| group.rows.first().cloned());
            assert!(found.is_some(), "{language:?}: {word} is not in the glossary");
            press(&mut app, "esc :");
            app.take(&Event::Paste(word.to_owned()));
            let explained = rows(&app).into_iter().position(|row| row.name == "?" && row.told.is_some());
            let explained = explained.unwrap_or_else(|| panic!("{language:?}: the palette does not find {word}"));
            (0..explained).for_each(|_| press(&mut app, "down"));
            press(&mut app, "enter");
            let Some(Overlay::Help(overlay::Help { groups, .. })) = app.view.overlays.last() else {
                panic!("no help: {word}")
            };
            assert!(groups.iter().any(|group| group.explains), "{language:?} {word}");
        }
    }
}
