//! Tests of the gauge of messages with every kind of bound.

use super::frames::{frame_at, run_of};
use super::*;
use suffrage_engine::protocol::{Bound, BoundSide};

const BEST: Bound = Bound { side: BoundSide::Best, formula: "2n", value: 14 };
const WORST: Bound = Bound { side: BoundSide::Worst, formula: "r·n²", value: 98 };
const EXPECTED: Bound = Bound { side: BoundSide::Expected, formula: "n·H(n)", value: 45 };

/// The two rows of the gauge of a run of seven processes, with 10 ELECTION and 3 ELECTED messages sent.
fn gauge(bounds: &[Bound], kinds: &'static [&'static str], language: Language) -> [String; 2] {
    let mut frame = frame_of(DECIDED, (120, 40));
    (frame.bounds, frame.bounded_kinds) = (bounds.to_vec(), kinds);
    let buffer = screen(&frame, &view(), &look(ThemeName::Dark, language), (120, 40));
    let rows: Vec<String> = words(&buffer).lines().map(|row| row.trim_end().to_owned()).collect();
    // Below the gauge (2 rows) are the timeline (2 rows) and the footer (1 row).
    [rows[rows.len() - 5].clone(), rows[rows.len() - 4].clone()]
}

#[test]
fn one_bound_is_enough() {
    let [above, below] = gauge(&[WORST], &[], Language::English);
    assert!(above.starts_with(" messages  13") && above.ends_with("at most r·n² = 98, r rounds"), "{above}");
    assert!(below.trim_start().starts_with("ELECTION 10 · ELECTED 3"), "nothing is marked on the bar: {below}");
    let [above, below] = gauge(&[BEST], &[], Language::English);
    assert!(above.contains('┊') && !above.contains("at most"), "{above}");
    assert!(below.contains("at least 2n = 14"), "{below}");
    let [above, below] = gauge(&[], &[], Language::English);
    assert!(above.trim() == "messages  13" && !below.contains('↑'), "{above}\n{below}");
}

#[test]
fn a_mean_is_called_expected_in_every_language() {
    for (language, said) in [
        (Language::English, "expected n·H(n) ≈ 45"),
        (Language::Spanish, "esperado n·H(n) ≈ 45"),
        (Language::Portuguese, "esperado n·H(n) ≈ 45"),
    ] {
        let [above, below] = gauge(&[EXPECTED], &[], language);
        assert!(above.contains('┊') && below.contains(said), "{above}\n{below}");
    }
    let [above, below] = gauge(&[BEST, WORST, EXPECTED], &[], Language::English);
    assert_eq!(above.matches('┊').count(), 2, "{above}");
    assert!(below.contains("at least 2n = 14") && below.contains("expected"), "{below}");
    let measured = Bound { formula: "", ..EXPECTED };
    assert!(gauge(&[measured], &[], Language::English)[1].contains("expected ≈ 45"));
}

#[test]
fn bounds_of_some_kinds_count_only_those() {
    let [above, below] = gauge(&[WORST], &["ELECTION"], Language::English);
    assert!(above.starts_with(" ELECTION  10"), "{above}");
    assert!(below.starts_with(" messages  13"), "all messages are counted too: {below}");
    let [above, _] = gauge(&[], &["ELECTION"], Language::English);
    assert!(above.starts_with(" messages  13"), "without a bound there is nothing to measure: {above}");
    let [above, _] = gauge(&[WORST], &["ELECTION", "ELECTED"], Language::English);
    assert!(above.starts_with(" ELECTION+…  13"), "{above}");
}

#[test]
fn bounds_of_a_log_count_commands_in_every_language() {
    for (language, said) in
        [(Language::English, "k commands"), (Language::Spanish, "k comandos"), (Language::Portuguese, "k comandos")]
    {
        let mut run = run_of("multi-paxos-three-commands");
        let buffer =
            screen(&frame_at(&mut run, 30, &view(), (120, 40)), &view(), &look(ThemeName::Dark, language), (120, 40));
        let row = words(&buffer).lines().find(|row| row.contains("= 48")).map(|row| row.trim_end().to_owned());
        assert!(row.as_ref().is_some_and(|row| row.ends_with(said)), "{row:?}");
    }
}
