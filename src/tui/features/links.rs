//! Acts on links: cutting and mending them, cutting a process off, and parting the network.

use crate::tui::app::App;
use crate::tui::binding::{Able, only_if};
use crate::tui::features::{act, selection};
use crate::tui::layers::line;
use crate::tui::layers::list::{self, Choice};
use suffrage_engine::engine::Process;
use suffrage_engine::protocol::{Remark, Topology, Value};
use suffrage_engine::sim::command::{Command, Links};
use suffrage_session::model::CutLinks;
use suffrage_text::ids;

pub(in crate::tui) fn ask_cut(app: &mut App) {
    let Some(Process { position, id, .. }) = app.selected() else { return };
    let row = |app: &App, &other: &usize| list::row(app, ids::AskLinkTo { id: app.named(other) }, ids::ASK_LINK_CUT);
    let whole = whole_links(app, position);
    list::ask_which(app, ids::AskLink { id }, whole, row, move |app, &other| cut(app, position, other, false));
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

pub(in crate::tui) fn ask_cut_one_way(app: &mut App) {
    let Some(Process { position, id, .. }) = app.selected() else { return };
    let way = |(from, to): (usize, usize)| {
        let row = list::row(app, ids::AskWay { from: app.named(from), to: app.named(to) }, ids::ASK_WAY_CUT);
        Choice::new(row, move |app| cut(app, from, to, true))
    };
    let choices = whole_ways(app, position).into_iter().map(way).collect();
    list::ask(app, ids::AskWays { id }, choices, 0);
}

/// The links that are cut and can be mended one by one: those of the selected process first, then those cut by name.
fn cut_links(app: &App) -> Vec<(usize, usize)> {
    let position = app.view.selected;
    let cuts = cuts(app);
    let is_cut = |one, other| cuts.is_cut(one, other) || cuts.is_cut(other, one);
    let own = others(app, position).into_iter().filter(|&other| is_cut(position, other)).map(|other| (position, other));
    // A link that is cut both ways is told once.
    let is_second = |from: usize, to: usize| to < from && cuts.links.binary_search(&(to, from)).is_ok();
    let by_name = cuts.links.iter().copied();
    let further = by_name.filter(|&(from, to)| from != position && to != position && !is_second(from, to));
    own.chain(further).collect()
}

pub(in crate::tui) fn ask_mend(app: &mut App) {
    let row = |app: &App, &(one, other): &(usize, usize)| {
        list::row(app, ids::AskLinkBetween { from: app.named(one), to: app.named(other) }, ids::ASK_LINK_MEND)
    };
    let links = cut_links(app);
    list::ask_which(app, ids::ASK_MEND, links, row, |app, &(one, other)| mend(app, one, other));
}

pub(in crate::tui) fn isolate(app: &mut App) {
    let Some(Process { position, id, .. }) = app.selected() else { return };
    let said = Remark::from(ids::SAYS_ISOLATED).with("id", Value::Id(id));
    act::act(app, Command::Partition(vec![vec![position as u32]]), said);
}

pub(in crate::tui) fn ask_partition(app: &mut App) {
    line::ask(app, ids::ASK_PARTITION, |app, typed| {
        let groups = groups(app, typed.trim())?;
        app.layers.pop();
        act::act(app, Command::Partition(groups), ids::SAYS_PARTED_NOW);
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
            let unknown = || Remark::from(ids::SaysNoSuchId { id: word.to_owned() });
            let position = app.position_named(word).ok_or_else(unknown)? as u32;
            only_if(!named.contains(&position), ids::SaysNamedTwice { id: word.to_owned() })?;
            named.push(position);
            members.push(position);
        }
        if !members.is_empty() {
            groups.push(members);
        }
    }
    // The processes in no group are one group more.
    let all = groups.len() + usize::from(named.len() < app.count());
    if named.is_empty() || all < 2 { Err(ids::SAYS_ONE_GROUP.into()) } else { Ok(groups) }
}

pub(in crate::tui) fn can_cut(app: &App) -> Able {
    has_links(app)?;
    only_if(!whole_links(app, app.view.selected).is_empty(), ids::SAYS_ALL_CUT)
}

pub(in crate::tui) fn can_cut_one_way(app: &App) -> Able {
    has_links(app)?;
    only_if(!whole_ways(app, app.view.selected).is_empty(), ids::SAYS_ALL_CUT)
}

pub(in crate::tui) fn has_links(app: &App) -> Able {
    selection::is_selected(app)?;
    only_if(app.count() > 1, ids::SAYS_NO_LINKS)
}

pub(in crate::tui) fn can_mend(app: &App) -> Able {
    only_if(
        !cut_links(app).is_empty(),
        if cuts(app).is_empty() { ids::SAYS_NOTHING_CUT } else { ids::SAYS_NOT_OF_THIS },
    )
}

pub(in crate::tui) fn can_mend_all(app: &App) -> Able {
    only_if(!cuts(app).is_empty(), ids::SAYS_NOTHING_CUT)
}

fn cut(app: &mut App, from: usize, to: usize, one_way: bool) {
    let said = act::between(app, if one_way { ids::SAYS_CUT_ONE_WAY } else { ids::SAYS_CUT }, from, to);
    act::act(app, Command::Cut { pairs: vec![(from as u32, to as u32)], one_way }, said);
}

/// Cuts the link between two processes both ways, or mends it if either way is cut.
pub(in crate::tui) fn cut_or_mend(app: &mut App, one: usize, other: usize) {
    let cuts = cuts(app);
    let is_cut = cuts.is_cut(one, other) || cuts.is_cut(other, one);
    if is_cut { mend(app, one, other) } else { cut(app, one, other, false) }
}

pub(in crate::tui) fn mend(app: &mut App, one: usize, other: usize) {
    let said = act::between(app, ids::SAYS_MENDED, one, other);
    act::act(app, Command::Mend(Links::Between(vec![(one as u32, other as u32)])), said);
}

pub(in crate::tui) fn mend_all(app: &mut App) {
    act::act(app, Command::Mend(Links::All), ids::SAYS_ALL_MENDED);
}

fn cuts(app: &App) -> CutLinks {
    app.session.lookup().cuts(&app.ask())
}

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
