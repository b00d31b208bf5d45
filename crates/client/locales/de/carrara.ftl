### The Palaces of Carrara: its things, and what people do with them.

## Things

carrara-color-white = Weiß
carrara-color-yellow = Gelb
carrara-color-red = Rot
carrara-color-green = Grün
carrara-color-blue = Blau
carrara-color-dark = { $edition ->
        [first] Schwarz
       *[second] Lila
    }
# The letter that stands on a brick. Two of them need a second letter to differ.
carrara-letter-white = W
carrara-letter-yellow = Ge
carrara-letter-red = R
carrara-letter-green = Gr
carrara-letter-blue = B
carrara-letter-dark = { $edition ->
        [first] S
       *[second] L
    }
carrara-brick-white = weißer Baustein
carrara-brick-yellow = gelber Baustein
carrara-brick-red = roter Baustein
carrara-brick-green = grüner Baustein
carrara-brick-blue = blauer Baustein
carrara-brick-dark = { $edition ->
        [first] schwarzer Baustein
       *[second] lila Baustein
    }
# Parts of a list such as “2 × Weiß, 1 × Grün”: without endings, so that they fit into every sentence.
carrara-count-white = { $count } × Weiß
carrara-count-yellow = { $count } × Gelb
carrara-count-red = { $count } × Rot
carrara-count-green = { $count } × Grün
carrara-count-blue = { $count } × Blau
carrara-count-dark = { $edition ->
        [first] { $count } × Schwarz
       *[second] { $count } × Lila
    }

carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lerici

carrara-type-library = Bibliothek
carrara-type-cathedral = Kathedrale
carrara-type-palace = Palast
carrara-type-gate = Tor
carrara-type-castle = Burg
carrara-type-villa = Villa
carrara-types-library = alle Bibliotheken
carrara-types-cathedral = alle Kathedralen
carrara-types-palace = alle Paläste
carrara-types-gate = alle Tore
carrara-types-castle = alle Burgen
carrara-types-villa = alle Villen
carrara-building =
    { $carries ->
        [decoration] { $kind } { $value } mit Dekoration
        [statue] { $kind } { $value } mit Statue
        [both] { $kind } { $value } mit Dekoration und Statue
       *[nothing] { $kind } { $value }
    }
carrara-own = { $building } in { $city }

carrara-object-book = Buch
carrara-object-chalice = Pokal
carrara-object-crown = Krone
carrara-object-gate = Tor
carrara-object-flag = Fahne
carrara-object-arms = Wappen
carrara-held-book = { $count ->
        [one] { $count } Buch
       *[other] { $count } Bücher
    }
carrara-held-chalice = { $count ->
        [one] { $count } Pokal
       *[other] { $count } Pokale
    }
carrara-held-crown = { $count ->
        [one] { $count } Krone
       *[other] { $count } Kronen
    }
carrara-held-gate = { $count ->
        [one] { $count } Tor
       *[other] { $count } Tore
    }
carrara-held-flag = { $count ->
        [one] { $count } Fahne
       *[other] { $count } Fahnen
    }
carrara-held-arms = { $count ->
        [one] { $count } Wappen
       *[other] { $count } Wappen
    }
carrara-piece-book = Buch
carrara-piece-chalice = Pokal
carrara-piece-crown = Krone
carrara-piece-gate = Tor
carrara-piece-flag = Fahne
carrara-piece-arms = Wappen
carrara-piece-white-statue = weiße Statue
carrara-piece-yellow-statue = gelbe Statue
carrara-piece-red-statue = rote Statue
carrara-piece-green-statue = grüne Statue
carrara-piece-blue-statue = blaue Statue
carrara-piece-purple-statue = lila Statue
carrara-piece-gold-statue = Goldstatue
carrara-no-piece = nichts
carrara-stored = { $piece } im Lagerhaus
carrara-warehouse = Lagerhaus

