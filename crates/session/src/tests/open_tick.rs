//! Tests of acts that join an open tick.

use super::*;
use crate::search::{Criterion, Direction, From, Query, Search, Searched};
use crate::{history::Origin, model::why::WhyQuestion};
use suffrage_engine::sim::pins::{DirectedLink, Pin};
use suffrage_text::{Language, Texts};

fn ring(events: &str) -> Session {
    let text = format!("protocol = \"chang-roberts\"\nevents = [{events}]\n[processes]\nids = [5, 4, 3, 2, 1]\n");
    Session::open(&suffrage_scenario::read(&text).expect("a valid scenario"))
}

fn start(session: &Session, id: u32) -> Command {
    Command::Start(Targets::Listed(vec![session.position_of(Id::new(id).expect("an id")).expect("a process") as u32]))
}

/// Starts each process of a ring by an act of its own. All these acts take effect in the first tick.
fn all_started() -> Session {
    let mut session = ring("");
    for id in [5, 4, 3, 2, 1] {
        let act = start(&session, id);
        assert_eq!((session.act(act), session.tick()), (Moved::Yes, 1));
    }
    session
}

fn courses(session: &Session) -> Vec<usize> {
    session.history().course(session.branch()).values().map(Vec::len).collect()
}

/// Returns the number of a message in transit from `from` to `to`.
fn in_transit(session: &mut Session, from: usize, to: usize) -> u32 {
    let messages = session.frame(&ask()).messages;
    messages.iter().find(|message| (message.from, message.to) == (from, to)).expect("it is in transit").number
}

#[test]
fn acts_join_the_open_tick_in_place_and_five_starts_cost_20_messages() {
    let mut session = all_started();
    assert_eq!((session.history().branches.len(), courses(&session)), (1, vec![5]));
    let told: Vec<_> = session.told_open().iter().map(|told| Texts::new(Language::English).remark(told)).collect();
    assert_eq!(told[0], "tick 1: 5 starts, 4 starts, 3 starts, 2 starts, 1 starts");
    assert_eq!(told[3..], ["tick 1: …, 2 starts, 1 starts", "tick 1: …, 1 starts"], "the latest act is always named");
    session.seek(100);
    let frame = session.frame(&ask());
    assert_eq!((frame.counts.sent, session.open_tick()), (20, None));
}

#[test]
fn a_saved_run_with_joined_acts_replays_with_the_same_trace() {
    let mut session = Session::open(&scenario("bully-leader-fails"));
    session.seek(1);
    for id in [4, 6, 5] {
        let act = if id == 6 { crash(&session, 6) } else { start(&session, id) };
        session.act(act);
    }
    let number = in_transit(&mut session, 3, 4);
    session.close_tick();
    let select = session.lookup().select(number).expect("it is in transit");
    session.act(Command::Drop(select));
    let revive = Command::Revive(Targets::Listed(vec![5]));
    session.act(revive);
    assert_eq!(courses(&session), [3, 2]);
    let saved = suffrage_scenario::write(&with_acts(session.scenario(), &session.acts()).scenario, "");
    let saved = suffrage_scenario::read(&saved).expect("it can be read again");
    let mut opened = Session::open(&saved);
    let (until, _) = (session.seek(200), opened.seek(200));
    assert_eq!((until, session.tick()), (Moved::Quiet, opened.tick()));
    assert_eq!(format!("{:?}", session.lookup().trace()), format!("{:?}", opened.lookup().trace()));
    let bytes = |scenario: &Scenario| {
        let mut trace = Vec::new();
        scenario.run(None, Some(&mut trace)).expect("a vector takes all");
        trace
    };
    assert_eq!(bytes(&saved), bytes(&session.scenario_as_done(200)));
}

