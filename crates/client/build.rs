//! Turns the keys of the English texts into constants, and refuses to build if a language lacks a text, has one too
//! many, or speaks of other variables.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, process};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Every key with the variables of its text.
type Keys = BTreeMap<String, BTreeSet<String>>;

const LANGUAGES: [&str; 5] = ["en", "de", "nl", "it", "el"];

fn main() {
    println!("cargo:rerun-if-changed=locales");
    let english = read("en");
    let mut wrong = Vec::new();
    for language in &LANGUAGES[1..] {
        compare(language, &english, &read(language), &mut wrong);
    }
    if !wrong.is_empty() {
        wrong.iter().for_each(|line| eprintln!("{line}"));
        process::exit(1);
    }
    let mut code = String::new();
    for (key, variables) in &english {
        let constant = key.to_uppercase().replace('-', "_");
        let with = match variables.len() {
            0 => String::new(),
            _ => format!(" With {}.", variables.iter().cloned().collect::<Vec<_>>().join(", ")),
        };
        writeln!(code, "/// The text `{key}`.{with}\npub const {constant}: Key = Key(\"{key}\");")
            .expect("strings grow");
    }
    let folder = env::var("OUT_DIR").expect("cargo names the folder");
    fs::write(Path::new(&folder).join("keys.rs"), code).expect("the folder can be written to");
}

fn read(language: &str) -> Keys {
    let folder = Path::new("locales").join(language);
    let mut paths: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a folder can be listed").path())
        .collect();
    paths.sort();
    let mut keys = Keys::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("a text file can be read");
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {:?}", path.display(), errors.first()));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            let value = message.value.as_ref();
            pattern(value.unwrap_or_else(|| panic!("{} has no text", message.id.name)), &mut variables);
            let before = keys.insert(message.id.name.to_owned(), variables);
            assert!(before.is_none(), "{}: {} is there twice", path.display(), message.id.name);
        }
    }
    keys
}

fn pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            self::expression(expression, variables);
        }
    }
}

fn expression(found: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match found {
        Expression::Inline(found) => inline(found, variables),
        Expression::Select { selector, variants } => {
            inline(selector, variables);
            variants.iter().for_each(|variant| pattern(&variant.value, variables));
        }
    }
}

fn inline(found: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match found {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => call(arguments, variables),
        InlineExpression::Placeable { expression } => self::expression(expression, variables),
        _ => {}
    }
}

fn call(arguments: &CallArguments<&str>, variables: &mut BTreeSet<String>) {
    arguments.positional.iter().for_each(|argument| inline(argument, variables));
}

fn compare(language: &str, english: &Keys, other: &Keys, wrong: &mut Vec<String>) {
    for (key, variables) in english {
        match other.get(key) {
            None => wrong.push(format!("{language}: the text {key} is missing")),
            Some(found) if found != variables => {
                wrong.push(format!("{language}: {key} speaks of {found:?}, in English of {variables:?}"));
            }
            Some(_) => {}
        }
    }
    let surplus = other.keys().filter(|key| !english.contains_key(*key));
    wrong.extend(surplus.map(|key| format!("{language}: the text {key} is not in English")));
}
