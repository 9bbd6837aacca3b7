//! "Can this go wrong from here?": all runs that go on from the tick on the screen are searched, in portions, and the shortest one that breaks
//! anything is played as a branch.

use crate::check::{
    Question, acts_of, budgets, can_be_acts, counterexample, end_of, proposed, search, search_ahead, told_in_all, unit,
};
use crate::tui::features::{branches, notes};
use crate::tui::layers::{self, Layer};
use crate::tui::{app::App, binding::KeyPlace, features::travel::Travel};
use suffrage_engine::explore::{Breaking, Holding, Limits, Report, Search};
use suffrage_engine::property::{Status, title};
use suffrage_engine::protocol::{Remark, Scope, Ticks, Value};
use suffrage_scenario::check::{AnyStart, Check, TimerBound};
use suffrage_text::{Fit, ids};
use suffrage_view::view_state::overlay::{Form, List};
use suffrage_view::view_state::{ListRow, Overlay};

/// Of one search.
const MOST_STATES: u64 = 2_000_000;
/// In bytes.
const MOST_MEMORY: u64 = 256 << 20;
/// So many transitions, about, before the screen is drawn for the first time.
const FIRST_TRANSITIONS: u64 = 2_000;

/// What is asked, while it is changed.
struct CheckForm {
    tick: Ticks,
    settings: Settings,
    row: usize,
}

impl Layer for CheckForm {
    fn place(&self) -> KeyPlace {
        KeyPlace::Check
    }

    fn overlay(&self, app: &App) -> Overlay {
        let texts = &app.look.texts;
        let row = |setting: &Setting| {
            let name = self.settings.name(app, *setting);
            let row = ListRow::new(name.longest(), self.settings.value(app, *setting));
            ListRow { short: Some(name.shortest().to_owned()), told: Some(self.settings.told(app, *setting)), ..row }
        };
        Overlay::List(List {
            title: texts.fit(ids::CheckFormTitle { tick: self.tick }),
            form: Form::Menu,
            rows: self.settings.all().iter().map(row).collect(),
            chosen: self.row,
            input: String::new(),
            cursor: 0,
            fault: None,
        })
    }

    fn scroll(&mut self, _: &App, rows: isize) {
        self.row = self.row.saturating_add_signed(rows).min(self.settings.all().len() - 1);
    }
}

pub(crate) fn open(app: &mut App) {
    app.pause();
    // The whole tick is over where runs go on from.
    let tick = app.session.tick();
    app.session.seek(tick);
    let settings = Settings::of(app);
    app.layers.open(CheckForm { tick, settings, row: 0 });
}

/// The chosen row gets the next value, or the one before.
pub(crate) fn change(app: &mut App, forward: bool) {
    if let Some(form) = app.layers.top_as_mut::<CheckForm>() {
        let setting = form.settings.all()[form.row];
        form.settings.change(setting, forward);
        form.row = form.row.min(form.settings.all().len() - 1);
    }
    app.stale = true;
}

/// What has been asked for, while it is looked for.
struct Asked {
    check: Check,
    properties: u64,
    tick: Ticks,
    /// Whether what is found is a branch, and not a run of its own.
    is_branch: bool,
}

/// Begins the search.
pub(crate) fn start(app: &mut App) {
    let Some(form) = app.layers.top_as::<CheckForm>() else { return };
    let (check, judged, tick) = (form.settings.check(), form.settings.judged(), form.tick);
    if judged.is_empty() {
        return app.say(ids::CHECK_NOTHING_JUDGED);
    }
    let is_branch = app.session.can_branch_off(check.asynchronous);
    let limits = Limits { states: MOST_STATES, memory: MOST_MEMORY, ..Limits::default() };
    let asked = Asked { check: check.clone(), properties: judged.len() as u64, tick, is_branch };
    let question = Question { check, properties: judged, first: true, limits, workers: None };
    let begun = if tick == 0 && !is_branch {
        search(app.session.scenario(), &question)
    } else {
        search_ahead(&mut app.session, &question)
    };
    match begun {
        Ok(search) => {
            app.layers.pop();
            look(app, search, asked);
        }
        Err(refused) => {
            let told: Vec<String> = refused.iter().map(|fault| app.look.texts.remark(&fault.told)).collect();
            layers::refuse(app, ids::TITLE_CHECK, &told.join("\n"));
        }
    }
}

