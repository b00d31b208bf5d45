### Learning: the page of rules around its texts, and the lessons.

## The page of rules

rulebook-title = Spelregels
rulebook-about = Alle regels van alle spellen, in onze eigen woorden. Elke regel heeft een naam, zodat je anderen ernaar kunt verwijzen.
rulebook-read = Spelregels lezen
rulebook-lesson = Spelend leren
rulebook-glance = Een beurt in het kort
rulebook-contents = Inhoud
rulebook-search = Zoeken in de spelregels
rulebook-search-hint = Woorden, of een naam zoals { $rule }
rulebook-search-clear = Alle regels tonen
rulebook-found = { $count ->
        [0] Niets gevonden. Probeer minder of kortere woorden.
        [one] 1 regel gevonden.
       *[other] { $count } regels gevonden.
    }
rulebook-link = Link naar regel { $rule }
rulebook-other = Andere spellen
rulebook-print = Afdrukken
rulebook-mark = gereconstrueerd
rulebook-players = 2 tot 4 spelers

rulebook-urban = stadsgebouwen
rulebook-rural = plattelandsgebouwen

rulebook-table-wheel = Wat een bouwsteen kost
rulebook-table-wheel-about = Munten voor één bouwsteen op elk segment van de draaischijf.
rulebook-table-start = Waarmee je begint
rulebook-table-cities = De zes steden
rulebook-table-buildings = De gebouwsoorten
rulebook-table-improvements = Opwaardeerders
rulebook-table-court = De bonusvelden van het hof
rulebook-table-symbols = De symbolen op de draaischijven
rulebook-table-symbols-about = Met de klok mee; welke decoratie in het begin op segment I staat, bepaalt het lot.
rulebook-table-statues = ZP voor de meeste standbeelden
rulebook-table-decorations = ZP voor gelijke decoraties op gebouwen
rulebook-table-cards = De kaarten
rulebook-table-cards-about = In een spel liggen vier kaarten, één van elk type. Getallen voor 2, 3 en 4 spelers staan in deze volgorde.
rulebook-table-sets = Kant-en-klare kaartcombinaties
rulebook-table-tiles = De bouwelementen van elk materiaal
rulebook-table-tiles-about = Elk bouwelement bestaat in baksteen, zandsteen en marmer. Het getal is dat van de stapel.
rulebook-table-money = Het geld
rulebook-table-palaces = Wat een paleis waard is
rulebook-table-prices = Wat een bouwelement op de verzamelplaats kost

rulebook-head-color = Kleur
rulebook-head-city = Stad
rulebook-head-accepts = Laat toe
rulebook-head-reward = Per punt waarde
rulebook-head-needs = Gebouwen om te waarderen
rulebook-head-type = Soort
rulebook-head-landscape = Categorie
rulebook-head-object = Object
rulebook-head-decoration = Decoratie
rulebook-head-values = Waarden
rulebook-head-values-for = Waarden met { $players } spelers
rulebook-head-seat = Plaats
rulebook-head-bricks = Bouwstenen
rulebook-head-coins = Munten
rulebook-head-order = In volgorde
rulebook-head-place = Waarderingsveld
rulebook-head-printed = Gedrukt
rulebook-head-improved = Met opwaardeerder
rulebook-head-space = Veld
rulebook-head-bonus = Bonus
rulebook-head-statue = Standbeeld
rulebook-head-most = Meeste
rulebook-head-second = Tweede
rulebook-head-third = Derde
rulebook-head-alike = Gelijke
rulebook-head-floor = Verdieping
rulebook-head-windows = { $count ->
        [one] 1 venster
       *[other] { $count } vensters
    }
rulebook-head-currency = Munteenheid
rulebook-head-copies = Kaarten
rulebook-head-floors = Verdiepingen
rulebook-head-mixed = Gemengde materialen
rulebook-head-one-material = Eén materiaal
rulebook-head-in-warehouse = Bouwelementen op de verzamelplaats
rulebook-head-price = Prijs per bouwelement
rulebook-head-set = Kaartcombinatie

rulebook-certificate = certificaat
rulebook-windows-plus = vensters { $plus }
rulebook-windows-only = vensters
rulebook-bonus-decoration = een decoratie naar keuze
rulebook-bonus-gold = een gouden standbeeld
rulebook-kind-top = Topkaarten
rulebook-kind-object = Objectkaarten
rulebook-kind-building = Gebouwkaarten
rulebook-kind-bonus = Extrakaarten
rulebook-kind-top-about = Bruin: een eindvoorwaarde.
rulebook-kind-object-about = Paars: een eindvoorwaarde, en ZP voor objecten.
rulebook-kind-building-about = Grijs: een eindvoorwaarde, en ZP voor gebouwen.
rulebook-kind-bonus-about = Groen: alleen voor de slotwaardering. Een kaart I is er niet.
rulebook-set-first-game = Eerste spel
rulebook-set-great-freedom = Grote vrijheid
rulebook-set-multi-kulti = Multikulti
rulebook-set-mister-hot-shot = Mister Hot Shot
rulebook-set-seeing-double = Ik zie dubbel
rulebook-set-full-city = Full City
rulebook-set-poker = Poker

