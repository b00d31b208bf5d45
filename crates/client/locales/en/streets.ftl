### The own streets of Carrara: cities, places to score, supply.

streets-scored = scored
streets-taken = taken
streets-scored-of = scored { $used } of { $of }
streets-scored-by = Scored by { $who }
streets-improved-by = { $who } has the improvement
streets-needs-buildings = { $have } of { $need } buildings
streets-needs-coins = { $have } of { $need } coins
streets-no-building = No building yet
streets-other-money = Only one money space each
streets-no-marker = No marker left
streets-markers = { $court } court · { $open } open · { $used } used
streets-money = Money space
streets-hand = In hand
streets-pile = { $color }: { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }{ $paid ->
        [0] {""}
       *[other] {", "}{ $paid } of them to pay
    }
streets-coins-left = { $count ->
        [one] 1 coin left
       *[other] { $count } coins left
    }
streets-close = Close
streets-choose-city = Choose this city
streets-score-city = Score this city
streets-improve-city = Improvement
streets-cards = Cards

## What the cards of the expansion ask and pay, in a few words

short-top-1-asks = { $need } scorings
short-top-2-asks = { $need } of value 5 or 8
short-top-3-asks = { $need } scored cities
short-top-4-asks = { $need } buildings
short-top-5-asks = { $need } coins
short-top-6-asks = { $need } VP
short-top-1-pays = a condition only
short-top-2-pays = a condition only
short-top-3-pays = a condition only
short-top-4-pays = a condition only
short-top-6-pays = a condition only
short-top-5-pays = 1 VP for 2 coins, not 5
short-object-1-asks = { $need } objects
short-object-2-asks = 3 pairs
short-object-3-asks = 2 threes alike
short-object-4-asks = 4 alike
short-object-5-asks = 4 alike and a pair
short-object-6-asks = 4 different
short-object-7-asks = 2 sets of 3
short-object-8-asks = 3 pairs
short-object-1-pays = 3 VP each
short-object-2-pays = 5 VP a pair, 1 others
short-object-3-pays = 7 VP a three, 1 others
short-object-4-pays = 1, 3, 6, 10, 15, 21 VP
short-object-5-pays = 20 VP both, 1 others
short-object-6-pays = 1, 3, 7, 12, 18, 24 VP
short-object-7-pays = 8 VP a set, 1 others
short-object-8-pays = 3 groups multiplied
short-building-1-asks = value of { $need }
short-building-2-asks = 2 in 3 cities
short-building-3-asks = 3 in 2 cities
short-building-4-asks = 4 in one city
short-building-5-asks = one of value 8
short-building-6-asks = { $need } rural
short-building-7-asks = { $need } urban
short-building-8-asks = 2 in 3 cities
short-building-9-asks = { $need } urban, { $need } rural
short-building-1-pays = their value in VP
short-building-2-pays = each 2:
short-building-3-pays = each 3:
short-building-4-pays = each 4:
short-building-5-pays = each:
short-building-6-pays = 6 VP each
short-building-7-pays = 3 VP each
short-building-8-pays = 3 cities multiplied
short-building-9-pays = value of the pairs
short-bonus-2-pays = your two best cities, once more
short-bonus-3-pays = your two best types, once more
short-bonus-4-pays = the lowest of each type
short-bonus-5-pays = 9 VP most in 3 + 3 cities
short-bonus-6-pays = most in each city:
short-bonus-7-pays = the lowest in each city
short-bonus-8-pays = 9 VP most urban, 9 VP most rural
short-bonus-9-pays = 9 VP most of each type
