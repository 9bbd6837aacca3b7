//! Tests that predictions are compared with the answer of the run, and that goals of challenges are reached in time.

use super::narration::read;
use super::*;
use crate::lesson::{Grade, Guess, Truth, reached};
use suffrage_engine::protocol::Datum;
use suffrage_scenario::{Expect, lesson::Goal};

/// The answer to each question, at the tick at which it is asked.
fn truths(scenario: &Scenario) -> Vec<Option<(Guess, Ticks)>> {
    let mut session = Session::open(scenario);
    let mut truth = |(index, question): (usize, &suffrage_scenario::Question)| {
        session.seek(question.at - 1);
        let stops = session.stops();
        let stop = stops.iter().find(|stop| stop.asked == Some(index)).expect("the question is asked");
        assert_eq!(stop.text, question.ask);
        stop.truth.map(|Truth { guess, shown }| (guess, shown))
    };
    scenario.questions.iter().enumerate().map(&mut truth).collect()
}

const LEADER: &str = "{ at = 1, of = \"leader\", ask = \"who?\" }";
const MESSAGES: &str = "{ at = 1, of = \"messages\", ask = \"how many?\" }";
const TICK: &str = "{ at = 1, of = \"tick\", ask = \"when?\" }";
const DECISION: &str = "{ at = 1, of = \"decision\", ask = \"which?\" }";

fn asking(protocol: &str, questions: &[&str], rest: &str) -> Scenario {
    read(&format!("protocol = \"{protocol}\"\nquestions = [{}]\n{rest}", questions.join(", ")))
}

/// Tick 2: process 1 asks 2 and 3. Tick 3: both answer; process 2 asks 3; process 3, the highest, announces itself.
/// Tick 4: processes 1 and 2 follow 3; process 3 answers 2 and announces itself again. In total, there are 3 ELECTION,
/// 3 ANSWER and 4 COORDINATOR messages. Tick 5: the last messages arrive. Processes 1 and 2 are settled T = 2 ticks
/// later.
const BULLY: &str = "events = [{ at = 2, start = 1 }]\n[processes]\nids = [1, 2, 3]";

#[test]
fn an_answer_is_shown_where_it_became_final() {
    let all = asking("bully", &[LEADER, MESSAGES, TICK], BULLY);
    let leads = Guess::Leader(Id::new(3).expect("an id"));
    assert_eq!(truths(&all), [Some((leads, 4)), Some((Guess::Number(10), 4)), Some((Guess::Number(7), 7))]);
    // If a question is asked after the last change and the last message, its answer is shown when the run is at rest.
    let late = [LEADER, MESSAGES].map(|question| question.replace("at = 1", "at = 5"));
    let late = asking("bully", &[&late[0], &late[1]], BULLY);
    assert_eq!(truths(&late), [Some((leads, 7)), Some((Guess::Number(10), 7))]);
    // If the file gives the tick of the answer, this tick counts, but only in the run of the file.
    let mut written = all;
    written.questions[0].shown = Some(2);
    written.questions[0].validity.facts = Some(Expect::default());
    assert_eq!(truths(&written)[0], Some((leads, 2)));
    let mut session = Session::open(&written);
    let crash = crash(&session, 2);
    session.act(crash);
    session.seek(0);
    assert_eq!(session.stops()[0].truth, Some(Truth { guess: leads, shown: 4 }), "1 and 3 are left");
}

#[test]
fn nobody_leads_after_a_split_a_crash_or_without_an_end() {
    // 1 and 2 cannot reach 3. So 2 and 3 lead.
    let cut =
        "events = [{ at = 1, partition = [[1, 2], [3]] }, { at = 2, start = [1, 3] }]\n[processes]\nids = [1, 2, 3]";
    assert_eq!(truths(&asking("bully", &[LEADER], cut))[0].map(|(guess, _)| guess), Some(Guess::Several));
    // All follow 3, which crashes. Nobody notices: the run is at rest, and the strip last changes when 3 goes down.
    let down = "events = [{ at = 2, crash = 3 }]\n[processes]\nids = [1, 2, 3]\nleader = 3";
    assert_eq!(truths(&asking("bully", &[LEADER], down)), [Some((Guess::Nobody, 2))]);
    let idle = "[processes]\nids = [1, 2, 3]";
    assert_eq!(
        truths(&asking("bully", &[LEADER, TICK], idle)),
        [Some((Guess::Nobody, 0)), Some((Guess::Number(0), 0))]
    );
    // Without a majority, candidates go on for ever. At the limit, nobody leads, and the two other questions have no
    // answer.
    let endless =
        "until = 60\nevents = [{ at = 1, crash = [2, 3] }, { at = 2, start = 1 }]\n[processes]\nids = [1, 2, 3]";
    let endless = asking("raft-election", &[LEADER, MESSAGES, TICK], endless);
    assert_eq!(truths(&endless), [Some((Guess::Nobody, 60)), None, None]);
    let orphan = &truths(&scenario("chang-roberts-orphan"))[0];
    assert_eq!(*orphan, Some((Guess::Nobody, 60)), "the file limits the run to 60 ticks");
}

