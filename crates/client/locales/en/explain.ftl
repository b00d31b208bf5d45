### Carrara: what every thing on the table is, what it is worth now, and what is missing.

explain-not-here = This version of the game does without it.
explain-of = { $what }: { $who }
explain-or = { $first } or { $second }

## What is missing

explain-bricks-needed = { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
explain-buildings-needed = { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
explain-more-bricks = { $count ->
        [one] 1 more brick ({ $colors })
       *[other] { $count } more bricks ({ $colors })
    }
explain-more-coins = { $count ->
        [one] 1 more coin
       *[other] { $count } more coins
    }
explain-more-buildings = { $count ->
        [one] 1 more building
       *[other] { $count } more buildings
    }
explain-any-color = any colour
explain-missing = Missing: { $missing }.

## The wheel

explain-turn-must = The wheel turns by one location before every purchase.
explain-turn-may = You may turn the wheel by one location before you buy.
explain-turn-affordable = You may turn the wheel by one location before you buy. If you can afford no brick, you must.
explain-turn-both = Before you buy, you turn both wheels by one location, or only the inner one.
explain-turn-prices = Bricks get cheaper from I to VI. Those that come round from VI to I are expensive again.
explain-turn-next = After the next turn of the wheel:
explain-refill = { $count ->
        [0] The wheel holds 11 bricks: none are added.
        [one] Then 1 brick is drawn from the bag onto I, so that the wheel holds 11.
       *[other] Then up to { $count } bricks are drawn from the bag onto I, until the wheel holds 11.
    }
explain-refill-empty = The bag is empty: no bricks are added.
explain-prices = Prices at { $number }: { $prices }.
explain-inner = Turned alone, the inner wheel moves only the statues. The bricks stay where they are, and none are added.
explain-location = Location { $number }
explain-location-buy = In one turn you buy at one location only, as many bricks as you like and can pay.
explain-location-empty = If you buy all the bricks that are left here, you may take the decoration or the statue shown, if the supply has it.
explain-brick-here = { $count ->
        [0] No brick of this colour lies here.
        [one] 1 brick of this colour lies here.
       *[other] { $count } bricks of this colour lie here.
    }
explain-brick-next = After the next turn of the wheel: { $price ->
        [0] free
        [one] 1 coin
       *[other] { $price } coins
    } at { $number }.
explain-bag = Bag
explain-bag-about = The wheel is filled from the bag, and the bricks that are paid go back into it. What is in it is hidden.
explain-coins-left = You keep { $coins }.

## Buildings

explain-cost = { $count ->
        [one] Costs 1 brick, of a colour that the city accepts.
       *[other] Costs { $count } bricks, of colours that the city accepts.
    }
explain-landscape = { $landscape ->
        [urban] An urban building.
       *[rural] A rural building.
    }
explain-its-object = Its object: { $object }.
explain-its-decoration = Its decoration: { $object }.
explain-eight = The player who builds it takes an improvement at once.
explain-at-once = Building it brings you { $points } VP at once, since you have no scoring marker left.
explain-onto = It can also be put onto your own building of the same type, for 8 minus that building’s value.
explain-replace = It can also replace one of your buildings of lower value: you pay only the difference.
explain-enough = You have the bricks.
explain-brings = { $short ->
        [0] Scoring: { $before } → { $after }.
        [one] Scoring: { $before } → { $after }, with 1 more building.
       *[other] Scoring: { $before } → { $after }, with { $short } more buildings.
    }
explain-scored-by = Scored by { $who }.
explain-has-scored = has scored it
explain-owner = Belongs to { $who }.
explain-decorated = The decoration adds 1 to its value.
explain-with-statue = Its statue counts for the majority in { $city } at the end.
explain-covered = { $count ->
        [one] The monument of its type can be put onto it for 1 brick.
       *[other] The monument of its type can be put onto it for { $count } bricks.
    }

## Cities

explain-accepts = Accepts bricks of its own colour and all more expensive ones: { $colors }.
explain-exchange = Two bricks of the next cheaper colour ({ $color }) stand for one.
explain-accept-title = { $brick }, { $city }
explain-accept = { $how ->
        [yes] Counts as one brick here.
        [pair] Two of them count as one brick here.
       *[no] Not accepted here.
    }
explain-you-have = You have: { $bricks }.
explain-reward = Pays { $reward } for each point of building value.
explain-reward-improved = Improved: { $printed } → { $improved } for each point of value.
explain-reward-possible = Its improvement: { $printed } → { $improved } for each point of value.
explain-power = { $count ->
        [0] Your bricks are not enough for any building here.
       *[other] Your bricks pay for a value of up to { $count } here.
    }
explain-improvement-left = You take one of the improvements that are left when you build a building of value 8.
explain-improvement-brings = { $place }: { $before } → { $after } for you now.
explain-has-improvement = has it

## Places to score

explain-place-city = Only one player can score a city, once in the game. It takes { $need } own buildings there.
explain-place-own = Every player can score this once.
explain-place-money = It takes { $coins } coins, which you show and keep. At the end every { $rate } coins are worth 1 VP. One player only.
explain-money-now = Your { $coins } would be worth { $after } VP at the end instead of { $before }.
explain-place-statues = Your buildings with a statue in these two cities count. Every player can score this once.
explain-objects = Objects that come with it: { $objects }.
explain-no-building = No building for it yet.
explain-other-money = Each player can have only one money space.

## The court

explain-court-about = You score with your marker from here: first you get the bonus, then you choose the place.
explain-court-marker = { $here ->
        [yes] marker is here
       *[no] marker has been used
    }
explain-gold-left = { $count ->
        [0] No gold statue is left here.
        [one] 1 gold statue is left here.
       *[other] { $count } gold statues are left here.
    }
explain-open-about = A marker from here can score in any turn in which nobody else holds the Royal Visit marker. It brings no bonus.
explain-markers = { $count ->
        [0] no markers
        [one] 1 marker
       *[other] { $count } markers
    }
explain-visit = Royal visit
explain-visit-about = If you score while nobody holds the Royal Visit marker, you take it. Until your next turn the others can score only with their own marker from the same space, which brings them the same bonus.
explain-visit-missed = If they do something else, that marker moves to the open area.
explain-visit-none = Nobody holds the Royal Visit marker now.
explain-visit-now = { $who } holds the Royal Visit marker, at space { $number }.
explain-visit-player = { $how ->
        [holds] holds the Royal Visit marker
        [can] has a marker there
       *[cannot] has no marker there
    }

## Players

explain-bricks = Bricks
explain-coins = Coins
explain-points = Victory points
explain-scoring-markers = Scoring markers
explain-estimate = If the game ended now
explain-estimate-hidden = { $objects ->
        [yes] Coins and objects are hidden and not counted.
       *[no] Coins are hidden and not counted.
    }
explain-coins-worth = At the end they are worth { $points } VP.
explain-rate = At the end every { $rate } coins are worth 1 VP.
explain-tie = If the victory points are equal at the end, more bricks decide, whatever their colour.
explain-accepted-in = Accepted in { $cities }.
explain-scored-places = Scored: { $places }.
explain-scored-nothing = Nothing scored yet.
explain-screen = { $objects ->
        [yes] Coins, bricks and objects are behind the screen: only their owner sees them.
       *[no] Coins and bricks are behind the screen: only their owner sees them.
    }
explain-objects-worth = All objects together are worth { $points } VP at the end.
explain-decorations-here = On buildings: { $count }, worth { $points } VP at the end.
explain-marker-about = Every scoring takes one marker.
explain-markers-where = On bonus spaces: { $court }. In the open area: { $open }.

## The end of the game

explain-condition = Condition { $number }
explain-card = { $card ->
        [top] Top card
        [object] Object card
        [building] Building card
       *[bonus] Bonus card
    }
explain-progress = { $goal ->
        [top-scorings] has scored { $have } of { $need } times
        [top-high-buildings] { $have } of { $need } buildings of value 5 or 8
        [top-cities] { $have } of { $need } cities scored
        [top-buildings] { $have } of { $need } buildings
        [top-coins] { $have } of { $need } coins
        [top-points] { $have } of { $need } VP
        [object-each] { $have } of { $need } objects
        [object-triples] { $have } of { $need } groups of three alike objects
        [object-alike] { $have } of { $need } alike objects
        [object-pair-and-four] { $have } of { $need } combinations of a pair and four alike
        [object-different] { $have } of { $need } different objects
        [object-threes] { $have } of { $need } sets of three different objects
        [building-total-value] total value { $have } of { $need }
        [building-threes] { $have } of { $need } cities with at least 3 buildings
        [building-fours] { $have } of { $need } buildings in one city
        [building-eights] { $have } of { $need } buildings of value 8
        [building-rural] { $have } of { $need } rural buildings
        [building-urban] { $have } of { $need } urban buildings
        [building-landscape-pairs] { $have } of { $need } pairs of an urban and a rural building
        [building-cities] { $have } of { $need } cities with at least 2 buildings
       *[object-pairs] { $have } of { $need } pairs of alike objects
    }
explain-pays-now = would bring { $pay } now
explain-end-announce = If you meet all three conditions after your action, you may announce the end for 5 VP. Then the round is finished.
explain-end-last = The end also comes when the last of the shuffled buildings has been taken.
explain-end-markers = The end comes when a player has used all scoring markers and the stack is empty. The player whose turn makes both true gets 5 VP, and the others have one more turn.
explain-stack = Face-down buildings. When a building is taken, the next one is turned up in its place.

## Objects, decorations and statues

explain-object-about = You get objects when you score buildings of their type. After your action you may buy one that is for sale.
explain-object-type = Belongs to the type: { $kind }.
explain-object-more = One more would bring you { $points } VP at the end.
explain-decoration-about = It goes onto a building of its type, one on each, and adds 1 to the building’s value in every scoring.
explain-decoration-worth = At the end 1, 2, 3, 4, 5, 6 or 7 alike on your buildings are worth 2, 6, 12, 20, 30, 42 or 56 VP.
explain-statue-about = It goes onto a building in a city that accepts bricks of its colour, one on each.
explain-statue-gold = It goes onto a building in any city, one on each. It comes only from the court.
explain-statue-worth = At the end the players with the most statues in a city get VP.
explain-supply = In the supply: { $count }.
explain-purchase = Once per turn you may buy a decoration or a coloured statue for { $price }. It goes onto a building at once, a statue only in the city of its own colour.
explain-warehouse = Each of your two warehouses keeps one decoration or statue for a later turn. Stored pieces are worth nothing at the end.
explain-warehouse-free = { $count ->
        [0] Both warehouses are full.
        [one] 1 warehouse is free.
       *[other] { $count } warehouses are free.
    }
explain-take-nothing = You may always leave the pieces.
explain-payment = The bricks that are paid go back into the bag.

## Values and rules

explain-value-court = Bonus spaces of the court
explain-value-symbols = Symbols on the wheels
explain-documented = This value is published, or the host has set it.
explain-rules = Rules
explain-rule = { $section }: { $words }
