//! Runs from files: a changed file is announced, and a restart reads it. A run is never replaced unless the user asks.

use std::{collections::BTreeMap, path::Path};

use crate::tui::features::prelude::*;
use crate::tui::library::{FileVersion, FromFile, Opening, ReadError};
use suffrage_scenario::{change::Changed, change::Variation, change::reseated, config::Problem};
use suffrage_session::{GlanceWarnings, at_a_glance};

const LOOK: Duration = Duration::from_secs(1);

#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub(crate) file: String,
    /// The content of the file when the run was made.
    pub(crate) said: Rc<Scenario>,
    pub(crate) makings: Vec<Making>,
}

/// The version of a scenario file, and that of the algorithm that it names.
type Versions = (FileVersion, Option<FileVersion>);

struct Source {
    version: Versions,
    says: Rc<Scenario>,
    is_faulty: bool,
    /// Whether the user has been warned about acts, notes and questions in the file that have no effect.
    has_warned: bool,
    /// A new version of the file that another program may not have finished writing.
    settling: Option<Versions>,
}

#[derive(Default)]
pub(crate) struct Sources {
    files: BTreeMap<String, Source>,
    origins: BTreeMap<usize, Origin>,
    pub(crate) look_at: Duration,
}

impl Sources {
    /// Stores the present content of the file, and shares it with runs that were made from equal content.
    pub(crate) fn read(&mut self, file: &str, version: Versions, says: Scenario) -> Rc<Scenario> {
        let mut known = self.origins.values().filter(|origin| origin.file == file).map(|origin| &origin.said);
        let says = known.find(|known| ***known == says).map_or_else(|| Rc::new(says), Rc::clone);
        let has_warned = self.files.get(file).is_some_and(|known| known.has_warned && Rc::ptr_eq(&known.says, &says));
        let source = Source { version, says: Rc::clone(&says), is_faulty: false, has_warned, settling: None };
        self.files.insert(file.to_owned(), source);
        says
    }

    /// The file of a scenario and its content, for a warning. `None` for a derived scenario or after the warning.
    pub(crate) fn content_to_warn_about(&mut self, root: usize) -> Option<(String, Rc<Scenario>)> {
        let origin = self.origins.get(&root).filter(|origin| origin.makings.is_empty())?;
        let source = self.files.get_mut(&origin.file).filter(|source| Rc::ptr_eq(&source.says, &origin.said))?;
        (!std::mem::replace(&mut source.has_warned, true)).then(|| (origin.file.clone(), Rc::clone(&origin.said)))
    }

    pub(crate) fn clear(&mut self) {
        self.origins.clear();
        self.files.clear();
    }

    pub(crate) fn is_outdated(&self, root: usize) -> bool {
        let Some(origin) = self.origins.get(&root) else { return false };
        self.files.get(&origin.file).is_some_and(|source| source.is_faulty || !Rc::ptr_eq(&source.says, &origin.said))
    }

    /// Whether two successive checks have found `version`, so that no program is still writing the file.
    pub(crate) fn has_settled(&mut self, file: &str, version: Option<Versions>) -> bool {
        let Some(source) = self.files.get_mut(file) else { return false };
        let other = version.filter(|version| *version != source.version);
        let settled = other.is_some() && source.settling == other;
        source.settling = other.filter(|_| !settled);
        settled
    }
}

/// A step that derives a scenario from another one. The steps are repeated when the file changes.
#[derive(Clone, Debug)]
pub enum Making {
    Seed(u64),
    Count(usize),
    Ids(Vec<Id>),
    /// Adds the acts that the user made in a run of the scenario `on`.
    Acts {
        acts: Vec<(Ticks, Command)>,
        on: Rc<Scenario>,
    },
    Varied(Variation),
}

impl Making {
    pub(crate) fn make(&self, scenario: &Scenario) -> Result<Changed, Problem> {
        match self {
            Self::Seed(seed) => Ok(scenario.seeded(*seed)),
            Self::Count(count) => scenario.with_count(*count),
            Self::Ids(listed) => scenario.with_ids(listed),
            Self::Acts { acts, on } => {
                let seated = acts.iter().filter_map(|(tick, act)| Some((*tick, reseated(act, on, scenario)?)));
                let mut whole = scenario.clone();
                whole.add_acts(seated);
                Ok(unchanged(whole))
            }
            Self::Varied(variation) => scenario.varied(*variation),
        }
    }
}

pub(crate) fn made(scenario: &Scenario, makings: &[Making]) -> Result<Changed, Problem> {
    makings.iter().try_fold(unchanged(scenario.clone()), |made, making| {
        let Changed { scenario, said } = making.make(&made.scenario)?;
        Ok(Changed { scenario, said: [made.said, said].concat() })
    })
}