#[test]
fn an_armed_crash_interrupts_the_scripted_starts_of_its_tick() {
    let crash = |at: u32, after| Command::Crash { targets: Targets::Listed(vec![at]), after: Some(after) };
    // On the ring, the file starts one process. In the demo, the file arms a crash of process 1 and then starts all
    // processes; the act changes this crash.
    let trunks = [ring("{ at = 1, start = 5 }").scenario().clone(), scenario("flooding-two-rounds")];
    for (trunk, (after, sent)) in trunks.iter().zip([(0, 0), (2, 18)]) {
        let mut session = Session::open(trunk);
        assert_eq!((session.act(crash(0, after)), session.tick()), (Moved::Yes, 1));
        assert!(!session.lookup().is_up_at_next_act(0), "it has crashed in its first broadcast");
        assert_eq!(session.frame(&ask()).counts.sent, sent);
        let saved = with_acts(session.scenario(), &session.acts()).scenario;
        let saved = suffrage_scenario::read(&suffrage_scenario::write(&saved, "")).expect("it can be read again");
        assert_eq!(saved.acts_beyond(trunk), Ok(session.acts()));
        let mut opened = Session::open(&saved);
        opened.seek(1);
        assert_eq!(format!("{:?}", session.lookup().trace()), format!("{:?}", opened.lookup().trace()));
    }
    let mut session = ring("{ at = 1, crash = 5 }, { at = 2, revive = 5 }, { at = 3, start = 5 }");
    session.seek(1);
    assert_eq!((session.act(crash(0, 0)), session.lookup().is_up_at_next_act(0)), (Moved::Yes, true), "5 is back");
    session.seek(3);
    assert!(!session.lookup().is_up_at_next_act(0), "the crash was armed after the return");
}

#[test]
fn a_message_that_is_new_in_the_open_tick_closes_it_and_an_older_one_does_not() {
    let mut session = ring("{ at = 1, start = [5] }, { at = 1, start = [2] }");
    session.seek(1);
    let old = in_transit(&mut session, 0, 1);
    let act = start(&session, 3);
    session.act(act);
    let new = in_transit(&mut session, 2, 3);
    assert!(session.lookup().select(old).is_none(), "it has arrived");
    let select = session.lookup().select(new).expect("it is in transit");
    assert_eq!((session.act(Command::Drop(select)), session.tick(), session.open_tick()), (Moved::Yes, 3, Some(3)));
    assert_eq!(courses(&session), [1, 1]);
    let mut session = ring("{ at = 1, start = [5] }");
    session.act(Command::Pin(Pin::Delay { on: DirectedLink { from: 0, to: 1, clockwise: true }, nth: 1, ticks: 9 }));
    session.seek(1);
    let old = in_transit(&mut session, 0, 1);
    let act = start(&session, 1);
    session.act(act);
    let select = session.lookup().select(old).expect("it is in transit");
    assert_eq!((session.act(Command::Drop(select)), session.tick()), (Moved::Yes, 2));
    assert_eq!(courses(&session), [1, 2]);
}

#[test]
fn an_act_sees_the_state_at_its_place_in_the_tick() {
    let mut session = ring("");
    let (down, up) = (crash(&session, 3), Command::Revive(Targets::Listed(vec![2])));
    session.act(down.clone());
    assert!(!session.lookup().is_up_at_next_act(2));
    assert!(matches!(session.act(down), Moved::Nothing(_)), "it is down there");
    assert_eq!((session.tick(), session.open_tick()), (1, Some(1)), "a refused act does not close the tick");
    assert_eq!((session.act(up), session.tick()), (Moved::Yes, 1));
    assert!(session.lookup().is_up_at_next_act(2));
}

#[test]
fn moves_and_closing_end_the_open_tick() {
    let moves: [fn(&mut Session); 8] = [
        Session::close_tick,
        |session| drop(session.seek(1)),
        |session| drop(session.previous_event()),
        |session| drop(session.go_on()),
        |session| session.switch(0),
        |session| drop(session.until(Until::Leader, 1, 1)),
        |session| session.go_to_event((1, 1)),
        |session| session.show(&session.scenario().clone()),
    ];
    for go in moves {
        let mut session = all_started();
        go(&mut session);
        assert_eq!(session.open_tick(), None);
        session.switch(0);
        session.seek(1);
        let act = crash(&session, 3);
        session.act(act);
        assert_eq!((session.tick(), courses(&session)), (2, vec![5, 1]));
    }
    let mut session = all_started();
    session.history_mut().turn_bookmark(0, 1);
    session.catch_up(1_000);
    assert_eq!(session.open_tick(), Some(1));
}

