//! A written scenario is read as the same scenario, and it looks as if a person had written it.

pub(crate) mod random;

use proptest::prelude::*;

use super::write;
use crate::{Scenario, builtin, read};
use suffrage_engine::protocol::Remark;
use suffrage_engine::protocols::CATALOGUE;

use suffrage_engine::sim::command::{Command, Parts, Targets};
use suffrage_text::{LocalText, ids};

fn back(scenario: &Scenario) -> Scenario {
    let text = write(scenario, "");
    read(&text).unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"))
}

fn trace(scenario: &Scenario, until: u64) -> String {
    let mut trace = Vec::new();
    scenario.run(Some(until), Some(&mut trace)).expect("writing to memory cannot fail");
    String::from_utf8(trace).expect("a trace is text")
}

#[test]
fn every_built_in_scenario_reads_back_as_written() {
    for scenario in builtin::ALL {
        let read = read(scenario.text).expect("the built-in scenarios are valid");
        assert_eq!(back(&read), read, "{}", scenario.name);
    }
}

#[test]
fn built_in_scenarios_are_written_nearly_unchanged() {
    let built_in = builtin::named("bully-leader-fails").expect("it is there");
    let scenario = read(built_in.text).expect("it is valid");
    // The writer omits a default value, and puts a text that contains double quotes in single quotes.
    let other = built_in.text.replace("\n[network]\ndelay = 1\n", "").replace(
        r#""5 e 6 respondem, ou seja: \"deixe comigo\". E cada um pergunta aos maiores. O ELECTION a 7 se perde.""#,
        r#"'5 e 6 respondem, ou seja: "deixe comigo". E cada um pergunta aos maiores. O ELECTION a 7 se perde.'"#,
    );
    assert_eq!(write(&scenario, ""), other);
}

#[test]
fn every_act_has_a_line_of_its_own() {
    let text = r#"version  = 1
protocol = "bully"
variant  = "patient"
seed     = 18446744073709551615
until    = 50

events = [
  { at = 1, start = "all" },
  { at = 2, crash = 7 },
  { at = 2, crash = [1, 2], after = 0 },
  { at = 3, revive = [7, 1] },
  { at = 4, leave = 7 },
  { at = 4, leave = 5, announced = true },
  { at = 5, drop = { from = 1, to = 2 } },
  { at = 5, delay = { from = 1, to = 2, kind = "ANSWER", nth = 3, by = 7 } },
  { at = 5, duplicate = { from = 7, to = 2, nth = 2 } },
  { at = 5, deliver = { from = 7, to = 2, kind = "COORDINATOR" } },
  { at = 6, fire = { process = 1, timer = "answer" } },
  { at = 6, disarm = { process = 2, timer = "settle" } },
  { at = 7, cut = [1, 2] },
  { at = 7, cut = [[1, 2], [7, 5]], one_way = true },
  { at = 8, partition = [[1, 2], [7]] },
  { at = 8, partition = [[5]] },
  { at = 9, mend = [1, 2] },
  { at = 9, mend = [[1, 2], [5, 7]] },
  { at = 9, mend = "all" },
  { at = 9, network = { loss = 0.30000000000000004, duplicate = 0.0, fifo = false } },
]

[processes]
ids    = [7, 1, 2, 5]
leader = 7
down   = [5, 2]

[network]
delay        = [2, 5]
process_time = 1
fifo         = false
bounce       = true
loss         = 1e-7
duplicate    = 1.0

[detector]
kind  = "oracle"
delay = 4
by    = "random"

[[notes]]
when  = "leader-elected"
pause = true
look  = [2, 7]
text  = "now"

[expect]
elected  = [7, "@", 7, 7]
by       = 0
messages = { COORDINATOR = 0, ELECTION = 18446744073709551615 }
holds    = ["agreement"]
violates = ["termination", "one-leader"]
"#;
    let scenario = read(text).unwrap_or_else(|faults| panic!("{faults:#?}"));
    assert_eq!(write(&scenario, ""), text);
    assert_eq!(back(&scenario), scenario);
}

#[test]
fn a_comment_stays_a_comment() {
    let scenario = read("protocol = \"bully\"\n[processes]\ncount = 2").expect("it is valid");
    let text = write(&scenario, "One\r\nseed = 3\u{7}\n\nfour");
    assert!(text.starts_with("# One\n# seed = 3\n# \n# four\n\nversion"), "{text}");
    assert_eq!(read(&text).expect("it is valid"), scenario);
}

#[test]
fn the_users_acts_follow_those_of_the_file_within_a_tick() {
    let scenario = read(
        "protocol = \"bully\"\nuntil = 5\nabout = \"a\"\nevents = [{ at = 9, start = 1 }, { at = 2, crash = 3 }]\n\
         [processes]\ncount = 3\n[expect]\nleader = 2",
    )
    .expect("it is valid");
    let act = |at| Command::Revive(Targets::Listed(vec![at]));
    let changed = scenario.with_acts(&[(2, act(2)), (9, act(0))]);
    let made = &changed.scenario;
    let targets = |command: &Command| match command.parts() {
        Parts::Processes(_, targets) => Some(targets.clone()),
        _ => None,
    };
    let ticks: Vec<_> = made.events.iter().map(|(tick, command)| (*tick, targets(command))).collect();
    let listed = |at| Some(Targets::Listed(vec![at]));
    assert_eq!(ticks, [(2, listed(2)), (2, listed(2)), (9, listed(0)), (9, listed(0))]);
    assert!(made.expect.is_empty() && made.about == LocalText::default() && made.tick_limit() > 9);
    assert_eq!(changed.said, [ids::CHANGE_EXPECTATIONS_LEFT_OUT, ids::CHANGE_ABOUT_LEFT_OUT].map(Remark::from));
    let same = scenario.with_acts(&[]);
    assert_eq!((same.scenario, same.said), (scenario, Vec::new()), "without acts nothing is left out");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn any_text_reads_back(plain in any::<String>(), en in any::<String>(), several in "[\"'\\\\\n\r\t a]{0,12}") {
        let mut scenario = read("protocol = \"bully\"\n[processes]\ncount = 2\n[[notes]]\nat = 1\ntext = \"\"\n\
                                 [[questions]]\nat = 1\nask = \"\"\nof = \"choices\"\nchoices = [\"\"]").expect("it is valid");
        let mut local = LocalText::default();
        local.by_language.insert("en".to_owned(), en);
        local.by_language.insert("pt".to_owned(), several.clone());
        scenario.title = LocalText::plain(plain.clone());
        scenario.summary = local.clone();
        scenario.about = local.clone();
        scenario.notes[0].text = local.clone();
        scenario.questions[0].ask = local.clone();
        scenario.questions[0].choices = vec![LocalText::plain(several), local, LocalText::plain(plain)];
        prop_assert_eq!(back(&scenario), scenario);
    }

    #[test]
    fn a_saved_run_reads_back_and_has_the_same_trace(
        (scenario, acts) in (0..CATALOGUE.len()).prop_flat_map(|index| random::scenario(&CATALOGUE[index])),
    ) {
        prop_assert_eq!(&back(&scenario), &scenario);
        let changed = scenario.with_acts(&acts).scenario;
        let again = back(&changed);
        prop_assert_eq!(&again, &changed);
        // The same acts on the original scenario, after its own events, as a run on the screen executes them.
        let mut acted = scenario;
        acted.events.extend(acts);
        prop_assert_eq!(trace(&again, 40), trace(&acted, 40));
    }
}
