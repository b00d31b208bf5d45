### The rules, for players. One message for each rule identifier, in our own words.
### Every value is one paragraph on one line. Identifiers are those of the rules pages.

rules-reconstructed = A value with this mark is reconstructed: the printed rules show it only as a picture or not at all, so we chose what fits best, and a host who owns the box can put in the true value.

## What each game is about

rules-intro-carrara-1e = You build for a noble family in six cities around Carrara. Marble bricks come from a turning wheel on which they get cheaper the longer they wait, and every city is choosy about their colours. Building well is half of it; the other half is choosing when a city or a building type shall pay you coins, VP and objects. You may end the game once you meet three conditions, and whoever then has the most VP wins.
rules-summary-carrara-1e = Buy bricks, or build, or score; then you may buy one object for 10 coins, and announce the end if you meet all three conditions.
rules-intro-carrara-1e-expansion = The game of the first edition with more to build and more to aim for. Four cards set new end conditions and a new final scoring, buildings of value 8 and upgrades let your cities grow, and improvements raise what they pay. You may leave the wheel as it is, and score urban or rural buildings. Whoever has the most VP wins.
rules-summary-carrara-1e-expansion = Buy bricks with or without turning the wheel, or build or upgrade, or score; then you may buy one object for 10 coins, and announce the end if you meet the conditions of the three cards.
rules-intro-carrara-2e = You build for a noble family in six cities around Carrara, with marble bricks from a turning wheel on which they get cheaper the longer they wait. Monuments bring improvements that raise your rewards. Scoring is a royal visit: whoever opens it takes a bonus, and all others follow in their next turn or lose that bonus. Whoever has the most VP at the end wins.
rules-summary-carrara-2e = Do one thing: buy bricks, build, score, or pass and take 2 coins. During another player’s royal visit, either score as well or give up that bonus.
rules-intro-carrara-2e-advanced = The second edition with everything in it. Two wheels bring not only bricks but also decorations, which make buildings more valuable, and statues, which count for majorities in the cities. There are more bonuses at the court, more places to score and better rates for your coins. Whoever has the most VP at the end wins.
rules-summary-carrara-2e-advanced = Do one thing: buy bricks, build, score, or pass and take 2 coins. Before or after it you may move stored pieces onto buildings and buy one decoration or statue for 10 coins.
rules-intro-palazzo = In Florence around 1500 everybody wants to own the finest palaces. You collect money in three currencies, buy tiles from the warehouse or bid for those in the quarries, and pile them up floor by floor. High palaces with many windows, best of all in one material, bring VP; a lonely floor costs you some. When the fifth rider arrives the game is over, and whoever has the most VP wins.
rules-summary-palazzo = Do one of three things: take money; reveal two tiles and then buy or auction; or rebuild for one money card.

## Sections

rules-section-set-up = Set-up
rules-section-turn = A turn
rules-section-buy-bricks = Buying bricks
rules-section-wheel-symbols = The symbols on the wheels
rules-section-decorations-and-statues = Decorations and statues
rules-section-storage = Warehouses
rules-section-bonus-purchase = The purchase beside your action
rules-section-build = Building
rules-section-upgrades = Value 8, upgrades and improvements
rules-section-monuments = Monuments and improvements
rules-section-score = Scoring
rules-section-royal-visit = The royal visit
rules-section-extra-purchase = Extra purchase
rules-section-end = End of the game
rules-section-final-scoring = Final scoring
rules-section-take-money = Taking money
rules-section-buy-or-auction = Buying or auctioning
rules-section-buy-tiles = Buying and paying
rules-section-auction = The auction
rules-section-palaces = Building palaces
rules-section-rebuild = Rebuilding
rules-section-end-and-scoring = End of the game and scoring

## The Palaces of Carrara, first edition

# Set-up

