//! Derives a scenario from another one, with another seed, number of processes, algorithm or delay.

use std::cell::LazyCell;

use crate::prelude::*;
use crate::{LONGEST_DELAY, Validity, check::AnyStart, command, faults::too_many, seating::ids_of};
use suffrage_engine::protocol::{Ballot, Overlay, PROPOSER, Refusal, Setup};
use suffrage_engine::sim::command::Command;

#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    pub scenario: Scenario,
    /// Remarks on the parts of the scenario that were removed or added, the most important remark first.
    pub said: Vec<Remark>,
}

impl Scenario {
    /// The scenario with another seed. If a process gets another position, its acts and notes move with it.
    #[must_use]
    pub fn with_seed(&self, seed: u64) -> Self {
        self.seeded(seed).scenario
    }

    /// The scenario with another seed, and remarks on the parts that were removed.
    #[must_use]
    pub fn seeded(&self, seed: u64) -> Changed {
        let mut scenario = Self { seed, ..self.clone() };
        let mut changes = Vec::new();
        if matches!(self.ids, Ids::Counted { order: Order::Random, .. } | Ids::Drawn { .. }) {
            let move_to = PositionMap { from: self.roster(), to: Roster::new(self.ids.clone(), seed) };
            scenario.reseat(&move_to);
            scenario.drop_unlinked(&mut changes);
            scenario.report_choices_left_out(self, &mut changes);
            scenario.drop_unknown_leader(&mut changes);
        }
        scenario.join_overlay(&mut changes);
        Changed { scenario: scenario.made_from(self), said: changes }
    }

    /// The scenario with another number of processes, without the parts that no longer fit.
    ///
    /// # Errors
    /// The count is 0, or above the limit of the protocol's topology.
    pub fn with_count(&self, count: usize) -> Result<Changed, Problem> {
        too_many(count as u64, Some(self.protocol().entry())).map_or(Ok(()), Err)?;
        self.with_seats(resized(&self.ids, count))
    }

    /// The scenario with the ids of `listed`, in the order of the positions. Acts and settings of a process move with
    /// its id.
    ///
    /// # Errors
    /// As with [`Self::with_count`], or an id is given twice.
    pub fn with_ids(&self, listed: &[Id]) -> Result<Changed, Problem> {
        too_many(listed.len() as u64, Some(self.protocol().entry())).map_or(Ok(()), Err)?;
        let mut seen = BTreeSet::new();
        if let Some(&twice) = listed.iter().find(|&&id| !seen.insert(id)) {
            return Err(faults::duplicate_id(twice));
        }
        self.with_seats(Ids::Listed(listed.to_vec()))
    }

    fn with_seats(&self, ids: Ids) -> Result<Changed, Problem> {
        let moving = PositionMap { from: self.roster(), to: Roster::new(ids.clone(), self.seed) };
        let mut scenario = Self { ids, ..self.clone() };
        let acts = scenario.reseat(&moving);
        let mut changes = Vec::new();
        scenario.drop_lacking_roles(&mut changes);
        scenario.drop_refused(&mut changes)?;
        scenario.drop_unalterable(&mut changes);
        scenario.drop_requests(&mut changes);
        scenario.drop_unlinked(&mut changes);
        report_left_out(&mut changes, ids::CHANGE_ACTS_LEFT_OUT, acts);
        scenario.report_choices_left_out(self, &mut changes);
        scenario.drop_unknown_leader(&mut changes);
        scenario.join_overlay(&mut changes);
        if scenario.ids != self.ids {
            scenario.drop_expectations(&mut changes);
            scenario.drop_narration(|validity| validity.facts.is_some(), &mut changes);
        }
        Ok(Changed { scenario: scenario.made_from(self), said: changes })
    }

    fn renew_default_detector(&mut self, before: &Self) {
        if before.detector == before.default_detector() {
            self.detector = self.default_detector();
        }
    }

