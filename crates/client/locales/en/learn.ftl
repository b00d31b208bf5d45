### Learning: the page of rules around its texts, and the lessons.

## The page of rules

rulebook-title = Rules
rulebook-about = All rules of all games, in our own words. Every rule has a name, so that you can point others to it.
rulebook-read = Read the rules
rulebook-lesson = Learn it by playing
rulebook-glance = A turn at a glance
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-search-hint = Words or { $rule }
rulebook-search-clear = Show all rules
rulebook-found = { $count ->
        [0] Nothing is found. Try fewer or shorter words.
        [one] 1 rule is found.
       *[other] { $count } rules are found.
    }
rulebook-link = Link to rule { $rule }
rulebook-other = Other games
rulebook-print = Print
rulebook-mark = reconstructed
rulebook-players = 2 to 4 players

rulebook-urban = urban
rulebook-rural = rural

rulebook-table-wheel = What a brick costs
rulebook-table-wheel-about = Coins for one brick at each location of the wheel.
rulebook-table-start = What you begin with
rulebook-table-cities = The six cities
rulebook-table-buildings = The building types
rulebook-table-improvements = Improvements
rulebook-table-court = The bonus spaces of the court
rulebook-table-symbols = The symbols on the wheels
rulebook-table-symbols-about = Clockwise; which decoration is at location I at the start is drawn.
rulebook-table-statues = VP for the most statues
rulebook-table-decorations = VP for alike decorations on buildings
rulebook-table-cards = The cards
rulebook-table-cards-about = Four cards are in a game, one of each kind. Numbers for 2, 3 and 4 players stand in this order.
rulebook-table-sets = Ready-made sets of cards
rulebook-table-tiles = The tiles of each material
rulebook-table-tiles-about = Every tile exists in brick, sandstone and marble. The number is that of its stack.
rulebook-table-money = The money
rulebook-table-palaces = What a palace is worth
rulebook-table-prices = What a tile of the warehouse costs

rulebook-head-color = Colour
rulebook-head-city = City
rulebook-head-accepts = Accepts
rulebook-head-reward = For each point of value
rulebook-head-needs = Buildings to score it
rulebook-head-type = Type
rulebook-head-landscape = Landscape
rulebook-head-object = Object
rulebook-head-decoration = Decoration
rulebook-head-values = Values
rulebook-head-values-for = Values with { $players } players
rulebook-head-seat = Seat
rulebook-head-bricks = Bricks
rulebook-head-coins = Coins
rulebook-head-order = In order
rulebook-head-place = Place
rulebook-head-printed = Printed
rulebook-head-improved = Improved
rulebook-head-space = Space
rulebook-head-bonus = Bonus
rulebook-head-statue = Statue
rulebook-head-most = Most
rulebook-head-second = Second
rulebook-head-third = Third
rulebook-head-alike = Alike
rulebook-head-floor = Floor
rulebook-head-windows = { $count ->
        [one] 1 window
       *[other] { $count } windows
    }
rulebook-head-currency = Currency
rulebook-head-copies = Cards
rulebook-head-floors = Floors
rulebook-head-mixed = Mixed materials
rulebook-head-one-material = One material
rulebook-head-in-warehouse = Tiles in the warehouse
rulebook-head-price = Price of one tile
rulebook-head-set = Set

rulebook-certificate = certificate
rulebook-windows-plus = windows { $plus }
rulebook-windows-only = windows
rulebook-bonus-decoration = any decoration
rulebook-bonus-gold = gold statue
rulebook-kind-top = Top cards
rulebook-kind-object = Object cards
rulebook-kind-building = Building cards
rulebook-kind-bonus = Bonus cards
rulebook-kind-top-about = Brown: an end condition.
rulebook-kind-object-about = Purple: an end condition, and VP for objects.
rulebook-kind-building-about = Grey: an end condition, and VP for buildings.
rulebook-kind-bonus-about = Green: final scoring only. There is no card I.
rulebook-set-first-game = First game
rulebook-set-great-freedom = Great Freedom
rulebook-set-multi-kulti = Multi Kulti
rulebook-set-mister-hot-shot = Mister Hot Shot
rulebook-set-seeing-double = Seeing Double
rulebook-set-full-city = Full City
rulebook-set-poker = Poker

