import { isFlat, isHouse, isResidence } from '../properties/kinds.ts';
import { type Phrase, phrase as p } from './phrase.ts';

const hasGarden = (area?: number) => (area ?? 0) > 0;

export const OUTSIDE: readonly Phrase[] = [
	p(
		'Buiten wacht een tuin van {garden}, georiënteerd op {facing}, met een terras waar u van maart tot oktober aan tafel kunt.',
		'Dehors, un jardin de {garden} orienté {facing} et une terrasse où l’on mange de mars à octobre.',
		'Outside, a garden of {garden} faces {facing}, with a terrace to eat on from March to October.',
		'Draußen wartet ein Garten von {garden}, nach {facing} ausgerichtet, mit einer Terrasse, auf der Sie von März bis Oktober essen können.',
		(h) => hasGarden(h.garden) && h.facing !== 'east',
	),
	p(
		'De stadstuin van {garden} is ommuurd en verrassend stil; een vijgenboom en een vaste plantenborder doen de rest.',
		'Le jardin de ville de {garden}, clos de murs, est d’un calme surprenant ; un figuier et un massif de vivaces font le reste.',
		'The walled town garden of {garden} is surprisingly quiet; a fig tree and a border of perennials do the rest.',
		'Der Stadtgarten von {garden} ist ummauert und überraschend still; ein Feigenbaum und ein Staudenbeet tun den Rest.',
		(h) => hasGarden(h.garden) && (h.garden ?? 0) < 180 && isHouse(h.kind),
	),
	p(
		'In de tuin van {garden} is plaats voor een schommel, een moestuin en een lange tafel onder de bomen.',
		'Le jardin de {garden} a de la place pour une balançoire, un potager et une longue table sous les arbres.',
		'The garden of {garden} has room for a swing, a vegetable bed and a long table under the trees.',
		'Im Garten von {garden} ist Platz für eine Schaukel, ein Gemüsebeet und einen langen Tisch unter den Bäumen.',
		(h) => (h.garden ?? 0) >= 180,
	),
	p(
		'Het terras van {terrace} sluit aan op de leefruimte en blijft dankzij de ligging op {facing} tot laat in de avond bruikbaar.',
		'La terrasse de {terrace} prolonge le séjour et, orientée {facing}, reste agréable tard le soir.',
		'The terrace of {terrace} continues the living room and, facing {facing}, stays usable until late in the evening.',
		'Die Terrasse von {terrace} schließt an den Wohnraum an und lässt sich dank der Ausrichtung nach {facing} bis spät am Abend nutzen.',
		(h) => (h.terrace ?? 0) > 8 && h.facing !== 'east' && h.facing !== 'south-east',
	),
	p(
		'Op het terras van {terrace} past een tafel voor vier en hebt u zicht op binnentuinen, niet op de buren.',
		'Sur la terrasse de {terrace}, une table pour quatre et la vue sur les jardins intérieurs plutôt que sur les voisins.',
		'The terrace of {terrace} takes a table for four and looks over inner gardens rather than at the neighbours.',
		'Auf die Terrasse von {terrace} passt ein Tisch für vier, mit Blick auf Innengärten statt auf die Nachbarn.',
		(h) => (h.terrace ?? 0) > 6 && isFlat(h.kind),
	),
	p(
		'Het balkon vangt de ochtendzon: net groot genoeg voor twee stoelen, een koffie en wat kruiden in pot.',
		'Le balcon prend le soleil du matin : juste assez grand pour deux chaises, un café et quelques herbes en pot.',
		'The balcony catches the morning sun: just big enough for two chairs, a coffee and some herbs in pots.',
		'Der Balkon fängt die Morgensonne ein: gerade groß genug für zwei Stühle, einen Kaffee und ein paar Kräuter im Topf.',
		(h) => (h.terrace ?? 0) > 0 && (h.terrace ?? 0) <= 8 && h.floor !== 0,
	),
	p(
		'Rondom ligt {ground} grond met gazon, fruitbomen en een oprit voor meerdere wagens.',
		'Autour s’étendent {ground} de pelouse et de fruitiers, avec une allée pour plusieurs voitures.',
		'All around lie {ground} of lawn and fruit trees, with a drive for several cars.',
		'Ringsum liegen {ground} Land mit Rasen, Obstbäumen und einer Auffahrt für mehrere Autos.',
		(h) => (h.ground ?? 0) > 900 && isHouse(h.kind),
	),
];

