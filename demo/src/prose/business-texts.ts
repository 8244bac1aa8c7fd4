import { type Phrase, phrase as p } from './phrase.ts';

/** Whole paragraphs for what is no dwelling: three banks per kind, one paragraph of each. */
export const BUSINESS: Record<string, readonly (readonly Phrase[])[]> = {
	plot: [
		[
			p(
				'Bouwgrond van {ground} met een straatbreedte van {front}, in een rustige straat waar nog gebouwd wordt met zicht op groen.',
				'Terrain de {ground}, {front} à front de rue, dans une rue calme où l’on bâtit encore face à la verdure.',
				'A building plot of {ground} with {front} of street front, in a quiet street where houses still look out on green.',
				'Baugrundstück von {ground} mit {front} Straßenfront, in einer ruhigen Straße, in der noch mit Blick ins Grüne gebaut wird.',
			),
			p(
				'Dit perceel van {ground} in {city} laat u kiezen: een gezinswoning met zuidertuin, of samen bouwen met een buur.',
				'Cette parcelle de {ground} à {city} vous laisse le choix : une maison familiale plein sud ou un projet à deux.',
				'This plot of {ground} in {city} leaves you the choice: a family house with a south garden, or building together with a neighbour.',
				'Dieses Grundstück von {ground} in {city} lässt Ihnen die Wahl: ein Familienhaus mit Südgarten oder gemeinsam bauen mit einem Nachbarn.',
			),
			p(
				'Zelf bouwen op maat van uw leven begint met de juiste grond. Deze meet {ground}, ligt vlak en is volledig uitgerust.',
				'Construire à sa mesure commence par le bon terrain. Celui-ci compte {ground}, il est plat et entièrement équipé.',
				'Building to the measure of your life starts with the right ground. This one measures {ground}, is level and fully serviced.',
				'Nach dem eigenen Leben zu bauen, beginnt mit dem richtigen Grundstück. Dieses misst {ground}, ist eben und voll erschlossen.',
			),
		],
		[
			p(
				'Het perceel is {front} breed en gemiddeld {depth} diep. Water, gas, elektriciteit, glasvezel en riolering liggen in de straat.',
				'La parcelle fait {front} de large et {depth} de profondeur moyenne. Eau, gaz, électricité, fibre et égouts sont dans la rue.',
				'The plot is {front} wide and {depth} deep on average. Water, gas, electricity, fibre and sewer are in the street.',
				'Das Grundstück ist {front} breit und im Schnitt {depth} tief. Wasser, Gas, Strom, Glasfaser und Kanalisation liegen in der Straße.',
			),
			p(
				'Volgens de voorschriften zijn twee bouwlagen met dak of een plat volume mogelijk, met een bouwdiepte tot zeventien meter op het gelijkvloers.',
				'Les prescriptions admettent deux niveaux sous toiture ou un volume plat, avec une profondeur de dix-sept mètres au rez-de-chaussée.',
				'The rules allow two storeys under a roof or a flat volume, up to seventeen metres deep on the ground floor.',
				'Nach den Vorschriften sind zwei Geschosse mit Dach oder ein flacher Baukörper möglich, mit einer Bautiefe bis zu siebzehn Metern im Erdgeschoss.',
			),
		],
		[
			p(
				'Een bodemattest en de stedenbouwkundige inlichtingen zijn aangevraagd. Geen bouwverplichting en vrij te kiezen architect en aannemer.',
				'L’attestation du sol et les renseignements urbanistiques sont demandés. Sans obligation de bâtir, architecte et entrepreneur au choix.',
				'The soil certificate and planning information have been requested. No obligation to build, and free choice of architect and contractor.',
				'Bodenbescheinigung und städtebauliche Auskünfte sind angefordert. Keine Baupflicht, Architekt und Bauunternehmer frei wählbar.',
			),
			p(
				'Wij overlopen de voorschriften graag met u ter plaatse, met het opmetingsplan in de hand.',
				'Nous parcourons volontiers les prescriptions avec vous sur place, plan de mesurage en main.',
				'We are happy to go through the rules with you on site, survey in hand.',
				'Gern gehen wir die Vorschriften vor Ort mit Ihnen durch, den Vermessungsplan in der Hand.',
			),
		],
	],
	revenue: [
		[
			p(
				'Opbrengsteigendom met {units}, goed verhuurd en degelijk onderhouden, op een plek waar de vraag naar woningen groot blijft.',
				'Immeuble de rapport de {units}, bien loué et bien tenu, là où la demande locative reste forte.',
				'An investment property with {units}, well let and well kept, in a place where demand for homes stays high.',
				'Renditeobjekt mit {units}, gut vermietet und solide gepflegt, an einem Ort, wo die Nachfrage nach Wohnungen groß bleibt.',
			),
			p(
				'Dit gebouw uit {year} werd vergund opgedeeld in {units}, elk met eigen meters. Samen goed voor {living}.',
				'Cet immeuble de {year} a été divisé avec permis en {units} à compteurs individuels, pour {living} au total.',
				'This building of {year} was divided with a permit into {units}, each with its own meters. Together they make {living}.',
				'Dieses Gebäude von {year} wurde mit Genehmigung in {units} aufgeteilt, jede mit eigenen Zählern. Zusammen sind es {living}.',
			),
		],
		[
			p(
				'De leefruimtes liggen aan de straatkant, de slaapkamers aan de stille achterzijde. Op het gelijkvloers hoort een koer bij de woonst.',
				'Les séjours donnent sur rue, les chambres sur l’arrière au calme. Le rez-de-chaussée dispose d’une cour.',
				'Living rooms face the street, bedrooms the quiet rear. The ground-floor dwelling has a courtyard.',
				'Die Wohnräume liegen zur Straße, die Schlafzimmer zur stillen Rückseite. Zur Wohnung im Erdgeschoss gehört ein Hof.',
			),
			p(
				'Inkom en trappenhuis werden pas geschilderd, het dak werd nagezien en de keuringen van de liften en de elektriciteit zijn in orde waar ze nodig zijn.',
				'Hall et cage d’escalier viennent d’être repeints, la toiture a été revue et les contrôles électriques sont en ordre.',
				'Entrance and stairwell have just been repainted, the roof has been checked and the electrical inspections are in order.',
				'Eingang und Treppenhaus wurden gerade gestrichen, das Dach wurde überprüft, und die Prüfungen der Elektroanlage sind in Ordnung.',
			),
		],
		[
			p(
				'Energie per woonst in het dossier; het gebouw haalt gemiddeld {energy}. De huurcontracten en het rendement lichten wij u op kantoor toe.',
				'Les certificats par logement sont au dossier ; l’immeuble affiche en moyenne le {energy}. Baux et rendement vous sont expliqués à l’agence.',
				'Certificates per dwelling are in the file; the building averages {energy}. We will explain leases and yield at our office.',
				'Die Energieausweise der Wohnungen liegen in der Akte; das Gebäude erreicht im Schnitt {energy}. Mietverträge und Rendite erläutern wir Ihnen im Büro.',
			),
		],
	],
	shop: [
		[
			p(
				'Handelsruimte met {store} winkeloppervlakte en een brede etalage aan de {street}, met een woonst erboven.',
				'Surface commerciale de {store} avec large vitrine dans la {street} et logement à l’étage.',
				'Retail space with {store} of shop floor and a wide window on {street}, with a dwelling above.',
				'Ladenlokal mit {store} Verkaufsfläche und breitem Schaufenster in der Straße {street}, darüber eine Wohnung.',
			),
			p(
				'Een winkelpand met zichtbaarheid: veel passage te voet en per fiets, laden en lossen voor de deur en een magazijn achteraan.',
				'Un commerce visible : beaucoup de passage à pied et à vélo, livraisons devant la porte et réserve à l’arrière.',
				'A shop that gets seen: plenty of people passing on foot and by bike, loading at the door and a stockroom at the back.',
				'Ein Laden, den man sieht: viele Passanten zu Fuß und mit dem Rad, Ladezone vor der Tür und ein Lager nach hinten.',
			),
		],
		[
			p(
				'De winkel is vrij in te delen en heeft een vlakke toegang. Achteraan liggen keuken, sanitair en een koer met fietsenberging.',
				'Le magasin s’aménage librement et son accès est de plain-pied. À l’arrière : kitchenette, sanitaires et cour avec abri vélos.',
				'The shop can be laid out freely and has level access. At the back are a kitchenette, WC and a yard with bike storage.',
				'Der Laden lässt sich frei einteilen und ist ebenerdig zugänglich. Hinten liegen Teeküche, Sanitärräume und ein Hof mit Fahrradunterstand.',
			),
			p(
				'Hoge plafonds, stevige vloer en een kelder over de volle lengte. De woonst boven heeft een eigen inkom en kan apart verhuurd worden.',
				'Hauts plafonds, sol solide et cave sur toute la longueur. Le logement à l’étage a son entrée et peut être loué séparément.',
				'Tall ceilings, a solid floor and a cellar along the full length. The dwelling above has its own entrance and can be let separately.',
				'Hohe Decken, ein fester Boden und ein Keller über die volle Länge. Die Wohnung darüber hat einen eigenen Eingang und kann separat vermietet werden.',
				(h) => h.hasCellar,
			),
		],
		[
			p(
				'Geschikt voor winkel, praktijk of dienstverlening. Het energiecertificaat geeft {energy}.',
				'Convient pour commerce, profession libérale ou services. Le certificat énergétique indique le {energy}.',
				'Suitable for retail, a practice or services. The energy certificate states {energy}.',
				'Geeignet für Laden, Praxis oder Dienstleistung. Der Energieausweis nennt {energy}.',
			),
		],
	],
	horeca: [
		[
			p(
				'Instapklare horecazaak met {store} gelagzaal, vergunde keuken en een terras dat in de zomer de helft van het werk doet.',
				'Établissement prêt à ouvrir : salle de {store}, cuisine en règle et une terrasse qui, l’été, fait la moitié du travail.',
				'Restaurant premises ready to open: {store} of dining room, a licensed kitchen and a terrace that does half the work in summer.',
				'Betriebsbereites Lokal mit {store} Gastraum, genehmigter Küche und einer Terrasse, die im Sommer die halbe Arbeit macht.',
			),
			p(
				'Op een hoek waar iedereen voorbijkomt, is deze zaak al jaren een adres. Overname met of zonder inboedel.',
				'Au coin où tout le monde passe, cette affaire est une adresse depuis des années. Reprise avec ou sans mobilier.',
				'On a corner that everyone passes, this has been an address for years. Taken over with or without fittings.',
				'An einer Ecke, an der alle vorbeikommen, ist dieses Lokal seit Jahren eine Adresse. Übernahme mit oder ohne Inventar.',
			),
		],
		[
			p(
				'De keuken kreeg een nieuwe dampkap en koelcel; toog, sanitair en brandveiligheid voldoen aan de normen van de stad.',
				'La cuisine a reçu une hotte et une chambre froide neuves ; comptoir, sanitaires et sécurité incendie répondent aux normes.',
				'The kitchen has a new extractor and cold room; bar, toilets and fire safety meet the city’s standards.',
				'Die Küche bekam eine neue Abzugshaube und eine Kühlzelle; Theke, Sanitärräume und Brandschutz entsprechen den Auflagen der Stadt.',
			),
			p(
				'Zaal voor zestig couverts, bar, berging, bureau op de verdieping en een koer die tot terras vergund is.',
				'Salle de soixante couverts, bar, réserve, bureau à l’étage et cour autorisée comme terrasse.',
				'Dining room for sixty covers, bar, store, an office upstairs and a yard licensed as a terrace.',
				'Saal für sechzig Gedecke, Bar, Lager, ein Büro im Obergeschoss und ein Hof, der als Terrasse genehmigt ist.',
			),
		],
		[
			p(
				'Geen brouwerijverplichting. Energie: {energy}. Cijfers en inventaris krijgt u na een kort gesprek op kantoor.',
				'Libre de brasserie. Énergie : {energy}. Chiffres et inventaire après un bref entretien à l’agence.',
				'Free of tie. Energy: {energy}. Figures and inventory follow after a short talk at our office.',
				'Keine Brauereibindung. Energie: {energy}. Zahlen und Inventar erhalten Sie nach einem kurzen Gespräch im Büro.',
			),
		],
	],
	garage: [
		[
			p(
				'Gesloten garagebox van {living} in een afgesloten binnenplaats, met een rit die ook voor een grotere wagen volstaat.',
				'Box fermé de {living} dans une cour sécurisée, avec une manœuvre aisée même pour une grande voiture.',
				'A lock-up garage of {living} in a gated yard, with room to manoeuvre even for a larger car.',
				'Abschließbare Garage von {living} in einem gesicherten Innenhof, mit genug Raum zum Rangieren auch für ein größeres Auto.',
			),
			p(
				'Droge garage van {living} met kantelpoort en elektriciteit, op wandelafstand van {street}.',
				'Garage sec de {living} avec porte basculante et électricité, à deux pas de la {street}.',
				'A dry garage of {living} with an up-and-over door and electricity, a short walk from {street}.',
				'Trockene Garage von {living} mit Schwingtor und Strom, nur wenige Schritte von der Straße {street}.',
			),
		],
		[
			p(
				'Ideaal voor wie in de buurt woont of als kleine, zorgeloze belegging: garages staan hier zelden leeg.',
				'Idéal pour un habitant du quartier ou comme petit placement sans souci : les garages restent rarement vides ici.',
				'Ideal for someone living nearby, or as a small and carefree investment: garages rarely stand empty here.',
				'Ideal für Anwohner oder als kleine, sorgenfreie Anlage: Garagen stehen hier selten leer.',
			),
			p(
				'Nutteloos zoeken naar een plaats na het werk is hiermee voorbij. De binnenkoer is verlicht en ’s nachts afgesloten.',
				'Fini de tourner le soir pour se garer. La cour est éclairée et fermée la nuit.',
				'No more circling for a space after work. The yard is lit, and locked at night.',
				'Mit der Parkplatzsuche nach Feierabend ist damit Schluss. Der Innenhof ist beleuchtet und nachts abgeschlossen.',
			),
		],
		[
			p(
				'Poort en dakdichting werden onlangs vernieuwd. Er zijn nauwelijks kosten.',
				'Porte et étanchéité ont été refaites récemment. Les frais sont minimes.',
				'Door and roofing were renewed recently. There are hardly any costs.',
				'Tor und Dachabdichtung wurden kürzlich erneuert. Es fallen kaum Kosten an.',
			),
		],
	],
	parking: [
		[
			p(
				'Ruime staanplaats van {living} in een ondergrondse parking met badge, camera en brede hellingbaan.',
				'Emplacement de {living} dans un parking souterrain avec badge, caméra et large rampe.',
				'A generous space of {living} in an underground car park with badge access, camera and a wide ramp.',
				'Geräumiger Stellplatz von {living} in einer Tiefgarage mit Zugangskarte, Kamera und breiter Rampe.',
			),
			p(
				'Binnenparking op het eerste ondergrondse niveau, vlak bij de lift en makkelijk in één beweging te bereiken.',
				'Parking intérieur au premier sous-sol, près de l’ascenseur et accessible d’une seule manœuvre.',
				'Indoor parking on the first basement level, close to the lift and reached in one easy turn.',
				'Stellplatz im ersten Untergeschoss, nah am Aufzug und bequem in einem Zug zu erreichen.',
			),
		],
		[
			p(
				'De syndicus keurde laadpunten goed: een aansluiting op eigen meter is mogelijk.',
				'La copropriété a approuvé les bornes de recharge : un raccordement sur compteur propre est possible.',
				'The co-owners have approved charging points: a connection on your own meter is possible.',
				'Die Eigentümergemeinschaft hat Ladepunkte genehmigt: Ein Anschluss am eigenen Zähler ist möglich.',
			),
		],
		[
			p(
				'Ook als belegging interessant: de wachtlijst voor plaatsen in dit gebouw is lang.',
				'Intéressant aussi comme placement : la liste d’attente dans l’immeuble est longue.',
				'Worth a look as an investment too: the waiting list in this building is long.',
				'Auch als Anlage interessant: Die Warteliste für Stellplätze in diesem Gebäude ist lang.',
			),
		],
	],
	warehouse: [
		[
			p(
				'Magazijn van {store} met {office} burelen, {spaces} en een vlotte verbinding met de autosnelweg.',
				'Entrepôt de {store} avec {office} de bureaux, {spaces} et un accès rapide à l’autoroute.',
				'A warehouse of {store} with {office} of offices, {spaces} and quick access to the motorway.',
				'Lagerhalle von {store}, dazu {office} Büros, {spaces} und ein schneller Anschluss an die Autobahn.',
			),
			p(
				'Functioneel bedrijfsgebouw op {ground}: vrije hoogte van zeven meter, sectionaalpoorten en een verharde koer waarop een oplegger kan draaien.',
				'Bâtiment fonctionnel sur {ground} : sept mètres de hauteur libre, portes sectionnelles et une cour où un semi-remorque peut tourner.',
				'A functional building on {ground}: seven metres clear height, sectional doors and a paved yard in which an artic can turn.',
				'Funktionales Betriebsgebäude auf {ground}: sieben Meter lichte Höhe, Sektionaltore und ein befestigter Hof, auf dem ein Sattelzug wenden kann.',
			),
		],
		[
			p(
				'De vloer draagt drie ton per vierkante meter, er is krachtstroom en de verlichting werd omgebouwd naar led.',
				'Le sol supporte trois tonnes au mètre carré, la force motrice est présente et l’éclairage est passé au led.',
				'The floor carries three tonnes a square metre, three-phase power is available and the lighting has been converted to LED.',
				'Der Boden trägt drei Tonnen pro Quadratmeter, Starkstrom ist vorhanden, und die Beleuchtung wurde auf LED umgerüstet.',
			),
			p(
				'Burelen met kitchenette en sanitair liggen vooraan, los van het magazijn. Het dak is klaar voor zonnepanelen.',
				'Les bureaux, avec kitchenette et sanitaires, sont à l’avant, séparés de l’entrepôt. La toiture est prête pour des panneaux.',
				'Offices with kitchenette and WCs lie at the front, apart from the warehouse. The roof is ready for solar panels.',
				'Büros mit Teeküche und Sanitärräumen liegen vorne, getrennt vom Lager. Das Dach ist für eine Solaranlage vorbereitet.',
			),
		],
		[
			p(
				'Gelegen in een zone voor kmo en ambacht; de vergunning en het bodemattest zitten in het dossier.',
				'Situé en zone PME et artisanat ; permis et attestation du sol figurent au dossier.',
				'Zoned for small business and crafts; permit and soil certificate are in the file.',
				'In einem Gebiet für Handwerk und Kleinbetriebe; Genehmigung und Bodenbescheinigung liegen in der Akte.',
			),
		],
	],
	office: [
		[
			p(
				'Kantoorruimte van {living} {onFloor}, licht langs drie zijden en vrij in te delen met een moduul van negentig centimeter.',
				'Bureaux de {living}, {onFloor}, lumineux sur trois côtés et modulables par trames de nonante centimètres.',
				'Office space of {living} {onFloor}, with light on three sides and a ninety-centimetre planning grid.',
				'Bürofläche von {living} {onFloor}, hell von drei Seiten und frei einteilbar im Raster von neunzig Zentimetern.',
			),
			p(
				'Werken op een adres dat klanten graag bezoeken: {living} verzorgde kantoren met onthaal, vergaderzaal en {spaces}.',
				'Travailler à une adresse où l’on aime venir : {living} de bureaux soignés avec accueil, salle de réunion et {spaces}.',
				'Work at an address that clients like to visit: {living} of well-kept offices with reception, meeting room and {spaces}.',
				'Arbeiten an einer Adresse, die Kunden gern besuchen: {living} gepflegte Büros, dazu Empfang, Besprechungsraum und {spaces}.',
			),
		],
		[
			p(
				'Verhoogde vloer, koelplafonds en glasvezel zijn aanwezig; keuken en fietsenstalling met douche worden gedeeld.',
				'Plancher technique, plafonds rafraîchissants et fibre ; cuisine et local vélos avec douche sont partagés.',
				'Raised floor, chilled ceilings and fibre are in place; kitchen and bike store with shower are shared.',
				'Doppelboden, Kühldecken und Glasfaser sind vorhanden; Küche und Fahrradraum mit Dusche werden geteilt.',
			),
		],
		[
			p(
				'Het energiecertificaat geeft {energy}. De kosten bedragen {charges} per maand, schoonmaak van de gemene delen inbegrepen.',
				'Le certificat énergétique indique le {energy}. Les charges sont de {charges} par mois, nettoyage des communs compris.',
				'The energy certificate states {energy}. Charges are {charges} a month, including cleaning of shared areas.',
				'Der Energieausweis nennt {energy}. Die Nebenkosten betragen {charges} im Monat, Reinigung der Gemeinschaftsflächen inbegriffen.',
			),
		],
	],
};
