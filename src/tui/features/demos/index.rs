//! The search in the texts of all demos, in the reader's language and in English. A typed word matches the beginning
//! of a word in a text, or a synonym. If no demo matches, the typed word may also be inside a word.

use std::cell::OnceCell;

use crate::tui::features::demos::course::{Course, Demo};
use crate::tui::features::prelude::*;
use crate::tui::filter::{Filter, folded, places};
use crate::{each_once, tui::layers::help};
use suffrage_scenario::{builtin, config::nearest, read};
use suffrage_text::{Language, LocalText};
use suffrage_view::view_state::overlay::{DemoRow, Part};

/// The number of texts in a row of the list: title, summary, and kind of run.
const IN_LIST: usize = 3;
const ELSEWHERE: [TextId; 3] = [ids::DEMOS_FOUND_PROPERTY, ids::DEMOS_FOUND_NOTE, ids::DEMOS_FOUND_ABOUT];
const TEXTS: usize = IN_LIST + ELSEWHERE.len();

/// The texts of a demo in the reader's language, then in English.
type Said = [String; 2 * TEXTS];

/// The cost (a lower cost is listed first) that is added if the typed words match one by one, but not as one phrase.
const PARTED: usize = 2 * TEXTS;
const SYNONYM: usize = 2 * PARTED;

/// The topic, the index in the topic, and the row.
pub(super) type FoundDemo = ((usize, usize), DemoRow);

pub(super) struct Index {
    languages: [Texts; 2],
    /// The texts of each demo, without upper case and accents. They are computed when the user first types.
    demos: OnceCell<Vec<Said>>,
    synonyms: OnceCell<Vec<Vec<String>>>,
}

/// A typed word or the whole typed text, and its synonyms.
struct Wanted {
    typed: String,
    synonyms: Vec<String>,
}

/// `.0`: the cost; `.1`: the synonym that matched instead of the typed word, if any.
type Match<'w> = (usize, Option<&'w str>);

impl Wanted {
    fn cost(&self, said: &Said) -> Option<Match<'_>> {
        let typed = said.iter().position(|text| has_beginning(text, &self.typed)).map(|at| (at, None));
        typed.or_else(|| {
            let place = |synonym: &String| said.iter().position(|text| has_beginning(text, synonym));
            let places = self.synonyms.iter().filter_map(|synonym| Some((place(synonym)?, synonym)));
            let (at, synonym) = places.min_by_key(|(at, _)| *at)?;
            Some((SYNONYM + at, Some(synonym.as_str())))
        })
    }
}

struct Query {
    whole: Wanted,
    words: Vec<Wanted>,
}

impl Query {
    fn cost(&self, said: &Said) -> Option<Match<'_>> {
        let mut words = self.words.iter().map(|word| word.cost(said));
        let parted = words.try_fold((0, None), |worst: Match<'_>, word| {
            let (cost, synonym) = word?;
            Some((worst.0.max(PARTED + cost), worst.1.or(synonym)))
        });
        [self.whole.cost(said), parted].into_iter().flatten().min()
    }

    fn cost_inside(&self, said: &Said) -> Option<Match<'_>> {
        let mut firsts = self.words.iter().map(|word| said.iter().position(|text| text.contains(&word.typed)));
        firsts.try_fold(0, |worst, first| Some(first?.max(worst))).map(|cost| (cost, None))
    }
}

fn has_beginning(text: &str, word: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    text.match_indices(word)
        .any(|(at, _)| !is_letter(word.chars().next()) || !is_letter(text[..at].chars().next_back()))
}

const OPERATORS: [char; 5] = ['+', '=', '<', '>', '·'];

/// Folds a text. All formulas get the same notation: `O(n²)` becomes `o(n^2)`, `N ≤ 3f + 1` becomes `n<=3f+1`.
fn plain(text: &str) -> String {
    let written = [("²", "^2"), ("³", "^3"), ("≤", "<="), ("≥", ">="), ("–", "-"), ("−", "-"), ("_", "")];
    let folded = written.iter().fold(folded(text), |text, (sign, plain)| text.replace(sign, plain));
    let mut joined = String::with_capacity(folded.len());
    for word in folded.split_whitespace() {
        if !(joined.is_empty() || joined.ends_with(OPERATORS) || word.starts_with(OPERATORS)) {
            joined.push(' ');
        }
        joined.push_str(word);
    }
    joined
}

impl Index {
    pub(super) fn new(texts: &Texts) -> Self {
        let languages = [texts.clone(), texts.in_language(Language::English)];
        Self { languages, demos: OnceCell::new(), synonyms: OnceCell::new() }
    }

