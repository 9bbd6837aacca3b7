//! The fault menu: acts on links, on messages in transit and on the network as a whole, and the lies of a traitor.

use crate::tui::features::prelude::*;
use crate::{tui::binding::Binding, tui::bindings::TABLE};
use suffrage_engine::protocol::{Datum, Topology};
use suffrage_engine::sim::command::{Links, NetworkChange, Probability};
use suffrage_session::model::{CutLinks, Message, percent};
use suffrage_view::view_state::overlay::Form;

pub(crate) fn open(app: &mut App) {
    let title = app.look.texts.fit(ids::ASK_FAULTS);
    app.layers.open(List::of(title, Form::Menu, |app, _| TABLE.iter().filter_map(|row| choice(app, row)).collect()));
}

fn choice(app: &App, entry: &'static Binding) -> Option<Choice> {
    let texts = &app.look.texts;
    let network = app.session.lookup().network();
    let usual = entry.menu?;
    let text = if entry.id == ids::DOES_FIFO && !network.fifo { ids::FAULTS_NO_FIFO } else { usual };
    let probability = if entry.id == ids::DOES_LOSS { network.loss } else { network.duplicate };
    let id = app.selected().map_or(Value::Text(String::new()), |process| Value::Id(process.id));
    let does = Remark::from(text).with("id", id).with("percent", percent(probability));
    let cap = entry.keys.first().map_or_else(String::new, |key| key.cap(texts));
    let row = ListRow {
        told: Some(texts.say(entry.id)),
        why: (entry.can)(app).err().map(|said| texts.say(said)),
        ..ListRow::new(cap, texts.fit(does))
    };
    Some(Choice::new(row, |app| match (entry.can)(app) {
        Ok(()) => (entry.run)(app),
        Err(why) => app.say(why),
    }))
}

fn in_flight(app: &App) -> Vec<Message> {
    let selected = app.view.selected;
    let mut messages: Vec<Message> = pending_panel::in_transit(app).collect();
    messages.sort_by_key(|message| message.from != selected && message.to != selected);
    messages
}

pub(crate) fn ask_message(app: &mut App, title: TextId, act: fn(&mut App)) {
    let act = move |app: &mut App, message: &Message| {
        pending_panel::select(app, message.number);
        act(app);
    };
    let messages = in_flight(app);
    match messages.iter().find(|message| Some(message.number) == app.view.message) {
        Some(selected) => act(app, selected),
        None => list::ask_which(app, title, messages, pending_panel::row, act),
    }
}

/// Asks for the probability of duplication if `doubles`, else of loss.
pub(crate) fn ask_percent(app: &mut App, doubles: bool) {
    let network = app.session.lookup().network();
    let (title, now, says) = if doubles {
        (ids::ASK_DUPLICATION, network.duplicate, ids::SAYS_DUPLICATION_NOW)
    } else {
        (ids::ASK_LOSS, network.loss, ids::SAYS_LOSS_NOW)
    };
    let title = Remark::from(title).with("percent", Value::Text(percent(now)));
    list::ask_line(app, title, move |app, typed| {
        let number = typed.trim().trim_end_matches('%').trim().replace(',', ".").parse::<f64>();
        let probability = number.ok().and_then(|number| Probability::new(number / 100.0));
        let probability = probability.ok_or(ids::SAYS_NOT_A_PERCENTAGE)?;
        app.layers.pop();
        let said = Remark::from(says).with("percent", Value::Text(percent(probability.value())));
        let (loss, duplicate) = if doubles { (None, Some(probability)) } else { (Some(probability), None) };
        act::act(app, Command::Network(NetworkChange { loss, duplicate, ..NetworkChange::default() }), said);
        Ok(())
    });
}

pub(crate) fn toggle_fifo(app: &mut App) {
    let fifo = !app.session.lookup().network().fifo;
    let change = NetworkChange { fifo: Some(fifo), ..NetworkChange::default() };
    act::act(app, Command::Network(change), if fifo { ids::SAYS_FIFO_NOW } else { ids::SAYS_NO_FIFO_NOW });
}

pub(crate) fn has_messages(app: &App) -> Able {
    only_if(app.session.lookup().has_messages(), ids::SAYS_NO_MESSAGES)
}

pub(crate) fn ask_cut(app: &mut App) {
    let Some(Process { position, id, .. }) = app.selected() else { return };
    let row = |app: &App, &other: &usize| list::row(app, ids::AskLinkTo { id: app.named(other) }, ids::ASK_LINK_CUT);
    let whole = whole_links(app, position);
    list::ask_which(app, ids::AskLink { id }, whole, row, move |app, &other| cut(app, position, other, false));
}

pub(crate) fn whole_links(app: &App, position: usize) -> Vec<usize> {
    let (mut others, cuts) = (others(app, position), cuts(app));
    others.retain(|&other| !cuts.is_cut(position, other) || !cuts.is_cut(other, position));
    others
}