rule-E1-SET-1 = You play in the order of the seats. The first seat is the start player; who sits there may be drawn by lot.
rule-E1-SET-2 = You start with 20 coins, 0 VP, a board with your six cities, and 6 markers for scoring.
rule-E1-SET-3 = One brick is yours from the beginning: a black one in the first seat, blue in the second, green in the third, red in the fourth.
rule-E1-SET-4 = There are 42 bricks, 7 of each colour; from dearest to cheapest the colours are white, yellow, red, green, blue and black. One of each starts at location I of the wheel. The bag gets what is left: 34, 33 or 32 bricks with 2, 3 or 4 players.
rule-E1-SET-5 = There are 30 buildings: library, cathedral, palace, gate, castle and villa, each once with every value from 1 to 5. After shuffling, 9 of them lie face up on the nine spaces, and 21 wait in a face-down stack.
rule-E1-SET-6 = Each building type has its own object: book for library, chalice for cathedral, crown for palace, gate for gate, flag for castle, coat of arms for villa. Of the 6 objects of a type, one is for sale on the object field, and 5 are in the supply.
rule-E1-SET-7 = Your coins, bricks and objects are behind your screen, for you alone to see. Buildings, markers, VP, the wheel, the object field, the supply and the height of the stack are there for all to see. What is in the bag you can work out; the order in which bricks and buildings will appear is known to nobody.

# A turn

rule-E1-TURN-1 = On your turn you choose exactly one action: buy bricks, build, or score. You cannot just skip your turn.
rule-E1-TURN-2 = When your action is done, you may make one extra purchase, and after that you may announce the end. Then the next player is on turn.
rule-E1-TURN-3 = If you can neither buy bricks nor build nor score, you show that this is so and take 2 coins, and your turn is over. When somebody has already announced the end, you may also simply pass.

# Buying bricks

rule-E1-BUY-1 = Before you buy, the wheel turns one location clockwise: what lay at I moves to II, what lay at II to III, and so on. Bricks that come round from VI to I remain on the wheel, at the high prices again.
rule-E1-BUY-2 = Next, bricks are drawn from the bag at random and laid at location I, until there are 11 on the whole wheel or the bag is empty. If 11 are there already, none is added.
rule-E1-BUY-3 = Now pick one location and buy as many of its bricks as you like, at least one. At location I white costs 6 coins, yellow 5, red 4, green 3, blue 2 and black 1. With every further location each colour gets 1 coin cheaper, down to 0, so that at VI only white still costs 1 coin. Taking a brick for 0 coins is buying, too.
rule-E1-BUY-4 = If no brick on the wheel is within your means now, you show it and take 2 coins. Your turn ends at once: no extra purchase and no announcement. If you can afford a brick, you have to buy.
rule-E1-BUY-5 = When there are no bricks on the wheel and none in the bag, you cannot choose this action. When only the bag is empty, you can: the wheel turns as ever, and nothing is added.
rule-E1-BUY-6 = The bank never runs out of coins.

# Building

rule-E1-BUILD-1 = Choose one face-up building and one of your six cities, and pay as many bricks as the building’s value. The city says which colours you may use: Livorno only white; Pisa white and yellow; Lucca white, yellow and red; Viareggio all but blue and black; Massa all but black; Lerici all six.
rule-E1-BUILD-2 = The bricks you have paid go into the bag and may turn up on the wheel again.
rule-E1-BUILD-3 = A new building from the stack fills the gap among the nine, as long as the stack lasts.
rule-E1-BUILD-4 = A city has room for any number of buildings, and you may build the same type more than once.

# Scoring

rule-E1-SCORE-1 = Each scoring takes one of your 6 markers, which remains for good on the city or type that you scored. When all are used, you cannot score any more.
rule-E1-SCORE-2 = You may score a building type if you own at least one building of it; each type once in a game. Every such building pays its value × the reward of its city, which is 3 VP in Livorno, 3 coins in Pisa, 2 VP in Lucca, 2 coins in Viareggio, 1 VP in Massa and 1 coin in Lerici. A villa of value 4 in Lucca, for example, brings 8 VP.
rule-E1-SCORE-3 = Or you may score a city that no player has scored so far: only one player gets it. You need at least 2 buildings there if it is Livorno, Pisa or Lucca, and at least 3 if it is Viareggio, Massa or Lerici. It pays the sum of your building values there × its reward.
rule-E1-SCORE-4 = Each building that you score, by type or by city, also brings you one object of its type out of the supply. If the supply has none left, you get none; those on the object field are only for sale. Coins and VP you get in any case.
rule-E1-SCORE-5 = You score what stands on your own board, never what another player has built.

# Extra purchase

rule-E1-XTRA-1 = After your action you may buy one of the objects on the object field for 10 coins. You can do this once per turn, and only as long as there is something left: sold objects are not replaced.

# End of the game

