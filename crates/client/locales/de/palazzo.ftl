### Palazzo: its things, what can be done with them, and what happens.

## Things

palazzo-brick = Ziegel
palazzo-sandstone = Sandstein
palazzo-marble = Marmor
palazzo-brick-letter = Z
palazzo-sandstone-letter = S
palazzo-marble-letter = M
palazzo-florin = Florin
palazzo-ducat = Dukaten
palazzo-lira = Lire
palazzo-florin-letter = F
palazzo-ducat-letter = D
palazzo-lira-letter = L
palazzo-tile = { $material }-Etage { $floor } ({ $windows } Fenster)
palazzo-coin = { $value } { $currency }
palazzo-certificate = Zertifikat { $value }
palazzo-several = { $count } × { $thing }
palazzo-triplet = { $value }er-Drilling
palazzo-triplet-of-certificates = Zertifikat-Drilling
palazzo-quarry = Steinbruch { $number }
palazzo-palace = Palast { $number }
palazzo-floor-of-palace = { $tile } in Palast { $number }
palazzo-new-palace = neuer Palast
palazzo-discard = aus dem Spiel
palazzo-nothing = nichts
palazzo-list = { $first }, { $rest }
palazzo-list-last = { $first } und { $second }

## Kinds of action

palazzo-kind-money = Geld nehmen
palazzo-kind-draw = Kaufen oder versteigern
palazzo-kind-rebuild = Umbauen
palazzo-kind-take-out = Bauteil herausnehmen
palazzo-kind-insert = Einzelnes Bauteil einfügen
palazzo-kind-remove = Einzelnes Bauteil entfernen
palazzo-kind-buy = Kaufen
palazzo-kind-auction = Versteigern
palazzo-kind-bid = Bieten
palazzo-kind-pass = Passen

## What is to be done

palazzo-task-set-up = Das Spiel wird aufgebaut.
palazzo-task-reveal = Es werden Karten oder Bauteile aufgedeckt.
palazzo-task-turn = { $self ->
    [yes] Du bist am Zug: Nimm Geld, kaufe oder versteigere, oder baue um.
   *[no] { $who } hat die Wahl: Geld nehmen, kaufen oder versteigern, oder umbauen.
 }
palazzo-task-draft = { $self ->
    [yes] { $count ->
        [one] Nimm eine der aufgedeckten Karten.
       *[other] Nimm zwei der aufgedeckten Karten.
     }
   *[no] { $count ->
        [one] { $who } nimmt eine der aufgedeckten Karten.
       *[other] { $who } nimmt zwei der aufgedeckten Karten.
     }
 }
palazzo-task-offer = { $self ->
    [yes] Kaufe ein oder zwei Bauteile für je { $price } oder { $count ->
        [1] versteigere das Bauteil in { $quarry }
        [2] versteigere beide Bauteile in { $quarry }
        [3] versteigere die drei Bauteile in { $quarry }
       *[other] lass alle je eins der { $count } Bauteile in { $quarry } nehmen
     }.
   *[no] { $who } kauft Bauteile für je { $price } oder wählt { $quarry }.
 }
palazzo-task-offer-auction = { $self ->
    [yes] Das Lager ist leer: Versteigere die Bauteile in { $quarry }.
   *[no] { $who } muss die Bauteile in { $quarry } versteigern.
 }
palazzo-task-offer-empty = { $self ->
    [yes] Kaufe ein oder zwei Bauteile für je { $price } oder versteigere: Die Steinbrüche sind leer, also würde nichts geschehen.
   *[no] { $who } kauft Bauteile für je { $price } oder lässt den Zug verstreichen.
 }
palazzo-task-auction = { $self ->
    [yes] Biete mindestens { $least } oder passe. Höchstes Gebot: { $highest } ({ $players }).
   *[no] { $who } bietet mindestens { $least } oder passt. Höchstes Gebot: { $highest } ({ $players }).
 }
palazzo-task-build = { $self ->
    [yes] Verbaue { $tiles }: oben auf einem Palast oder als neuen Palast. Oder nimm, was du nicht willst, aus dem Spiel.
   *[no] { $who } verbaut { $tiles }.
 }