# What the pictures show, for those who cannot see them.
picture-wheel = De draaischijf draait één segment: de bouwsteen op I komt op II en kost één munt minder, en op I komen nieuwe bouwstenen.
picture-payment = Een villa van waarde 3 komt in Viareggio, betaald met één rode en twee groene bouwstenen. Een blauwe wordt daar niet toegelaten.
picture-exchange = In Lucca dienen twee groene bouwstenen als één rode.
picture-city = Lucca met een bibliotheek van waarde 2 en een poort van waarde 4: 6 keer 2 ZP is 12 ZP.
picture-type = Twee bibliotheken worden gewaardeerd: waarde 3 in Lerici levert 3 munten op, waarde 2 in Lucca 4 ZP.
picture-object = Elk gebouw dat wordt gewaardeerd, levert een object van zijn soort op.
picture-upgrade = Een poort van waarde 5 wordt voor 3 bouwstenen vervangen door een gebouw van waarde 8, en er wordt een opwaardeerder genomen.
picture-visit = Een waarderingssteen verlaat een bonusveld van het hof, levert de bonus op en gaat naar het waarderingsveld; de andere spelers mogen vanaf hetzelfde bonusveld volgen.
picture-symbols = De laatste bouwsteen van een segment wordt gekocht; het standbeeld of de decoratie die daar is afgebeeld, mag worden genomen.
picture-pieces = Een bibliotheek met een boek erop is één meer waard; ernaast staat een standbeeld.
picture-storage = Twee opslagvelden: op het ene staat een standbeeld, het andere is vrij.
picture-announce = Aan drie voorwaarden is voldaan: vier waarderingen, genoeg objecten, genoeg gebouwwaarde. De aankondiging levert 5 ZP op.
picture-ending = De stapel is leeg en alle waarderingsstenen zijn gebruikt: 5 ZP, en alle anderen hebben nog één beurt.
picture-final = Munten worden ZP.
picture-money = Er wordt één kaart meer omgedraaid dan er spelers zijn; wie aan de beurt is, neemt er twee, alle anderen één.
picture-quarry = Een bouwelement met twee vensters gaat twee steengroeven verder dan de bouwmeester, met de klok mee.
picture-warehouse = Vier bouwelementen op de verzamelplaats kosten 6 per stuk.
picture-triplet = Drie kaarten van waarde 4 in drie munteenheden zijn een drietal en samen 15 waard.
picture-auction = De veiling opent met 3; een bod van 6 wordt dankzij een drietal overboden met 18, en de andere speler past.
picture-floors = Verdiepingen lopen van onder naar boven op: 1, 2 en 4 vormen een paleis, en 3 kan niet meer boven op 4.
picture-rebuild = Voor één kaart wordt een losse verdieping 3 ingebouwd tussen de verdiepingen 2 en 4.
picture-palaces = Eén verdieping: min 5. Twee verdiepingen: niets. Drie verdiepingen met 5 vensters: 5. Vijf verdiepingen van één materiaal: vensters plus 12.

## Lessons

learn-title = Spelend leren
learn-about = Een korte partij voor elk spel. Jij doet de zetten, iemand vertelt je waarom, en er kan niets misgaan.
learn-order = Nieuw hier? Begin met de eerste les. De andere lessen over Carrara laten alleen zien wat er nieuw is.
learn-start = Les starten
learn-continue = Verder met stap { $step }
learn-again = Nog een keer
learn-taken = Deze les heb je gedaan.
learn-minutes = { $steps } stappen, ongeveer { $minutes } { $minutes ->
        [one] minuut
       *[other] minuten
    }
learn-step = Stap { $step } van { $steps }
learn-next = Verder
learn-back = Terug
learn-show = Laat zien
learn-show-about = Kiest de zet voor je. Je hoeft alleen nog te bevestigen.
learn-rules = De regel erachter
learn-coach = Je les
learn-waiting = { $name } is aan de beurt …
learn-not-now = Dat zou kunnen, maar nu even niet.
learn-opponent = Lucia
learn-over = Dat was de les!
learn-over-about = Nu weet je alles wat je nodig hebt. De rest leer je door te spelen.
learn-play = Speel nu een echte partij
learn-all = Alle lessen

## The Palaces of Carrara

learn-carrara-1e-welcome = Welkom in Carrara! Je bouwt in zes steden, van het witte Livorno tot het donkere Lerici. In elke beurt doe je één van drie dingen: marmeren bouwstenen kopen, bouwen, of waarderen wat je hebt gebouwd. Wie aan het einde de meeste ZP heeft, wint. Lucia speelt tegen je.

learn-carrara-1e-turn = De bouwstenen liggen op een draaischijf met zes segmenten. Op segment I zijn ze duur, en met elk segment worden ze één munt goedkoper. Voordat je koopt, draait de draaischijf en komen er nieuwe bouwstenen op segment I.
learn-carrara-1e-turn-do = Kies voor bouwstenen kopen: draai de draaischijf.
learn-carrara-1e-turn-hint = Je hebt maar één bouwsteen, dus er valt nog weinig te bouwen en niets te waarderen. Draai eerst de draaischijf.
learn-carrara-1e-turn-done = De draaischijf is gedraaid: de eerste zes bouwstenen liggen nu op II, en vijf nieuwe op I.

learn-carrara-1e-buy = Je koopt op één segment, zoveel bouwstenen als je wilt. Op II kost groen 2 munten, blauw 1 en zwart niets: goedkoop marmer, maar niet elke stad laat het toe.
learn-carrara-1e-buy-do = Koop groen, blauw en zwart op segment II voor 3 munten.
learn-carrara-1e-buy-hint = Dat mag, maar het zou meer kosten of minder opleveren. Neem groen, blauw en zwart op segment II: 2 + 1 + 0 munten.
learn-carrara-1e-buy-done = Drie bouwstenen voor 3 munten. Met je eerste bouwsteen heb je er vier.

learn-carrara-1e-end = Na je actie mag je voor 10 munten één object kopen. Objecten zijn aan het einde 3 ZP per stuk waard, maar vandaag kun je je munten beter aan marmer besteden.
learn-carrara-1e-end-do = Beëindig je beurt zonder een object te kopen.
learn-carrara-1e-end-hint = Een object kost 10 van je 17 munten. Bewaar ze voor bouwstenen en beëindig je beurt.
learn-carrara-1e-end-done = Goed zo. Vanaf nu beëindigt de les je beurten als er niets meer te winnen valt.

