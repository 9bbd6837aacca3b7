//! Tests of the verdicts on properties at each moment, forwards and backwards, and of playing until an event.

use super::*;
use crate::model::{Mark, Sign};
use crate::{GoalEvent, PlayResult, Until};
use suffrage_engine::property::{Property, Status, demand};
use suffrage_engine::protocol::{Id, Role};
use suffrage_engine::protocols::CATALOGUE;
use suffrage_engine::sim::command::{Links, Targets};
use suffrage_text::{Language, Texts};

const PLENTY: u64 = u64::MAX;

fn id(number: u32) -> Id {
    Id::new(number).expect("the number is a valid id")
}

fn ask_all() -> Ask {
    Ask { log_lines: 10_000, ..ask() }
}

fn property(session: &mut Session, name: &str) -> Property {
    let properties = session.frame(&ask()).properties;
    properties.into_iter().find(|property| property.name == name).unwrap_or_else(|| panic!("no property {name}"))
}

fn why(property: &Property) -> String {
    property.why.as_ref().map_or_else(String::new, |why| Texts::new(Language::English).remark(why))
}

fn broken_marks(marks: &[Mark]) -> Vec<Ticks> {
    marks.iter().filter(|mark| mark.sign == Sign::Broken).map(|mark| mark.tick).collect()
}

#[test]
fn every_property_of_the_catalogue_has_a_text_and_is_judged() {
    for (known, scope) in CATALOGUE.iter().flat_map(|entry| entry.properties.iter().map(|known| (known, entry.scope())))
    {
        let demand = demand(known, scope).unwrap_or_else(|| panic!("{known} has no sentence"));
        suffrage_text::testing::prove_remark(&demand);
    }
    for builtin in builtin::ALL {
        let scenario = scenario(builtin.name);
        let mut session = Session::open(&scenario);
        let moved = session.seek(scenario.tick_limit().min(2_000));
        let frame = session.frame(&ask());
        let names: Vec<&str> = frame.properties.iter().map(|property| property.name).collect();
        // A property that depends on a parameter is left out if the parameter is missing or makes the property always
        // true.
        let parameters = &scenario.parameters;
        let is_left_out = |name: &str| match name {
            "share" => scenario.protocol().name() == "superpeer-dht" && parameters.get("share").is_none(),
            "responsible" => parameters.get("limit").is_some() || scenario.variant.name() == "exact-pattern",
            _ => false,
        };
        let wanted: Vec<&str> = scenario.properties().iter().copied().filter(|name| !is_left_out(name)).collect();
        assert_eq!(names, wanted, "{}", builtin.name);
        if moved == Moved::Quiet {
            let undecided = frame.properties.iter().find(|property| property.status == Status::Undecided);
            assert_eq!(undecided, None, "{} is at rest", builtin.name);
        }
        frame
            .properties
            .iter()
            .filter_map(|property| property.why.as_ref())
            .for_each(suffrage_text::testing::prove_remark);
    }
}

#[test]
fn a_property_is_undecided_before_its_violation_after_going_back_too() {
    let mut session = Session::open(&scenario("bully-leader-returns"));
    session.seek(8);
    assert_eq!(property(&mut session, "one-leader").status, Status::Undecided);
    session.seek(14);
    assert_eq!(property(&mut session, "one-leader").status, Status::Holds, "at rest, before the process returns");
    session.next_tick();
    let broken = property(&mut session, "one-leader");
    assert_eq!((broken.status, broken.tick), (Status::Violated, Some(15)));
    assert_eq!(why(&broken), "7 became a leader while 6 led");
    assert_eq!(
        broken.processes.iter().map(|id| id.number()).collect::<Vec<_>>(),
        [7, 6],
        "the violating process comes first"
    );
    session.seek(40);
    assert_eq!(property(&mut session, "one-leader"), broken, "a violation stays even if a process leads again");
    session.seek(14);
    assert_eq!(property(&mut session, "one-leader").status, Status::Holds, "tick 14 knows nothing of tick 15");
    let frame = session.frame(&Ask { future: true, ..ask() });
    assert_eq!((broken_marks(&frame.marks), broken_marks(&frame.marks_ahead)), (vec![], vec![15]));
    assert!(!frame.log.iter().any(|line| line.sign == Sign::Broken));
    session.next_tick();
    let frame = session.frame(&ask());
    assert_eq!(broken_marks(&frame.marks), [15]);
    let line = frame.log.iter().find(|line| line.sign == Sign::Broken).expect("the log has it");
    let texts = Texts::new(Language::English);
    assert_eq!(
        (line.tick, texts.remark(&line.full)),
        (15, "One leader broke: 7 became a leader while 6 led".to_owned())
    );
    assert_eq!(session.id_at(line.about[0]).map(Id::number), Some(7));
}

