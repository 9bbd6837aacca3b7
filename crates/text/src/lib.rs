//! Typed text ids to the reader's language.
//!
//! Every text a person sees is in `assets/text/*.ftl` (Fluent), in all languages, and is named in the code by an id that
//! `build.rs` makes from the English texts ([`ids`]), or by the key of a [`Remark`]. Tests prove that each text is there in every
//! language, with the same values, and that no text in the files is unused.

use std::fmt::{self, Debug, Display, Formatter};
use std::{borrow::Cow, cell::OnceCell, ops::Deref, rc::Rc, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentBundle, FluentMessage, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;

pub use ids::TextId;
pub use language::{Language, LocalText};
use suffrage_engine::protocol::{Cell, Figure, Id, Remark, Value};
use unicode_width::UnicodeWidthStr;

mod language;
pub mod listing;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
#[cfg(any(test, feature = "testing"))]
mod values;
pub mod visible;

const CATALOGUE: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// The texts of a language: empty if it has none, and then all is said in English.
fn source_of(language: Language) -> &'static str {
    CATALOGUE.iter().find(|(code, _)| *code == language.code()).map_or("", |(_, source)| source)
}

/// The ids of the texts, made by `build.rs` from `assets/text`: a constant for each text (`WHY_TITLE` for `why-title`),
/// and for each text with values a structure with a field for each (`WhyTimer { id, timer }` for `why-timer`).
pub mod ids {
    use suffrage_engine::protocol::{Remark, Value};

    /// The key of a text in the catalogue.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub struct TextId(&'static str);

    impl TextId {
        pub const fn key(self) -> &'static str {
            self.0
        }
    }

    impl From<TextId> for Remark {
        fn from(id: TextId) -> Self {
            Self::new(id.key())
        }
    }

    include!(concat!(env!("OUT_DIR"), "/ids.rs"));
}

/// Formulas of bounds, as they are written.
pub mod formula {
    /// Whether a formula has a letter that stands for a number, and not as part of a word such as `floor`.
    pub fn names(formula: &str, letter: char) -> bool {
        let mut parts = formula.split(|character: char| !character.is_alphabetic());
        parts.any(|part| part.chars().count() <= 2 && part.contains(letter))
    }
}

/// The attributes of a rule's short form that say what came of it, the longer one first; no lengths of the form itself.
const OUTCOME: [&str; 2] = ["outcome", "outcome-short"];

type Bundle = FluentBundle<&'static FluentResource>;

/// The texts of each language as Fluent reads them, read when first needed: that takes long at the first picture.
static READ: [OnceLock<FluentResource>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

fn read_of(language: Language) -> &'static FluentResource {
    READ[language as usize].get_or_init(|| {
        let whole = |(_, faults)| panic!("catalogue {}: {faults:?}", language.code());
        FluentResource::try_new(source_of(language).to_owned()).unwrap_or_else(whole)
    })
}

/// The texts of one language, as they speak of one run ([`Texts::of_run`]).
#[derive(Clone)]
pub struct Texts {
    language: Language,
    ascii: bool,
    /// Whether processes are called by names such as `p3`, because none has an id that it knows.
    anonymous: bool,
    catalogue: Rc<Catalogue>,
}

/// The files of a language, and of English for what it lacks, each read when it is needed first.
struct Catalogue {
    groups_numbers: bool,
    own: OnceCell<Bundle>,
    english: OnceCell<Bundle>,
}

impl Debug for Texts {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Texts {
    /// The catalogue in a language. That its texts are valid Fluent, and name no key twice, is proved by tests.
    pub fn new(language: Language) -> Self {
        Self::of(language, false, false)
    }

    /// The catalogue as a screen shows it: large numbers in groups of three digits, and if wanted without signs beyond ASCII.
    pub fn for_screen(language: Language, ascii: bool) -> Self {
        Self::of(language, ascii, true)
    }

    fn of(language: Language, ascii: bool, groups_numbers: bool) -> Self {
        let catalogue = Catalogue { groups_numbers, own: OnceCell::new(), english: OnceCell::new() };
        Self { language, ascii, anonymous: false, catalogue: Rc::new(catalogue) }
    }

    /// The same texts with large numbers in groups, as on a screen: for a sentence, whose numbers nobody reads by machine.
    #[must_use]
    pub fn with_groups(&self) -> Self {
        Self { anonymous: self.anonymous, ..Self::of(self.language, self.ascii, true) }
    }