fn look(app: &mut App, mut search: Box<dyn Search>, asked: Asked) {
    app.say(ids::CheckSearches { states: 0_u64 });
    let way = Travel::new(app.player.now, move |app: &mut App, portion| {
        if !search.work(portion) {
            app.say(ids::CheckSearches { states: search.states() });
            return true;
        }
        let report = search.report();
        match report.shortest() {
            Some((property, breaking)) => show_found(app, &asked, property.name(), breaking),
            None => app.say(nothing(app, &report, &asked)),
        }
        false
    });
    app.travel = Some(Travel { portion: FIRST_TRANSITIONS, ..way });
}

fn nothing(app: &App, report: &Report, asked: &Asked) -> Remark {
    let (states, properties) = (report.states, asked.properties);
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setting {
    Clock,
    AnyStart,
    Starts,
    Crashes,
    MidBroadcast,
    Revivals,
    Losses,
    Duplicates,
    Timers,
    Draws,
    Early,
    /// By its place.
    Property(usize),
}

/// A property, and whether it is judged; one that is broken already is not.
struct Judged {
    name: &'static str,
    is_wanted: bool,
    is_broken: bool,
}

struct Settings {
    check: Check,
    /// Whether processes begin each by itself.
    begins_alone: bool,
    /// The names of the protocol's timers.
    timers: &'static [&'static str],
    /// Whether its processes may draw numbers.
    draws: bool,
    scope: Scope,
    properties: Vec<Judged>,
}

/// More than any state has.
const MOST: u32 = 255;

