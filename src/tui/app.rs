//! What the program knows while it runs: the session on the screen, what the person has chosen to see, and what is open over it.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::time::Duration;

use ratatui::layout::Rect;

use super::binding::Binding;
use super::layer::Layers;
use super::library::{Library, Opening};
use super::state::{ExitRequest, Mouse, Note, Player, SearchState, Travel};
use crate::engine::Process;
use crate::paint::view_state::{Pane, View};
use crate::paint::{self, Hits, Look, ThemeName};
use crate::protocol::{Id, Remark};
use crate::scenario::Scenario;
use crate::session::model::{Frame, Message};
use crate::session::{Lane, Session, Until};
use crate::sim::command::Select;

/// The state of the program. The painters read `frame`, `view` and `look`; nothing else decides what is on the screen.
pub(super) struct App {
    pub(super) bindings: &'static [Binding<Self>],
    /// The run on the screen, or the two side by side.
    pub(super) session: Session,
    /// The moment as it was laid out last: what is drawn, and what the mouse is on.
    pub(super) frame: Frame,
    /// Whether anything has changed since.
    pub(super) stale: bool,
    /// What the person has chosen to see.
    pub(super) view: View,
    pub(super) look: Look,
    pub(super) theme: String,
    /// Whether messages glide while the run is playing.
    pub(super) motion: bool,
    pub(super) area: Rect,
    pub(super) layers: Layers<Self>,
    /// The way to a tick that is not at its end yet.
    pub(super) travel: Option<Travel>,
    /// What the run was played until the last time.
    pub(super) last_until: Option<Until>,
    pub(super) search: SearchState,
    /// The run that stood beside the one on the screen, and the side of the latter, until something is done to it.
    pub(super) beside_before: Option<(usize, Lane)>,
    /// The file in which the whole session was kept last, or from which it was taken.
    pub(super) session_file: Option<String>,
    /// What the person calls the scenario that was opened last.
    pub(super) name: String,
    /// What the person calls the scenarios of the tree, by their numbers; those made from others by the names of these.
    pub(super) names: BTreeMap<usize, String>,
    /// The scenario before its number of processes was changed.
    pub(super) whole: Option<Scenario>,
    /// The notes and questions of this moment, closed before the run went on: they can be taken up again.
    pub(super) put_aside: Option<Note>,
    /// The pane that had the keys before the space-time diagram took all the room, and whether it was zoomed.
    pub(super) before_space_time: Option<(Pane, bool)>,
    /// Whether what was lost at the last tick of an ended run has been shown long enough.
    pub(super) settled: bool,
    /// When it will have been.
    pub(super) settles: Option<Duration>,
    pub(super) player: Player,
    /// What is under the cells of the screen, if it has been drawn as it is now.
    pub(super) hits: OnceCell<Hits>,
    pub(super) mouse: Mouse,
    pub(super) library: Box<dyn Library>,
    /// Where drawn seeds come from.
    pub(super) seeds: fn() -> u64,
    /// What only the program as a whole can do, asked for by a key.
    pub(super) exit: Option<ExitRequest>,
}

impl App {
    /// A scenario at its first tick, on a screen of this size.
    pub(super) fn new(
        opening: &Opening,
        library: Box<dyn Library>,
        look: Look,
        area: Rect,
        bindings: &'static [Binding<Self>],
    ) -> Self {
        let mut session = Session::open(&opening.scenario);
        let view = View::default();
        let frame = session.frame(&paint::ask(area, session.scenario().count(), &view));
        let mut app = Self {
            bindings,
            session,
            frame,
            stale: true,
            view,
            look,
            theme: ThemeName::Dark.key().to_owned(),
            motion: true,
            area,
            layers: Layers::default(),
            travel: None,
            last_until: None,
            search: SearchState::default(),
            beside_before: None,
            session_file: None,
            name: opening.name.clone(),
            names: BTreeMap::from([(0, opening.name.clone())]),
            whole: None,
            put_aside: None,
            before_space_time: None,
            settled: false,
            settles: None,
            player: Player::default(),
            hits: OnceCell::new(),
            mouse: Mouse::default(),
            library,
            seeds: drawn_seed,
            exit: None,
        };
        app.call_processes();
        app.arrive();
        app.touch();
        app.lay_out();
        app
    }

    /// Shows a scenario made from the one on the screen, from its first tick. The selected process stays selected, if it is there.
    pub(super) fn show(&mut self, scenario: &Scenario) {
        let selected = self.session.id_at(self.view.selected);
        self.begin(scenario, selected);
    }

    /// Shows another scenario, from its first tick.
    pub(super) fn show_other(&mut self, scenario: &Scenario) {
        self.begin(scenario, None);
    }

    fn begin(&mut self, scenario: &Scenario, selected: Option<Id>) {
        self.session.show(scenario);
        self.on_run_changed(selected);
    }

    /// Another run is on the screen than before, from its first tick.
    pub(super) fn on_run_changed(&mut self, selected: Option<Id>) {
        self.call_run();
        self.whole = None;
        self.last_until = None;
        self.search.begin_anew();
        self.beside_before = None;
        self.travel = None;
        self.pause();
        self.view.selected = selected.and_then(|id| self.session.position_of(id)).unwrap_or_default();
        self.view.by_hand = selected.is_some() && self.view.by_hand;
        self.view.typed.clear();
        self.view.event = None;
        self.layers.clear();
        self.moved();
    }

    /// Hides what was lost at the last tick of an ended run, once that tick has been shown long enough.
    pub(super) fn settle(&mut self) {
        self.settles = None;
        self.settled = true;
    }

    /// Says something in the footer.
    pub(super) fn say(&mut self, said: impl Into<Remark>) {
        self.view.said = Some(self.look.texts.fit(said));
    }

    pub(super) fn count(&self) -> usize {
        self.session.scenario().count()
    }

    pub(super) fn selected(&self) -> Option<Process> {
        self.session.lookup().process(self.view.selected)
    }

    /// A message under way, or just lost, by its number.
    pub(super) fn message(&self, number: u32) -> Option<Message> {
        self.session.lookup().messages(&self.ask()).into_iter().find(|message| message.number == number)
    }

    /// The selected message, if it is still under way.
    pub(super) fn message_to_drop(&self) -> Option<Message> {
        self.message(self.view.message?).filter(|message| message.lost.is_none() && !message.notice)
    }

    pub(super) fn messages_under_way(&self) -> impl Iterator<Item = Message> {
        let messages = self.session.lookup().messages(&self.ask()).into_iter();
        messages.filter(|message| message.lost.is_none() && !message.notice && !message.is_heartbeat())
    }

    /// The messages under way to or from the selected process, oldest first, each with the words of the command that names it.
    pub(super) fn droppable(&self) -> Vec<(Message, Select)> {
        let selected = self.view.selected;
        let mut found: Vec<(Message, Select)> = Vec::new();
        for message in self.messages_under_way().filter(|message| message.from == selected || message.to == selected) {
            let same_link = found.iter().filter(|(other, _)| (other.from, other.to) == (message.from, message.to)).count();
            let nth = same_link as u32 + 1;
            let select = Select { from: message.from as u32, to: message.to as u32, kind: None, nth };
            found.push((message, select));
        }
        found
    }
}

/// A seed of 32 bits: short enough to be read out and typed again.
fn drawn_seed() -> u64 {
    rand::random::<u32>().into()
}
