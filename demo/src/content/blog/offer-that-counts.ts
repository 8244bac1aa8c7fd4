import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const offerThatCounts: ArticlePlan = {
	id: 302,
	age: 24,
	scene: 'contract',
	author: 'Nadia El Amrani',
	tags: ['buying'],
	title: t(
		'Een bod dat telt: wat u schrijft en wat u weglaat',
		'Une offre qui compte : quoi écrire, quoi omettre',
		'An offer that counts: what to write and what to leave out',
		'Ein Angebot, das zählt: was Sie schreiben und was Sie weglassen',
	),
	intro: t(
		'Een aanvaard bod is een verkoop. Neem dus tien minuten voor die ene bladzijde.',
		'Une offre acceptée est une vente. Prenez dix minutes pour cette seule page.',
		'An accepted offer is a sale. So take ten minutes for that single page.',
		'Ein angenommenes Angebot ist ein Verkauf. Nehmen Sie sich also zehn Minuten für diese eine Seite.',
	),
	body: t(
		'<p>In België is een koop gesloten zodra partijen het eens zijn over het goed en de prijs. Een bod op papier of via de website bindt u dus, als de verkoper het aanvaardt binnen de termijn die u zelf bepaalt.</p><h3>Wat erin hoort</h3><ul><li>Uw naam, het adres van de woning en het bedrag, ook in letters.</li><li>Tot wanneer het geldt. Drie tot vijf werkdagen is gebruikelijk.</li><li>Een opschortende voorwaarde voor uw lening, met bedrag en termijn, als u die nodig hebt.</li><li>Wat blijft en wat weggaat: keuken, gordijnen, brandhout.</li></ul><h3>Wat u beter weglaat</h3><p>Vage zinnen zoals “onder voorbehoud van akkoord van de familie”. Ze maken uw bod zwak zonder u te beschermen.</p><h3>En daarna</h3><p>Na aanvaarding volgt het compromis, meestal binnen twee weken. U betaalt dan een voorschot, doorgaans 10 %, op een derdenrekening. De akte volgt binnen vier maanden.</p><p>Wij delen elke kandidaat mee dat er andere biedingen zijn, maar nooit van wie of hoeveel.</p>',
		'<p>En Belgique, la vente est parfaite dès l’accord sur la chose et le prix. Une offre sur papier ou en ligne vous lie donc, si le vendeur l’accepte dans le délai que vous fixez.</p><h3>Ce qu’elle contient</h3><ul><li>Votre nom, l’adresse du bien et le montant, aussi en lettres.</li><li>Sa durée de validité : trois à cinq jours ouvrables en général.</li><li>Une condition suspensive pour votre crédit, avec montant et délai, si nécessaire.</li><li>Ce qui reste et ce qui part : cuisine, rideaux, bois de chauffage.</li></ul><h3>Ce qu’il vaut mieux omettre</h3><p>Les formules vagues comme « sous réserve d’accord de la famille ». Elles affaiblissent l’offre sans vous protéger.</p><h3>Et ensuite</h3><p>Après acceptation vient le compromis, d’ordinaire sous quinze jours. Vous versez alors un acompte, en général 10 %, sur un compte de tiers. L’acte suit dans les quatre mois.</p><p>Nous disons à chaque candidat qu’il existe d’autres offres, jamais de qui ni de combien.</p>',
		'<p>In Belgium a sale is made as soon as the parties agree on the property and the price. An offer on paper or online therefore binds you if the seller accepts it within the term that you set.</p><h3>What belongs in it</h3><ul><li>Your name, the address and the amount, in words too.</li><li>Until when it stands. Three to five working days is usual.</li><li>A condition for your loan, with amount and term, if you need one.</li><li>What stays and what goes: kitchen, curtains, firewood.</li></ul><h3>What to leave out</h3><p>Vague lines such as “subject to the family’s approval”. They weaken your offer without protecting you.</p><h3>And then</h3><p>After acceptance comes the sales agreement, usually within two weeks. You then pay an advance, as a rule 10%, into a client account. The deed follows within four months.</p><p>We tell every candidate that there are other offers, but never from whom or how much.</p>',
		'<p>In Belgien ist ein Kauf geschlossen, sobald sich die Parteien über die Sache und den Preis einig sind. Ein Angebot auf Papier oder über die Website bindet Sie also, wenn der Verkäufer es innerhalb der Frist annimmt, die Sie selbst bestimmen.</p><h3>Was hineingehört</h3><ul><li>Ihr Name, die Adresse der Immobilie und der Betrag, auch in Worten.</li><li>Bis wann es gilt. Drei bis fünf Werktage sind üblich.</li><li>Eine aufschiebende Bedingung für Ihren Kredit, mit Betrag und Frist, wenn Sie einen brauchen.</li><li>Was bleibt und was mitgeht: Küche, Vorhänge, Brennholz.</li></ul><h3>Was Sie besser weglassen</h3><p>Vage Sätze wie „vorbehaltlich der Zustimmung der Familie“. Sie schwächen Ihr Angebot, ohne Sie zu schützen.</p><h3>Und danach</h3><p>Nach der Annahme folgt der Kaufvertrag, meist innerhalb von zwei Wochen. Dann zahlen Sie eine Anzahlung, in der Regel 10 %, auf ein Treuhandkonto. Die Urkunde folgt innerhalb von vier Monaten.</p><p>Wir teilen jedem Interessenten mit, dass es andere Angebote gibt, aber nie von wem oder wie hoch.</p>',
	),
};
