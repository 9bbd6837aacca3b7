use super::*;

impl Sink for Vec<u64> {
    fn word(&mut self, word: u64) {
        self.push(word);
    }
}

#[derive(serde::Serialize)]
enum Sample {
    Nothing,
    One(u32),
    Pair { left: Option<u32>, right: Vec<bool> },
}

fn words(value: &Sample) -> Vec<u64> {
    let mut words = Vec::new();
    encode(value, &mut words);
    words
}

#[test]
fn the_encoding_is_the_variant_and_then_its_fields() {
    assert_eq!(words(&Sample::Nothing), [0]);
    assert_eq!(words(&Sample::One(7)), [1, 7]);
    assert_eq!(words(&Sample::Pair { left: Some(3), right: vec![true] }), [2, 1, 3, 1, 1]);
    assert_eq!(words(&Sample::Pair { left: None, right: vec![] }), [2, 0, 0]);
}
