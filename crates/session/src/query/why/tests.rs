//! Tests of the chains of causes in known runs, entry by entry, and of what processes wait for. Every chain goes back
//! in time and ends.

mod values;

use super::MOST;
use crate::model::Thing;
use crate::model::why::{Cause, Waiting, Why, WhyQuestion};
use crate::{Ask, Moved, Session};
use suffrage_engine::engine::Outlook;
use suffrage_engine::protocol::Ticks;
use suffrage_engine::sim::command::{Command, Select, Targets};
use suffrage_scenario::{Scenario, builtin, read as read_scenario};
use suffrage_text::{Language, Texts, testing::prove_remark};

fn built_in(name: &str) -> Scenario {
    read(builtin::named(name).expect("a built-in scenario").text)
}

fn read(text: &str) -> Scenario {
    read_scenario(text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn ended(scenario: &Scenario) -> Session {
    let mut session = Session::open(scenario);
    // This limit is needed because one of the built-in scenarios never ends.
    while session.tick() < 200 && session.next_tick() == Moved::Yes {}
    session
}

fn at(session: &Session, id: u32) -> usize {
    suffrage_engine::protocol::Id::new(id).and_then(|id| session.position_of(id)).expect("a process of the run")
}

fn ask_of(session: &mut Session, id: u32, question: fn(usize) -> WhyQuestion) -> Why {
    let position = at(session, id);
    ask(session, question(position))
}

fn ask(session: &mut Session, question: WhyQuestion) -> Why {
    let why = session.lookup().why(question).expect("the question has an answer");
    for remark in std::iter::once(&why.asked).chain([&why.end]) {
        prove_remark(remark);
    }
    why
}

/// An entry as tick, process and event. Parentheses mark an entry that is no cause in the chain.
fn brief(cause: &Cause) -> String {
    let texts = Texts::new(Language::English);
    let told: Vec<String> = cause.told.iter().map(|line| texts.remark(&line.brief)).collect();
    let told = format!("{} {}: {}", cause.tick, cause.id, told.join(" & "));
    if cause.aside { format!("({told})") } else { told }
}

fn chain(why: &Why) -> Vec<String> {
    let texts = Texts::new(Language::English);
    let shortest = |remark| texts.fit_remark(remark).shortest().to_owned();
    let mut lines = Vec::new();
    for cause in &why.causes {
        lines.push(brief(cause));
        lines.extend(cause.also.as_ref().map(|also| format!("  {}", shortest(also))));
        lines.extend(cause.because.as_ref().map(|because| format!("  < {}", shortest(because))));
    }
    lines.push(shortest(&why.end));
    lines
}

fn joined(why: &Why) -> String {
    let texts = Texts::new(Language::English);
    format!("{}\n{}\n", texts.remark(&why.asked), chain(why).join("\n"))
}

#[test]
fn why_six_leads_after_seven_crashed() {
    let mut session = ended(&built_in("bully-leader-fails"));
    let why = ask_of(&mut session, 6, WhyQuestion::Cell);
    insta::assert_snapshot!(joined(&why));
    let why = ask_of(&mut session, 3, WhyQuestion::Cell);
    insta::assert_snapshot!("why-three-holds-six", joined(&why));
    let why = ask_of(&mut session, 7, WhyQuestion::Cell);
    insta::assert_snapshot!("why-seven-is-down", joined(&why));
}

#[test]
fn known_chains_link_by_link() {
    for (name, scenario, leader) in [
        ("ring", "chang-roberts-ring", 58),
        ("bounce", "chang-roberts-bounce", 45),
        ("heartbeat", "chang-roberts-heartbeat", 45),
        ("heartbeat-cut", "bully-heartbeat-cut", 4),
        ("raft", "raft-election-leader-crash", 5),
        ("list", "ring-list-leader-fails", 5),
    ] {
        let mut session = ended(&built_in(scenario));
        let frame = session.frame(&Ask { processes: 4096, ..Ask::default() });
        let leader = session.position_of(suffrage_engine::protocol::Id::new(leader).expect("an id"));
        let leader = leader.or(frame.leading.and_then(|leading| session.position_of(leading.leader)));
        let why = ask(&mut session, WhyQuestion::Cell(leader.expect("there is a leader")));
        insta::assert_snapshot!(format!("why-{name}"), joined(&why));
    }
}

#[test]
fn a_message_is_traced_to_its_sender_and_a_loss_to_its_cause() {
    let mut session = Session::open(&built_in("bully-leader-fails"));
    session.seek(6);
    let frame = session.frame(&Ask { processes: 7, ..Ask::default() });
    let message = frame.messages.iter().find(|message| message.lost.is_none()).expect("a message is in transit");
    let why = ask(&mut session, WhyQuestion::Message(message.number));
    let sender = session.id_at(message.from).expect("a process");
    assert_eq!((why.causes[0].id, why.causes[0].tick), (sender, message.sent));
    assert!(session.lookup().why(WhyQuestion::Message(u32::MAX)).is_none(), "there is no such message");

    // The question is about a message after its loss: first one whose receiver was down, then one that the user
    // dropped.
    let lost = frame.messages.iter().find(|message| message.lost.is_some()).expect("the message to 7 is lost");
    let why = ask(&mut session, WhyQuestion::Message(lost.number));
    assert_eq!(
        chain(&why)[..4],
        ["6 7: lost: 7 down", "  < ELECTION from 4", "(2 7: 7 crashes)", "  by the scenario, at tick 2"]
    );
}

const THREE: &str = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 2 }]\n[processes]\nids = [1, 2, 3]\n";

