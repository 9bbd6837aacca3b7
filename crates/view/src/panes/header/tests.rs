use crate::words::speed;

#[test]
fn speeds_are_written_in_quarters() {
    assert_eq!([1, 2, 4, 6, 8, 64].map(speed), ["×¼", "×½", "×1", "×1½", "×2", "×16"]);
}
