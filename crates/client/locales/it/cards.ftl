### The cards of the expansion of the first edition, and the goals of its base game.
### Numbers that depend on the number of players are given for 2, 3 and 4 players in this order.

## Goals of the base game

condition-base-scored = Almeno 4 conteggi fatti
condition-base-objects = Almeno { $needed } oggetti
condition-base-buildings = Edifici per un valore totale di almeno { $needed }
final-coins = 1 PV ogni { $rate } monete, arrotondando per difetto

## Top cards (brown): an end condition

card-top-I = Quattro conteggi
card-top-I-text = Obiettivo: hai fatto almeno 4 conteggi, di qualunque genere.
card-top-II = Cinque e otto
card-top-II-text = Obiettivo: sulla tua plancia ci sono almeno 4, 3 o 2 edifici di valore 5 o 8 con 2, 3 o 4 giocatori.
card-top-III = Città conteggiate
card-top-III-text = Obiettivo: hai conteggiato almeno 3, 2 o 1 città con 2, 3 o 4 giocatori.
card-top-IV = Molti edifici
card-top-IV-text = Obiettivo: sulla tua plancia ci sono almeno 8, 7 o 6 edifici con 2, 3 o 4 giocatori.
card-top-V = Borsa piena
card-top-V-text = Obiettivo: hai almeno 30, 25 o 20 monete con 2, 3 o 4 giocatori. Conteggio finale: ogni giocatore ottiene 1 PV ogni 2 monete, arrotondando per difetto, invece che ogni 5.
card-top-VI = Punti in tasca
card-top-VI-text = Obiettivo: hai almeno 30, 25 o 20 PV con 2, 3 o 4 giocatori, senza i 5 PV dell’annuncio.

## Object cards (purple): an end condition and VP for objects

card-object-I = Molti oggetti
card-object-I-text = Obiettivo: possiedi almeno 8, 7 o 6 oggetti con 2, 3 o 4 giocatori. Conteggio finale: 3 PV per ogni oggetto.
card-object-II = Tre coppie
card-object-II-text = Obiettivo: possiedi 3 coppie di oggetti identici; quattro identici sono 2 coppie, sei identici sono 3. Conteggio finale: 5 PV per ogni coppia, 1 PV per ogni altro oggetto.
card-object-III = Due triplette
card-object-III-text = Obiettivo: possiedi 2 triplette di oggetti identici; sei identici sono 2 triplette. Conteggio finale: 7 PV per ogni tripletta, 1 PV per ogni altro oggetto.
card-object-IV = Quattro identici
card-object-IV-text = Obiettivo: possiedi almeno 4 oggetti identici. Conteggio finale: ogni tipo conta per sé, con 3, 6, 10, 15 o 21 PV per 2, 3, 4, 5 o 6 identici, e 1 PV per un oggetto singolo.
card-object-V = Coppia e quaterna
card-object-V-text = Obiettivo: possiedi una quaterna di oggetti identici e, in più, una coppia; sei identici valgono come entrambe. Conteggio finale: 20 PV per ogni combinazione di una quaterna e una coppia, 1 PV per ogni altro oggetto.
card-object-VI = Quattro diversi
card-object-VI-text = Obiettivo: possiedi almeno 4 oggetti diversi. Conteggio finale: 3, 7, 12, 18 o 24 PV per una serie di 2, 3, 4, 5 o 6 oggetti diversi, poi altre serie con ciò che resta; 1 PV per ogni oggetto fuori dalle serie.
card-object-VII = Serie da tre
card-object-VII-text = Obiettivo: possiedi 2 serie di tre oggetti diversi; le due serie possono essere uguali. Conteggio finale: 8 PV per ogni serie di tre oggetti diversi, 1 PV per ogni altro oggetto.
card-object-VIII = Coppie moltiplicate
card-object-VIII-text = Obiettivo: possiedi 3 coppie di oggetti identici; quattro identici sono 2 coppie, sei identici sono 3. Conteggio finale: forma fino a 3 gruppi di due o più oggetti identici e moltiplicane fra loro le grandezze; senza gruppi il risultato è 0. Ogni altro oggetto vale 1 PV.

## Building cards (grey): an end condition and VP for buildings

