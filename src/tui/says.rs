//! The words of the keys: what they are called, what they do, and what the footer says.

use crate::session::Value;
use crate::text::{Texts, text_ids};

text_ids! {
    /// How keys are called.
    pub enum Cap {
        Space = "key-space",
        Enter = "key-enter",
        Escape = "key-escape",
        Tab = "key-tab",
        Backspace = "key-backspace",
        PageUp = "key-page-up",
        PageDown = "key-page-down",
        Home = "key-home",
        End = "key-end",
        Shift = "key-shift",
        Control = "key-control",
    }
}

text_ids! {
    /// What each key does, as the help says it.
    pub enum Does {
        PlayOrPause = "does-play-or-pause",
        PreviousTick = "does-previous-tick",
        NextTick = "does-next-tick",
        PreviousEvent = "does-previous-event",
        NextEvent = "does-next-event",
        PreviousStop = "does-previous-stop",
        NextStop = "does-next-stop",
        Faster = "does-faster",
        Slower = "does-slower",
        First = "does-first",
        Last = "does-last",
        GoTo = "does-go-to",
        Until = "does-until",
        Search = "does-search",
        NextHit = "does-next-hit",
        PreviousHit = "does-previous-hit",
        NextElected = "does-next-elected",
        PreviousElected = "does-previous-elected",
        NextMark = "does-next-mark",
        PreviousMark = "does-previous-mark",
        PropertyAbove = "does-property-above",
        PropertyBelow = "does-property-below",
        GoToBreach = "does-go-to-breach",
        SelectPrevious = "does-select-previous",
        SelectNext = "does-select-next",
        SelectFarBefore = "does-select-far-before",
        SelectFarAfter = "does-select-far-after",
        TypeDigit = "does-type-digit",
        EraseDigit = "does-erase-digit",
        NextPane = "does-next-pane",
        PreviousPane = "does-previous-pane",
        Inspect = "does-inspect",
        Zoom = "does-zoom",
        SpaceTime = "does-space-time",
        SelectEvent = "does-select-event",
        EventBefore = "does-event-before",
        EventAfter = "does-event-after",
        EventAbove = "does-event-above",
        EventBelow = "does-event-below",
        OpenEvent = "does-open-event",
        LeaveEvent = "does-leave-event",
        Why = "does-why",
        LaterCause = "does-later-cause",
        EarlierCause = "does-earlier-cause",
        FirstCause = "does-first-cause",
        LastCause = "does-last-cause",
        GoToCause = "does-go-to-cause",
        NextQuestion = "does-next-question",
        PreviousQuestion = "does-previous-question",
        StayHere = "does-stay-here",
        CloseWhy = "does-close-why",
        CrashOrRevive = "does-crash-or-revive",
        CrashAfter = "does-crash-after",
        Start = "does-start",
        Leave = "does-leave",
        Drop = "does-drop",
        Faults = "does-faults",
        CutLink = "does-cut-link",
        CutOneWay = "does-cut-one-way",
        Isolate = "does-isolate",
        Partition = "does-partition",
        MendLink = "does-mend-link",
        MendAll = "does-mend-all",
        DelayMessage = "does-delay-message",
        DuplicateMessage = "does-duplicate-message",
        Loss = "does-loss",
        Duplication = "does-duplication",
        Fifo = "does-fifo",
        Flight = "does-flight",
        TakeAway = "does-take-away",
        Delay = "does-delay",
        Duplicate = "does-duplicate",
        DoNext = "does-do-next",
        ChangeAlgorithm = "does-change-algorithm",
        Compare = "does-compare",
        ChangeCount = "does-change-count",
        ChangeSeed = "does-change-seed",
        Restart = "does-restart",
        Open = "does-open",
        Save = "does-save",
        NextTheme = "does-next-theme",
        Palette = "does-palette",
        Present = "does-present",
        Blank = "does-blank",
        Reveal = "does-reveal",
        Help = "does-help",
        Cancel = "does-cancel",
        Quit = "does-quit",
        Suspend = "does-suspend",
        Interrupt = "does-interrupt",
        CloseReading = "does-close",
        Accept = "does-accept",
        CloseWithout = "does-close-without",
        Confirm = "does-confirm",
        Decline = "does-decline",
        SaveFirst = "does-save-first",
        QuitWithout = "does-quit-without",
        Stay = "does-stay",
        RowUp = "does-row-up",
        RowDown = "does-row-down",
        PageUp = "does-page-up",
        PageDown = "does-page-down",
        GoOn = "does-go-on",
        GoBack = "does-go-back",
        CloseNote = "does-close-note",
    }
}

