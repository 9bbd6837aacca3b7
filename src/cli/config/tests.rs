use super::*;

fn themes() -> Vec<String> {
    ["dark", "light", "mono", "auto", "mine"].map(str::to_owned).to_vec()
}

fn good(text: &str) -> Settings {
    let (settings, faults) = read(text, &themes());
    assert_eq!(faults, Faults::default(), "{text}");
    settings
}

#[test]
fn every_key_is_read() {
    let text = "lang = \"pt\"\ntheme = \"mine\"\ncolors = \"16\"\nglyphs = \"safe\"\nmouse = false\nmotion = false\nspeed = 0.5\n";
    let settings = Settings {
        lang: Some(Language::Portuguese),
        theme: Some("mine".to_owned()),
        colors: Some(Some(suffrage_view::Depth::Sixteen)),
        glyphs: Some(GlyphSet::Safe),
        mouse: Some(false),
        motion: Some(false),
        speed: Some(2),
    };
    assert_eq!(good(text), settings);
    assert_eq!(good("# nothing\n"), Settings::default());
}

#[test]
fn numbers_and_booleans_need_no_quotes() {
    let depth = |text| good(text).colors.flatten();
    assert_eq!(depth("colors = 256"), Some(suffrage_view::Depth::Indexed));
    assert_eq!(depth("colors = true"), Some(suffrage_view::Depth::True));
    assert_eq!(good("colors = \"auto\"").colors, Some(None));
    assert_eq!([good("speed = 2").speed, good("speed = 1.0").speed], [Some(8), Some(4)]);
}

#[test]
fn every_speed_of_the_player_can_be_set() {
    for &quarters in SPEEDS {
        assert_eq!(good(&format!("speed = {}", multiple(quarters))).speed, Some(quarters));
    }
}

#[test]
fn a_key_with_a_fault_is_left_out_and_the_others_hold() {
    for (line, place, mend) in [
        ("lang = \"fr\"", "\"fr\"", "`en`, `es`, `pt`"),
        ("theme = \"mime\"", "\"mime\"", "`mine`"),
        ("colors = 25", "25", "`256`"),
        ("glyphs = \"asci\"", "\"asci\"", "`ascii`"),
        ("motion = \"no\"", "\"no\"", "true or false"),
        ("speed = 3", "3", "`0.25`, `0.5`, `1`"),
        ("speed = \"fast\"", "\"fast\"", "a number"),
        ("them = \"dark\"", "them", "`theme`"),
    ] {
        let text = format!("mouse = false\n{line}\n");
        let (settings, faults) = read(&text, &themes());
        assert_eq!(settings, Settings { mouse: Some(false), ..Settings::default() }, "{line}");
        let [fault] = faults.told.as_slice() else { panic!("{line}: {faults:?}") };
        assert_eq!(&text[fault.span.clone()], place);
        let told = Texts::new(Language::English).remark(&fault.problem.mend);
        assert!(told.contains(mend), "{line}: {told}");
    }
    let (settings, faults) = read("mouse = false\nspeed = \n", &themes());
    assert_eq!((settings.mouse, settings.speed, faults.told.len()), (Some(false), None, 1));
}

fn configured() -> Appearance {
    let text = "theme = \"light\"\ncolors = 256\nglyphs = \"safe\"\nmouse = false\nmotion = false\nspeed = 4\n";
    let mut look = Appearance::default();
    look.settings = good(text);
    look
}

fn origins(look: &Appearance) -> [(String, Origin); 7] {
    in_force(look, (Language::English, Origin::Default), Some(0)).map(|(_, value, from)| (value, from))
}

#[test]
fn an_option_overrides_the_file_and_the_file_the_terminal() {
    let file = |value: &str| (value.to_owned(), Origin::File);
    let mut look = configured();
    let [_, theme, colors, glyphs, mouse, motion, speed] = origins(&look);
    assert_eq!(theme, file("\"light\""));
    assert_eq!([colors, glyphs], [file("\"256\""), file("\"safe\"")]);
    assert_eq!([mouse, motion, speed], [file("false"), file("false"), file("4")]);
    look.theme = Some("dark".into());
    look.colors = Some(Some(suffrage_view::Depth::True));
    look.glyphs = Some(GlyphSet::Ascii);
    let [_, theme, colors, glyphs, ..] = origins(&look);
    let option = |value: &str| (value.to_owned(), Origin::Option);
    assert_eq!([theme, colors, glyphs], [option("\"dark\""), option("\"true\""), option("\"ascii\"")]);
}

#[test]
fn the_language_of_the_option_overrides_that_of_the_file() {
    let settings = good("lang = \"es\"");
    let config = Config { settings, file: PathBuf::new(), is_named: false, status: Status::Off };
    assert_eq!(config.language(None), (Language::Spanish, Origin::File));
    assert_eq!(config.language(Some(Language::Portuguese)), (Language::Portuguese, Origin::Option));
    assert_ne!(without_file(None).1, Origin::File);
}
