//! Tests that stepping, acting and switching lose nothing. Every branch must be the run of its acts.

use crate::history::History;
use proptest::prelude::*;
use suffrage_engine::sim::command::{Links, NetworkChange, Probability, Targets, TimerOf};
use suffrage_engine::sim::pins::{DirectedLink, Pin};

use super::*;
use crate::describe_command::{Teller, called};
use suffrage_text::{Language, Texts};

#[derive(Clone, Copy, Debug)]
enum Step {
    Next,
    Back,
    Event,
    EventBack,
    Seek(Ticks),
    /// Crashes the process at this position. If the process is down, recovers it.
    Turn(u32),
    Start(u32),
    Switch(usize),
    /// Repeats an act of this branch at the same moment. The number selects the act.
    Again(usize),
    /// Continues the run without the acts recorded for later ticks.
    Alone,
    Restart,
    Undo,
    Close,
    CatchUp,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        3 => Just(Step::Next),
        1 => Just(Step::Back),
        2 => Just(Step::Event),
        1 => Just(Step::EventBack),
        3 => (0..25_u64).prop_map(Step::Seek),
        3 => (0..7_u32).prop_map(Step::Turn),
        1 => (0..7_u32).prop_map(Step::Start),
        3 => (0..64_usize).prop_map(Step::Switch),
        2 => (0..8_usize).prop_map(Step::Again),
        1 => Just(Step::Alone),
        1 => Just(Step::Restart),
        2 => Just(Step::Undo),
        1 => Just(Step::Close),
        1 => Just(Step::CatchUp),
    ]
}

fn listed(position: u32) -> Targets {
    Targets::Listed(vec![position])
}

fn take(session: &mut Session, step: Step) {
    let here = session.branch();
    match step {
        Step::Next => drop(session.go_on()),
        Step::Back => drop(session.previous_tick()),
        Step::Event => drop(session.next_event()),
        Step::EventBack => drop(session.previous_event()),
        Step::Seek(tick) => drop(session.seek(tick)),
        Step::Turn(at) => {
            let crash = Command::Crash { targets: listed(at), after: None };
            let command =
                if session.lookup().no_effect_reason(&crash).is_some() { Command::Revive(listed(at)) } else { crash };
            session.act(command);
        }
        Step::Start(at) => drop(session.act(Command::Start(listed(at)))),
        Step::Switch(number) => {
            let branches = session.history().branches.len();
            session.switch(number % branches);
        }
        Step::Again(number) => {
            let course = session.history().course(here);
            let single: Vec<_> = course.iter().filter(|(_, acts)| acts.len() == 1).collect();
            let Some((&tick, acts)) = single.get(number % single.len().max(1)).copied() else { return };
            session.seek(tick - 1);
            if session.tick() != tick - 1 {
                return;
            }
            let before = session.history().branches.len();
            session.act(acts[0].clone());
            assert_eq!(session.history().branches.len(), before, "the recorded branch is followed");
            assert_eq!(session.history().course(session.branch()).get(&tick), Some(acts));
        }
        Step::Alone => {
            let mut course = session.history().course(here);
            course.split_off(&(session.tick() + 1));
            session.follow(course);
        }
        Step::Restart => {
            let scenario = session.scenario().clone();
            session.show(&scenario);
            assert!(session.acts().is_empty());
        }
        Step::Undo => undo(session),
        Step::Close => session.close_tick(),
        Step::CatchUp => {
            let (tick, events) = (session.tick(), session.events());
            assert!(session.catch_up(1_000_000));
            assert_eq!((session.tick(), session.events()), (tick, events));
        }
    }
}

fn undo(session: &mut Session) {
    let (branch, before, was) =
        (session.branch(), session.history().course(session.branch()), (session.tick(), session.events()));
    let Ok((tick, undone)) = session.last_act() else {
        assert_eq!((session.undo(), before.is_empty()), (Err(NoUndo::NothingDone), true));
        return;
    };
    let (in_place, branches) = (session.undoes_in_place(), session.history().branches.len());
    assert_eq!(session.undo(), Ok(tick - 1));
    session.redo();
    let again = (session.tick(), session.events(), session.history().course(session.branch()));
    assert_eq!(again, (was.0, was.1, before.clone()));
    assert_eq!(session.undo(), Ok(tick - 1));
    if in_place {
        assert!(session.history().branches.len() <= branches);
        return;
    }
    let acts = &before[&tick];
    assert_eq!((before.keys().next_back(), acts.last()), (Some(&tick), undone.last()));
    let mut now = session.history().course(session.branch());
    let kept = now.remove(&tick).unwrap_or_default();
    assert_eq!(kept, acts[..acts.len() - 1], "other acts of its tick stay");
    assert!(now.iter().eq(before.range(..tick)), "earlier acts stay");
    assert_eq!(session.history().course(branch), before, "the branch with the act stays");
    if was.0 < tick {
        assert_eq!((session.tick(), session.events()), was, "an earlier moment stays, mid-tick too");
    } else {
        assert_eq!((session.tick(), session.is_half_way()), (tick - 1, false));
    }
}

