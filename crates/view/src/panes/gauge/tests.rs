use super::{names, share};

#[test]
fn a_letter_inside_a_word_is_no_variable() {
    assert!(names("k(n+k)", 'k') && names("r·n²", 'r') && names("2kn", 'k') && names("m(n-m)", 'm'));
    assert!(!names("n·floor(log n)", 'r') && !names("max(n, 3)", 'm') && !names("n(n+3)/2", 'k'));
}

#[test]
fn the_bar_is_full_only_at_the_bound() {
    assert_eq!(share(0, 35, 100), 0);
    assert_eq!(share(34, 35, 100), 97);
    assert_eq!(share(35, 35, 100), 100);
    assert_eq!(share(u64::MAX, 35, 100), 100);
    assert_eq!(share(u64::MAX, u64::MAX, 100), 100);
}
