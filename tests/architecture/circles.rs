//! No circle between files.
//!
//! A file depends on another one if its code, tests left out, has a path (in a `use` or in line) to a name that the other one
//! defines; the path is followed through `use` and `pub use` to that definition. That a file names its own ancestors (`a/b.rs` names
//! `a.rs`) does not count: a module may rely on what it is a part of.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::{inline_module, is_cfg_test, is_path_separator, module_of, only_for_tests, resolved, sources};

/// The files that are still in a circle. The list may only shrink.
const CIRCLES: &[&str] = &[];

/// The name that a `use` gives to a path.
struct Use {
    name: String,
    path: Vec<String>,
    line: usize,
}

/// What the checker knows of one module, of a file or inside one.
#[derive(Default)]
struct Module {
    file: String,
    in_test: bool,
    /// The names that are defined here, modules left out.
    defines: BTreeSet<String>,
    uses: Vec<Use>,
    /// The modules of which all names are used, with the lines.
    globs: Vec<(Vec<String>, usize)>,
    /// The paths in line, with their lines.
    paths: Vec<(Vec<String>, usize)>,
    /// The children that only tests have.
    test_children: Vec<String>,
}

/// All modules by their paths.
struct Crate {
    modules: BTreeMap<Vec<String>, Module>,
}

/// Why a file depends on another one: the path and its line.
type Edges = BTreeMap<(String, String), (usize, String)>;

impl Crate {
    fn read(sources: &[(String, String)]) -> Self {
        let mut house = Self { modules: BTreeMap::from([(vec!["crate".to_owned()], Module::default())]) };
        for (file, source) in
            sources.iter().filter(|(file, _)| !only_for_tests(file) && !file.ends_with("main.rs") && file != "engine/src/lib.rs")
        {
            let tokens = TokenStream::from_str(source).unwrap_or_else(|fault| panic!("{file}: {fault}"));
            house.module(tokens, &module_of(file), file);
        }
        let for_tests: Vec<Vec<String>> = house
            .modules
            .iter()
            .flat_map(|(at, module)| {
                module.test_children.iter().map(|child| [at.as_slice(), std::slice::from_ref(child)].concat())
            })
            .collect();
        for (at, module) in &mut house.modules {
            module.in_test = for_tests.iter().any(|test| at.starts_with(test));
        }
        house
    }

    fn module(&mut self, tokens: TokenStream, at: &[String], file: &str) {
        let mut module = Module { file: file.to_owned(), ..Module::default() };
        self.items(tokens, at, &mut module, true);
        self.modules.insert(at.to_vec(), module);
    }

    /// Reads tokens; `items` is whether they are the items of the module itself and not inside one of them.
    fn items(&mut self, tokens: TokenStream, at: &[String], module: &mut Module, items: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut here = 0;
        let mut in_test = false;
        let mut called = false;
        while here < tokens.len() {
            match &tokens[here] {
                TokenTree::Punct(mark) if mark.as_char() == '#' && is_cfg_test(tokens.get(here + 1)) => in_test = true,
                TokenTree::Punct(mark) if mark.as_char() == ';' => in_test = false,
                TokenTree::Punct(mark) if mark.as_char() == '!' => called = true,
                TokenTree::Group(group) => {
                    let brace = group.delimiter() == Delimiter::Brace;
                    if !in_test {
                        // What is between the braces of a macro may be items as well.
                        self.items(group.stream(), at, module, items && called && brace);
                    }
                    in_test &= !brace;
                    called = false;
                }
                TokenTree::Ident(word) if word == "mod" && inline_module(&tokens, here).is_some() => {
                    let (name, body) = inline_module(&tokens, here).expect("it was just seen");
                    if !in_test {
                        self.module(body.stream(), &[at, &[name]].concat(), &module.file);
                    }
                    in_test = false;
                    here += 2;
                }
                TokenTree::Ident(word) if word == "mod" && in_test => {
                    module.test_children.extend(ident(tokens.get(here + 1)));
                }
                TokenTree::Ident(word) if word == "use" && !in_test => {
                    here = tree(&tokens, here + 1, &[], at, module);
                    continue;
                }
                TokenTree::Ident(word) => {
                    if items && !in_test && DEFINES.iter().any(|known| word == known) {
                        let name = if word == "macro_rules" { here + 2 } else { here + 1 };
                        module.defines.extend(ident(tokens.get(name)));
                    }
                    let line = word.span().start().line;
                    let (path, next) = path(&tokens, here);
                    if path.len() > 1 && !in_test {
                        module.paths.push((path, line));
                    }
                    here = next;
                    continue;
                }
                _ => {}
            }
            here += 1;
        }
    }