rule-E1-END-1 = When all 30 buildings are gone, with nothing left in the stack or on the nine spaces, the end is near. The round is still finished: the seat before the start player has the last turn.
rule-E1-END-2 = If after your action and your extra purchase you meet all three end conditions, you may announce the end, which brings you 5 VP at once. You never have to, and you can also do it turns later. In the base game you must have scored at least 4 times, own at least 8, 7 or 6 objects with 2, 3 or 4 players, and own buildings with a total value of at least 30, 25 or 20 with 2, 3 or 4 players.
rule-E1-END-3 = An announcement, too, lets the round be finished, so that nobody has fewer turns than others. Whoever still has a turn may take an action as usual, or pass; a pass brings no coins and ends the turn. There is no second announcement.
rule-E1-END-4 = As soon as the end is certain, by the last building or by an announcement, nobody can announce it any more. You can announce only when you really meet the conditions, so you cannot get it wrong.

# Final scoring

rule-E1-FIN-1 = Now add to your VP: 3 VP for each of your objects, as many VP as your buildings have value in total, and 1 VP for every 5 coins, rounded down.
rule-E1-FIN-2 = The player with the most VP wins. If there is a tie, more bricks left over decide, of any colour; if these are equal as well, the tied players win together.

## The Palaces of Carrara, first edition: expansion

# Set-up

rule-X-SET-1 = Your board has two further places to score, urban and rural. On the table lie 8 improvements and 6 buildings of value 8, one of each type. Of each kind of card one is drawn, or you choose a set: a top card (brown), an object card (purple), a building card (grey) and a bonus card (green); card II of every kind is a good first game. These cards take the place of the base game’s end conditions and final scoring.

# Buying bricks

rule-X-BUY-1 = You decide whether the wheel turns. If it does, it moves and is filled up just as without the expansion; if it does not, no bricks are added and you buy from what is there.
rule-X-BUY-2 = You can leave the wheel as it is only if it holds at least one brick. When it is empty but the bag is not, buying means turning.
rule-X-BUY-3 = In both cases, if every brick on the wheel is too dear for you, you take 2 coins and your turn is over.

# Value 8, upgrades and improvements

rule-X-BUILD-1 = You may build one of the six buildings of value 8 in the same way as a face-up one, for 8 bricks. They are not replaced, and they do not count for the end by the last building.
rule-X-BUILD-2 = Instead of adding a building you may upgrade one: swap it for a face-up building or one of value 8 that has a higher value, in the same city, whatever its type. You pay only the difference in value, in colours that the city accepts, and the old building is out of the game. If the new one comes from the nine spaces, the stack fills the gap, and it counts for the end by the last building.
rule-X-BUILD-3 = When you build or upgrade to value 8, you must at once take one of the improvements that are left, for any city or for urban or rural, wherever you built. Your reward there is now better, in every scoring and for the bonus card: Livorno 4 VP, Pisa 4 coins, Lucca 3 VP and 1 coin, Viareggio 3 coins, Massa 2 VP, Lerici 1 coin and 1 VP, urban 2 coins, rural 2 VP.

# Scoring

rule-X-SCORE-1 = You may also score all your urban buildings (library, cathedral, palace, gate) or all your rural ones (castle, villa), if you own at least one. Urban pays 1 coin and rural 1 VP for each point of their total value, or the improved reward. Every player can do each of the two once. It does not matter in which cities they stand, and you get no objects.
rule-X-SCORE-2 = That makes 14 places: 6 cities, 6 types, urban and rural. Your 6 markers have to do for all of them.

# End of the game

rule-X-END-1 = With the expansion, the three conditions stand on the top card, the object card and the building card; more than they ask for is fine, too. All that counts is what you have when you announce: buildings on your board, and coins and VP without the 5 VP that the announcement brings.

# Final scoring

