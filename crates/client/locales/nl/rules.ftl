### The rules, for players. One message for each rule identifier, in our own words.
### Every value is one paragraph on one line. Identifiers are those of the rules pages.

rules-reconstructed = Een waarde met dit teken is gereconstrueerd: in de gedrukte spelregels staat die alleen als afbeelding of helemaal niet. We hebben gekozen wat het best past, en een beheerder die het spel in huis heeft, kan de echte waarde invullen.

## What each game is about

rules-intro-carrara-1e = Je bouwt voor een adellijke familie in zes steden rond Carrara. De marmeren bouwstenen komen van een draaischijf, waarop ze goedkoper worden naarmate ze langer blijven liggen, en elke stad is kieskeurig wat hun kleuren betreft. Goed bouwen is het halve werk; de andere helft is kiezen wanneer een stad of een gebouwsoort je munten, zegepunten (ZP) en objecten moet opleveren. Je mag het einde van het spel aankondigen zodra je aan drie voorwaarden voldoet, en wie dan de meeste ZP heeft, wint.
rules-summary-carrara-1e = Koop bouwstenen, bouw of waardeer; daarna mag je voor 10 munten één object kopen, en het einde aankondigen als je aan alle drie de voorwaarden voldoet.
rules-intro-carrara-1e-expansion = Het spel van de eerste editie, met meer om te bouwen en meer om naar te streven. Vier kaarten bepalen nieuwe eindvoorwaarden en een nieuwe slotwaardering, gebouwen van waarde 8 en verhogingen laten je steden groeien, en met opwaardeerders leveren ze meer op. Je mag kopen zonder de draaischijf te draaien, en ook je stadsgebouwen of plattelandsgebouwen waarderen. Wie de meeste zegepunten (ZP) heeft, wint.
rules-summary-carrara-1e-expansion = Koop bouwstenen met of zonder draaien, bouw of verhoog een gebouw, of waardeer; daarna mag je voor 10 munten één object kopen, en het einde aankondigen als je aan de voorwaarden van de drie kaarten voldoet.
rules-intro-carrara-2e = Je bouwt voor een adellijke familie in zes steden rond Carrara, met marmeren bouwstenen van een draaischijf, waarop ze goedkoper worden naarmate ze langer blijven liggen. Monumenten bezorgen je opwaardeerders, die je opbrengsten verhogen. Een waardering is een koninklijk bezoek: wie het opent, krijgt een bonus, en alle anderen volgen in hun volgende beurt of lopen die bonus mis. Wie aan het einde de meeste zegepunten (ZP) heeft, wint.
rules-summary-carrara-2e = Doe één ding: bouwstenen kopen, bouwen, waarderen, of passen en 2 munten nemen. Tijdens het koninklijk bezoek van een andere speler waardeer je ook, of je geeft die bonus op.
rules-intro-carrara-2e-advanced = De tweede editie met alles erop en eraan. Twee draaischijven brengen niet alleen bouwstenen, maar ook decoraties, die gebouwen waardevoller maken, en standbeelden, die meetellen voor de meerderheden in de steden. Er zijn meer bonussen aan het hof, meer waarderingsvelden en betere koersen voor je munten. Wie aan het einde de meeste zegepunten (ZP) heeft, wint.
rules-summary-carrara-2e-advanced = Doe één ding: bouwstenen kopen, bouwen, waarderen, of passen en 2 munten nemen. Ervoor of erna mag je opgeslagen stukken op gebouwen zetten en voor 10 munten één decoratie of standbeeld kopen.
rules-intro-palazzo = In het Florence van rond 1500 wil iedereen de mooiste paleizen bezitten. Je verzamelt geld in drie munteenheden, koopt bouwelementen van de verzamelplaats of biedt op die van de steengroeven, en stapelt ze verdieping voor verdieping op. Hoge paleizen met veel vensters, het liefst in één materiaal, leveren zegepunten (ZP) op; een eenzame verdieping kost je er een paar. Zodra de vijfde ruiter arriveert, is het spel afgelopen, en wie de meeste ZP heeft, wint.
rules-summary-palazzo = Doe één van drie dingen: geld nemen; twee bouwelementen omdraaien en daarna kopen of veilen; of verbouwen voor één geldkaart.

## Sections

rules-section-set-up = Spelvoorbereiding
rules-section-turn = Een beurt
rules-section-buy-bricks = Bouwstenen kopen
rules-section-wheel-symbols = De symbolen op de draaischijven
rules-section-decorations-and-statues = Decoraties en standbeelden
rules-section-storage = Opslagvelden
rules-section-bonus-purchase = De aankoop naast je actie
rules-section-build = Bouwen
rules-section-upgrades = Waarde 8, verhogingen en opwaardeerders
rules-section-monuments = Monumenten en opwaardeerders
rules-section-score = Waarderen
rules-section-royal-visit = Het koninklijk bezoek
rules-section-extra-purchase = Extra aankoop
rules-section-end = Einde van het spel
rules-section-final-scoring = Slotwaardering
rules-section-take-money = Geld nemen
rules-section-buy-or-auction = Kopen of veilen
rules-section-buy-tiles = Kopen en betalen
rules-section-auction = De veiling
rules-section-palaces = Paleizen bouwen
rules-section-rebuild = Verbouwen
rules-section-end-and-scoring = Einde van het spel en waardering

## The Palaces of Carrara, first edition

# Set-up

