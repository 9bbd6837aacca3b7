use super::super::chance::Seeded;
use super::*;

#[test]
fn every_link_has_the_ends_it_was_made_from() {
    for (topology, ports) in [
        (Topology::OneWayRing, vec![Port::NEXT, Port::clockwise(3), Port::clockwise(5)]),
        (Topology::TwoWayRing, vec![Port::NEXT, Port::PREVIOUS, Port::counter_clockwise(2)]),
        (Topology::Complete, (0..5).map(Port::peer).collect()),
    ] {
        let mut wiring = Wiring::new(5);
        for from in 0..5 {
            for &out in &ports {
                let link = wiring.link(topology, from, out);
                let route = wiring.route(topology, link);
                let to = match topology {
                    Topology::Complete => out.position(),
                    _ if out.is_clockwise() => (from + out.distance()) % 5,
                    _ => (from + 5 - out.distance()) % 5,
                };
                assert_eq!((route.from, route.to, route.out), (from, to, out));
            }
        }
    }
}

#[test]
fn fifo_links_never_let_a_message_overtake() {
    let network = Network { longest_delay: 9, ..Network::default() };
    let wiring = Wiring::new(2);
    let mut links = LinkHistory::new(network, Topology::OneWayRing, &wiring, false);
    let route = wiring.route(Topology::OneWayRing, 0);
    let mut chance = Seeded::new(1);
    let due: Vec<Ticks> =
        (0..100).map(|start| links.passages((0, route), None, start, None, &mut chance).0.due).collect();
    assert!(due.is_sorted());
    assert!(due.iter().zip(0..).all(|(&due, start)| (start + 1..=start + 9).contains(&due)));
}

#[test]
fn the_links_of_a_complete_graph_have_no_gaps_and_keep_their_names() {
    for n in [1, 2, 7, 64, 300] {
        let network = Network { longest_delay: 5, ..Network::default() };
        let mut wiring = Wiring::new(n);
        let mut links = LinkHistory::new(network, Topology::Complete, &wiring, false);
        assert_eq!(links.bytes(), 12 * (n * n) as usize, "{n}");
        for (number, (from, to)) in (0..n).flat_map(|from| (0..n).map(move |to| (from, to))).enumerate() {
            let link = wiring.link(Topology::Complete, from, Port::peer(to));
            let route = wiring.route(Topology::Complete, link);
            assert_eq!((route.from, route.to), (from, to));
            let (about, memory) = links.of(link, route);
            assert_eq!(about, u64::from(from) << 12 | u64::from(to), "the name in choices never changes");
            assert_eq!((memory.carried, memory.last_due()), (0, 0), "no other link uses this memory");
            memory.carried = number as u32 + 1;
            memory.set_last_due(u64::MAX - number as u64);
            assert_eq!(memory.last_due(), u64::MAX - number as u64);
        }
    }
}
