### Looking back: how a game ended, its replay, its analysis.

## The final score, line by line.
score-track = SP auf der Leiste
score-track-from = { $places ->
    [0] nichts gewertet
    [one] eine Wertung
   *[other] { $places } Wertungen
}
score-objects = Objekte
score-objects-from = { $count ->
    [0] keine
    [one] ein Objekt
   *[other] { $count } Objekte
}
score-buildings = Gebäude
score-buildings-from = { $count ->
    [0] keine
    [one] ein Gebäude mit Wert { $value }
   *[other] { $count } Gebäude, Gesamtwert { $value }
}
score-bonus = Bonuskarte
score-bonus-from = { $coins ->
    [one] und eine Münze
   *[other] und { $coins } Münzen
}
score-coins = Münzen
score-coins-from = { $coins ->
    [0] keine Münzen
    [one] eine Münze, 1 SP je { $rate }
   *[other] { $coins } Münzen, 1 SP je { $rate }
}
score-decorations = Dekorationen
score-decorations-from = { $count ->
    [0] keine
    [one] eine Dekoration
   *[other] { $count } Dekorationen
}
score-statues = Statuen
score-statues-from = { $count ->
    [0] keine
    [one] eine Statue
   *[other] { $count } Statuen
}
score-palace = Palast { $number }
score-palace-from = { $floors ->
    [one] eine Etage
    [2] zwei Etagen
   *[other] { $floors } Etagen: { $windows } Fenster{ $height ->
        [0] {""}
       *[other] {" "}+ { $height } für die Höhe
    }{ $material ->
        [0] {""}
       *[other] {" "}+ { $material } für ein Material
    }
}
score-total = Summe
score-tie-bricks = Übrige Bausteine
score-tie-money = Meistes Geld in einer Währung
score-tie-decided = Gleichstand: Das hier entscheidet.
score-tie-shared = Gleichstand, auch hier: Der Sieg wird geteilt.
score-nothing = –

## The end of a game.
over-label = Das Ergebnis
over-won = { $self ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
}
over-shared = Gemeinsamer Sieg: { $who }
over-names-last = { $first } und { $last }
over-names-more = { $first }, { $rest }
over-lead = { $points ->
    [one] mit { $total } Punkten und einem Punkt Vorsprung
   *[other] mit { $total } Punkten und { $points } Punkten Vorsprung
}
over-tied = mit { $total } Punkten, nach Gleichstand
over-show = Ergebnis zeigen
over-close = Zurück zum Tisch
over-score = Schlusswertung
over-skip = Alles auf einmal zeigen
over-rematch = Noch einmal spielen
over-rematch-open = Zur nächsten Partie
over-replay = Wiederholung ansehen
over-analysis = Analyse
over-record = Partie herunterladen
over-fair = Waren die Ziehungen fair?
over-fair-text = Jede Ziehung folgt aus einem geheimen Startwert. Sein Hash war schon vor der ersten Ziehung zu sehen; jetzt ist auch der Startwert selbst zu sehen. Mit der heruntergeladenen Partie lassen sich alle Ziehungen nachprüfen:
over-fair-hash = Hash
over-fair-seed = Startwert
over-fair-command = Befehl

## Charts.
chart-label = Diagramme
chart-score = Punkte
chart-score-about = Wie viele Punkte alle hätten, wenn das Spiel dort geendet hätte
chart-coins = Münzen
chart-coins-about = Die Münzen, die alle jeweils hatten
chart-money = Geld
chart-money-about = Der Wert der Geldkarten, die alle jeweils hatten
chart-chance = Siegchance
chart-chance-about = Geschätzt von den Bots, mit dem Wissen derer, die gerade entscheiden
chart-step = Schritt
chart-step-value = Schritt { $at } von { $of }
chart-value = { $name } { $value }
chart-reading = { $at }: { $values }
chart-read = { $chart }, Schritt für Schritt
chart-keys = Mit den Pfeiltasten liest du es Schritt für Schritt.
chart-table = Als Tabelle
chart-goto = Schritt { $at } ansehen
chart-percent = { $share } %