    /// The scenario with another algorithm or variant, without the parts that no longer fit.
    ///
    /// # Errors
    /// There are more processes than the topology of the new protocol allows.
    pub fn with_variant(&self, variant: VariantId) -> Result<Changed, Problem> {
        let entry = variant.protocol().entry();
        too_many(self.count() as u64, Some(entry)).map_or(Ok(()), Err)?;
        let mut scenario = Self { variant, ..self.clone() };
        scenario.renew_default_detector(self);
        let mut changes = Vec::new();
        if entry.needs_bounce() && !scenario.network.bounce {
            scenario.network.bounce = true;
            changes.push(ids::CHANGE_BOUNCE_ADDED.into());
        }
        if variant.protocol() == self.protocol() {
            scenario.drop_foreign(&mut changes);
            scenario.drop_refused(&mut changes)?;
            scenario.drop_unalterable(&mut changes);
            scenario.drop_expectations(&mut changes);
            if variant != self.variant {
                scenario.drop_narration(|_| false, &mut changes);
            }
            return Ok(Changed { scenario, said: changes });
        }
        let count = |is: fn(&Command) -> bool| self.events.iter().filter(|(_, command)| is(command)).count();
        let (on_messages, on_timers) = (count(Command::is_on_a_message), count(Command::is_on_a_timer));
        scenario.events.retain(|(_, command)| !command.is_on_a_message() && !command.is_on_a_timer());
        report_left_out(&mut changes, ids::CHANGE_MESSAGE_ACTS_LEFT_OUT, on_messages);
        report_left_out(&mut changes, ids::CHANGE_TIMER_ACTS_LEFT_OUT, on_timers);
        scenario.drop_choices(&mut changes);
        if entry.parts() != self.protocol().entry().parts() && !self.roles.is_empty() {
            scenario.roles.clear();
            changes.push(ids::CHANGE_ROLES_LEFT_OUT.into());
        }
        scenario.drop_requests(&mut changes);
        scenario.drop_unlinked(&mut changes);
        self.report_links_left_out(&scenario, &mut changes);
        if !self.proposals.is_empty() && !entry.takes_proposals() {
            scenario.proposals.clear();
            changes.push(ids::CHANGE_PROPOSALS_LEFT_OUT.into());
        }
        if self.parameters != Parameters::default() {
            scenario.parameters = Parameters::default();
            changes.push(ids::CHANGE_PARAMETERS_LEFT_OUT.into());
        }
        scenario.drop_overlay(&mut changes);
        scenario.join_overlay(&mut changes);
        scenario.drop_refused(&mut changes)?;
        if !scenario.follows() && (scenario.leader.is_some() || scenario.detector != Detector::Manual) {
            (scenario.leader, scenario.detector) = (None, Detector::Manual);
            changes.push(ids::CHANGE_FOLLOWS_NOBODY.into());
        }
        scenario.drop_expectations(&mut changes);
        scenario.drop_narration(|_| false, &mut changes);
        Ok(Changed { scenario, said: changes })
    }

    fn drop_unknown_leader(&mut self, changes: &mut Vec<Remark>) {
        if let Some(leader) = self.leader.filter(|leader| self.roster().position(*leader).is_none()) {
            self.leader = None;
            changes.push(Remark::from(ids::ChangeLeaderLeftOut { id: leader }));
        }
    }

    pub fn follows(&self) -> bool {
        self.protocol().entry().follows.with(&self.parameters)
    }

    /// The reasons why the protocol refuses the parameters of this scenario.
    pub fn refusals(&self) -> Vec<Refusal> {
        let refusals = self.with_setup(|setup| self.variant.limits(setup).refusals);
        refusals.into_iter().chain(self.ballot_of_no_proposer()).collect()
    }

