//! Where the processes are drawn if the graph is neither a ring nor complete: on an id circle, or in a plane with an
//! overlay.

use std::cmp::Reverse;

use crate::prelude::*;
use suffrage_engine::protocol::{HeldToken, IdCircle, LookUp, Place};

/// By position: where each process is in the picture. This does not change during a run.
#[derive(Clone, Debug, PartialEq)]
pub enum Seats {
    /// By position: the place on the circle, as a fraction of the circle, clockwise from the top.
    Circle(Arc<[f64]>),
    /// By position: the place as a point in a square.
    Plane(Arc<[Place]>),
}

/// How a process is served: it has a super-peer, it is down, it has no super-peer, or it is a super-peer itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Service {
    Served,
    Down,
    Unserved,
    Serves,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Ground {
    Circle(Circle),
    Plane(Plane),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Circle {
    pub selected: usize,
    pub circle: IdCircle,
    /// The segments in circle order: all of them, or the 16 with the most members if there are more than 64.
    pub segments: Vec<Segment>,
    /// By position: how each process is served.
    pub services: Vec<Service>,
    pub limit: Option<u32>,
    /// The positions of the fingers of the selected process, each once.
    pub fingers: Vec<usize>,
    /// The look-up of the selected process, or else the first look-up of any process; `None` if there is no look-up.
    pub look_up: Option<LookUp>,
    /// For each member whose super-peer is in another segment: its position and the position of its super-peer.
    pub elsewhere: Vec<(usize, usize)>,
}

/// A segment of the circle. All its ids have the same first bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    pub number: u64,
    /// The ids of the super-peers in this segment: one, except while the role moves to another process.
    pub leaders: Vec<Id>,
    /// How many other processes follow a super-peer of this segment.
    pub served: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Plane {
    pub selected: usize,
    pub is_torus: bool,
    /// The positions of the processes that are neighbours of the selected process in the overlay.
    pub neighbours: Vec<usize>,
    /// By position: how each process is served.
    pub services: Vec<Service>,
    /// The processes with a token, in the order of their positions.
    pub holders: Vec<Holder>,
    /// For each member that does not belong to the nearest super-peer: its position and the position of its super-peer.
    pub elsewhere: Vec<(usize, usize)>,
}

/// A process with a token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Holder {
    pub position: usize,
    pub id: Id,
    pub token: HeldToken,
    pub load: usize,
}

impl Ground {
    /// By position: how each process is served.
    pub fn services(&self) -> &[Service] {
        match self {
            Self::Circle(circle) => &circle.services,
            Self::Plane(plane) => &plane.services,
        }
    }
}

/// If the circle has more segments than this, only the [`LARGEST`] segments with the most members are listed.
const MOST_SEGMENTS: u64 = 64;
const LARGEST: usize = 16;
const MOST_ELSEWHERE: usize = 64;

pub(crate) fn seats(world: &World) -> Option<Seats> {
    if let Some(circle) = world.service().circle {
        return Some(Seats::Circle(world.ids().iter().map(|id| circle.part(id.number().into())).collect()));
    }
    let overlay = world.overlay();
    let has_plane = overlay.links().next().is_some() && !overlay.places().is_empty();
    has_plane.then(|| Seats::Plane(Arc::from(overlay.places())))
}

pub(super) const fn has_plane(run: &Run) -> bool {
    matches!(run.seats, Some(Seats::Plane(_)))
}

pub(super) fn ground(run: &Run, selected: usize) -> Option<Ground> {
    let (selected, circle) = (selected.min(run.count() - 1), run.now.world.service().circle);
    if circle.is_none() && !has_plane(run) {
        return None;
    }
    let followed: Vec<Option<Id>> = (0..run.count() as u32).map(|at| run.now.world.follows(at)).collect();
    let is_own = |at: usize| followed[at] == Some(run.id(at as u32));
    let leaders: BTreeMap<Id, usize> =
        (0..run.count()).filter(|&at| is_own(at)).map(|at| (run.id(at as u32), at)).collect();
    let (held, services) = (held(&followed, &leaders), services(run, &followed, &leaders));
    Some(match circle {
        Some(circle) => Ground::Circle(of_circle(run, circle, selected, (held, services))),
        None => Ground::Plane(of_plane(run, selected, (held, services))),
    })
}