# What the pictures show, for those who cannot see them.
picture-wheel = The wheel turns one location: the brick at I moves on to II and costs one coin less, and new bricks come to I.
picture-payment = A villa of value 3 goes to Viareggio, paid with one red and two green bricks. A blue one is refused there.
picture-exchange = In Lucca two green bricks stand for one red brick.
picture-city = Lucca with a library of value 2 and a gate of value 4: 6 times 2 VP make 12 VP.
picture-type = Two libraries are scored: value 3 in Lerici brings 3 coins, value 2 in Lucca brings 4 VP.
picture-object = Each building that is scored brings an object of its type.
picture-upgrade = A gate of value 5 gives way to a building of value 8 for 3 bricks, and an improvement is taken.
picture-visit = A marker leaves a space of the court with its bonus and goes to the place that is scored; the other players may follow from the same space.
picture-symbols = The last brick of a location is bought, and the statue or the decoration shown there may be taken.
picture-pieces = A library with a book on it is worth one more; a statue stands beside it.
picture-storage = Two warehouses: one holds a statue, the other is free.
picture-announce = Three conditions are met: four scorings, enough objects, enough building value. The announcement brings 5 VP.
picture-ending = The stack is empty and all markers are used: 5 VP, and everybody else has one more turn.
picture-final = Coins become VP.
picture-money = One card more than there are players is revealed; the player on turn takes two, everybody else one.
picture-quarry = A tile with two windows goes two quarries further than the master builder, clockwise.
picture-warehouse = Four tiles in the warehouse cost 6 each.
picture-triplet = Three cards of value 4 in three currencies are a triplet and worth 15.
picture-auction = The auction opens with 3; a bid of 6 is outbid with 18 thanks to a triplet, and the other player passes.
picture-floors = Floors rise from bottom to top: 1, 2 and 4 are a palace, and 3 cannot be added on top of 4.
picture-rebuild = For one card a single floor 3 is put between floors 2 and 4.
picture-palaces = One floor: minus 5. Two floors: nothing. Three floors with 5 windows: 5. Five floors of one material: windows plus 12.

## Lessons

learn-title = Learn by playing
learn-about = A short game for each set of rules. You make the moves, somebody tells you why, and nothing can go wrong.
learn-order = New here? Begin with the first lesson. Each of the other Carrara lessons shows only what is new.
learn-start = Start the lesson
learn-continue = Go on with step { $step }
learn-again = Take it again
learn-taken = You have taken this lesson.
learn-minutes = { $steps } steps, about { $minutes } minutes
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-show = Show me
learn-show-about = Chooses the move for you. You only have to confirm it.
learn-try = Let me try
learn-explain = Explain
learn-leave = Leave the lesson
learn-rules = The rule behind it
learn-coach = Your lesson
learn-waiting = { $name } is playing …
learn-not-now = That would be possible, but not now.
learn-opponent = Lucia
learn-over = That was the lesson!
learn-over-about = Now you know all you need. The rest comes by playing.
learn-play = Now play a real game
learn-all = All lessons

## The Palaces of Carrara

learn-carrara-1e-welcome = Welcome to Carrara! You build in six cities, from white Livorno to dark Lerici. In each turn you do one of three things: buy marble bricks, build, or score what you have built. Whoever has the most VP at the end wins. Lucia plays against you.

learn-carrara-1e-turn = Bricks lie on a wheel with six locations. At location I they are dear, and with every location they get one coin cheaper. Before you buy, the wheel turns and new bricks come to location I.
learn-carrara-1e-turn-do = Choose to buy bricks: turn the wheel.
learn-carrara-1e-turn-hint = You have one brick only, so there is nothing much to build yet, and nothing to score. Turn the wheel first.
learn-carrara-1e-turn-done = The wheel has turned: the first six bricks are now at II, and five new ones at I.

learn-carrara-1e-buy = Buy from one location, as many bricks as you like. At II, green costs 2 coins, blue 1 and black nothing: cheap marble, but only some cities take it.
learn-carrara-1e-buy-do = Buy green, blue and black at location II for 3 coins.
learn-carrara-1e-buy-hint = That is allowed, but it would cost more or bring less. Take green, blue and black at location II: 2 + 1 + 0 coins.
learn-carrara-1e-buy-done = Three bricks for 3 coins. With your first brick you have four.

