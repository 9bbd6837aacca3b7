//! Tests of the message counts by sender and receiver on a complete graph.

use super::*;
use crate::model::Ask;

/// All processes notice a crash. Two elections follow, one after the other.
const CROWD: &str = r#"
protocol = "bully"
seed = 7
events = [{ at = 2, crash = 12 }, { at = 60, crash = 11 }, { at = 64, start = 2 }]
[processes]
ids = [1,2,3,4,5,6,7,8,9,10,11,12]
leader = 12
[network]
delay = [1, 5]
[detector]
kind = "oracle"
delay = 2
by = "all"
"#;

fn pairs(session: &mut Session) -> Option<suffrage_engine::engine::PairTraffic> {
    session.frame(&Ask { crowd: Some(10), messages: Some(500), processes: 12, ..Ask::default() }).pairs
}

#[test]
fn pair_counts_do_not_depend_on_the_path_to_a_moment() {
    let scenario = suffrage_scenario::read(CROWD).expect("the scenario is valid");
    let mut session = Session::open(&scenario);
    let mut stepped = vec![pairs(&mut session)];
    while session.next_tick() == Moved::Yes {
        stepped.push(pairs(&mut session));
    }
    assert!(stepped.len() > 66, "the second election takes place");
    let crowded = stepped.iter().flatten().filter(|pairs| pairs.most() > 10).count();
    assert!(crowded > 5 && crowded < stepped.len() / 2, "{crowded}");
    for tick in [70, 3, 9, 66, 6, 40, 5, 65, 0, 8] {
        session.seek(tick);
        assert_eq!(pairs(&mut session), stepped[tick as usize], "at tick {tick}");
    }
    // The counts must also be right within a tick and after going back.
    session.seek(7);
    let _ = session.next_event();
    let _ = session.previous_event();
    assert_eq!(pairs(&mut session), stepped[7]);
}

#[test]
fn messages_of_a_crowd_are_listed_only_on_request() {
    let scenario = suffrage_scenario::read(CROWD).expect("the scenario is valid");
    let mut session = Session::open(&scenario);
    session.seek(5);
    let mut told = |crowd, own| {
        let ask = Ask { crowd, own, selected: 3, processes: 12, ..Ask::default() };
        let frame = session.frame(&ask);
        let under_way = frame.messages.into_iter().filter(|message| message.lost.is_none());
        (frame.counts.in_flight as usize, under_way.collect::<Vec<_>>())
    };
    let (all, messages) = told(None, false);
    assert!(all > 10 && messages.len() == all);
    let own = messages.iter().filter(|message| message.from == 3 || message.to == 3).count();
    assert_eq!(told(Some(10), false).1.len(), 0);
    assert_eq!(told(Some(10), true).1.len(), own);
    assert!(own > 0);
    assert_eq!(told(Some(1_000), false).1.len(), all);
}

#[test]
fn cheap_queries_about_messages_agree_with_their_list() {
    let two = Ask { crowd: Some(0), processes: 12, ..Ask::default() };
    for text in [
        CROWD.to_owned(),
        CROWD.replace("bully", "hirschberg-sinclair"),
        CROWD.replace("[1, 5]", "[1, 5]\nbounce = true"),
    ] {
        let mut session = Session::open(&suffrage_scenario::read(&text).expect("the scenario is valid"));
        let (mut some, mut none) = (0, 0);
        while session.next_tick() == Moved::Yes {
            let run = session.lookup();
            let all = run.messages(&Ask { crowd: None, ..two });
            let open: Vec<_> = all.iter().filter(|message| message.lost.is_none() && !message.notice).collect();
            assert_eq!(run.has_messages(), !open.is_empty());
            for at in 0..12 {
                let own: Vec<_> = open.iter().filter(|message| message.from == at || message.to == at).collect();
                assert!(run.messages_of(at).iter().eq(own.iter().map(|message| **message)), "{at}");
                assert_eq!(run.has_messages_of(at), !own.is_empty(), "{at}");
                (some, none) = (some + usize::from(!own.is_empty()), none + usize::from(own.is_empty()));
            }
            let told = |most| run.pending(&Ask { underway: most, ..two }).expect("it is requested");
            let whole = told(usize::MAX);
            for most in [1, 2, 7, 30] {
                let part = told(most);
                assert_eq!(part.first.as_slice(), &whole.first[..most.min(whole.first.len())]);
                assert_eq!(part.first.len() + part.left_out, whole.first.len());
            }
        }
        assert!(some > 20 && none > 20, "{some} {none}");
    }
}