palazzo-task-pick = { $self ->
    [yes] Nimm eins der Bauteile.
   *[no] { $who } nimmt eins der Bauteile.
 }
palazzo-task-won = { $self ->
    [yes] Du gewinnst mit { $points } SP.
   *[no] { $who } gewinnt mit { $points } SP.
 }
palazzo-task-shared = Gemeinsamer Sieg mit { $points } SP: { $players }.

## What an action does

palazzo-do-money = { $count } Geldkarten aufdecken; du nimmst zwei, alle anderen je eine.
palazzo-do-draw = Zwei Bauteile aufdecken, dann kaufen oder versteigern.
palazzo-do-take = { $cards } nehmen.
palazzo-do-buy = { $tiles } { $price ->
    [0] kostenlos
   *[other] für { $price } mit { $cards }
 } kaufen{ $over ->
    [0] .
   *[other] : { $over } zu viel, ohne Wechselgeld.
 }
palazzo-do-auction = { $tiles } in { $quarry } versteigern. Du eröffnest mit dem Zertifikat mit Wert 3.
palazzo-do-distribute = Alle nehmen ein Bauteil aus { $quarry }, du zuerst: { $tiles }.
palazzo-do-auction-nothing = Nichts versteigern: Die Steinbrüche sind leer, und der Zug ist vorbei.
palazzo-do-bid = { $amount } bieten, dafür { $cards } dazulegen.
palazzo-do-pass = Passen und die eigenen Karten zurücknehmen.
palazzo-do-pick = { $tiles } nehmen.
palazzo-do-place = { $tiles } auf { $palace } setzen: { $change ->
    [0] gleich viele SP
   *[other] { $change } SP mehr
 }.
palazzo-do-place-new = Mit { $tiles } einen Palast beginnen: −5 SP, bis er wächst.
palazzo-do-place-discard = { $tiles } aus dem Spiel nehmen.
palazzo-do-take-out = { $tiles } aus { $palace } herausnehmen, für { $cards }: { $signed } SP.
palazzo-do-insert = { $tiles } in { $palace } einfügen, für { $cards }: { $signed } SP.
palazzo-do-remove = { $tiles } aus dem Spiel nehmen, für { $cards }: { $signed } SP.

## What has happened

palazzo-event-builder-placed = Der Baumeister beginnt in { $quarry }.
palazzo-event-laid-out = Die ersten Bauteile liegen aus: { $tiles }.
palazzo-event-dealt = { $self ->
    [yes] Du erhältst { $cards }.
   *[no] { $who } erhält { $cards }.
 }
palazzo-event-dealt-hidden = { $self ->
    [yes] Du erhältst { $count } Karten.
   *[no] { $who } erhält { $count } Karten.
 }
palazzo-event-money-revealed = { $reshuffled ->
    [yes] Der Ablagestapel wird gemischt. Aufgedeckt: { $cards }.
   *[no] Aufgedeckt: { $cards }.
 }
palazzo-event-money-taken = { $self ->
    [yes] Du nimmst { $cards }.
   *[no] { $who } nimmt { $cards }.
 }
palazzo-event-tiles-revealed = { $first } kommt ins Lager, { $second } in { $quarry }.
palazzo-event-warehouse-and-rider = { $tiles } kommt ins Lager, und ein Reiter erscheint.
palazzo-event-rider-and-quarry = Ein Reiter erscheint, und { $tiles } kommt in { $quarry }.
palazzo-event-two-riders = Zwei Reiter erscheinen.
palazzo-event-bought = { $self ->
    [yes] Du kaufst { $tiles }
   *[no] { $who } kauft { $tiles }
 } { $amount ->
    [0] kostenlos.
   *[other] für { $amount } mit { $cards }.
 }
palazzo-event-builder-moved = Der Baumeister geht zu { $quarry }.
palazzo-event-auction-opened = { $self ->
    [yes] Du versteigerst { $tiles }.
   *[no] { $who } versteigert { $tiles }.
 }
