### The Palaces of Carrara: its things, and what people do with them.

## Things

carrara-color-white = wit
carrara-color-yellow = geel
carrara-color-red = rood
carrara-color-green = groen
carrara-color-blue = blauw
carrara-color-dark = { $edition ->
        [first] zwart
       *[second] paars
    }
# The letter that stands on a brick: two letters where one would not tell yellow from green.
carrara-letter-white = W
carrara-letter-yellow = Ge
carrara-letter-red = R
carrara-letter-green = Gr
carrara-letter-blue = B
carrara-letter-dark = { $edition ->
        [first] Z
       *[second] P
    }
carrara-brick-white = witte bouwsteen
carrara-brick-yellow = gele bouwsteen
carrara-brick-red = rode bouwsteen
carrara-brick-green = groene bouwsteen
carrara-brick-blue = blauwe bouwsteen
carrara-brick-dark = { $edition ->
        [first] zwarte bouwsteen
       *[second] paarse bouwsteen
    }
# Parts of a list such as “2 white, 1 green”.
carrara-count-white = { $count } witte
carrara-count-yellow = { $count } gele
carrara-count-red = { $count } rode
carrara-count-green = { $count } groene
carrara-count-blue = { $count } blauwe
carrara-count-dark = { $edition ->
        [first] { $count } zwarte
       *[second] { $count } paarse
    }

carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lerici

carrara-type-library = bibliotheek
carrara-type-cathedral = kathedraal
carrara-type-palace = paleis
carrara-type-gate = poort
carrara-type-castle = kasteel
carrara-type-villa = villa
carrara-types-library = alle bibliotheken
carrara-types-cathedral = alle kathedralen
carrara-types-palace = alle paleizen
carrara-types-gate = alle poorten
carrara-types-castle = alle kastelen
carrara-types-villa = alle villa’s
carrara-building =
    { $carries ->
        [decoration] { $kind } { $value } met decoratie
        [statue] { $kind } { $value } met standbeeld
        [both] { $kind } { $value } met decoratie en standbeeld
       *[nothing] { $kind } { $value }
    }
carrara-own = { $building } in { $city }

carrara-object-book = boek
carrara-object-chalice = kelk
carrara-object-crown = kroon
carrara-object-gate = poort
carrara-object-flag = vlag
carrara-object-arms = wapenschild
carrara-held-book = { $count ->
        [one] { $count } boek
       *[other] { $count } boeken
    }
carrara-held-chalice = { $count ->
        [one] { $count } kelk
       *[other] { $count } kelken
    }
carrara-held-crown = { $count ->
        [one] { $count } kroon
       *[other] { $count } kronen
    }
carrara-held-gate = { $count ->
        [one] { $count } poort
       *[other] { $count } poorten
    }
carrara-held-flag = { $count ->
        [one] { $count } vlag
       *[other] { $count } vlaggen
    }
carrara-held-arms = { $count ->
        [one] { $count } wapenschild
       *[other] { $count } wapenschilden
    }
carrara-piece-book = boek
carrara-piece-chalice = kelk
carrara-piece-crown = kroon
carrara-piece-gate = poort
carrara-piece-flag = vlag
carrara-piece-arms = wapenschild
carrara-piece-white-statue = wit standbeeld
carrara-piece-yellow-statue = geel standbeeld
carrara-piece-red-statue = rood standbeeld
carrara-piece-green-statue = groen standbeeld
carrara-piece-blue-statue = blauw standbeeld
carrara-piece-purple-statue = paars standbeeld
carrara-piece-gold-statue = gouden standbeeld
carrara-no-piece = niets
carrara-stored = { $piece } op een opslagveld
carrara-warehouse = opslagveld

carrara-wheel = draaischijf
carrara-wheel-inner = binnenste draaischijf
carrara-location = { $number }: { $bricks }
carrara-brick-at = { $brick } op { $number }, { $price ->
        [one] 1 munt
       *[other] { $price } munten
    }
carrara-bought = { $bricks } ({ $price ->
        [0] gratis
        [one] 1 munt
       *[other] { $price } munten
    })
carrara-stack = { $count ->
        [0] de stapel is leeg
        [one] 1 gebouw op de stapel
       *[other] { $count } gebouwen op de stapel
    }
