### Carrara: what every thing on the table is, what it is worth now, and what is missing.

explain-not-here = Das gibt es in dieser Fassung des Spiels nicht.
explain-of = { $what }: { $who }
explain-or = { $first } oder { $second }

## What is missing

explain-bricks-needed = { $count ->
        [one] 1 Baustein
       *[other] { $count } Bausteine
    }
explain-buildings-needed = { $count ->
        [one] 1 Gebäude
       *[other] { $count } Gebäude
    }
explain-more-bricks = { $count ->
        [one] noch 1 Baustein ({ $colors })
       *[other] noch { $count } Bausteine ({ $colors })
    }
explain-more-coins = { $count ->
        [one] noch 1 Münze
       *[other] noch { $count } Münzen
    }
explain-more-buildings = { $count ->
        [one] noch 1 Gebäude
       *[other] noch { $count } Gebäude
    }
explain-any-color = jede Farbe
explain-missing = Es fehlt: { $missing }.

## The wheel

explain-turn-must = Vor jedem Kauf wird das Rad um ein Segment weitergedreht.
explain-turn-may = Bevor du kaufst, darfst du das Rad um ein Segment weiterdrehen.
explain-turn-affordable = Bevor du kaufst, darfst du das Rad um ein Segment weiterdrehen. Kannst du dir keinen Baustein leisten, musst du es.
explain-turn-both = Bevor du kaufst, drehst du beide Räder um ein Segment weiter oder nur das innere.
explain-turn-prices = Von I bis VI werden die Bausteine billiger. Was von VI nach I kommt, ist wieder teuer.
explain-turn-next = Nach der nächsten Drehung:
explain-refill = { $count ->
        [0] Auf dem Rad liegen 11 Bausteine: Es kommt keiner dazu.
        [one] Dann kommt 1 Baustein aus dem Beutel auf Segment I, sodass 11 auf dem Rad liegen.
       *[other] Dann kommen bis zu { $count } Bausteine aus dem Beutel auf Segment I, bis 11 auf dem Rad liegen.
    }
explain-refill-empty = Der Beutel ist leer: Es kommt kein Baustein dazu.
explain-prices = Preise in Segment { $number }: { $prices }.
explain-inner = Allein gedreht, bewegt das innere Rad nur die Statuen. Die Bausteine bleiben liegen, und es kommen keine dazu.
explain-location = Segment { $number }
explain-location-buy = Pro Zug kaufst du nur in einem Segment, dort aber so viele Bausteine, wie du willst und bezahlen kannst.
explain-location-empty = Kaufst du alle Bausteine, die hier noch liegen, darfst du die gezeigte Dekoration oder die gezeigte Statue nehmen, wenn sie im Vorrat ist.
explain-brick-here = { $count ->
        [0] Von dieser Farbe liegt hier kein Baustein.
        [one] Von dieser Farbe liegt hier 1 Baustein.
       *[other] Von dieser Farbe liegen hier { $count } Bausteine.
    }
explain-brick-next = Nach der nächsten Drehung: { $price ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $price } Münzen
    } in Segment { $number }.
explain-bag = Beutel
explain-bag-about = Aus dem Beutel wird das Rad aufgefüllt, und bezahlte Bausteine kommen in ihn zurück. Was darin ist, bleibt verborgen.
explain-coins-left = Dir bleiben: { $coins }.

## Buildings

explain-cost = { $count ->
        [one] Kostet 1 Baustein in einer Farbe, die die Stadt nimmt.
       *[other] Kostet { $count } Bausteine in Farben, die die Stadt nimmt.
    }
explain-landscape = { $landscape ->
        [urban] Ein städtisches Gebäude.
       *[rural] Ein ländliches Gebäude.
    }
explain-its-object = Das Objekt dazu: { $object }.
explain-its-decoration = Die Dekoration dazu: { $object }.
explain-eight = Wer es baut, nimmt sich sofort eine Verbesserung.
explain-at-once = Weil du keine Wertungssteine mehr hast, bringt dir der Bau sofort { $points } SP.
explain-onto = Es kann auch auf ein eigenes Gebäude desselben Typs gesetzt werden und kostet dann 8 minus dessen Wert.
explain-replace = Es kann auch ein eigenes Gebäude mit kleinerem Wert ersetzen: Du zahlst nur den Unterschied.
explain-enough = Du hast genug Bausteine.
explain-brings = { $short ->
        [0] Wertung: { $before } → { $after }.
        [one] Wertung: { $before } → { $after }, mit 1 weiteren Gebäude.
       *[other] Wertung: { $before } → { $after }, mit { $short } weiteren Gebäuden.
    }
explain-scored-by = Gewertet von { $who }.
explain-has-scored = hat das gewertet
explain-owner = Gehört { $who }.
explain-decorated = Die Dekoration erhöht den Wert um 1.
explain-with-statue = Die Statue zählt am Ende für die Mehrheit in { $city }.
explain-covered = { $count ->
        [one] Das Denkmal seines Typs kann für 1 Baustein daraufgesetzt werden.
       *[other] Das Denkmal seines Typs kann für { $count } Bausteine daraufgesetzt werden.
    }

