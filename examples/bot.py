#!/usr/bin/env python3
"""A small bot for Palazzi that speaks the protocol of docs/bot-protocol.md.

    palazzi arena --ruleset carrara-2e --bots "random,exec:python3 examples/bot.py"

It keeps nothing in mind and looks only at the offers and at its own part of the view: score what is worth it, build
what is large, buy many bricks, and do not pay more than you must. That is enough to beat random play.
"""

import json
import random
import re
import sys

# What to do first, by the first word of an action. Kinds that are not listed come last.
CARRARA = ["announce", "score", "improve", "place", "court", "upgrade", "build", "move", "take", "swap", "store",
           "buy", "broke", "purchase", "turn", "spin", "pass", "object", "end"]
PALAZZO = ["take", "pick", "place", "buy", "bid", "auction", "money", "draw", "pass"]

# A place is left for later if its buildings are worth less.
WORTH_SCORING = 6

# What a card of money is worth, and what a brick of each colour costs at location 1 of the wheel.
CARD = re.compile(r"[fdlc]([2-7])\b")
BRICK_PRICES = {"w": 6, "y": 5, "r": 4, "g": 3, "b": 2, "d": 1}


def brick_value(bricks):
    """What bricks such as w2g1 are worth."""
    return sum(BRICK_PRICES[color] * int(count) for color, count in re.findall("([wyrgbd])([1-7])", bricks))


def rate_carrara(words, view):
    kind = words[0]
    if kind in ("build", "upgrade"):
        value = int(re.sub(r"\D", "", words[1] if kind == "build" else words[3]))
        return 10 * value - brick_value(words[-1])
    if kind == "buy":
        return sum(int(count) for count in re.findall(r"\d", words[2])) + int(words[1]) / 10
    if kind == "score":
        return value_of_place(words[1:], view)
    return 0 if words[-1] in ("none", "decline") else 1


def value_of_place(place, view):
    """The value of the own buildings that a scoring place counts."""
    own = view["players"]["ABCD".index(view["viewer"])]
    total = 0
    for city, buildings in own["cities"].items():
        for building in buildings:
            name, value = re.match(r"([a-z]+)(\d)", building).groups()
            landscape = "rural" if name in ("castle", "villa") else "urban"
            if place[-1] in (city, name, landscape):
                total += int(value)
    return total


def rate_palazzo(words, _view):
    kind, text = words[0], " ".join(words)
    money = sum(int(value) for value in CARD.findall(text))
    if kind == "take":
        return money
    if kind in ("buy", "bid"):
        return -money
    if kind in ("place", "pick"):
        windows = int(words[1][-1])
        return windows + {"new": 0, "discard": -10}.get(words[-1], 10)
    return 0


def choose(view, offers):
    """The action that comes first by its kind, and among those of its kind by its rating; ties by lot."""
    is_palazzo = "ruleset" not in view
    order, rate = (PALAZZO, rate_palazzo) if is_palazzo else (CARRARA, rate_carrara)

    def worth(action):
        words = action.split()
        rank = order.index(words[0]) if words[0] in order else len(order)
        rating = rate(words, view)
        if words[0] == "score" and rating < WORTH_SCORING:
            rank = len(order)
        return -rank, rating, random.random()

    return max(offers, key=worth)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "sample", "author": "the Palazzi contributors"}
        elif kind == "start":
            random.seed(message["seed"])
            continue
        elif kind == "choose":
            action = choose(message["view"], message["offers"])
            answer = {"type": "choice", "game": message["game"], "action": action}
        elif kind == "quit":
            break
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
