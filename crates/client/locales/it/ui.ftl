### The interface around the games.

app-name = Palazzi
app-tagline = I Palazzi di Carrara e Palazzo, contro avversari agguerriti e con gli amici

nav-play = Gioca
nav-games = Le tue partite
nav-lobby = Lobby
nav-learn = Impara
nav-rules = Regole
nav-ladder = Classifiche
nav-settings = Impostazioni
nav-profile = Profilo
nav-skip = Vai al contenuto
nav-menu = Menu

start-play-now = Gioca ora
start-level = Livello
start-ruleset = Gioco
start-continue = Continua a giocare
start-friends = Gioca con gli amici
start-learn = Impara giocando

ruleset-carrara-1e = I Palazzi di Carrara
ruleset-carrara-1e-expansion = I Palazzi di Carrara con espansione
ruleset-carrara-2e = I Palazzi di Carrara, seconda edizione
ruleset-carrara-2e-advanced = I Palazzi di Carrara, seconda edizione, versione avanzata
ruleset-palazzo = Palazzo
ruleset-carrara-1e-about = Compra marmo, costruisci e scegli il momento giusto per i conteggi. Il classico, limpido ed essenziale.
ruleset-carrara-1e-expansion-about = Carte che cambiano gli obiettivi ogni volta, grandi edifici e sviluppi.
ruleset-carrara-2e-about = La Reggia, i monumenti e le visite reali.
ruleset-carrara-2e-advanced-about = Due ruote, statue, decorazioni e la Reggia al completo.
ruleset-palazzo-about = Fai offerte, compra e ristruttura palazzi, piano dopo piano.

level-novice = Principiante
level-apprentice = Apprendista
level-journeyman = Lavorante
level-mason = Muratore
level-builder = Costruttore
level-architect = Architetto
level-master = Maestro
level-novice-about = Per le prime partite. Vede un solo modo di fare ogni cosa.
level-apprentice-about = Per chi ormai conosce le regole. Vede due modi di fare ogni cosa.
level-journeyman-about = Per chi ha un po’ di esperienza. Vede tre modi di fare ogni cosa.
level-mason-about = Per chi ha molta esperienza. Vede quasi tutti i modi di fare ogni cosa.
level-builder-about = Per giocatori forti. Non gli sfugge nulla e gioca all’istante.
level-architect-about = Per giocatori molto forti. Guarda un po’ più avanti.
level-master-about = Il più forte di tutti. Guarda avanti quanto il tempo gli permette.

seat-you = Tu
seat-nobody = Posto libero
seat-bot = { $level } (computer)
seat-number = Giocatore { $seat }

table-loading = Si prepara il tavolo…
table-lost = Connessione persa. Nuovo tentativo in corso…
table-not-found = Questo tavolo non esiste
table-not-opened = Il tavolo ora non si può aprire
table-turn-yours = Tocca a te
table-turn-other = Tocca a { $name }
table-confirm = Conferma
table-undo = Annulla
table-hint = Suggerimento
table-log = Cronaca
table-chat = Chat
table-market = Mercato
table-players = Giocatori
table-over = La partita è finita
table-text-mode = Tavolo in forma di testo
table-why-rule = Regola { $rule }
table-choose = Scegli

problem-not-fetched = Questa parte di Palazzi non si è potuta caricare.
problem-try-again = Riprova
problem-bad-request = Non è stato possibile leggere la richiesta.
problem-unauthorized = Prima devi accedere.
problem-forbidden = Questo spetta a qualcun altro.
problem-not-found = Qui non c’è.
problem-conflict = Nel frattempo la partita è andata avanti: dai un’altra occhiata.
problem-too-large = È troppo in una volta sola.
problem-refused = Non è possibile.
problem-too-many = Troppe richieste: aspetta un momento.
problem-unavailable = Al momento il server non risponde. Nulla è andato perso.

page-loading = Un momento…
page-missing = Qui non c’è nulla
page-missing-about = Forse c’è un errore nell’indirizzo, o quello che c’era è stato eliminato.
page-to-start = Alla pagina iniziale
start-summary = { $game }, { $bots ->
        [0] { $people } persone su questo dispositivo
        [one] contro un computer ({ $level })
       *[other] contro { $bots } computer ({ $level })
    }
start-players = Giocatori
start-people = Persone su questo dispositivo
start-lobby = Trova altri giocatori

status-open = in attesa di giocatori
status-playing = in corso
status-over = finita
status-closed = chiusa

games-your-turn = Aspettano te
games-going-on = In corso
games-finished = Finite
games-here = Su questo dispositivo
games-all = Partite
games-none = Ancora nessuna.
lobby-open = In attesa di giocatori
lobby-playing = In corso: guarda

