use super::*;
use suffrage_text::Language;

#[test]
fn every_variant_is_described_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for entry in CATALOGUE {
            for variant in entry.variants {
                assert_ne!(about_variant(&texts, entry.name, variant), "", "{} {variant}", entry.name);
                assert!(texts.has(&format!("called-{variant}")), "{variant} has no name in {}", language.code());
            }
        }
    }
}