card-building-I = Valore totale
card-building-I-text = Obiettivo: la somma dei valori dei tuoi edifici è almeno 30, 25 o 20 con 2, 3 o 4 giocatori. Conteggio finale: tanti PV quanto è il loro valore totale.
card-building-II = Due per città
card-building-II-text = Obiettivo: hai almeno 2 edifici in ciascuna di 3 città. Conteggio finale: per ogni 2 edifici in una città, 11 PV a Livorno, 9 a Pisa, 7 a Lucca, 5 a Viareggio, 3 a Massa, 1 a Lerici.
card-building-III = Tre per città
card-building-III-text = Obiettivo: hai almeno 3 edifici in ciascuna di 2 città. Conteggio finale: per ogni 3 edifici in una città, 17 PV a Livorno, 14 a Pisa, 11 a Lucca, 8 a Viareggio, 5 a Massa, 2 a Lerici.
card-building-IV = Quattro per città
card-building-IV-text = Obiettivo: hai almeno 4 edifici in una stessa città. Conteggio finale: per ogni 4 edifici in una città, 23 PV a Livorno, 19 a Pisa, 15 a Lucca, 11 a Viareggio, 7 a Massa, 3 a Lerici.
card-building-V = Valore otto
card-building-V-text = Obiettivo: hai almeno 1 edificio di valore 8. Conteggio finale: per ogni edificio di valore 8, 34 PV a Livorno, 26 a Pisa, 19 a Lucca, 13 a Viareggio, 8 a Massa, 4 a Lerici.
card-building-VI = Edifici rurali
card-building-VI-text = Obiettivo: hai almeno 4, 3 o 2 edifici rurali (castello, villa) con 2, 3 o 4 giocatori. Conteggio finale: 6 PV per ogni edificio rurale.
card-building-VII = Edifici urbani
card-building-VII-text = Obiettivo: hai almeno 6, 5 o 4 edifici urbani (biblioteca, cattedrale, palazzo, porta) con 2, 3 o 4 giocatori. Conteggio finale: 3 PV per ogni edificio urbano.
card-building-VIII = Città moltiplicate
card-building-VIII-text = Obiettivo: hai almeno 2 edifici in ciascuna di 3 città. Conteggio finale: moltiplica fra loro i numeri di edifici nelle tue 3 città più piene, o in tutte le tue città se hai costruito in meno di 3; i valori degli edifici non contano. Senza edifici il risultato è 0.
card-building-IX = Urbani con rurali
card-building-IX-text = Obiettivo: hai almeno 4, 3 o 2 edifici urbani e altrettanti rurali con 2, 3 o 4 giocatori. Conteggio finale: il tuo miglior edificio urbano e il tuo miglior edificio rurale formano una coppia, poi i secondi migliori, e così via finché ci sono entrambi; ogni coppia porta in PV la somma dei suoi due valori.

## Bonus cards (green): final scoring only, there is no card I

card-bonus-II = Due città
card-bonus-II-text = Conteggio finale: conteggia le due città che ti rendono di più, con i tuoi sviluppi, anche se sono già state conteggiate o hanno troppo pochi edifici. Ricevi monete e PV, ma non oggetti.
card-bonus-III = Due tipi
card-bonus-III-text = Conteggio finale: conteggia i due tipi di edificio che ti rendono di più, con i tuoi sviluppi, anche se li hai già conteggiati. Ricevi monete e PV, ma non oggetti.
card-bonus-IV = Minimo per tipo
card-bonus-IV-text = Conteggio finale: di ogni tipo di edificio, il tuo edificio di valore più basso rende il suo valore × la ricompensa della sua città, con i tuoi sviluppi. Ricevi monete e PV, ma non oggetti.
card-bonus-V = Tre e tre città
card-bonus-V-text = Conteggio finale: 9 PV per il valore totale più alto degli edifici a Livorno, Pisa e Lucca insieme, e 9 PV per il più alto a Viareggio, Massa e Lerici insieme. Tutti i giocatori in parità ricevono i PV; un totale di 0 non ne porta.
card-bonus-VI = Massimo per città
card-bonus-VI-text = Conteggio finale: per il valore totale più alto degli edifici in una città, 14 PV a Livorno, 12 a Pisa, 10 a Lucca, 8 a Viareggio, 6 a Massa, 4 a Lerici. Tutti i giocatori in parità ricevono i PV; un totale di 0 non ne porta.
card-bonus-VII = Minimo per città
card-bonus-VII-text = Conteggio finale: in ogni città, il tuo edificio di valore più basso rende il suo valore × la ricompensa della città, con i tuoi sviluppi. Ricevi monete e PV, ma non oggetti.
card-bonus-VIII = Massimo urbano e rurale
card-bonus-VIII-text = Conteggio finale: 9 PV per il valore totale più alto degli edifici urbani, e 9 PV per il più alto degli edifici rurali. Tutti i giocatori in parità ricevono i PV; un totale di 0 non ne porta.
card-bonus-IX = Massimo per tipo
card-bonus-IX-text = Conteggio finale: per ciascuno dei sei tipi di edificio, 9 PV per il valore totale più alto. Tutti i giocatori in parità ricevono i PV; un totale di 0 non ne porta.
