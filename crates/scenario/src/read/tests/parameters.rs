//! `[params]`: the parameters of protocols, and the places of their faults.

use super::good;
use crate::config::{Problem, Shape};
use crate::{faults, read};
use suffrage_engine::protocol::{Id, ParameterValue, Parameters, Remark};
use suffrage_text::{Language, Texts, ids};

fn id(number: u32) -> Id {
    Id::new(number).expect("an id")
}

fn ring(top: &str, params: &str) -> String {
    format!("protocol = \"itai-rodeh\"\n{top}\n[processes]\ncount = 4\n[params]\n{params}\n")
}

fn fault(top: &str, params: &str) -> (String, Problem) {
    let text = ring(top, params);
    let faults = read(&text).expect_err("the text has a fault");
    assert_eq!(faults.told.len(), 1, "{text}\n{faults:#?}");
    let fault = faults.told[0].clone();
    (text[fault.span].to_owned(), fault.problem)
}

#[test]
fn given_parameters_are_read() {
    let number = ParameterValue::Number;
    assert_eq!(good(&ring("", "draw = 9")).parameters, Parameters::default().with("draw", number(9)));
    let wrong = good(&ring("variant = \"wrong-n\"", "believes = 2\ndraw = 0x10"));
    assert_eq!(wrong.parameters, Parameters::default().with("believes", number(2)).with("draw", number(16)));
    assert!(good(&ring("", "")).parameters.is_empty());
}

#[test]
fn numbers_out_of_range_and_other_values_are_refused() {
    let out_of_range = |found: &str| (found.to_owned(), Problem::out_of_range("draw", found, &(1..=u32::MAX)));
    assert_eq!(fault("", "draw = 0"), out_of_range("0"));
    assert_eq!(fault("", "draw = 4294967296"), out_of_range("4294967296"));
    let wrong = |params: &str| {
        let (span, problem) = fault("", params);
        assert_eq!(problem.what.key, "fault-wrong-type");
        (span, Shape(problem.name("expected").expect("a shape")), problem.name("found").expect("a type"))
    };
    assert_eq!(wrong("draw = \"many\"").1, Shape("integer"));
    assert_eq!(wrong("draw = [1, 2]").0, "[1, 2]");
    assert_eq!(wrong("draw = true").2, "boolean");
}

#[test]
fn a_parameter_of_one_variant_is_foreign_to_the_others() {
    let foreign = faults::foreign("believes", "variant = \"wrong-n\"");
    assert_eq!(fault("", "believes = 2"), ("believes".into(), foreign.clone()));
    assert_eq!(fault("variant = \"standard\"", "believes = 2"), ("believes".into(), foreign));
    // If the variant is unknown, its parameters are unknown too, so the variant is the only fault.
    let unknown = fault("variant = \"wrong\"", "believes = 2");
    assert_eq!(unknown.1.what.key, "fault-unknown-word", "{unknown:?}");
}

#[test]
fn an_unknown_parameter_is_reported_with_the_known_ones() {
    let (span, kind) = fault("", "drawn = 2");
    assert_eq!(span, "drawn");
    assert_eq!(kind, faults::foreign_parameter("drawn", "itai-rodeh", &["draw", "believes"]));
    for (language, words) in [
        (
            Language::English,
            ["the protocol `itai-rodeh` has no parameter `drawn`", "its parameters are `draw`, `believes`"],
        ),
        (
            Language::Spanish,
            ["el protocolo `itai-rodeh` no tiene el parámetro `drawn`", "sus parámetros son `draw`, `believes`"],
        ),
        (
            Language::Portuguese,
            ["o protocolo `itai-rodeh` não tem o parâmetro `drawn`", "seus parâmetros são `draw`, `believes`"],
        ),
    ] {
        let texts = Texts::new(language);
        assert_eq!([&kind.what, &kind.mend].map(|remark| texts.remark(remark)), words);
    }
}

