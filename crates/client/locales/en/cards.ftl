### The cards of the expansion of the first edition, and the goals of its base game.
### Numbers that depend on the number of players are given for 2, 3 and 4 players in this order.

## Goals of the base game

condition-base-scored = Scored at least 4 times
condition-base-objects = Own at least { $needed } objects
condition-base-buildings = Own buildings with a total value of at least { $needed }
final-coins = 1 VP for every { $rate } coins, rounded down

## Top cards (brown): an end condition

card-top-I = Four scorings
card-top-I-text = Condition: you have scored at least 4 times, no matter what.
card-top-II = Fives and eights
card-top-II-text = Condition: at least 4, 3 or 2 buildings of value 5 or 8 stand on your board with 2, 3 or 4 players.
card-top-III = Scored cities
card-top-III-text = Condition: you have scored at least 3, 2 or 1 cities with 2, 3 or 4 players.
card-top-IV = Many buildings
card-top-IV-text = Condition: at least 8, 7 or 6 buildings stand on your board with 2, 3 or 4 players.
card-top-V = Full purse
card-top-V-text = Condition: you have at least 30, 25 or 20 coins with 2, 3 or 4 players. Final scoring: all players get 1 VP for every 2 coins, rounded down, instead of every 5.
card-top-VI = Points in hand
card-top-VI-text = Condition: you have at least 30, 25 or 20 VP with 2, 3 or 4 players, without the 5 VP for the announcement.

## Object cards (purple): an end condition and VP for objects

card-object-I = Many objects
card-object-I-text = Condition: you own at least 8, 7 or 6 objects with 2, 3 or 4 players. Final scoring: 3 VP for each object.
card-object-II = Three pairs
card-object-II-text = Condition: you own 3 pairs of alike objects; four alike are 2 pairs, six alike are 3. Final scoring: 5 VP for each pair, 1 VP for each other object.
card-object-III = Two threes alike
card-object-III-text = Condition: you own 2 groups of three alike objects; six alike are 2 groups. Final scoring: 7 VP for each group of three, 1 VP for each other object.
card-object-IV = Four alike
card-object-IV-text = Condition: you own at least 4 alike objects. Final scoring: each type by itself, with 3, 6, 10, 15 or 21 VP for 2, 3, 4, 5 or 6 alike, and 1 VP for a single object.
card-object-V = Pair and four
card-object-V-text = Condition: you own four alike objects and a pair besides; six alike are both. Final scoring: 20 VP for each combination of four alike and a pair, 1 VP for each other object.
card-object-VI = Four different
card-object-VI-text = Condition: you own at least 4 different objects. Final scoring: 3, 7, 12, 18 or 24 VP for a set of 2, 3, 4, 5 or 6 different objects, then further sets from what is left; 1 VP for each object in no set.
card-object-VII = Sets of three
card-object-VII-text = Condition: you own 2 sets of three different objects; both sets may be the same. Final scoring: 8 VP for each set of three different objects, 1 VP for each other object.
card-object-VIII = Pairs multiplied
card-object-VIII-text = Condition: you own 3 pairs of alike objects; four alike are 2 pairs, six alike are 3. Final scoring: form up to 3 groups of two or more alike objects and multiply their sizes; without a group this is 0. Each other object is worth 1 VP.

## Building cards (grey): an end condition and VP for buildings

card-building-I = Total value
card-building-I-text = Condition: the values of your buildings add up to at least 30, 25 or 20 with 2, 3 or 4 players. Final scoring: as many VP as their total value.
card-building-II = Twos in cities
card-building-II-text = Condition: you have at least 2 buildings in each of 3 cities. Final scoring: for every 2 buildings in a city, 11 VP in Livorno, 9 in Pisa, 7 in Lucca, 5 in Viareggio, 3 in Massa, 1 in Lerici.
card-building-III = Threes in cities
card-building-III-text = Condition: you have at least 3 buildings in each of 2 cities. Final scoring: for every 3 buildings in a city, 17 VP in Livorno, 14 in Pisa, 11 in Lucca, 8 in Viareggio, 5 in Massa, 2 in Lerici.
card-building-IV = Fours in cities
card-building-IV-text = Condition: you have at least 4 buildings in one city. Final scoring: for every 4 buildings in a city, 23 VP in Livorno, 19 in Pisa, 15 in Lucca, 11 in Viareggio, 7 in Massa, 3 in Lerici.
card-building-V = Value eight
card-building-V-text = Condition: you have at least 1 building of value 8. Final scoring: for each building of value 8, 34 VP in Livorno, 26 in Pisa, 19 in Lucca, 13 in Viareggio, 8 in Massa, 4 in Lerici.
card-building-VI = Rural buildings
card-building-VI-text = Condition: you have at least 4, 3 or 2 rural buildings (castle, villa) with 2, 3 or 4 players. Final scoring: 6 VP for each rural building.
card-building-VII = Urban buildings
card-building-VII-text = Condition: you have at least 6, 5 or 4 urban buildings (library, cathedral, palace, gate) with 2, 3 or 4 players. Final scoring: 3 VP for each urban building.
card-building-VIII = Cities multiplied
card-building-VIII-text = Condition: you have at least 2 buildings in each of 3 cities. Final scoring: multiply the numbers of buildings in your 3 fullest cities, or in all your cities if you have built in fewer; their values do not matter. Without buildings this is 0.
card-building-IX = Urban with rural
card-building-IX-text = Condition: you have at least 4, 3 or 2 urban and as many rural buildings with 2, 3 or 4 players. Final scoring: your best urban and your best rural building make a pair, then the next best ones, as far as there are both; each pair brings the sum of its two values in VP.

## Bonus cards (green): final scoring only, there is no card I

card-bonus-II = Two cities
card-bonus-II-text = Final scoring: score the two cities that bring you most, with your improvements, even if they have been scored before or have too few buildings. You get coins and VP, but no objects.
card-bonus-III = Two types
card-bonus-III-text = Final scoring: score the two building types that bring you most, with your improvements, even if you have scored them before. You get coins and VP, but no objects.
card-bonus-IV = Smallest of each type
card-bonus-IV-text = Final scoring: of each building type, your building with the lowest value pays its value × the reward of its city, with your improvements. You get coins and VP, but no objects.
card-bonus-V = Three and three cities
card-bonus-V-text = Final scoring: 9 VP for the highest total value of buildings in Livorno, Pisa and Lucca together, and 9 VP for the highest in Viareggio, Massa and Lerici together. All who are tied get the VP; a total of 0 gets none.
card-bonus-VI = Highest in each city
card-bonus-VI-text = Final scoring: for the highest total value of buildings in a city, 14 VP in Livorno, 12 in Pisa, 10 in Lucca, 8 in Viareggio, 6 in Massa, 4 in Lerici. All who are tied get the VP; a total of 0 gets none.
card-bonus-VII = Smallest in each city
card-bonus-VII-text = Final scoring: in each city, your building with the lowest value pays its value × the reward of the city, with your improvements. You get coins and VP, but no objects.
card-bonus-VIII = Highest urban and rural
card-bonus-VIII-text = Final scoring: 9 VP for the highest total value of urban buildings, and 9 VP for the highest of rural buildings. All who are tied get the VP; a total of 0 gets none.
card-bonus-IX = Highest of each type
card-bonus-IX-text = Final scoring: for each of the six building types, 9 VP for the highest total value. All who are tied get the VP; a total of 0 gets none.
