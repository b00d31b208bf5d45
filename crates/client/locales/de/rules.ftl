### The rules, for players. One message for each rule identifier, in our own words.
### Every value is one paragraph on one line. Identifiers are those of the rules pages.

rules-reconstructed = Ein Wert mit diesem Zeichen ist rekonstruiert: Die gedruckten Regeln zeigen ihn nur als Bild oder gar nicht. Deshalb haben wir gewählt, was am besten passt, und wer den Server betreibt und die Schachtel besitzt, kann den echten Wert eintragen.

## What each game is about

rules-intro-carrara-1e = Du baust für eine Adelsfamilie in sechs Städten rund um Carrara. Die Bausteine aus Marmor kommen von einem Rad, auf dem sie umso billiger werden, je länger sie liegen, und jede Stadt ist bei den Farben wählerisch. Gutes Bauen ist die halbe Kunst; die andere Hälfte ist die Entscheidung, wann dir eine Stadt oder ein Gebäudetyp Münzen, SP und Objekte bringen soll. Sobald du drei Bedingungen erfüllst, darfst du das Spiel enden lassen, und wer dann die meisten SP hat, gewinnt.
rules-summary-carrara-1e = Kaufe Bausteine, baue oder werte; danach darfst du ein Objekt für 10 Münzen kaufen und, wenn du alle drei Bedingungen erfüllst, das Spielende ankündigen.
rules-intro-carrara-1e-expansion = Das Spiel der ersten Edition mit mehr Baumöglichkeiten und mehr Zielen. Vier Karten bestimmen neue Endbedingungen und eine neue Schlusswertung, Gebäude mit Wert 8 und Aufwertungen lassen deine Städte wachsen, und Verbesserungen erhöhen ihre Belohnungen. Du darfst das Rad auch stehen lassen und kannst städtische oder ländliche Gebäude werten. Wer die meisten SP hat, gewinnt.
rules-summary-carrara-1e-expansion = Wähle eine Aktion: Bausteine kaufen und dabei das Rad drehen oder nicht, bauen oder aufwerten, oder werten. Danach darfst du ein Objekt für 10 Münzen kaufen und, wenn du die Bedingungen der drei Karten erfüllst, das Spielende ankündigen.
rules-intro-carrara-2e = Du baust für eine Adelsfamilie in sechs Städten rund um Carrara, mit Bausteinen aus Marmor von einem Rad, auf dem sie umso billiger werden, je länger sie liegen. Denkmäler bringen Verbesserungen, die deine Belohnungen erhöhen. Gewertet wird beim königlichen Besuch: Wer ihn eröffnet, nimmt sich einen Bonus, und alle anderen folgen in ihrem nächsten Zug oder verlieren diesen Bonus. Wer am Ende die meisten SP hat, gewinnt.
rules-summary-carrara-2e = Wähle eine Aktion: Bausteine kaufen, bauen, werten oder passen und 2 Münzen nehmen. Hat jemand anders einen königlichen Besuch eröffnet, wertest du entweder ebenfalls oder verzichtest auf diesen Bonus.
rules-intro-carrara-2e-advanced = Die zweite Edition mit allem, was dazugehört. Zwei Räder bringen nicht nur Bausteine, sondern auch Dekorationen, die Gebäude wertvoller machen, und Statuen, die für Mehrheiten in den Städten zählen. Es gibt mehr Boni am Hof, mehr Wertungsfelder und bessere Wechselkurse für deine Münzen. Wer am Ende die meisten SP hat, gewinnt.
rules-summary-carrara-2e-advanced = Wähle eine Aktion: Bausteine kaufen, bauen, werten oder passen und 2 Münzen nehmen. Davor oder danach darfst du gelagerte Stücke auf Gebäude versetzen und eine Dekoration oder Statue für 10 Münzen kaufen.
rules-intro-palazzo = Im Florenz der Zeit um 1500 wollen alle die prächtigsten Paläste besitzen. Du sammelst Geld in drei Währungen, kaufst Bauteile aus dem Lager oder bietest auf die in den Steinbrüchen und setzt sie Etage für Etage aufeinander. Hohe Paläste mit vielen Fenstern, am besten aus einem einzigen Material, bringen SP; eine einsame Etage kostet dich welche. Sobald der fünfte Reiter eintrifft, ist das Spiel vorbei, und wer die meisten SP hat, gewinnt.
rules-summary-palazzo = Tu eins von dreien: Nimm Geld; decke zwei Bauteile auf und kaufe oder versteigere dann; oder baue für eine Geldkarte um.

## Sections

rules-section-set-up = Aufbau
rules-section-turn = Dein Zug
rules-section-buy-bricks = Bausteine kaufen
rules-section-wheel-symbols = Die Symbole auf den Rädern
rules-section-decorations-and-statues = Dekorationen und Statuen
rules-section-storage = Lagerhäuser
rules-section-bonus-purchase = Der Kauf neben deiner Aktion
rules-section-build = Bauen
rules-section-upgrades = Wert 8, Aufwertungen und Verbesserungen
rules-section-monuments = Denkmäler und Verbesserungen
rules-section-score = Werten
rules-section-royal-visit = Der königliche Besuch
rules-section-extra-purchase = Zusatzkauf
rules-section-end = Spielende
rules-section-final-scoring = Schlusswertung
rules-section-take-money = Geld nehmen
rules-section-buy-or-auction = Kaufen oder versteigern
rules-section-buy-tiles = Kaufen und bezahlen
rules-section-auction = Die Versteigerung
rules-section-palaces = Paläste bauen
rules-section-rebuild = Umbauen
rules-section-end-and-scoring = Spielende und Wertung

## The Palaces of Carrara, first edition

# Set-up

