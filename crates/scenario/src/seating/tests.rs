use super::*;
use crate::change::{Changed, Variation, left_out, reseated};
use crate::{builtin, read, write};
use suffrage_engine::protocols::{CATALOGUE, VariantId};
use suffrage_engine::sim::command::Select;

fn scenario(protocol: &str, ids: &str, events: &str) -> Scenario {
    let text = format!("protocol = \"{protocol}\"\nevents = [{events}]\n[processes]\n{ids}");
    read(&text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn known(protocol: &str) -> VariantId {
    VariantId::named(protocol, "standard").expect("it is in the catalogue")
}

const ACTS: &str = "{ at = 1, cut = [[1, 2], [1, 3]] }, { at = 2, cut = [3, 1], one_way = true }, { at = 3, cut = [2, 4], one_way = true }, \
                    { at = 4, partition = [[1, 3]] }, { at = 5, mend = [[2, 4], [3, 4]] }, { at = 6, mend = [2, 4] }, { at = 7, mend = \"all\" }";

#[test]
fn acts_on_missing_ring_links_are_dropped_and_reported() {
    let before = scenario("bully", "count = 4", ACTS);
    let as_a_ring = |protocol: &str| before.with_variant(known(protocol)).expect("within the limits");
    let link = |at, other| Command::Cut { pairs: vec![(at, other)], one_way: false };
    let kept = [
        (1, link(0, 1)),
        (4, Command::Partition(vec![vec![0, 2]])),
        (5, Command::Mend(Links::Between(vec![(2, 3)]))),
        (7, Command::Mend(Links::All)),
    ];
    for ring in ["chang-roberts", "franklin"] {
        let Changed { scenario, said } = as_a_ring(ring);
        assert_eq!(scenario.events, kept, "{ring}");
        assert!(said.contains(&left_out(ids::CHANGE_LINK_ACTS_LEFT_OUT, 5)), "{ring}: {said:?}");
    }
    let Changed { scenario, said } = as_a_ring("ring-list");
    assert_eq!(scenario.events, before.events, "with bounce a ring has all links");
    assert!(!said.iter().any(|said| said.key == "change-link-acts-left-out"), "{said:?}");
}

#[test]
fn a_process_at_another_ring_position_has_other_links() {
    let cut = |one: u32, other: u32| format!("{{ at = 1, cut = [{one}, {other}] }}");
    let told =
        |made: Changed| (made.scenario.events.len(), made.said.contains(&left_out(ids::CHANGE_LINK_ACTS_LEFT_OUT, 1)));
    let ring = |ids: &str, acts: &str| scenario("chang-roberts", ids, acts);
    assert_eq!(
        told(ring("count = 4", &cut(4, 1)).with_count(5).expect("within the limits")),
        (0, true),
        "5 is between them"
    );
    assert_eq!(told(ring("count = 4", &cut(2, 3)).with_count(5).expect("within the limits")), (1, false));
    let listed = ring("ids = [2, 4, 1, 3]", &cut(2, 4));
    assert_eq!(told(listed.varied(Variation::Order(Order::Ascending)).expect("the act is possible")), (0, true));
    assert_eq!(
        told(listed.varied(Variation::Seed(9)).expect("any seed")),
        (1, false),
        "the order does not depend on the seed"
    );
    let drawn = scenario("chang-roberts", "count = 6\norder = \"random\"", "");
    let seated = drawn.seating();
    let drawn =
        scenario("chang-roberts", "count = 6\norder = \"random\"", &cut(seated[0].number(), seated[1].number()));
    let all: Vec<(usize, bool)> =
        (1..40).map(|seed| told(drawn.varied(Variation::Seed(seed)).expect("any seed"))).collect();
    assert!(all.iter().all(|made| [(1, false), (0, true)].contains(made)), "{all:?}");
    assert!(all.contains(&(1, false)) && all.contains(&(0, true)), "{all:?}");
}

#[test]
fn an_act_is_not_carried_to_a_run_without_its_link() {
    let (complete, ring) = (scenario("bully", "count = 4", ""), scenario("chang-roberts", "count = 4", ""));
    let cut = |pairs: &[(u32, u32)], one_way| Command::Cut { pairs: pairs.to_vec(), one_way };
    for (act, is_there) in [
        (cut(&[(0, 1)], true), true),
        (cut(&[(1, 0)], false), true),
        (cut(&[(1, 0)], true), false),
        (cut(&[(0, 1), (0, 2)], false), false),
        (Command::Mend(Links::Between(vec![(0, 2)])), false),
        (Command::Drop(Select { from: 0, to: 2, kind: None, nth: 1 }), false),
    ] {
        assert_eq!(reseated(&act, &complete, &ring).is_some(), is_there, "{act:?}");
        assert!(reseated(&act, &complete, &complete).is_some(), "{act:?}");
    }
}

#[test]
fn every_derived_scenario_reads_back_from_its_file() {
    let (mut left_out_links, mut followed_nobody) = (0, 0);
    for builtin in builtin::ALL {
        let before = read(builtin.text).expect("a valid scenario");
        let count = before.count();
        if count > 1000 {
            continue;
        }
        let algorithms = CATALOGUE.iter().filter_map(|entry| before.with_variant(entry.id().standard()).ok());
        let counts = [count - 1, count + 1, count + 3].into_iter().filter_map(|count| before.with_count(count).ok());
        let orders = [Order::Ascending, Order::Descending, Order::Random].map(Variation::Order);
        let varied = orders
            .into_iter()
            .chain([Variation::Seed(before.seed + 1)])
            .filter_map(|varied| before.varied(varied).ok());
        for Changed { scenario, said } in algorithms.chain(counts).chain(varied) {
            let text = write(&scenario, "");
            let again = read(&text).unwrap_or_else(|faults| {
                panic!("{} as {}: {faults:#?}\n{text}", builtin.name, scenario.protocol().name())
            });
            assert_eq!(
                (again.events, again.leader, again.detector),
                (scenario.events, scenario.leader, scenario.detector),
                "{text}"
            );
            let told = |key: &str| usize::from(said.iter().any(|said| said.key == key));
            left_out_links += told("change-link-acts-left-out");
            followed_nobody += told("change-follows-nobody");
        }
    }
    assert!(
        left_out_links > 0 && followed_nobody > 0,
        "some demos have a link that rings lack, some a leader at tick 0"
    );
}

fn numbers(count: u32, order: Order, seed: u64) -> Vec<u32> {
    Ids::Counted { count, order }.seated(seed).iter().map(|id| id.number()).collect()
}

#[test]
fn counted_ids_are_placed_in_their_order() {
    assert_eq!(numbers(4, Order::Ascending, 0), [1, 2, 3, 4]);
    assert_eq!(numbers(4, Order::Descending, 0), [4, 3, 2, 1]);
}

#[test]
fn a_random_order_is_a_permutation_determined_by_the_seed() {
    let mut seated = numbers(100, Order::Random, 7);
    assert_eq!(seated, numbers(100, Order::Random, 7));
    assert_ne!(seated, numbers(100, Order::Random, 8));
    seated.sort_unstable();
    assert_eq!(seated, numbers(100, Order::Ascending, 0));
}

#[test]
fn every_order_of_three_is_about_equally_likely() {
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..6_000 {
        *seen.entry(numbers(3, Order::Random, seed)).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 6);
    assert!(seen.values().all(|count| (880..1120).contains(count)), "{seen:?}");
}

#[test]
fn the_roster_agrees_with_the_order_of_ids() {
    for order in [Order::Ascending, Order::Descending, Order::Random] {
        let ids = Ids::Counted { count: 9, order };
        let roster = Roster::new(ids.clone(), 3);
        for (position, id) in ids.seated(3).into_iter().enumerate() {
            assert_eq!(roster.position(id), Some(position as u32));
            assert_eq!(roster.at(position as u32), id);
        }
        assert_eq!(roster.position(Id::new(0).expect("an id")), None);
        assert_eq!(roster.position(Id::new(10).expect("an id")), None);
    }
}
