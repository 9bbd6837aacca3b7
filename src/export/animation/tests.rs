use roxmltree::Document;

use super::*;
use crate::export::Wanted;
use suffrage_scenario::{self as scenario, builtin};
use suffrage_text::{Language, Texts, ids};

fn exported(name: &str, wanted: Wanted) -> Result<String, Failure> {
    let scenario = scenario::read(builtin::named(name).expect("it is built in").text).expect("it is valid");
    let mut out = Vec::new();
    let subject = Subject::new(&scenario, &Texts::new(Language::English), None, wanted);
    write(&subject, None, &mut out).map(|()| String::from_utf8(out).expect("it is text"))
}

fn part(from: u64, to: u64) -> Wanted {
    Wanted { from: Some(from), to: Some(to), size: Some((100, 30)), ..Wanted::default() }
}

#[test]
fn ten_ticks_are_small_and_need_neither_a_script_nor_another_file() {
    for name in ["bully-leader-fails", "multi-paxos-leader-change", "chang-roberts-64", "superpeer-tokens-hundred"] {
        let svg = exported(name, part(0, 9)).expect("it is short");
        assert!(svg.len() < 300_000, "{name}: {} bytes", svg.len());
        assert_eq!(svg, exported(name, part(0, 9)).expect("it is short"));
        let document = Document::parse(&svg).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            assert!(
                ["svg", "title", "style", "rect", "g", "path", "text"].contains(&node.tag_name().name()),
                "{node:?}"
            );
            let active = node.attributes().find(|one| one.name().starts_with("on") || one.name().contains("href"));
            assert!(active.is_none(), "{active:?}");
        }
        assert!(!svg.contains("url(") && !svg.contains("@import"), "{name}");
    }
}

fn changes<'s>(svg: &'s str, class: &str) -> Vec<(f64, &'s str)> {
    let rule = svg.split(&format!("@keyframes {class}{{")).nth(1).and_then(|rest| rest.lines().next()).expect("a rule");
    let frames = rule.trim_end_matches('}').split('}').map(|frame| {
        let (at, state) = frame.split_once("%{visibility:").expect("a keyframe");
        (at.parse().expect("a number"), state)
    });
    frames.collect()
}

#[test]
fn each_tick_is_shown_in_its_time_and_the_last_one_longer() {
    let svg = exported("bully-leader-fails", part(5, 7)).expect("it is short");
    let document = Document::parse(&svg).expect("it is XML");
    let shown = |text: &str| {
        let text = document.descendants().find(|node| node.has_tag_name("text") && node.text() == Some(text));
        text.and_then(|text| text.parent()?.attribute("class")?.strip_prefix("k ").map(str::to_owned))
    };
    let of = |tick: u64| changes(&svg, &shown(&format!("tick {tick}")).expect("the tick is shown"));
    // Each of the three ticks takes one second, and the last tick takes two more: 5 seconds.
    assert_eq!(of(5), [(0.0, "visible"), (20.0, "hidden")]);
    assert_eq!(of(6), [(0.0, "hidden"), (20.0, "visible"), (40.0, "hidden")]);
    assert_eq!(of(7), [(0.0, "hidden"), (40.0, "visible")]);
    assert!(shown("tick 4").is_none() && shown("tick 8").is_none() && svg.contains("animation:5.00s"));
    let fast = exported("bully-leader-fails", Wanted { speed: Some(2.0), ..part(5, 7) }).expect("it is short");
    assert!(fast.contains("animation:2.50s"));
}

#[test]
fn more_than_300_ticks_are_refused_with_their_number() {
    let refused = |from| exported("raft-election-log", Wanted { from, ..Wanted::default() });
    let Err(Failure::Refused(why)) = refused(None) else { panic!("it has more ticks") };
    assert_eq!(why, ids::ExportTooManyTicks { format: "animation", most: 300_u64, ticks: 10_001_u64 }.into());
    assert!(refused(Some(9_950)).is_ok());
}
