### The Palaces of Carrara: its things, and what people do with them.

## Things

carrara-color-white = bianco
carrara-color-yellow = giallo
carrara-color-red = rosso
carrara-color-green = verde
carrara-color-blue = blu
carrara-color-dark = { $edition ->
        [first] nero
       *[second] viola
    }
# The letter that stands on a brick. Blue is U, because B is white (bianco).
carrara-letter-white = B
carrara-letter-yellow = G
carrara-letter-red = R
carrara-letter-green = V
carrara-letter-blue = U
carrara-letter-dark = { $edition ->
        [first] N
       *[second] Vi
    }
carrara-brick-white = blocco bianco
carrara-brick-yellow = blocco giallo
carrara-brick-red = blocco rosso
carrara-brick-green = blocco verde
carrara-brick-blue = blocco blu
carrara-brick-dark = { $edition ->
        [first] blocco nero
       *[second] blocco viola
    }
# Parts of a list such as “2 white, 1 green”.
carrara-count-white = { $count ->
        [one] { $count } bianco
       *[other] { $count } bianchi
    }
carrara-count-yellow = { $count ->
        [one] { $count } giallo
       *[other] { $count } gialli
    }
carrara-count-red = { $count ->
        [one] { $count } rosso
       *[other] { $count } rossi
    }
carrara-count-green = { $count ->
        [one] { $count } verde
       *[other] { $count } verdi
    }
carrara-count-blue = { $count } blu
carrara-count-dark = { $edition ->
        [first] { $count } { $count ->
            [one] nero
           *[other] neri
        }
       *[second] { $count } viola
    }

carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lerici

carrara-type-library = biblioteca
carrara-type-cathedral = cattedrale
carrara-type-palace = palazzo
carrara-type-gate = porta
carrara-type-castle = castello
carrara-type-villa = villa
carrara-types-library = tutte le biblioteche
carrara-types-cathedral = tutte le cattedrali
carrara-types-palace = tutti i palazzi
carrara-types-gate = tutte le porte
carrara-types-castle = tutti i castelli
carrara-types-villa = tutte le ville
carrara-building =
    { $carries ->
        [decoration] { $kind } { $value } con decorazione
        [statue] { $kind } { $value } con statua
        [both] { $kind } { $value } con decorazione e statua
       *[nothing] { $kind } { $value }
    }
carrara-own = { $building } a { $city }

carrara-object-book = libro
carrara-object-chalice = coppa
carrara-object-crown = corona
carrara-object-gate = porta
carrara-object-flag = bandiera
carrara-object-arms = stemma
carrara-held-book = { $count ->
        [one] { $count } libro
       *[other] { $count } libri
    }
carrara-held-chalice = { $count ->
        [one] { $count } coppa
       *[other] { $count } coppe
    }
carrara-held-crown = { $count ->
        [one] { $count } corona
       *[other] { $count } corone
    }
carrara-held-gate = { $count ->
        [one] { $count } porta
       *[other] { $count } porte
    }
carrara-held-flag = { $count ->
        [one] { $count } bandiera
       *[other] { $count } bandiere
    }
carrara-held-arms = { $count ->
        [one] { $count } stemma
       *[other] { $count } stemmi
    }
carrara-piece-book = libro
carrara-piece-chalice = coppa
carrara-piece-crown = corona
carrara-piece-gate = porta
carrara-piece-flag = bandiera
carrara-piece-arms = stemma
carrara-piece-white-statue = statua bianca
carrara-piece-yellow-statue = statua gialla
carrara-piece-red-statue = statua rossa
carrara-piece-green-statue = statua verde
carrara-piece-blue-statue = statua blu
carrara-piece-purple-statue = statua viola
carrara-piece-gold-statue = statua d’oro
carrara-no-piece = niente
carrara-stored = { $piece } in deposito
carrara-warehouse = deposito

carrara-wheel = ruota
carrara-wheel-inner = ruota interna
carrara-location = { $number }: { $bricks }
carrara-brick-at = { $brick } nella { $number }, { $price ->
        [one] 1 moneta
       *[other] { $price } monete
    }
carrara-bought = { $bricks } ({ $price ->
        [0] gratis
        [one] 1 moneta
       *[other] { $price } monete
    })
carrara-stack = { $count ->
        [0] la pila è vuota
        [one] 1 edificio nella pila
       *[other] { $count } edifici nella pila
    }
