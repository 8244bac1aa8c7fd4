import { type Texts, texts as t } from '../texts.ts';

export interface ProjectPlan {
	id: number;
	name: string;
	city: string;
	street: string;
	number: string;
	/** Type of its units: 1 houses, 2 apartments, 3 studios */
	webId: number;
	units: number;
	/** EUR, of the cheapest and the dearest unit */
	from: number;
	to: number;
	/** m² of the smallest and the largest unit */
	smallest: number;
	largest: number;
	/** Share of units that are sold */
	sold: number;
	/** Months until delivery; negative when delivered */
	delivery: number;
	publicAddress: boolean;
	/** Something else made way for it: the seller states 6% VAT, for buyers who meet the conditions */
	isRebuilt?: true;
	description: Texts;
	/** How it is drawn */
	look:
		| 'gabled-houses'
		| 'brick-block'
		| 'white-block'
		| 'canal-block'
		| 'courtyard'
		| 'timber-block'
		| 'conversion';
}

/** The ten projects; ids 3 and 6 to 14 (website.md §3). Project 14 runs from 259,000 to 349,000. */
export const PROJECTS: readonly ProjectPlan[] = [
	{
		id: 3,
		name: 'Residentie De Weverij',
		city: 'Gent',
		street: 'Visserij',
		number: '118',
		webId: 2,
		units: 12,
		from: 315000,
		to: 689000,
		smallest: 58,
		largest: 142,
		sold: 1,
		delivery: -9,
		publicAddress: true,
		look: 'conversion',
		description: t(
			'<p>In de voormalige weverij aan de Visserij werden twaalf appartementen en lofts gebouwd achter de bewaarde fabrieksgevel. De binnenkoer werd een tuin met esdoorns.</p><p>Het project is volledig verkocht en bewoond. Wie hier graag woont, zetten we op de lijst voor doorverkoop.</p>',
			'<p>Dans l’ancien tissage de la Visserij, douze appartements et lofts ont pris place derrière la façade conservée. La cour est devenue un jardin planté d’érables.</p><p>Le projet est entièrement vendu et habité. Nous tenons une liste pour les reventes.</p>',
			'<p>In the former weaving mill on the Visserij, twelve apartments and lofts were built behind the preserved factory front. The yard became a garden with maples.</p><p>The project is sold out and lived in. We keep a list for resales.</p>',
			'<p>In der ehemaligen Weberei an der Visserij entstanden zwölf Wohnungen und Lofts hinter der erhaltenen Fabrikfassade. Der Innenhof wurde zum Garten mit Ahornbäumen.</p><p>Das Projekt ist vollständig verkauft und bewohnt. Wer gern hier wohnen möchte, kommt auf die Liste für Wiederverkäufe.</p>',
		),
	},
	{
		id: 6,
		name: 'Hof ter Linden',
		city: 'Merelbeke',
		street: 'Fraterstraat',
		number: '44',
		webId: 1,
		units: 14,
		from: 429000,
		to: 545000,
		smallest: 138,
		largest: 172,
		sold: 0.5,
		delivery: 5,
		publicAddress: true,
		look: 'gabled-houses',
		description: t(
			'<p>Veertien gezinswoningen rond een autovrij plein met oude linden. Elke woning heeft een eigen tuin, een fietsenberging vooraan en een carport achteraan.</p><p>Warmtepomp, zonnepanelen en regenwaterrecuperatie zijn inbegrepen. De woningen halen E-peil 10 of beter.</p>',
			'<p>Quatorze maisons familiales autour d’une place sans voitures plantée de vieux tilleuls. Chaque maison a son jardin, un abri vélos à l’avant et un carport à l’arrière.</p><p>Pompe à chaleur, panneaux solaires et récupération d’eau de pluie compris.</p>',
			'<p>Fourteen family houses around a car-free square with old lime trees. Each has a garden, a bike store in front and a carport behind.</p><p>Heat pump, solar panels and rainwater recovery are included.</p>',
			'<p>Vierzehn Einfamilienhäuser um einen autofreien Platz mit alten Linden. Jedes Haus hat einen eigenen Garten, einen Fahrradschuppen vorne und einen Carport hinten.</p><p>Wärmepumpe, Solaranlage und Regenwassernutzung sind inbegriffen. Die Häuser erreichen E-Niveau 10 oder besser.</p>',
		),
	},
	{
		id: 7,
		name: 'Kouterpoort',
		city: 'Deinze',
		street: 'Oostkouterlaan',
		number: '9',
		webId: 2,
		units: 20,
		from: 268000,
		to: 428000,
		smallest: 64,
		largest: 118,
		sold: 0.35,
		delivery: 11,
		publicAddress: true,
		look: 'brick-block',
		description: t(
			'<p>Aan de rand van Deinze, met zicht op de kouter, komen twintig appartementen met één tot drie slaapkamers. De gevels krijgen een zandkleurige baksteen, de terrassen zijn diep genoeg voor een echte tafel.</p><p>Het station ligt op acht minuten fietsen.</p>',
			'<p>En bordure de Deinze, face aux champs, vingt appartements d’une à trois chambres. Façades en brique couleur sable et terrasses assez profondes pour une vraie table.</p><p>La gare est à huit minutes à vélo.</p>',
			'<p>On the edge of Deinze, facing open fields, come twenty apartments with one to three bedrooms. Sand-coloured brick, and terraces deep enough for a proper table.</p><p>The station is eight minutes away by bike.</p>',
			'<p>Am Rand von Deinze, mit Blick auf die Felder, entstehen zwanzig Wohnungen mit einem bis drei Schlafzimmern. Die Fassaden bekommen einen sandfarbenen Backstein, die Terrassen sind tief genug für einen richtigen Tisch.</p><p>Der Bahnhof liegt acht Radminuten entfernt.</p>',
		),
	},
	{
		id: 8,
		name: 'Durmezicht',
		city: 'Lokeren',
		street: 'Durmelaan',
		number: '27',
		webId: 2,
		units: 16,
		from: 239000,
		to: 385000,
		smallest: 61,
		largest: 112,
		sold: 0.6,
		delivery: 2,
		publicAddress: true,
		look: 'canal-block',
		description: t(
			'<p>Zestien appartementen aan het water, op wandelafstand van de Markt en het Molsbroek. Alle leefruimtes kijken uit over de Durme.</p><p>De afwerking is volop bezig: kiezen voor uw keuken en vloer kan nog voor de laatste zes.</p>',
			'<p>Seize appartements au bord de l’eau, à pied de la Grand-Place et du Molsbroek. Tous les séjours donnent sur la Durme.</p><p>Les finitions sont en cours : cuisine et sols restent à choisir pour les six derniers.</p>',
			'<p>Sixteen apartments on the water, within walking distance of the market square and the Molsbroek. All living rooms look over the Durme.</p><p>Finishing is under way: kitchen and floors can still be chosen for the last six.</p>',
			'<p>Sechzehn Wohnungen am Wasser, nur einen Spaziergang vom Markt und vom Molsbroek entfernt. Alle Wohnräume blicken über die Durme.</p><p>Der Innenausbau ist in vollem Gang: Für die letzten sechs können Sie Küche und Böden noch selbst wählen.</p>',
		),
	},
	{
		id: 9,
		name: 'Quartier Bertrand',
		city: 'Schaarbeek',
		street: 'Louis Bertrandlaan',
		number: '63',
		webId: 2,
		units: 18,
		from: 289000,
		to: 615000,
		smallest: 55,
		largest: 138,
		sold: 0.4,
		delivery: 14,
		publicAddress: true,
		look: 'courtyard',
		description: t(
			'<p>Achter een herstelde gevel aan de Louis Bertrandlaan ligt een nieuw bouwblok rond een collectieve tuin. Achttien appartementen, van studio tot vierkamerflat, met hoge plafonds en eikenhouten vloeren.</p><p>Fietsenstalling, wasserette en gastenkamer worden gedeeld.</p>',
			'<p>Derrière une façade restaurée de l’avenue Louis Bertrand, un nouvel îlot autour d’un jardin commun. Dix-huit appartements, hauts plafonds et parquets de chêne.</p><p>Local vélos, buanderie et chambre d’amis sont partagés.</p>',
			'<p>Behind a restored front on Avenue Louis Bertrand lies a new block around a shared garden. Eighteen apartments with tall ceilings and oak floors.</p><p>Bike store, laundry and guest room are shared.</p>',
			'<p>Hinter einer wiederhergestellten Fassade an der Avenue Louis Bertrand liegt ein neuer Wohnblock um einen gemeinsamen Garten. Achtzehn Wohnungen, vom Studio bis zur Wohnung mit vier Zimmern, mit hohen Decken und Eichenböden.</p><p>Fahrradraum, Waschküche und Gästezimmer werden geteilt.</p>',
		),
	},
	{
		id: 10,
		name: 'De Bolle Akkers',
		city: 'Sint-Martens-Latem',
		street: 'Meersstraat',
		number: '12',
		webId: 1,
		units: 6,
		from: 865000,
		to: 1120000,
		smallest: 196,
		largest: 248,
		sold: 0.33,
		delivery: 9,
		publicAddress: false,
		look: 'timber-block',
		description: t(
			'<p>Zes woningen in hout en baksteen, los van elkaar in een weide met hoogstamfruit. Architectuur die het landschap laat voorgaan.</p><p>Het adres delen we na een eerste gesprek.</p>',
			'<p>Six maisons de bois et de brique, dispersées dans une prairie de fruitiers haute tige. Une architecture qui laisse passer le paysage d’abord.</p><p>L’adresse est communiquée après un premier entretien.</p>',
			'<p>Six houses in timber and brick, set apart in a meadow with old fruit trees. Architecture that lets the landscape go first.</p><p>We share the address after a first talk.</p>',
			'<p>Sechs Häuser aus Holz und Backstein, frei stehend auf einer Streuobstwiese. Architektur, die der Landschaft den Vortritt lässt.</p><p>Die Adresse teilen wir nach einem ersten Gespräch mit.</p>',
		),
	},
	{
		id: 11,
		name: 'Residentie Statielei',
		city: 'Mortsel',
		street: 'Statielei',
		number: '71',
		webId: 2,
		units: 15,
		from: 265000,
		to: 455000,
		smallest: 57,
		largest: 121,
		sold: 0.27,
		delivery: 18,
		publicAddress: true,
		look: 'white-block',
		description: t(
			'<p>Vijftien lichte appartementen boven een nieuwe buurtwinkel, op wandelafstand van het station. De hoekappartementen hebben terrassen langs twee zijden.</p><p>Autodelen hoort bij het gebouw: drie wagens voor alle bewoners.</p>',
			'<p>Quinze appartements lumineux au-dessus d’un commerce de quartier, à pied de la gare. Les appartements d’angle ont des terrasses sur deux côtés.</p><p>L’autopartage fait partie de l’immeuble : trois voitures pour tous.</p>',
			'<p>Fifteen bright apartments above a new neighbourhood shop, within walking distance of the station. Corner apartments have terraces on two sides.</p><p>Car sharing comes with the building: three cars for all residents.</p>',
			'<p>Fünfzehn helle Wohnungen über einem neuen Nachbarschaftsladen, nicht weit vom Bahnhof. Die Eckwohnungen haben Terrassen an zwei Seiten.</p><p>Carsharing gehört zum Gebäude: drei Autos für alle Bewohner.</p>',
		),
	},
	{
		id: 12,
		name: 'Pluimveemarkt',
		city: 'Aalst',
		street: 'Binnenstraat',
		number: '5',
		webId: 2,
		units: 22,
		from: 225000,
		to: 399000,
		smallest: 52,
		largest: 116,
		sold: 0.5,
		delivery: 7,
		publicAddress: true,
		look: 'brick-block',
		description: t(
			'<p>Een nieuw stuk stad met tweeëntwintig appartementen, een doorgang voor voetgangers en een binnentuin die iedereen mag gebruiken.</p><p>De gebouwen zijn aangesloten op het warmtenet; de kosten voor verwarming blijven daardoor voorspelbaar.</p>',
			'<p>Un nouveau morceau de ville : vingt-deux appartements, un passage piéton et un jardin intérieur ouvert à tous.</p><p>Les immeubles sont raccordés au réseau de chaleur : les frais de chauffage restent prévisibles.</p>',
			'<p>A new piece of town with twenty-two apartments, a pedestrian passage and an inner garden open to all.</p><p>The buildings are on the heat network, which keeps heating costs predictable.</p>',
			'<p>Ein neues Stück Stadt mit zweiundzwanzig Wohnungen, einem Durchgang für Fußgänger und einem Innengarten, den alle nutzen dürfen.</p><p>Die Gebäude sind an das Wärmenetz angeschlossen; so bleiben die Heizkosten berechenbar.</p>',
		),
	},
	{
		id: 13,
		name: 'Boniverhof',
		city: 'Edegem',
		street: 'Boniverlei',
		number: '88',
		webId: 1,
		units: 10,
		from: 469000,
		to: 598000,
		smallest: 142,
		largest: 178,
		sold: 0.2,
		delivery: 16,
		publicAddress: true,
		look: 'gabled-houses',
		description: t(
			'<p>Tien stadswoningen met zadeldak en atelierramen, rug aan rug met een park. De tuinen lopen uit op een gedeelde speelweide.</p><p>Ontworpen om mee te groeien: de zolder is voorbereid op twee extra kamers.</p>',
			'<p>Dix maisons de ville à toit en bâtière et fenêtres d’atelier, adossées à un parc. Les jardins débouchent sur une pelouse de jeu commune.</p><p>Pensées pour grandir : le grenier est prêt pour deux chambres.</p>',
			'<p>Ten town houses with pitched roofs and studio windows, back to back with a park. The gardens end in a shared play lawn.</p><p>Designed to grow along: the attic is prepared for two more rooms.</p>',
			'<p>Zehn Stadthäuser mit Satteldach und Atelierfenstern, Rücken an Rücken mit einem Park. Die Gärten münden in eine gemeinsame Spielwiese.</p><p>Entworfen, um mitzuwachsen: Der Dachboden ist für zwei weitere Zimmer vorbereitet.</p>',
		),
	},
	{
		id: 14,
		name: 'Scheldekwartier Gentbrugge',
		city: 'Gentbrugge',
		street: 'Kerkstraat',
		number: '140',
		webId: 2,
		units: 18,
		from: 259000,
		to: 349000,
		isRebuilt: true,
		smallest: 62,
		largest: 94,
		sold: 0.22,
		delivery: 20,
		publicAddress: true,
		look: 'canal-block',
		description: t(
			'<p>Achttien betaalbare appartementen tussen de Schelde en de Gentbrugse Meersen. Eén of twee slaapkamers, elk met een terras op het zuiden of het westen.</p><p>Kopen kan aan 6 % btw onder voorwaarden voor sloop en heropbouw; wij rekenen het met u uit. De eerste sleutels worden over twintig maanden overhandigd.</p>',
			'<p>Dix-huit appartements abordables entre l’Escaut et les Gentbrugse Meersen. Une ou deux chambres, chacun avec terrasse au sud ou à l’ouest.</p><p>TVA réduite à 6 % sous conditions de démolition-reconstruction : nous le calculons avec vous. Premières clés dans vingt mois.</p>',
			'<p>Eighteen affordable apartments between the Scheldt and the Gentbrugse Meersen. One or two bedrooms, each with a terrace to the south or west.</p><p>VAT at 6% is possible on conditions for demolition and rebuilding: we work it out with you. First keys in twenty months.</p>',
			'<p>Achtzehn bezahlbare Wohnungen zwischen der Schelde und den Gentbrugse Meersen. Ein oder zwei Schlafzimmer, jede mit einer Terrasse nach Süden oder Westen.</p><p>Der Kauf mit 6 % Mehrwertsteuer ist unter den Bedingungen für Abriss und Wiederaufbau möglich; wir rechnen es Ihnen durch. Die ersten Schlüssel gibt es in zwanzig Monaten.</p>',
		),
	},
];
