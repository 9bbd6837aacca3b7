//! All processes of a run in sectors: what a picture of a ring shows that has no room for every one of them.

use super::beats;
use super::model::{Message, Ring, Sector};
use super::picture;
use super::run::Run;
use crate::protocol::{Explain, MessageClass, Role, Topology};
use crate::sim::trace::What;

/// Up to so many messages are told one by one.
const FEW: u64 = 24;

/// Counts the processes and the messages of the moment on the screen, so many processes to a sector.
pub(super) fn ring<P: Explain>(run: &Run<P>, per_sector: usize, visible: usize) -> Ring {
    let world = &run.moment.world;
    let n = world.count();
    let mut sectors = Vec::with_capacity(n.div_ceil(per_sector));
    let mut at = 0;
    while at < n {
        let end = (at + per_sector).min(n);
        let mut sector = Sector { processes: (end - at) as u32, ..Sector::default() };
        for position in at..end {
            let seen = world.process(position as u32);
            let role = if seen.up { run.protocol.role(seen.local, seen.state) } else { Role::Crashed };
            sector.roles[role as usize] += 1;
            sector.armed |= seen.crashes_after.is_some();
        }
        sectors.push(sector);
        at = end;
    }
    let mut ring = Ring { per_sector, sectors, kinds: Vec::new(), near: Vec::new(), few: Vec::new() };
    count_messages(run, &mut ring);
    for (_, record) in picture::lost_lately(run, visible) {
        if let What::Lost { from, .. } | What::NoticeLost { from, .. } = record.what {
            ring.sectors[from as usize / per_sector].lost += 1;
        }
    }
    if world.counters().in_flight() <= FEW {
        let mut few: Vec<Message> = world.packets().map(|underway| picture::under_way(run, &underway)).collect();
        few.sort_by_key(|message| message.number);
        ring.few = few;
    }
    beats::count(run, &mut ring, FEW);
    ring
}

fn count_messages<P: Explain>(run: &Run<P>, ring: &mut Ring) {
    // What a kind looks like is asked once, because a label writes the payload too.
    let mut classes: Vec<Option<MessageClass>> = vec![None; P::KINDS.len()];
    let per_sector = ring.per_sector as u32;
    for underway in run.moment.world.packets() {
        let kind = P::kind(underway.message);
        let class = *classes[kind].get_or_insert_with(|| P::label(underway.message).class);
        let from = &mut ring.sectors[(underway.from / per_sector) as usize];
        if underway.notice {
            from.notices += 1;
            continue;
        }
        match P::TOPOLOGY {
            Topology::TwoWayRing if !underway.clockwise => from.lanes[1][class as usize] += 1,
            Topology::OneWayRing | Topology::TwoWayRing => from.lanes[0][class as usize] += 1,
            Topology::Complete => {
                from.lanes[0][class as usize] += 1;
                ring.sectors[(underway.to / per_sector) as usize].lanes[1][class as usize] += 1;
            }
        }
    }
    ring.kinds = P::KINDS.iter().zip(classes).filter_map(|(&kind, class)| Some((class?, kind))).collect();
}
