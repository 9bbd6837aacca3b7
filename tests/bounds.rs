//! Tests that a run keeps the bounds on messages that the screen shows for it.

use suffrage_engine::protocol::BoundSide;
use suffrage_scenario::{self as scenario, builtin};
use suffrage_session::{Ask, Moved, Session};

/// `.0`: the number of counted messages; `.1`: at each tick, formula and value of the lower and of the upper bound.
fn gauge(file: &str) -> (u64, Vec<(&'static str, u64, &'static str, u64)>) {
    let scenario = scenario::read(file).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut session = Session::open(&scenario);
    let ask = Ask { processes: 100, ..Ask::default() };
    let mut shown = Vec::new();
    while session.next_tick() == Moved::Yes {
        assert!(session.tick() < 10_000, "the run does not come to rest");
        if let [best, worst] = &session.frame(&ask).bounds[..] {
            assert_eq!((best.side, worst.side), (BoundSide::Best, BoundSide::Worst));
            shown.push((best.formula, best.value, worst.formula, worst.value));
        }
    }
    let end = session.frame(&ask);
    (end.bounded.unwrap_or(end.counts.sent), shown)
}

fn assert_within(file: &str, sent: u64, formulas: (&str, &str)) {
    let (counted, shown) = gauge(file);
    assert_eq!(counted, sent, "{file}");
    let &(best, least, worst, most) = shown.last().unwrap_or_else(|| panic!("{file} shows bounds"));
    assert_eq!((best, worst), formulas, "{file}");
    assert!((least..=most).contains(&counted), "{file}: {least} {counted} {most}");
}

#[test]
fn a_ring() {
    let ids = "[processes]\nids = [45, 48, 5, 3, 7]\n";
    assert_within(
        &format!("protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = 45 }}]\n{ids}"),
        11,
        ("2n", "3n-1"),
    );
    let all = format!("protocol = \"chang-roberts\"\nevents = [{{ at = 1, start = \"all\" }}]\n{ids}");
    assert_within(&all, 15, ("3n-1", "n(n+3)/2"));
}

#[test]
fn a_ring_without_the_flag_counts_a_start_of_a_participating_process() {
    let file = "protocol = \"chang-roberts\"\nvariant = \"replace\"\n\
        events = [{ at = 1, start = 3 }, { at = 2, start = 7 }, { at = 3, start = 7 }]\n[processes]\nids = [3, 7, 5]\n";
    // Process 7 started twice, but it counts as one initiator.
    assert!(gauge(file).1.iter().all(|&(best, ..)| best == "2n" || best == "2nk+k(k-1)/2"));
    let once = "protocol = \"chang-roberts\"\nvariant = \"replace\"\n\
        events = [{ at = 1, start = 3 }, { at = 3, start = 7 }]\n[processes]\nids = [3, 7, 5]\n";
    assert_within(once, 13, ("2nk+k(k-1)/2", "2nk+k(2n-k-1)/2"));
}

#[test]
fn a_two_way_ring() {
    let ids = "[processes]\nids = [0, 2, 1, 4, 7, 3, 5, 9, 8, 6]\n";
    let all = format!("protocol = \"franklin\"\nevents = [{{ at = 1, start = \"all\" }}]\n{ids}");
    assert_within(&all, 70, ("5n", "n(2floor(log2 n)+3)"));
    let some = format!(
        "protocol = \"franklin\"\nvariant = \"initiators-only\"\nevents = [{{ at = 1, start = [0, 7, 5] }}]\n{ids}"
    );
    assert_within(&some, 50, ("5n", "n(2floor(log2 k)+3)"));
    let worst = "protocol = \"hirschberg-sinclair\"\nevents = [{ at = 1, start = \"all\" }]\n\
        [processes]\nids = [0, 7, 5, 4, 6, 2, 3, 1]\n";
    assert_within(worst, 97, ("6n+4(2^ceil(log2 n)-2)", "6n+Σ2^(k+2)floor(n/(2^(k-1)+1))"));
}

#[test]
fn the_leader_fails() {
    let file = "protocol = \"bully\"\nevents = [{ at = 2, crash = 7 }, { at = 5, start = 4 }]\n\
        [processes]\nids = [1, 2, 3, 4, 5, 6, 7]\nleader = 7\n";
    assert_within(file, 15, ("n", "n(n-1)"));
}

#[test]
fn a_false_alarm_by_the_leader_itself() {
    let file =
        "protocol = \"bully\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\nids = [1, 2, 3, 4]\nleader = 4\n";
    assert_within(file, 24, ("2n(n-1)", "2n(n-1)"));
}

#[test]
fn a_return_leaves_no_bounds() {
    let file = "protocol = \"bully\"\nevents = [{ at = 2, revive = 3 }, { at = 9, start = 1 }]\n\
        [processes]\nids = [1, 2, 3]\ndown = [3]\nleader = 2\n";
    assert!(gauge(file).1.is_empty());
}

