//! Starting another run: a restart, another seed, number or algorithm, or a resumed session.

use crate::tui::features::prelude::*;
use crate::tui::{features::from_file::Making, features::from_file::made, library::Begin, library::ListedAlgorithm};
use suffrage_engine::protocols::VariantId;
use suffrage_scenario::{begin, branch::by_tick, change::Changed, change::Variation, config::Problem};
use suffrage_session::{history::file::SavedSession, too_large};
use suffrage_view::view_state::overlay::Message;

/// The number of columns that the footer keeps free for key hints.
const FOOTER_KEYS: usize = 24;

pub(crate) fn show(app: &mut App, scenario: &Scenario) {
    let selected = app.session.id_at(app.view.selected);
    app.session.show(scenario);
    on_changed(app, selected);
}

pub(crate) fn show_other(app: &mut App, scenario: &Scenario) {
    app.session.show(scenario);
    on_changed(app, None);
    let name = app.names.opened.clone();
    from_file::track(app, app.root(), &name, None);
}

pub(crate) fn on_changed(app: &mut App, selected: Option<Id>) {
    app.names.keep(app.root());
    (app.restorable.scenario, app.restorable.run) = (None, None);
    app.player.last_until = None;
    app.search.reset();
    app.travel = None;
    app.pause();
    app.view.selected = selected.and_then(|id| app.session.position_of(id)).unwrap_or_default();
    app.view.by_hand = selected.is_some() && app.view.by_hand;
    app.view.typed.clear();
    app.view.event = None;
    app.view.checked = None;
    app.layers.clear();
    notes::moved(app);
}

pub(crate) fn report_derivation(app: &mut App, changes: &[Remark], first: Option<Remark>) {
    let texts = &app.look.texts;
    let first = first.map(|said| texts.say(said));
    let said: Vec<String> = first.iter().cloned().chain(changes.iter().map(|remark| texts.remark(remark))).collect();
    if said.is_empty() {
        app.view.said = None;
        return;
    }
    let line: Fit = [said.join(" "), in_short(texts, first, changes)].into_iter().collect();
    // The footer has no room for the remark, even in its short form.
    if line.within(usize::from(app.area.width).saturating_sub(FOOTER_KEYS)).is_some() {
        app.view.said = Some(line);
    } else {
        let (title, text) = (texts.fit(ids::TITLE_LEFT_OUT), said.join("\n"));
        app.layers.open(Message { title, text, scroll: 0, aside: true });
    }
}

fn in_short(texts: &Texts, first: Option<String>, changes: &[Remark]) -> String {
    let (mut said, mut left_out) = (Vec::from_iter(first), Vec::new());
    for change in changes {
        let fit = texts.fit_remark(change);
        let list = if fit.lengths().count() > 1 { &mut left_out } else { &mut said };
        list.push(fit.shortest().to_owned());
    }
    if !left_out.is_empty() {
        said.push(texts.say(ids::ChangeLeftOut { parts: left_out.join(", ") }));
    }
    said.join(" ")
}

pub(crate) fn refuse_large<'s>(app: &mut App, mut scenarios: impl Iterator<Item = &'s Scenario>) -> bool {
    let Some(why) = scenarios.find_map(too_large) else { return false };
    let refusal = app.look.texts.remark(&why);
    layers::refuse(app, ids::TITLE_CANNOT_MAKE, &refusal);
    true
}

pub(crate) fn refuse_to_make(app: &mut App, problem: &Problem) {
    let refusal = problem.in_one_line(&app.look.texts);
    layers::refuse(app, ids::TITLE_CANNOT_MAKE, &refusal);
}

