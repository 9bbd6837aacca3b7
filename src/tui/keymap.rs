//! The one table of keys: handling, footer and help all read it.

use crossterm::event::{KeyCode, KeyModifiers};

use super::able;
use super::action::Action;
use super::app::App;
use super::branches::{self, bookmarks, pane};
use super::chord::Chord;
use super::flight;
use super::hits;
use super::properties;
use super::says::Said;
use super::{compare, faults, why};
use crate::text::{TextId, ids};

/// Where a key counts: on the screen, or in the overlay on top of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Always, whatever is open.
    Everywhere,
    /// No overlay is open.
    Screen,
    /// A note or question; keys that it does not take close it and act on the screen.
    Note,
    /// Text to read, such as the faults of a file.
    Reading,
    /// The help; other keys are typed into its search.
    Help,
    /// The inspector; keys that it does not take act on the screen, and it stays.
    Inspector,
    /// The space-time diagram has the keys; those that it does not take act on the screen.
    SpaceTime,
    /// An event of it is selected; keys that it does not take act on the screen.
    Event,
    /// The properties have the keys; those that they do not take act on the screen.
    Properties,
    /// The panel of what is in flight; keys that it does not take act on the screen, and it stays.
    Flight,
    /// The chain of causes; keys that it does not take act on the screen, and it stays.
    Why,
    /// The menu of faults; keys that it does not take act on the screen, and it stays.
    Faults,
    /// The tree of runs.
    Branches,
    /// A list to choose from, or the palette; other keys are typed into its filter.
    List,
    /// A line to type in.
    Line,
    /// A question to say yes or no to.
    Confirm,
    /// The question whether to end the program, which would lose something.
    Leaving,
}

/// A key's place in the footer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hinted {
    /// The lower, the further to the left; from [`PINNED`] on, at the right end.
    pub(super) rank: u8,
    /// The word. Keys with the same word share a hint.
    pub(super) word: TextId,
}

/// From this rank on a hint stays at the footer's right end, however narrow it is.
pub(super) const PINNED: u8 = 200;

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// Where it counts.
    pub(super) place: Place,
    /// What it does.
    pub(super) action: Action,
    /// The keys that do it.
    pub(super) keys: &'static [Chord],
    /// Its group in the help.
    pub(super) group: TextId,
    /// Its line in the help.
    pub(super) does: TextId,
    /// Its place in the footer, if it has one.
    pub(super) hint: Option<Hinted>,
    /// Whether it can act now, or why not.
    pub(super) can: fn(&App) -> Result<(), Said>,
    /// Whether a note that is open stays, because only what lies round it changes.
    pub(super) beside_notes: bool,
}

/// What the key does at a place, if it does anything there.
pub(super) fn find(place: Place, chord: Chord) -> Option<&'static Entry> {
    TABLE.iter().find(|entry| (entry.place == place || entry.place == Place::Everywhere) && entry.keys.contains(&chord))
}

const fn c(character: char) -> Chord {
    Chord::char(character)
}

/// Where a terminal keeps a key with Shift for itself.
const fn control(code: KeyCode) -> Chord {
    Chord { code, modifiers: KeyModifiers::CONTROL }
}

const fn k(code: KeyCode) -> Chord {
    Chord::key(code)
}

const fn at(place: Place, action: Action, keys: &'static [Chord], group: TextId, does: TextId) -> Entry {
    Entry { place, action, keys, group, does, hint: None, can: able::always, beside_notes: false }
}

const fn screen(action: Action, keys: &'static [Chord], group: TextId, does: TextId) -> Entry {
    at(Place::Screen, action, keys, group, does)
}

impl Entry {
    const fn hint(self, rank: u8, word: TextId) -> Self {
        Self { hint: Some(Hinted { rank, word }), ..self }
    }

    const fn beside_notes(self) -> Self {
        Self { beside_notes: true, ..self }
    }

    const fn when(self, can: fn(&App) -> Result<(), Said>) -> Self {
        Self { can, ..self }
    }
}

const DIGITS: &[Chord] = &[c('0'), c('1'), c('2'), c('3'), c('4'), c('5'), c('6'), c('7'), c('8'), c('9')];

