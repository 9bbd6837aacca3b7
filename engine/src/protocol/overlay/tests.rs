use super::*;

#[test]
fn coordinates_are_truncated_and_the_far_edge_of_the_square_is_the_near_one() {
    assert_eq!(Place::of(0.5, 0.999_999), Some(Place { x: 32_768, y: 65_535 }));
    assert_eq!(Place::of(1.0, 0.0), Some(Place { x: 0, y: 0 }));
    for (x, y) in [(-0.1, 0.5), (0.5, 1.000_1), (f64::NAN, 0.0)] {
        assert_eq!(Place::of(x, y), None);
    }
}

#[test]
fn on_a_torus_a_distance_is_at_most_half_a_side_and_exactly_half_counts_as_positive() {
    let at = |x, y| Place { x, y };
    assert_eq!(at(10, 0).away_from(at(65_530, 0), true), (16, 0));
    assert_eq!(at(10, 0).away_from(at(65_530, 0), false), (-65_520, 0));
    assert_eq!(at(0, 32_768).away_from(at(0, 0), true), (0, 32_768));
    assert_eq!(at(0, 0).away_from(at(0, 32_768), true), (0, 32_768));
    assert_eq!(at(3, 65_532).square_to(at(0, 0), true), 25);
}

#[test]
fn live_processes_are_known_by_position_and_all_in_the_order_of_their_ids() {
    let ids: Vec<Id> = (0..200).rev().filter_map(Id::new).collect();
    let mut up = Up::of(&ids, &[0, 63, 64, 199]);
    assert_eq!([0, 1, 63, 64, 65, 199, 4_000].map(|at| up.has(at)), [false, true, false, false, true, false, false]);
    up.set(199, true);
    up.set(1, false);
    assert_eq!([up.has(199), up.has(1)], [true, false]);
    assert!(up.by_id().iter().copied().eq((0..200).rev()));
}

#[test]
fn links_go_both_ways_without_repetition_and_unconnected_processes_form_components() {
    let overlay = Overlay::new(6, Vec::new(), false, &[(1, 0), (0, 1), (1, 2), (4, 3)]);
    assert_eq!(overlay.links().collect::<Vec<_>>(), [(0, 1), (1, 2), (3, 4)]);
    assert_eq!([overlay.neighbours(1), overlay.neighbours(5), overlay.neighbours(9)], [&[0, 2][..], &[], &[]]);
    assert_eq!((overlay.diameter(), overlay.parts(6)), (2, vec![0, 3, 5]));
    assert_eq!((Overlay::default().diameter(), Overlay::default().neighbours(0)), (0, &[][..]));
}

#[test]
fn the_nearest_are_linked_and_ties_go_to_the_lower_position() {
    let row: Vec<Place> = [0, 100, 200, 64_000].map(|x| Place { x, y: 0 }).to_vec();
    assert_eq!(Overlay::nearest(&row, false, 1), [(0, 1), (1, 0), (2, 1), (3, 2)]);
    assert_eq!(Overlay::nearest(&row, true, 1), [(0, 1), (1, 0), (2, 1), (3, 0)]);
    assert_eq!(Overlay::nearest(&row, true, 9).len(), 12);
}

/// The links that [`Overlay::nearest`] should find, computed from all pairs of points.
fn among_all(places: &[Place], is_torus: bool, count: usize) -> Vec<(u32, u32)> {
    let mut links = Vec::new();
    for (at, &here) in places.iter().enumerate() {
        let others = places.iter().enumerate().filter(|&(other, _)| other != at);
        let mut others: Vec<(u64, u32)> =
            others.map(|(other, &there)| (there.square_to(here, is_torus), other as u32)).collect();
        others.sort_unstable();
        links.extend(others.into_iter().take(count).map(|(_, other)| (at as u32, other)));
    }
    links
}

#[test]
fn the_nearest_equal_those_found_by_comparing_all_pairs() {
    let mut state = 1_u64;
    let mut draw = |of: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % of) as u16
    };
    for n in [0, 1, 2, 3, 5, 8, 17, 60, 200, 500] {
        // Three cases: points in the whole square; few different coordinates, so that many distances are equal;
        // points in one corner.
        for (of, by) in [(65_536, 1), (7, 9_000), (900, 1)] {
            let places: Vec<Place> = (0..n).map(|_| Place { x: draw(of) * by, y: draw(of) * by }).collect();
            for is_torus in [true, false] {
                for count in [1, 3, 6, n] {
                    let mut found = Overlay::nearest(&places, is_torus, count);
                    let mut expected = among_all(&places, is_torus, count);
                    found.sort_unstable();
                    expected.sort_unstable();
                    assert_eq!(found, expected, "{n} {of} {is_torus} {count}");
                }
            }
        }
    }
}