carrara-wheel = Rad
carrara-wheel-inner = inneres Rad
carrara-location = Segment { $number }: { $bricks }
carrara-brick-at = { $brick } in Segment { $number }, { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }
carrara-bought = { $bricks } ({ $price ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $price } Münzen
    })
carrara-stack = { $count ->
        [0] der Stapel ist leer
        [one] 1 Gebäude im Stapel
       *[other] { $count } Gebäude im Stapel
    }
carrara-place-urban = alle städtischen Gebäude
carrara-place-rural = alle ländlichen Gebäude
carrara-place-money = Geldwertungsfeld (ab { $coins } Münzen; 1 SP je { $rate } Münzen)
carrara-place-statues = Statuen in { $first } und { $second }
carrara-improvement = { $place } ({ $reward } pro Wertpunkt)
carrara-improved-livorno = Livorno
carrara-improved-pisa = Pisa
carrara-improved-lucca = Lucca
carrara-improved-viareggio = Viareggio
carrara-improved-massa = Massa
carrara-improved-lerici = Lerici
carrara-improved-urban = alle städtischen Gebäude
carrara-improved-rural = alle ländlichen Gebäude
carrara-space = Bonusfeld { $number } ({ $bonus })
carrara-open-area = offener Bereich des Hofs
carrara-bonus-decoration = eine Dekoration deiner Wahl
carrara-bonus-gold = eine Goldstatue

carrara-coins = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
carrara-points = { $count } SP
carrara-free = 0 Münzen
carrara-nothing = nichts
carrara-and = { $first } und { $second }

## Kinds of action

carrara-kind-turn = Rad drehen
carrara-kind-turn-both = Beide Räder drehen
carrara-kind-spin = Inneres Rad drehen
carrara-kind-buy = Bausteine kaufen
carrara-kind-broke = 2 Münzen nehmen
carrara-kind-stuck = 2 Münzen nehmen
carrara-kind-build = Bauen
carrara-kind-upgrade = Gebäude aufwerten
carrara-kind-improve = Verbessern
carrara-kind-court = Werten
carrara-kind-score = Werten
carrara-kind-pass = Passen
carrara-kind-take = Nehmen
carrara-kind-place = Auf ein Gebäude setzen
carrara-kind-store = Lagern
carrara-kind-swap = Gegen ein gelagertes Stück tauschen
carrara-kind-decline = Ablehnen
carrara-kind-move = Gelagertes Stück versetzen
carrara-kind-purchase = Dekoration oder Statue kaufen
carrara-kind-object = Objekt kaufen
carrara-kind-announce = Spielende ankündigen
carrara-kind-end = Zug beenden

## What is to be done

carrara-task-setting-up = Das Spiel wird aufgebaut.
carrara-task-drawing = Es wird gezogen.
carrara-task-other =
    { $phase ->
        [buy] { $who } kauft Bausteine.
        [improve] { $who } wählt eine Verbesserung.
        [piece] { $who } setzt ein Stück.
        [score] { $who } wertet.
        [after] { $who } beendet den Zug.
       *[start] { $who } wählt eine Aktion.
    }
carrara-task-start = Du bist am Zug: Kaufe Bausteine, baue oder werte.
carrara-task-start-or-pass = Du bist am Zug: Kaufe Bausteine, baue, werte oder passe.
carrara-task-last-turn = Dein letzter Zug: Kaufe Bausteine, baue, werte oder passe.
carrara-task-visit = { $who } hat einen königlichen Besuch eröffnet. Werte jetzt mit deinem Wertungsstein von { $space }; wenn du etwas anderes tust, kommt er in den offenen Bereich.
carrara-task-buy = Wähle Bausteine in einem Segment des Rads. Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
carrara-task-improve = Wähle eine Verbesserung.
carrara-task-take = Du hast Segment { $number } geleert: Nimm die gezeigte Dekoration oder die gezeigte Statue, oder nichts.
carrara-task-take-decoration = Nimm eine Dekoration deiner Wahl.
carrara-task-in-hand = { $room ->
        [full] Dein Stück: { $piece }. Setze es auf ein passendes Gebäude. Deine Lagerhäuser sind voll.
       *[free] Dein Stück: { $piece }. Setze es auf { $kind ->
            [decoration] ein Gebäude seines Typs
            [gold] ein beliebiges Gebäude ohne Statue
           *[statue] ein Gebäude in einer Stadt, in der seine Farbe erlaubt ist,
        } oder lagere es.
    }
