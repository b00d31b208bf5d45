### The interface around the games.

app-name = Palazzi
app-tagline = The Palaces of Carrara and Palazzo, against strong opponents and with friends

nav-play = Play
nav-games = Your games
nav-lobby = Lobby
nav-learn = Learn
nav-rules = Rules
nav-ladder = Rankings
nav-settings = Settings
nav-profile = Profile
nav-skip = Skip to the content
nav-menu = Menu

start-play-now = Play now
start-level = Strength
start-ruleset = Game
start-continue = Go on playing
start-friends = Play with friends
start-learn = Learn it by playing

ruleset-carrara-1e = The Palaces of Carrara
ruleset-carrara-1e-expansion = The Palaces of Carrara with expansion
ruleset-carrara-2e = The Palaces of Carrara, second edition
ruleset-carrara-2e-advanced = The Palaces of Carrara, second edition, advanced
ruleset-palazzo = Palazzo
ruleset-carrara-1e-about = Buy marble, build, and choose the right moment to score. The clear classic.
ruleset-carrara-1e-expansion-about = Cards change the goals every time; great buildings and improvements.
ruleset-carrara-2e-about = The King’s Court, monuments and royal visits.
ruleset-carrara-2e-advanced-about = Two wheels, statues, decorations and the full court.
ruleset-palazzo-about = Bid, buy and rebuild palaces floor by floor.

level-novice = Novice
level-apprentice = Apprentice
level-journeyman = Journeyman
level-mason = Mason
level-builder = Builder
level-architect = Architect
level-master = Master
level-novice-about = For your first games. Sees one way to do each thing.
level-apprentice-about = Once you know the rules. Sees two ways to do each thing.
level-journeyman-about = Once you have some experience. Sees three ways to do each thing.
level-mason-about = Once you have played a lot. Sees most ways to do each thing.
level-builder-about = For strong players. Overlooks nothing and moves at once.
level-architect-about = For very strong players. Looks ahead a little.
level-master-about = The strongest of all. Looks ahead as far as its time allows.

seat-you = You
seat-nobody = Open seat
seat-bot = { $level } (computer)
seat-number = Player { $seat }
seat-same-name = { $name } { $seat }

table-loading = Setting the table …
table-lost = The connection is lost. Trying again …
table-not-found = There is no such table
table-not-opened = The table cannot be opened now
table-turn-yours = Your turn
table-turn-other = { $name } is playing
table-confirm = Confirm
table-undo = Undo
table-hint = Hint
table-log = Log
table-chat = Chat
table-market = Market
table-players = Players
table-over = The game is over
table-text-mode = Board as text
table-why-rule = Rule { $rule }
table-choose = Choose

problem-not-fetched = That part of Palazzi could not be fetched.
problem-try-again = Try again
problem-bad-request = That could not be read.
problem-unauthorized = Please sign in first.
problem-forbidden = That is for somebody else to do.
problem-not-found = It is not there.
problem-conflict = The table has moved on: look again.
problem-too-large = That is too much at once.
problem-refused = That is not possible.
problem-too-many = That was too often: wait a moment.
problem-unavailable = The server does not answer now. Nothing is lost.

page-loading = One moment …
page-missing = There is nothing here
page-missing-about = Perhaps there is a slip in the address, or what was here has been deleted.
page-to-start = To the start page
start-summary = { $game }, { $bots ->
        [0] { $people } people on this device
        [one] against one computer player ({ $level })
       *[other] against { $bots } computer players ({ $level })
    }
start-players = Players
start-people = People on this device
start-lobby = Find other players

status-open = waiting for players
status-playing = being played
status-over = finished
status-closed = closed

games-your-turn = Waiting for you
games-going-on = Going on
games-finished = Finished
games-here = On this device
games-all = Games
games-none = None yet.
lobby-open = Waiting for players
lobby-playing = Being played: watch

new-title = Set up a table
new-open = Open the table
new-clock = Time
new-cards = Cards (drawn if empty)
new-public = Everybody finds the table in the lobby
new-screens-open = Holdings are open
new-shuffle = Seats are shuffled
new-wait = Wait for whoever leaves (otherwise a computer plays on)
new-rated = Counts for the rankings
new-rated-needs-account = With an account, games can count for the rankings.
clock-none = As much as you like
clock-turn-minute = One minute a turn
clock-turn-day = One day a turn
clock-turn-three-days = Three days a turn
clock-game-quarter = 15 minutes for the game, 10 seconds more each turn
clock-game-half = 30 minutes for the game, 15 seconds more each turn
clock-turn-other = { $seconds } seconds a turn
clock-game-other = { $seconds } seconds for the game, { $bonus } more each turn

account-title = Account
account-name = Name
account-password = Password
account-sign-in = Sign in
account-sign-up = Make an account
account-sign-out = Sign out
account-why = Playing needs no account. With one, your games, ratings and settings are kept wherever you sign in.
account-guest = You play as the guest { $name }.
account-signed-in = You are signed in as { $name }.

player-ratings = Ratings
player-rating = Rating
player-uncertainty = Uncertainty
player-games = Games
player-wins = Wins
player-figures = Figures
player-best = Best score
player-average = Average score
ladder-people = Among people
ladder-bots = Against computers
ladder-against-bots = { $game }, against computers
ladder-empty = Nobody has played a rated game yet.
ladder-place = Place
ladder-player = Player

settings-language = Language
settings-theme = Appearance
settings-text-mode-about = Boards are read instead of looked at: everything on them stands in lists, for screen readers and for whoever prefers words.
settings-notify = Notification when it is your turn
theme-system = As the system
theme-light = Light
theme-dark = Dark

waiting-title = Waiting for players
waiting-invited = { $count ->
        [one] { $names } invites you
       *[other] { $names } invite you
    }
waiting-holdings = Holdings
waiting-holdings-hidden = behind screens
waiting-holdings-open = open to everybody
waiting-invite = Send this link to whoever is to play. It is also the link for watching.
waiting-copy = Copy the link
waiting-copied = Copied
waiting-sit = Sit down
waiting-add-bot = Add a computer player

table-title = Table
table-rated = rated
table-replay = Replay
table-side = Log, chat, table
table-about = Table
table-link = Link to this table
table-fair = Fair draws
table-fair-about = Every draw follows from a secret seed. Its hash is shown from the start, the seed at the end: then anybody can check every draw.
table-ask-takeback = Ask to take back
table-takeback-question = May the last action be taken back?
table-takeback-yes = Yes
table-takeback-no = No
table-pause = Pause
table-resume = Go on
table-leave = Leave
table-leave-sure = Really leave: a computer takes over your seat
table-away = You are away from the table. Your seat is kept for you.
table-come-back = Come back
table-let-bot = Let a computer play for { $name }
table-unread = { $count } new
table-rematch = Play again
table-close = Close the table
table-chat-say = Say something
table-chat-send = Send

hint-about = What a strong player would do here, with the estimated chance to win and final points.
hint-thinking = Thinking …
hint-chance = { $chance } % · { $points } VP
hint-take = Do it

log-started = The game begins.
log-takeback-asked = { $name } asks to take back the last action.
log-takeback-agreed = { $name } agrees.
log-takeback-refused = { $name } does not agree.
log-time-over = The time of { $name } is over.
log-paused = { $name } has stopped the clocks.
log-resumed = { $name } lets the clocks run again.
log-closed = The table is closed.
recent-again = Show it again
keys-title = Keys
keys-back = One step back