#[test]
fn the_end_of_a_chain_names_user_or_scenario() {
    let mut session = Session::open(&read(THREE));
    session.seek(1);
    assert_eq!(session.act(Command::Drop(Select { from: 1, to: 2, kind: None, nth: 1 })), Moved::Yes);
    let why = ask(&mut session, WhyQuestion::Message(0));
    assert_eq!(
        chain(&why),
        ["2 3: dropped", "  by your act, at tick 2", "  < ELECTION from 2", "1 2: starts", "the scenario, tick 1"]
    );
    session.seek(2);
    session.act(Command::Start(Targets::Listed(vec![2])));
    while session.next_tick() == Moved::Yes {}
    let why = ask(&mut session, WhyQuestion::Cell(2));
    assert_eq!(chain(&why).last().map(String::as_str), Some("your act, 3"), "{:#?}", chain(&why));

    // The scenario and the user start processes in the same tick. The scenario comes first.
    let mut session = Session::open(&read(THREE));
    session.act(Command::Start(Targets::Listed(vec![1])));
    let ends: Vec<String> =
        (0..2).map(|record| chain(&ask(&mut session, WhyQuestion::Record(record))).pop().expect("an end")).collect();
    assert_eq!(ends, ["the scenario, tick 1", "your act, 1"]);
}

#[test]
fn a_cell_that_never_changed_says_so() {
    let mut session = Session::open(&built_in("bully-leader-fails"));
    for (id, key) in [(3, "why-end-always"), (7, "why-end-always")] {
        let why = ask_of(&mut session, id, WhyQuestion::Cell);
        assert_eq!((why.causes.len(), why.end.key), (0, key));
    }
    let mut session = Session::open(&read(THREE));
    assert_eq!(ask(&mut session, WhyQuestion::Cell(0)).end.key, "why-end-never");
    assert_eq!(ask(&mut session, WhyQuestion::LastStep(0)).end.key, "why-end-idle");
    assert!(
        session.lookup().why(WhyQuestion::Cell(3)).is_none() && session.lookup().why(WhyQuestion::Record(0)).is_none()
    );
    let mut session = Session::open(&read(&THREE.replace("ids = [1, 2, 3]", "ids = [1, 2, 3]\ndown = [3]")));
    assert_eq!(ask(&mut session, WhyQuestion::Cell(2)).end.key, "why-end-always-down");
}

