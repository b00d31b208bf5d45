### The rules, for players. One message for each rule identifier, in our own words.
### Every value is one paragraph on one line. Identifiers are those of the rules pages.

rules-reconstructed = Un valore con questo segno è ricostruito: il regolamento stampato lo mostra solo in figura o non lo indica affatto, perciò abbiamo scelto quello che si adatta meglio; chi ospita il gioco e possiede la scatola può inserire il valore vero.

## What each game is about

rules-intro-carrara-1e = Costruisci per una nobile famiglia in sei città intorno a Carrara. I blocchi di marmo arrivano da una ruota girevole, sulla quale costano tanto meno quanto più a lungo aspettano, e ogni città è esigente in fatto di colori. Costruire bene è solo metà dell’opera: l’altra metà è scegliere il momento in cui una città o un tipo di edificio deve renderti monete, PV e oggetti. Puoi mettere fine alla partita quando raggiungi tre obiettivi, e a quel punto vince chi ha più PV.
rules-summary-carrara-1e = Compra blocchi, oppure costruisci, oppure fai un conteggio; poi puoi comprare un oggetto per 10 monete e, se raggiungi tutti e tre gli obiettivi, annunciare la fine.
rules-intro-carrara-1e-expansion = Il gioco della prima edizione, con più cose da costruire e più traguardi a cui puntare. Quattro carte stabiliscono nuovi obiettivi di fine partita e un nuovo conteggio finale, gli edifici di valore 8 e i miglioramenti fanno crescere le tue città, e gli sviluppi ne aumentano le ricompense. Puoi lasciare ferma la ruota e conteggiare gli edifici urbani o rurali. Vince chi ha più PV.
rules-summary-carrara-1e-expansion = Compra blocchi girando o no la ruota, oppure costruisci o migliora, oppure fai un conteggio; poi puoi comprare un oggetto per 10 monete e, se raggiungi gli obiettivi delle tre carte, annunciare la fine.
rules-intro-carrara-2e = Costruisci per una nobile famiglia in sei città intorno a Carrara, con blocchi di marmo che arrivano da una ruota girevole, sulla quale costano tanto meno quanto più a lungo aspettano. I monumenti portano sviluppi che aumentano le tue ricompense. Ogni conteggio è una visita reale: chi la apre prende un bonus, e tutti gli altri la seguono nel loro turno successivo o perdono quel bonus. Vince chi alla fine ha più PV.
rules-summary-carrara-2e = Scegli una sola azione: compra blocchi, costruisci, fai un conteggio, oppure passa e prendi 2 monete. Durante la visita reale di un altro giocatore, fai anche tu un conteggio o rinuncia a quel bonus.
rules-intro-carrara-2e-advanced = La seconda edizione al gran completo. Due ruote portano non solo blocchi, ma anche decorazioni, che danno più valore agli edifici, e statue, che contano per le maggioranze nelle città. Ci sono più bonus alla Reggia, più spazi di conteggio e cambi migliori per le tue monete. Vince chi alla fine ha più PV.
rules-summary-carrara-2e-advanced = Scegli una sola azione: compra blocchi, costruisci, fai un conteggio, oppure passa e prendi 2 monete. Prima o dopo puoi spostare sugli edifici i pezzi che hai nei depositi e comprare una decorazione o una statua per 10 monete.
rules-intro-palazzo = A Firenze, intorno al 1500, tutti vogliono possedere i palazzi più belli. Raccogli denaro in tre valute, compri le tessere del magazzino o fai offerte per quelle delle cave, e le sovrapponi piano dopo piano. I palazzi alti e con molte finestre, meglio ancora se di un solo materiale, portano PV; un piano solitario te ne costa. Quando arriva il quinto cavaliere la partita è finita, e vince chi ha più PV.
rules-summary-palazzo = Fai una di queste tre cose: prendi denaro; rivela due tessere e poi compra o metti all’asta; oppure ristruttura al prezzo di una carta denaro.

## Sections

rules-section-set-up = Preparazione
rules-section-turn = Il turno
rules-section-buy-bricks = Comprare blocchi
rules-section-wheel-symbols = I simboli sulle ruote
rules-section-decorations-and-statues = Decorazioni e statue
rules-section-storage = Depositi
rules-section-bonus-purchase = L’acquisto oltre all’azione
rules-section-build = Costruire
rules-section-upgrades = Valore 8, miglioramenti e sviluppi
rules-section-monuments = Monumenti e sviluppi
rules-section-score = Conteggi
rules-section-royal-visit = La visita reale
rules-section-extra-purchase = Acquisto extra
rules-section-end = Fine della partita
rules-section-final-scoring = Conteggio finale
rules-section-take-money = Prendere denaro
rules-section-buy-or-auction = Comprare o mettere all’asta
rules-section-buy-tiles = Comprare e pagare
rules-section-auction = L’asta
rules-section-palaces = Costruire palazzi
rules-section-rebuild = Ristrutturare
rules-section-end-and-scoring = Fine della partita e conteggio

## The Palaces of Carrara, first edition

# Set-up

