use super::*;
use crate::testing::COMPLETE;
use suffrage_engine::protocols::ProtocolId;

fn untranslated_lines(language: Language) -> Vec<String> {
    let lines = CATALOGUE.iter().map(Source::of).flat_map(|source| source.full.into_iter().chain(source.short));
    let lacking = lines.filter(|line| language != Language::English && !line.others.contains_key(language.code()));
    lacking.map(|line| line.en).collect()
}

#[test]
fn complete_languages_have_every_line_and_no_line_has_an_unknown_language() {
    for language in COMPLETE {
        assert_eq!(untranslated_lines(language), Vec::<String>::new(), "{}", language.code());
    }
    let codes: Vec<&str> = Language::ALL.into_iter().map(Language::code).collect();
    for entry in CATALOGUE {
        let Source { full, short } = Source::of(entry);
        for line in full.iter().chain(&short) {
            assert!(line.others.keys().all(|code| codes.contains(&code.as_str())), "{}: {line:?}", entry.name);
        }
    }
}

#[test]
fn a_line_without_translation_is_in_english() {
    let line: SourceLine = toml::from_str("en = \"{if} j > id\"\nes = \"{si} j > id\"").expect("it is a line");
    assert_eq!(line.clone().ready(Language::Spanish, false).text(), "si j > id");
    assert_eq!(line.ready(Language::Portuguese, false).text(), "if j > id");
}

#[test]
fn control_words_and_messages_are_distinguished() {
    let spans = spans_of("{if} j > id: send ELECTION(max(j, id)) {to} next");
    let expected = [
        (Tone::Control, "if"),
        (Tone::Plain, " j > id: send "),
        (Tone::MessageName, "ELECTION(max(j, id))"),
        (Tone::Plain, " "),
        (Tone::Control, "to"),
        (Tone::Plain, " next"),
    ];
    assert_eq!(spans, expected.map(|(tone, words)| (tone, words.to_owned())));
}

#[test]
fn a_message_without_arguments_ends_with_its_name() {
    assert_eq!(spans_of("ANSWER: T"), [(Tone::MessageName, "ANSWER".to_owned()), (Tone::Plain, ": T".to_owned())]);
    let refused = [(Tone::Plain, "send ".to_owned()), (Tone::OtherMessage, "VOTE(no)".to_owned())];
    assert_eq!(spans_of("send !VOTE(no)"), refused);
}

#[test]
fn every_step_of_every_variant_is_on_exactly_one_line_of_its_listings() {
    for variant in ProtocolId::ALL.iter().flat_map(|protocol| protocol.variants()) {
        let (protocol, variant) = (variant.protocol().name(), variant.name());
        let lines = |language, length| -> Vec<Line> {
            let listings = Listings::new(language, false);
            let listing = listings.of(protocol, variant, length).expect("every protocol has a listing");
            listing.lines.into_iter().cloned().collect()
        };
        let steps = |lines: &[Line]| {
            let mut steps: Vec<String> = lines.iter().flat_map(|line| line.steps.clone()).collect();
            steps.sort_unstable();
            steps
        };
        let expected = steps(&lines(Language::English, Length::Full));
        assert!(
            !expected.is_empty() && expected.windows(2).all(|pair| pair[0] != pair[1]),
            "{protocol} {variant}: {expected:?}"
        );
        for (language, length) in
            Language::ALL.into_iter().flat_map(|language| Length::ALL.map(|length| (language, length)))
        {
            let shown = lines(language, length);
            assert_eq!(steps(&shown), expected, "{protocol} {variant} {length:?}");
            for line in &shown {
                let width = line.indent + line.text().chars().count();
                assert!(width <= length.columns(), "{variant} {}: {width} columns: {}", language.code(), line.text());
                assert!(!line.text().contains(['{', '}']), "{variant}: {}", line.text());
            }
        }
    }
}
