use std::collections::BTreeSet;

use super::*;
use crate::export::Wanted;
use suffrage_scenario::{self as scenario, Scenario, builtin};
use suffrage_text::LocalText;

fn scenario(name: &str) -> Scenario {
    scenario::read(builtin::named(name).expect("it is built in").text).expect("it is valid")
}

fn page(scenario: &Scenario, wanted: Wanted) -> String {
    let mut out = Vec::new();
    let subject = Subject::new(scenario, &Texts::new(Language::English), None, wanted);
    write(&subject, None, &mut out).expect("it is written");
    String::from_utf8(out).expect("it is text")
}

fn run(page: &str) -> Value {
    let (_, rest) = page.split_once("<script type=\"application/json\" id=\"run\">").expect("the page has data");
    serde_json::from_str(rest.split("</script>").next().unwrap_or_default()).expect("it is JSON")
}

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key].as_array().expect("a list")
}

#[test]
fn a_page_of_60_ticks_is_small_and_asks_for_nothing() {
    for name in
        ["bully-leader-fails", "chang-roberts-64-descending", "superpeer-tokens-restless", "paxos-duel-back-off"]
    {
        let wanted = || Wanted { to: Some(59), ..Wanted::default() };
        let page = page(&scenario(name), wanted());
        assert!(page.len() <= 900_000, "{name}: {} bytes", page.len());
        assert_eq!(page, super::tests::page(&scenario(name), wanted()), "{name}");
        assert!(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\""));
        let addresses = page.matches("://").count();
        assert_eq!(addresses, page.matches("http://www.w3.org/2000/svg").count(), "{name}");
        for active in [" src=", " href=", "url(", "@import", "fetch(", "innerHTML", "<link", "<img", " style="] {
            assert!(!page.contains(active), "{name} has {active}");
        }
        assert_eq!(page.matches("<script").count(), 2, "the data and the script");
    }
}

#[test]
fn questions_are_gates_with_their_answers_and_frames_of_their_own() {
    let scenario = scenario("bully-leader-fails");
    let shut = run(&page(&scenario, Wanted::default()));
    assert_eq!(shut["gate"], true);
    let steps = list(&shut["languages"][0], "steps");
    assert_eq!(steps.len(), 12);
    let asked: Vec<(usize, &str)> = (0..)
        .zip(steps)
        .flat_map(|(tick, step)| list(step, "stops").iter().map(move |stop| (tick, stop)))
        .filter_map(|(tick, stop)| Some((tick, stop["answer"].as_str()?)))
        .collect();
    assert_eq!(asked, [(4, "answer: 6 leads"), (5, "answer: 15 messages in all"), (8, "answer: c) 4")]);
    for (tick, step) in steps.iter().enumerate() {
        assert_eq!(step["frame"] != step["asking"], [4, 5, 8].contains(&tick), "tick {tick}");
        assert!(step["caption"].as_str().is_some_and(|caption| caption.starts_with(&format!("tick {tick} · "))));
        assert!(list(step, "log").iter().all(|line| line[0] == tick), "the log of a step is of its tick");
    }
    let open = run(&page(&scenario, Wanted { answers: true, ..Wanted::default() }));
    assert_eq!(open["gate"], false);
    assert!(list(&open["languages"][0], "steps").iter().all(|step| step["frame"] == step["asking"]));
}

fn texts_of(page: &str, frame: u64) -> BTreeSet<String> {
    let (_, svg) = page.split_once("<figure id=\"figure\">").expect("the page has a figure");
    let svg = svg.split("</figure>").next().unwrap_or_default();
    let document = roxmltree::Document::parse(svg).unwrap_or_else(|fault| panic!("{fault}"));
    let is_of = |frames: &str| {
        frames.split(' ').any(|stretch| {
            let (from, to) = stretch.split_once('-').unwrap_or((stretch, stretch));
            let number = |text: &str| text.parse::<u64>().expect("a number");
            (number(from)..=number(to)).contains(&frame)
        })
    };
    let groups = document.descendants().filter(|node| node.attribute("data-f").is_none_or(is_of));
    let texts = groups.flat_map(|group| group.children()).filter(|node| node.has_tag_name("text"));
    texts.filter_map(|text| text.text().map(str::to_owned)).collect()
}

#[test]
fn a_frame_shows_its_tick_and_nothing_of_what_is_to_come() {
    let page = page(&scenario("bully-leader-fails"), Wanted::default());
    let run = run(&page);
    for (tick, step) in list(&run["languages"][0], "steps").iter().enumerate() {
        let frames = ["frame", "asking"].map(|key| texts_of(&page, step[key].as_u64().expect("a frame")));
        for texts in frames {
            assert!(texts.contains(&format!("tick {tick}")), "{texts:?}");
            // On the timeline, `×` marks the first loss. It happens at tick 6.
            assert_eq!(texts.contains("×"), tick >= 6, "tick {tick}: {texts:?}");
        }
    }
}

#[test]
fn a_page_in_all_languages_has_the_steps_of_each() {
    let page = page(&scenario("paxos-one-proposer"), Wanted { all_languages: true, ..Wanted::default() });
    let run = run(&page);
    let codes: Vec<&str> = list(&run, "languages").iter().filter_map(|one| one["code"].as_str()).collect();
    assert_eq!(codes, ["en", "es", "pt"]);
    let steps = list(&run, "languages").iter().map(|one| list(one, "steps").len()).collect::<BTreeSet<_>>();
    assert_eq!(steps.len(), 1);
}

#[test]
fn a_fixed_theme_has_one_set_of_colours() {
    let scenario = scenario("bully-leader-fails");
    let theme = suffrage_view::Theme::new(ThemeName::Dark, suffrage_view::Depth::True);
    assert!(page(&scenario, Wanted::default()).contains("@media (prefers-color-scheme: dark)"));
    let fixed = page(&scenario, Wanted { theme: Some(theme), ..Wanted::default() });
    assert!(!fixed.contains("prefers-color-scheme") && fixed.contains("--ground:#0d1117"));
}

#[test]
fn texts_of_a_file_are_text_wherever_they_stand() {
    let mut scenario = scenario("bully-leader-fails");
    let bad = "</title></script><script>alert(1)</script>{{run}} \u{202e}";
    scenario.title = LocalText::plain(bad);
    scenario.summary = LocalText::plain(bad);
    let page = page(&scenario, Wanted { to: Some(3), ..Wanted::default() });
    assert!(!page.contains("<script>alert") && page.contains("{{run}}"));
    let shown = bad.replace('\u{202e}', "\\u{202e}");
    assert_eq!(run(&page)["languages"][0]["summary"], shown);
}