rule-E1-SET-1 = Er wordt gespeeld in de volgorde van de plaatsen. Wie op de eerste plaats zit, is de startspeler; het lot mag bepalen wie dat is.
rule-E1-SET-2 = Je begint met 20 munten, 0 ZP, een spelersbord met je zes steden en 6 waarderingsstenen.
rule-E1-SET-3 = Eén bouwsteen is vanaf het begin van jou: een zwarte op de eerste plaats, een blauwe op de tweede, een groene op de derde en een rode op de vierde.
rule-E1-SET-4 = Er zijn 42 bouwstenen, 7 van elke kleur; van duur naar goedkoop zijn de kleuren wit, geel, rood, groen, blauw en zwart. Van elke kleur begint er één op segment I van de draaischijf. De rest gaat in de zak: 34, 33 of 32 bouwstenen met 2, 3 of 4 spelers.
rule-E1-SET-5 = Er zijn 30 gebouwen: bibliotheek, kathedraal, paleis, poort, kasteel en villa, elk één keer met elke waarde van 1 tot en met 5. Na het schudden liggen er 9 open op de negen velden; de andere 21 vormen een gedekte stapel.
rule-E1-SET-6 = Elke gebouwsoort heeft een eigen object: boek bij bibliotheek, kelk bij kathedraal, kroon bij paleis, poort bij poort, vlag bij kasteel, wapenschild bij villa. Van de 6 objecten van een soort is er één te koop op het objectveld en liggen er 5 in de voorraad.
rule-E1-SET-7 = Je munten, bouwstenen en objecten liggen achter je zichtscherm, zodat alleen jij ze ziet. Gebouwen, waarderingsstenen, ZP, draaischijf, objectveld, voorraad en de hoogte van de stapel zijn voor iedereen zichtbaar. Wat er in de zak zit, kun je uitrekenen; in welke volgorde bouwstenen en gebouwen verschijnen, weet niemand.

# A turn

rule-E1-TURN-1 = In je beurt kies je precies één actie: bouwstenen kopen, bouwen of waarderen. Je beurt zomaar overslaan kan niet.
rule-E1-TURN-2 = Na je actie mag je één extra aankoop doen, en daarna mag je het einde aankondigen. Dan is de volgende speler aan de beurt.
rule-E1-TURN-3 = Kun je geen bouwstenen kopen, niet bouwen en niet waarderen, dan toon je dat, neem je 2 munten en is je beurt voorbij. Heeft iemand het einde al aangekondigd, dan mag je ook gewoon passen.

# Buying bricks

rule-E1-BUY-1 = Voordat je koopt, draait de draaischijf één segment met de klok mee: wat op I lag, komt op II, wat op II lag, komt op III, enzovoort. Bouwstenen die van VI weer op I komen, blijven op de draaischijf liggen en zijn weer duur.
rule-E1-BUY-2 = Daarna worden er blind bouwstenen uit de zak getrokken en op segment I gelegd, tot er in totaal 11 op de draaischijf liggen of de zak leeg is. Liggen er al 11, dan komt er niets bij.
rule-E1-BUY-3 = Kies nu één segment en koop daar zoveel bouwstenen als je wilt, minstens één. Op segment I kost wit 6 munten, geel 5, rood 4, groen 3, blauw 2 en zwart 1. Op elk volgend segment is elke kleur 1 munt goedkoper, tot 0, zodat op VI alleen wit nog 1 munt kost. Ook een bouwsteen voor 0 munten nemen is kopen.
rule-E1-BUY-4 = Kun je nu geen enkele bouwsteen op de draaischijf betalen, dan toon je dat en neem je 2 munten. Je beurt eindigt meteen: geen extra aankoop en geen aankondiging. Kun je wel een bouwsteen betalen, dan moet je kopen.
rule-E1-BUY-5 = Liggen er geen bouwstenen op de draaischijf en zitten er ook geen in de zak, dan kun je deze actie niet kiezen. Is alleen de zak leeg, dan kan het wel: de draaischijf draait zoals altijd, en er komt niets bij.
rule-E1-BUY-6 = De munten in de bank raken nooit op.

# Building

rule-E1-BUILD-1 = Kies één open gebouw en één van je zes steden, en betaal evenveel bouwstenen als de waarde van het gebouw. De stad bepaalt welke kleuren je mag gebruiken: Livorno alleen wit; Pisa wit en geel; Lucca wit, geel en rood; Viareggio alle kleuren behalve blauw en zwart; Massa alle behalve zwart; Lerici alle zes.
rule-E1-BUILD-2 = De bouwstenen die je hebt betaald, gaan in de zak en kunnen later weer op de draaischijf verschijnen.
rule-E1-BUILD-3 = Zolang de stapel niet leeg is, komt er een nieuw gebouw van de stapel op het vrijgekomen veld.
rule-E1-BUILD-4 = In een stad is ruimte voor zoveel gebouwen als je wilt, en je mag dezelfde gebouwsoort meer dan eens bouwen.

# Scoring