carrara-task-score = Wähle, was du wertest.
carrara-task-after = { $what ->
        [object] Du darfst noch ein Objekt für { $price } Münzen kaufen oder deinen Zug beenden.
        [piece] Du darfst noch eine Dekoration oder eine Statue für { $price } Münzen kaufen oder deinen Zug beenden.
       *[nothing] Möchtest du noch etwas tun, bevor dein Zug endet?
    }
carrara-task-won = Das Spiel ist vorbei: { $self ->
        [yes] Du gewinnst.
       *[no] { $who } gewinnt.
    }
carrara-task-shared = Das Spiel ist vorbei. Gemeinsamer Sieg: { $winners }.

## What an action would do

carrara-action-turn = Das Rad drehen und auffüllen, dann Bausteine kaufen.
carrara-action-turn-both = Beide Räder drehen und auffüllen, dann Bausteine kaufen.
carrara-action-spin = Nur das innere Rad drehen, dann Bausteine kaufen.
carrara-action-buy = In Segment { $number } für { $price } kaufen: { $bricks }.
carrara-action-broke = Kein Baustein ist bezahlbar: 2 Münzen nehmen.
carrara-action-stuck = Nichts ist möglich: 2 Münzen nehmen.
carrara-action-build = { $building } in { $city } bauen, für { $bricks }.
carrara-action-upgrade = { $old } in { $city } zu { $new } aufwerten, für { $bricks }.
carrara-action-improve = Verbesserung nehmen: { $improvement }.
carrara-action-visit = Auf { $space } einen königlichen Besuch eröffnen, dann werten.
carrara-action-follow = Dem königlichen Besuch auf { $space } folgen, dann werten.
carrara-action-open-marker = Mit einem Wertungsstein aus dem offenen Bereich werten, ohne Bonus.
carrara-action-score = Werten: { $place }. Das bringt { $pay }{ $objects ->
        [0] .
        [one] , dazu 1 Objekt.
       *[other] , dazu { $objects } Objekte.
    }
carrara-action-score-money = Belegen: { $place }. Am Ende sind je { $rate } Münzen 1 SP wert.
carrara-action-pass-freely = Passen.
carrara-action-pass = Passen und 2 Münzen nehmen.
carrara-action-take-nothing = Nichts nehmen.
carrara-action-take = Nehmen: { $piece }.
carrara-action-place = Auf { $building } in { $city } setzen.
carrara-action-store = In ein Lagerhaus legen.
carrara-action-swap = Das neue Stück lagern und dafür abwerfen: { $piece }.
carrara-action-decline = Ablehnen.
carrara-action-move = Auf { $building } in { $city } versetzen: { $piece }.
carrara-action-purchase = Für { $price } kaufen und auf { $building } in { $city } setzen: { $piece }.
carrara-action-object = Für { $price } kaufen: { $object }.
carrara-action-announce = Das Spielende ankündigen und 5 SP nehmen.
carrara-action-end = Den Zug beenden.

## What has happened

carrara-event-cards-drawn = Die Karten sind gezogen: Topkarte { $top }, Objektkarte { $object }, Gebäudekarte { $building }, Bonuskarte { $bonus }.
carrara-event-wheel-set = Stellung des Rads zu Beginn: { $object } in Segment I.
carrara-event-tile-revealed = Aufgedeckt: { $building }.
carrara-event-wheel-turned = Das Rad dreht sich.
carrara-event-inner-wheel-turned = Das innere Rad dreht sich.
carrara-event-bricks-drawn = Neu auf dem Rad: { $bricks }.
carrara-event-bricks-bought = { $self ->
        [yes] Du kaufst in Segment { $number } für { $price }: { $bricks }.
       *[no] { $who } kauft in Segment { $number } für { $price }: { $bricks }.
    }
