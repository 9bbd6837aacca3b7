//! "Can this go wrong from here?": all runs that go on from the tick on the screen are searched, in portions, and the shortest one that breaks
//! anything is played as a branch.

mod found;
mod settings;

use crate::check::{Question, budgets, search, search_ahead, unit};
use crate::tui::app::App;
use crate::tui::binding::KeyPlace;
use crate::tui::layer::Layer;
use crate::tui::layers;
use crate::tui::state::Travel;
use settings::{Setting, Settings};
use suffrage_engine::explore::{Holding, Limits, Report, Search};
use suffrage_engine::protocol::{Remark, Ticks};
use suffrage_scenario::check::Check;
use suffrage_text::ids;
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

impl Layer<App> for CheckForm {
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

pub(in crate::tui) fn open(app: &mut App) {
    app.pause();
    // The whole tick is over where runs go on from.
    let tick = app.session.tick();
    app.session.seek(tick);
    let settings = Settings::of(app);
    app.layers.open(CheckForm { tick, settings, row: 0 });
}

/// The chosen row gets the next value, or the one before.
pub(in crate::tui) fn change(app: &mut App, forward: bool) {
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
pub(in crate::tui) fn start(app: &mut App) {
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
            Some((property, breaking)) => found::show(app, &asked, property.name(), breaking),
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
