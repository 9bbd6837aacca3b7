//! The imports that nearly every file about the graph needs.

pub(super) use super::cards::{self, PartText};
pub(super) use super::curve::{Curve, Path, Point, Shape};
pub(super) use super::dots::{self, Dots, Heat, Stroke};
pub(super) use super::geometry::{AIR, CardSize, Graph, Layout, aired, cell, middle};
pub(super) use super::legend::{self, Entry, Selected};
pub(super) use super::links::{self, Cuts, quarter};
pub(super) use super::way::{Reach, Stand, part_of};
pub(super) use super::{Label, Stage, beside, crowd, draw_labels, ground, headline::headline, pills::Pills};
pub(super) use crate::prelude::*;
pub(super) use suffrage_session::model::ground::{Circle, Ground, Holder};
pub(super) use suffrage_session::model::{lanes::Lanes, lanes::Member, why::CarriedMessage};
