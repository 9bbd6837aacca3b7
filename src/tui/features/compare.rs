//! Two runs side by side: what stands beside the run on the screen, and the way back to one.

use crate::config::Problem;
use crate::paint;
use crate::paint::view_state::{ListRow, Pane};
use crate::protocol::{Remark, Ticks, Value};
use crate::scenario::change::Changed;
use crate::scenario::vary::Variation;
use crate::scenario::{Order, Scenario};
use crate::session::Ask;
use crate::session::describe_command::called;
use crate::session::model::Frame;
use crate::text::{Fit, TextId, ids};
use crate::tui::app::App;
use crate::tui::compose::forget_losses;
use crate::tui::layers::list::Choice;

/// What is said of the left run, and of the right one.
const SIDES: [TextId; 2] = [ids::BESIDE_OF_LEFT, ids::BESIDE_OF_RIGHT];
/// The longest delays that are offered, from the shortest.
const LONGEST: [Ticks; 2] = [4, 16];

impl App {
    /// Whether two runs are on the screen.
    pub(in crate::tui) fn is_comparing(&self) -> bool {
        self.session.is_two()
    }

    /// Asks what is to be different in the run beside this one, or goes back to the one run that has the keys.
    pub(in crate::tui) fn compare(&mut self) {
        if !self.leave_comparison() {
            self.ask_comparison();
        }
    }

    fn ask_comparison(&mut self) {
        let scenario = self.session.scenario();
        let here = scenario.variant;
        let mut choices: Vec<Choice> = Vec::new();
        if let Some((_, other)) = &self.beside_before {
            let (history, branch) = (self.session.history(), other.branch());
            let is_of_one_tree = history.shared(self.branch(), branch).is_some();
            let of_branch = is_of_one_tree.then(|| self.look.texts.remark(&called(history, branch)));
            let other = other.scenario();
            let title = self.library.algorithms().into_iter().find(|known| known.variant.protocol() == other.protocol());
            let run = format!("{} · {}", title.map_or("", |known| known.title), other.variant.name());
            let run = of_branch.unwrap_or_else(|| self.look.texts.spelled(&run).into_owned());
            let row = ListRow::new(self.look.texts.say(ids::BesideAgain { run }), self.look.texts.say(ids::BESIDE_AGAIN_ABOUT));
            choices.push(Choice::new(row, Self::compare_again));
        }
        choices.extend(self.branches_beside());
        // Another branch of the same run is the likeliest wish of all.
        let first = !choices.is_empty();
        let mut another = None;
        for algorithm in self.library.algorithms() {
            if algorithm.variant != here {
                let name = self.look.texts.spelled(&format!("{} · {}", algorithm.title, algorithm.variant.name())).into_owned();
                let row = ListRow::new(name, algorithm.about);
                if algorithm.variant.protocol() != here.protocol() {
                    another.get_or_insert(choices.len());
                }
                let variant = algorithm.variant;
                choices.push(Choice::new(row, move |app: &mut App| app.compare_with(Variation::Algorithm(variant))));
            }
        }
        choices.extend(self.settings(scenario));
        // The other variants of the same algorithm are the likeliest wish, or else the algorithms.
        let chosen = if first { 0 } else { another.unwrap_or_default() };
        self.ask_for_run(self.look.texts.fit(ids::ASK_COMPARE), choices, chosen);
    }

    /// The other branches of the run on the screen, but for the one that stood beside it a moment ago.
    fn branches_beside(&self) -> Vec<Choice> {
        let (texts, history, here) = (&self.look.texts, self.session.history(), self.branch());
        let before = self.beside_before.as_ref().map(|(_, other)| other.branch());
        let others = history.siblings(here).into_iter().filter(|&branch| branch != here && Some(branch) != before);
        let choice = |branch: usize| {
            let shared = history.shared(here, branch).unwrap_or_default();
            let told = self.told_of(branch);
            // At length how it ended would leave no room for what was done.
            let ended = told.ended.iter().rev().nth(1).or(told.ended.first()).cloned().unwrap_or_default();
            let row = ListRow::new(
                texts.say(ids::BesideBranch { branch: Value::Said(Box::new(called(history, branch))) }),
                texts.say(ids::BesideBranchAbout { did: told.did, ended, shared }),
            );
            Choice::new(row, move |app: &mut App| app.compare_with_branch(branch))
        };
        others.map(choice).collect()
    }

