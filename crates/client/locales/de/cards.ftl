### The cards of the expansion of the first edition, and the goals of its base game.
### Numbers that depend on the number of players are given for 2, 3 and 4 players in this order.

## Goals of the base game

condition-base-scored = Mindestens 4-mal gewertet
condition-base-objects = Mindestens { $needed } Objekte im Besitz
condition-base-buildings = Gebäude mit einem Gesamtwert von mindestens { $needed } im Besitz
final-coins = 1 SP je { $rate } Münzen, abgerundet

## Top cards (brown): an end condition

card-top-I = Vier Wertungen
card-top-I-text = Bedingung: Du hast mindestens 4-mal gewertet, egal was.
card-top-II = Fünfer und Achter
card-top-II-text = Bedingung: Auf deinem Tableau stehen bei 2, 3 oder 4 Personen mindestens 4, 3 oder 2 Gebäude mit Wert 5 oder 8.
card-top-III = Gewertete Städte
card-top-III-text = Bedingung: Du hast bei 2, 3 oder 4 Personen mindestens 3 Städte, 2 Städte oder 1 Stadt gewertet.
card-top-IV = Viele Gebäude
card-top-IV-text = Bedingung: Auf deinem Tableau stehen bei 2, 3 oder 4 Personen mindestens 8, 7 oder 6 Gebäude.
card-top-V = Voller Geldbeutel
card-top-V-text = Bedingung: Du hast bei 2, 3 oder 4 Personen mindestens 30, 25 oder 20 Münzen. Schlusswertung: Alle erhalten 1 SP je 2 Münzen, abgerundet, statt je 5.
card-top-VI = Punktepolster
card-top-VI-text = Bedingung: Du hast bei 2, 3 oder 4 Personen mindestens 30, 25 oder 20 SP, ohne die 5 SP für die Ankündigung.

## Object cards (purple): an end condition and VP for objects

card-object-I = Viele Objekte
card-object-I-text = Bedingung: Du besitzt bei 2, 3 oder 4 Personen mindestens 8, 7 oder 6 Objekte. Schlusswertung: 3 SP für jedes Objekt.
card-object-II = Drei Paare
card-object-II-text = Bedingung: Du besitzt 3 Paare gleicher Objekte; vier gleiche sind 2 Paare, sechs gleiche sind 3. Schlusswertung: 5 SP für jedes Paar, 1 SP für jedes andere Objekt.
card-object-III = Zweimal drei gleiche
card-object-III-text = Bedingung: Du besitzt 2 Gruppen aus drei gleichen Objekten; sechs gleiche sind 2 Gruppen. Schlusswertung: 7 SP für jede Dreiergruppe, 1 SP für jedes andere Objekt.
card-object-IV = Vier gleiche
card-object-IV-text = Bedingung: Du besitzt mindestens 4 gleiche Objekte. Schlusswertung: jeder Typ für sich, mit 3, 6, 10, 15 oder 21 SP für 2, 3, 4, 5 oder 6 gleiche und 1 SP für ein einzelnes Objekt.
card-object-V = Paar und vier gleiche
card-object-V-text = Bedingung: Du besitzt vier gleiche Objekte und dazu ein Paar; sechs gleiche sind beides. Schlusswertung: 20 SP für jede Kombination aus vier gleichen und einem Paar, 1 SP für jedes andere Objekt.
card-object-VI = Vier verschiedene
card-object-VI-text = Bedingung: Du besitzt mindestens 4 verschiedene Objekte. Schlusswertung: 3, 7, 12, 18 oder 24 SP für ein Set aus 2, 3, 4, 5 oder 6 verschiedenen Objekten, dann weitere Sets aus dem, was übrig ist; 1 SP für jedes Objekt, das in keinem Set ist.
card-object-VII = Dreiersets
card-object-VII-text = Bedingung: Du besitzt 2 Sets aus drei verschiedenen Objekten; beide Sets dürfen gleich sein. Schlusswertung: 8 SP für jedes Set aus drei verschiedenen Objekten, 1 SP für jedes andere Objekt.
card-object-VIII = Multiplizierte Paare
card-object-VIII-text = Bedingung: Du besitzt 3 Paare gleicher Objekte; vier gleiche sind 2 Paare, sechs gleiche sind 3. Schlusswertung: Bilde bis zu 3 Gruppen aus zwei oder mehr gleichen Objekten und multipliziere ihre Größen; ohne Gruppe ist das 0. Jedes andere Objekt ist 1 SP wert.

## Building cards (grey): an end condition and VP for buildings

