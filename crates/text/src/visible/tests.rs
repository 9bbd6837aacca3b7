use super::*;

const OBEYED: [char; 16] = [
    '\0', '\t', '\r', '\u{1b}', '\u{7f}', '\u{80}', '\u{9b}', '\u{9f}', '\u{61c}', '\u{200e}', '\u{200f}', '\u{2028}',
    '\u{202a}', '\u{202e}', '\u{2066}', '\u{2069}',
];

#[test]
fn control_characters_are_shown_and_others_unchanged() {
    assert_eq!(visible("a\u{1b}[2Jb\u{7f}\u{9b}c\n\u{202e}d"), "a␛[2Jb␡\\u{9b}c␊\\u{202e}d");
    assert_eq!(visible_lines("a\nb\r\n"), "a\nb␍\n");
    let plain = "Elección: 31 < 58 · ✓ ▐█▌ ⠿ 选举 🙂 e\u{301}";
    assert!(matches!(visible(plain), Cow::Borrowed(same) if same == plain));
    for letter in OBEYED {
        let shown = visible(letter.encode_utf8(&mut [0; 4])).into_owned();
        assert!(!shown.is_empty() && !shown.chars().any(is_obeyed), "{letter:?}");
    }
}

#[test]
fn a_stream_is_safe_however_it_is_split() {
    let text: String = OBEYED.iter().flat_map(|letter| ['é', *letter, '\n', '选']).collect();
    for form in [Form::Lines, Form::Json] {
        let whole = |size: usize| {
            let mut out = Vec::new();
            let mut visible = Visible::new(&mut out, form);
            text.as_bytes().chunks(size).for_each(|piece| visible.write_all(piece).expect("memory can be written"));
            String::from_utf8(out).expect("letters are whole")
        };
        let expected = whole(text.len());
        assert!(!expected.chars().any(|letter| is_obeyed(letter) && letter != '\n'), "{expected:?}");
        assert!((1..9).all(|size| whole(size) == expected));
    }
}

#[test]
fn json_uses_its_own_escapes() {
    let said = serde_json::json!({ "title": OBEYED.iter().collect::<String>() });
    let mut out = Vec::new();
    serde_json::to_writer(Visible::new(&mut out, Form::Json), &said).expect("memory can be written");
    assert!(out.iter().all(u8::is_ascii_graphic), "{}", String::from_utf8_lossy(&out));
    assert_eq!(serde_json::from_slice::<serde_json::Value>(&out).expect("it is JSON"), said);
}

#[test]
fn invalid_utf8_is_reported() {
    let mut out = Vec::new();
    Visible::new(&mut out, Form::Lines).write_all(b"a\x9bb\xff\xfec").expect("memory can be written");
    assert_eq!(String::from_utf8(out).expect("letters"), "a\u{fffd}b\u{fffd}\u{fffd}c");
}