fn assert_nothing_removed(before: &History, now: &History) {
    assert!(now.branches.len() >= before.branches.len());
    for branch in 0..before.branches.len() {
        let (was, is) = (before.course(branch), now.course(branch));
        for (tick, acts) in &was {
            assert!(is.get(tick).is_some_and(|now| now.starts_with(acts)), "{branch} at {tick}: {acts:?} {is:?}");
        }
        let (was, is) = (before.branch(branch), now.branch(branch));
        assert_eq!((was.parent, was.fork, was.root), (is.parent, is.fork, is.root));
        assert!(is.recorded >= was.recorded, "{branch}");
    }
}

fn assert_is_the_run_of_its_acts(session: &mut Session) {
    let mut fresh = Session::open(session.scenario());
    fresh.follow(session.history().course(session.branch()));
    let (tick, (done, all)) = (session.tick(), session.events());
    if done < all {
        fresh.seek(tick - 1);
        for _ in 0..done {
            fresh.next_event();
        }
    } else {
        fresh.seek(tick);
    }
    let shown = session.frame(&ask());
    let mut again = fresh.frame(&ask());
    again.branching = shown.branching.clone();
    assert_same_frame(again, &shown);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn no_branch_is_lost_and_each_is_the_run_of_its_acts(
        steps in prop::collection::vec(step(), 1..40), bully in any::<bool>()
    ) {
        let scenario = scenario(if bully { "bully-leader-fails" } else { "chang-roberts-ring" });
        let mut session = Session::open(&scenario);
        for step in steps {
            let before = session.history().clone();
            let removes = matches!(step, Step::Undo) && session.undoes_in_place();
            take(&mut session, step);
            if !removes {
                assert_nothing_removed(&before, session.history());
            }
            assert_is_the_run_of_its_acts(&mut session);
        }
    }
}

