use super::nearest;

#[test]
fn a_slip_of_the_finger_finds_its_word() {
    let known = ["protocol", "processes", "params", "at", "id", "ELECTION"];
    assert_eq!(nearest("protocl", &known), Some("protocol"));
    assert_eq!(nearest("proceses", &known), Some("processes"));
    assert_eq!(nearest("election", &known), Some("ELECTION"));
    assert_eq!(nearest("ta", &known), Some("at"));
    assert_eq!(nearest("weather", &known), None);
    assert_eq!(nearest("x", &known), None, "a letter is like nothing");
}