/// Restarts the runs on the screen, if possible from their files. If a file is faulty, nothing changes.
pub(crate) fn restart(app: &mut App) {
    let acts = app.session.acts().len() as u64;
    let history = app.session.history();
    let number = history.number(history.keeper(app.session.branch())) as u64;
    let fresh = match from_file::fresh_runs(app) {
        Ok(fresh) => fresh,
        Err(fault) => {
            app.pause();
            app.view.said = Some(fault);
            return;
        }
    };
    if refuse_large(app, fresh.iter().map(|fresh| &fresh.changed.scenario)) {
        return;
    }
    let mut of_files = from_file::remarks_on_files(&fresh);
    let said = show_made(app, fresh.iter().map(|fresh| fresh.changed.clone()).collect());
    from_file::record_fresh_runs(app, fresh);
    if of_files.is_empty() {
        of_files.push(ids::SaysRestarted { acts, number }.into());
    }
    match (of_files.as_slice(), said.as_slice()) {
        ([told], []) => app.say(told.clone()),
        _ => report_derivation(app, &[of_files, said].concat(), None),
    }
}

pub(crate) fn draw_seed(app: &mut App) {
    let drawn = (app.seeds)();
    change_seed(app, |_| drawn);
}

pub(crate) fn change_seed(app: &mut App, change: impl Fn(u64) -> u64) {
    let said = Remark::from(ids::SaysSeed { seed: change(app.session.scenario().seed).to_string() });
    make(app, |scenario| vec![Making::Seed(change(scenario.seed))], Some(said));
}

pub(crate) fn ask_count(app: &mut App) {
    let count = app.session.scenario().count() as u64;
    list::ask_line(app, ids::AskCount { count }, |app, typed| {
        let making = match begin::listed(typed).as_deref() {
            Some(&[count]) => Making::Count(count.number() as usize),
            Some(listed) => Making::Ids(listed.to_vec()),
            None => return Err(ids::SAYS_NOT_IDS.into()),
        };
        change_processes(app, &making);
        Ok(())
    });
}

fn change_processes(app: &mut App, making: &Making) {
    if app.is_comparing() {
        return make(app, |_| vec![making.clone()], None);
    }
    let before = from_file::about_to_make(app, |_| vec![making.clone()]);
    // The scenario before the first change of the processes is the base, so that processes added again keep their acts.
    let whole = app.restorable.scenario.take().unwrap_or_else(|| app.session.scenario().clone());
    show_derived(app, making.make(&whole).map(|changed| vec![changed]), before, None);
    app.restorable.scenario = Some(whole);
}

/// The algorithms of the library, then the programs of this session. If a file has changed, only its last text counts.
pub(crate) fn algorithms(app: &App) -> Vec<ListedAlgorithm> {
    let mut all = app.library.algorithms();
    for protocol in app.session.history().roots.iter().map(|root| root.scenario.protocol()) {
        let Some(program) = protocol.program() else { continue };
        all.retain(|known| known.called != program.name);
        let (title, called) = (program.title.to_owned(), program.name.to_owned());
        all.push(ListedAlgorithm { variant: protocol.standard(), title, called, about: String::new() });
    }
    all
}

pub(crate) fn ask_algorithm(app: &mut App) {
    let algorithms = algorithms(app);
    let here = app.session.scenario().variant;
    let chosen = algorithms.iter().position(|other| other.variant == here).unwrap_or_default();
    let choice = |algorithm: &ListedAlgorithm| {
        let variant = algorithm.variant;
        Choice::new(algorithm.row(&app.look.texts), move |app| change_algorithm(app, variant))
    };
    let choices = algorithms.iter().map(choice).collect();
    list::ask_for_run(app, ids::ASK_ALGORITHM, choices, chosen);
}

fn change_algorithm(app: &mut App, variant: VariantId) {
    let acts = app.session.acts();
    let makings = |scenario: &Scenario| {
        let of_hand = || Making::Acts { acts: acts.clone(), on: Rc::new(scenario.clone()) };
        (!acts.is_empty()).then(of_hand).into_iter().chain([Making::Varied(Variation::Algorithm(variant))]).collect()
    };
    make(app, makings, None);
}

