# Said by the characters, in their own voice; at most 60 characters.

remark-nino-greets = Hallo! Ich hab meinen eigenen Eimer dabei!
remark-nino-scores = So viel! Gehört das alles mir?
remark-nino-robbed = Och, die hatte ich gerade fertig gemalt!
remark-nino-builds = Das ist höher als ich!
remark-nino-broke = In meinen Taschen sind nur Krümel.
remark-nino-bricks = Achtung, wackliger Stapel!
remark-nino-announces = Gleich vorbei! Oder war ich das?
remark-nino-wins = Gewonnen? GEWONNEN! Noch mal?
remark-nino-loses = Du hast gewonnen! Hurra!

remark-bice-greets = Sind heute Steine im Angebot?
remark-bice-scores = Ha! Ich hab ans Werten gedacht!
remark-bice-robbed = Die wollte ich auch noch. Morgen.
remark-bice-builds = Und das zum halben Preis!
remark-bice-broke = Alles für Schnäppchen. Ich bereue nichts.
remark-bice-bricks = Bei dem Preis nehm ich alle.
remark-bice-announces = Moment, Schluss? Ich hab noch Gutscheine!
remark-bice-wins = Das beste Geschäft meines Lebens!
remark-bice-loses = Was gelernt, und das gratis. Danke!

remark-celio-greets = Guten Tag. Ich habe nachgezählt. Zweimal.
remark-celio-scores = Das macht … oh. Oje, so viel.
remark-celio-robbed = Das stand doch alles in meinem Heft!
remark-celio-builds = Es steht. Ich hab noch mal gemessen.
remark-celio-broke = Nach meiner Rechnung: nichts. Stimmt.
remark-celio-bricks = Drei, vier … nein, von vorn.
remark-celio-announces = Wenn ich richtig rechne, ist bald Schluss.
remark-celio-wins = Gewonnen? Rechnet das bitte jemand nach?
remark-celio-loses = Meine Rechnung stimmte. Deine war besser.

remark-tufo-greets = Setz dich. Stein kostet, Reden nicht.
remark-tufo-scores = Guter Lohn für guten Stein.
remark-tufo-robbed = Hm. Da bist du zu billig rangekommen.
remark-tufo-builds = Das steht in dreihundert Jahren noch.
remark-tufo-broke = Beutel leer, Gewissen rein.
remark-tufo-bricks = Wer wartet, kriegt ihn fast geschenkt.
remark-tufo-announces = Genug. Jedes Haus braucht mal ein Dach.
remark-tufo-wins = Gut gebaut und keine Münze zu viel.
remark-tufo-loses = Du hast mehr bezahlt. War’s wert.

remark-brina-greets = Finger weg vom Steuer. Ich fahre.
remark-brina-scores = Schatz an Bord!
remark-brina-robbed = Im eigenen Hafen geentert! Alle Achtung.
remark-brina-builds = Das sieht man bis aufs offene Meer.
remark-brina-broke = Ebbe in der Kasse.
remark-brina-bricks = Nur her damit, der Kahn trägt mehr!
remark-brina-announces = Land in Sicht! Letzte Etappe!
remark-brina-wins = So nimmt man einen Hafen ein.
remark-brina-loses = Du hattest besseren Wind. Ich komm wieder!

remark-perla-greets = Fang ruhig an. Ich habe Zeit.
remark-perla-scores = Geduld zahlt sich aus. Wie meistens.
remark-perla-robbed = Wie flink du bist. Das merke ich mir.
remark-perla-builds = Nur eine Kleinigkeit fürs Auge.
remark-perla-broke = Eine Dame trägt kein Bargeld bei sich.
remark-perla-bricks = Lass sie mir bitte nach Hause liefern.
remark-perla-announces = Kommen wir zum Schluss? Der Kaffee wird kalt.
remark-perla-wins = Gegen dich war es mir ein Vergnügen.
remark-perla-loses = Wunderbar gespielt. Ich meine das ernst.

remark-orso-greets = Ah, dieser Tisch. Schön, dass du da bist.
remark-orso-scores = Hm? Ach ja. Wie damals beim Hochwasser.
remark-orso-robbed = Das hat mein Bruder auch mal gemacht.
remark-orso-builds = Das hätte den Alten gefallen.
remark-orso-broke = Ich war schon ärmer. Und schlief besser.
remark-orso-bricks = Vorsicht mit dem Rücken. Mit meinem.
remark-orso-announces = Es wird spät. Eine Runde noch.
remark-orso-wins = Die nächste gewinnst du. Ich hab’s gesehen.
remark-orso-loses = Endlich was Neues. Schön gespielt!
