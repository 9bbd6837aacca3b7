use super::*;

#[test]
fn cells_outside_the_area_are_free_and_never_taken() {
    let area = Rect::new(3, 2, 52, 20);
    let mut occupancy = Occupancy::new(area);
    // Pills outside the area on each side, and pills in the first and the last row.
    for (x, y) in [(56, 21), (60, 2), (0, 21), (10, 23), (10, 0), (200, 200)] {
        let outside = Rect::new(x, y, 3, 1);
        occupancy.take(outside, FIXED);
        assert!(occupancy.is_free(outside, FIXED), "{outside}");
    }
    assert!(occupancy.is_free(area, FIXED));
    occupancy.take(Rect::new(53, 21, 9, 9), FIXED);
    assert!(!occupancy.is_free(Rect::new(54, 21, 1, 1), FIXED) && occupancy.is_free(Rect::new(3, 21, 50, 1), FIXED));
}
