### Palazzo: its things, what can be done with them, and what happens.

## Things

palazzo-brick = mattone
palazzo-sandstone = arenaria
palazzo-marble = marmo
# Brick is T (terracotta), because M is marble (marmo).
palazzo-brick-letter = T
palazzo-sandstone-letter = A
palazzo-marble-letter = M
palazzo-florin = fiorino
palazzo-ducat = ducato
palazzo-lira = lira
palazzo-florin-letter = F
palazzo-ducat-letter = D
palazzo-lira-letter = L
palazzo-tile = piano { $floor } in { $material } ({ $windows ->
        [one] { $windows } finestra
       *[other] { $windows } finestre
    })
palazzo-coin = { $currency } { $value }
palazzo-certificate = certificato { $value }
palazzo-several = { $count } × { $thing }
palazzo-triplet = un tris di { $value }
palazzo-triplet-of-certificates = un tris di certificati
palazzo-quarry = cava { $number }
palazzo-palace = palazzo { $number }
palazzo-floor-of-palace = { $tile } nel palazzo { $number }
palazzo-new-palace = un nuovo palazzo
palazzo-discard = fuori dal gioco
palazzo-nothing = niente
palazzo-list = { $first }, { $rest }
palazzo-list-last = { $first } e { $second }

## Kinds of action

palazzo-kind-money = Prendi denaro
palazzo-kind-draw = Compra o metti all’asta
palazzo-kind-rebuild = Ristruttura
palazzo-kind-take-out = Togli una tessera
palazzo-kind-insert = Inserisci una tessera singola
palazzo-kind-remove = Rimuovi una tessera singola
palazzo-kind-buy = Compra
palazzo-kind-auction = Metti all’asta
palazzo-kind-bid = Fai un’offerta
palazzo-kind-pass = Passa

## What is to be done

palazzo-task-set-up = Si prepara la partita.
palazzo-task-reveal = Si rivelano carte o tessere.
palazzo-task-turn = { $self ->
        [yes] Tocca a te: prendi denaro, compra o metti all’asta, oppure ristruttura.
       *[no] { $who } sceglie: denaro, acquisto o asta, oppure ristrutturazione.
    }
palazzo-task-draft = { $self ->
        [yes] { $count ->
            [one] Prendi una delle carte rivelate.
           *[other] Prendi due delle carte rivelate.
        }
       *[no] { $count ->
            [one] { $who } prende una delle carte rivelate.
           *[other] { $who } prende due delle carte rivelate.
        }
    }
palazzo-task-offer = { $self ->
        [yes] Compra una o due tessere a { $price } l’una, oppure { $count ->
            [1] metti all’asta la tessera della { $quarry }
            [2] metti all’asta le due tessere della { $quarry }
            [3] metti all’asta le tre tessere della { $quarry }
           *[other] lascia che ognuno prenda una delle { $count } tessere della { $quarry }
        }.
       *[no] { $who } compra tessere a { $price } l’una oppure apre la { $quarry }.
    }
palazzo-task-offer-auction = { $self ->
        [yes] Il magazzino è vuoto: metti all’asta le tessere della { $quarry }.
       *[no] { $who } deve mettere all’asta le tessere della { $quarry }.
    }
palazzo-task-offer-empty = { $self ->
        [yes] Compra una o due tessere a { $price } l’una, oppure metti all’asta: le cave sono vuote, quindi non succederebbe nulla.
       *[no] { $who } compra tessere a { $price } l’una oppure lascia finire il turno.
    }
palazzo-task-auction = { $self ->
        [yes] Offri almeno { $least } o passa. Offerta più alta: { $highest } ({ $players }).
       *[no] { $who } offre almeno { $least } o passa. Offerta più alta: { $highest } ({ $players }).
    }
palazzo-task-build = { $self ->
        [yes] Da collocare: { $tiles }. In cima a un palazzo, come nuovo palazzo o fuori dal gioco.
       *[no] { $who } colloca: { $tiles }.
    }
palazzo-task-pick = { $self ->
        [yes] Prendi una delle tessere.
       *[no] { $who } prende una delle tessere.
    }
palazzo-task-won = { $self ->
        [yes] Hai vinto con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
       *[no] { $who } vince con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
    }
palazzo-task-shared = Vincono insieme con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $players }.

## What an action does

palazzo-do-money = Rivela { $count } carte denaro: tu ne prendi due, ognuno degli altri una.
palazzo-do-draw = Rivela due tessere, poi compra o metti all’asta.
palazzo-do-take = Prendi: { $cards }.
palazzo-do-buy = Compra per { $price }: { $tiles }. Pagamento: { $cards }{ $over ->
        [0] .
       *[other] ; { $over } di troppo, senza resto.
    }
