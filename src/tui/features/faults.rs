//! The menu of faults: what can be done to links, to messages on their way, and to the network as a whole.

use crate::paint::view_state::ListRow;
use crate::protocol::{Id, Remark, Topology, Value};
use crate::session::model::{Message, percent};
use crate::sim::command::{Command, NetworkChange, Probability};
use crate::text::{TextId, ids};
use crate::tui::app::App;
use crate::tui::binding::{Able, Binding, Place};
use crate::tui::guards;
use crate::tui::layers::list::{Choice, List};

/// Opens the menu: its rows are in the order of the table of keys.
pub(in crate::tui) fn open(app: &mut App) {
    let title = app.look.texts.fit(ids::ASK_FAULTS);
    app.layers
        .open(List::menu(title, Place::Faults, |app, _| app.bindings.iter().filter_map(|entry| choice(app, entry)).collect()));
}

fn choice(app: &App, entry: &'static Binding<App>) -> Option<Choice> {
    let texts = &app.look.texts;
    let network = app.session.lookup().network();
    let usual = entry.menu?;
    let text = if entry.id == ids::DOES_FIFO && !network.fifo { ids::FAULTS_NO_FIFO } else { usual };
    let probability = if entry.id == ids::DOES_LOSS { network.loss } else { network.duplicate };
    let id = app.selected().map_or(Value::Text(String::new()), |process| Value::Id(process.id));
    let does = Remark::from(text).with("id", id).with("percent", percent(probability).into());
    let cap = entry.keys.first().map_or_else(String::new, |key| key.cap(texts));
    let row = ListRow {
        told: Some(texts.say(entry.id)),
        why: (entry.can)(app).err().map(|said| texts.say(said)),
        ..ListRow::new(cap, texts.fit(does))
    };
    Some(Choice::new(row, |app| match (entry.can)(app) {
        Ok(()) => (entry.run)(app, None),
        Err(why) => app.say(why),
    }))
}

/// What is done to a message that is chosen from a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ToMessage {
    Delay,
    Duplicate,
}

impl App {
    /// Asks which link of the selected process is cut, both ways.
    pub(in crate::tui) fn ask_cut(&mut self) {
        let Some((position, id)) = self.selected().map(|process| (process.position, process.id)) else { return };
        let whole = self.whole_links(position);
        if let [only] = whole[..] {
            return self.cut(position, only);
        }
        let texts = &self.look.texts;
        let link = |other: usize| {
            let name = texts.say(ids::AskLinkTo { id: self.named(other) });
            let row = ListRow::new(name, texts.say(ids::ASK_LINK_CUT));
            Choice::new(row, move |app: &mut App| app.cut(position, other))
        };
        let choices = whole.into_iter().map(link).collect();
        let title = texts.say(ids::AskLink { id });
        self.ask_to_choose(title, choices, 0);
    }

    /// The processes to which a process has a link that is whole at least one way.
    fn whole_links(&self, position: usize) -> Vec<usize> {
        let (mut others, cuts) = (self.others(position), self.cuts());
        others.retain(|&other| !cuts.is_cut(position, other) || !cuts.is_cut(other, position));
        others
    }

    /// The ways to and from a process that are whole and that messages, or notices, may take.
    fn whole_ways(&self, position: usize) -> Vec<(usize, usize)> {
        let (n, cuts) = (self.count(), self.cuts());
        let one_way = self.session.lookup().topology() == Topology::OneWayRing && !self.session.lookup().network().bounce;
        let runs = |from: usize, to: usize| !one_way || to == (from + 1) % n;
        let both = self.others(position).into_iter().flat_map(|other| [(position, other), (other, position)]);
        both.filter(|&(from, to)| runs(from, to) && !cuts.is_cut(from, to)).collect()
    }

    /// Asks which way between the selected process and another one is cut.
    pub(in crate::tui) fn ask_cut_one_way(&mut self) {
        let Some((position, id)) = self.selected().map(|process| (process.position, process.id)) else { return };
        let texts = &self.look.texts;
        let way = |(from, to): (usize, usize)| {
            let row =
                ListRow::new(texts.say(ids::AskWay { from: self.named(from), to: self.named(to) }), texts.say(ids::ASK_WAY_CUT));
            Choice::new(row, move |app: &mut App| app.cut_one_way(from, to))
        };
        let choices = self.whole_ways(position).into_iter().map(way).collect();
        let title = texts.say(ids::AskWays { id });
        self.ask_to_choose(title, choices, 0);
    }

