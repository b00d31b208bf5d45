### Palazzo: its things, what can be done with them, and what happens.

## Things

palazzo-brick = brick
palazzo-sandstone = sandstone
palazzo-marble = marble
palazzo-brick-letter = B
palazzo-sandstone-letter = S
palazzo-marble-letter = M
palazzo-florin = florin
palazzo-ducat = ducat
palazzo-lira = lira
palazzo-florin-letter = F
palazzo-ducat-letter = D
palazzo-lira-letter = L
palazzo-tile = { $material } floor { $floor } ({ $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
 })
palazzo-coin = { $currency } { $value }
palazzo-certificate = certificate { $value }
palazzo-several = { $count } × { $thing }
palazzo-triplet = a triplet of { $value }s
palazzo-triplet-of-certificates = a triplet of certificates
palazzo-quarry = quarry { $number }
palazzo-palace = palace { $number }
palazzo-floor-of-palace = { $tile } in palace { $number }
palazzo-new-palace = a new palace
palazzo-discard = out of the game
palazzo-nothing = nothing
palazzo-list = { $first }, { $rest }
palazzo-list-last = { $first } and { $second }

## Kinds of action

palazzo-kind-money = Take money
palazzo-kind-draw = Buy or auction
palazzo-kind-rebuild = Rebuild
palazzo-kind-take-out = Take a tile out
palazzo-kind-insert = Insert a single tile
palazzo-kind-remove = Remove a single tile
palazzo-kind-buy = Buy
palazzo-kind-auction = Auction
palazzo-kind-bid = Bid
palazzo-kind-pass = Pass

## What is to be done

palazzo-task-set-up = The game is being set up.
palazzo-task-reveal = Cards or tiles are being revealed.
palazzo-task-turn = { $self ->
    [yes] Your turn: take money, buy or auction, or rebuild.
   *[no] { $who } chooses: money, buy or auction, or rebuild.
 }
palazzo-task-draft = { $self ->
    [yes] { $count ->
        [one] Take one of the revealed cards.
       *[other] Take two of the revealed cards.
     }
   *[no] { $count ->
        [one] { $who } takes one of the revealed cards.
       *[other] { $who } takes two of the revealed cards.
     }
 }
palazzo-task-offer = { $self ->
    [yes] Buy one or two tiles for { $price } each, or { $count ->
        [1] auction the tile of { $quarry }
        [2] auction both tiles of { $quarry }
        [3] auction the three tiles of { $quarry }
       *[other] let everybody take one of the { $count } tiles of { $quarry }
     }.
   *[no] { $who } buys tiles for { $price } each, or opens { $quarry }.
 }
palazzo-task-offer-auction = { $self ->
    [yes] The warehouse is empty: auction the tiles of { $quarry }.
   *[no] { $who } must auction the tiles of { $quarry }.
 }
palazzo-task-offer-empty = { $self ->
    [yes] Buy one or two tiles for { $price } each, or auction: the quarries are empty, so nothing would happen.
   *[no] { $who } buys tiles for { $price } each, or lets the turn pass.
 }
palazzo-task-auction = { $self ->
    [yes] Bid { $least } or more, or pass. Highest bid: { $highest } ({ $players }).
   *[no] { $who } bids { $least } or more, or passes. Highest bid: { $highest } ({ $players }).
 }
palazzo-task-build = { $self ->
    [yes] Place { $tiles }: on top of a palace, as a new palace, or out of the game.
   *[no] { $who } places { $tiles }.
 }
palazzo-task-pick = { $self ->
    [yes] Take one of the tiles.
   *[no] { $who } takes one of the tiles.
 }
palazzo-task-won = { $self ->
    [yes] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
     }.
   *[no] { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
     }.
 }
palazzo-task-shared = Shared victory of { $players } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

## What an action does

palazzo-do-money = Reveal { $count } money cards; you take two, everybody else one.
palazzo-do-draw = Reveal two tiles, then buy or auction.
palazzo-do-take = Take { $cards }.
palazzo-do-buy = Buy { $tiles } for { $price } with { $cards }{ $over ->
    [0] .
   *[other] : { $over } too much, without change.
 }
