//! The types of a key and of a row of the key table, with queries for key handling, footer, help and palette.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::tui::{app::App, bindings::TABLE};
use suffrage_engine::protocol::Remark;
use suffrage_text::{TextId, Texts, ids};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyPlace {
    Everywhere,
    Screen,
    Note,
    /// A question of a lesson that waits for a prediction.
    Predict,
    /// A question on which the class votes.
    Vote,
    Challenge,
    /// The address of the page for phones.
    Class,
    /// A page of a lesson, which covers the screen.
    Page,
    Reading,
    /// A text about the run, beside the picture.
    Aside,
    Measured,
    Check,
    OwnRun,
    Help,
    Inspector,
    SpaceTime,
    /// The focused space-time diagram with a selected event.
    Event,
    Properties,
    /// The focused decision pane, unfolded into a table.
    How,
    /// The focused decision pane as a list. A key unfolds the list into a table.
    HowFolded,
    Pending,
    Why,
    Faults,
    Lies,
    Branches,
    /// A list or the palette. Unbound keys go to its filter.
    List,
    Line,
    Confirm,
    Demos,
    DemoSearch,
    NextDemo,
    /// The question whether to quit and lose unsaved work.
    Leaving,
}

impl KeyPlace {
    /// In a modal place, unbound keys do nothing. In other places, they act on the screen.
    pub(super) const fn is_modal(self) -> bool {
        use KeyPlace::{Aside, Challenge, Faults, Inspector, NextDemo, Note, Pending, Predict, Vote, Why};
        !matches!(self, Note | Predict | Vote | Challenge | Aside | Inspector | Pending | Why | Faults | NextDemo)
    }

    pub(super) const fn outlasts_branches(self) -> bool {
        matches!(self, Self::Note | Self::Predict | Self::Vote | Self::Challenge | Self::Inspector | Self::Pending)
    }
}

pub(super) type Able = Result<(), Remark>;

pub(super) struct OtherWord {
    pub(super) word: TextId,
    pub(super) holds: fn(&App) -> bool,
    pub(super) found_by: bool,
}

pub(super) struct HintSpec {
    /// A lower rank is further left in the footer. Ranks from [`PINNED`] on are at the right end.
    pub(super) rank: u8,
    /// The word after the keys of a hint. Keys with the same word share a hint.
    pub(super) word: TextId,
    /// Words for special situations. The first word whose condition holds is shown instead of `word`.
    pub(super) others: [Option<OtherWord>; 4],
}

/// From this rank on, a hint is at the right end of the footer.
pub(super) const PINNED: u8 = 200;

#[expect(clippy::struct_excessive_bools, reason = "each flag is a property of the command")]
pub(super) struct Binding {
    /// The name of the command and its line in the help.
    pub(super) id: TextId,
    pub(super) keys: &'static [Key],
    pub(super) place: KeyPlace,
    pub(super) group: TextId,
    pub(super) hint: Option<HintSpec>,
    pub(super) also: Option<TextId>,
    pub(super) menu: Option<TextId>,
    pub(super) keeps_notes: bool,
    pub(super) closes: bool,
    /// If a question is open, the command only shows the answer. The next use of the command continues the run.
    pub(super) answers_first: bool,
    /// The user may type a number after the command in the palette.
    pub(super) takes_number: bool,
    pub(super) anywhere: bool,
    pub(super) can: fn(&App) -> Able,
    pub(super) run: fn(&mut App),
}

macro_rules! flags {
    ($($flag:ident),*) => {
        $(pub(super) const fn $flag(self) -> Self {
            Self { $flag: true, ..self }
        })*
    };
}

impl Binding {
    pub(super) const fn new(at: (KeyPlace, TextId), id: TextId, keys: &'static [Key], run: fn(&mut App)) -> Self {
        Self {
            id,
            keys,
            place: at.0,
            group: at.1,
            hint: None,
            also: None,
            menu: None,
            keeps_notes: false,
            closes: false,
            answers_first: false,
            takes_number: false,
            anywhere: false,
            can: |_| Ok(()),
            run,
        }
    }

    pub(super) const fn hint(self, rank: u8, word: TextId) -> Self {
        Self { hint: Some(HintSpec { rank, word, others: [None, None, None, None] }), ..self }
    }

    /// Adds a word for a second action of the key, shown while `holds` is true. The palette finds the command by it.
    pub(super) const fn or(self, word: TextId, holds: fn(&App) -> bool) -> Self {
        self.other(OtherWord { word, holds, found_by: true })
    }

    /// Adds another word for the same action, shown while `holds` is true. The palette does not search for it.
    pub(super) const fn or_called(self, word: TextId, holds: fn(&App) -> bool) -> Self {
        self.other(OtherWord { word, holds, found_by: false })
    }

    const fn other(self, other: OtherWord) -> Self {
        let Some(hinted) = self.hint else { panic!("a word instead of none") };
        let others = match hinted.others {
            [None, ..] => [Some(other), None, None, None],
            [first, None, ..] => [first, Some(other), None, None],
            [first, second, None, _] => [first, second, Some(other), None],
            [first, second, third, None] => [first, second, third, Some(other)],
            _ => panic!("four other words at most"),
        };
        Self { hint: Some(HintSpec { others, ..hinted }), ..self }
    }

    pub(super) const fn also(self, also: TextId) -> Self {
        Self { also: Some(also), ..self }
    }

    pub(super) const fn menu(self, row: TextId) -> Self {
        Self { menu: Some(row), anywhere: true, ..self }
    }

