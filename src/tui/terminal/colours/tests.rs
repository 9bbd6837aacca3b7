use super::*;

fn environment(term: &str, colorterm: &str) -> Environment {
    Environment { term: term.to_owned(), colorterm: colorterm.to_owned(), ..Environment::default() }
}

#[test]
fn a_terminal_has_the_colours_it_says_and_sixteen_if_it_says_nothing() {
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
fn without_colours_there_are_none_and_nobody_is_asked() {
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
