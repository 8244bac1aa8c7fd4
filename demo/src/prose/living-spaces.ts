import { isFlat, isHouse } from '../properties/kinds.ts';
import { type Phrase, phrase as p } from './phrase.ts';

/** How one lives there: entrance, sitting, eating. */
export const LIVING: readonly Phrase[] = [
	p(
		'Via de inkomhal met apart toilet en vestiaire komt u in de leefruimte, waar zithoek en eetplaats elk hun eigen raam hebben.',
		'Le hall d’entrée, avec toilette séparée et vestiaire, mène au séjour où salon et salle à manger ont chacun leur fenêtre.',
		'From the hall, with separate WC and cloakroom, you enter the living room, where sitting and dining areas each have a window of their own.',
		'Durch den Eingang mit separatem WC und Garderobe gelangen Sie in den Wohnraum, in dem Sitzecke und Essplatz jeweils ein eigenes Fenster haben.',
	),
	p(
		'De living loopt van voor naar achter door en krijgt ’s ochtends zon langs de straat en ’s avonds langs de tuin.',
		'Le séjour traversant prend le soleil du matin côté rue et celui du soir côté jardin.',
		'The living room runs from front to back and gets morning sun from the street and evening sun from the garden.',
		'Das Wohnzimmer reicht von vorne bis hinten und bekommt morgens Sonne von der Straße und abends vom Garten.',
		(h) => isHouse(h.kind) && (h.garden ?? 0) > 0,
	),
	p(
		'De leefruimte is een plek om lang te blijven zitten: brede planken vloer, een gashaard en een boekenwand op maat.',
		'Le séjour invite à s’attarder : plancher large, foyer au gaz et bibliothèque sur mesure.',
		'The living room is a place to linger: wide floorboards, a gas fire and a made-to-measure wall of books.',
		'Der Wohnraum ist ein Ort zum Bleiben: breite Dielen, ein Gaskamin und ein Bücherregal nach Maß.',
		(h) => h.heating === 'gas' && h.condition !== 'renovate',
	),
	p(
		'Zitten, eten en koken gebeurt in één open ruimte, met net genoeg hoeken om elkaar ook even met rust te laten.',
		'Salon, repas et cuisine partagent un même espace ouvert, avec juste assez de recoins pour se laisser tranquilles.',
		'Sitting, eating and cooking share one open space, with just enough corners to leave each other in peace.',
		'Sitzen, essen und kochen in einem offenen Raum, mit gerade genug Ecken, um einander auch einmal in Ruhe zu lassen.',
		(h) => h.era === 'recent' || h.kind === 'loft' || h.kind === 'duplex',
	),
	p(
		'De drie ruimtes in enfilade laten zich openen of sluiten naargelang het moment: bureau vooraan, salon in het midden, eetkamer aan de tuin.',
		'Les trois pièces en enfilade s’ouvrent ou se ferment selon le moment : bureau à l’avant, salon au centre, salle à manger côté jardin.',
		'The three rooms in a row open or close as the moment asks: study in front, sitting room in the middle, dining room on the garden.',
		'Die drei Räume hintereinander lassen sich je nach Moment öffnen oder schließen: vorne das Arbeitszimmer, in der Mitte der Salon, am Garten das Esszimmer.',
		(h) => h.kind === 'townhouse' || h.kind === 'maison',
	),
	p(
		'Een raam van vloer tot plafond trekt de blik naar buiten; de eethoek ligt daar waar het licht het langst blijft.',
		'Une baie toute hauteur attire le regard vers l’extérieur ; le coin repas se trouve là où la lumière reste le plus longtemps.',
		'A floor-to-ceiling window draws the eye outside; the dining corner sits where the light stays longest.',
		'Ein Fenster vom Boden bis zur Decke lenkt den Blick nach draußen; der Essplatz liegt dort, wo das Licht am längsten bleibt.',
		(h) => h.era === 'recent' || h.era === 'nineties',
	),
	p(
		'De inkom heeft plaats voor jassen, schoenen en een kinderwagen, en dat merkt u elke dag. Daarachter opent de leefruimte zich in de breedte.',
		'L’entrée a de la place pour les manteaux, les chaussures et une poussette : on l’apprécie chaque jour. Derrière, le séjour s’ouvre en largeur.',
		'The entrance has room for coats, shoes and a pram, which you notice every day. Beyond it the living room opens out in its full width.',
		'Der Eingang hat Platz für Jacken, Schuhe und einen Kinderwagen, und das merken Sie jeden Tag. Dahinter öffnet sich der Wohnraum in die Breite.',
		(h) => !isFlat(h.kind) || h.living > 90,
	),
	p(
		'De leefruimte kreeg zijn warmte van de vloer, de originele deuren en een wand die een leeshoek afscheidt.',
		'Le séjour doit sa chaleur au plancher, aux portes d’origine et à une cloison qui ménage un coin lecture.',
		'The living room takes its warmth from the floor, the original doors and a wall that sets off a reading corner.',
		'Seine Wärme verdankt der Wohnraum dem Boden, den originalen Türen und einer Wand, die eine Leseecke abtrennt.',
		(h) => h.era === 'interbellum' || h.era === 'postwar' || h.era === 'belle-epoque',
	),
];

