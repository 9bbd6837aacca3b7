//! The strategies of traitors, and the values that a lieutenant receives in signed messages.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use super::message::{Order, Path};
use crate::protocol::prelude::*;

const STRATEGIES: &[&str] = &["flip", "split", "silent", "random", "any"];

/// For each traitor: a strategy, or a table with the value that the traitor sends to each receiver.
pub(super) const TAKES: Takes = Takes::ByProcess(&Takes::Either(&[
    Takes::Word(STRATEGIES),
    Takes::ByProcess(&Takes::Word(Order::WORDS_OR_NOTHING)),
]));

const TWO: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);
const THREE: NonZeroU32 = NonZeroU32::MIN.saturating_add(2);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    Flip,
    /// Sends attack to even positions and retreat to odd positions.
    Split,
    Silent,
    Random,
    /// Sends attack, retreat or nothing, chosen at random for each message.
    Any,
    /// The value for each listed position; `None` is silence. Other positions receive the true value.
    Table(BTreeMap<u32, Option<Order>>),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Traitors(BTreeMap<u32, Lies>);

impl Traitors {
    pub(super) fn of(parameters: &Parameters) -> Self {
        let given = parameters.by_process("traitors").iter();
        Self(given.filter_map(|(at, value)| Some((*at, Lies::of(value)?))).collect())
    }

    pub(super) fn get(&self, at: u32) -> Option<&Lies> {
        self.0.get(&at)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, &Lies)> {
        self.0.iter().map(|(at, lies)| (*at, lies))
    }
}

impl Lies {
    fn of(value: &ParameterValue) -> Option<Self> {
        match value {
            ParameterValue::Word("flip") => Some(Self::Flip),
            ParameterValue::Word("split") => Some(Self::Split),
            ParameterValue::Word("silent") => Some(Self::Silent),
            ParameterValue::Word("random") => Some(Self::Random),
            ParameterValue::Word("any") => Some(Self::Any),
            ParameterValue::ByProcess(said) => {
                let word = |value: &ParameterValue| match value {
                    ParameterValue::Word(word) => Order::named(word),
                    _ => None,
                };
                Some(Self::Table(said.iter().map(|(to, value)| (*to, word(value))).collect()))
            }
            _ => None,
        }
    }

    /// Whether a lieutenant with this strategy changes values. `signed` refuses it: signatures cannot be forged.
    pub(super) const fn forges(&self) -> bool {
        matches!(self, Self::Flip | Self::Table(_))
    }

    pub(super) fn may_keep_silent(&self) -> bool {
        match self {
            Self::Flip | Self::Split | Self::Random => false,
            Self::Silent | Self::Any => true,
            Self::Table(said) => said.values().any(Option::is_none),
        }
    }

    /// The value that the traitor sends instead of `truth`; `None` if it sends nothing.
    pub(super) fn instead(&self, truth: Order, to: u32, mut draw: impl FnMut(NonZeroU32) -> u32) -> Option<Order> {
        match self {
            Self::Flip => Some(truth.other()),
            Self::Split => Some(Self::split(to)),
            Self::Silent => None,
            Self::Random => Some(if draw(TWO) == 0 { Order::Attack } else { Order::Retreat }),
            Self::Any => match draw(THREE) {
                0 => Some(Order::Attack),
                1 => Some(Order::Retreat),
                _ => None,
            },
            Self::Table(said) => said.get(&to).copied().unwrap_or(Some(truth)),
        }
    }

    pub(super) fn signs(&self, order: Order, to: u32, mut draw: impl FnMut(NonZeroU32) -> u32) -> Vec<Order> {
        if self.draws() {
            return Order::BOTH.into_iter().filter(|_| sends(&mut draw)).collect();
        }
        self.instead(order, to, draw).into_iter().collect()
    }

    /// In `signed`: whether the traitor forwards values at random.
    pub(super) const fn draws(&self) -> bool {
        matches!(self, Self::Random | Self::Any)
    }