carrara-place-urban = alle stadsgebouwen
carrara-place-rural = alle plattelandsgebouwen
carrara-place-money = geldveld: { $coins } munten, 1 ZP per { $rate } munten
carrara-place-statues = standbeelden in { $first } en { $second }
carrara-improvement = { $place }: { $reward } per punt waarde
carrara-improved-livorno = Livorno
carrara-improved-pisa = Pisa
carrara-improved-lucca = Lucca
carrara-improved-viareggio = Viareggio
carrara-improved-massa = Massa
carrara-improved-lerici = Lerici
carrara-improved-urban = stadsgebouwen
carrara-improved-rural = plattelandsgebouwen
carrara-space = bonusveld { $number }: { $bonus }
carrara-open-area = open deel van het hof
carrara-bonus-decoration = een decoratie naar keuze
carrara-bonus-gold = een gouden standbeeld

carrara-coins = { $count ->
        [one] 1 munt
       *[other] { $count } munten
    }
carrara-points = { $count } ZP
carrara-free = niets
carrara-nothing = niets
carrara-and = { $first } en { $second }

## Kinds of action

carrara-kind-turn = Draaischijf draaien
carrara-kind-turn-both = Beide draaischijven draaien
carrara-kind-spin = Binnenste draaischijf draaien
carrara-kind-buy = Bouwstenen kopen
carrara-kind-broke = 2 munten nemen
carrara-kind-stuck = 2 munten nemen
carrara-kind-build = Bouwen
carrara-kind-upgrade = Gebouw verhogen
carrara-kind-improve = Opwaardeerder nemen
carrara-kind-court = Waarderen
carrara-kind-score = Waarderen
carrara-kind-pass = Passen
carrara-kind-take = Nemen
carrara-kind-place = Op een gebouw zetten
carrara-kind-store = Opslaan
carrara-kind-swap = Opslaan en een ander afleggen
carrara-kind-decline = Weigeren
carrara-kind-move = Opgeslagen stuk verplaatsen
carrara-kind-purchase = Decoratie of standbeeld kopen
carrara-kind-object = Object kopen
carrara-kind-announce = Einde aankondigen
carrara-kind-end = Beurt beëindigen

## What is to be done

carrara-task-setting-up = Het spel wordt klaargezet.
carrara-task-drawing = Er wordt getrokken.
carrara-task-other =
    { $phase ->
        [buy] { $who } koopt bouwstenen.
        [improve] { $who } kiest een opwaardeerder.
        [piece] { $who } plaatst een stuk.
        [score] { $who } waardeert.
        [after] { $who } rondt de beurt af.
       *[start] { $who } kiest een actie.
    }
carrara-task-start = Jouw beurt: koop bouwstenen, bouw of waardeer.
carrara-task-start-or-pass = Jouw beurt: koop bouwstenen, bouw, waardeer of pas.
carrara-task-last-turn = Je laatste beurt: koop bouwstenen, bouw, waardeer of pas.
carrara-task-visit = { $who } heeft een koninklijk bezoek geopend. Waardeer nu met je eigen waarderingssteen daar ({ $space }); doe je iets anders, dan gaat die naar het open deel.
carrara-task-buy = Kies bouwstenen op één segment van de draaischijf. Je hebt { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }.
carrara-task-improve = Kies een opwaardeerder.
carrara-task-take = Je hebt segment { $number } leeggekocht: neem de decoratie of het standbeeld dat daar is afgebeeld, of niets.
carrara-task-take-decoration = Neem een decoratie naar keuze.
carrara-task-in-hand = { $room ->
        [full] Je hebt een { $piece }: zet dit stuk op een passend gebouw. Je opslagvelden zijn vol.
       *[free] Je hebt een { $piece }: zet dit stuk op { $kind ->
            [decoration] een gebouw van de bijbehorende soort
            [gold] een willekeurig gebouw zonder standbeeld
           *[statue] een gebouw in een stad die de kleur toelaat
        }, of sla het op.
    }
carrara-task-score = Kies wat je waardeert.
carrara-task-after = { $what ->
        [object] Je mag nog een object kopen voor { $price } munten, of je beurt beëindigen.
        [piece] Je mag nog een decoratie of een standbeeld kopen voor { $price } munten, of je beurt beëindigen.
       *[nothing] Wil je nog iets doen voordat je beurt eindigt?
    }
carrara-task-won = Het spel is afgelopen: { $self ->
        [yes] je wint.
       *[no] { $who } wint.
    }
carrara-task-shared = Het spel is afgelopen: { $winners } delen de overwinning.

## What an action would do

