//! Acts on links: cutting and mending them, cutting a process off, and parting the network.

use crate::paint::view_state::ListRow;
use crate::protocol::{Id, Remark, Topology};
use crate::session::model::Cuts;
use crate::sim::command::{Command, Links};
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::binding::{Able, only_if};
use crate::tui::features::{act, selection};
use crate::tui::layers::line;
use crate::tui::layers::list::{self, Choice};

/// Asks which link of the selected process is cut, both ways.
pub(in crate::tui) fn ask_cut(app: &mut App) {
    let Some((position, id)) = app.selected().map(|process| (process.position, process.id)) else { return };
    let whole = whole_links(app, position);
    if let [only] = whole[..] {
        return cut(app, position, only);
    }
    let texts = &app.look.texts;
    let link = |other: usize| {
        let name = texts.say(ids::AskLinkTo { id: app.named(other) });
        let row = ListRow::new(name, texts.say(ids::ASK_LINK_CUT));
        Choice::new(row, move |app: &mut App| cut(app, position, other))
    };
    let choices = whole.into_iter().map(link).collect();
    let title = ids::AskLink { id };
    list::ask(app, title, choices, 0);
}

/// The processes to which a process has a link that is whole at least one way.
fn whole_links(app: &App, position: usize) -> Vec<usize> {
    let (mut others, cuts) = (others(app, position), cuts(app));
    others.retain(|&other| !cuts.is_cut(position, other) || !cuts.is_cut(other, position));
    others
}

/// The ways to and from a process that are whole and that messages, or notices, may take.
fn whole_ways(app: &App, position: usize) -> Vec<(usize, usize)> {
    let (n, cuts) = (app.count(), cuts(app));
    let one_way = app.session.lookup().topology() == Topology::OneWayRing && !app.session.lookup().network().bounce;
    let runs = |from: usize, to: usize| !one_way || to == (from + 1) % n;
    let both = others(app, position).into_iter().flat_map(|other| [(position, other), (other, position)]);
    both.filter(|&(from, to)| runs(from, to) && !cuts.is_cut(from, to)).collect()
}

/// Asks which way between the selected process and another one is cut.
pub(in crate::tui) fn ask_cut_one_way(app: &mut App) {
    let Some((position, id)) = app.selected().map(|process| (process.position, process.id)) else { return };
    let texts = &app.look.texts;
    let way = |(from, to): (usize, usize)| {
        let row = ListRow::new(texts.say(ids::AskWay { from: app.named(from), to: app.named(to) }), texts.say(ids::ASK_WAY_CUT));
        Choice::new(row, move |app: &mut App| cut_one_way(app, from, to))
    };
    let choices = whole_ways(app, position).into_iter().map(way).collect();
    let title = ids::AskWays { id };
    list::ask(app, title, choices, 0);
}

fn cut_one_way(app: &mut App, from: usize, to: usize) {
    let said = Remark::from(ids::SAYS_CUT_ONE_WAY).with("from", app.named(from)).with("to", app.named(to));
    act::act(app, Command::Cut { pairs: vec![(from as u32, to as u32)], one_way: true }, said);
}

/// The links that are cut and can be mended one by one: those of the selected process first, then those cut by name.
fn cut_links(app: &App) -> Vec<(usize, usize)> {
    let position = app.view.selected;
    let cuts = cuts(app);
    let is_cut = |one, other| cuts.is_cut(one, other) || cuts.is_cut(other, one);
    let own = others(app, position).into_iter().filter(|&other| is_cut(position, other)).map(|other| (position, other));
    let mut links: Vec<(usize, usize)> = own.collect();
    for &(from, to) in &cuts.links {
        if !links.contains(&(from, to)) && !links.contains(&(to, from)) {
            links.push((from, to));
        }
    }
    links
}

pub(in crate::tui) fn ask_mend(app: &mut App) {
    let links = cut_links(app);
    if let [(one, other)] = links[..] {
        return mend(app, one, other);
    }
    let texts = &app.look.texts;
    let link = |(one, other): (usize, usize)| {
        let row = ListRow::new(
            texts.say(ids::AskLinkBetween { from: app.named(one), to: app.named(other) }),
            texts.say(ids::ASK_LINK_MEND),
        );
        Choice::new(row, move |app: &mut App| mend(app, one, other))
    };
    let choices = links.into_iter().map(link).collect();
    list::ask(app, ids::ASK_MEND, choices, 0);
}

pub(in crate::tui) fn isolate_selected(app: &mut App) {
    if let Some(position) = app.selected().map(|process| process.position) {
        isolate(app, position);
    }
}