    /// The first ballot at tick 0 whose id belongs to no proposer.
    fn ballot_of_no_proposer(&self) -> Option<Refusal> {
        let ballots = |parameter| match self.parameters.get(parameter) {
            Some(ParameterValue::Stable(entries)) => entries.as_slice(),
            _ => &[],
        };
        let params = self.protocol().entry().params.iter().map(|parameter| parameter.name);
        let mut all =
            params.flat_map(|name| ballots(name).iter().filter_map(move |entry| Some((name, (*entry)?.ballot()?))));
        let roster = LazyCell::new(|| self.roster());
        let is_proposer = |at: &u32| self.parts(*at).has(PROPOSER);
        let is_foreign = |ballot: Ballot| roster.position(ballot.proposer).is_none_or(|at| !is_proposer(&at));
        let (parameter, ballot) = all.find(|&(_, ballot)| is_foreign(ballot))?;
        let proposers = (0..roster.count() as u32).filter(is_proposer).take(FEW).map(|at| roster.at(at));
        let Problem { what, mend, .. } = faults::no_proposer(ballot.proposer, proposers.collect());
        Some(Refusal { parameter, what: *what, mend: *mend })
    }

    /// The positions of the processes whose messages can be altered; `None` if the protocol allows no alteration.
    pub fn alterable(&self) -> Option<Vec<u32>> {
        let entry = self.protocol().entry();
        let all = || (0..self.count() as u32).collect();
        let can = entry.alterable().contains(&self.variant.name());
        can.then(|| self.faulty().unwrap_or_else(all))
    }

    /// The positions of the processes that can lie; `None` if no process can lie.
    pub fn liars(&self) -> Option<Vec<u32>> {
        self.alterable().or_else(|| self.faulty())
    }

    fn faulty(&self) -> Option<Vec<u32>> {
        self.protocol().entry().commander().is_some().then(|| self.with_setup(|setup| self.variant.faulty(setup)))
    }

    /// The values that an altered message can have.
    pub fn values(&self) -> Vec<Datum> {
        let known = self.protocol().entry().values();
        if !known.is_empty() {
            return known.iter().filter_map(|word| Datum::word(word)).collect();
        }
        let ids = || self.seating().into_iter().map(|id| Datum::Number(id.number())).collect();
        let proposed: BTreeSet<Datum> =
            if self.proposals.is_empty() { ids() } else { self.proposals.iter().copied().collect() };
        proposed.into_iter().collect()
    }

    pub(super) fn allows(&self, command: &Command) -> bool {
        match command {
            Command::Alter { select, .. } => self.alterable().is_some_and(|alterable| alterable.contains(&select.from)),
            Command::Request { client, request } => {
                self.is_client(*client) && self.protocol().entry().requests.allow(request)
            }
            _ => true,
        }
    }

    /// Whether the process at this position can start an election.
    pub fn can_begin(&self, at: u32) -> bool {
        self.roles.is_empty() || self.with_setup(|setup| self.variant.can_begin(at, setup))
    }

