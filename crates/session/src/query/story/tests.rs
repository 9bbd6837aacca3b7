//! Tests that the picture and the log show the same latest event.

use crate::model::Frame;
use crate::model::story::Decided;
use crate::{Ask, Moved, Session};
use suffrage_engine::protocol::{Bearer, Value};
use suffrage_scenario::{Scenario, builtin};

fn scenario(name: &str) -> Scenario {
    let builtin = builtin::named(name).expect("a built-in scenario");
    suffrage_scenario::read(builtin.text).expect("a valid scenario")
}

fn frame(session: &mut Session) -> Frame {
    session.frame(&Ask { processes: 4096, log_lines: 400, ..Ask::default() })
}

fn at(name: &str, tick: u64) -> Frame {
    let mut session = Session::open(&scenario(name));
    session.seek(tick);
    frame(&mut session)
}

/// Values and comparison signs, such as `3<5`. A value from a message gets a question mark.
fn weighed(decided: &Decided) -> String {
    let mut signs = decided.weighed.signs.iter();
    let values = decided.weighed.values.iter().map(|weight| {
        let value = match &weight.value {
            Value::Id(id) => id.to_string(),
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text.clone(),
            other @ (Value::Name(_) | Value::Ids(_) | Value::Said(_)) => panic!("no number: {other:?}"),
        };
        let mark = if weight.bearer == Bearer::Message { "?" } else { "" };
        format!("{mark}{value}{}", signs.next().map(char::to_string).unwrap_or_default())
    });
    values.collect()
}

fn decided(name: &str, tick: u64) -> (String, &'static str, usize) {
    let story = at(name, tick).story;
    let decision = story.decision.expect("there is a decision");
    (weighed(&decision), decision.rule.key, story.acts.map_or(usize::MAX, |acts| acts.position))
}

#[test]
fn the_decision_shown_is_that_of_the_last_effective_log_line() {
    let mut passed_over = 0;
    for builtin in builtin::ALL.iter().filter(|builtin| builtin.name != "chang-roberts-1000") {
        let mut session = Session::open(&scenario(builtin.name));
        while session.tick() < 80 && session.next_tick() == Moved::Yes {
            let frame = frame(&mut session);
            // If the event is an act or a returned message, the line first describes the event and then the rule.
            let of_a_rule =
                |key: &str| ["rule-", "log-came-back", "log-fired-by-hand"].iter().any(|one| key.starts_with(one));
            let last = frame.log.iter().rev().find(|line| of_a_rule(line.brief.key));
            let decision = frame.story.decision.as_ref();
            match last {
                None => assert!(decision.is_none(), "{} {}", builtin.name, session.tick()),
                Some(line) if !line.brief.key.starts_with("rule-") => {}
                Some(line) => {
                    let did = |brief: &str| !brief.ends_with("-ignored-brief") && !brief.ends_with("-outdated-brief");
                    let of_tick = frame.log.iter().rev().filter(|other| other.tick == line.tick);
                    let mut deciding =
                        of_tick.filter(|other| other.brief.key.starts_with("rule-") && did(other.brief.key));
                    let told = deciding.next().unwrap_or(line);
                    passed_over += usize::from(told.brief.key != line.brief.key);
                    let decided = decision.map(|decided| (&decided.rule, decided.ago));
                    assert_eq!(decided, Some((&told.brief, frame.clock.tick - line.tick)), "{}", builtin.name);
                }
            }
        }
    }
    assert!(passed_over > 10, "{passed_over}");
}

#[test]
fn a_complete_tick_shows_the_last_effective_step_and_mid_tick_the_last_one() {
    let (told, rule, acts) = decided("bully-leader-fails", 7);
    assert_eq!((told.as_str(), rule, acts), ("?5<6", "rule-bully-answer-running-brief", 5));
    let mut session = Session::open(&scenario("bully-successor-fails"));
    let mut ignored = 0;
    while session.tick() < 80 && session.next_event() == Moved::Yes {
        let frame = frame(&mut session);
        let last = frame.log.iter().rev().find(|line| line.brief.key.starts_with("rule-"));
        if let (Some(line), Some(decided), true) = (last, &frame.story.decision, frame.clock.half_way.is_some()) {
            assert_eq!(decided.rule, line.brief);
            ignored += usize::from(line.brief.key.ends_with("-ignored-brief"));
        }
    }
    assert!(ignored > 0);
}

