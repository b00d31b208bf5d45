# Who plays as each level, and who teaches.

character-nino = Nino
character-nino-about = Bouwt wat er mooi uitziet en juicht als jij wint.
character-bice = Bice
character-bice-about = Dol op koopjes, vergeet te scoren.
character-celio = Celio
character-celio-about = Telt twee keer, zet één keer, bloost als je het ziet.
character-tufo = Mastro Tufo
character-tufo-about = Betaalt nooit te veel. Niet voor steen, nergens voor.
character-brina = Capitan Brina
character-brina-about = Neemt het rad uit je handen en glimlacht.
character-perla = Donna Perla
character-perla-about = Wacht, en scoort dan de stad die jij wilde.
character-orso = Nonno Orso
character-orso-about = Heeft deze tafel al eens gezien. Helemaal.
character-menta = Zia Menta
character-menta-about = Leert je het spel, zet voor zet.

# A character and how strong it plays; the second one at a table.
character-level = { $name } · { $level }
character-nth = { $name } { $number }

portrait-title = Portret
portrait-about = Anderen zien het naast je naam.
portrait-no = Geen portret
portrait-number = Portret { $number }
