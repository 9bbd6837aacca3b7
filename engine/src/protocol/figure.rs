//! Figures of a whole run, beside the count of messages.

use std::collections::BTreeMap;

use super::{Id, Local, Place};

/// What a run comes to at a moment, over all processes that are up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// The key of its name in the catalogue of texts.
    pub name: &'static str,
    /// `None`: there is nothing to measure.
    pub value: Option<f64>,
    pub unit: Unit,
}

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Parts of a whole, from 0 to 1.
    Share,
    Processes,
    Hops,
    /// Sides of the square.
    Sides,
    /// A ratio.
    Plain,
}

impl Figure {
    const fn new(name: &'static str, unit: Unit, value: Option<f64>) -> Self {
        Self { name, value, unit }
    }

    /// Of so many live processes some serve others, each so many.
    pub fn of_loads(live: usize, loads: &[u32]) -> Vec<Self> {
        let share = (live > 0).then(|| loads.len() as f64 / live as f64);
        let mean = mean(loads.iter().map(|&load| f64::from(load)));
        let variation = mean.filter(|&mean| mean > 0.0).map(|mean| {
            let squares: f64 = loads.iter().map(|&load| (f64::from(load) - mean) * (f64::from(load) - mean)).sum();
            (squares / loads.len() as f64).sqrt() / mean
        });
        vec![
            Self::new("figure-share", Unit::Share, share),
            Self::new("figure-largest-load", Unit::Processes, loads.iter().max().map(|&load| load.into())),
            Self::new("figure-load-variation", Unit::Plain, variation),
        ]
    }

    /// Of the hops of every look-up.
    pub fn of_hops(hops: &[u32]) -> Vec<Self> {
        vec![
            Self::new("figure-mean-hops", Unit::Hops, mean(hops.iter().map(|&hops| hops.into()))),
            Self::new("figure-largest-hops", Unit::Hops, hops.iter().max().map(|&hops| hops.into())),
        ]
    }

    /// How far live processes are from whom they hold, and how evenly those lie; nothing where processes are nowhere.
    pub fn of_places(held: &[(Local<'_>, Option<Id>)], is_torus: bool) -> Vec<Self> {
        let place = |me: &Local<'_>| me.places.get(me.position as usize).copied();
        let all: BTreeMap<Id, Place> = held.iter().filter_map(|(me, _)| Some((me.id, place(me)?))).collect();
        if all.is_empty() {
            return Vec::new();
        }
        let distances: Vec<f64> = held
            .iter()
            .filter_map(|(me, leader)| Some(place(me)?.distance_to(*all.get(&(*leader)?)?, is_torus)))
            .collect();
        let serving: Vec<Place> =
            held.iter().filter(|(me, leader)| *leader == Some(me.id)).filter_map(|(me, _)| place(me)).collect();
        vec![
            Self::new("figure-mean-distance", Unit::Sides, mean(distances.iter().copied())),
            Self::new("figure-largest-distance", Unit::Sides, distances.iter().copied().reduce(f64::max)),
            Self::new("figure-evenness", Unit::Plain, evenness(&serving, is_torus)),
        ]
    }
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> Option<f64> {
    let count = values.len();
    (count > 0).then(|| values.sum::<f64>() / count as f64)
}

/// The least distance of any two of some places, against that of as many places that lie as evenly as they can: as triangles.
pub fn evenness(places: &[Place], is_torus: bool) -> Option<f64> {
    let pairs = places.iter().enumerate().flat_map(|(at, one)| places[at + 1..].iter().map(move |other| (one, other)));
    let least = pairs.map(|(one, other)| one.square_to(*other, is_torus)).min()?;
    let widest = (2.0 / (3.0_f64.sqrt() * places.len() as f64)).sqrt();
    Some((least as f64).sqrt() / f64::from(Place::SIDE) / widest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(figures: &[Figure]) -> Vec<Option<f64>> {
        figures.iter().map(|figure| figure.value).collect()
    }

    #[test]
    fn loads_and_hops_come_to_exact_figures() {
        assert_eq!(values(&Figure::of_loads(10, &[2, 0, 2, 2])), [Some(0.4), Some(2.0), Some(0.75_f64.sqrt() / 1.5)]);
        assert_eq!(values(&Figure::of_loads(3, &[])), [Some(0.0), None, None]);
        assert_eq!(values(&Figure::of_loads(2, &[0, 0])), [Some(1.0), Some(0.0), None]);
        assert_eq!(values(&Figure::of_hops(&[0, 4, 3, 1])), [Some(2.0), Some(4.0)]);
        assert_eq!(values(&Figure::of_hops(&[])), [None, None]);
    }

    #[test]
    fn places_are_measured_in_sides_and_round_the_edges_of_a_torus() {
        let places: Vec<Place> =
            [(0.0, 0.5), (0.25, 0.5), (0.75, 0.5)].iter().filter_map(|&(x, y)| Place::of(x, y)).collect();
        let id = |number| Id::new(number).expect("it is an id");
        let of = |position: u32, leader: u32| {
            (Local { places: &places, ..Local::of(id(position), position, &[]) }, Some(id(leader)))
        };
        let held = [of(0, 0), of(1, 0), of(2, 2)];
        let even = (2.0 / (3.0_f64.sqrt() * 2.0)).sqrt();
        assert_eq!(values(&Figure::of_places(&held, true)), [Some(0.25 / 3.0), Some(0.25), Some(0.25 / even)]);
        assert_eq!(values(&Figure::of_places(&held, false)), [Some(0.25 / 3.0), Some(0.25), Some(0.75 / even)]);
        assert!(Figure::of_places(&[(Local::of(id(1), 0, &[]), None)], true).is_empty());
    }
}