carrara-event-coins-taken = { $self ->
        [yes] Du nimmst { $count ->
            [one] 1 Münze
           *[other] { $count } Münzen
        }.
       *[no] { $who } nimmt { $count ->
            [one] 1 Münze
           *[other] { $count } Münzen
        }.
    }
carrara-event-built = { $self ->
        [yes] Du baust { $building } in { $city } für { $bricks }.
       *[no] { $who } baut { $building } in { $city } für { $bricks }.
    }
carrara-event-upgraded = { $self ->
        [yes] Du wertest { $old } in { $city } für { $bricks } zu { $new } auf.
       *[no] { $who } wertet { $old } in { $city } für { $bricks } zu { $new } auf.
    }
carrara-event-improved = { $self ->
        [yes] Du nimmst die Verbesserung für { $improvement }.
       *[no] { $who } nimmt die Verbesserung für { $improvement }.
    }
carrara-event-points-taken = { $self ->
        [yes] Du erhältst { $count } SP.
       *[no] { $who } erhält { $count } SP.
    }
carrara-event-visit-opened = { $self ->
        [yes] Du eröffnest einen königlichen Besuch auf Bonusfeld { $number }.
       *[no] { $who } eröffnet einen königlichen Besuch auf Bonusfeld { $number }.
    }
carrara-event-visit-ended = { $self ->
        [yes] Dein königlicher Besuch endet.
       *[no] Der königliche Besuch von { $who } endet.
    }
carrara-event-marker-moved = { $self ->
        [yes] Dein Wertungsstein auf Bonusfeld { $number } kommt in den offenen Bereich.
       *[no] Der Wertungsstein von { $who } auf Bonusfeld { $number } kommt in den offenen Bereich.
    }
carrara-event-scored = { $self ->
        [yes] Du wertest { $place }: { $pay }.
       *[no] { $who } wertet { $place }: { $pay }.
    }
carrara-event-scored-money = { $self ->
        [yes] Du setzt einen Wertungsstein auf das { $place }. Die Münzen zählen am Ende.
       *[no] { $who } setzt einen Wertungsstein auf das { $place }. Die Münzen zählen am Ende.
    }
carrara-event-objects-taken = { $self ->
        [yes] Du nimmst { $count ->
            [one] ein Objekt
           *[other] { $count } Objekte
        }: { $object }.
       *[no] { $who } nimmt { $count ->
            [one] ein Objekt
           *[other] { $count } Objekte
        }: { $object }.
    }
carrara-event-object-bought = { $self ->
        [yes] Du kaufst für { $price }: { $object }.
       *[no] { $who } kauft für { $price }: { $object }.
    }
carrara-event-piece-taken = { $self ->
        [yes] Du nimmst: { $piece }.
       *[no] { $who } nimmt: { $piece }.
    }
carrara-event-piece-placed = { $self ->
        [yes] Du setzt auf { $building } in { $city }: { $piece }.
       *[no] { $who } setzt auf { $building } in { $city }: { $piece }.
    }
carrara-event-piece-stored = { $self ->
        [yes] Du lagerst: { $piece }.
       *[no] { $who } lagert: { $piece }.
    }
carrara-event-piece-given-up = { $self ->
        [yes] Du gibst ab: { $piece }.
       *[no] { $who } gibt ab: { $piece }.
    }
carrara-event-piece-bought = { $self ->
        [yes] Du kaufst für { $price }: { $piece }.
       *[no] { $who } kauft für { $price }: { $piece }.
    }
carrara-event-end-announced = { $self ->
        [yes] Du kündigst das Spielende an. Die Runde wird zu Ende gespielt.
       *[no] { $who } kündigt das Spielende an. Die Runde wird zu Ende gespielt.
    }
