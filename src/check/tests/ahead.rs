//! Tests of checks that start at the tick on the screen: the found run must continue from this tick, as a branch or
//! as a run of its own.

use super::super::{acts_of, can_be_acts, end_of, search_ahead};
use super::*;
use suffrage_engine::explore::Path;
use suffrage_engine::property::Status;
use suffrage_engine::protocol::{Role, Ticks};
use suffrage_session::Session;
use suffrage_session::model::Ask;

const TICKS: [Ticks; 3] = [0, 2, 11];

fn moments(models: Vec<(Scenario, Check)>) -> Vec<(String, Session, Question)> {
    let mut all = Vec::new();
    for (index, (scenario, check)) in models.into_iter().enumerate() {
        for tick in TICKS {
            let mut session = Session::open(&scenario);
            session.seek(tick);
            if session.tick() == tick {
                let context = format!("model {index}, {}, tick {tick}", scenario.protocol().name());
                all.push((context, session, question(check.clone())));
            }
        }
    }
    all
}

fn played(session: &mut Session, path: &Path, context: &str) -> Ticks {
    let (tick, acts) = (session.tick(), acts_of(session.scenario(), path));
    if session.can_branch_off(path.timed.is_none()) && can_be_acts(path) {
        let before = session.branch();
        let branch = session.branch_off(tick, acts, "found");
        session.switch(branch);
        assert!(
            session.history().shared(before, branch) >= Some(tick),
            "{context}: it continues from the tick on the screen"
        );
    } else {
        let known = session.frame(&Ask::default());
        session.show(&read_again(&scenario_of(&session.scenario_as_done(tick), path), context));
        session.seek(tick);
        let again = session.frame(&Ask::default());
        assert_eq!(known.messages.len(), again.messages.len(), "{context}");
        assert_eq!(known.counts.sent, again.counts.sent, "{context}: it is the same run up to there");
    }
    let end = end_of(session.scenario(), path);
    session.seek(end);
    end
}

#[test]
fn a_run_found_from_the_screen_breaks_an_unbroken_property_and_every_end_is_reached() {
    let (mut found, mut ends, mut refused) = (0, 0, 0);
    for (context, mut session, question) in moments(models()) {
        let Ok(mut search) = search_ahead(&mut session, &question) else {
            refused += 1;
            continue;
        };
        while !search.work(10_000) {}
        let broken: Vec<&str> =
            session.lookup().properties().iter().filter(|known| known.tick.is_some()).map(|known| known.name).collect();
        let (branch, tick, report) = (session.branch(), session.tick(), search.report());
        for (property, breaking) in report.broken() {
            let name = property.name();
            if broken.contains(&name) || breaking.round > 0 {
                continue;
            }
            let end = played(&mut session, &breaking.path, &context);
            let known = session.lookup().properties().iter().find(|known| known.name == name).expect("it is judged");
            assert_eq!(known.status, Status::Violated, "{context}: {name} after {} steps, tick {end}", breaking.steps);
            found += 1;
            session.show_branch(branch);
            session.seek(tick);
        }
        for end in &report.ends {
            let path = search.way_to(&end.standings).expect("the search found a run with this end");
            played(&mut session, &path, &context);
            let processes =
                (0..session.scenario().count()).map(|at| session.lookup().process(at).expect("there is one"));
            let came: Vec<Option<Option<Cell>>> =
                processes.map(|process| (process.role != Role::Crashed).then_some(process.elected)).collect();
            assert_eq!(Standings(came), end.standings, "{context}");
            ends += 1;
            session.show_branch(branch);
            session.seek(tick);
        }
    }
    assert!(found > 60 && ends > 150 && refused > 0, "{found} violations, {ends} ends, {refused} refused");
}
