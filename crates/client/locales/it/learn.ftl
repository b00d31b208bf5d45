### Learning: the page of rules around its texts, and the lessons.

## The page of rules

rulebook-title = Regole
rulebook-about = Tutte le regole di tutti i giochi, spiegate con parole nostre. Ogni regola ha un nome, così puoi indicarla agli altri.
rulebook-read = Leggi le regole
rulebook-lesson = Impara giocando
rulebook-glance = Il turno in breve
rulebook-contents = Indice
rulebook-search = Cerca nelle regole
rulebook-search-hint = Parole, o un nome come { $rule }
rulebook-search-clear = Mostra tutte le regole
rulebook-found = { $count ->
        [0] Nessun risultato. Prova con meno parole o più brevi.
        [one] 1 regola trovata.
       *[other] { $count } regole trovate.
    }
rulebook-link = Link alla regola { $rule }
rulebook-other = Altri giochi
rulebook-print = Stampa
rulebook-mark = ricostruito
rulebook-players = Da 2 a 4 giocatori

rulebook-urban = urbano
rulebook-rural = rurale

rulebook-table-wheel = Quanto costa un blocco
rulebook-table-wheel-about = Monete per un blocco in ogni sezione della ruota.
rulebook-table-start = Con che cosa inizi
rulebook-table-cities = Le sei città
rulebook-table-buildings = I tipi di edificio
rulebook-table-improvements = Sviluppi
rulebook-table-court = Gli spazi bonus della Reggia
rulebook-table-symbols = I simboli sulle ruote
rulebook-table-symbols-about = In senso orario; la decorazione che all’inizio si trova nella sezione I è estratta a sorte.
rulebook-table-statues = PV per le maggioranze di statue
rulebook-table-decorations = PV per decorazioni identiche sugli edifici
rulebook-table-cards = Le carte
rulebook-table-cards-about = In una partita ci sono quattro carte, una di ogni genere. I numeri per 2, 3 e 4 giocatori sono indicati in quest’ordine.
rulebook-table-sets = Combinazioni di carte già pronte
rulebook-table-tiles = Le tessere di ogni materiale
rulebook-table-tiles-about = Ogni tessera esiste in mattone, arenaria e marmo. Il numero è quello della sua pila.
rulebook-table-money = Il denaro
rulebook-table-palaces = Quanto vale un palazzo
rulebook-table-prices = Quanto costa una tessera del magazzino

rulebook-head-color = Colore
rulebook-head-city = Città
rulebook-head-accepts = Accetta
rulebook-head-reward = Per ogni punto di valore
rulebook-head-needs = Edifici per il conteggio
rulebook-head-type = Tipo
rulebook-head-landscape = Ambiente
rulebook-head-object = Oggetto
rulebook-head-decoration = Decorazione
rulebook-head-values = Valori
rulebook-head-values-for = Valori con { $players } giocatori
rulebook-head-seat = Posto
rulebook-head-bricks = Blocchi
rulebook-head-coins = Monete
rulebook-head-order = In ordine
rulebook-head-place = Spazio
rulebook-head-printed = Ricompensa stampata
rulebook-head-improved = Ricompensa dello sviluppo
rulebook-head-space = Spazio
rulebook-head-bonus = Bonus
rulebook-head-statue = Statua
rulebook-head-most = Prima posizione
rulebook-head-second = Seconda
rulebook-head-third = Terza
rulebook-head-alike = Identiche
rulebook-head-floor = Piano
rulebook-head-windows = { $count ->
        [one] 1 finestra
       *[other] { $count } finestre
    }
rulebook-head-currency = Valuta
rulebook-head-copies = Carte
rulebook-head-floors = Piani
rulebook-head-mixed = Materiali misti
rulebook-head-one-material = Un solo materiale
rulebook-head-in-warehouse = Tessere nel magazzino
rulebook-head-price = Prezzo di una tessera
rulebook-head-set = Combinazione

rulebook-certificate = certificato
rulebook-windows-plus = finestre { $plus }
rulebook-windows-only = finestre
rulebook-bonus-decoration = una decorazione a tua scelta
rulebook-bonus-gold = una statua d’oro
rulebook-kind-top = Carte primarie
rulebook-kind-object = Carte oggetto
rulebook-kind-building = Carte edificio
rulebook-kind-bonus = Carte bonus
rulebook-kind-top-about = Marroni: un obiettivo di fine partita.
rulebook-kind-object-about = Viola: un obiettivo di fine partita e PV per gli oggetti.
rulebook-kind-building-about = Grigie: un obiettivo di fine partita e PV per gli edifici.
rulebook-kind-bonus-about = Verdi: solo conteggio finale. La carta I non esiste.
rulebook-set-first-game = Prima partita
rulebook-set-great-freedom = Grande Libertà
rulebook-set-multi-kulti = Più Giocatori
rulebook-set-mister-hot-shot = Mr. Hot Shot
rulebook-set-seeing-double = Grossi Guai
rulebook-set-full-city = Città Piena
rulebook-set-poker = Poker