#[test]
fn undo_makes_the_open_tick_again_and_redo_repeats_the_act() {
    let mut session = all_started();
    for left in (1..5).rev() {
        assert_eq!((session.undo(), session.tick(), courses(&session)), (Ok(0), 1, vec![left]));
    }
    assert_eq!((session.undo(), session.tick(), session.acts().len()), (Ok(0), 0, 0));
    assert_eq!((session.undo(), session.history().is_unsaved()), (Err(NoUndo::NothingDone), false));
    for done in 1..=5 {
        assert!(session.can_redo());
        assert_eq!((session.redo(), session.tick(), courses(&session)), (Moved::Yes, 1, vec![done]));
    }
    assert!(!session.can_redo() && session.history().branches.len() == 1);
    session.undo().expect("there is an act");
    let act = crash(&session, 5);
    session.act(act);
    assert!(!session.can_redo(), "something else is done");
    session.undo().expect("there is an act");
    session.seek(3);
    assert!(!session.can_redo(), "the tick of the act is closed");
    session.undo().expect("there is an act");
    assert_eq!((session.tick(), session.branch()), (0, 1));
    session.redo();
    assert_eq!((session.tick(), session.branch(), courses(&session)), (3, 0, vec![4]));
}

#[test]
fn acts_of_several_ticks_are_done_again_in_order() {
    let mut session = ring("");
    let act = start(&session, 5);
    session.act(act);
    session.seek(3);
    let act = start(&session, 4);
    session.act(act);
    let acts = session.acts();
    for _ in 0..2 {
        session.undo().expect("there is an act");
    }
    assert_eq!((session.tick(), session.acts().len()), (0, 0));
    assert_eq!((session.redo(), session.tick(), session.acts().len()), (Moved::Yes, 3, 1));
    assert_eq!((session.redo(), session.tick(), session.acts()), (Moved::Yes, 4, acts));
    assert!(!session.can_redo());
}

#[test]
fn recorded_acts_are_not_joined_except_pinned_choices() {
    let mut session = all_started();
    session.seek(0);
    let act = crash(&session, 2);
    session.act(act);
    assert_eq!((session.branch(), courses(&session)), (1, vec![1]));
    assert_eq!((session.undo(), session.branch()), (Ok(0), 0));
    assert_eq!((session.history().branches.len(), courses(&session)), (1, vec![5]), "the branch is gone");
    let pin = Command::Pin(Pin::Delay { on: DirectedLink { from: 0, to: 1, clockwise: true }, nth: 1, ticks: 9 });
    let mut session = ring("");
    let found = CommandLog::from([(1, vec![pin.clone(), start(&session, 5)])]);
    let branch = session.branch_off(0, found, "found");
    let act = start(&session, 4);
    for origin in [None, Some(Origin { branch: 0, tick: 0, end: 1 })] {
        session.history_mut().branches[branch].origin = origin;
        session.switch(branch);
        session.seek(0);
        session.act(act.clone());
        let choice = origin.map(|_| (1, pin.clone()));
        assert_eq!(session.acts(), choice.into_iter().chain([(1, act.clone())]).collect::<Vec<_>>());
    }
}

#[test]
fn the_verdict_is_that_of_the_last_making() {
    let mut session = ring("{ at = 1, start = [5] }");
    session.seek(1);
    let number = in_transit(&mut session, 0, 1);
    let select = session.lookup().select(number).expect("it is in transit");
    let is_broken = |session: &Session| format!("{:?}", session.lookup().properties()).contains("Violated");
    session.act(Command::Drop(select));
    assert!(is_broken(&session), "the run rests without a leader");
    let act = start(&session, 3);
    session.act(act);
    assert!(!is_broken(&session));
    session.undo().expect("there is an act");
    assert!(is_broken(&session));
}

#[test]
fn inside_a_tick_acts_wait_together_and_are_undone_there() {
    let mut session = ring("{ at = 1, start = [5, 3] }");
    session.next_event();
    let halfway = (session.tick(), session.events());
    for id in [2, 1] {
        let act = crash(&session, id);
        assert_eq!((session.act(act), session.tick(), session.events()), (Moved::Waiting, halfway.0, halfway.1));
    }
    assert_eq!(courses(&session), [2]);
    session.undo().expect("there is an act");
    assert_eq!((session.tick(), session.events(), courses(&session)), (halfway.0, halfway.1, vec![1]));
    assert_eq!(session.history().branches.len(), 1);
}

#[test]
fn both_runs_are_made_again_and_an_act_may_join_in_one_alone() {
    let mut session = ring("");
    let other = suffrage_scenario::read("protocol = \"chang-roberts\"\n[processes]\nids = [5, 4, 3]\n");
    session.put_beside_within(&other.expect("a valid scenario"), u64::MAX);
    for (id, both) in [(5, true), (1, false), (4, true)] {
        let act = start(&session, id);
        assert_eq!((session.act(act), session.both_took, session.tick()), (Moved::Yes, both, 1));
    }
    assert_eq!(courses(&session), [3]);
    session.turn();
    assert_eq!((courses(&session), session.open_tick()), (vec![2], Some(1)));
    session.undo().expect("there is an act");
    session.undo().expect("there is an act");
    assert_eq!(courses(&session), [1]);
    session.redo();
    session.redo();
    session.turn();
    assert_eq!((courses(&session), session.history().branches.len()), (vec![3], 2));
}