rule-X-FIN-1 = The cards are scored in this order: bonus card, object card, building card. Last come your coins, those from the bonus card included: 1 VP for every 5 coins, rounded down, or for every 2 coins if the top card is number V.
rule-X-FIN-2 = For the object card, your objects are sorted into groups so that you get as many VP as possible. Each object that remains outside is worth 1 VP.
rule-X-FIN-3 = When a bonus card scores cities or types, earlier scorings do not matter, nor does the number of buildings that a city normally needs. You get coins and VP but no objects. If there is something to choose, you get the choice that is worth most once the coins are exchanged.
rule-X-FIN-4 = When a bonus card rewards the highest total, all players who share it get the full VP. With a total of 0 you get nothing.
rule-X-FIN-5 = Building cards II, III and IV count complete groups only: 5 buildings make two groups of 2. Card VIII multiplies the numbers of buildings in your three fullest cities, or in fewer if you have built in fewer; without buildings it pays 0. Card IX joins your best urban with your best rural building, then the second best ones, and so on while there are both.
rule-X-FIN-6 = For object card VIII you form up to three groups of two or more alike and multiply their sizes. One type may give several groups: six alike can be 3 × 3. Without any group this is 0. What is in no group is worth 1 VP each.
rule-X-FIN-7 = For object card V each combination takes four alike and two alike, and an object belongs to one combination only. It counts how many you can have side by side.

## The Palaces of Carrara, second edition

# Set-up

rule-E2-SET-1 = You play in the order of the seats. You start with 20 coins, 0 VP and your markers on the bonus spaces of the King’s Court, one on each: 6 in the normal version.
rule-E2-SET-2 = Your first bricks depend on your seat: 2 purple in the first, 1 purple and 1 blue in the second, 2 blue in the third, 1 blue and 1 green in the fourth.
rule-E2-SET-3 = There are 42 bricks, 7 of each colour; from dearest to cheapest the colours are white, yellow, red, green, blue and purple. One of each starts at location I of the wheel. The bag gets what is left: 32, 30 or 28 bricks with 2, 3 or 4 players.
rule-E2-SET-4 = Library, cathedral, palace and gate are urban buildings, castle and villa are rural. Each type has one building of value 1, 2, 4 and 5, and none, one or two of value 3 with 2, 3 or 4 players, which makes 24, 30 or 36 in all. After shuffling, 9 lie face up and the others form a face-down stack. A monument of value 8 for each of the six types and 8 improvements lie open on the table.
rule-E2-SET-5 = Only you see your coins and bricks; everything else on the table is open to all. In which order bricks leave the bag and buildings the stack, nobody knows.

# A turn

rule-E2-TURN-1 = On your turn you choose exactly one action: buy bricks; build, be it a building or a monument; score; or pass, which brings 2 coins. You may pass whenever you like.

# Buying bricks

rule-E2-BUY-1 = First decide whether to turn the wheel one location clockwise. If you do, bricks from the bag are added at location I until the wheel holds 11 or the bag is empty. If you do not, none are added.
rule-E2-BUY-2 = Now pick one location and buy as many of its bricks as you like, at least one. At location I white costs 6 coins, yellow 5, red 4, green 3, blue 2 and purple 1. With every further location each colour gets 1 coin cheaper, down to 0, so that at VI only white still costs 1 coin.
rule-E2-BUY-3 = You may leave the bricks where they are only if you can afford at least one of them. If they have moved and new ones have come and you still cannot afford any, you show it, take 2 coins, and your turn is over.
rule-E2-BUY-4 = Bricks that come round from location VI to I remain on the wheel, at the high prices again. An empty bag does not keep you from turning; only when the wheel is empty as well can you not choose this action.

# Building

rule-E2-BUILD-1 = Choose one face-up building and any of your cities, and pay as many bricks as the building’s value, in colours that the city accepts: Livorno only white; Pisa white and yellow; Lucca white, yellow and red; Viareggio all but blue and purple; Massa all but purple; Lerici all six. The bricks go into the bag, and a building from the stack fills the gap. A city has room for any number of buildings, of any types.
rule-E2-BUILD-2 = Two bricks of one colour may do the work of one brick of the next dearer colour: in Lucca, 2 green for 1 red. You can do this several times in a payment, but not in steps, so only the colour right after those that the city accepts is of use, always in pairs.

# Monuments and improvements

rule-E2-BUILD-3 = A monument costs 8 and is paid in the same way. You may build it in any city, or use it as an upgrade: lay it over a building of the same type that you own, where that stands, for 8 minus the value of that building. What lies underneath is out of the game.
rule-E2-BUILD-4 = With every monument, built or upgraded, you must at once take one improvement of your choice; it is free. It raises your reward in one place: Livorno 4 VP, Pisa 4 coins, Lucca 3 VP and 1 coin, Viareggio 3 coins, Massa 2 VP, Lerici 1 coin and 1 VP, urban 2 coins, rural 2 VP.
rule-E2-BUILD-5 = If all your markers are used, with none left at the court either, whatever you build brings VP right away: its value, or 8 minus the value of what was there if it is an upgrade. Rewards of cities play no part in this, and decorations add nothing.