rule-E1-SET-1 = Si gioca nell’ordine dei posti. Chi occupa il primo posto è il primo giocatore; lo si può estrarre a sorte.
rule-E1-SET-2 = Inizi con 20 monete, 0 PV, una plancia con le tue sei città e 6 segnalini per i conteggi.
rule-E1-SET-3 = Hai un blocco fin dall’inizio: nero al primo posto, blu al secondo, verde al terzo, rosso al quarto.
rule-E1-SET-4 = Ci sono 42 blocchi, 7 per colore; dal più caro al più economico, i colori sono bianco, giallo, rosso, verde, blu e nero. Uno di ogni colore parte dalla sezione I della ruota. Nel sacchetto va ciò che resta: 34, 33 o 32 blocchi con 2, 3 o 4 giocatori.
rule-E1-SET-5 = Ci sono 30 edifici: biblioteca, cattedrale, palazzo, porta, castello e villa, ciascuno una volta con ogni valore da 1 a 5. Una volta mescolati, 9 stanno scoperti sui nove spazi e 21 attendono in una pila coperta.
rule-E1-SET-6 = Ogni tipo di edificio ha il suo oggetto: libro per la biblioteca, coppa per la cattedrale, corona per il palazzo, porta per la porta, bandiera per il castello, stemma per la villa. Dei 6 oggetti di ogni tipo, uno è in vendita nell’area oggetti e 5 sono nella riserva.
rule-E1-SET-7 = Le tue monete, i tuoi blocchi e i tuoi oggetti stanno dietro il tuo schermo, e solo tu li vedi. Edifici, segnalini, PV, ruota, area oggetti, riserva e altezza della pila sono visibili a tutti. Che cosa c’è nel sacchetto si può dedurre; l’ordine in cui compariranno blocchi ed edifici non lo conosce nessuno.

# A turn

rule-E1-TURN-1 = Nel tuo turno scegli esattamente un’azione: comprare blocchi, costruire o fare un conteggio. Non puoi semplicemente saltare il turno.
rule-E1-TURN-2 = Conclusa l’azione puoi fare un acquisto extra, e dopo di questo puoi annunciare la fine. Poi tocca al giocatore successivo.
rule-E1-TURN-3 = Se non puoi né comprare blocchi né costruire né fare un conteggio, lo mostri agli altri e prendi 2 monete, e il tuo turno è finito. Quando qualcuno ha già annunciato la fine, puoi anche semplicemente passare.

# Buying bricks

rule-E1-BUY-1 = Prima dell’acquisto la ruota gira di una sezione in senso orario: ciò che era nella I passa nella II, ciò che era nella II passa nella III, e così via. I blocchi che dalla VI tornano nella I restano sulla ruota, di nuovo ai prezzi alti.
rule-E1-BUY-2 = Poi si pescano a caso blocchi dal sacchetto e si mettono nella sezione I, finché sull’intera ruota ce ne sono 11 o il sacchetto è vuoto. Se ce ne sono già 11, non se ne aggiungono.
rule-E1-BUY-3 = Ora scegli una sezione e compra quanti dei suoi blocchi vuoi, almeno uno. Nella sezione I il bianco costa 6 monete, il giallo 5, il rosso 4, il verde 3, il blu 2 e il nero 1. A ogni sezione successiva ciascun colore costa 1 moneta in meno, fino a 0, così che nella VI solo il bianco costa ancora 1 moneta. Anche prendere un blocco per 0 monete vale come acquisto.
rule-E1-BUY-4 = Se a questo punto non puoi permetterti nessun blocco della ruota, lo mostri e prendi 2 monete. Il tuo turno finisce subito: niente acquisto extra e niente annuncio. Se puoi permetterti un blocco, devi comprare.
rule-E1-BUY-5 = Quando non ci sono blocchi né sulla ruota né nel sacchetto, non puoi scegliere questa azione. Quando è vuoto solo il sacchetto, puoi: la ruota gira come sempre e non si aggiunge nulla.
rule-E1-BUY-6 = La banca non resta mai senza monete.

# Building

rule-E1-BUILD-1 = Scegli un edificio scoperto e una delle tue sei città, e paga tanti blocchi quanto è il valore dell’edificio. La città stabilisce i colori che puoi usare: Livorno solo bianco; Pisa bianco e giallo; Lucca bianco, giallo e rosso; Viareggio tutti tranne blu e nero; Massa tutti tranne nero; Lerici tutti e sei.
rule-E1-BUILD-2 = I blocchi che hai pagato vanno nel sacchetto e possono ricomparire sulla ruota.
rule-E1-BUILD-3 = Finché la pila non è esaurita, un suo edificio riempie lo spazio rimasto libero fra i nove.
rule-E1-BUILD-4 = Una città può ospitare un numero qualsiasi di edifici, e puoi costruire lo stesso tipo più di una volta.

# Scoring

