//! Tests of the screen of all demos, and of the offer of the next demo.

use std::collections::BTreeMap;

use super::input::press;
use super::library::built_in;
use super::opening::{app, lecture, on, opened};
use super::overlays::rows;
use crate::tui::app::App;
use suffrage_scenario::builtin;
use suffrage_session::Moved;
use suffrage_text::{Language, Texts, ids};
use suffrage_view::view_state::overlay::Demos;
use suffrage_view::view_state::{Overlay, overlay};
use suffrage_view::{GlyphSet, ThemeName, words};

fn shown(app: &App) -> &Demos {
    match app.view.overlays.iter().rev().find(|overlay| matches!(overlay, Overlay::Demos(_))) {
        Some(Overlay::Demos(demos)) => demos,
        _ => panic!("the demos are closed: {:?}", app.view.overlays),
    }
}

fn chosen(app: &App) -> String {
    let demos = shown(app);
    demos.rows.get(demos.chosen).map(|row| row.title.text.clone()).unwrap_or_default()
}

#[test]
fn the_demos_open_at_the_one_on_the_screen_and_escape_leads_back_to_its_moment() {
    let mut app = lecture("franklin-ten", Language::English, (80, 24));
    press(&mut app, "right right right esc");
    let tick = app.session.tick();
    assert!(tick > 0);
    press(&mut app, "o");
    let at = shown(&app);
    assert_eq!(at.topics[at.topic].title, "Elections on rings");
    assert_eq!(chosen(&app), "A tournament on a ring of ten", "after a run too");
    let watched: Vec<&str> = at.rows.iter().filter(|row| row.is_watched).map(|row| &*row.title.text).collect();
    assert_eq!(watched, ["A tournament on a ring of ten"], "the title stands beside the protocol");
    assert_eq!(at.rows[at.chosen].group.0, "Franklin");
    press(&mut app, "esc");
    assert_eq!((app.session.tick(), app.layers.is_empty()), (tick, true));
}

#[test]
fn arrows_choose_topics_and_demos_and_enter_opens() {
    let mut app = lecture("chang-roberts-ring", Language::English, (120, 40));
    press(&mut app, "o right down");
    assert_eq!(shown(&app).topic, 1);
    let demo = &builtin::TOPICS[1].demos()[1];
    press(&mut app, "enter");
    assert_eq!((&*app.names.opened, app.layers.iter().count() <= 1), (demo.name, true));
    press(&mut app, "o left left left");
    assert_eq!(shown(&app).topic, 0);
    let last_topic = shown(&app).topics.len() - 1;
    for _ in 0..20 {
        press(&mut app, "right");
    }
    assert_eq!(shown(&app).topic, last_topic);
}

#[test]
fn recently_opened_names_precede_the_course() {
    let mut app = lecture("chang-roberts-ring", Language::English, (80, 24));
    press(&mut app, "o");
    assert_eq!(shown(&app).topics[0].title, "Elections on rings", "no file was opened");
    press(&mut app, "down enter esc o right enter esc o");
    let topics = &shown(&app).topics;
    assert_eq!((&*topics[0].title, topics[0].count), ("Last opened", 2));
    assert_eq!(shown(&app).topic, 2, "the demo is shown in its place in the course");
    press(&mut app, "left left");
    assert_eq!(shown(&app).topic, 0);
    let names: Vec<&str> = shown(&app).rows.iter().map(|row| &*row.title.text).collect();
    assert_eq!(names, ["The leader fails", "One initiator, in the worst seat"], "the latest is first");
}

