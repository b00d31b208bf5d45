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
    for name in ["rulesets", "sim", "replay", "verify", "arena", "bot", "perft", "components", "completions"]
    {
        assert!(help.contains(name), "{name}");
        assert!(palazzi(&[name, "--help"]).ok().contains("Usage: palazzi"), "{name}");
    }
}

#[test]
fn an_unknown_ruleset_is_answered_with_the_known_ones() {
    palazzi(&["sim", "--ruleset", "carrara-3e"]).refused(
        "invalid value 'carrara-3e' for '--ruleset <RULESET>' [possible values: carrara-1e, carrara-1e-expansion, ",
    );
}

#[test]
fn wrong_arguments_are_answered_in_one_line() {
    palazzi(&["sim"]).refused("the following required arguments were not provided: --ruleset <RULESET>\n");
    palazzi(&["sim", "--rulset", "palazzo"])
        .refused("unexpected argument '--rulset' found; tip: a similar argument exists: '--ruleset'\n");
    palazzi(&["replay", "x", "--trace", "--at", "3"]).refused("'--trace' cannot be used with '--at <N>'\n");
    palazzi(&["verfy"]).refused("unrecognized subcommand 'verfy'; tip: ");
}

#[test]
fn the_version_is_no_error() {
    assert!(palazzi(&["--version"]).ok().starts_with("palazzi "));
}

#[test]
fn a_component_sheet_is_printed_for_a_ruleset_that_is_named() {
    palazzi(&["components"]).refused("not provided: --ruleset <RULESET>");
}

#[test]
fn card_sets_that_the_rulebook_does_not_list_are_marked() {
    let list = palazzi(&["rulesets"]).ok();
    assert!(
        list.contains("poker            top=IV object=IV building=IV bonus=IV (reconstructed)\n"),
        "{list}"
    );
    assert!(list.contains("first-game       top=II object=II building=II bonus=II\n"), "{list}");
}