learn-carrara-1e-end = After your action you may buy one object for 10 coins. Objects are worth 3 VP each at the end, but today your coins are better spent on marble.
learn-carrara-1e-end-do = End your turn without buying an object.
learn-carrara-1e-end-hint = An object costs 10 of your 17 coins. Keep them for bricks, and end your turn.
learn-carrara-1e-end-done = Good. From now on the lesson ends your turns where there is nothing to gain.

learn-carrara-1e-build = Now build. A building costs as many bricks as its value, and they go back into the bag. Lerici takes every colour, black included; in return each point of value is worth only 1 coin there.
learn-carrara-1e-build-do = Build the library of value 3 in Lerici, with one blue and two black bricks.
learn-carrara-1e-build-hint = Build the library 3 in Lerici and pay blue and black. The green brick is too good for Lerici: you need it in a moment.
learn-carrara-1e-build-done = Your first building stands. A new one has taken its place among the nine.

learn-carrara-1e-colour = Each city takes the bricks of its own colour and all dearer ones. Green is good enough for Viareggio, where a point of value brings 2 coins. Lucca wants at least red, and Livorno only white.
learn-carrara-1e-colour-do = Build the palace of value 1 in Viareggio with your green brick.
learn-carrara-1e-colour-hint = Your green brick is worth most in Viareggio: the palace 1 fits.
learn-carrara-1e-colour-done = The dearer the marble, the better the city.

learn-carrara-1e-city = Some turns later you own a library 2 and a gate 4 in Lucca. Two buildings are enough to score this city, and only one player can ever do it. It pays (2 + 4) × 2 VP, and an object for each building. You have six markers for the whole game.
learn-carrara-1e-city-do = Score the city of Lucca.
learn-carrara-1e-city-hint = Be quick: if Lucia scores Lucca first, it is gone for you. Score the city of Lucca.
learn-carrara-1e-city-done = 12 VP, a book and a gate. Nobody else can score Lucca any more.

learn-carrara-1e-type = You can also score all buildings of one type, wherever they stand. Each pays by its own city: the library 3 in Lerici 3 coins, the library 2 in Lucca 4 VP. A building may be scored both ways.
learn-carrara-1e-type-do = Score your libraries.
learn-carrara-1e-type-hint = You have two libraries, and no other type twice. Score the libraries.
learn-carrara-1e-type-done = 3 coins, 4 VP and two more books.

learn-carrara-1e-object = Now you have 11 coins, enough for one of the objects on the field. You need many objects to end the game, so it will help.
learn-carrara-1e-object-do = Buy the crown for 10 coins.
learn-carrara-1e-object-hint = A crown is what you lack: buy it before your turn is over.
learn-carrara-1e-object-done = The crown is yours. It is not replaced on the field.

learn-carrara-1e-last = The end is near. With two players you may announce it once you have scored 4 times, own 8 objects, and buildings with a total value of 30. You have scored three times, own 7 objects, and your buildings are worth exactly 30.
learn-carrara-1e-last-do = Score your villas: the fourth scoring, and two objects.
learn-carrara-1e-last-hint = Only one scoring is missing. Your two villas bring VP and two objects at once.
learn-carrara-1e-last-done = 7 VP and two coats of arms. All three conditions are met!

learn-carrara-1e-announce = Nobody has to announce, and you could go on. But it brings 5 VP at once, and Lucia has only one turn left to catch up.
learn-carrara-1e-announce-do = Announce the end.
learn-carrara-1e-announce-hint = Announce now: 5 VP are yours, and you are ahead.
learn-carrara-1e-announce-done = 5 VP. The round is finished, then all is counted.

learn-carrara-1e-over = To your VP come 27 for nine objects, 30 for the value of your buildings, and 1 for every 5 coins. That makes 85, and you win. What you have learned: cheap marble builds slowly paying cities, dear marble builds the good ones, and the right moment to score decides.

## The Palaces of Carrara with expansion

learn-carrara-1e-expansion-welcome = The expansion gives every game other goals. Four cards lie on the table. The first three are the conditions for announcing the end: here four buildings of value 5 or 8, three pairs of objects, and two buildings in each of three cities. The object, building and bonus cards also say what brings VP at the end.

learn-carrara-1e-expansion-buy = You may now leave the wheel as it is when you buy. Then no bricks are added, and nothing gets cheaper for Lucia.
learn-carrara-1e-expansion-buy-do = Do not turn: take the yellow brick at location VI, which costs nothing.
learn-carrara-1e-expansion-buy-hint = If you turn, the yellow brick goes back to location I and costs 5. Take it where it is.
learn-carrara-1e-expansion-buy-done = A yellow brick for nothing.

