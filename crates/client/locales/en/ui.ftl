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
start-opponents = Opponents
start-level = Strength
start-ruleset = Game
start-continue = Go on playing
start-friends = Play with friends
start-hot-seat = Several people on this device
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
level-novice-about = Minds its own business and overlooks most moves.
level-apprentice-about = Looks at the others too, and notices one move in three.
level-journeyman-about = Notices half of its moves.
level-mason-about = Overlooks a move now and then.
level-builder-about = Overlooks nothing and moves at once.
level-architect-about = Looks ahead a little.
level-master-about = Looks ahead as far as its time allows.

seat-you = You
seat-nobody = Open seat
seat-bot = { $level } (computer)
seat-number = Player { $seat }
seat-same-name = { $name } { $seat }

table-loading = Setting the table …
table-lost = The connection is lost. Trying again …
table-not-found = There is no such table.
table-turn-yours = Your turn
table-turn-other = { $name } is playing
table-confirm = Confirm
table-undo = Undo
table-hint = Hint
table-clear = Clear
table-log = What happened
table-chat = Chat
table-market = Market
table-players = Players
table-over = The game is over
table-text-mode = Board as text
table-why-rule = Rule { $rule }
table-choose = Choose

problem-bad-request = That could not be read.
problem-unauthorized = Please sign in first.
problem-forbidden = That is for somebody else to do.
problem-not-found = It is not there.
problem-conflict = The table has moved on: look again.
problem-too-large = That is too much at once.
problem-refused = That is not possible.
problem-too-many = That was too often: wait a moment.
problem-unavailable = The server does not answer now. Nothing is lost.