/// Asks into which groups the processes are parted.
pub(in crate::tui) fn ask_partition(app: &mut App) {
    line::ask(app, ids::ASK_PARTITION, |app, typed| {
        let groups = groups(app, typed.trim())?;
        app.layers.pop();
        act::act(app, Command::Partition(groups), Remark::from(ids::SAYS_PARTED_NOW));
        Ok(())
    });
}

/// The groups that a typed text names: ids with blanks or commas between them, and a bar between two groups.
fn groups(app: &App, typed: &str) -> Result<Vec<Vec<u32>>, Remark> {
    let mut groups = Vec::new();
    let mut named: Vec<u32> = Vec::new();
    for group in typed.split(['|', '/', ';']) {
        let mut members = Vec::new();
        for word in group.split([' ', ',']).filter(|word| !word.is_empty()) {
            let id = word.parse().ok().and_then(Id::new).and_then(|id| app.session.position_of(id));
            let nobody = || Remark::from(ids::SaysNoSuchId { id: word.to_owned() });
            let position = id.ok_or_else(nobody)? as u32;
            if named.contains(&position) {
                return Err(Remark::from(ids::SaysNamedTwice { id: word.to_owned() }));
            }
            named.push(position);
            members.push(position);
        }
        if !members.is_empty() {
            groups.push(members);
        }
    }
    // Those whom no group names are one group more.
    let all = groups.len() + usize::from(named.len() < app.count());
    if named.is_empty() || all < 2 { Err(ids::SAYS_ONE_GROUP.into()) } else { Ok(groups) }
}

/// Whether a link of the selected process is left to cut.
pub(in crate::tui) fn can_cut(app: &App) -> Able {
    has_links(app)?;
    only_if(!whole_links(app, app.view.selected).is_empty(), ids::SAYS_ALL_CUT)
}

/// Whether a way to or from the selected process is left to cut.
pub(in crate::tui) fn can_cut_one_way(app: &App) -> Able {
    has_links(app)?;
    only_if(!whole_ways(app, app.view.selected).is_empty(), ids::SAYS_ALL_CUT)
}

/// Whether there are links at all, and a process is selected.
pub(in crate::tui) fn has_links(app: &App) -> Able {
    selection::is_selected(app)?;
    only_if(app.count() > 1, ids::SAYS_NO_LINKS)
}

pub(in crate::tui) fn can_mend(app: &App) -> Able {
    only_if(!cut_links(app).is_empty(), if cuts(app).is_empty() { ids::SAYS_NOTHING_CUT } else { ids::SAYS_NOT_OF_THIS })
}

pub(in crate::tui) fn can_mend_all(app: &App) -> Able {
    only_if(!cuts(app).is_empty(), ids::SAYS_NOTHING_CUT)
}

/// Cuts the link between two processes both ways.
fn cut(app: &mut App, one: usize, other: usize) {
    let said = Remark::from(ids::SAYS_CUT).with("from", app.named(one)).with("to", app.named(other));
    act::act(app, Command::Cut { pairs: vec![(one as u32, other as u32)], one_way: false }, said);
}

/// Cuts the link between two processes both ways, or mends it if either way is cut.
pub(in crate::tui) fn cut_or_mend(app: &mut App, one: usize, other: usize) {
    let cuts = cuts(app);
    let is_cut = cuts.is_cut(one, other) || cuts.is_cut(other, one);
    if is_cut { mend(app, one, other) } else { cut(app, one, other) }
}

pub(in crate::tui) fn mend(app: &mut App, one: usize, other: usize) {
    let said = Remark::from(ids::SAYS_MENDED).with("from", app.named(one)).with("to", app.named(other));
    act::act(app, Command::Mend(Links::Between(vec![(one as u32, other as u32)])), said);
}

pub(in crate::tui) fn mend_all(app: &mut App) {
    act::act(app, Command::Mend(Links::All), Remark::from(ids::SAYS_ALL_MENDED));
}

/// Cuts a process off from all others.
fn isolate(app: &mut App, position: usize) {
    let said = Remark::from(ids::SAYS_ISOLATED).with("id", app.named(position));
    act::act(app, Command::Partition(vec![vec![position as u32]]), said);
}

fn cuts(app: &App) -> Cuts {
    app.session.lookup().cuts(&app.ask())
}

/// The processes that one has links with, by position.
fn others(app: &App, position: usize) -> Vec<usize> {
    let n = app.count();
    let mut others: Vec<usize> = match app.session.lookup().topology() {
        Topology::Complete => (0..n).collect(),
        Topology::OneWayRing | Topology::TwoWayRing => vec![(position + 1) % n, (position + n - 1) % n],
    };
    others.retain(|&other| other != position);
    others.dedup();
    others
}