text_ids! {
    /// Words by which people look for an action, and that what is said of it does not have.
    pub enum Also {
        Cancel = "search-cancel",
        Crash = "search-crash",
        Drop = "search-drop",
        Start = "search-start",
        Leave = "search-leave",
        Cut = "search-cut",
        Isolate = "search-isolate",
        Partition = "search-partition",
        Present = "search-present",
        Compare = "search-compare",
        Count = "search-count",
        Flight = "search-flight",
        Why = "search-why",
    }
}

text_ids! {
    /// The same in one word, for the footer.
    pub enum Word {
        Play = "word-play",
        Pause = "word-pause",
        Step = "word-step",
        Event = "word-event",
        Stop = "word-stop",
        Speed = "word-speed",
        GoTo = "word-go-to",
        Until = "word-until",
        Search = "word-search",
        Hit = "word-hit",
        ToBreach = "word-to-breach",
        Node = "word-node",
        Pane = "word-pane",
        Inspect = "word-inspect",
        Zoom = "word-zoom",
        SpaceTime = "word-space-time",
        Events = "word-events",
        Causes = "word-causes",
        Why = "word-why",
        GoThere = "word-go-there",
        Question = "word-question",
        Unzoom = "word-unzoom",
        Commands = "word-commands",
        Present = "word-present",
        Blank = "word-blank",
        Reveal = "word-reveal",
        Hide = "word-hide",
        Crash = "word-crash",
        Revive = "word-revive",
        CrashAfter = "word-crash-after",
        Start = "word-start",
        Leave = "word-leave",
        Drop = "word-drop",
        Faults = "word-faults",
        Flight = "word-flight",
        Deliver = "word-deliver",
        Fire = "word-fire",
        Mend = "word-mend",
        Disarm = "word-disarm",
        Delay = "word-delay",
        Duplicate = "word-duplicate",
        Algorithm = "word-algorithm",
        Compare = "word-compare",
        Alone = "word-alone",
        Side = "word-side",
        Count = "word-count",
        Seed = "word-seed",
        Restart = "word-restart",
        Open = "word-open",
        Save = "word-save",
        Yes = "word-yes",
        No = "word-no",
        Stay = "word-stay",
        Help = "word-help",
        Quit = "word-quit",
        Cancel = "word-cancel",
        Close = "word-close",
        Accept = "word-accept",
        Choose = "word-choose",
        Scroll = "word-scroll",
        GoOn = "word-go-on",
        Answer = "word-answer",
    }
}

text_ids! {
    /// The groups of the help.
    pub enum Group {
        Time = "group-time",
        Process = "group-process",
        Acts = "group-acts",
        Run = "group-run",
        Screen = "group-screen",
        SpaceTime = "group-space-time",
        Properties = "group-properties",
        Note = "group-note",
        Reading = "group-reading",
        Flight = "group-flight",
        Why = "group-why",
        Faults = "group-faults",
        Help = "group-help",
        Choosing = "group-choosing",
        Confirming = "group-confirming",
    }
}

text_ids! {
    /// The titles of prompts and lists.
    pub enum Title {
        GoTo = "ask-go-to",
        CrashAfter = "ask-crash-after",
        Until = "ask-until",
        UntilLeader = "until-leader",
        UntilLeaderAbout = "until-leader-about",
        UntilBreach = "until-breach",
        UntilBreachAbout = "until-breach-about",
        UntilMessage = "until-message",
        UntilMessageAbout = "until-message-about",
        UntilMessageOf = "until-message-of",
        UntilMessageOfAbout = "until-message-of-about",
        UntilChange = "until-change",
        UntilChangeAbout = "until-change-about",
        UntilQuiet = "until-quiet",
        UntilQuietAbout = "until-quiet-about",
        UntilGoal = "until-goal",
        Count = "ask-count",
        Process = "ask-process",
        Palette = "ask-palette",
        Open = "ask-open",
        Algorithm = "ask-algorithm",
        Compare = "ask-compare",
        Leave = "ask-leave",
        LeaveSilently = "ask-leave-silently",
        LeaveSilentlyAbout = "ask-leave-silently-about",
        LeaveAnnounced = "ask-leave-announced",
        LeaveAnnouncedAbout = "ask-leave-announced-about",
        Drop = "ask-drop",
        DropAbout = "ask-drop-about",
        Delay = "ask-delay",
        Link = "ask-link",
        LinkTo = "ask-link-to",
        LinkBetween = "ask-link-between",
        Ways = "ask-ways",
        Way = "ask-way",
        WayCut = "ask-way-cut",
        Mend = "ask-mend",
        Faults = "ask-faults",
        Partition = "ask-partition",
        WhichToDelay = "ask-which-to-delay",
        WhichToDuplicate = "ask-which-to-duplicate",
        Loss = "ask-loss",
        Duplication = "ask-duplication",
        LinkCut = "ask-link-cut",
        LinkMend = "ask-link-mend",
        Save = "ask-save",
        Replace = "ask-replace",
        ConfirmKeys = "confirm-keys",
        LeaveUnsaved = "ask-leave-unsaved",
        LeaveKeys = "confirm-leave-keys",
        CannotOpen = "title-cannot-open",
        CannotMake = "title-cannot-make",
        LeftOut = "title-left-out",
    }
}

