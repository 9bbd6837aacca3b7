//! Tests that answers, verdicts, counts and marks agree with the run.

use super::*;
use crate::model::{Answer, Leading, Sign, Verdict};
use suffrage_engine::protocol::Role;
use suffrage_scenario::QuestionSubject;
use suffrage_text::{Language, Texts};

fn answers(name: &str) -> Vec<(Ticks, String)> {
    let scenario = scenario(name);
    let mut session = Session::open(&scenario);
    let texts = Texts::new(Language::English);
    let mut answers = Vec::new();
    for question in &scenario.questions {
        session.seek(question.at - 1);
        let stops = session.frame(&ask()).stops;
        let said = |answer: &Answer| match answer {
            Answer::Found(found) => texts.remark(found),
            Answer::Choice(choice) => choice.in_language("en").to_owned(),
        };
        answers.extend(stops.iter().filter_map(|stop| Some((session.tick(), said(stop.answer.as_ref()?)))));
    }
    answers
}

#[test]
fn a_vote_is_answered_only_in_its_own_run() {
    let mut votes = 0;
    for builtin in builtin::ALL {
        let own = scenario(builtin.name);
        for question in own.questions.iter().filter(|question| question.of == QuestionSubject::Choices) {
            let answer = |scenario: &Scenario| {
                let mut session = Session::open(scenario);
                session.seek(question.at - 1);
                session.stops().into_iter().find(|stop| stop.text == question.ask).map(|stop| stop.answer)
            };
            let right = question.right.map(|right| Answer::Choice(question.choices[right].clone()));
            assert!(right.is_some(), "{}: {:?} has no answer", builtin.name, question.ask);
            assert_eq!(answer(&own), Some(right), "{}", builtin.name);
            let other = answer(&own.with_seed(own.seed + 1));
            assert!(other.is_none_or(|answer| answer.is_none()), "{}: an answer for another seed", builtin.name);
            votes += 1;
        }
    }
    assert!(votes > 25, "{votes}");
}

fn frame_at(name: &str, tick: Ticks) -> Frame {
    let mut session = Session::open(&scenario(name));
    session.seek(tick);
    session.frame(&ask())
}

#[test]
fn no_answer_names_a_crashed_leader_as_leading() {
    let has = |name: &str, wanted: &str| {
        let answers = answers(name);
        assert!(answers.iter().any(|(_, answer)| answer == wanted), "{name}: {answers:?}");
    };
    has("bully-trusting", "nobody leads: 1, 2 and 3 still follow 7, which is down");
    has("chang-roberts-orphan", "nobody leads by tick 60, and the run is not at rest by then");
    for builtin in builtin::ALL {
        let scenario = scenario(builtin.name);
        let mut session = Session::open(&scenario);
        session.seek(scenario.tick_limit().min(2_000));
        let end = session.frame(&ask());
        let down: Vec<u32> = end
            .processes
            .iter()
            .filter(|process| process.role == Role::Crashed)
            .map(|process| process.id.number())
            .collect();
        for (tick, answer) in answers(builtin.name) {
            assert!(!down.iter().any(|id| answer == format!("{id} leads")), "{} at {tick}: {answer}", builtin.name);
        }
    }
}

#[test]
fn while_a_leader_is_announced_there_is_no_alarm() {
    let frame = frame_at("bully-leader-fails", 8);
    assert!(
        matches!(frame.verdict, Verdict::Spreading { leader, of: 5, .. } if leader.number() == 6),
        "{:?}: 6 announces itself",
        frame.verdict
    );
    // If there are two leaders and no announcement is in transit, the alarm must stay.
    let mut session = Session::open(&scenario("bully-accept-any"));
    session.seek(1_000);
    let end = session.frame(&ask());
    assert!(end.clock.quiet && matches!(end.verdict, Verdict::Split { .. }), "{:?}", end.verdict);
}

#[test]
fn a_leader_is_shown_as_leading_during_other_events() {
    let frame = frame_at("chang-roberts-late-message", 20);
    let six = Id::new(6).expect("an id");
    assert_eq!(frame.leading, Some(Leading { leader: six, known: 3, of: 4 }), "{:?}", frame.verdict);
}

#[test]
fn notices_in_transit_are_counted_separately() {
    let (frames, _) = played(&scenario("chang-roberts-bounce"));
    assert!(frames.iter().any(|frame| frame.counts.notices > 0));
    for frame in &frames {
        let shown = frame.messages.iter().filter(|message| message.notice && message.lost.is_none()).count() as u64;
        assert_eq!(frame.counts.notices, shown, "tick {}", frame.clock.tick);
    }
}

#[test]
fn losses_disappear_after_their_ticks() {
    for builtin in builtin::ALL {
        let (frames, _) = played(&scenario(builtin.name));
        let end = &frames[frames.len() - 1];
        if end.clock.quiet {
            let is_upkeep = |message: &Message| message.is_heartbeat() || end.counts.upkeep == Some(message.kind);
            let goes_on = |message: &Message| is_upkeep(message) && message.lost.is_none();
            let of_now = |message: &Message| message.lost == Some(end.clock.tick) || goes_on(message);
            assert!(end.messages.iter().all(of_now), "{}", builtin.name);
        }
    }
}

#[test]
fn every_announcement_and_every_restored_link_has_a_mark() {
    let marks = |name: &str, sign: Sign| {
        let (frames, _) = played(&scenario(name));
        frames[frames.len() - 1].marks.iter().filter(|mark| mark.sign == sign).map(|mark| mark.tick).collect::<Vec<_>>()
    };
    assert_eq!(marks("bully-partition", Sign::Mend), [12]);
    assert!(marks("chang-roberts-replace", Sign::Leader).len() >= 3, "elected three times");
}
