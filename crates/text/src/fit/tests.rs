use super::*;

#[test]
fn the_longest_length_that_fits_is_taken() {
    let text = Fit::from_iter(["known to 3 of 7", "3 of 7", "3/7"]);
    assert_eq!(text.within(20), Some("known to 3 of 7"));
    assert_eq!(text.within(14), Some("3 of 7"));
    assert_eq!(text.within(3), Some("3/7"));
    assert_eq!(text.within(2), None);
    assert_eq!((text.longest(), text.shortest()), ("known to 3 of 7", "3/7"));
}

#[test]
fn equal_lengths_are_one() {
    assert_eq!(Fit::from_iter(["a", "a"]), Fit::from("a"));
}