rule-E1-SET-1 = Gespielt wird in der Reihenfolge der Plätze. Der erste Platz beginnt; wer dort sitzt, kann ausgelost werden.
rule-E1-SET-2 = Du beginnst mit 20 Münzen, 0 SP, einem Tableau mit deinen sechs Städten und 6 Wertungssteinen.
rule-E1-SET-3 = Ein Baustein gehört dir von Anfang an: auf dem ersten Platz ein schwarzer, auf dem zweiten ein blauer, auf dem dritten ein grüner, auf dem vierten ein roter.
rule-E1-SET-4 = Es gibt 42 Bausteine, 7 in jeder Farbe; von der teuersten zur billigsten sind die Farben Weiß, Gelb, Rot, Grün, Blau und Schwarz. Von jeder liegt zu Beginn ein Baustein in Segment I des Rads. Der Rest kommt in den Beutel: 34, 33 oder 32 Bausteine bei 2, 3 oder 4 Personen.
rule-E1-SET-5 = Es gibt 30 Gebäude: Bibliothek, Kathedrale, Palast, Tor, Burg und Villa, jeweils einmal mit jedem Wert von 1 bis 5. Sie werden gemischt; 9 liegen offen auf den neun Gebäudefeldern aus, und 21 warten in einem verdeckten Stapel.
rule-E1-SET-6 = Jeder Gebäudetyp hat sein eigenes Objekt: das Buch für die Bibliothek, den Pokal für die Kathedrale, die Krone für den Palast, das Tor für das Tor, die Fahne für die Burg, das Wappen für die Villa. Von den 6 Objekten eines Typs steht eins auf dem Objektfeld zum Verkauf, und 5 sind im Vorrat.
rule-E1-SET-7 = Deine Münzen, Bausteine und Objekte liegen hinter deinem Sichtschirm, wo nur du sie siehst. Gebäude, Wertungssteine, SP, das Rad, das Objektfeld, der Vorrat und die Höhe des Stapels sind für alle sichtbar. Was im Beutel ist, kannst du dir ausrechnen; in welcher Reihenfolge Bausteine und Gebäude erscheinen, weiß niemand.

# A turn

rule-E1-TURN-1 = In deinem Zug wählst du genau eine Aktion: Bausteine kaufen, bauen oder werten. Einfach aussetzen darfst du nicht.
rule-E1-TURN-2 = Nach deiner Aktion darfst du einen Zusatzkauf machen, und danach darfst du das Spielende ankündigen. Dann geht es reihum weiter.
rule-E1-TURN-3 = Kannst du weder Bausteine kaufen noch bauen noch werten, zeigst du das allen und nimmst 2 Münzen, und dein Zug ist vorbei. Hat schon jemand das Spielende angekündigt, darfst du auch einfach passen.

# Buying bricks

rule-E1-BUY-1 = Bevor du kaufst, dreht sich das Rad um ein Segment im Uhrzeigersinn: Was in I lag, rückt nach II, was in II lag, nach III und so weiter. Bausteine, die von VI wieder nach I kommen, bleiben auf dem Rad, nun wieder zu den hohen Preisen.
rule-E1-BUY-2 = Dann werden zufällig Bausteine aus dem Beutel gezogen und in Segment I gelegt, bis auf dem ganzen Rad 11 liegen oder der Beutel leer ist. Liegen schon 11 dort, kommt keiner dazu.
rule-E1-BUY-3 = Nun wählst du ein Segment und kaufst dort so viele Bausteine, wie du möchtest, mindestens einen. In Segment I kostet Weiß 6 Münzen, Gelb 5, Rot 4, Grün 3, Blau 2 und Schwarz 1. Mit jedem weiteren Segment wird jede Farbe um 1 Münze billiger, bis hinunter auf 0, sodass in VI nur noch Weiß etwas kostet, nämlich 1 Münze. Auch ein Baustein für 0 Münzen gilt als gekauft.
rule-E1-BUY-4 = Kannst du dir jetzt keinen Baustein auf dem Rad leisten, zeigst du das allen und nimmst 2 Münzen. Dein Zug endet sofort, ohne Zusatzkauf und ohne Ankündigung. Kannst du dir einen Baustein leisten, musst du kaufen.
rule-E1-BUY-5 = Liegen auf dem Rad und im Beutel keine Bausteine mehr, kannst du diese Aktion nicht wählen. Ist nur der Beutel leer, geht es: Das Rad dreht sich wie immer, und nichts kommt dazu.
rule-E1-BUY-6 = Der Bank gehen die Münzen nie aus.

# Building

rule-E1-BUILD-1 = Wähle ein ausliegendes Gebäude und eine deiner sechs Städte und bezahle so viele Bausteine, wie das Gebäude wert ist. Die Stadt bestimmt, welche Farben du verwenden darfst: Livorno nur Weiß; Pisa Weiß und Gelb; Lucca Weiß, Gelb und Rot; Viareggio alle außer Blau und Schwarz; Massa alle außer Schwarz; Lerici alle sechs.
rule-E1-BUILD-2 = Die bezahlten Bausteine kommen in den Beutel und können später wieder auf dem Rad auftauchen.
rule-E1-BUILD-3 = Ein neues Gebäude vom Stapel füllt die Lücke unter den neun, solange der Stapel reicht.
rule-E1-BUILD-4 = In einer Stadt ist Platz für beliebig viele Gebäude, und du darfst denselben Typ mehrmals bauen.

# Scoring

rule-E1-SCORE-1 = Für jede Wertung setzt du einen deiner 6 Wertungssteine ein; er bleibt für immer auf der gewerteten Stadt oder dem gewerteten Typ. Sind alle eingesetzt, kannst du nicht mehr werten.
rule-E1-SCORE-2 = Einen Gebäudetyp darfst du werten, wenn du mindestens ein Gebäude davon besitzt, jeden Typ einmal pro Spiel. Jedes dieser Gebäude bringt seinen Wert × die Belohnung seiner Stadt: 3 SP in Livorno, 3 Münzen in Pisa, 2 SP in Lucca, 2 Münzen in Viareggio, 1 SP in Massa und 1 Münze in Lerici. Eine Villa mit Wert 4 in Lucca bringt zum Beispiel 8 SP.
rule-E1-SCORE-3 = Oder du wertest eine Stadt, die noch niemand gewertet hat; jede Stadt wird im ganzen Spiel nur von einer Person gewertet. In Livorno, Pisa und Lucca brauchst du dafür mindestens 2 Gebäude, in Viareggio, Massa und Lerici mindestens 3. Die Stadt bringt die Summe deiner Gebäudewerte dort × ihre Belohnung.
rule-E1-SCORE-4 = Jedes Gebäude, das du wertest, ob nach Typ oder nach Stadt, bringt dir außerdem ein Objekt seines Typs aus dem Vorrat. Ist dort keins mehr, bekommst du keins; die auf dem Objektfeld kannst du nur kaufen. Münzen und SP erhältst du auf jeden Fall.
rule-E1-SCORE-5 = Du wertest, was auf deinem eigenen Tableau steht, nie, was andere gebaut haben.