/// Adds a step. Of successive steps for the seed, or for the processes, only the last one stays.
fn append(makings: &mut Vec<Making>, making: Making) {
    use Making::{Count, Ids, Seed};
    makings.pop_if(|last| matches!((last, &making), (Seed(_), Seed(_)) | (Count(_) | Ids(_), Count(_) | Ids(_))));
    makings.push(making);
}

pub(crate) const fn unchanged(scenario: Scenario) -> Changed {
    Changed { scenario, said: Vec::new() }
}

/// Remembers the file of a scenario. `from` says how the scenario differs from the file; `None`: not at all.
pub(crate) fn track(app: &mut App, root: usize, name: &str, from: Option<FromFile>) {
    let FromFile { said, makings } = from.unwrap_or_else(|| {
        let said = app.session.history().roots[root].scenario.clone();
        FromFile { said, makings: Vec::new() }
    });
    let Some(version) = versions(app, name, &said) else {
        app.sources.origins.remove(&root);
        return;
    };
    let said = app.sources.read(name, version, said);
    app.sources.origins.insert(root, Origin { file: name.to_owned(), said, makings });
}

fn roots(app: &App) -> Vec<usize> {
    let root = |branch: usize| app.session.history().branch(branch).root;
    match (app.session.side(0), app.session.side(1)) {
        (Some(left), Some(right)) => vec![root(left.branch()), root(right.branch())],
        _ => vec![app.root()],
    }
}

pub(crate) fn track_all<'o>(app: &mut App, openings: impl Iterator<Item = &'o Opening>, from: [Option<FromFile>; 2]) {
    for ((root, opening), from) in roots(app).into_iter().zip(openings).zip(from) {
        track(app, root, &opening.name, from);
    }
}

pub(crate) fn about_to_make(app: &App, makings: impl Fn(&Scenario) -> Vec<Making>) -> Vec<(usize, Vec<Making>)> {
    let scenario = |root: usize| &app.session.history().roots[root].scenario;
    roots(app).into_iter().map(|root| (root, makings(scenario(root)))).collect()
}

pub(crate) fn record_derivation(app: &mut App, before: Vec<(usize, Vec<Making>)>) {
    for (root, (from, makings)) in roots(app).into_iter().zip(before) {
        let Some(mut origin) = app.sources.origins.get(&from).cloned() else { continue };
        for making in makings {
            append(&mut origin.makings, making);
        }
        app.sources.origins.entry(root).or_insert(origin);
    }
}

/// The versions of a file with the content `says`; `None` if there is no such file.
fn versions(app: &App, file: &str, says: &Scenario) -> Option<Versions> {
    Some((app.library.version(file)?, algorithm_of(file, says).and_then(|algorithm| app.library.version(&algorithm))))
}

/// The path of the algorithm that a scenario file with the content `says` may name.
fn algorithm_of(file: &str, says: &Scenario) -> Option<String> {
    Some(Path::new(file).with_file_name(says.protocol().program()?.name).display().to_string())
}

fn versions_now(app: &App, file: &str) -> Option<Versions> {
    versions(app, file, &app.sources.files.get(file)?.says)
}

fn files(app: &App) -> Vec<String> {
    let origins = roots(app).into_iter().filter_map(|root| app.sources.origins.get(&root));
    let mut files: Vec<String> = origins.map(|origin| origin.file.clone()).collect();
    files.dedup();
    files
}

/// The time until the next check of the files; `None` if no run on the screen comes from a file.
pub(crate) fn idle_time(app: &App) -> Option<Duration> {
    let watches = roots(app).into_iter().any(|root| app.sources.origins.contains_key(&root));
    watches.then(|| app.sources.look_at.saturating_sub(app.player.now))
}

pub(crate) fn check_files(app: &mut App) -> bool {
    if idle_time(app).is_none_or(|left| !left.is_zero()) {
        return false;
    }
    app.sources.look_at = app.player.now + LOOK;
    // During a long computation the footer shows its progress. A blank screen shows nothing.
    if app.travel.is_some() || app.view.blank {
        return false;
    }
    let mut news = warn(app);
    for file in files(app) {
        let version = versions_now(app, &file);
        if app.sources.has_settled(&file, version) {
            news |= read_change(app, &file);
        }
    }
    news
}

/// Shows the warning about each file, unless it could reveal a hidden answer. Returns whether there was one.
fn warn(app: &mut App) -> bool {
    if app.layers.find::<OpenNote>().is_some_and(OpenNote::has_hidden_answer) {
        return false;
    }
    let mut has_warned = false;
    for root in roots(app) {
        let Some((file, scenario)) = app.sources.content_to_warn_about(root) else { continue };
        let GlanceWarnings { acts, unseen } = at_a_glance(&scenario);
        let unseen = (unseen > 0).then(|| ids::WarnUnseenOnScreen { count: unseen as u64 }.into());
        let program = scenario.protocol().program().into_iter().flat_map(|program| &program.warnings);
        let all: Vec<Remark> = program.map(|of_text| of_text.what.clone()).chain(acts).chain(unseen).collect();
        let Some(first) = all.first() else { continue };
        let first = Value::Said(Box::new(first.clone()));
        app.say(ids::WarnOnScreen { file: called(&file), first, more: all.len() as u64 - 1 });
        has_warned = true;
    }
    has_warned
}

