mod vary;

use super::*;
use crate::{faults, read};
use suffrage_engine::protocol::Id;
use suffrage_engine::sim::command::Targets;
use suffrage_text::LocalText;

fn scenario(ids: &str) -> Scenario {
    let text = format!(
        "protocol = \"bully\"\nvariant = \"patient\"\ntitle = \"x\"\nsummary = \"y\"\nabout = \"z\"\n\
         events = [{{ at = 1, crash = 3 }}, {{ at = 2, start = [1, 3] }}, {{ at = 3, drop = {{ from = 3, to = 1 }} }}]\n\
         notes = [{{ at = 1, text = \"3\", look = [3], facts.leader = 3 }}, {{ at = 2, text = \"1\", look = [1] }}]\n\
         questions = [{{ at = 1, ask = \"?\", of = \"leader\" }}]\n\
         [processes]\n{ids}\nleader = 3\ndown = [3]\n[expect]\nleader = 3"
    );
    read(&text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn known(protocol: &str, variant: &str) -> VariantId {
    VariantId::named(protocol, variant).expect("it is in the catalogue")
}

fn listed(scenario: &Scenario) -> Vec<u32> {
    scenario.seating().iter().map(|id| id.number()).collect()
}

#[test]
fn another_seed_moves_acts_and_notes_with_their_processes() {
    let before = scenario("count = 9\norder = \"random\"");
    let three = |scenario: &Scenario| scenario.seating().iter().position(|id| id.number() == 3).expect("there") as u32;
    let after =
        (1..100).map(|seed| before.with_seed(seed)).find(|after| three(after) != three(&before)).expect("some seed");
    let seat = three(&after);
    assert_eq!(after.down, [seat]);
    assert_eq!(after.events[0].1, Command::Crash { targets: Targets::Listed(vec![seat]), after: None });
    assert_eq!(after.notes[0].look, [seat]);
    assert_eq!(after.written_for.as_deref(), Some(&before));
    assert_eq!(after.with_seed(before.seed), before);
}

#[test]
fn fewer_processes_drop_references_to_the_others_and_notes() {
    let changed = scenario("count = 3").with_count(2).expect("two suffice");
    let scenario = changed.scenario;
    assert_eq!(scenario.events, [(2, Command::Start(Targets::Listed(vec![0])))]);
    assert_eq!((scenario.leader, scenario.down.len(), scenario.notes.len()), (None, 0, 0));
    assert!(scenario.expect.is_empty());
    let expected = [
        left_out(ids::CHANGE_ACTS_LEFT_OUT, 3),
        Remark::from(ids::CHANGE_LEADER_LEFT_OUT).id("id", Id::new(3).expect("an id")),
        Remark::from(ids::CHANGE_EXPECTATIONS_LEFT_OUT),
        left_out(ids::CHANGE_NARRATION_LEFT_OUT, 3),
    ];
    assert_eq!(changed.said, expected);
}

#[test]
fn notes_for_one_number_of_processes_are_dropped_for_another() {
    let before = scenario("count = 3");
    let more = before.with_count(64).expect("within the limits");
    assert_eq!(
        more.said,
        [Remark::from(ids::CHANGE_EXPECTATIONS_LEFT_OUT), left_out(ids::CHANGE_NARRATION_LEFT_OUT, 2)]
    );
    assert_eq!(
        (more.scenario.notes.len(), more.scenario.questions.len()),
        (1, 0),
        "notes with facts may be valid there too"
    );
    assert_eq!((more.scenario.title.in_language("en"), more.scenario.about.in_language("en")), ("", ""));
    assert_eq!(more.scenario.events, before.events, "the acting process still exists");
    assert_eq!(before.with_count(3), Ok(Changed { scenario: before, said: Vec::new() }), "the same number");
}

#[test]
fn more_processes_continue_the_list() {
    let count = |ids: &str, count: usize| listed(&scenario(ids).with_count(count).expect("within the limits").scenario);
    assert_eq!(count("count = 3\norder = \"descending\"", 5), [5, 4, 3, 2, 1]);
    assert_eq!(count("ids = [3, 2, 1]", 5), [5, 4, 3, 2, 1]);
    assert_eq!(count("ids = [3, 2, 1]", 2), [2, 1]);
    assert_eq!(count("ids = [1, 2, 3]", 5), [1, 2, 3, 4, 5]);
    assert_eq!(count("ids = [7, 1, 3]", 6), [7, 1, 3, 2, 4, 5]);
    assert_eq!(count("ids = [7, 1, 3]", 2), [7, 1]);
}

#[test]
fn changes_respect_the_limits() {
    let scenario = scenario("count = 3");
    assert_eq!(scenario.with_count(0), Err(faults::no_process()));
    assert_eq!(scenario.with_count(4097), Err(faults::too_many_processes(4097, 4096, "complete")));
    let large =
        scenario.with_variant(known("chang-roberts", "standard")).and_then(|changed| changed.scenario.with_count(5000));
    let large = large.expect("a ring may have 5000").scenario;
    assert_eq!(large.with_variant(known("bully", "standard")), Err(faults::too_many_processes(5000, 4096, "complete")));
}

#[test]
fn another_algorithm_keeps_processes_and_acts_and_adds_requirements() {
    let before = scenario("count = 3");
    let changed = before.with_variant(known("ring-list", "standard")).expect("within the limits");
    let after = changed.scenario;
    assert_eq!((after.variant, after.network.bounce), (known("ring-list", "standard"), true));
    assert_eq!((&after.ids, after.leader, &after.down), (&before.ids, before.leader, &before.down));
    assert_eq!(after.events, before.events[..2]);
    assert!(after.notes.is_empty() && after.questions.is_empty() && after.expect.is_empty());
    assert_eq!([&after.title, &after.summary, &after.about], [&LocalText::default(); 3]);
    let expected = [
        Remark::from(ids::CHANGE_BOUNCE_ADDED),
        left_out(ids::CHANGE_MESSAGE_ACTS_LEFT_OUT, 1),
        Remark::from(ids::CHANGE_EXPECTATIONS_LEFT_OUT),
        left_out(ids::CHANGE_NARRATION_LEFT_OUT, 3),
    ];
    assert_eq!(changed.said, expected);
}

#[test]
fn another_variant_drops_expectations_and_notes() {
    let before = scenario("count = 3");
    let changed = before.with_variant(known("bully", "trusting")).expect("within the limits");
    assert_eq!(
        changed.said,
        [Remark::from(ids::CHANGE_EXPECTATIONS_LEFT_OUT), left_out(ids::CHANGE_NARRATION_LEFT_OUT, 3)]
    );
    assert!(changed.scenario.notes.is_empty() && changed.scenario.questions.is_empty());
    assert_eq!(changed.scenario.events, before.events);
    let same = before.with_variant(before.variant).expect("within the limits").scenario;
    assert_eq!(same, Scenario { expect: Expect::default(), ..before }, "the same variant");
}

#[test]
fn facts_follow_their_processes_or_are_dropped_with_them() {
    let with = |facts: &str| {
        let text = format!(
            "protocol = \"bully\"\nnotes = [{{ at = 1, text = \"\", facts = {{ {facts} }} }}]\n\
             [processes]\ncount = 3\norder = \"random\""
        );
        read(&text).unwrap_or_else(|faults| panic!("{faults:#?}"))
    };
    let before = with("elected = [3, 2, \"@\"]");
    let cell_of = |scenario: &Scenario, id: u32| {
        let facts = scenario.notes[0].validity.facts.as_ref().expect("they are stored");
        let at = scenario.seating().iter().position(|known| known.number() == id).expect("there");
        facts.elected.as_ref().expect("a strip")[at]
    };
    for seed in 1..9 {
        let after = before.with_seed(seed);
        assert!((1..4).all(|id| cell_of(&after, id) == cell_of(&before, id)), "seed {seed}");
    }
    let left = |facts: &str, count| with(facts).with_count(count).expect("within the limits").scenario.notes.len();
    assert_eq!([left("leader = 3", 4), left("leader = 3", 2), left("elected = [3, 3, 3]", 4)], [1, 0, 0]);
}

#[test]
fn every_change_has_a_sentence_in_every_language() {
    let expected = [
        Remark::from(ids::CHANGE_BOUNCE_ADDED),
        left_out(ids::CHANGE_ACTS_LEFT_OUT, 1),
        left_out(ids::CHANGE_MESSAGE_ACTS_LEFT_OUT, 2),
        left_out(ids::CHANGE_TIMER_ACTS_LEFT_OUT, 1),
        Remark::from(ids::CHANGE_PROPOSALS_LEFT_OUT),
        Remark::from(ids::CHANGE_FOLLOWS_NOBODY),
        left_out(ids::CHANGE_REQUESTS_LEFT_OUT, 2),
        left_out(ids::CHANGE_CHOICES_LEFT_OUT, 2),
        left_out(ids::CHANGE_LINK_ACTS_LEFT_OUT, 3),
        left_out(ids::CHANGE_LINKS_LEFT_OUT, 1),
        left_out(ids::CHANGE_DELAYS_LEFT_OUT, 2),
        Remark::from(ids::CHANGE_ROLES_LEFT_OUT),
        Remark::from(ids::CHANGE_PLACES_LEFT_OUT),
        Remark::from(ids::CHANGE_OVERLAY_LEFT_OUT),
        ids::ChangeNeighbours { count: 7_u64 }.into(),
        ids::ChangeParameterLeftOut {
            parameter: "f",
            why: Remark::new("refused-flooding-crashes").number("f", 3).number("n", 2),
        }
        .into(),
        Remark::from(ids::CHANGE_TABLE_UNFIT),
        Remark::from(ids::CHANGE_PARAMETERS_LEFT_OUT),
        Remark::from(ids::CHANGE_LEADER_LEFT_OUT).id("id", Id::MAX),
        Remark::from(ids::CHANGE_EXPECTATIONS_LEFT_OUT),
        left_out(ids::CHANGE_NARRATION_LEFT_OUT, 1),
        Remark::from(ids::CHANGE_OWN_ACTS_LEFT_OUT),
        Remark::from(ids::CHANGE_ABOUT_LEFT_OUT),
        ids::ChangeNotesLeftOut { ticks: String::from("3, 5") }.into(),
        ids::ChangeQuestionsLeftOut { ticks: String::from("7") }.into(),
        ids::ChangeLeftOut { parts: String::from("proposals") }.into(),
    ];
    for change in &expected {
        suffrage_text::testing::prove_remark(change);
    }
    assert_eq!(expected.len(), suffrage_text::testing::ids_of("change-").count());
}

#[test]
fn other_ids_keep_what_concerns_them() {
    let before = read(
        "protocol = \"bully\"\nevents = [{ at = 1, start = 4 }, { at = 2, crash = 9 }]\n\
                       [processes]\nids = [9, 4, 7]\nleader = 9\n[expect]\nleader = 9",
    )
    .expect("it is valid");
    let id = |number| Id::new(number).expect("an id");
    let Changed { scenario, said } = before.with_ids(&[1, 2, 7, 4].map(id)).expect("they are different");
    assert_eq!(scenario.seating(), [1, 2, 7, 4].map(id));
    assert_eq!(scenario.events, [(1, Command::Start(Targets::Listed(vec![3])))]);
    assert!(scenario.expect.is_empty() && scenario.leader.is_none() && said.len() == 3, "{said:?}");
    assert!(before.with_ids(&[9, 4, 9].map(id)).is_err() && before.with_ids(&[]).is_err());
}
