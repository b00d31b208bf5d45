### The interface around the games.

app-name = Palazzi
app-tagline = De paleizen van Carrara en Palazzo, tegen sterke tegenstanders en met vrienden

nav-play = Spelen
nav-games = Jouw partijen
nav-lobby = Lobby
nav-learn = Leren
nav-rules = Spelregels
nav-ladder = Ranglijst
nav-settings = Instellingen
nav-profile = Profiel
nav-skip = Naar de inhoud
nav-menu = Menu

start-play-now = Nu spelen
start-level = Speelsterkte
start-ruleset = Spel
start-continue = Verder spelen
start-friends = Met vrienden spelen
start-learn = Spelend leren

ruleset-carrara-1e = De paleizen van Carrara
ruleset-carrara-1e-expansion = De paleizen van Carrara met uitbreiding
ruleset-carrara-2e = De paleizen van Carrara, tweede editie
ruleset-carrara-2e-advanced = De paleizen van Carrara, tweede editie, voor gevorderden
ruleset-palazzo = Palazzo
ruleset-carrara-1e-about = Koop marmer, bouw en kies het juiste moment om te waarderen. De heldere klassieker.
ruleset-carrara-1e-expansion-about = Kaarten geven elke partij andere doelen; met grote gebouwen en opwaardeerders.
ruleset-carrara-2e-about = Het Koninklijk Hof, monumenten en koninklijke bezoeken.
ruleset-carrara-2e-advanced-about = Twee draaischijven, standbeelden, decoraties en het volledige hof.
ruleset-palazzo-about = Bied, koop en verbouw paleizen, verdieping voor verdieping.

level-novice = Nieuweling
level-apprentice = Leerling
level-journeyman = Gezel
level-mason = Steenhouwer
level-builder = Bouwer
level-architect = Architect
level-master = Meester
level-novice-about = Voor je eerste partijen. Ziet voor alles wat kan maar één manier.
level-apprentice-about = Voor wie de regels al kent. Ziet voor alles twee manieren.
level-journeyman-about = Voor wie wat ervaring heeft. Ziet voor alles drie manieren.
level-mason-about = Voor wie veel ervaring heeft. Ziet voor alles de meeste manieren.
level-builder-about = Voor sterke spelers. Ziet niets over het hoofd en speelt meteen.
level-architect-about = Voor zeer sterke spelers. Denkt een beetje vooruit.
level-master-about = De sterkste van allemaal. Denkt zo ver vooruit als de tijd toelaat.

seat-you = Jij
seat-nobody = Vrije plaats
seat-bot = { $level } (computer)
seat-number = Speler { $seat }

table-loading = De tafel wordt klaargezet …
table-lost = De verbinding is verbroken. We proberen het opnieuw …
table-not-found = Deze tafel bestaat niet
table-not-opened = De tafel kan nu niet worden geopend
table-turn-yours = Jouw beurt
table-turn-other = { $name } is aan de beurt
table-confirm = Bevestigen
table-undo = Ongedaan maken
table-hint = Tip
table-log = Verloop
table-chat = Chat
table-market = Markt
table-players = Spelers
table-over = Het spel is afgelopen
table-text-mode = Speelbord als tekst
table-why-rule = Regel { $rule }
table-choose = Kiezen

problem-not-fetched = Dit deel van Palazzi kon niet worden opgehaald.
problem-try-again = Opnieuw proberen
problem-bad-request = Dat kon niet worden gelezen.
problem-unauthorized = Meld je eerst aan.
problem-forbidden = Dat is aan iemand anders.
problem-not-found = Dat is er niet.
problem-conflict = Aan tafel is er intussen iets veranderd: kijk nog eens.
problem-too-large = Dat is te veel in één keer.
problem-refused = Dat kan niet.
problem-too-many = Dat was te vaak: wacht even.
problem-unavailable = De server antwoordt nu niet. Er gaat niets verloren.

page-loading = Een ogenblik …
page-missing = Hier is niets
page-missing-about = Misschien zit er een fout in het adres, of is verwijderd wat hier stond.
page-to-start = Naar de startpagina
start-summary = { $game }, { $bots ->
        [0] { $people } mensen op dit apparaat
        [one] tegen één computerspeler ({ $level })
       *[other] tegen { $bots } computerspelers ({ $level })
    }
start-players = Spelers
start-people = Mensen op dit apparaat
start-lobby = Andere spelers zoeken

status-open = wacht op spelers
status-playing = bezig
status-over = afgelopen
status-closed = gesloten

games-your-turn = Wacht op jou
games-going-on = Nog bezig
games-finished = Afgelopen
games-here = Op dit apparaat
games-all = Partijen
games-none = Nog geen.
lobby-open = Wacht op spelers
lobby-playing = Nu bezig: kijk mee