    /// In `signed`: whether the traitor forwards values to position `to`. Only for strategies without random choices.
    pub(super) const fn passes_on_to(&self, to: u32) -> bool {
        match self {
            Self::Silent => false,
            Self::Split => to.is_multiple_of(2),
            // A signature cannot be forged: a lieutenant can only forward the values that it received.
            Self::Flip | Self::Table(_) | Self::Random | Self::Any => true,
        }
    }

    pub(super) const fn split(to: u32) -> Order {
        if to.is_multiple_of(2) { Order::Attack } else { Order::Retreat }
    }
}

pub(super) fn sends(draw: &mut impl FnMut(NonZeroU32) -> u32) -> bool {
    draw(TWO) == 0
}

/// The signed values received, in order of arrival. A loyal lieutenant stores one copy of each value, a traitor all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Chains(pub(super) Vec<Chain>);

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Chain {
    /// The signers, the commander first.
    pub(super) signed_by: Path,
    pub(super) value: Order,
    pub(super) is_fresh: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Passed {
    /// The positions of the signers. This is the first field, because messages are sent in the order of signers.
    signers: Vec<u32>,
    pub(super) to: Port,
    pub(super) value: Order,
    pub(super) signed_by: Path,
}

impl Chains {
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn learn(&mut self, signed_by: Path, value: Order, keeps_all: bool) -> bool {
        let is_new = self.0.iter().all(|chain| chain.value != value);
        let is_held = || self.0.iter().any(|chain| chain.value == value && chain.signed_by == signed_by);
        if is_new || keeps_all && !is_held() {
            self.0.push(Chain { signed_by, value, is_fresh: is_new });
        }
        is_new
    }

    pub(super) fn words(&self) -> String {
        self.values().into_iter().map(Order::word).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn values(&self) -> Vec<Order> {
        let held = |value: &Order| self.0.iter().any(|chain| chain.value == *value);
        Order::BOTH.into_iter().filter(held).collect()
    }

    /// The messages to send, in order. `lies`: the strategy, if the process is a traitor.
    pub(super) fn pass_on(&mut self, me: Local<'_>, most_signatures: u32, lies: Option<&Lies>) -> Vec<Passed> {
        let fresh = self.0.iter_mut().filter_map(|chain| std::mem::take(&mut chain.is_fresh).then_some(&*chain));
        let fresh = fresh.filter(|chain| chain.signed_by.len() <= most_signatures as usize);
        let goes_to = |to: Port| lies.is_none_or(|lies| lies.passes_on_to(to.position()));
        let passed =
            fresh.flat_map(|chain| chain.receivers(me).filter(|to| goes_to(*to)).map(|to| chain.passed(me, to)));
        sorted(passed.collect())
    }

    pub(super) fn draw(&self, me: Local<'_>, signatures: u32, mut draw: impl FnMut(NonZeroU32) -> u32) -> Vec<Passed> {
        let mut passed = Vec::new();
        for (to, _) in me.peers() {
            for value in Order::BOTH {
                let held =
                    self.0.iter().filter(|chain| chain.value == value && chain.signed_by.len() == signatures as usize);
                let held =
                    held.filter(|chain| !chain.signed_by.contains(&me.id_of(to))).map(|chain| chain.passed(me, to));
                passed.extend(held.min().filter(|_| sends(&mut draw)));
            }
        }
        sorted(passed)
    }
}

impl Chain {
    fn receivers<'a>(&'a self, me: Local<'a>) -> impl Iterator<Item = Port> + 'a {
        me.peers().filter(|&(_, id)| !self.signed_by.contains(&id)).map(|(to, _)| to)
    }

    fn passed(&self, me: Local<'_>, to: Port) -> Passed {
        let position = |id| me.known.iter().position(|known| *known == id).unwrap_or_default() as u32;
        let signers = self.signed_by.iter().map(|&id| position(id)).collect();
        Passed { signers, to, value: self.value, signed_by: self.signed_by.clone() }
    }
}

fn sorted(mut passed: Vec<Passed>) -> Vec<Passed> {
    passed.sort_unstable();
    passed
}
