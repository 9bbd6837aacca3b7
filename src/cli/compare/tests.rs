use super::delays;

#[test]
fn a_delay_is_a_number_or_a_range() {
    assert_eq!(delays("3"), Some((3, 3)));
    assert_eq!(delays("1..4"), Some((1, 4)));
    assert_eq!(delays(" 1 .. 4 "), Some((1, 4)));
    assert_eq!(delays("1-4"), None);
    assert_eq!(delays("..4"), None);
    assert_eq!(delays(""), None);
}
