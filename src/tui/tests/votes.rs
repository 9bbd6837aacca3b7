//! Tests of votes by keys, with phones in memory: the vote, its verdict, the address, and the picture for phones.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use ratatui::style::Color;

use super::input::press;
use super::library::{InMemory, built_in};
use super::opening::with;
use super::overlays::{rows, screen};
use super::screens::described;
use crate::tui::app::App;
use crate::tui::audience::Audience;
use crate::tui::binding::KeyPlace;
use crate::tui::features::{class, lesson};
use crate::tui::library::Refusal;
use suffrage_class::{Answer, Question, Tally, Turnout, Verdict};
use suffrage_text::Language;
use suffrage_view::GlyphSet::{self, Ascii, Default};
use suffrage_view::ThemeName::{self, Dark, Light, Mono};
use suffrage_view::picture::Picture;
use suffrage_view::view_state::Overlay;

/// What the phones and the server have seen.
#[derive(Default)]
pub(super) struct Seen {
    is_running: bool,
    is_local: bool,
    /// Another address than [`ADDRESS`].
    address: Option<String>,
    /// The calls by their names.
    calls: Vec<&'static str>,
    asked: Vec<Question>,
    turnout: Turnout,
    rounds: Vec<Tally>,
    told: Vec<((String, usize), Verdict)>,
    refusal: Option<Refusal>,
    pub(super) wants_picture: bool,
    pictures: Vec<Picture>,
}

#[derive(Clone, Default)]
pub(super) struct Phones(pub(super) Rc<RefCell<Seen>>);

const ADDRESS: &str = "http://192.168.1.7:8080/K7QM4TXW";

impl Phones {
    fn call(&self, name: &'static str) -> std::cell::RefMut<'_, Seen> {
        let mut seen = self.0.borrow_mut();
        seen.calls.push(name);
        seen
    }

    /// The phones answer: the number of phones for each answer of the round.
    fn answer(&self, tally: &[(Answer, usize)]) {
        let mut seen = self.0.borrow_mut();
        let answered = tally.iter().map(|(_, count)| count).sum();
        seen.turnout = Turnout { phones: 41, answered };
        *seen.rounds.last_mut().expect("a vote is open") = tally.iter().copied().collect();
    }

    /// The rows of the last picture that a phone has got; empty if there was none since the last call.
    pub(super) fn mirrored(&self) -> Vec<String> {
        let last = self.0.borrow_mut().pictures.drain(..).next_back();
        let row = |picture: &Picture, y| picture.row(y).map(|(_, cell)| cell.symbol.to_owned()).collect::<String>();
        last.map_or_else(Vec::new, |last| (0..last.size().1).map(|y| row(&last, y)).collect())
    }

    fn calls(&self) -> String {
        std::mem::take(&mut self.0.borrow_mut().calls).join(" ")
    }
}

impl Audience for Phones {
    fn address(&self) -> Option<String> {
        Some(self.0.borrow().address.clone().unwrap_or_else(|| ADDRESS.to_owned()))
    }

    fn is_local(&self) -> bool {
        self.0.borrow().is_local
    }

    fn is_running(&self) -> bool {
        self.0.borrow().is_running
    }

    fn start(&mut self) -> Result<(), Refusal> {
        let mut seen = self.call("start");
        if let Some(refusal) = seen.refusal.clone() {
            return Err(refusal);
        }
        seen.is_running = true;
        Ok(())
    }

    fn stop(&mut self) {
        self.call("stop").is_running = false;
    }

    fn speak(&mut self, _: Language) {
        self.call("speak");
    }

    fn ask(&mut self, question: Question) {
        let mut seen = self.call("ask");
        (seen.rounds, seen.turnout) = (vec![Tally::new()], Turnout { phones: 41, answered: 0 });
        seen.asked.push(question);
    }

    fn ask_again(&mut self) {
        let mut seen = self.call("again");
        seen.turnout.answered = 0;
        seen.rounds.push(Tally::new());
    }