learn-carrara-1e-expansion-upgrade = Instead of adding a building you may replace one of yours by a better one in the same city, of any type. You pay only the difference. Your castle 3 in Lucca can become the library 4.
learn-carrara-1e-expansion-upgrade-do = Upgrade the castle 3 in Lucca to the library 4 with your yellow brick.
learn-carrara-1e-expansion-upgrade-hint = Your yellow brick is dear enough for Lucca, and one point is all that is missing there. Choose the castle in Lucca, and the library 4 for it.
learn-carrara-1e-expansion-upgrade-done = One brick for a library 4. The castle is out of the game.

learn-carrara-1e-expansion-eight = Six great buildings of value 8 lie open. You can build them for 8 bricks, or upgrade to them. Your gate 5 in Lerici is only 3 bricks away from a palace 8.
learn-carrara-1e-expansion-eight-do = Upgrade the gate 5 in Lerici to the palace 8 with green, blue and black.
learn-carrara-1e-expansion-eight-hint = Three bricks for a building of value 8 is the best you can do now: the gate 5 in Lerici becomes the palace 8.
learn-carrara-1e-expansion-eight-done = A palace of value 8, and with it comes an improvement.

learn-carrara-1e-expansion-improve = With a building of value 8 you take one improvement, for any place you like. Lucca would pay 3 VP and 1 coin for each point instead of 2 VP, and you have two buildings there.
learn-carrara-1e-expansion-improve-do = Take the improvement for Lucca.
learn-carrara-1e-expansion-improve-hint = Others are fine, too, but Lucca is what you will score next. Take that one.
learn-carrara-1e-expansion-improve-done = Lucca now pays you 3 VP and 1 coin for each point.

learn-carrara-1e-expansion-city = Your library 4 and your villa 2 make 6 points in Lucca.
learn-carrara-1e-expansion-city-do = Score the city of Lucca with its improvement.
learn-carrara-1e-expansion-city-hint = Score Lucca before Lucia does: each of the 6 points brings 3 VP and 1 coin.
learn-carrara-1e-expansion-city-done = 18 VP, 6 coins, a book and a coat of arms.

learn-carrara-1e-expansion-urban = Two new places to score: all your urban buildings pay 1 coin for each point of value, all rural ones 1 VP. Cities do not matter, and you get no objects. Library, cathedral, palace and gate are urban.
learn-carrara-1e-expansion-urban-do = Score your urban buildings.
learn-carrara-1e-expansion-urban-hint = Your urban buildings are worth 17 together. Nothing else pays that much now.
learn-carrara-1e-expansion-urban-done = 17 coins: 4 + 8 + 1 + 4.

learn-carrara-1e-expansion-object = The object card wants pairs, each worth 5 VP at the end. You have one book.
learn-carrara-1e-expansion-object-do = Buy the book: it makes your first pair.
learn-carrara-1e-expansion-object-hint = Only a book makes a pair here, or a coat of arms; take the book.
learn-carrara-1e-expansion-object-done = A pair of books.

learn-carrara-1e-expansion-rural = Later. Your board shows four buildings of value 5 or 8, and two or more buildings in three cities. Two conditions are met; for the third you need one more pair. First your action.
learn-carrara-1e-expansion-rural-do = Score your rural buildings: castle and villas.
learn-carrara-1e-expansion-rural-hint = A castle 5 and villas 2 and 5 bring 12 VP. Score rural, then look at the objects.
learn-carrara-1e-expansion-rural-done = 12 VP.

learn-carrara-1e-expansion-pair = You own two books, three coats of arms and one flag. One flag more, and you have three pairs.
learn-carrara-1e-expansion-pair-do = Buy the flag for 10 coins.
learn-carrara-1e-expansion-pair-hint = Only the flag completes your third pair.
learn-carrara-1e-expansion-pair-done = Three pairs: the last condition is met.

learn-carrara-1e-expansion-announce = The conditions of all three cards are met, and the purchase came before the announcement, so it counts.
learn-carrara-1e-expansion-announce-do = Announce the end.
learn-carrara-1e-expansion-announce-hint = Announce: it brings 5 VP and leaves Lucia one turn.
learn-carrara-1e-expansion-announce-done = 5 VP. Now the cards are scored.

