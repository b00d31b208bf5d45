# Who plays as each level, and who teaches.

character-nino = Nino
character-nino-about = Builds what looks nice, and cheers when you win.
character-bice = Bice
character-bice-about = Loves a bargain, forgets to score.
character-celio = Celio
character-celio-about = Counts twice, moves once, blushes when caught.
character-tufo = Mastro Tufo
character-tufo-about = Never overpays. Not for stone, not for anything.
character-brina = Capitan Brina
character-brina-about = Takes the wheel out of your hands, and smiles.
character-perla = Donna Perla
character-perla-about = Waits, then scores the city you wanted.
character-orso = Nonno Orso
character-orso-about = Has seen this table before. All of it.
character-menta = Zia Menta
character-menta-about = Teaches you the game, one move at a time.

# A character and how strong it plays; the second one at a table.
character-level = { $name } · { $level }
character-nth = { $name } { $number }

portrait-title = Portrait
portrait-about = Others see it beside your name.
portrait-no = No portrait
portrait-number = Portrait { $number }