# Extra purchase

rule-E1-XTRA-1 = Nach deiner Aktion darfst du eins der Objekte auf dem Objektfeld für 10 Münzen kaufen. Das geht einmal pro Zug und nur, solange noch etwas da ist: Verkaufte Objekte werden nicht ersetzt.

# End of the game

rule-E1-END-1 = Sind alle 30 Gebäude weg, sodass weder im Stapel noch auf den neun Gebäudefeldern etwas übrig ist, steht das Ende bevor. Die Runde wird noch zu Ende gespielt: Den letzten Zug hat der letzte Platz.
rule-E1-END-2 = Erfüllst du nach deiner Aktion und deinem Zusatzkauf alle drei Endbedingungen, darfst du das Spielende ankündigen, was dir sofort 5 SP bringt. Du musst es nie, und du kannst es auch erst in einem späteren Zug tun. Im Grundspiel musst du mindestens 4-mal gewertet haben; außerdem brauchst du bei 2, 3 oder 4 Personen mindestens 8, 7 oder 6 Objekte und Gebäude mit einem Gesamtwert von mindestens 30, 25 oder 20.
rule-E1-END-3 = Auch nach einer Ankündigung wird die Runde zu Ende gespielt, damit niemand weniger Züge hat als andere. Wer noch einen Zug hat, darf wie gewohnt eine Aktion machen oder passen; Passen bringt keine Münzen und beendet den Zug. Eine zweite Ankündigung gibt es nicht.
rule-E1-END-4 = Sobald das Ende feststeht, durch das letzte Gebäude oder durch eine Ankündigung, kann es niemand mehr ankündigen. Ankündigen kannst du nur, wenn du die Bedingungen wirklich erfüllst, du kannst also nichts falsch machen.

# Final scoring

rule-E1-FIN-1 = Nun kommen zu deinen SP hinzu: 3 SP für jedes deiner Objekte, so viele SP, wie deine Gebäude insgesamt wert sind, und 1 SP je 5 Münzen, abgerundet.
rule-E1-FIN-2 = Wer die meisten SP hat, gewinnt. Bei Gleichstand entscheidet, wer mehr Bausteine übrig hat, egal in welcher Farbe; herrscht auch dabei Gleichstand, gewinnen alle Beteiligten gemeinsam.

## The Palaces of Carrara, first edition: expansion

# Set-up

rule-X-SET-1 = Dein Tableau hat zwei weitere Wertungsfelder, städtisch und ländlich. Auf dem Tisch liegen 8 Verbesserungen und 6 Gebäude mit Wert 8, eins von jedem Typ. Von jeder Kartenart wird eine Karte gezogen, oder ihr wählt eine Zusammenstellung: eine Topkarte (braun), eine Objektkarte (lila), eine Gebäudekarte (grau) und eine Bonuskarte (grün); für die erste Partie eignet sich von jeder Art Karte II. Diese Karten treten an die Stelle der Endbedingungen und der Schlusswertung des Grundspiels.

# Buying bricks

rule-X-BUY-1 = Du entscheidest, ob sich das Rad dreht. Wenn ja, rückt es weiter und wird aufgefüllt wie ohne die Erweiterung; wenn nein, kommen keine Bausteine dazu, und du kaufst von dem, was da ist.
rule-X-BUY-2 = Stehen lassen kannst du das Rad nur, wenn mindestens ein Baustein darauf liegt. Ist es leer, der Beutel aber nicht, musst du es drehen, um zu kaufen.
rule-X-BUY-3 = In beiden Fällen gilt: Ist dir jeder Baustein auf dem Rad zu teuer, nimmst du 2 Münzen, und dein Zug ist vorbei.

# Value 8, upgrades and improvements

rule-X-BUILD-1 = Eins der sechs Gebäude mit Wert 8 darfst du genauso bauen wie ein ausliegendes, für 8 Bausteine. Diese Gebäude werden nicht ersetzt, und für das Ende durch das letzte Gebäude zählen sie nicht.
rule-X-BUILD-2 = Statt ein Gebäude hinzuzufügen, darfst du eins aufwerten: Tausche es in derselben Stadt gegen ein ausliegendes Gebäude oder eins mit Wert 8, das einen höheren Wert hat, egal von welchem Typ. Du bezahlst nur den Wertunterschied, in Farben, die in der Stadt erlaubt sind, und das alte Gebäude ist aus dem Spiel. Stammt das neue von den neun Gebäudefeldern, füllt der Stapel die Lücke, und es zählt für das Ende durch das letzte Gebäude.
rule-X-BUILD-3 = Wenn du ein Gebäude mit Wert 8 baust oder ein Gebäude auf Wert 8 aufwertest, musst du sofort eine der übrigen Verbesserungen nehmen, für eine beliebige Stadt oder für städtisch oder ländlich, egal wo du gebaut hast. Deine Belohnung dort ist ab jetzt besser, in jeder Wertung und für die Bonuskarte: Livorno 4 SP, Pisa 4 Münzen, Lucca 3 SP und 1 Münze, Viareggio 3 Münzen, Massa 2 SP, Lerici 1 Münze und 1 SP, städtisch 2 Münzen, ländlich 2 SP.