export const KITCHEN: readonly Phrase[] = [
	p(
		'De keuken werd op maat gemaakt, met eiland, inductie, combi-oven en een hoge kastenwand waarin alles verdwijnt.',
		'La cuisine a été réalisée sur mesure : îlot, induction, four combiné et un mur d’armoires où tout disparaît.',
		'The kitchen was made to measure, with an island, induction hob, combination oven and a tall wall of cupboards that swallows everything.',
		'Die Küche wurde nach Maß gefertigt, mit Insel, Induktion, Kombibackofen und einer hohen Schrankwand, in der alles verschwindet.',
		(h) => h.kitchen === 'hyper' && h.kind !== 'studio',
	),
	p(
		'In de volledig uitgeruste keuken kookt u met zicht op wie aan tafel zit; de berging ernaast houdt het werkblad vrij.',
		'Dans la cuisine entièrement équipée, on cuisine en regardant ses hôtes ; l’arrière-cuisine garde le plan de travail libre.',
		'In the fully fitted kitchen you cook facing whoever is at the table; the pantry next door keeps the worktop clear.',
		'In der voll ausgestatteten Küche kochen Sie mit Blick auf alle, die am Tisch sitzen; der Abstellraum daneben hält die Arbeitsplatte frei.',
		(h) => h.kitchen === 'hyper' && h.kind !== 'studio',
	),
	p(
		'De keuken is ingericht met degelijke toestellen en plaats voor een ontbijttafel bij het raam.',
		'La cuisine, bien équipée, accueille une table de petit déjeuner près de la fenêtre.',
		'The kitchen is fitted with sound appliances and has room for a breakfast table by the window.',
		'Die Küche ist mit soliden Geräten ausgestattet und hat Platz für einen Frühstückstisch am Fenster.',
		(h) => h.kitchen === 'installed',
	),
	p(
		'De ingerichte keuken is van een eerdere generatie maar netjes onderhouden, en ligt op de plaats waar u ze ook zelf zou zetten.',
		'La cuisine équipée date un peu mais elle est bien entretenue, et se trouve là où vous l’auriez placée vous-même.',
		'The fitted kitchen is of an earlier generation but neatly kept, and it stands exactly where you would put one yourself.',
		'Die Einbauküche ist älter, aber gut gepflegt, und liegt genau dort, wo Sie sie auch selbst hinsetzen würden.',
		(h) => h.kitchen === 'installed',
	),
	p(
		'Van keuken en technieken begint u het best opnieuw; de aansluitingen liggen klaar en de ruimte laat vele opstellingen toe.',
		'Cuisine et techniques sont à reprendre ; les raccordements sont là et l’espace permet de nombreuses dispositions.',
		'Kitchen and services are best started afresh; the connections are there and the room allows many layouts.',
		'Küche und Technik erneuern Sie am besten ganz; die Anschlüsse liegen bereit, und der Raum erlaubt viele Lösungen.',
		(h) => h.kitchen === 'basic',
	),
	p(
		'De kitchenette is volwaardig, met vaatwasser, oven en genoeg werkblad om echt te koken.',
		'La kitchenette est complète : lave-vaisselle, four et assez de plan de travail pour vraiment cuisiner.',
		'The kitchenette is complete, with dishwasher, oven and enough worktop for real cooking.',
		'Die Kochnische ist vollwertig, mit Geschirrspüler, Backofen und genug Arbeitsfläche, um wirklich zu kochen.',
		(h) => h.kind === 'studio',
	),
];