    /// The settings of a scenario that can be different beside it.
    fn settings(&self, scenario: &Scenario) -> Vec<Choice> {
        let texts = &self.look.texts;
        let mut choices = Vec::new();
        let mut offer = |variation, name: Remark, about: Remark| {
            let row = ListRow::new(texts.say(name), texts.say(about));
            choices.push(Choice::new(row, move |app: &mut App| app.compare_with(variation)));
        };
        let (shortest, longest) = (scenario.network.shortest_delay, scenario.network.longest_delay);
        for most in LONGEST.map(|most| shortest.saturating_add(most - 1)).into_iter().filter(|&most| most != longest) {
            let about = ids::BesideDelayAbout { least: shortest, most };
            offer(Variation::Delay(shortest, most), ids::BesideDelay { least: shortest, most }.into(), about.into());
        }
        if shortest != longest {
            let about = ids::BesideConstantAbout { least: shortest };
            offer(Variation::Delay(shortest, shortest), ids::BesideConstant { least: shortest }.into(), about.into());
        }
        let seats = scenario.seating();
        if !seats.is_sorted() {
            offer(Variation::Order(Order::Ascending), ids::BESIDE_ASCENDING.into(), ids::BESIDE_ASCENDING_ABOUT.into());
        }
        if !seats.iter().rev().is_sorted() {
            offer(Variation::Order(Order::Descending), ids::BESIDE_DESCENDING.into(), ids::BESIDE_DESCENDING_ABOUT.into());
        }
        if seats.is_sorted() || seats.iter().rev().is_sorted() {
            offer(Variation::Order(Order::Random), ids::BESIDE_RANDOM.into(), ids::BESIDE_RANDOM_ABOUT.into());
        }
        let seed = scenario.seed.wrapping_add(1);
        offer(Variation::Seed(seed), ids::BesideSeed { seed: seed.to_string() }.into(), ids::BESIDE_SEED_ABOUT.into());
        if scenario.network.fifo {
            offer(Variation::Fifo(false), ids::BESIDE_NO_FIFO.into(), ids::BESIDE_NO_FIFO_ABOUT.into());
        } else {
            offer(Variation::Fifo(true), ids::BESIDE_FIFO.into(), ids::BESIDE_FIFO_ABOUT.into());
        }
        choices
    }

    /// Puts a run beside the one on the screen: the same processes, acts and tick, but for one thing.
    pub(in crate::tui) fn compare_with(&mut self, variation: Variation) {
        match self.session.scenario().varied(variation) {
            Ok(derived) => {
                let left_out = self.session.put_beside(&derived.scenario);
                self.enter_comparison();
                let mut said = derived.said;
                if left_out > 0 {
                    said.push(Remark::new(ids::BESIDE_LEFT_OUT.key()).number("count", left_out as u64));
                }
                let said: Vec<Remark> = said.into_iter().map(|remark| told_of(1, remark)).collect();
                self.tell_derived(&said, None);
            }
            Err(problem) => self.refuse_to_make(&problem),
        }
    }

    /// Shows two scenarios side by side, both from their first tick.
    pub(in crate::tui) fn show_both(&mut self, left: &Scenario, right: &Scenario) {
        self.session.show_both(left, right);
        self.enter_comparison();
    }

    pub(in crate::tui) fn enter_comparison(&mut self) {
        self.pause();
        self.layers.clear();
        self.put_aside = None;
        self.beside_before = None;
        self.before_space_time = None;
        (self.view.focus, self.view.zoomed, self.view.event, self.view.message) = (Pane::Arena, false, None, None);
        self.moved();
    }

    /// Goes back to the run that has the keys; whether there were two.
    pub(in crate::tui) fn leave_comparison(&mut self) -> bool {
        if !self.is_comparing() {
            return false;
        }
        self.pause();
        self.beside_before = self.session.leave_one();
        (self.view.zoomed, self.view.message) = (false, None);
        self.layers.clear();
        self.moved();
        self.view.said = Some(self.look.texts.fit(ids::BESIDE_ALONE));
        true
    }

    pub(in crate::tui) fn compare_again(&mut self) {
        let Some(before) = self.beside_before.take() else { return };
        self.session.put_again(before);
        self.enter_comparison();
    }

