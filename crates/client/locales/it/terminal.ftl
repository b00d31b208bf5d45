### Il client per il terminale.

terminal-quit = Esci
terminal-help = Aiuto
terminal-scroll = Scorri
terminal-point = Indica
terminal-board = Tabellone
terminal-score = Punteggi
terminal-log = Cronaca
terminal-look = Altri giocatori
terminal-change = Cambia
terminal-join = Partecipa
terminal-renew = Aggiorna
terminal-jump = Vai al passo
terminal-people = Persone (posti liberi)
terminal-field-table = Tavolo o link:
terminal-field-file = Rivedi un file (.game):
terminal-delete-sure = Premi ancora x per eliminare la partita per sempre.
terminal-saved = Salvata come { $file }
terminal-saved-before = Il file { $file } esiste già.
terminal-not-saved = Impossibile salvare { $file }: { $reason }
terminal-hidden = +? : più ciò che è nascosto dietro lo schermo.
terminal-score-now = Se la partita finisse ora
terminal-too-small = Questa finestra ha { $width } × { $height } caratteri. Ingrandiscila: ne servono { $least_width } × { $least_height }.
terminal-decoration = deco
terminal-gold = oro*

terminal-help-about = Tutto si può fare con la tastiera e con il mouse: indica ciò che è elencato sotto il tabellone, o le cose sul tabellone. Se qualcosa non è possibile, viene spiegato perché.
terminal-help-digits = scegli ciò che è elencato
terminal-help-arrows = muoviti nell’elenco, tra i blocchi o sul tabellone
terminal-help-enter = scegli; fai ciò che segue ✓
terminal-help-back = un passo indietro
terminal-help-plus = un blocco in più o in meno quando compri o paghi; ← → per scegliere il colore
terminal-help-board = indica le cose sul tabellone con le frecce
terminal-help-hint = ciò che farebbero giocatori forti, con la probabilità di vincere
terminal-help-undo = annulla l’ultima azione, se nulla è stato pescato o mostrato
terminal-help-score = quanti punti avrebbe ognuno adesso
terminal-help-log = tutto ciò che è successo
terminal-help-look = guarda l’area di un altro giocatore
terminal-help-scroll = scorri ciò che è più alto della finestra
terminal-help-after = dopo la partita: salvala come file, rivedila, gioca ancora
terminal-help-chat = scrivi agli altri su un server
terminal-help-quit = esci; le partite su questo dispositivo restano e si possono riprendere. Ctrl-C termina il programma.

terminal-signs = Segni
terminal-sign-coins = monete, punti vittoria, segnalini rimasti
terminal-sign-marks = scelto; parte di ciò che farebbe ✓. Ciò che è sottolineato si può indicare.
terminal-sign-plaques = già conteggiato dal giocatore A; un edificio su tre; non possibile
terminal-sign-pieces = un edificio con decorazione, con statua
terminal-sign-visit = la visita reale
terminal-sign-palazzo = una finestra, il capomastro, un cavaliere; = è un palazzo di un solo materiale
terminal-sign-players = deve decidere, punti se la partita finisse ora, carte in mano
