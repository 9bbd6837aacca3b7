use proptest::prelude::*;

use super::*;

#[test]
fn words_stay_whole() {
    assert_eq!(whole_words("the leader is down", 18, "…"), "the leader is down");
    assert_eq!(whole_words("the leader is down", 17, "…"), "the leader is…");
    assert_eq!(whole_words("the leader is down", 5, "…"), "the…");
    assert_eq!(whole_words("leader", 5, "…"), "");
}

#[test]
fn what_is_cut_is_noted() {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 6, 1));
    let area = buffer.area;
    Canvas::new(&mut buffer).row(area, 0).write("leader", Style::new());
    assert!(crate::testing::cuts::take().is_empty());
    Canvas::new(&mut buffer).row(area, 0).skip(1).write("leader", Style::new());
    assert_eq!(crate::testing::cuts::take(), ["\"leader\" in 5 columns"]);
}

#[test]
fn wrapping_keeps_rows_and_their_indentation() {
    assert_eq!(wrapped("one two\n  three four", 8), ["one two", "  three", "  four"]);
    assert_eq!(wrapped("abcdefgh", 3), ["abc", "def", "gh"]);
    assert_eq!(wrapped("", 3), Vec::<String>::new());
}

proptest! {
    #[test]
    fn wrapping_loses_no_character_and_keeps_the_width(text in "[a-zé· ]{0,60}", width in 1_usize..30) {
        let rows = wrapped(&text, width);
        prop_assert!(rows.iter().all(|row| row.width() <= width));
        let solid = |text: &str| text.chars().filter(|character| *character != ' ').collect::<String>();
        prop_assert_eq!(solid(&rows.concat()), solid(&text));
    }
}