palazzo-do-auction = Apri l’asta sulla { $quarry }: { $tiles }. Inizi con il certificato di valore 3.
palazzo-do-distribute = Ognuno prende una tessera della { $quarry }, a cominciare da te: { $tiles }.
palazzo-do-auction-nothing = Metti all’asta a vuoto: le cave sono vuote e il turno finisce.
palazzo-do-bid = Offri { $amount } aggiungendo { $cards }.
palazzo-do-pass = Passa e riprendi le tue carte.
palazzo-do-pick = Prendi il { $tiles }.
palazzo-do-place = Metti il { $tiles } sul { $palace }: { $change ->
        [0] i punti non cambiano
        [one] { $change } punto in più
       *[other] { $change } punti in più
    }.
palazzo-do-place-new = Inizia un palazzo con il { $tiles }: −5 punti finché non cresce.
palazzo-do-place-discard = Metti fuori dal gioco il { $tiles }.
palazzo-do-take-out = Togli il { $tiles } dal { $palace } pagando { $cards }: punti { $signed }.
palazzo-do-insert = Inserisci il { $tiles } nel { $palace } pagando { $cards }: punti { $signed }.
palazzo-do-remove = Rimuovi dal gioco il { $tiles } pagando { $cards }: punti { $signed }.

## What has happened

palazzo-event-builder-placed = Il capomastro parte dalla { $quarry }.
palazzo-event-laid-out = Le prime tessere: { $tiles }.
palazzo-event-dealt = { $self ->
        [yes] Ricevi: { $cards }.
       *[no] { $who } riceve: { $cards }.
    }
palazzo-event-dealt-hidden = { $self ->
        [yes] Ricevi { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }.
       *[no] { $who } riceve { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }.
    }
palazzo-event-money-revealed = { $reshuffled ->
        [yes] Gli scarti vengono mescolati. Carte rivelate: { $cards }.
       *[no] Carte rivelate: { $cards }.
    }
palazzo-event-money-taken = { $self ->
        [yes] Prendi: { $cards }.
       *[no] { $who } prende: { $cards }.
    }
palazzo-event-tiles-revealed = Il { $first } va nel magazzino, il { $second } sulla { $quarry }.
palazzo-event-warehouse-and-rider = Il { $tiles } va nel magazzino, e compare un cavaliere.
palazzo-event-rider-and-quarry = Compare un cavaliere, e il { $tiles } va sulla { $quarry }.
palazzo-event-two-riders = Compaiono due cavalieri.
palazzo-event-bought = { $self ->
        [yes] Compri: { $tiles }.
       *[no] { $who } compra: { $tiles }.
    } { $amount ->
        [0] Non costa nulla.
       *[other] Pagamento: { $cards }, in tutto { $amount }.
    }
palazzo-event-builder-moved = Il capomastro va alla { $quarry }.
palazzo-event-auction-opened = { $self ->
        [yes] Metti all’asta: { $tiles }.
       *[no] { $who } mette all’asta: { $tiles }.
    }
palazzo-event-nothing-to-auction = { $self ->
        [yes] Non trovi tessere da mettere all’asta.
       *[no] { $who } non trova tessere da mettere all’asta.
    }
palazzo-event-raised = { $self ->
        [yes] Offri { $amount } aggiungendo { $cards }.
       *[no] { $who } offre { $amount } aggiungendo { $cards }.
    }
palazzo-event-passed = { $self ->
        [yes] Passi.
       *[no] { $who } passa.
    }
palazzo-event-passed-and-took-back = { $self ->
        [yes] Passi e riprendi { $cards }.
       *[no] { $who } passa e riprende { $cards }.
    }
palazzo-event-won = { $self ->
        [yes] Vinci per { $amount }: { $tiles }.
       *[no] { $who } vince per { $amount }: { $tiles }.
    }
palazzo-event-distribution-opened = { $self ->
        [yes] Hai la prima scelta, e ognuno prende una tessera: { $tiles }.
       *[no] { $who } ha la prima scelta, e ognuno prende una tessera: { $tiles }.
    }
palazzo-event-picked = { $self ->
        [yes] Prendi il { $tiles }.
       *[no] { $who } prende il { $tiles }.
    }
palazzo-event-left-over = { $count ->
        [one] Il { $tiles } avanza ed esce dal gioco.
       *[other] Avanzano ed escono dal gioco: { $tiles }.
    }
palazzo-event-placed = { $self ->
        [yes] Metti il { $tiles } sul { $palace }.
       *[no] { $who } mette il { $tiles } sul { $palace }.
    }
palazzo-event-placed-new = { $self ->
        [yes] Inizi un palazzo con il { $tiles }.
       *[no] { $who } inizia un palazzo con il { $tiles }.
    }
