//! The rules of votes, with a clock that the test moves.

use super::{limits, question};
use crate::class::{Class, Refused};
use crate::{Answer::Choice, Answer::Number, Limits, Question, Tally, Turnout, Verdict};
use std::time::Duration;
use tokio::time::Instant;

const SECOND: Duration = Duration::from_secs(1);

fn class(limits: Limits, phones: u128) -> (Class, Instant) {
    let (mut class, now) = (Class::new(limits), Instant::now());
    (0..phones).for_each(|phone| class.add(phone, now).expect("there is room"));
    (class, now)
}

#[test]
fn the_last_answer_of_a_browser_counts_once() {
    let (mut class, now) = class(limits(), 2);
    class.ask(question("Who?", &["1", "2"], true));
    for answer in [Choice(0), Choice(1), Choice(1), Number(999_999_999)] {
        class.answer(0, 1, answer, now).expect("the vote is open");
    }
    class.answer(1, 1, Choice(1), now).expect("the vote is open");
    assert_eq!(class.tallies(), [Tally::from([(Choice(1), 1), (Number(999_999_999), 1)])]);
    for bad in [Choice(2), Number(1_000_000_000)] {
        assert_eq!(class.answer(0, 1, bad, now).map(|_| ()), Err(Refused::NoAnswer));
    }
    assert_eq!(class.answer(9, 1, Choice(0), now).map(|_| ()), Err(Refused::Unknown));
}

#[test]
fn a_late_answer_counts_nowhere() {
    let (mut class, now) = class(limits(), 1);
    let late =
        |class: &mut Class, question| class.answer(0, question, Choice(0), now).map(|_| ()) == Err(Refused::Late);
    assert!(late(&mut class, 0), "before the first vote");
    class.ask(question("Who?", &["1"], false));
    class.close();
    assert!(late(&mut class, 1), "after the vote was closed");
    class.ask_again();
    assert!(late(&mut class, 1), "an answer of the first round");
    class.answer(0, 2, Choice(0), now).expect("the second round is open");
    class.ask(question("And then?", &["1"], false));
    assert!(late(&mut class, 2), "an answer to another question");
    class.tell(Verdict::default());
    assert!(late(&mut class, 3), "after the run has answered");
    class.withdraw();
    assert!(late(&mut class, 3) && class.tallies().is_empty());
}

#[test]
fn the_first_round_stays_in_the_tally_of_the_second() {
    let (mut class, now) = class(limits(), 3);
    class.ask(question("Who?", &["1", "2"], false));
    class.answer(0, 1, Choice(0), now).expect("open");
    class.answer(1, 1, Choice(0), now).expect("open");
    class.ask_again();
    assert_eq!(class.turnout(now), Turnout { phones: 3, answered: 0 });
    class.answer(2, 2, Choice(1), now).expect("open");
    class.close();
    assert_eq!(class.tallies(), [Tally::from([(Choice(0), 2)]), Tally::from([(Choice(1), 1)])]);
    // Browsers that vanish keep their answers.
    assert_eq!(class.turnout(now + 60 * SECOND), Turnout { phones: 3, answered: 1 });
}

#[test]
fn a_browser_answers_at_most_twice_a_second() {
    let (mut class, now) = class(Limits::default(), 1);
    class.ask(question("Who?", &["1", "2"], false));
    class.answer(0, 1, Choice(0), now).expect("open");
    assert_eq!(class.answer(0, 1, Choice(1), now + SECOND * 499 / 1000).map(|_| ()), Err(Refused::Busy));
    class.answer(0, 1, Choice(1), now + SECOND / 2).expect("after half a second");
}

#[test]
fn requests_and_new_browsers_have_a_rate() {
    let (mut class, now) = class(Limits::default(), 0);
    let added = (0..30).filter(|phone| class.add(*phone, now).is_ok()).count();
    let begun = (0..600).filter(|_| class.begin_request(now).is_ok()).count();
    assert_eq!((added, begun), (20, 500));
    assert_eq!((class.add(90, now + SECOND), class.begin_request(now + SECOND)), (Ok(()), Ok(())));
}

