### Carrara: what every thing on the table is, what it is worth now, and what is missing.

explain-not-here = In questa versione del gioco non c’è.
explain-of = { $what }: { $who }
explain-or = { $first } o { $second }

## What is missing

explain-bricks-needed = { $count ->
        [one] 1 blocco
       *[other] { $count } blocchi
    }
explain-buildings-needed = { $count ->
        [one] 1 edificio
       *[other] { $count } edifici
    }
explain-more-bricks = { $count ->
        [one] ancora 1 blocco ({ $colors })
       *[other] ancora { $count } blocchi ({ $colors })
    }
explain-more-coins = { $count ->
        [one] ancora 1 moneta
       *[other] ancora { $count } monete
    }
explain-more-buildings = { $count ->
        [one] ancora 1 edificio
       *[other] ancora { $count } edifici
    }
explain-any-color = di qualsiasi colore
explain-missing = Serve: { $missing }.

## The wheel

explain-turn-must = Prima di ogni acquisto la ruota gira di una sezione.
explain-turn-may = Prima di comprare puoi girare la ruota di una sezione.
explain-turn-affordable = Prima di comprare puoi girare la ruota di una sezione. Se non puoi permetterti nessun blocco, devi farlo.
explain-turn-both = Prima di comprare giri di una sezione entrambe le ruote, oppure solo quella interna.
explain-turn-prices = Da I a VI i blocchi costano sempre meno. Quelli che da VI passano a I tornano cari.
explain-turn-next = Dopo il prossimo giro della ruota:
explain-refill = { $count ->
        [0] Sulla ruota ci sono 11 blocchi: non se ne aggiungono.
        [one] Poi si pesca 1 blocco dal sacchetto per la sezione I, così sulla ruota ce ne sono 11.
       *[other] Poi si pescano fino a { $count } blocchi dal sacchetto per la sezione I, finché sulla ruota ce ne sono 11.
    }
explain-refill-empty = Il sacchetto è vuoto: non si aggiungono blocchi.
explain-prices = Prezzi nella sezione { $number }: { $prices }.
explain-inner = Se gira da sola, la ruota interna sposta soltanto le statue. I blocchi restano dove sono e non se ne aggiungono.
explain-location = Sezione { $number }
explain-location-buy = In un turno compri in una sola sezione, tutti i blocchi che vuoi e che puoi pagare.
explain-location-empty = Se compri tutti i blocchi rimasti qui, puoi prendere la decorazione o la statua indicata, se è nella riserva.
explain-brick-here = { $count ->
        [0] Qui non c’è nessun blocco di questo colore.
        [one] Qui c’è 1 blocco di questo colore.
       *[other] Qui ci sono { $count } blocchi di questo colore.
    }
explain-brick-next = Dopo il prossimo giro della ruota: { $price ->
        [0] gratis
        [one] 1 moneta
       *[other] { $price } monete
    } nella sezione { $number }.
explain-bag = Sacchetto
explain-bag-about = Dal sacchetto si riempie la ruota, e i blocchi pagati vi tornano dentro. Il suo contenuto è nascosto.
explain-coins-left = Ti restano: { $coins }.

## Buildings

explain-cost = { $count ->
        [one] Costa 1 blocco, di un colore accettato dalla città.
       *[other] Costa { $count } blocchi, di colori accettati dalla città.
    }
explain-landscape = { $landscape ->
        [urban] Un edificio urbano.
       *[rural] Un edificio rurale.
    }
explain-its-object = Il suo oggetto: { $object }.
explain-its-decoration = La sua decorazione: { $object }.
explain-eight = Chi lo costruisce prende subito uno sviluppo.
explain-at-once = Dato che non hai più segnalini, costruirlo ti rende subito { $points } PV.
explain-onto = Puoi metterlo anche sopra un tuo edificio dello stesso tipo, per 8 meno il valore di quello.
explain-replace = Può anche sostituire un tuo edificio di valore più basso: paghi solo la differenza.
explain-enough = Hai i blocchi che servono.
explain-brings = { $short ->
        [0] Conteggio: { $before } → { $after }.
        [one] Conteggio: { $before } → { $after }, con 1 altro edificio.
       *[other] Conteggio: { $before } → { $after }, con altri { $short } edifici.
    }
explain-scored-by = Conteggio fatto da { $who }.
explain-has-scored = ha fatto il conteggio
explain-owner = Appartiene a { $who }.
explain-decorated = La decorazione aumenta il suo valore di 1.
explain-with-statue = Alla fine la sua statua conta per la maggioranza a { $city }.
explain-covered = { $count ->
        [one] Il monumento del suo tipo può andarci sopra per 1 blocco.
       *[other] Il monumento del suo tipo può andarci sopra per { $count } blocchi.
    }

