//! Crates that tests write, build and run.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// A crate in the target folder. All of them share what is built of the libraries.
pub struct Scratch {
    folder: PathBuf,
    target: PathBuf,
}

impl Scratch {
    /// A program of that name under the folder that cargo gives to tests.
    ///
    /// # Panics
    ///
    /// If the folder cannot be written.
    #[must_use]
    pub fn new(tests: &str, name: &str) -> Self {
        let folder = Path::new(tests).join(name);
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let root = root.canonicalize().expect("the workspace is there");
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\
             publish = false\n[dependencies]\nsprague = {{ path = '{}' }}\n[workspace]\n\
             [profile.dev]\ndebug = false\n\
             [profile.dev.package.sprague-runtime]\nopt-level = 2\n\
             [profile.dev.package.sprague-kernels]\nopt-level = 2\n\
             [profile.dev.build-override]\nopt-level = 1\n",
            root.display()
        );
        fs::create_dir_all(folder.join("src")).expect("the target folder can be written");
        fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).expect("it can be copied");
        let target = Path::new(tests).join("scratch");
        let scratch = Self { folder, target };
        scratch.write("Cargo.toml", &manifest);
        scratch
    }

    /// Writes a file, unless it says that already: then nothing is built anew.
    ///
    /// # Panics
    ///
    /// If it cannot be written.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.folder.join(path);
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            return;
        }
        let folder = path.parent().expect("a file is in a folder");
        fs::create_dir_all(folder).expect("the target folder can be written");
        fs::write(path, text).expect("the target folder can be written");
    }

    /// Where it is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Builds it and runs it.
    ///
    /// # Errors
    ///
    /// What cargo says, if the build or the program fails.
    ///
    /// # Panics
    ///
    /// If cargo cannot be started.
    pub fn run(&self) -> Result<String, String> {
        let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        let output = Command::new(cargo)
            .args(["run", "--quiet", "--offline"])
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("CARGO_TERM_COLOR", "never")
            .output()
            .expect("cargo can be started");
        let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
        if output.status.success() {
            Ok(text(&output.stdout))
        } else {
            Err(text(&output.stderr))
        }
    }
}
