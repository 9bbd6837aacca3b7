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
use super::says::{Does, Group, Said, Word};
use super::{compare, faults, why};

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
    pub(super) word: Word,
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
    pub(super) group: Group,
    /// Its line in the help.
    pub(super) does: Does,
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

const fn at(place: Place, action: Action, keys: &'static [Chord], group: Group, does: Does) -> Entry {
    Entry { place, action, keys, group, does, hint: None, can: able::always, beside_notes: false }
}

const fn screen(action: Action, keys: &'static [Chord], group: Group, does: Does) -> Entry {
    at(Place::Screen, action, keys, group, does)
}

impl Entry {
    const fn hint(self, rank: u8, word: Word) -> Self {
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
    screen(Action::PlayOrPause, &[c(' '), c('.')], Group::Time, Does::PlayOrPause).hint(0, Word::Play).when(able::play_or_pause),
    screen(Action::PreviousTick, &[k(KeyCode::Left), c('h')], Group::Time, Does::PreviousTick)
        .hint(1, Word::Step)
        .when(able::go_back),
    screen(Action::NextTick, &[k(KeyCode::Right), c('l')], Group::Time, Does::NextTick).hint(1, Word::Step).when(able::go_on),
    screen(Action::PreviousEvent, &[c(','), Chord::shift(KeyCode::Left)], Group::Time, Does::PreviousEvent)
        .hint(50, Word::Event)
        .when(able::go_back),
    screen(Action::NextEvent, &[c(';'), Chord::shift(KeyCode::Right)], Group::Time, Does::NextEvent)
        .hint(50, Word::Event)
        .when(able::go_on),
    screen(Action::PreviousStop, &[k(KeyCode::PageUp)], Group::Time, Does::PreviousStop)
        .hint(45, Word::Stop)
        .when(able::previous_stop),
    screen(Action::NextStop, &[k(KeyCode::PageDown)], Group::Time, Does::NextStop).hint(45, Word::Stop).when(able::next_stop),
    screen(Action::Faster, &[c('+'), c('=')], Group::Time, Does::Faster).hint(40, Word::Speed).when(able::faster).beside_notes(),
    screen(Action::Slower, &[c('-')], Group::Time, Does::Slower).hint(40, Word::Speed).when(able::slower).beside_notes(),
    screen(Action::First, &[k(KeyCode::Home)], Group::Time, Does::First).when(able::first),
    screen(Action::Last, &[k(KeyCode::End)], Group::Time, Does::Last).when(able::last),
    screen(Action::GoTo, &[c('g')], Group::Time, Does::GoTo).hint(90, Word::GoTo),
    screen(Action::Until, &[c('u')], Group::Time, Does::Until).hint(48, Word::Until).when(able::go_on),
    screen(Action::Search, &[c('/')], Group::Time, Does::Search).hint(62, Word::Search).beside_notes(),
    screen(Action::NextHit, &[c('n')], Group::Time, Does::NextHit).hint(46, Word::Hit).when(hits::has_query),
    screen(Action::PreviousHit, &[c('N')], Group::Time, Does::PreviousHit).hint(46, Word::Hit).when(hits::has_query),
    screen(Action::PreviousElected, &[c('(')], Group::Time, Does::PreviousElected),
    screen(Action::NextElected, &[c(')')], Group::Time, Does::NextElected),
    screen(Action::PreviousMark, &[c('{')], Group::Time, Does::PreviousMark),
    screen(Action::NextMark, &[c('}')], Group::Time, Does::NextMark),
    screen(Action::SelectPrevious, &[k(KeyCode::Up), c('k')], Group::Process, Does::SelectPrevious)
        .hint(10, Word::Node)
        .when(able::select_another),
    screen(Action::SelectNext, &[k(KeyCode::Down), c('j')], Group::Process, Does::SelectNext)
        .hint(10, Word::Node)
        .when(able::select_another),
    screen(Action::SelectFarBefore, &[Chord::shift(KeyCode::Up), control(KeyCode::Up)], Group::Process, Does::SelectFarBefore)
        .when(able::select_another),
    screen(Action::SelectFarAfter, &[Chord::shift(KeyCode::Down), control(KeyCode::Down)], Group::Process, Does::SelectFarAfter)
        .when(able::select_another),
    screen(Action::TypeDigit, DIGITS, Group::Process, Does::TypeDigit),
    screen(Action::EraseDigit, &[k(KeyCode::Backspace)], Group::Process, Does::EraseDigit).when(able::erase_digit),
    screen(Action::Inspect, &[k(KeyCode::Enter)], Group::Process, Does::Inspect)
        .hint(70, Word::Inspect)
        .when(able::inspect)
        .beside_notes(),
    screen(Action::CrashOrRevive, &[c('c')], Group::Acts, Does::CrashOrRevive).hint(20, Word::Crash).when(able::crash_or_revive),
    screen(Action::CrashAfter, &[c('C')], Group::Acts, Does::CrashAfter).hint(110, Word::CrashAfter).when(able::act_on_live),
    screen(Action::Start, &[c('e')], Group::Acts, Does::Start).hint(25, Word::Start).when(able::act_on_live),
    screen(Action::Leave, &[c('v')], Group::Acts, Does::Leave).hint(105, Word::Leave).when(able::act_on_live),
    screen(Action::Drop, &[c('x')], Group::Acts, Does::Drop).hint(30, Word::Drop).when(able::drop),
    screen(Action::Faults, &[c('f')], Group::Acts, Does::Faults).hint(35, Word::Faults),
    screen(Action::Flight, &[c('p')], Group::Screen, Does::Flight).hint(55, Word::Flight),
    screen(Action::Why, &[c('w')], Group::Screen, Does::Why).hint(52, Word::Why).when(why::ask),
    screen(Action::ChangeAlgorithm, &[c('a')], Group::Run, Does::ChangeAlgorithm).hint(65, Word::Algorithm).when(compare::alone),
    screen(Action::Compare, &[c('A')], Group::Run, Does::Compare).hint(67, Word::Compare),
    screen(Action::ChangeCount, &[c('S')], Group::Run, Does::ChangeCount).hint(80, Word::Count),
    screen(Action::ChangeSeed, &[c('s')], Group::Run, Does::ChangeSeed).hint(95, Word::Seed),
    screen(Action::Restart, &[c('r')], Group::Run, Does::Restart).hint(85, Word::Restart),
    screen(Action::Open, &[c('o')], Group::Run, Does::Open).hint(75, Word::Open),
    screen(Action::PreviousBranch, &[c('<'), c('[')], Group::Branches, Does::PreviousBranch)
        .hint(46, Word::Branch)
        .when(branches::another),
    screen(Action::NextBranch, &[c('>'), c(']')], Group::Branches, Does::NextBranch)
        .hint(46, Word::Branch)
        .when(branches::another),
    screen(Action::Branches, &[c('B')], Group::Branches, Does::Branches).hint(68, Word::Branches),
    screen(Action::Bookmark, &[c('m')], Group::Branches, Does::Bookmark).hint(112, Word::Bookmark).beside_notes(),
    screen(Action::NameBookmark, &[c('\'')], Group::Branches, Does::NameBookmark).beside_notes(),
    screen(Action::PreviousBookmark, &[control(KeyCode::Left)], Group::Branches, Does::PreviousBookmark).when(bookmarks::before),
    screen(Action::NextBookmark, &[control(KeyCode::Right)], Group::Branches, Does::NextBookmark).when(bookmarks::after),
    screen(Action::Save, &[Chord::control('s')], Group::Run, Does::Save).hint(77, Word::Save).beside_notes(),
    screen(Action::NextPane, &[k(KeyCode::Tab)], Group::Screen, Does::NextPane).hint(44, Word::Pane).beside_notes(),
    screen(Action::PreviousPane, &[k(KeyCode::BackTab)], Group::Screen, Does::PreviousPane).beside_notes(),
    screen(Action::Zoom, &[c('z')], Group::Screen, Does::Zoom).hint(100, Word::Zoom).beside_notes(),
    screen(Action::SpaceTime, &[c('t')], Group::Screen, Does::SpaceTime)
        .hint(61, Word::SpaceTime)
        .when(compare::alone)
        .beside_notes(),
    screen(Action::Present, &[k(KeyCode::F(5))], Group::Screen, Does::Present).hint(47, Word::Present).beside_notes(),
    screen(Action::Blank, &[c('b')], Group::Screen, Does::Blank).hint(115, Word::Blank).beside_notes(),
    screen(Action::Reveal, &[c('R')], Group::Screen, Does::Reveal).hint(120, Word::Reveal).beside_notes(),
    screen(Action::NextTheme, &[c('T')], Group::Screen, Does::NextTheme).beside_notes(),
    screen(Action::Palette, &[c(':')], Group::Screen, Does::Palette).hint(42, Word::Commands).beside_notes(),
    screen(Action::Help, &[c('?')], Group::Screen, Does::Help).hint(PINNED, Word::Help).beside_notes(),
    screen(Action::Cancel, &[k(KeyCode::Esc)], Group::Screen, Does::Cancel).hint(15, Word::Cancel).when(able::cancel),
    screen(Action::Quit, &[c('q')], Group::Screen, Does::Quit).hint(PINNED + 1, Word::Quit),
    at(Place::Everywhere, Action::Suspend, &[Chord::control('z')], Group::Screen, Does::Suspend),
    at(Place::Everywhere, Action::Interrupt, &[Chord::control('c')], Group::Screen, Does::Interrupt),
    at(Place::SpaceTime, Action::SelectEvent, &[k(KeyCode::Enter)], Group::SpaceTime, Does::SelectEvent)
        .hint(2, Word::Events)
        .when(able::select_event),
    at(Place::Properties, Action::PropertyAbove, &[k(KeyCode::Up), c('k')], Group::Properties, Does::PropertyAbove)
        .hint(2, Word::Choose)
        .when(properties::choose),
    at(Place::Properties, Action::PropertyBelow, &[k(KeyCode::Down), c('j')], Group::Properties, Does::PropertyBelow)
        .hint(2, Word::Choose)
        .when(properties::choose),
    at(Place::Properties, Action::GoToBreach, &[k(KeyCode::Enter)], Group::Properties, Does::GoToBreach)
        .hint(1, Word::ToBreach)
        .when(properties::go_to_breach),
    at(Place::Event, Action::EventBefore, &[k(KeyCode::Left), c('h')], Group::SpaceTime, Does::EventBefore)
        .hint(0, Word::Events)
        .when(able::event_before),
    at(Place::Event, Action::EventAfter, &[k(KeyCode::Right), c('l')], Group::SpaceTime, Does::EventAfter)
        .hint(0, Word::Events)
        .when(able::event_after),
    at(Place::Event, Action::EventAbove, &[k(KeyCode::Up), c('k')], Group::SpaceTime, Does::EventAbove)
        .hint(1, Word::Node)
        .when(able::event_above),
    at(Place::Event, Action::EventBelow, &[k(KeyCode::Down), c('j')], Group::SpaceTime, Does::EventBelow)
        .hint(1, Word::Node)
        .when(able::event_below),
    at(Place::Event, Action::OpenEvent, &[k(KeyCode::Enter)], Group::SpaceTime, Does::OpenEvent).hint(2, Word::Causes),
    at(Place::Event, Action::LeaveEvent, &[k(KeyCode::Esc)], Group::SpaceTime, Does::LeaveEvent).hint(2, Word::Cancel),
    at(Place::Note, Action::Accept, &[k(KeyCode::Enter)], Group::Note, Does::CloseNote).hint(0, Word::Answer),
    at(Place::Note, Action::GoOn, &[k(KeyCode::PageDown)], Group::Note, Does::GoOn).hint(1, Word::GoOn),
    at(Place::Note, Action::GoBack, &[k(KeyCode::PageUp)], Group::Note, Does::GoBack),
    at(Place::Note, Action::Close, &[k(KeyCode::Esc)], Group::Note, Does::CloseReading).hint(2, Word::Close),
    at(Place::Reading, Action::RowUp, &[k(KeyCode::Up), c('k')], Group::Reading, Does::RowUp).hint(1, Word::Scroll),
    at(Place::Reading, Action::RowDown, &[k(KeyCode::Down), c('j')], Group::Reading, Does::RowDown).hint(1, Word::Scroll),
    at(Place::Reading, Action::PageUp, &[k(KeyCode::PageUp)], Group::Reading, Does::PageUp),
    at(Place::Reading, Action::PageDown, &[k(KeyCode::PageDown), c(' '), c('.')], Group::Reading, Does::PageDown),
    at(Place::Reading, Action::Close, &[k(KeyCode::Esc), k(KeyCode::Enter), c('q'), c('?')], Group::Reading, Does::CloseReading)
        .hint(0, Word::Close),
    at(Place::Help, Action::RowUp, &[k(KeyCode::Up)], Group::Help, Does::RowUp).hint(1, Word::Scroll),
    at(Place::Help, Action::RowDown, &[k(KeyCode::Down)], Group::Help, Does::RowDown).hint(1, Word::Scroll),
    at(Place::Help, Action::PageUp, &[k(KeyCode::PageUp)], Group::Help, Does::PageUp),
    at(Place::Help, Action::PageDown, &[k(KeyCode::PageDown)], Group::Help, Does::PageDown),
    at(Place::Help, Action::Close, &[k(KeyCode::Esc), k(KeyCode::Enter), c('?')], Group::Help, Does::CloseReading)
        .hint(0, Word::Close),
    at(Place::Inspector, Action::PageUp, &[k(KeyCode::PageUp)], Group::Reading, Does::PageUp),
    at(Place::Inspector, Action::PageDown, &[k(KeyCode::PageDown)], Group::Reading, Does::PageDown),
    at(Place::Inspector, Action::Close, &[k(KeyCode::Esc), k(KeyCode::Enter)], Group::Reading, Does::CloseReading)
        .hint(0, Word::Close),
    at(Place::Flight, Action::RowUp, &[k(KeyCode::Up), c('k')], Group::Flight, Does::RowUp)
        .hint(0, Word::Choose)
        .when(flight::choose),
    at(Place::Flight, Action::RowDown, &[k(KeyCode::Down), c('j')], Group::Flight, Does::RowDown)
        .hint(0, Word::Choose)
        .when(flight::choose),
    at(Place::Flight, Action::PageUp, &[k(KeyCode::PageUp)], Group::Flight, Does::PageUp).when(flight::choose),
    at(Place::Flight, Action::PageDown, &[k(KeyCode::PageDown)], Group::Flight, Does::PageDown).when(flight::choose),
    at(Place::Flight, Action::DoNext, &[k(KeyCode::Enter)], Group::Flight, Does::DoNext)
        .hint(1, Word::Deliver)
        .when(flight::do_next),
    at(Place::Flight, Action::TakeAway, &[c('x')], Group::Flight, Does::TakeAway).hint(2, Word::Drop).when(flight::take_away),
    at(Place::Flight, Action::Delay, &[c('d')], Group::Flight, Does::Delay).hint(3, Word::Delay).when(flight::act_on_message),
    at(Place::Flight, Action::Duplicate, &[c('D')], Group::Flight, Does::Duplicate)
        .hint(4, Word::Duplicate)
        .when(flight::act_on_message),
    at(Place::Flight, Action::Close, &[k(KeyCode::Esc), c('p')], Group::Flight, Does::CloseReading).hint(5, Word::Close),
    at(Place::Why, Action::RowUp, &[k(KeyCode::Up), c('k')], Group::Why, Does::LaterCause)
        .hint(2, Word::Choose)
        .when(why::choose),
    at(Place::Why, Action::RowDown, &[k(KeyCode::Down), c('j')], Group::Why, Does::EarlierCause)
        .hint(2, Word::Choose)
        .when(why::choose),
    at(Place::Why, Action::GoToCause, &[k(KeyCode::Enter)], Group::Why, Does::GoToCause).hint(0, Word::GoThere).when(why::go_to),
    at(Place::Why, Action::NextQuestion, &[k(KeyCode::Tab)], Group::Why, Does::NextQuestion)
        .hint(1, Word::Question)
        .when(why::otherwise),
    at(Place::Why, Action::PreviousQuestion, &[k(KeyCode::BackTab)], Group::Why, Does::PreviousQuestion).when(why::otherwise),
    at(Place::Why, Action::FirstRow, &[k(KeyCode::Home)], Group::Why, Does::FirstCause).when(why::choose),
    at(Place::Why, Action::LastRow, &[k(KeyCode::End)], Group::Why, Does::LastCause).when(why::choose),
    at(Place::Why, Action::PageUp, &[k(KeyCode::PageUp)], Group::Why, Does::PageUp).when(why::choose),
    at(Place::Why, Action::PageDown, &[k(KeyCode::PageDown)], Group::Why, Does::PageDown).when(why::choose),
    at(Place::Why, Action::StayHere, &[c('w')], Group::Why, Does::StayHere),
    at(Place::Why, Action::Close, &[k(KeyCode::Esc)], Group::Why, Does::CloseWhy).hint(3, Word::Close),
    at(Place::Faults, Action::RowUp, &[k(KeyCode::Up), c('k')], Group::Faults, Does::RowUp).hint(1, Word::Choose),
    at(Place::Faults, Action::RowDown, &[k(KeyCode::Down), c('j')], Group::Faults, Does::RowDown).hint(1, Word::Choose),
    at(Place::Faults, Action::Accept, &[k(KeyCode::Enter)], Group::Faults, Does::Accept).hint(0, Word::Accept),
    at(Place::Faults, Action::CutLink, &[c('c')], Group::Faults, Does::CutLink).when(faults::cut),
    at(Place::Faults, Action::CutOneWay, &[c('o')], Group::Faults, Does::CutOneWay).when(faults::cut_one_way),
    at(Place::Faults, Action::Isolate, &[c('i')], Group::Faults, Does::Isolate).when(faults::links),
    at(Place::Faults, Action::Partition, &[c('g')], Group::Faults, Does::Partition).when(faults::links),
    at(Place::Faults, Action::MendLink, &[c('m')], Group::Faults, Does::MendLink).when(faults::mend),
    at(Place::Faults, Action::MendAll, &[c('M')], Group::Faults, Does::MendAll).when(faults::mend_all),
    at(Place::Faults, Action::DelayMessage, &[c('d')], Group::Faults, Does::DelayMessage).when(faults::act_on_one),
    at(Place::Faults, Action::DuplicateMessage, &[c('D')], Group::Faults, Does::DuplicateMessage).when(faults::act_on_one),
    at(Place::Faults, Action::Drop, &[c('x')], Group::Faults, Does::Drop).when(able::drop),
    at(Place::Faults, Action::Loss, &[c('l')], Group::Faults, Does::Loss),
    at(Place::Faults, Action::Duplication, &[c('u')], Group::Faults, Does::Duplication),
    at(Place::Faults, Action::Fifo, &[c('F')], Group::Faults, Does::Fifo),
    at(Place::Faults, Action::Close, &[k(KeyCode::Esc), c('f')], Group::Faults, Does::CloseReading).hint(2, Word::Close),
    at(Place::Branches, Action::RowUp, &[k(KeyCode::Up), c('k')], Group::Tree, Does::RowUp)
        .hint(1, Word::Choose)
        .when(pane::choose),
    at(Place::Branches, Action::RowDown, &[k(KeyCode::Down), c('j')], Group::Tree, Does::RowDown)
        .hint(1, Word::Choose)
        .when(pane::choose),
    at(Place::Branches, Action::PageUp, &[k(KeyCode::PageUp)], Group::Tree, Does::PageUp).when(pane::choose),
    at(Place::Branches, Action::PageDown, &[k(KeyCode::PageDown)], Group::Tree, Does::PageDown).when(pane::choose),
    at(Place::Branches, Action::Accept, &[k(KeyCode::Enter)], Group::Tree, Does::ToBranch).hint(0, Word::ToBranch),
    at(Place::Branches, Action::NameBranch, &[c('n')], Group::Tree, Does::NameBranch).hint(6, Word::Name),
    at(Place::Branches, Action::CompareBranch, &[c('A')], Group::Tree, Does::CompareBranch)
        .hint(2, Word::Compare)
        .when(pane::compare),
    at(Place::Branches, Action::ToFork, &[c('g')], Group::Tree, Does::ToFork).hint(3, Word::ToFork).when(pane::to_fork),
    at(Place::Branches, Action::Without, &[c('w')], Group::Tree, Does::Without).hint(7, Word::Without).when(branches::acts_later),
    at(Place::Branches, Action::ForgetBookmark, &[c('m'), k(KeyCode::Delete)], Group::Tree, Does::ForgetBookmark)
        .hint(2, Word::Forget)
        .when(pane::bookmark),
    at(Place::Branches, Action::Close, &[k(KeyCode::Esc), c('B')], Group::Tree, Does::CloseReading).hint(5, Word::Close),
    at(Place::List, Action::RowUp, &[k(KeyCode::Up)], Group::Choosing, Does::RowUp).hint(1, Word::Choose),
    at(Place::List, Action::RowDown, &[k(KeyCode::Down)], Group::Choosing, Does::RowDown).hint(1, Word::Choose),
    at(Place::List, Action::PageUp, &[k(KeyCode::PageUp)], Group::Choosing, Does::PageUp),
    at(Place::List, Action::PageDown, &[k(KeyCode::PageDown)], Group::Choosing, Does::PageDown),
    at(Place::List, Action::Accept, &[k(KeyCode::Enter)], Group::Choosing, Does::Accept).hint(0, Word::Accept),
    at(Place::List, Action::Close, &[k(KeyCode::Esc)], Group::Choosing, Does::CloseWithout).hint(2, Word::Cancel),
    at(Place::Line, Action::Accept, &[k(KeyCode::Enter)], Group::Choosing, Does::Accept).hint(0, Word::Accept),
    at(Place::Line, Action::Close, &[k(KeyCode::Esc)], Group::Choosing, Does::CloseWithout).hint(1, Word::Cancel),
    at(Place::Confirm, Action::Accept, &[k(KeyCode::Enter), c('y'), c('s')], Group::Confirming, Does::Confirm).hint(0, Word::Yes),
    at(Place::Confirm, Action::Close, &[k(KeyCode::Esc), c('n')], Group::Confirming, Does::Decline).hint(1, Word::No),
    at(Place::Leaving, Action::Save, &[c('s'), k(KeyCode::Enter), Chord::control('s')], Group::Confirming, Does::SaveFirst)
        .hint(0, Word::Save),
    at(Place::Leaving, Action::Accept, &[c('q'), c('y')], Group::Confirming, Does::QuitWithout).hint(1, Word::Quit),
    at(Place::Leaving, Action::Close, &[k(KeyCode::Esc), c('n')], Group::Confirming, Does::Stay).hint(2, Word::Stay),
];
