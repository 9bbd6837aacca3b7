use super::*;

#[test]
fn invalid_utf8_is_reported_with_its_place() {
    let bytes: &[u8] = b"version = 1\ntitle = \"caf\xe9\"\n";
    assert_eq!(text(bytes, MOST_BYTES), Err(Unreadable::NotUtf8 { line: 2, byte: 13 }));
}

#[test]
fn a_text_may_have_exactly_the_limit() {
    assert!(text(io::repeat(b' ').take(MOST_BYTES), MOST_BYTES).is_ok());
    assert_eq!(text(io::repeat(b' '), MOST_BYTES), Err(Unreadable::TooLarge));
}

#[test]
fn an_argument_is_a_built_in_name_a_path_or_standard_input() {
    assert_eq!(Source::named("-".as_ref()), Source::StandardInput);
    assert_eq!(Source::named("./-".as_ref()), Source::Path("./-".into()));
    let first = &builtin::ALL[0];
    assert_eq!(Source::named(first.name.as_ref()), Source::BuiltIn(first));
    let file = format!("{}.toml", first.name);
    assert_eq!(Source::named(file.as_ref()), Source::Path(file.into()));
}

#[test]
fn every_reason_has_a_sentence_in_every_language() {
    let reasons = [
        Unreadable::Missing(Vec::new()),
        Unreadable::Missing(vec!["chang-roberts-ring"]),
        Unreadable::Missing(vec!["franklin-ten", "franklin-worst"]),
        Unreadable::Missing(vec!["franklin-ten"; MOST_SUGGESTIONS + 1]),
        Unreadable::Unfit(ids::LOAD_FOLDER),
        Unreadable::Unfit(ids::LOAD_PIPE),
        Unreadable::Unfit(ids::LOAD_SPECIAL),
        Unreadable::Unfit(ids::LOAD_NOT_PERMITTED),
        Unreadable::Unfit(ids::LOAD_LESSON),
        Unreadable::Unfit(ids::LOAD_NO_LESSON),
        Unreadable::Unfit(ids::LOAD_LESSON_TOO_LARGE),
        Unreadable::Unfit(ids::LOAD_ALGORITHM_NAME),
        Unreadable::TooLarge,
        Unreadable::NotUtf8 { line: 2, byte: 3 },
        Unreadable::Other("tired".into()),
    ];
    for reason in &reasons {
        suffrage_text::testing::prove_remark(&reason.remark("x.toml"));
    }
    assert_eq!(reasons.len(), suffrage_text::testing::ids_of("load-").count());
}