# Scoring

rule-E2-SCORE-1 = The normal version has 14 places to score. Each of the 6 cities can be scored only once and by only one player, who needs at least 2 buildings in Livorno, Pisa or Lucca, or at least 3 in Viareggio, Massa or Lerici. The 6 building types, urban and rural are on your own board: each once, with at least 1 building that belongs to it.
rule-E2-SCORE-2 = A city pays the sum of your building values there × its reward. A type pays, for each building, its value × the reward of the city it stands in: 3 VP in Livorno, 3 coins in Pisa, 2 VP in Lucca, 2 coins in Viareggio, 1 VP in Massa, 1 coin in Lerici. Urban pays 1 coin and rural 1 VP for each point of total value, in whatever cities. Where you have an improvement, its reward counts instead.

# The royal visit

rule-E2-SCORE-3 = To score while the Royal Visit marker is free, you open a visit: choose one of your markers on a bonus space, take the Royal Visit marker and the bonus of that space, then put your marker on the place that you score and take its reward. In the normal version three of the spaces give 5 coins and three give 3 VP.
rule-E2-SCORE-4 = If another player has the Royal Visit marker, you can score only with your marker from the very same bonus space. You get that bonus, too, and then score any place that you like and can. The Royal Visit marker does not change hands.
rule-E2-SCORE-5 = If you buy, build or pass instead, your marker on that bonus space first goes to the open area of the court and you miss the bonus. Moving stored pieces and the 10-coin purchase of the advanced version alone do not make you miss it.
rule-E2-SCORE-6 = If you have the Royal Visit marker when your turn begins, you return it. You may open the next visit right away.
rule-E2-SCORE-7 = With a marker from the open area you can score in any later turn in which no other player has the Royal Visit marker. You get no bonus, and you do not take the Royal Visit marker. When all your bonus spaces are empty, there is no other way to score.
rule-E2-SCORE-8 = You can use a marker only if there is a place that you could score even without the bonus; if there is none, you have to do something else. You choose the place after you have the bonus, which may have opened up further ones.

# End of the game

rule-E2-END-1 = The game is about to end when some player has used all markers and the stack is empty, too. Whoever has the turn that makes both true gets 5 VP at its end and has finished. All others have exactly one more turn each.
rule-E2-END-3 = This program adds one rule, so that no game goes on for ever: when each player has passed three times running, the game is over and is scored. Nobody gets the 5 VP. The 2 coins for being unable to afford a brick are not a pass.

# Final scoring

rule-E2-END-2 = Every 5 coins are worth 1 VP, rounded down, unless a money space of the advanced version gives you a better rate. The player with the most VP wins. If there is a tie, more bricks left over decide; if these are equal as well, the tied players win together.

## The Palaces of Carrara, second edition: advanced version

# Set-up

rule-A-SET-1 = The wheels show symbols. Clockwise, the outer wheel has the decorations book, chalice, crown, gate, flag and coat of arms, starting anywhere; the inner wheel has statues in white, yellow, red, green, blue and purple, starting with purple at location I. The supply has 5, 6 or 7 of each decoration with 2, 3 or 4 players, and 6 statues of each colour. At each of the two gold-statue spaces of the court stands one gold statue per player.
rule-A-SET-2 = You have 8 markers instead of 6, for here the court has eight bonus spaces. Your board has 2 warehouses and 3 places for scoring statues.

# Buying bricks

rule-A-BUY-1 = When you buy, something has to turn. Either both wheels move one location clockwise, the bricks with them, and bricks from the bag are added at location I until there are 11 or the bag is empty. Or only the inner wheel moves one location: the bricks lie on the outer wheel and stay where they are, and none are added. You may choose this only if you can afford at least one brick.

# The symbols on the wheels

rule-A-BUY-2 = When you buy all the bricks that are left at a location, you may take the decoration or the statue shown there, one of them, if the supply still has it. Where no brick lay, there is nothing to take.

# Decorations and statues

