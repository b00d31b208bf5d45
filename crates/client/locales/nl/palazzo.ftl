### Palazzo: its things, what can be done with them, and what happens.

## Things

palazzo-brick = baksteen
palazzo-sandstone = zandsteen
palazzo-marble = marmer
palazzo-brick-letter = B
palazzo-sandstone-letter = Z
palazzo-marble-letter = M
palazzo-florin = florijn
palazzo-ducat = dukaat
palazzo-lira = lire
palazzo-florin-letter = F
palazzo-ducat-letter = D
palazzo-lira-letter = L
palazzo-tile = verdieping { $floor } van { $material } ({ $windows ->
    [one] { $windows } venster
   *[other] { $windows } vensters
 })
palazzo-coin = { $currency } { $value }
palazzo-certificate = certificaat { $value }
palazzo-several = { $count } × { $thing }
palazzo-triplet = een drietal van waarde { $value }
palazzo-triplet-of-certificates = een drietal certificaten
palazzo-quarry = steengroeve { $number }
palazzo-palace = paleis { $number }
palazzo-floor-of-palace = { $tile } in paleis { $number }
palazzo-new-palace = een nieuw paleis
palazzo-discard = uit het spel
palazzo-nothing = niets
palazzo-list = { $first }, { $rest }
palazzo-list-last = { $first } en { $second }

## Kinds of action

palazzo-kind-money = Geld nemen
palazzo-kind-draw = Kopen of veilen
palazzo-kind-rebuild = Verbouwen
palazzo-kind-take-out = Bouwelement eruit nemen
palazzo-kind-insert = Los bouwelement inbouwen
palazzo-kind-remove = Los bouwelement verwijderen
palazzo-kind-buy = Kopen
palazzo-kind-auction = Veilen
palazzo-kind-bid = Bieden
palazzo-kind-pass = Passen

## What is to be done

palazzo-task-set-up = Het spel wordt klaargezet.
palazzo-task-reveal = Er worden kaarten of bouwelementen omgedraaid.
palazzo-task-turn = { $self ->
    [yes] Jouw beurt: neem geld, koop of veil, of verbouw.
   *[no] { $who } kiest: geld nemen, kopen of veilen, of verbouwen.
 }
palazzo-task-draft = { $self ->
    [yes] { $count ->
        [one] Neem een van de omgedraaide kaarten.
       *[other] Neem twee van de omgedraaide kaarten.
     }
   *[no] { $count ->
        [one] { $who } neemt een van de omgedraaide kaarten.
       *[other] { $who } neemt twee van de omgedraaide kaarten.
     }
 }
palazzo-task-offer = { $self ->
    [yes] Koop één of twee bouwelementen voor { $price } per stuk, of { $count ->
        [1] veil het bouwelement op { $quarry }
        [2] veil beide bouwelementen op { $quarry }
        [3] veil de drie bouwelementen op { $quarry }
       *[other] laat iedereen een van de { $count } bouwelementen op { $quarry } nemen
     }.
   *[no] { $who } koopt bouwelementen voor { $price } per stuk, of kiest voor de bouwelementen op { $quarry }.
 }
palazzo-task-offer-auction = { $self ->
    [yes] De verzamelplaats is leeg: veil de bouwelementen op { $quarry }.
   *[no] { $who } moet de bouwelementen op { $quarry } veilen.
 }
palazzo-task-offer-empty = { $self ->
    [yes] Koop één of twee bouwelementen voor { $price } per stuk, of veil: de steengroeven zijn leeg, dus dan gebeurt er niets.
   *[no] { $who } koopt bouwelementen voor { $price } per stuk, of laat de beurt voorbijgaan.
 }
palazzo-task-auction = { $self ->
    [yes] Bied { $least } of meer, of pas. Hoogste bod: { $highest } ({ $players }).
   *[no] { $who } biedt { $least } of meer, of past. Hoogste bod: { $highest } ({ $players }).
 }
