use super::*;

#[test]
fn a_small_valid_text_is_read_completely() {
    let ids = (1..20_000).map(|id| id.to_string()).collect::<Vec<_>>().join(", ");
    let text = format!("a = [{ids}]\n# a remark\nb.c = 'd'\n[e]\nf = {{ g = 1.5 }}\n");
    assert_eq!(weigh(&text, 10 << 20), Weight::default());
    let document = Document::read(&text);
    assert_eq!((document.errors.len(), document.heavy_at, document.more), (0, None, 0));
    assert_eq!(document.root().len(), 3);
}

#[test]
fn a_text_is_cut_at_the_memory_limit_for_every_token() {
    for piece in ["a = 1\n", "[[a]]\n", "a.b.c = 1\n", "#\n", "\n", "a = [[1],[2]]\n", "a={b={c=1}}\n", "'k' = \"v\"\n"]
    {
        let text = piece.repeat(3_000);
        let Weight { heavy_at: Some(at), .. } = weigh(&text, 40_000) else { panic!("{piece:?} is not cut") };
        assert!(at < 6_000 && text.is_char_boundary(at), "{piece:?} is cut at {at}");
    }
}

#[test]
fn a_text_is_cut_after_the_reported_faults_and_the_rest_is_counted() {
    // A line may have two errors.
    for piece in ["=\n", "\r", "a = 1__2\n", "a =\n", "'\n", "\"\\q\" = 1\n"] {
        let text = piece.repeat(5_000);
        let Weight { heavy_at: None, faulty_at: Some(at), more } = weigh(&text, usize::MAX) else {
            panic!("{piece:?} is not cut")
        };
        assert!(more >= 3_999, "{piece:?}: {more} more");
        assert!((450 * piece.len()..1_100 * piece.len()).contains(&at), "{piece:?} is cut at {at}");
        let told = Document::read(&text.repeat(1 + LIGHT / text.len())).errors.len();
        assert!((450..=2_000).contains(&told), "{piece:?}: {told} are reported");
    }
}
