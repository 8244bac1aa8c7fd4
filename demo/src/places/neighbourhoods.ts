import { everywhere, type Texts, texts as t } from '../texts.ts';

export interface Neighbourhood {
	id: number;
	name: string;
	/** As readers of each language call it */
	called: Texts;
	city: string;
	title: Texts;
	subtitle: Texts;
	description: Texts;
	/** Corners of the area, in order */
	corners: readonly { lat: number; lng: number }[];
}

const box = (lat: number, lng: number, north: number, east: number) => [
	{ lat: lat + north, lng: lng - east },
	{ lat: lat + north * 0.8, lng: lng + east },
	{ lat: lat - north, lng: lng + east * 0.9 },
	{ lat: lat - north * 0.9, lng: lng - east },
];

/** Seven places that the agency writes about. */
export const NEIGHBOURHOODS: readonly Neighbourhood[] = [
	{
		id: 1,
		name: 'Coupure en Bijloke',
		called: t('Coupure en Bijloke', 'Coupure et Bijloke', 'Coupure and Bijloke', 'Coupure und Bijloke'),
		city: 'Gent',
		title: t(
			'Wonen aan de Coupure',
			'Vivre au bord de la Coupure',
			'Living on the Coupure',
			'Wohnen an der Coupure',
		),
		subtitle: t(
			'Water, linden en de fiets voor de deur',
			'De l’eau, des tilleuls et le vélo devant la porte',
			'Water, lime trees and a bike at the door',
			'Wasser, Linden und das Rad vor der Tür',
		),
		description: t(
			'<p>Tussen het oude kanaal en de Bijlokesite ligt Gent op zijn breedst: statige gevels, jaagpaden en banken waarop men blijft zitten. Herenhuizen wisselen af met appartementen uit de jaren zestig die verrassend veel licht hebben.</p><p>De universiteit en het Justitiepaleis zijn vlakbij. Rijden doet u hier met de fiets; de auto staat onder de grond of verderop.</p>',
			'<p>Entre l’ancien canal et le site de la Bijloke, Gand prend ses aises : belles façades, chemins de halage et bancs où l’on s’attarde. Les maisons de maître alternent avec des appartements des années soixante étonnamment lumineux.</p><p>L’université et le palais de justice sont proches. On s’y déplace à vélo ; la voiture reste en sous-sol ou plus loin.</p>',
			'<p>Between the old canal and the Bijloke site Ghent is at its widest: stately fronts, towpaths and benches to linger on. Town houses alternate with apartments of the sixties that get surprising amounts of light.</p><p>University and law courts are near. You get around by bike here; the car stays underground or further off.</p>',
			'<p>Zwischen dem alten Kanal und dem Bijloke-Gelände ist Gent am weitesten: stattliche Fassaden, Treidelpfade und Bänke, auf denen man sitzen bleibt. Stadthäuser wechseln sich ab mit Wohnungen aus den Sechzigern, die überraschend viel Licht haben.</p><p>Universität und Justizpalast sind ganz nah. Unterwegs ist man hier mit dem Rad; das Auto steht in der Tiefgarage oder weiter weg.</p>',
		),
		corners: box(51.0505, 3.7105, 0.0055, 0.008),
	},
	{
		id: 2,
		name: 'Dampoort en Groot Begijnhof',
		called: t(
			'Dampoort en Groot Begijnhof',
			'Dampoort et Grand Béguinage',
			'Dampoort and Great Beguinage',
			'Dampoort und Großer Beginenhof',
		),
		city: 'Sint-Amandsberg',
		title: t(
			'De Dampoort schuift op',
			'La Dampoort se réinvente',
			'The Dampoort is moving up',
			'Dampoort im Aufwind',
		),
		subtitle: t(
			'Jonge gezinnen, oude ateliers',
			'Jeunes familles, anciens ateliers',
			'Young families, old workshops',
			'Junge Familien, alte Werkstätten',
		),
		description: t(
			'<p>Rond het station Gent-Dampoort veranderen drukkerijen in lofts en voortuinen in fietsenstallingen. De straten van Sint-Amandsberg tellen de betaalbaarste rijwoningen op fietsafstand van het centrum.</p><p>Het Groot Begijnhof, een ommuurd dorp uit 1874, houdt intussen zijn stilte.</p>',
			'<p>Autour de la gare de Gent-Dampoort, les imprimeries deviennent des lofts et les jardinets des abris à vélos. Les rues de Mont-Saint-Amand offrent les maisons les plus abordables à portée de vélo du centre.</p><p>Le Grand Béguinage, village clos de 1874, garde son silence.</p>',
			'<p>Around Gent-Dampoort station printing works turn into lofts and front gardens into bike sheds. The streets of Sint-Amandsberg hold the most affordable terraced houses within cycling distance of the centre.</p><p>The Great Beguinage, a walled village of 1874, keeps its quiet meanwhile.</p>',
			'<p>Rund um den Bahnhof Gent-Dampoort werden Druckereien zu Lofts und Vorgärten zu Fahrradschuppen. In den Straßen von Sint-Amandsberg stehen die günstigsten Reihenhäuser in Radentfernung zum Zentrum.</p><p>Der Große Beginenhof, ein ummauertes Dorf von 1874, bewahrt derweil seine Stille.</p>',
		),
		corners: box(51.057, 3.7445, 0.006, 0.009),
	},
	{
		id: 3,
		name: 'Gentbrugse Meersen',
		called: everywhere('Gentbrugse Meersen'),
		city: 'Gentbrugge',
		title: t(
			'Aan de rand van de Meersen',
			'En lisière des Meersen',
			'On the edge of the Meersen',
			'Am Rand der Meersen',
		),
		subtitle: t(
			'Stad vooraan, natuur achteraan',
			'La ville devant, la nature derrière',
			'Town in front, nature behind',
			'Vorne die Stadt, hinten die Natur',
		),
		description: t(
			'<p>Weinig wijken hebben een natuurgebied als achtertuin. In Gentbrugge loopt u na het werk tussen knotwilgen en volkstuinen tot aan de Schelde.</p><p>De straten zijn breed, de huizen degelijk en tram 2 rijdt om de paar minuten naar de Korenmarkt.</p>',
			'<p>Peu de quartiers ont une réserve naturelle pour jardin. À Gentbrugge, on marche après le travail entre saules têtards et potagers jusqu’à l’Escaut.</p><p>Les rues sont larges, les maisons solides et le tram 2 part toutes les quelques minutes vers le Korenmarkt.</p>',
			'<p>Few areas have a nature reserve for a back garden. In Gentbrugge you walk after work between pollard willows and allotments to the Scheldt.</p><p>Streets are wide, houses are sound, and tram 2 leaves every few minutes for the Korenmarkt.</p>',
			'<p>Wenige Viertel haben ein Naturgebiet als Garten. In Gentbrugge spazieren Sie nach der Arbeit zwischen Kopfweiden und Kleingärten bis an die Schelde.</p><p>Die Straßen sind breit, die Häuser solide, und die Straßenbahn 2 fährt alle paar Minuten zum Korenmarkt.</p>',
		),
		corners: box(51.0345, 3.768, 0.007, 0.011),
	},
	{
		id: 4,
		name: 'Latem-dorp',
		called: t('Latem-dorp', 'Village de Laethem', 'Latem village', 'Latem-Dorf'),
		city: 'Sint-Martens-Latem',
		title: t(
			'Onder de bomen van Latem',
			'Sous les arbres de Laethem',
			'Under the trees of Latem',
			'Unter den Bäumen von Latem',
		),
		subtitle: t(
			'Dreven, Leie en discretie',
			'Drèves, Lys et discrétion',
			'Avenues, river and discretion',
			'Alleen, Fluss und Diskretion',
		),
		description: t(
			'<p>De schilders kwamen om het licht, de bewoners bleven om de rust. Villa’s staan er ver van de weg, achter beuken en rododendrons.</p><p>Wie hier zoekt, zoekt lang; wie hier woont, vertrekt zelden. Discreet kopen en verkopen is hier eerder regel dan uitzondering.</p>',
			'<p>Les peintres sont venus pour la lumière, les habitants sont restés pour le calme. Les villas s’y cachent loin de la route, derrière hêtres et rhododendrons.</p><p>On y cherche longtemps, on en part rarement. Acheter et vendre discrètement y est la règle plus que l’exception.</p>',
			'<p>The painters came for the light, the residents stayed for the quiet. Villas stand far from the road, behind beeches and rhododendrons.</p><p>People search long here and seldom leave. Buying and selling discreetly is the rule rather than the exception.</p>',
			'<p>Die Maler kamen wegen des Lichts, die Bewohner blieben wegen der Ruhe. Villen stehen hier weit weg von der Straße, hinter Buchen und Rhododendren.</p><p>Wer hier sucht, sucht lange; wer hier wohnt, geht selten. Diskret zu kaufen und zu verkaufen, ist hier eher die Regel als die Ausnahme.</p>',
		),
		corners: box(51.0145, 3.631, 0.009, 0.014),
	},
	{
		id: 5,
		name: 'Mortsel-Dorp en Fort 4',
		called: t(
			'Mortsel-Dorp en Fort 4',
			'Mortsel-Dorp et Fort 4',
			'Mortsel-Dorp and Fort 4',
			'Mortsel-Dorp und Fort 4',
		),
		city: 'Mortsel',
		title: t(
			'Mortsel, dorp met vijf stations',
			'Mortsel, village aux cinq gares',
			'Mortsel, a village with five stations',
			'Mortsel, ein Dorf mit fünf Bahnhöfen',
		),
		subtitle: t(
			'Snel in de stad, snel in het groen',
			'Vite en ville, vite au vert',
			'Quick to town, quick to green',
			'Schnell in der Stadt, schnell im Grünen',
		),
		description: t(
			'<p>Rond Fort 4 wandelen, op de Statielei winkelen en in een kwartier aan het werk in Antwerpen: Mortsel is klein maar compleet.</p><p>Burgerhuizen uit het interbellum, bel-etages en appartementen van na de oorlog liggen er door elkaar, vaak met een onverwacht diepe tuin.</p>',
			'<p>Marcher autour du Fort 4, faire ses courses sur la Statielei et travailler à Anvers en un quart d’heure : Mortsel est petite mais complète.</p><p>Maisons bourgeoises d’entre-deux-guerres, bel-étages et appartements d’après-guerre s’y côtoient, souvent avec un jardin étonnamment profond.</p>',
			'<p>Walk around Fort 4, shop on Statielei and be at work in Antwerp in a quarter of an hour: Mortsel is small but complete.</p><p>Inter-war town houses, raised-ground-floor houses and post-war flats stand side by side, often with an unexpectedly deep garden.</p>',
			'<p>Rund um Fort 4 spazieren, auf der Statielei einkaufen und in einer Viertelstunde zur Arbeit in Antwerpen: Mortsel ist klein, aber vollständig.</p><p>Bürgerhäuser aus der Zwischenkriegszeit, Häuser mit Beletage und Nachkriegswohnungen stehen hier nebeneinander, oft mit einem unerwartet tiefen Garten.</p>',
		),
		corners: box(51.17, 4.455, 0.007, 0.012),
	},
	{
		id: 6,
		name: 'Flagey en Châtelain',
		called: t('Flagey en Châtelain', 'Flagey et Châtelain', 'Flagey and Châtelain', 'Flagey und Châtelain'),
		city: 'Elsene',
		title: t(
			'Tussen Flagey en Châtelain',
			'Entre Flagey et Châtelain',
			'Between Flagey and Châtelain',
			'Zwischen Flagey und Châtelain',
		),
		subtitle: t(
			'Art nouveau, vijvers en markten',
			'Art nouveau, étangs et marchés',
			'Art Nouveau, ponds and markets',
			'Jugendstil, Teiche und Märkte',
		),
		description: t(
			'<p>Loop één straat om en de gevels veranderen van stijl. Horta en zijn tijdgenoten bouwden hier huizen die nog altijd bewoond worden zoals ze bedoeld waren.</p><p>Woensdag is er markt op het Kasteleinsplein, in het weekend op Flagey. Tram 81 en bus 71 verbinden alles.</p>',
			'<p>Tournez au coin et les façades changent de style. Horta et ses contemporains ont bâti ici des maisons que l’on habite encore comme elles furent pensées.</p><p>Le mercredi, marché place du Châtelain ; le week-end, à Flagey. Le tram 81 et le bus 71 relient tout.</p>',
			'<p>Turn a corner and the fronts change style. Horta and his contemporaries built houses here that are still lived in as they were meant to be.</p><p>There is a market on Wednesdays at Châtelain and at weekends at Flagey. Tram 81 and bus 71 connect it all.</p>',
			'<p>Eine Straße weiter, und die Fassaden wechseln den Stil. Horta und seine Zeitgenossen bauten hier Häuser, die noch immer so bewohnt werden, wie sie gedacht waren.</p><p>Mittwochs ist Markt auf der Place du Châtelain, am Wochenende auf Flagey. Die Straßenbahn 81 und der Bus 71 verbinden alles.</p>',
		),
		corners: box(50.8265, 4.3675, 0.006, 0.009),
	},
	{
		id: 7,
		name: 'Josaphat en Bloemenwijk',
		called: t(
			'Josaphat en Bloemenwijk',
			'Josaphat et quartier des Fleurs',
			'Josaphat and Flower quarter',
			'Josaphat und Blumenviertel',
		),
		city: 'Schaarbeek',
		title: t(
			'Rond het Josaphatpark',
			'Autour du parc Josaphat',
			'Around Josaphat park',
			'Rund um den Josaphatpark',
		),
		subtitle: t(
			'Brede lanen, grote huizen',
			'Larges avenues, grandes maisons',
			'Wide avenues, large houses',
			'Breite Alleen, große Häuser',
		),
		description: t(
			'<p>De Louis Bertrandlaan daalt als een podium naar het park. Wie er woont, krijgt voor een Brusselse prijs nog kamers van vijf meter breed.</p><p>In de Bloemenwijk liggen de straten stiller, met voorjaren vol Japanse kerselaars.</p>',
			'<p>L’avenue Louis Bertrand descend vers le parc comme une scène. On y trouve encore, à prix bruxellois, des pièces de cinq mètres de large.</p><p>Dans le quartier des Fleurs, les rues sont plus calmes et les printemps pleins de cerisiers du Japon.</p>',
			'<p>Avenue Louis Bertrand descends to the park like a stage. For a Brussels price you still find rooms five metres wide here.</p><p>In the Flower quarter the streets are quieter, and spring is full of Japanese cherries.</p>',
			'<p>Die Avenue Louis Bertrand führt wie eine Bühne hinab zum Park. Wer hier wohnt, bekommt zum Brüsseler Preis noch fünf Meter breite Zimmer.</p><p>Im Blumenviertel sind die Straßen stiller, und der Frühling ist voller japanischer Kirschbäume.</p>',
		),
		corners: box(50.8635, 4.386, 0.006, 0.01),
	},
];
