//! What processes stand on, where that is neither a ring nor nothing: an id circle, or a plane with an overlay.

use std::sync::Arc;

use crate::protocol::{HeldToken, Id, IdCircle, LookUp, Place};

/// Where each process stands, by position: the same in all of a run.
#[derive(Clone, Debug, PartialEq)]
pub enum Seats {
    /// Parts of a circle, clockwise from its top.
    Circle(Arc<[f64]>),
    /// Points of a square.
    Plane(Arc<[Place]>),
}

/// How a process stands to those that serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Service {
    /// Another one serves it.
    Served,
    Down,
    /// No process serves it.
    Unserved,
    /// It is a super-peer.
    Serves,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Ground {
    Circle(Circle),
    Plane(Plane),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Circle {
    /// The position of the selected process.
    pub selected: usize,
    pub circle: IdCircle,
    /// In the order of the circle: all, or of many those that serve most.
    pub segments: Vec<Segment>,
    /// By position.
    pub services: Vec<Service>,
    /// The most that one super-peer serves, if there is a limit.
    pub limit: Option<u32>,
    /// The positions that the fingers of the selected process lead to, each once.
    pub fingers: Vec<usize>,
    /// The look-up of the selected process, or else the first that is under way.
    pub look_up: Option<LookUp>,
    /// Who is served by a super-peer of another segment, with that one, by position.
    pub elsewhere: Vec<(usize, usize)>,
}

/// The ids with the same first bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    pub number: u64,
    /// Those that lead in it: one, unless the role is about to move.
    pub leaders: Vec<Id>,
    /// How many others hold one of them.
    pub served: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Plane {
    /// The position of the selected process.
    pub selected: usize,
    pub is_torus: bool,
    /// Of the selected process, by position.
    pub neighbours: Vec<usize>,
    /// By position.
    pub services: Vec<Service>,
    /// The holders of tokens, by position.
    pub holders: Vec<Holder>,
    /// Who is served by a super-peer that is not the nearest, with that one, by position.
    pub elsewhere: Vec<(usize, usize)>,
}

/// A process that holds a token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Holder {
    pub position: usize,
    pub id: Id,
    pub token: HeldToken,
    /// How many others it serves.
    pub load: usize,
}

impl Ground {
    /// By position.
    pub fn services(&self) -> &[Service] {
        match self {
            Self::Circle(circle) => &circle.services,
            Self::Plane(plane) => &plane.services,
        }
    }
}