learn-carrara-1e-expansion-over = First the bonus card: your two best cities pay once more. Then the object card, 5 VP for each pair and 1 for the object left over. Then the building card: VP for every two buildings in a city. Last your coins. Other cards make another game, so look at them before you begin.

## The Palaces of Carrara, second edition

learn-carrara-2e-welcome = The second edition is about the King’s Court. Your six markers stand there, one on each bonus space, and whoever scores takes a bonus along. There are no objects and nobody announces the end. In a turn you buy, build, score, or pass for 2 coins.

learn-carrara-2e-exchange = Lucca takes white, yellow and red. Two bricks of the next cheaper colour may stand for one: here two green ones for one red.
learn-carrara-2e-exchange-do = Build the library 2 in Lucca with one red and two green bricks.
learn-carrara-2e-exchange-hint = Pay red and a pair of green, and keep your yellow brick for the next building.
learn-carrara-2e-exchange-done = The pair of green did the work of a red brick.

learn-carrara-2e-monument = Monuments have value 8. You can build one for 8 bricks, or lay it over your own building of the same type. Your gate 5 is in Viareggio, so the gate monument costs 3 bricks of Viareggio’s colours.
learn-carrara-2e-monument-do = Upgrade the gate 5 in Viareggio to the gate monument with yellow and two green.
learn-carrara-2e-monument-hint = You have just the three bricks for it: the gate 5 in Viareggio becomes the gate 8.
learn-carrara-2e-monument-done = A monument for 3 bricks.

learn-carrara-2e-improve = Every monument brings an improvement, for any place you like. Lucca would pay 3 VP and 1 coin for each point.
learn-carrara-2e-improve-do = Take the improvement for Lucca.
learn-carrara-2e-improve-hint = You are about to score Lucca: improve it first.
learn-carrara-2e-improve-done = Lucca now pays 3 VP and 1 coin for each point.

learn-carrara-2e-court = To score you take one of your markers from the court. As nobody holds the Royal Visit, you open one: the bonus of the space is yours, and it decides what the others can get by following you.
learn-carrara-2e-court-do = Open a royal visit with your marker on the first space: 5 coins.
learn-carrara-2e-court-hint = Take the marker on the first space, with 5 coins, for this scoring.
learn-carrara-2e-court-done = 5 coins, and the king is on his way.

learn-carrara-2e-city = Now choose what to score: a city, a type, urban or rural. Each city can be scored by one player only.
learn-carrara-2e-city-do = Score the city of Lucca.
learn-carrara-2e-city-hint = You have improved Lucca for this moment. Score the city of Lucca.
learn-carrara-2e-city-done = 18 VP and 6 coins.

learn-carrara-2e-buy = Lucia has followed you: she took her marker from the same space, got 5 coins as well, and scored. At the start of your turn the visit is over. Now buy: turning the wheel is up to you.
learn-carrara-2e-buy-do = Do not turn: take green and purple at location V for nothing.
learn-carrara-2e-buy-hint = At location V green and purple cost nothing. Take both without turning the wheel.
learn-carrara-2e-buy-done = Two bricks for nothing.

learn-carrara-2e-follow = Now Lucia has opened a visit, at a space with 3 VP. If you score in this turn, you use your marker of that very space and get the bonus, too. If you do anything else, the marker goes to the open area and the bonus is lost.
learn-carrara-2e-follow-do = Follow the royal visit: use your marker on the space with 3 VP.
learn-carrara-2e-follow-hint = Buying or building now would cost you the bonus of this space. You have something to score, so follow.
learn-carrara-2e-follow-done = 3 VP.

learn-carrara-2e-urban = Library, cathedral, palace and gate are urban. All your urban buildings together pay 1 coin for each point, wherever they stand.
learn-carrara-2e-urban-do = Score your urban buildings.
learn-carrara-2e-urban-hint = Your urban buildings are worth 11 together: more than any type.
learn-carrara-2e-urban-done = 11 coins: 2 + 8 + 1.

learn-carrara-2e-open = When you do not follow a visit, your marker is not lost. From the open area it can be used in any later turn in which nobody else holds the Royal Visit, but without a bonus. So watch what the others are able to score before you open or skip a visit.

