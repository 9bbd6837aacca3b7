use unicode_width::UnicodeWidthStr;

use super::*;
use suffrage_text::{Language, Texts};

#[test]
fn the_words_for_states_fit_a_card() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        // The words of outlines stand in the frame, between two blanks, of a card of eleven columns.
        for outline in [Role::Idle, Role::Waiting, Role::Relay, Role::Black, Role::Crashed, Role::Leader, Role::Decided]
        {
            assert!(texts.say(state(outline)).width() <= 7, "{language:?} {outline:?}");
        }
        for tile in [Role::Active, Role::Red, Role::Traitor] {
            assert!(texts.say(state(tile)).width() <= 9, "{language:?} {tile:?}");
        }
    }
}