## The replay.
replay-title = Wiederholung
replay-loading = Die Partie wird gelesen …
replay-of = { $ruleset }: { $names }
replay-running = Diese Partie läuft noch: Du siehst, was du damals sehen konntest.
replay-position = Schritt { $at } von { $of }
replay-start = Vor dem ersten Schritt
replay-slider = Schritt der Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-turn-back = Zum vorigen Zug
replay-turn-forward = Zum nächsten Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-value = { $factor } ×
replay-to-move = { $self ->
    [yes] Deine Entscheidung
   *[no] { $who } entscheidet
}
replay-drawing = Es wird gezogen
replay-over = Das Spiel ist vorbei
replay-moves = Schritte
replay-charts = Diagramme
replay-open = Alles offen
replay-seat = Sicht von
replay-share = Link kopieren
replay-copied = Kopiert
replay-table = Zum Tisch
replay-keys = Mit den Pfeiltasten gehst du schrittweise, mit Pos1 und Ende springst du, mit der Leertaste spielst du ab und hältst an.
replay-hints = Bots
replay-hints-title = Was die Bots meinen
replay-hints-ask = Bots fragen
replay-hints-asking = Die Bots überlegen …
replay-hints-nobody = Hier gibt es nichts zu entscheiden.
replay-hints-action = Aktion
replay-hints-chance = Siegchance
replay-hints-points = Endpunktzahl
replay-hints-played = wurde gespielt
replay-hints-about = Schätzungen mit dem Wissen an dieser Stelle (Sicht: { $who }).
replay-open-title = Auf eine Partie zurückblicken
replay-open-text = Öffne die Datei einer Partie (.game) von deinem Gerät oder zieh sie hierher. Sie wird nach den Regeln Schritt für Schritt nachgespielt.
replay-open-choose = Datei wählen
replay-open-reading = { $name } wird gelesen …
replay-open-wrong = { $name } lässt sich nicht nachspielen: { $reason }
replay-open-large = { $name } ist zu groß für eine Partie.
replay-open-games = Deine beendeten Partien findest du unter „Deine Partien“.
replay-missing = Diese Partie gibt es nicht
replay-not-opened = Die Partie lässt sich nicht öffnen

## The analysis.
analysis-title = Analyse
analysis-start = Alle Entscheidungen untersuchen
analysis-text = Die Bots vergleichen jede Entscheidung mit der besten, die sie finden, nach dem, was zu diesem Zeitpunkt bekannt sein konnte. Das dauert einen Moment.
analysis-running = { $total ->
    [0] Die Bots untersuchen die Partie …
   *[other] { $done } von { $total } Entscheidungen
}
analysis-progress = Fortschritt der Analyse
analysis-stopped = Die Analyse wurde vorzeitig beendet.
analysis-none = Nichts hat eine Siegchance um 5 % oder mehr verändert.
analysis-turning = Wendepunkte
analysis-turning-number = Wendepunkt { $number }
analysis-accuracy = Wie gut alle entschieden haben
analysis-decisions = Entscheidungen
analysis-precision = Genauigkeit
analysis-mean-loss = Mittlerer Verlust
analysis-mistakes = Was besser gegangen wäre
analysis-mistakes-of = { $self ->
    [yes] Deine Entscheidungen
   *[no] { $who }
}
analysis-no-mistakes = { $self ->
    [yes] Du hast nichts verschenkt.
   *[no] { $who } hat nichts verschenkt.
}
analysis-better = Besser:
analysis-luck = Was das Glück verändert hat
analysis-luck-none = Die Ziehungen haben kaum etwas verändert.
analysis-luck-sum-about = Alle Ziehungen der Partie zusammen
analysis-decided-between = { $self ->
    [yes] Du hast zwischen den anderen entschieden
   *[no] { $who } hat zwischen den anderen entschieden
}
analysis-of-luck = Glück
analysis-grades = Nach der Siegchance, die eine Entscheidung verschenkt hat: gut ab 1 %, ungenau ab 5 %, Fehler ab 10 %, grober Fehler ab 20 %. Alle Werte sind Schätzungen.
grade-best = beste Wahl
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler
grades-best = Beste Wahl
grades-good = Gut
grades-inaccuracy = Ungenau
grades-mistake = Fehler
grades-blunder = Grobe Fehler