carrara-action-turn = Draai de draaischijf, vul aan en koop dan bouwstenen.
carrara-action-turn-both = Draai beide draaischijven, vul aan en koop dan bouwstenen.
carrara-action-spin = Draai alleen de binnenste draaischijf en koop dan bouwstenen.
carrara-action-buy = Koop { $bricks } op { $number } voor { $price }.
carrara-action-broke = Je kunt niets betalen: neem 2 munten.
carrara-action-stuck = Je kunt niets doen: neem 2 munten.
carrara-action-build = Bouw { $building } in { $city } met { $bricks }.
carrara-action-upgrade = Verhoog { $old } in { $city } tot { $new } met { $bricks }.
carrara-action-improve = Neem de opwaardeerder voor { $improvement }.
carrara-action-visit = Open een koninklijk bezoek ({ $space }) en waardeer dan.
carrara-action-follow = Volg het koninklijk bezoek ({ $space }) en waardeer dan.
carrara-action-open-marker = Waardeer met een waarderingssteen uit het open deel, zonder bonus.
carrara-action-score = Waardeer { $place }: { $pay }{ $objects ->
        [0] .
        [one] {" "}plus 1 object.
       *[other] {" "}plus { $objects } objecten.
    }
carrara-action-score-money = Neem het { $place }. Aan het einde krijg je 1 ZP per { $rate } munten.
carrara-action-pass-freely = Pas.
carrara-action-pass = Pas en neem 2 munten.
carrara-action-take-nothing = Neem niets.
carrara-action-take = Neem een { $piece }.
carrara-action-place = Zet dit stuk op { $building } in { $city }.
carrara-action-store = Zet dit stuk op een opslagveld.
carrara-action-swap = Leg het opgeslagen stuk ({ $piece }) af en sla het nieuwe op.
carrara-action-decline = Weiger dit stuk.
carrara-action-move = Verplaats een { $piece } naar { $building } in { $city }.
carrara-action-purchase = Koop een { $piece } voor { $price } en zet dit stuk op { $building } in { $city }.
carrara-action-object = Koop een { $object } voor { $price }.
carrara-action-announce = Kondig het einde van het spel aan en neem 5 ZP.
carrara-action-end = Beëindig je beurt.

## What has happened

carrara-event-cards-drawn = De kaarten zijn getrokken: topkaart { $top }, objectkaart { $object }, gebouwkaart { $building }, extrakaart { $bonus }.
carrara-event-wheel-set = Zo begint de draaischijf: { $object } op segment I.
carrara-event-tile-revealed = Nieuw open gebouw: { $building }.
carrara-event-wheel-turned = De draaischijf draait.
carrara-event-inner-wheel-turned = De binnenste draaischijf draait.
carrara-event-bricks-drawn = Nieuw op de draaischijf: { $bricks }.
carrara-event-bricks-bought = { $self ->
        [yes] Je koopt { $bricks } op { $number } voor { $price }.
       *[no] { $who } koopt { $bricks } op { $number } voor { $price }.
    }
carrara-event-coins-taken = { $self ->
        [yes] Je neemt { $count ->
            [one] 1 munt
           *[other] { $count } munten
        }.
       *[no] { $who } neemt { $count ->
            [one] 1 munt
           *[other] { $count } munten
        }.
    }
carrara-event-built = { $self ->
        [yes] Je bouwt { $building } in { $city } met { $bricks }.
       *[no] { $who } bouwt { $building } in { $city } met { $bricks }.
    }
carrara-event-upgraded = { $self ->
        [yes] Je verhoogt { $old } in { $city } tot { $new } met { $bricks }.
       *[no] { $who } verhoogt { $old } in { $city } tot { $new } met { $bricks }.
    }
carrara-event-improved = { $self ->
        [yes] Je neemt de opwaardeerder voor { $improvement }.
       *[no] { $who } neemt de opwaardeerder voor { $improvement }.
    }
carrara-event-points-taken = { $self ->
        [yes] Je krijgt { $count } ZP.
       *[no] { $who } krijgt { $count } ZP.
    }
carrara-event-visit-opened = { $self ->
        [yes] Je opent een koninklijk bezoek op bonusveld { $number }.
       *[no] { $who } opent een koninklijk bezoek op bonusveld { $number }.
    }
carrara-event-visit-ended = { $self ->
        [yes] Je koninklijk bezoek is voorbij.
       *[no] Het koninklijk bezoek van { $who } is voorbij.
    }
carrara-event-marker-moved = { $self ->
        [yes] Je waarderingssteen gaat van bonusveld { $number } naar het open deel.
       *[no] De waarderingssteen van { $who } gaat van bonusveld { $number } naar het open deel.
    }
