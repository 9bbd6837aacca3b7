//! Moments of rings and graphs with more processes than have a place of their own.

use super::{counts, empty, id, message, process};
use crate::paint::arena::band;
use crate::protocol::{MessageClass, Role, Topology};
use crate::session::model::{Frame, Message, Process, Ring, Sector, Verdict};

/// In the middle of an election, seen from position 0.
pub(crate) fn large_ring(n: usize, topology: Topology) -> Frame {
    large_ring_at(n, topology, 0)
}

/// The same seen from another position. A sixth of the way round is a leader, at two places some are down.
pub(crate) fn large_ring_at(n: usize, topology: Topology, selected: usize) -> Frame {
    let role = |position: usize| {
        let (competes, stands_by) = match topology {
            Topology::TwoWayRing => (Role::Red, Role::Black),
            _ => (Role::Active, Role::Idle),
        };
        let eighth = position * 8 / n;
        match position % 8 {
            _ if position == n / 6 => Role::Leader,
            _ if position == n / 3 || (position * 50 / n == 30 && position.is_multiple_of(3)) => Role::Crashed,
            step if step < eighth => competes,
            6 if topology == Topology::Complete => Role::Waiting,
            _ => stands_by,
        }
    };
    let seat = |position: usize| process(position, (position * 7919 % n + 1) as u32, role(position));
    let reach = band::NEIGHBOURS.min((n - 1) / 2);
    let near: Vec<Process> = (0..=2 * reach).map(|step| seat((selected + n - reach + step) % n)).collect();
    let first = selected.saturating_sub(20).min(n.saturating_sub(40));
    let mut frame = empty(topology, 14, (first..n.min(first + 40)).map(seat).collect());
    frame.first = first;
    frame.n = n;
    let class = if topology == Topology::TwoWayRing { MessageClass::Probe } else { MessageClass::Election };
    for pair in near.windows(2).step_by(2) {
        let (from, to) = (&pair[0], &pair[1]);
        frame.messages.push(message(from.position, to.position, class, &from.id.to_string(), 13, 16));
        if topology != Topology::OneWayRing {
            let back = message(to.position, from.position, class, &to.id.to_string(), 13, 17);
            frame.messages.push(Message { clockwise: topology == Topology::Complete, ..back });
        }
    }
    let per_sector = (n / 80).max(1);
    let sectors = (0..n).step_by(per_sector).map(|start| sector(start, per_sector.min(n - start), n, class, &role)).collect();
    frame.ring = Some(Ring {
        per_sector,
        sectors,
        kinds: vec![(class, "ELECTION"), (MessageClass::Elected, "ELECTED")],
        near,
        few: Vec::new(),
    });
    frame.competing = frame.ring.as_ref().map_or(0, |ring| (ring.count(Role::Active) + ring.count(Role::Red)) as usize);
    frame.counts = counts(3 * n as u64, 2 * n as u64, n as u64, &[("ELECTION", 3 * n as u64), ("ELECTED", 0)]);
    frame.verdict = Verdict::Deciding { decided: 0, of: n, leader: (topology == Topology::Complete).then(|| id(58)) };
    frame
}

fn sector(start: usize, processes: usize, n: usize, class: MessageClass, role: &impl Fn(usize) -> Role) -> Sector {
    let mut sector = Sector { processes: processes as u32, ..Sector::default() };
    // Of a large sector every process that is rare, and of the others one for many.
    let step = (processes / 64).max(1);
    for position in (start..start + processes).step_by(step) {
        sector.roles[role(position) as usize] += step as u32;
    }
    for rare in [n / 6, n / 3] {
        if (start..start + processes).contains(&rare) {
            sector.roles[role(rare) as usize] += u32::from(step > 1);
        }
    }
    sector.processes = sector.roles.iter().sum();
    let part = start * 12 / n;
    sector.lanes[0][class as usize] = (processes * part / 24) as u32;
    sector.lanes[1][class as usize] = (processes * (12 - part) / 40) as u32;
    sector.lanes[0][MessageClass::Elected as usize] = u32::from(part == 3);
    sector.lost = u32::from(part == 7);
    sector
}
