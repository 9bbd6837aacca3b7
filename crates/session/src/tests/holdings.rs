//! Tests of the named values of processes, now and at the end of the previous tick.

use super::*;
use crate::model::holdings::{Deriving, Holdings};
use suffrage_engine::protocol::{Datum, Held};

fn asks() -> Ask {
    Ask { holdings: 16, derivation: true, selected: 2, ..ask() }
}

fn shown(session: &mut Session) -> (Holdings, Deriving) {
    let frame = session.frame(&asks());
    let (holdings, deriving) = (frame.holdings.expect("it was requested"), frame.deriving.expect("it was requested"));
    (Holdings::clone(&holdings), Deriving::clone(&deriving))
}

const RUNS: [&str; 4] =
    ["flooding-three-rounds", "flooding-dead-vote", "byzantine-generals-six", "byzantine-generals-signed"];

#[test]
fn previous_values_are_those_shown_one_tick_earlier() {
    for name in RUNS {
        let mut session = Session::open(&scenario(name));
        let mut before: Option<(Holdings, Deriving)> = None;
        let mut changes = 0;
        for tick in 0..8 {
            session.seek(tick);
            if session.tick() < tick {
                break;
            }
            let (holdings, deriving) = shown(&mut session);
            for (at, row) in holdings.rows.iter().enumerate() {
                for (column, cell) in row.cells.iter().enumerate() {
                    let known = before.as_ref().map(|(before, _)| &before.rows[at].cells[column].value);
                    assert_eq!(
                        cell.before.as_ref(),
                        known.filter(|known| **known != cell.value),
                        "{name} {tick} {at} {column}"
                    );
                    changes += usize::from(cell.before.is_some());
                }
            }
            let known = before.as_ref().and_then(|(_, before)| before.now.as_ref());
            assert_eq!(
                deriving.before.as_ref(),
                known.filter(|known| Some(*known) != deriving.now.as_ref()),
                "{name} {tick}"
            );
            before = Some((holdings, deriving));
        }
        assert!(changes > 3, "{name}");
        // The values must be the same after going back, and within a tick.
        session.seek(2);
        let there = shown(&mut session);
        session.seek(1);
        session.seek(2);
        assert_eq!(shown(&mut session), there, "{name}");
    }
}

#[test]
fn a_crashed_process_loses_its_values_in_that_tick() {
    let mut session = Session::open(&scenario("flooding-three-rounds"));
    let mut lost = 0;
    for tick in 0..8 {
        session.seek(tick);
        if session.tick() < tick {
            break;
        }
        let (holdings, _) = shown(&mut session);
        for row in &holdings.rows {
            let (is_down, is_lost) = (!row.is_up, row.cells.iter().any(|cell| cell.is_lost(row.is_up)));
            assert!(!is_down || row.cells.iter().all(|cell| cell.value == Held::Nothing), "{tick} {row:?}");
            assert!(is_down || !is_lost);
            lost += usize::from(is_lost);
        }
    }
    assert_eq!(lost, 2, "each of the two that crash loses it once");
}

#[test]
fn elections_have_no_named_values_and_windows_follow_the_selection() {
    let mut session = Session::open(&scenario("bully-leader-fails"));
    let frame = session.frame(&asks());
    assert!(frame.holdings.is_none() && frame.deriving.is_none() && !frame.holds && !frame.derives);
    let mut session = Session::open(&scenario("byzantine-generals-seven"));
    let frame = session.frame(&Ask { holdings: 3, selected: 4, ..asks() });
    let rows = frame.holdings.map(|holdings| holdings.rows.iter().map(|row| row.position).collect::<Vec<_>>());
    assert_eq!(rows, Some(vec![3, 4, 5]));
    assert!(session.frame(&Ask { holdings: 0, derivation: false, ..asks() }).holdings.is_none());
}

/// The result with one round fewer: the number of rounds, the decisions, and whether all decisions are the same as in
/// the real run.
fn fewer(text: &str) -> Option<(u32, Vec<String>, bool)> {
    let mut session = Session::open(&suffrage_scenario::read(text).unwrap_or_else(|faults| panic!("{faults:?}")));
    session.seek(4);
    let (_, before) = shown(&mut session);
    session.seek(1_000);
    let (_, deriving) = shown(&mut session);
    assert!(before.fewer.is_none() || session.tick() <= 4, "it is not at rest yet");
    let of = |(value, ids): &(Datum, Vec<Id>)| format!("{value}: {ids:?}");
    deriving.fewer.map(|fewer| (fewer.rounds, fewer.decided.iter().map(of).collect(), fewer.is_same))
}

/// A scenario in which two processes crash. Therefore, value 1 reaches two of the five processes as late as possible.
fn two_crashes(rounds: u32) -> String {
    format!(
        "protocol = \"flooding\"\nparams = {{ f = 2, rounds = {rounds} }}\n[processes]\nids = [1, 2, 3, 4, 5]\n[network]\ndelay = 2\n\
         [[events]]\nat = 1\ncrash = 1\nafter = 1\n[[events]]\nat = 1\nstart = \"all\"\n[[events]]\nat = 3\ncrash = 2\nafter = 2\n"
    )
}

#[test]
fn decisions_with_one_round_fewer_match_a_run_with_one_fewer() {
    let (rounds, decided, is_same) = fewer(&two_crashes(3)).expect("there are three rounds");
    let mut session = Session::open(&suffrage_scenario::read(&two_crashes(rounds)).expect("it reads"));
    session.seek(1_000);
    let mut expected: std::collections::BTreeMap<Datum, Vec<Id>> = std::collections::BTreeMap::new();
    for process in session.frame(&ask()).processes {
        if let Some(value) = process.elected.and_then(suffrage_engine::protocol::Cell::decided) {
            expected.entry(value).or_default().push(process.id);
        }
    }
    let expected: Vec<String> = expected.iter().map(|(value, ids)| format!("{value}: {ids:?}")).collect();
    assert_eq!((rounds, decided, is_same), (2, expected, false));
    assert_eq!(fewer(&two_crashes(4)).map(|(rounds, _, is_same)| (rounds, is_same)), Some((3, true)));
    assert_eq!(fewer(&two_crashes(1)), None, "zero rounds are refused");
    // In this variant, processes ignore the last of the two rounds. Some then decide their own proposal.
    let ignores = two_crashes(2).replacen('\n', "\nvariant = \"last-round-ignored\"\n", 1);
    let (rounds, decided, _) = fewer(&ignores).expect("there are two rounds");
    assert_eq!((rounds, decided.len()), (1, 3), "{decided:?}");
}

#[test]
fn decisions_with_one_round_fewer_do_not_answer_open_questions() {
    let mut session = Session::open(&scenario("flooding-three-rounds"));
    session.seek(1_000);
    let mut frame = session.frame(&asks());
    assert!(frame.deriving.as_ref().is_some_and(|deriving| deriving.fewer.is_some()));
    frame.conceal();
    assert!(frame.deriving.is_some_and(|deriving| deriving.fewer.is_none()));
}
