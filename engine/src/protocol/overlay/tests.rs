use super::*;

#[test]
fn coordinates_are_cut_and_the_other_edge_of_the_square_is_the_first() {
    assert_eq!(Place::of(0.5, 0.999_999), Some(Place { x: 32_768, y: 65_535 }));
    assert_eq!(Place::of(1.0, 0.0), Some(Place { x: 0, y: 0 }));
    for (x, y) in [(-0.1, 0.5), (0.5, 1.000_1), (f64::NAN, 0.0)] {
        assert_eq!(Place::of(x, y), None);
    }
}

#[test]
fn on_a_torus_a_way_is_at_most_half_a_side_and_exactly_half_counts_as_positive() {
    let at = |x, y| Place { x, y };
    assert_eq!(at(10, 0).away_from(at(65_530, 0), true), (16, 0));
    assert_eq!(at(10, 0).away_from(at(65_530, 0), false), (-65_520, 0));
    assert_eq!(at(0, 32_768).away_from(at(0, 0), true), (0, 32_768));
    assert_eq!(at(0, 0).away_from(at(0, 32_768), true), (0, 32_768));
    assert_eq!(at(3, 65_532).square_to(at(0, 0), true), 25);
}

#[test]
fn who_is_up_is_found_from_a_position_on_and_before_one() {
    let mut up = Up::all_but(200, &[0, 63, 64, 199]);
    assert_eq!((up.first_from(0), up.first_from(63), up.first_from(199)), (Some(1), Some(65), None));
    assert_eq!((up.last_before(1), up.last_before(65), up.last_before(200)), (None, Some(62), Some(198)));
    assert_eq!(up.iter().count(), 196);
    up.set(199, true);
    up.set(1, false);
    assert_eq!((up.has(199), up.has(1), up.has(4_000), up.first_from(199), up.first_from(200)), (true, false, false, Some(199), None));
    assert_eq!(up.last_before(128), Some(127));
}

#[test]
fn links_go_both_ways_and_come_once_and_what_they_do_not_join_is_in_parts() {
    let overlay = Overlay::new(6, Vec::new(), false, &[(1, 0), (0, 1), (1, 2), (4, 3)]);
    assert_eq!(overlay.links().collect::<Vec<_>>(), [(0, 1), (1, 2), (3, 4)]);
    assert_eq!([overlay.neighbours(1), overlay.neighbours(5), overlay.neighbours(9)], [&[0, 2][..], &[], &[]]);
    assert_eq!((overlay.diameter(), overlay.parts(6)), (2, vec![0, 3, 5]));
    assert_eq!((Overlay::none().diameter(), Overlay::none().neighbours(0)), (0, &[][..]));
}

#[test]
fn the_nearest_are_linked_and_of_two_as_near_the_lower_position() {
    let row: Vec<Place> = [0, 100, 200, 64_000].map(|x| Place { x, y: 0 }).to_vec();
    assert_eq!(Overlay::nearest(&row, false, 1), [(0, 1), (1, 0), (2, 1), (3, 2)]);
    assert_eq!(Overlay::nearest(&row, true, 1), [(0, 1), (1, 0), (2, 1), (3, 0)]);
    assert_eq!(Overlay::nearest(&row, true, 9).len(), 12);
}
