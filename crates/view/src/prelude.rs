//! The imports that nearly every painter needs.

pub(crate) use ratatui::{layout::Rect, style::Modifier, style::Style};
pub(crate) use unicode_width::UnicodeWidthStr;

pub(crate) use crate::canvas::{Canvas, whole_words, wrapped};
pub(crate) use crate::{Look, scene::Scene, target::Target, values::Span};
pub(crate) use suffrage_engine::engine::Process;
pub(crate) use suffrage_engine::protocol::{Id, MessageClass, Role, Strip, Ticks, Topology, Value};
pub(crate) use suffrage_session::model::{Frame, Message};
pub(crate) use suffrage_text::{Fit, ids};
