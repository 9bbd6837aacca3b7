//! What is said of branches and bookmarks.

use crate::text::text_ids;

text_ids! {
    /// What is said of branches and bookmarks.
    pub enum OfBranches {
        Begins = "branch-begins",
        BothBegin = "branches-begin",
        Followed = "branch-followed",
        Shown = "branch-shown",
        ShownOther = "branch-shown-other",
        Leaves = "branch-leaves",
        Alone = "branch-alone",
        AloneAlways = "branch-alone-always",
        Without = "branch-without",
        Named = "branch-named",
        Nameless = "branch-nameless",
        NameTooLong = "branch-name-too-long",
        AskName = "ask-branch-name",
        AskBookmark = "ask-bookmark-name",
        BookmarkSet = "bookmark-set",
        BookmarkGone = "bookmark-gone",
        BookmarkNamed = "bookmark-named",
        BookmarkHere = "bookmark-here",
        Beside = "beside-branch",
        BesideAbout = "beside-branch-about",
        Title = "tree-title",
        Scenario = "tree-scenario",
        ScenarioUntitled = "tree-scenario-untitled",
        Recorded = "tree-recorded",
        NotPlayed = "tree-not-played",
        Rests = "tree-rests",
        RestsOnly = "tree-rests-only",
        GoesOn = "tree-goes-on",
        Leader = "tree-leader",
        LeaderOpen = "tree-leader-open",
        Split = "tree-split",
        NobodyLeads = "tree-nobody-leads",
        NobodyUp = "tree-nobody-up",
        About = "tree-about",
        AboutFirst = "tree-about-first",
        InTheEnd = "tree-in-the-end",
        SoFar = "tree-so-far",
        NotYet = "tree-not-yet",
        AboutBookmark = "tree-about-bookmark",
        Broken = "tree-broken",
    }
}