    pub(super) fn find(&self, course: &Course, typed: &str) -> Vec<FoundDemo> {
        let all = self.demos.get_or_init(|| builtin::ALL.iter().map(|demo| self.texts_of(demo)).collect());
        let typed = plain(typed);
        let words = typed.split(' ').map(|word| self.wanted(word)).collect();
        let query = Query { whole: self.wanted(&typed), words };
        let found = |cost: for<'q> fn(&'q Query, &Said) -> Option<Match<'q>>| {
            let lectures =
                course.lectures().flat_map(|(topic, demos)| demos.iter().enumerate().map(move |demo| (topic, demo)));
            let mut found: Vec<_> =
                lectures.zip(all).filter_map(|(at, said)| Some((cost(&query, said)?, at))).collect();
            found.sort_by_key(|((cost, _), _)| *cost);
            let row = |((cost, synonym), (topic, (at, demo))): (Match<'_>, (usize, (usize, &Demo)))| {
                ((topic, at), self.row(demo, &course.rows[topic].title, (&typed, synonym), cost % TEXTS))
            };
            found.into_iter().map(row).collect::<Vec<_>>()
        };
        let begun = found(Query::cost);
        if begun.is_empty() { found(Query::cost_inside) } else { begun }
    }

    /// For each typed word, the nearest word of a title, a summary or the synonyms.
    pub(super) fn nearest(&self, typed: &str) -> Vec<String> {
        let own = &self.languages[0];
        let code = own.language().code();
        let said = builtin::ALL.iter().flat_map(|demo| [demo.title(code), demo.summary(code)]);
        let synonyms = own.say(ids::DEMOS_SYNONYMS);
        let words = said.chain([&*synonyms]).flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric()));
        let words = each_once(words.filter(|word| word.chars().count() > 2).map(str::to_lowercase));
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        each_once(typed.split_whitespace().filter_map(|word| nearest(word, &words)).map(ToOwned::to_owned))
    }

    fn wanted(&self, typed: &str) -> Wanted {
        let groups = self.synonyms.get_or_init(|| self.groups());
        let fits = |word: &String| word == typed || typed.len() > 2 && word.starts_with(typed);
        let of_typed = groups.iter().filter(|group| group.iter().any(fits));
        let synonyms = of_typed.flatten().filter(|word| word.len() > 1 && !fits(word)).cloned();
        Wanted { typed: typed.to_owned(), synonyms: each_once(synonyms) }
    }

    /// Groups of words with the same meaning, in both languages, from the list of synonyms and from the glossary.
    fn groups(&self) -> Vec<Vec<String>> {
        let split = |group: &str| group.split(", ").map(plain).collect::<Vec<_>>();
        let [own, english] = self.languages.each_ref().map(help::terms);
        let terms = own.iter().zip(&english).map(|(own, english)| split(&format!("{own}, {english}")));
        let courses = self.languages.each_ref().map(|texts| texts.say(ids::DEMOS_SYNONYMS));
        courses.iter().flat_map(|text| text.lines()).map(split).chain(terms).collect()
    }

    fn row(&self, demo: &Demo, topic: &str, (typed, synonym): (&str, Option<&str>), place: usize) -> DemoRow {
        let DemoRow { group: (protocol, _), title, summary, .. } = &demo.row;
        let filter = Filter::new(synonym.unwrap_or(typed));
        let part = |part: &Part| Part { text: part.text.clone(), found: places(&part.text, &filter) };
        let texts = &self.languages[0];
        let elsewhere = place.checked_sub(IN_LIST).and_then(|place| ELSEWHERE.get(place));
        let as_synonym = synonym.map(|word| texts.say(ids::DemosFoundSynonym { word: word.to_owned() }));
        DemoRow {
            group: (protocol.clone(), Some(topic.to_owned())),
            title: part(title),
            summary: part(summary),
            found: as_synonym.or_else(|| elsewhere.map(|elsewhere| texts.say(*elsewhere))),
            ..demo.row.clone()
        }
    }

    fn texts_of(&self, known: &builtin::BuiltIn) -> Said {
        // Tests guarantee that built-in files have no faults.
        let Ok(scenario) = read(known.text) else { return Default::default() };
        let [own, english] = self.languages.each_ref().map(|texts| texts_in(texts, known, &scenario));
        let mut all = own.into_iter().chain(english);
        std::array::from_fn(|_| plain(&all.next().unwrap_or_default()))
    }
}

fn texts_in(texts: &Texts, known: &builtin::BuiltIn, scenario: &Scenario) -> [String; TEXTS] {
    let code = texts.language().code();
    let local = |text: &LocalText| text.in_language(code).to_owned();
    let by_key = |key: String| texts.by_key(&key, &[]).unwrap_or_default();
    let run = [
        texts.protocol(known.protocol, scenario.protocol().entry().title),
        known.name.to_owned(),
        texts.variant(known.variant),
        by_key(format!("variant-{}-{}", known.protocol, known.variant)),
        texts.about_protocol(known.protocol),
    ];
    let told = scenario.notes.iter().map(|note| local(&note.text));
    let asked = scenario.questions.iter().flat_map(|asked| asked.choices.iter().chain([&asked.ask]));
    let told: Vec<String> = told.chain(asked.map(local)).collect();
    let broken = scenario.expect.violates.iter().map(|name| {
        let said = ["title", "demands"].map(|what| by_key(format!("property-{name}-{what}")));
        format!("{name} {}", said.join(" "))
    });
    [
        known.title(code).to_owned(),
        known.summary(code).to_owned(),
        run.join(" "),
        broken.collect::<Vec<_>>().join(" "),
        told.join(" "),
        local(&scenario.about),
    ]
}