# What the pictures show, for those who cannot see them.
picture-wheel = La ruota gira di una sezione: il blocco nella I passa nella II e costa una moneta in meno, e nella I arrivano nuovi blocchi.
picture-payment = Una villa di valore 3 va a Viareggio, pagata con un blocco rosso e due verdi. Uno blu lì viene rifiutato.
picture-exchange = A Lucca due blocchi verdi fanno le veci di un blocco rosso.
picture-city = Lucca con una biblioteca di valore 2 e una porta di valore 4: 6 per 2 PV fa 12 PV.
picture-type = Si conteggiano due biblioteche: il valore 3 a Lerici porta 3 monete, il valore 2 a Lucca porta 4 PV.
picture-object = Ogni edificio conteggiato porta un oggetto del suo tipo.
picture-upgrade = Una porta di valore 5 lascia il posto a un edificio di valore 8 per 3 blocchi, e si prende uno sviluppo.
picture-visit = Un segnalino lascia uno spazio della Reggia con il suo bonus e va sullo spazio che si conteggia; gli altri giocatori possono seguire dallo stesso spazio.
picture-symbols = Viene comprato l’ultimo blocco di una sezione, e si può prendere la statua o la decorazione che vi è raffigurata.
picture-pieces = Una biblioteca con sopra un libro vale uno in più; accanto c’è una statua.
picture-storage = Due depositi: uno contiene una statua, l’altro è libero.
picture-announce = Tre obiettivi raggiunti: quattro conteggi, abbastanza oggetti, abbastanza valore di edifici. L’annuncio porta 5 PV.
picture-ending = La pila è vuota e tutti i segnalini sono usati: 5 PV, e tutti gli altri hanno ancora un turno.
picture-final = Le monete diventano PV.
picture-money = Si rivela una carta in più del numero dei giocatori; il giocatore di turno ne prende due, ognuno degli altri una.
picture-quarry = Una tessera con due finestre va due cave più avanti del capomastro, in senso orario.
picture-warehouse = Quattro tessere nel magazzino costano 6 l’una.
picture-triplet = Tre carte di valore 4 in tre valute sono un tris e valgono 15.
picture-auction = L’asta si apre con 3; un’offerta di 6 viene superata arrivando a 18 con un tris, e l’altro giocatore passa.
picture-floors = I piani salgono dal basso verso l’alto: 1, 2 e 4 sono un palazzo, e sopra il 4 non si può aggiungere il 3.
picture-rebuild = Per una carta, un piano 3 singolo si inserisce fra i piani 2 e 4.
picture-palaces = Un piano: meno 5. Due piani: niente. Tre piani con 5 finestre: 5. Cinque piani di un solo materiale: finestre più 12.

## Lessons

learn-title = Impara giocando
learn-about = Una breve partita per ogni regolamento. Le mosse le fai tu, qualcuno ti spiega il perché, e nulla può andare storto.
learn-order = È la tua prima volta? Comincia dalla prima lezione. Ognuna delle altre lezioni di Carrara mostra solo le novità.
learn-start = Inizia la lezione
learn-continue = Riprendi dal passo { $step }
learn-again = Ripeti la lezione
learn-taken = Hai già seguito questa lezione.
learn-minutes = { $steps } passi, circa { $minutes } minuti
learn-step = Passo { $step } di { $steps }
learn-next = Avanti
learn-back = Indietro
learn-show = Mostrami
learn-show-about = Sceglie la mossa per te. Devi solo confermarla.
learn-rules = La regola corrispondente
learn-coach = La tua lezione
learn-waiting = { $name } sta giocando…
learn-not-now = Sarebbe possibile, ma non ora.
learn-opponent = Lucia
learn-over = La lezione è finita!
learn-over-about = Ora sai tutto quello che serve. Il resto viene giocando.
learn-play = Gioca una partita vera
learn-all = Tutte le lezioni

## The Palaces of Carrara

learn-carrara-1e-welcome = Ti diamo il benvenuto a Carrara! Costruisci in sei città, dalla bianca Livorno alla scura Lerici. In ogni turno fai una di queste tre cose: comprare blocchi di marmo, costruire, oppure conteggiare ciò che hai costruito. Vince chi alla fine ha più PV. La tua avversaria è Lucia.

learn-carrara-1e-turn = I blocchi stanno su una ruota con sei sezioni. Nella sezione I sono cari, e a ogni sezione successiva costano una moneta in meno. Prima che tu compri, la ruota gira e nella sezione I arrivano nuovi blocchi.
learn-carrara-1e-turn-do = Scegli di comprare blocchi: gira la ruota.
learn-carrara-1e-turn-hint = Hai un solo blocco: per ora c’è poco da costruire e nulla da conteggiare. Prima gira la ruota.
learn-carrara-1e-turn-done = La ruota ha girato: i primi sei blocchi sono ora nella II, e nella I ce ne sono cinque nuovi.

learn-carrara-1e-buy = Compra da una sola sezione, quanti blocchi vuoi. Nella II il verde costa 2 monete, il blu 1 e il nero niente: marmo economico, che però solo alcune città accettano.
learn-carrara-1e-buy-do = Compra verde, blu e nero nella sezione II per 3 monete.
learn-carrara-1e-buy-hint = Si può fare, ma costerebbe di più o porterebbe di meno. Prendi verde, blu e nero nella sezione II: 2 + 1 + 0 monete.
learn-carrara-1e-buy-done = Tre blocchi per 3 monete. Con il tuo primo blocco ne hai quattro.

learn-carrara-1e-end = Dopo l’azione puoi comprare un oggetto per 10 monete. Alla fine ogni oggetto vale 3 PV, ma oggi le tue monete sono spese meglio in marmo.
learn-carrara-1e-end-do = Termina il turno senza comprare oggetti.
learn-carrara-1e-end-hint = Un oggetto costa 10 delle tue 17 monete. Tienile per i blocchi e termina il turno.
learn-carrara-1e-end-done = Bene. D’ora in poi è la lezione a terminare i tuoi turni, quando non c’è altro da guadagnare.

