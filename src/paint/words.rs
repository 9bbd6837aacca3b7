//! The words for states, and those of the arena: its hub and its legend.

use crate::protocol::Role;
use crate::text::{TextId, ids};

/// The word for a state: at most eight letters in every language, so that it fits a card.
pub const fn state(role: Role) -> TextId {
    match role {
        Role::Idle => ids::STATE_IDLE,
        Role::Active => ids::STATE_ACTIVE,
        Role::Waiting => ids::STATE_WAITING,
        Role::Relay => ids::STATE_RELAY,
        Role::Red => ids::STATE_RED,
        Role::Black => ids::STATE_BLACK,
        Role::Leader => ids::STATE_LEADER,
        Role::Crashed => ids::STATE_CRASHED,
    }
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;
    use crate::text::{Language, Texts};

    #[test]
    fn the_words_for_states_fit_a_card() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            // The words of outlines stand in the frame, between two blanks, of a card of eleven columns.
            for outline in [Role::Idle, Role::Waiting, Role::Relay, Role::Black, Role::Crashed, Role::Leader] {
                assert!(texts.say(state(outline)).width() <= 7, "{language:?} {outline:?}");
            }
            for tile in [Role::Active, Role::Red] {
                assert!(texts.say(state(tile)).width() <= 9, "{language:?} {tile:?}");
            }
        }
    }
}
