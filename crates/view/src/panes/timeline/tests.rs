use super::*;

#[test]
fn heights_depend_on_nothing_but_the_number_of_messages() {
    let one_row = |messages| height(messages, 1);
    assert_eq!([1, 2, 3, 4, 7, 16, 64, 256, 1 << 40].map(one_row), [2, 3, 3, 4, 4, 5, 7, 8, 8]);
    let two_rows = |messages| height(messages, 2);
    assert_eq!([1, 2, 3, 4, 7, 16, 64, 406, 1 << 40].map(two_rows), [3, 5, 5, 6, 7, 9, 12, 16, 16]);
}