    /// The files that define what a path names; none if it is another crate's, or a module alone.
    fn definitions(&self, path: &[String], depth: usize) -> BTreeSet<&str> {
        let mut at = vec!["crate".to_owned()];
        let mut found = BTreeSet::new();
        // A name that is re-exported through so many modules is in a circle of names.
        if depth > 32 || !matches!(path.first().map(String::as_str), Some("crate" | "suffrage" | "suffrage_engine")) {
            return found;
        }
        for (index, segment) in path.iter().enumerate().skip(1) {
            let Some(module) = self.modules.get(&at) else { return found };
            let rest = &path[index + 1..];
            let child = [at.as_slice(), std::slice::from_ref(segment)].concat();
            let is_module = self.modules.contains_key(&child);
            // A function and a module may have the same name.
            if module.defines.contains(segment) && (!is_module || rest.is_empty()) {
                found.insert(module.file.as_str());
                return found;
            }
            if is_module {
                at = child;
                continue;
            }
            for known in module.uses.iter().filter(|known| known.name == *segment) {
                found.extend(self.definitions(&[&known.path, rest].concat(), depth + 1));
            }
            for (glob, _) in &module.globs {
                found.extend(self.exact(&[glob, &path[index..]].concat(), depth + 1));
            }
            let known = module.uses.iter().any(|known| known.name == *segment);
            if found.is_empty() && !known {
                // What a macro defines cannot be seen: it is the module's own.
                found.insert(module.file.as_str());
            }
            return found;
        }
        found
    }

    /// The same, but nothing for a name that the module does not say it has.
    fn exact(&self, path: &[String], depth: usize) -> BTreeSet<&str> {
        let Some((name, module)) = path.split_last() else { return BTreeSet::new() };
        let has = |at: &[String]| {
            self.modules
                .get(at)
                .is_some_and(|found| found.defines.contains(name) || found.uses.iter().any(|known| known.name == *name))
        };
        if has(module) { self.definitions(path, depth) } else { BTreeSet::new() }
    }

    /// A path in line from the crate's root on, if it does not begin with a name of another crate or of a function.
    fn absolute(&self, path: &[String], at: &[String], module: &Module) -> Option<Vec<String>> {
        let first = path[0].as_str();
        if ["crate", "suffrage", "super", "self"].contains(&first) {
            return Some(resolved(path, at));
        }
        if let Some(known) = module.uses.iter().find(|known| known.name == first) {
            return Some([&known.path, &path[1..]].concat());
        }
        let child = [at, &path[..1]].concat();
        self.modules.contains_key(&child).then(|| [at, path].concat())
    }

    fn edges(&self) -> Edges {
        let mut edges = Edges::new();
        for (at, module) in self.modules.iter().filter(|(_, module)| !module.in_test) {
            let mut add = |path: &[String], line: usize, files: BTreeSet<&str>| {
                for file in files.into_iter().filter(|file| *file != module.file && !is_ancestor(file, &module.file)) {
                    let edge = (module.file.clone(), file.to_owned());
                    edges.entry(edge).or_insert_with(|| (line, path.join("::")));
                }
            };
            for known in &module.uses {
                add(&known.path, known.line, self.definitions(&known.path, 0));
            }
            for (glob, line) in &module.globs {
                add(glob, *line, self.modules.get(glob).map(|module| module.file.as_str()).into_iter().collect());
            }
            for (path, line) in &module.paths {
                if let Some(path) = self.absolute(path, at, module) {
                    add(&path, *line, self.definitions(&path, 0));
                }
            }
        }
        edges
    }
}

const DEFINES: [&str; 10] = ["struct", "enum", "union", "trait", "type", "fn", "const", "static", "macro_rules", "macro"];

fn ident(token: Option<&TokenTree>) -> Option<String> {
    match token {
        Some(TokenTree::Ident(name)) => Some(name.to_string()),
        _ => None,
    }
}

/// The path that begins at `here`, and where it ends.
fn path(tokens: &[TokenTree], mut here: usize) -> (Vec<String>, usize) {
    let mut path = Vec::new();
    while let Some(word) = ident(tokens.get(here)) {
        path.push(word);
        here += 1;
        if !is_path_separator(tokens, here) {
            break;
        }
        here += 2;
    }
    (path, here)
}

