//! Tests of the table of replicated logs: learners share the columns, and each cell shows what its learner knows.

use std::sync::Arc;

use super::sample::{ballot, id};
use super::*;
use crate::tests::frames::frame_of;
use suffrage_engine::protocol::{Command, Datum, Learnt, Log, LogEntry, Proposed, Remark, Role, Slot};
use suffrage_session::model::holdings::{LogMember, Logs};

fn word(word: &str) -> Datum {
    Datum::word(word).expect("a word")
}

fn set(client: u32, number: u32, key: &str, value: u32) -> LogEntry {
    LogEntry { from: Some((id(client), number)), key: Some(word(key)), value: Some(value.into()) }
}

fn slot(slot: u32, round: u32, entry: LogEntry, how: Learnt) -> Slot {
    Slot { slot, ballot: ballot(round, round), entry, how }
}

fn entries() -> [LogEntry; 7] {
    let no_op = LogEntry::default();
    [
        set(4, 1, "x", 1),
        set(5, 1, "y", 2),
        no_op,
        set(5, 2, "z", 4),
        set(4, 2, "x", 3),
        set(5, 3, "x", 6),
        set(4, 3, "y", 5),
    ]
}

fn member(number: u32, role: Role, log: Log, before: Option<Log>) -> LogMember {
    LogMember { position: number as usize - 1, id: id(number), role, log, before, is_answered: false }
}

fn command(entry: LogEntry, asked: &[u32], answered: bool) -> Command {
    Command { entry, asked: asked.iter().map(|&number| id(number)).collect(), answered }
}

/// The frame of five processes. Processes 1 to 3 are learners; processes 4 and 5 are clients.
fn frame(members: Vec<LogMember>, size: (u16, u16)) -> Frame {
    let mut frame = frame_of(("protocol = \"bully\"\n[processes]\ncount = 5\n", 0), size);
    frame.keeps_logs = true;
    frame.logs = Some(Arc::new(Logs { members }));
    frame
}

fn applied(count: u32, round_of: impl Fn(u32) -> u32) -> Log {
    let all = (1..=count).zip(entries());
    let slots = all.map(|(at, entry)| slot(at, round_of(at), entry, Learnt::Applied)).collect();
    let store =
        vec![(word("x"), if count > 5 { 6 } else { 1 }.into()), (word("y"), if count > 6 { 5 } else { 2 }.into())];
    Log { applied: Some(count), slots, store, ..Log::default() }
}

/// A frame in which process 2 leads and has applied seven slots. Process 1 was down and waits for slot 3.
fn behind(size: (u16, u16)) -> Frame {
    let round = |at: u32| if at == 3 || at > 4 { 2 } else { 1 };
    let mut late = applied(2, round);
    late.slots.extend([6, 7].map(|at: u32| slot(at, 2, entries()[at as usize - 1], Learnt::Waits)));
    late.follows = Some(id(2));
    let leads = Log { leads: Some(ballot(2, 2)), ..applied(7, round) };
    let follows = Log { follows: Some(id(2)), ..applied(7, round) };
    let before = |log: &Log| Some(Log { slots: log.slots[..5].to_vec(), ..applied(5, round) });
    let asks = |commands: Vec<Command>| Log { commands, ..Log::default() };
    let four = vec![
        command(set(4, 1, "x", 1), &[1], true),
        command(set(4, 2, "x", 3), &[1, 2], true),
        command(set(4, 3, "y", 5), &[2], false),
        command(set(4, 4, "z", 7), &[], false),
    ];
    let five = vec![
        command(set(5, 1, "y", 2), &[1], true),
        command(set(5, 2, "z", 4), &[2], true),
        command(set(5, 3, "x", 6), &[2], false),
    ];
    let members = vec![
        member(1, Role::Idle, late, None),
        member(2, Role::Leader, leads.clone(), before(&leads)),
        member(3, Role::Idle, follows.clone(), before(&follows)),
        LogMember { is_answered: true, ..member(4, Role::Waiting, asks(four), None) },
        LogMember { is_answered: true, ..member(5, Role::Waiting, asks(five), None) },
    ];
    frame(members, size)
}

