//! What prints what is built in: rulesets, the component sheet, completions, help.

use crate::program::palazzi;

#[test]
fn rulesets_names_every_ruleset_with_its_players() {
    let list = palazzi(&["rulesets"]).ok();
    assert!(list.contains("carrara-2e-advanced   2-4 players  The Palaces of Carrara"), "{list}");
    assert!(list.contains("poker            top=IV object=IV building=IV bonus=IV"), "{list}");
}

#[test]
fn rulesets_as_json_has_card_sets_for_the_expansion_alone() {
    let list = palazzi(&["rulesets", "--json"]).json();
    let with_sets =
        list.as_array().unwrap().iter().filter(|ruleset| ruleset["card_sets"]["poker"].is_object());
    let names: Vec<_> = with_sets.map(|ruleset| &ruleset["name"]).collect();
    assert_eq!(names, ["carrara-1e-expansion"]);
    assert_eq!(list[0]["players"]["max"], 4);
}

#[test]
fn the_component_sheet_says_that_it_is_reconstructed() {
    let sheet = palazzi(&["components", "--ruleset", "carrara-2e"]).ok();
    assert!(sheet.contains("reconstructed") && sheet.contains("[improved]"), "{sheet}");
}

#[test]
fn completions_know_subcommands_and_rulesets() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(palazzi(&["completions", shell]).ok().contains("verify"), "{shell}");
    }
    assert!(palazzi(&["completions", "bash"]).ok().contains("carrara-2e-advanced"));
}

#[test]
fn every_subcommand_has_help() {
    let help = palazzi(&["--help"]).ok();
    for name in ["rulesets", "sim", "replay", "verify", "perft", "components", "completions"] {
        assert!(help.contains(name), "{name}");
        assert!(palazzi(&[name, "--help"]).ok().contains("Usage: palazzi"), "{name}");
    }
}

#[test]
fn an_unknown_ruleset_is_answered_with_the_known_ones() {
    let ran = palazzi(&["sim", "--ruleset", "carrara-3e"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.starts_with("error: invalid value 'carrara-3e'"), "{}", ran.stderr);
    assert!(ran.stderr.contains("carrara-1e, carrara-1e-expansion, carrara-2e"), "{}", ran.stderr);
}