rule-E1-SCORE-1 = Elke waardering kost je een van je 6 waarderingsstenen, die voorgoed blijft staan op de stad of de gebouwsoort die je hebt gewaardeerd. Heb je ze allemaal gebruikt, dan kun je niet meer waarderen.
rule-E1-SCORE-2 = Je mag een gebouwsoort waarderen als je er minstens één gebouw van hebt, elke soort één keer per spel. Elk gebouw van die soort levert zijn waarde × de opbrengst van zijn stad op: 3 ZP in Livorno, 3 munten in Pisa, 2 ZP in Lucca, 2 munten in Viareggio, 1 ZP in Massa en 1 munt in Lerici. Een villa van waarde 4 in Lucca levert dus bijvoorbeeld 8 ZP op.
rule-E1-SCORE-3 = Of je waardeert een stad die nog geen enkele speler heeft gewaardeerd: elke stad is maar voor één speler. Je hebt minstens 2 gebouwen nodig in Livorno, Pisa of Lucca, en minstens 3 in Viareggio, Massa of Lerici. Je krijgt de totale waarde van je gebouwen daar × de opbrengst van de stad.
rule-E1-SCORE-4 = Voor elk gebouw dat je waardeert, per soort of per stad, krijg je ook één object van die soort uit de voorraad. Is de voorraad op, dan krijg je er geen; wat op het objectveld ligt, is alleen te koop. Munten en ZP krijg je in elk geval.
rule-E1-SCORE-5 = Je waardeert wat er op je eigen spelersbord staat, nooit wat een andere speler heeft gebouwd.

# Extra purchase

rule-E1-XTRA-1 = Na je actie mag je voor 10 munten één object van het objectveld kopen. Dat kan één keer per beurt en alleen zolang er nog iets ligt: verkochte objecten worden niet aangevuld.

# End of the game

rule-E1-END-1 = Zijn alle 30 gebouwen weg en ligt er dus niets meer op de stapel of op de negen velden, dan is het einde nabij. De ronde wordt nog afgemaakt: de laatste beurt is voor de plaats vóór de startspeler.
rule-E1-END-2 = Voldoe je na je actie en je extra aankoop aan alle drie de eindvoorwaarden, dan mag je het einde aankondigen, wat je meteen 5 ZP oplevert. Het hoeft nooit, en het kan ook pas een paar beurten later. In het basisspel moet je minstens 4 keer hebben gewaardeerd en met 2, 3 of 4 spelers minstens 8, 7 of 6 objecten bezitten en gebouwen met een totale waarde van minstens 30, 25 of 20.
rule-E1-END-3 = Ook na een aankondiging wordt de ronde afgemaakt, zodat iedereen evenveel beurten heeft. Wie nog aan de beurt komt, mag gewoon een actie doen of passen; passen levert geen munten op en beëindigt de beurt. Een tweede aankondiging is er niet.
rule-E1-END-4 = Zodra het einde vaststaat, door het laatste gebouw of door een aankondiging, kan niemand het nog aankondigen. Aankondigen kan alleen als je echt aan de voorwaarden voldoet; je kunt je dus niet vergissen.

# Final scoring

rule-E1-FIN-1 = Tel nu bij je ZP op: 3 ZP voor elk van je objecten, de totale waarde van je gebouwen in ZP, en 1 ZP per 5 munten, naar beneden afgerond.
rule-E1-FIN-2 = De speler met de meeste ZP wint. Bij een gelijke stand wint wie de meeste bouwstenen overheeft, ongeacht de kleur; is ook dat gelijk, dan delen deze spelers de overwinning.

## The Palaces of Carrara, first edition: expansion

# Set-up

rule-X-SET-1 = Je spelersbord heeft twee waarderingsvelden meer: stadsgebouwen en plattelandsgebouwen. Op tafel liggen 8 opwaardeerders en 6 gebouwen van waarde 8, één van elke gebouwsoort. Van elk type kaart wordt er één getrokken, of jullie kiezen een kaartcombinatie: een topkaart (bruin), een objectkaart (paars), een gebouwkaart (grijs) en een extrakaart (groen); met kaart II van elk type speel je een goede eerste partij. Deze kaarten komen in de plaats van de eindvoorwaarden en de slotwaardering van het basisspel.

# Buying bricks

rule-X-BUY-1 = Je beslist zelf of de draaischijf draait. Draai je, dan gaat hij verder en wordt hij aangevuld zoals zonder de uitbreiding; draai je niet, dan komen er geen bouwstenen bij en koop je uit wat er ligt.
rule-X-BUY-2 = Kopen zonder draaien kan alleen als er minstens één bouwsteen op de draaischijf ligt. Is de draaischijf leeg maar de zak niet, dan moet je draaien om te kopen.
rule-X-BUY-3 = In beide gevallen geldt: is elke bouwsteen op de draaischijf te duur voor je, dan neem je 2 munten en is je beurt voorbij.

# Value 8, upgrades and improvements

rule-X-BUILD-1 = Je mag een van de zes gebouwen van waarde 8 op dezelfde manier bouwen als een open gebouw, voor 8 bouwstenen. Ze worden niet aangevuld, en ze tellen niet mee voor het einde door het laatste gebouw.
rule-X-BUILD-2 = In plaats van een gebouw toe te voegen mag je er een verhogen: vervang het in dezelfde stad door een open gebouw of een gebouw van waarde 8 dat een hogere waarde heeft, van welke gebouwsoort ook. Je betaalt alleen het verschil in waarde, in kleuren die de stad toelaat, en het oude gebouw is uit het spel. Komt het nieuwe gebouw van de negen velden, dan telt het mee voor het einde door het laatste gebouw en wordt het vrijgekomen veld vanaf de stapel aangevuld.
rule-X-BUILD-3 = Als je een gebouw van waarde 8 bouwt of een gebouw tot waarde 8 verhoogt, moet je meteen een van de overgebleven opwaardeerders nemen: voor een stad naar keuze, voor stadsgebouwen of voor plattelandsgebouwen, waar je ook hebt gebouwd. Je opbrengst daar is voortaan hoger, bij elke waardering en voor de extrakaart: Livorno 4 ZP, Pisa 4 munten, Lucca 3 ZP en 1 munt, Viareggio 3 munten, Massa 2 ZP, Lerici 1 munt en 1 ZP, stadsgebouwen 2 munten, plattelandsgebouwen 2 ZP.

