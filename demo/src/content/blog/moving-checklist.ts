import { texts as t } from '../../texts.ts';
import type { ArticlePlan } from '../article.ts';

export const movingChecklist: ArticlePlan = {
	id: 308,
	age: 131,
	scene: 'rooftops',
	author: 'Charlotte Baert',
	tags: ['living'],
	title: t(
		'Verhuizen in acht weken: de lijst die wij zelf gebruiken',
		'Déménager en huit semaines : notre propre liste',
		'Moving in eight weeks: the list we use ourselves',
		'Umziehen in acht Wochen: die Liste, die wir selbst benutzen',
	),
	intro: t(
		'Wie op tijd begint, verhuist één keer. Wie te laat begint, verhuist drie keer.',
		'Qui commence à temps déménage une fois. Les autres, trois fois.',
		'Start in time and you move once. Start late and you move three times.',
		'Wer rechtzeitig anfängt, zieht einmal um. Wer zu spät anfängt, dreimal.',
	),
	body: t(
		'<h3>Acht weken vooraf</h3><ul><li>Zeg uw huur op volgens het contract, aangetekend.</li><li>Vraag twee verhuizers een prijs, na een plaatsbezoek.</li><li>Begin met de zolder en de kelder.</li></ul><h3>Vier weken vooraf</h3><ul><li>Reserveer een parkeerverbod bij de stad; in Gent en Brussel vraagt dat minstens een week.</li><li>Regel internet: een technieker laat soms drie weken op zich wachten.</li><li>Meld uw nieuwe adres aan de post.</li></ul><h3>De laatste week</h3><ul><li>Maak foto’s van elke meter, samen met de andere partij.</li><li>Vul het energieoverdrachtsdocument in.</li><li>Pak een koffer voor de eerste nacht: lakens, koffie, laders, gereedschap.</li></ul><h3>Daarna</h3><p>Binnen acht werkdagen geeft u uw adres door aan uw nieuwe gemeente. De wijkagent komt langs; zet uw naam op de bel.</p>',
		'<h3>Huit semaines avant</h3><ul><li>Donnez congé selon le bail, par recommandé.</li><li>Demandez deux prix de déménageurs, après visite.</li><li>Commencez par le grenier et la cave.</li></ul><h3>Quatre semaines avant</h3><ul><li>Réservez l’interdiction de stationner ; à Gand et à Bruxelles, comptez au moins une semaine.</li><li>Réglez internet : un technicien se fait parfois attendre trois semaines.</li><li>Signalez votre adresse à la poste.</li></ul><h3>La dernière semaine</h3><ul><li>Photographiez chaque compteur avec l’autre partie.</li><li>Remplissez le document de reprise des énergies.</li><li>Préparez une valise pour la première nuit : draps, café, chargeurs, outils.</li></ul><h3>Après</h3><p>Déclarez votre adresse à la commune dans les huit jours ouvrables. L’agent de quartier passera ; mettez votre nom sur la sonnette.</p>',
		'<h3>Eight weeks ahead</h3><ul><li>Give notice as the lease says, by registered post.</li><li>Ask two movers for a price, after a visit.</li><li>Begin with attic and cellar.</li></ul><h3>Four weeks ahead</h3><ul><li>Reserve a no-parking zone with the city; in Ghent and Brussels that takes at least a week.</li><li>Arrange internet: a technician can take three weeks.</li><li>Tell the post your new address.</li></ul><h3>The last week</h3><ul><li>Photograph every meter together with the other party.</li><li>Fill in the energy transfer document.</li><li>Pack a case for the first night: sheets, coffee, chargers, tools.</li></ul><h3>Afterwards</h3><p>Register your address with your new municipality within eight working days. The local officer will call; put your name on the bell.</p>',
		'<h3>Acht Wochen vorher</h3><ul><li>Kündigen Sie Ihre Wohnung nach Vertrag, per Einschreiben.</li><li>Holen Sie von zwei Umzugsfirmen ein Angebot ein, nach einem Besuch vor Ort.</li><li>Beginnen Sie mit Dachboden und Keller.</li></ul><h3>Vier Wochen vorher</h3><ul><li>Beantragen Sie bei der Stadt ein Halteverbot; in Gent und Brüssel dauert das mindestens eine Woche.</li><li>Kümmern Sie sich um das Internet: Auf einen Techniker wartet man manchmal drei Wochen.</li><li>Melden Sie der Post Ihre neue Adresse.</li></ul><h3>Die letzte Woche</h3><ul><li>Fotografieren Sie jeden Zähler gemeinsam mit der anderen Partei.</li><li>Füllen Sie das Formular zur Energieübernahme aus.</li><li>Packen Sie einen Koffer für die erste Nacht: Bettwäsche, Kaffee, Ladegeräte, Werkzeug.</li></ul><h3>Danach</h3><p>Innerhalb von acht Werktagen melden Sie Ihre Adresse bei der neuen Gemeinde an. Der Bezirkspolizist kommt vorbei; setzen Sie Ihren Namen auf die Klingel.</p>',
	),
};