/// Reads a `use` tree after the segments `before`; where it ends.
fn tree(tokens: &[TokenTree], here: usize, before: &[String], at: &[String], module: &mut Module) -> usize {
    let line = tokens.get(here).map_or(0, |token| token.span().start().line);
    let (words, mut here) = path(tokens, here);
    let mut path = [before, &words].concat();
    match tokens.get(here) {
        Some(TokenTree::Group(branches)) if branches.delimiter() == Delimiter::Brace => {
            let tokens: Vec<TokenTree> = branches.stream().into_iter().collect();
            let mut inside = 0;
            while inside < tokens.len() {
                inside = match &tokens[inside] {
                    TokenTree::Ident(_) => tree(&tokens, inside, &path, at, module),
                    TokenTree::Punct(mark) if mark.as_char() == '*' => {
                        module.globs.push((local(&path, at), line));
                        inside + 1
                    }
                    _ => inside + 1,
                };
            }
            return here + 1;
        }
        Some(TokenTree::Punct(mark)) if mark.as_char() == '*' => {
            module.globs.push((local(&path, at), line));
            return here + 1;
        }
        _ => {}
    }
    // `a::{self}` is `a`.
    if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    let mut name = path.last().cloned().unwrap_or_default();
    if ident(tokens.get(here)).is_some_and(|word| word == "as") {
        name = ident(tokens.get(here + 1)).unwrap_or_default();
        here += 2;
    }
    // A name that stands alone gives nothing another name.
    if path.len() > 1 {
        module.uses.push(Use { name, path: local(&path, at), line });
    }
    here
}

/// A path of a `use`: it begins at the root, at this module, or with the name of another crate or of a child.
fn local(path: &[String], at: &[String]) -> Vec<String> {
    let first = path[0].as_str();
    if ["crate", "suffrage", "super", "self"].contains(&first) { resolved(path, at) } else { [at, path].concat() }
}

fn is_ancestor(file: &str, of: &str) -> bool {
    file == "src/lib.rs" || of.starts_with(&format!("{}/", file.trim_end_matches(".rs")))
}

/// The files that can be reached from one.
fn reached<'a>(from: &'a str, onward: &BTreeMap<&'a str, Vec<&'a str>>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(next) = open.pop() {
        open.extend(onward.get(next).into_iter().flatten().filter(|file| found.insert(**file)));
    }
    found
}