# Scoring

rule-X-SCORE-1 = Du darfst auch alle deine städtischen Gebäude (Bibliothek, Kathedrale, Palast, Tor) oder alle deine ländlichen (Burg, Villa) werten, wenn du mindestens eins davon besitzt. Städtisch bringt 1 Münze und ländlich 1 SP für jeden Punkt ihres Gesamtwerts, oder die verbesserte Belohnung. Alle können beides je einmal werten. In welchen Städten die Gebäude stehen, spielt keine Rolle, und Objekte gibt es dafür nicht.
rule-X-SCORE-2 = Das ergibt 14 Wertungsfelder: 6 Städte, 6 Typen, städtisch und ländlich. Deine 6 Wertungssteine müssen für alle reichen.

# End of the game

rule-X-END-1 = Mit der Erweiterung stehen die drei Bedingungen auf der Topkarte, der Objektkarte und der Gebäudekarte; mehr als verlangt ist auch in Ordnung. Es zählt nur, was du beim Ankündigen hast: die Gebäude auf deinem Tableau sowie Münzen und SP ohne die 5 SP, die die Ankündigung bringt.

# Final scoring

rule-X-FIN-1 = Die Karten werden in dieser Reihenfolge gewertet: Bonuskarte, Objektkarte, Gebäudekarte. Zuletzt kommen deine Münzen, auch die von der Bonuskarte: 1 SP je 5 Münzen, abgerundet, oder je 2 Münzen, wenn die Topkarte die Nummer V hat.
rule-X-FIN-2 = Für die Objektkarte werden deine Objekte so in Gruppen sortiert, dass du möglichst viele SP erhältst. Jedes Objekt, das in keine Gruppe kommt, ist 1 SP wert.
rule-X-FIN-3 = Wertet eine Bonuskarte Städte oder Typen, spielen frühere Wertungen keine Rolle und auch nicht, wie viele Gebäude eine Stadt sonst verlangt. Du erhältst Münzen und SP, aber keine Objekte. Gibt es etwas auszuwählen, gilt für dich die Auswahl, die nach dem Eintauschen der Münzen am meisten wert ist.
rule-X-FIN-4 = Belohnt eine Bonuskarte den höchsten Gesamtwert, erhalten bei Gleichstand alle Beteiligten die vollen SP. Mit einem Gesamtwert von 0 erhältst du nichts.
rule-X-FIN-5 = Die Gebäudekarten II, III und IV zählen nur vollständige Gruppen: 5 Gebäude ergeben zwei Zweiergruppen. Karte VIII multipliziert die Gebäudezahlen deiner drei vollsten Städte, oder von weniger Städten, wenn du in weniger gebaut hast; ohne Gebäude bringt sie 0 SP. Karte IX verbindet dein wertvollstes städtisches mit deinem wertvollsten ländlichen Gebäude, dann die zweitwertvollsten und so weiter, solange es beides gibt.
rule-X-FIN-6 = Für Objektkarte VIII bildest du bis zu drei Gruppen aus zwei oder mehr gleichen Objekten und multiplizierst ihre Größen. Ein Typ darf mehrere Gruppen ergeben: Sechs gleiche können 3 × 3 sein. Ganz ohne Gruppe ist das 0. Jedes Objekt, das in keiner Gruppe ist, ist 1 SP wert.
rule-X-FIN-7 = Für Objektkarte V braucht jede Kombination vier gleiche und zwei gleiche Objekte, und jedes Objekt gehört nur zu einer Kombination. Es zählt, wie viele du nebeneinander bilden kannst.

## The Palaces of Carrara, second edition

# Set-up

rule-E2-SET-1 = Gespielt wird in der Reihenfolge der Plätze. Du beginnst mit 20 Münzen, 0 SP und deinen Wertungssteinen auf den Bonusfeldern des Königlichen Hofs, einem auf jedem Feld: 6 in der normalen Version.
rule-E2-SET-2 = Deine ersten Bausteine hängen von deinem Platz ab: auf dem ersten 2 lila, auf dem zweiten 1 lila und 1 blauer, auf dem dritten 2 blaue, auf dem vierten 1 blauer und 1 grüner.
rule-E2-SET-3 = Es gibt 42 Bausteine, 7 in jeder Farbe; von der teuersten zur billigsten sind die Farben Weiß, Gelb, Rot, Grün, Blau und Lila. Von jeder liegt zu Beginn ein Baustein in Segment I des Rads. Der Rest kommt in den Beutel: 32, 30 oder 28 Bausteine bei 2, 3 oder 4 Personen.
rule-E2-SET-4 = Bibliothek, Kathedrale, Palast und Tor sind städtische Gebäude, Burg und Villa sind ländliche. Jeder Typ hat je ein Gebäude mit Wert 1, 2, 4 und 5 und bei 2, 3 oder 4 Personen keins, eins oder zwei mit Wert 3, insgesamt also 24, 30 oder 36. Sie werden gemischt; 9 liegen offen aus, und die anderen bilden einen verdeckten Stapel. Ein Denkmal mit Wert 8 für jeden der sechs Typen und 8 Verbesserungen liegen offen auf dem Tisch.
rule-E2-SET-5 = Deine Münzen und Bausteine siehst nur du; alles andere auf dem Tisch ist für alle offen. In welcher Reihenfolge Bausteine aus dem Beutel und Gebäude vom Stapel kommen, weiß niemand.

# A turn

rule-E2-TURN-1 = In deinem Zug wählst du genau eine Aktion: Bausteine kaufen; bauen, sei es ein Gebäude oder ein Denkmal; werten; oder passen, was 2 Münzen bringt. Passen darfst du, wann immer du möchtest.

# Buying bricks

