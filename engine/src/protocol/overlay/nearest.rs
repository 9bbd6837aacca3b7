//! The nearest of many places, found in the squares of a grid round each.

use super::Place;

/// So many places are in a square of the grid on average.
const IN_A_SQUARE: usize = 2;

struct Grid<'a> {
    places: &'a [Place],
    is_torus: bool,
    /// How many squares a side has.
    side: i32,
    /// The positions in each square, row by row.
    squares: Vec<Vec<u32>>,
}

/// The links of each place to so many nearest ones; of two that are as near, to that of the lower position.
pub(super) fn nearest(places: &[Place], is_torus: bool, count: usize) -> Vec<(u32, u32)> {
    let count = count.min(places.len().saturating_sub(1));
    let grid = Grid::new(places, is_torus);
    let mut links = Vec::with_capacity(places.len() * count);
    for at in 0..places.len() as u32 {
        links.extend(grid.nearest(at, count).into_iter().map(|other| (at, other)));
    }
    links
}

impl<'a> Grid<'a> {
    fn new(places: &'a [Place], is_torus: bool) -> Self {
        let side = (places.len() / IN_A_SQUARE).isqrt().max(1) as u16;
        let side = i32::from(side);
        let mut squares = vec![Vec::new(); (side * side) as usize];
        for (place, at) in places.iter().zip(0..) {
            let (x, y) = square_of(*place, side);
            squares[(y * side + x) as usize].push(at);
        }
        Self { places, is_torus, side, squares }
    }

    /// In no order.
    fn nearest(&self, at: u32, count: usize) -> Vec<u32> {
        let mut found: Vec<(u64, u32)> = Vec::new();
        for ring in 0..=self.side {
            self.add_ring(at, ring, &mut found);
            // Whatever is beyond this ring is at least so many squares away.
            let away = i64::from(ring) * i64::from(Place::SIDE) / i64::from(self.side);
            if let Some(last) = count.checked_sub(1).filter(|&last| last < found.len()) {
                let (_, (farthest, _), _) = found.select_nth_unstable(last);
                if *farthest < (away * away) as u64 {
                    break;
                }
            }
        }
        found.truncate(count);
        found.into_iter().map(|(_, other)| other).collect()
    }

    /// Adds the places in the squares that are so many squares away, each square once.
    fn add_ring(&self, at: u32, ring: i32, found: &mut Vec<(u64, u32)>) {
        let here = self.places[at as usize];
        let (x, y) = square_of(here, self.side);
        for across in -ring..=ring {
            // Of the columns between the first and the last only the ends are on the ring.
            let step = if across.abs() == ring { 1 } else { 2 * ring };
            for down in (-ring..=ring).step_by(step.max(1) as usize) {
                let Some(square) = self.square(x + across, y + down, (across, down)) else { continue };
                let others = square.iter().filter(|&&other| other != at);
                found.extend(others.map(|&other| (self.places[other as usize].square_to(here, self.is_torus), other)));
            }
        }
    }

    /// A square, on a torus round the edges where that is the shorter way to it, so that none is met twice.
    fn square(&self, x: i32, y: i32, away: (i32, i32)) -> Option<&[u32]> {
        let is_inside = (0..self.side).contains(&x) && (0..self.side).contains(&y);
        // Half a side away, both ways lead to the same square: one of them counts.
        let is_short = |by: i32| 2 * by > -self.side && 2 * by <= self.side;
        let is_met = if self.is_torus { is_short(away.0) && is_short(away.1) } else { is_inside };
        is_met.then(|| &*self.squares[(y.rem_euclid(self.side) * self.side + x.rem_euclid(self.side)) as usize])
    }
}

fn square_of(place: Place, side: i32) -> (i32, i32) {
    let part = |coordinate: u16| i32::from(coordinate) * side / Place::SIDE;
    (part(place.x), part(place.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same, looked for among all.
    fn among_all(places: &[Place], is_torus: bool, count: usize) -> Vec<(u32, u32)> {
        let mut links = Vec::new();
        for (at, &here) in places.iter().enumerate() {
            let others = places.iter().enumerate().filter(|&(other, _)| other != at);
            let mut others: Vec<(u64, u32)> =
                others.map(|(other, &there)| (there.square_to(here, is_torus), other as u32)).collect();
            others.sort_unstable();
            links.extend(others.into_iter().take(count).map(|(_, other)| (at as u32, other)));
        }
        links
    }

    #[test]
    fn the_grid_finds_what_is_found_among_all() {
        let mut state = 1_u64;
        let mut draw = |of: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((state >> 33) % of) as u16
        };
        for n in [0, 1, 2, 3, 5, 8, 17, 60, 200, 500] {
            // Spread over all, on few points so that many are as near, and in a corner.
            for (of, by) in [(65_536, 1), (7, 9_000), (900, 1)] {
                let places: Vec<Place> = (0..n).map(|_| Place { x: draw(of) * by, y: draw(of) * by }).collect();
                for is_torus in [true, false] {
                    for count in [1, 3, 6, n] {
                        let mut found = nearest(&places, is_torus, count);
                        let mut expected = among_all(&places, is_torus, count);
                        found.sort_unstable();
                        expected.sort_unstable();
                        assert_eq!(found, expected, "{n} {of} {is_torus} {count}");
                    }
                }
            }
        }
    }
}
