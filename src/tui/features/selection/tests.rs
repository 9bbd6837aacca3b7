use super::begins_with;

#[test]
fn an_id_begins_with_its_own_digits_only() {
    assert!(begins_with(48, 4) && begins_with(48, 48) && begins_with(0, 0) && begins_with(4_294_967_294, 429));
    assert!(!begins_with(48, 8) && !begins_with(4, 48) && !begins_with(48, 0));
}
