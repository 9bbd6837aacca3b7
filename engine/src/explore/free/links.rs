//! The links of a system without a clock, and the messages in transit on them.

use crate::explore::prelude::*;
use crate::{protocol::Topology, sim::Wiring, sim::arrival_port};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link {
    pub(super) from: u32,
    pub(super) to: u32,
    pub(super) out: Port,
    pub(super) arrival: Port,
}

/// All message lists that one link has had. List 0 is empty. With FIFO in the order of sending, otherwise ascending.
#[derive(Clone, Debug, Default)]
pub(super) struct Contents {
    pub(super) lists: Interned<Box<[u32]>>,
    /// For each message number: the column of this message in `appended`.
    columns: Vec<u32>,
    count: u32,
    appended: Grid,
    removed: Grid,
    /// For each list number: the first message of the list, and the number of the list without it.
    heads: Vec<(u32, u32)>,
}

const UNKNOWN: u32 = u32::MAX;

impl Contents {
    fn new() -> Self {
        let mut contents = Self::default();
        contents.lists.number(Box::from([]));
        contents
    }
}

/// The links used so far, in the order of their first use.
#[derive(Clone, Debug)]
pub(super) struct Links {
    topology: Topology,
    wiring: Wiring,
    pub(super) fifo: bool,
    pub(super) all: Vec<Link>,
    by_ends: BTreeMap<(u32, Port), u32>,
    pub(super) contents: Vec<Contents>,
    /// The links in the order in which steps are listed: by sender, receiver, direction and distance.
    pub(super) order: Vec<u32>,
}

impl Links {
    pub(super) fn new(topology: Topology, processes: u32, fifo: bool) -> Self {
        Self {
            topology,
            wiring: Wiring::new(processes),
            fifo,
            all: Vec::new(),
            by_ends: BTreeMap::new(),
            contents: Vec::new(),
            order: Vec::new(),
        }
    }

    pub(super) fn get(&self, link: u32) -> Link {
        self.all[link as usize]
    }

    pub(super) fn at_port(&mut self, from: u32, out: Port) -> u32 {
        if let Some(&known) = self.by_ends.get(&(from, out)) {
            return known;
        }
        let to = self.wiring.receiver(self.topology, from, out);
        let number = self.all.len() as u32;
        self.all.push(Link { from, to, out, arrival: arrival_port(self.topology, from, out) });
        self.by_ends.insert((from, out), number);
        self.contents.push(Contents::new());
        let links = &self.all;
        let key = |link: u32| {
            let Link { from, to, out, .. } = links[link as usize];
            (from, to, !out.is_clockwise(), out)
        };
        let place = self.order.partition_point(|&other| key(other) < key(number));
        self.order.insert(place, number);
        number
    }

    #[inline]
    pub(super) fn list(&self, link: u32, content: u32) -> &[u32] {
        self.contents[link as usize].lists.get(content)
    }

    /// The indices of the messages that may arrive next. If messages are equal, only the first index is listed.
    #[inline]
    pub(super) fn next_places(&self, link: u32, content: u32) -> impl Iterator<Item = u32> + '_ {
        // Not needed on a FIFO link: only the first message may arrive, and every list but list 0 has one.
        let list = if self.fifo { &[] } else { self.list(link, content) };
        let places = if self.fifo { (content != 0).into() } else { list.len() };
        (0..places).filter(|&place| place == 0 || list[place] != list[place - 1]).map(|place| place as u32)
    }

    #[inline]
    pub(super) fn appended(&self, link: u32, content: u32, message: u32) -> Option<u32> {
        let contents = &self.contents[link as usize];
        contents.appended.get(content, *contents.columns.get(message as usize)?)
    }

    pub(super) fn append(&mut self, link: u32, content: u32, message: u32) -> u32 {
        if let Some(known) = self.appended(link, content, message) {
            return known;
        }
        let fifo = self.fifo;
        let contents = &mut self.contents[link as usize];
        let mut list = contents.lists.get(content).to_vec();
        let place = if fifo { list.len() } else { list.partition_point(|&other| other <= message) };
        list.insert(place, message);
        let number = contents.lists.number(list.into());
        let columns = &mut contents.columns;
        columns.resize(columns.len().max(message as usize + 1), UNKNOWN);
        let column = &mut columns[message as usize];
        if *column == UNKNOWN {
            *column = contents.count;
            contents.count += 1;
        }
        contents.appended.insert(content, *column, number);
        number
    }

    #[inline]
    pub(super) fn taken(&self, link: u32, content: u32, place: u32) -> Option<(u32, u32)> {
        let contents = &self.contents[link as usize];
        if place == 0 {
            let &(message, after) = contents.heads.get(content as usize)?;
            return (after != UNKNOWN).then_some((message, after));
        }
        Some((contents.lists.get(content)[place as usize], contents.removed.get(content, place)?))
    }

    pub(super) fn remove(&mut self, link: u32, content: u32, place: u32) -> u32 {
        if let Some((_, known)) = self.taken(link, content, place) {
            return known;
        }
        let contents = &mut self.contents[link as usize];
        let mut list = contents.lists.get(content).to_vec();
        let message = list.remove(place as usize);
        let number = contents.lists.number(list.into());
        if place == 0 {
            let heads = &mut contents.heads;
            heads.resize(heads.len().max(content as usize + 1), (UNKNOWN, UNKNOWN));
            heads[content as usize] = (message, number);
        } else {
            contents.removed.insert(content, place, number);
        }
        number
    }

    /// If `instead` is true, replaces the message at index `place`; otherwise inserts `message` after that index.
    pub(super) fn change(&mut self, link: u32, content: u32, place: u32, message: u32, instead: bool) -> u32 {
        let contents = &mut self.contents[link as usize];
        let mut list = contents.lists.get(content).to_vec();
        if instead {
            list[place as usize] = message;
        } else {
            list.insert(place as usize + 1, message);
        }
        if !self.fifo {
            list.sort_unstable();
        }
        contents.lists.number(list.into())
    }

    pub(super) fn bytes(&self) -> usize {
        let of = |contents: &Contents| {
            contents.lists.bytes()
                + contents.appended.bytes()
                + contents.removed.bytes()
                + contents.columns.capacity() * size_of::<u32>()
                + contents.heads.capacity() * size_of::<(u32, u32)>()
        };
        self.contents.iter().map(of).sum()
    }
}
