//! The proved number of messages of one attempt.

use super::{ACCEPTOR, LEARNER, PROPOSER, Paxos};
use crate::protocol::{Begun, Bound, Seen};

/// What one undisturbed attempt of one proposer sends: PREPARE and PROPOSE to all acceptors, a PROMISE of each one that is up, its ACCEPTED to the
/// proposer and all learners, each once, and a RESPONSE of each learner that is up to each client. The patience for promises is as long as
/// they can take; that for votes may be set shorter.
pub(super) fn bounds(protocol: &Paxos, seen: &Seen<'_>) -> Vec<Bound> {
    // A client asks the first proposer, which does not answer if it is down.
    let (proposer, asks) = match (seen.begun, seen.requests) {
        (&[Begun { position, .. }], 0) => (Some(position), false),
        ([], 1) => (protocol.proposers.first().copied(), true),
        _ => return Vec::new(),
    };
    let is_counted = seen.is_undisturbed() && !protocol.elects && protocol.vote_patience >= protocol.promise_patience;
    let is_up = |at: &&u32| !seen.down.contains(at);
    let voters = protocol.acceptors.iter().filter(is_up).count();
    if !is_counted || voters < protocol.majority {
        return Vec::new();
    }
    let Some(proposer) = proposer.filter(|at| protocol.has(*at, PROPOSER) && is_up(&at)) else { return Vec::new() };
    let told = protocol.told_of_votes(proposer).count();
    let answers = protocol.learners.iter().filter(is_up).count() * protocol.clients.len();
    let value = (usize::from(asks) + 2 * protocol.acceptors.len() + voters * (1 + told) + answers) as u64;
    let formula = formula(protocol, seen, asks, told);
    Bound::between((formula, value), (formula, value))
}

/// A process is client, proposer, acceptor and learner, or some of that: a, l and c are how many acceptors, learners and clients there are.
fn formula(protocol: &Paxos, seen: &Seen<'_>, asks: bool, told: usize) -> &'static str {
    let n = seen.ids.len();
    let are_alike = [PROPOSER, ACCEPTOR, LEARNER].iter().all(|&part| (0..n as u32).all(|at| protocol.has(at, part)));
    let is_told_besides = told > protocol.learners.len();
    match (are_alike && protocol.clients.is_empty(), seen.down.is_empty()) {
        (true, true) => "n²+3n",
        (true, false) => "2n+m(n+1)",
        (false, true) if asks && is_told_besides => "1+a(l+4)+lc",
        (false, true) if asks => "1+a(l+3)+lc",
        (false, true) if is_told_besides => "a(l+4)+lc",
        (false, true) => "a(l+3)+lc",
        (false, false) => "PREPARE + … + RESPONSE",
    }
}