fn make(app: &mut App, makings: impl Fn(&Scenario) -> Vec<Making>, first: Option<Remark>) {
    let before = from_file::about_to_make(app, &makings);
    let roots = &app.session.history().roots;
    let derived = before.iter().map(|(root, makings)| made(&roots[*root].scenario, makings)).collect();
    show_derived(app, derived, before, first);
}

fn show_derived(
    app: &mut App,
    derived: Result<Vec<Changed>, Problem>,
    before: Vec<(usize, Vec<Making>)>,
    first: Option<Remark>,
) {
    let made = match derived {
        Ok(made) => made,
        Err(problem) => return refuse_to_make(app, &problem),
    };
    if refuse_large(app, made.iter().map(|changed| &changed.scenario)) {
        return;
    }
    let history = app.session.history();
    let mut shown = std::iter::once(app.session.branch()).chain(app.session.branch_beside());
    let acted = shown.any(|branch| !history.course(branch).is_empty());
    let keeps_acts = before.iter().flat_map(|(_, makings)| makings).any(|making| matches!(making, Making::Acts { .. }));
    let mut said = show_made(app, made);
    said.extend((acted && !keeps_acts).then(|| ids::CHANGE_OWN_ACTS_LEFT_OUT.into()));
    from_file::record_derivation(app, before);
    report_derivation(app, &said, first);
}

fn show_made(app: &mut App, made: Vec<Changed>) -> Vec<Remark> {
    match <[Changed; 2]>::try_from(made) {
        Ok([left, right]) => compare::show_made(app, left, right),
        Err(made) => {
            for changed in &made {
                show(app, &changed.scenario);
            }
            made.into_iter().flat_map(|changed| changed.said).collect()
        }
    }
}

/// Opens a saved session. Unsaved open runs stay in the tree beside those of the session.
fn restore(app: &mut App, kept: SavedSession) {
    let SavedSession { history, names, branch, tick } = kept;
    let (roots, before) = if app.session.history().is_unsaved() {
        app.session.history_mut().take_in(history)
    } else {
        *app.session.history_mut() = history;
        app.names.roots.clear();
        app.sources.clear();
        (0, 0)
    };
    app.names.roots.extend((roots..).zip(names));
    app.session.show_branch(before + branch);
    on_changed(app, None);
    app.names.opened = app.names.of(app.root()).to_owned();
    travel::travel(app, tick, None);
}

pub(crate) fn take_up(app: &mut App, kept: SavedSession, file: &str) {
    restore(app, kept);
    app.names.session_file = Some(file.to_owned());
    if app.travel.is_none() {
        app.say(ids::SaysOpened { name: file.to_owned() });
    }
}

pub(crate) fn start_with(app: &mut App, begin: Begin) {
    let mut at = begin.at;
    if let Some((kept, file)) = begin.session {
        // Branches from the command line are shown at the tick of the session.
        at = at.or((!begin.branches.is_empty()).then_some(kept.tick));
        restore(app, kept);
        app.names.session_file = Some(file);
    }
    let unsaved = app.session.history().is_unsaved();
    for acts in begin.branches {
        show_branch(app, acts);
    }
    if !unsaved {
        // The session and the branches come from files, so there is nothing to save.
        app.session.history_mut().saved();
    }
    if let Some(tick) = at {
        travel::travel(app, tick, None);
    }
    if let Some(said) = begin.said.filter(|_| begin.at.is_none()) {
        app.say(said);
    }
}

fn show_branch(app: &mut App, acts: Vec<(Ticks, Command)>) {
    let course = by_tick(acts);
    let root = app.root();
    let history = app.session.history_mut();
    let trunk = history.roots[root].trunk;
    let known = history.course(trunk);
    let parting = known.keys().chain(course.keys()).copied().filter(|tick| known.get(tick) != course.get(tick)).min();
    if let Some(parting) = parting {
        // The ticks of the trunk up to the fork are computed when shown.
        history.record(trunk, parting, None);
    }
    let branch = history.branch_for(trunk, course);
    app.session.show_branch(branch);
    on_changed(app, None);
}
