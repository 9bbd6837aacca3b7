//! The words of the header, the panes and the overlays: the text ids of `screen.ftl`.
//!
//! Nothing on the screen is cut in mid-word. A text that must live in different widths has two or three fixed lengths in the
//! catalogue, longest first, parted by ` | `; [`longest`] takes the longest that fits.

use unicode_width::UnicodeWidthStr;

use crate::protocol::Topology;
use crate::text::text_ids;

text_ids! {
    /// The words of the header, the panes and the overlays.
    pub enum Caption {
        TopologyOneWayRing = "screen-topology-one-way-ring",
        TopologyTwoWayRing = "screen-topology-two-way-ring",
        TopologyComplete = "screen-topology-complete",
        HeaderDelay = "screen-header-delay",
        HeaderDelays = "screen-header-delays",
        HeaderSeed = "screen-header-seed",
        HeaderPaused = "screen-header-paused",
        HeaderPlaying = "screen-header-playing",
        HeaderEnded = "screen-header-ended",
        HeaderTick = "screen-header-tick",
        HeaderEvent = "screen-header-event",
        HeaderBranch = "screen-header-branch",
        HeaderBranchNamed = "screen-header-branch-named",
        TreeTick = "tree-tick",
        HeaderFuture = "screen-header-future",
        TitleAlgorithm = "screen-title-algorithm",
        TitleLog = "screen-title-log",
        TitleProcesses = "screen-title-processes",
        TitleSpaceTime = "screen-title-space-time",
        SpaceTimeBack = "screen-space-time-back",
        SpaceTimePast = "screen-space-time-past",
        SpaceTimePastFar = "screen-space-time-past-far",
        EventReceives = "screen-event-receives",
        EventBounces = "screen-event-bounces",
        EventStarts = "screen-event-starts",
        EventTimer = "screen-event-timer",
        EventCrashes = "screen-event-crashes",
        EventReturns = "screen-event-returns",
        EventAny = "screen-event-any",
        TitleElected = "screen-title-elected",
        TitleNote = "screen-title-note",
        TitleQuestion = "screen-title-question",
        TitleHelp = "screen-title-help",
        TitleProcess = "screen-title-process",
        VerdictDeciding = "screen-verdict-deciding",
        VerdictAgreed = "screen-verdict-agreed",
        VerdictSpreading = "screen-verdict-spreading",
        VerdictSplit = "screen-verdict-split",
        VerdictLeaderDown = "screen-verdict-leader-down",
        VerdictStuck = "screen-verdict-stuck",
        VerdictNobody = "screen-verdict-nobody",
        GaugeMessages = "screen-gauge-messages",
        GaugeCount = "screen-gauge-count",
        GaugeBest = "screen-gauge-best",
        GaugeWorst = "screen-gauge-worst",
        GaugeExact = "screen-gauge-exact",
        GaugeExpected = "screen-gauge-expected",
        GaugeUnboundCrash = "screen-gauge-unbound-crash",
        GaugeFate = "screen-gauge-fate",
        GaugeCopies = "screen-gauge-copies",
        GaugeNotices = "screen-gauge-notices",
        TimelineTime = "screen-timeline-time",
        AlgorithmAt = "screen-algorithm-at",
        LogNewer = "screen-log-newer",
        LogEmpty = "screen-log-empty",
        ColumnId = "screen-column-id",
        ColumnState = "screen-column-state",
        ColumnElected = "screen-column-elected",
        ColumnSent = "screen-column-sent",
        ColumnReceived = "screen-column-received",
        ColumnWaits = "screen-column-waits",
        TooSmall = "screen-too-small",
        TooSmallNeeds = "screen-too-small-needs",
        InspectState = "screen-inspect-state",
        InspectCounts = "screen-inspect-counts",
        InspectSentReceived = "screen-inspect-sent-received",
        InspectFacts = "screen-inspect-facts",
        InspectWaits = "screen-inspect-waits",
        InspectArmed = "why-inspect-armed",
        InspectOutlook = "why-inspect-outlook",
        InspectNothing = "screen-inspect-nothing",
        InspectLosses = "screen-inspect-losses",
        InspectUnderWay = "screen-inspect-under-way",
        InspectDue = "screen-inspect-due",
        InspectLost = "screen-inspect-lost",
        InspectNotice = "screen-inspect-notice",
        InspectCrashesAfter = "screen-inspect-crashes-after",
        InspectElsewhere = "screen-inspect-elsewhere",
        TitleNoteOutdated = "screen-title-note-outdated",
        TitleQuestionOutdated = "screen-title-question-outdated",
        NoteOf = "screen-note-of",
        NoteClassAnswers = "screen-note-class-answers",
        BlankHint = "screen-blank-hint",
        TimelineMarks = "screen-timeline-marks",
        NoteAnswer = "screen-note-answer",
        HelpFind = "screen-help-find",
        PickerNothing = "screen-picker-nothing",
        TitleFlight = "screen-title-flight",
        FlightEmpty = "screen-flight-empty",
        FlightMore = "screen-flight-more",
        FlightDetector = "screen-flight-detector",
        FlightFarewell = "screen-flight-farewell",
        HeaderQuiet = "screen-header-quiet",
        HeaderLoss = "screen-header-loss",
        HeaderDuplicate = "screen-header-duplicate",
        HeaderNoFifo = "screen-header-no-fifo",
        CountLost = "screen-count-lost",
        CountCopies = "screen-count-copies",
        CountHeartbeats = "screen-count-heartbeats",
        FlightBeats = "screen-flight-beats",
        FlightListens = "screen-flight-listens",
        FlightAboutBeats = "screen-flight-about-beats",
        FlightAboutListens = "screen-flight-about-listens",
        FlightCrash = "screen-flight-crash",
        FlightCut = "screen-flight-cut",
        FlightParted = "screen-flight-parted",
        FlightNotice = "screen-flight-notice",
        FlightIn = "screen-flight-in",
        FlightAboutMessage = "screen-flight-about-message",
        FlightAboutNotice = "screen-flight-about-notice",
        FlightAboutDoomed = "screen-flight-about-doomed",
        FlightAboutTimer = "screen-flight-about-timer",
        FlightAboutDetector = "screen-flight-about-detector",
        FlightAboutFarewell = "screen-flight-about-farewell",
        FlightAboutCrash = "screen-flight-about-crash",
        FlightAboutCut = "screen-flight-about-cut",
        FlightAboutCutOneWay = "screen-flight-about-cut-one-way",
        FlightAboutParted = "screen-flight-about-parted",
    }
}

