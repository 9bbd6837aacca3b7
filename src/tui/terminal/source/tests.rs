use super::*;

fn char(letter: char, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(KeyCode::Char(letter), modifiers))
}

/// Text as crossterm reports it.
fn typed(text: &str) -> Vec<Event> {
    text.chars().map(|letter| char(letter, KeyModifiers::NONE)).collect()
}

/// The events that remain as keys.
fn keys(late: &mut LateAnswer, events: &[Event]) -> Vec<Event> {
    events.iter().filter(|event| !late.includes(event)).cloned().collect()
}

#[test]
fn a_late_answer_is_no_key_and_what_follows_it_is() {
    let begin = char(']', KeyModifiers::ALT);
    let ends = [
        vec![char('\\', KeyModifiers::ALT)],
        vec![char('g', KeyModifiers::CONTROL)],
        vec![Event::Key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE)), char('\\', KeyModifiers::NONE)],
    ];
    for end in ends {
        for colour in ["11;rgb:0d0d/1111/1717", "11;rgba:ffff/ffff/FFFF/0000"] {
            let answer = [vec![begin.clone()], typed(colour), end.clone(), typed("c")].concat();
            assert_eq!(keys(&mut LateAnswer::Expected, &answer), typed("c"), "{colour}");
            assert_eq!(keys(&mut LateAnswer::NotExpected, &answer), answer, "where none is expected");
        }
    }
}

#[test]
fn keys_that_only_begin_like_an_answer_act() {
    let mut late = LateAnswer::Expected;
    assert_eq!(keys(&mut late, &typed("11;rg")), typed("11;rg"), "without the first two bytes");
    let pressed = [vec![char(']', KeyModifiers::ALT)], typed("c11")].concat();
    assert_eq!(keys(&mut late, &pressed), typed("c11"));
    assert_eq!(late, LateAnswer::NotExpected);
}

#[test]
fn a_change_of_size_in_the_middle_of_an_answer_is_seen() {
    let mut late = LateAnswer::Begun(3);
    assert!(!late.includes(&Event::Resize(80, 24)));
    assert_eq!(late, LateAnswer::Begun(3));
}