learn-carrara-1e-build = Nu ga je bouwen. Een gebouw kost evenveel bouwstenen als zijn waarde, en die gaan terug in de zak. Lerici laat elke kleur toe, ook zwart; daar staat tegenover dat elk punt waarde er maar 1 munt oplevert.
learn-carrara-1e-build-do = Bouw de bibliotheek van waarde 3 in Lerici, met één blauwe en twee zwarte bouwstenen.
learn-carrara-1e-build-hint = Bouw bibliotheek 3 in Lerici en betaal met blauw en zwart. De groene bouwsteen is te goed voor Lerici: die heb je zo meteen nodig.
learn-carrara-1e-build-done = Je eerste gebouw staat. Een nieuw gebouw heeft zijn plaats bij de negen ingenomen.

learn-carrara-1e-colour = Elke stad laat bouwstenen van de eigen kleur en van alle duurdere kleuren toe. Groen is goed genoeg voor Viareggio, waar een punt waarde 2 munten oplevert. Lucca wil minstens rood, en Livorno alleen wit.
learn-carrara-1e-colour-do = Bouw het paleis van waarde 1 in Viareggio met je groene bouwsteen.
learn-carrara-1e-colour-hint = Je groene bouwsteen is het meest waard in Viareggio: paleis 1 past precies.
learn-carrara-1e-colour-done = Hoe duurder het marmer, hoe beter de stad.

learn-carrara-1e-city = Een paar beurten later heb je een bibliotheek 2 en een poort 4 in Lucca. Twee gebouwen zijn genoeg om deze stad te waarderen, en dat kan maar één speler. Het levert (2 + 4) × 2 ZP op, en een object voor elk gebouw. Je hebt zes waarderingsstenen voor het hele spel.
learn-carrara-1e-city-do = Waardeer de stad Lucca.
learn-carrara-1e-city-hint = Wees er snel bij: is Lucia je voor, dan kun jij Lucca niet meer waarderen. Waardeer de stad Lucca.
learn-carrara-1e-city-done = 12 ZP, een boek en een poort. Niemand anders kan Lucca nog waarderen.

learn-carrara-1e-type = Je kunt ook alle gebouwen van één soort waarderen, waar ze ook staan. Elk gebouw levert op wat zijn stad geeft: bibliotheek 3 in Lerici 3 munten, bibliotheek 2 in Lucca 4 ZP. Een gebouw mag op beide manieren worden gewaardeerd.
learn-carrara-1e-type-do = Waardeer je bibliotheken.
learn-carrara-1e-type-hint = Je hebt twee bibliotheken, en van geen andere soort heb je er twee. Waardeer de bibliotheken.
learn-carrara-1e-type-done = 3 munten, 4 ZP en nog twee boeken.

learn-carrara-1e-object = Nu heb je 11 munten, genoeg voor een van de objecten op het objectveld. Om het spel te beëindigen heb je veel objecten nodig, dus dat komt goed van pas.
learn-carrara-1e-object-do = Koop de kroon voor 10 munten.
learn-carrara-1e-object-hint = Een kroon heb je nog niet: koop die voordat je beurt voorbij is.
learn-carrara-1e-object-done = De kroon is van jou. Op het objectveld komt er geen nieuwe.

learn-carrara-1e-last = Het einde is nabij. Met twee spelers mag je het aankondigen zodra je 4 keer hebt gewaardeerd, 8 objecten bezit, en gebouwen met een totale waarde van 30. Je hebt drie keer gewaardeerd, bezit 7 objecten, en je gebouwen zijn precies 30 waard.
learn-carrara-1e-last-do = Waardeer je villa’s: de vierde waardering, en twee objecten.
learn-carrara-1e-last-hint = Er ontbreekt nog maar één waardering. Je twee villa’s leveren in één keer ZP en twee objecten op.
learn-carrara-1e-last-done = 7 ZP en twee wapenschilden. Je voldoet aan alle drie de voorwaarden!

learn-carrara-1e-announce = Aankondigen hoeft nooit, en je zou kunnen doorgaan. Maar het levert meteen 5 ZP op, en Lucia heeft nog maar één beurt om je in te halen.
learn-carrara-1e-announce-do = Kondig het einde aan.
learn-carrara-1e-announce-hint = Kondig nu aan: dan krijg je 5 ZP, en je staat voor.
learn-carrara-1e-announce-done = 5 ZP. De ronde wordt afgemaakt, en dan wordt alles geteld.

learn-carrara-1e-over = Bij je ZP komen 27 voor negen objecten, 30 voor de waarde van je gebouwen, en 1 per 5 munten. Dat maakt samen 85, en je wint. Wat je hebt geleerd: met goedkoop marmer bouw je in steden die weinig opleveren, met duur marmer in de goede, en het juiste moment om te waarderen geeft de doorslag.

## The Palaces of Carrara with expansion

learn-carrara-1e-expansion-welcome = Met de uitbreiding heeft elke partij andere doelen. Er liggen vier kaarten op tafel. De eerste drie geven de voorwaarden om het einde aan te kondigen: hier vier gebouwen van waarde 5 of 8, drie paren objecten, en twee gebouwen in elk van drie steden. De objectkaart, de gebouwkaart en de extrakaart zeggen ook wat er aan het einde ZP oplevert.

learn-carrara-1e-expansion-buy = Als je koopt, mag je de draaischijf nu ook laten zoals hij is. Dan komen er geen bouwstenen bij, en wordt er niets goedkoper voor Lucia.
learn-carrara-1e-expansion-buy-do = Draai niet: neem de gele bouwsteen op segment VI, die niets kost.
learn-carrara-1e-expansion-buy-hint = Als je draait, gaat de gele bouwsteen terug naar segment I en kost hij 5. Neem hem waar hij ligt.
learn-carrara-1e-expansion-buy-done = Een gele bouwsteen voor niets.

