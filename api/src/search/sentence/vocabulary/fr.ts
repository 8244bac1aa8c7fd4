import type { Vocabulary } from './vocabulary.ts';

export const FR: Vocabulary = {
	'goal:0': 'a vendre, vente, achat, acheter, en vente, a acheter, vends',
	'goal:1': 'a louer, location, louer, en location, locations, bail',
	'type:1':
		"maison, maisons, maison d'habitation, pavillon, pavillons, maisonnette, habitation, habitations, maison familiale",
	'type:2': 'appartement, appartements, appart, apparts, appt, app, flat, flats',
	'type:3':
		'studio, studios, kot, kots, chambre etudiant, kot etudiant, chambre d etudiant, chambres d etudiant',
	'type:4': 'terrain, terrains, parcelle, parcelles',
	'type:5':
		'immeuble de rapport, immeubles de rapport, maison de rapport, bien de rapport, biens de rapport, immeuble a appartements, immeuble de logements',
	'type:6':
		'commerce, commerces, commercial, magasin, magasins, local commercial, locaux commerciaux, fonds de commerce, boutique, horeca, restaurant',
	'type:8': 'industriel, entrepot, entrepots, hangar, hangars, batiment industriel, atelier, ateliers, depot',
	'type:9': 'bureau, bureaux, espace de bureau, espaces de bureaux, immeuble de bureaux',
	'subtype:1:villa': 'villa, villas',
	'subtype:1:eengezinswoning': 'maison unifamiliale, maisons unifamiliales',
	'subtype:1:rijwoning':
		'mitoyenne, mitoyen, maison mitoyenne, maisons mitoyennes, maison de rangee, maison 2 facades, 2 facades, 2 fac',
	'subtype:1:halfopen-bebouwing': 'maison 3 facades, trois facades, 3 facades, 3 fac, maison semi mitoyenne',
	'subtype:1:open-bebouwing': 'maison 4 facades, quatre facades, 4 facades, 4 fac',
	'subtype:1:bungalow': 'bungalow, bungalows, plain pied, maison de plain pied',
	'subtype:1:hoeve': 'ferme, fermes, fermette, fermettes, corps de ferme',
	'subtype:1:herenhuis': 'maison de maitre, maisons de maitre, hotel de maitre',
	'subtype:1:bel-etage': 'bel etage, maison bel etage',
	'subtype:1:kasteel': 'chateau, chateaux',
	'subtype:1:chalet': 'chalet, chalets',
	'subtype:2:penthouse': 'penthouse, penthouses',
	'subtype:2:duplex': 'duplex',
	'subtype:2:loft': 'loft, lofts',
	'subtype:2:gelijkvloers': 'rez de chaussee, rdc, appartement rez de chaussee',
	'subtype:2:assistentiewoning': 'residence services, appartement seniors',
	'subtype:4:bouwgrond': 'terrain a batir, terrains a batir, terrain constructible, lot a batir',
	'subtype:6:handelsruimte': 'surface commerciale, surfaces commerciales, rez commercial, espace commercial',
	'room:bedrooms': 'chambre, chambres, ch, chbr, chbre, chbres, chambre a coucher, chambres a coucher, cac',
	'room:bathrooms':
		'salle de bain, salles de bain, salle de bains, salles de bains, sdb, salle d eau, salles d eau',
	'room:showerrooms': 'salle de douche, salles de douche, douche, douches, sdd',
	'room:toilets': 'toilette, toilettes, wc',
	rooms: 'pieces, piece',
	double: 'double, doubles',
	garage:
		'garage box, garage, garages, box de garage, box garage, garage ferme, box ferme, garage box ferme, garages fermes',
	parking:
		'parking, parkings, emplacement de parking, emplacements de parking, place de parking, places de parking, emplacement, stationnement, carport, parking ferme, parkings fermes',
	'feature:garden': 'jardin, jardins, jardinet',
	'feature:terrace': 'terrasse, terrasses, toit terrasse',
	'feature:lift': 'ascenseur, ascenseurs',
	'feature:furnished': 'meuble, meublee, meubles, meublees',
	'projects:only':
		'nouveau projet, nouveaux projets, projet, projets, projet immobilier, neuf, neufs, neuve, neuves, nouvelle construction, nouvelles constructions, construction neuve, projet neuf, projets neufs',
	'projects:none':
		'pas de neuf, sans neuf, hors neuf, dans l ancien, hors projets neufs, pas de projet, pas de projets, sans projet, sans projets',
	available:
		'disponible immediatement, immediatement disponible, libre immediatement, libre de suite, libre a l acte, disponible de suite',
	free: 'libre, libres, dispo',
	'calendar:1': 'janvier, janv',
	'calendar:2': 'fevrier, fev, fevr',
	'calendar:3': 'mars',
	'calendar:4': 'avril, avr',
	'calendar:5': 'mai',
	'calendar:6': 'juin',
	'calendar:7': 'juillet, juil',
	'calendar:8': 'aout',
	'calendar:9': 'septembre, sept',
	'calendar:10': 'octobre, oct',
	'calendar:11': 'novembre, nov',
	'calendar:12': 'decembre, dec',
	open: 'non vendu, pas vendu, encore disponible, disponible, disponibles',
	epc: 'peb, label peb, classe energetique, certificat peb, classe peb, dpe, label, score peb, epc, certificat energetique, label energetique, certificat de performance energetique',
	better: 'ou mieux, ou meilleur, au moins, minimum, meilleur que, mieux que, meilleure que, pas pire que',
	year: 'datant de, date de, de l annee, des annees, annee de construction, construit, construite, construit en, construite en, annee, batie',
	'area:any': 'surface, superficie, surface de, superficie de',
	'area:living': 'habitable, habitables, surface habitable, superficie habitable',
	'area:plot': 'surface du terrain, superficie du terrain',
	'unit:1': 'm2, m², metres carres, metre carre, mc',
	'unit:100': 'are, ares',
	'unit:10000': 'ha, hectare, hectares',
	kilometre: 'km, kilometres, kilometre, kms',
	within: 'dans un rayon de, rayon de, rayon, a moins de, dans un rayon, a',
	around:
		'environs, alentours, autour de, autour d, pres de, pres d, proche de, proche, proche d, aux environs de, aux alentours de, environs de, alentours de, a proximite de, region de, la region de, peripherie de, pres des, pres du, pres de la, pres de l, proche des, proche du, proche de la, proche de l, a proximite des, a proximite du, pas loin de, pas loin d, pas trop loin de, non loin de, non loin d',
	surroundings:
		'ou environs, ou alentours, ou les environs, et env, ou env, et alentour, et proximite, et environs, et alentours, et ses environs, et ses alentours, et les environs, environs, alentours, et peripherie',
	'level:province': 'province de, province du, province d, en province de, province, brabant',
	'level:arrondissement': 'arrondissement de, arrondissement d, arrondissement',
	'level:region': 'region, en region, region de',
	'bound:min':
		'min, minimum, au moins, a partir de, a partir du, a partir d, des, plus de, ou plus, au minimum, superieur a, depuis, apres, d apres, plus recent que, plus recente que, posterieur a, posterieure a, minimum de, ou apres, ou plus recent, ou plus recente, ou plus tard, et plus, et plus recent, plus cher que, plus chere que, plus grand que, plus grande que, pas moins de, prix minimum',
	'bound:max':
		"jusqu'a, jusqu a, jusqua, jusque, max, maximum, maxi, moins de, au maximum, pas plus de, en dessous de, sous, budget, budget de, budget max, inferieur a, inferieure a, avant, d avant, plus ancien que, plus ancienne que, plus vieux que, plus vieille que, anterieur a, anterieure a, ou avant, ou moins, ou plus ancien, ou plus ancienne, maximum de, budget maximum, plus petit que, plus petite que, moins cher que, moins chere que, pas plus cher que, pas plus chere que, jamais plus de, au plus, tout au plus, ne depassant pas",
	'bound:between': 'entre, de',
	'bound:about': 'environ, aux alentours de, autour de, env, vers',
	strict:
		'plus de, moins de, superieur a, inferieur a, inferieure a, apres, d apres, plus recent que, plus recente que, posterieur a, posterieure a, avant, d avant, plus ancien que, plus ancienne que, plus vieux que, plus vieille que, anterieur a, anterieure a, plus cher que, plus grand que, plus petit que, moins cher que, meilleur que, mieux que, meilleure que',
	newer:
		'ou plus recent, ou plus recente, ou plus neuf, ou plus jeune, ou plus tard, ou apres, et plus recent',
	older: 'ou plus ancien, ou plus ancienne, ou plus vieux, ou avant',
	when: 'apres, d apres, plus recent que, plus recente que, posterieur a, posterieure a, avant, d avant, plus ancien que, plus ancienne que, plus vieux que, plus vieille que, anterieur a, anterieure a',
	to: 'a, et, jusqu a, jusque, jusqua',
	and: 'et, ou, et ou, ainsi que',
	euro: 'euro, euros, eur',
	price: 'prix, loyer, prix de, loyer de, loyer mensuel',
	monthly:
		'loyer, loyer de, loyer mensuel, charges comprises, charges compris, charges incluses, charges inclus, charges y comprises, avec charges, cc, tcc, toutes charges comprises, tout compris, charges non comprises, hors charges, sans charges, charges, provision pour charges, provisions pour charges',
	month: 'par mois, mois, mensuel, le mois, mensuels',
	'times:100': 'cent, cents',
	'times:1000': 'k, mille',
	'times:1000000': 'm, mio, million, millions',
	'number:0.5': 'demi, un demi',
	'number:1': 'un, une',
	'number:2': 'deux',
	'number:3': 'trois',
	'number:4': 'quatre',
	'number:5': 'cinq',
	'number:6': 'six',
	'number:7': 'sept',
	'number:8': 'huit',
	with: 'avec, inclus, y compris',
	outside:
		'hors, hors de, en dehors de, en dehors, loin de, loin d, a l exterieur de, partout sauf, n importe ou sauf',
	unneeded:
		'pas necessaire, pas obligatoire, pas indispensable, pas important, n est pas necessaire, pas requis, facultatif',
	not: 'pas, pas de, sans, pas d, non, aucun, aucune, sauf, tout sauf, hormis, ni, jamais, rien, au lieu de, au lieu d, plutot que, plutot qu, plutot qu un, plutot qu une, pas besoin de, pas besoin d, pas besoin, peu importe, peu importe le, peu importe la',
	street:
		'rue, avenue, av, chaussee, boulevard, bd, bvd, place, square, clos, allee, chemin, quai, dreve, impasse, sentier, venelle',
	for: 'pour',
	unsayable:
		'frais compris, frais inclus, tous frais compris, hors frais, frais de notaire compris, frais non compris, vendu, vendue, vendus, vendues, loue, louee, louees, pas cher, pas chere, pas chers, pas cheres, pas trop cher, pas trop chere, bon marche',
	'counted:cars': 'voiture, voitures, auto, autos, vehicule, vehicules',
	'counted:people':
		'personne, personnes, pers, enfant, enfants, gens, adulte, adultes, etudiant, etudiants, chien, chiens, chat, chats',
	'counted:years': 'an, ans, annees',
	minute: 'min, minute, minutes',
	reference: 'ref, reference, numero, code',
	text: 'projet de renovation, projet a renover, vitrage, ardenne, ardennes, gaume, condroz, hesbaye, borinage, cote, littoral, quartier, facade, facades, etage, etages, renovation, recent, recente, ancien, ancienne, anciens, anciennes, grand, grande, petit, petite, dressing, charges, double, doubles, grenier, cave, cuisine, piscine, balcon, hall, veranda, vue, vue mer, centre, gare, ecole, ecoles, calme, renove, renovee, a renover, campagne, moderne, spacieux, spacieuse, lumineux, lumineuse, ensoleille, panneaux solaires, pompe a chaleur, cheminee, buanderie, animaux, mer, plage, bois, parc, eau, sud, investissement, balcons, charme, on, belle vue, annexe, annexes, profession liberale, gite, dependance, dependances, ecurie, ecuries, prairie, etang, chauffage au sol, jacuzzi, sauna, viager, colocation, bord de mer, constructible, non meuble, mixte, immeuble mixte, rez, tva, mauvais, etat, bon etat, energetique, energetiques, vue sur l eau, bord de l eau, pature, patures, vis a vis, passive, passif, semi meuble, chien, chiens, chat, chats, transports, transports en commun, electrique, chauffage electrique, commerces et ecoles, foret, arbre, arbres, bureau de poste, poste, hopital, maison communale, supermarche, pharmacie, creche',
	filler:
		'n, n est, je, nous, cherche, cherchons, recherche, recherchons, je cherche, je recherche, a la recherche de, veux, voudrais, souhaite, un, une, des, de, d, du, le, la, les, l, a, au, aux, en, dans, sur, sur la, avec, et, ou, pour, par, qui, est, mon, ma, mes, y, ville, ville de, commune, commune de, a la, centre de, bien, biens, immobilier, immo, combien, combien de, combien coute, combien coutent, tous, tout, toutes, svp, aussi, se trouvant, situe, situee, de preference, ayant, nous cherchons, on cherche, on recherche, suis, sommes, a la recherche d, j, s, aimerais, aimerions, souhaitons, desire, voulons, voudrions, svp, s il vous plait, s il te plait, merci, bonjour, bonsoir, famille, ma famille, notre famille, notre, nos, conjoint, mari, femme, compagne, moi, quelque chose, quelque part, tres, plutot, eventuellement, si possible, peut etre, ce, cette, ces, mais, plus, du cote, b, be, belgique, par, ton, beau, belle, joli, jolie, bon, bonne, idealement, environ, que, ne, avez vous, avez, vous, y a t il, est ce que, quels sont, quelles sont, quels, quelles, code postal, n importe, aimerait, on, couple, en couple, retraite, retraites, retraitee, pensionne, pensionnee, jeune couple, montrez, montrez moi, montrez nous, montre moi, trouvez, trouvez moi, trouver, affichez, afficher, pourriez vous, pourriez, voir, je veux voir',
};
