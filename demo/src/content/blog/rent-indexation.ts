import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const rentIndexation: ArticlePlan = {
	id: 307,
	age: 109,
	scene: 'keys',
	author: 'Tom Wouters',
	tags: ['renting'],
	title: t(
		'Huur indexeren zonder ruzie',
		'Indexer un loyer sans se fâcher',
		'Indexing a rent without a quarrel',
		'Miete indexieren ohne Streit',
	),
	intro: t(
		'Eén keer per jaar, op de verjaardag van het contract, en alleen als u erom vraagt.',
		'Une fois par an, à l’anniversaire du bail, et seulement si on le demande.',
		'Once a year, on the anniversary of the lease, and only if you ask.',
		'Einmal im Jahr, am Jahrestag des Vertrags, und nur, wenn Sie es verlangen.',
	),
	body: t(
		'<p>De huurprijs volgt niet vanzelf de levensduurte. De verhuurder moet schriftelijk om de aanpassing vragen; ze werkt hoogstens drie maanden terug.</p><h3>De formule</h3><p>Basishuur × nieuwe index ÷ aanvangsindex. De index is de gezondheidsindex van de maand vóór de verjaardag, de aanvangsindex die van de maand vóór de ondertekening van het contract.</p><h3>Een voorbeeld</h3><p>Basishuur 950 euro, aanvangsindex 118,32, nieuwe index 133,61: 950 × 133,61 ÷ 118,32 = 1.072,76 euro. De basishuur blijft altijd die uit het contract, zonder kosten.</p><h3>Let op het energielabel</h3><p>Voor woningen met een zwak label hebben de gewesten de indexatie een tijdlang beperkt, met een correctiefactor die blijft doorwerken. Kijk dus na welk certificaat bij uw contract hoort voor u rekent.</p><h3>Zo doen wij het</h3><p>We sturen de brief een maand vooraf, met de berekening erbij. In acht jaar kregen we twee betwistingen.</p>',
		'<p>Le loyer ne suit pas automatiquement le coût de la vie. Le bailleur doit demander l’adaptation par écrit ; elle ne rétroagit que de trois mois.</p><h3>La formule</h3><p>Loyer de base × nouvel indice ÷ indice de départ. On prend l’indice santé du mois précédant l’anniversaire et celui du mois précédant la signature.</p><h3>Un exemple</h3><p>Loyer de base 950 euros, indice de départ 118,32, nouvel indice 133,61 : 950 × 133,61 ÷ 118,32 = 1 072,76 euros. Le loyer de base reste celui du bail, hors charges.</p><h3>Attention au certificat énergétique</h3><p>Pour les logements mal classés, les régions ont limité l’indexation pendant un temps, avec un facteur de correction qui continue à jouer. Vérifiez donc le certificat lié au bail avant de calculer.</p><h3>Notre méthode</h3><p>Nous envoyons la lettre un mois à l’avance, calcul joint. En huit ans : deux contestations.</p>',
		'<p>Rent does not follow the cost of living by itself. The landlord must ask in writing; the change reaches back three months at most.</p><h3>The formula</h3><p>Base rent × new index ÷ starting index. The index is the health index of the month before the anniversary, the starting index that of the month before the lease was signed.</p><h3>An example</h3><p>Base rent 950 euros, starting index 118,32, new index 133,61: 950 × 133,61 ÷ 118,32 = 1.072,76 euros. The base rent is always that of the lease, without charges.</p><h3>Mind the energy label</h3><p>For homes with a poor label the regions limited indexation for a time, with a correction factor that carries on. So check which certificate goes with your lease before you calculate.</p><h3>How we do it</h3><p>We send the letter a month ahead, with the sum attached. In eight years we had two disputes.</p>',
		'<p>Die Miete folgt den Lebenshaltungskosten nicht von selbst. Der Vermieter muss die Anpassung schriftlich verlangen; sie wirkt höchstens drei Monate zurück.</p><h3>Die Formel</h3><p>Grundmiete × neuer Index ÷ Anfangsindex. Der Index ist der Gesundheitsindex des Monats vor dem Jahrestag, der Anfangsindex der des Monats vor der Unterzeichnung des Vertrags.</p><h3>Ein Beispiel</h3><p>Grundmiete 950 Euro, Anfangsindex 118,32, neuer Index 133,61: 950 × 133,61 ÷ 118,32 = 1.072,76 Euro. Die Grundmiete bleibt immer die aus dem Vertrag, ohne Nebenkosten.</p><h3>Achten Sie auf das Energielabel</h3><p>Für Wohnungen mit schwachem Label haben die Regionen die Indexierung eine Zeit lang begrenzt, mit einem Korrekturfaktor, der weiterwirkt. Sehen Sie also nach, welcher Energieausweis zu Ihrem Vertrag gehört, bevor Sie rechnen.</p><h3>So machen wir es</h3><p>Wir verschicken den Brief einen Monat vorher, mit der Berechnung. In acht Jahren gab es zwei Einwände.</p>',
	),
};
