//! The panel with the tree of runs: choosing a branch or a bookmark, the panel's keys, and its rows in words.

use crate::tui::features::prelude::*;
use suffrage_engine::protocol::{Cell, Strip};
use suffrage_session::history::{Bookmark, CommandLog, History, Outcome};
use suffrage_session::{describe_command::Teller, describe_command::called, is_anonymous};
use suffrage_view::view_state::overlay::{TreeLine, TreeRow, TreeRowIs, TreeShown};

pub(super) struct Tree {
    chosen: TreeItem,
}

impl Layer for Tree {
    fn place(&self) -> KeyPlace {
        KeyPlace::Branches
    }

    fn overlay(&self, app: &App) -> Overlay {
        let (all, rows): (Vec<_>, Vec<_>) = rows(app).into_iter().unzip();
        let chosen = all.iter().position(|known| *known == self.chosen).unwrap_or_default();
        let title = app.look.texts.fit(ids::TREE_TITLE);
        Overlay::Branches(overlay::Branches { title, rows, chosen, about: about(app, self.chosen) })
    }

    fn scroll(&mut self, app: &App, rows: isize) {
        let all: Vec<TreeItem> = order(app).into_iter().map(|(known, _)| known).collect();
        let Some(at) = all.iter().position(|known| *known == self.chosen) else { return };
        let wanted = at.saturating_add_signed(rows).min(all.len() - 1);
        let choosable = |at: &usize| !matches!(all[*at], TreeItem::Scenario(_));
        let next = if rows < 0 {
            (0..=wanted).rev().find(choosable).or_else(|| (0..at).find(choosable))
        } else {
            (wanted..all.len()).find(choosable)
        };
        self.chosen = next.map_or(self.chosen, |next| all[next]);
    }
}

pub(crate) fn open(app: &mut App) {
    app.layers.open(Tree { chosen: TreeItem::Branch(app.session.branch()) });
}

fn chosen(app: &App) -> Option<TreeItem> {
    app.layers.find::<Tree>().map(|tree| tree.chosen)
}

pub(crate) fn go_to_chosen(app: &mut App) {
    let Some(which) = chosen(app) else { return };
    match which {
        TreeItem::Scenario(_) => {}
        TreeItem::Branch(branch) if branch == app.session.branch() => layers::close(app),
        TreeItem::Branch(branch) => {
            let (here, known) = (app.session.tick(), app.session.history().branch(branch));
            let rests_before = known.outcome.as_ref().is_some_and(|end| end.quiet && end.tick < here);
            let tick = if rests_before { known.fork } else { here };
            app.layers.pop();
            if app.is_beside(branch) {
                compare::turn_side(app);
            } else {
                branches::go_to(app, branch, tick);
            }
        }
        TreeItem::Bookmark(branch, tick) => {
            let known = app.session.history().bookmarks(branch).into_iter().find(|known| known.tick == tick);
            let Some(bookmark) = known else { return };
            app.layers.pop();
            if branch == app.session.branch() {
                branches::travel_to_bookmark(app, &bookmark);
            } else {
                branches::go_to(app, branch, tick);
            }
        }
    }
}

pub(crate) fn chosen_branch(app: &App) -> usize {
    match chosen(app) {
        Some(TreeItem::Branch(branch) | TreeItem::Bookmark(branch, _)) => branch,
        Some(TreeItem::Scenario(root)) => app.session.history().roots[root].trunk,
        None => app.session.branch(),
    }
}

/// Shows the fork: the last tick that the chosen branch shares with its parent.
pub(crate) fn go_to_fork(app: &mut App) {
    let branch = chosen_branch(app);
    let history = app.session.history();
    let (number, tick) = (history.number(branch) as u64, history.branch(branch).fork);
    let Some(parent) = history.branch(branch).parent.map(|parent| history.number(parent) as u64) else { return };
    let told = app.look.texts.fit(ids::BranchLeaves { number, parent, tick });
    app.layers.close::<Tree>();
    branches::go_to_with_remark(app, branch, tick, told);
}

pub(crate) fn ask_name(app: &mut App) {
    match chosen(app) {
        Some(TreeItem::Bookmark(branch, tick)) => branches::ask_name_of_bookmark(app, branch, tick),
        _ => branches::ask_name_of_branch(app, chosen_branch(app)),
    }
}

pub(crate) fn remove_bookmark(app: &mut App) {
    if let Some(TreeItem::Bookmark(branch, tick)) = chosen(app) {
        branches::toggle_bookmark(app, branch, tick);
        if let Some(tree) = app.layers.top_as_mut::<Tree>() {
            tree.chosen = TreeItem::Branch(branch);
        }
    }
}

