### The interface around the games.

app-name = Palazzi
app-tagline = Die Paläste von Carrara und Palazzo, gegen starke Computer und im Freundeskreis

nav-play = Spielen
nav-games = Deine Partien
nav-lobby = Lobby
nav-learn = Lernen
nav-rules = Regeln
nav-ladder = Rangliste
nav-settings = Einstellungen
nav-profile = Profil
nav-skip = Zum Inhalt springen
nav-menu = Menü

start-play-now = Jetzt spielen
start-level = Spielstärke
start-ruleset = Spiel
start-continue = Weiterspielen
start-friends = Im Freundeskreis spielen
start-learn = Spielend lernen

ruleset-carrara-1e = Die Paläste von Carrara
ruleset-carrara-1e-expansion = Die Paläste von Carrara mit Erweiterung
ruleset-carrara-2e = Die Paläste von Carrara, zweite Edition
ruleset-carrara-2e-advanced = Die Paläste von Carrara, zweite Edition, fortgeschritten
ruleset-palazzo = Palazzo
ruleset-carrara-1e-about = Kaufe Marmor, baue und werte im richtigen Moment. Der klare Klassiker.
ruleset-carrara-1e-expansion-about = Karten bringen jedes Mal andere Ziele; dazu große Gebäude und Verbesserungen.
ruleset-carrara-2e-about = Der Königliche Hof, Denkmäler und königliche Besuche.
ruleset-carrara-2e-advanced-about = Zwei Räder, Statuen, Dekorationen und der ganze Hof.
ruleset-palazzo-about = Biete und kaufe, baue Paläste Etage für Etage und baue sie um.

level-novice = Neuling
level-apprentice = Lehrling
level-journeyman = Geselle
level-mason = Steinmetz
level-builder = Polier
level-architect = Architekt
level-master = Meister
level-novice-about = Für deine ersten Partien. Sieht für alles, was sich tun lässt, nur einen Weg.
level-apprentice-about = Wenn du die Regeln schon kennst. Sieht für alles zwei Wege.
level-journeyman-about = Mit etwas Erfahrung. Sieht für alles drei Wege.
level-mason-about = Mit viel Erfahrung. Sieht für alles die meisten Wege.
level-builder-about = Für Starke. Übersieht nichts und zieht sofort.
level-architect-about = Für sehr Starke. Denkt ein wenig voraus.
level-master-about = Am stärksten von allen. Denkt so weit voraus, wie die Zeit reicht.

seat-you = Du
seat-nobody = Freier Platz
seat-bot = { $level } (Computer)
seat-number = Platz { $seat }

table-loading = Der Tisch wird vorbereitet …
table-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
table-not-found = Diesen Tisch gibt es nicht
table-not-opened = Der Tisch lässt sich jetzt nicht öffnen
table-turn-yours = Du bist am Zug
table-turn-other = { $name } ist am Zug
table-confirm = Bestätigen
table-undo = Rückgängig
table-hint = Tipp
table-log = Verlauf
table-chat = Chat
table-market = Markt
table-players = Mitspielende
table-over = Das Spiel ist vorbei
table-text-mode = Spielplan als Text
table-why-rule = Regel { $rule }
table-choose = Auswählen

problem-not-fetched = Dieser Teil von Palazzi konnte nicht geladen werden.
problem-try-again = Noch einmal versuchen
problem-bad-request = Das war nicht lesbar.
problem-unauthorized = Bitte melde dich zuerst an.
problem-forbidden = Das darf nur jemand anders.
problem-not-found = Das gibt es hier nicht.
problem-conflict = Am Tisch ging es inzwischen weiter: Schau noch einmal hin.
problem-too-large = Das ist zu viel auf einmal.
problem-refused = Das ist nicht möglich.
problem-too-many = Das war zu oft: Warte einen Moment.
problem-unavailable = Der Server antwortet gerade nicht. Nichts ist verloren.

page-loading = Einen Moment …
page-missing = Hier ist nichts
page-missing-about = Vielleicht ist ein Fehler in der Adresse, oder was hier war, ist gelöscht.
page-to-start = Zur Startseite
start-summary = { $game }, { $bots ->
        [0] { $people } Personen an diesem Gerät
        [one] gegen einen Computer ({ $level })
       *[other] gegen { $bots } Computer ({ $level })
    }
start-players = Mitspielende
start-people = Personen an diesem Gerät
start-lobby = Mitspielende finden

status-open = wartet auf Mitspielende
status-playing = läuft
status-over = beendet
status-closed = geschlossen

games-your-turn = Du bist dran
games-going-on = Laufende Partien
games-finished = Beendet
games-here = Auf diesem Gerät
games-all = Partien
games-none = Noch keine.
lobby-open = Mitspielende gesucht
lobby-playing = Laufende Partien: zuschauen

