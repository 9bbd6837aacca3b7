//! The tree of runs at the keys: what an act does to it, and the ways from branch to branch.

pub(in crate::tui) mod bookmarks;
pub(in crate::tui) mod pane;
mod rows;

use rows::ToldOf;

use crate::history::History;
use crate::protocol::{Remark, Ticks, Value};
use crate::text::{Fit, ids};
use crate::tui::app::App;
use crate::tui::binding::Able;
use crate::tui::layer::Layer;
use crate::tui::state::{Arrival, Note};

/// After a way to another branch so many events, about, are computed again at once where the recorded future is shown.
const CAUGHT_UP: u64 = 100_000;

/// What an act may change in the tree: the branch on the screen, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) struct Grown {
    branch: usize,
    /// The one that stands beside it.
    beside: Option<usize>,
    all: usize,
}

impl App {
    /// Where the tree stands.
    pub(in crate::tui) fn grown(&self) -> Grown {
        Grown {
            branch: self.session.branch(),
            beside: self.session.branch_beside(),
            all: self.session.history().branches().len(),
        }
    }

    /// The branch on the screen that has the keys.
    pub(in crate::tui) fn branch(&self) -> usize {
        self.session.branch()
    }

    /// Says after an act that it has opened a branch, or which recorded one it follows.
    pub(in crate::tui) fn say_what_grew(&mut self, before: Grown) {
        let now = self.grown();
        let Some(said) = self.view.said.clone().filter(|_| now.branch != before.branch) else { return };
        let branch = now.branch;
        let number = |branch| Value::Number(self.session.history().number(branch) as u64);
        let told = match (now.beside, self.session.focus()) {
            (Some(beside), focus) if now.beside != before.beside && now.all > before.all + 1 => {
                if self.session.history().shared(branch, beside).is_none() {
                    let told = self.look.texts.fit(ids::BRANCH_BEGINS_EACH);
                    self.view.said = Some(one_after_the_other(&said, &told));
                    return;
                }
                let sides = if focus == 0 { [branch, beside] } else { [beside, branch] };
                self.look.texts.fit(ids::BranchesBegin { left: number(sides[0]), right: number(sides[1]) })
            }
            _ => {
                let text = if now.all > before.all { ids::BRANCH_BEGINS } else { ids::BRANCH_FOLLOWED };
                self.look.texts.fit(Remark::from(text).with("number", number(branch)))
            }
        };
        self.view.said = Some(one_after_the_other(&said, &told));
    }

    /// Puts the next branch of the scenario, or the one before, on the screen at the same tick.
    pub(in crate::tui) fn turn_branch(&mut self, forward: bool) {
        let here = self.branch();
        let mut siblings = self.session.history().siblings(here);
        // The branch that stands beside would be compared with itself.
        siblings.retain(|&sibling| !self.is_beside(sibling));
        let Some(at) = siblings.iter().position(|&sibling| sibling == here) else { return };
        let next = siblings[(at + if forward { 1 } else { siblings.len() - 1 }) % siblings.len()];
        self.go_to_branch(next, self.session.tick());
    }

    /// Puts a branch on the screen, at a tick or as near to it as that run lasts. Half-way inside a tick it stays there, where the two
    /// branches have the tick in common.
    pub(in crate::tui) fn go_to_branch(&mut self, branch: usize, tick: Ticks) {
        let told = self.told_of_branch(self.branch(), branch);
        self.go_to_branch_telling(branch, tick, told);
    }

    /// The same, and says something of its own there.
    pub(in crate::tui) fn go_to_branch_telling(&mut self, branch: usize, tick: Ticks, told: Fit) {
        self.pause();
        let here = self.branch();
        let without_notes = tick == self.session.tick() && !self.has_note();
        let selected = self.session.id_at(self.view.selected);
        let another = self.session.history().shared(here, branch).is_none();
        self.session.switch(branch);
        if another {
            (self.whole, self.last_until) = (None, None);
            self.view.selected = selected.and_then(|id| self.session.position_of(id)).unwrap_or_default();
        }
        (self.view.event, self.view.message, self.view.log_back) = (None, None, 0);
        // What is told of one branch is not true of another; what follows the moment on the screen stays.
        self.layers.retain(Layer::outlasts_branches);
        let arrival = Arrival { told, without_notes };
        if self.session.tick() == tick {
            self.moved();
            self.view.said = None;
            self.arrive_at_branch(arrival);
        } else {
            self.call_processes();
            self.travel_telling(tick, arrival);
        }
    }

