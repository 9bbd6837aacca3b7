//! What is asked of the run that has the focus, with the clock of all on the screen.

use crate::Session;
use crate::difference::{Comparison, Difference, Finder, apart};
use crate::model::space_time::{Find, FoundEvent};
use crate::model::why::{Why, WhyQuestion};
use crate::model::{Ask, Frame, LogLine, Sign, Stop};
use crate::query::describe_command::{Teller, called};
use crate::query::{cues, space_time, why};
use crate::run::Run;
use suffrage_engine::protocol::{Id, Remark, Ticks};
use suffrage_scenario::Scenario;

impl Session {
    pub fn scenario(&self) -> &Scenario {
        self.lane.scenario()
    }

    /// That the next tick would take the run beyond the most events, if so.
    pub fn too_long(&self) -> Option<Remark> {
        self.lane.run.too_long()
    }

    pub fn position_of(&self, id: Id) -> Option<usize> {
        self.lane.run.position_of(id)
    }

    pub fn id_at(&self, position: usize) -> Option<Id> {
        self.lane.run.ids().get(position).copied()
    }

    /// The tick of the next stop (note or question) after the one on the screen; two runs side by side have none.
    pub fn next_stop(&self) -> Option<Ticks> {
        if self.is_two() { None } else { cues::next(&self.lane.run) }
    }

    /// Whether the scenario may have something to tell or to ask after this moment. Nothing is computed for it.
    pub fn has_stop_ahead(&self) -> bool {
        !self.is_two() && cues::may_follow(&self.lane.run)
    }

    pub fn previous_stop(&self) -> Option<Ticks> {
        if self.is_two() { None } else { cues::previous(&self.lane.run) }
    }

    /// The notes and questions due at exactly this tick. What a scenario tells and asks was written for a run by itself.
    pub fn stops(&self) -> Vec<Stop> {
        if self.is_two() { Vec::new() } else { cues::stops(&self.lane.run).to_vec() }
    }

    /// The run that has the focus, for small questions about the moment on the screen.
    pub const fn lookup(&self) -> &Run {
        &self.lane.run
    }

    /// The moment on the screen as plain data; of two runs, that of the one that has the focus, with the clock of both.
    pub fn frame(&mut self, ask: &Ask) -> Frame {
        match self.comparison([ask, ask], false) {
            Some(comparison) => Frame { clock: comparison.clock, ..comparison.focused().clone() },
            None => self.lane.frame(&self.tree, ask),
        }
    }

    /// An event of the space-time diagram, among those up to the moment on the screen, or among all that are recorded.
    pub fn find_event(&self, find: Find, future: bool) -> Option<FoundEvent> {
        space_time::find(&self.lane.run, find, future)
    }

    pub fn tell_event(&self, event: u32) -> Option<LogLine> {
        space_time::tell(&self.lane.run, event)
    }

    pub fn why(&self, question: WhyQuestion) -> Option<Why> {
        why::why(&self.lane.run, question)
    }

    pub fn has_answer(&self, question: WhyQuestion) -> bool {
        match question {
            WhyQuestion::Cell(position) | WhyQuestion::LastStep(position) | WhyQuestion::Waits(position) => {
                position < self.lane.run.count()
            }
            WhyQuestion::Property { index, who } => {
                let broke = self.lane.run.properties().get(index).filter(|property| property.tick.is_some());
                broke.is_some_and(|broke| who == 0 || who < broke.processes.len())
            }
            WhyQuestion::Record(_) | WhyQuestion::Message(_) => why::has_answer(&self.lane.run, question),
        }
    }

    pub const fn difference(&self) -> Option<&Difference> {
        self.finder.found()
    }

    /// The moment on the screen, of both runs. `revealed`: a difference that lies beyond it is told too.
    pub fn comparison(&mut self, asks: [&Ask; 2], revealed: bool) -> Option<Comparison> {
        let other = self.beside.as_mut()?;
        let position = asks[self.focus].selected;
        let mut selected = [Some(position); 2];
        let id = self.lane.run.ids().get(position);
        selected[1 - self.focus] = id.and_then(|&id| other.run.position_of(id));
        let asked = [0, 1].map(|side| Ask { selected: selected[side].unwrap_or_default(), ..*asks[side] });
        let (focus, here) = (self.focus, self.lane.frame(&self.tree, &asked[self.focus]));
        let there = other.frame(&self.tree, &asked[1 - focus]);
        let mut sides = if focus == 0 { [here, there] } else { [there, here] };
        // What a scenario tells and asks was written for a run by itself.
        for frame in &mut sides {
            frame.stops.clear();
            for marks in [&mut frame.marks, &mut frame.marks_ahead] {
                marks.retain(|mark| mark.sign != Sign::Note);
            }
        }
        let rested = [0, 1].map(|side| self.side(side).and_then(|lane| lane.run.rested()));
        let happened = self.difference_has_happened();
        Some(Comparison {
            clock: self.clock(),
            sides,
            focus,
            selected,
            rested,
            apart: self.apart(revealed),
            difference: self.finder.found().filter(|_| happened || revealed).cloned(),
            ahead: !happened,
        })
    }

    /// What tells the two apart besides their algorithms: the settings; of two branches of one tree, their names and their own acts.
    fn apart(&self, revealed: bool) -> [Vec<Remark>; 2] {
        let branches = self.branch_beside().map(|other| (self.branch(), other)).filter(|(here, other)| here != other);
        let Some(shared) = branches.and_then(|(here, other)| self.tree.shared(here, other)) else {
            return self.apart.clone();
        };
        let tick = self.tick();
        [0, 1].map(|side| {
            let settings = self.apart[side].clone();
            let Some(lane) = self.side(side) else { return settings };
            let mut course = self.tree.course(lane.branch()).split_off(&shared.saturating_add(1));
            course.retain(|&entered, _| entered <= tick || revealed);
            let id_at = |position: usize| lane.run.ids().get(position).copied();
            let acts = Teller::new(lane.scenario(), &id_at).course(&course);
            std::iter::once(called(&self.tree, lane.branch())).chain(acts).chain(settings).collect()
        })
    }

    fn difference_has_happened(&self) -> bool {
        let Some(found) = self.finder.found() else { return false };
        let tick = self.tick();
        if found.tick != tick {
            return found.tick < tick;
        }
        let shown = self.lanes().filter(|lane| lane.tick() == tick).map(|lane| lane.events().0).max();
        found.sides.iter().filter_map(|doing| doing.event).max().unwrap_or_default() <= shown.unwrap_or_default()
    }

    /// The moment has changed: the ticks that both runs have gone through are compared.
    pub(super) fn compare(&mut self) {
        let until = self.tick();
        if let Some(other) = &self.beside {
            let (here, there) = (&self.lane.run, &other.run);
            self.finder.find(if self.focus == 0 { [here, there] } else { [there, here] }, until);
        }
    }

    pub(super) fn compare_anew(&mut self) {
        self.finder = Finder::default();
        if let [Some(left), Some(right)] = [0, 1].map(|side| self.side(side)) {
            self.apart = apart([left.scenario(), right.scenario()]);
        }
    }
}