export const NIGHT: readonly Phrase[] = [
	p(
		'Boven vindt u {bedrooms} en {bathrooms}, waarvan één met inloopdouche en dubbele wastafel.',
		'À l’étage, {bedrooms} et {bathrooms}, dont une avec douche à l’italienne et double vasque.',
		'Upstairs you find {bedrooms} and {bathrooms}, one of them with a walk-in shower and twin basins.',
		'Oben finden Sie {bedrooms} und {bathrooms}, eines davon mit begehbarer Dusche und Doppelwaschtisch.',
		(h) => isHouse(h.kind) && h.bathrooms > 1,
	),
	p(
		'De nachthal leidt naar {bedrooms}, {bathrooms} en een wasplaats die ook als strijkkamer dient.',
		'Le hall de nuit dessert {bedrooms}, {bathrooms} et une buanderie qui sert aussi de lingerie.',
		'The bedroom hallway leads to {bedrooms}, {bathrooms} and a laundry room that doubles as ironing room.',
		'Über den Flur erreichen Sie {bedrooms}, {bathrooms} und einen Hauswirtschaftsraum, in dem auch gebügelt werden kann.',
		(h) => h.bedrooms > 1,
	),
	p(
		'De grootste slaapkamer ligt aan de rustige kant en heeft een dressing; een kleinere kamer is vandaag een thuiskantoor.',
		'La chambre principale, côté calme, dispose d’un dressing ; une pièce plus petite sert aujourd’hui de bureau.',
		'The main bedroom lies on the quiet side and has a dressing room; a smaller room is a home office today.',
		'Das größte Schlafzimmer liegt auf der ruhigen Seite und hat ein Ankleidezimmer; ein kleineres Zimmer ist heute ein Homeoffice.',
		(h) => h.bedrooms > 2,
	),
	p(
		'Met {bedrooms} en {bathrooms} is er plaats voor een gezin, voor logés of voor een werkkamer waar de deur dicht kan.',
		'Avec {bedrooms} et {bathrooms}, il y a place pour une famille, des invités ou un bureau dont on peut fermer la porte.',
		'With {bedrooms} and {bathrooms} there is room for a family, for guests, or for a study with a door that shuts.',
		'{bedrooms} und {bathrooms}: Platz für eine Familie, für Gäste oder für ein Arbeitszimmer mit geschlossener Tür.',
		(h) => h.bedrooms > 1,
	),
	p(
		'De slaapkamer is groot genoeg voor een ruime kleerkast en grenst aan {bathrooms} met douche.',
		'La chambre peut accueillir une grande garde-robe et jouxte {bathrooms} avec douche.',
		'The bedroom has space for a large wardrobe and adjoins {bathrooms} with a shower.',
		'Das Schlafzimmer ist groß genug für einen geräumigen Kleiderschrank und hat direkten Zugang zum Bad: {bathrooms} mit Dusche.',
		(h) => h.bedrooms === 1,
	),
	p(
		'De slaaphoek kreeg een nis met kastenwand; de badkamer heeft douche, wastafelmeubel en aansluiting voor een wasmachine.',
		'Le coin nuit occupe une alcôve avec armoires ; la salle d’eau offre douche, meuble vasque et raccordement pour lave-linge.',
		'The bed stands in an alcove with a wall of cupboards; the bathroom has a shower, vanity unit and washing-machine connection.',
		'Der Schlafbereich liegt in einer Nische mit Schrankwand; das Badezimmer hat Dusche, Waschtisch und Anschluss für eine Waschmaschine.',
		(h) => h.kind === 'studio',
	),
	p(
		'Overdag is de zithoek van de studio de leefruimte, ’s nachts verdwijnt het bed achter een gordijn op maat. Douche en toilet liggen apart.',
		'Le jour, le studio est un séjour ; la nuit, le coin lit se cache derrière un rideau sur mesure. Douche et toilette sont séparées.',
		'By day the studio is a living room, by night the bed hides behind a made-to-measure curtain. Shower and WC are separate.',
		'Tagsüber ist die Sitzecke des Studios der Wohnraum, nachts verschwindet das Bett hinter einem Vorhang nach Maß. Dusche und WC sind getrennt.',
		(h) => h.kind === 'studio',
	),
];

export const STORAGE: readonly Phrase[] = [
	p(
		'Kelder en zolder zorgen voor bergruimte; die laatste laat zich eenvoudig tot extra kamer afwerken.',
		'Cave et grenier assurent le rangement ; ce dernier se transforme aisément en pièce supplémentaire.',
		'Cellar and attic take care of storage; the latter is easily finished as an extra room.',
		'Keller und Dachboden bieten Stauraum; Letzterer lässt sich leicht zu einem weiteren Zimmer ausbauen.',
		(h) => h.hasCellar && h.hasAttic,
	),
	p(
		'De kelder is droog en hoog genoeg om rechtop te staan: ideaal voor fietsen, wijn en alles wat u niet elke dag nodig hebt.',
		'La cave est sèche et l’on s’y tient debout : idéale pour les vélos, le vin et tout ce qui ne sert pas chaque jour.',
		'The cellar is dry and tall enough to stand in: ideal for bikes, wine and whatever you do not need every day.',
		'Der Keller ist trocken und hoch genug zum Stehen: ideal für Fahrräder, Wein und alles, was Sie nicht täglich brauchen.',
		(h) => h.hasCellar && isHouse(h.kind),
	),
	p(
		'In de kelder hoort er een eigen berging bij, naast een gemeenschappelijke fietsenstalling.',
		'Une cave privative complète l’ensemble, à côté d’un local à vélos commun.',
		'A private storage room in the basement is included, beside a shared bike store.',
		'Dazu gehören ein eigenes Kellerabteil und ein gemeinsamer Fahrradraum.',
		(h) => h.hasCellar && isFlat(h.kind),
	),
	p(
		'De garage heeft een automatische poort en een rechtstreekse doorgang naar de woning.',
		'Le garage à porte automatique communique directement avec la maison.',
		'The garage has an automatic door and a direct passage into the house.',
		'Die Garage hat ein automatisches Tor und einen direkten Zugang zum Haus.',
		(h) => h.garages > 0 && isHouse(h.kind),
	),
	p(
		'Een ondergrondse autostaanplaats met laadpunt is in de prijs begrepen.',
		'Un emplacement de parking en sous-sol avec borne de recharge est compris dans le prix.',
		'An underground parking space with charging point is included in the price.',
		'Ein Tiefgaragenstellplatz mit Ladepunkt ist im Preis inbegriffen.',
		(h) => h.parkings > 0,
	),
];
