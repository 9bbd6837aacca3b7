//! Tests of the number of messages sent per tick, and of the declared classes of processes and messages.

use super::*;
use crate::model::Sent;
use suffrage_engine::protocol::{MessageClass, Role};

#[test]
fn messages_per_tick_add_up_to_the_total() {
    for name in ["bully-successor-fails", "franklin-ten", "raft-election-split-vote", "chang-roberts-64"] {
        let mut session = Session::open(&scenario(name));
        let mut so_far = vec![0; session.frame(&ask()).kinds.len()];
        loop {
            let frame = session.frame(&ask());
            for sent in frame.sent.iter().filter(|sent| sent.tick == frame.clock.tick) {
                so_far[sent.kind] += sent.count;
            }
            let counted: Vec<u64> = frame.counts.by_kind.iter().map(|(_, count)| *count).collect();
            assert_eq!(so_far, counted, "{name} at {}", frame.clock.tick);
            if session.tick() == 80 || session.next_tick() != Moved::Yes {
                break;
            }
        }
        let end = session.tick();
        session.seek(end / 2);
        let frame = session.frame(&Ask { sent: end, ..ask() });
        let (before, after): (Vec<&Sent>, Vec<&Sent>) = frame.sent.iter().partition(|sent| sent.tick <= end / 2);
        assert_eq!(before.iter().map(|sent| sent.count).sum::<u64>(), frame.counts.sent, "{name}");
        let later = so_far.iter().sum::<u64>() - frame.counts.sent;
        assert_eq!(after.iter().map(|sent| sent.count).sum::<u64>(), later, "{name}");
    }
}

#[test]
fn mid_tick_only_messages_sent_so_far_count() {
    let mut session = Session::open(&scenario("bully-leader-fails"));
    let mut half_way = 0;
    while session.tick() < 20 && session.next_event() == Moved::Yes {
        let frame = session.frame(&Ask { sent: 100, ..ask() });
        half_way += u64::from(frame.clock.half_way.is_some());
        let seen = frame.sent.iter().filter(|sent| sent.tick <= frame.clock.tick).map(|sent| sent.count).sum::<u64>();
        assert_eq!(seen, frame.counts.sent, "{:?}", frame.clock);
    }
    assert!(half_way > 5);
}

#[test]
fn processes_and_messages_have_only_declared_classes() {
    for builtin in builtin::ALL {
        let scenario = scenario(builtin.name);
        if scenario.count() > 70 {
            continue;
        }
        let mut session = Session::open(&scenario);
        for _ in 0..60 {
            let frame = session.frame(&ask());
            for process in frame.processes.iter().filter(|process| process.role != Role::Crashed) {
                assert!(frame.roles.contains(&process.role), "{}: {:?}", builtin.name, process.role);
            }
            for message in frame.messages.iter().filter(|message| !message.is_heartbeat()) {
                let kind = frame.kinds.iter().position(|kind| *kind == message.kind).expect("a kind of the protocol");
                assert!(frame.classes[kind].contains(&message.class), "{}: {message:?}", builtin.name);
            }
            if session.next_tick() != Moved::Yes {
                break;
            }
        }
    }
}

#[test]
fn a_large_wave_has_its_words_at_the_selected_process_only() {
    let text = "protocol = \"superpeer-tokens\"\nevents = [{ at = 1, start = \"all\" }]\n[processes]\ncount = 40\n\
                [params]\ntokens = 6\n";
    let mut session = Session::open(&suffrage_scenario::read(text).expect("a valid scenario"));
    let (mut largest, most) = (0, 12);
    for _ in 0..20 {
        session.next_tick();
        let [all, few] =
            [None, Some(most)].map(|messages| session.frame(&Ask { selected: 3, messages, ..ask() }).messages);
        largest = largest.max(all.len());
        let is_own = |message: &Message| [message.from, message.to].contains(&3);
        let unworded = |message: Message| Message { payload: String::new(), whole: None, ..message };
        let is_wave = all.iter().filter(|message| message.lost.is_none()).count() > most;
        let is_dot = |message: &Message| message.lost.is_none() && message.class == MessageClass::Heartbeat;
        let is_unworded = |message: &Message| is_wave && is_dot(message) && !is_own(message);
        let wanted = all.into_iter().map(|message| if is_unworded(&message) { unworded(message) } else { message });
        assert_eq!(few, wanted.collect::<Vec<_>>());
    }
    assert!(largest > most, "{largest}");
}
