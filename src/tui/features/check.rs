//! "Can this go wrong from here?": searches all runs from this tick, and plays the shortest run with a violation.

use BudgetField::{Bound, Count};

use crate::check::{
    Question, acts_of, budgets, can_be_acts, captions, counterexample, end_of, proposed, search, search_ahead, unit,
};
use crate::tui::features::prelude::*;
use suffrage_engine::explore::{Breaking, Budget, Holding, Limits, Report, Search};
use suffrage_engine::{property::Status, property::demand, protocols::Entry};
use suffrage_scenario::check::{AnyStart, Check};
use suffrage_session::history::Origin;
use suffrage_text::LocalText;
use suffrage_view::view_state::Checked;

const MOST_STATES: u64 = 2_000_000;
const MOST_MEMORY_BYTES: u64 = 256 << 20;
/// The approximate number of transitions before the first redraw.
const FIRST_TRANSITIONS: u64 = 2_000;

struct BudgetRow {
    name: TextId,
    told: TextId,
    spent: BudgetField,
    means: fn(&CheckForm) -> bool,
}

enum BudgetField {
    Clock,
    AnyStart,
    MidBroadcast,
    Timers,
    Count(fn(&mut Budget) -> &mut u32),
    /// A bound: a number, or `None` for no bound. In the form, `None` is one step below 0.
    Bound(fn(&mut Budget) -> &mut Option<u32>),
}

const fn budget(name: TextId, told: TextId, spent: BudgetField, means: fn(&CheckForm) -> bool) -> BudgetRow {
    BudgetRow { name, told, spent, means }
}

const BUDGETS: &[BudgetRow] = &[
    budget(ids::CHECK_FORM_CLOCK, ids::CHECK_CLOCK, BudgetField::Clock, |_| true),
    budget(ids::CHECK_FORM_ANY_START, ids::CHECK_FORM_ANY_START_TOLD, BudgetField::AnyStart, begins_alone),
    budget(ids::CHECK_FORM_STARTS, ids::CHECK_FORM_STARTS_TOLD, Count(|c| &mut c.starts), begins_alone),
    budget(ids::CHECK_FORM_CRASHES, ids::CHECK_FORM_CRASHES_TOLD, Count(|c| &mut c.crashes), |_| true),
    budget(ids::CHECK_FORM_MID_BROADCAST, ids::CHECK_FORM_MID_BROADCAST_TOLD, BudgetField::MidBroadcast, |_| true),
    budget(ids::CHECK_FORM_REVIVALS, ids::CHECK_FORM_REVIVALS_TOLD, Count(|c| &mut c.revivals), |_| true),
    budget(ids::CHECK_FORM_LOSSES, ids::CHECK_FORM_LOSSES_TOLD, Count(|c| &mut c.losses), |_| true),
    budget(ids::CHECK_FORM_DUPLICATES, ids::CHECK_FORM_DUPLICATES_TOLD, Count(|c| &mut c.duplicates), |_| true),
    budget(ids::CHECK_FORM_TIMERS, ids::CHECK_FORM_TIMERS_TOLD, BudgetField::Timers, |form| {
        !form.entry.timers.is_empty()
    }),
    budget(ids::CHECK_FORM_DRAWS, ids::CHECK_FORM_DRAWS_TOLD, Bound(|c| &mut c.draws), |form| form.entry.draws()),
    budget(ids::CHECK_FORM_EARLY, ids::CHECK_FORM_EARLY_TOLD, Bound(|c| &mut c.early), CheckForm::can_be_early),
];

/// A row of the form. A property that is already broken cannot be checked.
struct PropertyRow {
    name: &'static str,
    is_wanted: bool,
    is_broken: bool,
}

/// The form starts with the `[check]` section of the scenario.
struct CheckForm {
    tick: Ticks,
    row: usize,
    check: Check,
    entry: &'static Entry,
    properties: Vec<PropertyRow>,
}

/// The largest number that the form offers.
const MOST: u32 = 255;

fn begins_alone(form: &CheckForm) -> bool {
    !form.entry.begins.is_together()
}

