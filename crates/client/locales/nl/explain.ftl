### Carrara: what every thing on the table is, what it is worth now, and what is missing.

explain-not-here = Dit bestaat niet in deze versie van het spel.
explain-of = { $what }: { $who }
explain-or = { $first } of { $second }

## What is missing

explain-bricks-needed = { $count ->
        [one] 1 bouwsteen
       *[other] { $count } bouwstenen
    }
explain-buildings-needed = { $count ->
        [one] 1 gebouw
       *[other] { $count } gebouwen
    }
explain-more-bricks = { $count ->
        [one] nog 1 bouwsteen ({ $colors })
       *[other] nog { $count } bouwstenen ({ $colors })
    }
explain-more-coins = { $count ->
        [one] nog 1 munt
       *[other] nog { $count } munten
    }
explain-more-buildings = { $count ->
        [one] nog 1 gebouw
       *[other] nog { $count } gebouwen
    }
explain-any-color = elke kleur
explain-missing = Nodig: { $missing }.

## The wheel

explain-turn-must = Voor elke aankoop draait de draaischijf één segment verder.
explain-turn-may = Voordat je koopt, mag je de draaischijf één segment verder draaien.
explain-turn-affordable = Voordat je koopt, mag je de draaischijf één segment verder draaien. Kun je geen bouwsteen betalen, dan moet het.
explain-turn-both = Voordat je koopt, draai je beide draaischijven één segment verder, of alleen de binnenste.
explain-turn-prices = Van I tot VI worden de bouwstenen goedkoper. Wat van VI naar I gaat, is weer duur.
explain-turn-next = Na de volgende draai:
explain-refill = { $count ->
        [0] Op de draaischijf liggen 11 bouwstenen: er komt er geen bij.
        [one] Daarna komt er 1 bouwsteen uit de zak bij op I, zodat er 11 op de draaischijf liggen.
       *[other] Daarna komen er tot { $count } bouwstenen uit de zak bij op I, totdat er 11 op de draaischijf liggen.
    }
explain-refill-empty = De zak is leeg: er komen geen bouwstenen bij.
explain-prices = Prijzen op { $number }: { $prices }.
explain-inner = Draait alleen de binnenste draaischijf, dan verschuiven alleen de standbeelden. De bouwstenen blijven liggen en er komen er geen bij.
explain-location = Segment { $number }
explain-location-buy = In één beurt koop je op maar één segment, zoveel bouwstenen als je wilt en kunt betalen.
explain-location-empty = Koop je alle bouwstenen die hier nog liggen, dan mag je de afgebeelde decoratie of het afgebeelde standbeeld nemen, als dat nog in de voorraad is.
explain-brick-here = { $count ->
        [0] Van deze kleur ligt hier geen bouwsteen.
        [one] Van deze kleur ligt hier 1 bouwsteen.
       *[other] Van deze kleur liggen hier { $count } bouwstenen.
    }
explain-brick-next = Na de volgende draai: { $price ->
        [0] gratis
        [one] 1 munt
       *[other] { $price } munten
    } op { $number }.
explain-bag = Zak
explain-bag-about = Uit de zak wordt de draaischijf aangevuld, en betaalde bouwstenen gaan erin terug. Wat erin zit, blijft verborgen.
explain-coins-left = Je houdt over: { $coins }.

## Buildings

explain-cost = { $count ->
        [one] Kost 1 bouwsteen, in een kleur die de stad aanneemt.
       *[other] Kost { $count } bouwstenen, in kleuren die de stad aanneemt.
    }
explain-landscape = { $landscape ->
        [urban] Een stadsgebouw.
       *[rural] Een plattelandsgebouw.
    }
explain-its-object = Bijbehorend object: { $object }.
explain-its-decoration = Bijbehorende decoratie: { $object }.
explain-eight = Wie het bouwt, neemt meteen een opwaardeerder.
explain-at-once = Omdat je geen waarderingsstenen meer hebt, levert bouwen je meteen { $points } ZP op.
explain-onto = Je kunt het ook op een eigen gebouw van dezelfde soort zetten, voor 8 min de waarde daarvan.
explain-replace = Het kan ook een eigen gebouw van lagere waarde vervangen: je betaalt alleen het verschil.
explain-enough = Je hebt genoeg bouwstenen.
explain-brings = { $short ->
        [0] Waardering: { $before } → { $after }.
        [one] Waardering: { $before } → { $after }, met nog 1 gebouw.
       *[other] Waardering: { $before } → { $after }, met nog { $short } gebouwen.
    }
explain-scored-by = Gewaardeerd door { $who }.
explain-has-scored = heeft het gewaardeerd
explain-owner = Van { $who }.
explain-decorated = De decoratie verhoogt de waarde met 1.
explain-with-statue = Het standbeeld telt aan het einde mee voor de meerderheid in { $city }.
explain-covered = { $count ->
        [one] Het monument van deze soort kan er voor 1 bouwsteen op.
       *[other] Het monument van deze soort kan er voor { $count } bouwstenen op.
    }

