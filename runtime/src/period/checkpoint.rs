//! A long search in files, to be taken up again after whatever ended the program.
//!
//! Values are only ever appended to a file of their own, and become part of the checkpoint when the
//! header, which says how many they are and what they sum up to, is written beside and put in its
//! place. So at every moment the header in place speaks of values that are all there.

mod sample;

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::string::{String, ToString as _};
use std::vec::Vec;
use std::{fmt, format, vec};

use sprague_kernels::splits::{self, Slice, Solver, Values};

use super::recurrence::Recurrence;
use super::search::LongSearch;

/// Where a [`LongSearch`] is kept: a header at a path, and the values in a file beside it.
///
/// ```no_run
/// use core::ops::ControlFlow;
/// use sprague_runtime::period::{Checkpoint, Recurrence};
///
/// let rules = Recurrence::code(&[0, 1, 0, 4]);
/// let (mut checkpoint, mut search) = Checkpoint::open("officers.checkpoint", &rules)?;
/// let finding = loop {
///     let mut reports = 0..1_000;
///     let found = search.run(1 << 29, |_| match reports.next() {
///         Some(_) => ControlFlow::Continue(()),
///         None => ControlFlow::Break(()),
///     })?;
///     match found {
///         Some(finding) => break finding,
///         None => checkpoint.save(&search)?,
///     }
/// };
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Checkpoint {
    header: PathBuf,
    saved: Saved,
}

/// What the header in place says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Saved {
    /// Bytes of a value.
    width: usize,
    /// How many values.
    heaps: usize,
    sum: Sum,
}

/// Why a checkpoint cannot be taken up.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckpointError {
    /// A file cannot be read or written.
    Io(io::Error),
    /// The rules are not those of a code whose moves leave two heaps at most.
    Rules,
    /// The file is no checkpoint of this version.
    Foreign,
    /// It is of other rules.
    OtherRules {
        /// These.
        rules: String,
    },
    /// It is damaged: a part of it is missing, or not what it was.
    Torn,
    /// It is whole, and the rules give a heap another value than is kept.
    Wrong {
        /// The heap.
        heap: u64,
    },
}

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Rules => f.write_str("only searches of codes that leave two heaps are kept"),
            Self::Foreign => f.write_str("this is no checkpoint of this version of sprague"),
            Self::OtherRules { rules } => write!(f, "the checkpoint is of other rules: {rules}"),
            Self::Torn => f.write_str("the checkpoint is damaged; delete it to begin anew"),
            Self::Wrong { heap } => write!(
                f,
                "the rules give heap {heap} another value than the checkpoint; delete it to begin \
                 anew"
            ),
        }
    }
}

impl core::error::Error for CheckpointError {}

impl From<io::Error> for CheckpointError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The first line of a header.
const MAGIC: &str = "sprague checkpoint 1";

/// Values are kept by so many at once: the sum is of words.
const UNIT: usize = 1 << 12;

/// So many bytes a header may have: it holds the rules.
const LONGEST: u64 = 1 << 24;