palazzo-task-build = { $self ->
    [yes] Plaats { $tiles }: boven op een paleis, als nieuw paleis, of uit het spel.
   *[no] { $who } plaatst { $tiles }.
 }
palazzo-task-pick = { $self ->
    [yes] Neem een van de bouwelementen.
   *[no] { $who } neemt een van de bouwelementen.
 }
palazzo-task-won = { $self ->
    [yes] Je wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
     }.
   *[no] { $who } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
     }.
 }
palazzo-task-shared = { $players } delen de overwinning met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.

## What an action does

palazzo-do-money = Draai { $count } geldkaarten om; jij neemt er twee, alle anderen één.
palazzo-do-draw = Draai twee bouwelementen om, en koop of veil dan.
palazzo-do-take = Neem { $cards }.
palazzo-do-buy = Koop { $tiles } voor { $price } met { $cards }{ $over ->
    [0] .
   *[other] : { $over } te veel, zonder wisselgeld.
 }
palazzo-do-auction = Veil { $tiles } op { $quarry }. Je opent met het certificaat van waarde 3.
palazzo-do-distribute = Iedereen neemt er een van { $quarry }, jij als eerste: { $tiles }.
palazzo-do-auction-nothing = Veil niets: de steengroeven zijn leeg en je beurt gaat voorbij.
palazzo-do-bid = Bied { $amount } door { $cards } toe te voegen.
palazzo-do-pass = Pas en neem je kaarten terug.
palazzo-do-pick = Neem { $tiles }.
palazzo-do-place = Leg { $tiles } op { $palace }: { $change ->
    [0] geen verschil in punten
    [one] { $change } punt meer
   *[other] { $change } punten meer
 }.
palazzo-do-place-new = Begin een paleis met { $tiles }: −5 punten zolang het niet groeit.
palazzo-do-place-discard = Haal { $tiles } uit het spel.
palazzo-do-take-out = Neem { $tiles } uit { $palace } voor { $cards }: { $signed } punten.
palazzo-do-insert = Bouw { $tiles } in { $palace } in voor { $cards }: { $signed } punten.
palazzo-do-remove = Verwijder { $tiles } uit het spel voor { $cards }: { $signed } punten.

## What has happened

palazzo-event-builder-placed = De bouwmeester begint op { $quarry }.
palazzo-event-laid-out = De eerste bouwelementen liggen klaar: { $tiles }.
palazzo-event-dealt = { $self ->
    [yes] Je krijgt { $cards }.
   *[no] { $who } krijgt { $cards }.
 }
palazzo-event-dealt-hidden = { $self ->
    [yes] Je krijgt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
     }.
   *[no] { $who } krijgt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
     }.
 }
palazzo-event-money-revealed = { $reshuffled ->
    [yes] De aflegstapel wordt geschud. Omgedraaid: { $cards }.
   *[no] Omgedraaid: { $cards }.
 }
palazzo-event-money-taken = { $self ->
    [yes] Je neemt { $cards }.
   *[no] { $who } neemt { $cards }.
 }
palazzo-event-tiles-revealed = Op de verzamelplaats komt { $first }, op { $quarry } { $second }.
palazzo-event-warehouse-and-rider = Op de verzamelplaats komt { $tiles }, en er verschijnt een ruiter.
palazzo-event-rider-and-quarry = Er verschijnt een ruiter, en op { $quarry } komt { $tiles }.
palazzo-event-two-riders = Er verschijnen twee ruiters.
palazzo-event-bought = { $self ->
    [yes] Je koopt { $tiles } met { $cards }.
   *[no] { $who } koopt { $tiles } met { $cards }.
 } { $amount ->
    [0] Het kost niets.
   *[other] Dat telt voor { $amount }.
 }
