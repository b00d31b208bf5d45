# Who plays as each level, and who teaches.

character-nino = Nino
character-nino-about = Costruisce quel che gli piace ed esulta se vinci tu.
character-bice = Bice
character-bice-about = Adora le occasioni, si scorda i punti.
character-celio = Celio
character-celio-about = Conta due volte, muove una, arrossisce se lo guardi.
character-tufo = Mastro Tufo
character-tufo-about = Mai una moneta di troppo. Per la pietra e per il resto.
character-brina = Capitan Brina
character-brina-about = Ti toglie la ruota di mano, e sorride.
character-perla = Donna Perla
character-perla-about = Aspetta, poi si prende i punti della città che volevi.
character-orso = Nonno Orso
character-orso-about = Questo tavolo l’ha già visto. Tutto.
character-menta = Zia Menta
character-menta-about = Ti insegna il gioco, una mossa alla volta.

# A character and how strong it plays; the second one at a table.
character-level = { $name } · { $level }
character-nth = { $name } { $number }

portrait-title = Ritratto
portrait-about = Gli altri lo vedono accanto al tuo nome.
portrait-no = Nessun ritratto
portrait-number = Ritratto { $number }