# Scoring

rule-X-SCORE-1 = Je mag ook al je stadsgebouwen (bibliotheek, kathedraal, paleis, poort) of al je plattelandsgebouwen (kasteel, villa) waarderen, als je er minstens één hebt. Per punt van hun totale waarde leveren stadsgebouwen 1 munt op en plattelandsgebouwen 1 ZP, of de opbrengst van je opwaardeerder. Elke speler kan beide één keer waarderen. In welke steden ze staan, maakt niet uit, en objecten krijg je er niet voor.
rule-X-SCORE-2 = Zo zijn er 14 waarderingsvelden: 6 steden, 6 gebouwsoorten, stadsgebouwen en plattelandsgebouwen. Voor al die velden samen heb je nog steeds 6 waarderingsstenen.

# End of the game

rule-X-END-1 = Met de uitbreiding staan de drie voorwaarden op de topkaart, de objectkaart en de gebouwkaart; meer hebben dan wordt gevraagd mag ook. Het gaat alleen om wat je hebt als je aankondigt: gebouwen op je spelersbord, en munten en ZP zonder de 5 ZP die de aankondiging oplevert.

# Final scoring

rule-X-FIN-1 = De kaarten worden in deze volgorde gewaardeerd: extrakaart, objectkaart, gebouwkaart. Als laatste volgen je munten, ook die van de extrakaart: 1 ZP per 5 munten, naar beneden afgerond, of per 2 munten als topkaart V in het spel is.
rule-X-FIN-2 = Voor de objectkaart worden je objecten zo in groepen verdeeld dat je zoveel mogelijk ZP krijgt. Elk object dat daarbuiten valt, is 1 ZP waard.
rule-X-FIN-3 = Als een extrakaart steden of gebouwsoorten waardeert, maken eerdere waarderingen niet uit, en ook niet hoeveel gebouwen een stad anders nodig heeft. Je krijgt munten en ZP, maar geen objecten. Valt er iets te kiezen, dan geldt de keuze die na het inwisselen van de munten het meest waard is.
rule-X-FIN-4 = Als een extrakaart het hoogste totaal beloont, krijgen alle spelers die dat totaal delen de volledige ZP. Met een totaal van 0 krijg je niets.
rule-X-FIN-5 = Gebouwkaarten II, III en IV tellen alleen volledige groepen: 5 gebouwen zijn twee groepen van 2. Kaart VIII vermenigvuldigt de aantallen gebouwen in je drie volste steden, of in minder steden als je in minder steden hebt gebouwd; zonder gebouwen levert dat 0 op. Kaart IX koppelt je beste stadsgebouw aan je beste plattelandsgebouw, dan de op een na beste, enzovoort, zolang je van beide nog een gebouw hebt.
rule-X-FIN-6 = Voor objectkaart VIII vorm je hoogstens drie groepen van twee of meer gelijke objecten en vermenigvuldig je de aantallen in die groepen. Eén soort mag meerdere groepen geven: zes gelijke kunnen 3 × 3 zijn. Zonder groep is dit 0. Elk object dat in geen groep zit, is 1 ZP waard.
rule-X-FIN-7 = Voor objectkaart V bestaat elke combinatie uit een vierling en een paar, en een object hoort bij maar één combinatie. Het gaat erom hoeveel combinaties je tegelijk kunt vormen.

## The Palaces of Carrara, second edition

# Set-up

rule-E2-SET-1 = Er wordt gespeeld in de volgorde van de plaatsen. Je begint met 20 munten, 0 ZP en je waarderingsstenen op de bonusvelden van het Koninklijk Hof, één op elk veld: 6 in de normale versie.
rule-E2-SET-2 = Je eerste bouwstenen hangen af van je plaats: 2 paarse op de eerste, 1 paarse en 1 blauwe op de tweede, 2 blauwe op de derde, 1 blauwe en 1 groene op de vierde.
rule-E2-SET-3 = Er zijn 42 bouwstenen, 7 van elke kleur; van duur naar goedkoop zijn de kleuren wit, geel, rood, groen, blauw en paars. Van elke kleur begint er één op segment I van de draaischijf. De rest gaat in de zak: 32, 30 of 28 bouwstenen met 2, 3 of 4 spelers.
rule-E2-SET-4 = Bibliotheek, kathedraal, paleis en poort zijn stadsgebouwen, kasteel en villa zijn plattelandsgebouwen. Van elke gebouwsoort is er één gebouw van waarde 1, 2, 4 en 5, en met 2, 3 of 4 spelers geen, één of twee van waarde 3, samen 24, 30 of 36. Na het schudden liggen er 9 open; de andere vormen een gedekte stapel. Voor elk van de zes gebouwsoorten ligt een monument van waarde 8 open op tafel, net als 8 opwaardeerders.
rule-E2-SET-5 = Alleen jij ziet je munten en bouwstenen; al het andere op tafel is voor iedereen zichtbaar. In welke volgorde bouwstenen uit de zak en gebouwen van de stapel komen, weet niemand.

# A turn

rule-E2-TURN-1 = In je beurt kies je precies één actie: bouwstenen kopen; bouwen, een gebouw of een monument; waarderen; of passen, wat 2 munten oplevert. Passen mag altijd.

# Buying bricks