#[test]
fn an_act_is_done_again_only_while_the_tick_is_open_in_both_runs() {
    let mut session = ring("");
    let other = suffrage_scenario::read("protocol = \"chang-roberts\"\n[processes]\nids = [5, 4, 3]\n");
    session.put_beside_within(&other.expect("a valid scenario"), u64::MAX);
    for id in [5, 4] {
        let act = start(&session, id);
        session.act(act);
    }
    session.undo().expect("there is an act");
    assert!(session.can_redo());
    session.beside.as_mut().expect("two runs").close_tick();
    assert!(!session.can_redo() && matches!(session.redo(), Moved::Nothing(_)));
    assert!(session.lanes().all(|lane| lane.tick() == 1));
}

#[test]
fn a_search_closes_the_open_tick_only_on_a_hit() {
    let mut session = all_started();
    for (criterion, open) in [(Criterion::Cut, Some(1)), (Criterion::Leader, None)] {
        let query = Query { criterion, of: None };
        let mut search = Search::new(query, Direction::Forward, From::Here, vec![]);
        let is_hit = matches!(session.search(&mut search, &|_| false, 100, u64::MAX), Searched::Hit(_));
        assert_eq!((is_hit, session.open_tick()), (open.is_none(), open));
        if !is_hit {
            session.undo().expect("there is an act");
            assert_eq!((session.redo(), courses(&session), session.recorded()), (Moved::Yes, vec![5], 1));
        }
    }
}

#[test]
fn joined_acts_that_are_recorded_lead_to_their_branch() {
    let mut session = ring("");
    let acts = [crash(&session, 3), crash(&session, 4)];
    let do_both = |session: &mut Session| acts.iter().for_each(|act| drop(session.act(act.clone())));
    do_both(&mut session);
    session.seek(0);
    do_both(&mut session);
    assert_eq!((session.branch(), session.history().branches.len()), (0, 1));
    session.undo().expect("there is an act");
    assert_eq!((session.branch(), courses(&session)), (1, vec![1]));
    session.close_tick();
    session.seek(0);
    do_both(&mut session);
    let third = crash(&session, 5);
    session.act(third);
    assert_eq!((session.branch(), courses(&session)), (2, vec![3]));
    for (branch, left) in [(0, 2), (1, 1)] {
        session.undo().expect("there is an act");
        assert_eq!((session.branch(), courses(&session), session.history().branches.len()), (branch, vec![left], 2));
    }
}

#[test]
fn a_switch_of_the_branch_forgets_what_was_undone_and_a_move_keeps_it() {
    let forgets: [fn(&mut Session); 2] = [|session| session.switch(0), |session| session.follow(CommandLog::new())];
    for forget in forgets {
        let mut session = all_started();
        session.seek(3);
        session.undo().expect("there is an act");
        session.seek(9);
        assert!(session.can_redo());
        forget(&mut session);
        assert!(!session.can_redo());
    }
}

#[test]
fn what_is_selected_is_found_again_by_content() {
    let mut session = ring("{ at = 1, start = [3] }");
    session.seek(1);
    let act = start(&session, 1);
    session.act(act);
    let number = in_transit(&mut session, 3, 4);
    let record = session.lookup().visible() as u32 - 1;
    let questions = [WhyQuestion::Message(number), WhyQuestion::Record(record)];
    let subjects = questions.map(|question| session.lookup().subject(question).expect("it exists"));
    let act = start(&session, 5);
    session.act(act);
    let [message, line] = subjects.each_ref().map(|subject| session.lookup().question_about(subject));
    let (again, last) = (in_transit(&mut session, 3, 4), session.lookup().visible() as u32 - 1);
    assert_eq!((message, line), (Some(WhyQuestion::Message(again)), Some(WhyQuestion::Record(last))));
    assert!(again != number && last != record, "the act changed the numbers");
    session.undo().expect("there is an act");
    session.undo().expect("there is an act");
    assert_eq!(session.lookup().question_about(&subjects[1]), None, "it is let go");
}