#[test]
fn a_full_class_replaces_only_absent_browsers_without_an_answer() {
    let (mut class, now) = class(Limits { phones: 3, ..limits() }, 3);
    class.ask(question("Who?", &["1"], false));
    class.answer(0, 1, Choice(0), now).expect("open");
    assert_eq!(class.add(7, now), Err(Refused::Busy));
    let later = now + 20 * SECOND;
    class.now(1, None, later).expect("it is known");
    assert_eq!(class.add(7, later), Ok(()));
    assert_eq!([0, 1, 2, 7].map(|phone| class.knows(phone)), [true, true, false, true]);
    assert_eq!(class.add(8, later), Err(Refused::Busy));
    assert_eq!(class.turnout(later), Turnout { phones: 3, answered: 1 });
}

#[test]
fn a_browser_shows_the_screen_until_it_stops() {
    let (mut class, now) = class(Limits { pictures: 1, ..limits() }, 2);
    assert!(class.watch(0, true, now) && !class.watch(1, true, now));
    assert!(class.viewers(now + 14 * SECOND) == 1 && class.viewers(now + 15 * SECOND) == 0);
    assert!(!class.watch(0, false, now) && class.watch(1, true, now));
}

#[test]
fn a_large_class_asks_less_often() {
    let again = |phones| {
        let (mut class, now) = class(limits(), phones);
        let page = class.now(0, None, now).expect("it is known").expect("the whole page");
        (serde_json::to_value(&page).expect("plain data")["again"].clone(), page.is_of_many())
    };
    assert_eq!((again(149), again(150)), ((2.into(), false), (5.into(), true)));
}

#[test]
fn the_bars_of_many_numbers_keep_the_frequent_ones_and_the_right_one() {
    let (mut class, now) = class(limits(), 1);
    let tally: Tally = (0..40).map(|number| (Number(number), 1 + number as usize % 20)).collect();
    let all: usize = tally.values().sum();
    let asked = question("How many?", &[], true);
    class.ask(asked.clone());
    class.tell(Verdict { question: asked, rounds: vec![tally], run: "500".to_owned(), right: Some(Number(500)) });
    let page = serde_json::to_value(class.now(0, None, now).expect("it is known")).expect("plain data");
    let bars = page["bars"].as_array().expect("bars");
    assert_eq!(bars.len(), 12);
    assert_eq!(bars[11]["answer"], serde_json::Value::Null);
    assert!(bars.iter().any(|bar| bar["answer"] == "500" && bar["right"] == true));
    let counted: u64 = bars.iter().filter_map(|bar| bar["counts"][0].as_u64()).sum();
    assert_eq!(counted as usize, all);
}

#[test]
fn a_verdict_of_an_earlier_vote_shows_the_answer_to_that_vote() {
    let (mut class, now) = class(limits(), 2);
    let (first, second) = (question("One?", &["1", "2"], false), question("Two?", &["3"], false));
    let later = now + limits().answer_pause;
    class.ask(first.clone());
    class.answer(0, 1, Choice(1), now).expect("open");
    class.ask(second.clone());
    for phone in [0, 1] {
        class.answer(phone, 2, Choice(0), later).expect("open");
    }
    class.close();
    let mut mine = |asked: &Question, phone| {
        class.tell(Verdict { question: asked.clone(), ..Verdict::default() });
        let page = serde_json::to_value(class.now(phone, None, later).expect("it is known")).expect("plain data");
        assert_eq!(page["ask"], asked.ask);
        page["mine"].clone()
    };
    assert_eq!([mine(&first, 0), mine(&first, 1)], [serde_json::json!({ "choice": 1 }), serde_json::Value::Null]);
    assert_eq!([mine(&second, 0), mine(&second, 1)], [0, 0].map(|choice| serde_json::json!({ "choice": choice })));
}
