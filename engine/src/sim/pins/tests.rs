use super::*;
use crate::protocol::Port;
use crate::sim::network::Wiring;

fn delay(from: u32, to: u32, clockwise: bool) -> Pin {
    Pin::Delay { on: DirectedLink { from, to, clockwise }, nth: 1, ticks: 1 }
}

#[test]
fn a_pin_names_a_link_as_the_world_does() {
    for n in [1, 2, 3, 5] {
        for (topology, ports) in [
            (Topology::OneWayRing, vec![(Port::NEXT, true)]),
            (Topology::TwoWayRing, vec![(Port::NEXT, true), (Port::PREVIOUS, false)]),
            (Topology::Complete, (0..n).map(|at| (Port::peer(at), false)).collect()),
        ] {
            let mut wiring = Wiring::new(n);
            for from in 0..n {
                for &(out, clockwise) in &ports {
                    let to = wiring.receiver(topology, from, out);
                    let link = wiring.link(topology, from, out);
                    let choice = delay(from, to, clockwise).choice(topology, n);
                    assert_eq!(choice.about, u64::from(link), "{topology:?} of {n}: {from} to {to}");
                }
            }
        }
    }
}

#[test]
fn the_last_answer_to_a_choice_wins() {
    let (early, late) =
        (delay(0, 1, true), Pin::Delay { on: DirectedLink { from: 0, to: 1, clockwise: true }, nth: 1, ticks: 9 });
    assert_eq!(early.question(), late.question());
    assert_ne!(early.question(), delay(1, 0, true).question());
    let lost = |copy, lost| Pin::Loss { on: DirectedLink { from: 0, to: 1, clockwise: true }, nth: 1, copy, lost };
    assert_eq!(lost(true, true).question(), lost(true, false).question());
    assert_ne!(lost(true, true).question(), lost(false, true).question());
    assert_ne!(early.question(), lost(false, true).question());
    let pins = Pins::of(Topology::OneWayRing, 2, [early, late]);
    assert_eq!(pins.0.values().collect::<Vec<_>>(), [&late]);
}

#[test]
fn the_two_links_of_a_ring_of_two_are_two_choices() {
    let pins = Pins::of(
        Topology::TwoWayRing,
        2,
        [delay(0, 1, true), delay(0, 1, false), delay(1, 0, true), delay(1, 0, false)],
    );
    assert_eq!(pins.0.len(), 4);
}

#[test]
fn the_two_links_past_crashed_processes_are_two_choices() {
    for to in 0..4 {
        let pins = Pins::of(Topology::TwoWayRing, 4, [delay(0, to, true), delay(0, to, false)]);
        assert_eq!(pins.0.len(), 2, "0 to {to}");
    }
}
