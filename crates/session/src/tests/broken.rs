//! Tests of crashes on two kinds of rings: rings whose algorithm assumes no crashes, and rings on which messages skip
//! crashed processes, because notices report them.

use super::*;
use suffrage_engine::engine::FinalCell;
use suffrage_engine::protocol::{Cell, Role, Topology};
use suffrage_engine::protocols::CATALOGUE;

/// A ring whose ids are neither ascending nor descending.
fn ring(protocol: &str, down: &str, events: &str, network: &str) -> Scenario {
    let text = format!(
        "protocol = \"{protocol}\"\nevents = [{events}]\n[processes]\nids = [3, 7, 1, 8, 4, 2, 6, 5]\ndown = [{down}]\n[network]\n{network}\n"
    );
    suffrage_scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// The ring protocols that work without notices of undeliverable messages.
fn trusting_rings() -> impl Iterator<Item = &'static str> {
    CATALOGUE
        .iter()
        .filter(|entry| entry.topology != Topology::Complete && !entry.needs_bounce())
        .map(|entry| entry.name)
}

#[test]
fn a_crash_on_a_plain_ring_stops_the_election_and_waiting_processes_are_named() {
    for protocol in trusting_rings() {
        for victim in [8, 5, 1] {
            let scenario =
                ring(protocol, "", &format!("{{ at = 1, start = \"all\" }}, {{ at = 2, crash = {victim} }}"), "");
            let (frames, _) = played(&scenario);
            let last = frames.last().expect("frames");
            let context = format!("{protocol}, {victim} crashed: {:?}", last.verdict);
            assert!(last.clock.quiet, "{context}");
            let termination =
                last.properties.iter().find(|property| property.name == "termination").expect("it is judged");
            assert_eq!(termination.status, suffrage_engine::property::Status::Violated, "{context}");
            for process in
                last.processes.iter().filter(|process| process.role != Role::Crashed && process.elected.is_none())
            {
                assert!(process.waits.is_some(), "{context}: {} does not say what it waits for", process.id);
            }
            let told = last.log.iter().filter(|line| line.brief.key == "log-waits-brief").count();
            assert!(told > 0, "{context}: the log names no waiting process");
        }
    }
}

#[test]
fn with_notices_rings_skip_crashed_processes_in_both_directions() {
    for protocol in ["chang-roberts", "franklin"] {
        // Down: one process; two neighbours; the highest process; its two neighbours; these three together.
        for (down, leader) in [("1", 8), ("4, 2", 8), ("8", 7), ("1, 4", 8), ("8, 4, 1", 7)] {
            for network in ["bounce = true", "bounce = true\ndelay = [1, 4]\nprocess_time = 1"] {
                let events = ["{ at = 1, start = \"all\" }", "{ at = 1, start = 3 }"];
                for events in events {
                    let finished = ring(protocol, down, events, network).run(None, None).expect("no trace is written");
                    let context = format!("{protocol}, {down} down, {events}, {network}");
                    assert!(finished.summary().quiet, "{context}");
                    for at in 0..8 {
                        let FinalCell { id, up, elected, .. } = finished.cell(at);
                        let held = elected.and_then(Cell::leader).map(Id::number);
                        assert_eq!(held, up.then_some(leader), "{context}: {id}");
                    }
                }
            }
        }
    }
}

#[test]
fn with_heartbeats_and_notices_every_ring_elects_again() {
    for protocol in CATALOGUE.iter().filter(|entry| entry.topology != Topology::Complete && !entry.anonymous()) {
        let text = format!(
            "protocol = \"{}\"\nevents = [{{ at = 10, crash = 8 }}]\n[processes]\nids = [3, 7, 1, 8, 4, 2, 6, 5]\nleader = 8\n\
             [network]\nbounce = true\n[detector]\nkind = \"heartbeat\"\n",
            protocol.name
        );
        let scenario = suffrage_scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:#?}"));
        let finished = scenario.run(None, None).expect("no trace is written");
        assert!(finished.summary().quiet, "{}", protocol.name);
        for at in (0..8).filter(|&at| finished.cell(at).up) {
            let held = finished.cell(at).elected.and_then(Cell::leader).map(Id::number);
            assert_eq!(held, Some(7), "{}", protocol.name);
        }
    }
}

#[test]
fn heartbeats_continue_at_rest_and_detect_a_later_crash() {
    let mut session = Session::open(&scenario("bully-heartbeat"));
    while session.next_tick() == Moved::Yes {}
    let rest = session.tick();
    let clock = session.frame(&ask()).clock;
    assert!(clock.quiet && clock.beats && rest == 16, "{clock:?}");
    let before = session.frame(&ask());
    for _ in 0..40 {
        assert_eq!(session.go_on(), Moved::Yes);
    }
    let later = session.frame(&ask());
    assert_eq!((&before.counts.by_kind, before.counts.sent), (&later.counts.by_kind, later.counts.sent));
    assert!(later.counts.heartbeats > before.counts.heartbeats);
    assert_eq!(later.log_length, before.log_length, "only heartbeats");
    // Seeking forward and back must lead to the same run.
    session.seek(rest + 9);
    let here = session.frame(&ask());
    session.seek(0);
    session.seek(rest + 9);
    assert_same_frame(session.frame(&ask()), &here);
    // The new leader crashes. The others receive no more heartbeats of it and elect another leader.
    session.act(crash(&session, 6));
    while session.next_tick() == Moved::Yes {}
    let end = session.frame(&ask());
    assert!(matches!(end.verdict, model::Verdict::Agreed { leader, .. } if leader.number() == 5), "{:?}", end.verdict);
    assert!(end.log.iter().any(|line| line.full.key == "log-quiet-upkeep"), "heartbeats continue");
}
