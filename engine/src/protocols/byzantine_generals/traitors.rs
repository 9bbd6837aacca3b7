//! What traitors say instead of the truth.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use super::message::Order;
use crate::protocol::prelude::*;

const STRATEGIES: &[&str] = &["flip", "split", "silent", "random", "any"];

/// A strategy, or a table of what it says to whom.
pub(super) const TAKES: Takes = Takes::ByProcess(&Takes::Either(&[
    Takes::Word(STRATEGIES),
    Takes::ByProcess(&Takes::Word(Order::WORDS_OR_NOTHING)),
]));

const TWO: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);
const THREE: NonZeroU32 = NonZeroU32::MIN.saturating_add(2);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    /// The opposite.
    Flip,
    /// Attack to even positions, retreat to odd ones.
    Split,
    Silent,
    /// Attack or retreat, drawn for each message.
    Random,
    /// Attack, retreat or nothing, drawn for each message.
    Any,
    /// By position of the receiver: the same in all messages to it. Who is not there is told the truth.
    Table(BTreeMap<u32, Option<Order>>),
}

/// By position.
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

    /// Whether a lieutenant would have to say another thing than it was told.
    pub(super) const fn forges(&self) -> bool {
        matches!(self, Self::Flip | Self::Table(_))
    }

    /// Whether it may keep silent.
    pub(super) fn may_keep_silent(&self) -> bool {
        match self {
            Self::Flip | Self::Split | Self::Random => false,
            Self::Silent | Self::Any => true,
            Self::Table(said) => said.values().any(Option::is_none),
        }
    }

    /// What it says to a receiver instead of the truth; `None` is nothing.
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

    /// Which orders a commander signs for a receiver.
    pub(super) fn signed_by_commander(
        &self,
        order: Order,
        to: u32,
        mut draw: impl FnMut(NonZeroU32) -> u32,
    ) -> Vec<Order> {
        match self {
            Self::Random | Self::Any => {
                [Order::Attack, Order::Retreat].into_iter().filter(|_| sends(&mut draw)).collect()
            }
            Self::Flip | Self::Split | Self::Silent | Self::Table(_) => {
                self.instead(order, to, draw).into_iter().collect()
            }
        }
    }

    /// Whether it draws for each receiver which of the values that it holds it passes on (only `signed`).
    pub(super) const fn draws(&self) -> bool {
        matches!(self, Self::Random | Self::Any)
    }

    /// Whether a lieutenant passes signed values on to a receiver, of a strategy that does not draw.
    pub(super) const fn passes_on_to(&self, to: u32) -> bool {
        match self {
            Self::Silent => false,
            Self::Split => to.is_multiple_of(2),
            // A signature cannot be forged: what it passes on is what it was told.
            Self::Flip | Self::Table(_) | Self::Random | Self::Any => true,
        }
    }

    pub(super) const fn split(to: u32) -> Order {
        if to.is_multiple_of(2) { Order::Attack } else { Order::Retreat }
    }
}

/// Whether a message that may be sent or not is sent.
pub(super) fn sends(draw: &mut impl FnMut(NonZeroU32) -> u32) -> bool {
    draw(TWO) == 0
}