    /// The same texts as they speak of a run: in an anonymous one, processes have names such as `p3` instead of ids.
    #[must_use]
    pub fn of_run(&self, anonymous: bool) -> Self {
        Self { anonymous, ..self.clone() }
    }

    /// A number of things as a screen shows it. Ids and seeds are names: they are written as they are.
    pub fn number(&self, number: u64) -> String {
        language::grouped(number, self.language.between_groups())
    }

    /// What a figure of a run is called, and what it is: with two decimals at most.
    pub fn figure(&self, figure: &Figure) -> (String, String) {
        let name = self.by_key(figure.name, &[]).unwrap_or_else(|| figure.name.to_owned());
        let value = figure.value.map_or_else(
            || "–".to_owned(),
            |value| {
                let written = format!("{value:.2}");
                self.language.decimal(written.trim_end_matches('0').trim_end_matches('.'))
            },
        );
        (name, self.spelled(&value).into_owned())
    }

    /// A text that is not of the catalogue, in the characters that these texts are written in.
    pub fn spelled<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.ascii { language::in_ascii(text) } else { Cow::Borrowed(text) }
    }

    /// Whether these texts are written without signs beyond ASCII.
    pub const fn is_ascii(&self) -> bool {
        self.ascii
    }

    /// What a process is called: `3`, or `p3` where ids are hidden, so that it is not taken for a number that the process knows.
    pub fn name(&self, id: Id) -> String {
        if self.anonymous { format!("p{id}") } else { id.to_string() }
    }

    /// What a process holds, as its cell of `elected` shows it; `@` is undefined.
    pub fn cell(&self, held: Option<Cell>) -> String {
        match held {
            Some(Cell::Leader(leader)) => self.name(leader),
            Some(Cell::Decided(datum)) => datum.to_string(),
            None => "@".to_owned(),
        }
    }

    /// Several processes, each as it is called.
    pub fn names(&self, ids: &[Id], between: &str) -> String {
        ids.iter().map(|&id| self.name(id)).collect::<Vec<_>>().join(between)
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// A text with its values.
    pub fn say(&self, said: impl Into<Remark>) -> String {
        self.remark(&said.into())
    }

    /// A text with its values, in its lengths.
    pub fn fit(&self, said: impl Into<Remark>) -> Fit {
        self.fit_remark(&said.into())
    }

    /// A remark as a sentence, in its lengths.
    pub fn fit_remark(&self, remark: &Remark) -> Fit {
        self.lengths(remark.key, &self.arguments(&remark.values))
    }

    pub fn remark(&self, remark: &Remark) -> String {
        self.format(remark.key, Some(&self.arguments(&remark.values)))
    }

    pub fn has(&self, key: &str) -> bool {
        self.message(key).is_some()
    }

    /// The text of a key before its values are put in, in the language or else in English, with the bundle that formats it.
    fn message<'t>(&'t self, key: &str) -> Option<(&'t Bundle, FluentMessage<'t>)> {
        let of =
            |bundle: &'t Bundle| Some((bundle, bundle.get_message(key).filter(|message| message.value().is_some())?));
        let Catalogue { own, english, .. } = &*self.catalogue;
        let read = |language| move || self.read(language);
        let lacking = || of(english.get_or_init(read(Language::English)));
        of(own.get_or_init(read(self.language))).or_else(lacking)
    }

    /// Reads the texts of a language, in which numbers are written as in these texts.
    fn read(&self, language: Language) -> Bundle {
        let code = language.code();
        let mut bundle = Bundle::new(vec![code.parse().expect("the language codes are valid")]);
        // The marks that keep right-to-left text apart would be cells of their own in a terminal.
        bundle.set_use_isolating(false);
        bundle.add_resource(read_of(language)).unwrap_or_else(|faults| panic!("catalogue {code}: {faults:?}"));
        if self.catalogue.groups_numbers {
            self.language.group_numbers(&mut bundle);
        }
        bundle
    }