rule-E1-SCORE-1 = Ogni conteggio impegna uno dei tuoi 6 segnalini, che resta fino alla fine sulla città o sul tipo che hai conteggiato. Quando li hai usati tutti, non puoi più fare conteggi.
rule-E1-SCORE-2 = Puoi conteggiare un tipo di edificio se possiedi almeno un edificio di quel tipo; ogni tipo una volta per partita. Ciascuno di questi edifici rende il suo valore × la ricompensa della sua città, che è di 3 PV a Livorno, 3 monete a Pisa, 2 PV a Lucca, 2 monete a Viareggio, 1 PV a Massa e 1 moneta a Lerici. Una villa di valore 4 a Lucca, per esempio, porta 8 PV.
rule-E1-SCORE-3 = Oppure puoi conteggiare una città che nessun giocatore ha ancora conteggiato: spetta a uno solo. Ti servono almeno 2 edifici in quella città se è Livorno, Pisa o Lucca, e almeno 3 se è Viareggio, Massa o Lerici. Rende la somma dei valori dei tuoi edifici che vi si trovano × la sua ricompensa.
rule-E1-SCORE-4 = Ogni edificio che conteggi, per tipo o per città, ti porta anche un oggetto del suo tipo dalla riserva. Se nella riserva non ce ne sono più, non ne ricevi; quelli nell’area oggetti sono solo in vendita. Monete e PV li ricevi in ogni caso.
rule-E1-SCORE-5 = Conteggi ciò che si trova sulla tua plancia, mai ciò che ha costruito un altro giocatore.

# Extra purchase

rule-E1-XTRA-1 = Dopo l’azione puoi comprare per 10 monete uno degli oggetti nell’area oggetti. Puoi farlo una volta per turno, e solo finché ne restano: gli oggetti venduti non vengono sostituiti.

# End of the game

rule-E1-END-1 = Quando tutti i 30 edifici sono stati presi e non ne resta nessuno né nella pila né sui nove spazi, la fine è vicina. Il giro viene comunque completato: l’ultimo turno spetta a chi siede subito prima del primo giocatore.
rule-E1-END-2 = Se dopo l’azione e l’acquisto extra raggiungi tutti e tre gli obiettivi di fine partita, puoi annunciare la fine, e questo ti porta subito 5 PV. Non è mai obbligatorio, e puoi farlo anche diversi turni dopo. Nel gioco base devi aver fatto almeno 4 conteggi, possedere almeno 8, 7 o 6 oggetti con 2, 3 o 4 giocatori, e possedere edifici per un valore totale di almeno 30, 25 o 20 con 2, 3 o 4 giocatori.
rule-E1-END-3 = Anche dopo un annuncio il giro viene completato, così che nessuno abbia meno turni degli altri. Chi ha ancora un turno può svolgere un’azione come al solito oppure passare; chi passa non riceve monete e il suo turno finisce. Non ci può essere un secondo annuncio.
rule-E1-END-4 = Non appena la fine è certa, per l’ultimo edificio o per un annuncio, nessuno può più annunciarla. Puoi fare l’annuncio solo quando raggiungi davvero gli obiettivi, quindi non puoi sbagliare.

# Final scoring

rule-E1-FIN-1 = Ora aggiungi ai tuoi PV: 3 PV per ciascuno dei tuoi oggetti, tanti PV quanto è il valore totale dei tuoi edifici, e 1 PV ogni 5 monete, arrotondando per difetto.
rule-E1-FIN-2 = Vince il giocatore con più PV. In caso di parità decide il maggior numero di blocchi avanzati, di qualsiasi colore; se anche questi sono pari, i giocatori in parità vincono insieme.

## The Palaces of Carrara, first edition: expansion

# Set-up

rule-X-SET-1 = La tua plancia ha due spazi di conteggio in più, urbano e rurale. Sul tavolo ci sono 8 sviluppi e 6 edifici di valore 8, uno per tipo. Si pesca una carta di ogni genere, oppure si sceglie una combinazione: una carta primaria (marrone), una carta oggetto (viola), una carta edificio (grigia) e una carta bonus (verde); per la prima partita sono adatte le carte II di ogni genere. Queste carte sostituiscono gli obiettivi di fine partita e il conteggio finale del gioco base.

# Buying bricks

rule-X-BUY-1 = Decidi tu se la ruota gira. Se gira, avanza e si riempie proprio come senza l’espansione; se non gira, non si aggiungono blocchi e compri fra quelli che ci sono.
rule-X-BUY-2 = Puoi lasciare ferma la ruota solo se contiene almeno un blocco. Quando è vuota e nel sacchetto ci sono ancora blocchi, per comprare devi girarla.
rule-X-BUY-3 = In entrambi i casi, se ogni blocco sulla ruota è troppo caro per te, prendi 2 monete e il tuo turno è finito.

# Value 8, upgrades and improvements

rule-X-BUILD-1 = Puoi costruire uno dei sei edifici di valore 8 allo stesso modo di uno scoperto, per 8 blocchi. Questi edifici non vengono sostituiti e non contano per la fine dovuta all’ultimo edificio.
rule-X-BUILD-2 = Invece di aggiungere un edificio puoi migliorarne uno: lo sostituisci con un edificio scoperto o con uno di valore 8 che abbia un valore più alto, nella stessa città e di qualunque tipo. Paghi solo la differenza di valore, nei colori che la città accetta, e il vecchio edificio è fuori dal gioco. Se il nuovo viene dai nove spazi, la pila riempie lo spazio rimasto libero, e l’edificio conta per la fine dovuta all’ultimo edificio.
rule-X-BUILD-3 = Quando costruisci un edificio di valore 8 o ne migliori uno fino al valore 8, devi prendere subito uno degli sviluppi rimasti, per una città qualsiasi o per lo spazio urbano o rurale, ovunque tu abbia costruito. Da quel momento la ricompensa corrispondente è più alta per te, in ogni conteggio e per la carta bonus: Livorno 4 PV, Pisa 4 monete, Lucca 3 PV e 1 moneta, Viareggio 3 monete, Massa 2 PV, Lerici 1 moneta e 1 PV, urbano 2 monete, rurale 2 PV.