palazzo-do-auction = Auction { $tiles } on { $quarry }. You open with the certificate of value 3.
palazzo-do-distribute = Everybody takes one of { $tiles } on { $quarry }, you first.
palazzo-do-auction-nothing = Auction nothing: the quarries are empty and the turn passes.
palazzo-do-bid = Bid { $amount } by adding { $cards }.
palazzo-do-pass = Pass and take your cards back.
palazzo-do-pick = Take { $tiles }.
palazzo-do-place = Put { $tiles } on { $palace }: { $change ->
    [0] no change in points
    [one] { $change } point more
   *[other] { $change } points more
 }.
palazzo-do-place-new = Begin a palace with { $tiles }: −5 points until it grows.
palazzo-do-place-discard = Put { $tiles } out of the game.
palazzo-do-take-out = Take { $tiles } out of { $palace } for { $cards }: { $signed } points.
palazzo-do-insert = Insert { $tiles } into { $palace } for { $cards }: { $signed } points.
palazzo-do-remove = Remove { $tiles } from the game for { $cards }: { $signed } points.

## What has happened

palazzo-event-builder-placed = The master builder starts at { $quarry }.
palazzo-event-laid-out = The first tiles lie out: { $tiles }.
palazzo-event-dealt = { $self ->
    [yes] You are dealt { $cards }.
   *[no] { $who } is dealt { $cards }.
 }
palazzo-event-dealt-hidden = { $self ->
    [yes] You are dealt { $count } cards.
   *[no] { $who } is dealt { $count } cards.
 }
palazzo-event-money-revealed = { $reshuffled ->
    [yes] The discards are shuffled. Revealed: { $cards }.
   *[no] Revealed: { $cards }.
 }
palazzo-event-money-taken = { $self ->
    [yes] You take { $cards }.
   *[no] { $who } takes { $cards }.
 }
palazzo-event-tiles-revealed = The warehouse gets { $first }, { $quarry } gets { $second }.
palazzo-event-warehouse-and-rider = The warehouse gets { $tiles }, and a rider appears.
palazzo-event-rider-and-quarry = A rider appears, and { $quarry } gets { $tiles }.
palazzo-event-two-riders = Two riders appear.
palazzo-event-bought = { $self ->
    [yes] You buy { $tiles } with { $cards }.
   *[no] { $who } buys { $tiles } with { $cards }.
 } { $amount ->
    [0] It costs nothing.
   *[other] That counts { $amount }.
 }
palazzo-event-builder-moved = The master builder walks to { $quarry }.
palazzo-event-auction-opened = { $self ->
    [yes] You auction { $tiles }.
   *[no] { $who } auctions { $tiles }.
 }
palazzo-event-nothing-to-auction = { $self ->
    [yes] You find no tile to auction.
   *[no] { $who } finds no tile to auction.
 }
palazzo-event-raised = { $self ->
    [yes] You bid { $amount }, adding { $cards }.
   *[no] { $who } bids { $amount }, adding { $cards }.
 }
palazzo-event-passed = { $self ->
    [yes] You pass.
   *[no] { $who } passes.
 }
palazzo-event-passed-and-took-back = { $self ->
    [yes] You pass and take back { $cards }.
   *[no] { $who } passes and takes back { $cards }.
 }
palazzo-event-won = { $self ->
    [yes] You win { $tiles } for { $amount }.
   *[no] { $who } wins { $tiles } for { $amount }.
 }
palazzo-event-distribution-opened = { $self ->
    [yes] You have the first choice of { $tiles }; everybody takes one.
   *[no] { $who } has the first choice of { $tiles }; everybody takes one.
 }
palazzo-event-picked = { $self ->
    [yes] You take { $tiles }.
   *[no] { $who } takes { $tiles }.
 }
palazzo-event-left-over = { $count ->
    [one] Left over, it leaves the game: { $tiles }.
   *[other] Left over, they leave the game: { $tiles }.
 }