learn-carrara-2e-marker = Much later. The stack is empty, and this is your last marker. The turn in which both are true for the first time brings 5 VP, and everybody else has one more turn.
learn-carrara-2e-marker-do = Use your last marker, with its 3 VP.
learn-carrara-2e-marker-hint = Take your last marker from the court: it ends the game in your favour.
learn-carrara-2e-marker-done = 3 VP.

learn-carrara-2e-last = Your gates are the monument in Viareggio and a gate 2 in Lerici. Each pays by its own city.
learn-carrara-2e-last-do = Score your gates.
learn-carrara-2e-last-hint = The gates bring 18 coins. Other types bring less.
learn-carrara-2e-last-done = 18 coins, and 5 VP for bringing about the end.

learn-carrara-2e-over = Lucia has had her last turn. Now every 5 coins become 1 VP, and whoever has the most wins. By the way: if you have no marker left and the game goes on, whatever you build brings its value in VP at once.

## The Palaces of Carrara, second edition, advanced

learn-carrara-2e-advanced-welcome = The advanced version adds statues and decorations. Each location of the wheel shows one of each: decorations on the outer wheel, statues on the inner one. You have eight markers, eight bonus spaces, and two warehouses on your board.

learn-carrara-2e-advanced-spin = To buy you must turn something: both wheels, and new bricks come; or only the inner wheel, and the bricks stay where they are. A red statue lies one location before the bricks that you want.
learn-carrara-2e-advanced-spin-do = Turn only the inner wheel.
learn-carrara-2e-advanced-spin-hint = Turning both would move the bricks, too. Turn only the inner wheel, so that the red statue comes to location IV.
learn-carrara-2e-advanced-spin-done = The statues have moved on by one, the bricks have not.

learn-carrara-2e-advanced-buy = Whoever buys the last bricks of a location may take the statue or the decoration shown there.
learn-carrara-2e-advanced-buy-do = Buy both bricks at location IV: red and green, for 1 coin.
learn-carrara-2e-advanced-buy-hint = Buy red and green at location IV, all that is there. Only then may you take a piece.
learn-carrara-2e-advanced-buy-done = Location IV is empty: something is yours.

learn-carrara-2e-advanced-take = A statue counts for the majority in its city at the end, and makes its building fit for the statue spaces. A red one fits wherever red bricks are accepted, from Lucca to Lerici.
learn-carrara-2e-advanced-take-do = Take the red statue.
learn-carrara-2e-advanced-take-hint = The crown would be fine as well, but statues in Lucca bring up to 10 VP. Take the red statue.
learn-carrara-2e-advanced-take-done = A red statue.

learn-carrara-2e-advanced-store = It could go to Massa or Lerici at once. But Lucca is better, and you will build there in your next turn. Until then it waits in one of your two warehouses.
learn-carrara-2e-advanced-store-do = Put the statue into a warehouse.
learn-carrara-2e-advanced-store-hint = Keep it for Lucca, where statues are worth more: put it into a warehouse.
learn-carrara-2e-advanced-store-done = Stored. In this turn it stays there.

learn-carrara-2e-advanced-build = With two red bricks you can build in Lucca.
learn-carrara-2e-advanced-build-do = Build the villa 2 in Lucca with two red bricks.
learn-carrara-2e-advanced-build-hint = Your statue waits for a building in Lucca: the villa 2 is what you can pay.
learn-carrara-2e-advanced-build-done = A villa in Lucca.

learn-carrara-2e-advanced-move = Stored pieces may be moved onto buildings at the start of your turn or after your action.
learn-carrara-2e-advanced-move-do = Move the red statue onto the villa in Lucca.
learn-carrara-2e-advanced-move-hint = The villa in Lucca is what you kept the statue for.
learn-carrara-2e-advanced-move-done = The statue stands in Lucca.

learn-carrara-2e-advanced-purchase = Once in a turn you may also buy a decoration or a statue for 10 coins. It goes straight onto a building. A decoration makes its building worth 1 more in every scoring, and alike decorations bring many VP at the end.
learn-carrara-2e-advanced-purchase-do = Buy a coat of arms for the villa in Lucca.
learn-carrara-2e-advanced-purchase-hint = In Lucca every point is worth 2 VP, so decorate the villa there.
learn-carrara-2e-advanced-purchase-done = The villa is now worth 3.

