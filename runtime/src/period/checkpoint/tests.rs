//! Kept, taken up again, and refused.

use super::{Checkpoint, CheckpointError, with_ending};
use crate::Error;
use crate::period::{LongSearch, Recurrence};
use core::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::string::ToString as _;
use std::vec::Vec;
use std::{env, fs, fs::File, process};

/// A folder for one test, which is removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = env::temp_dir().join(std::format!("sprague-{name}-{}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for temporary files can be written");
        Self(folder)
    }

    fn path(&self) -> PathBuf {
        self.0.join("search")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn rules() -> Recurrence {
    Recurrence::code(&[0, 1, 0, 4])
}

/// Goes on for some reports.
fn go_on(search: &mut LongSearch, reports: usize) {
    let mut left = 0..reports;
    let broken = search.run(1 << 26, |_| match left.next() {
        Some(_) => ControlFlow::Continue(()),
        None => ControlFlow::Break(()),
    });
    assert_eq!(broken, Ok(None));
}

fn values(search: &LongSearch) -> Vec<u64> {
    search.values_so_far().iter().collect()
}

/// A checkpoint that was saved twice, and the values of the search.
fn saved(path: &Path) -> Vec<u64> {
    let (mut checkpoint, mut search) = Checkpoint::open(path, &rules()).expect("nothing is there");
    go_on(&mut search, 30);
    checkpoint.save(&search).expect("it can be written");
    go_on(&mut search, 5);
    checkpoint.save(&search).expect("it can be written");
    values(&search)
}

#[test]
fn what_is_kept_is_taken_up() {
    let folder = Folder::new("kept");
    let before = saved(&folder.path());
    let (mut checkpoint, mut search) = Checkpoint::open(folder.path(), &rules()).expect("it is");
    let kept = values(&search);
    assert!(kept.len() + 4_096 > before.len() && kept.len() > 8_192);
    assert_eq!(kept, before[..kept.len()]);
    go_on(&mut search, 3);
    let mut other = LongSearch::new(&rules()).expect("two heaps are left");
    while other.heaps() < search.heaps() {
        go_on(&mut other, 1);
    }
    assert_eq!(values(&search), values(&other)[..values(&search).len()]);
    checkpoint.save(&search).expect("it can be written");
    checkpoint.remove().expect("it is there");
    assert_eq!(fs::read_dir(&folder.0).expect("it is a folder").count(), 0);
}

/// A kill leaves more values than the header speaks of, and a header beside that is not whole.
#[test]
fn a_save_that_was_broken_off_does_no_harm() {
    let folder = Folder::new("killed");
    let before = saved(&folder.path());
    let file = with_ending(&folder.path(), ".values1");
    let mut bytes = fs::read(&file).expect("it is there");
    bytes.extend([7; 5_000]);
    fs::write(&file, bytes).expect("it can be written");
    fs::write(with_ending(&folder.path(), ".new"), "sprague check").expect("it can be written");
    let (mut checkpoint, mut search) = Checkpoint::open(folder.path(), &rules()).expect("it is");
    assert_eq!(values(&search), before[..values(&search).len()]);
    go_on(&mut search, 4);
    checkpoint.save(&search).expect("it can be written");
    let (_, again) = Checkpoint::open(folder.path(), &rules()).expect("it is");
    assert_eq!(values(&again), values(&search)[..values(&again).len()]);
    assert!(again.heaps() + 4_096 > search.heaps());
}

#[test]
fn whatever_is_changed_is_refused() {
    let folder = Folder::new("torn");
    saved(&folder.path());
    let open = || Checkpoint::open(folder.path(), &rules()).map(|_| ());
    for path in [folder.path(), with_ending(&folder.path(), ".values1")] {
        let right = fs::read(&path).expect("it is there");
        for place in (0..right.len()).step_by(right.len() / 97 + 1) {
            let mut wrong = right.clone();
            wrong[place] ^= 1;
            fs::write(&path, &wrong).expect("it can be written");
            assert!(open().is_err(), "{path:?} {place}");
            fs::write(&path, &right[..place]).expect("it can be written");
            assert!(open().is_err(), "{path:?} {place}");
        }
        fs::write(&path, right).expect("it can be written");
        assert!(open().is_ok());
    }
    fs::remove_file(with_ending(&folder.path(), ".values1")).expect("it is there");
    assert!(matches!(open(), Err(CheckpointError::Torn)));
    fs::write(folder.path(), "something else").expect("it can be written");
    assert!(matches!(open(), Err(CheckpointError::Foreign)));
    fs::write(folder.path(), [0xff, 0xfe]).expect("it can be written");
    assert!(matches!(open(), Err(CheckpointError::Foreign)));
    let endless = File::create(folder.path()).expect("it can be made");
    endless.set_len(1 << 40).expect("it holds nothing yet");
    assert!(matches!(open(), Err(CheckpointError::Foreign)));
}

#[test]
fn other_rules_are_refused() {
    let folder = Folder::new("rules");
    saved(&folder.path());
    let other = Recurrence::code(&[0, 4, 5, 4]);
    let refused = Checkpoint::open(folder.path(), &other);
    assert!(matches!(refused, Err(CheckpointError::OtherRules { .. })));
    for rules in [Recurrence::finite([1, 2]), Recurrence::code(&[0, 8, 1])] {
        let refused = Checkpoint::open(folder.path(), &rules);
        assert!(matches!(refused, Err(CheckpointError::Rules)));
    }
}

/// What cannot be written is an error, and what was kept stays.
#[test]
fn what_cannot_be_written_leaves_what_was_kept() {
    let folder = Folder::new("full");
    let before = saved(&folder.path());
    let (mut checkpoint, mut search) = Checkpoint::open(folder.path(), &rules()).expect("it is");
    go_on(&mut search, 4);
    // A folder stands where the header would be written.
    let beside = with_ending(&folder.path(), ".new");
    fs::create_dir(&beside).expect("it can be made");
    assert!(checkpoint.save(&search).is_err());
    let (_, kept) = Checkpoint::open(folder.path(), &rules()).expect("it is still there");
    assert_eq!(values(&kept), before[..values(&kept).len()]);
    fs::remove_dir(&beside).expect("it is there");
    checkpoint.save(&search).expect("now it can");
    let (_, kept) = Checkpoint::open(folder.path(), &rules()).expect("it is there");
    assert!(kept.heaps() + 4_096 > search.heaps());
}

/// A checkpoint of these values, with the sums that belong to it.
fn forged(path: &Path, rules: &Recurrence, values: &[u8]) {
    let mut sum = super::Sum::NOTHING;
    sum.add(values);
    let saved = super::Saved {
        width: 1,
        heaps: values.len(),
        sum,
    };
    fs::write(path, saved.text(rules)).expect("it can be written");
    fs::write(with_ending(path, ".values1"), values).expect("it can be written");
}

/// Right sums do not make right values.
#[test]
fn wrong_values_are_told() {
    let folder = Folder::new("forged");
    let path = folder.path();
    let kayles = Recurrence::code(&[0, 7, 7]);
    let search = LongSearch::new(&kayles).expect("two heaps are left");
    let right = search.values(8_191).expect("they are few");
    let right: Vec<u8> = (0..8_192)
        .map(|heap| u8::try_from(right.get(heap).expect("it is known")).expect("it is small"))
        .collect();
    forged(&path, &kayles, &right);
    assert!(Checkpoint::open(&path, &kayles).is_ok());
    // All from some heap on, of a period of its own; the first; the last.
    let mut changes: Vec<Vec<u8>> = Vec::new();
    for from in [300, 3_000, 8_000] {
        let mut wrong = right.clone();
        wrong[from..].fill(3);
        changes.push(wrong);
    }
    for heap in [1, 8_191] {
        let mut wrong = right.clone();
        wrong[heap] ^= 1;
        changes.push(wrong);
    }
    for wrong in changes {
        forged(&path, &kayles, &wrong);
        let refused = Checkpoint::open(&path, &kayles);
        assert!(matches!(refused, Err(CheckpointError::Wrong { .. })));
    }
    // One that the sample leaves out is found where a period is proved, and never part of a proof.
    let mut told = 0;
    for heap in (2..8_000).step_by(97) {
        let mut wrong = right.clone();
        wrong[heap] ^= 1;
        forged(&path, &kayles, &wrong);
        let Ok((_, mut search)) = Checkpoint::open(&path, &kayles) else {
            told += 1;
            continue;
        };
        match search.run(100_000, |_| ControlFlow::Continue(())) {
            Err(Error::WrongValue { heap: found }) => {
                assert_eq!(found, heap as u64);
                told += 1;
            }
            Ok(Some(finding)) => assert_eq!(finding.to_string(), "period 12 from 71, proved"),
            other => panic!("{other:?}"),
        }
    }
    assert!(told > 0);
}