palazzo-event-nothing-to-auction = { $self ->
    [yes] Du findest kein Bauteil zum Versteigern.
   *[no] { $who } findet kein Bauteil zum Versteigern.
 }
palazzo-event-raised = { $self ->
    [yes] Du bietest { $amount } und legst { $cards } dazu.
   *[no] { $who } bietet { $amount } und legt { $cards } dazu.
 }
palazzo-event-passed = { $self ->
    [yes] Du passt.
   *[no] { $who } passt.
 }
palazzo-event-passed-and-took-back = { $self ->
    [yes] Du passt und nimmst { $cards } zurück.
   *[no] { $who } passt und nimmt { $cards } zurück.
 }
palazzo-event-won = { $self ->
    [yes] Du ersteigerst { $tiles } für { $amount }.
   *[no] { $who } ersteigert { $tiles } für { $amount }.
 }
palazzo-event-distribution-opened = { $self ->
    [yes] Alle nehmen ein Bauteil, du hast die erste Wahl: { $tiles }.
   *[no] Alle nehmen ein Bauteil, { $who } hat die erste Wahl: { $tiles }.
 }
palazzo-event-picked = { $self ->
    [yes] Du nimmst { $tiles }.
   *[no] { $who } nimmt { $tiles }.
 }
palazzo-event-left-over = { $count ->
    [one] { $tiles } bleibt übrig und kommt aus dem Spiel.
   *[other] { $tiles } bleiben übrig und kommen aus dem Spiel.
 }
palazzo-event-placed = { $self ->
    [yes] Du setzt { $tiles } auf { $palace }.
   *[no] { $who } setzt { $tiles } auf { $palace }.
 }
palazzo-event-placed-new = { $self ->
    [yes] Du beginnst einen Palast mit { $tiles }.
   *[no] { $who } beginnt einen Palast mit { $tiles }.
 }
palazzo-event-discarded = { $self ->
    [yes] Du nimmst { $tiles } aus dem Spiel.
   *[no] { $who } nimmt { $tiles } aus dem Spiel.
 }
palazzo-event-taken-out = { $self ->
    [yes] Du nimmst { $tiles } aus { $palace } heraus, für { $cards }.
   *[no] { $who } nimmt { $tiles } aus { $palace } heraus, für { $cards }.
 }
palazzo-event-inserted = { $self ->
    [yes] Du fügst { $single } in { $palace } ein, für { $cards }.
   *[no] { $who } fügt { $single } in { $palace } ein, für { $cards }.
 }
palazzo-event-removed = { $self ->
    [yes] Du nimmst { $single } aus dem Spiel, für { $cards }.
   *[no] { $who } nimmt { $single } aus dem Spiel, für { $cards }.
 }
palazzo-event-over-riders = Der fünfte Reiter trifft ein: Das Spiel ist vorbei.
palazzo-event-over-quiet = Zu lange hat niemand Bauteile aufgedeckt: Das Spiel ist vorbei.

## Why something is not possible

palazzo-no-chance-first = Zuerst wird noch etwas aufgedeckt.
palazzo-no-turn-of-other = Jetzt entscheidet jemand anders.
palazzo-no-over = Das Spiel ist vorbei.
palazzo-no-not-now = „{ $action }“ ist gerade nicht möglich.
palazzo-no-not-now-at-all = Das ist gerade nicht möglich.
palazzo-no-cards = { $needed } Geldkarten müssen aufgedeckt werden, aber in Nachziehstapel und Ablagestapel sind nur { $held }.
palazzo-no-take-count = { $expected ->
    [one] Du nimmst eine der aufgedeckten Karten
   *[other] Du nimmst { $expected } der aufgedeckten Karten
 }, nicht { $found }.
