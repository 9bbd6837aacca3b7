//! Other runs: from the start, with another seed, number or algorithm, or another scenario.

use crate::config::Problem;
use crate::paint::view_state::ListRow;
use crate::protocol::{Remark, Value};
use crate::protocols::VariantId;
use crate::scenario::Scenario;
use crate::scenario::change::Changed;
use crate::text::{TextId, ids};
use crate::tui::app::App;
use crate::tui::layers::line::{Line, number};
use crate::tui::layers::list::{Choice, List};
use crate::tui::layers::message;
use crate::tui::library::Listed;

/// The columns that the footer's own keys need beside a sentence.
const FOOTER_KEYS: usize = 24;

impl App {
    /// The same scenario from its first tick, without what was done to it at the keys.
    pub(in crate::tui) fn restart(&mut self) {
        let acts = self.session.acts().len() as u64;
        let number = self.session.history().number(self.branch()) as u64;
        if self.derive_both(|scenario| Ok(unchanged(scenario.clone()))).is_none() {
            let scenario = self.session.scenario().clone();
            self.show(&scenario);
        }
        let said = Remark::from(ids::SAYS_RESTARTED).with("acts", Value::Number(acts));
        self.say(said.with("number", Value::Number(number)));
    }

    pub(in crate::tui) fn next_seed(&mut self) {
        self.change_seed(|seed| seed.wrapping_add(1));
    }

    /// The same scenario with a drawn seed; of two runs, with the same one for both.
    pub(in crate::tui) fn draw_seed(&mut self) {
        let drawn = (self.seeds)();
        self.change_seed(|_| drawn);
    }

    fn change_seed(&mut self, change: impl Fn(u64) -> u64) {
        let derived = |scenario: &Scenario| unchanged(scenario.with_seed(change(scenario.seed)));
        let changed = derived(self.session.scenario());
        let said = Remark::from(ids::SaysSeed { seed: changed.scenario.seed.to_string() });
        match self.derive_both(|scenario| Ok(derived(scenario))) {
            Some(both) => self.tell_both(both, Some(said)),
            None => self.show_derived(Ok(changed), Some(said)),
        }
    }

    pub(in crate::tui) fn ask_count(&mut self) {
        let count = self.session.scenario().count() as u64;
        let title = self.look.texts.say(ids::AskCount { count });
        self.ask_for(title, |app, typed| {
            let count = usize::try_from(number(typed)?).map_err(|_| Remark::from(ids::SAYS_NOT_A_NUMBER))?;
            app.change_count(count);
            Ok(())
        });
    }

    /// The same scenario with another number of processes.
    pub(in crate::tui) fn change_count(&mut self, count: usize) {
        if let Some(derived) = self.derive_both(|scenario| scenario.with_count(count)) {
            return self.tell_both(derived, None);
        }
        // From the scenario as it was before its number changed, so that a larger number brings back those who acted.
        let whole = self.whole.take().unwrap_or_else(|| self.session.scenario().clone());
        self.show_derived(whole.with_count(count), None);
        self.whole = Some(whole);
    }

    /// Asks which algorithm to run on the same processes.
    pub(in crate::tui) fn ask_algorithm(&mut self) {
        let algorithms = self.library.algorithms();
        let here = self.session.scenario().variant;
        let chosen = algorithms.iter().position(|other| other.variant == here).unwrap_or_default();
        let choices = algorithms
            .into_iter()
            .map(|algorithm| {
                let name = self.look.texts.spelled(&format!("{} · {}", algorithm.title, algorithm.variant.name())).into_owned();
                let variant = algorithm.variant;
                let row = ListRow::new(name, algorithm.about);
                Choice::new(row, move |app: &mut App| app.change_algorithm(variant))
            })
            .collect();
        self.ask_for_run(self.look.texts.fit(ids::ASK_ALGORITHM), choices, chosen);
    }

    pub(in crate::tui) fn change_algorithm(&mut self, variant: VariantId) {
        let mut scenario = self.session.scenario().clone();
        scenario.events.extend(self.session.acts());
        self.show_derived(scenario.with_variant(variant), None);
    }

    pub(in crate::tui) fn ask_open(&mut self) {
        let choice = |listed: Listed| {
            let name = listed.name.clone();
            Choice::new(ListRow::new(listed.name, listed.title), move |app: &mut App| app.open(&name))
        };
        let choices = self.library.scenarios().into_iter().map(choice).collect();
        self.layers.open(List::named(self.look.texts.fit(ids::ASK_OPEN), choices).staying().or_typed(Self::open));
    }

    pub(in crate::tui) fn open(&mut self, name: &str) {
        match self.library.open_session(name) {
            Some(Ok(kept)) => return self.open_session(kept, name),
            Some(Err(refusal)) => return self.refuse(ids::TITLE_CANNOT_OPEN, &refusal),
            None => {}
        }
        match self.library.open(name) {
            Ok(opening) => {
                self.name.clone_from(&opening.name);
                self.show_other(&opening.scenario);
                self.say(ids::SaysOpened { name: opening.name });
            }
            Err(refusal) => self.refuse(ids::TITLE_CANNOT_OPEN, &refusal),
        }
    }

    fn show_derived(&mut self, derived: Result<Changed, Problem>, first: Option<Remark>) {
        match derived {
            Ok(derived) => {
                self.show(&derived.scenario);
                self.tell_derived(&derived.said, first);
            }
            Err(problem) => self.refuse_to_make(&problem),
        }
    }

    /// Says what could not stay as it was of two runs side by side, or why they stay as they were.
    fn tell_both(&mut self, derived: Result<Vec<Remark>, Problem>, first: Option<Remark>) {
        match derived {
            Ok(said) => self.tell_derived(&said, first),
            Err(problem) => self.refuse_to_make(&problem),
        }
    }

    /// Says what could not stay as it was.
    pub(in crate::tui) fn tell_derived(&mut self, changes: &[Remark], first: Option<Remark>) {
        let texts = &self.look.texts;
        let first = first.map(|said| texts.say(said));
        let said: Vec<String> = first.into_iter().chain(changes.iter().map(|remark| texts.remark(remark))).collect();
        // What the footer cannot say in full is said in a window.
        let line = said.join(" ");
        if line.chars().count() + FOOTER_KEYS > usize::from(self.area.width) {
            let title = texts.fit(ids::TITLE_LEFT_OUT);
            message::open(self, title, said.join("\n"));
        } else {
            self.view.said = (!said.is_empty()).then(|| line.into());
        }
    }

    pub(in crate::tui) fn refuse_to_make(&mut self, problem: &Problem) {
        let refusal = self.library.refusal(problem);
        self.refuse(ids::TITLE_CANNOT_MAKE, &refusal);
    }

    /// Says why something was refused: where it was asked for if one line says it, else as a text of its own.
    pub(in crate::tui) fn refuse(&mut self, title: TextId, refusal: &str) {
        let refusal = refusal.trim_end();
        if refusal.contains('\n') {
            message::open(self, self.look.texts.fit(title), refusal.to_owned());
        } else if let Some(list) = self.layers.top_as_mut::<List>() {
            list.fault = Some(refusal.to_owned());
        } else if let Some(line) = self.layers.top_as_mut::<Line>() {
            line.fault = Some(refusal.to_owned());
        } else if self.layers.is_empty() {
            self.view.said = Some(refusal.into());
        } else {
            message::open(self, self.look.texts.fit(title), refusal.to_owned());
        }
    }
}

const fn unchanged(scenario: Scenario) -> Changed {
    Changed { scenario, said: Vec::new() }
}
