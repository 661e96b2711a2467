//! What the process that runs the macro is for. It is looked up once for each process.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::OnceLock;

/// The programs that build, by the names of their files: nobody reads documentation there.
const BUILDERS: [&str; 3] = ["rustc", "clippy-driver", "miri"];

/// Whether somebody may read the documentation that is written: the process is no compiler but
/// rustdoc, or the server of an editor. What the documentation says then may cost more.
pub(crate) fn reads_documentation() -> bool {
    static READS: OnceLock<bool> = OnceLock::new();
    *READS.get_or_init(|| {
        let program = std::env::current_exe();
        program.is_ok_and(|program| is_reader(&program))
    })
}

/// Whether a program is none of those that build.
fn is_reader(program: &Path) -> bool {
    let name = program.file_stem().and_then(OsStr::to_str);
    name.is_some_and(|name| !BUILDERS.contains(&name))
}

/// The programs in which editors run macros, by parts of the names of their files.
const EDITORS: [&str; 4] = ["rust-analyzer", "ra_ap", "proc-macro", "intellij"];

/// Whether an editor runs this macro. `SPRAGUE_EDITOR` in the environment, if it is not empty, says
/// so of any process.
pub(crate) fn is_of_an_editor() -> bool {
    static EDITOR: OnceLock<bool> = OnceLock::new();
    *EDITOR.get_or_init(|| {
        let forced = std::env::var_os("SPRAGUE_EDITOR").is_some_and(|value| !value.is_empty());
        forced || std::env::current_exe().is_ok_and(|program| is_editor(&program))
    })
}

/// Whether a program is one of those of editors.
fn is_editor(program: &Path) -> bool {
    let name = program.file_stem().and_then(OsStr::to_str);
    name.is_some_and(|name| EDITORS.iter().any(|editor| name.contains(editor)))
}

/// The variable that asks for an expansion.
const EXPAND: &str = "SPRAGUE_EXPAND";

/// Whether the expansion of the game of that name is to be printed: `SPRAGUE_EXPAND` has its name,
/// or `*` for all.
pub(crate) fn shows(name: &str) -> bool {
    static ASKED: OnceLock<Option<String>> = OnceLock::new();
    let asked = ASKED.get_or_init(|| std::env::var(EXPAND).ok());
    asked
        .as_ref()
        .is_some_and(|asked| asked == "*" || asked == name)
}

#[cfg(test)]
mod tests {
    use super::{is_editor, is_reader};
    use std::path::Path;

    #[test]
    fn compilers_read_no_documentation() {
        for program in [
            "bin/rustc",
            "bin/clippy-driver",
            "rustc.exe",
            "miri",
            "",
            "/",
        ] {
            assert!(!is_reader(Path::new(program)), "{program}");
        }
        for program in [
            "bin/rustdoc",
            "rustdoc.exe",
            "rust-analyzer-proc-macro-srv",
            "rustc-docs",
        ] {
            assert!(is_reader(Path::new(program)), "{program}");
        }
    }

    #[test]
    fn compilers_are_no_editors() {
        for program in [
            "/a/rust-analyzer-proc-macro-srv",
            "intellij-rust-native-helper.exe",
        ] {
            assert!(is_editor(Path::new(program)), "{program}");
        }
        for program in [
            "/rust-analyzer/bin/rustc",
            "clippy-driver",
            "/b/rustdoc",
            "",
        ] {
            assert!(!is_editor(Path::new(program)), "{program}");
        }
    }
}
