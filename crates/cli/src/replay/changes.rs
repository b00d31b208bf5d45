//! What an entry did, from the keys that traces have, whichever game they are of.

use palazzi_rules::Seat;
use palazzi_rules::palazzo::RIDERS;
use serde_json::Value;

use crate::figures::counted;

/// Says what `entry` changed for whom: `A 12 VP (+3), 8 coins (-4)`, `B bids 12, 3 cards (-2)`.
pub(crate) fn changes(entry: &str, before: &Value, after: &Value) -> String {
    let seats = Seat::ALL.into_iter().zip(items(&before["players"]).iter().zip(items(&after["players"])));
    let of_seats = seats.filter_map(|(seat, (before, after))| seat_changes(seat, before, after));
    let parts = of_seats.chain(auction_won(entry, before, after)).chain(rider(before, after));
    parts.collect::<Vec<_>>().join("; ")
}

fn seat_changes(seat: Seat, before: &Value, after: &Value) -> Option<String> {
    let cards = |player: &Value| player["hand"].as_array().map(|hand| hand.len() as i64);
    let numbers = [
        change(before["vp"].as_i64(), after["vp"].as_i64(), |points| format!("{points} VP")),
        change(before["coins"].as_i64(), after["coins"].as_i64(), |coins| some(coins, "coin")),
        bid(before, after),
        change(cards(before), cards(after), |cards| some(cards, "card")),
    ];
    let parts: Vec<String> = numbers.into_iter().flatten().chain(changed_palaces(before, after)).collect();
    (!parts.is_empty()).then(|| format!("{seat} {}", parts.join(", ")))
}

fn change(before: Option<i64>, after: Option<i64>, words: impl Fn(i64) -> String) -> Option<String> {
    let (before, after) = (before?, after?);
    (before != after).then(|| format!("{} ({:+})", words(after), after - before))
}

/// The total of a bid that was begun or raised.
fn bid(before: &Value, after: &Value) -> Option<String> {
    let amount = after["bid"]["amount"].as_i64()?;
    (before["bid"]["amount"].as_i64() != Some(amount)).then(|| format!("bids {amount}"))
}

/// The palaces that were begun or look otherwise now; those that only moved up are not among them.
fn changed_palaces(before: &Value, after: &Value) -> Vec<String> {
    let known = items(&before["palaces"]);
    let palaces = items(&after["palaces"]).iter().zip(1..);
    let changed = palaces.filter(|(palace, _)| !known.contains(palace));
    changed.map(|(palace, number)| format!("p{number} {}", tokens(palace))).collect()
}

/// Who won the auction that `entry` ended, what, and for how much. The last entry of an auction is a pass, and the
/// only other seat with a bid wins.
fn auction_won(entry: &str, before: &Value, after: &Value) -> Option<String> {
    let has_bid = |player: &Value| !player["bid"].is_null();
    let lot = tokens(&after["lot"]);
    if lot.is_empty() || items(&after["players"]).iter().any(has_bid) {
        return None;
    }
    let (passer, _) = entry.split_once(' ')?;
    let others = Seat::ALL.into_iter().zip(items(&before["players"]));
    let mut bidders = others.filter(|(seat, player)| seat.to_string() != passer && has_bid(player));
    let (winner, player) = bidders.next()?;
    Some(format!("{winner} wins {lot} for {}", player["bid"]["amount"]))
}

fn rider(before: &Value, after: &Value) -> Option<String> {
    let riders = after["riders"].as_i64()?;
    (before["riders"] != after["riders"]).then(|| format!("rider {riders} of {RIDERS}"))
}

fn some(count: i64, noun: &str) -> String {
    counted(count.unsigned_abs(), noun)
}

fn items(list: &Value) -> &[Value] {
    list.as_array().map_or(&[], Vec::as_slice)
}

fn tokens(list: &Value) -> String {
    items(list).iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn one_coin_is_singular() {
        let position = |coins| json!({ "players": [{ "coins": coins, "vp": 3 }] });
        assert_eq!(changes("A buy 3 y1r1", &position(6), &position(1)), "A 1 coin (-5)");
    }
}
