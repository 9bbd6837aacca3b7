//! Messages under way and the network at the end of a tick, kept.

use super::{Counters, Transport};
use crate::protocol::Protocol;
use crate::sim::kept::page::Known;
use crate::sim::network::Network;
use crate::sim::network::kept::KeptLinks;
use crate::sim::queue::kept::KeptQueue;

#[derive(Clone, Debug)]
pub(in crate::sim) struct KeptTransport<P: Protocol> {
    network: Network,
    queue: KeptQueue<P::Message>,
    links: KeptLinks,
    counters: Counters,
    notices: u32,
    notices_under_way: u64,
    carried: u64,
}

impl<P: Protocol> KeptTransport<P> {
    pub(in crate::sim) fn of(transport: &Transport<P>, known: Option<Known<'_, Self>>, looked: &mut usize) -> Self {
        let Transport { network, queue, wiring, counters, links, notices, notices_under_way, carried, pinning: _ } = transport;
        Self {
            network: *network,
            queue: KeptQueue::of(queue, known.map(|known| known.part(|kept| &kept.queue)), looked),
            links: KeptLinks::of(wiring, links, known.map(|known| known.part(|kept| &kept.links)), looked),
            counters: *counters,
            notices: *notices,
            notices_under_way: *notices_under_way,
            carried: *carried,
        }
    }

    /// Brings it back into the memory of another moment of the same run.
    pub(in crate::sim) fn write(&self, transport: &mut Transport<P>) {
        self.queue.write(&mut transport.queue);
        self.links.write(&mut transport.wiring, &mut transport.links);
        (transport.network, transport.counters, transport.notices) = (self.network, self.counters, self.notices);
        (transport.notices_under_way, transport.carried) = (self.notices_under_way, self.carried);
    }

    /// Memory besides what it shares with another, in bytes.
    pub(in crate::sim) fn bytes(&self, before: Option<&Self>) -> usize {
        self.queue.bytes(before.map(|before| &before.queue)) + self.links.bytes(before.map(|before| &before.links))
    }
}