new-title = Prepara un tavolo
new-open = Apri il tavolo
new-clock = Tempo
new-cards = Carte (a caso se vuoto)
new-public = Il tavolo è visibile a tutti nella lobby
new-screens-open = Gli averi sono visibili a tutti
new-shuffle = I posti vengono estratti a sorte
new-wait = Si aspetta chi lascia il tavolo (altrimenti continua un computer)
new-rated = Vale per le classifiche
new-rated-needs-account = Con un account, le partite possono valere per le classifiche.
clock-none = Senza limiti
clock-turn-minute = Un minuto per turno
clock-turn-day = Un giorno per turno
clock-turn-three-days = Tre giorni per turno
clock-game-quarter = 15 minuti per la partita, più 10 secondi a ogni turno
clock-game-half = 30 minuti per la partita, più 15 secondi a ogni turno
clock-turn-other = { $seconds } secondi per turno
clock-game-other = { $seconds } secondi per la partita, più { $bonus } a ogni turno

account-title = Account
account-name = Nome
account-password = Password
account-sign-in = Accedi
account-sign-up = Crea un account
account-sign-out = Esci
account-why = Per giocare non serve un account. Con un account ritrovi le tue partite, i tuoi rating e le tue impostazioni ovunque tu acceda.
account-guest = Giochi come ospite: { $name }.
account-signed-in = Hai effettuato l’accesso come { $name }.

player-ratings = Rating
player-rating = Rating
player-uncertainty = Incertezza
player-games = Partite
player-wins = Vittorie
player-figures = Statistiche
player-best = Punteggio migliore
player-average = Punteggio medio
ladder-people = Tra persone
ladder-bots = Contro i computer
ladder-against-bots = { $game }, contro i computer
ladder-empty = Nessuno ha ancora giocato una partita valida per la classifica.
ladder-place = Posizione
ladder-player = Giocatore

settings-language = Lingua
settings-theme = Aspetto
settings-text-mode-about = Si legge invece di guardare: tutto ciò che è sul tavolo è scritto in elenchi, per gli screen reader e per chi preferisce le parole.
settings-notify = Notifica quando tocca a te
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro

waiting-title = In attesa di giocatori
waiting-invited = { $count ->
        [one] { $names } ti invita
       *[other] { $names } ti invitano
    }
waiting-holdings = Averi
waiting-holdings-hidden = dietro gli schermi
waiting-holdings-open = visibili a tutti
waiting-invite = Manda questo link a chi deve giocare. Serve anche per assistere alla partita.
waiting-copy = Copia il link
waiting-copied = Copiato
waiting-sit = Siediti
waiting-add-bot = Aggiungi un computer

table-title = Tavolo
table-rated = per la classifica
table-replay = Replay
table-side = Cronaca, chat, tavolo
table-about = Tavolo
table-link = Link a questo tavolo
table-fair = Estrazioni verificabili
table-fair-about = Ogni estrazione deriva da un seme segreto. Il suo hash è visibile fin dall’inizio, il seme alla fine: a quel punto chiunque può verificare ogni estrazione.
table-ask-takeback = Chiedi di annullare
table-takeback-question = Si può annullare l’ultima azione?
table-takeback-yes = Sì
table-takeback-no = No
table-pause = Pausa
table-resume = Riprendi
table-leave = Lascia
table-leave-sure = Lascia davvero: un computer prende il tuo posto
table-away = Non sei al tavolo. Il tuo posto resta riservato.
table-come-back = Torna al tavolo
table-let-bot = Fai giocare un computer al posto di { $name }
table-unread = { $count ->
        [one] 1 nuovo
       *[other] { $count } nuovi
    }
table-rematch = Gioca ancora
table-close = Chiudi il tavolo
table-chat-say = Scrivi qualcosa
table-chat-send = Invia

hint-about = Che cosa farebbe qui un giocatore forte, con la probabilità di vittoria e i punti finali stimati.
hint-thinking = Sto pensando…
hint-chance = { $chance }% · { $points } PV
hint-take = Fai così

log-started = La partita comincia.
log-takeback-asked = { $name } chiede di annullare l’ultima azione.
log-takeback-agreed = { $name } è d’accordo.
log-takeback-refused = { $name } non è d’accordo.
log-time-over = Tempo scaduto: { $name }.
log-paused = { $name } ha fermato gli orologi.
log-resumed = { $name } ha fatto ripartire gli orologi.
log-closed = Il tavolo è chiuso.
recent-again = Mostra di nuovo
keys-title = Tasti
keys-back = Un passo indietro

seat-same-name = { $name } { $seat }