new-title = Een tafel klaarzetten
new-open = Tafel openen
new-clock = Tijd
new-cards = Kaarten (leeg: door het lot)
new-public = Iedereen ziet de tafel in de lobby
new-screens-open = Bezit is open, zonder zichtschermen
new-shuffle = Plaatsen door het lot
new-wait = Wachten op wie weggaat (anders speelt een computer verder)
new-rated = Telt voor de ranglijst
new-rated-needs-account = Met een account kunnen partijen meetellen voor de ranglijst.
clock-none = Zoveel als je wilt
clock-turn-minute = Eén minuut per beurt
clock-turn-day = Eén dag per beurt
clock-turn-three-days = Drie dagen per beurt
clock-game-quarter = 15 minuten voor de partij, plus 10 seconden per beurt
clock-game-half = 30 minuten voor de partij, plus 15 seconden per beurt
clock-turn-other = { $seconds } seconden per beurt
clock-game-other = { $seconds } seconden voor de partij, plus { $bonus } per beurt

account-title = Account
account-name = Naam
account-password = Wachtwoord
account-sign-in = Aanmelden
account-sign-up = Account maken
account-sign-out = Afmelden
account-why = Spelen kan zonder account. Met een account vind je je partijen, ratings en instellingen terug, waar je je ook aanmeldt.
account-guest = Je speelt als gast { $name }.
account-signed-in = Je bent aangemeld als { $name }.

player-ratings = Ratings
player-rating = Rating
player-uncertainty = Onzekerheid
player-games = Partijen
player-wins = Gewonnen
player-figures = Cijfers
player-best = Beste score
player-average = Gemiddelde score
ladder-people = Onder mensen
ladder-bots = Tegen computers
ladder-against-bots = { $game }, tegen computers
ladder-empty = Nog niemand heeft een partij voor de ranglijst gespeeld.
ladder-place = Plaats
ladder-player = Speler

settings-language = Taal
settings-theme = Uiterlijk
settings-text-mode-about = Lezen in plaats van kijken: alles op het speelbord staat in lijsten, voor schermlezers en voor wie liever leest.
settings-notify = Melding als je aan de beurt bent
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker

waiting-title = Wachten op spelers
waiting-invited = { $count ->
        [one] { $names } nodigt je uit
       *[other] { $names } nodigen je uit
    }
waiting-holdings = Bezit
waiting-holdings-hidden = achter zichtschermen
waiting-holdings-open = voor iedereen open
waiting-invite = Stuur deze link naar iedereen die meespeelt. Met dezelfde link kun je ook toekijken.
waiting-copy = Link kopiëren
waiting-copied = Gekopieerd
waiting-sit = Plaatsnemen
waiting-add-bot = Computerspeler toevoegen

table-title = Tafel
table-rated = voor de ranglijst
table-replay = Terugkijken
table-side = Verloop, chat, tafel
table-about = Tafel
table-link = Link naar deze tafel
table-fair = Eerlijke trekkingen
table-fair-about = Elke trekking volgt uit een geheime startwaarde. De hash daarvan zie je vanaf het begin, de startwaarde zelf aan het einde: dan kan iedereen alle trekkingen nagaan.
table-ask-takeback = Terugname vragen
table-takeback-question = Mag de laatste actie worden teruggenomen?
table-takeback-yes = Ja
table-takeback-no = Nee
table-pause = Pauze
table-resume = Doorgaan
table-leave = Weggaan
table-leave-sure = Echt weggaan: een computer neemt je plaats over
table-away = Je bent niet aan tafel. Je plaats blijft voor je vrij.
table-come-back = Terugkomen
table-let-bot = Een computer laten spelen voor { $name }
table-unread = { $count } nieuw
table-rematch = Nog een keer
table-close = Tafel sluiten
table-chat-say = Zeg iets
table-chat-send = Versturen

hint-about = Wat een sterke speler hier zou doen, met de geschatte winstkans en eindstand.
hint-thinking = Even nadenken …
hint-chance = { $chance }% · { $points } ZP
hint-take = Doen

log-started = Het spel begint.
log-takeback-asked = { $name } vraagt om de laatste actie terug te nemen.
log-takeback-agreed = { $name } gaat akkoord.
log-takeback-refused = { $name } gaat niet akkoord.
log-time-over = { $name }: de tijd is om.
log-paused = { $name } zet de klokken stil.
log-resumed = { $name } laat de klokken weer lopen.
log-closed = De tafel is gesloten.
recent-again = Nog eens tonen
keys-title = Toetsen
keys-back = Eén stap terug

seat-same-name = { $name } { $seat }