rule-E2-BUY-1 = Entscheide zuerst, ob du das Rad um ein Segment im Uhrzeigersinn drehst. Wenn ja, kommen in Segment I Bausteine aus dem Beutel dazu, bis auf dem Rad 11 liegen oder der Beutel leer ist. Wenn nein, kommen keine dazu.
rule-E2-BUY-2 = Nun wählst du ein Segment und kaufst dort so viele Bausteine, wie du möchtest, mindestens einen. In Segment I kostet Weiß 6 Münzen, Gelb 5, Rot 4, Grün 3, Blau 2 und Lila 1. Mit jedem weiteren Segment wird jede Farbe um 1 Münze billiger, bis hinunter auf 0, sodass in VI nur noch Weiß etwas kostet, nämlich 1 Münze.
rule-E2-BUY-3 = Du darfst die Bausteine nur dann dort lassen, wo sie sind, wenn du dir mindestens einen davon leisten kannst. Sind sie weitergerückt und neue dazugekommen und kannst du dir noch immer keinen leisten, zeigst du das allen und nimmst 2 Münzen, und dein Zug ist vorbei.
rule-E2-BUY-4 = Bausteine, die von Segment VI wieder nach I kommen, bleiben auf dem Rad, nun wieder zu den hohen Preisen. Ein leerer Beutel hindert dich nicht am Drehen; nur wenn auch das Rad leer ist, kannst du diese Aktion nicht wählen.

# Building

rule-E2-BUILD-1 = Wähle ein ausliegendes Gebäude und eine beliebige deiner Städte und bezahle so viele Bausteine, wie das Gebäude wert ist, in Farben, die in der Stadt erlaubt sind: Livorno nur Weiß; Pisa Weiß und Gelb; Lucca Weiß, Gelb und Rot; Viareggio alle außer Blau und Lila; Massa alle außer Lila; Lerici alle sechs. Die Bausteine kommen in den Beutel, und ein Gebäude vom Stapel füllt die Lücke. In einer Stadt ist Platz für beliebig viele Gebäude, gleich welchen Typs.
rule-E2-BUILD-2 = Zwei Bausteine einer Farbe dürfen einen Baustein der nächstteureren Farbe ersetzen: In Lucca stehen 2 grüne für 1 roten. Das geht in einer Zahlung mehrmals, aber nicht über mehrere Stufen; von Nutzen ist also nur die Farbe, die direkt auf die in der Stadt erlaubten folgt, immer paarweise.

# Monuments and improvements

rule-E2-BUILD-3 = Ein Denkmal kostet 8 Bausteine und wird genauso bezahlt. Du darfst es in einer beliebigen Stadt neu bauen oder damit aufwerten: Lege es über ein eigenes Gebäude desselben Typs, dort, wo dieses steht, und bezahle 8 minus den Wert dieses Gebäudes. Was darunter liegt, ist aus dem Spiel.
rule-E2-BUILD-4 = Bei jedem Denkmal, ob neu gebaut oder durch Aufwertung, musst du sofort eine Verbesserung deiner Wahl nehmen; sie ist kostenlos. Sie erhöht deine Belohnung an einer Stelle: Livorno 4 SP, Pisa 4 Münzen, Lucca 3 SP und 1 Münze, Viareggio 3 Münzen, Massa 2 SP, Lerici 1 Münze und 1 SP, städtisch 2 Münzen, ländlich 2 SP.
rule-E2-BUILD-5 = Sind alle deine Wertungssteine eingesetzt und ist auch am Hof keiner mehr übrig, bringt dir alles, was du baust, sofort SP: seinen Wert, oder bei einer Aufwertung 8 minus den Wert dessen, was dort stand. Die Belohnungen der Städte spielen dabei keine Rolle, und Dekorationen zählen nicht mit.

# Scoring

rule-E2-SCORE-1 = Die normale Version hat 14 Wertungsfelder. Jede der 6 Städte kann nur einmal und nur von einer Person gewertet werden; in Livorno, Pisa und Lucca brauchst du dafür mindestens 2 Gebäude, in Viareggio, Massa und Lerici mindestens 3. Die 6 Gebäudetypen sowie städtisch und ländlich sind auf deinem eigenen Tableau: jedes Feld einmal, mit mindestens 1 Gebäude, das dazugehört.
rule-E2-SCORE-2 = Eine Stadt bringt die Summe deiner Gebäudewerte dort × ihre Belohnung. Ein Typ bringt für jedes Gebäude dessen Wert × die Belohnung der Stadt, in der es steht: 3 SP in Livorno, 3 Münzen in Pisa, 2 SP in Lucca, 2 Münzen in Viareggio, 1 SP in Massa, 1 Münze in Lerici. Städtisch bringt 1 Münze und ländlich 1 SP für jeden Punkt des Gesamtwerts, egal in welchen Städten. Wo du eine Verbesserung hast, gilt stattdessen deren Belohnung.

# The royal visit

rule-E2-SCORE-3 = Willst du werten, während der Marker „Königlicher Besuch“ frei ist, eröffnest du einen Besuch: Wähle einen deiner Wertungssteine auf einem Bonusfeld, nimm den Marker „Königlicher Besuch“ und den Bonus dieses Felds, lege dann deinen Wertungsstein auf das Wertungsfeld, das du wertest, und nimm die Belohnung. In der normalen Version geben drei der Bonusfelder 5 Münzen, und drei geben 3 SP.
rule-E2-SCORE-4 = Hat jemand anders den Marker „Königlicher Besuch“, kannst du nur mit deinem Wertungsstein von genau demselben Bonusfeld werten. Du erhältst diesen Bonus ebenfalls und wertest dann ein beliebiges Wertungsfeld, das dir offensteht. Der Marker „Königlicher Besuch“ bleibt, wo er ist.
rule-E2-SCORE-5 = Wenn du stattdessen kaufst, baust oder passt, kommt zuerst dein Wertungsstein von diesem Bonusfeld in den offenen Bereich des Hofs, und der Bonus entgeht dir. Wenn du in der fortgeschrittenen Version nur gelagerte Stücke versetzt oder für 10 Münzen einkaufst, entgeht er dir dadurch noch nicht.
rule-E2-SCORE-6 = Hast du zu Beginn deines Zugs den Marker „Königlicher Besuch“, gibst du ihn zurück. Du darfst gleich den nächsten Besuch eröffnen.
rule-E2-SCORE-7 = Mit einem Wertungsstein aus dem offenen Bereich kannst du in jedem späteren Zug werten, in dem niemand anders den Marker „Königlicher Besuch“ hat. Du erhältst keinen Bonus und nimmst den Marker „Königlicher Besuch“ nicht. Sind alle deine Bonusfelder leer, kannst du nur noch so werten.
rule-E2-SCORE-8 = Du kannst einen Wertungsstein nur einsetzen, wenn es ein Wertungsfeld gibt, das du auch ohne den Bonus werten könntest; gibt es keins, musst du etwas anderes tun. Das Wertungsfeld wählst du, nachdem du den Bonus hast; durch ihn können weitere infrage kommen.

