//! Tests of study mode by keys: predictions, verdicts, challenges, progress, and that nothing shows an answer early.

use std::{collections::BTreeMap, path::Path, time::Duration};

use super::input::press;
use super::library::{InMemory, built_in};
use super::opening::with;
use super::overlays::rows;
use super::playing::play;
use super::questions::{figures, present};
use super::votes;
use crate::tui::app::App;
use crate::tui::features::{demos, lesson, notes::OpenNote};
use crate::tui::library::Library;
use suffrage_scenario::{builtin, lesson::Content, lesson::read};
use suffrage_session::lesson::Guess;
use suffrage_text::{Language, ids};
use suffrage_view::view_state::{Overlay, overlay};
use suffrage_view::{GlyphSet, ThemeName};

const LESSON: &str = r#"
lesson = 1
title = "A lesson"
[[scene]]
name = "page"
page = "A text of a page."
questions = [{ of = "choices", right = 2, ask = "Which letter?", choices = ["x", "y", "z"] }]
[[scene]]
scenario = "bully-leader-fails"
from = 4
[[scene]]
name = "cut"
scenario = "bully-leader-fails"
from = 4
[scene.challenge]
do = "Cut one link."
goal = { violates = ["one-leader"] }
acts = ["cut"]
at_most = 1
until = 40
hints = ["The only hint."]
solution = [{ at = 6, cut = [5, 6] }]
why = "5 no longer hears 6."
[[scene]]
name = "end"
title = "The end"
page = "The last page."
"#;

fn opened_in(library: &InMemory, language: Language, size: (u16, u16), scene: Option<&str>) -> App {
    let mut app =
        with(library, &built_in("bully-trusting"), "bully-trusting", size, (ThemeName::Dark, GlyphSet::Default));
    app.look.texts = app.look.texts.in_language(language);
    lesson::open(&mut app, "lesson.toml", scene).expect("the lesson has no faults");
    app.refresh();
    app
}

fn opened(text: &str, scene: Option<&str>) -> (App, InMemory) {
    let library = InMemory::new(Language::English);
    library.write("lesson.toml", text);
    (opened_in(&library, Language::English, (80, 24), scene), library)
}