palazzo-event-discarded = { $self ->
        [yes] Metti fuori dal gioco il { $tiles }.
       *[no] { $who } mette fuori dal gioco il { $tiles }.
    }
palazzo-event-taken-out = { $self ->
        [yes] Togli il { $tiles } dal { $palace } pagando { $cards }.
       *[no] { $who } toglie il { $tiles } dal { $palace } pagando { $cards }.
    }
palazzo-event-inserted = { $self ->
        [yes] Inserisci la tessera singola del { $single } nel { $palace } pagando { $cards }.
       *[no] { $who } inserisce la tessera singola del { $single } nel { $palace } pagando { $cards }.
    }
palazzo-event-removed = { $self ->
        [yes] Rimuovi dal gioco la tessera singola del { $single } pagando { $cards }.
       *[no] { $who } rimuove dal gioco la tessera singola del { $single } pagando { $cards }.
    }
palazzo-event-over-riders = Arriva il quinto cavaliere: la partita è finita.
palazzo-event-over-quiet = Nessuno rivela tessere da troppo tempo: la partita è finita.

## Why something is not possible

palazzo-no-chance-first = Prima si deve rivelare qualcosa.
palazzo-no-turn-of-other = Ora decide qualcun altro.
palazzo-no-over = La partita è finita.
palazzo-no-not-now = In questo momento non è possibile: «{ $action }».
palazzo-no-not-now-at-all = In questo momento non è possibile.
palazzo-no-cards = Si devono rivelare { $needed } carte denaro, ma fra mazzo e scarti { $held ->
        [one] ce n’è solo { $held }
       *[other] ce ne sono solo { $held }
    }.
palazzo-no-take-count = { $expected ->
        [one] Devi prendere una delle carte rivelate
       *[other] Devi prendere { $expected } delle carte rivelate
    }, non { $found }.
palazzo-no-not-revealed = Le carte rivelate sono { $market }: non puoi prendere { $cards }.
palazzo-no-not-in-hand = In mano non hai { $cards }.
palazzo-no-not-in-warehouse = Nel magazzino non trovi { $tiles }: puoi comprare solo ciò che c’è.
palazzo-no-two-currencies = Le carte singole di un pagamento devono essere di una sola valuta, non { $first } e { $second }.
palazzo-no-underpaid = Il prezzo è { $price } ({ $tiles }), ma il tuo pagamento ({ $cards }) vale solo { $amount }.
palazzo-no-bid-too-low = La tua offerta sarebbe di { $amount }, ma deve superare la più alta, che è di { $highest }.
palazzo-no-not-to-pick = Il { $tile } non è fra le tessere da scegliere: { $lot }.
palazzo-no-not-to-place = Il { $tile } non è fra le tessere da collocare: { $lot }.
palazzo-no-palace = { $owned ->
        [0] Non hai ancora nessun palazzo.
       *[other] Questo palazzo non esiste; tu ne hai { $owned }.
    }
palazzo-no-not-higher = Il { $tile } non è più alto del piano { $top }, l’ultimo del { $palace }.
palazzo-no-not-in-palace = Il { $tile } non è nel { $palace }.
palazzo-no-only-tile = Il { $tile } è l’unica tessera del suo palazzo e non si può togliere.
palazzo-no-not-single = Solo una tessera singola si può inserire o rimuovere; il { $palace } ha { $floors } piani.
palazzo-no-into-itself = Una tessera non si può inserire in sé stessa.
palazzo-no-floor-taken = Il { $palace } ha già un piano { $floor }: il { $tile } non ci sta.
palazzo-no-card-for-rebuild = Ristrutturare costa una carta denaro, e tu non ne hai.
palazzo-no-such-card-for-rebuild = Ristrutturare costa una carta denaro; in mano non hai { $card }.
palazzo-no-other-quarry = Il capomastro va alla prossima cava con tessere: { $quarry }.
palazzo-no-quarry-now = Le tessere di una cava si mettono all’asta dopo aver rivelato due tessere.

## The board

palazzo-certificate-letter = C
palazzo-warehouse = Magazzino
palazzo-each = { $price } l’una
palazzo-for-sale = { $tile } per { $price }
palazzo-next = prossima
palazzo-quarry-label = Cava { $number }: { $tiles }. { $windows ->
        [0] Qui non può arrivare nessuna tessera.
        [one] La prossima tessera arriva qui se ha una finestra.
       *[other] La prossima tessera arriva qui se ha { $windows } finestre.
    }{ $next ->
        [yes] { " " }Un’asta si terrebbe qui.
       *[no] { "" }
    }
