//! One portion of a search. It checks the trace, and new ticks beyond it, for the next or previous record that matches.

use super::{Criterion, Direction, End, From, Hit, Place, Progress, Query, QueryTarget, Search, Searched, end_of};
use crate::prelude::*;
use crate::query::{cues, log};

/// Formatting a log line takes as long as checking this number of records.
const TELLING: u64 = 64;
/// With more records up to a hit, the hit gets no number, because counting the earlier hits would take too long.
const COUNTED: usize = 50_000;
const COUNTED_TOLD: usize = 1_000; // The same limit for searches for words, which format each line.

type ScanResult = Searched<Place>;

pub(super) struct Scan<'h> {
    pub(super) run: &'h mut Run,
    pub(super) search: &'h Search,
    pub(super) wanted: Option<QueryTarget>,
    pub(super) words: &'h dyn Fn(&LogLine) -> bool,
    pub(super) farthest: Ticks,
    /// How many records this portion of the search may still check. Computing an event counts as checking a record.
    pub(super) left: u64,
    pub(super) progress: Progress,
}

impl Scan<'_> {
    fn is_beyond(&self, place: Place) -> bool {
        let is_forward = self.search.direction == Direction::Forward;
        self.progress.edge.is_none_or(|edge| if is_forward { place > edge } else { place < edge })
    }

    pub(super) fn forward(&mut self) -> ScanResult {
        loop {
            let mark = self.marked_ticks().into_iter().filter(|&tick| self.is_beyond(Place::end_of(tick))).min();
            let known = mark.filter(|&mark| mark <= self.run.recorded);
            let trace = self.run.trace();
            let end = known.map_or(trace.len(), |mark| trace.records_until(mark, None));
            while let Some(record) = self.candidate(self.progress.next, false).filter(|&record| record < end) {
                if self.left == 0 {
                    return Searched::On(self.run.trace().tick_of(record));
                }
                self.progress.next = record + 1;
                if self.fits(record) {
                    return Searched::Hit(self.place(record));
                }
            }
            self.progress.next = end.max(self.progress.next);
            if let Some(mark) = known {
                return Searched::Hit(Place::end_of(mark));
            }
            if self.left == 0 {
                return Searched::On(self.run.recorded);
            }
            if let Some(end) = self.compute(mark) {
                return Searched::Nothing(end);
            }
        }
    }

    pub(super) fn backward(&mut self) -> ScanResult {
        if self.search.from == From::Edge {
            while self.run.recorded < self.search.reach && self.compute(Some(self.search.reach)).is_none() {
                self.progress.next = self.run.trace().len();
                if self.left == 0 {
                    return Searched::On(self.run.recorded);
                }
            }
        }
        let marks = self.marked_ticks().into_iter().filter(|&tick| tick <= self.run.recorded);
        let mark = marks.filter(|&tick| self.is_beyond(Place::end_of(tick))).max();
        let start = mark.map_or(0, |mark| self.run.trace().records_until(mark, None));
        while let Some(record) = self.candidate(self.progress.next, true).filter(|&record| record >= start) {
            if self.left == 0 {
                return Searched::On(self.run.trace().tick_of(record));
            }
            self.progress.next = record;
            if self.fits(record) {
                return Searched::Hit(self.place(record));
            }
        }
        mark.map_or(Searched::Nothing(end_of(Direction::Backward)), |mark| Searched::Hit(Place::end_of(mark)))
    }

    fn compute(&mut self, mark: Option<Ticks>) -> Option<End> {
        if self.run.tick() < self.run.recorded || self.run.now.half_way.is_some() {
            self.run.go_to(self.run.recorded);
        }
        if self.run.is_quiet() {
            return Some(End::Rest(self.run.rested().unwrap_or_else(|| self.run.tick())));
        }
        let next = self.run.now.next_due(&self.run.acts).into_iter().chain(mark).min();
        let Some(next) = next.filter(|&next| next <= self.farthest) else { return Some(End::Limit(self.run.tick())) };
        let before = self.run.trace().len();
        let moved = self.run.seek_within(next, u64::MAX);
        self.left = self.left.saturating_sub(1 + (self.run.trace().len() - before) as u64);
        matches!(moved, Moved::Nothing(_)).then(|| End::Limit(self.run.tick()))
    }

    /// Finds where a message was sent, and where it arrived or was lost. Replays the run, because the trace stores no
    /// message number with an arrival or a loss.
    pub(super) fn follow(&mut self, number: u32) -> ScanResult {
        let direction = self.search.direction;
        let Some(record) = self.run.trace().cause_of(number) else { return Searched::Nothing(end_of(direction)) };
        let sent = self.place(record as usize);
        let is_next = self.is_beyond(sent);
        if direction == Direction::Forward && is_next {
            return Searched::Hit(sent);
        }
        let latest = match (direction, self.progress.edge) {
            (Direction::Backward, Some(edge)) => edge.tick.min(self.run.recorded),
            (Direction::Backward, None) => self.run.recorded,
            (Direction::Forward, _) => self.farthest,
        };
        if !std::mem::replace(&mut self.progress.follows, true) {
            self.run.go_to(sent.tick);
        }
        let followed = self.reach_end(number, latest);
        self.run.hook.rest();
        match (followed, direction) {
            (Ok(place), _) if self.is_beyond(place) => Searched::Hit(place),
            (Err(Searched::On(tick)), _) => Searched::On(tick),
            (_, Direction::Backward) if is_next => Searched::Hit(sent),
            (_, Direction::Backward) => Searched::Nothing(end_of(direction)),
            (Ok(_), Direction::Forward) => Searched::Nothing(End::Over),
            (Err(other), Direction::Forward) => other,
        }
    }

    fn reach_end(&mut self, number: u32, latest: Ticks) -> Result<Place, ScanResult> {
        self.run.hook.follow(number);
        let run = &mut *self.run;
        loop {
            if run.is_quiet() {
                return Err(Searched::Nothing(End::Rest(run.tick())));
            }
            let next = run.now.next_due(&run.acts).filter(|&next| next <= latest && run.too_much().is_none());
            let Some(next) = next else { return Err(Searched::Nothing(End::Limit(run.tick()))) };
            if self.left == 0 {
                return Err(Searched::On(run.tick()));
            }
            run.now.begin_tick(next, &run.acts);
            let (mut handled, mut ended) = (0, None);
            while run.step_event() {
                if ended.is_none() && run.hook.ended {
                    ended = Some(handled);
                }
                handled += 1;
            }
            self.left = self.left.saturating_sub(1 + handled as u64);
            if let Some(event) = ended.filter(|_| run.tick() == next) {
                let mut records = run.trace().events_of(next).nth(event).into_iter().flatten();
                let end = records.find(|&record| run.trace().record(record).what.ends_a_message());
                return end.map(|record| Place { tick: next, record }).ok_or(Searched::Nothing(End::Limit(next)));
            }
        }
    }

    fn marked_ticks(&self) -> Vec<Ticks> {
        match &self.search.query {
            Query { criterion: Criterion::Mark, of: None } => {
                let elected = self.run.now.judge.first_elected.or_else(|| self.run.trace().first_leader());
                let noted = cues::known(self.run, elected);
                self.search.ticks.iter().copied().chain(noted).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The next record to check, from `record` on; if `before`, the last one before `record`.
    fn candidate(&self, record: usize, before: bool) -> Option<usize> {
        match self.search.query.criterion {
            Criterion::Mark => self.run.trace().marked_beside(record, before),
            Criterion::Elected => self.run.trace().decided_beside(record, before),
            _ => record.checked_sub(usize::from(before)),
        }
    }

    fn fits(&mut self, record: usize) -> bool {
        self.left = self.left.saturating_sub(1);
        let known = self.run.trace().record(record);
        if !self.wanted.is_some_and(|wanted| self.search.query.fits(&known, wanted)) {
            return false;
        }
        if !matches!(self.search.query.criterion, Criterion::Words(_)) {
            return true;
        }
        self.left = self.left.saturating_sub(TELLING);
        // What a process waits for is known only at the moment at which the run comes to rest.
        let tick = self.run.trace().tick_of(record);
        if matches!(known.what, RecordKind::Waits) && (self.run.tick(), self.run.now.half_way) != (tick, None) {
            self.run.go_to(tick);
        }
        (self.words)(&log::line(self.run, record))
    }

    fn place(&self, record: usize) -> Place {
        Place { tick: self.run.trace().tick_of(record), record }
    }

    pub(super) fn hit(&mut self, place: Place) -> Hit {
        let number = self.number(place);
        let Some(record) = place.record() else {
            return Hit { place, line: None, decided: None, newer: 0, number };
        };
        let trace = self.run.trace();
        let asks_for_cell = self.search.query.criterion == Criterion::Elected;
        let decided = trace.decided_in(record as u32).filter(|_| asks_for_cell);
        let decided = decided.map(|decided| (self.run.id(trace.record(record).at), decided));
        let newer = trace.event_with(record).end - record - 1;
        Hit { place, line: Some(Box::new(log::line(self.run, record))), decided, newer, number }
    }

    /// Returns `None` if counting would take too long.
    fn number(&mut self, place: Place) -> Option<usize> {
        let trace = self.run.trace();
        let end = place.record().map_or_else(|| trace.records_until(place.tick, None), |record| record + 1);
        let told = matches!(self.search.query.criterion, Criterion::Words(_));
        let most = if told { COUNTED_TOLD } else { COUNTED };
        let waits = |record: usize| matches!(trace.record(record).what, RecordKind::Waits);
        if end > most
            || matches!(self.search.query.criterion, Criterion::Message { .. })
            || (told && (0..end).any(waits))
        {
            return None;
        }
        if self.search.query.criterion == Criterion::Mark {
            return Some(self.marks_until(place, end));
        }
        let (mut count, mut next) = (0, 0);
        while let Some(record) = self.candidate(next, false).filter(|&record| record < end) {
            count += usize::from(self.fits(record));
            next = record + 1;
        }
        Some(count)
    }

    fn marks_until(&mut self, place: Place, end: usize) -> usize {
        let marked = self.run.trace().marked().into_iter().take_while(|&record| record < end);
        let of_record = marked.filter(|&record| self.fits(record)).count();
        let mut ticks = self.marked_ticks();
        ticks.sort_unstable();
        ticks.dedup();
        of_record + ticks.iter().filter(|&&tick| Place::end_of(tick) <= place).count()
    }
}
