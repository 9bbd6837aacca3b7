//! Acts on links, messages and timers: how they are written, and their faults.

use super::{good, id};
use crate::config::{Problem, Shape, Subject};
use crate::{faults, read};
use suffrage_engine::sim::command::{Command, Links, Select, TimerOf};

fn bully(act: &str) -> String {
    format!("protocol = \"bully\"\nevents = [{{ at = 1, {act} }}]\n[processes]\nids = [4, 3, 2, 1]\n")
}

fn ring(act: &str, bounce: bool) -> String {
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, ACT }]\n[processes]\nids = [1, 2, 3, 4]\n[network]\nbounce = ";
    format!("{}{bounce}", text.replace("ACT", act))
}

fn command(text: &str) -> Command {
    good(text).events.remove(0).1
}

fn faults(text: &str) -> Vec<(String, Problem)> {
    let faults = read(text).expect_err("the text has faults");
    faults.told.into_iter().map(|fault| (text[fault.span].to_owned(), fault.problem)).collect()
}

fn fault(text: &str) -> (String, Problem) {
    let mut faults = faults(text);
    assert_eq!(faults.len(), 1, "{text}\n{faults:#?}");
    faults.remove(0)
}

#[test]
fn links_are_cut_and_restored_by_the_ids_of_their_ends() {
    let both = |pairs| Command::Cut { pairs, one_way: false };
    assert_eq!(command(&bully("cut = [4, 2]")), both(vec![(0, 2)]));
    assert_eq!(command(&bully("cut = [[4, 2], [1, 3]]")), both(vec![(0, 2), (3, 1)]));
    assert_eq!(command(&bully("cut = [1, 4], one_way = true")), Command::Cut { pairs: vec![(3, 0)], one_way: true });
    assert_eq!(command(&bully("mend = \"all\"")), Command::Mend(Links::All));
    assert_eq!(command(&bully("mend = [4, 2]")), Command::Mend(Links::Between(vec![(0, 2)])));
    assert_eq!(command(&bully("partition = [[4, 1], [3]]")), Command::Partition(vec![vec![0, 3], vec![1]]));
    assert_eq!(command(&bully("partition = [[2]]")), Command::Partition(vec![vec![2]]));
}

#[test]
fn acts_on_messages_and_timers_are_read() {
    let select = Select { from: 3, to: 1, kind: Some(0), nth: 2 };
    let named = "{ from = 1, to = 3, kind = \"ELECTION\", nth = 2 }";
    assert_eq!(command(&bully(&format!("duplicate = {named}"))), Command::Duplicate(select.clone()));
    assert_eq!(command(&bully(&format!("deliver = {named}"))), Command::Deliver(select));
    let timer = TimerOf { process: 3, timer: 1 };
    assert_eq!(command(&bully("fire = { process = 1, timer = \"coordinator\" }")), Command::Fire(timer));
    assert_eq!(command(&bully("disarm = { process = 1, timer = \"coordinator\" }")), Command::Disarm(timer));
}

#[test]
fn a_link_has_two_ends() {
    let wrong = |act: &str| {
        let (span, problem) = fault(&bully(act));
        assert_eq!(problem.what.key, "fault-wrong-type");
        (span, Shape(problem.name("expected").expect("a shape")))
    };
    assert_eq!(wrong("cut = [1, 2, 3]"), ("[1, 2, 3]".into(), Shape("pair")));
    assert_eq!(wrong("cut = [[1, 2], [3]]"), ("[3]".into(), Shape("pair")));
    assert_eq!(wrong("cut = [[1, 2], 3]"), ("3".into(), Shape("pair")));
    assert_eq!(wrong("cut = 1"), ("1".into(), Shape("pairs")));
    assert_eq!(wrong("cut = \"all\""), ("\"all\"".into(), Shape("pairs")));
    assert_eq!(wrong("mend = \"everything\""), ("\"everything\"".into(), Shape("pairs-or-all")));
    assert_eq!(fault(&bully("cut = [2, 2]")), ("[2, 2]".into(), faults::self_link(id(2))));
    assert_eq!(fault(&bully("mend = []")), ("[]".into(), Problem::empty_list("mend")));
    let foreign = faults::foreign("one_way", "cut");
    assert_eq!(fault(&bully("mend = [1, 2], one_way = true")), ("one_way".into(), foreign));
}