# End of the game

rule-E2-END-1 = Das Ende steht bevor, wenn jemand alle Wertungssteine eingesetzt hat und außerdem der Stapel leer ist. Wer den Zug macht, durch den beides zutrifft, erhält an dessen Ende 5 SP und ist fertig. Alle anderen haben noch genau einen Zug.
rule-E2-END-3 = Damit keine Partie ewig dauert, fügt dieses Programm eine Regel hinzu: Haben alle dreimal hintereinander gepasst, ist das Spiel vorbei und wird gewertet. Die 5 SP erhält niemand. Wer 2 Münzen nimmt, weil kein Baustein bezahlbar ist, hat damit nicht gepasst.

# Final scoring

rule-E2-END-2 = Je 5 Münzen sind 1 SP wert, abgerundet, sofern dir nicht ein Geldwertungsfeld der fortgeschrittenen Version einen besseren Kurs gibt. Wer die meisten SP hat, gewinnt. Bei Gleichstand entscheidet, wer mehr Bausteine übrig hat; herrscht auch dabei Gleichstand, gewinnen alle Beteiligten gemeinsam.

## The Palaces of Carrara, second edition: advanced version

# Set-up

rule-A-SET-1 = Die Räder zeigen Symbole. Im Uhrzeigersinn hat das äußere Rad die Dekorationen Buch, Pokal, Krone, Tor, Fahne und Wappen und beginnt in beliebiger Stellung; das innere Rad hat Statuen in Weiß, Gelb, Rot, Grün, Blau und Lila und beginnt mit Lila in Segment I. Im Vorrat sind von jeder Dekoration 5, 6 oder 7 bei 2, 3 oder 4 Personen, dazu 6 Statuen in jeder Farbe. Auf jedem der zwei Goldstatuenfelder des Hofs steht eine Goldstatue pro Person.
rule-A-SET-2 = Du hast 8 Wertungssteine statt 6, denn hier hat der Hof acht Bonusfelder. Dein Tableau hat 2 Lagerhäuser und 3 Statuenwertungsfelder.

# Buying bricks

rule-A-BUY-1 = Wenn du kaufst, muss sich etwas drehen. Entweder rücken beide Räder um ein Segment im Uhrzeigersinn weiter, die Bausteine mit ihnen, und in Segment I kommen Bausteine aus dem Beutel dazu, bis es 11 sind oder der Beutel leer ist. Oder nur das innere Rad rückt um ein Segment weiter: Die Bausteine liegen auf dem äußeren Rad und bleiben, wo sie sind, und es kommen keine dazu. Das darfst du nur wählen, wenn du dir mindestens einen Baustein leisten kannst.

# The symbols on the wheels

rule-A-BUY-2 = Kaufst du alle Bausteine, die in einem Segment noch liegen, darfst du die dort gezeigte Dekoration oder die dort gezeigte Statue nehmen, eine von beiden, falls der Vorrat sie noch hat. Wo kein Baustein lag, gibt es nichts zu nehmen.

# Decorations and statues

rule-A-DECO-1 = Jede Dekoration gehört zu einem Typ: das Buch zur Bibliothek, der Pokal zur Kathedrale, die Krone zum Palast, das Tor zum Tor, die Fahne zur Burg, das Wappen zur Villa. Eine neue Dekoration legst du sofort auf eins deiner Gebäude dieses Typs, wenn eins noch keine hat, oder in ein freies Lagerhaus. Pro Gebäude ist eine erlaubt; durch sie ist das Gebäude in allen Wertungen 1 mehr wert.
rule-A-STAT-1 = Eine neue Statue stellst du sofort auf eins deiner Gebäude, das noch keine hat, in einer Stadt, in der Bausteine ihrer Farbe erlaubt sind, oder in ein freies Lagerhaus. Eine weiße passt überallhin, eine lila Statue nur nach Lerici; auch eine Goldstatue passt überallhin. Pro Gebäude ist eine erlaubt; den Wert erhöht sie nicht.

# Storage spaces

rule-A-STORE-1 = In jedes Lagerhaus passt ein Stück, also eine Dekoration oder eine Statue. In deinen späteren Zügen, zu Beginn, nach der Aktion oder mit einem neuen Stück in der Hand, darfst du es auf ein Gebäude versetzen, auf das es passt. Passt ein neues Stück auf kein Gebäude und ist kein Lagerhaus frei, darfst du ein gelagertes abwerfen, um Platz zu schaffen; ein neues Stück darfst du immer ablehnen. Solche Dekorationen und farbigen Statuen kommen in den Vorrat zurück, Goldstatuen kommen aus dem Spiel.

# The purchase beside your action

rule-A-BONUS-1 = Einmal pro Zug, vor oder nach deiner Aktion, darfst du für 10 Münzen eine Dekoration oder eine farbige Statue aus dem Vorrat kaufen. Sie muss direkt auf eins deiner Gebäude und kann nicht gelagert werden. Eine so gekaufte Statue passt nur in die Stadt ihrer eigenen Farbe: Weiß nach Livorno, Gelb nach Pisa, Rot nach Lucca, Grün nach Viareggio, Blau nach Massa, Lila nach Lerici.

# Monuments and improvements

