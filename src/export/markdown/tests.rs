use std::collections::BTreeMap;

use roxmltree::Document;

use super::*;
use crate::export::Wanted;
use suffrage_scenario::{self as scenario, builtin};

fn scenario(name: &str) -> Scenario {
    scenario::read(builtin::named(name).expect("it is built in").text).expect("it is valid")
}

fn handout(scenario: &Scenario, wanted: Wanted) -> (String, BTreeMap<String, Vec<u8>>) {
    let (mut out, mut files) = (Vec::new(), BTreeMap::new());
    let subject = Subject::new(scenario, &Texts::new(Language::English), None, wanted);
    let mut put = |name, document| assert!(files.insert(name, document).is_none(), "picture names are unique");
    write(&subject, Some(("my run", &mut put)), &mut out).expect("it is written");
    (String::from_utf8(out).expect("it is text"), files)
}

fn pages(handout: &str) -> Vec<Vec<u64>> {
    let stops = |page: &str| {
        let headings = page.lines().filter(|line| line.starts_with("**") && line.contains("** · tick "));
        headings.map(|line| line.rsplit(' ').next().and_then(|tick| tick.parse().ok()).expect("a tick")).collect()
    };
    handout.split("<div style=\"break-before: page\"></div>").map(stops).collect()
}

#[test]
fn the_page_breaks_before_the_first_stop_that_gives_an_answer_away() {
    // Tick 4 asks who will lead (shown at 8); 5 asks how many messages (told at 8); 8 asks for a choice (told at 9).
    let scenario = scenario("bully-leader-fails");
    let (plain, _) = handout(&scenario, Wanted::default());
    assert_eq!(pages(&plain), [vec![2, 4, 5, 6, 7], vec![8], vec![9]], "{plain}");
    let (answered, _) = handout(&scenario, Wanted { answers: true, ..Wanted::default() });
    assert_eq!(pages(&answered).len(), 1, "nothing is kept back");
}

#[test]
fn answers_and_the_description_are_included_only_on_request() {
    for builtin in builtin::ALL.iter().step_by(3) {
        let scenario = scenario(builtin.name);
        // Super-peers with tokens send upkeep messages for ever, so the run is too long for a handout.
        let is_too_long = scenario.count() > 100 || scenario.protocol().name() == "superpeer-tokens";
        if is_too_long || scenario.notes.is_empty() && scenario.questions.is_empty() {
            continue;
        }
        let (plain, pictures) = handout(&scenario, Wanted::default());
        let (answered, _) = handout(&scenario, Wanted { answers: true, ..Wanted::default() });
        let count = |text: &str| text.matches("\nanswer: ").count() + text.matches("\nVote: ").count();
        assert_eq!((count(&plain), count(&answered)), (0, scenario.questions.len()), "{}\n{answered}", builtin.name);
        let about = escaped(scenario.about.in_language("en").lines().next().unwrap_or_default().trim());
        assert!(about.is_empty() || !plain.contains(&about) && answered.contains(&about), "{}: {about}", builtin.name);
        for (name, document) in &pictures {
            assert_eq!(plain.matches(&format!("]({})", name.replace(' ', "%20"))).count(), 1, "{name}");
            Document::parse(std::str::from_utf8(document).expect("it is text")).expect("it is XML");
        }
        assert_eq!(plain.matches("![").count(), pictures.len(), "every picture is there");
    }
}

#[test]
fn a_title_that_answers_a_question_is_omitted() {
    let mut scenario = scenario("bully-leader-fails");
    scenario.title = LocalText::plain("Why 6 leads");
    let first =
        |answers| handout(&scenario, Wanted { answers, ..Wanted::default() }).0.lines().next().map(str::to_owned);
    assert_eq!(first(true).as_deref(), Some("# Why 6 leads"));
    assert_eq!(first(false).as_deref(), Some("# Bully"));
}

#[test]
fn all_languages_follow_each_other_with_separate_pictures() {
    let scenario = scenario("bully-leader-fails");
    let (text, pictures) = handout(&scenario, Wanted { all_languages: true, ..Wanted::default() });
    for language in Language::ALL {
        let code = language.code();
        assert!(text.contains(&format!("# {}", escaped(scenario.title.in_language(code)))), "{code}");
        assert!(pictures.contains_key(&format!("my run-{code}-1.svg")), "{code}");
    }
}

#[test]
fn without_files_the_pictures_are_in_the_text() {
    let (scenario, mut out) = (scenario("bully-leader-fails"), Vec::new());
    let subject = Subject::new(&scenario, &Texts::new(Language::English), None, Wanted::default());
    write(&subject, None, &mut out).expect("it is written");
    let text = String::from_utf8(out).expect("it is text");
    let inside = text.split("<svg ").skip(1);
    assert_eq!(inside.clone().count(), 1 + 7);
    // An empty line would end the HTML block.
    assert!(inside.into_iter().all(|picture| !picture.split("</svg>").next().unwrap_or_default().contains("\n\n")));
}

#[test]
fn text_contains_no_active_markup() {
    assert_eq!(escaped("1. a *b* <i> | [c](d) & #e\n-"), "1\\. a \\*b\\* \\<i\\> \\| \\[c\\](d) \\& \\#e -");
    assert_eq!(escaped("- no list"), "\\- no list");
    assert_eq!(escaped("7, the leader"), "7, the leader");
}

#[test]
fn the_handout_ends_with_its_command() {
    let command = Some("suffrage export 'a `b`.toml' --format markdown".to_owned());
    let (text, _) = handout(&scenario("bully-leader-fails"), Wanted { command, ..Wanted::default() });
    assert_eq!(text.trim_end().lines().last(), Some("`suffrage export 'a 'b'.toml' --format markdown`"));
    let (text, _) = handout(&scenario("bully-leader-fails"), Wanted::default());
    assert!(!text.contains("suffrage export"), "an export from the screen has no command");
}
