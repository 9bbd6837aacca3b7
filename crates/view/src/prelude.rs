//! The imports that nearly every painter needs.

pub(crate) use std::{borrow::Cow, collections::BTreeMap, collections::BTreeSet, ops::Range, rc::Rc};

pub(crate) use ratatui::layout::{Margin, Position, Rect};
pub(crate) use ratatui::style::{Color, Modifier, Style};
pub(crate) use unicode_width::UnicodeWidthStr;

pub(crate) use crate::canvas::{Canvas, RowPen, fitted, inside, whole_words, wrapped};
pub(crate) use crate::graph_record::{Part, is_in_transit};
pub(crate) use crate::look::{GlyphSet, glyphs::Glyphs, glyphs::Lines};
pub(crate) use crate::panes::{Rule, Slot, below_rule, compare, sign_of, sign_of_message};
pub(crate) use crate::values::{self, Span, width};
pub(crate) use crate::view_state::{Overlay, Pane, View};
pub(crate) use crate::{Look, layout::Screen, scene::Scene, target::Target, words};
pub(crate) use suffrage_engine::engine::{Face, Process};
pub(crate) use suffrage_engine::protocol::{Datum, Derivation, Id, LogEntry, MessageClass, Remark, Role, Strip};
pub(crate) use suffrage_engine::protocol::{Ticks, Topology, Value};
pub(crate) use suffrage_session::difference::Comparison;
pub(crate) use suffrage_session::model::{Ask, CutLinks, Frame, LogLine, Message, Sign, Verdict};
pub(crate) use suffrage_session::model::{ground::Seats, story::Acting, story::OLD};
pub(crate) use suffrage_text::{Fit, LocalText, TextId, Texts, ids};
