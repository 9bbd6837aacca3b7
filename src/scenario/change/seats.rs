//! What a scenario says of processes, where they take other seats or become more or fewer.

use crate::protocol::{Cell, Datum, Id};
use crate::scenario::check::AnyStart;
use crate::scenario::seating::{Moving, ids_of};
use crate::scenario::{Expect, ExpectedCell, Ids, Scenario, command};
use crate::sim::command::Command;

impl Scenario {
    /// What the process at a new seat proposes: what it did, or its id.
    fn proposal_at(&self, at: u32, moving: &Moving) -> Datum {
        let id = moving.to.at(at);
        let before = moving.from.position(id).and_then(|before| self.proposals.get(before as usize));
        before.copied().unwrap_or(Datum::Number(id.number()))
    }

    /// Takes every position to the new seat of its process; gives how many acts lost a target.
    pub(in crate::scenario) fn reseat(&mut self, moving: &Moving) -> usize {
        self.down = moving.all(&self.down);
        self.parameters.reseat(&|at| moving.one(at));
        if self.proposals.len() > 1 {
            self.proposals = (0..moving.to.count() as u32).map(|at| self.proposal_at(at, moving)).collect();
        }
        if !self.roles.is_empty() {
            let before = |at: u32| moving.from.position(moving.to.at(at)).and_then(|before| self.roles.get(before as usize));
            self.roles = (0..moving.to.count() as u32).map(|at| before(at).copied().unwrap_or_default()).collect();
        }
        self.reseat_overlay(moving);
        let mut acts = 0;
        self.events = std::mem::take(&mut self.events)
            .into_iter()
            .filter_map(|(tick, command)| {
                let (command, is_whole) = command::reseated(&command, moving);
                acts += usize::from(!is_whole);
                command.map(|command| (tick, command))
            })
            .collect();
        self.reseat_choices(moving);
        for note in &mut self.notes {
            note.look = moving.all(&note.look);
        }
        if let Some(AnyStart::Listed(listed)) = self.check.as_mut().map(|check| &mut check.any_start) {
            *listed = moving.all(listed);
        }
        let notes = self.notes.iter_mut().map(|note| &mut note.validity);
        for validity in notes.chain(self.questions.iter_mut().map(|question| &mut question.validity)) {
            validity.facts = validity.facts.take().and_then(|facts| facts.reseated(moving));
        }
        acts
    }
}

impl Expect {
    /// The same of processes in other seats; `None` if it names one that is no more.
    fn reseated(mut self, moving: &Moving) -> Option<Self> {
        let is_there = |cell: &ExpectedCell| cell.and_then(Cell::leader).is_none_or(|id| moving.to.position(id).is_some());
        if !is_there(&self.leader.map(Cell::Leader)) {
            return None;
        }
        if let Some(cells) = &mut self.elected {
            if cells.len() != moving.to.count() || !cells.iter().all(is_there) {
                return None;
            }
            let mut seated = vec![None; cells.len()];
            for (position, cell) in (0..).zip(std::mem::take(cells)) {
                *seated.get_mut(moving.one(position)? as usize)? = cell;
            }
            *cells = seated;
        }
        Some(self)
    }
}

/// An act on the processes of one scenario as one on those of another, if all that it names is there.
pub fn reseated(command: &Command, from: &Scenario, to: &Scenario) -> Option<Command> {
    let (command, is_whole) = command::reseated(command, &Moving { from: from.roster(), to: to.roster() });
    let (kept, is_linked) = to.graph().kept(&command?);
    kept.filter(|_| is_whole && is_linked)
}

pub(super) fn resized(ids: &Ids, count: usize) -> Ids {
    let listed = match ids {
        Ids::Counted { order, .. } => return Ids::Counted { count: count as u32, order: *order },
        Ids::Drawn { bits, .. } => {
            // Where so many ids need more bits, they have them.
            let bits = (*bits..=32).find(|&bits| ids_of(bits) as usize >= count).unwrap_or(*bits);
            return Ids::Drawn { count: count as u32, bits };
        }
        Ids::Listed(listed) => listed,
    };
    let number = |number: usize| u32::try_from(number).ok().and_then(Id::new);
    let falling = listed.len() > 1 && listed.iter().rev().enumerate().all(|(index, id)| Some(*id) == number(index + 1));
    if falling {
        return Ids::Listed((1..=count).rev().filter_map(number).collect());
    }
    let mut resized: Vec<Id> = listed.iter().take(count).copied().collect();
    let mut taken = listed.clone();
    taken.sort_unstable();
    let free = (1..).map_while(number).filter(|id| taken.binary_search(id).is_err());
    resized.extend(free.take(count.saturating_sub(listed.len())));
    Ids::Listed(resized)
}