carrara-event-end-triggered = { $self ->
        [yes] Du löst das Spielende aus. Alle anderen haben noch einen Zug.
       *[no] { $who } löst das Spielende aus. Alle anderen haben noch einen Zug.
    }
carrara-event-game-over = Das Spiel ist vorbei.

## Why something is not possible

carrara-refusal-over = Das Spiel ist vorbei.
carrara-refusal-chance-first = Zuerst wird noch gezogen.
carrara-refusal-other-turn = Du bist nicht am Zug.
carrara-refusal-not-in-ruleset = „{ $kind }“ gibt es in dieser Regelfassung nicht.
carrara-refusal-no-bricks = Rad und Beutel sind leer.
carrara-refusal-empty-wheel = Das Rad ist leer: Es muss zuerst gedreht werden.
carrara-refusal-must-turn = Vor dem Kaufen muss das Rad gedreht werden.
carrara-refusal-nothing-affordable = Mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } kannst du dir keinen Baustein auf dem Rad leisten.
carrara-refusal-something-affordable = Du kannst dir einen Baustein leisten, also musst du mindestens einen kaufen.
carrara-refusal-nothing-bought = Du musst mindestens einen Baustein kaufen.
carrara-refusal-not-on-wheel = In Segment { $number } liegt { $held }, nicht { $wanted }.
carrara-refusal-too-dear = Für { $wanted } in Segment { $number } brauchst du { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }; du hast { $coins }.
carrara-refusal-action-possible = Du kannst noch etwas tun.
carrara-refusal-no-announcement = Passen darfst du erst, wenn das Spielende angekündigt ist.
carrara-refusal-not-offered = { $building } liegt nicht aus.
carrara-refusal-not-owned = Du kannst nicht mit { $paid } bezahlen: Du hast { $owned }.
carrara-refusal-not-accepted = In { $city } nicht erlaubt: { $refused }.
carrara-refusal-wrong-count = { $building } kostet in { $city } { $need ->
        [one] 1 Baustein
       *[other] { $need } Bausteine
    }; geben kannst du { $given }.
carrara-refusal-no-such-building = Dieses Gebäude hast du in { $city } nicht: { $building }.
carrara-refusal-not-higher = { $new } hat keinen höheren Wert als { $old }.
carrara-refusal-not-its-monument = { $old } lässt sich nur zum Denkmal desselben Typs aufwerten, nicht zu { $new }.
carrara-refusal-improvement-taken = Die Verbesserung für { $improvement } ist schon vergeben.
carrara-refusal-no-marker = Du hast keinen Wertungsstein mehr.
carrara-refusal-no-such-place = In dieser Regelfassung nicht zu werten: { $place }.
carrara-refusal-scored = Schon gewertet: { $place }.
carrara-refusal-too-few-buildings = In { $city } brauchst du { $need } Gebäude; { $own ->
        [0] bisher hast du dort keins.
        [one] bisher hast du dort 1.
       *[other] bisher hast du dort { $own }.
    }
