//! What a lieutenant is told in signed messages: values, each with those who have signed it.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

use super::message::{Order, Path};
use super::traitors::{Lies, sends};
use crate::protocol::prelude::*;

/// What a lieutenant holds, in the order in which it came: of each value the first that came, and of a traitor all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Chains(Vec<Chain>);

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Chain {
    /// The commander first.
    pub(super) signed_by: Path,
    pub(super) value: Order,
    /// Whether the value was new, and has not been passed on.
    pub(super) is_fresh: bool,
}

/// A signed value on its way to a receiver.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Passed {
    /// The positions of those who have signed it so far, then the receiver and the value: the order of sending.
    signers: Vec<u32>,
    pub(super) to: Port,
    pub(super) value: Order,
    /// Without the signature of the sender.
    pub(super) signed_by: Path,
}

impl Chains {
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the value is new.
    pub(super) fn learn(&mut self, signed_by: Path, value: Order, keeps_all: bool) -> bool {
        let is_new = self.0.iter().all(|chain| chain.value != value);
        let is_held = || self.0.iter().any(|chain| chain.value == value && chain.signed_by == signed_by);
        if is_new || keeps_all && !is_held() {
            self.0.push(Chain { signed_by, value, is_fresh: is_new });
        }
        is_new
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Chain> {
        self.0.iter()
    }

    /// The values held, each once, attack before retreat.
    pub(super) fn values(&self) -> Vec<Order> {
        let held = |value: &Order| self.0.iter().any(|chain| chain.value == *value);
        [Order::Attack, Order::Retreat].into_iter().filter(held).collect()
    }

    /// What a lieutenant signs and sends at the end of a round, in the order of sending: what is new to it and has no more than so many
    /// signatures, to all who have not signed it.
    pub(super) fn pass_on(&mut self, me: Local<'_>, most_signatures: u32, lies: Option<&Lies>) -> Vec<Passed> {
        let fresh = self.0.iter_mut().filter_map(|chain| std::mem::take(&mut chain.is_fresh).then_some(&*chain));
        let fresh = fresh.filter(|chain| chain.signed_by.len() <= most_signatures as usize);
        let goes_to = |to: Port| lies.is_none_or(|lies| lies.passes_on_to(to.position()));
        let passed =
            fresh.flat_map(|chain| chain.receivers(me).filter(|to| goes_to(*to)).map(|to| chain.passed(me, to)));
        sorted(passed.collect())
    }

    /// The same of a traitor that draws for each receiver, and each value that it holds with exactly so many signatures, whether it
    /// sends it.
    pub(super) fn draw(&self, me: Local<'_>, signatures: u32, mut draw: impl FnMut(NonZeroU32) -> u32) -> Vec<Passed> {
        let mut passed = Vec::new();
        for (to, _) in me.peers() {
            for value in [Order::Attack, Order::Retreat] {
                let held =
                    self.0.iter().filter(|chain| chain.value == value && chain.signed_by.len() == signatures as usize);
                let held =
                    held.filter(|chain| !chain.signed_by.contains(me.id_of(to))).map(|chain| chain.passed(me, to));
                passed.extend(held.min().filter(|_| sends(&mut draw)));
            }
        }
        sorted(passed)
    }
}

impl Chain {
    /// All who have not signed it, but for this lieutenant.
    fn receivers<'a>(&'a self, me: Local<'a>) -> impl Iterator<Item = Port> + 'a {
        me.peers().filter(|&(_, id)| !self.signed_by.contains(id)).map(|(to, _)| to)
    }

    fn passed(&self, me: Local<'_>, to: Port) -> Passed {
        let position = |id| me.known.iter().position(|known| *known == id).unwrap_or_default() as u32;
        let signers = self.signed_by.ids().iter().map(|&id| position(id)).collect();
        Passed { signers, to, value: self.value, signed_by: self.signed_by.clone() }
    }
}

fn sorted(mut passed: Vec<Passed>) -> Vec<Passed> {
    passed.sort_unstable();
    passed
}