#[test]
fn after_a_return_the_bounds_hold_for_earlier_messages() {
    // Process 7 of bully-leader-returns returns after the election, or during it.
    let file = |tick| {
        format!(
            "protocol = \"bully\"\nevents = [{{ at = 2, crash = 7 }}, {{ at = 5, start = 4 }}, {{ at = {tick}, revive = 7 }}]\n\
             [processes]\nids = [1, 2, 3, 4, 5, 6, 7]\nleader = 7\n"
        )
    };
    assert_within(&file(15), 15, ("n", "n(n-1)"));
    let scenario = scenario::read(&file(7)).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut session = Session::open(&scenario);
    let ask = Ask { processes: 100, ..Ask::default() };
    session.seek(6);
    let before = session.frame(&ask);
    for tick in [7, 8, 40] {
        session.seek(tick);
        let frame = session.frame(&ask);
        assert_eq!(
            frame.bounds.iter().map(|bound| bound.side).collect::<Vec<_>>(),
            [BoundSide::Worst],
            "tick {tick}: at most, no more"
        );
        assert_eq!(frame.bounds.first(), before.bounds.last());
        assert_eq!(frame.bounded, Some(before.counts.sent), "messages after the return do not count");
        assert!(frame.counts.sent > before.counts.sent);
    }
}

#[test]
fn a_request_begins_a_run_too() {
    let file = |events: &str| {
        format!(
            "protocol = \"paxos\"\nevents = [{events}]\n[processes]\nids = [1, 2, 3, 4, 5, 6, 7]\n\
             roles = {{ 1 = [\"client\"], 2 = [\"proposer\"], 3 = [\"acceptor\"], 4 = [\"acceptor\"], 5 = [\"acceptor\"], \
             6 = [\"learner\"], 7 = [\"learner\"] }}\n"
        )
    };
    let asks = "{ at = 2, request = { client = 1, value = \"x\" } }";
    assert_within(&file(asks), 21, ("1+a(l+4)+lc", "1+a(l+4)+lc"));
    assert_within(
        &file(&format!("{{ at = 1, crash = 5 }}, {asks}")),
        17,
        ("PREPARE + … + RESPONSE", "PREPARE + … + RESPONSE"),
    );
    assert_within(&file(&format!("{asks}, {{ at = 30, revive = 2 }}")), 21, ("1+a(l+4)+lc", "1+a(l+4)+lc"));
    // A process that crashes after the request takes part in the started round.
    let late = gauge(&file(&format!("{asks}, {{ at = 4, crash = 5 }}"))).1;
    assert_eq!(late.len(), 2, "{late:?}");
}

#[test]
fn requests_to_a_log_are_bounded_at_any_tick() {
    let mut shown = 0;
    for seed in 0..40_u64 {
        let [n, longest, second] = [2 + seed % 4, 1 + seed % 3, 1 + seed * 7 % 23];
        let file = format!(
            "protocol = \"multi-paxos\"\nseed = {seed}\nevents = [{{ at = 1, request = {{ client = 1, set = [\"a\", 1] }} }}, \
             {{ at = {second}, request = {{ client = {n}, set = [\"b\", 1] }} }}, {{ at = {}, request = {{ client = 1, set = [\"c\", 1] }} }}]\n\
             [processes]\ncount = {n}\n[network]\ndelay = [1, {longest}]\n",
            second + seed % 5
        );
        let (counted, bounds) = gauge(&file);
        let Some(&(_, least, _, most)) = bounds.last() else { continue };
        assert!((least..=most).contains(&counted), "{file}: {least} {counted} {most}");
        shown += 1;
    }
    assert_eq!(shown, 40);
}

#[test]
fn the_bounds_shown_at_the_end_of_a_built_in_scenario_hold() {
    let mut shown = 0;
    for built_in in builtin::ALL {
        let scenario = scenario::read(built_in.text).unwrap_or_else(|faults| panic!("{faults:#?}"));
        let mut session = Session::open(&scenario);
        session.seek(scenario.until.unwrap_or(400));
        let frame = session.frame(&Ask { processes: 100, ..Ask::default() });
        let kinds = frame.bounded_kinds;
        let cost = if kinds.is_empty() { frame.counts.cost() } else { frame.counts.of(kinds) };
        let counted = frame.bounded.unwrap_or(cost);
        for bound in &frame.bounds {
            let holds = match bound.side {
                BoundSide::Best => !frame.clock.quiet || counted >= bound.value,
                BoundSide::Worst => counted <= bound.value,
                BoundSide::Expected => true,
            };
            assert!(holds, "{}: {bound:?}, {counted}", built_in.name);
            shown += 1;
        }
    }
    assert!(shown > 40, "{shown}");
}
