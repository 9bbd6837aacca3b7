//! The force on a token, and its direction. Uses only + − × ÷ and √, which give the same bytes on every platform.

use std::cmp::Ordering;

use super::{Fx, Message, Rumour, State, Step, SuperpeerTokens, Token, Variant};
use crate::protocol::prelude::*;

/// The force on a token, to the right (`x`) and down (`y`); the unit is 1 / (side of the square).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Force {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// A neighbour that can receive the token: the angle between its direction and the force is below 60°.
struct Candidate {
    position: u32,
    id: Id,
    way: (i32, i32),
    /// The component of the force in the direction of the neighbour. It is proportional to the cosine of the angle,
    /// because the force is the same for all candidates.
    cosine: f64,
}

impl Force {
    /// The force on a token at `me`. `others`: the positions of the other tokens; their order affects rounding.
    pub(super) fn of(me: Local<'_>, others: impl Iterator<Item = u32>, is_torus: bool) -> Self {
        let place = |at: u32| me.places.get(at as usize).copied();
        let mut force = Self { x: 0.0, y: 0.0 };
        let Some(own) = place(me.position) else { return force };
        for other in others.filter_map(place) {
            let (x, y) = own.away_from(other, is_torus);
            let square = own.square_to(other, is_torus) as f64;
            if square > 0.0 {
                force.x += f64::from(x) * f64::from(Place::SIDE) / square;
                force.y += f64::from(y) * f64::from(Place::SIDE) / square;
            }
        }
        force
    }