# Scoring

rule-X-SCORE-1 = Puoi anche conteggiare tutti i tuoi edifici urbani (biblioteca, cattedrale, palazzo, porta) o tutti quelli rurali (castello, villa), se ne possiedi almeno uno. Gli urbani rendono 1 moneta e i rurali 1 PV per ogni punto del loro valore totale, oppure la ricompensa dello sviluppo. Ogni giocatore può fare ciascuno dei due conteggi una volta. Non importa in quali città si trovino gli edifici, e non ricevi oggetti.
rule-X-SCORE-2 = Gli spazi di conteggio diventano così 14: 6 città, 6 tipi, urbano e rurale. I tuoi 6 segnalini devono bastare per tutti.

# End of the game

rule-X-END-1 = Con l’espansione, i tre obiettivi si trovano sulla carta primaria, sulla carta oggetto e sulla carta edificio; va bene anche superare ciò che chiedono. Conta soltanto ciò che hai al momento dell’annuncio: gli edifici sulla tua plancia, e monete e PV senza i 5 PV che porta l’annuncio.

# Final scoring

rule-X-FIN-1 = Le carte si conteggiano in quest’ordine: carta bonus, carta oggetto, carta edificio. Per ultime vengono le tue monete, comprese quelle della carta bonus: 1 PV ogni 5 monete, arrotondando per difetto, oppure ogni 2 monete se la carta primaria è la numero V.
rule-X-FIN-2 = Per la carta oggetto i tuoi oggetti vengono divisi in gruppi in modo da darti più PV possibile. Ogni oggetto che resta fuori vale 1 PV.
rule-X-FIN-3 = Quando una carta bonus conteggia città o tipi, i conteggi precedenti non hanno importanza, e nemmeno il numero di edifici che una città richiede di solito. Ricevi monete e PV, ma non oggetti. Se c’è qualcosa da scegliere, vale per te la scelta che rende di più una volta cambiate le monete.
rule-X-FIN-4 = Quando una carta bonus premia il totale più alto, tutti i giocatori che lo condividono ricevono i PV per intero. Con un totale di 0 non ricevi nulla.
rule-X-FIN-5 = Le carte edificio II, III e IV contano solo gruppi completi: 5 edifici formano due gruppi da 2. La carta VIII moltiplica fra loro i numeri di edifici nelle tue tre città più piene, o in meno città se hai costruito in meno; senza edifici rende 0. La carta IX unisce il tuo miglior edificio urbano al tuo miglior edificio rurale, poi i secondi migliori, e così via finché ci sono entrambi.
rule-X-FIN-6 = Per la carta oggetto VIII formi fino a tre gruppi di due o più oggetti identici e ne moltiplichi fra loro le grandezze. Uno stesso tipo può dare più gruppi: sei identici possono essere 3 × 3. Senza alcun gruppo il risultato è 0. Gli oggetti fuori dai gruppi valgono 1 PV ciascuno.
rule-X-FIN-7 = Per la carta oggetto V ogni combinazione richiede una quaterna (quattro oggetti identici) e una coppia (due identici), e un oggetto appartiene a una sola combinazione. Conta quante ne puoi avere contemporaneamente.

## The Palaces of Carrara, second edition

# Set-up

rule-E2-SET-1 = Si gioca nell’ordine dei posti. Inizi con 20 monete, 0 PV e i tuoi segnalini sugli spazi bonus della Reggia, uno su ciascuno: 6 nella versione normale.
rule-E2-SET-2 = I tuoi primi blocchi dipendono dal posto: 2 viola al primo, 1 viola e 1 blu al secondo, 2 blu al terzo, 1 blu e 1 verde al quarto.
rule-E2-SET-3 = Ci sono 42 blocchi, 7 per colore; dal più caro al più economico, i colori sono bianco, giallo, rosso, verde, blu e viola. Uno di ogni colore parte dalla sezione I della ruota. Nel sacchetto va ciò che resta: 32, 30 o 28 blocchi con 2, 3 o 4 giocatori.
rule-E2-SET-4 = Biblioteca, cattedrale, palazzo e porta sono edifici urbani, castello e villa sono rurali. Ogni tipo ha un edificio per ciascuno dei valori 1, 2, 4 e 5, e nessuno, uno o due di valore 3 con 2, 3 o 4 giocatori, cioè 24, 30 o 36 edifici in tutto. Una volta mescolati, 9 stanno scoperti e gli altri formano una pila coperta. Un monumento di valore 8 per ciascuno dei sei tipi e 8 sviluppi stanno scoperti sul tavolo.
rule-E2-SET-5 = Solo tu vedi le tue monete e i tuoi blocchi; tutto il resto sul tavolo è visibile a tutti. L’ordine in cui i blocchi escono dal sacchetto e gli edifici dalla pila non lo conosce nessuno.

# A turn

rule-E2-TURN-1 = Nel tuo turno scegli esattamente un’azione: comprare blocchi; costruire, che sia un edificio o un monumento; fare un conteggio; oppure passare e prendere 2 monete. Puoi passare ogni volta che vuoi.

