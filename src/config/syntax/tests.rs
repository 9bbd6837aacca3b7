use super::*;

/// The texts of the faults that keep a text from being TOML.
fn problems(text: &str) -> Vec<&'static str> {
    let faults = crate::scenario::read(text).expect_err("not TOML");
    faults.iter().map(|fault| fault.problem.what().key).filter(|key| key.starts_with("syntax-")).collect()
}

#[test]
fn the_common_slips_have_words_of_their_own() {
    let slips = [
        ("a = 1\na = 2", ids::SYNTAX_DUPLICATE_KEY),
        ("[a]\n[a]", ids::SYNTAX_DUPLICATE_KEY),
        ("a = [1, 2", ids::SYNTAX_UNCLOSED_ARRAY),
        ("a = { b = 1", ids::SYNTAX_UNCLOSED_INLINE_TABLE),
        ("[a\nb = 1", ids::SYNTAX_UNCLOSED_HEADER),
        ("a = \"x\nb = 1", ids::SYNTAX_UNCLOSED_TEXT),
        ("a = [\"x\" \"y\"]", ids::SYNTAX_MISSING_COMMA),
        ("a = [1,, 2]", ids::SYNTAX_EXTRA_COMMA),
        ("a", ids::SYNTAX_MISSING_EQUALS),
        ("a = ", ids::SYNTAX_MISSING_VALUE),
        ("a = = 1", ids::SYNTAX_EXTRA_EQUALS),
        ("a = oops", ids::SYNTAX_UNQUOTED_TEXT),
        ("a = yes", ids::SYNTAX_YES_OR_NO),
        ("a = True", ids::SYNTAX_YES_OR_NO),
        ("a = [off]", ids::SYNTAX_YES_OR_NO),
        ("é = 1", ids::SYNTAX_INVALID_KEY),
        ("a = 01", ids::SYNTAX_INVALID_NUMBER),
        ("a = \"\\q\"", ids::SYNTAX_INVALID_ESCAPE),
    ];
    for (text, expected) in slips {
        assert_eq!(problems(text).first(), Some(&expected.key()), "{text}: {:?}", problems(text));
    }
}

#[test]
fn the_bracket_that_is_not_closed_is_found() {
    let found = |text: &str| unclosed(text);
    assert_eq!(found("a = [1, { b = 2 }]\n[c]\n[[d]]"), None);
    assert_eq!(found("a = [1,\n[c]\nb = [2]"), Some(4));
    assert_eq!(found("a = [{ b = 2, { c = 3 }]\n"), Some(5));
    assert_eq!(found("a = \"[\" # [\nb = '{' \nc = \"\"\"[\n\"\"\"\nd = '''{'''"), None);
    assert_eq!(found("a = \"\\\"[\"\nb = {"), Some(14));
    assert_eq!(found("a = \"[\nb = [1]"), None, "a text that is not closed ends with its line");
    assert_eq!(found("]}"), None);
    // However many there are: each is looked at once.
    let many = 100_000;
    assert_eq!(found(&format!("a = {}{}", "[".repeat(many), "}".repeat(many))), Some(4));
    assert_eq!(found(&format!("a = {}{}", "{".repeat(many), "]".repeat(many))), Some(4));
}

#[test]
fn what_follows_from_an_open_bracket_is_not_told() {
    let text = "protocol = \"bully\"\nseed = oops\nevents = [\n  { at = 1, start = 1 },\n[processes]\nids = [1, 2]\n";
    let faults = crate::scenario::read(text).expect_err("not TOML");
    let told: Vec<_> = faults.iter().map(|fault| (&text[fault.span.clone()], fault.problem.what().key)).collect();
    assert_eq!(told, [("oops", "syntax-unquoted-text"), ("[", "syntax-unclosed-array")]);
}