## Cities

explain-accepts = Accetta blocchi del proprio colore e di tutti quelli più cari: { $colors }.
explain-exchange = Due blocchi del colore subito meno caro ({ $color }) valgono come uno.
explain-accept-title = { $brick }, { $city }
explain-accept = { $how ->
        [yes] Qui vale come un blocco.
        [pair] Qui due di questi valgono come un blocco.
       *[no] Qui non è accettato.
    }
explain-you-have = Hai: { $bricks }.
explain-reward = Rende { $reward } per ogni punto di valore degli edifici.
explain-reward-improved = Con lo sviluppo preso: { $printed } → { $improved } per ogni punto di valore.
explain-reward-possible = Il suo sviluppo: { $printed } → { $improved } per ogni punto di valore.
explain-power = { $count ->
        [0] Qui i tuoi blocchi non bastano per nessun edificio.
       *[other] Qui i tuoi blocchi bastano per un valore fino a { $count }.
    }
explain-improvement-left = Quando costruisci un edificio di valore 8 prendi uno degli sviluppi rimasti.
explain-improvement-brings = { $place }: ora per te { $before } → { $after }.
explain-has-improvement = ce l’ha

## Places to score

explain-place-city = In tutta la partita un solo giocatore può conteggiare una città. Gli servono lì { $need } suoi edifici.
explain-place-own = Ogni giocatore può fare questo conteggio una volta.
explain-place-money = Servono { $coins } monete, che mostri e tieni. Alla fine ogni { $rate } monete valgono 1 PV. Per un solo giocatore.
explain-money-now = Hai { $coins }: alla fine varrebbero { $after } PV invece di { $before }.
explain-place-statues = Contano i tuoi edifici con statua in queste due città. Ogni giocatore può fare questo conteggio una volta.
explain-objects = Oggetti che ricevi insieme: { $objects }.
explain-no-building = Ancora nessun edificio per questo.
explain-other-money = Un solo spazio monete a testa.

## The court

explain-court-about = Con il tuo segnalino che sta qui puoi fare un conteggio: prima ricevi il bonus, poi scegli che cosa conteggiare.
explain-court-marker = { $here ->
        [yes] il segnalino è qui
       *[no] il segnalino non c’è più
    }
explain-gold-left = { $count ->
        [0] Qui non ci sono più statue d’oro.
        [one] Qui è rimasta 1 statua d’oro.
       *[other] Qui sono rimaste { $count } statue d’oro.
    }
explain-open-about = Con un segnalino che sta qui puoi fare un conteggio in ogni turno in cui nessun altro ha il segnalino Visita Reale. Non dà bonus.
explain-markers = { $count ->
        [0] nessun segnalino
        [one] 1 segnalino
       *[other] { $count } segnalini
    }
explain-visit = Visita reale
explain-visit-about = Se fai un conteggio quando nessuno ha il segnalino Visita Reale, lo prendi. Fino al tuo prossimo turno gli altri possono fare un conteggio solo con il proprio segnalino dello stesso spazio, che dà loro lo stesso bonus.
explain-visit-missed = Se fanno altro, quel segnalino va nell’area libera.
explain-visit-none = Ora nessuno ha il segnalino Visita Reale.
explain-visit-now = { $who } ha il segnalino Visita Reale, allo spazio { $number }.
explain-visit-player = { $how ->
        [holds] ha il segnalino Visita Reale
        [can] ha lì un segnalino
       *[cannot] lì non ha segnalini
    }

## Players

explain-bricks = Blocchi
explain-coins = Monete
explain-points = Punti vittoria
explain-scoring-markers = Segnalini
explain-estimate = Se la partita finisse ora
explain-estimate-hidden = { $objects ->
        [yes] Monete e oggetti sono nascosti e non sono contati.
       *[no] Le monete sono nascoste e non sono contate.
    }
explain-coins-worth = Alla fine valgono { $points } PV.
explain-rate = Alla fine ogni { $rate } monete valgono 1 PV.
explain-tie = A parità di punti vittoria, alla fine decide chi ha più blocchi, di qualsiasi colore.
explain-accepted-in = Accettati a { $cities }.
explain-scored-places = Conteggi fatti: { $places }.
explain-scored-nothing = Ancora nessun conteggio.
explain-screen = { $objects ->
        [yes] Monete, blocchi e oggetti stanno dietro lo schermo: li vede solo chi li possiede.
       *[no] Monete e blocchi stanno dietro lo schermo: li vede solo chi li possiede.
    }