learn-carrara-1e-expansion-upgrade = In plaats van een gebouw toe te voegen mag je er een verhogen: vervang het in dezelfde stad door een beter gebouw, van welke soort ook. Je betaalt alleen het verschil. Je kasteel 3 in Lucca kan bibliotheek 4 worden.
learn-carrara-1e-expansion-upgrade-do = Verhoog kasteel 3 in Lucca tot bibliotheek 4 met je gele bouwsteen.
learn-carrara-1e-expansion-upgrade-hint = Je gele bouwsteen is duur genoeg voor Lucca, en er ontbreekt daar maar één punt. Kies het kasteel in Lucca, en daarvoor bibliotheek 4.
learn-carrara-1e-expansion-upgrade-done = Eén bouwsteen voor een bibliotheek 4. Het kasteel is uit het spel.

learn-carrara-1e-expansion-eight = Zes grote gebouwen van waarde 8 liggen open. Je kunt ze voor 8 bouwstenen bouwen, of een gebouw ertoe verhogen. Je poort 5 in Lerici is maar 3 bouwstenen verwijderd van een paleis 8.
learn-carrara-1e-expansion-eight-do = Verhoog poort 5 in Lerici tot paleis 8 met groen, blauw en zwart.
learn-carrara-1e-expansion-eight-hint = Drie bouwstenen voor een gebouw van waarde 8: iets beters kun je nu niet doen. Poort 5 in Lerici wordt paleis 8.
learn-carrara-1e-expansion-eight-done = Een paleis van waarde 8, en daar hoort een opwaardeerder bij.

learn-carrara-1e-expansion-improve = Bij een gebouw van waarde 8 neem je één opwaardeerder, voor een plek naar keuze. Lucca zou je per punt 3 ZP en 1 munt opleveren in plaats van 2 ZP, en je hebt er twee gebouwen.
learn-carrara-1e-expansion-improve-do = Neem de opwaardeerder voor Lucca.
learn-carrara-1e-expansion-improve-hint = Andere zijn ook goed, maar Lucca ga je zo meteen waarderen. Neem die.
learn-carrara-1e-expansion-improve-done = Lucca levert je nu 3 ZP en 1 munt per punt op.

learn-carrara-1e-expansion-city = Je bibliotheek 4 en je villa 2 zijn samen 6 punten in Lucca.
learn-carrara-1e-expansion-city-do = Waardeer de stad Lucca met de opwaardeerder.
learn-carrara-1e-expansion-city-hint = Waardeer Lucca voordat Lucia het doet: elk van de 6 punten levert 3 ZP en 1 munt op.
learn-carrara-1e-expansion-city-done = 18 ZP, 6 munten, een boek en een wapenschild.

learn-carrara-1e-expansion-urban = Twee nieuwe waarderingsvelden: al je stadsgebouwen leveren 1 munt per punt waarde op, al je plattelandsgebouwen 1 ZP. In welke steden ze staan, maakt niet uit, en je krijgt geen objecten. Bibliotheek, kathedraal, paleis en poort zijn stadsgebouwen.
learn-carrara-1e-expansion-urban-do = Waardeer je stadsgebouwen.
learn-carrara-1e-expansion-urban-hint = Je stadsgebouwen zijn samen 17 waard. Niets anders levert nu zoveel op.
learn-carrara-1e-expansion-urban-done = 17 munten: 4 + 8 + 1 + 4.

learn-carrara-1e-expansion-object = De objectkaart vraagt om paren, die aan het einde elk 5 ZP waard zijn. Je hebt één boek.
learn-carrara-1e-expansion-object-do = Koop het boek: dat is je eerste paar.
learn-carrara-1e-expansion-object-hint = Alleen met een boek of een wapenschild heb je hier een paar; neem het boek.
learn-carrara-1e-expansion-object-done = Een paar boeken.

learn-carrara-1e-expansion-rural = Later. Op je spelersbord staan vier gebouwen van waarde 5 of 8, en in drie steden twee of meer gebouwen. Aan twee voorwaarden voldoe je; voor de derde heb je nog één paar nodig. Eerst je actie.
learn-carrara-1e-expansion-rural-do = Waardeer je plattelandsgebouwen: kasteel en villa’s.
learn-carrara-1e-expansion-rural-hint = Kasteel 5 en de villa’s 2 en 5 leveren 12 ZP op. Waardeer je plattelandsgebouwen en kijk dan naar de objecten.
learn-carrara-1e-expansion-rural-done = 12 ZP.

learn-carrara-1e-expansion-pair = Je bezit twee boeken, drie wapenschilden en één vlag. Nog één vlag, en je hebt drie paren.
learn-carrara-1e-expansion-pair-do = Koop de vlag voor 10 munten.
learn-carrara-1e-expansion-pair-hint = Alleen met de vlag is je derde paar compleet.
learn-carrara-1e-expansion-pair-done = Drie paren: ook aan de laatste voorwaarde voldoe je nu.

learn-carrara-1e-expansion-announce = Je voldoet aan de voorwaarden van alle drie de kaarten, en de aankoop kwam vóór de aankondiging, dus die telt mee.
learn-carrara-1e-expansion-announce-do = Kondig het einde aan.
learn-carrara-1e-expansion-announce-hint = Kondig aan: het levert 5 ZP op, en Lucia heeft nog maar één beurt.
learn-carrara-1e-expansion-announce-done = 5 ZP. Nu worden de kaarten gewaardeerd.