#[test]
fn decisions_are_one_value_several_or_none() {
    // In one round, 1 reaches only 2 and crashes. So 2 and 3 decide on different values.
    let events = |crash: &str| format!("events = [{crash}{{ at = 2, start = \"all\" }}]\n[processes]\nids = [1, 2, 3]");
    let flooding = |crash: &str, rest: &str| truths(&asking("flooding", &[DECISION], &(events(crash) + rest)))[0];
    let one = "\n[params]\nf = 0\nrounds = 1";
    assert_eq!(flooding("", one), Some((Guess::Decision(Datum::from(1)), 3)));
    let (split, _) = flooding("{ at = 1, crash = 1, after = 1 }, ", one).expect("an answer");
    assert_eq!(split, Guess::Several);
    let nobody = asking("flooding", &[DECISION], "[processes]\nids = [1, 2, 3]");
    assert_eq!(truths(&nobody), [Some((Guess::Nobody, 0))]);
}

#[test]
fn a_choice_is_shown_by_the_next_note_with_a_pause_in_its_own_run() {
    let choice = "{ at = 3, of = \"choices\", right = 2, choices = [\"a\", \"b\"], ask = \"?\", facts = {} }";
    let with_notes = |notes: &str| asking("bully", &[choice], &format!("notes = [{notes}]\n{BULLY}"));
    let b = Guess::Choice(1);
    for (notes, shown) in [
        ("{ at = 2, text = \"before\", pause = true }, { at = 3, text = \"no pause\" }", 7),
        ("{ at = 4, text = \"x\", pause = true }, { at = 5, text = \"y\", pause = true }", 4),
        ("{ at = 5, text = \"x\", pause = true }, { when = \"leader-elected\", text = \"y\", pause = true }", 3),
    ] {
        assert_eq!(truths(&with_notes(notes)), [Some((b, shown))], "{notes}");
    }
    let mut session = Session::open(&with_notes(""));
    let crash = crash(&session, 1);
    session.act(crash);
    session.seek(2);
    assert_eq!(session.stops()[0].truth, None, "the students vote");
}

#[test]
fn a_number_is_close_within_a_tenth() {
    let grade = |guess, truth| Guess::Number(guess).graded(Guess::Number(truth));
    assert_eq!([grade(15, 15), grade(18, 20), grade(22, 20)], [Grade::Right, Grade::Close, Grade::Close]);
    assert_eq!([grade(17, 20), grade(8, 9), Guess::Nobody.graded(Guess::Several)], [Grade::Wrong; 3]);
}

#[test]
fn a_goal_is_reached_at_a_violation_at_the_last_rest_or_at_its_limit() {
    let goal = |expect: &str| {
        let read = read(&format!("protocol = \"bully\"\n[processes]\nids = [1, 2, 3]\nleader = 3\n[expect]\n{expect}"));
        Goal { expect: read.expect, rests: None }
    };
    let run = |events: &str, until, goal: &Goal| {
        let text = format!("protocol = \"bully\"\nevents = [{events}]\n[processes]\nids = [1, 2, 3]\nleader = 3");
        reached(&read(&text), goal, until)
    };
    let leads = goal("leader = 3");
    assert_eq!(run("{ at = 2, crash = 3 }, { at = 4, start = 1 }", 50, &leads), None, "a rest before the last act");
    let back = "{ at = 2, crash = 3 }, { at = 3, start = 2 }, { at = 20, revive = 3 }";
    assert_eq!(run(back, 50, &leads), Some(23));
    assert_eq!(run(back, 20, &leads), None, "`until` is before");
    assert_eq!(run("", 50, &leads), Some(0));
    let both = "{ at = 1, cut = [[1, 3], [2, 3]] }, { at = 2, start = 1 }, { at = 12, mend = \"all\" }, { at = 30, crash = 1 }";
    let two = goal("violates = [\"one-leader\"]");
    assert_eq!(run(both, 50, &two), Some(5), "2 leads after T = 2 ticks without an answer, and 3 still leads");
    for (rests, events, until, at) in [(true, back, 60, 23), (false, "{ at = 19, start = 1 }", 20, 20)] {
        let goal = Goal { rests: Some(rests), ..Goal::default() };
        assert_eq!(run(events, until, &goal), Some(at));
        assert_eq!(run(events, until, &Goal { rests: Some(!rests), ..goal }), None);
    }
}
