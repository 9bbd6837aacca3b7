use super::*;
use crate::paint::tests::frames::{frame_of, ring_of};

#[test]
fn cells_are_as_wide_as_fits_and_the_ids_stand_below() {
    let cells = |n, width| Cells::of(&frame_of((&ring_of(n), 0), (200, 55)), width, 4);
    assert_eq!(cells(7, 80), Cells { pitch: 6, in_row: 7, rows: 1, ids: true, window: false });
    assert_eq!(cells(24, 120), Cells { pitch: 4, in_row: 24, rows: 1, ids: true, window: false });
    assert_eq!(cells(64, 80), Cells { pitch: 3, in_row: 26, rows: 3, ids: false, window: false });
    assert!(cells(200, 80).window);
}
