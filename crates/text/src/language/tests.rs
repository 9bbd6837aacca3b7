use super::*;

#[test]
fn numbers_from_1000_are_grouped() {
    let english = |number| grouped(number, ',');
    assert_eq!(
        [0, 999, 2080, 10_000, 501_500, 1_234_567].map(english),
        ["0", "999", "2,080", "10,000", "501,500", "1,234,567"]
    );
    assert_eq!(grouped(501_500, '.'), "501.500");
    assert_eq!(grouped(u64::MAX, '.'), "18.446.744.073.709.551.615");
}

#[test]
fn symbols_are_spelled_and_letters_stay() {
    assert_eq!(in_ascii("4→7 · tick ×1½ – “j ≠ id” …"), "4->7, tick x1.5 - \"j != id\" ...");
    assert_eq!(in_ascii("¿elección? são"), "¿elección? são");
}

#[test]
fn every_symbol_in_a_text_has_an_ascii_spelling() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/text");
    for file in std::fs::read_dir(&root).expect("the catalogue") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let beyond = |letter: char| {
                !(letter.is_ascii() || letter.is_alphabetic() || matches!(letter, '¿' | '¡' | 'º' | 'ª'))
            };
            assert!(!in_ascii(line).contains(beyond), "{}: {line}", path.display());
        }
    }
}