rule-E2-BUY-1 = Beslis eerst of je de draaischijf één segment met de klok mee draait. Doe je dat, dan komen er op segment I bouwstenen uit de zak bij, tot er 11 op de draaischijf liggen of de zak leeg is. Doe je het niet, dan komt er niets bij.
rule-E2-BUY-2 = Kies nu één segment en koop daar zoveel bouwstenen als je wilt, minstens één. Op segment I kost wit 6 munten, geel 5, rood 4, groen 3, blauw 2 en paars 1. Op elk volgend segment is elke kleur 1 munt goedkoper, tot 0, zodat op VI alleen wit nog 1 munt kost.
rule-E2-BUY-3 = De bouwstenen laten liggen waar ze zijn, mag alleen als je er minstens één van kunt betalen. Zijn ze opgeschoven en aangevuld en kun je er nog steeds geen betalen, dan toon je dat, neem je 2 munten en is je beurt voorbij.
rule-E2-BUY-4 = Bouwstenen die van segment VI weer op I komen, blijven op de draaischijf liggen en zijn weer duur. Ook met een lege zak mag je draaien; pas als de draaischijf eveneens leeg is, kun je deze actie niet kiezen.

# Building

rule-E2-BUILD-1 = Kies één open gebouw en een van je steden, en betaal evenveel bouwstenen als de waarde van het gebouw, in kleuren die de stad toelaat: Livorno alleen wit; Pisa wit en geel; Lucca wit, geel en rood; Viareggio alle kleuren behalve blauw en paars; Massa alle behalve paars; Lerici alle zes. De bouwstenen gaan in de zak, en een gebouw van de stapel komt op het vrijgekomen veld. In een stad is ruimte voor zoveel gebouwen als je wilt, van welke gebouwsoort ook.
rule-E2-BUILD-2 = Twee bouwstenen van één kleur mogen samen dienen als één bouwsteen van de eerstvolgende duurdere kleur: in Lucca 2 groene voor 1 rode. Dat mag meerdere keren in één betaling, maar niet in stappen; je hebt dus alleen iets aan de kleur die direct volgt op de kleuren die de stad toelaat, en altijd per paar.

# Monuments and improvements

rule-E2-BUILD-3 = Een monument kost 8 en wordt op dezelfde manier betaald. Je mag het in elke stad bouwen, of er een gebouw mee verhogen: leg het op een gebouw van jou van dezelfde gebouwsoort, in de stad waar dat staat, voor 8 min de waarde van dat gebouw. Wat eronder ligt, is uit het spel.
rule-E2-BUILD-4 = Bij elk monument, nieuw gebouwd of door een verhoging, moet je meteen één opwaardeerder naar keuze nemen; die is gratis. Je opbrengst wordt daarmee op één plek hoger: Livorno 4 ZP, Pisa 4 munten, Lucca 3 ZP en 1 munt, Viareggio 3 munten, Massa 2 ZP, Lerici 1 munt en 1 ZP, stadsgebouwen 2 munten, plattelandsgebouwen 2 ZP.
rule-E2-BUILD-5 = Heb je al je waarderingsstenen gebruikt en staat er ook aan het hof geen meer, dan levert alles wat je bouwt meteen ZP op: de waarde ervan, of bij een verhoging 8 min de waarde van wat er stond. De opbrengst van de stad speelt daarbij geen rol, en decoraties tellen niet mee.

# Scoring

rule-E2-SCORE-1 = De normale versie heeft 14 waarderingsvelden. Elk van de 6 steden kan maar één keer en door maar één speler worden gewaardeerd, die in Livorno, Pisa of Lucca minstens 2 gebouwen nodig heeft, of in Viareggio, Massa of Lerici minstens 3. De 6 gebouwsoorten, stadsgebouwen en plattelandsgebouwen staan op je eigen spelersbord: elk één keer, met minstens 1 gebouw dat erbij hoort.
rule-E2-SCORE-2 = Voor een stad krijg je de totale waarde van je gebouwen daar × de opbrengst van die stad. Voor een gebouwsoort krijg je per gebouw de waarde × de opbrengst van de stad waarin het staat: 3 ZP in Livorno, 3 munten in Pisa, 2 ZP in Lucca, 2 munten in Viareggio, 1 ZP in Massa, 1 munt in Lerici. Stadsgebouwen leveren 1 munt en plattelandsgebouwen 1 ZP op per punt van hun totale waarde, in welke steden ze ook staan. Waar je een opwaardeerder hebt, telt in plaats daarvan de opbrengst van die opwaardeerder.

# The royal visit

rule-E2-SCORE-3 = Wil je waarderen terwijl het fiche Koninklijk Bezoek vrij is, dan open je een bezoek: kies een van je waarderingsstenen op een bonusveld, neem het fiche Koninklijk Bezoek en de bonus van dat veld, zet dan je waarderingssteen op het waarderingsveld van je keuze en neem de opbrengst. In de normale versie geven drie van de bonusvelden 5 munten en drie 3 ZP.
rule-E2-SCORE-4 = Heeft een andere speler het fiche Koninklijk Bezoek, dan kun je alleen waarderen met je waarderingssteen van precies hetzelfde bonusveld. Jij krijgt die bonus ook en kiest daarna een waarderingsveld dat je wilt en kunt waarderen. Het fiche Koninklijk Bezoek blijft waar het is.
rule-E2-SCORE-5 = Als je in plaats daarvan koopt, bouwt of past, gaat je waarderingssteen van dat bonusveld eerst naar het open deel van het hof en loop je de bonus mis. Als je alleen opgeslagen stukken verplaatst of de aankoop voor 10 munten doet, beide uit de versie voor gevorderden, loop je de bonus nog niet mis.
rule-E2-SCORE-6 = Heb je aan het begin van je beurt het fiche Koninklijk Bezoek, dan leg je het terug. Je mag meteen het volgende bezoek openen.
rule-E2-SCORE-7 = Met een waarderingssteen uit het open deel kun je waarderen in elke latere beurt waarin geen andere speler het fiche Koninklijk Bezoek heeft. Je krijgt geen bonus, en je neemt het fiche Koninklijk Bezoek niet. Zijn al je bonusvelden leeg, dan kun je alleen nog zo waarderen.
rule-E2-SCORE-8 = Je kunt een waarderingssteen alleen gebruiken als er een waarderingsveld is dat je ook zonder de bonus zou kunnen waarderen; is dat er niet, dan moet je iets anders doen. Je kiest het waarderingsveld pas als je de bonus hebt, want die kan nog andere mogelijk maken.