palazzo-event-placed = { $self ->
    [yes] You put { $tiles } on { $palace }.
   *[no] { $who } puts { $tiles } on { $palace }.
 }
palazzo-event-placed-new = { $self ->
    [yes] You begin a palace with { $tiles }.
   *[no] { $who } begins a palace with { $tiles }.
 }
palazzo-event-discarded = { $self ->
    [yes] You put { $tiles } out of the game.
   *[no] { $who } puts { $tiles } out of the game.
 }
palazzo-event-taken-out = { $self ->
    [yes] You take { $tiles } out of { $palace } for { $cards }.
   *[no] { $who } takes { $tiles } out of { $palace } for { $cards }.
 }
palazzo-event-inserted = { $self ->
    [yes] You insert { $single } into { $palace } for { $cards }.
   *[no] { $who } inserts { $single } into { $palace } for { $cards }.
 }
palazzo-event-removed = { $self ->
    [yes] You remove { $single } from the game for { $cards }.
   *[no] { $who } removes { $single } from the game for { $cards }.
 }
palazzo-event-over-riders = The fifth rider arrives: the game is over.
palazzo-event-over-quiet = Nobody has revealed tiles for too long: the game is over.

## Why something is not possible

palazzo-no-chance-first = Something is being revealed first.
palazzo-no-turn-of-other = Now somebody else decides.
palazzo-no-over = The game is over.
palazzo-no-not-now = “{ $action }” is not possible at this moment.
palazzo-no-not-now-at-all = That is not possible at this moment.
palazzo-no-cards = { $needed } money cards must be revealed, but deck and discards hold only { $held }.
palazzo-no-take-count = { $expected ->
    [one] You take one of the revealed cards
   *[other] You take { $expected } of the revealed cards
 }, not { $found }.
palazzo-no-not-revealed = Only { $market } is revealed, not { $cards }.
palazzo-no-not-in-hand = You do not have { $cards }.
palazzo-no-not-in-warehouse = Only what lies in the warehouse can be bought, and { $tiles } does not.
palazzo-no-two-currencies = A payment has single cards of one currency only, not { $first } and { $second }.
palazzo-no-underpaid = The price of { $tiles } is { $price }, but { $cards } pays only { $amount }.
palazzo-no-bid-too-low = That makes a bid of { $amount }; the highest bid of { $highest } must be exceeded.
palazzo-no-not-to-pick = You choose from { $lot }; { $tile } is not among them.
palazzo-no-not-to-place = You place { $lot }; { $tile } is not among them.
palazzo-no-palace = { $owned ->
    [0] You have no palace yet.
   *[other] There is no such palace; you have { $owned }.
 }
palazzo-no-not-higher = On top comes only what is higher: { $tile } is not higher than floor { $top }, the top of { $palace }.
palazzo-no-not-in-palace = There is no { $tile } in { $palace }.
palazzo-no-only-tile = The only tile of a palace cannot be taken out: { $tile }.
palazzo-no-not-single = Only a single tile can be inserted or removed; { $palace } has { $floors } floors.
palazzo-no-into-itself = A tile cannot be inserted into itself.
palazzo-no-floor-taken = There is a floor { $floor } in { $palace } already; { $tile } does not fit in.
palazzo-no-card-for-rebuild = A rebuild costs one money card, and you have none.
palazzo-no-such-card-for-rebuild = A rebuild costs one money card; { $card } is not in your hand.
palazzo-no-other-quarry = The master builder walks to the next quarry with tiles: { $quarry }.
palazzo-no-quarry-now = The tiles of a quarry are auctioned after two tiles have been revealed.

## The board

palazzo-certificate-letter = C
palazzo-warehouse = Warehouse
palazzo-each = { $price } each
palazzo-for-sale = { $tile } for { $price }
palazzo-next = next
palazzo-quarry-label = Quarry { $number }: { $tiles }. { $windows ->
    [0] No tile can come here.
    [one] The next tile comes here if it has one window.
   *[other] The next tile comes here if it has { $windows } windows.
 }{ $next ->
    [yes] { " " }An auction would be held here.
   *[no] { "" }
 }
