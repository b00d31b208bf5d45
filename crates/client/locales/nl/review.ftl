### Looking back: how a game ended, its replay, its analysis.

## The final score, line by line.
score-track = Punten tijdens het spel
score-track-from = { $places ->
    [0] niets gewaardeerd
    [one] één waardering
   *[other] { $places } waarderingen
}
score-objects = Objecten
score-objects-from = { $count ->
    [0] geen
    [one] één object
   *[other] { $count } objecten
}
score-buildings = Gebouwen
score-buildings-from = { $count ->
    [0] geen
    [one] één gebouw van waarde { $value }
   *[other] { $count } gebouwen, waarde { $value }
}
score-bonus = Extrakaart
score-bonus-from = { $coins ->
    [one] en één munt
   *[other] en { $coins } munten
}
score-coins = Munten
score-coins-from = { $coins ->
    [0] geen munten
    [one] één munt, { $rate } per punt
   *[other] { $coins } munten, { $rate } per punt
}
score-decorations = Decoraties
score-decorations-from = { $count ->
    [0] geen
    [one] één decoratie
   *[other] { $count } decoraties
}
score-statues = Standbeelden
score-statues-from = { $count ->
    [0] geen
    [one] één standbeeld
   *[other] { $count } standbeelden
}
score-palace = Paleis { $number }
score-palace-from = { $floors ->
    [one] één verdieping
    [2] twee verdiepingen
   *[other] { $floors } verdiepingen: { $windows ->
        [one] één venster
       *[other] { $windows } vensters
    }{ $height ->
        [0] {""}
       *[other] {" "}+ { $height } voor de hoogte
    }{ $material ->
        [0] {""}
       *[other] {" "}+ { $material } voor één materiaal
    }
}
score-total = Totaal
score-tie-bricks = Bouwstenen over
score-tie-money = Meeste geld in één munteenheid
score-tie-decided = De totalen zijn gelijk: dit geeft de doorslag.
score-tie-shared = De totalen zijn gelijk, en dit ook: de overwinning wordt gedeeld.
score-nothing = –

## The end of a game.
over-label = Uitslag
over-won = { $self ->
    [yes] Jij wint
   *[no] { $who } wint
}
over-shared = { $who } delen de overwinning
over-names-last = { $first } en { $last }
over-names-more = { $first }, { $rest }
over-lead = { $points ->
    [one] met { $total } punten, één meer dan de volgende
   *[other] met { $total } punten, { $points } meer dan de volgende
}
over-tied = met { $total } punten, na een gelijke stand
over-show = Uitslag tonen
over-close = Terug naar de tafel
over-score = Eindstand
over-skip = Alles meteen tonen
over-rematch = Nog een keer
over-rematch-open = Naar de volgende partij
over-replay = Partij terugkijken
over-analysis = Analyse
over-record = Partij downloaden
over-fair = Waren de trekkingen eerlijk?
over-fair-text = Elke trekking volgt uit een geheime startwaarde. De hash daarvan was al vóór de eerste trekking te zien; nu zie je ook de startwaarde. Met de gedownloade partij kan iedereen alle trekkingen nagaan:
over-fair-hash = Hash
over-fair-seed = Startwaarde
over-fair-command = Commando

## Charts.
chart-label = Grafieken
chart-score = Score
chart-score-about = Wat iedereen zou hebben als het spel op dat moment was geëindigd
chart-coins = Munten
chart-coins-about = Munten die iedereen had
chart-money = Geld
chart-money-about = De waarde van de geldkaarten die iedereen had
chart-chance = Winstkans
chart-chance-about = Geschat door de bots, op basis van wat de speler aan zet kon weten
chart-step = Stap
chart-step-value = Stap { $at } van { $of }
chart-value = { $name } { $value }
chart-reading = { $at }: { $values }
chart-read = { $chart }, stap voor stap
chart-keys = Met de pijltoetsen lees je stap voor stap.
chart-table = Als tabel
chart-goto = Stap { $at } bekijken
chart-percent = { $share }%