learn-carrara-2e-advanced-court = Here the court gives more than coins and VP: two spaces give a gold statue, which fits everywhere, and two a decoration of your choice.
learn-carrara-2e-advanced-court-do = Open a visit with your marker on the third space: a decoration of your choice.
learn-carrara-2e-advanced-court-hint = For this lesson use the third space, which gives a decoration.
learn-carrara-2e-advanced-court-done = Any decoration you like.

learn-carrara-2e-advanced-crown = A crown goes onto a palace, a book onto a library, and so on.
learn-carrara-2e-advanced-crown-do = Take a crown.
learn-carrara-2e-advanced-crown-hint = Your palace is your most valuable building in Massa, and wears a crown.
learn-carrara-2e-advanced-crown-done = A crown.

learn-carrara-2e-advanced-place = A new piece is placed at once, stored, or declined.
learn-carrara-2e-advanced-place-do = Put the crown onto the palace in Massa.
learn-carrara-2e-advanced-place-hint = In a warehouse it is worth nothing. Put it onto the palace in Massa.
learn-carrara-2e-advanced-place-done = The palace is now worth 5.

learn-carrara-2e-advanced-statues = Three new places score buildings with statues, for two cities each. In Lucca your villa is worth 3, in Viareggio a gate 4 carries a statue, too.
learn-carrara-2e-advanced-statues-do = Score the statues of Lucca and Viareggio.
learn-carrara-2e-advanced-statues-hint = Two buildings with statues stand in Lucca and Viareggio: score that statue space.
learn-carrara-2e-advanced-statues-done = 3 × 2 VP in Lucca, and 4 × 2 coins in Viareggio.

learn-carrara-2e-advanced-marker = Much later. The stack is empty, you have 41 coins and one marker left. It will end the game, and it can still make your money worth more.
learn-carrara-2e-advanced-marker-do = Use your last marker, with its 3 VP.
learn-carrara-2e-advanced-marker-hint = Take your last marker from the court.
learn-carrara-2e-advanced-marker-done = 3 VP.

learn-carrara-2e-advanced-money = Two money spaces pay nothing now, but give you a better rate at the end: 3 coins for 1 VP if you have 36 coins, or even 2 coins if you have 50. Each is for one player only.
learn-carrara-2e-advanced-money-do = Take the money space for 36 coins.
learn-carrara-2e-advanced-money-hint = 41 coins at 3 for 1 VP are 13 VP instead of 8. Take the money space.
learn-carrara-2e-advanced-money-done = Your coins are worth 1 VP for every 3 now. And 5 VP for bringing about the end.

learn-carrara-2e-advanced-over = Your 41 coins bring 13 VP. Decorations on buildings are counted kind by kind: two crowns bring 6 VP, a coat of arms 2. Then come the majorities of statues, city by city. Pieces in warehouses count nothing, so place them in time.

## Palazzo

learn-palazzo-welcome = Florence, around 1500: you build palaces, floor by floor. High palaces with many windows bring VP, best of all in one material; a single floor costs you 5. In a turn you take money, or get tiles, or rebuild. Lucia plays against you.

learn-palazzo-money = You pay with cards of one currency: florins, ducats or lire. Certificates of value 2 go with all of them.
learn-palazzo-money-do = Take money.
learn-palazzo-money-hint = With what you have you cannot pay for anything yet. Take money first.
learn-palazzo-money-done = Three cards are revealed, one more than there are players.

learn-palazzo-take = You take two of them, Lucia gets one. You hold a florin 3, a ducat 4, a lira 4 and a certificate. The florin 4 would make a triplet of them: the same value in all three currencies, worth 15.
learn-palazzo-take-do = Take the two florins, 4 and 5.
learn-palazzo-take-hint = Cards of one currency can be paid together, and the florin 4 makes a triplet. Take florin 4 and florin 5.
learn-palazzo-take-done = Florins and a triplet: now you can pay.

learn-palazzo-draw = To get tiles, two are revealed. The first is for sale in the warehouse. The second goes to a quarry: from the master builder as many quarries on as it has windows.
learn-palazzo-draw-do = Choose to buy or auction.
learn-palazzo-draw-hint = You have money enough for a tile. Reveal two tiles to buy or auction.
learn-palazzo-draw-done = A brick tile came to the warehouse, one with two windows to the third quarry.

