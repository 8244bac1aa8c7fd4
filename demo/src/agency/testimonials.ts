import { type Texts, texts as t } from '../texts.ts';

interface Testimonial {
	name: string;
	aboutYou: Texts;
	comment: Texts;
	rating: number;
}

const one = (name: string, rating: number, aboutYou: Texts, comment: Texts): Testimonial => ({
	name,
	rating,
	aboutYou,
	comment,
});

/** Sixteen voices; not all of them five stars, because nobody believes that. */
export const TESTIMONIALS: readonly Testimonial[] = [
	one(
		'Hanne & Wim',
		5,
		t(
			'Kochten een rijwoning in Sint-Amandsberg',
			'Ont acheté une maison à Mont-Saint-Amand',
			'Bought a terraced house in Sint-Amandsberg',
			'Kauften ein Reihenhaus in Sint-Amandsberg',
		),
		t(
			'Nadia las het hele dossier met ons door, ook de saaie stukken. Daardoor wisten we op de dag van het compromis precies wat we tekenden.',
			'Nadia a lu tout le dossier avec nous, même les passages arides. Le jour du compromis, nous savions exactement ce que nous signions.',
			'Nadia read the whole file with us, dull parts included. On the day of the agreement we knew exactly what we were signing.',
			'Nadia ist die ganze Akte mit uns durchgegangen, auch die trockenen Seiten. So wussten wir am Tag des Kaufvertrags genau, was wir unterschreiben.',
		),
	),
	one(
		'Els & Koen Goossens',
		5,
		t(
			'Verkochten hun ouderlijk huis in Deinze',
			'Ont vendu la maison familiale à Deinze',
			'Sold their parents’ house in Deinze',
			'Verkauften ihr Elternhaus in Deinze',
		),
		t(
			'Een huis leegmaken na vijftig jaar is zwaar. Pieter-Jan gaf ons tijd, vond een opkoper voor de meubels en verkocht het in zes weken.',
			'Vider une maison après cinquante ans est lourd. Pieter-Jan nous a laissé le temps, trouvé un brocanteur et vendu en six semaines.',
			'Emptying a house after fifty years is hard. Pieter-Jan gave us time, found a dealer for the furniture and sold it in six weeks.',
			'Ein Haus nach fünfzig Jahren auszuräumen, ist schwer. Pieter-Jan ließ uns Zeit, fand einen Käufer für die Möbel und verkaufte es in sechs Wochen.',
		),
	),
	one(
		'Elise Martin',
		5,
		t(
			'Huurt een appartement in Elsene',
			'Loue un appartement à Ixelles',
			'Rents an apartment in Ixelles',
			'Mietet eine Wohnung in Ixelles',
		),
		t(
			'Ik verhuisde vanuit Lyon en kende niemand. Samuel regelde bezoek, plaatsbeschrijving en meterstanden in één week.',
			'J’arrivais de Lyon sans connaître personne. Samuel a tout réglé en une semaine : visite, état des lieux, compteurs.',
			'I moved from Lyon and knew nobody. Samuel arranged the visit, inventory and meter readings in a single week.',
			'Ich zog aus Lyon her und kannte niemanden. Samuel hat Besichtigung, Übergabeprotokoll und Zählerstände in einer Woche geregelt.',
		),
	),
	one(
		'Bart Coppens',
		4,
		t(
			'Verkocht een appartement in Mortsel',
			'A vendu un appartement à Mortsel',
			'Sold an apartment in Mortsel',
			'Verkaufte eine Wohnung in Mortsel',
		),
		t(
			'De schatting lag lager dan ik hoopte, en bleek achteraf juist. De verkoop duurde drie weken langer dan beloofd, maar de prijs klopte.',
			'L’estimation était plus basse qu’espéré, et s’est révélée juste. La vente a pris trois semaines de plus, mais au bon prix.',
			'The valuation was lower than I had hoped, and proved right. The sale took three weeks longer than promised, but the price was spot on.',
			'Die Bewertung lag niedriger als erhofft und erwies sich im Nachhinein als richtig. Der Verkauf dauerte drei Wochen länger als versprochen, aber der Preis stimmte.',
		),
	),
	one(
		'Sofie & Karim',
		5,
		t(
			'Kochten op plan in Merelbeke',
			'Ont acheté sur plan à Merelbeke',
			'Bought off plan in Merelbeke',
			'Kauften vom Plan in Merelbeke',
		),
		t(
			'Elke werfvergadering kregen we een verslag dat ook wij begrepen. De oplevering verliep zonder verrassingen.',
			'Après chaque réunion de chantier, un compte rendu que nous comprenions. La réception s’est passée sans surprise.',
			'After every site meeting we got a report we could understand. Handover came without surprises.',
			'Nach jeder Baubesprechung bekamen wir einen Bericht, den auch wir verstanden. Die Abnahme verlief ohne Überraschungen.',
		),
	),
	one(
		'Marc De Wilde',
		5,
		t(
			'Verhuurt drie woningen via Meander',
			'Loue trois logements via Meander',
			'Lets three homes through Meander',
			'Vermietet drei Wohnungen über Meander',
		),
		t(
			'Tom kent mijn woningen beter dan ik. In acht jaar één maand leegstand.',
			'Tom connaît mes biens mieux que moi. Un mois de vide locatif en huit ans.',
			'Tom knows my homes better than I do. One month empty in eight years.',
			'Tom kennt meine Wohnungen besser als ich. In acht Jahren ein einziger Monat Leerstand.',
		),
	),
	one(
		'Fatima Ouali',
		5,
		t(
			'Kocht een herenhuis in Schaarbeek',
			'A acheté une maison à Schaerbeek',
			'Bought a town house in Schaerbeek',
			'Kaufte ein Stadthaus in Schaerbeek',
		),
		t(
			'Amélie zei bij het tweede bezoek zelf dat het dak nagekeken moest worden. Dat bespaarde ons een dure vergissing.',
			'À la deuxième visite, Amélie a dit elle-même qu’il fallait faire vérifier le toit. Elle nous a évité une erreur coûteuse.',
			'At the second visit Amélie herself told us to have the roof checked. It saved us an expensive mistake.',
			'Amélie sagte bei der zweiten Besichtigung selbst, dass das Dach geprüft werden müsse. Das hat uns einen teuren Fehler erspart.',
		),
	),
	one(
		'Jan & Rita Vermeulen',
		5,
		t(
			'Ruilden hun villa voor een penthouse',
			'Ont échangé leur villa contre un penthouse',
			'Swapped their villa for a penthouse',
			'Tauschten ihre Villa gegen ein Penthouse',
		),
		t(
			'Verkopen en kopen tegelijk leek onmogelijk. De planning hing op aan één datum en die werd gehaald.',
			'Vendre et acheter en même temps semblait impossible. Tout tenait à une date, et elle a été tenue.',
			'Selling and buying at once seemed impossible. It all hung on one date, and the date was met.',
			'Gleichzeitig verkaufen und kaufen schien unmöglich. Alles hing an einem einzigen Datum, und das wurde eingehalten.',
		),
	),
	one(
		'Lotte Claes',
		4,
		t(
			'Huurde haar eerste studio in Gent',
			'A loué son premier studio à Gand',
			'Rented her first studio in Ghent',
			'Mietete ihr erstes Studio in Gent',
		),
		t(
			'Veel kandidaten, maar wel eerlijk verlopen: ik kreeg uitleg waarom ik de vorige keer niet gekozen werd.',
			'Beaucoup de candidats, mais une procédure juste : on m’a expliqué pourquoi je n’avais pas été choisie la première fois.',
			'Many candidates, but it was fair: they explained why I was not chosen the time before.',
			'Viele Bewerber, aber es ging fair zu: Man hat mir erklärt, warum ich beim vorigen Mal nicht genommen wurde.',
		),
	),
	one(
		'Stijn Lauwers',
		5,
		t(
			'Verkocht een handelspand in Aalst',
			'A vendu un commerce à Alost',
			'Sold a shop in Aalst',
			'Verkaufte ein Ladenlokal in Aalst',
		),
		t(
			'Een winkel verkoop je niet zoals een huis. Joris vond de bakker die er nu zit.',
			'On ne vend pas un magasin comme une maison. Joris a trouvé le boulanger qui y travaille aujourd’hui.',
			'You do not sell a shop as you sell a house. Joris found the baker who is there now.',
			'Einen Laden verkauft man nicht wie ein Haus. Joris fand den Bäcker, der heute darin arbeitet.',
		),
	),
	one(
		'Ann Van den Bossche',
		5,
		t(
			'Liet haar woning schatten in Edegem',
			'A fait estimer sa maison à Edegem',
			'Had her house valued in Edegem',
			'Ließ ihr Haus in Edegem bewerten',
		),
		t(
			'Drie kantoren, drie prijzen. Alleen bij Ilse kreeg ik te zien hoe ze erbij kwam.',
			'Trois agences, trois prix. Seule Ilse m’a montré comment elle y arrivait.',
			'Three agencies, three prices. Only Ilse showed me how she arrived at hers.',
			'Drei Büros, drei Preise. Nur bei Ilse bekam ich zu sehen, wie sie darauf kam.',
		),
	),
	one(
		'Thomas Dubois',
		5,
		t(
			'Kocht een loft in Brussel',
			'A acheté un loft à Bruxelles',
			'Bought a loft in Brussels',
			'Kaufte ein Loft in Brüssel',
		),
		t(
			'Ik kreeg het syndicusverslag van vijf jaar, ongevraagd. Zo hoort het.',
			'J’ai reçu cinq ans de procès-verbaux de copropriété sans les demander. C’est ainsi que cela devrait être.',
			'I was sent five years of co-owners’ minutes without asking. That is how it should be.',
			'Ich bekam die Protokolle der Eigentümergemeinschaft aus fünf Jahren, ohne zu fragen. So gehört es sich.',
		),
	),
	one(
		'Mieke Janssens',
		5,
		t('Verkocht in Kontich', 'A vendu à Kontich', 'Sold in Kontich', 'Verkaufte in Kontich'),
		t(
			'De foto’s waren zo mooi dat ik bijna zelf opnieuw verliefd werd op mijn keuken.',
			'Les photos étaient si belles que j’ai failli retomber amoureuse de ma cuisine.',
			'The pictures were so good that I almost fell in love with my own kitchen again.',
			'Die Fotos waren so schön, dass ich mich beinahe selbst wieder in meine Küche verliebt hätte.',
		),
	),
	one(
		'Dieter & Joke',
		4,
		t(
			'Kochten bouwgrond in Heist-op-den-Berg',
			'Ont acheté un terrain à Heist-op-den-Berg',
			'Bought a plot in Heist-op-den-Berg',
			'Kauften ein Baugrundstück in Heist-op-den-Berg',
		),
		t(
			'De stedenbouwkundige inlichtingen lieten op zich wachten. Yassin belde de gemeente tot ze er waren.',
			'Les renseignements urbanistiques tardaient. Yassin a appelé la commune jusqu’à ce qu’ils arrivent.',
			'The planning information was slow to come. Yassin kept calling the council until it did.',
			'Die städtebaulichen Auskünfte ließen auf sich warten. Yassin rief die Gemeinde so lange an, bis sie da waren.',
		),
	),
	one(
		'Greg Andersson',
		5,
		t(
			'Huurt een herenhuis in Elsene',
			'Loue une maison à Ixelles',
			'Rents a town house in Ixelles',
			'Mietet ein Stadthaus in Ixelles',
		),
		t(
			'Alles in het Engels, ook het contract met vertaling ernaast. Geen verrassingen bij de eindafrekening.',
			'Tout en anglais, contrat traduit en regard. Aucune surprise au décompte final.',
			'Everything in English, with the lease translated alongside. No surprises in the final settlement.',
			'Alles auf Englisch, auch der Vertrag mit Übersetzung daneben. Keine Überraschungen bei der Endabrechnung.',
		),
	),
	one(
		'Rania & Sami Haddad',
		5,
		t(
			'Kochten een gezinswoning in Gentbrugge',
			'Ont acheté une maison à Gentbrugge',
			'Bought a family house in Gentbrugge',
			'Kauften ein Einfamilienhaus in Gentbrugge',
		),
		t(
			'We verloren twee huizen aan een hoger bod. Bij het derde wist Nadia precies wanneer we moesten beslissen.',
			'Nous avions perdu deux maisons face à de meilleures offres. À la troisième, Nadia savait exactement quand décider.',
			'We had lost two houses to higher bids. With the third, Nadia knew exactly when we had to decide.',
			'Zwei Häuser verloren wir an ein höheres Angebot. Beim dritten wusste Nadia genau, wann wir uns entscheiden mussten.',
		),
	),
];