palazzo-riders = Cavalieri arrivati: { $count } su { $last }; l’ultimo chiude la partita.
palazzo-stacks = Pile I, II e III, tessere ancora in arrivo: { $count }
palazzo-landing = { $windows ->
        [one] La prossima tessera arriva qui se ha una finestra.
       *[other] La prossima tessera arriva qui se ha { $windows } finestre.
    }
palazzo-deck = Denaro: { $deck } nel mazzo, { $discards } negli scarti
palazzo-quiet-turns = Turni di fila senza tessere rivelate: { $count } su { $last }; dopo { $last } la partita finisce.
palazzo-to-come = Tessere ancora in arrivo
palazzo-to-come-caption = Per piano: le finestre di ogni tessera
palazzo-reconstructed = La distribuzione delle tessere fra le pile è ricostruita: il regolamento non la indica.
palazzo-own-palaces = Palazzi
palazzo-own-money = Il tuo denaro
palazzo-no-palaces-yet = Ancora nessun palazzo. Compra tessere dal magazzino o vincile all’asta.
palazzo-worth = { $floors ->
        [one] { $floors } piano
       *[other] { $floors } piani
    }, { $windows ->
        [one] { $windows } finestra
       *[other] { $windows } finestre
    }{ $material ->
        [one] , un solo materiale
       *[mixed] { "" }
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
palazzo-palace-of = { $floors }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
palazzo-on-top = In cima al palazzo { $number }: punti { $change }
palazzo-begin-palace = Nuovo palazzo
palazzo-put-away = Fuori dal gioco
palazzo-reach = Puoi offrire fino a { $amount }.
palazzo-most = Puoi pagare fino a { $amount } in una volta.
palazzo-known-to-others = { $all ->
    [one] Gli altri conoscono la tua unica carta.
   *[other] Gli altri conoscono { $count } delle tue { $all } carte.
 }
palazzo-hand-of = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }; note: { $known }; ignote: { $unknown }
palazzo-revealed = Denaro rivelato
palazzo-auction = Asta
palazzo-leads = in testa
palazzo-decides = decide
palazzo-waits = in gara
palazzo-passed = ha passato
palazzo-opening = Chi mette all’asta apre con il certificato di valore 3.
palazzo-triplet-short = { $value }·{ $value }·{ $value }
palazzo-to-pick = Prendine una
palazzo-to-place = Da collocare
palazzo-left-to-pick = Restano per gli altri:
palazzo-score-player = Giocatore
palazzo-score-palaces = Palazzi
palazzo-score-points = Punti
palazzo-score-money = Denaro
palazzo-wins = vince
palazzo-price = Prezzo { $amount }:
palazzo-pays = = { $amount }
palazzo-overpays = { $amount } di troppo
palazzo-bid-total = fa { $amount }, contro { $highest }
palazzo-point-tile = Indica una tessera.
palazzo-point-floor = Indica una tessera dei tuoi palazzi.
palazzo-point-palace = Indica dove metterla.
palazzo-point-card = Indica che cosa prendi.
palazzo-sheets = Altre parti del tavolo

## The standing order

palazzo-order-none = Ordine segreto per la prossima asta
palazzo-order-is-bid = Ordine segreto: offri fino a { $amount }
palazzo-order-is-pass = Ordine segreto: passa
palazzo-order-is-money = Ordine segreto: al prossimo turno prendi denaro
palazzo-order-is-next = Ordine segreto per la tua prossima decisione
palazzo-order-secret = Nessun altro lo vede. Viene eseguito per te quando è il momento, e fino ad allora puoi ritirarlo.
palazzo-order-bid-up-to = Offri il minimo necessario, fino a
palazzo-order-bid = Offri per me
palazzo-order-pass = Passa per me nella prossima asta
palazzo-order-money = Prendi denaro nel mio prossimo turno
palazzo-order-always = anche se nel frattempo ci sono altre tessere
palazzo-order-withdraw = Ritira l’ordine

## The board in words

palazzo-text-quarries = Cave
palazzo-text-warehouse = Magazzino, { $price } per ogni tessera
palazzo-text-supplies = Pile e denaro
palazzo-text-builder-here = { $quarry } Il capomastro è qui.
palazzo-text-stack = Pila { $stack }: { $count ->
        [one] { $count } tessera edificio
       *[other] { $count } tessere edificio
    }
palazzo-text-to-come = Ancora in arrivo in { $material }, piano e finestre: { $tiles }
palazzo-text-out = Fuori dal gioco: { $tiles }
palazzo-text-bid = { $who }: { $amount } con { $cards }; { $standing }
palazzo-text-hand = Denaro: { $cards }; fino a { $amount } in una volta
palazzo-text-palace = Palazzo { $number }: { $tiles }; { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
palazzo-text-player = { $who }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