impl Settings {
    pub(super) fn of(app: &App) -> Self {
        let scenario = app.session.scenario();
        let entry = scenario.protocol().entry();
        let check = scenario.check.iter();
        let spoken_of: Vec<&str> = check.flat_map(|check| check.holds.iter().chain(&check.violates)).copied().collect();
        let known = app.session.lookup().properties();
        let judged = |name: &&'static str| Judged {
            name,
            is_wanted: spoken_of.is_empty() || spoken_of.contains(name),
            is_broken: known.iter().any(|property| property.name == *name && property.status == Status::Violated),
        };
        let properties = scenario.properties().iter().map(judged).collect();
        Self {
            check: proposed(scenario),
            begins_alone: !entry.begins.is_together(),
            timers: entry.timers,
            draws: entry.draws(),
            scope: entry.scope(),
            properties,
        }
    }

    /// Those that mean anything, in their order.
    pub(super) fn all(&self) -> Vec<Setting> {
        let Self { check, begins_alone, timers, draws, .. } = self;
        let is_free = check.asynchronous;
        let budgets = [
            (Setting::Clock, true),
            (Setting::AnyStart, *begins_alone),
            (Setting::Starts, *begins_alone),
            (Setting::Crashes, true),
            (Setting::MidBroadcast, true),
            (Setting::Revivals, true),
            (Setting::Losses, true),
            (Setting::Duplicates, true),
            (Setting::Timers, !timers.is_empty()),
            (Setting::Draws, *draws),
            (Setting::Early, is_free && !timers.is_empty()),
        ];
        let budgets = budgets.into_iter().filter(|(_, means)| *means).map(|(setting, _)| setting);
        budgets.chain((0..self.properties.len()).map(Setting::Property)).collect()
    }

    /// What is asked: budgets that mean nothing are spent by nobody.
    pub(super) fn check(&self) -> Check {
        let all = self.all();
        let mut check = self.check.clone();
        let mut without = |setting: Setting, clear: fn(&mut Check)| {
            if !all.contains(&setting) {
                clear(&mut check);
            }
        };
        without(Setting::AnyStart, |check| check.any_start = AnyStart::Nobody);
        without(Setting::Starts, |check| check.starts = 0);
        without(Setting::Early, |check| check.early = None);
        check
    }

    pub(super) fn judged(&self) -> Vec<&'static str> {
        self.properties
            .iter()
            .filter(|property| property.is_wanted && !property.is_broken)
            .map(|property| property.name)
            .collect()
    }

    pub(super) fn change(&mut self, setting: Setting, forward: bool) {
        let check = &mut self.check;
        match setting {
            Setting::Clock => check.asynchronous = !check.asynchronous,
            Setting::AnyStart if check.any_start == AnyStart::Nobody => check.any_start = AnyStart::Everybody,
            Setting::AnyStart => check.any_start = AnyStart::Nobody,
            Setting::MidBroadcast => check.mid_broadcast = !check.mid_broadcast,
            Setting::Starts => step(&mut check.starts, forward),
            Setting::Crashes => step(&mut check.crashes, forward),
            Setting::Revivals => step(&mut check.revivals, forward),
            Setting::Losses => step(&mut check.losses, forward),
            Setting::Duplicates => step(&mut check.duplicates, forward),
            Setting::Timers => {
                let mut bound = match check.timers {
                    TimerBound::InAll(most) => Some(most),
                    TimerBound::None | TimerBound::Named(_) => None,
                };
                step_bound(&mut bound, forward);
                check.timers = bound.map_or(TimerBound::None, TimerBound::InAll);
            }
            Setting::Draws => step_bound(&mut check.draws, forward),
            Setting::Early => step_bound(&mut check.early, forward),
            Setting::Property(at) => self.properties[at].is_wanted ^= true,
        }
    }

    pub(super) fn name(&self, app: &App, setting: Setting) -> Fit {
        let texts = &app.look.texts;
        texts.fit(match setting {
            Setting::Clock => ids::CHECK_FORM_CLOCK,
            Setting::AnyStart => ids::CHECK_FORM_ANY_START,
            Setting::Starts => ids::CHECK_FORM_STARTS,
            Setting::Crashes => ids::CHECK_FORM_CRASHES,
            Setting::MidBroadcast => ids::CHECK_FORM_MID_BROADCAST,
            Setting::Revivals => ids::CHECK_FORM_REVIVALS,
            Setting::Losses => ids::CHECK_FORM_LOSSES,
            Setting::Duplicates => ids::CHECK_FORM_DUPLICATES,
            Setting::Timers => ids::CHECK_FORM_TIMERS,
            Setting::Draws => ids::CHECK_FORM_DRAWS,
            Setting::Early => ids::CHECK_FORM_EARLY,
            Setting::Property(at) => return texts.fit_remark(&title(self.properties[at].name)),
        })
    }

    pub(super) fn value(&self, app: &App, setting: Setting) -> Fit {
        let texts = &app.look.texts;
        let number = |count: u32| texts.number(u64::from(count));
        let bound = |bound: Option<u32>| bound.map_or_else(|| texts.say(ids::CHECK_FORM_NO_BOUND), number);
        let check = &self.check;
        let value = match setting {
            Setting::Clock => texts.say(if check.asynchronous { ids::CHECK_FORM_NO } else { ids::CHECK_FORM_YES }),
            Setting::MidBroadcast => {
                texts.say(if check.mid_broadcast { ids::CHECK_FORM_YES } else { ids::CHECK_FORM_NO })
            }
            Setting::AnyStart => match &check.any_start {
                AnyStart::Nobody => texts.say(ids::CHECK_FORM_NOBODY),
                AnyStart::Everybody => texts.say(ids::CHECK_FORM_EVERYBODY),
                AnyStart::Listed(listed) => {
                    let named = listed.iter().filter_map(|&at| app.session.id_at(at as usize));
                    named.map(|id| texts.name(id)).collect::<Vec<_>>().join(" ")
                }
            },
            Setting::Starts => number(check.starts),
            Setting::Crashes => number(check.crashes),
            Setting::Revivals => number(check.revivals),
            Setting::Losses => number(check.losses),
            Setting::Duplicates => number(check.duplicates),
            Setting::Timers => match &check.timers {
                TimerBound::None => bound(None),
                TimerBound::InAll(most) => number(*most),
                TimerBound::Named(named) => {
                    let told = |&(timer, most): &(usize, u32)| format!("{} {most}", self.timers[timer]);
                    named.iter().map(told).collect::<Vec<_>>().join(", ")
                }
            },
            Setting::Draws => bound(check.draws),
            Setting::Early => bound(check.early),
            Setting::Property(at) => {
                return texts.fit(match &self.properties[at] {
                    Judged { is_broken: true, .. } => ids::CHECK_FORM_BROKEN,
                    Judged { is_wanted: true, .. } => ids::CHECK_FORM_YES,
                    Judged { .. } => ids::CHECK_FORM_NO,
                });
            }
        };
        value.into()
    }

    /// What a row means.
    pub(super) fn told(&self, app: &App, setting: Setting) -> String {
        let texts = &app.look.texts;
        texts.say(match setting {
            Setting::Clock if self.check.asynchronous => ids::CHECK_FORM_ASYNCHRONOUS_TOLD,
            Setting::Clock => ids::CHECK_CLOCK,
            Setting::AnyStart => ids::CHECK_FORM_ANY_START_TOLD,
            Setting::Starts => ids::CHECK_FORM_STARTS_TOLD,
            Setting::Crashes => ids::CHECK_FORM_CRASHES_TOLD,
            Setting::MidBroadcast => ids::CHECK_FORM_MID_BROADCAST_TOLD,
            Setting::Revivals => ids::CHECK_FORM_REVIVALS_TOLD,
            Setting::Losses => ids::CHECK_FORM_LOSSES_TOLD,
            Setting::Duplicates => ids::CHECK_FORM_DUPLICATES_TOLD,
            Setting::Timers => ids::CHECK_FORM_TIMERS_TOLD,
            Setting::Draws => ids::CHECK_FORM_DRAWS_TOLD,
            Setting::Early => ids::CHECK_FORM_EARLY_TOLD,
            Setting::Property(at) if self.properties[at].is_broken => ids::CHECK_FORM_BROKEN_TOLD,
            Setting::Property(at) => {
                let demand = suffrage_engine::property::demand(self.properties[at].name, self.scope);
                return demand.map(|demand| texts.remark(&demand)).unwrap_or_default();
            }
        })
    }
}