rule-A-BUILD-1 = Wertest du ein Gebäude zu einem Denkmal auf, kommen seine Dekoration und seine Statue mit auf das Denkmal.

# Scoring

rule-A-SCORE-2 = Durch eine Dekoration zählt ihr Gebäude 1 mehr, wenn du eine Stadt, einen Typ, städtisch oder ländlich wertest.
rule-A-SCORE-3 = Zwei Geldwertungsfelder auf dem gemeinsamen Spielplan können von je einer Person belegt werden, und niemand kann beide haben. Du brauchst mindestens 36 Münzen für das linke oder 50 für das rechte; du zeigst sie vor und behältst sie. Jetzt bekommst du nichts dafür, aber am Ende reichen dir 3 Münzen (links) oder 2 Münzen (rechts) für 1 SP.
rule-A-SCORE-4 = Dein Tableau hat drei Statuenwertungsfelder, jedes für zwei Städte: Livorno und Lerici, Pisa und Massa, Lucca und Viareggio. Jedes kannst du einmal werten, wenn in einer seiner Städte ein Gebäude mit Statue von dir steht. Jedes Gebäude mit Statue dort bringt seinen Wert, plus 1 mit Dekoration, × die Belohnung seiner Stadt.
rule-A-SCORE-5 = Mit den zwei Geldwertungsfeldern und den drei Statuenwertungsfeldern gibt es insgesamt 19 Wertungsfelder.

# The royal visit

rule-A-SCORE-1 = Hier hat der Hof acht Bonusfelder: Zwei geben eine Goldstatue von diesem Feld, zwei geben eine beliebige Dekoration aus dem Vorrat, zwei geben 5 Münzen, und zwei geben 3 SP. Eine Goldstatue, die du nicht behalten kannst oder willst, kommt aus dem Spiel.

# Final scoring

rule-A-FIN-1 = Du erhältst 1 SP je 5 Münzen, oder mit deinem Geldwertungsfeld je 3 oder 2 Münzen, abgerundet. Die Dekorationen auf deinen Gebäuden werden Sorte für Sorte gezählt: 1, 2, 3, 4, 5, 6 oder 7 gleiche sind 2, 6, 12, 20, 30, 42 oder 56 SP wert. Gelagerte Stücke sind nichts wert.
rule-A-FIN-2 = In jeder Stadt werden alle, die dort Statuen haben, nach der Anzahl ihrer Statuen eingestuft, ob Gold oder nicht. Die ersten drei Ränge bringen 12, 6 und 3 SP in Livorno, 11, 5 und 2 in Pisa, 10, 5 und 2 in Lucca, 9, 4 und 2 in Viareggio, 8, 4 und 2 in Massa, 7, 3 und 1 in Lerici. Bei Gleichstand erhalten alle Beteiligten den Rang unter dem, den sie sich teilen, und wer danach kommt, den nächsten darunter. Unter dem dritten Rang gibt es keine SP.

## Palazzo

# Set-up

rule-P-SET-1 = Vier Steinbrüche umgeben das Lager. Der Baumeister beginnt in einem zufällig bestimmten Steinbruch.
rule-P-SET-2 = Es gibt 48 Bauteile, je 16 aus Ziegel, Sandstein und Marmor: jede Etage von 1 bis 5 mit 1, 2 und 3 Fenstern und Etage 3 mit 1 Fenster noch einmal. Auch eine Tür zählt als Fenster. Nach ihren Rückseiten bilden sie drei gemischte Stapel, die nacheinander verbraucht werden: I mit 18 Bauteilen, II mit 15 und III mit 15 Bauteilen und den 5 Reitern.
rule-P-SET-3 = Fünf Bauteile von Stapel I werden offen ausgelegt: in jedem Steinbruch eins und eins im Lager.
rule-P-SET-4 = Es gibt 55 Geldkarten: Florin, Dukaten und Lire mit den Werten 3 bis 7, jede Karte dreimal, und 10 Zertifikate mit Wert 2. Sie werden gemischt, und du erhältst 4; die anderen sehen, wie viele du auf der Hand hast, aber nicht, welche. Ein Zertifikat mit Wert 3 liegt für Versteigerungen bereit.
rule-P-SET-5 = Der erste Platz beginnt; wer dort sitzt, kann vorher ausgelost werden. Zuerst wird der Baumeister aufgestellt, dann werden die Bauteile ausgelegt, und dann erhält ein Platz nach dem anderen seine Karten.

# A turn

rule-P-TURN-1 = In deinem Zug tust du genau eins von dreien: Geld nehmen, kaufen oder versteigern, oder umbauen. Danach ist am Zug, wer links von dir sitzt, auch nach einer Versteigerung, egal wer sie gewonnen hat.

# Taking money

rule-P-MON-1 = Es wird eine Geldkarte mehr aufgedeckt, als Personen mitspielen: 3, 4 oder 5 Karten bei 2, 3 oder 4 Personen. Du nimmst zwei davon; nach dir nehmen alle anderen im Uhrzeigersinn je eine.
rule-P-MON-2 = Ist der Nachziehstapel leer, wenn eine Karte aufgedeckt werden muss, wird aus den Karten des Ablagestapels ein neuer gemischt. Haben Nachziehstapel und Ablagestapel auch zusammen zu wenige Karten, musst du etwas anderes wählen.

# Buying or auctioning

rule-P-DRAW-1 = Zwei Bauteile werden aufgedeckt. Das erste kommt ins Lager. Das zweite kommt in einen Steinbruch: Beginne beim Steinbruch des Baumeisters und zähle im Uhrzeigersinn für jedes Fenster des Bauteils einen Steinbruch weiter.
rule-P-DRAW-2 = Ein Reiter kommt neben die Steinbrüche und wird nicht durch ein weiteres Bauteil ersetzt. Das andere Bauteil kommt dorthin, wohin es gehört: ins Lager, wenn es als erstes kam, in einen Steinbruch, wenn es als zweites kam.
rule-P-DRAW-3 = Der fünfte Reiter beendet das Spiel auf der Stelle, ob er als Erstes oder als Zweites kommt. Was mit ihm aufgedeckt wurde, wird noch ausgelegt, falls es ein Bauteil ist; gekauft oder versteigert wird nichts mehr.
rule-P-DRAW-4 = Dann musst du kaufen oder versteigern, und wenn du nicht bezahlen kannst oder willst, musst du versteigern. Das darfst du auch, wenn alle Steinbrüche leer sind: Dann geschieht nichts, der Baumeister bleibt stehen, und dein Zug ist vorbei.

