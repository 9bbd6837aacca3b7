use super::*;

fn char(letter: char, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(KeyCode::Char(letter), modifiers))
}

fn typed(text: &str) -> Vec<Event> {
    text.chars().map(|letter| char(letter, KeyModifiers::NONE)).collect()
}

fn keys(late: &mut LateAnswer, events: &[Event]) -> Vec<Event> {
    events.iter().filter(|event| !late.includes(event)).cloned().collect()
}

#[test]
fn a_late_answer_is_no_key_but_the_next_event_is() {
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
fn keys_that_only_look_like_an_answer_act() {
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

fn environment(term: &str, colorterm: &str) -> Environment {
    Environment { term: term.to_owned(), colorterm: colorterm.to_owned(), ..Environment::default() }
}

#[test]
fn a_terminal_has_the_reported_colours_or_else_sixteen() {
    for (term, colorterm, depth) in [
        ("xterm-256color", "truecolor", Depth::True),
        ("screen", "24bit", Depth::True),
        ("xterm-kitty", "", Depth::True),
        ("xterm-direct", "", Depth::True),
        ("xterm-256color", "", Depth::Indexed),
        ("tmux-256color", "yes", Depth::Indexed),
        ("xterm", "", Depth::Sixteen),
        ("screen", "", Depth::Sixteen),
        ("linux", "", Depth::Sixteen),
        ("vt220", "", Depth::Sixteen),
    ] {
        assert_eq!(environment(term, colorterm).depth(), depth, "{term} {colorterm}");
        assert!(!environment(term, colorterm).is_mono());
    }
}

#[test]
fn without_colours_none_are_written_and_no_question_is_sent() {
    let no_color = Environment { no_color: true, ..environment("xterm-256color", "truecolor") };
    for environment in [no_color, environment("dumb", ""), environment("", ""), environment("xterm-mono", "")] {
        assert!(environment.is_mono() && !environment.can_be_asked(), "{environment:?}");
        assert_eq!(environment.theme(Some(0xff_ff_ff)), ThemeName::Mono);
    }
}

#[test]
fn the_answer_comes_before_the_hint_and_dark_is_the_rest() {
    let with = |colorfgbg: &str| Environment { colorfgbg: colorfgbg.to_owned(), ..environment("xterm", "") };
    assert_eq!(with("").theme(None), ThemeName::Dark);
    assert_eq!(with("0;15").theme(None), ThemeName::Light);
    assert_eq!(with("0;default;7").theme(None), ThemeName::Light);
    assert_eq!(with("15;8").theme(None), ThemeName::Dark);
    assert_eq!(with("15;default").theme(None), ThemeName::Dark);
    assert_eq!(with("0;15").theme(Some(0x0d_11_17)), ThemeName::Dark);
    assert_eq!(with("15;0").theme(Some(0xfd_f6_e3)), ThemeName::Light);
    assert_eq!(with("").theme(Some(0x00_2b_36)), ThemeName::Dark);
    assert!(!environment("linux", "").can_be_asked() && environment("xterm", "").can_be_asked());
}