carrara-event-scored = { $self ->
        [yes] Je waardeert { $place }: { $pay }.
       *[no] { $who } waardeert { $place }: { $pay }.
    }
carrara-event-scored-money = { $self ->
        [yes] Je zet een waarderingssteen op het { $place }. De munten tellen aan het einde.
       *[no] { $who } zet een waarderingssteen op het { $place }. De munten tellen aan het einde.
    }
carrara-event-objects-taken = { $self ->
        [yes] Je neemt { $count ->
            [one] een object
           *[other] { $count } objecten
        }: { $object }.
       *[no] { $who } neemt { $count ->
            [one] een object
           *[other] { $count } objecten
        }: { $object }.
    }
carrara-event-object-bought = { $self ->
        [yes] Je koopt een { $object } voor { $price }.
       *[no] { $who } koopt een { $object } voor { $price }.
    }
carrara-event-piece-taken = { $self ->
        [yes] Je neemt een { $piece }.
       *[no] { $who } neemt een { $piece }.
    }
carrara-event-piece-placed = { $self ->
        [yes] Je zet een { $piece } op { $building } in { $city }.
       *[no] { $who } zet een { $piece } op { $building } in { $city }.
    }
carrara-event-piece-stored = { $self ->
        [yes] Je slaat een { $piece } op.
       *[no] { $who } slaat een { $piece } op.
    }
carrara-event-piece-given-up = { $self ->
        [yes] Je doet afstand van een { $piece }.
       *[no] { $who } doet afstand van een { $piece }.
    }
carrara-event-piece-bought = { $self ->
        [yes] Je koopt een { $piece } voor { $price }.
       *[no] { $who } koopt een { $piece } voor { $price }.
    }
carrara-event-end-announced = { $self ->
        [yes] Je kondigt het einde aan. De ronde wordt afgemaakt.
       *[no] { $who } kondigt het einde aan. De ronde wordt afgemaakt.
    }
carrara-event-end-triggered = { $self ->
        [yes] Je luidt het einde in. Alle anderen hebben nog één beurt.
       *[no] { $who } luidt het einde in. Alle anderen hebben nog één beurt.
    }
carrara-event-game-over = Het spel is afgelopen.

## Why something is not possible

carrara-refusal-over = Het spel is afgelopen.
carrara-refusal-chance-first = Eerst wordt er getrokken.
carrara-refusal-other-turn = Je bent niet aan de beurt.
carrara-refusal-not-in-ruleset = “{ $kind }” bestaat niet in deze versie van het spel.
carrara-refusal-no-bricks = Draaischijf en zak zijn leeg.
carrara-refusal-empty-wheel = De draaischijf is leeg: draai hem eerst.
carrara-refusal-must-turn = Voordat je koopt, moet de draaischijf draaien.
carrara-refusal-nothing-affordable = Met { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    } kun je geen enkele bouwsteen op de draaischijf betalen.
carrara-refusal-something-affordable = Je kunt een bouwsteen betalen, dus je moet er minstens één kopen.
carrara-refusal-nothing-bought = Je moet minstens één bouwsteen kopen.
carrara-refusal-not-on-wheel = Op segment { $number } vind je { $held }, niet { $wanted }.
carrara-refusal-too-dear = Voor { $wanted } op { $number } betaal je { $price ->
        [one] 1 munt
       *[other] { $price } munten
    }; je hebt er { $coins }.
carrara-refusal-action-possible = Je kunt nog iets doen.
carrara-refusal-no-announcement = Passen mag pas als het einde is aangekondigd.
carrara-refusal-not-offered = Dit gebouw ligt er niet: { $building }.
carrara-refusal-not-owned = Je kunt niet met { $paid } betalen: je hebt { $owned }.
carrara-refusal-not-accepted = { $city } laat { $refused } niet toe.
carrara-refusal-wrong-count = Voor { $building } in { $city } heb je { $need ->
        [one] 1 bouwsteen
       *[other] { $need } bouwstenen
    } nodig; je kunt er { $given } geven.
