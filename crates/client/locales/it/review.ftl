### Looking back: how a game ended, its replay, its analysis.

## The final score, line by line.
score-track = Punti sul segnapunti
score-track-from = { $places ->
        [0] nessun conteggio
        [one] un conteggio
       *[other] { $places } conteggi
    }
score-objects = Oggetti
score-objects-from = { $count ->
        [0] nessuno
        [one] un oggetto
       *[other] { $count } oggetti
    }
score-buildings = Edifici
score-buildings-from = { $count ->
        [0] nessuno
        [one] un edificio di valore { $value }
       *[other] { $count } edifici, valore { $value }
    }
score-bonus = Carta bonus
score-bonus-from = { $coins ->
        [one] e una moneta
       *[other] e { $coins } monete
    }
score-coins = Monete
score-coins-from = { $coins ->
        [0] nessuna moneta
        [one] una moneta, 1 punto ogni { $rate }
       *[other] { $coins } monete, 1 punto ogni { $rate }
    }
score-decorations = Decorazioni
score-decorations-from = { $count ->
        [0] nessuna
        [one] una decorazione
       *[other] { $count } decorazioni
    }
score-statues = Statue
score-statues-from = { $count ->
        [0] nessuna
        [one] una statua
       *[other] { $count } statue
    }
score-palace = Palazzo { $number }
score-palace-from = { $floors ->
        [one] un piano
        [2] due piani
       *[other] { $floors } piani: { $windows ->
            [one] una finestra
           *[other] { $windows } finestre
        }{ $height ->
            [0] {""}
           *[other] {" "}+ { $height } per l’altezza
        }{ $material ->
            [0] {""}
           *[other] {" "}+ { $material } per un solo materiale
        }
    }
score-total = Totale
score-tie-bricks = Blocchi avanzati
score-tie-money = Massimo denaro in una sola valuta
score-tie-decided = I totali sono pari: decide questo.
score-tie-shared = I totali sono pari, e anche questo: la vittoria è condivisa.
score-nothing = –

## The end of a game.
over-label = Il risultato
over-won = { $self ->
        [yes] Hai vinto
       *[no] Vince { $who }
    }
over-shared = Vincono insieme: { $who }
over-names-last = { $first } e { $last }
over-names-more = { $first }, { $rest }
over-lead = { $points ->
        [one] con { $total } punti, uno di vantaggio
       *[other] con { $total } punti, { $points } di vantaggio
    }
over-tied = con { $total } punti, a parità di punteggio
over-show = Mostra il risultato
over-close = Torna al tavolo
over-score = Punteggio finale
over-skip = Mostra tutto subito
over-rematch = Gioca ancora
over-rematch-open = Vai alla prossima partita
over-replay = Guarda il replay
over-analysis = Analisi
over-record = Scarica la partita
over-fair = Le estrazioni erano regolari?
over-fair-text = Ogni estrazione deriva da un seme segreto. Il suo hash era visibile prima della prima estrazione; ora è visibile anche il seme. Con la partita scaricata, chiunque può verificare tutte le estrazioni:
over-fair-hash = Hash
over-fair-seed = Seme
over-fair-command = Comando

## Charts.
chart-label = Grafici
chart-score = Punteggio
chart-score-about = Che cosa avrebbe ognuno se la partita fosse finita in quel momento
chart-coins = Monete
chart-coins-about = Le monete che aveva ognuno
chart-money = Denaro
chart-money-about = Il valore delle carte denaro che aveva ognuno
chart-chance = Probabilità di vittoria
chart-chance-about = Stima dei bot, in base a ciò che poteva sapere chi doveva decidere
chart-step = Passo
chart-step-value = Passo { $at } di { $of }
chart-value = { $name } { $value }
chart-reading = { $at }: { $values }
chart-read = { $chart }, passo per passo
chart-keys = Usa i tasti freccia per leggere il grafico passo per passo.
chart-table = Come tabella
chart-goto = Guarda il passo { $at }
chart-percent = { $share }%