pub(crate) fn whole_ways(app: &App, position: usize) -> Vec<(usize, usize)> {
    let (n, cuts) = (app.count(), cuts(app));
    let one_way = app.session.lookup().entry.topology == Topology::OneWayRing && !app.session.lookup().network().bounce;
    let runs = |from: usize, to: usize| !one_way || to == (from + 1) % n;
    let both = others(app, position).into_iter().flat_map(|other| [(position, other), (other, position)]);
    both.filter(|&(from, to)| runs(from, to) && !cuts.is_cut(from, to)).collect()
}

pub(crate) fn ask_cut_one_way(app: &mut App) {
    let Some(Process { position, id, .. }) = app.selected() else { return };
    let way = |(from, to): (usize, usize)| {
        let row = list::row(app, ids::AskWay { from: app.named(from), to: app.named(to) }, ids::ASK_WAY_CUT);
        Choice::new(row, move |app| cut(app, from, to, true))
    };
    let choices = whole_ways(app, position).into_iter().map(way).collect();
    list::ask(app, ids::AskWays { id }, choices);
}

fn cut_links(app: &App) -> Vec<(usize, usize)> {
    let position = app.view.selected;
    let cuts = cuts(app);
    let is_cut = |one, other| cuts.is_cut(one, other) || cuts.is_cut(other, one);
    let own = others(app, position).into_iter().filter(|&other| is_cut(position, other)).map(|other| (position, other));
    // A link that is cut both ways is listed once.
    let is_second = |from: usize, to: usize| to < from && cuts.links.binary_search(&(to, from)).is_ok();
    let by_name = cuts.links.iter().copied();
    let further = by_name.filter(|&(from, to)| from != position && to != position && !is_second(from, to));
    own.chain(further).collect()
}

pub(crate) fn ask_mend(app: &mut App) {
    let row = |app: &App, &(one, other): &(usize, usize)| {
        list::row(app, ids::AskLinkBetween { from: app.named(one), to: app.named(other) }, ids::ASK_LINK_MEND)
    };
    let links = cut_links(app);
    list::ask_which(app, ids::ASK_MEND, links, row, |app, &(one, other)| mend(app, one, other));
}

pub(crate) fn isolate(app: &mut App) {
    let Some(Process { position, id, .. }) = app.selected() else { return };
    let said = Remark::from(ids::SAYS_ISOLATED).with("id", Value::Id(id));
    act::act(app, Command::Partition(vec![vec![position as u32]]), said);
}

pub(crate) fn ask_partition(app: &mut App) {
    list::ask_line(app, ids::ASK_PARTITION, |app, typed| {
        let groups = groups(app, typed.trim())?;
        app.layers.pop();
        act::act(app, Command::Partition(groups), ids::SAYS_PARTED_NOW);
        Ok(())
    });
}

/// Parses groups of ids: a blank or a comma separates ids; `|`, `/` or `;` separates groups.
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
    // Processes in no group form one more group.
    let all = groups.len() + usize::from(named.len() < app.count());
    if named.is_empty() || all < 2 { Err(ids::SAYS_ONE_GROUP.into()) } else { Ok(groups) }
}

/// `whole` lists what can still be cut at a process.
pub(crate) fn can_cut<T>(app: &App, whole: fn(&App, usize) -> Vec<T>) -> Able {
    has_links(app)?;
    only_if(!whole(app, app.view.selected).is_empty(), ids::SAYS_ALL_CUT)
}

pub(crate) fn has_links(app: &App) -> Able {
    selection::is_selected(app)?;
    only_if(app.count() > 1, ids::SAYS_NO_LINKS)
}

pub(crate) fn can_mend(app: &App) -> Able {
    let why = if cuts(app).is_empty() { ids::SAYS_NOTHING_CUT } else { ids::SAYS_NOT_OF_THIS };
    only_if(!cut_links(app).is_empty(), why)
}

fn cut(app: &mut App, from: usize, to: usize, one_way: bool) {
    let said = act::between(app, if one_way { ids::SAYS_CUT_ONE_WAY } else { ids::SAYS_CUT }, from, to);
    act::act(app, Command::Cut { pairs: vec![(from as u32, to as u32)], one_way }, said);
}

pub(crate) fn cut_or_mend(app: &mut App, one: usize, other: usize) {
    let cuts = cuts(app);
    if cuts.is_cut(one, other) || cuts.is_cut(other, one) { mend(app, one, other) } else { cut(app, one, other, false) }
}

pub(crate) fn mend(app: &mut App, one: usize, other: usize) {
    let said = act::between(app, ids::SAYS_MENDED, one, other);
    act::act(app, Command::Mend(Links::Between(vec![(one as u32, other as u32)])), said);
}

pub(crate) fn mend_all(app: &mut App) {
    act::act(app, Command::Mend(Links::All), ids::SAYS_ALL_MENDED);
}

pub(crate) fn cuts(app: &App) -> CutLinks {
    app.session.lookup().cuts(&app.ask())
}

