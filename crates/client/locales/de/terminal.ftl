### Der Client für das Terminal.

terminal-quit = Verlassen
terminal-help = Hilfe
terminal-scroll = Blättern
terminal-point = Darauf zeigen
terminal-board = Brett
terminal-score = Wertung
terminal-log = Verlauf
terminal-look = Andere ansehen
terminal-change = Ändern
terminal-join = Beitreten
terminal-renew = Neu laden
terminal-jump = Zu Schritt
terminal-people = Menschen (freie Plätze)
terminal-field-table = Tisch oder Link:
terminal-field-file = Eine Datei (.game) nachspielen:
terminal-delete-sure = Drücke noch einmal x, um die Partie endgültig zu löschen.
terminal-saved = Gespeichert als { $file }
terminal-saved-before = Die Datei { $file } gibt es schon.
terminal-not-saved = { $file } lässt sich nicht speichern: { $reason }
terminal-hidden = +? : dazu kommt, was hinter dem Sichtschirm verborgen ist.
terminal-score-now = Wenn das Spiel jetzt endete
terminal-too-small = Dieses Fenster hat { $width } × { $height } Zeichen. Bitte größer machen: { $least_width } × { $least_height } sind nötig.
terminal-decoration = Deko
terminal-gold = Gold*

terminal-help-about = Alles geht mit der Tastatur und mit der Maus: Zeige auf das, was unter dem Brett steht, oder auf die Dinge auf dem Brett. Ist etwas nicht möglich, erfährst du, warum.
terminal-help-digits = wählt, was unter dem Brett steht
terminal-help-arrows = geht durch die Auswahl, durch die Bausteine oder über das Brett
terminal-help-enter = wählt; tut, was hinter ✓ steht
terminal-help-back = ein Schritt zurück
terminal-help-plus = ein Baustein mehr oder weniger beim Kaufen und Zahlen; ← → wählen die Farbe
terminal-help-board = mit den Pfeiltasten auf Dinge auf dem Brett zeigen
terminal-help-hint = was starke Bots täten, mit der Siegchance
terminal-help-undo = nimmt die letzte Aktion zurück, solange nichts gezogen oder gezeigt wurde
terminal-help-score = was alle jetzt bekämen
terminal-help-log = alles, was geschehen ist
terminal-help-look = die Seite einer anderen Person ansehen
terminal-help-scroll = blättert, wenn der Inhalt höher ist als das Fenster
terminal-help-after = nach dem Spiel: als Datei speichern, nachspielen, noch einmal spielen
terminal-help-chat = den anderen auf dem Server schreiben
terminal-help-quit = verlassen; Partien auf diesem Gerät bleiben erhalten und können später weitergehen. Strg-C beendet das Programm.

terminal-signs = Zeichen
terminal-sign-coins = Münzen, Siegpunkte, übrige Wertungssteine
terminal-sign-marks = gewählt; Teil dessen, was ✓ täte. Auf Unterstrichenes kann man zeigen.
terminal-sign-plaques = von A gewertet; eines von drei Gebäuden steht dort; nicht möglich
terminal-sign-pieces = ein Gebäude mit Dekoration, mit Statue
terminal-sign-visit = der königliche Besuch
terminal-sign-palazzo = ein Fenster, der Baumeister, ein Reiter; = ist ein Palast aus einem Material
terminal-sign-players = ist am Zug, Punkte bei sofortigem Ende, Handkarten