/// The files from which a file can be reached that can be reached from it, each such group once, with itself.
fn circles(edges: &Edges) -> Vec<BTreeSet<String>> {
    let mut onward: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (from, to) in edges.keys() {
        onward.entry(from).or_default().push(to);
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> = onward.keys().map(|file| (*file, reached(file, &onward))).collect();
    let mut groups: Vec<BTreeSet<String>> = Vec::new();
    for (file, others) in &reached {
        if others.contains(file) && !groups.iter().any(|group| group.contains(*file)) {
            let back = others.iter().filter(|other| reached.get(*other).is_some_and(|found| found.contains(file)));
            groups.push(back.map(|other| (*other).to_owned()).collect());
        }
    }
    groups
}

/// What is wrong: files in a circle that are not in the list, and files of the list that are in none.
fn faults(sources: &[(String, String)], allowed: &[&str]) -> Vec<String> {
    let edges = Crate::read(sources).edges();
    let groups = circles(&edges);
    let mut faults = Vec::new();
    for group in groups.iter().filter(|group| group.iter().any(|file| !allowed.contains(&file.as_str()))) {
        for ((from, to), (line, path)) in edges.iter().filter(|((from, to), _)| group.contains(from) && group.contains(to)) {
            let new = [from, to].into_iter().any(|file| !allowed.contains(&file.as_str()));
            if new {
                faults.push(format!("{from}:{line}: `{path}` leads to {to}, from which a way leads back"));
            }
        }
    }
    let inside: BTreeSet<&str> = groups.iter().flatten().map(String::as_str).collect();
    let free = allowed.iter().filter(|file| !inside.contains(*file));
    faults.extend(free.map(|file| format!("{file} is in no circle any more: take it out of the list")));
    faults
}

#[test]
fn no_file_is_in_a_circle() {
    let sources = sources();
    let faults = faults(&sources, CIRCLES);
    let now: BTreeSet<String> = circles(&Crate::read(&sources).edges()).into_iter().flatten().collect();
    assert!(faults.is_empty(), "{}\nIn a circle are now: {now:#?}", faults.join("\n"));
}

/// What the checker says of these files.
fn objections(files: &[(&str, &str)], allowed: &[&str]) -> Vec<String> {
    let files: Vec<(String, String)> = files.iter().map(|(file, text)| (format!("src/{file}"), (*text).to_owned())).collect();
    faults(&files, allowed)
}

#[test]
fn a_circle_is_found_wherever_its_paths_stand() {
    let back = "src/b.rs:1: `crate::a::A` leads to src/a.rs, from which a way leads back";
    let other = ("b.rs", "use crate::a::A;\npub struct B(A);");
    for source in [
        "use crate::b::B;\npub struct A;",
        "use crate::{x::{Y, Z}, b::{self, B as Bee}};\npub struct A;",
        "pub struct A;\nfn f() -> super::b::B { g() }",
        "use crate::b;\npub struct A;\nimpl A { fn f() -> b::B { g() } }",
        "pub struct A;\nfn f() { use crate::b::B; }",
        "pub struct A;\nfn f() { vec![crate::b::B] }",
        "pub struct A;\nmod inside { use super::super::b::B; }",
        "pub struct A;\n#[cfg(test)]\nmod tests;\nuse crate::b::B;",
        "use crate::b::*;\npub struct A;",
        "macro_rules! m { () => { $crate::b::B } }\npub struct A;",
    ] {
        let found = objections(&[("a.rs", source), other], &[]);
        assert!(found.len() == 2 && found[1] == back, "{source}\n{found:#?}");
    }
    let line = objections(&[("a.rs", "pub struct A;\nfn f() -> super::b::B { g() }"), other], &[]);
    assert_eq!(line[0], "src/a.rs:2: `crate::b::B` leads to src/b.rs, from which a way leads back");
}

#[test]
fn a_path_is_followed_to_where_its_name_is_defined() {
    // `crate::shop` passes on what `crate::works` defines: whoever names it there depends on the works.
    let shop = ("shop.rs", "pub use crate::works::{Tool, make as made};\npub use self::shelf::*;\nmod shelf;");
    let shelf = ("shop/shelf.rs", "pub struct Nail;");
    let works = |source| ("works.rs", source);
    let using = works("pub struct Tool;\npub fn make() {}\nuse crate::user::User;");
    for path in ["crate::shop::Tool", "crate::shop::Tool::new", "crate::shop::made"] {
        let user = format!("pub struct User;\nfn f() {{ {path}() }}");
        let found = objections(&[shop, shelf, using, ("user.rs", &user)], &[]);
        assert!(found.iter().any(|fault| fault.contains("leads to src/works.rs")), "{path}: {found:#?}");
        assert!(!found.iter().any(|fault| fault.contains("to src/shop")), "{path}: {found:#?}");
    }
    let user = ("user.rs", "use crate::shop::Nail;\npub struct User;");
    let back = ("shop/shelf.rs", "pub struct Nail;\nuse crate::user::User;");
    let found = objections(&[shop, back, works(""), user], &[]);
    assert_eq!(found.len(), 2, "{found:#?}");
    // What a macro makes is taken for the module's own.
    let maker = works("thing! { Tool }\nuse crate::user::User;");
    let found = objections(&[maker, ("user.rs", "pub struct User;\nuse crate::works::Tool;")], &[]);
    assert_eq!(found.len(), 2, "{found:#?}");
}

#[test]
fn ancestors_tests_and_other_crates_make_no_circle() {
    for (a, b) in [
        ("use crate::b::B;\npub struct A;", "#[cfg(test)]\nuse crate::a::A;\npub struct B;"),
        ("use crate::b::B;\npub struct A;", "pub struct B;\n#[cfg(test)]\nmod tests { use crate::a::A; }"),
        ("use crate::b::B;\npub struct A;", "pub struct B;\n// crate::a::A\nfn f() { g(\"crate::a::A\"); }"),
        ("use crate::b::B;\npub struct A;", "use a::A;\npub struct B;\nfn f() { a::g() }"),
        ("use crate::b;\npub struct A;", "use crate::a;\npub struct B;"),
    ] {
        assert_eq!(objections(&[("a.rs", a), ("b.rs", b)], &[]), Vec::<String>::new(), "{a}\n{b}");
    }
    let parent = ("a.rs", "mod part;\nuse part::Part;\npub struct A;");
    assert_eq!(objections(&[parent, ("a/part.rs", "use super::A;\npub struct Part;")], &[]), Vec::<String>::new());
    let help = ("a/help.rs", "mod one;\nmod two;");
    let one = ("a/help/one.rs", "use super::two::Two;\npub struct One;");
    let two = ("a/help/two.rs", "use super::one::One;\npub struct Two;");
    assert_eq!(objections(&[("a.rs", "mod help;"), help, one, two], &[]).len(), 2);
    let only_for_tests = ("a.rs", "#[cfg(test)]\nmod help;");
    assert_eq!(objections(&[only_for_tests, help, one, two], &[]), Vec::<String>::new());
}

#[test]
fn the_list_may_only_shrink() {
    let files = [("a.rs", "use crate::b::B;\npub struct A;"), ("b.rs", "use crate::a::A;\npub struct B;")];
    assert_eq!(objections(&files, &["src/a.rs", "src/b.rs"]), Vec::<String>::new());
    let third = [files[0], ("b.rs", "use crate::c::C;\npub struct B;"), ("c.rs", "use crate::a::A;\npub struct C;")];
    assert_eq!(objections(&third, &["src/a.rs", "src/b.rs"]).len(), 2, "what is new is told, what was there is not");
    let parted = [files[0], ("b.rs", "pub struct B;")];
    let free = |file| format!("src/{file} is in no circle any more: take it out of the list");
    assert_eq!(objections(&parted, &["src/a.rs", "src/b.rs"]), [free("a.rs"), free("b.rs")]);
}
