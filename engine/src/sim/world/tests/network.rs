//! Changes of the network during a run.

use super::*;
use crate::sim::command::{NetworkChange, Probability};
use crate::sim::digest::Digest;
use crate::sim::network::OwnTraits;

fn change(loss: Option<f64>, duplicate: Option<f64>, fifo: Option<bool>) -> Command {
    Command::Network(NetworkChange {
        loss: loss.and_then(Probability::new),
        duplicate: duplicate.and_then(Probability::new),
        fifo,
    })
}

#[test]
fn from_the_act_on_messages_are_lost_and_until_the_next_one() {
    let script = vec![
        (1, start(0)),
        (2, change(Some(1.0), None, None)),
        (4, start(1)),
        (6, change(Some(0.0), None, None)),
        (7, start(1)),
    ];
    let (seen, world) = run(plan(2, Network::default(), script));
    let expected = [
        "1: 10 starts",
        // This hello was sent before the change: for messages in transit, the losses stay as decided.
        "2: hello 10→20",
        "3: answer 20→10 lost: loss",
        "3: timer of 10",
        "4: 20 starts",
        "5: hello 20→10 lost: loss",
        "6: timer of 20",
        "7: 20 starts",
        "8: hello 20→10",
        "9: answer 10→20",
    ];
    assert_eq!(seen, expected);
    assert_eq!(world.counters().lost, 2);
}

#[test]
fn every_message_is_duplicated_if_the_probability_is_one() {
    let (seen, world) = run(plan(2, Network::default(), vec![(1, change(None, Some(1.0), None)), (2, start(0))]));
    let hellos = seen.iter().filter(|line| line.contains("hello")).count();
    assert_eq!((hellos, world.counters().duplicated), (2, 3), "one hello and two answers are duplicated");
}

#[test]
fn a_change_that_changes_nothing_says_so() {
    let script = vec![
        (1, change(Some(0.0), None, Some(true))),
        (2, change(Some(0.5), None, None)),
        (3, change(Some(0.5), None, None)),
    ];
    let (seen, _) = run(plan(2, Network::default(), script));
    assert_eq!(seen, ["1: nothing to act on", "3: nothing to act on"]);
}

/// Process 10 sends one hello to process 20 at each of `ticks` ticks. Returns the due ticks of the hellos in the
/// order of sending.
fn due(network: Network, ticks: Ticks, acts: Vec<(Ticks, Command)>, seed: u64) -> Vec<Ticks> {
    #[derive(Default)]
    struct Dues(Vec<Ticks>);
    impl Observer for Dues {
        fn see(&mut self, _: Ticks, event: SimEvent<'_>) {
            if let SimEvent::Sent {
                message: Message::Alone(crate::protocols::tests::greeter::Word::Hello), due, ..
            } = event
            {
                self.0.push(due);
            }
        }
    }
    let mut script: Vec<(Ticks, Command)> = acts.into_iter().chain((1..=ticks).map(|tick| (tick, start(0)))).collect();
    script.sort_by_key(|(tick, _)| *tick);
    let (mut chance, mut dues) = (Seeded::new(seed), Dues::default());
    let mut world = World::new(plan(2, network, script), &mut chance, &mut dues);
    while let Some(tick) = world.next_due() {
        world.begin(tick);
        world.finish(&mut chance, &mut dues);
    }
    dues.0
}

#[test]
fn links_stop_and_resume_fifo_order() {
    let network = Network { longest_delay: 20, ..Network::default() };
    for seed in 0..20 {
        let acts = vec![(31, change(None, None, Some(false))), (61, change(None, None, Some(true)))];
        let due = due(network.clone(), 90, acts, seed);
        assert!(due[..30].is_sorted(), "in order at first");
        assert!(!due[30..60].is_sorted(), "then not");
        let farthest = due[..60].iter().max().expect("there are some");
        assert!(due[60..].is_sorted() && due[60] >= *farthest, "then nothing overtakes messages still in transit");
    }
}

#[test]
fn a_switch_to_fifo_includes_messages_delayed_by_an_act() {
    for (longest_delay, fifo) in [(1, true), (1, false), (5, true), (5, false)] {
        let network = Network { longest_delay, fifo, ..Network::default() };
        let arrivals = |acts: Vec<(Ticks, Command)>| {
            let script = [(1, start(0)), (2, Command::Delay { select: select(0, 1), by: 40 })];
            let later = [(4, start(0)), (6, start(0))];
            let (seen, _) = run(plan(2, network.clone(), script.into_iter().chain(acts).chain(later).collect()));
            let hellos = seen.into_iter().filter(|line| line.contains("hello 10→20"));
            hellos
                .map(|line| line.split(':').next().and_then(|tick| tick.parse::<Ticks>().ok()).expect("a tick"))
                .collect::<Vec<_>>()
        };
        let (as_held_up, in_order) = (arrivals(Vec::new()), arrivals(vec![(3, change(None, None, Some(true)))]));
        assert!(as_held_up[0] < 20 && as_held_up[2] > 40, "{as_held_up:?}");
        assert!(in_order[0] > 40, "{in_order:?}");
        // A change of another value does not switch the links to FIFO.
        let other = arrivals(vec![(3, change(Some(0.0), Some(0.0), None))]);
        assert_eq!(other, as_held_up);
    }
}