fn of_circle(run: &Run, circle: IdCircle, selected: usize, (held, services): (Held, Vec<Service>)) -> Circle {
    let world = &run.now.world;
    let fingers = world.whereabouts(selected as u32).fingers.into_iter().map(|at| at as usize).collect();
    let own = world.whereabouts(selected as u32).look_up;
    let look_up = own.or_else(|| (0..run.count() as u32).find_map(|at| world.whereabouts(at).look_up));
    let segment_at = |at: usize| circle.segment_of(run.id(at as u32));
    let elsewhere =
        held.iter().copied().filter(|&(at, by)| segment_at(at) != segment_at(by)).take(MOST_ELSEWHERE).collect();
    let (segments, limit) = (segments(run, circle, &held, &services), world.service().limit);
    Circle { selected, circle, segments, services, limit, fingers, look_up, elsewhere }
}

/// For each member, its position and the position of its super-peer. A super-peer is not its own member.
type Held = Vec<(usize, usize)>;

fn held(followed: &[Option<Id>], leaders: &BTreeMap<Id, usize>) -> Held {
    let by = |followed: &Option<Id>| leaders.get(followed.as_ref()?).copied();
    followed.iter().enumerate().filter_map(|(at, followed)| Some((at, by(followed).filter(|&by| by != at)?))).collect()
}

/// The positions of the leaders. A leader is a process that follows itself.
pub(super) fn leaders(run: &Run) -> impl Iterator<Item = usize> + '_ {
    (0..run.count()).filter(|&at| run.now.world.follows(at as u32) == Some(run.id(at as u32)))
}

/// By position: how each process is served. A process whose super-peer is down counts as unserved.
fn services(run: &Run, followed: &[Option<Id>], leaders: &BTreeMap<Id, usize>) -> Vec<Service> {
    let service = |(at, followed): (usize, &Option<Id>)| match followed {
        _ if !run.now.world.is_up(at as u32) => Service::Down,
        Some(leader) if *leader == run.id(at as u32) => Service::Serves,
        Some(leader) if leaders.contains_key(leader) => Service::Served,
        Some(_) | None => Service::Unserved,
    };
    followed.iter().enumerate().map(service).collect()
}

fn segments(run: &Run, circle: IdCircle, held: &Held, services: &[Service]) -> Vec<Segment> {
    let of = |number| Segment { number, leaders: Vec::new(), served: 0 };
    let mut segments: BTreeMap<u64, Segment> = BTreeMap::new();
    if circle.segments() <= MOST_SEGMENTS {
        segments.extend((0..circle.segments()).map(|number| (number, of(number))));
    }
    for at in (0..run.count()).filter(|&at| services[at] == Service::Serves) {
        let id = run.id(at as u32);
        let number = circle.segment_of(id);
        segments.entry(number).or_insert_with(|| of(number)).leaders.push(id);
    }
    for &(_, by) in held {
        let number = circle.segment_of(run.id(by as u32));
        segments.entry(number).or_insert_with(|| of(number)).served += 1;
    }
    let mut segments: Vec<Segment> = segments.into_values().collect();
    if circle.segments() > MOST_SEGMENTS {
        segments.sort_by_key(|segment| (Reverse(segment.served), segment.number));
        segments.truncate(LARGEST);
        segments.sort_by_key(|segment| segment.number);
    }
    segments
}

fn of_plane(run: &Run, selected: usize, (held, services): (Held, Vec<Service>)) -> Plane {
    let world = &run.now.world;
    let overlay = world.overlay();
    let mut loads = vec![0; run.count()];
    for &(_, by) in &held {
        loads[by] += 1;
    }
    let holder = |at: usize| {
        let token = world.whereabouts(at as u32).token?;
        Some(Holder { position: at, id: run.id(at as u32), token, load: loads[at] })
    };
    let holders: Vec<Holder> = (0..run.count()).filter_map(holder).collect();
    let settled: Vec<usize> =
        holders.iter().filter(|holder| holder.token.is_settled).map(|holder| holder.position).collect();
    let place = |at: usize| overlay.places().get(at).copied().unwrap_or_default();
    let far = |from: usize, to: usize| Place::square_to(place(to), place(from), overlay.is_torus());
    let nearest = |at: usize| settled.iter().copied().min_by_key(|&by| (far(at, by), by));
    let elsewhere = held.into_iter().filter(|&(at, by)| nearest(at).is_some_and(|nearest| nearest != by));
    let elsewhere = elsewhere.take(MOST_ELSEWHERE).collect();
    let neighbours = overlay.neighbours(selected as u32).iter().map(|&at| at as usize).collect();
    Plane { selected, is_torus: overlay.is_torus(), neighbours, services, elsewhere, holders }
}
