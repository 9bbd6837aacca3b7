use super::*;
use suffrage_view::{Depth, GlyphSet};

fn parsed(arguments: &[&str]) -> Result<Arguments, clap::Error> {
    let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
    parse(&Texts::new(Language::English), &arguments)
}

#[test]
fn the_commands_are_consistent() {
    Arguments::command().debug_assert();
}

#[test]
fn everything_has_a_line_of_help() {
    let command = Arguments::command();
    for command in std::iter::once(&command).chain(command.get_subcommands()) {
        assert!(command.get_about().is_some(), "{}", command.get_name());
        for argument in command.get_arguments() {
            assert!(argument.get_help().is_some(), "{} {}", command.get_name(), argument.get_id());
        }
    }
}

#[test]
fn a_scenario_without_a_command_is_played() {
    let arguments = parsed(&["suffrage", "x.toml"]).expect("good usage");
    assert!(arguments.verb.is_none());
    assert_eq!(arguments.play.scenario, Some("x.toml".into()));
}

fn screen(arguments: &[&str]) -> Screen {
    let arguments = parsed(&[&["suffrage"], arguments].concat()).expect("good usage");
    match arguments.verb {
        Some(Verb::Play(play)) => play.screen,
        Some(Verb::Compare(compare)) => compare.screen,
        _ => arguments.play.screen,
    }
}

#[test]
fn options_of_the_screen_count_before_and_after_the_command() {
    let options = ["--theme", "mono", "--colors", "16", "--glyphs", "ascii", "--no-motion", "--no-mouse", "--at", "7"];
    for command in [&["play", "x"][..], &["compare", "x", "y"], &["x"]] {
        for words in [[&options, command].concat(), [command, &options].concat()] {
            let screen = screen(&words);
            let look = &screen.look;
            assert_eq!(look.theme(), "mono", "{words:?}");
            assert_eq!(look.depth(), Some(Depth::Sixteen), "{words:?}");
            assert_eq!(look.glyphs, Some(GlyphSet::Ascii), "{words:?}");
            assert!(!look.motion() && !look.mouse() && screen.at == Some(7), "{words:?}");
        }
        let silent = screen(command).look;
        assert_eq!((silent.theme(), silent.depth(), silent.glyphs), (OsStr::new(AUTO), None, None));
        assert!(silent.motion() && silent.mouse());
    }
    // The option nearer to the scenario has priority.
    let words =
        ["--theme", "mono", "--colors", "16", "--no-mouse", "play", "--theme", "light", "--colors", "auto", "--mouse"];
    let both = screen(&words).look;
    assert_eq!((both.theme(), both.depth(), both.mouse()), (OsStr::new("light"), None, true));
}

#[test]
fn the_later_of_two_opposite_options_counts_and_overrides_the_configuration() {
    let mut arguments = parsed(&["suffrage", "--no-mouse", "--mouse", "--motion", "--no-motion"]).expect("good usage");
    let settings = Settings { mouse: Some(false), motion: Some(true), speed: Some(8), ..Settings::default() };
    arguments.configure(&settings);
    let look = &arguments.play.screen.look;
    assert_eq!((look.mouse(), look.motion(), look.speed()), (true, false, 8));
    let mut silent = parsed(&["suffrage", "play"]).expect("good usage");
    silent.configure(&settings);
    let Some(Verb::Play(play)) = silent.verb else { panic!("it is play") };
    assert_eq!((play.screen.look.mouse(), play.screen.look.motion()), (false, true));
}

#[test]
fn branches_count_before_and_after_the_command_in_their_order() {
    let branches = |words: &[&str]| {
        let arguments = parsed(&[&["suffrage"], words].concat()).expect("good usage");
        match arguments.verb {
            Some(Verb::Play(play)) => play.branch,
            _ => arguments.play.branch,
        }
    };
    assert_eq!(branches(&["x", "--branch", "a", "--branch", "b"]), ["a", "b"]);
    assert_eq!(branches(&["--branch", "a", "play", "x", "--branch", "b"]), ["a", "b"]);
    assert!(parsed(&["suffrage", "compare", "x", "y", "--branch", "a"]).is_err());
}

#[test]
fn a_scenario_before_a_command_is_bad_usage() {
    assert_eq!(parsed(&["suffrage", "x.toml", "list"]).expect_err("bad usage").exit_code(), 2);
    assert_eq!(parsed(&["suffrage", "--lang", "xx", "list"]).expect_err("bad usage").exit_code(), 2);
}

