//! Every rule of Palazzo, proven by games in notation. The tests name the rules that they prove.

mod auction;
mod building;
mod end;
mod examples;
mod knowledge;
mod money;
mod notation;
mod paying;
mod rebuild;
mod set_up;
mod sheet;
mod table;
mod tiles;