# End of the game

rule-E2-END-1 = Het spel loopt ten einde zodra een speler alle waarderingsstenen heeft gebruikt en ook de stapel leeg is. Wie op dat moment aan de beurt is, krijgt aan het einde van die beurt 5 ZP en is klaar. Alle anderen hebben nog precies één beurt.
rule-E2-END-3 = Dit programma voegt één regel toe, zodat een spel nooit eindeloos doorgaat: heeft elke speler drie keer achter elkaar gepast, dan is het spel afgelopen en volgt de slotwaardering. Niemand krijgt de 5 ZP. Wie 2 munten neemt omdat elke bouwsteen te duur is, heeft niet gepast.

# Final scoring

rule-E2-END-2 = Elke 5 munten zijn 1 ZP waard, naar beneden afgerond, tenzij een geldveld uit de versie voor gevorderden je een betere koers geeft. De speler met de meeste ZP wint. Bij een gelijke stand wint wie de meeste bouwstenen overheeft; is ook dat gelijk, dan delen deze spelers de overwinning.

## The Palaces of Carrara, second edition: advanced version

# Set-up

rule-A-SET-1 = Op de draaischijven staan symbolen. Met de klok mee toont de buitenste draaischijf de decoraties boek, kelk, kroon, poort, vlag en wapenschild, met een willekeurig begin; de binnenste toont standbeelden in wit, geel, rood, groen, blauw en paars en begint met paars op segment I. In de voorraad liggen met 2, 3 of 4 spelers 5, 6 of 7 stuks van elke decoratie, en 6 standbeelden van elke kleur. Bij elk van de twee bonusvelden voor gouden standbeelden aan het hof staat één gouden standbeeld per speler.
rule-A-SET-2 = Je hebt 8 waarderingsstenen in plaats van 6, want hier heeft het hof acht bonusvelden. Je spelersbord heeft 2 opslagvelden en 3 standbeeldvelden om te waarderen.

# Buying bricks

rule-A-BUY-1 = Als je koopt, moet er iets draaien. Ofwel draaien beide draaischijven één segment met de klok mee, met de bouwstenen erop, en komen er op segment I bouwstenen uit de zak bij tot er 11 zijn of de zak leeg is. Ofwel draait alleen de binnenste draaischijf één segment: de bouwstenen liggen op de buitenste en blijven waar ze zijn, en er komt niets bij. Dat laatste mag je alleen kiezen als je minstens één bouwsteen kunt betalen.

# The symbols on the wheels

rule-A-BUY-2 = Koop je alle bouwstenen die nog op een segment liggen, dan mag je een van de twee stukken nemen die daar zijn afgebeeld: de decoratie of het standbeeld, als de voorraad er nog een heeft. Waar geen bouwsteen lag, valt er niets te nemen.

# Decorations and statues

rule-A-DECO-1 = Elke decoratie hoort bij één gebouwsoort: boek bij bibliotheek, kelk bij kathedraal, kroon bij paleis, poort bij poort, vlag bij kasteel, wapenschild bij villa. Een nieuwe decoratie leg je meteen op een van je gebouwen van die soort dat er nog geen heeft, of op een vrij opslagveld. Eén per gebouw; het gebouw is daardoor bij alle waarderingen 1 meer waard.
rule-A-STAT-1 = Een nieuw standbeeld zet je meteen op een van je gebouwen zonder standbeeld, in een stad die bouwstenen van die kleur toelaat, of op een vrij opslagveld. Een wit standbeeld past overal, een paars alleen in Lerici; ook een gouden standbeeld past overal. Eén per gebouw; het verhoogt de waarde niet.

# Storage spaces

rule-A-STORE-1 = Op elk opslagveld is plaats voor één decoratie of standbeeld. In je latere beurten mag je zo’n stuk verplaatsen naar een gebouw waarop het past: aan het begin, na de actie of met een nieuw stuk in handen. Past een nieuw stuk op geen enkel gebouw en is er geen opslagveld vrij, dan mag je een opgeslagen stuk afleggen om plaats te maken; een nieuw stuk weigeren mag altijd. Zulke decoraties en gekleurde standbeelden gaan terug naar de voorraad, gouden standbeelden verlaten het spel.

# The purchase beside your action

rule-A-BONUS-1 = Eén keer per beurt, vóór of na je actie, mag je voor 10 munten één decoratie of één gekleurd standbeeld uit de voorraad kopen. Dat stuk moet meteen op een van je gebouwen en kan niet worden opgeslagen. Een zo gekocht standbeeld past alleen in de stad van zijn eigen kleur: wit in Livorno, geel in Pisa, rood in Lucca, groen in Viareggio, blauw in Massa, paars in Lerici.

# Monuments and improvements

