### The own streets of Carrara: cities, places to score, supply.

streets-scored = conteggiata
streets-taken = occupata
streets-scored-of = conteggi: { $used } su { $of }
streets-scored-by = Conteggio già fatto: { $who }
streets-improved-by = { $who } ha lo sviluppo
streets-needs-buildings = { $have } edifici su { $need }
streets-needs-coins = { $have } monete su { $need }
streets-no-building = Ancora nessun edificio
streets-other-money = Un solo spazio monete a testa
streets-no-marker = Nessun segnalino rimasto
streets-markers = { $court } Reggia · { $open } liberi · { $used } usati
streets-money = Spazio monete
streets-hand = In mano
streets-pile = { $color }: { $count ->
        [one] 1 blocco
       *[other] { $count } blocchi
    }{ $paid ->
        [0] {""}
       *[other] {", "}di cui { $paid } per pagare
    }
streets-coins-left = { $count ->
        [one] resta 1 moneta
       *[other] restano { $count } monete
    }
streets-close = Chiudi
streets-choose-city = Scegli questa città
streets-score-city = Conteggia questa città
streets-improve-city = Sviluppo
streets-cards = Carte

## What the cards of the expansion ask and pay, in a few words

short-top-1-asks = { $need } conteggi
short-top-2-asks = { $need } di valore 5 o 8
short-top-3-asks = { $need } città conteggiate
short-top-4-asks = { $need } edifici
short-top-5-asks = { $need } monete
short-top-6-asks = { $need } PV
short-top-1-pays = solo obiettivo
short-top-2-pays = solo obiettivo
short-top-3-pays = solo obiettivo
short-top-4-pays = solo obiettivo
short-top-6-pays = solo obiettivo
short-top-5-pays = 1 PV ogni 2 monete, non 5
short-object-1-asks = { $need } oggetti
short-object-2-asks = 3 coppie
short-object-3-asks = 2 tris uguali
short-object-4-asks = 4 uguali
short-object-5-asks = 4 uguali e una coppia
short-object-6-asks = 4 diversi
short-object-7-asks = 2 serie da 3
short-object-8-asks = 3 coppie
short-object-1-pays = 3 PV ciascuno
short-object-2-pays = coppia 5 PV, altri 1
short-object-3-pays = tris 7 PV, altri 1
short-object-4-pays = 1, 3, 6, 10, 15, 21 PV
short-object-5-pays = insieme 20 PV, altri 1
short-object-6-pays = 1, 3, 7, 12, 18, 24 PV
short-object-7-pays = serie 8 PV, altri 1
short-object-8-pays = 3 gruppi moltiplicati
short-building-1-asks = valore di { $need }
short-building-2-asks = 2 in 3 città
short-building-3-asks = 3 in 2 città
short-building-4-asks = 4 in una città
short-building-5-asks = uno di valore 8
short-building-6-asks = { $need } rurali
short-building-7-asks = { $need } urbani
short-building-8-asks = 2 in 3 città
short-building-9-asks = { $need } urbani, { $need } rurali
short-building-1-pays = il loro valore in PV
short-building-2-pays = ogni 2:
short-building-3-pays = ogni 3:
short-building-4-pays = ogni 4:
short-building-5-pays = ognuno:
short-building-6-pays = 6 PV ciascuno
short-building-7-pays = 3 PV ciascuno
short-building-8-pays = 3 città moltiplicate
short-building-9-pays = valore delle coppie
short-bonus-2-pays = le tue due città migliori, di nuovo
short-bonus-3-pays = i tuoi due tipi migliori, di nuovo
short-bonus-4-pays = il più basso di ogni tipo
short-bonus-5-pays = 9 PV di più in 3 + 3 città
short-bonus-6-pays = di più in ogni città:
short-bonus-7-pays = il più basso di ogni città
short-bonus-8-pays = 9 PV di più urbani, 9 PV rurali
short-bonus-9-pays = 9 PV di più di ogni tipo