    pub(in crate::tui) fn cut_one_way(&mut self, from: usize, to: usize) {
        let said = Remark::from(ids::SAYS_CUT_ONE_WAY).with("from", self.named(from)).with("to", self.named(to));
        self.act(Command::Cut { pairs: vec![(from as u32, to as u32)], one_way: true }, said);
    }

    /// The links that are cut and can be mended one by one: those of the selected process first, then those cut by name.
    fn cut_links(&self) -> Vec<(usize, usize)> {
        let position = self.view.selected;
        let cuts = self.cuts();
        let is_cut = |one, other| cuts.is_cut(one, other) || cuts.is_cut(other, one);
        let own = self.others(position).into_iter().filter(|&other| is_cut(position, other)).map(|other| (position, other));
        let mut links: Vec<(usize, usize)> = own.collect();
        for &(from, to) in &cuts.links {
            if !links.contains(&(from, to)) && !links.contains(&(to, from)) {
                links.push((from, to));
            }
        }
        links
    }

    pub(in crate::tui) fn ask_mend(&mut self) {
        let links = self.cut_links();
        if let [(one, other)] = links[..] {
            return self.mend(one, other);
        }
        let texts = &self.look.texts;
        let link = |(one, other): (usize, usize)| {
            let row = ListRow::new(
                texts.say(ids::AskLinkBetween { from: self.named(one), to: self.named(other) }),
                texts.say(ids::ASK_LINK_MEND),
            );
            Choice::new(row, move |app: &mut App| app.mend(one, other))
        };
        let choices = links.into_iter().map(link).collect();
        self.ask_to_choose(texts.say(ids::ASK_MEND), choices, 0);
    }

    pub(in crate::tui) fn isolate_selected(&mut self) {
        if let Some(position) = self.selected().map(|process| process.position) {
            self.isolate(position);
        }
    }

    /// Asks into which groups the processes are parted.
    pub(in crate::tui) fn ask_partition(&mut self) {
        self.ask_for(self.look.texts.say(ids::ASK_PARTITION), |app, typed| {
            let groups = app.groups(typed.trim())?;
            app.layers.pop();
            app.act(Command::Partition(groups), Remark::from(ids::SAYS_PARTED_NOW));
            Ok(())
        });
    }

    /// The messages in flight that acts may be about, those to or from the selected process first.
    fn in_flight(&self) -> Vec<Message> {
        let selected = self.view.selected;
        let mut messages: Vec<Message> = self.messages_under_way().collect();
        messages.sort_by_key(|message| message.from != selected && message.to != selected);
        messages
    }

    pub(in crate::tui) fn ask_which_to_delay(&mut self) {
        self.ask_message(ToMessage::Delay);
    }

    pub(in crate::tui) fn ask_which_to_duplicate(&mut self) {
        self.ask_message(ToMessage::Duplicate);
    }

    /// Acts on the selected message, or asks which one if there are several.
    fn ask_message(&mut self, act: ToMessage) {
        let messages = self.in_flight();
        let selected = self.view.message.filter(|number| messages.iter().any(|message| message.number == *number));
        let only = if let [only] = &messages[..] { Some(only.number) } else { None };
        if let Some(number) = selected.or(only) {
            return self.act_on(act, number);
        }
        let choice = |message: Message| {
            let number = message.number;
            Choice::new(self.row_of_message(&message), move |app: &mut App| app.act_on(act, number))
        };
        let choices = messages.into_iter().map(choice).collect();
        let title = if act == ToMessage::Delay { ids::ASK_WHICH_TO_DELAY } else { ids::ASK_WHICH_TO_DUPLICATE };
        self.ask_to_choose(self.look.texts.say(title), choices, 0);
    }

    fn act_on(&mut self, act: ToMessage, number: u32) {
        match act {
            ToMessage::Delay => self.delay_chosen(number),
            ToMessage::Duplicate => self.duplicate_chosen(number),
        }
    }

    pub(in crate::tui) fn delay_chosen(&mut self, number: u32) {
        self.select_message(number);
        self.ask_delay();
    }

