# Who plays as each level, and who teaches.

character-nino = Nino
character-nino-about = Baut, was hübsch aussieht, und jubelt, wenn du gewinnst.
character-bice = Bice
character-bice-about = Liebt Schnäppchen und vergisst das Werten.
character-celio = Celio
character-celio-about = Zählt zweimal, zieht einmal, wird rot, wenn man’s merkt.
character-tufo = Mastro Tufo
character-tufo-about = Zahlt nie zu viel. Nicht für Stein, für gar nichts.
character-brina = Capitan Brina
character-brina-about = Nimmt dir das Rad aus der Hand und lächelt.
character-perla = Donna Perla
character-perla-about = Wartet, und wertet dann die Stadt, die du wolltest.
character-orso = Nonno Orso
character-orso-about = Hat diesen Tisch schon gesehen. Ganz und gar.
character-menta = Zia Menta
character-menta-about = Bringt dir das Spiel bei, Zug für Zug.

# A character and how strong it plays; the second one at a table.
character-level = { $name } · { $level }
character-nth = { $name } { $number }

portrait-title = Bild
portrait-about = Andere sehen es neben deinem Namen.
portrait-no = Kein Bild
portrait-number = Bild { $number }
