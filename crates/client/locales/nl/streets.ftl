### The own streets of Carrara: cities, places to score, supply.

streets-scored = gewaardeerd
streets-taken = bezet
streets-scored-of = { $used } van { $of } gewaardeerd
streets-scored-by = Gewaardeerd door { $who }
streets-improved-by = { $who } heeft de opwaardeerder
streets-needs-buildings = { $have } van { $need } gebouwen
streets-needs-coins = { $have } van { $need } munten
streets-no-building = Nog geen gebouw
streets-other-money = Maar één geldveld per speler
streets-no-marker = Geen waarderingssteen meer
streets-markers = { $court } hof · { $open } open · { $used } gebruikt
streets-money = Geldveld
streets-hand = In de hand
streets-pile = { $color }: { $count ->
        [one] 1 bouwsteen
       *[other] { $count } bouwstenen
    }{ $paid ->
        [0] {""}
       *[other] {", "}waarvan { $paid } als betaling
    }
streets-coins-left = { $count ->
        [one] 1 munt over
       *[other] { $count } munten over
    }
streets-close = Sluiten
streets-choose-city = Deze stad kiezen
streets-score-city = Deze stad waarderen
streets-improve-city = Opwaardeerder
streets-cards = Kaarten

## What the cards of the expansion ask and pay, in a few words

short-top-1-asks = { $need } waarderingen
short-top-2-asks = { $need } met waarde 5 of 8
short-top-3-asks = { $need } gewaardeerde steden
short-top-4-asks = { $need } gebouwen
short-top-5-asks = { $need } munten
short-top-6-asks = { $need } ZP
short-top-1-pays = alleen voorwaarde
short-top-2-pays = alleen voorwaarde
short-top-3-pays = alleen voorwaarde
short-top-4-pays = alleen voorwaarde
short-top-6-pays = alleen voorwaarde
short-top-5-pays = 1 ZP per 2 munten, niet 5
short-object-1-asks = { $need } objecten
short-object-2-asks = 3 paren
short-object-3-asks = 2 drietallen
short-object-4-asks = 4 gelijke
short-object-5-asks = 4 gelijke en een paar
short-object-6-asks = 4 verschillende
short-object-7-asks = 2 sets van 3
short-object-8-asks = 3 paren
short-object-1-pays = elk 3 ZP
short-object-2-pays = paar 5, andere 1
short-object-3-pays = drietal 7, andere 1
short-object-4-pays = 1, 3, 6, 10, 15, 21
short-object-5-pays = beide 20, andere 1
short-object-6-pays = 1, 3, 7, 12, 18, 24
short-object-7-pays = set 8, andere 1
short-object-8-pays = 3 groepen maal elkaar
short-building-1-asks = waarde van { $need }
short-building-2-asks = 2 in 3 steden
short-building-3-asks = 3 in 2 steden
short-building-4-asks = 4 in één stad
short-building-5-asks = één met waarde 8
short-building-6-asks = { $need } landelijke
short-building-7-asks = { $need } stedelijke
short-building-8-asks = 2 in 3 steden
short-building-9-asks = { $need } stedelijk, { $need } landelijk
short-building-1-pays = hun waarde in ZP
short-building-2-pays = per 2:
short-building-3-pays = per 3:
short-building-4-pays = per 4:
short-building-5-pays = elk:
short-building-6-pays = elk 6 ZP
short-building-7-pays = elk 3 ZP
short-building-8-pays = 3 steden maal elkaar
short-building-9-pays = waarde van de paren
short-bonus-2-pays = je twee beste steden nog eens
short-bonus-3-pays = je twee beste soorten nog eens
short-bonus-4-pays = het laagste van elke soort
short-bonus-5-pays = 9 ZP meeste in 3 + 3 steden
short-bonus-6-pays = meeste per stad:
short-bonus-7-pays = het laagste per stad
short-bonus-8-pays = 9 ZP meeste stedelijk, 9 landelijk
short-bonus-9-pays = 9 ZP meeste per soort