/// All keys, in the order of the help.
pub(super) const TABLE: &[Entry] = &[
    screen(Action::PlayOrPause, &[c(' '), c('.')], ids::GROUP_TIME, ids::DOES_PLAY_OR_PAUSE)
        .hint(0, ids::WORD_PLAY)
        .when(able::play_or_pause),
    screen(Action::PreviousTick, &[k(KeyCode::Left), c('h')], ids::GROUP_TIME, ids::DOES_PREVIOUS_TICK)
        .hint(1, ids::WORD_STEP)
        .when(able::go_back),
    screen(Action::NextTick, &[k(KeyCode::Right), c('l')], ids::GROUP_TIME, ids::DOES_NEXT_TICK)
        .hint(1, ids::WORD_STEP)
        .when(able::go_on),
    screen(Action::PreviousEvent, &[c(','), Chord::shift(KeyCode::Left)], ids::GROUP_TIME, ids::DOES_PREVIOUS_EVENT)
        .hint(50, ids::WORD_EVENT)
        .when(able::go_back),
    screen(Action::NextEvent, &[c(';'), Chord::shift(KeyCode::Right)], ids::GROUP_TIME, ids::DOES_NEXT_EVENT)
        .hint(50, ids::WORD_EVENT)
        .when(able::go_on),
    screen(Action::PreviousStop, &[k(KeyCode::PageUp)], ids::GROUP_TIME, ids::DOES_PREVIOUS_STOP)
        .hint(45, ids::WORD_STOP)
        .when(able::previous_stop),
    screen(Action::NextStop, &[k(KeyCode::PageDown)], ids::GROUP_TIME, ids::DOES_NEXT_STOP)
        .hint(45, ids::WORD_STOP)
        .when(able::next_stop),
    screen(Action::Faster, &[c('+'), c('=')], ids::GROUP_TIME, ids::DOES_FASTER)
        .hint(40, ids::WORD_SPEED)
        .when(able::faster)
        .beside_notes(),
    screen(Action::Slower, &[c('-')], ids::GROUP_TIME, ids::DOES_SLOWER)
        .hint(40, ids::WORD_SPEED)
        .when(able::slower)
        .beside_notes(),
    screen(Action::First, &[k(KeyCode::Home)], ids::GROUP_TIME, ids::DOES_FIRST).when(able::first),
    screen(Action::Last, &[k(KeyCode::End)], ids::GROUP_TIME, ids::DOES_LAST).when(able::last),
    screen(Action::GoTo, &[c('g')], ids::GROUP_TIME, ids::DOES_GO_TO).hint(90, ids::WORD_GO_TO),
    screen(Action::Until, &[c('u')], ids::GROUP_TIME, ids::DOES_UNTIL).hint(48, ids::WORD_UNTIL).when(able::go_on),
    screen(Action::Search, &[c('/')], ids::GROUP_TIME, ids::DOES_SEARCH).hint(62, ids::WORD_SEARCH).beside_notes(),
    screen(Action::NextHit, &[c('n')], ids::GROUP_TIME, ids::DOES_NEXT_HIT).hint(46, ids::WORD_HIT).when(hits::has_query),
    screen(Action::PreviousHit, &[c('N')], ids::GROUP_TIME, ids::DOES_PREVIOUS_HIT).hint(46, ids::WORD_HIT).when(hits::has_query),
    screen(Action::PreviousElected, &[c('(')], ids::GROUP_TIME, ids::DOES_PREVIOUS_ELECTED),
    screen(Action::NextElected, &[c(')')], ids::GROUP_TIME, ids::DOES_NEXT_ELECTED),
    screen(Action::PreviousMark, &[c('{')], ids::GROUP_TIME, ids::DOES_PREVIOUS_MARK),
    screen(Action::NextMark, &[c('}')], ids::GROUP_TIME, ids::DOES_NEXT_MARK),
    screen(Action::SelectPrevious, &[k(KeyCode::Up), c('k')], ids::GROUP_PROCESS, ids::DOES_SELECT_PREVIOUS)
        .hint(10, ids::WORD_NODE)
        .when(able::select_another),
    screen(Action::SelectNext, &[k(KeyCode::Down), c('j')], ids::GROUP_PROCESS, ids::DOES_SELECT_NEXT)
        .hint(10, ids::WORD_NODE)
        .when(able::select_another),
    screen(
        Action::SelectFarBefore,
        &[Chord::shift(KeyCode::Up), control(KeyCode::Up)],
        ids::GROUP_PROCESS,
        ids::DOES_SELECT_FAR_BEFORE,
    )
    .when(able::select_another),
    screen(
        Action::SelectFarAfter,
        &[Chord::shift(KeyCode::Down), control(KeyCode::Down)],
        ids::GROUP_PROCESS,
        ids::DOES_SELECT_FAR_AFTER,
    )
    .when(able::select_another),
    screen(Action::TypeDigit, DIGITS, ids::GROUP_PROCESS, ids::DOES_TYPE_DIGIT),
    screen(Action::EraseDigit, &[k(KeyCode::Backspace)], ids::GROUP_PROCESS, ids::DOES_ERASE_DIGIT).when(able::erase_digit),
    screen(Action::Inspect, &[k(KeyCode::Enter)], ids::GROUP_PROCESS, ids::DOES_INSPECT)
        .hint(70, ids::WORD_INSPECT)
        .when(able::inspect)
        .beside_notes(),
    screen(Action::CrashOrRevive, &[c('c')], ids::GROUP_ACTS, ids::DOES_CRASH_OR_REVIVE)
        .hint(20, ids::WORD_CRASH)
        .when(able::crash_or_revive),
    screen(Action::CrashAfter, &[c('C')], ids::GROUP_ACTS, ids::DOES_CRASH_AFTER)
        .hint(110, ids::WORD_CRASH_AFTER)
        .when(able::act_on_live),
    screen(Action::Start, &[c('e')], ids::GROUP_ACTS, ids::DOES_START).hint(25, ids::WORD_START).when(able::act_on_live),
    screen(Action::Leave, &[c('v')], ids::GROUP_ACTS, ids::DOES_LEAVE).hint(105, ids::WORD_LEAVE).when(able::act_on_live),
    screen(Action::Drop, &[c('x')], ids::GROUP_ACTS, ids::DOES_DROP).hint(30, ids::WORD_DROP).when(able::drop),
    screen(Action::Faults, &[c('f')], ids::GROUP_ACTS, ids::DOES_FAULTS).hint(35, ids::WORD_FAULTS),
    screen(Action::Flight, &[c('p')], ids::GROUP_SCREEN, ids::DOES_FLIGHT).hint(55, ids::WORD_FLIGHT),
    screen(Action::Why, &[c('w')], ids::GROUP_SCREEN, ids::DOES_WHY).hint(52, ids::WORD_WHY).when(why::ask),
    screen(Action::ChangeAlgorithm, &[c('a')], ids::GROUP_RUN, ids::DOES_CHANGE_ALGORITHM)
        .hint(65, ids::WORD_ALGORITHM)
        .when(compare::alone),
    screen(Action::Compare, &[c('A')], ids::GROUP_RUN, ids::DOES_COMPARE).hint(67, ids::WORD_COMPARE),
    screen(Action::ChangeCount, &[c('S')], ids::GROUP_RUN, ids::DOES_CHANGE_COUNT).hint(80, ids::WORD_COUNT),
    screen(Action::ChangeSeed, &[c('s')], ids::GROUP_RUN, ids::DOES_CHANGE_SEED).hint(95, ids::WORD_SEED),
    screen(Action::Restart, &[c('r')], ids::GROUP_RUN, ids::DOES_RESTART).hint(85, ids::WORD_RESTART),
    screen(Action::Open, &[c('o')], ids::GROUP_RUN, ids::DOES_OPEN).hint(75, ids::WORD_OPEN),
    screen(Action::PreviousBranch, &[c('<'), c('[')], ids::GROUP_BRANCHES, ids::DOES_PREVIOUS_BRANCH)
        .hint(46, ids::WORD_BRANCH)
        .when(branches::another),
    screen(Action::NextBranch, &[c('>'), c(']')], ids::GROUP_BRANCHES, ids::DOES_NEXT_BRANCH)
        .hint(46, ids::WORD_BRANCH)
        .when(branches::another),
    screen(Action::Branches, &[c('B')], ids::GROUP_BRANCHES, ids::DOES_BRANCHES).hint(68, ids::WORD_BRANCHES),
    screen(Action::Bookmark, &[c('m')], ids::GROUP_BRANCHES, ids::DOES_BOOKMARK).hint(112, ids::WORD_BOOKMARK).beside_notes(),
    screen(Action::NameBookmark, &[c('\'')], ids::GROUP_BRANCHES, ids::DOES_NAME_BOOKMARK).beside_notes(),
    screen(Action::PreviousBookmark, &[control(KeyCode::Left)], ids::GROUP_BRANCHES, ids::DOES_PREVIOUS_BOOKMARK)
        .when(bookmarks::before),
    screen(Action::NextBookmark, &[control(KeyCode::Right)], ids::GROUP_BRANCHES, ids::DOES_NEXT_BOOKMARK).when(bookmarks::after),
    screen(Action::Save, &[Chord::control('s')], ids::GROUP_RUN, ids::DOES_SAVE).hint(77, ids::WORD_SAVE).beside_notes(),
    screen(Action::NextPane, &[k(KeyCode::Tab)], ids::GROUP_SCREEN, ids::DOES_NEXT_PANE).hint(44, ids::WORD_PANE).beside_notes(),
    screen(Action::PreviousPane, &[k(KeyCode::BackTab)], ids::GROUP_SCREEN, ids::DOES_PREVIOUS_PANE).beside_notes(),
    screen(Action::Zoom, &[c('z')], ids::GROUP_SCREEN, ids::DOES_ZOOM).hint(100, ids::WORD_ZOOM).beside_notes(),
    screen(Action::SpaceTime, &[c('t')], ids::GROUP_SCREEN, ids::DOES_SPACE_TIME)
        .hint(61, ids::WORD_SPACE_TIME)
        .when(compare::alone)
        .beside_notes(),
    screen(Action::Present, &[k(KeyCode::F(5))], ids::GROUP_SCREEN, ids::DOES_PRESENT).hint(47, ids::WORD_PRESENT).beside_notes(),
    screen(Action::Blank, &[c('b')], ids::GROUP_SCREEN, ids::DOES_BLANK).hint(115, ids::WORD_BLANK).beside_notes(),
    screen(Action::Reveal, &[c('R')], ids::GROUP_SCREEN, ids::DOES_REVEAL).hint(120, ids::WORD_REVEAL).beside_notes(),
    screen(Action::NextTheme, &[c('T')], ids::GROUP_SCREEN, ids::DOES_NEXT_THEME).beside_notes(),
    screen(Action::Palette, &[c(':')], ids::GROUP_SCREEN, ids::DOES_PALETTE).hint(42, ids::WORD_COMMANDS).beside_notes(),
    screen(Action::Help, &[c('?')], ids::GROUP_SCREEN, ids::DOES_HELP).hint(PINNED, ids::WORD_HELP).beside_notes(),
    screen(Action::Cancel, &[k(KeyCode::Esc)], ids::GROUP_SCREEN, ids::DOES_CANCEL).hint(15, ids::WORD_CANCEL).when(able::cancel),
    screen(Action::Quit, &[c('q')], ids::GROUP_SCREEN, ids::DOES_QUIT).hint(PINNED + 1, ids::WORD_QUIT),
    at(Place::Everywhere, Action::Suspend, &[Chord::control('z')], ids::GROUP_SCREEN, ids::DOES_SUSPEND),
    at(Place::Everywhere, Action::Interrupt, &[Chord::control('c')], ids::GROUP_SCREEN, ids::DOES_INTERRUPT),
    at(Place::SpaceTime, Action::SelectEvent, &[k(KeyCode::Enter)], ids::GROUP_SPACE_TIME, ids::DOES_SELECT_EVENT)
        .hint(2, ids::WORD_EVENTS)
        .when(able::select_event),
    at(Place::Properties, Action::PropertyAbove, &[k(KeyCode::Up), c('k')], ids::GROUP_PROPERTIES, ids::DOES_PROPERTY_ABOVE)
        .hint(2, ids::WORD_CHOOSE)
        .when(properties::choose),
    at(Place::Properties, Action::PropertyBelow, &[k(KeyCode::Down), c('j')], ids::GROUP_PROPERTIES, ids::DOES_PROPERTY_BELOW)
        .hint(2, ids::WORD_CHOOSE)
        .when(properties::choose),
    at(Place::Properties, Action::GoToBreach, &[k(KeyCode::Enter)], ids::GROUP_PROPERTIES, ids::DOES_GO_TO_BREACH)
        .hint(1, ids::WORD_TO_BREACH)
        .when(properties::go_to_breach),
    at(Place::Event, Action::EventBefore, &[k(KeyCode::Left), c('h')], ids::GROUP_SPACE_TIME, ids::DOES_EVENT_BEFORE)
        .hint(0, ids::WORD_EVENTS)
        .when(able::event_before),
    at(Place::Event, Action::EventAfter, &[k(KeyCode::Right), c('l')], ids::GROUP_SPACE_TIME, ids::DOES_EVENT_AFTER)
        .hint(0, ids::WORD_EVENTS)
        .when(able::event_after),
    at(Place::Event, Action::EventAbove, &[k(KeyCode::Up), c('k')], ids::GROUP_SPACE_TIME, ids::DOES_EVENT_ABOVE)
        .hint(1, ids::WORD_NODE)
        .when(able::event_above),
    at(Place::Event, Action::EventBelow, &[k(KeyCode::Down), c('j')], ids::GROUP_SPACE_TIME, ids::DOES_EVENT_BELOW)
        .hint(1, ids::WORD_NODE)
        .when(able::event_below),
    at(Place::Event, Action::OpenEvent, &[k(KeyCode::Enter)], ids::GROUP_SPACE_TIME, ids::DOES_OPEN_EVENT)
        .hint(2, ids::WORD_CAUSES),
    at(Place::Event, Action::LeaveEvent, &[k(KeyCode::Esc)], ids::GROUP_SPACE_TIME, ids::DOES_LEAVE_EVENT)
        .hint(2, ids::WORD_CANCEL),
    at(Place::Note, Action::Accept, &[k(KeyCode::Enter)], ids::GROUP_NOTE, ids::DOES_CLOSE_NOTE).hint(0, ids::WORD_ANSWER),
    at(Place::Note, Action::GoOn, &[k(KeyCode::PageDown)], ids::GROUP_NOTE, ids::DOES_GO_ON).hint(1, ids::WORD_GO_ON),
    at(Place::Note, Action::GoBack, &[k(KeyCode::PageUp)], ids::GROUP_NOTE, ids::DOES_GO_BACK),
    at(Place::Note, Action::Close, &[k(KeyCode::Esc)], ids::GROUP_NOTE, ids::DOES_CLOSE).hint(2, ids::WORD_CLOSE),
    at(Place::Reading, Action::RowUp, &[k(KeyCode::Up), c('k')], ids::GROUP_READING, ids::DOES_ROW_UP).hint(1, ids::WORD_SCROLL),
    at(Place::Reading, Action::RowDown, &[k(KeyCode::Down), c('j')], ids::GROUP_READING, ids::DOES_ROW_DOWN)
        .hint(1, ids::WORD_SCROLL),
    at(Place::Reading, Action::PageUp, &[k(KeyCode::PageUp)], ids::GROUP_READING, ids::DOES_PAGE_UP),
    at(Place::Reading, Action::PageDown, &[k(KeyCode::PageDown), c(' '), c('.')], ids::GROUP_READING, ids::DOES_PAGE_DOWN),
    at(Place::Reading, Action::Close, &[k(KeyCode::Esc), k(KeyCode::Enter), c('q'), c('?')], ids::GROUP_READING, ids::DOES_CLOSE)
        .hint(0, ids::WORD_CLOSE),
    at(Place::Help, Action::RowUp, &[k(KeyCode::Up)], ids::GROUP_HELP, ids::DOES_ROW_UP).hint(1, ids::WORD_SCROLL),
    at(Place::Help, Action::RowDown, &[k(KeyCode::Down)], ids::GROUP_HELP, ids::DOES_ROW_DOWN).hint(1, ids::WORD_SCROLL),
    at(Place::Help, Action::PageUp, &[k(KeyCode::PageUp)], ids::GROUP_HELP, ids::DOES_PAGE_UP),
    at(Place::Help, Action::PageDown, &[k(KeyCode::PageDown)], ids::GROUP_HELP, ids::DOES_PAGE_DOWN),
    at(Place::Help, Action::Close, &[k(KeyCode::Esc), k(KeyCode::Enter), c('?')], ids::GROUP_HELP, ids::DOES_CLOSE)
        .hint(0, ids::WORD_CLOSE),
    at(Place::Inspector, Action::PageUp, &[k(KeyCode::PageUp)], ids::GROUP_READING, ids::DOES_PAGE_UP),
    at(Place::Inspector, Action::PageDown, &[k(KeyCode::PageDown)], ids::GROUP_READING, ids::DOES_PAGE_DOWN),
    at(Place::Inspector, Action::Close, &[k(KeyCode::Esc), k(KeyCode::Enter)], ids::GROUP_READING, ids::DOES_CLOSE)
        .hint(0, ids::WORD_CLOSE),
    at(Place::Flight, Action::RowUp, &[k(KeyCode::Up), c('k')], ids::GROUP_FLIGHT, ids::DOES_ROW_UP)
        .hint(0, ids::WORD_CHOOSE)
        .when(flight::choose),
    at(Place::Flight, Action::RowDown, &[k(KeyCode::Down), c('j')], ids::GROUP_FLIGHT, ids::DOES_ROW_DOWN)
        .hint(0, ids::WORD_CHOOSE)
        .when(flight::choose),
    at(Place::Flight, Action::PageUp, &[k(KeyCode::PageUp)], ids::GROUP_FLIGHT, ids::DOES_PAGE_UP).when(flight::choose),
    at(Place::Flight, Action::PageDown, &[k(KeyCode::PageDown)], ids::GROUP_FLIGHT, ids::DOES_PAGE_DOWN).when(flight::choose),
    at(Place::Flight, Action::DoNext, &[k(KeyCode::Enter)], ids::GROUP_FLIGHT, ids::DOES_DO_NEXT)
        .hint(1, ids::WORD_DELIVER)
        .when(flight::do_next),
    at(Place::Flight, Action::TakeAway, &[c('x')], ids::GROUP_FLIGHT, ids::DOES_TAKE_AWAY)
        .hint(2, ids::WORD_DROP)
        .when(flight::take_away),
    at(Place::Flight, Action::Delay, &[c('d')], ids::GROUP_FLIGHT, ids::DOES_DELAY)
        .hint(3, ids::WORD_DELAY)
        .when(flight::act_on_message),
    at(Place::Flight, Action::Duplicate, &[c('D')], ids::GROUP_FLIGHT, ids::DOES_DUPLICATE)
        .hint(4, ids::WORD_DUPLICATE)
        .when(flight::act_on_message),
    at(Place::Flight, Action::Close, &[k(KeyCode::Esc), c('p')], ids::GROUP_FLIGHT, ids::DOES_CLOSE).hint(5, ids::WORD_CLOSE),
    at(Place::Why, Action::RowUp, &[k(KeyCode::Up), c('k')], ids::GROUP_WHY, ids::DOES_LATER_CAUSE)
        .hint(2, ids::WORD_CHOOSE)
        .when(why::choose),
    at(Place::Why, Action::RowDown, &[k(KeyCode::Down), c('j')], ids::GROUP_WHY, ids::DOES_EARLIER_CAUSE)
        .hint(2, ids::WORD_CHOOSE)
        .when(why::choose),
    at(Place::Why, Action::GoToCause, &[k(KeyCode::Enter)], ids::GROUP_WHY, ids::DOES_GO_TO_CAUSE)
        .hint(0, ids::WORD_GO_THERE)
        .when(why::go_to),
    at(Place::Why, Action::NextQuestion, &[k(KeyCode::Tab)], ids::GROUP_WHY, ids::DOES_NEXT_QUESTION)
        .hint(1, ids::WORD_QUESTION)
        .when(why::otherwise),
    at(Place::Why, Action::PreviousQuestion, &[k(KeyCode::BackTab)], ids::GROUP_WHY, ids::DOES_PREVIOUS_QUESTION)
        .when(why::otherwise),
    at(Place::Why, Action::FirstRow, &[k(KeyCode::Home)], ids::GROUP_WHY, ids::DOES_FIRST_CAUSE).when(why::choose),
    at(Place::Why, Action::LastRow, &[k(KeyCode::End)], ids::GROUP_WHY, ids::DOES_LAST_CAUSE).when(why::choose),
    at(Place::Why, Action::PageUp, &[k(KeyCode::PageUp)], ids::GROUP_WHY, ids::DOES_PAGE_UP).when(why::choose),
    at(Place::Why, Action::PageDown, &[k(KeyCode::PageDown)], ids::GROUP_WHY, ids::DOES_PAGE_DOWN).when(why::choose),
    at(Place::Why, Action::StayHere, &[c('w')], ids::GROUP_WHY, ids::DOES_STAY_HERE),
    at(Place::Why, Action::Close, &[k(KeyCode::Esc)], ids::GROUP_WHY, ids::DOES_CLOSE_WHY).hint(3, ids::WORD_CLOSE),
    at(Place::Faults, Action::RowUp, &[k(KeyCode::Up), c('k')], ids::GROUP_FAULTS, ids::DOES_ROW_UP).hint(1, ids::WORD_CHOOSE),
    at(Place::Faults, Action::RowDown, &[k(KeyCode::Down), c('j')], ids::GROUP_FAULTS, ids::DOES_ROW_DOWN)
        .hint(1, ids::WORD_CHOOSE),
    at(Place::Faults, Action::Accept, &[k(KeyCode::Enter)], ids::GROUP_FAULTS, ids::DOES_ACCEPT).hint(0, ids::WORD_ACCEPT),
    at(Place::Faults, Action::CutLink, &[c('c')], ids::GROUP_FAULTS, ids::DOES_CUT_LINK).when(faults::cut),
    at(Place::Faults, Action::CutOneWay, &[c('o')], ids::GROUP_FAULTS, ids::DOES_CUT_ONE_WAY).when(faults::cut_one_way),
    at(Place::Faults, Action::Isolate, &[c('i')], ids::GROUP_FAULTS, ids::DOES_ISOLATE).when(faults::links),
    at(Place::Faults, Action::Partition, &[c('g')], ids::GROUP_FAULTS, ids::DOES_PARTITION).when(faults::links),
    at(Place::Faults, Action::MendLink, &[c('m')], ids::GROUP_FAULTS, ids::DOES_MEND_LINK).when(faults::mend),
    at(Place::Faults, Action::MendAll, &[c('M')], ids::GROUP_FAULTS, ids::DOES_MEND_ALL).when(faults::mend_all),
    at(Place::Faults, Action::DelayMessage, &[c('d')], ids::GROUP_FAULTS, ids::DOES_DELAY_MESSAGE).when(faults::act_on_one),
    at(Place::Faults, Action::DuplicateMessage, &[c('D')], ids::GROUP_FAULTS, ids::DOES_DUPLICATE_MESSAGE)
        .when(faults::act_on_one),
    at(Place::Faults, Action::Drop, &[c('x')], ids::GROUP_FAULTS, ids::DOES_DROP).when(able::drop),
    at(Place::Faults, Action::Loss, &[c('l')], ids::GROUP_FAULTS, ids::DOES_LOSS),
    at(Place::Faults, Action::Duplication, &[c('u')], ids::GROUP_FAULTS, ids::DOES_DUPLICATION),
    at(Place::Faults, Action::Fifo, &[c('F')], ids::GROUP_FAULTS, ids::DOES_FIFO),
    at(Place::Faults, Action::Close, &[k(KeyCode::Esc), c('f')], ids::GROUP_FAULTS, ids::DOES_CLOSE).hint(2, ids::WORD_CLOSE),
    at(Place::Branches, Action::RowUp, &[k(KeyCode::Up), c('k')], ids::GROUP_TREE, ids::DOES_ROW_UP)
        .hint(1, ids::WORD_CHOOSE)
        .when(pane::choose),
    at(Place::Branches, Action::RowDown, &[k(KeyCode::Down), c('j')], ids::GROUP_TREE, ids::DOES_ROW_DOWN)
        .hint(1, ids::WORD_CHOOSE)
        .when(pane::choose),
    at(Place::Branches, Action::PageUp, &[k(KeyCode::PageUp)], ids::GROUP_TREE, ids::DOES_PAGE_UP).when(pane::choose),
    at(Place::Branches, Action::PageDown, &[k(KeyCode::PageDown)], ids::GROUP_TREE, ids::DOES_PAGE_DOWN).when(pane::choose),
    at(Place::Branches, Action::Accept, &[k(KeyCode::Enter)], ids::GROUP_TREE, ids::DOES_TO_BRANCH).hint(0, ids::WORD_TO_BRANCH),
    at(Place::Branches, Action::NameBranch, &[c('n')], ids::GROUP_TREE, ids::DOES_NAME_BRANCH).hint(6, ids::WORD_NAME),
    at(Place::Branches, Action::CompareBranch, &[c('A')], ids::GROUP_TREE, ids::DOES_COMPARE_BRANCH)
        .hint(2, ids::WORD_COMPARE)
        .when(pane::compare),
    at(Place::Branches, Action::ToFork, &[c('g')], ids::GROUP_TREE, ids::DOES_TO_FORK)
        .hint(3, ids::WORD_TO_FORK)
        .when(pane::to_fork),
    at(Place::Branches, Action::Without, &[c('w')], ids::GROUP_TREE, ids::DOES_WITHOUT)
        .hint(7, ids::WORD_WITHOUT)
        .when(branches::acts_later),
    at(Place::Branches, Action::ForgetBookmark, &[c('m'), k(KeyCode::Delete)], ids::GROUP_TREE, ids::DOES_FORGET_BOOKMARK)
        .hint(2, ids::WORD_FORGET)
        .when(pane::bookmark),
    at(Place::Branches, Action::Close, &[k(KeyCode::Esc), c('B')], ids::GROUP_TREE, ids::DOES_CLOSE).hint(5, ids::WORD_CLOSE),
    at(Place::List, Action::RowUp, &[k(KeyCode::Up)], ids::GROUP_CHOOSING, ids::DOES_ROW_UP).hint(1, ids::WORD_CHOOSE),
    at(Place::List, Action::RowDown, &[k(KeyCode::Down)], ids::GROUP_CHOOSING, ids::DOES_ROW_DOWN).hint(1, ids::WORD_CHOOSE),
    at(Place::List, Action::PageUp, &[k(KeyCode::PageUp)], ids::GROUP_CHOOSING, ids::DOES_PAGE_UP),
    at(Place::List, Action::PageDown, &[k(KeyCode::PageDown)], ids::GROUP_CHOOSING, ids::DOES_PAGE_DOWN),
    at(Place::List, Action::Accept, &[k(KeyCode::Enter)], ids::GROUP_CHOOSING, ids::DOES_ACCEPT).hint(0, ids::WORD_ACCEPT),
    at(Place::List, Action::Close, &[k(KeyCode::Esc)], ids::GROUP_CHOOSING, ids::DOES_CLOSE_WITHOUT).hint(2, ids::WORD_CANCEL),
    at(Place::Line, Action::Accept, &[k(KeyCode::Enter)], ids::GROUP_CHOOSING, ids::DOES_ACCEPT).hint(0, ids::WORD_ACCEPT),
    at(Place::Line, Action::Close, &[k(KeyCode::Esc)], ids::GROUP_CHOOSING, ids::DOES_CLOSE_WITHOUT).hint(1, ids::WORD_CANCEL),
    at(Place::Confirm, Action::Accept, &[k(KeyCode::Enter), c('y'), c('s')], ids::GROUP_CONFIRMING, ids::DOES_CONFIRM)
        .hint(0, ids::WORD_YES),
    at(Place::Confirm, Action::Close, &[k(KeyCode::Esc), c('n')], ids::GROUP_CONFIRMING, ids::DOES_DECLINE).hint(1, ids::WORD_NO),
    at(
        Place::Leaving,
        Action::Save,
        &[c('s'), k(KeyCode::Enter), Chord::control('s')],
        ids::GROUP_CONFIRMING,
        ids::DOES_SAVE_FIRST,
    )
    .hint(0, ids::WORD_SAVE),
    at(Place::Leaving, Action::Accept, &[c('q'), c('y')], ids::GROUP_CONFIRMING, ids::DOES_QUIT_WITHOUT).hint(1, ids::WORD_QUIT),
    at(Place::Leaving, Action::Close, &[k(KeyCode::Esc), c('n')], ids::GROUP_CONFIRMING, ids::DOES_STAY).hint(2, ids::WORD_STAY),
];
