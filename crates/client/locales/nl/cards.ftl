### The cards of the expansion of the first edition, and the goals of its base game.
### Numbers that depend on the number of players are given for 2, 3 and 4 players in this order.

## Goals of the base game

condition-base-scored = Minstens 4 keer gewaardeerd
condition-base-objects = Minstens { $needed } objecten in bezit
condition-base-buildings = Gebouwen met een totale waarde van minstens { $needed } in bezit
final-coins = 1 ZP per { $rate } munten, naar beneden afgerond

## Top cards (brown): an end condition

card-top-I = Vier waarderingen
card-top-I-text = Voorwaarde: je hebt minstens 4 keer gewaardeerd, ongeacht wat.
card-top-II = Vijven en achten
card-top-II-text = Voorwaarde: op je spelersbord staan met 2, 3 of 4 spelers minstens 4, 3 of 2 gebouwen van waarde 5 of 8.
card-top-III = Gewaardeerde steden
card-top-III-text = Voorwaarde: je hebt met 2, 3 of 4 spelers minstens 3, 2 of 1 stad gewaardeerd.
card-top-IV = Veel gebouwen
card-top-IV-text = Voorwaarde: op je spelersbord staan met 2, 3 of 4 spelers minstens 8, 7 of 6 gebouwen.
card-top-V = Volle beurs
card-top-V-text = Voorwaarde: je hebt met 2, 3 of 4 spelers minstens 30, 25 of 20 munten. Slotwaardering: alle spelers krijgen 1 ZP per 2 munten, naar beneden afgerond, in plaats van per 5.
card-top-VI = Punten op zak
card-top-VI-text = Voorwaarde: je hebt met 2, 3 of 4 spelers minstens 30, 25 of 20 ZP, zonder de 5 ZP voor de aankondiging.

## Object cards (purple): an end condition and VP for objects

card-object-I = Veel objecten
card-object-I-text = Voorwaarde: je bezit met 2, 3 of 4 spelers minstens 8, 7 of 6 objecten. Slotwaardering: 3 ZP voor elk object.
card-object-II = Drie paren
card-object-II-text = Voorwaarde: je bezit 3 paren gelijke objecten; vier gelijke zijn 2 paren, zes gelijke zijn er 3. Slotwaardering: 5 ZP voor elk paar, 1 ZP voor elk ander object.
card-object-III = Twee drielingen
card-object-III-text = Voorwaarde: je bezit 2 drielingen, dus twee groepen van drie gelijke objecten; zes gelijke zijn 2 drielingen. Slotwaardering: 7 ZP voor elke drieling, 1 ZP voor elk ander object.
card-object-IV = Een vierling
card-object-IV-text = Voorwaarde: je bezit minstens 4 gelijke objecten. Slotwaardering: elke soort apart, met 3, 6, 10, 15 of 21 ZP voor 2, 3, 4, 5 of 6 gelijke, en 1 ZP voor een enkel object.
card-object-V = Paar en vierling
card-object-V-text = Voorwaarde: je bezit een vierling, dus vier gelijke objecten, en daarnaast een paar; zes gelijke zijn beide. Slotwaardering: 20 ZP voor elke combinatie van een vierling en een paar, 1 ZP voor elk ander object.
card-object-VI = Vier verschillende
card-object-VI-text = Voorwaarde: je bezit minstens 4 verschillende objecten. Slotwaardering: 3, 7, 12, 18 of 24 ZP voor een set van 2, 3, 4, 5 of 6 verschillende objecten, daarna verdere sets uit wat overblijft; 1 ZP voor elk object dat in geen set zit.
card-object-VII = Sets van drie
card-object-VII-text = Voorwaarde: je bezit 2 sets van drie verschillende objecten; beide sets mogen dezelfde zijn. Slotwaardering: 8 ZP voor elke set van drie verschillende objecten, 1 ZP voor elk ander object.
card-object-VIII = Paren vermenigvuldigd
card-object-VIII-text = Voorwaarde: je bezit 3 paren gelijke objecten; vier gelijke zijn 2 paren, zes gelijke zijn er 3. Slotwaardering: vorm hoogstens 3 groepen van twee of meer gelijke objecten en vermenigvuldig de aantallen in die groepen; zonder groep is dit 0. Elk ander object is 1 ZP waard.

## Building cards (grey): an end condition and VP for buildings