# Buying bricks

rule-E2-BUY-1 = Prima decidi se girare la ruota di una sezione in senso orario. Se lo fai, si aggiungono blocchi dal sacchetto nella sezione I, finché la ruota ne contiene 11 o il sacchetto è vuoto. Se non lo fai, non se ne aggiungono.
rule-E2-BUY-2 = Ora scegli una sezione e compra quanti dei suoi blocchi vuoi, almeno uno. Nella sezione I il bianco costa 6 monete, il giallo 5, il rosso 4, il verde 3, il blu 2 e il viola 1. A ogni sezione successiva ciascun colore costa 1 moneta in meno, fino a 0, così che nella VI solo il bianco costa ancora 1 moneta.
rule-E2-BUY-3 = Puoi lasciare i blocchi dove sono solo se puoi permettertene almeno uno. Se i blocchi si sono spostati, ne sono arrivati di nuovi e ancora non puoi permettertene nessuno, lo mostri, prendi 2 monete e il tuo turno è finito.
rule-E2-BUY-4 = I blocchi che dalla sezione VI tornano nella I restano sulla ruota, di nuovo ai prezzi alti. Un sacchetto vuoto non ti impedisce di girare la ruota; solo quando anche questa è vuota non puoi scegliere questa azione.

# Building

rule-E2-BUILD-1 = Scegli un edificio scoperto e una qualsiasi delle tue città, e paga tanti blocchi quanto è il valore dell’edificio, nei colori che la città accetta: Livorno solo bianco; Pisa bianco e giallo; Lucca bianco, giallo e rosso; Viareggio tutti tranne blu e viola; Massa tutti tranne viola; Lerici tutti e sei. I blocchi vanno nel sacchetto, e un edificio della pila riempie lo spazio rimasto libero. Una città può ospitare un numero qualsiasi di edifici, di qualsiasi tipo.
rule-E2-BUILD-2 = Due blocchi dello stesso colore possono fare le veci di un blocco del colore immediatamente più caro: a Lucca, 2 verdi per 1 rosso. Puoi farlo più volte in un pagamento, ma non a catena; perciò serve solo il colore subito dopo quelli che la città accetta, sempre a coppie.

# Monuments and improvements

rule-E2-BUILD-3 = Un monumento costa 8 e si paga allo stesso modo. Puoi costruirlo in qualsiasi città oppure usarlo come miglioramento: lo metti sopra un tuo edificio dello stesso tipo, là dove si trova, per 8 meno il valore di quell’edificio. Ciò che resta sotto è fuori dal gioco.
rule-E2-BUILD-4 = Con ogni monumento, che sia costruito o frutto di un miglioramento, devi prendere subito uno sviluppo a tua scelta; è gratis. Aumenta una delle tue ricompense: Livorno 4 PV, Pisa 4 monete, Lucca 3 PV e 1 moneta, Viareggio 3 monete, Massa 2 PV, Lerici 1 moneta e 1 PV, urbano 2 monete, rurale 2 PV.
rule-E2-BUILD-5 = Se hai usato tutti i tuoi segnalini e non ne resta nessuno nemmeno alla Reggia, tutto ciò che costruisci porta subito PV: il suo valore, oppure, se è un miglioramento, 8 meno il valore di ciò che c’era prima. Le ricompense delle città qui non contano, e le decorazioni non aggiungono nulla.

# Scoring

rule-E2-SCORE-1 = La versione normale ha 14 spazi di conteggio. Ognuna delle 6 città può essere conteggiata una volta sola e da un solo giocatore, che vi deve avere almeno 2 edifici se è Livorno, Pisa o Lucca, o almeno 3 se è Viareggio, Massa o Lerici. I 6 tipi di edificio e gli spazi urbano e rurale sono sulla tua plancia: ciascuno si conteggia una volta, con almeno 1 edificio corrispondente.
rule-E2-SCORE-2 = Una città rende la somma dei valori dei tuoi edifici che vi si trovano × la sua ricompensa. Un tipo rende, per ogni edificio, il suo valore × la ricompensa della città in cui si trova: 3 PV a Livorno, 3 monete a Pisa, 2 PV a Lucca, 2 monete a Viareggio, 1 PV a Massa, 1 moneta a Lerici. Lo spazio urbano rende 1 moneta e quello rurale 1 PV per ogni punto di valore totale, in qualunque città. Dove hai uno sviluppo, vale invece la sua ricompensa.

# The royal visit