#[test]
fn the_ends_of_a_link_must_exist() {
    let nobody = |act: &str| {
        let (span, problem) = fault(&bully(act));
        assert_eq!(problem.what.key, "fault-unknown-process");
        span
    };
    assert_eq!(nobody("cut = [1, 9]"), "9");
    assert_eq!(nobody("cut = [[1, 2], [8, 1]]"), "8");
    assert_eq!(nobody("partition = [[1, 7], [2]]"), "7");
    assert_eq!(nobody("fire = { process = 9, timer = \"answer\" }"), "9");
    assert_eq!(faults(&bully("cut = [8, 9]")).len(), 2, "both are reported");
}

#[test]
fn one_way_ring_links_lead_to_the_next_process_without_bounce() {
    let no_link = |from, to, next| faults::no_link(id(from), id(to), id(next));
    assert_eq!(fault(&ring("cut = [1, 3]", false)), ("[1, 3]".into(), no_link(1, 3, 2)));
    assert_eq!(fault(&ring("cut = [2, 1], one_way = true", false)), ("[2, 1]".into(), no_link(2, 1, 3)));
    assert_eq!(fault(&ring("duplicate = { from = 1, to = 3 }", false)), ("3".into(), no_link(1, 3, 2)));
    for act in ["cut = [2, 1]", "cut = [1, 2], one_way = true", "cut = [4, 1]", "mend = [1, 4]"] {
        good(&ring(act, false));
    }
    good(&ring("cut = [1, 3]", true));
}

#[test]
fn two_way_ring_links_lead_to_neighbours_without_bounce() {
    let ring = |act: &str, bounce: bool| ring(act, bounce).replace("chang-roberts", "franklin");
    let no_link = |from, to, before, next| faults::no_link_of_two(id(from), id(to), [id(before), id(next)]);
    assert_eq!(fault(&ring("cut = [1, 3]", false)), ("[1, 3]".into(), no_link(1, 3, 4, 2)));
    assert_eq!(fault(&ring("cut = [4, 2], one_way = true", false)), ("[4, 2]".into(), no_link(4, 2, 3, 1)));
    assert_eq!(fault(&ring("mend = [2, 4]", false)), ("[2, 4]".into(), no_link(2, 4, 1, 3)));
    for act in ["drop", "duplicate", "deliver"] {
        let found = fault(&ring(&format!("{act} = {{ from = 1, to = 3 }}"), false));
        assert_eq!(found, ("3".into(), no_link(1, 3, 4, 2)), "{act}");
    }
    for act in
        ["cut = [2, 1], one_way = true", "cut = [1, 2]", "cut = [4, 1]", "mend = [1, 4]", "drop = { from = 2, to = 1 }"]
    {
        good(&ring(act, false));
    }
    good(&ring("cut = [1, 3]", true));
}

#[test]
fn the_groups_of_a_partition_are_disjoint_and_separate_processes() {
    let text = bully("partition = [[1, 2], [2, 3], []]");
    let found = read(&text).expect_err("the text has faults");
    let told: Vec<_> = found.told.iter().map(|fault| (&text[fault.span.clone()], &fault.problem)).collect();
    let repeated = faults::repeated("2", "partition");
    assert_eq!(told, [("2", &repeated), ("[]", &Problem::empty_list("partition"))]);
    assert_eq!(found.told[0].related, text.find("2], [2").map(|at| at..at + 1), "the first of the two");
    assert_eq!(fault(&bully("partition = [[1, 2, 3, 4]]")), ("[[1, 2, 3, 4]]".into(), faults::one_group()));
    assert_eq!(fault(&bully("partition = []")), ("[]".into(), Problem::empty_list("partition")));
}

#[test]
fn timers_are_those_of_the_protocol() {
    let act = "fire = { process = 1, timer = \"anwser\" }";
    let (span, problem) = fault(&bully(act));
    assert_eq!((problem.what.key, problem.name("subject")), ("fault-unknown-word", Some(Subject("timer").0)));
    assert_eq!((span.as_str(), problem.name("nearest")), ("\"anwser\"", Some("answer")));
    let none = fault(&ring("disarm = { process = 1, timer = \"answer\" }", false));
    assert_eq!(none, ("\"answer\"".into(), faults::no_timers("Chang–Roberts")));
    let missing = |act: &str, expected: &str| {
        let kind = fault(&bully(act)).1;
        assert_eq!(kind.what.key, "fault-missing-key");
        assert_eq!((kind.name("key"), kind.words("table")), (Some(expected), Some("fire")));
    };
    missing("fire = { process = 1 }", "timer");
    missing("fire = { timer = \"answer\" }", "process");
}
