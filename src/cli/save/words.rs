//! The texts of what is kept in files.

use crate::text::text_ids;

text_ids! {
    /// Why a file was not written, and what is written in one.
    pub enum SaveText {
        Comment = "save-comment",
        TitleOfBranch = "save-title-of-branch",
        TitleOfNamed = "save-title-of-named",
        NoName = "save-no-name",
        TooLarge = "save-too-large",
        Inexact = "save-inexact",
        SessionTooLarge = "save-session-too-large",
        SessionIsTooLarge = "save-session-is-too-large",
        NoSuchSession = "save-no-such-session",
        NoScenario = "save-no-scenario",
        SessionBeside = "save-session-beside",
        Exists = "save-exists",
        NoFolder = "save-no-folder",
        Folder = "save-folder",
        Special = "save-special",
        LeadsNowhere = "save-leads-nowhere",
        NotPermitted = "save-not-permitted",
        ReadOnly = "save-read-only",
        Full = "save-full",
        BadName = "save-bad-name",
        OtherEnding = "save-other-ending",
        Other = "save-other",
    }
}
