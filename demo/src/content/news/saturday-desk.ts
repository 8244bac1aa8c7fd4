import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const saturdayDesk: ArticlePlan = {
	id: 207,
	age: 95,
	scene: 'market',
	author: 'Ilse Peeters',
	tags: ['agency'],
	title: t(
		'Kantoor Mortsel voortaan open op zaterdag',
		'L’agence de Mortsel désormais ouverte le samedi',
		'Mortsel office now open on Saturdays',
		'Büro Mortsel jetzt auch samstags geöffnet',
	),
	intro: t(
		'Na de markt even binnenlopen met een vraag over uw huis: het kan nu, van tien tot één.',
		'Passer après le marché avec une question sur votre maison : c’est possible, de dix à treize heures.',
		'Drop in after the market with a question about your house: now you can, from ten to one.',
		'Nach dem Markt kurz mit einer Frage zu Ihrem Haus hereinkommen: Das geht jetzt, von zehn bis dreizehn Uhr.',
	),
	body: t(
		'<p>Onze buren vroegen er al jaren om. Wie voltijds werkt, heeft in de week weinig aan een kantoor dat om zes uur sluit. Vanaf nu staat Ilse of Yassin elke zaterdagvoormiddag klaar aan de Statielei.</p><h3>Waarvoor u terechtkunt</h3><p>Een eerste gesprek over verkopen, een blik op uw EPC, hulp bij een huurcontract of gewoon de sleutel van een woning die u wilt bezoeken. Breng uw papieren mee, dan gaat het vlugger.</p><h3>Ook bezoeken</h3><p>Bezoeken op zaterdag boekt u zoals altijd online. We spreiden ze, zodat u rustig rond kunt kijken en niemand in de gang moet wachten.</p><p>De kantoren in Gent en Elsene waren op zaterdag al open, en blijven dat.</p>',
		'<p>Nos voisins le demandaient depuis longtemps. Qui travaille à temps plein profite peu d’un bureau qui ferme à dix-huit heures. Désormais, Ilse ou Yassin vous attend chaque samedi matin à la Statielei.</p><h3>Pour quoi venir</h3><p>Un premier entretien sur une vente, un coup d’œil à votre certificat, une aide pour un bail ou simplement la clé d’un bien à visiter. Apportez vos papiers, cela va plus vite.</p><h3>Des visites aussi</h3><p>Les visites du samedi se réservent en ligne comme toujours. Nous les espaçons pour que vous regardiez à votre aise.</p><p>Les agences de Gand et d’Ixelles étaient déjà ouvertes le samedi et le restent.</p>',
		'<p>Our neighbours had been asking for years. If you work full-time, an office that closes at six is of little use. From now on Ilse or Yassin is there every Saturday morning on Statielei.</p><h3>What for</h3><p>A first talk about selling, a look at your energy certificate, help with a lease, or simply the key to a home you want to see. Bring your papers and it goes faster.</p><h3>Visits too</h3><p>Saturday visits are booked online as always. We space them out, so that you can look around in peace.</p><p>The offices in Ghent and Ixelles were open on Saturdays already, and stay so.</p>',
		'<p>Unsere Nachbarn fragten schon seit Jahren danach. Wer Vollzeit arbeitet, hat unter der Woche wenig von einem Büro, das um sechs Uhr schließt. Von nun an sind Ilse oder Yassin jeden Samstagvormittag in der Statielei für Sie da.</p><h3>Womit Sie kommen können</h3><p>Ein erstes Gespräch über einen Verkauf, ein Blick auf Ihren Energieausweis, Hilfe bei einem Mietvertrag oder einfach der Schlüssel zu einer Immobilie, die Sie besichtigen möchten. Bringen Sie Ihre Unterlagen mit, dann geht es schneller.</p><h3>Auch Besichtigungen</h3><p>Besichtigungen am Samstag buchen Sie wie immer online. Wir verteilen sie, damit Sie sich in Ruhe umsehen können und niemand im Flur warten muss.</p><p>Die Büros in Gent und Ixelles waren samstags schon geöffnet, und das bleibt so.</p>',
	),
	link: { label: t('Onze kantoren', 'Nos agences', 'Our offices', 'Unsere Büros'), path: '/contact/' },
};