#[test]
fn initial_states_are_read_by_position_and_written_back() {
    let raft = "protocol = \"raft-election\"\n[processes]\nids = [5, 7]\n[params]\n";
    let paxos = "protocol = \"paxos\"\n[processes]\nids = [5, 7]\n[params]\n";
    for (text, name) in [
        (format!("{raft}term = [3, 4]\nvoted = [7, []]\n"), "voted = [7, []]"),
        (format!("{paxos}promised = [[3, 7], []]\naccepted = [[1, 5, \"x\"], []]\n"), "promised = [[3, 7], []]"),
        (format!("{paxos}accepted = [[], [1, 5, 9]]\n"), "accepted = [[], [1, 5, 9]]"),
    ] {
        let scenario = good(&text);
        let written = crate::write(&scenario, "");
        assert!(written.contains(name), "{written}");
        assert_eq!(good(&written), scenario);
        // The entries follow their processes, and an entry about a process that is gone is dropped.
        let turned = scenario.varied(crate::change::Variation::Order(crate::Order::Descending)).expect("an order");
        assert_ne!(turned.scenario.parameters, scenario.parameters);
        assert_eq!(turned.scenario.refusals(), []);
        let fewer = scenario.with_count(1).expect("a valid number").scenario;
        assert!(read(&crate::write(&fewer, "")).is_ok());
    }
    let wrong = |text: &str| read(text).expect_err("the text has a fault").told[0].problem.what.key;
    assert_eq!(wrong(&format!("{raft}voted = [9, []]")), "fault-unknown-process");
    assert_eq!(wrong(&format!("{raft}voted = [5]")), "fault-list-length");
    assert_eq!(wrong(&format!("{raft}term = [1, 1]\nlog_term = [2, 1]")), "refused-raft-election-term");
    assert_eq!(wrong(&format!("{paxos}promised = [[1], []]")), "fault-wrong-type");
    // A run must be able to increase a term, and no proposer uses round 0.
    for text in [format!("{raft}term = [4294967295, 1]"), format!("{paxos}promised = [[0, 5], []]")] {
        assert_eq!(wrong(&text), "fault-out-of-range", "{text}");
    }
    assert_eq!(
        wrong(&format!("{paxos}promised = [[1, 5], []]\naccepted = [[2, 5, 1], []]")),
        "refused-paxos-above-promise"
    );
    let roles = "roles = { 5 = [\"acceptor\"], 7 = [\"proposer\", \"learner\"] }\n[params]";
    let paxos = paxos.replace("[params]", roles);
    for name in ["promised = [[1, ", "accepted = [[1, "] {
        let text = |id| format!("{paxos}{name}{id}{}], []]\n", if name.starts_with('a') { ", 9" } else { "" });
        assert!(read(&text(7)).is_ok());
        let fault = read(&text(5)).expect_err("5 is no proposer").told.remove(0);
        assert!(text(5)[fault.span].starts_with("[[1, 5"));
        let proposers = faults::no_proposer(id(5), vec![id(7)]);
        assert_eq!((fault.problem.what, fault.problem.mend), (proposers.what, proposers.mend));
    }
}

#[test]
fn tables_that_other_processes_make_wrong_are_left_out() {
    let paxos = "protocol = \"paxos\"\n[processes]\nids = [5, 7]\n[params]\n";
    let scenario = good(&format!("{paxos}promised = [[3, 7], []]\naccepted = [[1, 5, 9], []]\n"));
    // The promise of 5 to 7 is removed together with 7. Then the vote of 5 would be above its promise.
    let changed = scenario.with_ids(&[5, 8].map(id)).expect("two processes");
    let why = Remark::from(ids::CHANGE_TABLE_UNFIT);
    assert_eq!(changed.said, [ids::ChangeParameterLeftOut { parameter: "accepted", why }.into()]);
    assert!(read(&crate::write(&changed.scenario, "")).is_ok());
}
