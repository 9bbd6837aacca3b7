//! What is carried on is what is made anew, and its marks are those of all events.

use std::collections::BTreeMap;

use crate::scenario::{self, Scenario, builtin};
use crate::session::model::space_time::{Crossing, DiagramEvent, SpaceTime, SpaceTimeAsk};
use crate::session::{Ask, Moved, Session};

/// A crowd in which the highest process goes down and comes back, some messages are lost, and links are cut.
fn crowd() -> Scenario {
    let text = "version = 1\nprotocol = \"bully\"\nseed = 3\ntitle.en = \"crowd\"\n[processes]\ncount = 40\n\
                [network]\ndelay = [1, 9]\nloss = 0.05\n[[events]]\nat = 1\nstart = \"all\"\n\
                [[events]]\nat = 5\ncrash = 40\n[[events]]\nat = 9\nstart = 3\n[[events]]\nat = 30\nrevive = 40\n";
    scenario::read(text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn diagram(session: &mut Session, only_marks: bool) -> SpaceTime {
    let wanted = SpaceTimeAsk { processes: 12, ticks: 10, follow: true, only_marks, ..SpaceTimeAsk::default() };
    let ask = Ask { processes: 12, space_time: Some(wanted), ..Ask::default() };
    session.frame(&ask).space_time.expect("it was asked for")
}

/// By process and tick: the event that is shown, and how many messages arrived.
fn marks(diagram: &SpaceTime) -> BTreeMap<(usize, u64), (DiagramEvent, usize)> {
    let mut marks: BTreeMap<(usize, u64), (DiagramEvent, usize)> = BTreeMap::new();
    for &event in diagram.events.iter().filter(|event| event.tick >= diagram.from) {
        let (there, arrivals) = marks.entry((event.position, event.tick)).or_insert((event, 0));
        *arrivals += event.others + usize::from(event.arrives());
        if event.rank() >= there.rank() {
            *there = event;
        }
    }
    for (event, _) in marks.values_mut() {
        event.others = 0;
    }
    marks
}

#[test]
fn marks_alone_are_those_of_all_events() {
    let large = builtin::named("chang-roberts-1000").expect("it is built in").text;
    for scenario in [crowd(), scenario::read(large).expect("it is valid")] {
        let (mut session, mut told_as_one, mut led, mut crashed) = (Session::open(&scenario), 0, false, false);
        while session.tick() < 60 && session.next_tick() == Moved::Yes {
            let (alone, all) = (diagram(&mut session, true), diagram(&mut session, false));
            assert_eq!(marks(&alone), marks(&all), "tick {}", session.tick());
            assert_eq!((&alone.lifelines, &alone.touches), (&all.lifelines, &all.touches));
            let lost = all.messages.iter().filter(|message| message.lost.is_some_and(|lost| lost >= all.from));
            let ends = |message: &Crossing| (message.from, message.to, message.lost);
            assert!(lost.map(ends).eq(alone.messages.iter().map(ends)));
            told_as_one += all.events.len() - alone.events.len();
            led |= alone.events.iter().any(|event| event.leads);
            crashed |= alone.events.iter().any(|event| event.crashes);
        }
        assert!(scenario.count() > 100 || told_as_one > 0 && led && crashed, "{told_as_one}");
    }
}

#[test]
fn what_is_carried_on_is_what_is_made_anew() {
    let scenario = crowd();
    let mut session = Session::open(&scenario);
    let jumps = (0..20).chain([19, 20, 35, 36, 30, 31, 4, 5, 50]);
    for tick in jumps {
        session.seek(tick);
        let mut anew = Session::open(&scenario);
        anew.seek(tick);
        assert_eq!(diagram(&mut session, true), diagram(&mut anew, true), "tick {tick}");
    }
}