#[test]
fn a_demo_is_found_by_any_of_its_texts() {
    let mut app = lecture("chang-roberts-ring", Language::English, (80, 24));
    press(&mut app, "o /");
    // Returns the name of the first result, and the number of results.
    let mut find = |typed: &str| {
        press(&mut app, "esc /");
        app.take(&crossterm::event::Event::Paste(typed.to_owned()));
        (chosen(&app), shown(&app).rows.len())
    };
    for (typed, wanted) in [
        ("ring of seven", "A ring of seven"),
        ("follow both ids", "A ring of seven"),
        ("itai", "Two who know no ids"),
        ("no-forward", "A rule taken literally"),
        ("chang-roberts-orphan", "A message without an owner"),
    ] {
        let (first, count) = find(typed);
        assert!(count > 0, "{typed} is found");
        if typed != "itai" {
            assert_eq!(first, wanted, "{typed}");
        }
    }
    let (_, worst) = find("worst case");
    assert!(worst > 0, "a claim");
    let broken = find("safety").1;
    let breaks = |demo: &&builtin::BuiltIn| {
        suffrage_scenario::read(demo.text).is_ok_and(|read| read.expect.violates.contains(&"safety"))
    };
    assert!(broken >= builtin::ALL.iter().filter(breaks).count(), "a property that breaks");
    assert_eq!(find("zzzz").1, 0);
    assert_eq!(find("").1, builtin::ALL.len(), "without a search all are listed");
}

/// The names of the found demos, the best first.
fn found(app: &mut App, typed: &str) -> Vec<&'static str> {
    press(app, "esc /");
    app.take(&crossterm::event::Event::Paste(typed.to_owned()));
    let texts = &app.look.texts;
    let row_of = |demo: &builtin::BuiltIn| {
        let protocol = texts.protocol(demo.protocol, demo.protocol_title());
        (words::beside_protocol(demo.title(texts.language().code()), &protocol), protocol)
    };
    let all: BTreeMap<_, _> = builtin::ALL.iter().rev().map(|demo| (row_of(demo), demo.name)).collect();
    let named = |row: &overlay::DemoRow| all[&(row.title.text.clone(), row.group.0.clone())];
    shown(app).rows.iter().map(named).collect()
}