    pub(super) fn strength(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    pub(super) fn is_over(self, theta: Decimal) -> bool {
        self.strength() > theta.value()
    }

    /// The neighbour at the smallest angle to the force; `None` if no angle is below 60°.
    pub(super) fn direction(self, me: Local<'_>, is_torus: bool) -> Option<u32> {
        let own = *me.places.get(me.position as usize)?;
        let candidate = |&position: &u32| {
            let place = *me.places.get(position as usize)?;
            let way = place.away_from(own, is_torus);
            let length = (place.square_to(own, is_torus) as f64).sqrt();
            let along = f64::from(way.0) * self.x + f64::from(way.1) * self.y;
            let is_near = length > 0.0 && 2.0 * along > length * self.strength();
            let id = *me.known.get(position as usize)?;
            is_near.then(|| Candidate { position, id, way, cosine: along / length })
        };
        me.neighbours.iter().filter_map(candidate).min_by(nearer).map(|nearest| nearest.position)
    }
}

/// Sorts candidates by their angle to the force, then by id. Parallel directions are equal despite rounded cosines.
fn nearer(one: &Candidate, other: &Candidate) -> Ordering {
    let product = |a: i32, b: i32| i64::from(a) * i64::from(b);
    let are_parallel = product(one.way.0, other.way.1) == product(one.way.1, other.way.0);
    let by_angle = if are_parallel { Ordering::Equal } else { other.cosine.total_cmp(&one.cosine) };
    by_angle.then(one.id.cmp(&other.id))
}

/// The factor by which the threshold θ of a token grows with each move.
pub(super) const COOLING: f64 = 1.1;

impl SuperpeerTokens {
    pub(super) fn offered(&self, me: Local<'_>, from: Port, state: &mut State, offer: (u32, Decimal, u32), fx: Fx<'_>) {
        let (token, theta, number) = offer;
        if state.rumours.knows_above(token, number) {
            return fx.line(Step::HandoverIgnored);
        }
        if state.token.is_some() {
            fx.line(Step::Decline { token });
            return fx.send(from, Message::Refuse { token, number });
        }
        fx.line(Step::Accept { token });
        if state.period == 0 {
            // The process has not started yet. A holder sends gossip only while its periods run, so they start now.
            self.begin_period(me, state, fx);
        }
        let theta = if self.variant == Variant::Restless { theta } else { Decimal::new(theta.value() * COOLING) };
        let held = Token { which: token, number: number.saturating_add(1), theta, begins: 0, offered: None };
        state.token = Some(held);
        (state.elected, state.joined, state.asks) = (None, None, None);
        let rumour = Rumour { token, position: me.position, number: held.number, settled: None };
        state.rumours.hear(rumour, state.period);
        fx.send(from, Message::Accept { token, number });
    }
}

pub(super) fn handle_accept(me: Local<'_>, from: Port, state: &mut State, (token, number): (u32, u32), fx: Fx<'_>) {
    match state.token {
        Some(held) if (held.which, held.number) == (token, number) => {
            fx.line(Step::LetGo { token });
            give_up_token(me, state);
            let rumour = Rumour { token, position: from.position(), number: number.saturating_add(1), settled: None };
            state.rumours.hear(rumour, state.period);
        }
        _ => fx.line(Step::AcceptIgnored),
    }
}

pub(super) fn give_up_token(me: Local<'_>, state: &mut State) {
    state.token = None;
    state.members.clear();
    if state.elected == Some(me.id) {
        state.elected = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: u32) -> Id {
        Id::new(number).expect("an id")
    }

    fn places(of: &[(f64, f64)]) -> Vec<Place> {
        of.iter().filter_map(|&(x, y)| Place::of(x, y)).collect()
    }

    #[test]
    fn a_force_is_one_over_the_distance_and_has_the_same_bytes_on_every_platform() {
        let places = places(&[(0.25, 0.5), (0.5, 0.5), (0.25, 0.75), (0.1, 0.9), (0.25, 0.5)]);
        let me = Local { places: &places, ..Local::of(id(0), 0, &[]) };
        let on_torus = |others: &[u32]| Force::of(me, others.iter().copied(), true);
        assert_eq!(on_torus(&[1]), Force { x: -4.0, y: 0.0 });
        assert_eq!(
            (on_torus(&[1, 2]).strength(), on_torus(&[1, 2]).x, on_torus(&[1, 2]).y),
            (32.0_f64.sqrt(), -4.0, -4.0)
        );
        assert_eq!(on_torus(&[4]), Force { x: 0.0, y: 0.0 }, "a token at the same place exerts no force");
        assert!(on_torus(&[1]).is_over(Decimal::new(3.99)) && !on_torus(&[1]).is_over(Decimal::new(4.0)));
        let all = on_torus(&[1, 2, 3]);
        assert_eq!((all.x.to_bits(), all.y.to_bits()), PINNED);
    }

    /// The exact bits of the computed force, equal on x86-64 and aarch64.
    const PINNED: (u64, u64) = (13_837_710_725_914_012_958, 13_842_029_371_962_153_171);

    #[test]
    fn a_token_goes_to_the_neighbour_nearest_to_the_direction_and_on_a_tie_to_the_lower_id() {
        let places = places(&[(0.5, 0.5), (0.6, 0.5), (0.7, 0.5), (0.6, 0.6), (0.4, 0.5), (0.5, 0.6), (0.5, 0.5)]);
        let known = [9, 8, 3, 1, 2, 0, 7].map(id);
        let pushed = |neighbours: &[u32], x: f64, y: f64| {
            let me = Local { places: &places, neighbours, ..Local::of(id(9), 0, &known) };
            Force { x, y }.direction(me, true)
        };
        assert_eq!(pushed(&[1, 3, 4, 5], 1.0, 0.1), Some(1));
        assert_eq!(pushed(&[1, 2, 3, 4, 5], 1.0, 0.0), Some(2), "8 and 3 are tied: the lower id");
        assert_eq!(pushed(&[4, 5], 1.0, 0.0), None, "90° is too far");
        assert_eq!(pushed(&[1, 5], 1.0, 1.0), Some(5), "a tie between both sides: the lower id");
        assert_eq!(pushed(&[6], 1.0, 1.0), None, "a neighbour at the same place has no direction");
    }
}
