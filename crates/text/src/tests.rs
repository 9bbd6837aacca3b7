//! Rules for all texts.

mod own;

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use super::testing::{COMPLETE, keys, values_of};
use super::{Fit, Language, Texts};
use suffrage_engine::protocol::{Id, Remark, Value};

#[test]
fn every_text_is_there_in_every_complete_language_with_the_same_values() {
    let english = values_of(Language::English);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let other = values_of(language);
        let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
        let added: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(added.is_empty(), "{}: too many {added:?}", language.code());
        if COMPLETE.contains(&language) {
            assert!(missing.is_empty(), "{}: missing {missing:?}", language.code());
        } else {
            println!("{} lacks {} of {} texts: {missing:?}", language.code(), missing.len(), english.len());
        }
        for (key, values) in &other {
            assert_eq!(values, &english[key], "{}: {key}", language.code());
        }
    }
}

#[test]
fn every_language_has_texts_and_every_text_its_language() {
    let codes: BTreeSet<&str> = super::CATALOGUE.iter().map(|(code, _)| *code).collect();
    assert_eq!(codes, Language::ALL.into_iter().map(Language::code).collect());
}

#[test]
fn a_text_without_translation_is_in_english() {
    let nothing = super::Catalogue {
        groups_numbers: true,
        own: OnceCell::from(super::Bundle::new(Vec::new())),
        english: OnceCell::new(),
    };
    let texts = Texts { catalogue: Rc::new(nothing), ..Texts::for_screen(Language::Spanish, false) };
    assert_eq!(texts.say(super::ids::HubUnderWay { count: Value::Number(12_345) }), "12.345 in transit");
}

#[test]
fn no_text_is_unused() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let sources =
        sources(&root.join("../../src")) + &sources(&root.join("../../engine/src")) + &sources(&root.join(".."));
    let words = || sources.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let after_ids = words().zip(words().skip(2)).filter(|(module, _)| *module == "ids").map(|(_, id)| id);
    // The table of key bindings refers to texts without the module name `ids`; its macro adds the name.
    let ids: BTreeSet<&str> = after_ids.chain(words().filter(|word| word.starts_with("DOES_"))).collect();
    let demanded: BTreeSet<String> = suffrage_engine::property::names()
        .flat_map(|name| ["demands", "title"].map(|what| format!("property-{name}-{what}")))
        .collect();
    let in_sources: BTreeSet<&str> = sources.split_whitespace().collect();
    let in_quotes: BTreeSet<&str> = sources.split('"').collect();
    let unused: Vec<String> = values_of(Language::English)
        .into_keys()
        // The keys of variants, protocols and words for phones are built at run time, those of timers, rules and acts by
        // macros. Tests of the protocol catalogue, the glossary, acts and the class check that these texts exist and
        // that there are no others.
        .filter(|key| {
            let made = ["variant-", "called-", "protocol-", "info-", "timer-", "rule-", "did-", "act-", "phone-"];
            !made.iter().any(|made| key.starts_with(made))
        })
        // The topics are defined by the course; the tests of the built-in scenarios check their titles.
        .filter(|key| !key.starts_with("topic-"))
        // The keys of a property's texts are built from its name.
        .filter(|key| !demanded.contains(key))
        // Each word of the glossary has two texts: the term and its meaning.
        .filter(|key| {
            let word = key.strip_prefix("term-").or_else(|| key.strip_prefix("means-"));
            !word.is_some_and(|word| in_sources.contains(word))
        })
        // The key of a short form is built from the key of the long form.
        .filter(|key| !in_quotes.contains(key.strip_suffix("-brief").unwrap_or(key)))
        .filter(|key| {
            !ids.contains(key.to_uppercase().replace('-', "_").as_str()) && !ids.contains(type_of(key).as_str())
        })
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

fn type_of(key: &str) -> String {
    key.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

fn sources(folder: &std::path::Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).expect("the folder of the sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            all.push_str(&sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push_str(&std::fs::read_to_string(&path).expect("a source file"));
        }
    }
    all
}

#[test]
fn a_locale_names_its_language() {
    assert_eq!(Language::named("pt_BR.UTF-8"), Some(Language::Portuguese));
    assert_eq!(Language::named("es"), Some(Language::Spanish));
    assert_eq!(Language::named("EN-GB"), Some(Language::English));
    assert_eq!(Language::named("C"), None);
    assert_eq!(Language::named("xx_XX"), None);
}

#[test]
fn every_kind_of_value_can_be_formatted() {
    use suffrage_engine::protocol::Id;
    let id = |number| Id::new(number).expect("an id");
    let remark = Remark::new("fault-unknown-process").id("id", id(4_294_967_294));
    assert_eq!(Texts::new(Language::English).remark(&remark), "there is no process 4294967294");
    let remark = Remark::new("mend-ids-are").with("ids", Value::Ids(vec![id(3), id(1)]));
    assert_eq!(Texts::new(Language::Spanish).remark(&remark), "los procesos son 3, 1");
}