learn-carrara-1e-expansion-over = Eerst de extrakaart: je twee beste steden worden nog een keer gewaardeerd. Dan de objectkaart, 5 ZP voor elk paar en 1 voor het object dat overblijft. Dan de gebouwkaart: ZP voor elke twee gebouwen in een stad. Als laatste je munten. Met andere kaarten is het een ander spel, dus bekijk ze voordat je begint.

## The Palaces of Carrara, second edition

learn-carrara-2e-welcome = In de tweede editie draait het om het Koninklijk Hof. Daar staan je zes waarderingsstenen, één op elk bonusveld, en wie waardeert, neemt een bonus mee. Er zijn geen objecten, en niemand kondigt het einde aan. In je beurt koop je, bouw je, waardeer je, of pas je voor 2 munten.

learn-carrara-2e-exchange = Lucca laat wit, geel en rood toe. Twee bouwstenen van de eerstvolgende goedkopere kleur mogen dienen als één: hier twee groene als één rode.
learn-carrara-2e-exchange-do = Bouw bibliotheek 2 in Lucca met één rode en twee groene bouwstenen.
learn-carrara-2e-exchange-hint = Betaal met rood en een groen paar, en bewaar je gele bouwsteen voor het volgende gebouw.
learn-carrara-2e-exchange-done = Het groene paar deed het werk van een rode bouwsteen.

learn-carrara-2e-monument = Monumenten hebben waarde 8. Je kunt er een voor 8 bouwstenen bouwen, of het op een eigen gebouw van dezelfde soort leggen. Je poort 5 staat in Viareggio, dus het poortmonument kost 3 bouwstenen in kleuren die Viareggio toelaat.
learn-carrara-2e-monument-do = Verhoog poort 5 in Viareggio tot het poortmonument met één gele en twee groene bouwstenen.
learn-carrara-2e-monument-hint = Je hebt precies de drie bouwstenen die je nodig hebt: poort 5 in Viareggio wordt poort 8.
learn-carrara-2e-monument-done = Een monument voor 3 bouwstenen.

learn-carrara-2e-improve = Bij elk monument hoort een opwaardeerder, voor een plek naar keuze. Lucca zou per punt 3 ZP en 1 munt opleveren.
learn-carrara-2e-improve-do = Neem de opwaardeerder voor Lucca.
learn-carrara-2e-improve-hint = Je gaat zo meteen Lucca waarderen: neem eerst de opwaardeerder daarvoor.
learn-carrara-2e-improve-done = Lucca levert nu 3 ZP en 1 munt per punt op.

learn-carrara-2e-court = Om te waarderen neem je een van je waarderingsstenen van het hof. Omdat niemand het fiche Koninklijk Bezoek heeft, open je een bezoek: de bonus van het bonusveld is voor jou, en dat veld bepaalt wat de anderen kunnen krijgen door je te volgen.
learn-carrara-2e-court-do = Open een koninklijk bezoek met je waarderingssteen op het eerste bonusveld: 5 munten.
learn-carrara-2e-court-hint = Neem voor deze waardering de waarderingssteen op het eerste bonusveld, met 5 munten.
learn-carrara-2e-court-done = 5 munten, en de koning is onderweg.

learn-carrara-2e-city = Kies nu wat je waardeert: een stad, een gebouwsoort, stadsgebouwen of plattelandsgebouwen. Elke stad kan maar door één speler worden gewaardeerd.
learn-carrara-2e-city-do = Waardeer de stad Lucca.
learn-carrara-2e-city-hint = Voor dit moment heb je de opwaardeerder voor Lucca genomen. Waardeer de stad Lucca.
learn-carrara-2e-city-done = 18 ZP en 6 munten.

learn-carrara-2e-buy = Lucia heeft je gevolgd: ze nam haar waarderingssteen van hetzelfde bonusveld, kreeg ook 5 munten, en waardeerde. Aan het begin van je beurt is het bezoek voorbij. Koop nu: of je de draaischijf draait, beslis je zelf.
learn-carrara-2e-buy-do = Draai niet: neem groen en paars op segment V voor niets.
learn-carrara-2e-buy-hint = Op segment V kosten groen en paars niets. Neem ze allebei zonder de draaischijf te draaien.
learn-carrara-2e-buy-done = Twee bouwstenen voor niets.

learn-carrara-2e-follow = Nu heeft Lucia een bezoek geopend, op een bonusveld met 3 ZP. Als je in deze beurt waardeert, gebruik je je waarderingssteen van precies dat bonusveld en krijg jij de bonus ook. Doe je iets anders, dan gaat de waarderingssteen naar het open deel en loop je de bonus mis.
learn-carrara-2e-follow-do = Volg het koninklijk bezoek: gebruik je waarderingssteen op het bonusveld met 3 ZP.
learn-carrara-2e-follow-hint = Als je nu koopt of bouwt, loop je de bonus van dit bonusveld mis. Je hebt iets te waarderen, dus volg.
learn-carrara-2e-follow-done = 3 ZP.

learn-carrara-2e-urban = Bibliotheek, kathedraal, paleis en poort zijn stadsgebouwen. Al je stadsgebouwen samen leveren 1 munt per punt op, waar ze ook staan.
learn-carrara-2e-urban-do = Waardeer je stadsgebouwen.
learn-carrara-2e-urban-hint = Je stadsgebouwen zijn samen 11 waard: meer dan welke gebouwsoort ook.
learn-carrara-2e-urban-done = 11 munten: 2 + 8 + 1.

learn-carrara-2e-open = Als je een bezoek niet volgt, ben je je waarderingssteen niet kwijt. Vanuit het open deel kun je hem gebruiken in elke latere beurt waarin niemand anders het fiche Koninklijk Bezoek heeft, maar zonder bonus. Let dus op wat de anderen kunnen waarderen voordat je een bezoek opent of overslaat.

