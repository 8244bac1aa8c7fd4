import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const floodScores: ArticlePlan = {
	id: 206,
	age: 76,
	scene: 'fields',
	author: 'Joris De Clercq',
	tags: ['certificates', 'buying'],
	title: t(
		'P-score en G-score: wat de letters over water zeggen',
		'Scores P et G : ce que les lettres disent de l’eau',
		'P-score and G-score: what the letters say about water',
		'P-Score und G-Score: was die Buchstaben über Wasser sagen',
	),
	intro: t(
		'Elke advertentie in Vlaanderen vermeldt twee letters van A tot D. De ene gaat over het perceel, de andere over het gebouw.',
		'Chaque annonce en Flandre mentionne deux lettres de A à D. L’une concerne la parcelle, l’autre le bâtiment.',
		'Every advert in Flanders carries two letters from A to D. One is about the plot, the other about the building.',
		'Jedes Inserat in Flandern nennt zwei Buchstaben von A bis D. Der eine gilt für das Grundstück, der andere für das Gebäude.',
	),
	body: t(
		'<p>Sinds 2023 horen de scores in elke publiciteit voor de verkoop van een woning of grond. Ze komen uit kaarten van de Vlaamse overheid, die rekening houden met het klimaat van 2050.</p><h3>De letters</h3><ul><li><strong>A</strong>: geen overstroming gemodelleerd.</li><li><strong>B</strong>: kleine kans bij klimaatverandering.</li><li><strong>C</strong>: kleine kans onder het huidige klimaat.</li><li><strong>D</strong>: middelgrote kans onder het huidige klimaat.</li></ul><h3>Perceel en gebouw</h3><p>De P-score geldt voor de grond, de G-score voor het gebouw erop. Een tuin aan een beek kan D krijgen terwijl het huis, dat hoger staat, A haalt. Lees ze dus samen.</p><h3>Wat met afgebakende gebieden?</h3><p>Ligt een perceel in een afgebakend overstromingsgebied of een afgebakende oeverzone, dan staat dat apart vermeld en gelden er regels voor bouwen en verzekeren.</p><h3>Vragen om te stellen</h3><p>Stond er ooit water? Tot waar? Is er een terugslagklep? De eigenaar en de buren weten het meest.</p>',
		'<p>Depuis 2023, ces scores figurent dans toute publicité de vente d’une habitation ou d’un terrain. Ils proviennent de cartes des autorités flamandes qui intègrent le climat de 2050.</p><h3>Les lettres</h3><ul><li><strong>A</strong> : pas d’inondation modélisée.</li><li><strong>B</strong> : faible risque en cas de changement climatique.</li><li><strong>C</strong> : faible risque dans le climat actuel.</li><li><strong>D</strong> : risque moyen dans le climat actuel.</li></ul><h3>Parcelle et bâtiment</h3><p>Le score P vaut pour le terrain, le score G pour le bâtiment. Un jardin au bord d’un ruisseau peut recevoir D alors que la maison, plus haute, obtient A. Lisez-les ensemble.</p><h3>Et les zones délimitées ?</h3><p>Si la parcelle se trouve dans une zone inondable ou riveraine délimitée, c’est indiqué à part, avec des règles pour bâtir et assurer.</p><h3>Questions à poser</h3><p>Y a-t-il déjà eu de l’eau ? Jusqu’où ? Y a-t-il un clapet anti-retour ? Le propriétaire et les voisins en savent le plus.</p>',
		'<p>Since 2023 the scores belong in every advert for the sale of a home or land. They come from maps of the Flemish government that allow for the climate of 2050.</p><h3>The letters</h3><ul><li><strong>A</strong>: no flooding modelled.</li><li><strong>B</strong>: small chance under climate change.</li><li><strong>C</strong>: small chance in today’s climate.</li><li><strong>D</strong>: medium chance in today’s climate.</li></ul><h3>Plot and building</h3><p>The P-score is for the land, the G-score for the building on it. A garden by a brook may get D while the house, standing higher, gets A. So read them together.</p><h3>What about delimited zones?</h3><p>If a plot lies in a delimited flood area or riparian zone, it is stated separately, and rules for building and insurance apply.</p><h3>Questions to ask</h3><p>Has there ever been water? How high? Is there a non-return valve? Owner and neighbours know most.</p>',
		'<p>Seit 2023 gehören die Scores in jede Werbung für den Verkauf eines Hauses oder Grundstücks. Sie stammen aus Karten der flämischen Behörden, die das Klima des Jahres 2050 berücksichtigen.</p><h3>Die Buchstaben</h3><ul><li><strong>A</strong>: keine Überschwemmung modelliert.</li><li><strong>B</strong>: geringe Wahrscheinlichkeit beim Klimawandel.</li><li><strong>C</strong>: geringe Wahrscheinlichkeit beim heutigen Klima.</li><li><strong>D</strong>: mittlere Wahrscheinlichkeit beim heutigen Klima.</li></ul><h3>Grundstück und Gebäude</h3><p>Der P-Score gilt für den Boden, der G-Score für das Gebäude darauf. Ein Garten an einem Bach kann D bekommen, während das höher gelegene Haus A erreicht. Lesen Sie beide zusammen.</p><h3>Und abgegrenzte Gebiete?</h3><p>Liegt ein Grundstück in einem abgegrenzten Überschwemmungsgebiet oder einer abgegrenzten Uferzone, wird das eigens erwähnt, und es gelten Regeln für Bau und Versicherung.</p><h3>Fragen, die Sie stellen sollten</h3><p>Stand hier je Wasser? Bis wohin? Gibt es eine Rückstauklappe? Eigentümer und Nachbarn wissen am meisten.</p>',
	),
};
