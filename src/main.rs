//! Runs [`suffrage::cli::run`] and returns its exit code.

fn main() -> std::process::ExitCode {
    suffrage::cli::run()
}