carrara-place-urban = tutti gli edifici urbani
carrara-place-rural = tutti gli edifici rurali
carrara-place-money = lo spazio monete da { $coins } monete (1 PV ogni { $rate } monete)
carrara-place-statues = tutte le statue a { $first } e { $second }
carrara-improvement = { $place }: { $reward } per ogni punto di valore
carrara-improved-livorno = Livorno
carrara-improved-pisa = Pisa
carrara-improved-lucca = Lucca
carrara-improved-viareggio = Viareggio
carrara-improved-massa = Massa
carrara-improved-lerici = Lerici
carrara-improved-urban = tutti gli edifici urbani
carrara-improved-rural = tutti gli edifici rurali
carrara-space = spazio { $number } della Reggia ({ $bonus })
carrara-open-area = area libera della Reggia
carrara-bonus-decoration = una decorazione a tua scelta
carrara-bonus-gold = una statua d’oro

carrara-coins = { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
carrara-points = { $count } PV
carrara-free = gratis
carrara-nothing = niente
carrara-and = { $first } e { $second }

## Kinds of action

carrara-kind-turn = Gira la ruota
carrara-kind-turn-both = Gira entrambe le ruote
carrara-kind-spin = Gira la ruota interna
carrara-kind-buy = Compra blocchi
carrara-kind-broke = Prendi 2 monete
carrara-kind-stuck = Prendi 2 monete
carrara-kind-build = Costruisci
carrara-kind-upgrade = Migliora un edificio
carrara-kind-improve = Prendi uno sviluppo
carrara-kind-court = Fai un conteggio
carrara-kind-score = Fai un conteggio
carrara-kind-pass = Passa
carrara-kind-take = Prendi
carrara-kind-place = Metti su un edificio
carrara-kind-store = Metti in deposito
carrara-kind-swap = Deposita al posto di un altro
carrara-kind-decline = Rinuncia
carrara-kind-move = Sposta dal deposito
carrara-kind-purchase = Compra decorazione o statua
carrara-kind-object = Compra un oggetto
carrara-kind-announce = Annuncia la fine
carrara-kind-end = Termina il turno

## What is to be done

carrara-task-setting-up = Si prepara il tavolo.
carrara-task-drawing = Si sta pescando.
carrara-task-other =
    { $phase ->
        [buy] { $who } compra blocchi.
        [improve] { $who } sceglie uno sviluppo.
        [piece] { $who } colloca un pezzo.
        [score] { $who } fa un conteggio.
        [after] { $who } conclude il turno.
       *[start] { $who } sceglie un’azione.
    }
carrara-task-start = Tocca a te: compra blocchi, costruisci o fai un conteggio.
carrara-task-start-or-pass = Tocca a te: compra blocchi, costruisci, fai un conteggio o passa.
carrara-task-last-turn = Il tuo ultimo turno: compra blocchi, costruisci, fai un conteggio o passa.
carrara-task-visit = { $who } ha aperto una visita reale. Fai ora un conteggio con il tuo segnalino dallo { $space }; se fai altro, il segnalino va nell’area libera.
carrara-task-buy = Scegli dei blocchi in una sezione della ruota. Hai { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
carrara-task-improve = Scegli uno sviluppo.
carrara-task-take = Hai svuotato la sezione { $number }: prendi la decorazione o la statua che mostra, oppure niente.
carrara-task-take-decoration = Prendi una decorazione a tua scelta.
carrara-task-in-hand = { $room ->
        [full] Nuovo pezzo: { $piece }. Mettilo su un edificio adatto: i tuoi depositi sono pieni.
       *[free] Nuovo pezzo: { $piece }. Mettilo { $kind ->
            [decoration] su un edificio del suo tipo
            [gold] su un edificio qualsiasi senza statua
           *[statue] su un edificio in una città che accetta il suo colore
        }, oppure in deposito.
    }
carrara-task-score = Scegli che cosa conteggiare.
carrara-task-after = { $what ->
        [object] Puoi ancora comprare un oggetto per { $price } monete, oppure terminare il turno.
        [piece] Puoi ancora comprare una decorazione o una statua per { $price } monete, oppure terminare il turno.
       *[nothing] Vuoi fare altro prima di terminare il turno?
    }
carrara-task-won = La partita è finita: { $self ->
        [yes] hai vinto.
       *[no] vince { $who }.
    }
carrara-task-shared = La partita è finita. Vincono insieme: { $winners }.

## What an action would do

carrara-action-turn = Gira la ruota e riempila, poi compra blocchi.
carrara-action-turn-both = Gira entrambe le ruote e aggiungi blocchi, poi compra.
carrara-action-spin = Gira solo la ruota interna, poi compra blocchi.
carrara-action-buy = Compra nella { $number }: { $bricks } ({ $price }).
carrara-action-broke = Non puoi permetterti nulla: prendi 2 monete.
carrara-action-stuck = Non puoi fare nulla: prendi 2 monete.
carrara-action-build = Costruisci a { $city }: { $building }, con { $bricks }.
carrara-action-upgrade = Migliora a { $city }: { $old } diventa { $new }, con { $bricks }.
carrara-action-improve = Prendi lo sviluppo per { $improvement }.
carrara-action-visit = Apri una visita reale dallo { $space }, poi fai un conteggio.
carrara-action-follow = Segui la visita reale dallo { $space }, poi fai un conteggio.
carrara-action-open-marker = Fai un conteggio con un segnalino dell’area libera, senza bonus.
carrara-action-score = Conteggia { $place }: { $pay }{ $objects ->
        [0] .
        [one] {" "}e 1 oggetto.
       *[other] {" "}e { $objects } oggetti.
    }
carrara-action-score-money = Prendi { $place }. Alla fine ogni { $rate } monete valgono 1 PV.
carrara-action-pass-freely = Passa.
carrara-action-pass = Passa e prendi 2 monete.
carrara-action-take-nothing = Non prendere niente.
carrara-action-take = Prendi: { $piece }.
carrara-action-place = Metti il pezzo a { $city }, su { $building }.
carrara-action-store = Metti il pezzo in un deposito.
carrara-action-swap = Scarta dal deposito: { $piece }. Al suo posto va il nuovo pezzo.
carrara-action-decline = Rinuncia al pezzo.
carrara-action-move = Sposta dal deposito: { $piece } su { $building } a { $city }.
carrara-action-purchase = Compra per { $price }: { $piece } per { $building } a { $city }.
carrara-action-object = Compra per { $price }: { $object }.
carrara-action-announce = Annuncia la fine della partita e prendi 5 PV.
carrara-action-end = Termina il turno.

## What has happened

carrara-event-cards-drawn = Le carte sono pescate: carta primaria { $top }, carta oggetto { $object }, carta edificio { $building }, carta bonus { $bonus }.
carrara-event-wheel-set = Simbolo iniziale nella sezione I: { $object }.
carrara-event-tile-revealed = Nuovo edificio scoperto: { $building }.
carrara-event-wheel-turned = La ruota gira.
carrara-event-inner-wheel-turned = La ruota interna gira.
carrara-event-bricks-drawn = Nuovi blocchi sulla ruota: { $bricks }.
carrara-event-bricks-bought = { $self ->
        [yes] Compri nella { $number }: { $bricks } ({ $price }).
       *[no] { $who } compra nella { $number }: { $bricks } ({ $price }).
    }
carrara-event-coins-taken = { $self ->
        [yes] Prendi { $count ->
            [one] 1 moneta
           *[other] { $count } monete
        }.
       *[no] { $who } prende { $count ->
            [one] 1 moneta
           *[other] { $count } monete
        }.
    }
carrara-event-built = { $self ->
        [yes] Costruisci a { $city }: { $building }, con { $bricks }.
       *[no] { $who } costruisce a { $city }: { $building }, con { $bricks }.
    }
carrara-event-upgraded = { $self ->
        [yes] Migliori a { $city }: { $old } diventa { $new }, con { $bricks }.
       *[no] { $who } migliora a { $city }: { $old } diventa { $new }, con { $bricks }.
    }
carrara-event-improved = { $self ->
        [yes] Prendi lo sviluppo per { $improvement }.
       *[no] { $who } prende lo sviluppo per { $improvement }.
    }
carrara-event-points-taken = { $self ->
        [yes] Ricevi { $count } PV.
       *[no] { $who } riceve { $count } PV.
    }
carrara-event-visit-opened = { $self ->
        [yes] Apri una visita reale dallo spazio { $number } della Reggia.
       *[no] { $who } apre una visita reale dallo spazio { $number } della Reggia.
    }
carrara-event-visit-ended = { $self ->
        [yes] La tua visita reale è finita.
       *[no] La visita reale di { $who } è finita.
    }
carrara-event-marker-moved = { $self ->
        [yes] Il tuo segnalino passa dallo spazio { $number } della Reggia all’area libera.
       *[no] Il segnalino di { $who } passa dallo spazio { $number } della Reggia all’area libera.
    }
carrara-event-scored = { $self ->
        [yes] Conteggi { $place }: { $pay }.
       *[no] { $who } conteggia { $place }: { $pay }.
    }
carrara-event-scored-money = { $self ->
        [yes] Occupi { $place } con un segnalino. Le monete contano alla fine.
       *[no] { $who } occupa { $place } con un segnalino. Le monete contano alla fine.
    }
carrara-event-objects-taken = { $self ->
        [yes] Prendi { $count ->
            [one] un oggetto: { $object }
           *[other] { $count } oggetti di tipo { $object }
        }.
       *[no] { $who } prende { $count ->
            [one] un oggetto: { $object }
           *[other] { $count } oggetti di tipo { $object }
        }.
    }
carrara-event-object-bought = { $self ->
        [yes] Compri per { $price }: { $object }.
       *[no] { $who } compra per { $price }: { $object }.
    }
carrara-event-piece-taken = { $self ->
        [yes] Prendi: { $piece }.
       *[no] { $who } prende: { $piece }.
    }
carrara-event-piece-placed = { $self ->
        [yes] Collochi a { $city }: { $piece } su { $building }.
       *[no] { $who } colloca a { $city }: { $piece } su { $building }.
    }
carrara-event-piece-stored = { $self ->
        [yes] Metti in deposito: { $piece }.
       *[no] { $who } mette in deposito: { $piece }.
    }
carrara-event-piece-given-up = { $self ->
        [yes] Rinunci a un pezzo: { $piece }.
       *[no] { $who } rinuncia a un pezzo: { $piece }.
    }
carrara-event-piece-bought = { $self ->
        [yes] Compri per { $price }: { $piece }.
       *[no] { $who } compra per { $price }: { $piece }.
    }
carrara-event-end-announced = { $self ->
        [yes] Annunci la fine. Il giro viene completato.
       *[no] { $who } annuncia la fine. Il giro viene completato.
    }
carrara-event-end-triggered = { $self ->
        [yes] Fai scattare la fine della partita. Tutti gli altri hanno ancora un turno.
       *[no] { $who } fa scattare la fine della partita. Tutti gli altri hanno ancora un turno.
    }
carrara-event-game-over = La partita è finita.

## Why something is not possible

carrara-refusal-over = La partita è finita.
carrara-refusal-chance-first = Prima si deve pescare.
carrara-refusal-other-turn = Non tocca a te.
carrara-refusal-not-in-ruleset = «{ $kind }» non esiste in questa versione del gioco.
carrara-refusal-no-bricks = La ruota e il sacchetto sono vuoti.
carrara-refusal-empty-wheel = La ruota è vuota: prima devi girarla.
carrara-refusal-must-turn = Prima di comprare devi girare la ruota.
carrara-refusal-nothing-affordable = Con { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } non puoi permetterti nessun blocco della ruota.
carrara-refusal-something-affordable = Puoi permetterti un blocco, quindi devi comprarne almeno uno.
carrara-refusal-nothing-bought = Devi comprare almeno un blocco.
carrara-refusal-not-on-wheel = Blocchi nella { $number }: { $held }. Non ci sono quelli che vuoi: { $wanted }.
carrara-refusal-too-dear = Nella { $number } il prezzo di { $wanted } è di { $price ->
        [one] 1 moneta
       *[other] { $price } monete
    }; tu ne hai { $coins }.
carrara-refusal-action-possible = Puoi ancora fare qualcosa.
carrara-refusal-no-announcement = Puoi passare solo dopo che è stata annunciata la fine.
carrara-refusal-not-offered = Questo edificio non c’è: { $building }.
carrara-refusal-not-owned = Non puoi pagare { $paid }; i tuoi blocchi: { $owned }.
carrara-refusal-not-accepted = { $city } non accetta { $refused }.
carrara-refusal-wrong-count = Per questo edificio ({ $building }) a { $city } { $need ->
        [one] serve 1 blocco
       *[other] servono { $need } blocchi
    }; puoi darne { $given }.
carrara-refusal-no-such-building = A { $city } non hai questo edificio: { $building }.
carrara-refusal-not-higher = Il nuovo edificio ({ $new }) non ha un valore più alto del vecchio ({ $old }).
carrara-refusal-not-its-monument = Per migliorare questo edificio ({ $old }) serve il monumento dello stesso tipo, non un altro ({ $new }).
carrara-refusal-improvement-taken = Lo sviluppo per { $improvement } non c’è più.
carrara-refusal-no-marker = Non hai più segnalini.
carrara-refusal-no-such-place = In questa versione del gioco questo conteggio non esiste: { $place }.
carrara-refusal-scored = Conteggio già fatto: { $place }.
carrara-refusal-too-few-buildings = Per conteggiare { $city } servono { $need } tuoi edifici; { $own ->
        [0] non ce n’è nessuno.
        [one] ce n’è 1.
       *[other] ce ne sono { $own }.
    }
carrara-refusal-no-building-for = Non hai edifici per questo conteggio: { $place }.
carrara-refusal-too-few-coins = Servono { $need } monete; tu ne hai { $coins }.
carrara-refusal-second-money-space = Hai già uno spazio monete.
carrara-refusal-no-place = Non c’è nulla che tu possa conteggiare.
carrara-refusal-no-marker-on = Non hai segnalini sullo spazio { $number } della Reggia.
carrara-refusal-no-open-marker = Non hai segnalini nell’area libera.
carrara-refusal-other-visit = Durante questa visita reale puoi usare solo il tuo segnalino sullo spazio { $number } della Reggia.
carrara-refusal-court-first = Prima scegli uno dei tuoi segnalini alla Reggia.
carrara-refusal-place-not-available = Non puoi ancora fare questo conteggio: { $place }.
carrara-refusal-piece-not-offered = Questo pezzo non si può prendere qui: { $piece }.
carrara-refusal-does-not-fit = Questo pezzo ({ $piece }) non va bene su questo edificio: { $building } a { $city }.
carrara-refusal-warehouses-full = Entrambi i depositi sono pieni.
carrara-refusal-need-not-swap = Puoi collocare o mettere in deposito questo pezzo senza scartare nulla: { $piece }.
carrara-refusal-not-stored = Nei tuoi depositi non c’è questo pezzo: { $piece }.
carrara-refusal-stored-this-turn = Questo pezzo è andato in deposito proprio in questo turno: { $piece }.
carrara-refusal-second-purchase = Puoi fare un solo acquisto per turno.
carrara-refusal-too-poor = Costa { $price } monete; tu ne hai { $coins }.
carrara-refusal-not-in-supply = Nella riserva non c’è più questo pezzo: { $piece }.
carrara-refusal-not-for-sale = Questo oggetto non è più in vendita: { $object }.
carrara-refusal-end-triggered = La fine è già scattata.
carrara-refusal-conditions-not-met = Non raggiungi tutti e tre gli obiettivi.
carrara-refusal-needless-bricks = Per «{ $kind }» non servono blocchi.

carrara-not-now-turn = Giri la ruota all’inizio del tuo turno, per comprare.
carrara-not-now-spin = Giri la ruota interna all’inizio del tuo turno, per comprare.
carrara-not-now-buy = Comprare blocchi è l’azione del tuo turno.
carrara-not-now-broke = Prendi 2 monete solo se non puoi permetterti nessun blocco.
carrara-not-now-stuck = Prendi 2 monete solo se non puoi fare nulla.
carrara-not-now-build = Costruire è l’azione del tuo turno e viene prima del resto.
carrara-not-now-upgrade = Migliorare un edificio è l’azione del tuo turno e viene prima del resto.
carrara-not-now-improve = Prendi uno sviluppo quando hai costruito un edificio di valore 8.
carrara-not-now-court = Fare un conteggio è l’azione del tuo turno e viene prima del resto.
carrara-not-now-score = Fare un conteggio è l’azione del tuo turno e viene prima del resto.
carrara-not-now-pass = Puoi passare all’inizio del tuo turno.
carrara-not-now-take = Ora non c’è nulla da prendere.
carrara-not-now-place = Non hai nessun pezzo in mano.
carrara-not-now-store = Non hai nessun pezzo in mano.
carrara-not-now-swap = Non hai nessun pezzo in mano.
carrara-not-now-decline = Non hai nessun pezzo in mano.
carrara-not-now-move = I pezzi in deposito si spostano all’inizio del tuo turno, dopo l’azione o quando prendi un altro pezzo.
carrara-not-now-purchase = Decorazioni e statue si comprano all’inizio del tuo turno o dopo l’azione.
carrara-not-now-object = Gli oggetti si comprano dopo l’azione.
carrara-not-now-announce = La fine si annuncia dopo l’azione.
carrara-not-now-end = Il tuo turno finisce dopo l’azione.

## The board

carrara-streets = Strade
carrara-panels = Che cosa mostrare
carrara-buildings = Edifici
carrara-monuments = { $edition ->
        [first] Edifici di valore 8
       *[second] Monumenti
    }
carrara-improvements = Sviluppi
carrara-court = Reggia
carrara-open = libera
carrara-objects = Oggetti
carrara-ornaments = Decorazioni e statue
carrara-places = Tipi e altri spazi di conteggio
carrara-holdings = Dietro lo schermo
carrara-hidden = Nascosto dietro lo schermo
carrara-warehouses = Depositi
carrara-in-hand = In mano: { $piece }
carrara-end = Come finisce la partita
carrara-look-at = Guarda le strade di { $who }
carrara-hub = Gira la ruota
carrara-bag-filled = Nel sacchetto ci sono blocchi.
carrara-bag-empty = Il sacchetto è vuoto.
carrara-wheel-title = Ruota
carrara-reconstructed = Il regolamento pubblicato non indica questo valore. È ricostruito.
carrara-street = { $city }: accetta { $color } e blocchi più cari, rende { $reward } per ogni punto di valore
carrara-markers-left = { $count ->
        [0] Nessun segnalino rimasto
        [one] 1 segnalino rimasto
       *[other] { $count } segnalini rimasti
    }
carrara-estimate = { $hidden ->
        [yes] → { $points }+
       *[no] → { $points }
    }
carrara-estimate-long = { $hidden ->
        [yes] Se la partita finisse ora: { $points } PV, più ciò che è nascosto dietro lo schermo
       *[no] Se la partita finisse ora: { $points } PV
    }
carrara-plaque = { $place }: il conteggio renderebbe { $pay }{ $objects ->
        [0] {""}
        [one] {" "}e 1 oggetto
       *[other] {" "}e { $objects } oggetti
    }
carrara-plaque-scored = { $place }: conteggio già fatto ({ $who })
carrara-plaque-buildings = { $place }: { $have ->
        [one] { $have } edificio
       *[other] { $have } edifici
    } su { $need }, resa attuale: { $pay }
carrara-plaque-coins = { $place }: { $have ->
        [one] { $have } moneta
       *[other] { $have } monete
    } su { $need }
carrara-plaque-nothing = { $place }: ancora nessun edificio
carrara-plaque-other-money = { $place }: un solo spazio monete a testa
carrara-plaque-no-marker = { $place }: nessun segnalino rimasto, resa attuale: { $pay }
carrara-plaque-money = { $place }: il conteggio renderebbe PV alla fine
carrara-plaque-money-no-marker = { $place }: nessun segnalino rimasto, il conteggio renderebbe PV alla fine
carrara-court-space = { $any ->
        [no] { $space }: nessun segnalino
       *[yes] { $space }, segnalini: { $who }
    }
carrara-court-visited = { $any ->
        [no] { $space }, visita reale: { $holder }; nessun segnalino
       *[yes] { $space }, visita reale: { $holder }; segnalini: { $who }
    }
carrara-object-stock = { $sale ->
        [yes] { $object }: in vendita per { $price } monete, { $count } nella riserva
       *[no] { $object }: non più in vendita, { $count } nella riserva
    }
carrara-piece-stock = { $piece }: { $count } nella riserva, { $price } monete
carrara-buildings-left = { $count ->
        [0] Nessun edificio rimasto
        [one] 1 edificio rimasto
       *[other] { $count } edifici rimasti
    }
carrara-announced = Fine annunciata ({ $who }).
carrara-triggered = La fine è scattata ({ $who }).
carrara-end-markers = Segnalini usati: { $used } su { $of }
carrara-end-stack = { $count ->
        [0] Pila vuota
       *[other] { $count } nella pila
    }
carrara-tray-buy = Compra nella { $number }
carrara-tray-pay = Paga
carrara-one-less = Un blocco { $color } in meno
carrara-one-more = Un blocco { $color } in più

## The board in words

carrara-text-location = { $count ->
        [0] { $number }: niente.
       *[other] { $number }: { $bricks }. Prezzo di ciascuno: { $prices }.
    }
carrara-text-symbols = Simboli: { $decoration } e { $statue }.
carrara-text-improvement = Sviluppo per { $improvement }
carrara-text-bricks = Blocchi: { $bricks }
carrara-text-objects = Oggetti: { $objects }
carrara-text-stored = Depositi: { $pieces }
carrara-text-street = { $city } (accetta { $color } e più cari, { $reward } per punto): { $buildings }
carrara-text-places = Spazi di conteggio: { $who }