    flags!(keeps_notes, closes, answers_first, takes_number, anywhere);

    pub(super) const fn when(self, can: fn(&App) -> Able) -> Self {
        Self { can, ..self }
    }

    pub(super) fn word(&self, app: &App) -> Option<TextId> {
        let hinted = self.hint.as_ref()?;
        let other = hinted.others.iter().flatten().find(|other| (other.holds)(app));
        Some(other.map_or(hinted.word, |other| other.word))
    }

    /// The texts of this command. The palette looks for the typed words in them.
    pub(super) fn said(&self, languages: &[&Texts]) -> Vec<String> {
        let words = self.hint.iter().flat_map(|hinted| {
            let others = hinted.others.iter().flatten().filter(|other| other.found_by).map(|other| other.word);
            std::iter::once(hinted.word).chain(others)
        });
        let names: Vec<TextId> = words.chain(self.menu).collect();
        let in_all = |said: &[TextId]| {
            let said = languages.iter().flat_map(|texts| said.iter().map(|id| texts.say(*id)));
            said.collect::<Vec<_>>().join(", ")
        };
        [&names[..], self.also.as_slice(), &[self.id], &[self.group]].map(in_all).into()
    }
}

pub(super) fn find(place: KeyPlace, key: Key) -> Option<&'static Binding> {
    let is_here = |known: &&Binding| known.place == place || known.place == KeyPlace::Everywhere;
    TABLE.iter().find(|known| is_here(known) && known.keys.contains(&key))
}

pub(super) fn cap_of(id: TextId, texts: &Texts) -> String {
    keys_of(id).first().map_or_else(String::new, |key| key.cap(texts))
}

pub(super) fn keys_of(id: TextId) -> &'static [Key] {
    TABLE.iter().find(|known| known.id == id).map_or(&[], |known| known.keys)
}

pub(super) fn only_if(possible: bool, otherwise: impl Into<Remark>) -> Able {
    if possible { Ok(()) } else { Err(otherwise.into()) }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    pub(super) code: KeyCode,
    /// A typed character has no Shift here, because the character itself shows it: `A`, not Shift and `a`.
    pub(super) modifiers: KeyModifiers,
}

impl Key {
    pub(super) const fn plain(code: KeyCode) -> Self {
        Self { code, modifiers: KeyModifiers::NONE }
    }

    pub(super) const fn with(self, modifiers: KeyModifiers) -> Self {
        Self { modifiers, ..self }
    }

    pub(super) fn of(event: KeyEvent) -> Self {
        let known = KeyModifiers::SHIFT | KeyModifiers::CONTROL | KeyModifiers::ALT;
        let mut modifiers = event.modifiers & known;
        // Terminals differ in whether they report Shift with a character and with Shift+Tab.
        if matches!(event.code, KeyCode::Char(_) | KeyCode::BackTab) {
            modifiers.remove(KeyModifiers::SHIFT);
        }
        Self { code: event.code, modifiers }
    }

    pub(super) fn digit(self) -> Option<char> {
        match self.code {
            KeyCode::Char(character) if character.is_ascii_digit() && self.modifiers.is_empty() => Some(character),
            _ => None,
        }
    }

    /// The name of the key on the screen: `c`, `Ctrl+Z`, `Shift+→`.
    pub(super) fn cap(self, texts: &Texts) -> String {
        let control = self.modifiers.contains(KeyModifiers::CONTROL);
        let alt = self.modifiers.contains(KeyModifiers::ALT);
        let shift = self.modifiers.contains(KeyModifiers::SHIFT) || self.code == KeyCode::BackTab;
        let held = [
            control.then(|| texts.say(ids::KEY_CONTROL)),
            alt.then(|| "Alt".to_owned()),
            shift.then(|| texts.say(ids::KEY_SHIFT)),
        ];
        let cap = match self.code {
            KeyCode::Char(' ') => texts.say(ids::KEY_SPACE),
            KeyCode::Char(character) if control => character.to_uppercase().to_string(),
            KeyCode::Char(character) => character.to_string(),
            KeyCode::Left => texts.spelled("←").into_owned(),
            KeyCode::Right => texts.spelled("→").into_owned(),
            KeyCode::Up => texts.spelled("↑").into_owned(),
            KeyCode::Down => texts.spelled("↓").into_owned(),
            KeyCode::Enter => texts.say(ids::KEY_ENTER),
            KeyCode::Esc => texts.say(ids::KEY_ESCAPE),
            KeyCode::Tab | KeyCode::BackTab => texts.say(ids::KEY_TAB),
            KeyCode::Backspace => texts.say(ids::KEY_BACKSPACE),
            KeyCode::PageUp => texts.say(ids::KEY_PAGE_UP),
            KeyCode::PageDown => texts.say(ids::KEY_PAGE_DOWN),
            KeyCode::Home => texts.say(ids::KEY_HOME),
            KeyCode::End => texts.say(ids::KEY_END),
            other => other.to_string(),
        };
        held.into_iter().flatten().chain([cap]).collect::<Vec<_>>().join("+")
    }
}

pub(super) fn add(keys: &mut Vec<Key>, more: &[Key]) {
    for key in more {
        if !keys.contains(key) {
            keys.push(*key);
        }
    }
}

/// The names of several keys. The ten digits together have the name `0–9`.
pub(super) fn caps(keys: &[Key], texts: &Texts) -> String {
    if keys.iter().all(|key| key.digit().is_some()) {
        return texts.spelled("0–9").into_owned();
    }
    keys.iter().map(|key| key.cap(texts)).collect::<Vec<_>>().join(" ")
}