#[test]
fn each_protocol_compares_its_values() {
    assert_eq!(decided("chang-roberts-ring", 5), ("?31<58".into(), "rule-chang-roberts-discard-brief", 4));
    assert_eq!(decided("chang-roberts-ring", 14), ("?58=58".into(), "rule-chang-roberts-win-brief", 4));
    assert_eq!(decided("franklin-ten", 2).0, "?9>8>?6");
    assert_eq!(decided("bully-successor-fails", 14), ("5".into(), "rule-bully-answer-timeout-brief", 4));
    assert_eq!(decided("peterson-ring", 2).1, "rule-peterson-first-brief");
}

fn of_text(text: &str) -> u64 {
    let number = |digits: &str| digits.parse::<u64>().unwrap_or_else(|_| panic!("no number: {text}"));
    match text.split_once('.') {
        Some((round, proposer)) => (number(round) << 32) + number(proposer),
        None => number(&text[1..]),
    }
}

#[test]
fn every_comparison_sign_is_true() {
    for builtin in builtin::ALL.iter().filter(|builtin| builtin.name != "chang-roberts-1000") {
        let mut session = Session::open(&scenario(builtin.name));
        while session.tick() < 80 && session.next_tick() == Moved::Yes {
            let Some(decided) = frame(&mut session).story.decision else { continue };
            let weighed = &decided.weighed;
            assert_eq!(weighed.signs.len() + 1, weighed.values.len(), "{}", builtin.name);
            let number = |value: &Value| match value {
                Value::Id(id) => u64::from(id.number()),
                Value::Number(number) => *number,
                Value::Text(text) => of_text(text),
                other @ (Value::Name(_) | Value::Ids(_) | Value::Said(_)) => panic!("no number: {other:?}"),
            };
            for (pair, sign) in weighed.values.windows(2).zip(&weighed.signs) {
                let (left, right) = (number(&pair[0].value), number(&pair[1].value));
                let order = match sign {
                    '<' => left < right,
                    '=' => left == right,
                    '>' => left > right,
                    '/' => right > 0,
                    other => panic!("no sign: {other}"),
                };
                assert!(order, "{} {}: {left} {sign} {right}", builtin.name, session.tick());
            }
        }
    }
}

#[test]
fn the_acting_process_fades_and_a_crashed_one_is_not_shown() {
    let mut session = Session::open(&scenario("bully-successor-fails"));
    let mut ago = Vec::new();
    while session.next_tick() == Moved::Yes {
        let frame = frame(&mut session);
        if let Some(acts) = frame.story.acts {
            assert_ne!(
                frame.processes[acts.position].role,
                suffrage_engine::protocol::Role::Crashed,
                "tick {}",
                session.tick()
            );
            ago.push(acts.ago);
        }
    }
    assert!(ago.contains(&0) && ago.contains(&1), "{ago:?}");
}

#[test]
fn the_winning_step_is_shown_in_its_tick_only() {
    assert!(at("chang-roberts-ring", 5).story.won.is_none());
    assert_eq!(at("chang-roberts-ring", 14).story.won.map(|won| weighed(&won)), Some("?58=58".into()));
    assert!(at("chang-roberts-ring", 15).story.won.is_none());
}

#[test]
fn frame_middle_code_and_log_show_one_event() {
    let (mut fresh, mut passed_over) = (0, 0);
    for builtin in builtin::ALL.iter().filter(|builtin| builtin.name != "chang-roberts-1000") {
        let mut session = Session::open(&scenario(builtin.name));
        while session.tick() < 40 && session.next_tick() == Moved::Yes {
            let frame = session.frame(&Ask { processes: 4096, log_lines: usize::MAX, ..Ask::default() });
            let Some(acts) = frame.story.acts else {
                assert!(frame.algorithm.obeyed.is_empty(), "{}", builtin.name);
                continue;
            };
            let what = format!("{} {}", builtin.name, session.tick());
            assert!(frame.log[acts.record].about.contains(&acts.position), "{what}");
            let decision = frame.story.decision.as_ref();
            assert!(decision.is_none_or(|decided| decided.record == acts.record), "{what}");
            let (number, of) = acts.event;
            assert!((1..=of).contains(&number), "{what}");
            fresh += usize::from(acts.ago == 0);
            passed_over += usize::from(acts.ago == 0 && number < of);
        }
    }
    assert!(fresh > 500 && passed_over > 50, "{fresh} {passed_over}");
}