/// What a file begins with: no more than one byte past the longest header, for a device or a file
/// that was named by mistake may have no end.
fn beginning(file: File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(LONGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl Checkpoint {
    /// Takes up the search that is kept at a path, or begins one to be kept there.
    ///
    /// # Errors
    /// A file that cannot be read; one that is no checkpoint, one of other rules, or one that is
    /// damaged; wrong values, as far as a sample of them tells that is computed again. Nothing is
    /// changed then.
    pub fn open(
        path: impl AsRef<Path>,
        rules: &Recurrence,
    ) -> Result<(Self, LongSearch), CheckpointError> {
        let header = path.as_ref().to_path_buf();
        let fresh = LongSearch::new(rules).ok_or(CheckpointError::Rules)?;
        let text = match File::open(&header) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let saved = Saved::NOTHING;
                return Ok((Self { header, saved }, fresh));
            }
            file => beginning(file?)?,
        };
        if text.len() as u64 > LONGEST {
            return Err(CheckpointError::Foreign);
        }
        let text = String::from_utf8(text).map_err(|_| CheckpointError::Foreign)?;
        let saved = Saved::parse(&text, rules)?;
        let checkpoint = Self { header, saved };
        let values = checkpoint.read()?;
        let Recurrence::Code(code) = rules else {
            return Err(CheckpointError::Rules);
        };
        let solver = splits::Code::new(code.digits()).ok_or(CheckpointError::Rules)?;
        let search = LongSearch::with(rules, Solver::resume(solver, values));
        if let Some(heap) = sample::wrong(code.digits(), search.values_so_far()) {
            let heap = heap as u64;
            return Err(CheckpointError::Wrong { heap });
        }
        Ok((checkpoint, search))
    }

    /// Keeps what the search has computed, but for the last few thousand values. What was kept
    /// before stays until that is done.
    ///
    /// # Errors
    /// Files that cannot be written; then what was kept before is still there, and a later call may
    /// do better.
    pub fn save(&mut self, search: &LongSearch) -> io::Result<()> {
        let values = search.values_so_far();
        let width = match values {
            Slice::Bytes(_) => 1,
            Slice::Words(_) => 2,
        };
        let before = self.saved;
        let mut saved = if before.width == width {
            before
        } else {
            Saved {
                width,
                ..Saved::NOTHING
            }
        };
        let heaps = values.len() / UNIT * UNIT;
        if heaps <= saved.heaps {
            return Ok(());
        }
        self.append(values, &mut saved, heaps)?;
        let text = saved.text(search.rules());
        let beside = with_ending(&self.header, ".new");
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, &self.header)?;
        sync_folder(&self.header)?;
        self.saved = saved;
        if before.width != width && before.heaps > 0 {
            // Of no more use; if it stays, it is only in the way.
            let _ = fs::remove_file(self.values_file(before.width));
        }
        Ok(())
    }

    /// Removes the files, once the search is over.
    ///
    /// # Errors
    /// Files that cannot be removed.
    pub fn remove(&mut self) -> io::Result<()> {
        let saved = core::mem::replace(&mut self.saved, Saved::NOTHING);
        if saved.heaps == 0 {
            return Ok(());
        }
        fs::remove_file(&self.header)?;
        fs::remove_file(self.values_file(saved.width))
    }

    /// Where values of so many bytes are.
    fn values_file(&self, width: usize) -> PathBuf {
        with_ending(&self.header, &format!(".values{width}"))
    }

    /// Appends values past those that were saved, up to a heap.
    fn append(&self, values: Slice<'_>, saved: &mut Saved, heaps: usize) -> io::Result<()> {
        let path = self.values_file(saved.width);
        let mut options = OpenOptions::new();
        let mut file = options
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        // What an attempt left that was broken off is written over.
        let place = (saved.heaps * saved.width) as u64;
        file.set_len(place)?;
        file.seek(SeekFrom::Start(place))?;
        let mut bytes = Vec::new();
        for first in (saved.heaps..heaps).step_by(UNIT) {
            let bytes = match values {
                Slice::Bytes(values) => &values[first..first + UNIT],
                Slice::Words(values) => {
                    bytes.clear();
                    for value in &values[first..first + UNIT] {
                        bytes.extend_from_slice(&value.to_le_bytes());
                    }
                    &bytes
                }
            };
            saved.sum.add(bytes);
            file.write_all(bytes)?;
        }
        saved.heaps = heaps;
        file.sync_all()
    }

    /// The values that the header speaks of.
    fn read(&self) -> Result<Values, CheckpointError> {
        let Saved { width, heaps, sum } = self.saved;
        let mut file = match File::open(self.values_file(width)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(CheckpointError::Torn);
            }
            file => file?,
        };
        let len = heaps.checked_mul(width).ok_or(CheckpointError::Torn)?;
        if file.metadata()?.len() < len as u64 {
            return Err(CheckpointError::Torn);
        }
        let mut bytes = Vec::new();
        let memory = |_| io::Error::from(io::ErrorKind::OutOfMemory);
        bytes.try_reserve_exact(len).map_err(memory)?;
        bytes.resize(len, 0);
        file.read_exact(&mut bytes)?;
        let mut found = Sum::NOTHING;
        found.add(&bytes);
        if found != sum {
            return Err(CheckpointError::Torn);
        }
        if width == 1 {
            return Ok(Values::Bytes(bytes));
        }
        let mut words = Vec::with_capacity(heaps);
        for word in bytes.as_chunks::<2>().0 {
            words.push(u16::from_le_bytes(*word));
        }
        Ok(Values::Words(words))
    }
}

impl Saved {
    const NOTHING: Self = Self {
        width: 1,
        heaps: 0,
        sum: Sum::NOTHING,
    };

    /// The header.
    fn text(self, rules: &Recurrence) -> String {
        let Self { width, heaps, sum } = self;
        let text = format!("{MAGIC}\nrules: {rules}\nwidth: {width}\nheaps: {heaps}\nsum: {sum}\n");
        let mut check = Sum::NOTHING;
        check.add(&padded(&text));
        format!("{text}header: {check}\n")
    }

    /// Reads a header, which must be of these rules.
    fn parse(text: &str, rules: &Recurrence) -> Result<Self, CheckpointError> {
        let mut lines = text.lines();
        if lines.next() != Some(MAGIC) {
            return Err(CheckpointError::Foreign);
        }
        let mut field = |name: &str| lines.next()?.strip_prefix(name)?.strip_prefix(": ");
        let fields = (|| {
            let of = field("rules")?;
            let width = field("width")?.parse::<usize>().ok()?;
            let heaps = field("heaps")?.parse::<usize>().ok()?;
            let sum = u64::from_str_radix(field("sum")?, 16).ok()?;
            Some((of, width, heaps, Sum(sum)))
        })();
        let (of, width, heaps, sum) = fields.ok_or(CheckpointError::Torn)?;
        let saved = Self { width, heaps, sum };
        // The text is told by its fields: whatever else stands in the file, its sum too, is told.
        if of != rules.to_string() {
            return Err(CheckpointError::OtherRules { rules: of.into() });
        }
        if saved.text(rules) != text || !heaps.is_multiple_of(UNIT) || ![1, 2].contains(&width) {
            return Err(CheckpointError::Torn);
        }
        Ok(saved)
    }
}

/// A sum of words that changes, all but surely, with any of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sum(u64);

impl Sum {
    const NOTHING: Self = Self(0x243f_6a88_85a3_08d3);

    /// Of bytes, eight at a time.
    fn add(&mut self, bytes: &[u8]) {
        for word in bytes.as_chunks::<8>().0 {
            let mixed = (self.0 ^ u64::from_le_bytes(*word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.0 = mixed ^ mixed >> 29;
        }
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text as bytes in whole words.
fn padded(text: &str) -> Vec<u8> {
    let mut bytes = vec![0; text.len().next_multiple_of(8)];
    bytes[..text.len()].copy_from_slice(text.as_bytes());
    bytes
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// Makes a file that was put in place stay there, where folders can be synced.
fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
