//! Acts: what the person at the keys does to the processes.

use crate::paint::view_state::ListRow;
use crate::protocol::{Id, Remark, Role, Value};
use crate::session::Moved;
use crate::session::model::Message;
use crate::sim::command::{Command, Select, Targets};
use crate::text::ids;
use crate::tui::app::App;
use crate::tui::binding::Place;
use crate::tui::layers::line::number;
use crate::tui::layers::list::Choice;

impl App {
    /// Does something to the processes: it enters the next tick, which is shown at once, or waits while a tick is shown half-way.
    pub(in crate::tui) fn act(&mut self, command: Command, done: Remark) {
        let shown = self.session.tick();
        let aimed_at = match &command {
            Command::Revive(Targets::Listed(positions)) | Command::Start(Targets::Listed(positions)) => {
                positions.first().copied()
            }
            _ => None,
        };
        let before = self.grown();
        let moved = self.session.act(command);
        let taken = matches!(moved, Moved::Yes | Moved::Waiting);
        if taken {
            // The run that stood beside has not taken it.
            self.beside_before = None;
            // The menu has done what it was opened for.
            self.layers.retain(|layer| layer.place() != Place::Faults);
        }
        match moved {
            Moved::Yes => {
                self.moved();
                self.begin_tick();
                let done = self.came_of_it(aimed_at, done);
                self.say(done.with("tick", Value::Number(self.session.tick())));
            }
            Moved::Waiting => {
                let waits = Remark::from(ids::SAYS_WAITS).with("tick", Value::Number(shown));
                self.say(waits.with("next", Value::Number(shown + 1)));
            }
            Moved::Nothing(remark) => self.view.said = Some(self.look.texts.fit_remark(&remark)),
            Moved::Quiet | Moved::AtTheStart => self.say(ids::SAYS_QUIET),
        }
        if taken {
            self.say_what_grew(before);
            self.say_if_only_here();
        }
    }

    /// What came of an act: who is brought back, or told to begin, with a crash in mid-broadcast armed is down again at once.
    fn came_of_it(&self, aimed_at: Option<u32>, done: Remark) -> Remark {
        let fell = aimed_at.and_then(|at| self.session.lookup().process(at as usize));
        match fell.filter(|process| process.role == Role::Crashed && process.crashes_after.is_none()) {
            Some(process) if done.key == ids::SAYS_REVIVES.key() => {
                Remark::from(ids::SAYS_REVIVES_AND_CRASHES).with("id", Value::Id(process.id))
            }
            Some(process) if done.key == ids::SAYS_STARTS.key() => {
                Remark::from(ids::SAYS_STARTS_AND_CRASHES).with("id", Value::Id(process.id))
            }
            _ => done,
        }
    }

    fn chosen(&self) -> Option<(u32, Id, bool)> {
        let process = self.selected()?;
        Some((process.position as u32, process.id, process.role == Role::Crashed))
    }

    pub(in crate::tui) fn crash_or_revive(&mut self) {
        let Some((position, id, down)) = self.chosen() else { return };
        let targets = Targets::Listed(vec![position]);
        let (command, says) = if down {
            (Command::Revive(targets), ids::SAYS_REVIVES)
        } else {
            (Command::Crash { targets, after: None }, ids::SAYS_CRASHES)
        };
        self.act(command, Remark::from(says).with("id", Value::Id(id)));
    }

    pub(in crate::tui) fn crash_after(&mut self, position: usize, after: u32) {
        let Some(id) = self.session.id_at(position) else { return };
        let targets = Targets::Listed(vec![position as u32]);
        let said = Remark::from(ids::SAYS_ARMED).with("id", Value::Id(id)).with("after", Value::Number(after.into()));
        self.act(Command::Crash { targets, after: Some(after) }, said);
    }

    /// The selected process begins an election.
    pub(in crate::tui) fn start(&mut self) {
        let Some((position, id, _)) = self.chosen() else { return };
        self.act(Command::Start(Targets::Listed(vec![position])), Remark::from(ids::SAYS_STARTS).with("id", Value::Id(id)));
    }

    /// Asks in which way the selected process leaves.
    pub(in crate::tui) fn ask_leave(&mut self) {
        let Some((position, id, _)) = self.chosen() else { return };
        let texts = &self.look.texts;
        let way = |announced, name, about| {
            let row = ListRow::new(texts.say(name), texts.say(about));
            Choice::new(row, move |app: &mut App| app.leave(position, announced))
        };
        let choices = vec![
            way(false, ids::ASK_LEAVE_SILENTLY, ids::ASK_LEAVE_SILENTLY_ABOUT),
            way(true, ids::ASK_LEAVE_ANNOUNCED, ids::ASK_LEAVE_ANNOUNCED_ABOUT),
        ];
        let title = texts.say(ids::AskLeave { id });
        self.ask_to_choose(title, choices, 0);
    }

    pub(in crate::tui) fn leave(&mut self, position: u32, announced: bool) {
        let Some(id) = self.session.id_at(position as usize) else { return };
        let says = if announced { ids::SAYS_LEAVES_ANNOUNCED } else { ids::SAYS_LEAVES };
        self.act(
            Command::Leave { targets: Targets::Listed(vec![position]), announced },
            Remark::from(says).with("id", Value::Id(id)),
        );
    }

    /// Loses the message to or from the selected process, or asks which one if there are several.
    pub(in crate::tui) fn ask_drop(&mut self) {
        if self.message_to_drop().is_some() {
            return self.drop_selected();
        }
        let Some((_, id, _)) = self.chosen() else { return };
        let droppable = self.droppable();
        if let [(_, only)] = droppable.as_slice() {
            return self.drop_message(only.clone());
        }
        let choice = |(message, select): (Message, Select)| {
            Choice::new(self.row_of_message(&message), move |app: &mut App| app.drop_message(select.clone()))
        };
        let choices = droppable.into_iter().map(choice).collect();
        let title = self.look.texts.say(ids::AskDrop { id });
        self.ask_to_choose(title, choices, 0);
    }

    pub(in crate::tui) fn row_of_message(&self, message: &Message) -> ListRow {
        let name = format!("{} {}", message.kind, message.payload).trim_end().to_owned();
        ListRow::new(
            name,
            self.look.texts.say(ids::AskDropAbout {
                from: self.named(message.from),
                to: self.named(message.to),
                due: message.due,
            }),
        )
    }

    pub(in crate::tui) fn drop_message(&mut self, select: Select) {
        let said = Remark::from(ids::SAYS_LOST)
            .with("from", self.named(select.from as usize))
            .with("to", self.named(select.to as usize));
        self.act(Command::Drop(select), said);
    }

    /// Asks after how many messages of its next batch the selected process crashes.
    pub(in crate::tui) fn ask_crash_after(&mut self) {
        let Some((position, id, _)) = self.chosen() else { return };
        let title = self.look.texts.say(ids::AskCrashAfter { id });
        self.ask_for(title, move |app, typed| {
            let after = u32::try_from(number(typed)?).map_err(|_| Remark::from(ids::SAYS_NOT_A_NUMBER))?;
            app.layers.pop();
            app.crash_after(position as usize, after);
            Ok(())
        });
    }

    /// A process in a sentence.
    pub(in crate::tui) fn named(&self, position: usize) -> Value {
        self.session.id_at(position).map_or_else(|| Value::Number(position as u64), Value::Id)
    }
}
