### The own streets of Carrara: cities, places to score, supply.

streets-scored = gewertet
streets-taken = vergeben
streets-scored-of = { $used } von { $of } gewertet
streets-scored-by = Gewertet von { $who }
streets-improved-by = { $who } hat die Verbesserung
streets-needs-buildings = { $have } von { $need } Gebäuden
streets-needs-coins = { $have } von { $need } Münzen
streets-no-building = Noch kein Gebäude
streets-other-money = Nur ein Geldwertungsfeld pro Person
streets-no-marker = Kein Wertungsstein mehr
streets-markers = { $court } Hof · { $open } offen · { $used } benutzt
streets-money = Geldwertungsfeld
streets-hand = In der Hand
streets-pile = { $color }: { $count ->
        [one] 1 Baustein
       *[other] { $count } Bausteine
    }{ $paid ->
        [0] {""}
       *[other] {", "}{ $paid } davon als Bezahlung
    }
streets-coins-left = { $count ->
        [one] 1 Münze bleibt
       *[other] { $count } Münzen bleiben
    }
streets-close = Schließen
streets-choose-city = Diese Stadt wählen
streets-score-city = Diese Stadt werten
streets-improve-city = Verbesserung
streets-cards = Karten

## What the cards of the expansion ask and pay, in a few words

short-top-1-asks = { $need } Wertungen
short-top-2-asks = { $need } mit Wert 5 oder 8
short-top-3-asks = { $need } gewertete Städte
short-top-4-asks = { $need } Gebäude
short-top-5-asks = { $need } Münzen
short-top-6-asks = { $need } SP
short-top-1-pays = nur Bedingung
short-top-2-pays = nur Bedingung
short-top-3-pays = nur Bedingung
short-top-4-pays = nur Bedingung
short-top-6-pays = nur Bedingung
short-top-5-pays = 1 SP für 2 statt 5 Münzen
short-object-1-asks = { $need } Objekte
short-object-2-asks = 3 Paare
short-object-3-asks = 2 gleiche Drillinge
short-object-4-asks = 4 gleiche
short-object-5-asks = 4 gleiche und ein Paar
short-object-6-asks = 4 verschiedene
short-object-7-asks = 2 Sätze zu 3
short-object-8-asks = 3 Paare
short-object-1-pays = je 3 SP
short-object-2-pays = Paar 5 SP, andere 1
short-object-3-pays = Drilling 7 SP, andere 1
short-object-4-pays = 1, 3, 6, 10, 15, 21 SP
short-object-5-pays = beides 20 SP, andere 1
short-object-6-pays = 1, 3, 7, 12, 18, 24 SP
short-object-7-pays = Satz 8 SP, andere 1
short-object-8-pays = 3 Gruppen malgenommen
short-building-1-asks = Wert von { $need }
short-building-2-asks = 2 in 3 Städten
short-building-3-asks = 3 in 2 Städten
short-building-4-asks = 4 in einer Stadt
short-building-5-asks = eins mit Wert 8
short-building-6-asks = { $need } ländliche
short-building-7-asks = { $need } städtische
short-building-8-asks = 2 in 3 Städten
short-building-9-asks = { $need } städtisch, { $need } ländlich
short-building-1-pays = ihr Wert in SP
short-building-2-pays = je 2:
short-building-3-pays = je 3:
short-building-4-pays = je 4:
short-building-5-pays = je:
short-building-6-pays = je 6 SP
short-building-7-pays = je 3 SP
short-building-8-pays = 3 Städte malgenommen
short-building-9-pays = Wert der Paare
short-bonus-2-pays = deine zwei besten Städte noch einmal
short-bonus-3-pays = deine zwei besten Arten noch einmal
short-bonus-4-pays = das niedrigste jeder Art
short-bonus-5-pays = 9 SP Mehrheit in 3 + 3 Städten
short-bonus-6-pays = Mehrheit je Stadt:
short-bonus-7-pays = das niedrigste je Stadt
short-bonus-8-pays = 9 SP Mehrheit städtisch, 9 SP ländlich
short-bonus-9-pays = 9 SP Mehrheit je Art
