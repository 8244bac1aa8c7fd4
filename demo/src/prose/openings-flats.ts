import { type Phrase, phrase as p } from './phrase.ts';

/** First sentences for flats, by kind. */
export const FLAT_OPENINGS: Record<string, readonly Phrase[]> = {
	apartment: [
		p(
			'Een appartement dat klopt: {living} zonder verloren hoekjes, {onFloor} van een verzorgd gebouw.',
			'Un appartement bien pensé : {living} sans recoins perdus, {onFloor} d’un immeuble soigné.',
			'An apartment that makes sense: {living} without a wasted corner, {onFloor} of a well-kept building.',
			'Eine Wohnung, die stimmt: {living} ohne verlorene Ecken, {onFloor} eines gepflegten Gebäudes.',
		),
		p(
			'Van zodra u binnenkomt, trekt het licht u naar het grote raam: de leefruimte ligt open naar {facing}.',
			'Dès l’entrée, la lumière vous attire vers la grande baie : le séjour est orienté {facing}.',
			'The moment you step in, the light draws you to the big window: the living room faces {facing}.',
			'Schon beim Hereinkommen zieht Sie das Licht zum großen Fenster: Der Wohnraum öffnet sich nach {facing}.',
			(h) => h.facing !== 'south',
		),
		p(
			'Dit appartement met {bedrooms} ligt {onFloor} en combineert de rust van de achterzijde met het gemak van de stad om de hoek.',
			'Cet appartement de {bedrooms}, {onFloor}, combine le calme côté jardin et la ville au coin de la rue.',
			'This apartment with {bedrooms} lies {onFloor} and pairs the quiet of the rear with the town around the corner.',
			'Diese Wohnung liegt {onFloor}, hat {bedrooms} und verbindet die Ruhe der Rückseite mit der Bequemlichkeit der Stadt um die Ecke.',
		),
		p(
			'Thuiskomen, de deur dicht, en de stad op afstand: {living} comfort in een gebouw uit {year}.',
			'Rentrer, fermer la porte, et laisser la ville au loin : {living} de confort dans un immeuble de {year}.',
			'Come home, shut the door, and the town is far away: {living} of comfort in a building of {year}.',
			'Nach Hause kommen, Tür zu, und die Stadt bleibt draußen: {living} Komfort in einem Gebäude von {year}.',
		),
		p(
			'Voor wie kleiner wil wonen zonder in te leveren op ruimte of licht is dit appartement in {city} een zeldzame kans.',
			'Pour qui veut réduire sans renoncer à l’espace ni à la lumière, cet appartement à {city} est une belle occasion.',
			'For anyone who wants less upkeep without giving up space or light, this apartment in {city} is a rare chance.',
			'Für alle, die kleiner wohnen möchten, ohne auf Raum oder Licht zu verzichten, ist diese Wohnung in {city} eine seltene Gelegenheit.',
		),
		p(
			'Een slim ingedeeld appartement, ideaal als eerste aankoop: degelijk gebouw, redelijke kosten en alles op wandelafstand.',
			'Un appartement bien distribué, idéal pour un premier achat : immeuble sain, charges raisonnables et tout à pied.',
			'A cleverly planned apartment and an ideal first purchase: a sound building, reasonable charges and everything on foot.',
			'Eine klug aufgeteilte Wohnung, ideal als erster Kauf: solides Gebäude, vernünftige Nebenkosten und alles zu Fuß erreichbar.',
			(h) => h.goal === 0 && h.living < 100,
		),
		p(
			'Het appartement ligt {onFloor}, ver genoeg van het verkeer om met open raam te slapen en dicht genoeg om geen auto te missen.',
			'Situé {onFloor}, assez loin du trafic pour dormir la fenêtre ouverte, assez près de tout pour se passer de voiture.',
			'The apartment lies {onFloor}, far enough from traffic to sleep with a window open and close enough to everything to do without a car.',
			'Die Wohnung liegt {onFloor}, weit genug vom Verkehr, um bei offenem Fenster zu schlafen, und nah genug, um kein Auto zu vermissen.',
		),
		p(
			'Geen doorsnee-indeling: de keuken kijkt uit op de zithoek, de slaapkamers liggen apart en overal is aan bergruimte gedacht.',
			'Un plan qui sort de l’ordinaire : la cuisine s’ouvre sur le salon, la partie nuit est à part et les rangements ne manquent nulle part.',
			'Not your average plan: the kitchen looks onto the sitting area, the sleeping wing is apart, and storage has been thought of everywhere.',
			'Kein Grundriss von der Stange: Die Küche blickt auf die Sitzecke, die Schlafzimmer liegen abseits, und überall ist an Stauraum gedacht.',
			(h) => h.bedrooms > 1,
		),
	],
	penthouse: [
		p(
			'Boven de daken van {city} begint een ander ritme: een terras van {terrace}, zonsondergangen op de eerste rij en niemand boven u.',
			'Au-dessus des toits de {city}, un autre rythme : une terrasse de {terrace}, le coucher de soleil au premier rang et personne au-dessus de vous.',
			'Above the roofs of {city} another rhythm begins: a terrace of {terrace}, front-row sunsets and nobody above you.',
			'Über den Dächern von {city} beginnt ein anderer Rhythmus: eine Terrasse von {terrace}, Sonnenuntergänge in der ersten Reihe und niemand über Ihnen.',
			(h) => (h.terrace ?? 0) > 0,
		),
		p(
			'De lift brengt u tot op de hoogste verdieping, waar {living} penthouse aan drie zijden licht vangt.',
			'L’ascenseur vous mène au dernier étage, où {living} de penthouse prennent la lumière de trois côtés.',
			'The lift takes you to the top floor, where {living} of penthouse catches the light on three sides.',
			'Der Aufzug bringt Sie in die oberste Etage, wo {living} Penthouse auf drei Seiten Licht einfangen.',
			(h) => h.hasLift,
		),
		p(
			'Een penthouse met de maten van een huis: ruime leefhoek, aparte nachthal en een buitenkamer die het seizoen verlengt.',
			'Un penthouse aux dimensions d’une maison : vaste séjour, hall de nuit séparé et une pièce extérieure qui prolonge la saison.',
			'A penthouse with the dimensions of a house: a generous living area, a separate hall to the bedrooms and an outdoor room that stretches the season.',
			'Ein Penthouse mit den Maßen eines Hauses: großzügiger Wohnbereich, eigener Schlaftrakt und ein Außenzimmer, das die Saison verlängert.',
		),
	],
	duplex: [
		p(
			'Wonen op twee niveaus maakt van deze duplex bijna een huis: beneden leven, boven slapen, en een vide die beide verbindt.',
			'Deux niveaux font de ce duplex presque une maison : vivre en bas, dormir en haut, et un vide qui relie le tout.',
			'Two levels make this duplex almost a house: living downstairs, sleeping upstairs, and a double-height void to join the two.',
			'Wohnen auf zwei Ebenen macht aus dieser Maisonette beinahe ein Haus: unten leben, oben schlafen, und ein Luftraum, der beides verbindet.',
		),
		p(
			'Onder de nok van een gebouw uit {year} ligt een duplex met karakter: schuine daken, dakvensters en veel meer bergruimte dan gedacht.',
			'Sous le faîte d’un immeuble de {year}, un duplex de caractère : pans inclinés, fenêtres de toit et bien plus de rangements qu’attendu.',
			'Under the ridge of a building of {year} lies a duplex with character: sloping roofs, roof windows and far more storage than expected.',
			'Unter dem First eines Gebäudes von {year} liegt eine Maisonette mit Charakter: Schrägen, Dachfenster und viel mehr Stauraum als gedacht.',
		),
		p(
			'Een eigen trap, een eigen verdieping: deze duplex van {living} geeft u het gevoel van een huis met het onderhoud van een appartement.',
			'Son propre escalier, son propre étage : ce duplex de {living} a l’esprit d’une maison et l’entretien d’un appartement.',
			'Your own stairs, your own upper floor: this duplex of {living} feels like a house and is kept like an apartment.',
			'Eine eigene Treppe, eine eigene Etage: Diese Maisonette von {living} fühlt sich an wie ein Haus und macht so wenig Arbeit wie eine Wohnung.',
		),
	],
	loft: [
		p(
			'In dit voormalige atelier uit {year} bepalen gietijzeren kolommen, stalen ramen en {living} open vloer nog altijd de sfeer.',
			'Dans cet ancien atelier de {year}, colonnes de fonte, châssis d’acier et {living} de plateau ouvert donnent toujours le ton.',
			'In this former workshop of {year}, cast-iron columns, steel windows and {living} of open floor still set the tone.',
			'In dieser ehemaligen Werkstatt von {year} prägen gusseiserne Säulen, Stahlfenster und {living} offene Fläche noch immer die Atmosphäre.',
		),
		p(
			'Hoogte, licht en ruwe baksteen: een loft die haar industriële verleden niet verstopt maar bewoonbaar maakt.',
			'De la hauteur, de la lumière et de la brique nue : un loft qui ne cache pas son passé industriel mais le rend habitable.',
			'Height, light and bare brick: a loft that does not hide its industrial past but makes it liveable.',
			'Höhe, Licht und roher Backstein: ein Loft, das seine industrielle Vergangenheit nicht versteckt, sondern bewohnbar macht.',
		),
		p(
			'Waar ooit weefgetouwen stonden, is nu plaats voor een lange tafel, een boekenwand en een slaapkamer onder de sheddaken.',
			'Là où claquaient les métiers à tisser, il y a place pour une longue table, un mur de livres et une chambre sous les sheds.',
			'Where looms once stood there is now room for a long table, a wall of books and a bedroom under the saw-tooth roof.',
			'Wo einst Webstühle standen, ist heute Platz für einen langen Tisch, eine Bücherwand und ein Schlafzimmer unter den Sheddächern.',
		),
	],
	studio: [
		p(
			'Compact wonen zonder compromis: een studio van {living} waarin elke hoek een taak kreeg.',
			'Petit mais complet : un studio de {living} où chaque coin a sa fonction.',
			'Small living without compromise: a studio of {living} in which every corner has a job.',
			'Kompakt wohnen ohne Kompromiss: ein Studio von {living}, in dem jede Ecke eine Aufgabe hat.',
		),
		p(
			'Een lichte studio {onFloor}, met slaaphoek uit het zicht, een echte keuken en een badkamer met raam of goede verluchting.',
			'Un studio lumineux {onFloor}, coin nuit en retrait, vraie cuisine et salle d’eau bien ventilée.',
			'A bright studio {onFloor}, with the bed tucked out of sight, a real kitchen and a well-ventilated bathroom.',
			'Ein helles Studio {onFloor}, mit Schlafbereich außer Sicht, einer richtigen Küche und einem Bad mit Fenster oder guter Lüftung.',
		),
		p(
			'Ideale uitvalsbasis in {city}: een verzorgde studio op enkele minuten van tram, winkels en universiteit.',
			'Le pied-à-terre idéal à {city} : un studio soigné à quelques minutes du tram, des commerces et de l’université.',
			'An ideal base in {city}: a well-kept studio a few minutes from trams, shops and the university.',
			'Der ideale Ausgangspunkt in {city}: ein gepflegtes Studio, wenige Minuten von Straßenbahn, Läden und Universität.',
		),
	],
};
