use super::*;
use std::path::Path;
use suffrage_scenario::builtin;
use suffrage_scenario::lesson;
use suffrage_text::Language;

fn read(text: &str) -> Lesson {
    lesson::read(text, Path::new("")).unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"))
}

/// The errors and warnings of a lesson with one scene.
fn complaints(scene: &str) -> Vec<String> {
    let lesson = read(&format!("lesson = 1\ntitle = \"x\"\n[[scene]]\n{scene}"));
    let checked = check(&Texts::new(Language::English), &lesson).expect("no trace is written");
    checked.scenes.into_iter().flat_map(|scene| [scene.errors, scene.warnings].concat()).collect()
}

#[test]
fn the_example_of_the_page_passes() {
    let page = include_str!("../../../../docs/lessons.md");
    let (_, example) = page.split_once("```toml\n").expect("an example");
    let lesson = read(example.split_once("```").expect("its end").0);
    let checked = check(&Texts::new(Language::English), &lesson).expect("no trace is written");
    assert_eq!(
        checked.text(&Texts::new(Language::English)),
        "Silence

 1  wait
    Delays are 1 to 3 ticks. What is T?
      b) 6

 2  bully-leader-fails
    tick 5: Who will lead?
      6 leads · shown at tick 9
    tick 6: How many messages will it take in all?
      15 messages in all · shown at tick 8
    tick 9: 15 messages have been sent. How many of them reach nobody?
      c) 4 · shown at tick 9

 3  duel
    One more start, so that nothing is ever decided.
      tick 6: 2 starts
      the goal is reached at tick 200

3 scenes, 4 questions, 1 challenge: no errors
"
    );
    let json = checked.json();
    assert_eq!(json["scenes"][1]["questions"][0]["answer"], 6);
    assert_eq!(json["scenes"][0]["questions"][0]["answer"], 2);
    assert_eq!(json["scenes"][2]["challenge"]["reached"], 200);
    assert_eq!(json["passed"], true);
}

#[test]
fn built_in_lessons_pass() {
    for lesson in builtin::LESSONS {
        for language in Language::ALL {
            let (texts, lesson) = (Texts::new(language), read(lesson.text));
            let checked = check(&texts, &lesson).expect("no trace is written");
            let told = checked.text(&texts);
            assert!(checked.passed(), "{told}");
            assert!(checked.scenes.iter().all(|scene| scene.warnings.is_empty()), "{told}");
        }
    }
}

#[test]
fn every_way_to_fail_is_told() {
    let asks =
        |from: &str, question: &str| format!("scenario = \"bully-leader-fails\"\n{from}\nquestions = [{question}]");
    let vote = "{ at = 3, of = \"choices\", ask = \"?\", choices = [\"a\", \"b\"]";
    let challenge = |goal: &str, more: &str, solution: &str| {
        let run = "name = \"x\"\nscenario = \"bully-leader-fails\"\nfrom = 4";
        format!(
            "{run}\n[scene.challenge]\ndo = \"act\"\nuntil = 40\ngoal = {{ {goal} }}\n{more}\nsolution = [{solution}]"
        )
    };
    let (cut, acts) = ("violates = [\"one-leader\"]", "{ at = 6, cut = [5, 6] }");
    let scenes = [
        // Of the questions of the scenario, only those from `from` to `to` are asked.
        asks("from = 20", "{ at = 25, of = \"leader\", ask = \"?\" }"),
        asks("to = 3", "{ at = 3, of = \"leader\", ask = \"?\" }"),
        asks("to = 3", "{ at = 3, of = \"leader\", ask = \"?\", shown = 2 }"),
        asks("to = 3", &format!("{vote} }}")),
        asks("to = 3", &format!("{vote}, right = 1, shown = 12 }}")),
        "scenario = \"chang-roberts-orphan\"\nfrom = 20\nquestions = [{ at = 21, of = \"tick\", ask = \"?\" }]"
            .to_owned(),
        "scenario = \"bully-leader-fails\"\nto = 3".to_owned(),
        asks("from = 50\nto = 60", &format!("{vote} }}")),
        challenge(cut, "", acts),
        challenge("leader = 6", "", "{ at = 9, start = 1 }"),
        challenge(cut, "", "{ at = 6, cut = [1, 2] }"),
        challenge(cut, "acts = [\"crash\"]", acts),
        challenge(cut, "at_most = 1", &format!("{acts}, {{ at = 7, cut = [1, 2] }}")),
        challenge(cut, "", &format!("{acts}, {{ at = 7, crash = 7 }}")),
        challenge(cut, "", "{ at = 4, cut = [5, 6] }"),
        challenge(cut, "", &format!("{acts}, {{ at = 90, crash = 1 }}")),
        challenge(cut, "", "{ at = 13, cut = [5, 6] }").replace("from = 4", "from = 12"),
    ];
    let told: Vec<String> = scenes.iter().map(|scene| complaints(scene).join("; ")).collect();
    let wanted = [
        "`from`, tick 20: the run is at rest from tick 11; write that tick or an earlier one; \
         “?” is not asked: the run ends before tick 25, or this is not the run that the question is about",
        "“?” is answered at tick 9; the answer must appear at a tick from 3 to 3 (`shown`)",
        "“?” is answered at tick 2; the answer must appear at a tick from 3 to 3 (`shown`)",
        "“?” has no answer: its choices were written for another run, or none is right",
        "“?” is answered at tick 12; the answer must appear at a tick from 3 to 3 (`shown`)",
        "“?” has no answer: undefined: the run is not at rest by tick 60",
        "this scene has neither a question nor a challenge",
        "`from`, tick 50: the run is at rest from tick 11; write that tick or an earlier one; \
         `to`, tick 60: the run is at rest from tick 11; write that tick or an earlier one",
        "",
        "the goal is reached at tick 11 without any act",
        "the solution does not reach the goal by tick 40",
        "solution, tick 6: link 5–6 cut: `acts` does not list cut",
        "the solution has 2 acts, more than `at_most` allows: 1",
        "tick 7: 7 crashes: no effect, because it is down",
        "solution, tick 4: link 5–6 cut: the challenge begins at tick 4, so acts begin one tick later",
        "the act at tick 90 does not happen: the run was stopped at tick 40",
        "the run ends at tick 11, before the challenge begins at tick 12; the solution does not reach the goal by tick 40",
    ];
    assert_eq!(told, wanted, "{told:#?}");
}

#[test]
fn the_acts_of_a_solution_enter_the_run_as_on_the_screen() {
    // By keys, a crash that is armed in the tick of a start interrupts the messages of the start.
    let solution = "solution = [{ at = 5, crash = 4, after = 1 }]";
    let scene =
        "name = \"x\"\nscenario = \"bully-leader-fails\"\nfrom = 4\n[scene.challenge]\ndo = \"act\"\nuntil = 40";
    assert_eq!(complaints(&format!("{scene}\ngoal = {{ messages = 12 }}\n{solution}")), [""; 0]);
}
