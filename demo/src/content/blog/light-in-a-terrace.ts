import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const lightInATerrace: ArticlePlan = {
	id: 304,
	age: 55,
	scene: 'terraces',
	author: 'Pieter-Jan Maes',
	tags: ['renovating', 'living'],
	title: t(
		'Licht in een rijwoning: vier ingrepen die werken',
		'De la lumière dans une maison mitoyenne : quatre idées',
		'Light in a terraced house: four moves that work',
		'Licht im Reihenhaus: vier Eingriffe, die wirken',
	),
	intro: t(
		'Twaalf meter diep en maar aan twee kanten ramen. Toch hoeft het midden niet donker te zijn.',
		'Douze mètres de profondeur et des fenêtres sur deux côtés. Le centre peut pourtant être clair.',
		'Twelve metres deep with windows on two sides only. Still the middle need not be dark.',
		'Zwölf Meter tief und nur an zwei Seiten Fenster. Trotzdem muss die Mitte nicht dunkel sein.',
	),
	body: t(
		'<p>De klassieke Vlaamse rijwoning heeft drie plaatsen achter elkaar. De middelste is de donkerste, en vaak de plek waar men het liefst zou zitten.</p><h3>Verlaag de achterbouw niet, open hem</h3><p>Een glazen strook van veertig centimeter tussen hoofdgebouw en uitbouw brengt daglicht tot vier meter diep naar binnen. Goedkoper dan een volledig glazen dak, en ’s zomers koeler.</p><h3>Laat de trap lucht geven</h3><p>Een open trap met een dakraam erboven werkt als lichtschacht. Denk aan de brandveiligheid als er meerdere woningen zijn.</p><h3>Breek niet alles uit</h3><p>Een dubbele deur met glas laat licht door en houdt warmte en geluid tegen. De originele glas-in-looddeuren zijn daarvoor gemaakt.</p><h3>Kies het juiste wit</h3><p>Warm wit op het plafond, iets donkerder op de wand tegenover het raam. Zo lijkt de kamer dieper.</p><p>Let op met erfgoed: voor gevels in een beschermd stadsgezicht vraagt u eerst advies.</p>',
		'<p>La maison flamande classique aligne trois pièces. Celle du milieu est la plus sombre, et souvent celle où l’on aimerait s’asseoir.</p><h3>N’abaissez pas l’annexe, ouvrez-la</h3><p>Une bande vitrée de quarante centimètres entre la maison et l’annexe amène le jour jusqu’à quatre mètres à l’intérieur. Moins cher qu’une verrière complète, et plus frais l’été.</p><h3>Faites respirer l’escalier</h3><p>Un escalier ouvert sous une fenêtre de toit devient un puits de lumière. Pensez à la sécurité incendie s’il y a plusieurs logements.</p><h3>Ne démolissez pas tout</h3><p>Une double porte vitrée laisse passer la lumière et retient chaleur et bruit. Les vitraux d’origine ont été faits pour cela.</p><h3>Choisissez le bon blanc</h3><p>Un blanc chaud au plafond, un ton plus soutenu face à la fenêtre. La pièce paraît plus profonde.</p><p>Attention au patrimoine : dans un site protégé, demandez d’abord un avis.</p>',
		'<p>The classic Flemish terraced house has three rooms in a row. The middle one is the darkest, and often where people would most like to sit.</p><h3>Do not lower the extension, open it</h3><p>A strip of glass of forty centimetres between house and extension brings daylight four metres inside. Cheaper than a full glass roof, and cooler in summer.</p><h3>Let the stairs breathe</h3><p>An open stair under a roof window works as a light well. Mind fire safety if there are several homes.</p><h3>Do not knock out everything</h3><p>Glazed double doors let light through and keep warmth and noise where they belong. The original stained-glass doors were made for it.</p><h3>Choose the right white</h3><p>A warm white on the ceiling, slightly darker on the wall opposite the window. The room seems deeper.</p><p>Mind heritage: for fronts in a protected townscape, ask for advice first.</p>',
		'<p>Das klassische flämische Reihenhaus hat drei Räume hintereinander. Der mittlere ist der dunkelste, und oft der, in dem man am liebsten säße.</p><h3>Den Anbau nicht niedriger machen, sondern öffnen</h3><p>Ein vierzig Zentimeter breiter Glasstreifen zwischen Haus und Anbau bringt Tageslicht bis zu vier Meter tief hinein. Günstiger als ein volles Glasdach, und im Sommer kühler.</p><h3>Die Treppe atmen lassen</h3><p>Eine offene Treppe mit einem Dachfenster darüber wirkt wie ein Lichtschacht. Denken Sie an den Brandschutz, wenn es mehrere Wohnungen gibt.</p><h3>Nicht alles herausreißen</h3><p>Eine verglaste Doppeltür lässt Licht durch und hält Wärme und Lärm zurück. Die originalen Buntglastüren sind dafür gemacht.</p><h3>Das richtige Weiß wählen</h3><p>Warmes Weiß an der Decke, etwas dunkler an der Wand gegenüber dem Fenster. So wirkt der Raum tiefer.</p><p>Achtung beim Denkmalschutz: Fragen Sie bei Fassaden in einem geschützten Stadtbild zuerst um Rat.</p>',
	),
};