learn-carrara-1e-build = Ora costruisci. Un edificio costa tanti blocchi quanto è il suo valore, e i blocchi tornano nel sacchetto. Lerici accetta ogni colore, anche il nero; in cambio, lì ogni punto di valore rende solo 1 moneta.
learn-carrara-1e-build-do = Costruisci a Lerici la biblioteca di valore 3, con un blocco blu e due neri.
learn-carrara-1e-build-hint = Costruisci la biblioteca 3 a Lerici e paga blu e nero. Il blocco verde è troppo prezioso per Lerici: ti serve fra un attimo.
learn-carrara-1e-build-done = Ecco il tuo primo edificio. Fra i nove scoperti, uno nuovo ha preso il suo posto.

learn-carrara-1e-colour = Ogni città accetta i blocchi del proprio colore e tutti quelli più cari. Il verde basta per Viareggio, dove un punto di valore porta 2 monete. Lucca vuole almeno il rosso, Livorno solo il bianco.
learn-carrara-1e-colour-do = Costruisci il palazzo di valore 1 a Viareggio con il tuo blocco verde.
learn-carrara-1e-colour-hint = Il tuo blocco verde rende di più a Viareggio: il palazzo 1 è quello giusto.
learn-carrara-1e-colour-done = Più caro è il marmo, migliore è la città.

learn-carrara-1e-city = Qualche turno dopo possiedi a Lucca una biblioteca 2 e una porta 4. Per conteggiare questa città bastano due edifici, e in tutta la partita può farlo un solo giocatore. Rende (2 + 4) × 2 PV, più un oggetto per ogni edificio. Hai sei segnalini per l’intera partita.
learn-carrara-1e-city-do = Conteggia la città di Lucca.
learn-carrara-1e-city-hint = Fai in fretta: se Lucia conteggia Lucca per prima, per te è persa. Conteggia la città di Lucca.
learn-carrara-1e-city-done = 12 PV, un libro e una porta. Nessun altro può più conteggiare Lucca.

learn-carrara-1e-type = Puoi anche conteggiare tutti gli edifici di un tipo, ovunque si trovino. Ognuno rende secondo la propria città: la biblioteca 3 a Lerici 3 monete, la biblioteca 2 a Lucca 4 PV. Un edificio può essere conteggiato in entrambi i modi.
learn-carrara-1e-type-do = Conteggia le tue biblioteche.
learn-carrara-1e-type-hint = Hai due biblioteche, e di nessun altro tipo hai due edifici. Conteggia le biblioteche.
learn-carrara-1e-type-done = 3 monete, 4 PV e altri due libri.

learn-carrara-1e-object = Ora hai 11 monete: bastano per uno degli oggetti nell’area oggetti. Per chiudere la partita servono molti oggetti, quindi ti farà comodo.
learn-carrara-1e-object-do = Compra la corona per 10 monete.
learn-carrara-1e-object-hint = Ti manca una corona: comprala prima che il turno finisca.
learn-carrara-1e-object-done = La corona è tua. Nell’area oggetti non viene sostituita.

learn-carrara-1e-last = La fine è vicina. In due giocatori puoi annunciarla quando hai fatto 4 conteggi, possiedi 8 oggetti e hai edifici per un valore totale di 30. Hai fatto tre conteggi, possiedi 7 oggetti e i tuoi edifici valgono esattamente 30.
learn-carrara-1e-last-do = Conteggia le tue ville: il quarto conteggio e due oggetti.
learn-carrara-1e-last-hint = Manca solo un conteggio. Le tue due ville portano insieme PV e due oggetti.
learn-carrara-1e-last-done = 7 PV e due stemmi. Hai raggiunto tutti e tre gli obiettivi!

learn-carrara-1e-announce = Nessuno è obbligato ad annunciare, e potresti continuare. Ma l’annuncio porta subito 5 PV, e a Lucia resta un solo turno per recuperare.
learn-carrara-1e-announce-do = Annuncia la fine.
learn-carrara-1e-announce-hint = Annuncia ora: i 5 PV sono tuoi, e sei in vantaggio.
learn-carrara-1e-announce-done = 5 PV. Il giro viene completato, poi si fanno i conti.

learn-carrara-1e-over = Ai tuoi PV se ne aggiungono 27 per nove oggetti, 30 per il valore dei tuoi edifici e 1 ogni 5 monete. In tutto fa 85, e hai vinto. Che cosa hai imparato: con il marmo economico costruisci nelle città che rendono poco, con quello caro nelle migliori, e a decidere è il momento giusto per i conteggi.

## The Palaces of Carrara with expansion

learn-carrara-1e-expansion-welcome = Con l’espansione ogni partita ha traguardi diversi. Sul tavolo ci sono quattro carte. Le prime tre danno gli obiettivi per annunciare la fine: qui quattro edifici di valore 5 o 8, tre coppie di oggetti, e due edifici in ciascuna di tre città. Le carte oggetto, edificio e bonus dicono anche che cosa porta PV alla fine.

learn-carrara-1e-expansion-buy = Ora, quando compri, puoi lasciare ferma la ruota. Allora non si aggiungono blocchi, e per Lucia nulla diventa più economico.
learn-carrara-1e-expansion-buy-do = Non girare: prendi il blocco giallo nella sezione VI, che non costa nulla.
learn-carrara-1e-expansion-buy-hint = Se giri la ruota, il blocco giallo torna nella sezione I e costa 5. Prendilo dov’è.
learn-carrara-1e-expansion-buy-done = Un blocco giallo gratis.

