use std::{collections::BTreeMap, path::Path};

use super::*;
use suffrage_scenario::lesson;

const LESSON: &str = r#"
lesson = 1
title = "A *lesson*"
[[scene]]
name = "page"
title = "A page"
page = """
words   in columns
``` no fence
"""
questions = [{ of = "choices", right = 2, ask = "Which letter?", choices = ["x", "y"] }]
[[scene]]
scenario = "bully-leader-fails"
from = 4
[[scene]]
name = "cut"
title = { en = "One cut", es = "Un corte", pt = "Um corte" }
scenario = "bully-leader-fails"
from = 4
[scene.challenge]
do = "Cut one link."
goal = { violates = ["one-leader"] }
acts = ["cut"]
at_most = 1
until = 40
hints = ["The only hint."]
solution = [{ at = 6, cut = [5, 6] }]
why = "5 no longer hears 6."
[[scene]]
name = "start"
title = "The start"
scenario = "bully-leader-fails"
to = 4
"#;

fn handout(text: &str, wanted: &Wanted) -> (String, BTreeMap<String, Vec<u8>>) {
    let lesson = lesson::read(text, Path::new("")).expect("the lesson has no faults");
    let (mut out, mut files) = (Vec::new(), BTreeMap::new());
    let mut put = |name, document| assert!(files.insert(name, document).is_none(), "picture names are unique");
    let texts = Texts::new(Language::English);
    write_lesson((&lesson, Some("leaders")), &texts, wanted, Some(("sheet", &mut put)), &mut out)
        .expect("it is written");
    (String::from_utf8(out).expect("it is text"), files)
}

#[test]
fn a_handout_has_all_scenes_and_tells_no_answer() {
    let (text, pictures) = handout(LESSON, &Wanted::default());
    for wanted in [
        "# A \\*lesson\\*\n",
        "## 1 · A page\n\n````text\nwords   in columns\n``` no fence\n````\n\n**Question 1. Which letter?**\n\n- a) x\n",
        "## 2 · Bully: the leader fails\n",
        "**Question 1. Who will lead?**",
        "**Question 3. 15 messages have been sent. How many of them reach nobody?**",
        "## 3 · challenge: One cut\n\n**Cut one link.**\n",
        "Goal: One leader: broken\n\nAt most 1 act (cut), from tick 5 to tick 40\n",
        "`suffrage lesson leaders --scene cut`\n",
        "## 4 · The start\n",
    ] {
        assert!(text.contains(wanted), "{wanted}\n{text}");
    }
    for told in ["answer: ", "Solution", "5 no longer", "The only hint", "Everyone obeys", "link 5–6 cut"] {
        assert!(!text.contains(told), "{told}\n{text}");
    }
    let acts =
        |scene: &str| text.split(scene).nth(1).expect("the scene").split("\n## ").next().unwrap().contains("7 crashes");
    assert!(
        acts("## 2 · ") && !acts("## 4 · "),
        "after a challenge of the same run, its acts may be a solution\n{text}"
    );
    let notes = |scene: &str| text.split(scene).nth(1).expect("the scene").matches("*Notes*").count();
    assert_eq!(text.matches("**Question").count(), 4, "the last scene ends before its first question");
    assert!(notes("## 4 · ") > 0);
    assert!(pictures.keys().all(|name| text.matches(&format!("]({name})")).count() == 1), "{:?}", pictures.keys());
}

#[test]
fn answers_solutions_and_reasons_come_only_on_request() {
    let (text, _) = handout(LESSON, &Wanted { answers: true, ..Wanted::default() });
    for wanted in [
        "answer: b) y\n",
        "answer: 6 leads",
        "answer: c) 4",
        "Solution: tick 6: link 5–6 cut\n\n5 no longer hears 6\\.",
        "`suffrage lesson leaders -o handout.md --answers`",
    ] {
        assert!(text.contains(&wanted.replace("6\\.", "6.")), "{wanted}\n{text}");
    }
    assert_eq!(text.matches("<hr").count(), 0, "there is no room to write");
}

#[test]
fn all_languages_follow_each_other() {
    let (text, pictures) = handout(LESSON, &Wanted { all_languages: true, ..Wanted::default() });
    for (code, title) in [("en", "challenge: One cut"), ("es", "reto: Un corte"), ("pt", "desafio: Um corte")] {
        assert!(text.contains(title) && pictures.contains_key(&format!("sheet-{code}-3-1.svg")), "{title}\n{text}");
    }
}
