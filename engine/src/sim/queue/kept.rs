//! What is under way at the end of a tick, kept.

use super::{Bucket, NEAR, Packet, Queue};
use crate::protocol::Ticks;
use crate::sim::kept::list::KeptList;
use crate::sim::kept::numbers::KeptNumbers;
use crate::sim::kept::page::Known;

#[derive(Clone, Debug)]
pub(in crate::sim) struct KeptQueue<M> {
    now: Ticks,
    next_number: u32,
    /// The buckets with anything in them, and how much, in the order of the lists below.
    places: Vec<(Place, usize)>,
    links: KeptNumbers,
    messages: KeptList<M>,
    /// Empty in a run that numbers nothing.
    numbers: KeptNumbers,
}

#[derive(Clone, Copy, Debug)]
enum Place {
    /// A slot of the wheel.
    Near(usize),
    Far(Ticks),
    Ready(Ticks),
}

impl<M: Clone + PartialEq> KeptQueue<M> {
    pub(in crate::sim) fn of(queue: &Queue<M>, known: Option<Known<'_, Self>>, looked: &mut usize) -> Self {
        let Queue { now, near, occupied: _, far, ready, ready_due, spare: _, numbered: _, next_number } = queue;
        let near = near.iter().enumerate().map(|(slot, bucket)| (Place::Near(slot), bucket));
        let far = far.iter().map(|(&due, bucket)| (Place::Far(due), bucket));
        let all = near.chain(far).chain([(Place::Ready(*ready_due), ready)]);
        let buckets: Vec<(Place, &Bucket<M>)> = all.filter(|(_, bucket)| !bucket.packets.is_empty()).collect();
        let packets: Vec<&Packet<M>> = buckets.iter().flat_map(|(_, bucket)| &bucket.packets).collect();
        let numbers: Vec<u32> = buckets.iter().flat_map(|(_, bucket)| &bucket.numbers).copied().collect();
        let known = known.map(|known| known.other(|kept| kept));
        Self {
            now: *now,
            next_number: *next_number,
            places: buckets.iter().map(|&(place, bucket)| (place, bucket.packets.len())).collect(),
            links: KeptNumbers::of(packets.len(), known.map(|known| known.part(|kept| &kept.links)), looked, |at| {
                u64::from(packets[at].link)
            }),
            messages: KeptList::of(
                packets.len(),
                known.map(|known| known.part(|kept| &kept.messages)),
                looked,
                |at| packets[at].message.clone(),
                |at, message| packets[at].message == *message,
            ),
            numbers: KeptNumbers::of(numbers.len(), known.map(|known| known.part(|kept| &kept.numbers)), looked, |at| {
                u64::from(numbers[at])
            }),
        }
    }

    /// Brings it back into the memory of another moment of the same run.
    pub(in crate::sim) fn write(&self, queue: &mut Queue<M>) {
        for bucket in queue.near.iter_mut().chain([&mut queue.ready]) {
            bucket.clear();
        }
        queue.far.clear();
        (queue.now, queue.next_number, queue.occupied, queue.ready_due) = (self.now, self.next_number, 0, 0);
        let mut packets = self.links.iter().zip(self.messages.iter());
        let mut numbers = self.numbers.iter().map(|number| number as u32);
        for &(place, count) in &self.places {
            let bucket = match place {
                Place::Near(slot) => {
                    queue.occupied |= 1 << slot;
                    &mut queue.near[slot]
                }
                Place::Far(due) => queue.far.entry(due).or_default(),
                Place::Ready(due) => {
                    queue.ready_due = due;
                    &mut queue.ready
                }
            };
            let taken = packets.by_ref().take(count);
            bucket.packets.extend(taken.map(|(link, message)| Packet { link: link as u32, message: message.clone() }));
            if queue.numbered {
                bucket.numbers.extend(numbers.by_ref().take(count));
            }
        }
        debug_assert!(queue.near.len() as u64 == NEAR && packets.next().is_none(), "all of it has its place");
    }

    /// Memory besides what it shares with another, in bytes.
    pub(in crate::sim) fn bytes(&self, before: Option<&Self>) -> usize {
        size_of::<(Place, usize)>() * self.places.len()
            + self.links.bytes(before.map(|before| &before.links))
            + self.messages.bytes(before.map(|before| &before.messages))
            + self.numbers.bytes(before.map(|before| &before.numbers))
    }
}