learn-carrara-1e-expansion-upgrade = Invece di aggiungere un edificio puoi migliorarne uno tuo: lo sostituisci con uno migliore nella stessa città, di qualunque tipo, e paghi solo la differenza. Il tuo castello 3 a Lucca può diventare la biblioteca 4.
learn-carrara-1e-expansion-upgrade-do = Migliora il castello 3 a Lucca: con il tuo blocco giallo diventa la biblioteca 4.
learn-carrara-1e-expansion-upgrade-hint = Il tuo blocco giallo è abbastanza caro per Lucca, e lì manca solo un punto. Scegli il castello a Lucca, e per sostituirlo la biblioteca 4.
learn-carrara-1e-expansion-upgrade-done = Una biblioteca 4 per un solo blocco. Il castello è fuori dal gioco.

learn-carrara-1e-expansion-eight = Sei grandi edifici di valore 8 stanno scoperti sul tavolo. Puoi costruirli per 8 blocchi, oppure arrivarci con un miglioramento. Alla tua porta 5 di Lerici mancano solo 3 blocchi per un palazzo 8.
learn-carrara-1e-expansion-eight-do = Migliora la porta 5 a Lerici: con verde, blu e nero diventa il palazzo 8.
learn-carrara-1e-expansion-eight-hint = Tre blocchi per un edificio di valore 8: ora non puoi fare di meglio. La porta 5 a Lerici diventa il palazzo 8.
learn-carrara-1e-expansion-eight-done = Un palazzo di valore 8, e con lui arriva uno sviluppo.

learn-carrara-1e-expansion-improve = Con un edificio di valore 8 prendi uno sviluppo, per lo spazio che vuoi. Lucca renderebbe 3 PV e 1 moneta per ogni punto invece di 2 PV, e lì hai due edifici.
learn-carrara-1e-expansion-improve-do = Prendi lo sviluppo per Lucca.
learn-carrara-1e-expansion-improve-hint = Anche gli altri vanno bene, ma fra poco conteggerai Lucca. Prendi quello.
learn-carrara-1e-expansion-improve-done = Ora Lucca ti rende 3 PV e 1 moneta per ogni punto.

learn-carrara-1e-expansion-city = La tua biblioteca 4 e la tua villa 2 fanno 6 punti a Lucca.
learn-carrara-1e-expansion-city-do = Conteggia la città di Lucca con il suo sviluppo.
learn-carrara-1e-expansion-city-hint = Conteggia Lucca prima di Lucia: ognuno dei 6 punti porta 3 PV e 1 moneta.
learn-carrara-1e-expansion-city-done = 18 PV, 6 monete, un libro e uno stemma.

learn-carrara-1e-expansion-urban = Due nuovi spazi di conteggio: tutti i tuoi edifici urbani rendono 1 moneta per ogni punto di valore, tutti quelli rurali 1 PV. Le città non contano, e non ricevi oggetti. Biblioteca, cattedrale, palazzo e porta sono urbani.
learn-carrara-1e-expansion-urban-do = Conteggia i tuoi edifici urbani.
learn-carrara-1e-expansion-urban-hint = I tuoi edifici urbani valgono in tutto 17. Nient’altro rende così tanto adesso.
learn-carrara-1e-expansion-urban-done = 17 monete: 4 + 8 + 1 + 4.

learn-carrara-1e-expansion-object = La carta oggetto chiede coppie, e alla fine ognuna vale 5 PV. Tu hai un libro.
learn-carrara-1e-expansion-object-do = Compra il libro: forma la tua prima coppia.
learn-carrara-1e-expansion-object-hint = Qui solo un libro forma una coppia, oppure uno stemma; prendi il libro.
learn-carrara-1e-expansion-object-done = Una coppia di libri.

learn-carrara-1e-expansion-rural = Più tardi. Sulla tua plancia ci sono quattro edifici di valore 5 o 8, e due o più edifici in tre città. Due obiettivi sono raggiunti; per il terzo ti serve ancora una coppia. Prima l’azione.
learn-carrara-1e-expansion-rural-do = Conteggia i tuoi edifici rurali: castello e ville.
learn-carrara-1e-expansion-rural-hint = Un castello 5 e le ville 2 e 5 portano 12 PV. Conteggia gli edifici rurali, poi guarda gli oggetti.
learn-carrara-1e-expansion-rural-done = 12 PV.

learn-carrara-1e-expansion-pair = Possiedi due libri, tre stemmi e una bandiera. Con un’altra bandiera hai tre coppie.
learn-carrara-1e-expansion-pair-do = Compra la bandiera per 10 monete.
learn-carrara-1e-expansion-pair-hint = Solo la bandiera completa la tua terza coppia.
learn-carrara-1e-expansion-pair-done = Tre coppie: l’ultimo obiettivo è raggiunto.

learn-carrara-1e-expansion-announce = Gli obiettivi di tutte e tre le carte sono raggiunti: l’acquisto è avvenuto prima dell’annuncio, quindi conta.
learn-carrara-1e-expansion-announce-do = Annuncia la fine.
learn-carrara-1e-expansion-announce-hint = Annuncia: porta 5 PV e lascia a Lucia un solo turno.
learn-carrara-1e-expansion-announce-done = 5 PV. Ora si conteggiano le carte.

