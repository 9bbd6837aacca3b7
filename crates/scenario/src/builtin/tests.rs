use std::collections::BTreeSet;

use super::*;

#[test]
fn every_built_in_scenario_is_valid_and_has_a_title_in_every_complete_language() {
    for scenario in ALL {
        let read = crate::read(scenario.text).unwrap_or_else(|faults| panic!("{}: {faults:?}", scenario.name));
        for language in suffrage_text::testing::COMPLETE {
            assert!(read.title.by_language.contains_key(language.code()), "{} lacks a title", scenario.name);
        }
    }
}

#[test]
fn the_list_of_scenarios_agrees_with_their_files() {
    for scenario in ALL {
        let read = crate::read(scenario.text).unwrap_or_else(|faults| panic!("{}: {faults:?}", scenario.name));
        for language in ["en", "es", "pt", "xx"] {
            assert_eq!(scenario.title(language), read.title.in_language(language), "{}", scenario.name);
            assert_eq!(scenario.summary(language), read.summary.in_language(language), "{}", scenario.name);
        }
        let listed = (scenario.protocol, scenario.variant, scenario.n);
        assert_eq!(listed, (read.protocol().name(), read.variant.name(), read.count()), "{}", scenario.name);
    }
}

#[test]
fn the_list_of_lessons_agrees_with_their_files() {
    for lesson in LESSONS {
        let read = crate::lesson::read(lesson.text, std::path::Path::new(""));
        let read = read.unwrap_or_else(|faults| panic!("{}: {faults:?}", lesson.name));
        for language in ["en", "es", "pt", "xx"] {
            assert_eq!(lesson.title(language), read.title.in_language(language), "{}", lesson.name);
            assert_eq!(lesson.about(language), read.about.in_language(language), "{}", lesson.name);
        }
        assert_eq!(
            lesson.minutes,
            read.scenes.iter().filter_map(|scene| scene.minutes).sum::<u64>(),
            "{}",
            lesson.name
        );
    }
}

#[test]
fn every_file_of_the_folder_is_listed_once() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");
    let files: BTreeSet<String> = std::fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name in UTF-8"))
        .filter_map(|name| name.strip_suffix(".toml").map(str::to_owned))
        .collect();
    let listed: BTreeSet<String> = ALL.iter().map(|scenario| scenario.name.to_owned()).collect();
    assert_eq!(listed.len(), ALL.len(), "a scenario is listed twice");
    assert_eq!(listed, files);
}

#[test]
fn every_scenario_has_one_topic_and_every_topic_title_is_used() {
    let mut next = 0;
    for topic in TOPICS {
        assert_eq!(topic.demos.start, next, "{:?} follows the topic before", topic.title);
        next = topic.demos.end;
    }
    assert_eq!(next, ALL.len());
    let mut titles: Vec<&str> = TOPICS.iter().map(|topic| topic.title.key()).collect();
    let mut worded: Vec<&str> = suffrage_text::testing::ids_of("topic-").map(TextId::key).collect();
    titles.sort_unstable();
    worded.sort_unstable();
    assert_eq!(titles, worded);
}

#[test]
fn notes_about_the_next_demo_name_the_right_one() {
    let mut named = 0;
    for topic in TOPICS {
        for (at, demo) in ALL.iter().enumerate().take(topic.demos.end).skip(topic.demos.start) {
            let said = ["Next: “", "is next: “"].iter().filter_map(|before| demo.text.split(before).nth(1));
            for title in said.filter_map(|rest| rest.split('”').next()) {
                named += 1;
                let next = ALL.get(at + 1).filter(|_| at + 1 < topic.demos.end).map_or("", |next| next.text);
                let own =
                    next.lines().find_map(|line| line.strip_prefix("title.en = ")).unwrap_or_default().to_lowercase();
                assert!(own.ends_with(&format!(": {}\"", title.to_lowercase())), "{}: {title} is not {own}", demo.name);
            }
        }
    }
    assert!(named >= 6, "{named}");
}

#[test]
fn unknown_names_get_suggestions() {
    assert_eq!(like("bully-trustin"), ["bully-trusting"], "a slip");
    let bullies = like("bully");
    assert!(bullies.len() > 10 && bullies.iter().all(|name| name.starts_with("bully-")), "{bullies:?}");
    assert_eq!(like("Franklin T"), ["franklin-ten"], "as in speech");
    assert!(like("partition").contains(&"bully-partition"), "a part of it");
    assert_eq!(like("b"), [""; 0], "one letter would match too many");
    assert_eq!(like("nothing-of-the-kind"), [""; 0]);
}