learn-palazzo-buy = A tile of the warehouse costs 10 minus the number of tiles there: with two tiles, 8. You get no change, so pay exactly if you can.
learn-palazzo-buy-do = Buy the sandstone tile of floor 1 with florins 3 and 5.
learn-palazzo-buy-hint = The sandstone floor 1 is a good ground floor. Pay florins 3 and 5, exactly 8, and keep your triplet of fours.
learn-palazzo-buy-done = A sandstone ground floor for 8.

learn-palazzo-place = A tile must go somewhere at once: on top of one of your palaces if it is higher, into a new palace, or out of the game.
learn-palazzo-place-do = Start a new palace with it.
learn-palazzo-place-hint = You have no palace yet: start a new one.
learn-palazzo-place-done = Your first palace has begun.

learn-palazzo-auction = Lucia has taken money, and you got a certificate. Now you have revealed two tiles again. The warehouse has nothing for you, but the next quarry has: floors 2 and 4, both sandstone. The master builder moves there, and all tiles are auctioned.
learn-palazzo-auction-do = Choose to auction.
learn-palazzo-auction-hint = Two sandstone floors that fit your palace lie on the next quarry. Auction them.
learn-palazzo-auction-done = You open with the certificate of value 3, which costs you nothing.

learn-palazzo-bid = Lucia has bid 6. You have to go higher or pass. You add cards to your 3; what is on the table stays there. A triplet counts 15 if you add its three cards together.
learn-palazzo-bid-do = Raise with your triplet of fours: 3 + 15 = 18.
learn-palazzo-bid-hint = Two tiles of your own material are worth it. Add the triplet: florin, ducat and lira 4.
learn-palazzo-bid-done = Lucia passes and takes her cards back. The tiles are yours.

learn-palazzo-second = You place your tiles in any order, but floors must rise. If floor 4 went first, floor 2 could not follow.
learn-palazzo-second-do = Put floor 2 on top of your palace.
learn-palazzo-second-hint = First floor 2, then floor 4, on top of your sandstone ground floor.
learn-palazzo-second-done = Floors 1 and 2.

learn-palazzo-third = Gaps are allowed: floor 4 may lie on floor 2.
learn-palazzo-third-do = Put floor 4 on top.
learn-palazzo-third-hint = It fits on top of your palace: 4 is higher than 2.
learn-palazzo-third-done = Three floors with 3 windows, all of sandstone: 3 + 3 = 6 VP.

learn-palazzo-rebuild = Much later. Four of the five riders have come, so the game may end soon. One of your tiles stands alone: a marble floor 3, which costs you 5. For one money card you may insert a single tile into a palace, also between other floors.
learn-palazzo-rebuild-do = Rebuild: insert the single floor 3 into your palace with floors 2 and 4, for your last card.
learn-palazzo-rebuild-hint = The single tile costs you 5 VP at the end, and the palace with floors 2 and 4 brings none yet. Insert it there.
learn-palazzo-rebuild-done = Instead of minus 5 you now have a palace of three floors: 8 VP more.

learn-palazzo-share = Look at the quarries: five tiles lie on the next one. With four or more there is no auction. You take one, then Lucia takes one, and the rest leave the game. It costs nothing.
learn-palazzo-share-do = Choose to auction: the tiles will be shared out.
learn-palazzo-share-hint = You have only one card, but on the next quarry you get a tile for nothing. Choose to auction.
learn-palazzo-share-done = The master builder has moved to the full quarry, and you choose first.

learn-palazzo-pick = A floor 5 fits on top of your palace with floors 2, 3 and 4. Those with three windows bring most.
learn-palazzo-pick-do = Take the brick floor 5 with three windows.
learn-palazzo-pick-hint = Floor 5 fits on top of your first palace; floors 2 and 3 do not. Take the brick one.
learn-palazzo-pick-done = The best tile of the quarry.

learn-palazzo-fourth = What you have taken must be placed at once.
learn-palazzo-fourth-do = Put floor 5 on top of your first palace.
learn-palazzo-fourth-hint = On top of your first palace it makes a fourth floor. The others have a floor 5 already.
learn-palazzo-fourth-done = Four floors: 6 windows and 3 VP more make 9.

learn-palazzo-over = The fifth rider has come, and the game is over at once. Your three palaces bring 9 VP each, 27 in all: two with four floors, and one with three floors of sandstone only. What you have learned: collect one currency, let the warehouse get cheap, look where the master builder goes next, and do not leave single floors lying about.