learn-carrara-1e-expansion-over = Prima la carta bonus: le tue due città migliori rendono un’altra volta. Poi la carta oggetto, 5 PV per ogni coppia e 1 per l’oggetto che resta. Poi la carta edificio: PV per ogni due edifici in una città. Per ultime le monete. Altre carte fanno un’altra partita, quindi guardale bene prima di cominciare.

## The Palaces of Carrara, second edition

learn-carrara-2e-welcome = Al centro della seconda edizione c’è la Reggia. Lì stanno i tuoi sei segnalini, uno su ogni spazio bonus, e chi fa un conteggio si porta via un bonus. Non ci sono oggetti e nessuno annuncia la fine. Nel tuo turno compri, costruisci, fai un conteggio, oppure passi per 2 monete.

learn-carrara-2e-exchange = Lucca accetta bianco, giallo e rosso. Due blocchi del colore subito più economico possono fare le veci di uno: qui due verdi per un rosso.
learn-carrara-2e-exchange-do = Costruisci la biblioteca 2 a Lucca con un blocco rosso e due verdi.
learn-carrara-2e-exchange-hint = Paga il rosso e una coppia di verdi, e tieni il blocco giallo per il prossimo edificio.
learn-carrara-2e-exchange-done = La coppia di verdi ha fatto le veci di un blocco rosso.

learn-carrara-2e-monument = I monumenti hanno valore 8. Puoi costruirne uno per 8 blocchi, oppure metterlo sopra un tuo edificio dello stesso tipo. La tua porta 5 è a Viareggio, quindi il monumento di tipo porta costa 3 blocchi nei colori di Viareggio.
learn-carrara-2e-monument-do = Migliora la porta 5 a Viareggio: con un giallo e due verdi diventa il monumento dello stesso tipo.
learn-carrara-2e-monument-hint = Hai proprio i tre blocchi che servono: la porta 5 a Viareggio diventa la porta 8.
learn-carrara-2e-monument-done = Un monumento per 3 blocchi.

learn-carrara-2e-improve = Ogni monumento porta uno sviluppo, per lo spazio che vuoi. Lucca renderebbe 3 PV e 1 moneta per ogni punto.
learn-carrara-2e-improve-do = Prendi lo sviluppo per Lucca.
learn-carrara-2e-improve-hint = Stai per conteggiare Lucca: prima prendi il suo sviluppo.
learn-carrara-2e-improve-done = Ora Lucca rende 3 PV e 1 moneta per ogni punto.

learn-carrara-2e-court = Per fare un conteggio prendi uno dei tuoi segnalini dalla Reggia. Siccome nessuno ha il segnalino Visita Reale, apri tu una visita: il bonus dello spazio è tuo, e stabilisce che cosa possono ottenere gli altri seguendoti.
learn-carrara-2e-court-do = Apri una visita reale con il tuo segnalino sul primo spazio: 5 monete.
learn-carrara-2e-court-hint = Per questo conteggio prendi il segnalino sul primo spazio, quello da 5 monete.
learn-carrara-2e-court-done = 5 monete, e il re è in viaggio.

learn-carrara-2e-city = Ora scegli che cosa conteggiare: una città, un tipo, gli edifici urbani o quelli rurali. Ogni città può essere conteggiata da un solo giocatore.
learn-carrara-2e-city-do = Conteggia la città di Lucca.
learn-carrara-2e-city-hint = Hai preso lo sviluppo per Lucca proprio per questo momento. Conteggia la città di Lucca.
learn-carrara-2e-city-done = 18 PV e 6 monete.

learn-carrara-2e-buy = Lucia ha seguito la tua visita: ha preso il suo segnalino dallo stesso spazio, ha ricevuto anche lei 5 monete e ha fatto un conteggio. All’inizio del tuo turno la visita è finita. Ora compra: se girare la ruota lo decidi tu.
learn-carrara-2e-buy-do = Non girare: prendi verde e viola nella sezione V, gratis.
learn-carrara-2e-buy-hint = Nella sezione V verde e viola non costano nulla. Prendili entrambi senza girare la ruota.
learn-carrara-2e-buy-done = Due blocchi gratis.

learn-carrara-2e-follow = Ora è Lucia ad aver aperto una visita, da uno spazio con 3 PV. Se in questo turno fai un conteggio, usi il tuo segnalino su quello stesso spazio e ricevi anche tu il bonus. Se fai altro, il segnalino va nell’area libera e il bonus è perso.
learn-carrara-2e-follow-do = Segui la visita reale: usa il tuo segnalino sullo spazio con 3 PV.
learn-carrara-2e-follow-hint = Comprare o costruire ora ti costerebbe il bonus di questo spazio. Hai qualcosa da conteggiare, quindi segui la visita.
learn-carrara-2e-follow-done = 3 PV.

learn-carrara-2e-urban = Biblioteca, cattedrale, palazzo e porta sono urbani. Tutti i tuoi edifici urbani insieme rendono 1 moneta per ogni punto, ovunque si trovino.
learn-carrara-2e-urban-do = Conteggia i tuoi edifici urbani.
learn-carrara-2e-urban-hint = I tuoi edifici urbani valgono in tutto 11: più di qualsiasi tipo.
learn-carrara-2e-urban-done = 11 monete: 2 + 8 + 1.

learn-carrara-2e-open = Se non segui una visita, il tuo segnalino non è perso. Dall’area libera puoi usarlo in qualsiasi turno successivo in cui nessun altro ha il segnalino Visita Reale, ma senza bonus. Perciò, prima di aprire o saltare una visita, guarda che cosa possono conteggiare gli altri.

