//! Makes Rust out of the assets, into `OUT_DIR`.

#[path = "build/scenarios.rs"]
mod scenarios;
#[path = "build/texts.rs"]
mod texts;

use std::path::PathBuf;

fn main() {
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the folder of the package"));
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names the folder for what is generated"));
    scenarios::generate(&root.join("scenarios"), &out);
    texts::generate(&root.join("assets/text"), &out);
}