palazzo-riders = Riders that have come: { $count } of { $last }; the last one ends the game.
palazzo-stacks = Stacks I, II and III: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 } still to come
palazzo-landing = { $windows ->
    [one] The next tile comes here if it has one window.
   *[other] The next tile comes here if it has { $windows } windows.
 }
palazzo-deck = Money: { $deck } in the deck, { $discards } discarded
palazzo-quiet-turns = { $count } of { $last } turns in a row without revealed tiles; after { $last } the game ends.
palazzo-to-come = Tiles still to come
palazzo-to-come-caption = By floor: the windows of each tile
palazzo-reconstructed = Which tiles are in which stack is reconstructed: the rules do not list it.
palazzo-own-palaces = Palaces
palazzo-own-money = Your money
palazzo-no-palaces-yet = No palace yet. Buy tiles from the warehouse or win them in an auction.
palazzo-worth = { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
 }, { $windows ->
    [one] { $windows } window
   *[other] { $windows } windows
 }{ $material ->
    [one] , one material
   *[mixed] { "" }
 }: { $points } points
palazzo-palace-of = { $floors }: { $points } points
palazzo-on-top = On top of palace { $number }: { $change } points
palazzo-begin-palace = New palace
palazzo-put-away = Out of the game
palazzo-reach = You can bid up to { $amount }.
palazzo-most = You can pay up to { $amount } at once.
palazzo-known-to-others = { $all ->
    [one] The others know your only card.
   *[other] The others know { $count } of your { $all } cards.
 }
palazzo-hand-of = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }; known: { $known }; { $unknown } unknown
palazzo-revealed = Revealed money
palazzo-auction = Auction
palazzo-leads = leads
palazzo-decides = decides
palazzo-waits = is in
palazzo-passed = passed
palazzo-opening = The auctioneer opens with the certificate of value 3.
palazzo-triplet-short = { $value }·{ $value }·{ $value }
palazzo-to-pick = Take one
palazzo-to-place = To be placed
palazzo-left-to-pick = Left for the others:
palazzo-score-player = Player
palazzo-score-palaces = Palaces
palazzo-score-points = Points
palazzo-score-money = Money
palazzo-wins = wins
palazzo-price = Price { $amount }:
palazzo-pays = = { $amount }
palazzo-overpays = { $amount } too much
palazzo-bid-total = makes { $amount }, against { $highest }
palazzo-point-tile = Point at a tile.
palazzo-point-floor = Point at a tile of your palaces.
palazzo-point-palace = Point at the place where it goes.
palazzo-point-card = Point at what you take.
palazzo-sheets = More of the table

## The standing order

palazzo-order-none = Secret order for the next auction
palazzo-order-is-bid = Secret order: bid up to { $amount }
palazzo-order-is-pass = Secret order: pass
palazzo-order-is-money = Secret order: take money next
palazzo-order-is-next = Secret order for your next decision
palazzo-order-secret = Nobody else sees this. It is carried out for you when the time comes, and you can withdraw it until then.
palazzo-order-bid-up-to = Bid no more than is needed, up to
palazzo-order-bid = Bid for me
palazzo-order-pass = Pass for me in the next auction
palazzo-order-money = Take money on my next turn
palazzo-order-always = even if other tiles lie out by then
palazzo-order-withdraw = Withdraw the order

## The board in words

palazzo-text-quarries = Quarries
palazzo-text-warehouse = Warehouse, { $price } for each tile
palazzo-text-supplies = Stacks and money
palazzo-text-builder-here = { $quarry } The master builder stands here.
palazzo-text-stack = Stack { $stack }: { $count ->
    [one] { $count } building tile
   *[other] { $count } building tiles
 }
palazzo-text-to-come = Still to come of { $material }, floor and windows: { $tiles }
palazzo-text-out = Out of the game: { $tiles }
palazzo-text-bid = { $who }: { $amount } with { $cards }; { $standing }
palazzo-text-hand = Money: { $cards }; up to { $amount } at once
palazzo-text-palace = Palace { $number }: { $tiles }; { $points } points
palazzo-text-player = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
