import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const presaleScheldekwartier: ArticlePlan = {
	id: 201,
	age: 4,
	scene: 'canal',
	author: 'Pieter-Jan Maes',
	tags: ['newBuilds'],
	title: t(
		'Scheldekwartier Gentbrugge: voorverkoop geopend',
		'Scheldekwartier Gentbrugge : la prévente est ouverte',
		'Scheldekwartier Gentbrugge: presale is open',
		'Scheldekwartier Gentbrugge: Vorverkauf eröffnet',
	),
	intro: t(
		'Achttien appartementen tussen de Schelde en de Meersen, van 259.000 tot 349.000 euro. De eerste vijf zijn verkocht of in optie.',
		'Dix-huit appartements entre l’Escaut et les Meersen, de 259 000 à 349 000 euros. Les cinq premiers sont vendus ou sous option.',
		'Eighteen apartments between the Scheldt and the Meersen, from 259.000 to 349.000 euros. The first five are sold or under option.',
		'Achtzehn Wohnungen zwischen Schelde und Meersen, von 259.000 bis 349.000 Euro. Die ersten fünf sind verkauft oder reserviert.',
	),
	body: t(
		'<p>Betaalbaar en aan het water: het komt in Gent zelden samen. In de Kerkstraat in Gentbrugge lukt het, omdat een verouderd magazijn plaatsmaakt voor een compact gebouw met één trap, één lift en geen overbodige gangen.</p><h3>Wat u koopt</h3><p>Appartementen van 62 tot 94 m² met één of twee slaapkamers, elk met een terras op het zuiden of het westen. Warmtepomp, ventilatie met warmterecuperatie en een fietsenberging met stopcontacten zijn inbegrepen.</p><h3>Wat het echt kost</h3><p>Bij de prijs komen btw, ook op het grondaandeel, de kosten van notaris en akte, en aansluitingen. Voor wie er zelf gaat wonen en aan de voorwaarden voor sloop en heropbouw voldoet, kan het tarief van 6 % btw gelden. We maken de volledige som voor u, vóór u iets tekent.</p><h3>Wanneer</h3><p>De afbraak start na de winter; de oplevering is over twintig maanden gepland. Bij elke bouwfase betaalt u een schijf, zoals de Wet Breyne voorschrijft.</p>',
		'<p>Abordable et au bord de l’eau : à Gand, les deux vont rarement ensemble. Dans la Kerkstraat à Gentbrugge, c’est possible parce qu’un ancien entrepôt cède la place à un immeuble compact, avec un seul escalier, un ascenseur et aucun couloir inutile.</p><h3>Ce que vous achetez</h3><p>Des appartements de 62 à 94 m², une ou deux chambres, chacun avec terrasse au sud ou à l’ouest. Pompe à chaleur, ventilation à récupération et local vélos avec prises sont compris.</p><h3>Le coût réel</h3><p>Au prix s’ajoutent la TVA, quote-part de terrain comprise, les frais de notaire et d’acte et les raccordements. Pour qui y habitera et remplit les conditions de démolition-reconstruction, le taux de 6 % peut s’appliquer. Nous faisons le calcul complet avant toute signature.</p><h3>Quand</h3><p>La démolition commence après l’hiver ; la livraison est prévue dans vingt mois. Vous payez par tranche, comme le veut la loi Breyne.</p>',
		'<p>Affordable and on the water: in Ghent the two rarely meet. In Kerkstraat in Gentbrugge they do, because an outdated warehouse makes way for a compact building with one stair, one lift and no needless corridors.</p><h3>What you buy</h3><p>Apartments of 62 to 94 m² with one or two bedrooms, each with a terrace to the south or west. A heat pump, heat-recovery ventilation and a bike store with sockets are included.</p><h3>What it really costs</h3><p>On top of the price come VAT, also on the share of land, the costs of notary and deed, and connections. For those who will live there and meet the conditions for demolition and rebuilding, the 6% VAT rate may apply. We do the full sum with you before you sign anything.</p><h3>When</h3><p>Demolition starts after the winter; delivery is planned in twenty months. You pay per stage, as the Breyne Act prescribes.</p>',
		'<p>Bezahlbar und am Wasser: In Gent trifft das selten zusammen. In der Kerkstraat in Gentbrugge gelingt es, weil ein veraltetes Lager einem kompakten Gebäude mit einer Treppe, einem Aufzug und ohne überflüssige Gänge weicht.</p><h3>Was Sie kaufen</h3><p>Wohnungen von 62 bis 94 m² mit einem oder zwei Schlafzimmern, jede mit einer Terrasse nach Süden oder Westen. Wärmepumpe, Lüftung mit Wärmerückgewinnung und ein Fahrradraum mit Steckdosen sind inbegriffen.</p><h3>Was es wirklich kostet</h3><p>Zum Preis kommen Mehrwertsteuer, auch auf den Grundstücksanteil, die Kosten von Notar und Urkunde sowie Anschlüsse. Wer selbst dort wohnen wird und die Bedingungen für Abriss und Wiederaufbau erfüllt, zahlt unter Umständen 6 % Mehrwertsteuer. Wir rechnen Ihnen alles durch, bevor Sie etwas unterschreiben.</p><h3>Wann</h3><p>Der Abriss beginnt nach dem Winter; die Übergabe ist in zwanzig Monaten geplant. Nach jedem Bauabschnitt zahlen Sie eine Rate, wie es das Breyne-Gesetz vorschreibt.</p>',
	),
	link: {
		label: t('Bekijk alle projecten', 'Voir tous les projets', 'See all projects', 'Alle Projekte ansehen'),
		path: '/projects/',
	},
};
