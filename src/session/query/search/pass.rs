//! A portion of a search: the way to the next or the previous record that fits.

use super::matcher::Matcher;
use super::{
    COUNTED, COUNTED_TOLD, Criterion, Direction, End, From, Hit, LONGEST, PassOutcome, Place, Progress, Query, Search, Shows,
    TELLING, end_of, records_until,
};
use crate::protocol::Ticks;
use crate::session::Moved;
use crate::session::model::LogLine;
use crate::session::query::{cues, log};
use crate::session::run::{Held, Portion, Run};
use crate::sim::trace::RecordKind;

pub(super) struct SearchPass<'h> {
    pub(super) run: &'h mut Run,
    pub(super) search: &'h mut Search,
    pub(super) matcher: Option<Matcher>,
    pub(super) words: &'h dyn Fn(&LogLine) -> bool,
    pub(super) farthest: Ticks,
    /// How many records may be looked at, or events computed, and how many more.
    pub(super) events: u64,
    pub(super) left: u64,
    /// How much had been gone through aside when it began.
    pub(super) gone: u64,
}

impl SearchPass<'_> {
    /// What is not held is made again to be looked at, which takes its time too.
    fn is_spent(&self) -> bool {
        self.left == 0 || self.run.gone_aside() - self.gone >= self.events
    }

    fn next(&self) -> usize {
        self.search.way.map_or(0, |way| way.next)
    }

    fn go_to(&mut self, next: usize) {
        if let Some(way) = &mut self.search.way {
            way.next = next;
        }
    }

    pub(super) fn forward(&mut self) -> PassOutcome {
        loop {
            let mark = self.marked_ticks().into_iter().filter(|&tick| self.search.is_beyond(Place::end_of(tick))).min();
            let known = mark.filter(|&mark| mark <= self.run.written);
            let end = known.map_or(self.run.trace().held().end, |mark| records_until(self.run, mark));
            while self.next() < end {
                if self.is_spent() {
                    return PassOutcome::On(self.place(self.next()).map_or(self.run.written, |place| place.tick));
                }
                // What one large tick has recorded may not all be held when it is over: it is made again, piece by piece.
                match self.candidate_from(self.next()) {
                    Some(Ok(record)) if record < end => {
                        self.go_to(record + 1);
                        if self.fits(record) {
                            return self.place(record).map_or(PassOutcome::Nothing(End::Over), PassOutcome::Hit);
                        }
                    }
                    Some(Err(next)) if next < end => self.go_to(next),
                    _ => break,
                }
            }
            self.go_to(end.max(self.next()));
            if let Some(mark) = known {
                return PassOutcome::Hit(Place::end_of(mark));
            }
            if self.left == 0 {
                return PassOutcome::On(self.run.written);
            }
            if let Some(end) = self.compute(mark) {
                return PassOutcome::Nothing(end);
            }
        }
    }

    pub(super) fn backward(&mut self) -> PassOutcome {
        let reach = self.search.reach.max(self.run.recorded);
        if self.search.from == From::Edge && self.run.written < reach {
            while self.run.written < reach && self.compute(Some(reach)).is_none() {
                self.go_to(self.run.trace().held().end);
                if self.left == 0 {
                    return PassOutcome::On(self.run.written);
                }
            }
            self.go_to(self.run.trace().held().end);
        }
        let mark = self.marked_ticks().into_iter().filter(|&tick| tick <= self.run.recorded);
        let mark = mark.filter(|&tick| self.search.is_beyond(Place::end_of(tick))).max();
        let start = mark.map_or(0, |mark| self.start_after(mark));
        while self.next() > start {
            let last = self.next() - 1;
            if self.is_spent() || !self.holds_candidate(last) {
                return PassOutcome::On(self.run.tick_before(last));
            }
            // What is held no more is made again, piece by piece.
            let Some(candidate) = self.candidate_before(self.next()) else { return PassOutcome::Nothing(End::Start) };
            match candidate {
                Ok(record) if record >= start => {
                    self.go_to(record);
                    if self.fits(record) {
                        return self.place(record).map_or(PassOutcome::Nothing(End::Start), PassOutcome::Hit);
                    }
                }
                Ok(_) => break,
                Err(first) => self.go_to(first),
            }
        }
        mark.map_or_else(|| PassOutcome::Nothing(end_of(Direction::Backward)), |mark| PassOutcome::Hit(Place::end_of(mark)))
    }

    /// Whether it can be seen at once if a record may be what is looked for; otherwise that is made ready, through what is left.
    fn holds_candidate(&mut self, record: usize) -> bool {
        let is_marked = self.search.query.criterion == Criterion::Mark;
        // Marks are known by themselves: of what lies between them nothing is looked at.
        let marked = || self.run.trace().marked().into_iter().rev().find(|&marked| marked <= record);
        let wanted = if is_marked { marked() } else { Some(record) };
        wanted.is_none_or(|wanted| self.holds(wanted, &mut Portion::of(self.left)))
    }

    /// The record from which on there is none that lies before the end of a marked tick.
    fn start_after(&mut self, mark: Ticks) -> usize {
        let (next, run) = (self.next(), &*self.run);
        match run.trace().marked().into_iter().rev().find(|&marked| marked < next) {
            None => next,
            Some(marked) if marked < run.records_by(mark) => next,
            Some(marked) if marked >= run.records_about(mark) => marked,
            Some(_) => records_until(self.run, mark),
        }
    }

    /// Lets the run go on beyond what is recorded: to the next tick at which anything happens, or to a mark before it. Where it
    /// cannot, where that is.
    fn compute(&mut self, mark: Option<Ticks>) -> Option<End> {
        if self.run.is_between_moments() {
            self.work_on_tick();
            return None;
        }
        if self.run.tick() < self.run.written || self.run.now.half_way.is_some() {
            self.run.seek(self.run.written);
        }
        if self.run.is_quiet() {
            return Some(End::Rest(self.run.rested().unwrap_or_else(|| self.run.tick())));
        }
        let next = self.run.next_tick_of_any().into_iter().chain(mark).min();
        let Some(next) = next.filter(|&next| next <= self.farthest) else { return Some(End::Limit(self.run.tick())) };
        self.run.begin_tick(next);
        self.work_on_tick();
        None
    }

    /// The tick may be left in the middle.
    fn work_on_tick(&mut self) {
        let mut portion = Portion::of(self.events);
        self.run.work_on_tick(&mut portion);
        self.left = self.left.saturating_sub(self.events - portion.left());
    }

    /// The ticks that count as marks besides what the record has, if marks are looked for.
    fn marked_ticks(&self) -> Vec<Ticks> {
        match &self.search.query {
            Query { criterion: Criterion::Mark, of: None } => {
                let elected = self.run.now.judge.first_elected().or_else(|| self.run.trace().first_leader());
                let noted = cues::known(self.run, elected);
                self.search.ticks.iter().copied().chain(noted).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The first record from one on that may be what is looked for; or, if none of those that can be seen at once may, the one after them.
    fn candidate_from(&mut self, record: usize) -> Option<Result<usize, usize>> {
        match self.search.query.criterion {
            Criterion::Mark => self.run.trace().marked().into_iter().find(|&marked| marked >= record).map(Ok),
            Criterion::Elected => {
                self.run.at_record(record, |_, trace| trace.decided_from(record).ok_or_else(|| trace.held().end))
            }
            _ => Some(Ok(record)),
        }
    }

    /// The last record before one that may be what is looked for; or, if none of those that can be seen at once may, the first of them.
    fn candidate_before(&mut self, record: usize) -> Option<Result<usize, usize>> {
        match self.search.query.criterion {
            Criterion::Mark => Some(self.run.trace().marked().into_iter().rev().find(|&marked| marked < record).ok_or(0)),
            Criterion::Elected => self
                .run
                .at_record(record.checked_sub(1)?, |_, trace| trace.decided_before(record).ok_or_else(|| trace.held().start)),
            _ => record.checked_sub(1).map(Ok),
        }
    }

    fn fits(&mut self, record: usize) -> bool {
        self.left = self.left.saturating_sub(1);
        let Some(Matcher::Record(matcher)) = &self.matcher else { return false };
        let seen = self.run.at_record(record, |_, trace| {
            let (known, tick) = (trace.record(record), trace.tick_of(record));
            matcher.fits(&known).then_some((tick, matches!(known.what, RecordKind::Waits)))
        });
        let Some((tick, waits)) = seen.flatten() else { return false };
        if !matches!(self.search.query.criterion, Criterion::Words(_)) {
            return true;
        }
        self.left = self.left.saturating_sub(TELLING);
        // What a process waits for at a rest is told from the moment of it.
        if waits && (self.run.tick(), self.run.now.half_way) != (tick, None) {
            self.run.seek(tick);
        }
        let words = self.words;
        self.run.at_record(record, |run, trace| words(&log::line(run, trace, record))).unwrap_or_default()
    }

    pub(super) fn place(&mut self, record: usize) -> Option<Place> {
        self.run.at_record(record, |_, trace| Place { tick: trace.tick_of(record), record })
    }

    /// Goes to where an outcome is shown, which is at a tick, through what is left of the portion; whether it is still on the way.
    pub(super) fn goes_to(&mut self, outcome: PassOutcome, tick: Ticks) -> bool {
        let mut portion = Portion::of(self.left);
        let is_on_the_way = self.search.shows.is_some_and(|shows| shows.is_on_the_way);
        let is_hit = matches!(outcome, PassOutcome::Hit(_));
        // What was found in a tick that has been left in the middle is shown when it is over.
        if is_hit && !is_on_the_way && self.run.is_between_moments() && !self.run.work_on_tick(&mut portion) {
            self.search.shows = Some(Shows { outcome, is_on_the_way });
            return true;
        }
        let moved = match (outcome, self.search.way) {
            _ if is_on_the_way => self.run.go_on_way(&mut portion),
            (PassOutcome::Hit(Place { record, .. }), _) if record != usize::MAX => {
                if !self.holds(record, &mut portion) {
                    self.search.shows = Some(Shows { outcome, is_on_the_way: false });
                    return true;
                }
                let event = self.run.at_record(record, |_, trace| (trace.event_of(record).1, trace.event_with(record).end));
                let Some((handled, records)) = event else { return false };
                self.run.go_to_event((tick, handled), records, &mut portion)
            }
            (PassOutcome::Nothing(_), Some(Progress { origin: (tick, Some(handled)), records, .. })) => {
                self.run.go_to_event((tick, handled), records, &mut portion)
            }
            _ => {
                self.run.settle();
                self.run.seek_within(tick, &mut portion)
            }
        };
        let is_on_the_way = moved == Moved::OnTheWay;
        self.search.shows = is_on_the_way.then_some(Shows { outcome, is_on_the_way });
        is_on_the_way
    }

    /// Makes a record again, with some before it, if it is not held; whether it is there, or there is none.
    fn holds(&mut self, record: usize, portion: &mut Portion) -> bool {
        if self.run.recording_with(record).is_some() {
            return true;
        }
        let (lead, stretch) = (self.run.memory.lead, self.search.way.map_or(0, |way| way.stretch));
        let is_there = self.run.hold_within(self.run.stretch(record, stretch), portion) != Held::OnTheWay;
        if let Some(way) = self.search.way.as_mut().filter(|_| is_there) {
            // Where one was looked for in vain, the next one is further back.
            way.stretch = (2 * stretch).min(LONGEST * lead);
        }
        is_there
    }

    /// What has been found, which is shown.
    pub(super) fn hit(&mut self, place: Place) -> Hit {
        let record = Some(place.record).filter(|&record| record != usize::MAX);
        let after = record.and_then(|record| self.run.at_record(record, |_, trace| trace.event_with(record).end - record - 1));
        let newer = after.unwrap_or_default();
        let number = self.number(place);
        let asks_for_cell = self.search.query.criterion == Criterion::Elected;
        let told = record.and_then(|record| {
            self.run.at_record(record, |run, trace| {
                let id = run.id(trace.record(record).at);
                let decided = trace.decided_in(record as u32).filter(|_| asks_for_cell);
                (Box::new(log::line(run, trace, record)), decided.map(|decided| (id, decided)))
            })
        });
        let (line, decided) = told.unzip();
        Hit { place, tick: place.tick, line, decided: decided.flatten(), newer, number }
    }

    /// Which one it is of all that could be found, from tick 0 on, where counting them takes no time to speak of.
    fn number(&mut self, place: Place) -> Option<usize> {
        let held = self.run.trace().held();
        let end = if place.record == usize::MAX { records_until(self.run, place.tick) } else { place.record + 1 };
        let told = matches!(self.search.query.criterion, Criterion::Words(_));
        let most = if told { COUNTED_TOLD } else { COUNTED };
        let waits = |record: usize| matches!(self.run.trace().record(record).what, RecordKind::Waits);
        if held.start > 0
            || end > held.end.min(most)
            || !matches!(self.matcher, Some(Matcher::Record(_)))
            || (told && (0..end).any(waits))
        {
            return None;
        }
        let (mut count, mut next) = (0, 0);
        if self.search.query.criterion == Criterion::Mark {
            let marked = self.run.trace().marked().into_iter().take_while(|&record| record < end);
            count = marked.filter(|&record| self.fits(record)).count();
            next = end;
        }
        while let Some(Ok(record)) = self.candidate_from(next).filter(|_| next < end)
            && record < end
        {
            count += usize::from(self.fits(record));
            next = record + 1;
        }
        let mut ticks = self.marked_ticks();
        ticks.sort_unstable();
        ticks.dedup();
        Some(count + ticks.iter().filter(|&&tick| Place::end_of(tick) <= place).count())
    }
}