explain-objects-worth = Tutti gli oggetti insieme valgono { $points } PV alla fine.
explain-decorations-here = Su edifici: { $count }; alla fine valgono { $points } PV.
explain-marker-about = Ogni conteggio richiede un segnalino.
explain-markers-where = Sugli spazi bonus: { $court }. Nell’area libera: { $open }.

## The end of the game

explain-condition = Obiettivo { $number }
explain-card = { $card ->
        [top] Carta primaria
        [object] Carta oggetto
        [building] Carta edificio
       *[bonus] Carta bonus
    }
explain-progress = { $goal ->
        [top-scorings] { $have } su { $need } conteggi
        [top-high-buildings] { $have } su { $need } edifici di valore 5 o 8
        [top-cities] { $have } su { $need } città conteggiate
        [top-buildings] { $have } su { $need } edifici
        [top-coins] { $have } su { $need } monete
        [top-points] { $have } su { $need } PV
        [object-each] { $have } su { $need } oggetti
        [object-triples] { $have } su { $need } triplette di oggetti identici
        [object-alike] { $have } su { $need } oggetti identici
        [object-pair-and-four] { $have } su { $need } combinazioni di una coppia e una quaterna
        [object-different] { $have } su { $need } oggetti diversi
        [object-threes] { $have } su { $need } serie di tre oggetti diversi
        [building-total-value] valore totale { $have } su { $need }
        [building-threes] { $have } su { $need } città con almeno 3 edifici
        [building-fours] { $have } su { $need } edifici in una città
        [building-eights] { $have } su { $need } edifici di valore 8
        [building-rural] { $have } su { $need } edifici rurali
        [building-urban] { $have } su { $need } edifici urbani
        [building-landscape-pairs] { $have } su { $need } coppie di un edificio urbano e uno rurale
        [building-cities] { $have } su { $need } città con almeno 2 edifici
       *[object-pairs] { $have } su { $need } coppie di oggetti identici
    }
explain-pays-now = ora renderebbe { $pay }
explain-end-announce = Se dopo l’azione hai raggiunto tutti e tre gli obiettivi, puoi annunciare la fine e ricevere 5 PV. Poi si completa il giro.
explain-end-last = La partita finisce anche quando viene preso l’ultimo degli edifici mescolati.
explain-end-markers = La fine scatta quando un giocatore ha usato tutti i segnalini e la pila è vuota. Chi con il suo turno fa avverare entrambe le cose riceve 5 PV; gli altri hanno ancora un turno.
explain-stack = Edifici coperti. Quando un edificio viene preso, al suo posto si scopre il prossimo.

## Objects, decorations and statues

explain-object-about = Ricevi oggetti quando conteggi edifici del loro tipo. Dopo l’azione puoi comprarne uno ancora in vendita.
explain-object-type = Tipo corrispondente: { $kind }.
explain-object-more = Uno in più ti renderebbe { $points } PV alla fine.
explain-decoration-about = Va su un edificio del suo tipo, una sola per edificio, e ne aumenta il valore di 1 in ogni conteggio.
explain-decoration-worth = Alla fine 1, 2, 3, 4, 5, 6 o 7 uguali sui tuoi edifici valgono 2, 6, 12, 20, 30, 42 o 56 PV.
explain-statue-about = Va su un edificio in una città che accetta blocchi del suo colore, una sola per edificio.
explain-statue-gold = Va su un edificio in qualsiasi città, una sola per edificio. Si riceve solo alla Reggia.
explain-statue-worth = Alla fine chi ha più statue in una città riceve PV.
explain-supply = Nella riserva: { $count }.
explain-purchase = Una volta per turno puoi comprare una decorazione o una statua colorata per { $price }. Va subito su un edificio, una statua solo nella città del suo stesso colore.
explain-warehouse = Ognuno dei due depositi conserva una decorazione o una statua per un turno successivo. I pezzi in deposito alla fine non valgono nulla.
explain-warehouse-free = { $count ->
        [0] Entrambi i depositi sono pieni.
        [one] 1 deposito è libero.
       *[other] { $count } depositi sono liberi.
    }
explain-take-nothing = Puoi anche lasciare i pezzi dove sono.
explain-payment = I blocchi pagati tornano nel sacchetto.

## Values and rules

explain-value-court = Spazi bonus della Reggia
explain-value-symbols = Simboli sulle ruote
explain-documented = Questo valore è pubblicato, oppure è stato scelto per questo tavolo.
explain-rules = Regole
explain-rule = { $section }: { $words }