rule-A-BUILD-1 = Als je een gebouw tot een monument verhoogt, verhuizen de decoratie en het standbeeld ervan mee naar het monument.

# Scoring

rule-A-SCORE-2 = Een gebouw met een decoratie telt voor 1 meer als je een stad, een gebouwsoort, stadsgebouwen of plattelandsgebouwen waardeert.
rule-A-SCORE-3 = Op het gezamenlijke speelbord zijn twee geldvelden, elk voor één speler, en niemand kan ze allebei hebben. Je hebt minstens 36 munten nodig voor het linkerveld of 50 voor het rechterveld; je toont ze en houdt ze. Je krijgt er nu niets voor, maar aan het einde zijn 3 munten (links) of 2 munten (rechts) genoeg voor 1 ZP.
rule-A-SCORE-4 = Je spelersbord heeft drie standbeeldvelden, elk voor twee steden: Livorno en Lerici, Pisa en Massa, Lucca en Viareggio. Je kunt elk veld één keer waarderen, als er in een van die steden een gebouw van jou met een standbeeld staat. Elk gebouw met een standbeeld daar levert zijn waarde, plus 1 als het een decoratie heeft, × de opbrengst van zijn stad op.
rule-A-SCORE-5 = Met de twee geldvelden en de drie standbeeldvelden zijn er in totaal 19 waarderingsvelden.

# The royal visit

rule-A-SCORE-1 = Hier heeft het hof acht bonusvelden: twee geven een gouden standbeeld van dat veld, twee een decoratie naar keuze uit de voorraad, twee geven 5 munten en twee 3 ZP. Een gouden standbeeld dat je niet kunt of wilt houden, verlaat het spel.

# Final scoring

rule-A-FIN-1 = Je krijgt 1 ZP per 5 munten, of met je geldveld per 3 of 2 munten, naar beneden afgerond. De decoraties op je gebouwen worden per soort geteld: 1, 2, 3, 4, 5, 6 of 7 gelijke zijn 2, 6, 12, 20, 30, 42 of 56 ZP waard. Opgeslagen stukken zijn niets waard.
rule-A-FIN-2 = In elke stad worden de spelers die er standbeelden hebben, gerangschikt naar hun aantal, goud of niet. De eerste drie plaatsen leveren 12, 6 en 3 ZP op in Livorno, 11, 5 en 2 in Pisa, 10, 5 en 2 in Lucca, 9, 4 en 2 in Viareggio, 8, 4 en 2 in Massa, 7, 3 en 1 in Lerici. Spelers die gelijkstaan, krijgen allemaal de plaats onder de plaats die ze delen, en de volgende speler krijgt de plaats daarna. Onder de derde plaats zijn er geen ZP.

## Palazzo

# Set-up

rule-P-SET-1 = Vier steengroeven liggen rond de verzamelplaats. De bouwmeester begint op een willekeurige steengroeve.
rule-P-SET-2 = Er zijn 48 bouwelementen, telkens 16 van baksteen, zandsteen en marmer: elke verdieping van 1 tot en met 5 met 1, 2 en 3 vensters, en verdieping 3 met 1 venster nog een keer extra. Ook een deur is een venster. Naar hun achterkant vormen ze drie geschudde stapels die na elkaar worden gebruikt: I met 18 bouwelementen, II met 15, en III met 15 bouwelementen en de 5 ruiters.
rule-P-SET-3 = Vijf bouwelementen van stapel I worden open neergelegd: één op elke steengroeve en één op de verzamelplaats.
rule-P-SET-4 = Er zijn 55 geldkaarten: florijnen, dukaten en lires met de waarden 3 tot en met 7, elke kaart drie keer, en 10 certificaten van waarde 2. Ze worden geschud en je krijgt er 4; de anderen zien hoeveel je er in je hand hebt, maar niet welke. Eén certificaat van waarde 3 ligt apart, voor veilingen.
rule-P-SET-5 = Wie op de eerste plaats zit, begint; vooraf mag het lot bepalen wie dat is. Eerst wordt de bouwmeester geplaatst, dan worden de bouwelementen neergelegd, en dan krijgen de spelers in de volgorde van de plaatsen hun kaarten.

# A turn

rule-P-TURN-1 = In je beurt doe je precies één van drie dingen: geld nemen, kopen of veilen, of verbouwen. Daarna is de speler links van je aan de beurt, ook na een veiling, wie die ook heeft gewonnen.

# Taking money

rule-P-MON-1 = Er wordt één geldkaart meer omgedraaid dan er spelers zijn: 3, 4 of 5 kaarten met 2, 3 of 4 spelers. Jij neemt er twee; na jou nemen de anderen er met de klok mee elk één.
rule-P-MON-2 = Is de voorraadstapel leeg als er een kaart moet worden omgedraaid, dan wordt de aflegstapel geschud tot een nieuwe voorraadstapel. Hebben voorraadstapel en aflegstapel ook samen te weinig kaarten, dan moet je iets anders kiezen.

# Buying or auctioning

rule-P-DRAW-1 = Er worden twee bouwelementen omgedraaid. Het eerste komt op de verzamelplaats. Het tweede komt op een steengroeve: begin bij de steengroeve van de bouwmeester en tel met de klok mee verder, één steengroeve per venster van het bouwelement.
rule-P-DRAW-2 = Een ruiter komt naast de steengroeven te liggen en wordt niet door een volgend bouwelement vervangen. Het andere bouwelement gaat waar het hoort: naar de verzamelplaats als het als eerste kwam, naar een steengroeve als het als tweede kwam.
rule-P-DRAW-3 = De vijfde ruiter beëindigt het spel ter plekke, of hij nu als eerste of als tweede komt. Wat er samen met hem is omgedraaid, wordt nog neergelegd als het geen ruiter is; er wordt niets meer gekocht of geveild.
rule-P-DRAW-4 = Daarna moet je kopen of veilen, en als je niet kunt of wilt betalen, moet je veilen. Dat mag zelfs als alle steengroeven leeg zijn: dan gebeurt er niets, de bouwmeester blijft staan en je beurt is voorbij.

