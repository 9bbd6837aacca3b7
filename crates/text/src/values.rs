//! Finds the keys and values in a source of texts, for the build script and for tests.

/// The key of each text, with the names of its values in the order of their first use.
pub(crate) fn keys_with_values(source: &str) -> Vec<(&str, Vec<&str>)> {
    let mut texts: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            texts.push((line.split([' ', '=']).next().unwrap_or_default(), Vec::new()));
        }
        let Some((_, values)) = texts.last_mut() else { continue };
        for after in line.split('$').skip(1) {
            let name = after.split(|letter: char| !(letter.is_ascii_alphanumeric() || "_-".contains(letter))).next();
            let name = name.filter(|name| !name.is_empty() && !values.contains(name));
            values.extend(name);
        }
    }
    texts
}
