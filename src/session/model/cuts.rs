//! The links that are cut, as a frame tells them.

/// Which links are cut between the processes of a frame's window. Processes are named by position; between any two there may be a link
/// each way.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CutLinks {
    /// The position of the first process of the window.
    pub first: usize,
    /// The side of each process of the window, while a partition holds; else empty.
    pub sides: Vec<u32>,
    /// Links that are cut besides those between sides: from and to, in order.
    pub links: Vec<(usize, usize)>,
    /// Links between sides that are mended all the same: from and to, in order.
    pub mended: Vec<(usize, usize)>,
}

impl CutLinks {
    pub fn is_empty(&self) -> bool {
        self.links.is_empty() && self.sides.is_empty()
    }

    pub fn is_cut(&self, from: usize, to: usize) -> bool {
        !self.is_empty() && (self.links.binary_search(&(from, to)).is_ok() || self.are_parted(from, to))
    }

    /// Whether a partition lies between two processes, and the way has not been mended since.
    pub fn are_parted(&self, from: usize, to: usize) -> bool {
        match (self.side(from), self.side(to)) {
            (Some(one), Some(other)) => one != other && self.mended.binary_search(&(from, to)).is_err(),
            _ => false,
        }
    }

    pub fn side(&self, position: usize) -> Option<u32> {
        self.sides.get(position.checked_sub(self.first)?).copied()
    }
}