    fn close(&mut self) {
        self.call("close");
    }

    fn withdraw(&mut self) {
        self.call("withdraw");
    }

    fn turnout(&self) -> Turnout {
        self.0.borrow().turnout
    }

    fn tallies(&self) -> Vec<Tally> {
        self.0.borrow().rounds.clone()
    }

    fn tell(&mut self, (scene, number): (&str, usize), verdict: Verdict) -> Result<(), Refusal> {
        let mut seen = self.call("tell");
        seen.told.push(((scene.to_owned(), number), verdict));
        seen.refusal.clone().map_or(Ok(()), Err)
    }

    fn wants_picture(&self) -> bool {
        self.0.borrow().wants_picture
    }

    fn show(&mut self, picture: &Picture) {
        self.0.borrow_mut().pictures.push(picture.clone());
    }
}

pub(super) fn join(app: &mut App) -> Phones {
    let phones = Phones::default();
    phones.0.borrow_mut().is_running = true;
    app.audience = Some(Box::new(phones.clone()));
    phones
}

fn class_at(name: &str, size: (u16, u16), look: (ThemeName, GlyphSet)) -> (App, Phones) {
    let mut app = with(&InMemory::new(Language::English), &built_in(name), name, size, look);
    let phones = join(&mut app);
    (app, phones)
}

fn class(name: &str) -> (App, Phones) {
    class_at(name, (80, 24), (Dark, Default))
}

/// Presses `PgDn` until a vote is open.
fn to_vote(app: &mut App) {
    for _ in 0..20 {
        if app.place() == KeyPlace::Vote {
            return;
        }
        press(app, "pgdn");
    }
    panic!("no question is asked\n{}", rows(app).join("\n"));
}

/// The words of the column beside the graph, or of the whole screen.
fn text(app: &App) -> String {
    let is_whole = matches!(app.view.overlays.last(), Some(Overlay::Page(_) | Overlay::Address(_)));
    let column = |row: String| row.rsplit('│').next().unwrap_or_default().to_owned();
    let rows = rows(app).into_iter().map(|row| if is_whole || app.view.presenting { row } else { column(row) });
    rows.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn shows(app: &App, wanted: &str) {
    assert!(text(app).contains(wanted), "{wanted:?} at tick {}\n{}", app.frame.clock.tick, rows(app).join("\n"));
}

fn lacks(app: &App, unwanted: &str) {
    assert!(!rows(app).join("\n").contains(unwanted), "{unwanted:?}\n{}", rows(app).join("\n"));
}

fn wait(app: &mut App, milliseconds: u64) -> bool {
    app.pass(app.player.now + Duration::from_millis(milliseconds))
}

fn said(app: &App) -> String {
    app.view.said.as_deref().unwrap_or_default().to_owned()
}

/// The first question of this demo: which process leads at the end? The answer is 6, shown at tick 9.
const DEMO: &str = "bully-leader-fails";
const SIX: Answer = Answer::Choice(5);

#[test]
fn a_question_is_a_vote_with_two_rounds_and_a_verdict() {
    let (mut app, phones) = class(DEMO);
    to_vote(&mut app);
    let asked = app.frame.clock.tick;
    let vote = phones.0.borrow().asked[0].clone();
    assert!(!vote.takes_number);
    assert_eq!(vote.choices, ["1", "2", "3", "4", "5", "6", "7", "nobody", "several"]);
    shows(&app, "VOTE OPEN");
    phones.answer(&[(SIX, 13), (Answer::Choice(6), 10)]);
    assert!(wait(&mut app, 250), "the screen looks at the counts");
    assert!(!wait(&mut app, 250), "nothing has changed");
    shows(&app, "23 of 41");
    press(&mut app, "pgdn");
    assert_eq!(app.frame.clock.tick, asked, "the first key closes the vote");
    shows(&app, "VOTE CLOSED");
    shows(&app, "discuss");
    press(&mut app, "V");
    shows(&app, "0 of 41");
    phones.answer(&[(SIX, 31), (Answer::Choice(0), 7)]);
    wait(&mut app, 250);
    press(&mut app, "pgdn");
    shows(&app, "go on");
    press(&mut app, "V");
    assert_eq!(said(&app), "A closed vote can be repeated once.");
    assert_eq!(phones.calls(), "ask close again close");
    press(&mut app, "pgdn");
    assert!(app.frame.clock.tick > asked && app.view.is_asking(), "the answer is pending");
    while phones.0.borrow().told.is_empty() {
        lacks(&app, "31");
        // The second question of the demo is a vote too, with its own answer.
        press(&mut app, "pgdn");
    }
    while app.frame.clock.tick < 9 {
        press(&mut app, "pgdn");
    }
    shows(&app, "run: 6 · tick 9");
    shows(&app, "13 → 31");
    shows(&app, "23, 38");
    let told = phones.0.borrow().told.clone();
    let (_, first) = told.iter().find(|(place, _)| *place == (DEMO.to_owned(), 1)).expect("it is told");
    assert_eq!((first.run.as_str(), first.right), ("6", Some(SIX)));
    assert_eq!(first.rounds.iter().map(|tally| tally[&SIX]).collect::<Vec<_>>(), [13, 31]);
    // Back at the question, its verdict is there, and nobody is asked again.
    let count = phones.0.borrow().asked.len();
    press(&mut app, &format!("g {asked} enter"));
    shows(&app, "run: 6 · tick 9");
    assert_eq!((phones.0.borrow().asked.len(), app.place()), (count, KeyPlace::Note));
}

#[test]
fn every_key_that_continues_closes_the_vote_first() {
    for key in ["right", "space", ";", "pgdn", "enter", "end", "u", ")"] {
        let (mut app, phones) = class(DEMO);
        press(&mut app, "g 2 0 enter");
        to_vote_at_first_question(&mut app);
        phones.calls();
        let tick = app.frame.clock.tick;
        press(&mut app, key);
        assert_eq!((app.frame.clock.tick, app.view.playing, &*phones.calls()), (tick, false, "close"), "{key}");
        press(&mut app, key);
        let continues = app.frame.clock.tick > tick || app.view.playing || app.frame.clock.half_way.is_some();
        assert!(continues || app.place() != KeyPlace::Vote, "{key}: once is enough");
    }
}

fn to_vote_at_first_question(app: &mut App) {
    let at = built_in(DEMO).questions[0].at - 1;
    press(app, &format!("g {at} enter"));
    to_vote(app);
}

#[test]
fn page_up_leaves_an_open_vote_as_it_is() {
    let (mut app, phones) = class(DEMO);
    to_vote_at_first_question(&mut app);
    phones.calls();
    press(&mut app, "pgup");
    assert_eq!(said(&app), "A vote is open. PgDn closes it, Esc withdraws it.");
    assert_eq!((app.place(), &*phones.calls()), (KeyPlace::Vote, ""));
}

#[test]
fn an_act_another_scenario_going_back_and_escape_withdraw_the_vote() {
    for keys in ["c", "left", "esc", "o enter", "s", "A enter"] {
        let (mut app, phones) = class(DEMO);
        to_vote_at_first_question(&mut app);
        phones.calls();
        press(&mut app, keys);
        let calls = phones.calls();
        assert!(calls.starts_with("withdraw"), "{keys}: {calls}\n{}", rows(&app).join("\n"));
    }
}

#[test]
fn a_withdrawn_question_stands_alone() {
    let (mut app, phones) = class(DEMO);
    to_vote_at_first_question(&mut app);
    press(&mut app, "f5 esc");
    assert!(app.view.presenting, "Esc withdraws the vote, and leaves the presentation the second time");
    assert_eq!(phones.calls(), "ask withdraw");
    assert_eq!((app.place(), said(&app)), (KeyPlace::Note, "The vote is withdrawn.".to_owned()));
    let tick = app.frame.clock.tick;
    press(&mut app, "pgdn");
    assert_eq!((app.frame.clock.tick, &*phones.calls()), (tick, ""));
    shows(&app, "6 leads");
    press(&mut app, "left pgdn");
    assert_eq!(phones.calls(), "ask", "from another tick, the class is asked anew");
}

#[test]
fn the_vote_outlives_a_server_that_ends() {
    let (mut app, phones) = class(DEMO);
    to_vote_at_first_question(&mut app);
    phones.answer(&[(SIX, 20)]);
    wait(&mut app, 250);
    phones.0.borrow_mut().is_running = false;
    assert!(wait(&mut app, 250), "the panel tells it");
    shows(&app, "server has stopped");
    press(&mut app, "Q");
    shows(&app, "The class server does not run. Enter starts it.");
    phones.0.borrow_mut().refusal = Some("port 8080 is taken".to_owned());
    press(&mut app, "enter");
    shows(&app, "port 8080 is taken");
    phones.0.borrow_mut().refusal = None;
    press(&mut app, "enter");
    shows(&app, ADDRESS);
    press(&mut app, "esc");
    lacks(&app, "server has stopped");
    assert_eq!(app.place(), KeyPlace::Vote);
    phones.0.borrow_mut().is_running = false;
    press(&mut app, "pgdn pgdn");
    assert!(phones.calls().ends_with("close"), "the lesson goes on");
    press(&mut app, "g 9 enter");
    assert!(phones.calls().contains("tell"));
}

#[test]
fn the_server_is_started_at_a_question_and_stopped_by_a_key() {
    let (mut app, phones) = class(DEMO);
    phones.0.borrow_mut().is_running = false;
    let at = built_in(DEMO).questions[0].at - 1;
    press(&mut app, &format!("g {at} enter Q esc"));
    assert_eq!((app.place(), &*phones.calls()), (KeyPlace::Note, ""));
    press(&mut app, "Q enter");
    assert_eq!(phones.calls(), "start ask");
    press(&mut app, "Q");
    assert_eq!(app.place(), KeyPlace::Vote);
    press(&mut app, "Q s");
    assert_eq!(phones.calls(), "withdraw stop");
    press(&mut app, "esc");
    assert_eq!(app.place(), KeyPlace::Note);
    app.audience = None;
    press(&mut app, "Q");
    assert_eq!(said(&app), "This program was built without the class server.");
}

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
"#;

#[test]
fn a_lesson_asks_the_class_on_pages_and_in_runs() {
    let library = InMemory::new(Language::English);
    library.write("lesson.toml", LESSON);
    let mut app = with(&library, &built_in(DEMO), DEMO, (80, 24), (Dark, Default));
    let phones = join(&mut app);
    lesson::open(&mut app, "lesson.toml", None).expect("the lesson has no faults");
    app.refresh();
    assert_eq!(phones.0.borrow().asked[0].choices, ["a) x", "b) y", "c) z"]);
    shows(&app, "VOTE OPEN");
    phones.answer(&[(Answer::Choice(1), 3), (Answer::Choice(0), 1)]);
    press(&mut app, "pgdn V enter pgdn");
    assert_eq!(phones.calls(), "ask close again close tell");
    shows(&app, "right: b) y");
    shows(&app, "✓ b) y 3 → 0");
    press(&mut app, "pgdn");
    assert_eq!((app.view.scene, app.place()), (Some((2, 2)), KeyPlace::Vote));
    press(&mut app, "pgdn pgdn");
    to_vote(&mut app);
    assert_eq!(phones.calls(), "ask close ask", "the second question is asked at a later tick");
    press(&mut app, "J up enter");
    assert_eq!((phones.calls(), app.view.scene), ("withdraw".to_owned(), Some((1, 2))));
    shows(&app, "right: b) y");
    assert!(library_has_no_progress(&library), "the sums of a class are no progress");
}

fn library_has_no_progress(library: &InMemory) -> bool {
    use crate::tui::library::Library;
    let kept = library.progress().unwrap_or_default();
    !["\"right\"", "\"wrong\"", "\"skipped\""].iter().any(|mark| kept.contains(mark))
}

#[test]
fn in_another_run_a_choice_has_no_mark() {
    // The acts make it another run, in which the fact of the question still holds.
    let scenario = "protocol = \"bully\"\nevents = [{ at = 3, crash = 7 }]\n[processes]\nids = [1, 2, 7]\n\
                    [[questions]]\nof = \"choices\"\nat = 3\nask = \"Which?\"\nchoices = [\"x\", \"y\"]\nright = 1\n\
                    facts = { holds = [\"one-leader\"] }\n";
    let mut app =
        with(&InMemory::new(Language::English), &super::library::written(scenario), "own", (80, 24), (Dark, Default));
    let phones = join(&mut app);
    press(&mut app, "1 c right");
    assert_eq!(app.place(), KeyPlace::Vote, "{}", rows(&app).join("\n"));
    phones.answer(&[(Answer::Choice(0), 2), (Answer::Choice(1), 5)]);
    press(&mut app, "pgdn pgdn");
    shows(&app, "The run decides none");
    lacks(&app, "✓ a) x");
    assert_eq!(phones.0.borrow().told[0].1.right, None);
}

#[test]
fn phones_see_each_verdict_of_a_tick_when_the_screen_shows_it() {
    let question = "[[questions]]\nof = \"leader\"\nat = 2\nask = \"Who?\"\n";
    let scenario = format!(
        "protocol = \"bully\"\nevents = [{{ at = 1, start = 1 }}]\n[processes]\nids = [1, 2, 7]\n{question}{question}"
    );
    let mut app =
        with(&InMemory::new(Language::English), &super::library::written(&scenario), "own", (80, 24), (Dark, Default));
    let phones = join(&mut app);
    let count = || phones.0.borrow().told.len();
    for _ in 0..12 {
        press(&mut app, if count() == 0 { "pgdn" } else { "" });
    }
    assert_eq!(count(), 1, "the screen shows the first of two");
    press(&mut app, "pgdn");
    assert_eq!((count(), phones.0.borrow().told[1].0.1), (2, 2));
}

#[test]
fn numbers_are_a_strip_with_the_number_of_the_run() {
    let (mut app, phones) = class_at(DEMO, (120, 40), (Dark, Default));
    press(&mut app, "f5 g 5 enter");
    to_vote(&mut app);
    assert!(phones.0.borrow().asked[0].takes_number && phones.0.borrow().asked[0].choices.is_empty());
    phones.answer(&[(Answer::Number(7), 3), (Answer::Number(15), 9), (Answer::Number(42), 1)]);
    press(&mut app, "pgdn pgdn");
    while phones.0.borrow().told.is_empty() {
        press(&mut app, "pgdn");
    }
    shows(&app, "↑ 15");
    shows(&app, "7 42");
    assert_eq!(phones.0.borrow().told[0].1.right, Some(Answer::Number(15)));
}

/// The QR code on the screen, a row of modules each; empty without one.
fn code_on(app: &App) -> Vec<Vec<bool>> {
    let buffer = screen(app);
    let is_code = |colour| matches!(colour, Color::Indexed(0 | 15));
    let rows = buffer.content.chunks(usize::from(app.area.width));
    let rows = rows.map(|row| row.iter().filter(|cell| is_code(cell.fg) && is_code(cell.bg)).collect::<Vec<_>>());
    let halves = rows.filter(|row| !row.is_empty()).flat_map(|row| {
        assert!(row.iter().all(|cell| cell.symbol() == "▀"));
        [row.iter().map(|cell| cell.fg).collect::<Vec<_>>(), row.iter().map(|cell| cell.bg).collect()]
    });
    halves.map(|row| row.into_iter().map(|colour| colour == Color::Indexed(0)).collect()).collect()
}

#[test]
fn the_address_has_its_code_in_black_on_white_where_there_is_room() {
    let code = class::code(ADDRESS);
    assert_eq!(code.len(), 33, "25 modules and a margin of 4 on each side");
    for (size, theme) in [((80, 24), Dark), ((80, 24), Mono), ((120, 40), Light), ((200, 55), Dark)] {
        let (mut app, _) = class_at(DEMO, size, (theme, Default));
        press(&mut app, "Q");
        shows(&app, ADDRESS);
        shows(&app, "0 phones");
        let mut drawn = code_on(&app);
        assert_eq!(drawn.pop(), Some(vec![false; 33]), "17 rows have 34 halves");
        assert_eq!(drawn, code, "{size:?}");
    }
    let (mut app, phones) = class_at(DEMO, (80, 24), (Dark, Ascii));
    phones.0.borrow_mut().is_local = true;
    press(&mut app, "Q");
    shows(&app, ADDRESS);
    shows(&app, "Only this computer");
    assert!(code_on(&app).is_empty());
    let (mut app, phones) = class(DEMO);
    let long = format!("https://a-tunnel.example.org/{}", "a-long-path/".repeat(8));
    assert!(class::code(&long).len() > 40, "the code is too large for a screen of 24 rows");
    phones.0.borrow_mut().address = Some(long);
    press(&mut app, "Q");
    shows(&app, "a-tunnel.example.org");
    assert!(code_on(&app).is_empty());
}

#[test]
fn the_path_of_the_address_keeps_its_letters_in_the_code() {
    let same = |one: &str, other: &str| class::code(one) == class::code(other);
    assert!(same("http://host.example/K7QM", "HTTP://HOST.EXAMPLE/K7QM"));
    assert!(!same("http://host.example/path", "HTTP://HOST.EXAMPLE/PATH"));
}

#[test]
fn the_screen_waits_without_limit_unless_a_vote_is_open() {
    let (mut app, phones) = class(DEMO);
    let wants = phones.0.borrow().wants_picture;
    assert!(!wants);
    app.class.has_changed = false;
    assert_eq!(app.idle_time(), None);
    to_vote_at_first_question(&mut app);
    app.class.has_changed = false;
    assert_eq!(app.idle_time(), Some(Duration::from_millis(250)));
    press(&mut app, "pgdn");
    app.class.has_changed = false;
    assert_eq!(app.idle_time(), None);
}

#[test]
fn phones_get_a_picture_when_the_run_pauses_at_most_every_two_seconds() {
    let (mut app, phones) = class_at(DEMO, (200, 55), (Dark, Default));
    let count = |phones: &Phones| phones.0.borrow().pictures.len();
    press(&mut app, "right");
    wait(&mut app, 2_000);
    assert_eq!(count(&phones), 0, "no phone wants one");
    assert_eq!(app.idle_time(), Some(Duration::from_secs(2)), "a phone may want one later");
    phones.0.borrow_mut().wants_picture = true;
    let shown = |app: &mut App, keys: &str, milliseconds: u64| {
        press(app, keys);
        wait(app, milliseconds);
        count(&phones)
    };
    assert_eq!(shown(&mut app, "", 2_000), 1);
    assert_eq!((app.idle_time(), app.area.width), (None, 200), "the lecturer's screen stays");
    assert_eq!(phones.0.borrow().pictures[0].size(), (120, 40));
    assert_eq!(shown(&mut app, "", 9_000), 1, "the picture has not changed");
    assert_eq!([shown(&mut app, "esc right", 0), shown(&mut app, "esc right", 500)], [2, 2], "two within two seconds");
    assert_eq!([shown(&mut app, "", 1_400), shown(&mut app, "", 100)], [2, 3]);
    assert_eq!([shown(&mut app, "home esc right", 1_900), shown(&mut app, "- - space", 150)], [3, 3]);
    assert!(app.view.playing, "the mirror waits for a pause");
    assert_eq!(shown(&mut app, "space", 0), 4);
    press(&mut app, ":");
    wait(&mut app, 2_000);
    let all = phones.mirrored().concat();
    assert!(!all.contains("COMMANDS") && all.contains("Bully"), "{all}");
}

#[test]
fn a_blank_screen_is_blank_on_the_phones() {
    let (mut app, phones) = class(DEMO);
    phones.0.borrow_mut().wants_picture = true;
    press(&mut app, "b");
    wait(&mut app, 2_000);
    assert_eq!(phones.mirrored()[..23].concat().trim(), "");
}

#[test]
fn results_that_are_not_written_are_named_in_the_verdict() {
    let (mut app, phones) = class_at(DEMO, (120, 40), (Dark, Default));
    to_vote_at_first_question(&mut app);
    phones.0.borrow_mut().refusal = Some("the disk is full".to_owned());
    press(&mut app, "pgdn pgdn g 9 enter");
    shows(&app, "The results were not written: the disk is full");
}

/// The question on the screen, and the keys that lead to the wanted state of its vote.
fn picture(name: &str, demo: &str, size: (u16, u16), look: (ThemeName, GlyphSet), keys: &str) {
    let (mut app, phones) = class_at(demo, size, look);
    press(&mut app, keys.split('|').next().unwrap_or_default());
    to_vote(&mut app);
    let tally = |counts: &[(u32, usize)]| {
        let takes_number = phones.0.borrow().asked.last().is_some_and(|vote| vote.takes_number);
        let reply = |at: u32| if takes_number { Answer::Number(at) } else { Answer::Choice(at as usize) };
        counts.iter().map(|&(at, count)| (reply(at), count)).collect::<Vec<_>>()
    };
    for keys in keys.split('|').skip(1) {
        match keys.trim() {
            "first" => phones.answer(&tally(&[(0, 5), (1, 21), (2, 12)])),
            "second" => phones.answer(&tally(&[(0, 1), (1, 9), (2, 31)])),
            "numbers" => phones.answer(&tally(&[(7, 1), (14, 6), (15, 9), (16, 3), (21, 4), (42, 2)])),
            keys => press(&mut app, keys),
        }
        wait(&mut app, 250);
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("screens");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_description(format!("{demo}, {}x{}, keys: {keys}", size.0, size.1));
    settings.bind(|| insta::assert_snapshot!(format!("vote_{name}"), described(&app)));
}

const PARTED: &str = "bully-partition";

#[test]
fn pictures_of_votes() {
    let (small, medium, large) = ((80, 24), (120, 40), (200, 55));
    let plain = (Dark, Default);
    picture("open", PARTED, small, plain, "f5 | first");
    picture("open_medium", PARTED, medium, plain, "f5 | first");
    picture("open_beside", PARTED, small, (Light, Default), "| first");
    picture("closed", PARTED, small, plain, "f5 | first | pgdn");
    picture("closed_medium", PARTED, medium, (Light, Default), "f5 | first | pgdn");
    picture("told", PARTED, small, plain, "f5 | first | pgdn | V | second | pgdn | pgdn");
    picture("told_medium", PARTED, medium, plain, "f5 | first | pgdn | V | second | pgdn | pgdn");
    picture("told_beside", PARTED, small, (Mono, Default), "| first | pgdn | V | second | pgdn | pgdn");
    picture("told_large", PARTED, large, (Light, Default), "| first | pgdn | V | second | pgdn | pgdn");
    picture("told_in_ascii", PARTED, small, (Mono, Ascii), "f5 | first | pgdn | V | second | pgdn | pgdn");
    picture("numbers", DEMO, small, plain, "f5 g 5 enter | numbers | pgdn | pgdn | g 8 enter");
    picture("told_leader", DEMO, small, plain, "f5 g 4 enter | first | pgdn | V | second | pgdn | pgdn | g 9 enter");
    picture("address", PARTED, small, plain, "| first | Q");
}