learn-carrara-2e-marker = Veel later. De stapel is leeg, en dit is je laatste waarderingssteen. De beurt waarin beide voor het eerst waar zijn, levert 5 ZP op, en alle anderen hebben nog één beurt.
learn-carrara-2e-marker-do = Gebruik je laatste waarderingssteen, met 3 ZP als bonus.
learn-carrara-2e-marker-hint = Neem je laatste waarderingssteen van het hof: dan eindigt het spel in jouw voordeel.
learn-carrara-2e-marker-done = 3 ZP.

learn-carrara-2e-last = Je poorten zijn het monument in Viareggio en een poort 2 in Lerici. Elke poort levert op wat de eigen stad geeft.
learn-carrara-2e-last-do = Waardeer je poorten.
learn-carrara-2e-last-hint = De poorten leveren 18 munten op. Andere gebouwsoorten leveren minder op.
learn-carrara-2e-last-done = 18 munten, en 5 ZP omdat je het einde inluidt.

learn-carrara-2e-over = Lucia heeft haar laatste beurt gehad. Nu worden elke 5 munten 1 ZP, en wie de meeste heeft, wint. Trouwens: als je geen waarderingssteen meer hebt en het spel gaat door, dan levert alles wat je bouwt meteen zijn waarde in ZP op.

## The Palaces of Carrara, second edition, advanced

learn-carrara-2e-advanced-welcome = In de versie voor gevorderden komen er standbeelden en decoraties bij. Elk segment van de draaischijven toont er van allebei één: decoraties op de buitenste draaischijf, standbeelden op de binnenste. Je hebt acht waarderingsstenen, acht bonusvelden, en twee opslagvelden op je spelersbord.

learn-carrara-2e-advanced-spin = Als je koopt, moet er iets draaien: beide draaischijven, en dan komen er nieuwe bouwstenen; of alleen de binnenste, en dan blijven de bouwstenen waar ze zijn. Eén segment vóór de bouwstenen die je wilt, staat een rood standbeeld.
learn-carrara-2e-advanced-spin-do = Draai alleen de binnenste draaischijf.
learn-carrara-2e-advanced-spin-hint = Met beide draaischijven zouden ook de bouwstenen opschuiven. Draai alleen de binnenste, zodat het rode standbeeld op segment IV komt.
learn-carrara-2e-advanced-spin-done = De standbeelden zijn één segment opgeschoven, de bouwstenen niet.

learn-carrara-2e-advanced-buy = Wie de laatste bouwstenen van een segment koopt, mag het standbeeld of de decoratie nemen die daar is afgebeeld.
learn-carrara-2e-advanced-buy-do = Koop beide bouwstenen op segment IV: rood en groen, voor 1 munt.
learn-carrara-2e-advanced-buy-hint = Koop rood en groen op segment IV, alles wat er ligt. Alleen dan mag je een stuk nemen.
learn-carrara-2e-advanced-buy-done = Segment IV is leeg: je mag iets nemen.

learn-carrara-2e-advanced-take = Een standbeeld telt aan het einde mee voor de meerderheid in zijn stad, en met een standbeeld telt een gebouw voor de standbeeldvelden. Een rood standbeeld past overal waar rode bouwstenen zijn toegelaten, van Lucca tot Lerici.
learn-carrara-2e-advanced-take-do = Neem het rode standbeeld.
learn-carrara-2e-advanced-take-hint = De kroon zou ook goed zijn, maar standbeelden in Lucca leveren tot 10 ZP op. Neem het rode standbeeld.
learn-carrara-2e-advanced-take-done = Een rood standbeeld.

learn-carrara-2e-advanced-store = Het zou meteen naar Massa of Lerici kunnen. Maar Lucca is beter, en daar bouw je in je volgende beurt. Tot dan wacht het op een van je twee opslagvelden.
learn-carrara-2e-advanced-store-do = Sla het standbeeld op.
learn-carrara-2e-advanced-store-hint = Bewaar het voor Lucca, waar standbeelden meer waard zijn: sla het op.
learn-carrara-2e-advanced-store-done = Opgeslagen. In deze beurt blijft het daar.

learn-carrara-2e-advanced-build = Met twee rode bouwstenen kun je in Lucca bouwen.
learn-carrara-2e-advanced-build-do = Bouw villa 2 in Lucca met twee rode bouwstenen.
learn-carrara-2e-advanced-build-hint = Je standbeeld wacht op een gebouw in Lucca: villa 2 kun je betalen.
learn-carrara-2e-advanced-build-done = Een villa in Lucca.

learn-carrara-2e-advanced-move = Opgeslagen stukken mag je aan het begin van je beurt of na je actie naar gebouwen verplaatsen.
learn-carrara-2e-advanced-move-do = Verplaats het rode standbeeld naar de villa in Lucca.
learn-carrara-2e-advanced-move-hint = Voor de villa in Lucca heb je het standbeeld bewaard.
learn-carrara-2e-advanced-move-done = Het standbeeld staat in Lucca.

learn-carrara-2e-advanced-purchase = Eén keer per beurt mag je ook een decoratie of een standbeeld kopen voor 10 munten. Dat stuk gaat direct op een gebouw. Met een decoratie is een gebouw bij elke waardering 1 meer waard, en gelijke decoraties leveren aan het einde veel ZP op.
learn-carrara-2e-advanced-purchase-do = Koop een wapenschild voor de villa in Lucca.
learn-carrara-2e-advanced-purchase-hint = In Lucca is elk punt 2 ZP waard, dus zet de decoratie op de villa daar.
learn-carrara-2e-advanced-purchase-done = De villa is nu 3 waard.