#[test]
fn without_a_leader_at_rest_the_last_loss_is_explained() {
    for name in ["ring-list-lost-list", "peterson-crash"] {
        let mut session = ended(&built_in(name));
        let frame = session.frame(&Ask { processes: 64, ..Ask::default() });
        let stuck = frame
            .processes
            .iter()
            .find(|process| process.elected.is_none() && process.role != suffrage_engine::protocol::Role::Crashed);
        let why = ask(&mut session, WhyQuestion::Cell(stuck.expect("a process has no leader").position));
        insta::assert_snapshot!(format!("why-{name}"), joined(&why));
    }
}

#[test]
fn the_last_of_several_answers_is_named_as_the_last() {
    for name in ["raft-election-one-candidate", "hirschberg-sinclair-eight"] {
        let mut session = ended(&built_in(name));
        let leader = session.frame(&Ask { processes: 64, ..Ask::default() }).leading.expect("there is a leader").leader;
        let position = session.position_of(leader).expect("it is there");
        let why = ask(&mut session, WhyQuestion::Cell(position));
        let also: Vec<&suffrage_engine::protocol::Remark> =
            why.causes.iter().filter_map(|cause| cause.also.as_ref()).collect();
        assert!(also.iter().any(|also| also.key == "why-also-last-of"), "{name}: {:#?}", chain(&why));
        also.into_iter().for_each(prove_remark);
    }
}

#[test]
fn a_violation_is_traced_through_each_process_concerned() {
    for (name, property) in [("raft-election-amnesia", "one-leader-per-term"), ("bully-accept-any", "agreement")] {
        let mut session = ended(&built_in(name));
        let frame = session.frame(&Ask { processes: 64, ..Ask::default() });
        let index = frame.properties.iter().position(|known| known.name == property).expect("it is judged");
        let concerned = frame.properties[index].processes.len();
        assert!(concerned >= 2, "{name}: {:?}", frame.properties[index]);
        for who in 0..concerned {
            let why = ask(&mut session, WhyQuestion::Property { index, who });
            let of = frame.properties[index].processes[who];
            assert_eq!(why.causes.iter().filter(|cause| !cause.aside).nth(1).map(|cause| cause.id), Some(of), "{name}");
            if concerned == 2 || who == 5 {
                insta::assert_snapshot!(format!("why-{name}-{who}"), joined(&why));
            }
        }
        assert!(session.lookup().why(WhyQuestion::Property { index, who: concerned }).is_none());
        let holds = frame.properties.iter().position(|known| known.tick.is_none()).expect("a property holds");
        assert!(session.lookup().why(WhyQuestion::Property { index: holds, who: 0 }).is_none());
    }
}

#[test]
fn every_chain_of_every_run_goes_back_and_ends() {
    let mut proved = std::collections::BTreeSet::new();
    for builtin in builtin::ALL.iter().filter(|builtin| !builtin.name.ends_with("1000")) {
        let mut session = Session::open(&read(builtin.text));
        while session.tick() < 60 && session.next_tick() == Moved::Yes {}
        let records = session.frame(&Ask::default()).log_length;
        for record in (0..records).rev().step_by((records / 40).max(1)) {
            let why =
                session.lookup().why(WhyQuestion::Record(record as u32)).expect("every record has a cause or an end");
            assert!(!why.causes.is_empty() && why.causes.len() < MOST, "{} {record}", builtin.name);
            assert!(why.causes[0].record as usize <= record, "{} {record}", builtin.name);
            let mut link = why.causes[0].record;
            for (index, cause) in why.causes.iter().enumerate().skip(1) {
                assert!(cause.record < link, "{} {record}: {:#?}", builtin.name, chain(&why));
                if !cause.aside {
                    assert!(why.causes[..index].iter().all(|before| before.aside || before.because.is_some()));
                    link = cause.record;
                }
            }
            let said = why
                .causes
                .iter()
                .flat_map(|cause| cause.because.iter().chain(&cause.also))
                .chain([&why.asked, &why.end]);
            said.for_each(|remark| {
                if proved.insert(remark.key) {
                    prove_remark(remark);
                }
            });
        }
    }
}