## Cities

explain-accepts = Neemt bouwstenen van de eigen kleur en van alle duurdere: { $colors }.
explain-exchange = Twee bouwstenen van de volgende, goedkopere kleur ({ $color }) gelden als één.
explain-accept-title = { $brick }, { $city }
explain-accept = { $how ->
        [yes] Telt hier als één bouwsteen.
        [pair] Twee ervan tellen hier als één bouwsteen.
       *[no] Wordt hier niet aangenomen.
    }
explain-you-have = Je hebt: { $bricks }.
explain-reward = Levert { $reward } op per punt gebouwwaarde.
explain-reward-improved = Opgewaardeerd: { $printed } → { $improved } per punt waarde.
explain-reward-possible = Met de opwaardeerder: { $printed } → { $improved } per punt waarde.
explain-power = { $count ->
        [0] Je bouwstenen zijn hier voor geen enkel gebouw genoeg.
       *[other] Met je bouwstenen kun je hier een waarde tot { $count } betalen.
    }
explain-improvement-left = Als je een gebouw van waarde 8 bouwt, neem je een van de opwaardeerders die er nog zijn.
explain-improvement-brings = { $place }: nu voor jou { $before } → { $after }.
explain-has-improvement = heeft hem

## Places to score

explain-place-city = Een stad kan in het hele spel maar door één speler worden gewaardeerd. Daarvoor zijn er { $need } eigen gebouwen nodig.
explain-place-own = Elke speler kan dit één keer waarderen.
explain-place-money = Je hebt { $coins } munten nodig; je laat ze zien en houdt ze. Aan het einde is elke { $rate } munten 1 ZP waard. Voor maar één speler.
explain-money-now = Je hebt { $coins }. Dat zou aan het einde { $after } ZP waard zijn in plaats van { $before }.
explain-place-statues = Hier tellen je gebouwen met een standbeeld in deze twee steden. Elke speler kan dit één keer waarderen.
explain-objects = Objecten die je erbij krijgt: { $objects }.
explain-no-building = Hiervoor is er nog geen gebouw.
explain-other-money = Elke speler kan maar één geldveld hebben.

## The court

explain-court-about = Met je waarderingssteen hier kun je waarderen: eerst krijg je de bonus, dan kies je wat je waardeert.
explain-court-marker = { $here ->
        [yes] waarderingssteen ligt hier
       *[no] waarderingssteen is al weg
    }
explain-gold-left = { $count ->
        [0] Hier is geen gouden standbeeld meer.
        [one] Hier is nog 1 gouden standbeeld.
       *[other] Hier zijn nog { $count } gouden standbeelden.
    }
explain-open-about = Met een waarderingssteen hier kun je waarderen in elke beurt waarin niemand anders het fiche Koninklijk Bezoek heeft. Een bonus levert hij niet op.
explain-markers = { $count ->
        [0] geen waarderingsstenen
        [one] 1 waarderingssteen
       *[other] { $count } waarderingsstenen
    }
explain-visit = Koninklijk bezoek
explain-visit-about = Waardeer je terwijl niemand het fiche Koninklijk Bezoek heeft, dan neem je dat. Tot je volgende beurt kunnen de anderen alleen waarderen met hun eigen waarderingssteen van hetzelfde bonusveld; die levert hun dezelfde bonus op.
explain-visit-missed = Doen ze iets anders, dan gaat die waarderingssteen naar het open deel.
explain-visit-none = Niemand heeft nu het fiche Koninklijk Bezoek.
explain-visit-now = { $who } heeft het fiche Koninklijk Bezoek, bij bonusveld { $number }.
explain-visit-player = { $how ->
        [holds] heeft het fiche Koninklijk Bezoek
        [can] heeft daar een waarderingssteen
       *[cannot] heeft daar geen waarderingssteen
    }

## Players

explain-bricks = Bouwstenen
explain-coins = Munten
explain-points = Zegepunten
explain-scoring-markers = Waarderingsstenen
explain-estimate = Als het spel nu afgelopen was
explain-estimate-hidden = { $objects ->
        [yes] Munten en objecten zijn verborgen en niet meegeteld.
       *[no] Munten zijn verborgen en niet meegeteld.
    }
explain-coins-worth = Aan het einde zijn ze { $points } ZP waard.
explain-rate = Aan het einde is elke { $rate } munten 1 ZP waard.
explain-tie = Zijn de zegepunten aan het einde gelijk, dan beslissen de meeste bouwstenen, ongeacht de kleur.
explain-accepted-in = Te gebruiken in { $cities }.
explain-scored-places = Gewaardeerd: { $places }.
explain-scored-nothing = Nog niets gewaardeerd.
explain-screen = { $objects ->
        [yes] Munten, bouwstenen en objecten liggen achter het zichtscherm: alleen de eigenaar ziet ze.
       *[no] Munten en bouwstenen liggen achter het zichtscherm: alleen de eigenaar ziet ze.
    }