learn-carrara-2e-marker = Molto più tardi. La pila è vuota, e questo è il tuo ultimo segnalino. Il turno in cui per la prima volta si avverano entrambe le cose porta 5 PV, e tutti gli altri hanno ancora un turno.
learn-carrara-2e-marker-do = Usa il tuo ultimo segnalino, con i suoi 3 PV.
learn-carrara-2e-marker-hint = Prendi il tuo ultimo segnalino dalla Reggia: chiude la partita a tuo favore.
learn-carrara-2e-marker-done = 3 PV.

learn-carrara-2e-last = Le tue porte sono il monumento a Viareggio e una porta 2 a Lerici. Ognuna rende secondo la propria città.
learn-carrara-2e-last-do = Conteggia le tue porte.
learn-carrara-2e-last-hint = Le porte rendono 18 monete. Gli altri tipi rendono di meno.
learn-carrara-2e-last-done = 18 monete, e 5 PV per aver fatto scattare la fine.

learn-carrara-2e-over = Lucia ha giocato il suo ultimo turno. Ora ogni 5 monete diventano 1 PV, e vince chi ne ha di più. A proposito: se non hai più segnalini e la partita continua, tutto ciò che costruisci porta subito il suo valore in PV.

## The Palaces of Carrara, second edition, advanced

learn-carrara-2e-advanced-welcome = La versione avanzata aggiunge statue e decorazioni. Ogni sezione della ruota mostra una di ciascuna: le decorazioni sulla ruota esterna, le statue su quella interna. Hai otto segnalini, otto spazi bonus e due depositi sulla tua plancia.

learn-carrara-2e-advanced-spin = Per comprare devi girare qualcosa: entrambe le ruote, e allora arrivano nuovi blocchi; oppure solo la ruota interna, e allora i blocchi restano dove sono. Una statua rossa si trova una sezione prima dei blocchi che vuoi.
learn-carrara-2e-advanced-spin-do = Gira solo la ruota interna.
learn-carrara-2e-advanced-spin-hint = Girandole entrambe si sposterebbero anche i blocchi. Gira solo la ruota interna, così la statua rossa arriva nella sezione IV.
learn-carrara-2e-advanced-spin-done = Le statue sono avanzate di una sezione, i blocchi no.

learn-carrara-2e-advanced-buy = Chi compra gli ultimi blocchi di una sezione può prendere la statua o la decorazione che vi è raffigurata.
learn-carrara-2e-advanced-buy-do = Compra entrambi i blocchi nella sezione IV: rosso e verde, per 1 moneta.
learn-carrara-2e-advanced-buy-hint = Compra rosso e verde nella sezione IV, tutto ciò che c’è. Solo così puoi prendere un pezzo.
learn-carrara-2e-advanced-buy-done = La sezione IV è vuota: qualcosa è tuo.

learn-carrara-2e-advanced-take = Una statua conta alla fine per la maggioranza nella sua città, e rende il suo edificio adatto agli spazi statua. Una rossa va bene ovunque si accettino blocchi rossi, da Lucca a Lerici.
learn-carrara-2e-advanced-take-do = Prendi la statua rossa.
learn-carrara-2e-advanced-take-hint = Anche la corona andrebbe bene, ma le statue a Lucca portano fino a 10 PV. Prendi la statua rossa.
learn-carrara-2e-advanced-take-done = Una statua rossa.

learn-carrara-2e-advanced-store = Potrebbe andare subito a Massa o a Lerici. Ma Lucca è meglio, e lì costruirai nel prossimo turno. Fino ad allora aspetta in uno dei tuoi due depositi.
learn-carrara-2e-advanced-store-do = Metti la statua in deposito.
learn-carrara-2e-advanced-store-hint = Conservala per Lucca, dove le statue valgono di più: mettila in deposito.
learn-carrara-2e-advanced-store-done = È in deposito. Per questo turno resta lì.

learn-carrara-2e-advanced-build = Con due blocchi rossi puoi costruire a Lucca.
learn-carrara-2e-advanced-build-do = Costruisci la villa 2 a Lucca con due blocchi rossi.
learn-carrara-2e-advanced-build-hint = La tua statua aspetta un edificio a Lucca: la villa 2 è quello che puoi pagare.
learn-carrara-2e-advanced-build-done = Una villa a Lucca.

learn-carrara-2e-advanced-move = I pezzi in deposito si possono spostare sugli edifici all’inizio del tuo turno o dopo l’azione.
learn-carrara-2e-advanced-move-do = Sposta la statua rossa sulla villa a Lucca.
learn-carrara-2e-advanced-move-hint = Hai conservato la statua proprio per la villa a Lucca.
learn-carrara-2e-advanced-move-done = La statua sta a Lucca.

learn-carrara-2e-advanced-purchase = Una volta per turno puoi anche comprare una decorazione o una statua per 10 monete. Va direttamente su un edificio. Grazie a una decorazione il suo edificio vale 1 in più in ogni conteggio, e le decorazioni identiche portano molti PV alla fine.
learn-carrara-2e-advanced-purchase-do = Compra uno stemma per la villa a Lucca.
learn-carrara-2e-advanced-purchase-hint = A Lucca ogni punto vale 2 PV, quindi decora la villa che si trova lì.
learn-carrara-2e-advanced-purchase-done = Ora la villa vale 3.

