# Said by the characters, in their own voice; at most 60 characters.

remark-nino-greets = Ciao! Ho portato il mio secchiello!
remark-nino-scores = Quanta roba! È tutta mia?
remark-nino-robbed = Uffa, l’avevo appena dipinta!
remark-nino-builds = È più alto di me!
remark-nino-broke = In tasca ho solo briciole.
remark-nino-bricks = Largo! Pila traballante!
remark-nino-announces = È quasi finita! O ho toccato qualcosa?
remark-nino-wins = Ho vinto? HO VINTO! Ancora?
remark-nino-loses = Hai vinto tu! Evviva!

remark-bice-greets = Oggi ci sono pietre in offerta?
remark-bice-scores = Ah! Mi sono ricordata dei punti!
remark-bice-robbed = Quella era sulla mia lista. Per domani.
remark-bice-builds = E l’ho avuto a metà prezzo!
remark-bice-broke = Speso tutto in occasioni. Nessun rimpianto.
remark-bice-bricks = A quel prezzo li prendo tutti.
remark-bice-announces = Aspetta, finisce? Ho ancora dei buoni!
remark-bice-wins = L’affare della mia vita!
remark-bice-loses = Una lezione gratis. Adoro il gratis!

remark-celio-greets = Buongiorno. Ho contato tutto. Due volte.
remark-celio-scores = Fa… oh. Oh, mamma mia.
remark-celio-robbed = Ma era nei miei appunti!
remark-celio-builds = Sta in piedi. L’ho rimisurato.
remark-celio-broke = Dai miei conti ho zero. Esatto.
remark-celio-bricks = Tre, quattro… no, da capo.
remark-celio-announces = Se i conti tornano, si finisce presto.
remark-celio-wins = Ho vinto? Qualcuno può ricontrollare?
remark-celio-loses = I miei conti tornavano. I tuoi di più.

remark-tufo-greets = Siediti. La pietra costa, parlare no.
remark-tufo-scores = Giusta paga per pietra onesta.
remark-tufo-robbed = Mah. L’hai avuta per troppo poco.
remark-tufo-builds = Questo sta su trecento anni.
remark-tufo-broke = Borsa vuota, coscienza pulita.
remark-tufo-bricks = Chi aspetta, la pietra gliela regalano.
remark-tufo-announces = Basta così. Ogni casa vuole il suo tetto.
remark-tufo-wins = Costruito bene, e non una moneta di troppo.
remark-tufo-loses = Hai pagato più di me. Ne valeva la pena.

remark-brina-greets = Giù le mani dal timone. Guido io.
remark-brina-scores = Tesoro a bordo!
remark-brina-robbed = Abbordata nel mio porto! Complimenti.
remark-brina-builds = Questo si vede dal mare aperto.
remark-brina-broke = Bassa marea in cassa.
remark-brina-bricks = Caricate, che la nave tiene ancora!
remark-brina-announces = Terra! Ultimo tratto!
remark-brina-wins = Ecco come si prende un porto.
remark-brina-loses = Avevi il vento migliore. Ma torno!

remark-perla-greets = Comincia pure. Ho tutto il giorno.
remark-perla-scores = La pazienza paga. Di solito.
remark-perla-robbed = Che rapidità. Me la ricorderò.
remark-perla-builds = Una cosuccia, tanto per gli occhi.
remark-perla-broke = Una signora non porta contanti.
remark-perla-bricks = Fammeli recapitare a casa, per favore.
remark-perla-announces = Chiudiamo? Il caffè si raffredda.
remark-perla-wins = Giocare contro di te è stata una delizia.
remark-perla-loses = Giocato splendidamente. E dico sul serio.

remark-orso-greets = Ah, di nuovo questo tavolo. Che piacere.
remark-orso-scores = Eh? Ah, sì. Come l’anno dell’alluvione.
remark-orso-robbed = Anche mio fratello me l’ha fatta, una volta.
remark-orso-builds = Ai vecchi maestri sarebbe piaciuto.
remark-orso-broke = Sono stato più povero. E dormivo meglio.
remark-orso-bricks = Occhio alla schiena. La mia, dico.
remark-orso-announces = Si fa tardi. Ancora un giro.
remark-orso-wins = La prossima la vinci tu. L’ho già vista.
remark-orso-loses = Finalmente qualcosa di nuovo. Bella partita!