#[test]
fn verdicts_at_rest_stay_when_an_act_follows() {
    let mut session = Session::open(&scenario("chang-roberts-dead-leader"));
    session.seek(1_000);
    let (rest, judged) = (session.tick(), session.frame(&ask()).properties);
    let termination = property(&mut session, "termination");
    assert_eq!((termination.status, termination.tick), (Status::Violated, Some(rest)));
    assert!(why(&termination).starts_with("4 processes wait for ever"), "{}", why(&termination));
    assert_eq!(broken_marks(&session.frame(&ask()).marks), [rest]);
    let back = (0..session.scenario().count()).find(|&at| session.frame(&ask()).processes[at].role == Role::Crashed);
    session.act(Command::Revive(Targets::Listed(vec![back.expect("one is down") as u32])));
    session.previous_tick();
    assert_eq!((session.tick(), session.frame(&ask()).properties), (rest, judged), "the act is later");
    session.seek(rest - 1);
    assert!(session.frame(&ask()).properties.iter().all(|property| property.status == Status::Undecided));
    assert_eq!(broken_marks(&session.frame(&ask()).marks), [] as [Ticks; 0]);
}

#[test]
fn an_act_removes_later_violations() {
    let mut session = Session::open(&scenario("bully-leader-returns"));
    session.seek(20);
    session.seek(10);
    let command = crash(&session, 6);
    session.act(command);
    session.seek(14);
    let frame = session.frame(&Ask { future: true, ..ask() });
    // Process 6 crashes while its announcement is in transit. The receivers then have a leader that is down.
    assert_eq!(
        (broken_marks(&frame.marks), broken_marks(&frame.marks_ahead)),
        (vec![11], vec![]),
        "that future is discarded"
    );
    assert_eq!(property(&mut session, "one-leader").status, Status::Holds);
}

#[test]
fn a_violation_mid_tick_is_known_at_the_end_of_the_tick() {
    let mut session = Session::open(&scenario("bully-leader-returns"));
    session.seek(14);
    session.next_event();
    while session.frame(&ask()).clock.half_way.is_some() {
        assert_eq!(property(&mut session, "one-leader").status, Status::Undecided);
        assert!(broken_marks(&session.frame(&ask()).marks).is_empty());
        session.next_event();
    }
    assert_eq!(property(&mut session, "one-leader").status, Status::Violated);
}

/// A tick. Within a suspended tick, also how many of its events are handled and how many events it has.
type Moment = (Ticks, Option<(usize, usize)>);

fn moment(session: &mut Session) -> Moment {
    let clock = session.frame(&Ask::default()).clock;
    (clock.tick, clock.half_way)
}

fn step_until(session: &mut Session, farthest: Ticks, met: &dyn Fn(&Frame, &Frame) -> bool) -> Option<Moment> {
    let mut before = session.frame(&ask_all());
    while session.tick() < farthest || before.clock.half_way.is_some() {
        if session.next_event() == Moved::Quiet {
            return None;
        }
        let after = session.frame(&ask_all());
        if met(&before, &after) {
            return Some((after.clock.tick, after.clock.half_way));
        }
        before = after;
    }
    None
}