    pub(super) fn with_setup<T>(&self, task: impl FnOnce(&Setup<'_>) -> T) -> T {
        task(&self.setup(&self.overlay()))
    }

    pub(super) fn setup<'a>(&'a self, overlay: &'a Overlay) -> Setup<'a> {
        let Self { parameters, roles: parts, down, network, .. } = self;
        let (processes, longest_delay, process_time) = (self.count() as u32, network.slowest(), network.process_time);
        Setup { processes, parameters, longest_delay, process_time, parts, overlay, down }
    }

    fn drop_unalterable(&mut self, changes: &mut Vec<Remark>) {
        let is_such = |command: &Command| matches!(command, Command::Alter { .. });
        self.drop_disallowed(is_such, ids::CHANGE_MESSAGE_ACTS_LEFT_OUT, changes);
    }

    fn drop_lacking_roles(&mut self, changes: &mut Vec<Remark>) {
        let lacks = |part: usize| !self.roles.iter().any(|parts| parts.has(part));
        if !self.roles.is_empty() && self.protocol().entry().needed_parts().iter().any(lacks) {
            self.roles.clear();
            changes.push(ids::CHANGE_ROLES_LEFT_OUT.into());
        }
    }

    fn drop_requests(&mut self, changes: &mut Vec<Remark>) {
        let is_such = |command: &Command| matches!(command, Command::Request { .. });
        self.drop_disallowed(is_such, ids::CHANGE_REQUESTS_LEFT_OUT, changes);
    }

    fn drop_disallowed(&mut self, is_such: fn(&Command) -> bool, told: TextId, changes: &mut Vec<Remark>) {
        let mut events = std::mem::take(&mut self.events);
        let before = events.len();
        events.retain(|(_, command)| !is_such(command) || self.allows(command));
        self.events = events;
        report_left_out(changes, told, before - self.events.len());
    }

    fn drop_foreign(&mut self, changes: &mut Vec<Remark>) {
        for parameter in self.protocol().entry().params {
            if let Takes::InVariant(owner, _) = parameter.takes
                && owner != self.variant.line()
                && self.parameters.take_out(parameter.name)
            {
                let why = *faults::foreign(parameter.name, owner).what;
                changes.push(ids::ChangeParameterLeftOut { parameter: parameter.name, why }.into());
            }
        }
    }

    fn drop_refused(&mut self, changes: &mut Vec<Remark>) -> Result<(), Problem> {
        while let Some(refusal) = self.refusals().into_iter().next() {
            let parameter = refusal.parameter;
            let is_table = matches!(self.parameters.get(parameter), Some(ParameterValue::Stable(_)));
            if !self.parameters.take_out(parameter) {
                return Err(faults::refused(refusal));
            }
            // The entries of a table may have moved with their processes. Then the user did not write the faulty
            // table, so the remark gives only a general reason.
            let why = if is_table { ids::CHANGE_TABLE_UNFIT.into() } else { refusal.what };
            changes.push(ids::ChangeParameterLeftOut { parameter, why }.into());
        }
        Ok(())
    }

    pub(super) fn roster(&self) -> Roster {
        Roster::new(self.ids.clone(), self.seed)
    }

    pub(super) fn drop_expectations(&mut self, changes: &mut Vec<Remark>) {
        let check = self.check.take();
        if !self.expect.is_empty() || check.is_some_and(|check| check.expects()) {
            self.expect = Expect::default();
            changes.push(ids::CHANGE_EXPECTATIONS_LEFT_OUT.into());
        }
    }

    fn drop_narration(&mut self, stays: impl Fn(&Validity) -> bool, changes: &mut Vec<Remark>) {
        let before = self.notes.len() + self.questions.len();
        self.notes.retain(|note| stays(&note.validity));
        self.questions.retain(|question| stays(&question.validity));
        let dropped = before - self.notes.len() - self.questions.len();
        report_left_out(changes, ids::CHANGE_NARRATION_LEFT_OUT, dropped);
        if self.notes.is_empty() && self.questions.is_empty() {
            self.written_for = None;
        }
        (self.title, self.summary, self.about) = Default::default();
    }

    pub(super) fn made_from(mut self, from: &Self) -> Self {
        if self.notes.is_empty() && self.questions.is_empty() {
            self.written_for = None;
            return self;
        }
        let origin = from.written_for.clone().unwrap_or_else(|| Arc::new(from.clone()));
        self.written_for = None;
        if self != *origin {
            self.written_for = Some(origin);
        }
        self
    }

    /// The scenario with this variation, without the parts that no longer fit.
    ///
    /// # Errors
    /// There are more processes than the topology allows; a delay is 0, or the shortest delay exceeds the longest.
    pub fn varied(&self, variation: Variation) -> Result<Changed, Problem> {
        let mut changed = Changed { scenario: self.clone(), said: Vec::new() };
        let scenario = &mut changed.scenario;
        match variation {
            Variation::Algorithm(variant) => return self.with_variant(variant),
            Variation::Delay(shortest, longest) => {
                in_range("delay", shortest, 1)?;
                in_range("delay", longest, shortest)?;
                (scenario.network.shortest_delay, scenario.network.longest_delay) = (shortest, longest);
                scenario.drop_own_delays(&mut changed.said);
                scenario.renew_default_detector(self);
                scenario.drop_refused(&mut changed.said)?;
            }
            Variation::Order(order) => {
                let ids = self.in_order(order);
                let moving = PositionMap { from: self.roster(), to: Roster::new(ids.clone(), self.seed) };
                scenario.ids = ids;
                scenario.reseat(&moving);
                scenario.drop_unlinked(&mut changed.said);
                scenario.report_choices_left_out(self, &mut changed.said);
            }
            Variation::Seed(seed) => changed = self.seeded(seed),
            Variation::Fifo(fifo) => scenario.network.fifo = fifo,
        }
        changed.scenario.drop_expectations(&mut changed.said);
        changed.scenario = changed.scenario.made_from(self);
        Ok(changed)
    }

    /// Moves all settings to the new positions of the processes. Returns the number of acts that lost a target.
    fn reseat(&mut self, moving: &PositionMap) -> usize {
        // For each new position: the previous position of its process, and the id of the process.
        let befores =
            || (0..moving.to.count() as u32).map(|at| (moving.from.position(moving.to.at(at)), moving.to.at(at)));
        self.down = moving.all(&self.down);
        let rename = |id| Some(moving.to.at(moving.new_position(moving.from.position(id)?)?));
        self.parameters.reseat(&|at| moving.new_position(at), &rename, moving.to.count());
        if self.proposals.len() > 1 {
            // The previous proposal of the process; a new process proposes its id.
            let proposal = |(before, id): (Option<u32>, Id)| {
                let before = before.and_then(|before| self.proposals.get(before as usize));
                before.copied().unwrap_or(Datum::Number(id.number()))
            };
            self.proposals = befores().map(proposal).collect();
        }
        if !self.roles.is_empty() {
            let before = |before: Option<u32>| before.and_then(|before| self.roles.get(before as usize));
            self.roles = befores().map(|(at, _)| before(at).copied().unwrap_or_default()).collect();
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
        self.choices = self.choices.iter().filter_map(|&pin| pin.reseated(moving)).collect();
        self.change_each(|&ends, &own| Some((moving.pair(ends)?, own)));
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

pub(super) fn report_left_out(changes: &mut Vec<Remark>, id: TextId, count: usize) {
    changes.extend((count > 0).then(|| left_out(id, count)));
}

pub(super) fn left_out(id: TextId, count: usize) -> Remark {
    Remark::from(id).number("count", count as u64)
}

/// One difference between two runs that are shown side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variation {
    Algorithm(VariantId),
    /// The shortest and the longest delay of a message, in ticks.
    Delay(Ticks, Ticks),
    Order(Order),
    Seed(u64),
    Fifo(bool),
}

fn in_range(key: &str, ticks: Ticks, least: Ticks) -> Result<(), Problem> {
    if (least..=LONGEST_DELAY).contains(&ticks) {
        return Ok(());
    }
    Err(Problem::out_of_range(key, &ticks.to_string(), &(least..=LONGEST_DELAY)))
}

impl Expect {
    fn reseated(mut self, moving: &PositionMap) -> Option<Self> {
        let is_there =
            |cell: &ExpectedCell| cell.and_then(Cell::leader).is_none_or(|id| moving.to.position(id).is_some());
        if !is_there(&self.leader.map(Cell::Leader)) {
            return None;
        }
        if let Some(cells) = &mut self.elected {
            if cells.len() != moving.to.count() || !cells.iter().all(is_there) {
                return None;
            }
            let mut seated = vec![None; cells.len()];
            for (position, cell) in (0..).zip(std::mem::take(cells)) {
                *seated.get_mut(moving.new_position(position)? as usize)? = cell;
            }
            *cells = seated;
        }
        Some(self)
    }
}

/// The same act in another scenario; `None` if that scenario lacks a process or a link of the act.
pub fn reseated(command: &Command, from: &Scenario, to: &Scenario) -> Option<Command> {
    let (command, is_whole) = command::reseated(command, &PositionMap { from: from.roster(), to: to.roster() });
    let (kept, is_linked) = to.graph().without_missing_links(&command?);
    kept.filter(|_| is_whole && is_linked)
}

fn resized(ids: &Ids, count: usize) -> Ids {
    let listed = match ids {
        Ids::Counted { order, .. } => return Ids::Counted { count: count as u32, order: *order },
        Ids::Drawn { bits, .. } => {
            // More bits are used if there are too few ids with `bits` bits.
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

#[cfg(test)]
mod tests;