carrara-refusal-no-such-building = Je hebt geen { $building } in { $city }.
carrara-refusal-not-higher = De waarde van { $new } is niet hoger dan die van { $old }.
carrara-refusal-not-its-monument = Je kunt { $old } alleen verhogen tot het monument van dezelfde soort, niet tot { $new }.
carrara-refusal-improvement-taken = De opwaardeerder voor { $improvement } is al weg.
carrara-refusal-no-marker = Je hebt geen waarderingsstenen meer.
carrara-refusal-no-such-place = In deze versie van het spel kun je dit niet waarderen: { $place }.
carrara-refusal-scored = Al gewaardeerd: { $place }.
carrara-refusal-too-few-buildings = Voor { $city } heb je daar { $need } eigen gebouwen nodig; { $own ->
        [0] er staat er nog geen.
        [one] er staat er 1.
       *[other] er staan er { $own }.
    }
carrara-refusal-no-building-for = Je hebt hier geen gebouw voor: { $place }.
carrara-refusal-too-few-coins = Hiervoor heb je { $need } munten nodig; je hebt er { $coins }.
carrara-refusal-second-money-space = Je hebt al een geldveld.
carrara-refusal-no-place = Er is niets wat je kunt waarderen.
carrara-refusal-no-marker-on = Je hebt geen waarderingssteen op bonusveld { $number }.
carrara-refusal-no-open-marker = Je hebt geen waarderingssteen in het open deel.
carrara-refusal-other-visit = Tijdens dit koninklijk bezoek kun je alleen je waarderingssteen op bonusveld { $number } gebruiken.
carrara-refusal-court-first = Kies eerst een van je waarderingsstenen aan het hof.
carrara-refusal-place-not-available = Dit kun je nog niet waarderen: { $place }.
carrara-refusal-piece-not-offered = Hier kun je geen { $piece } nemen.
carrara-refusal-does-not-fit = Op { $building } in { $city } past geen { $piece }.
carrara-refusal-warehouses-full = Beide opslagvelden zijn vol.
carrara-refusal-need-not-swap = Je kunt dit stuk ({ $piece }) plaatsen of opslaan zonder iets af te leggen.
carrara-refusal-not-stored = Er is geen { $piece } opgeslagen.
carrara-refusal-stored-this-turn = Dit stuk ({ $piece }) is pas in deze beurt opgeslagen.
carrara-refusal-second-purchase = Je mag er maar één per beurt kopen.
carrara-refusal-too-poor = Dit kost { $price } munten; je hebt er { $coins }.
carrara-refusal-not-in-supply = Er is geen { $piece } meer in de voorraad.
carrara-refusal-not-for-sale = Dit object is al verkocht: { $object }.
carrara-refusal-end-triggered = Het einde staat al vast.
carrara-refusal-conditions-not-met = Je voldoet niet aan alle drie de voorwaarden.
carrara-refusal-needless-bricks = Voor “{ $kind }” betaal je geen bouwstenen.

carrara-not-now-turn = Je draait de draaischijf aan het begin van je beurt, om te kopen.
carrara-not-now-spin = Je draait de binnenste draaischijf aan het begin van je beurt, om te kopen.
carrara-not-now-buy = Bouwstenen kopen is de actie van je beurt.
carrara-not-now-broke = Je neemt alleen 2 munten als je geen enkele bouwsteen kunt betalen.
carrara-not-now-stuck = Je neemt alleen 2 munten als je niets kunt doen.
carrara-not-now-build = Bouwen is de actie van je beurt, vóór al het andere.
carrara-not-now-upgrade = Een gebouw verhogen is de actie van je beurt, vóór al het andere.
carrara-not-now-improve = Je neemt een opwaardeerder als je een gebouw van waarde 8 hebt gebouwd.
carrara-not-now-court = Waarderen is de actie van je beurt, vóór al het andere.
carrara-not-now-score = Waarderen is de actie van je beurt, vóór al het andere.
carrara-not-now-pass = Passen doe je aan het begin van je beurt.
carrara-not-now-take = Er valt nu niets te nemen.
carrara-not-now-place = Je hebt geen stuk in handen.
carrara-not-now-store = Je hebt geen stuk in handen.
carrara-not-now-swap = Je hebt geen stuk in handen.
carrara-not-now-decline = Je hebt geen stuk in handen.
carrara-not-now-move = Opgeslagen stukken verplaats je aan het begin van je beurt, na je actie of wanneer je een ander stuk neemt.
carrara-not-now-purchase = Decoraties en standbeelden koop je aan het begin van je beurt of na je actie.
carrara-not-now-object = Objecten koop je na je actie.
carrara-not-now-announce = Het einde kondig je aan na je actie.
carrara-not-now-end = Je beurt eindigt na je actie.

## The board

carrara-streets = Straten
carrara-panels = Wat je ziet
carrara-buildings = Gebouwen
carrara-monuments = { $edition ->
        [first] Gebouwen van waarde 8
       *[second] Monumenten
    }
