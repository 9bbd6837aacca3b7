//! Where the pictures of a handout are: in files beside it, or where there is no file, in the text.

use std::fmt::Write as _;
use std::io::{self, Write};

use crate::export::Put;
use crate::export::svg::{self, Sheet};
use suffrage_view::picture::Picture;

pub(super) enum Pictures<'p> {
    Inside,
    /// In files whose names begin with a stem.
    Beside {
        stem: &'p str,
        put: Put<'p>,
    },
}

impl Pictures<'_> {
    /// Puts a picture here, so many pixels wide.
    pub(super) fn place(
        &mut self,
        name: &str,
        alt: &str,
        picture: &Picture,
        width: u32,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let mut document = Vec::new();
        svg::write(picture, Sheet { title: alt, width: Some(width) }, &mut document)?;
        match self {
            Self::Inside => {
                out.write_all(&document)?;
                writeln!(out)
            }
            Self::Beside { stem, put } => {
                let file = format!("{stem}-{name}.svg");
                writeln!(out, "![{}]({})\n", super::escaped(alt), encoded(&file))?;
                put(file, document);
                Ok(())
            }
        }
    }
}

/// A file's name as it stands in a link.
fn encoded(name: &str) -> String {
    let mut encoded = String::with_capacity(name.len());
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            // A string takes whatever is written to it.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}
