//! The words on the screen: the text ids of `screen.ftl`.
//!
//! Nothing on the screen is cut in mid-word. A text that must live in different widths has two or three fixed lengths in the
//! catalogue, longest first, parted by ` | `; [`longest`] takes the longest that fits.

use unicode_width::UnicodeWidthStr;

use crate::session::{MessageClass, Role, Topology};
use crate::text::text_ids;

text_ids! {
    /// The words of the arena: states, kinds of messages, and the hub in the middle of a ring.
    pub enum Word {
        Idle = "screen-state-idle",
        Active = "screen-state-active",
        Waiting = "screen-state-waiting",
        Relay = "screen-state-relay",
        Red = "screen-state-red",
        Black = "screen-state-black",
        Leader = "screen-state-leader",
        Crashed = "screen-state-crashed",
        Election = "screen-kind-election",
        Answer = "screen-kind-answer",
        Elected = "screen-kind-elected",
        Heartbeat = "screen-kind-heartbeat",
        Lost = "screen-kind-lost",
        Undeliverable = "screen-kind-undeliverable",
        HubTick = "screen-hub-tick",
        HubTickNumber = "screen-hub-tick-number",
        HubCompeting = "screen-hub-competing",
        HubMessages = "screen-hub-messages",
        HubLeader = "screen-hub-leader",
        HubKnownTo = "screen-hub-known-to",
    }
}

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
        TitleAlgorithm = "screen-title-algorithm",
        TitleLog = "screen-title-log",
        TitleProcesses = "screen-title-processes",
        TitleElected = "screen-title-elected",
        TitleNote = "screen-title-note",
        TitleQuestion = "screen-title-question",
        TitleHelp = "screen-title-help",
        TitleProcess = "screen-title-process",
        VerdictDeciding = "screen-verdict-deciding",
        VerdictAgreed = "screen-verdict-agreed",
        VerdictSplit = "screen-verdict-split",
        VerdictLeaderDown = "screen-verdict-leader-down",
        VerdictStuck = "screen-verdict-stuck",
        VerdictNobody = "screen-verdict-nobody",
        GaugeMessages = "screen-gauge-messages",
        GaugeBest = "screen-gauge-best",
        GaugeWorst = "screen-gauge-worst",
        GaugeExact = "screen-gauge-exact",
        GaugeFate = "screen-gauge-fate",
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
        InspectElected = "screen-inspect-elected",
        InspectCounts = "screen-inspect-counts",
        InspectSentReceived = "screen-inspect-sent-received",
        InspectFacts = "screen-inspect-facts",
        InspectWaits = "screen-inspect-waits",
        InspectNothing = "screen-inspect-nothing",
        InspectUnderWay = "screen-inspect-under-way",
        InspectDue = "screen-inspect-due",
        InspectLost = "screen-inspect-lost",
        InspectNotice = "screen-inspect-notice",
        InspectCrashesAfter = "screen-inspect-crashes-after",
        InspectElsewhere = "screen-inspect-elsewhere",
        NoteAnswer = "screen-note-answer",
        PickerNothing = "screen-picker-nothing",
        ConfirmKeys = "screen-confirm-keys",
    }
}

impl Word {
    /// The word for a state.
    pub const fn of_role(role: Role) -> Self {
        match role {
            Role::Idle => Self::Idle,
            Role::Active => Self::Active,
            Role::Waiting => Self::Waiting,
            Role::Relay => Self::Relay,
            Role::Red => Self::Red,
            Role::Black => Self::Black,
            Role::Leader => Self::Leader,
            Role::Crashed => Self::Crashed,
        }
    }

    /// The word for a class of messages.
    pub const fn of_class(class: MessageClass) -> Self {
        match class {
            MessageClass::Election | MessageClass::Probe => Self::Election,
            MessageClass::Answer => Self::Answer,
            MessageClass::Elected => Self::Elected,
            MessageClass::Heartbeat => Self::Heartbeat,
        }
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
    use crate::text::{Language, TextId, Texts};

    #[test]
    fn every_language_has_every_word() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let keys = Word::ALL.iter().map(|id| id.key()).chain(Caption::ALL.iter().map(|id| id.key()));
            for key in keys {
                assert!(texts.has(key), "{} lacks {key}", language.code());
            }
        }
    }

    #[test]
    fn the_words_for_states_fit_into_the_cards() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for &word in &Word::ALL[..8] {
                let said = texts.say(word);
                assert!(said.width() <= 7, "{}: {said} is too wide for a card", language.code());
            }
        }
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