#[test]
fn playing_until_a_goal_agrees_with_stepping_by_events() {
    let leads = |frame: &Frame| frame.log.iter().filter(|line| line.sign == Sign::Leader).count();
    let sent = |frame: &Frame| frame.counts.by_kind[1].1;
    let broken = |frame: &Frame| frame.properties.iter().filter(|property| property.status == Status::Violated).count();
    let own = |frame: &Frame| (frame.processes[1].role, frame.processes[1].elected, frame.processes[1].facts.clone());
    let decided = |frame: &Frame| frame.processes.iter().filter_map(|process| process.elected).count();
    let elections = ["bully-leader-returns", "chang-roberts-ring", "chang-roberts-dead-leader", "bully-partition"];
    for name in elections.into_iter().chain(["flooding-two-rounds", "byzantine-generals-five"]) {
        let (scenario, farthest) = (scenario(name), 100);
        let told = |goal: Until, from: Ticks, met: &dyn Fn(&Frame, &Frame) -> bool| {
            let mut by_steps = Session::open(&scenario);
            by_steps.seek(from);
            let wanted = step_until(&mut by_steps, farthest, met);
            let mut session = Session::open(&scenario);
            // Three ways to play: through new ticks, through recorded ticks, and in portions of one event.
            for (recorded, events) in [(from, PLENTY), (farthest, PLENTY), (from, 1)] {
                session.seek(recorded);
                session.seek(from);
                let mut looked = session.until(goal, farthest, events);
                while looked == PlayResult::On {
                    looked = session.until(goal, farthest, events);
                }
                assert_eq!(
                    matches!(looked, PlayResult::GoalEvent(_)),
                    wanted.is_some(),
                    "{name} {goal:?} from {from}: {looked:?}"
                );
                if let Some(wanted) = wanted {
                    assert_eq!(moment(&mut session), wanted, "{name} {goal:?} from {from}, {events} at a time");
                    assert_eq!(session.frame(&ask_all()).log, by_steps.frame(&ask_all()).log, "{name} {goal:?}");
                }
            }
        };
        for from in [0, 3, 9] {
            if elections.contains(&name) {
                told(Until::Leader, from, &|before, after| leads(after) > leads(before));
                told(Until::Message { kind: 1, of: None }, from, &|before, after| sent(after) > sent(before));
                // Two leaders count as a violation only at the end of a tick. A wrong decision counts at once.
                told(Until::Breach, from, &|before, after| broken(after) > broken(before));
            } else {
                told(Until::Decision, from, &|before, after| decided(after) > decided(before));
            }
            told(Until::Change(1), from, &|before, after| own(after) != own(before));
        }
    }
}

#[test]
fn a_reached_goal_names_process_and_event() {
    let mut session = Session::open(&scenario("bully-leader-returns"));
    assert_eq!(session.until(Until::Leader, 100, PLENTY), PlayResult::GoalEvent(GoalEvent::Leads(id(6))));
    let PlayResult::GoalEvent(GoalEvent::Broke(property)) = session.until(Until::Breach, 100, PLENTY) else {
        panic!("it breaks")
    };
    assert_eq!((property.name, session.tick()), ("one-leader", 15));
    session.seek(0);
    let seven = session.position_of(id(7));
    let looked = session.until(Until::Message { kind: 0, of: seven }, 100, PLENTY);
    let PlayResult::GoalEvent(GoalEvent::Sent { number, from, to }) = looked else { panic!("{looked:?}") };
    assert!(to == id(7) && from < to);
    assert!(
        session.frame(&ask()).messages.iter().any(|message| message.number == number && message.kind == "ELECTION")
    );
    assert_eq!(session.until(Until::Quiet, 100, PLENTY), PlayResult::GoalEvent(GoalEvent::Quiet));
    assert_eq!(
        session.until(Until::Quiet, 100, PLENTY),
        PlayResult::GoalEvent(GoalEvent::Quiet),
        "it is already at rest"
    );
    assert_eq!(session.until(Until::Leader, 100, PLENTY), PlayResult::Quiet);
    session.seek(0);
    assert_eq!(session.until(Until::Leader, 2, PLENTY), PlayResult::Limit);
    assert!(session.tick() <= 2);
}

fn broken_lines(session: &mut Session) -> Vec<Ticks> {
    session.frame(&ask_all()).log.iter().filter(|line| line.sign == Sign::Broken).map(|line| line.tick).collect()
}

