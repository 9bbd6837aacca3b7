//! The proved bounds on the messages of the generals.

use super::message::Order;
use super::oral::{COMMANDER, paths};
use super::{ByzantineGenerals, Variant};
use crate::protocol::{Bound, BoundSide, Seen};

/// The formula of [`paths`].
const fn formula(faults: u32) -> &'static str {
    match faults {
        0 => "n-1",
        1 => "(n-1)²",
        2 => "(n-1)((n-2)²+1)",
        _ => "Σ(n-1)…(n-1-k), k≤f",
    }
}

pub(super) fn bounds(protocol: &ByzantineGenerals, seen: &Seen<'_>) -> Vec<Bound> {
    if seen.begun.is_empty() {
        return Vec::new();
    }
    let n = seen.ids.len() as u64;
    match protocol.variant {
        Variant::Standard => oral(protocol, n, seen),
        Variant::Signed => signed(protocol, n, seen),
    }
}

/// Nobody sends more than one message by a path to a receiver. Who hears nothing relays all the same, so that all of them are sent if
/// nobody is silent, down, or hurried or held up by its timer.
fn oral(protocol: &ByzantineGenerals, n: u64, seen: &Seen<'_>) -> Vec<Bound> {
    let Some(value) = paths(n, protocol.faults.into()) else { return Vec::new() };
    let formula = formula(protocol.faults);
    let is_exact =
        seen.is_undisturbed() && seen.down.is_empty() && !protocol.traitors.iter().any(|(_, lies)| lies.may_keep_silent());
    let sides = if is_exact { &[BoundSide::Best, BoundSide::Worst][..] } else { &[BoundSide::Worst] };
    sides.iter().map(|&side| Bound { side, formula, value }).collect()
}

/// Who does not draw passes each value on once. A commander that signs one value brings (n−1)² messages at most: n − 1 of its own, and n − 2
/// of each lieutenant; one that signs two, one to each receiver, twice those of the lieutenants.
fn signed(protocol: &ByzantineGenerals, n: u64, seen: &Seen<'_>) -> Vec<Bound> {
    if protocol.traitors.iter().any(|(_, lies)| lies.draws()) {
        return vec![drawn(protocol, n)];
    }
    let others = n - 1;
    let relays = if protocol.faults == 0 { 0 } else { others * n.saturating_sub(2) };
    let says = |to: u32| protocol.traitors.get(0).and_then(|lies| lies.instead(protocol.order, to, |_| 0));
    let two_values = [Order::Attack, Order::Retreat].into_iter().all(|order| (1..n as u32).any(|to| says(to) == Some(order)));
    let (formula, value) = match (protocol.faults, two_values) {
        (0, _) => ("n-1", others),
        (_, false) => ("(n-1)²", others + relays),
        (_, true) => ("(n-1)(2n-3)", others + 2 * relays),
    };
    let is_exact = seen.is_undisturbed() && seen.down.is_empty() && protocol.traitors.iter().next().is_none();
    let sides = if is_exact { &[BoundSide::Best, BoundSide::Worst][..] } else { &[BoundSide::Worst] };
    sides.iter().map(|&side| Bound { side, formula, value }).collect()
}

/// The most where traitors draw what they sign. The commander sends each value to each lieutenant once at most, and a loyal lieutenant passes
/// it on once. A traitor that draws may hold a value with several chains of as many signatures, and so send it in each round of m to each of
/// the n − 2 others.
fn drawn(protocol: &ByzantineGenerals, n: u64) -> Bound {
    let traitors = protocol.traitors.iter().filter(|(at, lies)| *at != COMMANDER && lies.draws()).count() as u64;
    let relays = (n - 1 - traitors.min(n - 1)) * u64::from(protocol.faults.min(1)) + traitors * u64::from(protocol.faults);
    let of_value = n - 1 + relays * n.saturating_sub(2);
    let values = if protocol.traitors.get(COMMANDER).is_some() { 2 } else { 1 };
    Bound { side: BoundSide::Worst, formula: "", value: values * of_value }
}