impl CheckForm {
    fn of(app: &App, tick: Ticks) -> Self {
        let scenario = app.session.scenario();
        let check = scenario.check.iter();
        let spoken_of: Vec<&str> = check.flat_map(|check| check.holds.iter().chain(&check.violates)).copied().collect();
        let known = app.session.lookup().properties();
        let judged = |name: &&'static str| PropertyRow {
            name,
            is_wanted: spoken_of.is_empty() || spoken_of.contains(name),
            is_broken: known.iter().any(|property| property.name == *name && property.status == Status::Violated),
        };
        let properties = scenario.properties().iter().map(judged).collect();
        Self { tick, row: 0, check: proposed(scenario), entry: scenario.protocol().entry(), properties }
    }

    fn can_be_early(&self) -> bool {
        self.check.asynchronous && !self.entry.timers.is_empty()
    }

    fn budgets(&self) -> Vec<&'static BudgetRow> {
        BUDGETS.iter().filter(|budget| (budget.means)(self)).collect()
    }

    fn last_row(&self) -> usize {
        self.budgets().len() + self.properties.len() - 1
    }

    fn asked(&self) -> Check {
        let mut check = self.check.clone();
        if !begins_alone(self) {
            (check.any_start, check.budgets.starts) = (AnyStart::Nobody, 0);
        }
        if !self.can_be_early() {
            check.budgets.early = None;
        }
        check
    }

    fn judged(&self) -> Vec<&'static str> {
        let judged = self.properties.iter().filter(|property| property.is_wanted && !property.is_broken);
        judged.map(|property| property.name).collect()
    }

    fn budget_row(&self, app: &App, budget: &BudgetRow) -> ListRow {
        let (texts, mut check) = (&app.look.texts, self.check.clone());
        let number = |count: u32| texts.number(u64::from(count));
        let bound = |bound: Option<u32>| bound.map_or_else(|| texts.say(ids::CHECK_FORM_NO_BOUND), number);
        let yes_if = |yes: bool| texts.say(if yes { ids::CHECK_FORM_YES } else { ids::CHECK_FORM_NO });
        let value = match budget.spent {
            BudgetField::Clock => yes_if(!check.asynchronous),
            BudgetField::MidBroadcast => yes_if(check.budgets.mid_broadcast),
            BudgetField::AnyStart => match &check.any_start {
                AnyStart::Nobody => texts.say(ids::CHECK_FORM_NOBODY),
                AnyStart::Everybody => texts.say(ids::CHECK_FORM_EVERYBODY),
                AnyStart::Listed(listed) => {
                    let named = listed.iter().filter_map(|&at| app.session.id_at(at as usize));
                    named.map(|id| texts.name(id)).collect::<Vec<_>>().join(" ")
                }
            },
            BudgetField::Timers if check.budgets.named.is_empty() => bound(check.budgets.timers),
            BudgetField::Timers => {
                let told = |&(timer, most): &(usize, u32)| format!("{} {most}", self.entry.timers[timer]);
                check.budgets.named.iter().map(told).collect::<Vec<_>>().join(", ")
            }
            Count(count) => number(*count(&mut check.budgets)),
            Bound(of) => bound(*of(&mut check.budgets)),
        };
        let is_free = matches!(budget.spent, BudgetField::Clock) && check.asynchronous;
        let told = if is_free { ids::CHECK_FORM_ASYNCHRONOUS_TOLD } else { budget.told };
        form_row(&texts.fit(budget.name), value, texts.say(told))
    }

    fn property_row(&self, texts: &Texts, property: &PropertyRow) -> ListRow {
        let value = match property {
            PropertyRow { is_broken: true, .. } => ids::CHECK_FORM_BROKEN,
            PropertyRow { is_wanted: true, .. } => ids::CHECK_FORM_YES,
            PropertyRow { .. } => ids::CHECK_FORM_NO,
        };
        let told = if property.is_broken {
            texts.say(ids::CHECK_FORM_BROKEN_TOLD)
        } else {
            demand(property.name, self.entry.scope()).map(|demand| texts.remark(&demand)).unwrap_or_default()
        };
        form_row(&texts.fit_remark(&title(property.name)), texts.fit(value), told)
    }
}

/// `None` (no bound) comes before 0.
fn beside(count: Option<u32>, forward: bool) -> Option<u32> {
    match count {
        None => forward.then_some(0),
        Some(count) if forward => Some((count + 1).min(MOST)),
        Some(count) => count.checked_sub(1),
    }
}

fn form_row(name: &Fit, value: impl Into<Fit>, told: String) -> ListRow {
    let row = ListRow::new(name.longest(), value);
    ListRow { short: Some(name.shortest().to_owned()), told: Some(told), ..row }
}