#[test]
fn acts_after_the_end_do_not_repeat_a_violation() {
    let mut session = Session::open(&scenario("chang-roberts-ring"));
    session.seek(3);
    session.act(Command::Partition(vec![vec![0]]));
    while session.next_tick() == Moved::Yes {}
    let first = property(&mut session, "termination");
    assert_eq!((first.status, first.tick), (Status::Violated, Some(session.tick())), "a single process waits forever");
    for _ in 0..3 {
        session.act(Command::Partition(vec![vec![0], vec![1]]));
        while session.next_tick() == Moved::Yes {}
        session.act(Command::Mend(Links::All));
        while session.next_tick() == Moved::Yes {}
        assert_eq!(property(&mut session, "termination"), first, "it broke once, when it first did");
    }
    let broke = first.tick.expect("it broke");
    assert_eq!((broken_marks(&session.frame(&ask()).marks), broken_lines(&mut session)), (vec![broke], vec![broke]));
    let end = session.tick();
    session.seek(0);
    session.seek(end);
    assert_eq!(property(&mut session, "termination"), first, "by any path");
    session.seek(0);
    let PlayResult::GoalEvent(GoalEvent::Broke(met)) = session.until(Until::Breach, 100, PLENTY) else {
        panic!("it breaks")
    };
    assert_eq!((&*met, session.tick()), (&first, broke));
    assert_eq!(session.until(Until::Breach, 100, PLENTY), PlayResult::Quiet, "and never later");
}

#[test]
fn a_property_can_hold_again_after_an_act() {
    let mut session = Session::open(&scenario("chang-roberts-heartbeat"));
    while session.next_tick() == Moved::Yes {}
    let seven = session.position_of(id(7)).expect("it is there") as u32;
    session.act(Command::Partition(vec![vec![seven]]));
    let PlayResult::GoalEvent(GoalEvent::Broke(broken)) = session.until(Until::Breach, 200, PLENTY) else {
        panic!("it breaks")
    };
    let (broke, line) =
        (session.tick(), |frame: &Frame| frame.log.iter().filter(|line| line.sign == Sign::Broken).count());
    assert_eq!((broken.name, broken.tick, broken.again), ("termination", Some(broke), None));
    let command = crash(&session, 7);
    session.act(command);
    while session.next_tick() == Moved::Yes {}
    let mended = property(&mut session, "termination");
    let again = session.tick();
    assert_eq!((mended.status, mended.tick, mended.again), (Status::Holds, Some(broke), Some(again)));
    assert_eq!((&mended.why, &mended.processes), (&broken.why, &broken.processes));
    let frame = session.frame(&ask_all());
    assert_eq!((broken_marks(&frame.marks), line(&frame)), (vec![broke], 1), "the violation stays recorded");
    let texts = Texts::new(Language::English);
    let told = |frame: &Frame, words: &str| frame.log.iter().filter(|line| texts.remark(&line.brief) == words).count();
    assert_eq!(told(&frame, "Liveness holds again"), 1, "and the log shows the restored link");
    assert!(told(&frame, "at rest except HEARTBEAT") > 0, "heartbeats continue");
    // Going back and forward again must lead to the same run.
    session.seek(broke);
    assert_eq!(property(&mut session, "termination"), *broken);
    session.seek(again);
    assert_eq!(property(&mut session, "termination"), mended);
    session.seek(broke - 1);
    assert_eq!(property(&mut session, "termination").tick, None);
    let looked = session.until(Until::Breach, 200, PLENTY);
    assert_eq!((looked, session.tick()), (PlayResult::GoalEvent(GoalEvent::Broke(broken)), broke));
}

fn with_status(session: &mut Session, status: Status) -> Vec<&'static str> {
    let properties = session.frame(&ask()).properties;
    properties.into_iter().filter(|property| property.status == status).map(|property| property.name).collect()
}

#[test]
fn a_saved_file_is_judged_at_every_rest_like_the_original_run() {
    let text = "protocol = \"bully\"\nevents = [{ at = 1, crash = 5 }, { at = 2, crash = 3 }]\n[processes]\nids = [1, 2, 3, 4, 5]\nleader = 5\n";
    let mut by_hand = Session::open(&suffrage_scenario::read(text).expect("a valid scenario"));
    by_hand.seek(3);
    let three = by_hand.position_of(id(3)).expect("it is there") as u32;
    by_hand.act(Command::Revive(Targets::Listed(vec![three])));
    while by_hand.next_tick() == Moved::Yes {}
    by_hand.act(Command::Start(Targets::All));
    while by_hand.next_tick() == Moved::Yes {}
    let end = by_hand.tick();
    let file = by_hand.scenario().with_acts(&by_hand.acts()).scenario;
    let mut opened = Session::open(&file);
    for tick in 0..=end {
        by_hand.seek(tick);
        opened.seek(tick);
        assert_eq!(by_hand.frame(&ask()).properties, opened.frame(&ask()).properties, "tick {tick}");
    }
    let finished = file.run(None, None).expect("no trace is written");
    assert_eq!(finished.summary().properties, opened.frame(&ask()).properties);
}