palazzo-no-not-revealed = Nicht unter den aufgedeckten Karten ({ $market }): { $cards }.
palazzo-no-not-in-hand = Nicht auf deiner Hand: { $cards }.
palazzo-no-not-in-warehouse = Nicht im Lager: { $tiles }. Nur was dort liegt, kannst du kaufen.
palazzo-no-two-currencies = Die einzelnen Karten einer Zahlung müssen alle dieselbe Währung haben, nicht { $first } und { $second }.
palazzo-no-underpaid = Preis für { $tiles }: { $price }. Mit { $cards } bezahlst du nur { $amount }.
palazzo-no-bid-too-low = Das ergibt ein Gebot von { $amount }; du musst das höchste Gebot von { $highest } überbieten.
palazzo-no-not-to-pick = { $tile } steht nicht zur Wahl, sondern nur: { $lot }.
palazzo-no-not-to-place = { $tile } gehört nicht zu dem, was du verbaust: { $lot }.
palazzo-no-palace = { $owned ->
    [0] Du hast noch keinen Palast.
   *[other] Diesen Palast gibt es nicht; du hast { $owned }.
 }
palazzo-no-not-higher = { $tile } ist nicht höher als Etage { $top }, die oberste von { $palace }.
palazzo-no-not-in-palace = { $tile } ist nicht in { $palace }.
palazzo-no-only-tile = { $tile } ist das einzige Bauteil des Palasts und lässt sich nicht herausnehmen.
palazzo-no-not-single = Nur ein einzelnes Bauteil kannst du einfügen oder aus dem Spiel nehmen; { $palace } hat { $floors } Etagen.
palazzo-no-into-itself = Ein Bauteil lässt sich nicht in sich selbst einfügen.
palazzo-no-floor-taken = { $palace } hat schon eine Etage { $floor }; { $tile } passt nicht hinein.
palazzo-no-card-for-rebuild = Umbauen kostet eine Geldkarte, und du hast keine.
palazzo-no-such-card-for-rebuild = Umbauen kostet eine Geldkarte. Nicht auf deiner Hand: { $card }.
palazzo-no-other-quarry = Der Baumeister geht zum nächsten Steinbruch mit Bauteilen: { $quarry }.
palazzo-no-quarry-now = Die Bauteile eines Steinbruchs werden versteigert, nachdem zwei Bauteile aufgedeckt wurden.

## The board

palazzo-certificate-letter = Z
palazzo-warehouse = Lager
palazzo-each = je { $price }
palazzo-for-sale = { $tile } für { $price }
palazzo-next = als Nächstes
palazzo-quarry-label = Steinbruch { $number }: { $tiles }. { $windows ->
    [0] Hierher kann kein Bauteil kommen.
    [one] Das nächste Bauteil kommt hierher, wenn es ein Fenster hat.
   *[other] Das nächste Bauteil kommt hierher, wenn es { $windows } Fenster hat.
 }{ $next ->
    [yes] { " " }Hier würde versteigert.
   *[no] { "" }
 }
palazzo-riders = { $count ->
    [one] { $count } von { $last } Reitern ist da; mit dem letzten endet das Spiel.
   *[other] { $count } von { $last } Reitern sind da; mit dem letzten endet das Spiel.
 }
palazzo-stacks = Stapel I, II und III: { $count ->
    [one] noch { $count } Bauteil
   *[other] noch { $count } Bauteile
 }
palazzo-landing = { $windows ->
    [one] Das nächste Bauteil kommt hierher, wenn es ein Fenster hat.
   *[other] Das nächste Bauteil kommt hierher, wenn es { $windows } Fenster hat.
 }
palazzo-deck = Geld: { $deck } im Nachziehstapel, { $discards } im Ablagestapel
palazzo-quiet-turns = { $count } von { $last } Zügen in Folge ohne aufgedeckte Bauteile; nach { $last } endet das Spiel.
palazzo-to-come = Bauteile, die noch kommen
palazzo-to-come-caption = Nach Etagen: die Fenster jedes Bauteils
palazzo-reconstructed = Welche Bauteile in welchem Stapel sind, ist rekonstruiert: Die Regeln zählen es nicht auf.
palazzo-own-palaces = Paläste
palazzo-own-money = Dein Geld
palazzo-no-palaces-yet = Noch kein Palast. Kaufe Bauteile aus dem Lager oder ersteigere welche.
palazzo-worth = { $floors ->
    [one] { $floors } Etage
   *[other] { $floors } Etagen
 }, { $windows } Fenster{ $material ->
    [one] , ein Material
   *[mixed] { "" }
 }: { $points } SP
