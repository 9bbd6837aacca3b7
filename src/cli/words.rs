//! The texts of the command line.

use crate::text::text_ids;

text_ids! {
    /// Help, headings and messages of the command line.
    pub enum CliText {
        Error = "cli-error",
        Help = "cli-help",
        About = "cli-about",
        Usage = "cli-usage",
        Commands = "cli-commands",
        Arguments = "cli-arguments",
        Options = "cli-options",
        UsageOptions = "cli-usage-options",
        UsageCommand = "cli-usage-command",
        FileOrName = "cli-file-or-name",
        File = "cli-file",
        LangHelp = "cli-lang-help",
        HelpHelp = "cli-help-help",
        VersionHelp = "cli-version-help",
        PlayAbout = "cli-play-about",
        PlayScenarioHelp = "cli-play-scenario-help",
        RunAbout = "cli-run-about",
        RunScenarioHelp = "cli-run-scenario-help",
        FormatHelp = "cli-format-help",
        TraceHelp = "cli-trace-help",
        UntilHelp = "cli-until-help",
        SeedHelp = "cli-seed-help",
        AtHelp = "cli-at-help",
        BranchHelp = "cli-branch-help",
        ListAbout = "cli-list-about",
        AfterHelp = "cli-after-help",
        ScenarioAndVerb = "cli-scenario-and-verb",
        NotOfCommand = "cli-not-of-command",
        NeedsScreen = "cli-needs-screen",
        BadNumber = "cli-bad-number",
        SessionNeedsTerminal = "cli-session-needs-terminal",
        BranchOfWhat = "cli-branch-of-what",
        BranchFromInput = "cli-branch-from-input",
        BranchIsScenario = "cli-branch-is-scenario",
        BranchTwice = "cli-branch-twice",
        FaultCount = "cli-fault-count",
        MoreFaults = "cli-more-faults",
        ThemeHelp = "cli-theme-help",
        GlyphsHelp = "cli-glyphs-help",
        ColorsHelp = "cli-colors-help",
        NoMotionHelp = "cli-no-motion-help",
        NoThemeButNear = "cli-no-theme-but-near",
        NoTheme = "cli-no-theme",
        LowContrast = "cli-low-contrast",
        NoMouseHelp = "cli-no-mouse-help",
        InputIsTaken = "cli-input-is-taken",
        NoAlgorithm = "cli-no-algorithm",
        CannotWrite = "cli-cannot-write",
        TraceIsScenario = "cli-trace-is-scenario",
        Protocols = "cli-protocols",
        Scenarios = "cli-scenarios",
        OneWayRing = "cli-one-way-ring",
        TwoWayRing = "cli-two-way-ring",
        CompleteGraph = "cli-complete-graph",
        RunLine = "cli-run-line",
        Quiet = "cli-quiet",
        NotQuiet = "cli-not-quiet",
        LastChange = "cli-last-change",
        NoChange = "cli-no-change",
        Position = "cli-position",
        Id = "cli-id",
        State = "cli-state",
        Elected = "cli-elected",
        Fields = "cli-fields",
        Up = "cli-up",
        Down = "cli-down",
        MoreProcesses = "cli-more-processes",
        HeldBy = "cli-held-by",
        Messages = "cli-messages",
        MessageTotals = "cli-message-totals",
        Duplicated = "cli-duplicated",
        Properties = "cli-properties",
        Holds = "cli-holds",
        Violated = "cli-violated",
        Undecided = "cli-undecided",
        Expectations = "cli-expectations",
        Expected = "cli-expected",
        Came = "cli-came",
        Unmet = "cli-unmet",
        Digest = "cli-digest",
    }
}

#[cfg(test)]
mod tests {
    use super::CliText;

    #[test]
    fn every_text_is_there_in_every_language() {
        crate::text::tests::prove_ids(CliText::ALL);
    }
}
