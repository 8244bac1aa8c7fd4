import { type Texts, texts as t } from '../texts.ts';

/** What an agent says about a place, two sentences or three per city, taken in turn. */
export const CITY_PHRASES: Record<string, readonly Texts[]> = {
	Gent: [
		t(
			'Station Gent-Sint-Pieters bereikt u in tien minuten met tram of fiets, het historische centrum ligt op wandelafstand.',
			'La gare de Gand-Saint-Pierre est à dix minutes en tram ou à vélo, le centre historique à pied.',
			'Gent-Sint-Pieters station is ten minutes away by tram or bike, and the historic centre is within walking distance.',
			'Den Bahnhof Gent-Sint-Pieters erreichen Sie in zehn Minuten mit Straßenbahn oder Rad, die historische Altstadt zu Fuß.',
		),
		t(
			'Coupure, Bijloke en Citadelpark liggen vlakbij: water, muziek en groen zonder de stad te verlaten.',
			'Coupure, Bijloke et Citadelpark sont tout proches : l’eau, la musique et le vert sans quitter la ville.',
			'Coupure, Bijloke and Citadelpark are close by: water, music and green without leaving town.',
			'Coupure, Bijloke und der Citadelpark liegen ganz nah: Wasser, Musik und Grün, ohne die Stadt zu verlassen.',
		),
		t(
			'Buurtwinkels, een bakker en de vrijdagse markt bepalen hier het tempo van de week.',
			'Commerces de quartier, boulanger et marché du vendredi rythment ici la semaine.',
			'Local shops, a baker and the Friday market set the pace of the week here.',
			'Läden im Viertel, eine Bäckerei und der Markt am Freitag geben der Woche hier den Takt.',
		),
		t(
			'Scholen, universiteit en ziekenhuis bereikt u met de fiets; met de wagen zit u vlot op de R4 of de E40.',
			'Écoles, université et hôpital sont accessibles à vélo ; en voiture, la R4 et l’E40 sont vite rejointes.',
			'Schools, university and hospital are a bike ride away; by car you are soon on the R4 or the E40.',
			'Schulen, Universität und Krankenhaus erreichen Sie mit dem Rad; mit dem Auto sind Sie schnell auf der R4 oder der E40.',
		),
	],
	Gentbrugge: [
		t(
			'De Gentbrugse Meersen, goed voor tweehonderdveertig hectare natuur, beginnen om de hoek.',
			'Les Gentbrugse Meersen, deux cent quarante hectares de nature, commencent au coin de la rue.',
			'The Gentbrugse Meersen, two hundred and forty hectares of nature, begin around the corner.',
			'Die Gentbrugse Meersen, zweihundertvierzig Hektar Natur, beginnen um die Ecke.',
		),
		t(
			'Tram 2 brengt u in een kwartier naar het hart van Gent, en langs de Schelde fietst u tot in Melle.',
			'Le tram 2 vous amène en un quart d’heure au cœur de Gand, et l’on roule le long de l’Escaut jusqu’à Melle.',
			'Tram 2 takes you to the heart of Ghent in a quarter of an hour, and you can cycle along the Scheldt to Melle.',
			'Die Straßenbahn 2 bringt Sie in einer Viertelstunde ins Herz von Gent, und entlang der Schelde radeln Sie bis nach Melle.',
		),
	],
	'Sint-Amandsberg': [
		t(
			'Station Gent-Dampoort en het Rozebroekenbad liggen dichtbij; de wijk mengt jonge gezinnen met Gentenaars die nooit weg wilden.',
			'La gare de Gent-Dampoort et la piscine Rozebroeken sont proches ; le quartier mêle jeunes familles et Gantois de toujours.',
			'Gent-Dampoort station and the Rozebroeken pool are near; the area mixes young families with people who never wanted to leave.',
			'Der Bahnhof Gent-Dampoort und das Schwimmbad Rozebroeken liegen nah; im Viertel leben junge Familien neben Gentern, die nie wegwollten.',
		),
		t(
			'Het Groot Begijnhof, een bakker die om zes uur opengaat en speelpleintjes in elke straat: dit is een buurt om in te blijven.',
			'Le Grand Béguinage, un boulanger ouvert dès six heures et des plaines de jeux : un quartier où l’on reste.',
			'The Great Beguinage, a baker who opens at six and playgrounds in every street: a neighbourhood to stay in.',
			'Der Große Beginenhof, ein Bäcker, der um sechs öffnet, und Spielplätze in jeder Straße: ein Viertel, in dem man bleibt.',
		),
	],
	Merelbeke: [
		t(
			'Het station, de scholen van het centrum en het Liedermeerspark liggen op fietsafstand; Gent is tien minuten rijden.',
			'La gare, les écoles du centre et le parc Liedermeers sont accessibles à vélo ; Gand est à dix minutes.',
			'The station, the schools in the centre and Liedermeers park are within cycling distance; Ghent is ten minutes by car.',
			'Der Bahnhof, die Schulen des Zentrums und der Liedermeerspark liegen in Radentfernung; Gent ist zehn Autominuten entfernt.',
		),
		t(
			'Tussen de Schelde en de open kouters woont u landelijk, met de E40 en het UZ Gent op vijf minuten.',
			'Entre l’Escaut et les champs, on vit à la campagne avec l’E40 et l’UZ Gent à cinq minutes.',
			'Between the Scheldt and open fields you live in the country, with the E40 and the university hospital five minutes away.',
			'Zwischen der Schelde und den offenen Feldern wohnen Sie ländlich, mit der E40 und dem UZ Gent in fünf Minuten.',
		),
	],
	'Sint-Martens-Latem': [
		t(
			'De Leie, de golf en de kunstgalerijen van het dorp liggen binnen een straal van twee kilometer.',
			'La Lys, le golf et les galeries d’art du village se trouvent dans un rayon de deux kilomètres.',
			'The river Leie, the golf course and the village galleries all lie within two kilometres.',
			'Die Leie, der Golfplatz und die Kunstgalerien des Dorfes liegen im Umkreis von zwei Kilometern.',
		),
		t(
			'Een dorp van schilders, dreven en discretie, en toch op een kwartier van het centrum van Gent.',
			'Un village de peintres, de drèves et de discrétion, à un quart d’heure du centre de Gand pourtant.',
			'A village of painters, avenues and discretion, and still a quarter of an hour from the centre of Ghent.',
			'Ein Dorf der Maler, Alleen und Diskretion, und doch nur eine Viertelstunde vom Zentrum von Gent.',
		),
	],
	Deinze: [
		t(
			'Vanuit Deinze spoort u in twaalf minuten naar Gent; de Leiearm en het Brielmeersen-park liggen om de hoek.',
			'De Deinze, le train rejoint Gand en douze minutes ; la Lys et le parc Brielmeersen sont à deux pas.',
			'From Deinze the train reaches Ghent in twelve minutes; the old arm of the Leie and Brielmeersen park are around the corner.',
			'Von Deinze fährt der Zug in zwölf Minuten nach Gent; der Leiearm und der Park Brielmeersen liegen um die Ecke.',
		),
		t(
			'Op zaterdag is het markt, op zondag wandelt u langs de Leie, en de E17 maakt Kortrijk en Gent even dichtbij.',
			'Marché le samedi, promenade au bord de la Lys le dimanche, et l’E17 met Courtrai et Gand à égale distance.',
			'There is a market on Saturday and a walk along the Leie on Sunday, while the E17 puts Kortrijk and Ghent equally close.',
			'Samstags ist Markt, sonntags spaziert man an der Leie, und die E17 bringt Kortrijk und Gent gleich nah.',
		),
	],
	Lokeren: [
		t(
			'Het Molsbroek, een moerasgebied vol vogels, begint waar de stad ophoudt; het station ligt op tien minuten stappen.',
			'Le Molsbroek, un marais peuplé d’oiseaux, commence où la ville finit ; la gare est à dix minutes à pied.',
			'The Molsbroek, a marsh full of birds, begins where the town ends; the station is a ten-minute walk.',
			'Das Molsbroek, ein Moorgebiet voller Vögel, beginnt, wo die Stadt aufhört; zum Bahnhof gehen Sie zehn Minuten.',
		),
		t(
			'Lokeren ligt precies halfweg Gent en Antwerpen: een troef voor koppels die elk een andere kant op werken.',
			'Lokeren se trouve à mi-chemin entre Gand et Anvers : un atout quand chacun travaille de son côté.',
			'Lokeren lies exactly halfway between Ghent and Antwerp: a boon for couples who work in opposite directions.',
			'Lokeren liegt genau in der Mitte zwischen Gent und Antwerpen: ein Trumpf für Paare, die in verschiedenen Richtungen arbeiten.',
		),
	],
	Aalst: [
		t(
			'Het stadspark, de Dender en een station met rechtstreekse treinen naar Brussel maken Aalst tot een slimme keuze.',
			'Le parc, la Dendre et une gare reliée directement à Bruxelles font d’Alost un choix malin.',
			'The park, the river Dender and direct trains to Brussels make Aalst a clever choice.',
			'Der Stadtpark, die Dender und ein Bahnhof mit direkten Zügen nach Brüssel machen Aalst zu einer klugen Wahl.',
		),
		t(
			'De nieuwe wijken aan de Dender brachten terrassen, een bibliotheek en een jong publiek naar het centrum.',
			'Les nouveaux quartiers de la Dendre ont amené terrasses, bibliothèque et un public jeune au centre.',
			'The new quarters along the Dender have brought terraces, a library and a young crowd to the centre.',
			'Die neuen Viertel an der Dender brachten Terrassen, eine Bibliothek und ein junges Publikum ins Zentrum.',
		),
	],
	Mortsel: [
		t(
			'Vijf stations, tram 7 en de fietsostrade: vanuit Mortsel staat u in een kwartier in hartje Antwerpen.',
			'Cinq gares, le tram 7 et l’autoroute cyclable : depuis Mortsel, le cœur d’Anvers est à un quart d’heure.',
			'Five stations, tram 7 and the cycle highway: from Mortsel the heart of Antwerp is a quarter of an hour away.',
			'Fünf Bahnhöfe, die Straßenbahn 7 und der Radschnellweg: Von Mortsel sind Sie in einer Viertelstunde im Herzen von Antwerpen.',
		),
		t(
			'Fort 4 is hier de achtertuin van iedereen; de Statielei biedt winkels en terrassen op wandelafstand.',
			'Le Fort 4 est ici le jardin de tous ; la Statielei offre commerces et terrasses à pied.',
			'Fort 4 is everyone’s back garden here; Statielei has shops and terraces within walking distance.',
			'Fort 4 ist hier der Garten aller; die Statielei bietet Läden und Terrassen in Gehweite.',
		),
	],
	Edegem: [
		t(
			'Fort 5, sterke scholen en het UZA liggen vlakbij, en toch heeft Edegem zijn dorpse ritme bewaard.',
			'Fort 5, de bonnes écoles et l’UZA sont proches, et pourtant Edegem a gardé son rythme de village.',
			'Fort 5, strong schools and the UZA hospital are near, and yet Edegem has kept the pace of a village.',
			'Fort 5, gute Schulen und das Krankenhaus UZA liegen nah, und doch hat sich Edegem seinen dörflichen Rhythmus bewahrt.',
		),
		t(
			'Via de E19 of de fietsostrade langs het spoor bent u snel in Antwerpen of Mechelen.',
			'Par l’E19 ou la voie cyclable le long du rail, Anvers et Malines sont vite rejointes.',
			'The E19 or the cycle highway along the railway soon takes you to Antwerp or Mechelen.',
			'Über die E19 oder den Radschnellweg an der Bahn sind Sie schnell in Antwerpen oder Mecheln.',
		),
	],
	Kontich: [
		t(
			'Het centrum met zijn wekelijkse markt, het station en de afrit van de E19 zijn er alle drie binnen vijf minuten.',
			'Le centre et son marché, la gare et la sortie de l’E19 sont tous trois à moins de cinq minutes.',
			'The centre with its weekly market, the station and the E19 junction are all within five minutes.',
			'Das Zentrum mit dem Wochenmarkt, der Bahnhof und die Auffahrt zur E19 liegen alle drei keine fünf Minuten entfernt.',
		),
		t(
			'Achter de straat beginnen de velden naar Lint en Waarloos: ideaal voor wie graag te voet vertrekt.',
			'Derrière la rue commencent les champs vers Lint et Waarloos : parfait pour qui aime partir à pied.',
			'Behind the street the fields towards Lint and Waarloos begin: ideal for those who like to set out on foot.',
			'Hinter der Straße beginnen die Felder nach Lint und Waarloos: ideal für alle, die gern zu Fuß losgehen.',
		),
	],
	'Heist-op-den-Berg': [
		t(
			'De Heistse Berg, met zijn kerk en terrassen, geeft de streek haar baken; Mechelen en Lier liggen op twintig minuten.',
			'La colline de Heist, son église et ses terrasses servent de repère ; Malines et Lierre sont à vingt minutes.',
			'The hill of Heist, with its church and terraces, is the landmark here; Mechelen and Lier are twenty minutes away.',
			'Der Hügel von Heist mit Kirche und Terrassen ist das Wahrzeichen der Gegend; Mecheln und Lier sind zwanzig Minuten entfernt.',
		),
		t(
			'Bossen, de Grote Nete en een netwerk van fietsknooppunten maken van elke zondag een uitstap.',
			'Bois, Grande Nèthe et points-nœuds cyclables font de chaque dimanche une excursion.',
			'Woods, the river Grote Nete and the cycle-node network turn every Sunday into an outing.',
			'Wälder, die Große Nete und ein Netz von Radknotenpunkten machen jeden Sonntag zum Ausflug.',
		),
	],
	Elsene: [
		t(
			'De vijvers van Flagey, het Terkamerenbos en de Europese wijk bereikt u te voet, met de fiets of met tram 81.',
			'Les étangs de Flagey, le bois de la Cambre et le quartier européen se rejoignent à pied, à vélo ou en tram 81.',
			'The Flagey ponds, the Bois de la Cambre and the European quarter are reached on foot, by bike or by tram 81.',
			'Die Teiche von Flagey, den Bois de la Cambre und das Europaviertel erreichen Sie zu Fuß, mit dem Rad oder der Straßenbahn 81.',
		),
		t(
			'Art nouveau op elke hoek, de woensdagmarkt op het Kasteleinsplein en restaurants uit de hele wereld: dat is Elsene.',
			'L’Art nouveau à chaque coin, le marché du Châtelain et des tables du monde entier : c’est Ixelles.',
			'Art Nouveau on every corner, the Wednesday market on Place du Châtelain and food from all over the world: that is Ixelles.',
			'Jugendstil an jeder Ecke, der Mittwochsmarkt auf der Place du Châtelain und Restaurants aus aller Welt: Das ist Ixelles.',
		),
		t(
			'Scholen in vijf talen, de universiteit en de Louizalaan liggen binnen een kwartier stappen.',
			'Des écoles en cinq langues, l’université et l’avenue Louise sont à moins d’un quart d’heure à pied.',
			'Schools in five languages, the university and Avenue Louise are within a quarter of an hour on foot.',
			'Schulen in fünf Sprachen, die Universität und die Avenue Louise liegen keine Viertelstunde zu Fuß entfernt.',
		),
	],
	Schaarbeek: [
		t(
			'Het Josaphatpark, de Louis Bertrandlaan en het gerestaureerde gemeentehuis geven de wijk haar allure.',
			'Le parc Josaphat, l’avenue Louis Bertrand et la maison communale restaurée donnent au quartier son allure.',
			'Josaphat park, Avenue Louis Bertrand and the restored town hall lend the area its distinction.',
			'Der Josaphatpark, die Avenue Louis Bertrand und das restaurierte Gemeindehaus geben dem Viertel seine Eleganz.',
		),
		t(
			'Met tram 92, tram 7 en station Brussel-Noord is heel de stad dichtbij; de NAVO en de luchthaven evengoed.',
			'Trams 92 et 7, gare du Nord : toute la ville est proche, l’OTAN et l’aéroport également.',
			'Trams 92 and 7 and Brussels-North station bring the whole city close, and NATO and the airport too.',
			'Mit den Straßenbahnen 92 und 7 und dem Bahnhof Brüssel-Nord ist die ganze Stadt nah; die NATO und der Flughafen ebenso.',
		),
	],
	Brussel: [
		t(
			'De Dansaertwijk, het Zuidstation en de kanaalzone met Kanal liggen op wandelafstand.',
			'Le quartier Dansaert, la gare du Midi et la zone du canal avec Kanal sont accessibles à pied.',
			'The Dansaert quarter, the Midi station and the canal zone with Kanal are within walking distance.',
			'Das Dansaert-Viertel, der Bahnhof Brüssel-Süd und die Kanalzone mit Kanal liegen in Gehweite.',
		),
		t(
			'Wonen in de Vijfhoek: metro, theater, markt en groenteboer, allemaal zonder auto.',
			'Vivre dans le Pentagone : métro, théâtre, marché et primeur, le tout sans voiture.',
			'Living inside the Pentagon: metro, theatre, market and greengrocer, all without a car.',
			'Wohnen im Fünfeck: Metro, Theater, Markt und Gemüsehändler, alles ohne Auto.',
		),
	],
};
