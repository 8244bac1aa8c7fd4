import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const buyingArtNouveau: ArticlePlan = {
	id: 305,
	age: 72,
	scene: 'boulevard',
	author: 'Amélie Lambert',
	tags: ['buying', 'heritage'],
	title: t(
		'Art nouveau kopen zonder spijt',
		'Acheter Art nouveau sans regret',
		'Buying Art Nouveau without regrets',
		'Jugendstil kaufen ohne Reue',
	),
	intro: t(
		'Glas-in-lood, sgraffito en smeedwerk betoveren. Deze vier dingen bekijkt u eerst.',
		'Vitraux, sgraffites et ferronneries enchantent. Quatre points à vérifier d’abord.',
		'Stained glass, sgraffito and ironwork enchant. Look at these four things first.',
		'Buntglas, Sgraffito und Schmiedeeisen verzaubern. Diese vier Dinge sehen Sie sich zuerst an.',
	),
	body: t(
		'<p>Tussen 1893 en 1914 bouwde Brussel honderden huizen waarin elke deurklink ontworpen was. Wie er een koopt, wordt ook een beetje conservator.</p><h3>Is het beschermd?</h3><p>Een geklasseerd goed mag u niet zonder vergunning veranderen, ook niet binnen. Daar staan subsidies tegenover. Staat het op de inventaris, dan is overleg verplicht maar is er meer mogelijk.</p><h3>Het dak en de goten</h3><p>De mooiste gevels hebben ingewikkelde kroonlijsten. Laat de goten nakijken: een lek hierboven kost meer dan alles hieronder.</p><h3>Ramen</h3><p>Origineel buitenschrijnwerk laat zich verbeteren met dun isolerend glas of voorzetramen. De EPB-score stijgt, het uitzicht blijft.</p><h3>De kelder</h3><p>Bel-etagehuizen hebben hoge kelders met stookplaats. Vaak zijn ze droog, soms niet: meet, vraag en ruik.</p><p>Onze raad: reken op een jaarlijks onderhoudsbudget van een procent van de prijs, en geniet van de rest.</p>',
		'<p>Entre 1893 et 1914, Bruxelles a bâti des centaines de maisons où chaque poignée était dessinée. En acheter une, c’est devenir un peu conservateur.</p><h3>Est-elle protégée ?</h3><p>Un bien classé ne se modifie pas sans permis, même à l’intérieur. Des subsides compensent. À l’inventaire, la concertation s’impose mais davantage est permis.</p><h3>Toit et gouttières</h3><p>Les plus belles façades ont des corniches complexes. Faites vérifier les chéneaux : une fuite en haut coûte plus que tout le reste.</p><h3>Les châssis</h3><p>La menuiserie d’origine s’améliore par un vitrage mince ou des doubles fenêtres. Le score PEB monte, l’allure demeure.</p><h3>La cave</h3><p>Les maisons à bel étage ont de hautes caves. Souvent sèches, parfois non : mesurez, demandez, sentez.</p><p>Notre conseil : prévoyez chaque année un pour cent du prix pour l’entretien, et savourez le reste.</p>',
		'<p>Between 1893 and 1914 Brussels built hundreds of houses in which every door handle was designed. Buy one and you become something of a curator.</p><h3>Is it listed?</h3><p>A listed property may not be altered without a permit, not inside either. Grants make up for it. If it is on the inventory, consultation is compulsory but more is possible.</p><h3>Roof and gutters</h3><p>The finest fronts have intricate cornices. Have the gutters checked: a leak up there costs more than everything below.</p><h3>Windows</h3><p>Original joinery can be improved with thin insulating glass or secondary glazing. The energy score rises, the looks remain.</p><h3>The cellar</h3><p>Houses with a bel étage have tall cellars. Often dry, sometimes not: measure, ask and sniff.</p><p>Our advice: set aside one per cent of the price a year for upkeep, and enjoy the rest.</p>',
		'<p>Zwischen 1893 und 1914 baute Brüssel Hunderte von Häusern, in denen jede Türklinke entworfen war. Wer eines kauft, wird auch ein wenig Konservator.</p><h3>Steht es unter Schutz?</h3><p>Ein denkmalgeschütztes Gebäude dürfen Sie ohne Genehmigung nicht verändern, auch nicht im Inneren. Dafür gibt es Zuschüsse. Steht es nur im Inventar, ist eine Absprache Pflicht, aber es ist mehr möglich.</p><h3>Das Dach und die Rinnen</h3><p>Die schönsten Fassaden haben komplizierte Gesimse. Lassen Sie die Dachrinnen prüfen: Ein Leck dort oben kostet mehr als alles darunter.</p><h3>Fenster</h3><p>Originale Fensterrahmen lassen sich mit dünnem Isolierglas oder Vorsatzfenstern verbessern. Der Energiewert steigt, der Anblick bleibt.</p><h3>Der Keller</h3><p>Häuser mit Beletage haben hohe Keller mit Heizraum. Oft sind sie trocken, manchmal nicht: messen, fragen und riechen Sie.</p><p>Unser Rat: Rechnen Sie jedes Jahr mit einem Prozent des Preises für den Unterhalt, und genießen Sie den Rest.</p>',
	),
};