#[test]
fn a_question_about_any_process_has_an_answer_at_any_time() {
    for name in ["bully-leader-fails", "chang-roberts-ring", "raft-election-amnesia", "itai-rodeh-16"] {
        let mut session = Session::open(&built_in(name));
        for tick in 0..12 {
            session.seek(tick);
            let n = session.scenario().count();
            for at in 0..=n {
                for question in [WhyQuestion::Cell(at), WhyQuestion::LastStep(at), WhyQuestion::Waits(at)] {
                    assert_eq!(
                        session.lookup().has_answer(question),
                        session.lookup().why(question).is_some(),
                        "{name} {tick} {question:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_chain_has_a_maximum_length() {
    let text = "protocol = \"chang-roberts\"\nvariant = \"standard\"\nevents = [{ at = 1, start = 1 }]\n[processes]\ncount = 2500\n\
                order = \"ascending\"\n";
    let mut session = Session::open(&read(text));
    session.seek(2400);
    let last = session.frame(&Ask::default()).log_length - 1;
    let why = ask(&mut session, WhyQuestion::Record(last as u32));
    assert_eq!((why.causes.len(), why.end.key), (MOST, "why-end-left-out"));
}

fn waiting(session: &mut Session, id: u32) -> Waiting {
    let ask = Ask { processes: 64, waiting: Some(at(session, id)), ..Ask::default() };
    let waiting = session.frame(&ask).waiting.expect("it was requested");
    waiting.could.iter().chain(&waiting.waits).for_each(prove_remark);
    waiting
}

fn could(waiting: &Waiting) -> Vec<String> {
    let texts = Texts::new(Language::English);
    waiting.could.iter().map(|could| texts.remark(could)).collect()
}

#[test]
fn a_process_shows_what_it_waits_for_and_whether_it_can_come() {
    let mut session = Session::open(&built_in("bully-leader-fails"));
    session.seek(5);
    let four = waiting(&mut session, 4);
    assert!(four.waits.is_some() && four.outlook == Some(Outlook::Comes) && four.could.is_empty());
    assert_eq!(four.pending.iter().map(|pending| pending.due).collect::<Vec<_>>(), [Some(7)], "its own timer");
    assert!(waiting(&mut session, 5).waits.is_none());
    assert_eq!(waiting(&mut session, 5).pending.len(), 1, "the message of 4");

    let seven = waiting(&mut session, 7);
    assert!(!seven.up);
    assert_eq!((seven.outlook, could(&seven)), (Some(Outlook::Never), vec!["revive 7".to_owned()]));

    while session.next_tick() == Moved::Yes {}
    let four = waiting(&mut session, 4);
    assert_eq!(four.outlook, Some(Outlook::Never));
    assert_eq!(could(&four), ["revive 7", "let 4 start an election"]);
}

#[test]
fn the_outlook_is_computed_mid_tick_too() {
    let mut session = Session::open(&built_in("bully-leader-fails"));
    session.seek(5);
    session.next_event();
    let (done, all) = session.events();
    assert!(done < all);
    assert_eq!(waiting(&mut session, 4).outlook, Some(Outlook::Comes));
    let four = at(&session, 4);
    assert!(session.lookup().why(WhyQuestion::LastStep(four)).is_some());
}

#[test]
fn endless_waiting_lists_acts_that_could_help() {
    let mut session = ended(&built_in("peterson-crash"));
    let frame = session.frame(&Ask { processes: 64, ..Ask::default() });
    let stuck = frame.processes.iter().find(|process| process.waits.is_some()).expect("a process waits forever");
    let waiting = waiting(&mut session, stuck.id.number());
    assert_eq!((waiting.outlook, waiting.pending.len()), (Some(Outlook::Never), 0));
    assert!(could(&waiting).is_empty(), "no single act repairs the loss: {:?}", could(&waiting));

    // The user drops the only message. The process that started forwards only higher ids, so another process must
    // start.
    let mut session = Session::open(&read(THREE));
    session.seek(1);
    session.act(Command::Drop(Select { from: 1, to: 2, kind: None, nth: 1 }));
    let waiting = self::waiting(&mut session, 2);
    assert_eq!((waiting.waits.is_some(), waiting.outlook), (true, Some(Outlook::Never)));
    assert_eq!(could(&waiting), ["let 3 start an election"]);
}

#[test]
fn random_outcomes_are_not_revealed() {
    let told = |text: &str, tick: Ticks, id: u32| {
        let outlooks = (1..=6).map(|seed| {
            let mut session = Session::open(&read(&format!("seed = {seed}\n{text}")));
            session.seek(tick);
            let waiting = waiting(&mut session, id);
            assert!(waiting.could.is_empty(), "no acts are tried while something may come");
            waiting.outlook.expect("there are no questions")
        });
        let mut outlooks: Vec<Outlook> = outlooks.collect();
        outlooks.dedup();
        outlooks
    };
    let lossy = format!("{THREE}[network]\ndelay = 6\nloss = 0.5\n");
    assert_eq!(told(&lossy, 2, 3), [Outlook::Chance], "its loss is drawn but unknown");
    assert_eq!(told(&lossy, 0, 3), [Outlook::Chance], "and future messages may be lost");
    assert_eq!(told(&lossy, 0, 2), [Outlook::Comes], "it starts, whatever is lost");
    let varied = format!("{THREE}[network]\ndelay = [1, 6]\n");
    assert_eq!(told(&varied, 2, 3), [Outlook::Comes], "it arrives after any delay");
}

#[test]
fn a_follower_waits_for_a_heartbeat_or_its_timeout() {
    let mut session = ended(&built_in("raft-election-one-candidate"));
    let frame = session.frame(&Ask { processes: 64, ..Ask::default() });
    let leader = frame.leading.expect("there is a leader").leader;
    let follower = frame.processes.iter().find(|process| process.id != leader).expect("a follower").id.number();
    let waiting = waiting(&mut session, follower);
    assert_eq!(waiting.outlook, Some(Outlook::Comes), "the leader's heartbeats still arrive");
    let timer = waiting.pending.iter().filter(|pending| matches!(pending.thing, Thing::Timer { name: "election", .. }));
    assert_eq!((waiting.waits, timer.count()), (None, 1), "its own timer is armed: {:?}", waiting.pending);
}

#[test]
fn the_recorded_future_is_not_revealed() {
    let scenario = built_in("bully-leader-fails");
    let tick: Ticks = 6;
    let mut fresh = Session::open(&scenario);
    fresh.seek(tick);
    let mut been = ended(&scenario);
    been.seek(tick);
    for position in 0..7 {
        for question in [WhyQuestion::Cell(position), WhyQuestion::LastStep(position), WhyQuestion::Waits(position)] {
            assert_eq!(fresh.lookup().why(question), been.lookup().why(question));
        }
        let ask = Ask { waiting: Some(position), ..Ask::default() };
        assert_eq!(fresh.frame(&ask).waiting, been.frame(&ask).waiting);
    }
    // An act recorded at a later tick must not be revealed.
    let mut acted = Session::open(&scenario);
    acted.seek(11);
    acted.act(Command::Revive(Targets::Listed(vec![6])));
    acted.seek(11);
    assert_eq!(waiting(&mut acted, 7).outlook, Some(Outlook::Never));
}