learn-carrara-2e-advanced-court = Hier geeft het hof meer dan munten en ZP: twee bonusvelden geven een gouden standbeeld, dat overal past, en twee een decoratie naar keuze.
learn-carrara-2e-advanced-court-do = Open een bezoek met je waarderingssteen op het derde bonusveld: een decoratie naar keuze.
learn-carrara-2e-advanced-court-hint = Gebruik in deze les het derde bonusveld, dat een decoratie geeft.
learn-carrara-2e-advanced-court-done = Een decoratie, welke je maar wilt.

learn-carrara-2e-advanced-crown = Een kroon hoort op een paleis, een boek op een bibliotheek, enzovoort.
learn-carrara-2e-advanced-crown-do = Neem een kroon.
learn-carrara-2e-advanced-crown-hint = Je paleis is je waardevolste gebouw in Massa, en daar past een kroon op.
learn-carrara-2e-advanced-crown-done = Een kroon.

learn-carrara-2e-advanced-place = Een nieuw stuk plaats je meteen, sla je op, of weiger je.
learn-carrara-2e-advanced-place-do = Zet de kroon op het paleis in Massa.
learn-carrara-2e-advanced-place-hint = Op een opslagveld is een kroon niets waard. Zet de kroon op het paleis in Massa.
learn-carrara-2e-advanced-place-done = Het paleis is nu 5 waard.

learn-carrara-2e-advanced-statues = Op drie nieuwe waarderingsvelden, elk voor twee steden, waardeer je gebouwen met standbeelden. In Lucca is je villa 3 waard, en in Viareggio heeft een poort 4 ook een standbeeld.
learn-carrara-2e-advanced-statues-do = Waardeer de standbeelden in Lucca en Viareggio.
learn-carrara-2e-advanced-statues-hint = In Lucca en Viareggio staan twee gebouwen met standbeelden: waardeer dat standbeeldveld.
learn-carrara-2e-advanced-statues-done = 3 × 2 ZP in Lucca, en 4 × 2 munten in Viareggio.

learn-carrara-2e-advanced-marker = Veel later. De stapel is leeg, en je hebt 41 munten en nog één waarderingssteen. Daarmee eindigt het spel, en je kunt er je geld nog meer waard mee maken.
learn-carrara-2e-advanced-marker-do = Gebruik je laatste waarderingssteen, met 3 ZP als bonus.
learn-carrara-2e-advanced-marker-hint = Neem je laatste waarderingssteen van het hof.
learn-carrara-2e-advanced-marker-done = 3 ZP.

learn-carrara-2e-advanced-money = Twee geldvelden leveren nu niets op, maar geven je aan het einde een betere koers: 3 munten voor 1 ZP als je 36 munten hebt, of zelfs 2 munten als je er 50 hebt. Elk is maar voor één speler.
learn-carrara-2e-advanced-money-do = Neem het geldveld voor 36 munten.
learn-carrara-2e-advanced-money-hint = 41 munten zijn bij 3 munten per ZP 13 ZP waard in plaats van 8. Neem het geldveld.
learn-carrara-2e-advanced-money-done = Per 3 munten krijg je nu 1 ZP. En nog 5 ZP omdat je het einde inluidt.

learn-carrara-2e-advanced-over = Je 41 munten leveren 13 ZP op. Decoraties op gebouwen worden per soort geteld: twee kronen leveren 6 ZP op, een wapenschild 2. Daarna komen de meerderheden van standbeelden, stad voor stad. Opgeslagen stukken tellen niet mee, dus plaats ze op tijd.

## Palazzo

learn-palazzo-welcome = Florence, rond 1500: je bouwt paleizen, verdieping voor verdieping. Hoge paleizen met veel vensters leveren ZP op, het liefst in één materiaal; een losse verdieping kost je er 5. In je beurt neem je geld, zorg je voor bouwelementen, of verbouw je. Lucia speelt tegen je.

learn-palazzo-money = Je betaalt met kaarten van één munteenheid: florijnen, dukaten of lires. Certificaten van waarde 2 passen bij allemaal.
learn-palazzo-money-do = Neem geld.
learn-palazzo-money-hint = Met wat je hebt, kun je nog niets betalen. Neem eerst geld.
learn-palazzo-money-done = Er zijn drie kaarten omgedraaid, één meer dan er spelers zijn.

learn-palazzo-take = Jij neemt er twee, Lucia krijgt er één. Je hebt florijn 3, dukaat 4, lire 4 en een certificaat in je hand. Met florijn 4 heb je een drietal: dezelfde waarde in alle drie de munteenheden, samen 15 waard.
learn-palazzo-take-do = Neem de florijnen: 4 en 5.
learn-palazzo-take-hint = Kaarten van één munteenheid kun je samen betalen, en met florijn 4 heb je een drietal. Neem florijn 4 en florijn 5.
learn-palazzo-take-done = Florijnen en een drietal: nu kun je betalen.

learn-palazzo-draw = Wil je bouwelementen, dan worden er eerst twee omgedraaid. Het eerste is te koop op de verzamelplaats. Het tweede gaat naar een steengroeve: vanaf de bouwmeester zoveel steengroeven verder als het vensters heeft.
learn-palazzo-draw-do = Kies voor kopen of veilen.
learn-palazzo-draw-hint = Je hebt genoeg geld voor een bouwelement. Draai er twee om, en koop of veil dan.
learn-palazzo-draw-done = Een bouwelement van baksteen is op de verzamelplaats gekomen, een met twee vensters op de derde steengroeve.

learn-palazzo-buy = Een bouwelement op de verzamelplaats kost 10 min het aantal bouwelementen daar: met twee bouwelementen 8. Je krijgt geen wisselgeld, dus betaal gepast als je kunt.
learn-palazzo-buy-do = Koop verdieping 1 van zandsteen met florijn 3 en florijn 5.
learn-palazzo-buy-hint = Verdieping 1 van zandsteen is een goed begin. Betaal florijn 3 en florijn 5, precies 8, en houd je drietal van waarde 4.
learn-palazzo-buy-done = Een onderste verdieping van zandsteen voor 8.