rule-A-DECO-1 = Each decoration belongs to one type: book to library, chalice to cathedral, crown to palace, gate to gate, flag to castle, coat of arms to villa. You put a new decoration at once on one of your buildings of that type, if one is still undecorated, or into a free warehouse. One per building; it makes the building worth 1 more in all scorings.
rule-A-STAT-1 = You put a new statue at once on one of your buildings that has none, in a city that accepts bricks of its colour, or into a free warehouse. A white one fits everywhere, a purple one only in Lerici; a gold statue fits everywhere as well. One per building; it does not add to the value.

# Warehouses

rule-A-STORE-1 = Each warehouse keeps one decoration or statue. In your later turns, at the start, after the action or with a new piece in hand, you may move it onto a building where it fits. If a new piece fits on no building and no warehouse is free, you may discard a stored one to make room; a new piece you may always decline. Such decorations and coloured statues return to the supply, gold ones leave the game.

# The purchase beside your action

rule-A-BONUS-1 = Once per turn, before or after your action, 10 coins buy you one decoration or one coloured statue from the supply, if you like. It must go straight onto one of your buildings and cannot be stored. A statue bought like this fits only in the city of its own colour: white in Livorno, yellow in Pisa, red in Lucca, green in Viareggio, blue in Massa, purple in Lerici.

# Monuments and improvements

rule-A-BUILD-1 = When you upgrade a building to a monument, its decoration and its statue move up onto the monument.

# Scoring

rule-A-SCORE-2 = A decoration makes its building count 1 more when you score a city, a type, urban or rural.
rule-A-SCORE-3 = Two money spaces on the shared board can be taken by one player each, and no player can have both. You need at least 36 coins for the left one or 50 for the right one; you show them and keep them. You get nothing for it now, but at the end 3 coins (left) or 2 coins (right) are enough for 1 VP.
rule-A-SCORE-4 = Your board has three statue spaces, each for two cities: Livorno and Lerici, Pisa and Massa, Lucca and Viareggio. You can score each once, if a building of yours with a statue stands in one of its cities. Every building with a statue there pays its value, plus 1 if it is decorated, × the reward of its city.
rule-A-SCORE-5 = With the two money spaces and the three statue spaces there are 19 places to score in all.

# The royal visit

rule-A-SCORE-1 = Here the court has eight bonus spaces: two give a gold statue from that space, two a decoration of your choice from the supply, two give 5 coins and two 3 VP. A gold statue that you cannot or do not want to keep leaves the game.

# Final scoring

rule-A-FIN-1 = You get 1 VP for every 5 coins, or for every 3 or 2 coins with your money space, rounded down. The decorations on your buildings are counted kind by kind: 1, 2, 3, 4, 5, 6 or 7 alike are worth 2, 6, 12, 20, 30, 42 or 56 VP. Stored pieces are worth nothing.
rule-A-FIN-2 = In each city, those who have statues there are ranked by how many they have, gold or not. The first three places bring 12, 6 and 3 VP in Livorno, 11, 5 and 2 in Pisa, 10, 5 and 2 in Lucca, 9, 4 and 2 in Viareggio, 8, 4 and 2 in Massa, 7, 3 and 1 in Lerici. Tied players all get the place below the one they share, and the next player the one after that. Below the third place there are no VP.

## Palazzo

# Set-up

rule-P-SET-1 = Four quarries surround the warehouse. The master builder starts on one of the quarries, chosen at random.
rule-P-SET-2 = There are 48 tiles, 16 each of brick, sandstone and marble: each floor from 1 to 5 with 1, 2 and 3 windows, and floor 3 with 1 window once more. A door is a window, too. By their backs they make three shuffled stacks that are used one after the other: I with 18 tiles, II with 15, and III with 15 tiles and the 5 riders.
rule-P-SET-3 = Five tiles from stack I are laid out face up: one on every quarry and one in the warehouse.
rule-P-SET-4 = There are 55 money cards: florins, ducats and lire with values from 3 to 7, each card three times, and 10 certificates of value 2. They are shuffled and you get 4; others see how many you hold, but not which. One certificate of value 3 lies apart, for auctions.
rule-P-SET-5 = The first seat starts; who sits there may be drawn by lot before. The master builder is placed first, then the tiles are laid out, then each seat in turn gets its cards.

# A turn

rule-P-TURN-1 = On your turn you do exactly one of three things: take money, buy or auction, or rebuild. After that it is the turn of the player on your left, also after an auction, no matter who has won it.

# Taking money