export const COMFORT: readonly Phrase[] = [
	p(
		'De woning werd in {renovated} grondig vernieuwd: dak en gevel geïsoleerd, leidingen vervangen, {energy}.',
		'Le bien a été rénové en profondeur en {renovated} : toiture et façade isolées, conduites remplacées, {energy}.',
		'The home was thoroughly renewed in {renovated}: roof and walls insulated, pipes and wiring replaced, {energy}.',
		'Das Haus wurde {renovated} gründlich erneuert: Dach und Fassade gedämmt, Leitungen ersetzt, {energy}.',
		(h) => h.renovated !== undefined && (h.energy?.value ?? 999) < 260,
	),
	p(
		'Bij de renovatie van {renovated} bleef het karakter bewaard en kwam er comfort bij. Het energiecertificaat geeft {energy}.',
		'La rénovation de {renovated} a gardé le caractère et ajouté le confort. Le certificat énergétique indique le {energy}.',
		'The renovation of {renovated} kept the character and added comfort. The energy certificate states {energy}.',
		'Bei der Renovierung {renovated} blieb der Charakter erhalten, und Komfort kam hinzu. Der Energieausweis nennt {energy}.',
		(h) => h.renovated !== undefined && h.energy !== undefined,
	),
	p(
		'Warmtepomp, vloerverwarming, ventilatie met warmterecuperatie en zonnepanelen houden de factuur laag: {energy}.',
		'Pompe à chaleur, chauffage au sol, ventilation à récupération et panneaux solaires allègent la facture : {energy}.',
		'A heat pump, underfloor heating, heat-recovery ventilation and solar panels keep bills low: {energy}.',
		'Wärmepumpe, Fußbodenheizung, Lüftung mit Wärmerückgewinnung und Solaranlage halten die Rechnung niedrig: {energy}.',
		(h) => h.heating === 'heat-pump' && h.energy !== undefined,
	),
	p(
		'Het gebouw is aangesloten op een warmtenet en kreeg driedubbel glas; het energiecertificaat toont {energy}.',
		'L’immeuble est raccordé à un réseau de chaleur et doté de triple vitrage ; le certificat affiche le {energy}.',
		'The building is connected to a heat network and has triple glazing; the certificate shows {energy}.',
		'Das Gebäude ist an ein Wärmenetz angeschlossen und bekam Dreifachglas; der Energieausweis zeigt {energy}.',
		(h) => h.heating === 'district' && h.energy !== undefined,
	),
	p(
		'De basis is gezond; met nieuwe keuken, badkamer en wat verf is dit snel een huis van vandaag. Energie: {energy}.',
		'La base est saine ; une cuisine, une salle de bains et un peu de peinture en feront vite une maison d’aujourd’hui. Énergie : {energy}.',
		'The basis is sound; a new kitchen, bathroom and some paint will soon make it a home of today. Energy: {energy}.',
		'Die Substanz ist gesund; mit neuer Küche, neuem Bad und etwas Farbe ist es schnell ein Haus von heute. Energie: {energy}.',
		(h) => h.condition === 'refresh' && isHouse(h.kind),
	),
	p(
		'Het appartement is verzorgd en instapklaar, al kan wie wil het met kleine ingrepen nog naar de eigen hand zetten. Energie: {energy}.',
		'L’appartement est soigné et habitable de suite ; de petites touches suffiront à le mettre à votre goût. Énergie : {energy}.',
		'The apartment is well kept and ready to live in, though small touches would make it your own. Energy: {energy}.',
		'Die Wohnung ist gepflegt und bezugsfertig, lässt sich mit kleinen Eingriffen aber noch nach eigenem Geschmack gestalten. Energie: {energy}.',
		(h) =>
			isFlat(h.kind) && (h.condition === 'refresh' || h.condition === 'move-in') && h.energy !== undefined,
	),
	p(
		'Verwarmd op aardgas met een condensatieketel, ramen met dubbele beglazing, elektriciteit gekeurd. Energiecertificaat: {energy}.',
		'Chauffage au gaz à condensation, double vitrage, installation électrique contrôlée. Certificat énergétique : {energy}.',
		'Gas-fired condensing boiler, double glazing, electrical installation inspected. Energy certificate: {energy}.',
		'Beheizt mit Erdgas und Brennwertkessel, Fenster mit Doppelverglasung, Elektroanlage geprüft. Energieausweis: {energy}.',
		(h) =>
			h.heating === 'gas' && h.glazing !== 'single' && h.energy !== undefined && h.condition !== 'renovate',
	),
	p(
		'Laten we eerlijk zijn: hier is werk aan. Dak, technieken en isolatie vragen een renovatie, en de prijs houdt daar rekening mee. Vandaag geldt {energy}.',
		'Soyons francs : il y a du travail. Toiture, techniques et isolation demandent une rénovation, et le prix en tient compte. Aujourd’hui : {energy}.',
		'Let us be frank: there is work to do. Roof, services and insulation call for renovation, and the price allows for it. Today: {energy}.',
		'Seien wir ehrlich: Hier gibt es etwas zu tun. Dach, Technik und Dämmung brauchen eine Renovierung, und der Preis berücksichtigt das. Heute gilt {energy}.',
		(h) => h.condition === 'renovate' && h.energy !== undefined,
	),
];

