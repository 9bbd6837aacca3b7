//! The words for states, and those of the arena: its hub and its legend.

use crate::protocol::Role;
use crate::text::text_ids;

text_ids! {
    /// Texts of the arena.
    pub enum Words {
        Idle = "state-idle",
        Active = "state-active",
        Waiting = "state-waiting",
        Relay = "state-relay",
        Red = "state-red",
        Black = "state-black",
        Leader = "state-leader",
        Crashed = "state-crashed",
        Tick = "hub-tick",
        LeaderTitle = "hub-leader",
        LeadersTitle = "hub-leaders",
        ActiveOf = "hub-active-of",
        RedOf = "hub-red-of",
        Messages = "hub-messages",
        KnownTo = "hub-known-to",
        Lost = "legend-lost",
        Back = "legend-back",
        Armed = "legend-armed",
        Cut = "legend-cut",
        Sides = "legend-sides",
        Begins = "legend-begins",
        Received = "legend-received",
        Timer = "legend-timer",
        Returns = "legend-returns",
        Now = "legend-now",
        Mended = "legend-mended",
        Doubled = "legend-doubled",
        Many = "legend-many",
        Shown = "legend-shown",
        DoesNotFit = "arena-does-not-fit",
        BandScale = "band-scale",
    }
}

/// The word for a state: at most eight letters in every language, so that it fits a card.
pub const fn state(role: Role) -> Words {
    match role {
        Role::Idle => Words::Idle,
        Role::Active => Words::Active,
        Role::Waiting => Words::Waiting,
        Role::Relay => Words::Relay,
        Role::Red => Words::Red,
        Role::Black => Words::Black,
        Role::Leader => Words::Leader,
        Role::Crashed => Words::Crashed,
    }
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;
    use crate::text::{Language, TextId, Texts};

    #[test]
    fn every_word_is_there_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for word in Words::ALL {
                assert!(texts.has(word.key()), "{language:?} {}", word.key());
            }
        }
    }

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