new-title = Tisch einrichten
new-open = Tisch eröffnen
new-clock = Bedenkzeit
new-cards = Karten (leer: ausgelost)
new-public = Alle finden den Tisch in der Lobby
new-screens-open = Ohne Sichtschirme: Aller Besitz ist offen
new-shuffle = Plätze werden ausgelost
new-wait = Warten, wenn jemand geht (sonst spielt ein Computer weiter)
new-rated = Zählt für die Rangliste
new-rated-needs-account = Mit einem Konto können Partien für die Rangliste zählen.
clock-none = Unbegrenzt
clock-turn-minute = Eine Minute pro Zug
clock-turn-day = Ein Tag pro Zug
clock-turn-three-days = Drei Tage pro Zug
clock-game-quarter = 15 Minuten für die Partie, plus 10 Sekunden pro Zug
clock-game-half = 30 Minuten für die Partie, plus 15 Sekunden pro Zug
clock-turn-other = { $seconds } Sekunden pro Zug
clock-game-other = { $seconds } Sekunden für die Partie, plus { $bonus } pro Zug

account-title = Konto
account-name = Name
account-password = Passwort
account-sign-in = Anmelden
account-sign-up = Konto anlegen
account-sign-out = Abmelden
account-why = Zum Spielen brauchst du kein Konto. Mit einem Konto findest du deine Partien, Wertungszahlen und Einstellungen überall wieder, wo du dich anmeldest.
account-guest = Du spielst als Gast { $name }.
account-signed-in = Du bist angemeldet als { $name }.

player-ratings = Wertungszahlen
player-rating = Wertungszahl
player-uncertainty = Unsicherheit
player-games = Partien
player-wins = Siege
player-figures = Statistik
player-best = Bestes Ergebnis
player-average = Durchschnitt
ladder-people = Gegen Menschen
ladder-bots = Gegen Computer
ladder-against-bots = { $game }, gegen Computer
ladder-empty = Noch hat niemand eine Partie für die Rangliste gespielt.
ladder-place = Rang
ladder-player = Name

settings-language = Sprache
settings-theme = Darstellung
settings-text-mode-about = Lesen statt schauen: Alles auf dem Spielplan steht in Listen, für Screenreader und für alle, die lieber lesen.
settings-notify = Benachrichtigung, wenn du am Zug bist
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel

waiting-title = Warten auf Mitspielende
waiting-invited = { $count ->
        [one] { $names } lädt dich ein
       *[other] { $names } laden dich ein
    }
waiting-holdings = Besitz
waiting-holdings-hidden = hinter Sichtschirmen
waiting-holdings-open = für alle offen
waiting-invite = Schick diesen Link allen, die mitspielen sollen. Er gilt auch zum Zuschauen.
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-sit = Platz nehmen
waiting-add-bot = Computer hinzufügen

table-title = Tisch
table-rated = für die Rangliste
table-replay = Wiederholung
table-side = Verlauf, Chat, Tisch
table-about = Tisch
table-link = Link zu diesem Tisch
table-fair = Faire Ziehungen
table-fair-about = Jede Ziehung folgt aus einem geheimen Startwert. Sein Hash ist von Anfang an zu sehen, der Startwert selbst am Ende: Dann können alle jede Ziehung nachprüfen.
table-ask-takeback = Um Rücknahme bitten
table-takeback-question = Darf die letzte Aktion zurückgenommen werden?
table-takeback-yes = Ja
table-takeback-no = Nein
table-pause = Pause
table-resume = Weiter
table-leave = Verlassen
table-leave-sure = Wirklich verlassen: Ein Computer übernimmt deinen Platz
table-away = Du bist nicht am Tisch. Dein Platz bleibt dir erhalten.
table-come-back = Zurückkommen
table-let-bot = Einen Computer für { $name } spielen lassen
table-unread = { $count } neu
table-rematch = Noch einmal spielen
table-close = Tisch schließen
table-chat-say = Schreib etwas
table-chat-send = Senden

hint-about = Was starke Bots hier tun würden, mit geschätzter Siegchance und Endpunktzahl.
hint-thinking = Überlegt …
hint-chance = { $chance } % · { $points } SP
hint-take = Ausführen

log-started = Das Spiel beginnt.
log-takeback-asked = { $name } möchte die letzte Aktion zurücknehmen.
log-takeback-agreed = { $name } ist einverstanden.
log-takeback-refused = { $name } ist nicht einverstanden.
log-time-over = Die Zeit von { $name } ist abgelaufen.
log-paused = { $name } hat die Uhren angehalten.
log-resumed = { $name } lässt die Uhren weiterlaufen.
log-closed = Der Tisch ist geschlossen.
recent-again = Noch einmal zeigen
keys-title = Tasten
keys-back = Einen Schritt zurück

seat-same-name = { $name } { $seat }
