//! The words for states, topologies and speeds.

use suffrage_engine::protocol::{Role, Strip, Topology};
use suffrage_session::model::Answer;
use suffrage_text::{LocalText, TextId, Texts, ids};

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
        Role::Decided => ids::STATE_DECIDED,
        Role::Traitor => ids::STATE_TRAITOR,
        Role::Crashed => ids::STATE_CRASHED,
    }
}

/// The same in a run: where many lead, each of them serves others.
pub const fn state_in(strip: Strip, role: Role) -> TextId {
    match (strip, role) {
        (Strip::Groups, Role::Leader) => ids::STATE_SERVES,
        (_, role) => state(role),
    }
}

pub const fn topology(topology: Topology) -> TextId {
    match topology {
        Topology::OneWayRing => ids::SCREEN_TOPOLOGY_ONE_WAY_RING,
        Topology::TwoWayRing => ids::SCREEN_TOPOLOGY_TWO_WAY_RING,
        Topology::Complete => ids::SCREEN_TOPOLOGY_COMPLETE,
    }
}

/// A speed, in quarters of the normal one, as people write it.
pub fn speed(quarters: u32) -> String {
    let part = ["", "¼", "½", "¾"][(quarters % 4) as usize];
    match quarters / 4 {
        0 => format!("×{part}"),
        whole => format!("×{whole}{part}"),
    }
}

/// A title without the name of the protocol that it begins with, where that is said beside it.
pub fn beside_protocol(title: &str, protocol: &str) -> String {
    match title.split_once(": ") {
        Some((before, rest)) if before == protocol => {
            let mut letters = rest.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        }
        _ => title.to_owned(),
    }
}

/// The answer to a question; one of its choices with the letter of that.
pub fn answer(answer: &Answer, choices: &[LocalText], texts: &Texts) -> String {
    match answer {
        Answer::Found(found) => texts.remark(found),
        Answer::Choice(choice) => {
            let which = choices.iter().position(|one| one == choice).map(lettered).unwrap_or_default();
            which + &texts.spelled(choice.in_language(texts.language().code()))
        }
    }
}

/// What stands before a choice, by which a class names it: `a) `, and after the last letter twice of each.
pub fn lettered(which: usize) -> String {
    let letter = char::from(b'a' + (which % 26) as u8);
    letter.to_string().repeat(which / 26 + 1) + ") "
}

#[cfg(test)]
mod tests;