pub(crate) fn can_choose(app: &App) -> Able {
    let choosable = order(app).into_iter().filter(|(which, _)| !matches!(which, TreeItem::Scenario(_))).count();
    only_if(choosable > 1, ids::SAYS_ONLY_BRANCH)
}

pub(crate) fn is_bookmark(app: &App) -> Able {
    only_if(matches!(chosen(app), Some(TreeItem::Bookmark(..))), ids::SAYS_NO_BOOKMARK_CHOSEN)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TreeItem {
    Scenario(usize),
    Branch(usize),
    Bookmark(usize, Ticks),
}

pub(crate) struct BranchSummary {
    pub(crate) did: String,
    /// The first act of the branch; ` …` at the end means that more acts follow.
    pub(crate) first: String,
    pub(crate) ended: Vec<String>,
}

pub(crate) fn summary_of(app: &App, branch: usize) -> BranchSummary {
    let words = BranchWords::of(app, app.session.history().branch(branch).root);
    let acts = words.acts(branch);
    let more = if acts.len() > 1 { " …" } else { "" };
    let first = app.look.texts.spelled(&format!("{}{more}", acts.first().map_or("", String::as_str))).into_owned();
    BranchSummary { did: words.one_by_one(&acts), first, ended: words.ended(branch) }
}

/// The rows of the tree. A branch without ticks or acts of its own has a row only while it is on the screen.
pub(crate) fn order(app: &App) -> Vec<(TreeItem, usize)> {
    let history = app.session.history();
    let several = shows_several(app);
    let mut order = Vec::new();
    for (branch, depth) in history.drawn() {
        if !is_shown(app, branch) {
            continue;
        }
        if depth == 0 && several {
            order.push((TreeItem::Scenario(history.branch(branch).root), 0));
        }
        order.push((TreeItem::Branch(branch), depth));
        order.extend(own_bookmarks(history, branch).map(|bookmark| (TreeItem::Bookmark(branch, bookmark.tick), depth)));
    }
    order
}

fn is_shown(app: &App, branch: usize) -> bool {
    branch == app.session.branch() || app.is_beside(branch) || app.session.history().has_own(branch)
}

fn shows_several(app: &App) -> bool {
    let history = app.session.history();
    let shown =
        (0..history.branches.len()).filter(|&branch| is_shown(app, branch)).map(|branch| history.family(branch));
    shown.collect::<std::collections::BTreeSet<_>>().len() > 1
}

pub(crate) fn rows(app: &App) -> Vec<(TreeItem, TreeRow)> {
    let order = order(app);
    let history = app.session.history();
    let mut words: Option<BranchWords<'_>> = None;
    let lines = lines(&order);
    let mut rows = Vec::with_capacity(order.len());
    for ((item, _), lines) in order.into_iter().zip(lines) {
        let is = match item {
            TreeItem::Scenario(at) => TreeRowIs::Scenario { title: scenario_title(app, &history.roots[at].scenario) },
            TreeItem::Bookmark(branch, tick) => {
                let name = own_bookmarks(history, branch).find(|known| known.tick == tick).and_then(|known| known.name);
                TreeRowIs::Bookmark { tick, name }
            }
            TreeItem::Branch(branch) => {
                let root = history.branch(branch).root;
                words.take_if(|words| words.root != root);
                branch_row(app, history, branch, words.get_or_insert_with(|| BranchWords::of(app, root)))
            }
        };
        rows.push((item, TreeRow { lines, is }));
    }
    rows
}

fn branch_row(app: &App, history: &History, branch: usize, words: &BranchWords<'_>) -> TreeRowIs {
    let shown = match () {
        () if branch == app.session.branch() => TreeShown::WithKeys,
        () if app.is_beside(branch) => TreeShown::Beside,
        () => TreeShown::No,
    };
    let known = history.branch(branch);
    let broke = known.outcome.as_ref().is_some_and(|outcome| !outcome.broken.is_empty()) && !notes::is_asking(app);
    let name = known.name.as_ref().map(|name| app.look.texts.spelled(name).into_owned());
    let (number, ended) = (history.number(branch), words.ended(branch).into_iter().collect());
    TreeRowIs::Branch { number, shown, name, did: words.did(branch), ended, broke }
}

pub(crate) fn about(app: &App, which: TreeItem) -> String {
    let (TreeItem::Branch(branch) | TreeItem::Bookmark(branch, _)) = which else { return String::new() };
    let history = app.session.history();
    let root = history.branch(branch).root;
    let words = BranchWords::of(app, root);
    let texts = &words.texts;
    let named = Value::Said(Box::new(called(history, branch)));
    let (did, ended) = (words.one_by_one(&words.acts(branch)), words.ending(branch));
    let about = match (which, history.branch(branch).parent) {
        (TreeItem::Bookmark(_, tick), _) => texts.say(ids::TreeAboutBookmark { branch: named, tick }),
        (_, None) => texts.say(ids::TreeAboutFirst { branch: named, did, ended }),
        (_, Some(parent)) => {
            let (parent, fork) = (history.number(parent) as u64, history.branch(branch).fork);
            texts.say(ids::TreeAbout { branch: named, did, ended, parent, fork })
        }
    };
    let scenario = shows_several(app).then(|| scenario_name(app, &history.roots[root].scenario));
    let about = scenario.into_iter().chain([about]).collect::<Vec<_>>().join(" · ");
    texts.spelled(&about).into_owned()
}

pub(crate) fn scenario_name(app: &App, scenario: &Scenario) -> String {
    let title = scenario_title(app, scenario);
    let lengths: Vec<&str> = title.lengths().collect();
    let shortest = if scenario.title.in_language(app.look.texts.language().code()).is_empty() { 1 } else { 2 };
    lengths.get(shortest).copied().unwrap_or_default().to_owned()
}

fn scenario_title(app: &App, scenario: &Scenario) -> Fit {
    let texts = &app.look.texts;
    let entry = scenario.protocol().entry();
    let mut protocol = texts.protocol(entry.name, entry.title);
    if !scenario.variant.is_standard() {
        protocol = format!("{protocol} · {}", texts.variant(scenario.variant.name()));
    }
    let title = scenario.title.in_language(texts.language().code()).to_owned();
    let (count, seed) = (scenario.count() as u64, scenario.seed.to_string());
    let title: Remark = match title.as_str() {
        "" => ids::TreeScenarioUntitled { protocol, count, seed }.into(),
        _ => ids::TreeScenario { title, protocol, count, seed }.into(),
    };
    texts.fit(title).map(|title| texts.spelled(title).into_owned())
}

fn own_bookmarks(history: &History, branch: usize) -> impl Iterator<Item = Bookmark> + use<> {
    let (first, fork) = (history.branch(branch).parent.is_none(), history.branch(branch).fork);
    history.bookmarks(branch).into_iter().filter(move |bookmark| first || bookmark.tick > fork)
}

fn lines(order: &[(TreeItem, usize)]) -> Vec<Vec<TreeLine>> {
    // `open[depth]` is true if a row further down continues the line at this depth.
    let mut open: Vec<bool> = Vec::new();
    let mut all: Vec<Vec<TreeLine>> = Vec::with_capacity(order.len());
    let passes = |open: &[bool], depth: usize| {
        if open.get(depth).copied().unwrap_or_default() { TreeLine::Past } else { TreeLine::Gap }
    };
    for &(which, depth) in order.iter().rev() {
        let mut lines: Vec<TreeLine> = (1..depth).map(|depth| passes(&open, depth)).collect();
        match which {
            TreeItem::Scenario(_) => open.clear(),
            TreeItem::Bookmark(..) => {
                lines.extend((depth > 0).then(|| passes(&open, depth)));
                lines.push(passes(&open, depth + 1));
            }
            TreeItem::Branch(_) => {
                let more = passes(&open, depth) == TreeLine::Past;
                lines.extend((depth > 0).then_some(if more { TreeLine::Joins } else { TreeLine::Ends }));
                open.resize(depth + 1, false);
                open[depth] = true;
            }
        }
        all.push(lines);
    }
    all.reverse();
    all
}

struct BranchWords<'a> {
    root: usize,
    app: &'a App,
    texts: Texts,
    scenario: &'a Scenario,
    other: Option<Vec<Id>>, // The ids by position, if the scenario is not on the screen.
}