/// A frame in which process 1 is down and process 2 takes over. No promise reports a vote for slot 3, so process 2
/// proposes a no-op.
fn gap(size: (u16, u16)) -> Frame {
    let with_gap = |how: Log| {
        let mut log = applied(2, |_| 1);
        log.slots.push(slot(4, 1, entries()[3], Learnt::Waits));
        Log { leads: how.leads, follows: how.follows, proposes: how.proposes, ..log }
    };
    let why = |key: &'static str| Remark::new(key);
    let proposes = [(3, LogEntry::default()), (4, entries()[3]), (5, entries()[4])];
    let proposes = proposes.map(|(slot, entry)| Proposed { slot, entry, why: why("logs-gap") }).to_vec();
    let leads = Log { leads: Some(ballot(2, 2)), proposes, ..Log::default() };
    let four = vec![
        command(set(4, 1, "x", 1), &[1], true),
        command(set(4, 2, "x", 3), &[2], false),
        command(set(4, 3, "y", 5), &[], false),
    ];
    let members = vec![
        member(1, Role::Crashed, applied(2, |_| 1), None),
        member(2, Role::Leader, with_gap(leads), None),
        member(3, Role::Idle, with_gap(Log { follows: Some(id(2)), ..Log::default() }), None),
        member(4, Role::Waiting, Log { commands: four, ..Log::default() }, None),
    ];
    frame(members, size)
}

fn seen(frame: &Frame, zoomed: bool, look: &Look, size: (u16, u16)) -> String {
    let view = View { focus: Pane::Holds, zoomed, ..view() };
    words(&screen(frame, &view, look, size))
}

#[test]
fn the_logs_in_all_sizes() {
    for size in SIZES {
        for (name, frame) in [("behind", behind(size)), ("gap", gap(size))] {
            for zoomed in [false, true] {
                for (index, look) in looks().iter().enumerate() {
                    let view = View { focus: Pane::Holds, zoomed, ..view() };
                    show(&format!("log-{name}-{zoomed}-{index}"), &screen(&frame, &view, look, size));
                    let text = seen(&frame, zoomed, look, size);
                    let at = format!("{name} in {size:?}, zoomed: {zoomed}\n{text}");
                    assert!(text.contains("x=1") && text.contains("y=2"), "{at}");
                    assert!(text.contains("applied 2"), "{at}");
                }
            }
        }
    }
}

#[test]
fn entries_behind_a_gap_are_hollow_and_the_gap_is_visible() {
    for size in [(80, 24), (120, 40), (200, 55)] {
        let text = seen(&behind(size), true, &looks()[0], size);
        assert!(text.contains("[x=6]") && text.contains("[y=5]"), "{size:?}\n{text}");
        assert!(
            text.matches("[x=6]").count() == 1 && text.contains("applied 2") && text.matches("applied 7").count() == 2,
            "{size:?}\n{text}"
        );
    }
}

#[test]
fn new_entries_are_inverted() {
    let (size, look) = ((120, 40), &looks()[0]);
    let view = View { focus: Pane::Holds, zoomed: true, ..view() };
    let buffer = screen(&behind(size), &view, look, size);
    let chip = look.theme.chip();
    let inverted = |text: &str| {
        let rows = (0..size.1).map(|y| (0..size.0).map(move |x| (x, y)).filter(|&at| Some(buffer[at].bg) == chip.bg));
        let cells = rows.map(|row| row.map(|at| buffer[at].symbol()).collect::<String>());
        cells.filter(|row| row.contains(text)).count()
    };
    assert_eq!([inverted("x=6"), inverted("x=1")], [2, 0]);
}

#[test]
fn differing_columns_are_marked_and_shared_slots_are_folded_first() {
    let size = (80, 24);
    let mut split = behind(size);
    let logs = Arc::make_mut(split.logs.as_mut().expect("there are logs"));
    logs.members[2].log.slots[1].entry = set(4, 9, "q", 9);
    let text = seen(&split, true, &looks()[0], size);
    assert!(text.contains("✗2") && !text.contains("✗1"), "{text}");
    let many = |count: u32| {
        let slots = (1..=count).map(|at| slot(at, 1, set(4, at, "x", at % 10), Learnt::Applied)).collect();
        Log { applied: Some(count), slots, ..Log::default() }
    };
    let long = frame(vec![member(1, Role::Idle, many(30), None), member(2, Role::Idle, many(20), None)], size);
    let text = seen(&long, true, &looks()[0], size);
    let first = text.lines().nth(2).expect("the numbers of the slots");
    assert!(first.contains("1–20") && first.contains(" 21 ") && !first.contains(" 19 "), "{text}");
}

#[test]
fn a_row_has_its_process_as_pointer_target() {
    for size in SIZES {
        let frame = behind(size);
        let view = View { focus: Pane::Holds, zoomed: true, ..view() };
        let hits = hits(&frame, &view, &looks()[0], size);
        for position in 0..3 {
            let has = hits.areas_of(Target::Process(position)).any(|place| place.width > 20 && place.y < size.1 - 4);
            assert!(has, "{position} in {size:?}");
        }
    }
}
