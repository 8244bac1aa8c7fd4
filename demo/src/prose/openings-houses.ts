import { type Phrase, phrase as p } from './phrase.ts';

/** First sentences for houses, by kind. */
export const HOUSE_OPENINGS: Record<string, readonly Phrase[]> = {
	terraced: [
		p(
			'Achter de bakstenen gevel van deze rijwoning uit {year} schuilt meer ruimte en licht dan u van op straat zou vermoeden.',
			'Derrière la façade en briques de cette maison mitoyenne de {year} se cachent plus d’espace et de lumière que la rue ne le laisse deviner.',
			'Behind the brick front of this {year} terraced house there is more room, and more light, than you would guess from the street.',
			'Hinter der Backsteinfassade dieses Reihenhauses von {year} stecken mehr Raum und Licht, als man von der Straße aus vermutet.',
		),
		p(
			'Een rijwoning zoals de stad er nodig heeft: compact langs de straatkant, verrassend diep en open naar de tuin.',
			'Une maison de ville comme on les cherche : discrète côté rue, étonnamment profonde et ouverte côté jardin.',
			'A town house in the best sense: compact towards the street, surprisingly deep and open towards the garden.',
			'Ein Reihenhaus, wie die Stadt es braucht: kompakt zur Straße hin, überraschend tief und offen zum Garten.',
			(h) => (h.garden ?? 0) > 0,
		),
		p(
			'Wie te voet of met de fiets door {city} leeft, vindt hier {living} woonoppervlakte in een straat waar de buren elkaar nog groeten.',
			'Pour qui vit {city} à pied ou à vélo : {living} habitables dans une rue où les voisins se saluent encore.',
			'For anyone who lives {city} on foot or by bike: {living} of living space in a street where neighbours still say hello.',
			'Wer zu Fuß oder mit dem Rad durch {city} lebt, findet hier {living} Wohnfläche in einer Straße, in der sich die Nachbarn noch grüßen.',
		),
		p(
			'De eigenaars woonden hier jaren met plezier en dat voelt u: alles aan deze woning uit {year} is bedacht op dagelijks gemak.',
			'Les propriétaires y ont vécu heureux pendant des années et cela se sent : tout, dans cette maison de {year}, est pensé pour le quotidien.',
			'The owners have been happy here for years and it shows: everything about this {year} house has been thought out for daily life.',
			'Die Eigentümer haben hier jahrelang gern gewohnt, und das spürt man: Alles an diesem Haus von {year} ist auf den Alltag abgestimmt.',
		),
		p(
			'Hoge plafonds vooraan, een brede leefruimte achteraan: deze rijwoning combineert het karakter van {year} met de indeling van vandaag.',
			'Hauts plafonds à l’avant, large espace de vie à l’arrière : cette maison allie le caractère de {year} et un plan d’aujourd’hui.',
			'Tall ceilings at the front, a wide living space at the back: this house pairs the character of {year} with a plan for today.',
			'Hohe Decken vorne, ein breiter Wohnraum hinten: Dieses Reihenhaus verbindet den Charakter von {year} mit dem Grundriss von heute.',
		),
	],
	townhouse: [
		p(
			'Dit herenhuis uit {year} bleef bewaard zoals het bedoeld was: enfilade van drie plaatsen, marmeren schouwen en een trap die het hele huis licht geeft.',
			'Cette maison de maître de {year} a gardé ce qui fait son rang : trois pièces en enfilade, cheminées de marbre et une cage d’escalier qui éclaire toute la maison.',
			'This town house of {year} has kept what it was built for: three rooms en suite, marble fireplaces and a stairwell that lights the whole house.',
			'Dieses Stadthaus von {year} blieb erhalten, wie es gedacht war: drei Räume hintereinander, Marmorkamine und eine Treppe, die dem ganzen Haus Licht gibt.',
		),
		p(
			'Achter een dubbele voordeur wacht {living} herenhuis: plafonds van meer dan drie meter, visgraatparket en rozetten die de tijd doorstonden.',
			'Derrière une double porte, {living} de maison de maître : plafonds de plus de trois mètres, parquet à chevrons et rosaces intactes.',
			'Behind double front doors lie {living} of town house: ceilings over three metres, herringbone parquet and ceiling roses that have come through intact.',
			'Hinter einer doppelten Haustür warten {living} Stadthaus: über drei Meter hohe Decken, Fischgrätparkett und Rosetten, die die Zeit überdauert haben.',
		),
		p(
			'Er zijn weinig huizen in {city} waar wonen, werken en ontvangen zo vanzelfsprekend samengaan als in dit herenhuis van {storeys}.',
			'Peu de maisons, à {city}, permettent comme celle-ci d’habiter, de travailler et de recevoir sur {storeys}.',
			'Few houses in {city} let you live, work and entertain as naturally as this town house of {storeys}.',
			'Es gibt wenige Häuser in {city}, in denen Wohnen, Arbeiten und Empfangen so selbstverständlich zusammengehen wie in diesem Stadthaus mit {storeys}.',
		),
		p(
			'Een huis met grandeur dat toch niet stijf is: de originele salons kijken uit op een leefkeuken waar het echte leven zich afspeelt.',
			'Une maison qui a de l’allure sans être guindée : les salons d’origine donnent sur une cuisine où se vit le quotidien.',
			'A house with presence that never feels stiff: the original reception rooms open to a kitchen where real life happens.',
			'Ein Haus mit Grandezza, das doch nicht steif ist: Die originalen Salons blicken auf eine Wohnküche, in der sich das wahre Leben abspielt.',
		),
	],
	maison: [
		p(
			'Bel-etage, witte steen en smeedijzer: dit Brusselse herenhuis uit {year} toont het vakmanschap waar {city} om bekendstaat.',
			'Bel étage, pierre blanche et fer forgé : cette maison bruxelloise de {year} illustre le savoir-faire qui a fait la réputation d’{city}.',
			'A bel étage, white stone and wrought iron: this Brussels house of {year} shows the craftsmanship that {city} is known for.',
			'Beletage, weißer Stein und Schmiedeeisen: Dieses Brüsseler Stadthaus von {year} zeigt das Handwerk, für das {city} bekannt ist.',
			(h) => h.city.name === 'Elsene',
		),
		p(
			'Drie plaatsen in enfilade, een brede hal met granito en een gevel waarop het licht de hele dag speelt: een Brussels herenhuis zoals het hoort.',
			'Trois pièces en enfilade, un large hall en granito et une façade où joue la lumière : une maison de maître bruxelloise dans les règles de l’art.',
			'Three rooms en suite, a wide terrazzo hall and a front that catches the light all day: a Brussels town house as it should be.',
			'Drei Räume hintereinander, ein breiter Flur mit Terrazzo und eine Fassade, auf der das Licht den ganzen Tag spielt: ein Brüsseler Stadthaus, wie es sein soll.',
		),
		p(
			'Gebouwd in {year}, toen ook de deurklink nog ontworpen werd. Glas-in-lood, lambrisering en schouwen bleven ter plaatse.',
			'Construite en {year}, quand on dessinait jusqu’aux poignées de porte. Vitraux, lambris et cheminées sont restés en place.',
			'Built in {year}, when even the door handles were designed. Stained glass, panelling and fireplaces are all still in place.',
			'Gebaut im Jahr {year}, als auch die Türklinke noch entworfen wurde. Buntglas, Täfelung und Kamine sind noch an ihrem Platz.',
		),
		p(
			'Een huis van {living} op {storeys}, met de klassieke Brusselse opbouw: ontvangen op de bel-etage, leven aan de tuinkant, slapen in de hoogte.',
			'Une maison de {living} sur {storeys}, au plan bruxellois classique : recevoir au bel étage, vivre côté jardin, dormir dans les hauteurs.',
			'A house of {living} on {storeys} with the classic Brussels plan: receive on the bel étage, live on the garden side, sleep up high.',
			'Ein Haus von {living} mit {storeys}, klassisch nach Brüsseler Art: empfangen in der Beletage, leben zum Garten hin, schlafen in der Höhe.',
		),
	],
	family: [
		p(
			'Een huis waar kinderen vanzelf buiten spelen: rustige straat, diepe tuin en een leefruimte die zonder drempel in het terras overloopt.',
			'Une maison où les enfants jouent dehors tout naturellement : rue calme, jardin profond et séjour de plain-pied avec la terrasse.',
			'A house where children simply play outside: a quiet street, a deep garden and a living room that runs level onto the terrace.',
			'Ein Haus, in dem Kinder von selbst draußen spielen: ruhige Straße, tiefer Garten und ein Wohnraum, der ohne Schwelle in die Terrasse übergeht.',
		),
		p(
			'Deze ruime gezinswoning uit {year} werd degelijk gebouwd en goed onderhouden; ze wacht op een gezin dat er zijn eigen plek van maakt.',
			'Solidement bâtie en {year} et bien entretenue, cette maison familiale spacieuse attend ceux qui en feront la leur.',
			'Soundly built in {year} and well looked after, this roomy family house is waiting for people to make it their own.',
			'Dieses geräumige Einfamilienhaus von {year} wurde solide gebaut und gut gepflegt; es wartet auf eine Familie, die es zu ihrem macht.',
		),
		p(
			'Alles wat een gezin zoekt op één adres: {bedrooms}, een aparte wasplaats, een garage en school en winkels op wandelafstand.',
			'Tout ce qu’une famille recherche à une même adresse : {bedrooms}, une buanderie séparée, un garage, l’école et les commerces à pied.',
			'What a family looks for at one address: {bedrooms}, a separate utility room, a garage, and school and shops within walking distance.',
			'Alles, was eine Familie sucht, unter einer Adresse: {bedrooms}, ein Hauswirtschaftsraum, eine Garage, und Schule und Läden zu Fuß erreichbar.',
			(h) => h.garages > 0,
		),
		p(
			'Rustig gelegen en toch overal dicht bij: deze woning in {city} verbindt {living} leefruimte met een tuin van formaat.',
			'Au calme et pourtant proche de tout : cette maison de {city} associe {living} habitables et un vrai jardin.',
			'Quiet and yet close to everything: this house in {city} pairs {living} of living space with a proper garden.',
			'Ruhig gelegen und doch überall nah: Dieses Haus in {city} verbindet {living} Wohnfläche mit einem stattlichen Garten.',
		),
	],
	villa: [
		p(
			'Een oprit tussen het groen, een voordeur in de luwte en dan dat zicht: deze villa is helemaal rond haar tuin van {garden} gedacht.',
			'Une allée dans la verdure, une entrée à l’abri, puis cette vue : la villa est tout entière pensée autour de son jardin de {garden}.',
			'A drive through the green, a sheltered front door and then that view: this villa is planned entirely around its {garden} garden.',
			'Eine Auffahrt im Grünen, eine geschützte Haustür und dann dieser Blick: Diese Villa ist ganz um ihren Garten von {garden} herum gedacht.',
			(h) => (h.garden ?? 0) > 0,
		),
		p(
			'Op een perceel van {ground}, omzoomd door oude bomen, staat een villa waar privacy geen belofte maar een feit is.',
			'Sur un terrain de {ground} bordé de vieux arbres, une villa où l’intimité n’est pas une promesse mais un fait.',
			'On {ground} of grounds edged by mature trees stands a villa where privacy is not a promise but a fact.',
			'Auf einem Grundstück von {ground}, gesäumt von alten Bäumen, steht eine Villa, in der Privatsphäre kein Versprechen ist, sondern eine Tatsache.',
		),
		p(
			'Deze villa uit {year} kiest voor ruimte zonder vertoon: brede zichtassen, veel daglicht en materialen die mooier worden met de jaren.',
			'Cette villa de {year} préfère l’espace à l’ostentation : larges perspectives, lumière abondante et matériaux qui se bonifient avec le temps.',
			'This villa of {year} chooses space over show: long sight lines, plenty of daylight and materials that age well.',
			'Diese Villa von {year} setzt auf Raum statt auf Prunk: weite Blickachsen, viel Tageslicht und Materialien, die mit den Jahren schöner werden.',
		),
	],
	farmhouse: [
		p(
			'Een lange hoeve uit {year} onder rode pannen, met een erf, een boomgaard en zicht tot aan de bomenrij: zo vindt u ze nog zelden.',
			'Une longue ferme de {year} sous ses tuiles rouges, avec cour, verger et vue jusqu’à la drève : un bien devenu rare.',
			'A long farmhouse of {year} under red tiles, with a yard, an orchard and a view to the far line of trees: they are rarely found now.',
			'Ein langes Bauernhaus von {year} unter roten Ziegeln, mit Hof, Obstwiese und Blick bis zur Baumreihe: So etwas findet man nur noch selten.',
		),
		p(
			'Waar vroeger de stal was, staat nu de leeftafel. Deze hoeve werd met respect verbouwd en behield haar zware balken en dikke muren.',
			'Là où était l’étable se dresse aujourd’hui la grande table. Transformée avec respect, la ferme a gardé ses poutres et ses murs épais.',
			'Where the cows once stood there is now a long table. Converted with respect, the farmhouse has kept its heavy beams and thick walls.',
			'Wo früher der Stall war, steht heute der Esstisch. Dieses Bauernhaus wurde respektvoll umgebaut und behielt seine schweren Balken und dicken Mauern.',
		),
		p(
			'Op {ground} grond, op het einde van een landweg, biedt deze hoeve wat de stad niet kan geven: stilte, plaats en een hemel vol sterren.',
			'Sur {ground}, au bout d’un chemin de campagne, cette ferme offre ce que la ville ne peut donner : le silence, la place et un ciel étoilé.',
			'On {ground} of land at the end of a country lane, this farmhouse gives what no town can: quiet, space and a sky full of stars.',
			'Auf {ground} Land, am Ende eines Feldwegs, bietet dieses Bauernhaus, was die Stadt nicht geben kann: Stille, Platz und einen Himmel voller Sterne.',
		),
	],
	modern: [
		p(
			'Strakke witte volumes, grote glaspartijen en een tuin die naar binnen lijkt te lopen: een woning uit {year} waar niets toeval is.',
			'Volumes blancs épurés, grandes baies vitrées et un jardin qui semble entrer dans la maison : rien n’est laissé au hasard dans cette réalisation de {year}.',
			'Crisp white volumes, broad panes of glass and a garden that seems to walk in: a house of {year} in which nothing is accidental.',
			'Klare weiße Volumen, große Glasflächen und ein Garten, der nach innen zu laufen scheint: ein Haus von {year}, in dem nichts Zufall ist.',
		),
		p(
			'Architectuur die rustig maakt. Deze recente woning van {living} opent zich volledig naar {facing} en blijft zomer en winter aangenaam.',
			'Une architecture qui apaise. Cette maison récente de {living} s’ouvre largement côté {facing} et reste agréable été comme hiver.',
			'Architecture that calms. This recent house of {living} opens up fully to the {facing} and stays pleasant in summer and winter alike.',
			'Architektur, die zur Ruhe kommen lässt. Dieses neuere Haus von {living} öffnet sich ganz nach {facing} und bleibt im Sommer wie im Winter angenehm.',
			(h) => h.facing !== 'south',
		),
		p(
			'Nieuwbouw zonder het wachten: afgewerkt in {year}, warm aangekleed en klaar om morgen in te wonen.',
			'Le confort du neuf sans l’attente : achevée en {year}, chaleureusement aménagée et prête à être habitée.',
			'New-build comfort without the wait: finished in {year}, warmly fitted out and ready to live in tomorrow.',
			'Neubau ohne Warten: fertiggestellt {year}, warm eingerichtet und bereit, morgen bezogen zu werden.',
		),
	],
};