carrara-refusal-no-building-for = Dafür hast du kein Gebäude: { $place }.
carrara-refusal-too-few-coins = Dafür brauchst du { $need } Münzen; du hast { $coins }.
carrara-refusal-second-money-space = Du hast schon ein Geldwertungsfeld.
carrara-refusal-no-place = Es gibt nichts, was du werten könntest.
carrara-refusal-no-marker-on = Auf Bonusfeld { $number } hast du keinen Wertungsstein.
carrara-refusal-no-open-marker = Im offenen Bereich hast du keinen Wertungsstein.
carrara-refusal-other-visit = Bei diesem königlichen Besuch kannst du nur deinen Wertungsstein von Bonusfeld { $number } einsetzen.
carrara-refusal-court-first = Wähle zuerst einen deiner Wertungssteine am Hof.
carrara-refusal-place-not-available = Das kannst du noch nicht werten: { $place }.
carrara-refusal-piece-not-offered = Dieses Stück gibt es hier nicht: { $piece }.
carrara-refusal-does-not-fit = Passt nicht auf { $building } in { $city }: { $piece }.
carrara-refusal-warehouses-full = Beide Lagerhäuser sind voll.
carrara-refusal-need-not-swap = Dieses Stück kannst du setzen oder lagern, ohne etwas abzuwerfen: { $piece }.
carrara-refusal-not-stored = Nicht gelagert: { $piece }.
carrara-refusal-stored-this-turn = Erst in diesem Zug gelagert: { $piece }.
carrara-refusal-second-purchase = Davon darfst du nur eins pro Zug kaufen.
carrara-refusal-too-poor = Das kostet { $price } Münzen; du hast { $coins }.
carrara-refusal-not-in-supply = Nicht mehr im Vorrat: { $piece }.
carrara-refusal-not-for-sale = Schon verkauft: { $object }.
carrara-refusal-end-triggered = Das Spielende steht schon fest.
carrara-refusal-conditions-not-met = Du erfüllst nicht alle drei Bedingungen.
carrara-refusal-needless-bricks = Für „{ $kind }“ brauchst du keine Bausteine.

carrara-not-now-turn = Das Rad drehst du zu Beginn deines Zugs, um zu kaufen.
carrara-not-now-spin = Das innere Rad drehst du zu Beginn deines Zugs, um zu kaufen.
carrara-not-now-buy = Bausteine kaufst du als Aktion deines Zugs.
carrara-not-now-broke = 2 Münzen nimmst du nur, wenn du dir keinen Baustein leisten kannst.
carrara-not-now-stuck = 2 Münzen nimmst du nur, wenn nichts anderes möglich ist.
carrara-not-now-build = Du baust als Aktion deines Zugs, vor allem anderen.
carrara-not-now-upgrade = Du wertest ein Gebäude als Aktion deines Zugs auf, vor allem anderen.
carrara-not-now-improve = Eine Verbesserung nimmst du, wenn du ein Gebäude mit Wert 8 gebaut hast.
carrara-not-now-court = Du wertest als Aktion deines Zugs, vor allem anderen.
carrara-not-now-score = Du wertest als Aktion deines Zugs, vor allem anderen.
carrara-not-now-pass = Passen kannst du zu Beginn deines Zugs.
carrara-not-now-take = Jetzt gibt es nichts zu nehmen.
carrara-not-now-place = Du hast kein Stück in der Hand.
carrara-not-now-store = Du hast kein Stück in der Hand.
carrara-not-now-swap = Du hast kein Stück in der Hand.
carrara-not-now-decline = Du hast kein Stück in der Hand.
carrara-not-now-move = Gelagerte Stücke versetzt du zu Beginn deines Zugs, nach deiner Aktion oder wenn du ein anderes Stück nimmst.
carrara-not-now-purchase = Dekorationen und Statuen kaufst du zu Beginn deines Zugs oder nach deiner Aktion.
carrara-not-now-object = Objekte kaufst du nach deiner Aktion.
carrara-not-now-announce = Das Spielende kündigst du nach deiner Aktion an.
carrara-not-now-end = Dein Zug endet nach deiner Aktion.

## The board

carrara-streets = Städte
carrara-panels = Ansicht
carrara-buildings = Gebäude
carrara-monuments = { $edition ->
        [first] Gebäude mit Wert 8
       *[second] Denkmäler
    }