#[test]
fn a_rest_before_a_scenario_event_is_judged() {
    let text = "protocol = \"chang-roberts\"\nevents = [{ at = 1, start = 2 }, { at = 20, crash = 3 }, { at = 30, revive = 3 }, { at = 40, start = 3 }]\n[processes]\nids = [1, 2, 3]\n";
    let scenario = suffrage_scenario::read(text).expect("a valid scenario");
    let mut session = Session::open(&scenario);
    assert_eq!(with_status(&mut session, Status::Undecided), scenario.properties(), "nothing has happened");
    session.seek(19);
    assert_eq!(with_status(&mut session, Status::Holds), scenario.properties());
    session.seek(21);
    assert_eq!(
        with_status(&mut session, Status::Holds),
        scenario.properties(),
        "nobody has noticed that the leader went"
    );
    session.seek(35);
    assert_eq!(with_status(&mut session, Status::Violated), ["termination"], "it is back and holds no leader");
    assert_eq!((broken_marks(&session.frame(&ask()).marks), broken_lines(&mut session)), (vec![30], vec![30]));
    while session.next_tick() == Moved::Yes {}
    assert_eq!(with_status(&mut session, Status::Holds), scenario.properties());
    let termination = property(&mut session, "termination");
    assert_eq!((termination.tick, termination.again.is_some()), (Some(30), true));
    let finished = scenario.run(None, None).expect("no trace is written");
    assert_eq!(finished.summary().properties, session.frame(&ask()).properties, "also without a screen");
}

#[test]
fn a_leader_can_be_expected_if_one_is_followed() {
    use suffrage_engine::protocol::Follows;
    use suffrage_scenario::report::{RunResult, judge};
    let mut told = 0;
    for entry in CATALOGUE.iter().filter(|entry| !entry.strip.is_of_leaders() && entry.follows != Follows::Never) {
        let parameter = match entry.follows {
            Follows::With(flag) => format!("[params]\n{flag} = true\n"),
            Follows::Never | Follows::Always => String::new(),
        };
        let others = entry.parts().iter().filter(|part| !entry.parts()[..2].contains(part));
        let others = others.map(|part| format!("\"{part}\"")).collect::<Vec<_>>().join(", ");
        let text = |leader: u32| {
            format!(
                "protocol = \"{}\"\nevents = [{{ at = 1, start = 3 }}]\n[processes]\nids = [1, 2, 3, 4]\n\
                 roles = {{ 1 = [\"{part}\", {others}], 2 = [\"{part}\", {others}], 3 = [\"{part}\"], 4 = [{others}] }}\n\
                 {parameter}[expect]\nleader = {leader}\n",
                entry.name,
                part = entry.parts()[1],
            )
        };
        for (leader, is_met) in [(3, true), (2, false)] {
            let scenario =
                suffrage_scenario::read(&text(leader)).unwrap_or_else(|faults| panic!("{faults:#?}\n{}", text(leader)));
            let finished = scenario.run(None, None).expect("no trace is written");
            let summary = finished.summary();
            let (counts, properties) = (&summary.counts, &summary.properties[..]);
            let result = RunResult {
                last_change: summary.last_change,
                cut_off: None,
                repeats: None,
                counts,
                properties,
                logs: &[],
            };
            let judged = judge(&scenario.expect, &result, (0..scenario.count()).map(|at| finished.cell(at)));
            let expected: Vec<(&str, bool)> = judged.iter().map(|judged| (judged.name, judged.met)).collect();
            assert_eq!(expected, [("leader", is_met)], "{}: {:?}", entry.name, judged[0].came);
            told += 1;
        }
    }
    assert!(told > 2, "some processes that decide on values follow a leader");
}