#[test]
fn network_draws_do_not_depend_on_when_drawing_started() {
    // The answer to a choice does not depend on how the run came to the choice.
    let network = Network { longest_delay: 5, loss: 0.4, duplicate: 0.3, fifo: false, ..Network::default() };
    let (plain, changed) = (
        Network { loss: 0.0, duplicate: 0.0, fifo: true, ..network.clone() },
        change(Some(0.4), Some(0.3), Some(false)),
    );
    let digest = |network, mut script: Vec<(Ticks, Command)>, stepped: bool| {
        script.extend((2..40).map(|tick| (tick, start((tick % 3) as u32))));
        let (mut chance, mut digest, mut notebook) = (Seeded::new(9), Digest::default(), Notebook::default());
        let mut world = World::new(plan(3, network, script), &mut chance, &mut notebook);
        while let Some(tick) = world.next_due() {
            world.begin(tick);
            if stepped {
                while world.step(&mut chance, &mut (&mut digest, &mut notebook)) {
                    world = world.clone();
                }
            } else {
                world.finish(&mut chance, &mut (&mut digest, &mut notebook));
            }
        }
        (notebook.0, digest.value())
    };
    let from_the_start = digest(network, Vec::new(), false);
    let later = digest(plain.clone(), vec![(1, changed.clone())], false);
    assert_eq!(from_the_start.0, later.0);
    assert_ne!(from_the_start.1, later.1, "the act is an event of the run");
    assert_eq!(later, digest(plain, vec![(1, changed)], true));
}

#[test]
fn numbered_and_unnumbered_runs_are_the_same() {
    let script: Vec<_> = (1..60)
        .map(|tick| match tick % 12 {
            3 => (tick, change(Some(0.5), Some(0.5), None)),
            9 => (tick, change(Some(0.0), Some(0.0), None)),
            _ => (tick, start((tick % 3) as u32)),
        })
        .collect();
    let (numbered, _) = run(plan(3, Network::default(), script.clone()));
    let (unnumbered, _) = run(Plan { numbered: false, ..plan(3, Network::default(), script) });
    assert_eq!(numbered, unnumbered);
    assert!(numbered.iter().any(|line| line.contains("loss")));
}

fn with_own(ends: (u32, u32), delay: Option<(Ticks, Ticks)>, loss: Option<f64>) -> Network {
    let each = Arc::new([(ends, OwnTraits { delay, loss })].into());
    Network { each, bounce: true, ..Network::default() }
}

#[test]
fn a_link_has_a_delay_of_its_own_one_way_and_its_notices_too() {
    let network = with_own((0, 1), Some((3, 3)), None);
    let (seen, _) = run(plan(2, network, vec![(1, start(0))]));
    assert_eq!(seen[..4], ["1: 10 starts", "3: timer of 10", "4: hello 10→20", "5: answer 20→10"]);
    // The notice goes back over the other direction.
    let to_nobody = Plan { down: vec![1], ..plan(2, with_own((1, 0), Some((5, 5)), None), vec![(1, start(0))]) };
    assert!(run(to_nobody).0.contains(&"7: hello 10→20 came back".to_owned()));
}

#[test]
fn a_change_of_the_network_means_all_other_links() {
    let script = || vec![(1, change(Some(1.0), None, None)), (2, start(0))];
    let (seen, _) = run(plan(2, with_own((0, 1), None, Some(0.0)), script()));
    assert_eq!(seen[..3], ["2: 10 starts", "3: hello 10→20", "4: answer 20→10 lost: loss"]);
    let (seen, _) = run(plan(2, with_own((0, 1), None, Some(1.0)), vec![(1, start(0))]));
    assert_eq!(seen[..2], ["1: 10 starts", "2: hello 10→20 lost: loss"]);
}

#[test]
fn the_timeout_counts_the_longest_delay_of_any_link() {
    assert_eq!(with_own((0, 1), Some((2, 9)), None).patience(), 18);
    assert_eq!(with_own((0, 1), None, Some(0.5)).patience(), 2);
}