fn read_change(app: &mut App, file: &str) -> bool {
    let roots = roots(app);
    let were_outdated = roots.iter().any(|&root| app.sources.is_outdated(root));
    let of_scenario = |app: &App| app.sources.files.get(file).map(|source| source.version.0);
    let before = of_scenario(app);
    match read(app, file) {
        Ok(says) => {
            let are_outdated = roots.iter().any(|&root| app.sources.is_outdated(root));
            // If the scenario itself is the same, the algorithm that it names has changed.
            let algorithm = if before == of_scenario(app) { algorithm_of(file, &says) } else { None };
            let changed = called(algorithm.as_deref().unwrap_or(file));
            match (were_outdated, are_outdated) {
                (false, false) => return false,
                (_, true) => app.say(ids::SaysFileChanged { file: changed }),
                (true, false) => app.say(ids::SaysFileAsBefore { file: changed }),
            }
        }
        Err(ReadError::Gone) => return false,
        Err(ReadError::Faulty(fault)) => app.view.said = Some(fault),
    }
    true
}

/// Reads a file that the program itself has written. No remark announces this change.
pub(crate) fn read_own_file(app: &mut App, file: &str) {
    if app.sources.files.contains_key(file) {
        drop(read(app, file));
    }
}

fn read(app: &mut App, file: &str) -> Result<Rc<Scenario>, ReadError> {
    let version = versions_now(app, file);
    let read = app.library.read_again(file);
    match (read, version) {
        (Ok(says), Some(version)) => Ok(app.sources.read(file, version, says)),
        // The file did not exist yet when its version was read.
        (Ok(says), None) => Ok(Rc::new(says)),
        (Err(not_read), version) => {
            let source = app.sources.files.get_mut(file).filter(|_| matches!(not_read, ReadError::Faulty(_)));
            if let Some(source) = source {
                (source.version, source.settling) = (version.unwrap_or(source.version), None);
                source.is_faulty = true;
            }
            Err(not_read)
        }
    }
}

fn called(file: &str) -> String {
    file.rsplit('/').next().unwrap_or(file).to_owned()
}

pub(crate) struct FreshRun {
    pub(crate) changed: Changed,
    /// The remark that the file has changed or is gone.
    pub(crate) of_file: Option<Remark>,
    origin: Option<Origin>,
}

fn fresh_run(app: &mut App, root: usize) -> Result<FreshRun, Fit> {
    let scenario = app.session.history().roots[root].scenario.clone();
    let as_it_was = |of_file, origin| FreshRun { changed: unchanged(scenario.clone()), of_file, origin };
    let Some(origin) = app.sources.origins.get(&root).cloned() else { return Ok(as_it_was(None, None)) };
    let file = called(&origin.file);
    match read(app, &origin.file) {
        Ok(says) if says == origin.said => Ok(as_it_was(None, Some(origin))),
        Ok(says) => {
            let refused = |problem: Problem| Fit::from(problem.in_one_line(&app.look.texts));
            let changed = made(&says, &origin.makings).map_err(refused)?;
            let of_file = Some(ids::SaysRereadFrom { file }.into());
            Ok(FreshRun { changed, of_file, origin: Some(Origin { said: says, ..origin }) })
        }
        Err(ReadError::Gone) => Ok(as_it_was(Some(ids::SaysRereadWithout { file }.into()), Some(origin))),
        Err(ReadError::Faulty(fault)) => Err(fault),
    }
}

pub(crate) fn fresh_runs(app: &mut App) -> Result<Vec<FreshRun>, Fit> {
    roots(app).into_iter().map(|root| fresh_run(app, root)).collect()
}

pub(crate) fn remarks_on_files(fresh: &[FreshRun]) -> Vec<Remark> {
    let said = |fresh: &FreshRun| fresh.of_file.clone().into_iter().collect();
    match fresh {
        [left, right] => compare::of_sides(said(left), said(right)),
        others => others.iter().filter_map(|fresh| fresh.of_file.clone()).collect(),
    }
}

pub(crate) fn record_fresh_runs(app: &mut App, fresh: Vec<FreshRun>) {
    for (root, fresh) in roots(app).into_iter().zip(fresh) {
        let Some(origin) = fresh.origin else { continue };
        app.names.roots.insert(root, origin.file.clone());
        app.sources.origins.insert(root, origin);
    }
}

pub(crate) fn has_changed(app: &App) -> bool {
    roots(app).into_iter().any(|root| app.sources.is_outdated(root))
}
