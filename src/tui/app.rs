//! The state of the program: the session on the screen, the user's view settings, and the open layers.

use std::{cell::OnceCell, collections::BTreeMap, time::Duration};

use ratatui::{buffer::Buffer, layout::Position, layout::Rect};

use crate::tui::{
    audience::Audience, binding::Key, binding::KeyPlace, features::class::Class, features::from_file::Sources,
    features::lesson::OpenLesson, features::lesson::challenge, features::notes::OpenNote, features::playing::Player,
    features::search::SearchState, features::travel::Travel, layers::Layer, layers::Layers, library::Library,
    library::Opening,
};
use suffrage_engine::{engine::Process, protocol::Derivation, protocol::Id, protocol::Remark, protocol::Value};
use suffrage_scenario::Scenario;
use suffrage_session::{Ask, Session, ShownRun, is_anonymous, model::Frame, model::Message};
use suffrage_text::{Fit, TextId, ids};
use suffrage_view::{self as paint, Hits, Look, Ruler, Target, ThemeName, view_state::Pane, view_state::View};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExitRequest {
    Quit,
    Suspend,
    Interrupt,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mouse {
    /// The cell under the mouse; `None` from a key press until the mouse moves.
    pub(super) at: Option<Position>,
    pub(super) clicked: Option<(Target, Duration)>,
    /// The timeline on which the user drags the playhead.
    pub(super) seeking: Option<Ruler>,
    pub(super) points: bool,
}

#[derive(Default)]
pub(super) struct Restorable {
    /// The notes and questions of this moment, if the user has closed them. A key can reopen them.
    pub(super) note: Option<OpenNote>,
    /// The run that a key can show again after a comparison, until the next act, and the side of the other run.
    pub(super) run: Option<(usize, ShownRun)>,
    /// The pane that had the focus before the space-time diagram was zoomed, and whether that pane was zoomed.
    pub(super) focus: Option<(Pane, bool)>,
    /// The scenario before the user changed the number of processes.
    pub(super) scenario: Option<Scenario>,
}

pub(super) struct Names {
    pub(super) opened: String,
    /// The names of scenarios by root number. A derived scenario has the name of the original one.
    pub(super) roots: BTreeMap<usize, String>,
    /// The file to which the session was last saved, or from which it was opened.
    pub(super) session_file: Option<String>,
}

impl Names {
    pub(super) fn of(&self, root: usize) -> &str {
        self.roots.get(&root).unwrap_or(&self.opened)
    }

    pub(super) fn keep(&mut self, root: usize) {
        self.roots.entry(root).or_insert_with(|| self.opened.clone());
    }
}

/// The painters read only `frame`, `view` and `look`.
pub(super) struct App {
    pub(super) session: Session,
    pub(super) frame: Frame,
    pub(super) stale: bool,
    pub(super) view: View,
    pub(super) look: Look,
    pub(super) theme: String,
    pub(super) area: Rect,
    pub(super) layers: Layers,
    pub(super) travel: Option<Travel>,
    pub(super) search: SearchState,
    pub(super) names: Names,
    pub(super) sources: Sources,
    pub(super) restorable: Restorable,
    pub(super) votes: Option<Derivation>,
    pub(super) lesson: Option<OpenLesson>,
    pub(super) player: Player,
    /// The key that started the running command; `None` if the user chose the command in a list.
    pub(super) pressed: Option<Key>,
    /// The clickable places of the current picture; empty until the picture is drawn.
    pub(super) hits: OnceCell<Hits>,
    pub(super) mouse: Mouse,
    pub(super) library: Box<dyn Library>,
    /// The phones of the class; `None` if the program was built without the server.
    pub(super) audience: Option<Box<dyn Audience>>,
    pub(super) class: Class,
    pub(super) seeds: fn() -> u64,
    pub(super) exit: Option<ExitRequest>,
    /// A text that the program prints after it has restored the terminal.
    pub(super) farewell: Option<String>,
}

pub(super) const SIDES: [TextId; 2] = [ids::BESIDE_OF_LEFT, ids::BESIDE_OF_RIGHT];

impl App {
    pub(super) fn new(opening: &Opening, library: Box<dyn Library>, look: Look, area: Rect) -> Self {
        let (mut session, name) = (Session::open(&opening.scenario), &opening.name);
        let view = View::default();
        let asked = paint::ask(area, session.scenario().count(), &view);
        let frame = session.frame(&asked);
        Self {
            session,
            frame,
            stale: true,
            view,
            look,
            theme: ThemeName::Dark.key().to_owned(),
            area,
            layers: Layers::default(),
            travel: None,
            search: SearchState::default(),
            names: Names { opened: name.clone(), roots: [(0, name.clone())].into(), session_file: None },
            sources: Sources::default(),
            restorable: Restorable::default(),
            votes: None,
            lesson: None,
            player: Player { motion: true, ..Player::default() },
            hits: OnceCell::new(),
            pressed: None,
            mouse: Mouse::default(),
            library,
            audience: None,
            class: Class::default(),
            // 32 bits: short enough to read aloud and type again.
            seeds: || rand::random::<u32>().into(),
            exit: None,
            farewell: None,
        }
    }

    pub(super) fn say(&mut self, said: impl Into<Remark>) {
        self.view.said = Some(self.look.texts.fit(said));
    }

    pub(super) fn say_of_side(&mut self, said: impl Into<Remark>) {
        self.view.said = Some(self.of_side(&self.look.texts.fit(said)));
    }

    pub(super) fn root(&self) -> usize {
        self.session.history().branch(self.session.branch()).root
    }

    pub(super) fn count(&self) -> usize {
        self.session.scenario().count()
    }

    pub(super) fn selected(&self) -> Option<Process> {
        self.session.lookup().process(self.view.selected)
    }

    pub(super) fn position_named(&self, typed: &str) -> Option<usize> {
        typed.parse().ok().and_then(Id::new).and_then(|id| self.session.position_of(id))
    }

    /// The message with this number, if it is in transit or was just lost.
    pub(super) fn message(&self, number: u32) -> Option<Message> {
        self.session.lookup().message_numbered(number)
    }

    pub(super) fn call_sides(&mut self, names: [&str; 2]) {
        for (side, name) in names.into_iter().enumerate() {
            if let Some(lane) = self.session.side(side) {
                self.names.roots.insert(self.session.history().branch(lane.branch()).root, name.to_owned());
            }
        }
    }

    pub(super) fn ask(&self) -> Ask {
        let mut ask = if self.is_comparing() {
            self.asks_of_both()[self.session.focus()]
        } else {
            paint::ask(self.area, self.session.scenario().count(), &self.view)
        };
        self.layers.iter().for_each(|layer| layer.extend(self, &mut ask));
        ask
    }

    pub(super) fn update_names(&mut self) {
        self.look.texts = self.look.texts.of_run(is_anonymous(self.session.scenario()));
    }

    pub(super) fn hits(&self) -> &Hits {
        self.hits
            .get_or_init(|| paint::draw(&self.frame, &self.view, &self.look, self.area, &mut Buffer::empty(self.area)))
    }

    pub(super) fn named(&self, position: usize) -> Value {
        self.session.id_at(position).map_or_else(|| Value::Number(position as u64), Value::Id)
    }

    pub(super) fn is_beside(&self, branch: usize) -> bool {
        branch != self.session.branch() && self.session.branch_beside() == Some(branch)
    }

    pub(super) fn is_comparing(&self) -> bool {
        self.session.is_two()
    }

    pub(super) fn asks_of_both(&self) -> [Ask; 2] {
        let count = |side| self.session.side(side).map_or(0, |lane| lane.scenario().count());
        paint::asks(self.area, [0, 1].map(count), &self.view)
    }

    pub(super) fn of_side(&self, said: &Fit) -> Fit {
        if !self.is_comparing() {
            return said.clone();
        }
        let side = Remark::from(SIDES[self.session.focus().min(1)]);
        said.map(|told| self.look.texts.say(side.clone().with("told", Value::Text(told.to_owned()))))
    }

    pub(super) fn pause(&mut self) {
        (self.view.playing, self.view.glide) = (false, View::RESTING);
        self.player.stops_at = None;
    }

    pub(super) fn place(&self) -> KeyPlace {
        self.layers.top().map_or_else(|| self.pane_place(), Layer::place)
    }

    pub(super) fn pane_place(&self) -> KeyPlace {
        match (self.view.focus, self.view.event) {
            (Pane::SpaceTime, Some(_)) => KeyPlace::Event,
            (Pane::SpaceTime, None) => KeyPlace::SpaceTime,
            (Pane::Properties, _) => KeyPlace::Properties,
            (Pane::How, _) if self.votes.is_some() && (self.view.zoomed || self.view.presenting) => KeyPlace::How,
            (Pane::How, _) if self.votes.is_some() => KeyPlace::HowFolded,
            _ => KeyPlace::Screen,
        }
    }

    /// The places whose keys work now. If several places bind a key, the first one decides.
    pub(super) fn places(&self) -> Vec<KeyPlace> {
        let mut places = vec![self.place()];
        if self.layers.leave_keys() {
            let below = challenge::is_here(self).then_some(KeyPlace::Challenge);
            places.extend(below.into_iter().chain([self.pane_place(), KeyPlace::Screen]));
            places.dedup();
        }
        places
    }
}