# Buying and paying

rule-P-BUY-1 = Je koopt één of twee bouwelementen van de verzamelplaats. De prijs van een bouwelement is 10 min het aantal bouwelementen dat daar ligt, het nieuwe meegeteld en voordat je er een wegneemt; een prijs daalt nooit onder 0. Twee bouwelementen betaal je in één keer.
rule-P-PAY-1 = Je betaalt met kaarten van één munteenheid, met certificaten van waarde 2 en met drietallen, van elk zoveel als je wilt. Een drietal bestaat uit drie kaarten van dezelfde waarde in drie verschillende munteenheden, of uit drie certificaten van waarde 2, en is altijd 15 waard. Je mag te veel betalen, maar wisselgeld krijg je niet. Alle kaarten gaan naar de aflegstapel.

# The auction

rule-P-AUC-1 = De bouwmeester gaat met de klok mee naar de eerstvolgende steengroeve waarop een bouwelement ligt, desnoods helemaal rond naar waar hij al stond.
rule-P-AUC-2 = Liggen er 1 tot 3 bouwelementen, dan worden ze samen geveild. Je opent de veiling met het certificaat van waarde 3; dat is je hele eerste bod.
rule-P-AUC-3 = Met de klok mee moet elke speler het hoogste bod overbieden of passen. Je verhoogt je bod door kaarten toe te voegen; wat op tafel ligt, blijft liggen zoals het ligt. Je hele bod moet altijd een geldige betaling zijn, en drie kaarten zijn alleen een drietal als je ze samen als drietal toevoegt. Het certificaat van waarde 3 past bij elke munteenheid, maar in geen enkel drietal.
rule-P-AUC-4 = Als je past, neem je je kaarten terug en doe je niet meer mee aan deze veiling. De laatste speler die overblijft, wint: de kaarten van het bod gaan naar de aflegstapel, en de winnaar krijgt alle bouwelementen en bouwt ze meteen. Het certificaat van waarde 3 wordt teruggelegd. Biedt niemand tegen je op, dan is dat certificaat alleen al genoeg.
rule-P-AUC-5 = Liggen er 4 of meer bouwelementen, dan worden ze niet geveild. In plaats daarvan neem je er een naar keuze en bouw je het, en daarna doen alle andere spelers met de klok mee hetzelfde. De bouwelementen die overblijven, verlaten het spel.

# Building palaces

rule-P-BUILD-1 = In een paleis lopen de verdiepingen van onder naar boven op, en geen enkele komt twee keer voor. Je mag er overslaan, ook onderaan: 1, 3, 4 is een paleis, en 2, 5 ook. Materialen en aantallen vensters mag je vrij mengen.
rule-P-BUILD-2 = Een bouwelement dat je hebt gekocht, gewonnen of genomen, moet meteen ergens heen: boven op een van je paleizen, als zijn verdieping hoger is dan alle andere daar; op tafel als begin van een nieuw paleis; of uit het spel. Bij meerdere bouwelementen kies je zelf de volgorde.
rule-P-BUILD-3 = Je mag zoveel paleizen hebben als je wilt.

# Rebuilding

rule-P-REB-1 = Om te verbouwen leg je één geldkaart naar keuze af; heb je er geen, dan kun je niet verbouwen. Dan doe je één ding: je neemt een bouwelement naar keuze uit een van je paleizen en legt het als los bouwelement neer; of je bouwt een van je losse bouwelementen in een van je andere paleizen in, waar zijn verdieping hoort, tussen andere, onderaan of bovenop; of je verwijdert een van je losse bouwelementen uit het spel.
rule-P-REB-2 = Een los bouwelement is een paleis met één verdieping, waarin je ook weer een bouwelement kunt inbouwen. Neem je een bouwelement uit een paleis met twee verdiepingen, dan heb je twee losse bouwelementen. Uit een los bouwelement valt niets te nemen: je kunt het alleen inbouwen of verwijderen.

# End of the game and scoring

rule-P-END-1 = Na de vijfde ruiter wordt elk paleis gewaardeerd. Eén verdieping levert −5 ZP op en twee verdiepingen 0 ZP; drie verdiepingen leveren 1 ZP per venster op, vier verdiepingen 1 ZP per venster en nog 3 ZP, vijf verdiepingen 1 ZP per venster en nog 6 ZP. Zijn alle bouwelementen van één materiaal, dan levert een paleis van drie of vier verdiepingen nog eens 3 ZP op, een van vijf verdiepingen nog eens 6 ZP.
rule-P-END-2 = De speler met de meeste ZP wint. Bij een gelijke stand wint wie het hoogste geldbedrag kan vormen met één munteenheid en certificaten van waarde 2, zonder drietallen; is ook dat gelijk, dan delen deze spelers de overwinning.
rule-P-END-3 = Dit programma voegt één regel toe, zodat een spel nooit eindeloos doorgaat: na 60 beurten achter elkaar waarin niemand bouwelementen heeft omgedraaid, is het spel afgelopen en worden de paleizen gewaardeerd.
