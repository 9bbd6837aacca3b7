//! Filters rows by typed words. The words may occur anywhere and in any order; case and accents do not matter.

use std::ops::Range;

#[derive(Clone, Debug)]
pub(super) struct Filter(Vec<TypedWord>);

#[derive(Clone, Debug)]
struct TypedWord {
    raw: String,
    folded: String,
}

/// The extra cost of a match for each text that comes before the matching text.
pub(super) const NEXT_TEXT: u32 = 4;
/// The cost of a word whose letters occur in several words of a text.
const SPREAD: u32 = 100;

impl Filter {
    pub(super) fn new(typed: &str) -> Self {
        Self(typed.split_whitespace().map(|raw| TypedWord { raw: raw.to_owned(), folded: folded(raw) }).collect())
    }

    pub(super) fn is_in(&self, caps: &[String], texts: &[String]) -> bool {
        self.0.iter().all(|word| word.cost(caps, texts).is_some_and(|cost| cost < SPREAD))
    }

    /// The sum of the costs of all typed words; lower is better. Matches in earlier texts cost less.
    pub(super) fn cost(&self, caps: &[String], texts: &[String]) -> Option<u32> {
        self.0.iter().map(|word| word.cost(caps, texts)).sum()
    }
}

impl TypedWord {
    fn cost(&self, caps: &[String], texts: &[String]) -> Option<u32> {
        if caps.contains(&self.raw) {
            return Some(0);
        }
        let in_cap = caps.iter().any(|cap| self.raw.chars().count() > 1 && folded(cap).contains(&self.folded));
        let texts: Vec<String> = texts.iter().map(|text| folded(text)).collect();
        let cost = |(at, text): (u32, &String)| Some(at * NEXT_TEXT + place(text, &self.folded)?);
        // The first text has the names of a command, the third one its description.
        let told = || texts.iter().step_by(2).take(2);
        let spread = || told().any(|text| is_spread(text, &self.folded)).then_some(SPREAD);
        in_cap.then_some(1).into_iter().chain((0..).zip(&texts).filter_map(cost)).min().or_else(spread)
    }
}

/// The cost is 1 for a whole word, 2 for the beginning of a word, and 3 inside a word.
fn place(text: &str, word: &str) -> Option<u32> {
    let begins = |at: usize| !text[..at].ends_with(char::is_alphanumeric);
    let ends = |at: usize| !text[at..].starts_with(char::is_alphanumeric);
    let costs = text.match_indices(word).map(|(at, _)| match (begins(at), ends(at + word.len())) {
        (true, true) => 1,
        (true, false) => 2,
        _ => 3,
    });
    costs.min()
}

/// Whether a text such as `next tick` has the letters of a word such as `nt` in this order. A single letter never
/// counts, because it would match nearly every text.
fn is_spread(text: &str, word: &str) -> bool {
    fn matches(words: &[&str], at: usize, inside: &str, rest: &str) -> bool {
        let mut letters = rest.chars();
        let Some(letter) = letters.next() else { return true };
        let rest = letters.as_str();
        let here = inside.strip_prefix(letter).is_some_and(|inside| matches(words, at, inside, rest));
        here || (at..words.len())
            .any(|next| words[next].strip_prefix(letter).is_some_and(|inside| matches(words, next + 1, inside, rest)))
    }
    let words: Vec<_> = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    word.chars().count() > 1 && matches(&words, 0, "", word)
}

/// The rows that have a cost, the lowest cost first.
pub(super) fn ranked<T, C: Ord>(rows: impl IntoIterator<Item = T>, cost: impl Fn(&T) -> Option<C>) -> Vec<T> {
    let mut found: Vec<(C, T)> = rows.into_iter().filter_map(|row| Some((cost(&row)?, row))).collect();
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    found.into_iter().map(|(_, row)| row).collect()
}

/// The ranges of bytes where a word of the text begins with a word of the filter; they do not overlap.
pub(super) fn places(text: &str, filter: &Filter) -> Vec<Range<usize>> {
    if filter.0.is_empty() {
        return Vec::new();
    }
    // `from` has the range in the original text for each byte of `plain`.
    let (mut plain, mut from) = (String::new(), Vec::new());
    for (at, letter) in text.char_indices() {
        plain.push_str(&folded(letter.encode_utf8(&mut [0; 4])));
        from.resize(plain.len(), at..at + letter.len_utf8());
    }
    let found = filter.0.iter().flat_map(|word| plain.match_indices(&*word.folded));
    let begun = found.filter(|(at, word)| !word.is_empty() && !plain[..*at].ends_with(char::is_alphanumeric));
    let place = |(at, word): (usize, &str)| Some(from.get(at)?.start..from.get(at + word.len() - 1)?.end);
    let mut places: Vec<Range<usize>> = begun.filter_map(place).collect();
    places.sort_by_key(|place| (place.start, place.end));
    places.dedup_by(|next, last| {
        let overlaps = next.start <= last.end;
        if overlaps {
            last.end = last.end.max(next.end);
        }
        overlaps
    });
    places
}

/// In each group, the first letter is plain and replaces the accented letters after it.
const ACCENTED: &str = "aàáâãäåāăą cçćĉċč dďđ eèéêëēĕėęě gĝğġģ hĥħ iìíîïĩīĭįı jĵ kķ lĺļľŀł nñńņň oòóôõöøōŏő rŕŗř \
    sśŝşšș tţťŧț uùúûüũūŭůűų wŵ yýÿŷ zźżž";

/// Folded text has no upper case and no Latin accents.
pub(super) fn folded(text: &str) -> String {
    let lower = text.to_lowercase();
    if lower.is_ascii() {
        return lower;
    }
    let bare = |letter: char| {
        let group = ACCENTED.split(' ').find(|group| !letter.is_ascii() && group.contains(letter));
        group.and_then(|group| group.chars().next()).unwrap_or(letter)
    };
    lower.chars().map(bare).collect()
}

#[cfg(test)]
mod tests;
