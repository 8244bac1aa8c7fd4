import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const weverijSoldOut: ArticlePlan = {
	id: 209,
	age: 146,
	scene: 'rooftops',
	author: 'Katrien Verbeke',
	tags: ['newBuilds'],
	title: t(
		'De Weverij is bewoond: twaalf sleutels, één binnentuin',
		'De Weverij est habitée : douze clés, un jardin',
		'De Weverij is lived in: twelve keys, one garden',
		'De Weverij ist bewohnt: zwölf Schlüssel, ein Innengarten',
	),
	intro: t(
		'De voormalige weverij aan de Visserij is uitverkocht. Wat we leerden van drie jaar verbouwen.',
		'L’ancien tissage de la Visserij est entièrement vendu. Ce que trois ans de chantier nous ont appris.',
		'The former weaving mill on the Visserij is sold out. What three years of converting taught us.',
		'Die ehemalige Weberei an der Visserij ist ausverkauft. Was wir aus drei Jahren Umbau gelernt haben.',
	),
	body: t(
		'<p>Op de dag van de laatste oplevering stond er een lange tafel in de binnentuin. Twaalf gezinnen, de metser, de buurvrouw die de weefgetouwen nog had horen klepperen: iedereen schoof aan.</p><h3>Bewaren wat klopt</h3><p>De gevel, de gietijzeren kolommen en het ritme van de ramen bleven. Daarachter kwamen nieuwe vloeren, stille liften en een warmtenet dat op rivierwater draait.</p><h3>Wat we anders zouden doen</h3><p>Vroeger met de buren praten over de werfkraan, en de fietsenberging nog groter maken. Ze staat vol.</p><h3>Toch nog wonen in de Weverij?</h3><p>Af en toe komt er een appartement opnieuw te koop. Laat het ons weten, dan bellen we u eerst.</p>',
		'<p>Le jour de la dernière réception, une longue table était dressée dans le jardin. Douze ménages, le maçon, la voisine qui avait encore entendu battre les métiers : tous y ont pris place.</p><h3>Garder ce qui est juste</h3><p>La façade, les colonnes de fonte et le rythme des fenêtres sont restés. Derrière sont venus de nouveaux planchers, des ascenseurs silencieux et un réseau de chaleur alimenté par la rivière.</p><h3>Ce que nous ferions autrement</h3><p>Parler plus tôt de la grue avec les voisins, et prévoir un local vélos plus grand encore. Il est plein.</p><h3>Envie d’y habiter malgré tout ?</h3><p>De temps à autre, un appartement se revend. Dites-le-nous et nous vous appelons en premier.</p>',
		'<p>On the day of the last handover a long table stood in the courtyard garden. Twelve households, the mason, the neighbour who had still heard the looms clatter: everyone sat down.</p><h3>Keeping what is right</h3><p>The front, the cast-iron columns and the rhythm of the windows stayed. Behind them came new floors, quiet lifts and a heat network that runs on river water.</p><h3>What we would do differently</h3><p>Talk to the neighbours about the crane sooner, and make the bike store larger still. It is full.</p><h3>Still want to live in De Weverij?</h3><p>Now and then an apartment comes up for resale. Tell us and we will call you first.</p>',
		'<p>Am Tag der letzten Übergabe stand ein langer Tisch im Innengarten. Zwölf Haushalte, der Maurer, die Nachbarin, die die Webstühle noch klappern gehört hatte: Alle setzten sich dazu.</p><h3>Bewahren, was stimmt</h3><p>Die Fassade, die gusseisernen Säulen und der Rhythmus der Fenster blieben. Dahinter kamen neue Böden, leise Aufzüge und ein Wärmenetz, das mit Flusswasser läuft.</p><h3>Was wir anders machen würden</h3><p>Früher mit den Nachbarn über den Baukran sprechen, und den Fahrradraum noch größer bauen. Er ist voll.</p><h3>Trotzdem in De Weverij wohnen?</h3><p>Ab und zu steht eine Wohnung wieder zum Verkauf. Sagen Sie uns Bescheid, dann rufen wir Sie zuerst an.</p>',
	),
	link: {
		label: t('Laat het ons weten', 'Prévenez-nous', 'Let us know', 'Sagen Sie uns Bescheid'),
		path: '/demand-register/',
	},
};