/// Each line of `words.txt` has a language, the beginnings of demo names, and words that courses use. Each word must
/// find a demo with such a name.
#[test]
fn the_words_of_courses_find_right_demos_among_the_first() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let mut app = lecture("chang-roberts-ring", language, (80, 24));
        press(&mut app, "o /");
        let is_known = |line: &&str| ["en ", language.code()].iter().any(|code| line.starts_with(code));
        let lines = include_str!("words.txt").lines().filter(is_known);
        for (right, typed) in lines.filter_map(|line| line.split_once(": ")) {
            for typed in typed.split(" | ") {
                let found = found(&mut app, typed);
                let is_right = |name: &&str| right.split(' ').skip(1).any(|right| name.starts_with(right));
                if !found.iter().take(3).any(is_right) {
                    wrong.push(format!(
                        "{} {right}: {typed}: {} {:?}",
                        language.code(),
                        found.len(),
                        &found[..found.len().min(3)]
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_word_begins_where_a_word_of_the_text_begins_and_a_wrong_one_finds_the_nearest() {
    let mut app = lecture("chang-roberts-ring", Language::English, (80, 24));
    press(&mut app, "o /");
    assert!(found(&mut app, "ack").iter().all(|name| !name.starts_with("byzantine")), "attack");
    assert_eq!(found(&mut app, "n ≤ 3F"), found(&mut app, "N<=3f"));
    assert!(found(&mut app, "tanenb").contains(&"ring-list-leader-fails"), "authors");
    assert!(!found(&mut app, "ournamen").is_empty(), "inside a word, if no word begins so");
    assert!(found(&mut app, "electoin").is_empty());
    assert!(rows(&app).join(" ").contains("No match. Similar: election"), "{:?}", rows(&app));
    assert!(found(&mut app, "electoin coordinatro identifeir participatnig mesage").is_empty());
    let shown = rows(&app).join(" ");
    assert!(["No match. Similar: election", "message"].iter().all(|words| shown.contains(words)), "{shown}");
}

#[test]
fn a_dropped_path_opens_and_a_pasted_word_is_searched() {
    let (mut app, library) = app();
    library.write("my demo.toml", builtin::ALL[3].text);
    for (place, pasted) in [("", "'my demo.toml'"), ("o", "my\\ demo.toml "), ("o /", "file://my%20d%65mo.toml")] {
        press(&mut app, place);
        app.take(&crossterm::event::Event::Paste(pasted.to_owned()));
        assert_eq!(
            (&*app.names.opened, app.view.said.as_deref()),
            ("my demo.toml", Some("my demo.toml is open.")),
            "{place}"
        );
    }
    press(&mut app, "o");
    app.take(&crossterm::event::Event::Paste("demo".to_owned()));
    assert!(shown(&app).search.is_some());
}

#[test]
fn the_whole_text_has_the_authors_and_the_first_demo_says_why_a_leader_is_needed() {
    let mut app = lecture("chang-roberts-ring", Language::English, (120, 40));
    press(&mut app, "o esc o up up up up up up up up R");
    let said = rows(&app).join(" ");
    assert!(said.contains("Ernest Chang and Rosemary Roberts, 1979") && said.contains("one coordinator"), "{said}");
}

#[test]
fn every_word_of_every_title_and_summary_finds_its_demo_in_every_language() {
    for language in Language::ALL {
        let mut app = lecture("chang-roberts-ring", language, (80, 24));
        press(&mut app, "o /");
        for demo in builtin::ALL {
            let title = demo.title(language.code());
            app.take(&crossterm::event::Event::Paste(title.to_owned()));
            let found =
                shown(&app).rows.iter().any(|row| title.to_lowercase().ends_with(&row.title.text.to_lowercase()));
            assert!(found, "{language:?}: {title}");
            press(&mut app, "esc /");
        }
    }
}

#[test]
fn no_title_or_summary_is_cut_and_every_topic_is_visible() {
    for language in Language::ALL {
        // Both layouts at their narrowest in every language, and one of the wider screens.
        for size in [(80, 24), (110, 30), [(120, 40), (200, 55)][language as usize % 2]] {
            let mut app = lecture("chang-roberts-ring", language, size);
            press(&mut app, "o");
            for topic in builtin::TOPICS.iter().filter(|topic| !topic.demos.is_empty()) {
                let screen = rows(&app).join("\n");
                let title = app.look.texts.say(topic.title);
                assert!(
                    screen.contains(&title) && screen.contains(&title.to_uppercase()),
                    "{language:?} {size:?} {title}\n{screen}"
                );
                for demo in topic.demos() {
                    let screen = rows(&app).join("\n");
                    let (title, summary) = (chosen(&app), demo.summary(language.code()));
                    assert!(
                        demo.title(language.code()).to_lowercase().ends_with(&title.to_lowercase()),
                        "{language:?} {}",
                        demo.name
                    );
                    assert!(
                        screen.contains(&title) && screen.contains(summary),
                        "{language:?} {size:?} {}\n{screen}",
                        demo.name
                    );
                    press(&mut app, "down");
                }
                press(&mut app, "right");
            }
        }
    }
}

#[test]
fn it_can_be_used_on_every_screen_in_every_look() {
    for size in [(80, 24), (109, 40), (110, 24)] {
        for (theme, glyphs) in [(ThemeName::Dark, GlyphSet::Ascii), (ThemeName::Mono, GlyphSet::Safe)] {
            let mut app = on(&built_in("chang-roberts-ring"), size, (theme, glyphs), Language::English);
            press(&mut app, "o down down");
            let mark = if glyphs == GlyphSet::Ascii { ">" } else { "\u{25ba}" };
            let shown = rows(&app);
            let named = |row: &&String| {
                row.contains(mark)
                    && row.contains(" Two initiators".get(..size.0 as usize / 3).unwrap_or(" Two initiators"))
            };
            assert!(shown.iter().any(|row| named(&row)), "{size:?}\n{shown:#?}");
            press(&mut app, "/ b u l l y");
            assert!(rows(&app).iter().any(|row| row.starts_with(" / bully")), "{size:?}\n{:#?}", rows(&app));
        }
    }
}

#[test]
fn a_search_ends_at_its_result_and_an_empty_one_at_its_start() {
    let mut app = lecture("chang-roberts-ring", Language::English, (80, 24));
    press(&mut app, "o down / esc");
    assert_eq!((shown(&app).topic, shown(&app).chosen), (0, 1));
    press(&mut app, "/ o r p h a n esc");
    assert_eq!(chosen(&app), "A message without an owner");
    assert_eq!(shown(&app).topics[shown(&app).topic].title, "Failures and detectors");
    press(&mut app, "/ z z z esc");
    assert_eq!(chosen(&app), "A message without an owner", "nothing was found");
}

#[test]
fn only_the_whole_text_tells_how_a_demo_ends() {
    let mut app = lecture("chang-roberts-ring", Language::English, (80, 24));
    press(&mut app, "o down R");
    let Some(Overlay::Message(overlay::Message { title, text, .. })) = app.view.overlays.last() else {
        panic!("no text")
    };
    assert_eq!(&**title, "Chang–Roberts: one initiator, in the worst seat");
    assert!(text.contains("At rest at tick") && text.contains("suffrage chang-roberts-one-initiator"), "{text}");
    press(&mut app, "esc");
    assert_eq!(shown(&app).chosen, 1);
}

#[test]
fn the_preview_shows_no_answer_and_stands_still_without_motion() {
    let mut app = lecture("chang-roberts-ring", Language::English, (120, 40));
    app.player.motion = false;
    press(&mut app, "o");
    for demo in builtin::ALL {
        press(&mut app, "/");
        app.take(&crossterm::event::Event::Paste(demo.name.to_owned()));
        let read = suffrage_scenario::read(demo.text).unwrap_or_else(|faults| panic!("{}: {faults:?}", demo.name));
        let preview = shown(&app).preview.clone().unwrap_or_else(|| panic!("{} has a preview", demo.name));
        let asked = read.questions.iter().map(|question| question.at).min().unwrap_or(u64::MAX);
        assert!(preview.frame.clock.tick < asked, "{}: nothing of what is asked has happened", demo.name);
        assert!(preview.last <= 6 && preview.frame.clock.tick == preview.last, "{}: the last tick", demo.name);
        assert_eq!(app.idle_time(), None, "nothing moves");
        press(&mut app, "esc");
    }
}

#[test]
fn the_preview_names_the_key_for_the_whole_text_only_if_it_acts() {
    let mut app = lecture("chang-roberts-ring", Language::English, (120, 40));
    for (keys, named) in [("o", true), ("/ R", false), ("esc", true)] {
        press(&mut app, keys);
        let about = shown(&app).preview.as_ref().map(|preview| preview.about.to_vec()).unwrap_or_default();
        assert_eq!(about.iter().any(|line| line.starts_with("R ")), named, "{keys}: {about:?}");
    }
}

/// Whether the offer of the next demo says that the run never comes to rest.
fn says_never_rests(app: &App) -> bool {
    let offer = app.view.overlays.last();
    matches!(offer, Some(Overlay::NextDemo(offer)) if offer.note.text.in_language("en").contains("never comes to rest"))
}

#[test]
fn after_a_repetition_the_next_demo_is_offered_at_once() {
    let mut app = lecture("chang-roberts-orphan", Language::English, (80, 24));
    press(&mut app, "g 5 0 enter esc");
    let tick = app.session.tick();
    assert!(app.view.hints.iter().any(|hint| hint.cap == "PgDn" && hint.word == "next demo"), "{:?}", app.view.hints);
    press(&mut app, "pgdn");
    assert!(says_never_rests(&app), "{:?}", app.view.overlays);
    assert_eq!(app.session.tick(), tick, "the run stays where it was");
}

#[test]
fn the_preview_plays_three_times() {
    let mut app = lecture("chang-roberts-two-initiators", Language::English, (120, 40));
    press(&mut app, "o");
    assert!(shown(&app).preview.is_some() && app.idle_time().is_some());
    let mut ticks = Vec::new();
    for _ in 0..400 {
        app.pass(app.player.now + std::time::Duration::from_millis(50));
        ticks.push(shown(&app).preview.as_ref().map_or(0, |preview| preview.frame.clock.tick));
    }
    let last = shown(&app).preview.as_ref().map_or(0, |preview| preview.last);
    let again = ticks.windows(2).filter(|pair| pair[1] < pair[0]).count();
    assert_eq!((again, ticks[399], app.idle_time()), (2, last, None), "{ticks:?}");
    assert_eq!(app.session.tick(), 0, "the run below does not play");
    press(&mut app, "esc");
    assert_eq!(app.idle_time(), None);
    let mut app = lecture("chang-roberts-two-initiators", Language::English, (100, 30));
    press(&mut app, "o");
    assert!(shown(&app).preview.is_none() && app.idle_time().is_none(), "it has no room");
}

fn page_down_to_the_end(app: &mut App) {
    for _ in 0..500 {
        if matches!(app.view.overlays.last(), Some(Overlay::NextDemo(_))) {
            return;
        }
        press(app, "pgdn");
    }
    panic!("no demo is offered: tick {}, {:?}", app.session.tick(), app.view.said);
}

#[test]
fn page_down_goes_through_a_topic_like_a_playlist() {
    let mut app = lecture("chang-roberts-ring", Language::English, (80, 24));
    let demos = builtin::TOPICS[0].demos();
    page_down_to_the_end(&mut app);
    let Some(Overlay::NextDemo(offer)) = app.view.overlays.last() else { panic!("an offer") };
    let said = offer.note.text.in_language("en");
    assert!(said.contains(demos[1].title("en")) && said.contains(demos[1].summary("en")), "{said}");
    assert_eq!(offer.place, (2, demos.len() as u64));
    assert!(app.session.clock().quiet, "the run rests");
    press(&mut app, "pgup");
    assert!(app.layers.is_empty() && app.names.opened != demos[1].name, "it is refused");
    page_down_to_the_end(&mut app);
    press(&mut app, "left");
    assert!(
        app.layers.iter().all(|layer| layer.place() != crate::tui::binding::KeyPlace::NextDemo),
        "another key refuses it too"
    );
    page_down_to_the_end(&mut app);
    press(&mut app, "pgdn");
    assert_eq!((&*app.names.opened, app.session.tick()), (demos[1].name, 0));
    page_down_to_the_end(&mut app);
    press(&mut app, "enter");
    assert_eq!(app.names.opened, demos[2].name);
}

#[test]
fn two_presses_lead_from_the_last_stop_to_the_next_demo() {
    let mut rested = 0;
    for demo in builtin::ALL[..builtin::ALL.len() - 1].iter().filter(|demo| demo.n <= 64).step_by(5) {
        let mut app = lecture(demo.name, Language::English, (80, 24));
        for _ in 0..60 {
            let is_over = app.view.overlays.is_empty() && !app.session.has_stop_ahead();
            if is_over || matches!(app.view.overlays.last(), Some(Overlay::NextDemo(_))) {
                break;
            }
            press(&mut app, "pgdn");
        }
        if matches!(app.view.overlays.last(), Some(Overlay::NextDemo(_))) {
            rested += 1;
            continue;
        }
        assert!(app.view.overlays.is_empty(), "{}: {:?}", demo.name, app.view.overlays.last());
        press(&mut app, "pgdn");
        if app.session.clock().quiet {
            rested += 1;
            let is_offered = |app: &App| matches!(app.view.overlays.last(), Some(Overlay::NextDemo(_)));
            if !is_offered(&app) {
                press(&mut app, "pgdn");
            }
            assert!(is_offered(&app), "{} at {}: {:?}", demo.name, app.session.tick(), app.view.overlays.last());
        }
    }
    assert!(rested > 10, "{rested}");
}

#[test]
fn the_offer_waits_for_the_last_stop_and_the_footer_explains_page_down() {
    let mut app = lecture("chang-roberts-ring", Language::English, (80, 24));
    let mut words = Vec::new();
    for _ in 0..200 {
        if matches!(app.view.overlays.last(), Some(Overlay::NextDemo(_))) {
            break;
        }
        let word = app
            .view
            .hints
            .iter()
            .find(|hint| hint.cap.contains("PgDn"))
            .map(|hint| hint.word.clone())
            .unwrap_or_default();
        if words.last() != Some(&word) {
            words.push(word);
        }
        assert!(!app.session.clock().quiet || app.session.has_stop_ahead() || app.session.next_tick() == Moved::Quiet);
        press(&mut app, "pgdn");
    }
    assert!(
        words.iter().any(|word| word == "note") && words.last().is_some_and(|word| word == "next demo"),
        "{words:?}"
    );
}

#[test]
fn the_course_is_one_playlist_and_user_files_are_not_part_of_it() {
    let last = &builtin::ALL[builtin::TOPICS[0].demos.end - 1];
    let mut app = lecture(last.name, Language::English, (80, 24));
    page_down_to_the_end(&mut app);
    press(&mut app, "pgdn");
    assert_eq!(app.names.opened, builtin::ALL[builtin::TOPICS[0].demos.end].name, "after a topic the next one");
    let (mut app, _) = app_at_rest();
    press(&mut app, "pgdn");
    assert!(app.layers.is_empty(), "nothing follows it");
    assert_eq!(app.view.said.as_deref(), Some("The run is over: without an act, nothing more happens."));
}

fn app_at_rest() -> (App, super::library::InMemory) {
    let (mut app, library) = app();
    press(&mut app, "g 9 9 enter esc esc");
    app.session.seek(99);
    app.refresh();
    (app, library)
}

#[test]
fn a_run_without_rest_says_so_and_offers_the_next_demo() {
    for keys in ["", "f5 "] {
        let mut app = lecture("paxos-duel", Language::English, (80, 24));
        press(&mut app, keys);
        for time in 1..200 {
            press(&mut app, "pgdn");
            app.pass(std::time::Duration::from_millis(time * 20));
            if says_never_rests(&app) {
                break;
            }
        }
        assert!(says_never_rests(&app), "{}", rows(&app).join("\n"));
        let before = app.names.opened.clone();
        press(&mut app, "pgdn");
        assert_ne!(app.names.opened, before);
    }
}

#[test]
fn a_run_without_rest_and_without_a_next_demo_goes_on() {
    let mut app = opened(&built_in("paxos-duel"));
    let tick = app.session.scenario().events.last().map_or(0, |(tick, _)| *tick) + 100;
    app.session.seek(tick);
    app.refresh();
    for time in 1..200 {
        press(&mut app, "esc pgdn");
        app.pass(std::time::Duration::from_millis(time * 20));
        if app.session.tick() >= tick + 1_000 {
            break;
        }
    }
    assert!(app.session.tick() >= tick + 1_000, "{}", rows(&app).join("\n"));
    assert!(app.view.hints.iter().all(|hint| hint.word != "to rest"), "{:?}", app.view.hints);
}

#[test]
fn it_works_in_presentation_too() {
    let mut app = lecture("chang-roberts-ring", Language::English, (120, 40));
    press(&mut app, "f5");
    page_down_to_the_end(&mut app);
    press(&mut app, "pgdn");
    assert!(app.view.presenting && app.names.opened == builtin::ALL[1].name);
    press(&mut app, "o down enter");
    assert!(app.view.presenting && app.names.opened == builtin::ALL[2].name, "{}", app.names.opened);
}

#[test]
fn escape_closes_the_offer_and_only_then_the_presentation() {
    let mut app = lecture("chang-roberts-ring", Language::English, (120, 40));
    press(&mut app, "f5");
    page_down_to_the_end(&mut app);
    let tick = app.session.tick();
    press(&mut app, "esc");
    assert_eq!((app.layers.is_empty(), app.view.presenting, app.session.tick()), (true, true, tick));
    press(&mut app, "esc");
    assert!(!app.view.presenting && app.session.tick() == tick);
}

#[test]
fn the_help_starts_with_the_keys_of_the_layer_below() {
    let first = |keys: &str| {
        let mut app = lecture("chang-roberts-ring", Language::English, (120, 40));
        press(&mut app, keys);
        let Some(Overlay::Help(help)) = app.view.overlays.last() else { panic!("{keys}: {:?}", app.view.overlays) };
        help.groups[0].title.clone()
    };
    let texts = Texts::new(Language::English);
    assert_eq!(first("esc ?"), texts.say(ids::GROUP_SEEN));
    assert_eq!(first("o ?"), texts.say(ids::GROUP_DEMOS));
    assert_eq!(first("esc p ?"), texts.say(ids::GROUP_FLIGHT));
}

#[test]
fn presentation_opens_the_chosen_demo_and_keeps_the_tick_of_the_current_one() {
    let mut app = lecture("chang-roberts-ring", Language::English, (120, 40));
    press(&mut app, "right right o f5");
    assert_eq!(
        (app.session.tick(), app.view.presenting, app.layers.is_empty()),
        (2, true, true),
        "it is shown already"
    );
    press(&mut app, "esc o down f5");
    let opened = (&*app.names.opened, app.session.tick(), app.view.presenting);
    assert_eq!(opened, (builtin::TOPICS[0].demos()[1].name, 0, true));
    press(&mut app, "esc o / z z z z f5");
    assert!(shown(&app).fault.is_some() && !app.view.presenting, "nothing is found that could be opened");
}