#[test]
fn every_act_has_a_description() {
    let scenario = scenario("bully-leader-fails");
    let ids: Vec<Id> = (1..=9).filter_map(Id::new).collect();
    let teller = Teller { scenario: &scenario, ids: &ids };
    let select = |nth, kind| Select { from: 3, to: 6, kind, nth };
    let several = Targets::Listed(vec![0, 1]);
    let change = NetworkChange { loss: Probability::new(0.2), fifo: Some(false), ..NetworkChange::default() };
    let on = DirectedLink { from: 0, to: 1, clockwise: false };
    let told = [
        (Command::Start(listed(3)), "4 starts"),
        (Command::Start(Targets::All), "all start"),
        (Command::Crash { targets: several.clone(), after: None }, "1, 2 crash"),
        (Command::Crash { targets: listed(3), after: Some(2) }, "4 crashes in its next broadcast, after 2 messages"),
        (Command::Revive(listed(3)), "4 is back"),
        (Command::Leave { targets: listed(3), announced: false }, "4 leaves"),
        (Command::Leave { targets: several, announced: true }, "1, 2 leave (announced)"),
        (Command::Drop(select(1, None)), "message 4→7 lost"),
        (Command::Drop(select(2, Some(0))), "ELECTION 2 of 4→7 lost"),
        (Command::Delay { select: select(2, None), by: 3 }, "message 2 of 4→7 delayed by 3 ticks"),
        (Command::Duplicate(select(1, Some(0))), "ELECTION 4→7 duplicated"),
        (Command::Deliver(select(1, None)), "message 4→7 delivered at once"),
        (Command::Cut { pairs: vec![(0, 1)], one_way: false }, "link 1–2 cut"),
        (Command::Cut { pairs: vec![(0, 1), (2, 3)], one_way: true }, "links 1→2, 3→4 cut"),
        (Command::Partition(vec![vec![0, 1], vec![2]]), "partition: 1, 2 / 3"),
        (Command::Mend(Links::All), "all links repaired"),
        (Command::Mend(Links::Between(vec![(0, 1)])), "link 1–2 repaired"),
        (Command::Network(change), "loss 20 %, no FIFO"),
        (Command::Pin(Pin::Delay { on, nth: 3, ticks: 7 }), "set in advance: message 3 of 1→2 takes 7 ticks"),
        (Command::Pin(Pin::Loss { on, nth: 1, copy: false, lost: true }), "set in advance: message 1 of 1→2 is lost"),
        (
            Command::Pin(Pin::Loss { on, nth: 1, copy: false, lost: false }),
            "set in advance: message 1 of 1→2 is not lost",
        ),
        (
            Command::Pin(Pin::Loss { on, nth: 1, copy: true, lost: true }),
            "set in advance: the copy of message 1 of 1→2 is lost",
        ),
        (
            Command::Pin(Pin::Loss { on, nth: 1, copy: true, lost: false }),
            "set in advance: the copy of message 1 of 1→2 is not lost",
        ),
        (
            Command::Pin(Pin::Copy { on, nth: 2, ticks: Some(4) }),
            "set in advance: message 2 of 1→2 is duplicated, its copy takes 4 ticks",
        ),
        (Command::Pin(Pin::Copy { on, nth: 2, ticks: None }), "set in advance: message 2 of 1→2 is not duplicated"),
        (
            Command::Pin(Pin::Notice { nth: 2, ticks: 4 }),
            "set in advance: notice 2 about undeliverable messages takes 4 ticks",
        ),
        (
            Command::Pin(Pin::Draw { process: 3, nth: 2, number: 0 }),
            "set in advance: random draw 2 of process 4 gives 0",
        ),
        (Command::Pin(Pin::Noticer { nth: 1, process: 3 }), "set in advance: random draw 1 of the detector selects 4"),
        (
            Command::Pin(Pin::Timer { process: 3, timer: 0, nth: 1, ticks: 9 }),
            "set in advance: answer timer 1 of process 4 lasts 9 ticks",
        ),
    ];
    let texts = Texts::new(Language::English);
    for (command, words) in told {
        let remark = teller.told(&command);
        assert_eq!(texts.remark(&remark), words);
        suffrage_text::testing::prove_remark(&remark);
    }
    let timer = Command::Fire(TimerOf { process: 3, timer: 0 });
    assert_eq!(texts.remark(&teller.told_at(12, &timer)), "tick 12: timeout of answer at 4");
    let mut session = Session::open(&scenario);
    session.history_mut().name(0, "first");
    assert_eq!(texts.remark(&called(session.history(), session.branch())), "branch 1 “first”");
}

#[test]
fn a_long_list_of_processes_is_abbreviated() {
    let scenario = scenario("chang-roberts-ring");
    let ids: Vec<Id> = (1..=20).filter_map(Id::new).collect();
    let teller = Teller { scenario: &scenario, ids: &ids };
    let texts = Texts::new(Language::English);
    let all: Vec<u32> = (0..20).collect();
    let crash = Command::Crash { targets: Targets::Listed(all.clone()), after: None };
    assert_eq!(texts.remark(&teller.told(&crash)), "20 processes crash");
    let parted = texts.remark(&teller.told(&Command::Partition(vec![all])));
    assert!(parted.ends_with(" / …"), "{parted}");
}

#[test]
fn a_run_that_ends_before_its_recorded_tick_is_shortened() {
    let scenario = scenario("bully-leader-fails");
    let mut session = Session::open(&scenario);
    let trunk = session.branch();
    session.history_mut().record(trunk, 1_000_000_000_000, None);
    session.show_branch(trunk);
    session.seek(3);
    assert_eq!(session.recorded(), 1_000_000_000_000, "no branch reaches that far yet");
    assert!(session.catch_up(1_000_000));
    assert_eq!((session.tick(), session.recorded(), session.history().branch(trunk).recorded), (3, 11, 11));
    // The user stayed at rest, so the branch was recorded up to the fork of another branch.
    let mut history = History::default();
    let trunk = history.add_root(&scenario);
    history.record(trunk, 40, None);
    history.act(trunk, 30, &[Command::Crash { targets: listed(5), after: None }]);
    history.end(trunk, 11);
    assert_eq!(history.branch(trunk).recorded, 30);
}