carrara-improvements = Verbesserungen
carrara-court = Königlicher Hof
carrara-open = offen
carrara-objects = Objekte
carrara-ornaments = Dekorationen und Statuen
carrara-places = Typen und weitere Wertungsfelder
carrara-holdings = Hinter dem Sichtschirm
carrara-hidden = Hinter dem Sichtschirm verborgen
carrara-warehouses = Lagerhäuser
carrara-in-hand = In der Hand: { $piece }
carrara-end = Spielende
carrara-look-at = Städte ansehen: { $who }
carrara-hub = Rad drehen
carrara-bag-filled = Im Beutel sind noch Bausteine.
carrara-bag-empty = Der Beutel ist leer.
carrara-wheel-title = Rad
carrara-reconstructed = Die veröffentlichten Regeln nennen diesen Wert nicht. Er ist rekonstruiert.
carrara-street = { $city }: erlaubt { $color } und teurere Bausteine, bringt { $reward } pro Wertpunkt
carrara-markers-left = { $count ->
        [0] Keine Wertungssteine mehr
        [one] Noch 1 Wertungsstein
       *[other] Noch { $count } Wertungssteine
    }
carrara-estimate = { $hidden ->
        [yes] → { $points }+
       *[no] → { $points }
    }
carrara-estimate-long = { $hidden ->
        [yes] Wäre das Spiel jetzt zu Ende: { $points } SP und was hinter dem Sichtschirm liegt
       *[no] Wäre das Spiel jetzt zu Ende: { $points } SP
    }
carrara-plaque = { $place }: brächte { $pay }{ $objects ->
        [0] {""}
        [one] , dazu 1 Objekt
       *[other] , dazu { $objects } Objekte
    }
carrara-plaque-scored = { $place }: schon gewertet ({ $who })
carrara-plaque-buildings = { $place }: { $have } von { $need } Gebäuden, brächte { $pay }
carrara-plaque-coins = { $place }: { $have } von { $need } Münzen
carrara-plaque-nothing = { $place }: noch kein Gebäude
carrara-plaque-other-money = { $place }: nur ein Geldwertungsfeld pro Person
carrara-plaque-no-marker = { $place }: kein Wertungsstein mehr, brächte { $pay }
carrara-plaque-money = { $place }: brächte am Ende SP
carrara-plaque-money-no-marker = { $place }: kein Wertungsstein mehr, brächte am Ende SP
carrara-court-space = { $any ->
        [no] { $space }, keine Wertungssteine
       *[yes] { $space }, Wertungssteine: { $who }
    }
carrara-court-visited = { $any ->
        [no] { $space }, königlicher Besuch: { $holder }; keine Wertungssteine
       *[yes] { $space }, königlicher Besuch: { $holder }; Wertungssteine: { $who }
    }
carrara-object-stock = { $sale ->
        [yes] { $object }: für { $price } Münzen zu kaufen, { $count } im Vorrat
       *[no] { $object }: verkauft, { $count } im Vorrat
    }
carrara-piece-stock = { $piece }: { $count } im Vorrat, { $price } Münzen
carrara-buildings-left = { $count ->
        [0] Kein Gebäude mehr
        [one] Noch 1 Gebäude
       *[other] Noch { $count } Gebäude
    }
carrara-announced = Spielende angekündigt: { $who }
carrara-triggered = Spielende ausgelöst: { $who }
carrara-end-markers = { $used } von { $of } Wertungssteinen eingesetzt
carrara-end-stack = { $count ->
        [0] Stapel leer
       *[other] Noch { $count } im Stapel
    }
carrara-tray-buy = Kaufen in { $number }
carrara-tray-pay = Bezahlen
carrara-one-less = { $color }: ein Baustein weniger
carrara-one-more = { $color }: ein Baustein mehr

## The board in words

carrara-text-location = { $count ->
        [0] Segment { $number }: nichts.
       *[other] Segment { $number }: { $bricks }. Preis je Baustein: { $prices }.
    }
carrara-text-symbols = Gezeigt: { $decoration } und { $statue }.
carrara-text-improvement = Verbesserung für { $improvement }
carrara-text-bricks = Bausteine: { $bricks }
carrara-text-objects = Objekte: { $objects }
carrara-text-stored = Lagerhäuser: { $pieces }
carrara-text-street = { $city } (erlaubt { $color } und teurere, { $reward } pro Wertpunkt): { $buildings }
carrara-text-places = Wertungsfelder: { $who }