palazzo-palace-of = { $floors }: { $points } SP
palazzo-on-top = Oben auf Palast { $number }: { $change } SP
palazzo-begin-palace = Neuer Palast
palazzo-put-away = Aus dem Spiel
palazzo-reach = Du kannst bis zu { $amount } bieten.
palazzo-most = Du kannst bis zu { $amount } auf einmal bezahlen.
palazzo-known-to-others = { $all ->
    [one] Die anderen kennen deine einzige Karte.
   *[other] Die anderen kennen { $count } deiner { $all } Karten.
 }
palazzo-hand-of = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }; bekannt: { $known }; unbekannt: { $unknown }
palazzo-revealed = Aufgedecktes Geld
palazzo-auction = Versteigerung
palazzo-leads = führt
palazzo-decides = entscheidet
palazzo-waits = ist dabei
palazzo-passed = gepasst
palazzo-opening = Wer versteigert, eröffnet mit dem Zertifikat mit Wert 3.
palazzo-triplet-short = { $value }·{ $value }·{ $value }
palazzo-to-pick = Nimm eins
palazzo-to-place = Zu verbauen
palazzo-left-to-pick = Für die anderen übrig:
palazzo-score-player = Name
palazzo-score-palaces = Paläste
palazzo-score-points = SP
palazzo-score-money = Geld
palazzo-wins = gewinnt
palazzo-price = Preis { $amount }:
palazzo-pays = = { $amount }
palazzo-overpays = { $amount } zu viel
palazzo-bid-total = ergibt { $amount }, gegen { $highest }
palazzo-point-tile = Wähle ein Bauteil.
palazzo-point-floor = Wähle ein Bauteil deiner Paläste.
palazzo-point-palace = Wähle, wohin es kommt.
palazzo-point-card = Wähle, was du nimmst.
palazzo-sheets = Mehr vom Tisch

## The standing order

palazzo-order-none = Geheimer Auftrag für die nächste Versteigerung
palazzo-order-is-bid = Geheimer Auftrag: bis { $amount } bieten
palazzo-order-is-pass = Geheimer Auftrag: passen
palazzo-order-is-money = Geheimer Auftrag: als Nächstes Geld nehmen
palazzo-order-is-next = Geheimer Auftrag für deine nächste Entscheidung
palazzo-order-secret = Niemand sonst sieht das. Der Auftrag wird zur rechten Zeit für dich ausgeführt, und bis dahin kannst du ihn zurückziehen.
palazzo-order-bid-up-to = Nur so viel wie nötig bieten, höchstens
palazzo-order-bid = Für mich bieten
palazzo-order-pass = In der nächsten Versteigerung für mich passen
palazzo-order-money = In meinem nächsten Zug Geld nehmen
palazzo-order-always = auch wenn dann andere Bauteile ausliegen
palazzo-order-withdraw = Auftrag zurückziehen

## The board in words

palazzo-text-quarries = Steinbrüche
palazzo-text-warehouse = Lager, { $price } pro Bauteil
palazzo-text-supplies = Stapel und Geld
palazzo-text-builder-here = { $quarry } Hier steht der Baumeister.
palazzo-text-stack = Stapel { $stack }: { $count ->
    [one] { $count } Bauteil
   *[other] { $count } Bauteile
 }
palazzo-text-to-come = Bauteile aus { $material }, die noch kommen (Etage/Fenster): { $tiles }
palazzo-text-out = Aus dem Spiel: { $tiles }
palazzo-text-bid = { $who }: { $amount } mit { $cards }; { $standing }
palazzo-text-hand = Geld: { $cards }; bis zu { $amount } auf einmal
palazzo-text-palace = Palast { $number }: { $tiles }; { $points } SP
palazzo-text-player = { $who }: { $points } SP
