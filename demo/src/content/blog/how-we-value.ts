import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const howWeValue: ArticlePlan = {
	id: 303,
	age: 38,
	scene: 'desk',
	author: 'Katrien Verbeke',
	tags: ['selling', 'agency'],
	title: t(
		'Hoe wij een huis schatten, stap voor stap',
		'Comment nous estimons une maison, pas à pas',
		'How we value a house, step by step',
		'Wie wir ein Haus bewerten, Schritt für Schritt',
	),
	intro: t(
		'Geen algoritme, geen natte vinger. Wel vergelijken, corrigeren en uitleggen.',
		'Ni algorithme, ni doigt mouillé. Comparer, corriger, expliquer.',
		'No algorithm and no guesswork: comparing, correcting and explaining.',
		'Kein Algorithmus und kein Schätzen über den Daumen, sondern vergleichen, anpassen und erklären.',
	),
	body: t(
		'<p>Een online schatter kent uw postcode, maar niet uw trap. Daarom komen we kijken.</p><h3>1. Meten</h3><p>We meten volgens de meetcode die makelaars gebruiken: bruto-oppervlakte per verdieping, zonder garage, kelder of zolder onder 1,80 meter.</p><h3>2. Vergelijken</h3><p>We zoeken minstens vijf verkopen van de voorbije achttien maanden, in dezelfde buurt en van hetzelfde type. Vraagprijzen tellen niet, alleen aktes.</p><h3>3. Corrigeren</h3><p>Voor oriëntatie, tuin, parkeren, staat en energielabel. Het verschil tussen label B en label E loopt in onze verkopen op tot 12 % van de prijs.</p><h3>4. Uitleggen</h3><p>U krijgt een verslag van vier bladzijden met de vergelijkingspunten, een bandbreedte en een verwachte termijn. Bent u het niet eens met een cijfer, dan ziet u tenminste welk.</p><p>De schatting is gratis. We doen ze omdat een juiste prijs sneller verkoopt dan een hoge.</p>',
		'<p>Un estimateur en ligne connaît votre code postal, pas votre escalier. Nous venons donc voir.</p><h3>1. Mesurer</h3><p>Nous mesurons selon le code des agents : surface brute par niveau, hors garage, cave et grenier de moins de 1,80 mètre.</p><h3>2. Comparer</h3><p>Nous cherchons au moins cinq ventes des dix-huit derniers mois, même quartier, même type. Les prix affichés ne comptent pas, seuls les actes.</p><h3>3. Corriger</h3><p>Pour l’orientation, le jardin, le parking, l’état et le label. L’écart entre B et E atteint 12 % du prix dans nos ventes.</p><h3>4. Expliquer</h3><p>Vous recevez un rapport de quatre pages : comparaisons, fourchette et délai probable. Si un chiffre ne vous convient pas, vous voyez au moins lequel.</p><p>L’estimation est gratuite. Nous la faisons parce qu’un prix juste vend plus vite qu’un prix élevé.</p>',
		'<p>An online estimator knows your postal code, but not your stairs. So we come and look.</p><h3>1. Measuring</h3><p>We measure by the agents’ code: gross area per storey, without garage, cellar or attic below 1.80 metres.</p><h3>2. Comparing</h3><p>We look for at least five sales of the past eighteen months, same area, same type. Asking prices do not count, only deeds.</p><h3>3. Correcting</h3><p>For orientation, garden, parking, condition and energy label. In our sales the gap between label B and label E reaches 12% of the price.</p><h3>4. Explaining</h3><p>You get a four-page report with comparables, a range and an expected time to sell. If you disagree with a figure, at least you can see which one.</p><p>The valuation is free. We do it because a right price sells faster than a high one.</p>',
		'<p>Ein Online-Rechner kennt Ihre Postleitzahl, aber nicht Ihre Treppe. Darum kommen wir vorbei.</p><h3>1. Messen</h3><p>Wir messen nach dem Standard der Makler: Bruttofläche je Geschoss, ohne Garage, Keller und Dachboden unter 1,80 Meter.</p><h3>2. Vergleichen</h3><p>Wir suchen mindestens fünf Verkäufe der letzten achtzehn Monate, in derselben Gegend und von derselben Art. Kaufpreise in Inseraten zählen nicht, nur Urkunden.</p><h3>3. Anpassen</h3><p>Für Ausrichtung, Garten, Parken, Zustand und Energielabel. Zwischen Label B und Label E liegen bei unseren Verkäufen bis zu 12 % des Preises.</p><h3>4. Erklären</h3><p>Sie erhalten einen vierseitigen Bericht mit Vergleichswerten, einer Spanne und einer voraussichtlichen Dauer. Wenn Sie mit einer Zahl nicht einverstanden sind, sehen Sie wenigstens, mit welcher.</p><p>Die Bewertung ist kostenlos. Wir machen sie, weil ein richtiger Preis schneller verkauft als ein hoher.</p>',
	),
	link: {
		label: t(
			'Vraag uw schatting aan',
			'Demandez votre estimation',
			'Ask for your valuation',
			'Bewertung anfragen',
		),
		path: '/contact-demand/',
	},
};