learn-carrara-2e-advanced-court = Qui la Reggia dà più che monete e PV: due spazi danno una statua d’oro, che va bene ovunque, e due una decorazione a tua scelta.
learn-carrara-2e-advanced-court-do = Apri una visita con il tuo segnalino sul terzo spazio: una decorazione a tua scelta.
learn-carrara-2e-advanced-court-hint = Per questa lezione usa il terzo spazio, che dà una decorazione.
learn-carrara-2e-advanced-court-done = Una decorazione qualsiasi, quella che preferisci.

learn-carrara-2e-advanced-crown = Una corona va su un palazzo, un libro su una biblioteca, e così via.
learn-carrara-2e-advanced-crown-do = Prendi una corona.
learn-carrara-2e-advanced-crown-hint = Il tuo palazzo è il tuo edificio di maggior valore a Massa, e porta una corona.
learn-carrara-2e-advanced-crown-done = Una corona.

learn-carrara-2e-advanced-place = Un nuovo pezzo lo collochi subito, lo metti in deposito, oppure vi rinunci.
learn-carrara-2e-advanced-place-do = Metti la corona sul palazzo a Massa.
learn-carrara-2e-advanced-place-hint = In deposito non vale nulla. Mettila sul palazzo a Massa.
learn-carrara-2e-advanced-place-done = Ora il palazzo vale 5.

learn-carrara-2e-advanced-statues = Tre nuovi spazi conteggiano gli edifici con statue, ciascuno per due città. A Lucca la tua villa vale 3, e a Viareggio anche una porta 4 ha una statua.
learn-carrara-2e-advanced-statues-do = Conteggia le statue di Lucca e Viareggio.
learn-carrara-2e-advanced-statues-hint = A Lucca e Viareggio ci sono due edifici con statue: conteggia quello spazio statua.
learn-carrara-2e-advanced-statues-done = 3 × 2 PV a Lucca, e 4 × 2 monete a Viareggio.

learn-carrara-2e-advanced-marker = Molto più tardi. La pila è vuota, hai 41 monete e ti resta un segnalino. Chiuderà la partita, e può ancora dare più valore al tuo denaro.
learn-carrara-2e-advanced-marker-do = Usa il tuo ultimo segnalino, con i suoi 3 PV.
learn-carrara-2e-advanced-marker-hint = Prendi il tuo ultimo segnalino dalla Reggia.
learn-carrara-2e-advanced-marker-done = 3 PV.

learn-carrara-2e-advanced-money = Due spazi monete al momento non rendono nulla, ma alla fine ti danno un cambio migliore: 3 monete per 1 PV se hai 36 monete, o addirittura 2 monete se ne hai 50. Ciascuno può essere preso da un solo giocatore.
learn-carrara-2e-advanced-money-do = Prendi lo spazio monete da 36 monete.
learn-carrara-2e-advanced-money-hint = 41 monete, a 3 per 1 PV, fanno 13 PV invece di 8. Prendi lo spazio monete.
learn-carrara-2e-advanced-money-done = Ora le tue monete valgono 1 PV ogni 3. E 5 PV per aver fatto scattare la fine.

learn-carrara-2e-advanced-over = Le tue 41 monete portano 13 PV. Le decorazioni sugli edifici si contano genere per genere: due corone portano 6 PV, uno stemma 2. Poi vengono le maggioranze di statue, città per città. I pezzi in deposito non contano nulla, quindi collocali in tempo.

## Palazzo

learn-palazzo-welcome = Firenze, intorno al 1500: costruisci palazzi, piano dopo piano. I palazzi alti e con molte finestre portano PV, meglio ancora se di un solo materiale; un piano solitario te ne costa 5. Nel tuo turno prendi denaro, oppure ti procuri tessere, oppure ristrutturi. La tua avversaria è Lucia.

learn-palazzo-money = Paghi con carte di una sola valuta: fiorini, ducati o lire. I certificati di valore 2 si abbinano a tutte.
learn-palazzo-money-do = Prendi denaro.
learn-palazzo-money-hint = Con ciò che hai non puoi ancora pagare nulla. Prima prendi denaro.
learn-palazzo-money-done = Si rivelano tre carte, una in più del numero dei giocatori.

learn-palazzo-take = Ne prendi due, una va a Lucia. In mano hai un fiorino 3, un ducato 4, una lira 4 e un certificato. Con il fiorino 4 avresti un tris: lo stesso valore in tutte e tre le valute, che vale 15.
learn-palazzo-take-do = Prendi i due fiorini, il 4 e il 5.
learn-palazzo-take-hint = Le carte di una stessa valuta si possono pagare insieme, e il fiorino 4 forma un tris. Prendi fiorino 4 e fiorino 5.
learn-palazzo-take-done = Fiorini e un tris: ora puoi pagare.

learn-palazzo-draw = Per ottenere tessere, se ne rivelano due. La prima è in vendita nel magazzino. La seconda va su una cava: dal capomastro si avanza di tante cave quante sono le sue finestre.
learn-palazzo-draw-do = Scegli di comprare o mettere all’asta.
learn-palazzo-draw-hint = Hai abbastanza denaro per una tessera. Rivela due tessere per comprare o mettere all’asta.
learn-palazzo-draw-done = Una tessera in mattone è arrivata nel magazzino, una con due finestre sulla terza cava.

learn-palazzo-buy = Una tessera del magazzino costa 10 meno il numero di tessere che ci sono: con due tessere, 8. Non ricevi resto, quindi se puoi paga la cifra esatta.
learn-palazzo-buy-do = Compra la tessera in arenaria del piano 1 con i fiorini 3 e 5.
learn-palazzo-buy-hint = Il piano 1 in arenaria è un buon pianterreno. Paga i fiorini 3 e 5, esattamente 8, e tieni il tuo tris di 4.
learn-palazzo-buy-done = Un pianterreno in arenaria per 8.