/// All sentences of the protocols, from `said.txt`, which the engine's tests keep up to date.
fn said_by_protocols() -> Vec<Remark> {
    let list = include_str!("../../../engine/tests/golden/said.txt");
    list.lines().map(remark_of).collect()
}

fn remark_of(line: &'static str) -> Remark {
    let mut parts = line.split('\t');
    let mut remark = Remark::new(parts.next().unwrap_or_default());
    for part in parts {
        let (name, value) = part.split_once('=').expect("a value has a name");
        let id = |number: &str| number.parse().ok().and_then(Id::new).expect("an id is a number");
        let value = match value.split_once(':') {
            Some(("id", number)) => Value::Id(id(number)),
            Some(("number", number)) => Value::Number(number.parse().expect("it is a number")),
            Some(("name", name)) => Value::Name(name),
            Some(("text", text)) => Value::Text(text.to_owned()),
            Some(("ids", ids)) => Value::Ids(ids.split_whitespace().map(id).collect()),
            _ => panic!("no value that is known: {part}"),
        };
        remark = remark.with(name, value);
    }
    remark
}

#[test]
fn every_rule_has_texts_in_every_language_and_no_text_is_unused() {
    let said = said_by_protocols();
    let used: BTreeSet<&str> = said.iter().map(|remark| remark.key).collect();
    for language in COMPLETE {
        let keys = keys(language);
        let kinds = ["rule-", "fact-", "wait-", "timer-", "badge-", "refused-", "named-", "purpose-"];
        let of_a_protocol = |key: &&str| kinds.iter().any(|kind| key.starts_with(kind));
        let worded: BTreeSet<&str> = keys.iter().map(String::as_str).filter(of_a_protocol).collect();
        assert_eq!(worded, used, "{}", language.code());
    }
}

#[test]
fn no_text_uses_a_value_that_its_rule_does_not_give() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for remark in said_by_protocols() {
            // Steps that cannot happen, such as a notice without a message, are never explained.
            let gives = |value| remark.values.iter().any(|(name, _)| *name == value);
            if remark.key.contains("-skip-crashed") && !gives("crashed") {
                continue;
            }
            let text = texts.remark(&remark);
            assert!(!text.contains(['{', '$']), "{}: {text}", remark.key);
        }
    }
}

#[test]
fn the_short_forms_fit_the_narrow_log() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for remark in said_by_protocols().iter().filter(|remark| remark.key.ends_with("-brief")) {
            let text = texts.remark(remark);
            assert!(text.chars().count() <= 18, "{}: {text}", remark.key);
        }
    }
}

#[test]
fn outcome_texts_exist_in_every_language_or_in_none() {
    let own: Vec<BTreeSet<&str>> = COMPLETE
        .into_iter()
        .map(|language| {
            let texts = Texts::new(language);
            let rules = said_by_protocols().into_iter().filter(|remark| remark.key.ends_with("-brief"));
            let mut own = BTreeSet::new();
            for rule in rules {
                let gives = |value| rule.values.iter().any(|(name, _)| *name == value);
                if rule.key.contains("-skip-crashed") && !gives("crashed") {
                    continue;
                }
                let outcome = texts.outcome(&rule);
                assert!(outcome.lengths().all(|text| !text.contains(['{', '$'])), "{}: {outcome}", rule.key);
                assert!(outcome.shortest().chars().count() <= 20, "{}: {outcome}", rule.key);
                // The compared values are shown above the outcome, so the outcome does not repeat them.
                assert!(!outcome.longest().starts_with(['<', '>', '=', '\u{2260}']), "{}: {outcome}", rule.key);
                if outcome != texts.fit_remark(&rule) {
                    own.insert(rule.key);
                }
            }
            own
        })
        .collect();
    assert!(!own[0].is_empty());
    assert!(own.iter().all(|keys| *keys == own[0]), "{own:?}");
}

#[test]
fn the_longest_fitting_length_is_chosen() {
    let text = Fit::from_iter(["known to 3 of 7", "3 of 7", "3/7"]);
    assert_eq!(text.within(20), Some("known to 3 of 7"));
    assert_eq!(text.within(14), Some("3 of 7"));
    assert_eq!(text.within(3), Some("3/7"));
    assert_eq!(text.within(2), None);
    assert_eq!((text.longest(), text.shortest()), ("known to 3 of 7", "3/7"));
}

#[test]
fn equal_lengths_are_one() {
    assert_eq!(Fit::from_iter(["a", "a"]), Fit::from("a"));
}

#[test]
fn texts_of_one_language_share_a_catalogue() {
    for language in Language::ALL {
        let [plain, grouped] = [Texts::new(language), Texts::for_screen(language, true)];
        assert!(Rc::ptr_eq(&plain.catalogue, &Texts::new(language).catalogue));
        assert!(Rc::ptr_eq(&grouped.catalogue, &plain.with_groups().catalogue));
        assert!(!Rc::ptr_eq(&grouped.catalogue, &plain.catalogue), "numbers are grouped in one only");
    }
}
