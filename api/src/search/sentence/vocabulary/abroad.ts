/**
 * Towns beyond the border and its countries, in all languages, as vocabularies spell phrases: the agency has nothing there, and none is
 * a mistyped Belgian village. General knowledge; a name that a Belgian town has as well (Lille, Weert, Essen) is that town.
 */
export const ABROAD = [
	// The Netherlands
	'maastricht, maestricht, breda, roosendaal, bergen op zoom, eindhoven, tilburg, roermond, sittard, geleen, heerlen, kerkrade, vaals, valkenburg, meerssen, eijsden, venlo, valkenswaard, bergeijk, budel, reusel, goirle, zundert, ossendrecht, hoogerheide, baarle nassau, terneuzen, hulst, sluis, oostburg, sas van gent, axel, vlissingen, flushing, goes, zeeuws vlaanderen, nederlands limburg, den bosch, s hertogenbosch, rotterdam, amsterdam, den haag, the hague, la haye, utrecht',
	'nederland, the netherlands, netherlands, holland, hollande, pays bas, les pays bas, niederlande',
	// Germany
	'aachen, aken, aix la chapelle, monschau, roetgen, simmerath, stolberg, eschweiler, duren, herzogenrath, alsdorf, wurselen, bitburg, prum, trier, treves, koln, koeln, keulen, cologne, dusseldorf, bonn',
	'duitsland, allemagne, germany, deutschland',
	// Luxembourg, beside the province of that name
	'luxembourg ville, ville de luxembourg, luxembourg city, city of luxembourg, luxemburg stad, stad luxemburg, luxemburg stadt, stadt luxemburg, luxemburger stadt, groothertogdom luxemburg, groothertogdom, grand duche de luxembourg, grand duche du luxembourg, grand duche, grand duchy of luxembourg, grand duchy, grossherzogtum luxemburg, grossherzogtum, g d luxembourg, esch sur alzette, clervaux, troisvierges, ettelbruck, differdange, petange, steinfort',
	// France
	'lille france, lille en france, lille metropole, rijsel, ryssel, roubaix, tourcoing, armentieres, hazebrouck, dunkerque, duinkerke, duinkerken, dunkirk, dunkirchen, bray dunes, calais, valenciennes, douai, maubeuge, hirson, fourmies, givet, fumay, charleville mezieres, charleville, sedan, montmedy, longwy, thionville, metz, reims, paris, parijs',
	'france, frankrijk, frankreich',
].join(', ');