rule-E2-SCORE-3 = Per fare un conteggio mentre il segnalino Visita Reale è libero, apri una visita: scegli uno dei tuoi segnalini su uno spazio bonus, prendi il segnalino Visita Reale e il bonus di quello spazio, poi metti il tuo segnalino sullo spazio che conteggi e prendi la ricompensa. Nella versione normale tre degli spazi bonus danno 5 monete e tre danno 3 PV.
rule-E2-SCORE-4 = Se il segnalino Visita Reale è in mano a un altro giocatore, puoi fare un conteggio solo con il tuo segnalino che sta su quello stesso spazio bonus. Ricevi anche tu quel bonus, e poi conteggi lo spazio che vuoi fra quelli possibili. Il segnalino Visita Reale non cambia di mano.
rule-E2-SCORE-5 = Se invece compri, costruisci o passi, per prima cosa il tuo segnalino su quello spazio bonus va nell’area libera della Reggia e perdi il bonus. Spostare pezzi dai depositi e l’acquisto da 10 monete della versione avanzata, da soli, non te lo fanno perdere.
rule-E2-SCORE-6 = Se all’inizio del tuo turno hai il segnalino Visita Reale, lo restituisci. Puoi aprire subito la visita successiva.
rule-E2-SCORE-7 = Con un segnalino dell’area libera puoi fare un conteggio in qualsiasi turno successivo in cui nessun altro giocatore ha il segnalino Visita Reale. Non ricevi bonus e non prendi il segnalino Visita Reale. Quando tutti i tuoi spazi bonus sono vuoti, non c’è altro modo di fare un conteggio.
rule-E2-SCORE-8 = Puoi usare un segnalino solo se c’è uno spazio che potresti conteggiare anche senza il bonus; se non c’è, devi fare qualcos’altro. Lo spazio lo scegli dopo aver ricevuto il bonus, che può averne resi disponibili altri.

# End of the game

rule-E2-END-1 = La partita si avvia alla fine quando un giocatore ha usato tutti i segnalini e anche la pila è vuota. Il giocatore nel cui turno si avverano entrambe le cose riceve 5 PV al termine di quel turno e non gioca più. Tutti gli altri hanno ancora esattamente un turno ciascuno.
rule-E2-END-3 = Questo programma aggiunge una regola, perché nessuna partita continui all’infinito: quando ogni giocatore ha passato tre volte di fila, la partita è finita e si fa il conteggio finale. Nessuno riceve i 5 PV. Prendere 2 monete perché non puoi permetterti nessun blocco non equivale a passare.

# Final scoring

rule-E2-END-2 = Ogni 5 monete valgono 1 PV, arrotondando per difetto, a meno che uno spazio monete della versione avanzata non ti dia un cambio migliore. Vince il giocatore con più PV. In caso di parità decide il maggior numero di blocchi avanzati; se anche questi sono pari, i giocatori in parità vincono insieme.

## The Palaces of Carrara, second edition: advanced version

# Set-up

rule-A-SET-1 = Le ruote mostrano dei simboli. In senso orario, la ruota esterna ha le decorazioni libro, coppa, corona, porta, bandiera e stemma, a partire da un punto qualsiasi; la ruota interna ha le statue bianca, gialla, rossa, verde, blu e viola, con quella viola che parte dalla sezione I. La riserva ha 5, 6 o 7 decorazioni di ogni genere con 2, 3 o 4 giocatori, e 6 statue di ogni colore. Su ciascuno dei due spazi statua d’oro della Reggia c’è una statua d’oro per giocatore.
rule-A-SET-2 = Hai 8 segnalini invece di 6, perché qui la Reggia ha otto spazi bonus. La tua plancia ha 2 depositi e 3 spazi statua da conteggiare.

# Buying bricks

rule-A-BUY-1 = Quando compri, qualcosa deve girare. O avanzano entrambe le ruote di una sezione in senso orario, e i blocchi con loro, e si aggiungono blocchi dal sacchetto nella sezione I, finché ce ne sono 11 o il sacchetto è vuoto. Oppure avanza di una sezione solo la ruota interna: i blocchi stanno sulla ruota esterna e restano dove sono, e non se ne aggiungono. Puoi scegliere questa seconda possibilità solo se puoi permetterti almeno un blocco.

# The symbols on the wheels

rule-A-BUY-2 = Quando compri tutti i blocchi rimasti in una sezione, puoi prendere la decorazione o la statua che vi è raffigurata, una delle due, se la riserva ne ha ancora. Dove non c’erano blocchi, non c’è nulla da prendere.

# Decorations and statues

rule-A-DECO-1 = Ogni decorazione appartiene a un tipo: il libro alla biblioteca, la coppa alla cattedrale, la corona al palazzo, la porta alla porta, la bandiera al castello, lo stemma alla villa. Una nuova decorazione la metti subito su un tuo edificio di quel tipo, se ne hai uno ancora senza, oppure in un deposito libero. Una sola per edificio; in tutti i conteggi l’edificio vale 1 in più.
rule-A-STAT-1 = Una nuova statua la metti subito su un tuo edificio che non ne ha, in una città che accetta blocchi del suo colore, oppure in un deposito libero. Una bianca va bene ovunque, una viola solo a Lerici; anche una statua d’oro va bene ovunque. Una sola per edificio; non aumenta il valore.

# Storage spaces

rule-A-STORE-1 = Ogni deposito conserva una decorazione o una statua. Nei tuoi turni successivi, all’inizio, dopo l’azione o con un nuovo pezzo in mano, puoi spostarla su un edificio adatto. Se un nuovo pezzo non va bene su nessun edificio e nessun deposito è libero, puoi scartare un pezzo da un deposito per fare posto; a un nuovo pezzo puoi sempre rinunciare. Le decorazioni e le statue colorate a cui rinunci o che scarti tornano nella riserva, quelle d’oro escono dal gioco.

# The purchase beside your action

