//! A row of the table of keys, and what the handling of keys, the footer, the help and the palette ask of it.

use super::key::Key;
use suffrage_engine::protocol::Remark;
use suffrage_text::{TextId, Texts};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyPlace {
    Everywhere,
    Screen,
    /// A note or question; keys that it does not take close it and act on the screen.
    Note,
    /// Text to read, such as the faults of a file.
    Reading,
    /// What speaks of the run beside it; keys that it does not take act on the screen.
    Aside,
    /// The chart of what the algorithm costs.
    Measured,
    /// What is asked of all runs is changed.
    Check,
    Help,
    Inspector,
    /// The space-time diagram has the keys; those that it does not take act on the screen.
    SpaceTime,
    /// An event of it is selected; keys that it does not take act on the screen.
    Event,
    Properties,
    /// A table of how a process decides has the keys; those that it does not take act on the screen.
    How,
    /// The same as a list, which a key makes a table.
    HowFolded,
    Pending,
    Why,
    Faults,
    /// What a process is about to say is changed.
    Lies,
    Branches,
    /// A list to choose from, or the palette; other keys are typed into its filter.
    List,
    Line,
    Confirm,
    /// The screen of all demos.
    Demos,
    /// The same while something is typed into its search.
    DemoSearch,
    /// The offer of the next demo; keys that it does not take refuse it and act on the screen.
    NextDemo,
    /// The question whether to end the program, which would lose something.
    Leaving,
}

pub(super) type Able = Result<(), Remark>;

/// A word of the footer that stands there instead of the usual one while something holds.
pub(super) struct OtherWord<A> {
    pub(super) word: TextId,
    pub(super) holds: fn(&A) -> bool,
    pub(super) found_by: bool,
}

pub(super) struct Hinted<A> {
    /// The lower, the further to the left; from [`PINNED`] on, at the right end.
    pub(super) rank: u8,
    /// The usual word. Keys with the same word share a hint.
    pub(super) word: TextId,
    /// The first of these that holds stands there instead.
    pub(super) others: [Option<OtherWord<A>>; 2],
}

/// From this rank on a hint stays at the footer's right end, however narrow it is.
pub(super) const PINNED: u8 = 200;

/// A row of the table: a command of a program `A`, with its keys and all that is said of it.
#[expect(clippy::struct_excessive_bools, reason = "each of them says one thing of a command")]
pub(super) struct Binding<A: 'static> {
    /// The name of the command, which is also its line in the help. Rows of the same name do the same thing in several places.
    pub(super) id: TextId,
    pub(super) keys: &'static [Key],
    pub(super) place: KeyPlace,
    pub(super) group: TextId,
    pub(super) hint: Option<Hinted<A>>,
    pub(super) also: Option<TextId>,
    pub(super) menu: Option<TextId>,
    /// Whether the command keeps an open note open (it changes layout only).
    pub(super) keeps_notes: bool,
    pub(super) closes: bool,
    /// Whether the run goes on by it: what the class has been asked is answered first.
    pub(super) answers_first: bool,
    /// Whether it asks for a number, which may stand behind its words in the palette.
    pub(super) takes_number: bool,
    pub(super) anywhere: bool,
    pub(super) can: fn(&A) -> Able,
    /// What it does, with the key that was pressed, unless it was chosen in a list.
    pub(super) run: fn(&mut A, Option<Key>),
}

macro_rules! flags {
    ($($flag:ident),*) => {
        $(pub(super) const fn $flag(self) -> Self {
            Self { $flag: true, ..self }
        })*
    };
}

impl<A> Binding<A> {
    pub(super) const fn new(
        (place, group): (KeyPlace, TextId),
        id: TextId,
        keys: &'static [Key],
        run: fn(&mut A, Option<Key>),
    ) -> Self {
        Self {
            id,
            keys,
            place,
            group,
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
        Self { hint: Some(Hinted { rank, word, others: [None, None] }), ..self }
    }

    /// A second thing that the command does: its word stands in the footer while that is what it would do.
    pub(super) const fn or(self, word: TextId, holds: fn(&A) -> bool) -> Self {
        self.other(OtherWord { word, holds, found_by: true })
    }

    /// Another word for the same thing.
    pub(super) const fn or_called(self, word: TextId, holds: fn(&A) -> bool) -> Self {
        self.other(OtherWord { word, holds, found_by: false })
    }

    const fn other(self, other: OtherWord<A>) -> Self {
        let Some(hinted) = self.hint else { panic!("a word instead of none") };
        let others = match hinted.others {
            [None, _] => [Some(other), None],
            [first, None] => [first, Some(other)],
            _ => panic!("two other words at most"),
        };
        Self { hint: Some(Hinted { others, ..hinted }), ..self }
    }

    pub(super) const fn also(self, also: TextId) -> Self {
        Self { also: Some(also), ..self }
    }

    pub(super) const fn menu(self, row: TextId) -> Self {
        Self { menu: Some(row), anywhere: true, ..self }
    }

    flags!(keeps_notes, closes, answers_first, takes_number, anywhere);

    pub(super) const fn when(self, can: fn(&A) -> Able) -> Self {
        Self { can, ..self }
    }

    pub(super) fn word(&self, app: &A) -> Option<TextId> {
        let hinted = self.hint.as_ref()?;
        let other = hinted.others.iter().flatten().find(|other| (other.holds)(app));
        Some(other.map_or(hinted.word, |other| other.word))
    }

    /// The word by which it is called, if it has one.
    pub(super) fn called(&self) -> Option<TextId> {
        self.hint.as_ref().map(|hinted| hinted.word)
    }

    /// What can be found of the command: all that is said of it, then its group, then further words that people look for.
    pub(super) fn said(&self, texts: &Texts) -> Vec<String> {
        let words = self.words().map(|word| texts.say(word)).chain([texts.say(self.id)]);
        let also = self.also.map(|also| texts.say(also));
        [words.collect::<Vec<_>>().join(", "), texts.say(self.group)].into_iter().chain(also).collect()
    }

    fn words(&self) -> impl Iterator<Item = TextId> {
        self.hint.iter().flat_map(|hinted| {
            let others = hinted.others.iter().flatten().filter(|other| other.found_by).map(|other| other.word);
            std::iter::once(hinted.word).chain(others)
        })
    }
}

pub(super) fn find<A>(bindings: &[Binding<A>], place: KeyPlace, key: Key) -> Option<&Binding<A>> {
    bindings
        .iter()
        .find(|known| (known.place == place || known.place == KeyPlace::Everywhere) && known.keys.contains(&key))
}

pub(super) fn cap_of<A>(bindings: &[Binding<A>], id: TextId, texts: &Texts) -> String {
    keys_of(bindings, id).first().map_or_else(String::new, |key| key.cap(texts))
}

pub(super) fn keys_of<A>(bindings: &[Binding<A>], id: TextId) -> &'static [Key] {
    bindings.iter().find(|known| known.id == id).map_or(&[], |known| known.keys)
}

pub(super) fn only_if(possible: bool, otherwise: impl Into<Remark>) -> Able {
    if possible { Ok(()) } else { Err(otherwise.into()) }
}
