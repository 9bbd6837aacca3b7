//! All processes of a run in sectors: what a picture of a ring shows that has no room for every one of them.

use super::heartbeats;
use super::messages::{lost_lately_by_sender, message};
use crate::engine::Sector;
use crate::engine::Span;
use crate::session::model::{Message, Ring};
use crate::session::run::Run;

const FEW: u64 = 24;

/// In a crowd on a complete graph the messages are told by their pairs, and counted in no sector.
pub(super) fn ring(run: &Run, per_sector: usize, is_crowd: bool) -> Ring {
    let (world, n) = (&run.now.world, run.count());
    let mut sectors = Vec::with_capacity(n.div_ceil(per_sector));
    for at in (0..n).step_by(per_sector) {
        let end = (at + per_sector).min(n);
        let mut sector = Sector { processes: (end - at) as u32, ..Sector::default() };
        world.count_roles(at as u32..end as u32, &mut sector);
        sectors.push(sector);
    }
    let kinds = if is_crowd { run.now.pairs.under_way_kinds() } else { world.count_in_flight(per_sector, &mut sectors) };
    let mut ring = Ring { per_sector, sectors, kinds, near: Vec::new(), few: Vec::new() };
    for (from, count) in lost_lately_by_sender(run) {
        ring.sectors[from as usize / per_sector].lost += count;
    }
    if world.counters().in_flight() <= FEW {
        let mut few: Vec<Message> = world.in_flight(&Span::ALL).map(|in_flight| message(run, &in_flight)).collect();
        few.sort_by_key(|message| message.number);
        ring.few = few;
    }
    heartbeats::count(run, &mut ring, FEW);
    ring
}
