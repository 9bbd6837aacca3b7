//! What a process has heard of tokens.

use serde::{Deserialize, Serialize};

use super::Rumour;

/// Of each token the rumour that counts: the highest number, and of two that are equal the lower position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Rumours {
    /// By token.
    latest: Vec<Heard>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Heard {
    rumour: Rumour,
    /// Of the one that heard it.
    period: u32,
}

impl Rumours {
    fn of(&self, token: u32) -> Result<usize, usize> {
        self.latest.binary_search_by_key(&token, |heard| heard.rumour.token)
    }

    /// Whether it says something that was not known.
    pub(super) fn is_new(&self, rumour: Rumour) -> bool {
        self.of(rumour.token).map_or(true, |at| {
            let known = self.latest[at].rumour;
            rumour.number > known.number || rumour.number == known.number && rumour.position < known.position
        })
    }

    pub(super) fn hear(&mut self, rumour: Rumour, period: u32) {
        let heard = Heard { rumour, period };
        match self.of(rumour.token) {
            Ok(at) if self.is_new(rumour) => self.latest[at] = heard,
            Ok(_) => {}
            Err(at) => self.latest.insert(at, heard),
        }
    }

    /// Whether a higher number of a token is known.
    pub(super) fn knows_above(&self, token: u32, number: u32) -> bool {
        self.of(token).is_ok_and(|at| self.latest[at].rumour.number > number)
    }

    /// Those that came in this period or in the one before, by token.
    pub(super) fn counting(&self, period: u32) -> impl Iterator<Item = Rumour> + '_ {
        let counts = move |heard: &&Heard| period - heard.period.min(period) <= 1;
        self.latest.iter().filter(counts).map(|heard| heard.rumour)
    }

    /// The positions of those that are told to be settled.
    pub(super) fn settled(&self, period: u32) -> impl Iterator<Item = u32> + '_ {
        self.counting(period).filter(|rumour| rumour.settled).map(|rumour| rumour.position)
    }
}
