import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const twoPercent: ArticlePlan = {
	id: 202,
	age: 13,
	scene: 'terraces',
	author: 'Nadia El Amrani',
	tags: ['costs', 'buying'],
	title: t(
		'Twee procent registratierechten: voor wie wel, voor wie niet',
		'Deux pour cent de droits d’enregistrement : pour qui ?',
		'Two per cent registration duty: who gets it, and who does not',
		'Zwei Prozent Registrierungsgebühren: für wen, und für wen nicht',
	),
	intro: t(
		'In Vlaanderen betaalt u sinds 1 januari 2025 nog 2 % op uw enige eigen woning. Al de rest blijft op 12 %.',
		'En Flandre, depuis le 1er janvier 2025, vous payez 2 % sur votre unique habitation propre. Le reste demeure à 12 %.',
		'In Flanders, since 1 January 2025, you pay 2% on your only home. Everything else stays at 12%.',
		'In Flandern zahlen Sie seit dem 1. Januar 2025 noch 2 % auf Ihre einzige eigene Wohnung. Für alles andere bleibt es bei 12 %.',
	),
	body: t(
		'<p>Op een huis van 350.000 euro scheelt het 35.000 euro: 7.000 in plaats van 42.000. Geen wonder dat we de vraag bij elk bezoek krijgen.</p><h3>De voorwaarden</h3><ul><li>U koopt als natuurlijke persoon de volle eigendom van een woning.</li><li>U hebt geen andere woning in volle eigendom, ook niet in het buitenland, of u verkoopt ze op tijd.</li><li>U schrijft zich binnen drie jaar na de akte in op het adres en blijft er minstens een jaar.</li></ul><h3>Waar het niet geldt</h3><p>Bouwgrond, een tweede verblijf, een opbrengsteigendom, een garage die u los koopt, een handelspand: daar geldt 12 %.</p><h3>En in Brussel?</h3><p>Daar is het tarief 12,5 %, maar op de eerste 200.000 euro van uw eigen woning betaalt u niets als de prijs niet boven 600.000 euro ligt. Dat is een besparing van 25.000 euro.</p><p>De notaris kijkt de voorwaarden na. Reken nooit op een tarief voor hij dat deed.</p>',
		'<p>Sur une maison de 350 000 euros, la différence est de 35 000 euros : 7 000 au lieu de 42 000. La question revient donc à chaque visite.</p><h3>Les conditions</h3><ul><li>Vous achetez, comme personne physique, la pleine propriété d’une habitation.</li><li>Vous n’avez pas d’autre logement en pleine propriété, même à l’étranger, ou vous le vendez à temps.</li><li>Vous vous domiciliez à l’adresse dans les trois ans de l’acte et y restez au moins un an.</li></ul><h3>Où cela ne vaut pas</h3><p>Terrain à bâtir, seconde résidence, immeuble de rapport, garage acheté seul, commerce : 12 %.</p><h3>Et à Bruxelles ?</h3><p>Le taux y est de 12,5 %, mais les premiers 200 000 euros de votre habitation propre sont exonérés si le prix ne dépasse pas 600 000 euros. Soit 25 000 euros d’économie.</p><p>Le notaire vérifie les conditions. Ne comptez sur un taux qu’après son feu vert.</p>',
		'<p>On a house of 350.000 euros it makes a difference of 35.000: 7.000 instead of 42.000. No wonder we are asked at every visit.</p><h3>The conditions</h3><ul><li>You buy, as a private person, the full ownership of a home.</li><li>You own no other home outright, not abroad either, or you sell it in time.</li><li>You register at the address within three years of the deed and stay for at least a year.</li></ul><h3>Where it does not apply</h3><p>Building land, a second home, an investment property, a garage bought on its own, a shop: 12%.</p><h3>And in Brussels?</h3><p>There the rate is 12,5%, but on the first 200.000 euros of your own home you pay nothing if the price does not exceed 600.000. That saves 25.000 euros.</p><p>The notary checks the conditions. Never count on a rate before that.</p>',
		'<p>Bei einem Haus für 350.000 Euro macht das 35.000 Euro aus: 7.000 statt 42.000. Kein Wunder, dass wir bei jeder Besichtigung danach gefragt werden.</p><h3>Die Bedingungen</h3><ul><li>Sie kaufen als natürliche Person das volle Eigentum an einer Wohnung oder einem Haus.</li><li>Ihnen gehört keine andere Wohnung vollständig, auch nicht im Ausland, oder Sie verkaufen sie rechtzeitig.</li><li>Sie melden sich innerhalb von drei Jahren nach der Urkunde unter der Adresse an und bleiben mindestens ein Jahr.</li></ul><h3>Wo es nicht gilt</h3><p>Baugrundstück, Zweitwohnsitz, Renditeobjekt, einzeln gekaufte Garage, Ladenlokal: Dort gelten 12 %.</p><h3>Und in Brüssel?</h3><p>Dort beträgt der Satz 12,5 %, aber auf die ersten 200.000 Euro Ihrer eigenen Wohnung zahlen Sie nichts, wenn der Preis nicht über 600.000 Euro liegt. Das spart 25.000 Euro.</p><p>Der Notar prüft die Bedingungen. Rechnen Sie nie mit einem Satz, bevor er das getan hat.</p>',
	),
};