palazzo-event-builder-moved = De bouwmeester gaat naar { $quarry }.
palazzo-event-auction-opened = { $self ->
    [yes] Je veilt { $tiles }.
   *[no] { $who } veilt { $tiles }.
 }
palazzo-event-nothing-to-auction = { $self ->
    [yes] Je hebt niets te veilen.
   *[no] Voor { $who } is er niets te veilen.
 }
palazzo-event-raised = { $self ->
    [yes] Je biedt { $amount } en voegt { $cards } toe.
   *[no] { $who } biedt { $amount } en voegt { $cards } toe.
 }
palazzo-event-passed = { $self ->
    [yes] Je past.
   *[no] { $who } past.
 }
palazzo-event-passed-and-took-back = { $self ->
    [yes] Je past en neemt { $cards } terug.
   *[no] { $who } past en neemt { $cards } terug.
 }
palazzo-event-won = { $self ->
    [yes] Je wint { $tiles } voor { $amount }.
   *[no] { $who } wint { $tiles } voor { $amount }.
 }
palazzo-event-distribution-opened = { $self ->
    [yes] Iedereen neemt een bouwelement, jij als eerste. Keuze: { $tiles }.
   *[no] Iedereen neemt een bouwelement, { $who } als eerste. Keuze: { $tiles }.
 }
palazzo-event-picked = { $self ->
    [yes] Je neemt { $tiles }.
   *[no] { $who } neemt { $tiles }.
 }
palazzo-event-left-over = { $count ->
    [one] Eén bouwelement blijft over en verlaat het spel
   *[other] { $count } bouwelementen blijven over en verlaten het spel
 }: { $tiles }.
palazzo-event-placed = { $self ->
    [yes] Je legt { $tiles } op { $palace }.
   *[no] { $who } legt { $tiles } op { $palace }.
 }
palazzo-event-placed-new = { $self ->
    [yes] Je begint een paleis met { $tiles }.
   *[no] { $who } begint een paleis met { $tiles }.
 }
palazzo-event-discarded = { $self ->
    [yes] Je haalt { $tiles } uit het spel.
   *[no] { $who } haalt { $tiles } uit het spel.
 }
palazzo-event-taken-out = { $self ->
    [yes] Je neemt { $tiles } uit { $palace } voor { $cards }.
   *[no] { $who } neemt { $tiles } uit { $palace } voor { $cards }.
 }
palazzo-event-inserted = { $self ->
    [yes] Je verbouwt voor { $cards }: { $single } wordt ingebouwd in { $palace }.
   *[no] { $who } verbouwt voor { $cards }: { $single } wordt ingebouwd in { $palace }.
 }
palazzo-event-removed = { $self ->
    [yes] Je verwijdert { $single } uit het spel voor { $cards }.
   *[no] { $who } verwijdert { $single } uit het spel voor { $cards }.
 }
palazzo-event-over-riders = De vijfde ruiter arriveert: het spel is afgelopen.
palazzo-event-over-quiet = Er zijn te lang geen bouwelementen omgedraaid: het spel is afgelopen.

## Why something is not possible

palazzo-no-chance-first = Eerst wordt er iets omgedraaid.
palazzo-no-turn-of-other = Nu beslist iemand anders.
palazzo-no-over = Het spel is afgelopen.
palazzo-no-not-now = “{ $action }” kan op dit moment niet.
palazzo-no-not-now-at-all = Dat kan op dit moment niet.
palazzo-no-cards = Er moeten { $needed } geldkaarten worden omgedraaid, maar voorraadstapel en aflegstapel hebben er samen maar { $held }.
palazzo-no-take-count = { $expected ->
    [one] Je neemt een van de omgedraaide kaarten
   *[other] Je neemt { $expected } van de omgedraaide kaarten
 }, niet { $found }.