# Buying and paying

rule-P-BUY-1 = Du kaufst ein oder zwei Bauteile aus dem Lager. Ein Bauteil kostet 10 minus die Zahl der Bauteile dort, das neue mitgezählt und bevor du welche wegnimmst; unter 0 fällt der Preis nie. Für zwei Bauteile machst du eine einzige Zahlung.
rule-P-PAY-1 = Du bezahlst mit Karten einer Währung, mit Zertifikaten mit Wert 2 und mit Drillingen, jeweils mit so vielen, wie du möchtest. Ein Drilling sind drei Karten mit demselben Wert in drei verschiedenen Währungen oder drei Zertifikate mit Wert 2, und er ist immer 15 wert. Du darfst zu viel bezahlen, aber Wechselgeld gibt es nicht. Alle Karten kommen auf den Ablagestapel.

# The auction

rule-P-AUC-1 = Der Baumeister geht im Uhrzeigersinn weiter zum ersten Steinbruch, in dem ein Bauteil liegt, notfalls ganz herum bis dorthin, wo er vorher war.
rule-P-AUC-2 = Liegen dort 1 bis 3 Bauteile, werden sie zusammen versteigert. Du eröffnest die Versteigerung mit dem Zertifikat mit Wert 3; das allein ist dein erstes Gebot.
rule-P-AUC-3 = Im Uhrzeigersinn müssen alle nacheinander das höchste Gebot überbieten oder passen. Du erhöhst dein Gebot, indem du Karten hinzufügst; was auf dem Tisch liegt, bleibt dort, wie es ist. Dein Gebot als Ganzes muss immer eine gültige Zahlung sein, und drei Karten sind nur dann ein Drilling, wenn du sie zusammen als Drilling hinzufügst. Das Zertifikat mit Wert 3 passt zu jeder Währung, aber in keinen Drilling.
rule-P-AUC-4 = Wenn du passt, nimmst du deine Karten zurück und bist bei dieser Versteigerung nicht mehr dabei. Wer zuletzt übrig ist, gewinnt, legt die Karten des Gebots auf den Ablagestapel, erhält alle Bauteile und verbaut sie sofort. Das Zertifikat mit Wert 3 wird zurückgelegt. Bietet niemand gegen dich, reicht es allein.
rule-P-AUC-5 = Liegen dort 4 oder mehr Bauteile, werden sie nicht versteigert. Stattdessen nimmst du eins deiner Wahl und verbaust es, und alle anderen tun es dir im Uhrzeigersinn gleich. Die Bauteile, die übrig bleiben, kommen aus dem Spiel.

# Building palaces

rule-P-BUILD-1 = In einem Palast steigen die Etagen von unten nach oben an, und keine kommt doppelt vor. Du darfst welche auslassen, auch unten: 1, 3, 4 ist ein Palast und 2, 5 auch. Materialien und Fensterzahlen darfst du beliebig mischen.
rule-P-BUILD-2 = Ein Bauteil, das du gekauft, ersteigert oder genommen hast, musst du sofort verwenden: Setze es oben auf einen deiner Paläste, wenn seine Etage höher ist als alle anderen dort; beginne damit einen neuen Palast; oder nimm es aus dem Spiel. Bei mehreren Bauteilen bestimmst du die Reihenfolge.
rule-P-BUILD-3 = Du darfst beliebig viele Paläste haben.

# Rebuilding

rule-P-REB-1 = Um umzubauen, wirfst du eine Geldkarte deiner Wahl ab; hast du keine, kannst du es nicht. Dann tust du eins von dreien: Nimm ein beliebiges Bauteil aus einem deiner Paläste und lege es als einzelnes Bauteil hin; oder füge eins deiner einzelnen Bauteile in einen anderen deiner Paläste ein, dort, wo seine Etage hingehört, sei es zwischen anderen, ganz unten oder ganz oben; oder nimm eins deiner einzelnen Bauteile aus dem Spiel.
rule-P-REB-2 = Ein einzelnes Bauteil ist ein Palast mit einer Etage und kann selbst ein Bauteil aufnehmen. Nimmst du ein Bauteil aus einem Palast mit zwei Etagen, hast du zwei einzelne Bauteile. Aus einem einzelnen Bauteil lässt sich nichts herausnehmen: Du kannst es nur einfügen oder aus dem Spiel nehmen.

# End of the game and scoring

rule-P-END-1 = Nach dem fünften Reiter wird jeder Palast gewertet. Eine Etage bringt −5 SP, und zwei Etagen bringen 0 SP; drei Etagen bringen 1 SP pro Fenster, vier Etagen 1 SP pro Fenster und 3 dazu, fünf Etagen 1 SP pro Fenster und 6 dazu. Sind alle Bauteile aus einem Material, bringt ein Palast mit drei oder vier Etagen weitere 3 SP, einer mit fünf Etagen weitere 6 SP.
rule-P-END-2 = Wer die meisten SP hat, gewinnt. Bei Gleichstand entscheidet die größte Geldsumme, die jemand aus einer Währung und Zertifikaten mit Wert 2 bilden kann, ohne Drillinge; herrscht auch dabei Gleichstand, gewinnen alle Beteiligten gemeinsam.
rule-P-END-3 = Damit keine Partie ewig dauert, fügt dieses Programm eine Regel hinzu: Nach 60 Zügen in Folge, in denen niemand Bauteile aufgedeckt hat, endet das Spiel und wird gewertet.