text_ids! {
    /// The words of the pane and of the mark in the header.
    pub enum PropertyText {
        Title = "property-title",
        Holds = "property-holds",
        Violated = "property-violated",
        Undecided = "property-undecided-word",
        Broke = "property-broke",
        BrokeBefore = "property-broke-before",
        BrokeAgain = "property-broke-again",
        BrokeOpen = "property-broke-open",
        AgainSince = "property-again-since",
        AllHoldAgain = "property-all-hold-again",
        RuleHoldAgain = "property-rule-hold-again",
        AllHold = "property-all-hold",
        SomeUndecided = "property-some-undecided",
        BrokenMore = "property-broken-more",
        RuleBroken = "property-rule-broken",
        RuleOpen = "property-rule-open",
        RuleHold = "property-rule-hold",
        None = "property-none",
        Waiting = "property-waiting",
    }
}

text_ids! {
    /// The words of the panel that tells why, and what a process waits for.
    pub enum WhyText {
        Title = "why-title",
        Moment = "why-moment",
        WaitsForNothing = "why-waits-for-nothing",
        WaitsForTimer = "why-waits-for-timer",
        IsDown = "why-is-down",
        CanEnd = "why-can-end",
        CanCome = "why-can-come",
        NothingPending = "why-nothing-pending",
        MorePending = "why-more-pending",
        Doomed = "why-doomed",
        Comes = "why-comes",
        ComesWaits = "why-comes-waits",
        Chance = "why-chance",
        Beats = "why-beats",
        ComesDown = "why-comes-down",
        Never = "why-never",
        NeverDown = "why-never-down",
        NeverCould = "why-never-could",
        Unknown = "why-unknown",
        Between = "why-between",
    }
}

impl Caption {
    /// The words for a topology.
    pub const fn of_topology(topology: Topology) -> Self {
        match topology {
            Topology::OneWayRing => Self::TopologyOneWayRing,
            Topology::TwoWayRing => Self::TopologyTwoWayRing,
            Topology::Complete => Self::TopologyComplete,
        }
    }
}

/// The longest of a text's lengths (parted by ` | `, longest first) that is at most `width` columns wide.
pub fn longest(text: &str, width: usize) -> Option<&str> {
    text.split(" | ").find(|length| length.width() <= width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_word() {
        crate::text::tests::prove_ids(Caption::ALL);
        crate::text::tests::prove_ids(PropertyText::ALL);
        crate::text::tests::prove_ids(WhyText::ALL);
    }

    #[test]
    fn the_longest_length_that_fits_is_taken() {
        let text = "known to 3 of 7 | 3 of 7 | 3/7";
        assert_eq!(longest(text, 20), Some("known to 3 of 7"));
        assert_eq!(longest(text, 14), Some("3 of 7"));
        assert_eq!(longest(text, 3), Some("3/7"));
        assert_eq!(longest(text, 2), None);
    }
}
