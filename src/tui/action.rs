//! What a key can do.

/// Declares the actions and the list of them all.
macro_rules! actions {
    ($($(#[$meta:meta])* $name:ident),* $(,)?) => {
        /// One thing that a key can do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(super) enum Action { $($(#[$meta])* $name),* }

        #[cfg(test)]
        impl Action {
            /// All of them.
            pub(super) const ALL: &'static [Self] = &[$(Self::$name),*];
        }
    };
}

actions! {
    /// Starts or stops the clock.
    PlayOrPause,
    /// One tick back.
    PreviousTick,
    /// One tick on.
    NextTick,
    /// One event back.
    PreviousEvent,
    /// One event on.
    NextEvent,
    /// Back to the stop before.
    PreviousStop,
    /// On to the next stop.
    NextStop,
    /// Plays faster.
    Faster,
    /// Plays slower.
    Slower,
    /// To tick 0.
    First,
    /// To the end of what is recorded.
    Last,
    /// Asks for a tick and goes there.
    GoTo,
    /// Asks until what the run is to be played.
    Until,
    /// Asks what to search for.
    Search,
    /// The next hit.
    NextHit,
    /// The hit before.
    PreviousHit,
    /// The next change of `elected`.
    NextElected,
    /// The change of `elected` before.
    PreviousElected,
    /// The next mark of the timeline.
    NextMark,
    /// The mark of the timeline before.
    PreviousMark,
    /// Selects the process before.
    SelectPrevious,
    /// Selects the process after.
    SelectNext,
    /// Goes back among the processes by a piece of the ring.
    SelectFarBefore,
    /// Goes on among the processes by a piece of the ring.
    SelectFarAfter,
    /// A digit of an id.
    TypeDigit,
    /// Takes the last digit back.
    EraseDigit,
    /// Moves the keys to the next pane.
    NextPane,
    /// Moves the keys to the pane before.
    PreviousPane,
    /// Shows everything about the selected process.
    Inspect,
    /// The pane takes the place of the arena.
    Zoom,
    /// Shows the space-time diagram, or puts it away.
    SpaceTime,
    /// Chooses the property above.
    PropertyAbove,
    /// Chooses the property below.
    PropertyBelow,
    /// Goes to where the chosen property broke.
    GoToBreach,
    /// Selects the latest event of the selected process.
    SelectEvent,
    /// Selects the event before at the same process.
    EventBefore,
    /// Selects the event after at the same process.
    EventAfter,
    /// Selects the nearest event of the process above.
    EventAbove,
    /// Selects the nearest event of the process below.
    EventBelow,
    /// Tells what the selected event is and what led to it.
    OpenEvent,
    /// Asks why about what is selected.
    Why,
    /// Asks the next question about the same thing.
    NextQuestion,
    /// Asks the question before.
    PreviousQuestion,
    /// Goes to the moment of the chosen link of the chain.
    GoToCause,
    /// Leaves the chain and stays where it led.
    StayHere,
    /// Leaves the selected event.
    LeaveEvent,
    /// Crashes the selected process, or brings it back.
    CrashOrRevive,
    /// Asks for k and crashes it in mid-broadcast.
    CrashAfter,
    /// It begins an election.
    Start,
    /// It leaves.
    Leave,
    /// Loses a message to or from it.
    Drop,
    /// Opens the menu of faults.
    Faults,
    /// Cuts a link of it.
    CutLink,
    /// Cuts one way between it and another.
    CutOneWay,
    /// Cuts it off from all others.
    Isolate,
    /// Parts the processes into groups.
    Partition,
    /// Mends a link.
    MendLink,
    /// Mends all links.
    MendAll,
    /// Puts a message off.
    DelayMessage,
    /// Doubles a message.
    DuplicateMessage,
    /// Asks with which probability messages are lost.
    Loss,
    /// Asks with which probability messages are doubled.
    Duplication,
    /// Links keep the order of messages, or no more.
    Fifo,
    /// Shows what is in flight and armed.
    Flight,
    /// Loses the chosen message, or cancels the chosen timer.
    TakeAway,
    /// Puts the chosen message off.
    Delay,
    /// Doubles the chosen message.
    Duplicate,
    /// Delivers the chosen message next, fires the chosen timer, or mends the chosen link.
    DoNext,
    /// Another algorithm on the same processes.
    ChangeAlgorithm,
    /// Another run beside this one, or back to one.
    Compare,
    /// Asks for the number of processes.
    ChangeCount,
    /// The next seed.
    ChangeSeed,
    /// The branch before, at the same tick.
    PreviousBranch,
    /// The branch after, at the same tick.
    NextBranch,
    /// The tree of runs.
    Branches,
    /// A bookmark at this moment, or none.
    Bookmark,
    /// Asks how this moment is called.
    NameBookmark,
    /// Back to the bookmark before.
    PreviousBookmark,
    /// On to the next bookmark.
    NextBookmark,
    /// Goes where the chosen branch parts from the one that it left.
    ToFork,
    /// Asks how the chosen branch or bookmark is called.
    NameBranch,
    /// Puts the chosen branch beside this one.
    CompareBranch,
    /// Goes on from here without what was done later.
    Without,
    /// Takes the chosen bookmark away.
    ForgetBookmark,
    /// The same scenario from its start.
    Restart,
    /// Another scenario.
    Open,
    /// Keeps the run in a file.
    Save,
    /// The next theme.
    NextTheme,
    /// Everything that can be done, by its words.
    Palette,
    /// Shows what a class is to see, and nothing else.
    Present,
    /// Shows nothing.
    Blank,
    /// Shows or hides the recorded future.
    Reveal,
    /// The table of keys.
    Help,
    /// Cancels what is being typed, or the zoom.
    Cancel,
    /// Ends the program.
    Quit,
    /// Hands the terminal back to the shell for a while.
    Suspend,
    /// Ends the program at once.
    Interrupt,
    /// Closes the overlay on top.
    Close,
    /// Does what the overlay on top is for.
    Accept,
    /// The row above.
    RowUp,
    /// The row below.
    RowDown,
    /// A page of rows up.
    PageUp,
    /// A page of rows down.
    PageDown,
    /// The first row.
    FirstRow,
    /// The last row.
    LastRow,
    /// Goes on from a note: the answer of a question, then the next note, then the next stop.
    GoOn,
    /// Goes back from a note, the same way.
    GoBack,
}
