use super::*;

#[test]
fn a_cell_with_a_separator_is_quoted() {
    for (text, written) in
        [("a", "a"), ("a,b", "\"a,b\""), ("{\"id\":4}", "\"{\"\"id\"\":4}\""), ("a\nb", "\"a\nb\""), ("", "")]
    {
        let mut out = Vec::new();
        cell(text, &mut out).expect("memory can be written");
        assert_eq!(String::from_utf8(out).expect("UTF-8"), written);
    }
}