/** How it is bought or rented; the last lines of the text. */
export const CLOSING: readonly Phrase[] = [
	p(
		'Kom het zelf zien: de sfeer van deze woning past niet op een scherm. Een bezoek legt u online vast, ook op zaterdag.',
		'Venez voir : l’atmosphère de ce bien ne tient pas sur un écran. La visite se réserve en ligne, le samedi aussi.',
		'Come and see it: the feel of this home does not fit on a screen. Book a visit online, Saturdays included.',
		'Sehen Sie selbst: Die Atmosphäre passt auf keinen Bildschirm. Eine Besichtigung vereinbaren Sie online, auch samstags.',
		(h) => h.goal === 0 && h.state === 'available',
	),
	p(
		'Het volledige dossier met plannen, certificaten en keuringen sturen wij u graag per e-mail.',
		'Le dossier complet, avec plans, certificats et contrôles, vous est envoyé volontiers par e-mail.',
		'We will gladly e-mail you the full file with plans, certificates and inspection reports.',
		'Die vollständigen Unterlagen mit Plänen, Bescheinigungen und Prüfberichten senden wir Ihnen gern per E-Mail.',
		(h) => h.goal === 0,
	),
	p(
		'Vrij bij akte. Vragen over de buurt, de kosten of de mogelijkheden? Bel ons, u krijgt meteen iemand die het pand kent.',
		'Libre à l’acte. Une question sur le quartier, les frais ou les possibilités ? Appelez-nous : vous parlez à quelqu’un qui connaît le bien.',
		'Vacant at completion. Questions about the neighbourhood, the costs or the options? Call us: you will speak to someone who knows the place.',
		'Frei bei der Beurkundung. Fragen zur Gegend, zu den Kosten oder den Möglichkeiten? Rufen Sie uns an, Sie sprechen direkt mit jemandem, der die Immobilie kennt.',
		(h) => h.goal === 0 && h.state === 'available',
	),
	p(
		'De gemeenschappelijke lasten bedragen {charges} per maand en omvatten water, poets en verlichting van de gemene delen.',
		'Les charges communes s’élèvent à {charges} par mois : eau, entretien et éclairage des communs compris.',
		'Common charges are {charges} a month and cover water, cleaning and lighting of the shared areas.',
		'Die Nebenkosten betragen {charges} im Monat und umfassen Wasser, Reinigung und Beleuchtung der Gemeinschaftsflächen.',
		(h) => h.charges > 0 && h.kind !== 'office',
	),
	p(
		'Huisdieren in overleg, roken binnen niet. Meubels kunnen deels overgenomen worden.',
		'Animaux à discuter, non-fumeurs. Une partie des meubles peut être reprise.',
		'Pets by agreement, no smoking indoors. Some of the furniture can be taken over.',
		'Haustiere nach Absprache, Rauchen drinnen nicht. Möbel können teilweise übernommen werden.',
		(h) => h.goal === 1 && isResidence(h.kind),
	),
	p(
		'De waarborg staat op een geblokkeerde rekening op uw naam; de plaatsbeschrijving gebeurt door een onafhankelijke expert.',
		'La garantie est placée sur un compte bloqué à votre nom ; l’état des lieux est dressé par un expert indépendant.',
		'The deposit goes into a blocked account in your name; an independent expert draws up the inventory of fixtures.',
		'Die Kaution liegt auf einem Sperrkonto auf Ihren Namen; das Übergabeprotokoll erstellt ein unabhängiger Gutachter.',
		(h) => h.goal === 1,
	),
];
