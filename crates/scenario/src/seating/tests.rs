use super::*;

fn numbers(count: u32, order: Order, seed: u64) -> Vec<u32> {
    Ids::Counted { count, order }.seated(seed).iter().map(|id| id.number()).collect()
}

#[test]
fn counted_ids_are_seated_in_their_order() {
    assert_eq!(numbers(4, Order::Ascending, 0), [1, 2, 3, 4]);
    assert_eq!(numbers(4, Order::Descending, 0), [4, 3, 2, 1]);
}

#[test]
fn a_random_seating_is_a_permutation_that_the_seed_decides() {
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
fn the_roster_agrees_with_the_seating() {
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