    /// Gives the other run the keys. The selected process stays the same, by its id.
    pub(in crate::tui) fn turn_side(&mut self) {
        let id = self.session.id_at(self.view.selected);
        if !self.is_comparing() {
            return;
        }
        self.session.turn();
        self.view.selected = id.and_then(|id| self.session.position_of(id)).unwrap_or_default();
        (self.view.message, self.view.log_back) = (None, 0);
        // What is told of the run that had the keys is not true of the other.
        self.layers.clear();
        self.call_processes();
    }

    /// Makes both runs anew, each from a scenario made of its own; what could not stay as it was.
    pub(in crate::tui) fn derive_both(
        &mut self,
        derive: impl Fn(&Scenario) -> Result<Changed, Problem>,
    ) -> Option<Result<Vec<Remark>, Problem>> {
        let (left, right) = (self.session.side(0)?, self.session.side(1)?);
        let focus = self.session.focus();
        let both = [left, right].map(|lane| derive(lane.scenario()));
        Some(match both {
            [Ok(left), Ok(right)] => {
                let id = self.session.id_at(self.view.selected);
                self.show_both(&left.scenario, &right.scenario);
                if self.session.focus() != focus {
                    self.turn_side();
                }
                self.view.selected = id.and_then(|id| self.session.position_of(id)).unwrap_or_default();
                // What is the same of both needs no side.
                let (both, only): (Vec<_>, Vec<_>) = left.said.into_iter().partition(|remark| right.said.contains(remark));
                let rest: Vec<_> = right.said.into_iter().filter(|remark| !both.contains(remark)).collect();
                let only = only.into_iter().map(|remark| told_of(0, remark));
                let rest: Vec<_> = rest.into_iter().map(|remark| told_of(1, remark)).collect();
                Ok(both.into_iter().chain(only).chain(rest).collect())
            }
            [Err(problem), _] | [_, Err(problem)] => Err(problem),
        })
    }

    pub(in crate::tui) fn asks_of_both(&self) -> [Ask; 2] {
        let count = |side| self.session.side(side).map_or(0, |lane| lane.scenario().count());
        paint::asks(self.area, [0, 1].map(count), &self.view)
    }

    /// The frame of the run that has the keys, with the clock of both, if there are two; the moment of both is laid beside it.
    pub(in crate::tui) fn frame_of_both(&mut self) -> Option<Frame> {
        if !self.is_comparing() {
            self.view.beside = None;
            return None;
        }
        let mut asks = self.asks_of_both();
        asks[self.session.focus()] = self.ask();
        let mut comparison = self.session.comparison([&asks[0], &asks[1]], self.view.reveal)?;
        if self.settled {
            comparison.sides.iter_mut().filter(|side| side.clock.quiet).for_each(forget_losses);
        }
        let frame = Frame { clock: comparison.clock, ..comparison.focused().clone() };
        self.view.beside = Some(Box::new(comparison));
        Some(frame)
    }

    /// What is said of one of two runs, with the side on which it is; in all its lengths.
    pub(in crate::tui) fn of_side(&self, said: &Fit) -> Fit {
        if self.is_comparing() { self.on_side(self.session.focus(), said) } else { said.clone() }
    }

    fn on_side(&self, side: usize, said: &Fit) -> Fit {
        let of_side =
            |told: &str| self.look.texts.say(Remark::from(SIDES[side.min(1)]).with("told", Value::Text(told.to_owned())));
        said.map(of_side)
    }

    /// Says after an act that only the run with the keys has taken it, if that is so.
    pub(in crate::tui) fn say_if_only_here(&mut self) {
        if !self.is_comparing() || self.session.both_took() {
            return;
        }
        let only = self.look.texts.say(ids::BESIDE_ONLY_HERE);
        if let Some(said) = &mut self.view.said {
            *said = said.map(|said| format!("{said} {only}"));
        }
    }
}

/// A remark with the side that it is about.
fn told_of(side: usize, remark: Remark) -> Remark {
    Remark::new(SIDES[side].key()).with("told", Value::Said(Box::new(remark)))
}

/// Whether the key has a meaning while two runs are side by side.
pub(in crate::tui) fn alone(app: &App) -> Result<(), Remark> {
    if app.is_comparing() { Err(ids::SAYS_NOT_SIDE_BY_SIDE.into()) } else { Ok(()) }
}