    /// A way to a branch or a bookmark is at its end.
    pub(in crate::tui) fn arrive_at_branch(&mut self, Arrival { told, without_notes }: Arrival) {
        if without_notes {
            self.close_notes();
        }
        if self.view.reveal {
            self.session.catch_up(CAUGHT_UP);
        }
        let told = self.of_side(&told);
        let said = self.view.said.as_ref().map_or_else(|| told.clone(), |said| one_after_the_other(&told, said));
        self.view.said = Some(said);
    }

    /// Computes what is revealed of a branch again where it has been given up; whether all of it is there.
    pub(in crate::tui) fn catch_up(&mut self) -> bool {
        self.session.catch_up(CAUGHT_UP)
    }

    /// What is said of a branch that comes on the screen after another one.
    fn told_of_branch(&self, here: usize, branch: usize) -> Fit {
        let (texts, history) = (&self.look.texts, self.session.history());
        let (number, name) = (history.number(branch) as u64, named(history, branch));
        let Some(shared) = history.shared(here, branch) else {
            let title = self.scenario_name(history.scenario(branch));
            return texts.fit(ids::BranchShownOther { number, name, title });
        };
        let ToldOf { did, first, .. } = self.told_of(branch);
        let (count, other) = (history.siblings(branch).len() as u64, history.number(here) as u64);
        texts.fit(ids::BranchShown { number, count, name, did, other, shared, first })
    }

    pub(in crate::tui) fn compare_with_branch(&mut self, branch: usize) {
        self.leave_comparison();
        self.session.put_branch_beside(branch);
        self.enter_comparison();
        self.view.said = None;
    }

    /// Goes on from here without what was done later: on a branch on which nothing is done after this moment.
    pub(in crate::tui) fn go_on_alone(&mut self) {
        self.pause();
        let (here, tick) = (self.branch(), self.session.tick());
        let mut course = self.session.history().course(here);
        course.split_off(&(tick + 1));
        self.session.follow(course);
        (self.view.event, self.view.message) = (None, None);
        let had_note = self.has_note();
        self.layers.close::<pane::Tree>();
        self.moved();
        if !had_note {
            self.close_notes();
        }
        let number = self.session.history().number(self.branch()) as u64;
        self.view.said = Some(self.look.texts.fit(ids::BranchWithout { number, tick }));
    }

    fn has_note(&self) -> bool {
        self.layers.has::<Note>()
    }
}

/// The name of a branch behind its number, if it has one.
fn named(history: &History, branch: usize) -> String {
    history.branch(branch).name.as_ref().map_or_else(String::new, |name| format!(" “{name}”"))
}

/// Two sentences in all their lengths, the longest of both first.
fn one_after_the_other(first: &Fit, then: &Fit) -> Fit {
    let lengths = then.lengths().flat_map(|then| first.lengths().map(move |first| format!("{first} {then}")));
    lengths.collect()
}

/// Whether there is another branch of the scenario on the screen.
pub(in crate::tui) fn another(app: &App) -> Able {
    let history = app.session.history();
    let siblings = history.siblings(app.branch());
    match siblings.len() {
        0 | 1 if history.roots().len() > 1 => Err(ids::SAYS_ONLY_BRANCH_HERE.into()),
        0 | 1 => Err(ids::SAYS_ONLY_BRANCH.into()),
        2 if siblings.iter().any(|&sibling| app.is_beside(sibling)) => Err(ids::SAYS_BRANCHES_ARE_HERE.into()),
        _ => Ok(()),
    }
}

/// Whether anything was done after the moment on the screen.
pub(in crate::tui) fn acts_later(app: &App) -> Able {
    let course = app.session.history().course(app.branch());
    let later = course.range(app.session.tick() + 1..).next().is_some();
    if later { Ok(()) } else { Err(Remark::from(ids::SAYS_NOTHING_LATER)) }
}
