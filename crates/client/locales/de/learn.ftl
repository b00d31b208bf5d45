### Learning: the page of rules around its texts, and the lessons.

## The page of rules

rulebook-title = Regeln
rulebook-about = Alle Regeln aller Spiele, in unseren eigenen Worten. Jede Regel hat einen Namen, damit du andere auf sie hinweisen kannst.
rulebook-read = Regeln lesen
rulebook-lesson = Spielend lernen
rulebook-glance = Ein Zug auf einen Blick
rulebook-contents = Inhalt
rulebook-search = Regeln durchsuchen
rulebook-search-hint = Wörter oder ein Name wie { $rule }
rulebook-search-clear = Alle Regeln zeigen
rulebook-found = { $count ->
        [0] Nichts gefunden. Versuch es mit weniger oder kürzeren Wörtern.
        [one] 1 Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rulebook-link = Link zur Regel { $rule }
rulebook-other = Andere Spiele
rulebook-print = Drucken
rulebook-mark = rekonstruiert
rulebook-players = 2 bis 4 Personen

rulebook-urban = städtisch
rulebook-rural = ländlich

rulebook-table-wheel = Was ein Baustein kostet
rulebook-table-wheel-about = Münzen für einen Baustein in jedem Segment des Rads.
rulebook-table-start = Womit du beginnst
rulebook-table-cities = Die sechs Städte
rulebook-table-buildings = Die Gebäudetypen
rulebook-table-improvements = Verbesserungen
rulebook-table-court = Die Bonusfelder des Hofs
rulebook-table-symbols = Die Symbole auf den Rädern
rulebook-table-symbols-about = Im Uhrzeigersinn; welche Dekoration zu Beginn in Segment I ist, wird ausgelost.
rulebook-table-statues = SP für die meisten Statuen
rulebook-table-decorations = SP für gleiche Dekorationen auf Gebäuden
rulebook-table-cards = Die Karten
rulebook-table-cards-about = Vier Karten sind im Spiel, eine von jeder Art. Zahlen für 2, 3 und 4 Personen stehen in dieser Reihenfolge.
rulebook-table-sets = Fertige Zusammenstellungen
rulebook-table-tiles = Die Bauteile jedes Materials
rulebook-table-tiles-about = Jedes Bauteil gibt es aus Ziegel, Sandstein und Marmor. Die Zahl nennt seinen Stapel.
rulebook-table-money = Das Geld
rulebook-table-palaces = Was ein Palast wert ist
rulebook-table-prices = Was ein Bauteil aus dem Lager kostet

rulebook-head-color = Farbe
rulebook-head-city = Stadt
rulebook-head-accepts = Erlaubt
rulebook-head-reward = Pro Wertpunkt
rulebook-head-needs = Nötige Gebäude
rulebook-head-type = Typ
rulebook-head-landscape = Landschaft
rulebook-head-object = Objekt
rulebook-head-decoration = Dekoration
rulebook-head-values = Werte
rulebook-head-values-for = Werte bei { $players } Personen
rulebook-head-seat = Platz
rulebook-head-bricks = Bausteine
rulebook-head-coins = Münzen
rulebook-head-order = Der Reihe nach
rulebook-head-place = Wertungsfeld
rulebook-head-printed = Aufgedruckt
rulebook-head-improved = Verbessert
rulebook-head-space = Bonusfeld
rulebook-head-bonus = Bonus
rulebook-head-statue = Statue
rulebook-head-most = Erster Rang
rulebook-head-second = Zweiter Rang
rulebook-head-third = Dritter Rang
rulebook-head-alike = Gleiche
rulebook-head-floor = Etage
rulebook-head-windows = { $count } Fenster
rulebook-head-currency = Währung
rulebook-head-copies = Karten
rulebook-head-floors = Etagen
rulebook-head-mixed = Gemischte Materialien
rulebook-head-one-material = Ein Material
rulebook-head-in-warehouse = Bauteile im Lager
rulebook-head-price = Preis pro Bauteil
rulebook-head-set = Zusammenstellung

rulebook-certificate = Zertifikat
rulebook-windows-plus = Fenster { $plus }
rulebook-windows-only = Fenster
rulebook-bonus-decoration = eine Dekoration deiner Wahl
rulebook-bonus-gold = eine Goldstatue
rulebook-kind-top = Topkarten
rulebook-kind-object = Objektkarten
rulebook-kind-building = Gebäudekarten
rulebook-kind-bonus = Bonuskarten
rulebook-kind-top-about = Braun: eine Endbedingung.
rulebook-kind-object-about = Lila: eine Endbedingung und SP für Objekte.
rulebook-kind-building-about = Grau: eine Endbedingung und SP für Gebäude.
rulebook-kind-bonus-about = Grün: nur Schlusswertung. Eine Karte I gibt es nicht.
rulebook-set-first-game = Erste Partie
rulebook-set-great-freedom = Große Freiheit
rulebook-set-multi-kulti = Multi Kulti
rulebook-set-mister-hot-shot = Mister Hot Shot
rulebook-set-seeing-double = Doppelt gesehen
rulebook-set-full-city = Volle Stadt
rulebook-set-poker = Poker

# What the pictures show, for those who cannot see them.
picture-wheel = Das Rad dreht sich um ein Segment: Der Baustein in I rückt nach II und kostet eine Münze weniger, und neue Bausteine kommen nach I.
picture-payment = Eine Villa mit Wert 3 kommt nach Viareggio, bezahlt mit einem roten und zwei grünen Bausteinen. Ein blauer ist dort nicht erlaubt.
picture-exchange = In Lucca ersetzen zwei grüne Bausteine einen roten.
picture-city = Lucca mit einer Bibliothek mit Wert 2 und einem Tor mit Wert 4: 6 mal 2 SP ergeben 12 SP.
picture-type = Zwei Bibliotheken werden gewertet: Wert 3 in Lerici bringt 3 Münzen, Wert 2 in Lucca bringt 4 SP.
picture-object = Jedes gewertete Gebäude bringt ein Objekt seines Typs.
picture-upgrade = Ein Tor mit Wert 5 weicht für 3 Bausteine einem Gebäude mit Wert 8, und eine Verbesserung wird genommen.
picture-visit = Ein Wertungsstein verlässt mit dem Bonus ein Bonusfeld des Hofs und kommt auf das Wertungsfeld, das gewertet wird; alle anderen dürfen vom selben Bonusfeld aus folgen.
picture-symbols = Der letzte Baustein eines Segments wird gekauft, und die dort gezeigte Statue oder Dekoration darf genommen werden.
picture-pieces = Eine Bibliothek mit einem Buch darauf ist eins mehr wert; daneben steht eine Statue.
picture-storage = Zwei Lagerhäuser: In einem ist eine Statue, das andere ist frei.
picture-announce = Drei Bedingungen sind erfüllt: vier Wertungen, genug Objekte, genug Gebäudewert. Die Ankündigung bringt 5 SP.
picture-ending = Der Stapel ist leer, und alle Wertungssteine sind eingesetzt: 5 SP, und alle anderen haben noch einen Zug.
picture-final = Aus Münzen werden SP.
picture-money = Es wird eine Karte mehr aufgedeckt, als Personen mitspielen; wer am Zug ist, nimmt zwei, alle anderen nehmen je eine.
picture-quarry = Ein Bauteil mit zwei Fenstern kommt vom Baumeister aus zwei Steinbrüche weiter, im Uhrzeigersinn.
picture-warehouse = Vier Bauteile im Lager kosten je 6.
picture-triplet = Drei Karten mit Wert 4 in drei Währungen sind ein Drilling und 15 wert.
picture-auction = Die Versteigerung beginnt mit 3; ein Gebot von 6 wird dank eines Drillings mit 18 überboten, und die Gegenseite passt.
picture-floors = Etagen steigen von unten nach oben an: 1, 2 und 4 sind ein Palast, und 3 kann nicht oben auf 4.
picture-rebuild = Für eine Karte kommt eine einzelne Etage 3 zwischen die Etagen 2 und 4.
picture-palaces = Eine Etage: minus 5. Zwei Etagen: nichts. Drei Etagen mit 5 Fenstern: 5. Fünf Etagen aus einem Material: Fenster plus 12.

## Lessons

learn-title = Spielend lernen
learn-about = Eine kurze Partie für jede Regelfassung. Du machst die Züge, jemand erklärt dir, warum, und nichts kann schiefgehen.
learn-order = Neu hier? Beginne mit der ersten Lektion. Die anderen Lektionen zu Carrara zeigen jeweils nur, was neu ist.
learn-start = Lektion beginnen
learn-continue = Weiter mit Schritt { $step }
learn-again = Noch einmal
learn-taken = Diese Lektion hast du geschafft.
learn-minutes = { $steps } Schritte, etwa { $minutes } Minuten
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-back = Zurück
learn-show = Zeig es mir
learn-show-about = Wählt den Zug für dich aus. Du musst ihn nur noch bestätigen.
learn-rules = Die Regel dazu
learn-coach = Deine Lektion
learn-waiting = { $name } ist am Zug …
learn-not-now = Das wäre möglich, aber nicht jetzt.
learn-opponent = Lucia
learn-over = Das war die Lektion!
learn-over-about = Jetzt weißt du alles Nötige. Der Rest kommt beim Spielen.
learn-play = Jetzt richtig spielen
learn-all = Alle Lektionen

## The Palaces of Carrara

learn-carrara-1e-welcome = Willkommen in Carrara! Du baust in sechs Städten, vom weißen Livorno bis zum dunklen Lerici. In jedem Zug tust du eins von dreien: Bausteine aus Marmor kaufen, bauen oder werten, was du gebaut hast. Wer am Ende die meisten SP hat, gewinnt. Lucia spielt gegen dich.

learn-carrara-1e-turn = Die Bausteine liegen auf einem Rad mit sechs Segmenten. In Segment I sind sie teuer, und mit jedem Segment werden sie eine Münze billiger. Bevor du kaufst, dreht sich das Rad, und neue Bausteine kommen in Segment I.
learn-carrara-1e-turn-do = Wähle, Bausteine zu kaufen: Dreh das Rad.
learn-carrara-1e-turn-hint = Du hast erst einen Baustein, kannst also noch nicht viel bauen und nichts werten. Dreh zuerst das Rad.
learn-carrara-1e-turn-done = Das Rad hat sich gedreht: Die ersten sechs Bausteine sind jetzt in II, und in I liegen fünf neue.

learn-carrara-1e-buy = Kaufe in einem Segment so viele Bausteine, wie du möchtest. In II kostet Grün 2 Münzen, Blau 1 und Schwarz nichts: billiger Marmor, aber nur in manchen Städten erlaubt.
learn-carrara-1e-buy-do = Kaufe in Segment II Grün, Blau und Schwarz für 3 Münzen.
learn-carrara-1e-buy-hint = Das ist erlaubt, würde aber mehr kosten oder weniger bringen. Nimm Grün, Blau und Schwarz in Segment II: 2 + 1 + 0 Münzen.
learn-carrara-1e-buy-done = Drei Bausteine für 3 Münzen. Mit deinem ersten Baustein hast du vier.

learn-carrara-1e-end = Nach deiner Aktion darfst du ein Objekt für 10 Münzen kaufen. Objekte sind am Ende je 3 SP wert, aber heute sind deine Münzen in Marmor besser angelegt.
learn-carrara-1e-end-do = Beende deinen Zug, ohne ein Objekt zu kaufen.
learn-carrara-1e-end-hint = Ein Objekt kostet 10 deiner 17 Münzen. Heb sie für Bausteine auf und beende deinen Zug.
learn-carrara-1e-end-done = Gut. Von jetzt an beendet die Lektion deine Züge, wenn es nichts mehr zu gewinnen gibt.

learn-carrara-1e-build = Jetzt wird gebaut. Ein Gebäude kostet so viele Bausteine, wie es wert ist, und sie kommen in den Beutel zurück. In Lerici ist jede Farbe erlaubt, auch Schwarz; dafür bringt dort jeder Wertpunkt nur 1 Münze.
learn-carrara-1e-build-do = Baue die Bibliothek mit Wert 3 in Lerici, mit einem blauen und zwei schwarzen Bausteinen.
learn-carrara-1e-build-hint = Baue die Bibliothek 3 in Lerici und bezahle mit Blau und Schwarz. Der grüne Baustein ist zu schade für Lerici: Du brauchst ihn gleich noch.
learn-carrara-1e-build-done = Dein erstes Gebäude steht. Ein neues hat seinen Platz unter den neun eingenommen.

learn-carrara-1e-colour = In jeder Stadt sind Bausteine ihrer eigenen Farbe und alle teureren erlaubt. Grün reicht für Viareggio, wo ein Wertpunkt 2 Münzen bringt. Lucca verlangt mindestens Rot, und in Livorno ist nur Weiß erlaubt.
learn-carrara-1e-colour-do = Baue den Palast mit Wert 1 in Viareggio, mit deinem grünen Baustein.
learn-carrara-1e-colour-hint = Am meisten bringt dein grüner Baustein in Viareggio: Der Palast 1 passt.
learn-carrara-1e-colour-done = Je teurer der Marmor, desto besser die Stadt.

learn-carrara-1e-city = Einige Züge später besitzt du eine Bibliothek 2 und ein Tor 4 in Lucca. Zwei Gebäude genügen, um diese Stadt zu werten, und das kann im ganzen Spiel nur eine Person. Es bringt (2 + 4) × 2 SP und für jedes Gebäude ein Objekt. Du hast sechs Wertungssteine für das ganze Spiel.
learn-carrara-1e-city-do = Werte die Stadt Lucca.
learn-carrara-1e-city-hint = Sei schnell: Wenn Lucia Lucca zuerst wertet, ist es für dich verloren. Werte die Stadt Lucca.
learn-carrara-1e-city-done = 12 SP, ein Buch und ein Tor. Niemand sonst kann Lucca jetzt noch werten.

learn-carrara-1e-type = Du kannst auch alle Gebäude eines Typs werten, wo immer sie stehen. Jedes bringt die Belohnung seiner eigenen Stadt: die Bibliothek 3 in Lerici 3 Münzen, die Bibliothek 2 in Lucca 4 SP. Ein Gebäude darf auf beide Arten gewertet werden.
learn-carrara-1e-type-do = Werte deine Bibliotheken.
learn-carrara-1e-type-hint = Du hast zwei Bibliotheken und keinen anderen Typ doppelt. Werte die Bibliotheken.
learn-carrara-1e-type-done = 3 Münzen, 4 SP und zwei weitere Bücher.

learn-carrara-1e-object = Jetzt hast du 11 Münzen, genug für eins der Objekte auf dem Objektfeld. Um das Spiel zu beenden, brauchst du viele Objekte, da hilft jedes weitere.
learn-carrara-1e-object-do = Kaufe die Krone für 10 Münzen.
learn-carrara-1e-object-hint = Eine Krone fehlt dir noch: Kaufe sie, bevor dein Zug vorbei ist.
learn-carrara-1e-object-done = Die Krone gehört dir. Auf dem Objektfeld wird sie nicht ersetzt.

learn-carrara-1e-last = Das Ende naht. Zu zweit darfst du es ankündigen, sobald du 4-mal gewertet hast, 8 Objekte besitzt und Gebäude mit einem Gesamtwert von 30 hast. Du hast dreimal gewertet, besitzt 7 Objekte, und deine Gebäude sind genau 30 wert.
learn-carrara-1e-last-do = Werte deine Villen: die vierte Wertung, und zwei Objekte.
learn-carrara-1e-last-hint = Nur eine Wertung fehlt noch. Deine zwei Villen bringen SP und zwei Objekte auf einmal.
learn-carrara-1e-last-done = 7 SP und zwei Wappen. Alle drei Bedingungen sind erfüllt!

learn-carrara-1e-announce = Niemand muss das Ende ankündigen, du könntest auch weiterspielen. Aber es bringt sofort 5 SP, und Lucia hat nur noch einen Zug, um aufzuholen.
learn-carrara-1e-announce-do = Kündige das Spielende an.
learn-carrara-1e-announce-hint = Kündige jetzt an: 5 SP gehören dir, und du liegst vorn.
learn-carrara-1e-announce-done = 5 SP. Die Runde wird zu Ende gespielt, dann wird abgerechnet.

learn-carrara-1e-over = Zu deinen SP kommen 27 für neun Objekte, 30 für den Wert deiner Gebäude und 1 je 5 Münzen. Das macht 85, und du gewinnst. Was du gelernt hast: Mit billigem Marmor baust du in Städten, die wenig bringen, mit teurem in den guten, und der richtige Moment zum Werten entscheidet.

## The Palaces of Carrara with expansion

learn-carrara-1e-expansion-welcome = Die Erweiterung gibt jeder Partie andere Ziele. Vier Karten liegen auf dem Tisch. Die ersten drei nennen die Bedingungen für das Ankündigen: hier vier Gebäude mit Wert 5 oder 8, drei Paare von Objekten und je zwei Gebäude in drei Städten. Objektkarte, Gebäudekarte und Bonuskarte sagen auch, was am Ende SP bringt.

learn-carrara-1e-expansion-buy = Beim Kaufen darfst du das Rad jetzt stehen lassen. Dann kommen keine Bausteine dazu, und für Lucia wird nichts billiger.
learn-carrara-1e-expansion-buy-do = Dreh nicht: Nimm den gelben Baustein in Segment VI, der nichts kostet.
learn-carrara-1e-expansion-buy-hint = Wenn du drehst, kommt der gelbe Baustein zurück in Segment I und kostet 5. Nimm ihn dort, wo er ist.
learn-carrara-1e-expansion-buy-done = Ein gelber Baustein umsonst.

learn-carrara-1e-expansion-upgrade = Statt ein Gebäude hinzuzufügen, darfst du eins von deinen aufwerten: Du ersetzt es in derselben Stadt durch ein besseres, egal von welchem Typ, und bezahlst nur den Unterschied. Aus deiner Burg 3 in Lucca kann die Bibliothek 4 werden.
learn-carrara-1e-expansion-upgrade-do = Werte die Burg 3 in Lucca mit deinem gelben Baustein zur Bibliothek 4 auf.
learn-carrara-1e-expansion-upgrade-hint = Dein gelber Baustein ist teuer genug für Lucca, und dort fehlt nur ein Punkt. Wähle die Burg in Lucca und dafür die Bibliothek 4.
learn-carrara-1e-expansion-upgrade-done = Ein Baustein für eine Bibliothek 4. Die Burg ist aus dem Spiel.

learn-carrara-1e-expansion-eight = Sechs große Gebäude mit Wert 8 liegen offen aus. Du kannst sie für 8 Bausteine bauen oder Gebäude zu ihnen aufwerten. Deinem Tor 5 in Lerici fehlen nur 3 Bausteine zum Palast 8.
learn-carrara-1e-expansion-eight-do = Werte das Tor 5 in Lerici mit Grün, Blau und Schwarz zum Palast 8 auf.
learn-carrara-1e-expansion-eight-hint = Drei Bausteine für ein Gebäude mit Wert 8, besser geht es jetzt nicht: Aus dem Tor 5 in Lerici wird der Palast 8.
learn-carrara-1e-expansion-eight-done = Ein Palast mit Wert 8, und dazu kommt eine Verbesserung.

learn-carrara-1e-expansion-improve = Mit einem Gebäude mit Wert 8 nimmst du eine Verbesserung deiner Wahl. Lucca würde pro Wertpunkt 3 SP und 1 Münze statt 2 SP bringen, und du hast dort zwei Gebäude.
learn-carrara-1e-expansion-improve-do = Nimm die Verbesserung für Lucca.
learn-carrara-1e-expansion-improve-hint = Andere sind auch gut, aber Lucca wertest du als Nächstes. Nimm diese.
learn-carrara-1e-expansion-improve-done = Lucca bringt dir jetzt 3 SP und 1 Münze pro Wertpunkt.

learn-carrara-1e-expansion-city = Deine Bibliothek 4 und deine Villa 2 ergeben 6 Wertpunkte in Lucca.
learn-carrara-1e-expansion-city-do = Werte die Stadt Lucca mit ihrer Verbesserung.
learn-carrara-1e-expansion-city-hint = Werte Lucca, bevor Lucia es tut: Jeder der 6 Wertpunkte bringt 3 SP und 1 Münze.
learn-carrara-1e-expansion-city-done = 18 SP, 6 Münzen, ein Buch und ein Wappen.

learn-carrara-1e-expansion-urban = Zwei neue Wertungsfelder: Alle deine städtischen Gebäude bringen 1 Münze pro Wertpunkt, alle ländlichen 1 SP. Die Städte spielen keine Rolle, und Objekte gibt es nicht. Bibliothek, Kathedrale, Palast und Tor sind städtisch.
learn-carrara-1e-expansion-urban-do = Werte deine städtischen Gebäude.
learn-carrara-1e-expansion-urban-hint = Deine städtischen Gebäude sind zusammen 17 wert. Nichts anderes bringt jetzt so viel.
learn-carrara-1e-expansion-urban-done = 17 Münzen: 4 + 8 + 1 + 4.

learn-carrara-1e-expansion-object = Die Objektkarte verlangt Paare, von denen jedes am Ende 5 SP wert ist. Du hast ein Buch.
learn-carrara-1e-expansion-object-do = Kaufe das Buch: Damit hast du dein erstes Paar.
learn-carrara-1e-expansion-object-hint = Nur ein Buch ergibt hier ein Paar, oder ein Wappen; nimm das Buch.
learn-carrara-1e-expansion-object-done = Ein Paar Bücher.

learn-carrara-1e-expansion-rural = Später. Auf deinem Tableau stehen vier Gebäude mit Wert 5 oder 8, und in drei Städten hast du zwei oder mehr Gebäude. Zwei Bedingungen sind erfüllt; für die dritte brauchst du noch ein Paar. Zuerst deine Aktion.
learn-carrara-1e-expansion-rural-do = Werte deine ländlichen Gebäude: Burg und Villen.
learn-carrara-1e-expansion-rural-hint = Eine Burg 5 und die Villen 2 und 5 bringen 12 SP. Werte ländlich, dann sieh dir die Objekte an.
learn-carrara-1e-expansion-rural-done = 12 SP.

learn-carrara-1e-expansion-pair = Du besitzt zwei Bücher, drei Wappen und eine Fahne. Noch eine Fahne, und du hast drei Paare.
learn-carrara-1e-expansion-pair-do = Kaufe die Fahne für 10 Münzen.
learn-carrara-1e-expansion-pair-hint = Nur die Fahne vervollständigt dein drittes Paar.
learn-carrara-1e-expansion-pair-done = Drei Paare: Die letzte Bedingung ist erfüllt.

learn-carrara-1e-expansion-announce = Die Bedingungen aller drei Karten sind erfüllt, und der Kauf kam vor der Ankündigung, also zählt er.
learn-carrara-1e-expansion-announce-do = Kündige das Spielende an.
learn-carrara-1e-expansion-announce-hint = Kündige an: Das bringt 5 SP und lässt Lucia nur einen Zug.
learn-carrara-1e-expansion-announce-done = 5 SP. Jetzt werden die Karten gewertet.

learn-carrara-1e-expansion-over = Zuerst die Bonuskarte: Deine zwei besten Städte werden noch einmal gewertet. Dann die Objektkarte, 5 SP für jedes Paar und 1 für das Objekt, das übrig ist. Dann die Gebäudekarte: SP für je zwei Gebäude in einer Stadt. Zuletzt deine Münzen. Andere Karten ergeben ein anderes Spiel, also sieh sie dir an, bevor du beginnst.

## The Palaces of Carrara, second edition

learn-carrara-2e-welcome = In der zweiten Edition dreht sich alles um den Königlichen Hof. Dort stehen deine sechs Wertungssteine, einer auf jedem Bonusfeld, und wer wertet, nimmt einen Bonus mit. Es gibt keine Objekte, und niemand kündigt das Ende an. In deinem Zug kaufst du, baust, wertest oder passt für 2 Münzen.

learn-carrara-2e-exchange = In Lucca sind Weiß, Gelb und Rot erlaubt. Zwei Bausteine der nächstbilligeren Farbe dürfen einen ersetzen: hier zwei grüne einen roten.
learn-carrara-2e-exchange-do = Baue die Bibliothek 2 in Lucca mit einem roten und zwei grünen Bausteinen.
learn-carrara-2e-exchange-hint = Bezahle mit Rot und einem Paar Grün und behalte deinen gelben Baustein für das nächste Gebäude.
learn-carrara-2e-exchange-done = Das grüne Paar hat einen roten Baustein ersetzt.

learn-carrara-2e-monument = Denkmäler haben Wert 8. Du kannst eins für 8 Bausteine bauen oder es über ein eigenes Gebäude desselben Typs legen. Dein Tor 5 steht in Viareggio, also kostet das Tor-Denkmal 3 Bausteine in Farben, die in Viareggio erlaubt sind.
learn-carrara-2e-monument-do = Werte das Tor 5 in Viareggio mit einem gelben und zwei grünen Bausteinen zum Tor-Denkmal auf.
learn-carrara-2e-monument-hint = Du hast genau die drei Bausteine dafür: Aus dem Tor 5 in Viareggio wird das Tor 8.
learn-carrara-2e-monument-done = Ein Denkmal für 3 Bausteine.

learn-carrara-2e-improve = Jedes Denkmal bringt eine Verbesserung deiner Wahl. Lucca würde 3 SP und 1 Münze pro Wertpunkt bringen.
learn-carrara-2e-improve-do = Nimm die Verbesserung für Lucca.
learn-carrara-2e-improve-hint = Du wirst gleich Lucca werten: Verbessere es vorher.
learn-carrara-2e-improve-done = Lucca bringt jetzt 3 SP und 1 Münze pro Wertpunkt.

learn-carrara-2e-court = Um zu werten, nimmst du einen deiner Wertungssteine vom Hof. Da niemand den Marker „Königlicher Besuch“ hat, eröffnest du einen Besuch: Der Bonus des Felds gehört dir, und das Feld bestimmt, was die anderen bekommen, wenn sie dir folgen.
learn-carrara-2e-court-do = Eröffne einen königlichen Besuch mit deinem Wertungsstein auf dem ersten Bonusfeld: 5 Münzen.
learn-carrara-2e-court-hint = Nimm für diese Wertung den Wertungsstein auf dem ersten Bonusfeld, mit 5 Münzen.
learn-carrara-2e-court-done = 5 Münzen, und der König ist unterwegs.

learn-carrara-2e-city = Nun wähle, was du wertest: eine Stadt, einen Typ, städtisch oder ländlich. Jede Stadt kann nur von einer Person gewertet werden.
learn-carrara-2e-city-do = Werte die Stadt Lucca.
learn-carrara-2e-city-hint = Für diesen Moment hast du Lucca verbessert. Werte die Stadt Lucca.
learn-carrara-2e-city-done = 18 SP und 6 Münzen.

learn-carrara-2e-buy = Lucia ist dir gefolgt: Sie hat ihren Wertungsstein vom selben Bonusfeld genommen, ebenfalls 5 Münzen erhalten und gewertet. Zu Beginn deines Zugs ist der Besuch vorbei. Jetzt kaufe: Ob du das Rad drehst, entscheidest du.
learn-carrara-2e-buy-do = Dreh nicht: Nimm Grün und Lila in Segment V, umsonst.
learn-carrara-2e-buy-hint = In Segment V kosten Grün und Lila nichts. Nimm beide, ohne das Rad zu drehen.
learn-carrara-2e-buy-done = Zwei Bausteine umsonst.

learn-carrara-2e-follow = Nun hat Lucia einen Besuch eröffnet, auf einem Bonusfeld mit 3 SP. Wenn du in diesem Zug wertest, setzt du deinen Wertungsstein von genau diesem Feld ein und erhältst den Bonus ebenfalls. Wenn du etwas anderes tust, kommt der Wertungsstein in den offenen Bereich, und der Bonus entgeht dir.
learn-carrara-2e-follow-do = Folge dem königlichen Besuch: Setze deinen Wertungsstein vom Bonusfeld mit 3 SP ein.
learn-carrara-2e-follow-hint = Jetzt zu kaufen oder zu bauen würde dich den Bonus dieses Felds kosten. Du hast etwas zu werten, also folge.
learn-carrara-2e-follow-done = 3 SP.

learn-carrara-2e-urban = Bibliothek, Kathedrale, Palast und Tor sind städtisch. Alle deine städtischen Gebäude zusammen bringen 1 Münze pro Wertpunkt, wo immer sie stehen.
learn-carrara-2e-urban-do = Werte deine städtischen Gebäude.
learn-carrara-2e-urban-hint = Deine städtischen Gebäude sind zusammen 11 wert: mehr als jeder Typ.
learn-carrara-2e-urban-done = 11 Münzen: 2 + 8 + 1.

learn-carrara-2e-open = Wenn du einem Besuch nicht folgst, ist dein Wertungsstein nicht verloren. Aus dem offenen Bereich kannst du ihn in jedem späteren Zug einsetzen, in dem niemand anders den Marker „Königlicher Besuch“ hat, aber ohne Bonus. Achte also darauf, was die anderen werten können, bevor du einen Besuch eröffnest oder auslässt.

learn-carrara-2e-marker = Viel später. Der Stapel ist leer, und das ist dein letzter Wertungsstein. Der Zug, durch den zum ersten Mal beides zutrifft, bringt 5 SP, und alle anderen haben noch einen Zug.
learn-carrara-2e-marker-do = Setze deinen letzten Wertungsstein ein, mit seinen 3 SP.
learn-carrara-2e-marker-hint = Nimm deinen letzten Wertungsstein vom Hof: Er beendet das Spiel zu deinen Gunsten.
learn-carrara-2e-marker-done = 3 SP.

learn-carrara-2e-last = Deine Tore sind das Denkmal in Viareggio und ein Tor 2 in Lerici. Jedes bringt die Belohnung seiner eigenen Stadt.
learn-carrara-2e-last-do = Werte deine Tore.
learn-carrara-2e-last-hint = Die Tore bringen 18 Münzen. Andere Typen bringen weniger.
learn-carrara-2e-last-done = 18 Münzen, und 5 SP, weil du das Spielende ausgelöst hast.

learn-carrara-2e-over = Lucia hat ihren letzten Zug gehabt. Jetzt werden je 5 Münzen zu 1 SP, und wer die meisten SP hat, gewinnt. Übrigens: Wenn du keinen Wertungsstein mehr hast und das Spiel weitergeht, bringt alles, was du baust, sofort seinen Wert in SP.

## The Palaces of Carrara, second edition, advanced

learn-carrara-2e-advanced-welcome = In der fortgeschrittenen Version kommen Statuen und Dekorationen dazu. Jedes Segment des Rads zeigt beides: Dekorationen auf dem äußeren Rad, Statuen auf dem inneren. Du hast acht Wertungssteine, acht Bonusfelder und zwei Lagerhäuser auf deinem Tableau.

learn-carrara-2e-advanced-spin = Um zu kaufen, musst du etwas drehen: entweder beide Räder, dann kommen neue Bausteine; oder nur das innere Rad, dann bleiben die Bausteine, wo sie sind. Eine rote Statue ist ein Segment vor den Bausteinen, die du haben willst.
learn-carrara-2e-advanced-spin-do = Dreh nur das innere Rad.
learn-carrara-2e-advanced-spin-hint = Wenn du beide drehst, rücken auch die Bausteine weiter. Dreh nur das innere Rad, damit die rote Statue in Segment IV kommt.
learn-carrara-2e-advanced-spin-done = Die Statuen sind um eins weitergerückt, die Bausteine nicht.

learn-carrara-2e-advanced-buy = Wer die letzten Bausteine eines Segments kauft, darf die dort gezeigte Statue oder Dekoration nehmen.
learn-carrara-2e-advanced-buy-do = Kaufe beide Bausteine in Segment IV: Rot und Grün, für 1 Münze.
learn-carrara-2e-advanced-buy-hint = Kaufe Rot und Grün in Segment IV, alles, was dort liegt. Nur dann darfst du ein Stück nehmen.
learn-carrara-2e-advanced-buy-done = Segment IV ist leer: Dir steht etwas zu.

learn-carrara-2e-advanced-take = Eine Statue zählt am Ende für die Mehrheit in ihrer Stadt, und ihr Gebäude kann auf einem Statuenwertungsfeld gewertet werden. Eine rote passt überallhin, wo rote Bausteine erlaubt sind, von Lucca bis Lerici.
learn-carrara-2e-advanced-take-do = Nimm die rote Statue.
learn-carrara-2e-advanced-take-hint = Die Krone wäre auch gut, aber Statuen in Lucca bringen bis zu 10 SP. Nimm die rote Statue.
learn-carrara-2e-advanced-take-done = Eine rote Statue.

learn-carrara-2e-advanced-store = Sie könnte sofort nach Massa oder Lerici. Aber Lucca ist besser, und dort baust du in deinem nächsten Zug. Bis dahin wartet sie in einem deiner zwei Lagerhäuser.
learn-carrara-2e-advanced-store-do = Lagere die Statue.
learn-carrara-2e-advanced-store-hint = Heb sie für Lucca auf, wo Statuen mehr wert sind: Lagere sie.
learn-carrara-2e-advanced-store-done = Gelagert. In diesem Zug bleibt sie dort.

learn-carrara-2e-advanced-build = Mit zwei roten Bausteinen kannst du in Lucca bauen.
learn-carrara-2e-advanced-build-do = Baue die Villa 2 in Lucca mit zwei roten Bausteinen.
learn-carrara-2e-advanced-build-hint = Deine Statue wartet auf ein Gebäude in Lucca: Die Villa 2 kannst du bezahlen.
learn-carrara-2e-advanced-build-done = Eine Villa in Lucca.

learn-carrara-2e-advanced-move = Gelagerte Stücke darfst du zu Beginn deines Zugs oder nach deiner Aktion auf Gebäude versetzen.
learn-carrara-2e-advanced-move-do = Versetze die rote Statue auf die Villa in Lucca.
learn-carrara-2e-advanced-move-hint = Für die Villa in Lucca hast du die Statue aufgehoben.
learn-carrara-2e-advanced-move-done = Die Statue steht in Lucca.

learn-carrara-2e-advanced-purchase = Einmal pro Zug darfst du auch eine Dekoration oder eine Statue für 10 Münzen kaufen. Sie kommt direkt auf ein Gebäude. Durch eine Dekoration ist ihr Gebäude in jeder Wertung 1 mehr wert, und gleiche Dekorationen bringen am Ende viele SP.
learn-carrara-2e-advanced-purchase-do = Kaufe ein Wappen für die Villa in Lucca.
learn-carrara-2e-advanced-purchase-hint = In Lucca ist jeder Wertpunkt 2 SP wert, also dekoriere die Villa dort.
learn-carrara-2e-advanced-purchase-done = Die Villa ist jetzt 3 wert.

learn-carrara-2e-advanced-court = Hier gibt der Hof mehr als Münzen und SP: Zwei Bonusfelder geben eine Goldstatue, die überallhin passt, und zwei eine Dekoration deiner Wahl.
learn-carrara-2e-advanced-court-do = Eröffne einen Besuch mit deinem Wertungsstein auf dem dritten Bonusfeld: eine Dekoration deiner Wahl.
learn-carrara-2e-advanced-court-hint = Nimm für diese Lektion das dritte Bonusfeld, das eine Dekoration gibt.
learn-carrara-2e-advanced-court-done = Eine Dekoration deiner Wahl.

learn-carrara-2e-advanced-crown = Eine Krone kommt auf einen Palast, ein Buch auf eine Bibliothek und so weiter.
learn-carrara-2e-advanced-crown-do = Nimm eine Krone.
learn-carrara-2e-advanced-crown-hint = Dein Palast ist dein wertvollstes Gebäude in Massa, und zu ihm gehört eine Krone.
learn-carrara-2e-advanced-crown-done = Eine Krone.

learn-carrara-2e-advanced-place = Ein neues Stück setzt du sofort, lagerst es oder lehnst es ab.
learn-carrara-2e-advanced-place-do = Setze die Krone auf den Palast in Massa.
learn-carrara-2e-advanced-place-hint = Im Lagerhaus ist sie nichts wert. Setze sie auf den Palast in Massa.
learn-carrara-2e-advanced-place-done = Der Palast ist jetzt 5 wert.

learn-carrara-2e-advanced-statues = Auf drei neuen Wertungsfeldern wertest du Gebäude mit Statuen, jeweils in zwei Städten. In Lucca ist deine Villa 3 wert, und in Viareggio trägt ein Tor 4 ebenfalls eine Statue.
learn-carrara-2e-advanced-statues-do = Werte die Statuen in Lucca und Viareggio.
learn-carrara-2e-advanced-statues-hint = In Lucca und Viareggio stehen zwei Gebäude mit Statuen: Werte dieses Statuenwertungsfeld.
learn-carrara-2e-advanced-statues-done = 3 × 2 SP in Lucca und 4 × 2 Münzen in Viareggio.

learn-carrara-2e-advanced-marker = Viel später. Der Stapel ist leer, du hast 41 Münzen und noch einen Wertungsstein. Er wird das Spiel beenden, und er kann dein Geld noch wertvoller machen.
learn-carrara-2e-advanced-marker-do = Setze deinen letzten Wertungsstein ein, mit seinen 3 SP.
learn-carrara-2e-advanced-marker-hint = Nimm deinen letzten Wertungsstein vom Hof.
learn-carrara-2e-advanced-marker-done = 3 SP.

learn-carrara-2e-advanced-money = Zwei Geldwertungsfelder bringen jetzt nichts, geben dir aber am Ende einen besseren Kurs: 3 Münzen für 1 SP, wenn du 36 Münzen hast, oder sogar 2 Münzen, wenn du 50 hast. Jedes kann nur eine Person belegen.
learn-carrara-2e-advanced-money-do = Belege das Geldwertungsfeld ab 36 Münzen.
learn-carrara-2e-advanced-money-hint = Beim Kurs von 3 zu 1 bringen 41 Münzen 13 SP statt 8. Belege das Geldwertungsfeld.
learn-carrara-2e-advanced-money-done = Je 3 deiner Münzen sind jetzt 1 SP wert. Dazu kommen 5 SP, weil du das Spielende ausgelöst hast.

learn-carrara-2e-advanced-over = Deine 41 Münzen bringen 13 SP. Dekorationen auf Gebäuden werden Sorte für Sorte gezählt: Zwei Kronen bringen 6 SP, ein Wappen 2. Dann kommen die Mehrheiten der Statuen, Stadt für Stadt. Gelagerte Stücke zählen nichts, also setze sie rechtzeitig.

## Palazzo

learn-palazzo-welcome = Florenz, um 1500: Du baust Paläste, Etage für Etage. Hohe Paläste mit vielen Fenstern bringen SP, am besten aus einem einzigen Material; eine einzelne Etage kostet dich 5. In deinem Zug nimmst du Geld, besorgst dir Bauteile oder baust um. Lucia spielt gegen dich.

learn-palazzo-money = Du bezahlst mit Karten einer Währung: Florin, Dukaten oder Lire. Zertifikate mit Wert 2 passen zu allen.
learn-palazzo-money-do = Nimm Geld.
learn-palazzo-money-hint = Mit dem, was du hast, kannst du noch nichts bezahlen. Nimm zuerst Geld.
learn-palazzo-money-done = Drei Karten sind aufgedeckt, eine mehr, als Personen mitspielen.

learn-palazzo-take = Du nimmst zwei davon, Lucia bekommt eine. Auf der Hand hast du 3 Florin, 4 Dukaten, 4 Lire und ein Zertifikat. Mit 4 Florin hast du einen Drilling: dreimal derselbe Wert in drei Währungen, zusammen 15 wert.
learn-palazzo-take-do = Nimm die beiden Florin-Karten, 4 und 5.
learn-palazzo-take-hint = Mit Karten einer Währung kannst du zusammen bezahlen, und die 4 Florin ergeben einen Drilling. Nimm 4 Florin und 5 Florin.
learn-palazzo-take-done = Florin und ein Drilling: Jetzt kannst du bezahlen.

learn-palazzo-draw = Um an Bauteile zu kommen, deckst du zwei auf. Das erste steht im Lager zum Verkauf. Das zweite kommt in einen Steinbruch: vom Baumeister aus so viele Steinbrüche weiter, wie es Fenster hat.
learn-palazzo-draw-do = Wähle „Kaufen oder versteigern“.
learn-palazzo-draw-hint = Du hast genug Geld für ein Bauteil. Decke zwei Bauteile auf, um zu kaufen oder zu versteigern.
learn-palazzo-draw-done = Ein Bauteil aus Ziegel kam ins Lager, eins mit zwei Fenstern in den dritten Steinbruch.

learn-palazzo-buy = Ein Bauteil aus dem Lager kostet 10 minus die Zahl der Bauteile dort: bei zwei Bauteilen also 8. Wechselgeld gibt es nicht, also bezahle möglichst passend.
learn-palazzo-buy-do = Kaufe das Bauteil aus Sandstein mit Etage 1 und bezahle mit 3 Florin und 5 Florin.
learn-palazzo-buy-hint = Die Sandstein-Etage 1 ist ein gutes Erdgeschoss. Bezahle mit 3 Florin und 5 Florin, genau 8, und behalte deinen 4er-Drilling.
learn-palazzo-buy-done = Ein Erdgeschoss aus Sandstein für 8.

learn-palazzo-place = Ein Bauteil musst du sofort verwenden: oben auf einem deiner Paläste, wenn es höher ist, für einen neuen Palast, oder du nimmst es aus dem Spiel.
learn-palazzo-place-do = Beginne damit einen neuen Palast.
learn-palazzo-place-hint = Du hast noch keinen Palast: Beginne einen neuen.
learn-palazzo-place-done = Dein erster Palast ist begonnen.

learn-palazzo-auction = Lucia hat Geld genommen, und du hast ein Zertifikat bekommen. Jetzt hast du wieder zwei Bauteile aufgedeckt. Im Lager ist nichts für dich, aber im nächsten Steinbruch: die Etagen 2 und 4, beide aus Sandstein. Der Baumeister geht dorthin, und alle Bauteile werden versteigert.
learn-palazzo-auction-do = Wähle „Versteigern“.
learn-palazzo-auction-hint = Zwei Etagen aus Sandstein, die zu deinem Palast passen, liegen im nächsten Steinbruch. Versteigere sie.
learn-palazzo-auction-done = Du eröffnest mit dem Zertifikat mit Wert 3, das dich nichts kostet.

learn-palazzo-bid = Lucia hat 6 geboten. Du musst sie überbieten oder passen. Du legst Karten zu deinen 3 dazu; was auf dem Tisch liegt, bleibt dort. Ein Drilling zählt 15, wenn du seine drei Karten zusammen dazulegst.
learn-palazzo-bid-do = Erhöhe mit deinem 4er-Drilling: 3 + 15 = 18.
learn-palazzo-bid-hint = Zwei Bauteile aus deinem Material sind das wert. Lege den Drilling dazu: 4 Florin, 4 Dukaten und 4 Lire.
learn-palazzo-bid-done = Lucia passt und nimmt ihre Karten zurück. Die Bauteile gehören dir.

learn-palazzo-second = Die Reihenfolge deiner Bauteile bestimmst du, aber die Etagen müssen ansteigen. Käme Etage 4 zuerst, könnte Etage 2 nicht mehr folgen.
learn-palazzo-second-do = Setze Etage 2 oben auf deinen Palast.
learn-palazzo-second-hint = Erst Etage 2, dann Etage 4, auf dein Erdgeschoss aus Sandstein.
learn-palazzo-second-done = Etagen 1 und 2.

learn-palazzo-third = Lücken sind erlaubt: Etage 4 darf auf Etage 2 liegen.
learn-palazzo-third-do = Setze Etage 4 obendrauf.
learn-palazzo-third-hint = Sie passt oben auf deinen Palast: 4 ist höher als 2.
learn-palazzo-third-done = Drei Etagen mit 3 Fenstern, alle aus Sandstein: 3 + 3 = 6 SP.

learn-palazzo-rebuild = Viel später. Vier der fünf Reiter sind da, das Spiel kann also bald enden. Eins deiner Bauteile steht allein: eine Marmor-Etage 3, die dich 5 kostet. Für eine Geldkarte darfst du ein einzelnes Bauteil in einen Palast einfügen, auch zwischen andere Etagen.
learn-palazzo-rebuild-do = Baue um: Füge die einzelne Etage 3 für deine letzte Karte in deinen Palast mit den Etagen 2 und 4 ein.
learn-palazzo-rebuild-hint = Das einzelne Bauteil kostet dich am Ende 5 SP, und der Palast mit den Etagen 2 und 4 bringt noch keine. Füge es dort ein.
learn-palazzo-rebuild-done = Statt minus 5 hast du jetzt einen Palast mit drei Etagen: 8 SP mehr.

learn-palazzo-share = Sieh dir die Steinbrüche an: Im nächsten liegen fünf Bauteile. Ab vier wird nicht versteigert. Du nimmst eins, dann nimmt Lucia eins, und der Rest kommt aus dem Spiel. Das kostet nichts.
learn-palazzo-share-do = Wähle „Versteigern“: Die Bauteile werden verteilt.
learn-palazzo-share-hint = Du hast nur eine Karte, aber im nächsten Steinbruch bekommst du ein Bauteil umsonst. Wähle „Versteigern“.
learn-palazzo-share-done = Der Baumeister ist zum vollen Steinbruch gegangen, und du wählst zuerst.

learn-palazzo-pick = Eine Etage 5 passt oben auf deinen Palast mit den Etagen 2, 3 und 4. Am meisten bringen die mit drei Fenstern.
learn-palazzo-pick-do = Nimm die Ziegel-Etage 5 mit drei Fenstern.
learn-palazzo-pick-hint = Etage 5 passt oben auf deinen ersten Palast, die Etagen 2 und 3 nicht. Nimm die aus Ziegel.
learn-palazzo-pick-done = Das beste Bauteil im Steinbruch.

learn-palazzo-fourth = Was du genommen hast, musst du sofort verbauen.
learn-palazzo-fourth-do = Setze Etage 5 oben auf deinen ersten Palast.
learn-palazzo-fourth-hint = Auf deinem ersten Palast wird sie zur vierten Etage. Die anderen haben schon eine Etage 5.
learn-palazzo-fourth-done = Vier Etagen: 6 Fenster und 3 SP dazu ergeben 9.

learn-palazzo-over = Der fünfte Reiter ist da, und das Spiel ist sofort vorbei. Deine drei Paläste bringen je 9 SP, zusammen 27: zwei mit vier Etagen und einer mit drei Etagen nur aus Sandstein. Was du gelernt hast: Sammle eine Währung, lass das Lager billig werden, achte darauf, wohin der Baumeister als Nächstes geht, und lass keine einzelnen Etagen herumliegen.

learn-try = Selbst versuchen
learn-explain = Erklären
learn-leave = Lektion verlassen
