use super::*;
use suffrage_text::Language;

fn rendered(text: &str, style: Style) -> String {
    let faults = suffrage_scenario::read(text).expect_err("faults");
    render(&Texts::new(Language::English), "x.toml", text, &faults, style)
}

#[test]
fn the_place_is_right_beyond_a_cut_and_after_letters_of_several_bytes() {
    let text = format!(
        "protocol = \"bully\"\ntitle = {{ en = \"{}\", xx = \"x\" }}\n[processes]\ncount = 1",
        "é".repeat(5_000)
    );
    let shown = rendered(&text, Style::PLAIN);
    assert!(shown.contains("--> x.toml:2:5020\n"), "{shown}");
    assert!(shown.len() < 1_000, "{shown}");
}

#[test]
fn two_places_far_apart_are_shown_in_two_pieces() {
    let text = format!("protocol = \"chang-roberts\"\n[processes]\nids = [\n7,\n{}7]", "# far\n".repeat(1_000));
    let shown = rendered(&text, Style::PLAIN);
    assert!(shown.contains("--> x.toml:1005:1\n") && shown.contains("the first of the two is here"), "{shown}");
    assert!(shown.lines().count() < 20, "{shown}");
}

#[test]
fn neither_a_byte_order_mark_nor_a_carriage_return_is_a_letter() {
    let text = "\u{feff}titel = \"x\"\r\nprotocol = \"bully\"\r\n[processes]\r\nids = [1,\r\n2,\r\n  1]\r\n";
    let shown = rendered(text, Style::PLAIN);
    assert!(shown.contains("x.toml:1:1\n") && shown.contains("1 | titel = \"x\"\n  | ^^^^^\n"), "{shown}");
    assert!(shown.contains("x.toml:6:3\n") && shown.contains("6 |   1]\n  |   ^\n"), "{shown}");
}

#[test]
fn a_missing_key_is_placed_at_the_end_of_the_file() {
    assert!(rendered("", Style::PLAIN).contains("the file lacks `protocol`"));
    let shown = rendered("a = [", Style::PLAIN);
    assert!(shown.contains("unclosed array"), "{shown}");
}

#[test]
fn colours_are_there_only_when_wanted() {
    let text = "protocol = \"bully\"\n[processes]\ncount = 0";
    assert!(!rendered(text, Style::PLAIN).contains('\x1b'));
    assert!(rendered(text, Style { coloured: true, width: 80 }).contains('\x1b'));
}
