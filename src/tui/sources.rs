//! Where the runs of the tree come from: files, as they were when they were read, and whether they say something else by now.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use super::library::FileVersion;
use super::making::{Making, append};
use suffrage_scenario::Scenario;

/// What the scenario of a run was made of.
#[derive(Clone, Debug)]
pub(super) struct Origin {
    pub(super) file: String,
    /// What the file said then.
    pub(super) said: Rc<Scenario>,
    pub(super) makings: Vec<Making>,
}

#[derive(Debug)]
struct Source {
    version: FileVersion,
    /// What it says, or said when it could be read last.
    says: Rc<Scenario>,
    is_faulty: bool,
    /// Whether it has been said what in it has no effect.
    is_weighed: bool,
    /// Another version, as of the last look: somebody may be writing it still.
    settling: Option<FileVersion>,
}

#[derive(Debug, Default)]
pub(super) struct Sources {
    files: BTreeMap<String, Source>,
    /// By the numbers of the scenarios in the tree.
    origins: BTreeMap<usize, Origin>,
    /// When the files are looked at again.
    pub(super) look_at: Duration,
}

impl Sources {
    /// A file has been read: what it says, the same value as before if it says the same.
    pub(super) fn read(&mut self, file: &str, version: FileVersion, says: Scenario) -> Rc<Scenario> {
        let mut known = self.origins.values().filter(|origin| origin.file == file).map(|origin| &origin.said);
        let says = known.find(|known| ***known == says).map_or_else(|| Rc::new(says), Rc::clone);
        let is_weighed = self.files.get(file).is_some_and(|known| known.is_weighed && Rc::ptr_eq(&known.says, &says));
        let source = Source { version, says: Rc::clone(&says), is_faulty: false, is_weighed, settling: None };
        self.files.insert(file.to_owned(), source);
        says
    }

    pub(super) fn knows(&self, file: &str) -> bool {
        self.files.contains_key(file)
    }

    /// The file cannot be read as it is now.
    pub(super) fn is_faulty(&mut self, file: &str, version: Option<FileVersion>) {
        let Some(source) = self.files.get_mut(file) else { return };
        (source.version, source.settling) = (version.unwrap_or(source.version), None);
        source.is_faulty = true;
    }

    /// What the file of a run says, if that has not been weighed before; now it is. Of a run that was made of it nothing is weighed.
    pub(super) fn weigh(&mut self, root: usize) -> Option<(String, Rc<Scenario>)> {
        let origin = self.origins.get(&root).filter(|origin| origin.makings.is_empty())?;
        let source = self.files.get_mut(&origin.file).filter(|source| Rc::ptr_eq(&source.says, &origin.said))?;
        (!std::mem::replace(&mut source.is_weighed, true)).then(|| (origin.file.clone(), Rc::clone(&origin.said)))
    }

    pub(super) fn set(&mut self, root: usize, origin: Origin) {
        self.origins.insert(root, origin);
    }

    /// The scenario was made of another one of the tree, which may come from a file.
    pub(super) fn derive(&mut self, root: usize, from: usize, makings: impl IntoIterator<Item = Making>) {
        let Some(mut origin) = self.origins.get(&from).cloned() else { return };
        makings.into_iter().for_each(|making| append(&mut origin.makings, making));
        self.origins.entry(root).or_insert(origin);
    }

    pub(super) fn forget(&mut self, root: usize) {
        self.origins.remove(&root);
    }

    pub(super) fn clear(&mut self) {
        self.origins.clear();
        self.files.clear();
    }

    pub(super) fn origin(&self, root: usize) -> Option<&Origin> {
        self.origins.get(&root)
    }

    /// Whether the file says something else than what the run was made of, or cannot be read any more.
    pub(super) fn is_outdated(&self, root: usize) -> bool {
        let Some(origin) = self.origins.get(&root) else { return false };
        self.files.get(&origin.file).is_some_and(|source| source.is_faulty || !Rc::ptr_eq(&source.says, &origin.said))
    }

    /// What is known of a file, as of a look at it: whether it is to be read again. It is once it has stayed the same from one look
    /// to the next.
    pub(super) fn has_settled(&mut self, file: &str, version: Option<FileVersion>) -> bool {
        let Some(source) = self.files.get_mut(file) else { return false };
        let other = version.filter(|version| *version != source.version);
        let settled = other.is_some() && source.settling == other;
        source.settling = other.filter(|_| !settled);
        settled
    }
}