    pub(in crate::tui) fn duplicate_chosen(&mut self, number: u32) {
        self.select_message(number);
        self.duplicate_selected();
    }

    /// Asks with which probability messages are lost.
    pub(in crate::tui) fn ask_loss(&mut self) {
        let change = |loss| NetworkChange { loss: Some(loss), ..NetworkChange::default() };
        self.ask_percent(ids::ASK_LOSS, self.session.lookup().network().loss, ids::SAYS_LOSS_NOW, change);
    }

    /// Asks with which probability messages are doubled.
    pub(in crate::tui) fn ask_duplication(&mut self) {
        let change = |duplicate| NetworkChange { duplicate: Some(duplicate), ..NetworkChange::default() };
        self.ask_percent(ids::ASK_DUPLICATION, self.session.lookup().network().duplicate, ids::SAYS_DUPLICATION_NOW, change);
    }

    fn ask_percent(&mut self, title: TextId, now: f64, says: TextId, change: fn(Probability) -> NetworkChange) {
        let title = self.look.texts.say(Remark::from(title).with("percent", Value::Text(percent(now))));
        self.ask_for(title, move |app, typed| {
            let number = typed.trim().trim_end_matches('%').trim().replace(',', ".").parse::<f64>();
            let probability = number.ok().and_then(|number| Probability::new(number / 100.0));
            let probability = probability.ok_or(ids::SAYS_NOT_A_PERCENTAGE)?;
            app.layers.pop();
            let said = Remark::from(says).with("percent", Value::Text(percent(probability.value())));
            app.act(Command::Network(change(probability)), said);
            Ok(())
        });
    }

    /// Links keep the order of messages from now on, or no more.
    pub(in crate::tui) fn turn_fifo(&mut self) {
        let fifo = !self.session.lookup().network().fifo;
        let change = NetworkChange { fifo: Some(fifo), ..NetworkChange::default() };
        self.act(Command::Network(change), Remark::from(if fifo { ids::SAYS_FIFO_NOW } else { ids::SAYS_NO_FIFO_NOW }));
    }

    /// The groups that a typed text names: ids with blanks or commas between them, and a bar between two groups.
    fn groups(&self, typed: &str) -> Result<Vec<Vec<u32>>, Remark> {
        let mut groups = Vec::new();
        let mut named: Vec<u32> = Vec::new();
        for group in typed.split(['|', '/', ';']) {
            let mut members = Vec::new();
            for word in group.split([' ', ',']).filter(|word| !word.is_empty()) {
                let id = word.parse().ok().and_then(Id::new).and_then(|id| self.session.position_of(id));
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
        let all = groups.len() + usize::from(named.len() < self.count());
        if named.is_empty() || all < 2 { Err(ids::SAYS_ONE_GROUP.into()) } else { Ok(groups) }
    }
}

fn only_if(possible: bool, otherwise: TextId) -> Able {
    if possible { Ok(()) } else { Err(otherwise.into()) }
}

/// Whether a link of the selected process is left to cut.
pub(in crate::tui) fn cut(app: &App) -> Able {
    links(app)?;
    only_if(!app.whole_links(app.view.selected).is_empty(), ids::SAYS_ALL_CUT)
}

/// Whether a way to or from the selected process is left to cut.
pub(in crate::tui) fn cut_one_way(app: &App) -> Able {
    links(app)?;
    only_if(!app.whole_ways(app.view.selected).is_empty(), ids::SAYS_ALL_CUT)
}

/// Whether there are links at all, and a process is selected.
pub(in crate::tui) fn links(app: &App) -> Able {
    guards::inspect(app)?;
    only_if(app.count() > 1, ids::SAYS_NO_LINKS)
}

pub(in crate::tui) fn mend(app: &App) -> Able {
    only_if(!app.cut_links().is_empty(), if app.cuts().is_empty() { ids::SAYS_NOTHING_CUT } else { ids::SAYS_NOT_OF_THIS })
}

pub(in crate::tui) fn mend_all(app: &App) -> Able {
    only_if(!app.cuts().is_empty(), ids::SAYS_NOTHING_CUT)
}

pub(in crate::tui) fn act_on_one(app: &App) -> Able {
    only_if(!app.in_flight().is_empty(), ids::SAYS_NO_MESSAGES)
}