card-building-I = Totale waarde
card-building-I-text = Voorwaarde: de totale waarde van je gebouwen is met 2, 3 of 4 spelers minstens 30, 25 of 20. Slotwaardering: hun totale waarde in ZP.
card-building-II = Twee per stad
card-building-II-text = Voorwaarde: je hebt in 3 steden elk minstens 2 gebouwen. Slotwaardering: elke 2 gebouwen in een stad leveren 11 ZP op in Livorno, 9 in Pisa, 7 in Lucca, 5 in Viareggio, 3 in Massa, 1 in Lerici.
card-building-III = Drie per stad
card-building-III-text = Voorwaarde: je hebt in 2 steden elk minstens 3 gebouwen. Slotwaardering: elke 3 gebouwen in een stad leveren 17 ZP op in Livorno, 14 in Pisa, 11 in Lucca, 8 in Viareggio, 5 in Massa, 2 in Lerici.
card-building-IV = Vier per stad
card-building-IV-text = Voorwaarde: je hebt in één stad minstens 4 gebouwen. Slotwaardering: elke 4 gebouwen in een stad leveren 23 ZP op in Livorno, 19 in Pisa, 15 in Lucca, 11 in Viareggio, 7 in Massa, 3 in Lerici.
card-building-V = Waarde acht
card-building-V-text = Voorwaarde: je hebt minstens 1 gebouw van waarde 8. Slotwaardering: elk gebouw van waarde 8 levert 34 ZP op in Livorno, 26 in Pisa, 19 in Lucca, 13 in Viareggio, 8 in Massa, 4 in Lerici.
card-building-VI = Plattelandsgebouwen
card-building-VI-text = Voorwaarde: je hebt met 2, 3 of 4 spelers minstens 4, 3 of 2 plattelandsgebouwen (kasteel, villa). Slotwaardering: 6 ZP voor elk plattelandsgebouw.
card-building-VII = Stadsgebouwen
card-building-VII-text = Voorwaarde: je hebt met 2, 3 of 4 spelers minstens 6, 5 of 4 stadsgebouwen (bibliotheek, kathedraal, paleis, poort). Slotwaardering: 3 ZP voor elk stadsgebouw.
card-building-VIII = Steden vermenigvuldigd
card-building-VIII-text = Voorwaarde: je hebt in 3 steden elk minstens 2 gebouwen. Slotwaardering: vermenigvuldig de aantallen gebouwen in je 3 volste steden, of in al je steden als je in minder hebt gebouwd; hun waarde maakt niet uit. Zonder gebouwen is dit 0.
card-building-IX = Stad en platteland
card-building-IX-text = Voorwaarde: je hebt met 2, 3 of 4 spelers minstens 4, 3 of 2 stadsgebouwen en evenveel plattelandsgebouwen. Slotwaardering: je beste stadsgebouw en je beste plattelandsgebouw vormen een paar, dan de op een na beste, zolang je van beide nog een gebouw hebt; elk paar levert de som van zijn twee waarden in ZP op.

## Bonus cards (green): final scoring only, there is no card I

card-bonus-II = Twee steden
card-bonus-II-text = Slotwaardering: waardeer de twee steden die je het meest opleveren, met je opwaardeerders, ook als ze al eerder zijn gewaardeerd of te weinig gebouwen hebben. Je krijgt munten en ZP, maar geen objecten.
card-bonus-III = Twee gebouwsoorten
card-bonus-III-text = Slotwaardering: waardeer de twee gebouwsoorten die je het meest opleveren, met je opwaardeerders, ook als je ze al eerder hebt gewaardeerd. Je krijgt munten en ZP, maar geen objecten.
card-bonus-IV = Kleinste per soort
card-bonus-IV-text = Slotwaardering: van elke gebouwsoort levert je gebouw met de laagste waarde die waarde × de opbrengst van zijn stad op, met je opwaardeerders. Je krijgt munten en ZP, maar geen objecten.
card-bonus-V = Tweemaal drie steden
card-bonus-V-text = Slotwaardering: 9 ZP voor de hoogste totale waarde van gebouwen in Livorno, Pisa en Lucca samen, en 9 ZP voor de hoogste in Viareggio, Massa en Lerici samen. Bij een gelijke stand krijgen alle betrokken spelers de ZP; een totaal van 0 levert niets op.
card-bonus-VI = Hoogste per stad
card-bonus-VI-text = Slotwaardering: de hoogste totale waarde van gebouwen in een stad levert 14 ZP op in Livorno, 12 in Pisa, 10 in Lucca, 8 in Viareggio, 6 in Massa, 4 in Lerici. Bij een gelijke stand krijgen alle betrokken spelers de ZP; een totaal van 0 levert niets op.
card-bonus-VII = Kleinste per stad
card-bonus-VII-text = Slotwaardering: in elke stad levert je gebouw met de laagste waarde die waarde × de opbrengst van de stad op, met je opwaardeerders. Je krijgt munten en ZP, maar geen objecten.
card-bonus-VIII = Hoogste stads- en plattelandswaarde
card-bonus-VIII-text = Slotwaardering: 9 ZP voor de hoogste totale waarde van stadsgebouwen, en 9 ZP voor de hoogste van plattelandsgebouwen. Bij een gelijke stand krijgen alle betrokken spelers de ZP; een totaal van 0 levert niets op.
card-bonus-IX = Hoogste per soort
card-bonus-IX-text = Slotwaardering: voor elk van de zes gebouwsoorten 9 ZP voor de hoogste totale waarde. Bij een gelijke stand krijgen alle betrokken spelers de ZP; een totaal van 0 levert niets op.