palazzo-no-not-revealed = Dit zit niet bij de omgedraaide kaarten ({ $market }): { $cards }.
palazzo-no-not-in-hand = Dit heb je niet in je hand: { $cards }.
palazzo-no-not-in-warehouse = Dit ligt niet op de verzamelplaats: { $tiles }. Alleen wat daar ligt, is te koop.
palazzo-no-two-currencies = Losse kaarten in een betaling zijn van één munteenheid, niet van twee ({ $first } en { $second }).
palazzo-no-underpaid = De prijs van { $tiles } is { $price }, maar met { $cards } betaal je maar { $amount }.
palazzo-no-bid-too-low = Dat is een bod van { $amount }; je moet het hoogste bod van { $highest } overbieden.
palazzo-no-not-to-pick = Je kunt { $tile } niet nemen. Je kiest uit: { $lot }.
palazzo-no-not-to-place = Je kunt { $tile } niet plaatsen. Je plaatst nu: { $lot }.
palazzo-no-palace = { $owned ->
    [0] Je hebt nog geen paleis.
   *[other] Dat paleis is er niet; je hebt er { $owned }.
 }
palazzo-no-not-higher = De bovenste verdieping van { $palace } is { $top }; { $tile } is niet hoger.
palazzo-no-not-in-palace = In { $palace } zit geen { $tile }.
palazzo-no-only-tile = Dit is het enige bouwelement van zijn paleis; je kunt het er niet uit nemen: { $tile }.
palazzo-no-not-single = Alleen een los bouwelement kun je inbouwen of verwijderen; { $palace } heeft { $floors } verdiepingen.
palazzo-no-into-itself = Je kunt een bouwelement niet in zichzelf inbouwen.
palazzo-no-floor-taken = In { $palace } is er al een verdieping { $floor }; { $tile } past er niet in.
palazzo-no-card-for-rebuild = Verbouwen kost één geldkaart, en je hebt er geen.
palazzo-no-such-card-for-rebuild = Verbouwen kost één geldkaart; deze heb je niet in je hand: { $card }.
palazzo-no-other-quarry = De bouwmeester gaat naar de eerstvolgende steengroeve met bouwelementen: { $quarry }.
palazzo-no-quarry-now = De bouwelementen op een steengroeve worden geveild nadat er twee bouwelementen zijn omgedraaid.

## The board

palazzo-certificate-letter = C
palazzo-warehouse = Verzamelplaats
palazzo-each = { $price } per stuk
palazzo-for-sale = { $tile } voor { $price }
palazzo-next = volgende
palazzo-quarry-label = Steengroeve { $number }: { $tiles }. { $windows ->
    [0] Hier kan geen bouwelement komen.
    [one] Het volgende bouwelement komt hier als het één venster heeft.
   *[other] Het volgende bouwelement komt hier als het { $windows } vensters heeft.
 }{ $next ->
    [yes] { " " }Hier zou worden geveild.
   *[no] { "" }
 }
palazzo-riders = Ruiters: { $count } van { $last }; met de laatste is het spel afgelopen.
palazzo-stacks = Stapels I, II en III: nog { $count ->
    [one] { $count } bouwelement
   *[other] { $count } bouwelementen
 }
palazzo-landing = { $windows ->
    [one] Het volgende bouwelement komt hier als het één venster heeft.
   *[other] Het volgende bouwelement komt hier als het { $windows } vensters heeft.
 }
palazzo-deck = Geld: { $deck } op de voorraadstapel, { $discards } op de aflegstapel
palazzo-quiet-turns = { $count } van { $last } beurten op rij zonder omgedraaide bouwelementen; na { $last } is het spel afgelopen.
palazzo-to-come = Bouwelementen die nog komen
palazzo-to-come-caption = Per verdieping: de vensters van elk bouwelement
palazzo-reconstructed = Welke bouwelementen in welke stapel zitten, is gereconstrueerd: de spelregels noemen het niet.
palazzo-own-palaces = Paleizen
palazzo-own-money = Je geld
palazzo-no-palaces-yet = Nog geen paleis. Koop bouwelementen van de verzamelplaats of win ze in een veiling.
palazzo-worth = { $floors ->
    [one] { $floors } verdieping
   *[other] { $floors } verdiepingen
 }, { $windows ->
    [one] { $windows } venster
   *[other] { $windows } vensters
 }{ $material ->
    [one] , één materiaal
   *[mixed] { "" }
 }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