#[test]
fn an_option_before_a_command_that_does_not_have_it_is_bad_usage() {
    let refused = |words: &[&str]| parsed(&[&["suffrage"], words].concat()).expect_err("bad usage").to_string();
    assert!(refused(&["--at", "3", "run", "b.toml"]).contains("`suffrage run` has no option --at"));
    assert!(refused(&["--branch", "x", "compare", "a", "b"]).contains("`suffrage compare` has no option --branch"));
    assert!(refused(&["--no-mouse", "list"]).contains("`suffrage list` has no option --no-mouse"));
    assert!(refused(&["--seed", "3", "man"]).contains("`suffrage man` has no option --seed"));
    assert!(parsed(&["suffrage", "--lang", "es", "run", "b.toml"]).is_ok());
}

#[test]
fn a_number_that_is_none_is_told_in_the_readers_language() {
    let told = |language, words: &[&str]| {
        let arguments: Vec<OsString> = ["suffrage"].iter().chain(words).map(OsString::from).collect();
        parse(&Texts::new(language), &arguments).expect_err("bad usage").to_string()
    };
    let expected = "error: --at -1: write a whole number from 0 to 1000000000000\n";
    assert!(
        told(Language::English, &["x", "--at", "-1"]).starts_with(expected),
        "{}",
        told(Language::English, &["x", "--at", "-1"])
    );
    assert!(
        told(Language::Spanish, &["play", "x", "--at", "tres"]).contains("--at tres: escribe un número entero de 0 a")
    );
    assert!(
        told(Language::Portuguese, &["run", "x", "--until=9e9"])
            .contains("--until 9e9: escreva um número inteiro de 0 a")
    );
    assert!(
        told(Language::English, &["compare", "x", "--seed", "-3"])
            .contains("from 0 to 18446744073709551615, or the word random")
    );
    assert!(told(Language::Spanish, &["x", "--seed", "azar"]).contains("--seed azar: escribe un número entero de 0 a"));
}

#[test]
fn a_seed_is_a_number_or_random_and_counts_before_and_after_the_command() {
    let seed = |words: &[&str]| {
        let arguments = parsed(&[&["suffrage"], words].concat()).expect("good usage");
        match arguments.verb {
            Some(Verb::Play(play)) => play.seed,
            Some(Verb::Run(run)) => run.seed,
            Some(Verb::Export(export)) => export.seed,
            Some(Verb::Compare(compare)) => compare.seed,
            Some(Verb::Check(check)) => check.seed,
            Some(Verb::Measure(measure)) => measure.seed.map(|seed| seed.parse().expect("a seed")),
            _ => arguments.play.seed,
        }
    };
    for command in [&["play", "x"][..], &["run", "x"], &["compare", "x"], &["check", "x"], &["measure", "x"], &["x"]] {
        assert_eq!(seed(command), None);
        for (given, choice) in [("7", SeedChoice::Given(7)), ("random", SeedChoice::Random)] {
            assert_eq!(seed(&[command, &["--seed", given]].concat()), Some(choice), "{command:?}");
            assert_eq!(seed(&[&["--seed", given], command].concat()), Some(choice), "{command:?}");
        }
    }
    assert_eq!(seed(&["--seed", "3", "play", "x", "--seed", "4"]), Some(SeedChoice::Given(4)));
    assert_eq!(SeedChoice::Given(7).draw(), 7);
    assert_ne!(SeedChoice::Random.draw(), SeedChoice::Random.draw(), "once in 2^64 they are the same");
    let refused = parsed(&["suffrage", "--seed", "3", "list"]).expect_err("bad usage").to_string();
    assert!(refused.contains("`suffrage list` has no option --seed"), "{refused}");
}

#[test]
fn the_language_is_that_of_the_option_wherever_it_stands() {
    for arguments in [["--lang", "es", "list"], ["list", "--lang", "es"], ["list", "x", "--lang=es"]] {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        assert_eq!(language_of(&arguments), Some(Language::Spanish));
    }
    assert_eq!(language_of(&["list".into()]), None);
}

#[test]
fn no_config_counts_wherever_it_stands_but_as_the_name_of_a_file() {
    let has = |words: &[&str]| has_no_config(&words.iter().map(OsString::from).collect::<Vec<_>>());
    assert!(has(&["--no-config", "list"]) && has(&["list", "--no-config"]) && !has(&["--", "--no-config"]));
}