explain-objects-worth = Alle objecten samen zijn aan het einde { $points } ZP waard.
explain-decorations-here = Op gebouwen: { $count }, aan het einde { $points } ZP waard.
explain-marker-about = Elke waardering kost een waarderingssteen.
explain-markers-where = Op bonusvelden: { $court }. In het open deel: { $open }.

## The end of the game

explain-condition = Voorwaarde { $number }
explain-card = { $card ->
        [top] Topkaart
        [object] Objectkaart
        [building] Gebouwkaart
       *[bonus] Extrakaart
    }
explain-progress = { $goal ->
        [top-scorings] heeft { $have } van de { $need } keer gewaardeerd
        [top-high-buildings] { $have } van { $need } gebouwen van waarde 5 of 8
        [top-cities] { $have } van { $need } steden gewaardeerd
        [top-buildings] { $have } van { $need } gebouwen
        [top-coins] { $have } van { $need } munten
        [top-points] { $have } van { $need } ZP
        [object-each] { $have } van { $need } objecten
        [object-triples] { $have } van { $need } drielingen
        [object-alike] { $have } van { $need } gelijke objecten
        [object-pair-and-four] { $have } van { $need } combinaties van een paar en een vierling
        [object-different] { $have } van { $need } verschillende objecten
        [object-threes] { $have } van { $need } sets van drie verschillende objecten
        [building-total-value] totale waarde { $have } van { $need }
        [building-threes] { $have } van { $need } steden met minstens 3 gebouwen
        [building-fours] { $have } van { $need } gebouwen in één stad
        [building-eights] { $have } van { $need } gebouwen van waarde 8
        [building-rural] { $have } van { $need } plattelandsgebouwen
        [building-urban] { $have } van { $need } stadsgebouwen
        [building-landscape-pairs] { $have } van { $need } paren van een stads- en een plattelandsgebouw
        [building-cities] { $have } van { $need } steden met minstens 2 gebouwen
       *[object-pairs] { $have } van { $need } paren gelijke objecten
    }
explain-pays-now = zou nu { $pay } opleveren
explain-end-announce = Voldoe je na je actie aan alle drie de voorwaarden, dan mag je voor 5 ZP het einde aankondigen. Daarna wordt de ronde afgemaakt.
explain-end-last = Het spel eindigt ook als het laatste van de geschudde gebouwen genomen is.
explain-end-markers = Het einde komt als een speler alle waarderingsstenen heeft gebruikt en de stapel leeg is. Wie de beurt heeft waarin dat allebei zo wordt, krijgt 5 ZP; de anderen hebben nog één beurt.
explain-stack = Gedekte gebouwen. Wordt er een gebouw genomen, dan wordt op die plek het volgende opengelegd.

## Objects, decorations and statues

explain-object-about = Objecten krijg je als je gebouwen van hun soort waardeert. Na je actie mag je er een kopen dat te koop ligt.
explain-object-type = Hoort bij de soort: { $kind }.
explain-object-more = Nog een zou je aan het einde { $points } ZP opleveren.
explain-decoration-about = Gaat op een gebouw van de bijbehorende soort, één per gebouw, en verhoogt de waarde ervan bij elke waardering met 1.
explain-decoration-worth = Aan het einde zijn 1, 2, 3, 4, 5, 6 of 7 gelijke op je gebouwen 2, 6, 12, 20, 30, 42 of 56 ZP waard.
explain-statue-about = Gaat op een gebouw in een stad die bouwstenen van die kleur aanneemt, één per gebouw.
explain-statue-gold = Gaat op een gebouw in elke stad, één per gebouw. Je krijgt het alleen aan het hof.
explain-statue-worth = Aan het einde krijgen de spelers met de meeste standbeelden in een stad ZP.
explain-supply = In de voorraad: { $count }.
explain-purchase = Eén keer per beurt mag je voor { $price } een decoratie of een gekleurd standbeeld kopen. Het gaat meteen op een gebouw, een standbeeld alleen in de stad van zijn eigen kleur.
explain-warehouse = Elk van de twee opslagvelden bewaart één decoratie of standbeeld voor een latere beurt. Opgeslagen stukken zijn aan het einde niets waard.
explain-warehouse-free = { $count ->
        [0] Beide opslagvelden zijn vol.
        [one] 1 opslagveld is vrij.
       *[other] { $count } opslagvelden zijn vrij.
    }
explain-take-nothing = Je mag de stukken ook laten liggen.
explain-payment = Betaalde bouwstenen gaan terug in de zak.

## Values and rules

explain-value-court = Bonusvelden van het hof
explain-value-symbols = Symbolen op de draaischijven
explain-documented = Deze waarde is gepubliceerd, of aan deze tafel ingesteld.
explain-rules = Regels
explain-rule = { $section }: { $words }