## Cities

explain-accepts = Nimmt Bausteine der eigenen Farbe und aller teureren: { $colors }.
explain-exchange = Zwei Bausteine der nächstbilligeren Farbe ({ $color }) gelten als einer.
explain-accept-title = { $brick }, { $city }
explain-accept = { $how ->
        [yes] Zählt hier als ein Baustein.
        [pair] Zwei davon zählen hier als ein Baustein.
       *[no] Wird hier nicht genommen.
    }
explain-you-have = Du hast: { $bricks }.
explain-reward = Bringt { $reward } pro Wertpunkt der Gebäude.
explain-reward-improved = Verbessert: { $printed } → { $improved } pro Wertpunkt.
explain-reward-possible = Mit der Verbesserung: { $printed } → { $improved } pro Wertpunkt.
explain-power = { $count ->
        [0] Deine Bausteine reichen hier für kein Gebäude.
       *[other] Deine Bausteine reichen hier für einen Wert bis { $count }.
    }
explain-improvement-left = Wenn du ein Gebäude mit Wert 8 baust, nimmst du dir eine der Verbesserungen, die noch da sind.
explain-improvement-brings = { $place }: für dich jetzt { $before } → { $after }.
explain-has-improvement = hat sie

## Places to score

explain-place-city = Eine Stadt wird im ganzen Spiel nur einmal und nur von einer Person gewertet. Dafür braucht es dort { $need } eigene Gebäude.
explain-place-own = Das kann jede Person einmal werten.
explain-place-money = Dafür musst du { $coins } Münzen vorzeigen; du behältst sie. Am Ende sind je { $rate } Münzen 1 SP wert. Nur für eine Person.
explain-money-now = Du hast { $coins }. Am Ende wären das { $after } SP statt { $before }.
explain-place-statues = Hier zählen deine Gebäude mit Statue in diesen beiden Städten. Das kann jede Person einmal werten.
explain-objects = Objekte dazu: { $objects }.
explain-no-building = Noch kein Gebäude dafür.
explain-other-money = Pro Person nur ein Geldwertungsfeld.

## The court

explain-court-about = Mit deinem Wertungsstein von hier kannst du werten: Erst bekommst du den Bonus, dann wählst du, was du wertest.
explain-court-marker = { $here ->
        [yes] Wertungsstein ist hier
       *[no] Wertungsstein ist schon weg
    }
explain-gold-left = { $count ->
        [0] Hier ist keine Goldstatue mehr.
        [one] Hier ist noch 1 Goldstatue.
       *[other] Hier sind noch { $count } Goldstatuen.
    }
explain-open-about = Mit einem Wertungsstein von hier kannst du in jedem Zug werten, in dem sonst niemand den Marker „Königlicher Besuch“ hat. Einen Bonus bringt er nicht.
explain-markers = { $count ->
        [0] keine Wertungssteine
        [one] 1 Wertungsstein
       *[other] { $count } Wertungssteine
    }
explain-visit = Königlicher Besuch
explain-visit-about = Wertest du, wenn niemand den Marker „Königlicher Besuch“ hat, nimmst du ihn. Bis zu deinem nächsten Zug können die anderen nur mit ihrem eigenen Wertungsstein vom selben Bonusfeld werten; er bringt ihnen denselben Bonus.
explain-visit-missed = Wer etwas anderes tut, dessen Wertungsstein kommt von dort in den offenen Bereich.
explain-visit-none = Zurzeit hat niemand den Marker „Königlicher Besuch“.
explain-visit-now = { $who } hat den Marker „Königlicher Besuch“, auf Bonusfeld { $number }.
explain-visit-player = { $how ->
        [holds] hat den Marker „Königlicher Besuch“
        [can] hat dort einen Wertungsstein
       *[cannot] hat dort keinen Wertungsstein
    }

## Players

explain-bricks = Bausteine
explain-coins = Münzen
explain-points = Siegpunkte
explain-scoring-markers = Wertungssteine
explain-estimate = Wenn das Spiel jetzt endete
explain-estimate-hidden = { $objects ->
        [yes] Münzen und Objekte sind verborgen und nicht mitgezählt.
       *[no] Münzen sind verborgen und nicht mitgezählt.
    }
explain-coins-worth = Am Ende sind sie { $points } SP wert.
explain-rate = Am Ende sind je { $rate } Münzen 1 SP wert.
explain-tie = Bei gleichen Siegpunkten entscheiden am Ende mehr Bausteine, egal in welcher Farbe.
explain-accepted-in = Genommen in { $cities }.
explain-scored-places = Gewertet: { $places }.
explain-scored-nothing = Noch nichts gewertet.
explain-screen = { $objects ->
        [yes] Münzen, Bausteine und Objekte liegen hinter dem Sichtschirm: Andere sehen sie nicht.
       *[no] Münzen und Bausteine liegen hinter dem Sichtschirm: Andere sehen sie nicht.
    }