card-building-I = Gesamtwert
card-building-I-text = Bedingung: Deine Gebäude haben bei 2, 3 oder 4 Personen einen Gesamtwert von mindestens 30, 25 oder 20. Schlusswertung: so viele SP wie ihr Gesamtwert.
card-building-II = Zweier in Städten
card-building-II-text = Bedingung: Du hast in 3 Städten je mindestens 2 Gebäude. Schlusswertung: für je 2 Gebäude in einer Stadt 11 SP in Livorno, 9 in Pisa, 7 in Lucca, 5 in Viareggio, 3 in Massa, 1 in Lerici.
card-building-III = Dreier in Städten
card-building-III-text = Bedingung: Du hast in 2 Städten je mindestens 3 Gebäude. Schlusswertung: für je 3 Gebäude in einer Stadt 17 SP in Livorno, 14 in Pisa, 11 in Lucca, 8 in Viareggio, 5 in Massa, 2 in Lerici.
card-building-IV = Vierer in Städten
card-building-IV-text = Bedingung: Du hast in einer Stadt mindestens 4 Gebäude. Schlusswertung: für je 4 Gebäude in einer Stadt 23 SP in Livorno, 19 in Pisa, 15 in Lucca, 11 in Viareggio, 7 in Massa, 3 in Lerici.
card-building-V = Wert acht
card-building-V-text = Bedingung: Du hast mindestens 1 Gebäude mit Wert 8. Schlusswertung: Jedes Gebäude mit Wert 8 bringt 34 SP in Livorno, 26 in Pisa, 19 in Lucca, 13 in Viareggio, 8 in Massa, 4 in Lerici.
card-building-VI = Ländliche Gebäude
card-building-VI-text = Bedingung: Du hast bei 2, 3 oder 4 Personen mindestens 4, 3 oder 2 ländliche Gebäude (Burg, Villa). Schlusswertung: 6 SP für jedes ländliche Gebäude.
card-building-VII = Städtische Gebäude
card-building-VII-text = Bedingung: Du hast bei 2, 3 oder 4 Personen mindestens 6, 5 oder 4 städtische Gebäude (Bibliothek, Kathedrale, Palast, Tor). Schlusswertung: 3 SP für jedes städtische Gebäude.
card-building-VIII = Multiplizierte Städte
card-building-VIII-text = Bedingung: Du hast in 3 Städten je mindestens 2 Gebäude. Schlusswertung: Multipliziere die Gebäudezahlen deiner 3 vollsten Städte, oder aller deiner Städte, wenn du in weniger gebaut hast; die Gebäudewerte spielen keine Rolle. Ohne Gebäude ist das 0.
card-building-IX = Stadt und Land
card-building-IX-text = Bedingung: Du hast bei 2, 3 oder 4 Personen mindestens 4, 3 oder 2 städtische und ebenso viele ländliche Gebäude. Schlusswertung: Dein wertvollstes städtisches und dein wertvollstes ländliches Gebäude bilden ein Paar, dann die nächstwertvollsten, solange es beides gibt; jedes Paar bringt die Summe seiner beiden Werte in SP.

## Bonus cards (green): final scoring only, there is no card I

card-bonus-II = Zwei Städte
card-bonus-II-text = Schlusswertung: Werte die zwei Städte, die dir am meisten bringen, mit deinen Verbesserungen, auch wenn sie schon gewertet wurden oder zu wenige Gebäude haben. Du erhältst Münzen und SP, aber keine Objekte.
card-bonus-III = Zwei Typen
card-bonus-III-text = Schlusswertung: Werte die zwei Gebäudetypen, die dir am meisten bringen, mit deinen Verbesserungen, auch wenn du sie schon gewertet hast. Du erhältst Münzen und SP, aber keine Objekte.
card-bonus-IV = Kleinstes je Typ
card-bonus-IV-text = Schlusswertung: Von jedem Gebäudetyp bringt dein Gebäude mit dem niedrigsten Wert seinen Wert × die Belohnung seiner Stadt, mit deinen Verbesserungen. Du erhältst Münzen und SP, aber keine Objekte.
card-bonus-V = Drei und drei Städte
card-bonus-V-text = Schlusswertung: 9 SP für den höchsten Gesamtwert der Gebäude in Livorno, Pisa und Lucca zusammen und 9 SP für den höchsten in Viareggio, Massa und Lerici zusammen. Bei Gleichstand erhalten alle Beteiligten die SP; ein Gesamtwert von 0 bringt nichts.
card-bonus-VI = Höchster Wert je Stadt
card-bonus-VI-text = Schlusswertung: für den höchsten Gesamtwert der Gebäude in einer Stadt 14 SP in Livorno, 12 in Pisa, 10 in Lucca, 8 in Viareggio, 6 in Massa, 4 in Lerici. Bei Gleichstand erhalten alle Beteiligten die SP; ein Gesamtwert von 0 bringt nichts.
card-bonus-VII = Kleinstes je Stadt
card-bonus-VII-text = Schlusswertung: In jeder Stadt bringt dein Gebäude mit dem niedrigsten Wert seinen Wert × die Belohnung der Stadt, mit deinen Verbesserungen. Du erhältst Münzen und SP, aber keine Objekte.
card-bonus-VIII = Höchster Wert, städtisch und ländlich
card-bonus-VIII-text = Schlusswertung: 9 SP für den höchsten Gesamtwert städtischer Gebäude und 9 SP für den höchsten Gesamtwert ländlicher Gebäude. Bei Gleichstand erhalten alle Beteiligten die SP; ein Gesamtwert von 0 bringt nichts.
card-bonus-IX = Höchster Wert je Typ
card-bonus-IX-text = Schlusswertung: für jeden der sechs Gebäudetypen 9 SP für den höchsten Gesamtwert. Bei Gleichstand erhalten alle Beteiligten die SP; ein Gesamtwert von 0 bringt nichts.
