//! The rules of The Palaces of Carrara, one by one: every identifier of `docs/rules/carrara-first-edition.md` and
//! `docs/rules/carrara-second-edition.md`, and the worked examples 1 to 41 of `docs/rules/examples.md`.

mod advanced;
mod advanced_score;
mod arrangement;
mod cards;
mod expansion;
mod facts;
mod first_buy;
mod first_end;
mod first_score;
mod hostile;
mod script;
mod second;
mod second_score;
mod sheet;