    /// The text of a key that is made at run time, such as the title of a variant, if the catalogue has it.
    pub fn by_key(&self, key: &str, values: &[(&'static str, Value)]) -> Option<String> {
        self.has(key).then(|| self.format(key, Some(&self.arguments(values))))
    }

    /// What a protocol is called, by its name in files and its usual title, which most languages share.
    pub fn protocol(&self, name: &str, title: &str) -> String {
        self.by_key(&format!("protocol-{name}"), &[]).unwrap_or_else(|| self.spelled(title).into_owned())
    }

    /// What a variant is called, by its name in files.
    pub fn variant(&self, name: &str) -> String {
        self.by_key(&format!("called-{name}"), &[]).unwrap_or_else(|| name.to_owned())
    }

    fn arguments(&self, values: &[(&'static str, Value)]) -> FluentArgs<'static> {
        values.iter().map(|(name, value)| (Cow::Borrowed(*name), plain(value, self))).collect()
    }

    /// The longest length of a text.
    fn format(&self, key: &str, values: Option<&FluentArgs<'_>>) -> String {
        // A missing key shows itself on the screen instead of stopping a lecture; the tests rule it out.
        let Some((bundle, message)) = self.message(key) else { return key.to_owned() };
        message.value().map_or_else(|| key.to_owned(), |pattern| self.formatted(bundle, pattern, values))
    }

    /// The lengths of a text: its value and, shorter and shorter, its attributes.
    fn lengths(&self, key: &str, values: &FluentArgs<'_>) -> Fit {
        let Some((bundle, message)) = self.message(key) else { return Fit::from(key) };
        let shorter =
            message.attributes().filter(|length| !OUTCOME.contains(&length.id())).map(|length| length.value());
        message
            .value()
            .into_iter()
            .chain(shorter)
            .map(|pattern| self.formatted(bundle, pattern, Some(values)))
            .collect()
    }

    /// What came of a step, below the values that it weighed: the outcome of its short form, or else that form.
    pub fn outcome(&self, brief: &Remark) -> Fit {
        let own = self.message(brief.key).and_then(|(bundle, message)| {
            let values = self.arguments(&brief.values);
            let of = |name| Some(self.formatted(bundle, message.get_attribute(name)?.value(), Some(&values)));
            let lengths: Vec<String> = OUTCOME.iter().filter_map(|name| of(name)).collect();
            (!lengths.is_empty()).then(|| lengths.into_iter().collect())
        });
        own.unwrap_or_else(|| self.fit_remark(brief))
    }

    fn formatted(&self, bundle: &Bundle, pattern: &Pattern<&str>, values: Option<&FluentArgs<'_>>) -> String {
        let mut faults = Vec::new();
        let text = bundle.format_pattern(pattern, values, &mut faults).into_owned();
        if self.ascii { language::in_ascii(&text).into_owned() } else { text }
    }
}

fn plain(value: &Value, texts: &Texts) -> FluentValue<'static> {
    match value {
        Value::Id(id) => FluentValue::from(texts.name(*id)),
        Value::Number(number) => FluentValue::from(*number),
        Value::Name(name) => FluentValue::from(*name),
        Value::Text(text) => FluentValue::from(text.clone()),
        Value::Ids(ids) => FluentValue::from(texts.names(ids, ", ")),
        Value::Said(remark) => FluentValue::from(texts.remark(remark)),
    }
}

/// A text in several lengths, the longest first, of which a place shows the longest that fits: at least one. Where a single text is asked for, the longest stands for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fit {
    longest: String,
    shorter: Vec<String>,
}

impl Fit {
    pub fn lengths(&self) -> impl DoubleEndedIterator<Item = &str> {
        std::iter::once(&self.longest).chain(&self.shorter).map(String::as_str)
    }

    pub fn longest(&self) -> &str {
        &self.longest
    }

    pub fn shortest(&self) -> &str {
        self.shorter.last().unwrap_or(&self.longest)
    }

    /// The longest that is at most `width` columns wide.
    pub fn within(&self, width: usize) -> Option<&str> {
        self.lengths().find(|length| length.width() <= width)
    }

    /// The same with something done to each length.
    #[must_use]
    pub fn map(&self, change: impl Fn(&str) -> String) -> Self {
        self.lengths().map(change).collect()
    }
}

impl Deref for Fit {
    type Target = str;

    fn deref(&self) -> &str {
        self.longest()
    }
}

impl Display for Fit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.longest())
    }
}

impl From<String> for Fit {
    fn from(longest: String) -> Self {
        Self { longest, shorter: Vec::new() }
    }
}

impl From<&str> for Fit {
    fn from(longest: &str) -> Self {
        Self::from(longest.to_owned())
    }
}

/// The lengths, the longest first; of two that are the same, one.
impl<S: Into<String>> FromIterator<S> for Fit {
    fn from_iter<I: IntoIterator<Item = S>>(lengths: I) -> Self {
        let mut lengths = lengths.into_iter().map(Into::into);
        let mut fit = Self::from(lengths.next().unwrap_or_default());
        for length in lengths {
            if length != fit.shortest() {
                fit.shorter.push(length);
            }
        }
        fit
    }
}