fn step(count: &mut u32, forward: bool) {
    *count = if forward { (*count + 1).min(MOST) } else { count.saturating_sub(1) };
}

/// Before 0 there is no bound.
fn step_bound(bound: &mut Option<u32>, forward: bool) {
    *bound = match (*bound, forward) {
        (None, true) => Some(0),
        (None | Some(0), false) => None,
        (Some(count), true) => Some((count + 1).min(MOST)),
        (Some(count), false) => Some(count - 1),
    };
}

fn show_found(app: &mut App, asked: &Asked, name: &'static str, breaking: &Breaking) {
    let texts = &app.look.texts;
    let property = texts.remark(&title(name));
    let (steps, unit_of_step) = (u64::from(breaking.steps), unit(&asked.check));
    let end = end_of(app.session.scenario(), &breaking.path);
    // `number`: of its branch; 0 of a run of its own.
    let told = |number: usize| {
        let (number, property) = (number as u64, Value::Said(Box::new(title(name))));
        texts.fit(ids::CheckFound { property, steps, unit: unit_of_step, number })
    };
    if asked.is_branch && can_be_acts(app.session.scenario(), &breaking.path) {
        let acts = acts_of(app.session.scenario(), &breaking.path);
        let named = texts.say(ids::CheckBranch { property });
        let branch = app.session.branch_off(asked.tick, acts, &named);
        let told = told(app.session.history().number(branch));
        return go(app, branch, asked.tick, end, told);
    }
    let before = app.session.scenario_as_done(asked.tick);
    let words = told_in_all(&before, &asked.check, name, breaking);
    let scenario = counterexample(&before, name, breaking, words);
    let branch = app.session.history_mut().add_root(&scenario);
    app.names.keep(app.session.history().branch(branch).root);
    let told = told(0);
    go(app, branch, asked.tick, end, told);
}

/// Puts the run on the screen at the tick that it goes on from, and plays it from there to where it breaks.
fn go(app: &mut App, branch: usize, tick: Ticks, end: Ticks, told: Fit) {
    app.session.switch(branch);
    branches::leave_selection(app);
    app.call_processes();
    let mut told = Some(told);
    let way = Travel::new(app.player.now, move |app: &mut App, portion| {
        if app.session.seek_within(tick, portion) == suffrage_session::Moved::OnTheWay {
            return true;
        }
        notes::moved(app);
        app.view.said = told.take();
        app.player.play_until(&mut app.view, end);
        false
    });
    app.travel = Some(way);
}