rule-A-BONUS-1 = Una volta per turno, prima o dopo l’azione, puoi comprare dalla riserva una decorazione o una statua colorata per 10 monete. Deve andare direttamente su un tuo edificio e non può finire in un deposito. Una statua comprata così va bene solo nella città del suo stesso colore: bianca a Livorno, gialla a Pisa, rossa a Lucca, verde a Viareggio, blu a Massa, viola a Lerici.

# Monuments and improvements

rule-A-BUILD-1 = Quando migliori un edificio con un monumento, la sua decorazione e la sua statua passano sul monumento.

# Scoring

rule-A-SCORE-2 = Grazie a una decorazione il suo edificio conta 1 in più quando conteggi una città, un tipo, lo spazio urbano o quello rurale.
rule-A-SCORE-3 = Sul tabellone comune ci sono due spazi monete: ciascuno può essere preso da un solo giocatore, e nessuno può averli entrambi. Ti servono almeno 36 monete per quello di sinistra o 50 per quello di destra; le mostri e le tieni. Al momento non ricevi nulla, ma alla fine ti bastano 3 monete (sinistra) o 2 monete (destra) per 1 PV.
rule-A-SCORE-4 = La tua plancia ha tre spazi statua, ciascuno per due città: Livorno e Lerici, Pisa e Massa, Lucca e Viareggio. Puoi conteggiare ciascuno una volta, se in una delle sue città si trova un tuo edificio con una statua. Ogni edificio con una statua in quelle città rende il suo valore (più 1 se ha una decorazione) × la ricompensa della sua città.
rule-A-SCORE-5 = Con i due spazi monete e i tre spazi statua, gli spazi di conteggio sono 19 in tutto.

# The royal visit

rule-A-SCORE-1 = Qui la Reggia ha otto spazi bonus: due danno una statua d’oro presa da quello spazio, due una decorazione a tua scelta dalla riserva, due danno 5 monete e due 3 PV. Una statua d’oro che non puoi o non vuoi tenere esce dal gioco.

# Final scoring

rule-A-FIN-1 = Ricevi 1 PV ogni 5 monete, oppure ogni 3 o 2 monete con il tuo spazio monete, arrotondando per difetto. Le decorazioni sui tuoi edifici si contano genere per genere: 1, 2, 3, 4, 5, 6 o 7 identiche valgono 2, 6, 12, 20, 30, 42 o 56 PV. I pezzi nei depositi non valgono nulla.
rule-A-FIN-2 = In ogni città si fa una classifica di chi vi ha statue, in base a quante ne ha, d’oro o no. Le prime tre posizioni portano 12, 6 e 3 PV a Livorno, 11, 5 e 2 a Pisa, 10, 5 e 2 a Lucca, 9, 4 e 2 a Viareggio, 8, 4 e 2 a Massa, 7, 3 e 1 a Lerici. I giocatori in parità ottengono tutti la posizione sotto quella che condividono, e il giocatore seguente quella ancora successiva. Sotto la terza posizione non ci sono PV.

## Palazzo

# Set-up

rule-P-SET-1 = Quattro cave circondano il magazzino. Il capomastro parte da una delle cave, scelta a caso.
rule-P-SET-2 = Ci sono 48 tessere, 16 per ciascun materiale (mattone, arenaria e marmo): ogni piano da 1 a 5 con 1, 2 e 3 finestre, e una seconda volta il piano 3 con 1 finestra. Anche una porta è una finestra. In base al dorso formano tre pile mescolate, che si usano una dopo l’altra: la I con 18 tessere, la II con 15, e la III con 15 tessere e i 5 cavalieri.
rule-P-SET-3 = Cinque tessere della pila I vengono disposte scoperte: una su ogni cava e una nel magazzino.
rule-P-SET-4 = Ci sono 55 carte denaro: fiorini, ducati e lire con valori da 3 a 7, ogni carta tre volte, e 10 certificati di valore 2. Vengono mescolate e ne ricevi 4; gli altri vedono quante ne hai in mano, ma non quali. Un certificato di valore 3 sta da parte, per le aste.
rule-P-SET-5 = Inizia chi occupa il primo posto; lo si può estrarre a sorte prima della partita. Prima si colloca il capomastro, poi si dispongono le tessere, poi ogni posto, nell’ordine, riceve le sue carte.

# A turn

rule-P-TURN-1 = Nel tuo turno fai esattamente una di queste tre cose: prendere denaro, comprare o mettere all’asta, oppure ristrutturare. Poi tocca al giocatore alla tua sinistra, anche dopo un’asta, chiunque l’abbia vinta.

# Taking money

rule-P-MON-1 = Si rivela una carta denaro in più del numero dei giocatori: 3, 4 o 5 carte con 2, 3 o 4 giocatori. Tu ne prendi due; dopo di te ognuno degli altri, in senso orario, ne prende una.
rule-P-MON-2 = Se il mazzo è vuoto quando si deve rivelare una carta, si mescolano gli scarti per formarne uno nuovo. Se anche insieme mazzo e scarti hanno troppo poche carte, devi scegliere qualcos’altro.

# Buying or auctioning