fn others(app: &App, position: usize) -> Vec<usize> {
    let n = app.count();
    let mut others: Vec<usize> = match app.session.lookup().entry.topology {
        Topology::Complete => (0..n).collect(),
        Topology::OneWayRing | Topology::TwoWayRing => vec![(position + 1) % n, (position + n - 1) % n],
    };
    others.retain(|&other| other != position);
    others.dedup();
    others
}

/// A message in transit from a traitor.
struct Lie {
    to: Id,
    said: String,
    /// The first choice changes nothing (`None`), and the last choice drops the message.
    choices: Vec<Option<Command>>,
    chosen: usize,
}

struct Lies {
    from: Id,
    can_alter: bool,
    told: Vec<Lie>,
    row: usize,
}

impl Lies {
    /// The chosen acts. A drop renumbers the later messages on its link, so drops come last, the highest number first.
    fn commands(&self) -> Vec<Command> {
        let chosen = self.told.iter().filter_map(|lie| lie.choices[lie.chosen].clone());
        let (lost, altered): (Vec<_>, Vec<_>) = chosen.partition(|command| matches!(command, Command::Drop(_)));
        altered.into_iter().chain(lost.into_iter().rev()).collect()
    }
}

impl Layer for Lies {
    fn place(&self) -> KeyPlace {
        KeyPlace::Lies
    }

    fn overlay(&self, app: &App) -> Overlay {
        let texts = &app.look.texts;
        let title = if self.can_alter { ids::LIES_TITLE } else { ids::LIES_TITLE_SIGNED };
        let title = texts.fit(Remark::from(title).id("id", self.from));
        let row = |lie: &Lie| {
            let said = lie.said.clone();
            let about = match &lie.choices[lie.chosen] {
                None => Fit::from(texts.spelled(&said).as_ref()),
                Some(Command::Alter { to, .. }) => texts.fit(ids::LiesSays { said, value: Value::from(*to) }),
                Some(_) => texts.fit(ids::LiesNothing { said }),
            };
            ListRow::new(lie.to.to_string(), about)
        };
        list::menu(title, self.told.iter().map(row).collect(), self.row)
    }

    fn scroll(&mut self, _: &App, rows: isize) {
        self.row = self.row.saturating_add_signed(rows).min(self.told.len().saturating_sub(1));
    }

    fn change(&mut self, forward: bool) {
        if let Some(lie) = self.told.get_mut(self.row) {
            lie.chosen = rotate(lie.chosen, lie.choices.len(), forward);
        }
    }
}

pub(crate) fn can_lie(app: &App) -> Able {
    let process = selection::target(app)?;
    let hides = app.view.hides_traitors() && app.session.lookup().knows_traitors();
    only_if(!hides, ids::SAYS_LIES_HIDDEN)?;
    let Some(liars) = app.session.scenario().liars() else { return Err(ids::SAYS_NOTHING_ALTERED.into()) };
    only_if(liars.contains(&(process.position as u32)), ids::SaysLoyal { id: process.id })?;
    only_if(!lies_of(app, &process).is_empty(), ids::SaysNothingSaid { id: process.id })
}

fn lies_of(app: &App, process: &Process) -> Vec<Lie> {
    // Messages that cannot be altered can still be dropped.
    let scenario = app.session.scenario();
    let values = if scenario.alterable().is_some() { scenario.values() } else { Vec::new() };
    let messages = pending_panel::named(app.session.lookup().messages_of(process.position)).into_iter();
    let told = messages.filter(|(message, _)| message.from == process.position).filter_map(|(message, select)| {
        let says = |value: &&Datum| value.to_string() != message.payload;
        let alter = |to: &Datum| Some(Command::Alter { select: select.clone(), to: *to });
        let others = values.iter().filter(says).map(alter);
        let choices = [None].into_iter().chain(others).chain([Some(Command::Drop(select.clone()))]).collect();
        let carries = message.whole.as_ref().unwrap_or(&message.payload);
        Some(Lie { to: app.session.id_at(message.to)?, said: carries.clone(), choices, chosen: 0 })
    });
    told.collect()
}

pub(crate) fn open_lies(app: &mut App) {
    let Some(process) = app.selected() else { return };
    // The choices are only valid at this moment.
    app.pause();
    let told = lies_of(app, &process);
    let can_alter = app.session.scenario().alterable().is_some();
    if !can_alter {
        app.say(ids::SaysOnlyKeptBack { id: process.id });
    }
    app.layers.open(Lies { from: process.id, can_alter, told, row: 0 });
}

pub(crate) fn can_apply_lies(app: &App) -> Able {
    let lies = app.layers.top_as::<Lies>();
    only_if(lies.is_some_and(|lies| !lies.commands().is_empty()), ids::SAYS_NO_LIE)
}

pub(crate) fn apply_lies(app: &mut App) {
    let Some(lies) = app.layers.top_as::<Lies>() else { return };
    let (commands, id) = (lies.commands(), lies.from);
    app.layers.pop();
    act::act_together(app, &commands, Remark::from(ids::SAYS_LIED).id("id", id));
}