impl<'a> BranchWords<'a> {
    fn of(app: &'a App, root: usize) -> Self {
        let scenario = &app.session.history().roots[root].scenario;
        let texts = app.look.texts.of_run(is_anonymous(scenario));
        let other = (root != app.root()).then(|| scenario.seating());
        Self { root, app, texts, scenario, other }
    }

    fn history(&self) -> &'a History {
        self.app.session.history()
    }

    fn course(&self, course: &CommandLog) -> Vec<(Option<Ticks>, String)> {
        let teller = Teller { scenario: self.scenario, ids: self.ids() };
        let acts = course.iter().flat_map(|(&tick, acts)| acts.iter().map(move |act| (Some(tick), act)));
        acts.map(|(tick, act)| (tick, self.texts.remark(&teller.told(act)))).collect()
    }

    fn did(&self, branch: usize) -> Vec<(Option<Ticks>, String)> {
        let is_untouched = self.history().course(branch).is_empty();
        let branch = self.history().branch(branch);
        let alone: Remark = match (branch.parent, branch.origin) {
            _ if !branch.acts.is_empty() => return self.course(&branch.acts),
            (None, Some(origin)) => ids::BranchFound { tick: origin.tick }.into(),
            (Some(_), _) if !is_untouched => ids::BranchAlone { tick: branch.fork }.into(),
            _ => ids::BRANCH_ALONE_ALWAYS.into(),
        };
        vec![(None, self.texts.say(alone))]
    }

    fn acts(&self, branch: usize) -> Vec<String> {
        let acts = &self.history().branch(branch).acts;
        let told = Teller { scenario: self.scenario, ids: self.ids() }.course(acts);
        let alone = || self.did(branch).into_iter().map(|(_, told)| told).collect();
        if told.is_empty() { alone() } else { told.iter().map(|act| self.texts.remark(act)).collect() }
    }

    fn one_by_one(&self, acts: &[String]) -> String {
        acts.join(&self.texts.spelled(" · "))
    }

    fn ending(&self, branch: usize) -> String {
        if notes::is_asking(self.app) {
            return self.texts.say(ids::TREE_ABOUT_HIDDEN);
        }
        let of = self.history().branch(branch);
        let text = match &of.outcome {
            Some(outcome) if outcome.quiet => ids::TREE_IN_THE_END,
            None if of.recorded <= of.fork => ids::TREE_NOT_YET,
            _ => ids::TREE_SO_FAR,
        };
        let ended = self.ended(branch).into_iter().next().unwrap_or_default();
        self.texts.say(Remark::from(text).with("ended", Value::Text(ended)))
    }

    fn ids(&self) -> &[Id] {
        self.other.as_deref().unwrap_or_else(|| self.app.session.lookup().ids())
    }

    fn ended(&self, branch: usize) -> Vec<String> {
        let texts = &self.texts;
        let all = |said: Remark| texts.fit(said).lengths().map(str::to_owned).collect::<Vec<_>>();
        if notes::is_asking(self.app) {
            return all(ids::TREE_HIDDEN.into());
        }
        let of = self.history().branch(branch);
        let Some(outcome) = &of.outcome else {
            let text = if of.recorded <= of.fork { ids::TREE_NOT_PLAYED } else { ids::TREE_RECORDED };
            return all(Remark::from(text).with("tick", Value::Number(of.recorded)));
        };
        let strip = self.history().scenario(branch).protocol().entry().strip;
        let (tick, held, messages) = (outcome.tick, self.held(outcome, strip), outcome.messages);
        let mut ended = all(if outcome.quiet {
            ids::TreeRests { tick, held, messages }.into()
        } else {
            ids::TreeGoesOn { tick, held, messages }.into()
        });
        let [first, more @ ..] = outcome.broken.as_slice() else { return ended };
        let mark = self.app.look.glyphs.lost;
        let broken =
            format!("{mark} {}", texts.say(ids::TreeBroken { property: title(first), more: more.len() as u64 }));
        let between = texts.spelled(" · ").into_owned();
        if outcome.quiet {
            let rests = texts.say(ids::TreeRestsOnly { tick: outcome.tick });
            ended.insert(ended.len() - 1, rests);
        }
        let both = ended.iter().map(|ended| format!("{broken}{between}{ended}"));
        both.chain([broken.clone(), mark.to_owned()]).collect()
    }

    fn held(&self, outcome: &Outcome, strip: Strip) -> String {
        let texts = &self.texts;
        let open = outcome.undecided as u64;
        let cell = |held| texts.cell(Some(held));
        match outcome.held.as_slice() {
            _ if outcome.up == 0 => texts.say(ids::TREE_NOBODY_UP),
            [] if strip.is_of_leaders() => texts.say(ids::TREE_NOBODY_LEADS),
            several if strip == Strip::Progress => match (several.first(), several.last()) {
                (Some(&slowest), Some(&furthest)) if several.len() > 1 => {
                    texts.say(ids::TreeApplied { slowest: cell(slowest), furthest: cell(furthest) })
                }
                (Some(&count), _) => texts.say(ids::TreeAllApplied { count: cell(count) }),
                (None, _) => texts.say(ids::TREE_NOTHING_APPLIED),
            },
            [] => texts.say(ids::TREE_NOBODY_DECIDED),
            [Cell::Leader(leader)] if open == 0 => texts.say(ids::TreeLeader { leader: *leader }),
            [Cell::Leader(leader)] => texts.say(ids::TreeLeaderOpen { leader: *leader, open }),
            [Cell::Decided(value)] if open == 0 => texts.say(ids::TreeDecided { value: value.to_string() }),
            [Cell::Decided(value)] => texts.say(ids::TreeDecidedOpen { value: value.to_string(), open }),
            several => {
                let held = several.iter().copied().map(cell).collect::<Vec<_>>().join(", ");
                match strip {
                    Strip::Leaders | Strip::Groups => texts.say(ids::TreeSplit { leaders: held }),
                    Strip::Decisions | Strip::Progress => texts.say(ids::TreeSplitValues { values: held }),
                }
            }
        }
    }
}
