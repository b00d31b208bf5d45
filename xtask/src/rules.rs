//! Which tests prove which rule.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, bail};

use crate::{files, read};

/// The tests that name each rule identifier.
pub(crate) type Table = BTreeMap<String, Vec<String>>;

/// Prints the table; fails if a rule has no test.
pub(crate) fn print(root: &Path) -> Result<()> {
    let table = table(root)?;
    for (rule, tests) in &table {
        let first = tests.first().map_or("(no test)", String::as_str);
        println!("{rule:<12} {:>3}  {first}", tests.len());
        for test in tests.iter().skip(1) {
            println!("{:<12} {:>3}  {test}", "", "");
        }
    }
    let proven = table.values().filter(|tests| !tests.is_empty()).count();
    println!("{proven} of {} rules are proven by tests", table.len());
    check(&table)
}

/// Fails if a rule has no test.
pub(crate) fn check(table: &Table) -> Result<()> {
    let unproven: Vec<&str> =
        table.iter().filter(|(_, tests)| tests.is_empty()).map(|(rule, _)| rule.as_str()).collect();
    if !unproven.is_empty() {
        bail!("rules that no test names: {}", unproven.join(", "));
    }
    Ok(())
}

/// Reads the rule identifiers from the rules pages and the tests from the crates.
pub(crate) fn table(root: &Path) -> Result<Table> {
    let mut table = Table::new();
    for page in files(&root.join("docs/rules"), "md")? {
        table.extend(read(&page)?.lines().filter_map(defined_rule).map(|rule| (rule.to_owned(), Vec::new())));
    }
    for source in files(&root.join("crates"), "rs")? {
        let file = source.strip_prefix(root).unwrap_or(&source).display().to_string();
        for test in tests(&read(&source)?) {
            for word in test.comment.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-') {
                let place = format!("{file}: {}", test.name);
                if let Some(proofs) = table.get_mut(word).filter(|proofs| proofs.last() != Some(&place)) {
                    proofs.push(place);
                }
            }
        }
    }
    Ok(table)
}

/// The identifier that a line of a rules page defines: `- E1-BUY-3 Then choose …`.
fn defined_rule(line: &str) -> Option<&str> {
    let word = line.strip_prefix("- ")?.split_whitespace().next()?;
    let parts: Vec<&str> = word.split('-').collect();
    let is_upper = |part: &str| {
        !part.is_empty() && part.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
    };
    let numbered = parts.last()?.chars().all(|letter| letter.is_ascii_digit());
    (parts.len() == 3 && numbered && parts.iter().all(|part| is_upper(part))).then_some(word)
}

struct Test {
    name: String,
    /// The doc comment, which says what is proven.
    comment: String,
}

/// The test functions of a source file.
fn tests(source: &str) -> Vec<Test> {
    let mut found = Vec::new();
    let mut comment = String::new();
    let mut is_test = false;
    for line in source.lines() {
        let trimmed = line.trim_start();
        if trimmed.starts_with("///") {
            comment.push_str(trimmed);
            comment.push('\n');
        } else if trimmed.starts_with("#[") {
            is_test |= trimmed == "#[test]";
        } else if let Some(name) = trimmed.strip_prefix("fn ").filter(|_| is_test) {
            let name = name.split('(').next().unwrap_or(name).to_owned();
            found.push(Test { name, comment: std::mem::take(&mut comment) });
            is_test = false;
        } else {
            comment.clear();
            is_test = false;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_defined_by_a_list_item_that_starts_with_its_identifier() {
        assert_eq!(defined_rule("- E1-BUY-3 Then choose exactly one location."), Some("E1-BUY-3"));
        assert_eq!(defined_rule("- Taking the improvement is not optional (X-BUILD-3)."), None);
        assert_eq!(defined_rule("See E1-BUY-3."), None);
    }

    #[test]
    fn a_test_is_found_with_its_comment() {
        let source = "/// X-1\n#[test]\nfn one() {\n    two();\n}\n\n/// X-2\nfn helper() {\n}\n";
        let found = super::tests(source);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].name, "one");
        assert_eq!(found[0].comment, "/// X-1\n");
    }

    #[test]
    fn every_rule_is_proven_by_a_test() {
        let table = table(&crate::root()).expect("pages and sources can be read");
        check(&table).expect("every rule is named by a test");
    }
}