palazzo-palace-of = { $floors }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
palazzo-on-top = Boven op paleis { $number }: { $change } punten
palazzo-begin-palace = Nieuw paleis
palazzo-put-away = Uit het spel
palazzo-reach = Je kunt tot { $amount } bieden.
palazzo-most = Je kunt tot { $amount } in één keer betalen.
palazzo-known-to-others = { $all ->
    [one] De anderen kennen je enige kaart.
   *[other] De anderen kennen { $count } van je { $all } kaarten.
 }
palazzo-hand-of = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }; bekend: { $known }; { $unknown } onbekend
palazzo-revealed = Omgedraaid geld
palazzo-auction = Veiling
palazzo-leads = hoogste bod
palazzo-decides = aan zet
palazzo-waits = doet mee
palazzo-passed = gepast
palazzo-opening = De veiling wordt geopend met het certificaat van waarde 3.
palazzo-triplet-short = { $value }·{ $value }·{ $value }
palazzo-to-pick = Neem er een
palazzo-to-place = Nog te plaatsen
palazzo-left-to-pick = Blijft over voor de anderen:
palazzo-score-player = Speler
palazzo-score-palaces = Paleizen
palazzo-score-points = Punten
palazzo-score-money = Geld
palazzo-wins = wint
palazzo-price = Prijs { $amount }:
palazzo-pays = = { $amount }
palazzo-overpays = { $amount } te veel
palazzo-bid-total = samen { $amount }, tegen { $highest }
palazzo-point-tile = Wijs een bouwelement aan.
palazzo-point-floor = Wijs een bouwelement in je paleizen aan.
palazzo-point-palace = Wijs aan waar het heen gaat.
palazzo-point-card = Wijs aan wat je neemt.
palazzo-sheets = Meer van de tafel

## The standing order

palazzo-order-none = Geheime opdracht voor de volgende veiling
palazzo-order-is-bid = Geheime opdracht: bied tot { $amount }
palazzo-order-is-pass = Geheime opdracht: pas
palazzo-order-is-money = Geheime opdracht: neem in je volgende beurt geld
palazzo-order-is-next = Geheime opdracht voor je volgende beslissing
palazzo-order-secret = Niemand anders ziet dit. Als het zover is, wordt het voor je uitgevoerd; tot dan kun je het intrekken.
palazzo-order-bid-up-to = Bied niet meer dan nodig, tot
palazzo-order-bid = Bied voor mij
palazzo-order-pass = Pas voor mij in de volgende veiling
palazzo-order-money = Neem geld in mijn volgende beurt
palazzo-order-always = ook als er dan andere bouwelementen liggen
palazzo-order-withdraw = Opdracht intrekken

## The board in words

palazzo-text-quarries = Steengroeven
palazzo-text-warehouse = Verzamelplaats, { $price } per bouwelement
palazzo-text-supplies = Stapels en geld
palazzo-text-builder-here = { $quarry } Hier staat de bouwmeester.
palazzo-text-stack = Stapel { $stack }: { $count ->
    [one] { $count } bouwelement
   *[other] { $count } bouwelementen
 }
palazzo-text-to-come = Nog te komen van { $material }, verdieping en vensters: { $tiles }
palazzo-text-out = Uit het spel: { $tiles }
palazzo-text-bid = { $who }: { $amount } met { $cards }; { $standing }
palazzo-text-hand = Geld: { $cards }; tot { $amount } in één keer
palazzo-text-palace = Paleis { $number }: { $tiles }; { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
palazzo-text-player = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
