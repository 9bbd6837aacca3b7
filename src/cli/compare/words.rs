//! The texts of the command line about two runs.

use crate::text::text_ids;

text_ids! {
    /// Help, headings and messages of `suffrage compare`.
    pub enum CompareText {
        About = "cli-compare-about",
        Name = "cli-compare-name",
        LeftHelp = "cli-compare-left-help",
        RightHelp = "cli-compare-right-help",
        ProtocolHelp = "cli-compare-protocol-help",
        VariantHelp = "cli-compare-variant-help",
        DelayHelp = "cli-compare-delay-help",
        OrderHelp = "cli-compare-order-help",
        SeedHelp = "cli-compare-seed-help",
        NoFifoHelp = "cli-compare-no-fifo-help",
        FormatHelp = "cli-compare-format-help",
        UntilHelp = "cli-compare-until-help",
        Nothing = "cli-compare-nothing",
        TwoWays = "cli-compare-two-ways",
        NoProtocol = "cli-compare-no-protocol",
        NoProtocolButNear = "cli-compare-no-protocol-but-near",
        NoVariant = "cli-compare-no-variant",
        BadDelay = "cli-compare-bad-delay",
        DelayUpsideDown = "cli-compare-delay-upside-down",
        OfSide = "cli-compare-of-side",
        InputTwice = "cli-compare-input-twice",
        Left = "cli-compare-left",
        Right = "cli-compare-right",
        Protocol = "cli-compare-protocol",
        Variant = "cli-compare-variant",
        Settings = "cli-compare-settings",
        End = "cli-compare-end",
        QuietAt = "cli-compare-quiet-at",
        NotQuietBy = "cli-compare-not-quiet-by",
        Leader = "cli-compare-leader",
        Nobody = "cli-compare-nobody",
        Sent = "cli-compare-sent",
        Delivered = "cli-compare-delivered",
        Lost = "cli-compare-lost",
        First = "cli-compare-first",
        FirstAbout = "cli-compare-first-about",
        Same = "cli-compare-same",
        SameUntil = "cli-compare-same-until",
    }
}

#[cfg(test)]
mod tests {
    use super::CompareText;

    #[test]
    fn every_text_is_there_in_every_language() {
        crate::text::tests::prove_ids(CompareText::ALL);
    }
}
