//! Which word was probably meant.

pub(crate) fn nearest<'k>(word: &str, known: &[&'k str]) -> Option<&'k str> {
    let word = word.to_lowercase();
    let length = word.chars().count();
    known
        .iter()
        .map(|known| (strsim::damerau_levenshtein(&word, &known.to_lowercase()), *known))
        .filter(|(distance, known)| *distance <= (length.max(known.len()) / 3).max(1) && *distance < length)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

#[cfg(test)]
mod tests;
