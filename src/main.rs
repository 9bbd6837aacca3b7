//! Arguments to [`suffrage::cli::run`] to an exit code, and nothing else.

fn main() -> std::process::ExitCode {
    suffrage::cli::run()
}
