//! What is said of branches and bookmarks.

use crate::text::text_ids;

text_ids! {
    /// What is said of branches and bookmarks.
    pub enum OfBranches {
        Begins = "branch-begins",
        Followed = "branch-followed",
        Shown = "branch-shown",
        ShownOther = "branch-shown-other",
        Alone = "branch-alone",
        AloneAlways = "branch-alone-always",
        Without = "branch-without",
        Named = "branch-named",
        Nameless = "branch-nameless",
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
        Recorded = "tree-recorded",
        Rests = "tree-rests",
        GoesOn = "tree-goes-on",
        Leader = "tree-leader",
        LeaderOpen = "tree-leader-open",
        Split = "tree-split",
        NobodyLeads = "tree-nobody-leads",
        NobodyUp = "tree-nobody-up",
        About = "tree-about",
        AboutFirst = "tree-about-first",
        AboutBookmark = "tree-about-bookmark",
        Broken = "tree-broken",
    }
}
