### The Palaces of Carrara: its things, and what people do with them.

## Things

carrara-color-white = white
carrara-color-yellow = yellow
carrara-color-red = red
carrara-color-green = green
carrara-color-blue = blue
carrara-color-dark = { $edition ->
        [first] black
       *[second] purple
    }
# The letter that stands on a brick.
carrara-letter-white = W
carrara-letter-yellow = Y
carrara-letter-red = R
carrara-letter-green = G
carrara-letter-blue = B
carrara-letter-dark = { $edition ->
        [first] Bk
       *[second] P
    }
carrara-brick-white = white brick
carrara-brick-yellow = yellow brick
carrara-brick-red = red brick
carrara-brick-green = green brick
carrara-brick-blue = blue brick
carrara-brick-dark = { $edition ->
        [first] black brick
       *[second] purple brick
    }
# Parts of a list such as “2 white, 1 green”.
carrara-count-white = { $count } white
carrara-count-yellow = { $count } yellow
carrara-count-red = { $count } red
carrara-count-green = { $count } green
carrara-count-blue = { $count } blue
carrara-count-dark = { $edition ->
        [first] { $count } black
       *[second] { $count } purple
    }

carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lerici

carrara-type-library = library
carrara-type-cathedral = cathedral
carrara-type-palace = palace
carrara-type-gate = gate
carrara-type-castle = castle
carrara-type-villa = villa
carrara-types-library = all libraries
carrara-types-cathedral = all cathedrals
carrara-types-palace = all palaces
carrara-types-gate = all gates
carrara-types-castle = all castles
carrara-types-villa = all villas
carrara-building =
    { $carries ->
        [decoration] decorated { $kind } { $value }
        [statue] { $kind } { $value } with statue
        [both] decorated { $kind } { $value } with statue
       *[nothing] { $kind } { $value }
    }
carrara-own = { $building } in { $city }