explain-objects-worth = Alle Objekte zusammen sind am Ende { $points } SP wert.
explain-decorations-here = Auf Gebäuden: { $count }, am Ende { $points } SP wert.
explain-marker-about = Jede Wertung braucht einen Wertungsstein.
explain-markers-where = Auf Bonusfeldern: { $court }. Im offenen Bereich: { $open }.

## The end of the game

explain-condition = Bedingung { $number }
explain-card = { $card ->
        [top] Topkarte
        [object] Objektkarte
        [building] Gebäudekarte
       *[bonus] Bonuskarte
    }
explain-progress = { $goal ->
        [top-scorings] { $have } von { $need } Wertungen
        [top-high-buildings] { $have } von { $need } Gebäuden mit Wert 5 oder 8
        [top-cities] { $have } von { $need } Städten gewertet
        [top-buildings] { $have } von { $need } Gebäuden
        [top-coins] { $have } von { $need } Münzen
        [top-points] { $have } von { $need } SP
        [object-each] { $have } von { $need } Objekten
        [object-triples] { $have } von { $need } Gruppen aus drei gleichen Objekten
        [object-alike] { $have } von { $need } gleichen Objekten
        [object-pair-and-four] { $have } von { $need } Kombinationen aus einem Paar und vier gleichen
        [object-different] { $have } von { $need } verschiedenen Objekten
        [object-threes] { $have } von { $need } Sets aus drei verschiedenen Objekten
        [building-total-value] Gesamtwert { $have } von { $need }
        [building-threes] { $have } von { $need } Städten mit mindestens 3 Gebäuden
        [building-fours] { $have } von { $need } Gebäuden in einer Stadt
        [building-eights] { $have } von { $need } Gebäuden mit Wert 8
        [building-rural] { $have } von { $need } ländlichen Gebäuden
        [building-urban] { $have } von { $need } städtischen Gebäuden
        [building-landscape-pairs] { $have } von { $need } Paaren aus einem städtischen und einem ländlichen Gebäude
        [building-cities] { $have } von { $need } Städten mit mindestens 2 Gebäuden
       *[object-pairs] { $have } von { $need } Paaren gleicher Objekte
    }
explain-pays-now = brächte jetzt { $pay }
explain-end-announce = Erfüllst du nach deiner Aktion alle drei Bedingungen, darfst du für 5 SP das Spielende ankündigen. Dann wird die Runde zu Ende gespielt.
explain-end-last = Das Spiel endet auch, wenn das letzte der gemischten Gebäude genommen ist.
explain-end-markers = Das Spielende ist da, wenn eine Person alle Wertungssteine eingesetzt hat und der Stapel leer ist. Durch wessen Zug beides eintritt, bekommt 5 SP; alle anderen haben noch einen Zug.
explain-stack = Verdeckte Gebäude. Wird ein Gebäude genommen, wird an seiner Stelle das nächste aufgedeckt.

## Objects, decorations and statues

explain-object-about = Objekte bekommst du, wenn du Gebäude ihres Typs wertest. Nach deiner Aktion darfst du eines kaufen, das noch ausliegt.
explain-object-type = Gehört zum Typ: { $kind }.
explain-object-more = Eines mehr brächte dir am Ende { $points } SP.
explain-decoration-about = Sie kommt auf ein Gebäude ihres Typs, auf jedes höchstens eine, und erhöht in jeder Wertung dessen Wert um 1.
explain-decoration-worth = Am Ende sind 1, 2, 3, 4, 5, 6 oder 7 gleiche auf deinen Gebäuden 2, 6, 12, 20, 30, 42 oder 56 SP wert.
explain-statue-about = Sie kommt auf ein Gebäude in einer Stadt, die Bausteine ihrer Farbe nimmt, auf jedes höchstens eine.
explain-statue-gold = Sie kommt auf ein Gebäude in einer beliebigen Stadt, auf jedes höchstens eine. Es gibt sie nur am Hof.
explain-statue-worth = Am Ende gibt es in jeder Stadt SP für die meisten Statuen.
explain-supply = Im Vorrat: { $count }.
explain-purchase = Einmal pro Zug darfst du für { $price } eine Dekoration oder eine farbige Statue kaufen. Sie kommt sofort auf ein Gebäude, eine Statue nur in der Stadt ihrer eigenen Farbe.
explain-warehouse = Jedes der beiden Lagerhäuser nimmt eine Dekoration oder Statue für einen späteren Zug auf. Was am Ende gelagert ist, zählt nicht.
explain-warehouse-free = { $count ->
        [0] Beide Lagerhäuser sind voll.
        [one] 1 Lagerhaus ist frei.
       *[other] { $count } Lagerhäuser sind frei.
    }
explain-take-nothing = Du darfst die Stücke auch liegen lassen.
explain-payment = Bezahlte Bausteine kommen in den Beutel zurück.

## Values and rules

explain-value-court = Bonusfelder des Hofs
explain-value-symbols = Symbole auf den Rädern
explain-documented = Dieser Wert ist veröffentlicht, oder er wurde am Tisch festgelegt.
explain-rules = Regeln
explain-rule = { $section }: { $words }