learn-palazzo-place = Una tessera deve andare subito da qualche parte: in cima a uno dei tuoi palazzi se è più alta, in un nuovo palazzo, oppure fuori dal gioco.
learn-palazzo-place-do = Usala per iniziare un nuovo palazzo.
learn-palazzo-place-hint = Non hai ancora nessun palazzo: iniziane uno nuovo.
learn-palazzo-place-done = Il tuo primo palazzo è iniziato.

learn-palazzo-auction = Lucia ha preso denaro, e tu hai ricevuto un certificato. Ora hai di nuovo rivelato due tessere. Nel magazzino non c’è nulla per te, ma sulla prossima cava sì: i piani 2 e 4, entrambi in arenaria. Il capomastro va lì, e tutte le tessere vengono messe all’asta.
learn-palazzo-auction-do = Scegli di mettere all’asta.
learn-palazzo-auction-hint = Sulla prossima cava ci sono due piani in arenaria adatti al tuo palazzo. Mettili all’asta.
learn-palazzo-auction-done = Apri con il certificato di valore 3, che non ti costa nulla.

learn-palazzo-bid = Lucia ha offerto 6. Devi rilanciare o passare. Aggiungi carte al tuo 3; ciò che è sul tavolo resta lì. Un tris conta 15 se aggiungi insieme le sue tre carte.
learn-palazzo-bid-do = Rilancia con il tuo tris di 4: 3 + 15 = 18.
learn-palazzo-bid-hint = Per due tessere del tuo stesso materiale ne vale la pena. Aggiungi il tris: fiorino, ducato e lira 4.
learn-palazzo-bid-done = Lucia passa e riprende le sue carte. Le tessere sono tue.

learn-palazzo-second = Collochi le tue tessere nell’ordine che vuoi, ma i piani devono salire. Se mettessi prima il piano 4, il piano 2 non potrebbe più seguire.
learn-palazzo-second-do = Metti il piano 2 in cima al tuo palazzo.
learn-palazzo-second-hint = Prima il piano 2, poi il piano 4, sopra il tuo pianterreno in arenaria.
learn-palazzo-second-done = Piani 1 e 2.

learn-palazzo-third = Si possono saltare dei piani: il 4 può stare sopra il 2.
learn-palazzo-third-do = Metti il piano 4 in cima.
learn-palazzo-third-hint = Va bene in cima al tuo palazzo: 4 è più alto di 2.
learn-palazzo-third-done = Tre piani con 3 finestre, tutti in arenaria: 3 + 3 = 6 PV.

learn-palazzo-rebuild = Molto più tardi. Sono arrivati quattro dei cinque cavalieri, quindi la partita può finire presto. Una delle tue tessere è da sola: un piano 3 in marmo, che ti costa 5. Per una carta denaro puoi inserire una tessera singola in un palazzo, anche fra altri piani.
learn-palazzo-rebuild-do = Ristruttura: inserisci il piano 3 singolo nel tuo palazzo con i piani 2 e 4, per la tua ultima carta.
learn-palazzo-rebuild-hint = La tessera singola ti costa 5 PV alla fine, e il palazzo con i piani 2 e 4 non ne porta ancora. Inseriscila lì.
learn-palazzo-rebuild-done = Invece di meno 5 ora hai un palazzo di tre piani: 8 PV in più.

learn-palazzo-share = Guarda le cave: sulla prossima ci sono cinque tessere. Con quattro o più non c’è asta. Ne prendi una tu, poi una Lucia, e le altre escono dal gioco. Non costa nulla.
learn-palazzo-share-do = Scegli di mettere all’asta: le tessere verranno distribuite.
learn-palazzo-share-hint = Hai una sola carta, ma sulla prossima cava ottieni una tessera gratis. Scegli di mettere all’asta.
learn-palazzo-share-done = Il capomastro è andato alla cava piena, e la prima scelta è tua.

learn-palazzo-pick = Un piano 5 va bene in cima al tuo palazzo con i piani 2, 3 e 4. Quelli con tre finestre portano di più.
learn-palazzo-pick-do = Prendi il piano 5 in mattone con tre finestre.
learn-palazzo-pick-hint = Il piano 5 va bene in cima al tuo primo palazzo; i piani 2 e 3 no. Prendi quello in mattone.
learn-palazzo-pick-done = La migliore tessera della cava.

learn-palazzo-fourth = Ciò che hai preso va collocato subito.
learn-palazzo-fourth-do = Metti il piano 5 in cima al tuo primo palazzo.
learn-palazzo-fourth-hint = In cima al tuo primo palazzo diventa il quarto piano. Gli altri hanno già un piano 5.
learn-palazzo-fourth-done = Quattro piani: 6 finestre e altri 3 PV fanno 9.

learn-palazzo-over = È arrivato il quinto cavaliere, e la partita finisce all’istante. I tuoi tre palazzi portano 9 PV ciascuno, 27 in tutto: due con quattro piani, e uno con tre piani solo in arenaria. Che cosa hai imparato: raccogli una sola valuta, lascia che il magazzino diventi economico, guarda dove andrà il capomastro, e non lasciare in giro piani solitari.

learn-try = Fammi provare
learn-explain = Spiega
learn-leave = Esci dalla lezione
