# Said by the characters, in their own voice; at most 60 characters.

remark-nino-greets = Hoi! Ik heb mijn eigen emmer mee!
remark-nino-scores = Wat veel! Is dat allemaal van mij?
remark-nino-robbed = Aaah, ik had hem net mooi geverfd!
remark-nino-builds = Hij is hoger dan ik!
remark-nino-broke = In mijn zakken zitten alleen kruimels.
remark-nino-bricks = Opzij! Wiebelstapel!
remark-nino-announces = Bijna klaar! Of heb ik iets aangeraakt?
remark-nino-wins = Gewonnen? GEWONNEN! Nog een keer?
remark-nino-loses = Jij hebt gewonnen! Hoera voor jou!

remark-bice-greets = Zijn er vandaag stenen in de aanbieding?
remark-bice-scores = Ha! Ik heb aan scoren gedacht!
remark-bice-robbed = Die stond op mijn lijstje. Voor morgen.
remark-bice-builds = En dat voor de halve prijs!
remark-bice-broke = Alles op aan koopjes. Geen spijt.
remark-bice-bricks = Voor die prijs neem ik ze allemaal.
remark-bice-announces = Wacht, einde? Ik heb nog kortingsbonnen!
remark-bice-wins = De koop van mijn leven!
remark-bice-loses = Een gratis les. Ik ben dol op gratis!

remark-celio-greets = Goedendag. Ik heb geteld. Twee keer.
remark-celio-scores = Dat maakt … o. O jee, zoveel.
remark-celio-robbed = Maar die stond in mijn schrift!
remark-celio-builds = Hij staat. Ik heb het nagemeten.
remark-celio-broke = Volgens mij heb ik niets. Klopt.
remark-celio-bricks = Drie, vier … nee, opnieuw.
remark-celio-announces = Als mijn som klopt, is het bijna klaar.
remark-celio-wins = Gewonnen? Kan iemand dat narekenen?
remark-celio-loses = Mijn som klopte. De jouwe was beter.

remark-tufo-greets = Ga zitten. Steen kost geld, praten niet.
remark-tufo-scores = Eerlijk loon voor eerlijke steen.
remark-tufo-robbed = Hm. Daar kwam je te goedkoop aan.
remark-tufo-builds = Dat staat er over driehonderd jaar nog.
remark-tufo-broke = Lege beurs, schoon geweten.
remark-tufo-bricks = Wie wacht, krijgt ze haast voor niets.
remark-tufo-announces = Genoeg. Elk huis moet ooit een dak.
remark-tufo-wins = Goed gebouwd en geen munt te veel.
remark-tufo-loses = Jij betaalde meer. Het was het waard.

remark-brina-greets = Handen van het roer. Ik stuur.
remark-brina-scores = Schat aan boord!
remark-brina-robbed = Geënterd in mijn eigen haven! Knap, hoor.
remark-brina-builds = Dat zie je tot ver op zee.
remark-brina-broke = Eb in de geldkist.
remark-brina-bricks = Laad maar vol, ze kan nog meer hebben!
remark-brina-announces = Land in zicht! Laatste stuk!
remark-brina-wins = Zo neem je dus een haven in.
remark-brina-loses = Jij had de wind mee. Ik kom terug!

remark-perla-greets = Begin maar. Ik heb de hele dag.
remark-perla-scores = Geduld loont. Zoals meestal.
remark-perla-robbed = Wat ben je snel. Dat onthoud ik.
remark-perla-builds = Een kleinigheidje, voor het oog.
remark-perla-broke = Een dame heeft geen geld op zak.
remark-perla-bricks = Laat ze maar thuisbezorgen, graag.
remark-perla-announces = Ronden we af? De koffie wordt koud.
remark-perla-wins = Je was een verrukkelijke tegenstander.
remark-perla-loses = Prachtig gespeeld. En dat meen ik.

remark-orso-greets = Ah, deze tafel weer. Fijn dat je er bent.
remark-orso-scores = Hm? O ja. Net als bij de grote vloed.
remark-orso-robbed = Dat deed mijn broer ook een keer.
remark-orso-builds = De oude meesters hadden het mooi gevonden.
remark-orso-broke = Ik was al eens armer. Ik sliep toen beter.
remark-orso-bricks = Denk om de rug. De mijne, bedoel ik.
remark-orso-announces = Het wordt laat. Nog één rondje.
remark-orso-wins = De volgende win jij. Ik heb het gezien.
remark-orso-loses = Eindelijk iets nieuws. Goed gespeeld!