text_ids! {
    /// What can be different in the run beside.
    pub enum Beside {
        Delay = "beside-delay",
        DelayAbout = "beside-delay-about",
        Constant = "beside-constant",
        ConstantAbout = "beside-constant-about",
        Ascending = "beside-ascending",
        AscendingAbout = "beside-ascending-about",
        Descending = "beside-descending",
        DescendingAbout = "beside-descending-about",
        Random = "beside-random",
        RandomAbout = "beside-random-about",
        Seed = "beside-seed",
        SeedAbout = "beside-seed-about",
        Fifo = "beside-fifo",
        FifoAbout = "beside-fifo-about",
        NoFifo = "beside-no-fifo",
        NoFifoAbout = "beside-no-fifo-about",
        OnlyHere = "beside-only-here",
        LeftOut = "beside-left-out",
        OfLeft = "beside-of-left",
        OfRight = "beside-of-right",
        Again = "beside-again",
        AgainAbout = "beside-again-about",
        Alone = "beside-alone",
    }
}

text_ids! {
    /// What is said of branches.
    pub enum OfBranches {
        Begins = "branch-begins",
        Followed = "branch-followed",
    }
}

text_ids! {
    /// What the footer says: what a key did, or why it cannot act.
    pub enum Says {
        NothingBefore = "says-nothing-before",
        QuietNow = "says-quiet-now",
        Quiet = "says-quiet",
        QuietBefore = "says-quiet-before",
        AtFirst = "says-at-first",
        AtLast = "says-at-last",
        Fastest = "says-fastest",
        Slowest = "says-slowest",
        Travels = "says-travels",
        NoSuchId = "says-no-such-id",
        NoIdWith = "says-no-id-with",
        NothingTyped = "says-nothing-typed",
        NothingToCancel = "says-nothing-to-cancel",
        OnlyProcess = "says-only-process",
        IsDown = "says-is-down",
        NoMessage = "says-no-message",
        Waits = "says-waits",
        Crashes = "says-crashes",
        Revives = "says-revives",
        Armed = "says-armed",
        RevivesAndCrashes = "says-revives-and-crashes",
        Starts = "says-starts",
        StartsAndCrashes = "says-starts-and-crashes",
        Leaves = "says-leaves",
        LeavesAnnounced = "says-leaves-announced",
        Lost = "says-lost",
        MessageGone = "says-message-gone",
        Delayed = "says-delayed",
        Duplicated = "says-duplicated",
        Hastened = "says-hastened",
        Fired = "says-fired",
        Disarmed = "says-disarmed",
        Cut = "says-cut",
        CutOneWay = "says-cut-one-way",
        PartedNow = "says-parted-now",
        LossNow = "says-loss-now",
        DuplicationNow = "says-duplication-now",
        FifoNow = "says-fifo-now",
        NoFifoNow = "says-no-fifo-now",
        NotAPercentage = "says-not-a-percentage",
        NamedTwice = "says-named-twice",
        OneGroup = "says-one-group",
        AllCut = "says-all-cut",
        NothingCut = "says-nothing-cut",
        NotOfThis = "says-not-of-this",
        NoMessages = "says-no-messages",
        Mended = "says-mended",
        AllMended = "says-all-mended",
        Isolated = "says-isolated",
        NoDelay = "says-no-delay",
        NoLinks = "says-no-links",
        NoticeIsNobodys = "says-notice-is-nobodys",
        OnlyMessages = "says-only-messages",
        NothingUnderway = "says-nothing-underway",
        NothingElse = "says-nothing-else",
        DueAnyway = "says-due-anyway",
        CutIsMended = "says-cut-is-mended",
        CrashIsArmed = "says-crash-is-armed",
        DetectorTells = "says-detector-tells",
        NotSideBySide = "says-not-side-by-side",
        HeartbeatIsTheDetectors = "says-heartbeat-is-the-detectors",
        QuietButBeats = "says-quiet-but-beats",
        Restarted = "says-restarted",
        Seed = "says-seed",
        Opened = "says-opened",
        Saved = "says-saved",
        SavedSession = "says-saved-session",
        SavedWithout = "says-saved-without",
        LogAtEnd = "says-log-at-end",
        LogAtStart = "says-log-at-start",
        NoEvent = "says-no-event",
        FirstEvent = "says-first-event",
        LastEvent = "says-last-event",
        NoEventBeside = "says-no-event-beside",
        NotANumber = "says-not-a-number",
        NoNumber = "says-no-number",
        TickTooFar = "says-tick-too-far",
        NothingBroke = "says-nothing-broke",
        NothingToAsk = "says-nothing-to-ask",
        AtCause = "says-at-cause",
        NoProperties = "says-no-properties",
        BrokeHere = "says-broke-here",
        LooksFor = "says-looks-for",
        MetLeads = "says-met-leads",
        MetBroke = "says-met-broke",
        MetSent = "says-met-sent",
        MetChanged = "says-met-changed",
        MetInside = "says-met-inside",
        MetQuiet = "says-met-quiet",
        NeverQuiet = "says-never-quiet",
        NeverLimit = "says-never-limit",
        NothingSearched = "says-nothing-searched",
        NothingChosen = "says-nothing-chosen",
        NothingFits = "says-nothing-fits",
        Theme = "says-theme",
        ThemeAfterFaulty = "says-theme-after-faulty",
        Unbound = "says-unbound",
        Presenting = "says-presenting",
        Revealed = "says-revealed",
        RevealedNothing = "says-revealed-nothing",
        Hidden = "says-hidden",
    }
}