fn text(app: &App) -> String {
    let column = |row: String| row.chars().skip_while(|letter| *letter != '│').collect::<String>();
    let whole = matches!(app.view.overlays.last(), Some(Overlay::Page(_)));
    let rows = rows(app).into_iter().map(|row| if whole { row } else { column(row) });
    let words: Vec<String> = rows.map(|row| row.trim_matches(['│', ' ']).to_owned()).collect();
    words.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn shows(app: &App, wanted: &str) {
    assert!(text(app).contains(wanted), "{wanted:?} at tick {}\n{}", app.frame.clock.tick, rows(app).join("\n"));
}

/// Presses `PgDn` until the text is on the screen.
fn go_on_to(app: &mut App, wanted: &str) {
    for _ in 0..12 {
        if !text(app).contains(wanted) {
            press(app, "pgdn");
        }
    }
    shows(app, wanted);
}

fn kept(library: &InMemory) -> String {
    library.progress().unwrap_or_default()
}

fn said(app: &App) -> String {
    app.view.said.as_deref().unwrap_or_default().to_owned()
}

#[test]
fn a_lesson_is_gone_through_by_keys() {
    let (mut app, library) = opened(LESSON, None);
    assert_eq!(app.view.scene, Some((1, 4)));
    press(&mut app, "enter");
    assert_eq!(said(&app), "Choose an answer first.");
    press(&mut app, "pgdn");
    assert_eq!(said(&app), "Answer first. The same key again skips the question.");
    press(&mut app, "c enter");
    shows(&app, "✗ you: c) z · wrong right: b) y");
    press(&mut app, "pgdn");
    assert_eq!((app.view.scene, app.frame.clock.tick), (Some((2, 4)), 4));
    shows(&app, "PREDICT ────────── 1 of 3");
    press(&mut app, "right down esc right");
    assert_eq!(said(&app), "Answer first. The same key again skips the question.", "aside, it is asked anew");
    press(&mut app, "9 enter");
    assert_eq!(said(&app), "No process has the id 9.");
    press(&mut app, "6 enter");
    assert_eq!((app.frame.clock.tick, app.view.is_asking()), (4, true), "a locked answer is pending");
    go_on_to(&mut app, "How many messages");
    press(&mut app, "1 4 enter");
    go_on_to(&mut app, "THE RUN SAYS");
    assert_eq!(app.frame.clock.tick, 8);
    shows(&app, "~ you: 14 · almost run: 15 · tick 8 15 messages in all");
    go_on_to(&mut app, "How many of them reach nobody? a) 0");
    press(&mut app, "right");
    assert_eq!(app.frame.clock.tick, 8, "answer first");
    press(&mut app, "right");
    assert_eq!(app.frame.clock.tick, 9, "the second key skips and continues");
    shows(&app, "✓ you: 6 · right run: 6 · tick 9");
    go_on_to(&mut app, "- you gave no answer run: c) 4");
    press(&mut app, "g 4 enter");
    shows(&app, "Who will lead? ✓ you: 6 · right");
    press(&mut app, "g 1 1 enter J");
    assert!(rows(&app).join("\n").contains("✓ all right, ~ in part, - skipped, ○ optional"));
    assert!(rows(&app).join("\n").contains("1 of 4 right · 0 of 1 challenges"), "{}", rows(&app).join("\n"));
    press(&mut app, "esc");
    go_on_to(&mut app, "CHALLENGE");
    assert_eq!((app.view.scene, app.frame.clock.tick), (Some((3, 4)), 4), "PgDn takes the next scene");
    let kept = kept(&library);
    for wanted in ["\"right\"", "\"close\"", "\"wrong\"", "\"skipped\"", "\"scene\": \"cut\""] {
        assert!(kept.contains(wanted), "{wanted} in {kept}");
    }
}

#[test]
fn a_challenge_counts_the_acts_and_is_solved() {
    let (mut app, library) = opened(LESSON, Some("cut"));
    shows(&app, "○ goal: One leader: broken 1 act left: cut; until tick 40");
    press(&mut app, "y 3 c");
    shows(&app, "crash at tick 5 does not count here: U undoes acts, the last one first.");
    shows(&app, "The only hint.");
    press(&mut app, "y U right 5 f c 6 enter");
    shows(&app, "0 acts left: cut");
    assert!(!kept(&library).contains("\"solved\": true"));
    press(&mut app, "pgdn");
    assert_eq!(app.frame.clock.tick, 8, "PgDn stops where the goal is reached");
    shows(&app, "✓ One leader: broken · tick 8");
    shows(&app, "5 no longer hears 6.");
    assert!(kept(&library).contains("\"solved\": true"));
    press(&mut app, "y");
    assert_eq!(said(&app), "This challenge is solved.");
    press(&mut app, "left");
    shows(&app, "✓ One leader: broken · tick 8");
    press(&mut app, "right 4 f c 1 enter");
    shows(&app, "2 acts, 1 allowed: U undoes the last one.");
    press(&mut app, "r");
    assert_eq!((app.frame.clock.tick, app.session.acts().len()), (4, 0));
}

/// The words of the footer for `PgDn`.
fn footer(app: &App) -> String {
    let hint = app.view.hints.iter().find(|hint| hint.cap.contains("PgDn"));
    hint.map_or_else(String::new, |hint| hint.word.clone())
}

#[test]
fn the_forward_key_of_a_remote_goes_through_a_challenge() {
    let (mut app, _) = opened(LESSON, Some("cut"));
    let key = |app: &mut App, word: &str, wanted: &str| {
        assert_eq!(footer(app), word);
        press(app, "pgdn");
        shows(app, wanted);
    };
    key(&mut app, "hint", "The only hint.");
    key(&mut app, "give up", "0 acts left: cut");
    key(&mut app, "to the goal", "5 no longer hears 6.");
    assert_eq!(app.frame.clock.tick, 8);
    key(&mut app, "next scene", "NEXT SCENE");
    shows(&app, "The end");
    press(&mut app, "pgdn");
    shows(&app, "A lesson · The end");
    assert_eq!((app.view.scene, &*footer(&app)), (Some((4, 4)), ""), "nothing follows the last page");
    press(&mut app, "pgdn");
    assert_eq!(said(&app), "This was the last scene. J lists the scenes.");
}

#[test]
fn a_challenge_without_events_has_not_ended_before_it_begins() {
    let lesson = "lesson = 1\ntitle = \"x\"\n[[scene]]\nscenario = \"chang-roberts-one-initiator\"\nevents = []\n\
                  [scene.challenge]\ndo = \"Start.\"\ngoal = { messages = 14 }\nsolution = [{ at = 1, start = 58 }]";
    let (app, _) = opened(lesson, None);
    assert!(rows(&app).concat().contains("none has started"));
    assert!(!app.frame.clock.has_ended());
}

const MEND: &str = "lesson = 1
title = \"x\"
[[scene]]
scenario = \"chang-roberts-dead-leader\"
from = 8
[scene.challenge]
do = \"Mend the ring.\"
goal = { leader = 48 }
acts = [\"revive\", \"start\"]
at_most = 2
hints = [\"A hint.\"]
solution = [{ at = 9, revive = 48 }, { at = 10, start = 48 }]
";

#[test]
fn a_run_at_rest_has_failed_only_if_no_act_is_left() {
    let (mut app, _) = opened(MEND, None);
    let failed = |app: &App| text(app).contains("not reached");
    press(&mut app, "4 8 c");
    assert!(app.session.clock().quiet && !failed(&app), "an act is left");
    press(&mut app, "y");
    assert_eq!(footer(&app), "give up", "not the next scene");
    press(&mut app, "d c");
    assert!(failed(&app), "no act is left");
    press(&mut app, "r 4 8 c d e pgdn");
    shows(&app, "✓ 48 leads at rest");
}

#[test]
fn a_scene_ends_at_its_last_tick() {
    let lesson = LESSON.replacen("from = 4", "to = 3", 1);
    let (mut app, _) = opened(&lesson, Some("bully-leader-fails"));
    go_on_to(&mut app, "NEXT SCENE");
    assert_eq!(app.frame.clock.tick, 3);
    press(&mut app, "esc right");
    assert_eq!((app.frame.clock.tick, &*said(&app)), (3, "The scene ends here. The same key again goes on."));
    press(&mut app, "right");
    assert_eq!(app.frame.clock.tick, 4);
    go_on_to(&mut app, "NEXT SCENE");
    assert_eq!(app.frame.clock.tick, 4, "after the end, too");
    press(&mut app, "g 2 enter esc");
    play(&mut app, &[(0, "space")], 3_000);
    assert_eq!((app.frame.clock.tick, &*said(&app)), (3, "The scene ends here. The same key again goes on."));
}

#[test]
fn a_remote_locks_a_choice_and_sees_the_answer_of_a_skipped_question() {
    let (mut app, _) = opened(LESSON, None);
    press(&mut app, "pgdn pgdn");
    shows(&app, "ANSWER");
    press(&mut app, "pgdn");
    assert_eq!(app.view.scene, Some((2, 4)));
    (app, _) = opened(LESSON, None);
    press(&mut app, "f5 b");
    assert!(app.view.blank, "in a presentation b chooses nothing");
    press(&mut app, "b down pgdn");
    shows(&app, "✗ you: a) x");
}

#[test]
fn who_gives_up_sees_the_solution_and_has_not_solved_it() {
    let (mut app, library) = opened(LESSON, Some("cut"));
    press(&mut app, "G");
    assert!(app.view.playing && app.session.acts().len() == 1);
    shows(&app, "You see the solution.");
    press(&mut app, "space pgdn");
    shows(&app, "5 no longer hears 6.");
    press(&mut app, "r");
    shows(&app, "○ goal: One leader: broken");
    assert!(!kept(&library).contains("\"solved\": true"));
    press(&mut app, "r 5 f c 6 enter pgdn");
    assert!(kept(&library).contains("\"solved\": true"), "other acts than those of the solution count");
}

#[test]
fn an_answer_after_the_run_was_seen_does_not_count() {
    let (mut app, library) = opened(LESSON, Some("bully-leader-fails"));
    press(&mut app, "esc g 9 enter esc g 4 enter 6 enter");
    assert_eq!(said(&app), "You had seen the run already, so this answer does not count.");
    shows(&app, "- you: 6 · not counted run: 6 · tick 9");
    assert!(kept(&library).contains("\"skipped\""));
}

#[test]
fn an_answer_after_another_run_was_seen_does_not_count() {
    let (mut app, _) = opened(LESSON, Some("bully-leader-fails"));
    press(&mut app, "c");
    assert_eq!((said(&app), app.session.acts().len()), ("Answer first, or Esc.".to_owned(), 0));
    press(&mut app, "esc s g 9 enter esc J enter 6 enter");
    assert_eq!(said(&app), "You had seen the run already, so this answer does not count.");
}

#[test]
fn progress_is_kept_unless_the_question_has_changed() {
    let (mut app, library) = opened(LESSON, None);
    press(&mut app, "b enter");
    let again = || opened_in(&library, Language::English, (80, 24), None);
    shows(&again(), "✓ you: b) y · right");
    library.write("lesson.toml", &LESSON.replace("Which letter?", "Another question?"));
    shows(&again(), "PREDICT");
    library.write("lesson.toml", &LESSON.replace("right = 2", "right = 1"));
    shows(&again(), "PREDICT");
    library.write("lessons.json", "{");
    shows(&again(), "lessons.bad");
    press(&mut app, "pgdn");
    let mut app = again();
    assert_eq!(app.view.scene, Some((2, 4)), "the lesson opens where it was left");
    // Another demo leaves the lesson.
    press(&mut app, "esc o / b u l l y - r e s t l e s s enter");
    assert_eq!(app.view.scene, None);
}

#[test]
fn an_act_of_the_user_makes_another_run_whose_answers_do_not_count() {
    let (mut app, library) = opened(LESSON, Some("bully-leader-fails"));
    press(&mut app, "6 enter esc 6 c");
    assert!(!app.session.acts().is_empty());
    press(&mut app, "g 2 0 enter");
    assert!(!kept(&library).contains("\"right\""), "{}", kept(&library));
}

#[test]
fn a_prediction_is_a_caption_of_a_presentation_in_each_language() {
    let library = InMemory::new(Language::English);
    library.write("lesson.toml", LESSON);
    for language in Language::ALL {
        for size in [(80, 24), (120, 40), (200, 55)] {
            let mut app = opened_in(&library, language, size, Some("bully-leader-fails"));
            press(&mut app, "f5");
            let seen = rows(&app).join("\n");
            assert!(app.view.presenting && seen.contains("@ "), "{seen}");
            press(&mut app, "6 enter esc");
            assert!(!app.view.presenting);
        }
    }
}

/// Plays a scenario as a lesson, with predictions or with votes of a class. Returns the number of screens with a pending
/// answer.
fn nothing_tells_early(name: &str, size: (u16, u16), is_class: bool) -> usize {
    let library = InMemory::new(Language::English);
    library.write("lesson.toml", &format!("lesson = 1\ntitle = \"T\"\n[[scene]]\nscenario = \"{name}\"\n"));
    let mut app = opened_in(&library, Language::English, size, None);
    let phones = is_class.then(|| votes::join(&mut app));
    if let Some(phones) = &phones {
        phones.0.borrow_mut().wants_picture = true;
        lesson::open(&mut app, "lesson.toml", None).expect("the lesson has no faults");
        app.refresh();
    }
    let (mut locked, mut screens) = (Vec::new(), 0);
    for _ in 0..60 {
        let open = app.layers.top_as::<OpenNote>().filter(|note| note.waits());
        let stop = open.and_then(|note| note.stop()).cloned();
        let asked = stop.as_ref().and_then(|stop| stop.truth);
        let pending = locked.iter().chain(&asked);
        let pending: Vec<_> = pending.filter(|truth| truth.shown > app.frame.clock.tick).copied().collect();
        if !pending.is_empty() {
            screens += 1;
            assert!(app.view.is_asking() && app.frame.clock.recorded == app.frame.clock.tick, "{name}");
            assert!(app.frame.bounds.is_empty() && app.frame.marks_ahead.is_empty(), "{name}");
            let is_study = |overlay: &Overlay| matches!(overlay, Overlay::Note(overlay::Note { study: Some(_), .. }));
            let asks = app.view.overlays.iter().any(is_study);
            let mut seen = figures(&rows(&app));
            if let Some(phones) = &phones {
                app.pass(app.player.now + Duration::from_secs(2));
                let mirrored = phones.mirrored();
                assert!(!mirrored.is_empty(), "{name} tick {}", app.frame.clock.tick);
                seen.extend(figures(&mirrored));
            }
            let known = present(&app);
            let texts =
                built_in(name).questions.iter().map(|it| it.ask.in_language("en").to_owned()).collect::<Vec<_>>();
            let told = figures(&texts);
            for answer in pending
                .iter()
                .filter_map(|it| if let Guess::Number(it) = it.guess { Some(it.to_string()) } else { None })
            {
                let is_told = seen.contains(&answer) && !known.contains(&answer) && !told.contains(&answer);
                assert!(asks || !is_told, "{name} tick {}: {answer}\n{}", app.frame.clock.tick, rows(&app).join("\n"));
            }
        }
        if let Some(stop) = stop {
            locked.extend(stop.truth);
            if is_class {
                press(&mut app, "pgdn pgdn");
                continue;
            }
            press(&mut app, if stop.choices.is_empty() { "9 9 9 9 @" } else { "a" });
            press(&mut app, "enter");
            let is_open = |app: &App| app.layers.top_as::<OpenNote>().is_some_and(OpenNote::predicts);
            if is_open(&app) {
                press(&mut app, "9 9 9 9 enter");
            }
        } else {
            press(&mut app, "right");
        }
    }
    screens
}

#[test]
fn nothing_shows_an_answer_before_the_run_does() {
    let names =
        ["bully-leader-fails", "chang-roberts-ring", "franklin-ten", "flooding-one-crash", "ring-list-leader-fails"];
    for is_class in [false, true] {
        let screens: usize = names.map(|name| nothing_tells_early(name, (120, 40), is_class)).into_iter().sum();
        assert!(screens > 20, "{screens}");
    }
}

#[test]
fn the_list_of_lessons_is_not_cut_and_reads_only_the_lessons_that_it_shows() {
    for language in Language::ALL {
        let library = InMemory::new(language);
        for lesson in builtin::LESSONS {
            library.write(lesson.name, lesson.text);
        }
        let demo = built_in("bully-trusting");
        let mut app = with(&library, &demo, "bully-trusting", (80, 24), (ThemeName::Dark, GlyphSet::Default));
        press(&mut app, "o");
        assert!(library.asked.borrow().is_empty(), "{:?}", library.asked);
        demos::open_lessons(&mut app);
        app.refresh();
        for _ in builtin::LESSONS {
            let (screen, list) = (rows(&app).join("\n"), app.library.lessons());
            let Some(Overlay::Demos(demos)) = app.view.overlays.last() else { panic!("the list is closed") };
            let lesson = &list[demos.chosen];
            let minutes = app.look.texts.say(ids::LessonMinutes { count: lesson.minutes });
            let score = if lesson.minutes > 0 { format!("{minutes} · 0/") } else { " 0/".to_owned() };
            for text in [&lesson.title, &lesson.about, &score] {
                assert!(screen.contains(text), "{language:?} {text}\n{screen}");
            }
            press(&mut app, "down");
        }
        assert_eq!(library.asked.borrow().len(), builtin::LESSONS.len(), "{:?}", library.asked);
    }
}

/// For each challenge of the built-in lessons, the keys that play its solution.
const SOLUTIONS: [(&str, &str); 26] = [
    ("cheapest", "5 8 e"),
    ("mend", "4 8 c d e"),
    ("for-ever", "right 4 5 c"),
    ("order", "f d down down down enter 2 enter"),
    ("lowest", "1 e"),
    ("gap", "8 c d e"),
    ("one-lost", "7 x down enter"),
    ("cut", "right 5 f c 6 enter"),
    ("polite", "right right 7 c"),
    ("crossing", "right right right right right 3 c"),
    ("parted", "f M d 7 e"),
    ("dead", "right 7 c"),
    ("split", "right right 9 c"),
    ("two", "right right 9 c"),
    ("no-ids", "2 c d e"),
    ("leaderless", "1 c d 2 c"),
    ("two-terms", "right f g 1 space 2 space 3 / 4 space 5 enter"),
    ("one-round", "1 C 1 enter"),
    ("two-rounds", "1 C 1 enter right 2 C 2 enter"),
    ("lies", "1 L right down right enter"),
    ("stop", "right 2 c"),
    ("one-vote", "1 C 1 enter"),
    ("duel", "right right right right 2 e"),
    ("two-values", "right right right right 3 e"),
    ("unserved", "2 1 c"),
    ("tokens", "3 c d 1 6 c"),
];

#[test]
fn every_solution_of_a_built_in_lesson_can_be_played_by_keys() {
    let library = InMemory::new(Language::English);
    let (mut played, mut failed) = (BTreeMap::new(), Vec::new());
    for block in builtin::LESSONS.iter().flat_map(|lesson| lesson.text.split("[[scene]]").skip(1)) {
        if !block.contains("[scene.challenge]") {
            continue;
        }
        let lines: Vec<&str> = block.lines().filter(|line| !line.starts_with("minutes ")).collect();
        let block = lines.join("\n").split("\n#").next().unwrap_or_default().trim_end().to_owned();
        let text = format!("lesson = 1\ntitle = \"x\"\n[[scene]]\n{block}\n");
        let lesson = read(&text, Path::new("")).expect("the lesson has no faults");
        let Content::Run(run) = &lesson.scenes[0].content else { panic!("{text}") };
        let (name, challenge) = (&lesson.scenes[0].name, run.challenge.as_ref().expect("a challenge"));
        if let Some(known) = played.insert(name.clone(), block.clone()) {
            assert_eq!(known, block, "two lessons have different texts of one challenge");
            continue;
        }
        let keys = SOLUTIONS.iter().find(|(scene, _)| scene == name).map(|(_, keys)| *keys);
        library.write("lesson.toml", &text);
        library.remove("lessons.json");
        let mut app = opened_in(&library, Language::English, (80, 24), None);
        press(&mut app, keys.unwrap_or_else(|| panic!("no keys for {name}")));
        let acts = app.session.acts();
        press(&mut app, "pgdn");
        if acts != challenge.solution || !kept(&library).contains("\"solved\": true") {
            failed.push(format!("{name}: {acts:?}\n{}", rows(&app).join("\n")));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert_eq!(played.len(), SOLUTIONS.len());
}

#[test]
fn a_run_of_the_users_own_tells_no_answer() {
    let (mut app, _) = opened(LESSON, Some("bully-leader-fails"));
    press(&mut app, "esc O enter g 9 enter esc J enter 6 enter");
    assert_eq!(said(&app), "Your answer is locked. The run will show its own.");
}

#[test]
fn two_terminals_keep_the_progress_of_both() {
    let (mut one, library) = opened(LESSON, None);
    let mut other = opened_in(&library, Language::English, (80, 24), Some("cut"));
    press(&mut one, "b enter");
    press(&mut other, "y");
    press(&mut one, "J down down down enter");
    let kept: serde_json::Value = serde_json::from_str(&kept(&library)).expect("JSON");
    let scenes = &kept["lesson.toml"]["scenes"];
    assert_eq!((&scenes["page"]["answers"].to_string().contains("right"), &scenes["cut"]["hints"]), (&true, &1.into()));
}

#[test]
fn a_file_that_becomes_unreadable_is_set_aside_and_all_progress_written_anew() {
    let (mut app, library) = opened(LESSON, None);
    press(&mut app, "b enter");
    library.write("lessons.json", "{");
    press(&mut app, "pgdn");
    assert!(rows(&app).join("\n").contains("lessons.bad"), "{}", rows(&app).join("\n"));
    assert!(kept(&library).contains("\"right\""), "{}", kept(&library));
}

#[test]
fn the_goal_names_all_that_is_expected() {
    let goal = "{ elected = [6, 6, 6, 6, 6, 6, \"@\"], by = 20, messages = { ELECTION = 6 } }";
    let lesson = LESSON.replace("{ violates = [\"one-leader\"] }", goal);
    let (app, _) = opened(&lesson, Some("cut"));
    let Some(Overlay::Note(overlay::Note { study: Some(study), .. })) = app.view.overlays.last() else {
        panic!("the challenge is closed: {:?}", app.view.overlays)
    };
    let wanted = "○ goal: elected, by position: 6 6 6 6 6 6 @, stable from tick 20 on, 6 ELECTION";
    assert_eq!(study.lines[0].0, wanted);
}

#[test]
fn no_title_of_a_scene_tells_a_pending_answer() {
    let lesson = "lesson = 1\ntitle = \"A lesson\"\n[[scene]]\nscenario = \"flooding-one-crash\"\nfrom = 2\n\
        title = \"They decide 1\"\n[[scene]]\nname = \"next\"\ntitle = \"After 1 was decided\"\npage = \"The end.\"\n";
    let (mut app, _) = opened(lesson, None);
    let scenes = |app: &mut App| {
        press(app, "J");
        let shown = rows(app).join("\n");
        press(app, "esc");
        shown
    };
    let before = scenes(&mut app);
    assert!(before.contains("They decide 1") && before.contains("After 1"), "{before}");
    go_on_to(&mut app, "PREDICT");
    press(&mut app, "1 enter");
    let pending = scenes(&mut app);
    assert!(!pending.contains("They decide") && !pending.contains("After 1"), "{pending}");
    go_on_to(&mut app, "you: 1");
    let told = scenes(&mut app);
    assert!(told.contains("They decide 1") && told.contains("After 1"), "{told}");
}