carrara-improvements = Opwaardeerders
carrara-court = Koninklijk Hof
carrara-open = open
carrara-objects = Objecten
carrara-ornaments = Decoraties en standbeelden
carrara-places = Gebouwsoorten en andere waarderingsvelden
carrara-holdings = Achter het zichtscherm
carrara-hidden = Verborgen achter het zichtscherm
carrara-warehouses = Opslagvelden
carrara-in-hand = In handen: { $piece }
carrara-end = Einde van het spel
carrara-look-at = Straten bekijken: { $who }
carrara-hub = Draaischijf draaien
carrara-bag-filled = Er zitten bouwstenen in de zak.
carrara-bag-empty = De zak is leeg.
carrara-wheel-title = Draaischijf
carrara-reconstructed = Deze waarde staat niet in de gepubliceerde spelregels en is gereconstrueerd.
carrara-street = { $city }: laat { $color } en duurdere bouwstenen toe, levert per punt waarde { $reward } op
carrara-markers-left = { $count ->
        [0] Geen waarderingsstenen meer
        [one] Nog 1 waarderingssteen
       *[other] Nog { $count } waarderingsstenen
    }
carrara-estimate = { $hidden ->
        [yes] → { $points }+
       *[no] → { $points }
    }
carrara-estimate-long = { $hidden ->
        [yes] Als het spel nu zou eindigen: { $points } ZP, plus wat achter het zichtscherm verborgen is
       *[no] Als het spel nu zou eindigen: { $points } ZP
    }
carrara-plaque = { $place }: zou { $pay }{ $objects ->
        [0] {""}
        [one] {" "}plus 1 object
       *[other] {" "}plus { $objects } objecten
    } opleveren
carrara-plaque-scored = { $place }: gewaardeerd ({ $who })
carrara-plaque-buildings = { $place }: { $have } van { $need } gebouwen, zou { $pay } opleveren
carrara-plaque-coins = { $place }: { $have } van { $need } munten
carrara-plaque-nothing = { $place }: nog geen gebouw
carrara-plaque-other-money = { $place }: maar één geldveld per speler
carrara-plaque-no-marker = { $place }: geen waarderingssteen meer, zou { $pay } opleveren
carrara-plaque-money = { $place }: zou aan het einde ZP opleveren
carrara-plaque-money-no-marker = { $place }: geen waarderingssteen meer, zou aan het einde ZP opleveren
carrara-court-space = { $any ->
        [no] { $space }: geen waarderingsstenen
       *[yes] { $space }: waarderingsstenen: { $who }
    }
carrara-court-visited = { $any ->
        [no] { $space }: koninklijk bezoek: { $holder }; geen waarderingsstenen
       *[yes] { $space }: koninklijk bezoek: { $holder }; waarderingsstenen: { $who }
    }
carrara-object-stock = { $sale ->
        [yes] { $object }: te koop voor { $price } munten, { $count } in de voorraad
       *[no] { $object }: verkocht, { $count } in de voorraad
    }
carrara-piece-stock = { $piece }: { $count } in de voorraad, { $price } munten
carrara-buildings-left = { $count ->
        [0] Geen gebouwen meer
        [one] Nog 1 gebouw
       *[other] Nog { $count } gebouwen
    }
carrara-announced = Einde aangekondigd: { $who }.
carrara-triggered = Einde ingeluid: { $who }.
carrara-end-markers = { $used } van { $of } waarderingsstenen gebruikt
carrara-end-stack = { $count ->
        [0] Stapel leeg
       *[other] { $count } op de stapel
    }
carrara-tray-buy = Kopen op { $number }
carrara-tray-pay = Betalen
carrara-one-less = Eén bouwsteen minder: { $color }
carrara-one-more = Eén bouwsteen meer: { $color }

## The board in words

carrara-text-location = { $count ->
        [0] { $number }: niets.
       *[other] { $number }: { $bricks }. Prijs per stuk: { $prices }.
    }
carrara-text-symbols = Toont { $decoration } en { $statue }.
carrara-text-improvement = Opwaardeerder voor { $improvement }
carrara-text-bricks = Bouwstenen: { $bricks }
carrara-text-objects = Objecten: { $objects }
carrara-text-stored = Opslagvelden: { $pieces }
carrara-text-street = { $city } (laat { $color } en duurder toe, { $reward } per punt): { $buildings }
carrara-text-places = Waarderingsvelden: { $who }
