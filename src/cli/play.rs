//! `suffrage play`, and `suffrage` alone: shows a scenario on the screen.

use super::{arguments::PlayArguments, arguments::Screen, library::FileLibrary, refused, session, themes, told};
use crate::cli::prelude::*;
use crate::{tui, tui::FromFile, tui::Options, tui::library::Begin};
use anyhow::ensure;
use suffrage_scenario::builtin;
use suffrage_session::too_large;

pub(super) fn play(
    texts: &Texts,
    PlayArguments { scenario, branch: branches, seed, screen, class }: &PlayArguments,
) -> anyhow::Result<Completion> {
    let argument = scenario.as_deref();
    ensure!(argument.is_some() || branches.is_empty(), refused(texts, ids::CLI_BRANCH_OF_WHAT));
    let asks_for_none = argument.is_none();
    let argument = argument.unwrap_or(OsStr::new(builtin::ALL[0].name));
    ensure!(argument != "-", refused(texts, ids::CLI_INPUT_IS_TAKEN));
    let seed = seed.map(SeedChoice::draw);
    let seeded = |scenario: &Scenario| seed.map_or_else(|| scenario.clone(), |seed| scenario.with_seed(seed));
    // A seed or a tick without a name applies to the first demo.
    let mut begin = Begin { demos: asks_for_none && seed.is_none() && screen.at.is_none(), ..Begin::default() };
    let mut opening = if session::is_one(argument.as_ref()) {
        ensure!(seed.is_none(), refused(texts, ids::CLI_SEED_OF_SESSION));
        let kept = session::load(argument.as_ref()).map_err(|remark| refused(texts, *remark))?;
        let root = kept.history.branch(kept.branch).root;
        let name = kept.names.get(root).cloned().unwrap_or_default();
        let opening = Opening { scenario: kept.history.scenario(kept.branch).clone(), name };
        begin.session = Some((kept, argument.display().to_string()));
        opening
    } else {
        let Loaded { name, scenario, .. } = super::loaded(texts, None, argument, Style::of_stderr())?;
        begin.said = builtin::named(&name).is_none().then(|| session::beside(argument.as_ref())).flatten();
        Opening { scenario, name }
    };
    for file in branches {
        ensure!(file != "-", refused(texts, ids::CLI_BRANCH_FROM_INPUT));
        let Loaded { name, scenario: branch, .. } = super::loaded(texts, Some("--branch"), file, Style::of_stderr())?;
        // The file must be a branch of the scenario both before and after `--seed` changes the seed of the two. If
        // the seed moves a process to another position, its acts move with it.
        let acts =
            branch.acts_beyond(&opening.scenario).and_then(|_| seeded(&branch).acts_beyond(&seeded(&opening.scenario)));
        let acts = acts.map_err(|fault| refused(texts, fault.remark(&name, &opening.name)))?;
        let told = |says: TextId| Some(Remark::from(says).with("file", name));
        if acts.is_empty() {
            begin.said = told(ids::CLI_BRANCH_IS_SCENARIO);
        } else if begin.branches.contains(&acts) {
            begin.said = told(ids::CLI_BRANCH_TWICE);
        } else {
            begin.branches.push(acts);
        }
    }
    let roots = begin.session.iter().flat_map(|(kept, _)| &kept.history.roots).map(|root| &root.scenario);
    fits_screen(texts, roots.chain([&opening.scenario]))?;
    if let Some(seed) = seed {
        let makings = vec![Making::Seed(seed)];
        begin.from[0] = Some(FromFile { said: opening.scenario.clone(), makings });
    }
    opening.scenario = seeded(&opening.scenario);
    if !asks_for_none {
        session::remember(&opening.name);
    }
    let is_session = begin.session.is_some();
    let played = |options: Options| {
        tui::play(&opening, None, Options { begin: Begin { at: options.begin.at, ..begin }, ..options })
    };
    show(texts, (screen, class), is_session, played)
}

pub(super) fn fits_screen<'s>(texts: &Texts, mut scenarios: impl Iterator<Item = &'s Scenario>) -> anyhow::Result<()> {
    scenarios.find_map(too_large).map_or(Ok(()), |why| Err(refused(texts, why)))
}

pub(super) fn show(
    texts: &Texts,
    (screen, class): (&Screen, &ClassArguments),
    is_session: bool,
    play: impl FnOnce(Options) -> Result<(), tui::Failure>,
) -> anyhow::Result<Completion> {
    let look = &screen.look;
    let style = if look.theme.is_none() { Style::PLAIN } else { Style::of_stderr() };
    let (theme, warnings) = match themes::chosen(texts, look.theme(), style) {
        // A faulty theme of `config.toml` is reported, and the default theme is used.
        Err(fault) if look.theme.is_none() => (None, told(texts, &fault)),
        chosen => chosen?,
    };
    let options = Options {
        language: texts.language(),
        theme,
        depth: look.depth(),
        motion: look.motion(),
        glyphs: look.glyphs(),
        speed: look.speed(),
        mouse: look.mouse(),
        begin: Begin { at: screen.at, ..Begin::default() },
        library: Box::new(FileLibrary { texts: Texts::new(texts.language()), keeps_progress: true }),
        audience: class.audience(texts)?,
    };
    let played = play(options);
    // Warnings are printed now, because the screen would have covered them.
    output::to_stderr(&warnings);
    match played {
        Ok(()) => Ok(Completion::Well),
        // Without a terminal, a session is of no use.
        Err(tui::Failure::NoTerminal(_)) if is_session => Err(refused(texts, ids::CLI_SESSION_NEEDS_TERMINAL)),
        Err(failure) => Err(anyhow::Error::msg(failure.say(texts))),
    }
}