## The replay.
replay-title = Terugkijken
replay-loading = De partij wordt gelezen …
replay-of = { $ruleset }: { $names }
replay-running = Deze partij is nog bezig: je ziet wat je op dat moment kon zien.
replay-position = Stap { $at } van { $of }
replay-start = Vóór de eerste stap
replay-slider = Stap van de partij
replay-first = Naar het begin
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-last = Naar het einde
replay-turn-back = Naar de vorige beurt
replay-turn-forward = Naar de volgende beurt
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-speed-value = { $factor } ×
replay-to-move = { $self ->
    [yes] Jij bent aan zet
   *[no] { $who } is aan zet
}
replay-drawing = Er wordt getrokken
replay-over = Het spel is afgelopen
replay-moves = Stappen
replay-charts = Grafieken
replay-open = Alles open
replay-seat = Vanaf de plaats van
replay-share = Link kopiëren
replay-copied = Gekopieerd
replay-table = Naar de tafel
replay-keys = Pijltoetsen gaan een stap verder of terug, Home en End springen naar begin en einde, de spatiebalk speelt af en pauzeert.
replay-hints = Bots
replay-hints-title = Wat de bots denken
replay-hints-ask = Vraag het de bots
replay-hints-asking = De bots denken na …
replay-hints-nobody = Hier valt niets te beslissen.
replay-hints-action = Actie
replay-hints-chance = Winstkans
replay-hints-points = Punten aan het einde
replay-hints-played = werd gespeeld
replay-hints-about = Schattingen, op basis van wat { $who } op dit punt kon weten.
replay-open-title = Een partij terugkijken
replay-open-text = Open het bestand van een partij (.game) van je schijf, of sleep het hierheen. De partij wordt volgens de spelregels stap voor stap nagespeeld.
replay-open-choose = Bestand kiezen
replay-open-reading = { $name } wordt gelezen …
replay-open-wrong = { $name } kan niet worden nagespeeld: { $reason }
replay-open-large = { $name } is te groot voor een partij.
replay-open-games = Je afgelopen partijen vind je onder “Jouw partijen”.
replay-missing = Deze partij bestaat niet
replay-not-opened = De partij kan niet worden geopend

## The analysis.
analysis-title = Analyse
analysis-start = Elke beslissing onderzoeken
analysis-text = De bots vergelijken elke beslissing met de beste die ze vinden, op basis van wat de speler op dat moment kon weten. Dat duurt even.
analysis-running = { $total ->
    [0] De bots onderzoeken de partij …
   *[other] { $done } van { $total } beslissingen
}
analysis-progress = Voortgang van de analyse
analysis-stopped = De analyse is afgebroken voordat alles was bekeken.
analysis-none = Niets veranderde een winstkans met 5% of meer.
analysis-turning = Keerpunten
analysis-turning-number = Keerpunt { $number }
analysis-accuracy = Hoe goed iedereen besliste
analysis-decisions = Beslissingen
analysis-precision = Nauwkeurigheid
analysis-mean-loss = Gemiddeld verlies
analysis-mistakes = Wat beter had gekund
analysis-mistakes-of = { $self ->
    [yes] Jouw beslissingen
   *[no] { $who }
}
analysis-no-mistakes = { $self ->
    [yes] Je gaf niets weg.
   *[no] { $who } gaf niets weg.
}
analysis-better = Beter:
analysis-luck = Wat het geluk deed
analysis-luck-none = De trekkingen veranderden bijna niets.
analysis-luck-sum-about = Alle trekkingen van de partij samen
analysis-decided-between = { $self ->
    [yes] Jij besliste tussen de anderen
   *[no] { $who } besliste tussen de anderen
}
analysis-of-luck = Geluk
analysis-grades = Naar de winstkans die een beslissing weggaf: goed vanaf 1%, een onnauwkeurigheid vanaf 5%, een fout vanaf 10%, een blunder vanaf 20%. Alle waarden zijn schattingen.
grade-best = beste
grade-good = goed
grade-inaccuracy = onnauwkeurig
grade-mistake = fout
grade-blunder = blunder
grades-best = Beste
grades-good = Goed
grades-inaccuracy = Onnauwkeurigheden
grades-mistake = Fouten
grades-blunder = Blunders