rule-P-MON-1 = One money card more than there are players is revealed: 3, 4 or 5 cards with 2, 3 or 4 players. You take two of them; after you each of the others, clockwise, takes one.
rule-P-MON-2 = If the deck is empty when a card has to be revealed, the discards are shuffled to make a new one. If deck and discards have too few cards even together, you have to choose something else.

# Buying or auctioning

rule-P-DRAW-1 = Two tiles are revealed. The first is laid in the warehouse. The second is laid on a quarry: start from the quarry of the master builder and count on, clockwise, one quarry for each window of the tile.
rule-P-DRAW-2 = A rider is put beside the quarries and is not replaced by a further tile. The other tile goes where it belongs: into the warehouse if it came first, onto a quarry if it came second.
rule-P-DRAW-3 = The fifth rider ends the game on the spot, whether it came first or second. The other tile is still laid out if it is not a rider; nothing is bought or auctioned any more.
rule-P-DRAW-4 = Then you have to buy or to auction, and if you cannot or do not want to pay, you have to auction. You may do so even if all quarries are empty: then nothing happens, the master builder stays, and your turn is over.

# Buying and paying

rule-P-BUY-1 = You buy one or two of the tiles in the warehouse. To get the price of a tile, subtract from 10 the number of tiles there, the new one included and before you take any away; a price never falls below 0. For two tiles you make a single payment.
rule-P-PAY-1 = You pay with cards of one currency, with certificates of value 2, and with triplets, as many of each as you like. A triplet is three cards of one value in three different currencies, or three certificates of value 2, and is always worth 15. You may pay too much, but nobody gives change. All the cards go to the discards.

# The auction

rule-P-AUC-1 = Clockwise, the master builder goes on to the first quarry that has a tile, if need be all the way round to where it was before.
rule-P-AUC-2 = If there are 1 to 3 tiles, they are auctioned together. You open the auction with the certificate of value 3, which is your whole first bid.
rule-P-AUC-3 = In clockwise order each player has to go above the highest bid or pass. You raise your bid by adding cards; what is on the table stays there as it is. Your bid as a whole must always be a proper payment, and three cards are a triplet only if you add them together as one. The certificate of value 3 goes with every currency, but into no triplet.
rule-P-AUC-4 = If you pass, you take your cards back and are out of this auction. The last player left wins: the cards of the bid go to the discards, and the winner gets all the tiles and builds them at once. The certificate of value 3 is put back. If nobody bids against you, it alone is enough.
rule-P-AUC-5 = If there are 4 or more tiles, they are not auctioned. Instead you take one that you like and build it, and so does every other player, clockwise. The tiles that remain leave the game.

# Building palaces

rule-P-BUILD-1 = In a palace the floors go up from bottom to top, none of them twice. You may leave some out, also at the bottom: 1, 3, 4 is a palace, and so is 2, 5. Any mixture of materials and windows is allowed.
rule-P-BUILD-2 = A tile that you have bought, won or taken has to go somewhere at once: on top of one of your palaces, if its floor is higher than all others there; down as the start of a new palace; or out of the game. With several tiles, the order is up to you.
rule-P-BUILD-3 = There is no limit to the number of your palaces.

# Rebuilding

rule-P-REB-1 = To rebuild you discard one money card that you choose; if you have none, you cannot. Then you do one thing: take any tile out of one of your palaces and put it down as a single tile; or insert one of your single tiles into another palace of yours, where its floor belongs, be it between others, at the bottom or on top; or remove one of your single tiles from the game.
rule-P-REB-2 = A single tile is a palace with one floor and can receive a tile itself. If you take a tile out of a palace with two floors, you have two single tiles. Out of a single tile there is nothing to take: you can only insert or remove it.

# End of the game and scoring

rule-P-END-1 = After the fifth rider every palace is scored. One floor brings −5 VP and two floors 0 VP; three floors bring 1 VP per window, four floors 1 VP per window and 3 more, five floors 1 VP per window and 6 more. If all its tiles are of one material, a palace of three or four floors brings another 3 VP, one of five floors another 6 VP.
rule-P-END-2 = The player with the most VP wins. If there is a tie, the largest sum of money decides that a player can put together from one currency and certificates of value 2, without triplets; if these are equal as well, the tied players win together.
rule-P-END-3 = This program adds one rule, so that no game goes on for ever: after 60 turns in a row in which nobody has revealed tiles, the game ends and is scored.
