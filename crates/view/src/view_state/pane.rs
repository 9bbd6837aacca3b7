//! The list of panes.

/// Every pane and its painter, in the order of Tab; the last one is a Shift+Tab away from the graph. A new pane is a file of `panes`
/// that implements `PanePainter`, a line here, and its texts.
macro_rules! with_panes {
    ($macro:ident) => {
        $macro! {
            Arena: graph::Graph,
            Algorithm: algorithm::Algorithm,
            How: how::How,
            Log: log::Log,
            Processes: processes::Processes,
            Holds: holds::Holds,
            SpaceTime: space_time::SpaceTime,
            Properties: properties::Properties,
        }
    };
}
pub(crate) use with_panes;

macro_rules! pane {
    ($($pane:ident: $module:ident::$Painter:ident,)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Pane {
            $($pane),*
        }

        impl Pane {
            pub const ALL: &'static [Self] = &[$(Self::$pane),*];
        }
    };
}
with_panes!(pane);
