### De client voor de terminal.

terminal-quit = Verlaten
terminal-help = Hulp
terminal-scroll = Bladeren
terminal-point = Aanwijzen
terminal-board = Bord
terminal-score = Score
terminal-log = Verloop
terminal-look = Andere spelers
terminal-change = Wijzigen
terminal-join = Meedoen
terminal-renew = Vernieuwen
terminal-jump = Naar stap
terminal-people = Mensen (vrije plaatsen)
terminal-field-table = Tafel of link:
terminal-field-file = Een bestand (.game) terugkijken:
terminal-delete-sure = Nog een keer x verwijdert de partij voorgoed.
terminal-saved = Opgeslagen als { $file }
terminal-saved-before = Het bestand { $file } bestaat al.
terminal-not-saved = { $file } kan niet worden opgeslagen: { $reason }
terminal-hidden = +? : en wat achter het zichtscherm verborgen is.
terminal-score-now = Als het spel nu eindigde
terminal-too-small = Dit venster heeft { $width } × { $height } tekens. Maak het groter: { $least_width } × { $least_height } zijn nodig.
terminal-decoration = deco
terminal-gold = goud*

terminal-help-about = Alles kan met het toetsenbord en met de muis: wijs aan wat onder het bord staat, of de dingen op het bord. Als iets niet kan, lees je waarom.
terminal-help-digits = kies wat onder het bord staat
terminal-help-arrows = beweeg door de keuzes, door de bouwstenen of over het bord
terminal-help-enter = kies; doe wat achter ✓ staat
terminal-help-back = een stap terug
terminal-help-plus = een bouwsteen meer of minder bij kopen en betalen; ← → kiezen de kleur
terminal-help-board = wijs dingen op het bord aan met de pijltjes
terminal-help-hint = wat sterke spelers zouden doen, met de winstkans
terminal-help-undo = neem de laatste actie terug, zolang niets is getrokken of getoond
terminal-help-score = wat iedereen nu zou scoren
terminal-help-log = alles wat er gebeurd is
terminal-help-look = bekijk wat een andere speler heeft
terminal-help-scroll = blader door wat hoger is dan het venster
terminal-help-after = na de partij: sla die op als bestand, kijk terug, speel nog een keer
terminal-help-chat = schrijf aan de anderen op een server
terminal-help-quit = verlaten; partijen op dit apparaat blijven bewaard; je kunt ze later voortzetten. Ctrl-C beëindigt het programma.

terminal-signs = Tekens
terminal-sign-coins = munten, zegepunten, resterende waarderingsstenen
terminal-sign-marks = gekozen; deel van wat ✓ zou doen. Wat onderstreept is, kan worden aangewezen.
terminal-sign-plaques = gewaardeerd door speler A; een van drie gebouwen staat er; niet mogelijk
terminal-sign-pieces = een gebouw met decoratie, met standbeeld
terminal-sign-visit = het koninklijk bezoek
terminal-sign-palazzo = een venster, de bouwmeester, een ruiter; = is een paleis van één materiaal
terminal-sign-players = is aan de beurt, punten als het spel nu eindigde, kaarten in de hand