carrara-object-book = book
carrara-object-chalice = chalice
carrara-object-crown = crown
carrara-object-gate = gate
carrara-object-flag = flag
carrara-object-arms = coat of arms
carrara-held-book = { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
carrara-held-chalice = { $count ->
        [one] { $count } chalice
       *[other] { $count } chalices
    }
carrara-held-crown = { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
carrara-held-gate = { $count ->
        [one] { $count } gate
       *[other] { $count } gates
    }
carrara-held-flag = { $count ->
        [one] { $count } flag
       *[other] { $count } flags
    }
carrara-held-arms = { $count ->
        [one] { $count } coat of arms
       *[other] { $count } coats of arms
    }
carrara-piece-book = book
carrara-piece-chalice = chalice
carrara-piece-crown = crown
carrara-piece-gate = gate
carrara-piece-flag = flag
carrara-piece-arms = coat of arms
carrara-piece-white-statue = white statue
carrara-piece-yellow-statue = yellow statue
carrara-piece-red-statue = red statue
carrara-piece-green-statue = green statue
carrara-piece-blue-statue = blue statue
carrara-piece-purple-statue = purple statue
carrara-piece-gold-statue = gold statue
carrara-no-piece = nothing
carrara-stored = { $piece } in the warehouse
carrara-warehouse = warehouse

carrara-wheel = wheel
carrara-wheel-inner = inner wheel
carrara-location = { $number }: { $bricks }
carrara-brick-at = { $brick } at { $number }, { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
carrara-bought = { $bricks } ({ $price ->
        [0] free
        [one] 1 coin
       *[other] { $price } coins
    })
carrara-stack = { $count ->
        [0] the stack is empty
        [one] 1 building in the stack
       *[other] { $count } buildings in the stack
    }
carrara-place-urban = all urban buildings
carrara-place-rural = all rural buildings
carrara-place-money = money space: { $coins } coins, 1 VP for every { $rate } coins
carrara-place-statues = statues in { $first } and { $second }
carrara-improvement = { $place }: { $reward } for each point of value
carrara-improved-livorno = Livorno
carrara-improved-pisa = Pisa
carrara-improved-lucca = Lucca
carrara-improved-viareggio = Viareggio
carrara-improved-massa = Massa
carrara-improved-lerici = Lerici
carrara-improved-urban = all urban buildings
carrara-improved-rural = all rural buildings
carrara-space = court space { $number }: { $bonus }
carrara-open-area = open area of the court
carrara-bonus-decoration = a decoration of your choice
carrara-bonus-gold = a gold statue

carrara-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
carrara-points = { $count } VP
carrara-free = nothing
carrara-nothing = nothing
carrara-and = { $first } and { $second }

## Kinds of action

carrara-kind-turn = Turn the wheel
carrara-kind-turn-both = Turn both wheels
carrara-kind-spin = Turn the inner wheel
carrara-kind-buy = Buy bricks
carrara-kind-broke = Take 2 coins
carrara-kind-stuck = Take 2 coins
carrara-kind-build = Build
carrara-kind-upgrade = Replace a building
carrara-kind-improve = Improve
carrara-kind-court = Score
carrara-kind-score = Score
carrara-kind-pass = Pass
carrara-kind-take = Take
carrara-kind-place = Put it onto a building
carrara-kind-store = Store it
carrara-kind-swap = Store it in place of another
carrara-kind-decline = Give it up
carrara-kind-move = Move from the warehouse
carrara-kind-purchase = Buy a decoration or statue
carrara-kind-object = Buy an object
carrara-kind-announce = Announce the end
carrara-kind-end = End the turn

## What is to be done

carrara-task-setting-up = The table is being laid out.
carrara-task-drawing = Something is being drawn.
carrara-task-other =
    { $phase ->
        [buy] { $who } is buying bricks.
        [improve] { $who } is choosing an improvement.
        [piece] { $who } is placing a piece.
        [score] { $who } is scoring.
        [after] { $who } is finishing the turn.
       *[start] { $who } is choosing an action.
    }
carrara-task-start = Your turn: buy bricks, build or score.
carrara-task-start-or-pass = Your turn: buy bricks, build, score or pass.
carrara-task-last-turn = Your last turn: buy bricks, build, score or pass.
carrara-task-visit = Royal visit of { $who }: score with your marker from { $space }, or it moves to the open area.
carrara-task-buy = Choose bricks at one location of the wheel. You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
carrara-task-improve = Choose an improvement.
carrara-task-take = You have emptied location { $number }: take the decoration or the statue it shows, or nothing.
carrara-task-take-decoration = Take a decoration of your choice.
carrara-task-in-hand = { $room ->
        [full] Put the { $piece } onto a fitting building. Your warehouses are full.
       *[free] Put the { $piece } onto { $kind ->
            [decoration] a building of its type
            [gold] any building without a statue
           *[statue] a building in a city that accepts its colour
        }, or store it.
    }
carrara-task-score = Choose what to score.
carrara-task-after = { $what ->
        [object] You may still buy an object for { $price } coins, or end your turn.
        [piece] You may still buy a decoration or a statue for { $price } coins, or end your turn.
       *[nothing] Is there anything else to do before your turn ends?
    }
carrara-task-won = The game is over: { $self ->
        [yes] you win.
       *[no] { $who } wins.
    }
carrara-task-shared = The game is over: { $winners } share the victory.

## What an action would do

carrara-action-turn = Turn the wheel and fill it up, then buy bricks.
carrara-action-turn-both = Turn both wheels and fill up, then buy bricks.
carrara-action-spin = Turn only the inner wheel, then buy bricks.
carrara-action-buy = Buy { $bricks } at { $number } for { $price }.
carrara-action-broke = Nothing is affordable: take 2 coins.
carrara-action-stuck = Nothing is possible: take 2 coins.
carrara-action-build = Build the { $building } in { $city } for { $bricks }.
carrara-action-upgrade = Replace the { $old } in { $city } by the { $new } for { $bricks }.
carrara-action-improve = Improve { $improvement }.
carrara-action-visit = Open a royal visit at { $space }, then score.
carrara-action-follow = Follow the royal visit at { $space }, then score.
carrara-action-open-marker = Score with a marker from the open area, without a bonus.
carrara-action-score = Score { $place }: { $pay }{ $objects ->
        [0] .
        [one] {" "}and 1 object.
       *[other] {" "}and { $objects } objects.
    }
carrara-action-score-money = Take the { $place }. At the end every { $rate } coins are worth 1 VP.
carrara-action-pass-freely = Pass.
carrara-action-pass = Pass and take 2 coins.
carrara-action-take-nothing = Take nothing.
carrara-action-take = Take the { $piece }.
carrara-action-place = Put it onto the { $building } in { $city }.
carrara-action-store = Put it into a warehouse.
carrara-action-swap = Discard the stored { $piece } and store the new piece.
carrara-action-decline = Give it up.
carrara-action-move = Move the { $piece } onto the { $building } in { $city }.
carrara-action-purchase = Buy the { $piece } for { $price } and put it onto the { $building } in { $city }.
carrara-action-object = Buy the { $object } for { $price }.
carrara-action-announce = Announce the end of the game and take 5 VP.
carrara-action-end = End the turn.

## What has happened

carrara-event-cards-drawn = The cards are drawn: top card { $top }, object card { $object }, building card { $building }, bonus card { $bonus }.
carrara-event-wheel-set = The wheel begins with the { $object } at I.
carrara-event-tile-revealed = A { $building } is turned up.
carrara-event-wheel-turned = The wheel turns.
carrara-event-inner-wheel-turned = The inner wheel turns.
carrara-event-bricks-drawn = New on the wheel: { $bricks }.
carrara-event-bricks-bought = { $self ->
        [yes] You buy { $bricks } at { $number } for { $price }.
       *[no] { $who } buys { $bricks } at { $number } for { $price }.
    }
carrara-event-coins-taken = { $self ->
        [yes] You take { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }.
       *[no] { $who } takes { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }.
    }
carrara-event-built = { $self ->
        [yes] You build a { $building } in { $city } for { $bricks }.
       *[no] { $who } builds a { $building } in { $city } for { $bricks }.
    }
carrara-event-upgraded = { $self ->
        [yes] You replace a { $old } in { $city } by a { $new } for { $bricks }.
       *[no] { $who } replaces a { $old } in { $city } by a { $new } for { $bricks }.
    }
carrara-event-improved = { $self ->
        [yes] You improve { $improvement }.
       *[no] { $who } improves { $improvement }.
    }
carrara-event-points-taken = { $self ->
        [yes] You get { $count } VP.
       *[no] { $who } gets { $count } VP.
    }
carrara-event-visit-opened = { $self ->
        [yes] You open a royal visit at court space { $number }.
       *[no] { $who } opens a royal visit at court space { $number }.
    }
carrara-event-visit-ended = { $self ->
        [yes] Your royal visit ends.
       *[no] The royal visit of { $who } ends.
    }
carrara-event-marker-moved = { $self ->
        [yes] Your marker moves from court space { $number } to the open area.
       *[no] The marker of { $who } moves from court space { $number } to the open area.
    }
carrara-event-scored = { $self ->
        [yes] You score { $place }: { $pay }.
       *[no] { $who } scores { $place }: { $pay }.
    }
carrara-event-scored-money = { $self ->
        [yes] You put a marker onto the { $place }. The coins count at the end.
       *[no] { $who } puts a marker onto the { $place }. The coins count at the end.
    }
carrara-event-objects-taken = { $self ->
        [yes] You take { $count ->
            [one] an object
           *[other] { $count } objects
        }: { $object }.
       *[no] { $who } takes { $count ->
            [one] an object
           *[other] { $count } objects
        }: { $object }.
    }
carrara-event-object-bought = { $self ->
        [yes] You buy the { $object } for { $price }.
       *[no] { $who } buys the { $object } for { $price }.
    }
carrara-event-piece-taken = { $self ->
        [yes] You take a { $piece }.
       *[no] { $who } takes a { $piece }.
    }
carrara-event-piece-placed = { $self ->
        [yes] You put the { $piece } onto the { $building } in { $city }.
       *[no] { $who } puts the { $piece } onto the { $building } in { $city }.
    }
carrara-event-piece-stored = { $self ->
        [yes] You store the { $piece }.
       *[no] { $who } stores the { $piece }.
    }
carrara-event-piece-given-up = { $self ->
        [yes] You give up the { $piece }.
       *[no] { $who } gives up the { $piece }.
    }
carrara-event-piece-bought = { $self ->
        [yes] You buy a { $piece } for { $price }.
       *[no] { $who } buys a { $piece } for { $price }.
    }
carrara-event-end-announced = { $self ->
        [yes] You announce the end. The round is finished.
       *[no] { $who } announces the end. The round is finished.
    }
carrara-event-end-triggered = { $self ->
        [yes] You bring about the end. Everybody else has one more turn.
       *[no] { $who } brings about the end. Everybody else has one more turn.
    }
carrara-event-game-over = The game is over.

## Why something is not possible

carrara-refusal-over = The game is over.
carrara-refusal-chance-first = Something is drawn first.
carrara-refusal-other-turn = It is not your turn.
carrara-refusal-not-in-ruleset = “{ $kind }” does not exist in this version of the game.
carrara-refusal-no-bricks = Wheel and bag are empty.
carrara-refusal-empty-wheel = The wheel is empty: it must be turned first.
carrara-refusal-must-turn = The wheel must be turned before you buy.
carrara-refusal-nothing-affordable = With { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } you can afford no brick on the wheel.
carrara-refusal-something-affordable = You can afford a brick, so you must buy at least one.
carrara-refusal-nothing-bought = You must buy at least one brick.
carrara-refusal-not-on-wheel = At { $number } there is { $held }, not { $wanted }.
carrara-refusal-too-dear = { $wanted } at { $number } costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }; you have { $coins }.
carrara-refusal-action-possible = You can still do something.
carrara-refusal-no-announcement = You may pass only after the end has been announced.
carrara-refusal-not-offered = The { $building } is not there.
carrara-refusal-not-owned = You cannot pay { $paid }: you have { $owned }.
carrara-refusal-not-accepted = { $city } does not accept { $refused }.
carrara-refusal-wrong-count = The { $building } in { $city } needs { $need ->
        [one] 1 brick
       *[other] { $need } bricks
    }; you can give { $given }.
carrara-refusal-no-such-building = You have no { $building } in { $city }.
carrara-refusal-not-higher = The { $new } is not worth more than the { $old }.
carrara-refusal-not-its-monument = Only the monument of its own type can replace the { $old }, not the { $new }.
carrara-refusal-improvement-taken = The improvement for { $improvement } is gone.
carrara-refusal-no-marker = You have no scoring marker left.
carrara-refusal-no-such-place = In this version of the game, { $place } cannot be scored.
carrara-refusal-scored = Already scored: { $place }.
carrara-refusal-too-few-buildings = { $city } needs { $need } of your buildings; { $own ->
        [0] none stands there.
        [one] 1 stands there.
       *[other] { $own } stand there.
    }
carrara-refusal-no-building-for = You have no building for this: { $place }.
carrara-refusal-too-few-coins = This needs { $need } coins; you have { $coins }.
carrara-refusal-second-money-space = You have a money space already.
carrara-refusal-no-place = There is nothing that you could score.
carrara-refusal-no-marker-on = You have no marker on court space { $number }.
carrara-refusal-no-open-marker = You have no marker in the open area.
carrara-refusal-other-visit = During this royal visit only your marker on court space { $number } can be used.
carrara-refusal-court-first = Choose one of your markers at the court first.
carrara-refusal-place-not-available = You cannot score this yet: { $place }.
carrara-refusal-piece-not-offered = The { $piece } cannot be taken here.
carrara-refusal-does-not-fit = The { $piece } does not fit onto the { $building } in { $city }.
carrara-refusal-warehouses-full = Both warehouses are full.
carrara-refusal-need-not-swap = The { $piece } can be placed or stored without discarding anything.
carrara-refusal-not-stored = No { $piece } is stored.
carrara-refusal-stored-this-turn = The { $piece } was stored in this turn.
carrara-refusal-second-purchase = You may buy only one in a turn.
carrara-refusal-too-poor = It costs { $price } coins; you have { $coins }.
carrara-refusal-not-in-supply = The supply has no { $piece } left.
carrara-refusal-not-for-sale = The { $object } has been sold.
carrara-refusal-end-triggered = The end has already come about.
carrara-refusal-conditions-not-met = You do not meet all three conditions.
carrara-refusal-needless-bricks = “{ $kind }” takes no bricks.

carrara-not-now-turn = You turn the wheel at the start of your turn, in order to buy.
carrara-not-now-spin = You turn the inner wheel at the start of your turn, in order to buy.
carrara-not-now-buy = You buy bricks as the action of your turn.
carrara-not-now-broke = You take 2 coins only when you can afford no brick.
carrara-not-now-stuck = You take 2 coins only when nothing is possible.
carrara-not-now-build = You build as the action of your turn, before anything else.
carrara-not-now-upgrade = You replace a building as the action of your turn, before anything else.
carrara-not-now-improve = You take an improvement when you have built a building of value 8.
carrara-not-now-court = You score as the action of your turn, before anything else.
carrara-not-now-score = You score as the action of your turn, before anything else.
carrara-not-now-pass = You pass at the start of your turn.
carrara-not-now-take = There is nothing to take now.
carrara-not-now-place = You have no piece in hand.
carrara-not-now-store = You have no piece in hand.
carrara-not-now-swap = You have no piece in hand.
carrara-not-now-decline = You have no piece in hand.
carrara-not-now-move = Stored pieces are moved at the start of your turn, after your action, or when you take another piece.
carrara-not-now-purchase = Decorations and statues are bought at the start of your turn or after your action.
carrara-not-now-object = Objects are bought after your action.
carrara-not-now-announce = The end is announced after your action.
carrara-not-now-end = Your turn ends after your action.

## The board

carrara-streets = Streets
carrara-panels = What is shown
carrara-buildings = Buildings
carrara-monuments = { $edition ->
        [first] Buildings of value 8
       *[second] Monuments
    }
carrara-improvements = Improvements
carrara-court = King’s Court
carrara-open = open
carrara-objects = Objects
carrara-ornaments = Decorations and statues
carrara-places = Types and other places to score
carrara-holdings = Behind the screen
carrara-hidden = Hidden behind the screen
carrara-warehouses = Warehouses
carrara-in-hand = In hand: { $piece }
carrara-end = How the game ends
carrara-look-at = Look at the streets of { $who }
carrara-hub = Turn the wheel
carrara-bag-filled = There are bricks in the bag.
carrara-bag-empty = The bag is empty.
carrara-wheel-title = Wheel
carrara-reconstructed = The published rules do not give this value. It was reconstructed.
carrara-street = { $city }: accepts { $color } and dearer bricks, pays { $reward } for each point of value
carrara-markers-left = { $count ->
        [0] No scoring markers left
        [one] 1 scoring marker left
       *[other] { $count } scoring markers left
    }
# In short: what the score would be if the game ended now.
carrara-estimate = { $hidden ->
        [yes] → { $points }+
       *[no] → { $points }
    }
carrara-estimate-long = { $hidden ->
        [yes] If the game ended now: { $points } VP, and what is hidden behind the screen
       *[no] If the game ended now: { $points } VP
    }
carrara-plaque = { $place }: would pay { $pay }{ $objects ->
        [0] {""}
        [one] {" "}and 1 object
       *[other] {" "}and { $objects } objects
    }
carrara-plaque-scored = { $place }: scored by { $who }
carrara-plaque-buildings = { $place }: { $have } of { $need } buildings, would pay { $pay }
carrara-plaque-coins = { $place }: { $have } of { $need } coins
carrara-plaque-nothing = { $place }: no building yet
carrara-plaque-other-money = { $place }: only one money space each
carrara-plaque-no-marker = { $place }: no marker left, would pay { $pay }
carrara-plaque-money = { $place }: would pay at the end
carrara-plaque-money-no-marker = { $place }: no marker left, would pay at the end
carrara-court-space = { $any ->
        [no] { $space }: no markers
       *[yes] { $space }: markers of { $who }
    }
carrara-court-visited = { $any ->
        [no] { $space }: royal visit of { $holder }, no markers
       *[yes] { $space }: royal visit of { $holder }, markers of { $who }
    }
carrara-object-stock = { $sale ->
        [yes] { $object }: for sale for { $price } coins, { $count } in the supply
       *[no] { $object }: sold, { $count } in the supply
    }
carrara-piece-stock = { $piece }: { $count } in the supply, { $price } coins
carrara-buildings-left = { $count ->
        [0] No building left
        [one] 1 building left
       *[other] { $count } buildings left
    }
carrara-announced = End announced: { $who }.
carrara-triggered = End brought about: { $who }.
carrara-end-markers = { $used }/{ $of } markers used
carrara-end-stack = { $count ->
        [0] Stack empty
       *[other] { $count } in the stack
    }
carrara-tray-buy = Buy at { $number }
carrara-tray-pay = Pay
carrara-one-less = One { $color } brick less
carrara-one-more = One { $color } brick more

## The board in words

carrara-text-location = { $count ->
        [0] { $number }: nothing.
       *[other] { $number }: { $bricks }. Price each: { $prices }.
    }
carrara-text-symbols = Shows { $decoration } and { $statue }.
carrara-text-improvement = Improvement for { $improvement }
carrara-text-bricks = Bricks: { $bricks }
carrara-text-objects = Objects: { $objects }
carrara-text-stored = Warehouses: { $pieces }
carrara-text-street = { $city } (accepts { $color } and dearer, { $reward } per point): { $buildings }
carrara-text-places = Places to score of { $who }