impl Layer for CheckForm {
    fn place(&self) -> KeyPlace {
        KeyPlace::Check
    }

    fn overlay(&self, app: &App) -> Overlay {
        let texts = &app.look.texts;
        let budgets = self.budgets().into_iter().map(|budget| self.budget_row(app, budget));
        let properties = self.properties.iter().map(|property| self.property_row(texts, property));
        list::menu(texts.fit(ids::CheckFormTitle { tick: self.tick }), budgets.chain(properties).collect(), self.row)
    }

    fn scroll(&mut self, _: &App, rows: isize) {
        self.row = self.row.saturating_add_signed(rows).min(self.last_row());
    }

    fn change(&mut self, forward: bool) {
        let budgets = self.budgets();
        let Some(budget) = budgets.get(self.row) else {
            self.properties[self.row - budgets.len()].is_wanted ^= true;
            return;
        };
        let check = &mut self.check;
        match budget.spent {
            BudgetField::Clock => check.asynchronous ^= true,
            BudgetField::AnyStart if check.any_start == AnyStart::Nobody => check.any_start = AnyStart::Everybody,
            BudgetField::AnyStart => check.any_start = AnyStart::Nobody,
            BudgetField::MidBroadcast => check.budgets.mid_broadcast ^= true,
            BudgetField::Timers => {
                check.budgets.timers = beside(check.budgets.timers, forward);
                check.budgets.named.clear();
            }
            Count(count) => {
                let count = count(&mut check.budgets);
                *count = beside(Some(*count), forward).unwrap_or(0);
            }
            Bound(bound) => {
                let bound = bound(&mut check.budgets);
                *bound = beside(*bound, forward);
            }
        }
        self.row = self.row.min(self.last_row());
    }
}

pub(crate) fn open(app: &mut App) {
    app.pause();
    // A search starts at the end of a tick.
    let tick = app.session.tick();
    app.session.seek(tick);
    let form = CheckForm::of(app, tick);
    app.layers.open(form);
}

struct CheckRequest {
    check: Check,
    properties: Vec<&'static str>,
    /// The branch and, in `tick`, the moment at which the search begins.
    branch: usize,
    tick: Ticks,
    is_branch: bool,
}

impl CheckRequest {
    /// Shows a pane with the question, the allowed faults, and the result so far.
    fn report(&self, app: &mut App, result: impl Into<Remark>) {
        lesson::look_ahead(app, Ticks::MAX);
        let scenario = app.session.history().scenario(self.branch);
        let searched = |texts: &Texts| {
            let entry = scenario.protocol().entry();
            let title = Some(scenario.title.in_language(texts.language().code())).filter(|title| !title.is_empty());
            let title = title.map_or_else(|| texts.protocol(entry.name, entry.title), ToOwned::to_owned);
            texts.say(ids::CheckedFrom { title, tick: self.tick })
        };
        let allowed = |texts: &Texts| {
            texts.say(ids::CheckedAllowed { budgets: budgets(texts, scenario, &self.check).join("; ") })
        };
        let judged = |texts: &Texts| {
            let titles: Vec<String> = self.properties.iter().map(|name| texts.remark(&title(name))).collect();
            texts.say(ids::CheckedProperties { properties: titles.join(", ") })
        };
        let asked = vec![LocalText::in_all(searched), LocalText::in_all(allowed), LocalText::in_all(judged)];
        app.view.checked = Some(Checked { result: result.into(), asked });
    }
}

pub(crate) fn start(app: &mut App) {
    let Some(form) = app.layers.top_as::<CheckForm>() else { return };
    let (check, judged, tick) = (form.asked(), form.judged(), form.tick);
    if judged.is_empty() {
        return app.say(ids::CHECK_NOTHING_JUDGED);
    }
    let is_branch = app.session.can_branch_off(check.asynchronous);
    let limits = Limits { states: MOST_STATES, memory: MOST_MEMORY_BYTES, ..Limits::default() };
    let branch = app.session.branch();
    let asked = CheckRequest { check: check.clone(), properties: judged.clone(), branch, tick, is_branch };
    let question = Question { check, properties: judged, first: true, limits, workers: None };
    let begun = if tick == 0 && !is_branch {
        search(app.session.scenario(), &question)
    } else {
        search_ahead(&mut app.session, &question)
    };
    match begun {
        Ok(search) => {
            app.layers.pop();
            show_progress(app, search, asked);
        }
        Err(refused) => {
            let told: Vec<String> = refused.iter().map(|fault| app.look.texts.remark(&fault.told)).collect();
            layers::refuse(app, ids::TITLE_CHECK, &told.join("\n"));
        }
    }
}