text_ids! {
    /// The rows of the menu of faults: short, with what is so now where that matters.
    pub enum FaultRow {
        CutLink = "faults-cut-link",
        CutOneWay = "faults-cut-one-way",
        Isolate = "faults-isolate",
        Partition = "faults-partition",
        MendLink = "faults-mend-link",
        MendAll = "faults-mend-all",
        Delay = "faults-delay",
        Duplicate = "faults-duplicate",
        Lose = "faults-lose",
        Loss = "faults-loss",
        Duplication = "faults-duplication",
        Fifo = "faults-fifo",
        NoFifo = "faults-no-fifo",
    }
}

text_ids! {
    /// What the mouse is on.
    pub enum Pointer {
        Process = "pointer-process",
        Waits = "pointer-waits",
        Message = "pointer-message",
        Lost = "pointer-lost",
        Notice = "pointer-notice",
        Link = "pointer-link",
        Tick = "pointer-tick",
    }
}

text_ids! {
    /// What is said outside the screen when it cannot be had.
    pub enum Ends {
        InputIsNoTerminal = "ends-input-is-no-terminal",
        OutputIsNoTerminal = "ends-output-is-no-terminal",
        TerminalFailed = "ends-terminal-failed",
    }
}

/// A sentence for the footer: its text and the values it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Said {
    /// The text.
    pub(super) text: Says,
    /// The values by name.
    pub(super) values: Vec<(&'static str, Value)>,
}

impl Said {
    /// A sentence with one value more.
    #[must_use]
    pub(super) fn with(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }

    /// The longest form of the sentence in the reader's language, for where there is room for more than one row.
    pub(super) fn whole(&self, texts: &Texts) -> String {
        let said = self.say(texts);
        said.split(" | ").next().unwrap_or_default().to_owned()
    }

    /// The sentence in the reader's language; of one that is long, also a shorter form behind ` | `.
    pub(super) fn say(&self, texts: &Texts) -> String {
        texts.say_with(self.text, &self.values)
    }
}

impl From<Says> for Said {
    fn from(text: Says) -> Self {
        Self { text, values: Vec::new() }
    }
}