rule-P-DRAW-1 = Si rivelano due tessere. La prima va nel magazzino. La seconda va su una cava: dalla cava del capomastro conta in avanti, in senso orario, una cava per ogni finestra della tessera.
rule-P-DRAW-2 = Un cavaliere viene messo accanto alle cave e non si rivela un’altra tessera al suo posto. La tessera che lo accompagna va dove le spetta: nel magazzino se è uscita per prima, su una cava se è uscita per seconda.
rule-P-DRAW-3 = Il quinto cavaliere chiude la partita all’istante, che sia uscito per primo o per secondo. La tessera che lo accompagna viene ancora collocata, se non è un cavaliere; non si compra e non si mette all’asta più nulla.
rule-P-DRAW-4 = Poi devi comprare o mettere all’asta, e se non puoi o non vuoi pagare, devi mettere all’asta. Puoi farlo anche se tutte le cave sono vuote: allora non succede nulla, il capomastro resta dov’è e il tuo turno è finito.

# Buying and paying

rule-P-BUY-1 = Compri una o due delle tessere nel magazzino. Per ottenere il prezzo di una tessera, sottrai da 10 il numero di tessere nel magazzino, compresa quella nuova e prima di toglierne; un prezzo non scende mai sotto 0. Per due tessere fai un unico pagamento.
rule-P-PAY-1 = Paghi con carte di una sola valuta, con certificati di valore 2 e con tris, nella quantità che vuoi. Un tris è formato da tre carte dello stesso valore in tre valute diverse, oppure da tre certificati di valore 2, e vale sempre 15. Puoi pagare più del dovuto, ma nessuno dà il resto. Tutte le carte vanno negli scarti.

# The auction

rule-P-AUC-1 = In senso orario, il capomastro avanza fino alla prima cava che ha una tessera, se occorre facendo tutto il giro fino a quella da cui è partito.
rule-P-AUC-2 = Se ci sono da 1 a 3 tessere, vengono messe all’asta insieme. Apri l’asta con il certificato di valore 3, che costituisce tutta la tua prima offerta.
rule-P-AUC-3 = In senso orario, ogni giocatore deve superare l’offerta più alta o passare. Rilanci aggiungendo carte; quelle sul tavolo restano lì come sono. La tua offerta nel suo insieme deve essere sempre un pagamento valido, e tre carte sono un tris solo se le aggiungi insieme come tale. Il certificato di valore 3 si abbina a ogni valuta, ma non entra in nessun tris.
rule-P-AUC-4 = Se passi, riprendi le tue carte e sei fuori da quest’asta. Vince l’ultimo giocatore rimasto: le carte dell’offerta vanno negli scarti, e chi ha vinto riceve tutte le tessere e le costruisce subito. Il certificato di valore 3 torna al suo posto. Se nessuno fa offerte contro di te, questo certificato basta da solo.
rule-P-AUC-5 = Se ci sono 4 o più tessere, non vengono messe all’asta. Ne prendi invece una a tua scelta e la costruisci, e così fa ogni altro giocatore, in senso orario. Le tessere che restano escono dal gioco.

# Building palaces

rule-P-BUILD-1 = In un palazzo i piani salgono dal basso verso l’alto, nessuno due volte. Puoi saltarne alcuni, anche in basso: 1, 3, 4 è un palazzo, e lo è anche 2, 5. Materiali e finestre si possono mescolare a piacere.
rule-P-BUILD-2 = Una tessera che hai comprato, vinto o preso deve andare subito da qualche parte: in cima a uno dei tuoi palazzi, se il suo piano è più alto di tutti quelli presenti; a terra, come inizio di un nuovo palazzo; oppure fuori dal gioco. Con più tessere, l’ordine lo scegli tu.
rule-P-BUILD-3 = Non c’è limite al numero dei tuoi palazzi.

# Rebuilding

rule-P-REB-1 = Per ristrutturare scarti una carta denaro a tua scelta; se non ne hai, non puoi. Poi fai una sola cosa: togli una tessera qualsiasi da un tuo palazzo e la metti giù come tessera singola; oppure inserisci una delle tue tessere singole in un altro tuo palazzo, nel punto che spetta al suo piano, che sia fra altri, in basso o in cima; oppure rimuovi dal gioco una delle tue tessere singole.
rule-P-REB-2 = Una tessera singola è un palazzo di un piano e può a sua volta ricevere una tessera. Se togli una tessera da un palazzo di due piani, hai due tessere singole. Da una tessera singola non c’è nulla da togliere: puoi solo inserirla altrove o rimuoverla.

# End of the game and scoring

rule-P-END-1 = Dopo il quinto cavaliere si conteggia ogni palazzo. Un piano porta −5 PV e due piani 0 PV; tre piani portano 1 PV per finestra, quattro piani 1 PV per finestra e altri 3, cinque piani 1 PV per finestra e altri 6. Se tutte le tessere sono di un solo materiale, un palazzo di tre o quattro piani porta ancora 3 PV in più, uno di cinque piani ancora 6 PV in più.
rule-P-END-2 = Vince il giocatore con più PV. In caso di parità decide la somma di denaro più alta che un giocatore può mettere insieme con una sola valuta e certificati di valore 2, senza tris; se anche questa è pari, i giocatori in parità vincono insieme.
rule-P-END-3 = Questo programma aggiunge una regola, perché nessuna partita continui all’infinito: dopo 60 turni di fila in cui nessuno ha rivelato tessere, la partita finisce e si fa il conteggio.