fn show_progress(app: &mut App, mut search: Search, asked: CheckRequest) {
    app.say(ids::CheckSearches { states: 0_u64 });
    // If a key stops the search, the pane says how far it came.
    asked.report(app, ids::CheckedSoFar { states: 0_u64 });
    if !app.view.presenting && !app.view.zoomed {
        app.view.focus = Pane::Checked;
    }
    let way = Travel::new(app.player.now, move |app: &mut App, portion| {
        if !search.work(portion) {
            app.say(ids::CheckSearches { states: search.states() });
            report_so_far(app, ids::CheckedSoFar { states: search.states() });
            return true;
        }
        let report = search.report();
        if let Some((property, breaking)) = report.shortest() {
            show_found(app, &asked, property.name(), breaking);
        } else {
            let told = nothing(app, &report, &asked);
            report_so_far(app, told.clone());
            app.say(told);
        }
        false
    });
    app.travel = Some(Travel { portion: FIRST_TRANSITIONS, ..way });
}

fn nothing(app: &App, report: &Report, asked: &CheckRequest) -> Remark {
    let (states, properties) = (report.states, asked.properties.len() as u64);
    let within = report.findings.iter().filter_map(|finding| match finding.holding {
        Holding::Undecided { within } => Some(u64::from(within)),
        Holding::Holds | Holding::Violated(_) => None,
    });
    if let Some(steps) = within.min() {
        return ids::CheckFromHereUndecided { steps, unit: unit(&asked.check), states }.into();
    }
    let budgets = budgets(&app.look.texts, app.session.scenario(), &asked.check).join(", ");
    if report.is_cut {
        return ids::CheckFromHereBounded { states, properties, budgets }.into();
    }
    ids::CheckFromHereHolds { states, properties, budgets }.into()
}

fn report_so_far(app: &mut App, result: impl Into<Remark>) {
    if let Some(checked) = &mut app.view.checked {
        checked.result = result.into();
    }
}

fn show_found(app: &mut App, asked: &CheckRequest, name: &'static str, breaking: &Breaking) {
    let property = app.look.texts.remark(&title(name));
    let named = app.look.texts.say(ids::CheckBranch { property });
    let end = end_of(app.session.scenario(), &breaking.path);
    let branch = if asked.is_branch && can_be_acts(&breaking.path) {
        let acts = acts_of(app.session.scenario(), &breaking.path);
        app.session.branch_off(asked.tick, acts, &named)
    } else {
        let before = app.session.scenario_as_done(asked.tick);
        let [caption, about] = captions(&before, &asked.check, name, breaking);
        // The title of the demo stays on the screen.
        let title = if before.title.by_language.is_empty() { caption } else { before.title.clone() };
        let scenario = counterexample(&before, name, breaking, [title, about]);
        let branch = app.session.history_mut().add_root(&scenario);
        app.names.keep(app.session.history().branch(branch).root);
        app.session.history_mut().branches[branch].name.get_or_insert(named);
        branch
    };
    app.session.history_mut().set_origin(branch, Origin { branch: asked.branch, tick: asked.tick, end });
    let (number, steps) = (app.session.history().number(branch) as u64, u64::from(breaking.steps));
    let property = Value::Said(Box::new(title(name)));
    let told = Remark::from(ids::CheckFound { property, steps, unit: unit(&asked.check), number });
    report_so_far(app, told.clone());
    go(app, branch, asked.tick, end, app.look.texts.fit(told));
}

fn go(app: &mut App, branch: usize, tick: Ticks, end: Ticks, told: Fit) {
    app.session.switch(branch);
    branches::leave_selection(app);
    app.update_names();
    let mut told = Some(told);
    let way = Travel::new(app.player.now, move |app: &mut App, portion| {
        if app.session.seek_within(tick, portion) == suffrage_session::Moved::OnTheWay {
            return true;
        }
        notes::moved(app);
        app.view.said = told.take();
        app.player.stops_at = Some(end);
        app.player.play(&mut app.view);
        false
    });
    app.travel = Some(way);
}