learn-palazzo-place = Een bouwelement moet meteen ergens heen: boven op een van je paleizen als het hoger is, in een nieuw paleis, of uit het spel.
learn-palazzo-place-do = Begin er een nieuw paleis mee.
learn-palazzo-place-hint = Je hebt nog geen paleis: begin een nieuw.
learn-palazzo-place-done = Je eerste paleis is begonnen.

learn-palazzo-auction = Lucia heeft geld genomen, en jij kreeg een certificaat. Nu heb je weer twee bouwelementen omgedraaid. Op de verzamelplaats ligt niets voor jou, maar op de volgende steengroeve wel: verdiepingen 2 en 4, allebei van zandsteen. De bouwmeester gaat erheen, en alle bouwelementen daar worden geveild.
learn-palazzo-auction-do = Kies voor veilen.
learn-palazzo-auction-hint = Op de volgende steengroeve liggen twee verdiepingen van zandsteen die bij je paleis passen. Veil ze.
learn-palazzo-auction-done = Je opent met het certificaat van waarde 3, dat je niets kost.

learn-palazzo-bid = Lucia heeft 6 geboden. Je moet overbieden of passen. Je voegt kaarten toe aan je 3; wat op tafel ligt, blijft liggen. Een drietal telt voor 15 als je de drie kaarten samen toevoegt.
learn-palazzo-bid-do = Verhoog met je drietal van waarde 4: 3 + 15 = 18.
learn-palazzo-bid-hint = Twee bouwelementen van je eigen materiaal zijn het waard. Voeg het drietal toe: florijn, dukaat en lire 4.
learn-palazzo-bid-done = Lucia past en neemt haar kaarten terug. De bouwelementen zijn van jou.

learn-palazzo-second = Je plaatst je bouwelementen in een volgorde naar keuze, maar de verdiepingen moeten oplopen. Met verdieping 4 als eerste zou verdieping 2 er niet meer op kunnen.
learn-palazzo-second-do = Leg verdieping 2 boven op je paleis.
learn-palazzo-second-hint = Eerst verdieping 2, dan verdieping 4, boven op je onderste verdieping van zandsteen.
learn-palazzo-second-done = Verdiepingen 1 en 2.

learn-palazzo-third = Je mag verdiepingen overslaan: verdieping 4 mag op verdieping 2 liggen.
learn-palazzo-third-do = Leg verdieping 4 bovenop.
learn-palazzo-third-hint = Die past boven op je paleis: 4 is hoger dan 2.
learn-palazzo-third-done = Drie verdiepingen met 3 vensters, allemaal van zandsteen: 3 + 3 = 6 ZP.

learn-palazzo-rebuild = Veel later. Vier van de vijf ruiters zijn gekomen, dus het spel kan snel voorbij zijn. Een van je bouwelementen ligt los: verdieping 3 van marmer, die je 5 kost. Voor één geldkaart mag je een los bouwelement in een paleis inbouwen, ook tussen andere verdiepingen.
learn-palazzo-rebuild-do = Verbouw: bouw de losse verdieping 3 in je paleis met verdiepingen 2 en 4 in, voor je laatste kaart.
learn-palazzo-rebuild-hint = Het losse bouwelement kost je aan het einde 5 ZP, en het paleis met verdiepingen 2 en 4 levert nog niets op. Bouw het daar in.
learn-palazzo-rebuild-done = In plaats van min 5 heb je nu een paleis van drie verdiepingen: 8 ZP meer.

learn-palazzo-share = Kijk naar de steengroeven: op de volgende liggen vijf bouwelementen. Bij vier of meer is er geen veiling. Jij neemt er een, dan neemt Lucia er een, en de rest verlaat het spel. Het kost niets.
learn-palazzo-share-do = Kies voor veilen: de bouwelementen worden dan verdeeld.
learn-palazzo-share-hint = Je hebt maar één kaart, maar op de volgende steengroeve krijg je een bouwelement voor niets. Kies voor veilen.
learn-palazzo-share-done = De bouwmeester is naar de volle steengroeve gegaan, en jij kiest als eerste.

learn-palazzo-pick = Een verdieping 5 past boven op je paleis met verdiepingen 2, 3 en 4. Die met drie vensters leveren het meest op.
learn-palazzo-pick-do = Neem verdieping 5 van baksteen met drie vensters.
learn-palazzo-pick-hint = Verdieping 5 past boven op je eerste paleis; verdiepingen 2 en 3 niet. Neem die van baksteen.
learn-palazzo-pick-done = Het beste bouwelement van de steengroeve.

learn-palazzo-fourth = Wat je hebt genomen, moet je meteen plaatsen.
learn-palazzo-fourth-do = Leg verdieping 5 boven op je eerste paleis.
learn-palazzo-fourth-hint = Boven op je eerste paleis wordt het de vierde verdieping. De andere hebben al een verdieping 5.
learn-palazzo-fourth-done = Vier verdiepingen: 6 vensters en nog 3 ZP zijn samen 9.

learn-palazzo-over = De vijfde ruiter is gekomen, en het spel is meteen afgelopen. Je drie paleizen leveren elk 9 ZP op, samen 27: twee met vier verdiepingen, en één met drie verdiepingen van alleen zandsteen. Wat je hebt geleerd: verzamel één munteenheid, laat de verzamelplaats goedkoop worden, kijk waar de bouwmeester hierna heen gaat, en laat geen losse verdiepingen rondslingeren.

learn-try = Zelf proberen
learn-explain = Uitleg
learn-leave = Les verlaten
