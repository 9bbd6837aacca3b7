use super::number_behind;

#[test]
fn a_number_after_words_goes_to_commands_that_take_one() {
    assert_eq!(number_behind("go 12"), ("go ", Some(12)));
    assert_eq!(number_behind("12"), ("", Some(12)));
    assert_eq!(number_behind("go"), ("go", None));
    assert_eq!(number_behind("p3"), ("p3", None));
    assert_eq!(number_behind("go 99999999999999999999"), ("go 99999999999999999999", None));
}