## The replay.
replay-title = Replay
replay-loading = Lettura della partita…
replay-of = { $ruleset }: { $names }
replay-running = Questa partita è ancora in corso: vedi ciò che potevi vedere in quel momento.
replay-position = Passo { $at } di { $of }
replay-start = Prima del primo passo
replay-slider = Passo della partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-turn-back = Al turno precedente
replay-turn-forward = Al turno successivo
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-speed-value = { $factor }×
replay-to-move = { $self ->
        [yes] Decidi tu
       *[no] Decide { $who }
    }
replay-drawing = Si sta pescando
replay-over = La partita è finita
replay-moves = Passi
replay-charts = Grafici
replay-open = Tutte le mani scoperte
replay-seat = Dal posto di
replay-share = Copia il link
replay-copied = Copiato
replay-table = Al tavolo
replay-keys = I tasti freccia avanzano e arretrano, Inizio e Fine saltano, la barra spaziatrice avvia e mette in pausa.
replay-hints = Bot
replay-hints-title = Che cosa ne pensano i bot
replay-hints-ask = Chiedi ai bot
replay-hints-asking = I bot stanno pensando…
replay-hints-nobody = Qui non c’è nulla da decidere.
replay-hints-action = Azione
replay-hints-chance = Probabilità di vittoria
replay-hints-points = Punti finali
replay-hints-played = giocata
replay-hints-about = Stime, in base a ciò che chi decide ({ $who }) poteva sapere a questo punto.
replay-open-title = Rivedi una partita
replay-open-text = Apri il file di una partita (.game) dal tuo disco, o trascinalo qui. La partita viene rigiocata secondo le regole, passo per passo.
replay-open-choose = Scegli un file
replay-open-reading = Lettura di { $name }…
replay-open-wrong = Non è possibile rivedere { $name }: { $reason }
replay-open-large = { $name } è troppo grande per una partita.
replay-open-games = Trovi le tue partite finite in «Le tue partite».
replay-missing = Questa partita non esiste
replay-not-opened = La partita non si può aprire

## The analysis.
analysis-title = Analisi
analysis-start = Esamina ogni decisione
analysis-text = I bot confrontano ogni decisione con la migliore che trovano, in base a ciò che il giocatore poteva sapere in quel momento. Ci vuole un attimo.
analysis-running = { $total ->
        [0] I bot esaminano la partita…
       *[other] { $done } decisioni su { $total }
    }
analysis-progress = Avanzamento dell’analisi
analysis-stopped = L’analisi è stata interrotta prima della fine.
analysis-none = Nulla ha spostato di almeno il 5% una probabilità di vittoria.
analysis-turning = Svolte
analysis-turning-number = Svolta { $number }
analysis-accuracy = Quanto bene ha deciso ognuno
analysis-decisions = Decisioni
analysis-precision = Precisione
analysis-mean-loss = Perdita media
analysis-mistakes = Che cosa si poteva fare meglio
analysis-mistakes-of = { $self ->
        [yes] Le tue decisioni
       *[no] { $who }
    }
analysis-no-mistakes = { $self ->
        [yes] Non hai sprecato nulla.
       *[no] { $who } non ha sprecato nulla.
    }
analysis-better = Meglio:
analysis-luck = Che cosa ha cambiato la fortuna
analysis-luck-none = Le estrazioni non hanno cambiato quasi nulla.
analysis-luck-sum-about = Tutte le estrazioni della partita insieme
analysis-decided-between = { $self ->
        [yes] Hai deciso la sfida fra gli altri
       *[no] { $who } ha deciso la sfida fra gli altri
    }
analysis-of-luck = Fortuna
analysis-grades = In base alla probabilità di vittoria sprecata da una decisione: buona dall’1%, imprecisione dal 5%, errore dal 10%, errore grave dal 20%. Tutti i valori sono stime.
grade-best = migliore
grade-good = buona
grade-inaccuracy = imprecisione
grade-mistake = errore
grade-blunder = errore grave
grades-best = Migliori
grades-good = Buone
grades-inaccuracy = Imprecisioni
grades-mistake = Errori
grades-blunder = Errori gravi
